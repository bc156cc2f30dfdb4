//! A whole game as an animated picture: a frame for each move, the last one held.

use super::gif::Gif;
use super::request::{RenderRequest, Size};
use super::studio::Studio;

/// The longer side of a replay.
const SIZE: Size = Size::new(720);
/// The sizes to fall back to where a file gets too large.
const SMALLER: [Size; 2] = [Size::new(540), Size::new(400)];
/// How large a file may be: what Discord takes as an attachment everywhere, with room to spare.
const LIMIT: usize = 8_000_000;

/// How long a turn is shown, in hundredths of a second.
const TURN: usize = 100;
/// The shortest time in which a turn can be followed.
const SHORTEST: usize = 25;
/// How long the moves of a long game may take together.
const ALL: usize = 12_000;
/// How long the last position is held.
const HELD: u16 = 500;

/// A finished replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The bytes of a GIF file; equal requests give equal bytes.
    pub gif: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// Whether it is drawn smaller than usual, for the file to stay small enough.
    pub smaller: bool,
    /// Every which turn is shown; 1 where all are.
    pub every: usize,
}

/// How fine a replay is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Grain {
    size: Size,
    every: usize,
}

/// All grains, the finest first: smaller pictures before fewer of them.
fn grains() -> impl Iterator<Item = Grain> {
    let whole = [SIZE].into_iter().chain(SMALLER).map(|size| Grain { size, every: 1 });
    let coarse = (1..usize::BITS).map(|power| Grain { size: SMALLER[SMALLER.len() - 1], every: 1 << power });
    whole.chain(coarse)
}

impl Studio {
    /// Draws a game: the requests are its positions in order, all from one side and in one theme; what
    /// they say of size does not count. At most 8 MB: of the longest games the pictures are smaller,
    /// or moves are left out.
    ///
    /// # Panics
    ///
    /// When there are no requests: a game has at least its start.
    #[must_use]
    pub fn replay(&self, requests: &[RenderRequest<'_>]) -> Replay {
        assert!(!requests.is_empty(), "a replay of nothing");
        self.replay_within(requests, LIMIT)
    }

    fn replay_within(&self, requests: &[RenderRequest<'_>], limit: usize) -> Replay {
        let mut grains = grains();
        loop {
            let grain = grains.next().expect("the coarsest shows the first and the last position");
            let last = grain.every >= requests.len();
            if let Some(replay) = self.replay_in(requests, grain, if last { usize::MAX } else { limit }) {
                return replay;
            }
        }
    }

    /// The replay in some grain; nothing where it is larger than `limit`.
    fn replay_in(&self, requests: &[RenderRequest<'_>], grain: Grain, limit: usize) -> Option<Replay> {
        let last = requests.len().saturating_sub(1);
        let shown = || (0..requests.len()).filter(|index| index % grain.every == 0 || *index == last);
        let turn = (ALL / shown().count().max(1)).clamp(SHORTEST, TURN) as u16;
        let mut animation: Option<(Gif, u32, u32)> = None;
        for index in shown() {
            let request = RenderRequest { size: grain.size, ..requests[index] };
            let (canvas, drawn) = self.canvas(&request);
            let (width, height) = (canvas.width, canvas.height);
            let (gif, ..) = animation.get_or_insert_with(|| {
                (Gif::new(width, height, &drawn.kit.palette), width as u32, height as u32)
            });
            gif.push(canvas, if index == last { HELD } else { turn });
            if gif.len() > limit {
                return None;
            }
        }
        let (gif, width, height) = animation?;
        let smaller = grain.size != SIZE;
        Some(Replay { gif: gif.finish(), width, height, smaller, every: grain.every })
    }
}

#[cfg(test)]
mod tests;
