//! Tournaments: lots, pairings, tables, divisions and the due steps of a season, as pure functions
//! (`TOURNAMENTS.md`).
//!
//! People are numbers in tables and pairings. All points are halves: a win is 2, a draw 1.

mod act;
mod cup;
mod cup_season;
mod divisions;
mod error;
mod ladder;
pub(super) mod ladder_obstacle;
mod ladder_season;
mod league;
mod lots;
mod possible_ranks;
mod rounds;
mod schedule;
mod season;
mod standings;
mod start;
mod swiss;
mod swiss_season;

pub use act::{Act, ActDetail, ActKind};
pub use cup::{CupBracket, CupWin, cup_bracket};
pub use cup_season::{Cup, CupPair};
pub use divisions::{Movement, divisions, movement};
pub use error::TournamentError;
pub use ladder::{LadderEvent, LadderResult, after_event, may_challenge};
pub use ladder_obstacle::LadderObstacle;
pub use ladder_season::{LADDER_MEMORY_DAYS, LADDER_REST_DAYS, ladder_sides};
pub use league::{
    CUP_SIZES, KindTerms, MAX_NAME, MAX_PEOPLE, MAX_TOURNAMENTS, SEASON_WEEKS, START_DAYS, Tournament,
    TournamentKind, TournamentTerms, check_start, default_weeks, game_pace, league_paces,
};
pub use lots::{Drum, decider, game_seed, lot_order};
pub use possible_ranks::{PossibleRanks, possible_ranks};
pub use rounds::{LeagueRound, Pairing, league_rounds};
pub use schedule::{SeasonNow, SeasonPlan, SeasonRows, SeasonStep};
pub use season::{
    ANNOUNCE_DAYS, BREAK_DAYS, Entry, EntryState, GAME_VACATION_DAYS, IDLE_DAYS, LadderGame, MAX_LATE,
    MAX_POSTPONED, MIN_PEOPLE, Season, SeasonClock, SeasonGame, SeasonPair, SeasonSeat, SeasonState,
    barred_until, season_vacations, table_result,
};
pub use standings::{Standing, TableGame, TableKind, TablePerson, TableResult, standings};
pub use start::{Entrant, StartedSeason, start_by_lot, start_league};
pub use swiss::{MAX_SWISS_GROUP, SwissPairs, SwissPerson, pair_swiss};
pub use swiss_season::{Swiss, SwissDraw};
