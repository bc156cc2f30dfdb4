//! Pictures, compared with golden files in `tests/images`, pixel by pixel.
//!
//! `REGENERATE=1` rewrites the files; look at each before committing it.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use sealed_move_board::{
    BoardLayout, EndLabels, Labels, LastMove, RenderRequest, RenderedImage, Size, Studio, ThemeName,
};
use sealed_move_rules::aruki::Aruki;
use sealed_move_rules::chakart::Chakart;
use sealed_move_rules::kyo::Kyo;
use sealed_move_rules::{Game, Observer, Side, View};

static STUDIO: LazyLock<Studio> = LazyLock::new(|| Studio::new().expect("sound sprites and fonts"));

const START: &str = "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/\
                     RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1";
/// A busy middle game, White to move.
const MIDDLE: &str = "ral1[gd]k[jk][sd]pla1/1oo1o1oooooo/oO1o4r3/5o6/2P9/5A3[PP]2/3M8/1j2O2o[SS]3/4S7/\
                      2O1L1O5/O2O1O1OOOOO/R1L1[GD]K[JK][SD]PLAR w O2PRA/j2l GSgs 3 24";
/// Black's rook may give check on d9, its golden dragon on column d.
const CHECK: &str = "4[gd]k[jk][sd]4/o4o1o4/12/4r7/12/6[ll]5/9p2/12/2O9/7O4/O4O1O1L2/R2K2[JK]5 b \
                     O2/o gs 0 40";
/// Every kind on both sides, all trays full.
const FULL: &str = "1jplr[pp][ll]s[ss]amk/1o1o1o1o1o1o/1[jk][gd][sd]8/12/oooooo6/12/12/6OOOOOO/12/\
                    8[JK][GD][SD]1/O1O1O1O1O1O1/[PP]J[LL]PLRS[SS]AMK1 b \
                    O12J2P4[PP]3L4[LL]2S2[SS]2R4A4M2/o9j3p2[pp]l[ll]5s10[ss]r2a7m GSgs 0 999";

const MIDDLE_START: &str = "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/P,P,P,P,2,P,P,P,P/10/10/\
                            p,p,p,p,2,p,p,p,p/10/4,SSt,SSt,4/\
                            dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g m 1";
const REAR_START: &str = "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/P,P,P,P,SST,SST,P,P,P,P/10/10/10/10/10/\
                          10/p,p,p,p,SSt,SSt,p,p,p,p/\
                          dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g r 1";
const FRONT_START: &str = "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/10/P,P,P,P,2,P,P,P,P/\
                           p,p,p,p,2,p,p,p,p/10/10/4,SSt,SSt,4/\
                           dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g f 1";
/// The vectors' position with the most pieces, including all fourteen kinds of pawn.
const MOST_PIECES: &str = "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/3,C,2,C,1,N,1/P,P,P,P,2,P,P,P,P/\
                           2,N,7/10/p,p,p,p,2,p,p,p,p/1,n,1,c,2,c,1,n,1/4,SSt,SSt,4/\
                           dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh r m+ 2";
/// The vectors' position with the most tiles in use.
const MOST_TILES: &str = "1,DDP,D,LLLH,S,LH,P,D,H,H/L,P,LL,1,S,SLL,LDDDL,1,DDDP,L/D,DDH,H,ST,2,S,SS,P,H/\
                          H,P,2,P,LK,P,3/4,Q,4,T/4,p,1,S,2,p/p,h,3,t,S,3/l,h,dlh,1,ll,lt,h,p,p,p/\
                          1,dp,2,S,Sq,1,ldlh,2/dddh,h,dp,ll,SSSk,dll,l,d,1,ddddlh r r 120";
/// Piles of all heights up to nine, most with a pawn.
const PILES: &str = "dH,lDT,SdlK,SSDDh,LdSLLk,dDdSDlQ,LdLDSSDP,Ddldldldt,SdDDSllLLq,p/10/1,LDSLLH,1,S,lS,3,N,c/\
                     10/10/10/10/10/10/10 g - 1";
/// Piles of twelve chips and more.
const TALL: &str = "10/10/10/3,LSSLDLSDlSSLK,SdldSLdDdDlDk,lDSLdSdddSlS,4/3,DldDSLllDdLlDt,SDLSSdDLdSLllLdlLq,D,4/\
                    10/10/10/10/10 g - 1";
