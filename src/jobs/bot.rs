//! The running bot: a gateway connection or an endpoint for signed interactions, an answer for each interaction, and
//! the jobs beside them.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::{
    Context, EventHandler, GatewayIntents, Guild, GuildChannel, Interaction, Ready, ResumedEvent,
    UnavailableGuild,
};
use serenity::async_trait;
use serenity::http::Http;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use super::reception::{HeldShards, Receivers};
use super::supervisor::Supervisor;
use super::{clock, computer, daily, gateway, outbox, process, pruning, review, shards};
use crate::bot::BotContext;
use crate::config::{ApiUrl, BotToken, RestAddress, ShardRange, Transport};
use crate::discord::commands::definitions;
use crate::discord::interactions::Responder;
use crate::discord::interactions::endpoint::{BoundEndpoint, InteractionsEndpoint};
use crate::discord::rest::client::{self, ConnectError, WebClient, rate_limited_client, with_rate_limiter};
use crate::discord::rest::delivery_error::describe;
use crate::discord::rest::rate_limiter::{RateLimitedClient, RateLimiter};
use crate::discord::rest::{limits, register};
use crate::domain::{ChannelId, GatewayShard, GuildId, PlayerId};
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
    gateway: Option<GatewayConnection>,
    endpoint: Option<InteractionsEndpoint>,
    responder: Responder,
}

/// A connection to the gateway.
#[derive(Debug)]
struct GatewayConnection {
    shards: HeldShards,
    task: JoinHandle<Result<(), serenity::Error>>,
    ready: Arc<Notify>,
    /// Told when another process holds the connection.
    standing_by: Arc<Notify>,
    /// Told when it begins to connect.
    begun: Arc<Notify>,
    /// How long it may take to get ready then.
    ready_within: Duration,
}

impl Bot {
    /// As [`start_on`](Self::start_on), with the only shard of the gateway, of Discord or of the server at `api`.
    ///
    /// # Errors
    ///
    /// See [`start_on`](Self::start_on).
    pub async fn start(
        context: BotContext,
        token: &BotToken,
        api: Option<&ApiUrl>,
    ) -> Result<Self, ConnectError> {
        let rest = api.cloned().map_or(RestAddress::Discord, RestAddress::Server);
        Self::start_on(context, token, &rest, Transport::default()).await
    }

    /// Connects: checks the server, registers the commands where they differ, starts the
    /// jobs, and waits until interactions are delivered.
    ///
    /// # Errors
    ///
    /// The server does not answer as Discord does, does not know the token, or has another key; an address is taken;
    /// the gateway does not get ready.
    pub async fn start_on(
        context: BotContext,
        token: &BotToken,
        rest: &RestAddress,
        transport: Transport,
    ) -> Result<Self, ConnectError> {
        let limiter = if rest.keeps_limits() {
            RateLimiter::unlimited()
        } else {
            RateLimiter::of(context.service(), context.api_rate())
        };
        let limiter = Arc::new(limiter);
        let http = rate_limited_client(token, rest, Arc::clone(&limiter))?;
        Self::start_with(context, http, limiter, rest, transport).await
    }

    /// As [`start`](Self::start) on the real Discord, through a client that finds another server in its place: for
    /// tests of what is otherwise only in production, serenity's rate limiter and TLS.
    ///
    /// # Errors
    ///
    /// See [`start_on`](Self::start_on).
    #[doc(hidden)]
    pub async fn start_in_place_of_discord(
        context: BotContext,
        token: &BotToken,
        client: WebClient,
    ) -> Result<Self, ConnectError> {
        let limiter = Arc::new(RateLimiter::of(context.service(), context.api_rate()));
        let http = with_rate_limiter(token, client, Arc::clone(&limiter));
        Self::start_with(context, http, limiter, &RestAddress::Discord, Transport::default()).await
    }

