//! Starting positions (`rules/chakart.md §2`).

use super::error::Error;
use super::piece::{Content, Kind, Piece};
use super::roll_meaning::RollMeaning;
use super::square::Square;
use super::state::State;
use crate::{PlayError, Rolls, RuleError, Setup, Side};

pub(super) const SETUPS: [Setup; 3] = [
    Setup { name: "asymmetric", title: "A random back rank for each" },
    Setup { name: "symmetric", title: "One random back rank for both" },
    Setup { name: "deterministic", title: "As in chess" },
];

/// The kinds of a back rank, from file a.
type BackRank = [Kind; 8];

const CHESS: BackRank =
    [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook];

/// Builds the starting position of a setup.
///
/// # Errors
///
/// [`PlayError::Roll`] requests the next roll; [`PlayError::Refused`] rejects an unknown setup.
pub(super) fn start(name: &str, rolls: &mut Rolls<'_>) -> Result<State, PlayError> {
    let ranks = match name {
        "deterministic" => [CHESS; 2],
        "symmetric" => [back_rank(0, true, rolls)?; 2],
        "asymmetric" => [back_rank(0, false, rolls)?, back_rank(7, false, rolls)?],
        _ => return Err(RuleError::from(Error::UnknownSetup { setup: name.to_owned() }).into()),
    };
    let mut state = State::empty();
    for (side, pieces) in Side::BOTH.into_iter().zip(ranks) {
        let (back, front) = match side {
            Side::First => (0, 1),
            Side::Second => (7, 6),
        };
        for (file, kind) in (0..).zip(pieces) {
            for (rank, kind) in [(back, kind), (front, Kind::Pawn)] {
                if let Some(square) = Square::at(file, rank) {
                    state.set(square, Content::Piece(Piece::plain(side, kind)));
                }
            }
        }
    }
    Ok(state)
}

/// Rolls one of the 2880 back ranks whose bishops are on squares of both colors. `row` and
/// `mirrored` only describe the rolls for the dice proof.
fn back_rank(row: i8, mirrored: bool, rolls: &mut Rolls<'_>) -> Result<BackRank, PlayError> {
    let means = |kind, file: usize| {
        let at = i8::try_from(file).ok().and_then(|file| Square::at(file, row));
        let at = at.expect("the file is below 8");
        crate::RollMeaning::Chakart(RollMeaning::Placed { kind, at, mirrored })
    };
    let mut rank = [None; 8];
    for files in [[1, 3, 5, 7], [0, 2, 4, 6]] {
        let index = rolls.pick_from(&files, |file| means(Kind::Bishop, file))?;
        rank[files[index]] = Some(Kind::Bishop);
    }
    let mut left = vec![Kind::Rook, Kind::Rook, Kind::Knight, Kind::Knight, Kind::Queen, Kind::King];
    for (file, kind) in rank.iter_mut().enumerate().filter(|(_, kind)| kind.is_none()) {
        let index = rolls.pick_from(&left, |kind| means(kind, file))?;
        *kind = Some(left.remove(index));
    }
    Ok(rank.map(|kind| kind.expect("each file got a piece")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_roll_in_the_order_of_the_rules() {
        let white = [2, 0, 5, 0, 0, 2, 0, 0];
        let black = [0, 3, 0, 0, 0, 0, 0, 0];
        let all = [white, black].concat();
        let text = start("asymmetric", &mut Rolls::new(&all)).expect("every roll is given").to_string();
        assert_eq!(text, "rbrnnqbk/pppppppp/8/8/8/8/PPPPPPPP/BKRRQBNN w 0 {\"flags\":\"1111\"}");
        let text = start("symmetric", &mut Rolls::new(&white)).expect("every roll is given").to_string();
        assert_eq!(text, "bkrrqbnn/pppppppp/8/8/8/8/PPPPPPPP/BKRRQBNN w 0 {\"flags\":\"1111\"}");
        let options: Vec<u32> = (0..16)
            .map(|rolled| match start("asymmetric", &mut Rolls::new(&all[..rolled])) {
                Err(PlayError::Roll(options)) => options.get(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(options, [4, 4, 6, 5, 4, 3, 2, 1, 4, 4, 6, 5, 4, 3, 2, 1]);
    }

    #[test]
    fn the_deterministic_start_is_that_of_chess() {
        let text = start("deterministic", &mut Rolls::none()).expect("needs no rolls").to_string();
        assert_eq!(text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 {\"flags\":\"1111\"}");
        for wrong in ["", "standard", "Symmetric"] {
            let stop = start(wrong, &mut Rolls::none()).expect_err("unknown setup");
            assert!(matches!(stop, PlayError::Refused(error) if error.code() == "position"), "{wrong}");
        }
    }
}
