//! Tests the structure tests: they find violations planted in made-up files.

use super::cycles::cycles;
use super::packages::input_imports;
use super::{Finding, crate_violations, module_violations, secrets_named};
use crate::source::{SourceFile, read_text};

/// A file of the root package or of the rules, by its path.
fn file(path: &str, text: &str) -> SourceFile {
    let (krate, rest) = match path.strip_prefix("crates/rules/src/") {
        Some(rest) => ("sealed_move_rules", rest),
        None => ("sealed_move", path.strip_prefix("src/").unwrap()),
    };
    let parts = rest.trim_end_matches(".rs").split('/').filter(|part| !matches!(*part, "lib" | "mod"));
    let module: Vec<String> = parts.map(str::to_owned).collect();
    read_text(krate, &module, path, text, false)
}

fn library(mut files: Vec<SourceFile>) -> Vec<SourceFile> {
    files.push(file("src/lib.rs", "pub mod low; pub mod high; pub mod other;"));
    files.push(file("src/high/mod.rs", "pub mod deep; pub use deep::Deep; pub struct Top; pub fn act() {}"));
    files.push(file("src/high/deep.rs", "pub struct Deep; pub fn dive() {}"));
    files.push(file("src/other.rs", "pub use crate::high::Top as Bridge;"));
    files
}

/// Lines at which `low` uses a module it must not use.
fn found(text: &str) -> Vec<usize> {
    let modules: &[(&str, &[&str])] = &[("low", &["other"]), ("other", &["high"]), ("high", &[])];
    let findings = module_violations(&library(vec![file("src/low.rs", text)]), modules);
    assert!(findings.iter().all(|(path, ..)| path == "src/low.rs"), "{findings:?}");
    let mut lines: Vec<_> = findings.into_iter().map(|(_, line, _)| line).collect();
    lines.dedup();
    lines
}

#[test]
fn a_planted_import_is_found_however_it_is_written() {
    let planted = [
        "use crate::high::Top;",
        "use crate::{high};",
        "use crate::{other, high::{self, deep::Deep}};",
        "use crate::high as other_name;",
        "use crate::high::deep::*;",
        "use super::high::Top;",
        "mod inner { use super::super::high::Top; }",
        "#[cfg(test)] mod tests { use crate::high::Top; }",
        "#[cfg(all(test, unix))] mod tests { fn f() { crate::high::act(); } }",
        "fn f() { use crate::high::act; act(); }",
        "fn f() -> crate::high::Top { crate::high::Top }",
        "fn f() { crate::high::deep::dive(); }",
        "type Alias = Vec<Option<crate::high::deep::Deep>>;",
        "fn f(x: u8) { match x { 0 => drop(crate::high::Top), _ => {} } }",
        "fn f() { assert!(crate::high::act() == ()); }",
        "macro_rules! m { () => { $crate::high::act() } }",
        "macro_rules! m { () => { use $crate::{high::act, other}; } }",
        "impl From<crate::high::Top> for u8 { fn from(_: crate::high::Top) -> u8 { 0 } }",
        "use sealed_move::high::Top;",
        "use crate::other::Bridge;",
    ];
    for text in planted {
        assert_eq!(found(&format!("//! Low.\n\n{text}\n")), [3], "{text}");
    }
    for text in [
        "// use crate::high::Top;",
        "/// See [`crate::high::Top`].\nfn f() {}",
        "fn f() -> &'static str { \"crate::high::Top\" }",
        "mod high { pub fn act() {} } fn f() { high::act(); self::high::act(); }",
        "use crate::other; use serenity::high::Top;",
    ] {
        assert_eq!(found(text), [0; 0], "{text}");
    }
}

#[test]
fn a_module_that_has_no_row_is_found() {
    let findings = module_violations(&library(Vec::new()), &[("other", &["high"])]);
    assert!(findings.iter().any(|(path, ..)| path == "src/high/mod.rs"), "{findings:?}");
}

fn whats(findings: Vec<Finding>) -> Vec<String> {
    findings.into_iter().map(|(path, line, what)| format!("{path}:{line}: {what}")).collect()
}

