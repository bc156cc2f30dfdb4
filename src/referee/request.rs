//! A request and its fields.

use serde_json::{Map, Value};

use super::problem::Problem;
use crate::dice::{Dice, Seed};
use sealed_move_rules::{Game, MoveText, Observer, Position};

/// A JSON object that asks for something.
#[derive(Debug)]
pub(super) struct Request(Map<String, Value>);

impl Request {
    /// Reads a line.
    pub(super) fn parse(line: &str) -> Result<Self, Problem> {
        match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err(Problem::bad_request("the line is not a JSON object")),
            Err(error) => {
                let problem = Problem::bad_request(format!("the line is not JSON: {error}"));
                Err(problem.with("at", error.column().saturating_sub(1)))
            }
        }
    }

    /// What the answer echoes.
    pub(super) fn id(&self) -> Option<&Value> {
        self.0.get("id")
    }

    /// Whether a field is there; `null` counts as absent.
    pub(super) fn has(&self, field: &str) -> bool {
        self.0.get(field).is_some_and(|value| !value.is_null())
    }

    /// A text.
    pub(super) fn text(&self, field: &str) -> Result<&str, Problem> {
        self.0.get(field).and_then(Value::as_str).ok_or_else(|| wrong(field, "a text"))
    }

    /// A list of texts.
    pub(super) fn texts(&self, field: &str) -> Result<Vec<&str>, Problem> {
        let list = self.0.get(field).and_then(Value::as_array);
        list.and_then(|list| list.iter().map(Value::as_str).collect())
            .ok_or_else(|| wrong(field, "a list of texts"))
    }

    /// A whole number that a `u32` holds.
    pub(super) fn number(&self, field: &str) -> Result<u32, Problem> {
        let number = self.0.get(field).and_then(Value::as_u64);
        number
            .and_then(|number| u32::try_from(number).ok())
            .ok_or_else(|| wrong(field, "a whole number from 0 to 4294967295"))
    }

    /// The most results to list, or `default` where nothing is said.
    pub(super) fn limit(&self, default: u32) -> Result<usize, Problem> {
        let limit = if self.has("limit") { self.number("limit")? } else { default };
        Ok(usize::try_from(limit).unwrap_or(usize::MAX))
    }

    /// The game.
    pub(super) fn game(&self) -> Result<&'static dyn Game, Problem> {
        sealed_move_rules::find(self.text("game")?).ok_or_else(|| {
            let known: Vec<_> = sealed_move_rules::GAMES.iter().map(|game| game.info().name).collect();
            wrong("game", &format!("one of {}", known.join(", ")))
        })
    }

    /// The position in a field.
    pub(super) fn position(&self, field: &str) -> Result<Box<dyn Position>, Problem> {
        let game = self.game()?;
        game.parse(self.text(field)?).map_err(|error| Problem::rules(game.info().name, &error))
    }

    /// The turn that the text in a field means to the player on turn.
    pub(super) fn move_text(&self, field: &str, position: &dyn Position) -> Result<MoveText, Problem> {
        position
            .view(Observer::Player(position.turn()))
            .read(self.text(field)?)
            .map_err(|error| Problem::rules(position.info().name, &error))
    }

    /// The dice of the submission that `seed` and `draw` name; `default` is its text where no
    /// `draw` is given, and no dice come of it where there is neither.
    pub(super) fn dice(&self, default: Option<&str>) -> Result<Option<Dice>, Problem> {
        if !self.has("seed") {
            return Ok(None);
        }
        let seed: Seed = self.text("seed")?.parse().map_err(|_| wrong("seed", "64 hexadecimal digits"))?;
        let pattern = if self.has("draw") { Some(self.text("draw")?) } else { default };
        let Some(pattern) = pattern else { return Ok(None) };
        let dice = Dice::of_pattern(&seed, pattern)
            .ok_or_else(|| wrong("draw", "a text like game:revision:*:interaction"))?;
        Ok(Some(dice))
    }

    /// Who looks.
    pub(super) fn observer(&self) -> Result<Observer, Problem> {
        let info = self.game()?.info();
        let [first, second] = info.sides;
        info.observer(self.text("observer")?)
            .ok_or_else(|| wrong("observer", &format!("{first}, {second} or public")))
    }
}

fn wrong(field: &str, wanted: &str) -> Problem {
    Problem::bad_request(format!("\"{field}\" must be {wanted}"))
}
