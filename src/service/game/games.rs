//! Lists of matches, and inference of the match that a command means.

use std::sync::Arc;

use super::turn_clocks::clocks_of;
use crate::domain::{ChannelId, GuildId, Id, MatchSummary, PlayerId, TurnClock, UserError, private_to};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use crate::store::ReadTx;

/// The matches that a command can apply to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchFilter {
    /// Matches in which the player can move.
    Turn,
    Ongoing,
    Ended,
    /// Ongoing matches, or else finished ones.
    Any,
    /// The player's own matches, and matches of others in the same channel.
    Watched,
}

/// Maximum number of finished matches loaded to infer one.
const MAX_ENDED_MATCHES: u32 = 25;

/// Maximum number of ongoing matches loaded for a server.
const MAX_SERVER_MATCHES: u32 = 500;

#[derive(Debug)]
pub struct Games {
    pub(in crate::service) core: Arc<Core>,
}

impl Games {
    /// Infers the match that a command means: the named one, else the only candidate in the
    /// channel, else the only candidate.
    ///
    /// [`MatchFilter::Watched`] prefers the match of the thread. It also prefers the only match of
    /// others in this channel to the player's matches elsewhere. Without a finished match,
    /// [`MatchFilter::Ended`] finds what [`MatchFilter::Watched`] would: the command then says that
    /// the match isn't over.
    ///
    /// # Errors
    ///
    /// Fails if there is no candidate, or more than one.
    pub fn find(&self, caller: &Caller, named: Option<&str>, filter: MatchFilter) -> Result<Id, Error> {
        let reading = self.core.store.begin_read()?;
        if let Some(named) = named {
            let id = named.trim().parse().map_err(|_| UserError::NoSuchMatch)?;
            // Only its player sees a private game.
            let known = reading.match_summary(id)?;
            let seen = |game: &MatchSummary| {
                private_to(game.seats, game.place).is_none_or(|player| player == caller.player)
            };
            return if known.as_ref().is_some_and(seen) {
                Ok(id)
            } else {
                Err(UserError::NoSuchMatch.into())
            };
        }
        match filter {
            MatchFilter::Turn => Ok(match_to_move_in(&reading.ongoing_matches_of(caller.player)?, caller)?),
            MatchFilter::Ongoing => Ok(ongoing(&reading, caller)?.ok_or(UserError::NoMatchOfYours)?),
            MatchFilter::Any => match ongoing(&reading, caller)? {
                Some(found) => Ok(found),
                None => Ok(ended(&reading, caller)?.ok_or(UserError::NoMatchOfYours)?),
            },
            MatchFilter::Ended => match ended(&reading, caller)? {
                Some(found) => Ok(found),
                None => watched(&reading, caller).map_err(|error| match error {
                    Error::User(_) => UserError::NoEndedMatch.into(),
                    internal => internal,
                }),
            },
            MatchFilter::Watched => watched(&reading, caller),
        }
    }

    /// Infers the match for an unnamed move, and returns all matches awaiting the player, most
    /// urgent first.
    pub fn waiting(&self, caller: &Caller) -> Result<(Result<Id, UserError>, Vec<MatchSummary>), Error> {
        let reading = self.core.store.begin_read()?;
        let mut games = reading.ongoing_matches_of(caller.player)?;
        let meant = match_to_move_in(&games, caller);
        games.retain(|game| game.awaits(caller.player));
        if games.len() > 1 {
            by_deadline(&reading, &mut games)?;
        }
        Ok((meant, games))
    }

    /// Returns the ongoing matches of a player: first those awaiting their move, then by deadline.
    pub fn ongoing(&self, player: PlayerId) -> Result<Vec<MatchSummary>, Error> {
        let reading = self.core.store.begin_read()?;
        let mut games = reading.ongoing_matches_of(player)?;
        by_deadline(&reading, &mut games)?;
        games.sort_by_key(|game| !game.awaits(player));
        Ok(games)
    }

    /// Returns the ongoing matches of a server: first those in `channel`, then newest first.
    pub fn ongoing_in(&self, guild: GuildId, channel: ChannelId) -> Result<Vec<MatchSummary>, Error> {
        let mut games = self.core.store.begin_read()?.ongoing_matches_in(guild, MAX_SERVER_MATCHES)?;
        games.sort_by_key(|game| game.place.channel != channel);
        Ok(games)
    }

    /// Returns the finished matches of a player, newest first.
    pub fn ended(&self, player: PlayerId, limit: u32) -> Result<Vec<MatchSummary>, Error> {
        Ok(self.core.store.begin_read()?.ended_matches_of(player, limit)?)
    }

