//! Tournament files: the public vectors, and changes that must not pass.

use sealed_move::gamefile::TournamentFile;
use serde_json::Value;

fn vectors() -> Vec<(String, String, bool)> {
    let path = format!("{}/tests/data/tournaments/files.jsonl", env!("CARGO_MANIFEST_DIR"));
    let lines = std::fs::read_to_string(path).unwrap();
    let read = |line: &str| {
        let vector: Value = serde_json::from_str(line).unwrap();
        let text = |field: &str| vector[field].as_str().unwrap().to_owned();
        (text("id"), text("text"), vector["holds"].as_bool().unwrap())
    };
    lines.lines().map(read).collect()
}

fn problem(text: &str) -> Option<String> {
    match TournamentFile::read(text) {
        Err(error) => Some(error.to_string()),
        Ok(file) => file.verify().err().map(|flaw| flaw.to_string()),
    }
}

#[test]
fn tournament_files_are_verified_as_in_the_vectors() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 56);
    for (id, text, holds) in vectors {
        let problem = problem(&text);
        assert_eq!(problem.is_none(), holds, "{id}: {problem:?}");
    }
}

#[test]
fn every_changed_digit_of_a_season_is_noticed() {
    let (_, text, _) = vectors().into_iter().find(|(_, _, holds)| *holds).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let checked = |line: &&str| {
        let header =
            ["commitment: ", "sealed-at: ", "seed: ", "id: "].iter().any(|name| line.starts_with(name));
        header || line.starts_with(|sign: char| sign.is_ascii_digit())
    };
    let mut changed = 0;
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| checked(line)) {
        // A person's account and a game's id aren't part of the proof.
        let parts: Vec<&str> = line.split(' ').collect();
        let proven = match parts.len() {
            2 => line.len(),
            6 => line.rfind(' ').unwrap(),
            _ => line.match_indices(' ').nth(5).unwrap().0,
        };
        for (place, sign) in line[..proven].char_indices().filter(|(_, sign)| sign.is_ascii_digit()) {
            let other = if sign == '1' { "2" } else { "1" };
            let mut other_line = (*line).to_owned();
            other_line.replace_range(place..=place, other);
            let mut other_lines = lines.clone();
            other_lines[at] = &other_line;
            assert!(problem(&other_lines.join("\n")).is_some(), "{line} -> {other_line}");
            changed += 1;
        }
    }
    assert!(changed > 500, "{changed}");
    for end in 1..lines.len() {
        assert!(problem(&lines[..end].join("\n")).is_some(), "cut after line {end}");
    }
}
