//! A game against the computer, composed with menus and then started.
//!
//! The choices so far are in the ids of the components. Nothing is stored before the game starts.

use super::challenges::game_room;
use super::click::{Click, Input};
use super::game_menus::{game_menu, setup_menu};
use super::hint;
use crate::bot::offered::{offered, offered_named};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ComputerButton, ComputerDraft, CustomId, DialogButton};
use crate::discord::reply::{Button, Reply, Response, Select, SelectOption, Style};
use crate::discord::views::card::match_card;
use crate::discord::views::format::mention;
use crate::domain::{
    ChannelId, ChoiceVersion, ComputerTerms, GuildId, HomeChannel, Id, LOWEST_RATED, Level, MatchFacts, Pace,
    SideWish, UserError, level_rating,
};
use crate::service::{Error, MatchView};
use crate::text::{self, Language, t};
use sealed_move_rules::{Game, Side};

/// Channel of a game played in direct messages, before the first message is sent.
const NO_CHANNEL_YET: ChannelId = ChannelId(0);

/// Answers a component. Returns `None` if the input doesn't fit the action.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: ComputerButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let reply = match (button, input) {
        (ComputerButton::Draft(draft), Input::Press) => show(ctx, &draft),
        // Setups and the player's level differ from game to game.
        (ComputerButton::Game(draft), Input::Choice(game)) => {
            show(ctx, &ComputerDraft { game: Some(game.clone()), setup: None, level: None, ..draft })
        }
        (ComputerButton::Setup(draft), Input::Choice(setup)) => {
            show(ctx, &ComputerDraft { setup: Some(setup.clone()), ..draft })
        }
        (ComputerButton::Level(draft), Input::Choice(number)) => {
            let level = Level::from_number(number.parse().ok()?)?;
            let rated = draft.rated && level >= LOWEST_RATED;
            show(ctx, &ComputerDraft { level: Some(level), rated, ..draft })
        }
        (ComputerButton::Start(draft), Input::Press) => begin(ctx, draft),
        (ComputerButton::Hint(step), Input::Press) => {
            return Some(hint::press(ctx, step, click));
        }
        (ComputerButton::Again(number), Input::Press) => {
            let level = Level::from_number(u8::try_from(number).ok()?)?;
            again(ctx, click.subject, level)
        }
        (ComputerButton::Try(after), Input::Press) => {
            return Some(try_from(ctx, click.subject, after).map(Response::Private));
        }
        _ => return None,
    };
    Some(reply.map(|reply| reply.placed(click.placement)))
}

/// The button that opens a draft.
pub(in crate::discord) fn play_button(lang: Language, draft: ComputerDraft, style: Style) -> Button {
    Button::without_subject(ComputerButton::Draft(draft), t!(lang, "button-play-computer"), style)
}

/// The label of a level in a list of choices, with its blind spots.
pub(in crate::discord) fn level_choice(lang: Language, level: Level) -> String {
    t!(lang, "computer-choice", name = text::computer(lang, level), about = text::about_level(lang, level))
}

/// The complete terms of a draft.
struct Chosen {
    game: &'static dyn Game,
    level: Level,
    pace: Pace,
    /// The server whose channel shows the game, or `None` for a private game.
    guild: Option<GuildId>,
}

/// Completes a draft. The defaults are the first game, the level suggested for the player, and no
/// clock.
fn chosen(ctx: &InteractionContext, draft: &ComputerDraft) -> Result<Chosen, Error> {
    let game = match &draft.game {
        Some(game) => offered_named(game)?,
        None => offered().next().ok_or(UserError::NoSuchGame)?,
    };
    let suggested = || ctx.service.computers.suggested_level(ctx.player(), game);
    Ok(Chosen {
        game,
        level: draft.level.map_or_else(suggested, Ok)?,
        pace: draft.pace.map_or(Ok(Pace::UNLIMITED), Pace::new)?,
        guild: ctx.guild().filter(|_| draft.public),
    })
}

