//! Sample matches for tests, and a minimal game with dice and secrets.

use std::num::NonZeroU32;

use crate::domain::{
    ChannelId, GuildId, HomeChannel, Id, InteractionId, Match, MatchFacts, MoveRecord, Pace, PlayerId,
    Revision, RunningTurn, Seat, Timestamp,
};
use sealed_move_rules::bounds::Meter;
use sealed_move_rules::{
    Game, GameInfo, GameState, MoveText, Observer, Outcome, PlayError, Played, Position, RedactionScope,
    Rolls, RuleError, Rulings, Setup, Side, View,
};

pub(crate) const ALICE: PlayerId = PlayerId(11);
pub(crate) const BOB: PlayerId = PlayerId(12);
pub(crate) const CAROL: PlayerId = PlayerId(13);

/// The time `seconds` after the start of the samples.
pub(crate) const fn at(seconds: i64) -> Timestamp {
    Timestamp(1_800_000_000_000 + seconds * 1000)
}

/// A match between Alice and Bob after these moves, each of them a revision.
pub(crate) fn played(game: &'static dyn Game, notations: &[&str]) -> Match {
    played_from(game, game.start(game.info().setups[0].name, &mut Rolls::none()).unwrap(), notations)
}

/// Like [`played`], from another start.
pub(crate) fn played_from(game: &'static dyn Game, start: Box<dyn Position>, notations: &[&str]) -> Match {
    let facts = MatchFacts {
        id: Id(1),
        game,
        setup: game.info().setups[0].name.to_owned(),
        rulings: Rulings::NEWEST,
        seats: [Seat::Person(ALICE), Seat::Person(BOB)],
        place: HomeChannel { guild: Some(GuildId(5)), channel: ChannelId(7) },
        pace: Pace::DEFAULT,
        rated: true,
        commitment: None,
        interaction: None,
        moves: Vec::new(),
        revision: Revision(0),
        draw_offer: None,
        takeback_offer: None,
        taken_back: None,
        created: at(0),
        turn_started_at: at(0),
        deadline: Pace::DEFAULT.deadline(at(0)),
        budgets_ms: [0; 2],
        running: RunningTurn::new(start.turn()),
        ending: None,
        computer: None,
        fork: None,
        season: None,
    };
    let mut sample = Match::new(facts, None, start.text());
    let mut state = GameState::new(start);
    for notation in notations {
        sample.revision = sample.revision.next();
        sample.push(MoveRecord {
            revision: sample.revision,
            side: state.position().turn(),
            notation: (*notation).to_owned(),
            interaction: InteractionId(100),
            at: at(1),
        });
        state.replay(notation).unwrap();
    }
    sample
}

/// A game in which "draw" rolls, "hide" hides something from the opponent until their next move,
/// and everything else does nothing. It never ends and has no views.
#[derive(Debug)]
pub(crate) struct DiceSample;

pub(crate) static DICE_SAMPLE: DiceSample = DiceSample;

static INFO: GameInfo = GameInfo {
    name: "dice",
    title: "Dice",
    sides: ["one", "two"],
    setups: &[Setup { name: "standard", title: "Standard" }],
    chance: true,
    secrets: true,
};

#[derive(Clone, Debug)]
struct SamplePosition {
    moves: usize,
    hidden: bool,
}

impl Game for DiceSample {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn start(&self, _: &str, _: &mut Rolls<'_>) -> Result<Box<dyn Position>, PlayError> {
        Ok(Box::new(SamplePosition { moves: 0, hidden: false }))
    }

    fn parse(&self, _: &str) -> Result<Box<dyn Position>, RuleError> {
        Ok(Box::new(SamplePosition { moves: 0, hidden: false }))
    }

    fn guide(&self) -> &'static [sealed_move_rules::Chapter] {
        &[]
    }

    fn courses(&self) -> &'static [sealed_move_rules::course::Course] {
        &[]
    }

    fn course_puzzles(&self) -> &'static [sealed_move_rules::puzzle::Puzzle] {
        &[]
    }

    fn puzzles(&self) -> &'static [sealed_move_rules::puzzle::Puzzle] {
        &[]
    }
}

impl Position for SamplePosition {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn text(&self) -> String {
        format!("{} {}", self.moves, self.hidden)
    }

    fn turn(&self) -> Side {
        Side::BOTH[self.moves % 2]
    }

    fn move_number(&self) -> u32 {
        self.moves as u32 + 1
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn view(&self, _: Observer) -> View {
        unreachable!("this game has no views")
    }

    fn resolve(&self, text: &MoveText, rolls: &mut Rolls<'_>) -> Result<Played, PlayError> {
        let notation = match text.as_str() {
            "draw" => format!("draw>{}", rolls.pick(NonZeroU32::new(2).unwrap())?),
            other => other.to_owned(),
        };
        Ok(self.replay(&notation)?)
    }

    fn replay(&self, notation: &str) -> Result<Played, RuleError> {
        let position = Box::new(Self { moves: self.moves + 1, hidden: notation == "hide" });
        Ok(Played { position, notation: notation.to_owned(), quiet: false, gain: false })
    }

    fn move_of(&self, notation: &str) -> Result<MoveText, RuleError> {
        Ok(MoveText::canonical(notation.split('>').next().unwrap_or_default()))
    }

    fn redact(&self, notation: &str, _: Observer) -> Result<String, RuleError> {
        Ok(notation.to_owned())
    }

    fn redaction_scope(&self, observer: Observer) -> RedactionScope {
        let hidden = self.hidden && observer == Observer::Player(self.turn());
        if hidden { RedactionScope::Newest } else { RedactionScope::None }
    }

    fn repetition_key(&self) -> Option<String> {
        None
    }

    fn perft_within(&self, _: u32, _: &mut Meter) -> Result<u64, RuleError> {
        Ok(0)
    }

    fn divide(&self, _: u32) -> Result<Vec<(String, u64)>, RuleError> {
        Ok(Vec::new())
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}
