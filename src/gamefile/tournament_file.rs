//! Tournament files: the lots, games and tables of a season, to verify them
//! (`TOURNAMENTS.md` §4).
//!
//! Lines of UTF-8: the title, headers (`name: value`), `people: N` and N lines, `games: M` and M lines,
//! and `end`. Empty lines and lines that begin with `#` are ignored.

use std::collections::BTreeMap;
use std::str::FromStr;

use crate::dice::{Commitment, Seed};
use crate::domain::Id;
use crate::domain::tournament::{TableGame, TableResult};

/// The first line.
pub const TOURNAMENT_TITLE: &str = "Sealed Move tournament 1";

pub(super) const END: &str = "end";

/// All headers.
const HEADERS: [&str; 14] = [
    "kind",
    "name",
    "game",
    "setup",
    "id",
    "season",
    "place",
    "begun",
    "ended",
    "days",
    "budget",
    "commitment",
    "sealed-at",
    "seed",
];

/// Headers that an unfinished season doesn't have.
const LATE_HEADERS: [&str; 2] = ["ended", "seed"];

const KINDS: [&str; 4] = ["league", "ladder", "cup", "swiss"];

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct TournamentFileError {
    /// From 1.
    pub line: usize,
    pub problem: LineProblem,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineProblem {
    #[error("expected `{TOURNAMENT_TITLE}` on the first line")]
    Title,
    #[error("expected a header such as `name: value`")]
    NoHeader,
    #[error("unknown header `{0}`")]
    UnknownHeader(String),
    #[error("header `{0}` is repeated")]
    Twice(String),
    #[error("header `{0}` is missing")]
    Missing(&'static str),
    #[error("expected {expected}, got `{value}`")]
    Value { value: String, expected: &'static str },
    #[error("expected `NUMBER TICKET LOT DIVISION RANK HALVES in|out|struck PLAYER NAME`")]
    Person,
    #[error("expected `DIVISION ROUND FIRST SECOND RESULT GAME`")]
    Game,
    #[error("the file is truncated")]
    Truncated,
    #[error("expected nothing after `end`")]
    AfterEnd,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeasonStatus {
    In,
    Out,
    /// None of the person's games counts.
    Struck,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePerson {
    pub number: u32,
    pub ticket: u64,
    pub lot: u32,
    pub division: u32,
    /// `None` if struck.
    pub rank: Option<u32>,
    pub halves: Option<u32>,
    pub status: SeasonStatus,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileGame {
    pub division: u32,
    pub round: u32,
    /// The numbers of the people and the result.
    pub game: TableGame,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentFile {
    pub is_league: bool,
    pub name: String,
    /// The season's id, as it enters the draws.
    pub season: String,
    pub commitment: Commitment,
    /// The id of the message that published the commitment.
    pub sealed_at: u64,
    /// `None` until the season has ended.
    pub seed: Option<Seed>,
    pub is_over: bool,
    pub people: Vec<FilePerson>,
    pub games: Vec<FileGame>,
}

fn at(line: usize, problem: LineProblem) -> TournamentFileError {
    TournamentFileError { line, problem }
}

fn parsed<T: FromStr>(line: usize, text: &str, expected: &'static str) -> Result<T, TournamentFileError> {
    let wrong = || LineProblem::Value { value: text.chars().take(80).collect(), expected };
    text.parse().map_err(|_| at(line, wrong()))
}

/// `-` or a number.
fn optional(text: &str) -> Option<Option<u32>> {
    if text == "-" { Some(None) } else { text.parse().ok().map(Some) }
}

/// The lines that count, with their numbers.
struct Lines<'a> {
    rest: std::iter::Peekable<Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        let counting: Box<dyn Iterator<Item = (usize, &str)>> = Box::new(
            (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#')),
        );
        Self { rest: counting.peekable(), last: text.lines().count() + 1 }
    }

    fn next(&mut self) -> Result<(usize, &'a str), TournamentFileError> {
        self.rest.next().ok_or_else(|| at(self.last, LineProblem::Truncated))
    }
}

impl TournamentFile {
    /// Reads a file without checking its lots and tables.
    ///
    /// # Errors
    ///
    /// [`TournamentFileError`] names the first wrong line.
    pub fn read(text: &str) -> Result<Self, TournamentFileError> {
        let mut lines = Lines::new(text);
        if lines.next()?.1.trim_end() != TOURNAMENT_TITLE {
            return Err(at(1, LineProblem::Title));
        }
        let (headers, count) = headers(&mut lines)?;
        let header = |name: &'static str| headers.get(name).copied();
        let needed = |name| header(name).ok_or_else(|| at(count.0, LineProblem::Missing(name)));
        for name in HEADERS.into_iter().filter(|name| !LATE_HEADERS.contains(name)) {
            needed(name)?;
        }
        let people: usize = parsed(count.0, count.1, "a number of people")?;
        let people = (0..people).map(|_| person(lines.next()?)).collect::<Result<_, _>>()?;
        let (line, count) = lines.next()?;
        let games: usize = match count.split_once(": ") {
            Some(("games", count)) => parsed(line, count, "a number of games")?,
            _ => return Err(at(line, LineProblem::Missing("games"))),
        };
        let games = (0..games).map(|_| game(lines.next()?)).collect::<Result<_, _>>()?;
        if lines.next()?.1.trim_end() != END {
            return Err(at(line, LineProblem::Truncated));
        }
        if let Some((line, _)) = lines.rest.next() {
            return Err(at(line, LineProblem::AfterEnd));
        }
        let (line, kind) = needed("kind")?;
        if !KINDS.contains(&kind) {
            let expected = "league, ladder, cup or swiss";
            return Err(at(line, LineProblem::Value { value: kind.to_owned(), expected }));
        }
        let (line, season) = needed("id")?;
        parsed::<Id>(line, season, "an id in base 32")?;
        let (sealed_line, sealed_at) = needed("sealed-at")?;
        let (commitment_line, commitment) = needed("commitment")?;
        Ok(Self {
            is_league: kind == KINDS[0],
            name: needed("name")?.1.to_owned(),
            season: season.to_owned(),
            commitment: parsed(commitment_line, commitment, "64 hexadecimal digits")?,
            sealed_at: parsed(sealed_line, sealed_at, "a message id")?,
            seed: match header("seed") {
                Some((line, seed)) => Some(parsed(line, seed, "64 hexadecimal digits")?),
                None => None,
            },
            is_over: header("ended").is_some(),
            people,
            games,
        })
    }
}

type HeaderLines<'a> = BTreeMap<&'a str, (usize, &'a str)>;

/// Reads the headers up to `people`, and returns the line of `people` with its value.
fn headers<'a>(lines: &mut Lines<'a>) -> Result<(HeaderLines<'a>, (usize, &'a str)), TournamentFileError> {
    let mut headers = BTreeMap::new();
    loop {
        let (line, text) = lines.next()?;
        let (name, value) = text.split_once(": ").ok_or_else(|| at(line, LineProblem::NoHeader))?;
        if name == "people" {
            return Ok((headers, (line, value)));
        }
        if !HEADERS.contains(&name) {
            return Err(at(line, LineProblem::UnknownHeader(name.chars().take(80).collect())));
        }
        if headers.insert(name, (line, value)).is_some() {
            return Err(at(line, LineProblem::Twice(name.to_owned())));
        }
    }
}

fn person((line, text): (usize, &str)) -> Result<FilePerson, TournamentFileError> {
    let read = || {
        let mut parts = text.splitn(9, ' ');
        let mut part = || parts.next();
        let person = FilePerson {
            number: part()?.parse().ok()?,
            ticket: part()?.parse().ok()?,
            lot: part()?.parse().ok()?,
            division: part()?.parse().ok()?,
            rank: optional(part()?)?,
            halves: optional(part()?)?,
            status: match part()? {
                "in" => SeasonStatus::In,
                "out" => SeasonStatus::Out,
                "struck" => SeasonStatus::Struck,
                _ => return None,
            },
            name: {
                // A player is a Discord id, or `-` if unknown.
                part().filter(|player| *player == "-" || player.parse::<u64>().is_ok())?;
                part()?.to_owned()
            },
        };
        Some(person)
    };
    read().ok_or_else(|| at(line, LineProblem::Person))
}

fn game((line, text): (usize, &str)) -> Result<FileGame, TournamentFileError> {
    let read = || {
        let [division, round, first, second, result, _] = text.split(' ').collect::<Vec<_>>()[..] else {
            return None;
        };
        let result = if result == "*" { None } else { Some(TableResult::from_word(result)?) };
        let game = TableGame { first: first.parse().ok()?, second: second.parse().ok()?, result };
        Some(FileGame { division: division.parse().ok()?, round: round.parse().ok()?, game })
    };
    read().ok_or_else(|| at(line, LineProblem::Game))
}
