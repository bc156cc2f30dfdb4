//! The program's arguments, settings, output and exit status.

mod outputs;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

use sealed_move::store::SqliteStore;

/// A position of Aruki.
const POSITION: &str = "k11/12/12/12/12/12/12/12/12/12/12/K11 w -/- - 0 1";

/// The program in a folder, without settings from the environment.
fn program(folder: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sealed-move"));
    for (variable, _) in std::env::vars_os() {
        let name = variable.to_string_lossy();
        if name.starts_with("SEALED_MOVE_") || name.starts_with("DISCORD_") {
            program.env_remove(&variable);
        }
    }
    program.current_dir(folder);
    program
}

fn run(folder: &Path, args: &[&str]) -> Output {
    program(folder).args(args).output().unwrap()
}

fn errors(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Files of a folder with their contents.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|entry| {
            let bytes = if entry.path().is_dir() { Vec::new() } else { std::fs::read(entry.path()).unwrap() };
            (entry.file_name().into_string().unwrap(), bytes)
        })
        .collect()
}

/// Width and height from the header of a PNG.
fn size_of(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn style_options_change_the_picture() {
    let folder = tempfile::tempdir().unwrap();
    let render = |more: &[&str]| {
        let all = [&["render", "--game", "aruki", "--position", POSITION, "-o", "-"], more].concat();
        let output = run(folder.path(), &all);
        assert!(output.status.success(), "{more:?}: {}", errors(&output));
        output.stdout
    };
    let usual = render(&[]);
    assert!((1100..=1160).contains(&size_of(&usual).0), "{:?}", size_of(&usual));
    assert_eq!(render(&["--theme", "classic", "--layout", "wide"]), usual);
    let help = run(folder.path(), &["render", "--help"]);
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(help.contains("Theme: classic, dark, contrast"), "{help}");
    for width in ["400", "777", "1150", "2400"] {
        for layout in ["wide", "tall"] {
            let png = render(&["--width", width, "--layout", layout]);
            assert_eq!(size_of(&png).0.to_string(), width, "{layout}");
        }
    }
    let (tall, symbols) = (render(&["--layout", "tall"]), render(&["--symbols"]));
    assert!(size_of(&tall).0 < size_of(&tall).1);
    assert!(size_of(&symbols) == size_of(&usual) && symbols != usual);
    for (option, value) in [("--width", "399"), ("--width", "2401"), ("--layout", "round")] {
        let args = ["render", "--game", "aruki", "--position", POSITION, "-o", "-", option, value];
        assert_eq!(run(folder.path(), &args).status.code(), Some(2), "{option} {value}");
    }
}

#[test]
fn wrong_arguments_exit_with_2_and_other_errors_with_1() {
    let folder = tempfile::tempdir().unwrap();
    let check = |args: &[&str], status: i32, reason: &str| {
        let output = run(folder.path(), args);
        assert_eq!(output.status.code(), Some(status), "{args:?}: {}", errors(&output));
        assert!(errors(&output).contains(reason), "{args:?}: {}", errors(&output));
        assert!(output.stdout.is_empty(), "{args:?}");
    };
    let position = ["--position", POSITION, "-o", "x.png"];
    let render = |more: &[&str], reason| check(&[&["render"], more, &position].concat(), 2, reason);
    render(&["--game", "chess"], "unknown game chess; expected one of aruki, kyo, chakart, lusus");
    render(&["--game", "aruki", "--for", "red"], "--for: expected white, black or public, got red");
    render(&["--game", "aruki", "--theme", "plaid"], "--theme");
    render(&["--game", "kyo"], "");
    check(&["render", "--game", "aruki", "-o", "x.png"], 2, "--position");
    check(&["perft", "chess", "2"], 2, "unknown game chess");
    check(&["perft", "aruki", "two"], 2, "two");
    check(&["perft", "aruki", "2", "--position", "nowhere"], 2, "");
    check(&["perft", "aruki", "2000"], 2, "");
    check(&["perft", "lusus", "2"], 2, "set --position");
    check(&["fly"], 2, "fly");
    check(&["sandbox", "--users", "1"], 2, "--users");
    check(&["sandbox", "--faults", "404=1"], 2, "--faults");
    check(&["bot"], 2, "set DISCORD_TOKEN");
    let http = ["bot", "--discord-token", "x", "--interactions"];
    check(&[&http[..], &["127.0.0.1:0"]].concat(), 2, "set SEALED_MOVE_PUBLIC_KEY to the public key");
    check(&[&http[..], &["8080"]].concat(), 2, "interactions (option --interactions): ");
    check(&["bot", "--discord-token", "x", "--shards", "3..1/16"], 2, "shards (option --shards): ");
    check(&["bot", "--discord-token", "x", "--shards", "0..3/16"], 2, "set SEALED_MOVE_STORE");
    check(&["bot", "--public-key", "3d40"], 2, "public_key (option --public-key): ");
    let record = include_str!("../../docs/verifying.md").split_once("```text\nSealed Move record").unwrap().1;
    let record = format!("Sealed Move record{}", record.split_once("```").unwrap().0);
    std::fs::write(folder.path().join("game.txt"), record).unwrap();
    let replay =
        |more: &[&str], reason| check(&[&["replay", "game.txt", "-o", "x.gif"], more].concat(), 2, reason);
    replay(&["--for", "red"], "--for: expected white, black, public or all, got red");
    replay(&["--from", "red"], "--from: expected white or black, got red");
    // These arguments are valid, but the action fails.
    check(&["replay", "nowhere.txt", "-o", "x.gif"], 1, "reading nowhere.txt");
    check(&["verify", "nowhere.txt"], 1, "reading nowhere.txt");
    check(&["backup", "copy.db"], 1, "bot.db");
    check(
        &["render", "--game", "aruki", "--position", POSITION, "-o", "nowhere/x.png"],
        1,
        "writing nowhere/x.png",
    );
}

#[test]
fn a_wrong_setting_names_its_source() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("sealed-move.toml"), "# mine\nlog = 'warn'\nnode = 70000\n").unwrap();
    std::fs::write(folder.path().join("other.toml"), "log_format = 'xml'\n").unwrap();
    let check = |program: &mut Command, told: &str| {
        let output = program.arg("doctor").output().unwrap();
        assert_eq!((output.status.code(), errors(&output).trim_end()), (Some(2), told));
    };
    let problem = "expected 0 to 1023, got \"70000\"";
    check(&mut program(folder.path()), &format!("sealed-move: node (sealed-move.toml, line 3): {problem}"));
    check(
        program(folder.path()).env("SEALED_MOVE_NODE", "70000"),
        &format!("sealed-move: node (environment variable SEALED_MOVE_NODE): {problem}"),
    );
    check(
        program(folder.path()).args(["--node", "70000"]),
        &format!("sealed-move: node (option --node): {problem}"),
    );
    check(
        program(folder.path()).args(["--config", "other.toml"]),
        "sealed-move: log_format (other.toml, line 1): expected text or json, got \"xml\"",
    );
}

