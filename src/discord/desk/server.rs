//! `/server` at the desk: what admins choose, decide and take home. Discord says who is one.

use super::super::commands::ServerCommand;
use super::super::custom_id::ButtonAction;
use super::super::limits;
use super::super::permissions::ChannelAccess;
use super::super::reply::{AttachedFile, Reply, Response, Style};
use super::completion::fold;
use super::{
    About, COLOUR, CommandError, Desk, Incoming, channel_mention, game_name, mention, subject_button,
};
use crate::matches::{
    GuildId, Id, MatchSummary, Pace, PlayerId, Revision, ServerChange, ServerSettings, Threads, UserError,
    Verdict,
};
use crate::service::Error;
use crate::words::{self, clip, say};
use sealed_move_rules::Side;

/// The name of the file with a server's data.
const EXPORT_NAME: &str = "sealed-move-server.json";

/// How much of a server's matches one file holds: Discord takes 10 MiB, and the rest needs room.
const EXPORT_BYTES: usize = 7_500_000;

impl Desk {
    pub(super) fn server(
        &self,
        incoming: &Incoming,
        command: ServerCommand,
    ) -> Result<Response, CommandError> {
        let guild = admin_of(incoming)?;
        match command {
            ServerCommand::Show => {
                let settings = self.service.servers.settings(guild)?;
                self.server_card(incoming, guild, &settings, &incoming.found)
            }
            ServerCommand::AddChannel(channel) => {
                self.change_server(incoming, guild, ServerChange::AddChannel(channel))
            }
            ServerCommand::RemoveChannel(channel) => {
                self.change_server(incoming, guild, ServerChange::RemoveChannel(channel))
            }
            ServerCommand::ClearChannels => self.change_server(incoming, guild, ServerChange::ClearChannels),
            ServerCommand::Threads(word) => {
                let threads = Threads::from_word(&word).unwrap_or_default();
                self.change_server(incoming, guild, ServerChange::Threads(threads))
            }
            ServerCommand::Limits { games, challenges } => {
                let change =
                    ServerChange::Limits { games: games.map(limit), challenges: challenges.map(limit) };
                self.change_server(incoming, guild, change)
            }
            ServerCommand::Pace(days) => {
                self.change_server(incoming, guild, ServerChange::Pace(Pace::new(days)?))
            }
            ServerCommand::Vacation(days) => {
                let days = u32::try_from(days).unwrap_or_default();
                self.change_server(incoming, guild, ServerChange::VacationDays(days))
            }
            ServerCommand::Adjudicate { game, result, reason } => {
                let verdict = Verdict::from_word(&result).unwrap_or(Verdict::Drawn);
                self.propose_end(incoming, guild, &game, verdict, reason.as_deref())
            }
            ServerCommand::Abort { game, reason } => {
                self.propose_end(incoming, guild, &game, Verdict::CalledOff, reason.as_deref())
            }
            ServerCommand::Export { after } => self.export_server(incoming, guild, after.as_deref()),
            ServerCommand::Delete => self.ask_to_forget_server(incoming, guild),
        }
    }

