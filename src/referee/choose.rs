//! The computer player's choice, from the view of its seat.

use sealed_move_players::{Cancel, ChoiceSeed, ChoiceVersion, ChooseError, Level, choose};
use sealed_move_rules::{ErrorKind, Game, Observer, View};

use super::op_result::OpResult;
use super::problem::Problem;
use super::request::Request;

/// Returns the computer's move for the side to move in a view.
pub(super) fn choice(request: &Request) -> Result<OpResult, Problem> {
    let game = request.game()?;
    let text = request.text("view")?;
    let view = seen(game, text)?;
    let level =
        request.number("level").ok().and_then(|number| Level::from_number(u8::try_from(number).ok()?));
    let level = level.ok_or_else(|| Problem::bad_request("\"level\" must be a whole number from 1 to 6"))?;
    let seed =
        request.seed()?.ok_or_else(|| Problem::bad_request("\"seed\" must be 64 hexadecimal digits"))?;
    let mut history = Vec::new();
    if request.has("history") {
        for earlier in request.texts("history")? {
            history.push(shown(game, earlier, Observer::Player(view.turn()))?);
        }
    }
    if let Some(over) = view.game_over() {
        return Err(Problem::rules(game.info().name, &over.into()));
    }
    let version = ChoiceVersion::LATEST;
    let chosen = choose(&view, level, version, &ChoiceSeed(*seed.bytes()), &history, &Cancel::default());
    match chosen {
        Ok(decided) => Ok(OpResult::default()
            .with("turn", decided.text)
            .with("nodes", decided.nodes)
            .with("score", decided.score)),
        Err(ChooseError::NoMove | ChooseError::Canceled) => {
            Err(Problem::rules(game.info().name, &ErrorKind::Over { reason: "no-move" }.into()))
        }
    }
}

fn seen(game: &dyn Game, text: &str) -> Result<View, Problem> {
    let read = game.parse_view(text).map_err(|error| Problem::rules(game.info().name, &error))?;
    read.ok_or_else(|| Problem::new("position", "this is not what the side to move sees: see op view"))
}

/// Reads an earlier view of `observer`, whichever side was to move.
fn shown(game: &dyn Game, text: &str, observer: Observer) -> Result<View, Problem> {
    let read =
        game.parse_view_of(text, observer).map_err(|error| Problem::rules(game.info().name, &error))?;
    read.ok_or_else(|| Problem::new("position", "this is not what the side saw earlier: see op view"))
}
