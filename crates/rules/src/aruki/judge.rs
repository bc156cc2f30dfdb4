//! Decides whether a parsed move is legal, and if not, which rule it breaks.
//!
//! If it breaks several, the order of the error codes in `rules/aruki.md §11.2` decides.

use super::attack::{CheckKind, Reach};
use super::error::{Error, Exposure, Unreachable};
use super::grid::{Cell, Content};
use super::notation::{Move, Suffix};
use super::piece::{Kind, Square};
use super::state::{CellMove, State};
use crate::{Position, RuleError};

/// A parsed move, in which symbols are optional.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TypedMove {
    /// The symbol of the moving piece.
    pub(super) symbol: Option<Kind>,
    /// The square of the moving piece.
    pub(super) at: Square,
    pub(super) kind: MoveKind,
}

/// The action in a parsed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveKind {
    /// The piece goes to another square.
    Step { to: Square, victim: Option<Kind>, promotion: Option<Kind> },
    /// The piece merges with one from the tray.
    Evolve { with: Kind, result: Option<Kind> },
    /// The piece wipes its line.
    Wipe,
}

impl TypedMove {
    const fn of(canonical: Move) -> Self {
        match canonical {
            Move::Step { kind, from, to, promotion } => {
                Self { symbol: Some(kind), at: from, kind: MoveKind::Step { to, victim: None, promotion } }
            }
            Move::Evolve { kind, at, with, result } => {
                Self { symbol: Some(kind), at, kind: MoveKind::Evolve { with, result: Some(result) } }
            }
            Move::Wipe { dragon, at } => Self { symbol: Some(dragon), at, kind: MoveKind::Wipe },
        }
    }
}

impl State {
    /// Parses canonical notation and nothing else.
    ///
    /// # Errors
    ///
    /// If only the suffix is wrong, the error suggests the notation with the right one.
    pub(super) fn parse_canonical(&self, notation: &str) -> Result<CellMove, RuleError> {
        let (canonical, _) = Move::parse_notation(notation).ok_or(Error::NotCanonical)?;
        self.check_ongoing()?;
        let chosen = self.judge(&TypedMove::of(canonical))?;
        let canonical = self.canonical(chosen);
        if canonical == notation {
            return Ok(chosen);
        }
        Err(RuleError::from(Error::WrongSuffix).candidate(canonical))
    }

    /// Fails with `game_over` if the game is over.
    pub(super) fn check_ongoing(&self) -> Result<(), Error> {
        match self.outcome() {
            None => Ok(()),
            Some(outcome) => Err(Error::GameOver { reason: outcome.reason }),
        }
    }

    /// The canonical notation of a legal move.
    pub(super) fn canonical(&self, chosen: CellMove) -> String {
        let mut after = self.clone();
        after.make(chosen);
        format!("{}{}", self.describe(chosen), after.suffix())
    }

    /// Converts a legal move to its public form.
    pub(super) fn describe(&self, chosen: CellMove) -> Move {
        match chosen {
            CellMove::Step { from, to, promotion } => Move::Step {
                kind: self.content(from).kind(),
                from: from.square(),
                to: to.square(),
                promotion,
            },
            CellMove::Evolve { at, with } => {
                let kind = self.content(at).kind();
                let result = kind.evolved(with).expect("legal evolutions are in the table");
                Move::Evolve { kind, at: at.square(), with, result }
            }
            CellMove::Wipe { at } => Move::Wipe { dragon: self.content(at).kind(), at: at.square() },
        }
    }

    /// The suffix of the move that led to this position.
    pub(super) fn suffix(&self) -> Suffix {
        match self.in_check(self.mover) {
            false => Suffix::None,
            true if self.can_move() => Suffix::Check,
            true => Suffix::Mate,
        }
    }

    /// Returns the legal move that matches a parsed one. The game must not be over.
    ///
    /// # Errors
    ///
    /// The first rule that the move breaks.
    pub(super) fn judge(&self, typed: &TypedMove) -> Result<CellMove, Error> {
        let square = typed.at;
        let Some(piece) = self.piece(typed.at) else {
            return Err(Error::EmptySquare { square });
        };
        if piece.side != self.mover {
            return Err(Error::NotYourPiece { square, piece });
        }
        if let Some(named) = typed.symbol.filter(|named| *named != piece.kind) {
            return Err(Error::WrongSymbol { square, kind: piece.kind, named });
        }
        let chosen = match typed.kind {
            MoveKind::Step { to, victim, promotion } => {
                self.judge_step(piece.kind, typed.at, to, victim, promotion)?
            }
            MoveKind::Evolve { with, result } => self.judge_evolution(piece.kind, typed.at, with, result)?,
            MoveKind::Wipe => self.judge_wipe(piece.kind, typed.at)?,
        };
        self.judge_king(chosen)?;
        Ok(chosen)
    }

