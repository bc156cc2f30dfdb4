//! Chakart for the search: random effects of objects, and a hidden queen.

use sealed_move_rules::Side;
use sealed_move_rules::chakart::square::Square;
use sealed_move_rules::chakart::{
    Content, Kind, Lookahead, Move, MovesLeft, Object, Piece, Power, Todo, View,
};

use super::board::{BoardResult, Candidate, SearchBoard, share};
use super::random::mix;

const KING: usize = 5;
const SHELL: usize = 6;
const STEALTH: usize = 7;
const HALO: usize = 8;
const ADVANCE: usize = 9;
const CENTER: usize = 10;
const BESIDE_OBJECT: usize = 12;
const HALF: usize = 13;
const THREAT_PERCENT: usize = 14;

/// The maximum number of results searched below the root.
const MAX_RESULTS: usize = 12;

/// The same from the second reply on, if `weighs_luck`.
const MAX_DEEP_RESULTS: usize = 4;

/// The lead in centipawns from which a side approaches the other side's kings.
const MIN_HUNT_LEAD: i32 = 400;

/// The value of each step that a piece is closer to a king, in centipawns, at the least lead. It grows with the lead.
const HUNT_STEP: i32 = 10;

/// The maximum growth of [`HUNT_STEP`]. Without growth, hints capture everything before they approach the king.
const MAX_HUNT_GROWTH: i32 = 4;

#[derive(Clone)]
pub(crate) struct ChakartBoard<'w> {
    ahead: Lookahead,
    weights: &'w [i32],
    /// See `Limits::weighs_luck`.
    weighs_luck: bool,
    /// Whether the side that is far ahead approaches the other side's kings.
    hunts_kings: bool,
    /// See `Limits::counts_threats`.
    counts_threats: bool,
}

impl<'w> ChakartBoard<'w> {
    pub(crate) fn new(view: &View, queen: Option<Square>, weights: &'w [i32]) -> Self {
        Self {
            ahead: view.lookahead(queen),
            weights,
            weighs_luck: false,
            hunts_kings: false,
            counts_threats: false,
        }
    }

    /// The number of moves until a draw, if it is near.
    pub(crate) fn counting(self, left: Option<MovesLeft>) -> Self {
        match left {
            Some(left) => Self { ahead: self.ahead.counting(left), ..self },
            None => self,
        }
    }

    /// Enables `Limits::weighs_luck`: below the root a gift lands on a single square, deeper chance
    /// nodes have fewer results, and the quiescence search includes Daisy's second move.
    pub(crate) fn weighing_luck(self) -> Self {
        Self { weighs_luck: true, ..self }
    }

    /// Lets the side that is far ahead approach the other side's kings, so that won games end soon.
    pub(crate) fn hunting_kings(self) -> Self {
        Self { hunts_kings: true, ..self }
    }

    /// Enables `Limits::counts_threats`.
    pub(crate) fn counting_threats(self) -> Self {
        Self { counts_threats: true, ..self }
    }

    fn with(&self, ahead: Lookahead) -> Self {
        Self { ahead, ..*self }
    }

    /// Whether the only chance is the square of a rook's or bishop's gift.
    fn leaves_gift(&self, chosen: &Move) -> bool {
        let Move::Go { from, to, promotion } = *chosen else { return false };
        let kind = promotion.or_else(|| self.ahead.at(from).piece().map(|piece| piece.kind));
        matches!(kind, Some(Kind::Rook | Kind::Bishop))
            && !matches!(self.ahead.at(to), Content::Object(Object::Egg | Object::Bomb | Object::Banana))
    }

    fn worth(&self, kind: Kind) -> i32 {
        match kind {
            Kind::Pawn => self.weights[0],
            Kind::Rook => self.weights[1],
            Kind::Knight => self.weights[2],
            Kind::Bishop => self.weights[3],
            Kind::Queen => self.weights[4],
            Kind::King => self.weights[KING],
        }
    }

