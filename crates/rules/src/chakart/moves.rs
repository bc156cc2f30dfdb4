//! What a player may choose (`rules/chakart.md §§3 and 7`), judged on the board as the player
//! sees it: the square of the opponent's hidden queen counts as empty everywhere here.

use super::notation::Move;
use super::piece::{
    AROUND, Condition, Content, DIAGONAL, Kind, LEAPS, Object, Piece, Power, STRAIGHT, Square, Todo,
    first_rank, forward, last_rank, name_order, squares_by_name,
};
use super::state::State;
use crate::{Outcome, Side};

/// What a pawn becomes, in the order of the letters.
const PROMOTIONS: [Kind; 5] = [Kind::Bishop, Kind::King, Kind::Knight, Kind::Queen, Kind::Rook];

/// A set of squares in the order of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SquareSet(u64);

impl SquareSet {
    const NONE: Self = Self(0);

    const fn add(&mut self, square: Square) {
        self.0 |= 1 << name_order(square);
    }

    pub(super) const fn has(self, square: Square) -> bool {
        self.0 & 1 << name_order(square) != 0
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let order = left.trailing_zeros() as i8;
            left &= left - 1;
            Square::at(order / 8, order % 8)
        })
    }
}

/// Where a man may go, and where its side's power reaches from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Targets {
    /// Where it may go.
    pub(super) plain: SquareSet,
    /// Where it may hide, if it is a queen; what it may shell, if it is a king.
    pub(super) special: SquareSet,
}

impl State {
    /// Where the man of the side to move that stands on `from` may go, halo or not.
    pub(super) fn targets(&self, from: Square, piece: Piece) -> Targets {
        let mut targets = Targets { plain: SquareSet::NONE, special: SquareSet::NONE };
        match piece.kind {
            Kind::Pawn => self.pawn_targets(from, piece.side, &mut targets.plain),
            Kind::Knight => self.leap_targets(from, piece.side, &LEAPS, &mut targets.plain),
            Kind::Rook => self.slide(from, piece.side, &STRAIGHT, &mut targets),
            Kind::Bishop => self.slide(from, piece.side, &DIAGONAL, &mut targets),
            Kind::Queen => self.slide(from, piece.side, &AROUND, &mut targets),
            Kind::King => {
                self.leap_targets(from, piece.side, &AROUND, &mut targets.plain);
                self.shell_targets(from, piece.side, &mut targets.special);
            }
        }
        if piece.kind != Kind::King && !(piece.kind == Kind::Queen && self.power(piece.side, Power::Stealth))
        {
            targets.special = SquareSet::NONE;
        }
        targets
    }

    fn pawn_targets(&self, from: Square, side: Side, found: &mut SquareSet) {
        let ahead = forward(side);
        for files in [-1, 1] {
            if let Some(to) = from.offset(files, ahead) {
                match self.seen(to) {
                    Content::Piece(victim) if victim.side != side => found.add(to),
                    Content::Object(_) => found.add(to),
                    Content::Piece(_) | Content::Empty => {}
                }
            }
        }
        let Some(one) = from.offset(0, ahead).filter(|to| self.seen(*to).piece().is_none()) else { return };
        found.add(one);
        let may_jump = (from.rank() - first_rank(side)).abs() <= 1;
        let open = matches!(self.seen(one), Content::Empty | Content::Object(Object::Egg | Object::Mushroom));
        if may_jump && open {
            let two = from.offset(0, 2 * ahead).filter(|to| self.seen(*to).piece().is_none());
            two.into_iter().for_each(|to| found.add(to));
        }
    }

    fn leap_targets(&self, from: Square, side: Side, leaps: &[(i8, i8)], found: &mut SquareSet) {
        for (files, ranks) in leaps {
            if let Some(to) = from.offset(*files, *ranks)
                && self.seen(to).piece().is_none_or(|piece| piece.side != side)
            {
                found.add(to);
            }
        }
    }

    /// The squares that a slider reaches; the empty-looking ones among them are special.
    fn slide(&self, from: Square, side: Side, ways: &[(i8, i8)], targets: &mut Targets) {
        for (files, ranks) in ways {
            let mut at = from;
            while let Some(to) = at.offset(*files, *ranks) {
                at = to;
                match self.seen(to) {
                    Content::Empty => {
                        targets.plain.add(to);
                        targets.special.add(to);
                    }
                    Content::Object(Object::Egg | Object::Mushroom) => targets.plain.add(to),
                    Content::Object(Object::Banana | Object::Bomb) => {
                        targets.plain.add(to);
                        break;
                    }
                    Content::Piece(piece) => {
                        if piece.side != side {
                            targets.plain.add(to);
                        }
                        break;
                    }
                }
            }
        }
    }

    fn shell_targets(&self, from: Square, side: Side, found: &mut SquareSet) {
        if !self.power(side, Power::Shell) {
            return;
        }
        for (files, ranks) in AROUND {
            let mut at = from;
            while let Some(to) = at.offset(files, ranks) {
                at = to;
                match self.seen(to) {
                    Content::Empty | Content::Object(Object::Egg | Object::Mushroom) => {}
                    Content::Object(Object::Banana | Object::Bomb) => break,
                    Content::Piece(piece) => {
                        if piece.side != side {
                            found.add(to);
                        }
                        break;
                    }
                }
            }
        }
    }

    /// The men that the side to move may choose, in the order of their squares' names.
    fn movable(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        squares_by_name().filter_map(|square| {
            let piece = self.piece(square)?;
            (piece.side == self.mover && piece.condition == Condition::Plain).then_some((square, piece))
        })
    }

