//! Finds puzzles in games between computer players, and checks those that were found.
//!
//! A position is a puzzle where one first move alone is right: by the expected chance of winning it is better than
//! every other by [`GAP`], as seen by the side to move alone; a deeper search with another seed must agree.

use sealed_move_rules::puzzle::{Puzzle, PuzzleKind, is_same_move};
use sealed_move_rules::{
    Game, GameState, MoveText, Observer, PlayError, Position, Rolls, RuleError, View, chance,
};

use super::arena::{ArenaError, Contestant, Duel};
use super::cancel::Cancel;
use super::chance::winning_chance;
use super::choice::{PlayerKind, choose, choose_as};
use super::judge::{JudgeBounds, Judgement, is_good_after_any_tile, judge};
use super::level::Level;
use super::random::{ChoiceSeed, mix};

/// By how much the chance of winning differs between the right move and every other.
pub const GAP: f64 = 0.4;

/// How many positions a check looks at, and the number that its samples follow from, unless others are asked for.
pub const CHECK_NODES: u64 = 10_000;
/// See [`CHECK_NODES`].
pub const CHECK_SEED: u64 = 1;

/// The same for those who check: another search is never quite of the same opinion.
const CHECKED_GAP: f64 = 0.3;

/// A right move that leaves at least this chance wins.
const WINS: f64 = 0.75;

/// Who has this chance without the right move has won already.
const WON_ALREADY: f64 = 0.6;

/// Who has less even with the right move has lost.
const LOST: f64 = 0.35;

/// How many moves a game must have before its positions are looked at.
const OPENING: u32 = 6;

/// How many moves pass between two puzzles of one game.
const APART: u32 = 2;

/// How many positions at a game's end are looked at.
const LAST: usize = 16;

/// The most puzzles of one game.
const MOST_OF_A_GAME: u32 = 3;

/// The most moves of the solver in a line.
const LONGEST: usize = 3;

/// The seeds with which a level tries a puzzle, and how many of them must find it.
const TRIES: u64 = 3;
const FOUND: usize = 2;

const SCREEN: JudgeBounds = JudgeBounds { nodes: 1_500, depth: 2, samples: 1 };
const LOOK: JudgeBounds = JudgeBounds { nodes: 25_000, depth: 6, samples: 4 };
const DEEP: JudgeBounds = JudgeBounds { nodes: 120_000, depth: 10, samples: 6 };
const TILES: JudgeBounds = JudgeBounds { nodes: 2_000, depth: 2, samples: 1 };

/// Why a puzzle is none.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleFault {
    /// The rules do not know its position, or a move of its line is not legal.
    Rules(Box<RuleError>),
    /// Its first move is not found.
    NotFound,
    /// Another first move is too good.
    Unclear {
        /// The other move.
        other: String,
        /// The chances of winning with the right move and with the other, from 0 to 1.
        chances: (f64, f64),
    },
}

impl std::fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Rules(error) => write!(f, "the rules refuse it: {error:?}"),
            Self::NotFound => f.write_str("its first move is not found"),
            Self::Unclear { other, chances: (right, wrong) } => {
                write!(f, "{other} is as good: {wrong:.2} against {right:.2}")
            }
        }
    }
}

impl From<RuleError> for PuzzleFault {
    fn from(error: RuleError) -> Self {
        Self::Rules(Box::new(error))
    }
}

/// Checks a puzzle: its line can be played, and a search of `nodes` positions refuses every other first move.
///
/// # Errors
///
/// What is wrong with it.
pub fn check(game: &dyn Game, puzzle: &Puzzle, nodes: u64, number: u64) -> Result<(), PuzzleFault> {
    let mut state = GameState::new(game.parse(&puzzle.position)?);
    let solver = state.position().turn();
    let view = state.position().view(Observer::Player(solver));
    for text in &puzzle.line {
        let text = MoveText::canonical(text.clone());
        let played = chance::roll_all(state.position(), &text, |_| 0)?;
        state.push(played);
    }
    let bounds = JudgeBounds { nodes, ..LOOK };
    let judged = judge(&view, Some(puzzle.first()), bounds, &ChoiceSeed::of(number), &Cancel::default());
    let Judgement { first, other } = judged.ok_or(PuzzleFault::NotFound)?;
    let Some(other) = other else { return Ok(()) };
    let name = game.info().name;
    let chances = (winning_chance(name, first.score), winning_chance(name, other.score));
    if chances.0 - chances.1 < CHECKED_GAP {
        return Err(PuzzleFault::Unclear { other: other.text, chances });
    }
    Ok(())
}

/// How many puzzles of each kind are still wanted: at least a third keep the balance.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleQuota {
    count: usize,
    wins: usize,
    holds: usize,
}

impl PuzzleQuota {
    /// So many puzzles.
    #[must_use]
    pub const fn new(count: usize) -> Self {
        Self { count, wins: 0, holds: 0 }
    }

