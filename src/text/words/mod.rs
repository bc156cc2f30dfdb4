//! Words as keys: pieces, tiles, sides, objects and levels, each with the forms that a language
//! needs.
//!
//! A message never gets such a word as text, because languages with cases or genders inflect it. It
//! gets a [`Word`], the name of a term, and asks for a form with `WORD($piece, case: "acc")`.

mod calls;
mod forms;
#[cfg(test)]
mod tests;

pub(super) use calls::{Argument, Calls, GAP, capitalized};
pub(super) use forms::Forms;

/// A word of the catalogues: the name of a term of `en.ftl` without its hyphen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Word(&'static str);

impl Word {
    /// A test checks that the name is a term.
    pub(in crate::text) const fn new(name: &'static str) -> Self {
        Self(name)
    }

    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}
