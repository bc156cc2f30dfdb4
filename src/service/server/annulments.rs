//! Annulled matches: their rating changes are taken back, until a moderator restores them.
//!
//! Callers have already checked the moderator's Discord permissions.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::moderation::required_reason;
use crate::domain::{
    ANNUL_DAYS, GuildId, Id, MatchSummary, MessageKind, ModerationAct, PlayerId, RatingChange, Seat,
    Timestamp, UserError, check_annul_time, may_annul,
};
use crate::service::core::{ActionTx, Core};
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, WriteTx};
use sealed_move_rules::Side;

/// Maximum number of matches in a list.
const MAX_LISTED: u32 = 1000;

#[derive(Debug)]
pub struct Annulments {
    pub(in crate::service) core: Arc<Core>,
}

impl Annulments {
    /// Returns a server's recent rated matches without the moderator, newest first, which are
    /// annulled or not.
    pub fn candidates(
        &self,
        guild: GuildId,
        moderator: PlayerId,
        annulled: bool,
        now: Timestamp,
    ) -> Result<Vec<MatchSummary>, Error> {
        let reading = self.core.store.begin_read()?;
        let mut games = reading.rated_matches_in(guild, now.plus_days(-ANNUL_DAYS), MAX_LISTED)?;
        let ids: Vec<_> = games.iter().map(|game| game.id).collect();
        let known: BTreeSet<_> = reading.annulled_among(&ids)?.into_iter().collect();
        games.retain(|game| !game.seats.contains(&moderator.into()) && known.contains(&game.id) == annulled);
        Ok(games)
    }

    /// Takes the rating changes of a match back and tells both players.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchMatch`] for a match of another server, [`UserError::NotRated`],
    /// [`UserError::AlreadyAnnulled`], [`UserError::NoReason`]; otherwise as [`may_annul`] and
    /// [`check_annul_time`].
    pub fn annul(
        &self,
        caller: &Caller,
        guild: GuildId,
        id: Id,
        reason: &str,
    ) -> Result<MatchSummary, Error> {
        let reason = required_reason(reason)?;
        let (tx, game, ended) = self.begin(caller, guild, id)?;
        check_annul_time(ended, caller.now)?;
        if tx.is_annulled(id)? {
            return Err(UserError::AlreadyAnnulled.into());
        }
        let changes = tx.rating_changes(id)?.ok_or(UserError::NotRated)?;
        tx.insert_annulment(id, caller.now)?;
        let mut ratings = Vec::new();
        for side in Side::BOTH {
            ratings.extend(adjust(&tx, &game, side, changes[side.index()], Count::Remove)?);
        }
        tx.insert_annulment_ratings(id, &ratings)?;
        let back = changes.map(|change| change.before.value - change.after.value);
        self.core.add_movements(&tx, &game, ended, back, caller.now)?;
        self.finish(tx, caller, guild, &game, ModerationAct::Annul(id), reason)?;
        Ok(game)
    }

    /// Undoes an annulment and tells both players.
    ///
    /// # Errors
    ///
    /// [`UserError::NotAnnulled`]; otherwise as [`annul`](Self::annul).
    pub fn restore(
        &self,
        caller: &Caller,
        guild: GuildId,
        id: Id,
        reason: &str,
    ) -> Result<MatchSummary, Error> {
        let reason = required_reason(reason)?;
        let (tx, game, ended) = self.begin(caller, guild, id)?;
        if !tx.is_annulled(id)? {
            return Err(UserError::NotAnnulled.into());
        }
        if let Some(changes) = tx.rating_changes(id)? {
            let again = changes.map(|change| change.after.value - change.before.value);
            self.core.add_movements(&tx, &game, ended, again, caller.now)?;
        }
        let ratings = tx.annulment_ratings(id)?;
        tx.delete_annulment(id)?;
        for (side, change) in ratings {
            adjust(&tx, &game, side, change, Count::Add)?;
        }
        self.finish(tx, caller, guild, &game, ModerationAct::Restore(id), reason)?;
        Ok(game)
    }

    pub fn is_annulled(&self, game: Id) -> Result<bool, InternalError> {
        Ok(self.core.store.begin_read()?.is_annulled(game)?)
    }

    /// Returns which of these matches are annulled.
    pub fn among(&self, games: &[Id]) -> Result<BTreeSet<Id>, InternalError> {
        Ok(self.core.store.begin_read()?.annulled_among(games)?.into_iter().collect())
    }

    /// Begins an act about a match of the server, with the match and its players locked.
    fn begin(
        &self,
        caller: &Caller,
        guild: GuildId,
        id: Id,
    ) -> Result<(ActionTx<'_>, MatchSummary, Timestamp), Error> {
        let tx = self.core.begin_locked(caller, &[LockRoot::Match(id)])?;
        let game = tx.match_summary(id)?.filter(|game| game.place.guild == Some(guild));
        let game = game.ok_or(UserError::NoSuchMatch)?;
        let ended = may_annul(&game, caller.player)?;
        let people: Vec<_> = game.seats.into_iter().filter_map(Seat::person).map(LockRoot::Player).collect();
        tx.lock(&people)?;
        Ok((tx, game, ended))
    }

    fn finish(
        &self,
        tx: ActionTx<'_>,
        caller: &Caller,
        guild: GuildId,
        game: &MatchSummary,
        act: ModerationAct,
        reason: String,
    ) -> Result<(), Error> {
        let kind = match act {
            ModerationAct::Restore(_) => MessageKind::Restored,
            _ => MessageKind::Annulled,
        };
        let channel = game.place.channel;
        self.core.log_act(&tx, caller, guild, act, reason)?;
        tx.enqueue(&self.core.message_about(kind, game.id, game.revision, channel, None, caller.now))?;
        tx.commit()?;
        tracing::info!(game = %game.id, act = act.word(), "rating changes moderated");
        Ok(())
    }
}

/// Whether a match begins or ceases to count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    Add,
    Remove,
}

/// Takes a change of a seat's rating back and counts the match. Returns the rating before and after;
/// `None` if the player has deleted their data.
fn adjust(
    tx: &WriteTx<'_>,
    game: &MatchSummary,
    side: Side,
    change: RatingChange,
    count: Count,
) -> Result<Option<(Side, RatingChange)>, Error> {
    let Some(player) = game.seats[side.index()].person() else { return Ok(None) };
    let Some(mut row) = tx.rating(player, game.game)? else { return Ok(None) };
    let before = row.rating;
    row.rating = change.taken_back(before);
    let opponent = game.seats[side.other().index()].person();
    match count {
        Count::Add => {
            row.rated += 1;
            if let Some(opponent) = opponent {
                row.opponents += u32::from(tx.add_rated_opponent(player, game.game, opponent)?);
            }
        }
        Count::Remove => {
            row.rated = row.rated.saturating_sub(1);
            if let Some(opponent) = opponent
                && !tx.has_counted_match(game.game, [player, opponent])?
                && tx.remove_rated_opponent(player, game.game, opponent)?
            {
                row.opponents = row.opponents.saturating_sub(1);
            }
        }
    }
    tx.set_rating(&row)?;
    Ok(Some((side, RatingChange { before, after: row.rating })))
}
