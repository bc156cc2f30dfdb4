//! The channel or thread of a match, and where it goes when that takes no messages any more.

use crate::domain::{ChannelId, GuildId};

/// The channel where a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HomeChannel {
    /// The server; `None` in a direct message.
    pub guild: Option<GuildId>,
    /// The channel or thread where notices go.
    pub channel: ChannelId,
}

/// Whether a match has a thread of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadState {
    /// It has none: it shares its channel with others.
    Shared,
    /// A thread is still to be made in its channel.
    ThreadWanted,
    /// Its channel is a thread.
    Thread {
        /// The channel in which the thread is.
        parent: ChannelId,
    },
}

/// Where a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// The channel or thread where notices go.
    pub channel: ChannelId,
    /// Whether it has a thread of its own.
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
    /// Where a match goes when its channel takes no messages: out of its thread into the channel
    /// around it, else to the next of the server's game `channels`, else to the channel `origin` of
    /// its challenge. `None` where there is no other.
    #[must_use]
    pub fn next(
        self,
        problem: ChannelProblem,
        channels: &[ChannelId],
        origin: Option<ChannelId>,
    ) -> Option<Self> {
        if let ThreadState::Thread { parent } = self.thread {
            // Whoever deleted a thread may have tidied up; whoever closed it wants none there.
            let thread =
                if problem == ChannelProblem::Gone { ThreadState::ThreadWanted } else { ThreadState::Shared };
            return Some(Self { channel: parent, thread });
        }
        let mut candidates: Vec<_> = channels.to_vec();
        candidates.extend(origin.filter(|origin| !channels.contains(origin)));
        let here = candidates.iter().position(|channel| *channel == self.channel);
        let after = here.map_or(0, |here| here + 1);
        let (before, later) = candidates.split_at(after.min(candidates.len()));
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
    fn a_match_without_a_channel_goes_to_the_next_and_last_to_where_it_was_agreed_on() {
        let at = |channel| Location { channel, thread: ThreadState::Shared };
        let next = |from, channels: &[ChannelId], origin| {
            at(from).next(ChannelProblem::Gone, channels, origin).map(|location| location.channel)
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
