//! People of the month. Each has their own habits, and any action may reach the bot twice.

use std::collections::BTreeMap;

use sealed_move::domain::{GuildId, Id, PlayerId, Revision, UserError};
use sealed_move::service::{Caller, Error, Service};

use super::ledger::LedgerPerson;
use super::{DAY, Event, GUILDS, HOUR, MINUTE, Month, START};

#[derive(Clone, Debug)]
pub(super) enum Action {
    Challenge { number: usize },
    Accept { challenge: Id, by: PlayerId, number: usize },
    Play { game: Id, turn: u32 },
    Resign { game: Id, turn: u32, on_turn: bool },
    OfferDraw { game: Id, turn: u32, agreed: bool },
    AnswerDraw { game: Id, by: PlayerId, offered: Revision, agreed: bool },
    OfferTakeback { game: Id, turn: u32 },
    AnswerTakeback { game: Id, by: PlayerId, offered: Revision, agreed: bool },
    Abort { game: Id },
    MoreTime { game: Id, turn: u32 },
    PlanAhead { game: Id, turn: u32 },
    Settings { player: PlayerId },
    Vacation { player: PlayerId, days: u32 },
}

/// Facts about a game that the ledger doesn't need.
#[derive(Debug)]
pub(super) struct PersonRun {
    /// Number of the turn; a turn may have several moves.
    pub(super) turn: u32,
    pub(super) moves: usize,
    /// Turns left before the players end the game.
    pub(super) left: usize,
    /// The turn for which someone has planned a reply.
    pub(super) foreseen: Option<(u32, String)>,
}

#[derive(Debug, Default)]
pub(super) struct PeopleState {
    pub(super) runs: BTreeMap<Id, PersonRun>,
    pub(super) tally: BTreeMap<&'static str, u32>,
}

impl PeopleState {
    pub(super) fn count(&mut self, what: &'static str) {
        *self.tally.entry(what).or_default() += 1;
    }
}

impl Month {
    pub(super) fn plan_people(&mut self) {
        let month = self.size.days * DAY;
        for number in 1..=self.size.players {
            let player = PlayerId(1000 + number);
            self.ledger.people.insert(player, LedgerPerson::new());
            if self.percent(70) {
                self.plan(START + MINUTE, Event::Person(Action::Settings { player }));
            }
            if self.percent(15) {
                let at = START + self.below(month);
                self.plan(at, Event::Person(Action::Settings { player }));
            }
            if self.percent(12) {
                let (at, days) = (START + self.below(month * 5 / 6), 1 + self.below(6) as u32);
                self.plan(at, Event::Person(Action::Vacation { player, days }));
                if self.percent(30) {
                    let back = at + self.below(i64::from(days) * DAY);
                    self.plan(back, Event::Person(Action::Vacation { player, days: 0 }));
                }
            }
            if self.size.calm {
                continue;
            }
            if self.percent(15) {
                let at = START + self.below(20 * DAY);
                self.plan(at, Event::Direct(player, false));
                if self.percent(50) {
                    let again = at + self.below(9 * DAY);
                    self.plan(again, Event::Direct(player, true));
                }
            }
            if self.percent(2) {
                let (at, guild) =
                    (START + self.below(25 * DAY), GuildId(1 + self.below(GUILDS as i64) as u64));
                self.plan(at, Event::Leaves(guild, player));
            }
        }
        for number in 0..self.size.games {
            let at = if number < self.size.tournament {
                START + DAY + 12 * HOUR
            } else {
                START + HOUR + self.below(month * 4 / 5)
            };
            self.plan(at, Event::Person(Action::Challenge { number }));
        }
    }

    pub(super) fn player(&mut self) -> PlayerId {
        PlayerId(1001 + self.below(self.size.players as i64) as u64)
    }

    /// Performs an action; without service, the person retries later.
    pub(super) fn person(&mut self, action: Action) {
        let Some(service) = self.service() else {
            let again = self.now() + MINUTE + self.below(40 * MINUTE);
            self.people.count("actions that found nobody there");
            return self.plan(again, Event::Person(action));
        };
        match action {
            Action::Challenge { number } => self.challenge(&service, number),
            Action::Accept { challenge, by, number } => self.accept(&service, challenge, by, number),
            Action::Play { game, turn } => self.play(&service, game, turn),
            Action::Resign { game, turn, on_turn } => self.resign(&service, game, turn, on_turn),
            Action::OfferDraw { game, turn, agreed } => self.offer_draw(&service, game, turn, agreed),
            Action::AnswerDraw { game, by, offered, agreed } => {
                self.answer_draw(&service, game, by, offered, agreed);
            }
            Action::OfferTakeback { game, turn } => self.offer_takeback(&service, game, turn),
            Action::AnswerTakeback { game, by, offered, agreed } => {
                self.answer_takeback(&service, game, by, offered, agreed);
            }
            Action::Abort { game } => self.abort(&service, game),
            Action::MoreTime { game, turn } => self.more_time(&service, game, turn),
            Action::PlanAhead { game, turn } => self.plan_ahead(&service, game, turn),
            Action::Settings { player } => self.settings(&service, player),
            Action::Vacation { player, days } => self.vacation(&service, player, days),
        }
    }

