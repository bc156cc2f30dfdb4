//! Texts about seasons: points, results and acts.

use super::times::relative;
use super::{Language, plain_words, t};
use crate::domain::tournament::{Act, ActDetail, ActKind, TableResult, TournamentKind};
use crate::domain::{PlayerId, Timestamp};

/// Formats halves as points, such as `3½`.
#[must_use]
pub fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

fn person(lang: Language, player: Option<PlayerId>) -> String {
    player.map_or_else(|| t!(lang, "player-gone"), |player| format!("<@{player}>"))
}

fn exact(at: Timestamp) -> String {
    format!("<t:{}:f>", at.seconds())
}

/// Describes an act in one or two sentences. `pair` names the people of its game.
#[must_use]
pub fn season_act(
    lang: Language,
    tournament: &str,
    kind: TournamentKind,
    act: &Act,
    pair: &[String; 2],
) -> String {
    match kind {
        TournamentKind::League { .. } => league_act(lang, tournament, act, pair),
        TournamentKind::Ladder => ladder_act(lang, tournament, act, pair),
        TournamentKind::Cup { .. } => cup_act(lang, tournament, act, pair),
        TournamentKind::Swiss => swiss_act(lang, tournament, act, pair),
    }
}

fn cup_act(lang: Language, tournament: &str, act: &Act, pair: &[String; 2]) -> String {
    let name = plain_words(tournament);
    let [first, second] = pair;
    let (actor, who) = (person(lang, act.actor), person(lang, act.person));
    let why = act.kind.word();
    match (act.kind, act.detail) {
        (ActKind::Decided, _) => ladder_act(lang, tournament, act, pair),
        (ActKind::Undone, _) => {
            t!(lang, "act-cup-undone", name = name, actor = actor, first = first, second = second)
        }
        (
            ActKind::Left | ActKind::Late | ActKind::Removed | ActKind::Deleted,
            ActDetail::Out { barred, .. },
        ) => {
            let until = barred.map(exact).unwrap_or_default();
            t!(lang, "act-cup-out", name = name, actor = actor, person = who, until = until, why = why)
        }
        (ActKind::TooFew | ActKind::ShutOut | ActKind::CalledOff, _) => {
            t!(lang, "act-cup-off", name = name, actor = actor, why = why)
        }
        (ActKind::Postponed | ActKind::Moved | ActKind::Gone | ActKind::Excluded, detail) => {
            let at = if let ActDetail::Start(at) = detail { Some(at) } else { None };
            t!(
                lang,
                "act-cup-start",
                name = name,
                actor = actor,
                person = who,
                at = at.map(exact).unwrap_or_default(),
                soon = at.map(relative).unwrap_or_default(),
                why = why,
            )
        }
        (ActKind::Removed, _) => {
            t!(lang, "act-removed", name = name, actor = actor, person = who, struck = "early")
        }
        // A cup has no other acts.
        _ => name,
    }
}

fn swiss_act(lang: Language, tournament: &str, act: &Act, pair: &[String; 2]) -> String {
    let few = |at: Option<Timestamp>| {
        t!(
            lang,
            "act-swiss-few",
            name = plain_words(tournament),
            at = at.map(exact).unwrap_or_default(),
            soon = at.map(relative).unwrap_or_default(),
            why = act.kind.word(),
        )
    };
    match (act.kind, act.detail) {
        (ActKind::Postponed, ActDetail::Start(at)) => few(Some(at)),
        (ActKind::TooFew, _) => few(None),
        (ActKind::Decided, _) => ladder_act(lang, tournament, act, pair),
        (ActKind::Undone, _) => cup_act(lang, tournament, act, pair),
        _ => league_act(lang, tournament, act, pair),
    }
}

