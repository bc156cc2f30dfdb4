//! Rules for packages: their dependencies, imports within a game, and the length of files. A
//! separate test checks that the sandbox names no game.

use super::{Finding, assert_none};
use crate::source::{PACKAGES, Resolver, SourceFile, WORKSPACE, root};

/// Maximum lines of a file, without an exception.
const MAX_LINES: usize = 500;

/// Longer files, with the reason.
const EXCEPTIONS: &[(&str, &str)] = &[];

/// Allowed dependencies between our packages.
const DEPENDS_ON: &[(&str, &[&str])] = &[
    ("", &["discord-at-home", "sealed-move-board", "sealed-move-players", "sealed-move-rules"]),
    ("crates/rules/", &[]),
    ("crates/board/", &["sealed-move-rules"]),
    ("crates/players/", &["sealed-move-rules"]),
    ("crates/sandbox/", &[]),
];

/// Modules of a game that its rules never import. Its `mod.rs` may, because it assembles the game.
const INPUT_MODULES: [&str; 2] = ["input", "guide"];

/// Imports of `input` or `guide` by a game's rules.
pub(super) fn input_imports(files: &[SourceFile]) -> Vec<Finding> {
    let resolver = Resolver::new(files);
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.krate == "sealed_move_rules" && !file.test) {
        let [game, rest @ ..] = &file.module[..] else { continue };
        let (Some(part), true) = (rest.first(), is_game(game)) else { continue };
        if INPUT_MODULES.contains(&part.as_str()) {
            continue;
        }
        for path in file.paths.iter().filter(|path| !path.test) {
            for (_, module) in resolver.meaning(&file.krate, path).through {
                if let [other, part, ..] = &module[..]
                    && other == game
                    && INPUT_MODULES.contains(&part.as_str())
                {
                    let comment = format!("the rules proper import {part}");
                    findings.push((file.path.clone(), path.line, comment));
                }
            }
        }
    }
    findings.dedup();
    findings
}

fn is_game(module: &str) -> bool {
    sealed_move_rules::find(module).is_some()
}

fn manifest(folder: &str) -> toml::Table {
    let path = root().join(folder).join("Cargo.toml");
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

#[test]
fn packages_depend_only_on_those_that_know_less() {
    let ours: Vec<String> = PACKAGES
        .iter()
        .map(|(_, folder)| manifest(folder)["package"]["name"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(PACKAGES.len(), DEPENDS_ON.len());
    for (folder, expected) in DEPENDS_ON {
        let manifest = manifest(folder);
        let names = manifest.get("dependencies").and_then(toml::Value::as_table);
        let mut found: Vec<&str> =
            names.into_iter().flat_map(toml::Table::keys).map(String::as_str).collect();
        if *folder == "crates/rules/" {
            assert!(found.is_empty(), "the rules depend on {found:?}");
        }
        found.retain(|name| ours.iter().any(|own| own == name));
        assert_eq!(found, *expected, "{folder}");
    }
}

#[test]
fn a_games_rules_import_neither_input_nor_guide() {
    assert_none(input_imports(&WORKSPACE));
}

#[test]
fn no_file_is_long_without_a_reason() {
    let long = WORKSPACE.iter().filter(|file| file.lines > MAX_LINES);
    let without = long.filter(|file| !EXCEPTIONS.iter().any(|(path, _)| *path == file.path));
    assert_none(without.map(|file| (file.path.clone(), file.lines, "is too long".to_owned())).collect());
    for (path, _) in EXCEPTIONS {
        let file = WORKSPACE.iter().find(|file| file.path == *path);
        assert!(file.is_some_and(|file| file.lines > MAX_LINES), "{path} no longer needs an exception");
    }
}
