//! Lusus for the search. Hidden tiles are drawn once for the whole search.

mod judge_points;
mod points;
mod winning;

use std::sync::Arc;

use sealed_move_rules::Side;
use sealed_move_rules::lusus::{
    Group, Kind, Lookahead, Phase, PieceOption, Pile, Square, Tile, TileOption, View, Zone,
};

use super::board::{BoardResult, Candidate, MAX_SHARE, SearchBoard, share};
use super::random::{Numbers, mix};

use points::{FEATURE_COUNT, points};
use winning::find_winning_move;

/// Piece values in centipawns, in the order of `Kind`.
const PIECE_VALUES: [i32; 6] = [0, 900, 500, 330, 320, 100];

/// The maximum number of tile plays tried in a reply.
const MAX_REPLY_PLAYS: usize = 5;
/// The maximum number of whole moves tried at the root.
const MAX_WHOLE_MOVES: usize = 160;
/// The first id of the root moves that are left out as unlikely.
const FIRST_UNLIKELY_ID: u32 = 1_000_000;
/// The maximum number of tile plays tried in the player's own move.
const MAX_OWN_PLAYS: usize = 40;

#[derive(Clone)]
pub(crate) struct LususBoard<'w> {
    ahead: Lookahead,
    weights: &'w [i32],
    /// Seeds the draws.
    seed: u64,
    /// The number of plies in which tiles may still be played.
    tiles: u8,
    /// Whether this is the root position.
    root: bool,
    /// The text of a piece move at the root, and whether to search only that move or all others.
    limit: Option<(Arc<str>, bool)>,
    /// The last move number with a known hand. Later hands count by their chance of a king capture.
    /// `None` disables this.
    known_until: Option<u32>,
    /// The number of tile plays in whole root moves, or `None` to choose moves in parts.
    whole: Option<usize>,
}

/// A part of a move.
#[derive(Clone, Debug)]
pub(crate) enum LususMove {
    Tile(TileOption),
    Piece(PieceOption),
    /// Plays no more tiles; only in replies.
    Skip,
    /// A whole move; only at the root.
    Whole(Vec<LususMove>),
}

impl<'w> LususBoard<'w> {
    /// A position consistent with a view. Tiles may be played in the first `tiles` plies.
    pub(crate) fn new(view: &View, seed: u64, tiles: u8, weights: &'w [i32]) -> Self {
        let mut random = Numbers::new(seed);
        let ahead = view.lookahead(&mut |options| random.below(options));
        Self { ahead, weights, seed, tiles, root: true, limit: None, known_until: None, whole: None }
    }

    /// Counts king captures from unseen hands by their probability.
    pub(crate) fn counting_unseen_hands(self, view: &View) -> Self {
        let seen = matches!(view.zone(self.turn().other(), Pile::Hand), Zone::Open(_));
        let known_until = Some(self.ahead.move_number() + u32::from(seen));
        Self { known_until, ..self }
    }

    /// Counts king captures from both hands by their probability, as the public expects them.
    pub(crate) fn without_known_hands(self) -> Self {
        Self { known_until: self.ahead.move_number().checked_sub(1), ..self }
    }

    /// Makes root moves whole, with at most `most` tile plays.
    pub(crate) fn choose_whole(&mut self, most: usize) {
        self.whole = Some(most);
    }

    /// A whole move that is certain to capture the king.
    pub(crate) fn certain_win(&self, view: &View) -> Option<LususMove> {
        let likeliest = || {
            let mut plays = Vec::new();
            self.push_tiles(usize::MAX, &mut plays);
            let options = plays.into_iter().filter_map(|known| match known.chosen {
                LususMove::Tile(option) => Some(option),
                _ => None,
            });
            options.collect()
        };
        let (tiles, piece) = find_winning_move(view, &self.ahead, likeliest)?;
        let parts = tiles.into_iter().map(LususMove::Tile).chain([LususMove::Piece(piece)]);
        Some(LususMove::Whole(parts.collect()))
    }

    /// Appends the whole root moves: each piece move after each of the most promising tile plays.
    fn push_whole(&self, most: usize, candidates: &mut Vec<Candidate<LususMove>>) {
        let mut starts = vec![(Vec::new(), self.clone())];
        let mut number = 0;
        while let Some((parts, board)) = starts.pop() {
            if board.ahead.may_move() {
                let mut moves = Vec::new();
                board.push_pieces(false, &mut moves);
                for known in moves {
                    number += 1;
                    let Some(after) = board.after(&known.chosen) else { continue };
                    let value =
                        if after.turn() == self.turn() { after.evaluate() } else { -after.evaluate() };
                    let rank = match after.verdict() {
                        Some(BoardResult::Won(side)) if side == self.turn() => MAX_SHARE,
                        Some(BoardResult::Won(_)) => -MAX_SHARE,
                        _ => value,
                    };
                    let mut parts = parts.clone();
                    parts.push(known.chosen);
                    candidates.push(Candidate { chosen: LususMove::Whole(parts), rank, id: number, ..known });
                }
            }
            let first = parts.is_empty();
            if matches!(board.ahead.phase(), Phase::Play(_)) {
                let mut plays = Vec::new();
                board.push_tiles(if first { most } else { most / 8 }, &mut plays);
                for play in plays {
                    let Some(after) = board.after(&play.chosen) else { continue };
                    let mut parts = parts.clone();
                    parts.push(play.chosen);
                    starts.push((parts, after));
                }
            }
        }
        candidates.sort_by_key(|known| std::cmp::Reverse(known.rank));
        candidates.truncate(MAX_WHOLE_MOVES);
    }

