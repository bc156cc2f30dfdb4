//! Exporting and deleting the stored data of a player.

use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{DialogButton, PlayerDataButton};
use crate::discord::reply::{AttachedFile, Button, Reply, Response, Style};
use crate::service::Error;
use crate::text::t;

/// The file name of an export.
const EXPORT_NAME: &str = "sealed-move.json";

pub(super) fn press(ctx: &InteractionContext, button: &PlayerDataButton) -> Result<Response, Error> {
    match button {
        PlayerDataButton::Export => export(ctx),
        PlayerDataButton::Delete => ask_to_delete(ctx),
        PlayerDataButton::DeleteSure => delete(ctx),
    }
}

/// Shows the options: export and delete.
pub(in crate::discord) fn menu(ctx: &InteractionContext) -> Reply {
    let lang = ctx.lang;
    Reply {
        content: t!(lang, "mydata-text"),
        buttons: vec![
            Button::without_subject(PlayerDataButton::Export, t!(lang, "button-export"), Style::Plain),
            Button::without_subject(PlayerDataButton::Delete, t!(lang, "button-forget"), Style::Danger),
        ],
        ..Reply::default()
    }
}

fn export(ctx: &InteractionContext) -> Result<Response, Error> {
    let file = AttachedFile::plain(EXPORT_NAME, ctx.service.player_data.export(ctx.player())?);
    Ok(Response::Update(Reply { file: Some(file), ..Reply::text(t!(ctx.lang, "mydata-exported")) }))
}

fn ask_to_delete(ctx: &InteractionContext) -> Result<Response, Error> {
    let lang = ctx.lang;
    let games = ctx.service.games.ongoing(ctx.player())?.len();
    let sure = t!(lang, "button-forget-sure");
    Ok(Response::Update(Reply {
        content: t!(lang, "mydata-sure", games = games),
        buttons: vec![
            Button::without_subject(PlayerDataButton::DeleteSure, sure, Style::Danger),
            Button::without_subject(DialogButton::Cancel, t!(lang, "button-cancel"), Style::Plain),
        ],
        ..Reply::default()
    }))
}

fn delete(ctx: &InteractionContext) -> Result<Response, Error> {
    ctx.service.player_data.forget(&ctx.caller)?;
    ctx.bot().evict_name(ctx.player());
    Ok(Response::Update(Reply::text(t!(ctx.lang, "mydata-forgotten"))))
}