    /// Runs an action whose interaction is sometimes delivered twice and must count once.
    pub(super) fn action<T: std::fmt::Debug>(
        &mut self,
        service: &Service,
        player: PlayerId,
        work: impl Fn(&Caller) -> Result<T, Error>,
    ) -> Result<T, UserError> {
        let call = self.call(player);
        let done = match work(&call) {
            Ok(done) => Ok(done),
            Err(Error::User(refusal)) => Err(refusal),
            Err(Error::Internal(fault)) => panic!("{fault}"),
        };
        if done.is_ok() && self.percent(15) {
            let again = work(&call);
            assert!(matches!(again, Err(Error::User(UserError::Repeated))), "{again:?}");
            self.people.count("interactions delivered twice");
        }
        let now = self.now();
        // As a handler does with each answer.
        if service.players.take_unreached(player).unwrap().map(|missed| missed.since).is_some() {
            self.ledger.people.get_mut(&player).unwrap().told_unreached.push(now);
            self.people.count("players told that no ping reached them");
        }
        if let Err(refusal) = &done {
            self.people.count(match refusal {
                UserError::Over => "actions for games that were over",
                UserError::Stale => "actions that were stale",
                UserError::CannotTakeBack(_) => "takebacks that cannot be",
                _ => "actions refused otherwise",
            });
        }
        done
    }

    /// Schedules the next actions of the player to move and of the others.
    pub(super) fn turn_begins(&mut self, id: Id) {
        let now = self.now();
        self.watch.insert((now, id));
        let game = &self.ledger.games[&id];
        if game.over.is_some() {
            return;
        }
        let pace = game.pace;
        let deadline = self.ledger.deadline(id, false);
        let PersonRun { turn, left, .. } = self.people.runs[&id];
        let soon = now + 5 * MINUTE + self.below(10 * HOUR.min(pace / 3));
        if left == 0 {
            let action = match self.below(5) {
                0 => Action::Resign { game: id, turn, on_turn: true },
                1 => Action::Resign { game: id, turn, on_turn: false },
                2 => Action::OfferDraw { game: id, turn, agreed: true },
                3 => Action::Abort { game: id },
                // They never return.
                _ => return,
            };
            return self.plan(soon, Event::Person(action));
        }
        let run_out = deadline.unwrap_or(now + pace);
        let exactly = [-MINUTE, -1, 0, 1][self.random.below(4)];
        let at = match self.below(100) {
            0..60 => soon,
            60..76 => now + pace / 5 + self.below(pace * 2 / 5),
            76..90 => now + pace * 3 / 5 + self.below(pace * 37 / 100),
            90..95 => run_out + exactly,
            // They forget the game, and may get more time.
            _ => {
                if self.percent(60) {
                    let before = [MINUTE / 2, HOUR, 1][self.random.below(3)];
                    self.plan(run_out - before, Event::Person(Action::MoreTime { game: id, turn }));
                }
                if self.percent(20) {
                    self.plan(run_out - 1, Event::Tick);
                    self.plan(run_out, Event::Tick);
                }
                return;
            }
        };
        self.plan(at, Event::Person(Action::Play { game: id, turn }));
        let meanwhile = now + self.below((at - now).max(1));
        match self.below(100) {
            0..8 => self.plan(meanwhile, Event::Person(Action::OfferDraw { game: id, turn, agreed: false })),
            8..16 => self.plan(meanwhile, Event::Person(Action::OfferTakeback { game: id, turn })),
            16..28 => self.plan(meanwhile, Event::Person(Action::PlanAhead { game: id, turn })),
            28..31 => self.plan(meanwhile, Event::Person(Action::MoreTime { game: id, turn })),
            _ => {}
        }
    }

    /// Whether a game is still at this turn.
    pub(super) fn at_turn(&self, id: Id, turn: u32) -> bool {
        self.people.runs[&id].turn == turn && self.ledger.games[&id].over.is_none()
    }

    /// The player to move and the opponent.
    pub(super) fn pair(&self, id: Id) -> (PlayerId, PlayerId) {
        let game = &self.ledger.games[&id];
        let player = game.turn.player;
        (player, if game.seats[0] == player { game.seats[1] } else { game.seats[0] })
    }
}
