//! Encodes canvases as PNG files.
//!
//! libdeflate at level 6 compresses the rows. Level 7 takes up to 3 ms longer for files that are 6 to 15 %
//! smaller, and level 8 twice as long as level 7 for another 5 %. So only large files use them
//! (`benches/picture.rs`).

use std::fmt;

use libdeflater::{CompressionLvl, Compressor};

use super::canvas::Canvas;
use super::palette::Palette;
use super::request::RenderedImage;
use super::theme::Rgb;

/// Compression levels of libdeflate, from 1 to 12, each with a number of corners. With more corners the level
/// always gives a large file.
const LEVELS: [(i32, usize); 3] = [(6, 41_000), (7, 45_500), (8, usize::MAX)];
/// Compressed size of a large file. With its palette and chunk headers it has 60 KB.
const LARGE_FILE_BYTES: usize = 59_100;
/// Only every fifth row is counted in an estimate.
const SAMPLE_INTERVAL: usize = 5;

/// Compresses rows of pixels. Reusing a packer matters: creating its compressors costs as much as
/// drawing the pieces.
pub(super) struct Packer {
    /// One per level.
    compressors: [Compressor; LEVELS.len()],
    packed: Vec<u8>,
}

impl Default for Packer {
    fn default() -> Self {
        Self { compressors: LEVELS.map(|(level, _)| compressor(level)), packed: Vec::new() }
    }
}

impl fmt::Debug for Packer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Packer").field("room", &self.packed.capacity()).finish_non_exhaustive()
    }
}

fn compressor(level: i32) -> Compressor {
    Compressor::new(CompressionLvl::new(level).expect("libdeflate has these levels"))
}

impl Packer {
    /// Encodes a canvas.
    ///
    /// # Errors
    ///
    /// None in practice: a canvas only contains indices of its palette.
    pub(super) fn encode(
        &mut self,
        canvas: &Canvas,
        palette: &Palette,
    ) -> Result<RenderedImage, png::EncodingError> {
        self.encode_rows((canvas.width as u32, canvas.height as u32), canvas.rows(), palette.colors())
    }

    /// Encodes rows of palette indices, each with its filter byte.
    ///
    /// # Errors
    ///
    /// None in practice, for indices of at most 256 colors.
    pub(super) fn encode_rows(
        &mut self,
        (width, height): (u32, u32),
        rows: &[u8],
        colors: &[Rgb],
    ) -> Result<RenderedImage, png::EncodingError> {
        let packed = self.pack(rows, width as usize + 1);
        let mut bytes = Vec::with_capacity(packed.len() + 1024);
        let mut encoder = png::Encoder::new(&mut bytes, width, height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(colors.as_flattened());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, packed)?;
        writer.finish()?;
        Ok(RenderedImage { png: bytes, width, height })
    }

    /// Compresses rows of `stride` bytes to a zlib stream.
    fn pack(&mut self, rows: &[u8], stride: usize) -> &[u8] {
        let corners = corners(rows, stride);
        let mut length = 0;
        for (compressor, (_, busy)) in self.compressors.iter_mut().zip(LEVELS) {
            // Skip a level if its result is certainly too large.
            if corners > busy {
                continue;
            }
            length = pack(compressor, rows, &mut self.packed);
            if length <= LARGE_FILE_BYTES {
                break;
            }
        }
        &self.packed[..length]
    }
}

/// Compresses `rows` into `packed`, growing it if necessary, and returns the compressed length.
fn pack(compressor: &mut Compressor, rows: &[u8], packed: &mut Vec<u8>) -> usize {
    let bound = compressor.zlib_compress_bound(rows.len());
    if packed.len() < bound {
        packed.resize(bound, 0);
    }
    compressor.zlib_compress(rows, packed).expect("the buffer has the size of the bound")
}

/// Estimates the number of pixels that differ from both the pixel to their left and the one above.
/// Deflate can't encode these as back references.
fn corners(rows: &[u8], stride: usize) -> usize {
    let pairs = rows.chunks_exact(stride).zip(rows.chunks_exact(stride).skip(1));
    let found: usize = pairs
        .step_by(SAMPLE_INTERVAL)
        .map(|(above, row)| {
            let pixels = row.iter().zip(&row[1..]).zip(&above[1..]);
            pixels.filter(|((before, pixel), above)| pixel != before && pixel != above).count()
        })
        .sum();
    found * SAMPLE_INTERVAL
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRIDE: usize = 801;

    /// Returns rows of random pixels.
    fn noise(rows: usize) -> Vec<u8> {
        let mut state = 1_u32;
        let next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        std::iter::repeat_with(next).take(rows * STRIDE).collect()
    }

    fn unpacked(packed: &[u8], length: usize) -> Vec<u8> {
        let mut rows = vec![0; length];
        libdeflater::Decompressor::new().zlib_decompress(packed, &mut rows).unwrap();
        rows
    }

    #[test]
    fn a_packer_can_be_reused() {
        let (plain, busy) = (vec![7; 700 * STRIDE], noise(700));
        let mut packer = Packer::default();
        for rows in [&plain, &busy, &plain, &noise(3)] {
            let packed = packer.pack(rows, STRIDE).to_vec();
            assert_eq!(unpacked(&packed, rows.len()), *rows);
            assert_eq!(packed, Packer::default().pack(rows, STRIDE), "equal to a new packer");
        }
    }

    #[test]
    fn corners_count_new_pixels() {
        assert_eq!(corners(&[7; 20 * STRIDE], STRIDE), 0);
        // A vertical line equals the row above it, and a horizontal line equals the pixel before
        // it.
        let mut rows = vec![0; 20 * STRIDE];
        rows.chunks_exact_mut(STRIDE).for_each(|row| row[300] = 1);
        assert_eq!(corners(&rows, STRIDE), 0);
        rows[STRIDE + 300..STRIDE + 600].fill(2);
        assert_eq!(
            corners(&rows, STRIDE),
            SAMPLE_INTERVAL,
            "the horizontal line begins once, in a sampled row"
        );
        assert!(corners(&noise(700), STRIDE) > LEVELS[1].1);
    }
}
