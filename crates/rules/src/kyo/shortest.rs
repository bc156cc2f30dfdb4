//! Shortens moves: finds the move with the fewest steps to a result, which people can follow best.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;

use super::attempt::Attempt;
use super::lookahead::{KeyHasher, Lookahead};
use super::move_in_progress::MoveInProgress;
use super::notation::{Step, parse_steps};
use super::piece::{Kind, Tile};
use super::stack::Stack;

/// Maximum number of steps tried in a search for the same board.
const MAX_BOARD_TRIES: usize = 50_000;
/// Maximum number of steps tried in a search for the same final tile. Some of its moves are short,
/// so it usually ends early.
const MAX_TILE_TRIES: usize = 1_000_000;

/// Maximum number of steps tried in a search for the shortest way to the king.
const MAX_CAPTURE_TRIES: usize = 400_000;

/// A move with the fewest steps found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortMove {
    /// The move in canonical notation.
    pub text: String,
    /// The new stack of each tile that it may have changed, for [`Lookahead::play`].
    pub changes: Vec<(Tile, Stack)>,
}

impl Lookahead {
    /// Returns the shortest move from the same start to the same board as a legal move. Falls back
    /// to that move if the search takes too long. Returns `None` if `text` is not a legal move.
    #[must_use]
    pub fn shortest(&self, text: &str) -> Option<ShortMove> {
        let (start, steps, progress, key) = self.play_all(text)?;
        let given = Attempt::new(&progress, key);
        let wanted = given.key();
        match self.fewer_steps(start, &|attempt| attempt.key() == wanted, steps, MAX_BOARD_TRIES) {
            Some((progress, key)) => Some(ShortMove::of(&Attempt::new(&progress, key))),
            None => Some(ShortMove::of(&given)),
        }
    }

    /// Returns a shorter move that takes the same pawn to the same tile; other tiles can differ.
    /// Returns `None` if no such move is found within the limit.
    #[must_use]
    pub fn shorter_way(&self, text: &str) -> Option<ShortMove> {
        let (start, steps, progress, key) = self.play_all(text)?;
        let end = Attempt::new(&progress, key).end();
        let found = self.fewer_steps(start, &|attempt| attempt.end() == end, steps, MAX_TILE_TRIES);
        found.map(|(progress, key)| ShortMove::of(&Attempt::new(&progress, key)))
    }

    /// Returns a move with the fewest steps that captures the king, from any start, if `text` is a
    /// longer move that captures it. Returns `None` if no shorter one is found within the limit.
    #[must_use]
    pub fn shortest_capture(&self, text: &str) -> Option<ShortMove> {
        let (_, known, progress, key) = self.play_all(text)?;
        let is_king = |tile: &Tile| {
            self.stack(*tile).pawn.is_some_and(|pawn| pawn.side != self.turn() && pawn.kind == Kind::King)
        };
        let king = Tile::all().find(is_king)?;
        let falls = |attempt: &Attempt<'_>| !attempt.has_pawn(king, self.stack(king).pawn);
        if !falls(&Attempt::new(&progress, key)) {
            return None;
        }
        let (progress, key) = self.first_in_breadth(&falls, known)?;
        Some(ShortMove::of(&Attempt::new(&progress, key)))
    }

