//! Refutations of wrong puzzle moves: the opponent's best answer and the line after it.
//!
//! Only the solver's view is used. Hidden information is sampled, so a refutation can't leak it.

use crate::dice::Seed;
use crate::domain::game::fork::sample_position;
use crate::domain::{Cancel, winning_chance};
use sealed_move_players::review::review_bounds;
use sealed_move_players::{ChoiceSeed, JudgeBounds, judge};
use sealed_move_rules::lesson::TriedMove;
use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt};
use sealed_move_rules::{Game, MoveText, Observer, Outcome};

/// Number of moves that share the search effort of a review. The reader waits for the refutation,
/// so each of its moves gets the small share of a move in a 400-move review.
const ASSUMED_MOVES: usize = 400;

/// Fixed seed of all samples, so that equal moves get equal refutations.
const SAMPLE_SEED: Seed = Seed::new([11; 32]);

/// A wrong move with the position after it.
#[derive(Clone, Debug)]
pub struct MissedTry {
    game: &'static dyn Game,
    attempt: PuzzleAttempt<'static>,
}

/// An answer to a wrong move.
#[derive(Clone, Debug)]
pub struct Refutation {
    pub answer: TriedMove,
    /// Set if the answer ends the game.
    pub outcome: Option<Outcome>,
    /// The solver's winning chance after the answer, from 0 to 1.
    pub chance: f64,
    /// The solver's best reply and the move after it.
    pub then: Option<[TriedMove; 2]>,
    /// Set if these two moves end the game.
    pub then_outcome: Option<Outcome>,
}

impl MissedTry {
    #[must_use]
    pub(crate) const fn new(game: &'static dyn Game, attempt: PuzzleAttempt<'static>) -> Self {
        Self { game, attempt }
    }

    /// Plays the best move other than the right one. Returns `None` if there is none, or after
    /// `cancel`.
    #[must_use]
    pub(crate) fn best_other(
        game: &'static dyn Game,
        puzzle: &'static Puzzle,
        cancel: &Cancel,
    ) -> Option<(TriedMove, Self)> {
        let mut attempt = PuzzleAttempt::new(game, puzzle).ok()?;
        let seed = ChoiceSeed(*SAMPLE_SEED.bytes());
        let judged = judge(&attempt.view(), Some(puzzle.first()), bounds(game), &seed, cancel)?;
        let played = attempt.push(&MoveText::canonical(judged.other?.text)).ok()?;
        Some((played, Self::new(game, attempt)))
    }

    /// Returns the outcome if the wrong move itself ended the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.attempt.state().outcome()
    }

    /// Searches for the best answer; equal moves get equal answers. Returns `None` if the game is
    /// over, if the solver is still on turn, or after `cancel`.
    #[must_use]
    pub fn refutation(&self, cancel: &Cancel) -> Option<Refutation> {
        if self.outcome().is_some() || self.attempt.view().turn() == self.attempt.solver() {
            return None;
        }
        let drawn = sample_position(self.game, &self.attempt.view(), &SAMPLE_SEED)?;
        let mut attempt = self.attempt.clone().in_position(drawn);
        let (answer, score) = self.push_best(&mut attempt, cancel)?;
        let outcome = attempt.state().outcome();
        let name = self.game.info().name;
        let mut told = Refutation {
            answer,
            outcome,
            chance: 1.0 - winning_chance(name, score),
            then: None,
            then_outcome: None,
        };
        if outcome.is_none() && attempt.view().turn() == attempt.solver() {
            told.then = self.line(&mut attempt, cancel);
            told.then_outcome = attempt.state().outcome();
        }
        Some(told)
    }

    /// Plays the solver's best reply and the move after it.
    fn line(&self, attempt: &mut PuzzleAttempt<'static>, cancel: &Cancel) -> Option<[TriedMove; 2]> {
        let (reply, _) = self.push_best(attempt, cancel)?;
        if attempt.state().outcome().is_some() || attempt.view().turn() == attempt.solver() {
            return None;
        }
        let (next, _) = self.push_best(attempt, cancel)?;
        Some([reply, next])
    }

    /// Plays the best move found from the view of the side on turn. Returns it with its score for
    /// that side.
    fn push_best(&self, attempt: &mut PuzzleAttempt<'static>, cancel: &Cancel) -> Option<(TriedMove, i32)> {
        let position = attempt.state().position();
        let view = position.view(Observer::Player(position.turn()));
        let seed = ChoiceSeed(*SAMPLE_SEED.bytes());
        let best = judge(&view, None, bounds(self.game), &seed, cancel)?.first;
        Some((attempt.push(&MoveText::canonical(best.text)).ok()?, best.score))
    }
}

