//! The running bot: a gateway connection, an answer for each interaction, and the jobs beside them.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    Context, EventHandler, GatewayIntents, Guild, GuildChannel, Interaction, Ready, ResumedEvent,
    UnavailableGuild,
};
use serenity::async_trait;
use serenity::gateway::ShardManager;
use serenity::http::Http;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use super::supervisor::Supervisor;
use super::{clock, computer, daily, gateway, outbox, process, pruning, review};
use crate::config::{ApiUrl, BotToken};
use crate::discord::client::{
    ConnectError, Endpoint, WebClient, check, rate_limited_client, with_rate_limiter,
};
use crate::discord::commands::definitions;
use crate::discord::context::BotContext;
use crate::discord::delivery_error::describe;
use crate::discord::interactions::Responder;
use crate::discord::rate_limiter::{RateLimitedClient, RateLimiter};
use crate::discord::{limits, register};
use crate::matches::{ChannelId, GuildId, PlayerId};
use crate::service::InternalError;

/// How long a bot that leaves finishes its answers, and after them sends its messages.
const FAREWELL: Duration = Duration::from_secs(10);

/// A bot that is running.
#[derive(Debug)]
pub struct Bot {
    context: BotContext,
    /// Says that the process lives, until the others have finished.
    keeper: Supervisor,
    jobs: Supervisor,
    shards: Arc<ShardManager>,
    responder: Responder,
    gateway: JoinHandle<Result<(), serenity::Error>>,
}

impl Bot {
    /// Connects: checks the server, registers the commands where they differ, starts the
    /// jobs, and waits until the gateway delivers interactions.
    ///
    /// # Errors
    ///
    /// See [`check`].
    pub async fn start(
        context: BotContext,
        token: &BotToken,
        api: Option<&ApiUrl>,
    ) -> Result<Self, ConnectError> {
        let limiter = Arc::new(RateLimiter::of(context.service()));
        let http = rate_limited_client(token, api, Arc::clone(&limiter))?;
        Self::start_with(context, http, limiter, api).await
    }

    /// As [`start`](Self::start) on the real Discord, through a client that finds another server in its place: for
    /// tests of what is otherwise only in production, serenity's rate limiter and TLS.
    ///
    /// # Errors
    ///
    /// See [`check`].
    #[doc(hidden)]
    pub async fn start_in_place_of_discord(
        context: BotContext,
        token: &BotToken,
        client: WebClient,
    ) -> Result<Self, ConnectError> {
        let limiter = Arc::new(RateLimiter::of(context.service()));
        let http = with_rate_limiter(token, client, Arc::clone(&limiter));
        Self::start_with(context, http, limiter, None).await
    }

    async fn start_with(
        context: BotContext,
        http: Http,
        limiter: Arc<RateLimiter>,
        api: Option<&ApiUrl>,
    ) -> Result<Self, ConnectError> {
        let Endpoint { application, gateway } = check(&http, api).await?;
        http.set_application_id(application.id);
        if register::register(&http, &definitions(context.further_languages())).await? {
            tracing::info!("commands registered");
        }
        let ready = Arc::new(Notify::new());
        let responder = Responder::new(context.clone());
        let handler =
            Handler { bot: context.clone(), ready: Arc::clone(&ready), responder: responder.clone() };
        let mut connection = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .event_handler(handler)
            .await?;
        // serenity asks for the gateway itself and takes the real one where that fails.
        *connection.ws_url.lock().await = gateway;
        let shards = Arc::clone(&connection.shard_manager);
        let http: Arc<Http> = Arc::clone(&connection.http);
        let client = RateLimitedClient::new(http, limiter).while_serving(Arc::clone(context.serving()));
        let standing_by = Arc::new(Notify::new());
        let (waiting, waits) = (context.clone(), Arc::clone(&standing_by));
        let mut bot = Self {
            keeper: start_keeper(&context),
            context: context.clone(),
            jobs: start_jobs(&context, &shards, &client),
            shards,
            responder,
            gateway: tokio::spawn(async move {
                process::wait_for_shard(&waiting, &waits).await;
                connection.start().await
            }),
        };
        let failed = tokio::select! {
            () = ready.notified() => return Ok(bot),
            () = standing_by.notified() => return Ok(bot),
            ended = bot.ended() => ended.err().unwrap_or(ConnectError::NeverReady),
            () = tokio::time::sleep(limits::READY_WITHIN) => ConnectError::NeverReady,
        };
        bot.stop().await;
        Err(failed)
    }

    /// Whether another process holds the connection to the gateway, and this one waits for its end.
    #[must_use]
    pub fn stands_by(&self) -> bool {
        self.context.serving().stands_by()
    }