    /// How many there are.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.wins + self.holds
    }

    /// Whether nothing is wanted any more.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.found() >= self.count
    }

    /// Whether one of a kind is wanted.
    #[must_use]
    pub fn wants(&self, kind: PuzzleKind) -> bool {
        !self.is_full() && (kind == PuzzleKind::Hold || self.wins < self.count - self.count.div_ceil(3))
    }

    /// Counts one.
    pub fn add(&mut self, kind: PuzzleKind) {
        match kind {
            PuzzleKind::Win => self.wins += 1,
            PuzzleKind::Hold => self.holds += 1,
        }
    }
}

/// Looks for puzzles in one game after another. Equal games and numbers find the same ones.
pub struct PuzzleFinder {
    game: &'static dyn Game,
    number: u64,
    /// The positions of the present game that are still to be looked at, with their numbers; the last one first.
    open: Vec<(u32, Box<dyn Position>)>,
    /// The position in which the latest puzzle was found, and how many the game has.
    latest: u32,
    found: u32,
}

impl PuzzleFinder {
    /// Begins with the first game of a number.
    #[must_use]
    pub fn new(game: &'static dyn Game, number: u64) -> Self {
        Self { game, number: mix(number), open: Vec::new(), latest: u32::MAX, found: 0 }
    }

    /// Looks at one position, or plays another game where none is left; `wanted` says which kinds are looked for.
    ///
    /// # Errors
    ///
    /// A player chose nothing legal, which is a bug.
    pub fn step(&mut self, wanted: impl Fn(PuzzleKind) -> bool) -> Result<Option<Puzzle>, ArenaError> {
        let Some((number, position)) = self.open.pop() else {
            self.play()?;
            return Ok(None);
        };
        if self.found >= MOST_OF_A_GAME || number.saturating_add(APART) > self.latest {
            return Ok(None);
        }
        let found = self.look(&*position, number, &wanted);
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
        let begun = begun(self.game, self.number);
        let mut duel = begun.map_err(|error| ArenaError::NoStart(Box::new(error)))?;
        // Long games of Kyo go around in circles.
        let longest = if self.game.info().name == "kyo" { 160 } else { u32::MAX };
        while duel.result().is_none() && duel.moves() < longest {
            if duel.moves() >= OPENING {
                self.open.push((duel.moves(), duel.position().boxed()));
            }
            duel.step()?;
        }
        // Where luck is great, only what is near the end decides.
        let kept = if self.game.info().name == "aruki" { 200 } else { LAST };
        self.open.drain(..self.open.len().saturating_sub(kept));
        Ok(())
    }

    fn look(
        &self,
        position: &dyn Position,
        number: u32,
        wanted: &impl Fn(PuzzleKind) -> bool,
    ) -> Option<Puzzle> {
        let view = position.view(Observer::Player(position.turn()));
        if !is_whole_move(&view) {
            return None;
        }
        let seed = mix(self.number ^ u64::from(number));
        let (kind, screened) = self.judged(&view, SCREEN, seed)?;
        if !wanted(kind) || self.is_trivial(position, &view, &screened) {
            return None;
        }
        let (kind, right) = self.judged(&view, LOOK, mix(seed ^ 1))?;
        let (again, deep) = self.judged(&view, DEEP, mix(seed ^ 2))?;
        let agreed = again == kind && wanted(kind) && is_same_move(position, &right, &deep);
        if !agreed || self.is_trivial(position, &view, &right) {
            return None;
        }
        if let View::Lusus(known) = &view {
            let name = self.game.info().name;
            let seed = ChoiceSeed::of(seed);
            let least = judge(&view, Some(&right), LOOK, &seed, &Cancel::default())?;
            let least = winning_chance(name, least.first.score) - GAP / 2.0;
            let is_worse = |score: i32| winning_chance(name, score) < least;
            if !is_good_after_any_tile(known, &right, TILES, &seed, is_worse) {
                return None;
            }
        }
        let text = position.text();
        let line = self.line(position, right, seed);
        let level = level_of(position, &view, &line[0]);
        let puzzle = Puzzle { name: name_of(&text), kind, level, position: text, line };
        check(self.game, &puzzle, LOOK.nodes, mix(seed ^ 3)).ok()?;
        check(self.game, &puzzle, CHECK_NODES, CHECK_SEED).ok()?;
        Some(puzzle)
    }

    /// What kind of puzzle a position seems to be, and its right move.
    fn judged(&self, view: &View, bounds: JudgeBounds, seed: u64) -> Option<(PuzzleKind, String)> {
        let Judgement { first, other } =
            judge(view, None, bounds, &ChoiceSeed::of(seed), &Cancel::default())?;
        let name = self.game.info().name;
        let (right, wrong) = (winning_chance(name, first.score), winning_chance(name, other?.score));
        if right - wrong < GAP || wrong > WON_ALREADY || right < LOST {
            return None;
        }
        Some((if right >= WINS { PuzzleKind::Win } else { PuzzleKind::Hold }, first.text))
    }

