//! Squares, their names, and the colors of a board.

/// A square. File and rank count from 0, starting at the first side's left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) file: u8,
    pub(crate) rank: u8,
}

/// The naming scheme of files and ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Coordinates {
    /// Files from `a` and ranks from 1, both from the first side's left corner.
    FromOne,
    /// Files from `A`, starting at the first side's right hand, and ranks from 0.
    FromZeroTurned,
}

impl Coordinates {
    /// Returns the name of a file on a board with `files` files.
    pub(crate) const fn file(self, file: u8, files: u8) -> char {
        match self {
            Self::FromOne => (b'a' + file) as char,
            Self::FromZeroTurned => (b'A' + files - 1 - file) as char,
        }
    }

    pub(crate) const fn rank(self, rank: u8) -> u8 {
        match self {
            Self::FromOne => rank + 1,
            Self::FromZeroTurned => rank,
        }
    }

    /// Finds a square by name.
    pub(crate) fn spot(self, name: &str, files: u8, ranks: u8) -> Option<Spot> {
        let named = |file: &u8| name.starts_with(self.file(*file, files));
        let file = (0..files).find(named)?;
        let rank = (0..ranks).find(|rank| name[1..] == self.rank(*rank).to_string())?;
        Some(Spot { file, rank })
    }
}

/// The colors of the sides, which are the same in every theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ColorScheme {
    /// Bone against umber.
    Bone,
    /// Gold against red, with neutral blue steel.
    Gold,
    /// Bone against umber, with neutral objects in several colors.
    Motley,
    /// Bone against umber, with tiles in several shapes.
    Tiles,
}

impl ColorScheme {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 4] = [Self::Bone, Self::Gold, Self::Motley, Self::Tiles];
}
