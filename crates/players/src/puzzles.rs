//! Finds puzzles in games between computer players, and checks known ones.
//!
//! A position is a puzzle if a single first move is right: its winning chance, as the side to move
//! sees it, exceeds that of every other move by [`MIN_GAP`]. A deeper search with another seed must
//! agree.

use sealed_move_rules::puzzle::{Puzzle, PuzzleKind, is_same_move};
use sealed_move_rules::{
    Game, GameState, MoveText, Observer, PlayError, Position, Rolls, RuleError, View, chance,
};

use super::arena::{ArenaError, Duel};
use super::cancel::Cancel;
use super::chance::winning_chance;
use super::choice::{Contestant, choose, choose_as};
use super::judge::{JudgeBounds, Judgement, judge};
use super::level::{ChoiceVersion, Level, PlayerKind};
pub use super::puzzle_effort::PuzzleEffort;
pub use super::puzzle_hunt::PuzzleHunter;
use super::puzzle_hunt::push_as_played;
pub use super::puzzle_set::{Fault as SetFault, PuzzleSet};
pub use super::puzzle_theme::{theme, themes};
use super::random::{ChoiceSeed, mix};
use super::{TUNINGS, search_of, tuning_of};

/// The minimum difference in winning chance between the right move and any other.
pub const MIN_GAP: f64 = 0.4;

/// The default node budget of a check.
pub const CHECK_NODES: u64 = 10_000;
/// The default sampling seed of a check.
pub const CHECK_SEED: u64 = 1;

/// `MIN_GAP` for checks, which tolerate the noise of another search.
const MIN_CHECKED_GAP: f64 = 0.3;

/// With at least this chance after the right move, the puzzle is a win.
const MIN_WIN_CHANCE: f64 = 0.75;

/// Above this chance after another move, the position is won anyway.
const MAX_OTHER_CHANCE: f64 = 0.6;

/// Below this chance after the right move, the position is lost.
pub(crate) const MIN_RIGHT_CHANCE: f64 = 0.35;

/// Moves skipped at the beginning of a game.
const SKIPPED_MOVES: u32 = 6;

const MAX_PUZZLES_PER_GAME: u32 = 3;

/// The maximum number of solver moves in a line.
const MAX_SOLVER_MOVES: usize = 3;

/// Attempts of a level at a puzzle, each with its own seed, and the number that must succeed.
const LEVEL_ATTEMPTS: u64 = 3;
const MIN_SOLVED_ATTEMPTS: usize = 2;

pub(crate) const MAIN_BOUNDS: JudgeBounds = JudgeBounds { nodes: 25_000, depth: 6, samples: 4 };

/// How to search a game for puzzles.
pub(crate) struct SearchPlan {
    /// The levels that play, in rotation. Stronger players leave fewer obvious moves.
    pub(crate) players: &'static [[Level; 2]],
    /// How many positions to examine, counted from the end of a game. In games with much luck only
    /// late positions are decisive.
    pub(crate) max_positions: usize,
    /// The minimum number of moves between two puzzles of a game.
    pub(crate) min_distance: u32,
    /// The move limit of a game.
    pub(crate) max_moves: u32,
    /// Whether every fourth game continues a known puzzle, which gives critical positions sooner.
    pub(crate) continues_puzzles: bool,
    /// The first search, which rejects most positions.
    pub(crate) screen: JudgeBounds,
    /// The last search.
    pub(crate) last: JudgeBounds,
}

impl SearchPlan {
    /// For games with much luck.
    pub(crate) const OF_CHANCE: Self = Self {
        players: &[[Level::Newcomer, Level::Beginner], [Level::Beginner, Level::Newcomer]],
        max_positions: 16,
        min_distance: 2,
        max_moves: u32::MAX,
        continues_puzzles: false,
        screen: JudgeBounds { nodes: 1_500, depth: 2, samples: 1 },
        last: JudgeBounds { nodes: 120_000, depth: 10, samples: 6 },
    };
}

/// Why a puzzle fails its check.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleFault {
    /// Its position doesn't parse, or its line contains an illegal move.
    Rules(Box<RuleError>),
    /// The search doesn't find its first move.
    NotFound,
    /// Another first move is nearly as good.
    Unclear {
        /// The text of the other move.
        other: String,
        /// The winning chances of the right move and the other, from 0 to 1.
        chances: (f64, f64),
    },
}

