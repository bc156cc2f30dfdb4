//! Links to the registered slash commands, which open a command when clicked.
//!
//! Each process reads Discord's ids at its start. They outlast later registrations of the same names, so the
//! processes of a cluster agree.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

/// Discord's ids of the slash commands, by the words of a command and its subcommand.
#[derive(Debug, Default)]
pub(crate) struct CommandLinks(RwLock<HashMap<String, u64>>);

impl CommandLinks {
    /// Replaces all ids.
    pub(crate) fn set(&self, commands: HashMap<String, u64>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = commands;
    }

    /// Replaces `` `/name` `` by a link for each command with a known id, as long as the text keeps to `limit`
    /// characters.
    pub(crate) fn link(&self, text: &str, limit: usize) -> String {
        let mut spare = limit.saturating_sub(text.chars().count());
        let commands = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut linked = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, code)) = rest.split_once("`/") {
            linked.push_str(before);
            let link = code.split_once('`').and_then(|(name, after)| {
                let link = format!("</{name}:{}>", commands.get(name)?);
                // The backquotes and the slash go.
                spare = spare.checked_sub(link.chars().count() - name.chars().count() - 3)?;
                Some((link, after))
            });
            match link {
                Some((link, after)) => {
                    linked.push_str(&link);
                    rest = after;
                }
                None => {
                    linked.push_str("`/");
                    rest = code;
                }
            }
        }
        linked + rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_commands_become_links_and_others_stay() {
        let links = CommandLinks::default();
        let text = "`/move` plays, `/plan` answers; `/server show` and `/move e2e4` · `/";
        assert_eq!(links.link(text, 200), text, "nothing is registered yet");
        let known = [("move", 12), ("server show", 7)];
        links.set(known.map(|(name, id)| (name.to_owned(), id)).into());
        assert_eq!(
            links.link(text, 200),
            "</move:12> plays, `/plan` answers; </server show:7> and `/move e2e4` · `/"
        );
        links.set(HashMap::new());
        assert_eq!(links.link(text, 200), text);
    }

    #[test]
    fn links_keep_to_the_limit() {
        let links = CommandLinks::default();
        links.set([("move", 123), ("plan", 456)].map(|(name, id)| (name.to_owned(), id)).into());
        let text = "`/move` or `/plan`";
        for (limit, expected) in [
            (26, "</move:123> or </plan:456>"),
            (25, "</move:123> or `/plan`"),
            (22, "</move:123> or `/plan`"),
            (21, text),
            (0, text),
        ] {
            assert_eq!(links.link(text, limit), expected, "{limit}");
        }
    }
}
