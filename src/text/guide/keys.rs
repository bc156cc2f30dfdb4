//! Tables of the text keys of rules pages.

/// A chapter's short name in the rules, and the key of its title.
pub(super) type ChapterKeys = (&'static str, &'static str);

pub(super) struct PageKeys {
    /// The short name in the rules.
    pub(super) topic: &'static str,
    /// The key of the title. Without one, the title is the name of the page's subject.
    pub(super) title: Option<&'static str>,
    pub(super) text: &'static str,
}

pub(super) const fn page(topic: &'static str, text: &'static str) -> PageKeys {
    PageKeys { topic, title: None, text }
}

pub(super) const fn titled(topic: &'static str, title: &'static str, text: &'static str) -> PageKeys {
    PageKeys { topic, title: Some(title), text }
}
