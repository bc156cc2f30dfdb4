//! Actions of the month's people besides moves: granted time, plans, settings, vacations.

use sealed_move::domain::{
    GuildId, Id, Pings, PlanRequest, PlayerId, QuietHours, Reminders, SettingsChange, UserError, UserTimeZone,
};
use sealed_move::service::Service;
use sealed_move_rules::{MoveText as Text, Observer, chance};

use super::clock::Hours;
use super::ledger::LedgerGame;
use super::people::Action;
use super::{DAY, Event, Month};

/// Time zones with their minutes ahead of UTC in January and February.
const ZONES: [(&str, i64); 5] = [
    ("UTC", 0),
    ("Europe/Vienna", 60),
    ("Asia/Kolkata", 330),
    ("Asia/Tokyo", 540),
    ("America/Phoenix", -420),
];

impl Month {
    /// The opponent grants a day, and then the player to move moves after all.
    pub(super) fn more_time(&mut self, service: &Service, id: Id, turn: u32) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (_, opponent) = self.pair(id);
        self.action(service, opponent, |call| service.clocks.give_time(call, id)).unwrap();
        self.ledger.changed(id);
        let game = self.ledger.games.get_mut(&id).unwrap();
        game.turn.budget += DAY;
        game.turn.changed = true;
        self.people.count("days given");
        let now = self.now();
        self.watch.insert((now, id));
        if self.percent(70) {
            let at = now + self.below(DAY);
            self.plan(at, Event::Person(Action::Play { game: id, turn }));
        }
    }

    /// The opponent plans a reply to the foreseen move, if the game has no hidden information or
    /// dice.
    pub(super) fn plan_ahead(&mut self, service: &Service, id: Id, turn: u32) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (_, planner) = self.pair(id);
        let match_view = service.views.view(id, planner, None, None).unwrap();
        if match_view.game.game.info().chance {
            return;
        }
        // A game without chance has no secrets: its view is the whole position.
        let position = match_view.game.game.parse(&match_view.board_view.view.text()).unwrap();
        let position = &*position;
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
            Ok(_) => self.people.runs.get_mut(&id).unwrap().foreseen = Some((turn, foreseen)),
            Err(UserError::PlannedAlready) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    pub(super) fn settings(&mut self, service: &Service, player: PlayerId) {
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

    pub(super) fn vacation(&mut self, service: &Service, player: PlayerId, days: u32) {
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
                self.people.count("vacations begun or ended");
            }
            Err(UserError::NotOnVacation | UserError::VacationsBegun { .. }) => {}
            Err(refusal) => panic!("{refusal:?}"),
        }
    }
}
