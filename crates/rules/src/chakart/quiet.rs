//! Quiet moves and moves without a gain; enough in a row end the game (`rules/chakart.md §9`, R30
//! and R33).

use super::piece::Kind;
use super::replay::PlayedMove;
use super::square::Square;
use super::state::State;
use super::story::{MoveEvent, StepCause};

/// Quiet submissions in a row that end the game.
pub(super) const QUIET_LIMIT: u32 = 100;

/// Submissions in a row without a gain that end the game.
pub(super) const PROGRESS_LIMIT: u32 = 200;

impl State {
    /// Whether a move played from here is quiet. The answer never depends on the square of a hidden
    /// queen.
    pub(super) fn is_quiet(&self, played: &PlayedMove) -> bool {
        self.is_quiet_move(&played.state, &played.notation, &played.story.events)
    }

    /// The same for a move that leads to `after`, by its notation and events.
    pub(super) fn is_quiet_move(&self, after: &Self, notation: &str, events: &[MoveEvent]) -> bool {
        let rolled = notation.contains(['>', '*', '+']);
        !rolled && self.has_objects_of(after) && !events.iter().any(makes_progress)
    }

    /// Whether both positions have the same objects on the same squares.
    fn has_objects_of(&self, other: &Self) -> bool {
        Square::all().all(|square| self.object(square) == other.object(square))
    }
}

/// Whether a move is a gain. The answer never depends on the square of a hidden queen.
pub(super) fn is_gain(events: &[MoveEvent]) -> bool {
    let gains = |event: &MoveEvent| {
        makes_progress(event) || matches!(event, MoveEvent::Drop { .. } | MoveEvent::Recolored { .. })
    };
    events.iter().any(gains)
}

/// Whether an event keeps its move from being quiet. Rolls and objects are checked separately.
const fn makes_progress(event: &MoveEvent) -> bool {
    match event {
        MoveEvent::Step { piece, cause, .. } => {
            matches!(piece.kind, Kind::Pawn) || matches!(cause, StepCause::Stealth)
        }
        MoveEvent::Capture { .. }
        | MoveEvent::CaptureBlind { .. }
        | MoveEvent::CaptureUnseen { .. }
        | MoveEvent::Unseen { .. }
        | MoveEvent::Shell { .. }
        | MoveEvent::Promotion { .. }
        | MoveEvent::Gone { .. } => true,
        MoveEvent::Gift { .. }
        | MoveEvent::Destroyed { .. }
        | MoveEvent::Awake { .. }
        | MoveEvent::Appears { .. }
        | MoveEvent::Egg { .. }
        | MoveEvent::Halo { .. }
        | MoveEvent::Recolored { .. }
        | MoveEvent::NoneRecolored { .. }
        | MoveEvent::Swap { .. }
        | MoveEvent::Drop { .. }
        | MoveEvent::Pass
        | MoveEvent::PowerUsed { .. }
        | MoveEvent::Bonus { .. } => false,
    }
}
