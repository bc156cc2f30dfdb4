//! Reads the text of a view (`rules/lusus.md §6.1`): a position string in which hands and bags may be
//! numbers and traps face down.

use super::state::State;
use super::text;
use super::tile::Tile;
use super::view::View;
use super::zone::{Pile, Zone};
use crate::{Observer, PlayerView, RuleError, Side};

/// The most tiles that a zone may be said to hold: all that a game has.
const MOST_TILES: usize = 2 * Tile::COUNT;

/// Reads what an observer knows, the side to move where none is given; `None` where the text tells
/// more or less.
///
/// # Errors
///
/// What is wrong with the text. A place behind a number of tiles is told as if there were none.
pub(super) fn parse(text: &str, observer: Option<Observer>) -> Result<Option<View>, RuleError> {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let mut closed = Vec::new();
    if fields.len() == 10 {
        // A face-down trap is read as any trap, and hidden again below.
        fields[1] = fields[1].replace("TX", "RV").replace("tx", "rv");
        for (side, field) in [(Side::First, 6), (Side::Second, 7)] {
            let zones = fields[field].split('/').zip(Pile::ALL);
            let zones: Vec<String> = zones
                .map(|(zone, pile)| match number(zone) {
                    Some(count) => {
                        closed.push((side, pile, count));
                        "-".to_owned()
                    }
                    None => zone.to_owned(),
                })
                .collect();
            if fields[field].split('/').count() == zones.len() {
                fields[field] = zones.join("/");
            }
        }
    }
    let mut state: State = text::parse(&fields.join(" "))?;
    let observer = observer.unwrap_or(Observer::Player(state.mover()));
    let seen = state.redacted(observer);
    let piles = Side::BOTH.into_iter().flat_map(|side| Pile::ALL.map(|pile| (side, pile)));
    for (side, pile) in piles {
        let count = closed.iter().find(|zone| (zone.0, zone.1) == (side, pile)).map(|zone| zone.2);
        if count.is_some() != matches!(seen.zones.get(side, pile), Zone::Closed(_)) {
            return Ok(None);
        }
        if let Some(count) = count {
            *state.zones.get_mut(side, pile) = Zone::Closed(count);
        }
    }
    let view = View { state: state.redacted(observer), observer };
    Ok((view.text() == text).then_some(view))
}

/// A number of tiles that are hidden.
fn number(zone: &str) -> Option<usize> {
    let count = zone.strip_prefix('?')?.parse().ok()?;
    (count <= MOST_TILES).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::super::square::Square;
    use super::*;

    fn parse(text: &str) -> Result<Option<View>, RuleError> {
        super::parse(text, None)
    }

    const BAG: &str = "QUBI";

    fn view(board: &str, hands: &str) -> String {
        format!("L1 {board} w - - P0 {hands} 1 *")
    }

    #[test]
    fn a_view_reads_back_and_what_tells_more_does_not() {
        let board = "4k3/pp6/8/8/8/8/8/4K3";
        let hidden = view("4k3/pp(tx)6/8/8/8/8/8/Q(RV)3K3", "KI/QUBI/- ?3/?40/-");
        let read = parse(&hidden).expect("well formed").expect("no more than White knows");
        assert_eq!(read.text(), hidden);
        assert!(read.piece(Square::at(1, 6).unwrap()).unwrap().tiles.get(0).unwrap().tile.is_none());
        for told in [
            view(board, &format!("KI/{BAG}/- ki/?40/-")),
            view(board, &format!("KI/{BAG}/- ?3/ki/-")),
            view("4k3/pp(rv)6/8/8/8/8/8/4K3", "KI/QUBI/- ?3/?40/-"),
            // Knowledge shows the hand, so a number would tell less.
            view("4k3/pp6/8/8/8/8/8/Q(KW)3K3", "KI/QUBI/- ?3/?40/-"),
            view(board, "?1/?2/- ?3/?40/-"),
        ] {
            assert_eq!(parse(&told), Ok(None), "{told}");
        }
        assert!(parse(&view(board, "KI/QUBI/- ?3/?999/-")).is_err());
        assert!(parse("L1 x").is_err());
    }
}
