//! Replayed matches, kept so that a move does not cost the replay of the whole match.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::domain::{DamagedMatch, Id, Match, MatchFacts, Revision};
use sealed_move_rules::GameState;

/// The most matches kept.
const CAPACITY: usize = 512;

#[derive(Debug)]
struct Kept {
    state: GameState,
    moves: usize,
    /// The revision of the last move: it tells whether another process played on, or took back.
    last: Option<Revision>,
}

/// Replayed matches. An entry that does not fit the stored moves is replayed.
#[derive(Debug, Default)]
pub(crate) struct GameStateCache {
    kept: Mutex<HashMap<Id, Kept>>,
}

impl GameStateCache {
    /// The state of a match. It leaves the cache, so that an action that fails leaves nothing wrong
    /// there.
    pub(crate) fn take(&self, game: &Match) -> Result<GameState, DamagedMatch> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner).remove(&game.id);
        let Some(Kept { mut state, moves, last }) = kept else { return game.replay() };
        let fits = moves <= game.moves.len() && last == revision_of(game, moves);
        if !fits {
            return game.replay();
        }
        for (index, made) in game.records().enumerate().skip(moves) {
            state.replay(&made.notation).map_err(game.damaged(Some(index)))?;
        }
        Ok(state)
    }

    /// Keeps the state of a match as it is stored now.
    pub(crate) fn keep(&self, game: &MatchFacts, state: GameState) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= CAPACITY
            && let Some(id) = kept.keys().next().copied()
        {
            kept.remove(&id);
        }
        let moves = game.moves.len();
        kept.insert(game.id, Kept { state, moves, last: revision_of(game, moves) });
    }
}

fn revision_of(game: &MatchFacts, moves: usize) -> Option<Revision> {
    moves.checked_sub(1).and_then(|last| game.moves.get(last)).map(|made| made.revision)
}
