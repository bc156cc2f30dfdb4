//! Position strings (`rules/aruki.md §11.1`): one position, one string.

use std::fmt;

use super::grid::Cell;
use super::piece::{Kind, Piece, Square};
use super::state::{QUIET_LIMIT, State, TRAY_LIMIT, TURN_LIMIT};
use crate::{RuleError, Side};

/// The start position.
pub(super) const START: &str = "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/\
                                RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1";

/// The dragons in the order of their flags.
const DRAGONS: [(char, Side, Kind); 4] = [
    ('G', Side::First, Kind::GoldenDragon),
    ('S', Side::First, Kind::SilverDragon),
    ('g', Side::Second, Kind::GoldenDragon),
    ('s', Side::Second, Kind::SilverDragon),
];

/// Reads a canonical position string.
///
/// # Errors
///
/// Code `position`: says what is wrong with the text, and where.
pub(super) fn parse(text: &str) -> Result<State, RuleError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, side, trays, dragons, quiet, turn] = fields.as_slice() else {
        return Err(wrong("position_fields", 0).with("found", fields.len()));
    };
    let offset = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
    let mut state = State::empty();
    parse_board(board, &mut state)?;
    state.mover = match side {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return Err(wrong("position_side", offset(side))),
    };
    parse_trays(trays, offset(trays), &mut state)?;
    parse_dragons(dragons, offset(dragons), &mut state)?;
    let quiet_number = number(quiet, 0, u32::from(QUIET_LIMIT));
    state.quiet = quiet_number
        .and_then(|quiet| u16::try_from(quiet).ok())
        .ok_or_else(|| wrong("position_quiet", offset(quiet)).with("limit", QUIET_LIMIT))?;
    state.turn = number(turn, 1, TURN_LIMIT)
        .ok_or_else(|| wrong("position_turn", offset(turn)).with("limit", TURN_LIMIT))?;
    if state.in_check(state.mover.other()) {
        return Err(wrong("position_check", 0).with("side", side_name(state.mover.other())));
    }
    Ok(state)
}

fn wrong(why: &'static str, at: usize) -> RuleError {
    RuleError::because("position", why).at(at)
}

fn side_name(side: Side) -> &'static str {
    super::INFO.side_name(side)
}

fn parse_board(board: &str, state: &mut State) -> Result<(), RuleError> {
    let rows = board.split('/').count();
    if rows != 12 {
        return Err(wrong("position_rows", 0).with("found", rows));
    }
    let mut offset = 0;
    for (rank, row) in (0..12).rev().zip(board.split('/')) {
        parse_row(row, rank, offset, state)?;
        offset += row.len() + 1;
    }
    for side in Side::BOTH {
        if state.noble(side, Kind::King) == Cell::NOWHERE {
            return Err(wrong("position_no_king", 0).with("side", side_name(side)));
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
            let run = number(&rest[..digits], 1, 12).ok_or_else(|| wrong("position_run", at))?;
            file = file.saturating_add(run as i8);
            rest = &rest[digits..];
        } else {
            let (piece, length) = parse_piece(rest).ok_or_else(|| wrong("position_piece", at))?;
            if let Some(square) = Square::at(file, rank) {
                put_checked(state, square, piece, at)?;
            }
            file = file.saturating_add(1);
            rest = &rest[length..];
        }
    }
    if file != 12 {
        return Err(wrong("position_row", offset).with("row", rank + 1));
    }
    Ok(())
}

fn put_checked(state: &mut State, square: Square, piece: Piece, at: usize) -> Result<(), RuleError> {
    if !piece.kind.is_tray() && state.noble(piece.side, piece.kind) != Cell::NOWHERE {
        return Err(wrong("position_twice", at)
            .with("side", side_name(piece.side))
            .with("piece", piece.kind.symbol()));
    }
    let home = match piece.side {
        Side::First => 0,
        Side::Second => 11,
    };
    if piece.kind == Kind::Pawn && square.rank() == home {
        return Err(wrong("position_pawn", at).with("side", side_name(piece.side)).with("row", home + 1));
    }
    state.put(Cell::of(square), piece);
    Ok(())
}

