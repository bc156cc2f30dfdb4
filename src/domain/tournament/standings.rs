//! Tables and their order (`TOURNAMENTS.md` §5).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::error::{TournamentError, check_known, distinct};

/// Halves for a win, and for a round without an opponent.
pub(super) const WIN: u32 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKind {
    League,
    Swiss,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePerson {
    pub number: u32,
    pub lot: u32,
    /// Whether none of their games counts.
    pub struck: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableResult {
    /// Whether the loser lost on time.
    FirstWon {
        late: bool,
    },
    SecondWon {
        late: bool,
    },
    Drawn,
}

impl TableResult {
    /// Reads a result as it is written in tournament files. `t` marks a loss on time.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "1-0" => Self::FirstWon { late: false },
            "1-0t" => Self::FirstWon { late: true },
            "0-1" => Self::SecondWon { late: false },
            "0-1t" => Self::SecondWon { late: true },
            "1/2" => Self::Drawn,
            _ => return None,
        })
    }

    /// Word in tournament files and in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::FirstWon { late: false } => "1-0",
            Self::FirstWon { late: true } => "1-0t",
            Self::SecondWon { late: false } => "0-1",
            Self::SecondWon { late: true } => "0-1t",
            Self::Drawn => "1/2",
        }
    }

    /// Halves of the first and the second side.
    #[must_use]
    pub const fn halves(self) -> [u32; 2] {
        match self {
            Self::FirstWon { .. } => [WIN, 0],
            Self::SecondWon { .. } => [0, WIN],
            Self::Drawn => [1, 1],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableGame {
    pub first: u32,
    pub second: u32,
    /// `None` while the game is open.
    pub result: Option<TableResult>,
}

/// A row of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub number: u32,
    /// From 1.
    pub rank: u32,
    pub halves: u32,
    /// Halves in the games among all people with equal halves. `None` unless all pairs of them have
    /// a result.
    pub direct: Option<u32>,
    pub wins: u32,
    /// Sum of the own halves times the opponent's halves.
    pub sonneborn_berger: u32,
    /// Sum of the opponents' halves.
    pub buchholz: u32,
    /// Games lost on time.
    pub late: u32,
    lot: u32,
}

/// The people of a table, without the struck ones, and the games among them.
pub(super) struct Counted {
    pub(super) people: BTreeMap<u32, TablePerson>,
    pub(super) games: Vec<TableGame>,
}

impl Counted {
    pub(super) fn new(people: &[TablePerson], games: &[TableGame]) -> Result<Self, TournamentError> {
        let known = distinct(people.iter().map(|person| person.number))?;
        distinct(people.iter().map(|person| person.lot))?;
        check_known(games.iter().flat_map(|game| [game.first, game.second]), &known)?;
        if let Some(game) = games.iter().find(|game| game.first == game.second) {
            return Err(TournamentError::Alone(game.first));
        }
        let counted = people.iter().filter(|person| !person.struck);
        let people: BTreeMap<_, _> = counted.map(|person| (person.number, *person)).collect();
        let among = |game: &&TableGame| people.contains_key(&game.first) && people.contains_key(&game.second);
        let games = games.iter().filter(among).copied().collect();
        Ok(Self { people, games })
    }

    /// Each result from both sides: a person, the opponent, the person's halves and whether they lost
    /// on time.
    fn results(&self) -> impl Iterator<Item = (u32, u32, u32, bool)> {
        self.games.iter().filter_map(|game| Some((game, game.result?))).flat_map(|(game, result)| {
            let [first, second] = result.halves();
            [
                (game.first, game.second, first, result == TableResult::SecondWon { late: true }),
                (game.second, game.first, second, result == TableResult::FirstWon { late: true }),
            ]
        })
    }
}

/// Sorts a table. `byes` lists a person once for each round without an opponent.
///
/// # Errors
///
/// Doubled people or lots, unknown people, and games against oneself.
pub fn standings(
    kind: TableKind,
    people: &[TablePerson],
    games: &[TableGame],
    byes: &[u32],
) -> Result<Vec<Standing>, TournamentError> {
    let counted = Counted::new(people, games)?;
    check_known(byes.iter().copied(), &people.iter().map(|person| person.number).collect())?;
    let mut rows: BTreeMap<u32, Standing> = counted
        .people
        .values()
        .map(|person| {
            (person.number, Standing { number: person.number, lot: person.lot, ..Standing::default() })
        })
        .collect();
    for number in byes {
        if let Some(row) = rows.get_mut(number) {
            row.halves += WIN;
        }
    }
    for (number, _, halves, late) in counted.results() {
        if let Some(row) = rows.get_mut(&number) {
            row.halves += halves;
            row.wins += u32::from(halves == WIN);
            row.late += u32::from(late);
        }
    }
    let totals: BTreeMap<u32, u32> = rows.values().map(|row| (row.number, row.halves)).collect();
    for (number, opponent, halves, _) in counted.results() {
        if let Some(row) = rows.get_mut(&number) {
            row.sonneborn_berger += halves * totals[&opponent];
            row.buchholz += totals[&opponent];
        }
    }
    add_direct_encounters(&mut rows, &counted);
    let mut table: Vec<Standing> = rows.into_values().collect();
    table.sort_by_key(|row| {
        let second = match kind {
            TableKind::League => row.direct.unwrap_or(0),
            TableKind::Swiss => row.buchholz,
        };
        let better = (row.halves, second, row.wins, row.sonneborn_berger);
        (Reverse(better), row.late, row.lot)
    });
    for (rank, row) in (1..).zip(&mut table) {
        row.rank = rank;
    }
    Ok(table)
}

/// Fills in the direct encounters of people with equal halves.
fn add_direct_encounters(rows: &mut BTreeMap<u32, Standing>, counted: &Counted) {
    let mut groups: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for row in rows.values() {
        groups.entry(row.halves).or_default().insert(row.number);
    }
    for group in groups.into_values().filter(|group| group.len() > 1) {
        let mut met = BTreeSet::new();
        let mut halves: BTreeMap<u32, u32> = BTreeMap::new();
        for (number, opponent, won, _) in counted.results() {
            if group.contains(&number) && group.contains(&opponent) {
                met.insert((number, opponent));
                *halves.entry(number).or_default() += won;
            }
        }
        if met.len() < group.len() * (group.len() - 1) {
            continue;
        }
        for number in group {
            if let Some(row) = rows.get_mut(&number) {
                row.direct = halves.get(&number).copied();
            }
        }
    }
}
