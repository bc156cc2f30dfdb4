//! Puzzles of a game: positions from play in which one first move alone is right.
//!
//! They are found by search (`sealed-move puzzles make`) and stand in `puzzles.txt` of the game's folder, a line
//! each: name, kind, level, position and moves, with tabs between them. The rules alone judge what a solver tries
//! ([`PuzzleAttempt`]); dice fall on their first option, so that the same tries lead to the same answers.

use std::fmt;

use super::chance;
use super::error::{ErrorKind, RuleError};
use super::game::Game;
use super::game_state::GameState;
use super::lesson_attempt::TriedMove;
use super::move_text::MoveText;
use super::observer::Observer;
use super::position::Position;
use super::rolls::Rolls;
use super::side::Side;
use super::view::View;

/// What the right move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleKind {
    /// It wins, or wins something that decides.
    Win,
    /// It keeps the balance; every other move loses.
    Hold,
}

impl PuzzleKind {
    /// Its word in the data and for texts to be found by.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Hold => "hold",
        }
    }

    /// The kind with a word.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        [Self::Win, Self::Hold].into_iter().find(|kind| kind.key() == key)
    }
}

/// A position in which one first move alone is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The short name by which buttons and the store know it; no other puzzle of the game has it.
    pub name: String,
    /// What the right move does.
    pub kind: PuzzleKind,
    /// The number of the lowest computer level that finds each of the solver's moves.
    pub level: u8,
    /// The position string. Whose turn it is solves.
    pub position: String,
    /// Canonical moves: the solver's, the opponent's reply, the solver's, and so on; the last is the solver's.
    pub line: Vec<String>,
}

impl Puzzle {
    /// Reads a line of `puzzles.txt`.
    #[must_use]
    pub fn parse(line: &str) -> Option<Self> {
        let mut fields = line.split('\t');
        let name = fields.next()?.to_owned();
        let kind = PuzzleKind::from_key(fields.next()?)?;
        let level = fields.next()?.parse().ok()?;
        let position = fields.next()?.to_owned();
        let line: Vec<String> = fields.map(str::to_owned).collect();
        (line.len() % 2 == 1).then_some(Self { name, kind, level, position, line })
    }

    /// Reads `puzzles.txt`; lines that begin with `#` are for its readers.
    ///
    /// # Panics
    ///
    /// Where a line is no puzzle: the tests read every file.
    #[must_use]
    pub(super) fn list(text: &str) -> Vec<Self> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| Self::parse(line).unwrap_or_else(|| panic!("a puzzle: {line}"))).collect()
    }

    /// The first move, which alone is right.
    #[must_use]
    pub fn first(&self) -> &str {
        self.line.first().map_or("", String::as_str)
    }

    /// How many moves the solver makes.
    #[must_use]
    pub const fn own_moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}\t{}", self.name, self.kind.key(), self.level, self.position)?;
        self.line.iter().try_for_each(|text| write!(f, "\t{text}"))
    }
}

/// The puzzle of a game with a name.
#[must_use]
pub fn find_puzzle(game: &dyn Game, name: &str) -> Option<&'static Puzzle> {
    game.puzzles().iter().find(|puzzle| puzzle.name == name)
}

/// Whether two moves of Kyo take the same pawn to the same tile, whatever they leave on the way.
#[must_use]
pub fn is_same_kyo_way(one: &str, other: &str) -> bool {
    let ends = |text: &str| -> Option<(String, String)> {
        let (first, rest) = text.split_once(' ')?;
        let last = rest.rsplit(' ').next()?;
        // Numbers and signs before a tile say what is carried there.
        let tile = last.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '+');
        (tile.len() == 2).then(|| (first.to_owned(), tile.to_owned()))
    };
    ends(one).is_some_and(|way| ends(other) == Some(way))
}

/// Whether two legal moves come to the same: in Lusus the same move of a piece, whatever tiles are played before
/// it; in Kyo the same pawn's way to the same tile, where both or none end the game; elsewhere the same text, or the
/// same position where nothing is rolled.
#[must_use]
pub fn is_same_move(position: &dyn Position, one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    let view = position.view(Observer::Public);
    if matches!(view, View::Lusus(_)) {
        return one.rsplit(' ').next() == other.rsplit(' ').next();
    }
    let after = |text: &str| position.resolve(&MoveText::canonical(text), &mut Rolls::none()).ok();
    let (Some(one_played), Some(other_played)) = (after(one), after(other)) else { return false };
    let (one_after, other_after) = (one_played.position, other_played.position);
    one_after.text() == other_after.text()
        || matches!(view, View::Kyo(_))
            && is_same_kyo_way(one, other)
            && one_after.outcome() == other_after.outcome()
}

