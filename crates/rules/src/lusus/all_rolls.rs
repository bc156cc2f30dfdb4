//! Every result of a move in turn. Tiles are drawn one after the other, but a notation does not tell
//! in which order: each choice of tiles comes once, with the weight of all its orders together.

use super::event::{DrawReason, DrawnTiles, NotationEvent};
use super::roller::Roller;
use super::square::Square;
use super::tile::Tile;
use super::zone::Zone;
use crate::PlayError;
use crate::chance::Weight;
use crate::square_set::SquareSet;

/// Something that chance decided in this round.
#[derive(Debug)]
enum Decision {
    /// Tiles out of a zone.
    Tiles {
        /// The types in the zone with how many there are of each, in the order of their codes.
        there: Vec<(Tile, usize)>,
        /// How many of each are taken.
        taken: Vec<usize>,
    },
    /// A square to dodge to.
    Square { free: Vec<Square>, index: usize },
}

/// Fills `taken` up with `count` tiles, the first types first.
fn fill(there: &[(Tile, usize)], taken: &mut [usize], mut count: usize) {
    for ((_, most), taken) in there.iter().zip(taken) {
        *taken = count.min(*most);
        count -= *taken;
    }
}

/// How many ways there are to take `few` out of `many`.
fn ways(many: usize, few: usize) -> u128 {
    (0..few).fold(1, |ways, index| ways * (many - index) as u128 / (index + 1) as u128)
}

impl Decision {
    fn tiles(zone: &Zone, count: usize) -> Self {
        let tiles = zone.tiles().unwrap_or_default();
        let mut there: Vec<(Tile, usize)> = Vec::new();
        for tile in tiles {
            match there.last_mut() {
                Some((last, number)) if *last == tile => *number += 1,
                _ => there.push((tile, 1)),
            }
        }
        let mut taken = vec![0; there.len()];
        fill(&there, &mut taken, count);
        Self::Tiles { there, taken }
    }

    /// Goes on to the next result; false after the last one.
    fn advance(&mut self) -> bool {
        match self {
            Self::Square { free, index } => {
                *index += 1;
                *index < free.len()
            }
            Self::Tiles { there, taken } => {
                // What was taken behind a type, and how much more there is.
                let (mut behind, mut room) = (0, 0);
                for index in (0..there.len()).rev() {
                    if taken[index] > 0 && room > 0 {
                        taken[index] -= 1;
                        fill(&there[index + 1..], &mut taken[index + 1..], behind + 1);
                        return true;
                    }
                    behind += taken[index];
                    room += there[index].1 - taken[index];
                }
                false
            }
        }
    }

    /// The share of its result among all; `None` where it is too small to write.
    fn share(&self, weight: Weight) -> Option<Weight> {
        match self {
            Self::Square { free, .. } => weight.times(1, free.len() as u128),
            Self::Tiles { there, taken } => {
                let part = there.iter().zip(taken).map(|((_, most), taken)| ways(*most, *taken)).product();
                let all = there.iter().map(|(_, most)| most).sum();
                weight.times(part, ways(all, taken.iter().sum()))
            }
        }
    }
}

/// Goes through all results of a move, one round after the other.
#[derive(Debug, Default)]
pub(super) struct AllTileRolls {
    /// What is decided in this round.
    round: Vec<Decision>,
    /// How much of it was asked for.
    decided: usize,
    /// The events of this round.
    pub(super) events: Vec<NotationEvent>,
}

impl AllTileRolls {
    /// The weight of this round's results; `None` where it is too small to write.
    pub(super) fn weight(&self) -> Option<Weight> {
        self.round.iter().try_fold(Weight::ONE, |weight, decision| decision.share(weight))
    }

    /// Prepares the next round; false after the last one.
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

    /// The next decision of this round, made with the first result where it is new.
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
        if let Decision::Tiles { there, taken } = self.next(|| Decision::tiles(zone, count)) {
            for ((tile, _), taken) in there.iter().zip(taken) {
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
            Decision::Tiles { .. } => unreachable!("the same rolls are asked for again"),
        };
        self.events.push(NotationEvent::Dodge(to));
        Ok(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_tiles_comes_once_and_the_weights_sum_to_one() {
        let mut zone = Zone::EMPTY;
        for tile in [Tile::King, Tile::King, Tile::King, Tile::Queen, Tile::Rook, Tile::Rook] {
            zone.put(Some(tile));
        }
        let mut roller = AllTileRolls::default();
        let (mut found, mut sum) = (Vec::new(), None);
        loop {
            let drawn = roller.tiles(DrawReason::Draw, &zone, 3).expect("a draw").expect("tiles");
            assert!(drawn.is_sorted() && drawn.len() == 3);
            let weight = roller.weight().expect("a weight");
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
        assert_eq!(ways(44, 3), 13_244);
    }
}
