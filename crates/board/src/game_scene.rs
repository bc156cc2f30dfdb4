//! The interface of a game's pictures. Each game implements it in its own module.

use super::layout::BoardShape;
use super::request::RenderRequest;
use super::scene::{ColorScheme, Scene, Sprite};

/// A view that can be drawn.
pub(crate) trait GameScene {
    /// Builds the scene of a request for this view. If the notation of the last move doesn't parse,
    /// the move isn't marked.
    fn scene(&self, request: &RenderRequest<'_>) -> Scene;

    /// Builds the boards after each step of the last move but the last one, for a replay. Only long moves
    /// have them.
    fn steps(&self, request: &RenderRequest<'_>) -> Vec<Scene> {
        let _ = request;
        Vec::new()
    }
}

/// The colors and sprites of a game.
pub(crate) struct GameArt {
    /// The name of the game.
    pub(crate) game: &'static str,
    pub(crate) scheme: ColorScheme,
    /// The emblem in the panel.
    pub(crate) emblem: Sprite,
    /// The cover in the gallery.
    pub(crate) cover: Cover,
    /// The shape of a wide picture.
    pub(crate) wide: BoardShape,
    /// Lists every sprite that a scene of the game can contain.
    pub(crate) sprites: fn() -> Vec<Sprite>,
}

/// A typical move of a game, for the gallery and the README.
pub(crate) struct Cover {
    pub(crate) title: &'static str,
    pub(crate) file: &'static str,
    pub(crate) position: &'static str,
    /// The notation with its rolls.
    pub(crate) turn: &'static str,
}
