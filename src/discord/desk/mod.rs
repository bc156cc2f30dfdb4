//! The desk: an interaction comes in, an answer goes out. It knows nothing of serenity's
//! connection, and everything that it does blocks.

mod challenges;
mod clocks;
mod completion;
mod composer;
mod history;
mod lists;
mod mydata;
mod notes;
mod offers;
mod plans;
mod preferences;
mod proof;
mod ratings;
mod rules;
mod server;
mod turns;

pub(super) use clocks::{clock_lines, span};
pub(super) use lists::link;
pub(super) use ratings::rating;
pub(super) use turns::follow_ups;

use std::sync::Arc;

use super::commands::{Command, Completion};
use super::custom_id::{ButtonAction, CustomId};
use super::figures::Figures;
use super::permissions::{ChannelAccess, ChannelPermissions};
use super::reply::{AttachedFile, Button, Reply, Response, Style};
use crate::clock::Clock;
use crate::dice::Seed;
use crate::matches::{BoardView, ChannelId, Id, PlayerId, Revision, Seat, Timestamp, UserError};
use crate::service::{Caller, ConfirmMode, Error, MatchView, RenderedAt, Service};
use crate::words::{self, say};
use sealed_move_board::{Labels, RenderRequest, Selection, Size, Studio, ThemeName};
use sealed_move_rules::{GameInfo, Observer, Side};

/// The colour of every card's edge.
pub(super) const COLOUR: u32 = 0x00c8_963e;

/// Where chance comes from.
#[derive(Clone, Copy)]
pub struct RngSource {
    /// Draws lots where nothing hangs on proving them: who moves first in a challenge that leaves
    /// it open.
    pub coin: fn() -> Side,
    /// A new seed for the lots of a match; nothing where the system gives no randomness.
    pub seed: fn() -> Option<Seed>,
}

/// Who sent an interaction, from where, and when.
#[derive(Clone, Debug)]
pub struct Incoming {
    /// The interaction, its sender, and from where.
    pub caller: Caller,
    /// The sender's name as people see it.
    pub name: String,
    /// What the bot may do there.
    pub allowed: ChannelPermissions,
    /// Whether the sender is an admin of the server: he may manage it.
    pub admin: bool,
    /// The channels that it asked about.
    pub found: Vec<ChannelAccess>,
}

/// Answers interactions.
#[derive(Clone)]
pub struct Desk {
    service: Arc<Service>,
    studio: Arc<Studio>,
    lots: RngSource,
    clock: Clock,
    figures: Arc<Figures>,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").finish_non_exhaustive()
    }
}

/// A refusal, and the game that the answer shows with it.
struct CommandError {
    failure: Box<Error>,
    about: Option<Id>,
}

impl From<Error> for CommandError {
    fn from(failure: Error) -> Self {
        Self { failure: Box::new(failure), about: None }
    }
}

impl From<UserError> for CommandError {
    fn from(refusal: UserError) -> Self {
        Error::from(refusal).into()
    }
}

/// Says which game a failure is about.
trait About<T> {
    fn about(self, game: Id) -> Result<T, CommandError>;
}

impl<T> About<T> for Result<T, Error> {
    fn about(self, game: Id) -> Result<T, CommandError> {
        self.map_err(|failure| CommandError { failure: Box::new(failure), about: Some(game) })
    }
}

impl Desk {
    /// A desk over a service; random sides and seeds come from `lots`.
    #[must_use]
    pub fn new(service: Arc<Service>, studio: Arc<Studio>, lots: RngSource) -> Self {
        let (clock, figures) = (Clock::System, Arc::new(Figures::new()));
        Self { service, studio, lots, clock, figures }
    }

    /// The same desk by another clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// The present.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The deeds behind the desk.
    #[must_use]
    pub const fn service(&self) -> &Arc<Service> {
        &self.service
    }

    /// What is counted.
    pub(super) fn figures(&self) -> &Figures {
        &self.figures
    }

    /// What draws the pictures.
    pub(super) fn studio(&self) -> &Studio {
        &self.studio
    }

