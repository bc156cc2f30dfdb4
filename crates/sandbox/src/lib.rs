//! A local Discord emulator with simulated users and a chat page, for developing and testing bots.
//!
//! It serves REST v10 and gateway v10 to bots, the Discord client's requests to users, and the
//! page, on 127.0.0.1 only. It isn't specific to any bot or game.
//!
//! [`Sandbox::start`] embeds it in another program; the binary `discord-at-home` runs it
//! standalone.
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
//! Internally, `world` is the model and does no I/O, `sessions` route events to clients, and
//! `shared` puts both under one lock. `rest` and `gateway` connect them to clients, and `validate`
//! contains Discord's limits.
//!
//! The README lists the supported operations. All others return 501 with a message, see
//! `rest/offered.rs`. Tests use the control API under `/sandbox/v1`, see `rest/control`.

#![warn(missing_docs)]

pub mod arguments;
mod attachments;
mod callbacks;
mod clock;
mod disturbance;
mod emoji;
mod errors;
mod faults;
mod form;
mod gateway;
mod guard;
mod ids;
mod listen;
mod member_requests;
mod options;
mod outgoing;
mod page;
mod persist;
mod rate_limits;
mod recording;
mod rest;
mod sandbox;
mod serve;
mod sessions;
mod shared;
mod signing;
mod tls;
mod traffic;
mod validate;
mod world;
mod world_file;

pub use self::faults::{Faults, FaultsError};
pub use self::options::{FollowingClock, Options, StartError, StopError, Tls, Welcome, WelcomeAction};
pub use self::persist::LoadError;
pub use self::sandbox::Sandbox;
pub use self::world_file::WorldFileError;

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    /// Forbidden names, split so that this list doesn't match itself.
    const NAMES: [(&str, &str); 7] = [
        ("aru", "ki"),
        ("ky", "o"),
        ("chak", "art"),
        ("lus", "us"),
        ("sealed", "_move"),
        ("sealed", "-move"),
        ("sealed", " move"),
    ];

    fn files_below(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
    }

    #[test]
    fn the_crate_mentions_no_game_or_embedding_program() {
        let files = files_below(Path::new(env!("CARGO_MANIFEST_DIR")));
        assert!(files.len() > 50, "only {} files were found", files.len());
        for path in files {
            let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).to_lowercase();
            for (start, end) in NAMES {
                let name = format!("{start}{end}");
                let is_word = |(at, _): (usize, &str)| {
                    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
                    !letter(text[..at].chars().next_back()) && !letter(text[at + name.len()..].chars().next())
                };
                assert!(!text.match_indices(&name).any(is_word), "{} names {name}", path.display());
            }
        }
    }
}
