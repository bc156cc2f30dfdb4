//! The computer's actions besides moving: answering and offering draws, and resigning.

use super::offer::open;
use crate::domain::{
    AgreedDraw, ChosenMove, Level, Match, OfferAnswer, Seat, Timestamp, UserError, answer_offer, resign,
    winning_chance,
};
use sealed_move_rules::{GameState, Observer, View};

/// The lowest level that resigns.
const LOWEST_RESIGNING: Level = Level::Strong;

/// Winning chance below which the computer accepts a draw.
const MAX_DRAW_CHANCE: f64 = 0.45;

/// Winning chance below which the computer resigns, in games without luck.
const MAX_RESIGN_CHANCE: f64 = 0.005;

/// Percentage of a limit of moves without progress from which a position counts as dead.
const DEAD_PERCENT: u32 = 75;

/// Moves between draw offers.
const OFFER_INTERVAL_MOVES: u32 = 10;

/// Returns the consecutive moves without progress, each count with the limit that ends the game.
fn counts_to_draw(state: &GameState) -> impl Iterator<Item = (u32, u32)> {
    let in_position = match state.position().view(Observer::Public) {
        View::Aruki(view) => Some((view.quiet().into(), 200)),
        _ => None,
    };
    [in_position, state.quiet_moves(), state.gainless_moves()].into_iter().flatten()
}

impl Match {
    /// Accepts an open draw offer or resigns, judged by the score of the computer's search. Returns
    /// whether the match ended.
    ///
    /// The computer resigns only at the highest levels, in games without dice and secrets, and once
    /// both players have moved: before that it would abort a fork from a lost position.
    ///
    /// # Errors
    ///
    /// As [`answer_offer`] and [`resign`].
    pub fn conclude(&mut self, chosen: &ChosenMove, now: Timestamp) -> Result<bool, UserError> {
        let Some((side, level)) = self.computer_seat() else { return Ok(false) };
        let (info, chance) = (self.game.info(), winning_chance(self.game.info().name, chosen.score));
        if let Some(offer) = self.draw_offer.filter(|offer| offer.by != side)
            && chance < MAX_DRAW_CHANCE
        {
            let seat = Seat::Computer(level);
            answer_offer::<AgreedDraw>(self, seat, OfferAnswer::Accept, offer.revision, now)?;
            return Ok(true);
        }
        let hopeless = !info.chance && !info.secrets && chance < MAX_RESIGN_CHANCE;
        if level >= LOWEST_RESIGNING && hopeless && self.both_moved(side) {
            resign(self, Seat::Computer(level), side, None)?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Offers a draw after the computer's move if the position is dead: a limit of moves without
    /// progress is near. Returns whether it did.
    pub fn offer_dead_draw(&mut self, state: &GameState) -> bool {
        let Some((side, _)) = self.computer_seat().filter(|_| self.ending.is_none()) else { return false };
        // Each side makes every second move, so a window of two hits the computer's move.
        let due = |(count, limit): (u32, u32)| {
            count * 100 >= limit * DEAD_PERCENT && count % OFFER_INTERVAL_MOVES < 2
        };
        let now = self.draw_offer.is_none() && counts_to_draw(state).any(due);
        if now {
            open::<AgreedDraw>(self, side);
        }
        now
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Seed;
    use crate::domain::game::sample::{ALICE, at, played_from};
    use crate::domain::{ChoiceVersion, ComputerGame, EndReason, InteractionId, MoveRecord, offer_draw};
    use sealed_move_rules::{Side, find};

    /// A match from a position in which the computer plays the second side.
    fn against(game: &str, position: &str, level: Level) -> Match {
        let game = find(game).unwrap();
        let mut sample = played_from(game, game.parse(position).unwrap(), &[]);
        sample.seats = [Seat::Person(ALICE), Seat::Computer(level)];
        let version = ChoiceVersion::LATEST;
        sample.computer = Some(ComputerGame { strict: false, hints: 0, last_hint: None, version });
        sample.with_computer_seed(Some(Seed::new([1; 32])))
    }

    fn choice(score: i32) -> ChosenMove {
        ChosenMove { text: String::new(), score, nodes: 1, line: Vec::new() }
    }

    /// Adds a move of each player. It isn't replayed.
    fn both_moved(mut sample: Match) -> Match {
        for side in [Side::Second, Side::First] {
            let (revision, interaction) = (sample.revision, InteractionId(100));
            sample.push(MoveRecord { revision, side, notation: String::new(), interaction, at: at(1) });
        }
        sample
    }

    const ARUKI: &str = "k11/12/12/12/12/12/12/12/12/12/2R9/6K5 b -/- - 0 40";
    const CHAKART: &str = r#"k7/8/8/8/8/8/8/R3K3 b 20 {"flags":"0000"}"#;

    #[test]
    fn only_high_levels_resign_in_games_without_luck() {
        let resigns = |game: &str, position: &str, level: Level, score: i32| {
            let mut sample = both_moved(against(game, position, level));
            let ended = sample.conclude(&choice(score), at(9)).unwrap();
            assert_eq!(ended, sample.ending.is_some());
            if let Some(ending) = &sample.ending {
                assert_eq!((ending.winner, &ending.reason), (Some(Side::First), &EndReason::Resignation));
            }
            ended
        };
        for level in Level::ALL {
            assert_eq!(resigns("aruki", ARUKI, level, -9_000), level >= Level::Strong, "{level:?}");
            assert!(!resigns("aruki", ARUKI, level, -300), "{level:?}: not lost yet");
            // Dice may still turn the game.
            assert!(!resigns("chakart", CHAKART, level, -9_999), "{level:?}");
        }
        let mut fork = against("aruki", ARUKI, Level::Best);
        assert!(!fork.conclude(&choice(-9_000), at(9)).unwrap(), "it would only abort the game");
    }

    #[test]
    fn a_draw_is_accepted_below_a_45_percent_chance() {
        for (score, accepts) in [(-400, true), (-30, false), (0, false), (500, false)] {
            let mut sample = against("aruki", ARUKI, Level::Newcomer);
            offer_draw(&mut sample, ALICE, at(8)).unwrap();
            assert_eq!(sample.conclude(&choice(score), at(9)).unwrap(), accepts, "{score}");
            assert_eq!(sample.ending.is_some(), accepts);
        }
        let mut sample = against("aruki", ARUKI, Level::Newcomer);
        assert!(!sample.conclude(&choice(-400), at(9)).unwrap(), "no offer is open");
    }

    #[test]
    fn draws_are_offered_rarely_in_dead_positions() {
        let offered = |game: &str, position: &str| {
            let mut sample = against(game, position, Level::Club);
            let state = sample.replay().unwrap();
            let (before, offers) = (sample.revision, sample.offer_dead_draw(&state));
            assert_eq!(sample.draw_offer.map(|offer| offer.by), offers.then_some(Side::Second));
            assert_eq!(sample.revision == before, !offers);
            assert!(!offers || !sample.offer_dead_draw(&state), "one offer at a time");
            offers
        };
        let aruki = |quiet: u32| ARUKI.replace(" 0 40", &format!(" {quiet} 240"));
        let count = (0..200).filter(|quiet| offered("aruki", &aruki(*quiet))).count();
        assert_eq!(count, 10, "at 150 and 151, 160 and 161, and so on");
        assert!((0..150).all(|quiet| !offered("aruki", &aruki(quiet))));
        assert!(!offered("chakart", CHAKART));
        assert!(!offered("kyo", "5,DK,4/10/10/10/4,DH,lk,4/10/10/10/10/10 g - 9"));
    }
}
