//! The piece moves that may continue a beginning.

use super::beginning::{Finishes, RankedOption};
use crate::lusus::generator::Generator;
use crate::lusus::piece_move::PieceMove;
use crate::lusus::square::{square_from_name, square_name};
use crate::lusus::state::State;

impl State {
    /// Castling, the pass, and the start squares of all other moves.
    pub(super) fn origin_options(&self) -> Vec<RankedOption> {
        if !self.may_move() {
            return Vec::new();
        }
        let generator = Generator::new(&self.board);
        let mut moves = generator.all();
        moves.retain(|made| made.from().is_none());
        let mut options: Vec<_> = moves.iter().map(|made| RankedOption::piece_move(made.text())).collect();
        for from in generator.origins() {
            moves.clear();
            generator.push_from(from, &mut moves);
            if !moves.is_empty() {
                options.push(RankedOption::part(square_name(from)));
            }
        }
        options
    }

    /// The targets of the piece on a square.
    pub(super) fn to_options(&self, started: &str) -> Vec<RankedOption> {
        let mut options: Vec<RankedOption> = Vec::new();
        let moves = self.moves_from(started);
        for made in &moves {
            let text = made.text();
            let short = text.len().min(if matches!(made, PieceMove::Swap { .. }) { 5 } else { 4 });
            let token = &text[..short];
            if options.last().is_none_or(|last| last.token != token)
                && !options.iter().any(|option| option.token == token)
            {
                let complete = moves.iter().any(|made| made.text() == token);
                let finishes = if complete { Finishes::Move } else { Finishes::Nothing };
                options.push(RankedOption { token: token.to_owned(), finishes });
            }
        }
        options
    }

    /// The full texts of all moves that a token may begin.
    pub(super) fn suffix_options(&self, started: &str) -> Vec<RankedOption> {
        let moves = self.moves_from(started);
        moves.iter().map(|made| RankedOption::piece_move(made.text())).collect()
    }

    /// The moves of the piece on the token's square; without a square, castling and the pass.
    pub(super) fn moves_from(&self, started: &str) -> Vec<PieceMove> {
        if !self.may_move() {
            return Vec::new();
        }
        let generator = Generator::new(&self.board);
        let mut moves = Vec::new();
        match started.get(..2).and_then(square_from_name) {
            Some(from) if generator.origins().has(from) => generator.push_from(from, &mut moves),
            Some(_) => {}
            None => {
                moves = generator.all();
                moves.retain(|made| made.from().is_none());
            }
        }
        moves
    }
}
