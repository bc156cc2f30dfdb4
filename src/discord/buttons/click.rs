//! What a handler is told of a button, menu or form beside its action.

use crate::discord::reply::Placement;
use crate::domain::{Id, Opponent, Revision};

/// What was done with a button, a menu or a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A button was pressed.
    Press,
    /// This value was chosen from a menu.
    Choice(String),
    /// This person was chosen from a menu.
    Person(Opponent),
    /// This was typed into a form.
    Text(String),
}

/// What a handler is told beside the action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Click {
    /// The game or challenge that it is about.
    pub(super) subject: Id,
    /// The revision at which it was made.
    pub(super) revision: Revision,
    /// Where the answer goes: a message that only its user sees is replaced.
    pub(super) placement: Placement,
}