/// The piece with which a text begins, and the length of its symbol.
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
        return Err(wrong("position_trays", offset));
    };
    parse_tray(white, Side::First, offset, state)?;
    parse_tray(black, Side::Second, offset + white.len() + 1, state)
}

fn parse_tray(tray: &str, side: Side, offset: usize, state: &mut State) -> Result<(), RuleError> {
    if tray == "-" {
        return Ok(());
    }
    if tray.is_empty() {
        return Err(wrong("position_tray_empty", offset).with("side", side_name(side)));
    }
    let mut rest = tray;
    let mut last = None;
    while !rest.is_empty() {
        let at = offset + tray.len() - rest.len();
        let entry = |why| wrong(why, at).with("side", side_name(side));
        let (piece, length) = parse_piece(rest).ok_or_else(|| entry("position_tray_piece"))?;
        if piece.side != side || !piece.kind.is_tray() {
            return Err(entry("position_tray_piece"));
        }
        if last >= Some(piece.kind) {
            return Err(entry("position_tray_order"));
        }
        last = Some(piece.kind);
        rest = &rest[length..];
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let count = match digits {
            0 => 1,
            _ => number(&rest[..digits], 2, u32::from(TRAY_LIMIT))
                .and_then(|count| u16::try_from(count).ok())
                .ok_or_else(|| entry("position_tray_count").with("limit", TRAY_LIMIT))?,
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
        if state.noble(side, dragon) == Cell::NOWHERE {
            return Err(wrong("position_flag", offset + field.len() - rest.len())
                .with("side", side_name(side))
                .with("piece", dragon.symbol()));
        }
        state.grant_power(side, dragon);
        rest = after;
    }
    if field.is_empty() || !rest.is_empty() {
        return Err(wrong("position_flags", offset + field.len() - rest.len()));
    }
    Ok(())
}

/// A decimal number without sign or leading zeros, if it lies in the bounds.
fn number(text: &str, least: u32, most: u32) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return None;
    }
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.repetition_text(), self.quiet, self.turn)
    }
}

impl State {
    /// The first four fields: what counts for repetition.
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
    fn refuses(text: &str, why: &str, at: usize) {
        let error = parse(text).expect_err(text);
        assert_eq!((error.code(), error.message_id(), error.at), ("position", why, Some(at)), "{text}");
    }

    #[test]
    fn the_start_prints_as_it_was_read() {
        assert_eq!(parse(START).expect("the start").to_string(), START);
    }

    #[test]
    fn refusals_say_where() {
        let with = |from: &str, to: &str| START.replacen(from, to, 1);
        refuses("", "position_fields", 0);
        refuses(&with("/12/", "/66/"), "position_run", 35);
        refuses(&with("[gd]", "[gd"), "position_piece", 4);
        refuses(&with("/12/", "/11é/"), "position_piece", 37);
        refuses(&with(" w ", " W "), "position_side", START.find(" w ").expect("side") + 1);
        refuses(&with("-/-", "-/O"), "position_tray_piece", START.find("-/-").expect("trays") + 2);
        refuses(&with("GSgs", "GSsg"), "position_flags", START.find("GSgs").expect("flags") + 3);
        refuses(&with(" 0 1", " 0 0"), "position_turn", START.len() - 1);
        refuses(&with(" 0 1", " 10000 1"), "position_quiet", START.len() - 3);
        refuses(&with("[sd]", "[gd]"), "position_twice", START.find("[sd]").expect("dragon"));
        refuses(&with("OO/RALP", "OO/RAOP"), "position_pawn", START.find("LP[GD]").expect("lance"));
    }

    #[test]
    fn a_row_of_thousands_is_refused_and_not_counted_around() {
        let row = "o".repeat(12 + 256);
        refuses(&START.replacen("oooooooooooo", &row, 1), "position_row", 22);
    }
}
