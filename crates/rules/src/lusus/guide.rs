//! Example positions and moves for the pages of Lusus's rules.

use crate::Side;
use crate::guide::{Chapter, GuidePage};

pub(super) static CHAPTERS: &[Chapter] = &[
    Chapter {
        name: "game",
        pages: &[
            GuidePage::new("overview", "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - P0 QU/KIBIKNROPASWRBSIIMGUMDPDSFDMENPHDASPDSCOWRGHIZHRKWBDTHRVNDUNDGTFBQDIKODCTPESDLBSLTHERCTD/- kirohe/qubiknpaswrbsiimgumdpdsfdmenphdaspdscowrghizhrkwbdthrvndundgtfbqdikodctpesdlbsltrctd/- 1 *"),
            GuidePage::new("turn", "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - P0 QU/KIBIKNROPASWRBSIIMGUMDPDSFDMENPHDASPDSCOWRGHIZHRKWBDTHRVNDUNDGTFBQDIKODCTPESDLBSLTHERCTD/- kirohe/qubiknpaswrbsiimgumdpdsfdmenphdaspdscowrghizhrkwbdthrvndundgtfbqdikodctpesdlbsltrctd/- 1 *").played(&["QU@e2 e2e4 | dr=KNROHE"]),
            GuidePage::new("burn", "L1 3n2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 QUSF/KIQUBI/- -/kiqubikn/- 1 *").played(&["-SF d1d4 | dr=KIQUBI"]),
            GuidePage::new("hand", "L1 3n(md)2k1/p5p1/8/8/8/8/P5P1/3R(PD)2K1 w - - P0 QUIMDG/KIBIKN/SF kiro/qubiknhrth/dsco 1 *").seen_by(Side::First),
            GuidePage::new("slots", "L1 1n(dsqu)1q(co)k2r(biknkisi)/1pp5/8/8/8/8/1P(PA)P5/R(SWSPWRPH)1B(ROIM)Q(KNSI)K(KI)1N(QUCO)1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *"),
            GuidePage::new("traps", "L1 2b(unqu)n(rv)2k1/p5p1/8/8/8/2N(DGKN)5/P5P1/3R2K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *"),
            GuidePage::new("capture", "L1 6k1/3n(qu)2p1/8/3p4/8/8/P5P1/3R2K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").played(&["d1d5 | dr=KIQUBI"]),
        ],
    },
    Chapter {
        name: "men",
        pages: &[
            GuidePage::new("king", "L1 4k3/5p2/b7/8/8/8/5P2/R3K2R w KQ - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["K"]).played(&["O-O | dr=KIQUBI"]),
            GuidePage::new("queen", "L1 7k/6p1/3P1n2/8/1p1Q4/8/8/7K w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["Q", "R", "B"]).aim("d4"),
            GuidePage::new("knight", "L1 6k1/6p1/4n3/2ppPP2/3NP3/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["N"]).aim("d4"),
            GuidePage::new("pawn", "L1 6k1/6p1/8/p7/P7/2p1n3/3P2P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["P"]).aim("d2"),
            GuidePage::new("passing", "L1 6k1/p5p1/8/3pP3/8/8/6P1/6K1 w - d6 P0 -/KIQUBI/- -/kiqubikn/- 1 *").played(&["e5d6 | dr=KIQUBI"]),
            GuidePage::new("promotion", "L1 2n3k1/pP(KN)4p1/8/8/8/8/6P1/6K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").played(&["b7c8=Q | dr=KIQUBI"]),
            GuidePage::new("end", "L1 3k1r2/5p2/8/8/8/8/6P1/3Q2K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").played(&["d1d8 |"]),
            GuidePage::new("notation", "L1 6k1/6p1/2b5/n7/8/6P1/6P1/R5K1 w - - P0 KNTH/KIQUBI/- -/kiqubikn/- 1 *").played(&["TH@a1 a1a5 | dr=KIQUBI"]),
        ],
    },
    Chapter {
        name: "movement",
        pages: &[
            GuidePage::new("tile-ki", "L1 6k1/6p1/8/3pP3/3B(KI)4/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["KI"]).aim("d4"),
            GuidePage::new("tile-qu", "L1 6k1/6p1/1p1P4/5p2/3N(QU)4/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["QU"]).aim("d4"),
            GuidePage::new("tile-bi", "L1 6k1/6p1/3P1p2/8/3R(BI)4/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["BI"]).aim("d4"),
            GuidePage::new("tile-kn", "L1 6k1/6p1/4p3/3P4/2pR(KN)P3/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["KN"]).aim("d4"),
            GuidePage::new("tile-ro", "L1 6k1/6p1/3P4/8/1p1N(RO)4/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["RO"]).aim("d4"),
            GuidePage::new("tile-pa", "L1 6k1/6p1/8/8/8/2p1p3/3N(PA)2P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["PA"]).aim("d2"),
            GuidePage::new("tile-sw", "L1 6k1/6p1/8/3PP3/2rB(SW)4/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["SW"]).aim("d4"),
            GuidePage::new("tile-rb", "L1 6k1/6p1/3P1p2/8/1p1B(RB)4/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["RB"]).aim("d4"),
            GuidePage::new("tile-si", "L1 6k1/6p1/8/3pP3/3B(SI)4/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["SI"]).aim("d4"),
        ],
    },
    Chapter {
        name: "special",
        pages: &[
            GuidePage::new("tile-im", "L1 6k1/6p1/4p3/3r(gh)4/3N(IM)4/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["IM"]).aim("d4"),
            GuidePage::new("tile-gu", "L1 b5k1/6p1/8/3N2q1/8/8/P5P1/3R(GU)2K1 b - - P0 -/KIQUBIKN/- -/kiqubikn/- 2 *").about(&["GU"]).aim("g5"),
            GuidePage::new("tile-md", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 MD/KIQUBI/- -/kiqubikn/- 1 *").about(&["MD"]).played(&["MD@d8 d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-pd", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 PD/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["PD"]).played(&["PD@d1 d1d4 | dr=KIQUBIKN"]),
            GuidePage::new("tile-sf", "L1 6k1/6p1/3p1p2/8/3Q(sf)p3/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["SF"]).aim("d4"),
            GuidePage::new("tile-dm", "L1 6k1/6p1/3p1p2/8/3Q(dm)p3/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["DM"]).aim("d4"),
            GuidePage::new("tile-en", "L1 6k1/6p1/3p1p2/8/1p1Q(en)4/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["EN"]).aim("d4"),
            GuidePage::new("tile-ph", "L1 6k1/3n2p1/3P4/8/3R(PH)1p2/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["PH"]).aim("d4"),
            GuidePage::new("tile-da", "L1 3n2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 BIDA/KIQUKN/- -/kiqubikn/- 1 *").about(&["DA"]).played(&["DA@d1 BI@d1 d1h5 | dr=KIQUKN"]),
            GuidePage::new("tile-sp", "L1 6k1/7p/8/3P4/8/1B(SP)6/8/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["SP"]).aim("b3"),
            GuidePage::new("tile-ds", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 DS/KIQUBI/- -/kiqubikn/- 1 *").about(&["DS"]).played(&["DS@d8 d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-co", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 CO/KIQUBI/- -/kiqubikn/- 1 *").about(&["CO"]).played(&["CO@d8 d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-wr", "L1 6k1/6p1/1p6/8/1R(WR)1P2n1/8/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["WR"]).aim("b4"),
            GuidePage::new("tile-gh", "L1 6k1/6p1/5q2/3rp3/1R1N(GH)4/2P1B3/6P1/6K1 w - - P0 -/KIQUBIKN/- -/kiqubikn/- 1 *").about(&["GH"]),
            GuidePage::new("tile-iz", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 IZ/KIQUBI/- -/kiqubikn/- 1 *").about(&["IZ"]).played(&["IZ@d8 d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-hr", "L1 6k1/6p1/2p5/3n4/8/8/P5P1/3R(HR)2K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["HR"]).played(&["d1d5>a5 | dr=KIQUBI"]),
            GuidePage::new("tile-kw", "L1 3r2k1/p5p1/8/8/8/8/P5P1/3Q(KW)2K1 w - - P0 -/KIBIKN/SF rohrdg/qubikn/dsco 1 *").about(&["KW"]).seen_by(Side::First),
            GuidePage::new("tile-bd", "L1 6k1/p5p1/b7/n7/p7/8/3P2P1/R(BD)5K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["BD"]).played(&["a1a4xa5xa6 | dr=KIQUBI"]),
            GuidePage::new("tile-th", "L1 6k1/6p1/1p6/n(qukn)7/8/8/3P2P1/R(TH)5K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["TH"]).played(&["a1a5^1 | dr=KIQUBI"]),
        ],
    },
    Chapter {
        name: "trap",
        pages: &[
            GuidePage::new("tile-rv", "L1 6k1/6p1/1p6/n(rv)7/8/8/3P2P1/R5K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["RV"]).played(&["a1a5 | dr=KIQUBI"]),
            GuidePage::new("tile-nd", "L1 6k1/6p1/1p6/n(nd)7/8/8/3P2P1/R5K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["ND"]).played(&["a1a5 |"]),
            GuidePage::new("tile-un", "L1 6k1/6p1/1p6/n(un)7/8/8/3P2P1/R5K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["UN"]).played(&["a1a5 | dr=KIQUBI"]),
            GuidePage::new("tile-dg", "L1 6k1/6p1/1p6/n(dg)7/8/8/3P2P1/R5K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["DG"]).played(&["a1a5 | dg=b4 dr=KIQUBI"]),
            GuidePage::new("tile-tf", "L1 6k1/6p1/1p6/n(tfqu)7/8/8/3P2P1/R5K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["TF"]).played(&["a1a5 | dr=KIQUBI"]),
            GuidePage::new("tile-bq", "L1 6k1/6p1/1p6/n(bqqu)7/8/8/3P2P1/R5K1 w - - P0 -/KIQUBI/- -/kiqubikn/- 1 *").about(&["BQ"]).played(&["a1a5 | dr=KIQUBI"]),
        ],
    },
    Chapter {
        name: "once",
        pages: &[
            GuidePage::new("tile-di", "L1 6k1/p5p1/8/4n(qukn)3/8/8/P5P1/3R2K1 w - - P0 DI/KIQUBI/- -/kiqubikn/- 1 *").about(&["DI"]).played(&["DI@e5.2 d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-ko", "L1 6k1/p5p1/8/4n(qukn)3/8/8/P5P1/3R2K1 w - - P0 KO/KIQUBI/- -/kiqubikn/- 1 *").about(&["KO"]).played(&["KO@e5 d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-dc", "L1 4r(gu)1k1/p5p1/8/4n(quim)3/8/8/P5P1/3R2K1 w - - P0 DC/KIQUBI/- -/kiqubikn/- 1 *").about(&["DC"]).played(&["DC@e8.1 d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-tp", "L1 6k1/p5p1/8/4n(guqu)3/8/8/P5P1/3R2K1 w - - P0 TP/KIQUBI/- -/kiqubikn/- 1 *").about(&["TP"]).played(&["TP@e5.2 d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-es", "L1 6k1/p5p1/8/4n(gukiqu)3/8/8/P5P1/3R2K1 w - - P0 ES/KIQUBI/- -/kiqubikn/- 1 *").about(&["ES"]).played(&["ES@e5 d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-dl", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 DL/KIQUBI/- rohrdg/qubikn/- 1 *").about(&["DL"]).played(&["DL d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-bs", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 BS/KIQUBI/- rohrdg/qubikn/- 1 *").about(&["BS"]).played(&["BS d1d4 | bs=ROHR dr=KIQUBI"]),
            GuidePage::new("tile-lt", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 LT/KIQUBI/- rohrdg/qubikn/- 1 *").about(&["LT"]).played(&["LT d1d4 | lt=ROHR dr=KIQUBI"]),
            GuidePage::new("tile-he", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 HE/KIQUBI/KNROPASW -/kiqubikn/- 1 *").about(&["HE"]).played(&["HE+KN+RO+PA d1d4 | dr=KIQUBI"]),
            GuidePage::new("tile-rc", "L1 3q2k1/p5p1/8/8/8/8/P5P1/3R2K1 w - - P0 RC/KIQUKN/BIDI -/kiqubikn/- 1 *").about(&["RC"]).played(&["RC+BI@d1 d1h5 | dr=KIQUKN"]),
            GuidePage::new("tile-td", "L1 3q(qu)2k1/p5p1/8/8/8/8/P5P1/3R(sf)2K1 w - - P0 TD/KIQUBI/- -/kiqubikn/- 1 *").about(&["TD"]).played(&["TD@d1.1~d8.1 d1d4 | dr=KIQUBI"]),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::super::{Kind, Lusus, Tile};
    use crate::guide::{symbols_without_page, targets};

    #[test]
    fn every_piece_and_tile_has_a_page() {
        let pieces = Kind::ALL.iter().map(|kind| kind.symbol().to_string());
        let tiles = Tile::ALL.iter().map(|tile| tile.code().to_owned());
        assert_eq!(symbols_without_page(&Lusus, pieces.chain(tiles)), Vec::<String>::new());
    }

    /// Expected counts are by hand from rules/lusus.md §§3 and 5.
    #[test]
    fn pages_mark_the_described_targets() {
        for (topic, count) in [
            // Up to its own pawn; to the captures; in the open directions.
            ("queen", 1 + 2 + 2 + 4 + 3 + 3 + 3 + 3),
            ("knight", 7),
            ("pawn", 4),
            // Three diagonals, since White's own piece blocks the fourth, and four steps.
            ("tile-ki", 3 + 3 + 2 + 4),
            // Up, down, left, right; up right, up left, down left, down right; eight leaps.
            ("tile-qu", 1 + 3 + 3 + 4 + 3 + 2 + 3 + 2 + 8),
            ("tile-bi", 1 + 3 + 3 + 4 + 2 + 3 + 3 + 2),
            // A capture to the left, three down, eight leaps.
            ("tile-kn", 1 + 3 + 8),
            ("tile-ro", 1 + 2 + 4 + 3 + 8),
            // One and two squares ahead, two captures; six leaps.
            ("tile-pa", 4 + 6),
            // Three diagonals, three neighbors.
            ("tile-sw", 3 + 3 + 2 + 3),
            ("tile-rb", 2 + 3 + 3 + 2 + 1 + 3 + 2 + 4),
            ("tile-si", 3 + 3 + 2 + 4),
            // Only up to the guarded knight on the left.
            ("tile-gu", 1 + 3 + 1 + 2 + 1 + 3 + 4 + 1),
            // Up with a capture, down, right; left across the edge to the capture.
            ("tile-wr", 2 + 3 + 1 + 3),
            // Sticky Feet leave the eight adjacent squares, one with an enemy.
            ("tile-sf", 8),
            // Enraged: three captures and nothing else.
            ("tile-en", 3),
            // Up to the enemy pieces but never onto them: one up, none right, one up right; full
            // rides left, down and along the other diagonals.
            ("tile-dm", 1 + 1 + 3 + 3 + 3 + 3 + 2),
            // Immune next to a ghost: eight leaps.
            ("tile-im", 8),
            // Up one and, through its own pawn, to the capture behind it; right to the capture and
            // through it; left and down.
            ("tile-ph", 2 + 4 + 3 + 3),
        ] {
            assert_eq!(targets(&Lusus, topic), count, "{topic}");
        }
    }
}
