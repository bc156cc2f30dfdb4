//! Faults and other scheduled events of the month.

use std::sync::Arc;

use super::ledger::OPEN;
use sealed_move::bot::BotContext;
use sealed_move::clock::Clock;
use sealed_move::domain::{ChannelId, GuildId, Timestamp};
use sealed_move::jobs::clock::ClockJob;
use sealed_move::service::Service;
use sealed_move::store::SqliteStore;

use super::{CHANNELS, DAY, Event, GUILDS, LOST_GUILD, MINUTE, Month, Process, RNG, START, STRICT_GUILD};

impl Month {
    /// Schedules events other than people's actions.
    pub(super) fn set_up(&mut self) {
        self.plan(START, Event::Start);
        {
            let mut script = self.discord.script();
            for channel in 0..CHANNELS {
                script.guilds.insert(ChannelId(100 + channel), GuildId(1 + channel % GUILDS));
            }
        }
        self.plan_people();
        if self.size.calm {
            return self.plan(START + self.size.days * DAY / 2, Event::Crash { minutes: 300 });
        }
        self.problems();
        self.ledger.leave_days.insert(STRICT_GUILD, 2);
    }

    /// Schedules faults.
    fn problems(&mut self) {
        {
            let mut script = self.discord.script();
            (script.failure_percent, script.crashes) = (2, 3);
        }
        for _ in 0..14 {
            let (at, minutes) = (START + self.below(30 * DAY), [1, 4, 30, 300, 900][self.random.below(5)]);
            self.plan(at, Event::Crash { minutes });
        }
        for _ in 0..12 {
            let (at, minutes) = (START + self.below(30 * DAY), [1, 3, 4, 7, 40, 200][self.random.below(6)]);
            self.plan(at, Event::Gateway(false));
            self.plan(at + minutes * MINUTE, Event::Gateway(true));
        }
        // One problem after another, with good days in between.
        let mut at = START + DAY;
        while at < self.end() - DAY {
            let (down, failure_percent) = [(true, 0), (false, 40), (false, 80)][self.random.below(3)];
            let length = MINUTE + self.below(40 * MINUTE);
            self.plan(at, Event::Weather { down, failure_percent });
            self.plan(at + length, Event::Weather { down: false, failure_percent: 2 });
            at += length + DAY + self.below(2 * DAY);
        }
        for (channel, code, days) in [(102, 50013, 1), (107, 50001, 1), (111, 50013, 8), (116, 10003, 40)] {
            let at = START + (28 - days.min(20)) * DAY - self.below(4 * DAY);
            self.plan(at, Event::Channel(ChannelId(channel), Some(code)));
            if days < 20 {
                self.plan(at + days * DAY, Event::Channel(ChannelId(channel), None));
            }
        }
        let at = START + 9 * DAY + self.below(5 * DAY);
        self.plan(at, Event::ShutOut(true));
        self.plan(at + 2 * DAY, Event::ShutOut(false));
    }

    /// Applies an event. Returns whether the clocks tick now.
    pub(super) fn apply(&mut self, event: Event) -> bool {
        let now = self.now();
        match event {
            Event::Person(action) => self.person(action),
            Event::Tick => return true,
            Event::Crash { minutes } => self.crash(minutes * MINUTE),
            Event::Start if self.process.is_none() => {
                self.start();
                return true;
            }
            Event::Start => {}
            Event::Gateway(connected) => {
                self.connected = connected;
                if !connected && self.unserved.is_none() {
                    self.unserved = Some((now, false));
                }
                return connected;
            }
            Event::Weather { down, failure_percent } => {
                if let Some(last) = self.ledger.weather.last_mut().filter(|(_, until)| *until == OPEN) {
                    last.1 = now;
                }
                if down || failure_percent > 5 {
                    self.ledger.weather.push((now, OPEN));
                }
                let mut script = self.discord.script();
                (script.down, script.failure_percent) = (down, failure_percent);
            }
            Event::Channel(channel, code) => {
                let mut script = self.discord.script();
                let closed = self.ledger.closed.entry(channel).or_default();
                match code {
                    Some(code) => {
                        script.closed.insert(channel, code);
                        closed.push((now, OPEN));
                    }
                    None => {
                        script.closed.remove(&channel);
                        closed.last_mut().unwrap().1 = now;
                    }
                }
            }
            Event::Direct(player, open) => {
                let closed_to_directs = &mut self.discord.script().closed_to_directs;
                if open {
                    closed_to_directs.remove(&player)
                } else {
                    closed_to_directs.insert(player)
                };
                self.ledger.people.get_mut(&player).unwrap().open.set(now, open);
            }
            Event::Leaves(guild, player) => {
                self.discord.script().left.insert((guild, player));
                self.ledger.left.insert((guild, player));
            }
            Event::ShutOut(out) => self.shut_out(out),
        }
        false
    }

    /// A server removes or re-adds the bot while it is online.
    fn shut_out(&mut self, out: bool) {
        let now = self.now();
        let Some(service) = self.service() else {
            return self.plan(now + 5 * MINUTE, Event::ShutOut(out));
        };
        let spans = self.ledger.shut_out.entry(LOST_GUILD).or_default();
        if out {
            spans.push((now, OPEN));
            self.discord.script().shut_out.insert(LOST_GUILD);
            service.servers.mark_left(LOST_GUILD, Timestamp(now)).unwrap();
        } else {
            spans.last_mut().unwrap().1 = now;
            self.discord.script().shut_out.remove(&LOST_GUILD);
            service.servers.mark_joined(LOST_GUILD, Timestamp(now)).unwrap();
        }
    }

    pub(super) fn start(&mut self) {
        let store = SqliteStore::open(&self.folder.path().join("bot.db")).unwrap();
        let service = Arc::new(Service::new(Arc::new(store), 1, crate::person_key()));
        let [context, drawing] = self.studios.clone().map(|studio| {
            BotContext::new(Arc::clone(&service), studio, RNG)
                .with_clock(Clock::Held(Arc::clone(&self.clock)))
        });
        if !self.size.calm {
            service.servers.set_vacation_days(STRICT_GUILD, 2, Timestamp(self.now())).unwrap();
        }
        service.prune(Timestamp(self.now())).unwrap();
        self.process = Some(Process { clock_job: ClockJob::new(context.clone()), context, drawing });
    }

    pub(super) fn crash(&mut self, away: i64) {
        if self.process.take().is_some() {
            let since = self.unserved.map_or(self.now(), |(since, _)| since);
            self.unserved = Some((since, true));
            let start = self.now() + away - self.below(MINUTE.min(away));
            self.plan(start, Event::Start);
        }
    }
}
