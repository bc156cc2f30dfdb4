//! Game files: a whole game as plain text that other programs can read, and its reading back.
//!
//! The format (version 1; the README shows an example) is lines of UTF-8. The first line is `Sealed Move record 1`. Then come
//! headers, `name: value`, in any order; then the line `turns: N`; then N lines, one for each
//! stored submission, and the line `end`:
//!
//! ```text
//! NUMBER REVISION INTERACTION TIME SIDE RECORD
//! ```
//!
//! NUMBER counts from 1; REVISION is the game's before the submission and INTERACTION the id of the
//! interaction that made it, which the proof of the dice needs; TIME is UTC; SIDE is the game's
//! own word; RECORD is the move as the rules file writes it, chance results included, to the end of
//! the line. Empty lines and lines that begin with `#` say nothing; but where a file leaves out what its
//! reader may not know, lines `# sees N POSITION` hold what they saw after N submissions, from 0 on, so
//! that it can be shown again all the same.
//!
//! | header | value |
//! |---|---|
//! | `game` | `aruki`, `kyo`, … |
//! | `setup` | the setup's name |
//! | `id` | the game's id in base32 |
//! | `white`, `gold`, … | a player's Discord id, `-` where it is not known, and the name |
//! | `place` | `server N channel N`, or `channel N` |
//! | `begun`, `ended` | when; no `ended` while it goes on |
//! | `result` | the winner's side or `draw`, and the reason; `ongoing` |
//! | `commitment`, `seed` | 64 hexadecimal digits each, where dice are rolled; the seed once it is open |
//! | `acceptance` | the id of the interaction whose draws began the game |
//! | `seen` | `all`, or a side or `public` where moves are told as that observer may know them |
//! | `tried` | where it began at a position of another game: that game's id, `-` where it is not known any more, and after how many of its lines |
//! | `computer` | the side that the computer played, and its level, 1 to 6 |
//! | `computer-version` | which of its ways to choose it played by; 1 where there is none |
//! | `choices` | 64 hexadecimal digits that its choices varied with, once the game is over |
//! | `start` | the position before the first move |
//!
//! Reading checks everything, the moves by playing them ([`GameFileError`] says which line is wrong
//! and why); whether the dice fell as the seed says is not checked here.

mod read;
mod time;
mod write;

pub use read::{Damage, GameFileError};

use crate::dice::{Commitment, Seed};
use crate::domain::{
    BoardView, ChoiceClaim, ChoiceVersion, Claim, ClaimedMove, Ending, HomeChannel, Id, InteractionId,
    LastMove, Level, MovePart, PlayerId, Revision, Timestamp, TriedFrom,
};
use sealed_move_rules::{Game, GameState, Observer, RuleError, Side};

/// The first line of every record.
const TITLE: &str = "Sealed Move record 1";

/// The last line of every record: a move that is cut short may be another legal move.
const END: &str = "end";

/// What begins a comment that says what the reader saw.
const SEES: &str = "# sees ";

/// Somebody who played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedPlayer {
    /// The player's Discord id; `None` where it is not known any more, as of someone who had their
    /// data deleted.
    pub id: Option<PlayerId>,
    /// The name; one line.
    pub name: String,
}

/// The computer, where it played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedComputer {
    /// Its side.
    pub side: Side,
    /// How well it played.
    pub level: Level,
    /// Which of its ways to choose it played by.
    pub version: ChoiceVersion,
    /// What its choices varied with, once the game is over.
    pub seed: Option<Seed>,
}

/// One submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The revision of the game before it.
    pub revision_before: Revision,
    /// The interaction that submitted it.
    pub interaction: InteractionId,
    /// When it was stored.
    pub at: Timestamp,
    /// Who submitted it.
    pub side: Side,
    /// The move with its chance results.
    pub notation: String,
}

