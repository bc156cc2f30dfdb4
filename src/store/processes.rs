//! The processes that serve one database beside each other, and what one of them alone may do.
//!
//! A process says again and again, by the database's clock, until when it lives. What one had claimed that is no more
//! is free for the others.

use std::time::Duration;

use super::StoreError;
use crate::domain::Timestamp;

/// Tells one process that serves a database from all others, those before it included: a random number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProcessToken(pub u64);

impl ProcessToken {
    /// The token of these random bits.
    #[must_use]
    pub const fn new(bits: u64) -> Self {
        // A column holds a signed number.
        Self(bits >> 1)
    }
}

/// What a process says of itself when it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProcessCard {
    /// Tells it from all others.
    pub token: ProcessToken,
    /// The machine on which it runs.
    pub host: String,
    /// The version of its program.
    pub version: String,
    /// How it hears of interactions: `gateway 0/1`, `http`.
    pub hears: String,
}

/// Reads which processes there are.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ProcessReadTx {
    /// Returns the present by the database's clock.
    fn database_time(&self) -> Result<Timestamp, StoreError>;

    /// Returns the processes that live, those that began first first as far as their numbers tell.
    fn living_processes(&self) -> Result<Vec<ProcessCard>, StoreError>;

    /// Returns where the games went that were in the database; nothing while it serves.
    fn moved_to(&self) -> Result<Option<String>, StoreError>;

    /// Returns what living processes have that only one may have, by name, each with who has it.
    fn held_leases(&self) -> Result<Vec<(String, ProcessToken)>, StoreError>;

    /// Returns whether another process lives that has served the players of all servers since it began.
    fn is_served_beside(&self, process: ProcessToken) -> Result<bool, StoreError>;
}

/// Writes which processes there are.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ProcessWriteTx: ProcessReadTx {
    /// Adds a process that lives for so long; returns its node number, which no other has, nor had within the last
    /// minute. `None` where all of them are taken.
    fn add_process(&self, process: &ProcessCard, life: Duration) -> Result<Option<u16>, StoreError>;

    /// Lets a process live for so long from now on; returns `false` where it is no more.
    fn renew_process(&self, process: ProcessToken, life: Duration) -> Result<bool, StoreError>;

    /// Stores that a process has served players since it began.
    fn note_serving(&self, process: ProcessToken) -> Result<(), StoreError>;

    /// Ends the life of a process.
    fn end_process(&self, process: ProcessToken) -> Result<(), StoreError>;

    /// Frees what processes had claimed that are no more; returns how many they were.
    fn free_claims_of_ended(&self) -> Result<usize, StoreError>;

    /// Gives a process what only one may have, for so long, or for longer where it has it; returns `false` where
    /// another living process has it.
    fn take_lease(&self, name: &str, process: ProcessToken, time: Duration) -> Result<bool, StoreError>;

    /// Takes it from the process, where it has it.
    fn give_lease_back(&self, name: &str, process: ProcessToken) -> Result<(), StoreError>;

    /// Stores where the games went, or that the database serves again.
    fn note_moved(&self, destination: Option<&str>) -> Result<(), StoreError>;

    /// Books so many requests to Discord, one after another with `step` between them, behind all that were booked; an
    /// idle rate lets them run `ahead`. Returns how long to wait before the first.
    fn book_requests(&self, count: u32, step: Duration, ahead: Duration) -> Result<Duration, StoreError>;

    /// Lets no request be booked for so long.
    fn close_requests(&self, time: Duration) -> Result<(), StoreError>;
}
