//! The simulated Discord: its users, servers, channels and messages, and what happens when someone acts.
//!
//! It has no network, no files and no clock of its own. The time is set from outside, and what must be sent to whom is
//! left in an [`Outbox`].
//!
//! [`World`] holds the parts. Questions are answered by [`Saved`], JSON is written by [`Renderer`], and each kind of
//! action has a type that borrows the world for as long as the action takes: [`Members`], [`Channels`], [`Threads`],
//! [`Messages`], [`Commands`], [`Invocations`] (people use a command, a component or a modal) and [`Responses`] (the
//! bot answers).

mod channels;
mod commands;
mod drafts;
mod first_world;
pub(crate) mod interactions;
mod invocations;
mod members;
mod messages;
pub(crate) mod model;
mod nonces;
mod options;
mod outbox;
mod permissions;
mod render;
mod resolved;
mod responses;
mod saved;
#[cfg(test)]
mod tests;
mod threads;

use self::channels::Channels;
pub(crate) use self::commands::Commands;
pub(crate) use self::first_world::Names;
use self::interactions::{OpenInteractions, Outcome};
use self::invocations::Invocations;
use self::members::Members;
use self::messages::Messages;
use self::model::User;
use self::nonces::Nonces;
use self::outbox::Outbox;
pub(crate) use self::outbox::{Event, Intent, ToBot};
use self::render::Renderer;
pub(crate) use self::render::roles_json;
pub(crate) use self::responses::ResponseMessage;
use self::responses::Responses;
pub(crate) use self::saved::{MessageRange, Saved};
use self::threads::Threads;
use super::clock::Millis;
use super::ids::{InteractionId, Snowflakes, UserId};

/// Who makes a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Caller {
    Bot(UserId),
    Person(UserId),
}

impl Caller {
    pub(crate) fn user(self) -> UserId {
        match self {
            Self::Bot(user) | Self::Person(user) => user,
        }
    }
}

/// The simulated Discord.
pub(crate) struct World {
    pub(crate) saved: Saved,
    /// Where attachments are served: `http://127.0.0.1:PORT`.
    origin: String,
    /// The current time, set before each action.
    now: Millis,
    snowflakes: Snowflakes,
    interactions: OpenInteractions,
    nonces: Nonces,
    outbox: Outbox,
}

impl World {
    /// Makes a new world: a server with three channels, the bot and this number of people.
    pub(crate) fn create(names: Names, people: usize, origin: String, now: Millis) -> Self {
        let mut world = Self::resume(first_world::make(names, now), origin, now);
        world.members().add_until(people);
        world.outbox.changed = true;
        world
    }

    /// Continues a saved world.
    pub(crate) fn resume(saved: Saved, origin: String, now: Millis) -> Self {
        let snowflakes = Snowflakes::after(saved.greatest_snowflake());
        let nonces = Nonces::recover(&saved, now);
        let (interactions, outbox) = (OpenInteractions::default(), Outbox::default());
        Self { saved, origin, now, snowflakes, interactions, nonces, outbox }
    }

    /// Sets the current time, for all that is done next.
    pub(crate) fn set_time(&mut self, now: Millis) {
        self.now = now;
    }

    /// Takes what must be done outside of the world.
    pub(crate) fn take_outbox(&mut self) -> Outbox {
        std::mem::take(&mut self.outbox)
    }

    /// Returns who has the token of an `Authorization` header: `Bot …` for the bot, the bare token for a person.
    pub(crate) fn caller(&self, authorization: &str) -> Option<Caller> {
        if let Some(token) = authorization.strip_prefix("Bot ") {
            let application = &self.saved.application;
            return (token == application.bot_token).then(|| Caller::Bot(application.bot()));
        }
        let owns = |user: &&User| user.token.as_deref() == Some(authorization);
        self.saved.users.values().find(owns).map(|user| Caller::Person(user.id))
    }

    /// Returns the outcome of an interaction; `None` while the bot may still answer.
    pub(crate) fn outcome(&self, id: InteractionId) -> Option<Outcome> {
        self.interactions.outcome(id)
    }

    pub(crate) fn render(&self) -> Renderer<'_> {
        Renderer { saved: &self.saved, origin: &self.origin }
    }

    pub(crate) fn members(&mut self) -> Members<'_> {
        Members { world: self }
    }

    pub(crate) fn channels(&mut self) -> Channels<'_> {
        Channels { world: self }
    }

    pub(crate) fn threads(&mut self) -> Threads<'_> {
        Threads { world: self }
    }

    pub(crate) fn messages(&mut self) -> Messages<'_> {
        Messages { world: self }
    }

    pub(crate) fn commands(&mut self) -> Commands<'_> {
        Commands { world: self }
    }

    pub(crate) fn invocations(&mut self) -> Invocations<'_> {
        Invocations { world: self }
    }

    pub(crate) fn responses(&mut self) -> Responses<'_> {
        Responses { world: self }
    }

    /// Returns a new id.
    fn next_id(&mut self) -> u64 {
        self.snowflakes.next(self.now)
    }
}