/// A whole game.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// What was played.
    pub game: &'static dyn Game,
    /// The setup's name.
    pub setup: String,
    /// The id of the game.
    pub id: Id,
    /// The players, the first side's first.
    pub players: [RecordedPlayer; 2],
    /// Where it began if not with its setup.
    pub tried: Option<TriedFrom>,
    /// The computer, where it was one of them.
    pub computer: Option<RecordedComputer>,
    /// Where it was played.
    pub place: HomeChannel,
    /// When it began.
    pub begun: Timestamp,
    /// When it ended.
    pub ended: Option<Timestamp>,
    /// How it ended; none while it goes on.
    pub result: Option<Ending>,
    /// The SHA-256 of the seed, published before the game.
    pub commitment: Option<Commitment>,
    /// The seed of the dice, once it is open.
    pub seed: Option<Seed>,
    /// The interaction that accepted the challenge, whose id the draws of the start use.
    pub acceptance: Option<InteractionId>,
    /// Who may know what is told; everything where it is revealed.
    pub seen: Observer,
    /// The position before the first move.
    pub start: String,
    /// What was played, in order.
    pub turns: Vec<RecordedMove>,
    /// What the reader saw before the first submission and after each, as their views print it; empty
    /// where the positions follow from the moves, and in older files.
    pub seen_positions: Vec<String>,
}

impl GameFile {
    /// Reads a game file and plays its moves.
    ///
    /// # Errors
    ///
    /// The line that is wrong, and why.
    pub fn parse(text: &str) -> Result<Self, GameFileError> {
        read::parse(text)
    }

    /// Reads a game file without playing its moves: one in which a roll was changed is still a
    /// claim that can be checked.
    ///
    /// # Errors
    ///
    /// The line that is wrong, and why.
    pub fn read(text: &str) -> Result<Self, GameFileError> {
        Ok(read::read(text)?.0)
    }

    /// What `observer` saw of the game: its positions in order, the start first.
    ///
    /// # Errors
    ///
    /// What the rules say of the first text that they do not take. What [`parse`](Self::parse)
    /// returned with everything told has none.
    pub fn board_views(&self, observer: Observer) -> Result<Vec<BoardView>, RuleError> {
        let mut line = GameState::new(self.game.parse(&self.start)?);
        let mut board_views = vec![BoardView::new(&line, observer)?];
        for turn in &self.turns {
            line.replay(&turn.notation)?;
            board_views.push(BoardView::new(&line, observer)?);
        }
        Ok(board_views)
    }

    /// What the reader of a file saw that leaves something out: its positions in order, the start first.
    /// `None` where the file does not say it.
    #[must_use]
    pub fn seen_board_views(&self) -> Option<Vec<BoardView>> {
        if self.seen_positions.len() != self.turns.len() + 1 {
            return None;
        }
        // What was hidden once and is known by now is told in full.
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

    /// What the record says about its dice; nothing where the dice are not open.
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
            start: self.start.clone(),
            interaction: self.acceptance?.to_string(),
            commitment: self.commitment,
            seed: self.seed.clone()?,
            tried: self.tried.is_some(),
            moves: moves.collect(),
        })
    }

    /// What the record says about the computer's choices; nothing where it did not play, or the seed of its choices
    /// is not open.
    #[must_use]
    pub fn choices(&self) -> Option<ChoiceClaim> {
        let RecordedComputer { side, level, seed, .. } = self.computer.as_ref()?;
        Some(ChoiceClaim {
            game: self.game,
            start: self.start.clone(),
            side: *side,
            level: *level,
            seed: seed.clone()?,
            notations: self.turns.iter().map(|turn| turn.notation.clone()).collect(),
        })
    }

    /// The number of the last move that was made, or begun; 0 where there is none.
    #[must_use]
    pub fn last_move(&self) -> u32 {
        let first = self.game.parse(&self.start).map_or(1, |start| start.move_number());
        let sides = self.turns.iter().map(|turn| turn.side);
        MovePart::of_records(first, sides).last().map_or(0, |part| part.number)
    }

    /// The word in the file for who may know what is told: a side, `public` or `all`.
    #[must_use]
    pub fn seen_word(&self) -> &'static str {
        match self.seen {
            Observer::Revealed => "all",
            Observer::Public => "public",
            Observer::Player(side) => self.game.info().side_name(side),
        }
    }

    /// Whether the moves are told as they were, so that they can be played again.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.seen == Observer::Revealed || !self.game.info().secrets
    }
}

#[cfg(test)]
mod tests;
