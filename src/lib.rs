//! Sealed Move: correspondence play of four chess-like games in Discord.
//!
//! The rules, the pictures, the computer players and the sandbox are packages of their own in
//! `crates/`; this package connects them. Its modules in reading order. Each imports only from
//! modules above it, and a test enforces it:
//!
//! 1. [`config`]: options, environment and settings file, read once and checked.
//! 2. [`dice`]: verifiable randomness.
//! 3. [`domain`]: challenges, moves, offers, resignations. Decided, not stored.
//! 4. [`clock`]: the time, real or simulated.
//! 5. [`text`]: the view of one observer as sentences in a language.
//! 6. [`replay`]: a match as an animated picture.
//! 7. [`guide`]: the rules pages with their pictures.
//! 8. [`referee`]: the rules for other programs, as JSON Lines.
//! 9. [`gamefile`]: a whole match as a plain text file, written and read back.
//! 10. [`ratings`]: rating changes after results.
//! 11. [`store`]: matches as rows; all SQL is here.
//! 12. [`service`]: one action at a time: load, decide, commit.
//! 13. [`bot`]: the running process: thread pool, lease, health, metrics, caches.
//! 14. [`discord`]: interactions in, messages out.
//! 15. [`jobs`]: background work: sending messages, watching clocks.
//! 16. [`cli`]: the commands of the program, which connect the parts.

pub mod bot;
pub mod cli;
pub mod clock;
pub mod config;
pub mod dice;
pub mod discord;
pub mod domain;
pub mod gamefile;
pub mod guide;
pub mod jobs;
pub mod ratings;
pub mod referee;
pub mod replay;
pub mod service;
pub mod store;
pub mod text;
