//! Computer players of all four games, and what they are measured with.
//!
//! [`choose`] takes a [`View`](sealed_move_rules::View), a [`Level`], a seed and the views that its
//! seat was shown before, and returns a legal move with its score and the line it expects. What a
//! view hides cannot reach it: [`sample`] draws positions that agree with the view, and the search
//! looks ahead in those. There is no clock: a level is a number of positions to look at, and the same
//! request gets the same answer on every machine. [`Cancel`] stops a search from another thread.
//!
//! - `level`: the levels, and the versions under which games begin
//! - `limits`: what bounds the search of each level, version by version
//! - `search`: the search that all games share; `board` is what it asks of a game
//! - `aruki`, `kyo`, `chakart`, `lusus`: moves, results and evaluation of each
//! - `weights`: the numbers of the evaluations, read from `weights/<game>.txt`
//! - [`review`]: what each move of a finished game was worth, and what luck added
//! - [`arena`]: a game between players; [`contest`]: many of them, to measure players; [`tune`] fits the weights by such games,
//!   [`fit`](mod@fit) what a score is worth
//!
//! The crate knows the rules and nothing else; texts for people are for others to make: a level is
//! told by its [`key`](Level::key), a move by its canonical text.
//!
//! ```
//! use sealed_move_players::{Cancel, Level, ChoiceSeed, choose};
//! use sealed_move_rules::{Observer, Rolls, find};
//!
//! let start = find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap();
//! let view = start.view(Observer::Player(start.turn()));
//! let chosen = choose(&view, Level::Newcomer, &ChoiceSeed::of(7), &[], &Cancel::default()).unwrap();
//! assert!(view.legal_moves(100).unwrap().contains(&chosen.text));
//! ```

pub mod arena;
mod aruki;
mod board;
mod cancel;
mod chakart;
mod chance;
mod choice;
pub mod contest;
pub mod fit;
mod judge;
mod kyo;
mod kyo_edges;
mod level;
mod limits;
mod lusus;
mod puzzle_quota;
pub mod puzzles;
mod random;
pub mod review;
mod sample;
mod search;
pub mod tune;
mod weights;
mod workers;

pub use cancel::Cancel;
pub use chance::{level_rating, winning_chance};
pub use choice::{ChooseError, ChosenMove, Contestant, PlayerKind, choose, choose_as, choose_under};
pub use judge::{JUDGED_BY, JudgeBounds, JudgedMove, Judgement, judge};
pub use level::{ChoiceVersion, Level};
pub use random::ChoiceSeed;
pub use sample::{Sample, sample};
pub use weights::Weights;
