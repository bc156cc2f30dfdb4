//! Targets of pieces (`rules/lusus.md §§3.1 to 3.3`).
//!
//! Pieces of both sides count as reached, because Guard needs that; captures are filtered
//! elsewhere.

use super::attacks;
use super::board::{Board, BoardEffects};
use super::piece::{Kind, Piece};
use super::square::{Square, forward, second_rank};
use super::tile::Tile;
use crate::Side;
use crate::square_set::SquareSet;

/// The eight directions as steps of file and rank, clockwise; odd indices are diagonal.
pub(super) const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The movement of a piece, including its restrictions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Abilities {
    /// The types of its tiles, as bits.
    mask: u64,
    orthogonal: bool,
    diagonal: bool,
    king: bool,
    knight: bool,
    pawn: bool,
    sticky: bool,
    /// Whether it may capture.
    pub(super) captures: bool,
    /// Whether it may move without capturing.
    pub(super) passive: bool,
}

impl Abilities {
    pub(super) fn of(piece: &Piece) -> Self {
        let mask = if piece.tiles.is_empty() { 0 } else { piece.tiles.mask() };
        let has = |tile: Tile| mask & tile.bit() != 0;
        let kind = piece.kind;
        let queen = kind == Kind::Queen || has(Tile::Queen);
        let mut orthogonal = queen || kind == Kind::Rook || has(Tile::Rook);
        let mut diagonal = queen || kind == Kind::Bishop || has(Tile::Bishop);
        if has(Tile::RookBishop) && (orthogonal || diagonal) {
            (orthogonal, diagonal) = (true, true);
        }
        let suffers = |tile: Tile| has(tile) && !has(Tile::Immune);
        Self {
            mask,
            orthogonal,
            diagonal,
            king: kind == Kind::King || has(Tile::King),
            knight: kind == Kind::Knight || has(Tile::Knight),
            pawn: kind == Kind::Pawn || has(Tile::Pawn),
            sticky: suffers(Tile::StickyFeet),
            captures: !suffers(Tile::Disarm),
            passive: !suffers(Tile::Enrage),
        }
    }

    #[inline]
    pub(super) const fn has(&self, tile: Tile) -> bool {
        self.mask & tile.bit() != 0
    }

    /// Whether Sticky Feet restrict it.
    #[inline]
    pub(super) const fn sticky(&self) -> bool {
        self.sticky
    }

    /// Whether it has rook and bishop movement, even if limited to one square.
    pub(super) const fn lines(&self) -> [bool; 2] {
        [self.orthogonal, self.diagonal]
    }

    /// Whether it slides any distance in a direction.
    #[inline]
    pub(super) const fn rides(&self, direction: usize) -> bool {
        !self.sticky && (if direction % 2 == 1 { self.diagonal } else { self.orthogonal })
    }

    /// Whether it moves one square in a direction.
    #[inline]
    const fn steps(&self, direction: usize) -> bool {
        let diagonal = direction % 2 == 1;
        self.king
            || (!diagonal && self.has(Tile::Sidestep))
            || (self.sticky && (if diagonal { self.diagonal } else { self.orthogonal }))
    }
}

