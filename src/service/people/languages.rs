//! Which languages people and servers read: what they chose, and what their Discord is set to.

use std::sync::Arc;

use crate::domain::{GuildId, LanguageChoice, PlayerId, Preferences};
use crate::service::InternalError;
use crate::service::core::Core;
use crate::store::{LockRoot, ReadTx};

/// The locale that Discord gives to whoever chose none; it is not stored.
const USUAL_LOCALE: &str = "en-US";

/// Which languages people and servers read.
#[derive(Debug)]
pub struct Languages {
    pub(in crate::service) core: Arc<Core>,
}

impl Languages {
    /// What decides a player's language.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn of_player(&self, player: PlayerId) -> Result<LanguageChoice, InternalError> {
        of_player(&self.core.store.begin_read()?, player)
    }

    /// What decides the language of public messages in a server.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read.
    pub fn of_server(&self, guild: GuildId) -> Result<LanguageChoice, InternalError> {
        server_language(&self.core.store.begin_read()?, guild)
    }

    /// Whether a locale that an interaction told is the one that is stored.
    #[must_use]
    pub fn is_noted(choice: &LanguageChoice, locale: &str) -> bool {
        choice.locale.as_deref() == unusual(locale)
    }

    /// Stores the locale that an interaction told of its sender, where it is new; returns what
    /// decides their language.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read or written.
    pub fn note_player(&self, player: PlayerId, locale: &str) -> Result<LanguageChoice, InternalError> {
        let locale = unusual(locale);
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

    /// Stores the locale that an interaction told of its server, where it is new; returns what
    /// decides the language of public messages there.
    ///
    /// # Errors
    ///
    /// Fails where the store cannot be read or written.
    pub fn note_server(&self, guild: GuildId, locale: &str) -> Result<LanguageChoice, InternalError> {
        let locale = unusual(locale);
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

fn unusual(locale: &str) -> Option<&str> {
    Some(locale).filter(|locale| *locale != USUAL_LOCALE)
}

fn of_player(reading: &ReadTx<'_>, player: PlayerId) -> Result<LanguageChoice, InternalError> {
    Ok(reading.preferences(player)?.language_choice())
}

/// What decides the language of public messages in a server.
pub(crate) fn server_language(reading: &ReadTx<'_>, guild: GuildId) -> Result<LanguageChoice, InternalError> {
    let chosen = reading.server_settings(guild)?.language;
    Ok(LanguageChoice { chosen, locale: reading.server_locale(guild)? })
}
