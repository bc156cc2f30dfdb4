//! Whether what a text says is a legal turn, and which of the rules forbids it.
//!
//! Where several do, the order of the error codes in `rules/aruki.md §11.2` decides.

use super::attack::{CheckKind, Reach};
use super::grid::{Cell, Content};
use super::notation::{Move, Suffix, square_name};
use super::piece::{Kind, Piece, Square};
use super::reading::{Deed, Reading};
use super::state::{Action, State};
use crate::{Position, RuleError, Side};

fn refuse(code: &'static str) -> RuleError {
    RuleError::new(code)
}

fn because(code: &'static str, why: &'static str) -> RuleError {
    RuleError::because(code, why)
}

fn side_name(side: Side) -> &'static str {
    super::INFO.side_name(side)
}

impl State {
    /// The canonical turn that a typed text means.
    ///
    /// # Errors
    ///
    /// Says why it is not legal; the turn that the swapped reading gives is a candidate.
    pub(super) fn read(&self, typed: &str) -> Result<String, RuleError> {
        let reading = Reading::typed(typed)?;
        self.refuse_if_over()?;
        match self.judge(&reading) {
            Ok(action) => Ok(self.canonical(action)),
            Err(error) => Err(match self.judge(&reading.swapped()) {
                Ok(action) => error.candidate(self.canonical(action)),
                Err(_) => error,
            }),
        }
    }

    /// The turn that a canonical text means.
    ///
    /// # Errors
    ///
    /// Refuses every other text; what was probably meant is a candidate.
    pub(super) fn strict(&self, text: &str) -> Result<Action, RuleError> {
        let Some((turn, _)) = Move::parse_record(text) else {
            let error = because("syntax", "not_canonical");
            return Err(match self.read(text) {
                Ok(turn) => error.candidate(turn),
                Err(_) => error,
            });
        };
        self.refuse_if_over()?;
        let action = self.judge(&Reading::of(turn))?;
        let canonical = self.canonical(action);
        if canonical == text {
            return Ok(action);
        }
        Err(because("syntax", "wrong_suffix").candidate(canonical))
    }

    fn refuse_if_over(&self) -> Result<(), RuleError> {
        match self.outcome() {
            None => Ok(()),
            Some(outcome) => Err(refuse(super::INFO.over).with("reason", outcome.reason)),
        }
    }

    /// The canonical text of a legal turn.
    pub(super) fn canonical(&self, action: Action) -> String {
        let mut after = self.clone();
        after.make(action);
        format!("{}{}", self.describe(action), after.suffix())
    }

    /// A turn as people know it.
    pub(super) fn describe(&self, action: Action) -> Move {
        match action {
            Action::Step { from, to, promotion } => Move::Step {
                kind: self.content(from).kind(),
                from: from.square(),
                to: to.square(),
                promotion,
            },
            Action::Evolve { at, with } => {
                let kind = self.content(at).kind();
                let result = kind.evolved(with).expect("a legal evolution is in the table");
                Move::Evolve { kind, at: at.square(), with, result }
            }
            Action::Wipe { at } => Move::Wipe { dragon: self.content(at).kind(), at: at.square() },
        }
    }

    /// The suffix of the turn that led here.
    pub(super) fn suffix(&self) -> Suffix {
        match self.in_check(self.mover) {
            false => Suffix::None,
            true if self.can_move() => Suffix::Check,
            true => Suffix::Mate,
        }
    }

    /// The legal turn that a reading means, in a game that goes on.
    pub(super) fn judge(&self, reading: &Reading) -> Result<Action, RuleError> {
        let square = square_name(reading.at);
        let Some(piece) = self.piece(reading.at) else {
            return Err(refuse("empty_square").with("square", square));
        };
        if piece.side != self.mover {
            return Err(refuse("not_your_piece")
                .with("square", square)
                .with("piece", piece.kind.symbol())
                .with("side", side_name(piece.side)));
        }
        if let Some(named) = reading.symbol.filter(|named| *named != piece.kind) {
            return Err(refuse("wrong_symbol")
                .with("square", square)
                .with("piece", piece.kind.symbol())
                .with("named", named.symbol()));
        }
        let action = match reading.deed {
            Deed::Step { to, victim, promotion } => {
                self.judge_step(piece.kind, reading.at, to, victim, promotion)?
            }
            Deed::Evolve { with, result } => self.judge_evolution(piece.kind, reading.at, with, result)?,
            Deed::Wipe => self.judge_wipe(piece.kind, reading.at)?,
        };
        self.judge_king(action)?;
        Ok(action)
    }

