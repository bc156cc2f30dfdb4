//! The evaluation weights of Aruki, for players who value kings differently.

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

/// The weights of a player with this lead who approaches the enemy king, so that games end sooner. The larger the
/// lead in centipawns, the more it values the approach.
pub(crate) fn hunting_king(weights: &[i32], lead: i32) -> Vec<i32> {
    let steps = (1 + lead.max(0) / HUNT_LEAD).min(MAX_HUNT_STEPS);
    let mut hunting = weights.to_vec();
    hunting[TOWARDS] += HUNT_STEP * steps;
    hunting
}

/// The value of an empty square on a line to the king, in centipawns, for a player who exposes its king.
const EXPOSED_SQUARE: i32 = 20;

/// The weights of a player who gives its king room instead of shelter. Only deep searches punish that.
pub(crate) fn exposing_king(weights: &[i32]) -> Vec<i32> {
    let mut exposing = weights.to_vec();
    exposing[OPEN] = -EXPOSED_SQUARE;
    exposing
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
    fn only_an_exposing_player_prefers_an_open_king() {
        let sheltered = "5k6/4ooo5/12/12/12/12/12/12/12/12/4OOO5/5K6 w -/- - 0 1";
        let open = "5k6/4ooo5/12/12/12/12/12/5K6/12/12/4OOO5/12 w -/- - 0 1";
        let weights = weights::of_levels("aruki");
        assert!(score(open, weights) < score(sheltered, weights));
        let exposing = exposing_king(weights);
        assert!(score(open, &exposing) > score(sheltered, &exposing));
    }

    #[test]
    fn a_lead_makes_an_approach_more_valuable() {
        let far = "5k6/12/12/12/12/12/12/12/12/12/4R7/5K6 w -/- - 0 1";
        let near = "5k6/12/12/4R7/12/12/12/12/12/12/12/5K6 w -/- - 0 1";
        let weights = weights::of_levels("aruki");
        let gain = |weights: &[i32]| score(near, weights) - score(far, weights);
        let gains =
            [weights.to_vec(), hunting_king(weights, 0), hunting_king(weights, 1_200)].map(|w| gain(&w));
        assert!(gains.is_sorted_by(|less, more| less < more), "{gains:?}");
    }
}
