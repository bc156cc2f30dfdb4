//! Finds puzzles in games between computer players, and checks those that were found.
//!
//! A position is a puzzle where one first move alone is right: by the expected chance of winning it is better than
//! every other by [`GAP`], as seen by the side to move alone; a deeper search with another seed must agree.

use sealed_move_rules::puzzle::{Puzzle, PuzzleKind, is_same_move};
use sealed_move_rules::{
    Game, GameState, MoveText, Observer, PlayError, Position, Rolls, RuleError, View, chance,
};

use super::arena::{ArenaError, Duel};
use super::cancel::Cancel;
use super::chance::winning_chance;
use super::choice::{Contestant, PlayerKind, choose_as, choose_under};
use super::judge::{JUDGED_BY, JudgeBounds, Judgement, is_good_after_any_tile, judge};
use super::kyo_edges::{positions_after_blows, positions_at_threats};
use super::level::Level;
pub use super::puzzle_quota::{PuzzleEffort, PuzzleQuota};
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

/// The most puzzles of one game.
const MOST_OF_A_GAME: u32 = 3;

/// The most moves of the solver in a line.
const LONGEST: usize = 3;

/// The seeds with which a level tries a puzzle, and how many of them must find it.
const TRIES: u64 = 3;
const FOUND: usize = 2;

const LOOK: JudgeBounds = JudgeBounds { nodes: 25_000, depth: 6, samples: 4 };
const TILES: JudgeBounds = JudgeBounds { nodes: 2_000, depth: 2, samples: 1 };

/// How puzzles of a game are looked for.
struct HuntPlan {
    /// The levels that play the games, one pair after the other: whoever overlooks less leaves less that everyone sees.
    players: &'static [[Level; 2]],
    /// How many positions at a game's end are looked at: where luck is great, only what is near the end decides.
    kept: usize,
    /// How many moves pass between two puzzles of one game.
    apart: u32,
    /// The first look, which most positions do not stand.
    screen: JudgeBounds,
    /// The last one.
    deep: JudgeBounds,
}

impl HuntPlan {
    const OF_CHANCE: Self = Self {
        players: &[[Level::Newcomer, Level::Beginner], [Level::Beginner, Level::Newcomer]],
        kept: 16,
        apart: 2,
        screen: JudgeBounds { nodes: 1_500, depth: 2, samples: 1 },
        deep: JudgeBounds { nodes: 120_000, depth: 10, samples: 6 },
    };

    /// Each move of Kyo takes long, so less is looked at; but a look that ends before the quiet moves sees none that
    /// saves a king.
    const OF_KYO: Self = Self {
        players: &[[Level::Newcomer, Level::Newcomer], [Level::Beginner, Level::Beginner]],
        kept: 90,
        // A threat that is not met stays, and with it the only way out.
        apart: 10,
        screen: JudgeBounds { nodes: 12_000, depth: 2, samples: 1 },
        deep: JudgeBounds { nodes: 60_000, depth: 10, samples: 1 },
    };

    const OF_ARUKI: Self = Self {
        players: &[
            [Level::Newcomer, Level::Beginner],
            [Level::Beginner, Level::Careful],
            [Level::Careful, Level::Beginner],
            [Level::Careful, Level::Careful],
        ],
        kept: 200,
        screen: JudgeBounds { nodes: 4_000, depth: 4, samples: 1 },
        ..Self::OF_CHANCE
    };

    fn of(game: &dyn Game) -> &'static Self {
        match game.info().name {
            "aruki" => &Self::OF_ARUKI,
            "kyo" => &Self::OF_KYO,
            _ => &Self::OF_CHANCE,
        }
    }
}

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

