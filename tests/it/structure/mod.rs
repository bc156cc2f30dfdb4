//! Structure of the workspace: allowed dependencies of modules, allowed uses of crates, no cycles
//! between folders, and the length of files.
//!
//! Files are parsed completely, including `#[cfg(test)]`, and every import and path is followed to
//! the definition of its item. Groups, renames and re-exports can't hide a dependency.

use std::collections::BTreeSet;

use crate::source::{Module, PathUse, Resolver, SourceFile, WORKSPACE, files_below, root};

mod cycles;
mod log_lines;
mod packages;
mod planted;

/// File, line and problem.
type Finding = (String, usize, String);

/// Modules of the root package in reading order, each with the modules it may use, all listed
/// before it. The exclusions matter most. Tests inside a module may use no more than the module.
const MODULES: &[(&str, &[&str])] = &[
    ("config", &[]),
    ("dice", &[]),
    ("domain", &["dice"]),
    ("clock", &["domain"]),
    ("text", &["domain"]),
    ("replay", &["domain", "text"]),
    ("guide", &["domain", "text", "replay"]),
    ("referee", &["dice", "domain", "text"]),
    ("gamefile", &["dice", "domain"]),
    ("ratings", &["domain"]),
    ("store", &["dice", "domain"]),
    ("service", &["dice", "domain", "gamefile", "ratings", "store"]),
    ("bot", &["config", "clock", "dice", "domain", "text", "service"]),
    ("discord", &["bot", "config", "clock", "dice", "domain", "text", "replay", "guide", "service"]),
    ("jobs", &["config", "clock", "domain", "text", "service", "bot", "discord"]),
    (
        "cli",
        &[
            "config", "clock", "dice", "domain", "text", "replay", "referee", "gamefile", "store", "service",
            "bot", "discord", "jobs",
        ],
    ),
    ("main", &["config", "cli"]),
];

