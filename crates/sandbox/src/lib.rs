//! A Discord-compatible server on this machine, with simulated people and a chat page, to develop and test bots.
//!
//! It serves REST v10 and gateway v10 for bots, the requests of Discord's client for people, and the page, on
//! 127.0.0.1 alone. It knows no bot and no game.
//!
//! [`Sandbox::start`] starts one inside another program; the binary `discord-at-home` is a sandbox of its own.
//!
//! ```
//! use discord_at_home::{Options, Sandbox};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let sandbox = Sandbox::start(Options::default()).await?;
//! println!("{} {}", sandbox.origin(), sandbox.bot_token());
//! sandbox.stop().await?;
//! # Ok(())
//! # }
//! ```
//!
//! Inside, `world` decides what happens and knows no network; `rest` and `gateway` connect it to clients; `validate`
//! holds Discord's limits.
//!
//! It offers no voice, reactions, pins, webhooks, moderation or rate limits.

mod attachments;
mod clock;
mod errors;
mod faults;
mod gateway;
mod guard;
mod ids;
mod listen;
mod options;
mod page;
mod persist;
mod rest;
mod sandbox;
mod shared;
mod traffic;
mod validate;
mod world;

pub use self::faults::{Faults, FaultsError};
pub use self::options::{Options, StartError, StopError};
pub use self::persist::LoadError;
pub use self::sandbox::{Disturbance, Sandbox};
pub use self::traffic::Exchange;
