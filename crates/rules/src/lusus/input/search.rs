//! Candidates for a search. If a tile must be played first, they include whole moves for each
//! piece.

use std::collections::BTreeSet;

use super::reader::MoveReader;
use crate::input::Suggestion;
use crate::lusus::generator::Generator;
use crate::lusus::piece_move::PieceMove;
use crate::lusus::state::State;

/// Maximum number of whole moves examined for a text with a tile but no target.
const MAX_WHOLE_MOVES: usize = 25;

impl State {
    /// The continuations of a beginning, their own continuations, and all piece moves. If a tile
    /// must be played first, each piece move includes the best play.
    pub(super) fn search_space(&self, beginning: &str) -> Vec<Suggestion> {
        let mut lines = self.complete(beginning);
        let unfinished = lines.iter().filter(|line| !line.complete && !line.text.ends_with(' '));
        let further: Vec<_> = unfinished.flat_map(|line| self.complete(&line.text)).collect();
        lines.extend(further);
        if let Ok(begun) = self.begin(&self.draft(beginning).unwrap_or_default())
            && begun.started.is_empty()
            && !begun.state.may_move()
        {
            let moves = Generator::new(&begun.state.board).all();
            lines.extend(begun.state.after_best_plays(begun.finished, &moves, 1));
        }
        let mut known = BTreeSet::new();
        lines.retain(|line| known.insert(line.text.clone()));
        lines
    }

    /// Whole moves for a typed piece move that lacks its mandatory play, with the best plays that
    /// make it legal.
    pub(super) fn with_mandatory_plays(&self, typed: &str) -> Vec<Suggestion> {
        let mut reader = MoveReader::new(self.clone(), typed);
        if reader.read_plays().is_err() {
            return self.with_named_tile(typed);
        }
        let finished: String = reader.plays.iter().map(|play| format!("{play} ")).collect();
        let Ok(begun) = self.begin(&finished) else { return Vec::new() };
        let state = begun.state;
        match state.read_move(reader.rest()) {
            Ok(intended) if intended.plays.is_empty() && !state.may_move() => {
                state.after_best_plays(&finished, &[intended.made], usize::MAX)
            }
            _ => Vec::new(),
        }
    }

    /// Whole moves for a text that names a tile and a piece's move, but no target for the tile.
    fn with_named_tile(&self, typed: &str) -> Vec<Suggestion> {
        let Some(made) = self.intended_move(typed) else { return Vec::new() };
        (0..)
            .zip(self.suggestions_of_move(typed, &made, MAX_WHOLE_MOVES))
            .map(|(nth, text)| Suggestion { token: text.clone(), text, complete: true, rank: -nth })
            .collect()
    }

    /// Piece moves, each with up to `ways` of the best plays that make it legal.
    fn after_best_plays(&self, finished: &str, moves: &[PieceMove], ways: usize) -> Vec<Suggestion> {
        let plays = self.plays_like(None, "").into_iter();
        let plays: Vec<(String, Self)> =
            plays.filter_map(|play| Some((play.clone(), self.begin(&play).ok()?.state))).collect();
        let mut found = Vec::new();
        for made in moves {
            let legal = plays.iter().filter(|(_, after)| after.check_piece_move(made).is_ok());
            found.extend((0..).zip(legal.take(ways)).map(|(nth, (play, after))| {
                let token = format!("{play}{}", made.text());
                Suggestion {
                    text: format!("{finished}{token}"),
                    token,
                    complete: true,
                    rank: after.rank_move(made) - nth,
                }
            }));
        }
        found
    }
}