    fn piece_worth(&self, square: Square, piece: Piece, full: bool) -> i32 {
        let mut worth = self.worth(piece.kind);
        if full {
            let rank = i32::from(square.rank());
            let ahead = if piece.side == Side::First { rank } else { 7 - rank };
            match piece.kind {
                Kind::Pawn => worth += self.weights[ADVANCE] * ahead * ahead / 4,
                Kind::King => {}
                _ => {
                    let edge = |place: i8| i32::from(place.min(7 - place));
                    worth += self.weights[CENTER] * (edge(square.file()) + edge(square.rank()));
                }
            }
            if piece.is_immobilized() {
                worth -= self.weights[HALO];
            }
        }
        worth
    }

    /// Samples `count` results by their probabilities, determined by the position's key.
    fn sampled(&self, results: Vec<(f64, Self)>, count: usize) -> Vec<(f64, Self)> {
        let each = results.iter().map(|result| result.0).sum::<f64>() / count as f64;
        let mut next = each * (self.key() % 1024) as f64 / 1024.0;
        let (mut before, mut drawn) = (0.0, Vec::with_capacity(count));
        for (share, after) in results {
            before += share;
            let mut times = 0;
            while next < before {
                next += each;
                times += 1;
            }
            if times > 0 {
                drawn.push((f64::from(times) / count as f64, after));
            }
        }
        drawn
    }

    fn total(&self, full: bool) -> i32 {
        let mover = self.turn();
        let mut sum = 0;
        let signed = |side: Side, worth: i32| if side == mover { worth } else { -worth };
        for square in Square::all() {
            if let Content::Piece(piece) = self.ahead.at(square) {
                sum += signed(piece.side, self.piece_worth(square, piece, full));
                if full && piece.kind == Kind::King {
                    sum += signed(piece.side, -self.weights[BESIDE_OBJECT] * self.bombs_near(square));
                }
            }
        }
        for side in Side::BOTH {
            for (power, weight) in [(Power::Shell, SHELL), (Power::Stealth, STEALTH)] {
                if full && self.ahead.power(side, power) {
                    sum += signed(side, self.weights[weight]);
                }
            }
        }
        if full {
            sum += match self.ahead.todo() {
                Some(Todo::Toadette(kind)) => self.worth(kind),
                Some(Todo::Daisy) => 120,
                Some(Todo::KingBoo) => 250,
                Some(Todo::Promote { .. }) => self.weights[4] - self.weights[0],
                None => 12,
            };
        }
        if full && self.counts_threats {
            sum += self.threats() * self.weights[THREAT_PERCENT] / 100;
        }
        if full && self.hunts_kings && sum.abs() >= MIN_HUNT_LEAD {
            let leader = if sum > 0 { mover } else { mover.other() };
            let growth = (sum.abs() / MIN_HUNT_LEAD).min(MAX_HUNT_GROWTH);
            sum += signed(leader, growth * self.closeness(leader));
        }
        sum
    }

    /// The value of all threats, for the side to move. A threat is worth the difference between the attacked piece and
    /// its attacker.
    fn threats(&self) -> i32 {
        let (mover, mut sum) = (self.turn(), 0);
        self.ahead.visit_attacks(&mut |attacker, victim| {
            let gain = (self.worth(victim.kind) - self.worth(attacker.kind)).max(0);
            sum += if attacker.side == mover { gain } else { -gain };
        });
        sum
    }

    /// The value of the distances between the pieces of `side` and the other side's kings.
    fn closeness(&self, side: Side) -> i32 {
        let pieces = || Square::all().filter_map(|square| Some((square, self.ahead.at(square).piece()?)));
        let kings: Vec<_> = pieces()
            .filter(|(_, piece)| piece.side != side && piece.kind == Kind::King)
            .map(|(square, _)| place(square))
            .collect();
        let hunters = pieces()
            .filter(|(_, piece)| piece.side == side && !matches!(piece.kind, Kind::Pawn | Kind::King));
        let near = |(square, _): (Square, Piece)| {
            let (file, rank) = place(square);
            let steps = |king: &(i8, i8)| (king.0 - file).abs().max((king.1 - rank).abs());
            let nearest = kings.iter().map(steps).min().unwrap_or_default();
            HUNT_STEP * i32::from(7 - nearest)
        };
        hunters.map(near).sum()
    }