#[cfg(unix)]
#[test]
fn a_variable_that_is_not_utf_8_is_named() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = tempfile::tempdir().unwrap();
    let value = std::ffi::OsStr::from_bytes(&[0xff]);
    let output = program(folder.path()).arg("doctor").env("SEALED_MOVE_LOG", value).output().unwrap();
    let told = "sealed-move: log (environment variable SEALED_MOVE_LOG): not valid UTF-8";
    assert_eq!((output.status.code(), errors(&output).trim_end()), (Some(2), told));
}

#[test]
fn the_doctor_creates_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let doctor = |data: &str| {
        let output = run(folder.path(), &["doctor", "--data", data]);
        let told = String::from_utf8(output.stdout.clone()).unwrap();
        assert!(output.status.success(), "{told}{}", errors(&output));
        told
    };
    let told = doctor("new/data");
    assert!(told.contains("ok    data folder: new/data doesn't exist yet"), "{told}");
    assert!(files(folder.path()).is_empty());

    // A closed database in a folder whose name SQLite could mistake for URI syntax.
    let data = folder.path().join("da?ta#%20");
    drop(SqliteStore::open(&data.join("bot.db")).unwrap());
    let before = files(&data);
    assert_eq!(before.keys().collect::<Vec<_>>(), ["bot.db"]);
    let told = doctor("da?ta#%20");
    assert!(
        told.contains("ok    bot.db: intact") && told.contains("ok    sandbox.db: doesn't exist yet"),
        "{told}"
    );
    assert_eq!(files(&data), before);

    // An open database.
    let open = SqliteStore::open(&data.join("bot.db")).unwrap();
    let before: Vec<_> = files(&data).into_keys().collect();
    let told = doctor("da?ta#%20");
    assert!(told.contains("ok    bot.db: intact"), "{told}");
    assert_eq!(files(&data).into_keys().collect::<Vec<_>>(), before);
    drop(open);
}

