//! Time from a view to the bytes of a PNG, and the size of the PNG, beside two bare encodes of the same pixels by
//! the `png` crate in the same run: its default, and its fastest, whose files are two to three times as large.
//!
//! `cargo bench --bench picture`

use std::hint::black_box;
use std::time::{Duration, Instant};

use sealed_move::text::{self, Language};
use sealed_move_board::{Labels, LastMove, RenderRequest, Selection, Studio, ThemeName};
use sealed_move_rules::aruki::Aruki;
use sealed_move_rules::chakart::Chakart;
use sealed_move_rules::kyo::Kyo;
use sealed_move_rules::lusus::Lusus;
use sealed_move_rules::{Game, Observer, Side};

const ROUNDS: usize = 41;

/// Name, game, position and draft.
const REDRAWS: [(&str, &dyn Game, &str, &str); 4] = [
    ("aruki, which piece", &Aruki, CASES[1].2, ""),
    ("aruki, where to", &Aruki, CASES[1].2, "d6"),
    ("kyo, which stack", &Kyo, CASES[5].2, ""),
    ("kyo, on the way", &Kyo, CASES[6].2, "C2 4C3 +1B4 2D4"),
];

/// Game, name, position and move.
type PictureCase = (&'static dyn Game, &'static str, &'static str, &'static str);

/// Time limit of a picture, in milliseconds.
const LIMIT_MS: f64 = 5.0;
/// Maximum time of a picture relative to the default encode, for the median and for each picture.
const LIMIT_RATIO: [f64; 2] = [1.3, 2.0];
/// Size limit of a picture, in kilobytes.
const LIMIT_KB: f64 = 60.0;

