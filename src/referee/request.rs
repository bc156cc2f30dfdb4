//! Requests and their fields.

use serde_json::{Map, Value};

use super::limits::{AnswerLimits, DEFAULT_LIMIT};
use super::problem::Problem;
use crate::dice::{Dice, Seed};
use sealed_move_rules::bounds::{Bounds, Counted, Meter};
use sealed_move_rules::{Game, MoveText, Observer, Position};

#[derive(Debug)]
pub(super) struct Request {
    fields: Map<String, Value>,
    limits: AnswerLimits,
}

impl Request {
    pub(super) fn parse(line: &str, limits: AnswerLimits) -> Result<Self, Problem> {
        match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => Ok(Self { fields, limits }),
            Ok(_) => Err(Problem::bad_request("the line is not a JSON object")),
            Err(error) => {
                let problem = Problem::bad_request(format!("the line is not JSON: {error}"));
                Err(problem.with("at", error.column().saturating_sub(1)))
            }
        }
    }

    /// All fields.
    pub(super) fn fields(&self) -> Value {
        Value::Object(self.fields.clone())
    }

    /// The id to repeat in the answer.
    pub(super) fn id(&self) -> Option<&Value> {
        self.fields.get("id")
    }

    /// Whether a field is present. `null` counts as absent.
    pub(super) fn has(&self, field: &str) -> bool {
        self.fields.get(field).is_some_and(|value| !value.is_null())
    }

    pub(super) fn value(&self, field: &str) -> Option<&Value> {
        self.fields.get(field)
    }

    pub(super) fn text(&self, field: &str) -> Result<&str, Problem> {
        self.fields.get(field).and_then(Value::as_str).ok_or_else(|| wrong(field, "a text"))
    }

    pub(super) fn texts(&self, field: &str) -> Result<Vec<&str>, Problem> {
        let list = self.fields.get(field).and_then(Value::as_array);
        list.and_then(|list| list.iter().map(Value::as_str).collect())
            .ok_or_else(|| wrong(field, "a list of texts"))
    }

    pub(super) fn number(&self, field: &str) -> Result<u32, Problem> {
        let number = self.fields.get(field).and_then(Value::as_u64);
        number
            .and_then(|number| u32::try_from(number).ok())
            .ok_or_else(|| wrong(field, "a whole number from 0 to 4294967295"))
    }

    /// The meter of a list.
    pub(super) fn list_meter(&self, counted: Counted) -> Result<Meter, Problem> {
        let most = self.limit()?.unwrap_or(DEFAULT_LIMIT).min(self.limits.listed);
        Ok(Meter::new(counted, Bounds { items: most, ..self.bounds() }))
    }

    /// The meter of a perft.
    pub(super) fn count_meter(&self) -> Result<Meter, Problem> {
        let most = self.limit()?.unwrap_or(u64::MAX);
        Ok(Meter::new(Counted::Nodes, Bounds { items: most, ..self.bounds() }))
    }

    const fn bounds(&self) -> Bounds {
        Bounds { items: u64::MAX, steps: self.limits.steps, bytes: self.limits.bytes }
    }

    /// The `limit` field: the maximum to list or count.
    fn limit(&self) -> Result<Option<u64>, Problem> {
        if !self.has("limit") {
            return Ok(None);
        }
        let limit = self.fields.get("limit").and_then(Value::as_u64);
        limit.map(Some).ok_or_else(|| wrong("limit", "a whole number"))
    }

    pub(super) fn game(&self) -> Result<&'static dyn Game, Problem> {
        sealed_move_rules::find(self.text("game")?).ok_or_else(|| {
            let known: Vec<_> = sealed_move_rules::GAMES.iter().map(|game| game.info().name).collect();
            wrong("game", &format!("one of {}", known.join(", ")))
        })
    }

    pub(super) fn position(&self, field: &str) -> Result<Box<dyn Position>, Problem> {
        let game = self.game()?;
        game.parse(self.text(field)?).map_err(|error| Problem::rules(game.info().name, &error))
    }

    /// Reads a field as a move of the side to move.
    pub(super) fn move_text(&self, field: &str, position: &dyn Position) -> Result<MoveText, Problem> {
        position
            .view(Observer::Player(position.turn()))
            .read(self.text(field)?)
            .map_err(|error| Problem::rules(position.info().name, &error))
    }

    pub(super) fn seed(&self) -> Result<Option<Seed>, Problem> {
        if !self.has("seed") {
            return Ok(None);
        }
        self.text("seed")?.parse().map(Some).map_err(|_| wrong("seed", "64 hexadecimal digits"))
    }

    /// The dice from `seed` and `draw`, which are checked even if the move needs no dice. `default`
    /// replaces a missing `draw`. `None` without a seed or a pattern.
    pub(super) fn dice(&self, default: Option<&str>) -> Result<Option<Dice>, Problem> {
        let (seed, pattern) = (self.seed()?, self.pattern()?.or(default));
        Ok(seed.zip(pattern).and_then(|(seed, pattern)| Dice::of_pattern(&seed, pattern)))
    }

    /// The `draw` field, checked.
    fn pattern(&self) -> Result<Option<&str>, Problem> {
        if !self.has("draw") {
            return Ok(None);
        }
        let pattern = self.text("draw")?;
        let wrong = || wrong("draw", "a text like game:revision:*:interaction");
        Dice::is_pattern(pattern).then_some(Some(pattern)).ok_or_else(wrong)
    }

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
