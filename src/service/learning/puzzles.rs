//! Puzzles: positions with exactly one right first move, played with the menus and typed moves of
//! real games.
//!
//! A puzzle changes the player's puzzle rating once: it is won if solved at the first try without a
//! hint, else lost. The player can continue until it is solved.

use std::sync::Arc;

use super::daily_tries::{DailyReport, record_verdict};
use crate::domain::{
    BoardView, Draft, DraftStep, MissedTry, NEW_SOLVER, PlayerId, PuzzleProgress, PuzzleResult, Rating,
    Score, Timestamp, TryVerdict, UserError, next_puzzle, puzzle_rating,
};
use crate::ratings::rate;
use crate::service::core::{ActionTx, Core};
use crate::service::{Caller, CommitOutcome, Error};
use crate::store::{LockRoot, WriteTx};
use sealed_move_rules::lesson::TriedMove;
use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, PuzzleVerdict, find_puzzle};
use sealed_move_rules::{Game, Menu, MenuStyle, MoveText, Observer, Side};

#[derive(Debug)]
pub struct Puzzles {
    pub(in crate::service) core: Arc<Core>,
}

/// A puzzle as its solver sees it.
#[derive(Debug)]
pub struct PuzzleView {
    pub game: &'static dyn Game,
    pub puzzle: &'static Puzzle,
    /// The board, with the opponent's last move if there was one.
    pub board_view: BoardView,
    /// The solver's side.
    pub solver: Side,
    /// The right move; `None` once the puzzle is solved.
    pub right: Option<&'static str>,
    /// The move being composed.
    pub draft: Draft,
    /// The next choices.
    pub menu: Menu,
    /// Whether the menu or button was outdated, so that nothing changed.
    pub outdated: bool,
    /// The result of the move just played.
    pub tried: Option<TriedPuzzle>,
    /// Whether the puzzle has already changed the rating.
    pub rated: bool,
    /// The solver's current puzzle rating.
    pub rating: Rating,
    /// The previous rating, if this action changed it.
    pub before: Option<Rating>,
    /// The effect on the daily puzzle, if this action solved one.
    pub daily: Option<DailyReport>,
}

/// A hint or solution that costs the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenAway {
    /// The piece to move.
    Piece,
    /// The whole line.
    Line,
}

/// The result of a played move.
#[derive(Debug)]
pub struct TriedPuzzle {
    pub verdict: PuzzleVerdict,
    /// The move, and the opponent's reply if the puzzle continues.
    pub moves: Vec<TriedMove>,
    /// Lets the player ask about a wrong move.
    pub wrong: Option<MissedTry>,
}

/// A player's results with the puzzles of a game.
#[derive(Debug)]
pub struct PuzzleTally {
    pub game: &'static dyn Game,
    pub rating: Rating,
    /// Number of rated puzzles.
    pub tried: usize,
    /// Number solved at the first try.
    pub solved: usize,
}

/// The puzzle and draft version for which a menu or button was rendered.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleRendered<'a> {
    pub puzzle: &'a str,
    pub version: u32,
}

/// The effect of an action on a player's progress.
pub(crate) struct PuzzleChange {
    progress: PuzzleProgress,
    outdated: bool,
    tried: Option<TriedPuzzle>,
    /// The verdict by which the puzzle is rated.
    verdict: Option<TryVerdict>,
}

impl PuzzleChange {
    pub(crate) const fn of(progress: PuzzleProgress) -> Self {
        Self { progress, outdated: false, tried: None, verdict: None }
    }
}

impl Puzzles {
    pub fn tally(&self, player: PlayerId, game: &'static dyn Game) -> Result<PuzzleTally, Error> {
        let reading = self.core.store.begin_read()?;
        let results = reading.puzzle_results(player, game)?;
        let rating = reading.puzzle_progress(player, game)?.map_or(NEW_SOLVER, |stored| stored.rating);
        let solved = results.iter().filter(|result| result.solved).count();
        Ok(PuzzleTally { game, rating, tried: results.len(), solved })
    }

