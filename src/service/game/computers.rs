//! Games against the computer: begun at once, and answered by jobs that are stored with what they answer.
//!
//! The computer's move is a job: stored in the transaction that brings it on turn, claimed by one process,
//! and done once, for the revision guards it. A restart finds it again, and chooses the same.

use std::sync::Arc;

use super::locations::want_thread;
use super::moves::roll;
use super::plans::follow_plans;
use crate::dice::Seed;
use crate::domain::play;
use crate::domain::{
    ABSENT_AFTER_MS, Challenge, ChoiceVersion, ChosenMove, ComputerGame, ComputerJob, ComputerTask,
    ComputerTerms, Id, LOWEST_RATED, Level, Match, MessageKind, MessageQuestion, PlayerId, QuestionOutcome,
    Revision, Score, Seat, SideWish, ThinkRequest, Timestamp, TriedStart, UserError, computer_interaction,
};
use crate::service::core::{Answers, Core, cached_position};
use crate::service::server::outbox::{direct_open, note_unreached};
use crate::service::server::servers::may_play;
use crate::service::{Caller, Error, InternalError, MatchView};
use crate::store::{LockRoot, StoreError, WriteTx};
use sealed_move_rules::{Game, GameState, MoveText, Side};

/// How often the computer fails before its opponent is told.
const FAILURES_TOLD: u32 = 3;

/// The pause after so few failures; then it is tried each [`LATER_MS`].
const SOON_MS: i64 = 2_000;

/// The pause after failures that were told.
const LATER_MS: i64 = 3_600_000;

/// What became of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerMove {
    /// It is played and stored.
    Played,
    /// The game had moved on: there is nothing to do.
    Void,
}

/// What a game against the computer begins with.
#[derive(Default)]
pub(crate) struct GameOrigin {
    /// The match that it follows.
    pub(crate) after: Option<Id>,
    /// The position of another one where it begins.
    pub(crate) tried: Option<TriedStart>,
}

/// Games against the computer.
#[derive(Debug)]
pub struct Computers {
    pub(in crate::service) core: Arc<Core>,
}

impl Computers {
    /// Begins a game against the computer. Its dice follow from the first of the seeds, the computer's choices
    /// vary with the second, and `rolled` is the player's side where they want a random one.
    ///
    /// # Errors
    ///
    /// Refuses what [`Challenge::of_computer`] refuses, and in a server more games than it allows.
    pub fn begin(
        &self,
        caller: &Caller,
        terms: &ComputerTerms,
        seeds: (Seed, Seed),
        rolled: Side,
    ) -> Result<MatchView, Error> {
        self.begin_in(self.core.begin(caller)?, caller, terms, seeds, rolled, GameOrigin::default())
    }

    /// Begins a game in a transaction.
    pub(crate) fn begin_in(
        &self,
        tx: WriteTx<'_>,
        caller: &Caller,
        terms: &ComputerTerms,
        (dice, choices): (Seed, Seed),
        rolled: Side,
        GameOrigin { after, tried }: GameOrigin,
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
        if let Some(TriedStart { from, position, .. }) = tried {
            game = game.with_start(position.text());
            game.tried = Some(from);
            state = GameState::new(position);
        }
        let (strict, version) = (terms.strict, ChoiceVersion::LATEST);
        game.computer = Some(ComputerGame { strict, hints: 0, version });
        game = game.with_computer_seed(Some(choices));
        tx.insert_match(&game, challenge.id, &cached_position(&state))?;
        want_thread(&tx, &game)?;
        self.core.schedule_computer(&tx, &game, &state, caller.now)?;
        tx.enqueue(&self.core.message(MessageKind::Turn, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        self.core.view_and_keep(game, state, caller.player)
    }

    /// The level that is offered to a player: the lowest to who is new to a game; later one above that which
    /// they beat last, one below that which beat them.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn suggested_level(&self, player: PlayerId, game: &'static dyn Game) -> Result<Level, InternalError> {
        let last = self.core.store.begin_read()?.last_computer_result(player, game)?;
        Ok(suggested_after(last))
    }

    /// Waits until the computer may be on turn somewhere.
    pub async fn wait(&self) {
        self.core.computers_woken().await;
    }

    /// The jobs of a kind that are due, the longest due first.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn due(
        &self,
        task: ComputerTask,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<ComputerJob>, InternalError> {
        Ok(self.core.store.begin_read()?.due_computer_jobs(task, now, limit)?)
    }

    /// When the next job is due that is not due yet.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, InternalError> {
        Ok(self.core.store.begin_read()?.next_computer_job(now)?)
    }