#[test]
fn the_doctor_finds_a_clock_behind_the_heartbeat() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    drop(SqliteStore::open(&path).unwrap());
    let doctor = |ahead: std::time::Duration| {
        let beat = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap() + ahead;
        let database = rusqlite::Connection::open(&path).unwrap();
        let sql = "INSERT OR REPLACE INTO heartbeat (one, at) VALUES (1, ?1)";
        database.execute(sql, [i64::try_from(beat.as_millis()).unwrap()]).unwrap();
        drop(database);
        let output = run(folder.path(), &["doctor", "--data", "."]);
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let (status, told) = doctor(std::time::Duration::from_secs(30));
    assert!(status == Some(0) && told.contains("ok    bot.db: intact; 0 games ongoing"), "{told}");
    let (status, told) = doctor(std::time::Duration::from_secs(2 * 3600 + 30));
    assert_eq!(status, Some(1), "{told}");
    let expected =
        "FAIL  bot.db: this machine's clock is 120 minutes behind the bot's last heartbeat; set the clock";
    assert!(told.contains(expected), "{told}");
    assert!(told.contains(" MiB are free"), "{told}");
}

#[cfg(unix)]
#[test]
fn the_doctor_finds_a_read_only_folder() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "no folder").unwrap();
    let output = run(folder.path(), &["doctor", "--data", "file/data"]);
    let told = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(told.contains("FAIL  data folder: writing in "), "{told}");
    assert_eq!(output.status.code(), Some(1));
}

