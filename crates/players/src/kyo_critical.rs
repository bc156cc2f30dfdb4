//! Finds critical Kyo positions in and near the positions of a game.
//!
//! A move of many steps can capture a distant king, and most games end that way. After a threat,
//! every reply is counted, whereas a search tries only the most promising ones. After the capture
//! of a strong pawn, often only one move recaptures.

use sealed_move_rules::kyo::{Lookahead, View};
use sealed_move_rules::puzzle::is_same_kyo_way;
use sealed_move_rules::{MoveText, Observer, Position, Rolls};

use super::board::SearchBoard as _;
use super::chance::winning_chance;
use super::kyo::KyoBoard;
use super::kyo_reach::king;
use super::weights;

/// Limits on the partial moves visited: for threats and defenses, for king captures, and for a
/// quick first check of king captures, which is usually enough.
const MAX_MOVE_PREFIXES: usize = 20_000;
const MAX_CAPTURE_PREFIXES: usize = 6_000;
const MAX_QUICK_PREFIXES: usize = 500;

/// The minimum value of a captured pawn, in hundredths of a light pawn.
const MIN_CAPTURE_VALUE: i32 = 330;
const MAX_CAPTURES: usize = 3;

const MAX_POSITIONS_AFTER_THREATS: usize = 4;
const MAX_DEFENSES: usize = 1;

/// The position itself if a threat wins the king, and the positions after threats with few
/// defenses, fewest first. Skips positions in which a side's static winning chance is below
/// `decided`.
pub(crate) fn positions_at_threats(
    position: Box<dyn Position>,
    view: &View,
    decided: f64,
) -> Vec<Box<dyn Position>> {
    let mut threats = king_threats(view);
    threats.sort_by_key(|(_, defenses)| *defenses);
    let is_open = |position: &dyn Position| {
        let sealed_move_rules::View::Kyo(view) = position.view(Observer::Player(position.turn())) else {
            return false;
        };
        let chance = winning_chance("kyo", KyoBoard::new(&view, weights::of_judge("kyo")).evaluate());
        (decided..=1.0 - decided).contains(&chance)
    };
    let after = threats.iter().filter(|(_, defenses)| *defenses > 0).filter_map(|(text, _)| {
        let played = position.resolve(&MoveText::canonical(text.clone()), &mut Rolls::none()).ok()?;
        is_open(&*played.position).then_some(played.position)
    });
    let after: Vec<_> = after.take(MAX_POSITIONS_AFTER_THREATS).collect();
    let wins = threats.iter().any(|(_, defenses)| *defenses == 0)
        && !takes_king(&view.lookahead())
        && is_open(&*position);
    wins.then_some(position).into_iter().chain(after).collect()
}

/// The positions after captures of strong pawns, one per tile, that drop the opponent's static
/// winning chance below `decided`. Empty if the game was already decided.
pub(crate) fn positions_after_captures(
    position: &dyn Position,
    view: &View,
    decided: f64,
) -> Vec<Box<dyn Position>> {
    let mut board = KyoBoard::new(view, weights::of_judge("kyo"));
    let chance = |board: &KyoBoard<'_>| winning_chance("kyo", board.evaluate());
    if chance(&board) < decided || chance(&board) > 1.0 - decided {
        return Vec::new();
    }
    let mut candidates = Vec::new();
    board.push_candidates(false, 0, &mut candidates);
    candidates.retain(|known| known.loud && (MIN_CAPTURE_VALUE..50_000).contains(&known.rank));
    candidates.sort_by_key(|known| std::cmp::Reverse(known.rank));
    let (mut tiles, mut after) = (Vec::new(), Vec::new());
    for known in candidates {
        let is_decisive = || board.after(&known.chosen).is_some_and(|after| chance(&after) < decided);
        if after.len() < MAX_CAPTURES && !tiles.contains(&known.at) && is_decisive() {
            tiles.push(known.at);
            let text = MoveText::canonical(board.text(&known.chosen));
            let played = position.resolve(&text, &mut Rolls::none());
            after.extend(played.ok().map(|played| played.position));
        }
    }
    after
}

