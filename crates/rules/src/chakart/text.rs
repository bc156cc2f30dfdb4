//! Position strings (`rules/chakart.md §10.1`); each position has exactly one.

use std::fmt::{self, Write as _};

use super::error::{Error, PositionError};
use super::notation::single_char;
use super::piece::{Content, Kind, Object, Piece, Power, Todo};
use super::square::{Square, parse_square, square_letters};
use super::state::State;
use crate::{RuleError, Side};

const RANKS: usize = 8;

/// Parses a canonical position string, including redacted ones.
///
/// # Errors
///
/// Code `position`, with the offset of the error in the text.
pub(super) fn parse(text: &str) -> Result<State, RuleError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, side, count, extra] = fields.as_slice() else {
        return Err(wrong(PositionError::Fields { found: fields.len() }, 0));
    };
    let offset = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
    let mut state = State::empty();
    parse_board(board, &mut state)?;
    state.mover = match side {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return Err(wrong(PositionError::Side, offset(side))),
    };
    state.count = number(count).ok_or_else(|| wrong(PositionError::Count, offset(count)))?;
    let mut extra = Extra { text: extra, at: offset(extra) };
    extra.parse(&mut state)?;
    state.check().map_err(|error| wrong(error, 0))?;
    Ok(state)
}

fn wrong(error: PositionError, at: usize) -> RuleError {
    RuleError::from(Error::Position(error)).at(at)
}

/// Parses a number of at most six digits without leading zeros.
fn number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()) && (1..=6).contains(&text.len());
    if digits && (text == "0" || !text.starts_with('0')) { text.parse().ok() } else { None }
}

fn parse_board(board: &str, state: &mut State) -> Result<(), RuleError> {
    let rows = board.split('/').count();
    if rows != RANKS {
        return Err(wrong(PositionError::Rows { found: rows }, 0));
    }
    let mut offset = 0;
    for (rank, row) in (0..RANKS as i8).rev().zip(board.split('/')) {
        parse_row(row, rank, offset, state)?;
        offset += row.len() + 1;
    }
    Ok(())
}

fn parse_row(row: &str, rank: i8, offset: usize, state: &mut State) -> Result<(), RuleError> {
    let mut file = 0;
    let mut after_run = false;
    let uneven = || wrong(PositionError::Row { row: rank + 1 }, offset);
    for (index, letter) in row.char_indices() {
        let at = offset + index;
        if let Some(run) = letter.to_digit(10) {
            if !(1..=8).contains(&run) {
                return Err(wrong(PositionError::Run, at));
            }
            if after_run {
                return Err(wrong(PositionError::SplitRun, at));
            }
            file += run as i8;
            after_run = true;
            continue;
        }
        let piece = Piece::from_letter(letter).map(Content::Piece);
        let content = piece.or_else(|| Object::from_letter(letter).map(Content::Object));
        let content = content.ok_or_else(|| wrong(PositionError::Piece, at))?;
        state.set(Square::at(file, rank).ok_or_else(uneven)?, content);
        file += 1;
        after_run = false;
    }
    if file == RANKS as i8 { Ok(()) } else { Err(uneven()) }
}

/// The unparsed rest of the last field.
struct Extra<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Extra<'a> {
    fn parse(&mut self, state: &mut State) -> Result<(), RuleError> {
        if !self.skip("{\"flags\":\"") {
            return Err(wrong(PositionError::Extra, self.at));
        }
        let flags = self.value();
        let bits = flags.as_bytes();
        if bits.len() != 4 || bits.iter().any(|bit| !matches!(bit, b'0' | b'1')) {
            return Err(wrong(PositionError::Flags, self.at));
        }
        for side in Side::BOTH {
            for power in Power::BOTH {
                state.set_power(side, power, bits[side.index() * 2 + power as usize] == b'1');
            }
        }
        self.close(flags)?;
        if self.skip(",\"hidden\":\"") {
            let name = self.value();
            state.hidden = Some(parse_square(name).ok_or_else(|| wrong(PositionError::Square, self.at))?);
            self.close(name)?;
        }
        if self.skip(",\"todo\":\"") {
            let todo = self.value();
            state.todo = Some(parse_todo(todo).ok_or_else(|| wrong(PositionError::Todo, self.at))?);
            self.close(todo)?;
        }
        if self.text == "}" { Ok(()) } else { Err(wrong(PositionError::Extra, self.at)) }
    }

    fn skip(&mut self, expected: &str) -> bool {
        match self.text.strip_prefix(expected) {
            Some(rest) => {
                self.at += expected.len();
                self.text = rest;
                true
            }
            None => false,
        }
    }

    /// The text before the next quotation mark.
    fn value(&self) -> &'a str {
        self.text.split('"').next().unwrap_or_default()
    }

    /// Skips a value and its quotation mark.
    fn close(&mut self, value: &str) -> Result<(), RuleError> {
        self.skip(value);
        if self.skip("\"") { Ok(()) } else { Err(wrong(PositionError::Extra, self.at)) }
    }
}

