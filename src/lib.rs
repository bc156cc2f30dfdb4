//! Sealed Move: correspondence play of four chess-like games in Discord.
//!
//! Modules in the order to read them; each knows only what stands above it:
//!
//! 1. [`rules`]: the games themselves, pure.
//! 2. [`i18n`] and [`board`]: what one observer may know, as sentences and as pictures.
//! 3. [`dice`]: lots that can be checked afterwards.
//! 4. [mod@matches]: what players may do with a game: challenge, play, offer, resign. Decided, not stored.
//!    [`record`]: a whole game as a plain text file, written and read back; [`film`]: as pictures.
//!    [`guide`]: the pages of the rules, drawn and told.
//! 5. [`store`]: matches as rows; all SQL lives here.
//! 6. [`service`]: one deed at a time: load, decide, commit.
//! 7. [`discord`]: interactions in, messages out.
//!    [`metrics`]: its figures and its health, for those who run it.
//! 8. [`cli`] and [`config`]: which of all that runs, and with which settings.
//!
//! [`sandbox`] stands apart: a Discord-compatible server at home. It knows no game.

pub mod cli;
pub mod clock;
pub mod config;
pub mod dice;
pub mod discord;
pub mod gamefile;
pub mod guide;
pub mod i18n;
pub mod matches;
pub mod metrics;
pub mod ratings;
pub mod referee;
pub mod replay;
pub mod service;
pub mod store;
pub mod words;
