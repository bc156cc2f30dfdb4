//! Checks that a challenged player can view the channels of the challenge and its game.

use serenity::http::Http;
use tokio::time::timeout;

use super::permissions::{ChannelAccess, PermissionCheck, StartRequest, first_usable};
use super::prober::PROBE_TIMEOUT;
use super::sight::{Asker, Freshness, look};
use crate::bot::BotContext;
use crate::domain::{ChannelId, GuildId, Id, PlayerId, Seat, Sight, ThreadState};
use crate::service::{Caller, Error, InternalError};

/// A challenged player who can't view every channel of the challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentView {
    pub opponent: PlayerId,
    /// Channels that the opponent can't view.
    pub hidden: Vec<ChannelId>,
    /// Whether the opponent isn't a member of the server.
    pub absent: bool,
    /// A channel for games that both players can view.
    pub common: Option<ChannelId>,
}

/// The channels to look at.
struct Places {
    opponent: PlayerId,
    /// Channels of the challenge and its game.
    wanted: Vec<ChannelId>,
    /// Channels in which the server allows games.
    games: Vec<ChannelId>,
}

/// Returns the view of the challenged player, or `None` if they can view everything. A look that
/// fails or takes too long prevents nothing.
pub(crate) async fn opponent_view(
    bot: &BotContext,
    http: &Http,
    caller: &Caller,
    channels: &[ChannelAccess],
    check: PermissionCheck,
) -> Option<OpponentView> {
    if !matches!(check, PermissionCheck::Opponent(_) | PermissionCheck::Start(StartRequest::Rematch(_))) {
        return None;
    }
    let (guild, here, caller) = (caller.guild?, caller.channel, caller.player);
    let home = first_usable(channels);
    let query = {
        let bot = bot.clone();
        move || places(&bot, check, guild, here, home, caller)
    };
    let places = tokio::task::spawn_blocking(query).await.ok()?.ok()??;
    timeout(PROBE_TIMEOUT, view(bot, http, guild, here, caller, places)).await.ok()?
}

fn places(
    bot: &BotContext,
    check: PermissionCheck,
    guild: GuildId,
    here: ChannelId,
    home: Option<ChannelId>,
    caller: PlayerId,
) -> Result<Option<Places>, Error> {
    let (opponent, wanted) = match check {
        PermissionCheck::Opponent(opponent) => {
            (opponent, std::iter::once(here).chain(home.filter(|home| *home != here)).collect())
        }
        PermissionCheck::Start(StartRequest::Rematch(Some(game))) => {
            match rematch_place(bot, game, caller)? {
                Some((opponent, place)) => (opponent, vec![place]),
                None => return Ok(None),
            }
        }
        _ => return Ok(None),
    };
    let mut games = bot.service().servers.settings(guild)?.channels;
    if games.is_empty() {
        games.push(here);
    }
    // The player is already here.
    games.sort_by_key(|channel| *channel != here);
    Ok(Some(Places { opponent, wanted, games }))
}

/// Returns the opponent of a finished match, and the channel of a rematch.
fn rematch_place(
    bot: &BotContext,
    game: Id,
    caller: PlayerId,
) -> Result<Option<(PlayerId, ChannelId)>, InternalError> {
    let Some(known) = bot.service().games.summary(game)? else { return Ok(None) };
    let opponent = known.seats.contains(&Seat::Person(caller)).then(|| known.opponent_of(caller));
    let place = match bot.service().locations.find(game)?.map(|location| location.thread) {
        Some(ThreadState::Thread { parent }) => parent,
        _ => known.place.channel,
    };
    Ok(opponent.and_then(Seat::person).map(|opponent| (opponent, place)))
}

async fn view(
    bot: &BotContext,
    http: &Http,
    guild: GuildId,
    here: ChannelId,
    caller: PlayerId,
    places: Places,
) -> Option<OpponentView> {
    let Places { opponent, wanted, games } = places;
    let ask = async |player: PlayerId, channel: ChannelId| {
        look(bot, Asker::Interaction(http), guild, channel, player, Freshness::Now).await.ok()
    };
    let (mut hidden, mut absent) = (Vec::new(), false);
    for channel in wanted {
        match ask(opponent, channel).await {
            Some(sight) if !sight.may_view() => {
                hidden.push(channel);
                absent |= !sight.is_member();
            }
            _ => {}
        }
    }
    if hidden.is_empty() {
        return None;
    }
    let mut common = None;
    for channel in games.into_iter().filter(|channel| !absent && !hidden.contains(channel)) {
        let seen = ask(opponent, channel).await.is_some_and(Sight::may_view)
            && (channel == here || ask(caller, channel).await.is_some_and(Sight::may_view));
        if seen {
            common = Some(channel);
            break;
        }
    }
    Some(OpponentView { opponent, hidden, absent, common })
}
