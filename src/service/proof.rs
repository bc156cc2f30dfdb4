//! The proof of the dice of a match that is over.

use super::look::may_watch;
use super::{Error, Service};
use crate::matches::{Claim, GuildId, Id, PlayerId, Proof, UserError, prove};

impl Service {
    /// Draws all lots of a match again, for whoever may watch it.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, matches that go on (their seed
    /// is a secret), and games that draw no lots.
    pub fn prove(&self, id: Id, player: PlayerId, guild: Option<GuildId>) -> Result<(Claim, Proof), Error> {
        let game = self.store.reading()?.game(id)?.ok_or(UserError::NoSuchMatch)?;
        may_watch(&game, player, guild)?;
        if !game.game.info().chance {
            return Err(UserError::NoLots.into());
        }
        if game.ending.is_none() {
            return Err(UserError::DiceSealed.into());
        }
        let claim = Claim::of(&game).ok_or(UserError::NoLots)?;
        let proof = prove(&claim);
        Ok((claim, proof))
    }
}
