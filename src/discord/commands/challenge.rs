//! `/challenge`: challenges a player, or anyone.

use serenity::builder::CreateCommand;
use serenity::model::application::InteractionContext as Place;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::challenges::{self, ChallengeRequest};
use crate::discord::context::InteractionContext;
use crate::discord::format::fold;
use crate::discord::limits;
use crate::discord::permissions::PermissionCheck;
use crate::discord::reply::Response;
use crate::i18n::{self, Language, t};
use crate::matches::SideWish;
use crate::service::Error;
use sealed_move_rules::Side;

/// The arguments of `/challenge`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ChallengeCommand(ChallengeRequest);

impl SlashCommand for ChallengeCommand {
    const NAME: &'static str = "challenge";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let side = define.text("side", |lang| t!(lang, "command-challenge-side"));
        let side = [SideWish::Random, SideWish::Fixed(Side::First), SideWish::Fixed(Side::Second)]
            .into_iter()
            .fold(side, |option, wish| define.choice(option, wish.word(), |lang| side_label(lang, wish)));
        let setup = define.text("setup", |lang| t!(lang, "command-challenge-setup"));
        let rated = define.text("rated", |lang| t!(lang, "command-challenge-rated"));
        define
            .command(Self::NAME, |lang| t!(lang, "command-challenge"))
            .contexts(vec![Place::Guild])
            .add_option(define.kind_of_game(|lang| t!(lang, "command-challenge-game")).required(true))
            .add_option(define.user("opponent", |lang| t!(lang, "command-challenge-opponent")))
            .add_option(side)
            .add_option(define.paces(define.integer("pace", |lang| t!(lang, "command-challenge-pace"))))
            .add_option(setup.set_autocomplete(true))
            .add_option(define.yes_or_no(rated))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self(ChallengeRequest {
            game: options.text("game").unwrap_or_default(),
            opponent: options.opponent("opponent"),
            side: options.text("side"),
            pace: options.integer("pace"),
            setup: options.text("setup"),
            rated: options.text("rated").as_deref() != Some("no"),
        }))
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "setup" => Ok(complete_setup(ctx.lang, request)),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn permission_check(&self) -> PermissionCheck {
        PermissionCheck::FirstUsable
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        challenges::send(ctx, args.0).map(Response::Private)
    }
}

fn side_label(lang: Language, side: SideWish) -> String {
    match side {
        SideWish::Random => t!(lang, "choice-side-random"),
        SideWish::Fixed(Side::First) => t!(lang, "choice-side-first"),
        SideWish::Fixed(Side::Second) => t!(lang, "choice-side-second"),
    }
}

fn complete_setup(lang: Language, request: &CompletionRequest<'_>) -> CompletionChoices {
    let typed = fold(request.typed);
    let Some(game) = request.options.text("game").and_then(|game| sealed_move_rules::find(&game)) else {
        return CompletionChoices::new();
    };
    let info = game.info();
    info.setups
        .iter()
        .map(|setup| (i18n::setup(lang, info, setup.name), setup.name.to_owned()))
        .filter(|(title, name)| fold(title).contains(&typed) || name.contains(&typed))
        .take(limits::CHOICES)
        .collect()
}