const CASES: [PictureCase; 14] = [
    (
        &Aruki,
        "start",
        "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/\
         RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1",
        "O(d2)d3",
    ),
    (
        &Aruki,
        "middle",
        "ral1[gd]k[jk][sd]pla1/1oo1o1oooooo/oO1o4r3/5o6/2P9/5A3[PP]2/3M8/1j2O3[SS]3/4S7/2O1L1O5/\
         O2O1O1OOOOO/R1L1[GD]K[JK][SD]PLAR w O2PRA/j2l GSgs 3 24",
        "M(d6)d10",
    ),
    (
        &Aruki,
        "wipe",
        "ral1[gd]k[jk][sd]pla1/1oo1o1oooooo/oO1o4r3/5o6/2P9/5A3[PP]2/3M8/1j2O3[SS]3/4S7/2O1L1O5/\
         O2O1O1OOOOO/R1L1[GD]K[JK][SD]PLAR w O2PRA/j2l GSgs 3 24",
        "GD(e1)-",
    ),
    (
        &Kyo,
        "kyo start",
        "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/P,P,P,P,2,P,P,P,P/10/10/\
         p,p,p,p,2,p,p,p,p/10/4,SSt,SSt,4/dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g m 1",
        "E1 +1D2 1E2 +1F3",
    ),
    (
        &Kyo,
        "kyo pieces",
        "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/1,N,1,C,2,C,1,N,1/\
         P,P,P,P,2,P,P,P,P/10/10/p,p,p,p,2,p,p,p,p/1,n,1,c,2,c,1,n,1/4,SSt,SSt,4/\
         dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g m+ 1",
        "B2 C4",
    ),
    (
        &Kyo,
        "kyo tiles",
        "1,DDP,D,LLLH,S,LH,P,D,H,H/L,P,LL,1,S,SLL,LDDDL,1,DDDP,L/D,DDH,H,ST,2,S,SS,P,H/\
         H,P,2,P,LK,P,3/4,Q,4,T/4,p,1,S,2,p/p,h,3,t,S,3/l,h,dlh,1,ll,lt,h,p,p,p/\
         1,dp,2,S,Sq,1,ldlh,2/dddh,h,dp,ll,SSSk,dll,l,d,1,ddddlh r r 120",
        "D9 +2C8",
    ),
    (
        &Kyo,
        "kyo walk",
        "9,K/9,D/2,DLDSST,7/7,SP,2/4,DLLDQ,5/3,Sddh,6/5,dd,4/5,lS,4/d,9/k,9 g - 31",
        "C2 4C3 +1B4 2D4 1D5 +1E6",
    ),
    (
        &Chakart,
        "chakart start",
        "qbbrrnnk/pppppppp/8/8/8/8/PPPPPPPP/QBNNBKRR w 0 {\"flags\":\"1111\"}",
        "d2d4",
    ),
    (
        &Chakart,
        "chakart chain",
        "rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {\"flags\":\"1111\"}",
        "f3e4>e5>d5",
    ),
    (
        &Lusus,
        "lusus start",
        "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - P0 \
         QU/KIBIKNROPASWRBSIIMGUMDPDSFDMENPHDASPDSCOWRGHIZHRKWBDTHRVNDUNDGTFBQDIKODCTPESDLBSLTHERCTD/- \
         kirohe/qubiknpaswrbsiimgumdpdsfdmenphdaspdscowrghizhrkwbdthrvndundgtfbqdikodctpesdlbsltrctd/- 1 *",
        "QU@e2 e2e4 | dr=KIBIKN",
    ),
    (
        &Lusus,
        "lusus middle",
        "L1 rnb(BD)1k(im)2r(BIsiMD)/1p(PA)n(kn)p2pp(PH)/p(PD)7/4p3/4q3/R(pa)2P4/1P(SFds)3P2/\
         1N(KW)B(sw)1K(HR)B(th)1R w Kkq - P0 \
         IZDLRC/KIQUKNRORBSIIMGUENSPDSWRGHTHRVNDUNDGTFBQDITPESBSLTHETD/SWDMKODC \
         mddabs/qurorbgupddmenphdaspcocowrghizhrbdrvndundgtfdikodctpesdlherctd/kibisfkwbqlt 27 *",
        "RC+KO@f1 h1h7 | dr=GUWRND",
    ),
    (
        &Aruki,
        "full",
        "1jplr[pp][ll]s[ss]amk/1o1o1o1o1o1o/1[jk][gd][sd]8/12/oooooo6/12/12/6OOOOOO/12/8[JK][GD][SD]1/\
         O1O1O1O1O1O1/[PP]J[LL]PLRS[SS]AMK1 w O12J2P4[PP]3L4[LL]2S2[SS]2R4A4M2/\
         o9j3p2[pp]l[ll]5s10[ss]r2a7m GSgs 0 998",
        "O(g5)g6",
    ),
    (
        &Chakart,
        "chakart objects",
        "erk2rq1/1m2e1m1/mppmne1m/p1BpppPp/mm1P1QbP/1Nmnw1dm/e1mP2d1/1BwR1RKN b 1 {\"flags\":\"1111\"}",
        "f8f6*Tk+g7",
    ),
    (
        &Lusus,
        "lusus full",
        "L1 r(kiqubikn)n(ropasw)b(rbsiim)q(gumd)k(pd)b(sfdmen)n(phdasp)r(dswrghiz)/\
         p(co)p(co)p(hrkw)p(bdth)p(rvnd)p(undg)p(tfbq)p(KIQU)/8/8/8/8/\
         P(BIKN)P(CO)P(ROPA)P(SWRB)P(SIIM)P(GUMD)P(PDSF)P(DMEN)/\
         R(PHDASPDS)N(WRGHIZ)B(HRKWBD)Q(THRV)K(ND)B(UNDGTF)N(BQENsf)R(KICOQU) w - - P0 \
         DIKODCTPESDLBSLTHERCTD/-/- -/-/dikodctpesdlbsltherctd 41 *",
        "-DI e2e4 | dr=KODCTP",
    ),
];

