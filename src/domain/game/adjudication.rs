//! Adjudication: an admin of the server ends a match between other players.

use crate::domain::{EndReason, Ending, Match, PlayerId, Revision, UserError};
use sealed_move_rules::Side;

/// Maximum length of an admin's comment in characters.
pub const COMMENT_LIMIT: usize = 200;

/// An admin's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Wins(Side),
    Drawn,
    /// Canceled; doesn't count.
    CalledOff,
}

impl Verdict {
    pub const ALL: [Self; 4] =
        [Self::Wins(Side::First), Self::Wins(Side::Second), Self::Drawn, Self::CalledOff];

    /// Word in commands and in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wins(Side::First) => "first",
            Self::Wins(Side::Second) => "second",
            Self::Drawn => "draw",
            Self::CalledOff => "off",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verdict| verdict.word() == word)
    }
}

/// A verdict that the admin hasn't confirmed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub verdict: Verdict,
    /// The admin's comment.
    pub comment: Option<String>,
}

impl Proposal {
    /// Returns the resulting ending.
    #[must_use]
    pub fn ending(&self) -> Ending {
        let comment = self.comment.clone();
        match self.verdict {
            Verdict::Wins(side) => Ending { winner: Some(side), reason: EndReason::Adjudicated { comment } },
            Verdict::Drawn => Ending { winner: None, reason: EndReason::Adjudicated { comment } },
            Verdict::CalledOff => Ending { winner: None, reason: EndReason::CalledOff { comment } },
        }
    }
}

/// Checks that an admin may end a match.
///
/// # Errors
///
/// [`UserError::OwnMatch`], [`UserError::Over`].
pub fn may_adjudicate(game: &Match, admin: PlayerId) -> Result<(), UserError> {
    if game.side_of(admin).is_ok() {
        return Err(UserError::OwnMatch);
    }
    game.require_ongoing()
}

/// Ends a match as an admin proposed at the revision `seen`.
///
/// # Errors
///
/// Fails as [`may_adjudicate`] does, or with [`UserError::Stale`] if the match has changed since.
pub fn adjudicate(
    game: &mut Match,
    admin: PlayerId,
    proposal: &Proposal,
    seen: Revision,
) -> Result<(), UserError> {
    may_adjudicate(game, admin)?;
    game.require_revision(Some(seen))?;
    let Ending { winner, reason } = proposal.ending();
    game.end_as_next_revision(winner, reason);
    Ok(())
}

impl Match {
    /// Ends the match without a result, because the data of its server is deleted.
    ///
    /// # Errors
    ///
    /// [`UserError::Over`].
    pub fn drop_with_server(&mut self) -> Result<(), UserError> {
        self.require_ongoing()?;
        self.end_as_next_revision(None, EndReason::ServerDeleted);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Score;
    use crate::domain::game::sample::{ALICE, BOB, CAROL, played};
    use sealed_move_rules::aruki::Aruki;

    fn proposal(verdict: Verdict) -> Proposal {
        Proposal { verdict, comment: Some("asked for it".into()) }
    }

    #[test]
    fn an_admin_ends_a_match_with_any_result() {
        let scores = |verdict| {
            let mut game = played(&Aruki, &["O(a2)a3"]);
            adjudicate(&mut game, CAROL, &proposal(verdict), Revision(1)).unwrap();
            assert_eq!(game.revision, Revision(2));
            Side::BOTH.map(|side| game.score(side))
        };
        assert_eq!(scores(Verdict::Wins(Side::First)), [Some(Score::Won), Some(Score::Lost)]);
        assert_eq!(scores(Verdict::Wins(Side::Second)), [Some(Score::Lost), Some(Score::Won)]);
        assert_eq!(scores(Verdict::Drawn), [Some(Score::Drawn); 2]);
        assert_eq!(scores(Verdict::CalledOff), [None; 2]);
    }

    #[test]
    fn an_admin_cannot_end_own_finished_or_changed_matches() {
        let draw = proposal(Verdict::Drawn);
        for player in [ALICE, BOB] {
            let mut own = played(&Aruki, &[]);
            assert_eq!(adjudicate(&mut own, player, &draw, Revision(0)), Err(UserError::OwnMatch));
        }
        let mut game = played(&Aruki, &["O(a2)a3"]);
        assert_eq!(adjudicate(&mut game, CAROL, &draw, Revision(0)), Err(UserError::Stale));
        adjudicate(&mut game, CAROL, &draw, Revision(1)).unwrap();
        assert_eq!(adjudicate(&mut game, CAROL, &draw, Revision(2)), Err(UserError::Over));
        assert_eq!(game.drop_with_server(), Err(UserError::Over));
    }

    #[test]
    fn verdicts_round_trip() {
        for verdict in Verdict::ALL {
            assert_eq!(Verdict::from_word(verdict.word()), Some(verdict));
        }
        assert_eq!(Verdict::from_word("mine"), None);
    }
}
