//! Challenges, moves and ends of games in the month.

use sealed_move::dice::Seed;
use sealed_move::domain::{
    ChallengeTerms, ChannelId, GuildId, HomeChannel, Id, Opponent, Pace, PlayerId, Revision, SideWish,
    UserError,
};
use sealed_move::service::{ConfirmMode, MatchView, PlayOutcome, Service};
use sealed_move_rules::{Side, View, find};

use super::ledger::{Ledger, LedgerGame};
use super::people::{Action, PersonRun};
use super::{CHANNELS, DAY, Event, GUILDS, MINUTE, Month};

impl Month {
    pub(super) fn challenge(&mut self, service: &Service, number: usize) {
        // Two people may have such a challenge already, so others try.
        while !self.try_challenge(service, number) {
            self.people.count("challenges that were refused");
        }
    }

    /// Returns whether the challenge was made.
    fn try_challenge(&mut self, service: &Service, number: usize) -> bool {
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
        let made = match made {
            Ok(made) => made,
            Err(
                UserError::ChallengeAlreadySent { .. }
                | UserError::ChallengeAlreadyReceived { .. }
                | UserError::OpenChallengeAlreadySent { .. },
            ) => return false,
            Err(other) => panic!("{other:?}"),
        };
        let delay = if tournament { 0 } else { MINUTE + self.below(2 * DAY) };
        let at = self.now() + delay;
        self.plan(at, Event::Person(Action::Accept { challenge: made.id, by, number }));
        true
    }

    pub(super) fn accept(&mut self, service: &Service, challenge: Id, by: PlayerId, number: usize) {
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
        self.people.runs.insert(id, PersonRun { turn: 0, moves: 0, left, foreseen: None });
        self.turn_begins(id);
    }

    pub(super) fn play(&mut self, service: &Service, id: Id, turn: u32) {
        if !self.at_turn(id, turn) {
            return;
        }
        let (player, _) = self.pair(id);
        let seen = service.views.view(id, player, None, None).unwrap();
        let foreseen = self.people.runs[&id].foreseen.clone().filter(|(of, _)| *of == turn);
        let text = match foreseen {
            Some((_, text)) if self.percent(75) => text,
            _ => self.choose(&seen.board_view.view),
        };
        let revision = seen.game.revision;
        assert_eq!(revision.0, self.ledger.games[&id].revision);
        let done = self.action(service, player, |call| {
            service.moves.play(call, id, Some(revision), &text, ConfirmMode::Confirmed)
        });
        let PlayOutcome::Played(match_view) = done.unwrap() else { panic!("{text} was not played") };
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
        let run = self.people.runs.get_mut(&id).unwrap();
        let moves = match_view.game.moves.len() - run.moves;
        run.moves = match_view.game.moves.len();
        run.turn += 1;
        run.left = run.left.saturating_sub(moves);
        let moves = moves as u32;
        if moves > 1 {
            self.people.count("turns that were planned");
        }
        if over {
            self.people.count("games that ended by a turn");
        }
        self.ledger.record_move(id, now, match_view.game.revision.0, moves, next);
    }

    /// Composes a random move as a player does.
    pub(super) fn choose(&mut self, view: &View) -> String {
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

    pub(super) fn resign(&mut self, service: &Service, id: Id, turn: u32, on_turn: bool) {
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

    pub(super) fn abort(&mut self, service: &Service, id: Id) {
        let (player, _) = self.pair(id);
        match self.action(service, player, |call| service.offers.abort(call, id, None)) {
            Ok(_) => {
                let now = self.now();
                self.ledger.ended(id, now, "aborted");
            }
            Err(UserError::BothMoved | UserError::Over) => {}
            Err(other) => panic!("{other:?}"),
        }
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
