//! The public card of a Swiss tournament: a description, the table, and the seal in small print.

use super::season_card::{people, proof_lines, season_button};
use super::season_table::table_lines;
use crate::discord::custom_id::TournamentButton;
use crate::discord::reply::{Button, Reply, Style};
use crate::discord::views::format::{exact, first_lines_within, relative};
use crate::domain::tournament::{EntryState, SeasonState, Swiss};
use crate::service::{DivisionTable, SeasonView};
use crate::text::{self, Language, t};

/// Maximum number of people in the lines of a table.
const MAX_LISTED: usize = 50;

/// Characters for the table, so that the seal always fits below.
const MAX_TABLE_LENGTH: usize = 2500;

pub(super) fn swiss_card(lang: Language, view: &SeasonView) -> Reply {
    let mut body = Vec::new();
    if matches!(view.state, SeasonState::Open | SeasonState::Running) {
        body.push(what(lang, view));
    }
    match view.state {
        SeasonState::Open => {
            body.push(match view.starts {
                Some(at) => t!(lang, "swiss-starts", at = relative(at), exactly = exact(at)),
                None => t!(lang, "season-dates-paused"),
            });
            body.push(people(lang, view, EntryState::In));
        }
        SeasonState::Running => body.push(table(lang, view)),
        SeasonState::Closing => body.extend([t!(lang, "season-closing"), table(lang, view)]),
        SeasonState::Over => body.extend([t!(lang, "season-over"), table(lang, view)]),
        SeasonState::Off => body.push(t!(lang, "season-off")),
    }
    Reply {
        title: text::plain_words(&view.tournament.name),
        body: body.join("\n"),
        foot: proof_lines(lang, view),
        buttons: buttons(lang, view),
        ..Reply::default()
    }
}

fn what(lang: Language, view: &SeasonView) -> String {
    let tournament = &view.tournament;
    let info = tournament.game.info();
    t!(
        lang,
        "swiss-what",
        game = text::game(lang, info),
        has_setup = if info.setups.len() > 1 { "yes" } else { "no" },
        setup = text::setup(lang, info, &tournament.setup),
        days = tournament.pace.budget_days(),
        rated = if tournament.rated { "yes" } else { "no" },
    )
}

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

fn buttons(lang: Language, view: &SeasonView) -> Vec<Button> {
    let mut buttons = Vec::new();
    let mut add = |button: TournamentButton, label: String, style: Style| {
        buttons.push(season_button(view, button, label, style));
    };
    if view.state == SeasonState::Open {
        add(TournamentButton::Join, t!(lang, "button-join"), Style::Good);
    }
    if view.swiss.is_some() {
        add(TournamentButton::Games, t!(lang, "button-season-games"), Style::Primary);
        add(TournamentButton::Table(None), t!(lang, "button-season-table"), Style::Plain);
    }
    if matches!(view.state, SeasonState::Open | SeasonState::Running) {
        add(TournamentButton::Leave, t!(lang, "button-leave"), Style::Plain);
    }
    add(TournamentButton::Rules, t!(lang, "button-season-rules"), Style::Plain);
    buttons
}
