//! Kyo for the search: open, without chance, with whole moves of many steps taken as one.

use sealed_move_rules::Side;
use sealed_move_rules::kyo::{Attempt, Kind, Lookahead, Mana, Stack, Tile, View};
use sealed_move_rules::puzzle::is_same_kyo_way;

use super::board::{BoardResult, Candidate, SearchBoard};

const MANA: usize = 6;
const CARRIED: usize = 7;
const SHIELD: usize = 8;
const ADVANCE: usize = 9;
const KING_ADVANCE: usize = 10;
const GUARD: usize = 11;
const DANGER: usize = 12;

/// How many beginnings of moves are looked at, at the root and below.
const ROOT_STEPS: usize = 40_000;
const DEEP_STEPS: usize = 1_500;
const LOUD_STEPS: usize = 500;

/// A position of Kyo to search in.
#[derive(Clone)]
pub(crate) struct KyoBoard<'w> {
    ahead: Lookahead,
    weights: &'w [i32],
    /// Whether each side still has its king and any mana.
    alive: [bool; 2],
}

/// What a move changes, and how it begins.
#[derive(Clone)]
pub(crate) struct KyoMove {
    changes: Vec<(Tile, Stack)>,
    text: String,
}

impl<'w> KyoBoard<'w> {
    pub(crate) fn new(view: &View, weights: &'w [i32]) -> Self {
        let mut board = Self { ahead: view.lookahead(), weights, alive: [true; 2] };
        board.alive = Side::BOTH.map(|side| board.lives(side));
        board
    }

    /// The text under which the search looks at a move: it meets another way to the same board first, and where a king
    /// is taken perhaps only ways that leave other chips behind.
    pub(crate) fn searched(&mut self, text: &str) -> Option<String> {
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

    /// Whether the side that moved last has won.
    fn is_won(&self) -> bool {
        !self.alive[self.turn().index()]
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

    /// What a stack is worth to the first side.
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

/// A line of moves from a position on, each in the fewest steps to the same board: the search meets long ways first.
pub(crate) fn in_fewest_steps(view: &View, line: &[String]) -> Vec<String> {
    let mut ahead = view.lookahead();
    let mut told: Vec<String> = line
        .iter()
        .map_while(|text| {
            let short = ahead.shortest(text)?;
            ahead.play(&short.changes);
            Some(short.text)
        })
        .collect();
    told.extend(line[told.len()..].iter().cloned());
    told
}

fn mana_of(stack: &Stack, side: Side) -> usize {
    if stack.chips.is_empty() {
        return 0;
    }
    Mana::BOTH.into_iter().map(|mana| stack.chips.mana(side, mana)).sum()
}

impl SearchBoard for KyoBoard<'_> {
    type Move = KyoMove;
    const CHANCE: bool = false;
    const WIDTH: usize = 64;
    const REPLIES: usize = 40;
    const COST: u64 = 12;
    // What guards and threatens the kings is not in the ranks.
    const SWING: Option<i32> = Some(60);

    fn turn(&self) -> Side {
        self.ahead.turn()
    }

    fn verdict(&self) -> Option<BoardResult> {
        let mover = self.turn();
        [mover, mover.other()]
            .into_iter()
            .find(|side| !self.alive[side.index()])
            .map(|side| BoardResult::Won(side.other()))
    }

    fn stuck(&self) -> BoardResult {
        BoardResult::Drawn
    }

    fn push_candidates(&mut self, loud: bool, deep: u32, candidates: &mut Vec<Candidate<KyoMove>>) {
        let mover = self.turn();
        let sign = if mover == Side::First { 1 } else { -1 };
        let mut scratch = Vec::new();
        // What lies on the tiles now is asked for again and again.
        let mut now = [0; Tile::COUNT];
        for tile in Tile::all() {
            now[tile.index()] = self.stack_worth(tile, self.ahead.stack(tile), true);
        }
        let steps = if deep == 0 {
            ROOT_STEPS
        } else if loud {
            LOUD_STEPS
        } else {
            DEEP_STEPS
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
                taken |= mana_of(before, mover.other()) > mana_of(stack, mover.other());
            }
            if loud && !taken {
                return true;
            }
            let end = attempt.end();
            let text = if deep == 0 { attempt.text() } else { String::new() };
            candidates.push(Candidate {
                chosen: KyoMove { changes: scratch.clone(), text },
                rank: rank + i32::from(taken) * 100,
                id: (attempt.key() >> 32) as u32 | 1,
                at: (end.file(), end.rank()),
                loud: taken,
            });
            true
        };
        if loud {
            self.ahead.visit_pawn_results(steps, &mut each);
        } else {
            self.ahead.visit_results(steps, &mut each);
        }
    }

    fn after(&self, chosen: &KyoMove) -> Option<Self> {
        let mut after = self.clone();
        let victim = self.turn().other();
        let mut hurt = false;
        for (tile, stack) in &chosen.changes {
            let before = self.ahead.stack(*tile);
            hurt |= mana_of(before, victim) > mana_of(stack, victim)
                || before.pawn.is_some_and(|pawn| {
                    pawn.side == victim && pawn.kind == Kind::King && stack.pawn != Some(pawn)
                });
        }
        after.ahead.play(&chosen.changes);
        if hurt {
            after.alive = Side::BOTH.map(|side| after.lives(side));
        }
        Some(after)
    }

    fn passed(&self) -> Option<Self> {
        let mut passed = self.clone();
        passed.ahead.play(&[]);
        Some(passed)
    }

    fn results(&self, chosen: &KyoMove, _deep: u32) -> Vec<(f64, Self)> {
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

    fn repeats(&self) -> bool {
        true
    }

    fn text(&self, chosen: &KyoMove) -> String {
        chosen.text.clone()
    }
}
