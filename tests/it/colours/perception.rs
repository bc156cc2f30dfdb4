//! How different two colors look: CIELAB and the color difference CIEDE2000.

/// A color in CIELAB under D65: lightness L* from 0 to 100, then a* and b*.
pub(super) type Lab = [f64; 3];

/// White point D65.
const WHITE: [f64; 3] = [0.950_47, 1.0, 1.088_83];

/// Converts a color of linear sRGB to CIELAB.
pub(super) fn lab(linear: [f64; 3]) -> Lab {
    const XYZ: [[f64; 3]; 3] = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175],
        [0.019_333_9, 0.119_192, 0.950_304_1],
    ];
    let [x, y, z] = [0, 1, 2].map(|row: usize| {
        let part =
            XYZ[row].iter().zip(linear).map(|(part, channel)| part * channel).sum::<f64>() / WHITE[row];
        if part > 216.0 / 24_389.0 { part.cbrt() } else { (24_389.0 / 27.0 * part + 16.0) / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Returns the color difference CIEDE2000 (Sharma, Wu and Dalal 2005). From about 2 on, two areas beside each
/// other look different.
pub(super) fn difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab) -> f64 {
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let stretch = 1.0 + 0.5 * (1.0 - seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let polar = |a: f64, b: f64| {
        let a = a * stretch;
        (a.hypot(b), b.atan2(a).to_degrees().rem_euclid(360.0))
    };
    let ((c1, h1), (c2, h2)) = (polar(a1, b1), polar(a2, b2));
    let gray = c1 * c2 == 0.0;
    let turn = (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0;
    let hue = if gray { 0.0 } else { 2.0 * (c1 * c2).sqrt() * (turn.to_radians() / 2.0).sin() };
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = if gray { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
    let cosine = |times: f64, off: f64| (times * h + off).to_radians().cos();
    let t = 1.0 - 0.17 * cosine(1.0, -30.0) + 0.24 * cosine(2.0, 0.0) + 0.32 * cosine(3.0, 6.0)
        - 0.2 * cosine(4.0, -63.0);
    let off = (l - 50.0).powi(2);
    let lightness = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let (chroma, hue) = ((c2 - c1) / (1.0 + 0.045 * c), hue / (1.0 + 0.015 * c * t));
    let rotation = (60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    (lightness.powi(2) + chroma.powi(2) + hue.powi(2) - 2.0 * rotation * seventh(c) * chroma * hue).sqrt()
}

/// Pairs of the test data published with the formula.
#[test]
fn differences_match_published_pairs() {
    let pairs: [(Lab, Lab, f64); 8] = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, other, wanted) in pairs {
        let got = difference(one, other);
        assert!((got - wanted).abs() < 1e-4, "{one:?}, {other:?}: {got}");
        assert!((difference(other, one) - wanted).abs() < 1e-4, "{other:?}, {one:?}");
    }
}

#[test]
fn lightness_runs_from_black_to_white() {
    for (linear, wanted) in [(0.0, 0.0), (0.184_187, 50.0), (1.0, 100.0)] {
        let [l, a, b] = lab([linear; 3]);
        assert!((l - wanted).abs() < 1e-3 && a.abs() < 1e-3 && b.abs() < 1e-3, "{linear}: {l} {a} {b}");
    }
}