    /// Finds a move with the fewest steps, but fewer than `known`, that satisfies `wanted`: a
    /// breadth-first search from all stacks with a pawn.
    fn first_in_breadth(
        &self,
        wanted: &dyn Fn(&Attempt<'_>) -> bool,
        known: usize,
    ) -> Option<(MoveInProgress, u64)> {
        let starts =
            Tile::all().filter(|tile| self.stack(*tile).pawn.is_some_and(|pawn| pawn.side == self.turn()));
        let mut open: Vec<(Tile, Vec<Step>)> = starts.map(|start| (start, Vec::new())).collect();
        let mut reached: HashSet<u64, BuildHasherDefault<KeyHasher>> = HashSet::default();
        let mut tries = MAX_CAPTURE_TRIES;
        for _ in 1..known {
            let mut next = Vec::new();
            for (start, steps) in open {
                let mut progress = self.begin(start)?;
                let key =
                    steps.iter().fold(self.next_key(), |key, step| progress.take_with_key(*step, key).1);
                let mut further = Vec::new();
                progress.push_steps(&mut further);
                for step in further {
                    tries = tries.checked_sub(1)?;
                    let (undo, after) = progress.take_with_key(step, key);
                    if wanted(&Attempt::new(&progress, after)) {
                        return Some((progress, after));
                    }
                    if reached.insert(progress.state_key(after)) {
                        next.push((start, steps.iter().copied().chain([step]).collect()));
                    }
                    progress.take_back(&undo);
                }
            }
            open = next;
        }
        None
    }

    /// Plays a legal move. Returns its start, its number of steps, the move and the key of its
    /// board.
    fn play_all(&self, text: &str) -> Option<(Tile, usize, MoveInProgress, u64)> {
        let (start, steps) = parse_steps(text, self.turn())?;
        let mut progress = self.begin(start)?;
        let mut key = self.next_key();
        for step in &steps {
            progress.judge(step).ok()?;
            key = progress.take_with_key(*step, key).1;
        }
        Some((start, steps.len(), progress, key))
    }

    /// Finds a move with fewer than `known` steps that satisfies `wanted`.
    fn fewer_steps(
        &self,
        start: Tile,
        wanted: &dyn Fn(&Attempt<'_>) -> bool,
        known: usize,
        mut tries: usize,
    ) -> Option<(MoveInProgress, u64)> {
        (1..known).find_map(|most| {
            let mut search = FewerSteps { wanted, reached: HashMap::default(), tries };
            let mut progress = self.begin(start)?;
            let found = search.extend(&mut progress, self.next_key(), most, &mut Vec::new());
            tries = search.tries;
            found.map(|key| (progress, key))
        })
    }
}

impl ShortMove {
    fn of(attempt: &Attempt<'_>) -> Self {
        let mut changes = Vec::new();
        attempt.push_changes(&mut changes);
        Self { text: attempt.text(), changes }
    }
}

struct FewerSteps<'a> {
    wanted: &'a dyn Fn(&Attempt<'_>) -> bool,
    /// By state, the maximum number of remaining steps in an earlier search.
    reached: HashMap<u64, usize, BuildHasherDefault<KeyHasher>>,
    tries: usize,
}

