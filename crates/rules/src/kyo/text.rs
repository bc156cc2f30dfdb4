//! Position strings (`rules/kyo.md §14`); each position has exactly one.

use std::fmt::{self, Write as _};

use super::error::{Error, PositionError};
use super::piece::{Chip, Kind, Mana, Pawn, Tile};
use super::stack::Stack;
use super::state::{Opening, SetupTag, State};
use crate::{RuleError, Side};

const COLUMNS: usize = 10;

/// Parses a canonical position string.
///
/// # Errors
///
/// Code `position`, with the byte offset.
pub(super) fn parse(text: &str) -> Result<State, RuleError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, side, setup, move_number] = fields.as_slice() else {
        return Err(invalid(PositionError::Fields { found: fields.len() }, 0));
    };
    let offset = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
    let setup_tag = parse_setup(setup).ok_or_else(|| invalid(PositionError::Setup, offset(setup)))?;
    let mut state = State::empty(setup_tag);
    parse_board(board, &mut state)?;
    state.mover = match side {
        "g" => Side::First,
        "r" => Side::Second,
        _ => return Err(invalid(PositionError::Side, offset(side))),
    };
    state.move_number =
        number(move_number).ok_or_else(|| invalid(PositionError::MoveNumber, offset(move_number)))?;
    Ok(state)
}

fn invalid(error: PositionError, at: usize) -> RuleError {
    RuleError::from(Error::Position(error)).at(at)
}

fn parse_setup(field: &str) -> Option<SetupTag> {
    let (opening, optional) = match field.strip_suffix('+') {
        Some(opening) => (opening, true),
        None => (field, false),
    };
    let opening = match opening {
        "r" => Opening::Rear,
        "m" => Opening::Middle,
        "f" => Opening::Front,
        "-" => Opening::Custom,
        _ => return None,
    };
    Some(SetupTag { opening, optional })
}

/// Parses a positive number without leading zeros.
fn number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if digits && !text.starts_with('0') { text.parse().ok() } else { None }
}

fn parse_board(board: &str, state: &mut State) -> Result<(), RuleError> {
    let rows = board.split('/').count();
    if rows != COLUMNS {
        return Err(invalid(PositionError::Rows { found: rows }, 0));
    }
    let mut offset = 0;
    for (rank, row) in (0..).zip(board.split('/')) {
        parse_row(row, rank, offset, state)?;
        offset += row.len() + 1;
    }
    check_counts(state)
}

fn parse_row(row: &str, rank: i8, offset: usize, state: &mut State) -> Result<(), RuleError> {
    let mut at = offset;
    let mut file = 0;
    let mut after_run = false;
    for cell in row.split(',') {
        if cell.starts_with(|letter: char| letter.is_ascii_digit()) {
            let run = cell.parse().ok().filter(|run| (1..=COLUMNS).contains(run) && !cell.starts_with('0'));
            file += run.ok_or_else(|| invalid(PositionError::Run, at))?;
            if after_run {
                return Err(invalid(PositionError::SplitRun, at));
            }
            after_run = true;
        } else {
            let stack = parse_stack(cell, at)?;
            let tile = i8::try_from(file).ok().and_then(|file| Tile::at(file, rank));
            *state.stack_mut(tile.ok_or_else(|| row_error(rank, offset))?) = stack;
            file += 1;
            after_run = false;
        }
        at += cell.len() + 1;
    }
    if file == COLUMNS { Ok(()) } else { Err(row_error(rank, offset)) }
}

fn row_error(rank: i8, offset: usize) -> RuleError {
    invalid(PositionError::Row { row: rank }, offset)
}