    fn judge_step(
        &self,
        kind: Kind,
        from: Square,
        to: Square,
        victim: Option<Kind>,
        promotion: Option<Kind>,
    ) -> Result<Action, RuleError> {
        if let Some(named) = victim {
            self.judge_victim(to, named)?;
        }
        let (origin, target) = (Cell::of(from), Cell::of(to));
        let plain = Action::Step { from: origin, to: target, promotion: None };
        let mut possible = Vec::new();
        self.push_possible(&mut possible);
        if !possible.contains(&plain) {
            return Err(self.unreachable(kind, origin, target));
        }
        let Some(wanted) = promotion else { return Ok(plain) };
        let context = |error: RuleError| error.with("piece", kind.symbol()).with("to", square_name(to));
        if !self.promotes(kind, target) {
            let why = if matches!(kind, Kind::Pawn | Kind::Javelin) {
                "promotes_on_pawn_row"
            } else {
                "only_pawns_promote"
            };
            return Err(context(because("no_promotion_here", why)));
        }
        if !self.may_become(kind, wanted) {
            let why = if wanted == Kind::Pawn { "javelin_to_pawn" } else { "promotion_type" };
            return Err(context(because("promotion_type", why)).with("named", wanted.symbol()));
        }
        if !self.holds_after(target, wanted) {
            return Err(refuse("not_in_tray").with("named", wanted.symbol()));
        }
        Ok(Action::Step { from: origin, to: target, promotion })
    }

    fn judge_victim(&self, to: Square, named: Kind) -> Result<(), RuleError> {
        let context = |error: RuleError| error.with("square", square_name(to)).with("named", named.symbol());
        match self.piece(to) {
            Some(Piece { kind, .. }) if kind == named => Ok(()),
            Some(victim) => Err(context(refuse("wrong_victim")).with("piece", victim.kind.symbol())),
            None => Err(context(because("wrong_victim", "no_victim"))),
        }
    }

    /// Why a piece cannot go to a square.
    fn unreachable(&self, kind: Kind, from: Cell, to: Cell) -> RuleError {
        let context = |why| {
            because("cannot_reach", why)
                .with("piece", kind.symbol())
                .with("from", square_name(from.square()))
                .with("to", square_name(to.square()))
        };
        let target = self.content(to);
        if from == to {
            return context("stays");
        }
        if target.is(self.mover) {
            return context("own_piece").with("other", target.kind().symbol());
        }
        let Some((direction, distance)) = from.line_to(to) else { return context("cannot_reach") };
        if matches!(kind, Kind::Pawn | Kind::Javelin) && distance == 1 {
            let captures = Reach::of(kind, self.mover).steps.has(direction);
            if captures && target == Content::EMPTY {
                return context("pawn_captures_only");
            }
            if from.file() == to.file() && target != Content::EMPTY {
                return context("pawn_straight_capture").with("other", target.kind().symbol());
            }
        }
        if self.slides(kind, from).has(direction) {
            let blocker = self.first_from(from.step(direction), direction);
            if let Some(piece) = self.content(blocker).as_piece() {
                return context("blocked")
                    .with("other", piece.kind.symbol())
                    .with("by", square_name(blocker.square()));
            }
        }
        context("cannot_reach")
    }

    fn judge_evolution(
        &self,
        kind: Kind,
        at: Square,
        with: Kind,
        named: Option<Kind>,
    ) -> Result<Action, RuleError> {
        let context = |error: RuleError| error.with("piece", kind.symbol()).with("with", with.symbol());
        let Some(result) = kind.evolved(with) else {
            return Err(context(refuse("no_such_evolution")));
        };
        if self.tray(self.mover, with) == 0 {
            return Err(refuse("not_in_tray").with("named", with.symbol()));
        }
        if let Some(named) = named.filter(|named| *named != result) {
            return Err(context(refuse("wrong_result"))
                .with("result", result.symbol())
                .with("named", named.symbol()));
        }
        Ok(Action::Evolve { at: Cell::of(at), with })
    }

    fn judge_wipe(&self, kind: Kind, at: Square) -> Result<Action, RuleError> {
        let context = |error: RuleError| error.with("piece", kind.symbol()).with("square", square_name(at));
        if !matches!(kind, Kind::GoldenDragon | Kind::SilverDragon) {
            return Err(context(refuse("not_a_dragon")));
        }
        if !self.power(self.mover, kind) {
            return Err(context(refuse("power_spent")));
        }
        let at = Cell::of(at);
        if self.king_on_line(at, kind) {
            let king = self.noble(self.mover, Kind::King).square();
            return Err(context(refuse("own_king_on_line")).with("king", square_name(king)));
        }
        Ok(Action::Wipe { at })
    }

    fn judge_king(&self, action: Action) -> Result<(), RuleError> {
        let mut after = self.clone();
        after.make(action);
        let checks = after.checks(self.mover);
        let Some(check) = checks.first() else { return Ok(()) };
        let king_moved = after.noble(self.mover, Kind::King) != self.noble(self.mover, Kind::King);
        let why = match check.kind {
            CheckKind::Line if king_moved => "king_enters_line",
            CheckKind::Attack if king_moved => "king_enters_attack",
            _ if self.in_check(self.mover) => "king_stays_in_check",
            _ => "king_exposed",
        };
        let by = after.piece(check.by).map_or("", |piece| piece.kind.symbol());
        Err(because("king_in_check", why)
            .with("king", square_name(check.king))
            .with("by", square_name(check.by))
            .with("piece", by))
    }
}
