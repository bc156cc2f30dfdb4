//! Making, accepting, declining and withdrawing challenges.

use super::challenge_draft;
use super::click::{Click, Input};
use crate::bot::offered::offered_named;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ChallengeButton, ChallengeTarget};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::rest::opponent_view::OpponentView;
use crate::discord::rest::permissions::first_usable;
use crate::discord::views::card::how_to_play;
use crate::discord::views::format::{channel_mention, mention, relative};
use crate::domain::rating_bounds::MAX_RATED_OF_PAIR;
use crate::domain::{
    Challenge, ChallengeTerms, ChannelId, HomeChannel, Id, Opponent, Pace, Revision, SideWish, Threads,
    UserError,
};
use crate::service::{Error, MatchView};
use crate::text::{self, Join, Language, t};

/// The terms of a challenge as the player entered them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct ChallengeRequest {
    pub(in crate::discord) game: String,
    /// `None` challenges anyone.
    pub(in crate::discord) opponent: Option<Opponent>,
    pub(in crate::discord) side: Option<String>,
    /// The number of the pace; the server's if `None`.
    pub(in crate::discord) pace: Option<i64>,
    pub(in crate::discord) setup: Option<String>,
    pub(in crate::discord) rated: bool,
}

/// Answers a button under a challenge, or a component of a draft.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: ChallengeButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let reply = match (button, input) {
        // The outbox updates the public message.
        (ChallengeButton::Accept, Input::Press) => {
            accept(ctx, click.subject).or_else(|error| ask_to_accept_unrated(ctx.lang, error))
        }
        (ChallengeButton::AcceptUnrated, Input::Press) => accept_unrated(ctx, click.subject),
        (ChallengeButton::Decline, Input::Press) => decline(ctx, click.subject),
        (ChallengeButton::Withdraw, Input::Press) => withdraw(ctx, click.subject),
        (ChallengeButton::Send(ChallengeTarget { game, opponent }), Input::Press) => {
            // Use the default terms.
            let opponent = Some(Opponent { player: opponent, bot: false });
            let request =
                ChallengeRequest { game, opponent, side: None, pace: None, setup: None, rated: true };
            return Some(send(ctx, request).map(Response::Update));
        }
        (ChallengeButton::SendDraft(draft), Input::Press) => {
            return Some(challenge_draft::send(ctx, draft).map(Response::Update));
        }
        (button, input) => challenge_draft::handle(ctx, button, input)?,
    };
    Some(reply.map(|reply| reply.placed(click.placement)))
}

/// The channel for a new game.
pub(super) struct GameRoom {
    /// The channel for its first message.
    channel: ChannelId,
    /// The first usable game channel of the server.
    home: Option<ChannelId>,
    /// Why earlier game channels can't be used, one line each.
    problems: Vec<String>,
}

impl GameRoom {
    /// The channel in which the game is played.
    pub(super) fn home(&self) -> ChannelId {
        self.home.unwrap_or(self.channel)
    }
}

/// Finds a channel for a new game: a usable game channel, or else the current channel. The error
/// lists the permissions that the bot lacks.
pub(super) fn game_room(ctx: &InteractionContext) -> Result<GameRoom, String> {
    let lang = ctx.lang;
    let home = first_usable(&ctx.channels);
    let unusable = ctx.channels.iter().take_while(|access| Some(access.channel) != home);
    let problems: Vec<_> = unusable.flat_map(|access| access.problems(lang, Threads::Off)).collect();
    let missing = ctx.permissions.missing(lang);
    let channel = match home {
        None if !missing.is_empty() => {
            let here =
                t!(lang, "challenge-missing-permissions", missing = text::join(lang, Join::List, &missing));
            let lines: Vec<_> = std::iter::once(here).chain(problems).collect();
            return Err(lines.join("\n"));
        }
        // The bot can post in the game channel, but not here.
        Some(home) if !missing.is_empty() => home,
        _ => ctx.channel(),
    };
    Ok(GameRoom { channel, home, problems })
}

/// Checks that the opponent can view the channels of a challenge. The error names a channel that both
/// players can view.
fn visible_room(
    ctx: &InteractionContext,
    room: GameRoom,
    opponent: Option<Opponent>,
) -> Result<GameRoom, String> {
    let challenged = opponent.map(|opponent| opponent.player);
    let Some(view) = ctx.opponent_view.as_ref().filter(|view| Some(view.opponent) == challenged) else {
        return Ok(room);
    };
    if !view.hidden.contains(&room.channel) {
        if !view.hidden.contains(&room.home()) {
            return Ok(room);
        }
        if view.common == Some(room.channel) {
            // The first usable game channel is hidden from the opponent, but this is one, too.
            return Ok(GameRoom { home: Some(room.channel), ..room });
        }
    }
    Err(hidden_place(ctx.lang, view))
}

/// Explains that a challenged player can't view the place, and names a channel that both can view.
pub(super) fn hidden_place(lang: Language, view: &OpponentView) -> String {
    let opponent = mention(lang, view.opponent);
    match view.common {
        _ if view.absent => t!(lang, "challenge-absent", opponent = opponent),
        Some(channel) => {
            t!(lang, "challenge-hidden", opponent = opponent, channel = channel_mention(channel))
        }
        None => t!(lang, "challenge-hidden-everywhere", opponent = opponent),
    }
}

