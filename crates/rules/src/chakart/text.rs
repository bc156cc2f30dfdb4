//! Position strings (`rules/chakart.md §10.1`): one position, one string.

use std::fmt::{self, Write as _};

use super::piece::{
    Content, Kind, Object, Piece, Power, Square, Todo, last_rank, parse_square, square_letters, square_name,
};
use super::state::State;
use crate::{RuleError, Side};

const RANKS: usize = 8;

/// Reads a canonical position string, redacted ones included.
///
/// # Errors
///
/// Code `position`: says what is wrong with the text, and where.
pub(super) fn parse(text: &str) -> Result<State, RuleError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, turn, count, extra] = fields.as_slice() else {
        return Err(wrong("position_fields", 0).with("found", fields.len()));
    };
    let offset = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
    let mut state = State::empty();
    parse_board(board, &mut state)?;
    state.mover = match turn {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return Err(wrong("position_side", offset(turn))),
    };
    state.count = number(count).ok_or_else(|| wrong("position_count", offset(count)))?;
    let mut extra = Extra { text: extra, at: offset(extra) };
    extra.parse(&mut state)?;
    check(&state).map_err(|(why, square)| {
        let error = wrong(why, 0);
        match square {
            Some(square) => error.with("square", square_name(square)),
            None => error,
        }
    })?;
    Ok(state)
}

fn wrong(why: &'static str, at: usize) -> RuleError {
    RuleError::because("position", why).at(at)
}

/// A number of at most six digits without leading zeros.
fn number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()) && (1..=6).contains(&text.len());
    if digits && (text == "0" || !text.starts_with('0')) { text.parse().ok() } else { None }
}

fn parse_board(board: &str, state: &mut State) -> Result<(), RuleError> {
    let rows = board.split('/').count();
    if rows != RANKS {
        return Err(wrong("position_rows", 0).with("found", rows));
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
    let uneven = || wrong("position_row", offset).with("row", rank + 1);
    for (index, letter) in row.char_indices() {
        let at = offset + index;
        if let Some(run) = letter.to_digit(10) {
            if !(1..=8).contains(&run) {
                return Err(wrong("position_run", at));
            }
            if after_run {
                return Err(wrong("position_canonical", at));
            }
            file += run as i8;
            after_run = true;
            continue;
        }
        let piece = Piece::from_letter(letter).map(Content::Piece);
        let content = piece.or_else(|| Object::from_letter(letter).map(Content::Object));
        let content = content.ok_or_else(|| wrong("position_piece", at))?;
        state.set(Square::at(file, rank).ok_or_else(uneven)?, content);
        file += 1;
        after_run = false;
    }
    if file == RANKS as i8 { Ok(()) } else { Err(uneven()) }
}

/// The last field, as far as it is not read yet.
struct Extra<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Extra<'a> {
    fn parse(&mut self, state: &mut State) -> Result<(), RuleError> {
        if !self.skip("{\"flags\":\"") {
            return Err(wrong("position_extra", self.at));
        }
        let flags = self.value();
        let bits = flags.as_bytes();
        if bits.len() != 4 || bits.iter().any(|bit| !matches!(bit, b'0' | b'1')) {
            return Err(wrong("position_flags", self.at));
        }
        for side in Side::BOTH {
            for power in Power::BOTH {
                state.set_power(side, power, bits[side.index() * 2 + power as usize] == b'1');
            }
        }
        self.close(flags)?;
        if self.skip(",\"hidden\":\"") {
            let name = self.value();
            state.hidden = Some(parse_square(name).ok_or_else(|| wrong("position_square", self.at))?);
            self.close(name)?;
        }
        if self.skip(",\"todo\":\"") {
            let todo = self.value();
            state.todo = Some(parse_todo(todo).ok_or_else(|| wrong("position_todo", self.at))?);
            self.close(todo)?;
        }
        if self.text == "}" { Ok(()) } else { Err(wrong("position_extra", self.at)) }
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

    /// What stands before the next quotation mark.
    fn value(&self) -> &'a str {
        self.text.split('"').next().unwrap_or_default()
    }

    /// Goes on behind a value and its quotation mark.
    fn close(&mut self, value: &str) -> Result<(), RuleError> {
        self.skip(value);
        if self.skip("\"") { Ok(()) } else { Err(wrong("position_extra", self.at)) }
    }
}

