//! Aruki for the search: no chance and no hidden information.

use sealed_move_rules::Side;
use sealed_move_rules::aruki::{Kind, Lookahead, Move, Piece, Square, View};

use super::aruki_mate::MateSearch;
use super::aruki_network::{Perspective, facts, reserves};
use super::aruki_weights::{ADVANCE, CENTER, OPEN, POWER, TOWARDS, TRAY};
use super::board::{BoardResult, Candidate, SearchBoard};
use super::cancel::Cancel;
use super::network::{Accumulator, Network};
use super::random::mix;

/// The longest mate that counts as a threat, in moves of its side.
const MAX_THREATENED_MOVES: u32 = 2;

/// How many partial moves of Kyo cost about as much as a position in the search for mates.
const PARTIAL_MOVES_PER_POSITION: usize = 50;

#[derive(Clone)]
pub(crate) struct ArukiBoard<'w> {
    ahead: Lookahead,
    weights: &'w [i32],
    /// The positional value of each side's pieces, updated move by move.
    placed: [i32; 2],
    /// The parts of the hash for the pieces, and for trays and powers.
    keys: [u64; 2],
    /// Corrects the evaluation.
    network: Option<&'w Network>,
    /// The network's accumulator of each side.
    accumulators: [Accumulator; 2],
}

impl<'w> ArukiBoard<'w> {
    pub(crate) fn new(view: &View, weights: &'w [i32]) -> Self {
        Self::of(view.lookahead(), weights)
    }

    fn of(ahead: Lookahead, weights: &'w [i32]) -> Self {
        let (network, accumulators) = (None, [Accumulator::UNUSED; 2]);
        let mut board = Self { ahead, weights, placed: [0; 2], keys: [0; 2], network, accumulators };
        for side in Side::BOTH {
            board.placed[side.index()] = board.positional_worth(side);
            for (square, kind) in board.ahead.pieces(side) {
                board.keys[0] ^= piece_key(square, Piece { side, kind });
            }
        }
        board.keys[1] = board.reserve_key();
        board
    }

    /// Lets a network correct the evaluation.
    pub(crate) fn with_network(self, network: &'w Network) -> Self {
        let accumulators = Side::BOTH
            .map(|side| network.accumulator(Perspective::of(side, &self.ahead).inputs(&self.ahead)));
        Self { network: Some(network), accumulators, ..self }
    }

    /// The positional value of all pieces of a side.
    fn positional_worth(&self, side: Side) -> i32 {
        let hunted = self.ahead.king(side.other());
        let pieces = self.ahead.pieces(side);
        pieces.map(|(square, kind)| self.piece_worth(square, Piece { side, kind }, hunted)).sum()
    }

    /// The positional value of a piece. `hunted` is the square of the enemy king.
    fn piece_worth(&self, square: Square, Piece { side, kind }: Piece, hunted: Square) -> i32 {
        let weights = self.weights;
        let place = match kind {
            Kind::Pawn | Kind::Javelin => {
                let rank = i32::from(square.rank());
                weights[ADVANCE] * if side == Side::First { rank } else { 11 - rank }
            }
            Kind::King => 0,
            _ => {
                let edge = |place: i8| i32::from(place.min(11 - place)).min(4);
                let files = i32::from((hunted.file() - square.file()).abs());
                let ranks = i32::from((hunted.rank() - square.rank()).abs());
                weights[TOWARDS] * (11 - files.max(ranks))
                    + weights[CENTER] * (edge(square.file()) + edge(square.rank()))
            }
        };
        self.worth(kind) + place
    }

    /// The hash of both sides' trays and powers.
    fn reserve_key(&self) -> u64 {
        Side::BOTH.into_iter().fold(0, |key, side| {
            let mut held = 0_u64;
            for kind in Kind::ALL.into_iter().take(Kind::TRAY) {
                held = held * 37 + u64::from(self.ahead.tray(side, kind));
            }
            for dragon in [Kind::GoldenDragon, Kind::SilverDragon] {
                held = held * 2 + u64::from(self.ahead.power(side, dragon));
            }
            key ^ mix(held ^ (1 + side.index() as u64) << 60)
        })
    }

    /// Adds the piece on a square to the sums, or removes it if `sign` is -1.
    fn count(&mut self, square: Square, sign: i32) {
        let Some(piece) = self.ahead.piece(square) else { return };
        self.keys[0] ^= piece_key(square, piece);
        let worth = self.piece_worth(square, piece, self.ahead.king(piece.side.other()));
        self.placed[piece.side.index()] += sign * worth;
        let Some(network) = self.network else { return };
        for side in Side::BOTH {
            let input = Perspective::of(side, &self.ahead).piece(square, piece);
            let accumulator = &mut self.accumulators[side.index()];
            if sign > 0 {
                network.add(accumulator, input);
            } else {
                network.remove(accumulator, input);
            }
        }
    }