    pub fn summary(&self, game: Id) -> Result<Option<MatchSummary>, InternalError> {
        Ok(self.core.store.begin_read()?.match_summary(game)?)
    }

    pub fn guild_of(&self, game: Id) -> Result<Option<GuildId>, InternalError> {
        Ok(self.core.store.begin_read()?.match_summary(game)?.and_then(|game| game.place.guild))
    }
}

/// Sorts matches by their current deadline.
fn by_deadline(reading: &ReadTx<'_>, games: &mut [MatchSummary]) -> Result<(), Error> {
    let ids: Vec<Id> = games.iter().map(|game| game.id).collect();
    let clocks = clocks_of(reading, &ids)?;
    for game in games.iter_mut() {
        let deadline = clocks.get(&game.id).and_then(TurnClock::deadline);
        game.deadline = deadline.unwrap_or(game.deadline);
    }
    games.sort_by_key(|game| game.deadline);
    Ok(())
}

/// The match that a move is meant for: the only one in the channel that awaits the player, else the
/// only one at all.
///
/// A single match that doesn't await the player is returned, too, because moving in it yields a
/// more helpful error.
fn match_to_move_in(mine: &[MatchSummary], caller: &Caller) -> Result<Id, UserError> {
    let waiting = mine.iter().filter(|game| game.awaits(caller.player));
    if let Some(found) = only(waiting, caller.channel)? {
        return Ok(found);
    }
    match only(mine.iter(), caller.channel) {
        Ok(Some(found)) => Ok(found),
        Ok(None) => Err(UserError::NoMatchOfYours),
        Err(_) => Err(UserError::NotOnTurn),
    }
}

/// The player's only ongoing match in the channel, else the only one.
fn ongoing(reading: &ReadTx<'_>, caller: &Caller) -> Result<Option<Id>, Error> {
    Ok(only(reading.ongoing_matches_of(caller.player)?.iter(), caller.channel)?)
}

/// The player's last finished match in the channel, else the last one.
fn ended(reading: &ReadTx<'_>, caller: &Caller) -> Result<Option<Id>, Error> {
    let ended = reading.ended_matches_of(caller.player, MAX_ENDED_MATCHES)?;
    let here = ended.iter().find(|game| game.place.channel == caller.channel);
    Ok(here.or(ended.first()).map(|game| game.id))
}

/// The match to watch: played in the channel, else one of the player's.
fn watched(reading: &ReadTx<'_>, caller: &Caller) -> Result<Id, Error> {
    if let Some(id) = watched_in_channel(reading, caller)? {
        return Ok(id);
    }
    if let Some(id) = ongoing(reading, caller)? {
        return Ok(id);
    }
    // Several matches of others in this channel are ambiguous.
    if !reading.ongoing_matches_at(caller.channel, 1)?.is_empty() {
        return Err(UserError::WhichWatched.into());
    }
    let own = reading.ended_matches_of(caller.player, MAX_ENDED_MATCHES)?;
    let here = own.iter().find(|game| game.place.channel == caller.channel).map(|game| game.id);
    let here = match here {
        None => reading.last_ended_at(caller.channel)?,
        own => own,
    };
    Ok(here.or(own.first().map(|game| game.id)).ok_or(UserError::NoMatchOfYours)?)
}

/// The match that any reader of this channel would mean: the match of the thread, or the only one
/// in the channel. `None` if the player's own matches decide.
fn watched_in_channel(reading: &ReadTx<'_>, caller: &Caller) -> Result<Option<Id>, Error> {
    if let Some(id) = reading.match_in_thread(caller.channel)? {
        return Ok(Some(id));
    }
    let mine = reading.ongoing_matches_of(caller.player)?;
    if mine.iter().any(|game| game.place.channel == caller.channel) {
        return Ok(None);
    }
    match reading.ongoing_matches_at(caller.channel, 2)?.as_slice() {
        [only] => Ok(Some(only.id)),
        _ => Ok(None),
    }
}

/// The only match in the channel, else the only match; `None` without matches.
fn only<'a>(
    games: impl Iterator<Item = &'a MatchSummary>,
    channel: ChannelId,
) -> Result<Option<Id>, UserError> {
    let games: Vec<_> = games.collect();
    let here: Vec<_> = games.iter().filter(|game| game.place.channel == channel).collect();
    match (games.as_slice(), here.as_slice()) {
        (_, [one]) => Ok(Some(one.id)),
        ([], _) => Ok(None),
        ([one], _) => Ok(Some(one.id)),
        _ => Err(UserError::WhichMatch),
    }
}
