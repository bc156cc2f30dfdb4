//! What a player may choose (`rules/chakart.md §§3 and 7`), judged on the board as the player
//! sees it: the square of the opponent's hidden queen counts as empty everywhere here.

use super::notation::Move;
use super::piece::{
    AROUND, Condition, Content, DIAGONAL, Kind, LEAPS, Man, Object, Power, STRAIGHT, Square, Todo,
    first_rank, forward, last_rank, name_order, squares_by_name,
};
use super::state::State;
use crate::{Outcome, Side};

/// What a pawn becomes, in the order of the letters.
const PROMOTIONS: [Kind; 5] = [Kind::Bishop, Kind::King, Kind::Knight, Kind::Queen, Kind::Rook];

/// A set of squares in the order of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Squares(u64);

impl Squares {
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
    pub(super) plain: Squares,
    /// Where it may hide, if it is a queen; what it may shell, if it is a king.
    pub(super) special: Squares,
}

impl State {
    /// Where the man of the side to move that stands on `from` may go, halo or not.
    pub(super) fn targets(&self, from: Square, man: Man) -> Targets {
        let mut targets = Targets { plain: Squares::NONE, special: Squares::NONE };
        match man.kind {
            Kind::Pawn => self.pawn_targets(from, man.side, &mut targets.plain),
            Kind::Knight => self.leap_targets(from, man.side, &LEAPS, &mut targets.plain),
            Kind::Rook => self.slide(from, man.side, &STRAIGHT, &mut targets),
            Kind::Bishop => self.slide(from, man.side, &DIAGONAL, &mut targets),
            Kind::Queen => self.slide(from, man.side, &AROUND, &mut targets),
            Kind::King => {
                self.leap_targets(from, man.side, &AROUND, &mut targets.plain);
                self.shell_targets(from, man.side, &mut targets.special);
            }
        }
        if man.kind != Kind::King && !(man.kind == Kind::Queen && self.power(man.side, Power::Stealth)) {
            targets.special = Squares::NONE;
        }
        targets
    }

    fn pawn_targets(&self, from: Square, side: Side, found: &mut Squares) {
        let ahead = forward(side);
        for files in [-1, 1] {
            if let Some(to) = from.offset(files, ahead) {
                match self.seen(to) {
                    Content::Man(victim) if victim.side != side => found.add(to),
                    Content::Object(_) => found.add(to),
                    Content::Man(_) | Content::Empty => {}
                }
            }
        }
        let Some(one) = from.offset(0, ahead).filter(|to| self.seen(*to).man().is_none()) else { return };
        found.add(one);
        let may_jump = (from.rank() - first_rank(side)).abs() <= 1;
        let open = matches!(self.seen(one), Content::Empty | Content::Object(Object::Egg | Object::Mushroom));
        if may_jump && open {
            let two = from.offset(0, 2 * ahead).filter(|to| self.seen(*to).man().is_none());
            two.into_iter().for_each(|to| found.add(to));
        }
    }

    fn leap_targets(&self, from: Square, side: Side, leaps: &[(i8, i8)], found: &mut Squares) {
        for (files, ranks) in leaps {
            if let Some(to) = from.offset(*files, *ranks)
                && self.seen(to).man().is_none_or(|man| man.side != side)
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
                    Content::Man(man) => {
                        if man.side != side {
                            targets.plain.add(to);
                        }
                        break;
                    }
                }
            }
        }
    }

    fn shell_targets(&self, from: Square, side: Side, found: &mut Squares) {
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
                    Content::Man(man) => {
                        if man.side != side {
                            found.add(to);
                        }
                        break;
                    }
                }
            }
        }
    }

    /// The men that the side to move may choose, in the order of their squares' names.
    fn movable(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        squares_by_name().filter_map(|square| {
            let man = self.man(square)?;
            (man.side == self.mover && man.condition == Condition::Plain).then_some((square, man))
        })
    }

    /// Whether the side to move can choose anything but to pass, todo left out of account.
    fn can_move(&self) -> bool {
        self.movable().any(|(square, man)| {
            let Targets { plain, special } = self.targets(square, man);
            !plain.or(special).is_empty()
        })
    }

    /// Whether neither side could ever move again (`rules/chakart.md §9`).
    fn is_dead(&self) -> bool {
        if self.todo.is_some() || self.hidden.is_some() || self.can_move() {
            return false;
        }
        let mut bare = self.clone();
        for (square, man) in self.men() {
            bare.set(square, Content::Man(Man::plain(man.side, man.kind)));
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
                self.push_men_moves(&mut moves);
                if moves.is_empty() && !self.is_dead() {
                    moves.push(Move::Pass);
                }
                return moves;
            }
            Some(Todo::Daisy) => self.push_men_moves(&mut moves),
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

    fn push_men_moves(&self, moves: &mut Vec<Move>) {
        for (from, man) in self.movable() {
            let targets = self.targets(from, man);
            for to in targets.plain.or(targets.special).iter() {
                if man.kind == Kind::Pawn && to.rank() == last_rank(man.side) {
                    moves.extend(PROMOTIONS.map(|kind| Move::Go { from, to, promotion: Some(kind) }));
                    continue;
                }
                if targets.plain.has(to) {
                    moves.push(Move::Go { from, to, promotion: None });
                }
                if targets.special.has(to) {
                    moves.push(match man.kind {
                        Kind::King => Move::Shell { king: from, at: to },
                        _ => Move::Stealth { from, to },
                    });
                }
            }
        }
    }

    fn push_swaps(&self, moves: &mut Vec<Move>) {
        let men: Vec<_> = squares_by_name().filter_map(|square| Some((square, self.man(square)?))).collect();
        for (index, (one, first)) in men.iter().enumerate() {
            let others = men[index + 1..].iter();
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
                self.chosen(from).is_some_and(|man| {
                    let promotes = man.kind == Kind::Pawn && to.rank() == last_rank(man.side);
                    promotes == promotion.is_some() && self.targets(from, man).plain.has(to)
                })
            }
            (Move::Stealth { from, to }, None | Some(Todo::Daisy)) => self
                .chosen(from)
                .is_some_and(|man| man.kind == Kind::Queen && self.targets(from, man).special.has(to)),
            (Move::Shell { king, at }, None | Some(Todo::Daisy)) => self
                .chosen(king)
                .is_some_and(|man| man.kind == Kind::King && self.targets(king, man).special.has(at)),
            (Move::Swap(one, other), Some(Todo::KingBoo)) => {
                let men = self.man(one).zip(self.man(other));
                name_order(one) < name_order(other)
                    && men.is_some_and(|(first, second)| stays_pawn(first, other) && stays_pawn(second, one))
            }
            (Move::Drop(at), Some(Todo::Toadette(_))) => self.is_free(at),
            (Move::Promote(kind), Some(Todo::Promote { .. })) => kind != Kind::Pawn,
            (Move::Pass, None) => !self.can_move() && !self.is_dead(),
            (Move::Pass, Some(Todo::Daisy | Todo::KingBoo | Todo::Toadette(_))) => true,
            _ => false,
        }
    }

    /// The man of the side to move on a square, if it may be chosen.
    fn chosen(&self, square: Square) -> Option<Man> {
        self.man(square).filter(|man| man.side == self.mover && man.condition == Condition::Plain)
    }
}

/// Whether a man may stand on a square without being a pawn on its last rank.
pub(super) fn stays_pawn(man: Man, at: Square) -> bool {
    man.kind != Kind::Pawn || at.rank() != last_rank(man.side)
}
