//! The workspace's Rust files, parsed, for tests about its structure and names.
//!
//! The results are plain data, so that all tests share one parse. Code behind `#[cfg(test)]` is
//! included and marked.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use proc_macro2::TokenStream;

mod comments;
mod reader;
mod resolve;

pub(crate) use comments::Comment;
pub(crate) use resolve::{Module, Resolver};

/// Other targets: the name of the crate, and its first file.
const EXTRA_TARGETS: [(&str, &str); 5] = [
    ("main", "src/main.rs"),
    ("it", "tests/it/main.rs"),
    ("rules_it", "crates/rules/tests/it/main.rs"),
    ("players_it", "crates/players/tests/it/main.rs"),
    ("with_serenity", "crates/sandbox/tests/with_serenity/main.rs"),
];

/// Packages: the name of the library crate, and the folder.
pub(crate) const PACKAGES: [(&str, &str); 5] = [
    ("sealed_move", ""),
    ("sealed_move_rules", "crates/rules/"),
    ("sealed_move_board", "crates/board/"),
    ("sealed_move_players", "crates/players/"),
    ("discord_at_home", "crates/sandbox/"),
];

/// A path such as `crate::store::Store`, in an import or in code.
#[derive(Clone, Debug)]
pub(crate) struct PathUse {
    /// The module that contains it, from the crate's root.
    pub(crate) module: Vec<String>,
    /// Its segments as written; `*` for a glob.
    pub(crate) segments: Vec<String>,
    /// For an import: its new name, and whether it is a re-export.
    pub(crate) import: Option<(String, bool)>,
    pub(crate) line: usize,
    /// Whether it is behind `#[cfg(test)]`.
    pub(crate) test: bool,
}

/// An item other than an import or a module.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) module: Vec<String>,
    pub(crate) name: String,
}

/// A module declaration: `mod name;`, with its `#[path]` if any, or `mod name {}`.
#[derive(Clone, Debug)]
pub(crate) struct Declared {
    pub(crate) module: Vec<String>,
    pub(crate) inline: bool,
    pub(crate) at: Option<String>,
    pub(crate) test: bool,
}

/// A string literal, without documentation.
#[derive(Clone, Debug)]
pub(crate) struct TextLiteral {
    pub(crate) text: String,
    /// Whether it is behind `#[cfg(test)]`.
    pub(crate) test: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct SourceFile {
    /// Its crate: a package's library, or another target.
    pub(crate) krate: String,
    /// Its module, from the crate's root.
    pub(crate) module: Vec<String>,
    /// From the root of the workspace, with `/`.
    pub(crate) path: String,
    pub(crate) lines: usize,
    /// Whether the whole file is behind `#[cfg(test)]`.
    pub(crate) test: bool,
    pub(crate) names: BTreeSet<String>,
    pub(crate) comments: Vec<Comment>,
    pub(crate) texts: Vec<TextLiteral>,
    pub(crate) paths: Vec<PathUse>,
    pub(crate) items: Vec<Item>,
    pub(crate) declared: Vec<Declared>,
}

/// All files of the workspace, including `benches/peers` and orphans.
pub(crate) static WORKSPACE: LazyLock<Vec<SourceFile>> = LazyLock::new(read_workspace);

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Files with an extension below a folder, without build output.
pub(crate) fn files_below(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![root().join(folder)];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
                if !hidden && !path.ends_with("target") {
                    open.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The path from the root of the workspace, with `/`.
pub(crate) fn relative(path: &Path) -> String {
    let parts = path.strip_prefix(root()).unwrap().components();
    parts.map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Parses a text as the file of a module.
pub(crate) fn read_text(krate: &str, module: &[String], path: &str, text: &str, test: bool) -> SourceFile {
    let wrong = |error: &dyn std::fmt::Display| -> ! { panic!("{path}: {error}") };
    let tokens: TokenStream = text.parse().unwrap_or_else(|error| wrong(&error));
    let syntax = syn::parse2(tokens.clone()).unwrap_or_else(|error| wrong(&error));
    let mut file = reader::read(&syntax, module, test);
    file.krate = krate.to_owned();
    file.path = path.to_owned();
    file.lines = text.lines().count();
    file.comments = comments::comments(text, tokens);
    file
}

fn read_workspace() -> Vec<SourceFile> {
    let mut files = Vec::new();
    for (krate, folder) in PACKAGES {
        follow(&mut files, krate, &[], &format!("{folder}src/lib.rs"), false);
    }
    for (krate, first) in EXTRA_TARGETS {
        follow(&mut files, krate, &[], first, false);
    }
    // Benches, examples and orphans: each as its own crate.
    for path in files_below("", "rs") {
        let path = relative(&path);
        if !files.iter().any(|file: &SourceFile| file.path == path) {
            let krate = path.trim_end_matches(".rs").to_owned();
            let test = !path.contains("src/");
            follow(&mut files, &krate, &[], &path, test);
        }
    }
    files
}

/// Reads a file and, recursively, the modules it declares.
fn follow(files: &mut Vec<SourceFile>, krate: &str, module: &[String], path: &str, test: bool) {
    if files.iter().any(|file| file.path == path) {
        return;
    }
    let text = std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let file = read_text(krate, module, path, &text, test);
    let declared = file.declared.clone();
    files.push(file);
    for Declared { module: below, at, test, .. } in declared.into_iter().filter(|declared| !declared.inline) {
        let found = match at {
            Some(at) => Some(beside(path, &at)),
            None => file_of(path, module, &below),
        };
        let found = found.unwrap_or_else(|| panic!("{path}: no file for the module {}", below.join("::")));
        follow(files, krate, &below, &found, test);
    }
}

/// Resolves a `#[path]` relative to the declaring file.
fn beside(path: &str, at: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in at.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The file of a module declared in the file of `module`, possibly inside an inline module.
fn file_of(path: &str, module: &[String], below: &[String]) -> Option<String> {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let stem = name.trim_end_matches(".rs");
    let owns_folder = matches!(stem, "mod" | "lib" | "main") || module.is_empty();
    let mut base = folder.to_owned();
    if !owns_folder {
        base = format!("{base}/{stem}");
    }
    let rest = below[module.len()..].join("/");
    [format!("{base}/{rest}.rs"), format!("{base}/{rest}/mod.rs")]
        .into_iter()
        .find(|candidate| root().join(candidate).is_file())
}