impl FewerSteps<'_> {
    /// Extends `progress` by up to `left` steps. On success `progress` is the found move, and the
    /// result is the key of its board before roads are destroyed.
    fn extend(
        &mut self,
        progress: &mut MoveInProgress,
        key: u64,
        left: usize,
        steps: &mut Vec<Step>,
    ) -> Option<u64> {
        let first = steps.len();
        progress.push_steps(steps);
        for index in first..steps.len() {
            self.tries = self.tries.checked_sub(1)?;
            let (undo, after) = progress.take_with_key(steps[index], key);
            if (self.wanted)(&Attempt::new(progress, after)) {
                return Some(after);
            }
            if self.should_extend(progress, after, left - 1)
                && let Some(found) = self.extend(progress, after, left - 1, steps)
            {
                return Some(found);
            }
            progress.take_back(&undo);
        }
        steps.truncate(first);
        None
    }

    /// Whether all earlier searches of this state had fewer remaining steps.
    fn should_extend(&mut self, progress: &MoveInProgress, key: u64, left: usize) -> bool {
        let known = self.reached.entry(progress.state_key(key)).or_default();
        let more = left > *known;
        *known = left.max(*known);
        more
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::notation::move_text;
    use super::super::piece::Pawn;
    use super::super::text::parse;
    use super::super::view::View;
    use super::*;

    /// Roads for a Heavy Pawn, a Queen with chips in several orders, a Tower with shields, and a
    /// pile.
    const POSITIONS: [&str; 4] = [
        "9,DK/10/4,DDH,d,d,3/4,d,d,d,3/4,d,d,d,3/10/10/10/10/dk,9 g - 1",
        "9,DK/10/5,DLSQ,4/10/10/3,p,6/6,h,3/10/10/dk,9 g - 1",
        "9,DK/4,SST,5/10/4,DLC,5/3,p,6/4,dDLD,h,4/10/3,DN,6/2,SS,7/dk,9 g - 1",
        "9,DK/10/4,DLDQ,5/4,d,5/10/3,S,6/10/10/10/dk,9 g - 1",
    ];

    #[test]
    fn shortest_finds_the_fewest_steps() {
        let mut shortened = 0;
        for position in POSITIONS {
            let state = parse(position).unwrap();
            let ahead = View { state: state.clone() }.lookahead();
            let mut moves = Vec::new();
            state.visit_moves(&mut |progress| {
                let text = move_text(progress.start(), progress.steps());
                moves.push((
                    text,
                    progress.steps().len(),
                    View { state: progress.clone().finish() }.lookahead().key(),
                ));
                moves.len() < 2000
            });
            let mut fewest: BTreeMap<(Tile, u64), usize> = BTreeMap::new();
            for (text, steps, board) in &moves {
                let start = parse_steps(text, ahead.turn()).unwrap().0;
                let known = fewest.entry((start, *board)).or_insert(*steps);
                *known = (*known).min(*steps);
            }
            for (text, steps, board) in &moves {
                let short = ahead.shortest(text).unwrap();
                let (start, found) = parse_steps(&short.text, ahead.turn()).unwrap();
                let mut after = ahead.clone();
                after.play(&short.changes);
                assert_eq!(after.key(), *board, "{text}: {}", short.text);
                assert!(found.len() <= fewest[&(start, *board)], "{text}: {}", short.text);
                shortened += usize::from(found.len() < *steps);
            }
        }
        assert!(shortened > 100, "only {shortened} moves shortened");
    }

    #[test]
    fn shorter_way_may_leave_other_chips() {
        let ahead = View { state: parse(POSITIONS[1]).unwrap() }.lookahead();
        let short = ahead.shorter_way("F2 3F3 =LDS").unwrap();
        assert_eq!(parse_steps(&short.text, ahead.turn()).unwrap().1.len(), 1, "{}", short.text);
        assert_eq!(ahead.shortest("F2 3F3 =LDS").unwrap().text, "F2 3F3 =LDS", "the boards differ");
        assert_eq!(ahead.shorter_way("F2 F3"), None, "already the shortest");
        assert_eq!(ahead.shorter_way("F2 J9"), None);
    }

    /// The positions of `rules/kyo.md §16`, where a king falls in this many steps.
    const CAPTURES: [(&str, usize); 2] = [
        (
            "D,D,1,SSDLK,S,1,D,L,L,D/2,L,D,S,S,4/1,D,1,SL,3,L,S,1/1,L,D,3,D,D,1,DSSLT/DH,p,h,L,6/3,l,6/dh,3,l,2,d,1,llt/4,Sd,4,d/3,l,1,SSl,1,l,d,1/ddd,l,d,llldh,SSSk,S,3,l r f 104",
            18,
        ),
        (
            "3,L,SSSK,DLSLQ,1,DLLLH,DDDDDH,H/1,D,L,1,SST,SST,4/1,D,LLD,5,LLH,1/P,L,Dd,D,2,P,3/1,l,LH,P,3,P,P,p/1,ld,3,P,4/p,d,l,p,2,p,p,p,1/l,ld,d,lh,t,1,SS,3/3,SSk,SSt,1,ldSq,1,ddlllh,ddh/2,d,1,S,1,lllh,1,ddh,1 r m 56",
            8,
        ),
    ];

    #[test]
    fn kings_are_captured_in_the_fewest_steps() {
        for (position, fewest) in CAPTURES {
            let ahead = View { state: parse(position).unwrap() }.lookahead();
            let enemy = |pawn: Pawn| pawn.side != ahead.turn() && pawn.kind == Kind::King;
            let king = Tile::all().find(|tile| ahead.stack(*tile).pawn.is_some_and(enemy)).unwrap();
            let mut longest = String::new();
            let mut quiet = String::new();
            ahead.visit_results(40_000, &mut |attempt| {
                let mut changes = Vec::new();
                attempt.push_changes(&mut changes);
                let falls =
                    changes.iter().any(|(tile, stack)| *tile == king && !stack.pawn.is_some_and(enemy));
                if falls && attempt.text().len() > longest.len() {
                    longest = attempt.text();
                }
                if !falls && quiet.is_empty() {
                    quiet = attempt.text();
                }
                true
            });
            assert!(longest.split(' ').count() > 1 + fewest, "{position}: {longest}");
            let short = ahead.shortest_capture(&longest).unwrap();
            assert_eq!(parse_steps(&short.text, ahead.turn()).unwrap().1.len(), fewest, "{}", short.text);
            let mut after = ahead.clone();
            after.play(&short.changes);
            assert!(
                !after
                    .stack(king)
                    .pawn
                    .is_some_and(|pawn| pawn.side == after.turn() && pawn.kind == Kind::King)
            );
            assert_eq!(ahead.shortest_capture(&short.text), None, "already the shortest");
            assert_eq!(ahead.shortest_capture(&quiet), None, "no king falls");
        }
    }

    #[test]
    fn illegal_moves_are_not_shortened() {
        let ahead = View { state: parse(POSITIONS[0]).unwrap() }.lookahead();
        assert_eq!(ahead.shortest("E2 E3").unwrap().text, "E2 E3", "already the shortest");
        assert_eq!(ahead.shortest("E2 J9"), None);
        assert_eq!(ahead.shortest("J9 I9"), None, "the stack is the opponent's");
        assert_eq!(ahead.shortest("nothing"), None);
    }
}