/// An argument: its id, valid values, and an invalid value.
type VerbArgument = (&'static str, &'static [&'static str], Option<&'static str>);

/// Every verb with all its own arguments, and whether it reads settings.
const ARGUMENTS: &[(&str, bool, &[VerbArgument])] = &[
    ("bot", true, &[("force", &["--force"], None)]),
    (
        "sandbox",
        true,
        &[
            ("no_bot", &["--no-bot"], None),
            ("port", &["--port", "0"], Some("65536")),
            ("users", &["--users", "100"], Some("101")),
            ("fresh", &["--fresh"], None),
            ("world", &["--world", "w.json"], None),
            ("faults", &["--faults", "429=0.05,delay=200ms"], Some("429=2")),
            ("permissions", &["--permissions", "8"], Some("all")),
            ("token", &["--token", "x"], None),
            ("seed", &["--seed", "7"], Some("-1")),
            ("rate_limits", &["--rate-limits", "on"], Some("yes")),
            ("intents", &["--intents", "0"], Some("none")),
            ("shards", &["--shards", "4"], Some("0")),
            ("max_concurrency", &["--max-concurrency", "2"], Some("0")),
            ("record", &["--record", "0"], Some("-1")),
            ("keep", &["--keep", "1"], Some("0")),
            ("response_time", &["--response-time", "20"], Some("0")),
            ("ready_file", &["--ready-file", "x.json"], None),
        ],
    ),
    ("referee", false, &[]),
    (
        "render",
        false,
        &[
            ("game", &["--game", "kyo"], None),
            ("position", &["--position", "x"], None),
            ("observer", &["--for", "red"], None),
            ("theme", &["--theme", "dark"], Some("plaid")),
            ("layout", &["--layout", "tall"], Some("round")),
            ("symbols", &["--symbols"], None),
            ("width", &["--width", "400"], Some("399")),
            ("output", &["-o", "x.png"], None),
        ],
    ),
    (
        "replay",
        false,
        &[
            ("game_file", &["game.txt"], None),
            ("observer", &["--for", "all"], None),
            ("from", &["--from", "white"], None),
            ("theme", &["--theme", "contrast"], Some("plaid")),
            ("layout", &["--layout", "wide"], Some("round")),
            ("symbols", &["--symbols"], None),
            ("width", &["--width", "2400"], Some("2401")),
            ("output", &["--output", "x.gif"], None),
        ],
    ),
    ("verify", false, &[("game_file", &["game.txt"], None)]),
    (
        "setup",
        true,
        &[("service", &["--service"], None), ("no_service", &[], None), ("replace", &["--replace"], None)],
    ),
    ("backup", true, &[("file", &["copy.db"], None), ("sandbox", &["--sandbox"], None)]),
    (
        "restore",
        true,
        &[("file", &["copy.db"], None), ("sandbox", &["--sandbox"], None), ("anyway", &["--anyway"], None)],
    ),
    ("migrate-store", true, &[("from", &["bot.db"], None), ("to", &["postgres://host/games"], None)]),
    ("doctor", true, &[]),
    ("completions", false, &[("shell", &["zsh"], Some("tcsh"))]),
    ("man", false, &[("folder", &["man"], None)]),
    (
        "perft",
        false,
        &[
            ("game", &["aruki"], None),
            ("depth", &["2"], Some("-1")),
            ("position", &["--position", "x"], None),
            ("divide", &["--divide"], None),
        ],
    ),
    (
        "words",
        false,
        &[
            ("language", &["de"], None),
            ("stale", &["--stale"], None),
            ("renew", &["--renew", "choice-yes"], None),
            ("glyphs", &["--glyphs"], None),
            ("output", &["--output", "sheet.html"], None),
            ("blind", &["--blind"], None),
            ("folder", &["--folder", "src/text"], None),
        ],
    ),
];

#[test]
fn stale_translations_are_listed_and_renewed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("en.ftl"), "choice-no = No\nchoice-yes = Yes\n").unwrap();
    std::fs::write(path("de.ftl"), "choice-no = Nein\nchoice-yes = Ja\n").unwrap();
    let words = |more: &[&str]| run(folder.path(), &[&["words", "de", "--folder", "."], more].concat());
    let listed = |more: &[&str]| String::from_utf8(words(more).stdout).unwrap();
    let all = listed(&["--stale"]);
    assert!(all.contains("choice-no: hash none") && all.contains("choice-yes = Yes"), "{all}");
    let rest = listed(&["--stale", "--renew", "choice-no"]);
    assert!(!rest.contains("choice-no") && rest.contains("choice-yes"), "{rest}");
    assert_eq!(listed(&["--stale", "--renew", "choice-yes"]), "");
    std::fs::write(path("en.ftl"), "choice-no = Not\nchoice-yes = Yes\n").unwrap();
    assert!(listed(&["--stale"]).contains("choice-no = Not"));
    let unknown = words(&["--renew", "choice-maybe"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(errors(&unknown).contains("unknown text choice-maybe"), "{}", errors(&unknown));
    assert!(listed(&["-o", "-"]).contains("lang=\"en\">Not</td>"), "the sheet has the English text");
    assert!(!listed(&["-o", "-", "--blind"]).contains("Not</td>"));
    assert_eq!(words(&["--blind"]).status.code(), Some(2), "a sheet needs a file");
    assert_eq!(words(&[]).status.code(), Some(2), "there is nothing to do");
    assert_eq!(run(folder.path(), &["words", "de", "--stale"]).status.code(), Some(1), "no such folder");
}

#[test]
fn each_verb_takes_its_own_arguments_and_no_others() {
    use clap::{CommandFactory as _, Parser as _};
    use sealed_move::cli::Cli;
    let mut command = Cli::command();
    command.build();
    command.clone().debug_assert();
    let taken = |args: &[&str]| Cli::try_parse_from([&["sealed-move"], args].concat()).is_ok();
    let mut verbs = Vec::new();
    for verb in
        command.get_subcommands().filter(|verb| !["help", "players", "puzzles"].contains(&verb.get_name()))
    {
        let (name, configured, arguments) = ARGUMENTS
            .iter()
            .find(|(name, _, _)| *name == verb.get_name())
            .unwrap_or_else(|| panic!("add {} to ARGUMENTS", verb.get_name()));
        verbs.push(*name);
        let own = verb.get_arguments().filter(|argument| !argument.is_global_set());
        let (settings, own): (Vec<_>, Vec<_>) = own
            .map(|argument| argument.get_id().as_str())
            .filter(|id| *id != "help")
            .partition(|id| id.starts_with("settings."));
        assert_eq!(!settings.is_empty(), *configured, "{name} {settings:?}");
        assert_eq!(own, arguments.iter().map(|(id, _, _)| *id).collect::<Vec<_>>(), "{name}");
        let all: Vec<&str> = arguments.iter().flat_map(|(_, given, _)| given.iter().copied()).collect();
        assert!(taken(&[&[*name], all.as_slice()].concat()), "{name} {all:?}");
        assert!(!taken(&[&[*name], all.as_slice(), &["--unknown"]].concat()), "{name}");
        assert!(!taken(&[&[*name], all.as_slice(), &["further"]].concat()), "{name}");
        for (id, given, refused) in *arguments {
            let Some(refused) = refused else { continue };
            let wrong = arguments.iter().flat_map(|(other, given, _)| {
                let (last, before) = given.split_last().unwrap();
                before.iter().copied().chain([if other == id { *refused } else { *last }])
            });
            let wrong: Vec<_> = [*name].into_iter().chain(wrong).collect();
            assert!(!taken(&wrong), "{wrong:?} instead of {given:?}");
        }
        for (option, value) in [
            ("--data", "x"),
            ("--node", "3"),
            ("--config", "x.toml"),
            ("--log-format", "json"),
            ("--interactions", "[::]:8080"),
            ("--public-key", "x"),
        ] {
            let with_option = [&[*name], all.as_slice(), &[option, value]].concat();
            assert_eq!(taken(&with_option), *configured, "{name} {option}");
        }
        assert!(taken(&[&[*name], all.as_slice(), &["--log", "info"]].concat()), "{name} --log");
    }
    assert_eq!(verbs.len(), ARGUMENTS.len(), "{verbs:?}");
}

#[test]
fn tools_neither_read_nor_list_settings() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("sealed-move.toml"), "node = 'wrong'\n").unwrap();
    let perft = |more: &[&str]| {
        let mut perft = program(folder.path());
        perft.env("SEALED_MOVE_NODE", "wrong").args(["perft", "aruki", "1"]).args(more);
        perft.output().unwrap()
    };
    let output = perft(&[]);
    assert!(output.status.success(), "{}", errors(&output));
    assert_eq!(perft(&["--log", "a=b=c"]).status.code(), Some(2));
    let elsewhere = run(folder.path(), &["--node", "3", "perft", "aruki", "1"]);
    assert_eq!(elsewhere.status.code(), Some(2));
    assert!(errors(&elsewhere).contains("this command has no option --node"), "{}", errors(&elsewhere));
    for (verb, configured) in [
        (&["render"][..], false),
        (&["replay"], false),
        (&["verify"], false),
        (&["perft"], false),
        (&["referee"], false),
        (&["players", "match"], false),
        (&["puzzles", "make"], false),
        (&["words"], false),
        (&["doctor"], true),
        (&["bot"], true),
        (&[], true),
    ] {
        let output = run(folder.path(), &[verb, &["--help"]].concat());
        let help = String::from_utf8(output.stdout).unwrap();
        assert!(help.contains("--log <FILTER>"), "{verb:?}: {help}");
        for option in ["--config", "--data", "--node", "--log-format", "--discord-token"] {
            assert_eq!(help.contains(&format!("{option} <")), configured, "{verb:?} {option}: {help}");
        }
    }
}