/// A tower may make a long move and capture; a queen may rest on a road and strike a shield.
const WALKS: &str = "9,K/9,D/2,DLDSST,7/7,SP,2/4,DLLDQ,5/3,Sddh,6/5,dd,4/5,lS,4/d,9/k,9 g - 31";

/// A heavy pawn in front of a shield.
const SHIELDED: &str = "9,K/9,D/10/10/2,DLH,7/2,dSS,7/10/4,SP,5/4,dh,5/k,9 g - 8";

const CHAKART_START: &str = "qbbrrnnk/pppppppp/8/8/8/8/PPPPPPPP/QBNNBKRR w 0 {\"flags\":\"1111\"}";
/// Diagrams of the rules: a pawn thrown twice, and a rook in front of an egg.
const CHAIN: &str = "rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {\"flags\":\"1111\"}";
const OBJECTS: &str =
    "erk2rq1/1m2e1m1/mppmne1m/p1BpppPp/mm1P1QbP/1Nmnw1dm/e1mP2d1/1BwR1RKN b 1 {\"flags\":\"1111\"}";
/// Positions from the vectors' random games: a bishop to drop, a swap to make, a queen about to be
/// thrown onto an egg.
const DROP: &str = "krnnb1r1/ppppp2m/1Q1q2p1/5pp1/1PP5/1P3P2/NbwP2PP/B1R1NBRK w 18 \
                    {\"flags\":\"1010\",\"todo\":\"toadette:b\"}";
const SWAP: &str = "b3K3/n2k3w/1re4B/1Pp2m1P/2P2p1m/P4R2/2N1P2R/K5wb b 91 \
                    {\"flags\":\"0000\",\"todo\":\"kingboo\"}";
const CHOMP: &str = "n1nr1Rrk/ppdmpmpm/2w1w3/1pBP1pm1/2P4m/8/PPq1mNeb/RQRKNB1w w 38 {\"flags\":\"0100\"}";
/// A pawn runs over two mushrooms to an egg.
const KOOPA: &str = "k7/1e6/2m5/3m4/4P3/8/8/K7 w 20 {\"flags\":\"0000\"}";
/// Every kind of piece under a halo, on both sides, and several kings.
const HALOS: &str = "4k1k1/s1o1e3/3u4/2c2t1l/1d6/2S1R1O1/1C1T1U2/2L1K3 w 20 {\"flags\":\"0100\"}";
const STEALTH: &str = "k7/8/3p4/7q/8/8/4m3/R2QK3 w 19 {\"flags\":\"1111\"}";
const SHELL: &str = "k6q/8/3p4/4n3/8/4e3/8/R2QK3 w 19 {\"flags\":\"1111\"}";
/// A mushroom will carry the pawn to its last rank.
const CARRIED: &str = "k7/4m3/4P3/8/8/8/8/K7 w 20 {\"flags\":\"1001\"}";

/// A picture of a position, after a move if given.
struct Case {
    game: &'static dyn Game,
    name: &'static str,
    position: &'static str,
    turn: Option<&'static str>,
    from: Side,
    theme: ThemeName,
    symbols: bool,
    observer: Observer,
    layout: BoardLayout,
    end: Option<EndLabels<'static>>,
    players: [Option<&'static str>; 2],
}

impl Case {
    const fn new(name: &'static str, position: &'static str, turn: Option<&'static str>) -> Self {
        let (from, theme, symbols) = (Side::First, ThemeName::Classic, false);
        let observer = Observer::Public;
        let (layout, end, players) = (BoardLayout::Wide, None, [None; 2]);
        Self { game: &Aruki, name, position, turn, from, theme, symbols, observer, layout, end, players }
    }

    const fn tall(self) -> Self {
        Self { layout: BoardLayout::Tall, ..self }
    }

