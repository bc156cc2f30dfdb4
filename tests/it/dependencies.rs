//! What the workspace depends on, held against `deny.toml`: licences, sources, and who may link
//! SQLite. `cargo deny check` asks the same, and for advisories besides; this needs neither that
//! tool nor the network, only what a build has downloaded.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

use crate::source::root;

/// The only place that crates may come from.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// All packages that a build of anything in the workspace may take part in.
fn metadata() -> Option<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // First for all platforms; a build downloads only what its own takes.
    for platform in [&[][..], &["--filter-platform", "host-tuple"][..]] {
        let output = Command::new(&cargo)
            .args(["metadata", "--format-version", "1", "--offline", "--locked"])
            .args(platform)
            .current_dir(root())
            .output();
        let Ok(output) = output else {
            println!("skipped: there is no cargo to ask for the dependencies");
            return None;
        };
        if output.status.success() {
            return Some(serde_json::from_slice(&output.stdout).unwrap());
        }
        println!("{platform:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    panic!("cargo does not tell the dependencies");
}

fn deny() -> toml::Table {
    std::fs::read_to_string(root().join("deny.toml")).unwrap().parse().unwrap()
}

fn packages(metadata: &Value) -> &[Value] {
    metadata["packages"].as_array().unwrap()
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

/// Whether an SPDX expression can be met with allowed licences alone: `OR` takes one side, `AND`
/// both; `WITH` makes a licence of its own; `/` is an old way to write `OR`.
fn allowed(expression: &str, licences: &[&str]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = &words[..];
    let met = either(&mut rest, licences);
    met && rest.is_empty()
}

fn either(words: &mut &[&str], licences: &[&str]) -> bool {
    let mut met = both(words, licences);
    while let Some((&"OR", rest)) = words.split_first() {
        *words = rest;
        met |= both(words, licences);
    }
    met
}

fn both(words: &mut &[&str], licences: &[&str]) -> bool {
    let mut met = one(words, licences);
    while let Some((&"AND", rest)) = words.split_first() {
        *words = rest;
        met &= one(words, licences);
    }
    met
}

fn one(words: &mut &[&str], licences: &[&str]) -> bool {
    match **words {
        ["(", ref rest @ ..] => {
            *words = rest;
            let met = either(words, licences);
            match words.split_first() {
                Some((&")", rest)) => *words = rest,
                _ => return false,
            }
            met
        }
        [licence, "WITH", exception, ref rest @ ..] => {
            *words = rest;
            licences.contains(&format!("{licence} WITH {exception}").as_str())
        }
        [licence, ref rest @ ..] => {
            *words = rest;
            licences.contains(&licence)
        }
        [] => false,
    }
}

#[test]
fn each_advisory_that_is_ignored_has_its_reason() {
    let deny = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/deny.toml")).unwrap();
    let deny: toml::Table = deny.parse().unwrap();
    let ignored = deny["advisories"]["ignore"].as_array().unwrap();
    assert!(!ignored.is_empty());
    for advisory in ignored {
        let told = |field: &str| advisory.get(field).and_then(toml::Value::as_str).unwrap_or_default();
        assert!(told("id").starts_with("RUSTSEC-20") && told("reason").len() > 30, "{advisory:?}");
    }
}

#[test]
fn every_dependency_has_a_licence_that_is_allowed() {
    let Some(metadata) = metadata() else { return };
    let deny = deny();
    let section = deny["licenses"].as_table().unwrap();
    assert!(section.keys().all(|key| key == "allow"), "only `allow` is understood here: {section:?}");
    let licences: Vec<&str> =
        section["allow"].as_array().unwrap().iter().map(|licence| licence.as_str().unwrap()).collect();
    let refused: Vec<_> = packages(&metadata)
        .iter()
        .filter(|package| !allowed(text(package, "license"), &licences))
        .map(|package| {
            format!("{} {}: {}", text(package, "name"), text(package, "version"), package["license"])
        })
        .collect();
    assert!(packages(&metadata).len() > 100, "few packages were found");
    assert!(refused.is_empty(), "{refused:#?}");
    let needless: Vec<_> = licences
        .iter()
        .filter(|licence| {
            let others: Vec<&str> = licences.iter().copied().filter(|other| other != *licence).collect();
            packages(&metadata).iter().all(|package| allowed(text(package, "license"), &others))
        })
        .collect();
    println!("allowed, and needed by no package: {needless:?}");
}

#[test]
fn every_dependency_comes_from_crates_io() {
    let Some(metadata) = metadata() else { return };
    let deny = deny();
    for key in ["unknown-registry", "unknown-git"] {
        assert_eq!(deny["sources"][key].as_str(), Some("deny"));
    }
    assert_eq!(
        deny["sources"].as_table().unwrap().len(),
        2,
        "another source is allowed than is looked at here"
    );
    for package in packages(&metadata) {
        let ours = text(package, "manifest_path").starts_with(root().to_str().unwrap());
        let from = package["source"].as_str();
        assert!(from == Some(CRATES_IO) || from.is_none() && ours, "{}: {from:?}", text(package, "name"));
    }
}

#[test]
fn what_deny_toml_bans_is_linked_only_through_its_wrappers() {
    let Some(metadata) = metadata() else { return };
    let names: BTreeMap<&str, &str> =
        packages(&metadata).iter().map(|package| (text(package, "id"), text(package, "name"))).collect();
    let deny = deny();
    let bans = deny["bans"]["deny"].as_array().unwrap();
    assert!(!bans.is_empty());
    for ban in bans {
        let banned = ban["crate"].as_str().unwrap();
        let wrappers: Vec<_> =
            ban["wrappers"].as_array().unwrap().iter().filter_map(toml::Value::as_str).collect();
        let mut users = 0;
        for node in metadata["resolve"]["nodes"].as_array().unwrap() {
            let needs = node["dependencies"].as_array().unwrap();
            if needs.iter().any(|id| names[id.as_str().unwrap()] == banned) {
                let name = names[text(node, "id")];
                assert!(wrappers.contains(&name), "{name} links {banned}");
                users += 1;
            }
        }
        assert!(users > 0, "nothing links {banned} any more");
    }
}

#[test]
fn licences_are_read_as_spdx_writes_them() {
    let check = |expression: &str, expected: bool| {
        assert_eq!(
            allowed(expression, &["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"]),
            expected,
            "{expression}"
        );
    };
    check("MIT", true);
    check("GPL-3.0-only", false);
    check("GPL-3.0-only OR MIT", true);
    check("MIT/GPL-3.0-only", true);
    check("MIT AND GPL-3.0-only", false);
    check("MIT AND Zlib", true);
    check("GPL-3.0-only OR MIT AND Zlib", true);
    check("(GPL-3.0-only OR MIT) AND Zlib", true);
    check("(GPL-3.0-only OR MIT) AND ISC", false);
    check("Apache-2.0 WITH LLVM-exception", true);
    check("Apache-2.0", false);
    check("GPL-3.0-only WITH LLVM-exception OR ISC", false);
    check("(MIT", false);
    check("MIT Zlib", false);
    check("", false);
}
