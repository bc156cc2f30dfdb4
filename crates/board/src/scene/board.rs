//! The board itself: squares, how they are named, and how the picture is divided.

/// A square: file and rank from 0, as counted from the first side's left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    /// The file.
    pub(crate) file: u8,
    /// The rank.
    pub(crate) rank: u8,
}

/// How files and ranks are named at the edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Coordinates {
    /// Files from `a` and ranks from 1, both from the first side's left corner.
    FromOne,
    /// Files from `A` at the first side's right hand, ranks from 0.
    FromZeroTurned,
}

impl Coordinates {
    /// The name of a file of a board of so many files.
    pub(crate) const fn file(self, file: u8, files: u8) -> char {
        match self {
            Self::FromOne => (b'a' + file) as char,
            Self::FromZeroTurned => (b'A' + files - 1 - file) as char,
        }
    }

    /// The number of a rank.
    pub(crate) const fn rank(self, rank: u8) -> u8 {
        match self {
            Self::FromOne => rank + 1,
            Self::FromZeroTurned => rank,
        }
    }

    /// The spot with a name, on a board of so many files and ranks.
    pub(crate) fn spot(self, name: &str, files: u8, ranks: u8) -> Option<Spot> {
        let named = |file: &u8| name.starts_with(self.file(*file, files));
        let file = (0..files).find(named)?;
        let rank = (0..ranks).find(|rank| name[1..] == self.rank(*rank).to_string())?;
        Some(Spot { file, rank })
    }
}

/// The colors that the sides of a game have in every theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ColorScheme {
    /// Bone against umber.
    Bone,
    /// Gold against red, and blue steel that belongs to nobody.
    Gold,
    /// Bone against umber, and colored things that belong to nobody.
    Motley,
    /// Bone against umber, with tiles of several shapes.
    Tiles,
}

impl ColorScheme {
    /// All color schemes.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 4] = [Self::Bone, Self::Gold, Self::Motley, Self::Tiles];
}