fn parse_todo(text: &str) -> Option<Todo> {
    let mut parts = text.split(':');
    let todo = match parts.next()? {
        "daisy" => Todo::Daisy,
        "kingboo" => Todo::KingBoo,
        "toadette" => Todo::Toadette(only(parts.next()?).and_then(Kind::given)?),
        "promote" => {
            let at = parse_square(parts.next()?)?;
            let under = match only(parts.next()?)? {
                '-' => None,
                letter => Some(Object::from_letter(letter)?),
            };
            Todo::Promote { at, under, from: parse_square(parts.next()?)? }
        }
        _ => return None,
    };
    parts.next().is_none().then_some(todo)
}

/// The only letter of a text.
fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// What is well written and cannot be all the same: why, and where on the board.
fn check(state: &State) -> Result<(), (&'static str, Option<Square>)> {
    let fail = |why, square| Err((why, square));
    let promoted = match state.todo {
        Some(Todo::Promote { at, .. }) => Some(at),
        _ => None,
    };
    let mut hidden = 0;
    for (square, piece) in state.pieces() {
        let pawn = piece.kind == Kind::Pawn;
        if pawn && square.rank() == last_rank(piece.side) && promoted != Some(square) {
            return fail("position_pawn", Some(square));
        }
        if piece.is_immobilized() && piece.side == state.mover && state.todo.is_some() {
            return fail("position_halo", Some(square));
        }
        if piece.is_hidden() {
            hidden += 1;
            if piece.side == state.mover {
                return fail("position_hidden_mover", Some(square));
            }
            if state.hidden.is_none() {
                return fail("position_hidden_missing", Some(square));
            }
        }
    }
    if hidden > 1 {
        return fail("position_hidden_twice", None);
    }
    if let Some(left) = state.hidden {
        if state.todo.is_some() {
            return fail("position_hidden_todo", None);
        }
        if state.at(left) != Content::Empty {
            return fail("position_hidden_square", Some(left));
        }
        if state.power(state.mover.other(), Power::Stealth) {
            return fail("position_hidden_flag", None);
        }
    }
    if state.todo.is_some() && Side::BOTH.into_iter().any(|side| state.kings(side) == 0) {
        return fail("position_todo_over", None);
    }
    if let Some(Todo::Promote { at, from, .. }) = state.todo {
        let pawn = Piece::plain(state.mover, Kind::Pawn);
        if state.piece(at) != Some(pawn) || at.rank() != last_rank(state.mover) {
            return fail("position_promote", Some(at));
        }
        if from == at || !state.is_free(from) {
            return fail("position_promote_origin", Some(from));
        }
    }
    Ok(())
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..RANKS as i8).rev() {
            print_row(self, rank, f)?;
            f.write_char(if rank == 0 { ' ' } else { '/' })?;
        }
        let turn = match self.mover {
            Side::First => 'w',
            Side::Second => 'b',
        };
        write!(f, "{turn} {} {{\"flags\":\"", self.count)?;
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
    fn refuses(text: &str, why: &str, at: usize) {
        let error = parse(text).expect_err(text);
        assert_eq!((error.code(), error.message_id(), error.at), ("position", why, Some(at)), "{text}");
    }

    #[test]
    fn what_is_canonical_prints_as_it_was_read() {
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
    fn refusals_say_where() {
        let with = |from: &str, to: &str| START.replacen(from, to, 1);
        let at = |part: &str| START.find(part).expect(part);
        refuses("", "position_fields", 0);
        refuses(&format!("{START} "), "position_fields", 0);
        refuses(&with("/8/", "/44/"), "position_canonical", at("/8/") + 2);
        refuses(&with("/8/", "/9/"), "position_run", at("/8/") + 1);
        refuses(&with("/8/", "/0/"), "position_run", at("/8/") + 1);
        refuses(&with("/8/", "/7/"), "position_row", at("/8/") + 1);
        refuses(&with("/8/", "/8e/"), "position_row", at("/8/") + 1);
        refuses(&with("/8/", "/"), "position_rows", 0);
        refuses(&with("/8/", "/7é/"), "position_piece", at("/8/") + 2);
        refuses(&with("/8/", "/7X/"), "position_piece", at("/8/") + 2);
        refuses(&with(" w ", " W "), "position_side", at(" w ") + 1);
        for count in ["00", "01", "", "+1", "-1", "1000000", "1e3"] {
            refuses(&with(" 0 ", &format!(" {count} ")), "position_count", at(" 0 ") + 1);
        }
        refuses(&with("1111", "1112"), "position_flags", at("1111"));
        refuses(&with("1111", "11111"), "position_flags", at("1111"));
        refuses(&with("1111\"}", "1111\"} "), "position_fields", 0);
        refuses(&with("}", ""), "position_extra", START.len() - 1);
        refuses(&with("}", "}}"), "position_extra", START.len() - 1);
        refuses(&with("}", ",\"hidden\":\"i1\"}"), "position_square", START.len() + 10);
        refuses(&with("}", ",\"todo\":\"toadette:p\"}"), "position_todo", START.len() + 8);
        refuses(&with("}", ",\"todo\":\"daisy:\"}"), "position_todo", START.len() + 8);
        refuses(&with("}", ",\"todo\":\"daisy\",\"hidden\":\"e4\"}"), "position_extra", START.len() + 14);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let refuses = |board: &str, rest: &str, why: &str| {
            refuses(&format!("{board} {rest}"), why, 0);
        };
        let kings = "4k3/8/8/8/8/8/8/4K3";
        refuses("4k2P/8/8/8/8/8/8/4K3", "w 0 {\"flags\":\"1111\"}", "position_pawn");
        refuses("4k3/8/8/8/8/8/8/s3K3", "w 0 {\"flags\":\"1111\"}", "position_pawn");
        refuses("4k3/8/8/8/S7/8/8/4K3", "w 0 {\"flags\":\"1111\",\"todo\":\"daisy\"}", "position_halo");
        refuses(
            "4k3/8/8/8/I7/8/8/4K3",
            "w 0 {\"flags\":\"1010\",\"hidden\":\"d1\"}",
            "position_hidden_mover",
        );
        refuses("4k3/8/8/8/I7/8/8/4K3", "b 0 {\"flags\":\"1010\"}", "position_hidden_missing");
        refuses(
            "4k3/8/8/8/II6/8/8/4K3",
            "b 0 {\"flags\":\"1010\",\"hidden\":\"d1\"}",
            "position_hidden_twice",
        );
        refuses(
            kings,
            "b 0 {\"flags\":\"1010\",\"hidden\":\"d1\",\"todo\":\"daisy\"}",
            "position_hidden_todo",
        );
        refuses(kings, "b 0 {\"flags\":\"1010\",\"hidden\":\"e1\"}", "position_hidden_square");
        refuses(kings, "b 0 {\"flags\":\"1110\",\"hidden\":\"d1\"}", "position_hidden_flag");
        refuses("4k3/8/8/8/8/8/8/8", "b 0 {\"flags\":\"1111\",\"todo\":\"kingboo\"}", "position_todo_over");
        let promote = |todo: &str| format!("w 0 {{\"flags\":\"1111\",\"todo\":\"promote:{todo}\"}}");
        refuses("4k2P/8/8/8/8/8/8/4K3", &promote("e8:-:e6"), "position_pawn");
        refuses(kings, &promote("h8:-:e6"), "position_promote");
        refuses("4k3/7P/8/8/8/8/8/4K3", &promote("h7:-:h5"), "position_promote");
        refuses("4k2P/8/8/8/8/8/8/4K3", &promote("h8:-:h8"), "position_promote_origin");
        refuses("4k2P/8/8/8/8/8/8/4K3", &promote("h8:-:e1"), "position_promote_origin");
    }
}
