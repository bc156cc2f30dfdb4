//! Quiet moves, which make no progress; enough in a row end the game (`rules/chakart.md §9`, R30).

use super::piece::Kind;
use super::replay::PlayedMove;
use super::square::Square;
use super::state::State;
use super::story::{MoveEvent, StepCause};

impl State {
    /// Whether a move played from here is quiet. The answer never depends on the square of a hidden
    /// queen.
    pub(super) fn is_quiet(&self, played: &PlayedMove) -> bool {
        let rolled = played.notation.contains(['>', '*', '+']);
        !rolled && self.has_objects_of(&played.state) && !played.story.events.iter().any(makes_progress)
    }

    /// Whether both positions have the same objects on the same squares.
    fn has_objects_of(&self, other: &Self) -> bool {
        Square::all().all(|square| self.object(square) == other.object(square))
    }
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
