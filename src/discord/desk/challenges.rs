//! Challenges at the desk.

use super::super::commands::{ChallengeOptions, offered};
use super::super::custom_id::ButtonAction;
use super::super::notice::sealed;
use super::super::permissions::first_usable;
use super::super::reply::{Reply, Response, Style};
use super::{CommandError, Desk, Incoming, channel_mention, mention, relative, subject_button};
use crate::dice::Seed;
use crate::matches::{
    ChallengeTerms, HomeChannel, Id, Opponent, Pace, PlayerId, Revision, SideWish, Threads, UserError,
};
use crate::service::{Error, InternalError};
use crate::words::{self, say};

impl Desk {
    pub(super) fn challenge(
        &self,
        incoming: &Incoming,
        options: ChallengeOptions,
    ) -> Result<Response, CommandError> {
        let guild = incoming.caller.guild;
        let settings =
            guild.map(|guild| self.service.servers.settings(guild)).transpose()?.unwrap_or_default();
        // Where no game channel can be used, the game lives here.
        let home = first_usable(&incoming.found);
        let wrong = incoming.found.iter().take_while(|found| Some(found.channel) != home);
        let wrong: Vec<_> = wrong.flat_map(|access| access.problems(Threads::Off)).collect();
        let missing = incoming.allowed.missing();
        let channel = match home {
            None if !missing.is_empty() => {
                let here = say!("challenge-missing-permissions", missing = missing.join(", "));
                let told: Vec<_> = std::iter::once(here).chain(wrong).collect();
                return Ok(Response::Private(Reply::text(told.join("\n"))));
            }
            // The challenge cannot be posted here, but there.
            Some(home) if !missing.is_empty() => home,
            _ => incoming.caller.channel,
        };
        let request = ChallengeTerms {
            game: offered().find(|game| game.info().name == options.game).ok_or(UserError::NoSuchGame)?,
            setup: options.setup,
            opponent: options.opponent,
            side: options.side.and_then(|word| SideWish::from_word(&word)).unwrap_or(SideWish::Random),
            pace: options.pace.map_or(Ok(settings.pace), Pace::new)?,
            rated: options.rated,
            place: HomeChannel { guild, channel },
        };
        let challenge = self.service.challenges.make_in(&incoming.caller, request, home, self.seed()?)?;
        let until = relative(challenge.expires);
        let sent = match home.filter(|home| *home != incoming.caller.channel) {
            Some(home) => say!("challenge-sent-home", until = until, channel = channel_mention(home)),
            None => say!("challenge-sent", until = until),
        };
        let told: Vec<_> = std::iter::once(sent).chain(wrong).collect();
        Ok(Response::Private(Reply::text(told.join("\n"))))
    }

    /// Asks which game somebody is to be challenged to, after *Challenge …* in his menu.
    pub(super) fn challenge_menu(
        &self,
        incoming: &Incoming,
        opponent: Opponent,
    ) -> Result<Response, CommandError> {
        if opponent.bot {
            return Err(UserError::BotOpponent.into());
        }
        if opponent.player == incoming.caller.player {
            return Err(UserError::SelfChallenge.into());
        }
        let guild = incoming.caller.guild.ok_or(UserError::NotInServer)?;
        let pace = self.service.servers.settings(guild)?.pace;
        let buttons = offered().map(|game| {
            let info = game.info();
            let press = ButtonAction::Challenge { game: info.name.to_owned(), opponent: opponent.player };
            subject_button(press, Id(0), Revision(0), words::game(info), Style::Primary)
        });
        Ok(Response::Private(Reply {
            content: say!("challenge-which", opponent = mention(opponent.player), days = pace.days()),
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
    ) -> Result<Response, CommandError> {
        let options = ChallengeOptions {
            game,
            opponent: Some(Opponent { player, bot: false }),
            side: None,
            pace: None,
            setup: None,
            rated: true,
        };
        let (Response::Private(reply) | Response::Update(reply)) = self.challenge(incoming, options)? else {
            return Ok(Response::Silence);
        };
        Ok(Response::Update(reply))
    }

    /// A new seed for the lots of a match.
    pub(super) fn seed(&self) -> Result<Seed, Error> {
        (self.lots.seed)().ok_or(Error::Internal(InternalError::NoRandomness))
    }

    pub(super) fn accept(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let (challenge, _) = self.service.challenges.accept(&incoming.caller, id, (self.lots.coin)())?;
        let (player, challenger) = (mention(incoming.caller.player), mention(challenge.challenger));
        let done = match challenge.home {
            Some(home) => say!(
                "challenge-accepted-home",
                player = player,
                challenger = challenger,
                channel = channel_mention(home)
            ),
            None => say!("challenge-accepted", player = player, challenger = challenger),
        };
        // What was published before the acceptance stays where it was.
        let sealed = challenge.seed.as_ref().map(|seed| sealed(&seed.commitment()));
        let lines: Vec<_> = std::iter::once(done).chain(sealed).collect();
        Ok(Response::Update(Reply::text(lines.join("\n"))))
    }

    pub(super) fn decline(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let challenge = self.service.challenges.decline(&incoming.caller, id)?;
        Ok(Response::Update(Reply::text(say!(
            "challenge-declined",
            player = mention(incoming.caller.player),
            challenger = mention(challenge.challenger),
        ))))
    }

    pub(super) fn withdraw(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let challenge = self.service.challenges.withdraw(&incoming.caller, id)?;
        Ok(Response::Update(Reply::text(say!(
            "challenge-withdrawn",
            challenger = mention(challenge.challenger)
        ))))
    }
}