    /// Updates the accumulators where trays and powers differ from `before`.
    fn count_reserves(&mut self, before: [u64; 2]) {
        let Some(network) = self.network else { return };
        let after = self.reserves();
        let views = Side::BOTH.map(|side| Perspective::of(side, &self.ahead));
        for owner in Side::BOTH {
            let (before, after) = (before[owner.index()], after[owner.index()]);
            for fact in facts(before ^ after) {
                for (accumulator, view) in self.accumulators.iter_mut().zip(views) {
                    let input = view.reserve(owner, fact);
                    if after >> fact & 1 == 1 {
                        network.add(accumulator, input);
                    } else {
                        network.remove(accumulator, input);
                    }
                }
            }
        }
    }

    /// Both sides' trays and powers, if a network counts them.
    fn reserves(&self) -> [u64; 2] {
        if self.network.is_none() {
            return [0; 2];
        }
        Side::BOTH.map(|side| reserves(&self.ahead, side))
    }

    /// Plays a move and updates the sums.
    fn play(&mut self, chosen: Move) {
        match chosen {
            Move::Step { kind, from, to, promotion, .. } => {
                let hunter = self.turn().other();
                let trays_change = promotion.is_some() || self.ahead.piece(to).is_some();
                let mover = self.turn();
                let seen = Perspective::of(mover, &self.ahead);
                let before = if trays_change { self.reserves() } else { [0; 2] };
                self.count(from, -1);
                self.count(to, -1);
                self.ahead.play(chosen);
                self.count(to, 1);
                if trays_change {
                    self.count_reserves(before);
                }
                if kind == Kind::King {
                    let sees = Perspective::of(mover, &self.ahead);
                    if let Some(network) = self.network.filter(|_| sees != seen) {
                        self.accumulators[mover.index()] = network.accumulator(sees.inputs(&self.ahead));
                    }
                    // The opponent's positional values depend on this king's square.
                    self.placed[hunter.index()] = self.positional_worth(hunter);
                }
                if trays_change {
                    self.keys[1] = self.reserve_key();
                }
            }
            Move::Evolve { at, .. } => {
                let before = self.reserves();
                self.count(at, -1);
                self.ahead.play(chosen);
                self.count(at, 1);
                self.count_reserves(before);
                self.keys[1] = self.reserve_key();
            }
            Move::Wipe { .. } => {
                self.ahead.play(chosen);
                let board = Self::of(self.ahead.clone(), self.weights);
                *self = match self.network {
                    Some(network) => board.with_network(network),
                    None => board,
                };
            }
        }
    }

    fn worth(&self, kind: Kind) -> i32 {
        match kind {
            Kind::King => 0,
            Kind::Jester => self.weights[11],
            Kind::GoldenDragon | Kind::SilverDragon => self.weights[12],
            _ => self.weights[kind.index()],
        }
    }

    /// The material gained by a wipe, minus its cost.
    fn wiped(&self, dragon: Kind, at: Square) -> i32 {
        let mover = self.ahead.turn();
        let line = (0..12).filter_map(|index| match dragon {
            Kind::GoldenDragon => Square::at(at.file(), index),
            _ => Square::at(index, at.rank()),
        });
        line.filter_map(|square| self.ahead.piece(square))
            .map(|piece| if piece.side == mover { -self.worth(piece.kind) } else { self.worth(piece.kind) })
            .sum::<i32>()
            - self.weights[POWER]
    }

    fn side_worth(&self, side: Side) -> i32 {
        let mut sum = self.placed[side.index()] + self.tray_worth(side) * self.weights[TRAY] / 100;
        for dragon in [Kind::GoldenDragon, Kind::SilverDragon] {
            if self.ahead.power(side, dragon) {
                sum += self.weights[POWER];
            }
        }
        sum - self.weights[OPEN] * self.open_lines(self.ahead.king(side))
    }

    /// The value of a side's tray. Further pieces of a kind are worth less, because only one merges
    /// at a time.
    fn tray_worth(&self, side: Side) -> i32 {
        let worth = |kind| match i32::from(self.ahead.tray(side, kind)).min(4) {
            0 => 0,
            count => self.worth(kind) * (count * 5 - count * (count - 1) / 2) / 5,
        };
        Kind::ALL.into_iter().take(Kind::TRAY).map(worth).sum()
    }

    /// The value of a side's pieces, tray and powers.
    fn side_material(&self, side: Side) -> i32 {
        let pieces: i32 = self.ahead.pieces(side).map(|(_, kind)| self.worth(kind)).sum();
        let powers = [Kind::GoldenDragon, Kind::SilverDragon].into_iter();
        let powers = powers.filter(|dragon| self.ahead.power(side, *dragon)).count() as i32;
        pieces + self.tray_worth(side) * self.weights[TRAY] / 100 + powers * self.weights[POWER]
    }

