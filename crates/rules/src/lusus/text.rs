//! Position strings (`rules/lusus.md §6`); each position has exactly one.

use std::fmt;

use super::board::Board;
use super::castling::Wing;
use super::error::{Error, PositionError};
use super::notation::HIDDEN_TRAP;
use super::piece::{Kind, Piece};
use super::square::{Square, forward, home_rank, last_rank, square_from_name, square_name};
use super::state::{MAX_MOVE_NUMBER, Phase, State};
use super::tile::{Group, PlacedTile, Tile};
use super::zone::{Pile, Zone, Zones};
use crate::{Outcome, RuleError, Side};

/// The outcomes and their codes in position strings.
const RESULTS: [(&str, Option<Outcome>); 6] = [
    ("*", None),
    ("W+king", Some(Outcome { winner: Some(Side::First), reason: "king" })),
    ("B+king", Some(Outcome { winner: Some(Side::Second), reason: "king" })),
    ("W+draw", Some(Outcome { winner: Some(Side::First), reason: "draw" })),
    ("B+draw", Some(Outcome { winner: Some(Side::Second), reason: "draw" })),
    ("B+limit", Some(Outcome { winner: Some(Side::Second), reason: "limit" })),
];

/// The letters of castling rights.
const RIGHTS: [(char, Side, Wing); 4] = [
    ('K', Side::First, Wing::King),
    ('Q', Side::First, Wing::Queen),
    ('k', Side::Second, Wing::King),
    ('q', Side::Second, Wing::Queen),
];

fn wrong(error: PositionError, at: usize) -> RuleError {
    RuleError::from(Error::Position(error)).at(at)
}

/// Parses a canonical position string.
///
/// # Errors
///
/// Code `position`, with the offset of the error in the text.
pub(super) fn parse(text: &str) -> Result<State, RuleError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[tag, rows, side, rights, passed, phase, white, black, number, result] = fields.as_slice() else {
        return Err(wrong(PositionError::Fields { found: fields.len() }, 0));
    };
    let offset = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
    if tag != "L1" {
        return Err(wrong(PositionError::Tag, 0));
    }
    let mut board = Board::EMPTY;
    parse_board(rows, offset(rows), &mut board)?;
    board.mover = match side {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return Err(wrong(PositionError::Side, offset(side))),
    };
    parse_rights(rights, &mut board).ok_or_else(|| wrong(PositionError::Rights, offset(rights)))?;
    board.passed = match passed {
        "-" => None,
        name => {
            let square = square_from_name(name).filter(|square| was_passed(&board, *square));
            Some(square.ok_or_else(|| wrong(PositionError::Passed, offset(passed)))?)
        }
    };
    let parsed_phase = match phase {
        "P0" => Phase::Play(0),
        "P1" => Phase::Play(1),
        "P2" => Phase::Play(2),
        "M" => Phase::Move,
        "E" => Phase::End,
        _ => return Err(wrong(PositionError::Phase, offset(phase))),
    };
    let mut zones = Zones::EMPTY;
    for (part, owner) in [(white, Side::First), (black, Side::Second)] {
        parse_zones(part, offset(part), owner, &mut zones)?;
    }
    let parsed_number =
        parse_number(number).ok_or_else(|| wrong(PositionError::MoveNumber, offset(number)))?;
    let known = RESULTS.iter().find(|(text, _)| *text == result);
    let &(_, outcome) = known.ok_or_else(|| wrong(PositionError::Result, offset(result)))?;
    let state = State { board, phase: parsed_phase, zones, number: parsed_number, result: outcome };
    state.check().map_err(|(error, field)| wrong(error, offset(fields[field])))?;
    Ok(state)
}

/// Parses a number from 1 to [`MAX_MOVE_NUMBER`] without leading zeros.
fn parse_number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = if digits && !text.starts_with('0') { text.parse().ok() } else { None };
    number.filter(|number| (1..=MAX_MOVE_NUMBER).contains(number))
}

