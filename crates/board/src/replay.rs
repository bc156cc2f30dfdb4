//! Renders a whole game as an animated GIF with one frame per position.

use super::gif::Gif;
use super::request::{RenderRequest, Size};
use super::studio::Studio;

const SIZE: Size = Size::new(720);
/// Fallback sizes for files that are too large.
const FALLBACK_SIZES: [Size; 2] = [Size::new(540), Size::new(400)];
/// Maximum file size. Discord accepts attachments of this size everywhere.
const MAX_FILE_BYTES: usize = 8_000_000;

/// Display time of a move with one step, in hundredths of a second, and additional time per further
/// step or roll.
const MOVE_DELAY: u16 = 80;
const STEP_DELAY: u16 = 40;
/// Maximum display time of a move.
const MAX_DELAY: u16 = 300;
/// Minimum display time at which a move can be followed.
const MIN_DELAY: u16 = 25;
/// Maximum display time of all moves together.
const MAX_TOTAL_DELAY: usize = 12_000;
/// Display times of the first and of the last position.
const FIRST_DELAY: u16 = 150;
const LAST_DELAY: u16 = 500;

/// A finished replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The GIF file. Equal requests give equal bytes.
    pub gif: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// Whether the replay is smaller than usual to limit the file size.
    pub smaller: bool,
    /// The interval between shown positions: 1 shows all of them.
    pub every: usize,
}

/// The level of detail of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Detail {
    size: Size,
    every: usize,
}

/// Yields levels of detail, the finest first. Pictures shrink before positions are skipped, unless
/// the width is exact.
fn details(size: Size) -> impl Iterator<Item = Detail> {
    let sizes = if size.is_exact() { vec![size] } else { [SIZE].into_iter().chain(FALLBACK_SIZES).collect() };
    let least = sizes[sizes.len() - 1];
    let coarse = (1..usize::BITS).map(move |power| Detail { size: least, every: 1 << power });
    sizes.into_iter().map(|size| Detail { size, every: 1 }).chain(coarse)
}

/// Returns the display time of a move.
fn delay(steps: usize) -> u16 {
    let more = u16::try_from(steps.saturating_sub(1)).unwrap_or(u16::MAX);
    STEP_DELAY.saturating_mul(more).saturating_add(MOVE_DELAY).min(MAX_DELAY)
}

impl Studio {
    /// Renders a game. The requests are its positions in order, with the same side at the bottom
    /// and the same theme. Their size is only used if it is exact.
    ///
    /// A replay has at most 8 MB. Long games get smaller pictures, or positions are skipped.
    ///
    /// # Panics
    ///
    /// If there are no requests.
    #[must_use]
    pub fn replay(&self, requests: &[RenderRequest<'_>]) -> Replay {
        assert!(!requests.is_empty(), "a replay needs at least one position");
        self.replay_within(requests, MAX_FILE_BYTES)
    }

    fn replay_within(&self, requests: &[RenderRequest<'_>], limit: usize) -> Replay {
        let mut details = details(requests[0].size);
        loop {
            let detail = details.next().expect("the coarsest level is rendered without a limit");
            let last = detail.every >= requests.len();
            if let Some(replay) = self.replay_in(requests, detail, if last { usize::MAX } else { limit }) {
                return replay;
            }
        }
    }

    /// Renders a replay at one level of detail. Returns `None` if it is larger than `limit` bytes.
    fn replay_in(&self, requests: &[RenderRequest<'_>], detail: Detail, limit: usize) -> Option<Replay> {
        let last = requests.len().saturating_sub(1);
        let shown = || (0..requests.len()).filter(|index| index % detail.every == 0 || *index == last);
        let mut animation: Option<(Gif, u32, u32)> = None;
        let (mut delays, mut positions) = (Vec::new(), 0);
        for index in shown() {
            let request = RenderRequest { size: detail.size, ..requests[index] };
            let mut frames = self.frames(&request, (index, last));
            if detail.every > 1 {
                // The position before the move isn't shown.
                frames.drain(..frames.len() - 1);
            }
            let steps_shown = frames.len() - 1;
            for (place, (canvas, drawn, steps)) in frames.into_iter().enumerate() {
                let (width, height) = (canvas.width, canvas.height);
                let (gif, ..) = animation.get_or_insert_with(|| {
                    (Gif::new(width, height, &drawn.kit.palette), width as u32, height as u32)
                });
                gif.push(canvas);
                // A move shown step by step needs no extra time.
                delays.push(match place {
                    _ if place < steps_shown => STEP_DELAY,
                    _ if steps_shown > 0 => MOVE_DELAY,
                    _ => delay(steps),
                });
                if gif.len() > limit {
                    return None;
                }
            }
            positions += 1;
            self.report_progress(positions, shown().count());
        }
        let (mut gif, width, height) = animation?;
        let all: usize = delays.iter().map(|&delay| usize::from(delay)).sum();
        for (place, delay) in delays.iter().enumerate() {
            // Moves of a long game are shortened in proportion.
            let short = usize::from(*delay) * MAX_TOTAL_DELAY / all.max(MAX_TOTAL_DELAY);
            let hundredths = match place {
                0 if delays.len() > 1 => FIRST_DELAY,
                _ if place + 1 == delays.len() => LAST_DELAY,
                _ => u16::try_from(short).unwrap_or(MAX_DELAY).max(MIN_DELAY),
            };
            gif.set_delay(place, hundredths);
        }
        let smaller = detail.size != SIZE && !detail.size.is_exact();
        Some(Replay { gif: gif.finish(), width, height, smaller, every: detail.every })
    }
}

#[cfg(test)]
mod tests;