    async fn start_with(
        context: BotContext,
        http: Http,
        limiter: Arc<RateLimiter>,
        rest: &RestAddress,
        transport: Transport,
    ) -> Result<Self, ConnectError> {
        let bound = match transport.endpoint {
            None => None,
            Some(settings) => {
                let address = settings.address.socket();
                let bound = BoundEndpoint::bind(settings).await;
                Some(bound.map_err(|source| ConnectError::Listen { address, source })?)
            }
        };
        let application = client::application(&http, rest).await?;
        if let Some(settings) = transport.endpoint {
            application.check_key(settings.key)?;
        }
        let elsewhere = application.endpoint_url.as_ref().filter(|_| transport.endpoint.is_none());
        if let Some(url) = elsewhere {
            tracing::warn!(
                url,
                "Discord sends commands and presses to another address, not over the gateway"
            );
        }
        let gateway = match transport.gateway {
            Some(shards) => Some((client::gateway(&http, rest, shards.count()).await?, shards)),
            None => None,
        };
        http.set_application_id(application.id);
        if register::register(&http, &definitions(context.further_languages())).await? {
            tracing::info!("commands registered");
        }
        let responder = Responder::new(context.clone());
        let (gateway, http) = match gateway {
            Some((url, shards)) => {
                let opened = GatewayConnection::open(&context, http, url, shards, responder.clone()).await;
                let (gateway, http) = opened?;
                (Some(gateway), http)
            }
            None => {
                // The gateway would tell.
                context.note_own(client::own_user(&http, rest).await?);
                (None, Arc::new(http))
            }
        };
        let endpoint = bound.map(|bound| bound.serve(context.clone(), Arc::clone(&http), responder.clone()));
        let receivers = Receivers {
            shards: gateway.as_ref().map(|gateway| gateway.shards.clone()),
            endpoint: endpoint.as_ref().map(InteractionsEndpoint::open_flag),
            elsewhere: elsewhere.is_some(),
        };
        let client = RateLimitedClient::new(http, limiter).while_serving(Arc::clone(context.serving()));
        let mut bot = Self {
            keeper: start_keeper(&context),
            jobs: start_jobs(&context, &receivers, &client),
            context,
            gateway,
            endpoint,
            responder,
        };
        let Some((signs, ready_within)) = bot.gateway.as_ref().map(GatewayConnection::signs) else {
            return Ok(bot);
        };
        let [ready, standing_by, begun] = signs;
        let too_late = async {
            begun.notified().await;
            tokio::time::sleep(ready_within).await;
        };
        let failed = tokio::select! {
            () = ready.notified() => return Ok(bot),
            () = standing_by.notified() => return Ok(bot),
            ended = bot.ended() => ended.err().unwrap_or(ConnectError::NeverReady),
            () = too_late => ConnectError::NeverReady,
        };
        bot.stop().await;
        Err(failed)
    }

    /// Whether another process holds the connection to the gateway, and this one waits for its end.
    #[must_use]
    pub fn stands_by(&self) -> bool {
        self.context.serving().stands_by()
    }

    /// Where signed interactions are taken, if they are.
    #[must_use]
    pub fn endpoint_url(&self) -> Option<String> {
        self.endpoint.as_ref().map(InteractionsEndpoint::url)
    }

