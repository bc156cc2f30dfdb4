//! Daily puzzles of servers: settings, posting, and the list of solvers.
//!
//! `daily_tries` covers the players' attempts.

use std::sync::Arc;

use crate::domain::{
    BoardView, DailyChange, DailyPuzzle, DailySettings, DailySolver, DailyState, DailyStep, Day, GuildId, Id,
    MessageKind, OutboxMessage, Revision, Timestamp, UserError, daily_choice,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, ReadTx, WriteTx};
use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, find_puzzle};
use sealed_move_rules::{Game, Observer, Side};

/// Maximum number of servers, and of solver lists, per tick.
const MAX_BATCH: u32 = 100;

/// Retry delay for a server that the bot has left or whose rows are corrupt.
const RETRY_MS: i64 = 3_600_000;

#[derive(Debug)]
pub struct Dailies {
    pub(in crate::service) core: Arc<Core>,
}

/// A daily puzzle as shown in its server.
#[derive(Debug)]
pub struct DailyPost {
    /// The puzzle that was posted.
    pub daily: DailyPuzzle,
    pub puzzle: &'static Puzzle,
    /// The solver's view of the board.
    pub board_view: BoardView,
    /// The side that solves.
    pub solver: Side,
    /// In the order in which they solved it.
    pub solvers: Vec<DailySolver>,
    /// Whether solutions still count, because no later puzzle was posted.
    pub open: bool,
    /// Whether posting stops after this one unless someone tries it.
    pub last: bool,
}

impl Dailies {
    /// `None` if the server has no daily puzzles.
    pub fn settings(&self, guild: GuildId) -> Result<Option<DailySettings>, Error> {
        Ok(self.core.store.begin_read()?.daily_settings(guild)?)
    }