fn ladder_act(lang: Language, tournament: &str, act: &Act, [first, second]: &[String; 2]) -> String {
    let name = plain_words(tournament);
    let actor = person(lang, act.actor);
    match (act.kind, act.detail) {
        (ActKind::Decided, ActDetail::Game(_, result)) => t!(
            lang,
            "act-ladder-decided",
            name = name,
            actor = actor,
            first = first,
            second = second,
            result = result_word(result),
        ),
        (ActKind::Ended | ActKind::ShutOut, _) => {
            t!(lang, "act-ladder-over", name = name, actor = actor, why = act.kind.word())
        }
        (
            ActKind::Left
            | ActKind::Late
            | ActKind::Rested
            | ActKind::Gone
            | ActKind::Removed
            | ActKind::Deleted,
            _,
        ) => {
            let who = person(lang, act.person);
            t!(lang, "act-ladder-off", name = name, actor = actor, person = who, why = act.kind.word())
        }
        // Other acts are those of leagues.
        _ => name,
    }
}

fn league_act(lang: Language, tournament: &str, act: &Act, pair: &[String; 2]) -> String {
    let name = plain_words(tournament);
    let who = person(lang, act.person);
    let actor = person(lang, act.actor);
    let struck = match act.detail {
        ActDetail::Out { struck: true, .. } => "yes",
        ActDetail::Out { struck: false, .. } => "no",
        _ => "early",
    };
    match (act.kind, act.detail) {
        (ActKind::Postponed, ActDetail::Start(at)) => {
            t!(lang, "act-postponed", name = name, at = exact(at), soon = relative(at))
        }
        (ActKind::Moved, ActDetail::Start(at)) => {
            t!(lang, "act-moved", name = name, actor = actor, at = exact(at), soon = relative(at))
        }
        (ActKind::Left, _) => t!(lang, "act-left", name = name, person = who, struck = struck),
        (ActKind::Late, ActDetail::Out { barred: Some(until), .. }) => {
            t!(lang, "act-late", name = name, person = who, until = exact(until), struck = struck)
        }
        (ActKind::Removed, _) => {
            t!(lang, "act-removed", name = name, actor = actor, person = who, struck = struck)
        }
        (ActKind::Gone, _) => t!(lang, "act-gone", name = name, person = who),
        (ActKind::Excluded, _) => t!(lang, "act-excluded", name = name, person = who),
        (ActKind::Deleted, _) => t!(lang, "act-deleted", name = name, struck = struck),
        (ActKind::Idle, _) => t!(lang, "act-idle", name = name, person = who),
        (ActKind::Seated, ActDetail::Division(division)) => {
            t!(lang, "act-seated", name = name, person = who, division = division)
        }
        (ActKind::Decided, ActDetail::Game(at, result)) => {
            let [first, second] = pair;
            t!(
                lang,
                "act-decided",
                name = name,
                actor = actor,
                division = at.division,
                first = first,
                second = second,
                result = result_word(result),
            )
        }
        (ActKind::Undone, ActDetail::Game(at, _)) => {
            let [first, second] = pair;
            t!(
                lang,
                "act-undone",
                name = name,
                actor = actor,
                division = at.division,
                first = first,
                second = second
            )
        }
        (ActKind::Ended, _) => t!(lang, "act-ended", name = name, actor = actor),
        (ActKind::TooFew, _) => t!(lang, "act-too-few", name = name),
        (ActKind::CalledOff, _) => t!(lang, "act-called-off", name = name, actor = actor),
        (ActKind::ShutOut, _) => t!(lang, "act-shut-out", name = name),
        // Other combinations aren't stored.
        _ => name,
    }
}

/// Word that selects the sentence about a decided game.
const fn result_word(result: TableResult) -> &'static str {
    match result {
        TableResult::FirstWon { .. } => "first",
        TableResult::SecondWon { .. } => "second",
        TableResult::Drawn => "draw",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_half_sign() {
        for (halves, text) in [(0, "0"), (1, "½"), (2, "1"), (7, "3½"), (14, "7")] {
            assert_eq!(points(halves), text);
        }
    }
}
