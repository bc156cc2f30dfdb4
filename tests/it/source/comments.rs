//! The comments of a Rust file: the text between its tokens, and doc comments.

use proc_macro2::{TokenStream, TokenTree};

/// A line of a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Comment {
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// All comments of a file with these tokens, line by line.
pub(super) fn comments(text: &str, tokens: TokenStream) -> Vec<Comment> {
    let mut spans = Vec::new();
    spans_of(tokens, &mut spans);
    // The widest of tokens with the same start comes first: the doc comment itself.
    spans.sort_unstable_by_key(|(from, to)| (*from, std::cmp::Reverse(*to)));
    let mut found = Vec::new();
    let mut end = 0;
    for (from, to) in spans {
        if from > end {
            add_lines(text, end, from, &mut found);
        }
        // All tokens of a doc comment span the whole comment.
        let token = text.get(from..to).unwrap_or_default();
        if from >= end && (token.starts_with("//") || token.starts_with("/*")) {
            add_lines(text, from, to, &mut found);
        }
        end = end.max(to);
    }
    add_lines(text, end, text.len(), &mut found);
    found
}

fn spans_of(stream: TokenStream, spans: &mut Vec<(usize, usize)>) {
    let range = |span: proc_macro2::Span| (span.byte_range().start, span.byte_range().end);
    for token in stream {
        match token {
            TokenTree::Group(group) => {
                spans.extend([range(group.span_open()), range(group.span_close())]);
                spans_of(group.stream(), spans);
            }
            other => spans.push(range(other.span())),
        }
    }
}

fn add_lines(text: &str, from: usize, to: usize, found: &mut Vec<Comment>) {
    let Some(part) = text.get(from..to) else { return };
    if part.trim().is_empty() {
        return;
    }
    let first = text[..from].bytes().filter(|byte| *byte == b'\n').count() + 1;
    for (at, line) in part.lines().enumerate() {
        let said = line.trim().trim_start_matches(['/', '*', '!']).trim_end_matches("*/").trim();
        if !said.is_empty() {
            found.push(Comment { line: first + at, text: said.to_owned() });
        }
    }
}

#[test]
fn comments_are_found_anywhere() {
    let text = "//! Of the file.\n\n// Plain.\nfn f() { // behind\n    let a = \"// no comment\"; /* inside\n    two */\n}\n\n/// Of g.\nfn g() {}\nmacro_rules! m { () => { /* in a macro */ } }\n// last";
    let found: Vec<_> = comments(text, text.parse().unwrap())
        .into_iter()
        .map(|comment| (comment.line, comment.text))
        .collect();
    let expected = [
        (1, "Of the file."),
        (3, "Plain."),
        (4, "behind"),
        (5, "inside"),
        (6, "two"),
        (9, "Of g."),
        (11, "in a macro"),
        (12, "last"),
    ];
    assert_eq!(found, expected.map(|(line, text)| (line, text.to_owned())));
}
