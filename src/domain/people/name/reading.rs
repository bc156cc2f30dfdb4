//! Compares names as people read them: without regard to case, accents, spaces, signs, and letters of
//! different alphabets that look the same.

use std::collections::{HashMap, HashSet};

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::skeleton;

use super::super::super::ids::PlayerId;
use super::clean::{clean, is_mark};

/// Names that nobody may seem to have: those of sides, of the computer and of the bot.
#[derive(Clone, Debug, Default)]
pub struct ReservedNames(HashSet<String>);

impl ReservedNames {
    /// Reserves a name.
    pub fn add(&mut self, name: &str) {
        self.0.insert(reading(name));
    }

    pub(super) fn contain(&self, read: &str) -> bool {
        self.0.contains(read)
    }
}

/// The readings of a group's names, with the people they belong to.
#[derive(Default)]
pub(super) struct Readings(HashMap<String, HashSet<PlayerId>>);

impl Readings {
    pub(super) fn add(&mut self, player: PlayerId, read: String) {
        if !read.is_empty() {
            self.0.entry(read).or_default().insert(player);
        }
    }

    pub(super) fn belongs_to_another(&self, player: PlayerId, read: &str) -> bool {
        self.0.get(read).is_some_and(|players| players.iter().any(|other| *other != player))
    }
}

/// Whether a name contains an at sign, which could fake an added user name: `Alice (@alice)`.
pub(super) fn names_an_account(name: &str) -> bool {
    name.nfkd().any(|c| c == '@')
}

/// Returns equal texts for names that read the same.
pub(super) fn reading(name: &str) -> String {
    let plain: String = clean(name).unwrap_or_default().nfkd().filter(|c| !is_mark(*c)).collect();
    let alike: Vec<char> = skeleton(&plain.to_lowercase()).map(with_common_shape).collect();
    let letters: String = alike.iter().filter(|c| c.is_alphanumeric()).collect();
    // A name may consist of emojis alone.
    if letters.is_empty() { alike.into_iter().collect() } else { letters }
}

/// Maps digits and lowercase letters that look alike in many fonts to the same one.
fn with_common_shape(c: char) -> char {
    match c {
        '1' | 'l' | '|' => 'i',
        '0' | 'O' => 'o',
        _ => c,
    }
}
