//! Puzzles: positions in which one first move alone is right, played with the menus and typed moves of real games.
//!
//! A puzzle counts once for a player's puzzle rating: as won where they solve it at once and without a hint, else as
//! lost. They may go on with it until it is solved.

use std::sync::Arc;

use super::daily_tries::{DailyReport, note_verdict};
use crate::domain::{
    BoardView, Draft, DraftStep, MissedTry, PlayerId, PuzzleProgress, PuzzleResult, Rating, Score, Timestamp,
    TryVerdict, UserError, next_puzzle, puzzle_rating,
};
use crate::ratings::rate;
use crate::service::core::Core;
use crate::service::{Caller, Error};
use crate::store::{LockRoot, WriteTx};
use sealed_move_rules::lesson::TriedMove;
use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, PuzzleVerdict, find_puzzle};
use sealed_move_rules::{Game, Menu, MoveText, Observer, Side};

/// Puzzles of people.
#[derive(Debug)]
pub struct Puzzles {
    pub(in crate::service) core: Arc<Core>,
}

/// A puzzle as its solver sees it.
#[derive(Debug)]
pub struct PuzzleView {
    /// The game that it is from.
    pub game: &'static dyn Game,
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// The board, with the opponent's last move if there was one.
    pub board_view: BoardView,
    /// The side that its solver has.
    pub solver: Side,
    /// The move that is right now; none where the puzzle is solved.
    pub right: Option<&'static str>,
    /// The move that is being put together.
    pub draft: Draft,
    /// What is asked next.
    pub menu: Menu,
    /// Whether what was pressed belonged to an older version, so that nothing was changed.
    pub outdated: bool,
    /// What was just tried, where a move was played.
    pub tried: Option<TriedPuzzle>,
    /// Whether the puzzle has counted.
    pub rated: bool,
    /// The solver's puzzle rating, and before it counted where that was just now.
    pub rating: Rating,
    /// The rating before this puzzle, where it counted just now.
    pub before: Option<Rating>,
    /// What it makes of a daily puzzle, where it was just solved.
    pub daily: Option<DailyReport>,
}

/// What was given away of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenAway {
    /// Which piece to move.
    Piece,
    /// The whole line.
    Line,
}

/// A move that was tried.
#[derive(Debug)]
pub struct TriedPuzzle {
    /// What it was worth.
    pub verdict: PuzzleVerdict,
    /// It, and the opponent's reply where it goes on.
    pub moves: Vec<TriedMove>,
    /// What can be asked about a wrong move.
    pub wrong: Option<MissedTry>,
}

/// How a player does with the puzzles of a game.
#[derive(Debug)]
pub struct PuzzleTally {
    /// The game.
    pub game: &'static dyn Game,
    /// Their puzzle rating.
    pub rating: Rating,
    /// How many puzzles counted, and how many of them they solved at once.
    pub tried: usize,
    /// How many of them were solved at once.
    pub solved: usize,
}

/// The puzzle and the version of its state in which a menu or button was rendered.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleRendered<'a> {
    /// The name of the puzzle.
    pub puzzle: &'a str,
    /// The version.
    pub version: u32,
}

/// What an action made of a player's progress.
pub(crate) struct PuzzleChange {
    progress: PuzzleProgress,
    outdated: bool,
    tried: Option<TriedPuzzle>,
    /// What it was worth: the puzzle counts by this.
    verdict: Option<TryVerdict>,
}

impl PuzzleChange {
    pub(crate) const fn of(progress: PuzzleProgress) -> Self {
        Self { progress, outdated: false, tried: None, verdict: None }
    }
}

