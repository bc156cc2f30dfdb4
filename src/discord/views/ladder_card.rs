//! The public card of a ladder: a description, the order, and the seal in small print.

use super::season_card::{proof_lines, season_button};
use super::season_row::seat_mention;
use crate::discord::custom_id::TournamentButton;
use crate::discord::reply::{Button, Reply, Style};
use crate::domain::tournament::SeasonState;
use crate::service::{SeasonView, TableRow};
use crate::text::{self, Language, t};

/// Maximum number of people listed. A picture has more.
pub(super) const MAX_LISTED: usize = 10;

pub(super) fn ladder_card(lang: Language, view: &SeasonView) -> Reply {
    let tournament = &view.tournament;
    let info = tournament.game.info();
    let what = t!(
        lang,
        "ladder-what",
        game = text::game(lang, info),
        has_setup = if info.setups.len() > 1 { "yes" } else { "no" },
        setup = text::setup(lang, info, &tournament.setup),
        days = tournament.pace.budget_days(),
        rated = if tournament.rated { "yes" } else { "no" },
    );
    let first = if is_running(view) { what } else { t!(lang, "ladder-over") };
    Reply {
        title: text::plain_words(&tournament.name),
        body: [first, order(lang, view)].join("\n"),
        foot: proof_lines(lang, view),
        buttons: buttons(lang, view),
        ..Reply::default()
    }
}

fn is_running(view: &SeasonView) -> bool {
    view.state == SeasonState::Running
}

/// The people on the ladder, the top first.
fn order(lang: Language, view: &SeasonView) -> String {
    let on_it: Vec<(u32, &TableRow)> = ladder_rows(view).collect();
    if on_it.is_empty() {
        return if is_running(view) { t!(lang, "ladder-empty") } else { String::new() };
    }
    let line = |(place, row): &(u32, &TableRow)| {
        t!(lang, "ladder-line", place = *place, player = seat_mention(lang, row))
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

fn buttons(lang: Language, view: &SeasonView) -> Vec<Button> {
    let mut buttons = Vec::new();
    let mut add = |button: TournamentButton, label: String, style: Style| {
        buttons.push(season_button(view, button, label, style));
    };
    if is_running(view) {
        add(TournamentButton::Join, t!(lang, "button-join"), Style::Good);
        add(TournamentButton::Challenge(0), t!(lang, "button-season-challenge"), Style::Primary);
    }
    add(TournamentButton::Games, t!(lang, "button-season-games"), Style::Plain);
    if is_running(view) {
        add(TournamentButton::Leave, t!(lang, "button-leave"), Style::Plain);
    }
    add(TournamentButton::Rules, t!(lang, "button-season-rules"), Style::Plain);
    buttons
}
