//! Positions on the pages of Aruki's rules.

use super::text::START;
use crate::guide::{Chapter, GuidePage};

/// The pages in reading order.
pub(super) static CHAPTERS: &[Chapter] = &[
    Chapter {
        name: "game",
        pages: &[
            GuidePage::new(
                "overview",
                "ral1[gd]k[jk][sd]pla1/1oo1o1oooooo/oO1o4r3/5o6/2P9/5A3[PP]2/3M8/1j2O2o[SS]3/4S7/2O1L1O5/O2O1O1OOOOO/R1L1[GD]K[JK][SD]PLAR w O2PRA/j2l GSgs 3 24",
            ),
            GuidePage::new("setup", START),
            GuidePage::new("turn", START).played(&["O(d2)d3"]),
            GuidePage::new("capture", "5k6/12/12/12/9lo1/2o9/4r7/3P8/6OO4/12/12/5K6 w -/- - 0 1")
                .played(&["P(d5)e6"]),
            GuidePage::new("trays", "5k6/12/12/2l6o2/7p4/12/12/12/4O7/R11/12/5K6 w O2PR/j2l - 0 1"),
        ],
    },
    Chapter {
        name: "pieces",
        pages: &[
            GuidePage::new("pawn", "k11/12/12/12/12/12/3o1o2o3/4O3O3/12/12/12/11K w -/- - 0 1")
                .about(&["O"])
                .aim("e5"),
            GuidePage::new("javelin", "k11/12/12/12/12/12/3o1p6/4J7/3o1l6/12/12/11K w -/- - 0 1")
                .about(&["J"])
                .aim("e5"),
            GuidePage::new("pike", "k11/12/12/12/12/12/3OOo6/4P7/4o7/12/12/11K w -/- - 0 1")
                .about(&["P"])
                .aim("e5"),
            GuidePage::new("greater-pike", "k11/12/12/12/12/4l7/3o1O6/4[PP]7/12/6o5/12/11K w -/- - 0 1")
                .about(&["PP"])
                .aim("e5"),
            GuidePage::new("lance", "k11/12/12/12/12/12/3ooo6/3OL7/12/12/12/11K w -/- - 0 1")
                .about(&["L"])
                .aim("e5"),
            GuidePage::new("greater-lance", "k11/12/12/12/12/6o5/4O7/4[LL]o6/12/4p7/12/11K w -/- - 0 1")
                .about(&["LL"])
                .aim("e5"),
            GuidePage::new("sword", "k11/12/12/12/12/6o5/4o7/3OS7/5o6/12/12/11K w -/- - 0 1")
                .about(&["S"])
                .aim("e5"),
            GuidePage::new("long-sword", "k11/12/12/12/12/5o6/4ooo5/3l[SS]7/5o6/12/12/11K w -/- - 0 1")
                .about(&["SS"])
                .aim("e5"),
            GuidePage::new("rook", "k11/12/12/12/4O7/12/12/4R2o1o2/12/12/12/11K w -/- - 0 1")
                .about(&["R"])
                .aim("e5"),
            GuidePage::new("arrow", "k11/12/9o2/12/7o4/4o7/12/4A7/12/2O9/12/11K w -/- - 0 1")
                .about(&["A"])
                .aim("e5"),
            GuidePage::new("minister", "k11/12/12/12/7o4/4O7/12/1o2M1o5/12/12/12/11K w -/- - 0 1")
                .about(&["M"])
                .aim("e5"),
            GuidePage::new("king", "k11/5r6/12/12/12/12/12/4K7/3oO7/12/12/12 w -/- - 0 1")
                .about(&["K"])
                .aim("e5"),
            GuidePage::new("jester", "k11/12/12/12/12/7o4/12/4[JK]7/5o6/12/12/11K w -/- - 0 1")
                .about(&["JK"])
                .aim("e5"),
            GuidePage::new("mimicry", "k11/12/12/12/12/6o5/4r7/4[JK]2o4/3[PP]8/12/12/11K w -/- - 0 1")
                .aim("e5"),
            GuidePage::new("golden-dragon", "k11/12/4o7/12/4o7/12/5o6/3O[GD]7/12/12/12/11K w -/- G 0 1")
                .about(&["GD"])
                .aim("e5"),
            GuidePage::new("silver-dragon", "k11/12/12/12/12/12/12/1o2[SD]2O1o2/5p6/12/12/11K w -/- S 0 1")
                .about(&["SD"])
                .aim("e5"),
        ],
    },
    Chapter {
        name: "specials",
        pages: &[
            GuidePage::new("promotion", "5k6/1mo9/O11/12/12/12/12/12/2O9/12/12/5K6 w R/- - 0 1")
                .played(&["O(a10)b11=M"]),
            GuidePage::new("javelin-promotion", "2J9/12/12/5k2p3/12/2o9/12/12/6O5/12/12/5K6 w LS/- - 0 1")
                .played(&["J(c12)c11=S"]),
            GuidePage::new("evolution", "12/k11/lp10/9o2/6o5/12/12/12/2O1R2O4/12/12/5K6 w OA/- - 0 1")
                .played(&["R(e4)+A=M"]),
            GuidePage::new("wipe", "7k4/2m9/8p3/2r9/2o1o7/12/12/12/2[GD]9/12/2O9/5K6 w -/- G 0 1")
                .played(&["GD(c4)-"]),
            GuidePage::new("line-check", "8k3/4[gd]7/12/4o2o4/4l7/12/4O7/12/9P2/4K7/12/12 w -/- g 0 1"),
            GuidePage::new("line-exception", "4k7/12/7o4/2p1o7/12/12/12/12/4[GD]4O2/12/4K7/12 w -/- G 0 1"),
        ],
    },
    Chapter {
        name: "end",
        pages: &[
            GuidePage::new("check", "k11/12/12/4r7/12/12/3o8/12/4S7/7O4/12/4K7 w -/- - 0 1").aim("e4"),
            GuidePage::new("checkmate", "k11/11R/12/o11/2o9/12/12/10R1/12/6O5/12/5K6 w -/- - 0 1")
                .played(&["R(k5)k12#"]),
            GuidePage::new("stalemate", "k11/12/12/12/12/12/12/12/12/12/1M10/5K6 w -/- - 0 1")
                .played(&["M(b2)b10"]),
            GuidePage::new("draws", "12/12/12/12/6k5/12/12/12/5o6/4K7/12/12 w -/- - 0 1")
                .played(&["K(e3)f4"]),
            GuidePage::new("notation", "12/5k6/O11/7o4/12/12/12/4O7/3o8/12/12/1A3K6 w R/- - 0 1")
                .played(&["O(a10)a11=R+"]),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::super::{Aruki, Kind};
    use crate::guide::{symbols_without_page, targets};

    #[test]
    fn every_kind_of_piece_has_a_page() {
        let symbols = Kind::ALL.iter().map(|kind| kind.symbol().to_owned());
        assert_eq!(symbols_without_page(&Aruki, symbols), Vec::<String>::new());
    }

    /// Counted by hand from rules/aruki.md §§5, 6, 9 and 10.
    #[test]
    fn pages_mark_the_expected_squares() {
        for (topic, count) in [
            // One ahead and two captures.
            ("pawn", 3),
            // One ahead, one back, two captures ahead.
            ("javelin", 4),
            // Four diagonals minus a friendly piece.
            ("pike", 3),
            // Eight minus a friendly piece on the near square.
            ("greater-pike", 7),
            ("lance", 3),
            ("greater-lance", 7),
            ("sword", 7),
            ("long-sword", 16),
            // Two up to the friendly piece, four down, four left, three right with a capture.
            ("rook", 9 + 4),
            // Three up right with a capture, four up left, one down left, four down right.
            ("arrow", 3 + 4 + 1 + 4),
            // Up one, down four, left three with a capture, right two with a capture; up right
            // three with a capture, up left four, down left four, down right four.
            ("minister", 1 + 4 + 3 + 2 + 3 + 4 + 4 + 4),
            // Eight minus the friendly piece and the three squares on the rook's column.
            ("king", 4),
            ("jester", 8),
            // Seven steps: eight minus the greater pike. Then the rook's slides: none further
            // up, three further down, three further left, two further right with a capture. Then
            // four leaps of the pike.
            ("mimicry", 7 + 3 + 3 + 2 + 4),
            ("golden-dragon", 7),
            ("silver-dragon", 8),
            // Only moves off the column.
            ("check", 2),
        ] {
            assert_eq!(targets(&Aruki, topic), count, "{topic}");
        }
    }
}
