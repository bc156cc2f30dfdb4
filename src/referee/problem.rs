//! Error answers.

use serde_json::{Map, Value};

use crate::text::{self, Language};
use sealed_move_rules::{MoveText, RuleError};

#[derive(Debug)]
pub(super) struct Problem(Map<String, Value>);

impl Problem {
    /// A problem with only a code and a message.
    pub(super) fn new(code: &str, message: impl Into<String>) -> Self {
        let mut fields = Map::new();
        fields.insert("code".to_owned(), code.into());
        fields.insert("message".to_owned(), Value::String(message.into()));
        Self(fields)
    }

    pub(super) fn bad_request(message: impl Into<String>) -> Self {
        Self::new("bad_request", message)
    }

    /// A rule error of `game`.
    pub(super) fn rules(game: &str, error: &RuleError) -> Self {
        let mut problem = Self::new(error.code(), text::rule_error(Language::ENGLISH, game, error));
        if let Some(at) = error.at {
            problem = problem.with("at", at);
        }
        if !error.candidates.is_empty() {
            let candidates: Vec<_> = error.candidates.iter().map(MoveText::as_str).collect();
            problem = problem.with("candidates", candidates);
        }
        problem
    }

    pub(super) fn with(mut self, field: &str, value: impl Into<Value>) -> Self {
        self.0.insert(field.to_owned(), value.into());
        self
    }

    pub(super) fn answer(self, id: Option<&Value>) -> String {
        let mut answer = Map::new();
        answer.insert("error".to_owned(), Value::Object(self.0));
        if let Some(id) = id {
            answer.insert("id".to_owned(), id.clone());
        }
        Value::Object(answer).to_string()
    }
}
