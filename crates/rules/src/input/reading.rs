//! Reads typed moves: in the rules' notation, or else in a plainer spelling.
//!
//! A refusal never contradicts the legal moves.

use std::ops::Deref as _;

use super::Suggestion;
use super::respelling::respellings;
use crate::error::RuleError;
use crate::move_text::MoveText;
use crate::view::View;

/// The respellings that completions and drafts try: without invisible signs and move numbers.
const UNFINISHED_RESPELLINGS: usize = 2;

/// A typed move, and the spelling that was read.
struct ReadMove<T> {
    chosen: T,
    spelling: String,
}

impl View {
    /// Parses a typed move. A text that isn't spelled as in `rules/<game>.md` is read without
    /// invisible signs, quotes, move numbers, comments and annotation.
    ///
    /// # Errors
    ///
    /// The reason why it is not a legal move, with suggestions. No legal move contradicts it.
    pub fn read(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.read_move(typed).map(|read| read.chosen)
    }

    /// Whether the rules file calls the interpretation of a typed text a guess, which the player
    /// should confirm.
    #[must_use]
    pub fn is_guess(&self, typed: &str) -> bool {
        self.read_move(typed).is_ok_and(|read| self.is_guessed_spelling(&read.spelling))
    }

    /// Parses a move that the player expects from the opponent. Returns it as this observer would
    /// read it ([`Position::redact`](crate::Position::redact)), without rolls.
    ///
    /// # Errors
    ///
    /// The reason why the move is impossible, as far as the observer knows.
    pub fn parse_opponent_move(&self, typed: &str) -> Result<String, RuleError> {
        let view = self.deref();
        let read = |spelling: &str| view.parse_opponent_spelling(spelling);
        self.first_read(typed, read, |_| true, |_, _| false).map(|read| read.chosen)
    }

    /// Completes typed text, best first.
    #[must_use]
    pub fn complete(&self, typed: &str) -> Vec<Suggestion> {
        self.first_list(typed, |spelling| self.complete_spelling(spelling))
    }

    /// Like [`complete`](Self::complete), for a move expected from the opponent.
    #[must_use]
    pub fn complete_opponent_move(&self, typed: &str) -> Vec<Suggestion> {
        self.first_list(typed, |spelling| self.complete_opponent_spelling(spelling))
    }

    /// Converts the start of a typed move to a draft for [`compose`](super::PlayerView::compose). Returns
    /// `None` if no legal move starts with it, as far as the observer knows.
    #[must_use]
    pub fn draft_of(&self, typed: &str) -> Option<String> {
        self.draft_of_spelling(typed).or_else(|| {
            let plain = respellings(typed).into_iter().take(UNFINISHED_RESPELLINGS);
            plain.into_iter().find_map(|plain| self.draft_of_spelling(&plain.text))
        })
    }

    fn read_move(&self, typed: &str) -> Result<ReadMove<MoveText>, RuleError> {
        let view = self.deref();
        self.first_read(
            typed,
            |spelling| view.read_spelling(spelling),
            |chosen| view.is_legal(chosen),
            |annotation, chosen| view.has_meaning(annotation, chosen),
        )
    }

    /// Reads the typed text, or else the first respelling that is a legal move.
    ///
    /// # Errors
    ///
    /// If a respelling is doubtful, the error suggests its move.
    fn first_read<T: ToString>(
        &self,
        typed: &str,
        read: impl Fn(&str) -> Result<T, RuleError>,
        is_legal: impl Fn(&T) -> bool,
        has_meaning: impl Fn(&str, &T) -> bool,
    ) -> Result<ReadMove<T>, RuleError> {
        let as_typed = read(typed);
        let is_settled = match &as_typed {
            Ok(chosen) => is_legal(chosen),
            Err(error) => !error.candidates.is_empty(),
        };
        let (mut reasons, mut question) = (Vec::new(), None);
        if !is_settled && self.game_over().is_none() {
            for plain in respellings(typed) {
                match read(&plain.text) {
                    Ok(chosen) if is_legal(&chosen) => {
                        let is_certain =
                            plain.is_certain && as_typed.is_err() && !has_meaning(&plain.dropped, &chosen);
                        if is_certain {
                            return Ok(ReadMove { chosen, spelling: plain.text });
                        }
                        let error = match as_typed {
                            Ok(_) => self.unreadable(typed),
                            Err(error) => self.true_reason(typed, error, Vec::new()),
                        };
                        return Err(error.candidate(chosen.to_string()));
                    }
                    Ok(_) => {}
                    // The offset is one in the respelling.
                    Err(error) if error.candidates.is_empty() => {
                        reasons.push(RuleError { at: None, ..error });
                    }
                    Err(error) => question = question.or(Some(RuleError { at: None, ..error })),
                }
            }
        }
        match as_typed {
            Ok(chosen) => Ok(ReadMove { chosen, spelling: typed.to_owned() }),
            Err(_) if let Some(question) = question => Err(self.true_reason(typed, question, Vec::new())),
            Err(error) => Err(self.true_reason(typed, error, reasons)),
        }
    }

    /// Returns the most specific error that no legal move contradicts.
    fn true_reason(&self, typed: &str, error: RuleError, others: Vec<RuleError>) -> RuleError {
        let is_vague = |error: &RuleError| error.code() == "syntax";
        if is_vague(&error)
            && error.candidates.is_empty()
            && let Some(reason) = others.into_iter().find(|other| !is_vague(other) && !self.is_refuted(other))
        {
            return reason;
        }
        if self.is_refuted(&error) {
            return RuleError { candidates: error.candidates, ..self.unreadable(typed) };
        }
        error
    }

    /// Returns the first list that isn't empty, for the typed text or a respelling.
    fn first_list(&self, typed: &str, list: impl Fn(&str) -> Vec<Suggestion>) -> Vec<Suggestion> {
        let mut found = list(typed);
        if found.is_empty() && self.game_over().is_none() {
            let plain = respellings(typed).into_iter().take(UNFINISHED_RESPELLINGS);
            found = plain.map(|plain| list(&plain.text)).find(|list| !list.is_empty()).unwrap_or_default();
        }
        found
    }
}
