//! Formats of boards in position strings.

/// The format of a game's board in position strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardNotation {
    /// Letters, with several letters in square brackets; the last row first (`rules/aruki.md
    /// §11.1`, `rules/chakart.md §10.1`).
    Letters,
    /// Stacks separated by commas; row 0 first (`rules/kyo.md §14`).
    Stacks,
    /// In the second field: letters, each followed by tiles in parentheses; the last row first
    /// (`rules/lusus.md §6`).
    Tiles,
}
