//! The button of a daily puzzle. It opens the puzzle in a private message, where it continues like
//! any other puzzle.

use super::click::Click;
use super::puzzle_card::{line_card, puzzle_card};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::PuzzleButton;
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::domain::DailyOutcome;
use crate::service::{DailyOpened, Error};
use crate::text::{self, t};
use sealed_move_rules::Game;

pub(super) fn solve(ctx: &InteractionContext, click: Click) -> Result<Response, Error> {
    let reply = match ctx.service.puzzles.open_daily(&ctx.caller, click.subject)? {
        DailyOpened::Open(view) => puzzle_card(ctx, &view, 0),
        DailyOpened::Done { game, puzzle, outcome } => {
            let content = match outcome {
                DailyOutcome::Shown => t!(ctx.lang, "daily-shown"),
                _ => t!(ctx.lang, "daily-solved"),
            };
            Reply { content, ..line_card(ctx, game, puzzle, 1)? }
        }
        DailyOpened::Over { game } => over(ctx, game),
    };
    Ok(reply.placed(click.placement))
}

/// Replies to the button of an earlier day's puzzle, with a button for another puzzle.
fn over(ctx: &InteractionContext, game: &dyn Game) -> Reply {
    let info = game.info();
    let label = t!(ctx.lang, "button-puzzle-of", game = text::game(ctx.lang, info));
    let open = Button::without_subject(PuzzleButton::Open(info.name.to_owned()), label, Style::Primary);
    Reply { content: t!(ctx.lang, "daily-over"), buttons: vec![open], ..Reply::default() }
}
