//! Outlines of marks above pieces, used to keep marks and pieces apart.
//!
//! Lengths are in thousandths of a square, measured from the top left corner of the board as
//! displayed.

use super::{BadgeFit, Corner, Mark, Scene, Spot};

pub(crate) const SQUARE: i32 = 1000;
/// Length of the arrowhead of a path.
pub(crate) const HEAD: i32 = 260;
/// Half the width of an arrowhead, and width of its edge.
pub(crate) const WING: i32 = 190;
pub(crate) const PATH_EDGE: i32 = 30;
/// Radius of the dot at the start of a path, without its edge.
pub(crate) const START_DOT: i32 = 110;
/// Distance between an arrowhead and the border of the last square.
pub(crate) const HEAD_GAP: i32 = 30;
/// Width of the edge of a badge.
const BADGE_EDGE: i32 = 35;
/// The double bar of a bounce as fractions of a square: stroke and edge. A stroke has at least 2 px
/// in Discord's smallest view.
pub(crate) const BAR_STROKE: f32 = 0.066;
pub(crate) const BAR_EDGE: f32 = 0.03;
/// Distance of each stroke from the border, and half its length without the round ends.
pub(crate) const BAR_APART: f32 = 0.05;
pub(crate) const BAR_HALF: f32 = 0.25 - BAR_STROKE / 2.0;
/// The zigzag of a broken road as fractions of a square: heights of its points above the lower
/// edge, stroke and edge.
pub(crate) const RIFT: [f32; 2] = [0.04, 0.085];
pub(crate) const RIFT_STROKE: f32 = 0.05;
pub(crate) const RIFT_EDGE: f32 = 0.02;
/// Half the width of a path with its edge.
const PATH_HALF_WIDTH: i32 = 80;
/// Height of the rows in which outlines are compared.
const ROW_STEP: i32 = 10;

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extents {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

impl Extents {
    /// Returns a rectangle relative to the corner of a square.
    pub(super) const fn within((x, y): (i32, i32), [left, top, right, bottom]: [i32; 4]) -> Self {
        Self { left: x + left, top: y + top, right: x + right, bottom: y + bottom }
    }

    pub(super) const fn around((x, y): (i32, i32), across: i32, down: i32) -> Self {
        Self { left: x - across, top: y - down, right: x + across, bottom: y + down }
    }

    /// Returns the area of the intersection.
    pub(super) fn shared(self, other: Self) -> i32 {
        let across = self.right.min(other.right) - self.left.max(other.left);
        let down = self.bottom.min(other.bottom) - self.top.max(other.top);
        across.max(0) * down.max(0)
    }
}

/// A convex shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outline {
    /// A disc, stretched horizontally.
    Disc {
        middle: (i32, i32),
        radius: i32,
        /// Length of the stretch on each side.
        reach: i32,
    },
    /// The corners of a polygon.
    Polygon(Vec<(i32, i32)>),
}

impl Outline {
    /// Returns a rectangle between its top left and bottom right corner.
    pub(crate) fn rect((left, top): (i32, i32), (right, bottom): (i32, i32)) -> Self {
        Self::Polygon(vec![(left, top), (right, top), (right, bottom), (left, bottom)])
    }

    /// Returns the shape moved by an offset.
    pub(crate) fn shifted(&self, (right, down): (i32, i32)) -> Self {
        match self {
            Self::Disc { middle, radius, reach } => {
                let middle = (middle.0 + right, middle.1 + down);
                Self::Disc { middle, radius: *radius, reach: *reach }
            }
            Self::Polygon(corners) => {
                Self::Polygon(corners.iter().map(|&(x, y)| (x + right, y + down)).collect())
            }
        }
    }

    /// Returns the top and bottom row.
    pub(crate) fn rows(&self) -> (i32, i32) {
        match self {
            Self::Disc { middle, radius, .. } => (middle.1 - radius, middle.1 + radius),
            Self::Polygon(corners) => {
                let rows = || corners.iter().map(|corner| corner.1);
                (rows().min().unwrap_or(0), rows().max().unwrap_or(0))
            }
        }
    }

