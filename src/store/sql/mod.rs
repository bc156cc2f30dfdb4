//! The statements of every concern, written once for all databases.
//!
//! Each concern has a file with its SQL, like the traits above. It asks a [`SqlTx`](tx::SqlTx) to run statements,
//! and never knows which database runs them. The statements are what SQLite and PostgreSQL both understand, with
//! parameters as `?1`; what differs is written so that both take it, or replaced by the database that wants it
//! otherwise: its `INDEXED BY` and `json_each` are SQLite's alone.
//!
//! Statements that search a list are constants or functions of their own, so that tests can look at their plans.

pub(super) mod challenges;
pub(super) mod clocks;
mod columns;
pub(super) mod computers;
pub(super) mod dailies;
mod drafts;
mod lessons;
mod match_rows;
pub(super) mod matches;
mod notes;
pub(super) mod outbox;
mod plans;
pub(super) mod players;
mod preferences;
mod processes;
mod puzzles;
pub(super) mod ratings;
pub(super) mod reviews;
pub(super) mod row;
pub(super) mod servers;
pub(super) mod tx;
pub(super) mod value;

/// Values of different types as the parameters of a statement.
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        &[$(&$value as &dyn $crate::store::sql::value::ToColumn),*] as &[&dyn $crate::store::sql::value::ToColumn]
    };
}
use params;
