//! What keeps the crate in shape: which module may know which.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Each module with those it may know. What is absent matters most.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("dice", &[]),
    ("matches", &["dice"]),
    ("gamefile", &["dice", "matches"]),
    ("store", &["dice", "matches"]),
    ("ratings", &["matches"]),
    ("service", &["dice", "matches", "gamefile", "ratings", "store"]),
    ("i18n", &["matches"]),
    ("words", &["matches", "i18n", "t"]),
    ("replay", &["matches", "i18n"]),
    ("guide", &["matches", "i18n", "replay"]),
    ("referee", &["dice", "words"]),
    ("clock", &["matches"]),
    ("config", &[]),
    (
        "discord",
        &[
            "dice", "matches", "store", "service", "i18n", "t", "words", "replay", "guide", "clock",
            "config", "say",
        ],
    ),
    ("metrics", &["discord"]),
    (
        "cli",
        &[
            "config", "dice", "discord", "gamefile", "i18n", "matches", "metrics", "referee", "replay",
            "service", "store", "words",
        ],
    ),
];

/// Crates that only one module may use.
const OWN_CRATES: &[(&str, &[&str])] = &[
    ("rusqlite", &["store"]),
    ("serenity", &["discord"]),
    ("axum", &["metrics"]),
    ("prometheus", &["discord"]),
    ("fluent_bundle", &["i18n"]),
    ("skillratings", &["ratings"]),
    ("clap", &["cli", "config"]),
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_below(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The module of a file and its code, tests and comments left out.
fn modules() -> Vec<(String, PathBuf, String)> {
    let source = source();
    files_below(&source, "rs")
        .into_iter()
        .filter_map(|path| {
            let relative = path.strip_prefix(&source).unwrap();
            let first = relative.components().next().unwrap().as_os_str().to_str().unwrap();
            let module = first.trim_end_matches(".rs").to_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap();
            let code: Vec<_> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            (!matches!(module.as_str(), "lib" | "main")).then(|| (module, path.clone(), code.join("\n")))
        })
        .collect()
}

/// The words that stand right behind `mark`.
fn names_after<'a>(code: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    code.match_indices(mark).map(move |(at, _)| {
        let rest = &code[at + mark.len()..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        &rest[..end]
    })
}

#[test]
fn modules_know_only_what_stands_to_their_left() {
    let mut seen = BTreeSet::new();
    for (module, path, code) in modules() {
        let (_, may) = MAY_KNOW
            .iter()
            .find(|(name, _)| *name == module)
            .unwrap_or_else(|| panic!("{}: say what {module} may know", path.display()));
        for known in names_after(&code, "crate::") {
            let fine = known.is_empty() || known == module || may.contains(&known);
            assert!(fine, "{} knows {known}", path.display());
        }
        for (name, users) in OWN_CRATES {
            let uses = code.contains(&format!("{name}::"));
            assert!(!uses || users.contains(&module.as_str()), "{} uses {name}", path.display());
        }
        seen.insert(module);
    }
    assert_eq!(seen.len(), MAY_KNOW.len(), "{seen:?}");
}

#[test]
fn only_the_clock_and_the_outer_ring_ask_for_the_time() {
    for (module, path, code) in modules() {
        if matches!(
            module.as_str(),
            "rules" | "matches" | "store" | "service" | "i18n" | "words" | "board" | "referee"
        ) {
            for clock in ["SystemTime::now", "Instant::now", "clock::now", "getrandom", "rand::"] {
                assert!(!code.contains(clock), "{}: {clock}", path.display());
            }
        }
    }
}
