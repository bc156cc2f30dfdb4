/// Creating a studio failed. These errors mean that the program was built from broken files.
#[derive(Debug, thiserror::Error)]
pub enum StudioError {
    /// A sprite doesn't parse: its name and the parser's message.
    #[error("cannot parse sprite {0}: {1}")]
    Sprite(String, String),
    /// The embedded font doesn't parse.
    #[error("cannot parse the embedded font")]
    Font,
    /// A scene can use a sprite that doesn't exist.
    #[error("sprite {0} does not exist")]
    Missing(&'static str),
}
