//! Kyo for the search: no chance and no hidden information. A whole move of many steps is one ply.

use std::rc::Rc;

use sealed_move_rules::Side;
use sealed_move_rules::kyo::{Attempt, Kind, Lookahead, Pawn, Stack, Tile, View};
use sealed_move_rules::puzzle::is_same_kyo_way;
use smallvec::SmallVec;

use super::board::{BoardResult, Candidate, SearchBoard};
use super::kyo_reach::{KING_WORTH, capturers_of_threat, king, reach};
use super::random::mix;

const MANA: usize = 6;
const CARRIED: usize = 7;
const SHIELD: usize = 8;
const ADVANCE: usize = 9;
const KING_ADVANCE: usize = 10;
const GUARD: usize = 11;
const DANGER: usize = 12;

/// Limits on the partial moves visited: at the root, in replies, and in the quiescence search.
const MAX_ROOT_PREFIXES: usize = 40_000;
const MAX_REPLY_PREFIXES: usize = 1_500;
const MAX_LOUD_PREFIXES: usize = 500;

/// The same limit for the replies to a hint.
const MAX_ADVISED_REPLY_PREFIXES: usize = 15_000;

/// The maximum number of steps of a quiet move that computers play or advise without need.
pub(crate) const MAX_QUIET_STEPS: usize = 12;

/// The score from which a side approaches the other side's king, in hundredths of a light pawn.
const MIN_HUNT_LEAD: i32 = -600;

/// The value of each tile that a strong pawn is closer to a king, in the same unit.
const HUNT_STEP: i32 = 8;

#[derive(Clone)]
pub(crate) struct KyoBoard<'w> {
    ahead: Lookahead,
    weights: &'w [i32],
    /// Whether each side still has its king and any mana.
    alive: [bool; 2],
    /// Quiet moves left until a draw, if it is near.
    quiet_left: Option<u32>,
    /// The side whose strong pawns approach the other side's king, and that king's tile.
    hunt: Option<(Side, Tile)>,
    /// The partial moves visited for the replies to a root move.
    first_replies: usize,
    /// Hashes of where the pawns of the side to move were before its earlier moves. Only hints need them.
    arrangements: Rc<[u64]>,
}

/// The tiles changed by a move, and its text at the root.
#[derive(Clone)]
pub(crate) struct KyoMove {
    /// Most moves change two tiles.
    changes: SmallVec<[(Tile, Stack); 2]>,
    text: String,
}

impl<'w> KyoBoard<'w> {
    pub(crate) fn new(view: &View, weights: &'w [i32]) -> Self {
        let mut board = Self {
            ahead: view.lookahead(),
            weights,
            alive: [true; 2],
            quiet_left: None,
            hunt: None,
            first_replies: MAX_REPLY_PREFIXES,
            arrangements: Rc::default(),
        };
        board.alive = Side::BOTH.map(|side| board.lives(side));
        board
    }

    /// The number of quiet moves until a draw, if it is near.
    pub(crate) fn counting(self, quiet_left: Option<u32>) -> Self {
        Self { quiet_left, ..self }
    }

    /// For hints: sees longer replies to a move, and lets the strong pawns of the side to move approach the
    /// other side's king, unless it is far behind, so that games end sooner. `earlier` are the positions before
    /// its earlier moves.
    pub(crate) fn hunting_king(self, earlier: impl Iterator<Item = Lookahead>) -> Self {
        let side = self.turn();
        let king = king(&self.ahead, side.other()).filter(|_| self.total(true) >= MIN_HUNT_LEAD);
        Self {
            hunt: king.map(|king| (side, king)),
            arrangements: earlier.map(|ahead| arrangement(&ahead, side, &[])).collect(),
            first_replies: MAX_ADVISED_REPLY_PREFIXES,
            ..self
        }
    }

