//! Files written by verbs: only an earlier output of the same kind is replaced.

use sealed_move::store::SqliteStore;

use super::{POSITION, errors, files, run};

#[test]
fn an_output_file_named_dash_is_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let render =
        |output| run(folder.path(), &["render", "--game", "aruki", "--position", POSITION, "-o", output]);
    let written = render("board.png");
    assert!(written.status.success() && written.stdout.is_empty(), "{}", errors(&written));
    let shown = render("-");
    assert!(shown.status.success() && shown.stderr.is_empty(), "{}", errors(&shown));
    let files = files(folder.path());
    assert_eq!(files.keys().collect::<Vec<_>>(), ["board.png"], "no file is named like the dash");
    assert_eq!(shown.stdout, files["board.png"]);
}

#[test]
fn an_output_replaces_only_a_file_of_its_format() {
    let folder = tempfile::tempdir().unwrap();
    let record =
        include_str!("../../../docs/verifying.md").split_once("```text\nSealed Move record").unwrap().1;
    let record = format!("Sealed Move record{}", record.split_once("```").unwrap().0);
    std::fs::write(folder.path().join("game.txt"), &record).unwrap();
    std::fs::write(folder.path().join("empty"), "").unwrap();
    // A database in use.
    let open = SqliteStore::open(&folder.path().join("bot.db")).unwrap();
    let render = ["render", "--game", "aruki", "--position", POSITION, "-o"];
    let replay = ["replay", "game.txt", "-o"];
    let write = |verb: &[&str], name: &str| run(folder.path(), &[verb, &[name]].concat());
    for (verb, name) in [(&render[..], "board.png"), (&replay, "game.gif")] {
        for time in ["new", "replaced"] {
            let output = write(verb, name);
            assert!(output.status.success(), "{name} {time}: {}", errors(&output));
        }
    }
    let before = files(folder.path());
    for (verb, format, other) in [(&render[..], "PNG", "game.gif"), (&replay, "GIF", "board.png")] {
        for name in ["bot.db", "bot.db-wal", "game.txt", "empty", other] {
            let output = write(verb, name);
            let expected = format!(
                "sealed-move: {name} exists and is not a {format} file: choose another name, or delete it first"
            );
            assert_eq!((output.status.code(), errors(&output).trim_end()), (Some(1), expected.as_str()));
        }
    }
    assert!(write(&render, "/dev/null").status.success());
    assert_eq!(files(folder.path()), before);
    drop(open);
}

#[test]
fn a_ready_file_replaces_only_a_ready_file() {
    let folder = tempfile::tempdir().unwrap();
    let open = SqliteStore::open(&folder.path().join("bot.db")).unwrap();
    std::fs::write(folder.path().join("bot.json"), "{\"origin\": 1}").unwrap();
    let before = files(folder.path());
    for name in ["bot.db", "bot.json"] {
        let args = ["sandbox", "--no-bot", "--data", "none", "--port", "0", "--ready-file", name];
        let output = run(folder.path(), &args);
        let expected = format!(
            "sealed-move: writing {name}: it exists and is not a ready file: choose another name, or delete it first"
        );
        assert_eq!((output.status.code(), errors(&output).trim_end()), (Some(1), expected.as_str()));
    }
    assert_eq!(files(folder.path()), before);
    drop(open);
}
