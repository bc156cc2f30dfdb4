//! The inputs of Aruki's network: pieces on squares, trays and powers, from the view of one side.
//!
//! That side's pieces come first and its home rank is the lowest. If its king is in the right half,
//! files are counted from the right.

use sealed_move_rules::Side;
use sealed_move_rules::aruki::{Kind, Lookahead, Piece, Square};

use super::network::{BuiltInNetwork, InputLayout};

const SQUARES: usize = 144;
const FILES: usize = 12;
const KINDS: usize = Kind::ALL.len();
/// Further pieces of a kind in a tray don't count.
const MAX_TRAY: usize = 4;
const FIRST_TRAY: usize = 2 * KINDS * SQUARES;
const TRAY_FACTS: usize = Kind::TRAY * MAX_TRAY;
const FIRST_POWER: usize = FIRST_TRAY + 2 * TRAY_FACTS;
const DRAGONS: [Kind; 2] = [Kind::GoldenDragon, Kind::SilverDragon];
const INPUTS: usize = FIRST_POWER + 2 * DRAGONS.len();
pub(crate) const LAYOUT: InputLayout =
    InputLayout { inputs: INPUTS, kinds: 2 * KINDS, ranks: SQUARES / FILES, files: FILES };

/// The network of levels 4 to 6.
pub(crate) static NETWORK: BuiltInNetwork =
    BuiltInNetwork::new(include_bytes!("../networks/aruki.bin"), INPUTS);

/// A side's view of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Perspective {
    side: Side,
    /// Whether files are counted from the right.
    mirrored: bool,
}

impl Perspective {
    pub(crate) fn of(side: Side, ahead: &Lookahead) -> Self {
        Self { side, mirrored: ahead.king(side).file() >= 6 }
    }

    /// The input of a piece on a square.
    pub(crate) fn piece(self, square: Square, piece: Piece) -> usize {
        let file = if self.mirrored { 11 - square.file() } else { square.file() };
        let rank = if self.side == Side::First { square.rank() } else { 11 - square.rank() };
        let kind = self.owner(piece.side) * KINDS + piece.kind.index();
        kind * SQUARES + rank as usize * FILES + file as usize
    }

    /// 0 for this side, 1 for the other.
    fn owner(self, side: Side) -> usize {
        usize::from(side != self.side)
    }

    /// The input of a fact about a side's tray or powers.
    pub(crate) fn reserve(self, side: Side, fact: usize) -> usize {
        let owner = self.owner(side);
        match fact.checked_sub(TRAY_FACTS) {
            None => FIRST_TRAY + owner * TRAY_FACTS + fact,
            Some(power) => FIRST_POWER + owner * DRAGONS.len() + power,
        }
    }

    /// All inputs of a position.
    pub(crate) fn inputs(self, ahead: &Lookahead) -> impl Iterator<Item = usize> {
        let army = move |side| {
            ahead.pieces(side).map(move |(square, kind)| self.piece(square, Piece { side, kind }))
        };
        let reserves = move |side| facts(reserves(ahead, side)).map(move |fact| self.reserve(side, fact));
        Side::BOTH.into_iter().flat_map(army).chain(Side::BOTH.into_iter().flat_map(reserves))
    }
}

/// The facts about a side's tray and powers, one bit each: the first to fourth piece of each kind, then
/// the powers.
pub(crate) fn reserves(ahead: &Lookahead, side: Side) -> u64 {
    let mut held = 0;
    for (index, kind) in Kind::ALL.into_iter().take(Kind::TRAY).enumerate() {
        let count = usize::from(ahead.tray(side, kind)).min(MAX_TRAY);
        held |= ((1 << count) - 1) << (index * MAX_TRAY);
    }
    for (index, dragon) in DRAGONS.into_iter().enumerate() {
        held |= u64::from(ahead.power(side, dragon)) << (TRAY_FACTS + index);
    }
    held
}

/// The set bits.
pub(crate) fn facts(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let fact = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(fact)
    })
}

/// The inputs of the side to move, then of the other side.
pub(crate) fn network_inputs(ahead: &Lookahead) -> [Vec<u16>; 2] {
    let mover = ahead.turn();
    [mover, mover.other()].map(|side| {
        let inputs = Perspective::of(side, ahead).inputs(ahead);
        inputs.map(|input| u16::try_from(input).expect("there are fewer inputs")).collect()
    })
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{Observer, Rolls, find};

    use super::*;

    fn ahead(text: &str) -> Lookahead {
        let position = find("aruki").unwrap().parse(text).unwrap();
        let sealed_move_rules::View::Aruki(view) = position.view(Observer::Public) else { unreachable!() };
        view.lookahead()
    }

    fn sorted(side: Side, ahead: &Lookahead) -> Vec<usize> {
        let mut inputs: Vec<_> = Perspective::of(side, ahead).inputs(ahead).collect();
        inputs.sort_unstable();
        inputs
    }

    #[test]
    fn each_fact_is_one_input() {
        let start = find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap();
        let ahead = ahead(&start.text());
        let inputs = sorted(Side::First, &ahead);
        // Both sides have two powers besides their pieces.
        let pieces = Side::BOTH.map(|side| ahead.pieces(side).count()).iter().sum::<usize>();
        assert_eq!(inputs.len(), pieces + 4);
        assert!(inputs.windows(2).all(|pair| pair[0] < pair[1]), "{inputs:?}");
        assert!(inputs.last() < Some(&INPUTS));
        // The armies face each other mirror-wise, so both sides see the same start.
        assert_eq!(inputs, sorted(Side::Second, &ahead));
    }

    #[test]
    fn a_mirrored_board_is_seen_alike() {
        let left = ahead("12/12/5k6/12/3R8/12/12/2O9/12/12/12/4K7 w O2/p - 0 9");
        let right = ahead("12/12/6k5/12/8R3/12/12/9O2/12/12/12/7K4 w O2/p - 0 9");
        for side in Side::BOTH {
            assert_eq!(sorted(side, &left), sorted(side, &right), "{side:?}");
        }
    }
}
