//! Canvases as PNG files.
//!
//! libdeflate at level 6 packs the rows. Level 7 takes up to 3 ms more for files that are 6 to 15 % smaller, so
//! only what would be too large a file is packed by it (`benches/picture.rs`).

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

/// Encodes pixels as PNG.
///
/// # Errors
///
/// Whatever the encoder says; pixels that fit their palette give it no reason.
pub(super) fn encode(canvas: &Canvas, palette: &Palette) -> Result<RenderedImage, png::EncodingError> {
    encode_rows((canvas.width as u32, canvas.height as u32), canvas.rows(), palette.colors())
}

/// Encodes rows of indices, each behind a 0, with the colors that they stand for.
///
/// # Errors
///
/// Whatever the encoder says; indices of at most 256 colors give it no reason.
pub(super) fn encode_rows(
    (width, height): (u32, u32),
    rows: &[u8],
    colors: &[Rgb],
) -> Result<RenderedImage, png::EncodingError> {
    let mut bytes = Vec::with_capacity(128 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(colors.as_flattened());
    let mut writer = encoder.write_header()?;
    let mut packed = pack(rows, LEVEL);
    if packed.len() > LARGE {
        packed = pack(rows, HARDER);
    }
    writer.write_chunk(png::chunk::IDAT, &packed)?;
    writer.finish()?;
    Ok(RenderedImage { png: bytes, width, height })
}

/// Packs rows, each behind the byte that names its filter, as a zlib stream.
fn pack(rows: &[u8], level: i32) -> Vec<u8> {
    let mut compressor = Compressor::new(CompressionLvl::new(level).expect("a level that libdeflate has"));
    let mut packed = vec![0; compressor.zlib_compress_bound(rows.len())];
    let length = compressor.zlib_compress(rows, &mut packed).expect("the bound is enough");
    packed.truncate(length);
    packed
}
