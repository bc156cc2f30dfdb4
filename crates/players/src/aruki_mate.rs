//! Finds checkmates in Aruki in which each move of the attacker gives check.

use sealed_move_rules::aruki::{Lookahead, Move};

/// A search for the shortest such mate.
pub(crate) struct MateSearch {
    /// The number of the attacker's positions that may still be visited.
    left: u32,
}

impl MateSearch {
    pub(crate) const fn new(positions: u32) -> Self {
        Self { left: positions }
    }

    /// Returns the first move of a mate in at most `max_moves` moves of the side to move, and their number.
    pub(crate) fn run(&mut self, ahead: &Lookahead, max_moves: u32) -> Option<(Move, u32)> {
        (1..=max_moves).find_map(|moves| Some((self.mate(ahead, moves)?, moves)))
    }

    fn mate(&mut self, ahead: &Lookahead, moves: u32) -> Option<Move> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        let mut checks = checks(ahead);
        checks.sort_by_key(|check| check.replies.len());
        if let Some(mate) = checks.first().filter(|check| check.replies.is_empty()) {
            return Some(mate.chosen);
        }
        if moves == 1 {
            return None;
        }
        checks.iter().find(|check| self.is_mated(check, moves - 1)).map(|check| check.chosen)
    }

    /// Whether every reply to a check allows a mate in `moves` moves.
    fn is_mated(&mut self, check: &Check, moves: u32) -> bool {
        check.replies.iter().all(|reply| {
            let mut after = check.after.clone();
            after.play(*reply);
            self.mate(&after, moves).is_some()
        })
    }
}

/// A move that gives check, and the replies to it.
struct Check {
    chosen: Move,
    after: Lookahead,
    replies: Vec<Move>,
}

fn checks(ahead: &Lookahead) -> Vec<Check> {
    let mut moves = Vec::new();
    ahead.clone().push_moves(&mut moves);
    let check = |chosen: Move| {
        let mut after = ahead.clone();
        after.play(chosen);
        if !after.in_check() {
            return None;
        }
        let mut replies = Vec::new();
        after.push_moves(&mut replies);
        Some(Check { chosen, after, replies })
    };
    moves.into_iter().filter_map(check).collect()
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{Observer, View, find};

    use super::*;

    fn lookahead(position: &str) -> Lookahead {
        let position = find("aruki").unwrap().parse(position).unwrap();
        let View::Aruki(view) = position.view(Observer::Public) else { unreachable!() };
        view.lookahead()
    }

    fn mate(position: &str, moves: u32, positions: u32) -> Option<(String, u32)> {
        let ahead = lookahead(position);
        let (chosen, moves) = MateSearch::new(positions).run(&ahead, moves)?;
        Some((ahead.text_of(chosen), moves))
    }

    /// Two ministers drive the bare king to the edge: one checks along its rank, the other guards the next one.
    const LADDER: &str = "12/12/6k5/12/12/M11/1M10/12/12/12/12/11K w -/- - 0 1";

    #[test]
    fn the_shortest_mate_is_found() {
        let one = "6k5/M11/1M10/12/12/12/12/12/12/12/12/11K w -/- - 0 1";
        assert_eq!(mate(one, 5, 10_000).unwrap(), ("M(b10)b12#".to_owned(), 1));
        let (_, moves) = mate(LADDER, 5, 10_000).unwrap();
        assert!(mate(LADDER, moves - 1, 10_000).is_none() && moves > 1, "{moves}");
    }

    #[test]
    fn a_mate_holds_against_every_reply() {
        let ahead = lookahead(LADDER);
        let mut ends = 0;
        let mut open = vec![ahead];
        while let Some(mut ahead) = open.pop() {
            let (chosen, moves) = MateSearch::new(10_000).run(&ahead, 5).unwrap();
            ahead.play(chosen);
            let mut replies = Vec::new();
            ahead.push_moves(&mut replies);
            assert_eq!((replies.is_empty(), ahead.in_check()), (moves == 1, true));
            ends += usize::from(replies.is_empty());
            open.extend(replies.into_iter().map(|reply| {
                let mut after = ahead.clone();
                after.play(reply);
                after
            }));
        }
        assert!(ends > 1, "{ends}");
    }

    #[test]
    fn the_bound_stops_the_search() {
        assert_eq!(mate(LADDER, 5, 1), None);
    }
}
