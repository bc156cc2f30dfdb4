//! Reviews of finished matches: their inputs, and their stored results.

pub use sealed_move_players::review::{
    CERTAIN, LuckKind, MoveReview, SeenMove, TurningPoint, accuracy, luck, turning_points,
};

use crate::domain::{Cancel, CorruptMatch, Id, Match};
use sealed_move_players::ChoiceSeed;
use sealed_move_players::review::{review_bounds, review_move};
use sealed_move_rules::{GameState, Observer, PlayError, Position, Rolls, RuleError, Side};

/// Returns the moves of a game as their players saw them, each with the view right after it.
///
/// # Errors
///
/// The index of the first illegal notation, and the rule error.
pub fn seen_moves<'a>(
    start: Box<dyn Position>,
    notations: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<SeenMove>, (usize, RuleError)> {
    let mut state = GameState::new(start);
    let mut seen = Vec::new();
    for (index, notation) in notations.into_iter().enumerate() {
        let position = state.position();
        let own = Observer::Player(position.turn());
        let text = position.move_of(notation).map_err(|error| (index, error))?;
        let rolled = matches!(position.resolve(&text, &mut Rolls::none()), Err(PlayError::Roll(_)));
        let before = position.view(own);
        state.replay(notation).map_err(|error| (index, error))?;
        let (after, text) = (Some(state.position().view(own)), text.as_str().to_owned());
        seen.push(SeenMove { before, text, after, rolled, outcome: None });
    }
    // Only the last move can end the game.
    if let Some(last) = seen.last_mut() {
        last.outcome = state.outcome();
    }
    Ok(seen)
}

impl Match {
    /// Returns the moves as their players saw them.
    ///
    /// # Errors
    ///
    /// Fails if a stored text is illegal, because the store is corrupt.
    pub fn seen_moves(&self) -> Result<Vec<SeenMove>, CorruptMatch> {
        let start = self.start_position()?;
        let notations = self.records().map(|made| made.notation);
        seen_moves(start, notations).map_err(|(index, error)| self.corrupt(Some(index))(error))
    }

    /// Returns the moves with the rolls that their players could see at the time.
    ///
    /// # Errors
    ///
    /// Fails if a stored text is illegal, because the store is corrupt.
    pub fn own_notations(&self) -> Result<Vec<String>, CorruptMatch> {
        let mut state = GameState::new(self.start_position()?);
        let mut own = Vec::with_capacity(self.moves.len());
        for (index, made) in self.records().enumerate() {
            let (position, observer) = (state.position(), Observer::Player(made.side));
            own.push(position.redact(made.notation, observer).map_err(self.corrupt(Some(index)))?);
            state.replay(made.notation).map_err(self.corrupt(Some(index)))?;
        }
        Ok(own)
    }
}

/// Consecutive failures before a review is given up.
pub const MAX_REVIEW_TRIES: u32 = 5;

/// Fixed seed of all samples, so that equal games get equal reviews.
const SAMPLE_SEED: u64 = 17;

/// A requested review, which may be incomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    pub game: Id,
    /// Number of records of the match.
    pub records: u32,
    /// Results of the reviewed records, from the first.
    pub made: Vec<MoveReview>,
    /// Number of consecutive failures.
    pub attempts: u32,
}

impl ReviewProgress {
    #[must_use]
    pub fn new(game: &Match) -> Self {
        let records = u32::try_from(game.moves.len()).unwrap_or(u32::MAX);
        Self { game: game.id, records, made: Vec::new(), attempts: 0 }
    }

    #[must_use]
    pub fn is_done(&self) -> bool {
        self.made.len() as u64 >= u64::from(self.records)
    }

    /// Adds the result of the next record. Without a result the chances stay unchanged.
    pub fn push(&mut self, seen: &SeenMove, reviewed: Option<MoveReview>) {
        let unknown = || {
            let first = self.made.last().map_or(CERTAIN / 2, MoveReview::first_chance);
            let side = seen.before.turn();
            let chance = if side == Side::First { first } else { CERTAIN - first };
            let (best, luck_by) = (seen.text.clone(), LuckKind::Nothing);
            MoveReview { side, best_chance: chance, expected: chance, after: chance, luck_by, best }
        };
        let reviewed = reviewed.unwrap_or_else(unknown);
        self.made.push(reviewed);
    }

    #[must_use]
    pub fn is_given_up(&self) -> bool {
        self.attempts >= MAX_REVIEW_TRIES
    }

    /// Serializes the results for the store, one line each.
    #[must_use]
    pub fn text(&self) -> String {
        self.made.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// Parses stored results; `None` if a line is invalid.
    #[must_use]
    pub fn read(text: &str) -> Option<Vec<MoveReview>> {
        text.lines().map(read_line).collect()
    }
}

/// Reviews one move of a game with the given number of records; equal arguments get equal answers.
/// Returns `None` after `cancel`, or if the move is illegal.
#[must_use]
pub fn review_seen(seen: &SeenMove, records: usize, cancel: &Cancel) -> Option<MoveReview> {
    review_move(seen, review_bounds(seen.game(), records), &ChoiceSeed::of(SAMPLE_SEED), cancel)
}

/// Line format: side, three chances, the word for luck, best move.
fn line(made: &MoveReview) -> String {
    let side = if made.side == Side::First { 1 } else { 2 };
    let MoveReview { best_chance, expected, after, luck_by, best, .. } = made;
    format!("{side} {best_chance} {expected} {after} {} {best}", luck_by.word())
}

fn read_line(line: &str) -> Option<MoveReview> {
    let mut parts = line.splitn(6, ' ');
    let side = match parts.next()? {
        "1" => Side::First,
        "2" => Side::Second,
        _ => return None,
    };
    let mut chance = || parts.next()?.parse().ok().filter(|chance| (0..=CERTAIN).contains(chance));
    let (best_chance, expected, after) = (chance()?, chance()?, chance()?);
    let luck_by = LuckKind::from_word(parts.next()?)?;
    Some(MoveReview { side, best_chance, expected, after, luck_by, best: parts.next()?.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_reviews_round_trip() {
        let made: Vec<_> =
            [("e2e4", LuckKind::Nothing), ("DS@e1 e4e8", LuckKind::Dice), ("A1 2B2", LuckKind::Hidden)]
                .into_iter()
                .map(|(best, luck_by)| {
                    let (best_chance, expected, after) = (5000, 4000, 10_000);
                    MoveReview {
                        side: Side::Second,
                        best_chance,
                        expected,
                        after,
                        luck_by,
                        best: best.to_owned(),
                    }
                })
                .collect();
        let progress = ReviewProgress { game: Id(1), records: 3, made, attempts: 0 };
        assert_eq!(ReviewProgress::read(&progress.text()), Some(progress.made.clone()));
        assert!(progress.is_done());
        assert_eq!(ReviewProgress::read(""), Some(Vec::new()));
        for text in ["1", "3 1 1 1 dice e2e4", "1 1 1 20000 dice e2e4", "1 1 1 1 fate e2e4", "1 1 1 1 dice"] {
            assert_eq!(ReviewProgress::read(text), None, "{text}");
        }
    }
}
