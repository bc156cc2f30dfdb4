//! Checks texts in which names appear. It knows Discord's syntax, but nothing of the code that makes
//! names fit.

/// A kind of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Markdown,
    Label,
    File,
}

/// Characters that nobody sees, or that turn the text around them.
fn is_harmful(c: char) -> bool {
    matches!(u32::from(c),
        0..=9 | 0xb..=0x1f | 0x7f..=0x9f | 0xad | 0x34f | 0x61c | 0x115f..=0x1160 | 0x17b4..=0x17b5 | 0x180b..=0x180f
        | 0x200b | 0x200e..=0x200f | 0x2028..=0x202e | 0x2060..=0x2067 | 0x206a..=0x206f | 0x2800 | 0x3164
        | 0xe000..=0xf8ff | 0xfe00..=0xfe0d | 0xfeff | 0xffa0 | 0xfff0..=0xfffc | 0x1_d159 | 0x1_d173..=0x1_d17a
        | 0x4_0000..=0x10_ffff)
}

/// Whether a character has a shape of its own.
fn is_visible(c: char) -> bool {
    let joins = matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
    let mark = matches!(u32::from(c), 0x300..=0x36f | 0x483..=0x489 | 0x20d0..=0x20f0);
    !c.is_whitespace() && !joins && !mark && !is_harmful(c) && !matches!(c, '\u{2068}' | '\u{2069}')
}

/// Checks that everything in a text can be seen and in its place.
pub(super) fn check_visible(text: &str) {
    if let Some(harmful) = text.chars().find(|c| is_harmful(*c)) {
        panic!("contains {harmful:?}: {text:?}");
    }
}

/// Checks a text, and returns the names in it.
pub(super) fn names_in(text: &str, kind: Kind) -> Vec<String> {
    check_visible(text);
    let stacked = text.chars().fold((0, 0), |(run, most), c| {
        let run = if matches!(u32::from(c), 0x300..=0x36f | 0x20d0..=0x20f0) { run + 1 } else { 0 };
        (run, most.max(run))
    });
    assert!(stacked.1 <= 3, "marks cover other lines: {text:?}");
    if kind == Kind::File {
        assert!(!text.contains(['\u{2068}', '\u{2069}']), "{text:?}");
    }
    text.lines().flat_map(|line| names_in_line(line, kind)).collect()
}

fn names_in_line(line: &str, kind: Kind) -> Vec<String> {
    let mut names = Vec::new();
    let mut name: Option<String> = None;
    for c in line.chars() {
        match (c, &mut name) {
            ('\u{2068}', None) => name = Some(String::new()),
            ('\u{2068}', Some(_)) | ('\u{2069}', None) => panic!("isolates are unbalanced: {line:?}"),
            ('\u{2069}', Some(_)) => names.extend(name.take()),
            (_, Some(name)) => name.push(c),
            (_, None) => {}
        }
    }
    assert_eq!(name, None, "an isolate is open: {line:?}");
    names.iter().for_each(|name| check_name(name, kind));
    names
}

/// Checks that a name is visible, and that Discord finds nothing in it but text.
fn check_name(name: &str, kind: Kind) {
    let read = if kind == Kind::Markdown { without_escapes(name) } else { name.to_owned() };
    assert!(read.chars().any(is_visible), "invisible: {name:?}");
    for link in ["://", "gg/", "invite/"] {
        assert!(!read.contains(link), "{link} in {name:?}");
    }
    if kind == Kind::Markdown {
        // The added user name isn't escaped.
        let own = read.rsplit_once(" (@").map_or(read.as_str(), |(name, _)| name);
        let active = own.find(['*', '_', '~', '`', '|', '<', '>', '#', '[', ']', '@', ':', '\\']);
        assert_eq!(active, None, "markup in {name:?}");
    }
}

/// Replaces each escaped character by a letter, as it loses its meaning.
fn without_escapes(text: &str) -> String {
    let mut read = String::new();
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        match c {
            '\\' => match rest.next() {
                Some(escaped) if escaped.is_alphanumeric() || escaped.is_whitespace() => {
                    read.extend(['\\', escaped]);
                }
                Some(_) => read.push('x'),
                None => read.push('\\'),
            },
            _ => read.push(c),
        }
    }
    read
}

#[test]
fn the_scanner_finds_faults() {
    let fails = |text: &str, kind| {
        let text = text.to_owned();
        assert!(std::panic::catch_unwind(|| names_in(&text, kind)).is_err(), "{text:?}");
    };
    for text in [
        "\u{202e}x",
        "\u{2068}x",
        "x\u{2069}",
        "\u{2068}x\n\u{2069}",
        "\u{2068} \u{2069}",
        "a\u{300}\u{300}\u{300}\u{300}",
    ] {
        fails(text, Kind::Label);
    }
    for name in ["<@11>", "https://a.b", r"https\:\/\/a.b discord.gg/x", "*", r"\\*", "@everyone"] {
        fails(&format!("\u{2068}{name}\u{2069}"), Kind::Markdown);
    }
    fails("\u{2068}x\u{2069}", Kind::File);
    assert_eq!(names_in("to \u{2068}\\*a\\* (@w42)\u{2069}", Kind::Markdown), [r"\*a\* (@w42)"]);
}
