//! Puzzles from a player's own turning points, collected from the reviews that they read.
//!
//! They are due after 1, 3 and 7 days and don't change ratings.

use std::sync::Arc;

use crate::domain::{
    BoardView, DraftStep, Id, Match, MovePart, OwnAnswer, OwnPuzzle, OwnPuzzleKey, OwnPuzzles as Switch,
    PlayerId, ReviewProgress, Seat, Timestamp, UserError, own_turning_points,
};
use crate::service::core::Core;
use crate::service::{Caller, CommitOutcome, Error};
use crate::store::{LockRoot, ReadTx};
use sealed_move_rules::{Game, GameState, Menu, MenuStyle, MoveText, Observer, Side, View};

#[derive(Debug)]
pub struct OwnPuzzles {
    pub(in crate::service) core: Arc<Core>,
}

/// A puzzle in its player's view of the position.
#[derive(Debug)]
pub struct OwnPuzzleView {
    pub game: &'static dyn Game,
    pub puzzle: OwnPuzzle,
    /// The player's own board, with the opponent's last move.
    pub board_view: BoardView,
    /// The public view of the same position.
    pub public: View,
    pub solver: Side,
    pub opponent: Seat,
    /// The number of the move.
    pub number: u32,
    /// The next choices.
    pub menu: Menu,
    /// Whether the menu or button was outdated, so that nothing changed.
    pub outdated: bool,
}

impl OwnPuzzleView {
    /// Builds the answer to judge.
    #[must_use]
    pub fn answer(&self, text: MoveText) -> OwnAnswer {
        OwnAnswer {
            game: self.game,
            view: self.board_view.view.clone(),
            public: self.public.clone(),
            best: self.puzzle.best.clone(),
            text,
        }
    }
}

impl OwnPuzzles {
    /// Makes puzzles of the reader's own turning points in a finished review, unless they have them. Returns
    /// whether there are any.
    pub fn collect(&self, caller: &Caller, id: Id) -> Result<bool, Error> {
        let player = caller.player;
        let reading = self.core.store.begin_read()?;
        let Some(review) = reading.review(id)?.filter(ReviewProgress::is_done) else { return Ok(false) };
        let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        let wanted = reading.preferences(player)?.settings.own_puzzles == Switch::On;
        let Some(side) = game.side_of(player).ok().filter(|_| wanted) else { return Ok(false) };
        let points = own_turning_points(&review.reviews(), side);
        let known = reading.own_puzzle_records(player, id)?;
        drop(reading);
        let has_any = !points.is_empty();
        let fresh: Vec<_> = points.into_iter().filter(|(record, _)| !known.contains(record)).collect();
        if fresh.is_empty() {
            return Ok(has_any);
        }
        let tx = self.core.begin_idempotent(caller)?;
        tx.lock(&[LockRoot::Player(player)])?;
        let known = tx.own_puzzle_records(player, id)?;
        for (record, best) in fresh.into_iter().filter(|(record, _)| !known.contains(record)) {
            tx.set_own_puzzle(player, &OwnPuzzle::new(OwnPuzzleKey { game: id, record }, best, caller.now))?;
        }
        tx.commit()?;
        Ok(true)
    }

