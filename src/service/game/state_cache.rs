//! Caches replayed matches, so that a move doesn't cost a replay of the whole match.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::domain::{CorruptMatch, Id, Match, MatchFacts, Revision};
use sealed_move_rules::GameState;

/// Maximum number of cached matches.
const MAX_CACHED_STATES: usize = 512;

#[derive(Debug)]
struct CachedState {
    state: GameState,
    moves: usize,
    /// The revision of the last move. It differs if another process has played or taken back moves.
    last: Option<Revision>,
}

/// Replayed matches. An entry that contradicts the stored moves is ignored.
#[derive(Debug, Default)]
pub(crate) struct GameStateCache {
    kept: Mutex<HashMap<Id, CachedState>>,
}

impl GameStateCache {
    /// Removes and returns the state of a match, replaying missing moves. A failed action therefore
    /// can't leave a wrong state in the cache.
    pub(crate) fn take(&self, game: &Match) -> Result<GameState, CorruptMatch> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner).remove(&game.id);
        let Some(CachedState { mut state, moves, last }) = kept else { return game.replay() };
        let fits = moves <= game.moves.len() && last == revision_of(game, moves);
        if !fits {
            return game.replay();
        }
        for (index, made) in game.records().enumerate().skip(moves) {
            state.replay(made.notation).map_err(game.corrupt(Some(index)))?;
        }
        Ok(state)
    }

    /// Caches the state of a match as stored.
    pub(crate) fn insert(&self, game: &MatchFacts, state: GameState) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MAX_CACHED_STATES
            && let Some(id) = kept.keys().next().copied()
        {
            kept.remove(&id);
        }
        let moves = game.moves.len();
        kept.insert(game.id, CachedState { state, moves, last: revision_of(game, moves) });
    }
}

fn revision_of(game: &MatchFacts, moves: usize) -> Option<Revision> {
    moves.checked_sub(1).and_then(|last| game.moves.get(last)).map(|made| made.revision)
}