    /// Answers a slash command; `None` is a command of an earlier version.
    #[must_use]
    pub fn command(&self, incoming: &Incoming, command: Option<Command>) -> Response {
        self.note_name(incoming);
        let done = match command {
            None => return unknown(),
            Some(Command::Challenge(options)) => self.challenge(incoming, options),
            Some(Command::Move { turn, game }) => self.move_typed(incoming, game.as_deref(), &turn),
            Some(Command::Board { game, turn }) => self.board(incoming, game.as_deref(), turn),
            Some(Command::Games { player }) => self.games(incoming, player),
            Some(Command::History { game }) => self.history_command(incoming, game.as_deref()),
            Some(Command::Rules { game, topic }) => self.rules(incoming, &game, topic.as_deref()),
            Some(Command::Describe { game, what }) => self.describe(incoming, game.as_deref(), &what),
            Some(Command::Resign { game }) => self.resign_command(incoming, game.as_deref()),
            Some(Command::Draw { game }) => self.draw_command(incoming, game.as_deref()),
            Some(Command::Takeback { game }) => self.takeback_command(incoming, game.as_deref()),
            Some(Command::Abort { game }) => self.abort_command(incoming, game.as_deref()),
            Some(Command::Rematch { game }) => self.rematch_command(incoming, game.as_deref()),
            Some(Command::Next) => self.next(incoming),
            Some(Command::Note { game }) => self.note_command(incoming, game.as_deref()),
            Some(Command::Profile { player }) => self.profile(incoming, player, false),
            Some(Command::Leaderboard { game, scope }) => self.leaderboard(incoming, game.as_deref(), scope),
            Some(Command::MyData) => self.my_data(),
            Some(Command::ChallengeMenu(opponent)) => self.challenge_menu(incoming, opponent),
            Some(Command::Plan { foreseen, reply, after, game }) => {
                let wish = plans::Typed { foreseen, reply, after };
                self.plan(incoming, game.as_deref(), &wish)
            }
            Some(Command::Verify { game }) => self.verify(incoming, game.as_deref()),
            Some(Command::MoreTime { game }) => self.more_time(incoming, game.as_deref()),
            Some(Command::Vacation { days }) => self.vacation(incoming, days),
            Some(Command::Settings(options)) => self.settings(incoming, &options),
            Some(Command::Server(command)) => self.server(incoming, command),
            Some(Command::Help) => self.help(incoming),
        };
        let answer = self.settle(incoming, done);
        self.with_missed(incoming, answer)
    }

