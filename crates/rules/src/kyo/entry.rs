//! Typed words on the board (`rules/kyo.md §15.2`, points 5 to 8): which step each of them means.

use super::error::{Error, StepError};
use super::mode::Mode;
use super::notation::{Step, turn_text};
use super::piece::{Kind, Tile};
use super::reading::{Reading, Token, Word, read};
use super::stack::Chips;
use super::state::{State, own};
use super::walk::Walk;
use crate::{ErrorKind, MoveText, RuleError};

/// A turn that is being entered.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) walk: Walk,
    /// The chips of the Queen as they lay before the shuffle that was entered last, if nothing
    /// was entered after it.
    unshuffled: Option<Chips>,
}

impl Entry {
    /// Begins a turn with its first word.
    ///
    /// # Errors
    ///
    /// `syntax` where it is no tile, `illegal` where the player has no stack there.
    pub(super) fn begin(state: State, token: &Token) -> Result<Self, RuleError> {
        let Word::Go { count: None, strike: false, to: start } = token.word else {
            return Err(RuleError::from(Error::NoStart).at(token.span.start));
        };
        let refuse = |error| RuleError::from(Error::Start { tile: start, error }).at(token.span.start);
        let walk = Walk::begin(state, start).map_err(refuse)?;
        Ok(Self { walk, unshuffled: None })
    }

    /// Enters the next word.
    ///
    /// # Errors
    ///
    /// `illegal`: why the step breaks the rules; the entry stays as it was.
    pub(super) fn enter(&mut self, token: &Token) -> Result<(), RuleError> {
        self.enter_word(&token.word).map_err(|error| {
            let to = match token.word {
                Word::Go { to, .. } | Word::Chips { to, .. } => Some(to),
                Word::Shuffle(_) => None,
            };
            let step = self.walk.refused(error, token.word.to_string(), to);
            RuleError::from(Error::Step(step)).at(token.span.start)
        })
    }

    fn enter_word(&mut self, word: &Word) -> Result<(), StepError> {
        let walk = &mut self.walk;
        let step = match word {
            Word::Go { .. } | Word::Chips { .. } if walk.mode() == Mode::Over => {
                return Err(StepError::NothingMore);
            }
            Word::Go { count, strike, to } => meant_by_going(walk, count.unwrap_or(0), *strike, *to)?,
            Word::Chips { count, to } => Step::Chips { count: *count, to: *to },
            Word::Shuffle(letters) => match meant_by_shuffle(walk, letters)? {
                Some(order) => Step::Shuffle(order),
                None => return Ok(()),
            },
        };
        walk.judge(&step)?;
        let unshuffled = match step {
            Step::Shuffle(_) => self.unshuffled.filter(|_| walk.kind() == Some(Kind::Queen)),
            _ => None,
        };
        if let Some(before) = unshuffled {
            walk.take(step);
            walk.merge_shuffles(&before);
            if walk.stack().chips == before {
                self.unshuffled = None;
            }
            return Ok(());
        }
        if !walk.has_room() {
            return Err(StepError::TooManySteps);
        }
        self.unshuffled = matches!(step, Step::Shuffle(_)).then_some(walk.stack().chips);
        walk.take(step);
        Ok(())
    }

    /// The canonical text as far as the turn goes.
    pub(super) fn text(&self) -> String {
        turn_text(self.walk.start(), self.walk.steps())
    }
}

/// The step that a tile means, perhaps with a count or a mark of capture before it.
fn meant_by_going(walk: &Walk, count: u8, strike: bool, to: Tile) -> Result<Step, StepError> {
    let shielded = walk.state().stack(to).is_shielded();
    match walk.kind() {
        None if count == 0 => Err(StepError::NoPawn),
        None => Ok(Step::Chips { count, to }),
        Some(Kind::Tower) if strike && shielded => Err(StepError::TowerStrikes),
        Some(Kind::Tower) => Ok(Step::Move { carry: count, to }),
        Some(_) if shielded => Ok(Step::Strike { to }),
        Some(_) => Ok(Step::Move { carry: count, to }),
    }
}

/// The new order that letters mean, without the lower chips that stay as they are; nothing where
/// the Queen changes nothing, for that is dropped.
fn meant_by_shuffle(walk: &Walk, letters: &str) -> Result<Option<Chips>, StepError> {
    match walk.kind() {
        Some(Kind::LightPawn) => return Err(StepError::LightPawnShuffles),
        Some(Kind::Queen) => {}
        _ if walk.mode() == Mode::Over => return Err(StepError::NothingMore),
        _ => {}
    }
    let liftable = walk.liftable();
    if letters.len() > liftable {
        return Err(StepError::TooFew { liftable });
    }
    let side = walk.state().mover;
    let order: Chips = letters.chars().filter_map(|letter| own(letter, side)).collect();
    let present = walk.stack().chips.upper(order.len());
    if !order.same_kinds(&present) {
        return Err(StepError::OtherChips);
    }
    let changed = order.len() - order.common(&present);
    match walk.kind() {
        _ if changed > 0 => Ok(Some(order.upper(changed))),
        Some(Kind::Queen) => Ok(None),
        _ => Err(StepError::ChangesNothing),
    }
}

impl State {
    /// Reads the beginning of a turn, perhaps a whole one; nothing if there is no word.
    ///
    /// # Errors
    ///
    /// `syntax` or `illegal`: names the word at fault.
    pub(super) fn enter(&self, typed: &str) -> Result<Option<Entry>, RuleError> {
        let Reading { tokens, unread } = read(typed);
        if let Some(span) = unread {
            let at = span.start;
            return Err(RuleError::from(Error::Unreadable { typed: typed[span].to_owned() }).at(at));
        }
        let Some((start, steps)) = tokens.split_first() else { return Ok(None) };
        if let Some(outcome) = self.outcome() {
            return Err(ErrorKind::Over { reason: outcome.reason }.into());
        }
        let mut entry = Entry::begin(self.clone(), start)?;
        steps.iter().try_for_each(|token| entry.enter(token))?;
        Ok(Some(entry))
    }

    /// Reads a whole turn.
    ///
    /// # Errors
    ///
    /// As [`enter`](Self::enter), and `syntax` where there is no step.
    pub(super) fn read(&self, typed: &str) -> Result<Entry, RuleError> {
        let entry = self.enter(typed)?.ok_or_else(|| RuleError::from(Error::NoStart).at(0))?;
        if entry.walk.steps().is_empty() {
            return Err(RuleError::from(Error::NoStep).at(typed.len()));
        }
        Ok(entry)
    }

    /// Reads a canonical turn and nothing else.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read), and `syntax` with the canonical text where it is another one.
    pub(super) fn strict(&self, notation: &str) -> Result<Entry, RuleError> {
        let entry = self.read(notation)?;
        let canonical = entry.text();
        if canonical == notation {
            return Ok(entry);
        }
        Err(RuleError::from(Error::NotCanonical { canonical: canonical.clone() }).candidate(canonical))
    }

    /// The turn that a typed text means.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read).
    pub(super) fn read_turn(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.read(typed).map(|entry| MoveText::canonical(entry.text()))
    }
}
