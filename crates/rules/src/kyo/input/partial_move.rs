//! Converts typed words to steps on the board (`rules/kyo.md §15.2`, points 5 to 8).

use super::super::error::{Error, StepError};
use super::super::mode::Mode;
use super::super::move_in_progress::MoveInProgress;
use super::super::notation::{Step, move_text};
use super::super::piece::{Kind, Tile};
use super::super::stack::Chips;
use super::super::state::{State, chip_of};
use super::reading::{Lexeme, TypedMove, Word, read};
use crate::{ErrorKind, MoveText, RuleError};

/// A move entered word by word.
#[derive(Clone, Debug)]
pub(super) struct PartialMove {
    pub(super) progress: MoveInProgress,
    /// The chips before the last shuffle, if no other step followed it.
    unshuffled: Option<Chips>,
}

impl PartialMove {
    /// Begins a move with its first word.
    ///
    /// # Errors
    ///
    /// `syntax` if the word is not a tile, `illegal` if the side to move has no stack there.
    pub(super) fn begin(state: State, lexeme: &Lexeme) -> Result<Self, RuleError> {
        let Word::Go { count: None, strike: false, to: start } = lexeme.word else {
            return Err(RuleError::from(Error::NoStart).at(lexeme.span.start));
        };
        let refuse = |error| RuleError::from(Error::Start { tile: start, error }).at(lexeme.span.start);
        let progress = MoveInProgress::begin(state, start).map_err(refuse)?;
        Ok(Self { progress, unshuffled: None })
    }

    /// Enters the next word.
    ///
    /// # Errors
    ///
    /// `illegal` with the broken rule. The move is then unchanged.
    pub(super) fn enter(&mut self, lexeme: &Lexeme) -> Result<(), RuleError> {
        self.enter_word(&lexeme.word).map_err(|error| {
            let to = match lexeme.word {
                Word::Go { to, .. } | Word::Chips { to, .. } => Some(to),
                Word::Shuffle(_) => None,
            };
            let step = self.progress.illegal_step(error, lexeme.word.to_string(), to);
            RuleError::from(Error::Step(step)).at(lexeme.span.start)
        })
    }

    fn enter_word(&mut self, word: &Word) -> Result<(), StepError> {
        let progress = &mut self.progress;
        let step = match word {
            Word::Go { .. } | Word::Chips { .. } if progress.mode() == Mode::Over => {
                return Err(StepError::NothingMore);
            }
            Word::Go { count, strike, to } => step_to_tile(progress, count.unwrap_or(0), *strike, *to)?,
            Word::Chips { count, to } => Step::Chips { count: *count, to: *to },
            Word::Shuffle(letters) => match order_from_letters(progress, letters)? {
                Some(order) => Step::Shuffle(order),
                None => return Ok(()),
            },
        };
        progress.judge(&step)?;
        let unshuffled = match step {
            Step::Shuffle(_) => self.unshuffled.filter(|_| progress.kind() == Some(Kind::Queen)),
            _ => None,
        };
        if let Some(before) = unshuffled {
            progress.take(step);
            progress.merge_shuffles(&before);
            if progress.stack().chips == before {
                self.unshuffled = None;
            }
            return Ok(());
        }
        if !progress.has_room() {
            return Err(StepError::TooManySteps);
        }
        self.unshuffled = matches!(step, Step::Shuffle(_)).then_some(progress.stack().chips);
        progress.take(step);
        Ok(())
    }

    /// The canonical notation of the steps so far.
    pub(super) fn text(&self) -> String {
        move_text(self.progress.start(), self.progress.steps())
    }
}

/// Finds the step for a tile, with an optional count and capture sign.
fn step_to_tile(progress: &MoveInProgress, count: u8, strike: bool, to: Tile) -> Result<Step, StepError> {
    let shielded = progress.state().stack(to).is_shielded();
    match progress.kind() {
        None if count == 0 => Err(StepError::NoPawn),
        None => Ok(Step::Chips { count, to }),
        Some(Kind::Tower) if strike && shielded => Err(StepError::TowerStrikes),
        Some(Kind::Tower) => Ok(Step::Move { carry: count, to }),
        Some(_) if shielded => Ok(Step::Strike { to }),
        Some(_) => Ok(Step::Move { carry: count, to }),
    }
}

