//! Ladders over a real database: challenges, results, people who go off, and crashes.

mod games;
mod off;
mod organizing;
mod simulation;

use sealed_move::domain::tournament::{KindTerms, SeasonGame};
use sealed_move::domain::{Id, PlayerId, StartCheck, UserError};
use sealed_move::service::{Error, Joined};
use sealed_move_rules::Side;

use crate::actions::refused;
use crate::leagues::{LeagueWorld, people};

/// A server with a ladder.
struct LadderWorld {
    world: LeagueWorld,
    ladder: Id,
}

impl LadderWorld {
    /// A ladder whose people joined in order, with its message sent.
    fn new(count: u64) -> Self {
        Self::over(LeagueWorld::new(), count)
    }

    fn over(mut world: LeagueWorld, count: u64) -> Self {
        let ladder = world.tournament("Club ladder", KindTerms::Ladder);
        for person in people(1..=count) {
            assert_eq!(world.join(ladder, person).unwrap(), Joined::Bottom);
        }
        world.step(0);
        Self { world, ladder }
    }

    /// The people in order, by their ids.
    fn order(&self) -> Vec<u64> {
        let view = self.world.view(self.ladder);
        let on_it = view.divisions[0].rows.iter().filter(|row| row.place.is_some());
        on_it.map(|row| row.player.unwrap().0).collect()
    }

    fn number(&self, person: u64) -> u32 {
        let view = self.world.view(self.ladder);
        view.entry_of(PlayerId(person)).unwrap().seat.unwrap().number
    }

    fn challenge(&mut self, challenger: u64, challenged: u64) -> Result<PlayerId, Error> {
        self.challenge_checked(challenger, challenged, StartCheck::Waived)
    }

    fn challenge_checked(
        &mut self,
        challenger: u64,
        challenged: u64,
        check: StartCheck,
    ) -> Result<PlayerId, Error> {
        let number = self.number(challenged);
        let call = self.world.call(PlayerId(challenger));
        self.world.service.tournaments.challenge(&call, self.ladder, number, check)
    }

    /// The people that a person may challenge, by their ids.
    fn may(&mut self, person: u64) -> Result<Vec<u64>, UserError> {
        let call = self.world.call(PlayerId(person));
        match self.world.service.tournaments.challengeable(&call, self.ladder) {
            Ok(found) => Ok(found.into_iter().map(|found| found.player.0).collect()),
            refused_challenge => Err(refused(refused_challenge)),
        }
    }

    /// The newest game of two people.
    fn game(&self, one: u64, other: u64) -> SeasonGame {
        let pair = [self.number(one), self.number(other)];
        let view = self.world.view(self.ladder);
        let met = view.divisions[0].games.iter().filter(|game| pair.iter().all(|seat| game.pair.has(*seat)));
        *met.max_by_key(|game| game.pair.round).unwrap()
    }

    /// The person on a side of an open game of two people.
    fn side_of(&self, one: u64, other: u64, person: u64) -> Side {
        let first = self.game(one, other).pair.first == self.number(person);
        if first { Side::First } else { Side::Second }
    }

    /// Lets one person win the open game against another.
    fn win(&mut self, winner: u64, loser: u64) {
        let side = self.side_of(winner, loser, winner);
        let game = self.game(winner, loser).game.unwrap();
        self.world.win(game, side);
        self.world.step(0);
    }
}
