//! The colors of the capture badge and of the progress bar, which are the same in every theme.

use super::Rgb;

/// The disc of the badge.
pub(crate) const CAPTURE_DISC: Rgb = [0xfd, 0xf6, 0xe8];
/// The cross on the disc and the ring around it.
pub(crate) const CAPTURE_INK: Rgb = [0xb0, 0x1e, 0x14];
/// The filled part of a replay's progress bar.
pub(crate) const PROGRESS: Rgb = [0xf2, 0xc9, 0x4c];