    fn change_server(
        &self,
        incoming: &Incoming,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<Response, CommandError> {
        let settings = self.service.servers.change(&incoming.caller, guild, change)?;
        self.server_card(incoming, guild, &settings, &incoming.found)
    }

    /// The settings as they are, with what is wrong with the channels that were looked at.
    fn server_card(
        &self,
        incoming: &Incoming,
        guild: GuildId,
        settings: &ServerSettings,
        found: &[ChannelAccess],
    ) -> Result<Response, CommandError> {
        let counts = self.service.servers.counts(guild, incoming.caller.now)?;
        let mut lines = lines(settings);
        lines.push(say!("server-counts", games = counts.ongoing, challenges = counts.challenges));
        lines.extend(found.iter().flat_map(|access| access.problems(settings.threads)));
        Ok(Response::Private(Reply {
            title: say!("server-title"),
            body: lines.join("\n"),
            foot: say!("server-foot"),
            colour: COLOUR,
            ..Reply::default()
        }))
    }

    /// The game of the server that an admin means: by its id, or by words that fit only one.
    fn game_of_server(&self, guild: GuildId, admin: PlayerId, typed: &str) -> Result<Id, Error> {
        if let Ok(id) = typed.trim().parse::<Id>()
            && self.service.games.summary(id).map_err(Error::Internal)?.is_some()
        {
            return Ok(id);
        }
        let words = fold(typed);
        let games = self.service.adjudications.candidates(guild, admin)?;
        let mut fitting = games.iter().filter(|game| fold(&self.label(game)).contains(&words));
        match (fitting.next(), fitting.next()) {
            (Some(only), None) if !words.is_empty() => Ok(only.id),
            (Some(_), Some(_)) => Err(UserError::WhichMatch.into()),
            _ => Err(UserError::NoSuchMatch.into()),
        }
    }

    /// The games that an admin may end, for a list.
    pub(super) fn games_of_server(
        &self,
        incoming: &Incoming,
        typed: &str,
    ) -> Result<Vec<(String, String)>, Error> {
        let Ok(guild) = admin_of(incoming) else { return Ok(Vec::new()) };
        let typed = fold(typed);
        let games = self.service.adjudications.candidates(guild, incoming.caller.player)?;
        Ok(games
            .iter()
            .map(|game| (self.label(game), game.id.to_string()))
            .filter(|(label, id)| fold(label).contains(&typed) || id.contains(&typed))
            .take(limits::CHOICES)
            .collect())
    }

    fn label(&self, game: &MatchSummary) -> String {
        let [first, second] = game.seats.map(|player| self.name(player));
        let name = words::game(game.game.info());
        let label = say!(
            "server-game-choice",
            game = name,
            first = first,
            second = second,
            turn = game.move_number,
            id = game.id.to_string(),
        );
        clip(&label, limits::CHOICE_TEXT)
    }

    fn propose_end(
        &self,
        incoming: &Incoming,
        guild: GuildId,
        game: &str,
        verdict: Verdict,
        said: Option<&str>,
    ) -> Result<Response, CommandError> {
        let id = self.game_of_server(guild, incoming.caller.player, game)?;
        let asked = self.service.adjudications.propose(&incoming.caller, guild, id, verdict, said)?;
        let (match_view, ending) = (&asked.match_view, asked.proposal.ending());
        let press = |press, label: &str, style| {
            subject_button(press, id, match_view.game.revision, say!(label), style)
        };
        Ok(Response::Private(Reply {
            content: say!(
                "server-end-sure",
                game = game_name(match_view),
                id = id.to_string(),
                first = mention(match_view.game.seat(Side::First)),
                second = mention(match_view.game.seat(Side::Second)),
                turn = match_view.board_view.view.move_number(),
                ending = words::ending(match_view.game.game.info(), &ending),
                rated = if match_view.game.rated && ending.counts() { "yes" } else { "no" },
            ),
            buttons: vec![
                press(ButtonAction::EndSure, "button-end-sure", Style::Danger),
                press(ButtonAction::Cancel, "button-cancel", Style::Plain),
            ],
            ..Reply::default()
        }))
    }

    pub(super) fn end_as_proposed(
        &self,
        incoming: &Incoming,
        id: Id,
        seen: Revision,
    ) -> Result<Response, CommandError> {
        let guild = admin_of(incoming)?;
        let game = self.service.adjudications.end(&incoming.caller, guild, id, seen).about(id)?;
        let ending = game.ending.as_ref().map(|ending| words::ending(game.game.info(), ending));
        Ok(Response::Update(Reply::text(say!("server-end-done", ending = ending.unwrap_or_default()))))
    }

    fn export_server(
        &self,
        incoming: &Incoming,
        guild: GuildId,
        after: Option<&str>,
    ) -> Result<Response, CommandError> {
        let after = after.map(|id| id.trim().parse::<Id>()).transpose();
        let after = after.map_err(|_| UserError::NoMatchOfServer)?;
        let export = self.service.server_data.export(guild, after, EXPORT_BYTES, incoming.caller.now)?;
        let told = match export.more_after {
            None => say!("server-exported", games = export.matches),
            Some(last) => say!("server-exported-part", games = export.matches, last = last.to_string()),
        };
        let file = AttachedFile {
            name: EXPORT_NAME.to_owned(),
            bytes: export.json.into_bytes(),
            alt: String::new(),
        };
        Ok(Response::Private(Reply { file: Some(file), ..Reply::text(told) }))
    }

    fn ask_to_forget_server(&self, incoming: &Incoming, guild: GuildId) -> Result<Response, CommandError> {
        let counts = self.service.servers.counts(guild, incoming.caller.now)?;
        let player = incoming.caller.player;
        let ongoing = self.service.games.ongoing(player)?;
        let own = ongoing.iter().filter(|game| game.place.guild == Some(guild)).count();
        let press = |press, label: &str, style| subject_button(press, Id(0), Revision(0), say!(label), style);
        Ok(Response::Private(Reply {
            content: say!(
                "server-delete-sure",
                ongoing = counts.ongoing,
                ended = counts.ended,
                challenges = counts.challenges,
                others = (counts.ongoing as usize).saturating_sub(own),
                own = own,
            ),
            buttons: vec![
                press(ButtonAction::ServerForgetSure, "button-server-delete-sure", Style::Danger),
                press(ButtonAction::Cancel, "button-cancel", Style::Plain),
            ],
            ..Reply::default()
        }))
    }

    pub(super) fn forget_server(&self, incoming: &Incoming) -> Result<Response, CommandError> {
        let guild = admin_of(incoming)?;
        let games = self.service.server_data.forget(&incoming.caller, guild)?;
        Ok(Response::Update(Reply::text(say!("server-deleted", games = games))))
    }
}

/// The server of which the sender is an admin.
fn admin_of(incoming: &Incoming) -> Result<GuildId, UserError> {
    incoming.caller.guild.filter(|_| incoming.admin).ok_or(UserError::NotAdmin)
}

/// A limit as it is typed: 0 is none.
fn limit(typed: i64) -> Option<u32> {
    u32::try_from(typed).ok().filter(|limit| *limit > 0)
}

/// The settings, one a line.
fn lines(settings: &ServerSettings) -> Vec<String> {
    let channels: Vec<_> = settings.channels.iter().map(|channel| channel_mention(*channel)).collect();
    let channels = if channels.is_empty() { say!("server-no-channels") } else { channels.join(", ") };
    let limit = |limit: Option<u32>| limit.map_or_else(|| say!("server-no-limit"), |limit| limit.to_string());
    vec![
        say!("server-channels", value = channels),
        say!("server-threads", value = say!(&format!("choice-threads-{}", settings.threads.word()))),
        say!(
            "server-limits",
            games = limit(settings.game_limit),
            challenges = limit(settings.challenge_limit)
        ),
        say!("server-pace", value = say!("choice-pace", days = settings.pace.days())),
        say!("server-vacation", days = settings.vacation_days),
    ]
}
