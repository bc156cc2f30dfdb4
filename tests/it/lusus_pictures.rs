//! Pictures of Lusus: compared with golden files in `tests/images`, pixel by pixel, and checked for
//! secrets.
//!
//! `REGENERATE=1` rewrites the files; look at each before committing it.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use sealed_move_board::{Labels, LastMove, RenderRequest, RenderedImage, Size, Studio, ThemeName};
use sealed_move_rules::lusus::Lusus;
use sealed_move_rules::{Game as _, Observer, Side, View};

static STUDIO: LazyLock<Studio> = LazyLock::new(|| Studio::new().expect("sound sprites and fonts"));

const WHITE: Observer = Observer::Player(Side::First);
const BLACK: Observer = Observer::Player(Side::Second);

const START: &str = "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - P0 \
     QU/KIBIKNROPASWRBSIIMGUMDPDSFDMENPHDASPDSCOWRGHIZHRKWBDTHRVNDUNDGTFBQDIKODCTPESDLBSLTHERCTD/- \
     kirohe/qubiknpaswrbsiimgumdpdsfdmenphdaspdscowrghizhrkwbdthrvndundgtfbqdikodctpesdlbsltrctd/- 1 *";
/// Positions from the vectors' random games.
const SWEEP: &str = "L1 rnb(BD)1k(im)2r(BIsiMD)/1p(PA)n(kn)p2pp(PH)/p(PD)7/4p3/4q3/R(pa)2P4/1P(SFds)3P2/1N(KW)B(sw)1K(HR)B(th)1R \
     w Kkq - P0 IZDLRC/KIQUKNRORBSIIMGUENSPDSWRGHTHRVNDUNDGTFBQDITPESBSLTHETD/SWDMKODC \
     mddabs/qurorbgupddmenphdaspcocowrghizhrbdrvndundgtfdikodctpesdlherctd/kibisfkwbqlt 27 *";
const DISPEL: &str = "L1 r(izth)3kbn(sfrorb)1/R5p(dmbq)1/4p(SFkn)p2/1p(kw)p(HRDA)5/7N/3b(qutf)4/P(ROBI)3KP(md)1P/\
     1N(bi)BQ(ds)1B1R(enGUPH) b q - P0 \
     IMRV/KIKNPARBSIMDDMENSPCOWRGHIZKWNDUNDGTFBQKOTPESDLBSLTHETD/QUSWPDDSBDTHDIDCRC \
     rvditp/kiswsiimguphdaspwrghbdndundgkodlbsltherctd/papdcohrdces 34 *";
const BUSY: &str = "L1 r(kw)n(DS)B(ro)qkb(BDun)1r(pd)/5p(SFbq)pp(DA)/1p(GHwr)2p(qu)3/1p(md)p(HRRB)p4/3P(da)1B1P/2P(CO)5/\
     P(SW)P(IZ)3P(GU)2/R(bd)2Q(PH)K1NR b KQkq - P0 \
     KORCTD/QUKNROPASIIMMDPDENSPWRKWTHRVNDUNDGTFBQDIDCTPESDLBSLTHE/KIBIDM \
     dmtftp/kibipaswrbsigusfenphspdscoghizhrthrvnddgdcdlbsltherctd/knimdikoes 20 *";
const ENDGAME: &str = "L1 8/8/8/8/1N(ghbdDG)k(GU)5/5N(CORB)2/1P(dsBD)2K(pa)P(sfSF)2/8 w - - P0 GHIZUN/-/\
     KIQUBIKNROPASWSIIMMDPDDMENPHDASPDSWRHRKWTHRVTFBQDIKOTPESDLBSLTHERCTD \
     dawrrc/dm/kiqubiknroswrbsiimgumdpdenphspcoizhrkwthrvndndundgtfbqdikodcdctpesdlbslthetd 83 *";
