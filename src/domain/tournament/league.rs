//! A tournament of a server, and the terms that its organizer chooses.

use crate::domain::{ChannelId, DAY_MS, GuildId, Id, Pace, PlayerId, Timestamp, UserError, is_invisible};
use sealed_move_rules::Game;

/// Maximum number of running tournaments of a server.
pub const MAX_TOURNAMENTS: usize = 5;

/// Maximum number of people in a season, reserves included.
pub const MAX_PEOPLE: usize = 500;

/// Maximum length of a tournament's name in characters.
pub const MAX_NAME: usize = 40;

/// Lengths of a league's season in weeks.
pub const SEASON_WEEKS: [u32; 3] = [8, 12, 16];

/// Days between the announcement of a season and its start, as offered to organizers.
pub const START_DAYS: [i64; 4] = [3, 7, 14, 28];

/// Maximum number of days until a start that was moved.
const MAX_START_DAYS: i64 = 60;

/// A league; further kinds aren't playable yet.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub id: Id,
    pub guild: GuildId,
    /// The channel of its messages, and of its games unless the server has game channels.
    pub channel: ChannelId,
    pub name: String,
    pub game: &'static dyn Game,
    /// Name of the setup.
    pub setup: String,
    pub pace: Pace,
    pub weeks: u32,
    pub rated: bool,
    /// `None` once their data is deleted.
    pub creator: Option<PlayerId>,
    pub created: Timestamp,
}

/// The terms of a new tournament.
#[derive(Clone, Debug)]
pub struct TournamentTerms {
    pub name: String,
    pub game: &'static dyn Game,
    /// Name of the setup; the game's default if `None`.
    pub setup: Option<String>,
    pub pace: Pace,
    pub weeks: u32,
    pub rated: bool,
    pub guild: GuildId,
    pub channel: ChannelId,
    /// Days until the start, one of [`START_DAYS`].
    pub start_days: i64,
}

/// Budgets offered for the games of a league.
#[must_use]
pub fn league_paces() -> [Pace; 2] {
    [Pace::BUDGETS[1], Pace::BUDGETS[0]]
}

/// The default length of a season in weeks: games of Lusus are short, games of Aruki and Kyo long.
#[must_use]
pub fn default_weeks(game: &dyn Game) -> u32 {
    match game.info().name {
        "lusus" => SEASON_WEEKS[0],
        "chakart" => SEASON_WEEKS[1],
        _ => SEASON_WEEKS[2],
    }
}

impl Tournament {
    /// Checks the terms of a new tournament.
    ///
    /// # Errors
    ///
    /// [`UserError::NoTournamentName`], [`UserError::NoSuchSetup`], and [`UserError::NoSuchTerm`] for a
    /// number that isn't offered.
    pub fn make(
        id: Id,
        creator: PlayerId,
        terms: TournamentTerms,
        now: Timestamp,
    ) -> Result<Self, UserError> {
        let info = terms.game.info();
        let setup = match terms.setup {
            None => info.setups.first(),
            Some(name) => info.setups.iter().find(|setup| setup.name == name),
        };
        let offered = league_paces().contains(&terms.pace)
            && SEASON_WEEKS.contains(&terms.weeks)
            && START_DAYS.contains(&terms.start_days);
        if !offered {
            return Err(UserError::NoSuchTerm);
        }
        Ok(Self {
            id,
            guild: terms.guild,
            channel: terms.channel,
            name: tournament_name(&terms.name).ok_or(UserError::NoTournamentName { most: MAX_NAME })?,
            game: terms.game,
            setup: setup.ok_or(UserError::NoSuchSetup)?.name.to_owned(),
            pace: terms.pace,
            weeks: terms.weeks,
            rated: terms.rated,
            creator: Some(creator),
            created: now,
        })
    }

    /// The length of a season in milliseconds.
    #[must_use]
    pub const fn season_ms(&self) -> i64 {
        self.weeks as i64 * 7 * DAY_MS
    }
}

/// Checks that a season may start at this time.
///
/// # Errors
///
/// [`UserError::NoSuchStart`] for a start in the past or in more than two months.
pub fn check_start(starts: Timestamp, now: Timestamp) -> Result<(), UserError> {
    if starts > now && starts <= now.plus_days(MAX_START_DAYS) {
        Ok(())
    } else {
        Err(UserError::NoSuchStart { days: MAX_START_DAYS })
    }
}

/// Collapses a name into one line; `None` if it is blank, too long, or has invisible characters.
fn tournament_name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let visible = !name.chars().any(|c| c.is_control() || is_invisible(c));
    (!name.is_empty() && visible && name.chars().count() <= MAX_NAME).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(tournament_name("  Winter \n league ").as_deref(), Some("Winter league"));
        for bad in ["", " \n ", "a\u{202e}b", &"x".repeat(41)] {
            assert_eq!(tournament_name(bad), None, "{bad:?}");
        }
        assert!(tournament_name(&"ü".repeat(40)).is_some());
    }

    #[test]
    fn a_start_is_in_the_next_two_months() {
        let now = Timestamp(0);
        assert!(check_start(Timestamp(1), now).is_ok() && check_start(now.plus_days(60), now).is_ok());
        for wrong in [now, Timestamp(-1), Timestamp(now.plus_days(60).0 + 1)] {
            assert_eq!(check_start(wrong, now), Err(UserError::NoSuchStart { days: 60 }));
        }
    }
}
