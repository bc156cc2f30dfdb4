//! Position strings (`rules/kyo.md §14`): one position, one string.

use std::fmt::{self, Write as _};

use super::error::{Error, PositionError};
use super::piece::{Chip, Kind, Mana, Pawn, Tile};
use super::stack::Stack;
use super::state::{Opening, SetupTag, State};
use crate::{RuleError, Side};

/// The tiles of a row.
const COLUMNS: usize = 10;

/// Reads a canonical position string.
///
/// # Errors
///
/// Code `position`: says what is wrong with the text, and where.
pub(super) fn parse(text: &str) -> Result<State, RuleError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, side, setup, move_number] = fields.as_slice() else {
        return Err(wrong(PositionError::Fields { found: fields.len() }, 0));
    };
    let offset = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
    let setup_tag = parse_setup(setup).ok_or_else(|| wrong(PositionError::Setup, offset(setup)))?;
    let mut state = State::empty(setup_tag);
    parse_board(board, &mut state)?;
    state.mover = match side {
        "g" => Side::First,
        "r" => Side::Second,
        _ => return Err(wrong(PositionError::Side, offset(side))),
    };
    state.move_number =
        number(move_number).ok_or_else(|| wrong(PositionError::MoveNumber, offset(move_number)))?;
    Ok(state)
}

fn wrong(error: PositionError, at: usize) -> RuleError {
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

/// A number from 1 on without leading zeros.
fn number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if digits && !text.starts_with('0') { text.parse().ok() } else { None }
}

fn parse_board(board: &str, state: &mut State) -> Result<(), RuleError> {
    let rows = board.split('/').count();
    if rows != COLUMNS {
        return Err(wrong(PositionError::Rows { found: rows }, 0));
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
            file += run.ok_or_else(|| wrong(PositionError::Run, at))?;
            if after_run {
                return Err(wrong(PositionError::SplitRun, at));
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
    wrong(PositionError::Row { row: rank }, offset)
}

fn parse_stack(cell: &str, offset: usize) -> Result<Stack, RuleError> {
    if cell.is_empty() {
        return Err(wrong(PositionError::EmptyCell, offset));
    }
    let mut stack = Stack::default();
    for (index, letter) in cell.char_indices() {
        let at = offset + index;
        if stack.pawn.is_some() {
            return Err(wrong(PositionError::OnPawn, at));
        }
        if let Some(chip) = Chip::from_letter(letter) {
            // No more chips than a pile of all of them fit on a tile.
            if stack.chips.len() == PositionError::ALL_CHIPS {
                return Err(wrong(PositionError::Chips, at));
            }
            stack.chips.push(chip);
        } else {
            let pawn = Pawn::from_letter(letter).ok_or_else(|| wrong(PositionError::Piece, at))?;
            stack.pawn = Some(pawn);
        }
    }
    Ok(stack)
}

/// No side may have more of anything than it begins with.
fn check_counts(state: &State) -> Result<(), RuleError> {
    for side in Side::BOTH {
        for kind in Kind::ALL {
            let pawn = Some(Pawn { side, kind });
            if Tile::all().filter(|tile| state.stack(*tile).pawn == pawn).count() > kind.most() {
                return Err(wrong(PositionError::Pawns { side, kind }, 0));
            }
        }
        for mana in Mana::BOTH {
            if state.mana(side, mana) > Mana::MOST {
                return Err(wrong(PositionError::Mana { side, mana }, 0));
            }
        }
    }
    let shields: usize = Tile::all().map(|tile| state.stack(tile).chips.shields()).sum();
    if shields > Chip::SHIELDS {
        return Err(wrong(PositionError::Shields, 0));
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
    /// The first two fields: what counts for repetition.
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
    /// The letters of position strings, from the bottom upwards.
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
    fn refuses(text: &str, error: PositionError, at: usize) {
        assert_eq!(parse(text), Err(wrong(error, at)), "{text}");
    }

    #[test]
    fn what_is_canonical_prints_as_it_was_read() {
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
    fn refusals_say_where() {
        let with = |from: &str, to: &str| START.replacen(from, to, 1);
        let at = |part: &str| START.find(part).expect(part);
        refuses("", PositionError::Fields { found: 1 }, 0);
        refuses(&format!("{START} "), PositionError::Fields { found: 5 }, 0);
        refuses(&with("/10/", "/5,5/"), PositionError::SplitRun, at("/10/") + 3);
        refuses(&with("/10/", "/11/"), PositionError::Run, at("/10/") + 1);
        refuses(&with("/10/", "/010/"), PositionError::Run, at("/10/") + 1);
        refuses(&with("/10/", "/0,10/"), PositionError::Run, at("/10/") + 1);
        refuses(&with("/10/", "//"), PositionError::EmptyCell, at("/10/") + 1);
        refuses(&with("/10/", "/9/"), PositionError::Row { row: 2 }, at("/10/") + 1);
        refuses(&with("/10/", "/9,P,P/"), PositionError::Row { row: 2 }, at("/10/") + 1);
        refuses(&with("/10/", "/"), PositionError::Rows { found: 9 }, 0);
        refuses(&with("SST", "STS"), PositionError::OnPawn, at("SST") + 2);
        refuses(&with("SST", "STT"), PositionError::OnPawn, at("SST") + 2);
        refuses(&with("SST", "sST"), PositionError::Piece, at("SST"));
        refuses(&with("SST", "SéT"), PositionError::Piece, at("SST") + 1);
        refuses(&with("SST", "SS2"), PositionError::Piece, at("SST") + 2);
        refuses(&with(" g ", " w "), PositionError::Side, at(" g ") + 1);
        refuses(&with(" m ", " m+ + "), PositionError::Fields { found: 5 }, 0);
        refuses(&with(" m ", " + "), PositionError::Setup, at(" m ") + 1);
        refuses(&with(" m ", " M "), PositionError::Setup, at(" m ") + 1);
        for number in ["0", "01", "+1", "-1", "", "4294967296", "1e3"] {
            refuses(&with("m 1", &format!("m {number}")), PositionError::MoveNumber, START.len() - 1);
        }
    }

    #[test]
    fn no_side_has_more_than_at_the_start() {
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
            refuses(&with(from, to), PositionError::Pawns { side, kind }, 0);
        }
        refuses(&with("LLLH", "LLLLH"), PositionError::Mana { side: gold, mana: Mana::Light }, 0);
        refuses(&with("dddh", "ddddh"), PositionError::Mana { side: red, mana: Mana::Dark }, 0);
        refuses(&with("SST", "SSST"), PositionError::Shields, 0);
        let three = "C,C,C,7/N,N,8/10/10/10/10/10/10/10/10 g - 1";
        refuses(three, PositionError::Pawns { side: gold, kind: Kind::Cannon }, 0);
        refuses(&with("DDDH", &"D".repeat(300)), PositionError::Chips, 68);
    }
}
