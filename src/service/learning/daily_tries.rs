//! Players' attempts at daily puzzles: opened with *Solve*, played like other puzzles, counted
//! once.

use super::dailies::is_open;
use super::puzzles::{PuzzleChange, Puzzles};
use crate::domain::{
    DailyOutcome, DailyState, GuildId, Id, PuzzleProgress, PuzzleResult, Streak, Timestamp, TryVerdict,
    UserError,
};
use crate::service::{Caller, Error, InternalError, PuzzleView};
use crate::store::{LockRoot, WriteTx};
use sealed_move_rules::Game;
use sealed_move_rules::puzzle::{Puzzle, find_puzzle};

/// Delay before the list of solvers is refreshed, so that several solutions share one edit.
const BOARD_REFRESH_DELAY_MS: i64 = 10_000;

/// The result of opening a daily puzzle.
#[derive(Debug)]
pub enum DailyOpened {
    /// It is now the player's current puzzle.
    Open(Box<PuzzleView>),
    /// The player solved it or saw the solution, and has begun another puzzle since.
    Done {
        /// The game.
        game: &'static dyn Game,
        /// The daily puzzle.
        puzzle: &'static Puzzle,
        /// The result of their attempt.
        outcome: DailyOutcome,
    },
    /// A later puzzle has been posted.
    Over {
        /// The game.
        game: &'static dyn Game,
    },
}

/// The effect of a solution on the server's daily puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyReport {
    Counted {
        /// Length of the solver's streak in days.
        days: u32,
        /// Whether the streak survives one missed day.
        free_day: bool,
    },
    /// A later puzzle had already been posted.
    Late,
}

impl Puzzles {
    /// Makes a daily puzzle of the caller's server their current puzzle, or continues it.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] if the server has no such puzzle, or it isn't part of this
    /// version.
    pub fn open_daily(&self, caller: &Caller, id: Id) -> Result<DailyOpened, Error> {
        let guild = caller.guild.ok_or(UserError::NotInServer)?;
        let tx =
            self.core.begin_locked(caller, &[LockRoot::Player(caller.player), LockRoot::Server(guild)])?;
        let daily = tx.daily_puzzle(id)?.filter(|daily| daily.guild == guild);
        let daily = daily.ok_or(UserError::NoSuchPuzzle)?;
        let game = daily.game;
        let puzzle = find_puzzle(game, &daily.puzzle).ok_or(UserError::NoSuchPuzzle)?;
        if !is_open(&tx, &daily)? {
            return Ok(DailyOpened::Over { game });
        }
        let stored = Self::progress(&tx, caller, game)?;
        let before = stored.as_ref().filter(|stored| stored.puzzle == puzzle.name);
        let outcome = tx.daily_try(id, caller.player)?;
        if let Some(outcome) = outcome.filter(|outcome| before.is_none() && outcome.is_final()) {
            return Ok(DailyOpened::Done { game, puzzle, outcome });
        }
        let unfinished = before.filter(|stored| (stored.made as usize) < puzzle.own_moves());
        let progress = match (outcome, before, unfinished) {
            // Show their solution, or continue.
            (Some(_), Some(before), _) | (None, _, Some(before)) => before.clone(),
            _ => begun(puzzle, &tx.puzzle_results(caller.player, game)?, stored.clone()),
        };
        if outcome.is_none() {
            let missed = unfinished.is_some_and(|stored| stored.rated);
            let outcome = if missed { DailyOutcome::Missed } else { DailyOutcome::Open };
            tx.set_daily_try(id, caller.player, outcome, 0, caller.now)?;
            resume(&tx, guild, caller.now)?;
        }
        let changed = PuzzleChange::of(progress);
        Ok(DailyOpened::Open(Box::new(Self::store(tx, caller, game, stored.as_ref(), changed)?)))
    }
}

/// Begins a puzzle, which stays unrated if it has already been rated for the player.
fn begun(puzzle: &Puzzle, results: &[PuzzleResult], stored: Option<PuzzleProgress>) -> PuzzleProgress {
    let rated = results.iter().any(|result| result.puzzle == puzzle.name);
    PuzzleProgress { rated, ..PuzzleProgress::begun(puzzle, stored) }
}

/// Records activity in a server's puzzles. If posting had stopped, it resumes the next day.
fn resume(tx: &WriteTx<'_>, guild: GuildId, now: Timestamp) -> Result<(), InternalError> {
    let Some(settings) = tx.daily_settings(guild)? else { return Ok(()) };
    tx.record_daily_try(guild, now)?;
    if settings.state == DailyState::Untried {
        let last = tx.last_daily_day(guild)?.max(settings.day_at(now));
        tx.schedule_daily(guild, DailyState::On, Some(settings.next_due(now, last)))?;
    }
    Ok(())
}

/// Records a verdict for every open daily puzzle with this puzzle. Returns the effect of a solution
/// in the caller's server.
pub(crate) fn record_verdict(
    tx: &WriteTx<'_>,
    caller: &Caller,
    game: &dyn Game,
    puzzle: &str,
    verdict: TryVerdict,
) -> Result<Option<DailyReport>, InternalError> {
    let (player, now) = (caller.player, caller.now);
    let mut report = None;
    for (daily, outcome) in tx.open_daily_tries(player, game, puzzle)? {
        let here = caller.guild == Some(daily.guild) || report.is_none();
        if !is_open(tx, &daily)? {
            if here && verdict == TryVerdict::Solved {
                report = Some(DailyReport::Late);
            }
            continue;
        }
        let outcome = outcome.after(verdict);
        let mut days = 0;
        if outcome.is_solved() {
            let streak = match tx.streak(player, daily.guild)? {
                None => Streak::begun(daily.day),
                Some(before) => {
                    let missed = tx.daily_days_between(daily.guild, before.last, daily.day)?;
                    before.solved(daily.day, &missed)
                }
            };
            days = streak.days;
            tx.set_streak(player, daily.guild, &streak)?;
            tx.request_daily_board(daily.id, Timestamp(now.0 + BOARD_REFRESH_DELAY_MS))?;
            if here {
                report = Some(DailyReport::Counted { days, free_day: streak.has_free_day() });
            }
        }
        tx.set_daily_try(daily.id, player, outcome, days, now)?;
    }
    Ok(report)
}
