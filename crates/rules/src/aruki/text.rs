//! Position strings (`rules/aruki.md §11.1`); each position has exactly one.

use std::fmt;

use super::error::{Error, PositionError};
use super::grid::Cell;
use super::piece::{Kind, Piece, Square};
use super::state::{QUIET_LIMIT, ROUND_LIMIT, State, TRAY_LIMIT};
use crate::{RuleError, Side};

pub(super) const START: &str = "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/\
                                RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1";

/// The dragons in the order of their flags.
const DRAGONS: [(char, Side, Kind); 4] = [
    ('G', Side::First, Kind::GoldenDragon),
    ('S', Side::First, Kind::SilverDragon),
    ('g', Side::Second, Kind::GoldenDragon),
    ('s', Side::Second, Kind::SilverDragon),
];

/// Parses a canonical position string.
///
/// # Errors
///
/// Code `position`, with the byte offset.
pub(super) fn parse(text: &str) -> Result<State, RuleError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, side, trays, dragons, quiet, round] = fields.as_slice() else {
        return Err(invalid(PositionError::Fields { found: fields.len() }, 0));
    };
    let offset = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
    let mut state = State::empty();
    parse_board(board, &mut state)?;
    state.mover = match side {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return Err(invalid(PositionError::Side, offset(side))),
    };
    parse_trays(trays, offset(trays), &mut state)?;
    parse_dragons(dragons, offset(dragons), &mut state)?;
    let quiet_number = number(quiet, 0, u32::from(QUIET_LIMIT));
    state.quiet = quiet_number
        .and_then(|quiet| u16::try_from(quiet).ok())
        .ok_or_else(|| invalid(PositionError::Quiet, offset(quiet)))?;
    state.round =
        number(round, 1, ROUND_LIMIT).ok_or_else(|| invalid(PositionError::MoveNumber, offset(round)))?;
    if state.in_check(state.mover.other()) {
        return Err(invalid(PositionError::Check(state.mover.other()), 0));
    }
    Ok(state)
}

fn invalid(error: PositionError, at: usize) -> RuleError {
    RuleError::from(Error::Position(error)).at(at)
}

fn parse_board(board: &str, state: &mut State) -> Result<(), RuleError> {
    let rows = board.split('/').count();
    if rows != 12 {
        return Err(invalid(PositionError::Rows { found: rows }, 0));
    }
    let mut offset = 0;
    for (rank, row) in (0..12).rev().zip(board.split('/')) {
        parse_row(row, rank, offset, state)?;
        offset += row.len() + 1;
    }
    for side in Side::BOTH {
        if state.noble(side, Kind::King) == Cell::OFF_BOARD {
            return Err(invalid(PositionError::NoKing(side), 0));
        }
    }
    Ok(())
}

fn parse_row(row: &str, rank: i8, offset: usize, state: &mut State) -> Result<(), RuleError> {
    let mut rest = row;
    let mut file: i8 = 0;
    while !rest.is_empty() {
        let at = offset + row.len() - rest.len();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits > 0 {
            let run = number(&rest[..digits], 1, 12).ok_or_else(|| invalid(PositionError::Run, at))?;
            file = file.saturating_add(run as i8);
            rest = &rest[digits..];
        } else {
            let (piece, length) = parse_piece(rest).ok_or_else(|| invalid(PositionError::Piece, at))?;
            if let Some(square) = Square::at(file, rank) {
                put_checked(state, square, piece, at)?;
            }
            file = file.saturating_add(1);
            rest = &rest[length..];
        }
    }
    if file != 12 {
        return Err(invalid(PositionError::Row { row: rank + 1 }, offset));
    }
    Ok(())
}

fn put_checked(state: &mut State, square: Square, piece: Piece, at: usize) -> Result<(), RuleError> {
    if !piece.kind.is_tray() && state.noble(piece.side, piece.kind) != Cell::OFF_BOARD {
        return Err(invalid(PositionError::Twice(piece), at));
    }
    let home = match piece.side {
        Side::First => 0,
        Side::Second => 11,
    };
    if piece.kind == Kind::Pawn && square.rank() == home {
        return Err(invalid(PositionError::Pawn { side: piece.side, row: home + 1 }, at));
    }
    state.put(Cell::of(square), piece);
    Ok(())
}

/// Parses a piece at the start of a text; returns it with the length of its symbol.
fn parse_piece(text: &str) -> Option<(Piece, usize)> {
    let (symbol, length) = match text.strip_prefix('[') {
        Some(inner) => (inner.get(..2).filter(|_| inner.get(2..3) == Some("]"))?, 4),
        None => (text.get(..1)?, 1),
    };
    let side = match symbol {
        _ if symbol.bytes().all(|byte| byte.is_ascii_uppercase()) => Side::First,
        _ if symbol.bytes().all(|byte| byte.is_ascii_lowercase()) => Side::Second,
        _ => return None,
    };
    let kind = Kind::from_symbol(&symbol.to_ascii_uppercase())?;
    Some((Piece { side, kind }, length))
}

fn parse_trays(field: &str, offset: usize, state: &mut State) -> Result<(), RuleError> {
    let trays: Vec<&str> = field.split('/').collect();
    let &[white, black] = trays.as_slice() else {
        return Err(invalid(PositionError::Trays, offset));
    };
    parse_tray(white, Side::First, offset, state)?;
    parse_tray(black, Side::Second, offset + white.len() + 1, state)
}

