//! What has to happen, written down while it does: who is on turn since when, which clocks stood
//! still, which messages that calls for and which were seen. It knows the product and not the
//! program: nothing here asks the program what it thinks is due.

use std::collections::{BTreeMap, BTreeSet};

use sealed_move::matches::{ChannelId, GuildId, Id, Pings, PlayerId, Reminders};

use super::clock::{Hours, Span, run_out, union, within};
use super::discord::Post;

/// How often the month looks at clocks.
pub(super) const LOOK_MS: i64 = 120_000;

const DAY_MS: i64 = 86_400_000;

/// Without the gateway for longer than this is an outage.
const GATEWAY_MS: i64 = 300_000;

/// An end that nobody knows.
pub(super) const OPEN: i64 = i64::MAX / 2;

/// For so long nobody tries a direct message after one was refused.
const SHY_MS: i64 = 7 * DAY_MS;

/// How long a message may take when nothing is in its way: waiting between tries included.
const SLOW_MS: i64 = 300_000;

/// A notice that is this late pings nobody who has moved since.
const LATE_MS: i64 = 60_000;

/// Values over time, the latest last.
#[derive(Debug)]
pub(super) struct History<T>(Vec<(i64, T)>);

impl<T: Copy + PartialEq> History<T> {
    pub(super) fn new(value: T) -> Self {
        Self(vec![(i64::MIN, value)])
    }

    pub(super) fn set(&mut self, at: i64, value: T) {
        self.0.push((at, value));
    }

    pub(super) fn at(&self, at: i64) -> T {
        self.0.iter().rev().find(|(since, _)| *since <= at).unwrap().1
    }

    /// The value, where it was the same from one moment to another.
    fn steady(&self, from: i64, until: i64) -> Option<T> {
        let value = self.at(from);
        let changed = self.0.iter().any(|(at, other)| (from..=until).contains(at) && *other != value);
        (!changed).then_some(value)
    }
}

/// What is known of a player.
#[derive(Debug)]
pub(super) struct Person {
    pub(super) pings: History<Pings>,
    pub(super) reminders: History<Reminders>,
    pub(super) quiet: History<Option<Hours>>,
    /// Whether they take direct messages.
    pub(super) open: History<bool>,
    pub(super) vacations: Vec<Span>,
    /// When they were told that no ping reached them.
    pub(super) told_unreached: Vec<i64>,
}

impl Person {
    pub(super) fn new() -> Self {
        Self {
            pings: History::new(Pings::Channel),
            reminders: History::new(Reminders::Both),
            quiet: History::new(None),
            open: History::new(true),
            vacations: Vec::new(),
            told_unreached: Vec::new(),
        }
    }

    /// Takes so many days from now on in place of what is left of the present vacation.
    pub(super) fn goes(&mut self, now: i64, days: i64) {
        for vacation in &mut self.vacations {
            vacation.1 = vacation.1.min(now);
        }
        self.vacations.push((now, now + days * DAY_MS));
        self.vacations = self.vacations.iter().copied().filter(|(from, until)| from < until).collect();
    }

    /// What of their vacations counts where so many days a year do.
    fn counted(&self, days: i64) -> Vec<Span> {
        let mut left = days * DAY_MS;
        let mut counted = Vec::new();
        for (from, until) in &self.vacations {
            let length = (until - from).min(left);
            left -= length;
            counted.push((*from, from + length));
        }
        counted
    }
}

/// The turn that somebody is to make.
#[derive(Clone, Debug)]
pub(super) struct LedgerTurn {
    pub(super) player: PlayerId,
    pub(super) started_at: i64,
    pub(super) budget: i64,
    /// Whether something changed about it that makes its reminders hard to foretell.
    pub(super) changed: bool,
    /// When each reminder was due.
    reminded: Vec<i64>,
}

