//! What a turn did, event by event, for whoever tells or draws it.

use super::piece::{Kind, Object, Piece, Power, Square, Todo};
use crate::Side;

/// How a man gets from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepCause {
    /// The move that the player chose.
    Move,
    /// The same, unseen by the opponent.
    Stealth,
    /// A mushroom carries it one step further.
    Mushroom,
    /// A banana or a bomb throws it.
    Throw(Object),
    /// Koopa sends it back.
    Koopa,
}

/// What an egg holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Egg {
    /// King Boo: the player swaps two men.
    KingBoo,
    /// Koopa: the man returns.
    Koopa,
    /// Toadette: the player gets a piece.
    Toadette,
    /// Chomp: the man is removed.
    Chomp,
    /// Daisy: the player moves again.
    Daisy,
    /// Bowser: the man is immobilised.
    Bowser,
    /// Luigi: an enemy man changes sides.
    Luigi,
    /// Waluigi: an own man changes sides.
    Waluigi,
}

impl Egg {
    /// All eight, in the order of the lots.
    pub const ALL: [Self; 8] = [
        Self::KingBoo,
        Self::Koopa,
        Self::Toadette,
        Self::Chomp,
        Self::Daisy,
        Self::Bowser,
        Self::Luigi,
        Self::Waluigi,
    ];

    /// The mark in records.
    #[must_use]
    pub const fn letter(self) -> char {
        ['B', 'K', 'T', 'C', 'D', 'M', 'L', 'W'][self as usize]
    }

    /// The egg with a mark.
    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|egg| egg.letter() == letter)
    }
}

/// Something that a turn does, in the order in which it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveEvent {
    /// A man goes from one square to another. A move and the chain after it are a run of these,
    /// each beginning where the one before ended.
    Step {
        /// The man as it sets out.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What moves it.
        cause: StepCause,
    },
    /// A queen of this side made a stealth move, and the observer may not know where to.
    Unseen {
        /// Whose queen it is.
        side: Side,
        /// The square that she left.
        from: Square,
    },
    /// A man is captured.
    Capture {
        /// The victim.
        piece: Piece,
        /// Where it stood.
        at: Square,
        /// Whether the capturing move crushed it on the square that a pawn skipped.
        crushed: bool,
    },
    /// A hidden queen is captured by a pawn that went two squares, and the observer cannot know
    /// whether it crushed her or ended on her square.
    CaptureBlind {
        /// The victim.
        piece: Piece,
        /// The two squares where she may have stood.
        on: [Square; 2],
    },
    /// A hidden queen is captured by an unseen stealth move, on a square that the observer may
    /// not know.
    CaptureUnseen {
        /// The victim.
        piece: Piece,
    },
    /// A king's shell removes an enemy man.
    Shell {
        /// Where the king stands.
        king: Square,
        /// The victim.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// An object is put on a square: a man's gift.
    Gift {
        /// What it is.
        object: Object,
        /// Where it lies now.
        at: Square,
    },
    /// An object that lay on a square is gone without effect: skipped, dropped upon or replaced.
    Destroyed {
        /// What it was.
        object: Object,
        /// Where it lay.
        at: Square,
    },
    /// A pawn becomes something else.
    Promotion {
        /// What it becomes.
        kind: Kind,
        /// Where it stands.
        at: Square,
    },
    /// The halo of one of the mover's men disappears.
    Awake {
        /// The man, still with its halo.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// The opponent's hidden queen shows herself.
    Appears {
        /// The queen, hidden no more.
        piece: Piece,
        /// Where she stands.
        at: Square,
    },
    /// An egg opens.
    Egg {
        /// What it holds.
        egg: Egg,
        /// Where it lay.
        at: Square,
    },
    /// A man leaves the board: by Chomp, or by Koopa without a square to return to.
    Gone {
        /// The man.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// Bowser's halo comes over a man.
    Halo {
        /// The man, not yet under it.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// A man changes sides, by Luigi or Waluigi.
    Recolored {
        /// The man as it was.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// Luigi or Waluigi finds no man who could change sides.
    NoneRecolored {
        /// Whose men were looked at.
        side: Side,
    },
    /// King Boo's swap.
    Swap {
        /// The squares, in the order of their names.
        at: [Square; 2],
        /// The men who stood there before.
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
    /// A power is spent.
    PowerUsed {
        /// Whose.
        side: Side,
        /// Which.
        power: Power,
    },
    /// The same player goes on: something is to be chosen.
    Bonus {
        /// What.
        todo: Todo,
    },
}

/// What lots decide next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Where a banana or a bomb throws the man that stands there.
    Throw {
        /// Which of the two.
        object: Object,
        /// Where it lies.
        at: Square,
    },
    /// What the egg holds.
    Egg {
        /// Where it lies.
        at: Square,
    },
    /// Which piece Toadette gives.
    Piece,
    /// Which man changes sides.
    Victim,
    /// Where a rook's banana or a bishop's bomb falls.
    Gift {
        /// Which of the two.
        object: Object,
        /// Beside which square.
        beside: Square,
    },
}

/// A submission, as one observer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// Who submitted it.
    pub side: Side,
    /// What was to be chosen; nothing at the beginning of a turn.
    pub todo: Option<Todo>,
    /// What it did. For a plan, what it does before lots decide anything.
    pub events: Vec<MoveEvent>,
    /// Where lots take over; only in a plan.
    pub chance: Option<Chance>,
}

impl Story {
    /// The squares of the man that moved, from the start over every bend to the end.
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
