//! What can be asked.

use serde_json::{Map, Value, json};

use super::problem::Problem;
use super::request::Request;
use sealed_move_rules::chance::{self, Transition, Weight};
use sealed_move_rules::{
    GameInfo, GameState, Observer, Outcome, PlayError, Played, Position, Rolls, RuleError, Stage,
};

type OpResult = Result<Map<String, Value>, Problem>;
type Op = fn(&Request) -> OpResult;

/// How many results are listed where the request does not say.
const DEFAULT_LIMIT: u32 = 10_000;

/// The text of a start's draws where the request gives only a seed.
const START_DRAW: &str = "0:0:*:0";

/// What can be asked, and who answers.
const OPS: &[(&str, Op)] = &[
    ("games", |_| Ok(games())),
    ("start", start),
    ("check", check),
    ("legal", legal_moves),
    ("next", next),
    ("read", read),
    ("play", play),
    ("replay", replay),
    ("outcomes", outcomes),
    ("view", view),
    ("redact", redact),
    ("perft", perft),
];

/// Does what a request asks for.
pub(super) fn perform(request: &Request) -> OpResult {
    let name = request.text("op")?;
    match OPS.iter().find(|(known, _)| *known == name) {
        Some((_, op)) => op(request),
        None => {
            let known: Vec<_> = OPS.iter().map(|(name, _)| *name).collect();
            Err(Problem::new("unknown_op", format!("\"op\" must be one of {}", known.join(", "))))
        }
    }
}

/// An answer of one field.
fn one(field: &str, value: impl Into<Value>) -> Map<String, Value> {
    Map::from_iter([(field.to_owned(), value.into())])
}

/// Makes a refusal of a position's game a problem.
fn refused(position: &dyn Position) -> impl Fn(RuleError) -> Problem {
    let game = position.info().name;
    move |error| Problem::rules(game, &error)
}

fn games() -> Map<String, Value> {
    let games: Vec<Value> = sealed_move_rules::GAMES
        .iter()
        .map(|game| {
            let GameInfo { name, title, sides, setups, chance, secrets, .. } = *game.info();
            let setups: Vec<_> = setups.iter().map(|setup| setup.name).collect();
            json!({ "name": name, "title": title, "sides": sides, "setups": setups, "chance": chance,
                    "secrets": secrets })
        })
        .collect();
    one("games", games)
}

fn start(request: &Request) -> OpResult {
    let game = request.game()?;
    let info = game.info();
    let setup = if request.has("setup") { request.text("setup")? } else { info.setups[0].name };
    let refused = |error| Problem::rules(info.name, &error);
    let position = match game.start(setup, &mut Rolls::none()) {
        Ok(position) => position,
        Err(PlayError::Roll(_)) => match request.dice(Some(START_DRAW))? {
            Some(mut dice) => chance::start(game, setup, |options| dice.roll(options)).map_err(refused)?,
            None => return Err(Problem::new("needs_seed", "this start rolls dice")),
        },
        Err(PlayError::Refused(error)) => return Err(refused(error)),
    };
    Ok(one("position", position.text()))
}

fn check(request: &Request) -> OpResult {
    Ok(one("position", request.position("position")?.text()))
}

fn legal_moves(request: &Request) -> OpResult {
    let position = request.position("position")?;
    let view = position.view(Observer::Player(position.turn()));
    let turns = view.legal_moves(request.limit(DEFAULT_LIMIT)?).map_err(refused(&*position))?;
    Ok(one("turns", turns))
}

fn next(request: &Request) -> OpResult {
    let position = request.position("position")?;
    let view = position.view(Observer::Player(position.turn()));
    let next = view.next(request.text("partial")?).map_err(refused(&*position))?;
    let options: Vec<String> = next.options.into_iter().map(|step| step.token).collect();
    let field = match next.stage {
        Stage::Moves | Stage::Steps { .. } => "steps",
        Stage::Starts => "starts",
        Stage::Token(_) => "options",
    };
    let mut answer = one(field, options);
    match next.stage {
        Stage::Moves | Stage::Starts => {}
        Stage::Token(stage) => answer.extend(one("stage", stage.word())),
        Stage::Steps { at, mode, may_end } => {
            answer.extend(
                [one("may_end", may_end), one("mode", mode.name()), one("at", at)].into_iter().flatten(),
            );
        }
    }
    Ok(answer)
}

