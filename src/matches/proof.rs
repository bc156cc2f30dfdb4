//! The proof of the dice: every draw of a match computed again from the seed that was opened.

use std::num::NonZeroU32;

use super::Match;
use crate::dice::{Commitment, Dice, Draw, Seed};
use sealed_move_rules::chance;
use sealed_move_rules::{Game, GameState, MoveText, Position, RuleError};

/// What is said about the lots of a match.
#[derive(Clone, Debug)]
pub struct Claim {
    /// What was played.
    pub game: &'static dyn Game,
    /// The id of the match, as draws name it.
    pub id: String,
    /// The setup's name.
    pub setup: String,
    /// The position it began with.
    pub start: String,
    /// The id of the interaction that began it, as draws name it.
    pub interaction: String,
    /// What was published before the match; nothing where it was not written down.
    pub commitment: Option<Commitment>,
    /// What was opened after it.
    pub seed: Seed,
    /// What was submitted, in order.
    pub moves: Vec<ClaimedMove>,
}

/// One submission as a [`Claim`] has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedMove {
    /// The record.
    pub notation: String,
    /// The revision of the match before it.
    pub before: u32,
    /// The id of the interaction that carried it.
    pub interaction: String,
}

impl Claim {
    /// What a match says about its own lots; nothing where it has no seed.
    #[must_use]
    pub fn of(game: &Match) -> Option<Self> {
        let seed = game.seed.clone()?;
        let interaction = game.interaction?.to_string();
        // A ply makes its revision out of the one before.
        let moves = game.moves.iter().map(|ply| ClaimedMove {
            notation: ply.notation.clone(),
            before: ply.revision.0.saturating_sub(1),
            interaction: ply.interaction.to_string(),
        });
        Some(Self {
            game: game.game,
            id: game.id.to_string(),
            setup: game.setup.clone(),
            start: game.start.clone(),
            interaction,
            commitment: Some(seed.commitment()),
            seed,
            moves: moves.collect(),
        })
    }
}

/// One submission whose lots were drawn again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenMove {
    /// Which ply, from 0; nothing for the start.
    pub ply: Option<usize>,
    /// Its draws, in order.
    pub draws: Vec<Draw>,
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
    Lots {
        /// Which ply, from 0; nothing for the start.
        ply: Option<usize>,
        /// The record or position that is written.
        written: String,
        /// The one that the dice give.
        drawn: String,
        /// The single draw that differs and the option that is written, where one accounts for
        /// it.
        differs: Option<(usize, Draw, u32)>,
    },
    /// What is written is no record at this point.
    Record {
        /// Which ply, from 0; nothing for the start.
        ply: Option<usize>,
        /// What the rules say.
        error: RuleError,
    },
}

/// What became of checking a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The submissions with draws, as far as they were checked.
    pub proven: Vec<ProvenMove>,
    /// The first thing that does not hold.
    pub flaw: Option<Flaw>,
}

impl Proof {
    /// How many draws were computed again.
    #[must_use]
    pub fn draws(&self) -> usize {
        self.proven.iter().map(|proven| proven.draws.len()).sum()
    }
}

/// Draws all lots of a match again and compares them with what is written (PRODUCT §4).
#[must_use]
pub fn prove(claim: &Claim) -> Proof {
    let mut proven = Vec::new();
    let flaw = check(claim, &mut proven).err();
    Proof { proven, flaw }
}

fn check(claim: &Claim, proven: &mut Vec<ProvenMove>) -> Result<(), Flaw> {
    let opened = claim.seed.commitment();
    if let Some(published) = claim.commitment
        && published != opened
    {
        return Err(Flaw::Commitment { published, opened });
    }
    let refused = |ply| move |error| Flaw::Record { ply, error };
    let start = claim.game.parse(&claim.start).map_err(refused(None))?;
    let dice = || Dice::new(&claim.seed, &claim.id, 0, &claim.interaction);
    compare(None, &start.text(), proven, dice, |draw| {
        Ok(chance::start(claim.game, &claim.setup, draw)?.text())
    })?;
    let mut line = GameState::new(start);
    for (index, ply) in claim.moves.iter().enumerate() {
        let position = line.position();
        // A changed result may leave no record at all; the turn, if it can be told, says what the
        // dice gave.
        let turn = position.move_of(&ply.notation).map_err(refused(Some(index)))?;
        let dice = || Dice::new(&claim.seed, &claim.id, ply.before, &ply.interaction);
        compare(Some(index), &ply.notation, proven, dice, |draw| played(position, &turn, draw))?;
        line.replay(&ply.notation).map_err(refused(Some(index)))?;
    }
    Ok(())
}

type RollFn<'a> = &'a mut dyn FnMut(NonZeroU32) -> u32;

fn played(position: &dyn Position, turn: &MoveText, draw: RollFn<'_>) -> Result<String, RuleError> {
    Ok(chance::roll_all(position, turn, draw)?.notation)
}

/// Draws one submission again; `result` says what draws lead to.
fn compare(
    ply: Option<usize>,
    written: &str,
    proven: &mut Vec<ProvenMove>,
    dice: impl Fn() -> Dice,
    result: impl Fn(RollFn<'_>) -> Result<String, RuleError>,
) -> Result<(), Flaw> {
    let mut fresh = dice();
    let drawn = result(&mut |options| fresh.draw(options)).map_err(|error| Flaw::Record { ply, error })?;
    let draws = fresh.drawn().to_vec();
    if drawn != written {
        let differs = differing(&draws, written, dice, result);
        return Err(Flaw::Lots { ply, written: written.to_owned(), drawn, differs });
    }
    if !draws.is_empty() {
        proven.push(ProvenMove { ply, draws });
    }
    Ok(())
}

/// The first draw of which another option, all others as the dice have them, gives what is
/// written; and that option.
fn differing(
    draws: &[Draw],
    written: &str,
    dice: impl Fn() -> Dice,
    result: impl Fn(RollFn<'_>) -> Result<String, RuleError>,
) -> Option<(usize, Draw, u32)> {
    for (number, draw) in draws.iter().enumerate() {
        for other in (0..draw.options.get()).filter(|other| *other != draw.index) {
            let mut fresh = dice();
            let bent = result(&mut |options| {
                let index = fresh.draw(options);
                if fresh.drawn().len() == number + 1 { other } else { index }
            });
            if bent.is_ok_and(|bent| bent == written) {
                return Some((number, draw.clone(), other));
            }
        }
    }
    None
}
