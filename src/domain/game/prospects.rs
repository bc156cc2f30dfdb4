//! What a planner may know of positions to come, one for each thing that chance may do until then.
//!
//! All of it is made of views: what is hidden from the planner now decides nothing here.

use super::plan::{Plan, parts};
use sealed_move_rules::{ErrorKind, GameState, Observer, RuleError, Side, View};

/// The most prospects that are looked at; of more results of chance the first ones stand for all.
const MOST: usize = 400;

/// The longest text of a move in a plan, in characters.
const TEXT_LIMIT: usize = 300;

/// The views that a planner may have at some moment to come.
#[derive(Clone, Debug)]
pub(crate) struct Prospects {
    planner: Side,
    views: Vec<View>,
}

impl Prospects {
    /// What the planner sees now.
    pub(crate) fn of(state: &GameState, planner: Side) -> Self {
        Self { planner, views: vec![state.position().view(Observer::Player(planner))] }
    }

    /// What they may see after the plans of a chain; nothing where those cannot come any more.
    pub(crate) fn after_plans(self, chain: &[&Plan]) -> Self {
        let planner = self.planner;
        let after = chain.iter().try_fold(self, |at, plan| {
            let (_, after) = at.opponent_move(&plan.foreseen).ok()?;
            after.own_move(&plan.reply).ok().map(|(_, after)| after)
        });
        after.unwrap_or(Self { planner, views: Vec::new() })
    }

    /// Those in which a side is on turn; `None` where there are none.
    pub(crate) fn of_turn(mut self, side: Side) -> Option<Self> {
        self.views.retain(|view| view.turn() == side);
        (!self.views.is_empty()).then_some(self)
    }

    /// The views in which a side is on turn, with what it may have in hand as far as the planner cannot
    /// rule it out.
    pub(crate) fn supposed(self, side: Side) -> Vec<View> {
        let of_turn = self.views.into_iter().filter(|view| view.turn() == side);
        of_turn.map(|view| view.supposing().unwrap_or(view)).collect()
    }

    /// The opponent's move that a text means, in the form in which the planner would read it, and what
    /// they may see after it.
    ///
    /// # Errors
    ///
    /// Why no such move can come.
    pub(crate) fn opponent_move(&self, typed: &str) -> Result<(String, Self), RuleError> {
        let mut at = self.clone();
        let mut texts = Vec::new();
        for part in limited(parts(typed))? {
            at = at.of_turn(self.planner.other()).ok_or(ErrorKind::Syntax)?;
            let (text, after) = at.go_on(&part, |view| view.parse_opponent_move(&part))?;
            texts.push(text);
            at = after;
        }
        Ok((texts.join("; "), at))
    }

    /// The planner's own move that a text means, and what they may see after it.
    ///
    /// # Errors
    ///
    /// Why it fits nowhere.
    pub(crate) fn own_move(&self, typed: &str) -> Result<(String, Self), RuleError> {
        let [typed] = limited(vec![typed.trim().to_owned()])?.try_into().unwrap_or_default();
        self.go_on(&typed, |view| {
            let supposed = view.supposing();
            supposed.as_ref().unwrap_or(view).read(&typed).map(|text| text.to_string())
        })
    }

    /// The move that a text means, or a notation with its rolls, in the first prospects in which there
    /// is one, and what may follow it.
    fn go_on(
        &self,
        typed: &str,
        read: impl Fn(&View) -> Result<String, RuleError>,
    ) -> Result<(String, Self), RuleError> {
        let mut refused: Option<RuleError> = None;
        let mut found: Option<String> = None;
        let mut views: Vec<View> = Vec::new();
        for view in &self.views {
            let room = MOST - views.len();
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
            if views.len() >= MOST {
                break;
            }
        }
        match found {
            Some(text) => Ok((text, Self { planner: self.planner, views })),
            None => Err(refused.unwrap_or_else(|| ErrorKind::Syntax.into())),
        }
    }
}

/// Texts that are not empty, and not too long together.
fn limited(texts: Vec<String>) -> Result<Vec<String>, RuleError> {
    let length: usize = texts.iter().map(|text| text.chars().count()).sum();
    let fits = length <= TEXT_LIMIT && texts.iter().all(|text| !text.is_empty()) && !texts.is_empty();
    if fits { Ok(texts) } else { Err(ErrorKind::Syntax.into()) }
}
