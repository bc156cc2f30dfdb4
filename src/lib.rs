//! Sealed Move: correspondence play of four chess-like games in Discord.
//!
//! The rules, the pictures and the sandbox are packages of their own below `crates/`. This package
//! makes matches of them. Its modules in the order to read them; each knows only what stands above
//! it, and a test says how much of that:
//!
//! 1. [`config`]: flags, environment and settings file, read once and checked.
//! 2. [`dice`]: chance that anyone can check afterwards.
//! 3. [mod@matches]: what players may do: challenge, play, offer, resign. Decided, not stored.
//! 4. [`clock`]: the time, real or simulated.
//! 5. [`i18n`]: what one observer may know, as sentences in a language.
//! 6. [`replay`]: a match as an animated picture.
//! 7. [`guide`]: the pages that explain the rules, drawn and told.
//! 8. [`referee`]: the rules for other programs, as JSON Lines.
//! 9. [`gamefile`]: a whole match as a plain text file, written and read back.
//! 10. [`ratings`]: what results do to ratings.
//! 11. [`store`]: matches as rows; all SQL lives here.
//! 12. [`service`]: one action at a time: load, decide, commit.
//! 13. [`discord`]: interactions in, messages out.
//! 14. [`jobs`]: what happens without a command: messages sent, clocks looked at.
//! 15. [`metrics`]: the bot's figures and its health over HTTP, for who runs it.
//! 16. [`cli`]: the verbs of the command line, which put the parts together.

pub mod cli;
pub mod clock;
pub mod config;
pub mod dice;
pub mod discord;
pub mod gamefile;
pub mod guide;
pub mod i18n;
pub mod jobs;
pub mod matches;
pub mod metrics;
pub mod ratings;
pub mod referee;
pub mod replay;
pub mod service;
pub mod store;