    /// The text of the candidate that stands for a move. The search may find another way to the
    /// same board first. For a king capture it may only know ways that leave other chips behind.
    pub(crate) fn candidate_text(&mut self, text: &str) -> Option<String> {
        let mut wanted = self.clone();
        wanted.ahead.play(&self.ahead.shortest(text)?.changes);
        let wins = !wanted.lives(self.turn().other());
        let mut candidates = Vec::new();
        self.push_candidates(false, 0, &mut candidates);
        let after = |known: &Candidate<KyoMove>| self.after(&known.chosen);
        let leads_there =
            |known: &&Candidate<KyoMove>| after(known).is_some_and(|after| after.key() == wanted.key());
        let wins_so = |known: &&Candidate<KyoMove>| {
            is_same_kyo_way(&known.chosen.text, text) && after(known).is_some_and(|after| after.is_won())
        };
        let same_board = candidates.iter().find(leads_there);
        let known = same_board.or_else(|| candidates.iter().filter(|_| wins).find(wins_so));
        known.map(|known| known.chosen.text.clone())
    }

    /// Whether nothing leaves the board.
    pub(crate) fn is_quiet(&self, chosen: &KyoMove) -> bool {
        let pieces = |stack: &Stack| stack.chips.len() + usize::from(stack.pawn.is_some());
        let before: usize = chosen.changes.iter().map(|(tile, _)| pieces(self.ahead.stack(*tile))).sum();
        before == chosen.changes.iter().map(|(_, stack)| pieces(stack)).sum()
    }

    fn is_won(&self) -> bool {
        !self.alive[self.turn().index()]
    }

    /// Whether changes take a side's king or mana.
    fn hurts(&self, victim: Side, changes: &[(Tile, Stack)]) -> bool {
        changes.iter().any(|(tile, stack)| {
            let before = self.ahead.stack(*tile);
            let is_king = |pawn: Pawn| pawn.side == victim && pawn.kind == Kind::King;
            mana_of(before, victim) > mana_of(stack, victim)
                || before.pawn.is_some_and(|pawn| is_king(pawn) && stack.pawn != Some(pawn))
        })
    }

    /// Whether a side has a king and any mana.
    fn lives(&self, side: Side) -> bool {
        let (mut king, mut mana) = (false, false);
        for tile in Tile::all() {
            let stack = self.ahead.stack(tile);
            king |= stack.pawn.is_some_and(|pawn| pawn.side == side && pawn.kind == Kind::King);
            mana = mana || mana_of(stack, side) > 0;
            if king && mana {
                return true;
            }
        }
        false
    }

    fn worth(&self, kind: Kind) -> i32 {
        match kind {
            Kind::LightPawn => self.weights[0],
            Kind::HeavyPawn => self.weights[1],
            Kind::Tower => self.weights[2],
            Kind::Queen => self.weights[3],
            Kind::King => 0,
            Kind::Cannon => self.weights[4],
            Kind::Knight => self.weights[5],
        }
    }

    /// The value of a stack for the first side.
    fn stack_worth(&self, tile: Tile, stack: &Stack, full: bool) -> i32 {
        let mut worth = 0;
        if !stack.chips.is_empty() {
            worth += self.weights[MANA]
                * (mana_of(stack, Side::First) as i32 - mana_of(stack, Side::Second) as i32);
        }
        let Some(pawn) = stack.pawn else { return worth };
        let rank = i32::from(tile.rank());
        let ahead = if pawn.side == Side::First { rank } else { 9 - rank };
        let mut own = self.worth(pawn.kind);
        if full {
            let carried = mana_of(stack, pawn.side) as i32;
            own += match pawn.kind {
                Kind::King => self.weights[KING_ADVANCE] * ahead,
                Kind::LightPawn => self.weights[ADVANCE] * ahead,
                _ => self.weights[ADVANCE] * ahead + self.weights[CARRIED] * carried.min(5),
            };
            own += self.weights[SHIELD] * stack.chips.shields().min(3) as i32;
            if let Some((side, king)) = self.hunt
                && side == pawn.side
                && !matches!(pawn.kind, Kind::King | Kind::LightPawn)
            {
                let [files, ranks] = [king.file() - tile.file(), king.rank() - tile.rank()].map(i8::abs);
                own += HUNT_STEP * i32::from(9 - files.max(ranks));
            }
        }
        worth + if pawn.side == Side::First { own } else { -own }
    }

