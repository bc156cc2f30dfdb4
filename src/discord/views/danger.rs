//! The warning of a king in danger, in lessons and against low levels.

use crate::domain::{Cancel, DangerNotes, king_danger};
use crate::service::MatchView;
use crate::text::{self, Language};
use sealed_move_rules::View;

/// Returns the warning if the person is on turn against a low level, in a game with hints, and hasn't turned
/// warnings off.
///
/// It contains only facts that the observer sees.
pub(crate) fn match_danger(lang: Language, match_view: &MatchView, notes: DangerNotes) -> Option<String> {
    let (game, view) = (&match_view.game, &match_view.board_view.view);
    let on_turn = game.seat(view.turn()).person().is_some();
    if game.ending.is_some() || !on_turn || !game.is_for_beginners() {
        return None;
    }
    danger_line(lang, view, notes)
}

/// Returns the warning for the side to move.
pub(crate) fn danger_line(lang: Language, view: &View, notes: DangerNotes) -> Option<String> {
    if notes == DangerNotes::Off {
        return None;
    }
    let danger = king_danger(view, &Cancel::default())?;
    Some(text::king_danger(lang, view, &danger))
}
