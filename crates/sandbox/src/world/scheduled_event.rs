//! A stored event of a server.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::ids::UserId;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ScheduledEvent {
    pub(crate) id: u64,
    pub(super) creator: UserId,
    /// Checked fields, as in Discord's JSON.
    pub(super) fields: Map<String, Value>,
    pub(super) interested: BTreeSet<UserId>,
}
