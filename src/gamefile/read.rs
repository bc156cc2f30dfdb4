//! Reads game files.

use std::collections::BTreeMap;
use std::str::FromStr;

use super::{END, GameFile, RecordedComputer, RecordedMove, RecordedPlayer, SEES, TITLE, time};
use crate::domain::{
    ChannelId, ChoiceVersion, EndReason, Ending, ForkOrigin, GuildId, HomeChannel, InteractionId, Level,
    Pace, PlayerId, Revision, Timestamp,
};
use sealed_move_rules::{Game, GameInfo, GameState, Observer, RuleError, Rulings, Side};

/// An error in a game file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {damage}")]
pub struct GameFileError {
    /// From 1. If something is missing at the end, the line after the last one.
    pub line: usize,
    pub damage: Damage,
}

/// The reason why a line is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    #[error("expected `{TITLE}` on the first line")]
    Title,
    #[error("expected a header such as `name: value`")]
    NoHeader,
    #[error("unknown header `{0}`")]
    UnknownHeader(String),
    #[error("header `{0}` repeats line {1}")]
    Twice(String, usize),
    #[error("header `{0}` is missing")]
    Missing(String),
    /// An invalid value in a header or a move.
    #[error("expected {expected}, got `{value}`")]
    Value { value: String, expected: &'static str },
    #[error("expected `NUMBER REVISION INTERACTION TIME SIDE RECORD`")]
    ShortTurn,
    #[error("expected move {expected}, found {found}: a line is missing or out of order")]
    Number { expected: usize, found: String },
    #[error("expected {expected} moves, found {found}: file is truncated")]
    Short { expected: usize, found: usize },
    #[error("expected only `end` after {0} moves")]
    Long(usize),
    #[error("line `end` is missing: file is truncated")]
    NoEnd,
    #[error("revision {0} does not increase")]
    Revision(u32),
    #[error("{0} is to move")]
    NotOnTurn(&'static str),
    /// The start or a move is illegal.
    #[error("illegal: {error}")]
    Rules {
        /// The game, to put the error into words.
        game: &'static str,
        error: Box<RuleError>,
    },
    #[error("the moves lead to another result: {0}")]
    Result(String),
}

/// The line and value of a header.
type HeaderValue<'a> = (usize, &'a str);

/// All headers except the two sides.
const HEADERS: [&str; 18] = [
    "game",
    "setup",
    "rulings",
    "time",
    "id",
    "place",
    "begun",
    "ended",
    "result",
    "commitment",
    "seed",
    "acceptance",
    "tried",
    "computer",
    "computer-version",
    "choices",
    "seen",
    "start",
];

fn at(line: usize, damage: Damage) -> GameFileError {
    GameFileError { line, damage }
}

fn value(line: usize, value: &str, expected: &'static str) -> GameFileError {
    at(line, Damage::Value { value: value.chars().take(80).collect(), expected })
}

/// Line numbers of everything that a replay can reject.
pub(super) struct Lines {
    start: usize,
    turns: Vec<usize>,
    result: usize,
}

/// Reads a game file, and replays its moves unless they are redacted.
pub(super) fn parse(text: &str) -> Result<GameFile, GameFileError> {
    let (file, lines) = read(text)?;
    if file.is_whole() {
        check(&file, &lines)?;
    }
    Ok(file)
}

