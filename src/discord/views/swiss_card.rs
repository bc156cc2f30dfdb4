//! The lines of a Swiss tournament in its public card: the table.

use super::season_table::table_lines;
use crate::discord::views::format::first_lines_within;
use crate::domain::tournament::Swiss;
use crate::service::{DivisionTable, SeasonView};
use crate::text::{self, Language, t};

/// Maximum number of people in the lines of a table.
const MAX_LISTED: usize = 50;

/// Characters for the table, so that the seal always fits below.
const MAX_TABLE_LENGTH: usize = 2500;

/// The round, and the first rows of the table.
pub(crate) fn table(lang: Language, view: &SeasonView) -> String {
    let (Some(swiss), Some(division)) = (&view.swiss, view.divisions.first()) else { return String::new() };
    let rows = rows(lang, swiss, division);
    let all = rows.len();
    let listed = first_lines_within(rows.into_iter().take(MAX_LISTED).collect(), MAX_TABLE_LENGTH);
    let more = match all - listed.lines().count() {
        0 => None,
        more => Some(t!(lang, "ladder-more", count = more)),
    };
    let round = t!(lang, "swiss-round", round = swiss.round, rounds = swiss.rounds);
    std::iter::once(format!("**{round}**")).chain([listed]).chain(more).collect::<Vec<_>>().join("\n")
}

/// A line for each person: those with a place also with the points of their opponents.
fn rows(lang: Language, swiss: &Swiss, division: &DivisionTable) -> Vec<String> {
    let lines = table_lines(lang, division).into_iter().zip(&division.rows);
    lines
        .map(|(line, row)| match swiss.table.iter().find(|standing| standing.number == row.number) {
            Some(standing) => {
                t!(lang, "swiss-line", line = line, buchholz = text::points(standing.buchholz))
            }
            None => line,
        })
        .collect()
}
