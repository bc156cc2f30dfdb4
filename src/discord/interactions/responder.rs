//! Answers in time: what takes longer than Discord waits is announced first and follows.
//!
//! The clock starts when the interaction arrives. Every wait stands in the part that may be
//! deferred: for a free slot, for what Discord says of channels, for the handler.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Builder as _, InteractionId as DiscordInteraction};
use serenity::builder::{CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::http::Http;
use tokio::sync::Semaphore;
use tokio::task::JoinError;
use tokio::time::{Instant, sleep, timeout_at};

use super::computer;
use super::queue::{Admission, FairQueue};
use super::recent::RecentInteractions;
use super::retry::retry;
use super::review::{self, ReviewAnswers};
use crate::bot::BotContext;
use crate::bot::metrics::ReplyResult;
use crate::discord::context::InteractionContext;
use crate::discord::handling;
use crate::discord::reply::{Awaited, Placement, Reply, Response};
use crate::discord::rest::delivery_error::describe;
use crate::discord::rest::limits;
use crate::discord::rest::permissions::PermissionCheck;
use crate::discord::rest::prober::PermissionProber;
use crate::domain::PlayerId;
use crate::text::{Language, t};

/// Handlers that run at once, each on a thread of its own: some wait for the disk. More would take the processors from
/// what tells Discord in time that answers follow.
const HANDLERS: usize = 6;

/// First responses that are on their way at once, each over a connection of its own.
const FIRST_RESPONSES: usize = 128;

/// How long a handler waits at most before it begins, while first responses wait to be sent: who hears in time that an
/// answer follows has a quarter of an hour for it.
const YIELD_WITHIN: Duration = Duration::from_secs(1);

/// Answers interactions.
#[derive(Clone, Debug)]
pub struct Responder {
    pub(crate) bot: BotContext,
    pub(super) recent: Arc<RecentInteractions>,
    review_answers: Arc<ReviewAnswers>,
    prober: Arc<PermissionProber>,
    /// A place is held while an interaction is handled, and until its answer is out.
    queue: FairQueue,
    handlers: Arc<Semaphore>,
    first_responses: Arc<Semaphore>,
}

/// An interaction to be handled.
pub(crate) struct Work<H> {
    pub(crate) ctx: InteractionContext,
    /// Which channels it asks about.
    pub(crate) permission_check: PermissionCheck,
    /// Where the answer goes if it takes long.
    pub(crate) placement: Placement,
    /// What handles it, on a thread of its own.
    pub(crate) handle: H,
}

/// An interaction that was handled.
struct HandledInteraction {
    response: Response,
    /// Who sent it; nothing where handling it panicked.
    ctx: Option<InteractionContext>,
    /// Held until the answer is out.
    place: Option<Admission>,
}

impl Responder {
    /// Answers with the parts of this bot.
    #[must_use]
    pub fn new(bot: BotContext) -> Self {
        Self {
            bot,
            recent: Arc::default(),
            review_answers: Arc::default(),
            prober: Arc::default(),
            queue: FairQueue::default(),
            handlers: Arc::new(Semaphore::new(HANDLERS)),
            first_responses: Arc::new(Semaphore::new(FIRST_RESPONSES)),
        }
    }

    /// Waits until every answer that is under way is out; none keeps up with a review any more.
    pub(crate) async fn finish(&self) {
        self.queue.drained().await;
        self.review_answers.end();
    }

    /// Does the work and answers; where it takes long, says so first.
    pub(crate) async fn respond(
        &self,
        http: &Arc<Http>,
        (id, token): (DiscordInteraction, &str),
        arrived: Instant,
        work: Work<impl FnOnce(&mut InteractionContext) -> Response + Send + 'static>,
    ) -> ReplyResult {
        let (placement, lang) = (work.placement, work.ctx.lang);
        let first = async |response: CreateInteractionResponse| {
            let until = arrived + self.bot.response_time();
            let send = async || {
                let _permit = self.first_responses.acquire().await;
                response.clone().execute(http, (id, token)).await
            };
            retry(until, send).await
        };
        let announce = || first(deferral(placement));
        let announce_at = if self.queue.is_long() { arrived } else { arrived + self.bot.defer_after() };
        let (HandledInteraction { response, ctx, place }, announced) =
            in_time(announce_at, self.work(http, work), announce).await;
        let awaits = response.awaits();
        let mut answered = match (&announced, &place) {
            (None, None) => ReplyResult::Busy,
            (None, Some(_)) => ReplyResult::AtOnce,
            (Some(_), _) => ReplyResult::Later,
        };
        let sent = match announced {
            None => {
                let Some(response) = response.into_response() else { return answered };
                first(response).await
            }
            Some(Ok(())) => follow(http, token, lang, placement, response).await,
            Some(Err(error)) => Err(error),
        };
        // What was done stays done: its notice comes out of the outbox.
        if let Err(error) = sent {
            tracing::warn!(error = describe(error), "an answer did not arrive");
            answered = ReplyResult::Lost;
        } else if let (Some(awaited), Some(ctx)) = (awaits, ctx) {
            let (http, token) = (Arc::clone(http), token.to_owned());
            match awaited {
                Awaited::ComputerMove(game) => drop(tokio::spawn(computer::follow(http, token, ctx, game))),
                Awaited::Review(game) => {
                    let begun = self.review_answers.begin(ctx.player(), game);
                    let until = arrived + limits::FOLLOW_REVIEW_WITHIN;
                    tokio::spawn(review::follow(http, token, ctx, begun, until));
                }
            }
        }
        answered
    }

    /// Waits for a place and for the permission check, and handles the interaction. The place is to be held until the
    /// answer is out; none is there where too many wait, and then nothing was done.
    async fn work(
        &self,
        http: &Http,
        work: Work<impl FnOnce(&mut InteractionContext) -> Response + Send + 'static>,
    ) -> HandledInteraction {
        let Work { mut ctx, permission_check, handle, .. } = work;
        let (lang, interaction) = (ctx.lang, ctx.caller.interaction);
        let Some(place) = self.place(ctx.player()).await else {
            return HandledInteraction { response: Response::text(t!(lang, "busy")), ctx: None, place: None };
        };
        if let Some(guild) = ctx.guild() {
            let channels = self.prober.probe(&self.bot, http, guild, permission_check).await;
            ctx.channels = channels;
        }
        let handled = self.run(move || (handle(&mut ctx), Some(ctx))).await;
        let (response, ctx) = handled.unwrap_or_else(|error| {
            tracing::error!(%error, "handling an interaction panicked");
            (Response::text(handling::fault(lang, interaction)), None)
        });
        HandledInteraction { response, ctx, place: Some(place) }
    }

    /// Waits until few enough interactions are being handled; nothing where too many wait.
    pub(super) async fn place(&self, player: PlayerId) -> Option<Admission> {
        self.queue.enter(player).await.ok()
    }

    /// Runs a handler on a thread that may block, as soon as few enough do.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        handle: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let handlers = Arc::clone(&self.handlers);
        let permit = handlers.acquire_owned().await;
        let until = Instant::now() + YIELD_WITHIN;
        while self.first_responses.available_permits() == 0 && Instant::now() < until {
            sleep(Duration::from_millis(10)).await;
        }
        // Whoever stops to wait does not stop the handler: the permit goes with it.
        tokio::task::spawn_blocking(move || {
            let _permit = permit;
            handle()
        })
        .await
    }
}