impl Puzzles {
    /// How a player does with the puzzles of a game.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn tally(&self, player: PlayerId, game: &'static dyn Game) -> Result<PuzzleTally, Error> {
        let reading = self.core.store.begin_read()?;
        let results = reading.puzzle_results(player, game)?;
        let rating = reading.puzzle_progress(player, game)?.map_or(Rating::UNKNOWN, |stored| stored.rating);
        let solved = results.iter().filter(|result| result.solved).count();
        Ok(PuzzleTally { game, rating, tried: results.len(), solved })
    }

    /// Goes on with the puzzle that a player has before them; gives one near their rating where they have none, or
    /// it is solved.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] where the game has none.
    pub fn resume(&self, caller: &Caller, game: &'static dyn Game) -> Result<PuzzleView, Error> {
        self.change_progress(caller, game, |results, stored| match stored {
            Some(stored) if is_open(game, &stored) => Ok(PuzzleChange::of(stored)),
            stored => fresh(game, results, stored).map(PuzzleChange::of),
        })
    }

    /// Gives another puzzle near a player's rating.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] where the game has none.
    pub fn next(&self, caller: &Caller, game: &'static dyn Game) -> Result<PuzzleView, Error> {
        self.change_progress(caller, game, |results, stored| {
            fresh(game, results, stored).map(PuzzleChange::of)
        })
    }

    /// Changes the move that is being put together, unless something changed since the menu was rendered;
    /// without a step it is shown as it is.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] where the player has none before them.
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
                match progress.draft.changed(&view, step) {
                    Some(draft) => progress.draft = draft,
                    None => outdated = matches!(step, DraftStep::Choose(_)),
                }
            }
            Ok(PuzzleChange { outdated, ..PuzzleChange::of(progress) })
        })
    }

    /// Gives something away: the puzzle counts as not solved from then on.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] where the player has none before them.
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

    /// Plays what was put together, unless something changed since the button was rendered.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] where the player has none before them.
    pub fn confirm(
        &self,
        caller: &Caller,
        game: &'static dyn Game,
        rendered: PuzzleRendered<'_>,
    ) -> Result<PuzzleView, Error> {
        self.change_progress(caller, game, |_, stored| {
            let progress = stored.ok_or(UserError::NoSuchPuzzle)?;
            let attempt = attempt_at(game, &progress)?;
            let menu = attempt.view().compose(progress.draft.text()).ok();
            match menu.and_then(|menu| menu.move_text).filter(|_| fits(&progress, rendered)) {
                Some(text) => tried(game, attempt, progress, &MoveText::canonical(text)),
                None => Ok(PuzzleChange { outdated: true, ..PuzzleChange::of(progress) }),
            }
        })
    }

    /// Plays what was typed. What is only the beginning of a legal move is put into the menus.
    ///
    /// # Errors
    ///
    /// [`UserError::Rules`] with the reason where it is no legal move.
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
                    if let Some(draft) = progress.draft.changed(&view, &DraftStep::Put(begun)) {
                        progress.draft = draft;
                    }
                    Ok(PuzzleChange::of(progress))
                }
            }
        })
    }

    /// What a player sees of the puzzle that they have before them, where nothing is changed.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] where they have none of the game's.
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
        let tx = self.core.begin_on(caller, &[LockRoot::Player(caller.player)])?;
        let stored = Self::progress(&tx, caller, game)?;
        let results = tx.puzzle_results(caller.player, game)?;
        let changed = decide(&results, stored.clone())?;
        Self::store(tx, caller, game, stored.as_ref(), changed)
    }

    /// How far a player came; what another version of the program shipped is gone.
    pub(crate) fn progress(
        tx: &WriteTx<'_>,
        caller: &Caller,
        game: &dyn Game,
    ) -> Result<Option<PuzzleProgress>, Error> {
        let stored = tx.puzzle_progress(caller.player, game)?;
        Ok(stored
            .map(|stored| if find_puzzle(game, &stored.puzzle).is_some() { stored } else { closed(stored) }))
    }

    /// Stores a change, with what it counts for.
    pub(crate) fn store(
        tx: WriteTx<'_>,
        caller: &Caller,
        game: &'static dyn Game,
        stored: Option<&PuzzleProgress>,
        mut changed: PuzzleChange,
    ) -> Result<PuzzleView, Error> {
        let before = count(&tx, caller, game, &mut changed)?;
        let daily = match changed.verdict {
            Some(verdict) => note_verdict(&tx, caller, game, &changed.progress.puzzle, verdict)?,
            None => None,
        };
        if stored != Some(&changed.progress) {
            tx.set_puzzle_progress(caller.player, game, &changed.progress, caller.now)?;
        }
        tx.commit()?;
        Ok(PuzzleView { before, daily, ..view_of(game, changed)? })
    }
}

/// Counts the puzzle for its solver's rating, once; returns the rating before.
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

/// The same progress with no puzzle before its player.
fn closed(stored: PuzzleProgress) -> PuzzleProgress {
    PuzzleProgress { puzzle: String::new(), made: 0, ..stored }
}

/// Whether the puzzle is there and not solved.
fn is_open(game: &dyn Game, progress: &PuzzleProgress) -> bool {
    find_puzzle(game, &progress.puzzle).is_some_and(|puzzle| (progress.made as usize) < puzzle.own_moves())
}

/// The beginning of another puzzle.
fn fresh(
    game: &'static dyn Game,
    results: &[PuzzleResult],
    stored: Option<PuzzleProgress>,
) -> Result<PuzzleProgress, UserError> {
    let rating = stored.as_ref().map_or(Rating::UNKNOWN, |stored| stored.rating);
    let skipped = stored.as_ref().filter(|stored| is_open(game, stored)).map(|stored| PuzzleResult {
        puzzle: stored.puzzle.clone(),
        solved: false,
        at: Timestamp(i64::MAX),
    });
    // Whoever asks for another does not get the same one again.
    let known: Vec<_> = results.iter().cloned().chain(skipped).collect();
    let puzzle = next_puzzle(game, rating.value, &known).ok_or(UserError::NoSuchPuzzle)?;
    Ok(PuzzleProgress::begun(puzzle, stored))
}

fn fits(progress: &PuzzleProgress, rendered: PuzzleRendered<'_>) -> bool {
    progress.puzzle == rendered.puzzle && progress.draft.version == rendered.version
}

/// The puzzle as far as its player came.
fn attempt_at(
    game: &'static dyn Game,
    progress: &PuzzleProgress,
) -> Result<PuzzleAttempt<'static>, UserError> {
    let puzzle = find_puzzle(game, &progress.puzzle).ok_or(UserError::NoSuchPuzzle)?;
    let made = (progress.made as usize).min(puzzle.own_moves());
    PuzzleAttempt::resumed(game, puzzle, made).map_err(UserError::Rules)
}

/// Plays a move; a wrong one leaves the puzzle as it was.
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
    let view = attempt.view();
    let menu = view.compose(progress.draft.text()).or_else(|_| {
        progress.draft.texts.clear();
        view.compose("")
    });
    let solver = attempt.solver();
    let board_view = BoardView::new(attempt.state(), Observer::Player(solver)).map_err(UserError::Rules)?;
    Ok(PuzzleView {
        game,
        puzzle,
        board_view,
        solver,
        right: attempt.right(),
        menu: menu.unwrap_or_else(|_| Menu::none()),
        draft: progress.draft,
        outdated,
        tried,
        rated: progress.rated,
        rating: progress.rating,
        before: None,
        daily: None,
    })
}
