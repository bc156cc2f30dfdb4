//! Finds puzzles about the king in games between low levels, and proves them exhaustively.
//!
//! It also examines defenses in positions one move beside a game: few moves threaten the king and allow a
//! single answer, and most of them aren't played.

use sealed_move_rules::puzzle::{Puzzle, PuzzleKind, is_same_kyo_way, is_same_move};
use sealed_move_rules::{Game, GameState, MoveText, Observer, Position, View, chance, lusus};

use super::arena::{ArenaError, Duel};
use super::cancel::Cancel;
use super::chance::winning_chance;
use super::choice::{Contestant, choose};
use super::judge::{JudgeBounds, Judgement, judge};
use super::king_hunt::{Hunt, Sameness, Solved};
use super::level::{ChoiceVersion, Level, PlayerKind};
use super::puzzle_set::PuzzleSet;
use super::puzzle_theme::theme;
use super::puzzles::{CHECK_NODES, CHECK_SEED, MIN_GAP, check, level_of, name_of};
use super::random::{ChoiceSeed, Numbers, mix};
use super::search_of;

/// The players of the games, in rotation.
const PLAYERS: [[Level; 2]; 3] = [
    [Level::Newcomer, Level::Beginner],
    [Level::Beginner, Level::Newcomer],
    [Level::Beginner, Level::Beginner],
];

/// Positions are examined if the static chance of the side to move is in this range.
const OPEN_CHANCES: std::ops::RangeInclusive<f64> = 0.12..=0.8;

/// Moves skipped at the beginning of a game, and the length of a game.
const SKIPPED_MOVES: u32 = 6;
const MAX_MOVES: u32 = 160;

/// The number of moves by which every other game continues a known puzzle, to reach critical positions sooner.
const CONTINUED_MOVES: u32 = 6;

/// Positions examined in a game, and puzzles taken from it.
const MAX_POSITIONS: usize = 24;
const MAX_PUZZLES_PER_GAME: usize = 2;

/// Random walks from each position, and their moves.
const MAX_WALKS: usize = 30;
const MAX_WALK: usize = 3;

/// Moves beside a game tried in each position, and replies tried to continue a line.
const MAX_SIDE_MOVES: usize = 400;
const MAX_REPLIES: usize = 300;

/// The levels whose replies are tried first, with the number of seeds.
const REPLYING: [(Level, u64); 3] = [(Level::Careful, 1), (Level::Beginner, 4), (Level::Newcomer, 10)];

/// The maximum number of solver moves in a line.
const MAX_SOLVER_MOVES: usize = 3;

/// Above this chance after another move, the position is won anyway.
const MAX_OTHER_CHANCE: f64 = 0.7;

/// Below this chance after the right move, the position is lost.
const MIN_RIGHT_CHANCE: f64 = 0.3;

const JUDGE_BOUNDS: JudgeBounds = JudgeBounds { nodes: 4_000, depth: 4, samples: 3 };

/// The searches that agree on a later move of a line.
const FOLLOW_BOUNDS: [JudgeBounds; 2] =
    [JudgeBounds { nodes: 2_000, depth: 3, samples: 2 }, JudgeBounds { nodes: 15_000, depth: 6, samples: 4 }];

/// Plays games and proves puzzles. Equal games and numbers give equal puzzles.
pub struct PuzzleHunter {
    game: &'static dyn Game,
    number: u64,
    open: Vec<Box<dyn Position>>,
    found: usize,
    /// The puzzles to take from the current game.
    limit: usize,
}

impl PuzzleHunter {
    /// Creates a hunter whose games follow from `number`.
    #[must_use]
    pub fn new(game: &'static dyn Game, number: u64) -> Self {
        Self { game, number: mix(number), open: Vec::new(), found: 0, limit: 0 }
    }

    /// Examines one position, or plays another game if none is left. Returns a puzzle that `set`
    /// needs.
    ///
    /// # Errors
    ///
    /// A player chose no move, or an illegal one, which is a bug.
    pub fn step(&mut self, set: &PuzzleSet) -> Result<Option<Puzzle>, ArenaError> {
        let Some(position) = self.open.pop() else {
            self.play()?;
            return Ok(None);
        };
        if self.found >= self.limit {
            return Ok(None);
        }
        let found = self.examine(&*position, set);
        self.found += usize::from(found.is_some());
        Ok(found)
    }

