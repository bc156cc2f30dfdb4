//! Example positions and moves for the pages of Chakart's rules.

use crate::Side;
use crate::guide::{Chapter, GuidePage};

pub(super) static CHAPTERS: &[Chapter] = &[
    Chapter {
        name: "game",
        pages: &[
            GuidePage::new("overview", "qbbrrnnk/pppppppp/8/8/8/8/PPPPPPPP/QBNNBKRR w 0 {\"flags\":\"1111\"}").played(&["d2d4", "g8f6", "e1b4+c4"]),
            GuidePage::new("setup", "qbbrrnnk/pppppppp/8/8/8/8/PPPPPPPP/QBNNBKRR w 0 {\"flags\":\"1111\"}"),
            GuidePage::new("turn", "3r2k1/w4p2/2nm4/4e3/3Q4/8/5P2/6K1 w 20 {\"flags\":\"1111\"}").aim("d4"),
        ],
    },
    Chapter {
        name: "men",
        pages: &[
            GuidePage::new("pawn", "7k/8/8/4p3/8/3nmd2/4P3/7K w 20 {\"flags\":\"1111\"}").about(&["P"]).aim("e2"),
            GuidePage::new("knight", "k7/8/3p1P2/4P1e1/3PNp2/8/8/7K w 20 {\"flags\":\"1111\"}").about(&["N"]).aim("e4"),
            GuidePage::new("bishop", "k7/6p1/1d6/4e3/3B4/2m5/5w2/7K w 20 {\"flags\":\"1111\"}").about(&["B"]).aim("d4"),
            GuidePage::new("rook", "k7/3p4/3e4/8/1d1R1m1P/8/3w4/7K w 20 {\"flags\":\"1111\"}").about(&["R"]).aim("d4"),
            GuidePage::new("queen", "k7/8/1e1m1n2/8/3Q1w2/8/1P6/7K w 20 {\"flags\":\"1011\"}").about(&["Q"]).aim("d4"),
            GuidePage::new("king", "k2q4/8/8/4mr2/3PK3/8/8/8 w 20 {\"flags\":\"0111\"}").about(&["K"]).aim("e4"),
            GuidePage::new("promotion", "k7/p3P3/3n4/8/8/8/8/7K w 20 {\"flags\":\"1111\"}").played(&["e7e8k"]),
            GuidePage::new("carried", "k7/1p2m3/4P3/7r/8/8/8/K7 w 20 {\"flags\":\"1001\"}").played(&["e6e7"]),
        ],
    },
    Chapter {
        name: "objects",
        pages: &[
            GuidePage::new("gifts", "4k3/2pp4/8/8/8/8/1P4P1/R3K1N1 w 20 {\"flags\":\"1111\"}").played(&["a1a5+b4"]),
            GuidePage::new("mushroom", "7k/4pp2/8/8/8/2m5/4P3/1N5K w 20 {\"flags\":\"1111\"}").about(&["m"]).played(&["b1c3"]),
            GuidePage::new("banana", "7k/6p1/3n4/3d4/8/8/6P1/3Q3K w 20 {\"flags\":\"1111\"}").about(&["d"]).played(&["d1d5>d6"]),
            GuidePage::new("bomb", "7k/4pp2/8/8/3P4/2w5/6P1/1N5K w 20 {\"flags\":\"1111\"}").about(&["w"]).played(&["b1c3>b4"]),
            GuidePage::new("chain", "rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {\"flags\":\"1111\"}").played(&["f3e4>e5>d5"]),
            GuidePage::new("egg", "4k3/3pp3/8/8/8/8/3PP3/4K1N1 w 20 {\"flags\":\"1111\"}").about(&["e"]).played(&["g1f3"]),
        ],
    },
    Chapter {
        name: "eggs",
        pages: &[
            GuidePage::new("king-boo", "4k2q/1p5p/8/e7/8/8/6P1/R3K3 w 20 {\"flags\":\"1111\"}").about(&["*B"]).played(&["a1a5*B+b4", "a5h8"]),
            GuidePage::new("koopa", "4k3/4p3/8/8/8/5e2/4P3/4K1N1 w 20 {\"flags\":\"1111\"}").about(&["*K"]).played(&["g1f3*K"]),
            GuidePage::new("toadette", "4k3/4pp2/8/8/8/5e2/4P3/4K1N1 w 20 {\"flags\":\"1111\"}").about(&["*T"]).played(&["g1f3*Tq", "@c5"]),
            GuidePage::new("chomp", "4k3/5p2/8/3e4/8/8/5P2/3QK3 w 20 {\"flags\":\"1111\"}").about(&["*C"]).played(&["d1d5*C"]),
            GuidePage::new("daisy", "4k3/5p2/8/3n4/8/2e5/5P2/1N2K3 w 20 {\"flags\":\"1111\"}").about(&["*D"]).played(&["b1c3*D", "c3d5"]),
            GuidePage::new("bowser", "4k3/3p4/5n2/8/2e5/8/5P2/4KB2 w 20 {\"flags\":\"1111\"}").about(&["*M"]).played(&["f1c4*M+c5"]),
            GuidePage::new("luigi", "7k/1b3n1p/8/3e4/8/8/5P2/3QK3 w 20 {\"flags\":\"1111\"}").about(&["*L"]).played(&["d1d5*Lf7"]),
            GuidePage::new("waluigi", "7k/1b5p/8/3e4/8/1R4N1/5P2/3QK3 w 20 {\"flags\":\"1111\"}").about(&["*W"]).played(&["d1d5*Wb3"]),
            GuidePage::new("halo", "3qk3/3pp3/8/8/3U4/5O2/5P2/4K3 b 21 {\"flags\":\"1111\"}"),
        ],
    },
    Chapter {
        name: "powers",
        pages: &[
            GuidePage::new("shell", "k7/8/8/4n3/7r/4e3/3P1P2/4K3 w 20 {\"flags\":\"1111\"}").about(&["s"]).played(&["e1e5s"]),
            GuidePage::new("stealth", "1n2k3/3p3p/8/r7/8/8/3P4/3QK3 w 20 {\"flags\":\"1111\"}").about(&["h"]).played(&["d1h5h"]).seen_by(Side::First),
            GuidePage::new("unseen", "1n2k3/3p3p/8/r7/8/8/3P4/3QK3 w 20 {\"flags\":\"1111\"}").played(&["d1h5h"]),
            GuidePage::new("found", "1n2k3/3p3p/8/r7/8/8/3P4/3QK3 w 20 {\"flags\":\"1111\"}").played(&["d1h5h", "a5h5+g6"]),
        ],
    },
    Chapter {
        name: "end",
        pages: &[
            GuidePage::new("kings", "3k1r2/5p2/8/3m4/8/8/5P2/3Q2K1 w 20 {\"flags\":\"1111\"}").played(&["d1d8"]),
            GuidePage::new("draws", "4k3/8/8/8/8/8/5p2/4K3 w 20 {\"flags\":\"0000\"}").played(&["e1f2"]),
            GuidePage::new("lots", "7k/6p1/4P3/3nd3/8/8/6P1/4R2K w 20 {\"flags\":\"1111\"}").played(&["e1e5>f5+g6"]),
            GuidePage::new("notation", "erk2rq1/1m2e1m1/mppmne1m/p1BpppPp/mm1P1QbP/1Nmnw1dm/e1mP2d1/1BwR1RKN b 1 {\"flags\":\"1111\"}").played(&["f8f6*Wg8+g7"]),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::super::Chakart;
    use super::super::piece::{Egg, Kind, Object};
    use crate::guide::{symbols_without_page, targets};

    #[test]
    fn every_piece_object_and_egg_has_a_page() {
        let pieces = Kind::ALL.iter().map(|kind| kind.symbol().to_string());
        let objects = Object::ALL.iter().map(|object| object.letter().to_string());
        let eggs = Egg::ALL.iter().map(|egg| format!("*{}", egg.letter()));
        let powers = ["h", "s"].map(str::to_owned);
        let signs = pieces.chain(objects).chain(eggs).chain(powers);
        assert_eq!(symbols_without_page(&Chakart, signs), Vec::<String>::new());
    }

    /// Expected counts are by hand from rules/chakart.md §3.
    #[test]
    fn pages_mark_the_described_targets() {
        for (topic, count) in [
            // One and two squares ahead, past a mushroom; a piece and a banana diagonally ahead.
            ("pawn", 4),
            ("knight", 7),
            // Slides past egg and mushroom; stopped by a capture, a banana and a bomb.
            ("bishop", 3 + 2 + 3 + 2),
            ("rook", 3 + 2 + 3 + 2),
            // Up, down, left, right; up right, up left, down left, down right.
            ("queen", 4 + 3 + 3 + 2 + 2 + 3 + 1 + 3),
            ("king", 7),
        ] {
            assert_eq!(targets(&Chakart, topic), count, "{topic}");
        }
    }
}
