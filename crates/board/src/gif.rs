//! Encodes canvases as an animated GIF whose frames contain only changed pixels.

use super::area::Area;
use super::canvas::Canvas;
use super::lzw::Lzw;
use super::palette::Palette;

/// Version 89a supports delays and transparency.
const HEADER: &[u8; 6] = b"GIF89a";
/// A global table of 256 colors with eight bits each.
const SCREEN_FLAGS: u8 = 0b1111_0111;
/// Application extension that makes viewers loop.
const LOOP_FOREVER: &[u8; 19] = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00";
/// Starts the graphic control extension of a frame.
const CONTROL: &[u8; 3] = b"\x21\xf9\x04";
/// The frame is drawn over the previous one, and one index is transparent.
const FRAME_FLAGS: u8 = 0b0000_0101;
/// Starts a frame.
const IMAGE: u8 = 0x2c;
/// Frames up to this fraction of the picture are also tried without transparency. In larger frames
/// most pixels are unchanged, so transparency is always smaller.
const SMALL_FRAME_DIVISOR: usize = 16;
/// Maximum length of a run of unchanged pixels that stays visible between changed ones. A switch to the transparent
/// index and back would cost more codes.
const MAX_GAP: usize = 8;
/// Ends the file.
const TRAILER: u8 = 0x3b;

/// An animation under construction.
#[derive(Debug)]
pub(super) struct Gif {
    bytes: Vec<u8>,
    /// The transparent index, which marks unchanged pixels.
    transparent: u8,
    lzw: Lzw,
    last: Option<Canvas>,
    pixels: Vec<u8>,
    /// The offset of each frame's delay.
    delays: Vec<usize>,
}

impl Gif {
    /// Creates an animation with one size and palette.
    ///
    /// # Panics
    ///
    /// If the palette has 256 colors, or a side is longer than 65,535 pixels.
    pub(super) fn new(width: usize, height: usize, palette: &Palette) -> Self {
        let colors = palette.colors();
        let transparent = u8::try_from(colors.len()).expect("a palette has fewer than 256 colors");
        let mut bytes = Vec::with_capacity(256 * 1024);
        bytes.extend_from_slice(HEADER);
        bytes.extend([width, height].map(short).as_flattened());
        bytes.extend([SCREEN_FLAGS, 0, 0]);
        bytes.extend_from_slice(colors.as_flattened());
        bytes.resize(bytes.len() + 3 * (256 - colors.len()), 0);
        bytes.extend_from_slice(LOOP_FOREVER);
        Self { bytes, transparent, lzw: Lzw::new(), last: None, pixels: Vec::new(), delays: Vec::new() }
    }

    pub(super) fn push(&mut self, canvas: Canvas) {
        let area = match &self.last {
            None => Area { x: 0, y: 0, width: canvas.width as i32, height: canvas.height as i32 },
            Some(last) => changed(last, &canvas),
        };
        self.pixels.clear();
        (area.y..area.y + area.height).for_each(|y| self.pixels.extend_from_slice(part(&canvas, area, y)));
        let mut packed = Vec::new();
        if let Some(last) = &self.last {
            let small = self.pixels.len() <= canvas.width * canvas.height / SMALL_FRAME_DIVISOR;
            let whole = small.then(|| self.pixels.clone());
            for (y, row) in (area.y..).zip(self.pixels.chunks_exact_mut(area.width as usize)) {
                hide_unchanged(row, part(last, area, y), self.transparent);
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
        self.bytes.push(FRAME_FLAGS);
        self.delays.push(self.bytes.len());
        self.bytes.extend(short(0));
        self.bytes.extend([self.transparent, 0]);
        self.bytes.push(IMAGE);
        self.bytes
            .extend([area.x, area.y, area.width, area.height].map(|px| short(px as usize)).as_flattened());
        self.bytes.push(0);
        self.bytes.extend(packed);
        self.last = Some(canvas);
    }

    /// Sets the display time of a frame.
    pub(super) fn set_delay(&mut self, frame: usize, hundredths: u16) {
        let place = self.delays[frame];
        self.bytes[place..place + 2].copy_from_slice(&short(hundredths.into()));
    }

    /// Length of the finished file so far, in bytes.
    pub(super) const fn len(&self) -> usize {
        self.bytes.len() + 1
    }

    /// Returns the finished file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.push(TRAILER);
        self.bytes
    }
}

fn short(number: usize) -> [u8; 2] {
    u16::try_from(number).expect("picture sizes fit 16 bits").to_le_bytes()
}

/// Returns the pixels of a row.
fn row(canvas: &Canvas, y: i32) -> &[u8] {
    let start = y as usize * canvas.stride();
    &canvas.rows()[start + 1..start + canvas.stride()]
}

/// Returns the pixels of a row inside an area.
fn part(canvas: &Canvas, area: Area, y: i32) -> &[u8] {
    &row(canvas, y)[area.x as usize..(area.x + area.width) as usize]
}

/// Makes unchanged pixels of a row transparent, except in short gaps between changed ones.
fn hide_unchanged(row: &mut [u8], before: &[u8], transparent: u8) {
    let mut at = 0;
    while let Some(start) = (at..row.len()).find(|&x| row[x] == before[x]) {
        let end = (start..row.len()).find(|&x| row[x] != before[x]).unwrap_or(row.len());
        let is_gap = start > 0 && end < row.len() && end - start <= MAX_GAP;
        if !is_gap {
            row[start..end].fill(transparent);
        }
        at = end;
    }
}

/// Returns the bounding box of all differences, or one pixel if the canvases are equal.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_short_gaps_stay_visible() {
        let hidden = |before: &str, now: &str| {
            let mut row = now.as_bytes().to_vec();
            hide_unchanged(&mut row, before.as_bytes(), b'.');
            String::from_utf8(row).expect("ASCII")
        };
        assert_eq!(hidden("aaaaaa", "aabaaa"), "..b...");
        assert_eq!(
            hidden("aaaaaaaaaaaa", "bcccccccccba"),
            "bcccccccccb.",
            "nothing but the end is unchanged"
        );
        assert_eq!(hidden("aaaaaaaaaa", "baaaaaaaab"), "baaaaaaaab", "a gap of eight");
        assert_eq!(hidden("aaaaaaaaaaa", "baaaaaaaaab"), "b.........b", "a gap of nine");
        assert_eq!(hidden("aaa", "aaa"), "...");
        assert_eq!(hidden("", ""), "");
    }
}