/// Starts the game and shows it.
pub(in crate::discord) fn begin(ctx: &InteractionContext, draft: ComputerDraft) -> Result<Reply, Error> {
    let Chosen { game, level, pace, guild } = chosen(ctx, &draft)?;
    let channel = match guild {
        Some(_) => match game_room(ctx) {
            Ok(room) => room.home(),
            Err(why) => return Ok(Reply::text(why)),
        },
        None if ctx.guild().is_none() => ctx.channel(),
        None => NO_CHANNEL_YET,
    };
    let terms = ComputerTerms {
        game,
        setup: draft.setup,
        level,
        side: draft.side,
        pace,
        rated: draft.rated,
        strict: draft.strict,
        place: HomeChannel { guild, channel },
    };
    let seeds = (ctx.seed()?, ctx.seed()?);
    let match_view = ctx.service.computers.begin(&ctx.caller, &terms, seeds, ctx.coin())?;
    begun(ctx, &match_view)
}

/// Shows a game that has just started.
fn begun(ctx: &InteractionContext, match_view: &MatchView) -> Result<Reply, Error> {
    ctx.record_game(match_view.game.id);
    let (lang, info) = (ctx.lang, match_view.game.game.info());
    let own = match_view.game.side_of(ctx.player())?;
    let content = t!(
        lang,
        "computer-begun",
        side = text::side(info, own),
        computer = mention(lang, match_view.game.seat(own.other())),
    );
    Ok(Reply { content, ..match_card(ctx, match_view) })
}

/// Starts a game from a position of another one, after `after` records.
fn try_from(ctx: &InteractionContext, id: Id, after: u32) -> Result<Reply, Error> {
    ctx.set_game(id);
    let seeds = (ctx.seed()?, ctx.seed()?);
    let channel = if ctx.guild().is_none() { ctx.channel() } else { NO_CHANNEL_YET };
    let place = HomeChannel { guild: None, channel };
    let match_view = ctx.service.computers.fork(&ctx.caller, id, after, (ctx.guild(), place), seeds)?;
    let (lang, info) = (ctx.lang, match_view.game.game.info());
    let own = match_view.game.side_of(ctx.player())?;
    let content = t!(
        lang,
        "computer-tried",
        side = text::side(info, own),
        computer = mention(lang, match_view.game.seat(own.other())),
        secrets = if info.secrets { "yes" } else { "no" },
    );
    Ok(Reply { content, ..match_card(ctx, &match_view) })
}

/// The button that starts a game from the position after `after` records.
pub(in crate::discord) fn try_button(lang: Language, game: &MatchFacts, after: u32) -> Button {
    labeled_try_button(game, after, t!(lang, "button-try"))
}

/// Like [`try_button`], with another label.
pub(super) fn labeled_try_button(game: &MatchFacts, after: u32, label: String) -> Button {
    Button::about(game.id, game.revision, ComputerButton::Try(after), label, Style::Plain)
}

/// Starts a rematch with swapped sides.
///
/// Fails if the game is ongoing or already has a rematch.
pub(super) fn again(ctx: &InteractionContext, id: Id, level: Level) -> Result<Reply, Error> {
    let seeds = (ctx.seed()?, ctx.seed()?);
    begun(ctx, &ctx.service.computers.again(&ctx.caller, id, level, seeds)?)
}

/// Shows the draft in words, with menus and buttons to change it.
///
/// Fails if the game or the time per move isn't offered.
pub(in crate::discord) fn show(ctx: &InteractionContext, draft: &ComputerDraft) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let chosen = chosen(ctx, draft)?;
    let mut selects = vec![game_menu(lang, ComputerButton::Game(draft.clone()), Some(chosen.game))];
    selects.extend(setup_menu(lang, ComputerButton::Setup(draft.clone()), chosen.game));
    selects.push(level_menu(lang, draft, &chosen));
    Ok(Reply {
        title: t!(lang, "computer-title"),
        body: summary(lang, draft, &chosen).join("\n"),
        selects,
        buttons: buttons(ctx, draft, &chosen),
        ..Reply::default()
    })
}

