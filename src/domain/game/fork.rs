//! Forks (*Try it from here*): games against the computer that start from a position of another
//! match.
//!
//! Forks leak no secrets. The position is sampled from one seat's view, so it contains only what
//! that seat knew, and guesses.

use crate::dice::Seed;
use crate::domain::{CorruptMatch, Id, Match, MatchFacts, PlayerId, UserError};
use sealed_move_players::{ChoiceSeed, sample};
use sealed_move_rules::{Game, GameState, Observer, Position, Side, View};

/// Maximum number of samples if the rules reject some.
const MAX_SAMPLES: u8 = 32;

/// The origin of a fork.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForkOrigin {
    /// `None` if the match has been deleted since.
    pub game: Option<Id>,
    /// Number of its records before the position.
    pub after: u32,
}

/// The start of a fork.
#[derive(Debug)]
pub struct Fork {
    pub from: ForkOrigin,
    pub position: Box<dyn Position>,
    /// The player's side.
    pub side: Side,
}

impl MatchFacts {
    /// Returns the number of records before the last move of `side`.
    #[must_use]
    pub fn records_before_last_move(&self, side: Side) -> Option<u32> {
        u32::try_from(self.kept_by(side)?).ok()
    }
}

impl Match {
    /// Builds a fork for `player` from the position after the given number of records. It is
    /// sampled with `seed` from the view of the player's seat, or of the side on turn for a
    /// spectator.
    ///
    /// # Errors
    ///
    /// [`UserError::NotOver`] in an ongoing match, except before the player's last move against a
    /// computer that allows takebacks. [`UserError::Stale`] if the records don't exist,
    /// [`UserError::Over`] if the game is over in that position.
    pub fn fork_for(
        &self,
        player: PlayerId,
        after: u32,
        seed: &Seed,
    ) -> Result<Result<Fork, UserError>, CorruptMatch> {
        let own = self.side_of(player).ok();
        if let Err(refusal) = self.require_forkable(own, after) {
            return Ok(Err(refusal));
        }
        let mut state = GameState::new(self.start_position()?);
        for (index, made) in self.records().enumerate().take(after as usize) {
            state.replay(made.notation).map_err(self.corrupt(Some(index)))?;
        }
        if state.outcome().is_some() {
            return Ok(Err(UserError::Over));
        }
        let side = own.unwrap_or(state.position().turn());
        let view = state.position().view(Observer::Player(side));
        let from = ForkOrigin { game: Some(self.id), after };
        // A fork follows the newest rulings, under which the position may be a draw.
        let drawn = sample_position(self.game, &view, seed).filter(|drawn| drawn.outcome().is_none());
        Ok(drawn.map(|position| Fork { from, position, side }).ok_or(UserError::Over))
    }

    fn require_forkable(&self, own: Option<Side>, after: u32) -> Result<(), UserError> {
        if after as usize > self.moves.len() {
            return Err(UserError::Stale);
        }
        if self.ending.is_some() {
            return Ok(());
        }
        let own = own.filter(|_| self.computer.is_some()).ok_or(UserError::NotOver)?;
        self.require_lenient()?;
        if self.records_before_last_move(own) == Some(after) { Ok(()) } else { Err(UserError::NotOver) }
    }
}

/// Samples a legal position consistent with a view; `None` if none is found.
pub(crate) fn sample_position(game: &dyn Game, view: &View, seed: &Seed) -> Option<Box<dyn Position>> {
    let mut bytes = *seed.bytes();
    (0..MAX_SAMPLES).find_map(|number| {
        bytes[0] = seed.bytes()[0].wrapping_add(number);
        let drawn = sample(view, &ChoiceSeed(bytes)).map(|sample| sample.view(Observer::Revealed));
        // Without secrets the view is the position itself.
        game.parse(&drawn.map_or_else(|| view.text(), |drawn| drawn.text())).ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::game::sample::{ALICE, BOB, CAROL, played, played_from};
    use crate::domain::{EndReason, Ending};
    use sealed_move_rules::aruki::Aruki;
    use sealed_move_rules::find;

    const SEED: Seed = Seed::new([7; 32]);

    fn ended(mut game: Match) -> Match {
        game.ending = Some(Ending { winner: Some(Side::First), reason: EndReason::Resignation });
        game
    }

    fn tried(game: &Match, player: PlayerId, after: u32) -> Result<Fork, UserError> {
        game.fork_for(player, after, &SEED).unwrap()
    }

    fn truncated(game: &Match, kept: usize) -> Match {
        let mut game = game.clone();
        game.truncate(kept);
        game
    }

    #[test]
    fn only_finished_matches_can_be_forked() {
        let game = played(&Aruki, &["O(a2)a3", "O(a11)a10", "O(b2)b3"]);
        assert_eq!(tried(&game, ALICE, 1).unwrap_err(), UserError::NotOver);
        let game = ended(game);
        for after in 0..=3 {
            let start = tried(&game, ALICE, after).unwrap();
            let then = truncated(&game, after as usize);
            assert_eq!(start.position.text(), then.replay().unwrap().position().text());
            assert_eq!((start.side, start.from.after), (Side::First, after));
        }
        assert_eq!(tried(&game, BOB, 0).unwrap().side, Side::Second, "their own side");
        assert_eq!(tried(&game, CAROL, 1).unwrap().side, Side::Second, "the side on turn");
        assert_eq!(tried(&game, ALICE, 4).unwrap_err(), UserError::Stale);
    }

    /// Positions that a seat can't tell apart give it the same fork.
    #[test]
    fn a_fork_samples_hidden_information() {
        let chakart = find("chakart").unwrap();
        // White's queen hides on d5 or on d3; Black sees neither.
        let [one, other] = ["3I3q/8/8", "7q/8/3I4"].map(|rows| {
            let text = format!(r#"k7/8/3p4/{rows}/8/R3K3 b 20 {{"flags":"1011","hidden":"d1"}}"#);
            ended(played_from(chakart, chakart.parse(&text).unwrap(), &[]))
        });
        assert_ne!(one.start(), other.start());
        let text = |game: &Match, player| tried(game, player, 0).unwrap().position.text();
        assert_eq!(text(&one, BOB), text(&other, BOB));
        assert_eq!(text(&one, ALICE), one.start(), "White knows where their queen is");
        let mut drawn = std::collections::BTreeSet::new();
        for number in 0..40 {
            let start = one.fork_for(BOB, 0, &Seed::new([number; 32])).unwrap().unwrap();
            let view = start.position.view(Observer::Player(Side::Second)).text();
            assert_eq!(view, chakart.parse(one.start()).unwrap().view(Observer::Player(Side::Second)).text());
            drawn.insert(start.position.text());
        }
        assert!(drawn.len() > 5, "she may be anywhere: {drawn:?}");
    }
}
