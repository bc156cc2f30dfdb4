//! Parses typed and clicked input, and suggests moves.

mod completion;
mod composer;
mod opponent;
mod ranking;
mod reading;
mod refusal;
mod spelling;

use super::error::Error;
use super::notation::{parse_unseen, without_rolls};
use super::view::View;
use crate::bounds::Meter;
use crate::input::results::results;
use crate::input::{Menu, MenuStyle, Next, PlayerView, Ranking, Stage, Suggestion, keep_text};
use crate::{ErrorKind, MoveText, RuleError, Side};

impl PlayerView for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover
    }

    fn move_number(&self) -> u32 {
        self.state.count + 1
    }

    fn game_over(&self) -> Option<ErrorKind> {
        self.outcome().map(|outcome| ErrorKind::Over { reason: outcome.reason })
    }

    fn without_rolls<'a>(&self, notation: &'a str) -> &'a str {
        without_rolls(notation)
    }

    fn legal_moves_within(&self, meter: &mut Meter) -> Result<Vec<String>, RuleError> {
        let mut texts = Vec::new();
        let moves = self.state.legal_moves();
        let kept = moves.iter().try_for_each(|chosen| keep_text(meter, &mut texts, chosen.to_string()));
        kept.map(|()| texts).ok_or_else(|| meter.error())
    }

    fn next(&self, partial: &str) -> Result<Next, RuleError> {
        let mut options = self.state.steps(Ranking::None);
        options.retain(|option| option.text.starts_with(partial));
        Ok(Next { stage: Stage::Moves, options })
    }

    fn complete_spelling(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete(typed)
    }

    fn may_roll(&self, chosen: &MoveText) -> bool {
        self.will_roll(chosen.as_str())
    }

    fn needs_confirmation(&self, chosen: &MoveText) -> bool {
        let text = chosen.as_str();
        self.spends(text).is_some() || !self.may_hit_own(text).is_empty() || self.risks_last_king(text)
    }

    fn read_spelling(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.state.read(typed).map(|read| MoveText::canonical(read.chosen.to_string()))
    }

    fn is_guessed_spelling(&self, typed: &str) -> bool {
        self.state.read(typed).is_ok_and(|read| read.guessed)
    }

    fn unreadable(&self, typed: &str) -> RuleError {
        RuleError::from(Error::Unreadable { typed: typed.to_owned() }).at(0)
    }

    fn is_refuted(&self, error: &RuleError) -> bool {
        matches!(&error.kind, ErrorKind::Chakart(error) if self.state.is_refuted(error))
    }

    fn has_meaning(&self, annotation: &str, chosen: &MoveText) -> bool {
        annotation.contains(['?', '~']) && self.state.may_hide(chosen.as_str())
    }

    fn parse_opponent_spelling(&self, typed: &str) -> Result<String, RuleError> {
        self.state.parse_opponent_move(typed)
    }

    fn complete_opponent_spelling(&self, typed: &str) -> Vec<Suggestion> {
        self.state.complete_opponent_move(typed)
    }

    fn opponent_search_space(&self, beginning: &str) -> Vec<Suggestion> {
        self.state.complete_opponent_move(beginning)
    }

    fn after(&self, chosen: &str, limit: usize) -> Result<Vec<crate::View>, RuleError> {
        if let Some(from) = parse_unseen(chosen) {
            let states = self.state.after_unseen(from)?.into_iter();
            return Ok(states.map(|state| crate::View::Chakart(Self { state: Box::new(state) })).collect());
        }
        if !self.state.is_redacted() {
            return results(&*self.state, chosen, limit);
        }
        // The opponent's queen may be on any square that looks empty.
        let (mut found, mut refused) = (Vec::new(), None);
        for state in self.state.with_hidden_queen() {
            match results(&state, chosen, limit - found.len()) {
                Ok(further) => found.extend(further),
                Err(error) => refused = Some(error),
            }
        }
        match refused.filter(|_| found.is_empty()) {
            Some(error) => Err(error),
            None => Ok(found),
        }
    }

    fn draft_of_spelling(&self, typed: &str) -> Option<String> {
        self.draft(typed)
    }

    fn compose_in(&self, draft: &str, style: MenuStyle) -> Result<Menu, RuleError> {
        self.menu(draft, style)
    }
}
