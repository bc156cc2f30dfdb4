//! The events of a move, for descriptions and pictures.

use super::piece::{Egg, Kind, Object, Piece, Power, Todo};
use super::square::Square;
use crate::Side;

/// The reason for a step from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepCause {
    /// The player's visible move.
    Move,
    /// The player's stealth move.
    Stealth,
    /// A mushroom moves the piece one step further.
    Mushroom,
    /// A banana or bomb throws the piece.
    Throw(Object),
    /// Koopa returns the piece to its start square.
    Koopa,
}

/// One effect of a move; events are listed in the order they happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveEvent {
    /// A piece changes its square. A move with a chain has several steps, each starting where the
    /// previous one ended.
    Step {
        /// The piece before the step.
        piece: Piece,
        /// The start of the step.
        from: Square,
        /// The end of the step.
        to: Square,
        /// The player, or the object or egg that moves the piece.
        cause: StepCause,
    },
    /// A stealth move whose target the observer may not know.
    Unseen {
        /// The owner of the queen.
        side: Side,
        /// The start square.
        from: Square,
    },
    /// A piece is captured.
    Capture {
        /// The captured piece.
        piece: Piece,
        /// Its square.
        at: Square,
        /// Whether a pawn's two-square move crushed it on the skipped square.
        crushed: bool,
    },
    /// A pawn's two-square move captures a hidden queen, and the observer can't know on which of
    /// the two squares she was.
    CaptureBlind {
        /// The captured queen.
        piece: Piece,
        /// The two possible squares.
        on: [Square; 2],
    },
    /// A stealth move captures a hidden queen on a square that the observer may not know.
    CaptureUnseen {
        /// The captured queen.
        piece: Piece,
    },
    /// A king's shell removes an enemy piece.
    Shell {
        /// The square of the king.
        king: Square,
        /// The removed piece.
        piece: Piece,
        /// Its square.
        at: Square,
    },
    /// A piece leaves its gift.
    Gift {
        /// The new object.
        object: Object,
        /// Its square.
        at: Square,
    },
    /// An object is removed without effect: skipped, dropped upon or replaced.
    Destroyed {
        /// The removed object.
        object: Object,
        /// Its square.
        at: Square,
    },
    /// A pawn is promoted.
    Promotion {
        /// The new kind.
        kind: Kind,
        /// The square of the pawn.
        at: Square,
    },
    /// One of the mover's pieces loses its halo.
    Awake {
        /// The piece, still with its halo.
        piece: Piece,
        /// Its square.
        at: Square,
    },
    /// The opponent's hidden queen becomes visible.
    Appears {
        /// The queen, already visible.
        piece: Piece,
        /// Her square.
        at: Square,
    },
    /// An egg opens.
    Egg {
        /// Its effect.
        egg: Egg,
        /// The square of the egg.
        at: Square,
    },
    /// A piece leaves the board: by Chomp, or by Koopa if it has no start square.
    Gone {
        /// The removed piece.
        piece: Piece,
        /// Its last square.
        at: Square,
    },
    /// A piece gets Bowser's halo.
    Halo {
        /// The piece, still without the halo.
        piece: Piece,
        /// Its square.
        at: Square,
    },
    /// Luigi or Waluigi makes a piece change sides.
    Recolored {
        /// The piece, still with its old owner.
        piece: Piece,
        /// Its square.
        at: Square,
    },
    /// Luigi or Waluigi has no effect, because no piece is eligible.
    NoneRecolored {
        /// The side without an eligible piece.
        side: Side,
    },
    /// King Boo's swap.
    Swap {
        /// The squares, in the order of their names.
        at: [Square; 2],
        /// The pieces on these squares before the swap.
        pieces: [Piece; 2],
    },
    /// Toadette's piece is put on the board.
    Drop {
        /// The new piece.
        piece: Piece,
        /// Its square.
        at: Square,
    },
    /// The player has no other choice, or declines a bonus.
    Pass,
    /// A side uses a power for the only time.
    PowerUsed {
        /// The side.
        side: Side,
        /// The power.
        power: Power,
    },
    /// The same player must choose again.
    Bonus {
        /// The pending choice.
        todo: Todo,
    },
}

/// The next open roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The target of a banana or bomb.
    Throw {
        /// The banana or bomb.
        object: Object,
        /// Its square.
        at: Square,
    },
    /// The effect of an egg.
    Egg {
        /// The square of the egg.
        at: Square,
    },
    /// The kind of Toadette's piece.
    Piece,
    /// The piece that changes sides.
    Victim,
    /// The square of a rook's banana or a bishop's bomb.
    Gift {
        /// The banana or bomb.
        object: Object,
        /// The square of the rook or bishop.
        beside: Square,
    },
}

/// A move as one observer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The side that moved.
    pub side: Side,
    /// The bonus or promotion that this move resolves; `None` for the first move of a turn.
    pub todo: Option<Todo>,
    /// The events of the move; in a plan, only those before the first open roll.
    pub events: Vec<MoveEvent>,
    /// The first open roll; only in a plan.
    pub chance: Option<Chance>,
}

impl Story {
    /// The squares of the moving piece, from its start over each intermediate stop to its end.
    #[must_use]
    pub fn path(&self) -> Vec<Square> {
        let mut path = Vec::new();
        for event in &self.events {
            match *event {
                MoveEvent::Step { from, to, .. } => {
                    if path.is_empty() {
                        path.push(from);
                    }
                    path.push(to);
                }
                MoveEvent::Drop { at, .. } => path.push(at),
                MoveEvent::Unseen { from, .. } => path.push(from),
                _ => {}
            }
        }
        path
    }
}
