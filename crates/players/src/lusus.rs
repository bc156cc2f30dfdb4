//! Lusus for the search: tiles, hidden hands and traps, which are drawn once for a whole search.

use std::sync::Arc;

use sealed_move_rules::Side;
use sealed_move_rules::lusus::{
    Group, Kind, Lookahead, Phase, Piece, PieceOption, Pile, Square, Tile, TileOption, View,
};

use super::board::{BoardResult, Candidate, SearchBoard, share};
use super::random::{Numbers, mix};

const MOVEMENT: usize = 5;
const HINDERING: usize = 6;
const OTHER: usize = 7;
const TRAP: usize = 8;
const ADVANCE: usize = 9;
const CENTER: usize = 10;
const DRAWN: usize = 11;
const HALF: usize = 12;

/// How many plays of tiles are tried in a reply.
const REPLY_TILES: usize = 5;
/// How many are tried in the own move.
const OWN_TILES: usize = 40;

/// A position of Lusus to search in.
#[derive(Clone)]
pub(crate) struct LususBoard<'w> {
    ahead: Lookahead,
    weights: &'w [i32],
    /// What is drawn is drawn by this.
    seed: u64,
    /// How many moves from now on, of both sides, tiles are thought of.
    tiles: u8,
    /// Whether this is the position that was asked about.
    root: bool,
    /// The move of a piece that alone is looked at there, or alone is not.
    limit: Option<(Arc<str>, bool)>,
}

/// One part of a move.
#[derive(Clone, Debug)]
pub(crate) enum LususMove {
    Tile(TileOption),
    Piece(PieceOption),
    /// No tile is thought of: only in replies.
    Skip,
}

impl<'w> LususBoard<'w> {
    /// A position that agrees with a view; `tiles` moves of both sides think of tiles.
    pub(crate) fn new(view: &View, seed: u64, tiles: u8, weights: &'w [i32]) -> Self {
        let mut random = Numbers::new(seed);
        let ahead = view.lookahead(&mut |options| random.below(options));
        Self { ahead, weights, seed, tiles, root: true, limit: None }
    }

    /// A position that agrees with what a player saw once their move was made: their opponent thinks of tiles as in
    /// every reply.
    pub(crate) fn following(view: &View, seed: u64, weights: &'w [i32]) -> Self {
        Self { root: false, ..Self::new(view, seed, 1, weights) }
    }

    /// The same position with its own moves limited: to the move of a piece with this text, or to all others. The
    /// move may become legal by a tile; without a text nothing is limited.
    pub(crate) fn limited(&self, text: Option<&str>, only: bool) -> Self {
        let limit = text.map(|text| (Arc::from(text), only));
        Self { limit, ..self.clone() }
    }

    /// The position after each tile that may be played or burned first; itself where none is to be.
    pub(crate) fn after_each_tile(&self) -> Vec<Self> {
        let mut after: Vec<Self> = Vec::new();
        if self.ahead.may_move() {
            after.push(self.clone());
        }
        if matches!(self.ahead.phase(), Phase::Play(_)) {
            let options = self.ahead.tile_options().into_iter();
            after.extend(options.filter_map(|option| self.after(&LususMove::Tile(option))));
        }
        after
    }

    fn worth(&self, kind: Kind) -> i32 {
        match kind {
            Kind::Pawn => self.weights[0],
            Kind::Knight => self.weights[1],
            Kind::Bishop => self.weights[2],
            Kind::Rook => self.weights[3],
            Kind::Queen => self.weights[4],
            Kind::King => 0,
        }
    }

