//! Puzzles from a player's own turning points, due at growing intervals.
//!
//! They have no rating. Everything comes from the player's own view of the position.

use crate::dice::Seed;
use crate::domain::game::fork::sample_position;
use crate::domain::{
    Cancel, DAY_MS, Draft, Effort, Id, LuckKind, MoveReview, Revision, SeenMove, Timestamp, turning_points,
};
use sealed_move_players::ChoiceSeed;
use sealed_move_players::review::judge_position;
use sealed_move_rules::puzzle::is_same_move;
use sealed_move_rules::{Game, MoveText, Observer, Rolls, Side, View};

/// Days until a puzzle is due again, by the number of right answers in a row.
const INTERVAL_DAYS: [i64; 3] = [1, 3, 7];

/// Fixed seed of all samples, so that equal answers get equal verdicts.
const SAMPLE_SEED: Seed = Seed::new([17; 32]);

/// The most that an accepted move may lose, in 1/10,000.
const MAX_LOSS: i32 = 200;

/// The record of a match at which the player erred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnPuzzleKey {
    pub game: Id,
    /// The index of the record.
    pub record: u32,
}

/// A puzzle from a player's own mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPuzzle {
    pub key: OwnPuzzleKey,
    /// The best move by the judgement of level 6.
    pub best: String,
    /// The number of right answers in a row.
    pub step: u32,
    /// When it is due; `None` once it is learned.
    pub due: Option<Timestamp>,
    /// The move being composed. Its version increases with every change, and buttons carry it.
    pub draft: Draft,
}

impl OwnPuzzle {
    #[must_use]
    pub fn new(key: OwnPuzzleKey, best: String, now: Timestamp) -> Self {
        let draft = Draft { revision: Revision(0), version: 1, texts: Vec::new(), typed: None };
        Self { key, best, step: 0, due: None, draft }.scheduled(now)
    }

    #[must_use]
    pub fn is_due(&self, now: Timestamp) -> bool {
        self.due.is_some_and(|due| due <= now)
    }

    /// The number of right answers that finish a puzzle.
    #[must_use]
    pub const fn steps() -> u32 {
        INTERVAL_DAYS.len() as u32
    }

    /// Applies an answer. An early answer only clears the draft.
    #[must_use]
    pub fn answered(mut self, is_right: bool, now: Timestamp) -> Self {
        self.draft.texts.clear();
        self.draft.version += 1;
        if !self.is_due(now) {
            return self;
        }
        self.step = if is_right { self.step + 1 } else { 0 };
        self.scheduled(now)
    }

    fn scheduled(self, now: Timestamp) -> Self {
        let days = INTERVAL_DAYS.get(self.step as usize);
        Self { due: days.map(|days| Timestamp(now.0 + days * DAY_MS)), ..self }
    }
}

/// A side's own turning points in a finished review: the index of the record, and the better move.
#[must_use]
pub fn own_turning_points(reviews: &[MoveReview], side: Side) -> Vec<(u32, String)> {
    let points = turning_points(reviews, Some(side)).into_iter();
    let own = points.filter(|point| point.by == LuckKind::Nothing);
    let slips = own.filter_map(|point| Some((point.index, reviews.get(point.index)?)));
    let better = slips.filter(|(_, made)| made.side == side && !made.best.is_empty());
    better.map(|(index, made)| (index as u32, made.best.clone())).collect()
}

/// An answer to judge.
#[derive(Clone, Debug)]
pub struct OwnAnswer {
    pub game: &'static dyn Game,
    /// The player's own view.
    pub view: View,
    /// The public view of the same position.
    pub public: View,
    pub best: String,
    pub text: MoveText,
}

