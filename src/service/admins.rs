//! What the admins of a server do: choose how games live there, and end games of others.
//!
//! Whether somebody is an admin is Discord's to say, and asked before anything here is called.

use super::{Call, Error, MatchView, Service};
use crate::matches::{
    Challenge, GuildId, Id, MOST_SAID, Match, MatchSummary, MessageKind, PlayerId, Proposal, Revision,
    ServerChange, ServerSettings, Timestamp, UserError, Verdict, adjudicate, may_adjudicate,
};
use crate::store::{ReadTx, ServerCounts, StoreError};

/// Games of a server that a list looks through.
const LISTED: u32 = 1000;

/// A match that an admin is asked about before he ends it.
#[derive(Debug)]
pub struct AdjudicationPrompt {
    /// The match as everybody sees it.
    pub look: MatchView,
    /// How he means to end it.
    pub proposal: Proposal,
}

impl Service {
    /// What the admins of a server have chosen.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn server_settings(&self, guild: GuildId) -> Result<ServerSettings, Error> {
        Ok(self.store.reading()?.server_settings(guild)?)
    }

    /// How much is stored about a server.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn server_counts(&self, guild: GuildId, now: Timestamp) -> Result<ServerCounts, Error> {
        Ok(self.store.reading()?.server_counts(guild, now)?)
    }

    /// Changes what the admins of a server have chosen.
    ///
    /// # Errors
    ///
    /// Refuses what [`ServerSettings::change`] refuses.
    pub fn change_server(
        &self,
        call: &Call,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<ServerSettings, Error> {
        let deed = self.begin(call)?;
        let mut settings = deed.server_settings(guild)?;
        let days = settings.vacation_days;
        settings.change(change)?;
        deed.set_server_settings(guild, &settings)?;
        if settings.vacation_days != days {
            deed.wake_clocks_in(guild, call.now)?;
        }
        self.finish(deed)?;
        Ok(settings)
    }

    /// The ongoing matches of a server in which an admin does not play himself, the newest first.
    ///
    /// # Errors
    ///
    /// The store's.
    pub fn matches_of_others(&self, guild: GuildId, admin: PlayerId) -> Result<Vec<MatchSummary>, Error> {
        let mut games = self.store.reading()?.ongoing_list(guild, LISTED)?;
        games.retain(|game| !game.seats.contains(&admin));
        Ok(games)
    }

    /// Notes how an admin means to end a match of his server, for him to confirm.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist, and what [`may_adjudicate`]
    /// refuses.
    pub fn propose_end(
        &self,
        call: &Call,
        guild: GuildId,
        id: Id,
        verdict: Verdict,
        said: Option<&str>,
    ) -> Result<AdjudicationPrompt, Error> {
        let deed = self.begin(call)?;
        let game = deed.game(id)?.ok_or(UserError::NoSuchMatch)?;
        belongs(&game, guild)?;
        may_adjudicate(&game, call.player)?;
        let proposal = Proposal { verdict, said: said.and_then(one_line) };
        deed.propose(id, call.player, &proposal, call.now)?;
        self.finish(deed)?;
        Ok(AdjudicationPrompt { look: self.public_look(id, game.revision)?, proposal })
    }

    /// Ends a match as its admin proposed when it was at the revision `seen`.
    ///
    /// # Errors
    ///
    /// Refuses what [`adjudicate`] refuses, and what was not proposed.
    pub fn end_as_proposed(
        &self,
        call: &Call,
        guild: GuildId,
        id: Id,
        seen: Revision,
    ) -> Result<Match, Error> {
        let deed = self.begin(call)?;
        let (mut game, line) = self.load(&*deed, id)?;
        belongs(&game, guild)?;
        let from = game.revision;
        may_adjudicate(&game, call.player)?;
        let proposal = deed.proposal(id, call.player)?.ok_or(UserError::Stale)?;
        adjudicate(&mut game, call.player, &proposal, seen)?;
        self.save(&*deed, &game, from, &line, call.now)?;
        deed.enqueue(&self.letter(MessageKind::Over, &game, Some(call.player), call.now))?;
        self.finish(deed)?;
        tracing::info!(game = %id, admin = %call.player, verdict = proposal.verdict.word(), "ended by an admin");
        self.lines.keep(&game, line);
        Ok(game)
    }
}

/// Whether a match lives in a server; to admins of others it does not exist.
fn belongs(game: &Match, guild: GuildId) -> Result<(), UserError> {
    if game.place.guild == Some(guild) { Ok(()) } else { Err(UserError::NoSuchMatch) }
}

/// A text as one line of bounded length; nothing where nothing is left.
fn one_line(text: &str) -> Option<String> {
    let blank = |c: char| if c.is_control() || c.is_whitespace() { ' ' } else { c };
    let line: String = text.chars().map(blank).collect();
    let line: String = line.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let line: String = line.chars().take(MOST_SAID).collect();
    (!line.is_empty()).then_some(line)
}

/// Whether the server lets a challenge be made.
pub(super) fn may_challenge(
    reading: &(impl ReadTx + ?Sized),
    challenge: &Challenge,
    now: Timestamp,
) -> Result<Result<(), UserError>, StoreError> {
    let Some(guild) = challenge.place.guild else { return Ok(Ok(())) };
    let settings = reading.server_settings(guild)?;
    if let Some(limit) = settings.most_challenges
        && reading.challenge_count(guild, challenge.challenger, now)? >= limit
    {
        return Ok(Err(UserError::TooManyChallenges { limit }));
    }
    has_room(reading, guild, &settings, challenge.challenger, challenge.opponent)
}

/// Whether the server lets a challenge become a match.
pub(super) fn may_play(
    reading: &(impl ReadTx + ?Sized),
    challenge: &Challenge,
    player: PlayerId,
    other: PlayerId,
) -> Result<Result<(), UserError>, StoreError> {
    let Some(guild) = challenge.place.guild else { return Ok(Ok(())) };
    has_room(reading, guild, &reading.server_settings(guild)?, player, Some(other))
}

/// Whether two players may have one match more.
fn has_room(
    reading: &(impl ReadTx + ?Sized),
    guild: GuildId,
    settings: &ServerSettings,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<Result<(), UserError>, StoreError> {
    let Some(limit) = settings.most_games else { return Ok(Ok(())) };
    if reading.ongoing_count(guild, player)? >= limit {
        return Ok(Err(UserError::TooManyGames { limit }));
    }
    match other {
        Some(other) if reading.ongoing_count(guild, other)? >= limit => {
            Ok(Err(UserError::TooManyGamesOfTheirs { limit }))
        }
        _ => Ok(Ok(())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_admin_says_is_one_short_line() {
        assert_eq!(one_line("  both\n\tagreed\u{7} to it ").as_deref(), Some("both agreed to it"));
        assert_eq!(one_line(" \n "), None);
        assert_eq!(one_line(&"ä".repeat(500)).map(|line| line.chars().count()), Some(MOST_SAID));
    }
}
