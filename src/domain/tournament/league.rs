//! A tournament of a server, and the terms that its organizer chooses.

use super::season::MIN_PEOPLE;
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

/// Numbers of people with whom a cup starts.
pub const CUP_SIZES: [u32; 4] = [4, 8, 16, 32];

/// Minimum number of people of a cup.
const MIN_CUP: usize = 3;

/// Minimum number of people of a Swiss tournament.
const MIN_SWISS: usize = 6;

/// Days between the announcement of a season and its start, as offered to organizers.
pub const START_DAYS: [i64; 4] = [3, 7, 14, 28];

/// Maximum number of days until a start that was moved.
const MAX_START_DAYS: i64 = 60;

/// A kind of tournament, with the choices that only it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentKind {
    /// Seasons of divisions in which everyone plays everyone.
    League { weeks: u32 },
    /// An order of people who challenge those above them. Its only season has no planned end.
    Ladder,
    /// Pairs of whom one is out. Its only season starts once `size` people have joined, or on its date,
    /// and ends with the final.
    Cup { size: u32 },
    /// Rounds against people with as many points. Its only season ends after the last round.
    Swiss,
}

impl TournamentKind {
    /// Word and number in the store: weeks of a league, people of a cup.
    #[must_use]
    pub const fn stored(self) -> (&'static str, u32) {
        match self {
            Self::League { weeks } => ("league", weeks),
            Self::Ladder => ("ladder", 0),
            Self::Cup { size } => ("cup", size),
            Self::Swiss => ("swiss", 0),
        }
    }

    #[must_use]
    pub fn from_stored(word: &str, number: u32) -> Option<Self> {
        match word {
            "league" => Some(Self::League { weeks: number }),
            "cup" => Some(Self::Cup { size: number }),
            "ladder" => Some(Self::Ladder),
            "swiss" => Some(Self::Swiss),
            _ => None,
        }
    }

    /// The length of a season in weeks; `None` without an end.
    #[must_use]
    pub const fn weeks(self) -> Option<u32> {
        match self {
            Self::League { weeks } => Some(weeks),
            Self::Ladder | Self::Cup { .. } | Self::Swiss => None,
        }
    }

    /// The length of a season in milliseconds; `None` without an end.
    #[must_use]
    pub fn season_ms(self) -> Option<i64> {
        self.weeks().map(|weeks| i64::from(weeks) * 7 * DAY_MS)
    }

    /// The number of people who have to be in on the date of the start.
    #[must_use]
    pub const fn least_people(self) -> usize {
        match self {
            Self::League { .. } | Self::Ladder => MIN_PEOPLE,
            Self::Cup { .. } => MIN_CUP,
            Self::Swiss => MIN_SWISS,
        }
    }

    /// The number of people with whom a season starts before its date.
    #[must_use]
    pub const fn full(self) -> Option<usize> {
        match self {
            Self::Cup { size } => Some(size as usize),
            Self::League { .. } | Self::Ladder | Self::Swiss => None,
        }
    }
}

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
    pub kind: TournamentKind,
    pub pace: Pace,
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
    pub kind: KindTerms,
    pub rated: bool,
    pub guild: GuildId,
    pub channel: ChannelId,
}

/// The terms that only one kind of tournament has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KindTerms {
    League {
        pace: Pace,
        weeks: u32,
        /// Days until the start, one of [`START_DAYS`].
        start_days: i64,
    },
    Ladder,
    Cup {
        /// One of [`CUP_SIZES`].
        size: u32,
        /// Days until the start at the latest, one of [`START_DAYS`].
        start_days: i64,
    },
    Swiss {
        /// Days until the start, one of [`START_DAYS`].
        start_days: i64,
    },
}

/// Budgets offered for the games of a league.
#[must_use]
pub fn league_paces() -> [Pace; 2] {
    [Pace::BUDGETS[1], Pace::BUDGETS[0]]
}

/// The budget for the games of all other kinds.
#[must_use]
pub const fn game_pace() -> Pace {
    Pace::BUDGETS[0]
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
        let (kind, pace) = match terms.kind {
            KindTerms::League { pace, weeks, start_days } => {
                let offered = league_paces().contains(&pace)
                    && SEASON_WEEKS.contains(&weeks)
                    && START_DAYS.contains(&start_days);
                if !offered {
                    return Err(UserError::NoSuchTerm);
                }
                (TournamentKind::League { weeks }, pace)
            }
            KindTerms::Ladder => (TournamentKind::Ladder, game_pace()),
            KindTerms::Cup { size, start_days } => {
                if !CUP_SIZES.contains(&size) || !START_DAYS.contains(&start_days) {
                    return Err(UserError::NoSuchTerm);
                }
                (TournamentKind::Cup { size }, game_pace())
            }
            KindTerms::Swiss { start_days } => {
                if !START_DAYS.contains(&start_days) {
                    return Err(UserError::NoSuchTerm);
                }
                (TournamentKind::Swiss, game_pace())
            }
        };
        Ok(Self {
            id,
            guild: terms.guild,
            channel: terms.channel,
            name: tournament_name(&terms.name).ok_or(UserError::NoTournamentName { most: MAX_NAME })?,
            game: terms.game,
            setup: setup.ok_or(UserError::NoSuchSetup)?.name.to_owned(),
            kind,
            pace,
            rated: terms.rated,
            creator: Some(creator),
            created: now,
        })
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
    fn kinds_round_trip() {
        let kinds = [
            TournamentKind::League { weeks: 12 },
            TournamentKind::Ladder,
            TournamentKind::Cup { size: 8 },
            TournamentKind::Swiss,
        ];
        for kind in kinds {
            let (word, number) = kind.stored();
            assert_eq!(TournamentKind::from_stored(word, number), Some(kind));
        }
        assert_eq!(TournamentKind::from_stored("arena", 0), None);
        assert_eq!(game_pace().budget_days(), 7);
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
