//! Lessons: small positions with a task, played with the menus and typed moves of real games.
//!
//! A lesson is not a match: it has no opponent, clock or notices. Its state is replayed from the
//! stored moves.

use std::sync::Arc;

use super::course_progress::LessonList;
use crate::domain::{BoardView, Draft, DraftStep, LessonProgress, MissedTry, PlayerId, Revision, UserError};
use crate::service::core::Core;
use crate::service::{Caller, CommitOutcome, Error};
use crate::store::{LockRoot, ReadTx};
use sealed_move_rules::lesson::{Lesson, LessonAttempt, LessonTry, LessonVerdict, find_lesson};
use sealed_move_rules::puzzle::PuzzleAttempt;
use sealed_move_rules::{Game, Menu, MenuStyle, MoveText, Observer, Side};

#[derive(Debug)]
pub struct Lessons {
    pub(in crate::service) core: Arc<Core>,
}

/// A lesson as its player sees it.
#[derive(Debug)]
pub struct LessonView {
    pub game: &'static dyn Game,
    pub lesson: &'static Lesson,
    /// The board, with the opponent's last move if there was one.
    pub board_view: BoardView,
    /// The player's side.
    pub learner: Side,
    /// The move being composed.
    pub draft: Draft,
    /// The next choices.
    pub menu: Menu,
    /// Whether the menu or button was outdated, so that nothing changed.
    pub outdated: bool,
    /// The result of the move just played.
    pub tried: Option<LessonTry>,
    /// Lets the player ask about a wrong move in a puzzle.
    pub missed: Option<MissedTry>,
    /// The move of the solution; `None` without one.
    pub right: Option<&'static str>,
    /// The position of the lesson, to judge further moves.
    pub attempt: LessonAttempt,
    /// Progress in all courses of the game.
    pub list: LessonList,
}

/// The lesson and draft version for which a menu or button was rendered.
#[derive(Clone, Copy, Debug)]
pub struct LessonRendered<'a> {
    pub lesson: &'a str,
    pub version: u32,
}

impl Lessons {
    pub fn list(&self, player: PlayerId, game: &'static dyn Game) -> Result<LessonList, Error> {
        list(&self.core.store.begin_read()?, player, game)
    }

    /// Begins or restarts a lesson.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchLesson`].
    pub fn begin(&self, caller: &Caller, game: &'static dyn Game, name: &str) -> Result<LessonView, Error> {
        let lesson = find_lesson(game, name).ok_or(UserError::NoSuchLesson)?;
        self.change_progress(caller, game, |stored| {
            let version = stored.map_or(1, |stored| stored.draft.version + 1);
            Ok(Changed::of(fresh(lesson, version)))
        })
    }

    /// Continues the current unsolved lesson, else the first unsolved one, else the one played
    /// last.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchLesson`] if the game has no lessons.
    pub fn resume(&self, caller: &Caller, game: &'static dyn Game) -> Result<LessonView, Error> {
        let list = self.list(caller.player, game)?;
        self.change_progress(caller, game, |stored| continued(&list, stored))
    }

