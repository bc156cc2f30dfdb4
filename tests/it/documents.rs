//! Documents tell the truth about files: every path that one names is there, and so is every name
//! of the code in `docs/`.

use std::path::Path;

use crate::source::{WORKSPACE, files_below, relative, root};

/// A path or a name that a document says in backticks, and where.
type Mention = (String, usize, String);

/// The code that a document's prose quotes, without its blocks of code.
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

/// The first folders of the repository, and the endings by which a name alone is a file's.
fn is_path(code: &str) -> bool {
    const FOLDERS: [&str; 11] = [
        "src/",
        "crates/",
        "tests/",
        "benches/",
        "migrations/",
        "docs/",
        "fonts/",
        "sprites/",
        ".ci/",
        ".cargo/",
        "target/",
    ];
    const ENDINGS: [&str; 5] = [".rs", ".ftl", ".md", ".sql", ".toml"];
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-/<>".contains(c);
    code.chars().all(plain)
        && (FOLDERS.iter().any(|folder| code.starts_with(folder))
            || ENDINGS.iter().any(|ending| code.len() > ending.len() && code.ends_with(ending)))
}

/// Whether a part of a path fits, where `<name>` stands for any text.
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

/// Files that a document may name though the repository has none: what programs write and read.
const OF_USERS: [&str; 2] = ["sealed-move.toml", "target/dist/sealed-move"];

fn is_there(document: &str, code: &str) -> bool {
    let parts: Vec<_> = code.split('/').collect();
    let beside = root().join(document);
    let folder = beside.parent().unwrap_or(root());
    OF_USERS.contains(&code)
        || exists(root(), &parts)
        || exists(folder, &parts)
        || parts.contains(&"..") && folder.join(code).exists()
        // A name alone, such as `moretime.rs`, is a file somewhere.
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
fn every_file_that_a_document_names_is_there() {
    let mut paths = 0;
    let mut missing = Vec::new();
    for (document, text) in documents() {
        for mention in mentions(&document, &text).into_iter().filter(|(_, _, code)| is_path(code)) {
            paths += 1;
            if !is_there(&document, &mention.2) {
                missing.push(mention);
            }
        }
        // Links of the page itself.
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
fn every_name_of_the_code_in_the_docs_is_one() {
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
            let known =
                |part: &str| WORKSPACE.iter().any(|file| file.names.iter().any(|name| name.text == part));
            if !mention.2.split("::").all(known) {
                unknown.push(mention);
            }
        }
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
    assert!(names > 10, "only {names} names were read");
}

#[test]
fn a_path_that_is_not_there_is_seen() {
    let text = "Here is `src/lib.rs`, `src/discord/commands/<name>.rs`, `src/none.rs` and `t!(lang)`.\n```\n`src/x.rs`\n```";
    let found: Vec<_> = mentions("docs/x.md", text)
        .into_iter()
        .filter(|(_, _, code)| is_path(code) && !is_there("docs/x.md", code))
        .map(|(_, _, code)| code)
        .collect();
    assert_eq!(found, ["src/none.rs"]);
    assert!(!is_there("docs/x.md", "src/none/<name>.rs") && is_there("docs/x.md", "moretime.rs"));
}
