//! Positions of Kyo that stand on a knife's edge, made of one in a game by another move there.
//!
//! A turn of many steps takes a king from far away, and most games end so. Where one threatens that, each answer is
//! counted out: a search looks at the likeliest moves alone. And where a strong pawn is taken, often one way alone takes
//! back.

use sealed_move_rules::kyo::{Kind, Lookahead, Tile, View};
use sealed_move_rules::puzzle::is_same_kyo_way;
use sealed_move_rules::{MoveText, Observer, Position, Rolls, Side};

use super::board::SearchBoard as _;
use super::chance::winning_chance;
use super::judge::JUDGED_BY;
use super::kyo::KyoBoard;
use super::weights;

/// How many beginnings of moves are looked at: of those that threaten or save, of those that take a king, and of the
/// latter where a first look settles most.
const MOVES: usize = 20_000;
const CAPTURES: usize = 6_000;
const QUICK: usize = 500;

/// What a pawn is worth at least that is taken, in hundredths of a light pawn, and after how many such moves positions
/// are taken.
const BLOW: i32 = 330;
const MOST_BLOWS: usize = 3;

/// How many positions after threats are taken, and how many ways out a threat leaves at most.
const MOST_AFTER: usize = 4;
const MOST_WAYS: usize = 1;

/// The position where a threat wins the king, and those after a threat that leaves a few ways out, the fewest first;
/// less than `decided` must be the chance of neither side, by what lies on the board.
pub(crate) fn positions_at_threats(
    position: Box<dyn Position>,
    view: &View,
    decided: f64,
) -> Vec<Box<dyn Position>> {
    let mut threats = king_threats(view);
    threats.sort_by_key(|(_, ways)| *ways);
    let is_open = |position: &dyn Position| {
        let sealed_move_rules::View::Kyo(view) = position.view(Observer::Player(position.turn())) else {
            return false;
        };
        let chance = winning_chance("kyo", KyoBoard::new(&view, weights::under(JUDGED_BY, "kyo")).evaluate());
        (decided..=1.0 - decided).contains(&chance)
    };
    let after = threats.iter().filter(|(_, ways)| *ways > 0).filter_map(|(text, _)| {
        let played = position.resolve(&MoveText::canonical(text.clone()), &mut Rolls::none()).ok()?;
        is_open(&*played.position).then_some(played.position)
    });
    let after: Vec<_> = after.take(MOST_AFTER).collect();
    let wins =
        threats.iter().any(|(_, ways)| *ways == 0) && !takes_king(&view.lookahead()) && is_open(&*position);
    wins.then_some(position).into_iter().chain(after).collect()
}

/// The positions after moves that take a strong pawn, each on another tile, where what lies on the board says that it
/// decided and did not before.
pub(crate) fn positions_after_blows(
    position: &dyn Position,
    view: &View,
    decided: f64,
) -> Vec<Box<dyn Position>> {
    let mut board = KyoBoard::new(view, weights::under(JUDGED_BY, "kyo"));
    let chance = |board: &KyoBoard<'_>| winning_chance("kyo", board.evaluate());
    if chance(&board) < decided || chance(&board) > 1.0 - decided {
        return Vec::new();
    }
    let mut candidates = Vec::new();
    board.push_candidates(false, 0, &mut candidates);
    candidates.retain(|known| known.loud && (BLOW..50_000).contains(&known.rank));
    candidates.sort_by_key(|known| std::cmp::Reverse(known.rank));
    let (mut tiles, mut after) = (Vec::new(), Vec::new());
    for known in candidates {
        let is_blow = || board.after(&known.chosen).is_some_and(|after| chance(&after) < decided);
        if after.len() < MOST_BLOWS && !tiles.contains(&known.at) && is_blow() {
            tiles.push(known.at);
            let text = MoveText::canonical(board.text(&known.chosen));
            let played = position.resolve(&text, &mut Rolls::none());
            after.extend(played.ok().map(|played| played.position));
        }
    }
    after
}

/// The moves that threaten the king and leave few ways out, with how many. Who threatens and loses the own king
/// threatens nothing.
fn king_threats(view: &View) -> Vec<(String, usize)> {
    let ahead = view.lookahead();
    let (mut threats, mut changes) = (Vec::new(), Vec::new());
    ahead.visit_results(MOVES, &mut |attempt| {
        changes.clear();
        attempt.push_changes(&mut changes);
        let mut after = ahead.clone();
        after.play(&changes);
        let mut passed = after.clone();
        passed.play(&[]);
        if takes_king_within(&passed, QUICK)
            && !takes_king(&after)
            && let Some(ways) = ways_out(&after)
        {
            threats.push((attempt.text(), ways));
        }
        true
    });
    threats
}

/// After how many ways the king is not taken: a pawn's to a tile, whatever it leaves there. Nothing where there are
/// many.
fn ways_out(ahead: &Lookahead) -> Option<usize> {
    let (mut ways, mut changes) = (Vec::<String>::new(), Vec::new());
    ahead.visit_results(MOVES, &mut |attempt| {
        changes.clear();
        attempt.push_changes(&mut changes);
        let mut after = ahead.clone();
        after.play(&changes);
        if !takes_king(&after) {
            let text = attempt.text();
            if ways.iter().all(|known| !is_same_kyo_way(known, &text)) {
                ways.push(text);
            }
        }
        ways.len() <= MOST_WAYS
    });
    (ways.len() <= MOST_WAYS).then_some(ways.len())
}

/// Whether the side to move can take the king.
fn takes_king(ahead: &Lookahead) -> bool {
    [QUICK, CAPTURES].into_iter().any(|beginnings| takes_king_within(ahead, beginnings))
}

fn takes_king_within(ahead: &Lookahead, beginnings: usize) -> bool {
    let Some(king) = king(ahead, ahead.turn().other()) else { return false };
    let mut taken = false;
    ahead.visit_pawn_results(beginnings, &mut |attempt| {
        taken |= attempt.end() == king;
        !taken
    });
    taken
}

fn king(ahead: &Lookahead, side: Side) -> Option<Tile> {
    Tile::all()
        .find(|tile| ahead.stack(*tile).pawn.is_some_and(|pawn| pawn.side == side && pawn.kind == Kind::King))
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
    fn puzzles_that_were_found_at_threats_have_one_way_out() {
        let kyo: &dyn Game = find("kyo").unwrap();
        for name in ["06fb4f", "b4cc2f", "b2ea10", "9e1daf"] {
            let puzzle = find_puzzle(kyo, name).unwrap();
            let (_, view) = opened(&puzzle.position);
            let ahead = view.lookahead();
            let mut passed = ahead.clone();
            passed.play(&[]);
            assert!(takes_king(&passed), "{name}: the king is threatened");
            assert_eq!(ways_out(&ahead), Some(1), "{name}");
        }
    }

    #[test]
    fn a_blow_takes_what_decides() {
        // The Queen takes the Tower over a dark chip.
        let before = "9,DK/10/4,DQ,5/4,D,5/4,t,5/10/10/10/2,h,7/9,dk g - 1";
        let (position, view) = opened(before);
        let after: Vec<_> = positions_after_blows(&*position, &view, 0.35);
        let texts: Vec<_> = after.iter().map(|after| after.text()).collect();
        assert_eq!(texts.len(), 1, "{texts:?}");
        assert!(!texts[0].contains('t') && texts[0].contains('h'), "{texts:?}");
        let (position, view) = opened(&before.replace("4,t,5", "4,p,5"));
        assert!(positions_after_blows(&*position, &view, 0.35).is_empty(), "a Light Pawn decides nothing");
    }
}
