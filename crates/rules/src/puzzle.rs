//! Puzzles: positions from play with a single right first move.
//!
//! They are found by search (`sealed-move puzzles make`) and stored in `puzzles.txt` of the game's
//! folder. Each line contains name, kind, level, position and moves, separated by tabs. The rules
//! judge each move ([`PuzzleAttempt`]). Rolls always have their first result, so that the same
//! moves always have the same result.

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

/// The effect of the right move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleKind {
    /// Wins the game or a decisive advantage.
    Win,
    /// Keeps the balance, while every other move loses.
    Hold,
}

impl PuzzleKind {
    /// The word in the data and in text keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Hold => "hold",
        }
    }

    /// Parses the word in the data.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        [Self::Win, Self::Hold].into_iter().find(|kind| kind.key() == key)
    }
}

/// A position with a single right first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Identifies the puzzle in buttons and the database; unique in the game.
    pub name: String,
    /// The effect of the right move.
    pub kind: PuzzleKind,
    /// The lowest computer level that finds all of the solver's moves.
    pub level: u8,
    /// The position string. The solver is the side to move.
    pub position: String,
    /// Canonical moves of the solver and the opponent in turn. The first and the last are the
    /// solver's.
    pub line: Vec<String>,
}

impl Puzzle {
    /// Parses a line of `puzzles.txt`.
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

    /// Parses `puzzles.txt`, ignoring empty lines and comments that start with `#`.
    ///
    /// # Panics
    ///
    /// Panics if a line is invalid. Tests parse every file.
    #[must_use]
    pub(super) fn list(text: &str) -> Vec<Self> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| Self::parse(line).unwrap_or_else(|| panic!("invalid puzzle: {line}"))).collect()
    }

    /// The right first move.
    #[must_use]
    pub fn first(&self) -> &str {
        self.line.first().map_or("", String::as_str)
    }

    /// The number of the solver's moves.
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

/// Finds a puzzle of a game by its name.
#[must_use]
pub fn find_puzzle(game: &dyn Game, name: &str) -> Option<&'static Puzzle> {
    game.puzzles().iter().find(|puzzle| puzzle.name == name)
}

/// Whether two moves of Kyo take the same pawn to the same tile, regardless of the chips left on
/// other tiles.
#[must_use]
pub fn is_same_kyo_way(one: &str, other: &str) -> bool {
    let ends = |text: &str| -> Option<(String, String)> {
        let (first, rest) = text.split_once(' ')?;
        let last = rest.rsplit(' ').next()?;
        // Digits and signs before the tile are the load.
        let tile = last.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '+');
        (tile.len() == 2).then(|| (first.to_owned(), tile.to_owned()))
    };
    ends(one).is_some_and(|way| ends(other) == Some(way))
}

/// Whether two legal moves count as the same solution.
///
/// Moves are the same if their texts are equal, or if they lead to the same position without rolls.
/// In Kyo it is enough to take the same pawn to the same tile with the same outcome. In Lusus the
/// same piece must make the same move with the same effect. Any tile may be burned, but a tile that
/// the solution `other` plays must be played.
#[must_use]
pub fn is_same_move(position: &dyn Position, one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    let view = position.view(Observer::Public);
    if matches!(view, View::Lusus(_)) {
        return is_same_lusus_move(position, one, other);
    }
    let after = |text: &str| position.resolve(&MoveText::canonical(text), &mut Rolls::none()).ok();
    let (Some(one_played), Some(other_played)) = (after(one), after(other)) else { return false };
    let (one_after, other_after) = (one_played.position, other_played.position);
    one_after.text() == other_after.text()
        || matches!(view, View::Kyo(_))
            && is_same_kyo_way(one, other)
            && one_after.outcome() == other_after.outcome()
}

/// Whether the move `tried` of Lusus does the same as the solution.
fn is_same_lusus_move(position: &dyn Position, tried: &str, right: &str) -> bool {
    let parts = |text: &str| {
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let step = words.pop();
        words.sort();
        (words, step)
    };
    let ((tried_plays, tried_step), (right_plays, right_step)) = (parts(tried), parts(right));
    if tried_step != right_step || tried_plays == right_plays {
        return tried_step == right_step;
    }
    let after = |text: &str| {
        let played = chance::roll_all(position, &MoveText::canonical(text), |_| 0).ok()?;
        Some(played.position)
    };
    let (Some(tried_after), Some(right_after)) = (after(tried), after(right)) else { return false };
    match (tried_after.outcome(), right_after.outcome()) {
        (None, None) => {
            let is_burn = |play: &String| play.starts_with('-');
            right_plays.iter().all(|play| is_burn(play) || tried_plays.contains(play))
                && lusus_pieces_capture_king(&*tried_after) == lusus_pieces_capture_king(&*right_after)
        }
        (tried_outcome, right_outcome) => tried_outcome == right_outcome,
    }
}

/// Whether a piece of the side to move in Lusus can capture the king without playing a tile.
fn lusus_pieces_capture_king(position: &dyn Position) -> bool {
    let View::Lusus(view) = position.view(Observer::Revealed) else { return false };
    let mut ahead = view.lookahead(&mut |_| 0);
    ahead.skip_tiles();
    ahead.king_capture().is_some()
}