/// What a try was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleVerdict {
    /// It was the last move.
    Solved,
    /// It was right, and goes on.
    GoesOn,
    /// It was not the move.
    Wrong,
}

/// A move that was tried, with what followed.
#[derive(Clone, Debug)]
pub struct PuzzleTry {
    /// What it was worth.
    pub verdict: PuzzleVerdict,
    /// It, and the opponent's reply where it goes on.
    pub moves: Vec<TriedMove>,
}

/// A puzzle as far as its solver came.
#[derive(Clone, Debug)]
pub struct PuzzleAttempt<'a> {
    puzzle: &'a Puzzle,
    state: GameState,
    solver: Side,
    made: usize,
}

impl<'a> PuzzleAttempt<'a> {
    /// The puzzle from its beginning.
    ///
    /// # Errors
    ///
    /// The rules do not know its position: the tests open every puzzle.
    pub fn new(game: &dyn Game, puzzle: &'a Puzzle) -> Result<Self, RuleError> {
        let position = game.parse(&puzzle.position)?;
        let solver = position.turn();
        Ok(Self { puzzle, state: GameState::new(position), solver, made: 0 })
    }

    /// The puzzle after so many right moves of its solver, each with its reply.
    ///
    /// # Errors
    ///
    /// There are not so many, or one of them is not legal.
    pub fn resumed(game: &dyn Game, puzzle: &'a Puzzle, made: usize) -> Result<Self, RuleError> {
        let mut attempt = Self::new(game, puzzle)?;
        for _ in 0..made {
            let right = attempt.right().ok_or(ErrorKind::Illegal)?.to_owned();
            attempt.play(&MoveText::canonical(right))?;
        }
        Ok(attempt)
    }

    /// The same attempt in another position, which its solver takes for the same.
    #[must_use]
    pub fn in_position(self, position: Box<dyn Position>) -> Self {
        Self { state: GameState::new(position), ..self }
    }

    /// The game as far as it came.
    #[must_use]
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// Who solves.
    #[must_use]
    pub const fn solver(&self) -> Side {
        self.solver
    }

    /// How many right moves were made.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.made
    }

    /// What the solver sees.
    #[must_use]
    pub fn view(&self) -> View {
        self.state.position().view(Observer::Player(self.solver))
    }

    /// The move that is right now; none where it is solved.
    #[must_use]
    pub fn right(&self) -> Option<&'a str> {
        self.puzzle.line.get(2 * self.made).map(String::as_str)
    }

    /// Plays a legal move, and the opponent's reply where it was right and goes on.
    ///
    /// # Errors
    ///
    /// Why it is not legal; then nothing is played.
    pub fn play(&mut self, chosen: &MoveText) -> Result<PuzzleTry, RuleError> {
        let right =
            self.right().is_some_and(|right| is_same_move(self.state.position(), chosen.as_str(), right));
        let mut moves = vec![self.push(chosen)?];
        if !right {
            return Ok(PuzzleTry { verdict: PuzzleVerdict::Wrong, moves });
        }
        self.made += 1;
        let Some(reply) = self.puzzle.line.get(2 * self.made - 1) else {
            return Ok(PuzzleTry { verdict: PuzzleVerdict::Solved, moves });
        };
        moves.push(self.push(&MoveText::canonical(reply.clone()))?);
        Ok(PuzzleTry { verdict: PuzzleVerdict::GoesOn, moves })
    }

    /// Plays any legal move of whoever is to move, every roll falling on its first option.
    ///
    /// # Errors
    ///
    /// Why it is not legal; then nothing is played.
    pub fn push(&mut self, chosen: &MoveText) -> Result<TriedMove, RuleError> {
        let position = self.state.position();
        if let Some(outcome) = self.state.outcome() {
            return Err(position.over(outcome).into());
        }
        let played = chance::roll_all(position, chosen, |_| 0)?;
        let observer = Observer::Player(self.solver);
        let before = position.view(observer);
        let notation = position.redact(&played.notation, observer)?;
        self.state.push(played);
        Ok(TriedMove { before, notation, after: self.view() })
    }
}
