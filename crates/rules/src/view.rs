//! What one observer may know of a position.

use super::{aruki, chakart, kyo, lusus};

/// What one observer may know of a position, typed per game.
///
/// A view answers what its player may ask ([`PlayerView`](super::PlayerView)): which moves are
/// legal, what may follow the beginning of a move, what a typed text means. The answers never
/// depend on what the view does not hold.
///
/// ```
/// use sealed_move_rules::{Observer, Side, find};
///
/// // White's queen hides on d5: only its owner may know the square.
/// let text = r#"k7/8/3p4/3I3q/8/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#;
/// let position = find("chakart").unwrap().parse(text).unwrap();
/// assert_eq!(position.view(Observer::Player(Side::First)).text(), text);
/// let hidden = r#"k7/8/3p4/7q/8/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#;
/// assert_eq!(position.view(Observer::Player(Side::Second)).text(), hidden);
/// assert_eq!(position.view(Observer::Public).text(), hidden);
/// ```
#[allow(clippy::large_enum_variant, reason = "views are few, and made for one answer")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// A view of Aruki, which has no secrets.
    Aruki(aruki::View),
    /// A view of Kyo, which has no secrets.
    Kyo(kyo::View),
    /// A view of Chakart, which hides a queen from all but her owner.
    Chakart(chakart::View),
    /// A view of Lusus, which hides hands, bags and face-down traps.
    Lusus(lusus::View),
}

impl View {
    /// A move's notation without what its rolls did.
    #[must_use]
    pub fn without_rolls<'a>(&self, notation: &'a str) -> &'a str {
        match self {
            Self::Aruki(_) | Self::Kyo(_) => notation,
            Self::Chakart(_) => chakart::notation::without_rolls(notation),
            Self::Lusus(_) => notation.split_once(" |").map_or(notation, |(chosen, _)| chosen),
        }
    }
}
