//! What a move did, event by event, for whoever tells or shows it.

use super::piece::{Egg, Kind, Object, Piece, Power, Todo};
use super::square::Square;
use crate::Side;

/// Why a piece goes from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepCause {
    /// The player chose it.
    Move,
    /// The player chose it, unseen by the opponent.
    Stealth,
    /// A mushroom carries the piece one step further.
    Mushroom,
    /// A banana or a bomb throws it.
    Throw(Object),
    /// Koopa sends it back.
    Koopa,
}

/// Something that a move does, in the order in which it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveEvent {
    /// A piece goes from one square to another. A move and the chain after it are several of these,
    /// each beginning where the one before ended.
    Step {
        /// The piece as it sets out.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What moves it.
        cause: StepCause,
    },
    /// A queen of this side made a stealth move, and the observer may not know where it went.
    Unseen {
        /// The side of the queen.
        side: Side,
        /// The square that it left.
        from: Square,
    },
    /// A piece is captured.
    Capture {
        /// The victim.
        piece: Piece,
        /// Where it stood.
        at: Square,
        /// Whether the capturing move crushed it on the square that a pawn skipped.
        crushed: bool,
    },
    /// A hidden queen is captured by a pawn that went two squares, and the observer cannot know on
    /// which of them it stood.
    CaptureBlind {
        /// The victim.
        piece: Piece,
        /// The two squares.
        on: [Square; 2],
    },
    /// A hidden queen is captured by an unseen stealth move, on a square that the observer may
    /// not know.
    CaptureUnseen {
        /// The victim.
        piece: Piece,
    },
    /// A king's shell removes an enemy piece.
    Shell {
        /// Where the king stands.
        king: Square,
        /// The victim.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// A piece leaves its gift.
    Gift {
        /// What it is.
        object: Object,
        /// Where it lies now.
        at: Square,
    },
    /// An object is gone without effect: skipped, dropped upon or replaced.
    Destroyed {
        /// What it was.
        object: Object,
        /// Where it lay.
        at: Square,
    },
    /// A pawn is promoted.
    Promotion {
        /// What it is now.
        kind: Kind,
        /// Where it stands.
        at: Square,
    },
    /// The halo of one of the mover's pieces disappears.
    Awake {
        /// The piece, still with its halo.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// The opponent's hidden queen becomes visible.
    Appears {
        /// The queen, hidden no more.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// An egg opens.
    Egg {
        /// Its effect.
        egg: Egg,
        /// Where it lay.
        at: Square,
    },
    /// A piece leaves the board: by Chomp, or by Koopa without a square to return to.
    Gone {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// A piece gets Bowser's halo.
    Halo {
        /// The piece, still without it.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// A piece changes sides, by Luigi or Waluigi.
    Recolored {
        /// The piece as it was.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// Luigi or Waluigi finds no piece that could change sides.
    NoneRecolored {
        /// The side whose pieces were looked at.
        side: Side,
    },
    /// King Boo's swap.
    Swap {
        /// The squares, in the order of their names.
        at: [Square; 2],
        /// The pieces that stood there before.
        pieces: [Piece; 2],
    },
    /// A piece that Toadette gave is put on the board.
    Drop {
        /// The piece.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// The player does nothing: with nothing to choose, or declining a bonus.
    Pass,
    /// A power is used, once and for all.
    PowerUsed {
        /// By which side.
        side: Side,
        /// Which power.
        power: Power,
    },
    /// The same player goes on: something is to be chosen.
    Bonus {
        /// What.
        todo: Todo,
    },
}

/// What chance decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Where a banana or a bomb throws the piece that stands there.
    Throw {
        /// Which of the two.
        object: Object,
        /// Where it lies.
        at: Square,
    },
    /// Which effect the egg has.
    Egg {
        /// Where it lies.
        at: Square,
    },
    /// Which kind of piece Toadette gives.
    Piece,
    /// Which piece changes sides.
    Victim,
    /// Where a rook's banana or a bishop's bomb falls.
    Gift {
        /// Which of the two.
        object: Object,
        /// Beside which square.
        beside: Square,
    },
}

/// A move, as one observer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The side that moved.
    pub side: Side,
    /// What was to be chosen; `None` where the opponent had moved before.
    pub todo: Option<Todo>,
    /// What it did. For a plan, what it does before chance decides anything.
    pub events: Vec<MoveEvent>,
    /// What chance decides next; only in a plan.
    pub chance: Option<Chance>,
}

impl Story {
    /// The squares of the piece that moved, from the start over every bend to the end.
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