fn main() {
    let begun = Instant::now();
    let studio = Studio::new().expect("the embedded files are sound");
    println!("studio            {:>8.2} ms", ms(begun.elapsed()));
    println!(
        "{:<22}{:>9}{:>8}{:>8}{:>9}{:>8}{:>8}{:>9}{:>9}{:>8}",
        "", "size", "ms", "KB", "png ms", "png KB", "ratio", "fast ms", "fast KB", "ratio"
    );
    let (mut slowest, mut times, mut largest) = ((0.0, String::new()), vec![], 0.0_f64);
    let mut ratios = [vec![], vec![]];
    for theme in ThemeName::ALL {
        for (game, name, position, turn) in CASES {
            let before = game.parse(position).expect("a position");
            let after = before.replay(turn).expect("a legal turn").position;
            let (before, view) = (before.view(Observer::Public), after.view(Observer::Public));
            let request = RenderRequest {
                last: Some(LastMove { before: &before, notation: turn }),
                theme,
                ..RenderRequest::new(&view, Side::Second, Labels::new(["White", "Black"], Some("Move 24")))
            };
            let begun = Instant::now();
            let picture = studio.picture(&request);
            let first = begun.elapsed();
            let whole = median(|| drop(black_box(studio.picture(black_box(&request)))));
            let (palette, pixels) = indices(&picture.png);
            let bare = [(png::Compression::Balanced, png::Filter::NoFilter), FASTEST].map(|settings| {
                let mut bytes = 0;
                let time = median(|| {
                    bytes = encode((picture.width, picture.height), &palette, &pixels, settings).len();
                });
                (time, bytes)
            });
            let [usual, fast] = bare.map(|(time, _)| ms(whole) / ms(time));
            println!(
                "{:<22}{:>9}{:>8.3}{:>8.1}{:>9.3}{:>8.1}{usual:>8.2}{:>9.3}{:>9.1}{fast:>8.2}   (first {:.1} ms)",
                format!("{theme} {name}"),
                format!("{}x{}", picture.width, picture.height),
                ms(whole),
                kb(picture.png.len()),
                ms(bare[0].0),
                kb(bare[0].1),
                ms(bare[1].0),
                kb(bare[1].1),
                ms(first),
            );
            times.push(ms(whole));
            ratios[0].push(usual);
            ratios[1].push(fast);
            largest = largest.max(kb(picture.png.len()));
            if ms(whole) > slowest.0 {
                slowest = (ms(whole), format!("{theme} {name}"));
            }
        }
    }
    let within = times.iter().filter(|time| **time <= LIMIT_MS).count();
    let middle = |values: &mut Vec<f64>| {
        values.sort_unstable_by(f64::total_cmp);
        values[values.len() / 2]
    };
    let [usual, fast] = ratios.each_mut().map(middle);
    let most = ratios[0].iter().copied().fold(0.0, f64::max);
    println!(
        "the median of {} pictures {:.2} ms; wanted at most {LIMIT_MS} ms: {within} are",
        times.len(),
        middle(&mut times),
    );
    println!(
        "ratio to the default encode: median {usual:.2}, wanted at most {}; largest {most:.2}, wanted at most {}; \
         median to the fastest {fast:.2}",
        LIMIT_RATIO[0], LIMIT_RATIO[1]
    );
    println!(
        "slowest {:.2} ms, {}; largest {largest:.1} KB, wanted at most {LIMIT_KB} KB",
        slowest.0, slowest.1
    );
    redraws(&studio);
}

/// The work of the composer after each choice: the next menu with its words, and the picture with
/// its marks.
fn redraws(studio: &Studio) {
    println!("\nA choice in the composer: the next menu, its words and the preview");
    for (name, game, position, draft) in REDRAWS {
        let position = game.parse(position).expect("a position");
        let view = position.view(Observer::Player(position.turn()));
        let redraw = || {
            let menu = view.compose(draft).expect("a draft");
            let entries = menu
                .options
                .iter()
                .take(25)
                .map(|choice| text::entry(Language::ENGLISH, &view, &menu, choice));
            black_box((text::question(Language::ENGLISH, &view, &menu), entries.collect::<Vec<_>>()));
            let targets: Vec<_> = menu.options.iter().filter_map(|choice| choice.square.clone()).collect();
            let aim = Selection { way: &menu.way, chosen: &menu.chosen, targets: &targets };
            let labels = Labels::new(["White", "Black"], Some("Turn 24"));
            let after = menu.preview.as_ref().map_or(&view, |preview| &preview.after);
            drop(black_box(studio.preview(&RenderRequest::new(after, Side::First, labels), &aim)));
        };
        redraw();
        println!("{name:<28}{:>8.3} ms of 25", ms(median(redraw)));
    }
}

/// Median time over many runs.
fn median(mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let begun = Instant::now();
            run();
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[ROUNDS / 2]
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn kb(bytes: usize) -> f64 {
    bytes as f64 / 1000.0
}

/// Decodes palette and indices of a PNG.
fn indices(png: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let palette = reader.info().palette.clone().expect("a palette").into_owned();
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    reader.next_frame(&mut pixels).expect("a picture");
    (palette, pixels)
}

/// The fastest settings of the `png` crate for such pixels.
const FASTEST: (png::Compression, png::Filter) = (png::Compression::Fast, png::Filter::Up);

/// Encodes with the `png` crate.
fn encode(
    (width, height): (u32, u32),
    palette: &[u8],
    pixels: &[u8],
    (compression, filter): (png::Compression, png::Filter),
) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(palette);
    encoder.set_compression(compression);
    encoder.set_filter(filter);
    let mut writer = encoder.write_header().expect("a valid header");
    writer.write_image_data(pixels).expect("all pixels");
    writer.finish().expect("the end");
    bytes
}