/// Every slot of every piece is full; all other tiles are in the graveyards.
const FULL: &str = "L1 r(kiqubikn)n(ropasw)b(rbsiim)q(gumd)k(pd)b(sfdmen)n(phdasp)r(dswrghiz)/\
     p(co)p(co)p(hrkw)p(bdth)p(rvnd)p(undg)p(tfbq)p(KIQU)/8/8/8/8/\
     P(BIKN)P(CO)P(ROPA)P(SWRB)P(SIIM)P(GUMD)P(PDSF)P(DMEN)/\
     R(PHDASPDS)N(WRGHIZ)B(HRKWBD)Q(THRV)K(ND)B(UNDGTF)N(BQENsf)R(KICOQU) w - - P0 \
     DIKODCTPESDLBSLTHERCTD/-/- -/-/dikodctpesdlbsltherctd 41 *";
/// Three Double Actions, draws of five and of one, a hand of nine.
const COUNTS: &str = "L1 4k(md)3/1q(pdmd)6/3n(md)4/8/8/4R(DADAPDPD)3/1N(DA)6/4K3 w - - P0 \
     KIQUBIKNCOIZDGHETD/ROPASWRB/SIIMGUMDSFDMENPHSPDSWRGHHRKW ropasw/kiqubi/- 41 *";
/// A rook may roll over three pieces; a bishop may run on; knights fall into traps.
const ROLL: &str =
    "L1 4k3/8/n(kn)7/b(qudm)7/n(ro)7/8/7K/R(BDTH)7 w - - M -/KIROPASIIMPH/- -/kiropasiimph/- 21 *";
const TRAPS: &str = "L1 4k3/1b(rvds)p(un)3p1/8/n(dgqu)7/8/2R2B(HR)2/1n(tf)6/R5K1 w - - P0 BS/KIROPASIIMPH/- qu/kiropasiimph/- 21 *";
const CASTLE: &str =
    "L1 r3k2r/p6p/8/8/8/8/P(SW)n6/R3K2R w KQkq - P0 SP/KIROPASIIMPH/- wr/kiropasiimph/- 21 *";
const PASSANT: &str = "L1 4k3/6P1/8/1pN(PA)5/8/8/8/4K3 w - b6 M -/KIROPASIIMPH/- -/kiropasiimph/- 21 *";
/// One side knows the other's hand.
const KNOWS: &str =
    "L1 r(kw)3k3/2p(rvki)5/8/8/8/8/P(DGKI)7/R(KW)3K3 w - - P0 QUHE/KIROPASIIMPH/- rodi/kiropasiimph/- 21 *";

/// A picture of a position, after a move if given.
struct LususCase {
    name: &'static str,
    position: &'static str,
    notation: Option<&'static str>,
    from: Side,
    theme: ThemeName,
    symbols: bool,
    observer: Observer,
}

impl LususCase {
    const fn new(name: &'static str, position: &'static str, notation: Option<&'static str>) -> Self {
        let (from, theme, observer) = (Side::First, ThemeName::Classic, Observer::Public);
        Self { name, position, notation, from, theme, symbols: false, observer }
    }

    const fn theme(self, theme: ThemeName) -> Self {
        Self { theme, ..self }
    }

    const fn seen_from_black(self) -> Self {
        Self { from: Side::Second, ..self }
    }

    const fn symbols(self) -> Self {
        Self { symbols: true, ..self }
    }

    const fn seen_by(self, observer: Observer) -> Self {
        Self { observer, ..self }
    }

    fn draw(&self, size: Size) -> RenderedImage {
        let start = Lusus.parse(self.position).expect(self.name);
        let before = start.view(self.observer);
        let after = self.notation.map(|notation| start.replay(notation).expect(self.name).position);
        let view = after.as_ref().map_or_else(|| before.clone(), |after| after.view(self.observer));
        let notation = self.notation.map(|notation| start.redact(notation, self.observer).expect(self.name));
        let last = notation.as_ref().map(|notation| LastMove { before: &before, notation });
        picture(&view, last, self, size)
    }
}

fn picture(view: &View, last: Option<LastMove<'_>>, case: &LususCase, size: Size) -> RenderedImage {
    let turn = format!("Move {}", view.move_number());
    STUDIO.picture(&RenderRequest {
        last,
        theme: case.theme,
        size,
        symbols: case.symbols,
        ..RenderRequest::new(view, case.from, Labels::new(["White", "Black"], Some(&turn)))
    })
}

const DARK: ThemeName = ThemeName::Dark;
const CONTRAST: ThemeName = ThemeName::Contrast;

