//! Threats of a side against the enemy king, with at most one tile from its hand.
//!
//! A searching player doesn't know the opponent's hand. The types of tiles that capture the king,
//! and their share of all tiles, give the probability without sampling many hands.

use super::attacks;
use super::destinations::Abilities;
use super::lookahead::Lookahead;
use super::piece::{Kind, Piece};
use super::tile::Tile;
use super::zone::{Pile, Zone};
use crate::Side;

/// The ways a side can capture the enemy king in its next move, using at most one tile on one of
/// its own pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KingThreat {
    /// The types of tiles that allow the capture, as bits.
    tiles: u64,
    /// Whether a piece captures the king without a tile.
    pub is_capture: bool,
    /// The number of pieces on an open line or a knight's leap from the king.
    pub lookers: u32,
    /// The number of empty squares on the king's lines.
    pub open: u32,
}

impl KingThreat {
    const NONE: Self = Self { tiles: 0, is_capture: false, lookers: 0, open: 0 };

    /// The types of tiles that allow the capture, in the order of [`Tile::ALL`].
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        let tiles = self.tiles;
        Tile::ALL.into_iter().filter(move |tile| tiles & tile.bit() != 0)
    }
}

impl Lookahead {
    /// The threat against the king of `side`'s opponent. Ignores traps, Guard, and lines that bend,
    /// wrap or pass through pieces.
    #[must_use]
    pub fn king_threat(&self, side: Side) -> KingThreat {
        let board = &self.state().board;
        let Some(king) = board.king(side.other()) else { return KingThreat::NONE };
        let (occupied, own) = (board.occupied(), board.squares_of(side));
        let own = own.without(board.effects().frozen);
        let lines = [attacks::rook(king, occupied), attacks::bishop(king, occupied)];
        let open = lines[0].or(lines[1]).without(occupied).len();
        let lines = lines.map(|line| line.and(own));
        let leaps = attacks::knight(king).and(own);
        let near = attacks::king(king).and(own);
        let before_pawns = attacks::pawn(king, side.other()).and(own);
        let lookers = lines[0].or(lines[1]).or(leaps);
        let mut threat = KingThreat { lookers: lookers.len(), open, ..KingThreat::NONE };
        for from in lookers {
            let Some(piece) = board.get(from) else { continue };
            let is_near = near.has(from);
            let bearing = Bearing {
                orthogonal: lines[0].has(from),
                diagonal: lines[1].has(from),
                near: is_near,
                leap: leaps.has(from),
                pawn: before_pawns.has(from),
            };
            let found = bearing.threat(piece);
            threat.tiles |= found.tiles;
            threat.is_capture |= found.is_capture;
        }
        threat
    }

    /// The probability that a hand of `side`, sampled from its hand and bag, holds a tile of the
    /// threat. Recycle counts if the graveyard has such a tile.
    #[must_use]
    pub fn holding_chance(&self, side: Side, threat: &KingThreat) -> f64 {
        let zones = [Pile::Hand, Pile::Bag, Pile::Graveyard].map(|pile| self.zone(side, pile));
        let (hand, all) = (zones[0].count(), zones[0].count() + zones[1].count());
        let count = |zone: &Zone, tile: Tile| match zone {
            Zone::Open(there) => usize::from(there[tile as usize]),
            Zone::Closed(_) => 0,
        };
        let mut fitting = 0;
        let mut again = false;
        for tile in threat.tiles() {
            fitting += count(zones[0], tile) + count(zones[1], tile);
            again |= count(zones[2], tile) > 0;
        }
        if again {
            fitting += count(zones[0], Tile::Recycle) + count(zones[1], Tile::Recycle);
        }
        let mut missing = 1.0;
        for drawn in 0..hand {
            let left = all - drawn;
            missing *= left.saturating_sub(fitting) as f64 / left as f64;
        }
        1.0 - missing
    }
}

/// The geometry between a piece and a king.
#[derive(Clone, Copy)]
struct Bearing {
    orthogonal: bool,
    diagonal: bool,
    near: bool,
    leap: bool,
    pawn: bool,
}

impl Bearing {
    /// The piece's own threat against the king.
    fn threat(self, piece: &Piece) -> KingThreat {
        let abilities = Abilities::of(piece);
        if !abilities.captures {
            return KingThreat::NONE;
        }
        // Sticky Feet allow only adjacent squares.
        let (far, leaps) = (self.near || !abilities.sticky(), self.leap && !abilities.sticky());
        let has = |tile: Tile| abilities.has(tile);
        let kind = |kind: Kind| piece.kind == kind;
        let [rook, bishop] = abilities.lines();
        let is_capture = (self.orthogonal && far && rook)
            || (self.diagonal && far && bishop)
            || (self.near && (kind(Kind::King) || has(Tile::King)))
            || (self.near && self.orthogonal && has(Tile::Sidestep))
            || (leaps && (kind(Kind::Knight) || has(Tile::Knight)))
            || (self.pawn && (kind(Kind::Pawn) || has(Tile::Pawn)));
        if piece.tiles.filled() >= piece.kind.slots() {
            return KingThreat { is_capture, ..KingThreat::NONE };
        }
        let mut tiles = 0;
        let mut add = |wanted: bool, tile: Tile| {
            if wanted {
                tiles |= tile.bit();
            }
        };
        add((self.orthogonal || self.diagonal) && far, Tile::Queen);
        add(self.orthogonal && far, Tile::Rook);
        add(self.diagonal && far, Tile::Bishop);
        add((self.orthogonal && bishop || self.diagonal && rook) && far, Tile::RookBishop);
        add(leaps, Tile::Knight);
        add(self.near, Tile::King);
        add(self.near && self.orthogonal, Tile::Sidestep);
        add(self.pawn, Tile::Pawn);
        KingThreat { tiles, is_capture, ..KingThreat::NONE }
    }
}

