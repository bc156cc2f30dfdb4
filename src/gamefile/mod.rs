//! Game files: a whole game as plain text, readable by other programs.
//!
//! The format (version 1; `docs/verifying.md` shows an example) is lines of UTF-8. The first line is `Sealed
//! Move record 1`. It is followed by headers, `name: value`, in any order, the line `turns: N`, N
//! lines with one stored move each, and the line `end`:
//!
//! ```text
//! NUMBER REVISION INTERACTION TIME SIDE RECORD
//! ```
//!
//! NUMBER counts from 1. REVISION is the revision of the game before the move. INTERACTION is the
//! id of the interaction that made it, which the proof of the dice needs. TIME is in UTC, SIDE is
//! the game's name of the side. RECORD is the move in the notation of the rules with its chance
//! results, up to the end of the line. Empty lines and lines that begin with `#` are ignored, with
//! one exception: if moves are redacted, each line `# sees N POSITION` holds the reader's view
//! after N moves, from 0, so that the game can be shown.
//!
//! | header | value |
//! |---|---|
//! | `game` | `aruki`, `kyo`, … |
//! | `setup` | the setup's name |
//! | `rulings` | the number of the rulings that the game began with; 1 by default |
//! | `time` | each side's days for the whole game, beyond a day per move; no such time by default |
//! | `id` | the game's id in base32 |
//! | `white`, `gold`, … | a player's Discord id, or `-` if unknown, and the name |
//! | `place` | `server N channel N`, or `channel N` |
//! | `begun`, `ended` | times; an ongoing game has no `ended` |
//! | `result` | the winner's side or `draw`, and the reason; or `ongoing` |
//! | `commitment`, `seed` | 64 hexadecimal digits each, if the game has dice; the seed once it is revealed |
//! | `acceptance` | the id of the interaction whose rolls made the start |
//! | `seen` | `all`, or the side or `public` that the moves are redacted for |
//! | `tried` | for a fork: the id of the original game, or `-` if unknown, and the number of its moves before the fork |
//! | `computer` | the computer's side and its level, 1 to 6 |
//! | `computer-version` | the version of its choices; 1 by default |
//! | `choices` | the 64 hexadecimal digits of its seed, once the game is over |
//! | `start` | the position before the first move |
//!
//! Reading replays all moves and checks everything except the dice. [`GameFileError`] names the
//! wrong line and the reason.

mod read;
mod time;
mod tournament_check;
mod tournament_file;
mod tournament_write;
mod write;

pub use read::{Damage, GameFileError};
pub use tournament_check::{SeasonFlaw, VerifiedSeason};
pub use tournament_file::{
    FilePerson, LineProblem, SeasonStatus, TOURNAMENT_TITLE, TournamentFile, TournamentFileError,
};
pub use tournament_write::{RecordedPerson, RecordedSeasonGame, SeasonRecord};

use crate::dice::{Commitment, Seed};
use crate::domain::{
    BoardView, ChoiceClaim, ChoiceVersion, Claim, ClaimedMove, Ending, ForkOrigin, HomeChannel, Id,
    InteractionId, LastMove, Level, MovePart, Pace, PlayerId, Revision, Timestamp,
};
use sealed_move_rules::{Game, GameState, Observer, RuleError, Rulings, Side};

const TITLE: &str = "Sealed Move record 1";

/// The last line. Without it, a truncated last move could be another legal move.
const END: &str = "end";

/// The prefix of a comment with the reader's view.
const SEES: &str = "# sees ";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedPlayer {
    /// `None` if unknown, for example because the player's data was deleted.
    pub id: Option<PlayerId>,
    /// One line, in the form of [`PersonName::in_file`](crate::domain::PersonName::in_file).
    pub name: String,
}

/// The computer player of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedComputer {
    pub side: Side,
    pub level: Level,
    pub version: ChoiceVersion,
    /// The seed of its choices, once the game is over.
    pub seed: Option<Seed>,
}

/// A stored part of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    pub revision_before: Revision,
    pub interaction: InteractionId,
    pub at: Timestamp,
    pub side: Side,
    /// The move with its chance results.
    pub notation: String,
}

#[derive(Clone, Debug)]
pub struct GameFile {
    pub game: &'static dyn Game,
    pub setup: String,
    pub rulings: Rulings,
    /// The pace of a game with a budget.
    pub time: Option<Pace>,
    pub id: Id,
    /// In the order of the sides.
    pub players: [RecordedPlayer; 2],
    /// The origin of a fork.
    pub fork: Option<ForkOrigin>,
    pub computer: Option<RecordedComputer>,
    pub place: HomeChannel,
    pub begun: Timestamp,
    pub ended: Option<Timestamp>,
    /// `None` for an ongoing game.
    pub result: Option<Ending>,
    /// The SHA-256 of the seed, published before the game.
    pub commitment: Option<Commitment>,
    /// The seed of the dice, once it is revealed.
    pub seed: Option<Seed>,
    /// The interaction that accepted the challenge. Its id determines the rolls of the start.
    pub acceptance: Option<InteractionId>,
    /// The observer that the moves are redacted for.
    pub seen: Observer,
    /// The position before the first move.
    pub start: String,
    pub turns: Vec<RecordedMove>,
    /// The reader's views before the first move and after each. Empty if they follow from the
    /// moves.
    pub seen_positions: Vec<String>,
}

