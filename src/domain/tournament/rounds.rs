//! The rounds of a league's division (`TOURNAMENTS.md` §3).

use super::error::{TournamentError, check_count};

/// Two lots of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub first: u32,
    pub second: u32,
}

impl Pairing {
    const fn lower(self) -> u32 {
        if self.first < self.second { self.first } else { self.second }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueRound {
    /// Milliseconds of season time after the start.
    pub due_ms: u64,
    /// Lower lots first.
    pub games: Vec<Pairing>,
}

/// Minimum and maximum size of a division.
pub(super) const DIVISION_SIZES: (usize, usize) = (4, 8);

/// Pairs the lots 1 to `count` of a division: everyone meets everyone else once.
///
/// # Errors
///
/// [`TournamentError::Count`] unless `count` is 4 to 8.
pub fn league_rounds(count: u32, season_ms: u64) -> Result<Vec<LeagueRound>, TournamentError> {
    check_count(count as usize, DIVISION_SIZES.0, DIVISION_SIZES.1)?;
    let even = count + count % 2;
    let last = even - 1;
    let mut rounds: Vec<_> = (1..=last)
        .map(|round| LeagueRound { due_ms: due(round, last, season_ms), games: Vec::new() })
        .collect();
    for lower in 1..count {
        for higher in lower + 1..=count {
            let (round, lower_first) = if higher == even {
                (2 * lower - 1, lower <= even / 2)
            } else {
                (lower + higher - 1, (lower + higher) % 2 == 1)
            };
            let (first, second) = if lower_first { (lower, higher) } else { (higher, lower) };
            // Round 0 is the last one.
            let index = (round + last - 1) % last;
            rounds[index as usize].games.push(Pairing { first, second });
        }
    }
    for round in &mut rounds {
        round.games.sort_by_key(|pairing| pairing.lower());
    }
    Ok(rounds)
}

/// When a round is due. Rounds come in twos over the first quarter of the season.
fn due(round: u32, rounds: u32, season_ms: u64) -> u64 {
    let wave = u64::from((round - 1) / 2);
    let last_wave = u64::from(rounds.div_ceil(2) - 1);
    let quarter = season_ms / 4;
    // A product of two small parts can't overflow.
    quarter / last_wave * wave + quarter % last_wave * wave / last_wave
}
