//! Settings of a server, chosen by its admins.

use super::vacation::VACATION_DAYS;
use crate::domain::{ChannelId, MAX_OPEN_CHALLENGE_LIMIT, OPEN_CHALLENGE_LIMIT, Pace, RoleId, UserError};

/// Maximum number of game channels per server.
pub const CHANNEL_LIMIT: usize = 10;

/// Whether each game gets its own thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Threads {
    /// Games share their channel.
    #[default]
    Off,
    /// Each new game gets a thread.
    On,
}

impl Threads {
    pub const ALL: [Self; 2] = [Self::On, Self::Off];

    /// Word in commands, in the store and in text keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.word() == word)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// Game channels; games are played in the first usable one. If empty, a game is played in the
    /// channel of its challenge.
    pub channels: Vec<ChannelId>,
    pub threads: Threads,
    /// Maximum ongoing games per player; `None` for no limit.
    pub game_limit: Option<u32>,
    /// Maximum open challenges per player, 1 to [`MAX_OPEN_CHALLENGE_LIMIT`].
    pub challenge_limit: u32,
    /// Default pace of challenges.
    pub pace: Pace,
    /// Yearly vacation days that pause clocks in this server.
    pub vacation_days: u32,
    /// Language tag of public messages; `None` follows Discord.
    pub language: Option<String>,
    /// The role whose members organize tournaments, besides the admins.
    pub organizer: Option<RoleId>,
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            channels: Vec::new(),
            threads: Threads::Off,
            game_limit: None,
            challenge_limit: OPEN_CHALLENGE_LIMIT,
            pace: Pace::DEFAULT,
            vacation_days: VACATION_DAYS,
            language: None,
            organizer: None,
        }
    }
}

/// A change by an admin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerChange {
    AddChannel(ChannelId),
    /// Ongoing games stay in the channel.
    RemoveChannel(ChannelId),
    /// New games are played in the channel of their challenge.
    ClearChannels,
    Threads(Threads),
    /// Limits per player; `None` keeps a limit.
    Limits {
        /// Ongoing games; `Some(None)` removes the limit.
        games: Option<Option<u32>>,
        /// Open challenges.
        challenges: Option<u32>,
    },
    /// Default pace of challenges.
    Pace(Pace),
    /// Yearly vacation days.
    VacationDays(u32),
    /// Language tag of public messages; `None` follows Discord.
    Language(Option<String>),
    /// The role whose members organize tournaments; `None` for admins only.
    Organizer(Option<RoleId>),
}

impl ServerSettings {
    /// # Errors
    ///
    /// [`UserError::TooManyChannels`] beyond [`CHANNEL_LIMIT`], [`UserError::NoGameChannel`] when
    /// removing an unknown channel.
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
                let challenges = challenges.unwrap_or(self.challenge_limit);
                self.challenge_limit = challenges.clamp(1, MAX_OPEN_CHALLENGE_LIMIT);
            }
            ServerChange::Pace(pace) => self.pace = pace,
            ServerChange::VacationDays(days) => self.vacation_days = days,
            ServerChange::Language(language) => self.language = language,
            ServerChange::Organizer(role) => self.organizer = role,
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
    fn channels_are_unique_ordered_and_limited() {
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
    fn an_omitted_limit_is_kept() {
        let mut settings = ServerSettings::default();
        settings.change(ServerChange::Limits { games: Some(Some(5)), challenges: None }).unwrap();
        assert_eq!((settings.game_limit, settings.challenge_limit), (Some(5), 20));
        settings.change(ServerChange::Limits { games: None, challenges: Some(2) }).unwrap();
        assert_eq!((settings.game_limit, settings.challenge_limit), (Some(5), 2));
        settings.change(ServerChange::Limits { games: Some(None), challenges: None }).unwrap();
        assert_eq!((settings.game_limit, settings.challenge_limit), (None, 2));
    }

    #[test]
    fn open_challenges_are_always_limited() {
        let mut settings = ServerSettings::default();
        for (wanted, limit) in [(0, 1), (50, 50), (51, 50)] {
            settings.change(ServerChange::Limits { games: None, challenges: Some(wanted) }).unwrap();
            assert_eq!(settings.challenge_limit, limit);
        }
    }
}