/// Crates, modules and functions, with the folders and files of the root package that may use them.
/// Each dependency has a row.
const ALLOWED_USES: &[(&str, &[&str])] = &[
    ("anyhow", &["src/cli/", "src/main.rs"]),
    ("axum", &["src/bot/metrics_server.rs", "src/discord/interactions/endpoint/"]),
    ("bytes", &["src/store/postgres/"]),
    ("clap", &["src/cli/", "src/config/", "src/main.rs"]),
    ("clap_complete", &["src/cli/completions.rs"]),
    ("clap_mangen", &["src/cli/man.rs"]),
    ("deadpool", &["src/store/postgres/"]),
    ("deadpool_postgres", &["src/store/postgres/"]),
    ("discord_at_home", &["src/cli/sandbox.rs"]),
    ("fluent_bundle", &["src/text/"]),
    ("fluent_syntax", &["src/text/"]),
    ("getrandom", &["src/cli/"]),
    ("hmac", &["src/dice.rs", "src/domain/people/person_hash.rs"]),
    ("icu_properties", &["src/domain/people/name/"]),
    ("intl_pluralrules", &["src/text/"]),
    ("include_dir", &["src/store/migrations.rs"]),
    ("indicatif", &["src/cli/"]),
    ("jiff", &["src/domain/", "src/gamefile/"]),
    ("prometheus", &["src/bot/", "src/discord/", "src/jobs/"]),
    ("reqwest", &["src/config/", "src/discord/"]),
    ("ring", &["src/discord/interactions/endpoint/"]),
    ("rusqlite", &["src/store/sqlite/"]),
    ("rustc_hash", &["src/text/"]),
    ("rustls", &["src/store/postgres/"]),
    (
        "rustix",
        &[
            "src/cli/doctor.rs",
            "src/cli/players.rs",
            "src/cli/setup/",
            "src/bot/picture_pool.rs",
            "src/bot/think_pool.rs",
        ],
    ),
    (
        "sealed_move_board",
        &["src/replay.rs", "src/guide.rs", "src/bot/", "src/discord/", "src/jobs/", "src/cli/"],
    ),
    // Only `domain` calls it; the others use its types: levels, choices, cancellation.
    (
        "sealed_move_players",
        &[
            "src/domain/",
            "src/store/",
            "src/service/",
            "src/text/",
            "src/bot/",
            "src/discord/",
            "src/jobs/",
            "src/gamefile/",
            "src/referee/",
            "src/cli/",
        ],
    ),
    ("sealed_move_rules", &["src/"]),
    ("serde", &["src/config/", "src/discord/", "src/referee/", "src/service/"]),
    ("serde_json", &["src/discord/", "src/jobs/", "src/referee/", "src/service/"]),
    ("serenity", &["src/discord/", "src/jobs/"]),
    (
        "sha2",
        &[
            "src/dice.rs",
            "src/domain/people/person_hash.rs",
            "src/domain/tournament/lots.rs",
            "src/store/copying.rs",
            "src/text/staleness.rs",
        ],
    ),
    ("skillratings", &["src/ratings.rs"]),
    ("strsim", &["src/text/"]),
    ("tempfile", &["src/cli/doctor.rs", "src/cli/restore.rs", "src/cli/setup/"]),
    ("thiserror", &["src/"]),
    (
        "tokio",
        &[
            "src/store/postgres/",
            "src/service/core/",
            "src/bot/",
            "src/discord/",
            "src/jobs/",
            "src/bot/metrics_server.rs",
            "src/cli/",
        ],
    ),
    ("tokio_postgres", &["src/store/postgres/"]),
    ("tokio_postgres_rustls", &["src/store/postgres/"]),
    ("toml", &["src/config/"]),
    (
        "tracing",
        &[
            "src/config/",
            "src/text/",
            "src/store/",
            "src/service/",
            "src/bot/",
            "src/discord/",
            "src/jobs/",
            "src/bot/metrics_server.rs",
            "src/cli/",
        ],
    ),
    ("tracing_subscriber", &["src/config/", "src/cli/logging.rs"]),
    ("unic_langid", &["src/text/"]),
    ("unicode_normalization", &["src/domain/people/name/", "src/text/folding.rs"]),
    ("unicode_security", &["src/domain/people/name/"]),
    ("unicode_segmentation", &["src/text/clip.rs"]),
    ("webpki_roots", &["src/store/postgres/"]),
    // Input and output.
    ("std::env", &["src/config/"]),
    ("std::fs", &["src/config/", "src/store/sqlite/", "src/cli/", "src/bot/metrics.rs"]),
    (
        "std::io",
        &[
            "src/config/",
            "src/store/",
            "src/referee/",
            "src/bot/metrics_server.rs",
            "src/cli/",
            "src/discord/rest/client.rs",
            "src/discord/interactions/endpoint/",
        ],
    ),
    (
        "std::net",
        &["src/config/", "src/bot/metrics_server.rs", "src/cli/", "src/discord/", "src/jobs/bot.rs"],
    ),
    ("std::os", &["src/cli/heaps.rs", "src/store/sqlite/", "src/cli/data_folder.rs", "src/cli/setup/"]),
    ("std::process", &["src/cli/", "src/main.rs"]),
    (
        "std::thread",
        &["src/cli/players.rs", "src/bot/picture_pool.rs", "src/bot/think_pool.rs", "src/store/postgres/"],
    ),
    // Time and randomness: elsewhere they are arguments.
    ("std::time::SystemTime", &["src/clock/"]),
    ("std::time::Instant", &["src/clock/", "src/bot/", "src/discord/", "src/jobs/"]),
    ("tokio::time", &["src/bot/", "src/discord/", "src/jobs/", "src/store/postgres/"]),
    ("jiff::Timestamp::now", &[]),
    ("jiff::Zoned::now", &[]),
    ("std::hash::RandomState", &[]),
    ("std::collections::hash_map::RandomState", &[]),
];

/// Also allowed for tests inside `src/`: files, threads and servers.
const ALLOWED_IN_TESTS: &[&str] = &[
    "std::fs",
    "std::io",
    "std::net",
    "std::time::Instant",
    "std::thread",
    "tempfile",
    "tokio",
    "tokio::time",
    "serde_json",
];