fn read(request: &Request) -> OpResult {
    let position = request.position("position")?;
    let mut answer = one("turn", request.move_text("text", &*position)?.as_str());
    if position.view(Observer::Player(position.turn())).is_guess(request.text("text")?) {
        answer.insert("guessed".to_owned(), true.into());
    }
    Ok(answer)
}

fn play(request: &Request) -> OpResult {
    let position = request.position("position")?;
    let played = match (request.has("turn"), request.has("record")) {
        (true, false) => play_turn(request, &*position)?,
        (false, true) => position.replay(request.text("record")?).map_err(refused(&*position))?,
        _ => return Err(Problem::bad_request("either \"turn\" or \"record\" must be given")),
    };
    let mut answer = standing(&*played.position, played.position.outcome(), played.position.status());
    answer.insert("record".to_owned(), played.notation.into());
    Ok(answer)
}

fn play_turn(request: &Request, position: &dyn Position) -> Result<Played, Problem> {
    let turn = request.move_text("turn", position)?;
    let mut transition = chance::play(position, &turn).map_err(refused(position))?;
    loop {
        transition = match transition {
            Transition::Done(played) => return Ok(played),
            // A roll with one option leaves nothing to chance.
            Transition::Chance(node) if node.options().get() == 1 => {
                node.roll(0).map_err(refused(position))?
            }
            Transition::Chance(_) => {
                let dice = request.dice(None)?;
                let mut dice = dice.ok_or_else(|| Problem::new("needs_chance", "this move rolls dice"))?;
                return chance::roll_all(position, &turn, |options| dice.roll(options))
                    .map_err(refused(position));
            }
        };
    }
}

fn replay(request: &Request) -> OpResult {
    let start = request.position("start")?;
    let game = start.info().name;
    let line = GameState::replay_all(start, request.texts("records")?)
        .map_err(|(index, error)| Problem::rules(game, &error).with("ply", index))?;
    Ok(standing(line.position(), line.outcome(), line.status()))
}

/// A position and how the game stands there.
fn standing(
    position: &dyn Position,
    outcome: Option<Outcome>,
    status: Option<&'static str>,
) -> Map<String, Value> {
    let mut answer = one("position", position.text());
    let outcome = outcome.map_or(Value::Null, |outcome| {
        let winner = outcome.winner.map(|side| position.info().side_name(side));
        json!({ "winner": winner, "reason": outcome.reason })
    });
    answer.insert("outcome".to_owned(), outcome);
    if let Some(status) = status {
        answer.insert("status".to_owned(), status.into());
    }
    answer
}

fn outcomes(request: &Request) -> OpResult {
    let position = request.position("position")?;
    let turn = request.move_text("turn", &*position)?;
    let mut found =
        chance::outcomes(&*position, &turn, request.limit(DEFAULT_LIMIT)?).map_err(refused(&*position))?;
    found.sort_by(|(one, _), (other, _)| one.notation.cmp(&other.notation));
    let mut distinct: Vec<(Played, Weight)> = Vec::with_capacity(found.len());
    for (played, weight) in found {
        match distinct.last_mut() {
            Some((last, sum)) if last.notation == played.notation => *sum = sum.plus(weight),
            _ => distinct.push((played, weight)),
        }
    }
    let outcomes: Vec<Value> = distinct
        .into_iter()
        .map(|(played, weight)| {
            json!({ "record": played.notation, "p": weight.to_string(), "position": played.position.text() })
        })
        .collect();
    Ok(one("outcomes", outcomes))
}

fn view(request: &Request) -> OpResult {
    let position = request.position("position")?;
    Ok(one("view", position.view(request.observer()?).text()))
}

fn redact(request: &Request) -> OpResult {
    let position = request.position("position")?;
    let (record, observer) = (request.text("record")?, request.observer()?);
    position.replay(record).map_err(refused(&*position))?;
    Ok(one("record", position.redact(record, observer).map_err(refused(&*position))?))
}

fn perft(request: &Request) -> OpResult {
    let position = request.position("position")?;
    let nodes = position.perft(request.number("depth")?).map_err(refused(&*position))?;
    Ok(one("nodes", nodes))
}
