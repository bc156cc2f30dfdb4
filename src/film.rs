//! What an observer sees of a game as pictures with the words that stand in them: one of a
//! position, or all positions as a replay.

use crate::board::{Labels, LastTurn, Picture, Replay, Shot, Studio, ThemeName};
use crate::matches::Sight;
use crate::rules::{GameInfo, Side};
use crate::words;

/// The names of both sides, and the number of the turn while the game goes on.
type Words = ([String; 2], Option<String>);

/// Draws a position; nobody is on turn where the game is over.
#[must_use]
pub fn picture(studio: &Studio, game: &GameInfo, sight: &Sight, from: Side, over: bool) -> Picture {
    let words = words::labels(game, &sight.view, over);
    studio.picture(&shot(sight, &words, from, ThemeName::default()))
}

/// Draws a game, its positions in order; `over` says whether the last one is its end.
///
/// # Panics
///
/// When there are no positions.
#[must_use]
pub fn replay(
    studio: &Studio,
    game: &GameInfo,
    sights: &[Sight],
    from: Side,
    over: bool,
    theme: ThemeName,
) -> Replay {
    let last = sights.len().saturating_sub(1);
    let words: Vec<_> = (0..)
        .zip(sights)
        .map(|(index, sight): (usize, _)| words::labels(game, &sight.view, over && index == last))
        .collect();
    let shots: Vec<_> =
        sights.iter().zip(&words).map(|(sight, words)| shot(sight, words, from, theme)).collect();
    studio.replay(&shots)
}

fn shot<'a>(sight: &'a Sight, (sides, turn): &'a Words, from: Side, theme: ThemeName) -> Shot<'a> {
    let labels = Labels { sides: [&sides[0], &sides[1]], turn: turn.as_deref() };
    let last = sight.last.as_ref().map(|last| LastTurn { before: &last.before, record: &last.record });
    Shot { last, theme, ..Shot::new(&sight.view, from, labels) }
}
