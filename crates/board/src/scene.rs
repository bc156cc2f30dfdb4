//! The content of a picture as plain data, without pixels, colors or rules.
//!
//! Each game has a module that builds a [`Scene`] from its view, and [`paint`](super::paint) draws
//! every scene. A new game needs only such a module and its sprites.

use sealed_move_rules::Side;

use super::request::{BoardLayout, Labels, RenderRequest};

mod board;
mod marks;
mod numbers;
mod outlines;
mod pieces;
mod rooms;
mod strips;

pub(crate) use board::{ColorScheme, Coordinates, Spot};
pub(crate) use marks::{BadgeFit, Corner, Mark, SHUFFLE, Sign, Tone};
pub(crate) use numbers::{CROWDED_FILES, Head, NumberedStep, RETURN_OFFSET, TOSS_HEAD};
pub(crate) use outlines::{
    BAR_APART, BAR_EDGE, BAR_HALF, BAR_STROKE, HEAD, HEAD_GAP, Outline, PATH_EDGE, RIFT, RIFT_EDGE,
    RIFT_STROKE, START_DOT, WING,
};
pub(crate) use pieces::{
    ChipFace, ChipSprite, Extent, Layer, PileChip, Placed, Presence, Sprite, SquareContent, TileLabel,
    TileShape, TileSprite, TiledPiece,
};
pub(crate) use strips::{CountedSprite, Gauge, Holdings, PowerMark, Strip, Tiles};

/// Distance of a badge from the edge if there is a bar, in thousandths of a square.
const BESIDE_BAR: i32 = 130;
/// Distance by which a third badge crosses the edge.
const OVER_BORDER: i32 = 130;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    pub(crate) coordinates: Coordinates,
    pub(crate) layout: BoardLayout,
    pub(crate) scheme: ColorScheme,
    /// The side at the bottom of the board.
    pub(crate) bottom: Side,
    /// Squares with a highlight color.
    pub(crate) tints: Vec<(Spot, Tone)>,
    /// Squares with thin diagonal lines.
    pub(crate) hatched: Vec<Spot>,
    /// Pieces that were on the board, drawn below everything else.
    pub(crate) ghosts: Vec<SquareContent>,
    /// Pieces, piles and objects on the board.
    pub(crate) cells: Vec<SquareContent>,
    pub(crate) tiled_pieces: Vec<TiledPiece>,
    /// Marks below the pieces, in drawing order.
    pub(crate) ground: Vec<Mark>,
    /// Marks above the pieces, in drawing order.
    pub(crate) marks: Vec<Mark>,
    pub(crate) strips: [Strip; 2],
    /// Number of steps and rolls in the last move.
    pub(crate) steps: usize,
    /// In a replay, the indices of the current and the last position.
    pub(crate) progress: Option<(usize, usize)>,
    /// Short lines between the strips: the move number, or the result and its reason.
    pub(crate) notes: Vec<String>,
    /// The steps of a long move, listed below the move number.
    pub(crate) list: Vec<String>,
    /// The emblem above the move number.
    pub(crate) emblem: Option<Sprite>,
}

impl Scene {
    /// Creates an empty board.
    pub(crate) fn new(
        request: &RenderRequest<'_>,
        side: u8,
        coordinates: Coordinates,
        scheme: ColorScheme,
        strips: [Strip; 2],
    ) -> Self {
        Self {
            files: side,
            ranks: side,
            coordinates,
            layout: request.layout,
            scheme,
            bottom: request.from,
            tints: Vec::new(),
            hatched: Vec::new(),
            ghosts: Vec::new(),
            cells: Vec::new(),
            tiled_pieces: Vec::new(),
            ground: Vec::new(),
            marks: Vec::new(),
            strips,
            steps: 1,
            progress: None,
            notes: notes(&request.labels),
            list: Vec::new(),
            emblem: None,
        }
    }

