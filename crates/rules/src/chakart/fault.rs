//! Why a submission is not legal, judged like everything by what its player sees.

use super::moves::stays_pawn;
use super::notation::Move;
use super::piece::{
    Condition, Content, Kind, Object, Piece, Power, Square, Todo, forward, last_rank, parse_square,
    square_name,
};
use super::state::State;
use crate::{RuleError, Side};

fn illegal(why: &'static str) -> RuleError {
    RuleError::because("illegal", why)
}

fn named(error: RuleError, name: &'static str, piece: Piece) -> RuleError {
    error.with(name, piece.kind.symbol())
}

impl State {
    /// Why a squeezed text is no legal submission; `typed` is what it was before.
    pub(super) fn fault_of_typed(&self, squeezed: &str, typed: &str) -> RuleError {
        let lower = squeezed.to_ascii_lowercase();
        if let Some(chosen) = Move::parse(&lower).or_else(|| word(&lower)) {
            return self.fault(chosen);
        }
        match self.todo {
            Some(Todo::Toadette(given)) => {
                let drop = last_square(&lower).filter(|_| {
                    let head = lower[..lower.len() - 2].trim_end_matches('@');
                    head.is_empty() || head == given.letter().to_string()
                });
                return drop.map_or_else(|| self.fault_of_todo(), |at| self.fault(Move::Drop(at)));
            }
            Some(Todo::Promote { .. } | Todo::KingBoo) => return self.fault_of_todo(),
            _ => {}
        }
        self.fault_of_letters(squeezed, &lower)
            .unwrap_or_else(|| RuleError::new("syntax").at(0).with("typed", typed))
    }

    /// Why a text such as `Nf6` is no legal submission, if it is such a text.
    fn fault_of_letters(&self, squeezed: &str, lower: &str) -> Option<RuleError> {
        let body = lower.trim_end_matches(['h', 's']);
        let body = if parse_square(body.get(body.len().checked_sub(2)?..)?).is_some() {
            body
        } else {
            body.get(..body.len() - 1)?
        };
        let to = last_square(body)?;
        let head = body.get(..body.len() - 2)?;
        let symbol = squeezed.chars().next().filter(|symbol| "RNBQK".contains(*symbol));
        let kind = match symbol {
            Some(symbol) => Kind::ALL.into_iter().find(|kind| kind.symbol() == symbol)?,
            None if head.is_empty() || head.len() == 1 => Kind::Pawn,
            None => return None,
        };
        let own: Vec<_> =
            self.pieces().filter(|(_, piece)| piece.side == self.mover && piece.kind == kind).collect();
        let error = match own.as_slice() {
            [] => illegal("no_such_man"),
            [(from, _)] => return Some(self.fault_of_go(*from, to)),
            _ => illegal("none_reaches"),
        };
        Some(error.with("piece", kind.symbol()).with("to", square_name(to)))
    }

    /// Why a submission is not legal.
    pub(super) fn fault(&self, chosen: Move) -> RuleError {
        if let Some(outcome) = self.outcome() {
            return RuleError::new("over").with("reason", outcome.reason);
        }
        match (chosen, self.todo) {
            (Move::Pass, None) => illegal("must_move"),
            (Move::Pass, _) => illegal("must_promote"),
            (Move::Go { .. }, Some(Todo::KingBoo)) => match chosen.as_swap() {
                Some(Move::Swap(one, other)) => self.fault_of_swap(one, other),
                _ => illegal("swap_order"),
            },
            (Move::Swap(one, other), Some(Todo::KingBoo)) => self.fault_of_swap(one, other),
            (Move::Drop(at), Some(Todo::Toadette(_))) => {
                let error = illegal("drop_on_man").with("square", square_name(at));
                self.piece(at).map_or(error.clone(), |piece| named(error, "piece", piece))
            }
            (_, Some(Todo::KingBoo | Todo::Toadette(_) | Todo::Promote { .. })) => self.fault_of_todo(),
            (Move::Drop(_), _) => illegal("nothing_to_drop"),
            (Move::Promote(_), _) => illegal("nothing_to_promote"),
            (Move::Swap(..), _) => illegal("nothing_to_swap"),
            (Move::Go { from, to, promotion }, _) => match promotion {
                Some(_) if !self.would_promote(from, to) => self
                    .own_fault(from)
                    .unwrap_or_else(|| illegal("no_promotion").with("to", square_name(to))),
                _ => self.fault_of_go(from, to),
            },
            (Move::Stealth { from, to }, _) => self.fault_of_stealth(from, to),
            (Move::Shell { king, at }, _) => self.fault_of_shell(king, at),
        }
    }

    /// What is to be chosen instead.
    fn fault_of_todo(&self) -> RuleError {
        match self.todo {
            Some(Todo::KingBoo) => illegal("wants_swap"),
            Some(Todo::Toadette(kind)) => illegal("wants_drop").with("piece", kind.symbol()),
            Some(Todo::Promote { at, .. }) => illegal("wants_promotion").with("square", square_name(at)),
            Some(Todo::Daisy) | None => RuleError::new("illegal"),
        }
    }

    /// Why the man on a square cannot be chosen.
    fn own_fault(&self, from: Square) -> Option<RuleError> {
        let square = square_name(from);
        Some(match self.seen(from) {
            Content::Empty => illegal("empty_square").with("square", square),
            Content::Object(object) => {
                illegal("object_square").with("square", square).with("object", object_word(object))
            }
            Content::Piece(piece) if piece.side != self.mover => {
                named(illegal("not_your_man").with("square", square), "piece", piece)
            }
            Content::Piece(piece) if piece.condition == Condition::Immobilized => {
                named(illegal("immobilised").with("square", square), "piece", piece)
            }
            Content::Piece(_) => return None,
        })
    }

