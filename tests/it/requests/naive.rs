//! A naive second implementation of the bounds on pings.

use std::collections::BTreeMap;

use sealed_move::domain::{Id, RequestKind};

use super::HOUR_MS;

pub(super) const DAY_MS: i64 = 24 * HOUR_MS;

/// A request as the model remembers it. A deletion changes nothing here.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) at: i64,
    pub(super) sender: u64,
    pub(super) recipient: Option<u64>,
    pub(super) kind: RequestKind,
    pub(super) game: &'static str,
    pub(super) subject: Id,
    pub(super) channel: u64,
    /// The sender's completed moves in the match.
    pub(super) moves: Option<u32>,
    pub(super) pinged: bool,
    pub(super) declined: Option<i64>,
    pub(super) begun: bool,
    pub(super) played: bool,
}

#[derive(Default)]
pub(super) struct Model {
    pub(super) asked: Vec<Asked>,
    /// Completed moves by match and side.
    pub(super) moves: BTreeMap<(Id, u64), u32>,
}

impl Model {
    fn count(&self, now: i64, window: i64, fits: impl Fn(&Asked) -> bool) -> usize {
        self.asked
            .iter()
            .rev()
            .take_while(|asked| asked.at > now - window)
            .filter(|asked| fits(asked))
            .count()
    }

    /// Whether a request may ping.
    pub(super) fn pings(&self, new: &Asked) -> bool {
        let Some(recipient) = new.recipient else { return false };
        let now = new.at;
        let from = |asked: &Asked| asked.pinged && asked.sender == new.sender;
        let to = |asked: &Asked| asked.pinged && asked.recipient == Some(recipient);
        let challenge = |kind| matches!(kind, RequestKind::Challenge | RequestKind::Rematch);
        let repeated = if let Some(moves) = new.moves {
            self.asked.iter().any(|asked| {
                from(asked)
                    && asked.subject == new.subject
                    && asked.kind == new.kind
                    && asked.moves >= Some(moves)
            })
        } else {
            self.count(now, DAY_MS, |asked| {
                from(asked) && to(asked) && challenge(asked.kind) && asked.game == new.game && !asked.played
            }) > 0
        };
        !repeated
            && self.count(now, HOUR_MS, |asked| from(asked) && to(asked)) < 3
            && self.count(now, DAY_MS, |asked| from(asked) && to(asked)) < 8
            && self.count(now, HOUR_MS, from) < 12
            && self.count(now, DAY_MS, from) < 40
            && self.count(now, HOUR_MS, to) < 10
            && self.count(now, DAY_MS, to) < 30
    }

    /// Whether the sender may post another request in the channel.
    pub(super) fn fits_channel(&self, now: i64, sender: u64, channel: u64) -> bool {
        self.count(now, HOUR_MS, |asked| asked.sender == sender && asked.channel == channel && !asked.begun)
            < 20
    }
}
