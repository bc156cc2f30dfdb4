//! Feedback on a try at a puzzle, with the reason why a wrong move fails.

use super::exercise::describe;
use crate::discord::context::InteractionContext;
use crate::domain::{Cancel, LastMove, MissedTry, Refutation};
use crate::service::{PuzzleView, TriedPuzzle};
use crate::text::{self, Join, Language, clip, t};
use sealed_move_rules::lesson::TriedMove;
use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, PuzzleKind, PuzzleVerdict};
use sealed_move_rules::{Game, GameInfo, MoveText, Outcome, Side};

/// Characters of a sentence and of a move's notation that the feedback shows.
const SENTENCE_LIMIT: usize = 240;
const NOTATION_LIMIT: usize = 60;

/// Smaller winning chances, in percent, are shown as none.
const MIN_CHANCE_PERCENT: u32 = 3;

/// Describes the played moves and judges a try that did not solve the puzzle.
pub(super) fn feedback(ctx: &InteractionContext, view: &PuzzleView, tried: &TriedPuzzle) -> String {
    let (lang, info) = (ctx.lang, view.game.info());
    let mut lines: Vec<_> = tried.moves.iter().map(|played| describe(lang, info, played)).collect();
    if tried.verdict != PuzzleVerdict::Wrong {
        lines.push(t!(lang, "lesson-goes-on"));
        return lines.join("\n");
    }
    lines.extend(wrong(ctx, info, view.puzzle.kind, view.solver, tried.wrong.as_ref()));
    lines.join("\n")
}

/// Judges a wrong move, with the reason why it fails.
pub(super) fn wrong(
    ctx: &InteractionContext,
    info: &GameInfo,
    kind: PuzzleKind,
    solver: Side,
    missed: Option<&MissedTry>,
) -> Vec<String> {
    let mut lines = vec![match kind {
        PuzzleKind::Win => t!(ctx.lang, "puzzle-wrong-win"),
        PuzzleKind::Hold => t!(ctx.lang, "puzzle-wrong-hold"),
    }];
    lines.extend(missed.and_then(|missed| reason(ctx, info, solver, missed)));
    lines.push(t!(ctx.lang, "puzzle-again"));
    lines
}

/// Explains why a move is wrong. Returns `None` if the search takes too long.
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
            tracing::debug!(?error, "no refutation found");
            return None;
        }
    };
    Some(refuted(ctx.lang, info, solver, &refutation))
}

/// Explains a solved puzzle: the gain of its moves, or the loss after the best other move.
pub(super) fn why(
    ctx: &InteractionContext,
    game: &'static dyn Game,
    puzzle: &'static Puzzle,
) -> impl Iterator<Item = String> {
    let reason = match puzzle.kind {
        PuzzleKind::Win => won(ctx.lang, game, puzzle).or_else(|| saved(ctx, game, puzzle)),
        PuzzleKind::Hold => saved(ctx, game, puzzle),
    };
    praise(ctx.lang, game, puzzle).into_iter().chain(reason)
}

/// Plays the solution to its end.
fn solve<'a>(game: &dyn Game, puzzle: &'a Puzzle) -> Option<PuzzleAttempt<'a>> {
    let mut attempt = PuzzleAttempt::new(game, puzzle).ok()?;
    for text in &puzzle.line {
        attempt.push(&MoveText::canonical(text.clone())).ok()?;
    }
    Some(attempt)
}

/// Whether the game ends with a win for the solver.
fn is_won(attempt: &PuzzleAttempt<'_>) -> bool {
    attempt.state().outcome().is_some_and(|outcome| outcome.winner == Some(attempt.solver()))
}

/// Praises the solution, unless [`won`] names the end of the game.
pub(super) fn praise(lang: Language, game: &dyn Game, puzzle: &Puzzle) -> Option<String> {
    match puzzle.kind {
        PuzzleKind::Win if solve(game, puzzle).is_some_and(|attempt| is_won(&attempt)) => None,
        PuzzleKind::Win => Some(t!(lang, "puzzle-done-win")),
        PuzzleKind::Hold => Some(t!(lang, "puzzle-done-hold")),
    }
}

/// Names the end of the game, or the pieces that the solution takes.
pub(super) fn won(lang: Language, game: &dyn Game, puzzle: &Puzzle) -> Option<String> {
    let before = PuzzleAttempt::new(game, puzzle).ok()?.view();
    let attempt = solve(game, puzzle)?;
    let solver = attempt.solver();
    if is_won(&attempt) {
        return Some(t!(lang, "puzzle-why-game", side = text::side(game.info(), solver)));
    }
    let pieces = text::taken(&before, &attempt.view(), solver.other());
    let count = pieces.len();
    (count > 0).then(|| t!(lang, "puzzle-why-takes", count = count, pieces = text::list(lang, pieces)))
}

