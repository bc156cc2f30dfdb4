//! The lessons of Lusus on how games are won and lost. The learner plays White in the lessons.

use crate::lesson::{Goal, Lesson, WrongTry};
use crate::puzzle::PuzzleKind;

pub(super) static LESSONS: &[Lesson] = &[
    Lesson::new(
        "threat",
        "L1 r6k/8/8/8/3p(qu)4/8/6PP/R5K1 w - - P0 KNDI/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Survive,
        &["DI@d4.1 a1a8"],
    )
    .replies(&["d4g1=Q", "d4f2", "h8g8", "h8h7"])
    .wrong(&[
        WrongTry::new("rook", "-KN a1a8", &["-KN a1a8"]),
        WrongTry::new("rooks", "-DI a1a8", &["-DI a1a8"]),
    ])
    .puzzles(&PUZZLES[0]),
    Lesson::new(
        "finish",
        "L1 6k1/4Rppp/4p3/8/8/8/B7/4K3 w - - P0 BIKNPH/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Win,
        &["KN@e7 e7g8"],
    )
    .wrong(&[WrongTry::new("burn", "-", &["-BI e7e8"]), WrongTry::new("bishop", "PH@a2", &["PH@a2 a2b3"])])
    .puzzles(&PUZZLES[1]),
    Lesson::new(
        "trade",
        "L1 7k/r7/8/8/3Q3p(quph)/8/5P2/4K3 w - - P0 DS/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::All(&[Goal::Gone("p"), Goal::Survive]),
        &["-DS d4h4"],
    )
    .replies(&["h4e1=Q", "a7a6", "h8g8"])
    .wrong(&[WrongTry::new("rook", "-DS d4a7", &["-DS d4a7"])])
    .puzzles(&PUZZLES[2]),
    Lesson::new(
        "plan",
        "L1 k7/p7/8/8/8/8/7P/7K w - - P0 KNPD/KIBIKNRO/- -/kibikn/- 21 *",
        Goal::Win,
        &["PD@a7 h2h3"],
    )
    .replies(&["a7a6", "a8b8"])
    .wrong(&[
        WrongTry::new("burn", "-PD", &["-PD h2h3"]),
        WrongTry::new("own", "PD@h", &["PD@h2 h2h3"]),
        WrongTry::new("other", "KN@", &["KN@h2 h2h3"]),
    ])
    .puzzles(&PUZZLES[3]),
];

