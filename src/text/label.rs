/// A menu entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub name: String,
    /// The consequence, shown in small print.
    pub detail: String,
}