fn summary(lang: Language, draft: &ComputerDraft, chosen: &Chosen) -> Vec<String> {
    let (info, level) = (chosen.game.info(), chosen.level);
    let setup = (info.setups.len() > 1).then(|| {
        let name = draft.setup.as_deref().unwrap_or(info.setups[0].name);
        t!(lang, "new-game-setup", setup = text::setup(lang, info, name))
    });
    let word = |yes: bool| if yes { "yes" } else { "no" };
    let terms = t!(
        lang,
        "computer-terms",
        side = draft.side.word(),
        days = chosen.pace.days(),
        rated = word(draft.rated),
        strict = word(draft.strict || draft.rated),
    );
    let place =
        if chosen.guild.is_some() { t!(lang, "computer-public") } else { t!(lang, "computer-private") };
    let against = t!(
        lang,
        "computer-against",
        name = text::computer(lang, level),
        about = text::about_level(lang, level),
    );
    let first = t!(lang, "new-game-game", game = text::game(lang, info), about = text::about(lang, info));
    std::iter::once(first).chain(setup).chain([against, terms, place]).collect()
}

/// Describes the blind spots of a level and its approximate rating.
fn level_detail(lang: Language, game: &dyn Game, level: Level) -> String {
    let about = text::about_level(lang, level);
    match level_rating(game.info().name, level, ChoiceVersion::LATEST) {
        Some(rating) => t!(lang, "computer-rated", about = about, rating = rating.to_string()),
        None => about,
    }
}

fn level_menu(lang: Language, draft: &ComputerDraft, chosen: &Chosen) -> Select {
    // Fix the default level, so that other choices don't change it.
    let draft = ComputerDraft { level: Some(chosen.level), ..draft.clone() };
    let options = Level::ALL.into_iter().map(|level| SelectOption {
        label: text::computer(lang, level),
        detail: level_detail(lang, chosen.game, level),
        value: level.number().to_string(),
    });
    Select {
        id: CustomId::without_subject(ComputerButton::Level(draft)),
        hint: t!(lang, "computer-choose-level"),
        options: options.collect(),
        pages: Vec::new(),
    }
}

fn buttons(ctx: &InteractionContext, draft: &ComputerDraft, chosen: &Chosen) -> Vec<Button> {
    let lang = ctx.lang;
    let change = |draft: ComputerDraft, label: String| {
        Button::without_subject(ComputerButton::Draft(draft), label, Style::Plain)
    };
    let name = chosen.game.info().name.to_owned();
    let begins = ComputerDraft { game: Some(name), level: Some(chosen.level), ..draft.clone() };
    let start = ComputerButton::Start(begins);
    let side = match draft.side {
        SideWish::Random => SideWish::Fixed(Side::First),
        SideWish::Fixed(Side::First) => SideWish::Fixed(Side::Second),
        SideWish::Fixed(Side::Second) => SideWish::Random,
    };
    let mut buttons = vec![
        Button::without_subject(start, t!(lang, "button-start-game"), Style::Good),
        change(ComputerDraft { side, ..draft.clone() }, t!(lang, "button-other-side")),
    ];
    if ctx.guild().is_some() {
        let label = if draft.public { t!(lang, "button-in-private") } else { t!(lang, "button-in-public") };
        buttons.push(change(ComputerDraft { public: !draft.public, ..draft.clone() }, label));
    }
    if !draft.rated {
        let label = if draft.strict { t!(lang, "button-lenient") } else { t!(lang, "button-strict") };
        buttons.push(change(ComputerDraft { strict: !draft.strict, ..draft.clone() }, label));
    }
    if chosen.level >= LOWEST_RATED {
        let label = if draft.rated { t!(lang, "button-unrated") } else { t!(lang, "button-rated") };
        buttons.push(change(ComputerDraft { rated: !draft.rated, ..draft.clone() }, label));
    }
    buttons.push(Button::without_subject(DialogButton::Cancel, t!(lang, "button-cancel"), Style::Plain));
    buttons
}