    /// Appends each piece move after each single tile play.
    fn push_single_plays(&self, candidates: &mut Vec<Candidate<LususMove>>) {
        let mut number = FIRST_UNLIKELY_ID;
        for option in self.ahead.tile_options() {
            let play = LususMove::Tile(option);
            let Some(after) = self.after(&play) else { continue };
            let mut moves = Vec::new();
            after.push_pieces(false, &mut moves);
            for known in moves {
                number += 1;
                let chosen = LususMove::Whole(vec![play.clone(), known.chosen]);
                candidates.push(Candidate { chosen, rank: 0, id: number, ..known });
            }
        }
    }

    /// The whole root move with this text. `None` if it is illegal.
    pub(crate) fn whole_move(&self, text: &str) -> Option<Candidate<LususMove>> {
        let (mut board, mut parts) = (Self { whole: None, ..self.clone() }, Vec::new());
        for part in text.split(' ') {
            let mut known = Vec::new();
            board.push_tiles(usize::MAX, &mut known);
            board.push_pieces(false, &mut known);
            let found = known.into_iter().find(|known| board.text(&known.chosen) == part)?;
            board = board.after(&found.chosen)?;
            parts.push(found.chosen);
        }
        let ends = matches!(parts.last(), Some(LususMove::Piece(_)));
        let chosen = LususMove::Whole(parts);
        ends.then_some(Candidate { chosen, rank: 0, id: u32::MAX, at: (4, 4), loud: false })
    }

    /// Whether the hand of the side to move is unknown.
    fn has_unknown_hand(&self) -> bool {
        !self.root && self.known_until.is_some_and(|known| self.ahead.move_number() > known)
    }

    /// Whether the weights belong to `points`, not to `judge_points`.
    const fn has_features(&self) -> bool {
        self.weights.len() > FEATURE_COUNT
    }

    fn half(&self) -> i32 {
        self.weights[if self.has_features() { FEATURE_COUNT } else { judge_points::HALF }]
    }

    /// The chance that a side captures the enemy king with one tile of an unknown hand.
    fn capture_chance(&self, side: Side) -> f64 {
        self.ahead.holding_chance(side, &self.ahead.king_threat(side))
    }

    /// A position consistent with a player's view after their move. The opponent's move is searched
    /// like any reply.
    pub(crate) fn following(view: &View, seed: u64, weights: &'w [i32]) -> Self {
        Self { root: false, ..Self::new(view, seed, 1, weights) }
    }

    /// Limits the root to the piece move with this text, or to all others. A tile may make that
    /// move legal. Without a text, the limit is removed.
    pub(crate) fn limited(&self, text: Option<&str>, only: bool) -> Self {
        let limit = text.map(|text| (Arc::from(text), only));
        Self { limit, ..self.clone() }
    }

