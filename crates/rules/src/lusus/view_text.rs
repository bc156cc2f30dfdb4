//! Parses the text of a view (`rules/lusus.md §6.1`): a position string in which hands and bags may
//! be numbers, and traps may be face down.

use super::state::State;
use super::text;
use super::tile::Tile;
use super::view::View;
use super::zone::{Pile, Zone};
use crate::{Observer, PlayerView, RuleError, Side};

/// Maximum number of tiles in a hidden zone: all tiles of a game.
const MAX_TILES: usize = 2 * Tile::COUNT;

/// Parses the view of an observer, by default the side to move. Returns `None` if the text has more
/// or less information than that observer.
///
/// # Errors
///
/// Fails if the text is malformed. Offsets after a number of tiles refer to the text without it.
pub(super) fn parse(text: &str, observer: Option<Observer>) -> Result<Option<View>, RuleError> {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let mut closed = Vec::new();
    if fields.len() == 10 {
        // Parse a face-down trap as any trap; redaction hides it again below.
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

/// Parses the number of tiles in a hidden zone.
fn number(zone: &str) -> Option<usize> {
    let count = zone.strip_prefix('?')?.parse().ok()?;
    (count <= MAX_TILES).then_some(count)
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
    fn only_views_with_exact_information_parse() {
        let board = "4k3/pp6/8/8/8/8/8/4K3";
        let hidden = view("4k3/pp(tx)6/8/8/8/8/8/Q(RV)3K3", "KI/QUBI/- ?3/?40/-");
        let read = parse(&hidden).expect("the text is well-formed").expect("White may know this");
        assert_eq!(read.text(), hidden);
        assert!(read.piece(Square::at(1, 6).unwrap()).unwrap().tiles.get(0).unwrap().tile.is_none());
        for told in [
            view(board, &format!("KI/{BAG}/- ki/?40/-")),
            view(board, &format!("KI/{BAG}/- ?3/ki/-")),
            view("4k3/pp(rv)6/8/8/8/8/8/4K3", "KI/QUBI/- ?3/?40/-"),
            // Knowledge shows the hand, so a number would be too little information.
            view("4k3/pp6/8/8/8/8/8/Q(KW)3K3", "KI/QUBI/- ?3/?40/-"),
            view(board, "?1/?2/- ?3/?40/-"),
        ] {
            assert_eq!(parse(&told), Ok(None), "{told}");
        }
        assert!(parse(&view(board, "KI/QUBI/- ?3/?999/-")).is_err());
        assert!(parse("L1 x").is_err());
    }
}
