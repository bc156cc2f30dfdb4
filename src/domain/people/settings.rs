//! What a player has chosen for themselves, and whether they can be reached.

use crate::domain::{QuietHours, ReminderSettings, Timestamp, UserTimeZone};
use sealed_move_rules::Side;

/// An enum whose values are words in commands, in the store and in the catalogue.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident = $first_word:literal,
       $($(#[$value_doc:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$value_doc])* $value,)*
        }

        impl $name {
            /// All of them, the usual one first.
            pub const ALL: &[Self] = &[Self::$first, $(Self::$value,)*];

            /// The word in commands, in the store and in the catalogue.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    Self::$first => $first_word,
                    $(Self::$value => $word,)*
                }
            }

            /// The value that `word` stands for.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

choice! {
    /// Where a player is pinged.
    Pings {
        /// In the game's channel.
        Channel = "channel",
        /// By direct message.
        Direct = "direct",
        /// In both places.
        Both = "both",
    }
}

choice! {
    /// Which reminders a player gets.
    Reminders {
        /// At half and at four fifths of the time.
        Both = "both",
        /// At four fifths only.
        Late = "late",
        /// None.
        None = "none",
    }
}

choice! {
    /// How large a player's own pictures are.
    PictureSize {
        /// As the public ones.
        Usual = "usual",
        /// For slow connections.
        Small = "small",
        /// For large screens.
        Large = "large",
    }
}

choice! {
    /// How a player's own pictures are divided.
    PictureLayout {
        /// A panel beside the board.
        Wide = "wide",
        /// Strips above and below it, for phones.
        Tall = "tall",
    }
}

choice! {
    /// Whether the symbols of pieces stand in a player's own pictures.
    PieceSymbols {
        /// They do not.
        Off = "off",
        /// Each in a corner of its square.
        On = "on",
    }
}

choice! {
    /// Which side is at the bottom of a player's own pictures.
    BoardSide {
        /// Their own.
        Own = "own",
        /// The one that moves first.
        First = "first",
        /// The other one.
        Second = "second",
    }
}

impl BoardSide {
    /// The side at the bottom, where it would be `own`.
    #[must_use]
    pub const fn side(self, own: Side) -> Side {
        match self {
            Self::Own => own,
            Self::First => Side::First,
            Self::Second => Side::Second,
        }
    }
}

choice! {
    /// Whether a player's own boards are written as text.
    TextBoard {
        /// Pictures only.
        Off = "off",
        /// Under the picture.
        Beside = "beside",
        /// In place of the picture.
        Instead = "instead",
    }
}

choice! {
    /// Whose challenges a player accepts.
    Accepts {
        /// Everyone's.
        Everybody = "everybody",
        /// Of people with whom they have played.
        Known = "known",
        /// No one's.
        Nobody = "nobody",
    }
}

/// What a player has chosen for themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    /// Where they are pinged.
    pub pings: Pings,
    /// When they are reminded.
    pub reminder_settings: ReminderSettings,
    /// Whether each move that they type asks for a confirmation.
    pub confirm: bool,
    /// The name of a theme for their own pictures; the usual one where there is none.
    pub theme: Option<String>,
    /// How large their own pictures are.
    pub size: PictureSize,
    /// How these are divided.
    pub layout: PictureLayout,
    /// Whether the symbols of pieces stand in them.
    pub symbols: PieceSymbols,
    /// Which side is at their bottom.
    pub side: BoardSide,
    /// Whether their boards are written as text.
    pub text: TextBoard,
    /// Whose challenges they accept.
    pub accepts: Accepts,
    /// The tag of the language that they read; nothing for that of their Discord.
    pub language: Option<String>,
}

/// What decides which language a person reads, or everyone in a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LanguageChoice {
    /// The tag of the language that was chosen; nothing where it follows Discord.
    pub chosen: Option<String>,
    /// The locale of their Discord as last seen; nothing for the usual one.
    pub locale: Option<String>,
}

/// A change of a player's settings; what is `None` stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsChange {
    pub pings: Option<Pings>,
    pub reminders: Option<Reminders>,
    pub zone: Option<UserTimeZone>,
    /// The quiet hours, or that there are none.
    pub quiet: Option<Option<QuietHours>>,
    pub confirm: Option<bool>,
    pub theme: Option<String>,
    pub size: Option<PictureSize>,
    pub layout: Option<PictureLayout>,
    pub symbols: Option<PieceSymbols>,
    pub side: Option<BoardSide>,
    pub text: Option<TextBoard>,
    pub accepts: Option<Accepts>,
    /// The language, or that it is the one of their Discord.
    pub language: Option<Option<String>>,
}

impl PlayerSettings {
    /// The settings after a change.
    #[must_use]
    pub fn changed(self, change: SettingsChange) -> Self {
        Self {
            pings: change.pings.unwrap_or(self.pings),
            reminder_settings: ReminderSettings {
                reminders: change.reminders.unwrap_or(self.reminder_settings.reminders),
                zone: change.zone.unwrap_or(self.reminder_settings.zone),
                quiet: change.quiet.unwrap_or(self.reminder_settings.quiet),
            },
            confirm: change.confirm.unwrap_or(self.confirm),
            theme: change.theme.or(self.theme),
            size: change.size.unwrap_or(self.size),
            layout: change.layout.unwrap_or(self.layout),
            symbols: change.symbols.unwrap_or(self.symbols),
            side: change.side.unwrap_or(self.side),
            text: change.text.unwrap_or(self.text),
            accepts: change.accepts.unwrap_or(self.accepts),
            language: change.language.unwrap_or(self.language),
        }
    }
}

/// A player's settings, and whether they can be reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// What they chose.
    pub settings: PlayerSettings,
    /// When a direct message to them failed; for some days none is tried unless they ask for it.
    pub closed: Option<Timestamp>,
    /// When no ping reached them in any way; they are told at their next command.
    pub unreached: Option<Timestamp>,
    /// The locale of their Discord as last seen; nothing for the usual one.
    pub locale: Option<String>,
}

impl Preferences {
    /// What decides their language.
    #[must_use]
    pub fn language_choice(&self) -> LanguageChoice {
        LanguageChoice { chosen: self.settings.language.clone(), locale: self.locale.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_read_as_it_is_written() {
        macro_rules! check {
            ($($choice:ident)*) => {$(
                for value in $choice::ALL {
                    assert_eq!($choice::from_word(value.word()), Some(*value));
                }
                assert_eq!($choice::ALL[0], $choice::default());
                assert_eq!($choice::from_word("nonsense"), None);
            )*};
        }
        check! { Pings Reminders PictureSize PictureLayout PieceSymbols BoardSide TextBoard Accepts }
    }

    #[test]
    fn what_is_not_said_stays() {
        let quiet = QuietHours::parse("22-7");
        let change = SettingsChange { quiet: Some(quiet), confirm: Some(true), ..SettingsChange::default() };
        let settings = PlayerSettings::default().changed(change);
        assert!(settings.confirm && settings.reminder_settings.quiet == quiet);
        assert_eq!(settings.clone().changed(SettingsChange::default()), settings);
        let off = SettingsChange { quiet: Some(None), ..SettingsChange::default() };
        assert_eq!(settings.changed(off).reminder_settings.quiet, None);
    }
}
