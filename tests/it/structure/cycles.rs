//! Dependency cycles between the files of two folders.
//!
//! A file depends on the files that define the items it names. `mod` lines, re-exports and tests
//! don't count; an imported module counts if the file uses one of its items.

use std::collections::{BTreeMap, BTreeSet};

use super::{Finding, assert_none};
use crate::source::{Resolver, SourceFile, WORKSPACE};

/// For each file, the files it depends on, with the line and text of the first use.
type Needs<'a> = BTreeMap<&'a str, BTreeMap<&'a str, (usize, String)>>;

fn needs<'a>(files: &'a [SourceFile], resolver: &'a Resolver) -> Needs<'a> {
    let mut needs = Needs::new();
    for file in files.iter().filter(|file| !file.test) {
        for path in file.paths.iter().filter(|path| !path.test) {
            let handed_on = path.import.as_ref().is_some_and(|(_, public)| *public);
            let meaning = resolver.meaning(&file.krate, path);
            let Some(end) = meaning.end().filter(|(krate, _)| *krate == file.krate) else { continue };
            let glob = path.import.as_ref().is_some_and(|(name, _)| name == "*");
            if handed_on || resolver.is_module(end) && !glob {
                continue;
            }
            if let Some(other) = resolver.file_of(end).filter(|other| *other != file.path) {
                let comment = (path.line, path.segments.join("::"));
                needs.entry(file.path.as_str()).or_default().entry(other).or_insert(comment);
            }
        }
    }
    needs
}

fn reached<'a>(needs: &Needs<'a>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        for other in needs.get(file).into_iter().flat_map(BTreeMap::keys) {
            if reached.insert(*other) {
                open.push(other);
            }
        }
    }
    reached
}

fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// All dependencies between two folders that are part of a cycle.
pub(super) fn cycles(files: &[SourceFile]) -> Vec<Finding> {
    let resolver = Resolver::new(files);
    let needs = needs(files, &resolver);
    let reached: BTreeMap<&str, _> = needs.keys().map(|file| (*file, reached(&needs, file))).collect();
    let mut findings = Vec::new();
    for (file, others) in &needs {
        for (other, (line, comment)) in others {
            let back = reached.get(other).is_some_and(|reached| reached.contains(file));
            if back && folder(file) != folder(other) {
                findings.push(((*file).to_owned(), *line, format!("circle: needs {other} by {comment}")));
            }
        }
    }
    findings
}

#[test]
fn no_circle_of_files_goes_across_two_folders() {
    assert_none(cycles(&WORKSPACE));
}