pub(super) fn read(text: &str) -> Result<(GameFile, Lines), GameFileError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let after = text.lines().count() + 1;
    let mut lines = (1..)
        .zip(text.lines().map(str::trim_end))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    match lines.next() {
        Some((_, TITLE)) => {}
        Some((line, _)) => return Err(at(line, Damage::Title)),
        None => return Err(at(1, Damage::Title)),
    }
    let (headers, announced) = headers(&mut lines, after)?;
    let game = headers.game()?;
    let info = game.info();
    let result = headers.result(info)?;
    let mut file = GameFile {
        game,
        setup: headers.setup(info)?,
        rulings: headers.rulings()?,
        time: headers.time()?,
        id: headers.parsed("id", "a game id")?,
        players: [headers.player(info.sides[0])?, headers.player(info.sides[1])?],
        fork: headers.fork()?,
        computer: headers.computer(info)?,
        place: headers.place()?,
        begun: headers.moment("begun")?.ok_or_else(|| headers.missing("begun"))?,
        ended: headers.moment("ended")?,
        result: result.1,
        commitment: headers.optional("commitment", EXPECTED_HEX)?,
        seed: headers.optional("seed", EXPECTED_HEX)?,
        acceptance: headers.optional("acceptance", "an interaction id")?.map(InteractionId),
        seen: headers.seen(info)?,
        start: headers.need("start")?.1.to_owned(),
        turns: Vec::new(),
        seen_positions: seen_positions(text),
    };
    let (mut at_lines, mut ended) = (Vec::new(), None);
    for (line, text) in lines {
        if text == END && ended.is_none() {
            ended = Some(line);
            continue;
        }
        if ended.is_some() || file.turns.len() == announced {
            return Err(at(line, Damage::Long(announced)));
        }
        let turn = read_move(info, line, text, file.turns.len() + 1)?;
        if file.turns.last().is_some_and(|before| before.revision_before >= turn.revision_before) {
            return Err(at(line, Damage::Revision(turn.revision_before.0)));
        }
        file.turns.push(turn);
        at_lines.push(line);
    }
    if file.turns.len() < announced {
        let found = file.turns.len();
        return Err(at(ended.unwrap_or(after), Damage::Short { expected: announced, found }));
    }
    if ended.is_none() {
        return Err(at(after, Damage::NoEnd));
    }
    let lines = Lines { start: headers.need("start")?.0, turns: at_lines, result: result.0 };
    Ok((file, lines))
}

/// The reader's views from the comments. Empty if one is missing or out of order.
fn seen_positions(text: &str) -> Vec<String> {
    let comments = text.lines().filter_map(|line| line.strip_prefix(SEES)?.split_once(' '));
    let positions: Vec<_> = comments.map(|(number, position)| (number.parse().ok(), position)).collect();
    let in_order = (0..).zip(&positions).all(|(at, (number, _))| *number == Some(at));
    if !in_order {
        return Vec::new();
    }
    positions.into_iter().map(|(_, position)| position.trim_end().to_owned()).collect()
}

/// Replays the moves and compares the result.
fn check(file: &GameFile, lines: &Lines) -> Result<(), GameFileError> {
    let game = file.game.info().name;
    let refused = |line| move |error| at(line, Damage::Rules { game, error: Box::new(error) });
    let mut play =
        GameState::new(file.game.parse_with(&file.start, file.rulings).map_err(refused(lines.start))?);
    for (turn, &line) in file.turns.iter().zip(&lines.turns) {
        let on_turn = play.position().turn();
        if on_turn != turn.side && play.outcome().is_none() {
            return Err(at(line, Damage::NotOnTurn(file.game.info().side_name(on_turn))));
        }
        play.replay(&turn.notation).map_err(refused(line))?;
    }
    let told = match &file.result {
        Some(Ending { winner, reason: EndReason::Rules(reason) }) => Some((*winner, reason.as_str())),
        _ => None,
    };
    let led = play.outcome().map(|outcome| (outcome.winner, outcome.reason));
    if told == led {
        return Ok(());
    }
    let led = led.map_or_else(
        || "the game could go on".to_owned(),
        |(winner, reason)| {
            let winner = winner.map_or("draw", |winner| file.game.info().side_name(winner));
            format!("{winner} {reason}")
        },
    );
    Err(at(lines.result, Damage::Result(led)))
}

