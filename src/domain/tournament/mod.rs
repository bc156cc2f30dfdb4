//! Tournaments: lots, pairings, tables and divisions, as pure functions (`TOURNAMENTS.md`).
//!
//! People are numbers here. All points are halves: a win is 2, a draw 1.

mod cup;
mod divisions;
mod error;
mod ladder;
mod lots;
mod possible_ranks;
mod rounds;
mod standings;
mod swiss;

pub use cup::{CupBracket, CupWin, cup_bracket};
pub use divisions::divisions;
pub use error::TournamentError;
pub use ladder::{LadderEvent, LadderResult, after_event, may_challenge};
pub use lots::{Drum, decider, lot_order};
pub use possible_ranks::{PossibleRanks, possible_ranks};
pub use rounds::{LeagueRound, Pairing, league_rounds};
pub use standings::{Standing, TableGame, TableKind, TablePerson, TableResult, standings};
pub use swiss::{MAX_SWISS_GROUP, SwissPairs, SwissPerson, pair_swiss};