    /// Makes due what this process had claimed before it was killed.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn release(&self, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.release_computer_jobs(self.core.process, now)?;
        Ok(tx.commit()?)
    }

    /// Takes a job until `until`, and returns what the computer is asked; `None` where another process has it,
    /// or it is void.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written, or the match is damaged.
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
        self.core.states.keep(&game, state);
        Ok(request.filter(|request| request.revision == job.revision))
    }

    /// Plays what the computer chose, through the same rules, dice and clocks as everyone's moves.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written, and where the choice is no legal move, which is a bug.
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
        // Of a move in parts the last one is told, with those before it.
        if !game.awaits_computer(&state) {
            tx.enqueue(&self.core.message(MessageKind::Turn, &game, None, now))?;
        }
        self.answered(tx, &game, state)
    }

    /// Stores the computer's answer, and tells whoever waits for it.
    fn answered(&self, tx: WriteTx<'_>, game: &Match, state: GameState) -> Result<ComputerMove, Error> {
        self.core.finish(tx)?;
        self.core.states.keep(game, state);
        self.core.announce_answer(game.id);
        Ok(ComputerMove::Played)
    }

    /// Begins the same game once more with the sides swapped, against this level.
    ///
    /// # Errors
    ///
    /// Refuses who did not play in the match, matches that go on or were followed by another, those between
    /// people, and what [`begin`](Self::begin) refuses.
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
        self.begin_in(tx, caller, &terms, seeds, side.other(), GameOrigin { after: Some(id), tried: None })
    }

    /// Stores that the computer found no move, and when it tries again. Its opponent is told once where that
    /// happens several times in a row.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn fail(&self, id: Id, revision: Revision, now: Timestamp) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        let Some(job) = tx.computer_job(id)?.filter(|job| job.revision == revision) else { return Ok(()) };
        let failures = job.attempts + 1;
        let pause = if failures < FAILURES_TOLD { SOON_MS } else { LATER_MS };
        tx.retry_computer_job(id, revision, Timestamp(now.0 + pause))?;
        if failures == FAILURES_TOLD
            && let Some(game) = tx.load_match(id)?
        {
            tracing::error!(game = %id, "the computer finds no move; its opponent is told");
            tx.enqueue(&self.core.message(MessageKind::Stuck, &game, None, now))?;
        }
        tx.commit()?;
        self.core.wake_outbox();
        if failures >= FAILURES_TOLD {
            self.core.announce_answer(id);
        }
        Ok(())
    }

    /// Does what a ping asks that is due: enqueues it, or lets it wait where its player gave a sign since.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be written.
    pub fn ping(
        &self,
        job: &ComputerJob,
        sign: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<(), InternalError> {
        let tx = self.core.store.begin_write()?;
        tx.lock(&[LockRoot::Match(job.game)])?;
        if tx.computer_job(job.game)?.as_ref() != Some(job) {
            // Another process has done it meanwhile.
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
                    note_unreached(&tx, player, now)?;
                } else {
                    tx.enqueue(&self.core.message(MessageKind::Waiting, &game, None, now))?;
                }
            }
            (_, None) => tx.delete_computer_job(job.game)?,
        }
        tx.commit()?;
        self.core.wake_outbox();
        Ok(())
    }

    /// The person who plays the computer in a match.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn person_of(&self, game: Id) -> Result<Option<PlayerId>, InternalError> {
        let summary = self.core.store.begin_read()?.match_summary(game)?;
        Ok(summary.and_then(|game| game.seats.into_iter().find_map(Seat::person)))
    }

    /// What a player may ask for a hint in a match, with the match as they see it; `seen` is the revision of the
    /// hint that it goes on with. A first step is counted.
    ///
    /// # Errors
    ///
    /// Refuses what [`Match::hint_request`] refuses, and hints for an earlier position.
    pub fn hint(
        &self,
        caller: &Caller,
        id: Id,
        seen: Option<Revision>,
    ) -> Result<(ThinkRequest, MatchView), Error> {
        let tx = self.core.begin(caller)?;
        let (mut game, state) = self.core.load(&tx, id)?;
        let request = game.hint_request(&state, caller.player)?;
        match seen {
            Some(seen) if game.last_change() > seen => return Err(UserError::Stale.into()),
            Some(_) => {}
            None => {
                tx.count_hint(id)?;
                game.computer.iter_mut().for_each(|computer| computer.hints += 1);
            }
        }
        tx.commit()?;
        Ok((request, self.core.view_and_keep(game, state, caller.player)?))
    }

    /// Hears in which matches the computer has answered, from now on.
    #[must_use]
    pub fn answers(&self) -> Answers {
        self.core.answers()
    }

    /// Whether the computer thinks in a match now, as far as it finds a move.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn is_thinking(&self, game: Id) -> Result<bool, InternalError> {
        let job = self.core.store.begin_read()?.computer_job(game)?;
        Ok(job.is_some_and(|job| job.task == ComputerTask::Move && job.attempts < FAILURES_TOLD))
    }
}

/// The level that is offered after the last game: one above that which was beaten, one below that which won.
pub(crate) fn suggested_after(last: Option<(Level, Score)>) -> Level {
    let Some((level, score)) = last else { return Level::Newcomer };
    let number = match score {
        Score::Won => level.number() + 1,
        Score::Drawn => level.number(),
        Score::Lost => level.number() - 1,
    };
    Level::from_number(number).unwrap_or(level)
}

impl Core {
    /// Stores what is to be done next in a match against the computer: its move, or a ping of its opponent.
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
            // The notice pings them.
            tx.delete_computer_job(game.id)
        }
    }
}