fn bounds(game: &dyn Game) -> JudgeBounds {
    JudgeBounds { samples: 2, ..review_bounds(game.info().name, ASSUMED_MOVES) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::puzzle::is_same_move;
    use sealed_move_rules::{GAMES, Side, find};

    /// The position after the wrong move `text`.
    fn tried(game: &'static dyn Game, position: &str, right: &str, text: &str) -> MissedTry {
        let line = format!("t\twin\t1\t{position}\t{right}");
        let puzzle: &'static Puzzle = Box::leak(Box::new(Puzzle::parse(&line).unwrap()));
        let mut attempt = PuzzleAttempt::new(game, puzzle).unwrap();
        attempt.push(&MoveText::canonical(text)).unwrap();
        MissedTry::new(game, attempt)
    }

    /// The moves of the refutation with the boards around them.
    fn texts(wrong: &MissedTry) -> Option<Vec<String>> {
        let Refutation { answer, then, .. } = wrong.refutation(&Cancel::default())?;
        let told = |played: TriedMove| [played.before.text(), played.notation, played.after.text()].join("|");
        Some([answer].into_iter().chain(then.into_iter().flatten()).map(told).collect())
    }

    #[test]
    fn missing_a_threat_to_the_king_is_refuted_by_its_capture() {
        let chakart = find("chakart").unwrap();
        // White misses the capture of the king, so Black's rook takes White's.
        let position = r#"4k3/8/8/4R3/8/8/4R3/r3K3 w 20 {"flags":"0000"}"#;
        let refutation = tried(chakart, position, "e5e8", "e5h5").refutation(&Cancel::default()).unwrap();
        assert!(refutation.answer.notation.starts_with("a1e1"), "{}", refutation.answer.notation);
        assert_eq!(refutation.outcome.and_then(|outcome| outcome.winner), Some(Side::Second));
        assert!(refutation.chance < 0.01 && refutation.then.is_none(), "{}", refutation.chance);
    }

    /// Returns a legal wrong move. In Lusus it moves a different piece.
    fn wrong_move(attempt: &PuzzleAttempt<'_>, right: &str) -> String {
        let (view, position) = (attempt.view(), attempt.state().position());
        let mut near = view.suggestions("", 25).into_iter();
        near.find(|text| view.read(text).is_ok() && !is_same_move(position, text, right)).unwrap()
    }

    /// Wrong moves must not reveal secrets: positions that differ only in secrets get the same
    /// answers.
    #[test]
    fn refutations_leak_no_secrets() {
        for (game, has_secrets) in GAMES.iter().zip([false, false, true, true]) {
            let mut differed = 0;
            for puzzle in game.puzzles().iter().step_by(12) {
                let shown = PuzzleAttempt::new(*game, puzzle).unwrap();
                let (solver, view) = (shown.solver(), shown.view());
                let text = wrong_move(&shown, puzzle.first());
                let positions =
                    [1, 2].map(|number| sample_position(*game, &view, &Seed::new([number; 32])).unwrap());
                differed += usize::from(positions[0].text() != positions[1].text());
                if !has_secrets {
                    // Without secrets the view is the position, so there is nothing to sample.
                    for observer in Side::BOTH.map(Observer::Player).into_iter().chain([Observer::Public]) {
                        assert_eq!(positions[0].view(observer).text(), puzzle.position, "{game:?}");
                    }
                    continue;
                }
                let told = positions.map(|position| {
                    assert_eq!(position.view(Observer::Player(solver)), view, "{}", puzzle.name);
                    let wrong = tried(*game, &position.text(), puzzle.first(), &text);
                    (wrong.attempt.view(), wrong.outcome(), texts(&wrong))
                });
                let [(one_view, ended, one), (other_view, _, other)] = told;
                // The wrong move itself may reveal a trap.
                if one_view == other_view {
                    assert_eq!(one, other, "{}: {text}", puzzle.name);
                    assert_eq!(one.is_none(), ended.is_some(), "{}: {text}", puzzle.name);
                }
            }
            // No shipped Chakart puzzle hides a queen; the next tests do.
            assert_eq!(differed > 0, game.info().name == "lusus", "{game:?}");
        }
    }

    /// Chakart's other secret: any move of the solver reveals a hidden queen before the search for
    /// an answer.
    #[test]
    fn a_wrong_move_reveals_the_hidden_queen() {
        let chakart = find("chakart").unwrap();
        let mut answered = 0;
        for rows in ["3I3q/8/8", "7q/8/3I4"] {
            let position = format!(r#"k7/8/3p4/{rows}/8/R3K3 b 20 {{"flags":"1011","hidden":"d1"}}"#);
            let start = chakart.parse(&position).unwrap();
            let view = start.view(Observer::Player(Side::Second));
            assert_ne!(view.text(), position, "she is hidden");
            for text in view.suggestions("", 25) {
                let wrong = tried(chakart, &position, "a8b8", &text);
                if wrong.attempt.view().turn() == Side::First {
                    let told = wrong.attempt.view().text();
                    assert_eq!(told, wrong.attempt.state().position().text(), "{text}");
                    answered += 1;
                }
            }
        }
        assert!(answered > 20, "{answered}");
    }

    /// A queen hidden by the solver is unknown to the opponent, who answers the same wherever it
    /// went.
    #[test]
    fn the_opponent_does_not_know_a_hidden_queen() {
        let chakart = find("chakart").unwrap();
        let position = r#"k6r/8/8/8/8/7R/8/R2QK3 w 20 {"flags":"1111"}"#;
        let answers = ["d1d2h", "d1d4h", "d1g4h", "d1d8h", "d1a4h"].map(|text| {
            let wrong = tried(chakart, position, "h3h8", text);
            let blind = wrong.attempt.state().position().view(Observer::Player(Side::Second));
            (blind.text(), wrong.refutation(&Cancel::default()).unwrap().answer.notation)
        });
        for (view, answer) in &answers {
            assert_eq!((view, answer), (&answers[0].0, &answers[0].1));
        }
    }

    #[test]
    fn every_game_refutes_wrong_moves_unless_canceled() {
        for game in GAMES {
            let puzzle = &game.puzzles()[0];
            let text = wrong_move(&PuzzleAttempt::new(*game, puzzle).unwrap(), puzzle.first());
            let wrong = tried(*game, &puzzle.position, puzzle.first(), &text);
            let refutation = wrong.refutation(&Cancel::default());
            assert_eq!(refutation.is_none(), wrong.outcome().is_some(), "{game:?}");
            assert!(refutation.is_none_or(|told| (0.0..=1.0).contains(&told.chance)), "{game:?}");
            let canceled = Cancel::default();
            canceled.cancel();
            assert!(wrong.refutation(&canceled).is_none(), "{game:?}");
        }
    }
}