    fn total(&self, full: bool) -> i32 {
        let mut sum = 0;
        let mut kings = [None; 2];
        for tile in Tile::all() {
            let stack = self.ahead.stack(tile);
            if stack.is_empty() {
                continue;
            }
            sum += self.stack_worth(tile, stack, full);
            if let Some(pawn) = stack.pawn.filter(|pawn| pawn.kind == Kind::King) {
                kings[pawn.side.index()] = Some(tile);
            }
        }
        if full {
            for side in Side::BOTH {
                let Some(king) = kings[side.index()] else { continue };
                let (mut guards, mut dangers) = (0, 0);
                for files in -2..=2_i8 {
                    for ranks in -2..=2_i8 {
                        let Some(stack) = king.offset(files, ranks).map(|tile| self.ahead.stack(tile)) else {
                            continue;
                        };
                        let near = files.abs().max(ranks.abs()) == 1;
                        guards += i32::from(
                            near && (stack.is_shielded() || stack.pawn.is_some_and(|pawn| pawn.side == side)),
                        );
                        dangers += i32::from(
                            stack.pawn.is_some_and(|pawn| pawn.side != side && pawn.kind != Kind::LightPawn),
                        );
                    }
                }
                let safety = self.weights[GUARD] * guards - self.weights[DANGER] * dangers;
                sum += if side == Side::First { safety } else { -safety };
            }
        }
        if self.turn() == Side::First { sum } else { -sum }
    }
}

/// Rewrites a line of moves with the fewest steps to the same boards, because the search may find
/// longer ways first.
pub(crate) fn in_fewest_steps(view: &View, line: &[String]) -> Vec<String> {
    let mut ahead = view.lookahead();
    let mut shortened: Vec<String> = line
        .iter()
        .map_while(|text| {
            let short = ahead.shortest(text)?;
            ahead.play(&short.changes);
            Some(short.text)
        })
        .collect();
    shortened.extend(line[shortened.len()..].iter().cloned());
    shortened
}

/// A hash of the kinds and tiles of a side's pawns after some changes.
fn arrangement(ahead: &Lookahead, side: Side, changes: &[(Tile, Stack)]) -> u64 {
    let stack = |tile: Tile| {
        let changed = changes.iter().find(|(known, _)| *known == tile);
        changed.map_or_else(|| ahead.stack(tile), |(_, stack)| stack)
    };
    Tile::all()
        .filter_map(|tile| stack(tile).pawn.filter(|pawn| pawn.side == side).map(|pawn| (tile, pawn.kind)))
        .fold(0, |hash, (tile, kind)| mix(hash ^ (tile.index() as u64) << 8 ^ kind as u64))
}

fn mana_of(stack: &Stack, side: Side) -> usize {
    if stack.chips.is_empty() {
        return 0;
    }
    stack.chips.mana_total(side)
}