    /// Changes a server's settings and starts posting. If today's hour has passed, today's puzzle
    /// is posted immediately. Defaults use the admin's time zone.
    ///
    /// # Errors
    ///
    /// [`UserError::NoPuzzleChannel`] if no channel has been chosen yet.
    pub fn change(
        &self,
        caller: &Caller,
        guild: GuildId,
        change: DailyChange,
    ) -> Result<DailySettings, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Server(guild)])?;
        let zone = tx.preferences(caller.player)?.settings.reminder_settings.zone;
        let present = tx.daily_settings(guild)?;
        if let (Some(channel), Some(last)) = (change.channel, tx.last_daily_day(guild)?) {
            // Remove puzzles stuck in the old channel; they will be posted in the new one.
            let stuck = tx.daily_puzzles_of(guild, last)?.into_iter();
            for daily in stuck.filter(|daily| daily.message.is_none() && daily.channel != channel) {
                tx.remove_daily_puzzle(daily.id)?;
            }
        }
        let last = tx.last_daily_day(guild)?;
        let settings = DailySettings::changed(present, change, zone, last, caller.now);
        let settings = settings.ok_or(UserError::NoPuzzleChannel)?;
        tx.set_daily_settings(guild, &settings)?;
        tx.commit()?;
        Ok(settings)
    }

    /// Stops posting puzzles in a server.
    pub fn switch_off(&self, caller: &Caller, guild: GuildId) -> Result<(), Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Server(guild)])?;
        tx.remove_daily_settings(guild)?;
        tx.commit()
    }

    /// Returns the earliest due time over all servers.
    pub fn next_due(&self) -> Result<Option<Timestamp>, InternalError> {
        Ok(self.core.store.begin_read()?.next_daily_due()?)
    }

    /// Posts due puzzles and refreshes lists of solvers. Returns whether more are due. Idempotent,
    /// and may run in several processes at once.
    ///
    /// A corrupt row doesn't stop the puzzles of other servers.
    pub fn tick(&self, now: Timestamp) -> Result<bool, InternalError> {
        let (due, boards) = {
            let reading = self.core.store.begin_read()?;
            (reading.due_dailies(now, MAX_BATCH)?, reading.due_daily_boards(now, MAX_BATCH)?)
        };
        if due.is_empty() && boards.is_empty() {
            return Ok(false);
        }
        for guild in &due {
            match self.post_due(*guild, now) {
                Err(error) if error.is_corrupt() => {
                    tracing::error!(%guild, %error, "cannot post a daily puzzle");
                    self.postpone(*guild, now)?;
                }
                done => done?,
            }
        }
        for id in &boards {
            self.refresh_board(*id, now)?;
        }
        self.core.notify_outbox();
        Ok(due.len().max(boards.len()) == MAX_BATCH as usize)
    }

    /// Returns a posted puzzle as shown in its server.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] if it was pruned, or isn't part of this version.
    pub fn post(&self, id: Id) -> Result<DailyPost, Error> {
        let reading = self.core.store.begin_read()?;
        let daily = reading.daily_puzzle(id)?.ok_or(UserError::NoSuchPuzzle)?;
        let puzzle = find_puzzle(daily.game, &daily.puzzle).ok_or(UserError::NoSuchPuzzle)?;
        let attempt = PuzzleAttempt::new(daily.game, puzzle).map_err(UserError::Rules)?;
        let solver = attempt.solver();
        let board_view =
            BoardView::new(attempt.state(), Observer::Player(solver)).map_err(UserError::Rules)?;
        let open = is_open(&reading, &daily)?;
        let settings = if open { reading.daily_settings(daily.guild)? } else { None };
        let last = settings
            .is_some_and(|chosen| chosen.state == DailyState::Untried || chosen.ends_after(daily.day));
        let solvers = reading.daily_solvers(id)?;
        Ok(DailyPost { daily, puzzle, board_view, solver, solvers, open, last })
    }

    /// Returns the server of a puzzle; `None` if it was pruned.
    pub fn guild_of(&self, id: Id) -> Result<Option<GuildId>, InternalError> {
        Ok(self.core.store.begin_read()?.daily_puzzle(id)?.map(|daily| daily.guild))
    }

    fn post_due(&self, guild: GuildId, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Server(guild)])?;
        // Another process may have posted it already.
        let settings = tx.daily_settings(guild)?;
        let Some(settings) = settings.filter(|settings| settings.due.is_some_and(|due| due <= now)) else {
            return Ok(());
        };
        let last = tx.last_daily_day(guild)?;
        let (state, due) = if tx.server_clocks(guild)?.left.is_some() {
            (settings.state, Some(Timestamp(now.0 + RETRY_MS)))
        } else {
            match settings.step(now, last) {
                DailyStep::Wait(at) => (DailyState::On, Some(at)),
                DailyStep::Rest => (DailyState::Untried, None),
                DailyStep::Post(day) => {
                    for game in settings.games.on(day, guild) {
                        self.insert(&tx, guild, &settings, day, game, now)?;
                    }
                    // Refresh the previous puzzles, which are closed now.
                    for closed in
                        last.map(|last| tx.daily_puzzles_of(guild, last)).transpose()?.unwrap_or_default()
                    {
                        tx.request_daily_board(closed.id, now)?;
                    }
                    (DailyState::On, Some(settings.next_due(now, Some(day))))
                }
            }
        };
        tx.schedule_daily(guild, state, due)?;
        Ok(tx.commit()?)
    }

    /// Stores a puzzle and enqueues its message.
    fn insert(
        &self,
        tx: &WriteTx<'_>,
        guild: GuildId,
        settings: &DailySettings,
        day: Day,
        game: &'static dyn Game,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let Some(chosen) = daily_choice(game, guild, &tx.posted_puzzles(guild, game)?) else { return Ok(()) };
        let (id, channel) = (self.core.mint.next(now), settings.channel);
        let message = self.core.message_about(MessageKind::Daily, id, Revision(0), channel, None, now);
        let (puzzle, outbox) = (chosen.name.clone(), tx.enqueue(&message)?);
        let daily = DailyPuzzle { id, guild, day, game, puzzle, channel, outbox, message: None, posted: now };
        Ok(tx.insert_daily_puzzle(&daily)?)
    }

    fn postpone(&self, guild: GuildId, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Server(guild)])?;
        tx.schedule_daily(guild, DailyState::On, Some(Timestamp(now.0 + RETRY_MS)))?;
        Ok(tx.commit()?)
    }

    /// Enqueues an edit that refreshes the list of solvers.
    fn refresh_board(&self, id: Id, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        if tx.clear_daily_board(id)?
            && let Some(daily) = tx.daily_puzzle(id)?
            && let Some(original) = self.original(&tx, &daily, now)?
        {
            self.core.enqueue_edit(&tx, &original, None, now)?;
        }
        Ok(tx.commit()?)
    }

    /// Returns the outbox row of a puzzle's message. A pruned row is recreated as already sent.
    fn original(
        &self,
        tx: &WriteTx<'_>,
        daily: &DailyPuzzle,
        now: Timestamp,
    ) -> Result<Option<OutboxMessage>, InternalError> {
        if let Some((original, _)) = tx.outbox_message(daily.outbox)? {
            return Ok(Some(original));
        }
        let Some(posted) = daily.message else { return Ok(None) };
        let original =
            self.core.message_about(MessageKind::Daily, daily.id, Revision(0), daily.channel, None, now);
        tx.enqueue(&original)?;
        tx.mark_message_sent(original.id, posted, now)?;
        tx.set_daily_outbox(daily.id, original.id)?;
        Ok(Some(original))
    }
}

/// Whether solutions still count, because the server has no later puzzle.
pub(crate) fn is_open(reading: &ReadTx<'_>, daily: &DailyPuzzle) -> Result<bool, InternalError> {
    Ok(reading.last_daily_day(daily.guild)? == Some(daily.day))
}

/// Stops posting if the channel of a puzzle is gone and still selected.
pub(crate) fn stop_for_missing_channel(tx: &WriteTx<'_>, id: Id) -> Result<(), InternalError> {
    let Some(daily) = tx.daily_puzzle(id)? else { return Ok(()) };
    let settings = tx.daily_settings(daily.guild)?;
    if settings.is_some_and(|settings| settings.channel == daily.channel) {
        tx.schedule_daily(daily.guild, DailyState::ChannelGone, None)?;
        tracing::info!(guild = %daily.guild, channel = %daily.channel, "daily puzzles stopped: channel deleted");
    }
    Ok(())
}
