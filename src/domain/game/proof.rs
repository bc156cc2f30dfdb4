//! The proof of the dice: every roll of a match computed again from the seed that was opened.

use std::num::NonZeroU32;

use crate::dice::{Commitment, Dice, DieRoll, Seed};
use crate::domain::{Match, MovePart};
use sealed_move_rules::chance;
use sealed_move_rules::{
    Game, GameState, MoveText, PlayError, Position, RollMeaning, Rolls, RuleError, Side,
};

/// What is claimed about the dice of a match, by the store or by a game file.
#[derive(Clone, Debug)]
pub struct Claim {
    /// What was played.
    pub game: &'static dyn Game,
    /// The id of the match, as rolls name it.
    pub id: String,
    /// The setup's name.
    pub setup: String,
    /// The position it began with.
    pub start: String,
    /// The id of the interaction that began it, as rolls name it.
    pub interaction: String,
    /// What was published before the match; `None` where it was not written down.
    pub commitment: Option<Commitment>,
    /// What was opened after it.
    pub seed: Seed,
    /// Whether it began at a position of another match, which no dice decided.
    pub tried: bool,
    /// The moves, in order.
    pub moves: Vec<ClaimedMove>,
}

/// One move record as a [`Claim`] has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedMove {
    /// The move with its rolls.
    pub notation: String,
    /// The revision of the match before it.
    pub before: u32,
    /// The id of the interaction that carried it.
    pub interaction: String,
}

impl Claim {
    /// What a match claims about its own dice; `None` where it has no seed.
    #[must_use]
    pub fn of(game: &Match) -> Option<Self> {
        let seed = game.seed().cloned()?;
        let interaction = game.interaction?.to_string();
        // Each move adds one to the revision.
        let moves = game.records().map(|made| ClaimedMove {
            notation: made.notation.to_owned(),
            before: made.revision.0.saturating_sub(1),
            interaction: made.interaction.to_string(),
        });
        Some(Self {
            game: game.game,
            id: game.id.to_string(),
            setup: game.setup.clone(),
            start: game.start().to_owned(),
            interaction,
            commitment: Some(seed.commitment()),
            seed,
            tried: game.tried.is_some(),
            moves: moves.collect(),
        })
    }
}

/// One move whose rolls were computed again and agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenMove {
    /// The index of the move; `None` for the start.
    pub index: Option<usize>,
    /// Its rolls, in order.
    pub rolls: Vec<ProvenRoll>,
}

/// A roll that was computed again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenRoll {
    /// The roll.
    pub roll: DieRoll,
    /// What it decided; `None` where the game does not say it.
    pub meaning: Option<RollMeaning>,
}

/// Why a claim does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The seed is not the one that was promised.
    Commitment {
        /// What was published.
        published: Commitment,
        /// What the seed gives.
        opened: Commitment,
    },
    /// The dice lead to something else than what is written.
    Rolls {
        /// The index of the move; `None` for the start.
        index: Option<usize>,
        /// The notation or position that is written.
        written: String,
        /// The one that the dice give.
        rolled: String,
        /// The number of the one roll that differs, that roll, and the result that is written;
        /// `None` where no single roll explains the difference.
        differs: Option<(usize, DieRoll, u32)>,
    },
    /// The rules refuse what is written.
    Record {
        /// The index of the move; `None` for the start.
        index: Option<usize>,
        /// What the rules say.
        error: RuleError,
    },
}

/// What became of checking a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The moves with rolls, as far as they were checked.
    pub proven: Vec<ProvenMove>,
    /// Which move each record belongs to, as far as they were checked.
    pub parts: Vec<MovePart>,
    /// The first thing that does not hold.
    pub flaw: Option<Flaw>,
}

impl Proof {
    /// How many rolls were computed again.
    #[must_use]
    pub fn roll_count(&self) -> usize {
        self.proven.iter().map(|proven| proven.rolls.len()).sum()
    }
}

/// Computes all rolls of a match again and compares them with what is written.
#[must_use]
pub fn prove(claim: &Claim) -> Proof {
    let (mut proven, mut sides) = (Vec::new(), Vec::new());
    let flaw = check(claim, &mut proven, &mut sides).err();
    let first = claim.game.parse(&claim.start).map_or(1, |start| start.move_number());
    Proof { proven, parts: MovePart::of_records(first, sides), flaw }
}

