//! Draws by moves without progress, counted from the views that a player saw.
//!
//! Only views before a player's own moves are known, so a count is a lower bound.

use sealed_move_rules::chakart::square::Square;
use sealed_move_rules::chakart::{Kind, MovesLeft, Power, View as ChakartView};
use sealed_move_rules::kyo::View as KyoView;
use sealed_move_rules::{Side, View};

/// A draw further away than this is beyond every search.
const HORIZON: u32 = 40;

/// Returns the moves since the first of the last views that are all alike.
fn moves_alike<V>(
    now: &V,
    history: impl DoubleEndedIterator<Item = V>,
    number: impl Fn(&V) -> u32,
    alike: impl Fn(&V, &V) -> bool,
) -> u32 {
    let earlier = history.rev().take_while(|earlier| number(earlier) <= number(now) && alike(earlier, now));
    earlier.map(|earlier| number(now) - number(&earlier)).max().unwrap_or(0)
}

/// Returns the quiet moves left until a game of Kyo is drawn; `None` if the draw is far away.
pub(crate) fn kyo_quiet_left(now: &KyoView, history: &[View]) -> Option<u32> {
    let limit = now.quiet_limit()?;
    let views = history.iter().filter_map(|view| match view {
        View::Kyo(view) => Some(view),
        _ => None,
    });
    // Pieces only ever leave the board, so equal numbers mean that none has left it.
    let quiet =
        moves_alike(&now, views, |view| view.move_number(), |one, other| one.pieces() == other.pieces());
    Some(limit.saturating_sub(quiet).max(1)).filter(|left| *left <= HORIZON)
}

/// Returns the moves left until a game of Chakart is drawn; `None` if both draws are far away.
pub(crate) fn chakart_left(now: &ChakartView, history: &[View]) -> Option<MovesLeft> {
    if !now.counts_gains() {
        return None;
    }
    let views = || {
        history.iter().filter_map(|view| match view {
            View::Chakart(view) => Some(view),
            _ => None,
        })
    };
    let number = |view: &&ChakartView| view.move_number();
    let gainless =
        moves_alike(&now, views(), number, |one, other| gain_signature(one) == gain_signature(other));
    // In quiet play all but kings and queens stay where they are.
    let quiet = moves_alike(&now, views(), number, |one, other| {
        gain_signature(one) == gain_signature(other) && quiet_signature(one) == quiet_signature(other)
    });
    let full = MovesLeft::FULL;
    let left = MovesLeft {
        quiet: full.quiet.saturating_sub(quiet).max(1),
        gainless: full.gainless.saturating_sub(gainless).max(1),
    };
    (left.quiet.min(left.gainless) <= HORIZON).then_some(left)
}

/// Changes with every gain: the pieces of each side, the squares of its pawns, its stealth.
fn gain_signature(view: &ChakartView) -> ([[u8; 6]; 2], [u64; 2], [bool; 2]) {
    let (mut pieces, mut pawns) = ([[0; 6]; 2], [0; 2]);
    for square in Square::all() {
        if let Some(piece) = view.piece(square) {
            pieces[piece.side.index()][piece.kind as usize] += 1;
            if piece.kind == Kind::Pawn {
                pawns[piece.side.index()] |= 1 << square.index();
            }
        }
    }
    (pieces, pawns, Side::BOTH.map(|side| view.power(side, Power::Stealth)))
}

/// With the gain signature, changes with every loud move: objects, pieces that leave gifts, shells.
fn quiet_signature(view: &ChakartView) -> (Vec<u8>, [bool; 2]) {
    let content = Square::all().map(|square| match (view.object(square), view.piece(square)) {
        (Some(object), _) => 1 + object as u8,
        (None, Some(piece)) if !matches!(piece.kind, Kind::King | Kind::Queen) => {
            10 + 10 * piece.side.index() as u8 + piece.kind as u8
        }
        _ => 0,
    });
    (content.collect(), Side::BOTH.map(|side| view.power(side, Power::Shell)))
}

#[cfg(test)]
mod tests {
    use sealed_move_rules::{GameState, Observer, Rulings, find};

    use super::*;
    use crate::{Cancel, ChoiceSeed, ChoiceVersion, Level, choose};