/// A game as the ledger knows it.
#[derive(Debug)]
pub(super) struct LedgerGame {
    pub(super) seats: [PlayerId; 2],
    pub(super) guild: GuildId,
    pub(super) channel: ChannelId,
    pub(super) pace: i64,
    pub(super) revision: u32,
    pub(super) turn: LedgerTurn,
    /// When something was played, taken back or ended.
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

/// A message that has to be sent.
#[derive(Debug)]
struct Root {
    kind: &'static str,
    game: Id,
    who: Vec<PlayerId>,
    created: i64,
    /// The messages by which it went: its own, and the copies.
    messages: Vec<Id>,
    seen: Vec<(i64, Post)>,
}

/// A row of the outbox.
#[derive(Clone, Debug)]
pub(super) struct Unsent {
    pub(super) id: Id,
    pub(super) kind: String,
    pub(super) subject: Id,
    pub(super) revision: u32,
    pub(super) created: i64,
    pub(super) copy: bool,
}

/// The ledger.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    pub(super) games: BTreeMap<Id, LedgerGame>,
    pub(super) people: BTreeMap<PlayerId, Person>,
    /// Days of vacation that count in a server.
    pub(super) leave_days: BTreeMap<GuildId, i64>,
    /// When a server was without the bot.
    pub(super) shut_out: BTreeMap<GuildId, Vec<Span>>,
    /// When a channel took no messages.
    pub(super) closed: BTreeMap<ChannelId, Vec<Span>>,
    /// When nobody was served, and whether the bot itself was down then.
    pub(super) unserved: Vec<(Span, bool)>,
    /// When Discord had problems.
    pub(super) weather: Vec<Span>,
    /// Who left which server, ever.
    pub(super) left: BTreeSet<(GuildId, PlayerId)>,
    pub(super) refused: Vec<(i64, PlayerId)>,
    /// What is expected by the next look into the outbox.
    expected: BTreeSet<(&'static str, Id, u32, Vec<PlayerId>)>,
    roots: BTreeMap<(String, Id, u32, i64), Root>,
    messages: BTreeMap<Id, (String, Id, u32, i64)>,
    others: BTreeMap<Id, Vec<Post>>,
    pub(super) tally: BTreeMap<&'static str, u32>,
}

impl Ledger {
    fn count(&mut self, what: &'static str) {
        *self.tally.entry(what).or_default() += 1;
    }

    /// A game begins.
    pub(super) fn begins(&mut self, id: Id, game: LedgerGame) {
        self.expect("turn", id, 0, vec![game.turn.player]);
        self.count("games");
        self.games.insert(id, game);
    }

    /// A turn of a player who is to move begins.
    pub(super) fn turn(player: PlayerId, started_at: i64, budget: i64) -> LedgerTurn {
        LedgerTurn { player, started_at, budget, changed: false, reminded: Vec::new() }
    }

