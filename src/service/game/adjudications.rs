//! Matches ended by an admin of their server.
//!
//! Callers have already checked the admin's Discord permissions.

use std::sync::Arc;

use crate::domain::{
    COMMENT_LIMIT, GuildId, Id, Match, MatchSummary, MessageKind, PlayerId, Proposal, Revision, UserError,
    Verdict, adjudicate, may_adjudicate,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, MatchView};
use crate::store::{LockRoot, ReadTx};

/// Maximum number of matches in a list.
const MAX_LISTED: u32 = 1000;

/// A proposed verdict, for the admin to confirm.
#[derive(Debug)]
pub struct AdjudicationPrompt {
    /// The public view of the match.
    pub match_view: MatchView,
    pub proposal: Proposal,
}

#[derive(Debug)]
pub struct Adjudications {
    pub(in crate::service) core: Arc<Core>,
}

impl Adjudications {
    /// Returns the ongoing matches of a server in which the admin isn't a player, newest first.
    pub fn candidates(&self, guild: GuildId, admin: PlayerId) -> Result<Vec<MatchSummary>, Error> {
        let mut games = self.core.store.begin_read()?.ongoing_matches_in(guild, MAX_LISTED)?;
        games.retain(|game| !game.seats.contains(&admin.into()));
        Ok(games)
    }

    /// Stores an admin's proposed verdict until they confirm it.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] if the match belongs to another server; otherwise as
    /// [`may_adjudicate`].
    pub fn propose(
        &self,
        caller: &Caller,
        guild: GuildId,
        id: Id,
        verdict: Verdict,
        comment: Option<&str>,
    ) -> Result<AdjudicationPrompt, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let game = tx.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_server(&game, guild)?;
        may_adjudicate(&game, caller.player)?;
        may_in_tournament(&tx, &game, caller.player, verdict)?;
        let proposal = Proposal { verdict, comment: comment.and_then(one_line) };
        tx.set_proposal(id, caller.player, &proposal, caller.now)?;
        let match_view = tx.commit_and(|| self.core.public_view(id, game.revision))?;
        Ok(AdjudicationPrompt { match_view, proposal })
    }

    /// Ends a match as proposed by its admin at the revision `seen`.
    ///
    /// # Errors
    ///
    /// [`UserError::Stale`] if there is no proposal; otherwise as [`adjudicate`].
    pub fn end(&self, caller: &Caller, guild: GuildId, id: Id, seen: Revision) -> Result<Match, Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let (mut game, state) = self.core.load(&tx, id)?;
        require_server(&game, guild)?;
        let from = game.revision;
        may_adjudicate(&game, caller.player)?;
        let proposal = tx.proposal(id, caller.player)?.ok_or(UserError::Stale)?;
        may_in_tournament(&tx, &game, caller.player, proposal.verdict)?;
        adjudicate(&mut game, caller.player, &proposal, seen)?;
        self.core.save(&tx, &game, from, &state, caller.now)?;
        tx.enqueue(&self.core.message(MessageKind::Over, &game, Some(caller.player), caller.now))?;
        tx.commit()?;
        tracing::info!(game = %id, verdict = proposal.verdict.word(), "match ended by an admin");
        self.core.states.insert(&game, state);
        Ok(game)
    }
}

/// Checks that an admin may end a tournament's match: only without a result, so that it begins again,
/// and not in a division that they play in.
fn may_in_tournament(
    reading: &ReadTx<'_>,
    game: &Match,
    admin: PlayerId,
    verdict: Verdict,
) -> Result<(), Error> {
    let Some(season) = game.season else { return Ok(()) };
    if verdict != Verdict::CalledOff {
        return Err(UserError::DecideInTournament.into());
    }
    let own = reading.entry_of(season, admin)?.and_then(|entry| entry.seat).map(|seat| seat.division);
    let division = reading.game_of_match(game.id)?.map(|played| played.pair.division);
    if own.is_some() && own == division { Err(UserError::OwnDivision.into()) } else { Ok(()) }
}

/// Hides the matches of other servers.
fn require_server(game: &Match, guild: GuildId) -> Result<(), UserError> {
    if game.place.guild == Some(guild) { Ok(()) } else { Err(UserError::NoSuchMatch) }
}

/// Collapses a text into one line of at most [`COMMENT_LIMIT`] characters; `None` if it is blank.
pub(crate) fn one_line(text: &str) -> Option<String> {
    let blank = |c: char| if c.is_control() || c.is_whitespace() { ' ' } else { c };
    let line: String = text.chars().map(blank).collect();
    let line: String = line.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let line: String = line.chars().take(COMMENT_LIMIT).collect();
    (!line.is_empty()).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_become_one_short_line() {
        assert_eq!(one_line("  both\n\tagreed\u{7} to it ").as_deref(), Some("both agreed to it"));
        assert_eq!(one_line(" \n "), None);
        assert_eq!(one_line(&"ä".repeat(500)).map(|line| line.chars().count()), Some(COMMENT_LIMIT));
    }
}
