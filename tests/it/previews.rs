//! Previews of moves in the composer, compared with golden files as in `pictures`.

use std::path::Path;

use sealed_move_board::{Labels, LastMove, RenderRequest, Selection, Size, Studio, ThemeName};
use sealed_move_rules::{Observer, find};

const ARUKI: &str = "ral1[gd]k[jk][sd]pla1/1oo1o1oooooo/oO1o4r3/5o6/2P9/5A3[PP]2/3M8/1j2O2o[SS]3/4S7/\
                     2O1L1O5/O2O1O1OOOOO/R1L1[GD]K[JK][SD]PLAR w O2PRA/j2l GSgs 3 24";
const KYO: &str = "9,K/9,D/2,DLDSST,7/7,SP,2/4,DLLDQ,5/3,Sddh,6/5,dd,4/5,lS,4/d,9/k,9 g - 31";
const CHAKART: &str = "rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {\"flags\":\"1111\"}";

/// Game, name, position (`""` is a start), draft, theme.
const CASES: [(&str, &str, &str, &str, ThemeName); 8] = [
    ("aruki", "preview-minister", ARUKI, "d6", ThemeName::Classic),
    ("aruki", "preview-minister-dark", ARUKI, "d6", ThemeName::Dark),
    ("aruki", "preview-capture", ARUKI, "d6 d10", ThemeName::Classic),
    ("kyo", "preview-tower", KYO, "C2", ThemeName::Classic),
    ("kyo", "preview-way-contrast", KYO, "C2 4C3 +1B4 2D4", ThemeName::Contrast),
    ("kyo", "preview-load-dark", KYO, "E4 >E5", ThemeName::Dark),
    ("chakart", "preview-queen", CHAKART, "g1", ThemeName::Classic),
    ("chakart", "preview-way", CHAKART, "f3 e4", ThemeName::Contrast),
];

#[test]
fn previews_look_as_they_did() {
    let studio = Studio::new().unwrap();
    let mut changed = Vec::new();
    for (game, name, position, draft, theme) in CASES {
        let game = find(game).unwrap();
        let position = game.parse(position).unwrap();
        let view = position.view(Observer::Player(position.turn()));
        let menu = view.compose(draft).unwrap_or_else(|error| panic!("{name}: {error}"));
        let (after, notation) = match &menu.preview {
            Some(preview) => (&preview.after, preview.notation.as_deref()),
            None => (&view, None),
        };
        let targets: Vec<_> = menu.options.iter().filter_map(|choice| choice.square.clone()).collect();
        let way: &[String] = if notation.is_some() && menu.move_text.is_some() { &[] } else { &menu.way };
        let aim = Selection { way, chosen: &menu.chosen, targets: &targets };
        let labels = Labels::new(["First", "Second"], Some("Move 24"));
        let request = RenderRequest {
            last: notation.map(|notation| LastMove { before: &view, notation }),
            theme,
            ..RenderRequest::new(after, position.turn(), labels)
        };
        let got = studio.preview(&request, &aim);
        let plain = studio.picture(&request);
        assert_ne!(got.png == plain.png, !targets.is_empty() || !way.is_empty(), "{name}: marks");
        let small = studio.preview(&RenderRequest { size: Size::new(Size::MIN), ..request }, &aim);
        let aside = Path::new(env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(aside.join(format!("{name}-400.png")), small.png).unwrap();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/images/{name}.png"));
        let pixels = |png: &[u8]| image::load_from_memory(png).unwrap().into_rgb8();
        if std::env::var_os("REGENERATE").is_some() {
            std::fs::write(&file, &got.png).unwrap();
        } else if std::fs::read(&file).ok().is_none_or(|truth| pixels(&truth) != pixels(&got.png)) {
            let aside = aside.join(format!("{name}.png"));
            std::fs::write(&aside, &got.png).unwrap();
            changed.push(aside);
        }
    }
    assert!(changed.is_empty(), "these differ from tests/images: {changed:?}");
}
