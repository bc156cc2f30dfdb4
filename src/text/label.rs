//! What stands in a menu.

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What it is.
    pub name: String,
    /// What follows from it, in small print.
    pub detail: String,
}