/// The next square in a direction; with Wrap, across the left or right edge.
#[inline]
pub(super) const fn beside(from: Square, (files, ranks): (i8, i8), wrap: bool) -> Option<Square> {
    let file = from.file() + files;
    Square::at(if wrap { file.rem_euclid(8) } else { file }, from.rank() + ranks)
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Destinations {
    /// Reached empty squares.
    pub(super) empty: SquareSet,
    /// Reached squares with pieces of either side.
    pub(super) hits: SquareSet,
    /// Whether a pawn capture reaches the en passant square.
    pub(super) passing: bool,
    /// Visited squares of rides with Spring or Phase, for the cost.
    followed: u32,
}

impl Destinations {
    /// The targets of a piece without tiles, if nothing on the board has Spring.
    #[inline]
    pub(super) fn plain(board: &Board, from: Square, kind: Kind, side: Side) -> Self {
        let occupied = board.occupied();
        let reached = match kind {
            Kind::King => attacks::king(from),
            Kind::Queen => attacks::rook(from, occupied).or(attacks::bishop(from, occupied)),
            Kind::Rook => attacks::rook(from, occupied),
            Kind::Bishop => attacks::bishop(from, occupied),
            Kind::Knight => attacks::knight(from),
            Kind::Pawn => {
                let reached = attacks::pawn(from, side);
                let passing = board.passed.is_some_and(|passed| reached.without(occupied).has(passed));
                let empty = attacks::advances(from, side, occupied);
                return Self { empty, hits: reached.and(occupied), passing, followed: 0 };
            }
        };
        Self { empty: reached.without(occupied), hits: reached.and(occupied), passing: false, followed: 0 }
    }

    /// The targets of a piece that isn't frozen.
    pub(super) fn of(
        board: &Board,
        effects: &BoardEffects,
        from: Square,
        side: Side,
        abilities: &Abilities,
    ) -> Self {
        if abilities.mask == 0
            && effects.springs.is_empty()
            && let Some(piece) = board.get(from)
        {
            return Self::plain(board, from, piece.kind, side);
        }
        let mut destinations = Self::default();
        let wrap = abilities.has(Tile::Wrap);
        let occupied = board.occupied();
        let bounces = abilities.has(Tile::Spring) || !effects.springs.is_empty();
        for (index, direction) in DIRECTIONS.into_iter().enumerate() {
            if abilities.rides(index) {
                if abilities.has(Tile::Phase) || (bounces && index % 2 == 1) {
                    Ride {
                        occupied,
                        springs: effects.springs,
                        from,
                        abilities,
                        destinations: &mut destinations,
                    }
                    .run(index);
                } else {
                    destinations.ray(occupied, from, direction, wrap);
                }
            } else if abilities.steps(index) {
                destinations.touch(occupied, from, direction, wrap);
            }
        }
        if abilities.knight && !abilities.sticky {
            for leap in LEAPS {
                destinations.touch(occupied, from, leap, wrap);
            }
        }
        if abilities.pawn {
            destinations.pawn(board, from, side, abilities);
        }
        destinations
    }

    /// Cost of the search in steps of a [`Meter`](crate::bounds::Meter).
    pub(super) fn steps(&self) -> u64 {
        u64::from(self.followed / 8)
    }

    #[inline]
    fn touch(&mut self, occupied: SquareSet, from: Square, step: (i8, i8), wrap: bool) {
        if let Some(to) = beside(from, step, wrap) {
            if occupied.has(to) { self.hits.add(to) } else { self.empty.add(to) }
        }
    }

    /// Adds a ride without Spring and Phase.
    fn ray(&mut self, occupied: SquareSet, from: Square, direction: (i8, i8), wrap: bool) {
        let mut at = from;
        while let Some(to) = beside(at, direction, wrap) {
            if to == from {
                return;
            }
            if occupied.has(to) {
                self.hits.add(to);
                return;
            }
            self.empty.add(to);
            at = to;
        }
    }

    /// Adds the pawn movement.
    fn pawn(&mut self, board: &Board, from: Square, side: Side, abilities: &Abilities) {
        let occupied = board.occupied();
        let ahead = forward(side);
        if let Some(first) = from.offset(0, ahead) {
            let free = !occupied.has(first);
            if free {
                self.empty.add(first);
            }
            let second = first.offset(0, ahead).filter(|second| !occupied.has(*second));
            if from.rank() == second_rank(side)
                && !abilities.sticky
                && (free || abilities.has(Tile::Phase))
                && let Some(second) = second
            {
                self.empty.add(second);
            }
        }
        for files in [-1, 1] {
            if let Some(to) = beside(from, (files, ahead), abilities.has(Tile::Wrap)) {
                if occupied.has(to) {
                    self.hits.add(to);
                } else if board.passed == Some(to) {
                    self.passing = true;
                }
            }
        }
    }
}

/// A ride that may pass through a piece (Phase) or bounce (Spring).
struct Ride<'a> {
    occupied: SquareSet,
    springs: SquareSet,
    from: Square,
    abilities: &'a Abilities,
    destinations: &'a mut Destinations,
}

impl Ride<'_> {
    /// Follows all paths that start in a direction. Each combination of square, direction and used
    /// Phase is visited once.
    fn run(&mut self, direction: usize) {
        let mut seen = [0_u16; 64];
        let mut open = vec![(self.from, direction, false)];
        while let Some((at, direction, phased)) = open.pop() {
            let way = 1_u16 << (direction * 2 + usize::from(phased));
            if seen[at.index()] & way != 0 {
                continue;
            }
            seen[at.index()] |= way;
            self.destinations.followed += 1;
            self.advance(at, direction, phased, &mut open);
        }
    }

    /// Advances by one square, or turns at an obstacle.
    fn advance(&mut self, at: Square, direction: usize, phased: bool, open: &mut Vec<(Square, usize, bool)>) {
        let wrap = self.abilities.has(Tile::Wrap);
        let spring = self.abilities.has(Tile::Spring);
        let bounces = match beside(at, DIRECTIONS[direction], wrap) {
            None => spring,
            Some(next) if next == self.from => {
                open.push((next, direction, phased));
                false
            }
            Some(next) if self.occupied.has(next) => {
                self.destinations.hits.add(next);
                if self.abilities.has(Tile::Phase) && !phased {
                    open.push((next, direction, true));
                }
                spring || self.springs.has(next)
            }
            Some(next) => {
                self.destinations.empty.add(next);
                open.push((next, direction, phased));
                false
            }
        };
        // A rider can't turn on an occupied square that it phases through.
        let stands = at == self.from || !self.occupied.has(at);
        if bounces && direction % 2 == 1 && stands {
            for turn in [(direction + 2) % 8, (direction + 6) % 8] {
                if beside(at, DIRECTIONS[turn], wrap).is_some() {
                    open.push((at, turn, phased));
                }
            }
        }
    }
}

/// The squares of a side's pieces that its Guards protect from capture.
pub(super) fn guarded(board: &Board, effects: &BoardEffects, side: Side) -> SquareSet {
    let mut found = SquareSet::EMPTY;
    for guard in effects.guards.and(board.squares_of(side)).without(effects.frozen) {
        if let Some(piece) = board.get(guard) {
            let abilities = Abilities::of(piece);
            if abilities.captures {
                found = found.or(Destinations::of(board, effects, guard, side, &abilities).hits);
            }
        }
    }
    found.and(board.squares_of(side))
}