    fn bombs_near(&self, king: Square) -> i32 {
        let around = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        let near = around.iter().filter_map(|(files, ranks)| king.offset(*files, *ranks));
        near.filter(|at| matches!(self.ahead.at(*at), Content::Object(Object::Bomb | Object::Banana))).count()
            as i32
    }
}

fn place(square: Square) -> (i8, i8) {
    (square.file(), square.rank())
}

impl SearchBoard for ChakartBoard<'_> {
    type Move = Move;
    const SHARES: bool = true;

    fn turn(&self) -> Side {
        self.ahead.turn()
    }

    fn verdict(&self) -> Option<BoardResult> {
        match Side::BOTH.map(|side| self.ahead.kings(side)) {
            [0, 0] => Some(BoardResult::Drawn),
            [0, _] => Some(BoardResult::Won(Side::Second)),
            [_, 0] => Some(BoardResult::Won(Side::First)),
            _ => self.ahead.is_drawn_by_length().then_some(BoardResult::Drawn),
        }
    }

    fn result_without_moves(&self) -> BoardResult {
        BoardResult::Drawn
    }

    fn push_candidates(&mut self, loud: bool, _ply: u32, candidates: &mut Vec<Candidate<Move>>) {
        let followed = |todo| todo == Todo::Daisy && self.weighs_luck;
        if loud && self.ahead.todo().is_some_and(|todo| !followed(todo)) {
            return;
        }
        for (index, chosen) in self.ahead.moves().into_iter().enumerate() {
            let (to, mut rank, is_loud) = match chosen {
                Move::Go { from, to, promotion } => {
                    let mover = self.ahead.at(from).piece().map_or(0, |piece| self.worth(piece.kind));
                    let gain = match self.ahead.at(to) {
                        Content::Piece(victim) if victim.kind == Kind::King => 50_000,
                        Content::Piece(victim) => self.worth(victim.kind) * 10 - mover + 10,
                        Content::Object(Object::Mushroom) | Content::Empty => 0,
                        Content::Object(_) => -mover / 4,
                    };
                    let gain = gain + promotion.map_or(0, |kind| self.worth(kind) * 8);
                    (to, gain, gain > 0)
                }
                Move::Stealth { to, .. } => (to, -20, false),
                Move::Shell { at, .. } => {
                    let victim = self.ahead.at(at).piece();
                    let king = victim.is_some_and(|piece| piece.kind == Kind::King);
                    let gain = victim.map_or(0, |piece| self.worth(piece.kind)) - self.weights[SHELL];
                    (at, if king { 50_000 } else { gain * 10 }, king || gain > 0)
                }
                Move::Swap(one, _) => (one, 0, false),
                Move::Drop(at) => (at, 0, false),
                Move::Promote(kind) => {
                    (Square::at(0, 0).expect("the corner exists"), self.worth(kind), false)
                }
                Move::Pass => (Square::at(0, 0).expect("the corner exists"), -5, false),
            };
            if loud && !is_loud {
                continue;
            }
            if matches!(chosen, Move::Swap(..) | Move::Drop(_)) {
                // There are many of these, so rank each by its evaluation after one ply.
                if let Some(after) = self.after(&chosen) {
                    let own = after.turn() == self.turn();
                    rank = if own { after.total(true) } else { -after.total(true) };
                    if after.verdict() == Some(BoardResult::Won(self.turn())) {
                        rank = 50_000;
                    }
                }
            }
            let id = 1 + index as u32;
            candidates.push(Candidate { chosen, rank, id, at: place(to), loud: is_loud });
        }
    }

    fn after(&self, chosen: &Move) -> Option<Self> {
        let mut only = None;
        self.ahead.visit_results(*chosen, &mut |ahead, share| {
            if share > 0.999 {
                only = Some(self.with(ahead));
            }
            false
        });
        only
    }

    fn results(&self, chosen: &Move, ply: u32) -> Vec<(f64, Self)> {
        let mut results: Vec<(f64, Self)> = Vec::new();
        let limit = if self.weighs_luck && ply > 0 && self.leaves_gift(chosen) { 1 } else { 400 };
        self.ahead.visit_results(*chosen, &mut |ahead, share| {
            results.push((share, self.with(ahead)));
            results.len() < limit
        });
        let most = match ply {
            0 => 64,
            2.. if self.weighs_luck => MAX_DEEP_RESULTS,
            _ => MAX_RESULTS,
        };
        if results.len() > most && self.weighs_luck && ply > 0 {
            return self.sampled(results, most);
        }
        if results.len() > most {
            // Keep every n-th result, in the order of the rolls.
            let step = results.len() / most + 1;
            results = results.into_iter().step_by(step).collect();
        }
        let sum: f64 = results.iter().map(|result| result.0).sum();
        results.iter_mut().for_each(|result| result.0 /= sum);
        results
    }

    fn evaluate(&self) -> i32 {
        share(self.total(true), self.weights[HALF])
    }

    fn points(&self) -> i32 {
        self.total(true)
    }

    fn material(&self) -> i32 {
        share(self.total(false), self.weights[HALF])
    }

    fn key(&self) -> u64 {
        let mut key = mix(self.turn().index() as u64 + 10);
        for square in Square::all() {
            let number = match self.ahead.at(square) {
                Content::Empty => continue,
                Content::Piece(piece) => {
                    1 + piece.kind as u64 + 8 * piece.condition as u64 + 32 * piece.side.index() as u64
                }
                Content::Object(object) => 100 + object as u64,
            };
            key ^= mix((square.index() as u64) << 8 | number);
        }
        let mut powers = 0;
        for side in Side::BOTH {
            for power in Power::BOTH {
                powers = powers * 2 + u64::from(self.ahead.power(side, power));
            }
        }
        let todo = match self.ahead.todo() {
            None => 0,
            Some(Todo::Daisy) => 1,
            Some(Todo::KingBoo) => 2,
            Some(Todo::Toadette(kind)) => 3 + kind as u64,
            Some(Todo::Promote { at, .. }) => 20 + at.index() as u64,
        };
        key ^ mix(1 << 40 | powers << 8 | todo)
    }

    fn text(&self, chosen: &Move) -> String {
        chosen.to_string()
    }
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{Observer, find};

    use super::*;
    use crate::weights;

    fn points(position: &str, counts_threats: bool) -> i32 {
        let position = find("chakart").unwrap().parse(position).unwrap();
        let sealed_move_rules::View::Chakart(view) = position.view(Observer::Revealed) else {
            unreachable!()
        };
        let board = ChakartBoard::new(&view, None, weights::of_levels("chakart"));
        if counts_threats { board.counting_threats() } else { board }.points()
    }

    #[test]
    fn threats_to_more_valuable_pieces_count_in_part() {
        let weights = weights::of_levels("chakart");
        let gain = (weights[4] - weights[0]) * weights[THREAT_PERCENT] / 100;
        assert!(gain > 0);
        for (queen, turn, expected) in [
            // The pawn attacks the queen, whose attack on the pawn gains nothing.
            ('q', 'w', gain),
            ('q', 'b', -gain),
            // A queen with a halo is attacked all the same.
            ('t', 'w', gain),
            ('p', 'w', 0),
        ] {
            let position = format!(r#"4k3/8/8/3{queen}4/4P3/8/8/4K3 {turn} 20 {{"flags":"0000"}}"#);
            assert_eq!(points(&position, true) - points(&position, false), expected, "{position}");
        }
    }
}