    /// Answers a button; `private` says whether it stands on a message that only its presser
    /// sees.
    #[must_use]
    pub fn press(&self, incoming: &Incoming, id: Option<CustomId>, private: bool) -> Response {
        self.note_name(incoming);
        let Some(CustomId { press, subject, revision }) = id else { return unknown() };
        let done = match press {
            ButtonAction::Accept => self.accept(incoming, subject),
            ButtonAction::Decline => self.decline(incoming, subject),
            ButtonAction::Withdraw => self.withdraw(incoming, subject),
            ButtonAction::Move => self.compose(incoming, subject),
            ButtonAction::Type => self.move_form(incoming, subject),
            ButtonAction::Page(version, page) => {
                self.page(incoming, subject, RenderedAt { revision, version }, page)
            }
            ButtonAction::Undo(version) => self.undo(incoming, subject, RenderedAt { revision, version }),
            ButtonAction::Confirm(version) => {
                self.confirm(incoming, subject, RenderedAt { revision, version }, private)
            }
            ButtonAction::Discard(version) => {
                self.discard(incoming, subject, RenderedAt { revision, version })
            }
            // A menu is no button.
            ButtonAction::Pick(_) | ButtonAction::Topics { .. } => return unknown(),
            ButtonAction::Play(turn) => {
                self.play(incoming, subject, Some(revision), &turn, ConfirmMode::Confirmed, private)
            }
            ButtonAction::View => self.view(incoming, subject),
            ButtonAction::History(page) => self.history(incoming, subject, page, private && page.is_some()),
            ButtonAction::GoTo(turned) => self.ask_for_turn(incoming, subject, turned),
            ButtonAction::Turns(page) => self.turns_list(incoming, subject, page, private && page.is_some()),
            ButtonAction::Record => self.record(incoming, subject),
            ButtonAction::Replay(turned) => self.replay(incoming, subject, turned),
            ButtonAction::More => self.more(incoming, subject),
            ButtonAction::Resign => self.ask_to_resign(incoming, subject, private),
            ButtonAction::ResignSure => self.resign(incoming, subject, revision),
            ButtonAction::DrawOffer => self.offer_draw(incoming, subject, private),
            ButtonAction::DrawAccept | ButtonAction::DrawDecline | ButtonAction::DrawWithdraw => {
                self.answer_draw(incoming, subject, revision, &press, private)
            }
            ButtonAction::Takeback => self.offer_takeback(incoming, subject, private),
            ButtonAction::TakebackAccept | ButtonAction::TakebackDecline | ButtonAction::TakebackWithdraw => {
                self.answer_takeback(incoming, subject, revision, &press, private)
            }
            ButtonAction::Abort => self.abort(incoming, subject, private),
            ButtonAction::Rematch => self.rematch(incoming, subject, private),
            ButtonAction::Note => self.note_form(incoming, subject),
            ButtonAction::Challenge { game, opponent } => self.challenge_from_menu(incoming, game, opponent),
            ButtonAction::Export => self.export(incoming),
            ButtonAction::Forget => self.ask_to_forget(incoming),
            ButtonAction::ForgetSure => self.forget(incoming),
            ButtonAction::Listed(listed) => self.set_listed(incoming, listed),
            ButtonAction::Unplan(which) => self.unplan(incoming, subject, which),
            ButtonAction::Rules { game, topic, .. } => self.turn_to_rules(incoming, &game, &topic, private),
            ButtonAction::EndSure => self.end_as_proposed(incoming, subject, revision),
            ButtonAction::ServerForgetSure => self.forget_server(incoming),
            ButtonAction::Cancel => Ok(Response::Update(Reply::text(say!("cancelled")))),
        };
        let answer = self.settle(incoming, done);
        self.with_missed(incoming, answer)
    }

    /// Answers a menu: `chosen` is the value of the entry; `private` says whether the menu stands on
    /// a message that only its user sees.
    #[must_use]
    pub fn choose(
        &self,
        incoming: &Incoming,
        id: Option<CustomId>,
        chosen: Option<&str>,
        private: bool,
    ) -> Response {
        self.note_name(incoming);
        match (id, chosen) {
            (Some(CustomId { press: ButtonAction::Topics { game, .. }, .. }), Some(topic)) => {
                let done = self.turn_to_rules(incoming, &game, topic, private);
                self.settle(incoming, done)
            }
            (Some(CustomId { press: ButtonAction::Pick(version), subject, revision }), Some(key)) => {
                let done = self.pick(incoming, subject, RenderedAt { revision, version }, key);
                let answer = self.settle(incoming, done);
                self.with_missed(incoming, answer)
            }
            _ => unknown(),
        }
    }

    /// Answers a form; `private` says whether it was opened from a message that only its sender
    /// sees.
    #[must_use]
    pub fn form(&self, incoming: &Incoming, id: Option<&CustomId>, typed: &str, private: bool) -> Response {
        self.note_name(incoming);
        match id {
            Some(CustomId { press: ButtonAction::Type | ButtonAction::Move, subject, revision }) => {
                let done = self.play(incoming, *subject, Some(*revision), typed, ConfirmMode::Typed, false);
                self.settle(incoming, done)
            }
            Some(CustomId { press: ButtonAction::Note, subject, .. }) => {
                let done = self.keep_note(incoming, *subject, typed);
                self.settle(incoming, done)
            }
            Some(CustomId { press: ButtonAction::GoTo(turned), subject, .. }) => {
                let done = self.go_to(incoming, *subject, *turned, typed, private);
                self.settle(incoming, done)
            }
            _ => unknown(),
        }
    }

    /// Completes an option; the pairs are what the list shows and what it stands for.
    #[must_use]
    pub fn complete(&self, incoming: &Incoming, completion: Option<Completion>) -> Vec<(String, String)> {
        let Some(completion) = completion else { return Vec::new() };
        self.completions(incoming, &completion).unwrap_or_else(|failure| {
            if let Error::Internal(fault) = failure {
                tracing::error!(interaction = %incoming.caller.interaction, %fault, "completion failed");
            }
            Vec::new()
        })
    }

