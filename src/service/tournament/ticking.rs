//! Takes the due steps of seasons.

use super::rows::LoadedSeason;
use crate::dice::Seed;
use crate::domain::tournament::{ActKind, SeasonStep, TournamentKind};
use crate::domain::{Id, Timestamp};
use crate::service::core::Core;
use crate::service::{Error, InternalError, Tournaments};
use crate::store::{LockRoot, WriteTx};

/// Maximum number of seasons per tick.
const MAX_BATCH: u32 = 20;

/// Maximum number of times that a season is planned per tick.
const MAX_PLANS: u32 = 20;

/// A claimed season is checked again after this time, even if its process was killed.
const CLAIM_MS: i64 = 10_000;

/// Delay before checking a date again up to which the server may not have been served.
const UNSERVED_RETRY_MS: i64 = 10_000;

/// Delay before checking a season with corrupt rows again.
const CORRUPT_RETRY_MS: i64 = 3_600_000;

/// The result of a tick.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonTick {
    /// Seasons due to start. The caller checks first who has left their server.
    pub starting: Vec<Id>,
    /// Whether more is due.
    pub more: bool,
}

impl Tournaments {
    /// Takes the due steps of all seasons. `seed` draws the seeds of new seasons. May run in several
    /// processes at once.
    ///
    /// A corrupt season doesn't stop the others.
    pub fn tick(&self, now: Timestamp, seed: &dyn Fn() -> Option<Seed>) -> Result<SeasonTick, InternalError> {
        self.tick_partly(now, seed, u32::MAX)
    }

    /// Like [`tick`](Self::tick), but stops after some steps, as if the process were killed there.
    #[doc(hidden)]
    pub fn tick_partly(
        &self,
        now: Timestamp,
        seed: &dyn Fn() -> Option<Seed>,
        mut steps: u32,
    ) -> Result<SeasonTick, InternalError> {
        let due = self.core.store.begin_read()?.due_seasons(now, MAX_BATCH)?;
        let mut tick = SeasonTick::default();
        if !due.is_empty() {
            let tx = self.core.store.begin_write()?;
            let claimed = tx.claim_due_seasons(now, Timestamp(now.0 + CLAIM_MS), MAX_BATCH)?;
            tx.commit()?;
            for season in claimed {
                match self.core.advance(season, now, seed, &mut steps) {
                    Ok(Progress::Done) => {}
                    Ok(Progress::Starts) => tick.starting.push(season),
                    Ok(Progress::More) => tick.more = true,
                    Err(Error::Internal(error)) if !error.is_corrupt() => return Err(error),
                    Err(error) => {
                        tracing::error!(%season, %error, "cannot advance a season");
                        self.core.sleep_until(season, Timestamp(now.0 + CORRUPT_RETRY_MS))?;
                    }
                }
            }
            self.core.notify_outbox();
        }
        tick.more |= due.len() == MAX_BATCH as usize;
        Ok(tick)
    }

    /// Returns when the next season is checked.
    pub fn next_due(&self) -> Result<Option<Timestamp>, InternalError> {
        Ok(self.core.store.begin_read()?.next_season_due()?)
    }
}

/// The result of advancing a season.
enum Progress {
    Done,
    /// The next step is its start.
    Starts,
    More,
}

impl Core {
    /// Takes the due steps of a season until none is left.
    fn advance(
        &self,
        season: Id,
        now: Timestamp,
        seed: &dyn Fn() -> Option<Seed>,
        steps: &mut u32,
    ) -> Result<Progress, Error> {
        for _ in 0..MAX_PLANS {
            let plan = {
                let reading = self.store.begin_read()?;
                let Some(loaded) = LoadedSeason::find(&reading, season)? else { return Ok(Progress::Done) };
                loaded.rows.plan(&loaded.now(self, &reading, now)?)
            };
            if plan.is_start() {
                return Ok(Progress::Starts);
            }
            if plan.steps.is_empty() {
                if *steps == 0 {
                    return Ok(Progress::Done);
                }
                return self.rest(season, now);
            }
            for step in plan.steps {
                let Some(left) = steps.checked_sub(1) else { return Ok(Progress::Done) };
                *steps = left;
                self.take(season, step, now, seed)?;
            }
        }
        Ok(Progress::More)
    }