impl SearchBoard for KyoBoard<'_> {
    type Move = KyoMove;
    const SHARES: bool = false;
    const MAX_ROOT_MOVES: usize = 64;
    const MAX_REPLIES: usize = 40;
    const GENERATION_NODES: u64 = 12;
    const KING_PRESSURE: i32 = KING_WORTH;
    const THREAT_SPARE_PERCENT: i32 = 70;
    // The ranks don't contain king safety.
    const RANK_MARGIN: Option<i32> = Some(60);

    fn turn(&self) -> Side {
        self.ahead.turn()
    }

    fn verdict(&self) -> Option<BoardResult> {
        let mover = self.turn();
        [mover, mover.other()]
            .into_iter()
            .find(|side| !self.alive[side.index()])
            .map(|side| BoardResult::Won(side.other()))
            .or_else(|| (self.quiet_left == Some(0)).then_some(BoardResult::Drawn))
    }

    fn result_without_moves(&self) -> BoardResult {
        BoardResult::Drawn
    }

    fn push_candidates(&mut self, loud: bool, ply: u32, candidates: &mut Vec<Candidate<KyoMove>>) {
        let mover = self.turn();
        let sign = if mover == Side::First { 1 } else { -1 };
        let mut scratch = Vec::new();
        // These values are needed for every candidate.
        let mut now = [0; Tile::COUNT];
        for tile in Tile::all() {
            now[tile.index()] = self.stack_worth(tile, self.ahead.stack(tile), true);
        }
        let max_prefixes = match (ply, loud) {
            (0, _) => MAX_ROOT_PREFIXES,
            (_, true) => MAX_LOUD_PREFIXES,
            (1, false) => self.first_replies,
            (_, false) => MAX_REPLY_PREFIXES,
        };
        let mut each = |attempt: &Attempt<'_>| {
            scratch.clear();
            attempt.push_changes(&mut scratch);
            let mut rank = 0;
            let mut taken = false;
            for (tile, stack) in &scratch {
                let before = self.ahead.stack(*tile);
                rank += sign * (self.stack_worth(*tile, stack, true) - now[tile.index()]);
                if let Some(victim) = before.pawn.filter(|pawn| pawn.side != mover)
                    && stack.pawn != Some(victim)
                {
                    taken = true;
                    if victim.kind == Kind::King {
                        rank += 100_000;
                    }
                }
                let enemies = mana_of(before, mover.other());
                taken |= enemies > 0 && enemies > mana_of(stack, mover.other());
            }
            let end = attempt.end();
            let text = if ply == 0 { attempt.text() } else { String::new() };
            candidates.push(Candidate {
                chosen: KyoMove { changes: SmallVec::from_slice(&scratch), text },
                rank: rank + i32::from(taken) * 100,
                id: (attempt.key() >> 32) as u32 | 1,
                at: (end.file(), end.rank()),
                loud: taken,
            });
            true
        };
        if loud {
            self.ahead.visit_captures(max_prefixes, &mut each);
        } else {
            self.ahead.visit_results(max_prefixes, &mut each);
        }
    }

    /// A win captures the king or the last mana. Most need no shuffle, and these captures are found first.
    fn push_possible_wins(&mut self, candidates: &mut Vec<Candidate<KyoMove>>) {
        self.push_candidates(true, 0, candidates);
        let wins =
            |chosen: &KyoMove| self.after(chosen).is_some_and(|after| !after.alive[after.turn().index()]);
        if candidates.iter().any(|known| wins(&known.chosen)) {
            return;
        }
        let victim = self.turn().other();
        let mut changes = Vec::new();
        self.ahead.visit_results(MAX_ROOT_PREFIXES, &mut |attempt| {
            changes.clear();
            attempt.push_changes(&mut changes);
            let mut chosen = KyoMove { changes: SmallVec::from_slice(&changes), text: String::new() };
            let found = self.hurts(victim, &changes) && wins(&chosen);
            if found {
                chosen.text = attempt.text();
                let at = (attempt.end().file(), attempt.end().rank());
                candidates.push(Candidate { chosen, rank: 0, id: 1, at, loud: true });
            }
            !found
        });
    }

    fn after(&self, chosen: &KyoMove) -> Option<Self> {
        let mut after = self.clone();
        let victim = self.turn().other();
        // A draw is out of reach again once a piece leaves the board.
        after.quiet_left =
            self.quiet_left.filter(|_| self.is_quiet(chosen)).map(|left| left.saturating_sub(1));
        after.ahead.play(&chosen.changes);
        if self.hurts(victim, &chosen.changes) {
            after.alive = Side::BOTH.map(|side| after.lives(side));
        }
        Some(after)
    }

    fn is_near_draw(&self) -> bool {
        self.quiet_left.is_some()
    }

    fn after_pass(&self) -> Option<Self> {
        let mut passed = self.clone();
        passed.ahead.play(&[]);
        Some(passed)
    }

    fn pressure(&self, limit: usize) -> Option<i32> {
        Some(reach(&self.ahead, limit))
    }

    fn capturers_of_threat(&self, limit: usize) -> Option<usize> {
        capturers_of_threat(&self.ahead, limit)
    }

    fn goes_back(&self, chosen: &KyoMove) -> bool {
        !self.arrangements.is_empty()
            && self.is_quiet(chosen)
            && self.arrangements.contains(&arrangement(&self.ahead, self.turn(), &chosen.changes))
    }

    fn is_too_long(&self, chosen: &KyoMove) -> bool {
        let is_long = |text: &str| text.split(' ').count() > 1 + MAX_QUIET_STEPS;
        self.is_quiet(chosen)
            && is_long(&chosen.text)
            && self.ahead.shortest(&chosen.text).is_none_or(|short| is_long(&short.text))
    }

    fn results(&self, chosen: &KyoMove, _ply: u32) -> Vec<(f64, Self)> {
        self.after(chosen).map(|after| (1.0, after)).into_iter().collect()
    }

    fn evaluate(&self) -> i32 {
        self.total(true) + 8
    }

    fn material(&self) -> i32 {
        self.total(false)
    }

    fn key(&self) -> u64 {
        self.ahead.key()
    }

    fn may_repeat(&self) -> bool {
        true
    }

    fn text(&self, chosen: &KyoMove) -> String {
        chosen.text.clone()
    }
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{Observer, View, find};

    use super::*;

    fn board_of(position: &str) -> KyoBoard<'static> {
        let position = find("kyo").unwrap().parse(position).unwrap();
        let View::Kyo(view) = position.view(Observer::Player(position.turn())) else { unreachable!() };
        KyoBoard::new(&view, crate::weights::of_judge("kyo"))
    }

    fn candidates(board: &mut KyoBoard<'_>) -> Vec<Candidate<KyoMove>> {
        let mut candidates = Vec::new();
        board.push_candidates(false, 0, &mut candidates);
        candidates
    }

    /// A Tower and a Queen on six chips each have thousands of moves.
    #[test]
    fn advice_sees_longer_replies_and_wins_by_a_shuffle() {
        let position = "4,DK,5/10/2,LLDDSSDT,2,DDLLDSSQ,4/10/10/5,dk,4/10/10/10/4,p,5 g - 1";
        let replies = |mut board: KyoBoard<'_>| {
            let mut candidates = Vec::new();
            board.push_candidates(false, 1, &mut candidates);
            candidates.len()
        };
        let board = board_of(position);
        let [few, many] = [replies(board.clone()), replies(board.clone().hunting_king(std::iter::empty()))];
        assert!(few < many, "{few} {many}");
        let mut wins = Vec::new();
        board.clone().push_possible_wins(&mut wins);
        let ended = |known: &Candidate<KyoMove>| {
            board.after(&known.chosen).is_some_and(|after| after.verdict().is_some())
        };
        let all = candidates(&mut board.clone());
        // The captures need a shuffle.
        assert!(all.iter().any(ended) && wins.iter().any(ended));
    }

    #[test]
    fn a_quiet_move_to_an_earlier_arrangement_goes_back() {
        let earlier = board_of("4,DK,5/10/10/4,DH,5/10/10/10/10/4,p,5/4,dk,5 g - 1").ahead;
        let now = board_of("4,DK,5/10/4,DH,5/10/10/10/10/10/4,p,5/4,dk,5 g - 1");
        let back = |board: &mut KyoBoard<'_>| {
            let known = candidates(board).into_iter().filter(|known| board.goes_back(&known.chosen));
            known.map(|known| known.chosen.text).collect::<Vec<_>>()
        };
        // The chip stays behind or comes along.
        assert_eq!(back(&mut now.clone().hunting_king([earlier].into_iter())), ["E2 E3", "E2 1E3"]);
        assert!(back(&mut now.clone()).is_empty(), "without a history");
        // A capture is progress.
        let takes = board_of("4,DK,5/10/4,DH,5/4,p,5/10/10/10/10/10/4,dk,5 g - 1");
        let earlier = board_of("4,DK,5/10/10/4,DH,5/10/10/10/10/10/4,dk,5 g - 1").ahead;
        let mut takes = takes.hunting_king([earlier].into_iter());
        assert!(candidates(&mut takes).iter().any(|known| known.chosen.text == "E2 E3"));
        assert!(back(&mut takes).is_empty());
    }
}
