//! What people do in the month. Each has habits of their own; whatever they do may reach the bot twice.

use std::collections::BTreeMap;

use sealed_move::dice::Seed;
use sealed_move::matches::{
    ChallengeTerms, ChannelId, GuildId, HomeChannel, Id, OfferAnswer, OfferStep, Opponent, Pace, Pings,
    PlanRequest, PlayerId, QuietHours, Reminders, Revision, SettingsChange, SideWish, UserError,
    UserTimeZone,
};
use sealed_move::service::{Caller, ConfirmMode, Error, MatchView, PlayOutcome, Service};
use sealed_move_rules::{MoveText as Text, Observer, Side, View, chance, find};

use super::clock::Hours;
use super::ledger::{Ledger, LedgerGame, Person};
use super::{CHANNELS, DAY, Event, GUILDS, HOUR, MINUTE, Month, START};

/// Zones with the minutes that their walls are ahead of Greenwich in January and February.
const ZONES: [(&str, i64); 5] = [
    ("UTC", 0),
    ("Europe/Vienna", 60),
    ("Asia/Kolkata", 330),
    ("Asia/Tokyo", 540),
    ("America/Phoenix", -420),
];

/// Something that somebody does.
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

/// What people know of a game that the ledger need not.
#[derive(Debug)]
struct PersonRun {
    /// Counts turns, not submissions.
    turn: u32,
    moves: usize,
    /// How many turns there are to be.
    left: usize,
    /// The turn for which somebody has planned an answer.
    foreseen: Option<(u32, String)>,
}

/// The people's side of the month.
#[derive(Debug, Default)]
pub(super) struct Table {
    runs: BTreeMap<Id, PersonRun>,
    pub(super) tally: BTreeMap<&'static str, u32>,
}

impl Table {
    fn count(&mut self, what: &'static str) {
        *self.tally.entry(what).or_default() += 1;
    }
}

