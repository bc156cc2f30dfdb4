//! Suggests legal moves for input that isn't one, preferring the same tiles and the same piece.

use std::cmp::Reverse;

use super::reader::MoveReader;
use crate::input::Ranking;
use crate::input::suggestions::squares;
use crate::lusus::generator::Generator;
use crate::lusus::notation::parse_move;
use crate::lusus::piece_move::PieceMove;
use crate::lusus::plays::{PlayChoice, TileAction};
use crate::lusus::square::{Square, square_from_name, square_name};
use crate::lusus::state::State;
use crate::lusus::tile::Tile;

/// Maximum number of plays to try.
const MAX_PLAYS: usize = 16;

/// Maximum number of targets to try for one tile.
const MAX_TARGETS: usize = 4;

/// Maximum number of choices in a play; Heal needs the most.
const MAX_CHOICES: usize = 8;

/// Maximum number of final words to parse as a piece's move.
const MAX_MOVE_WORDS: usize = 6;

/// The legal plays at the beginning of a text.
struct LegalPlays {
    /// The state after them.
    state: State,
    /// Their notation, with a space after each.
    kept: String,
    /// The first illegal play.
    wrong: Option<PlayChoice>,
}

impl State {
    /// Whole legal moves near the input. They keep its legal plays, replace illegal ones, and move
    /// the named piece if possible.
    pub(super) fn suggestions(&self, typed: &str, limit: usize) -> Vec<String> {
        if self.result.is_some() {
            return Vec::new();
        }
        let mut reader = MoveReader::new(self.clone(), typed);
        let LegalPlays { state, kept, wrong } = self.legal_plays(&mut reader);
        let wrong = wrong.as_ref();
        let rest = reader.rest();
        let mut found = Vec::new();
        if wrong.is_none() && state.may_move() {
            found.extend(state.moves_like(rest).iter().map(|made| format!("{kept}{made}")));
        } else {
            let intended = state.intended_move(rest).map(|made| made.text());
            let mut others = Vec::new();
            for plays in state.plays_like(wrong, rest) {
                let text = format!("{kept}{plays}");
                let Ok(begun) = self.begin(&text) else { continue };
                for made in begun.state.moves_like(rest) {
                    // The intended piece move comes first, with any play.
                    let list = if Some(&made) == intended.as_ref() { &mut found } else { &mut others };
                    list.push(format!("{text}{made}"));
                }
            }
            found.extend(others);
        }
        let legal = |text: &String| parse_move(text).is_ok_and(|chosen| self.check_move(&chosen).is_ok());
        found.into_iter().filter(legal).take(limit).collect()
    }

    /// Whole legal moves that keep the legal plays of a text and end with a given piece move, best
    /// plays first.
    pub(super) fn suggestions_of_move(&self, typed: &str, made: &PieceMove, limit: usize) -> Vec<String> {
        if self.result.is_some() {
            return Vec::new();
        }
        let mut reader = MoveReader::new(self.clone(), typed);
        let LegalPlays { state, kept, wrong } = self.legal_plays(&mut reader);
        let plays = if wrong.is_none() && state.may_move() {
            vec![String::new()]
        } else {
            state.plays_like(wrong.as_ref(), reader.rest())
        };
        let whole = plays.into_iter().map(|plays| format!("{kept}{plays}{}", made.text()));
        let legal = |text: &String| parse_move(text).is_ok_and(|chosen| self.check_move(&chosen).is_ok());
        whole.filter(legal).take(limit).collect()
    }

    /// Reads plays up to the first illegal or unreadable one.
    fn legal_plays(&self, reader: &mut MoveReader<'_>) -> LegalPlays {
        // On an error, the plays before it are kept.
        let _ = reader.read_plays();
        let mut legal = LegalPlays { state: self.clone(), kept: String::new(), wrong: None };
        for play in &reader.plays {
            let text = format!("{}{play} ", legal.kept);
            match self.begin(&text) {
                Ok(begun) => (legal.state, legal.kept) = (begun.state, text),
                Err(_) => {
                    legal.wrong = Some(play.clone());
                    break;
                }
            }
        }
        legal
    }

