//! `/move`: plays a typed move, and suggests moves.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use super::waiting::{self, Target, WaitingGame};
use crate::discord::buttons::{composer, moves};
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Placement, Response};
use crate::discord::rest::limits;
use crate::domain::Id;
use crate::service::{ConfirmMode, Error, MatchFilter};
use crate::text::{Mover, t};
use sealed_move_rules::Observer;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveCommand {
    typed: String,
    game: Option<String>,
}

impl SlashCommand for MoveCommand {
    const NAME: &'static str = "move";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let typed = define.typed_move("move", |lang| t!(lang, "command-move-turn"));
        define
            .command(Self::NAME, |lang| t!(lang, "command-move"))
            .add_option(typed.required(true))
            .add_option(define.which_game(|lang| t!(lang, "command-move-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { typed: options.text("move").unwrap_or_default(), game: options.text("game") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "move" => complete_move(ctx, request.typed, request.options.text("game").as_deref()),
            "game" => lists::games(ctx, request.typed, MatchFilter::Turn),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        match waiting::target(ctx, &args.typed, args.game.as_deref())? {
            Target::OneOf(games) => Ok(waiting::ask_which(ctx, &games, &args.typed)),
            Target::Game { id, text, .. } => match waiting::composer_start(ctx.lang, &text) {
                Some(beginning) => composer::open_at(ctx, id, beginning),
                None => moves::play(ctx, id, None, &text, ConfirmMode::Typed, Placement::NewMessage),
            },
        }
    }
}

/// Suggests moves in the selected game, or in all games that await the player.
fn complete_move(
    ctx: &InteractionContext,
    typed: &str,
    game: Option<&str>,
) -> Result<CompletionChoices, Error> {
    match waiting::target(ctx, typed, game)? {
        Target::Game { id, named, text } => moves_in(ctx, id, &text, named.as_deref()),
        Target::OneOf(games) => {
            let mut lists = Vec::new();
            for game in &games {
                match moves_in(ctx, game.id(), typed, Some(game)) {
                    Ok(list) => lists.push(list.into_iter()),
                    // One corrupt game must not hide the others.
                    Err(Error::Internal(error)) => {
                        tracing::error!(game = %game.id(), %error, "cannot list moves of game");
                    }
                    Err(refused) => return Err(refused),
                }
            }
            Ok(merge_fairly(lists))
        }
    }
}

/// Suggests moves in one game, and none if it isn't the player's turn.
fn moves_in(
    ctx: &InteractionContext,
    id: Id,
    typed: &str,
    named: Option<&WaitingGame>,
) -> Result<CompletionChoices, Error> {
    let match_view = ctx.match_view(id)?;
    let view = &match_view.board_view.view;
    if match_view.observer != Observer::Player(view.turn()) || match_view.game.ending.is_some() {
        return Ok(CompletionChoices::new());
    }
    let typed = waiting::composer_start(ctx.lang, typed).unwrap_or(typed);
    Ok(lists::moves_of(ctx.lang, view, typed, Mover::Own, named))
}

/// Merges several lists. Each gets an equal share, and unused space goes to the first ones.
fn merge_fairly(lists: Vec<impl ExactSizeIterator<Item = (String, String)>>) -> CompletionChoices {
    let share = limits::CHOICES / lists.len().max(1);
    let mut left = limits::CHOICES.saturating_sub(lists.iter().map(|list| list.len().min(share)).sum());
    let mut shared = CompletionChoices::new();
    for list in lists {
        let more = list.len().saturating_sub(share).min(left);
        left -= more;
        shared.extend(list.take(share + more));
    }
    shared
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_games_share_the_completion_list() {
        let list = |game: &str, lines: usize| {
            let lines: Vec<_> = (0..lines).map(|line| (format!("{game}{line}"), String::new())).collect();
            lines.into_iter()
        };
        let count = |lists: Vec<_>| {
            let shared = merge_fairly(lists);
            let of = |game: &str| shared.iter().filter(|(label, _)| label.starts_with(game)).count();
            (of("a"), of("b"), of("c"))
        };
        assert_eq!(count(vec![list("a", 30), list("b", 30)]), (13, 12, 0));
        assert_eq!(count(vec![list("a", 30), list("b", 3), list("c", 30)]), (14, 3, 8));
        assert_eq!(count(vec![list("a", 0), list("b", 30)]), (0, 25, 0));
        assert_eq!(count(Vec::new()), (0, 0, 0));
    }
}