    fn play(&mut self) -> Result<(), ArenaError> {
        self.number = self.number.wrapping_add(1);
        self.found = 0;
        let players = PLAYERS[(self.number % 3) as usize];
        let players =
            players.map(|level| Contestant::with_version(PlayerKind::Level(level), ChoiceVersion::FIRST));
        let setups = self.game.info().setups;
        let setup = setups[(self.number % setups.len() as u64) as usize].name;
        let known = self.game.puzzles();
        let continues = self.number.is_multiple_of(2) && !known.is_empty();
        self.limit = if continues { 1 } else { MAX_PUZZLES_PER_GAME };
        let duel = if continues {
            let puzzle = &known[(mix(self.number) % known.len() as u64) as usize];
            let start = self.game.parse(&puzzle.position);
            start.map(|start| Duel::from_position(start, self.number, players))
        } else {
            Duel::new(self.game, setup, self.number, players)
        };
        let mut duel = duel.map_err(|error| ArenaError::NoStart(Box::new(error)))?;
        let (first, last) = if continues { (0, CONTINUED_MOVES) } else { (SKIPPED_MOVES, MAX_MOVES) };
        while duel.result().is_none() && duel.moves() < last {
            if duel.moves() >= first && self.is_open(duel.position()) {
                self.open.push(duel.position().boxed());
            }
            duel.step()?;
        }
        let mut random = Numbers::new(self.number);
        random.shuffle(&mut self.open);
        self.open.truncate(MAX_POSITIONS);
        for index in 0..self.open.len() {
            for _ in 0..MAX_WALKS {
                let walked = self.walk(&*self.open[index], &mut random);
                self.open.extend(walked.filter(|walked| self.is_open(&**walked)));
            }
        }
        random.shuffle(&mut self.open);
        Ok(())
    }

    /// A position a few random moves beside the game.
    fn walk(&self, position: &dyn Position, random: &mut Numbers) -> Option<Box<dyn Position>> {
        let mut position = position.boxed();
        for _ in 0..=random.below(MAX_WALK) {
            let text = hunt_in(&*position)?.any_move(random)?;
            let played = chance::roll_all(&*position, &MoveText::canonical(text), |options| {
                random.below(options.get() as usize) as u32
            });
            position = played.ok()?.position;
            if position.outcome().is_some() {
                return None;
            }
        }
        Some(position)
    }

    fn is_open(&self, position: &dyn Position) -> bool {
        let view = position.view(Observer::Player(position.turn()));
        let name = self.game.info().name;
        let points = search_of(&view).points(super::weights::of_judge(name));
        OPEN_CHANCES.contains(&winning_chance(name, points))
    }

    fn examine(&self, position: &dyn Position, set: &PuzzleSet) -> Option<Puzzle> {
        let seed = mix(self.number ^ u64::from(position.view(Observer::Public).move_number()));
        let hunt = hunt_in(position)?;
        let own = hunt.solve(&sameness(position)).and_then(|solved| self.puzzle(position, solved, seed, set));
        own.or_else(|| {
            hunt.threats(may_be, seed, MAX_SIDE_MOVES).into_iter().find_map(|text| {
                let played = chance::roll_all(position, &MoveText::canonical(text), |_| 0).ok()?;
                let after = &*played.position;
                let solved = hunt_in(after)?.sole_defense(&sameness(after))?;
                self.puzzle(after, solved, seed, set)
            })
        })
    }

    /// The puzzle, if the set needs it and searches agree that it is one.
    fn puzzle(&self, position: &dyn Position, solved: Solved, seed: u64, set: &PuzzleSet) -> Option<Puzzle> {
        let view = position.view(Observer::Player(position.turn()));
        let search = search_of(&view);
        if !search.is_whole_move() {
            return None;
        }
        let kind = solved.kind;
        let right = if solved.ends { search.shortest_win(position, solved.right) } else { solved.right };
        let text = position.text();
        let short = Puzzle { name: name_of(&text), kind, level: 1, position: text, line: vec![right] };
        if meets_trap(position, short.first())
            || is_trivial(self.game, &short)
            || !set.may_want(kind, &short, theme(self.game, &short)?)
        {
            return None;
        }
        let bounds = ChoiceSeed::of(seed);
        let judged = judge(&view, Some(short.first()), JUDGE_BOUNDS, &bounds, &Cancel::default())?;
        let Judgement { first, other } = judged;
        let name = self.game.info().name;
        let (right, wrong) = (winning_chance(name, first.score), winning_chance(name, other?.score));
        if right < MIN_RIGHT_CHANCE || wrong > MAX_OTHER_CHANCE {
            return None;
        }
        let line = if solved.ends {
            short.line.clone()
        } else {
            self.line(position, short.first(), kind == PuzzleKind::Win)
        };
        let puzzle = Puzzle { line, ..short };
        let theme = theme(self.game, &puzzle)?;
        if !set.wants(&puzzle, theme, None) {
            return None;
        }
        let puzzle = Puzzle { level: level_of(position, &puzzle.line), ..puzzle };
        if !set.wants(&puzzle, theme, Some(puzzle.level)) {
            return None;
        }
        check(self.game, &puzzle, CHECK_NODES, CHECK_SEED).ok()?;
        Some(puzzle)
    }

