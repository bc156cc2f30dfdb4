//! Computer players for all four games, and tools that measure and tune them.
//!
//! [`choose`] takes a [`View`], a [`Level`], a seed and the views its seat
//! saw earlier. It returns a legal move with its score and the expected line. Hidden information
//! can't leak: the search works on positions drawn by [`sample`](fn@sample), which agree with the view.
//! Nothing depends on time. A level is a node budget, so the same request gets the same answer on
//! every machine. [`Cancel`] stops a search from another thread.
//!
//! - `level`: the levels, and the version stored with each game
//! - `limits`: the search limits of each level
//! - `search`: the search shared by all games; `board` is its interface to a game
//! - `aruki`, `kyo`, `chakart`, `lusus`: moves, results and evaluation of each game
//! - `draws`: moves left until a draw without progress
//! - `game_search`: the interface of a game to its player, implemented in `<game>_search`
//! - `network`: the network that corrects the evaluation in Aruki, and [`training`] to make its file
//! - `weights`: the evaluation weights, read from `weights/<game>.txt`
//! - [`king_danger`]: whether the king can be taken next move
//! - [`hint`](fn@hint): a good move with the reason, from facts that `outlook` finds
//! - [`review`]: the value of each move of a finished game, and the effect of luck
//! - [`arena`] plays one game between two players and [`contest`] a whole match; [`tune`] fits the
//!   weights to such games, and [`fit`](mod@fit) the value of a score
//!
//! This crate depends only on the rules and contains no text for players: a level has a
//! [`number`](Level::number), and a move its canonical text.
//!
//! ```
//! use sealed_move_players::{Cancel, ChoiceSeed, ChoiceVersion, Level, choose};
//! use sealed_move_rules::{Observer, Rolls, find};
//!
//! let start = find("aruki").unwrap().start("standard", &mut Rolls::none()).unwrap();
//! let view = start.view(Observer::Player(start.turn()));
//! let chosen = choose(&view, Level::Newcomer, ChoiceVersion::LATEST, &ChoiceSeed::of(7), &[], &Cancel::default()).unwrap();
//! assert!(view.legal_moves(100).unwrap().contains(&chosen.text));
//! ```

#![warn(missing_docs)]

pub mod arena;
mod aruki;
mod aruki_hunt;
mod aruki_mate;
mod aruki_network;
mod aruki_search;
mod aruki_themes;
mod aruki_weights;
mod assessment;
mod board;
mod cancel;
mod chakart;
mod chakart_hunt;
mod chakart_search;
mod chakart_themes;
mod chance;
mod choice;
pub mod contest;
mod danger;
mod descent;
mod draws;
pub mod fit;
mod game_search;
mod hint;
mod judge;
mod judgement;
mod king_hunt;
mod kyo;
mod kyo_critical;
mod kyo_hunt;
mod kyo_reach;
mod kyo_search;
mod kyo_themes;
mod level;
mod limits;
mod lusus;
mod lusus_hunt;
mod lusus_search;
mod lusus_themes;
mod network;
mod odds;
mod outlook;
mod press;
mod puzzle_effort;
mod puzzle_hunt;
mod puzzle_set;
mod puzzle_theme;
pub mod puzzles;
mod random;
pub mod review;
mod sample;
mod search;
mod self_play;
pub mod training;
pub mod tune;
mod turning_points;
mod weights;
mod workers;

pub use cancel::Cancel;
pub use chance::{level_rating, winning_chance};
pub use choice::{ChooseError, ChosenMove, Contestant, choose, choose_as};
pub use danger::{KingDanger, king_danger};
pub use hint::{Hint, KnownMove, Reason, hint};
pub use judge::{JudgeBounds, JudgedMove, Judgement, judge};
pub use level::{ChoiceVersion, Level, PlayerKind};
pub use limits::{LevelRow, LevelRowError};
pub use random::ChoiceSeed;
pub use sample::{Sample, sample};
pub use weights::Weights;

use game_search::{GameSearch, Tuning};
use sealed_move_rules::View;

/// The computer player of each game.
static TUNINGS: [&Tuning; 4] =
    [&aruki_search::TUNING, &kyo_search::TUNING, &chakart_search::TUNING, &lusus_search::TUNING];

fn tuning_of(game: &str) -> Option<&'static Tuning> {
    TUNINGS.into_iter().find(|tuning| tuning.game == game)
}

fn search_of(view: &View) -> &dyn GameSearch {
    match view {
        View::Aruki(view) => view,
        View::Kyo(view) => view,
        View::Chakart(view) => view,
        View::Lusus(view) => view,
    }
}