    /// Waits until the gateway connection ends for good, or this process may not serve beside others any longer.
    ///
    /// # Errors
    ///
    /// Why it ended, such as a token that was revoked.
    pub async fn ended(&mut self) -> Result<(), ConnectError> {
        let ended = tokio::select! {
            ended = &mut self.gateway => ended,
            why = self.context.serving().ended() => {
                tracing::error!(%why, "this process serves no longer");
                return Err(ConnectError::NoLongerServing(why));
            }
        };
        match ended {
            Ok(ended) => Ok(ended?),
            Err(error) => {
                tracing::error!(%error, "the gateway task ended");
                Ok(())
            }
        }
    }

    /// Leaves: takes no more interactions, finishes the answers and the messages that are under
    /// way, and sends what is due.
    pub async fn stop(mut self) {
        // It would start anew what is shut down now.
        self.jobs.abort("gateway");
        if self.stands_by() {
            self.gateway.abort();
        }
        self.shards.shutdown_all().await;
        if tokio::time::timeout(FAREWELL, self.responder.finish()).await.is_err() {
            tracing::warn!("answers are still under way");
        }
        for job in self.jobs.finish(FAREWELL).await {
            tracing::warn!(job, "a job does not finish; what it left undone follows after the next start");
        }
        self.keeper.finish(FAREWELL).await;
        self.gateway.abort();
    }
}

/// Starts what says that the process lives, where others serve beside it.
fn start_keeper(bot: &BotContext) -> Supervisor {
    let mut keeper = Supervisor::new(Arc::clone(bot.metrics()));
    if bot.service().processes.are_several() {
        let context = bot.clone();
        keeper.start("process", move |pulse| process::run(context.clone(), pulse));
    }
    keeper
}

/// Starts what runs beside the answers.
fn start_jobs(bot: &BotContext, shards: &Arc<ShardManager>, client: &RateLimitedClient) -> Supervisor {
    let mut jobs = Supervisor::new(Arc::clone(bot.metrics()));
    let watched = Arc::clone(shards);
    jobs.start("gateway", move |pulse| gateway::watch(Arc::clone(&watched), pulse));
    let (context, watched) = (bot.clone(), Arc::clone(shards));
    jobs.start("clock", move |pulse| clock::run(context.clone(), Arc::clone(&watched), pulse));
    let (context, client) = (bot.clone(), client.clone());
    jobs.start("outbox", move |pulse| outbox::run(context.clone(), client.clone(), pulse));
    let context = bot.clone();
    jobs.start("computer", move |pulse| computer::run(context.clone(), pulse));
    let context = bot.clone();
    jobs.start("review", move |pulse| review::run(context.clone(), pulse));
    let context = bot.clone();
    jobs.start("daily", move |pulse| daily::run(context.clone(), pulse));
    let context = bot.clone();
    jobs.start("pruning", move |pulse| pruning::run(context.clone(), pulse));
    jobs
}

struct Handler {
    bot: BotContext,
    ready: Arc<Notify>,
    responder: Responder,
}

impl Handler {
    /// Notes something about a server.
    async fn note(&self, work: impl FnOnce(&BotContext) -> Result<(), InternalError> + Send + 'static) {
        let bot = self.bot.clone();
        match tokio::task::spawn_blocking(move || work(&bot)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "a server's state could not be noted"),
            Err(error) => tracing::error!(%error, "noting a server's state panicked"),
        }
    }
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(user = %ready.user.name, guilds = ready.guilds.len(), "connected");
        self.bot.note_own(PlayerId(ready.user.id.get()));
        self.ready.notify_one();
        let present = ready.guilds.iter().map(|guild| GuildId(guild.id.get())).collect();
        let (shard, total) = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
        // A shard hears only of its own servers.
        let concerns = move |guild: GuildId| (guild.0 >> 22) % u64::from(total.max(1)) == u64::from(shard);
        self.note(move |bot| bot.service().servers.reconcile(&present, concerns, bot.now())).await;
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let guild = GuildId(guild.id.get());
        self.note(move |bot| bot.service().servers.mark_joined(guild, bot.now())).await;
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        // A server that is unavailable is Discord's outage, and comes back by itself.
        if !guild.unavailable {
            let guild = GuildId(guild.id.get());
            tracing::info!(%guild, "removed from a server");
            self.note(move |bot| bot.service().servers.mark_left(guild, bot.now())).await;
        }
    }

    async fn thread_update(&self, context: Context, _: Option<GuildChannel>, thread: GuildChannel) {
        if !outbox::was_archived_by_discord(&thread, self.bot.now()) {
            return;
        }
        let (bot, id) = (self.bot.clone(), ChannelId(thread.id.get()));
        let ours = tokio::task::spawn_blocking(move || bot.service().locations.in_use(id)).await;
        if matches!(ours, Ok(Ok(true)))
            && let Err(error) = outbox::open_thread(&context.http, id).await
        {
            tracing::warn!(thread = %id, error = describe(error), "the thread of a game stays archived");
        }
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        tracing::info!("connection resumed");
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        self.responder.answer(&context.http, interaction).await;
    }
}
