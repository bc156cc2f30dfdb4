//! The knowledge of one observer: everything except the square of the opponent's hidden queen.

use super::notation::Move;
use super::piece::{Kind, Object, Piece, Power, Todo};
use super::square::Square;
use super::state::State;
use super::story::{Chance, MoveEvent, Story};
use crate::{Outcome, RuleError, Rulings, Side};

/// A position as one observer may know it.
///
/// It contains a hidden queen only for her owner, so answers to others can't depend on her square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Boxed because views are passed by value and a state is large.
    pub(super) state: Box<State>,
}

impl View {
    /// The view if the side to move did nothing, which shows what the opponent threatens. `None` in the
    /// middle of a move, after the end, and if the own queen is hidden.
    #[must_use]
    pub fn after_pass(&self) -> Option<Self> {
        let unclear = self.state.hidden.is_some() && !self.state.is_redacted();
        if unclear || self.state.todo.is_some() || self.state.outcome().is_some() {
            return None;
        }
        let mut state = self.state.clone();
        state.mover = state.mover.other();
        state.count = state.count.saturating_add(1);
        // An unseen queen isn't on the board of this view.
        state.hidden = None;
        Some(Self { state })
    }

    /// The piece on a square; shows a hidden queen only to her owner.
    #[must_use]
    pub const fn piece(&self, at: Square) -> Option<Piece> {
        self.state.piece(at)
    }

    /// The object on a square; objects are always public.
    #[must_use]
    pub const fn object(&self, at: Square) -> Option<Object> {
        self.state.object(at)
    }

    /// Whether the piece on a square has Bowser's halo.
    #[must_use]
    pub const fn immobilized(&self, at: Square) -> bool {
        matches!(self.piece(at), Some(piece) if piece.is_immobilized())
    }

    /// Whether a side can still use a power.
    #[must_use]
    pub const fn power(&self, side: Side, power: Power) -> bool {
        self.state.power(side, power)
    }

    /// The start square of a queen that is hidden now. This square is public.
    #[must_use]
    pub const fn left_unseen(&self) -> Option<Square> {
        self.state.hidden
    }

    /// The number of kings of a side, including those with a halo.
    #[must_use]
    pub fn kings(&self, side: Side) -> usize {
        self.state.kings(side)
    }

    /// The bonus or promotion that the side to move must resolve first.
    #[must_use]
    pub const fn todo(&self) -> Option<Todo> {
        self.state.todo
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// Whether moves without a gain draw the game by its rulings.
    #[must_use]
    pub fn counts_gains(&self) -> bool {
        self.state.rulings != Rulings::First
    }

    /// The number of the next move: completed moves of both sides, plus 1.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.count + 1
    }
}

/// Queries of the side to move before it plays.
impl View {
    /// The outcome, if this position ends the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Whether passing is legal: to decline a bonus, or for lack of another choice.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        self.state.permits(Move::Pass)
    }

    /// The legal moves, sorted by text.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.state.legal_moves()
    }

    /// The events of a move up to its first open roll, and that roll. Results in the text count as
    /// rolled.
    ///
    /// # Errors
    ///
    /// Fails if the move is illegal.
    pub fn plan(&self, text: &str) -> Result<Story, RuleError> {
        self.state.plan(text)
    }

    /// Whether a move will roll, as far as the mover can know; `false` for illegal moves.
    #[must_use]
    pub fn will_roll(&self, text: &str) -> bool {
        self.plan(text).is_ok_and(|story| story.chance.is_some())
    }

    /// The egg, banana or bomb that a move triggers first, directly or over mushrooms.
    #[must_use]
    pub fn steps_on(&self, text: &str) -> Option<Object> {
        match self.plan(text).ok()?.chance? {
            Chance::Throw { object, .. } => Some(object),
            Chance::Egg { .. } => Some(Object::Egg),
            Chance::Piece | Chance::Victim | Chance::Gift { .. } => None,
        }
    }

    /// The power that a move uses up for the rest of the game.
    #[must_use]
    pub fn spends(&self, text: &str) -> Option<Power> {
        self.plan(text).ok()?.events.into_iter().find_map(|event| match event {
            MoveEvent::PowerUsed { power, .. } => Some(power),
            _ => None,
        })
    }

    /// The mover's own pieces, with their squares, that the first banana or bomb of a move might
    /// hit. Empty for promotions by effect: the pawn is thrown whatever the choice.
    #[must_use]
    pub fn may_hit_own(&self, text: &str) -> Vec<(Square, Piece)> {
        let Ok(story) = self.plan(text) else { return Vec::new() };
        let Some(Chance::Throw { object, at }) = story.chance else { return Vec::new() };
        if matches!(story.todo, Some(Todo::Promote { .. })) {
            return Vec::new();
        }
        let left = story.path().first().copied();
        let reached = object.throws_to(at).filter(|to| left != Some(*to));
        reached
            .filter_map(|to| Some((to, self.piece(to)?)))
            .filter(|(_, piece)| piece.side == self.turn())
            .collect()
    }

    /// Whether the first roll of a move is an egg opened by the mover's last king, which Chomp may
    /// remove.
    #[must_use]
    pub fn risks_last_king(&self, text: &str) -> bool {
        let Ok(story) = self.plan(text) else { return false };
        let king = story.events.iter().any(|event| match event {
            MoveEvent::Step { piece, .. } | MoveEvent::Drop { piece, .. } => piece.kind == Kind::King,
            MoveEvent::Promotion { kind, .. } => *kind == Kind::King,
            _ => false,
        });
        king && matches!(story.chance, Some(Chance::Egg { .. })) && self.kings(self.turn()) == 1
    }

    /// The events of a notation, as the observer of this view and of `after` may know them.
    ///
    /// # Errors
    ///
    /// Fails if the notation is impossible in this position.
    pub fn story(&self, notation: &str, after: &Self) -> Result<Story, RuleError> {
        self.state.story_of(notation, &after.state)
    }
}
