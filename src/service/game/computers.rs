//! Games against the computer.
//!
//! The computer's move is a job, stored in the transaction that gives it the turn. One process
//! claims it, and the revision makes the answer idempotent. After a restart the job is claimed
//! again and chooses the same move.

use std::sync::Arc;

use super::locations::request_thread;
use super::moves::roll;
use super::plans::follow_plans;
use crate::dice::Seed;
use crate::domain::play;
use crate::domain::{
    ABSENT_AFTER_MS, COUNTED_RESULTS, Challenge, ChoiceVersion, ChosenMove, ComputerGame, ComputerJob,
    ComputerTask, ComputerTerms, Fork, HintStep, Id, LOWEST_RATED, LastHint, Level, Match, MessageKind,
    MessageQuestion, PlayerId, QuestionOutcome, Revision, Seat, SideWish, ThinkRequest, Timestamp, UserError,
    computer_interaction, suggested_level,
};
use crate::service::core::{ActionTx, Answers, Core, cached_position};
use crate::service::server::outbox::{direct_open, record_unreached};
use crate::service::server::servers::may_play;
use crate::service::{Caller, Error, InternalError, MatchView};
use crate::store::{LockRoot, StoreError, WriteTx};
use sealed_move_rules::{Game, GameState, MoveText, Side};

/// Consecutive failures before the opponent is notified.
const FAILURES_UNTIL_NOTICE: u32 = 3;

/// Retry delay before [`FAILURES_UNTIL_NOTICE`] is reached; [`LONG_RETRY_MS`] afterwards.
const SHORT_RETRY_MS: i64 = 2_000;

/// Retry delay after the opponent was notified.
const LONG_RETRY_MS: i64 = 3_600_000;

/// The result of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerMove {
    /// The move is stored.
    Played,
    /// The match has changed since, so the job is obsolete.
    Void,
}

/// The match that a new game derives from, if any.
#[derive(Default)]
pub(crate) struct GameOrigin {
    /// The finished match of a rematch.
    pub(crate) after: Option<Id>,
    /// The start of a fork.
    pub(crate) fork: Option<Fork>,
}

#[derive(Debug)]
pub struct Computers {
    pub(in crate::service) core: Arc<Core>,
}

impl Computers {
    /// Begins a game against the computer. The first seed is for its dice, the second varies the
    /// computer's choices. `rolled` is the player's side if they want a random one.
    ///
    /// # Errors
    ///
    /// Fails as [`Challenge::of_computer`] does, or if the server's limit of games is reached.
    pub fn begin(
        &self,
        caller: &Caller,
        terms: &ComputerTerms,
        seeds: (Seed, Seed),
        rolled: Side,
    ) -> Result<MatchView, Error> {
        self.begin_in(self.core.begin(caller)?, caller, terms, seeds, rolled, GameOrigin::default())
    }

    pub(crate) fn begin_in(
        &self,
        tx: ActionTx<'_>,
        caller: &Caller,
        terms: &ComputerTerms,
        (dice, choices): (Seed, Seed),
        rolled: Side,
        GameOrigin { after, fork }: GameOrigin,
    ) -> Result<MatchView, Error> {
        let id = self.core.mint.next(caller.now);
        let challenge = Challenge::of_computer(id, caller.player, terms, dice, caller.now)?;
        let challenge = Challenge { rematch_of: after, ..challenge };
        let side = match terms.side {
            SideWish::Fixed(side) => side,
            SideWish::Random => rolled,
        };
        let mut seats = [caller.player.into(), Seat::Computer(terms.level)];
        if side == Side::Second {
            seats.reverse();
        }
        may_play(&tx, &challenge, caller.player, Seat::Computer(terms.level))?;
        tx.insert_challenge(&challenge)?;
        let (mut game, mut state) = self.core.new_match(&challenge, seats, caller)?;
        if let Some(Fork { from, position, .. }) = fork {
            game = game.with_start(position.text());
            game.fork = Some(from);
            state = GameState::new(position);
        }
        let (strict, version) = (terms.strict, ChoiceVersion::LATEST);
        game.computer = Some(ComputerGame { strict, hints: 0, last_hint: None, version });
        game = game.with_computer_seed(Some(choices));
        tx.insert_match(&game, challenge.id, &cached_position(&state))?;
        request_thread(&tx, &game)?;
        self.core.schedule_computer(&tx, &game, &state, caller.now)?;
        tx.enqueue(&self.core.message(MessageKind::Turn, &game, Some(caller.player), caller.now))?;
        tx.commit_and(|| self.core.view_and_cache(game, state, caller.player))
    }

    /// Returns the level suggested to a player after the latest results.
    pub fn suggested_level(&self, player: PlayerId, game: &'static dyn Game) -> Result<Level, InternalError> {
        let latest = self.core.store.begin_read()?.latest_computer_results(player, game, COUNTED_RESULTS)?;
        Ok(suggested_level(&latest))
    }

    /// Waits until it may be the computer's turn in a match.
    pub async fn wait(&self) {
        self.core.computers_notified().await;
    }