/// Whether the opponent's last move may have been a two-square pawn movement across `square`.
fn was_passed(board: &Board, square: Square) -> bool {
    let opponent = board.mover.other();
    let behind = square.offset(0, forward(opponent));
    let (rank, victim) = (if opponent == Side::First { 2 } else { 5 }, behind.and_then(|at| board.get(at)));
    square.rank() == rank && board.get(square).is_none() && victim.is_some_and(|piece| piece.side == opponent)
}

fn parse_rights(text: &str, board: &mut Board) -> Option<()> {
    if text == "-" {
        return Some(());
    }
    let mut rest = text;
    for (letter, side, wing) in RIGHTS {
        if let Some(tail) = rest.strip_prefix(letter) {
            rest = tail;
            let stands = |file: i8, kind: Kind| {
                let piece = Square::at(file, home_rank(side)).and_then(|square| board.get(square));
                piece.is_some_and(|piece| piece.side == side && piece.kind == kind)
            };
            if !stands(4, Kind::King) || !stands(wing.rook_file(), Kind::Rook) {
                return None;
            }
            board.rights.add(side, wing);
        }
    }
    (rest.is_empty() && !text.is_empty()).then_some(())
}

fn parse_board(text: &str, offset: usize, board: &mut Board) -> Result<(), RuleError> {
    let rows = text.split('/').count();
    if rows != 8 {
        return Err(wrong(PositionError::Rows { found: rows }, offset));
    }
    let mut at = offset;
    for (row, rank) in text.split('/').zip((0..8).rev()) {
        parse_row(row, rank, at, board)?;
        at += row.len() + 1;
    }
    Ok(())
}

fn parse_row(row: &str, rank: i8, offset: usize, board: &mut Board) -> Result<(), RuleError> {
    let row_error = || wrong(PositionError::Row { row: rank + 1 }, offset);
    let mut file = 0;
    let mut after_run = false;
    let mut rest = row;
    while let Some(letter) = rest.chars().next() {
        let at = offset + row.len() - rest.len();
        rest = &rest[letter.len_utf8()..];
        if let Some(run @ 1..=8) = letter.to_digit(10) {
            if after_run {
                return Err(wrong(PositionError::SplitRun, at));
            }
            after_run = true;
            file += run as i8;
            continue;
        }
        after_run = false;
        let kind =
            Kind::from_symbol(letter.to_ascii_uppercase()).ok_or_else(|| wrong(PositionError::Piece, at))?;
        let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        let mut piece = Piece::new(side, kind);
        if let Some(inside) = rest.strip_prefix('(') {
            let end = inside.find(')').filter(|end| *end > 0);
            let end = end.ok_or_else(|| wrong(PositionError::Tiles, at + 1))?;
            parse_tiles(&inside[..end], at + 2, &mut piece)?;
            rest = &inside[end + 1..];
        }
        if kind == Kind::Pawn && rank == last_rank(side) {
            return Err(wrong(PositionError::PawnOnLastRank, at));
        }
        let square = Square::at(file, rank).ok_or_else(row_error)?;
        board.set(square, Some(piece));
        file += 1;
    }
    if file == 8 { Ok(()) } else { Err(row_error()) }
}

fn parse_tiles(text: &str, offset: usize, piece: &mut Piece) -> Result<(), RuleError> {
    for (index, code) in codes(text) {
        let at = offset + index;
        let (owner, tile) =
            parse_tile(code).ok_or_else(|| wrong(PositionError::NoSuchTile { code: code.to_owned() }, at))?;
        if tile.group() == Group::OneTime {
            return Err(wrong(PositionError::OneTime(tile), at));
        }
        if piece.free_slots() < tile.width() {
            return Err(wrong(PositionError::Slots { limit: piece.kind.slots() }, at));
        }
        piece.tiles.push(PlacedTile { owner, tile: Some(tile) });
    }
    Ok(())
}

/// Splits a text every two bytes. A piece that would cut a character is replaced by an empty text.
fn codes(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (0..text.len()).step_by(2).map(|at| (at, text.get(at..at + 2).unwrap_or_default()))
}