    /// Puts the kings of a side in light.
    pub(crate) fn light_kings(&mut self, side: Side) {
        let is_king = |layer: &Layer| layer.sprite.is_king_of(side);
        let alone = self.cells.iter().filter(|cell| cell.layers.iter().any(is_king)).map(|cell| cell.at);
        let tiled = self.tiled_pieces.iter().filter(|figure| is_king(&figure.piece)).map(|figure| figure.at);
        let kings: Vec<_> = alone.chain(tiled).map(|at| Mark::Rays { at }).collect();
        self.ground.splice(0..0, kings);
    }

    /// Adds a badge in the first free allowed corner, or none if all are occupied. It avoids marks,
    /// shifts to make room for a bar, and prefers corners without an arrowhead.
    pub(crate) fn badge(&mut self, at: Spot, allowed: &[Corner], sign: Sign, tone: Tone) {
        let lettered = self.cells.iter().any(|cell| cell.at == at && cell.symbol.is_some());
        let allowed: Vec<Corner> =
            allowed.iter().copied().filter(|&corner| !(lettered && corner == Corner::LowerLeft)).collect();
        // A third badge has only a corner beside the head left, and gives way to it.
        let crowded =
            self.marks.iter().filter(|mark| matches!(mark, Mark::Badge { at: there, .. } if *there == at));
        let usual = if crowded.count() >= 2 { -OVER_BORDER } else { 0 };
        let size = self.badge_size(at);
        let corners = || {
            [usual, BESIDE_BAR]
                .into_iter()
                .flat_map(|inward| allowed.iter().map(move |&corner| (corner, BadgeFit { inward, ..size })))
        };
        let free = || {
            corners().filter(|&(corner, fit)| !self.is_taken(at, corner) && self.is_clear(at, corner, fit))
        };
        let heads = self.head_outlines();
        let hides_a_head = |&(corner, fit): &(Corner, BadgeFit)| {
            let badge = self.badge_outline(at, corner, fit);
            heads.iter().any(|head| badge.touches(head))
        };
        let free = free().find(|place| !hides_a_head(place)).or_else(|| free().next());
        if let Some((corner, fit)) = free {
            self.marks.push(Mark::Badge { at, corner, fit, sign, tone });
            self.spread_badges(at);
        }
    }

    /// Moves two small badges on a square apart, so that the figure between them has room.
    fn spread_badges(&mut self, at: Spot) {
        let small =
            |mark: &Mark| matches!(mark, Mark::Badge { at: there, fit: BadgeFit::SMALL, .. } if *there == at);
        let places: Vec<usize> =
            self.marks.iter().enumerate().filter(|(_, mark)| small(mark)).map(|(place, _)| place).collect();
        if places.len() >= 2 {
            self.spread(&places, BadgeFit::SPREAD);
        }
    }

    /// Moves small badges outwards where a number leaves the figure too little room.
    pub(crate) fn spread_badges_beside_numbers(&mut self) {
        let small =
            |mark: &Mark| matches!(mark, Mark::Badge { at, fit: BadgeFit::SMALL, .. } if self.is_narrow(*at));
        let places: Vec<usize> =
            self.marks.iter().enumerate().filter(|(_, mark)| small(mark)).map(|(place, _)| place).collect();
        self.spread(&places, BadgeFit::BESIDE);
    }

    /// Moves small badges outwards, unless they would touch another mark.
    fn spread(&mut self, places: &[usize], fit: BadgeFit) {
        for &place in places {
            let Mark::Badge { at, corner, sign, tone, .. } = self.marks.remove(place) else { return };
            let fit = if self.is_clear(at, corner, fit) { fit } else { BadgeFit::SMALL };
            self.marks.insert(place, Mark::Badge { at, corner, fit, sign, tone });
        }
    }

    /// Adds a badge in a corner, even if a path crosses it.
    pub(crate) fn badge_over_paths(&mut self, at: Spot, corner: Corner, sign: Sign, tone: Tone) {
        let fits = [0, BESIDE_BAR].map(|inward| BadgeFit { inward, ..self.badge_size(at) });
        if let Some(fit) = fits.into_iter().find(|&fit| self.is_clear(at, corner, fit)) {
            self.marks.push(Mark::Badge { at, corner, fit, sign, tone });
        }
    }

