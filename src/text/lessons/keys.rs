//! How the texts of lessons are listed.

/// The keys of a lesson.
pub(super) struct LessonKeys {
    /// Its short name in the rules.
    pub(super) name: &'static str,
    /// Its title.
    pub(super) title: &'static str,
    /// What it teaches, and its task.
    pub(super) task: &'static str,
    /// What helps where a try was wrong for no known reason.
    pub(super) hint: &'static str,
    /// What is said when the task is done.
    pub(super) done: &'static str,
    /// What is said to known wrong tries, by their short names in the rules.
    pub(super) wrong: &'static [(&'static str, &'static str)],
}

pub(super) const fn lesson(
    name: &'static str,
    [title, task, hint, done]: [&'static str; 4],
    wrong: &'static [(&'static str, &'static str)],
) -> LessonKeys {
    LessonKeys { name, title, task, hint, done, wrong }
}