/// Looks for puzzles in one game after another. Equal games and numbers find the same ones.
pub struct PuzzleFinder {
    game: &'static dyn Game,
    plan: &'static HuntPlan,
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
        Self {
            game,
            plan: HuntPlan::of(game),
            number: mix(number),
            open: Vec::new(),
            latest: u32::MAX,
            found: 0,
        }
    }

    /// Looks at one position, or plays another game where none is left; `wanted` says which kinds are looked for, and
    /// how much they may ask.
    ///
    /// # Errors
    ///
    /// A player chose nothing legal, which is a bug.
    pub fn step(
        &mut self,
        wanted: impl Fn(PuzzleKind, PuzzleEffort) -> bool,
    ) -> Result<Option<Puzzle>, ArenaError> {
        let Some((number, position)) = self.open.pop() else {
            self.play()?;
            return Ok(None);
        };
        if self.found >= MOST_OF_A_GAME || number.saturating_add(self.plan.apart) > self.latest {
            return Ok(None);
        }
        let found = looked_at(position).iter().find_map(|one| self.look(&**one, number, &wanted));
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
        let begun = self.begun();
        let BegunGame { mut duel, opening, longest } =
            begun.map_err(|error| ArenaError::NoStart(Box::new(error)))?;
        while duel.result().is_none() && duel.moves() < longest {
            if duel.moves() >= opening {
                self.open.push((duel.moves(), duel.position().boxed()));
            }
            duel.step()?;
        }
        self.open.drain(..self.open.len().saturating_sub(self.plan.kept));
        Ok(())
    }

    /// The next game, at its beginning.
    fn begun(&self) -> Result<BegunGame, RuleError> {
        let (game, number) = (self.game, self.number);
        let players = self.plan.players[(number % self.plan.players.len() as u64) as usize];
        let players = players.map(|level| Contestant::new(PlayerKind::Level(level)));
        let is_kyo = game.info().name == "kyo";
        // Games of Kyo are long. Where one is a puzzle much hangs, so some of them go on from there.
        if is_kyo && number % 4 == 0 && !game.puzzles().is_empty() {
            let puzzle = &game.puzzles()[(mix(number) % game.puzzles().len() as u64) as usize];
            let duel = Duel::from_position(game.parse(&puzzle.position)?, number, players);
            return Ok(BegunGame { duel, opening: 0, longest: 3 });
        }
        let setups = game.info().setups;
        let setup = setups[(number % setups.len() as u64) as usize].name;
        // And they go around in circles.
        let longest = if is_kyo { 160 } else { u32::MAX };
        Ok(BegunGame { duel: Duel::new(game, setup, number, players)?, opening: OPENING, longest })
    }

    fn look(
        &self,
        position: &dyn Position,
        number: u32,
        wanted: &impl Fn(PuzzleKind, PuzzleEffort) -> bool,
    ) -> Option<Puzzle> {
        let view = position.view(Observer::Player(position.turn()));
        if !is_whole_move(&view) {
            return None;
        }
        let seed = mix(self.number ^ u64::from(number));
        let HuntPlan { screen, deep, .. } = *self.plan;
        let (kind, screened) = self.judged(&view, screen, seed)?;
        let least = if is_found_by(position, &view, Level::Newcomer, &screened)
            || is_found_by(position, &view, Level::Beginner, &screened)
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
        let (kind, right) = self.judged(&view, LOOK, mix(seed ^ 1))?;
        let (again, deepest) = self.judged(&view, deep, mix(seed ^ 2))?;
        if again != kind || !is_same_move(position, &right, &deepest) {
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
        let right = in_fewest_steps_to_king(position, &view, right);
        let line = self.line(position, right, seed, [LOOK, deep]);
        let level = level_of(position, &line);
        let puzzle = Puzzle { name: name_of(&text), kind, level, position: text, line };
        let effort = PuzzleEffort::of(&puzzle);
        if !wanted(kind, effort)
            || effort == PuzzleEffort::Small && self.is_trivial(position, &view, puzzle.first())
        {
            return None;
        }
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
        let greedy = choose_as(
            view,
            &Contestant::new(PlayerKind::Greedy),
            &ChoiceSeed::of(1),
            &[],
            &Cancel::default(),
        );
        !by_a_way
            && greedy.is_ok_and(|greedy| is_same_move(position, &greedy.text, right))
            && tries(position, view, Level::Newcomer, right) == TRIES as usize
    }

    /// The line from the right move on: as long as the solver's next move is the only one, too, in searches within
    /// both bounds, and nothing is rolled or hidden on the way.
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
            let reply = judge(&theirs, None, bounds[0], &seed, &Cancel::default());
            let Some(reply) = reply.map(|judged| judged.first.text) else { break };
            if !plays_without_chance(&mut state, &reply)
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

/// A game to look for puzzles in.
struct BegunGame {
    duel: Duel,
    /// How many of its first moves are passed over.
    opening: u32,
    /// After how many moves it is left.
    longest: u32,
}

/// How many tries of a level find the right move.
fn tries(position: &dyn Position, view: &View, level: Level, right: &str) -> usize {
    let found = (0..TRIES).filter(|number| {
        let seed = ChoiceSeed::of(mix(*number));
        let chosen = choose_under(JUDGED_BY, view, level, &seed, &[], &Cancel::default());
        chosen.is_ok_and(|chosen| is_same_move(position, &chosen.text, right))
    });
    found.count()
}

fn is_found_by(position: &dyn Position, view: &View, level: Level, right: &str) -> bool {
    tries(position, view, level, right) >= FOUND
}

/// The number of the lowest level that finds each of the solver's moves in a line; the best one, which takes long, is
/// not asked.
fn level_of(position: &dyn Position, line: &[String]) -> u8 {
    let mut level = Level::Newcomer;
    let mut state = GameState::new(position.boxed());
    for (index, text) in line.iter().enumerate() {
        if index % 2 == 0 {
            let position = state.position();
            let view = position.view(Observer::Player(position.turn()));
            let mut asked = Level::ALL.into_iter().filter(|other| *other >= level && *other != Level::Best);
            let found = asked.find(|level| is_found_by(position, &view, *level, text));
            level = found.unwrap_or(Level::Best);
        }
        if !plays_without_chance(&mut state, text) {
            break;
        }
    }
    level.number()
}

/// What is looked at for a position of a game: it alone; but in Kyo, where few of them stand on a knife's edge, those
/// that do, and those that would after another move.
fn looked_at(position: Box<dyn Position>) -> Vec<Box<dyn Position>> {
    match position.view(Observer::Player(position.turn())) {
        View::Kyo(view) => {
            let mut after = positions_after_blows(&*position, &view, LOST);
            after.extend(positions_at_threats(position, &view, LOST / 2.0));
            after
        }
        _ => vec![position],
    }
}

/// The right move, or where it ends a game of Kyo a shorter one that takes the king with the same pawn.
fn in_fewest_steps_to_king(position: &dyn Position, view: &View, right: String) -> String {
    let View::Kyo(view) = view else { return right };
    let shorter = view.lookahead().shorter_way(&right).map(|shorter| shorter.text);
    shorter
        .filter(|shorter| {
            let ends = |text: &str| {
                let played = position.resolve(&MoveText::canonical(text.to_owned()), &mut Rolls::none());
                played.is_ok_and(|played| played.position.outcome().is_some())
            };
            ends(&right) && ends(shorter)
        })
        .unwrap_or(right)
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