#[test]
fn a_setting_after_the_verb_overrides_one_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let check = |args: &[&str], expected: &str| {
        let output = run(folder.path(), args);
        let told = String::from_utf8(output.stdout.clone()).unwrap();
        assert!(told.contains(expected), "{args:?}: {told}{}", errors(&output));
    };
    check(&["--data", "first", "doctor"], "data folder: first doesn't exist yet");
    check(&["--data", "first", "doctor", "--data", "second"], "data folder: second doesn't exist yet");
}

#[test]
fn an_unknown_option_suggests_the_verb_that_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let check = |args: &[&str], expected: &str| {
        let output = run(folder.path(), args);
        assert_eq!(output.status.code(), Some(2));
        assert!(errors(&output).contains(expected), "{args:?}: {}", errors(&output));
    };
    check(&["--port", "1"], "'sandbox --port'");
    check(&["--count", "1"], "'puzzles make --count'");
    // Not `--api-rate`, which only looks similar.
    for verb in [&[][..], &["bot"], &["doctor"], &["backup"], &["render"], &["players", "match"]] {
        let output = run(folder.path(), &[verb, &["--port", "1"]].concat());
        let told = errors(&output);
        assert!(told.contains("'sandbox --port'"), "{verb:?}: {told}");
        assert!(told.contains("Usage: sealed-move sandbox [OPTIONS]"), "{verb:?}: {told}");
        assert!(!told.contains("--api-rate"), "{verb:?}: {told}");
    }
    // A setting belongs to many verbs, so none is suggested.
    let data = errors(&run(folder.path(), &["render", "--data", "x"]));
    assert!(data.contains("unexpected argument '--data'") && !data.contains("bot --data"), "{data}");
    check(&["--depth", "1"], "unexpected argument '--depth'");
    check(&["--dta", "x"], "'--data'");
}

#[test]
fn the_version_names_the_commit() {
    let version = run(Path::new("."), &["--version"]);
    let version = String::from_utf8(version.stdout).unwrap();
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).current_dir(crate::source::root()).output().ok()?;
        output.status.success().then(|| String::from_utf8(output.stdout).unwrap().trim().to_owned())
    };
    let commit = git(&["rev-parse", "--short=9", "HEAD"]).map(|commit| format!(" ({commit})"));
    assert_eq!(version, format!("sealed-move {}{}\n", env!("CARGO_PKG_VERSION"), commit.unwrap_or_default()));
}
