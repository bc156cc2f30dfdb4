//! The games that can be drawn.

use sealed_move_rules::View;

use super::request::RenderRequest;
use super::scene::{ColorScheme, Scene, Sprite};
use super::{aruki, chakart, kyo, lusus};

/// Yields every sprite that a scene can contain.
pub(super) fn sprites() -> impl Iterator<Item = Sprite> {
    aruki::sprites().chain(kyo::sprites()).chain(chakart::sprites()).chain(lusus::sprites())
}

/// Whether a game can be drawn. Pictures of other games aren't offered to players.
#[must_use]
pub fn has_pictures(game: &str) -> bool {
    matches!(game, "aruki" | "kyo" | "chakart" | "lusus")
}

pub(super) fn scheme_of(game: &str) -> ColorScheme {
    match game {
        "kyo" => ColorScheme::Gold,
        "chakart" => ColorScheme::Motley,
        "lusus" => ColorScheme::Tiles,
        _ => ColorScheme::Bone,
    }
}

/// Builds the scene of a request.
pub(super) fn scene(request: &RenderRequest<'_>) -> Scene {
    match request.view {
        View::Aruki(view) => {
            let last = request.last.and_then(|last| match last.before {
                View::Aruki(before) => Some((before, last.notation)),
                _ => None,
            });
            aruki::scene(view, last, request)
        }
        View::Kyo(view) => {
            let last = request.last.and_then(|last| match last.before {
                View::Kyo(before) => Some((before, last.notation)),
                _ => None,
            });
            kyo::scene(view, last, request)
        }
        View::Chakart(view) => {
            let last = request.last.and_then(|last| match last.before {
                View::Chakart(before) => Some((before, last.notation)),
                _ => None,
            });
            chakart::scene(view, last, request)
        }
        View::Lusus(view) => {
            let last = request.last.and_then(|last| match last.before {
                View::Lusus(before) => Some((before, last.notation)),
                _ => None,
            });
            lusus::scene(view, last, request)
        }
    }
}
