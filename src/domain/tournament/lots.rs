//! Sealed lots (`TOURNAMENTS.md` §4). The hash of a season's seed is published before the season
//! starts. The drum mixes the id of that message with the tickets of all entrants, so nobody knows
//! the lots when the seed is sealed.

use std::fmt;
use std::num::NonZeroU32;

use sha2::{Digest as _, Sha256};

use super::season::SeasonPair;
use crate::dice::{Dice, Seed};

/// The SHA-256 of the sealing message's id and of all tickets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drum(String);

impl Drum {
    /// `sealed_at` is the id of the message that published the seed's hash. The order of the tickets
    /// doesn't matter.
    #[must_use]
    pub fn new(sealed_at: u64, tickets: &[u64]) -> Self {
        let mut tickets = tickets.to_vec();
        tickets.sort_unstable();
        let mut hash = Sha256::new();
        for number in std::iter::once(sealed_at).chain(tickets) {
            hash.update(format!("{number}\n"));
        }
        Self(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

impl fmt::Display for Drum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The dice of a lot. Draw `n` is computed from `season:lot:n:drum`.
fn dice(seed: &Seed, season: &str, lot: fmt::Arguments<'_>, drum: &Drum) -> Dice {
    Dice::of_draws(seed, format!("{season}:{lot}:"), format!(":{drum}"))
}

/// Draws the lots of the people 1 to `count`. The result lists their numbers: lot 1 first.
#[must_use]
pub fn lot_order(seed: &Seed, season: &str, drum: &Drum, count: u32) -> Vec<u32> {
    let mut dice = dice(seed, season, format_args!("order"), drum);
    let mut left: Vec<u32> = (1..=count).collect();
    let mut order = Vec::with_capacity(left.len());
    while let Some(options) = u32::try_from(left.len()).ok().and_then(NonZeroU32::new) {
        order.push(left.remove(dice.roll(options) as usize));
    }
    order
}

/// The seed of a game's dice. The season's seal fixes it before anybody knows the pairs, and the
/// opened seed proves it. `begun` counts the matches of the pair so far.
#[must_use]
pub fn game_seed(seed: &Seed, season: &str, drum: &Drum, pair: SeasonPair, begun: u32) -> Seed {
    let SeasonPair { division, round, first, second } = pair;
    seed.derive(&format!("{season}:game-{division}-{round}-{first}-{second}:{begun}:{drum}"))
}

/// Draws the sides of a cup's deciding game. Whether the upper person of the pair has the first
/// side.
#[must_use]
pub fn decider(seed: &Seed, season: &str, drum: &Drum, round: u32, pair: u32) -> bool {
    const SIDES: NonZeroU32 = NonZeroU32::new(2).unwrap();
    dice(seed, season, format_args!("decider-{round}-{pair}"), drum).roll(SIDES) == 0
}
