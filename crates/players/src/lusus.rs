//! Lusus for the search: tiles, hidden hands and traps, which are drawn once for a whole search.

mod by_hand;
mod finish;
mod points;

use std::sync::Arc;

use sealed_move_rules::Side;
use sealed_move_rules::lusus::{
    Group, Kind, Lookahead, Phase, PieceOption, Pile, Square, Tile, TileOption, View, Zone,
};

use super::board::{BoardResult, Candidate, SURE, SearchBoard, share};
use super::random::{Numbers, mix};

use finish::find_finish;
use points::{FEATURES, points};

/// What pieces are worth alone, in the order of their kinds.
const PLAIN: [i32; 6] = [0, 900, 500, 330, 320, 100];

/// How many plays of tiles are tried in a reply.
const REPLY_TILES: usize = 5;
/// How many whole moves are tried at the root.
const MOST_WHOLE: usize = 160;
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
    /// After which move hands are drawn that nobody knows, where what they may do is counted.
    known: Option<u32>,
    /// How many plays of tiles whole moves are made of, where the root has such.
    whole: Option<usize>,
}

/// One part of a move.
#[derive(Clone, Debug)]
pub(crate) enum LususMove {
    Tile(TileOption),
    Piece(PieceOption),
    /// No tile is thought of: only in replies.
    Skip,
    /// A whole move: only at the root.
    Whole(Vec<LususMove>),
}

impl<'w> LususBoard<'w> {
    /// A position that agrees with a view; `tiles` moves of both sides think of tiles.
    pub(crate) fn new(view: &View, seed: u64, tiles: u8, weights: &'w [i32]) -> Self {
        let mut random = Numbers::new(seed);
        let ahead = view.lookahead(&mut |options| random.below(options));
        Self { ahead, weights, seed, tiles, root: true, limit: None, known: None, whole: None }
    }

    /// The same position with what unseen hands may do to a king counted by its chance.
    pub(crate) fn wary(self, view: &View) -> Self {
        let seen = matches!(view.zone(self.turn().other(), Pile::Hand), Zone::Open(_));
        let known = Some(self.ahead.move_number() + u32::from(seen));
        Self { known, ..self }
    }

    /// Makes the moves of the root whole ones, of so many plays of tiles.
    pub(crate) fn choose_whole(&mut self, most: usize) {
        self.whole = Some(most);
    }

    /// A whole move that surely takes the king.
    pub(crate) fn sure_win(&self, view: &View) -> Option<LususMove> {
        let likeliest = || {
            let mut plays = Vec::new();
            self.push_tiles(usize::MAX, &mut plays);
            let options = plays.into_iter().filter_map(|known| match known.chosen {
                LususMove::Tile(option) => Some(option),
                _ => None,
            });
            options.collect()
        };
        let (tiles, piece) = find_finish(view, &self.ahead, likeliest)?;
        let parts = tiles.into_iter().map(LususMove::Tile).chain([LususMove::Piece(piece)]);
        Some(LususMove::Whole(parts.collect()))
    }

    /// The whole moves of the root: each move of a piece after each of the likeliest plays.
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
                        Some(BoardResult::Won(side)) if side == self.turn() => SURE,
                        Some(BoardResult::Won(_)) => -SURE,
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
        candidates.truncate(MOST_WHOLE);
    }

    /// Whether the hand of the side to move is one that nobody knows.
    fn is_unknown(&self) -> bool {
        !self.root && self.known.is_some_and(|known| self.ahead.move_number() > known)
    }

    /// Whether the weights are those of named features.
    const fn is_fitted(&self) -> bool {
        self.weights.len() > FEATURES
    }

    fn half(&self) -> i32 {
        self.weights[if self.is_fitted() { FEATURES } else { by_hand::HALF }]
    }

    /// The chance that a side takes the enemy's king with one tile of a hand that nobody knows yet.
    fn taking_chance(&self, side: Side) -> f64 {
        self.ahead.holding_chance(side, &self.ahead.king_threat(side))
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

    /// What pieces are worth to who looks for likely moves, and alone.
    fn worth(&self, kind: Kind) -> i32 {
        if self.is_fitted() {
            return PLAIN[kind as usize];
        }
        by_hand::worth(self.weights, kind)
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
        let now = self.points();
        for (index, option) in self.ahead.tile_options().into_iter().enumerate() {
            let mut after = self.clone();
            after.ahead.play_tile(&option, &mut self.pick());
            let mut rank = 2_000 + (after.points() - now) * 2;
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
    const PARTS: bool = true;
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
            self.push_tiles(if asked { usize::MAX } else { OWN_TILES }, candidates);
            if self.ahead.may_move() {
                self.push_pieces(false, candidates);
            }
        } else {
            self.push_tiles(REPLY_TILES, candidates);
            if self.is_unknown() {
                // What takes the king is counted by its chance, whether this sample has it or not.
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

    fn results(&self, chosen: &LususMove, _deep: u32) -> Vec<(f64, Self)> {
        self.after(chosen).map(|after| (1.0, after)).into_iter().collect()
    }

    fn evaluate(&self) -> i32 {
        share(self.points(), self.half())
    }

    fn luck(&self) -> f64 {
        let begins = matches!(self.ahead.phase(), Phase::Play(0)) || self.tiles == 0;
        if begins && self.is_unknown() { self.taking_chance(self.turn()) } else { 0.0 }
    }

    fn points(&self) -> i32 {
        if !self.is_fitted() {
            return by_hand::points(&self.ahead, self.weights);
        }
        let unseen = self.known.is_some();
        let chance = |side| if unseen { (100.0 * self.taking_chance(side)).round() as i32 } else { 0 };
        let mover = self.turn();
        points(&self.ahead, self.weights, [chance(mover), chance(mover.other())])
    }

    fn material(&self) -> i32 {
        let mover = self.turn();
        let pieces = Square::all().filter_map(|square| self.ahead.piece(square));
        let sum: i32 = pieces
            .map(|piece| if piece.side == mover { self.worth(piece.kind) } else { -self.worth(piece.kind) })
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