    /// The number of empty squares on lines to the king, up to four per direction.
    fn open_lines(&self, king: Square) -> i32 {
        let mut open = 0;
        for (files, ranks) in [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let mut at = king;
            for _ in 0..4 {
                let Some(next) = at.offset(files, ranks) else { break };
                if self.ahead.piece(next).is_some() {
                    break;
                }
                open += 1;
                at = next;
            }
        }
        open
    }

    fn mated(&self) -> bool {
        self.ahead.in_check() && !self.ahead.can_move()
    }

    /// The first move of a mate in two.
    pub(crate) fn mate_in_two(&mut self, cancel: &Cancel) -> Option<Move> {
        let mut moves = Vec::new();
        self.ahead.push_moves(&mut moves);
        let mut tried: Vec<(Move, Self)> = moves
            .into_iter()
            .map(|chosen| {
                let mut after = self.clone();
                after.ahead.play(chosen);
                (chosen, after)
            })
            .collect();
        tried.sort_by_cached_key(|(_, after)| !after.ahead.in_check());
        tried
            .into_iter()
            .find(|(_, after)| !cancel.is_canceled() && after.is_mated_in_two())
            .map(|(chosen, _)| chosen)
    }

    /// Whether the side to move has a move, but each allows mate in one.
    fn is_mated_in_two(&self) -> bool {
        let mut replies = Vec::new();
        let mut here = self.clone();
        here.ahead.push_moves(&mut replies);
        !replies.is_empty()
            && replies.iter().all(|reply| {
                let mut after = self.clone();
                after.ahead.play(*reply);
                let mut moves = Vec::new();
                after.ahead.push_moves(&mut moves);
                moves.into_iter().any(|chosen| {
                    let mut last = after.clone();
                    last.ahead.play(chosen);
                    last.mated()
                })
            })
    }
}

const fn piece_key(square: Square, piece: Piece) -> u64 {
    mix((square.index() as u64) << 8 | (piece.kind.index() as u64) << 1 | piece.side.index() as u64)
}

fn place(square: Square) -> (i8, i8) {
    (square.file(), square.rank())
}

fn id(chosen: &Move) -> u32 {
    let (one, two, kind) = match chosen {
        Move::Step { from, to, promotion, .. } => {
            (from.index(), to.index(), promotion.map_or(0, |kind| 1 + kind.index()))
        }
        Move::Evolve { at, with, .. } => (at.index(), 200, with.index()),
        Move::Wipe { at, .. } => (at.index(), 201, 0),
    };
    (1 + one + 256 * two + 65536 * kind) as u32
}

