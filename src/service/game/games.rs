//! Which matches there are, and which one a command means: inferred from where it was typed and who
//! is on turn.

use std::sync::Arc;

use super::turn_clocks::clocks_of;
use crate::domain::{ChannelId, GuildId, Id, MatchSummary, PlayerId, TurnClock, UserError, private_to};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use crate::store::ReadTx;

/// Which matches a command may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchFilter {
    /// Those in which the player can move.
    Turn,
    /// Those that go on.
    Ongoing,
    /// Those that ended.
    Ended,
    /// All: those that go on, or else those that ended.
    Any,
    /// All that the player may watch: their own, and those of others that are played where they ask.
    Watched,
}

/// How many ongoing matches of a server are looked through at the most.
const SEARCHED: u32 = 500;

/// Which matches there are, and which of them is meant.
#[derive(Debug)]
pub struct Games {
    pub(in crate::service) core: Arc<Core>,
}

impl Games {
    /// The match that a command means: the one it names, else the only one that fits in the
    /// channel, else the only one that fits at all. [`MatchFilter::Watched`] means first of all the match
    /// of the thread, and before a match elsewhere the only one of others in the channel.
    ///
    /// # Errors
    ///
    /// Refuses where none fits, or several do.
    pub fn find(&self, caller: &Caller, named: Option<&str>, filter: MatchFilter) -> Result<Id, Error> {
        let reading = self.core.store.begin_read()?;
        if let Some(named) = named {
            let id = named.trim().parse().map_err(|_| UserError::NoSuchMatch)?;
            // A private game is there for its player alone.
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
        if filter == MatchFilter::Watched
            && let Some(id) = watched_here(&reading, caller)?
        {
            return Ok(id);
        }
        let ended = |reading: &ReadTx<'_>| -> Result<Id, Error> {
            let ended = reading.ended_matches_of(caller.player, 25)?;
            let here = ended.iter().find(|game| game.place.channel == caller.channel);
            Ok(here.or(ended.first()).ok_or(UserError::NoMatchOfYours)?.id)
        };
        if filter == MatchFilter::Ended {
            return ended(&reading);
        }
        let mine = reading.ongoing_matches_of(caller.player)?;
        if filter == MatchFilter::Turn {
            return Ok(where_to_move(&mine, caller)?);
        }
        if let Some(found) = only(mine.iter(), caller.channel)? {
            return Ok(found);
        }
        match filter {
            MatchFilter::Turn | MatchFilter::Ongoing | MatchFilter::Ended => {
                Err(UserError::NoMatchOfYours.into())
            }
            MatchFilter::Any => ended(&reading),
            MatchFilter::Watched => {
                // Of several others that go on here nobody can say which is meant.
                if !reading.ongoing_matches_at(caller.channel, 1)?.is_empty() {
                    return Err(UserError::WhichWatched.into());
                }
                let of_others = reading.last_ended_at(caller.channel)?;
                let own = reading.ended_matches_of(caller.player, 25)?;
                let own = own.iter().find(|game| game.place.channel == caller.channel).map(|game| game.id);
                own.or(of_others).map_or_else(|| ended(&reading), Ok)
            }
        }
    }

    /// The match that a move without a name is meant for, or why none or several fit; and all that wait for the player,
    /// the most urgent first.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn waiting(&self, caller: &Caller) -> Result<(Result<Id, UserError>, Vec<MatchSummary>), Error> {
        let reading = self.core.store.begin_read()?;
        let mut games = reading.ongoing_matches_of(caller.player)?;
        let meant = where_to_move(&games, caller);
        games.retain(|game| game.awaits(caller.player));
        if games.len() > 1 {
            by_deadline(&reading, &mut games)?;
        }
        Ok((meant, games))
    }

    /// The ongoing matches of a player: first those in which they are on turn, then by time left.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn ongoing(&self, player: PlayerId) -> Result<Vec<MatchSummary>, Error> {
        let reading = self.core.store.begin_read()?;
        let mut games = reading.ongoing_matches_of(player)?;
        by_deadline(&reading, &mut games)?;
        games.sort_by_key(|game| !game.awaits(player));
        Ok(games)
    }

    /// The ongoing matches of a server, those in a channel first, then the newest.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn ongoing_in(&self, guild: GuildId, channel: ChannelId) -> Result<Vec<MatchSummary>, Error> {
        let mut games = self.core.store.begin_read()?.ongoing_matches_in(guild, SEARCHED)?;
        games.sort_by_key(|game| game.place.channel != channel);
        Ok(games)
    }

    /// The last matches of a player that ended, the newest first.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn ended(&self, player: PlayerId, limit: u32) -> Result<Vec<MatchSummary>, Error> {
        Ok(self.core.store.begin_read()?.ended_matches_of(player, limit)?)
    }

    /// A match as lists show it.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn summary(&self, game: Id) -> Result<Option<MatchSummary>, InternalError> {
        Ok(self.core.store.begin_read()?.match_summary(game)?)
    }

    /// The server of a match.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn guild_of(&self, game: Id) -> Result<Option<GuildId>, InternalError> {
        Ok(self.core.store.begin_read()?.match_summary(game)?.and_then(|game| game.place.guild))
    }
}

/// Puts the matches first whose time is over first, by their clocks as they are now.
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

/// The match that a move is meant for: the only one in the channel that waits for the player, else the only one that
/// waits at all. With a single match that does not wait, the refusal to move in it says more than that there is none.
fn where_to_move(mine: &[MatchSummary], caller: &Caller) -> Result<Id, UserError> {
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

/// The match that everyone means where it is played: that of the thread, else the player's own or the only one
/// in the channel; `None` where it depends on what they play elsewhere.
fn watched_here(reading: &ReadTx<'_>, caller: &Caller) -> Result<Option<Id>, Error> {
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

/// The only one in the channel, else the only one; `None` where there is none.
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
