//! `/challenge`: challenges a player, anyone, or the computer.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::challenge_draft;
use crate::discord::buttons::challenges::{self, ChallengeRequest};
use crate::discord::buttons::computer;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ChallengeDraft, ComputerDraft};
use crate::discord::reply::Response;
use crate::discord::rest::limits;
use crate::discord::rest::permissions::PermissionCheck;
use crate::discord::views::format::fold;
use crate::domain::{Level, Opponent, Pace, SideWish, UserError};
use crate::service::Error;
use crate::text::{self, Language, t};
use sealed_move_rules::Side;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ChallengeCommand {
    /// Without a game the challenge is composed with menus.
    game: Option<String>,
    opponent: Option<Opponent>,
    side: Option<String>,
    pace: Option<i64>,
    /// Days for the whole game.
    time: Option<i64>,
    setup: Option<String>,
    /// `None` for the default, which differs for the computer.
    rated: Option<bool>,
    /// The level of the computer.
    level: Option<Level>,
}

impl SlashCommand for ChallengeCommand {
    const NAME: &'static str = "challenge";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let side = define.text("side", |lang| t!(lang, "command-challenge-side"));
        let side = [SideWish::Random, SideWish::Fixed(Side::First), SideWish::Fixed(Side::Second)]
            .into_iter()
            .fold(side, |option, wish| define.choice(option, wish.word(), |lang| side_label(lang, wish)));
        let setup = define.text("setup", |lang| t!(lang, "command-challenge-setup"));
        let rated = define.text("rated", |lang| t!(lang, "command-challenge-rated"));
        let level = define.integer("level", |lang| t!(lang, "command-challenge-level"));
        let level = Level::ALL.into_iter().fold(level, |option, level| {
            define.number_choice(option, level.number().into(), |lang| computer::level_choice(lang, level))
        });
        define
            .command(Self::NAME, |lang| t!(lang, "command-challenge"))
            .add_option(define.kind_of_game(|lang| t!(lang, "command-challenge-game")))
            .add_option(define.user("opponent", |lang| t!(lang, "command-challenge-opponent")))
            .add_option(side)
            .add_option(define.paces(define.integer("pace", |lang| t!(lang, "command-challenge-pace"))))
            .add_option(define.budgets(define.integer("time", |lang| t!(lang, "command-challenge-time"))))
            .add_option(setup.set_autocomplete(true))
            .add_option(define.yes_or_no(rated))
            .add_option(level)
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self {
            game: options.text("game").filter(|game| !game.is_empty()),
            opponent: options.opponent("opponent"),
            side: options.text("side"),
            pace: options.integer("pace"),
            time: options.integer("time"),
            setup: options.text("setup"),
            rated: options.text("rated").map(|rated| rated != "no"),
            level: options.integer("level").and_then(|number| Level::from_number(number.try_into().ok()?)),
        })
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
        match self.opponent {
            Some(opponent) if !opponent.bot => PermissionCheck::Opponent(opponent.player),
            _ => PermissionCheck::FirstUsable,
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let Self { game, opponent, side, pace, time, setup, rated, level } = args;
        let own = opponent.is_some_and(|opponent| ctx.is_own(opponent));
        // In a direct message only the computer can be challenged.
        let alone = opponent.is_none() && (level.is_some() || ctx.guild().is_none());
        if own || alone {
            if time.is_some() {
                return Err(UserError::BudgetAgainstComputer.into());
            }
            let begins = game.is_some();
            let side = side.and_then(|word| SideWish::from_word(&word)).unwrap_or(SideWish::Random);
            let (rated, empty) = (rated.unwrap_or_default(), ComputerDraft::EMPTY);
            // A setup is meaningless without its game.
            let setup = setup.filter(|_| begins);
            let draft = ComputerDraft { game, setup, level, side, pace, rated, ..empty };
            let reply = if begins { computer::begin(ctx, draft) } else { computer::show(ctx, &draft) };
            return reply.map(Response::Private);
        }
        let pace = Pace::of_options(pace, time)?.map(Pace::number);
        let rated = rated.unwrap_or(true);
        let reply = match game {
            Some(game) => {
                challenges::send(ctx, ChallengeRequest { game, opponent, side, pace, setup, rated })
            }
            None => {
                let side = side.and_then(|word| SideWish::from_word(&word)).unwrap_or(SideWish::Random);
                let opponent =
                    opponent.map(|opponent| challenge_draft::checked(ctx, opponent)).transpose()?;
                let draft = ChallengeDraft { game: None, setup: None, side, pace, rated, opponent };
                challenge_draft::show(ctx, &draft)
            }
        };
        reply.map(Response::Private)
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
        .map(|setup| (text::setup(lang, info, setup.name), setup.name.to_owned()))
        .filter(|(title, name)| fold(title).contains(&typed) || name.contains(&typed))
        .take(limits::CHOICES)
        .collect()
}
