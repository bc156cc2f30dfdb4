//! The lines of a cup in its public card: the bracket.

use super::season_row::seat_mention;
use crate::discord::views::format::first_lines_within;
use crate::domain::tournament::{Cup, CupPair, SeasonState};
use crate::service::SeasonView;
use crate::text::{self, Language, t};

/// Characters for the bracket, so that the seal always fits below.
const MAX_BRACKET_LENGTH: usize = 2500;

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