    /// The positions after each tile play, plus this one if no play is required.
    pub(crate) fn after_each_play(&self) -> Vec<Self> {
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
                let own = self.ahead.piece(from).map_or(0, |piece| worth(piece.kind));
                let pawn = self.ahead.piece(from).is_some_and(|piece| piece.kind == Kind::Pawn);
                if let Some(victim) =
                    self.ahead.piece(to).filter(|piece| piece.side != mover && !option.is_swap())
                {
                    is_loud = true;
                    rank =
                        if victim.kind == Kind::King { 500_000 } else { 10 + 10 * worth(victim.kind) - own };
                } else if pawn && self.ahead.passed() == Some(to) {
                    (is_loud, rank) = (true, 900);
                }
                if let Some(kind) = option.promotion() {
                    is_loud |= kind == Kind::Queen;
                    rank += 6 * worth(kind);
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
        let now = self.points();
        for (index, option) in self.ahead.tile_options().into_iter().enumerate() {
            let mut after = self.clone();
            after.ahead.play_tile(&option, &mut self.pick());
            let mut rank = 2_000 + (after.points() - now) * 2;
            let tile = option.tile();
            if option.is_burn() {
                // A burned tile is lost.
                rank -= 60
                    + if matches!(tile, Some(Tile::Queen | Tile::Heal | Tile::DoubleAction)) {
                        30
                    } else {
                        0
                    };
            } else if tile.is_some_and(adds_moves) && after.attacks_king() {
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

    /// Whether a piece attacks the enemy king.
    fn attacks_king(&self) -> bool {
        let Some(king) = self.ahead.king(self.turn().other()) else { return false };
        let hits =
            |option: &PieceOption| !option.is_swap() && option.squares().is_some_and(|(_, to)| to == king);
        self.ahead.piece_options().iter().any(hits)
    }
}

/// A piece value for move ordering and material.
const fn worth(kind: Kind) -> i32 {
    PIECE_VALUES[kind as usize]
}

/// Whether a tile adds moves to a piece, so that it may reach the king.
fn adds_moves(tile: Tile) -> bool {
    tile.group() == Group::Movement || matches!(tile, Tile::Phase | Tile::Spring | Tile::Wrap | Tile::Trade)
}

impl SearchBoard for LususBoard<'_> {
    type Move = LususMove;
    const SHARES: bool = true;
    const HAS_PARTS: bool = true;
    const MAX_ROOT_MOVES: usize = 48;

    fn turn(&self) -> Side {
        self.ahead.turn()
    }

    fn verdict(&self) -> Option<BoardResult> {
        self.ahead.outcome().map(|outcome| outcome.winner.map_or(BoardResult::Drawn, BoardResult::Won))
    }

    fn result_without_moves(&self) -> BoardResult {
        // A limited move without options is useless.
        let limited = self.root && self.limit.is_some();
        if limited { BoardResult::Won(self.turn().other()) } else { BoardResult::Drawn }
    }

    fn push_candidates(&mut self, loud: bool, _ply: u32, candidates: &mut Vec<Candidate<LususMove>>) {
        if let Some(most) = self.whole.filter(|_| self.root) {
            self.push_whole(most, candidates);
            return;
        }
        let plays = matches!(self.ahead.phase(), Phase::Play(_)) && self.tiles > 0;
        if loud || !plays {
            self.push_pieces(loud, candidates);
            return;
        }
        if self.root {
            let asked = self.limit.as_ref().is_some_and(|(_, only)| *only);
            self.push_tiles(if asked { usize::MAX } else { MAX_OWN_PLAYS }, candidates);
            if self.ahead.may_move() {
                self.push_pieces(false, candidates);
            }
        } else {
            self.push_tiles(MAX_REPLY_PLAYS, candidates);
            if self.has_unknown_hand() {
                // King captures with tiles are counted by probability, so remove them from this
                // sample.
                let threat = self.ahead.king_threat(self.turn());
                candidates.retain(|known| match &known.chosen {
                    LususMove::Tile(option) => {
                        known.rank < 90_000 || !threat.tiles().any(|tile| Some(tile) == option.tile())
                    }
                    _ => true,
                });
            }
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
            LususMove::Whole(parts) => {
                return parts.iter().try_fold(after, |board, part| board.after(part));
            }
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

    fn push_unlikely(&self, candidates: &mut Vec<Candidate<LususMove>>) {
        if self.root && self.whole.is_some() && matches!(self.ahead.phase(), Phase::Play(_)) {
            self.push_single_plays(candidates);
        }
    }

    fn without_more_parts(&self) -> Option<Self> {
        // Any tile can be burned, which changes nothing on the board.
        if matches!(self.ahead.phase(), Phase::Play(_)) { self.after(&LususMove::Skip) } else { None }
    }

    fn results(&self, chosen: &LususMove, _ply: u32) -> Vec<(f64, Self)> {
        self.after(chosen).map(|after| (1.0, after)).into_iter().collect()
    }

    fn evaluate(&self) -> i32 {
        share(self.points(), self.half())
    }

    fn win_chance(&self) -> f64 {
        let begins = matches!(self.ahead.phase(), Phase::Play(0)) || self.tiles == 0;
        if begins && self.has_unknown_hand() { self.capture_chance(self.turn()) } else { 0.0 }
    }

    fn points(&self) -> i32 {
        if !self.has_features() {
            return judge_points::points(&self.ahead, self.weights);
        }
        let unseen = self.known_until.is_some();
        let chance = |side| if unseen { (100.0 * self.capture_chance(side)).round() as i32 } else { 0 };
        let mover = self.turn();
        points(&self.ahead, self.weights, [chance(mover), chance(mover.other())])
    }

    fn material(&self) -> i32 {
        let mover = self.turn();
        let pieces = Square::all().filter_map(|square| self.ahead.piece(square));
        let sum: i32 = pieces
            .map(|piece| if piece.side == mover { worth(piece.kind) } else { -worth(piece.kind) })
            .sum();
        share(sum, self.half())
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
            LususMove::Whole(parts) => {
                let texts: Vec<_> = parts.iter().map(|part| self.text(part)).collect();
                texts.join(" ")
            }
        }
    }
}