const CASES: [LususCase; 24] = [
    LususCase::new("lusus-start", START, None),
    LususCase::new("lusus-start-own-dark", START, None).theme(DARK).seen_from_black().seen_by(BLACK),
    LususCase::new("lusus-sweep", SWEEP, Some("RC+KO@f1 h1h7 | dr=GUWRND")),
    LususCase::new("lusus-sweep-own-contrast", SWEEP, Some("RC+KO@f1 h1h7 | dr=GUWRND"))
        .theme(CONTRAST)
        .seen_by(WHITE),
    LususCase::new("lusus-dispel-dark", DISPEL, Some("DI@a2.1 RV@b5 d3e2 |")).theme(DARK).seen_from_black(),
    LususCase::new("lusus-busy", BUSY, None),
    LususCase::new("lusus-busy-dark", BUSY, None).theme(DARK),
    LususCase::new("lusus-busy-symbols-contrast", BUSY, None).theme(CONTRAST).symbols(),
    LususCase::new("lusus-endgame", ENDGAME, Some("-GH e2d2 |")),
    LususCase::new("lusus-full", FULL, None),
    LususCase::new("lusus-full-symbols-dark", FULL, None).theme(DARK).symbols(),
    LususCase::new("lusus-counts", COUNTS, None).seen_by(WHITE),
    LususCase::new("lusus-counts-contrast", COUNTS, None).theme(CONTRAST).seen_from_black(),
    LususCase::new("lusus-roll", ROLL, Some("a1a4xa5xa6^1 | dr=KIPASI")),
    LususCase::new("lusus-dodge", TRAPS, Some("BS a1a5 | bs=QU dg=b6 dr=KIROPA")),
    LususCase::new("lusus-revert-dark", TRAPS, Some("-BS c3c7 | dr=KIROPA")).theme(DARK),
    LususCase::new("lusus-revenge", TRAPS, Some("-BS f3b7 | dr=KIROPA")),
    LususCase::new("lusus-castle", CASTLE, Some("SP@h1 O-O | dr=KIROPA")).seen_from_black(),
    LususCase::new("lusus-swap-contrast", CASTLE, Some("-SP a2~b2 | dr=KIROPA")).theme(CONTRAST),
    LususCase::new("lusus-passant", PASSANT, Some("c5b6 | dr=KIROSI")),
    LususCase::new("lusus-promotion-dark", PASSANT, Some("g7g8=N | dr=KIROSI")).theme(DARK),
    LususCase::new("lusus-knows", KNOWS, None).seen_by(WHITE),
    LususCase::new("lusus-knows-dark", KNOWS, None).theme(DARK).seen_by(BLACK).seen_from_black(),
    LususCase::new("lusus-knows-public", KNOWS, None),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/images")
}

fn pixels(png: &[u8]) -> image::RgbImage {
    image::load_from_memory_with_format(png, image::ImageFormat::Png).expect("a PNG").into_rgb8()
}

#[test]
fn pictures_look_as_they_did() {
    let mut changed = Vec::new();
    for case in &CASES {
        let got = case.draw(Size::default());
        assert!(got.png.len() <= 60_000, "{}: {} bytes", case.name, got.png.len());
        let file = folder().join(format!("{}.png", case.name));
        if std::env::var_os("REGENERATE").is_some() {
            std::fs::write(&file, &got.png).unwrap();
        } else if std::fs::read(&file).ok().is_none_or(|truth| pixels(&truth) != pixels(&got.png)) {
            let aside = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.png", case.name));
            std::fs::write(&aside, &got.png).unwrap();
            changed.push(aside);
        }
    }
    assert!(changed.is_empty(), "these differ from tests/images: {changed:?}");
}

/// All themes draw the same things in the same places, and every picture is small enough to send.
#[test]
fn all_themes_draw_alike() {
    for (position, notation) in [(FULL, None), (BUSY, None), (SWEEP, Some("RC+KO@f1 h1h7 | dr=GUWRND"))] {
        let pictures = ThemeName::ALL
            .map(|theme| LususCase::new("themes", position, notation).theme(theme).draw(Size::default()));
        for picture in &pictures {
            assert!(picture.png.len() <= 60_000, "{} bytes", picture.png.len());
            assert_eq!((picture.width, picture.height), (pictures[0].width, pictures[0].height));
        }
    }
}

