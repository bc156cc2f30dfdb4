//! The evaluation weights of Aruki, and how hints change them.

/// Indexes into the weights; the piece values come first.
pub(crate) const POWER: usize = 13;
pub(crate) const TRAY: usize = 14;
pub(crate) const ADVANCE: usize = 15;
pub(crate) const CENTER: usize = 16;
/// The cost of an empty square on a line to the king.
pub(crate) const OPEN: usize = 17;
pub(crate) const TOWARDS: usize = 18;

/// The extra value, in a hint, of each square that a piece is closer to the enemy king, in centipawns, without a lead.
const HUNT_STEP: i32 = 5;

/// The lead in centipawns that adds another [`HUNT_STEP`], and the maximum number of them.
const HUNT_LEAD: i32 = 300;
const MAX_HUNT_STEPS: i32 = 8;

/// The value, in a hint in the opening, of each empty square on a line to a king, in centipawns.
///
/// A dragon's line check (`rules/aruki.md` §9) soon mates a king that its own pawns enclose. Afterwards these squares
/// don't count.
const ROOM: i32 = 40;

/// The last move of the opening. A move of each side counts.
const OPENING: u32 = 16;

/// The weights of a player with this lead who approaches the enemy king, so that games end sooner. The larger the
/// lead in centipawns, the more it values the approach. In the opening, it also wants room for its king.
pub(crate) fn hunting_king(weights: &[i32], lead: i32, move_number: u32) -> Vec<i32> {
    let steps = (1 + lead.max(0) / HUNT_LEAD).min(MAX_HUNT_STEPS);
    let mut hunting = weights.to_vec();
    hunting[TOWARDS] += HUNT_STEP * steps;
    hunting[OPEN] = if move_number <= OPENING { -ROOM } else { 0 };
    hunting
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{Observer, View, find};

    use super::super::aruki::ArukiBoard;
    use super::super::board::SearchBoard as _;
    use super::super::weights;
    use super::*;

    fn score(position: &str, weights: &[i32]) -> i32 {
        let position = find("aruki").unwrap().parse(position).unwrap();
        let View::Aruki(view) = position.view(Observer::Public) else { unreachable!() };
        ArukiBoard::new(&view, weights).evaluate()
    }

    #[test]
    fn a_lead_makes_an_approach_more_valuable() {
        let far = "5k6/12/12/12/12/12/12/12/12/12/4R7/5K6 w -/- - 0 1";
        let near = "5k6/12/12/4R7/12/12/12/12/12/12/12/5K6 w -/- - 0 1";
        let weights = weights::of_levels("aruki");
        let gain = |weights: &[i32]| score(near, weights) - score(far, weights);
        let [plain, even, ahead] =
            [weights.to_vec(), hunting_king(weights, 0, 30), hunting_king(weights, 1_200, 30)]
                .map(|w| gain(&w));
        assert!(plain < even && even < ahead, "{plain} {even} {ahead}");
    }

    #[test]
    fn the_king_gets_room_in_the_opening_only() {
        let enclosed = "5k6/4ooo5/12/12/12/12/12/12/12/12/4OOO5/5K6 w -/- - 0 1";
        let free = "5k6/4ooo5/12/12/12/12/12/5K6/12/12/4OOO5/12 w -/- - 0 1";
        let weights = weights::of_levels("aruki");
        let gain = |weights: &[i32]| score(free, weights) - score(enclosed, weights);
        assert!(gain(weights) < 0);
        assert!(gain(&hunting_king(weights, 0, OPENING)) > 0);
        assert_eq!(gain(&hunting_king(weights, 0, OPENING + 1)), 0);
    }
}
