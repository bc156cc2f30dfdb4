//! Why nothing can be drawn.

/// Why the means of drawing cannot be had, or a picture not be made.
#[derive(Debug, thiserror::Error)]
pub enum StudioError {
    /// A sprite does not parse.
    #[error("sprite {0}: {1}")]
    Sprite(String, String),
    /// The embedded font is not one.
    #[error("the embedded font cannot be read")]
    Font,
    /// A scene names a sprite that does not exist.
    #[error("sprite {0} is missing")]
    Missing(&'static str),
}
