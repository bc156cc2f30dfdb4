//! What is wrong with a text of Aruki.

use crate::error::Message;

/// Why the rules of Aruki refuse a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {}

impl Error {
    /// The code, the key of the sentence and its values.
    pub(crate) const fn message(&self) -> Message {
        match *self {}
    }
}
