//! Tasks of lessons, and checks whether a position fulfills them.

use super::board_notation::BoardNotation;
use super::game_state::GameState;
use super::observer::Observer;
use super::puzzle::PuzzleKind;
use super::side::Side;
use super::view::View;

/// The task of a lesson. Pieces and stacks are written as in position strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The learner wins.
    Win,
    /// The opponent is in check.
    Check,
    /// This piece is on this square: the top piece of a stack, or a piece regardless of its tiles.
    Stands(&'static str, &'static str),
    /// This square contains exactly this; an empty text means an empty square.
    Holds(&'static str, &'static str),
    /// This piece is on the board.
    Present(&'static str),
    /// This piece is no longer on the board.
    Gone(&'static str),
    /// The learner hasn't lost after the opponent's reply, or has won. The reply carries out the
    /// threat that the learner should see.
    Survive,
    /// The learner has played all moves of the solution, or moves that count as the same.
    Line(PuzzleKind),
    /// All of these goals at once.
    All(&'static [Self]),
}

impl Goal {
    /// Whether the task is to notice a danger. A warning would give it away.
    #[must_use]
    pub fn tests_attention(&self) -> bool {
        match self {
            Self::Survive | Self::Line(_) => true,
            Self::All(goals) => goals.iter().any(Self::tests_attention),
            _ => false,
        }
    }

    /// Whether the current position fulfills the goal.
    #[must_use]
    pub fn is_reached(&self, state: &GameState, learner: Side) -> bool {
        match self {
            Self::Win => is_won(state, learner),
            Self::Survive => {
                let is_answered = state.previous().is_some() && state.position().turn() == learner;
                is_won(state, learner) || state.outcome().is_none() && is_answered
            }
            // Judged move by move.
            Self::Line(_) => false,
            Self::Check => {
                let position = state.position();
                position.turn() != learner && matches!(position.status(), Some("check" | "checkmate"))
            }
            Self::All(goals) => goals.iter().all(|goal| goal.is_reached(state, learner)),
            Self::Stands(..) | Self::Holds(..) | Self::Present(_) | Self::Gone(_) => {
                self.is_on_board(&SquareContents::of(&state.position().view(Observer::Player(learner))))
            }
        }
    }

    fn is_on_board(self, board: &SquareContents) -> bool {
        match self {
            Self::Stands(piece, square) => {
                board.on(square).is_some_and(|content| board.piece(content) == piece)
            }
            Self::Holds(square, content) => board.on(square).unwrap_or_default() == content,
            Self::Present(piece) => board.contents().any(|content| board.piece(content) == piece),
            Self::Gone(piece) => board.contents().all(|content| board.piece(content) != piece),
            Self::Win | Self::Check | Self::Survive | Self::Line(_) | Self::All(_) => false,
        }
    }
}

fn is_won(state: &GameState, learner: Side) -> bool {
    state.outcome().is_some_and(|outcome| outcome.winner == Some(learner))
}

/// The contents of all occupied squares, as in a position string.
struct SquareContents {
    notation: BoardNotation,
    squares: Vec<(String, String)>,
}

impl SquareContents {
    fn of(view: &View) -> Self {
        let text = view.text();
        let mut fields = text.split(' ');
        let notation = view.board_notation();
        let field = match notation {
            BoardNotation::Letters | BoardNotation::Stacks => fields.next(),
            BoardNotation::Tiles => fields.nth(1),
        };
        let rows: Vec<&str> = field.unwrap_or_default().split('/').collect();
        let mut squares = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            let (number, first) = match notation {
                BoardNotation::Stacks => (index, b'A'),
                BoardNotation::Letters | BoardNotation::Tiles => (rows.len() - index, b'a'),
            };
            let mut column = first;
            for cell in cells(notation, row) {
                if let Ok(empty) = cell.parse::<u8>() {
                    column += empty;
                } else {
                    squares.push((format!("{}{number}", char::from(column)), cell));
                    column += 1;
                }
            }
        }
        Self { notation, squares }
    }

    fn on(&self, square: &str) -> Option<&str> {
        self.squares.iter().find(|(name, _)| name == square).map(|(_, content)| content.as_str())
    }

    fn contents(&self) -> impl Iterator<Item = &str> {
        self.squares.iter().map(|(_, content)| content.as_str())
    }

    /// The part of a square's content that is its piece.
    fn piece<'a>(&self, content: &'a str) -> &'a str {
        match self.notation {
            BoardNotation::Letters => content,
            BoardNotation::Stacks => content.char_indices().last().map_or("", |(last, _)| &content[last..]),
            BoardNotation::Tiles => content.split('(').next().unwrap_or_default(),
        }
    }
}