impl std::fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Rules(error) => write!(f, "illegal puzzle: {error:?}"),
            Self::NotFound => f.write_str("first move not found"),
            Self::Unclear { other, chances: (right, wrong) } => {
                write!(f, "{other} is nearly as good: winning chance {wrong:.2}, right move {right:.2}")
            }
        }
    }
}

impl From<RuleError> for PuzzleFault {
    fn from(error: RuleError) -> Self {
        Self::Rules(Box::new(error))
    }
}

/// Checks that a puzzle's line is legal and that a search of `nodes` positions rejects every other
/// first move.
///
/// # Errors
///
/// The first fault found.
pub fn check(game: &dyn Game, puzzle: &Puzzle, nodes: u64, number: u64) -> Result<(), PuzzleFault> {
    let mut state = GameState::new(game.parse(&puzzle.position)?);
    let solver = state.position().turn();
    let view = state.position().view(Observer::Player(solver));
    for text in &puzzle.line {
        let text = MoveText::canonical(text.clone());
        let played = chance::roll_all(state.position(), &text, |_| 0)?;
        state.push(played);
    }
    let bounds = JudgeBounds { nodes, ..MAIN_BOUNDS };
    let judged = judge(&view, Some(puzzle.first()), bounds, &ChoiceSeed::of(number), &Cancel::default());
    let Judgement { first, other } = judged.ok_or(PuzzleFault::NotFound)?;
    let Some(other) = other else { return Ok(()) };
    let name = game.info().name;
    let chances = (winning_chance(name, first.score), winning_chance(name, other.score));
    if chances.0 - chances.1 < MIN_CHECKED_GAP {
        return Err(PuzzleFault::Unclear { other: other.text, chances });
    }
    Ok(())
}

/// Searches one game after another for puzzles. Equal games and numbers give equal puzzles.
pub struct PuzzleFinder {
    game: &'static dyn Game,
    plan: &'static SearchPlan,
    number: u64,
    /// Unexamined positions of the current game with their move numbers, the last position on top.
    open: Vec<(u32, Box<dyn Position>)>,
    /// The move number of the latest puzzle, and the number of puzzles in this game.
    latest: u32,
    found: u32,
}

impl PuzzleFinder {
    /// Creates a finder whose games follow from `number`.
    #[must_use]
    pub fn new(game: &'static dyn Game, number: u64) -> Self {
        Self {
            game,
            plan: &tuning_of(game.info().name).unwrap_or(TUNINGS[0]).puzzles,
            number: mix(number),
            open: Vec::new(),
            latest: u32::MAX,
            found: 0,
        }
    }

    /// Examines one position, or plays another game if none is left. `wanted` selects kinds and
    /// efforts.
    ///
    /// # Errors
    ///
    /// A player chose no move, or an illegal one, which is a bug.
    pub fn step(
        &mut self,
        wanted: impl Fn(PuzzleKind, PuzzleEffort) -> bool,
    ) -> Result<Option<Puzzle>, ArenaError> {
        let Some((number, position)) = self.open.pop() else {
            self.play()?;
            return Ok(None);
        };
        if self.found >= MAX_PUZZLES_PER_GAME || number.saturating_add(self.plan.min_distance) > self.latest {
            return Ok(None);
        }
        let view = position.view(Observer::Player(position.turn()));
        let critical = search_of(&view).critical_positions(position);
        let found = critical.iter().find_map(|one| self.examine(&**one, number, &wanted));
        if found.is_some() {
            self.latest = number;
            self.found += 1;
        }
        Ok(found)
    }

    /// Plays the next game to its end.
    fn play(&mut self) -> Result<(), ArenaError> {
        self.number = self.number.wrapping_add(1);
        (self.latest, self.found) = (u32::MAX, 0);
        let started = self.start_game();
        let StartedGame { mut duel, skipped_moves, max_moves } =
            started.map_err(|error| ArenaError::NoStart(Box::new(error)))?;
        while duel.result().is_none() && duel.moves() < max_moves {
            if duel.moves() >= skipped_moves {
                self.open.push((duel.moves(), duel.position().boxed()));
            }
            duel.step()?;
        }
        self.open.drain(..self.open.len().saturating_sub(self.plan.max_positions));
        Ok(())
    }

