//! Discord: interactions in, messages out.
//!
//! [`desk`] and [`notice`] decide what is said, as plain data; [`answer`], [`deliver`] and [`bot`]
//! are the thin side that knows serenity's connection.

mod answer;
mod bot;
pub mod buttons;
pub mod commands;
mod deliver;
pub mod desk;
mod http;
pub mod limits;
mod notice;
mod register;
pub mod reply;
mod shards;

pub use bot::Bot;
pub use http::{ConnectError, Server, check, client};