    /// Continues the player's current puzzle, or begins one near their rating if it is solved or
    /// missing.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] if the game has no puzzles.
    pub fn resume(&self, caller: &Caller, game: &'static dyn Game) -> Result<PuzzleView, Error> {
        self.change_progress(caller, game, |results, stored| match stored {
            Some(stored) if is_open(game, &stored) => Ok(PuzzleChange::of(stored)),
            stored => fresh(game, results, stored).map(PuzzleChange::of),
        })
    }

    /// Begins another puzzle near the player's rating.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] if the game has no puzzles.
    pub fn next(&self, caller: &Caller, game: &'static dyn Game) -> Result<PuzzleView, Error> {
        self.change_progress(caller, game, |results, stored| {
            fresh(game, results, stored).map(PuzzleChange::of)
        })
    }

    /// Changes the draft, unless it has changed since the menu was rendered. Without a step, only
    /// shows it.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] if the player has no current puzzle.
    pub fn change(
        &self,
        caller: &Caller,
        game: &'static dyn Game,
        rendered: PuzzleRendered<'_>,
        step: Option<&DraftStep>,
    ) -> Result<PuzzleView, Error> {
        self.change_progress(caller, game, |_, stored| {
            let mut progress = stored.ok_or(UserError::NoSuchPuzzle)?;
            let mut outdated = !fits(&progress, rendered);
            if let Some(step) = step.filter(|_| !outdated) {
                let view = attempt_at(game, &progress)?.view();
                match progress.draft.changed_in(&view, step, MenuStyle::Exercise) {
                    Some(draft) => progress.draft = draft,
                    None => outdated = matches!(step, DraftStep::Choose(_)),
                }
            }
            Ok(PuzzleChange { outdated, ..PuzzleChange::of(progress) })
        })
    }

    /// Gives a hint or the solution; the puzzle then counts as lost.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] if the player has no current puzzle.
    pub fn give_away(
        &self,
        caller: &Caller,
        game: &'static dyn Game,
        rendered: PuzzleRendered<'_>,
        given: GivenAway,
    ) -> Result<PuzzleView, Error> {
        self.change_progress(caller, game, |_, stored| {
            let progress = stored.ok_or(UserError::NoSuchPuzzle)?;
            let outdated = !fits(&progress, rendered);
            let verdict = match given {
                GivenAway::Piece => TryVerdict::Missed,
                GivenAway::Line => TryVerdict::Shown,
            };
            let verdict = (!outdated && is_open(game, &progress)).then_some(verdict);
            Ok(PuzzleChange { outdated, verdict, ..PuzzleChange::of(progress) })
        })
    }

    /// Plays the draft, unless it has changed since the button was rendered.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] if the player has no current puzzle.
    pub fn confirm(
        &self,
        caller: &Caller,
        game: &'static dyn Game,
        rendered: PuzzleRendered<'_>,
    ) -> Result<PuzzleView, Error> {
        self.change_progress(caller, game, |_, stored| {
            let progress = stored.ok_or(UserError::NoSuchPuzzle)?;
            let attempt = attempt_at(game, &progress)?;
            let menu = attempt.view().compose_in(progress.draft.text(), MenuStyle::Exercise).ok();
            match menu.and_then(|menu| menu.move_text).filter(|_| fits(&progress, rendered)) {
                Some(text) => tried(game, attempt, progress, &MoveText::canonical(text)),
                None => Ok(PuzzleChange { outdated: true, ..PuzzleChange::of(progress) }),
            }
        })
    }

