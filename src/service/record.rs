//! A match as a record file, as far as whoever asks may know it.

use super::{Error, Service};
use crate::gamefile::{GameFile, RecordedMove, RecordedPlayer};
use crate::matches::{GuildId, Id, PlayerId};
use sealed_move_rules::Observer;

impl Service {
    /// The record of a match as `player` may read it now; the seed is in it once the match is over.
    ///
    /// # Errors
    ///
    /// Refuses matches of other servers as if they did not exist.
    pub fn record(&self, id: Id, player: PlayerId, guild: Option<GuildId>) -> Result<GameFile, Error> {
        let history = self.history(id, player, guild)?;
        let game = &history.game;
        let over = game.ending.is_some();
        let reading = self.store.reading()?;
        let ended = reading.ended_at(id)?;
        let mut names = Vec::with_capacity(game.seats.len());
        for seat in game.seats {
            names.push(reading.player_name(seat)?.unwrap_or_default());
        }
        drop(reading);
        let mut names = names.into_iter();
        let players =
            game.seats.map(|seat| RecordedPlayer { id: Some(seat), name: names.next().unwrap_or_default() });
        let first = history.entries.first().map_or(&history.now, |entry| &entry.before);
        let told = history.entries.iter().zip(&game.plies);
        Ok(GameFile {
            game: game.game,
            setup: game.setup.clone(),
            id,
            players,
            place: game.place,
            begun: game.created,
            ended,
            result: game.ending.clone(),
            commitment: game.seed.as_ref().map(crate::dice::Seed::commitment),
            seed: game.seed.clone().filter(|_| over),
            acceptance: game.interaction,
            seen: if game.game.info().secrets { history.observer } else { Observer::Revealed },
            // The view's text is the whole position where nothing is hidden from its observer.
            start: first.text(),
            turns: told
                .map(|(entry, ply)| RecordedMove {
                    revision_before: crate::matches::Revision(ply.revision.0.saturating_sub(1)),
                    interaction: ply.interaction,
                    at: ply.at,
                    side: ply.side,
                    notation: entry.notation.clone(),
                })
                .collect(),
        })
    }
}