/// Describes the loss after the best other move. Returns `None` if the search takes too long.
fn saved(ctx: &InteractionContext, game: &'static dyn Game, puzzle: &'static Puzzle) -> Option<String> {
    let longest = ctx.bot().thinking().time_limit;
    let search = move |cancel: &Cancel| {
        let (other, missed) = MissedTry::best_other(game, puzzle, cancel)?;
        let refutation = missed.refutation(cancel);
        Some((other, missed, refutation))
    };
    let found = ctx.bot().think_pool().answer(longest, search).ok()?;
    let (other, missed, refutation) = found?;
    let (lang, info) = (ctx.lang, game.info());
    let solver = PuzzleAttempt::new(game, puzzle).ok()?.solver();
    let cost = match (missed.outcome(), &refutation) {
        (Some(outcome), _) => ended(lang, info, solver, outcome),
        (None, Some(refutation)) => Some(refuted(lang, info, solver, refutation)),
        (None, None) => None,
    };
    let (notation, meaning) = words(lang, &other);
    let other = t!(lang, "puzzle-why-other", record = notation, meaning = meaning);
    Some(text::join(lang, Join::Sentences, &[other, cost?]))
}

/// Describes the refutation and its cost: the game, a piece taken now, or a piece taken two plies
/// later.
fn refuted(lang: Language, info: &GameInfo, solver: Side, refutation: &Refutation) -> String {
    let Refutation { answer, outcome, chance, then, then_outcome } = refutation;
    let (notation, meaning) = words(lang, answer);
    let side = text::side(info, solver.other());
    let mut said = vec![t!(lang, "puzzle-refuted", side = side, record = notation, meaning = meaning)];
    if let Some(outcome) = outcome {
        said.extend(ended(lang, info, solver, *outcome));
        return text::join(lang, Join::Sentences, &said);
    }
    let taken = |played: &TriedMove| text::losses(lang, &played.before, &played.after, solver);
    let taken_now = taken(answer);
    let is_costly = taken_now.is_some();
    said.extend(taken_now);
    // The chance is the one after the answer, so it precedes the moves that follow.
    let chance = (100.0 * chance).round() as u32;
    let left = if chance < MIN_CHANCE_PERCENT { "none" } else { "some" };
    said.push(t!(lang, "puzzle-chance", left = left, chance = chance));
    if !is_costly && let Some([reply, next]) = then {
        // If the solver's reply was a capture, the loss afterward may be an exchange.
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
    text::join(lang, Join::Sentences, &said)
}

/// Describes the end of a game, unless the solver wins it.
fn ended(lang: Language, info: &GameInfo, solver: Side, outcome: Outcome) -> Option<String> {
    match outcome.winner {
        Some(winner) if winner == solver => None,
        Some(winner) => {
            let mut said = vec![t!(lang, "puzzle-costs-game", side = text::side(info, winner))];
            // Everything else that ends a game shows on the board.
            if outcome.reason == "draw" {
                said.insert(0, t!(lang, "puzzle-no-tiles"));
            }
            Some(text::join(lang, Join::Sentences, &said))
        }
        None => Some(t!(lang, "puzzle-costs-draw")),
    }
}

/// Returns the shortened notation and meaning of a move that wasn't played. Without draws, which are only
/// samples.
fn words(lang: Language, played: &TriedMove) -> (String, String) {
    let typed = played.before.without_rolls(&played.notation);
    let only_draws =
        |rolls: &str| rolls.split_whitespace().all(|part| part == "|" || part.starts_with("dr="));
    let told =
        if played.notation.strip_prefix(typed).is_some_and(only_draws) { typed } else { &played.notation };
    let last = LastMove { before: played.before.clone(), notation: told.to_owned() };
    let meaning = text::played_move(lang, &last, &played.after);
    let steps = text::separator(lang, Join::Steps);
    let meaning = shortened(text::without_stop(&meaning), steps, SENTENCE_LIMIT);
    (shortened(typed, " ", NOTATION_LIMIT), meaning)
}

/// Keeps only the first and last two parts of a long text, because the result of a long move is at
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

    /// A search explains the other wins, which take nothing by force.
    #[test]
    fn most_wins_are_explained_by_facts() {
        for game in sealed_move_rules::GAMES {
            let wins: Vec<_> =
                game.puzzles().iter().filter(|puzzle| puzzle.kind == PuzzleKind::Win).collect();
            let silent = wins.iter().filter(|puzzle| won(Language::ENGLISH, *game, puzzle).is_none()).count();
            assert!(6 * silent <= wins.len(), "{game:?}: {silent} of {}", wins.len());
        }
    }

    #[test]
    fn shortening_keeps_the_end() {
        for (text, most, expected) in [
            ("a; b; c; d", 10, "a; b; c; d"),
            ("one; two; three; four; five", 20, "one; …; four; five"),
            ("one; two; three", 12, "one; two;…"),
        ] {
            assert_eq!(shortened(text, "; ", most), expected);
        }
    }
}
