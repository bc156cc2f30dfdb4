//! Parses a typed move of a piece (`rules/lusus.md §7.1`).

use super::reader::{MoveReader, ends};
use crate::RuleError;
use crate::lusus::castling::Wing;
use crate::lusus::generator::Generator;
use crate::lusus::piece::Kind;
use crate::lusus::piece_move::{FollowUp, PieceMove, PieceStep, promotes};
use crate::lusus::square::{Square, home_rank};
use crate::lusus::tile::Tile;
use crate::lusus::whole_move::Move;

impl MoveReader<'_> {
    /// Parses a whole move.
    pub(super) fn read_move(mut self) -> Result<Move, RuleError> {
        self.read_plays()?;
        let made = match self.swap_move() {
            Some(made) => made,
            None => self.read_piece_move()?,
        };
        Ok(Move { plays: self.plays, made })
    }

    /// Parses `swap a1 b2`, if nothing follows it.
    pub(super) fn swap_move(&mut self) -> Option<PieceMove> {
        let start = self.at;
        let made = self.try_swap_move();
        if made.is_none() {
            self.at = start;
        }
        made
    }

    fn try_swap_move(&mut self) -> Option<PieceMove> {
        self.skip();
        if self.name()? != Tile::Swap {
            return None;
        }
        self.skip();
        let from = self.square()?;
        self.skip_with("-x~");
        let to = self.square()?;
        let promotion = self.promotion();
        self.skip();
        self.rest().is_empty().then(|| self.swap(from, to, promotion))
    }

    fn swap(&self, from: Square, to: Square, promotion: Option<Kind>) -> PieceMove {
        let due = self.state.board.get(from).is_some_and(|piece| promotes(piece, to));
        PieceMove::Swap { from, to, promotion: promotion.or(due.then_some(Kind::Queen)) }
    }

    /// Parses a promotion, if there is one.
    fn promotion(&mut self) -> Option<Kind> {
        const NAMES: [(&str, Kind); 8] = [
            ("queen", Kind::Queen),
            ("rook", Kind::Rook),
            ("bishop", Kind::Bishop),
            ("knight", Kind::Knight),
            ("q", Kind::Queen),
            ("r", Kind::Rook),
            ("b", Kind::Bishop),
            ("n", Kind::Knight),
        ];
        let start = self.at;
        self.skip_with("=");
        let found = NAMES.iter().find(|(name, _)| self.rest().strip_prefix(name).is_some_and(ends));
        match found {
            Some((name, kind)) => {
                self.at += name.len();
                Some(*kind)
            }
            None => {
                self.at = start;
                None
            }
        }
    }

    fn read_piece_move(&mut self) -> Result<PieceMove, RuleError> {
        self.skip();
        const CASTLES: [(&str, Wing); 9] = [
            ("o-o-o", Wing::Queen),
            ("0-0-0", Wing::Queen),
            ("ooo", Wing::Queen),
            ("000", Wing::Queen),
            ("o-o", Wing::King),
            ("0-0", Wing::King),
            ("oo", Wing::King),
            ("00", Wing::King),
            ("castle", Wing::King),
        ];
        let plain = if self.word("pass") || self.word("--") {
            Some(PieceMove::Pass)
        } else {
            let castle = CASTLES.into_iter().find(|(word, _)| self.word(word));
            castle.map(|(_, wing)| PieceMove::Castle(wing))
        };
        let made = match plain {
            Some(made) => made,
            None => self.read_step()?,
        };
        self.skip();
        if self.rest().is_empty() { Ok(made) } else { Err(self.unreadable()) }
    }

    fn read_step(&mut self) -> Result<PieceMove, RuleError> {
        let from = self.square().ok_or_else(|| self.unreadable())?;
        let mut swaps = self.skip_with("~");
        swaps |= self.word("swap");
        if !swaps {
            self.skip_with("-x>");
        }
        swaps |= self.skip_with("~");
        let to = self.square().ok_or_else(|| self.unreadable())?;
        let mut step = PieceStep::new(from, to);
        for roll in &mut step.rolls {
            let start = self.at;
            self.skip_with("x-");
            *roll = self.square();
            if roll.is_none() {
                self.at = start;
                break;
            }
        }
        loop {
            self.skip();
            if let Some(kind) = self.promotion() {
                match &mut step.follow_up {
                    Some(follow_up) => follow_up.promotion = Some(kind),
                    None => step.promotion = Some(kind),
                }
            } else if self.eat("^") || self.word("steal") {
                self.skip();
                let digit = self.rest().bytes().next().filter(|byte| (b'1'..=b'4').contains(byte));
                step.steal = Some(digit.ok_or_else(|| self.unreadable())? - b'1');
                self.at += 1;
            } else if self.eat(">") || self.word("run") {
                self.skip();
                let to = self.square().ok_or_else(|| self.unreadable())?;
                step.follow_up = Some(FollowUp { to, promotion: None });
            } else {
                break;
            }
        }
        Ok(self.interpret(step, swaps))
    }

    /// Interprets a step on the current board, which may be a swap, castling or a promotion.
    fn interpret(&self, mut step: PieceStep, swaps: bool) -> PieceMove {
        let board = &self.state.board;
        let bare = PieceStep { promotion: step.promotion, ..PieceStep::new(step.from, step.to) } == step;
        let own = board.get(step.to).is_some_and(|piece| piece.side == board.mover);
        if bare && (swaps || (own && step.from != step.to)) {
            return self.swap(step.from, step.to, step.promotion);
        }
        if let Some(wing) = self.castles(&step).filter(|_| bare) {
            return PieceMove::Castle(wing);
        }
        if let Some(piece) = board.get(step.from) {
            if step.promotion.is_none() && promotes(piece, step.end()) {
                step.promotion = Some(Kind::Queen);
            }
            let stays = step.promotion.is_none();
            if let Some(follow_up) = &mut step.follow_up
                && stays
                && follow_up.promotion.is_none()
                && promotes(piece, follow_up.to)
            {
                follow_up.promotion = Some(Kind::Queen);
            }
        }
        PieceMove::Step(step)
    }

    /// The castling meant by a king's two-square step, unless the step itself is legal.
    fn castles(&self, step: &PieceStep) -> Option<Wing> {
        let board = &self.state.board;
        let rank = home_rank(board.mover);
        let wing = Wing::BOTH.into_iter().find(|wing| Square::at(wing.targets().0, rank) == Some(step.to))?;
        if Square::at(4, rank) != Some(step.from) {
            return None;
        }
        let generator = Generator::new(board);
        let legal = |made: &PieceMove| generator.is_legal(made);
        (!legal(&PieceMove::Step(*step)) && legal(&PieceMove::Castle(wing))).then_some(wing)
    }
}
