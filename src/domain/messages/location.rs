//! The channel or thread of a match, and its fallbacks if that refuses messages.

use crate::domain::{ChannelId, GuildId};

/// The channel in which a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HomeChannel {
    /// `None` in a direct message.
    pub guild: Option<GuildId>,
    /// The channel or thread for notices.
    pub channel: ChannelId,
}

/// Whether a match has its own thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadState {
    /// The match shares its channel with others.
    Shared,
    /// A thread will be created in the channel.
    ThreadWanted,
    /// The channel is the match's thread.
    Thread {
        /// The channel that contains the thread.
        parent: ChannelId,
    },
}

/// The channel of a match, and whether it is a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// The channel or thread for notices.
    pub channel: ChannelId,
    pub thread: ThreadState,
}

/// Reason why a channel doesn't accept messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelProblem {
    /// The channel was deleted.
    Gone,
    /// The bot lacks a permission, or the thread is closed.
    Refused,
}

impl Location {
    /// Returns the fallback for a channel that doesn't accept messages: the parent of a thread,
    /// else the next of the server's game `channels`, else the challenge's channel `origin`. `None`
    /// if there is no other.
    #[must_use]
    pub fn next(
        self,
        problem: ChannelProblem,
        channels: &[ChannelId],
        origin: Option<ChannelId>,
    ) -> Option<Self> {
        if let ThreadState::Thread { parent } = self.thread {
            // A deleted thread is replaced, since someone may just have tidied up. A closed one
            // isn't.
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
    fn a_match_falls_back_to_the_next_channel() {
        let at = |channel| Location { channel, thread: ThreadState::Shared };
        let next = |from, channels: &[ChannelId], origin| {
            at(from).next(ChannelProblem::Gone, channels, origin).map(|location| location.channel)
        };
        assert_eq!(next(A, &[A, B], Some(C)), Some(B));
        assert_eq!(next(B, &[A, B], Some(C)), Some(C));
        assert_eq!(next(C, &[A, B], Some(C)), Some(A));
        // The channel was removed from the list in between.
        assert_eq!(next(ChannelId(9), &[A, B], Some(C)), Some(A));
        assert_eq!(next(ChannelId(9), &[], Some(C)), Some(C));
        assert_eq!(next(A, &[], Some(A)), None);
        assert_eq!(next(A, &[A], None), None);
        let wanted = Location { channel: A, thread: ThreadState::ThreadWanted };
        assert_eq!(wanted.next(ChannelProblem::Refused, &[B], None), Some(Location { channel: B, ..wanted }));
    }

    #[test]
    fn a_thread_falls_back_to_its_parent() {
        let inside = Location { channel: C, thread: ThreadState::Thread { parent: A } };
        let next = |why| inside.next(why, &[B], Some(B));
        assert_eq!(
            next(ChannelProblem::Gone),
            Some(Location { channel: A, thread: ThreadState::ThreadWanted })
        );
        assert_eq!(next(ChannelProblem::Refused), Some(Location { channel: A, thread: ThreadState::Shared }));
    }
}
