//! The expected state, recorded as the month runs: turns, paused clocks, required messages and seen
//! messages. It is computed from the product's description alone, without asking the program.

mod messages;
mod people;
mod reminders;

use std::collections::{BTreeMap, BTreeSet};

use messages::ExpectedMessage;
pub(super) use messages::Unsent;
pub(super) use people::LedgerPerson;
pub(super) use reminders::TICK_MS;
use sealed_move::domain::{ChannelId, GuildId, Id, PlayerId};

use super::clock::Span;
use super::discord::Post;

/// End of a span that is still open.
pub(super) const OPEN: i64 = i64::MAX / 2;

#[derive(Clone, Debug)]
pub(super) struct LedgerTurn {
    pub(super) player: PlayerId,
    pub(super) started_at: i64,
    pub(super) budget: i64,
    /// Whether a change made its reminders hard to predict.
    pub(super) changed: bool,
    /// Due times of the reminders sent.
    reminded: Vec<i64>,
}

#[derive(Debug)]
pub(super) struct LedgerGame {
    pub(super) seats: [PlayerId; 2],
    pub(super) guild: GuildId,
    pub(super) channel: ChannelId,
    pub(super) pace: i64,
    pub(super) revision: u32,
    pub(super) turn: LedgerTurn,
    /// Times of moves, takebacks and the end.
    changes: Vec<i64>,
    pub(super) over: Option<i64>,
}

impl LedgerGame {
    pub(super) const fn begun(
        seats: [PlayerId; 2],
        guild: GuildId,
        channel: ChannelId,
        turn: LedgerTurn,
    ) -> Self {
        let pace = turn.budget;
        Self { seats, guild, channel, pace, revision: 0, turn, changes: Vec::new(), over: None }
    }
}

#[derive(Debug, Default)]
pub(super) struct Ledger {
    pub(super) games: BTreeMap<Id, LedgerGame>,
    pub(super) people: BTreeMap<PlayerId, LedgerPerson>,
    /// Vacation days that each server allows.
    pub(super) leave_days: BTreeMap<GuildId, i64>,
    /// Times without the bot in a server.
    pub(super) shut_out: BTreeMap<GuildId, Vec<Span>>,
    /// When the clock of a player began to stand still, because no notice reached them.
    pub(super) graces: BTreeMap<(Id, PlayerId), i64>,
    /// Times in which a channel refused messages.
    pub(super) closed: BTreeMap<ChannelId, Vec<Span>>,
    /// Times without service, and whether the bot itself was down.
    pub(super) unserved: Vec<(Span, bool)>,
    /// Times of Discord's problems.
    pub(super) weather: Vec<Span>,
    /// All players who ever left a server.
    pub(super) left: BTreeSet<(GuildId, PlayerId)>,
    pub(super) refused: Vec<(i64, PlayerId)>,
    /// Messages expected at the next read of the outbox.
    expected: BTreeSet<(&'static str, Id, u32, Vec<PlayerId>)>,
    roots: BTreeMap<(String, Id, u32, i64), ExpectedMessage>,
    messages: BTreeMap<Id, (String, Id, u32, i64)>,
    others: BTreeMap<Id, Vec<Post>>,
    pub(super) tally: BTreeMap<&'static str, u32>,
}

impl Ledger {
    pub(super) fn count(&mut self, what: &'static str) {
        *self.tally.entry(what).or_default() += 1;
    }

    pub(super) fn begins(&mut self, id: Id, game: LedgerGame) {
        self.expect("turn", id, 0, vec![game.turn.player]);
        self.count("games");
        self.games.insert(id, game);
    }

    pub(super) fn turn(player: PlayerId, started_at: i64, budget: i64) -> LedgerTurn {
        LedgerTurn { player, started_at, budget, changed: false, reminded: Vec::new() }
    }

    /// Records a move; `next` is `None` if it ended the game.
    pub(super) fn record_move(
        &mut self,
        id: Id,
        now: i64,
        revision: u32,
        moves: u32,
        next: Option<PlayerId>,
    ) {
        self.count("turns");
        let game = self.games.get_mut(&id).unwrap();
        assert!(game.over.is_none(), "{id} was played after its end");
        assert_eq!(revision, game.revision + moves, "{id}: a revision for each submission");
        game.revision = revision;
        game.changes.push(now);
        let who = match next {
            None => {
                game.over = Some(now);
                game.seats.to_vec()
            }
            Some(player) => vec![player],
        };
        let same = next == Some(game.turn.player) && moves == 1;
        self.expect("turn", id, revision, who);
        if !same {
            self.check_reminders(id, now);
        }
        let game = self.games.get_mut(&id).unwrap();
        if let Some(player) = next.filter(|_| !same) {
            game.turn = Self::turn(player, now, game.pace);
        }
    }

    /// Records another change of a game.
    pub(super) fn changed(&mut self, id: Id) {
        self.games.get_mut(&id).unwrap().revision += 1;
    }

    /// Records a takeback.
    pub(super) fn taken_back(&mut self, id: Id, now: i64, revision: u32, next: PlayerId) {
        self.count("turns taken back");
        self.check_reminders(id, now);
        self.expect("taken_back", id, revision, vec![next]);
        let game = self.games.get_mut(&id).unwrap();
        game.revision = revision;
        game.changes.push(now);
        game.turn = Self::turn(next, now, game.pace);
    }

    /// Records an end without a move.
    pub(super) fn ended(&mut self, id: Id, now: i64, how: &'static str) {
        self.count(how);
        self.check_reminders(id, now);
        let game = self.games.get_mut(&id).unwrap();
        assert!(game.over.is_none(), "{id} ended twice");
        game.over = Some(now);
        game.changes.push(now);
        game.revision += 1;
        let (revision, who) = (game.revision, game.seats.to_vec());
        self.expect("over", id, revision, who);
    }

    /// Records a loss on time, after checking that the time was over.
    pub(super) fn lost(&mut self, id: Id, now: i64) {
        let due = self.deadline(id, false);
        let due = due.unwrap_or_else(|| panic!("{id} was lost while its clock was paused"));
        assert!(due <= now, "{id} was lost {} ms before its deadline", due - now);
        self.ended(id, now, "lost on time");
    }

    fn expect(&mut self, kind: &'static str, id: Id, revision: u32, who: Vec<PlayerId>) {
        assert!(self.expected.insert((kind, id, revision, who)), "{kind} {id} {revision} twice");
    }
}
