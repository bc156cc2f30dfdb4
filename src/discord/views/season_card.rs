//! The public card of a season: dates, people, divisions, and the seal in small print.

use super::cup_card::cup_card;
use super::ladder_card::ladder_card;
use super::season_row::{points, seat_mention};
use super::swiss_card::swiss_card;
use crate::discord::custom_id::TournamentButton;
use crate::discord::reply::{Button, Reply, Style};
use crate::discord::views::format::{exact, first_lines_within, mention, relative};
use crate::domain::Revision;
use crate::domain::tournament::{EntryState, SeasonState, TournamentKind};
use crate::service::{DivisionTable, SeasonView};
use crate::text::{self, Join, Language, t};

/// Maximum number of people named in a list.
const MAX_NAMED: usize = 20;

/// Characters for the lines of divisions, so that the seal always fits below.
const MAX_DIVISIONS_LENGTH: usize = 1000;

/// Builds the card, without the table's picture.
pub(crate) fn season_card(lang: Language, view: &SeasonView) -> Reply {
    let tournament = &view.tournament;
    let weeks = match tournament.kind {
        TournamentKind::League { weeks } => weeks,
        TournamentKind::Ladder => return ladder_card(lang, view),
        TournamentKind::Cup { size } => return cup_card(lang, view, size),
        TournamentKind::Swiss => return swiss_card(lang, view),
    };
    let info = tournament.game.info();
    let mut body = Vec::new();
    if matches!(view.state, SeasonState::Open | SeasonState::Running) {
        body.push(t!(
            lang,
            "season-what",
            game = text::game(lang, info),
            has_setup = if info.setups.len() > 1 { "yes" } else { "no" },
            setup = text::setup(lang, info, &tournament.setup),
            weeks = weeks,
            days = tournament.pace.budget_days(),
            rated = if tournament.rated { "yes" } else { "no" },
        ));
    }
    body.push(dates(lang, view, weeks));
    match view.state {
        SeasonState::Open => body.push(people(lang, view, EntryState::In)),
        SeasonState::Running => {
            body.push(divisions(lang, view));
            if view.people(EntryState::Reserve).next().is_some() {
                body.push(t!(lang, "season-reserves", people = named(lang, view, EntryState::Reserve)));
            }
            body.push(t!(lang, "season-join-later"));
        }
        SeasonState::Closing | SeasonState::Over => body.push(divisions(lang, view)),
        SeasonState::Off => {}
    }
    body.retain(|line| !line.is_empty());
    Reply {
        title: t!(lang, "season-title", name = text::plain_words(&tournament.name), number = view.number),
        body: body.join("\n"),
        foot: proof_lines(lang, view),
        buttons: buttons(lang, view),
        ..Reply::default()
    }
}

/// The seal of the seed. Once the season is over, anyone can compare it with the seed.
pub(super) fn proof_lines(lang: Language, view: &SeasonView) -> String {
    let seal = t!(lang, "season-seal", commitment = view.commitment.to_string());
    let seed = view.seed.as_ref().map(|seed| t!(lang, "proof-season-seed", seed = seed.open()));
    std::iter::once(seal).chain(seed).collect::<Vec<_>>().join(" · ")
}

fn dates(lang: Language, view: &SeasonView, weeks: u32) -> String {
    let at = match view.state {
        SeasonState::Open => view.starts,
        SeasonState::Running => view.ends,
        SeasonState::Closing => return t!(lang, "season-closing"),
        SeasonState::Over => return t!(lang, "season-over"),
        SeasonState::Off => return t!(lang, "season-off"),
    };
    let Some(at) = at else { return t!(lang, "season-dates-paused") };
    if view.state == SeasonState::Open {
        return t!(lang, "season-starts", at = relative(at), exactly = exact(at));
    }
    t!(
        lang,
        "season-week",
        week = view.week.unwrap_or(1),
        weeks = weeks,
        at = relative(at),
        exactly = exact(at),
    )
}

pub(super) fn people(lang: Language, view: &SeasonView, state: EntryState) -> String {
    let count = view.people(state).count();
    t!(lang, "season-people", count = count, people = named(lang, view, state))
}

/// Names the first people in a state.
fn named(lang: Language, view: &SeasonView, state: EntryState) -> String {
    let people: Vec<_> = view.people(state).filter_map(|entry| entry.player).collect();
    let named: Vec<_> = people.iter().take(MAX_NAMED).map(|player| mention(lang, *player)).collect();
    let named = text::join(lang, Join::List, &named);
    match people.len().saturating_sub(MAX_NAMED) {
        0 => named,
        more => t!(lang, "season-people-more", people = named, count = more),
    }
}

fn divisions(lang: Language, view: &SeasonView) -> String {
    let line = |division: &DivisionTable| {
        let (played, all) = division.progress();
        let leader = division.rows.iter().find_map(|row| row.place.map(|place| (row, place)));
        let (leader, halves) = match leader {
            Some((row, place)) => (seat_mention(lang, row), place.halves),
            None => (t!(lang, "player-gone"), 0),
        };
        t!(
            lang,
            "season-division",
            number = division.number,
            games = t!(lang, "season-division-games", played = played, all = all),
            played = played,
            leader = leader,
            points = points(lang, halves),
        )
    };
    first_lines_within(view.divisions.iter().map(line).collect(), MAX_DIVISIONS_LENGTH)
}

fn buttons(lang: Language, view: &SeasonView) -> Vec<Button> {
    let mut buttons = Vec::new();
    let mut add = |button: TournamentButton, label: String, style: Style| {
        buttons.push(season_button(view, button, label, style));
    };
    if matches!(view.state, SeasonState::Open | SeasonState::Running) {
        add(TournamentButton::Join, t!(lang, "button-join"), Style::Good);
        add(TournamentButton::Leave, t!(lang, "button-leave"), Style::Plain);
    }
    if !view.divisions.is_empty() {
        add(TournamentButton::Games, t!(lang, "button-season-games"), Style::Primary);
        add(TournamentButton::Table(None), t!(lang, "button-season-table"), Style::Plain);
    }
    add(TournamentButton::Rules, t!(lang, "button-season-rules"), Style::Plain);
    buttons
}

/// A button about a season: its tournament is the subject, its number the revision.
pub(crate) fn season_button(
    view: &SeasonView,
    button: TournamentButton,
    label: String,
    style: Style,
) -> Button {
    Button::about(view.tournament.id, Revision(view.number), button, label, style)
}