    /// Marks the open lessons that chess players know as skipped, and continues after them.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchLesson`] if the game has no lessons.
    pub fn skip_chess(&self, caller: &Caller, game: &'static dyn Game) -> Result<LessonView, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        for lesson in game.exercises().filter(|lesson| lesson.known_from_chess) {
            tx.set_lesson_solved(caller.player, game, lesson.name, 0, caller.now)?;
        }
        let list = list(&tx, caller.player, game)?;
        let changed = continued(&list, tx.lesson_progress(caller.player, game)?)?;
        tx.set_lesson_progress(caller.player, game, &changed.progress, caller.now)?;
        tx.with_outcome(Some(CommitOutcome::Stored)).commit_and(|| view_of(list, changed))
    }

    /// Changes the draft, unless it has changed since the menu was rendered. Without a step, only
    /// shows it.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchLesson`] if the player hasn't begun one.
    pub fn change(
        &self,
        caller: &Caller,
        game: &'static dyn Game,
        rendered: LessonRendered<'_>,
        step: Option<&DraftStep>,
    ) -> Result<LessonView, Error> {
        self.change_progress(caller, game, |stored| {
            let Some(mut progress) = stored else { return Err(UserError::NoSuchLesson) };
            let mut outdated = !fits(&progress, rendered);
            if let Some(step) = step.filter(|_| !outdated) {
                let view = attempt_at(game, &mut progress).view();
                match progress.draft.changed_in(&view, step, MenuStyle::Exercise) {
                    Some(draft) => progress.draft = draft,
                    None => outdated = matches!(step, DraftStep::Choose(_)),
                }
            }
            Ok(Changed { outdated, ..Changed::of(progress) })
        })
    }

    /// Plays the draft, unless it has changed since the button was rendered.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchLesson`] if the player hasn't begun one.
    pub fn confirm(
        &self,
        caller: &Caller,
        game: &'static dyn Game,
        rendered: LessonRendered<'_>,
    ) -> Result<LessonView, Error> {
        self.change_progress(caller, game, |stored| {
            let Some(mut progress) = stored else { return Err(UserError::NoSuchLesson) };
            let attempt = attempt_at(game, &mut progress);
            let menu = attempt.view().compose_in(progress.draft.text(), MenuStyle::Exercise).ok();
            match menu.and_then(|menu| menu.move_text).filter(|_| fits(&progress, rendered)) {
                Some(text) => tried(game, attempt, progress, &MoveText::canonical(text)),
                None => Ok(Changed { outdated: true, ..Changed::of(progress) }),
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
        rendered: LessonRendered<'_>,
        typed: &str,
    ) -> Result<LessonView, Error> {
        self.change_progress(caller, game, |stored| {
            let Some(mut progress) = stored else { return Err(UserError::NoSuchLesson) };
            if !fits(&progress, rendered) {
                return Ok(Changed { outdated: true, ..Changed::of(progress) });
            }
            let attempt = attempt_at(game, &mut progress);
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
                    Ok(Changed::of(progress))
                }
            }
        })
    }

    /// Returns the current lesson unchanged.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchLesson`] if the player hasn't begun one.
    pub fn show(&self, player: PlayerId, game: &'static dyn Game) -> Result<LessonView, Error> {
        let reading = self.core.store.begin_read()?;
        let progress = reading.lesson_progress(player, game)?.ok_or(UserError::NoSuchLesson)?;
        let list = list(&reading, player, game)?;
        view_of(list, Changed::of(progress))
    }

    fn change_progress(
        &self,
        caller: &Caller,
        game: &'static dyn Game,
        decide: impl FnOnce(Option<LessonProgress>) -> Result<Changed, UserError>,
    ) -> Result<LessonView, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        let stored = tx.lesson_progress(caller.player, game)?;
        let changed = decide(stored.clone())?;
        let is_new = stored.as_ref() != Some(&changed.progress);
        if is_new {
            tx.set_lesson_progress(caller.player, game, &changed.progress, caller.now)?;
        }
        if let Some(moves) = changed.solved {
            tx.set_lesson_solved(caller.player, game, &changed.progress.lesson, moves, caller.now)?;
        }
        let list = list(&tx, caller.player, game)?;
        let outcome = if changed.tried.is_some() { CommitOutcome::Stored } else { CommitOutcome::Drafted };
        tx.with_outcome(is_new.then_some(outcome)).commit_and(|| view_of(list, changed))
    }
}

/// The effect of an action on a player's progress.
struct Changed {
    progress: LessonProgress,
    outdated: bool,
    tried: Option<LessonTry>,
    /// Number of moves if the lesson was just solved.
    solved: Option<u32>,
    missed: Option<MissedTry>,
}

impl Changed {
    const fn of(progress: LessonProgress) -> Self {
        Self { progress, outdated: false, tried: None, solved: None, missed: None }
    }
}

/// Continues the current open exercise, else the next open one, else the one played last.
fn continued(list: &LessonList, stored: Option<LessonProgress>) -> Result<Changed, UserError> {
    let name = stored.as_ref().map_or("", |stored| stored.lesson.as_str());
    let next = if list.is_open(name) { find_lesson(list.game, name) } else { list.next_after(name) };
    let next = next.or_else(|| find_lesson(list.game, name)).or_else(|| list.game.exercises().next());
    let lesson = next.ok_or(UserError::NoSuchLesson)?;
    Ok(Changed::of(match stored {
        Some(stored) if stored.lesson == lesson.name => stored,
        stored => fresh(lesson, stored.map_or(1, |stored| stored.draft.version + 1)),
    }))
}

