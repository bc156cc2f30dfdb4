//! Exports or deletes a server's data.

use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{DialogButton, ServerButton};
use crate::discord::reply::{AttachedFile, Button, Reply, Response, Style};
use crate::domain::{GuildId, Id, UserError};
use crate::service::Error;
use crate::text::t;

const EXPORT_NAME: &str = "sealed-move-server.json";

/// Maximum size of the matches in a file. Discord's limit is 10 MiB, and other data needs space
/// too.
const MAX_EXPORT_BYTES: usize = 7_500_000;

/// Sends the data, or as much as fits into a file.
pub(super) fn export(
    ctx: &InteractionContext,
    guild: GuildId,
    after: Option<&str>,
) -> Result<Response, Error> {
    let lang = ctx.lang;
    let after = after.map(|id| id.trim().parse::<Id>()).transpose();
    let after = after.map_err(|_| UserError::NoMatchOfServer)?;
    let export = ctx.service.server_data.export(
        guild,
        after,
        MAX_EXPORT_BYTES,
        ctx.now(),
        &ctx.bot().reserved_names(),
    )?;
    let content = match export.more_after {
        None => t!(lang, "server-exported", games = export.matches),
        Some(last) => t!(lang, "server-exported-part", games = export.matches, last = last.to_string()),
    };
    let file = AttachedFile::plain(EXPORT_NAME, export.json);
    Ok(Response::Private(Reply { file: Some(file), ..Reply::text(content) }))
}

/// Asks the admin to confirm the deletion.
pub(super) fn ask_to_delete(ctx: &InteractionContext, guild: GuildId) -> Result<Response, Error> {
    let lang = ctx.lang;
    let counts = ctx.service.servers.counts(guild, ctx.now())?;
    let ongoing = ctx.service.games.ongoing(ctx.player())?;
    let own = ongoing.iter().filter(|game| game.place.guild == Some(guild)).count();
    let sure = t!(lang, "button-server-delete-sure");
    Ok(Response::Private(Reply {
        content: t!(
            lang,
            "server-delete-sure",
            ongoing = counts.ongoing,
            ended = counts.ended,
            challenges = counts.challenges,
            others = (counts.ongoing as usize).saturating_sub(own),
            own = own,
        ),
        buttons: vec![
            Button::without_subject(ServerButton::DeleteSure, sure, Style::Danger),
            Button::without_subject(DialogButton::Cancel, t!(lang, "button-cancel"), Style::Plain),
        ],
        ..Reply::default()
    }))
}
