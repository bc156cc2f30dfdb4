//! A planner's possible views of future positions, one for each possible roll before them.
//!
//! They derive only from the planner's current view, so hidden information has no influence.

use super::plan::{Plan, parts};
use sealed_move_rules::{ErrorKind, GameState, Observer, RuleError, Side, View};

/// Maximum number of views; further results of chance are ignored.
const MAX_VIEWS: usize = 400;

/// Maximum length of a planned move in characters.
const MAX_TEXT_CHARS: usize = 300;

/// A planner's possible views at one future moment.
#[derive(Clone, Debug)]
pub(crate) struct Prospects {
    planner: Side,
    views: Vec<View>,
}

impl Prospects {
    /// Starts from the planner's current view.
    pub(crate) fn of(state: &GameState, planner: Side) -> Self {
        Self { planner, views: vec![state.position().view(Observer::Player(planner))] }
    }

    /// Follows a chain of plans; empty if the chain has become impossible.
    pub(crate) fn after_plans(self, chain: &[&Plan]) -> Self {
        let planner = self.planner;
        let after = chain.iter().try_fold(self, |at, plan| {
            let (_, after) = at.opponent_move(&plan.foreseen).ok()?;
            after.own_move(&plan.reply).ok().map(|(_, after)| after)
        });
        after.unwrap_or(Self { planner, views: Vec::new() })
    }

    /// Keeps the views in which `side` is on turn; `None` if none remain.
    pub(crate) fn of_turn(mut self, side: Side) -> Option<Self> {
        self.views.retain(|view| view.turn() == side);
        (!self.views.is_empty()).then_some(self)
    }

    /// Returns the views in which `side` is on turn, with every hand that the planner can't rule
    /// out.
    pub(crate) fn supposed(self, side: Side) -> Vec<View> {
        let of_turn = self.views.into_iter().filter(|view| view.turn() == side);
        of_turn.map(|view| view.supposing().unwrap_or(view)).collect()
    }

    /// Parses a move of the opponent. Returns it as seen by the planner, with the views after it.
    ///
    /// # Errors
    ///
    /// The rule error if the move is impossible in every view.
    pub(crate) fn opponent_move(&self, typed: &str) -> Result<(String, Self), RuleError> {
        let mut at = self.clone();
        let mut texts = Vec::new();
        for part in limited(parts(typed))? {
            at = at.of_turn(self.planner.other()).ok_or(ErrorKind::Syntax)?;
            let (text, after) = at.advance(&part, |view| view.parse_opponent_move(&part))?;
            texts.push(text);
            at = after;
        }
        Ok((texts.join("; "), at))
    }

    /// Parses a move of the planner. Returns it with the views after it.
    ///
    /// # Errors
    ///
    /// The rule error if the move is illegal in every view.
    pub(crate) fn own_move(&self, typed: &str) -> Result<(String, Self), RuleError> {
        let [typed] = limited(vec![typed.trim().to_owned()])?.try_into().unwrap_or_default();
        self.advance(&typed, |view| {
            let supposed = view.supposing();
            supposed.as_ref().unwrap_or(view).read(&typed).map(|text| text.to_string())
        })
    }

    /// Parses a move, or a notation with rolls, in the first view that accepts it. Returns it with
    /// the views after it.
    fn advance(
        &self,
        typed: &str,
        read: impl Fn(&View) -> Result<String, RuleError>,
    ) -> Result<(String, Self), RuleError> {
        let mut refused: Option<RuleError> = None;
        let mut found: Option<String> = None;
        let mut views: Vec<View> = Vec::new();
        for view in &self.views {
            let room = MAX_VIEWS - views.len();
            let text = read(view).or_else(|error| match view.after(typed, 1) {
                Ok(_) => Ok(typed.to_owned()),
                Err(_) => Err(error),
            });
            let after = text.and_then(|text| view.after(&text, room).map(|after| (text, after)));
            match after {
                Ok((text, after)) if found.as_ref().is_none_or(|found| *found == text) => {
                    views.extend(after);
                    found = Some(text);
                }
                Ok(_) => {}
                Err(error) => {
                    refused.get_or_insert(error);
                }
            }
            if views.len() >= MAX_VIEWS {
                break;
            }
        }
        match found {
            Some(text) => Ok((text, Self { planner: self.planner, views })),
            None => Err(refused.unwrap_or_else(|| ErrorKind::Syntax.into())),
        }
    }
}

/// Rejects empty texts, and texts that are too long in total.
fn limited(texts: Vec<String>) -> Result<Vec<String>, RuleError> {
    let length: usize = texts.iter().map(|text| text.chars().count()).sum();
    let fits = length <= MAX_TEXT_CHARS && texts.iter().all(|text| !text.is_empty()) && !texts.is_empty();
    if fits { Ok(texts) } else { Err(ErrorKind::Syntax.into()) }
}