    /// Returns the due jobs of a kind, oldest first.
    pub fn due(
        &self,
        task: ComputerTask,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<ComputerJob>, InternalError> {
        Ok(self.core.store.begin_read()?.due_computer_jobs(task, now, limit)?)
    }

    /// Returns the earliest due time after `now`.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, InternalError> {
        Ok(self.core.store.begin_read()?.next_computer_job(now)?)
    }

    /// Releases the jobs that this process had claimed before it was killed.
    pub fn release(&self, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.release_computer_jobs(self.core.process, now)?;
        Ok(tx.commit()?)
    }

    /// Claims a job until `until`. Returns `None` if another process has claimed it or the job is
    /// obsolete.
    pub fn claim(
        &self,
        job: &ComputerJob,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<Option<ThinkRequest>, Error> {
        let tx = self.core.store.begin_write()?;
        if !tx.claim_computer_job(job, self.core.process, now, until)? {
            return Ok(None);
        }
        tx.commit()?;
        let reading = self.core.store.begin_read()?;
        let (game, state) = self.core.load(&reading, job.game)?;
        drop(reading);
        let request = game.think_request(&state)?;
        self.core.states.insert(&game, state);
        Ok(request.filter(|request| request.revision == job.revision))
    }

    /// Plays the computer's choice. It obeys the same rules, dice and clocks as a person's move.
    ///
    /// # Errors
    ///
    /// Fails if the move is illegal, which is a bug.
    pub fn answer(
        &self,
        request: &ThinkRequest,
        chosen: &ChosenMove,
        now: Timestamp,
    ) -> Result<ComputerMove, Error> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Match(request.game)])?;
        let (mut game, mut state) = self.core.load(&tx, request.game)?;
        if game.revision != request.revision || !game.awaits_computer(&state) {
            return Ok(ComputerMove::Void);
        }
        let (from, interaction) = (game.revision, computer_interaction(game.revision));
        if game.conclude(chosen, now)? {
            self.core.close_questions(&tx, game.id, QuestionOutcome::Accepted, now, |question| {
                question == MessageQuestion::Draw
            })?;
            self.core.save(&tx, &game, from, &state, now)?;
            tx.enqueue(&self.core.message(MessageKind::Over, &game, None, now))?;
            return self.answered(tx, &game, state);
        }
        let text = MoveText::canonical(chosen.text.clone());
        let played = roll(&game, &state, &text, interaction)?;
        let seat = Seat::Computer(request.level);
        play(&mut game, &mut state, seat, played, interaction, now)?;
        follow_plans(&tx, &mut game, &mut state, interaction, now)?;
        if !game.awaits_computer(&state) {
            game.offer_dead_draw(&state);
        }
        self.core.save(&tx, &game, from, &state, now)?;
        // One message reports all parts of a move, after the last one.
        if !game.awaits_computer(&state) {
            tx.enqueue(&self.core.message(MessageKind::Turn, &game, None, now))?;
        }
        self.answered(tx, &game, state)
    }

    /// Commits the computer's answer and announces it.
    fn answered(&self, tx: WriteTx<'_>, game: &Match, state: GameState) -> Result<ComputerMove, Error> {
        tx.commit()?;
        self.core.notify_outbox();
        self.core.notify_computers();
        self.core.states.insert(game, state);
        self.core.announce_answer(game.id);
        Ok(ComputerMove::Played)
    }

    /// Begins a rematch against `level` with sides swapped.
    ///
    /// # Errors
    ///
    /// [`UserError::NoComputer`], [`UserError::NotOver`], [`UserError::RematchMade`] if a rematch
    /// exists, and the errors of [`begin`](Self::begin).
    pub fn again(
        &self,
        caller: &Caller,
        id: Id,
        level: Level,
        seeds: (Seed, Seed),
    ) -> Result<MatchView, Error> {
        let tx = self.core.begin(caller)?;
        let game = tx.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        let side = game.side_of(caller.player)?;
        let computer = game.computer.as_ref().ok_or(UserError::NoComputer)?;
        if game.ending.is_none() {
            return Err(UserError::NotOver.into());
        }
        if tx.rematch_challenge(id)?.is_some() {
            return Err(UserError::RematchMade.into());
        }
        let terms = ComputerTerms {
            game: game.game,
            setup: Some(game.setup.clone()),
            level,
            side: SideWish::Fixed(side.other()),
            pace: game.pace,
            rated: game.rated && level >= LOWEST_RATED,
            strict: computer.strict,
            place: game.place,
        };
        self.begin_in(tx, caller, &terms, seeds, side.other(), GameOrigin { after: Some(id), fork: None })
    }

    /// Postpones the job after a failure. After [`FAILURES_UNTIL_NOTICE`] failures in a row, the opponent
    /// is notified once.
    pub fn fail(&self, id: Id, revision: Revision, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        let Some(job) = tx.computer_job(id)?.filter(|job| job.revision == revision) else { return Ok(()) };
        let failures = job.attempts + 1;
        let pause = if failures < FAILURES_UNTIL_NOTICE { SHORT_RETRY_MS } else { LONG_RETRY_MS };
        tx.retry_computer_job(id, revision, Timestamp(now.0 + pause))?;
        if failures == FAILURES_UNTIL_NOTICE
            && let Some(game) = tx.load_match(id)?
        {
            tracing::error!(game = %id, "computer failed repeatedly; notifying its opponent");
            tx.enqueue(&self.core.message(MessageKind::Stuck, &game, None, now))?;
        }
        tx.commit()?;
        self.core.notify_outbox();
        if failures >= FAILURES_UNTIL_NOTICE {
            self.core.announce_answer(id);
        }
        Ok(())
    }

    /// Handles a due ping: enqueues it, or postpones it if the player was active since (`sign`).
    pub fn ping(
        &self,
        job: &ComputerJob,
        sign: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Match(job.game)])?;
        if tx.computer_job(job.game)?.as_ref() != Some(job) {
            // Another process has handled the ping already.
            return Ok(());
        }
        let due = sign.map(|sign| Timestamp(sign.0 + ABSENT_AFTER_MS)).filter(|due| *due > now);
        match (due, tx.load_match(job.game)?.filter(|game| game.revision == job.revision)) {
            (Some(due), Some(_)) => tx.set_computer_job(&ComputerJob { due, ..*job })?,
            (None, Some(game)) => {
                tx.delete_computer_job(job.game)?;
                if let Some(player) = game.private_to()
                    && !direct_open(&tx.preferences(player)?, now)
                {
                    record_unreached(&tx, player, now)?;
                } else {
                    tx.enqueue(&self.core.message(MessageKind::Waiting, &game, None, now))?;
                }
            }
            (_, None) => tx.delete_computer_job(job.game)?,
        }
        tx.commit()?;
        self.core.notify_outbox();
        Ok(())
    }

    /// Returns the computer's opponent.
    pub fn person_of(&self, game: Id) -> Result<Option<PlayerId>, InternalError> {
        let summary = self.core.store.begin_read()?.match_summary(game)?;
        Ok(summary.and_then(|game| game.seats.into_iter().find_map(Seat::person)))
    }

    /// Builds the request for a hint, with the step to show and the player's view of the match.
    ///
    /// `asked` is a step, and the revision of the message that offered it. Without it, the hint
    /// continues after the last step shown for this position. A position counts once.
    ///
    /// # Errors
    ///
    /// [`UserError::Stale`] if the position has changed since the message; otherwise as
    /// [`Match::hint_request`].
    pub fn hint(
        &self,
        caller: &Caller,
        id: Id,
        asked: Option<(HintStep, Revision)>,
    ) -> Result<(ThinkRequest, HintStep, MatchView), Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let (mut game, state) = self.core.load(&tx, id)?;
        let request = game.hint_request(&state, caller.player)?;
        let position = game.last_change();
        if asked.is_some_and(|(_, seen)| position > seen) {
            return Err(UserError::Stale.into());
        }
        let computer = game.computer.as_mut().ok_or(UserError::NoComputer)?;
        let shown = computer.last_hint.filter(|last| last.position == position).map(|last| last.step);
        let step = match (asked, shown) {
            (Some((step, _)), _) => step,
            (None, Some(shown)) => shown.next().unwrap_or(shown),
            (None, None) => HintStep::Piece,
        };
        let last = LastHint { position, step: shown.max(Some(step)).unwrap_or(step) };
        computer.hints += u32::from(shown.is_none());
        computer.last_hint = Some(last);
        tx.set_last_hint(id, computer.hints, last)?;
        let match_view = tx.commit_and(|| self.core.view_and_cache(game, state, caller.player))?;
        Ok((request, step, match_view))
    }

    /// Subscribes to the computer's answers.
    #[must_use]
    pub fn answers(&self) -> Answers {
        self.core.answers()
    }

    /// Whether the computer has a move to make in a match and hasn't failed repeatedly.
    pub fn is_thinking(&self, game: Id) -> Result<bool, InternalError> {
        let job = self.core.store.begin_read()?.computer_job(game)?;
        Ok(job.is_some_and(|job| job.task == ComputerTask::Move && job.attempts < FAILURES_UNTIL_NOTICE))
    }
}

impl Core {
    /// Stores the next job of a match against the computer: its move, or a ping of its opponent.
    pub(crate) fn schedule_computer(
        &self,
        tx: &WriteTx<'_>,
        game: &Match,
        state: &GameState,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        if game.computer.is_none() {
            return Ok(());
        }
        let job = |task, due| ComputerJob { game: game.id, revision: game.revision, task, due, attempts: 0 };
        if game.ending.is_some() {
            tx.delete_computer_job(game.id)
        } else if game.awaits_computer(state) {
            tx.set_computer_job(&job(ComputerTask::Move, now))
        } else if game.person_was_there() {
            tx.set_computer_job(&job(ComputerTask::Ping, Timestamp(now.0 + ABSENT_AFTER_MS)))
        } else {
            // The turn notice pings an inactive player, so no job is needed.
            tx.delete_computer_job(game.id)
        }
    }
}
