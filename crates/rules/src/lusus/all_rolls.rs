//! Enumerates all results of a move. Tiles are drawn one by one, but a notation doesn't record
//! their order. Each set of tiles therefore appears once, with the combined weight of all its
//! orders.

use super::event::{DrawReason, DrawnTiles, NotationEvent};
use super::roller::Roller;
use super::square::Square;
use super::tile::Tile;
use super::zone::Zone;
use crate::PlayError;
use crate::chance::Weight;
use crate::square_set::SquareSet;

/// A random result of this round.
#[derive(Debug)]
enum Decision {
    /// Tiles drawn from a zone.
    Tiles {
        /// The types in the zone with their counts, sorted by code.
        available: Vec<(Tile, usize)>,
        /// The number of drawn tiles of each type.
        taken: Vec<usize>,
    },
    /// The target of a dodge.
    Square { free: Vec<Square>, index: usize },
}

/// Fills `taken` with `count` tiles, preferring the first types.
fn fill(available: &[(Tile, usize)], taken: &mut [usize], mut count: usize) {
    for ((_, most), taken) in available.iter().zip(taken) {
        *taken = count.min(*most);
        count -= *taken;
    }
}

/// Binomial coefficient: `many` choose `few`.
fn binomial(many: usize, few: usize) -> u128 {
    (0..few).fold(1, |binomial, index| binomial * (many - index) as u128 / (index + 1) as u128)
}

impl Decision {
    fn tiles(zone: &Zone, count: usize) -> Self {
        let tiles = zone.tiles().unwrap_or_default();
        let mut available: Vec<(Tile, usize)> = Vec::new();
        for tile in tiles {
            match available.last_mut() {
                Some((last, number)) if *last == tile => *number += 1,
                _ => available.push((tile, 1)),
            }
        }
        let mut taken = vec![0; available.len()];
        fill(&available, &mut taken, count);
        Self::Tiles { available, taken }
    }

    /// Advances to the next result; `false` after the last one.
    fn advance(&mut self) -> bool {
        match self {
            Self::Square { free, index } => {
                *index += 1;
                *index < free.len()
            }
            Self::Tiles { available, taken } => {
                // Tiles taken of later types, and tiles of them still available.
                let (mut behind, mut room) = (0, 0);
                for index in (0..available.len()).rev() {
                    if taken[index] > 0 && room > 0 {
                        taken[index] -= 1;
                        fill(&available[index + 1..], &mut taken[index + 1..], behind + 1);
                        return true;
                    }
                    behind += taken[index];
                    room += available[index].1 - taken[index];
                }
                false
            }
        }
    }

    /// Multiplies `weight` by this result's probability; `None` if it gets too small for a
    /// [`Weight`].
    fn share(&self, weight: Weight) -> Option<Weight> {
        match self {
            Self::Square { free, .. } => weight.times(1, free.len() as u128),
            Self::Tiles { available, taken } => {
                let part =
                    available.iter().zip(taken).map(|((_, most), taken)| binomial(*most, *taken)).product();
                let all = available.iter().map(|(_, most)| most).sum();
                weight.times(part, binomial(all, taken.iter().sum()))
            }
        }
    }
}

/// Enumerates all results of a move, one combination per round.
#[derive(Debug, Default)]
pub(super) struct AllTileRolls {
    /// The results of this round.
    round: Vec<Decision>,
    /// The number of results used so far in this round.
    decided: usize,
    pub(super) events: Vec<NotationEvent>,
}

impl AllTileRolls {
    /// The weight of this round's results; `None` if it is too small for a [`Weight`].
    pub(super) fn weight(&self) -> Option<Weight> {
        self.round.iter().try_fold(Weight::ONE, |weight, decision| decision.share(weight))
    }

    /// Starts the next round; `false` after the last one.
    pub(super) fn next_round(&mut self) -> bool {
        self.decided = 0;
        self.events.clear();
        while let Some(mut last) = self.round.pop() {
            if last.advance() {
                self.round.push(last);
                return true;
            }
        }
        false
    }

    /// The next decision of this round; a new one starts with its first result.
    fn next(&mut self, first: impl FnOnce() -> Decision) -> &Decision {
        if self.decided == self.round.len() {
            self.round.push(first());
        }
        self.decided += 1;
        &self.round[self.decided - 1]
    }
}

impl Roller for AllTileRolls {
    fn tiles(
        &mut self,
        reason: DrawReason,
        zone: &Zone,
        count: usize,
    ) -> Result<Option<Vec<Tile>>, PlayError> {
        let mut drawn = Vec::with_capacity(count);
        if let Decision::Tiles { available, taken } = self.next(|| Decision::tiles(zone, count)) {
            for ((tile, _), taken) in available.iter().zip(taken) {
                drawn.extend(std::iter::repeat_n(*tile, *taken));
            }
        }
        self.events.push(NotationEvent::Tiles(reason, DrawnTiles::known(drawn.clone())));
        Ok(Some(drawn))
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        let first = || Decision::Square { free: free.into_iter().collect(), index: 0 };
        let to = match self.next(first) {
            Decision::Square { free, index } => free[*index],
            Decision::Tiles { .. } => unreachable!("rounds repeat the same rolls"),
        };
        self.events.push(NotationEvent::Dodge(to));
        Ok(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_draw_appears_once_and_weights_sum_to_one() {
        let mut zone = Zone::EMPTY;
        for tile in [Tile::King, Tile::King, Tile::King, Tile::Queen, Tile::Rook, Tile::Rook] {
            zone.put(Some(tile));
        }
        let mut roller = AllTileRolls::default();
        let (mut found, mut sum) = (Vec::new(), None);
        loop {
            let drawn = roller
                .tiles(DrawReason::Draw, &zone, 3)
                .expect("this roller never fails")
                .expect("the tiles are known");
            assert!(drawn.is_sorted() && drawn.len() == 3);
            let weight = roller.weight().expect("the weight is not too small");
            sum = Some(sum.map_or(weight, |sum: Weight| sum.plus(weight)));
            found.push((drawn, weight.to_string()));
            if !roller.next_round() {
                break;
            }
        }
        assert_eq!(sum, Some(Weight::ONE));
        let kinds: Vec<_> = found.iter().map(|(drawn, _)| drawn.clone()).collect();
        assert!(kinds.is_sorted_by(|one, other| one < other), "{kinds:?}");
        // 3 kings, 1 queen, 2 rooks: K3, K2 Q, K2 R, K Q R, K R2, Q R2.
        assert_eq!(found.len(), 6);
        assert_eq!(found[0], (vec![Tile::King; 3], "1/20".to_owned()));
        assert_eq!(binomial(44, 3), 13_244);
    }
}
