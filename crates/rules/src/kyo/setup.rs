//! The starting positions (`rules/kyo.md §§4 and 13`).

use super::piece::{Chip, Kind, Pawn, Tile};
use super::stack::Stack;
use super::state::{Opening, SetupTag, State};
use crate::Side;

/// Gold's home row from column A on. The two stacks in front of it follow.
const HOME: [&str; 10] = ["DDDH", "DDLH", "DLLH", "LLLH", "SSSK", "DLSQ", "LLLH", "DLLH", "DDLH", "DDDH"];
const TOWERS: [(i8, &str); 2] = [(4, "SST"), (5, "SST")];
const LIGHT_PAWNS: [i8; 8] = [0, 1, 2, 3, 6, 7, 8, 9];
/// The optional pieces are on row 2.
const OPTIONAL: [(i8, &str); 4] = [(1, "N"), (3, "C"), (6, "C"), (8, "N")];

/// Returns the start of a setup, or `None` if the name is unknown.
pub(super) fn start(name: &str) -> Option<State> {
    let (opening, optional) = match name.strip_suffix('+') {
        Some(opening) => (opening, true),
        None => (name, false),
    };
    let (opening, row) = match opening {
        "rear" => (Opening::Rear, 1),
        "middle" => (Opening::Middle, 3),
        "front" => (Opening::Front, 4),
        _ => return None,
    };
    let mut state = State::empty(SetupTag { opening, optional });
    let home = (0..).zip(HOME).map(|(file, letters)| (file, 0, letters));
    let towers = TOWERS.into_iter().map(|(file, letters)| (file, 1, letters));
    let pawns = LIGHT_PAWNS.into_iter().map(|file| (file, row, "P"));
    let more = OPTIONAL.into_iter().filter(|_| optional).map(|(file, letters)| (file, 2, letters));
    for (file, row, letters) in home.chain(towers).chain(pawns).chain(more) {
        for (side, row) in [(Side::First, row), (Side::Second, 9 - row)] {
            if let Some(tile) = Tile::at(file, row) {
                *state.stack_mut(tile) = stack(letters, side);
            }
        }
    }
    Some(state)
}

/// Parses a stack in Gold's letters for either side.
fn stack(letters: &str, side: Side) -> Stack {
    let mut stack = Stack::default();
    for letter in letters.chars() {
        match Chip::from_letter(letter) {
            Some(Chip::Mana(_, mana)) => stack.chips.push(Chip::Mana(side, mana)),
            Some(Chip::Shield) => stack.chips.push(Chip::Shield),
            None => stack.pawn = Kind::from_symbol(letter).map(|kind| Pawn { side, kind }),
        }
    }
    stack
}

#[cfg(test)]
mod tests {
    use super::super::info::INFO;
    use super::super::text::parse;
    use super::*;

    #[test]
    fn starts_match_the_rules() {
        let top = "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH";
        let bottom = "dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh";
        let (pawns, reds) = ("P,P,P,P,2,P,P,P,P", "p,p,p,p,2,p,p,p,p");
        let (towers, red_towers) = ("4,SST,SST,4", "4,SSt,SSt,4");
        for (name, rows) in [
            ("middle", format!("{top}/{towers}/10/{pawns}/10/10/{reds}/10/{red_towers}/{bottom} g m 1")),
            (
                "rear",
                format!(
                    "{top}/P,P,P,P,SST,SST,P,P,P,P/10/10/10/10/10/10/p,p,p,p,SSt,SSt,p,p,p,p/{bottom} g r 1"
                ),
            ),
            ("front", format!("{top}/{towers}/10/10/{pawns}/{reds}/10/10/{red_towers}/{bottom} g f 1")),
            (
                "middle+",
                format!(
                    "{top}/{towers}/1,N,1,C,2,C,1,N,1/{pawns}/10/10/{reds}/1,n,1,c,2,c,1,n,1/{red_towers}/{bottom} g m+ 1"
                ),
            ),
        ] {
            assert_eq!(start(name).expect(name).to_string(), rows);
        }
        for name in INFO.setups.iter().map(|setup| setup.name) {
            let state = start(name).expect(name);
            assert_eq!(parse(&state.to_string()), Ok(state));
        }
        for wrong in ["", "+", "standard", "middle++", "Middle"] {
            assert!(start(wrong).is_none(), "{wrong}");
        }
    }
}
