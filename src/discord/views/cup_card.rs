//! The public card of a cup: a description, the bracket, and the seal in small print.

use super::season_card::{people, proof_lines, season_button};
use super::season_row::seat_mention;
use crate::discord::custom_id::TournamentButton;
use crate::discord::reply::{Button, Reply, Style};
use crate::discord::views::format::{exact, first_lines_within, relative};
use crate::domain::tournament::{Cup, CupPair, EntryState, SeasonState};
use crate::service::SeasonView;
use crate::text::{self, Language, t};

/// Characters for the bracket, so that the seal always fits below.
const MAX_BRACKET_LENGTH: usize = 2500;

pub(super) fn cup_card(lang: Language, view: &SeasonView, size: u32) -> Reply {
    let mut body = Vec::new();
    if matches!(view.state, SeasonState::Open | SeasonState::Running) {
        body.push(what(lang, view));
    }
    match view.state {
        SeasonState::Open => {
            body.push(match view.starts {
                Some(at) => t!(lang, "cup-starts", size = size, at = relative(at), exactly = exact(at)),
                None => t!(lang, "season-dates-paused"),
            });
            body.push(people(lang, view, EntryState::In));
        }
        SeasonState::Running | SeasonState::Closing | SeasonState::Over => body.push(bracket(lang, view)),
        SeasonState::Off => body.push(t!(lang, "cup-off")),
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
        "cup-what",
        game = text::game(lang, info),
        has_setup = if info.setups.len() > 1 { "yes" } else { "no" },
        setup = text::setup(lang, info, &tournament.setup),
        days = tournament.pace.budget_days(),
        rated = if tournament.rated { "yes" } else { "no" },
    )
}

/// The pairs that are known, the newest round first, and the winner above them.
pub(crate) fn bracket(lang: Language, view: &SeasonView) -> String {
    let Some(cup) = &view.cup else { return String::new() };
    let mut lines: Vec<String> = cup
        .winner
        .map(|winner| t!(lang, "cup-won", winner = named(lang, view, winner)))
        .into_iter()
        .collect();
    if cup.winner.is_none() && view.state == SeasonState::Over {
        lines.push(t!(lang, "cup-over"));
    }
    let known =
        cup.rounds.iter().filter(|pairs| pairs.iter().any(|pair| pair.winner.is_some() || is_known(pair)));
    let known: Vec<&Vec<CupPair>> = known.collect();
    for pairs in known.iter().rev() {
        lines.push(format!("**{}**", round_name(lang, pairs.len())));
        lines.extend(pairs.iter().filter_map(|pair| pair_line(lang, view, pair)));
    }
    if known.len() < cup.rounds.len() && cup.winner.is_none() {
        lines.push(t!(lang, "cup-rounds-later"));
    }
    first_lines_within(lines, MAX_BRACKET_LENGTH)
}

fn is_known(pair: &CupPair) -> bool {
    pair.people.iter().all(Option::is_some)
}

/// Names a round by its number of pairs.
pub(crate) fn round_name(lang: Language, pairs: usize) -> String {
    t!(lang, "cup-round", people = 2 * pairs)
}

/// The pairs of the first round in a cup's first message.
pub(crate) fn first_pairs(lang: Language, view: &SeasonView, cup: &Cup) -> Vec<String> {
    let pairs = cup.rounds.first().into_iter().flatten();
    pairs.filter_map(|pair| pair_line(lang, view, pair)).collect()
}

fn pair_line(lang: Language, view: &SeasonView, pair: &CupPair) -> Option<String> {
    pair_words(lang, pair, &|number| named(lang, view, number))
}

/// Describes a pair; `None` unless both people are known or one has a bye.
pub(super) fn pair_words(lang: Language, pair: &CupPair, named: &impl Fn(u32) -> String) -> Option<String> {
    if pair.is_bye() {
        return Some(t!(lang, "cup-pair-bye", player = named(pair.winner?)));
    }
    let [upper, lower] = pair.people;
    let (upper, lower) = (named(upper?), named(lower?));
    let has_results = pair.games.iter().any(|game| game.result().is_some());
    let state = match pair.winner {
        Some(_) if !has_results => "walkover",
        Some(_) => "won",
        None if pair.decider().is_some() => "decider",
        None => "open",
    };
    let [own, other] = pair.halves.map(text::points);
    Some(t!(
        lang,
        "cup-pair",
        upper = upper,
        lower = lower,
        state = state,
        score = format!("{own} : {other}"),
        winner = pair.winner.map(named).unwrap_or_default(),
    ))
}

fn named(lang: Language, view: &SeasonView, number: u32) -> String {
    let row = view.divisions.iter().find_map(|division| division.row(number));
    row.map_or_else(|| t!(lang, "season-number", number = number), |row| seat_mention(lang, row))
}

fn buttons(lang: Language, view: &SeasonView) -> Vec<Button> {
    let mut buttons = Vec::new();
    let mut add = |button: TournamentButton, label: String, style: Style| {
        buttons.push(season_button(view, button, label, style));
    };
    if view.state == SeasonState::Open {
        add(TournamentButton::Join, t!(lang, "button-join"), Style::Good);
    }
    if view.cup.is_some() {
        add(TournamentButton::Games, t!(lang, "button-season-games"), Style::Primary);
        add(TournamentButton::Table(None), t!(lang, "button-season-table"), Style::Plain);
    }
    if matches!(view.state, SeasonState::Open | SeasonState::Running) {
        add(TournamentButton::Leave, t!(lang, "button-leave"), Style::Plain);
    }
    add(TournamentButton::Rules, t!(lang, "button-season-rules"), Style::Plain);
    buttons
}
