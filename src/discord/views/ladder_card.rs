//! The lines of a ladder in its public card: the order.

use super::season_row::seat_mention;
use crate::domain::tournament::SeasonState;
use crate::service::{SeasonView, TableRow};
use crate::text::{Language, t};

/// Maximum number of people listed. A picture has more.
pub(super) const MAX_LISTED: usize = 10;

/// The people on the ladder, the top first.
pub(super) fn order(lang: Language, view: &SeasonView) -> String {
    let on_it: Vec<(u32, &TableRow)> = ladder_rows(view).collect();
    if on_it.is_empty() {
        return if view.state == SeasonState::Running { t!(lang, "ladder-empty") } else { String::new() };
    }
    let line = |(place, row): &(u32, &TableRow)| {
        let line = t!(lang, "ladder-line", place = *place, player = seat_mention(lang, row));
        match row.place.map_or(0, |place| place.moved) {
            0 => line,
            moved => t!(
                lang,
                "ladder-line-moved",
                line = line,
                up = if moved > 0 { "yes" } else { "no" },
                places = moved.unsigned_abs(),
            ),
        }
    };
    let mut lines: Vec<String> = on_it.iter().take(MAX_LISTED).map(line).collect();
    let more = on_it.len() - lines.len();
    if more > 0 {
        lines.push(t!(lang, "ladder-more", count = more));
    }
    lines.join("\n")
}

/// The people on the ladder with their places, the top first.
pub(crate) fn ladder_rows(view: &SeasonView) -> impl Iterator<Item = (u32, &TableRow)> {
    let rows = view.divisions.iter().flat_map(|division| &division.rows);
    rows.filter_map(|row| Some((row.place?.rank, row)))
}
