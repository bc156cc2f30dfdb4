//! Matches that an admin of their server ends.
//!
//! Whether someone is an admin is for Discord to say, and was asked before anything here is called.

use std::sync::Arc;

use crate::domain::{
    COMMENT_LIMIT, GuildId, Id, Match, MatchSummary, MessageKind, PlayerId, Proposal, Revision, UserError,
    Verdict, adjudicate, may_adjudicate,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, MatchView};
use crate::store::LockRoot;

/// The most ongoing matches of a server in a list.
const LISTED: u32 = 1000;

/// A match that an admin is asked about before they end it.
#[derive(Debug)]
pub struct AdjudicationPrompt {
    /// The match as everyone sees it.
    pub match_view: MatchView,
    /// How they mean to end it.
    pub proposal: Proposal,
}

/// Matches that an admin ends.
#[derive(Debug)]
pub struct Adjudications {
    pub(in crate::service) core: Arc<Core>,
}

impl Adjudications {
    /// The ongoing matches of a server in which an admin does not play, the newest first.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn candidates(&self, guild: GuildId, admin: PlayerId) -> Result<Vec<MatchSummary>, Error> {
        let mut games = self.core.store.begin_read()?.ongoing_matches_in(guild, LISTED)?;
        games.retain(|game| !game.seats.contains(&admin.into()));
        Ok(games)
    }

    /// Stores how an admin means to end a match of their server, for them to confirm.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, and what [`may_adjudicate`]
    /// refuses.
    pub fn propose(
        &self,
        caller: &Caller,
        guild: GuildId,
        id: Id,
        verdict: Verdict,
        comment: Option<&str>,
    ) -> Result<AdjudicationPrompt, Error> {
        let tx = self.core.begin_on(caller, &[LockRoot::Match(id)])?;
        let game = tx.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
        require_server(&game, guild)?;
        may_adjudicate(&game, caller.player)?;
        let proposal = Proposal { verdict, comment: comment.and_then(one_line) };
        tx.set_proposal(id, caller.player, &proposal, caller.now)?;
        self.core.finish(tx)?;
        Ok(AdjudicationPrompt { match_view: self.core.public_view(id, game.revision)?, proposal })
    }

    /// Ends a match as its admin proposed when it was at the revision `seen`.
    ///
    /// # Errors
    ///
    /// Refuses what [`adjudicate`] refuses, and what was not proposed.
    pub fn end(&self, caller: &Caller, guild: GuildId, id: Id, seen: Revision) -> Result<Match, Error> {
        let tx = self.core.begin_on(caller, &[LockRoot::Match(id)])?;
        let (mut game, state) = self.core.load(&tx, id)?;
        require_server(&game, guild)?;
        let from = game.revision;
        may_adjudicate(&game, caller.player)?;
        let proposal = tx.proposal(id, caller.player)?.ok_or(UserError::Stale)?;
        adjudicate(&mut game, caller.player, &proposal, seen)?;
        self.core.save(&tx, &game, from, &state, caller.now)?;
        tx.enqueue(&self.core.message(MessageKind::Over, &game, Some(caller.player), caller.now))?;
        self.core.finish(tx)?;
        tracing::info!(game = %id, admin = %caller.player, verdict = proposal.verdict.word(), "ended by an admin");
        self.core.states.keep(&game, state);
        Ok(game)
    }
}

/// Refuses a match of another server, as if it did not exist.
fn require_server(game: &Match, guild: GuildId) -> Result<(), UserError> {
    if game.place.guild == Some(guild) { Ok(()) } else { Err(UserError::NoSuchMatch) }
}

/// A text as one line of at most [`COMMENT_LIMIT`] characters; `None` where nothing is left.
fn one_line(text: &str) -> Option<String> {
    let blank = |c: char| if c.is_control() || c.is_whitespace() { ' ' } else { c };
    let state: String = text.chars().map(blank).collect();
    let state: String = state.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let state: String = state.chars().take(COMMENT_LIMIT).collect();
    (!state.is_empty()).then_some(state)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_admin_says_is_one_short_line() {
        assert_eq!(one_line("  both\n\tagreed\u{7} to it ").as_deref(), Some("both agreed to it"));
        assert_eq!(one_line(" \n "), None);
        assert_eq!(one_line(&"ä".repeat(500)).map(|state| state.chars().count()), Some(COMMENT_LIMIT));
    }
}
