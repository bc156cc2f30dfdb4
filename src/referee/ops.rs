//! The operations.

use serde_json::{Value, json};

use super::choose;
use super::clock;
use super::op_result::{OpResult, OutcomeRow};
use super::problem::Problem;
use super::request::Request;
use super::tournaments;
use crate::dice::Dice;
use sealed_move_rules::bounds::Counted;
use sealed_move_rules::chance::{self, Transition};
use sealed_move_rules::{
    GameInfo, GameState, Observer, Outcome, PlayError, Played, Position, Rolls, RuleError, Stage,
};

type OpReturn = Result<OpResult, Problem>;
type Op = fn(&Request) -> OpReturn;

/// The default pattern for rolls of the start.
const START_DRAW: &str = "0:0:*:0";

/// The operations by name.
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
    ("choose", choose::choice),
    ("clock", clock::clock),
    ("lots", tournaments::lots),
    ("rounds", tournaments::rounds),
    ("divisions", tournaments::divisions),
    ("standings", tournaments::standings),
    ("ranks", tournaments::ranks),
    ("ladder", tournaments::ladder),
    ("cup", tournaments::cup),
    ("pair", tournaments::pair),
];

pub(super) fn perform(request: &Request) -> OpReturn {
    let name = request.text("op")?;
    match OPS.iter().find(|(known, _)| *known == name) {
        Some((_, op)) => op(request),
        None => {
            let known: Vec<_> = OPS.iter().map(|(name, _)| *name).collect();
            Err(Problem::new("unknown_op", format!("\"op\" must be one of {}", known.join(", "))))
        }
    }
}

/// An answer with one field.
fn one(field: &str, value: impl Into<Value>) -> OpResult {
    OpResult::default().with(field, value)
}

/// Converts a rule error into a problem.
fn refused(position: &dyn Position) -> impl Fn(RuleError) -> Problem {
    let game = position.info().name;
    move |error| Problem::rules(game, &error)
}

