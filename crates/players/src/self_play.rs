//! Games of a weak player against itself, and the chances of winning in their positions.

use std::num::NonZeroU32;

use sealed_move_rules::{Game, GameState, MoveText, Observer, Side, View, chance};

use super::arena::ArenaError;
use super::cancel::Cancel;
use super::chance::winning_chance;
use super::choice::{Contestant, choose_as};
use super::level::{ChoiceVersion, Level, PlayerKind};
use super::limits::LevelRow;
use super::random::{ChoiceSeed, Numbers, mix};
use super::search_of;

/// The least number of random moves at the beginning of a game, and the options beyond it.
const RANDOM_START: usize = 2;
const RANDOM_START_OPTIONS: usize = 7;
/// One of this many later moves is random, so that unlikely positions occur.
const RANDOM_INTERVAL: usize = 70;
/// Longer games end without a result.
const MAX_MOVES: usize = 300;
/// The earlier views that keep a player from repeating a position.
const HISTORY: usize = 12;
/// How much the chance after a position counts in its own: about the next twelve moves matter.
const LAMBDA: f32 = 0.92;

/// A quiet position and its chance of winning, from which the network learns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TrainingSample {
    /// The plain evaluation for its side to move, in centipawns.
    pub(crate) points: f32,
    /// The chance of winning of its side to move, from the later play.
    pub(crate) chance: f32,
    /// 1 if its side to move won, 0 if it lost, 0.5 for a draw.
    pub(crate) result: f32,
    /// The inputs of the side to move, then of the other side.
    pub(crate) inputs: [Vec<u16>; 2],
}

/// A position of the game before the later play is known.
struct Ply {
    side: Side,
    /// Whether the move was random. Then the later play doesn't count for earlier positions.
    random: bool,
    /// The chance of winning by the search, unless only one move was legal.
    chance: Option<f32>,
    /// The plain evaluation and the inputs of a quiet position.
    facts: Option<(i32, [Vec<u16>; 2])>,
}

pub(crate) struct SelfPlay {
    game: &'static dyn Game,
    player: Contestant,
}

impl SelfPlay {
    pub(crate) fn new(game: &'static dyn Game, row: LevelRow) -> Self {
        // The first version doesn't vary its first moves, which would take most of the time.
        let player = Contestant::with_version(PlayerKind::Level(Level::Careful), ChoiceVersion::FIRST);
        Self { game, player: Contestant { row: Some(row), ..player } }
    }

    /// Plays the game with this number.
    pub(crate) fn samples(&self, seed: u64, number: u64) -> Result<Vec<TrainingSample>, ArenaError> {
        let mut random = Numbers::new(mix(seed ^ mix(number)));
        let setups = self.game.info().setups;
        let setup = setups[random.below(setups.len())].name;
        let start = chance::start(self.game, setup, |options| random.below(options.get() as usize) as u32);
        let mut state = GameState::new(start.map_err(|error| ArenaError::NoStart(Box::new(error)))?);
        let mut seen: [Vec<View>; 2] = [Vec::new(), Vec::new()];
        let mut plies = Vec::new();
        let opening = RANDOM_START + random.below(RANDOM_START_OPTIONS);
        while state.outcome().is_none() && plies.len() < MAX_MOVES {
            let side = state.position().turn();
            let view = state.position().view(Observer::Player(side));
            let is_random = plies.len() < opening || random.below(RANDOM_INTERVAL) == 0;
            let (ply, text) = self.ply(&view, side, is_random, &seen[side.index()], random.number())?;
            plies.push(ply);
            let seen = &mut seen[side.index()];
            seen.push(view);
            if seen.len() > HISTORY {
                seen.remove(0);
            }
            let position = state.position();
            let mut roll = |options: NonZeroU32| random.below(options.get() as usize) as u32;
            let played = chance::roll_all(position, &MoveText::canonical(text.clone()), &mut roll);
            let played = played.map_err(|error| ArenaError::Illegal {
                position: position.text(),
                chosen: text,
                error: Box::new(error),
            })?;
            state.push(played);
        }
        let winner = state.outcome().map(|outcome| outcome.winner);
        Ok(learned(plies, winner))
    }

    fn ply(
        &self,
        view: &View,
        side: Side,
        random: bool,
        seen: &[View],
        seed: u64,
    ) -> Result<(Ply, String), ArenaError> {
        let random_player = Contestant::new(PlayerKind::Random);
        let player = if random { &random_player } else { &self.player };
        let chosen = choose_as(view, player, &ChoiceSeed::of(seed), seen, &Cancel::default())
            .map_err(ArenaError::NoChoice)?;
        let mut ply = Ply { side, random, chance: None, facts: None };
        if !random {
            let known = chosen.nodes > 1 || chosen.score != 0;
            ply.chance = known.then(|| winning_chance(self.game.info().name, chosen.score) as f32);
            ply.facts = search_of(view).network_facts();
        }
        Ok((ply, chosen.text))
    }
}

/// The samples of a game. `winner` is `None` if the game was stopped.
fn learned(plies: Vec<Ply>, winner: Option<Option<Side>>) -> Vec<TrainingSample> {
    let result = |side: Side| match winner.flatten() {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    // The chance of the first side after the position.
    let mut later = winner.map(|_| result(Side::First));
    let mut samples = Vec::new();
    for ply in plies.into_iter().rev() {
        let for_side = |chance: f32| if ply.side == Side::First { chance } else { 1.0 - chance };
        if ply.random {
            later = None;
        }
        let Some(own) = ply.chance.map(for_side) else { continue };
        let chance = later.map_or(own, |later| (1.0 - LAMBDA) * own + LAMBDA * later);
        later = Some(chance);
        if let Some((points, inputs)) = ply.facts {
            let points = points as f32;
            samples.push(TrainingSample {
                points,
                chance: for_side(chance),
                result: result(ply.side),
                inputs,
            });
        }
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ply(side: Side, chance: Option<f32>) -> Ply {
        Ply { side, random: false, chance, facts: Some((0, [Vec::new(), Vec::new()])) }
    }

    fn chances(plies: Vec<Ply>, winner: Option<Option<Side>>) -> Vec<f32> {
        let mut chances: Vec<_> = learned(plies, winner).iter().map(|sample| sample.chance).collect();
        chances.reverse();
        chances
    }

    #[test]
    fn later_play_counts_more_than_the_own_score() {
        let plies = vec![ply(Side::First, Some(0.5)), ply(Side::Second, Some(0.5))];
        let found = chances(plies, Some(Some(Side::First)));
        // 0.08 · 0.5 for the loser, 0.92 · 0.96 + 0.08 · 0.5 for the winner.
        assert!((found[1] - 0.04).abs() < 1e-6 && (found[0] - 0.9232).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn nothing_is_learned_across_a_random_move() {
        let random = Ply { random: true, chance: None, facts: None, side: Side::Second };
        let plies = vec![ply(Side::First, Some(0.3)), random, ply(Side::First, Some(0.5))];
        assert_eq!(chances(plies, Some(Some(Side::First)))[0], 0.3);
    }

    #[test]
    fn a_stopped_game_has_no_result() {
        let samples = learned(vec![ply(Side::Second, Some(0.7))], None);
        assert_eq!((samples[0].chance, samples[0].result), (0.7, 0.5));
    }
}
