//! Views of a match, redacted for one observer.

use super::turn_clocks::clock_for;
use crate::domain::{
    BoardView, CorruptMatch, EndReason, Ending, GuildId, LastMove, MadeMove, Match, MatchFacts, MovePart,
    PlayerId, TurnClock, UserError,
};
use crate::service::Error;
use crate::store::ReadTx;
use sealed_move_rules::{GameState, Observer, RedactionScope, Side, View};

/// A match, redacted for one observer.
#[derive(Clone, Debug)]
pub struct MatchView {
    pub game: MatchFacts,
    /// The position and the last move.
    pub board_view: BoardView,
    /// The earlier moves of the last move's interaction: the sender's first, then the planned ones.
    pub chain: Vec<LastMove>,
    pub observer: Observer,
    /// The side drawn at the bottom of the board.
    pub bottom: Side,
    /// Whether the match has changed since this revision.
    pub outdated: bool,
    /// The clock of the turn.
    pub clock: TurnClock,
    /// `None` for a public view.
    pub viewer: Option<PlayerId>,
}

impl MatchView {
    /// Whether both players have completed a move, so that the match can no longer be aborted and is
    /// rated.
    #[must_use]
    pub fn both_moved(&self) -> bool {
        self.game.both_moved(self.board_view.view.turn())
    }

    /// Whether a result now would change ratings.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        self.game.rated && self.both_moved()
    }
}

/// One move record, redacted for one observer.
#[derive(Clone, Debug)]
pub struct HistoryEntry {
    /// The record's place in its move.
    pub part: MovePart,
    /// The side that moved.
    pub side: Side,
    /// The move with its rolls.
    pub notation: String,
    /// The view before the move.
    pub before: View,
}

/// The moves of a match, redacted for one observer.
#[derive(Clone, Debug)]
pub struct History {
    pub game: MatchFacts,
    /// [`Observer::Revealed`] once the match is over.
    pub observer: Observer,
    /// The side drawn at the bottom of the board.
    pub bottom: Side,
    /// The move records, in order.
    pub entries: Vec<HistoryEntry>,
    /// The current position.
    pub now: View,
}

impl History {
    /// Returns the position after the given number of entries and the move leading to it; `None`
    /// beyond the last entry.
    #[must_use]
    pub fn board_view(&self, entries: usize) -> Option<BoardView> {
        let view = match self.entries.get(entries) {
            Some(entry) => entry.before.clone(),
            None if entries == self.entries.len() => self.now.clone(),
            None => return None,
        };
        let last = entries.checked_sub(1).map(|last| &self.entries[last]);
        let last =
            last.map(|entry| LastMove { before: entry.before.clone(), notation: entry.notation.clone() });
        Some(BoardView { view, last })
    }

    /// Returns the number of the last move, which may be incomplete; 0 before the first.
    #[must_use]
    pub fn last_move(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.part.number)
    }

    /// Returns the number of entries up to and including a move; `None` if the move was not made.
    #[must_use]
    pub fn entries_until(&self, number: u32) -> Option<usize> {
        let parts: Vec<_> = self.entries.iter().map(|entry| entry.part).collect();
        MovePart::records_until(&parts, number)
    }

    /// Whether a fork can start from the position after the given number of entries: the match is
    /// over, but was not in that position.
    #[must_use]
    pub fn can_fork(&self, entries: usize) -> bool {
        let by_rules = |ending: &Ending| matches!(ending.reason, EndReason::Rules(_));
        self.game.ending.as_ref().is_some_and(|ending| entries < self.entries.len() || !by_rules(ending))
    }

    /// Returns all positions in order, beginning with the start.
    #[must_use]
    pub fn board_views(&self) -> Vec<BoardView> {
        (0..=self.entries.len()).filter_map(|entries| self.board_view(entries)).collect()
    }
}

/// Builds the view of `player`, who may be a spectator.
pub(crate) fn view_for(
    reading: &ReadTx<'_>,
    game: Match,
    state: &GameState,
    player: PlayerId,
) -> Result<MatchView, Error> {
    let observer = observer_of(&game, player);
    let bottom = bottom(observer);
    let clock = clock_for(reading, &game, state.position().turn())?;
    let (board_view, chain) = (board_view(&game, state, observer)?, chain(&game, observer)?);
    Ok(MatchView {
        game: game.into_facts(),
        board_view,
        chain,
        observer,
        bottom,
        outdated: false,
        clock,
        viewer: Some(player),
    })
}

/// Builds the public view. `outdated` is whether the match has changed since.
pub(crate) fn view_for_everyone(
    reading: &ReadTx<'_>,
    game: Match,
    state: &GameState,
    outdated: bool,
) -> Result<MatchView, Error> {
    let bottom = state.position().turn();
    let board_view = board_view(&game, state, Observer::Public)?;
    let chain = chain(&game, Observer::Public)?;
    let clock = clock_for(reading, &game, bottom)?;
    Ok(MatchView {
        game: game.into_facts(),
        board_view,
        chain,
        observer: Observer::Public,
        bottom,
        outdated,
        clock,
        viewer: None,
    })
}

