//! `/help`: suggests the next step, introduces the games, and lists all commands by group.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::bot::offered::offered;
use crate::discord::buttons::{challenge_draft, computer};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ComposerButton, ComputerDraft, LessonButton, RulesButton};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::rest::limits;
use crate::discord::views::format::{game_link, mention};
use crate::discord::views::language_choice::language_names;
use crate::service::Error;
use crate::text::{self, t};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HelpCommand;

impl SlashCommand for HelpCommand {
    const NAME: &'static str = "help";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define.command(Self::NAME, |lang| t!(lang, "command-help"))
    }

    fn parse(_: &OptionMap<'_>) -> Option<Self> {
        Some(Self)
    }

    fn handle(ctx: &InteractionContext, Self: Self) -> Result<Response, Error> {
        let lang = ctx.lang;
        let (next, button) = next_step(ctx)?;
        let games = offered().map(|game| {
            let info = game.info();
            t!(lang, "help-game", game = text::game(lang, info), about = text::about(lang, info))
        });
        let menus = (ctx.guild().is_some()).then(|| {
            t!(lang, "help-menus", challenge = t!(lang, "menu-challenge"), block = t!(lang, "menu-block"))
        });
        let tournaments = tournaments(ctx)?;
        let moderating = ctx.moderator.then(|| t!(lang, "help-moderating"));
        let administrating = ctx.admin.then(|| {
            // With English alone there is no such option.
            let language = (!ctx.further_languages().is_empty()).then(|| t!(lang, "help-server-language"));
            let lines: Vec<_> = std::iter::once(t!(lang, "help-administrating")).chain(language).collect();
            lines.join("\n")
        });
        let body = [
            next,
            t!(lang, "help-about"),
            std::iter::once(t!(lang, "help-games")).chain(games).collect::<Vec<_>>().join("\n"),
            t!(lang, "help-playing"),
            t!(lang, "help-learning"),
            t!(lang, "help-looking"),
            t!(lang, "help-agreeing"),
            t!(lang, "help-yours"),
        ];
        let languages = language_names(ctx.further_languages());
        let languages = languages.map(|names| t!(lang, "help-languages", names = text::list(lang, names)));
        let body: Vec<_> = body
            .into_iter()
            .chain(languages)
            .chain(menus)
            .chain(tournaments)
            .chain(moderating)
            .chain(administrating)
            .collect();
        let learn = offered().map(|game| {
            let action = RulesButton::Learn(game.info().name.to_owned());
            let label = t!(lang, "button-rules-of", game = text::game(lang, game.info()));
            Button::without_subject(action, label, Style::Plain)
        });
        let lessons =
            Button::without_subject(LessonButton::List(None), t!(lang, "button-lessons"), Style::Good);
        let computer = computer::play_button(lang, ComputerDraft::EMPTY, Style::Primary);
        Ok(Response::Private(Reply {
            title: t!(lang, "help-title"),
            body: ctx.bot().command_links().link(&body.join("\n\n"), limits::EMBED_DESCRIPTION),
            buttons: button.into_iter().chain([computer, lessons]).chain(learn).collect(),
            ..Reply::default()
        }))
    }
}

/// The commands of tournaments, if the server has any or the reader may start one.
fn tournaments(ctx: &InteractionContext) -> Result<Option<String>, Error> {
    let lang = ctx.lang;
    let Some(guild) = ctx.guild() else { return Ok(None) };
    let organizes = ctx.organizer_of().is_ok();
    if !organizes && !ctx.service.tournaments.exist_in(guild)? {
        return Ok(None);
    }
    let organizing = organizes.then(|| t!(lang, "help-organizing"));
    let lines: Vec<_> = std::iter::once(t!(lang, "help-tournaments")).chain(organizing).collect();
    Ok(Some(lines.join("\n")))
}

/// Suggests what to do next, with a button that does it.
fn next_step(ctx: &InteractionContext) -> Result<(String, Option<Button>), Error> {
    let (lang, player) = (ctx.lang, ctx.player());
    let games = ctx.service.games.ongoing(player)?;
    Ok(match games.first() {
        Some(game) if game.awaits(player) => {
            let sentence = t!(
                lang,
                "help-next-turn",
                game = text::game(lang, game.game.info()),
                opponent = mention(lang, game.opponent_of(player)),
                link = game_link(lang, game),
            );
            let open = ComposerButton::Open;
            let button = Button::about(game.id, game.revision, open, t!(lang, "button-move"), Style::Primary);
            (sentence, Some(button))
        }
        Some(_) => (t!(lang, "help-next-wait"), None),
        // Challenges are made in servers.
        None if ctx.guild().is_none() => (t!(lang, "help-next-server"), None),
        None => (t!(lang, "help-next-challenge"), Some(challenge_draft::new_game_button(lang))),
    })
}