    fn start_game(&self) -> Result<StartedGame, RuleError> {
        let (game, number) = (self.game, self.number);
        let players = self.plan.players[(number % self.plan.players.len() as u64) as usize];
        let players =
            players.map(|level| Contestant::with_version(PlayerKind::Level(level), ChoiceVersion::FIRST));
        if self.plan.continues_puzzles && number % 4 == 0 && !game.puzzles().is_empty() {
            let puzzle = &game.puzzles()[(mix(number) % game.puzzles().len() as u64) as usize];
            let duel = Duel::from_position(game.parse(&puzzle.position)?, number, players);
            return Ok(StartedGame { duel, skipped_moves: 0, max_moves: 3 });
        }
        let setups = game.info().setups;
        let setup = setups[(number % setups.len() as u64) as usize].name;
        Ok(StartedGame {
            duel: Duel::new(game, setup, number, players)?,
            skipped_moves: SKIPPED_MOVES,
            max_moves: self.plan.max_moves,
        })
    }

    fn examine(
        &self,
        position: &dyn Position,
        number: u32,
        wanted: &impl Fn(PuzzleKind, PuzzleEffort) -> bool,
    ) -> Option<Puzzle> {
        let view = position.view(Observer::Player(position.turn()));
        let game = search_of(&view);
        if !game.is_whole_move() {
            return None;
        }
        let seed = mix(self.number ^ u64::from(number));
        let SearchPlan { screen, last, .. } = *self.plan;
        let (kind, screened) = self.judged(&view, screen, seed)?;
        let least = if is_solved_by(position, &view, Level::Newcomer, &screened)
            || is_solved_by(position, &view, Level::Beginner, &screened)
        {
            PuzzleEffort::Small
        } else {
            PuzzleEffort::Great
        };
        let is_wanted = wanted(kind, least) && !self.is_trivial(position, &view, &screened)
            || wanted(kind, PuzzleEffort::Great)
                && self.line(position, screened, seed, [screen; 2]).len() > 1;
        if !is_wanted {
            return None;
        }
        let (kind, right) = self.judged(&view, MAIN_BOUNDS, mix(seed ^ 1))?;
        let (again, confirmed) = self.judged(&view, last, mix(seed ^ 2))?;
        if again != kind || !is_same_move(position, &right, &confirmed) {
            return None;
        }
        if !game.confirms_puzzle(&right, &ChoiceSeed::of(seed)) {
            return None;
        }
        let text = position.text();
        let right = game.shortest_win(position, right);
        let line = self.line(position, right, seed, [MAIN_BOUNDS, last]);
        let level = level_of(position, &line);
        let puzzle = Puzzle { name: name_of(&text), kind, level, position: text, line };
        let effort = PuzzleEffort::of(&puzzle);
        if !wanted(kind, effort)
            || effort == PuzzleEffort::Small && self.is_trivial(position, &view, puzzle.first())
        {
            return None;
        }
        check(self.game, &puzzle, MAIN_BOUNDS.nodes, mix(seed ^ 3)).ok()?;
        check(self.game, &puzzle, CHECK_NODES, CHECK_SEED).ok()?;
        Some(puzzle)
    }

    /// The kind of a puzzle position and its right move, or `None` if it is not a puzzle.
    fn judged(&self, view: &View, bounds: JudgeBounds, seed: u64) -> Option<(PuzzleKind, String)> {
        let Judgement { first, other } =
            judge(view, None, bounds, &ChoiceSeed::of(seed), &Cancel::default())?;
        let name = self.game.info().name;
        let (right, wrong) = (winning_chance(name, first.score), winning_chance(name, other?.score));
        if right - wrong < MIN_GAP || wrong > MAX_OTHER_CHANCE || right < MIN_RIGHT_CHANCE {
            return None;
        }
        Some((if right >= MIN_WIN_CHANCE { PuzzleKind::Win } else { PuzzleKind::Hold }, first.text))
    }

