//! The first and the last step of a hint: the piece to look at, and the reason for the move.

use super::{Join, Language, game_text_of, join, t};
use crate::domain::{KnownMove, Reason};
use sealed_move_rules::View;

/// The first step of a hint: it names the piece that a legal move begins with, or says what the choice is about.
#[must_use]
pub fn piece_hint(lang: Language, view: &View, move_text: &str) -> String {
    if let Some(hint) = game_text_of(view).special_hint(lang, move_text) {
        return hint;
    }
    let composed = view.compose(move_text).ok();
    match composed.and_then(|menu| menu.way.into_iter().next()) {
        Some(square) => t!(lang, "hint-piece", square = square),
        None => {
            let meaning = game_text_of(view).planned_move(lang, move_text);
            t!(lang, "hint-move", turn = move_text, meaning = meaning)
        }
    }
}

/// The reason for a hint, in a sentence. `view` is the position of the hint.
#[must_use]
pub fn hint_reason(lang: Language, view: &View, reason: &Reason) -> String {
    // In Aruki a king is mated, in the other games it is taken.
    let mated = matches!(view, View::Aruki(_));
    let told = |known: &KnownMove| told(lang, known);
    match reason {
        Reason::Wins => t!(lang, "hint-why-wins"),
        Reason::WinsIn(moves) => t!(lang, "hint-why-wins-in", moves = *moves),
        Reason::Only => t!(lang, "hint-why-only"),
        Reason::LeavesCheck => t!(lang, "hint-why-leaves-check"),
        Reason::SavesKing(threat) if mated => t!(lang, "hint-why-stops-mate", threat = told(threat)),
        Reason::SavesKing(threat) => t!(lang, "hint-why-saves-king", threat = told(threat)),
        Reason::Checks => t!(lang, "hint-why-checks"),
        Reason::ThreatensKing(next, reply) => {
            let threat = if mated {
                t!(lang, "hint-why-threatens-mate", next = told(next))
            } else {
                t!(lang, "hint-why-threatens-king", next = told(next))
            };
            let answer = reply.as_ref().map(|reply| t!(lang, "hint-why-their-answer", reply = told(reply)));
            join(lang, Join::Sentences, &[Some(threat), answer].into_iter().flatten().collect::<Vec<_>>())
        }
        Reason::Takes(None) => t!(lang, "hint-why-takes"),
        Reason::Takes(Some(reply)) => t!(lang, "hint-why-takes-reply", reply = told(reply)),
        Reason::Grows => t!(lang, "hint-why-grows"),
        Reason::Prevents(threat) => t!(lang, "hint-why-prevents", threat = told(threat)),
        Reason::Instead(tempting, reply) => {
            t!(lang, "hint-why-instead", tempting = told(tempting), reply = told(reply))
        }
        Reason::Threatens(next) => t!(lang, "hint-why-threatens", next = told(next)),
        Reason::Again => t!(lang, "hint-why-again"),
        Reason::Limits(reply) => t!(lang, "hint-why-limits", reply = told(reply)),
        Reason::Nears => t!(lang, "hint-why-nears"),
        Reason::Safe => t!(lang, "hint-why-safe"),
        Reason::Improves => t!(lang, "hint-why-improves"),
    }
}

/// A move in words, or its notation if the view doesn't show enough.
fn told(lang: Language, known: &KnownMove) -> String {
    let meaning = |before: &View| {
        Some(game_text_of(before).brief_move(lang, &known.text)).filter(|meaning| *meaning != known.text)
    };
    // In Lusus a move without tiles may need one. After two passes the same side needs none.
    let after_tiles = || meaning(&known.before.after_pass()?.after_pass()?);
    meaning(&known.before).or_else(after_tiles).unwrap_or_else(|| format!("`{}`", known.text))
}

#[cfg(test)]
mod tests {
    use super::super::{describe, word};
    use super::*;
    use sealed_move_rules::{GAMES, Game, GameState, MoveText, Observer, chance};
    use std::num::NonZeroU32;

    /// The moves of a random game, each with the view before it.
    fn random_moves(game: &dyn Game, seed: u64) -> Vec<(View, MoveText)> {
        let mut state = seed;
        let mut pick = move |options: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % options
        };
        let setups = game.info().setups;
        let mut roll = |options: NonZeroU32| pick(options.get() as usize) as u32;
        let start = chance::start(game, setups[seed as usize % setups.len()].name, &mut roll).unwrap();
        let mut line = GameState::new(start);
        let mut moves = Vec::new();
        while line.outcome().is_none() && moves.len() < 80 {
            let view = line.position().view(Observer::Player(line.position().turn()));
            let Ok(listed) = view.legal_moves(4_000) else { break };
            let number = roll(NonZeroU32::new(listed.len() as u32).unwrap());
            let mut chosen = MoveText::canonical(listed[number as usize].clone());
            let played = chance::roll_all(line.position(), &chosen, &mut roll).or_else(|error| {
                // A move of Lusus may need a tile, which the error names.
                chosen = error.candidates[0].clone();
                chance::roll_all(line.position(), &chosen, &mut roll)
            });
            line.push(played.unwrap());
            moves.push((view, chosen));
        }
        moves
    }

    #[test]
    fn hints_name_the_side_of_the_piece() {
        for game in GAMES {
            let mut pieces = 0;
            for (view, chosen) in (0..6).flat_map(|seed| random_moves(*game, seed)) {
                let hint = piece_hint(Language::ENGLISH, &view, chosen.as_str());
                // The tiles of Lusus can leave no piece to move.
                let Some(square) = hint.split("**").nth(1) else {
                    let name = game.info().name;
                    let passes = name == "lusus" && hint == t!(Language::ENGLISH, "hint-pass");
                    assert!(name == "chakart" || passes, "{} {chosen:?}: {hint}", view.text());
                    continue;
                };
                let is_own = hint.starts_with("Look at your piece on ");
                let of = if is_own { view.turn() } else { view.turn().other() };
                let content = describe(Language::ENGLISH, &view, square, 400).unwrap().to_lowercase();
                let side = word(Language::ENGLISH, game_text_of(&view).words().side(of)).to_lowercase();
                assert!(content.contains(&side), "{} {chosen:?}: {hint} {content}", view.text());
                pieces += 1;
            }
            assert!(pieces > 200, "{}: {pieces}", game.info().name);
        }
    }
}