impl GameFile {
    /// Reads a game file and replays its moves.
    ///
    /// # Errors
    ///
    /// Names the wrong line and the reason.
    pub fn parse(text: &str) -> Result<Self, GameFileError> {
        read::parse(text)
    }

    /// Reads a game file without replaying its moves. The dice of a file with altered rolls can
    /// still be checked.
    ///
    /// # Errors
    ///
    /// Names the wrong line and the reason.
    pub fn read(text: &str) -> Result<Self, GameFileError> {
        Ok(read::read(text)?.0)
    }

    /// The views of `observer` in order, from the start.
    ///
    /// # Errors
    ///
    /// A rule error in the start or a move. [`parse`](Self::parse) rules it out if
    /// [`is_whole`](Self::is_whole).
    pub fn board_views(&self, observer: Observer) -> Result<Vec<BoardView>, RuleError> {
        let mut line = GameState::new(self.game.parse_with(&self.start, self.rulings)?);
        let mut board_views = vec![BoardView::new(&line, observer)?];
        for turn in &self.turns {
            line.replay(&turn.notation)?;
            board_views.push(BoardView::new(&line, observer)?);
        }
        Ok(board_views)
    }

    /// The reader's views in a redacted file, in order from the start. `None` if the file has none.
    #[must_use]
    pub fn seen_board_views(&self) -> Option<Vec<BoardView>> {
        if self.seen_positions.len() != self.turns.len() + 1 {
            return None;
        }
        // A position without secrets left parses only as a revealed view.
        let view = |text: &String| {
            let observers = [self.seen, Observer::Revealed].into_iter();
            observers.filter_map(|observer| self.game.parse_view_of(text, observer).ok()?).next()
        };
        let views = self.seen_positions.iter().map(view).collect::<Option<Vec<_>>>()?;
        let lasts = views
            .iter()
            .zip(&self.turns)
            .map(|(before, turn)| Some(LastMove { before: before.clone(), notation: turn.notation.clone() }));
        let lasts = std::iter::once(None).chain(lasts);
        Some(views.iter().cloned().zip(lasts).map(|(view, last)| BoardView { view, last }).collect())
    }

    /// The claim about the dice. `None` unless the seed is revealed.
    #[must_use]
    pub fn claim(&self) -> Option<Claim> {
        let moves = self.turns.iter().map(|turn| ClaimedMove {
            notation: turn.notation.clone(),
            before: turn.revision_before.0,
            interaction: turn.interaction.to_string(),
        });
        Some(Claim {
            game: self.game,
            id: self.id.to_string(),
            setup: self.setup.clone(),
            rulings: self.rulings,
            start: self.start.clone(),
            interaction: self.acceptance?.to_string(),
            commitment: self.commitment,
            seed: self.seed.clone()?,
            fork: self.fork.is_some(),
            moves: moves.collect(),
        })
    }

    /// The claim about the computer's choices. `None` unless it played and its seed is revealed.
    #[must_use]
    pub fn choices(&self) -> Option<ChoiceClaim> {
        let RecordedComputer { side, level, version, seed } = self.computer.as_ref()?;
        Some(ChoiceClaim {
            game: self.game,
            rulings: self.rulings,
            start: self.start.clone(),
            side: *side,
            level: *level,
            version: *version,
            seed: seed.clone()?,
            notations: self.turns.iter().map(|turn| turn.notation.clone()).collect(),
        })
    }

    /// The number of the last move, complete or not. 0 if there is none.
    #[must_use]
    pub fn last_move(&self) -> u32 {
        let first = self.game.parse(&self.start).map_or(1, |start| start.move_number());
        let sides = self.turns.iter().map(|turn| turn.side);
        MovePart::of_records(first, sides).last().map_or(0, |part| part.number)
    }

    /// The value of the header `seen`: a side, `public` or `all`.
    #[must_use]
    pub fn seen_word(&self) -> &'static str {
        match self.seen {
            Observer::Revealed => "all",
            Observer::Public => "public",
            Observer::Player(side) => self.game.info().side_name(side),
        }
    }

    /// Whether no move is redacted, so that the game can be replayed.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.seen == Observer::Revealed || !self.game.info().secrets
    }
}

#[cfg(test)]
mod tests;