    /// What a tile is worth to the owner of the piece that it is on.
    fn tile_worth(&self, tile: Tile, piece: &Piece) -> i32 {
        let worth = if piece.kind == Kind::King { 350 } else { self.worth(piece.kind) };
        let (flat, of_piece, weight) = match tile {
            Tile::Queen => ((620 - worth * 2 / 3).max(0), 0, MOVEMENT),
            Tile::Rook => (if matches!(piece.kind, Kind::Rook | Kind::Queen) { 0 } else { 220 }, 0, MOVEMENT),
            Tile::Bishop => {
                (if matches!(piece.kind, Kind::Bishop | Kind::Queen) { 0 } else { 150 }, 0, MOVEMENT)
            }
            Tile::Knight => (if piece.kind == Kind::Knight { 0 } else { 140 }, 0, MOVEMENT),
            Tile::King => (if matches!(piece.kind, Kind::King | Kind::Queen) { 0 } else { 70 }, 0, MOVEMENT),
            Tile::RookBishop => {
                (if matches!(piece.kind, Kind::Rook | Kind::Bishop) { 180 } else { 0 }, 0, MOVEMENT)
            }
            Tile::Sidestep => (35, 0, MOVEMENT),
            Tile::Swap => (25, 0, MOVEMENT),
            Tile::Pawn => (10, 0, MOVEMENT),
            Tile::StickyFeet => (0, -35, HINDERING),
            Tile::Disarm => (0, -40, HINDERING),
            Tile::Enrage => (0, -30, HINDERING),
            Tile::Immobilized => (-10, -55, HINDERING),
            Tile::Ghost => (-40, 0, HINDERING),
            Tile::MinusDraw => (-45, 0, HINDERING),
            Tile::Deadspace => (-4, 0, HINDERING),
            Tile::Condemn => (-8, 0, HINDERING),
            Tile::DoubleAction => (90, 0, OTHER),
            Tile::PlusDraw => (35, 0, OTHER),
            Tile::Phase => (0, 12, OTHER),
            Tile::Guard => (50, 0, OTHER),
            Tile::Immune => (20, 4, OTHER),
            Tile::HitAndRun => (10, 10, OTHER),
            Tile::BoulderDash => (5, 6, OTHER),
            Tile::Thief => (5, 6, OTHER),
            Tile::Wrap => (10, 6, OTHER),
            Tile::Spring => (5, 4, OTHER),
            Tile::Knowledge => (25, 0, OTHER),
            Tile::Dodge | Tile::Revert => (if piece.kind == Kind::King { 140 } else { 25 }, 10, TRAP),
            Tile::Revenge => (if piece.kind == Kind::King { 0 } else { 90 }, 5, TRAP),
            Tile::NoDraw | Tile::Transfusion | Tile::Bequeath => (8, 0, TRAP),
            _ => (0, 0, OTHER),
        };
        (flat + of_piece * worth / 100) * self.weights[weight] / 100
    }

    fn total(&self, full: bool) -> i32 {
        let mover = self.turn();
        let signed = |side: Side, worth: i32| if side == mover { worth } else { -worth };
        let mut sum = 0;
        for square in Square::all() {
            let Some(piece) = self.ahead.piece(square) else { continue };
            let mut worth = self.worth(piece.kind);
            if full {
                let rank = i32::from(square.rank());
                let ahead = if piece.side == Side::First { rank } else { 7 - rank };
                let edge = |place: i8| i32::from(place.min(7 - place));
                worth += match piece.kind {
                    Kind::Pawn => self.weights[ADVANCE] * (ahead - 1) * (ahead - 1) / 3,
                    Kind::King => -self.weights[CENTER] * ahead * 3,
                    _ => self.weights[CENTER] * (edge(square.file()) + edge(square.rank())),
                };
                if !piece.tiles.is_empty() {
                    for placed in piece.tiles.iter() {
                        worth += placed.tile.map_or(20, |tile| self.tile_worth(tile, piece));
                    }
                }
            }
            sum += signed(piece.side, worth);
        }
        if full {
            for side in Side::BOTH {
                sum += signed(side, self.weights[DRAWN] * self.ahead.draw_count(side) as i32);
            }
            sum += 10;
        }
        sum
    }

    fn pick(&self) -> impl FnMut(usize) -> usize + use<> {
        let mut random = Numbers::new(mix(self.seed ^ u64::from(self.ahead.move_number())));
        move |options| random.below(options)
    }