/// The judgment of a move in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleVerdict {
    /// The move is right and the last one.
    Solved,
    /// The move is right, but not the last one.
    Continues,
    /// Not the right move.
    Wrong,
}

/// A move in a puzzle with its consequences.
#[derive(Clone, Debug)]
pub struct PuzzleTry {
    /// The judgment of the move.
    pub verdict: PuzzleVerdict,
    /// The move and the opponent's reply, if any.
    pub moves: Vec<TriedMove>,
}

/// A puzzle in progress.
#[derive(Clone, Debug)]
pub struct PuzzleAttempt<'a> {
    puzzle: &'a Puzzle,
    state: GameState,
    solver: Side,
    made: usize,
}

impl<'a> PuzzleAttempt<'a> {
    /// Starts a puzzle.
    ///
    /// # Errors
    ///
    /// Fails if the puzzle's position is invalid. Tests open every puzzle of the games.
    pub fn new(game: &dyn Game, puzzle: &'a Puzzle) -> Result<Self, RuleError> {
        let position = game.parse(&puzzle.position)?;
        let solver = position.turn();
        Ok(Self { puzzle, state: GameState::new(position), solver, made: 0 })
    }

    /// Resumes a puzzle after a number of right moves, each with its reply.
    ///
    /// # Errors
    ///
    /// Fails if the solution has fewer moves or one of them is illegal.
    pub fn resumed(game: &dyn Game, puzzle: &'a Puzzle, made: usize) -> Result<Self, RuleError> {
        let mut attempt = Self::new(game, puzzle)?;
        for _ in 0..made {
            let right = attempt.right().ok_or(ErrorKind::Illegal)?.to_owned();
            attempt.play(&MoveText::canonical(right))?;
        }
        Ok(attempt)
    }

    /// Continues the attempt in another position that looks the same to the solver.
    #[must_use]
    pub fn in_position(self, position: Box<dyn Position>) -> Self {
        Self { state: GameState::new(position), ..self }
    }

    /// The game so far.
    #[must_use]
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// The solver's side.
    #[must_use]
    pub const fn solver(&self) -> Side {
        self.solver
    }

    /// The number of right moves so far.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.made
    }

    /// The solver's view of the position.
    #[must_use]
    pub fn view(&self) -> View {
        self.state.position().view(Observer::Player(self.solver))
    }

    /// The right move; `None` if the puzzle is solved.
    #[must_use]
    pub fn right(&self) -> Option<&'a str> {
        self.puzzle.line.get(2 * self.made).map(String::as_str)
    }

    /// Plays a legal move, and the opponent's reply if the move is right and not the last one. The
    /// line continues from its own move, even if the chosen one left other tiles or chips.
    ///
    /// # Errors
    ///
    /// The reason why the move is illegal; the attempt is then unchanged.
    pub fn play(&mut self, chosen: &MoveText) -> Result<PuzzleTry, RuleError> {
        let right =
            self.right().is_some_and(|right| is_same_move(self.state.position(), chosen.as_str(), right));
        if !right {
            return Ok(PuzzleTry { verdict: PuzzleVerdict::Wrong, moves: vec![self.push(chosen)?] });
        }
        let Some(reply) = self.puzzle.line.get(2 * self.made + 1) else {
            let moves = vec![self.push(chosen)?];
            self.made += 1;
            return Ok(PuzzleTry { verdict: PuzzleVerdict::Solved, moves });
        };
        // The rest of the line needs the tiles and chips that its own move leaves.
        let own = self.puzzle.line[2 * self.made].clone();
        let moves =
            vec![self.push(&MoveText::canonical(own))?, self.push(&MoveText::canonical(reply.clone()))?];
        self.made += 1;
        Ok(PuzzleTry { verdict: PuzzleVerdict::Continues, moves })
    }

    /// Plays any legal move of either side. Rolls have their first result.
    ///
    /// # Errors
    ///
    /// The reason why the move is illegal; the attempt is then unchanged.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find;

    /// White may burn Heal, or give the pawn on a2 another movement; the queen reaches the king along the file.
    const OPEN_FILE: &str = "4k3/8/8/8/8/8/P7/4QK2";

    fn same(board: &str, one: &str, right: &str) -> bool {
        let text = format!("L1 {board} w - - P0 QUROHE/BIKN/PA qurohe/bikn/pa 9 *");
        let position = find("lusus").unwrap().parse(&text).unwrap();
        is_same_move(&*position, one, right)
    }

    #[test]
    fn any_tile_may_be_burned_before_the_same_move_of_lusus() {
        assert!(same(OPEN_FILE, "-HE e1e8", "-QU e1e8"), "both capture the king");
        assert!(same(OPEN_FILE, "QU@a2 e1e8", "-QU e1e8"));
        assert!(!same(OPEN_FILE, "-HE e1e7", "-HE e1e8"), "another move");
        assert!(same(OPEN_FILE, "-HE f1f2", "-QU f1f2"), "neither changes what the opponent captures");
    }

    #[test]
    fn a_tile_that_the_solution_plays_must_be_played() {
        assert!(!same(OPEN_FILE, "-QU f1f2", "QU@a2 f1f2"));
        assert!(!same(OPEN_FILE, "RO@a2 f1f2", "QU@a2 f1f2"), "another tile");
        assert!(same(OPEN_FILE, "QU@a2 f1f2", "QU@a2 f1f2"));
    }
}
