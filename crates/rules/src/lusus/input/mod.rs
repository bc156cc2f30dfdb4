//! Parses typed and clicked input, and suggests moves.

mod beginning;
mod completion;
mod composer;
mod move_options;
mod opponent;
mod ranking;
mod reader;
mod reading;
mod reading_moves;
mod reading_plays;
mod search;
pub(super) mod stage;
mod suggestions;
mod tile_names;
mod tile_options;
pub(super) mod warnings;

use super::error::Error;
use super::generator::Generator;
use super::notation::parse_move;
use super::piece_move::PieceMove;
use super::view::View;
use crate::bounds::Meter;
use crate::input::suggestions::beginning;
use crate::input::{Menu, MenuStyle, Next, PlayerView, Suggestion, keep_text};
use crate::{BoardNotation, ErrorKind, MoveText, RuleError, Side};

impl PlayerView for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover()
    }

    fn move_number(&self) -> u32 {
        self.state.number
    }

    fn board_notation(&self) -> BoardNotation {
        BoardNotation::Tiles
    }

    fn game_over(&self) -> Option<ErrorKind> {
        self.outcome().map(|outcome| ErrorKind::Over { reason: outcome.reason })
    }

    fn without_rolls<'a>(&self, notation: &'a str) -> &'a str {
        notation.split_once(" |").map_or(notation, |(chosen, _)| chosen)
    }

    fn legal_moves_within(&self, meter: &mut Meter) -> Result<Vec<String>, RuleError> {
        if self.state.result.is_some() {
            return Ok(Vec::new());
        }
        let generator = Generator::new(&self.state.board);
        let (mut moves, mut texts) = (Vec::new(), Vec::new());
        let mut keep = |moves: &mut Vec<PieceMove>| {
            moves.drain(..).try_for_each(|made| keep_text(meter, &mut texts, made.text()))
        };
        generator.push_castles(&mut moves);
        // Generate piece by piece, so that `meter` stops the list before it grows far beyond its
        // bounds.
        let kept = keep(&mut moves).and_then(|()| {
            generator.origins().into_iter().try_for_each(|from| {
                generator.push_from(from, &mut moves);
                keep(&mut moves)
            })
        });
        kept.ok_or_else(|| meter.error())?;
        if texts.is_empty() {
            keep_text(meter, &mut texts, PieceMove::Pass.text()).ok_or_else(|| meter.error())?;
        }
        texts.sort_unstable();
        Ok(texts)
    }

    fn next(&self, partial: &str) -> Result<Next, RuleError> {
        self.state.next_options(partial)
    }

    fn complete_spelling(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete(typed)
    }

    fn search_space(&self, beginning: &str) -> Vec<Suggestion> {
        self.state.search_space(beginning)
    }

    fn suggestions(&self, typed: &str, limit: usize) -> Vec<String> {
        self.state.suggestions(beginning(typed), limit)
    }

    fn may_roll(&self, chosen: &MoveText) -> bool {
        self.will_roll(chosen.as_str())
    }

    fn needs_confirmation(&self, chosen: &MoveText) -> bool {
        !self.warnings(chosen.as_str()).is_empty()
    }

    fn read_spelling(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.state.read_move(typed).map(|chosen| MoveText::canonical(chosen.to_string()))
    }

    fn unreadable(&self, typed: &str) -> RuleError {
        RuleError::from(Error::Unreadable { typed: typed.to_owned() }).at(0)
    }

    fn is_legal(&self, chosen: &MoveText) -> bool {
        parse_move(chosen.as_str()).is_ok_and(|chosen| self.state.check_move(&chosen).is_ok())
    }

    fn parse_opponent_spelling(&self, typed: &str) -> Result<String, RuleError> {
        self.state.parse_opponent_move(typed)
    }

    fn complete_opponent_spelling(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete_opponent_move(typed)
    }

    fn opponent_search_space(&self, beginning: &str) -> Vec<Suggestion> {
        self.state.opponent_search_space(beginning)
    }

    fn after(&self, chosen: &str, limit: usize) -> Result<Vec<crate::View>, RuleError> {
        let states = self.state.known_after(chosen, self.observer, limit)?.into_iter();
        Ok(states.map(|state| crate::View::Lusus(Self { state, observer: self.observer })).collect())
    }

    fn supposing(&self) -> Option<crate::View> {
        let state = self.state.with_possible_hand()?;
        Some(crate::View::Lusus(Self { state, observer: self.observer }))
    }

    fn draft_of_spelling(&self, typed: &str) -> Option<String> {
        self.state.draft(typed)
    }

    fn compose_in(&self, draft: &str, style: MenuStyle) -> Result<Menu, RuleError> {
        self.menu(draft, style)
    }
}
