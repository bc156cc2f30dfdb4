//! What a picture shows, as plain data: no pixels, no colors, no game.
//!
//! Each game builds a [`Scene`] from its view in a module of its own; [`paint`](super::paint)
//! draws every scene alike. A new game costs such a module and its sprites.

use sealed_move_rules::Side;

use super::request::{BoardLayout, Labels, RenderRequest};

mod board;
mod entries;
mod marks;
mod outlines;
mod pieces;
mod strips;

pub(crate) use board::{ColorScheme, Coordinates, Spot};
pub(crate) use entries::{ASIDE, HEAD, Head, NumberedStep, START_DOT, STOP, TOSSED_HEAD, WAY_EDGE, WING};
pub(crate) use marks::{Corner, Mark, Sign, Tone};
pub(crate) use outlines::{BAR_APART, BAR_EDGE, BAR_HALF, BAR_STROKE, Outline, RIFT, RIFT_EDGE, RIFT_STROKE};
pub(crate) use pieces::{
    ChipFace, ChipSprite, Extent, Layer, PileChip, Placed, Presence, Sprite, SquareContent, TileLabel,
    TileShape, TileSprite, TiledPiece,
};
pub(crate) use strips::{CountedSprite, Gauge, Holdings, PowerMark, Strip, Tiles};

/// How far from the edge a badge lies where there is a bar, in thousandths of a square.
const BESIDE_BAR: i32 = 130;

/// A whole picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    /// The number of files.
    pub(crate) files: u8,
    /// The number of ranks.
    pub(crate) ranks: u8,
    /// How both are named.
    pub(crate) coordinates: Coordinates,
    /// How the picture is divided.
    pub(crate) layout: BoardLayout,
    /// The colors of the sides.
    pub(crate) scheme: ColorScheme,
    /// The side at the lower edge.
    pub(crate) bottom: Side,
    /// Squares in another color.
    pub(crate) tints: Vec<(Spot, Tone)>,
    /// Squares with thin lines over them.
    pub(crate) hatched: Vec<Spot>,
    /// What stood on the board, below everything else.
    pub(crate) ghosts: Vec<SquareContent>,
    /// What stands on the board.
    pub(crate) cells: Vec<SquareContent>,
    /// Pieces with tiles on it.
    pub(crate) tiled_pieces: Vec<TiledPiece>,
    /// What is drawn below it, in this order.
    pub(crate) ground: Vec<Mark>,
    /// What is drawn over it, in this order.
    pub(crate) marks: Vec<Mark>,
    /// What belongs to each side beside it.
    pub(crate) strips: [Strip; 2],
    /// How many steps and rolls the last move took.
    pub(crate) steps: usize,
    /// How far a replay is: of so many moves so many.
    pub(crate) progress: Option<(usize, usize)>,
    /// The short lines between both: the number of the move, at the end the result.
    pub(crate) notes: Vec<String>,
}

impl Scene {
    /// An empty board as a request wants it: without pieces, and with nothing beside it but the short lines.
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
        }
    }

    /// Puts a badge into the first free corner of a square: the upper right, and on clockwise among those
    /// that `allowed` names, beside a bar that lies there, if possible off the head of a way. Where none is free it is
    /// left out.
    pub(crate) fn badge(&mut self, at: Spot, allowed: &[Corner], sign: Sign, tone: Tone) {
        let corners =
            || [0, BESIDE_BAR].into_iter().flat_map(|off| allowed.iter().map(move |&corner| (corner, off)));
        let free = || {
            corners().filter(|&(corner, off)| !self.is_taken(at, corner) && self.is_clear(at, corner, off))
        };
        let heads = self.head_outlines();
        let hides_a_head = |&(corner, off): &(Corner, i32)| {
            let badge = self.badge_outline(at, corner, off);
            heads.iter().any(|head| badge.touches(head))
        };
        let free = free().find(|place| !hides_a_head(place)).or_else(|| free().next());
        if let Some((corner, off)) = free {
            self.marks.push(Mark::Badge { at, corner, off, sign, tone });
        }
    }

    /// Puts a badge into the only corner that is left to it, even where a way runs through it.
    pub(crate) fn badge_over_ways(&mut self, at: Spot, corner: Corner, sign: Sign, tone: Tone) {
        if let Some(off) = [0, BESIDE_BAR].into_iter().find(|&off| self.is_clear(at, corner, off)) {
            self.marks.push(Mark::Badge { at, corner, off, sign, tone });
        }
    }

    /// Whether a badge would touch no mark.
    fn is_clear(&self, at: Spot, corner: Corner, off: i32) -> bool {
        let badge = self.badge_outline(at, corner, off);
        !self.outlines().iter().any(|other| badge.touches(other))
    }

    /// Joins squares that exchanged what stood on them by an arrow, below what stands between them, and puts a badge
    /// on each of them, in one of the corners that are allowed. Between neighbors there is no room for the arrow.
    pub(crate) fn swap(&mut self, (from, to): (Spot, Spot), allowed: &[Corner], tone: Tone) {
        if from.file.abs_diff(to.file).max(from.rank.abs_diff(to.rank)) > 1 {
            self.ground.push(Mark::Swap { from, to, tone });
        }
        for at in [from, to] {
            self.badge(at, allowed, Sign::Exchange, tone);
        }
    }

    /// Whether a badge, a number or a way is in a corner of a square.
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

    /// Whether a way runs where a badge in a corner of a square would be.
    fn is_crossed(&self, at: Spot, corner: Corner) -> bool {
        let badge = self.badge_outline(at, corner, 0);
        self.ground.iter().any(|mark| match mark {
            Mark::Path { spots, .. } => self.runs_over(spots, &badge),
            Mark::Toss { from, to, .. } => self.runs_over(&[*from, *to], &badge),
            _ => false,
        })
    }

    /// The spot of the square with a name.
    pub(crate) fn spot(&self, name: &str) -> Option<Spot> {
        self.coordinates.spot(name, self.files, self.ranks)
    }

    /// Whether nothing stands or lies on a square.
    pub(crate) fn is_empty_at(&self, at: Spot) -> bool {
        let stands = self.tiled_pieces.iter().map(|figure| figure.at);
        !self.cells.iter().map(|cell| cell.at).chain(stands).any(|taken| taken == at)
    }
}

/// The short lines between the sides: the number of the move, or the result.
fn notes(labels: &Labels<'_>) -> Vec<String> {
    match labels.end {
        Some(end) => [end.result, end.reason].map(str::to_owned).to_vec(),
        None => labels.turn.map(str::to_owned).into_iter().collect(),
    }
}
