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

/// How long a move of one step is shown, in hundredths of a second, and how much longer each further step or roll
/// makes it.
const MOVE: u16 = 80;
const STEP: u16 = 40;
/// The longest time of a move.
const LONGEST: u16 = 300;
/// The shortest time in which a move can be followed.
const SHORTEST: u16 = 25;
/// How long the moves of a long game may take together.
const ALL: usize = 12_000;
/// How long the first position is shown, and how long the last one is held.
const BEGUN: u16 = 150;
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

/// All grains, the finest first: smaller pictures before fewer of them, unless the width is asked for.
fn grains(size: Size) -> impl Iterator<Item = Grain> {
    let sizes = if size.is_exact() { vec![size] } else { [SIZE].into_iter().chain(SMALLER).collect() };
    let least = sizes[sizes.len() - 1];
    let coarse = (1..usize::BITS).map(move |power| Grain { size: least, every: 1 << power });
    sizes.into_iter().map(|size| Grain { size, every: 1 }).chain(coarse)
}

/// How long a move of so many steps is shown.
fn delay(steps: usize) -> u16 {
    let more = u16::try_from(steps.saturating_sub(1)).unwrap_or(u16::MAX);
    STEP.saturating_mul(more).saturating_add(MOVE).min(LONGEST)
}

impl Studio {
    /// Draws a game: the requests are its positions in order, all from one side and in one theme; what
    /// they say of size counts where it is exact. At most 8 MB: of the longest games the pictures are smaller,
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
        let mut grains = grains(requests[0].size);
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
        let mut animation: Option<(Gif, u32, u32)> = None;
        let mut delays = Vec::new();
        for index in shown() {
            let request = RenderRequest { size: grain.size, ..requests[index] };
            let (canvas, drawn, steps) = self.frame(&request, (index, last));
            let (width, height) = (canvas.width, canvas.height);
            let (gif, ..) = animation.get_or_insert_with(|| {
                (Gif::new(width, height, &drawn.kit.palette), width as u32, height as u32)
            });
            gif.push(canvas);
            delays.push(delay(steps));
            self.tell(delays.len(), shown().count());
            if gif.len() > limit {
                return None;
            }
        }
        let (mut gif, width, height) = animation?;
        let all: usize = delays.iter().map(|&delay| usize::from(delay)).sum();
        for (place, delay) in delays.iter().enumerate() {
            // The moves of a long game pass faster, each in its proportion.
            let short = usize::from(*delay) * ALL / all.max(ALL);
            let hundredths = match place {
                0 if delays.len() > 1 => BEGUN,
                _ if place + 1 == delays.len() => HELD,
                _ => u16::try_from(short).unwrap_or(LONGEST).max(SHORTEST),
            };
            gif.set_delay(place, hundredths);
        }
        let smaller = grain.size != SIZE && !grain.size.is_exact();
        Some(Replay { gif: gif.finish(), width, height, smaller, every: grain.every })
    }
}

#[cfg(test)]
mod tests;
