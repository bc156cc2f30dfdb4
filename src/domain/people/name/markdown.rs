//! Takes the effect from Markdown, mentions, timestamps, addresses and invites.

/// Characters that Discord reads as markup, or as a part of a mention, an address or an invite.
const ACTIVE: &str = r"\*_~`|<>#[]():/@";

/// Escapes Discord's Markdown. A backslash shows any sign as it is.
pub(super) fn escape(name: &str) -> String {
    let mut escaped = String::with_capacity(name.len());
    for c in name.chars() {
        if ACTIVE.contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// A slash that isn't part of an address for any program.
const DIVISION_SLASH: char = '\u{2215}';

/// Replaces the slashes of addresses, for texts in which nothing can be escaped.
pub(super) fn without_addresses(name: &str) -> String {
    let words = name.split(' ').map(|word| {
        let is_address = word.contains("//") || word.contains('.') && word.contains('/');
        if is_address { word.replace('/', &DIVISION_SLASH.to_string()) } else { word.to_owned() }
    });
    words.collect::<Vec<_>>().join(" ")
}
