//! The starting positions (`rules/chakart.md §2`).

use std::num::NonZeroU32;

use super::piece::{Content, Kind, Piece, Square};
use super::state::State;
use crate::{PlayError, Rolls, RuleError, Setup, Side};

/// The setups on offer.
pub(super) const SETUPS: [Setup; 3] = [
    Setup { name: "asymmetric", title: "A random back rank for each" },
    Setup { name: "symmetric", title: "One random back rank for both" },
    Setup { name: "deterministic", title: "As in chess" },
];

/// The pieces of a back rank from file a on.
type BackRank = [Kind; 8];

const CHESS: BackRank =
    [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King, Kind::Bishop, Kind::Knight, Kind::Rook];

/// The start position of a setup.
///
/// # Errors
///
/// [`PlayError::Roll`] asks for the next lot; [`PlayError::Refused`] where there is no such setup.
pub(super) fn start(name: &str, draws: &mut Rolls<'_>) -> Result<State, PlayError> {
    let ranks = match name {
        "deterministic" => [CHESS; 2],
        "symmetric" => [back_rank(draws)?; 2],
        "asymmetric" => [back_rank(draws)?, back_rank(draws)?],
        _ => return Err(RuleError::because("position", "unknown_setup").with("setup", name).into()),
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

fn pick(draws: &mut Rolls<'_>, options: usize) -> Result<usize, PlayError> {
    let options = u32::try_from(options).ok().and_then(NonZeroU32::new).expect("a few options");
    Ok(draws.pick(options)? as usize)
}

/// A uniform choice among the 2880 back ranks with bishops on squares of both colours.
fn back_rank(draws: &mut Rolls<'_>) -> Result<BackRank, PlayError> {
    let mut rank = [None; 8];
    rank[2 * pick(draws, 4)? + 1] = Some(Kind::Bishop);
    rank[2 * pick(draws, 4)?] = Some(Kind::Bishop);
    let mut left = vec![Kind::Rook, Kind::Rook, Kind::Knight, Kind::Knight, Kind::Queen, Kind::King];
    for place in rank.iter_mut().filter(|place| place.is_none()) {
        *place = Some(left.remove(pick(draws, left.len())?));
    }
    Ok(rank.map(|kind| kind.expect("every file was filled")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_are_drawn_in_the_order_of_the_rules() {
        let white = [2, 0, 5, 0, 0, 2, 0, 0];
        let black = [0, 3, 0, 0, 0, 0, 0, 0];
        let all = [white, black].concat();
        let text = start("asymmetric", &mut Rolls::new(&all)).expect("all lots are drawn").to_string();
        assert_eq!(text, "rbrnnqbk/pppppppp/8/8/8/8/PPPPPPPP/BKRRQBNN w 0 {\"flags\":\"1111\"}");
        let text = start("symmetric", &mut Rolls::new(&white)).expect("all lots are drawn").to_string();
        assert_eq!(text, "bkrrqbnn/pppppppp/8/8/8/8/PPPPPPPP/BKRRQBNN w 0 {\"flags\":\"1111\"}");
        let options: Vec<u32> = (0..16)
            .map(|drawn| match start("asymmetric", &mut Rolls::new(&all[..drawn])) {
                Err(PlayError::Roll(options)) => options.get(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(options, [4, 4, 6, 5, 4, 3, 2, 1, 4, 4, 6, 5, 4, 3, 2, 1]);
    }

    #[test]
    fn without_lots_the_start_is_that_of_chess() {
        let text = start("deterministic", &mut Rolls::none()).expect("no lots").to_string();
        assert_eq!(text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 {\"flags\":\"1111\"}");
        for wrong in ["", "standard", "Symmetric"] {
            let stop = start(wrong, &mut Rolls::none()).expect_err("no such setup");
            assert!(matches!(stop, PlayError::Refused(error) if error.code() == "position"), "{wrong}");
        }
    }
}