/// Builds the history for `player`; everything is revealed once the match is over.
pub(crate) fn history_for(game: &Match, player: PlayerId) -> Result<History, CorruptMatch> {
    let seat = observer_of(game, player);
    let observer = if game.ending.is_some() { Observer::Revealed } else { seat };
    let (entries, now) = history_of(game, observer)?;
    let facts = MatchFacts::clone(game);
    Ok(History { now, bottom: bottom(seat), observer, entries, game: facts })
}

const fn bottom(observer: Observer) -> Side {
    match observer {
        Observer::Player(side) => side,
        Observer::Public | Observer::Revealed => Side::First,
    }
}

fn observer_of(game: &Match, player: PlayerId) -> Observer {
    game.side_of(player).map_or(Observer::Public, Observer::Player)
}

/// Fails with [`UserError::NoSuchMatch`] unless `player` plays in the match or `guild` is its
/// server.
pub(crate) fn require_watcher(
    game: &Match,
    player: PlayerId,
    guild: Option<GuildId>,
) -> Result<(), UserError> {
    let member = guild.is_some() && guild == game.place.guild;
    if member || game.side_of(player).is_ok() { Ok(()) } else { Err(UserError::NoSuchMatch) }
}

/// Returns the moves that an observer may know now, and the current position.
pub(crate) fn history_of(
    game: &Match,
    observer: Observer,
) -> Result<(Vec<HistoryEntry>, View), CorruptMatch> {
    let start = game.start_position()?;
    let parts = MovePart::of_records(start.move_number(), game.moves.iter().map(|made| made.side));
    let mut state = GameState::new(start);
    let mut known = Vec::with_capacity(game.moves.len());
    let mut then = Vec::with_capacity(game.moves.len());
    for (index, (made, part)) in game.records().zip(parts).enumerate() {
        let corrupt = || game.corrupt(Some(index));
        let position = state.position();
        let entry = |notation, observer| HistoryEntry {
            part,
            side: made.side,
            notation,
            before: position.view(observer),
        };
        known.push(entry(made.notation.to_owned(), Observer::Revealed));
        then.push(entry(position.redact(made.notation, observer).map_err(corrupt())?, observer));
        state.replay(made.notation).map_err(corrupt())?;
    }
    let entries = as_known_now(known, then, state.position().redaction_scope(observer));
    Ok((entries, state.position().view(observer)))
}

/// Merges the full history (`known`) up to the first move that is still secret with the redacted
/// one (`then`) from there on.
fn as_known_now(
    known: Vec<HistoryEntry>,
    then: Vec<HistoryEntry>,
    scope: RedactionScope,
) -> Vec<HistoryEntry> {
    let secret_from = match scope {
        RedactionScope::None => known.len(),
        RedactionScope::All => 0,
        RedactionScope::Newest => {
            known.iter().zip(&then).rposition(|(known, then)| known.notation != then.notation).unwrap_or(0)
        }
    };
    let mut entries = known;
    entries.truncate(secret_from);
    entries.extend(then.into_iter().skip(secret_from));
    entries
}

/// Counts the last records that are reported together. They belong to one interaction, or are the
/// computer's move and the move before it.
pub(crate) fn reported_records(game: &Match) -> usize {
    if let (Some((computer, _)), Some(last)) = (game.computer_seat(), game.moves.last())
        && last.side == computer
    {
        let run = |side, moves: &[MadeMove]| moves.iter().rev().take_while(|made| made.side == side).count();
        let own = run(computer, &game.moves);
        return own + run(computer.other(), &game.moves[..game.moves.len() - own]);
    }
    let interaction = game.moves.last().map(|made| made.interaction);
    game.moves.iter().rev().take_while(|made| Some(made.interaction) == interaction).count()
}

/// The moves that are reported together with the last one.
fn chain(game: &Match, observer: Observer) -> Result<Vec<LastMove>, CorruptMatch> {
    let same = reported_records(game);
    if same < 2 {
        return Ok(Vec::new());
    }
    let observer = if game.ending.is_some() { Observer::Revealed } else { observer };
    let mut state = GameState::new(game.start_position()?);
    let mut chain = Vec::with_capacity(same - 1);
    let first = game.moves.len() - same;
    for (index, made) in game.records().enumerate() {
        let position = state.position();
        if (first..first + same - 1).contains(&index) {
            let notation = position.redact(made.notation, observer).map_err(game.corrupt(Some(index)))?;
            chain.push(LastMove { before: position.view(observer), notation });
        }
        state.replay(made.notation).map_err(game.corrupt(Some(index)))?;
    }
    Ok(chain)
}

/// The redacted position; everything is revealed once the match is over.
fn board_view(game: &Match, state: &GameState, observer: Observer) -> Result<BoardView, CorruptMatch> {
    let observer = if game.ending.is_some() { Observer::Revealed } else { observer };
    BoardView::new(state, observer).map_err(game.corrupt(game.moves.len().checked_sub(1)))
}
