//! `/verify` at the desk.

use super::super::limits;
use super::super::reply::{Reply, Response};
use super::lists::fit_first;
use super::{About, COLOUR, CommandError, Desk, Incoming};
use crate::service::MatchFilter;
use crate::words::{self, say};

impl Desk {
    pub(super) fn verify(&self, incoming: &Incoming, game: Option<&str>) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Ended)?;
        let (claim, proof) =
            self.service.views.proof(id, incoming.caller.player, incoming.caller.guild).about(id)?;
        let verdict = words::verdict(&claim, &proof);
        if proof.flaw.is_some() {
            tracing::error!(game = %id, "the dice of a match do not hold");
        }
        let left = limits::EMBED_DESCRIPTION - verdict.chars().count() - 2;
        let draws = fit_first(words::draws(&proof), left);
        Ok(Response::Private(Reply {
            title: say!("verify-title", game = words::game(claim.game.info()), id = id.to_string()),
            body: [verdict, draws].join("\n\n"),
            foot: say!("verify-foot"),
            colour: COLOUR,
            ..Reply::default()
        }))
    }
}