fn parse_todo(text: &str) -> Option<Todo> {
    let mut parts = text.split(':');
    let todo = match parts.next()? {
        "daisy" => Todo::Daisy,
        "kingboo" => Todo::KingBoo,
        "toadette" => Todo::Toadette(single_char(parts.next()?).and_then(Kind::given)?),
        "promote" => {
            let at = parse_square(parts.next()?)?;
            let under = match single_char(parts.next()?)? {
                '-' => None,
                letter => Some(Object::from_letter(letter)?),
            };
            Todo::Promote { at, under, from: parse_square(parts.next()?)? }
        }
        _ => return None,
    };
    parts.next().is_none().then_some(todo)
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..RANKS as i8).rev() {
            print_row(self, rank, f)?;
            f.write_char(if rank == 0 { ' ' } else { '/' })?;
        }
        let side = match self.mover {
            Side::First => 'w',
            Side::Second => 'b',
        };
        write!(f, "{side} {} {{\"flags\":\"", self.count)?;
        for side in Side::BOTH {
            for power in Power::BOTH {
                f.write_char(if self.power(side, power) { '1' } else { '0' })?;
            }
        }
        f.write_char('"')?;
        if let Some(left) = self.hidden {
            f.write_str(",\"hidden\":\"")?;
            print_square(left, f)?;
            f.write_char('"')?;
        }
        if let Some(todo) = self.todo {
            write!(f, ",\"todo\":\"{todo}\"")?;
        }
        f.write_char('}')
    }
}

fn print_row(state: &State, rank: i8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut empty = 0;
    for square in (0..RANKS as i8).filter_map(|file| Square::at(file, rank)) {
        let letter = match state.at(square) {
            Content::Empty => {
                empty += 1;
                continue;
            }
            Content::Piece(piece) => piece.letter(),
            Content::Object(object) => object.letter(),
        };
        if empty > 0 {
            write!(f, "{empty}")?;
            empty = 0;
        }
        f.write_char(letter)?;
    }
    if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
}

fn print_square(square: Square, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    square_letters(square).into_iter().try_for_each(|letter| f.write_char(letter))
}

impl fmt::Display for Todo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Daisy => f.write_str("daisy"),
            Self::KingBoo => f.write_str("kingboo"),
            Self::Toadette(kind) => write!(f, "toadette:{}", kind.letter()),
            Self::Promote { at, under, from } => {
                f.write_str("promote:")?;
                print_square(at, f)?;
                write!(f, ":{}:", under.map_or('-', Object::letter))?;
                print_square(from, f)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 {\"flags\":\"1111\"}";

    #[track_caller]
    fn refuses(text: &str, expected: PositionError, at: usize) {
        let refused = parse(text).expect_err(text);
        assert_eq!(refused, RuleError::from(Error::Position(expected)).at(at), "{text}");
    }

    #[test]
    fn canonical_position_strings_round_trip() {
        for text in [
            START,
            "4k3/8/8/4I3/8/8/8/K7 b 999999 {\"flags\":\"1011\",\"hidden\":\"d1\"}",
            "4k3/8/8/8/8/8/8/K7 b 9 {\"flags\":\"1011\",\"hidden\":\"d1\"}",
            "k1P5/8/4m3/8/8/8/8/K7 w 20 {\"flags\":\"0000\",\"todo\":\"promote:c8:-:e6\"}",
            "k3P3/8/8/8/8/8/8/K7 w 20 {\"flags\":\"0101\",\"todo\":\"promote:e8:w:e6\"}",
            "4k3/8/wdem4/8/SUOCTL2/suoctl2/8/K7 w 1 {\"flags\":\"1111\"}",
            "4k3/8/8/8/8/8/8/K7 w 1 {\"flags\":\"1111\",\"todo\":\"toadette:k\"}",
            "8/8/8/8/8/8/8/8 b 0 {\"flags\":\"0000\"}",
        ] {
            assert_eq!(parse(text).expect(text).to_string(), text);
        }
    }

    #[test]
    fn errors_have_an_offset() {
        let with = |from: &str, to: &str| START.replacen(from, to, 1);
        let at = |part: &str| START.find(part).expect(part);
        refuses("", PositionError::Fields { found: 1 }, 0);
        refuses(&format!("{START} "), PositionError::Fields { found: 5 }, 0);
        refuses(&with("/8/", "/44/"), PositionError::SplitRun, at("/8/") + 2);
        refuses(&with("/8/", "/9/"), PositionError::Run, at("/8/") + 1);
        refuses(&with("/8/", "/0/"), PositionError::Run, at("/8/") + 1);
        refuses(&with("/8/", "/7/"), PositionError::Row { row: 6 }, at("/8/") + 1);
        refuses(&with("/8/", "/8e/"), PositionError::Row { row: 6 }, at("/8/") + 1);
        refuses(&with("/8/", "/"), PositionError::Rows { found: 7 }, 0);
        refuses(&with("/8/", "/7é/"), PositionError::Piece, at("/8/") + 2);
        refuses(&with("/8/", "/7X/"), PositionError::Piece, at("/8/") + 2);
        refuses(&with(" w ", " W "), PositionError::Side, at(" w ") + 1);
        for count in ["00", "01", "", "+1", "-1", "1000000", "1e3"] {
            refuses(&with(" 0 ", &format!(" {count} ")), PositionError::Count, at(" 0 ") + 1);
        }
        refuses(&with("1111", "1112"), PositionError::Flags, at("1111"));
        refuses(&with("1111", "11111"), PositionError::Flags, at("1111"));
        refuses(&with("1111\"}", "1111\"} "), PositionError::Fields { found: 5 }, 0);
        refuses(&with("}", ""), PositionError::Extra, START.len() - 1);
        refuses(&with("}", "}}"), PositionError::Extra, START.len() - 1);
        refuses(&with("}", ",\"hidden\":\"i1\"}"), PositionError::Square, START.len() + 10);
        refuses(&with("}", ",\"todo\":\"toadette:p\"}"), PositionError::Todo, START.len() + 8);
        refuses(&with("}", ",\"todo\":\"daisy:\"}"), PositionError::Todo, START.len() + 8);
        refuses(&with("}", ",\"todo\":\"daisy\",\"hidden\":\"e4\"}"), PositionError::Extra, START.len() + 14);
    }
}