    /// Counts a player's due puzzles in each game that has some. Empty if the player wants none.
    pub fn due_counts(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Vec<(&'static dyn Game, usize)>, Error> {
        let mut counts: Vec<(&'static dyn Game, usize)> = Vec::new();
        for (game, _) in self.due(player, now)? {
            match counts.iter_mut().find(|(counted, _)| counted.info().name == game.info().name) {
                Some((_, count)) => *count += 1,
                None => counts.push((game, 1)),
            }
        }
        Ok(counts)
    }

    /// Returns the puzzle of a game that is due longest. A damaged match doesn't hide the others.
    pub fn next_due(
        &self,
        player: PlayerId,
        game: &dyn Game,
        now: Timestamp,
    ) -> Result<Option<OwnPuzzleView>, Error> {
        let due = self.due(player, now)?.into_iter();
        for (_, puzzle) in due.filter(|(of, _)| of.info().name == game.info().name) {
            let key = puzzle.key;
            match self.show(player, key) {
                Ok(view) => return Ok(Some(view)),
                Err(error) => {
                    tracing::error!(game = %key.game, %error, "cannot show own puzzle");
                }
            }
        }
        Ok(None)
    }

    fn due(&self, player: PlayerId, now: Timestamp) -> Result<Vec<(&'static dyn Game, OwnPuzzle)>, Error> {
        let reading = self.core.store.begin_read()?;
        let due = reading.due_own_puzzles(player, now)?;
        let wanted = due.is_empty() || reading.preferences(player)?.settings.own_puzzles == Switch::On;
        Ok(if wanted { due } else { Vec::new() })
    }

    /// Returns a puzzle unchanged.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchPuzzle`] if the player has no such puzzle.
    pub fn show(&self, player: PlayerId, key: OwnPuzzleKey) -> Result<OwnPuzzleView, Error> {
        let reading = self.core.store.begin_read()?;
        let puzzle = reading.own_puzzle(player, key)?.ok_or(UserError::NoSuchPuzzle)?;
        view_of(&reading, player, puzzle, false)
    }

    /// Changes the draft, unless it has changed since the menu was rendered. Without a step, only shows it.
    ///
    /// # Errors
    ///
    /// As [`show`](Self::show).
    pub fn change(
        &self,
        caller: &Caller,
        key: OwnPuzzleKey,
        version: u32,
        step: Option<&DraftStep>,
    ) -> Result<OwnPuzzleView, Error> {
        let Some(step) = step else {
            let view = self.show(caller.player, key)?;
            return Ok(OwnPuzzleView { outdated: view.puzzle.draft.version != version, ..view });
        };
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        let puzzle = tx.own_puzzle(caller.player, key)?.ok_or(UserError::NoSuchPuzzle)?;
        let mut view = view_of(&tx, caller.player, puzzle, false)?;
        let changed = view.puzzle.draft.changed_in(&view.board_view.view, step, MenuStyle::Exercise);
        view.outdated = view.puzzle.draft.version != version;
        match changed.filter(|_| !view.outdated) {
            Some(draft) => {
                view.puzzle.draft = draft;
                tx.set_own_puzzle(caller.player, &view.puzzle)?;
                view.menu = view.puzzle.draft.menu(&view.board_view.view, MenuStyle::Exercise);
                tx.with_outcome(Some(CommitOutcome::Drafted)).commit()?;
            }
            None => {
                view.outdated |= matches!(step, DraftStep::Choose(_));
                tx.with_outcome(None).commit()?;
            }
        }
        Ok(view)
    }

    /// Applies an answer, unless the draft has changed since the button was rendered.
    ///
    /// # Errors
    ///
    /// As [`show`](Self::show).
    pub fn answer(
        &self,
        caller: &Caller,
        key: OwnPuzzleKey,
        version: u32,
        is_right: bool,
    ) -> Result<OwnPuzzleView, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        let puzzle = tx.own_puzzle(caller.player, key)?.ok_or(UserError::NoSuchPuzzle)?;
        let outdated = puzzle.draft.version != version;
        let puzzle = if outdated { puzzle } else { puzzle.answered(is_right, caller.now) };
        if !outdated {
            tx.set_own_puzzle(caller.player, &puzzle)?;
        }
        let outcome = (!outdated).then_some(CommitOutcome::Stored);
        let (player, core) = (caller.player, &self.core);
        tx.with_outcome(outcome).commit_and(|| view_of(&core.store.begin_read()?, player, puzzle, outdated))
    }
}

fn view_of(
    reading: &ReadTx<'_>,
    player: PlayerId,
    mut puzzle: OwnPuzzle,
    outdated: bool,
) -> Result<OwnPuzzleView, Error> {
    let game = reading.load_match(puzzle.key.game)?.ok_or(UserError::NoSuchPuzzle)?;
    let (state, number) = position(&game, puzzle.key.record)?;
    let solver = state.position().turn();
    if game.seat(solver).person() != Some(player) {
        return Err(UserError::NoSuchPuzzle.into());
    }
    let board_view = BoardView::new(&state, Observer::Player(solver)).map_err(UserError::Rules)?;
    let menu = puzzle.draft.menu(&board_view.view, MenuStyle::Exercise);
    Ok(OwnPuzzleView {
        game: game.game,
        public: state.position().view(Observer::Public),
        opponent: game.seat(solver.other()),
        puzzle,
        board_view,
        solver,
        number,
        menu,
        outdated,
    })
}

/// The position before a record, and the number of its move.
fn position(game: &Match, record: u32) -> Result<(GameState, u32), Error> {
    let start = game.start_position()?;
    let parts = MovePart::of_records(start.move_number(), game.moves.iter().map(|made| made.side));
    let part = parts.into_iter().nth(record as usize).ok_or(UserError::NoSuchPuzzle)?;
    let mut state = GameState::new(start);
    for (index, made) in game.records().enumerate().take(record as usize) {
        state.replay(made.notation).map_err(game.corrupt(Some(index)))?;
    }
    Ok((state, part.number))
}
