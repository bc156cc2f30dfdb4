//! Parts of a table's row: results, places, points and names.

use std::collections::HashMap;

use crate::discord::views::format::mention;
use crate::domain::tournament::{EntryState, SeasonGame, SeasonState, TableResult};
use crate::domain::{PersonName, PlayerId};
use crate::service::{DivisionTable, Place, SeasonView, TableRow};
use crate::text::{self, Language, t};
use sealed_move_board::CrossCell;

/// The result of a person against another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// The same person.
    Oneself,
    Won,
    Drawn,
    Lost,
    LostOnTime,
    Running,
    /// The game hasn't begun, or one of them is struck.
    Nothing,
}

impl Cell {
    /// The cell in the picture.
    pub(super) const fn drawn(self) -> CrossCell<'static> {
        match self {
            Self::Oneself => CrossCell::Oneself,
            Self::Won => CrossCell::Result("1"),
            Self::Drawn => CrossCell::Result("½"),
            Self::Lost => CrossCell::Result("0"),
            Self::LostOnTime => CrossCell::Result("0t"),
            Self::Running => CrossCell::Running,
            Self::Nothing => CrossCell::Empty,
        }
    }
}

pub(crate) fn cell(division: &DivisionTable, row: &TableRow, other: &TableRow) -> Cell {
    if row.number == other.number {
        return Cell::Oneself;
    }
    if [row, other].into_iter().any(|row| row.state == EntryState::Struck) {
        return Cell::Nothing;
    }
    let met = |game: &&SeasonGame| game.pair.has(row.number) && game.pair.has(other.number);
    let Some(game) = division.games.iter().find(met) else { return Cell::Nothing };
    let is_first = game.pair.first == row.number;
    match game.result() {
        Some(TableResult::Drawn) => Cell::Drawn,
        Some(TableResult::FirstWon { .. }) if is_first => Cell::Won,
        Some(TableResult::SecondWon { .. }) if !is_first => Cell::Won,
        Some(TableResult::FirstWon { late } | TableResult::SecondWon { late }) => {
            if late {
                Cell::LostOnTime
            } else {
                Cell::Lost
            }
        }
        None if game.is_running() => Cell::Running,
        None => Cell::Nothing,
    }
}

/// The place that a person has for sure, else the best and the worst one that are still possible.
pub(crate) fn final_place(view: &SeasonView, place: Place) -> Result<u32, [u32; 2]> {
    let [best, worst] = place.possible;
    if view.state == SeasonState::Over {
        Ok(place.rank)
    } else if best == worst {
        Ok(best)
    } else {
        Err([best, worst])
    }
}

/// Formats points with their unit.
pub(crate) fn points(lang: Language, halves: u32) -> String {
    let points: u32 = if halves == 2 { 1 } else { 2 };
    t!(lang, "season-points", points = points, shown = text::points(halves))
}

/// Mentions the person of a row, or names the seat of someone who deleted their data.
pub(crate) fn seat_mention(lang: Language, row: &TableRow) -> String {
    match row.player {
        Some(player) => mention(lang, player),
        None => row_name(lang, row),
    }
}

/// Names a person in an alt text.
pub(super) fn alt_name(
    lang: Language,
    names: &HashMap<PlayerId, PersonName>,
    row: &TableRow,
    length: usize,
) -> String {
    let known = row.player.and_then(|player| names.get(&player));
    known.map_or_else(|| row_name(lang, row), |name| name.in_short_label(length))
}

/// Stands for a name that is unknown or can't be drawn.
pub(super) fn row_name(lang: Language, row: &TableRow) -> String {
    t!(lang, "season-number", number = row.number)
}