fn parse_tray(tray: &str, side: Side, offset: usize, state: &mut State) -> Result<(), RuleError> {
    if tray == "-" {
        return Ok(());
    }
    if tray.is_empty() {
        return Err(invalid(PositionError::TrayEmpty(side), offset));
    }
    let mut rest = tray;
    let mut last = None;
    while !rest.is_empty() {
        let at = offset + tray.len() - rest.len();
        let (piece, length) = parse_piece(rest).ok_or_else(|| invalid(PositionError::TrayPiece(side), at))?;
        if piece.side != side || !piece.kind.is_tray() {
            return Err(invalid(PositionError::TrayPiece(side), at));
        }
        if last >= Some(piece.kind) {
            return Err(invalid(PositionError::TrayOrder(side), at));
        }
        last = Some(piece.kind);
        rest = &rest[length..];
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let count = match digits {
            0 => 1,
            _ => number(&rest[..digits], 2, u32::from(TRAY_LIMIT))
                .and_then(|count| u16::try_from(count).ok())
                .ok_or_else(|| invalid(PositionError::TrayCount(side), at))?,
        };
        rest = &rest[digits..];
        state.set_tray(side, piece.kind, count);
    }
    Ok(())
}

fn parse_dragons(field: &str, offset: usize, state: &mut State) -> Result<(), RuleError> {
    if field == "-" {
        return Ok(());
    }
    let mut rest = field;
    for (flag, side, dragon) in DRAGONS {
        let Some(after) = rest.strip_prefix(flag) else { continue };
        if state.noble(side, dragon) == Cell::OFF_BOARD {
            return Err(invalid(
                PositionError::Flag(Piece { side, kind: dragon }),
                offset + field.len() - rest.len(),
            ));
        }
        state.grant_power(side, dragon);
        rest = after;
    }
    if field.is_empty() || !rest.is_empty() {
        return Err(invalid(PositionError::Flags, offset + field.len() - rest.len()));
    }
    Ok(())
}

/// Parses a decimal number within bounds, without sign and leading zeros.
fn number(text: &str, least: u32, most: u32) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return None;
    }
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.repetition_text(), self.quiet, self.round)
    }
}

impl State {
    /// The first four fields, which positions must share to count as repeated.
    pub(super) fn repetition_text(&self) -> String {
        let mut text = String::with_capacity(160);
        for rank in (0..12).rev() {
            self.print_row(rank, &mut text);
            text.push(if rank == 0 { ' ' } else { '/' });
        }
        text.push_str(match self.mover {
            Side::First => "w ",
            Side::Second => "b ",
        });
        self.print_tray(Side::First, &mut text);
        text.push('/');
        self.print_tray(Side::Second, &mut text);
        text.push(' ');
        let unflagged = text.len();
        for (flag, side, dragon) in DRAGONS {
            if self.power(side, dragon) {
                text.push(flag);
            }
        }
        if text.len() == unflagged {
            text.push('-');
        }
        text
    }

    fn print_row(&self, rank: i8, text: &mut String) {
        let mut empty = 0;
        for file in 0..12 {
            let Some(piece) = Square::at(file, rank).and_then(|square| self.piece(square)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            print_piece(piece, text);
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
    }

    fn print_tray(&self, side: Side, text: &mut String) {
        let before = text.len();
        for kind in &Kind::ALL[..Kind::TRAY] {
            let count = self.tray(side, *kind);
            if count > 0 {
                print_piece(Piece { side, kind: *kind }, text);
            }
            if count > 1 {
                text.push_str(&count.to_string());
            }
        }
        if text.len() == before {
            text.push('-');
        }
    }
}

fn print_piece(piece: Piece, text: &mut String) {
    let symbol = match piece.side {
        Side::First => piece.kind.symbol().to_owned(),
        Side::Second => piece.kind.symbol().to_ascii_lowercase(),
    };
    if symbol.len() == 1 {
        text.push_str(&symbol);
    } else {
        text.push('[');
        text.push_str(&symbol);
        text.push(']');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_rejects(text: &str, error: PositionError, at: usize) {
        assert_eq!(parse(text), Err(invalid(error, at)), "{text}");
    }

    #[test]
    fn the_start_position_round_trips() {
        assert_eq!(parse(START).expect("the start position is valid").to_string(), START);
    }

    #[test]
    fn errors_have_byte_offsets() {
        let with = |from: &str, to: &str| START.replacen(from, to, 1);
        assert_rejects("", PositionError::Fields { found: 1 }, 0);
        assert_rejects(&with("/12/", "/66/"), PositionError::Run, 35);
        assert_rejects(&with("[gd]", "[gd"), PositionError::Piece, 4);
        assert_rejects(&with("/12/", "/11é/"), PositionError::Piece, 37);
        assert_rejects(&with(" w ", " W "), PositionError::Side, START.find(" w ").expect("side") + 1);
        assert_rejects(
            &with("-/-", "-/O"),
            PositionError::TrayPiece(Side::Second),
            START.find("-/-").expect("trays") + 2,
        );
        assert_rejects(&with("GSgs", "GSsg"), PositionError::Flags, START.find("GSgs").expect("flags") + 3);
        assert_rejects(&with(" 0 1", " 0 0"), PositionError::MoveNumber, START.len() - 1);
        assert_rejects(&with(" 0 1", " 10000 1"), PositionError::Quiet, START.len() - 3);
        let dragon = Piece { side: Side::Second, kind: Kind::GoldenDragon };
        assert_rejects(
            &with("[sd]", "[gd]"),
            PositionError::Twice(dragon),
            START.find("[sd]").expect("dragon"),
        );
        let pawn = PositionError::Pawn { side: Side::First, row: 1 };
        assert_rejects(&with("OO/RALP", "OO/RAOP"), pawn, START.find("LP[GD]").expect("lance"));
    }

    #[test]
    fn a_long_row_does_not_overflow() {
        let row = "o".repeat(12 + 256);
        assert_rejects(&START.replacen("oooooooooooo", &row, 1), PositionError::Row { row: 11 }, 22);
    }
}
