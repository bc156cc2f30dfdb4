//! What one observer knows of a position.

use super::board::Wing;
use super::destinations::guarded;
use super::moves::Generator;
use super::notation::move_text;
use super::piece::{Piece, Square};
use super::state::{Phase, State};
use super::tile::Tile;
use super::zone::{Pile, Zone};
use crate::input::{Menu, Next, PlayerView, Suggestion};
use crate::{Observer, Outcome, RuleError, Side};

/// A position as one observer may know it: what is hidden from him is not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) state: State,
    pub(super) observer: Observer,
}

impl View {
    /// Who sees this.
    #[must_use]
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// What stands on a square; face-down traps are chips without a tile.
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<&Piece> {
        self.state.board.get(square)
    }

    /// A pile of a side.
    #[must_use]
    pub const fn zone(&self, side: Side, pile: Pile) -> &Zone {
        self.state.zones.get(side, pile)
    }

    /// Whether the piece on a square is frozen.
    #[must_use]
    pub fn frozen(&self, square: Square) -> bool {
        self.state.board.effects().frozen.has(square)
    }

    /// Whether a friendly Guard protects the piece on a square from capture.
    #[must_use]
    pub fn guarded(&self, square: Square) -> bool {
        let board = &self.state.board;
        board.get(square).is_some_and(|piece| guarded(board, &board.effects(), piece.side).has(square))
    }

    /// The squares of pieces that freeze their neighbours.
    pub fn ghosts(&self) -> impl Iterator<Item = Square> {
        self.state.board.squares_with(Tile::Ghost).into_iter()
    }

    /// How many tiles a side draws at the end of its turn.
    #[must_use]
    pub fn draw_count(&self, side: Side) -> usize {
        self.state.draw_count(side)
    }

    /// How many tiles a side may play in a turn.
    #[must_use]
    pub fn play_limit(&self, side: Side) -> u8 {
        self.state.play_limit(side)
    }

    /// What may be done next.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Whether a side may still castle on a wing some day.
    #[must_use]
    pub const fn right(&self, side: Side, wing: Wing) -> bool {
        self.state.board.rights.has(side, wing)
    }

    /// The square on which a piece may be taken in passing now.
    #[must_use]
    pub const fn passed(&self) -> Option<Square> {
        self.state.board.passed
    }

    /// The side on turn.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover()
    }

    /// The number of the turn, from 1; odd ones are White's.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.turn
    }

    /// How the game ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.result
    }
}

impl PlayerView for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover()
    }

    fn move_number(&self) -> u32 {
        self.state.turn
    }

    fn legal_moves(&self, limit: usize) -> Result<Vec<String>, RuleError> {
        if self.state.result.is_some() {
            return Ok(Vec::new());
        }
        let mut moves: Vec<String> = Generator::new(&self.state.board).all().iter().map(move_text).collect();
        if moves.len() > limit {
            return Err(RuleError::new("too_many").with("limit", limit));
        }
        moves.sort_unstable();
        Ok(moves)
    }

    fn next(&self, partial: &str) -> Result<Next, RuleError> {
        self.state.next_steps(partial)
    }

    fn complete(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete(typed)
    }

    fn suggestions(&self, typed: &str, limit: usize) -> Vec<String> {
        self.state.suggestions(typed, limit)
    }

    fn may_roll(&self, turn: &crate::MoveText) -> bool {
        self.will_roll(turn.as_str())
    }

    fn needs_confirmation(&self, turn: &crate::MoveText) -> bool {
        !self.warnings(turn.as_str()).is_empty()
    }

    fn read(&self, typed: &str) -> Result<crate::MoveText, RuleError> {
        self.state.read_turn(typed).map(|turn| crate::MoveText::canonical(turn.to_string()))
    }
    fn compose(&self, draft: &str) -> Result<Menu, RuleError> {
        self.menu(draft)
    }
}
