//! The lines of a Swiss tournament: its round and its table.

use super::season_row::seat_mention;
use super::season_table::table_line;
use crate::discord::views::format::first_lines_within;
use crate::domain::tournament::Swiss;
use crate::service::{SeasonView, TableRow};
use crate::text::{self, Language, t};

/// Maximum number of people in the lines of a table.
const MAX_LISTED: usize = 50;

/// Characters for the table, so that the text above always fits.
const MAX_TABLE_LENGTH: usize = 2500;

/// The current round. A picture has the table.
pub(super) fn round(lang: Language, view: &SeasonView) -> String {
    let round =
        view.swiss.as_ref().map(|swiss| t!(lang, "swiss-round", round = swiss.round, rounds = swiss.rounds));
    round.map(|round| format!("**{round}**")).unwrap_or_default()
}

/// The round, and the first rows of the table.
pub(crate) fn table(lang: Language, view: &SeasonView) -> String {
    let (Some(swiss), Some(division)) = (&view.swiss, view.divisions.first()) else { return String::new() };
    let listed = division.rows.iter().take(MAX_LISTED);
    let lines = listed.map(|row| row_line(lang, swiss, row, seat_mention(lang, row))).collect();
    let listed = first_lines_within(lines, MAX_TABLE_LENGTH);
    let more = match division.rows.len() - listed.lines().count() {
        0 => None,
        more => Some(t!(lang, "ladder-more", count = more)),
    };
    std::iter::once(round(lang, view)).chain([listed]).chain(more).collect::<Vec<_>>().join("\n")
}

/// A row in words. For people with a place, it has the points of their opponents. `player` names the
/// person.
pub(super) fn row_line(lang: Language, swiss: &Swiss, row: &TableRow, player: String) -> String {
    let line = table_line(lang, row, player);
    match buchholz(swiss, row) {
        Some(buchholz) => t!(lang, "swiss-line", line = line, buchholz = buchholz),
        None => line,
    }
}

/// The points of a person's opponents; `None` if the person is struck.
pub(super) fn buchholz(swiss: &Swiss, row: &TableRow) -> Option<String> {
    let found = swiss.table.iter().find(|standing| standing.number == row.number)?;
    Some(text::points(found.buchholz))
}