/// Makes a challenge and reports when it expires.
pub(in crate::discord) fn send(ctx: &InteractionContext, request: ChallengeRequest) -> Result<Reply, Error> {
    let (lang, guild) = (ctx.lang, ctx.guild());
    let settings = guild.map(|guild| ctx.service.servers.settings(guild)).transpose()?.unwrap_or_default();
    let room = game_room(ctx).and_then(|room| visible_room(ctx, room, request.opponent));
    let GameRoom { channel, home, problems } = match room {
        Ok(room) => room,
        Err(why) => return Ok(Reply::text(why)),
    };
    let terms = ChallengeTerms {
        game: offered_named(&request.game)?,
        setup: request.setup,
        opponent: request.opponent,
        side: request.side.and_then(|word| SideWish::from_word(&word)).unwrap_or(SideWish::Random),
        pace: request.pace.map_or(Ok(settings.pace), Pace::from_number)?,
        rated: request.rated,
        place: HomeChannel { guild, channel },
    };
    let (challenge, unpinged) = ctx.service.challenges.make_in(&ctx.caller, terms, home, ctx.seed()?)?;
    let until = relative(challenge.expires);
    let elsewhere = |home: &ChannelId| *home != ctx.channel();
    let sent = match home.filter(elsewhere) {
        Some(home) => t!(lang, "challenge-sent-home", until = until, channel = channel_mention(home)),
        None => t!(lang, "challenge-sent", until = until),
    };
    let unpinged = unpinged.map(|unpinged| text::unpinged(lang, unpinged));
    let lines = std::iter::once(sent).chain(unpinged).chain(unrated_line(lang, &challenge)).chain(problems);
    let lines: Vec<_> = lines.collect();
    let buttons = vec![withdraw_button(lang, &challenge)];
    Ok(Reply { buttons, ..Reply::text(lines.join("\n")) })
}

fn accept(ctx: &InteractionContext, id: Id) -> Result<Reply, Error> {
    let (challenge, begun) =
        ctx.service.challenges.accept_checked(&ctx.caller, id, ctx.coin(), ctx.start_check)?;
    Ok(accepted(ctx, &challenge, &begun))
}

fn accept_unrated(ctx: &InteractionContext, id: Id) -> Result<Reply, Error> {
    let (challenge, begun) =
        ctx.service.challenges.accept_unrated(&ctx.caller, id, ctx.coin(), ctx.start_check)?;
    Ok(accepted(ctx, &challenge, &begun))
}

/// If a challenge can't be rated as offered, asks whether to play unrated.
///
/// # Errors
///
/// All other errors.
pub(super) fn ask_to_accept_unrated(lang: Language, error: Error) -> Result<Reply, Error> {
    let Error::User(refusal @ UserError::PairLimited { challenge, .. }) = &error else { return Err(error) };
    let label = t!(lang, "button-accept-unrated");
    let accept =
        Button::about(*challenge, Revision(0), ChallengeButton::AcceptUnrated, label, Style::Primary);
    Ok(Reply { buttons: vec![accept], ..Reply::text(text::refusal(lang, "", refusal)) })
}

/// Explains why a challenge isn't rated although it was meant to be. Returns `None` for others.
pub(super) fn unrated_line(lang: Language, challenge: &Challenge) -> Option<String> {
    let opponent = challenge.opponent.filter(|_| challenge.pair_limited)?;
    Some(t!(lang, "challenge-unrated", most = MAX_RATED_OF_PAIR, opponent = mention(lang, opponent)))
}

fn accepted(ctx: &InteractionContext, challenge: &Challenge, begun: &MatchView) -> Reply {
    ctx.record_game(begun.game.id);
    let lang = ctx.lang;
    let content = t!(
        lang,
        "challenge-done-accepted",
        challenger = mention(lang, challenge.challenger),
        channel = channel_mention(begun.game.place.channel),
    );
    let time = challenge
        .pace
        .has_budget()
        .then(|| t!(lang, "challenge-done-time", days = challenge.pace.budget_days()));
    let lines: Vec<_> = std::iter::once(content).chain(time).collect();
    let buttons = vec![how_to_play(lang, challenge.game.info())];
    Reply { buttons, ..Reply::text(lines.join("\n")) }
}

fn decline(ctx: &InteractionContext, id: Id) -> Result<Reply, Error> {
    let challenge = ctx.service.challenges.decline(&ctx.caller, id)?;
    let challenger = mention(ctx.lang, challenge.challenger);
    Ok(Reply::text(t!(ctx.lang, "challenge-done-declined", challenger = challenger)))
}

fn withdraw(ctx: &InteractionContext, id: Id) -> Result<Reply, Error> {
    ctx.service.challenges.withdraw(&ctx.caller, id)?;
    Ok(Reply::text(t!(ctx.lang, "challenge-done-withdrawn")))
}

/// The challenger's button to withdraw.
pub(in crate::discord) fn withdraw_button(lang: Language, challenge: &Challenge) -> Button {
    let label = t!(lang, "button-withdraw");
    Button::about(challenge.id, challenge.revision, ChallengeButton::Withdraw, label, Style::Plain)
}