    fn push_pieces(&self, loud: bool, candidates: &mut Vec<Candidate<LususMove>>) {
        let mover = self.turn();
        let limit = self.limit.as_ref().filter(|_| self.root);
        for (index, option) in self.ahead.piece_options().into_iter().enumerate() {
            if limit.is_some_and(|(text, only)| (option.text() == **text) != *only) {
                continue;
            }
            let (mut rank, mut at, mut is_loud) = (0, (4, 4), false);
            if let Some((from, to)) = option.squares() {
                at = (to.file(), to.rank());
                let own = self.ahead.piece(from).map_or(0, |piece| self.worth(piece.kind));
                let pawn = self.ahead.piece(from).is_some_and(|piece| piece.kind == Kind::Pawn);
                if let Some(victim) =
                    self.ahead.piece(to).filter(|piece| piece.side != mover && !option.is_swap())
                {
                    is_loud = true;
                    rank = if victim.kind == Kind::King {
                        500_000
                    } else {
                        10 + 10 * self.worth(victim.kind) - own
                    };
                } else if pawn && self.ahead.passed() == Some(to) {
                    (is_loud, rank) = (true, 900);
                }
                if let Some(kind) = option.promotion() {
                    is_loud |= kind == Kind::Queen;
                    rank += 6 * self.worth(kind);
                }
            }
            if !loud || is_loud {
                let chosen = LususMove::Piece(option);
                candidates.push(Candidate { chosen, rank, id: 1 + index as u32, at, loud: is_loud });
            }
        }
    }

    fn push_tiles(&self, most: usize, candidates: &mut Vec<Candidate<LususMove>>) {
        let first = candidates.len();
        let now = self.total(true);
        for (index, option) in self.ahead.tile_options().into_iter().enumerate() {
            let mut after = self.clone();
            after.ahead.play_tile(&option, &mut self.pick());
            let mut rank = 2_000 + (after.total(true) - now) * 2;
            let tile = option.tile();
            if option.is_burn() {
                // What is burned is gone.
                rank -= 60
                    + if matches!(tile, Some(Tile::Queen | Tile::Heal | Tile::DoubleAction)) {
                        30
                    } else {
                        0
                    };
            } else if tile.is_some_and(opens_ways) && after.takes_king() {
                rank += 100_000;
            } else if after.ahead.tile_options().len() > 60 && matches!(tile, Some(Tile::Heal)) {
                rank += 40;
            }
            let at = option.target().map_or((4, 4), |(at, _)| (at.file(), at.rank()));
            let id = 1000 + index as u32;
            candidates.push(Candidate { chosen: LususMove::Tile(option), rank, id, at, loud: false });
        }
        candidates[first..].sort_by_key(|candidate| std::cmp::Reverse(candidate.rank));
        candidates.truncate(first + most);
    }

    /// Whether a piece can capture the king now.
    fn takes_king(&self) -> bool {
        let Some(king) = self.ahead.king(self.turn().other()) else { return false };
        let hits =
            |option: &PieceOption| !option.is_swap() && option.squares().is_some_and(|(_, to)| to == king);
        self.ahead.piece_options().iter().any(hits)
    }

    /// The parts of a move that surely captures the king, if there is one; `plays` tiles may come
    /// before.
    pub(crate) fn finish(&self, plays: usize) -> Option<Vec<LususMove>> {
        if self.ahead.may_move() && self.takes_king() {
            let king = self.ahead.king(self.turn().other())?;
            let options = self.ahead.piece_options().into_iter();
            for option in options.filter(|option| option.squares().is_some_and(|(_, to)| to == king)) {
                let chosen = LususMove::Piece(option);
                if self
                    .after(&chosen)
                    .is_some_and(|after| after.verdict() == Some(BoardResult::Won(self.turn())))
                {
                    return Some(vec![chosen]);
                }
            }
        }
        if plays == 0 {
            return None;
        }
        // Where any tile does, the one that is worth least is spent.
        let mut candidates = Vec::new();
        self.push_tiles(usize::MAX, &mut candidates);
        candidates.into_iter().find_map(|candidate| {
            let after = self.after(&candidate.chosen)?;
            let mut parts = after.finish(plays - 1)?;
            parts.insert(0, candidate.chosen);
            Some(parts)
        })
    }

    /// How many tiles may still be played.
    pub(crate) fn plays_left(&self) -> usize {
        match self.ahead.phase() {
            Phase::Play(_) if !self.ahead.zone(self.turn(), Pile::Hand).is_empty() => 1,
            _ => 0,
        }
    }
}

