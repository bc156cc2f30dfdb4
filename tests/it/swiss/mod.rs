//! Swiss tournaments over a real database: starts, pairings, byes, people who are out, and crashes.

mod organizing;
mod pairings;
mod simulation;
mod starts;

use sealed_move::domain::tournament::{Entry, KindTerms, SeasonGame};
use sealed_move::domain::{Id, PlayerId};
use sealed_move_rules::Side;

use crate::leagues::{DAY, LeagueWorld};

/// A server with a Swiss tournament.
struct SwissWorld {
    world: LeagueWorld,
    swiss: Id,
}

impl SwissWorld {
    /// A Swiss tournament that starts after three days. `people` have joined.
    fn open(people: u64) -> Self {
        Self::over(LeagueWorld::new(), people)
    }

    /// A Swiss tournament that has just begun.
    fn begun(people: u64) -> Self {
        let mut swiss = Self::open(people);
        swiss.world.step(3 * DAY);
        swiss
    }

    fn over(mut world: LeagueWorld, people: u64) -> Self {
        let swiss = world.tournament("Summer Swiss", KindTerms::Swiss { start_days: 3 });
        for person in 1..=people {
            world.join(swiss, PlayerId(person)).unwrap();
        }
        world.step(0);
        Self { world, swiss }
    }

    fn games(&self) -> Vec<SeasonGame> {
        self.world.view(self.swiss).divisions[0].games.clone()
    }

    fn open_games(&self) -> Vec<SeasonGame> {
        self.games().into_iter().filter(SeasonGame::is_running).collect()
    }

    fn entry(&self, number: u32) -> Entry {
        let entries = self.world.view(self.swiss).entries;
        entries.into_iter().find(|entry| entry.seat.is_some_and(|seat| seat.number == number)).unwrap()
    }

    fn person(&self, number: u32) -> PlayerId {
        self.entry(number).player.unwrap()
    }

    fn halves(&self, number: u32) -> u32 {
        self.world.view(self.swiss).divisions[0].row(number).unwrap().place.unwrap().halves
    }

    /// Lets the first side win a game, without letting the jobs work.
    fn win(&mut self, game: &SeasonGame) {
        self.world.win(game.game.unwrap(), Side::First);
    }

    /// Lets the first side win all open games.
    fn win_all(&mut self) {
        for game in self.open_games() {
            self.win(&game);
        }
        self.world.step(0);
    }
}
