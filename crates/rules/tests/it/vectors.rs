//! Reads the vectors of the rules. The root package's tests use this file, too.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use sealed_move_rules::{Game, Position};
use serde_json::Value;

pub(crate) fn path(game: &str, file: &str) -> PathBuf {
    Path::new(crate::VECTORS).join(game).join(file)
}

pub(crate) fn read(game: &str, file: &str) -> String {
    let path = path(game, file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Parses a file with one vector per line.
pub(crate) fn vectors(game: &str, file: &str) -> Vec<Value> {
    let lines = read(game, file);
    lines
        .lines()
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
}

pub(crate) fn text<'a>(vector: &'a Value, field: &str) -> &'a str {
    vector[field].as_str().unwrap_or_else(|| panic!("{field} in {vector}"))
}

/// A game's positions in which the game isn't over, each once.
pub(crate) fn positions(game: &'static dyn Game, files: &[&str]) -> Vec<Box<dyn Position>> {
    let mut texts = BTreeSet::new();
    for vector in files.iter().flat_map(|file| vectors(game.info().name, file)) {
        texts.extend(vector["position"].as_str().map(str::to_owned));
    }
    texts.iter().filter_map(|text| game.parse(text).ok()).filter(|found| found.outcome().is_none()).collect()
}
