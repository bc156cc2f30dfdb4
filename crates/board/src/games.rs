//! The games that can be drawn.

use sealed_move_rules::View;

use super::game_scene::{Cover, GameArt, GameScene};
use super::layout::BoardShape;
use super::request::RenderRequest;
use super::scene::{ColorScheme, Scene, Sprite};
use super::{aruki, chakart, kyo, lusus};

static GAMES: [&GameArt; 4] = [&aruki::ART, &kyo::ART, &chakart::ART, &lusus::ART];

fn art_of(game: &str) -> Option<&'static GameArt> {
    GAMES.into_iter().find(|art| art.game == game)
}

/// Yields every sprite that a scene can contain.
pub(super) fn sprites() -> impl Iterator<Item = Sprite> {
    GAMES.iter().flat_map(|art| (art.sprites)().into_iter().chain([art.emblem]))
}

/// Whether a game can be drawn. Pictures of other games aren't offered to players.
#[must_use]
pub fn has_pictures(game: &str) -> bool {
    art_of(game).is_some()
}

/// Yields the cover of each game with its name.
pub(super) fn covers() -> impl Iterator<Item = (&'static str, &'static Cover)> {
    GAMES.into_iter().map(|art| (art.game, &art.cover))
}

pub(super) fn emblem_of(game: &str) -> Option<Sprite> {
    art_of(game).map(|art| art.emblem)
}

pub(super) fn scheme_of(game: &str) -> ColorScheme {
    art_of(game).map_or(ColorScheme::Bone, |art| art.scheme)
}

fn art_and_view(view: &View) -> (&'static GameArt, &dyn GameScene) {
    match view {
        View::Aruki(view) => (&aruki::ART, view),
        View::Kyo(view) => (&kyo::ART, view),
        View::Chakart(view) => (&chakart::ART, view),
        View::Lusus(view) => (&lusus::ART, view),
    }
}

/// The shape of a game's wide pictures.
pub(super) fn wide_shape(game: &str) -> Option<BoardShape> {
    art_of(game).map(|art| art.wide)
}

/// Builds the scene of a request.
pub(super) fn scene(request: &RenderRequest<'_>) -> Scene {
    let (art, view) = art_and_view(request.view);
    let mut scene = Scene { emblem: Some(art.emblem), ..view.scene(request) };
    if let Some(winner) = request.labels.end.and_then(|end| end.winner) {
        scene.light_kings(winner);
    }
    scene
}

/// Builds the scenes of a replay for a request: the steps of a long move, then the position.
pub(super) fn scenes(request: &RenderRequest<'_>) -> Vec<Scene> {
    let mut scenes = art_and_view(request.view).1.steps(request);
    scenes.push(scene(request));
    scenes
}
