/// The rulings that a game began with. Later rulings never change a running game.
///
/// Starts and parsed positions use the [newest](Self::NEWEST);
/// [`Position::adopt`](super::Position::adopt) applies older ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rulings {
    /// The rulings of version 0.1.0.
    First,
    /// Adds the draws by quiet moves in Kyo (`rules/kyo.md` R36) and by the limit or without
    /// progress in Chakart (`rules/chakart.md` R33).
    #[default]
    Second,
}

impl Rulings {
    /// The rulings of new games.
    pub const NEWEST: Self = Self::Second;

    /// The number stored with a game, starting at 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the rulings with this number, or `None` if they don't exist.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        [Self::First, Self::Second].into_iter().find(|rulings| rulings.number() == number)
    }
}
