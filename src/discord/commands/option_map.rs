//! Access to the options of an interaction by name.

use serenity::model::application::{CommandData, CommandDataOption, CommandDataOptionValue};

use crate::domain::{ChannelId, Opponent, PlayerId, RoleId};

/// The options of a command or subcommand.
#[derive(Clone, Copy, Debug)]
pub struct OptionMap<'a> {
    data: &'a CommandData,
    options: &'a [CommandDataOption],
}

impl<'a> OptionMap<'a> {
    #[must_use]
    pub fn new(data: &'a CommandData) -> Self {
        Self { data, options: &data.options }
    }

    fn value(&self, name: &str) -> Option<&'a CommandDataOptionValue> {
        self.options.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    /// A text option, including one still being typed.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<String> {
        match self.value(name)? {
            CommandDataOptionValue::String(value) | CommandDataOptionValue::Autocomplete { value, .. } => {
                Some(value.clone())
            }
            _ => None,
        }
    }

    #[must_use]
    pub fn integer(&self, name: &str) -> Option<i64> {
        self.value(name)?.as_i64()
    }

    #[must_use]
    pub fn channel(&self, name: &str) -> Option<ChannelId> {
        self.value(name)?.as_channel_id().map(|channel| ChannelId(channel.get()))
    }

    #[must_use]
    pub fn player(&self, name: &str) -> Option<PlayerId> {
        self.value(name)?.as_user_id().map(|user| PlayerId(user.get()))
    }

    #[must_use]
    pub fn role(&self, name: &str) -> Option<RoleId> {
        self.value(name)?.as_role_id().map(|role| RoleId(role.get()))
    }

    /// A user to play against.
    #[must_use]
    pub fn opponent(&self, name: &str) -> Option<Opponent> {
        let player = self.player(name)?;
        let bot = self.data.resolved.users.values().any(|user| user.id.get() == player.0 && user.bot);
        Some(Opponent { player, bot })
    }

    /// The user whose context menu contained the command.
    #[must_use]
    pub fn target(&self) -> Option<Opponent> {
        let id = self.data.target_id?.get();
        let user = self.data.resolved.users.values().find(|user| user.id.get() == id)?;
        Some(Opponent { player: PlayerId(id), bot: user.bot })
    }

    /// The path of the subcommand, including its group, and its options.
    #[must_use]
    pub fn part(&self) -> Option<(Vec<&'a str>, Self)> {
        let option = self.options.first()?;
        match &option.value {
            CommandDataOptionValue::SubCommand(inside) => {
                Some((vec![&option.name], Self { options: inside, ..*self }))
            }
            CommandDataOptionValue::SubCommandGroup(inside) => {
                let (mut path, inside) = Self { options: inside, ..*self }.part()?;
                path.insert(0, &option.name);
                Some((path, inside))
            }
            _ => None,
        }
    }
}