#[test]
fn a_crate_or_a_clock_in_the_wrong_place_is_found() {
    let text = "use std::time::{Duration, SystemTime as Clock};
        fn f() -> Clock { Clock::now() }
        fn g() { std::fs::read(\"x\").ok(); }
        #[cfg(test)] mod tests { fn f() { std::fs::read(\"x\").ok(); rusqlite::Connection::open(\"x\"); } }";
    let comment = whats(crate_violations(&[file("src/domain/game/play.rs", text)]));
    let expected = [
        "src/domain/game/play.rs:1: std::time::SystemTime is not allowed here",
        "src/domain/game/play.rs:2: std::time::SystemTime is not allowed here",
        "src/domain/game/play.rs:3: std::fs is not allowed here",
        "src/domain/game/play.rs:4: rusqlite is not allowed here",
    ];
    assert_eq!(comment, expected);
    let text = "use std::time::SystemTime; fn f() { SystemTime::now(); }";
    assert!(crate_violations(&[file("src/clock/mod.rs", text)]).is_empty());
}

#[test]
fn cycles_are_found_and_re_exports_are_not_cycles() {
    let tree = |leaf: &str, root: &str| {
        cycles(&[
            file("src/lib.rs", "pub mod a;"),
            file("src/a/mod.rs", &format!("pub mod b; {root}")),
            file("src/a/b/mod.rs", "pub mod leaf; pub use leaf::Leaf;"),
            file("src/a/b/leaf.rs", leaf),
        ])
    };
    let needed = "pub struct Root; fn f(_: b::Leaf) {}";
    let comment = whats(tree("use super::super::Root;\npub struct Leaf(Root);", needed));
    assert!(
        comment.iter().any(|comment| comment.starts_with("src/a/mod.rs:1: circle: needs src/a/b/leaf.rs")),
        "{comment:?}"
    );
    assert!(
        comment.iter().any(|comment| comment.starts_with("src/a/b/leaf.rs:1: circle: needs src/a/mod.rs")),
        "{comment:?}"
    );
    assert!(tree("pub struct Leaf;", needed).is_empty());
    assert!(
        tree("use crate::a::Root; pub struct Leaf(Root);", "pub struct Root; pub use b::Leaf;").is_empty()
    );
    assert!(tree("pub struct Leaf; #[cfg(test)] mod tests { use crate::a::Root; }", needed).is_empty());
}

#[test]
fn rules_importing_input_are_found() {
    let game = |moves: &str| {
        input_imports(&[
            file("crates/rules/src/lib.rs", "pub mod kyo;"),
            file("crates/rules/src/kyo/mod.rs", "mod guide; mod input; mod moves; use input::Typed;"),
            file("crates/rules/src/kyo/guide.rs", "use super::input::Typed;"),
            file("crates/rules/src/kyo/input/mod.rs", "use super::moves::Move; pub struct Typed;"),
            file("crates/rules/src/kyo/moves.rs", moves),
        ])
    };
    assert_eq!(game("use super::{guide, input::{Typed as T}}; pub struct Move;").len(), 2);
    assert_eq!(game("fn f() { crate::kyo::input::Typed; }").len(), 1);
    assert!(game("pub struct Move; #[cfg(test)] mod tests { use super::super::input::Typed; }").is_empty());
}

#[test]
fn a_match_named_in_discord_is_found() {
    let text = "use crate::domain::Match; use crate::domain::MatchFacts;";
    let files = [
        file("src/lib.rs", "pub mod domain; pub mod discord; pub mod service;"),
        file(
            "src/domain/mod.rs",
            "mod game; pub use game::match_data::Match; pub use game::match_facts::MatchFacts;",
        ),
        file("src/domain/game/mod.rs", "pub mod match_data; pub mod match_facts;"),
        file("src/domain/game/match_data.rs", "pub struct Match;"),
        file("src/domain/game/match_facts.rs", "pub struct MatchFacts;"),
        file("src/discord/card.rs", text),
        file("src/service/views.rs", text),
    ];
    assert_eq!(whats(secrets_named(&files)), ["src/discord/card.rs:1: crate::domain::Match"]);
}
