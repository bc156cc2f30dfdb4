//! Aruki for the search: open, without chance.

use sealed_move_rules::Side;
use sealed_move_rules::aruki::{Kind, Lookahead, Move, Square, View};

use super::board::{BoardResult, Candidate, SearchBoard};
use super::cancel::Cancel;
use super::random::mix;

/// Where the weights stand in their file.
const POWER: usize = 13;
const TRAY: usize = 14;
const ADVANCE: usize = 15;
const CENTER: usize = 16;
const OPEN: usize = 17;
const TOWARDS: usize = 18;

/// A position of Aruki to search in.
#[derive(Clone)]
pub(crate) struct ArukiBoard<'w> {
    ahead: Lookahead,
    weights: &'w [i32],
}

impl<'w> ArukiBoard<'w> {
    pub(crate) fn new(view: &View, weights: &'w [i32]) -> Self {
        Self { ahead: view.lookahead(), weights }
    }

    fn worth(&self, kind: Kind) -> i32 {
        match kind {
            Kind::King => 0,
            Kind::Jester => self.weights[11],
            Kind::GoldenDragon | Kind::SilverDragon => self.weights[12],
            _ => self.weights[kind.index()],
        }
    }

    /// What a wipe takes, less what it costs.
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

    fn side_worth(&self, side: Side, full: bool) -> i32 {
        let weights = self.weights;
        let mut sum = 0;
        let mut king = None;
        let hunted = self.king(side.other()).filter(|_| full);
        for (square, kind) in self.ahead.pieces(side) {
            sum += self.worth(kind);
            if !full {
                continue;
            }
            match kind {
                Kind::Pawn | Kind::Javelin => {
                    let rank = i32::from(square.rank());
                    sum += weights[ADVANCE] * if side == Side::First { rank } else { 11 - rank };
                }
                Kind::King => king = Some(square),
                _ => {
                    let edge = |place: i8| i32::from(place.min(11 - place));
                    if let Some(hunted) = hunted {
                        let files = i32::from((hunted.file() - square.file()).abs());
                        let ranks = i32::from((hunted.rank() - square.rank()).abs());
                        sum += weights[TOWARDS] * (11 - files.max(ranks));
                    }
                    sum += weights[CENTER] * edge(square.file()).min(4)
                        + weights[CENTER] * edge(square.rank()).min(4);
                }
            }
        }
        let mut tray = 0;
        for kind in Kind::ALL.into_iter().take(Kind::TRAY) {
            // More of a kind is worth less: one merges at a time.
            let count = i32::from(self.ahead.tray(side, kind)).min(4);
            tray += self.worth(kind) * (count * 5 - count * (count - 1) / 2) / 5;
        }
        sum += tray * weights[TRAY] / 100;
        for dragon in [Kind::GoldenDragon, Kind::SilverDragon] {
            if self.ahead.power(side, dragon) {
                sum += weights[POWER];
            }
        }
        if let Some(king) = king {
            sum -= weights[OPEN] * self.open_lines(king);
        }
        sum
    }

    fn king(&self, side: Side) -> Option<Square> {
        self.ahead.pieces(side).find(|(_, kind)| *kind == Kind::King).map(|(square, _)| square)
    }

    /// The free squares on the lines from a king, where sliders would reach it.
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

    /// Whether the side to move is mated.
    fn mated(&self) -> bool {
        self.ahead.in_check() && !self.ahead.can_move()
    }

    /// A first move after which every reply is answered by mate.
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
            .find(|(_, after)| !cancel.is_canceled() && after.is_mated_soon())
            .map(|(chosen, _)| chosen)
    }

    /// Whether every move of the side to move lets it be mated at once, and it has one.
    fn is_mated_soon(&self) -> bool {
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
    const CHANCE: bool = false;

    fn turn(&self) -> Side {
        self.ahead.turn()
    }

    fn verdict(&self) -> Option<BoardResult> {
        self.ahead.is_drawn().then_some(BoardResult::Drawn)
    }

    fn stuck(&self) -> BoardResult {
        if self.ahead.in_check() { BoardResult::Won(self.turn().other()) } else { BoardResult::Drawn }
    }

    fn push_candidates(&mut self, loud: bool, _deep: u32, candidates: &mut Vec<Candidate<Move>>) {
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
        after.ahead.play(*chosen);
        Some(after)
    }

    fn results(&self, chosen: &Move, _deep: u32) -> Vec<(f64, Self)> {
        self.after(chosen).map(|after| (1.0, after)).into_iter().collect()
    }

    fn evaluate(&self) -> i32 {
        let mover = self.turn();
        self.side_worth(mover, true) - self.side_worth(mover.other(), true) + 10
    }

    fn material(&self) -> i32 {
        let mover = self.turn();
        self.side_worth(mover, false) - self.side_worth(mover.other(), false)
    }

    fn key(&self) -> u64 {
        let mut key = self.turn().index() as u64;
        for side in Side::BOTH {
            for (square, kind) in self.ahead.pieces(side) {
                key ^= mix((square.index() as u64) << 8 | (kind.index() as u64) << 1 | side.index() as u64);
            }
            let mut held = 0_u64;
            for kind in Kind::ALL.into_iter().take(Kind::TRAY) {
                held = held * 37 + u64::from(self.ahead.tray(side, kind));
            }
            for dragon in [Kind::GoldenDragon, Kind::SilverDragon] {
                held = held * 2 + u64::from(self.ahead.power(side, dragon));
            }
            key ^= mix(held ^ (1 + side.index() as u64) << 60);
        }
        key
    }

    fn in_check(&self) -> bool {
        self.ahead.in_check()
    }

    fn repeats(&self) -> bool {
        self.ahead.quiet() >= 4
    }

    fn is_lost(&mut self) -> bool {
        self.mated()
    }

    fn text(&self, chosen: &Move) -> String {
        self.ahead.text_of(*chosen)
    }
}
