//! What is wrong with a text of Chakart.

use crate::message::ErrorMessage;

/// Why the rules of Chakart refuse a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {}

impl Error {
    /// The code, the key of the sentence and its values.
    pub(crate) const fn message(&self) -> ErrorMessage {
        match *self {}
    }
}