/// The puzzles of each lesson. From games between computers, or made for their theme.
static PUZZLES: [[Lesson; 3]; 4] = [
    [
        Lesson::puzzle(
            "threat-1",
            PuzzleKind::Hold,
            "L1 2bq(MDhr)1kB(RO)1/2pp(gu)p3/1p(DM)n4P(SP)/7p(swbq)/7P(ND)/2P2N2/3PPP(GU)2/1RB(sf)K(UN)1B2 b - - P0 KIBIPA/SWSIIMPDSFENPHDADSCOWRGHIZHRKWBDTHRVTFBQKOESDLBSLTHETD/QUKNRBDGDIDCTPRC dche/kiknpasiimpddmenphdscowrghizkwbdthrvnddgtfdidlbsltrctd/qubirorbmddaspunkotpes 30 *",
            &["-DC f8g8"],
        ),
        Lesson::puzzle(
            "threat-2",
            PuzzleKind::Hold,
            "L1 r(rv)nb1kbnr(EN)/pp1ppp(MD)1p/1q6/2P5/5N2/8/P1PPPPPP(IZ)/1Nq(quph)Q(BD)KB1R w Kkq - P0 RBSPDL/KIQUBIKNROPASWSIIMGUPDSFDMPHDADSCOWRGHHRKWTHRVNDUNDGTFBQDIKODCTPESBSLTHERCTD/- kibi/knropaswrbsiimgumdpdsfdmenspdscowrghizhrkwbdthndundgtfbqdikodctpesdlbsltherctd/da 9 *",
            &["-RB d1c1"],
        ),
        Lesson::puzzle(
            "threat-3",
            PuzzleKind::Hold,
            "L1 r1bq(bd)k(GH)b2/1pnpnpr(en)p/p2N4/8/8/8/PPPPPPP1/R1BQ(RVpa)K(sp)B2 b Qq - P0 BIROPA/SWRBSIIMGUMDPDSFDMENPHDASPDSCOWRIZHRKWBDTHNDUNDGTFBQDIDCTPDLBSLTHERC/KIQUKNKOESTD rorvdl/kibiknswrbsiimgumdpdsfdmphdadscowrghizkwthndundgtfbqdikodctpesbsltherc/quhrtd 16 *",
            &["RO@a6 a6d6"],
        ),
    ],
    [
        Lesson::puzzle(
            "finish-1",
            PuzzleKind::Win,
            "L1 2bqkb1r/1p(ND)p(pa)ppp(mdSF)2/5p1p/2n4R(GUbd)/8/8/rPPPPPP1/2BQ(CO)KB(RBun)P(KI)1 w k - P0 QUSWUN/KNROPASIMDPDDMENSPDSWRGHIZHRKWBDTHRVDGTFBQTPDLBSLTHE/BIIMPHDADIKODCESRCTD gudl/kibiknroswrbsiimpdsfdmenphspdscowrghizhrkwthrvndtfbqditpesbslthetd/qudadgkodcrc 19 *",
            &["QU@h5 h5f7xe8"],
        ),
        Lesson::puzzle(
            "finish-2",
            PuzzleKind::Win,
            "L1 1p(bq)b(bdph)b(sprv)k3/4p(DS)p1r(DMSPRB)/B1p5/7p(ki)/8/4B3/5P(DA)1P/3K2R(PDTH)1 b - - P0 QUMDDGDL/BIPAIMSFPHCOWRBDRVNDTFTPBSLT/KIKNROSWSIGUENGHIZHRKWUNBQDIKODCESHERCTD imthtf/quknropaswrbsigumddmdscohrkwnddctpesdlbsltherc/bipdsfendawrghizundgdikotd 38 *",
            &["IM@h7 h7d1"],
        ),
        Lesson::puzzle(
            "finish-3",
            PuzzleKind::Win,
            "L1 r1bqkb1r/pp(da)p1ppp(PHwr)p/5n(HR)2/3pn3/8/2NP(bi)4/PP1PPPPP(BI)/R1BQK(ki)B1R w KQkq d6 P0 SPDSUN/KIQUKNROPASWRBSIIMGUMDPDSFDMENDACOWRGHIZKWBDTHRVNDDGTFBQDIKODCTPESDLBSLTHERC/TD spkwrc/quknropaswrbsiimgumdpdsfdmenphdscoghizhrbdthrvndundgtfbqdikodctpesdlbslthetd/- 9 *",
            &["SP@d1 d1e8"],
        ),
    ],
    [
        Lesson::puzzle(
            "trade-1",
            PuzzleKind::Hold,
            "L1 r1bqkb(rv)1r/ppN(GH)pp(bq)pp1/5n2/8/3N4/6R(KN)1/PPPPPPP1/R1B(dsmd)QKB(RB)n(qu)1 b Qkq - P0 KIQU/BIROPASWSIIMMDPDSFDMENPHDASPDSCOWRHRKWBDTHRVNDUNDGTFBQDIKODCTPESBSLTHERCTD/GUIZDL cokolt/kibiknropaswrbsiimgupdsfdmenphdaspwrghizhrkwbdthndundgtfdidctpesdlbsherctd/- 12 *",
            &["KO@c7 d8c7"],
        ),
        Lesson::puzzle(
            "trade-2",
            PuzzleKind::Hold,
            "L1 2bqk(SF)b(gh)2/3pp1r(wr)1/3N2p(un)1/p(imrv)7/1n(IZ)5P(RB)/4p(knbq)3/PP1P(ND)1PP1/R1BQ(dmen)1R(BQ)K(DG)1 b - - P0 KIQUBI/KNSIIMGUDMENPHDASPDSCOGHHRKWBDTHRVUNTFDIESDLBSLTHERCTD/ROPASWMDPDWRKODCTP tfdilt/kibiropaswrbsigupdsfphspdscoizhrkwbdthnddgtpesdlbshetd/qumddakodcrc 30 *",
            &["DI@f8.1 e7d6"],
        ),
        Lesson::puzzle(
            "trade-3",
            PuzzleKind::Hold,
            "L1 3k(dg)r(unwr)3/3p(imIZ)Q(QUGH)3/2p(da)5/2p4p(nd)/7P(PApa)/8/2P(gh)K(DG)4/2R(SPMDWRBD)Q(dmiz)1B(sfds)2 b - - P0 ROSW/RBSIGUDMENPHDADSCOHRKWTHRVNDBQDIESDLBSLTHERCTD/KIBIKNIMPDSFUNTFKODCTP rorbth/kiqugumdpdcohrkwbdtfbqdidctpdlbslthe/biknswsienphsprvkoesrctd 40 *",
            &["RO@c5 RB@c5 c5e7"],
        ),
    ],
    [
        Lesson::puzzle(
            "plan-1",
            PuzzleKind::Hold,
            "L1 kr6/8/8/8/8/8/8/K7 w - - P0 KNMD/QU/- -/biknroph/- 61 *",
            &["MD@a1 a1a2"],
        ),
        Lesson::puzzle(
            "plan-2",
            PuzzleKind::Hold,
            "L1 k5r1/8/8/8/8/8/8/7K(PD) w - - P0 SIDI/QURO/- -/biknroph/- 61 *",
            &["DI@h1.1 h1h2"],
        ),
        Lesson::puzzle(
            "plan-3",
            PuzzleKind::Win,
            "L1 k(im)r6/8/8/8/8/8/8/K7 w - - P0 PDDS/KIQUBIKNRO/- -/biknro/- 61 *",
            &["PD@b8 a1a2"],
        ),
    ],
];
