//! Runs the entries of `fuzz/` with a plain mutator over their small corpus. With a nightly
//! toolchain, cargo-fuzz searches more deeply. `SEALED_MOVE_FUZZ_ROUNDS` sets the number of rounds,
//! `SEALED_MOVE_FUZZ_SEED` the seed.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use crate::source::root;

#[path = "../../fuzz/entries.rs"]
mod entries;

/// Mutated inputs per target.
const ROUNDS: u64 = 150;

/// Tokens of all formats.
const WORDS: [&str; 24] = [
    "\n",
    " ",
    "/",
    "[",
    "]",
    "@",
    ".",
    "-",
    "0",
    "1",
    "99999999999999999999",
    "é",
    "\u{feff}",
    "\"",
    "{}",
    "null",
    "a1",
    "e2e4",
    "public",
    "v1.",
    "turns: 1\n",
    "end\n",
    "=",
    "#",
];

struct Mutator(u64);

impl Mutator {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }

    /// Applies one to nine changes.
    fn mutate(&mut self, data: &mut Vec<u8>, other: &[u8]) {
        for _ in 0..=self.below(8) {
            let at = self.below(data.len() + 1);
            let length = self.below(12).min(data.len() - at);
            match self.below(7) {
                0 if at < data.len() => data[at] ^= 1 << self.below(8),
                1 if at < data.len() => data[at] = b' ' + self.below(95) as u8,
                2 => drop(data.drain(at..at + length)),
                3 => {
                    let part = data[at..at + length].to_vec();
                    let to = self.below(data.len() + 1);
                    data.splice(to..to, part);
                }
                4 => {
                    let from = self.below(other.len() + 1);
                    let until = (from + self.below(30)).min(other.len());
                    data.splice(at..at, other[from..until].iter().copied());
                }
                5 => data.truncate(at.max(1)),
                _ => drop(data.splice(at..at + length, WORDS[self.below(WORDS.len())].bytes())),
            }
        }
    }
}

fn from_environment(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap())
}

fn corpus(target: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = root().join("fuzz/corpus").join(target);
    let mut files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() > 3, "only {} in {}", files.len(), folder.display());
    files.into_iter().map(|file| (file.clone(), std::fs::read(file).unwrap())).collect()
}

/// Runs an entry on its corpus and on mutations of it.
fn drive(target: &str, entry: fn(&[u8])) {
    let corpus = corpus(target);
    let check = |what: &str, data: &[u8]| {
        let done = catch_unwind(AssertUnwindSafe(|| entry(data)));
        assert!(done.is_ok(), "{target}, {what}: {:?}", String::from_utf8_lossy(data));
    };
    for (file, data) in &corpus {
        check(&file.display().to_string(), data);
    }
    let seed = from_environment("SEALED_MOVE_FUZZ_SEED").unwrap_or(1);
    let mut mutator = Mutator(seed);
    for round in 0..from_environment("SEALED_MOVE_FUZZ_ROUNDS").unwrap_or(ROUNDS) {
        let mut data = corpus[mutator.below(corpus.len())].1.clone();
        let other = mutator.below(corpus.len());
        mutator.mutate(&mut data, &corpus[other].1);
        check(&format!("seed {seed}, round {round}"), &data);
    }
}

#[test]
fn positions_are_read_or_refused() {
    drive("positions", entries::positions);
}

#[test]
fn typed_moves_are_read_or_refused() {
    drive("typed_moves", entries::typed_moves);
}

#[test]
fn records_are_read_or_refused() {
    drive("records", entries::records);
}

#[test]
fn custom_ids_are_read_or_refused() {
    drive("custom_ids", entries::custom_ids);
}

#[test]
fn interactions_are_answered_or_not_understood() {
    drive("payloads", entries::payloads);
}

#[test]
fn settings_are_read_or_refused() {
    drive("configuration", entries::configuration);
}

#[test]
fn each_entry_has_a_target_for_cargo_fuzz() {
    let manifest = std::fs::read_to_string(root().join("fuzz/Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    let names = manifest["bin"].as_array().unwrap().iter().map(|bin| bin["name"].as_str().unwrap());
    let expected = ["positions", "typed_moves", "records", "custom_ids", "payloads", "configuration"];
    assert_eq!(names.collect::<Vec<_>>(), expected);
    for name in expected {
        let target = std::fs::read_to_string(root().join(format!("fuzz/fuzz_targets/{name}.rs"))).unwrap();
        assert!(target.contains(&format!("entries::{name}(data)")), "{name}");
    }
}
