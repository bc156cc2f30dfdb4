//! The cross table of a division: its picture and the lines of a message.

use std::collections::HashMap;

use super::season_alt::{alt, movement_word};
use super::season_row::{cell, final_place, points, row_name, seat_mention};
use crate::bot::BotContext;
use crate::domain::tournament::{EntryState, Movement};
use crate::domain::{PersonName, PlayerId};
use crate::service::{DivisionTable, Place, SeasonView, TableRow};
use crate::text::{self, Language, t};
use sealed_move_board::{CrossCell, CrossRow, CrossTable, TableArrow, ThemeName};

/// Maximum length of a name in a table.
const MAX_NAME: usize = 16;

/// A table that can be drawn.
#[derive(Clone, Debug)]
pub(crate) struct DrawnTable {
    title: String,
    headings: [String; 2],
    arrows: [String; 2],
    rows: Vec<DrawnRow>,
    pub(crate) alt: String,
}

#[derive(Clone, Debug)]
struct DrawnRow {
    rank: String,
    name: String,
    cells: Vec<CrossCell<'static>>,
    points: String,
    possible: String,
    movement: Option<Movement>,
    struck: bool,
}

impl DrawnTable {
    pub(crate) fn new(bot: &BotContext, lang: Language, view: &SeasonView, division: &DivisionTable) -> Self {
        let people: Vec<PlayerId> = division.rows.iter().filter_map(|row| row.player).collect();
        let names = bot.names_of(&people).unwrap_or_default();
        let name = text::plain_words(&view.tournament.name);
        let title =
            t!(lang, "season-table-title", name = name, number = view.number, division = division.number);
        Self {
            title,
            headings: [t!(lang, "season-table-points"), t!(lang, "season-table-ranks")],
            arrows: [t!(lang, "season-table-up"), t!(lang, "season-table-down")],
            rows: division.rows.iter().map(|row| drawn_row(bot, lang, &names, view, division, row)).collect(),
            alt: alt(lang, &names, view, division),
        }
    }

    /// Draws the table.
    pub(crate) fn draw(&self, bot: &BotContext, theme: ThemeName) -> Vec<u8> {
        let [up, down] = &self.arrows;
        let rows: Vec<CrossRow<'_>> = self
            .rows
            .iter()
            .map(|row| CrossRow {
                rank: &row.rank,
                name: &row.name,
                cells: &row.cells,
                points: &row.points,
                possible: &row.possible,
                arrow: row.movement.map(|movement| match movement {
                    Movement::Up => TableArrow::Up(up),
                    Movement::Down => TableArrow::Down(down),
                }),
                struck: row.struck,
            })
            .collect();
        let headings = self.headings.each_ref().map(String::as_str);
        let table = CrossTable { theme, title: &self.title, headings, rows: &rows };
        bot.pictures().get(&table, || bot.studio().cross_table(&table).png)
    }

    /// Whether a rank leads to another division.
    pub(crate) fn has_movement(&self) -> bool {
        self.rows.iter().any(|row| row.movement.is_some())
    }
}

fn drawn_row(
    bot: &BotContext,
    lang: Language,
    names: &HashMap<PlayerId, PersonName>,
    view: &SeasonView,
    division: &DivisionTable,
    row: &TableRow,
) -> DrawnRow {
    let cells = division.rows.iter().map(|other| cell(division, row, other).drawn()).collect();
    DrawnRow {
        rank: row.place.map(|place| format!("{}.", place.rank)).unwrap_or_default(),
        name: picture_name(bot, lang, names, row),
        cells,
        points: row.place.map_or_else(|| "–".to_owned(), |place| text::points(place.halves)),
        possible: row.place.map_or_else(|| t!(lang, "season-table-out"), |place| places(view, place)),
        movement: row.place.and_then(|place| place.movement),
        struck: row.state == EntryState::Struck,
    }
}

/// Returns the name of a person for a picture, or their number if the font can't write it.
pub(super) fn picture_name(
    bot: &BotContext,
    lang: Language,
    names: &HashMap<PlayerId, PersonName>,
    row: &TableRow,
) -> String {
    let written = row.player.and_then(|player| names.get(&player)).map(PersonName::in_picture);
    let written = written.as_deref().and_then(|name| bot.studio().written(name)).map(short);
    written.unwrap_or_else(|| row_name(lang, row))
}

/// Cuts a name to its column.
fn short(name: &str) -> String {
    if name.chars().count() <= MAX_NAME {
        return name.to_owned();
    }
    name.chars().take(MAX_NAME).chain(['…']).collect()
}

/// The rows of a table for a message.
pub(crate) fn table_lines(lang: Language, division: &DivisionTable) -> Vec<String> {
    division.rows.iter().map(|row| table_line(lang, row, seat_mention(lang, row))).collect()
}

/// A row of a table in words. `player` names the person.
pub(super) fn table_line(lang: Language, row: &TableRow, player: String) -> String {
    match row.place {
        None => t!(lang, "season-table-line-struck", player = player),
        Some(place) => t!(
            lang,
            "season-table-line",
            rank = place.rank,
            player = player,
            points = points(lang, place.halves),
            movement = movement_word(place.movement),
        ),
    }
}

/// The places that a person can still reach, such as `2–4`.
fn places(view: &SeasonView, place: Place) -> String {
    match final_place(view, place) {
        Ok(place) => place.to_string(),
        Err([best, worst]) => format!("{best}–{worst}"),
    }
}
