//! Canvases as PNG files.
//!
//! libdeflate at level 6 packs the rows: measured on five boards of about 1,150 pixels it makes files
//! 21 to 28 % smaller than our former own encoder for 1.5 to 2.3 ms more. Level 5 would save 0.7 ms and
//! give back 3 to 7 %, level 7 costs another 5 ms for 3 to 4 % (`benches/picture.rs`).

use libdeflater::{CompressionLvl, Compressor};

use super::canvas::Canvas;
use super::palette::Palette;
use super::request::RenderedImage;

/// How hard libdeflate tries, of 12.
const LEVEL: i32 = 6;

/// Encodes pixels as PNG.
///
/// # Errors
///
/// Whatever the encoder says; pixels that fit their palette give it no reason.
pub(super) fn encode(canvas: &Canvas, palette: &Palette) -> Result<RenderedImage, png::EncodingError> {
    let (width, height) = (canvas.width as u32, canvas.height as u32);
    let mut bytes = Vec::with_capacity(128 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.colors().as_flattened());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &pack(canvas.rows()))?;
    writer.finish()?;
    Ok(RenderedImage { png: bytes, width, height })
}

/// Packs rows, each behind the byte that names its filter, as a zlib stream.
fn pack(rows: &[u8]) -> Vec<u8> {
    let mut compressor = Compressor::new(CompressionLvl::new(LEVEL).expect("a level that libdeflate has"));
    let mut packed = vec![0; compressor.zlib_compress_bound(rows.len())];
    let length = compressor.zlib_compress(rows, &mut packed).expect("the bound is enough");
    packed.truncate(length);
    packed
}