    /// The line that begins with the right move. It continues while some reply leaves a single
    /// right move again.
    fn line(&self, position: &dyn Position, right: &str, is_mate_net: bool) -> Vec<String> {
        let mut line = vec![right.to_owned()];
        let mut state = GameState::new(position.boxed());
        let solver = state.position().turn();
        while line.len().div_ceil(2) < MAX_SOLVER_MOVES {
            let own = line[line.len() - 1].clone();
            if !push_as_played(&mut state, &own)
                || state.outcome().is_some()
                || state.position().turn() == solver
            {
                break;
            }
            let is_lost = is_mate_net && line.len() == 1;
            let Some((reply, next)) = self.continuation(state.position(), is_lost) else { break };
            if !push_as_played(&mut state, &reply) {
                break;
            }
            line.extend([reply, next.right]);
            if next.ends {
                break;
            }
        }
        line
    }

    /// A reply with the single right move after it: the reply of a low level, or one that
    /// threatens the king again. If the king is lost already, any reply.
    fn continuation(&self, position: &dyn Position, is_lost: bool) -> Option<(String, Solved)> {
        let view = position.view(Observer::Player(position.turn()));
        let mut tried = Vec::new();
        let chosen = REPLYING.iter().flat_map(|(level, seeds)| (0..*seeds).map(move |seed| (*level, seed)));
        let chosen = chosen.filter_map(|(level, seed)| {
            choose(&view, level, ChoiceVersion::FIRST, &ChoiceSeed::of(mix(seed)), &[], &Cancel::default())
                .ok()
                .map(|chosen| chosen.text)
        });
        let hunt = hunt_in(position)?;
        let others = if is_lost { hunt.replies(MAX_REPLIES) } else { hunt.threats(may_be, 1, MAX_REPLIES) };
        chosen.chain(others).find_map(|reply| {
            if tried.contains(&reply) {
                return None;
            }
            tried.push(reply.clone());
            let text = MoveText::canonical(reply.clone());
            let played = chance::roll_all(position, &text, |_| 0).ok()?;
            let after = &*played.position;
            if after.outcome().is_some() || after.turn() == position.turn() || is_random(position, &reply) {
                return None;
            }
            let (hunt, same) = (hunt_in(after)?, sameness(after));
            let solved = match hunt.wins_now() {
                true => hunt.sole_capture(&same),
                false if is_lost => None,
                false => hunt.sole_defense(&same).or_else(|| self.judged(after)),
            }?;
            if meets_trap(after, &solved.right) {
                return None;
            }
            let view = after.view(Observer::Player(after.turn()));
            let right = match solved.ends {
                true => search_of(&view).shortest_win(after, solved.right.clone()),
                false => solved.right.clone(),
            };
            Some((reply, Solved { right, ..solved }))
        })
    }

    /// The single right move by two searches.
    fn judged(&self, position: &dyn Position) -> Option<Solved> {
        let view = position.view(Observer::Player(position.turn()));
        if !search_of(&view).is_whole_move() {
            return None;
        }
        let name = self.game.info().name;
        let mut known = None::<String>;
        for (number, bounds) in FOLLOW_BOUNDS.into_iter().enumerate() {
            let seed = ChoiceSeed::of(mix(number as u64));
            let Judgement { first, other } = judge(&view, None, bounds, &seed, &Cancel::default())?;
            let (right, wrong) = (winning_chance(name, first.score), winning_chance(name, other?.score));
            let is_same = known.as_ref().is_none_or(|known| is_same_move(position, &first.text, known));
            if right - wrong < MIN_GAP || wrong > MAX_OTHER_CHANCE || right < MIN_RIGHT_CHANCE || !is_same {
                return None;
            }
            known = Some(first.text);
        }
        Some(Solved { kind: PuzzleKind::Win, right: known?, ends: false })
    }