    /// Whether it is found by who only takes what is worth most, and each time by who overlooks most threats; ways
    /// of more than a plain move are not taken for trivial.
    fn is_trivial(&self, position: &dyn Position, view: &View, right: &str) -> bool {
        let by_a_way = match view {
            View::Lusus(_) => right.contains('@'),
            View::Kyo(_) => right.split(' ').count() > 3,
            View::Chakart(_) => right.ends_with('s') || right.ends_with('h'),
            View::Aruki(_) => !right.contains(')'),
        };
        let greedy = choose_as(view, PlayerKind::Greedy, &ChoiceSeed::of(1), &[], None, &Cancel::default());
        !by_a_way
            && greedy.is_ok_and(|greedy| is_same_move(position, &greedy.text, right))
            && tries(position, view, Level::Newcomer, right) == TRIES as usize
    }

    /// The line from the right move on: as long as the solver's next move is the only one, too, and nothing is
    /// rolled or hidden on the way.
    fn line(&self, position: &dyn Position, right: String, seed: u64) -> Vec<String> {
        let mut line = vec![right];
        let mut state = GameState::new(position.boxed());
        let solver = state.position().turn();
        while line.len().div_ceil(2) < LONGEST {
            let own = line[line.len() - 1].clone();
            if !plays_without_chance(&mut state, &own) || state.position().turn() == solver {
                break;
            }
            // Replies in Lusus come from a hidden hand.
            if matches!(state.position().view(Observer::Public), View::Lusus(_)) {
                break;
            }
            let theirs = state.position().view(Observer::Player(solver.other()));
            if state.outcome().is_some() || is_hiding(&theirs) {
                break;
            }
            let seed = ChoiceSeed::of(seed);
            let reply = judge(&theirs, None, LOOK, &seed, &Cancel::default());
            let Some(reply) = reply.map(|judged| judged.first.text) else { break };
            if !plays_without_chance(&mut state, &reply)
                || state.outcome().is_some()
                || state.position().turn() != solver
            {
                break;
            }
            let ours = state.position().view(Observer::Player(solver));
            let Some((_, next)) = self.judged(&ours, LOOK, seed.number(4)) else { break };
            if !matches!(self.judged(&ours, DEEP, seed.number(5)), Some((_, same)) if same == next) {
                break;
            }
            line.extend([reply, next]);
        }
        line
    }
}

/// How many tries of a level find the right move.
fn tries(position: &dyn Position, view: &View, level: Level, right: &str) -> usize {
    let found = (0..TRIES).filter(|number| {
        let seed = ChoiceSeed::of(mix(*number));
        let chosen = choose(view, level, &seed, &[], &Cancel::default());
        chosen.is_ok_and(|chosen| is_same_move(position, &chosen.text, right))
    });
    found.count()
}

/// The number of the lowest level that finds the right move; the best one, which takes long, is not asked.
fn level_of(position: &dyn Position, view: &View, right: &str) -> u8 {
    let mut asked = Level::ALL.iter().filter(|level| **level != Level::Best);
    let first = asked.find(|level| tries(position, view, **level, right) >= FOUND);
    first.map_or(Level::Best.number(), |level| level.number())
}

fn begun(game: &dyn Game, number: u64) -> Result<Duel, RuleError> {
    let players = match number % 2 {
        _ if game.info().name == "kyo" => [Level::Newcomer, Level::Newcomer],
        0 => [Level::Newcomer, Level::Beginner],
        _ => [Level::Beginner, Level::Newcomer],
    };
    let setups = game.info().setups;
    let setup = setups[(number % setups.len() as u64) as usize].name;
    Duel::new(game, setup, number, players.map(|level| Contestant::new(PlayerKind::Level(level))))
}

/// Whether the side to move is at the beginning of a move, not in the middle of one.
fn is_whole_move(view: &View) -> bool {
    match view {
        View::Aruki(_) | View::Kyo(_) | View::Lusus(_) => true,
        View::Chakart(view) => view.lookahead(None).todo().is_none(),
    }
}

/// Whether something is hidden from the view's owner.
fn is_hiding(view: &View) -> bool {
    matches!(view, View::Chakart(view) if !view.queen_squares().is_empty())
}

fn plays_without_chance(state: &mut GameState, text: &str) -> bool {
    let played: Result<_, PlayError> =
        state.position().resolve(&MoveText::canonical(text), &mut Rolls::none());
    played.map(|played| state.push(played)).is_ok()
}

/// A short name that follows from the position.
fn name_of(position: &str) -> String {
    let number = position.bytes().fold(0, |number, byte| mix(number ^ u64::from(byte)));
    format!("{:06x}", number & 0xff_ffff)
}
