//! The interface of a game to its computer player, implemented in `<game>_search.rs`.

use sealed_move_rules::{Position, View};

use super::cancel::Cancel;
use super::choice::{ChoiceRequest, ChosenMove};
use super::judge::{Judge, Judgement};
use super::king_hunt::Hunt;
use super::level::{ChoiceVersion, Level, PlayerKind};
use super::limits::{LevelRow, Limits};
use super::network::InputLayout;
use super::outlook::Outlook;
use super::puzzle_theme::Solution;
use super::puzzles::SearchPlan;
use super::random::{ChoiceSeed, Numbers};
use super::review::{MoveScores, ReviewBudget, Reviewer, SeenMove};
use super::sample::Sample;

/// The minimum depth of a search for a hint, in plies. The node budget usually ends it earlier.
const ADVISER_DEPTH: i32 = 12;

/// The minimum number of sampled positions in a search for a hint.
const MIN_ADVISER_SAMPLES: usize = 4;

/// How a game's views are searched.
pub(crate) trait GameSearch {
    fn tuning(&self) -> &'static Tuning;

    fn is_over(&self) -> bool;

    /// Chooses a move. `history` contains earlier views, oldest first.
    fn choose(&self, request: &ChoiceRequest<'_>, weights: &[i32], history: &[View]) -> Option<ChosenMove>;

    /// Judges the move `asked`, or the best one, and the best alternative.
    fn judge(&self, judge: &Judge<'_>, asked: Option<&str>) -> Option<Judgement>;

    /// Scores the best move of this view and the one played.
    fn score_move(&self, reviewer: &Reviewer<'_>, seen: &SeenMove) -> Option<MoveScores>;

    /// The static evaluation for the side to move.
    fn points(&self, weights: &[i32]) -> i32;

    /// Whether a move that gains material takes it, rather than turns own pieces into a stronger one.
    fn takes(&self, _text: &str) -> bool {
        true
    }

    /// The material balance of the side to move and its best capture, as far as the observer sees.
    fn outlook(&self, cancel: &Cancel) -> Outlook;

    /// The pressure of the side to move on the enemy king: the higher, the nearer its pieces can get with one
    /// move. `None` in games whose hints don't press.
    fn pressure(&self) -> Option<i32> {
        None
    }

    /// Moves of the side to move that win whatever the dice, as far as the observer sees.
    fn winning_moves(&self, cancel: &Cancel) -> Vec<String>;

    /// Whether the side to move is in check.
    fn is_checked(&self) -> bool {
        false
    }

    /// Facts for training a network: the static evaluation for the side to move, and the inputs of both
    /// sides, the side to move first. `None` if the position isn't quiet, or in games without a network.
    fn network_facts(&self) -> Option<(i32, [Vec<u16>; 2])> {
        None
    }

    /// Whether captures don't gain anything for the side to move.
    fn is_quiet(&self, weights: &[i32]) -> bool;

    /// Whether the view hides something from its observer.
    fn hides_something(&self) -> bool {
        false
    }

    /// Whether rolls only draw tiles that the other side can't see.
    fn rolls_are_unseen(&self) -> bool {
        false
    }

    /// Samples a position consistent with the view. `None` in games that hide nothing.
    fn sample(&self, _random: &mut Numbers) -> Option<Sample> {
        None
    }

    /// Whether the side to move isn't in the middle of a move.
    fn is_whole_move(&self) -> bool {
        true
    }

    /// Whether a move needs more than a plain step, so that a puzzle with it is never trivial.
    fn is_special(&self, text: &str) -> bool;

    /// The positions to examine for puzzles, which may include some that another move would reach.
    fn critical_positions(&self, position: Box<dyn Position>) -> Vec<Box<dyn Position>> {
        vec![position]
    }

    /// The position for an exhaustive search of puzzles. `None` in the middle of a move, or if the view hides
    /// something that matters.
    fn hunt(&self) -> Option<Box<dyn Hunt>>;

    /// The theme of a puzzle in this position, one of [`Tuning::themes`]. `None` if the move is invalid.
    fn theme(&self, solution: &Solution<'_>) -> Option<&'static str>;

    /// A further check of a puzzle with this right move.
    fn confirms_puzzle(&self, _right: &str, _seed: &ChoiceSeed) -> bool {
        true
    }

    /// A shorter text for a winning move, or the same text.
    fn shortest_win(&self, _position: &dyn Position, right: String) -> String {
        right
    }
}

/// The levels of a game, lowest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LevelTable {
    /// The search limits.
    pub(crate) rows: [LevelRow; 6],
    /// Ratings of the levels, lowest first. A step is 400 · log10(share / (1 - share)), rounded to 25 or 50. `share` is
    /// the share of points a level wins against the one below, in the first version:
    ///
    /// | level | Aruki | Kyo | Chakart | Lusus |
    /// |---|---|---|---|---|
    /// | 2 against 1 | 85.9 % of 400 | 73.4 % of 400 | 69.8 % of 400 | 62.3 % of 400 |
    /// | 3 against 2 | 86.0 % of 400 | 85.0 % of 400 | 88.9 % of 400 | 65.2 % of 400 |
    /// | 4 against 3 | 89.1 % of 400 | 62.5 % of 400 | 64.0 % of 400 | 65.5 % of 400 |
    /// | 5 against 4 | 81.1 % of 400 | 62.6 % of 400 | 69.5 % of 400 | 63.5 % of 400 |
    /// | 6 against 5 | 65.2 % of 400 | 83.1 % of 400 | 71.2 % of 400 | 62.3 % of 400 |
    ///
    /// In the second version, level 2 of Lusus wins 74.0 % of 100 against level 1. The steps of later versions are
    /// in README.md.
    pub(crate) ratings: [u16; 6],
}

/// How a game's network is trained.
pub(crate) struct TrainingPlan {
    pub(crate) layout: InputLayout,
    /// The limits of the player in self-play.
    pub(crate) row: LevelRow,
}

/// The numbers of a game's computer player.
pub(crate) struct Tuning {
    /// The name of the game.
    pub(crate) game: &'static str,
    /// The levels by version of the choices. Puzzles and reviews use the first version.
    pub(crate) levels: [LevelTable; 5],
    /// The node budget of a hint: about a second of thought.
    pub(crate) adviser_nodes: u64,
    /// The weights file of the levels.
    pub(crate) weights: &'static str,
    /// The weights file of the judge and the baselines.
    pub(crate) judge_weights: &'static str,
    /// Whether scores are shares of winning rather than centipawns.
    pub(crate) scores_are_shares: bool,
    /// See [`Limits::weighs_luck`], for the best level.
    pub(crate) weighs_luck: bool,
    /// See [`Limits::prunes`], for the best level.
    pub(crate) prunes: bool,
    /// How the network is trained, in games that have one.
    pub(crate) training: Option<TrainingPlan>,
    /// The names of the themes of its puzzles.
    pub(crate) themes: [&'static str; 10],
    pub(crate) review: ReviewBudget,
    pub(crate) puzzles: SearchPlan,
}

impl Tuning {
    /// The search limits of a player.
    pub(crate) fn limits(&self, player: PlayerKind, version: ChoiceVersion) -> Limits {
        let level = match player {
            PlayerKind::Level(level) => level,
            PlayerKind::Adviser => return self.adviser_limits(version),
            PlayerKind::Careful => return Limits::exact(2),
            PlayerKind::Random | PlayerKind::Rival | PlayerKind::Greedy => return Limits::exact(1),
        };
        Limits {
            finishes: level > Level::Newcomer,
            counts_unseen_hands: level >= Level::Careful,
            whole_moves: true,
            weighs_luck: level == Level::Best && self.weighs_luck,
            prunes: level == Level::Best && self.prunes,
            uses_network: level >= Level::Club && version >= ChoiceVersion::FOURTH,
            counts_threats: version >= ChoiceVersion::FIFTH,
            varies_openings: version >= ChoiceVersion::SECOND,
            prefers_short_moves: version >= ChoiceVersion::SECOND,
            ..Limits::exact(0).with_row(self.levels(version).rows[level as usize])
        }
    }

    /// The levels of a version of the choices.
    pub(crate) fn levels(&self, version: ChoiceVersion) -> &LevelTable {
        &self.levels[usize::from(version.number()) - 1]
    }

    /// The bounds of the level with strong play, without its deliberate errors. They don't change
    /// with the levels.
    fn adviser_limits(&self, version: ChoiceVersion) -> Limits {
        let limits = self.limits(PlayerKind::Level(Level::Strong), ChoiceVersion::FIRST);
        let nodes = self.adviser_nodes;
        let depth = limits.depth.max(ADVISER_DEPTH);
        let captures = self.limits(PlayerKind::Level(Level::Best), ChoiceVersion::FIRST).captures;
        let (weighs_luck, prunes) = (self.weighs_luck, self.prunes);
        let counts_threats = version >= ChoiceVersion::FIFTH;
        let prefers_short_moves = version >= ChoiceVersion::SECOND;
        Limits {
            nodes,
            depth,
            captures,
            overlooks: 0,
            noise: 0,
            samples: limits.samples.max(MIN_ADVISER_SAMPLES),
            weighs_luck,
            prunes,
            counts_threats,
            prefers_short_moves,
            ..limits
        }
    }
}
