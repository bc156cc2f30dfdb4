//! Canvases as PNG files.
//!
//! libdeflate at level 6 packs the rows. Level 7 takes up to 3 ms more for files that are 6 to 15 % smaller, so
//! only what would be too large a file is packed by it (`benches/picture.rs`).

use std::fmt;

use libdeflater::{CompressionLvl, Compressor};

use super::canvas::Canvas;
use super::palette::Palette;
use super::request::RenderedImage;
use super::theme::Rgb;

/// How hard libdeflate tries, of 12.
const LEVEL: i32 = 6;
/// How hard it tries where that leaves a large file.
const HARDER: i32 = 7;
/// So many bytes are a large file: with palette and names, 60 KB.
const LARGE: usize = 59_100;
/// One row of so many is looked at for an estimate.
const SAMPLED: usize = 5;
/// A picture of more corners than this fills a large file at the usual level.
const BUSY: usize = 41_000;

/// Packs rows of pixels. What it needs for that is kept from picture to picture: to make it anew costs as much as
/// to draw the pieces.
pub(super) struct Packer {
    usual: Compressor,
    harder: Compressor,
    packed: Vec<u8>,
}

impl Default for Packer {
    fn default() -> Self {
        Self { usual: compressor(LEVEL), harder: compressor(HARDER), packed: Vec::new() }
    }
}

impl fmt::Debug for Packer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Packer").field("room", &self.packed.capacity()).finish_non_exhaustive()
    }
}

fn compressor(level: i32) -> Compressor {
    Compressor::new(CompressionLvl::new(level).expect("a level that libdeflate has"))
}

impl Packer {
    /// Encodes pixels as PNG.
    ///
    /// # Errors
    ///
    /// Whatever the encoder says; pixels that fit their palette give it no reason.
    pub(super) fn encode(
        &mut self,
        canvas: &Canvas,
        palette: &Palette,
    ) -> Result<RenderedImage, png::EncodingError> {
        self.encode_rows((canvas.width as u32, canvas.height as u32), canvas.rows(), palette.colors())
    }

    /// Encodes rows of indices, each behind a 0, with the colors that they stand for.
    ///
    /// # Errors
    ///
    /// Whatever the encoder says; indices of at most 256 colors give it no reason.
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

    /// Packs rows of `stride` bytes as a zlib stream.
    fn pack(&mut self, rows: &[u8], stride: usize) -> &[u8] {
        // To pack twice costs most of all, so a picture that is surely too large is packed hard at once.
        if corners(rows, stride) <= BUSY {
            let length = pack(&mut self.usual, rows, &mut self.packed);
            if length <= LARGE {
                return &self.packed[..length];
            }
        }
        let length = pack(&mut self.harder, rows, &mut self.packed);
        &self.packed[..length]
    }
}

/// Packs rows to the beginning of `packed`, which grows where it must; how many bytes that took.
fn pack(compressor: &mut Compressor, rows: &[u8], packed: &mut Vec<u8>) -> usize {
    let bound = compressor.zlib_compress_bound(rows.len());
    if packed.len() < bound {
        packed.resize(bound, 0);
    }
    compressor.zlib_compress(rows, packed).expect("the bound is enough")
}

/// About how many pixels are unlike the one before them and the one above them: these are what packing cannot tell
/// of by pointing back.
fn corners(rows: &[u8], stride: usize) -> usize {
    let pairs = rows.chunks_exact(stride).zip(rows.chunks_exact(stride).skip(1));
    let found: usize = pairs
        .step_by(SAMPLED)
        .map(|(above, row)| {
            let pixels = row.iter().zip(&row[1..]).zip(&above[1..]);
            pixels.filter(|((before, pixel), above)| pixel != before && pixel != above).count()
        })
        .sum();
    found * SAMPLED
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRIDE: usize = 801;

    /// Rows of pixels that nothing foretells.
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
    fn whatever_a_packer_packed_before_the_next_rows_come_out_as_they_are() {
        let (plain, busy) = (vec![7; 700 * STRIDE], noise(700));
        let mut packer = Packer::default();
        for rows in [&plain, &busy, &plain, &noise(3)] {
            let packed = packer.pack(rows, STRIDE).to_vec();
            assert_eq!(unpacked(&packed, rows.len()), *rows);
            assert_eq!(packed, Packer::default().pack(rows, STRIDE), "the same bytes as from a new one");
        }
    }

    #[test]
    fn corners_are_where_a_pixel_is_new() {
        assert_eq!(corners(&[7; 20 * STRIDE], STRIDE), 0);
        // A line down is like what is above it, a line across like what is before it.
        let mut rows = vec![0; 20 * STRIDE];
        rows.chunks_exact_mut(STRIDE).for_each(|row| row[300] = 1);
        assert_eq!(corners(&rows, STRIDE), 0);
        rows[STRIDE + 300..STRIDE + 600].fill(2);
        assert_eq!(
            corners(&rows, STRIDE),
            SAMPLED,
            "the line across begins once, in a row that is looked at"
        );
        assert!(corners(&noise(700), STRIDE) > BUSY);
    }
}
