//! Answers interactions in time, and defers answers that take longer than Discord allows.
//!
//! The time limit starts when the interaction arrives. Every wait happens in the deferrable part:
//! for a slot, for the permission check, for the handler.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Builder as _, InteractionId as DiscordInteraction};
use serenity::builder::{CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::http::Http;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinError;
use tokio::time::{Instant, sleep, timeout_at};

use super::computer;
use super::newest::NewestCompletions;
use super::queue::{Admission, FairQueue};
use super::recent::RecentInteractions;
use super::retry::retry;
use super::review::{self, ReviewAnswers};
use crate::bot::BotContext;
use crate::bot::discord_gate::DiscordGate;
use crate::bot::metrics::ReplyResult;
use crate::discord::context::InteractionContext;
use crate::discord::handling;
use crate::discord::reply::{Awaited, Placement, Reply, Response};
use crate::discord::rest::delivery_error::describe;
use crate::discord::rest::limits;
use crate::discord::rest::opponent_view::opponent_view;
use crate::discord::rest::permissions::PermissionCheck;
use crate::discord::rest::prober::PermissionProber;
use crate::discord::rest::start_check;
use crate::domain::PlayerId;
use crate::text::{Language, t};

/// Handlers running concurrently on threads of their own; some wait for the disk. More would take
/// the cores from sending deferrals in time.
const MAX_HANDLERS: usize = 6;

/// First responses sent concurrently, each over its own connection.
const MAX_FIRST_RESPONSES: usize = 128;

/// Maximum delay of a handler while first responses wait to be sent. By then they are sent or too
/// late. Once deferred, an answer may take up to 15 minutes.
const MAX_YIELD: Duration = limits::RESPONSE_TIMEOUT;

/// Pictures drawn and sent concurrently, which bounds the memory used under load.
const MAX_PICTURES: usize = 32;

/// With this many answers waiting for their picture, further ones are deferred immediately.
const DRAWING_DEFER_THRESHOLD: usize = 16;

#[derive(Clone, Debug)]
pub struct Responder {
    pub(crate) bot: BotContext,
    pub(super) recent: Arc<RecentInteractions>,
    review_answers: Arc<ReviewAnswers>,
    prober: Arc<PermissionProber>,
    /// A slot is held from handling until the answer is sent.
    queue: FairQueue,
    handlers: Arc<Semaphore>,
    first_responses: Arc<Semaphore>,
    pictures: Arc<Semaphore>,
    pub(super) completions: Arc<NewestCompletions>,
}

pub(crate) struct Work<H> {
    pub(crate) ctx: InteractionContext,
    pub(crate) permission_check: PermissionCheck,
    /// Placement of a deferred answer.
    pub(crate) placement: Placement,
    /// The handler; it may block.
    pub(crate) handle: H,
}

struct HandledInteraction {
    response: Response,
    /// `None` if the handler panicked.
    ctx: Option<InteractionContext>,
    /// Held until the answer is sent. `None` if the queue was full.
    slot: Option<Admission>,
    /// Held until the picture is sent.
    picture: Option<OwnedSemaphorePermit>,
}

impl Responder {
    #[must_use]
    pub fn new(bot: BotContext) -> Self {
        Self {
            bot,
            recent: Arc::default(),
            review_answers: Arc::default(),
            prober: Arc::default(),
            queue: FairQueue::default(),
            handlers: Arc::new(Semaphore::new(MAX_HANDLERS)),
            first_responses: Arc::new(Semaphore::new(MAX_FIRST_RESPONSES)),
            pictures: Arc::new(Semaphore::new(MAX_PICTURES)),
            completions: Arc::default(),
        }
    }

    /// Interactions in work, waiting ones, answers that wait for their picture, and completions
    /// that aren't computed yet. For tests.
    #[doc(hidden)]
    #[must_use]
    pub fn backlog(&self) -> [usize; 4] {
        let [in_work, waiting, drawing] = self.queue.counts();
        [in_work, waiting, drawing, self.completions.count()]
    }

    /// Waits until all open answers are sent, and stops updating review progress.
    pub(crate) async fn finish(&self) {
        self.queue.drained().await;
        self.review_answers.end();
    }

    /// Runs the handler and answers, deferring first if it takes long.
    pub(crate) async fn respond(
        &self,
        http: &Arc<Http>,
        (id, token): (DiscordInteraction, &str),
        arrived: Instant,
        work: Work<impl FnOnce(&mut InteractionContext) -> Response + Send + 'static>,
    ) -> ReplyResult {
        let (placement, lang, interaction) = (work.placement, work.ctx.lang, work.ctx.caller.interaction);
        let first = async |response: CreateInteractionResponse| {
            let until = arrived + self.bot.response_time();
            let send = async || {
                let _permit = self.first_responses.acquire().await;
                response.clone().execute(http, (id, token)).await
            };
            retry(self.bot.discord_gate(), until, send).await
        };
        let defer = || first(deferral(placement));
        let defer_at = if self.queue.is_long() { arrived } else { arrived + self.bot.defer_after() };
        let (mut handled, mut deferred) = in_time(defer_at, self.work(http, work), &defer).await;
        if handled.response.needs_drawing() {
            let fault = || Response::text(handling::fault(lang, interaction));
            let is_long = self.queue.drawing() >= DRAWING_DEFER_THRESHOLD;
            let defer_at = if is_long { Instant::now() } else { defer_at };
            let drawing = self.draw(handled, fault);
            if deferred.is_some() {
                handled = drawing.await;
            } else {
                (handled, deferred) = in_time(defer_at, drawing, &defer).await;
            }
        }
        let HandledInteraction { response, ctx, slot, picture: _picture } = handled;
        let awaits = response.awaits();
        let mut answered = match (&deferred, &slot) {
            (None, None) => ReplyResult::Busy,
            (None, Some(_)) => ReplyResult::AtOnce,
            (Some(_), _) => ReplyResult::Later,
        };
        let sent = match deferred {
            None => {
                let Some(response) = response.into_response() else { return answered };
                first(response).await
            }
            Some(Ok(())) => follow(self.bot.discord_gate(), http, token, lang, (placement, response)).await,
            Some(Err(error)) => Err(error),
        };
        // The action is stored, and the outbox announces it.
        if let Err(error) = sent {
            tracing::warn!(error = describe(error), "answer not delivered");
            answered = ReplyResult::Lost;
        } else if let (Some(awaited), Some(ctx)) = (awaits, ctx) {
            let (http, token) = (Arc::clone(http), token.to_owned());
            match awaited {
                Awaited::ComputerMove(game) => drop(tokio::spawn(computer::follow(http, token, ctx, game))),
                Awaited::Review(game) => {
                    let answer = self.review_answers.begin(ctx.player(), game);
                    let until = arrived + limits::REVIEW_UPDATE_TIMEOUT;
                    tokio::spawn(review::follow(http, token, ctx, answer, until));
                }
            }
        }
        answered
    }

    /// Waits for a slot and the permission check, then runs the handler. If the queue is full, the
    /// handler doesn't run.
    async fn work(
        &self,
        http: &Http,
        work: Work<impl FnOnce(&mut InteractionContext) -> Response + Send + 'static>,
    ) -> HandledInteraction {
        let Work { mut ctx, permission_check, handle, .. } = work;
        let (lang, interaction) = (ctx.lang, ctx.caller.interaction);
        let Some(slot) = self.admit(ctx.player()).await else {
            return HandledInteraction {
                response: Response::text(t!(lang, "busy")),
                ctx: None,
                slot: None,
                picture: None,
            };
        };
        if let PermissionCheck::Start(request) = permission_check {
            // Boxed, because the future of each interaction would grow by it.
            let check = Box::pin(start_check::check(&self.bot, http, &self.prober, ctx.caller, request));
            ctx.start_check = check.await;
        } else if let Some(guild) = ctx.guild() {
            let channels = self.prober.probe(&self.bot, http, guild, permission_check).await;
            ctx.channels = channels;
            ctx.opponent_view =
                opponent_view(&self.bot, http, &ctx.caller, &ctx.channels, permission_check).await;
        }
        let handled = self.run(move || (handle(&mut ctx), Some(ctx))).await;
        let (response, ctx) = handled.unwrap_or_else(|error| {
            tracing::error!(%error, "interaction handler panicked");
            (Response::text(handling::fault(lang, interaction)), None)
        });
        HandledInteraction { response, ctx, slot: Some(slot), picture: None }
    }

    /// Draws the picture of an answer. Meanwhile its slot is free, so that drawing delays only
    /// pictures.
    async fn draw(
        &self,
        mut handled: HandledInteraction,
        fault: impl FnOnce() -> Response,
    ) -> HandledInteraction {
        if let Some(slot) = &mut handled.slot {
            slot.free_slot();
        }
        handled.picture = Arc::clone(&self.pictures).acquire_owned().await.ok();
        let response = std::mem::replace(&mut handled.response, Response::Silence);
        let drawn = self.bot.picture_pool().draw(move || response.drawn()).await;
        handled.response = drawn.unwrap_or_else(|_| {
            tracing::error!("drawing panicked");
            fault()
        });
        handled
    }

    /// Waits for a slot. Returns `None` if the queue is full.
    pub(super) async fn admit(&self, player: PlayerId) -> Option<Admission> {
        self.queue.enter(player).await.ok()
    }

    /// Runs a handler on a blocking thread, with limited concurrency.
    async fn run<T: Send + 'static>(
        &self,
        handle: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let permit = self.handler_permit().await;
        run_with(permit, handle).await
    }

    /// Waits until a handler may run. First responses take precedence.
    pub(super) async fn handler_permit(&self) -> Option<OwnedSemaphorePermit> {
        let permit = Arc::clone(&self.handlers).acquire_owned().await;
        let until = Instant::now() + MAX_YIELD;
        while self.first_responses.available_permits() == 0 && Instant::now() < until {
            sleep(Duration::from_millis(10)).await;
        }
        permit.ok()
    }
}