    /// Repeats `records` from a start and returns the views of the side to move before each of its
    /// moves, the last of which is the present one.
    fn views(game: &str, start: &str, records: &[&str], moves: usize, rulings: Rulings) -> Vec<View> {
        let start = find(game).unwrap().parse_with(start, rulings).unwrap();
        let (side, mut state) = (start.turn(), GameState::new(start));
        let mut views = Vec::new();
        for record in records.iter().cycle().take(moves) {
            if state.position().turn() == side {
                views.push(state.position().view(Observer::Player(side)));
            }
            state.replay(record).expect(record);
        }
        assert_eq!((state.position().turn(), state.outcome()), (side, None));
        views.push(state.position().view(Observer::Player(side)));
        views
    }

    fn score(level: Level, views: &[View], with_history: bool) -> i32 {
        let (now, history) = views.split_last().unwrap();
        let history = if with_history { history } else { &[] };
        choose(now, level, ChoiceVersion::LATEST, &ChoiceSeed::of(3), history, &Cancel::default())
            .unwrap()
            .score
    }

    #[test]
    fn a_chakart_draw_without_progress_is_seen_ahead() {
        // White is ahead, but its bishop never reaches the squares of Black's king.
        let start = r#"k7/8/8/8/3B4/8/8/7K b 0 {"flags":"0000"}"#;
        let records = ["a8b7", "d4e5+e6", "b7a8", "e5d4+d3"];
        let late = views("chakart", start, &records, 198, Rulings::NEWEST);
        let (View::Chakart(now), history) = (late.last().unwrap(), &late[..late.len() - 1]) else {
            unreachable!()
        };
        assert_eq!(chakart_left(now, history), Some(MovesLeft { gainless: 2, ..MovesLeft::FULL }));
        assert_eq!(chakart_left(now, &history[40..]), None, "the draw is far from what is known");
        assert_eq!(score(Level::Strong, &late, true), 0);
        assert!(score(Level::Strong, &late, false) < -100);
        let older = views("chakart", start, &records, 198, Rulings::First);
        assert_eq!(score(Level::Strong, &older, true), score(Level::Strong, &older, false));
    }

    #[test]
    fn a_chakart_draw_by_quiet_moves_is_seen_ahead() {
        let start = r#"k7/8/1p6/1Pp5/2P5/8/1Q6/7K b 0 {"flags":"0000"}"#;
        let records = ["a8b8", "h1g1", "b8a8", "g1h1"];
        let late = views("chakart", start, &records, 96, Rulings::NEWEST);
        let (View::Chakart(now), history) = (late.last().unwrap(), &late[..late.len() - 1]) else {
            unreachable!()
        };
        assert_eq!(chakart_left(now, history), Some(MovesLeft { quiet: 4, gainless: 104 }));
    }

    #[test]
    fn the_limit_of_chakart_is_seen_ahead() {
        let text = r#"k7/8/8/8/3B4/8/8/7K b 599 {"flags":"0000"}"#;
        let last = |rulings| {
            let position = find("chakart").unwrap().parse_with(text, rulings).unwrap();
            [position.view(Observer::Player(position.turn()))]
        };
        assert_eq!(score(Level::Strong, &last(Rulings::Second), false), 0);
        assert!(score(Level::Strong, &last(Rulings::First), false) < -100);
    }

    #[test]
    fn a_kyo_draw_by_quiet_moves_is_seen_ahead() {
        // Red is far ahead, but too far away to capture anything in one move.
        let seen = |number: u32, rulings| {
            let text = format!("K,9/10/10/10/9,D/10/10/10/q,t,t,7/k,d,d,h,h,5 g - {number}");
            find("kyo").unwrap().parse_with(&text, rulings).unwrap().view(Observer::Public)
        };
        let both = |rulings| [seen(1, rulings), seen(119, rulings)];
        let newest = both(Rulings::Second);
        let View::Kyo(now) = &newest[1] else { unreachable!() };
        assert_eq!(kyo_quiet_left(now, &newest[..1]), Some(2));
        assert_eq!(kyo_quiet_left(now, &[]), None);
        assert_eq!(score(Level::Best, &newest, true), 0);
        assert!(score(Level::Strong, &newest, false) < -100);
        let older = both(Rulings::First);
        assert_eq!(score(Level::Strong, &older, true), score(Level::Strong, &older, false));
    }
}
