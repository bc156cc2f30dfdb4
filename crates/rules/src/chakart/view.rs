//! What one observer may know of a position: all but where the opponent's hidden queen stands.

use super::notation::{Move, parse_unseen};
use super::piece::{Object, Piece, Power, Square, Todo};
use super::state::State;
use super::story::{Chance, Story};
use crate::input::{Menu, Next, PlayerView, Stage, Suggestion};
use crate::{MoveText, Outcome, RuleError, Side};

/// A position as one observer may know it.
///
/// It never holds a hidden queen but for her owner: what is asked of it cannot depend on her.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Behind a pointer, for views are passed around and a state is large.
    pub(super) state: Box<State>,
}

impl View {
    /// The man on a square; a hidden queen only for her owner.
    #[must_use]
    pub const fn piece(&self, at: Square) -> Option<Piece> {
        self.state.piece(at)
    }

    /// The object on a square.
    #[must_use]
    pub const fn object(&self, at: Square) -> Option<Object> {
        self.state.object(at)
    }

    /// Whether the man on a square is under Bowser's halo.
    #[must_use]
    pub const fn immobilized(&self, at: Square) -> bool {
        matches!(self.piece(at), Some(piece) if piece.is_immobilized())
    }

    /// Whether a side has not used a power yet.
    #[must_use]
    pub const fn power(&self, side: Side, power: Power) -> bool {
        self.state.power(side, power)
    }

    /// The square that a hidden queen left, while one is hidden: everybody knows it.
    #[must_use]
    pub const fn left_unseen(&self) -> Option<Square> {
        self.state.hidden
    }

    /// How many kings a side has, those with halo included.
    #[must_use]
    pub fn kings(&self, side: Side) -> usize {
        self.state.kings(side)
    }

    /// The bonus or promotion that the side on turn still has to choose in this turn.
    #[must_use]
    pub const fn todo(&self) -> Option<Todo> {
        self.state.todo
    }

    /// The side that chooses next.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The number of the turn being made, from 1.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.count + 1
    }
}

/// What a submission of the side on turn asks for before it is played.
impl View {
    /// How the game ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Whether the side on turn may pass now: to decline a bonus, or because it has no choice.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        self.state.permits(Move::Pass)
    }

    /// The legal submissions of the side on turn, in the order of their texts.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.state.legal_moves()
    }

    /// What a submission of the side on turn does before lots decide, and which lot comes first.
    /// Results that the text has already, as records do, are told as far as they go.
    ///
    /// # Errors
    ///
    /// Why it is no submission here.
    pub fn plan(&self, turn: &str) -> Result<Story, RuleError> {
        self.state.plan(turn)
    }

    /// Whether a submission will draw lots, as far as its player can know; false for what is
    /// none.
    #[must_use]
    pub fn will_roll(&self, turn: &str) -> bool {
        self.plan(turn).is_ok_and(|story| story.chance.is_some())
    }

    /// The egg, banana or bomb that a submission is about to step on, the squares of mushrooms
    /// run through: what a player may like to confirm before.
    #[must_use]
    pub fn steps_on(&self, turn: &str) -> Option<Object> {
        match self.plan(turn).ok()?.chance? {
            Chance::Throw { object, .. } => Some(object),
            Chance::Egg { .. } => Some(Object::Egg),
            Chance::Piece | Chance::Victim | Chance::Gift { .. } => None,
        }
    }

    /// What a record did, as the observer of this view and of the one `after` it may know.
    ///
    /// # Errors
    ///
    /// Why it is no record here.
    pub fn story(&self, notation: &str, after: &Self) -> Result<Story, RuleError> {
        self.state.tell(notation, &after.state)
    }
}

impl PlayerView for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover
    }

    fn move_number(&self) -> u32 {
        self.state.count + 1
    }

    fn legal_moves(&self, limit: usize) -> Result<Vec<String>, RuleError> {
        let moves = self.state.legal_moves();
        if moves.len() > limit {
            return Err(RuleError::new("too_many").with("limit", limit));
        }
        Ok(moves.iter().map(Move::to_string).collect())
    }

    fn next(&self, partial: &str) -> Result<Next, RuleError> {
        let mut steps = self.state.steps();
        steps.retain(|step| step.text.starts_with(partial));
        Ok(Next { stage: Stage::Moves, options: steps })
    }

    fn complete(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete(typed)
    }

    fn may_roll(&self, turn: &MoveText) -> bool {
        self.will_roll(turn.as_str())
    }

    fn read(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.state.read(typed)
    }

    fn parse_opponent_move(&self, typed: &str) -> Result<String, RuleError> {
        self.state.parse_opponent_move(typed)
    }

    fn complete_opponent_move(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete_opponent_move(typed)
    }

    fn after(&self, foreseen: &str) -> Option<crate::View> {
        let state = self.state.after_unseen(parse_unseen(foreseen)?)?;
        Some(crate::View::Chakart(Self { state: Box::new(state) }))
    }

    fn compose(&self, draft: &str) -> Result<Menu, RuleError> {
        self.menu(draft)
    }
}
