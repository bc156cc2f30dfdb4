//! What the admins of a server have chosen for the games there.

use super::vacation::VACATION_DAYS;
use crate::domain::{ChannelId, Pace, UserError};

/// The most game channels that a server may have.
pub const CHANNEL_LIMIT: usize = 10;

/// Whether each game gets a thread of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Threads {
    /// Games share their channel.
    #[default]
    Off,
    /// Each game that begins gets one.
    On,
}

impl Threads {
    /// Both.
    pub const ALL: [Self; 2] = [Self::On, Self::Off];

    /// The word in commands, in the store and in the catalogue.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }

    /// The choice that `word` stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.word() == word)
    }
}

/// What the admins of a server have chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// Where games are played: in the first of these that can be used. Where there is none, a game
    /// is played where its challenge was made.
    pub channels: Vec<ChannelId>,
    /// Whether each game gets a thread of its own.
    pub threads: Threads,
    /// The most ongoing games of a player there; `None` for no limit.
    pub game_limit: Option<u32>,
    /// The most open challenges of a player there; `None` for no limit.
    pub challenge_limit: Option<u32>,
    /// The pace of a challenge that names none.
    pub pace: Pace,
    /// Days of vacation a year that pause clocks there.
    pub vacation_days: u32,
    /// The tag of the language of public messages; nothing for that of the server's Discord.
    pub language: Option<String>,
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            channels: Vec::new(),
            threads: Threads::Off,
            game_limit: None,
            challenge_limit: None,
            pace: Pace::DEFAULT,
            vacation_days: VACATION_DAYS,
            language: None,
        }
    }
}

/// What an admin changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerChange {
    /// Games may be played in this channel, too.
    AddChannel(ChannelId),
    /// New games are not played in this channel any more.
    RemoveChannel(ChannelId),
    /// New games are played where their challenge is made.
    ClearChannels,
    /// Whether new games get threads.
    Threads(Threads),
    /// How many games and challenges a player may have: `None` stays as it is, `Some(None)` is no
    /// limit.
    Limits {
        /// Ongoing games.
        games: Option<Option<u32>>,
        /// Open challenges.
        challenges: Option<Option<u32>>,
    },
    /// The pace of a challenge that names none.
    Pace(Pace),
    /// Days of vacation a year.
    VacationDays(u32),
    /// The tag of the language of public messages, or that it is the one of the server's Discord.
    Language(Option<String>),
}

impl ServerSettings {
    /// Makes a change.
    ///
    /// # Errors
    ///
    /// Refuses more than [`CHANNEL_LIMIT`] channels, and to remove one that is no game channel.
    pub fn change(&mut self, change: ServerChange) -> Result<(), UserError> {
        match change {
            ServerChange::AddChannel(channel) if self.channels.contains(&channel) => {}
            ServerChange::AddChannel(_) if self.channels.len() >= CHANNEL_LIMIT => {
                return Err(UserError::TooManyChannels { most: CHANNEL_LIMIT });
            }
            ServerChange::AddChannel(channel) => self.channels.push(channel),
            ServerChange::RemoveChannel(channel) if !self.channels.contains(&channel) => {
                return Err(UserError::NoGameChannel);
            }
            ServerChange::RemoveChannel(channel) => self.channels.retain(|known| *known != channel),
            ServerChange::ClearChannels => self.channels.clear(),
            ServerChange::Threads(threads) => self.threads = threads,
            ServerChange::Limits { games, challenges } => {
                self.game_limit = games.unwrap_or(self.game_limit);
                self.challenge_limit = challenges.unwrap_or(self.challenge_limit);
            }
            ServerChange::Pace(pace) => self.pace = pace,
            ServerChange::VacationDays(days) => self.vacation_days = days,
            ServerChange::Language(language) => self.language = language,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: ChannelId = ChannelId(1);
    const B: ChannelId = ChannelId(2);
    const C: ChannelId = ChannelId(3);

    #[test]
    fn channels_are_added_once_in_order_and_not_without_end() {
        let mut settings = ServerSettings::default();
        for channel in [B, A, B] {
            settings.change(ServerChange::AddChannel(channel)).unwrap();
        }
        assert_eq!(settings.channels, [B, A]);
        assert_eq!(settings.change(ServerChange::RemoveChannel(C)), Err(UserError::NoGameChannel));
        settings.change(ServerChange::RemoveChannel(B)).unwrap();
        assert_eq!(settings.channels, [A]);
        for channel in 2..=10 {
            settings.change(ServerChange::AddChannel(ChannelId(channel))).unwrap();
        }
        let more = settings.change(ServerChange::AddChannel(ChannelId(11)));
        assert_eq!(more, Err(UserError::TooManyChannels { most: 10 }));
        settings.change(ServerChange::ClearChannels).unwrap();
        assert!(settings.channels.is_empty());
    }

    #[test]
    fn a_limit_that_is_not_said_stays() {
        let mut settings = ServerSettings::default();
        settings.change(ServerChange::Limits { games: Some(Some(5)), challenges: None }).unwrap();
        settings.change(ServerChange::Limits { games: None, challenges: Some(Some(2)) }).unwrap();
        assert_eq!((settings.game_limit, settings.challenge_limit), (Some(5), Some(2)));
        settings.change(ServerChange::Limits { games: Some(None), challenges: None }).unwrap();
        assert_eq!((settings.game_limit, settings.challenge_limit), (None, Some(2)));
    }
}
