//! Names of people. Accounts choose them freely, so the bot never shows one as it is.
//!
//! An [`AccountName`] holds what Discord sent and can't become part of a text. A [`PersonName`] can,
//! in the form that suits the kind of text.

mod clean;
mod markdown;
mod reading;

use std::collections::HashMap;
use std::fmt::Write as _;

pub use clean::is_invisible;
pub use reading::ReservedNames;

use super::super::ids::PlayerId;
use clean::{clean, is_joiner, is_right_to_left};
use markdown::{escape, without_addresses};
use reading::{Readings, names_an_account, reading};

/// Encloses a name, so that its direction of writing doesn't affect the text around it.
const ISOLATE: char = '\u{2068}';
const END_OF_ISOLATE: char = '\u{2069}';

/// Below this number of characters, a shortened name isn't recognizable.
const MIN_CUT_NAME: usize = 4;

/// The names of an account as Discord sent them: the displayed one, and the unique user name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountName {
    display: String,
    user: Option<String>,
}

impl AccountName {
    /// `display` is the nickname in the server, else the account's own display name.
    #[must_use]
    pub fn new(display: impl Into<String>, user: Option<impl Into<String>>) -> Self {
        Self { display: display.into(), user: user.map(Into::into) }
    }

    /// The displayed name and the user name, for storage and for the export of a person's own data.
    #[must_use]
    pub fn stored(&self) -> (&str, Option<&str>) {
        (&self.display, self.user.as_deref())
    }
}

/// A name that is visible, keeps its effects to itself, and can't be mistaken for something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonName {
    display: String,
    /// The user name, if the displayed one alone would mislead.
    user: Option<String>,
}

impl PersonName {
    /// Names people who appear together. Each name that reads like a reserved one, or like that of
    /// someone else in the group, gets its user name added. A name without visible characters is
    /// replaced by the user name.
    ///
    /// Leaves out people whose user name is needed but not known yet.
    #[must_use]
    pub fn of_group(
        accounts: &HashMap<PlayerId, AccountName>,
        reserved: &ReservedNames,
    ) -> HashMap<PlayerId, Self> {
        let mut taken = Readings::default();
        for (player, account) in accounts {
            let user = account.user.as_deref().unwrap_or_default();
            taken.add(*player, reading(&account.display));
            taken.add(*player, reading(user));
            taken.add(*player, reading(&format!("{} {user}", account.display)));
        }
        let named = accounts.iter().filter_map(|(player, account)| {
            let user = account.user.as_deref().and_then(clean);
            let Some(display) = clean(&account.display) else {
                return Some((*player, Self { display: user?, user: None }));
            };
            let read = reading(&display);
            let misleading = names_an_account(&display)
                || reserved.contain(&read)
                || taken.belongs_to_another(*player, &read);
            Some((*player, Self { user: if misleading { Some(user?) } else { None }, display }))
        });
        named.collect()
    }

    /// For text with Discord's Markdown: contents, titles and bodies of messages.
    #[must_use]
    pub fn in_markdown(&self) -> String {
        self.isolated(&escape(&self.display), self.user.as_deref().map(escape).as_deref())
    }

    /// For text without Markdown: buttons, menus, completions, thread titles, alt texts.
    #[must_use]
    pub fn in_label(&self) -> String {
        let user = self.user.as_deref().map(without_addresses);
        self.isolated(&without_addresses(&self.display), user.as_deref())
    }

    /// Like [`in_label`](Self::in_label), in at most `limit` characters. Cuts the displayed name
    /// before the user name.
    #[must_use]
    pub fn in_short_label(&self, limit: usize) -> String {
        let whole = self.in_label();
        let length = whole.chars().count();
        if length <= limit {
            return whole;
        }
        let cut = |text: &str, limit: usize| -> String {
            if text.chars().count() <= limit {
                return text.to_owned();
            }
            text.chars().take(limit.saturating_sub(1)).chain(['…']).collect()
        };
        let (display, user) = (without_addresses(&self.display), self.user.as_deref().map(without_addresses));
        let room = (display.chars().count() + limit).saturating_sub(length);
        match user.as_deref() {
            Some(user) if room < MIN_CUT_NAME => {
                self.isolated(&cut(&format!("@{user}"), limit.saturating_sub(2)), None)
            }
            user => self.isolated(&cut(&display, room), user),
        }
    }

    /// For files, which need no isolates.
    #[must_use]
    pub fn in_file(&self) -> String {
        self.plain(&self.display)
    }

    /// For pictures, whose font draws each character by itself.
    #[must_use]
    pub fn in_picture(&self) -> String {
        self.plain(&self.display.chars().filter(|c| !is_joiner(*c)).collect::<String>())
    }

    fn plain(&self, display: &str) -> String {
        match &self.user {
            Some(user) => format!("{display} (@{user})"),
            None => display.to_owned(),
        }
    }

    /// The user name is outside of a name from right to left, which would reorder its signs.
    fn isolated(&self, display: &str, user: Option<&str>) -> String {
        let mut text = format!("{ISOLATE}{display}");
        let outside = is_right_to_left(&self.display);
        if outside {
            text.push(END_OF_ISOLATE);
        }
        if let Some(user) = user {
            let _ = write!(text, " (@{user})");
        }
        if !outside {
            text.push(END_OF_ISOLATE);
        }
        text
    }
}

/// Removes the isolates around names. People who type the text of a label leave them out.
#[must_use]
pub fn without_isolates(text: &str) -> String {
    text.replace([ISOLATE, END_OF_ISOLATE], "")
}

#[cfg(test)]
mod tests;
