//! Moves that players planned as replies.

use super::StoreError;
use crate::domain::{Id, Plan, PlayerId, Revision};

/// Reads plans.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait PlanReadTx {
    /// Returns the plans of a player in a match, the oldest first.
    fn plans_of(&self, match_id: Id, player: PlayerId) -> Result<Vec<Plan>, StoreError>;
}

/// Writes plans.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait PlanWriteTx: PlanReadTx {
    /// Stores a new plan.
    fn insert_plan(&self, plan: &Plan) -> Result<(), StoreError>;

    /// Deletes a plan and those that continue it.
    fn delete_plan(&self, id: Id) -> Result<(), StoreError>;

    /// Goes on after a plan was played: those that continue it reply to the move after the revision `base`,
    /// and the player's other plans in that match are deleted.
    fn advance_plans(&self, played: &Plan, base: Revision) -> Result<(), StoreError>;

    /// Deletes the plans of a player in a match.
    fn delete_plans(&self, match_id: Id, player: PlayerId) -> Result<(), StoreError>;
}
