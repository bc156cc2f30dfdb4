//! How the texts of a guide are listed.

/// A chapter's short name in the rules, and the key of its title.
pub(super) type ChapterKeys = (&'static str, &'static str);

/// The keys of a page.
pub(super) struct PageKeys {
    /// Its short name in the rules.
    pub(super) topic: &'static str,
    /// Its title; without one it has the name of what it is about.
    pub(super) title: Option<&'static str>,
    /// What it says.
    pub(super) text: &'static str,
}

pub(super) const fn page(topic: &'static str, text: &'static str) -> PageKeys {
    PageKeys { topic, title: None, text }
}

pub(super) const fn titled(topic: &'static str, title: &'static str, text: &'static str) -> PageKeys {
    PageKeys { topic, title: Some(title), text }
}
