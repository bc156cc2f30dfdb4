//! Names, settings, ratings and vacations of players, what they can see, and settings of servers.

pub(in crate::domain) mod annulment;
pub(in crate::domain) mod answer_pace;
pub(in crate::domain) mod block;
pub(in crate::domain) mod moderation;
pub(in crate::domain) mod name;
pub(in crate::domain) mod person_hash;
pub(in crate::domain) mod pings;
pub(in crate::domain) mod quiet_hours;
pub(in crate::domain) mod rating;
pub mod rating_bounds;
pub(in crate::domain) mod server;
pub(in crate::domain) mod settings;
pub(in crate::domain) mod sight;
pub mod vacation;