    /// Returns the leftmost and rightmost column between two rows.
    pub(crate) fn columns(&self, top: i32, bottom: i32) -> Option<(i32, i32)> {
        match self {
            Self::Disc { middle: (x, y), radius, reach } => {
                let off = f64::from(*y.clamp(&top, &bottom) - y);
                let half = f64::from(*radius).powi(2) - off.powi(2);
                (half >= 0.0).then(|| {
                    let half = half.sqrt() as i32 + reach;
                    (x - half, x + half)
                })
            }
            Self::Polygon(corners) => {
                let mut found: Option<(i32, i32)> = None;
                let mut add = |x: i32| {
                    found = Some(found.map_or((x, x), |(least, most)| (least.min(x), most.max(x))));
                };
                for (place, &(x, y)) in corners.iter().enumerate() {
                    let (next_x, next_y) = corners[(place + 1) % corners.len()];
                    if (top..=bottom).contains(&y) {
                        add(x);
                    }
                    for row in [top, bottom] {
                        if (y < row) != (next_y < row) {
                            let part = f64::from(row - y) / f64::from(next_y - y);
                            add(x + (f64::from(next_x - x) * part).round() as i32);
                        }
                    }
                }
                found
            }
        }
    }

    /// Whether two shapes intersect.
    pub(crate) fn touches(&self, other: &Self) -> bool {
        let ((top, bottom), (other_top, other_bottom)) = (self.rows(), other.rows());
        let (top, bottom) = (top.max(other_top), bottom.min(other_bottom));
        (top..bottom).step_by(ROW_STEP as usize).any(|row| {
            let end = (row + ROW_STEP).min(bottom);
            let both = self.columns(row, end).zip(other.columns(row, end));
            both.is_some_and(|(one, other)| one.0 < other.1 && other.0 < one.1)
        })
    }
}

impl Scene {
    /// Returns the outline of a mark that can hide something. Marks below pieces and frames of
    /// whole squares have none.
    pub(crate) fn outline(&self, mark: &Mark) -> Option<Outline> {
        match *mark {
            Mark::Badge { at, corner, fit, .. } => Some(self.badge_outline(at, corner, fit)),
            Mark::Label { at, corner, ref text, .. } => {
                let (across, radius) = self.disc(text);
                let (x, y) = self.in_corner(at, corner, radius);
                let reach = across - radius;
                Some(Outline::Disc { middle: (x - corner.direction().0 * reach, y), radius, reach })
            }
            Mark::Number { right, down, ref text, .. } => {
                let (across, radius) = self.disc(text);
                Some(Outline::Disc { middle: (right, down), radius, reach: across - radius })
            }
            Mark::Bounce { from, against, .. } => Some(self.bar_outline(from, against)),
            Mark::Rift { at, rise, .. } => {
                let (x, y) = self.corner(at);
                let thousandths = |share: f32| (share * SQUARE as f32) as i32;
                let around = thousandths(RIFT_STROKE / 2.0 + RIFT_EDGE);
                let [low, high] = RIFT.map(thousandths);
                let bottom = y + SQUARE - rise;
                Some(Outline::rect(
                    (x + 60 - around, bottom - high - around),
                    (x + SQUARE - 60 + around, bottom - low + around),
                ))
            }
            _ => None,
        }
    }

    /// Returns the outlines of all marks above pieces.
    pub(crate) fn outlines(&self) -> Vec<Outline> {
        self.marks.iter().filter_map(|mark| self.outline(mark)).collect()
    }

    /// Returns the outlines of arrowheads. They are below pieces, which move aside for them.
    pub(crate) fn head_outlines(&self) -> Vec<Outline> {
        let ends = self.ground.iter().filter_map(|mark| match mark {
            Mark::Path { spots, .. } => match spots[..] {
                [.., from, to] => Some((from, to)),
                _ => None,
            },
            _ => None,
        });
        ends.flat_map(|(from, to)| self.head_outline(from, to)).collect()
    }

    /// Returns the distance along the first step of a number that touches the start dot.
    pub(crate) fn number_on_start(&self, spots: &[Spot]) -> Option<i32> {
        let [from, to, ..] = spots[..] else { return None };
        let ((x, y), end) = (self.middle(from), self.middle(to));
        let dot = Outline::Disc { middle: (x, y), radius: START_DOT + PATH_EDGE, reach: 0 };
        let (dx, dy) = (f64::from(end.0 - x), f64::from(end.1 - y));
        let along = |mark: &Mark| match *mark {
            Mark::Number { right, down, .. } if self.outline(mark)?.touches(&dot) => {
                let along = (f64::from(right - x) * dx + f64::from(down - y) * dy) / dx.hypot(dy).max(1.0);
                Some((along as i32).max(0))
            }
            _ => None,
        };
        self.marks.iter().filter_map(along).min()
    }

