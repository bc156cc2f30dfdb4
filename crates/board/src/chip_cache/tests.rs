use super::*;
use crate::layout::{BoardShape, Layout};
use crate::pile::PileLayout;
use crate::placement::Insets;
use crate::scene::{ColorScheme, Spot};
use crate::{Size, ThemeName};

/// Returns Kyo's default layout and the scale at which a desktop shows it, in a box of 550 x 350
/// px.
fn kyo() -> (Layout, f32) {
    let shape = BoardShape::wide(10, false, false);
    let layout = Layout::new(shape, shape.square(Size::default()), None, Side::First);
    let (width, height) = layout.size();
    (layout, (550.0 / width as f32).min(350.0 / height as f32))
}

/// Returns the CIE 1976 lightness of a color, from 0 to 100.
fn lightness(channels: [u8; 3]) -> f64 {
    let linear = channels.map(|channel| {
        let part = f64::from(channel) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let y = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    if y > 0.008_856 { 116.0 * y.cbrt() - 16.0 } else { 903.3 * y }
}

/// `PICTURES.md` §6: up to four chips are distinguishable on a desktop.
#[test]
fn a_pile_of_four_is_readable_in_discord() {
    let (layout, seen) = kyo();
    let area = layout.square_at(Spot { file: 3, rank: 3 });
    for (name, theme) in ThemeName::ALL.map(|name| (name, name.theme(ColorScheme::Gold))) {
        for count in 1..=4 {
            let pile = PileLayout::new(&layout, area, count, Insets::default());
            let size = pile.places[0].expect("up to nine chips are visible").size;
            let pitch = size.height - size.outline;
            assert!(size.outline as f32 * seen >= 0.99, "the line between {count} chips");
            for (side, face) in Side::BOTH
                .into_iter()
                .flat_map(|side| [ChipFace::Plus, ChipFace::Cross].map(|face| (side, face)))
            {
                let raster = draw(&theme.scheme, ChipSprite::Owned { side, face }, size).unwrap();
                let color = |x: u32, y: u32| {
                    let pixel = raster.pixel(x, y).unwrap().demultiply();
                    [pixel.red(), pixel.green(), pixel.blue()]
                };
                let middle =
                    (size.width / 4..size.width * 3 / 4).flat_map(|x| (0..pitch).map(move |y| (x, y)));
                let light: Vec<_> = middle.map(|(x, y)| lightness(color(x, y))).collect();
                let mean = light.iter().sum::<f64>() / light.len() as f64;
                match face {
                    ChipFace::Plus => assert!(mean < 30.0, "{name}, {count}, {side:?}: {mean:.0}"),
                    ChipFace::Cross => assert!(mean > 60.0, "{name}, {count}, {side:?}: {mean:.0}"),
                }
                let fill = theme.scheme.sides[side.index()].fill;
                let row = size.height / 2;
                let owned = |from: u32, to: u32| {
                    let wide = (from..to).filter(|&x| color(x, row) == fill).count();
                    wide as f32 * seen
                };
                let ends = [owned(0, size.width / 2), owned(size.width / 2, size.width)];
                assert!(ends.iter().all(|&px| px >= 5.0), "{name}, {count}, {side:?}, {face:?}: {ends:?}");
            }
        }
    }
}
