//! Each shipped text filled in with values: no gap, no brace, every plural reached, within its limit.

use sealed_move::text::review;

use super::{check, shipped};
use crate::source::root;

fn source(tag: &str) -> String {
    std::fs::read_to_string(root().join(format!("src/text/{tag}.ftl"))).unwrap()
}

#[test]
fn texts_with_values_have_no_faults() {
    let english = source("en");
    check(|language| {
        let rows = review(&language.tag, &english, &source(&language.tag)).unwrap();
        let faults = rows.into_iter().flat_map(|row| {
            let key = row.key;
            row.faults.into_iter().map(move |fault| format!("{key}: {fault}"))
        });
        faults.collect()
    });
}

#[test]
fn english_texts_with_values_have_no_faults() {
    let rows = review("en", &source("en"), &source("en")).unwrap();
    let faulty: Vec<_> = rows.iter().filter(|row| !row.faults.is_empty()).collect();
    assert!(faulty.is_empty(), "{faulty:#?}");
    let filled = rows.iter().filter(|row| row.renderings.len() > 1).count();
    assert!(filled > 700, "{filled}");
    assert!(shipped().len() >= 7);
}