    fn note_name(&self, incoming: &Incoming) {
        if let Err(fault) =
            self.service.players.note_name(incoming.caller.player, &incoming.name, incoming.caller.now)
        {
            tracing::warn!(%fault, "a name could not be noted");
        }
    }

    /// Turns a failure into what its player is told.
    fn settle(&self, incoming: &Incoming, done: Result<Response, CommandError>) -> Response {
        let CommandError { failure, about } = match done {
            Ok(answer) => return answer,
            Err(trouble) => trouble,
        };
        match *failure {
            Error::User(UserError::Repeated) => {
                tracing::debug!(interaction = %incoming.caller.interaction, "delivered twice");
                Response::Silence
            }
            Error::User(refusal) => {
                // A refusal of the rules may speak of what only its player sees.
                match &refusal {
                    UserError::Rules(error) => {
                        tracing::debug!(interaction = %incoming.caller.interaction, code = error.code(), "refused");
                    }
                    refusal => {
                        tracing::debug!(interaction = %incoming.caller.interaction, ?refusal, "refused");
                    }
                }
                Response::Private(self.refused(incoming, &refusal, about))
            }
            Error::Internal(fault) => {
                let reference = incoming.caller.interaction;
                tracing::error!(interaction = %reference, %fault, "deed failed");
                Response::Private(Reply::text(say!("fault", reference = reference.to_string())))
            }
        }
    }

    /// A refusal; where the game has moved on, with the game as it stands.
    fn refused(&self, incoming: &Incoming, refusal: &UserError, about: Option<Id>) -> Reply {
        let shows = matches!(refusal, UserError::Stale | UserError::Over | UserError::NotOnTurn);
        let match_view = about.filter(|_| shows).and_then(|game| self.match_view(incoming, game).ok());
        match match_view {
            None => Reply::text(words::refusal("", refusal)),
            Some(match_view) => Reply { content: words::refusal("", refusal), ..self.card(&match_view) },
        }
    }

    fn match_view(&self, incoming: &Incoming, game: Id) -> Result<MatchView, Error> {
        self.service.views.view(game, incoming.caller.player, incoming.caller.guild, None)
    }

    /// The game as its observer sees it, with the buttons for what he can do.
    fn card(&self, match_view: &MatchView) -> Reply {
        let game = match_view.game.game.info();
        let turn = match_view.board_view.view.turn();
        let mut body = Vec::new();
        if let Some(last) = last_turn(match_view) {
            body.push(last);
        }
        let mut buttons = Vec::new();
        match (&match_view.game.ending, match_view.observer) {
            (Some(ending), _) => body.push(words::ending(game, ending)),
            (None, Observer::Player(side)) if side == turn => {
                body.push(say!("view-your-turn"));
                body.extend(clock_lines(match_view, self.now()));
                buttons.push(button(ButtonAction::Move, match_view, "button-move", Style::Primary));
            }
            (None, _) => {
                body.push(say!("view-their-turn", player = mention(match_view.game.seat(turn))));
                body.extend(clock_lines(match_view, self.now()));
            }
        }
        body.extend(hand(match_view));
        let title = match match_view.observer {
            Observer::Player(_) => "view-title",
            Observer::Public | Observer::Revealed => "view-title-public",
        };
        let mut card = Reply {
            title: say!(title, game = game_name(match_view), turn = match_view.board_view.view.move_number()),
            body: body.join("\n"),
            colour: COLOUR,
            buttons,
            ..Reply::default()
        };
        let from = self.show_board(match_view, &mut card);
        card.foot = say!("notice-foot", id = match_view.game.id.to_string(), from = words::side(game, from));
        card
    }
}

/// What the player who looks holds in hand; nothing once the game is over.
fn hand(match_view: &MatchView) -> Option<String> {
    let tiles = words::hand(&match_view.board_view.view);
    let shows = match_view.game.ending.is_none() && !tiles.is_empty();
    shows.then(|| say!("view-hand", tiles = tiles.join("\n")))
}

