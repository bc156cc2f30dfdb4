//! What the admins of a server have chosen for the games there, and where a game lives.

use super::vacation::VACATION_DAYS;
use super::{ChannelId, Pace, UserError};

/// As many game channels as a server may have.
pub const CHANNEL_LIMIT: usize = 10;

/// Whether each game gets a thread of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Threads {
    /// Games live side by side in their channel.
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
    /// Where games live: in the first of these that can be used. Where there is none, a game
    /// lives where its challenge was made.
    pub channels: Vec<ChannelId>,
    /// Whether each game gets a thread of its own.
    pub threads: Threads,
    /// Ongoing games that a player may have there; nothing for no limit.
    pub game_limit: Option<u32>,
    /// Open challenges that a player may have there; nothing for no limit.
    pub challenge_limit: Option<u32>,
    /// The pace of a challenge that says none.
    pub pace: Pace,
    /// Days of vacation a year that count there.
    pub vacation_days: u32,
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
        }
    }
}

/// What an admin changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerChange {
    /// Games may live in this channel, too.
    AddChannel(ChannelId),
    /// New games do not live in this channel any more.
    RemoveChannel(ChannelId),
    /// New games live where their challenge is made.
    ClearChannels,
    /// Whether new games get threads.
    Threads(Threads),
    /// How many games and challenges a player may have; what is not said stays, and nothing is no
    /// limit.
    Limits {
        /// Ongoing games.
        games: Option<Option<u32>>,
        /// Open challenges.
        challenges: Option<Option<u32>>,
    },
    /// The pace of a challenge that says none.
    Pace(Pace),
    /// Days of vacation a year.
    VacationDays(u32),
}

impl ServerSettings {
    /// Changes them.
    ///
    /// # Errors
    ///
    /// Refuses more channels than there may be, and to remove one that is none.
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
        }
        Ok(())
    }
}

/// How a match lives in its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadState {
    /// Among others.
    Shared,
    /// In a thread that is still to be made in it.
    ThreadWanted,
    /// The channel is a thread of its own, in this one.
    Thread {
        /// The channel around it.
        parent: ChannelId,
    },
}

/// Where a match lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// The channel or thread where notices go.
    pub channel: ChannelId,
    /// Whether that is a thread.
    pub thread: ThreadState,
}

/// Why a channel does not take messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelProblem {
    /// It is gone.
    Gone,
    /// Messages are refused there.
    Refused,
}

impl Location {
    /// Where a match goes whose channel does not take messages: out of its thread, else to the
    /// next of the server's game `channels`, else to the channel `origin` of its challenge.
    #[must_use]
    pub fn next(
        self,
        why: ChannelProblem,
        channels: &[ChannelId],
        origin: Option<ChannelId>,
    ) -> Option<Self> {
        if let ThreadState::Thread { parent } = self.thread {
            // Who deleted a thread may have tidied up; who closed it wants none there.
            let thread =
                if why == ChannelProblem::Gone { ThreadState::ThreadWanted } else { ThreadState::Shared };
            return Some(Self { channel: parent, thread });
        }
        let mut ring: Vec<_> = channels.to_vec();
        ring.extend(origin.filter(|origin| !channels.contains(origin)));
        let here = ring.iter().position(|channel| *channel == self.channel);
        let after = here.map_or(0, |here| here + 1);
        let (before, later) = ring.split_at(after.min(ring.len()));
        let mut others = later.iter().chain(before).filter(|channel| **channel != self.channel);
        others.next().map(|channel| Self { channel: *channel, ..self })
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

    #[test]
    fn a_match_without_a_channel_goes_to_the_next_and_last_to_where_it_was_agreed_on() {
        let at = |channel| Location { channel, thread: ThreadState::Shared };
        let next = |from, channels: &[ChannelId], origin| {
            at(from).next(ChannelProblem::Gone, channels, origin).map(|lodging| lodging.channel)
        };
        assert_eq!(next(A, &[A, B], Some(C)), Some(B));
        assert_eq!(next(B, &[A, B], Some(C)), Some(C));
        assert_eq!(next(C, &[A, B], Some(C)), Some(A));
        // It was removed from the list meanwhile.
        assert_eq!(next(ChannelId(9), &[A, B], Some(C)), Some(A));
        assert_eq!(next(ChannelId(9), &[], Some(C)), Some(C));
        assert_eq!(next(A, &[], Some(A)), None);
        assert_eq!(next(A, &[A], None), None);
        let wanted = Location { channel: A, thread: ThreadState::ThreadWanted };
        assert_eq!(wanted.next(ChannelProblem::Refused, &[B], None), Some(Location { channel: B, ..wanted }));
    }

    #[test]
    fn out_of_a_thread_a_match_goes_to_the_channel_around_it() {
        let inside = Location { channel: C, thread: ThreadState::Thread { parent: A } };
        let next = |why| inside.next(why, &[B], Some(B));
        assert_eq!(
            next(ChannelProblem::Gone),
            Some(Location { channel: A, thread: ThreadState::ThreadWanted })
        );
        assert_eq!(next(ChannelProblem::Refused), Some(Location { channel: A, thread: ThreadState::Shared }));
    }
}
