//! Stores acts, and announces them in the tournament's channel.

use super::rows::LoadedSeason;
use crate::domain::tournament::{Act, ActDetail, ActKind};
use crate::domain::{Id, MessageKind, PlayerId, Revision, StatusSubject, Timestamp};
use crate::service::core::Core;
use crate::service::{Error, Tournaments};
use crate::store::{StoreError, WriteTx};

/// The parts of an act that differ.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewAct {
    pub(super) kind: ActKind,
    /// `None` for the bot.
    pub(super) actor: Option<PlayerId>,
    pub(super) person: Option<PlayerId>,
    pub(super) detail: ActDetail,
}

impl Core {
    /// Stores an act and enqueues its announcement.
    pub(super) fn store_act(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        act: NewAct,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let NewAct { kind, actor, person, detail } = act;
        let (id, tournament) = (self.mint.next(now), &loaded.tournament);
        let season = loaded.id();
        tx.insert_act(&Act {
            id,
            tournament: tournament.id,
            season,
            kind,
            actor,
            person,
            detail,
            at: now,
            undone: None,
        })?;
        tx.enqueue(&self.message_about(
            MessageKind::SeasonAct,
            id,
            Revision(0),
            tournament.channel,
            None,
            now,
        ))?;
        tx.request_status(StatusSubject::Season(season), now)
    }
}

impl Tournaments {
    /// Returns an act; `None` if its server was deleted.
    pub fn act(&self, id: Id) -> Result<Option<Act>, Error> {
        Ok(self.core.store.begin_read()?.act(id)?)
    }
}