    /// Returns the outline of an arrowhead: a triangle with an edge and round corners.
    fn head_outline(&self, from: Spot, to: Spot) -> Vec<Outline> {
        let (point, border) = self.line(from, to);
        let tip = border - HEAD_GAP;
        let corners = [(tip, 0), (tip - HEAD, WING), (tip - HEAD, -WING)];
        let round = corners.map(|(along, beside)| Outline::Disc {
            middle: point(along, beside),
            radius: PATH_EDGE,
            reach: 0,
        });
        // Moves each side of the triangle outwards by the width of the edge.
        let long = f64::from(HEAD).hypot(f64::from(WING));
        let out = |length: i32| (f64::from(PATH_EDGE * length) / long).round() as i32;
        let (along, beside) = (out(WING), out(HEAD));
        let hexagon = [
            (tip + along, beside),
            (tip - HEAD + along, WING + beside),
            (tip - HEAD - PATH_EDGE, WING),
            (tip - HEAD - PATH_EDGE, -WING),
            (tip - HEAD + along, -WING - beside),
            (tip + along, -beside),
        ];
        let hexagon = hexagon.map(|(along, beside)| point(along, beside)).to_vec();
        round.into_iter().chain([Outline::Polygon(hexagon)]).collect()
    }

    /// Returns the outline of a badge in a corner.
    pub(crate) fn badge_outline(&self, at: Spot, corner: Corner, fit: BadgeFit) -> Outline {
        let radius = fit.radius + BADGE_EDGE;
        let ((x, y), (right, up)) = (self.in_corner(at, corner, radius), corner.direction());
        Outline::Disc { middle: (x + fit.outward * right, y + fit.inward * up), radius, reach: 0 }
    }

    /// Whether a path crosses a shape. The path goes through the centers of squares and ends with the tip of its
    /// arrowhead, shortly before the border of the last one.
    pub(crate) fn runs_over(&self, spots: &[Spot], shape: &Outline) -> bool {
        let (top, bottom) = shape.rows();
        let Some((left, right)) = shape.columns(top, bottom) else { return false };
        let middle = (f64::from(left + right) / 2.0, f64::from(top + bottom) / 2.0);
        let reach = f64::from(right - left) / 2.0 + f64::from(PATH_HALF_WIDTH);
        let last = spots.len().saturating_sub(2);
        spots.windows(2).enumerate().any(|(place, two)| {
            let (start, end) = (self.middle(two[0]), self.middle(two[1]));
            let (dx, dy) = (f64::from(end.0 - start.0), f64::from(end.1 - start.1));
            // The last step ends half a square before the center.
            let most = dx.abs().max(dy.abs()).max(1.0);
            let short = f64::from(SQUARE) / 2.0 / most + f64::from(HEAD_GAP) / dx.hypot(dy).max(1.0);
            let whole = if place == last { 1.0 - short } else { 1.0 };
            let (right, down) = (middle.0 - f64::from(start.0), middle.1 - f64::from(start.1));
            let along = ((right * dx + down * dy) / dx.mul_add(dx, dy * dy).max(1.0)).clamp(0.0, whole);
            (right - along * dx).hypot(down - along * dy) < reach
        })
    }

    /// Returns the center of a disc in a corner.
    fn in_corner(&self, at: Spot, corner: Corner, radius: i32) -> (i32, i32) {
        let ((x, y), (right, up)) = (self.middle(at), corner.direction());
        let far = SQUARE / 2 - radius;
        (x + far * right, y - far * up)
    }

    /// Returns the outline of a bounce's bar.
    fn bar_outline(&self, from: Spot, against: Spot) -> Outline {
        let (start, end) = (self.middle(from), self.middle(against));
        let (dx, dy) = (f64::from(end.0 - start.0), f64::from(end.1 - start.1));
        let distance = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / distance, dy / distance);
        let thousandths = |share: f32| f64::from(share) * f64::from(SQUARE);
        let deep = thousandths(BAR_APART + BAR_STROKE / 2.0 + BAR_EDGE);
        let wide = thousandths(BAR_HALF + BAR_STROKE / 2.0 + BAR_EDGE);
        let (x, y) = (f64::from(start.0 + end.0) / 2.0, f64::from(start.1 + end.1) / 2.0);
        let corner = |along: f64, beside: f64| {
            let (right, down) = (ux * along - uy * beside, uy * along + ux * beside);
            ((x + right).round() as i32, (y + down).round() as i32)
        };
        Outline::Polygon(vec![
            corner(-deep, -wide),
            corner(deep, -wide),
            corner(deep, wide),
            corner(-deep, wide),
        ])
    }
}
