//! Cups over a real database: starts, pairs, deciding games, people who are out, and crashes.

mod organizing;
mod pairs;
mod simulation;
mod starts;

use sealed_move::domain::tournament::{CupPair, Entry, KindTerms, SeasonGame};
use sealed_move::domain::{Id, PlayerId};
use sealed_move_rules::Side;

use crate::leagues::LeagueWorld;

/// A server with a cup.
struct CupWorld {
    world: LeagueWorld,
    cup: Id,
}

impl CupWorld {
    /// A cup that starts with `size` people or after three days, with its message sent. `people` have joined.
    fn new(size: u32, people: u64) -> Self {
        Self::over(LeagueWorld::new(), size, people)
    }

    fn over(mut world: LeagueWorld, size: u32, people: u64) -> Self {
        let cup = world.tournament("Spring cup", KindTerms::Cup { size, start_days: 3 });
        for person in 1..=people {
            world.join(cup, PlayerId(person)).unwrap();
        }
        world.step(0);
        Self { world, cup }
    }

    fn person(&self, number: u32) -> PlayerId {
        let view = self.world.view(self.cup);
        view.divisions[0].row(number).unwrap().player.unwrap()
    }

    fn entry(&self, number: u32) -> Entry {
        let entries = self.world.view(self.cup).entries;
        entries.into_iter().find(|entry| entry.seat.is_some_and(|seat| seat.number == number)).unwrap()
    }

    /// A pair, by round and place from 1.
    fn pair(&self, round: usize, pair: usize) -> CupPair {
        self.world.view(self.cup).cup.unwrap().rounds[round - 1][pair - 1].clone()
    }

    /// The numbers of a pair's people.
    fn people(&self, round: usize, pair: usize) -> [u32; 2] {
        self.pair(round, pair).people.map(Option::unwrap)
    }

    /// Lets the person win each open game of a pair.
    fn win(&mut self, round: usize, pair: usize, winner: u32) {
        for game in self.pair(round, pair).games {
            self.end(&game, Some(winner));
        }
        self.world.step(0);
    }

    /// Ends an open game; drawn without a winner.
    fn end(&mut self, game: &SeasonGame, winner: Option<u32>) {
        let Some(id) = game.game.filter(|_| game.result().is_none()) else { return };
        let Some(winner) = winner else {
            self.world.both_move(id);
            let seats = self.world.service.games.summary(id).unwrap().unwrap().seats;
            let [first, second] = seats.map(|seat| seat.person().unwrap());
            for player in [first, second] {
                // The second offer accepts the first one.
                let call = self.world.call(player);
                self.world.service.offers.offer_draw(&call, id).unwrap();
            }
            return;
        };
        let side = if game.pair.first == winner { Side::First } else { Side::Second };
        self.world.win(id, side);
    }

    /// Makes a pair level: everyone wins with the first side.
    fn level(&mut self, round: usize, pair: usize) {
        for game in self.pair(round, pair).games {
            self.end(&game, Some(game.pair.first));
        }
        self.world.step(0);
    }
}