    /// The moves of the piece named in a text, best first; all moves if it names no movable piece.
    fn moves_like(&self, typed: &str) -> Vec<String> {
        let intended = self.intended_move(typed);
        let generator = Generator::new(&self.board);
        let named = self.intended_squares(typed);
        let from = named.iter().copied().find(|from| generator.origins().has(*from));
        let mut moves = Vec::new();
        if let Some(from) = from {
            generator.push_from(from, &mut moves);
        }
        if moves.is_empty() {
            moves = generator.all();
        }
        let far = |made: &PieceMove| {
            let text = made.text();
            let shares = named.iter().skip(1).any(|at| text.contains(&square_name(*at)));
            (Some(made) != intended.as_ref(), !shares, Reverse(self.rank(&text)))
        };
        moves.sort_by_cached_key(far);
        moves.iter().map(PieceMove::text).collect()
    }

    /// The piece move at the end of a text, legal or not.
    pub(super) fn intended_move(&self, typed: &str) -> Option<PieceMove> {
        let starts = typed.char_indices().filter(|(at, _)| *at == 0 || typed[..*at].ends_with(' '));
        let mut starts: Vec<usize> = starts.map(|(at, _)| at).collect();
        let skipped = starts.len().saturating_sub(MAX_MOVE_WORDS);
        starts.drain(..skipped);
        let mut moves = starts.into_iter().filter_map(|at| self.read_move(&typed[at..]).ok());
        moves.find(|chosen| chosen.plays.is_empty()).map(|chosen| chosen.made)
    }

    /// The squares of the intended move, or of the last word; then all squares in the text.
    fn intended_squares(&self, typed: &str) -> Vec<Square> {
        let named = |text: &str| -> Vec<Square> {
            squares(text).iter().filter_map(|name| square_from_name(name)).collect()
        };
        let mut found = match self.intended_move(typed) {
            Some(made) => named(&made.text()),
            None => typed.split_whitespace().last().map(named).unwrap_or_default(),
        };
        found.extend(named(typed));
        found
    }

    /// Possible next plays, each followed by a space. Those like the typed play come first, then
    /// the best play of each tile, then the second best.
    pub(super) fn plays_like(&self, wrong: Option<&PlayChoice>, rest: &str) -> Vec<String> {
        let tile = wrong.and_then(tile_of).or_else(|| MoveReader::new(self.clone(), rest).name());
        let burns = wrong.is_some_and(|play| matches!(play.action, TileAction::Burn(_)));
        let Ok(begun) = self.begin("") else { return Vec::new() };
        let mut starts = begun.next(Ranking::Likeliest).options;
        starts.retain(|step| !step.complete && square_from_name(&step.token).is_none());
        starts.sort_by_key(|step| Reverse(step.rank));
        let like = |token: &str| {
            let same = tile.is_some_and(|tile| token.trim_start_matches('-').starts_with(tile.code()));
            (!same, token.starts_with('-') != burns)
        };
        starts.sort_by_key(|step| like(&step.token));
        let mut found: Vec<(usize, (bool, bool), String)> = Vec::new();
        for step in starts.into_iter().take(MAX_PLAYS) {
            let like = like(&step.token);
            let plays = self.finish(step.text);
            found.extend(plays.into_iter().enumerate().map(|(nth, play)| (nth, like, play)));
        }
        found.sort_by_key(|(nth, (other, sign), _)| (*other, *nth, *sign));
        found.into_iter().map(|(_, _, play)| play).take(MAX_PLAYS).collect()
    }

    /// The best plays that start with a text, each followed by a space.
    fn finish(&self, mut text: String) -> Vec<String> {
        for _ in 0..MAX_CHOICES {
            if text.ends_with(' ') {
                return vec![text];
            }
            let Ok(begun) = self.begin(&text) else { break };
            let mut steps = begun.next(Ranking::Likeliest).options;
            steps.sort_by_key(|step| Reverse(step.rank));
            if steps.iter().any(|step| step.text.ends_with(' ')) {
                steps.retain(|step| step.text.ends_with(' '));
                return steps.into_iter().map(|step| step.text).take(MAX_TARGETS).collect();
            }
            match steps.into_iter().next() {
                Some(step) if step.text != text => text = step.text,
                _ => break,
            }
        }
        Vec::new()
    }
}

/// The tile that a play takes from the hand.
const fn tile_of(play: &PlayChoice) -> Option<Tile> {
    match &play.action {
        _ if play.recycled => Some(Tile::Recycle),
        TileAction::Attach(tile, _) => *tile,
        TileAction::Choose(tile, _)
        | TileAction::Sweep(tile, _)
        | TileAction::Plain(tile)
        | TileAction::Burn(tile) => Some(*tile),
        TileAction::Heal(_) => Some(Tile::Heal),
        TileAction::Trade(..) => Some(Tile::Trade),
    }
}
