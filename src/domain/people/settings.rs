//! Settings of a player, and whether pings reach them.

use crate::domain::{QuietHours, ReminderSettings, Timestamp, UserTimeZone};
use sealed_move_rules::Side;

/// Defines an enum whose values are words in commands, in the store and in text keys.
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
            /// All values, the default first.
            pub const ALL: &[Self] = &[Self::$first, $(Self::$value,)*];

            /// Word in commands, in the store and in text keys.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    Self::$first => $first_word,
                    $(Self::$value => $word,)*
                }
            }

            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

choice! {
    /// How a player is pinged.
    Pings {
        /// In the game's channel.
        Channel = "channel",
        /// By direct message.
        Direct = "direct",
        Both = "both",
    }
}

choice! {
    /// Which reminders a player gets.
    Reminders {
        /// After half and after four fifths of the time.
        Both = "both",
        /// After four fifths only.
        Late = "late",
        None = "none",
    }
}

choice! {
    /// Size of the player's private pictures.
    PictureSize {
        /// Like public pictures.
        Usual = "usual",
        /// For slow connections.
        Small = "small",
        /// For large screens.
        Large = "large",
    }
}

choice! {
    /// Layout of the player's private pictures.
    PictureLayout {
        /// A panel beside the board.
        Wide = "wide",
        /// Strips above and below the board, for phones.
        Tall = "tall",
    }
}

choice! {
    /// Whether the player's private pictures show the symbols of pieces.
    PieceSymbols {
        Off = "off",
        /// In a corner of each piece's square.
        On = "on",
    }
}

choice! {
    /// The bottom side of the player's private pictures.
    BoardSide {
        /// The player's side.
        Own = "own",
        /// The side that moves first.
        First = "first",
        /// The side that moves second.
        Second = "second",
    }
}

impl BoardSide {
    /// Returns the bottom side for a player of the side `own`.
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
    /// Whether the player's private boards are written as text.
    TextBoard {
        /// Pictures only.
        Off = "off",
        /// Below the picture.
        Beside = "beside",
        /// Instead of the picture.
        Instead = "instead",
    }
}

choice! {
    /// Whether the bot warns of a king in danger, against low levels and in lessons.
    DangerNotes {
        On = "on",
        Off = "off",
    }
}

choice! {
    /// Whether the player's own mistakes come back as puzzles.
    OwnPuzzles {
        On = "on",
        Off = "off",
    }
}

choice! {
    /// Whose challenges a player accepts.
    Accepts {
        Everybody = "everybody",
        /// Earlier opponents.
        Known = "known",
        Nobody = "nobody",
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    pub pings: Pings,
    pub reminder_settings: ReminderSettings,
    /// Whether every typed move needs confirmation.
    pub confirm: bool,
    /// Theme of private pictures; `None` for the default.
    pub theme: Option<String>,
    pub size: PictureSize,
    pub layout: PictureLayout,
    pub symbols: PieceSymbols,
    pub side: BoardSide,
    pub text: TextBoard,
    pub accepts: Accepts,
    pub danger: DangerNotes,
    pub own_puzzles: OwnPuzzles,
    /// Language tag; `None` follows Discord.
    pub language: Option<String>,
}

/// The language of a player, or of a server's public messages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LanguageChoice {
    /// Tag of the chosen language; `None` follows Discord.
    pub chosen: Option<String>,
    /// Last known Discord locale; `None` for Discord's default.
    pub locale: Option<String>,
}

/// A change of a player's settings; `None` keeps a setting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsChange {
    pub pings: Option<Pings>,
    pub reminders: Option<Reminders>,
    pub zone: Option<UserTimeZone>,
    /// `Some(None)` removes the quiet hours.
    pub quiet: Option<Option<QuietHours>>,
    pub confirm: Option<bool>,
    pub theme: Option<String>,
    pub size: Option<PictureSize>,
    pub layout: Option<PictureLayout>,
    pub symbols: Option<PieceSymbols>,
    pub side: Option<BoardSide>,
    pub text: Option<TextBoard>,
    pub accepts: Option<Accepts>,
    pub danger: Option<DangerNotes>,
    pub own_puzzles: Option<OwnPuzzles>,
    /// `Some(None)` follows Discord.
    pub language: Option<Option<String>>,
}

impl PlayerSettings {
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
            danger: change.danger.unwrap_or(self.danger),
            own_puzzles: change.own_puzzles.unwrap_or(self.own_puzzles),
            language: change.language.unwrap_or(self.language),
        }
    }
}

/// A player's settings, and whether pings reach them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    pub settings: PlayerSettings,
    /// Time of a failed direct message. For some days no other is tried, unless the player asks for
    /// it.
    pub closed: Option<Timestamp>,
    /// Time since which no ping has reached the player; they are told at their next command.
    pub unreached: Option<Timestamp>,
    /// Last known Discord locale; `None` for Discord's default.
    pub locale: Option<String>,
}

impl Preferences {
    #[must_use]
    pub fn language_choice(&self) -> LanguageChoice {
        LanguageChoice { chosen: self.settings.language.clone(), locale: self.locale.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_round_trip() {
        macro_rules! check {
            ($($choice:ident)*) => {$(
                for value in $choice::ALL {
                    assert_eq!($choice::from_word(value.word()), Some(*value));
                }
                assert_eq!($choice::ALL[0], $choice::default());
                assert_eq!($choice::from_word("nonsense"), None);
            )*};
        }
        check! { Pings Reminders PictureSize PictureLayout PieceSymbols BoardSide TextBoard Accepts DangerNotes OwnPuzzles }
    }

    #[test]
    fn omitted_settings_are_kept() {
        let quiet = QuietHours::parse("22-7");
        let change = SettingsChange { quiet: Some(quiet), confirm: Some(true), ..SettingsChange::default() };
        let settings = PlayerSettings::default().changed(change);
        assert!(settings.confirm && settings.reminder_settings.quiet == quiet);
        assert_eq!(settings.clone().changed(SettingsChange::default()), settings);
        let off = SettingsChange { quiet: Some(None), ..SettingsChange::default() };
        assert_eq!(settings.changed(off).reminder_settings.quiet, None);
    }
}