impl Month {
    pub(super) fn people(&mut self) {
        let month = self.size.days * DAY;
        for number in 1..=self.size.players {
            let player = PlayerId(1000 + number);
            self.ledger.people.insert(player, Person::new());
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

    fn player(&mut self) -> PlayerId {
        PlayerId(1001 + self.below(self.size.players as i64) as u64)
    }

    /// Somebody does something; where nobody serves them they come back later.
    pub(super) fn person(&mut self, action: Action) {
        let Some(service) = self.service() else {
            let again = self.now() + MINUTE + self.below(40 * MINUTE);
            self.table.count("deeds that found nobody there");
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

    /// Does an action by an interaction that now and then is delivered twice: it counts once.
    fn action<T: std::fmt::Debug>(
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
            self.table.count("interactions delivered twice");
        }
        let now = self.now();
        // As the desk does with each answer.
        if service.players.take_unreached(player).unwrap().is_some() {
            self.ledger.people.get_mut(&player).unwrap().told_unreached.push(now);
            self.table.count("players told that no ping reached them");
        }
        if let Err(refusal) = &done {
            self.table.count(match refusal {
                UserError::Over => "deeds for games that were over",
                UserError::Stale => "deeds that were stale",
                UserError::CannotTakeBack(_) => "takebacks that cannot be",
                _ => "deeds refused otherwise",
            });
        }
        done
    }

    fn challenge(&mut self, service: &Service, number: usize) {
        let game = find(["aruki", "kyo", "chakart", "lusus"][number % 4]).unwrap();
        let challenger = self.player();
        let by = loop {
            let player = self.player();
            if player != challenger {
                break player;
            }
        };
        let tournament = number < self.size.tournament;
        let days = if tournament || self.size.calm {
            1
        } else {
            [1, 1, 2, 2, 3, 3, 3, 5, 7, 14][self.random.below(10)]
        };
        let channel = self.below(CHANNELS as i64) as u64;
        let setups = game.info().setups;
        let request = ChallengeTerms {
            game,
            setup: Some(setups[self.random.below(setups.len())].name.to_owned()),
            opponent: (tournament || self.percent(80)).then_some(Opponent { player: by, bot: false }),
            side: SideWish::Random,
            pace: Pace::new(days).unwrap(),
            rated: self.percent(80),
            place: HomeChannel {
                guild: Some(GuildId(1 + channel % GUILDS)),
                channel: ChannelId(100 + channel),
            },
        };
        let seed = Seed::new([self.random.below(256) as u8; 32]);
        let made = self
            .action(service, challenger, |call| service.challenges.make(call, request.clone(), seed.clone()));
        let delay = if tournament { 0 } else { MINUTE + self.below(2 * DAY) };
        let at = self.now() + delay;
        self.plan(at, Event::Person(Action::Accept { challenge: made.unwrap().id, by, number }));
    }

    fn accept(&mut self, service: &Service, challenge: Id, by: PlayerId, number: usize) {
        let roll = [Side::First, Side::Second][self.random.below(2)];
        let (_, match_view) =
            self.action(service, by, |call| service.challenges.accept(call, challenge, roll)).unwrap();
        let now = self.now();
        let game = LedgerGame::new(&match_view, now);
        let id = match_view.game.id;
        self.ledger.begins(id, game);
        let mean = self.size.turns as i64;
        let left = if number < self.size.tournament && number.is_multiple_of(2) {
            0
        } else {
            1 + self.below(2 * mean) as usize
        };
        self.table.runs.insert(id, PersonRun { turn: 0, moves: 0, left, foreseen: None });
        self.turn_begins(id);
    }

    /// Somebody is on turn: what they will do, and the others meanwhile.
    fn turn_begins(&mut self, id: Id) {
        let now = self.now();
        self.watch.insert((now, id));
        let game = &self.ledger.games[&id];
        if game.over.is_some() {
            return;
        }
        let pace = game.pace;
        let deadline = self.ledger.deadline(id, false);
        let PersonRun { turn, left, .. } = self.table.runs[&id];
        let soon = now + 5 * MINUTE + self.below(10 * HOUR.min(pace / 3));
        if left == 0 {
            let action = match self.below(5) {
                0 => Action::Resign { game: id, turn, on_turn: true },
                1 => Action::Resign { game: id, turn, on_turn: false },
                2 => Action::OfferDraw { game: id, turn, agreed: true },
                3 => Action::Abort { game: id },
                // They do not come back.
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
            // They forget it, and may be given time.
            _ => {
                if self.percent(60) {
                    let before = [MINUTE / 2, HOUR, 1][self.random.below(3)];
                    self.plan(run_out - before, Event::Person(Action::MoreTime { game: id, turn }));
                }
                if self.percent(20) {
                    self.plan(run_out - 1, Event::Look);
                    self.plan(run_out, Event::Look);
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

    /// Whether a game is still at that turn.
    fn at_turn(&self, id: Id, turn: u32) -> bool {
        self.table.runs[&id].turn == turn && self.ledger.games[&id].over.is_none()
    }

    /// Who is on turn, and who is not.
    fn pair(&self, id: Id) -> (PlayerId, PlayerId) {
        let game = &self.ledger.games[&id];
        let player = game.turn.player;
        (player, if game.seats[0] == player { game.seats[1] } else { game.seats[0] })
    }

    fn play(&mut self, service: &Service, id: Id, turn: u32) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (player, _) = self.pair(id);
        let seen = service.views.view(id, player, None, None).unwrap();
        let foreseen = self.table.runs[&id].foreseen.clone().filter(|(of, _)| *of == turn);
        let text = match foreseen {
            Some((_, text)) if self.percent(75) => text,
            _ => self.choose(&seen.board_view.view),
        };
        let revision = seen.game.revision;
        assert_eq!(revision.0, self.ledger.games[&id].revision);
        let done = self.action(service, player, |call| {
            service.moves.play(call, id, Some(revision), &text, ConfirmMode::Confirmed)
        });
        let PlayOutcome::Played(match_view) = done.unwrap() else { panic!("{text} is not played") };
        self.played(id, &match_view);
        if self.percent(8) {
            // The answer was lost, and they press the same button again.
            let again = self.action(service, player, |call| {
                service.moves.play(call, id, Some(revision), &text, ConfirmMode::Confirmed)
            });
            assert!(matches!(again, Err(UserError::Stale)), "{again:?}");
        }
        self.turn_begins(id);
    }

    fn played(&mut self, id: Id, match_view: &MatchView) {
        let now = self.now();
        let over = match_view.game.ending.is_some();
        let next = (!over).then(|| match_view.game.seat(match_view.board_view.view.turn()).person().unwrap());
        let run = self.table.runs.get_mut(&id).unwrap();
        let moves = match_view.game.moves.len() - run.moves;
        run.moves = match_view.game.moves.len();
        run.turn += 1;
        run.left = run.left.saturating_sub(moves);
        let moves = moves as u32;
        if moves > 1 {
            self.table.count("turns that were planned");
        }
        if over {
            self.table.count("games that ended by a turn");
        }
        self.ledger.note_move(id, now, match_view.game.revision.0, moves, next);
    }

    /// A turn at random, put together as a player does.
    fn choose(&mut self, view: &View) -> String {
        let mut draft = String::new();
        loop {
            let menu =
                view.compose(&draft).unwrap_or_else(|error| panic!("{} {draft}: {error}", view.text()));
            match menu.move_text {
                Some(turn) if menu.options.is_empty() || self.percent(50) => return turn,
                _ => draft.clone_from(&menu.options[self.random.below(menu.options.len())].draft),
            }
        }
    }

    fn resign(&mut self, service: &Service, id: Id, turn: u32, on_turn: bool) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (player, opponent) = self.pair(id);
        let who = if on_turn { player } else { opponent };
        let seen = Revision(self.ledger.games[&id].revision);
        self.action(service, who, |call| service.moves.resign(call, id, Some(seen))).unwrap();
        let now = self.now();
        self.ledger.ended(id, now, "resigned");
    }

    fn abort(&mut self, service: &Service, id: Id) {
        let (player, _) = self.pair(id);
        match self.action(service, player, |call| service.offers.abort(call, id)) {
            Ok(_) => {
                let now = self.now();
                self.ledger.ended(id, now, "aborted");
            }
            Err(UserError::BothMoved | UserError::Over) => {}
            Err(other) => panic!("{other:?}"),
        }
    }

    fn offer_draw(&mut self, service: &Service, id: Id, turn: u32, agreed: bool) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (player, opponent) = self.pair(id);
        let (by, other) = if self.percent(50) { (player, opponent) } else { (opponent, player) };
        let now = self.now();
        match self.action(service, by, |call| service.offers.offer_draw(call, id)) {
            Ok(done) if done.match_view.game.ending.is_some() => self.ledger.ended(id, now, "agreed"),
            Ok(done) => {
                self.ledger.changed(id);
                let answer = Action::AnswerDraw {
                    game: id,
                    by: other,
                    offered: done.match_view.game.revision,
                    agreed,
                };
                let at = now + self.below(6 * HOUR);
                self.plan(at, Event::Person(answer));
            }
            Err(UserError::DrawOfferStands) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    fn answer_draw(&mut self, service: &Service, id: Id, by: PlayerId, offered: Revision, agreed: bool) {
        let answer = if agreed { OfferAnswer::Accept } else { OfferAnswer::Decline };
        let now = self.now();
        match self.action(service, by, |call| service.offers.answer_draw(call, id, answer, offered)) {
            Ok(_) if agreed => self.ledger.ended(id, now, "agreed"),
            Ok(_) => self.ledger.changed(id),
            Err(UserError::NoDrawOffer | UserError::Over) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    fn offer_takeback(&mut self, service: &Service, id: Id, turn: u32) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (player, opponent) = self.pair(id);
        let (by, other) = if self.percent(25) { (player, opponent) } else { (opponent, player) };
        match self.action(service, by, |call| service.offers.offer_takeback(call, id)) {
            Ok(done) => {
                self.ledger.changed(id);
                let (offered, agreed) = (done.match_view.game.revision, self.percent(60));
                let answer = Action::AnswerTakeback { game: id, by: other, offered, agreed };
                let at = self.now() + self.below(4 * HOUR);
                self.plan(at, Event::Person(answer));
            }
            Err(UserError::NothingToTakeBack | UserError::CannotTakeBack(_)) => {}
            Err(UserError::TakebackAsked | UserError::TakebackStands) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    fn answer_takeback(&mut self, service: &Service, id: Id, by: PlayerId, offered: Revision, agreed: bool) {
        let answer = if agreed { OfferAnswer::Accept } else { OfferAnswer::Decline };
        match self.action(service, by, |call| service.offers.answer_takeback(call, id, answer, offered)) {
            Ok(done) if done.step == OfferStep::Accepted => {
                let now = self.now();
                let match_view = done.match_view;
                let next = match_view.game.seat(match_view.board_view.view.turn()).person().unwrap();
                self.ledger.taken_back(id, now, match_view.game.revision.0, next);
                let run = self.table.runs.get_mut(&id).unwrap();
                (run.moves, run.turn) = (match_view.game.moves.len(), run.turn + 1);
                self.turn_begins(id);
            }
            Ok(_) => self.ledger.changed(id),
            Err(UserError::NoTakeback | UserError::Over) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    /// The opponent gives a day more; then who is on turn comes after all.
    fn more_time(&mut self, service: &Service, id: Id, turn: u32) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (_, opponent) = self.pair(id);
        self.action(service, opponent, |call| service.clocks.give_time(call, id)).unwrap();
        self.ledger.changed(id);
        let game = self.ledger.games.get_mut(&id).unwrap();
        game.turn.budget += DAY;
        game.turn.changed = true;
        self.table.count("days given");
        let now = self.now();
        self.watch.insert((now, id));
        if self.percent(70) {
            let at = now + self.below(DAY);
            self.plan(at, Event::Person(Action::Play { game: id, turn }));
        }
    }

    /// The opponent plans an answer to a move that they foresee, where nothing is hidden or drawn.
    fn plan_ahead(&mut self, service: &Service, id: Id, turn: u32) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (_, planner) = self.pair(id);
        let match_view = service.views.view(id, planner, None, None).unwrap();
        if match_view.game.game.info().chance {
            return;
        }
        let line = match_view.game.replay().unwrap();
        let position = line.position();
        let foreseen = self.choose(&position.view(Observer::Player(position.turn())));
        let Ok(chance::Transition::Done(played)) =
            chance::play(position, &Text::canonical(foreseen.as_str()))
        else {
            return;
        };
        let after = played.position;
        if after.outcome().is_some() {
            return;
        }
        let reply = self.choose(&after.view(Observer::Player(after.turn())));
        let wish = PlanRequest { after: None, foreseen: &foreseen, reply: &reply };
        match self.action(service, planner, |call| service.plans.make(call, id, wish)) {
            Ok(_) => self.table.runs.get_mut(&id).unwrap().foreseen = Some((turn, foreseen)),
            Err(UserError::PlannedAlready) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    fn settings(&mut self, service: &Service, player: PlayerId) {
        let pings = [Pings::Channel, Pings::Direct, Pings::Both][self.random.below(3)];
        let reminders =
            [Reminders::Both, Reminders::Both, Reminders::Late, Reminders::None][self.random.below(4)];
        let (zone, east) = ZONES[self.random.below(ZONES.len())];
        let hours = self.percent(50).then(|| (self.below(48) * 30, self.below(48) * 30));
        let hours = hours.filter(|(from, to)| from != to);
        let quiet = hours.map(|(from, to)| QuietHours::new(from as u16, to as u16).unwrap());
        let change = SettingsChange {
            pings: Some(pings),
            reminders: Some(reminders),
            zone: Some(UserTimeZone::find(zone).unwrap()),
            quiet: Some(quiet),
            ..SettingsChange::default()
        };
        self.action(service, player, |call| service.players.change_settings(call, change.clone())).unwrap();
        let now = self.now();
        let person = self.ledger.people.get_mut(&player).unwrap();
        person.pings.set(now, pings);
        person.reminders.set(now, reminders);
        person.quiet.set(now, hours.map(|(from, to)| Hours { from, to, east }));
    }

    fn vacation(&mut self, service: &Service, player: PlayerId, days: u32) {
        let guild = Some(GuildId(1));
        match self.action(service, player, |call| service.vacations.take(call, guild, days)) {
            Ok(_) => {
                let now = self.now();
                self.ledger.people.get_mut(&player).unwrap().goes(now, i64::from(days));
                let theirs = |game: &&LedgerGame| game.over.is_none() && game.turn.player == player;
                let games = self.ledger.games.iter().filter(|(_, game)| theirs(game));
                let ids: Vec<_> = games.map(|(id, _)| *id).collect();
                for id in ids {
                    self.watch.insert((now, id));
                }
                self.table.count("vacations begun or ended");
            }
            Err(UserError::NotOnVacation) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    /// A month in which nothing happened proves nothing.
    pub(super) fn check_that_much_happened(&self) {
        let script = self.discord.script();
        let check = |what: &str, least: u32| {
            let tallies = [&self.ledger.tally, &self.table.tally, &script.tally];
            let count: u32 = tallies.iter().filter_map(|tally| tally.get(what)).sum();
            assert!(count >= least, "only {count} {what}");
        };
        assert!(self.now() >= self.end());
        check("games", self.size.games as u32 * 9 / 10);
        check("turns", 1000);
        check("lost on time", 60);
        check("resigned", 20);
        check("agreed", 20);
        check("reminders", 300);
        check("turns whose reminders were foretold", 100);
        check("turns that were to have no reminder", 300);
        check("pings whose way was foretold", 1000);
        check("turns taken back", 10);
        check("turns that were planned", 10);
        check("days given", 20);
        check("interactions delivered twice", 100);
        check("deeds that were stale", 50);
        check("deeds that found nobody there", 10);
        check("crashes between sending and noting", 5);
        check("answers that were lost", 10);
        check("doubles that Discord drops", 10);
        check("429", 10);
        check("no direct messages", 5);
        check("shut out", 5);
        check("closed channel", 5);
    }
}

impl LedgerGame {
    fn new(match_view: &MatchView, now: i64) -> Self {
        let game = &match_view.game;
        let (guild, channel) = (game.place.guild.unwrap(), game.place.channel);
        let pace = game.pace.days() * DAY;
        let turn = Ledger::turn(game.seat(match_view.board_view.view.turn()).person().unwrap(), now, pace);
        Self::begun(game.seats.map(|seat| seat.person().unwrap()), guild, channel, turn)
    }
}