    /// Whether an earlier puzzle is still proved, with its level of today.
    #[must_use]
    pub fn confirmed(&self, puzzle: &Puzzle) -> Option<Puzzle> {
        let position = self.game.parse(&puzzle.position).ok()?;
        let position = &*position;
        if is_trivial(self.game, puzzle) {
            return None;
        }
        let same = sameness(position);
        let mut first = puzzle.first().to_owned();
        let hunt = hunt_in(position);
        let solved = match (puzzle.kind, &hunt) {
            (PuzzleKind::Hold, hunt) => Some(hunt.as_ref()?.sole_defense(&same)?),
            (PuzzleKind::Win, Some(hunt)) if hunt.wins_now() => Some(hunt.sole_capture(&same)?),
            (PuzzleKind::Win, _) => None,
        };
        if let Some(solved) = solved {
            if !is_same_move(position, &first, &solved.right) {
                return None;
            }
            // Only the tiles that the solution needs.
            if puzzle.kind == PuzzleKind::Hold {
                first = solved.right;
            }
        }
        if meets_trap(position, &first) {
            return None;
        }
        let mut puzzle = puzzle.clone();
        if first != puzzle.line[0] {
            puzzle.line = vec![first];
        }
        let puzzle = &puzzle;
        check(self.game, puzzle, CHECK_NODES, CHECK_SEED).ok()?;
        let may_grow = puzzle.own_moves() == 1;
        let line = if may_grow { self.line(position, puzzle.first(), false) } else { puzzle.line.clone() };
        Some(Puzzle { level: level_of(position, &line), line, ..puzzle.clone() })
    }
}

/// The full position. `None` in the middle of a move, or if a queen is hidden.
fn hunt_in(position: &dyn Position) -> Option<Box<dyn Hunt>> {
    search_of(&position.view(Observer::Revealed)).hunt()
}

/// Whether the king is captured by a plain step (Kyo) or without a tile (Lusus).
fn is_trivial(game: &dyn Game, puzzle: &Puzzle) -> bool {
    if puzzle.kind != PuzzleKind::Win || puzzle.own_moves() > 1 {
        return false;
    }
    let words: Vec<_> = puzzle.first().split(' ').collect();
    match game.info().name {
        "kyo" => words.len() <= 2,
        "lusus" => words[..words.len() - 1].iter().all(|word| word.starts_with('-')),
        _ => false,
    }
}

/// Whether a move of Lusus goes to a piece with an opponent's trap.
fn meets_trap(position: &dyn Position, text: &str) -> bool {
    let side = position.turn();
    let View::Lusus(view) = position.view(Observer::Player(side)) else { return false };
    let square = text.rsplit(' ').next().and_then(|step| lusus::square_from_name(step.get(2..4)?));
    let piece = square.and_then(|at| view.piece(at)).filter(|piece| piece.side != side);
    let is_trap = |placed: lusus::PlacedTile| placed.owner != side && placed.group() == lusus::Group::Trap;
    piece.is_some_and(|piece| piece.tiles.iter().any(is_trap))
}

/// Whether dice that both sides see decide a move. The tiles that Lusus draws don't count.
fn is_random(position: &dyn Position, text: &str) -> bool {
    let search = position.view(Observer::Player(position.turn()));
    !search_of(&search).rolls_are_unseen()
        && chance::outcomes(position, &MoveText::canonical(text), 2).map_or(true, |results| results.len() > 1)
}

/// Plays a move with the first result of each roll, as puzzles do.
pub(crate) fn push_as_played(state: &mut GameState, text: &str) -> bool {
    let played = chance::roll_all(state.position(), &MoveText::canonical(text), |_| 0);
    played.map(|played| state.push(played)).is_ok()
}

fn sameness(position: &dyn Position) -> Sameness<'_> {
    Sameness { may_be, is: Box::new(move |one, other| is_same_move(position, one, other)) }
}

/// Texts that are never the same solution differ in the piece or its target.
fn may_be(one: &str, other: &str) -> bool {
    one.rsplit(' ').next() == other.rsplit(' ').next() || is_same_kyo_way(one, other)
}
