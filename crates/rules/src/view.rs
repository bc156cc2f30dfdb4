//! The part of a position that an observer may know.

use super::{aruki, chakart, kyo, lusus};

/// The part of a position that an observer may know, typed by game.
///
/// A view answers its player's questions ([`PlayerView`](super::PlayerView)): legal moves,
/// continuations of a partial move, the meaning of typed text. The answers never depend on hidden
/// information, because a view doesn't contain it.
///
/// ```
/// use sealed_move_rules::{Observer, Side, find};
///
/// // White's queen hides on d5. Only White may know the square.
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
    /// Nothing is hidden in Aruki.
    Aruki(aruki::View),
    /// Nothing is hidden in Kyo.
    Kyo(kyo::View),
    /// A queen can be hidden from everyone except her owner.
    Chakart(chakart::View),
    /// Hands, bags and face-down traps are hidden.
    Lusus(lusus::View),
}

impl View {
    /// The view if the side to move did nothing, which shows what the opponent threatens. `None`
    /// where that makes no sense, such as in check or after the end.
    ///
    /// It isn't a position of a game: only its moves mean something.
    #[must_use]
    pub fn after_pass(&self) -> Option<Self> {
        match self {
            Self::Aruki(view) => view.after_pass().map(Self::Aruki),
            Self::Kyo(view) => view.after_pass().map(Self::Kyo),
            Self::Chakart(view) => view.after_pass().map(Self::Chakart),
            Self::Lusus(view) => view.after_pass().map(Self::Lusus),
        }
    }
}
