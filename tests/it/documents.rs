//! Documents name only files that exist, and `docs/` names only items that exist.

use std::collections::BTreeSet;
use std::path::Path;

use sealed_move::text::Language;

use crate::source::{WORKSPACE, files_below, relative, root};

#[test]
fn the_readme_names_each_language_by_its_own_name() {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let (_, list) = readme.split_once("It speaks ").unwrap();
    let (list, _) = list.split_once(", to each reader").unwrap();
    let names: BTreeSet<&str> = list.split(", ").flat_map(|part| part.split(" and ")).collect();
    let ours: BTreeSet<&str> = Language::all().map(Language::name).collect();
    assert_eq!(names, ours);
}

/// File, line and text of a code span.
type Mention = (String, usize, String);

/// Code spans of a document, without code blocks.
fn mentions(path: &str, text: &str) -> Vec<Mention> {
    let mut found = Vec::new();
    let mut block = false;
    for (at, line) in text.lines().enumerate() {
        block ^= line.trim_start().starts_with("```");
        if !block {
            let quoted = line.split('`').skip(1).step_by(2);
            found.extend(quoted.map(|code| (path.to_owned(), at + 1, code.to_owned())));
        }
    }
    found
}

/// Recognizes paths by their first folder, and file names by their extension.
fn is_path(code: &str) -> bool {
    const FOLDERS: [&str; 11] = [
        "src/",
        "crates/",
        "tests/",
        "benches/",
        "migrations/",
        "packaging/",
        "docs/",
        "fonts/",
        "sprites/",
        ".ci/",
        ".cargo/",
    ];
    const ENDINGS: [&str; 5] = [".rs", ".ftl", ".md", ".sql", ".toml"];
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-/<>".contains(c);
    code.chars().all(plain)
        && (FOLDERS.iter().any(|folder| code.starts_with(folder))
            || ENDINGS.iter().any(|ending| code.len() > ending.len() && code.ends_with(ending)))
}

/// Whether a part of a path matches, with `<name>` as a wildcard.
fn fits(pattern: &str, name: &str) -> bool {
    match (pattern.split_once('<'), pattern.rsplit_once('>')) {
        (Some((before, _)), Some((_, after))) => {
            name.len() >= before.len() + after.len() && name.starts_with(before) && name.ends_with(after)
        }
        _ => pattern == name,
    }
}

fn exists(folder: &Path, parts: &[&str]) -> bool {
    let [first, rest @ ..] = parts else { return true };
    if first.is_empty() {
        return folder.is_dir();
    }
    let Ok(entries) = std::fs::read_dir(folder) else { return false };
    entries.flatten().any(|entry| {
        fits(first, &entry.file_name().to_string_lossy()) && (rest.is_empty() || exists(&entry.path(), rest))
    })
}

/// Files that programs write or read, which the repository doesn't contain.
const OF_USERS: [&str; 1] = ["sealed-move.toml"];

fn is_there(document: &str, code: &str) -> bool {
    let parts: Vec<_> = code.split('/').collect();
    let beside = root().join(document);
    let folder = beside.parent().unwrap_or(root());
    OF_USERS.contains(&code)
        || exists(root(), &parts)
        || exists(folder, &parts)
        || parts.contains(&"..") && folder.join(code).exists()
        // A bare name such as `moretime.rs` is a file anywhere.
        || parts.len() == 1
            && WORKSPACE.iter().any(|file| file.path.rsplit('/').next().is_some_and(|name| fits(code, name)))
}

fn documents() -> Vec<(String, String)> {
    let all = files_below("", "md").into_iter().map(|path| (relative(&path), path));
    all.filter(|(path, _)| !path.starts_with("sprites/"))
        .map(|(path, file)| (path, std::fs::read_to_string(file).unwrap()))
        .collect()
}

