//! Settings of servers, and the bot's membership in them.

use std::collections::BTreeSet;

use std::sync::Arc;

use crate::domain::{
    Challenge, GuildId, MAX_OPEN_CHALLENGES, MessageKind, OutboxMessage, PlayerId, Route, Seat, ServerChange,
    ServerSettings, Timestamp, UserError,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, ReadTx, ServerCounts};

#[derive(Debug)]
pub struct Servers {
    pub(in crate::service) core: Arc<Core>,
}

impl Servers {
    pub fn settings(&self, guild: GuildId) -> Result<ServerSettings, Error> {
        Ok(self.core.store.begin_read()?.server_settings(guild)?)
    }

    /// Counts the stored rows about a server.
    pub fn counts(&self, guild: GuildId, now: Timestamp) -> Result<ServerCounts, Error> {
        Ok(self.core.store.begin_read()?.server_counts(guild, now)?)
    }

    /// Changes a server's settings.
    pub fn change(
        &self,
        caller: &Caller,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<ServerSettings, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Server(guild)])?;
        let mut settings = tx.server_settings(guild)?;
        let days = settings.vacation_days;
        let added = match change {
            ServerChange::AddChannel(channel) => Some(channel),
            _ => None,
        };
        settings.change(change)?;
        tx.set_server_settings(guild, &settings)?;
        if let Some(channel) = added {
            self.core.resume_board(&tx, guild, channel, caller.now)?;
        }
        if settings.vacation_days != days {
            tx.wake_clocks_in(guild, caller.now)?;
        }
        tx.commit()?;
        Ok(settings)
    }

    /// Sets the yearly vacation allowance of a server.
    pub fn set_vacation_days(&self, guild: GuildId, days: u32, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Server(guild)])?;
        tx.set_vacation_days(guild, days)?;
        tx.wake_clocks_in(guild, now)?;
        Ok(tx.commit()?)
    }

    /// Records the removal of the bot from a server. Pauses the clocks there and notifies each
    /// player with an ongoing game.
    pub fn mark_left(&self, guild: GuildId, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Server(guild)])?;
        let games = tx.ongoing_players_in(guild)?;
        if tx.mark_server_left(guild, now)? {
            tx.wake_clocks_in(guild, now)?;
            tx.wake_seasons_in(guild, now)?;
            let mut told = BTreeSet::new();
            for (id, seats) in games {
                let Some(game) = tx.match_summary(id)? else { continue };
                let players = seats.into_iter().filter_map(Seat::person);
                for player in players.filter(|player| told.insert(*player)) {
                    let message = self.core.message_about(
                        MessageKind::ShutOut,
                        id,
                        game.revision,
                        game.place.channel,
                        None,
                        now,
                    );
                    tx.enqueue(&OutboxMessage { route: Route::Direct(player), ..message })?;
                }
            }
        }
        tx.commit()?;
        self.core.notify_outbox();
        Ok(())
    }

    /// Whether the bot is a member of a server.
    pub fn is_member(&self, guild: GuildId) -> Result<bool, InternalError> {
        Ok(self.core.store.begin_read()?.server_clocks(guild)?.left.is_none())
    }

    /// Records that the bot is in a server, and resumes the clocks after an earlier removal.
    pub fn mark_joined(&self, guild: GuildId, now: Timestamp) -> Result<(), InternalError> {
        if self.core.store.begin_read()?.server_clocks(guild)?.left.is_none() {
            return Ok(());
        }
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Server(guild)])?;
        if tx.mark_server_back(guild, now)? {
            tx.wake_clocks_in(guild, now)?;
            tx.wake_seasons_in(guild, now)?;
        }
        Ok(tx.commit()?)
    }

    /// Compares the bot's servers with the servers of ongoing games, to catch changes while it was
    /// offline. Only servers accepted by `concerns` are checked, since `present` may cover only
    /// some shards.
    pub fn reconcile(
        &self,
        present: &BTreeSet<GuildId>,
        concerns: impl Fn(GuildId) -> bool,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let in_play = self.core.store.begin_read()?.servers_in_play()?;
        for guild in in_play.into_iter().filter(|guild| concerns(*guild)) {
            if present.contains(&guild) {
                self.mark_joined(guild, now)?;
            } else {
                self.mark_left(guild, now)?;
            }
        }
        Ok(())
    }
}

/// Checks the limits of the bot and the server for a new challenge.
pub(crate) fn may_challenge(
    reading: &ReadTx<'_>,
    challenge: &Challenge,
    now: Timestamp,
) -> Result<(), Error> {
    let Some(guild) = challenge.place.guild else { return Ok(()) };
    let settings = reading.server_settings(guild)?;
    let Some(challenger) = challenge.challenger.person() else { return Ok(()) };
    let open = reading.open_challenges_of(challenger, now)?;
    let game = challenge.game.info().name;
    let same = open.iter().filter(|open| open.game.info().name == game);
    for stands in same {
        let (by, to, until) = (stands.challenger, stands.opponent, stands.expires);
        if by == challenge.challenger && to == challenge.opponent {
            match to {
                Some(_) => return Err(UserError::ChallengeAlreadySent { until }.into()),
                None if stands.place.guild == Some(guild) => {
                    return Err(UserError::OpenChallengeAlreadySent { until }.into());
                }
                None => {}
            }
        }
        if Some(by) == challenge.opponent && to == Some(challenge.challenger) {
            return Err(UserError::ChallengeAlreadyReceived { until }.into());
        }
    }
    let own: Vec<_> = open.into_iter().filter(|open| open.challenger == challenge.challenger).collect();
    let here = own.iter().filter(|open| open.place.guild == Some(guild));
    if let Some(until) = first_expiry(here, settings.challenge_limit) {
        return Err(UserError::TooManyChallenges { limit: settings.challenge_limit, until }.into());
    }
    if let Some(until) = first_expiry(own.iter(), MAX_OPEN_CHALLENGES) {
        return Err(UserError::TooManyChallengesInAll { limit: MAX_OPEN_CHALLENGES, until }.into());
    }
    check_game_limit(reading, guild, &settings, challenger, challenge.opponent)
}

/// Returns the first expiry of open challenges if they reach a limit.
fn first_expiry<'a>(open: impl Iterator<Item = &'a Challenge> + Clone, limit: u32) -> Option<Timestamp> {
    let reached = open.clone().count() >= limit as usize;
    open.map(|challenge| challenge.expires).min().filter(|_| reached)
}

/// Checks the server's limits for a new match.
pub(crate) fn may_play(
    reading: &ReadTx<'_>,
    challenge: &Challenge,
    player: PlayerId,
    other: Seat,
) -> Result<(), Error> {
    let Some(guild) = challenge.place.guild else { return Ok(()) };
    check_game_limit(reading, guild, &reading.server_settings(guild)?, player, Some(other))
}

/// Checks that neither player has reached the server's limit of games.
fn check_game_limit(
    reading: &ReadTx<'_>,
    guild: GuildId,
    settings: &ServerSettings,
    player: PlayerId,
    other: Option<Seat>,
) -> Result<(), Error> {
    let Some(limit) = settings.game_limit else { return Ok(()) };
    if reading.ongoing_count_of(guild, player)? >= limit {
        return Err(UserError::TooManyGames { limit }.into());
    }
    match other.and_then(Seat::person) {
        Some(other) if reading.ongoing_count_of(guild, other)? >= limit => {
            Err(UserError::TooManyGamesOfTheirs { limit }.into())
        }
        _ => Ok(()),
    }
}