/// Does the work of an interaction. Where it is not done in time, announces that an answer follows,
/// while the work goes on; returns what came of both.
async fn in_time<T, A: Future>(
    announce_at: Instant,
    work: impl Future<Output = T>,
    announce: impl FnOnce() -> A,
) -> (T, Option<A::Output>) {
    let mut work = pin!(work);
    match timeout_at(announce_at, &mut work).await {
        Ok(done) => (done, None),
        Err(_) => {
            let (announced, done) = tokio::join!(announce(), work);
            (done, Some(announced))
        }
    }
}

/// What tells Discord that an answer follows.
fn deferral(placement: Placement) -> CreateInteractionResponse {
    match placement {
        Placement::NewMessage => {
            CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
        }
        Placement::InPlace => CreateInteractionResponse::Acknowledge,
    }
}

/// Puts an answer where it was announced.
async fn follow(
    http: &Http,
    token: &str,
    lang: Language,
    placement: Placement,
    response: Response,
) -> Result<(), serenity::Error> {
    let until = Instant::now() + limits::FOLLOW_WITHIN;
    let reply = match (placement, response) {
        (Placement::InPlace, Response::Silence) => return Ok(()),
        // The message that was used is no place for a refusal.
        (Placement::InPlace, Response::Private(reply)) => {
            let message = reply.into_followup();
            let send = async || message.clone().execute(http, (None, token)).await.map(drop);
            return retry(until, send).await;
        }
        (_, Response::Private(reply) | Response::Update(reply)) => reply,
        // A form cannot follow a deferred answer.
        (_, Response::Form(_) | Response::Silence) => Reply::text(t!(lang, "refusal-press-again")),
    };
    let edit = reply.into_edit();
    retry(until, async || edit.clone().execute(http, token).await.map(drop)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// When after the arrival an answer was announced, and when the work was done.
    async fn check(before: Duration, work: Duration) -> (Option<Duration>, Duration) {
        let arrived = Instant::now();
        sleep(before).await;
        let announce = || async move {
            let announced = arrived.elapsed();
            // Discord takes its time, too.
            sleep(SECOND).await;
            announced
        };
        let work = async {
            sleep(work).await;
            arrived.elapsed()
        };
        let (done, announced) = in_time(arrived + limits::DEFER_AFTER, work, announce).await;
        (announced, done)
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_done_in_time_is_not_announced() {
        let almost = limits::DEFER_AFTER - Duration::from_millis(10);
        assert_eq!(check(Duration::ZERO, almost).await, (None, almost));
    }

    #[tokio::test(start_paused = true)]
    async fn the_time_counts_from_the_arrival() {
        let (announced, done) = check(SECOND, SECOND).await;
        assert_eq!((announced, done), (Some(limits::DEFER_AFTER), 2 * SECOND));
        // Whoever is that late announces at once.
        let (announced, _) = check(2 * SECOND, SECOND).await;
        assert_eq!(announced, Some(2 * SECOND));
    }

    #[tokio::test(start_paused = true)]
    async fn the_work_goes_on_while_discord_is_told() {
        let (announced, done) = check(Duration::ZERO, 2 * SECOND).await;
        assert_eq!((announced, done), (Some(limits::DEFER_AFTER), 2 * SECOND));
    }

    #[test]
    fn an_announcement_has_time_to_arrive() {
        assert!(limits::DEFER_AFTER + SECOND <= limits::ANSWER_WITHIN);
        assert_eq!(limits::DEFER_AFTER, limits::ANSWER_WITHIN / 2);
    }
}
