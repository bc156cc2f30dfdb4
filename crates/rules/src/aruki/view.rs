//! What anybody may know of a position: all of it, for Aruki has no secrets.

use super::attack::Check;
use super::piece::{Kind, Piece, Square};
use super::reading::Folded;
use super::state::State;
use crate::input::{Menu, Next, PlayerView, Stage, Suggestion};
use crate::{MoveText, RuleError, Side};

/// A position as anybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Behind a pointer, for views are passed around and a state is large.
    pub(super) state: Box<State>,
}

impl View {
    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.state.piece(at)
    }

    /// How many pieces of a kind a side's tray holds; 0 for the kinds that no tray holds.
    #[must_use]
    pub const fn tray(&self, side: Side, kind: Kind) -> u16 {
        self.state.tray(side, kind)
    }

    /// Whether a side's golden or silver dragon is on the board with its power unspent; false
    /// for kinds that have no power.
    #[must_use]
    pub const fn power(&self, side: Side, dragon: Kind) -> bool {
        matches!(dragon, Kind::GoldenDragon | Kind::SilverDragon) && self.state.power(side, dragon)
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.state.mover
    }

    /// The number of the turn, which grows after Black's.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.state.turn
    }

    /// The status word of the rules file, repetition left out.
    #[must_use]
    pub fn status(&self) -> &'static str {
        self.state.status_word()
    }

    /// The checks against the side to move, one for each piece that gives it.
    #[must_use]
    pub fn checks(&self) -> Vec<Check> {
        self.state.checks(self.state.mover)
    }

    /// The legal turns, sorted as ASCII.
    pub(super) fn steps(&self) -> Vec<Suggestion> {
        let mut after = self.state.clone();
        let mut steps: Vec<Suggestion> = self
            .state
            .legal_moves()
            .into_iter()
            .map(|action| {
                let undo = after.make(action);
                let suffix = after.suffix();
                after.unmake(action, &undo);
                let text = format!("{}{suffix}", self.state.describe(action));
                let rank = self.state.rank(action, suffix);
                Suggestion { token: text.clone(), text, complete: true, rank }
            })
            .collect();
        steps.sort_unstable_by(|a, b| a.text.cmp(&b.text));
        steps
    }

    /// How many plies were made since the last turn that cannot be undone; 200 end the game.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.state.quiet
    }
}

impl PlayerView for View {
    fn text(&self) -> String {
        self.state.to_string()
    }

    fn turn(&self) -> Side {
        self.state.mover
    }

    fn move_number(&self) -> u32 {
        self.state.turn
    }

    fn legal_moves(&self, _limit: usize) -> Result<Vec<String>, RuleError> {
        Ok(self.steps().into_iter().map(|step| step.text).collect())
    }

    fn next(&self, partial: &str) -> Result<Next, RuleError> {
        let mut steps = self.steps();
        steps.retain(|step| step.text.starts_with(partial));
        Ok(Next { stage: Stage::Moves, options: steps })
    }

    fn complete(&self, typed: &str) -> Vec<Suggestion> {
        let mut steps = self.steps();
        if steps.iter().any(|step| step.text.starts_with(typed)) {
            steps.retain(|step| step.text.starts_with(typed));
        } else {
            let typed_whole = self.state.read(typed).ok();
            let beginning = Folded::of(typed).text;
            steps.retain(|step| {
                let folded = Folded::of(&step.text).text;
                let symbol = step.text.find('(').unwrap_or(0);
                typed_whole.as_ref() == Some(&step.text)
                    || folded.starts_with(&beginning)
                    || folded[symbol..].starts_with(&beginning)
            });
        }
        steps.sort_by_key(|step| std::cmp::Reverse(step.rank));
        steps
    }

    fn read(&self, typed: &str) -> Result<MoveText, RuleError> {
        self.state.read(typed).map(MoveText::canonical)
    }

    fn compose(&self, draft: &str) -> Result<Menu, RuleError> {
        self.menu(draft)
    }
}
