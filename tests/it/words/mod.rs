//! English sentences about the games: complete, and without secrets.

mod chakart;
mod composer;
mod kyo;
mod lusus;

/// Checks that a sentence is for people: no key and no placeholder.
#[track_caller]
fn is_worded(sentence: &str) {
    let fine = sentence.contains(' ') && !sentence.contains('$') && !sentence.starts_with("rule-");
    assert!(fine, "{sentence}");
}