fn check(claim: &Claim, proven: &mut Vec<ProvenMove>, sides: &mut Vec<Side>) -> Result<(), Flaw> {
    let opened = claim.seed.commitment();
    if let Some(published) = claim.commitment
        && published != opened
    {
        return Err(Flaw::Commitment { published, opened });
    }
    let refused = |index| move |error| Flaw::Record { index, error };
    let start = claim.game.parse(&claim.start).map_err(refused(None))?;
    if !claim.tried {
        let dice = || Dice::new(&claim.seed, &claim.id, 0, &claim.interaction);
        let begun = |roll: RollFn<'_>| Ok(chance::start(claim.game, &claim.setup, roll)?.text());
        let rolled = compare(None, &start.text(), dice, begun)?;
        proven.extend(explained(None, rolled, |rolls| claim.game.start(&claim.setup, rolls).map(drop)));
    }
    let mut state = GameState::new(start);
    for (index, made) in claim.moves.iter().enumerate() {
        let position = state.position();
        sides.push(position.turn());
        // A changed result may make the notation unplayable; while the move alone can be read from
        // it, the dice still say what it should be.
        let text = position.move_of(&made.notation).map_err(refused(Some(index)))?;
        let dice = || Dice::new(&claim.seed, &claim.id, made.before, &made.interaction);
        let rolled = compare(Some(index), &made.notation, dice, |roll| played(position, &text, roll))?;
        proven.extend(explained(Some(index), rolled, |rolls| position.resolve(&text, rolls).map(drop)));
        state.replay(&made.notation).map_err(refused(Some(index)))?;
    }
    Ok(())
}

type RollFn<'a> = &'a mut dyn FnMut(NonZeroU32) -> u32;

fn played(position: &dyn Position, text: &MoveText, roll: RollFn<'_>) -> Result<String, RuleError> {
    Ok(chance::roll_all(position, text, roll)?.notation)
}

/// A move with what its rolls decided, if it rolled any; `play` plays it with them.
fn explained(
    index: Option<usize>,
    rolled: Vec<DieRoll>,
    play: impl FnOnce(&mut Rolls<'_>) -> Result<(), PlayError>,
) -> Option<ProvenMove> {
    let results: Vec<_> = rolled.iter().map(|roll| roll.index).collect();
    let mut rolls = Rolls::new(&results);
    // It was played with them before.
    let _ = play(&mut rolls);
    let meanings = rolls.meanings().iter().copied().chain(std::iter::repeat(None));
    let rolls: Vec<_> =
        rolled.into_iter().zip(meanings).map(|(roll, meaning)| ProvenRoll { roll, meaning }).collect();
    (!rolls.is_empty()).then_some(ProvenMove { index, rolls })
}

/// Rolls for one move again and returns the rolls; `result` says what rolls lead to.
fn compare(
    index: Option<usize>,
    written: &str,
    dice: impl Fn() -> Dice,
    result: impl Fn(RollFn<'_>) -> Result<String, RuleError>,
) -> Result<Vec<DieRoll>, Flaw> {
    let mut fresh = dice();
    let rolled = result(&mut |options| fresh.roll(options)).map_err(|error| Flaw::Record { index, error })?;
    let rolls = fresh.rolls().to_vec();
    if rolled != written {
        let differs = differing(&rolls, written, dice, result);
        return Err(Flaw::Rolls { index, written: written.to_owned(), rolled, differs });
    }
    Ok(rolls)
}

/// The first roll for which another result gives what is written, all others being as the dice
/// have them; and that result.
fn differing(
    rolls: &[DieRoll],
    written: &str,
    dice: impl Fn() -> Dice,
    result: impl Fn(RollFn<'_>) -> Result<String, RuleError>,
) -> Option<(usize, DieRoll, u32)> {
    for (number, roll) in rolls.iter().enumerate() {
        for other in (0..roll.options.get()).filter(|other| *other != roll.index) {
            let mut fresh = dice();
            let changed = result(&mut |options| {
                let index = fresh.roll(options);
                if fresh.rolls().len() == number + 1 { other } else { index }
            });
            if changed.is_ok_and(|changed| changed == written) {
                return Some((number, roll.clone(), other));
            }
        }
    }
    None
}
