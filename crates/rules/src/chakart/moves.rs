//! Legal moves (`rules/chakart.md §§3, 7 and 9`), judged on the board as the mover sees it: the
//! square of the opponent's hidden queen counts as empty.

use super::notation::Move;
use super::piece::{Condition, Content, Kind, Piece, Power, Todo};
use super::square::{Square, last_rank, name_order, squares_by_name};
use super::state::State;
use super::targets::Targets;
use crate::{Outcome, Rulings, Side};

/// Completed moves of both sides that end the game (`rules/chakart.md §9`, R33).
const MAX_MOVES: u32 = 600;

/// Promotion choices, sorted by letter.
const PROMOTIONS: [Kind; 5] = [Kind::Bishop, Kind::King, Kind::Knight, Kind::Queen, Kind::Rook];

impl State {
    /// The mover's pieces without a halo, sorted by square name.
    fn movable(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        squares_by_name().filter_map(|square| {
            let piece = self.piece(square)?;
            (piece.side == self.mover && piece.condition == Condition::Plain).then_some((square, piece))
        })
    }

    /// Whether the mover has a move besides passing, ignoring a pending [`Todo`].
    fn can_move(&self) -> bool {
        self.movable().any(|(square, piece)| {
            let Targets { plain, special } = self.targets(square, piece);
            !plain.or(special).is_empty()
        })
    }

    /// Whether neither side could ever move again, even without halos (`rules/chakart.md §9`).
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

    /// The outcome if a side has no kings.
    fn kings_outcome(&self) -> Option<Outcome> {
        let captured = |winner| Some(Outcome { winner: Some(winner), reason: "kings_captured" });
        match Side::BOTH.map(|side| self.kings(side)) {
            [0, 0] => Some(Outcome { winner: None, reason: "no_kings" }),
            [0, _] => captured(Side::Second),
            [_, 0] => captured(Side::First),
            _ => None,
        }
    }

    /// Whether only one king each is left and neither side can win (`rules/chakart.md §9`, R29): the
    /// kings are not adjacent, and no shell, bonus or hidden queen is pending.
    fn is_bare(&self) -> bool {
        let pending = self.todo.is_some() || self.hidden.is_some();
        if pending || Side::BOTH.into_iter().any(|side| self.power(side, Power::Shell)) {
            return false;
        }
        let mut kings = [None; 2];
        for square in Square::all() {
            match self.at(square) {
                Content::Empty => {}
                Content::Piece(Piece { side, kind: Kind::King, .. }) if kings[side.index()].is_none() => {
                    kings[side.index()] = Some(square);
                }
                Content::Piece(_) | Content::Object(_) => return false,
            }
        }
        let [Some(one), Some(other)] = kings else { return false };
        (one.file() - other.file()).abs() > 1 || (one.rank() - other.rank()).abs() > 1
    }

    /// The outcome by the limit of moves (R33).
    pub(super) fn limit_outcome(&self) -> Option<Outcome> {
        let reached = self.rulings != Rulings::First && self.count >= MAX_MOVES;
        reached.then_some(Outcome { winner: None, reason: "limit" })
    }

    /// The outcome by captured or bare kings.
    fn decided(&self) -> Option<Outcome> {
        let bare = || self.is_bare().then_some(Outcome { winner: None, reason: "bare kings" });
        self.kings_outcome().or_else(bare)
    }

    /// Whether no move is legal, because the kings or the limit ended the game.
    fn is_closed(&self) -> bool {
        self.decided().is_some() || self.limit_outcome().is_some()
    }

    /// The outcome (`rules/chakart.md §9`), judged by public knowledge.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let blocked = || self.is_dead().then_some(Outcome { winner: None, reason: "blocked" });
        self.decided().or_else(blocked).or_else(|| self.limit_outcome())
    }

    /// The legal moves, sorted by text in ASCII order.
    pub(super) fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        if self.is_closed() {
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

    /// Appends the moves of all pieces, including stealth moves and shells.
    fn push_piece_moves(&self, moves: &mut Vec<Move>) {
        for (from, piece) in self.movable() {
            let targets = self.targets(from, piece);
            for to in targets.plain.or(targets.special).by_name() {
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

    /// Appends King Boo's swaps (`rules/chakart.md §7.1`).
    fn push_swaps(&self, moves: &mut Vec<Move>) {
        let pieces: Vec<_> =
            squares_by_name().filter_map(|square| Some((square, self.piece(square)?))).collect();
        for (index, (one, first)) in pieces.iter().enumerate() {
            let others = pieces[index + 1..].iter();
            let allowed =
                others.filter(|(other, second)| stays_pawn(*first, *other) && stays_pawn(*second, *one));
            moves.extend(allowed.map(|(other, _)| Move::Swap(*one, *other)));
        }
    }

    /// Whether a move is legal. Agrees with [`legal_moves`](Self::legal_moves), without building a
    /// list.
    pub(super) fn permits(&self, chosen: Move) -> bool {
        if self.is_closed() {
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

    /// The mover's piece on a square, unless it has a halo.
    fn chosen(&self, square: Square) -> Option<Piece> {
        self.piece(square).filter(|piece| piece.side == self.mover && piece.condition == Condition::Plain)
    }
}

/// Whether a piece may be swapped to `at`: a pawn must not land on its last rank.
pub(super) fn stays_pawn(piece: Piece, at: Square) -> bool {
    piece.kind != Kind::Pawn || at.rank() != last_rank(piece.side)
}