/// Reads up to the line `turns: N`.
fn headers<'a>(
    lines: &mut impl Iterator<Item = HeaderValue<'a>>,
    after: usize,
) -> Result<(Headers<'a>, usize), GameFileError> {
    let mut found: BTreeMap<&str, HeaderValue<'a>> = BTreeMap::new();
    for (line, text) in lines {
        let (name, content) = text.split_once(':').ok_or_else(|| at(line, Damage::NoHeader))?;
        let content = content.trim();
        if name == "turns" {
            let turns = content.parse().map_err(|_| value(line, content, "a number of moves"))?;
            let headers = Headers { found, line };
            headers.all_known()?;
            return Ok((headers, turns));
        }
        if let Some((before, _)) = found.insert(name, (line, content)) {
            return Err(at(line, Damage::Twice(name.to_owned(), before)));
        }
    }
    Err(at(after, Damage::Missing("turns".to_owned())))
}

struct Headers<'a> {
    found: BTreeMap<&'a str, HeaderValue<'a>>,
    /// The line number of `turns: N`.
    line: usize,
}

impl<'a> Headers<'a> {
    fn missing(&self, name: &str) -> GameFileError {
        at(self.line, Damage::Missing(name.to_owned()))
    }

    fn need(&self, name: &str) -> Result<HeaderValue<'a>, GameFileError> {
        self.found.get(name).copied().ok_or_else(|| self.missing(name))
    }

    fn all_known(&self) -> Result<(), GameFileError> {
        let sides = self.game()?.info().sides;
        let strange = |name: &&&str| !HEADERS.contains(*name) && !sides.contains(*name);
        match self.found.iter().map(|(name, (line, _))| (name, line)).find(|(name, _)| strange(name)) {
            Some((name, line)) => Err(at(*line, Damage::UnknownHeader((*name).to_owned()))),
            None => Ok(()),
        }
    }

    fn parsed<T: FromStr>(&self, name: &str, expected: &'static str) -> Result<T, GameFileError> {
        let (line, text) = self.need(name)?;
        text.parse().map_err(|_| value(line, text, expected))
    }

    fn game(&self) -> Result<&'static dyn Game, GameFileError> {
        let (line, name) = self.need("game")?;
        sealed_move_rules::find(name).ok_or_else(|| value(line, name, "a known game"))
    }

    fn setup(&self, info: &GameInfo) -> Result<String, GameFileError> {
        let (line, name) = self.need("setup")?;
        if info.setups.iter().any(|setup| setup.name == name) {
            Ok(name.to_owned())
        } else {
            Err(value(line, name, "a setup of this game"))
        }
    }

    fn time(&self) -> Result<Option<Pace>, GameFileError> {
        let Some(&(line, text)) = self.found.get("time") else { return Ok(None) };
        let read = text.parse().ok().and_then(|days| Pace::with_budget(days).ok());
        read.map(Some).ok_or_else(|| value(line, text, "7, 14, 21 or 30"))
    }

    fn rulings(&self) -> Result<Rulings, GameFileError> {
        let Some(&(line, text)) = self.found.get("rulings") else { return Ok(Rulings::First) };
        let read = text.parse().ok().and_then(Rulings::from_number);
        read.ok_or_else(|| value(line, text, "a known number of rulings"))
    }

    fn player(&self, side: &str) -> Result<RecordedPlayer, GameFileError> {
        let (line, text) = self.need(side)?;
        let (id, name) = text.split_once(' ').unwrap_or((text, ""));
        let id = match id {
            "-" | "0" => None,
            id => Some(PlayerId(id.parse().map_err(|_| value(line, id, "a player id"))?)),
        };
        Ok(RecordedPlayer { id, name: name.trim().to_owned() })
    }

    fn fork(&self) -> Result<Option<ForkOrigin>, GameFileError> {
        let Some(&(line, text)) = self.found.get("tried") else { return Ok(None) };
        let read = text.split_once(' ').and_then(|(game, after)| {
            let game = if game == "-" { None } else { Some(game.parse().ok()?) };
            Some(ForkOrigin { game, after: after.parse().ok()? })
        });
        read.map(Some).ok_or_else(|| value(line, text, "a game id and a number of moves"))
    }

    fn computer(&self, info: &GameInfo) -> Result<Option<RecordedComputer>, GameFileError> {
        let Some(&(line, text)) = self.found.get("computer") else { return Ok(None) };
        let read = text
            .split_once(' ')
            .and_then(|(name, number)| Some((side(info, name)?, Level::from_number(number.parse().ok()?)?)));
        let (side, level) =
            read.ok_or_else(|| value(line, text, "a side of this game and a level from 1 to 6"))?;
        let version = match self.found.get("computer-version") {
            None => ChoiceVersion::FIRST,
            Some(&(line, text)) => text
                .parse()
                .ok()
                .and_then(ChoiceVersion::from_number)
                .ok_or_else(|| value(line, text, "a known version of the computer's choices"))?,
        };
        Ok(Some(RecordedComputer { side, level, version, seed: self.optional("choices", EXPECTED_HEX)? }))
    }

    fn place(&self) -> Result<HomeChannel, GameFileError> {
        let (line, text) = self.need("place")?;
        let wrong = || value(line, text, "a place");
        let number = |text: &str| text.parse().map_err(|_| wrong());
        let parts: Vec<_> = text.split(' ').collect();
        match parts.as_slice() {
            ["channel", channel] => Ok(HomeChannel { guild: None, channel: ChannelId(number(channel)?) }),
            ["server", guild, "channel", channel] => {
                Ok(HomeChannel { guild: Some(GuildId(number(guild)?)), channel: ChannelId(number(channel)?) })
            }
            _ => Err(wrong()),
        }
    }

    fn moment(&self, name: &str) -> Result<Option<Timestamp>, GameFileError> {
        let Some(&(line, text)) = self.found.get(name) else { return Ok(None) };
        time::parse(text).map(Some).ok_or_else(|| value(line, text, EXPECTED_TIME))
    }

    fn result(&self, info: &GameInfo) -> Result<(usize, Option<Ending>), GameFileError> {
        let (line, text) = self.need("result")?;
        if text == "ongoing" {
            return Ok((line, None));
        }
        let wrong = || value(line, text, "a result");
        let (winner, reason) = text.split_once(' ').ok_or_else(wrong)?;
        let winner = match winner {
            "draw" => None,
            name => Some(side(info, name).ok_or_else(wrong)?),
        };
        Ok((line, Some(Ending { winner, reason: EndReason::from_word(reason) })))
    }

    /// An optional header.
    fn optional<T: FromStr>(&self, name: &str, expected: &'static str) -> Result<Option<T>, GameFileError> {
        if self.found.contains_key(name) { self.parsed(name, expected).map(Some) } else { Ok(None) }
    }

    fn seen(&self, info: &GameInfo) -> Result<Observer, GameFileError> {
        let (line, name) = self.need("seen")?;
        if name == "all" {
            return Ok(Observer::Revealed);
        }
        info.observer(name).ok_or_else(|| value(line, name, "a side of this game, public or all"))
    }
}

const EXPECTED_HEX: &str = "64 hexadecimal digits";

const EXPECTED_TIME: &str = "a time such as 2026-11-02T18:05:00.250Z";

fn side(info: &GameInfo, name: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| info.side_name(*side) == name)
}

/// Reads the line of move `expected`.
fn read_move(
    info: &GameInfo,
    line: usize,
    text: &str,
    expected: usize,
) -> Result<RecordedMove, GameFileError> {
    let parts: Vec<_> = text.splitn(6, ' ').collect();
    let [number, revision, interaction, moment, who, notation] = parts.as_slice() else {
        return Err(at(line, Damage::ShortTurn));
    };
    if number.parse() != Ok(expected) {
        return Err(at(line, Damage::Number { expected, found: (*number).to_owned() }));
    }
    Ok(RecordedMove {
        revision_before: Revision(revision.parse().map_err(|_| value(line, revision, "a revision"))?),
        interaction: InteractionId(
            interaction.parse().map_err(|_| value(line, interaction, "an interaction id"))?,
        ),
        at: time::parse(moment).ok_or_else(|| value(line, moment, EXPECTED_TIME))?,
        side: side(info, who).ok_or_else(|| value(line, who, "a side of this game"))?,
        notation: (*notation).to_owned(),
    })
}