/// Fails if there are findings.
fn assert_none(mut findings: Vec<Finding>) {
    findings.sort();
    findings.dedup();
    assert!(findings.is_empty(), "{} findings: {findings:#?}", findings.len());
}

/// The root package's top-level module that contains a module; `None` for `lib.rs` itself.
fn top(resolver: &Resolver, module: &Module) -> Option<String> {
    if !matches!(module.0.as_str(), "sealed_move" | "main") {
        return None;
    }
    let file = resolver.file_of(module)?;
    let name = file.strip_prefix("src/")?.split('/').next()?.trim_end_matches(".rs");
    (name != "lib").then(|| name.to_owned())
}

/// Uses of modules that aren't allowed.
fn module_violations(files: &[SourceFile], modules: &[(&str, &[&str])]) -> Vec<Finding> {
    let resolver = Resolver::new(files);
    let mut findings = Vec::new();
    for file in files {
        let here = (file.krate.clone(), file.module.clone());
        let Some(name) = top(&resolver, &here) else { continue };
        let row = modules.iter().find(|(module, _)| *module == name);
        let Some((_, knows)) = row else {
            findings.push((file.path.clone(), 1, format!("add a row for {name} to MODULES")));
            continue;
        };
        for path in &file.paths {
            for module in resolver.meaning(&file.krate, path).through {
                if let Some(known) = top(&resolver, &module)
                    && known != name
                    && !knows.contains(&known.as_str())
                {
                    let comment = format!("{name} uses {known} through {}", path.segments.join("::"));
                    findings.push((file.path.clone(), path.line, comment));
                }
            }
        }
    }
    findings
}

/// The full path from where it enters another package.
fn external_path(resolver: &Resolver, file: &SourceFile, path: &PathUse) -> Option<String> {
    let meaning = resolver.meaning(&file.krate, path);
    if let Some(external) = meaning.external {
        return Some(external.join("::"));
    }
    let foreign = meaning.through.iter().find(|(krate, _)| *krate != file.krate)?;
    Some(foreign.0.clone())
}

/// Uses of crates, or of parts of crates, that aren't allowed.
fn crate_violations(files: &[SourceFile]) -> Vec<Finding> {
    let resolver = Resolver::new(files);
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.path.starts_with("src/")) {
        for path in &file.paths {
            let Some(outside) = external_path(&resolver, file, path) else { continue };
            for (used, users) in ALLOWED_USES {
                let uses =
                    outside.strip_prefix(used).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
                let may = users.iter().any(|user| file.path.starts_with(user))
                    || path.test && ALLOWED_IN_TESTS.contains(used);
                if uses && !may {
                    findings.push((file.path.clone(), path.line, format!("{used} is not allowed here")));
                }
            }
        }
    }
    findings
}

#[test]
fn modules_use_only_modules_to_their_left() {
    let all: Vec<_> = MODULES.iter().map(|(name, _)| *name).collect();
    for (at, (name, knows)) in MODULES.iter().enumerate() {
        for known in *knows {
            assert!(all[..at].contains(known), "{known} is listed after {name}");
        }
    }
    assert_none(module_violations(&WORKSPACE, MODULES));
    let resolver = Resolver::new(&WORKSPACE);
    let found: BTreeSet<_> = WORKSPACE
        .iter()
        .filter_map(|file| top(&resolver, &(file.krate.clone(), file.module.clone())))
        .collect();
    let missing: Vec<_> = all.iter().filter(|name| !found.contains(**name)).collect();
    assert!(missing.is_empty(), "only in MODULES: {missing:?}");
}

#[test]
fn the_library_docs_list_the_modules_in_order() {
    let library = WORKSPACE.iter().find(|file| file.path == "src/lib.rs").unwrap();
    let told: Vec<_> = library
        .comments
        .iter()
        .filter_map(|comment| comment.text.split_once(". [")?.1.split_once(']'))
        .map(|(name, _)| name.trim_matches('`').trim_start_matches("mod@"))
        .collect();
    let modules = MODULES.iter().map(|(name, _)| *name);
    let expected: Vec<_> = modules.filter(|name| *name != "main").collect();
    assert_eq!(told, expected, "src/lib.rs lists other modules, or another order");
}