/// Parses a tile and its owner, who is encoded in the case of the letters.
fn parse_tile(code: &str) -> Option<(Side, Tile)> {
    match Tile::from_code(code) {
        Some(tile) => Some((Side::First, tile)),
        None if code.bytes().all(|byte| byte.is_ascii_lowercase()) => {
            Tile::from_code(&code.to_ascii_uppercase()).map(|tile| (Side::Second, tile))
        }
        None => None,
    }
}

fn parse_zones(text: &str, offset: usize, owner: Side, zones: &mut Zones) -> Result<(), RuleError> {
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() != Pile::ALL.len() {
        return Err(wrong(PositionError::Zones { found: parts.len() }, offset));
    }
    let mut at = offset;
    for (part, pile) in parts.iter().zip(Pile::ALL) {
        let zone = zones.get_mut(owner, pile);
        if part.is_empty() {
            return Err(wrong(PositionError::EmptyZone, at));
        }
        let mut last = None;
        for (index, code) in codes(part).filter(|_| *part != "-") {
            let at = at + index;
            let tile = parse_tile(code).filter(|(side, _)| *side == owner);
            let (_, tile) =
                tile.ok_or_else(|| wrong(PositionError::NoSuchTile { code: code.to_owned() }, at))?;
            if last.is_some_and(|last| last > tile) {
                return Err(wrong(PositionError::Order, at));
            }
            if zone.count() >= usize::from(u8::MAX) {
                return Err(wrong(PositionError::TooMany, at));
            }
            last = Some(tile);
            zone.put(Some(tile));
        }
        at += part.len() + 1;
    }
    Ok(())
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "L1 ")?;
        for rank in (0..8).rev() {
            if rank < 7 {
                write!(f, "/")?;
            }
            self.write_row(f, rank)?;
        }
        let side = if self.mover() == Side::First { 'w' } else { 'b' };
        let rights: String = RIGHTS
            .iter()
            .filter(|(_, side, wing)| self.board.rights.has(*side, *wing))
            .map(|(letter, ..)| *letter)
            .collect();
        let rights = if rights.is_empty() { "-" } else { &rights };
        let passed = self.board.passed.map_or_else(|| "-".to_owned(), square_name);
        write!(f, " {side} {rights} {passed} ")?;
        match self.phase {
            Phase::Play(played) => write!(f, "P{played}")?,
            Phase::Move => write!(f, "M")?,
            Phase::End => write!(f, "E")?,
        }
        for side in Side::BOTH {
            for (pile, before) in Pile::ALL.into_iter().zip([' ', '/', '/']) {
                write!(f, "{before}{}", zone_text(self.zones.get(side, pile), side))?;
            }
        }
        let result =
            RESULTS.iter().find(|(_, outcome)| *outcome == self.result).map_or("*", |(text, _)| *text);
        write!(f, " {} {result}", self.number)
    }
}

impl State {
    fn write_row(&self, f: &mut fmt::Formatter<'_>, rank: i8) -> fmt::Result {
        let mut empty = 0;
        for square in (0..8).filter_map(|file| Square::at(file, rank)) {
            let Some(piece) = self.board.get(square) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                write!(f, "{empty}")?;
                empty = 0;
            }
            write!(f, "{}", cased(&piece.kind.symbol().to_string(), piece.side))?;
            if !piece.tiles.is_empty() {
                let tiles: String = piece.tiles.iter().map(tile_text).collect();
                write!(f, "({tiles})")?;
            }
        }
        if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
    }
}

/// The letters in the case of a side.
fn cased(letters: &str, side: Side) -> String {
    match side {
        Side::First => letters.to_owned(),
        Side::Second => letters.to_ascii_lowercase(),
    }
}

fn tile_text(placed: PlacedTile) -> String {
    cased(placed.tile.map_or(HIDDEN_TRAP, Tile::code), placed.owner)
}

fn zone_text(zone: &Zone, owner: Side) -> String {
    match zone.tiles() {
        None => format!("?{}", zone.count()),
        Some(tiles) if tiles.is_empty() => "-".to_owned(),
        Some(tiles) => tiles.into_iter().map(|tile| cased(tile.code(), owner)).collect(),
    }
}