    const fn ended(
        self,
        (result, winner): (&'static str, Option<Side>),
        reason: &'static str,
        scores: [&'static str; 2],
    ) -> Self {
        let players = [Some("Alice"), Some("Bartholomew")];
        Self { end: Some(EndLabels { result, winner, reason, scores: Some(scores) }), players, ..self }
    }

    const fn kyo(name: &'static str, position: &'static str, turn: Option<&'static str>) -> Self {
        Self { game: &Kyo, from: Side::Second, ..Self::new(name, position, turn) }
    }

    /// The move is a notation with its rolls.
    const fn chakart(name: &'static str, position: &'static str, turn: Option<&'static str>) -> Self {
        Self { game: &Chakart, ..Self::new(name, position, turn) }
    }

    const fn seen_by(self, side: Side) -> Self {
        Self { observer: Observer::Player(side), ..self }
    }

    const fn contrast(self) -> Self {
        Self { theme: ThemeName::Contrast, ..self }
    }

    const fn from(self, from: Side) -> Self {
        Self { from, ..self }
    }

    const fn dark(self) -> Self {
        Self { theme: ThemeName::Dark, ..self }
    }

    const fn symbols(self) -> Self {
        Self { symbols: true, ..self }
    }

    fn sides(&self) -> [&'static str; 2] {
        if self.game.info().name == "kyo" { ["Gold", "Red"] } else { ["White", "Black"] }
    }

    fn draw(&self, size: Size) -> RenderedImage {
        let start = self.game.parse(self.position).expect(self.name);
        let before = start.view(self.observer);
        let notation = self.turn.map(|turn| {
            if self.game.info().chance {
                turn.to_owned()
            } else {
                before.read(turn).expect(self.name).as_str().to_owned()
            }
        });
        let after = notation.as_ref().map(|notation| start.replay(notation).expect(self.name).position);
        let view = after.as_ref().map_or_else(|| before.clone(), |after| after.view(self.observer));
        let notation = notation.map(|notation| start.redact(&notation, self.observer).expect(self.name));
        let last = notation.as_ref().map(|notation| LastMove { before: &before, notation });
        picture(&view, last, self, size)
    }
}

fn picture(view: &View, last: Option<LastMove<'_>>, case: &Case, size: Size) -> RenderedImage {
    let turn = format!("Move {}", view.move_number());
    let mut labels = Labels::new(case.sides(), Some(&turn));
    if let Some(end) = case.end {
        (labels.turn, labels.end, labels.players) = (None, Some(end), case.players);
    }
    STUDIO.picture(&RenderRequest {
        last,
        theme: case.theme,
        size,
        layout: case.layout,
        symbols: case.symbols,
        ..RenderRequest::new(view, case.from, labels)
    })
}

const CASES: [Case; 59] = [
    Case::new("start", START, None),
    Case::new("start-black", START, None).from(Side::Second),
    Case::new("start-dark", START, None).dark(),
    Case::new("step", START, Some("O(d2)d3")).from(Side::Second),
    Case::new("capture", MIDDLE, Some("M(d6)d10")),
    Case::new("capture-dark", MIDDLE, Some("M(d6)d10")).dark().from(Side::Second),
    Case::new("promotion", MIDDLE, Some("b10c11=R")),
    Case::new("evolution", MIDDLE, Some("R(a1)+A=M")),
    Case::new("wipe", MIDDLE, Some("GD(e1)-")),
    Case::new("wipe-dark", MIDDLE, Some("GD(e1)-")).dark(),
    Case::new("leap", MIDDLE, Some("SS(i5)g5")),
    Case::new("check", CHECK, Some("e9d9")),
    Case::new("line-check", CHECK, Some("e12d12")),
    Case::new("line-check-dark", CHECK, Some("e12d12")).dark(),
    Case::new("full", FULL, None),
    Case::new("full-symbols-dark", FULL, None).dark().symbols(),
    Case::kyo("kyo-middle", MIDDLE_START, None),
    Case::kyo("kyo-middle-gold", MIDDLE_START, None).from(Side::First),
    Case::kyo("kyo-middle-dark", MIDDLE_START, None).dark(),
    Case::kyo("kyo-rear", REAR_START, None),
    Case::kyo("kyo-front-gold-dark", FRONT_START, None).dark().from(Side::First),
    Case::kyo("kyo-step", MIDDLE_START, Some("E1 +1D2 1E2 +1F3")).from(Side::First),
    Case::kyo("kyo-pieces", MOST_PIECES, None),
    Case::kyo("kyo-tiles", MOST_TILES, Some("D9 +2C8")),
    Case::kyo("kyo-tiles-gold-dark", MOST_TILES, Some("D9 +2C8")).dark().from(Side::First),
    Case::kyo("kyo-piles", PILES, None).symbols(),
    Case::kyo("kyo-tall", TALL, None),
    Case::kyo("kyo-tall-dark", TALL, None).dark(),
    Case::kyo("kyo-tower", WALKS, Some("C2 4C3 +1B4 2D4 1D5 +1E6")).from(Side::First),
    Case::kyo("kyo-strike", SHIELDED, Some("C4 XC5")),
    Case::kyo("kyo-strike-dark", SHIELDED, Some("C4 XC5")).dark().from(Side::First),
    Case::new("capture-contrast", MIDDLE, Some("M(d6)d10")).contrast(),
    Case::new("line-check-contrast", CHECK, Some("e12d12")).contrast(),
    Case::kyo("kyo-tower-contrast", WALKS, Some("C2 4C3 +1B4 2D4 1D5 +1E6")).contrast(),
    Case::kyo("kyo-pieces-contrast", MOST_PIECES, None).contrast(),
    Case::chakart("chakart-start", CHAKART_START, None),
    Case::chakart("chakart-start-black-dark", CHAKART_START, Some("d2d4")).dark().from(Side::Second),
    Case::chakart("chakart-objects-symbols-contrast", OBJECTS, None).contrast().symbols(),
    Case::chakart("chakart-chain", CHAIN, Some("f3e4>e5>d5")),
    Case::chakart("chakart-chain-contrast", CHAIN, Some("f3e4>e5>d5")).contrast(),
    Case::chakart("chakart-waluigi", OBJECTS, Some("f8f6*Wg8+g7")),
    Case::chakart("chakart-luigi-contrast", OBJECTS, Some("f8f6*Lf4+e7")).contrast().from(Side::Second),
    Case::chakart("chakart-toadette-dark", OBJECTS, Some("f8f6*Tk+g7")).dark().from(Side::Second),
    Case::chakart("chakart-drop", DROP, Some("@f7+f8")),
    Case::chakart("chakart-swap-dark", SWAP, Some("b6h6")).dark(),
    Case::chakart("chakart-koopa", KOOPA, Some("e4d5*K")),
    Case::chakart("chakart-chomp-contrast", CHOMP, Some("f2h1>g2*C")).contrast(),
    Case::chakart("chakart-halos", HALOS, None),
    Case::chakart("chakart-bowser-dark", HALOS, Some("e3e7*M+d8")).dark().from(Side::Second),
    Case::chakart("chakart-stealth-public", STEALTH, Some("d1d5h")).from(Side::Second),
    Case::chakart("chakart-stealth-owner", STEALTH, Some("d1d5h")).seen_by(Side::First),
    Case::chakart("chakart-shell-dark", SHELL, Some("e1e5s")).dark(),
    Case::chakart("chakart-promotion-contrast", CARRIED, Some("e6e7")).contrast(),
    Case::new("end", CHECK, Some("e9d9")).ended(
        ("Black won", Some(Side::Second)),
        "by checkmate",
        ["0", "1"],
    ),
    Case::new("full-tall", FULL, None).tall().symbols(),
    Case::kyo("kyo-end-tall", SHIELDED, Some("C4 XC5")).tall().ended(
        ("Gold won", Some(Side::First)),
        "by resignation",
        ["1", "0"],
    ),
    Case::chakart("chakart-draw", CHAIN, Some("f3e4>e5>d5")).ended(
        ("Draw", None),
        "by agreement",
        ["½", "½"],
    ),
    Case::kyo("kyo-middle-symbols", MIDDLE_START, None).symbols(),
    Case::kyo("kyo-queen-dark", WALKS, Some("E4 3E5 2F6 XF7 =DL")).dark().from(Side::First),
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

/// Every position in every theme, at the usual size. The bytes are the same on every machine.
#[test]
fn no_picture_is_larger_than_60_kb() {
    let mut large = Vec::new();
    for case in &CASES {
        for theme in ThemeName::ALL {
            let bytes = Case { theme, ..*case }.draw(Size::default()).png.len();
            if bytes > 60_000 {
                large.push(format!("{} in {theme}: {bytes}", case.name));
            }
        }
    }
    assert!(large.is_empty(), "{large:#?}");
}

#[test]
fn equal_shots_give_equal_bytes_in_every_studio() {
    let other = Studio::new().unwrap();
    for case in CASES.iter().filter(|case| case.turn.is_none()) {
        let view = case.game.parse(case.position).unwrap().view(Observer::Public);
        let again = case.game.parse(case.position).unwrap().view(Observer::Player(Side::Second));
        let labels = Labels::new(case.sides(), Some("Move 1"));
        let (theme, layout, symbols) = (case.theme, case.layout, case.symbols);
        let request =
            RenderRequest { theme, layout, symbols, ..RenderRequest::new(&view, case.from, labels) };
        // These positions hide nothing: every observer sees the same.
        assert_eq!(
            STUDIO.picture(&request),
            other.picture(&RenderRequest { view: &again, ..request }),
            "{}",
            case.name
        );
    }
}

#[test]
fn any_size_gives_a_picture_within_bounds() {
    let case = &CASES[3];
    for px in [0, 1, 399, 400, 401, 977, 1200, 2000, u32::MAX] {
        let picture = case.draw(Size::new(px));
        assert!((390..=Size::MAX).contains(&picture.width), "{px}: {}x{}", picture.width, picture.height);
        let image = pixels(&picture.png);
        assert_eq!(image.dimensions(), (picture.width, picture.height));
    }
}

#[test]
fn the_other_side_sees_the_same_pieces_rotated() {
    // An empty square shows only its color in the middle, so dark squares stay dark.
    let (white, black) = (&CASES[0], &CASES[1]);
    let [white, black] = [white, black].map(|case| pixels(&case.draw(Size::default()).png));
    let lightness = |image: &image::RgbImage, x: u32, y: u32| {
        image.get_pixel(x, y).0.iter().map(|&channel| u32::from(channel)).sum::<u32>()
    };
    // The second color of the first row marks the board's edge, and its extent is a square's width.
    let (width, height) = white.dimensions();
    let frame = *white.get_pixel(width / 2, 2);
    let left =
        (0..width).find(|&x| (0..height).all(|y| !(40..=60).contains(&y) || *white.get_pixel(x, y) != frame));
    let top = (0..height).find(|&y| *white.get_pixel(width / 2, y) != frame).unwrap();
    let (left, square) = (left.unwrap(), (height - top) / 13 + 3);
    for (file, rank) in [(0, 3), (5, 5), (6, 5), (11, 8)] {
        let at = |file: u32, rank: u32| (left + file * square + square / 2, top + rank * square + square / 2);
        let ((x, y), (turned_x, turned_y)) = (at(file, rank), at(11 - file, 11 - rank));
        let turned = lightness(&black, turned_x, turned_y);
        assert!(lightness(&white, x, y).abs_diff(turned) < 40, "{file} {rank}");
    }
}

#[test]
fn pictures_are_drawn_from_many_threads_alike() {
    let expected = CASES[4].draw(Size::new(500));
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert_eq!(CASES[4].draw(Size::new(500)), expected));
        }
    });
}