    fn judge_step(
        &self,
        kind: Kind,
        from: Square,
        to: Square,
        victim: Option<Kind>,
        promotion: Option<Kind>,
    ) -> Result<CellMove, Error> {
        if let Some(named) = victim {
            self.judge_victim(to, named)?;
        }
        let (origin, target) = (Cell::of(from), Cell::of(to));
        let plain = CellMove::Step { from: origin, to: target, promotion: None };
        let mut pseudo_legal = Vec::new();
        self.push_pseudo_legal(&mut pseudo_legal);
        if !pseudo_legal.contains(&plain) {
            return Err(Error::CannotReach {
                kind,
                from,
                to,
                reason: self.unreachable(kind, origin, target),
            });
        }
        let Some(wanted) = promotion else { return Ok(plain) };
        if !self.promotes(kind, target) {
            return Err(match kind {
                Kind::Pawn | Kind::Javelin => Error::NotOnPromotionRow { kind, to },
                _ => Error::NeverPromotes { kind },
            });
        }
        if !self.can_promote_to(kind, wanted) {
            return Err(match wanted {
                Kind::Pawn => Error::JavelinToPawn,
                named => Error::PromotionKind { named },
            });
        }
        if !self.in_tray_after(target, wanted) {
            return Err(Error::NotInTray { named: wanted });
        }
        Ok(CellMove::Step { from: origin, to: target, promotion })
    }

    /// Checks the captured piece that the text names.
    fn judge_victim(&self, to: Square, named: Kind) -> Result<(), Error> {
        let kind = self.piece(to).map(|victim| victim.kind);
        if kind == Some(named) { Ok(()) } else { Err(Error::WrongVictim { square: to, kind, named }) }
    }

    /// Finds the reason why a piece can't go to a square.
    fn unreachable(&self, kind: Kind, from: Cell, to: Cell) -> Unreachable {
        let target = self.content(to);
        if from == to {
            return Unreachable::Stays;
        }
        if target.is(self.mover) {
            return Unreachable::OwnPiece(target.kind());
        }
        let Some((direction, distance)) = from.line_to(to) else { return Unreachable::OutOfReach };
        if matches!(kind, Kind::Pawn | Kind::Javelin) && distance == 1 {
            let captures = Reach::of(kind, self.mover).steps.has(direction);
            if captures && target == Content::EMPTY {
                return Unreachable::CapturesOnly;
            }
            if from.file() == to.file() && target != Content::EMPTY {
                return Unreachable::NoStraightCapture(target.kind());
            }
        }
        if self.slides(kind, from).has(direction) {
            let blocker = self.first_from(from.step(direction), direction);
            if let Some(piece) = self.content(blocker).as_piece() {
                return Unreachable::Blocked { by: blocker.square(), kind: piece.kind };
            }
        }
        Unreachable::OutOfReach
    }

    fn judge_evolution(
        &self,
        kind: Kind,
        at: Square,
        with: Kind,
        named: Option<Kind>,
    ) -> Result<CellMove, Error> {
        let result = kind.evolved(with).ok_or(Error::NoSuchEvolution { kind, with })?;
        if self.tray(self.mover, with) == 0 {
            return Err(Error::NotInTray { named: with });
        }
        if let Some(named) = named.filter(|named| *named != result) {
            return Err(Error::WrongResult { kind, with, result, named });
        }
        Ok(CellMove::Evolve { at: Cell::of(at), with })
    }

    fn judge_wipe(&self, kind: Kind, square: Square) -> Result<CellMove, Error> {
        if !matches!(kind, Kind::GoldenDragon | Kind::SilverDragon) {
            return Err(Error::NotADragon { square, kind });
        }
        if !self.power(self.mover, kind) {
            return Err(Error::PowerUsed { square, kind });
        }
        let at = Cell::of(square);
        if self.king_on_line(at, kind) {
            let king = self.noble(self.mover, Kind::King).square();
            return Err(Error::OwnKingOnLine { square, kind, king });
        }
        Ok(CellMove::Wipe { at })
    }

    /// Checks that the mover's king is not in check after a move.
    fn judge_king(&self, chosen: CellMove) -> Result<(), Error> {
        let mut after = self.clone();
        after.make(chosen);
        let checks = after.checks(self.mover);
        let Some(check) = checks.first() else { return Ok(()) };
        let king_moved = after.noble(self.mover, Kind::King) != self.noble(self.mover, Kind::King);
        let how = match check.kind {
            CheckKind::Line if king_moved => Exposure::EntersLine,
            CheckKind::Attack if king_moved => Exposure::EntersAttack,
            _ if self.in_check(self.mover) => Exposure::StaysInCheck,
            _ => Exposure::Uncovered,
        };
        let kind = after.content(Cell::of(check.by)).kind();
        Err(Error::KingInCheck { king: check.king, by: check.by, kind, how })
    }
}
