//! The proof of a move's dice: the commitment and the inputs of the rolls.

use crate::discord::context::InteractionContext;
use crate::discord::reply::{Reply, Response};
use crate::discord::views::card::game_name_of;
use crate::domain::{Id, Revision};
use crate::service::{Error, RolledMoves};
use crate::text::{self, t};

/// Shows the inputs of the rolls made at a revision.
///
/// The results are in the history. After the game, `/verify` shows the meaning of each roll.
pub(super) fn show(ctx: &InteractionContext, id: Id, revision: Revision) -> Result<Response, Error> {
    let lang = ctx.lang;
    ctx.set_game(id);
    let RolledMoves { game, moves, commitment, seed } =
        ctx.service.views.rolled_moves(id, ctx.player(), ctx.guild(), revision)?;
    let mut body = vec![t!(lang, "dice-seal", commitment = commitment.to_string())];
    body.extend(moves.iter().map(|(part, made)| {
        t!(
            lang,
            "dice-source",
            made = text::move_part(lang, *part),
            game = id.to_string(),
            revision = made.revision.0.saturating_sub(1).to_string(),
            interaction = made.interaction.to_string(),
        )
    }));
    body.push(match seed {
        Some(seed) => t!(lang, "dice-open", seed = seed.open().to_string()),
        None => t!(lang, "dice-sealed"),
    });
    Ok(Response::Private(Reply {
        title: t!(lang, "dice-title", game = game_name_of(lang, &game)),
        body: body.join("\n"),
        ..Reply::default()
    }))
}