    /// Returns the size of badges on a square.
    fn badge_size(&self, at: Spot) -> BadgeFit {
        let is_full = |cell: &SquareContent| cell.at == at && !cell.layers.is_empty() && cell.stands;
        let full = self.cells.iter().any(is_full) || self.tiled_pieces.iter().any(|figure| figure.at == at);
        // Beside the square there may be an emblem of the next one.
        let beside = |figure: &TiledPiece| figure.at.rank == at.rank && figure.at.file.abs_diff(at.file) == 1;
        let hemmed = self.tiled_pieces.iter().any(|figure| beside(figure) && !figure.emblems.is_empty());
        match (full, hemmed) {
            (false, _) => BadgeFit::USUAL,
            (true, false) => BadgeFit::SMALL,
            (true, true) => BadgeFit { outward: 0, ..BadgeFit::SMALL },
        }
    }

    /// Whether a badge would touch no other mark.
    fn is_clear(&self, at: Spot, corner: Corner, fit: BadgeFit) -> bool {
        let badge = self.badge_outline(at, corner, fit);
        !self.outlines().iter().any(|other| badge.touches(other))
    }

    /// Marks two squares that exchanged their pieces: an arrow between them, below the pieces, and
    /// a badge on each. Adjacent squares have no room for the arrow.
    pub(crate) fn swap(&mut self, (from, to): (Spot, Spot), allowed: &[Corner], tone: Tone) {
        if from.file.abs_diff(to.file).max(from.rank.abs_diff(to.rank)) > 1 {
            self.ground.push(Mark::Swap { from, to, tone });
        }
        for at in [from, to] {
            self.badge(at, allowed, Sign::Exchange, tone);
        }
    }

    /// Whether a corner of a square has a badge, a number, an emblem or a path.
    pub(crate) fn is_taken(&self, at: Spot, corner: Corner) -> bool {
        let marked = self.marks.iter().any(|mark| match mark {
            Mark::Badge { at: there, corner: taken, .. } | Mark::Label { at: there, corner: taken, .. } => {
                *there == at && *taken == corner
            }
            _ => false,
        });
        let shown = |figure: &TiledPiece| {
            let right = corner == Corner::UpperRight;
            let upper = right || corner == Corner::UpperLeft;
            figure.at == at && upper && figure.emblems.iter().any(|emblem| emblem.1 == right)
        };
        marked || self.tiled_pieces.iter().any(shown) || self.is_crossed(at, corner)
    }

    /// Whether a path crosses a corner of a square.
    fn is_crossed(&self, at: Spot, corner: Corner) -> bool {
        let badge = self.badge_outline(at, corner, self.badge_size(at));
        self.ground.iter().any(|mark| match mark {
            Mark::Path { spots, .. } => self.runs_over(spots, &badge),
            Mark::Toss { from, to, .. } => self.runs_over(&[*from, *to], &badge),
            _ => false,
        })
    }

    /// Returns the highlight color of a square.
    pub(crate) fn tone_at(&self, at: Spot) -> Option<Tone> {
        self.tints.iter().rev().find(|(spot, _)| *spot == at).map(|&(_, tone)| tone)
    }

    /// Finds the square with a name.
    pub(crate) fn spot(&self, name: &str) -> Option<Spot> {
        self.coordinates.spot(name, self.files, self.ranks)
    }

    pub(crate) fn is_empty_at(&self, at: Spot) -> bool {
        let stands = self.tiled_pieces.iter().map(|figure| figure.at);
        !self.cells.iter().map(|cell| cell.at).chain(stands).any(|taken| taken == at)
    }
}

/// Returns the move number, or the result.
fn notes(labels: &Labels<'_>) -> Vec<String> {
    match labels.end {
        Some(end) => [end.result, end.reason].map(str::to_owned).to_vec(),
        None => labels.turn.map(str::to_owned).into_iter().collect(),
    }
}