#[test]
fn every_file_named_in_a_document_exists() {
    let mut paths = 0;
    let mut missing = Vec::new();
    for (document, text) in documents() {
        for mention in mentions(&document, &text).into_iter().filter(|(_, _, code)| is_path(code)) {
            paths += 1;
            if !is_there(&document, &mention.2) {
                missing.push(mention);
            }
        }
        // Relative links.
        for (at, line) in text.lines().enumerate() {
            for link in line.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
                if !link.is_empty() && !link.contains("://") {
                    paths += 1;
                    if !is_there(&document, link) {
                        missing.push((document.clone(), at + 1, link.to_owned()));
                    }
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(paths > 60, "only {paths} paths were read");
}

#[test]
fn every_code_name_in_the_docs_exists() {
    let is_name = |code: &str| {
        let last = code.rsplit("::").next().unwrap_or_default();
        let starts = code.starts_with(|c: char| c.is_ascii_uppercase());
        let small = last.contains(|c: char| c.is_ascii_lowercase());
        starts && small && code.chars().all(|c| c.is_ascii_alphanumeric() || c == ':' || c == '_')
    };
    let mut names = 0;
    let mut unknown = Vec::new();
    for (document, text) in documents().into_iter().filter(|(path, _)| path.starts_with("docs/")) {
        for mention in mentions(&document, &text).into_iter().filter(|(_, _, code)| is_name(code)) {
            names += 1;
            let known = |part: &str| WORKSPACE.iter().any(|file| file.names.contains(part));
            if !mention.2.split("::").all(known) {
                unknown.push(mention);
            }
        }
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
    assert!(names > 10, "only {names} names were read");
}

/// Shell blocks of a page with the comment above each.
fn shell_blocks(page: &str) -> Vec<(&str, String)> {
    let lines: Vec<&str> = page.lines().collect();
    let begins = (1..lines.len()).filter(|at| lines[*at].trim() == "```sh");
    begins
        .map(|at| {
            let block: Vec<_> = lines[at + 1..].iter().take_while(|line| **line != "```").copied().collect();
            (lines[at - 1], block.join("\n"))
        })
        .collect()
}

#[test]
fn each_command_for_operators_is_tested_or_says_why_not() {
    let read = |file: &str| std::fs::read_to_string(root().join(file)).unwrap();
    let ci = read(".ci/run") + &read(".ci/packages");
    let tried = read("packaging/try.py");
    let page = read("docs/operating.md");
    let mut names = Vec::new();
    for (comment, block) in shell_blocks(&page) {
        let text = comment.strip_prefix("<!-- ").and_then(|text| text.strip_suffix(" -->"));
        let text = text.unwrap_or_else(|| panic!("no comment above {block:?}"));
        if let Some(name) = text.strip_prefix("tested by packaging/try.py: ") {
            assert!(tried.contains(&format!("follow(\"{name}\"")), "packaging/try.py doesn't run {name}");
            names.push(name);
        } else if text == "tested by .ci/run" {
            for line in block.lines() {
                let command = line.split('#').next().unwrap_or_default().trim();
                assert!(ci.contains(command), ".ci/run doesn't run {command}");
            }
        } else {
            let reason = text.strip_prefix("not tested: ");
            assert!(reason.is_some_and(|reason| reason.len() > 10), "{comment} above {block:?}");
        }
    }
    assert_eq!(names, ["install", "archive", "backup", "restore"]);
}

#[test]
fn a_missing_path_is_found() {
    let text = "Here is `src/lib.rs`, `src/discord/commands/<name>.rs`, `src/none.rs` and `t!(lang)`.\n```\n`src/x.rs`\n```";
    let found: Vec<_> = mentions("docs/x.md", text)
        .into_iter()
        .filter(|(_, _, code)| is_path(code) && !is_there("docs/x.md", code))
        .map(|(_, _, code)| code)
        .collect();
    assert_eq!(found, ["src/none.rs"]);
    assert!(!is_there("docs/x.md", "src/none/<name>.rs") && is_there("docs/x.md", "moretime.rs"));
}
