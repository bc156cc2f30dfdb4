//! The starting positions (`rules/chakart.md §2`).

use std::num::NonZeroU32;

use super::error::Error;
use super::piece::{Content, Kind, Piece};
use super::square::Square;
use super::state::State;
use crate::{PlayError, Rolls, RuleError, Setup, Side};

/// The setups on offer.
pub(super) const SETUPS: [Setup; 3] = [
    Setup { name: "asymmetric", title: "A random back rank for each" },
    Setup { name: "symmetric", title: "One random back rank for both" },
    Setup { name: "deterministic", title: "As in chess" },
];

/// The kinds on a back rank from file a on.
type BackRank = [Kind; 8];

const CHESS: BackRank =
    [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook];

/// The start position of a setup.
///
/// # Errors
///
/// [`PlayError::Roll`] asks for the next roll; [`PlayError::Refused`] where there is no such setup.
pub(super) fn start(name: &str, rolls: &mut Rolls<'_>) -> Result<State, PlayError> {
    let ranks = match name {
        "deterministic" => [CHESS; 2],
        "symmetric" => [back_rank(rolls)?; 2],
        "asymmetric" => [back_rank(rolls)?, back_rank(rolls)?],
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

fn pick(rolls: &mut Rolls<'_>, options: usize) -> Result<usize, PlayError> {
    let options = u32::try_from(options).ok().and_then(NonZeroU32::new).expect("a few options");
    Ok(rolls.pick(options)? as usize)
}

/// Rolls one of the 2880 back ranks with bishops on squares of both colors.
fn back_rank(rolls: &mut Rolls<'_>) -> Result<BackRank, PlayError> {
    let mut rank = [None; 8];
    rank[2 * pick(rolls, 4)? + 1] = Some(Kind::Bishop);
    rank[2 * pick(rolls, 4)?] = Some(Kind::Bishop);
    let mut left = vec![Kind::Rook, Kind::Rook, Kind::Knight, Kind::Knight, Kind::Queen, Kind::King];
    for kind in rank.iter_mut().filter(|kind| kind.is_none()) {
        *kind = Some(left.remove(pick(rolls, left.len())?));
    }
    Ok(rank.map(|kind| kind.expect("every file is filled")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_rolled_in_the_order_of_the_rules() {
        let white = [2, 0, 5, 0, 0, 2, 0, 0];
        let black = [0, 3, 0, 0, 0, 0, 0, 0];
        let all = [white, black].concat();
        let text = start("asymmetric", &mut Rolls::new(&all)).expect("all is rolled").to_string();
        assert_eq!(text, "rbrnnqbk/pppppppp/8/8/8/8/PPPPPPPP/BKRRQBNN w 0 {\"flags\":\"1111\"}");
        let text = start("symmetric", &mut Rolls::new(&white)).expect("all is rolled").to_string();
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
    fn without_rolls_the_start_is_that_of_chess() {
        let text = start("deterministic", &mut Rolls::none()).expect("no rolls").to_string();
        assert_eq!(text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 {\"flags\":\"1111\"}");
        for wrong in ["", "standard", "Symmetric"] {
            let stop = start(wrong, &mut Rolls::none()).expect_err("no such setup");
            assert!(matches!(stop, PlayError::Refused(error) if error.code() == "position"), "{wrong}");
        }
    }
}