#[cfg(test)]
mod tests {
    use super::super::text::parse;
    use super::super::{PieceOption, Square};
    use super::*;
    use crate::{Observer, View};

    /// A position with White to move and complete knowledge of all piles.
    fn ahead(board: &str, zones: &str) -> Lookahead {
        let text = format!("L1 {board} w - - P0 {zones} 1 *");
        let state = parse(&text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let view = crate::Position::view(&state, Observer::Player(Side::First));
        let View::Lusus(view) = view else { unreachable!("Lusus gives its own view") };
        view.lookahead(&mut |_| 0)
    }

    fn takes(ahead: &Lookahead, king: Square) -> bool {
        let won = |option: &PieceOption| {
            let after = ahead.after_piece(option, &mut |_| 0);
            after.outcome().is_some_and(|outcome| outcome.winner == Some(Side::First))
        };
        ahead.piece_options().iter().any(|option| option.enters(king) && won(option))
    }

    /// A pseudorandom board with pieces of both sides and some relevant tiles.
    fn board(number: u64) -> String {
        let mut state = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut below = move |options: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 20) % options
        };
        let mut squares = vec![String::new(); 64];
        let (white, black) = (below(64) as usize, below(63) as usize);
        squares[white] = "K".to_owned();
        squares[black + usize::from(black >= white)] = "k".to_owned();
        for _ in 0..12 {
            let at = below(64) as usize;
            let rank = at / 8;
            let kind = ["Q", "R", "B", "N", "P", "r", "n", "p"][below(8) as usize];
            let is_pawn = kind.eq_ignore_ascii_case("p");
            if !squares[at].is_empty() || (is_pawn && !(1..7).contains(&rank)) {
                continue;
            }
            let tile = ["", "(QU)", "(RO)", "(BI)", "(KN)", "(SF)", "(DM)", "(PA)"][below(8) as usize];
            squares[at] = format!("{kind}{tile}");
        }
        let rows = squares.chunks(8).map(|row| {
            let cells: Vec<_> = row.iter().map(|cell| if cell.is_empty() { "1" } else { cell }).collect();
            let mut text = String::new();
            for cell in cells {
                match (cell, text.chars().last().filter(char::is_ascii_digit)) {
                    ("1", Some(last)) => {
                        text.pop();
                        text.push((last as u8 + 1) as char);
                    }
                    _ => text.push_str(cell),
                }
            }
            text
        });
        rows.collect::<Vec<_>>().join("/")
    }

    #[test]
    fn king_threats_agree_with_legal_moves() {
        let tiles = [
            Tile::King,
            Tile::Queen,
            Tile::Bishop,
            Tile::Knight,
            Tile::Rook,
            Tile::Pawn,
            Tile::RookBishop,
            Tile::Sidestep,
        ];
        let (mut captures, mut threats) = (0, 0);
        for number in 0..300 {
            let board = board(number);
            let here = ahead(&board, "-/-/- -/-/-");
            let threat = here.king_threat(Side::First);
            let king = here.king(Side::Second).expect("Black has a king");
            assert_eq!(threat.is_capture, takes(&here, king), "{board}");
            captures += u32::from(threat.is_capture);
            if threat.is_capture {
                continue;
            }
            for tile in tiles {
                let holding = ahead(&board, &format!("{}/-/- -/-/-", tile.code()));
                let found = holding.tile_options().iter().any(|option| {
                    let own = option.target().and_then(|(at, _)| here.piece(at));
                    let mut after = holding.clone();
                    after.play_tile(option, &mut |_| 0);
                    own.is_some_and(|piece| piece.side == Side::First) && takes(&after, king)
                });
                assert_eq!(threat.tiles().any(|fitting| fitting == tile), found, "{board} {tile:?}");
                threats += u32::from(found);
            }
        }
        assert!(captures > 100 && threats > 100, "{captures} {threats}");
    }

    #[test]
    fn the_holding_chance_averages_over_all_hands() {
        // The rook on a1 captures the king on h8 with any tile that adds bishop movement.
        let board = "7k/8/8/8/8/8/8/R3K3";
        let here = ahead(board, "ROPA/BIPAPAPA/- -/-/-");
        let threat = here.king_threat(Side::First);
        assert_eq!(threat.tiles().collect::<Vec<_>>(), [Tile::Queen, Tile::Bishop, Tile::RookBishop]);
        // One of six tiles fits and the hand has two: 1 - (5/6)(4/5).
        let chance = here.holding_chance(Side::First, &threat);
        assert!((chance - 1.0 / 3.0).abs() < 1e-9, "{chance}");
        // Recycle counts, too, if a Queen is in the graveyard.
        let again = ahead(board, "PARC/BIPAPAPA/QU -/-/-");
        let chance = again.holding_chance(Side::First, &threat);
        assert!((chance - (1.0 - 4.0 / 6.0 * 3.0 / 5.0)).abs() < 1e-9, "{chance}");
    }
}
