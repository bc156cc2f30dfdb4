//! Canvases → an animated GIF whose frames hold only what changed.

use super::area::Area;
use super::canvas::Canvas;
use super::lzw::Lzw;
use super::palette::Palette;

/// Version 89a, the one with pauses and transparency.
const HEADER: &[u8; 6] = b"GIF89a";
/// A global table of 256 colors, of eight bits each.
const SCREEN: u8 = 0b1111_0111;
/// What makes viewers begin anew after the last frame.
const FOREVER: &[u8; 19] = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00";
/// Begins the description of the frame that follows.
const CONTROL: &[u8; 3] = b"\x21\xf9\x04";
/// The frame stays below the next one, and one index of it is transparent.
const KEEP: u8 = 0b0000_0101;
/// Begins a frame.
const IMAGE: u8 = 0x2c;
/// A frame is small up to this part of the picture. In larger ones most pixels are as before, and making those
/// transparent is always smaller.
const SMALL: usize = 16;
/// Ends the file.
const TRAILER: u8 = 0x3b;

/// An animation that grows frame by frame.
#[derive(Debug)]
pub(super) struct Gif {
    bytes: Vec<u8>,
    /// The index that no color has: what is as before.
    same: u8,
    lzw: Lzw,
    last: Option<Canvas>,
    pixels: Vec<u8>,
    /// Where the delay of each frame is written.
    delays: Vec<usize>,
}

impl Gif {
    /// An animation of frames in this size and these colors.
    ///
    /// # Panics
    ///
    /// When the palette leaves no index free, or the size is beyond 16 bits; neither happens.
    pub(super) fn new(width: usize, height: usize, palette: &Palette) -> Self {
        let colors = palette.colors();
        let same = u8::try_from(colors.len()).expect("a palette leaves an index free");
        let mut bytes = Vec::with_capacity(256 * 1024);
        bytes.extend_from_slice(HEADER);
        bytes.extend([width, height].map(short).as_flattened());
        bytes.extend([SCREEN, 0, 0]);
        bytes.extend_from_slice(colors.as_flattened());
        bytes.resize(bytes.len() + 3 * (256 - colors.len()), 0);
        bytes.extend_from_slice(FOREVER);
        Self { bytes, same, lzw: Lzw::new(), last: None, pixels: Vec::new(), delays: Vec::new() }
    }

    /// Adds a frame.
    pub(super) fn push(&mut self, canvas: Canvas) {
        let area = match &self.last {
            None => Area { x: 0, y: 0, width: canvas.width as i32, height: canvas.height as i32 },
            Some(last) => changed(last, &canvas),
        };
        self.pixels.clear();
        (area.y..area.y + area.height).for_each(|y| self.pixels.extend_from_slice(part(&canvas, area, y)));
        let mut packed = Vec::new();
        if let Some(last) = &self.last {
            let small = self.pixels.len() <= canvas.width * canvas.height / SMALL;
            let whole = small.then(|| self.pixels.clone());
            // Unchanged pixels are transparent, where that is smaller.
            for (y, row) in (area.y..).zip(self.pixels.chunks_exact_mut(area.width as usize)) {
                for (pixel, before) in row.iter_mut().zip(part(last, area, y)) {
                    if pixel == before {
                        *pixel = self.same;
                    }
                }
            }
            self.lzw.encode(&self.pixels, &mut packed);
            if let Some(whole) = whole {
                let mut opaque = Vec::new();
                self.lzw.encode(&whole, &mut opaque);
                if opaque.len() < packed.len() {
                    packed = opaque;
                }
            }
        } else {
            self.lzw.encode(&self.pixels, &mut packed);
        }
        self.bytes.extend_from_slice(CONTROL);
        self.bytes.push(KEEP);
        self.delays.push(self.bytes.len());
        self.bytes.extend(short(0));
        self.bytes.extend([self.same, 0]);
        self.bytes.push(IMAGE);
        self.bytes
            .extend([area.x, area.y, area.width, area.height].map(|px| short(px as usize)).as_flattened());
        self.bytes.push(0);
        self.bytes.extend(packed);
        self.last = Some(canvas);
    }

    /// Sets for how many hundredths of a second a frame is shown.
    pub(super) fn set_delay(&mut self, frame: usize, hundredths: u16) {
        let place = self.delays[frame];
        self.bytes[place..place + 2].copy_from_slice(&short(hundredths.into()));
    }

    /// How many bytes it has, the end included.
    pub(super) const fn len(&self) -> usize {
        self.bytes.len() + 1
    }

    /// The file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.push(TRAILER);
        self.bytes
    }
}

fn short(number: usize) -> [u8; 2] {
    u16::try_from(number).expect("pictures are smaller than that").to_le_bytes()
}

/// The pixels of a row of a canvas.
fn row(canvas: &Canvas, y: i32) -> &[u8] {
    let start = y as usize * canvas.stride();
    &canvas.rows()[start + 1..start + canvas.stride()]
}

/// The part of a row that lies within an area.
fn part(canvas: &Canvas, area: Area, y: i32) -> &[u8] {
    &row(canvas, y)[area.x as usize..(area.x + area.width) as usize]
}

/// The smallest area that holds all differences; one pixel where there are none.
fn changed(before: &Canvas, now: &Canvas) -> Area {
    let differs = |y: &i32| row(before, *y) != row(now, *y);
    let height = now.height as i32;
    let Some(top) = (0..height).find(differs) else { return Area { x: 0, y: 0, width: 1, height: 1 } };
    let bottom = (top..height).rfind(differs).unwrap_or(top);
    let (mut left, mut right) = (now.width, 0);
    for y in top..=bottom {
        let (before, now) = (row(before, y), row(now, y));
        if before[..left] != now[..left] {
            left = before.iter().zip(now).position(|(before, now)| before != now).unwrap_or(left);
        }
        if before[right..] != now[right..] {
            right = before.iter().zip(now).rposition(|(before, now)| before != now).map_or(right, |x| x + 1);
        }
    }
    Area { x: left as i32, y: top, width: (right - left) as i32, height: bottom - top + 1 }
}
