//! Boards: one message per server that lists its ongoing games, most urgent first.
//!
//! A board lists games whose clock is running. It shows neither pauses nor their reasons: a member
//! of the server need not know who is on vacation.

use std::sync::Arc;

use crate::domain::{
    ChannelId, GuildId, Id, MatchSummary, MessageRef, OutboxMessage, StatusMessage, StatusSubject, Timestamp,
    TurnClock,
};
use crate::service::core::Core;
use crate::service::game::turn_clocks::clocks_of;
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// Maximum number of games on a board.
const MAX_LISTED: usize = 20;

/// Maximum number of ongoing matches whose clocks are compared.
const MAX_COMPARED: u32 = 500;

/// The ongoing games of a server.
#[derive(Clone, Debug)]
pub struct Board {
    /// The most urgent games, with their current deadlines.
    pub games: Vec<MatchSummary>,
    /// Number of all ongoing games.
    pub ongoing: usize,
}

/// The setting of a server with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSetting {
    /// `None` if it was deleted and the server has no other: the board rests.
    pub channel: Option<ChannelId>,
}

#[derive(Debug)]
pub struct Boards {
    pub(in crate::service) core: Arc<Core>,
}

impl Boards {
    /// Returns the setting of a server; `None` if it has no board.
    pub fn setting(&self, guild: GuildId) -> Result<Option<BoardSetting>, Error> {
        let status = self.core.store.begin_read()?.status_message(StatusSubject::Board(guild))?;
        Ok(status.map(|status| BoardSetting { channel: status.channel }))
    }

    /// Shows the board in a channel, or removes it. The message in the former channel is deleted.
    pub fn set(&self, caller: &Caller, guild: GuildId, channel: Option<ChannelId>) -> Result<(), Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Server(guild)])?;
        let before = tx.status_message(StatusSubject::Board(guild))?;
        match channel {
            Some(_) if before.is_some_and(|before| before.channel == channel) => {
                tx.request_status(StatusSubject::Board(guild), caller.now)?;
            }
            Some(channel) => {
                self.core.remove_posted(&tx, before, caller.now)?;
                self.core.post_board(&tx, guild, channel, caller.now)?;
            }
            None => {
                self.core.remove_posted(&tx, before, caller.now)?;
                tx.remove_board(guild)?;
            }
        }
        tx.commit()
    }

    /// Returns the games to show. `None` if a message of the outbox is no longer the board of a
    /// server.
    pub fn of_message(
        &self,
        message: &OutboxMessage,
        now: Timestamp,
    ) -> Result<Option<Board>, InternalError> {
        let reading = self.core.store.begin_read()?;
        let Some(subject) = StatusSubject::of(message) else { return Ok(None) };
        let status = reading.status_message(subject)?.filter(|status| status.outbox == message.id);
        Ok(status.map(|status| board(&reading, status.guild, now)).transpose()?)
    }
}

impl Core {
    /// Inserts a board and enqueues its message.
    fn post_board(
        &self,
        tx: &WriteTx<'_>,
        guild: GuildId,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let message = self.status_message(StatusSubject::Board(guild), channel, now);
        let outbox = tx.enqueue(&message)?;
        tx.set_board(guild, channel, outbox)
    }

    /// Shows a resting board in a new game channel of its server.
    pub(super) fn resume_board(
        &self,
        tx: &WriteTx<'_>,
        guild: GuildId,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        match tx.status_message(StatusSubject::Board(guild))? {
            Some(StatusMessage { channel: None, .. }) => self.post_board(tx, guild, channel, now),
            _ => Ok(()),
        }
    }

    /// Enqueues the deletion of a posted board.
    pub(super) fn remove_posted(
        &self,
        tx: &WriteTx<'_>,
        board: Option<StatusMessage>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some(board) = board else { return Ok(()) };
        let Some((channel, message)) = board.channel.zip(board.message) else { return Ok(()) };
        self.enqueue_removal(tx, board.guild, MessageRef { channel, message }, now)
    }
}

fn board(reading: &ReadTx<'_>, guild: GuildId, now: Timestamp) -> Result<Board, StoreError> {
    let mut games = reading.urgent_matches_in(guild, MAX_COMPARED)?;
    let ids: Vec<Id> = games.iter().map(|game| game.id).collect();
    let clocks = clocks_of(reading, &ids)?;
    games.retain_mut(|game| {
        let clock = clocks.get(&game.id).filter(|clock| clock.pause_at(now).is_none());
        let deadline = clock.and_then(TurnClock::deadline);
        game.deadline = deadline.unwrap_or(game.deadline);
        deadline.is_some()
    });
    games.sort_by_key(|game| (game.deadline, game.id));
    games.truncate(MAX_LISTED);
    Ok(Board { games, ongoing: reading.ongoing_count_in(guild)? as usize })
}

/// Returns when a pause next begins or ends in a server's ongoing games.
pub(super) fn next_change(
    reading: &ReadTx<'_>,
    guild: GuildId,
    now: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let games = reading.urgent_matches_in(guild, MAX_COMPARED)?;
    let ids: Vec<Id> = games.iter().map(|game| game.id).collect();
    let pauses = clocks_of(reading, &ids)?.into_values().flat_map(TurnClock::into_pauses);
    let changes = pauses.flat_map(|pause| [Some(pause.from), pause.until]).flatten();
    Ok(changes.filter(|at| *at > now).min())
}