    /// Whether both the greedy baseline and, in every attempt, the lowest level find the right
    /// move. Moves that need more than a plain step are never trivial.
    fn is_trivial(&self, position: &dyn Position, view: &View, right: &str) -> bool {
        let greedy = choose_as(
            view,
            &Contestant::new(PlayerKind::Greedy),
            &ChoiceSeed::of(1),
            &[],
            &Cancel::default(),
        );
        !search_of(view).is_special(right)
            && greedy.is_ok_and(|greedy| is_same_move(position, &greedy.text, right))
            && solved_attempts(position, view, Level::Newcomer, right) == LEVEL_ATTEMPTS as usize
    }

    /// The line that begins with the right move. It continues while searches within both bounds
    /// agree on a single solver move, and nothing is rolled or hidden.
    fn line(
        &self,
        position: &dyn Position,
        right: String,
        seed: u64,
        bounds: [JudgeBounds; 2],
    ) -> Vec<String> {
        let mut line = vec![right];
        let mut state = GameState::new(position.boxed());
        let solver = state.position().turn();
        while line.len().div_ceil(2) < MAX_SOLVER_MOVES {
            let own = line[line.len() - 1].clone();
            if !push_if_certain(&mut state, &own) || state.position().turn() == solver {
                break;
            }
            let theirs = state.position().view(Observer::Player(solver.other()));
            if state.outcome().is_some() || search_of(&theirs).hides_something() {
                break;
            }
            let seed = ChoiceSeed::of(seed);
            let reply = judge(&theirs, None, bounds[0], &seed, &Cancel::default());
            let Some(reply) = reply.map(|judged| judged.first.text) else { break };
            if !push_if_certain(&mut state, &reply)
                || state.outcome().is_some()
                || state.position().turn() != solver
            {
                break;
            }
            let ours = state.position().view(Observer::Player(solver));
            let Some((_, next)) = self.judged(&ours, bounds[0], seed.number(4)) else { break };
            if !matches!(self.judged(&ours, bounds[1], seed.number(5)), Some((_, same)) if same == next) {
                break;
            }
            line.extend([reply, next]);
        }
        line
    }
}

/// A game to search for puzzles.
struct StartedGame {
    duel: Duel,
    /// Moves skipped at its beginning.
    skipped_moves: u32,
    /// The move limit.
    max_moves: u32,
}

/// The number of a level's attempts that find the right move.
fn solved_attempts(position: &dyn Position, view: &View, level: Level, right: &str) -> usize {
    let found = (0..LEVEL_ATTEMPTS).filter(|number| {
        let seed = ChoiceSeed::of(mix(*number));
        let chosen = choose(view, level, ChoiceVersion::FIRST, &seed, &[], &Cancel::default());
        chosen.is_ok_and(|chosen| is_same_move(position, &chosen.text, right))
    });
    found.count()
}

fn is_solved_by(position: &dyn Position, view: &View, level: Level, right: &str) -> bool {
    solved_attempts(position, view, level, right) >= MIN_SOLVED_ATTEMPTS
}

/// The number of the lowest level that finds each solver move. The best level is slow, so it isn't
/// tried.
pub(crate) fn level_of(position: &dyn Position, line: &[String]) -> u8 {
    let mut level = Level::Newcomer;
    let mut state = GameState::new(position.boxed());
    for (index, text) in line.iter().enumerate() {
        if index % 2 == 0 {
            let position = state.position();
            let view = position.view(Observer::Player(position.turn()));
            let mut asked = Level::ALL.into_iter().filter(|other| *other >= level && *other != Level::Best);
            let found = asked.find(|level| is_solved_by(position, &view, *level, text));
            level = found.unwrap_or(Level::Best);
        }
        if !push_as_played(&mut state, text) {
            break;
        }
    }
    level.number()
}

fn push_if_certain(state: &mut GameState, text: &str) -> bool {
    let played: Result<_, PlayError> =
        state.position().resolve(&MoveText::canonical(text), &mut Rolls::none());
    played.map(|played| state.push(played)).is_ok()
}

/// A short name derived from the position.
pub(crate) fn name_of(position: &str) -> String {
    let number = position.bytes().fold(0, |number, byte| mix(number ^ u64::from(byte)));
    format!("{:06x}", number & 0xff_ffff)
}
