//! Looking at a match: what one observer sees of it, now or earlier.

use super::{Failure, Service};
use crate::matches::{
    DamagedMatch, GuildId, Id, LastTurn, Match, PlayerId, Refusal, Revision, Sight, TurnClock,
};
use sealed_move_rules::{Line, Observer, Secrecy, Side, View};

/// A match as one observer sees it.
#[derive(Clone, Debug)]
pub struct Look {
    /// The match. Its start and plies hold what the observer may not know: what is shown comes
    /// from the sight.
    pub game: Match,
    /// What is seen.
    pub sight: Sight,
    /// The turns before the last one that the same interaction made: the first is its sender's,
    /// what follows was planned.
    pub chain: Vec<LastTurn>,
    /// Who looks.
    pub observer: Observer,
    /// The side to draw at the bottom.
    pub from: Side,
    /// Whether the match has gone on since: nobody waits for what is shown.
    pub passed: bool,
    /// The clock of the turn that the match is at.
    pub clock: TurnClock,
    /// For whom it is made; nobody for all.
    pub viewer: Option<PlayerId>,
}

/// One turn of a match's history as one observer may read it.
#[derive(Clone, Debug)]
pub struct HistoryEntry {
    /// The number of the turn, as people count.
    pub turn_number: u32,
    /// Who made it.
    pub side: Side,
    /// The record.
    pub record: String,
    /// The view before it.
    pub before: View,
}

/// A match's turns as one observer may read them.
#[derive(Clone, Debug)]
pub struct History {
    /// The match. Its start and plies hold what the observer may not know: what is shown comes
    /// from the entries.
    pub game: Match,
    /// Who looks; the match reveals everything once it is over.
    pub observer: Observer,
    /// The side to draw at the bottom.
    pub from: Side,
    /// The turns.
    pub entries: Vec<HistoryEntry>,
    /// The position after them.
    pub now: View,
}

impl History {
    /// The position after so many turns, and the turn that led there.
    #[must_use]
    pub fn sight(&self, ply: usize) -> Option<Sight> {
        let view = match self.entries.get(ply) {
            Some(entry) => entry.before.clone(),
            None if ply == self.entries.len() => self.now.clone(),
            None => return None,
        };
        let last = ply.checked_sub(1).map(|last| &self.entries[last]);
        let last = last.map(|entry| LastTurn { before: entry.before.clone(), record: entry.record.clone() });
        Some(Sight { view, last })
    }

    /// All positions in order, the start first.
    #[must_use]
    pub fn sights(&self) -> Vec<Sight> {
        (0..=self.entries.len()).filter_map(|ply| self.sight(ply)).collect()
    }
}

impl Service {
    /// What a player sees of a match: a seated one his own view, a member of its server the
    /// public one. `ply` is the number of submissions made at the moment to look at; the present
    /// where there is none.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, and plies that were not made.
    pub fn look(
        &self,
        id: Id,
        player: PlayerId,
        guild: Option<GuildId>,
        ply: Option<usize>,
    ) -> Result<Look, Failure> {
        let reading = self.store.reading()?;
        let mut game = reading.game(id)?.ok_or(Refusal::NoSuchMatch)?;
        drop(reading);
        may_watch(&game, player, guild)?;
        match ply {
            None => {
                let line = self.lines.take(&game)?;
                self.look_and_keep(game, line, player)
            }
            Some(ply) => {
                if ply > game.plies.len() {
                    return Err(Refusal::NoSuchTurn { last: game.plies.len() }.into());
                }
                let passed = ply < game.plies.len();
                game.plies.truncate(ply);
                let line = game.line()?;
                Ok(Look { passed, ..self.look_at(game, &line, player)? })
            }
        }
    }

    /// The public look at a match as it stood after the change `revision`.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoSuchMatch`].
    pub fn public_look(&self, id: Id, revision: Revision) -> Result<Look, Failure> {
        let reading = self.store.reading()?;
        let mut game = reading.game(id)?.ok_or(Refusal::NoSuchMatch)?;
        let now = game.revision == revision;
        let passed = game.moved() > revision || (game.ending.is_some() && !now);
        let line = if now {
            self.lines.take(&game)?
        } else {
            game = reading.game_at(id, revision)?.ok_or(Refusal::NoSuchMatch)?;
            game.line()?
        };
        drop(reading);
        let from = line.position().turn();
        let sight = sight(&game, &line, Observer::Public)?;
        let chain = chain(&game, Observer::Public)?;
        let clock = self.clock_for(&*self.store.reading()?, &game, from)?;
        let look = Look { game, sight, chain, observer: Observer::Public, from, passed, clock, viewer: None };
        if now {
            self.lines.keep(&look.game, line);
        }
        Ok(look)
    }

    /// The turns of a match as `player` may read them now: what was hidden then and is known by
    /// now is told in full, and everything once the match is over.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist.
    pub fn history(&self, id: Id, player: PlayerId, guild: Option<GuildId>) -> Result<History, Failure> {
        let game = self.store.reading()?.game(id)?.ok_or(Refusal::NoSuchMatch)?;
        may_watch(&game, player, guild)?;
        let seat = observer_of(&game, player);
        let observer = if game.ending.is_some() { Observer::Revealed } else { seat };
        let (entries, now) = history_of(&game, observer)?;
        Ok(History { now, from: bottom(seat), observer, entries, game })
    }