    /// Plays a typed move. A prefix of a legal move becomes the draft instead.
    ///
    /// # Errors
    ///
    /// [`UserError::Rules`] if the text is neither.
    pub fn play(
        &self,
        caller: &Caller,
        game: &'static dyn Game,
        rendered: PuzzleRendered<'_>,
        typed: &str,
    ) -> Result<PuzzleView, Error> {
        self.change_progress(caller, game, |_, stored| {
            let mut progress = stored.ok_or(UserError::NoSuchPuzzle)?;
            if !fits(&progress, rendered) {
                return Ok(PuzzleChange { outdated: true, ..PuzzleChange::of(progress) });
            }
            let attempt = attempt_at(game, &progress)?;
            let view = attempt.view();
            match view.read(typed) {
                Ok(text) => tried(game, attempt, progress, &text),
                Err(error) => {
                    let begun = view.draft_of(typed).ok_or(UserError::Rules(error))?;
                    if let Some(draft) =
                        progress.draft.changed_in(&view, &DraftStep::Put(begun), MenuStyle::Exercise)
                    {
                        progress.draft = draft;
                    }
                    Ok(PuzzleChange::of(progress))
                }
            }
        })
    }

    /// Returns the current puzzle unchanged.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] if the player has no current puzzle.
    pub fn show(&self, player: PlayerId, game: &'static dyn Game) -> Result<PuzzleView, Error> {
        let progress = self.core.store.begin_read()?.puzzle_progress(player, game)?;
        view_of(game, PuzzleChange::of(progress.ok_or(UserError::NoSuchPuzzle)?))
    }

    fn change_progress(
        &self,
        caller: &Caller,
        game: &'static dyn Game,
        decide: impl FnOnce(&[PuzzleResult], Option<PuzzleProgress>) -> Result<PuzzleChange, UserError>,
    ) -> Result<PuzzleView, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        let stored = Self::progress(&tx, caller, game)?;
        let results = tx.puzzle_results(caller.player, game)?;
        let changed = decide(&results, stored.clone())?;
        Self::store(tx, caller, game, stored.as_ref(), changed)
    }

    /// Loads a player's progress. A puzzle that isn't part of this version is closed.
    pub(crate) fn progress(
        tx: &WriteTx<'_>,
        caller: &Caller,
        game: &dyn Game,
    ) -> Result<Option<PuzzleProgress>, Error> {
        let stored = tx.puzzle_progress(caller.player, game)?;
        Ok(stored
            .map(|stored| if find_puzzle(game, &stored.puzzle).is_some() { stored } else { closed(stored) }))
    }

    /// Stores a change with its effects on the rating and on daily puzzles.
    pub(crate) fn store(
        tx: ActionTx<'_>,
        caller: &Caller,
        game: &'static dyn Game,
        stored: Option<&PuzzleProgress>,
        mut changed: PuzzleChange,
    ) -> Result<PuzzleView, Error> {
        let before = count(&tx, caller, game, &mut changed)?;
        let daily = match changed.verdict {
            Some(verdict) => record_verdict(&tx, caller, game, &changed.progress.puzzle, verdict)?,
            None => None,
        };
        let is_new = stored != Some(&changed.progress);
        if is_new {
            tx.set_puzzle_progress(caller.player, game, &changed.progress, caller.now)?;
        }
        let is_draft = changed.tried.is_none() && changed.verdict.is_none();
        let outcome = if is_draft { CommitOutcome::Drafted } else { CommitOutcome::Stored };
        tx.with_outcome(is_new.then_some(outcome))
            .commit_and(|| Ok(PuzzleView { before, daily, ..view_of(game, changed)? }))
    }
}

/// Rates the solver for the puzzle, once; returns the previous rating.
fn count(
    tx: &WriteTx<'_>,
    caller: &Caller,
    game: &'static dyn Game,
    changed: &mut PuzzleChange,
) -> Result<Option<Rating>, Error> {
    let PuzzleChange { progress, verdict, .. } = changed;
    let (Some(verdict), false) = (*verdict, progress.rated) else { return Ok(None) };
    let solved = verdict == TryVerdict::Solved;
    let puzzle = find_puzzle(game, &progress.puzzle).ok_or(UserError::NoSuchPuzzle)?;
    let before = progress.rating;
    let score = if solved { Score::Won } else { Score::Lost };
    [progress.rating, _] = rate([before, puzzle_rating(game, puzzle)], score);
    progress.rated = true;
    let result = PuzzleResult { puzzle: puzzle.name.clone(), solved, at: caller.now };
    tx.set_puzzle_result(caller.player, game, &result)?;
    Ok(Some(before))
}