    /// Something was played: who is on turn now, and at which revision; nobody where that ended
    /// the game.
    pub(super) fn note_move(&mut self, id: Id, now: i64, revision: u32, moves: u32, next: Option<PlayerId>) {
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

    /// Something else changed about a game.
    pub(super) fn changed(&mut self, id: Id) {
        self.games.get_mut(&id).unwrap().revision += 1;
    }

    /// A turn was taken back.
    pub(super) fn taken_back(&mut self, id: Id, now: i64, revision: u32, next: PlayerId) {
        self.count("turns taken back");
        self.check_reminders(id, now);
        self.expect("taken_back", id, revision, vec![next]);
        let game = self.games.get_mut(&id).unwrap();
        game.revision = revision;
        game.changes.push(now);
        game.turn = Self::turn(next, now, game.pace);
    }

    /// A game ended otherwise than by a turn.
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

    /// A game was lost on time: that its time was over is checked.
    pub(super) fn lost(&mut self, id: Id, now: i64) {
        let due = self.deadline(id, false);
        let due = due.unwrap_or_else(|| panic!("{id} was lost while its clock stood still"));
        assert!(due <= now, "{id} was lost {} ms before its deadline", due - now);
        self.ended(id, now, "lost on time");
    }

    fn expect(&mut self, kind: &'static str, id: Id, revision: u32, who: Vec<PlayerId>) {
        assert!(self.expected.insert((kind, id, revision, who)), "{kind} {id} {revision} twice");
    }

    /// In which times nobody was served, as far as that counts; at the most those that may count.
    fn outages(&self, most: bool) -> Vec<Span> {
        let spans = self.unserved.iter().filter_map(|((from, until), down)| {
            // The last heartbeat was stored a while before.
            let early = if most { LOOK_MS + 60_000 } else { 0 };
            (*down || until - from + early > GATEWAY_MS).then_some((from - early, *until))
        });
        spans.collect()
    }

    fn stops(&self, game: &LedgerGame, most: bool) -> Vec<Span> {
        let mut stops = self.outages(most);
        let days = self.leave_days.get(&game.guild).copied().unwrap_or(30);
        stops.extend(self.people[&game.turn.player].counted(days));
        stops.extend(self.shut_out.get(&game.guild).into_iter().flatten());
        union(stops)
    }

    /// When a game's turn runs out.
    pub(super) fn deadline(&self, id: Id, most: bool) -> Option<i64> {
        let game = &self.games[&id];
        run_out(game.turn.started_at, game.turn.budget, &self.stops(game, most))
    }

    /// When players were served again after a moment.
    fn served_after(&self, at: i64) -> i64 {
        let inside = |(one, other): &Span| *one <= at && at < *other;
        self.unserved.iter().map(|(span, _)| *span).find(inside).map_or(at, |(_, until)| until)
    }

    /// Checks at the end of a turn that its reminders were sent when they had to be.
    fn check_reminders(&mut self, id: Id, end: i64) {
        let game = &self.games[&id];
        let turn = game.turn.clone();
        assert!(turn.reminded.len() <= 2, "{id}: more than two reminders in a turn");
        let person = &self.people[&turn.player];
        let (Some(wish), Some(quiet)) =
            (person.reminders.steady(turn.started_at, end), person.quiet.steady(turn.started_at, end))
        else {
            return;
        };
        if turn.changed || self.shut_out.contains_key(&game.guild) {
            return;
        }
        let (least, most) = (self.stops(game, false), self.stops(game, true));
        // From when on, and by when, a reminder is due; nothing where it depends on seconds.
        let due = |percent: i64| -> Option<Span> {
            let mut bounds = Vec::new();
            for stops in [&least, &most] {
                let deadline = run_out(turn.started_at, turn.budget, stops)?;
                let at = run_out(turn.started_at, turn.budget * percent / 100, stops)?;
                // Whether the deadline comes first depends on when one asks, if it moves later.
                let moves = stops.iter().any(|(from, _)| (at - DAY_MS..end).contains(from));
                // So it does where it was foretold for quiet hours before a stop that came later.
                let foretold = (0..stops.len()).any(|known| {
                    let at = run_out(turn.started_at, turn.budget * percent / 100, &stops[..known]);
                    (turn.started_at..end).contains(&stops[known].0)
                        && at.zip(quiet).is_some_and(|(at, hours)| hours.hold(at))
                });
                if foretold || moves && quiet.is_some_and(|hours| hours.hold(at)) {
                    return None;
                }
                let moved = quiet.map_or(at, |hours| hours.shift(at, deadline)).max(turn.started_at);
                // A clock that stands still hurries nobody.
                let still = stops.iter().find(|(from, until)| *from <= moved && moved < *until);
                bounds.push((moved != at, still.map_or(moved, |(_, until)| *until)));
            }
            let [(one, from), (other, until)] = bounds.try_into().unwrap();
            let (from, until) = (from.min(until), from.max(until));
            (one == other && until - from < 3_600_000)
                .then_some((from, self.served_after(until) + LOOK_MS + 1))
        };
        let (Some(half), Some(late)) = (due(50), due(80)) else { return };
        let unsent = &turn.reminded;
        let facts = || format!("{id}, {} in {turn:?} to {end}: half {half:?}, late {late:?}", turn.player);
        let wanted: &[Span] = match wish {
            Reminders::Both => &[half, late],
            Reminders::Late => &[late],
            Reminders::None => &[],
        };
        for at in unsent {
            let early = wanted.iter().all(|(from, _)| at < from);
            assert!(!early, "a reminder too early at {at}: {}", facts());
        }
        let most = wanted.iter().filter(|(from, _)| *from <= end).count();
        assert!(unsent.len() <= most, "too many reminders: {}", facts());
        // Where both come at once one is enough.
        let apart = half.1 < late.0;
        let least = wanted.iter().filter(|(_, by)| *by < end).count();
        let least = if apart { least } else { least.min(1) };
        assert!(unsent.len() >= least, "a reminder is missing: {}", facts());
        if apart && unsent.len() == 2 {
            assert!(unsent[1] >= late.0, "the second reminder came too early: {}", facts());
        }
        if least > 0 && apart {
            self.count("turns whose reminders were foretold");
        }
        if most == 0 {
            self.count("turns that were to have no reminder");
        }
    }

    /// Takes note of what waits in the outbox now: exactly what was expected, and reminders.
    pub(super) fn unsent(&mut self, rows: Vec<Unsent>, now: i64) {
        for row in rows {
            let key = (row.kind.clone(), row.subject, row.revision, row.created);
            self.messages.insert(row.id, key.clone());
            if row.copy {
                if let Some(root) = self.roots.get_mut(&key) {
                    root.messages.push(row.id);
                }
                continue;
            }
            let root = |kind, who| Root {
                kind,
                game: row.subject,
                who,
                created: row.created,
                messages: vec![row.id],
                seen: Vec::new(),
            };
            match row.kind.as_str() {
                "turn" | "over" | "taken_back" => {
                    let found = self.expected.iter().find(|(kind, id, revision, _)| {
                        (*kind, *id, *revision) == (row.kind.as_str(), row.subject, row.revision)
                    });
                    let found = found.cloned().unwrap_or_else(|| panic!("owed for nothing: {row:?}"));
                    self.expected.remove(&found);
                    self.roots.insert(key, root(found.0, found.3));
                }
                "reminder" => {
                    self.count("reminders");
                    let game = self.games.get_mut(&row.subject).unwrap();
                    assert!(game.over.is_none(), "a reminder after the end: {row:?}");
                    assert_eq!(game.revision, row.revision, "a reminder of another turn: {row:?}");
                    game.turn.reminded.push(now);
                    let who = vec![game.turn.player];
                    let early = now - game.turn.started_at < game.turn.budget * 4 / 10;
                    let quiet = self.people[&who[0]].quiet.at(now);
                    assert!(!early || quiet.is_some(), "a reminder too early: {row:?}");
                    assert!(self.roots.insert(key, root("reminder", who)).is_none(), "twice: {row:?}");
                }
                _ => {}
            }
        }
        assert!(self.expected.is_empty(), "nobody is told: {:?}", self.expected);
    }

    /// Takes note of a message that people see.
    pub(super) fn seen(&mut self, post: Post) {
        self.count(if post.direct.is_some() { "direct messages" } else { "messages in channels" });
        let Some(key) = self.messages.get(&post.letter).cloned() else { panic!("nobody owed {post:?}") };
        let Some(root) = self.roots.get_mut(&key) else {
            self.others.entry(post.letter).or_default().push(post);
            return;
        };
        for player in &post.pings {
            assert!(root.who.contains(player), "{player} is pinged for nothing: {post:?} of {root:?}");
        }
        let game = &self.games[&root.game];
        if root.kind == "reminder" && !post.pings.is_empty() {
            let on = game.over.is_none() && !game.changes.iter().any(|at| *at > root.created);
            assert!(on, "reminded of a turn that was made: {post:?}");
        }
        // A button of a notice carries the game and a revision that exists.
        for button in &post.buttons {
            let about = format!(".{}.", root.game);
            assert!(button.contains(&about), "a button for another game: {post:?}");
        }
        root.seen.push((post.at, post));
    }

    /// Checks at the end that everybody was told of everything, and by no more messages than that
    /// takes.
    pub(super) fn settle(&mut self, end: i64, lost: &BTreeMap<Id, u32>, unreached: &BTreeSet<PlayerId>) {
        let mut tally: BTreeMap<&'static str, u32> = BTreeMap::new();
        for root in self.roots.values() {
            for player in &root.who {
                self.settle_one(root, *player, end, lost, unreached, &mut tally);
            }
        }
        for (message, posts) in &self.others {
            let most = 1 + lost.get(message).copied().unwrap_or(0) as usize;
            assert!(posts.len() <= most, "{posts:?} is doubled");
        }
        for (what, count) in tally {
            *self.tally.entry(what).or_default() += count;
        }
    }

    fn settle_one(
        &self,
        root: &Root,
        player: PlayerId,
        end: i64,
        lost: &BTreeMap<Id, u32>,
        unreached: &BTreeSet<PlayerId>,
        tally: &mut BTreeMap<&'static str, u32>,
    ) {
        let game = &self.games[&root.game];
        let person = &self.people[&player];
        let pings = || root.seen.iter().filter(|(_, post)| post.pings.contains(&player));
        let direct = pings().filter(|(_, post)| post.direct.is_some()).count();
        let here = pings().count() - direct;
        let extra: u32 = root.messages.iter().filter_map(|message| lost.get(message)).sum();
        let facts = || format!("{player} {here} here, {direct} directly, {extra} lost: {root:#?}\n{game:#?}");
        let most = 1 + extra as usize;
        assert!(here <= most && direct <= most, "pinged too often: {}", facts());
        let reached = pings().map(|(at, _)| *at).min();
        let until = pings().map(|(at, _)| *at).max().unwrap_or(end);
        let made = game.changes.iter().copied().find(|at| *at > root.created);
        let shut: Vec<_> = [self.shut_out.get(&game.guild), self.closed.get(&game.channel)]
            .into_iter()
            .flatten()
            .flatten()
            .copied()
            .collect();
        let mut problem: Vec<_> = self.unserved.iter().map(|(span, _)| *span).collect();
        problem.extend(&self.weather);
        let closed_at = |at: i64| shut.iter().any(|(from, until)| *from <= at && at <= *until);
        let shy = self
            .refused
            .iter()
            .any(|(at, who)| *who == player && at + SHY_MS >= root.created && *at <= made.unwrap_or(end));
        let Some(reached) = reached else {
            let waited = made.unwrap_or(end) - root.created;
            let troubled = within(&problem, root.created - 1, made.unwrap_or(end) + 1) > 0
                || within(&shut, root.created - 1, made.unwrap_or(end) + 1) > 0
                || extra > 0;
            // The turn was made before the message could go out.
            if root.kind != "over" && made.is_some() && (troubled || waited < LATE_MS) {
                *tally.entry("pings that a turn made needless").or_default() += 1;
                return;
            }
            let told =
                person.told_unreached.iter().any(|at| *at >= root.created) || unreached.contains(&player);
            let never = within(&shut, root.created - 1, end) > 0 && (shy || !person.open.at(root.created));
            assert!(told && never, "nobody pinged: {}", facts());
            *tally.entry("players whom no ping could reach").or_default() += 1;
            return;
        };
        *tally.entry("players pinged").or_default() += 1;
        let wait = reached - root.created - within(&problem, root.created, reached);
        let wait = wait - if closed_at(root.created) { within(&shut, root.created, reached) } else { 0 };
        assert!(wait <= SLOW_MS + if shut.is_empty() { 0 } else { 3_700_000 }, "pinged late: {}", facts());
        // Where nothing changed meanwhile it is known which way the pings go.
        let (Some(wish), Some(open)) =
            (person.pings.steady(root.created, until), person.open.steady(root.created, until))
        else {
            return;
        };
        let calm = extra == 0 && within(&shut, root.created - 1, until + 1) == 0;
        if !calm || self.left.contains(&(game.guild, player)) {
            return;
        }
        let late = made.is_some_and(|at| at <= until);
        let ever = self
            .refused
            .iter()
            .any(|(at, who)| *who == player && *at <= until && at + SHY_MS >= root.created);
        let expected = match (wish, open) {
            (Pings::Channel, _) | (_, false) => (1, 0),
            (_, true) if ever => return,
            (Pings::Direct, true) => (0, 1),
            (Pings::Both, true) if late => return,
            (Pings::Both, true) => (1, 1),
        };
        assert_eq!((here, direct), expected, "{wish:?}, open {open}: {}", facts());
        *tally.entry("pings whose way was foretold").or_default() += 1;
    }
}
