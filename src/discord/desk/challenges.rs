//! Challenges at the desk.

use super::super::buttons::Press;
use super::super::commands::{ChallengeOptions, offered};
use super::super::notice::sealed;
use super::super::reply::{Answer, Reply, Style};
use super::{Allowed, Desk, Incoming, Trouble, mention, relative, subject_button};
use crate::dice::Seed;
use crate::matches::{Id, Opponent, Pace, Place, PlayerId, Refusal, Request, Revision, SideWish};
use crate::service::{Failure, Fault};
use crate::words::{self, say};

impl Desk {
    pub(super) fn challenge(
        &self,
        incoming: &Incoming,
        options: ChallengeOptions,
    ) -> Result<Answer, Trouble> {
        let missing = missing(incoming.allowed);
        if !missing.is_empty() {
            return Ok(Answer::Private(Reply::text(say!(
                "challenge-missing-permissions",
                missing = missing.join(", ")
            ))));
        }
        let request = Request {
            game: offered().find(|game| game.info().name == options.game).ok_or(Refusal::NoSuchGame)?,
            setup: options.setup,
            opponent: options.opponent,
            side: options.side.and_then(|word| SideWish::from_word(&word)).unwrap_or(SideWish::Random),
            pace: options.pace.map_or(Ok(Pace::DEFAULT), Pace::new)?,
            rated: options.rated,
            place: Place { guild: incoming.asker.guild, channel: incoming.asker.channel },
        };
        let challenge = self.service.challenge(&incoming.call, request, self.seed()?)?;
        Ok(Answer::Private(Reply::text(say!("challenge-sent", until = relative(challenge.expires)))))
    }

    /// Asks which game somebody is to be challenged to, after *Challenge …* in his menu.
    pub(super) fn challenge_menu(&self, opponent: Opponent) -> Result<Answer, Trouble> {
        if opponent.bot {
            return Err(Refusal::BotOpponent.into());
        }
        let buttons = offered().map(|game| {
            let info = game.info();
            let press = Press::Challenge { game: info.name.to_owned(), opponent: opponent.player };
            subject_button(press, Id(0), Revision(0), words::game(info), Style::Primary)
        });
        Ok(Answer::Private(Reply {
            content: say!("challenge-which", opponent = mention(opponent.player)),
            buttons: buttons.collect(),
            ..Reply::default()
        }))
    }

    /// Challenges somebody out of his menu: everything as where nothing is said.
    pub(super) fn challenge_from_menu(
        &self,
        incoming: &Incoming,
        game: String,
        player: PlayerId,
    ) -> Result<Answer, Trouble> {
        let options = ChallengeOptions {
            game,
            opponent: Some(Opponent { player, bot: false }),
            side: None,
            pace: None,
            setup: None,
            rated: true,
        };
        let (Answer::Private(reply) | Answer::Update(reply)) = self.challenge(incoming, options)? else {
            return Ok(Answer::Silence);
        };
        Ok(Answer::Update(reply))
    }

    /// A new seed for the lots of a match.
    pub(super) fn seed(&self) -> Result<Seed, Failure> {
        (self.lots.seed)().ok_or(Failure::Fault(Fault::NoRandomness))
    }

    pub(super) fn accept(&self, incoming: &Incoming, id: Id) -> Result<Answer, Trouble> {
        let (challenge, _) = self.service.accept(&incoming.call, id, (self.lots.coin)())?;
        let done = say!(
            "challenge-accepted",
            player = mention(incoming.call.player),
            challenger = mention(challenge.challenger),
        );
        // What was published before the acceptance stays where it was.
        let sealed = challenge.seed.as_ref().map(|seed| sealed(&seed.commitment()));
        let lines: Vec<_> = std::iter::once(done).chain(sealed).collect();
        Ok(Answer::Update(Reply::text(lines.join("\n"))))
    }

    pub(super) fn decline(&self, incoming: &Incoming, id: Id) -> Result<Answer, Trouble> {
        let challenge = self.service.decline(&incoming.call, id)?;
        Ok(Answer::Update(Reply::text(say!(
            "challenge-declined",
            player = mention(incoming.call.player),
            challenger = mention(challenge.challenger),
        ))))
    }

    pub(super) fn withdraw(&self, incoming: &Incoming, id: Id) -> Result<Answer, Trouble> {
        let challenge = self.service.withdraw(&incoming.call, id)?;
        Ok(Answer::Update(Reply::text(say!(
            "challenge-withdrawn",
            challenger = mention(challenge.challenger)
        ))))
    }
}

/// What the bot may not do where a game would live, in words.
fn missing(allowed: Allowed) -> Vec<String> {
    let send = if allowed.thread { "permission-send-thread" } else { "permission-send" };
    [
        (allowed.view, "permission-view"),
        (allowed.send, send),
        (allowed.embed, "permission-embed"),
        (allowed.attach, "permission-attach"),
    ]
    .into_iter()
    .filter(|(may, _)| !may)
    .map(|(_, key)| say!(key))
    .collect()
}