impl OwnAnswer {
    /// Whether the move is the best one, or loses at most two points by the judgement of level 6. `None` after
    /// `cancel`.
    #[must_use]
    pub fn is_right(&self, cancel: &Cancel) -> Option<bool> {
        let position = sample_position(self.game, &self.view, &SAMPLE_SEED)?;
        if is_same_move(&*position, &self.best, self.text.as_str()) {
            return Some(true);
        }
        // Without dice and secrets, the position after the move is known.
        let is_open = !self.game.info().secrets;
        let played = position.resolve(&self.text, &mut Rolls::none()).ok().filter(|_| is_open);
        let next = played.as_ref().map(|played| {
            let position = &played.position;
            position.view(Observer::Player(position.turn()))
        });
        let seen = SeenMove {
            before: self.view.clone(),
            text: self.text.as_str().to_owned(),
            after: None,
            next_public: next.clone(),
            next,
            public: self.public.clone(),
            rolled: false,
            outcome: played.and_then(|played| played.position.outcome()),
        };
        let seed = ChoiceSeed(*SAMPLE_SEED.bytes());
        let judged = judge_position(&seen, 1, Effort::BestLevel, &seed, cancel)?;
        Some(judged.loss() <= MAX_LOSS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::find;

    const NOON: Timestamp = Timestamp(1_000_000_000_000);

    fn after_days(days: i64) -> Timestamp {
        Timestamp(NOON.0 + days * DAY_MS)
    }

    #[test]
    fn right_answers_widen_the_interval() {
        let key = OwnPuzzleKey { game: Id(7), record: 4 };
        let new = OwnPuzzle::new(key, "e2e4".to_owned(), NOON);
        assert_eq!((new.step, new.due), (0, Some(after_days(1))));
        let early = new.clone().answered(true, after_days(0));
        assert_eq!((early.step, early.due), (0, new.due), "too early to count");
        assert_eq!(early.draft.version, new.draft.version + 1);
        let once = new.answered(true, after_days(1));
        assert_eq!((once.step, once.due), (1, Some(after_days(4))));
        let twice = once.answered(true, after_days(4));
        assert_eq!((twice.step, twice.due), (2, Some(after_days(11))));
        let missed = twice.clone().answered(false, after_days(11));
        assert_eq!((missed.step, missed.due), (0, Some(after_days(12))));
        let learned = twice.answered(true, after_days(12));
        assert_eq!((learned.step, learned.due), (OwnPuzzle::steps(), None));
        assert!(!learned.is_due(after_days(400)));
    }

    fn is_right(game: &str, position: &str, best: &str, text: &str) -> Option<bool> {
        let game = find(game).unwrap();
        let position = game.parse(position).unwrap();
        let view = position.view(Observer::Player(position.turn()));
        let text = view.read(text).unwrap();
        let public = position.view(Observer::Public);
        OwnAnswer { game, view, public, best: best.to_owned(), text }.is_right(&Cancel::default())
    }

    #[test]
    fn moves_as_good_as_the_best_are_right() {
        // Each rook takes the king; a king move lets it go.
        let chakart = r#"R3k3/8/8/8/8/8/8/4K2R w 20 {"flags":"0000"}"#;
        assert_eq!(is_right("chakart", chakart, "a8e8", "a8e8"), Some(true));
        assert_eq!(is_right("chakart", chakart, "a8e8", "e1d1"), Some(false));
        let two = r#"R3k3/8/8/8/7B/8/8/K3R3 w 20 {"flags":"0000"}"#;
        assert_eq!(is_right("chakart", two, "a8e8", "e1e8"), Some(true), "another rook takes it, too");
    }

    #[test]
    fn a_canceled_search_gives_no_verdict() {
        let game = find("aruki").unwrap();
        let position = game.start("standard", &mut Rolls::none()).unwrap();
        let view = position.view(Observer::Player(Side::First));
        let text = view.read("a2a3").unwrap();
        let public = view.clone();
        let answer = OwnAnswer { game, view, public, best: "O(b2)b3".to_owned(), text };
        let cancel = Cancel::default();
        cancel.cancel();
        assert_eq!(answer.is_right(&cancel), None);
    }

    #[test]
    fn only_own_choices_become_puzzles() {
        let made = |side, before, loss: i32, luck_by, luck| MoveReview {
            side,
            before,
            after: before - loss + luck,
            loss,
            luck,
            luck_by,
            best: "better".to_owned(),
            is_confirmed: true,
        };
        let reviews = [
            made(Side::First, 5_000, 2_000, LuckKind::Nothing, 0),
            made(Side::Second, 7_000, 3_000, LuckKind::Nothing, 0),
            made(Side::First, 6_000, 0, LuckKind::Dice, -3_000),
            made(Side::Second, 7_000, 100, LuckKind::Nothing, 0),
        ];
        let better = || "better".to_owned();
        assert_eq!(own_turning_points(&reviews, Side::First), [(0, better())]);
        assert_eq!(own_turning_points(&reviews, Side::Second), [(1, better())]);
    }
}
