//! Blocks, and their effect on challenges and pings.

use std::sync::Arc;

use crate::domain::{BLOCK_LIMIT, Block, Opponent, OutboxMessage, PlayerId, Seat, Timestamp, UserError};
use crate::service::core::Core;
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, ReadTx, StoreError};

#[derive(Debug)]
pub struct Blocks {
    pub(in crate::service) core: Arc<Core>,
}

impl Blocks {
    /// Blocks a person. Returns `false` if the caller has blocked them already.
    ///
    /// # Errors
    ///
    /// [`UserError::SelfBlock`], [`UserError::BotBlock`], [`UserError::TooManyBlocks`].
    pub fn block(&self, caller: &Caller, person: Opponent) -> Result<bool, Error> {
        if person.player == caller.player {
            return Err(UserError::SelfBlock.into());
        }
        if person.bot {
            return Err(UserError::BotBlock.into());
        }
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        let new = !self.core.has_blocked(&tx, caller.player, person.player)?;
        if new && tx.blocks_of(caller.player)?.len() >= BLOCK_LIMIT {
            return Err(UserError::TooManyBlocks { limit: BLOCK_LIMIT }.into());
        }
        tx.add_block(caller.player, person.player, caller.now)?;
        tx.commit()?;
        Ok(new)
    }

    /// Lifts a block. Returns whether there was one.
    pub fn lift(&self, caller: &Caller, person: PlayerId) -> Result<bool, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        let lifted = tx.lift_block(caller.player, person, &self.core.key.hash(person))?;
        tx.commit()?;
        Ok(lifted)
    }

    /// Lifts the block made at this time of someone who has deleted their data. Returns whether
    /// there was one.
    pub fn lift_kept(&self, caller: &Caller, since: Timestamp) -> Result<bool, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Player(caller.player)])?;
        let lifted = tx.lift_kept_blocks(caller.player, since)?;
        tx.commit()?;
        Ok(lifted)
    }

    /// Returns a player's blocks, newest first.
    pub fn list(&self, player: PlayerId) -> Result<Vec<Block>, Error> {
        Ok(self.core.store.begin_read()?.blocks_of(player)?)
    }

    /// Removes the people who must not hear of a message because they blocked its sender.
    pub fn retain_reachable(
        &self,
        message: &OutboxMessage,
        people: &mut Vec<PlayerId>,
    ) -> Result<(), InternalError> {
        let Some(sender) = message.actor.and_then(Seat::person) else { return Ok(()) };
        if !message.kind.obeys_blocks() || people.is_empty() {
            return Ok(());
        }
        let reading = self.core.store.begin_read()?;
        let mut reachable = Vec::with_capacity(people.len());
        for person in &*people {
            if !self.core.has_blocked(&reading, *person, sender)? {
                reachable.push(*person);
            }
        }
        *people = reachable;
        Ok(())
    }
}

impl Core {
    fn has_blocked(
        &self,
        reading: &ReadTx<'_>,
        player: PlayerId,
        other: PlayerId,
    ) -> Result<bool, StoreError> {
        reading.has_blocked(player, other, &self.key.hash(other))
    }

    /// Checks that neither has blocked the other, before `player` offers or begins a game with
    /// `other`.
    ///
    /// # Errors
    ///
    /// [`UserError::BlockedByYou`]; [`UserError::AcceptsNone`] for a block by `other`, as for their
    /// settings.
    pub(crate) fn check_blocks(
        &self,
        reading: &ReadTx<'_>,
        player: PlayerId,
        other: PlayerId,
    ) -> Result<(), Error> {
        if self.has_blocked(reading, player, other)? {
            return Err(UserError::BlockedByYou.into());
        }
        if self.has_blocked(reading, other, player)? {
            return Err(UserError::AcceptsNone.into());
        }
        Ok(())
    }
}
