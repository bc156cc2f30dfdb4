//! Transport compression: libraries that insist on `compress=zlib-stream` get it, all others get plain text.

use axum::extract::ws::Message;
use flate2::{Compress, Compression, FlushCompress, Status};

/// Turns frames into messages.
pub(crate) enum Packer {
    Text,
    /// One zlib stream for the whole connection, flushed after each frame.
    Zlib(Box<Compress>),
}

impl Packer {
    /// Chooses by what the client wrote in the address; what is not known is ignored.
    pub(crate) fn for_wish(wish: Option<&str>) -> Self {
        match wish {
            Some("zlib-stream") => Self::Zlib(Box::new(Compress::new(Compression::fast(), true))),
            _ => Self::Text,
        }
    }

    /// Packs one frame.
    pub(crate) fn pack(&mut self, frame: String) -> Message {
        let Self::Zlib(stream) = self else {
            return Message::Text(frame.into());
        };
        let mut rest = frame.as_bytes();
        let mut packed = Vec::with_capacity(frame.len() / 2 + 64);
        loop {
            let before = stream.total_in();
            // Only a finished stream refuses, and this one is never finished.
            let status = stream.compress_vec(rest, &mut packed, FlushCompress::Sync);
            let taken = usize::try_from(stream.total_in() - before).unwrap_or(rest.len());
            rest = &rest[taken..];
            // Room left over means that everything, the flush included, is out.
            if !matches!(status, Ok(Status::Ok)) || rest.is_empty() && packed.len() < packed.capacity() {
                return Message::Binary(packed.into());
            }
            packed.reserve(1024);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_stream_unpacks_to_its_frames() {
        let mut packer = Packer::for_wish(Some("zlib-stream"));
        let frames = ["{\"op\":10}".to_owned(), "{\"op\":11}".to_owned(), "x".repeat(100_000)];
        let mut stream = Vec::new();
        for frame in &frames {
            let Message::Binary(bytes) = packer.pack(frame.clone()) else { panic!("not packed") };
            // The mark by which clients see that a frame is complete.
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
    fn without_the_wish_frames_are_text() {
        assert!(matches!(Packer::for_wish(None).pack("{}".to_owned()), Message::Text(_)));
        assert!(matches!(Packer::for_wish(Some("zstd-stream")).pack("{}".to_owned()), Message::Text(_)));
    }
}