    /// Waits until the gateway connection, or the endpoint, ends for good, or this process may not serve
    /// beside others any longer.
    ///
    /// # Errors
    ///
    /// Why it ended, such as a token that was revoked.
    pub async fn ended(&mut self) -> Result<(), ConnectError> {
        let Self { context, gateway, endpoint, .. } = self;
        let gateway = async {
            match gateway {
                Some(gateway) => gateway.ended().await,
                None => std::future::pending().await,
            }
        };
        let endpoint = async {
            match endpoint {
                Some(endpoint) => endpoint.ended().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            ended = gateway => ended,
            () = endpoint => Err(ConnectError::Deaf),
            why = context.serving().ended() => {
                tracing::error!(%why, "this process serves no longer");
                Err(ConnectError::NoLongerServing(why))
            }
        }
    }

    /// Leaves: takes no more interactions, finishes the answers and the messages that are under
    /// way, and sends what is due.
    pub async fn stop(mut self) {
        // It would start anew what is shut down now.
        self.jobs.abort("gateway");
        if let Some(gateway) = &self.gateway {
            if self.stands_by() {
                gateway.task.abort();
            }
            gateway.shards.manager.shutdown_all().await;
        }
        let answers = async {
            if let Some(endpoint) = self.endpoint {
                endpoint.finish().await;
            }
            self.responder.finish().await;
        };
        if tokio::time::timeout(FAREWELL, answers).await.is_err() {
            tracing::warn!("answers are still under way");
        }
        for job in self.jobs.finish(FAREWELL).await {
            tracing::warn!(job, "a job does not finish; what it left undone follows after the next start");
        }
        self.keeper.finish(FAREWELL).await;
        if let Some(gateway) = self.gateway {
            gateway.task.abort();
        }
    }
}

impl GatewayConnection {
    /// Starts to connect. Returns the connection, and the client that its handlers use.
    async fn open(
        bot: &BotContext,
        http: Http,
        url: String,
        held: ShardRange,
        responder: Responder,
    ) -> Result<(Self, Arc<Http>), ConnectError> {
        let (ready, begun) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let missing = Mutex::new(held.numbers().map(u32::from).collect());
        let handler = Handler { bot: bot.clone(), ready: Arc::clone(&ready), missing, responder };
        let mut connection = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .event_handler(handler)
            .await?;
        // serenity asks for the gateway itself and takes the real one where that fails.
        *connection.ws_url.lock().await = url;
        let manager = Arc::clone(&connection.shard_manager);
        let shards = HeldShards { manager, range: held };
        let http = Arc::clone(&connection.http);
        let standing_by = Arc::new(Notify::new());
        let (waiting, waits, begins) = (bot.clone(), Arc::clone(&standing_by), Arc::clone(&begun));
        let task = tokio::spawn(async move {
            shards::wait_for(&waiting, held, &waits).await;
            begins.notify_one();
            // serenity takes the end of the range for a part of it.
            let (first, last) = held.numbers().into_inner();
            connection.start_shard_range(first.into()..last.into(), held.total().into()).await
        });
        let ready_within = limits::READY_WITHIN + shards::boot_time(held);
        Ok((Self { shards, task, ready, standing_by, begun, ready_within }, http))
    }

    /// What is told when all shards are ready, when another process holds one, and when they begin; and how long they
    /// may take then.
    fn signs(&self) -> ([Arc<Notify>; 3], Duration) {
        ([&self.ready, &self.standing_by, &self.begun].map(Arc::clone), self.ready_within)
    }

    /// Waits until it ends for good.
    async fn ended(&mut self) -> Result<(), ConnectError> {
        match (&mut self.task).await {
            Ok(ended) => Ok(ended?),
            Err(error) => {
                tracing::error!(%error, "the gateway task ended");
                Err(ConnectError::Deaf)
            }
        }
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
fn start_jobs(bot: &BotContext, receivers: &Receivers, client: &RateLimitedClient) -> Supervisor {
    let mut jobs = Supervisor::new(Arc::clone(bot.metrics()));
    if let Some(HeldShards { manager, .. }) = receivers.shards.clone() {
        jobs.start("gateway", move |pulse| gateway::watch(Arc::clone(&manager), pulse));
    }
    let (context, receivers) = (bot.clone(), receivers.clone());
    jobs.start("clock", move |pulse| clock::run(context.clone(), receivers.clone(), pulse));
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
    /// The numbers of the shards that have not been ready yet.
    missing: Mutex<BTreeSet<u32>>,
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
        let shard = ready.shard.map_or(GatewayShard::ONLY, |shard| GatewayShard {
            number: shard.id.0.try_into().unwrap_or(u16::MAX),
            total: shard.total.try_into().unwrap_or(u16::MAX),
        });
        tracing::info!(user = %ready.user.name, guilds = ready.guilds.len(), %shard, "connected");
        self.bot.note_own(PlayerId(ready.user.id.get()));
        let all_are_ready = {
            let mut missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
            missing.remove(&u32::from(shard.number));
            missing.is_empty()
        };
        if all_are_ready {
            self.ready.notify_one();
        }
        let present = ready.guilds.iter().map(|guild| GuildId(guild.id.get())).collect();
        // A shard hears only of its own servers.
        let concerns = move |guild: GuildId| shard.hears(Some(guild));
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