fn parse_stack(cell: &str, offset: usize) -> Result<Stack, RuleError> {
    if cell.is_empty() {
        return Err(invalid(PositionError::EmptyCell, offset));
    }
    let mut stack = Stack::default();
    for (index, letter) in cell.char_indices() {
        let at = offset + index;
        if stack.pawn.is_some() {
            return Err(invalid(PositionError::OnPawn, at));
        }
        if let Some(chip) = Chip::from_letter(letter) {
            // More chips than the game has would overflow the bit planes.
            if stack.chips.len() == PositionError::ALL_CHIPS {
                return Err(invalid(PositionError::Chips, at));
            }
            stack.chips.push(chip);
        } else {
            let pawn = Pawn::from_letter(letter).ok_or_else(|| invalid(PositionError::Piece, at))?;
            stack.pawn = Some(pawn);
        }
    }
    Ok(stack)
}

/// Checks that no side has more pieces than it starts with.
fn check_counts(state: &State) -> Result<(), RuleError> {
    for side in Side::BOTH {
        for kind in Kind::ALL {
            let pawn = Some(Pawn { side, kind });
            if Tile::all().filter(|tile| state.stack(*tile).pawn == pawn).count() > kind.max_count() {
                return Err(invalid(PositionError::Pawns { side, kind }, 0));
            }
        }
        for mana in Mana::BOTH {
            if state.mana(side, mana) > Mana::MAX_COUNT {
                return Err(invalid(PositionError::Mana { side, mana }, 0));
            }
        }
    }
    let shields: usize = Tile::all().map(|tile| state.stack(tile).chips.shields()).sum();
    if shields > Chip::SHIELDS {
        return Err(invalid(PositionError::Shields, 0));
    }
    Ok(())
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let opening = match self.setup.opening {
            Opening::Rear => 'r',
            Opening::Middle => 'm',
            Opening::Front => 'f',
            Opening::Custom => '-',
        };
        let optional = if self.setup.optional { "+" } else { "" };
        write!(f, "{} {opening}{optional} {}", self.repetition_text(), self.move_number)
    }
}

impl State {
    /// The first two fields, which positions must share to count as repeated.
    pub(super) fn repetition_text(&self) -> String {
        let mut text = String::with_capacity(300);
        for rank in 0..COLUMNS as i8 {
            if rank > 0 {
                text.push('/');
            }
            self.print_row(rank, &mut text);
        }
        text.push_str(match self.mover {
            Side::First => " g",
            Side::Second => " r",
        });
        text
    }

    fn print_row(&self, rank: i8, text: &mut String) {
        let start = text.len();
        let cell = |text: &mut String| {
            if text.len() > start {
                text.push(',');
            }
        };
        let mut empty = 0;
        for tile in (0..COLUMNS as i8).filter_map(|file| Tile::at(file, rank)) {
            let stack = self.stack(tile);
            if stack.is_empty() {
                empty += 1;
                continue;
            }
            if empty > 0 {
                cell(text);
                // Writing to a string never fails.
                let _ = write!(text, "{empty}");
                empty = 0;
            }
            cell(text);
            text.extend(stack.letters());
        }
        if empty > 0 {
            cell(text);
            let _ = write!(text, "{empty}");
        }
    }
}

