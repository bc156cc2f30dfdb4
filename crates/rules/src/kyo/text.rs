//! Position strings (`rules/kyo.md §14`): one position, one string.

use std::fmt::{self, Write as _};

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
    let &[board, side, setup, turn] = fields.as_slice() else {
        return Err(wrong("position_fields", 0).with("found", fields.len()));
    };
    let offset = |field: &str| field.as_ptr() as usize - text.as_ptr() as usize;
    let setup_tag = parse_setup(setup).ok_or_else(|| wrong("position_setup", offset(setup)))?;
    let mut state = State::empty(setup_tag);
    parse_board(board, &mut state)?;
    state.mover = match side {
        "g" => Side::First,
        "r" => Side::Second,
        _ => return Err(wrong("position_side", offset(side))),
    };
    state.turn = number(turn).ok_or_else(|| wrong("position_turn", offset(turn)).with("limit", u32::MAX))?;
    Ok(state)
}

fn wrong(why: &'static str, at: usize) -> RuleError {
    RuleError::because("position", why).at(at)
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
        return Err(wrong("position_rows", 0).with("found", rows));
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
            file += run.ok_or_else(|| wrong("position_run", at))?;
            if after_run {
                return Err(wrong("position_canonical", at));
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
    wrong("position_row", offset).with("row", rank)
}

fn parse_stack(cell: &str, offset: usize) -> Result<Stack, RuleError> {
    if cell.is_empty() {
        return Err(wrong("position_cell", offset));
    }
    let mut stack = Stack::default();
    for (index, letter) in cell.char_indices() {
        let at = offset + index;
        if stack.pawn.is_some() {
            return Err(wrong("position_pawn", at));
        }
        if let Some(chip) = Chip::from_letter(letter) {
            // No more chips than a pile of all of them fit on a tile.
            if stack.chips.len() == Chip::SHIELDS + 4 * Mana::MOST {
                return Err(wrong("position_chips", at).with("limit", stack.chips.len()));
            }
            stack.chips.push(chip);
        } else {
            let pawn = Pawn::from_letter(letter).ok_or_else(|| wrong("position_piece", at))?;
            stack.pawn = Some(pawn);
        }
    }
    Ok(stack)
}

/// No side may have more of anything than it begins with.
fn check_counts(state: &State) -> Result<(), RuleError> {
    let too_many = |letter: char, side: Side, limit: usize| {
        let error = wrong("position_count", 0).with("piece", letter).with("limit", limit);
        Err(error.with("side", super::INFO.side_name(side)))
    };
    for side in Side::BOTH {
        for kind in Kind::ALL {
            let pawn = Some(Pawn { side, kind });
            if Tile::all().filter(|tile| state.stack(*tile).pawn == pawn).count() > kind.most() {
                return too_many(kind.symbol(), side, kind.most());
            }
        }
        for mana in Mana::BOTH {
            if state.mana(side, mana) > Mana::MOST {
                return too_many(mana.symbol(), side, Mana::MOST);
            }
        }
    }
    let shields: usize = Tile::all().map(|tile| state.stack(tile).chips.shields()).sum();
    if shields > Chip::SHIELDS {
        return Err(wrong("position_shields", 0).with("limit", Chip::SHIELDS));
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
        write!(f, "{} {opening}{optional} {}", self.repetition_text(), self.turn)
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
    fn refuses(text: &str, why: &str, at: usize) {
        let error = parse(text).expect_err(text);
        assert_eq!((error.code(), error.message_id(), error.at), ("position", why, Some(at)), "{text}");
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
        refuses("", "position_fields", 0);
        refuses(&format!("{START} "), "position_fields", 0);
        refuses(&with("/10/", "/5,5/"), "position_canonical", at("/10/") + 3);
        refuses(&with("/10/", "/11/"), "position_run", at("/10/") + 1);
        refuses(&with("/10/", "/010/"), "position_run", at("/10/") + 1);
        refuses(&with("/10/", "/0,10/"), "position_run", at("/10/") + 1);
        refuses(&with("/10/", "//"), "position_cell", at("/10/") + 1);
        refuses(&with("/10/", "/9/"), "position_row", at("/10/") + 1);
        refuses(&with("/10/", "/9,P,P/"), "position_row", at("/10/") + 1);
        refuses(&with("/10/", "/"), "position_rows", 0);
        refuses(&with("SST", "STS"), "position_pawn", at("SST") + 2);
        refuses(&with("SST", "STT"), "position_pawn", at("SST") + 2);
        refuses(&with("SST", "sST"), "position_piece", at("SST"));
        refuses(&with("SST", "SéT"), "position_piece", at("SST") + 1);
        refuses(&with("SST", "SS2"), "position_piece", at("SST") + 2);
        refuses(&with(" g ", " w "), "position_side", at(" g ") + 1);
        refuses(&with(" m ", " m+ + "), "position_fields", 0);
        refuses(&with(" m ", " + "), "position_setup", at(" m ") + 1);
        refuses(&with(" m ", " M "), "position_setup", at(" m ") + 1);
        for turn in ["0", "01", "+1", "-1", "", "4294967296", "1e3"] {
            refuses(&with("m 1", &format!("m {turn}")), "position_turn", START.len() - 1);
        }
    }

    #[test]
    fn nobody_has_more_than_at_the_start() {
        let with = |from: &str, to: &str| START.replacen(from, to, 1);
        for (from, to) in [
            ("DDDH", "DDDK"),
            ("dlSq", "dlSk"),
            ("DDDH", "DDDP"),
            ("P,P,P,P,2", "P,P,P,P,H,1"),
            ("P,P,P,P,2", "P,P,P,P,T,1"),
            ("P,P,P,P,2", "P,P,P,P,Q,1"),
            ("LLLH", "LLLLH"),
            ("dddh", "ddddh"),
        ] {
            refuses(&with(from, to), "position_count", 0);
        }
        refuses(&with("SST", "SSST"), "position_shields", 0);
        let three = "C,C,C,7/N,N,8/10/10/10/10/10/10/10/10 g - 1";
        refuses(three, "position_count", 0);
        refuses(&with("DDDH", &"D".repeat(300)), "position_chips", 68);
    }
}
