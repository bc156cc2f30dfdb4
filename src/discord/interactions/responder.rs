//! Answers in time: what takes longer than Discord waits is announced first and follows.
//!
//! The clock starts when the interaction arrives. Every wait stands in the part that may be
//! deferred: for a free slot, for what Discord says of channels, for the handler.

use std::pin::pin;
use std::sync::Arc;

use serenity::all::{Builder as _, InteractionId as DiscordInteraction};
use serenity::builder::{CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::http::Http;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout_at};

use super::recent::RecentInteractions;
use super::retry::retry;
use crate::discord::context::{BotContext, InteractionContext};
use crate::discord::delivery_error::describe;
use crate::discord::handling;
use crate::discord::limits;
use crate::discord::metrics::ReplyResult;
use crate::discord::permissions::PermissionCheck;
use crate::discord::prober::PermissionProber;
use crate::discord::reply::{Placement, Reply, Response};
use crate::i18n::{Language, t};

/// Interactions that are handled at once; more wait.
const AT_ONCE: u32 = 256;

/// Answers interactions.
#[derive(Clone, Debug)]
pub struct Responder {
    pub(crate) bot: BotContext,
    pub(super) recent: Arc<RecentInteractions>,
    prober: Arc<PermissionProber>,
    /// Held while an interaction is handled, and until its answer is out.
    slots: Arc<Semaphore>,
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

impl Responder {
    /// Answers with the parts of this bot.
    #[must_use]
    pub fn new(bot: BotContext) -> Self {
        Self {
            bot,
            recent: Arc::default(),
            prober: Arc::default(),
            slots: Arc::new(Semaphore::new(AT_ONCE as usize)),
        }
    }

    /// Waits until every answer that is under way is out.
    pub(crate) async fn finish(&self) {
        let _all = self.slots.acquire_many(AT_ONCE).await;
    }

    /// Does the work and answers; where it takes long, says so first.
    pub(crate) async fn respond(
        &self,
        http: &Http,
        (id, token): (DiscordInteraction, &str),
        arrived: Instant,
        work: Work<impl FnOnce(&mut InteractionContext) -> Response + Send + 'static>,
    ) -> ReplyResult {
        let (placement, lang) = (work.placement, work.ctx.lang);
        let first = async |response: CreateInteractionResponse| {
            let until = arrived + limits::ANSWER_WITHIN;
            retry(until, || response.clone().execute(http, (id, token))).await
        };
        let announce = || first(deferral(placement));
        let ((response, _slot), announced) = in_time(arrived, self.work(http, work), announce).await;
        let mut answered = if announced.is_some() { ReplyResult::Later } else { ReplyResult::AtOnce };
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
        }
        answered
    }

    /// Waits for a slot and for the permission check, and handles the interaction. The slot is to
    /// be held until the answer is out.
    async fn work(
        &self,
        http: &Http,
        work: Work<impl FnOnce(&mut InteractionContext) -> Response + Send + 'static>,
    ) -> (Response, Option<OwnedSemaphorePermit>) {
        let Work { mut ctx, permission_check, handle, .. } = work;
        let (lang, interaction) = (ctx.lang, ctx.caller.interaction);
        let slot = self.slot().await;
        if let Some(guild) = ctx.guild() {
            let channels = self.prober.probe(&self.bot, http, guild, permission_check).await;
            ctx.channels = channels;
        }
        let handled = tokio::task::spawn_blocking(move || handle(&mut ctx)).await;
        let response = handled.unwrap_or_else(|error| {
            tracing::error!(%error, "handling an interaction panicked");
            Response::text(handling::fault(lang, interaction))
        });
        (response, slot)
    }

    /// Waits until few enough interactions are being handled.
    pub(crate) async fn slot(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.slots).acquire_owned().await.ok()
    }
}

/// Does the work of an interaction. Where it is not done in time, announces that an answer follows,
/// while the work goes on; returns what came of both.
async fn in_time<T, A: Future>(
    arrived: Instant,
    work: impl Future<Output = T>,
    announce: impl FnOnce() -> A,
) -> (T, Option<A::Output>) {
    let mut work = pin!(work);
    match timeout_at(arrived + limits::DEFER_AFTER, &mut work).await {
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
    use std::time::Duration;

    use tokio::time::sleep;

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
        let (done, announced) = in_time(arrived, work, announce).await;
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
    }
}
