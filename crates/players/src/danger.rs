//! Visible dangers to the king of the side to move.

use sealed_move_rules::View;

use super::cancel::Cancel;
use super::hint::KnownMove;
use super::search_of;

/// A danger to the king of the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KingDanger {
    /// The king is in check, from the piece on this square.
    Check(String),
    /// If the side to move did nothing, this move would take the king or mate it.
    Threat(KnownMove),
}

/// Returns the danger to the king of the side to move. Hidden pieces, unseen tiles and dice aren't counted.
///
/// `None` also in the middle of a move.
#[must_use]
pub fn king_danger(view: &View, cancel: &Cancel) -> Option<KingDanger> {
    if let View::Aruki(view) = view
        && let Some(check) = view.checks().first()
    {
        let by = sealed_move_rules::aruki::square_name(check.by);
        return (view.status() == "check").then_some(KingDanger::Check(by));
    }
    if !search_of(view).is_whole_move() {
        return None;
    }
    let passed = view.after_pass()?;
    let winning = search_of(&passed).winning_moves(cancel);
    let text = winning.into_iter().find(|text| takes_king(&passed, text))?;
    Some(KingDanger::Threat(KnownMove { before: Box::new(passed), text }))
}

/// Whether a winning move takes the king. In Kyo some win by mana.
fn takes_king(before: &View, text: &str) -> bool {
    let View::Kyo(_) = before else { return true };
    let after = before.after(text, 1).unwrap_or_default();
    after.iter().any(
        |after| matches!(after, View::Kyo(after) if after.outcome().is_some_and(|won| won.reason == "king")),
    )
}
