//! Tables of the text keys of lessons.

pub(super) struct LessonKeys {
    /// The short name in the rules.
    pub(super) name: &'static str,
    pub(super) title: &'static str,
    /// The key of the explanation and the task.
    pub(super) task: &'static str,
    /// The key of the hint for a wrong try that `wrong` doesn't list.
    pub(super) hint: &'static str,
    /// The key of the reply to a correct try.
    pub(super) done: &'static str,
    /// The keys of the replies to known wrong tries, by their short names in the rules.
    pub(super) wrong: &'static [(&'static str, &'static str)],
}

pub(super) const fn lesson(
    name: &'static str,
    [title, task, hint, done]: [&'static str; 4],
    wrong: &'static [(&'static str, &'static str)],
) -> LessonKeys {
    LessonKeys { name, title, task, hint, done, wrong }
}