/// The board of a look as a picture with its alt text.
pub(super) fn draw(studio: &Studio, match_view: &MatchView) -> AttachedFile {
    let (info, idle) = (match_view.game.game.info(), match_view.game.ending.is_some());
    draw_as(
        studio,
        info,
        &match_view.board_view,
        RenderStyle::usual(match_view.from, idle),
        &Selection::default(),
    )
}

/// How a board is drawn.
#[derive(Clone, Copy)]
struct RenderStyle {
    /// The side at the bottom.
    from: Side,
    /// Whether nobody is on turn.
    idle: bool,
    theme: ThemeName,
    size: Size,
}

impl RenderStyle {
    fn usual(from: Side, idle: bool) -> Self {
        Self { from, idle, theme: ThemeName::default(), size: Size::default() }
    }
}

/// As [`draw`], in a way of one's own, and with marks for a turn that is being put together.
fn draw_as(
    studio: &Studio,
    info: &GameInfo,
    board_view: &BoardView,
    drawing: RenderStyle,
    aim: &Selection<'_>,
) -> AttachedFile {
    let RenderStyle { from, idle, theme, size } = drawing;
    let (sides, turn) = words::labels(info, &board_view.view, idle);
    let labels = Labels { sides: [&sides[0], &sides[1]], turn: turn.as_deref() };
    let last = board_view.last.as_ref();
    let shot = RenderRequest {
        last: last.map(|last| sealed_move_board::LastMove { before: &last.before, notation: &last.notation }),
        theme,
        size,
        ..RenderRequest::new(&board_view.view, from, labels)
    };
    AttachedFile::board(studio.preview(&shot, aim).png, words::alt(board_view, from))
}

/// The last turn in notation and in words; a line each where plans answered it.
pub(super) fn last_turn(match_view: &MatchView) -> Option<String> {
    let last = match_view.board_view.last.as_ref()?;
    let game = match_view.game.game.info();
    let turns: Vec<_> = match_view.chain.iter().chain([last]).collect();
    let lines = turns.iter().enumerate().map(|(index, turn)| {
        let after = turns.get(index + 1).map_or(&match_view.board_view.view, |next| &next.before);
        let key = if index == 0 { "notice-last" } else { "notice-planned" };
        say!(
            key,
            side = words::side(game, turn.before.turn()),
            record = &turn.notation,
            meaning = words::turn(turn, after),
        )
    });
    Some(lines.collect::<Vec<_>>().join("\n"))
}

/// What tells the planners that their plans were played, in the notice of the turns that they made.
pub(super) fn planners(match_view: &MatchView) -> Option<String> {
    let last = match_view.board_view.last.as_ref()?;
    let mut planners: Vec<PlayerId> = Vec::new();
    // The first turn of the chain was submitted, the others were planned.
    for turn in match_view.chain.iter().chain([last]).skip(1) {
        if let Some(planner) = match_view.game.seat(turn.before.turn()).person()
            && !planners.contains(&planner)
        {
            planners.push(planner);
        }
    }
    let lines: Vec<_> =
        planners.into_iter().map(|player| say!("notice-plan-played", player = mention(player))).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

pub(super) fn deadline(at: Timestamp) -> String {
    say!("notice-deadline", deadline = relative(at), exactly = format!("<t:{}:f>", at.seconds()))
}

pub(super) fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}

/// A player in a text: as a mention, or that their data was deleted.
pub(super) fn mention(player: impl Into<Seat>) -> String {
    match player.into() {
        Seat::Person(player) => format!("<@{player}>"),
        Seat::Deleted => say!("player-gone"),
    }
}

pub(super) fn channel_mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

pub(super) fn game_name(match_view: &MatchView) -> String {
    words::game(match_view.game.game.info())
}

pub(super) fn button(press: ButtonAction, match_view: &MatchView, label: &str, style: Style) -> Button {
    subject_button(press, match_view.game.id, match_view.game.revision, say!(label), style)
}

pub(super) fn subject_button(
    press: ButtonAction,
    subject: Id,
    revision: Revision,
    label: String,
    style: Style,
) -> Button {
    Button::new(CustomId { press, subject, revision }, label, style)
}

fn unknown() -> Response {
    Response::Private(Reply::text(say!("refusal-unknown")))
}