    /// Whether the side to move can choose anything but to pass, todo left out of account.
    fn can_move(&self) -> bool {
        self.movable().any(|(square, piece)| {
            let Targets { plain, special } = self.targets(square, piece);
            !plain.or(special).is_empty()
        })
    }

    /// Whether neither side could ever move again (`rules/chakart.md §9`).
    fn is_dead(&self) -> bool {
        if self.todo.is_some() || self.hidden.is_some() || self.can_move() {
            return false;
        }
        let mut bare = self.clone();
        for (square, piece) in self.pieces() {
            bare.set(square, Content::Piece(Piece::plain(piece.side, piece.kind)));
        }
        Side::BOTH.into_iter().all(|side| {
            bare.mover = side;
            !bare.can_move()
        })
    }

    /// How the game ended by the loss of kings.
    fn kings_outcome(&self) -> Option<Outcome> {
        let captured = |winner| Some(Outcome { winner: Some(winner), reason: "kings_captured" });
        match Side::BOTH.map(|side| self.kings(side)) {
            [0, 0] => Some(Outcome { winner: None, reason: "no_kings" }),
            [0, _] => captured(Side::Second),
            [_, 0] => captured(Side::First),
            _ => None,
        }
    }

    /// How the game ended, judged by what everybody knows.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let blocked = || self.is_dead().then_some(Outcome { winner: None, reason: "blocked" });
        self.kings_outcome().or_else(blocked)
    }

    /// The legal submissions, in the order of their texts as ASCII.
    pub(super) fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        if self.kings_outcome().is_some() {
            return moves;
        }
        match self.todo {
            None => {
                self.push_piece_moves(&mut moves);
                if moves.is_empty() && !self.is_dead() {
                    moves.push(Move::Pass);
                }
                return moves;
            }
            Some(Todo::Daisy) => self.push_piece_moves(&mut moves),
            Some(Todo::KingBoo) => self.push_swaps(&mut moves),
            Some(Todo::Toadette(_)) => {
                moves.extend(squares_by_name().filter(|at| self.is_free(*at)).map(Move::Drop));
            }
            Some(Todo::Promote { .. }) => {
                moves.extend(PROMOTIONS.map(Move::Promote));
                return moves;
            }
        }
        moves.push(Move::Pass);
        moves
    }

    fn push_piece_moves(&self, moves: &mut Vec<Move>) {
        for (from, piece) in self.movable() {
            let targets = self.targets(from, piece);
            for to in targets.plain.or(targets.special).iter() {
                if piece.kind == Kind::Pawn && to.rank() == last_rank(piece.side) {
                    moves.extend(PROMOTIONS.map(|kind| Move::Go { from, to, promotion: Some(kind) }));
                    continue;
                }
                if targets.plain.has(to) {
                    moves.push(Move::Go { from, to, promotion: None });
                }
                if targets.special.has(to) {
                    moves.push(match piece.kind {
                        Kind::King => Move::Shell { king: from, at: to },
                        _ => Move::Stealth { from, to },
                    });
                }
            }
        }
    }

    fn push_swaps(&self, moves: &mut Vec<Move>) {
        let pieces: Vec<_> =
            squares_by_name().filter_map(|square| Some((square, self.piece(square)?))).collect();
        for (index, (one, first)) in pieces.iter().enumerate() {
            let others = pieces[index + 1..].iter();
            let fine =
                others.filter(|(other, second)| stays_pawn(*first, *other) && stays_pawn(*second, *one));
            moves.extend(fine.map(|(other, _)| Move::Swap(*one, *other)));
        }
    }

    /// Whether a submission is legal.
    pub(super) fn permits(&self, chosen: Move) -> bool {
        if self.kings_outcome().is_some() {
            return false;
        }
        match (chosen, self.todo) {
            (Move::Go { from, to, promotion }, None | Some(Todo::Daisy)) => {
                self.chosen(from).is_some_and(|piece| {
                    let promotes = piece.kind == Kind::Pawn && to.rank() == last_rank(piece.side);
                    promotes == promotion.is_some() && self.targets(from, piece).plain.has(to)
                })
            }
            (Move::Stealth { from, to }, None | Some(Todo::Daisy)) => self
                .chosen(from)
                .is_some_and(|piece| piece.kind == Kind::Queen && self.targets(from, piece).special.has(to)),
            (Move::Shell { king, at }, None | Some(Todo::Daisy)) => self
                .chosen(king)
                .is_some_and(|piece| piece.kind == Kind::King && self.targets(king, piece).special.has(at)),
            (Move::Swap(one, other), Some(Todo::KingBoo)) => {
                let pieces = self.piece(one).zip(self.piece(other));
                name_order(one) < name_order(other)
                    && pieces
                        .is_some_and(|(first, second)| stays_pawn(first, other) && stays_pawn(second, one))
            }
            (Move::Drop(at), Some(Todo::Toadette(_))) => self.is_free(at),
            (Move::Promote(kind), Some(Todo::Promote { .. })) => kind != Kind::Pawn,
            (Move::Pass, None) => !self.can_move() && !self.is_dead(),
            (Move::Pass, Some(Todo::Daisy | Todo::KingBoo | Todo::Toadette(_))) => true,
            _ => false,
        }
    }

    /// The man of the side to move on a square, if it may be chosen.
    fn chosen(&self, square: Square) -> Option<Piece> {
        self.piece(square).filter(|piece| piece.side == self.mover && piece.condition == Condition::Plain)
    }
}

/// Whether a man may stand on a square without being a pawn on its last rank.
pub(super) fn stays_pawn(piece: Piece, at: Square) -> bool {
    piece.kind != Kind::Pawn || at.rank() != last_rank(piece.side)
}