#[test]
fn any_size_gives_a_picture_within_bounds() {
    for px in [0, 400, 401, 977, 1200, 2000, u32::MAX] {
        for position in [FULL, COUNTS] {
            let picture = LususCase::new("sizes", position, None).seen_by(WHITE).draw(Size::new(px));
            assert!((390..=Size::MAX).contains(&picture.width), "{px}: {}x{}", picture.width, picture.height);
            assert_eq!(pixels(&picture.png).dimensions(), (picture.width, picture.height));
        }
    }
}

/// White's hand, bag and face-down traps in two variants.
const SECRET: [&str; 2] = [
    "L1 r(kw)3k2r(dgsf)/8/8/8/8/8/P(qu)6P/R(RVQU)3K(DG)3 w - - P0 QUKO/KIROPASIIMPH/HE ro/kiropasiimph/- 21 *",
    "L1 r(kw)3k2r(dgsf)/8/8/8/8/8/P(qu)6P/R(NDQU)3K(UN)3 w - - P0 QUKO/KIKNPASISFEN/HE ro/kiropasiimph/- 21 *",
];
/// The same with other tiles in White's hand, hidden from everyone else.
const HANDS: [&str; 2] = [
    "L1 r3k2r(dgsf)/8/8/8/8/8/P(qu)6P/R(RVQU)3K(DG)3 w - - P0 QUKO/KIROPASIIMPH/HE ro/kiropasiimph/- 21 *",
    "L1 r3k2r(dgsf)/8/8/8/8/8/P(qu)6P/R(BQQU)3K(TF)3 w - - P0 SIKO/KIQUROPAIMPH/HE ro/kiropasiimph/- 21 *",
];

/// An observer's pictures of two positions, each after a move if given.
fn both(
    positions: [&'static str; 2],
    records: Option<[&'static str; 2]>,
    observer: Observer,
) -> [RenderedImage; 2] {
    [0, 1].map(|way| {
        let notation = records.map(|records| records[way]);
        LususCase::new("secret", positions[way], notation).seen_by(observer).draw(Size::default())
    })
}

#[test]
fn secrets_do_not_change_other_observers_bytes() {
    for (positions, observers) in
        [(SECRET, [Observer::Public, BLACK].as_slice()), (HANDS, [Observer::Public, BLACK].as_slice())]
    {
        for &observer in observers {
            let [one, two] = both(positions, None, observer);
            assert_eq!(one, two, "{observer:?}");
        }
        let [one, two] = both(positions, None, WHITE);
        assert_ne!(one, two, "the owner sees their own tiles");
    }
}

/// A trap that was played, drawn tiles and tiles taken from a hand stay hidden, too.
#[test]
fn the_last_move_reveals_no_more_than_the_position() {
    let positions = [
        "L1 4k2r/8/8/8/8/8/P7/R3K3 w - - P0 IMRV/KIROPASIPH/- rosf/kiropasiimph/- 21 *",
        "L1 4k2r/8/8/8/8/8/P7/R3K3 w - - P0 IMDG/KIROPASIPH/- rosf/kiropasiimph/- 21 *",
    ];
    let records = Some(["RV@a2 a1b1 | dr=KIROPA", "DG@a2 a1b1 | dr=PASIPH"]);
    for observer in [Observer::Public, BLACK] {
        let [one, two] = both(positions, records, observer);
        assert_eq!(one, two, "{observer:?}");
    }
    let [one, two] = both(positions, records, WHITE);
    assert_ne!(one, two);
}

#[test]
fn a_known_hand_is_shown_only_to_its_knower() {
    let hands = [
        KNOWS,
        "L1 r(kw)3k3/2p(rvki)5/8/8/8/8/P(DGKI)7/R(KW)3K3 w - - P0 QUHE/KIROPASIIMPH/- \
                         sidi/kiroropaimph/- 21 *",
    ];
    let [one, two] = both(hands, None, Observer::Public);
    assert_eq!(one, two);
    for player in [WHITE, BLACK] {
        let [one, two] = both(hands, None, player);
        assert_ne!(one, two, "{player:?}");
    }
}