    /// What `player` sees of a match that was just loaded or changed; its line goes back into
    /// the cache.
    pub(super) fn look_and_keep(&self, game: Match, line: Line, player: PlayerId) -> Result<Look, Failure> {
        let look = self.look_at(game, &line, player)?;
        self.lines.keep(&look.game, line);
        Ok(look)
    }

    fn look_at(&self, game: Match, line: &Line, player: PlayerId) -> Result<Look, Failure> {
        let observer = observer_of(&game, player);
        let from = bottom(observer);
        let clock = self.clock_for(&*self.store.reading()?, &game, line.position().turn())?;
        let (sight, chain) = (sight(&game, line, observer)?, chain(&game, observer)?);
        Ok(Look { game, sight, chain, observer, from, passed: false, clock, viewer: Some(player) })
    }
}

/// The side to draw at the bottom for an observer.
const fn bottom(observer: Observer) -> Side {
    match observer {
        Observer::Player(side) => side,
        Observer::Public | Observer::Revealed => Side::First,
    }
}

fn observer_of(game: &Match, player: PlayerId) -> Observer {
    game.side_of(player).map_or(Observer::Public, Observer::Player)
}

pub(super) fn may_watch(game: &Match, player: PlayerId, guild: Option<GuildId>) -> Result<(), Refusal> {
    let member = guild.is_some() && guild == game.place.guild;
    if member || game.side_of(player).is_ok() { Ok(()) } else { Err(Refusal::NoSuchMatch) }
}

/// The turns of a match as an observer may read them now, and the position after them.
pub(super) fn history_of(
    game: &Match,
    observer: Observer,
) -> Result<(Vec<HistoryEntry>, View), DamagedMatch> {
    let start =
        game.game.parse(&game.start).map_err(|error| DamagedMatch { id: game.id, ply: None, error })?;
    let mut line = Line::new(start);
    let mut known = Vec::with_capacity(game.plies.len());
    let mut then = Vec::with_capacity(game.plies.len());
    for (index, ply) in game.plies.iter().enumerate() {
        let damaged = |error| DamagedMatch { id: game.id, ply: Some(index), error };
        let position = line.position();
        let entry = |record, observer| HistoryEntry {
            turn_number: position.turn_number(),
            side: ply.side,
            record,
            before: position.view(observer),
        };
        known.push(entry(ply.record.clone(), Observer::Revealed));
        then.push(entry(position.redact(&ply.record, observer).map_err(damaged)?, observer));
        line.replay(&ply.record).map_err(damaged)?;
    }
    let entries = as_known_now(known, then, line.position().secrecy(observer));
    Ok((entries, line.position().view(observer)))
}

/// The history as far as it is `known` by now; from the first turn on that is still secret, as it
/// was told `then`.
fn as_known_now(known: Vec<HistoryEntry>, then: Vec<HistoryEntry>, secrecy: Secrecy) -> Vec<HistoryEntry> {
    let secret_from = match secrecy {
        Secrecy::None => known.len(),
        Secrecy::All => 0,
        Secrecy::Newest => {
            known.iter().zip(&then).rposition(|(known, then)| known.record != then.record).unwrap_or(0)
        }
    };
    let mut entries = known;
    entries.truncate(secret_from);
    entries.extend(then.into_iter().skip(secret_from));
    entries
}

/// The turns before the last one that its interaction made.
fn chain(game: &Match, observer: Observer) -> Result<Vec<LastTurn>, DamagedMatch> {
    let interaction = game.plies.last().map(|ply| ply.interaction);
    let same = game.plies.iter().rev().take_while(|ply| Some(ply.interaction) == interaction).count();
    if same < 2 {
        return Ok(Vec::new());
    }
    let observer = if game.ending.is_some() { Observer::Revealed } else { observer };
    let damaged = |ply| move |error| DamagedMatch { id: game.id, ply, error };
    let mut line = Line::new(game.game.parse(&game.start).map_err(damaged(None))?);
    let mut chain = Vec::with_capacity(same - 1);
    let first = game.plies.len() - same;
    for (index, ply) in game.plies.iter().enumerate() {
        let position = line.position();
        if (first..first + same - 1).contains(&index) {
            let record = position.redact(&ply.record, observer).map_err(damaged(Some(index)))?;
            chain.push(LastTurn { before: position.view(observer), record });
        }
        line.replay(&ply.record).map_err(damaged(Some(index)))?;
    }
    Ok(chain)
}

/// What is seen where `line` stands; of a match that is over, everything.
fn sight(game: &Match, line: &Line, observer: Observer) -> Result<Sight, DamagedMatch> {
    let observer = if game.ending.is_some() { Observer::Revealed } else { observer };
    Sight::new(line, observer).map_err(|error| DamagedMatch {
        id: game.id,
        ply: game.plies.len().checked_sub(1),
        error,
    })
}