    fn would_promote(&self, from: Square, to: Square) -> bool {
        self.piece(from).is_some_and(|piece| piece.kind == Kind::Pawn && to.rank() == last_rank(piece.side))
    }

    fn fault_of_go(&self, from: Square, to: Square) -> RuleError {
        if let Some(error) = self.own_fault(from) {
            return error;
        }
        let Some(piece) = self.piece(from) else { return RuleError::new("illegal") };
        let ways = |error: RuleError| {
            named(error.with("from", square_name(from)).with("to", square_name(to)), "piece", piece)
        };
        if let Content::Piece(other) = self.seen(to)
            && other.side == self.mover
            && from != to
        {
            return named(ways(illegal("own_man")), "other", other);
        }
        if self.targets(from, piece).plain.has(to) {
            // Only the letter of the promotion is missing.
            let error = ways(illegal("needs_promotion"));
            let texts = Kind::GIVEN.map(|kind| Move::Go { from, to, promotion: Some(kind) }.to_string());
            return texts.into_iter().fold(error, RuleError::candidate);
        }
        if piece.kind == Kind::Pawn {
            return ways(self.fault_of_pawn(piece.side, from, to));
        }
        match self.obstacle(from, to, piece.kind) {
            Some(by) => {
                let error = ways(illegal("blocked")).with("by", square_name(by));
                error.with("obstacle", self.content_word(by))
            }
            None => ways(illegal("cannot_reach")),
        }
    }

    fn fault_of_pawn(&self, side: Side, from: Square, to: Square) -> RuleError {
        let (files, ranks) = (to.file() - from.file(), (to.rank() - from.rank()) * forward(side));
        match (files.abs(), ranks) {
            (1, 1) => illegal("pawn_diagonal"),
            (0, 1) => illegal("pawn_straight"),
            (0, 2) => {
                let between = from.offset(0, forward(side));
                match between {
                    Some(by) if self.seen(by) != Content::Empty => {
                        illegal("blocked").with("by", square_name(by)).with("obstacle", self.content_word(by))
                    }
                    _ if self.seen(to).piece().is_some() => illegal("pawn_straight"),
                    _ => illegal("pawn_two"),
                }
            }
            _ => illegal("cannot_reach"),
        }
    }

    /// What stands between two squares on a line that a slider could go.
    fn obstacle(&self, from: Square, to: Square, kind: Kind) -> Option<Square> {
        let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
        let straight = files == 0 || ranks == 0;
        let diagonal = files.abs() == ranks.abs();
        let line = match kind {
            Kind::Rook => straight,
            Kind::Bishop => diagonal,
            Kind::Queen => straight || diagonal,
            _ => false,
        };
        if !line {
            return None;
        }
        let mut at = from.offset(files.signum(), ranks.signum())?;
        while at != to {
            match self.seen(at) {
                Content::Empty | Content::Object(Object::Egg | Object::Mushroom) => {}
                _ => return Some(at),
            }
            at = at.offset(files.signum(), ranks.signum())?;
        }
        None
    }

    fn fault_of_stealth(&self, from: Square, to: Square) -> RuleError {
        if let Some(error) = self.own_fault(from) {
            return error;
        }
        let Some(piece) = self.piece(from) else { return RuleError::new("illegal") };
        if piece.kind != Kind::Queen {
            return named(illegal("stealth_queen").with("square", square_name(from)), "piece", piece);
        }
        if !self.power(piece.side, Power::Stealth) {
            return illegal("stealth_spent");
        }
        if self.targets(from, piece).plain.has(to) {
            return illegal("stealth_onto").with("to", square_name(to));
        }
        self.fault_of_go(from, to)
    }

    fn fault_of_shell(&self, king: Square, at: Square) -> RuleError {
        if let Some(error) = self.own_fault(king) {
            return error;
        }
        let Some(piece) = self.piece(king) else { return RuleError::new("illegal") };
        if piece.kind != Kind::King {
            return named(illegal("shell_king").with("square", square_name(king)), "piece", piece);
        }
        if !self.power(piece.side, Power::Shell) {
            return illegal("shell_spent");
        }
        illegal("shell_target").with("from", square_name(king)).with("to", square_name(at))
    }

    fn fault_of_swap(&self, one: Square, other: Square) -> RuleError {
        for (from, to) in [(one, other), (other, one)] {
            match self.piece(from) {
                None => return illegal("swap_no_man").with("square", square_name(from)),
                Some(piece) if !stays_pawn(piece, to) => {
                    return illegal("swap_pawn").with("from", square_name(from)).with("to", square_name(to));
                }
                Some(_) => {}
            }
        }
        illegal("swap_order")
    }

    fn content_word(&self, at: Square) -> String {
        match self.seen(at) {
            Content::Piece(piece) => piece.kind.symbol().to_string(),
            Content::Object(object) => object_word(object).to_owned(),
            Content::Empty => String::new(),
        }
    }
}

/// How the facts of a refusal name an object.
const fn object_word(object: Object) -> &'static str {
    match object {
        Object::Mushroom => "m",
        Object::Egg => "e",
        Object::Banana => "d",
        Object::Bomb => "w",
    }
}

fn word(lower: &str) -> Option<Move> {
    matches!(lower, "skip" | "no").then_some(Move::Pass)
}

fn last_square(text: &str) -> Option<Square> {
    parse_square(text.get(text.len().checked_sub(2)?..)?)
}