impl SearchBoard for ArukiBoard<'_> {
    type Move = Move;
    const SHARES: bool = false;
    const KING_PRESSURE: i32 = 1;
    const THREAT_SPARE_PERCENT: i32 = 30;

    fn turn(&self) -> Side {
        self.ahead.turn()
    }

    fn verdict(&self) -> Option<BoardResult> {
        self.ahead.is_drawn().then_some(BoardResult::Drawn)
    }

    fn result_without_moves(&self) -> BoardResult {
        if self.ahead.in_check() { BoardResult::Won(self.turn().other()) } else { BoardResult::Drawn }
    }

    fn push_candidates(&mut self, loud: bool, _ply: u32, candidates: &mut Vec<Candidate<Move>>) {
        let mut moves = Vec::with_capacity(96);
        self.ahead.push_moves(&mut moves);
        for chosen in moves {
            let (gain, at) = match chosen {
                Move::Step { kind, to, promotion, .. } => {
                    let victim = self
                        .ahead
                        .piece(to)
                        .map_or(0, |piece| 10 + self.worth(piece.kind) * 10 - self.worth(kind));
                    let gained = promotion.map_or(0, |kind| self.worth(kind) * 6);
                    (victim + gained, to)
                }
                Move::Evolve { kind, with, result, at } => {
                    let gained = self.worth(result) - self.worth(kind);
                    ((gained * 10 - self.worth(with) * self.weights[TRAY] / 10).max(1) / 2, at)
                }
                Move::Wipe { dragon, at } => ((self.wiped(dragon, at)) * 10, at),
            };
            let quiet_evolution = matches!(chosen, Move::Evolve { .. }) && gain < 600;
            let is_loud = gain > 0 && !quiet_evolution;
            if loud && !is_loud {
                continue;
            }
            candidates.push(Candidate { chosen, rank: gain, id: id(&chosen), at: place(at), loud: is_loud });
        }
    }

    fn after(&self, chosen: &Move) -> Option<Self> {
        let mut after = self.clone();
        after.play(*chosen);
        Some(after)
    }

    /// Counts a mate in which each move gives check: the shorter, the higher the pressure.
    fn pressure(&self, limit: usize) -> Option<i32> {
        let positions = (limit / PARTIAL_MOVES_PER_POSITION) as u32;
        let mate = MateSearch::new(positions).run(&self.ahead, MAX_THREATENED_MOVES);
        Some(mate.map_or(0, |(_, moves)| (1 + MAX_THREATENED_MOVES - moves) as i32))
    }

    fn after_pass(&self) -> Option<Self> {
        (!self.in_check()).then(|| Self { ahead: self.ahead.after_pass(), ..self.clone() })
    }

    fn results(&self, chosen: &Move, _ply: u32) -> Vec<(f64, Self)> {
        self.after(chosen).map(|after| (1.0, after)).into_iter().collect()
    }

    fn evaluate(&self) -> i32 {
        let mover = self.turn();
        let plain = self.side_worth(mover) - self.side_worth(mover.other()) + 10;
        let [own, other] = [mover, mover.other()].map(|side| &self.accumulators[side.index()]);
        plain + self.network.map_or(0, |network| network.correction([own, other]))
    }

    fn material(&self) -> i32 {
        let mover = self.turn();
        self.side_material(mover) - self.side_material(mover.other())
    }

    fn key(&self) -> u64 {
        self.turn().index() as u64 ^ self.keys[0] ^ self.keys[1]
    }

    fn in_check(&self) -> bool {
        self.ahead.in_check()
    }

    fn may_repeat(&self) -> bool {
        self.ahead.quiet() >= 4
    }

    fn is_lost(&mut self) -> bool {
        self.mated()
    }

    fn text(&self, chosen: &Move) -> String {
        self.ahead.text_of(*chosen)
    }
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{Observer, Rolls, find};

    use super::*;
    use crate::aruki_network::NETWORK;
    use crate::random::Numbers;
    use crate::weights::Weights;

    const RELEASE_DIGEST: u64 = 7_476_253_268_568_388_909;

    #[test]
    fn incremental_sums_equal_recomputed_ones() {
        let (mut numbers, mut captures, mut wipes) = (Numbers::new(7), 0, 0);
        for _ in 0..6 {
            let start = find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap();
            let sealed_move_rules::View::Aruki(view) = start.view(Observer::Public) else { unreachable!() };
            let network = NETWORK.get();
            let mut board =
                ArukiBoard::new(&view, &Weights::of("aruki").unwrap().values).with_network(network);
            for _ in 0..120 {
                let mut candidates = Vec::new();
                board.push_candidates(false, 0, &mut candidates);
                if candidates.is_empty() {
                    break;
                }
                // Random play rarely captures, evolves or wipes, so prefer those moves.
                let loud: Vec<_> = candidates.iter().filter(|known| known.loud).cloned().collect();
                let from = if loud.is_empty() || numbers.below(2) == 0 { &candidates } else { &loud };
                let chosen = from[numbers.below(from.len())].chosen;
                captures += u32::from(!loud.is_empty());
                wipes += u32::from(matches!(chosen, Move::Wipe { .. }));
                board = board.after(&chosen).unwrap();
                let recomputed = ArukiBoard::of(board.ahead.clone(), board.weights).with_network(network);
                assert_eq!((board.placed, board.key()), (recomputed.placed, recomputed.key()), "{chosen}");
                assert_eq!(board.accumulators, recomputed.accumulators, "{chosen}");
                assert_eq!(board.evaluate(), recomputed.evaluate());
            }
        }
        assert!(captures > 50 && wipes > 0, "{captures} {wipes}");
    }

    /// The digest comes from a release build, so that a debug build must agree with it.
    #[test]
    fn each_build_evaluates_500_positions_alike() {
        let (mut numbers, mut digest, mut positions) = (Numbers::new(11), 0, 0);
        let start = find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap();
        let sealed_move_rules::View::Aruki(view) = start.view(Observer::Public) else { unreachable!() };
        let weights = &Weights::of("aruki").unwrap().values;
        while positions < 500 {
            let mut board = ArukiBoard::new(&view, weights).with_network(NETWORK.get());
            for _ in 0..100 {
                let mut candidates = Vec::new();
                board.push_candidates(false, 0, &mut candidates);
                if candidates.is_empty() || positions == 500 {
                    break;
                }
                board = board.after(&candidates[numbers.below(candidates.len())].chosen).unwrap();
                digest = mix(digest ^ u64::from(board.evaluate().cast_unsigned()));
                positions += 1;
            }
        }
        assert_eq!(digest, RELEASE_DIGEST);
    }
}