fn list(reading: &ReadTx<'_>, player: PlayerId, game: &'static dyn Game) -> Result<LessonList, Error> {
    Ok(LessonList::new(game, &reading.solved_lessons(player, game)?))
}

fn fresh(lesson: &Lesson, version: u32) -> LessonProgress {
    let draft = Draft { revision: Revision(0), version, texts: Vec::new(), typed: None };
    LessonProgress { lesson: lesson.name.to_owned(), moves: Vec::new(), draft }
}

fn fits(progress: &LessonProgress, rendered: LessonRendered<'_>) -> bool {
    progress.lesson == rendered.lesson && progress.draft.version == rendered.version
}

/// Replays the stored moves of a lesson. Restarts it if another version of the bot wrote moves that
/// no longer apply.
fn attempt_at(game: &'static dyn Game, progress: &mut LessonProgress) -> LessonAttempt {
    let known = find_lesson(game, &progress.lesson);
    let lesson = known.unwrap_or_else(|| game.exercises().next().expect("a game with progress has lessons"));
    let resumed = LessonAttempt::resumed(game, lesson, &progress.moves).ok().filter(|_| known.is_some());
    resumed.unwrap_or_else(|| {
        *progress = fresh(lesson, progress.draft.version + 1);
        LessonAttempt::new(game, lesson).expect("the tests open every lesson")
    })
}

/// Plays a move. A solution or a wrong move resets the lesson.
fn tried(
    game: &'static dyn Game,
    mut attempt: LessonAttempt,
    progress: LessonProgress,
    text: &MoveText,
) -> Result<Changed, UserError> {
    let tried = attempt.play(text).map_err(UserError::Rules)?;
    let missed = match tried.verdict {
        LessonVerdict::Wrong(_) => missed(game, &progress, text),
        LessonVerdict::Solved | LessonVerdict::Continues => None,
    };
    let moves = match tried.verdict {
        LessonVerdict::Continues => progress.moves.into_iter().chain([text.to_string()]).collect(),
        LessonVerdict::Solved | LessonVerdict::Wrong(_) => Vec::new(),
    };
    let solved =
        (tried.verdict == LessonVerdict::Solved).then(|| u32::try_from(tried.made).unwrap_or(u32::MAX));
    let draft = Draft { texts: Vec::new(), version: progress.draft.version + 1, ..progress.draft };
    let progress = LessonProgress { lesson: progress.lesson, moves, draft };
    Ok(Changed { tried: Some(tried), solved, missed, ..Changed::of(progress) })
}

/// The wrong move in the puzzle of a course. `None` for a lesson.
fn missed(game: &'static dyn Game, progress: &LessonProgress, text: &MoveText) -> Option<MissedTry> {
    let puzzle = game.course_puzzles().iter().find(|puzzle| puzzle.name == progress.lesson)?;
    let mut attempt = PuzzleAttempt::resumed(game, puzzle, progress.moves.len()).ok()?;
    attempt.push(text).ok()?;
    Some(MissedTry::new(game, attempt))
}

fn view_of(list: LessonList, changed: Changed) -> Result<LessonView, Error> {
    let game = list.game;
    let Changed { mut progress, outdated, tried, missed, .. } = changed;
    let attempt = attempt_at(game, &mut progress);
    let view = attempt.view();
    let menu = progress.draft.menu(&view, MenuStyle::Exercise);
    let lesson = find_lesson(game, &progress.lesson).ok_or(UserError::NoSuchLesson)?;
    let observer = Observer::Player(attempt.learner());
    let board_view = BoardView::new(attempt.state(), observer).map_err(UserError::Rules)?;
    let (learner, draft) = (attempt.learner(), progress.draft);
    let right = lesson.solution.get(progress.moves.len()).copied();
    Ok(LessonView {
        game,
        lesson,
        board_view,
        learner,
        draft,
        menu,
        outdated,
        tried,
        missed,
        right,
        attempt,
        list,
    })
}
