//! Reads unit files.

/// The arguments of a unit's commands with this key, such as `ExecStart`, after systemd's own
/// unescaping of `$$` and `%%`. Handles plain and quoted words.
pub(crate) fn commands(unit: &str, key: &str) -> Vec<Vec<String>> {
    values(unit, key).iter().map(|value| words(value)).collect()
}

/// All values of a key.
pub(crate) fn values(unit: &str, key: &str) -> Vec<String> {
    let own = |line: &str| line.strip_prefix(key)?.strip_prefix('=').map(str::to_owned);
    unit.lines().filter_map(own).collect()
}

fn words(value: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = value.trim_start();
    while !rest.is_empty() {
        let quote = rest.chars().next().filter(|c| ['\'', '"'].contains(c));
        let (word, after) = match quote {
            Some(quote) => rest[1..].split_once(quote).expect("the quote is closed"),
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        words.push(word.replace("$$", "$").replace("%%", "%"));
        rest = after.trim_start();
    }
    words
}

#[test]
fn words_of_a_command_are_split_like_systemd_does() {
    let unit = "[Service]\nExecStart=/bin/sh -c 'a \"$$(date +%%F)\"'\nExecStart=b  c";
    let expected = [vec!["/bin/sh", "-c", "a \"$(date +%F)\""], vec!["b", "c"]];
    assert_eq!(commands(unit, "ExecStart"), expected);
}
