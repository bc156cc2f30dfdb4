//! Frame compression: `compress=zlib-stream` or `zstd-stream` in the URL, `compress` in the
//! IDENTIFY, or none.

use std::io::Write;

use axum::extract::ws::Message;
use flate2::write::ZlibEncoder;
use flate2::{Compress, Compression, FlushCompress, Status};
use zstd::stream::write::Encoder as ZstdEncoder;

/// Encodes frames as WebSocket messages.
pub(crate) enum FrameEncoder {
    Text,
    /// One zlib stream per connection, flushed after each frame.
    Zlib(Box<Compress>),
    /// One Zstandard stream per connection, flushed after each gateway frame.
    Zstd(Box<ZstdEncoder<'static, Vec<u8>>>),
    /// Each long frame is a separate zlib stream.
    ZlibEach,
}

/// Zstandard level: fastest with good compression and little memory per connection.
const ZSTD_LEVEL: i32 = 1;

/// Minimum frame size for payload compression in bytes, as on Discord.
const MIN_COMPRESSED_BYTES: usize = 1024;

impl FrameEncoder {
    /// Creates the encoder for the URL parameter `compress`. Unknown values are ignored.
    pub(crate) fn new(compress: Option<&str>) -> Self {
        match compress {
            Some("zlib-stream") => Self::Zlib(Box::new(Compress::new(Compression::fast(), true))),
            // Fails only if out of memory.
            Some("zstd-stream") => ZstdEncoder::new(Vec::new(), ZSTD_LEVEL)
                .map_or(Self::Text, |stream| Self::Zstd(Box::new(stream))),
            _ => Self::Text,
        }
    }

    /// Enables payload compression, unless the whole connection is compressed already.
    pub(crate) fn compress_payloads(&mut self) {
        if matches!(self, Self::Text) {
            *self = Self::ZlibEach;
        }
    }

    pub(crate) fn encode(&mut self, frame: String) -> Message {
        let stream = match self {
            Self::Zlib(stream) => stream,
            Self::Zstd(stream) => return flushed(stream, &frame),
            Self::ZlibEach if frame.len() >= MIN_COMPRESSED_BYTES => return compressed(frame),
            Self::Text | Self::ZlibEach => return Message::Text(frame.into()),
        };
        let mut rest = frame.as_bytes();
        let mut encoded = Vec::with_capacity(frame.len() / 2 + 64);
        loop {
            let before = stream.total_in();
            // Fails only after the end of a stream, and this stream has no end.
            let status = stream.compress_vec(rest, &mut encoded, FlushCompress::Sync);
            let taken = usize::try_from(stream.total_in() - before).unwrap_or(rest.len());
            rest = &rest[taken..];
            // Spare room means that everything was written, including the flush.
            if !matches!(status, Ok(Status::Ok)) || rest.is_empty() && encoded.len() < encoded.capacity() {
                return Message::Binary(encoded.into());
            }
            encoded.reserve(1024);
        }
    }
}

/// Encodes a frame as the next part of a Zstandard stream.
fn flushed(stream: &mut ZstdEncoder<'static, Vec<u8>>, frame: &str) -> Message {
    // Writing to memory can't fail.
    let written = stream.write_all(frame.as_bytes()).and_then(|()| stream.flush());
    if let Err(error) = written {
        tracing::error!(%error, "cannot compress a frame");
    }
    Message::Binary(std::mem::take(stream.get_mut()).into())
}

/// Encodes a frame as a separate zlib stream.
fn compressed(frame: String) -> Message {
    let mut encoder = ZlibEncoder::new(Vec::with_capacity(frame.len() / 2), Compression::fast());
    // Writing to memory can't fail.
    match encoder.write_all(frame.as_bytes()).and_then(|()| encoder.finish()) {
        Ok(bytes) => Message::Binary(bytes.into()),
        Err(_) => Message::Text(frame.into()),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_stream_decompresses_to_its_frames() {
        let mut encoder = FrameEncoder::new(Some("zlib-stream"));
        let frames = ["{\"op\":10}".to_owned(), "{\"op\":11}".to_owned(), "x".repeat(100_000)];
        let mut stream = Vec::new();
        for frame in &frames {
            let Message::Binary(bytes) = encoder.encode(frame.clone()) else { panic!("not compressed") };
            // Clients detect the end of a frame by this suffix.
            assert!(bytes.ends_with(&[0, 0, 0xff, 0xff]));
            stream.extend_from_slice(&bytes);
        }
        let mut text = String::new();
        let length: usize = frames.iter().map(String::len).sum();
        let decoder = flate2::read::ZlibDecoder::new(stream.as_slice());
        decoder.take(length as u64).read_to_string(&mut text).unwrap();
        assert_eq!(text, frames.concat());
    }

    #[test]
    fn payload_compression_applies_to_long_frames() {
        let mut encoder = FrameEncoder::new(None);
        encoder.compress_payloads();
        assert!(matches!(encoder.encode("{}".to_owned()), Message::Text(_)));
        let Message::Binary(bytes) = encoder.encode("x".repeat(5000)) else { panic!("not compressed") };
        let mut text = String::new();
        flate2::read::ZlibDecoder::new(&*bytes).read_to_string(&mut text).unwrap();
        assert_eq!(text, "x".repeat(5000));
    }

    #[test]
    fn each_zstd_message_contains_a_whole_frame() {
        let mut encoder = FrameEncoder::new(Some("zstd-stream"));
        let mut decoder = zstd::stream::write::Decoder::new(Vec::new()).unwrap();
        for frame in ["{\"op\":10}".to_owned(), "{\"op\":11}".to_owned(), "x".repeat(100_000)] {
            let Message::Binary(bytes) = encoder.encode(frame.clone()) else { panic!("not compressed") };
            assert!(bytes.len() < 200, "{}", bytes.len());
            decoder.write_all(&bytes).unwrap();
            decoder.flush().unwrap();
            assert_eq!(std::mem::take(decoder.get_mut()), frame.into_bytes());
        }
    }

    #[test]
    fn frames_are_text_by_default() {
        assert!(matches!(FrameEncoder::new(None).encode("{}".to_owned()), Message::Text(_)));
        assert!(matches!(FrameEncoder::new(Some("lz4-stream")).encode("{}".to_owned()), Message::Text(_)));
    }
}