/// Runs a handler on a blocking thread. It continues if this future is dropped, so it owns the
/// permit.
pub(super) async fn run_with<T: Send + 'static>(
    permit: Option<OwnedSemaphorePermit>,
    handle: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    tokio::task::spawn_blocking(move || {
        let _permit = permit;
        handle()
    })
    .await
}

/// Runs `work`. If it isn't done by `defer_at`, runs `defer` concurrently. Returns both results.
async fn in_time<T, A: Future>(
    defer_at: Instant,
    work: impl Future<Output = T>,
    defer: impl FnOnce() -> A,
) -> (T, Option<A::Output>) {
    let mut work = pin!(work);
    match timeout_at(defer_at, &mut work).await {
        Ok(done) => (done, None),
        Err(_) => {
            let (deferred, done) = tokio::join!(defer(), work);
            (done, Some(deferred))
        }
    }
}

/// The response that defers an answer.
fn deferral(placement: Placement) -> CreateInteractionResponse {
    match placement {
        Placement::NewMessage => {
            CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
        }
        Placement::InPlace => CreateInteractionResponse::Acknowledge,
    }
}

/// Sends a deferred answer.
async fn follow(
    gate: &DiscordGate,
    http: &Http,
    token: &str,
    lang: Language,
    (placement, response): (Placement, Response),
) -> Result<(), serenity::Error> {
    let until = Instant::now() + limits::FOLLOWUP_TIMEOUT;
    let reply = match (placement, response) {
        (Placement::InPlace, Response::Silence) => return Ok(()),
        // A private reply, such as an error, must not replace the message with the button.
        (Placement::InPlace, Response::Private(reply)) => {
            let message = reply.into_followup();
            let send = async || message.clone().execute(http, (None, token)).await.map(drop);
            return retry(gate, until, send).await;
        }
        (_, Response::Private(reply) | Response::Update(reply)) => reply,
        // Discord doesn't allow a form after a deferral.
        (_, Response::Form(_) | Response::Silence) => Reply::text(t!(lang, "refusal-press-again")),
    };
    let edit = reply.into_edit();
    retry(gate, until, async || edit.clone().execute(http, token).await.map(drop)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Returns when an answer was deferred and when it was done, relative to the arrival.
    async fn check(before: Duration, work: Duration) -> (Option<Duration>, Duration) {
        let arrived = Instant::now();
        sleep(before).await;
        let defer = || async move {
            let deferred = arrived.elapsed();
            // Sending the deferral takes time, too.
            sleep(SECOND).await;
            deferred
        };
        let work = async {
            sleep(work).await;
            arrived.elapsed()
        };
        let (done, deferred) = in_time(arrived + limits::DEFER_AFTER, work, defer).await;
        (deferred, done)
    }

    #[tokio::test(start_paused = true)]
    async fn fast_work_is_not_deferred() {
        let almost = limits::DEFER_AFTER - Duration::from_millis(10);
        assert_eq!(check(Duration::ZERO, almost).await, (None, almost));
    }

    #[tokio::test(start_paused = true)]
    async fn the_deadline_counts_from_the_arrival() {
        let (deferred, done) = check(SECOND, SECOND).await;
        assert_eq!((deferred, done), (Some(limits::DEFER_AFTER), 2 * SECOND));
        // After the limit it is deferred immediately.
        let (deferred, _) = check(2 * SECOND, SECOND).await;
        assert_eq!(deferred, Some(2 * SECOND));
    }

    #[tokio::test(start_paused = true)]
    async fn work_continues_while_deferring() {
        let (deferred, done) = check(Duration::ZERO, 2 * SECOND).await;
        assert_eq!((deferred, done), (Some(limits::DEFER_AFTER), 2 * SECOND));
    }

    #[test]
    fn a_deferral_has_time_to_arrive() {
        assert!(limits::DEFER_AFTER + SECOND <= limits::RESPONSE_TIMEOUT);
        assert_eq!(limits::DEFER_AFTER, limits::RESPONSE_TIMEOUT / 2);
    }
}
