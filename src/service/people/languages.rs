//! Languages of players and servers: their own choice, and the locale reported by Discord.

use std::sync::Arc;

use crate::domain::{GuildId, LanguageChoice, PlayerId, Preferences};
use crate::service::InternalError;
use crate::service::core::Core;
use crate::store::{LockRoot, ReadTx};

/// Discord's default locale, which is not stored.
const DEFAULT_LOCALE: &str = "en-US";

#[derive(Debug)]
pub struct Languages {
    pub(in crate::service) core: Arc<Core>,
}

impl Languages {
    pub fn of_player(&self, player: PlayerId) -> Result<LanguageChoice, InternalError> {
        of_player(&self.core.store.begin_read()?, player)
    }

    /// Returns the language of public messages in a server.
    pub fn of_server(&self, guild: GuildId) -> Result<LanguageChoice, InternalError> {
        server_language(&self.core.store.begin_read()?, guild)
    }

    /// Whether the locale of an interaction is already stored.
    #[must_use]
    pub fn is_recorded(choice: &LanguageChoice, locale: &str) -> bool {
        choice.locale.as_deref() == non_default(locale)
    }

    /// Stores the locale of an interaction's sender if it changed, and returns their language.
    pub fn record_player(&self, player: PlayerId, locale: &str) -> Result<LanguageChoice, InternalError> {
        let locale = non_default(locale);
        let mut choice = self.of_player(player)?;
        if choice.locale.as_deref() != locale {
            let tx = self.core.store.begin_write()?;
            tx.lock(&[LockRoot::Player(player)])?;
            let preferences = tx.preferences(player)?;
            choice.locale = locale.map(str::to_owned);
            tx.set_preferences(player, &Preferences { locale: choice.locale.clone(), ..preferences })?;
            tx.commit()?;
        }
        Ok(choice)
    }

    /// Stores the locale of an interaction's server if it changed, and returns its language.
    pub fn record_server(&self, guild: GuildId, locale: &str) -> Result<LanguageChoice, InternalError> {
        let locale = non_default(locale);
        let mut choice = self.of_server(guild)?;
        if choice.locale.as_deref() != locale {
            let tx = self.core.store.begin_write()?;
            tx.set_server_locale(guild, locale)?;
            tx.commit()?;
            choice.locale = locale.map(str::to_owned);
        }
        Ok(choice)
    }
}

fn non_default(locale: &str) -> Option<&str> {
    Some(locale).filter(|locale| *locale != DEFAULT_LOCALE)
}

fn of_player(reading: &ReadTx<'_>, player: PlayerId) -> Result<LanguageChoice, InternalError> {
    Ok(reading.preferences(player)?.language_choice())
}

/// Returns the language of public messages in a server.
pub(crate) fn server_language(reading: &ReadTx<'_>, guild: GuildId) -> Result<LanguageChoice, InternalError> {
    let chosen = reading.server_settings(guild)?.language;
    Ok(LanguageChoice { chosen, locale: reading.server_locale(guild)? })
}
