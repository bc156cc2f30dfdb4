//! Laws of the shipped translations: their terms, plurals and punctuation.
//!
//! Each law is a function from the texts of a language to its faults. A test runs it on the shipped
//! catalogues, another one on planted faults.

use std::collections::BTreeMap;

use crate::source::{files_below, root};
use reader::FlatCatalogue;

mod finding;
mod gender;
mod glossary;
mod identical;
mod pictures;
mod plurals;
pub(crate) mod reader;
mod rendered;
mod titles;
mod typography;

/// A shipped translation.
struct Translation {
    tag: String,
    catalogue: FlatCatalogue,
}

/// The shipped languages except English.
fn shipped() -> Vec<Translation> {
    let files = files_below("src/text", "ftl").into_iter().filter(|path| !path.ends_with("en.ftl"));
    let read = |path: std::path::PathBuf| Translation {
        tag: path.file_stem().unwrap().to_str().unwrap().to_owned(),
        catalogue: FlatCatalogue::read(&std::fs::read_to_string(&path).unwrap()),
    };
    files.map(read).collect()
}

fn english() -> FlatCatalogue {
    FlatCatalogue::read(&std::fs::read_to_string(root().join("src/text/en.ftl")).unwrap())
}

/// Fails with the faults of all languages.
fn assert_none(faults: BTreeMap<String, Vec<String>>) {
    let lines = faults
        .into_iter()
        .flat_map(|(tag, faults)| faults.into_iter().map(move |fault| format!("{tag}: {fault}")));
    let lines: Vec<String> = lines.collect();
    assert!(lines.is_empty(), "{} faults\n{}", lines.len(), lines.join("\n"));
}

/// Runs a law on all shipped translations.
fn check(law: impl Fn(&Translation) -> Vec<String>) {
    assert_none(shipped().iter().map(|language| (language.tag.clone(), law(language))).collect());
}
