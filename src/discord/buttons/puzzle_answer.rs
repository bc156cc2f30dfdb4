//! What a try at a puzzle was worth, in words: a wrong one with why.

use super::exercise::told;
use crate::discord::context::InteractionContext;
use crate::domain::{LastMove, MissedTry, Refutation};
use crate::service::{PuzzleView, TriedPuzzle};
use crate::text::{self, Language, clip, t};
use sealed_move_rules::lesson::TriedMove;
use sealed_move_rules::puzzle::{PuzzleKind, PuzzleVerdict};
use sealed_move_rules::{GameInfo, Outcome, Side};

/// How much of an answer's sentence and of its notation is shown.
const SHOWN_SENTENCE: usize = 240;
const SHOWN_NOTATION: usize = 60;

/// Whoever has less than this chance, in percent, is told no figure.
const AS_GOOD_AS_LOST: u32 = 3;

/// What happened, and what a try was worth that did not solve the puzzle.
pub(super) fn answer(ctx: &InteractionContext, view: &PuzzleView, tried: &TriedPuzzle) -> String {
    let (lang, info) = (ctx.lang, view.game.info());
    let mut lines: Vec<_> = tried.moves.iter().map(|played| told(lang, info, played)).collect();
    if tried.verdict != PuzzleVerdict::Wrong {
        lines.push(t!(lang, "lesson-goes-on"));
        return lines.join("\n");
    }
    lines.push(match view.puzzle.kind {
        PuzzleKind::Win => t!(lang, "puzzle-wrong-win"),
        PuzzleKind::Hold => t!(lang, "puzzle-wrong-hold"),
    });
    lines.extend(tried.wrong.as_ref().and_then(|wrong| reason(ctx, info, view.solver, wrong)));
    lines.push(t!(lang, "puzzle-again"));
    lines.join("\n")
}

/// Why a try is wrong; nothing where it takes too long to find out.
fn reason(ctx: &InteractionContext, info: &GameInfo, solver: Side, wrong: &MissedTry) -> Option<String> {
    if let Some(outcome) = wrong.outcome() {
        return ended(ctx.lang, info, solver, outcome);
    }
    let asked = wrong.clone();
    let longest = ctx.bot().thinking().time_limit;
    let found = ctx.bot().think_pool().answer(longest, move |cancel| asked.refutation(cancel));
    let refutation = match found {
        Ok(found) => found?,
        Err(error) => {
            tracing::debug!(?error, "why a try is wrong was not found out");
            return None;
        }
    };
    Some(refuted(ctx.lang, info, solver, &refutation))
}

/// The answer to a wrong try, and what it costs: the game, a piece at once, or what the move after the next takes.
fn refuted(lang: Language, info: &GameInfo, solver: Side, refutation: &Refutation) -> String {
    let Refutation { answer, outcome, chance, then, then_outcome } = refutation;
    let (notation, meaning) = words(lang, answer);
    let side = text::side(lang, info, solver.other());
    let mut said = vec![t!(lang, "puzzle-refuted", side = side, record = notation, meaning = meaning)];
    if let Some(outcome) = outcome {
        said.extend(ended(lang, info, solver, *outcome));
        return said.join(" ");
    }
    let taken = |played: &TriedMove| text::losses(lang, &played.before, &played.after, solver);
    match (taken(answer), then) {
        (Some(taken), _) => said.push(taken),
        (None, Some([reply, next])) => {
            // Where the reply took something, what follows may be no loss.
            let quiet = text::losses(lang, &reply.before, &reply.after, solver.other()).is_none();
            let cost = match then_outcome {
                Some(outcome) => ended(lang, info, solver, *outcome),
                None => taken(next).filter(|_| quiet),
            };
            if let Some(cost) = cost {
                let (notation, meaning) = words(lang, next);
                said.extend([t!(lang, "puzzle-then", record = notation, meaning = meaning), cost]);
            }
        }
        (None, None) => {}
    }
    let chance = (100.0 * chance).round() as u32;
    let left = if chance < AS_GOOD_AS_LOST { "none" } else { "some" };
    said.push(t!(lang, "puzzle-chance", left = left, chance = chance));
    said.join(" ")
}

/// How a game ends that its reader does not win.
fn ended(lang: Language, info: &GameInfo, solver: Side, outcome: Outcome) -> Option<String> {
    match outcome.winner {
        Some(winner) if winner == solver => None,
        Some(winner) => Some(t!(lang, "puzzle-costs-game", side = text::side(lang, info, winner))),
        None => Some(t!(lang, "puzzle-costs-draw")),
    }
}

/// A move's notation and its meaning, as far as they are shown.
fn words(lang: Language, played: &TriedMove) -> (String, String) {
    let last = LastMove { before: played.before.clone(), notation: played.notation.clone() };
    let meaning = text::played_move(lang, &last, &played.after);
    let notation = played.notation.trim_end_matches(" |");
    (shortened(notation, " ", SHOWN_NOTATION), shortened(meaning.trim_end_matches('.'), "; ", SHOWN_SENTENCE))
}

/// A text of several parts with only its first and its last two where it is long: what a long move comes to stands at
/// its end.
fn shortened(text: &str, between: &str, most: usize) -> String {
    let parts: Vec<_> = text.split(between).collect();
    match parts[..] {
        [first, .., last_but_one, last] if parts.len() > 3 && text.chars().count() > most => {
            clip(&[first, "…", last_but_one, last].join(between), most)
        }
        _ => clip(text, most),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_keeps_its_end() {
        for (text, most, expected) in [
            ("a; b; c; d", 10, "a; b; c; d"),
            ("one; two; three; four; five", 20, "one; …; four; five"),
            ("one; two; three", 12, "one; two; t…"),
        ] {
            assert_eq!(shortened(text, "; ", most), expected);
        }
    }
}
