//! The public card of a season: dates, people, its table, and the seal in small print.

use super::season_row::{points, seat_mention};
use super::{cup_card, ladder_card, swiss_card};
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

/// Builds the card, without the table's picture. The kinds differ in their sentences and in the table.
pub(crate) fn season_card(lang: Language, view: &SeasonView) -> Reply {
    let kind = view.tournament.kind;
    let mut body = Vec::new();
    if is_live(view) {
        body.push(what(lang, view));
    }
    match (view.state, kind) {
        (SeasonState::Open, _) => body.extend([starts(lang, view), people(lang, view, EntryState::In)]),
        (SeasonState::Running, TournamentKind::League { weeks }) => {
            body.extend([week(lang, view, weeks), table(lang, view)]);
            if view.people(EntryState::Reserve).next().is_some() {
                body.push(t!(lang, "season-reserves", people = named(lang, view, EntryState::Reserve)));
            }
            body.push(t!(lang, "season-join-later"));
        }
        (SeasonState::Running, _) => body.push(table(lang, view)),
        (SeasonState::Off, TournamentKind::Cup { .. }) => body.push(t!(lang, "cup-off")),
        (SeasonState::Off, TournamentKind::League { .. } | TournamentKind::Swiss) => {
            body.push(t!(lang, "season-off"));
        }
        // The bracket ends with its winner.
        (_, TournamentKind::Cup { .. }) => body.push(table(lang, view)),
        (_, TournamentKind::Ladder) => body.extend([t!(lang, "ladder-over"), table(lang, view)]),
        (SeasonState::Closing, _) => body.extend([t!(lang, "season-closing"), table(lang, view)]),
        (SeasonState::Over, _) => body.extend([t!(lang, "season-over"), table(lang, view)]),
    }
    body.retain(|line| !line.is_empty());
    let name = text::plain_words(&view.tournament.name);
    Reply {
        title: match kind {
            TournamentKind::League { .. } => t!(lang, "season-title", name = name, number = view.number),
            TournamentKind::Ladder | TournamentKind::Cup { .. } | TournamentKind::Swiss => name,
        },
        body: body.join("\n"),
        foot: proof_lines(lang, view),
        buttons: buttons(lang, view),
        ..Reply::default()
    }
}

const fn is_live(view: &SeasonView) -> bool {
    matches!(view.state, SeasonState::Open | SeasonState::Running)
}

/// Describes the tournament, its time and whether it is rated.
fn what(lang: Language, view: &SeasonView) -> String {
    let tournament = &view.tournament;
    let info = tournament.game.info();
    let (game, setup) = (text::game(lang, info), text::setup(lang, info, &tournament.setup));
    let yes = |holds| if holds { "yes" } else { "no" };
    let (named, rated) = (yes(info.setups.len() > 1), yes(tournament.rated));
    let days = tournament.pace.budget_days();
    match tournament.kind {
        TournamentKind::League { weeks } => t!(
            lang,
            "season-what",
            game = game,
            has_setup = named,
            setup = setup,
            weeks = weeks,
            days = days,
            rated = rated,
        ),
        TournamentKind::Ladder => {
            t!(lang, "ladder-what", game = game, has_setup = named, setup = setup, days = days, rated = rated)
        }
        TournamentKind::Cup { .. } => {
            t!(lang, "cup-what", game = game, has_setup = named, setup = setup, days = days, rated = rated)
        }
        TournamentKind::Swiss => {
            t!(lang, "swiss-what", game = game, has_setup = named, setup = setup, days = days, rated = rated)
        }
    }
}

/// When it starts, with how many people, and how to join.
fn starts(lang: Language, view: &SeasonView) -> String {
    let Some(at) = view.starts else { return t!(lang, "season-dates-paused") };
    let (at, exactly) = (relative(at), exact(at));
    match view.tournament.kind {
        TournamentKind::League { .. } | TournamentKind::Ladder => {
            t!(lang, "season-starts", at = at, exactly = exactly)
        }
        TournamentKind::Cup { size } => t!(lang, "cup-starts", size = size, at = at, exactly = exactly),
        TournamentKind::Swiss => t!(lang, "swiss-starts", at = at, exactly = exactly),
    }
}

/// The lines about the table of a season: divisions, places, pairs or the round.
fn table(lang: Language, view: &SeasonView) -> String {
    match view.tournament.kind {
        TournamentKind::League { .. } => divisions(lang, view),
        TournamentKind::Ladder => ladder_card::order(lang, view),
        TournamentKind::Cup { .. } => cup_card::bracket(lang, view),
        TournamentKind::Swiss => swiss_card::round(lang, view),
    }
}

/// The seal of the seed. Once the season is over, anyone can compare it with the seed.
fn proof_lines(lang: Language, view: &SeasonView) -> String {
    let seal = t!(lang, "season-seal", commitment = view.commitment.to_string());
    let seed = view.seed.as_ref().map(|seed| t!(lang, "proof-season-seed", seed = seed.open()));
    let parts: Vec<String> = std::iter::once(seal).chain(seed).collect();
    text::join(lang, Join::Parts, &parts)
}

/// The current week of a league, and the end of the season.
fn week(lang: Language, view: &SeasonView, weeks: u32) -> String {
    let Some(at) = view.ends else { return t!(lang, "season-dates-paused") };
    t!(
        lang,
        "season-week",
        week = view.week.unwrap_or(1),
        weeks = weeks,
        at = relative(at),
        exactly = exact(at),
    )
}

fn people(lang: Language, view: &SeasonView, state: EntryState) -> String {
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
    let kind = view.tournament.kind;
    let is_ladder = kind == TournamentKind::Ladder;
    let joins = match kind {
        TournamentKind::League { .. } | TournamentKind::Ladder => is_live(view),
        TournamentKind::Cup { .. } | TournamentKind::Swiss => view.state == SeasonState::Open,
    };
    if joins {
        add(TournamentButton::Join, t!(lang, "button-join"), Style::Good);
    }
    if is_ladder && is_live(view) {
        add(TournamentButton::Challenge(0), t!(lang, "button-season-challenge"), Style::Primary);
    }
    if is_live(view) {
        add(TournamentButton::Leave, t!(lang, "button-leave"), Style::Plain);
    }
    if !view.divisions.is_empty() {
        let style = if is_ladder { Style::Plain } else { Style::Primary };
        add(TournamentButton::Games, t!(lang, "button-season-games"), style);
        if !is_ladder {
            add(TournamentButton::Table(None), t!(lang, "button-season-table"), Style::Plain);
        }
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