impl Stack {
    /// The letters of position strings, bottom first.
    pub fn letters(&self) -> impl Iterator<Item = char> {
        self.chips.iter().map(Chip::letter).chain(self.pawn.map(Pawn::letter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/P,P,P,P,2,P,P,P,P/10/\
                         10/p,p,p,p,2,p,p,p,p/10/4,SSt,SSt,4/\
                         dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g m 1";

    #[track_caller]
    fn assert_rejects(text: &str, error: PositionError, at: usize) {
        assert_eq!(parse(text), Err(invalid(error, at)), "{text}");
    }

    #[test]
    fn canonical_strings_round_trip() {
        for text in [
            START,
            "10/10/10/10/10/10/10/10/10/10 r - 4294967295",
            "9,K/9,D/10/C,N,7,n/10/SSSSSSSSSSSSSSSS,9/10/10/d,9/k,9 g -+ 7",
            "DDDDDDDDDDDDDLLLLLLLLLLLLLdddddddddddddlllllllllllllSSSSSSSSSSSSSSSSK,9/9,k/10/10/10/10/10/10/10/10 g f+ 2",
        ] {
            assert_eq!(parse(text).expect(text).to_string(), text);
        }
    }

    #[test]
    fn errors_have_byte_offsets() {
        let with = |from: &str, to: &str| START.replacen(from, to, 1);
        let at = |part: &str| START.find(part).expect(part);
        assert_rejects("", PositionError::Fields { found: 1 }, 0);
        assert_rejects(&format!("{START} "), PositionError::Fields { found: 5 }, 0);
        assert_rejects(&with("/10/", "/5,5/"), PositionError::SplitRun, at("/10/") + 3);
        assert_rejects(&with("/10/", "/11/"), PositionError::Run, at("/10/") + 1);
        assert_rejects(&with("/10/", "/010/"), PositionError::Run, at("/10/") + 1);
        assert_rejects(&with("/10/", "/0,10/"), PositionError::Run, at("/10/") + 1);
        assert_rejects(&with("/10/", "//"), PositionError::EmptyCell, at("/10/") + 1);
        assert_rejects(&with("/10/", "/9/"), PositionError::Row { row: 2 }, at("/10/") + 1);
        assert_rejects(&with("/10/", "/9,P,P/"), PositionError::Row { row: 2 }, at("/10/") + 1);
        assert_rejects(&with("/10/", "/"), PositionError::Rows { found: 9 }, 0);
        assert_rejects(&with("SST", "STS"), PositionError::OnPawn, at("SST") + 2);
        assert_rejects(&with("SST", "STT"), PositionError::OnPawn, at("SST") + 2);
        assert_rejects(&with("SST", "sST"), PositionError::Piece, at("SST"));
        assert_rejects(&with("SST", "SéT"), PositionError::Piece, at("SST") + 1);
        assert_rejects(&with("SST", "SS2"), PositionError::Piece, at("SST") + 2);
        assert_rejects(&with(" g ", " w "), PositionError::Side, at(" g ") + 1);
        assert_rejects(&with(" m ", " m+ + "), PositionError::Fields { found: 5 }, 0);
        assert_rejects(&with(" m ", " + "), PositionError::Setup, at(" m ") + 1);
        assert_rejects(&with(" m ", " M "), PositionError::Setup, at(" m ") + 1);
        for number in ["0", "01", "+1", "-1", "", "4294967296", "1e3"] {
            assert_rejects(&with("m 1", &format!("m {number}")), PositionError::MoveNumber, START.len() - 1);
        }
    }

    #[test]
    fn extra_pieces_are_rejected() {
        let with = |from: &str, to: &str| START.replacen(from, to, 1);
        let (gold, red) = (Side::First, Side::Second);
        for (from, to, side, kind) in [
            ("DDDH", "DDDK", gold, Kind::King),
            ("dlSq", "dlSk", red, Kind::King),
            ("DDDH", "DDDP", gold, Kind::LightPawn),
            ("P,P,P,P,2", "P,P,P,P,H,1", gold, Kind::HeavyPawn),
            ("P,P,P,P,2", "P,P,P,P,T,1", gold, Kind::Tower),
            ("P,P,P,P,2", "P,P,P,P,Q,1", gold, Kind::Queen),
        ] {
            assert_rejects(&with(from, to), PositionError::Pawns { side, kind }, 0);
        }
        assert_rejects(&with("LLLH", "LLLLH"), PositionError::Mana { side: gold, mana: Mana::Light }, 0);
        assert_rejects(&with("dddh", "ddddh"), PositionError::Mana { side: red, mana: Mana::Dark }, 0);
        assert_rejects(&with("SST", "SSST"), PositionError::Shields, 0);
        let three = "C,C,C,7/N,N,8/10/10/10/10/10/10/10/10 g - 1";
        assert_rejects(three, PositionError::Pawns { side: gold, kind: Kind::Cannon }, 0);
        assert_rejects(&with("DDDH", &"D".repeat(300)), PositionError::Chips, 68);
    }
}
