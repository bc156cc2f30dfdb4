//! Drives the month's bot: ticks, reads of the outbox, sending, and the final settlement.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use super::ledger::Unsent;
use sealed_move::domain::{Id, PlayerId, Timestamp};
use sealed_move::jobs::outbox::send_due;

use super::{HOUR, MINUTE, Month};

impl Month {
    /// Ticks the clocks and judges the results.
    pub(super) fn tick(&mut self) {
        let Some(process) = &mut self.process else { return };
        let now = self.clock.load(Ordering::SeqCst);
        let was = self.unserved;
        if self.connected
            && let Some((since, down)) = self.unserved.take()
        {
            self.ledger.unserved.push(((since, now), down));
        }
        while process.clock_job.tick(self.connected) {}
        if !self.connected {
            assert_eq!(self.unserved, was);
            return;
        }
        self.read_graces();
        self.read_losses();
        self.read_outbox();
        self.watch_deadlines();
    }

    /// Games just lost on time.
    fn read_losses(&mut self) {
        let now = self.now();
        let mut rows =
            self.database.prepare_cached("SELECT id, reason FROM match WHERE ended_at = ?1").unwrap();
        let rows: Vec<(i64, String)> = rows
            .query_map([now], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        for (id, reason) in rows {
            let id = Id(id as u64);
            if ["time", "not-started"].contains(&reason.as_str()) && self.ledger.games[&id].over.is_none() {
                self.ledger.lost(id, now);
            }
        }
    }

    /// Reads which players got a grace, because no notice reached them.
    fn read_graces(&mut self) {
        let mut rows = self.database.prepare_cached("SELECT match, player, began FROM grace").unwrap();
        let rows = rows.query_map([], |row| {
            let (game, player, began): (i64, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(((Id(game as u64), PlayerId(player as u64)), began))
        });
        self.ledger.graces.extend(rows.unwrap().map(Result::unwrap));
    }

    /// Reads new outbox messages.
    pub(super) fn read_outbox(&mut self) {
        let now = self.now();
        let mut rows = self
            .database
            .prepare_cached(
                "SELECT id, kind, subject, revision, created_at, route FROM outbox WHERE id > ?1 ORDER BY id",
            )
            .unwrap();
        let rows: Vec<_> = rows
            .query_map([self.read], |row| {
                Ok(Unsent {
                    id: Id(row.get::<_, i64>(0)? as u64),
                    kind: row.get(1)?,
                    subject: Id(row.get::<_, i64>(2)? as u64),
                    revision: row.get(3)?,
                    created: row.get(4)?,
                    copy: row.get::<_, String>(5)? != "channel",
                })
            })
            .unwrap()
            .map(Result::unwrap)
            .collect();
        if let Some(last) = rows.last() {
            self.read = last.id.0 as i64;
        }
        self.ledger.unsent(rows, now);
    }

    /// Checks games whose time may be over: each is finished or has time left.
    fn watch_deadlines(&mut self) {
        let now = self.now();
        while let Some((at, id)) = self.watch.first().copied().filter(|(at, _)| *at < now) {
            self.watch.remove(&(at, id));
            if self.ledger.games[&id].over.is_some() {
                continue;
            }
            match self.ledger.deadline(id, true) {
                None => {
                    self.watch.insert((now + HOUR, id));
                }
                Some(due) => {
                    assert!(due >= now, "{id} should have been lost at {due}: {:?}", self.ledger.games[&id]);
                    self.watch.insert((due, id));
                }
            }
        }
    }

    /// Sends due messages; sometimes the bot crashes while sending.
    pub(super) async fn deliver(&mut self) {
        let Some(process) = &self.process else { return };
        if process.context.service().outbox.due(Timestamp(self.now()), 1).unwrap().is_empty() {
            return;
        }
        let drawing = self.random.below(150) == 0;
        let context = if drawing { process.drawing.clone() } else { process.context.clone() };
        let crashed = tokio::select! {
            biased;
            () = self.discord.crash.notified() => true,
            _ = send_due(&context, &self.http) => false,
        };
        self.read_outbox();
        let posts = std::mem::take(&mut self.discord.script().posts);
        for post in posts {
            self.ledger.seen(post);
        }
        let refused = std::mem::take(&mut self.discord.script().refused);
        self.ledger.refused.extend(refused);
        if crashed {
            let away = [5_000, 30 * 1000, 10 * MINUTE][self.random.below(3)];
            self.crash(away);
        }
    }

    /// Ends the month: fixes everything and sends the remaining messages.
    pub(super) async fn settle(&mut self) {
        {
            let mut script = self.discord.script();
            (script.down, script.failure_percent, script.crashes) = (false, 0, 0);
            script.closed.retain(|_, code| *code == 10003);
        }
        self.connected = true;
        if self.process.is_none() {
            self.start();
        }
        let end = self.end();
        for minute in 0..150 {
            self.clock.store(end + minute * MINUTE, Ordering::SeqCst);
            self.tick();
            self.deliver().await;
        }
        let end = self.now();
        let left = "SELECT count(*) FROM outbox WHERE sent_at IS NULL";
        let left: i64 = self.database.query_row(left, [], |row| row.get(0)).unwrap();
        assert_eq!(left, 0, "messages are still unsent");
        let mut unreached =
            self.database.prepare("SELECT player FROM setting WHERE unreached_at IS NOT NULL").unwrap();
        let unreached: BTreeSet<_> = unreached
            .query_map([], |row| Ok(PlayerId(row.get::<_, i64>(0)? as u64)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        let ongoing = self.ledger.games.values().filter(|game| game.over.is_none()).count();
        let stored = "SELECT count(*) FROM match WHERE ended_at IS NULL";
        let stored: i64 = self.database.query_row(stored, [], |row| row.get(0)).unwrap();
        assert_eq!(ongoing as i64, stored);
        let lost = self.discord.script().lost.clone();
        self.ledger.settle(end, &lost, &unreached);
        assert_eq!(self.discord.script().unknown_requests, Vec::<String>::new());
    }
}