/// Splits a row into runs of empty squares and contents.
fn cells(notation: BoardNotation, row: &str) -> Vec<String> {
    if notation == BoardNotation::Stacks {
        return row.split(',').map(str::to_owned).collect();
    }
    let mut cells: Vec<String> = Vec::new();
    let mut open = false;
    for sign in row.chars() {
        // Two digits form one run, and brackets belong to one content.
        let digits = sign.is_ascii_digit()
            && cells.last().is_some_and(|cell| cell.chars().all(|digit| digit.is_ascii_digit()));
        let joins = open || digits || sign == '(';
        match cells.last_mut().filter(|_| joins) {
            Some(cell) => cell.push(sign),
            None => cells.push(sign.to_string()),
        }
        open = match sign {
            '(' | '[' => true,
            ')' | ']' => false,
            _ => open,
        };
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find;

    fn board(game: &str, position: &str) -> SquareContents {
        let position = find(game).unwrap().parse(position).unwrap();
        SquareContents::of(&position.view(Observer::Player(position.turn())))
    }

    #[test]
    fn boards_of_all_games_are_parsed() {
        let aruki = board("aruki", "11k/12/12/R3[gd]7/12/12/12/12/4O7/12/12/4K7 w -/- g 0 1");
        assert_eq!([aruki.on("l12"), aruki.on("e9"), aruki.on("e4")], [Some("k"), Some("[gd]"), Some("O")]);
        assert_eq!([aruki.on("e1"), aruki.on("a12"), aruki.on("b9")], [Some("K"), None, None]);
        let kyo = board("kyo", "DK,9/10/4,DDH,5/10/10/10/10/10/10/9,dk g - 1");
        assert_eq!([kyo.on("A0"), kyo.on("E2"), kyo.on("J9")], [Some("DK"), Some("DDH"), Some("dk")]);
        assert_eq!(kyo.piece("DDH"), "H");
        let chakart = board("chakart", r#"k7/8/8/6m1/8/5N2/8/4K3 w 0 {"flags":"0000"}"#);
        assert_eq!([chakart.on("a8"), chakart.on("g5"), chakart.on("f3")], [Some("k"), Some("m"), Some("N")]);
        let lusus =
            board("lusus", "L1 4r(gu)2k/8/8/8/4q3/8/8/1B2K(DA)3 w - - P0 DI/KIBIKNRO/- -/kibiknro/- 1 *");
        assert_eq!(
            [lusus.on("e8"), lusus.on("h8"), lusus.on("e1")],
            [Some("r(gu)"), Some("k"), Some("K(DA)")]
        );
        assert_eq!(lusus.piece("r(gu)"), "r");
    }

    #[test]
    fn goals_match_square_contents() {
        let game = find("kyo").unwrap();
        let state = GameState::new(game.parse("DK,9/10/4,DDH,5/10/10/10/10/10/10/9,dk g - 1").unwrap());
        let reached = |goal: Goal| goal.is_reached(&state, Side::First);
        assert!(reached(Goal::Stands("H", "E2")) && !reached(Goal::Stands("H", "E3")));
        assert!(reached(Goal::Holds("E2", "DDH")) && !reached(Goal::Holds("E2", "H")));
        assert!(reached(Goal::Holds("E3", "")) && !reached(Goal::Holds("E2", "")));
        assert!(reached(Goal::Present("k")) && !reached(Goal::Present("q")));
        assert!(reached(Goal::Gone("q")) && !reached(Goal::Gone("k")));
        assert!(reached(Goal::All(&[Goal::Gone("q"), Goal::Present("k")])));
        assert!(!reached(Goal::All(&[Goal::Gone("q"), Goal::Win])));
        assert!(!reached(Goal::Check));
    }
}