/// Whether a tile gives a piece other ways to go, so that it may reach the king.
fn opens_ways(tile: Tile) -> bool {
    tile.group() == Group::Movement || matches!(tile, Tile::Phase | Tile::Spring | Tile::Wrap | Tile::Trade)
}

impl SearchBoard for LususBoard<'_> {
    type Move = LususMove;
    const CHANCE: bool = true;
    const WIDTH: usize = 48;

    fn turn(&self) -> Side {
        self.ahead.turn()
    }

    fn verdict(&self) -> Option<BoardResult> {
        self.ahead.outcome().map(|outcome| outcome.winner.map_or(BoardResult::Drawn, BoardResult::Won))
    }

    fn stuck(&self) -> BoardResult {
        // Whatever is left of a limited move leads nowhere.
        let limited = self.root && self.limit.is_some();
        if limited { BoardResult::Won(self.turn().other()) } else { BoardResult::Drawn }
    }

    fn push_candidates(&mut self, loud: bool, _deep: u32, candidates: &mut Vec<Candidate<LususMove>>) {
        let plays = matches!(self.ahead.phase(), Phase::Play(_)) && self.tiles > 0;
        if loud || !plays {
            self.push_pieces(loud, candidates);
            return;
        }
        if self.root {
            let asked = self.limit.as_ref().is_some_and(|(_, only)| *only);
            self.push_tiles(if asked { usize::MAX } else { OWN_TILES }, candidates);
            if self.ahead.may_move() {
                self.push_pieces(false, candidates);
            }
        } else {
            self.push_tiles(REPLY_TILES, candidates);
            candidates.push(Candidate {
                chosen: LususMove::Skip,
                rank: 1_900,
                id: 999,
                at: (4, 4),
                loud: true,
            });
        }
    }

    fn after(&self, chosen: &LususMove) -> Option<Self> {
        let mut after = self.clone();
        match chosen {
            LususMove::Tile(option) => after.ahead.play_tile(option, &mut self.pick()),
            LususMove::Skip => after.ahead.skip_tiles(),
            LususMove::Piece(option) => {
                after.ahead = self.ahead.after_piece(option, &mut self.pick());
                after.root = false;
                after.tiles = after.tiles.saturating_sub(1);
                if after.tiles == 0 {
                    after.ahead.skip_tiles();
                }
            }
        }
        Some(after)
    }

    fn results(&self, chosen: &LususMove, _deep: u32) -> Vec<(f64, Self)> {
        self.after(chosen).map(|after| (1.0, after)).into_iter().collect()
    }

    fn evaluate(&self) -> i32 {
        share(self.total(true), self.weights[HALF])
    }

    fn material(&self) -> i32 {
        share(self.total(false), self.weights[HALF])
    }

    fn key(&self) -> u64 {
        let phase = match self.ahead.phase() {
            Phase::Play(played) => 1 + u64::from(played),
            Phase::Move => 10,
            Phase::End => 11,
        };
        let mut key = mix(self.turn().index() as u64 | phase << 4 | u64::from(self.tiles) << 8);
        for square in Square::all() {
            let Some(piece) = self.ahead.piece(square) else { continue };
            let mut number = 1 + piece.kind as u64 + 8 * piece.side.index() as u64;
            for placed in piece.tiles.iter() {
                number = number * 101 + placed.tile.map_or(99, |tile| 1 + tile as u64);
            }
            key ^= mix(number << 6 | square.index() as u64);
        }
        let passed = self.ahead.passed().map_or(0, |at| 1 + at.index() as u64);
        let mut hand = 0_u64;
        if let Some(tiles) = self.ahead.zone(self.turn(), Pile::Hand).tiles().filter(|_| self.tiles > 0) {
            hand = tiles.into_iter().fold(7, |hand, tile| hand * 47 + tile as u64);
        }
        key ^ mix(passed | 1 << 50) ^ mix(hand ^ 1 << 51)
    }

    fn text(&self, chosen: &LususMove) -> String {
        match chosen {
            LususMove::Tile(option) => option.text(),
            LususMove::Piece(option) => option.text(),
            LususMove::Skip => String::new(),
        }
    }
}
