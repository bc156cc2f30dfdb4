//! Games between players, for measuring and tuning.
//!
//! Only this module holds full positions. Each player gets only the view of its seat.

use sealed_move_rules::{
    Game, GameState, MoveText, Observer, Outcome, Position, RuleError, Side, View, chance,
};

use super::cancel::Cancel;
use super::choice::{ChooseError, ChosenMove, Contestant, choose_as};
use super::level::PlayerKind;
use super::random::{ChoiceSeed, Numbers, mix};

/// Longer games are drawn.
const MAX_MOVES: u32 = 500;

/// Why a game between players failed.
#[derive(Debug)]
pub enum ArenaError {
    /// A player chose an illegal move.
    Illegal {
        /// The canonical text of the position.
        position: String,
        /// The text of the move.
        chosen: String,
        /// Why the rules refuse it.
        error: Box<RuleError>,
    },
    /// The game has no such setup.
    NoStart(Box<RuleError>),
    /// A player chose no move.
    NoChoice(ChooseError),
}

/// A game between two players.
pub struct Duel {
    state: GameState,
    players: [Contestant; 2],
    seen: [Vec<View>; 2],
    random: Numbers,
    seed: u64,
    moves: u32,
}

impl Duel {
    /// Starts a game between `players`, listed in the order of the sides.
    ///
    /// Equal numbers give equal starts: a random setup, plus a few random moves in games without
    /// dice and secrets.
    ///
    /// # Errors
    ///
    /// The game has no such setup.
    pub fn new(
        game: &dyn Game,
        setup: &str,
        number: u64,
        players: [Contestant; 2],
    ) -> Result<Self, RuleError> {
        let mut random = Numbers::new(mix(number));
        let start = chance::start(game, setup, |options| random.below(options.get() as usize) as u32)?;
        let mut duel = Self { random, ..Self::from_position(start, number, players) };
        if !game.info().chance {
            for _ in 0..4 {
                let position = duel.state.position();
                let view = position.view(Observer::Player(position.turn()));
                let seed = ChoiceSeed::of(duel.random.number());
                let chosen =
                    choose_as(&view, &Contestant::new(PlayerKind::Random), &seed, &[], &Cancel::default());
                let Ok(chosen) = chosen else { break };
                duel.play(&chosen.text)?;
            }
            // Both games of a mirrored pair begin with the same moves; their later dice differ.
        }
        Ok(duel)
    }

    /// Starts from a position. Equal positions and numbers give equal games.
    #[must_use]
    pub fn from_position(start: Box<dyn Position>, number: u64, players: [Contestant; 2]) -> Self {
        Self {
            state: GameState::new(start),
            players,
            seen: [Vec::new(), Vec::new()],
            random: Numbers::new(mix(number)),
            seed: mix(number ^ 0xa11),
            moves: 0,
        }
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.state.position().turn()
    }

    /// The result: `Some(None)` is a draw, `None` an unfinished game.
    #[must_use]
    pub fn result(&self) -> Option<Option<Side>> {
        match self.state.outcome() {
            Some(Outcome { winner, .. }) => Some(winner),
            None => (self.moves >= MAX_MOVES).then_some(None),
        }
    }

    /// The rules' reason for the end, or `long` if the game was stopped.
    #[must_use]
    pub fn reason(&self) -> &'static str {
        self.state.outcome().map_or("long", |outcome| outcome.reason)
    }

    /// The number of moves made. The parts of a move count separately.
    #[must_use]
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// The full position, secrets included.
    #[must_use]
    pub fn position(&self) -> &dyn Position {
        self.state.position()
    }

    /// The view of the side to move.
    #[must_use]
    pub fn view(&self) -> View {
        let position = self.state.position();
        position.view(Observer::Player(position.turn()))
    }

    /// Plays the move chosen by the side to move.
    ///
    /// # Errors
    ///
    /// The player chose no move, or an illegal one.
    pub fn step(&mut self) -> Result<ChosenMove, ArenaError> {
        let (view, side) = (self.view(), self.turn());
        let seed = ChoiceSeed::of(mix(self.seed ^ side.index() as u64));
        let player = &self.players[side.index()];
        let history = &self.seen[side.index()];
        let chosen =
            choose_as(&view, player, &seed, history, &Cancel::default()).map_err(ArenaError::NoChoice)?;
        self.seen[side.index()].push(view);
        let position = self.state.position().text();
        self.play(&chosen.text).map_err(|error| ArenaError::Illegal {
            position,
            chosen: chosen.text.clone(),
            error: Box::new(error),
        })?;
        Ok(chosen)
    }

    fn play(&mut self, text: &str) -> Result<(), RuleError> {
        let chosen = MoveText::canonical(text.to_owned());
        let random = &mut self.random;
        let played = chance::roll_all(self.state.position(), &chosen, |options| {
            random.below(options.get() as usize) as u32
        })?;
        self.state.push(played);
        self.moves += 1;
        Ok(())
    }
}

/// Wins, draws and losses of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl MatchScore {
    /// Counts a game from `side`'s point of view.
    pub fn count(&mut self, result: Option<Side>, side: Side) {
        match result {
            None => self.drawn += 1,
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The percentage of points won, with a draw as half a point, and the limits of its 95 %
    /// confidence interval.
    #[must_use]
    pub fn share(&self) -> (f64, f64, f64) {
        let games = f64::from(self.games().max(1));
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        let mean = points / games;
        let square = (f64::from(self.won) + f64::from(self.drawn) / 4.0) / games;
        // The lower bound on the variance keeps the interval open if all games ended alike.
        let spread = 1.96 * ((square - mean * mean).max(0.25 / games).max(0.0) / games).sqrt();
        (100.0 * mean, 100.0 * (mean - spread).max(0.0), 100.0 * (mean + spread).min(1.0))
    }
}
