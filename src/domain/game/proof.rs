//! Verification of the dice: recomputes every roll of a match from its revealed seed.

use std::num::NonZeroU32;

use crate::dice::{Commitment, Dice, DieRoll, Seed};
use crate::domain::{Match, MovePart};
use sealed_move_rules::chance;
use sealed_move_rules::{
    Game, GameState, MoveText, PlayError, Position, RollMeaning, Rolls, RuleError, Rulings, Side,
};

/// Claims about the dice of a match, from the store or a game file.
#[derive(Clone, Debug)]
pub struct Claim {
    pub game: &'static dyn Game,
    /// Id of the match, which is part of every roll's input.
    pub id: String,
    /// Name of the setup.
    pub setup: String,
    pub rulings: Rulings,
    /// Notation of the start position.
    pub start: String,
    /// Id of the interaction that began the match, an input of the start's rolls.
    pub interaction: String,
    /// The hash published before the match; `None` if it was not recorded.
    pub commitment: Option<Commitment>,
    /// The seed revealed after the match.
    pub seed: Seed,
    /// Whether the match is a fork, whose start wasn't rolled.
    pub fork: bool,
    pub moves: Vec<ClaimedMove>,
}

/// One move record of a [`Claim`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedMove {
    /// The move with its rolls.
    pub notation: String,
    /// The revision of the match before the move.
    pub before: u32,
    /// Id of the interaction that made the move.
    pub interaction: String,
}

impl Claim {
    /// Returns the claims of a stored match; `None` without a seed.
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
            rulings: game.rulings,
            start: game.start().to_owned(),
            interaction,
            commitment: Some(seed.commitment()),
            seed,
            fork: game.fork.is_some(),
            moves: moves.collect(),
        })
    }
}

/// A move with verified rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenMove {
    /// The index of the move; `None` for the start.
    pub index: Option<usize>,
    pub rolls: Vec<ProvenRoll>,
}

/// A recomputed roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenRoll {
    pub roll: DieRoll,
    /// The decision made by the roll; `None` if the game doesn't report it.
    pub meaning: Option<RollMeaning>,
}

/// Reason why a claim is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The seed doesn't match the published hash.
    Commitment {
        /// The published hash.
        published: Commitment,
        /// The hash of the seed.
        opened: Commitment,
    },
    /// The dice give another result than the recorded one.
    Rolls {
        /// The index of the move; `None` for the start.
        index: Option<usize>,
        /// The recorded notation or position.
        written: String,
        /// The notation or position given by the dice.
        rolled: String,
        /// Number and value of the one roll that differs, and its recorded result; `None` if no
        /// single roll explains the difference.
        differs: Option<(usize, DieRoll, u32)>,
    },
    /// The recorded move is illegal.
    Record {
        /// The index of the move; `None` for the start.
        index: Option<usize>,
        /// The rule error.
        error: RuleError,
    },
}

/// The result of checking a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The verified moves with rolls, up to the first flaw.
    pub proven: Vec<ProvenMove>,
    /// Numbering of the checked records.
    pub parts: Vec<MovePart>,
    /// The first flaw.
    pub flaw: Option<Flaw>,
}

impl Proof {
    /// Counts the verified rolls.
    #[must_use]
    pub fn roll_count(&self) -> usize {
        self.proven.iter().map(|proven| proven.rolls.len()).sum()
    }
}

/// Recomputes all rolls of a match and compares them with its records.
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
    let start = claim.game.parse_with(&claim.start, claim.rulings).map_err(refused(None))?;
    if !claim.fork {
        let dice = || Dice::new(&claim.seed, &claim.id, 0, &claim.interaction);
        let begun = |roll: RollFn<'_>| Ok(chance::start(claim.game, &claim.setup, roll)?.text());
        let rolled = compare(None, &start.text(), dice, begun)?;
        proven.extend(explained(None, rolled, |rolls| claim.game.start(&claim.setup, rolls).map(drop)));
    }
    let mut state = GameState::new(start);
    for (index, made) in claim.moves.iter().enumerate() {
        let position = state.position();
        sides.push(position.turn());
        // A forged result can make the notation illegal. As long as the bare move parses, the dice
        // can still show the right notation.
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

/// Combines the rolls of a move with their meanings by playing it again; `None` without rolls.
fn explained(
    index: Option<usize>,
    rolled: Vec<DieRoll>,
    play: impl FnOnce(&mut Rolls<'_>) -> Result<(), PlayError>,
) -> Option<ProvenMove> {
    let results: Vec<_> = rolled.iter().map(|roll| roll.index).collect();
    let mut rolls = Rolls::new(&results);
    // The rolls were accepted before; only their meanings are needed here.
    let _ = play(&mut rolls);
    let meanings = rolls.meanings().iter().copied().chain(std::iter::repeat(None));
    let rolls: Vec<_> =
        rolled.into_iter().zip(meanings).map(|(roll, meaning)| ProvenRoll { roll, meaning }).collect();
    (!rolls.is_empty()).then_some(ProvenMove { index, rolls })
}

/// Rolls again for one move and returns the rolls if `result` gives the recorded text.
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

/// Finds the first roll that alone explains the recorded text, with the result that it would have
/// needed.
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