#[test]
fn crates_time_and_files_are_used_only_where_allowed() {
    assert_none(crate_violations(&WORKSPACE));
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    for name in manifest["dependencies"].as_table().unwrap().keys() {
        let name = name.replace('-', "_");
        assert!(ALLOWED_USES.iter().any(|(known, _)| *known == name), "add a row for {name} to ALLOWED_USES");
    }
}

/// The file whose types hold seeds, starts and raw moves of unfinished matches.
const MATCH_SECRETS: &str = "src/domain/game/match_data.rs";

/// The modules that may name those types.
const SECRET_KEEPERS: &[&str] = &["domain", "store", "service"];

/// Each path outside of the secret keepers that leads to a type with secrets.
fn secrets_named(files: &[SourceFile]) -> Vec<Finding> {
    let resolver = Resolver::new(files);
    let mut findings = Vec::new();
    for file in files {
        let Some(name) = top(&resolver, &(file.krate.clone(), file.module.clone())) else { continue };
        if SECRET_KEEPERS.contains(&name.as_str()) {
            continue;
        }
        for path in &file.paths {
            let meaning = resolver.meaning(&file.krate, path);
            if meaning.end().and_then(|end| resolver.file_of(end)).is_some_and(|at| at == MATCH_SECRETS) {
                findings.push((file.path.clone(), path.line, path.segments.join("::")));
            }
        }
    }
    findings
}

#[test]
fn only_domain_store_and_service_name_a_match() {
    assert_none(secrets_named(&WORKSPACE));
}

/// Files that may read an account's names as they are: to store them, and to export a person's own.
const RAW_NAMES: [&str; 2] = ["src/store/players.rs", "src/service/people/player_data.rs"];

#[test]
fn names_reach_texts_only_as_person_names() {
    for path in files_below("src", ".rs") {
        let file = path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
        let source = std::fs::read_to_string(&path).unwrap();
        let reads = source.contains(".stored()") || source.contains("AccountName::stored");
        assert_eq!(reads, RAW_NAMES.contains(&file.as_str()), "raw names in {file}");
        let named = source.contains("display_name()");
        assert_eq!(named, file == "src/discord/interactions/arrival.rs", "a name of Discord's in {file}");
    }
}

#[test]
fn only_config_reads_the_environment() {
    for file in WORKSPACE.iter().filter(|file| file.path.starts_with("src/")) {
        let text = std::fs::read_to_string(root().join(&file.path)).unwrap();
        let reads = text.contains("env = \"") || text.contains("option_env!");
        assert!(!reads || file.path.starts_with("src/config/"), "{} reads the environment", file.path);
    }
}

/// Longest name of a test.
const MAX_TEST_NAME: usize = 60;

/// The tests of a source with names that are too long.
fn long_test_names(source: &str) -> Vec<&str> {
    let lines: Vec<_> = source.lines().map(str::trim_start).collect();
    let is_test = |line: &str| line.starts_with("#[test]") || line.starts_with("#[tokio::test");
    let names = (0..lines.len()).filter(|at| is_test(lines[*at])).filter_map(|at| {
        let declaration = lines[at..].iter().find(|line| line.contains("fn "))?;
        declaration.split("fn ").nth(1)?.split('(').next()
    });
    names.filter(|name| name.len() > MAX_TEST_NAME).collect()
}

#[test]
fn test_names_are_short() {
    let name = "a".repeat(MAX_TEST_NAME + 1);
    assert_eq!(long_test_names(&format!("#[test]\nfn {name}() {{}}\n#[test]\nfn short() {{}}")), [&name]);
    let mut files = 0;
    for folder in ["src", "crates", "tests", "benches"] {
        for path in files_below(folder, "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            files += 1;
            assert!(
                long_test_names(&source).is_empty(),
                "{}: {:?}",
                path.display(),
                long_test_names(&source)
            );
        }
    }
    assert!(files > 500, "only {files} files were read");
}
