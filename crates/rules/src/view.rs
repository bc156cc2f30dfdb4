//! What one observer may know of a position.

use super::compose::Menu;
use super::{MoveText, RuleError, Side, aruki, chakart, kyo, lusus};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// The player of a side.
    Player(Side),
    /// Spectators and public messages.
    Public,
    /// Anybody, once the match is over in whatever way: nothing is secret any more.
    Revealed,
}

/// What one observer may know of a position, typed per game.
///
/// The view of the player on turn answers what that player may ask: which turns are legal, what
/// may follow a partial turn, what a typed text means. The answers never depend on what the view
/// does not hold.
#[allow(clippy::large_enum_variant, reason = "views are few, and made for one answer")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// A view of Aruki, which has no secrets.
    Aruki(aruki::View),
    /// A view of Kyo, which has no secrets.
    Kyo(kyo::View),
    /// A view of Chakart, which hides a queen from all but her owner.
    Chakart(chakart::View),
    /// A view of Lusus, which hides hands, bags and face-down traps.
    Lusus(lusus::View),
}

/// What every game's view answers.
pub trait PlayerView {
    /// The redacted position string.
    fn text(&self) -> String;

    /// The side that has to submit next.
    fn turn(&self) -> Side;

    /// The number of the turn about to be made, as people count in this game, from 1.
    fn move_number(&self) -> u32;

    /// The complete legal turns, sorted as ASCII.
    ///
    /// # Errors
    ///
    /// `too_many` beyond `limit`, where a game's turns can be too many to list.
    fn legal_moves(&self, limit: usize) -> Result<Vec<String>, RuleError>;

    /// What may follow the beginning of a turn.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the beginning.
    fn next(&self, partial: &str) -> Result<Next, RuleError>;

    /// What to offer while a person types, best first: the steps of [`next`](Self::next) where the
    /// text is a canonical beginning, else what it begins when read tolerantly.
    fn complete(&self, typed: &str) -> Vec<Step>;

    /// At most `limit` whole legal turns for a text that is none, the nearest first: those with
    /// the same piece.
    fn suggestions(&self, typed: &str, limit: usize) -> Vec<String> {
        super::instead::nearest(&|text| self.complete(text), typed, limit)
    }

    /// Whether playing `turn` may draw lots, as far as this observer can tell.
    fn may_roll(&self, _turn: &MoveText) -> bool {
        false
    }

    /// Whether its player may want to think again before `turn`: the words say why.
    fn needs_confirmation(&self, _turn: &MoveText) -> bool {
        false
    }

    /// Reads what a person typed as a turn.
    ///
    /// # Errors
    ///
    /// Says why it is no legal turn, with what may have been meant.
    fn read(&self, typed: &str) -> Result<MoveText, RuleError>;

    /// Reads what somebody who is not on turn foresees: the turn in the form in which this
    /// observer would read it ([`Position::redact`](super::Position::redact)), lots left out.
    ///
    /// # Errors
    ///
    /// Says why no such turn can come, as far as this observer can tell.
    fn parse_opponent_move(&self, typed: &str) -> Result<String, RuleError> {
        self.read(typed).map(|turn| turn.to_string())
    }

    /// What to offer to somebody who types a turn that he foresees, as [`complete`](Self::complete).
    fn complete_opponent_move(&self, typed: &str) -> Vec<Step> {
        self.complete(typed)
    }

    /// What this observer would know after a foreseen turn that hides something from him; nothing
    /// where he cannot tell.
    fn after(&self, _foreseen: &str) -> Option<View> {
        None
    }

    /// What to ask of a player who clicks a turn together, after the choices that `draft` holds:
    /// `""`, the draft of a [`Choice`](super::compose::Choice), or a whole turn. Unless a game
    /// says otherwise, the steps of [`next`](Self::next).
    ///
    /// # Errors
    ///
    /// Says why the draft leads to no legal turn.
    fn compose(&self, draft: &str) -> Result<Menu, RuleError> {
        let menu = |draft: &str| -> Result<Menu, RuleError> {
            let turn = self.read(draft).ok().filter(|turn| turn.as_str() == draft);
            Ok(Menu::of_steps(self.next(draft)?, turn))
        };
        let mut asked = menu(draft)?;
        // Questions with a single answer are not asked.
        while let ([only], None) = (asked.options.as_slice(), &asked.turn) {
            let draft = only.draft.clone();
            asked = menu(&draft)?;
        }
        Ok(asked)
    }
}

impl std::ops::Deref for View {
    type Target = dyn PlayerView;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Aruki(view) => view,
            Self::Kyo(view) => view,
            Self::Chakart(view) => view,
            Self::Lusus(view) => view,
        }
    }
}

/// What may follow the beginning of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// What the options are.
    pub stage: Stage,
    /// The options, in the game's own order.
    pub steps: Vec<Step>,
}

/// What the options of a [`Next`] are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Whole legal turns that begin with the text.
    Turns,
    /// Squares on which a turn may begin.
    Starts,
    /// Steps of a turn that is being walked.
    Walk {
        /// The square where the walking man stands.
        at: String,
        /// The game's word for what may still be done.
        mode: &'static str,
        /// Whether the turn may end here.
        may_end: bool,
    },
    /// A stage that the game names itself.
    Named(&'static str),
}

/// One option of a [`Next`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The option as `rules/<game>.md` writes it.
    pub token: String,
    /// The whole beginning of the turn once this option is taken.
    pub text: String,
    /// Whether that is a complete turn.
    pub complete: bool,
    /// How likely a player wants it; greater is better. Only for sorting.
    pub rank: i32,
}
