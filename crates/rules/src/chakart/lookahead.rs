//! A position to look ahead in: what a computer player searches, made from a [`View`].
//!
//! Where the view hides the opponent's queen, whoever looks ahead says where she is supposed to
//! stand: one of [`View::queen_squares`].

use super::notation::Move;
use super::piece::{Condition, Content, Kind, Object, Piece, Power, Todo};
use super::play::MoveInProgress;
use super::roller::AllRolls;
use super::square::{AROUND, Square};
use super::state::State;
use super::view::View;
use crate::{Observer, Outcome, Side};

/// A position in which moves are tried; nothing played here is part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookahead {
    state: State,
}

impl View {
    /// Where the opponent's hidden queen may stand, as far as this view tells: the squares that look
    /// empty on the lines from the square that she left. None where no queen is hidden from it.
    #[must_use]
    pub fn queen_squares(&self) -> Vec<Square> {
        let Some(left) = self.state.hidden.filter(|_| self.state.is_redacted()) else { return Vec::new() };
        let mut squares = Vec::new();
        for (files, ranks) in AROUND {
            let mut at = left;
            while let Some(next) = at.offset(files, ranks) {
                match self.state.at(next) {
                    Content::Empty => squares.push(next),
                    Content::Object(Object::Egg | Object::Mushroom) => {}
                    _ => break,
                }
                at = next;
            }
        }
        squares
    }

    /// The position to look ahead in, with the opponent's hidden queen on a square of
    /// [`queen_squares`](Self::queen_squares).
    #[must_use]
    pub fn lookahead(&self, queen: Option<Square>) -> Lookahead {
        let mut state = (*self.state).clone();
        if let Some(at) = queen.filter(|at| state.is_redacted() && state.at(*at) == Content::Empty) {
            let condition = Condition::Hidden;
            state.set(at, Content::Piece(Piece { side: state.mover.other(), kind: Kind::Queen, condition }));
        }
        Lookahead { state }
    }
}

impl Lookahead {
    /// The side that chooses next.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// What a square holds.
    #[must_use]
    pub const fn at(&self, square: Square) -> Content {
        self.state.at(square)
    }

    /// Whether a side has not used a power yet.
    #[must_use]
    pub const fn power(&self, side: Side, power: Power) -> bool {
        self.state.power(side, power)
    }

    /// The bonus or promotion that the side to move still has to choose.
    #[must_use]
    pub const fn todo(&self) -> Option<Todo> {
        self.state.todo
    }

    /// How many kings a side has, those with a halo included.
    #[must_use]
    pub fn kings(&self, side: Side) -> usize {
        self.state.kings(side)
    }

    /// How the game ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// The legal moves, in the order of their texts.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.state.legal_moves()
    }

    /// Shows every result of a legal move with its probability, in the order of the rolls, until
    /// `each` has seen enough. Results that differ only in the rolls come more than once.
    pub fn visit_results(&self, chosen: Move, each: &mut dyn FnMut(Self, f64) -> bool) {
        let mut roller = AllRolls::default();
        loop {
            let mut run = MoveInProgress::new(self.state.clone(), &mut roller);
            // Nothing is refused when every roll is decided.
            let played = run.perform(chosen).is_ok();
            let state = run.state;
            if played && !each(Self { state }, roller.share()) {
                return;
            }
            if !roller.next_round() {
                return;
            }
        }
    }

    /// What an observer would know of this position.
    #[must_use]
    pub fn view(&self, observer: Observer) -> View {
        let known = match observer {
            Observer::Player(side) => self.state.redacted(Some(side)),
            Observer::Public => self.state.redacted(None),
            Observer::Revealed => self.state.clone(),
        };
        View { state: Box::new(known) }
    }
}