/// Removes the current puzzle.
fn closed(stored: PuzzleProgress) -> PuzzleProgress {
    PuzzleProgress { puzzle: String::new(), made: 0, ..stored }
}

/// Whether the current puzzle exists and is unsolved.
fn is_open(game: &dyn Game, progress: &PuzzleProgress) -> bool {
    find_puzzle(game, &progress.puzzle).is_some_and(|puzzle| (progress.made as usize) < puzzle.own_moves())
}

/// Chooses and begins another puzzle.
fn fresh(
    game: &'static dyn Game,
    results: &[PuzzleResult],
    stored: Option<PuzzleProgress>,
) -> Result<PuzzleProgress, UserError> {
    let rating = stored.as_ref().map_or(NEW_SOLVER, |stored| stored.rating);
    let skipped = stored.as_ref().filter(|stored| is_open(game, stored)).map(|stored| PuzzleResult {
        puzzle: stored.puzzle.clone(),
        solved: false,
        at: Timestamp(i64::MAX),
    });
    // Don't choose the skipped puzzle again.
    let known: Vec<_> = results.iter().cloned().chain(skipped).collect();
    let puzzle = next_puzzle(game, rating.value, &known).ok_or(UserError::NoSuchPuzzle)?;
    Ok(PuzzleProgress::begun(puzzle, stored))
}

fn fits(progress: &PuzzleProgress, rendered: PuzzleRendered<'_>) -> bool {
    progress.puzzle == rendered.puzzle && progress.draft.version == rendered.version
}

/// Replays the moves made in the current puzzle.
fn attempt_at(
    game: &'static dyn Game,
    progress: &PuzzleProgress,
) -> Result<PuzzleAttempt<'static>, UserError> {
    let puzzle = find_puzzle(game, &progress.puzzle).ok_or(UserError::NoSuchPuzzle)?;
    let made = (progress.made as usize).min(puzzle.own_moves());
    PuzzleAttempt::resumed(game, puzzle, made).map_err(UserError::Rules)
}

/// Plays a move. A wrong one leaves the position unchanged.
fn tried(
    game: &'static dyn Game,
    mut attempt: PuzzleAttempt<'static>,
    mut progress: PuzzleProgress,
    text: &MoveText,
) -> Result<PuzzleChange, UserError> {
    let played = attempt.play(text).map_err(UserError::Rules)?;
    let wrong = (played.verdict == PuzzleVerdict::Wrong).then(|| MissedTry::new(game, attempt));
    let verdict = match played.verdict {
        PuzzleVerdict::Solved => Some(TryVerdict::Solved),
        PuzzleVerdict::Continues => None,
        PuzzleVerdict::Wrong => Some(TryVerdict::Missed),
    };
    if played.verdict != PuzzleVerdict::Wrong {
        progress.made += 1;
    }
    progress.draft.texts.clear();
    progress.draft.version += 1;
    let told = TriedPuzzle { verdict: played.verdict, moves: played.moves, wrong };
    Ok(PuzzleChange { progress, outdated: false, tried: Some(told), verdict })
}

fn view_of(game: &'static dyn Game, changed: PuzzleChange) -> Result<PuzzleView, Error> {
    let PuzzleChange { mut progress, outdated, tried, .. } = changed;
    let puzzle = find_puzzle(game, &progress.puzzle).ok_or(UserError::NoSuchPuzzle)?;
    let attempt = attempt_at(game, &progress)?;
    let menu = progress.draft.menu(&attempt.view(), MenuStyle::Exercise);
    let solver = attempt.solver();
    let board_view = BoardView::new(attempt.state(), Observer::Player(solver)).map_err(UserError::Rules)?;
    Ok(PuzzleView {
        game,
        puzzle,
        board_view,
        solver,
        right: attempt.right(),
        menu,
        draft: progress.draft,
        outdated,
        tried,
        rated: progress.rated,
        rating: progress.rating,
        before: None,
        daily: None,
    })
}