/// No byte of other observers' pictures depends on the square of a hidden queen.
#[test]
fn a_hidden_queen_is_in_no_picture_but_her_owners() {
    let start = Chakart.parse(STEALTH).unwrap();
    let turns: Vec<String> = start.view(Observer::Player(Side::First)).legal_moves(500).unwrap();
    let turns: Vec<&String> = turns.iter().filter(|turn| turn.ends_with('h')).collect();
    assert!(turns.len() > 10, "{turns:?}");
    for theme in ThemeName::ALL {
        let pictures = |observer: Observer| -> Vec<RenderedImage> {
            let case = Case { theme, observer, ..Case::chakart("hidden", STEALTH, None) };
            let draw = |turn: &&String| {
                let before = start.view(observer);
                let after = start.replay(turn).unwrap().position.view(observer);
                let notation = start.redact(turn, observer).unwrap();
                picture(
                    &after,
                    Some(LastMove { before: &before, notation: &notation }),
                    &case,
                    Size::new(600),
                )
            };
            turns.iter().map(draw).collect()
        };
        for observer in [Observer::Public, Observer::Player(Side::Second)] {
            let seen = pictures(observer);
            assert!(seen.iter().all(|picture| *picture == seen[0]), "{theme}, {observer:?}");
        }
        let own = pictures(Observer::Player(Side::First));
        let different: std::collections::BTreeSet<_> = own.iter().map(|picture| &picture.png).collect();
        assert_eq!(different.len(), turns.len(), "{theme}");
    }
}