/// The moves that threaten the king and leave few defenses, with the number of defenses. A move
/// that loses its own king doesn't count.
fn king_threats(view: &View) -> Vec<(String, usize)> {
    let ahead = view.lookahead();
    let (mut threats, mut changes) = (Vec::new(), Vec::new());
    ahead.visit_results(MAX_MOVE_PREFIXES, &mut |attempt| {
        changes.clear();
        attempt.push_changes(&mut changes);
        let mut after = ahead.clone();
        after.play(&changes);
        let mut passed = after.clone();
        passed.play(&[]);
        if takes_king_within(&passed, MAX_QUICK_PREFIXES)
            && !takes_king(&after)
            && let Some(defenses) = defenses(&after)
        {
            threats.push((attempt.text(), defenses));
        }
        true
    });
    threats
}

/// The number of defenses against a king capture, or `None` if there are too many. Moves of the
/// same pawn to the same tile count once.
fn defenses(ahead: &Lookahead) -> Option<usize> {
    let (mut defenses, mut changes) = (Vec::<String>::new(), Vec::new());
    ahead.visit_results(MAX_MOVE_PREFIXES, &mut |attempt| {
        changes.clear();
        attempt.push_changes(&mut changes);
        let mut after = ahead.clone();
        after.play(&changes);
        if !takes_king(&after) {
            let text = attempt.text();
            if defenses.iter().all(|known| !is_same_kyo_way(known, &text)) {
                defenses.push(text);
            }
        }
        defenses.len() <= MAX_DEFENSES
    });
    (defenses.len() <= MAX_DEFENSES).then_some(defenses.len())
}

/// Whether the side to move can capture the king.
fn takes_king(ahead: &Lookahead) -> bool {
    [MAX_QUICK_PREFIXES, MAX_CAPTURE_PREFIXES]
        .into_iter()
        .any(|max_prefixes| takes_king_within(ahead, max_prefixes))
}

fn takes_king_within(ahead: &Lookahead, max_prefixes: usize) -> bool {
    let Some(king) = king(ahead, ahead.turn().other()) else { return false };
    let mut taken = false;
    ahead.visit_captures(max_prefixes, &mut |attempt| {
        taken |= attempt.end() == king;
        !taken
    });
    taken
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::puzzle::find_puzzle;
    use sealed_move_rules::{Game, find};

    use super::*;

    fn opened(text: &str) -> (Box<dyn Position>, View) {
        let position = find("kyo").unwrap().parse(text).unwrap();
        let sealed_move_rules::View::Kyo(view) = position.view(Observer::Player(position.turn())) else {
            unreachable!()
        };
        (position, view)
    }

    #[test]
    fn threat_puzzles_have_a_single_defense() {
        let kyo: &dyn Game = find("kyo").unwrap();
        for name in ["b4cc2f", "b2ea10", "9e1daf"] {
            let puzzle = find_puzzle(kyo, name).unwrap();
            let (_, view) = opened(&puzzle.position);
            let ahead = view.lookahead();
            let mut passed = ahead.clone();
            passed.play(&[]);
            assert!(takes_king(&passed), "{name}: the king is attacked");
            assert_eq!(defenses(&ahead), Some(1), "{name}");
        }
    }

    #[test]
    fn a_decisive_capture_is_found() {
        // The Queen captures the Tower over a dark chip.
        let before = "9,DK/10/4,DQ,5/4,D,5/4,t,5/10/10/10/2,h,7/9,dk g - 1";
        let (position, view) = opened(before);
        let after: Vec<_> = positions_after_captures(&*position, &view, 0.35);
        let texts: Vec<_> = after.iter().map(|after| after.text()).collect();
        assert_eq!(texts.len(), 1, "{texts:?}");
        assert!(!texts[0].contains('t') && texts[0].contains('h'), "{texts:?}");
        let (position, view) = opened(&before.replace("4,t,5", "4,p,5"));
        assert!(
            positions_after_captures(&*position, &view, 0.35).is_empty(),
            "capturing a Light Pawn is not decisive"
        );
    }
}