    /// Stores the time of the next check, unless a step has become due.
    fn rest(&self, season: Id, now: Timestamp) -> Result<Progress, Error> {
        let tx = self.store.begin_write()?;
        tx.lock(&[LockRoot::Season(season)])?;
        let Some(loaded) = LoadedSeason::find(&tx, season)? else { return Ok(Progress::Done) };
        let plan = loaded.rows.plan(&loaded.now(self, &tx, now)?);
        if !plan.steps.is_empty() {
            return Ok(Progress::More);
        }
        let wake = plan.wake.map(|wake| if wake > now { wake } else { Timestamp(now.0 + UNSERVED_RETRY_MS) });
        tx.set_season_wake(season, wake)?;
        tx.commit()?;
        Ok(Progress::Done)
    }

    fn sleep_until(&self, season: Id, wake: Timestamp) -> Result<(), InternalError> {
        let tx = self.store.begin_write()?;
        tx.lock(&[LockRoot::Season(season)])?;
        tx.set_season_wake(season, Some(wake))?;
        Ok(tx.commit()?)
    }

    /// Takes one step, if it is still due.
    fn take(
        &self,
        season: Id,
        step: SeasonStep,
        now: Timestamp,
        seed: &dyn Fn() -> Option<Seed>,
    ) -> Result<(), Error> {
        match step {
            SeasonStep::PutOut { ticket } => return self.put_out_late(season, ticket, now),
            SeasonStep::Rest { ticket } => return self.put_off_rested(season, ticket, now),
            SeasonStep::Pair if self.is_swiss(season)? => return self.pair_swiss(season, now),
            SeasonStep::Release(pair) => return self.release(season, pair, now),
            SeasonStep::EndGame(pair) => return self.end_season_game(season, pair, now),
            SeasonStep::Seat { number, reserve } => {
                let Some(tx) = self.begin_withdrawal(season, Some(number))? else { return Ok(()) };
                let Some(loaded) = self.still_due(&tx, season, step, now)? else { return Ok(()) };
                self.seat_reserve(&tx, &loaded, number, reserve, None, now)?;
                return Ok(tx.commit()?);
            }
            _ => {}
        }
        let tx = self.store.begin_write()?;
        tx.lock(&[LockRoot::Season(season)])?;
        let Some(loaded) = self.still_due(&tx, season, step, now)? else { return Ok(()) };
        match step {
            SeasonStep::Announce => self.announce(&tx, &loaded, now)?,
            SeasonStep::Postpone => self.postpone(&tx, &loaded, now)?,
            SeasonStep::GiveUp => self.call_season_off(&tx, &loaded, Self::off_act(ActKind::TooFew), now)?,
            SeasonStep::ShutOut => {
                self.call_season_off(&tx, &loaded, Self::off_act(ActKind::ShutOut), now)?;
            }
            SeasonStep::Close => self.close(&tx, &loaded)?,
            SeasonStep::Pair => Self::pair_cup(&tx, &loaded, now)?,
            SeasonStep::Finish => {
                // Without randomness from the system the season waits.
                let Some(seed) = seed() else { return Ok(()) };
                self.finish_season(&tx, &loaded, seed, now)?;
            }
            // The job starts it, after checking who is present.
            SeasonStep::Start
            | SeasonStep::PutOut { .. }
            | SeasonStep::Rest { .. }
            | SeasonStep::Release(_)
            | SeasonStep::EndGame(_)
            | SeasonStep::Seat { .. } => {}
        }
        Ok(tx.commit()?)
    }

    fn is_swiss(&self, season: Id) -> Result<bool, Error> {
        let span = self.store.begin_read()?.season_span(season)?;
        Ok(span.is_some_and(|(_, kind)| kind == TournamentKind::Swiss))
    }

    /// Loads a season under its lock; `None` if the step is no longer due.
    pub(super) fn still_due(
        &self,
        tx: &WriteTx<'_>,
        season: Id,
        step: SeasonStep,
        now: Timestamp,
    ) -> Result<Option<LoadedSeason>, Error> {
        let Some(loaded) = LoadedSeason::find(tx, season)? else { return Ok(None) };
        let plan = loaded.rows.plan(&loaded.now(self, tx, now)?);
        Ok(plan.steps.contains(&step).then_some(loaded))
    }
}