fn games() -> OpResult {
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

fn start(request: &Request) -> OpReturn {
    let game = request.game()?;
    let info = game.info();
    let setup = if request.has("setup") { request.text("setup")? } else { info.setups[0].name };
    let refused = |error| Problem::rules(info.name, &error);
    let dice = request.dice(Some(START_DRAW))?;
    let position = match game.start(setup, &mut Rolls::none()) {
        Ok(position) => position,
        Err(PlayError::Roll(_)) => match dice {
            Some(mut dice) => chance::start(game, setup, |options| dice.roll(options)).map_err(refused)?,
            None => return Err(Problem::new("needs_seed", "this start rolls dice")),
        },
        Err(PlayError::Refused(error)) => return Err(refused(error)),
    };
    Ok(one("position", position.text()))
}

fn check(request: &Request) -> OpReturn {
    Ok(one("position", request.position("position")?.text()))
}

fn legal_moves(request: &Request) -> OpReturn {
    let position = request.position("position")?;
    let view = position.view(Observer::Player(position.turn()));
    let turns = view.legal_moves_within(&mut request.list_meter(Counted::Moves)?);
    Ok(one("turns", turns.map_err(refused(&*position))?))
}

fn next(request: &Request) -> OpReturn {
    let position = request.position("position")?;
    let view = position.view(Observer::Player(position.turn()));
    let next = view.next(request.text("partial")?).map_err(refused(&*position))?;
    let options: Vec<String> = next.options.into_iter().map(|step| step.token).collect();
    let field = match next.stage {
        Stage::Moves | Stage::Steps { .. } => "steps",
        Stage::Starts => "starts",
        Stage::Token(_) => "options",
    };
    let answer = one(field, options);
    Ok(match next.stage {
        Stage::Moves | Stage::Starts => answer,
        Stage::Token(stage) => answer.with("stage", stage.word()),
        Stage::Steps { at, mode, may_end } => {
            answer.with("may_end", may_end).with("mode", mode.name()).with("at", at)
        }
    })
}

fn read(request: &Request) -> OpReturn {
    let position = request.position("position")?;
    let answer = one("turn", request.move_text("text", &*position)?.as_str());
    let guessed = position.view(Observer::Player(position.turn())).is_guess(request.text("text")?);
    Ok(if guessed { answer.with("guessed", true) } else { answer })
}

fn play(request: &Request) -> OpReturn {
    let position = request.position("position")?;
    let dice = request.dice(None)?;
    let played = match (request.has("turn"), request.has("record")) {
        (true, false) => play_turn(request, &*position, dice)?,
        (false, true) => position.replay(request.text("record")?).map_err(refused(&*position))?,
        _ => return Err(Problem::bad_request("either \"turn\" or \"record\" must be given")),
    };
    let answer = standing(&*played.position, played.position.outcome(), played.position.status());
    Ok(answer.with("record", played.notation))
}

fn play_turn(request: &Request, position: &dyn Position, dice: Option<Dice>) -> Result<Played, Problem> {
    let turn = request.move_text("turn", position)?;
    let mut transition = chance::play(position, &turn).map_err(refused(position))?;
    loop {
        transition = match transition {
            Transition::Done(played) => return Ok(played),
            // A roll with one option needs no dice.
            Transition::Chance(node) if node.options().get() == 1 => {
                node.roll(0).map_err(refused(position))?
            }
            Transition::Chance(_) => {
                let mut dice = dice.ok_or_else(|| Problem::new("needs_chance", "this move rolls dice"))?;
                return chance::roll_all(position, &turn, |options| dice.roll(options))
                    .map_err(refused(position));
            }
        };
    }
}

fn replay(request: &Request) -> OpReturn {
    let start = request.position("start")?;
    let game = start.info().name;
    let line = GameState::replay_all(start, request.texts("records")?)
        .map_err(|(index, error)| Problem::rules(game, &error).with("ply", index))?;
    Ok(standing(line.position(), line.outcome(), line.status()))
}

/// A position and the state of the game.
fn standing(position: &dyn Position, outcome: Option<Outcome>, status: Option<&'static str>) -> OpResult {
    let outcome = outcome.map_or(Value::Null, |outcome| {
        let winner = outcome.winner.map(|side| position.info().side_name(side));
        json!({ "winner": winner, "reason": outcome.reason })
    });
    let answer = one("position", position.text()).with("outcome", outcome);
    match status {
        Some(status) => answer.with("status", status),
        None => answer,
    }
}

fn outcomes(request: &Request) -> OpReturn {
    let position = request.position("position")?;
    let turn = request.move_text("turn", &*position)?;
    let mut meter = request.list_meter(Counted::Results)?;
    let mut rows = Vec::new();
    position
        .visit_outcomes(&turn, &mut meter, &mut |meter, played, weight| {
            let row = OutcomeRow {
                position: played.position.text(),
                p: weight.to_string(),
                notation: played.notation,
            };
            meter.hold(row.len())?;
            rows.push(row);
            Some(())
        })
        .map_err(refused(&*position))?;
    rows.sort_unstable_by(|one, other| one.notation.cmp(&other.notation));
    Ok(OpResult::outcomes(rows))
}

fn view(request: &Request) -> OpReturn {
    let position = request.position("position")?;
    Ok(one("view", position.view(request.observer()?).text()))
}

fn redact(request: &Request) -> OpReturn {
    let position = request.position("position")?;
    let (record, observer) = (request.text("record")?, request.observer()?);
    position.replay(record).map_err(refused(&*position))?;
    Ok(one("record", position.redact(record, observer).map_err(refused(&*position))?))
}

fn perft(request: &Request) -> OpReturn {
    let position = request.position("position")?;
    let depth = request.number("depth")?;
    let nodes = position.perft_within(depth, &mut request.count_meter()?).map_err(refused(&*position))?;
    Ok(one("nodes", nodes))
}