/// Finds the new order for typed letters, without the unchanged chips at the bottom. `None` if a
/// Queen's shuffle changes nothing; it is then dropped.
fn order_from_letters(progress: &MoveInProgress, letters: &str) -> Result<Option<Chips>, StepError> {
    match progress.kind() {
        Some(Kind::LightPawn) => return Err(StepError::LightPawnShuffles),
        Some(Kind::Queen) => {}
        _ if progress.mode() == Mode::Over => return Err(StepError::NothingMore),
        _ => {}
    }
    let liftable = progress.liftable();
    if letters.len() > liftable {
        return Err(StepError::TooFew { liftable });
    }
    let side = progress.state().mover;
    let order: Chips = letters.chars().filter_map(|letter| chip_of(letter, side)).collect();
    let present = progress.stack().chips.upper(order.len());
    if !order.is_permutation_of(&present) {
        return Err(StepError::OtherChips);
    }
    let changed = order.len() - order.common_height(&present);
    match progress.kind() {
        _ if changed > 0 => Ok(Some(order.upper(changed))),
        Some(Kind::Queen) => Ok(None),
        _ => Err(StepError::ChangesNothing),
    }
}

impl State {
    /// Parses a move or its first steps. Returns `None` if there are no words.
    ///
    /// # Errors
    ///
    /// `syntax` or `illegal`, with the offset of the word.
    pub(super) fn enter(&self, typed: &str) -> Result<Option<PartialMove>, RuleError> {
        let TypedMove { lexemes, unread } = read(typed);
        if let Some(span) = unread {
            let at = span.start;
            return Err(RuleError::from(Error::Unreadable { typed: typed[span].to_owned() }).at(at));
        }
        let Some((start, steps)) = lexemes.split_first() else { return Ok(None) };
        if let Some(outcome) = self.outcome() {
            return Err(ErrorKind::Over { reason: outcome.reason }.into());
        }
        let mut partial = PartialMove::begin(self.clone(), start)?;
        steps.iter().try_for_each(|lexeme| partial.enter(lexeme))?;
        Ok(Some(partial))
    }

    /// Parses a whole move.
    ///
    /// # Errors
    ///
    /// Like [`enter`](Self::enter), and `syntax` if there is no step.
    pub(super) fn read(&self, typed: &str) -> Result<PartialMove, RuleError> {
        let partial = self.enter(typed)?.ok_or_else(|| RuleError::from(Error::NoStart).at(0))?;
        if partial.progress.steps().is_empty() {
            return Err(RuleError::from(Error::NoStep).at(typed.len()));
        }
        Ok(partial)
    }

    /// Parses a whole move to its canonical notation, with the errors of [`read`](Self::read).
    pub(super) fn read_move(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.read(typed).map(|partial| MoveText::canonical(partial.text()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::text::parse;
    use super::*;

    /// Positions with long roads, a Queen, a Tower with shields, a Cannon, a Knight and piles.
    const POSITIONS: [&str; 4] = [
        "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/10/P,P,P,P,2,P,P,P,P/p,p,p,p,2,p,p,p,p/10/10/4,SSt,SSt,4/dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g f 1",
        "9,DK/10/5,DLSQ,4/10/10/3,p,6/6,h,3/10/10/dk,9 g - 1",
        "9,DK/4,SST,5/10/4,DLC,5/3,p,6/4,dDLD,h,4/10/3,DN,6/2,SS,7/dk,9 g - 1",
        "9,DK/10/4,DLDQ,5/4,d,5/10/3,S,6/10/10/10/dk,9 g - 1",
    ];

    /// The tolerant parser returns a text unchanged exactly if the strict parser accepts it.
    #[test]
    fn strict_and_tolerant_parsers_agree() {
        let mut seed = 1_u64;
        let mut below = |limit: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % limit
        };
        let (mut canonical, mut others) = (0, 0);
        for position in POSITIONS {
            let state = parse(position).expect(position);
            let mut moves = Vec::new();
            state.visit_moves(&mut |progress| {
                moves.push(move_text(progress.start(), progress.steps()));
                moves.len() < 3000
            });
            for _ in 0..3000 {
                let mut text = moves[below(moves.len())].clone();
                for _ in 0..below(3) {
                    let at = below(text.len() + 1);
                    match below(3) {
                        0 => text.insert(at, char::from(b" 0123456789ABCDEFGHIJ=+XDLSa>"[below(29)])),
                        1 => text.truncate(at),
                        _ => text.push_str([" =LD", " =DL", " +1D2", " XD5", " 2E4"][below(5)]),
                    }
                }
                let tolerant = state.read(&text).ok().map(|partial| partial.text());
                let strict = state.parse_partial(&text).filter(|progress| !progress.steps().is_empty());
                assert_eq!(strict.is_some(), tolerant.as_ref() == Some(&text), "{position}: {text}");
                *(if strict.is_some() { &mut canonical } else { &mut others }) += 1;
            }
        }
        assert!(canonical > 2000 && others > 2000, "{canonical} and {others}");
    }
}
