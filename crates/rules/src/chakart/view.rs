//! What one observer may know of a position: all but where the opponent's hidden queen stands.

use super::notation::Move;
use super::piece::{Kind, Object, Piece, Power, Todo};
use super::square::Square;
use super::state::State;
use super::story::{Chance, MoveEvent, Story};
use crate::{Outcome, RuleError, Side};

/// A position as one observer may know it.
///
/// It holds a hidden queen only for its owner, so that no answer to others can depend on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Boxed, because views are passed around and a state is large.
    pub(super) state: Box<State>,
}

impl View {
    /// The piece on a square; a hidden queen only for its owner.
    #[must_use]
    pub const fn piece(&self, at: Square) -> Option<Piece> {
        self.state.piece(at)
    }

    /// The object on a square.
    #[must_use]
    pub const fn object(&self, at: Square) -> Option<Object> {
        self.state.object(at)
    }

    /// Whether the piece on a square is under Bowser's halo.
    #[must_use]
    pub const fn immobilized(&self, at: Square) -> bool {
        matches!(self.piece(at), Some(piece) if piece.is_immobilized())
    }

    /// Whether a side has not used a power yet.
    #[must_use]
    pub const fn power(&self, side: Side, power: Power) -> bool {
        self.state.power(side, power)
    }

    /// The square that a hidden queen left, while one is hidden; everyone knows it.
    #[must_use]
    pub const fn left_unseen(&self) -> Option<Square> {
        self.state.hidden
    }

    /// How many kings a side has, those with a halo included.
    #[must_use]
    pub fn kings(&self, side: Side) -> usize {
        self.state.kings(side)
    }

    /// The bonus or promotion that the side to move still has to choose.
    #[must_use]
    pub const fn todo(&self) -> Option<Todo> {
        self.state.todo
    }

    /// The side that chooses next.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The number of the move about to be made: completed moves of both sides, plus 1.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.count + 1
    }
}

/// What the side to move can ask before it plays.
impl View {
    /// How the game ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Whether the side to move may pass: to decline a bonus, or because it has no other choice.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        self.state.permits(Move::Pass)
    }

    /// The legal moves, in the order of their texts.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.state.legal_moves()
    }

    /// What a move does before chance decides anything, and which roll comes first. RollResults that
    /// the text holds already, as a notation does, are told as far as they go.
    ///
    /// # Errors
    ///
    /// Why it is no legal move here.
    pub fn plan(&self, text: &str) -> Result<Story, RuleError> {
        self.state.plan(text)
    }

    /// Whether chance will decide something in a move, as far as its player can know; false for
    /// what is no legal move.
    #[must_use]
    pub fn will_roll(&self, text: &str) -> bool {
        self.plan(text).is_ok_and(|story| story.chance.is_some())
    }

    /// The first egg, banana or bomb that a move steps on, over mushrooms or at once: what a player
    /// may want to confirm.
    #[must_use]
    pub fn steps_on(&self, text: &str) -> Option<Object> {
        match self.plan(text).ok()?.chance? {
            Chance::Throw { object, .. } => Some(object),
            Chance::Egg { .. } => Some(Object::Egg),
            Chance::Piece | Chance::Victim | Chance::Gift { .. } => None,
        }
    }

    /// The power that a move uses up: each side has it once in a game.
    #[must_use]
    pub fn spends(&self, text: &str) -> Option<Power> {
        self.plan(text).ok()?.events.into_iter().find_map(|event| match event {
            MoveEvent::PowerUsed { power, .. } => Some(power),
            _ => None,
        })
    }

    /// The mover's own pieces that the first banana or bomb of a move may throw its piece onto, with
    /// their squares. A promotion is not asked: whatever is chosen is thrown.
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

    /// Whether a move's first chance is an egg that the mover's last king opens: it may be eaten.
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

    /// What a notation did, as the observer of this view and of the one `after` it may know.
    ///
    /// # Errors
    ///
    /// Why it is no notation of this position.
    pub fn story(&self, notation: &str, after: &Self) -> Result<Story, RuleError> {
        self.state.tell(notation, &after.state)
    }
}
