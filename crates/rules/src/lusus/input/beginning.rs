//! Possible continuations of a beginning (`rules/lusus.md §7.2`).

use super::stage::TokenStage;
use crate::RuleError;
use crate::input::{Next, Ranking, Stage, Suggestion};
use crate::lusus::error::Error;
use crate::lusus::notation::{parse_piece_move, parse_play};
use crate::lusus::roller::UnknownRolls;
use crate::lusus::square::square_from_name;
use crate::lusus::state::State;

/// An unfinished move: the position after its finished plays, and an unfinished token.
pub(super) struct Beginning<'a> {
    pub(super) state: State,
    /// The finished plays, each followed by a space.
    pub(super) finished: &'a str,
    /// The unfinished token.
    pub(super) started: &'a str,
}

impl State {
    /// Plays the finished tokens of a beginning. Fails at the first illegal one.
    pub(super) fn begin<'a>(&self, partial: &'a str) -> Result<Beginning<'a>, RuleError> {
        if self.result.is_some() {
            return Err(self.after_end());
        }
        let split = partial.rfind(' ').map_or(0, |at| at + 1);
        let (finished, started) = partial.split_at(split);
        let mut state = self.clone();
        for token in finished.split_terminator(' ') {
            let at = token.as_ptr() as usize - partial.as_ptr() as usize;
            if parse_piece_move(token).is_some() {
                return Err(RuleError::from(Error::AfterMove).at(at));
            }
            let play = parse_play(token).map_err(|error| RuleError::from(error).at(at))?;
            state.check_play(&play).map_err(|error| error.at(at))?;
            // Random results are unknown here, and no continuation depends on them.
            let _ = state.play(&play, &mut UnknownRolls);
        }
        Ok(Beginning { state, finished, started })
    }

    pub(super) fn next_options(&self, partial: &str) -> Result<Next, RuleError> {
        Ok(self.begin(partial)?.next(Ranking::None))
    }
}

/// A continuation before [`Next`] ranks it.
pub(super) struct RankedOption {
    pub(super) token: String,
    pub(super) finishes: Finishes,
}

/// The part of a move that an option completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finishes {
    /// The whole move.
    Move,
    /// A play.
    Play,
    /// Needs more input.
    Nothing,
}

impl Beginning<'_> {
    pub(super) fn next(&self, ranking: Ranking) -> Next {
        let (stage, options) = self.options();
        let options = options.into_iter().map(|option| self.suggestion(option, ranking)).collect();
        Next { stage: Stage::Token(stage), options }
    }

    fn suggestion(&self, option: RankedOption, ranking: Ranking) -> Suggestion {
        let end = if option.finishes == Finishes::Play { " " } else { "" };
        Suggestion {
            text: format!("{}{}{end}", self.finished, option.token),
            complete: option.finishes == Finishes::Move,
            rank: match ranking {
                Ranking::Likeliest => self.state.rank(&option.token),
                Ranking::None => 0,
            },
            token: option.token,
        }
    }

    fn options(&self) -> (TokenStage, Vec<RankedOption>) {
        let started = self.started;
        let begins = |options: Vec<RankedOption>| -> Vec<RankedOption> {
            options.into_iter().filter(|option| option.token.starts_with(started)).collect()
        };
        let state = &self.state;
        let bytes = started.as_bytes();
        match bytes {
            [] | [b'a'..=b'h' | b'O' | b'-'] => (TokenStage::Start, begins(state.start_options())),
            [b'a'..=b'h', _, ..] if square_from_name(started).is_some() => {
                (TokenStage::To, state.to_options(started))
            }
            [b'a'..=b'h', _, _, ..] | [b'O', ..] | [b'-', b'-', ..] => {
                (TokenStage::Suffix, begins(state.suffix_options(started)))
            }
            _ => match started.strip_prefix("RC+").map_or((started, false), |inner| (inner, true)) {
                ("", true) => (TokenStage::Tile, state.recycle_tiles()),
                ("HE", true) => (TokenStage::Tile, state.heal_options("HE+", true)),
                (inner, recycled) if inner.starts_with("HE+") => {
                    (TokenStage::Tile, state.heal_options(inner, recycled))
                }
                (inner, recycled)
                    if !inner.contains('~') && (inner.starts_with("TD@") || (recycled && inner == "TD")) =>
                {
                    (TokenStage::First, begins(state.first_tiles_of_trade(recycled)))
                }
                _ => (TokenStage::Target, begins(state.play_options(started))),
            },
        }
    }
}

impl RankedOption {
    /// An option that needs more input.
    pub(super) const fn part(token: String) -> Self {
        Self { token, finishes: Finishes::Nothing }
    }

    /// A complete play.
    pub(super) const fn play(token: String) -> Self {
        Self { token, finishes: Finishes::Play }
    }

    /// A complete piece move.
    pub(super) const fn piece_move(token: String) -> Self {
        Self { token, finishes: Finishes::Move }
    }
}
