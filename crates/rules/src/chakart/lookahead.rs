//! Positions for the search of a computer player, built from a [`View`].
//!
//! If the view hides the opponent's queen, the caller chooses her square from
//! [`View::queen_squares`].

use super::notation::Move;
use super::piece::{Condition, Content, Kind, Object, Piece, Power, Todo};
use super::play::MoveInProgress;
use super::quiet::{PROGRESS_LIMIT, QUIET_LIMIT, is_gain};
use super::roller::AllRolls;
use super::square::{AROUND, Square};
use super::state::State;
use super::view::View;
use crate::{Observer, Outcome, Side};

/// A position for trying moves, separate from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookahead {
    state: State,
    /// The moves left until a draw, if they are counted.
    left: Option<MovesLeft>,
}

/// The submissions left until a draw (`rules/chakart.md §9`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovesLeft {
    /// Quiet ones in a row.
    pub quiet: u32,
    /// Ones without a gain in a row.
    pub gainless: u32,
}

impl MovesLeft {
    /// The moves left at the start of a game.
    pub const FULL: Self = Self { quiet: QUIET_LIMIT, gainless: PROGRESS_LIMIT };
}

impl View {
    /// Possible squares of the opponent's hidden queen: the empty-looking squares on the queen
    /// lines from her start square. Empty if this view hides no queen.
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

    /// The position to search, with the opponent's hidden queen on one of the
    /// [`queen_squares`](Self::queen_squares).
    #[must_use]
    pub fn lookahead(&self, queen: Option<Square>) -> Lookahead {
        let mut state = (*self.state).clone();
        if let Some(at) = queen.filter(|at| state.is_redacted() && state.at(*at) == Content::Empty) {
            let condition = Condition::Hidden;
            state.set(at, Content::Piece(Piece { side: state.mover.other(), kind: Kind::Queen, condition }));
        }
        Lookahead { state, left: None }
    }
}

impl Lookahead {
    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The content of a square, including a hidden queen.
    #[must_use]
    pub const fn at(&self, square: Square) -> Content {
        self.state.at(square)
    }

    /// Whether a side can still use a power.
    #[must_use]
    pub const fn power(&self, side: Side, power: Power) -> bool {
        self.state.power(side, power)
    }

    /// The bonus or promotion that the side to move must resolve first.
    #[must_use]
    pub const fn todo(&self) -> Option<Todo> {
        self.state.todo
    }

    /// The number of kings of a side, including those with a halo.
    #[must_use]
    pub fn kings(&self, side: Side) -> usize {
        self.state.kings(side)
    }

    /// Counts the moves until a draw from here on.
    #[must_use]
    pub const fn counting(self, left: MovesLeft) -> Self {
        Self { left: Some(left), ..self }
    }

    /// Whether the game is drawn by its length: by the limit, or by quiet moves and moves without a
    /// gain if they are [counted](Self::counting).
    #[must_use]
    pub fn is_drawn_by_length(&self) -> bool {
        let counted =
            self.left.is_some_and(|left| left.quiet == 0 || left.gainless == 0 && self.state.todo.is_none());
        counted || self.state.limit_outcome().is_some()
    }

    /// The outcome, if this position ends the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// The legal moves, sorted by text.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.state.legal_moves()
    }

    /// Calls `each` with the attacker and the victim of every possible capture by a move of a visible piece
    /// without a halo, for both sides. Shells and the effects of objects don't count.
    pub fn visit_attacks(&self, each: &mut dyn FnMut(Piece, Piece)) {
        let attackers = self.state.pieces().filter(|(_, piece)| piece.condition == Condition::Plain);
        for (from, attacker) in attackers {
            for to in self.state.targets(from, attacker).plain {
                if let Content::Piece(victim) = self.state.seen(to) {
                    each(attacker, victim);
                }
            }
        }
    }

    /// Calls `each` with every result of a legal move and its probability, in the order of the
    /// rolls, until `each` returns `false`. The same result appears repeatedly if different rolls
    /// lead to it.
    pub fn visit_results(&self, chosen: Move, each: &mut dyn FnMut(Self, f64) -> bool) {
        let mut roller = AllRolls::default();
        loop {
            let mut run = MoveInProgress::new(self.state.clone(), &mut roller);
            // A legal move can't fail if every roll is decided.
            let played = run.perform(chosen).is_ok();
            let left = self.left.map(|left| MovesLeft {
                quiet: match self.state.is_quiet_move(&run.state, &run.notation, &run.events) {
                    true => left.quiet.saturating_sub(1),
                    false => QUIET_LIMIT,
                },
                gainless: if is_gain(&run.events) { PROGRESS_LIMIT } else { left.gainless.saturating_sub(1) },
            });
            let state = run.state;
            if played && !each(Self { state, left }, roller.share()) {
                return;
            }
            if !roller.next_round() {
                return;
            }
        }
    }

    /// The view of an observer in this position.
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
