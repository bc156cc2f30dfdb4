//! The input of a component and its context.

use crate::discord::reply::Placement;
use crate::domain::{Id, Opponent, Revision};

/// The input that a button, menu or form sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    Press,
    /// A value chosen from a menu.
    Choice(String),
    /// A user chosen from a menu.
    Person(Opponent),
    /// The input of a form.
    Text(String),
}

/// The context of a component.
#[derive(Clone, Copy, Debug)]
pub(super) struct Click {
    /// A game, a challenge, a daily puzzle or a tournament, or 0.
    pub(super) subject: Id,
    /// The revision at which the component was made.
    pub(super) revision: Revision,
    /// Private messages are updated. Answers to public ones are new messages.
    pub(super) placement: Placement,
}
