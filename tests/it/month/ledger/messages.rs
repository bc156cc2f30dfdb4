//! Messages that the outbox must contain, and checks that people saw each in time.

use std::collections::{BTreeMap, BTreeSet};

use sealed_move::domain::{Id, Pings, PlayerId};

use super::Ledger;
use super::people::DAY_MS;
use crate::month::clock::within;
use crate::month::discord::Post;

/// Direct messages aren't tried for this long after a refusal.
const DIRECT_RETRY_MS: i64 = 7 * DAY_MS;

/// Maximum delay of an undisturbed message, including backoff.
const MAX_DELAY_MS: i64 = 300_000;

/// A notice this late doesn't ping players who have moved since.
const LATE_NOTICE_MS: i64 = 60_000;

/// A message that must be sent.
#[derive(Debug)]
pub(crate) struct ExpectedMessage {
    kind: &'static str,
    game: Id,
    who: Vec<PlayerId>,
    created: i64,
    /// Its outbox messages: the original and the copies.
    messages: Vec<Id>,
    seen: Vec<(i64, Post)>,
}

#[derive(Clone, Debug)]
pub(crate) struct Unsent {
    pub(crate) id: Id,
    pub(crate) kind: String,
    pub(crate) subject: Id,
    pub(crate) revision: u32,
    pub(crate) created: i64,
    pub(crate) copy: bool,
}

impl Ledger {
    /// Records unsent messages and checks that they are the expected ones and reminders.
    pub(crate) fn unsent(&mut self, rows: Vec<Unsent>, now: i64) {
        for row in rows {
            let key = (row.kind.clone(), row.subject, row.revision, row.created);
            self.messages.insert(row.id, key.clone());
            if row.copy {
                if let Some(root) = self.roots.get_mut(&key) {
                    root.messages.push(row.id);
                }
                continue;
            }
            let root = |kind, who| ExpectedMessage {
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
                    let found = found.cloned().unwrap_or_else(|| panic!("unexpected message: {row:?}"));
                    self.expected.remove(&found);
                    self.roots.insert(key, root(found.0, found.3));
                }
                "reminder" => {
                    self.count("reminders");
                    let game = self.games.get_mut(&row.subject).unwrap();
                    assert!(game.over.is_none(), "a reminder after the end: {row:?}");
                    assert_eq!(game.revision, row.revision, "a reminder for another turn: {row:?}");
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
        assert!(self.expected.is_empty(), "missing message: {:?}", self.expected);
    }

    /// Records a visible message.
    pub(crate) fn seen(&mut self, post: Post) {
        self.count(if post.direct.is_some() { "direct messages" } else { "messages in channels" });
        let Some(key) = self.messages.get(&post.nonce).cloned() else { panic!("unexpected {post:?}") };
        let Some(root) = self.roots.get_mut(&key) else {
            self.others.entry(post.nonce).or_default().push(post);
            return;
        };
        for player in &post.pings {
            assert!(root.who.contains(player), "{player} is pinged without reason: {post:?} of {root:?}");
        }
        let game = &self.games[&root.game];
        if root.kind == "reminder" && !post.pings.is_empty() {
            let on = game.over.is_none() && !game.changes.iter().any(|at| *at > root.created);
            assert!(on, "reminder after the move: {post:?}");
        }
        // A notice's buttons name the game and an existing revision. `/learn` buttons name no game.
        for button in post.buttons.iter().filter(|button| !button.starts_with("v1.learn.")) {
            let about = format!(".{}.", root.game);
            assert!(button.contains(&about), "a button for another game: {post:?}");
        }
        root.seen.push((post.at, post));
    }

    /// Checks at the end that no message is missing or superfluous.
    pub(crate) fn settle(&mut self, end: i64, lost: &BTreeMap<Id, u32>, unreached: &BTreeSet<PlayerId>) {
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
        root: &ExpectedMessage,
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
        let details =
            || format!("{player} {here} here, {direct} directly, {extra} lost: {root:#?}\n{game:#?}");
        let most = 1 + extra as usize;
        assert!(here <= most && direct <= most, "pinged too often: {}", details());
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
        let closed_to_directs = self.refused.iter().any(|(at, who)| {
            *who == player && at + DIRECT_RETRY_MS >= root.created && *at <= made.unwrap_or(end)
        });
        let Some(reached) = reached else {
            let waited = made.unwrap_or(end) - root.created;
            let failure_percent = within(&problem, root.created - 1, made.unwrap_or(end) + 1) > 0
                || within(&shut, root.created - 1, made.unwrap_or(end) + 1) > 0
                || extra > 0;
            // The move was made before the message could be sent.
            if root.kind != "over" && made.is_some() && (failure_percent || waited < LATE_NOTICE_MS) {
                *tally.entry("pings that a turn made needless").or_default() += 1;
                return;
            }
            let told =
                person.told_unreached.iter().any(|at| *at >= root.created) || unreached.contains(&player);
            let never = within(&shut, root.created - 1, end) > 0
                && (closed_to_directs || !person.open.at(root.created));
            assert!(told && never, "nobody pinged: {}", details());
            *tally.entry("players whom no ping could reach").or_default() += 1;
            return;
        };
        *tally.entry("players pinged").or_default() += 1;
        let wait = reached - root.created - within(&problem, root.created, reached);
        let wait = wait - if closed_at(root.created) { within(&shut, root.created, reached) } else { 0 };
        assert!(
            wait <= MAX_DELAY_MS + if shut.is_empty() { 0 } else { 3_700_000 },
            "pinged late: {}",
            details()
        );
        // If no setting changed meanwhile, the route of the pings is known.
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
            .any(|(at, who)| *who == player && *at <= until && at + DIRECT_RETRY_MS >= root.created);
        let expected = match (wish, open) {
            (Pings::Channel, _) | (_, false) => (1, 0),
            (_, true) if ever => return,
            (Pings::Direct, true) => (0, 1),
            (Pings::Both, true) if late => return,
            (Pings::Both, true) => (1, 1),
        };
        assert_eq!((here, direct), expected, "{wish:?}, open {open}: {}", details());
        *tally.entry("pings whose way was foretold").or_default() += 1;
    }
}
