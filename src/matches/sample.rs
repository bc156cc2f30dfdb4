//! Matches for tests, and a game of nothing but lots and secrets.

use std::num::NonZeroU32;

use super::{ChannelId, GuildId, Id, InteractionId, Match, Pace, Place, PlayerId, Ply, Revision, Timestamp};
use sealed_move_rules::{
    Draws, Game, GameInfo, Line, Observer, Outcome, Played, Position, RuleError, Secrecy, Setup, Side, Stop,
    Turn, View,
};

pub(super) const ALICE: PlayerId = PlayerId(11);
pub(super) const BOB: PlayerId = PlayerId(12);
pub(super) const CAROL: PlayerId = PlayerId(13);

/// The moment so many seconds after the beginning.
pub(super) const fn at(seconds: i64) -> Timestamp {
    Timestamp(1_800_000_000_000 + seconds * 1000)
}

/// A match between Alice and Bob after these records, each of which made a revision.
pub(super) fn played(game: &'static dyn Game, records: &[&str]) -> Match {
    played_from(game, game.start(game.info().setups[0].name, &mut Draws::none()).unwrap(), records)
}

/// The same from a position of one's own.
pub(super) fn played_from(game: &'static dyn Game, start: Box<dyn Position>, records: &[&str]) -> Match {
    let mut sample = Match {
        id: Id(1),
        game,
        setup: game.info().setups[0].name.to_owned(),
        seats: [ALICE, BOB],
        place: Place { guild: Some(GuildId(5)), channel: ChannelId(7) },
        pace: Pace::DEFAULT,
        rated: true,
        seed: None,
        interaction: None,
        start: start.text(),
        plies: Vec::new(),
        revision: Revision(0),
        draw_offer: None,
        takeback_offer: None,
        taken_back: None,
        created: at(0),
        began: at(0),
        deadline: Pace::DEFAULT.deadline(at(0)),
        ending: None,
    };
    let mut line = Line::new(start);
    for record in records {
        sample.revision = sample.revision.next();
        sample.plies.push(Ply {
            revision: sample.revision,
            side: line.position().turn(),
            record: (*record).to_owned(),
            interaction: InteractionId(100),
            at: at(1),
        });
        line.replay(record).unwrap();
    }
    sample
}

/// A game in which "draw" draws a lot, "hide" hides something from the opponent until his next
/// turn, and everything else does nothing. It never ends and cannot be seen.
#[derive(Debug)]
pub(super) struct Lots;

pub(super) static LOTS: Lots = Lots;

static INFO: GameInfo = GameInfo {
    name: "lots",
    title: "Lots",
    sides: ["one", "two"],
    setups: &[Setup { name: "standard", title: "Standard" }],
    chance: true,
    secrets: true,
    over: "over",
};

#[derive(Clone, Debug)]
struct Table {
    plies: usize,
    hidden: bool,
}

impl Game for Lots {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn start(&self, _: &str, _: &mut Draws<'_>) -> Result<Box<dyn Position>, Stop> {
        Ok(Box::new(Table { plies: 0, hidden: false }))
    }

    fn parse(&self, _: &str) -> Result<Box<dyn Position>, RuleError> {
        Ok(Box::new(Table { plies: 0, hidden: false }))
    }

    fn guide(&self) -> &'static [sealed_move_rules::Chapter] {
        &[]
    }
}

impl Position for Table {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn text(&self) -> String {
        format!("{} {}", self.plies, self.hidden)
    }

    fn turn(&self) -> Side {
        Side::BOTH[self.plies % 2]
    }

    fn turn_number(&self) -> u32 {
        self.plies as u32 + 1
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn view(&self, _: Observer) -> View {
        unreachable!("nobody looks at this game")
    }

    fn resolve(&self, turn: &Turn, draws: &mut Draws<'_>) -> Result<Played, Stop> {
        let record = match turn.as_str() {
            "draw" => format!("draw>{}", draws.pick(NonZeroU32::new(2).unwrap())?),
            other => other.to_owned(),
        };
        Ok(self.replay(&record)?)
    }

    fn replay(&self, record: &str) -> Result<Played, RuleError> {
        let position = Box::new(Self { plies: self.plies + 1, hidden: record == "hide" });
        Ok(Played { position, record: record.to_owned() })
    }

    fn turn_of(&self, record: &str) -> Result<Turn, RuleError> {
        Ok(Turn::canonical(record.split('>').next().unwrap_or_default()))
    }

    fn redact(&self, record: &str, _: Observer) -> Result<String, RuleError> {
        Ok(record.to_owned())
    }

    fn secrecy(&self, observer: Observer) -> Secrecy {
        let hidden = self.hidden && observer == Observer::Player(self.turn());
        if hidden { Secrecy::Newest } else { Secrecy::None }
    }

    fn repetition_key(&self) -> Option<String> {
        None
    }

    fn perft(&self, _: u32) -> Result<u64, RuleError> {
        Ok(0)
    }

    fn divide(&self, _: u32) -> Result<Vec<(String, u64)>, RuleError> {
        Ok(Vec::new())
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
