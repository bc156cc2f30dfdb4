#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Area {
    /// Returns the area without a margin of `gap` pixels on each side.
    pub(super) const fn inset(self, gap: i32) -> Self {
        Self { x: self.x + gap, y: self.y + gap, width: self.width - 2 * gap, height: self.height - 2 * gap }
    }
}
