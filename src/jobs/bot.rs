//! The running bot: gateway connection, interactions endpoint and background jobs.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serenity::all::GatewayIntents;
use serenity::http::Http;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use super::events::{Handler, set_own_user};
use super::reception::{HeldShards, Receivers};
use super::supervisor::Supervisor;
use super::{
    clock, computer, daily, gateway, outbox, process, pruning, refusals, review, shards, sight,
    status_messages, tournaments,
};
use crate::bot::BotContext;
use crate::config::{ApiUrl, BotToken, RestAddress, ShardRange, Transport};
use crate::discord::commands::definitions;
use crate::discord::interactions::Responder;
use crate::discord::interactions::endpoint::{BoundEndpoint, InteractionsEndpoint};
use crate::discord::rest::account::AccountChecker;
use crate::discord::rest::client::{self, ConnectError, WebClient, with_rate_limiter};
use crate::discord::rest::rate_limiter::{RateLimitedClient, RateLimiter};
use crate::discord::rest::{limits, register};

/// Time limit for open answers at shutdown, and then again for due messages.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub struct Bot {
    context: BotContext,
    /// Renews the lease until everything else has stopped.
    heartbeat: Supervisor,
    jobs: Supervisor,
    gateway: Option<GatewayConnection>,
    endpoint: Option<InteractionsEndpoint>,
    responder: Responder,
}

#[derive(Debug)]
struct GatewayConnection {
    shards: HeldShards,
    task: JoinHandle<Result<(), serenity::Error>>,
    ready: Arc<Notify>,
    /// Notified if another process holds the shards.
    standing_by: Arc<Notify>,
    /// Notified when this process starts to connect.
    started: Arc<Notify>,
    /// Time limit from the start of connecting until all shards are ready.
    ready_timeout: Duration,
}

impl Bot {
    /// Connects one gateway shard, to Discord or to the server at `api`.
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

    /// Checks the server, registers changed commands, starts the jobs, and waits until interactions
    /// arrive.
    ///
    /// # Errors
    ///
    /// Fails if the server doesn't behave like Discord, rejects the token or has another public
    /// key, if an address is taken, or if the gateway doesn't get ready in time.
    pub async fn start_on(
        context: BotContext,
        token: &BotToken,
        rest: &RestAddress,
        transport: Transport,
    ) -> Result<Self, ConnectError> {
        let limiter = if rest.keeps_limits() {
            RateLimiter::unlimited()
        } else {
            RateLimiter::for_service(context.service(), context.api_rate())
        };
        let limiter = Arc::new(limiter.with_gate(context.discord_gate()));
        let web = client::web_client(rest)?;
        let account = AccountChecker::new(web.clone(), token, rest);
        let http = client::over(web, token, rest, Arc::clone(&limiter));
        Self::start_with(context, (http, account), limiter, rest, transport).await
    }

    /// Like [`start`](Self::start) on the real Discord, but `client` may connect elsewhere. Tests
    /// use it to cover serenity's rate limiter and TLS.
    ///
    /// # Errors
    ///
    /// See [`start_on`](Self::start_on).
    #[doc(hidden)]
    pub async fn start_with_client(
        context: BotContext,
        token: &BotToken,
        client: WebClient,
    ) -> Result<Self, ConnectError> {
        let limiter = RateLimiter::for_service(context.service(), context.api_rate());
        let limiter = Arc::new(limiter.with_gate(context.discord_gate()));
        let account = AccountChecker::new(client.clone(), token, &RestAddress::Discord);
        let http = with_rate_limiter(token, client, Arc::clone(&limiter));
        Self::start_with(context, (http, account), limiter, &RestAddress::Discord, Transport::default()).await
    }

    async fn start_with(
        context: BotContext,
        (http, account): (Http, AccountChecker),
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
        let other_url = application.endpoint_url.as_ref().filter(|_| transport.endpoint.is_none());
        if let Some(url) = other_url {
            tracing::warn!(url, "interactions are sent to another URL instead of the gateway");
        }
        let gateway = match transport.gateway {
            Some(shards) => Some((client::gateway(&http, rest, shards.count()).await?, shards)),
            None => None,
        };
        http.set_application_id(application.id);
        let registered = register::register(&http, &definitions(context.further_languages())).await?;
        if registered.changed {
            tracing::info!("commands registered");
        }
        context.command_links().set(registered.ids);
        let responder = Responder::new(context.clone());
        let (gateway, http) = match gateway {
            Some((url, shards)) => {
                let opened = GatewayConnection::open(&context, http, url, shards, responder.clone()).await;
                let (gateway, http) = opened?;
                (Some(gateway), http)
            }
            None => {
                // A gateway would report the bot's user in its ready event.
                set_own_user(&context, &client::own_user(&http, rest).await?);
                (None, Arc::new(http))
            }
        };
        let endpoint = bound.map(|bound| bound.serve(context.clone(), Arc::clone(&http), responder.clone()));
        let receivers = Receivers {
            shards: gateway.as_ref().map(|gateway| gateway.shards.clone()),
            endpoint: endpoint.as_ref().map(InteractionsEndpoint::open_flag),
            elsewhere: other_url.is_some(),
        };
        let client = RateLimitedClient::new(http, limiter).with_lease(Arc::clone(context.lease()));
        let mut bot = Self {
            heartbeat: start_heartbeat(&context),
            jobs: start_jobs(&context, &receivers, &client, &account),
            context,
            gateway,
            endpoint,
            responder,
        };
        let Some((signals, ready_timeout)) = bot.gateway.as_ref().map(GatewayConnection::signals) else {
            return Ok(bot);
        };
        let [ready, standing_by, started] = signals;
        let timed_out = async {
            started.notified().await;
            tokio::time::sleep(ready_timeout).await;
        };
        let failed = tokio::select! {
            () = ready.notified() => return Ok(bot),
            () = standing_by.notified() => return Ok(bot),
            ended = bot.ended() => ended.err().unwrap_or(ConnectError::NeverReady),
            () = timed_out => ConnectError::NeverReady,
        };
        bot.stop().await;
        Err(failed)
    }

    /// Whether this process waits because another one holds its shards.
    #[must_use]
    pub fn is_standby(&self) -> bool {
        self.context.lease().is_standby()
    }

    /// The endpoint's URL, if signed interactions are enabled.
    #[must_use]
    pub fn endpoint_url(&self) -> Option<String> {
        self.endpoint.as_ref().map(InteractionsEndpoint::url)
    }

    /// Waits until the gateway connection or the endpoint fails permanently, or the lease is lost.
    ///
    /// # Errors
    ///
    /// Returns the reason, such as a revoked token.
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
            () = endpoint => Err(ConnectError::Stopped),
            why = context.lease().ended() => {
                tracing::error!(%why, "lease lost; stopping");
                Err(ConnectError::LeaseLost(why))
            }
        }
    }

    /// Stops taking interactions, finishes open answers and sends in flight, and sends due
    /// messages.
    pub async fn stop(mut self) {
        // This job would restart the shards that are shut down next.
        self.jobs.abort("gateway");
        if let Some(gateway) = &self.gateway {
            if self.is_standby() {
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
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, answers).await.is_err() {
            tracing::warn!("stopped waiting for open answers");
        }
        for job in self.jobs.finish(SHUTDOWN_TIMEOUT).await {
            tracing::warn!(job, "job still running at shutdown; its work resumes after the next start");
        }
        self.heartbeat.finish(SHUTDOWN_TIMEOUT).await;
        if let Some(gateway) = self.gateway {
            gateway.task.abort();
        }
    }
}

impl GatewayConnection {
    /// Starts connecting. Returns the connection and the HTTP client of its handlers.
    async fn open(
        bot: &BotContext,
        http: Http,
        url: String,
        held: ShardRange,
        responder: Responder,
    ) -> Result<(Self, Arc<Http>), ConnectError> {
        let (ready, started) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let pending_shards = Mutex::new(held.numbers().map(u32::from).collect());
        let handler = Handler { bot: bot.clone(), ready: Arc::clone(&ready), pending_shards, responder };
        let mut connection = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .event_handler(handler)
            .await?;
        // serenity asks for the gateway URL again, but falls back to Discord's on an error.
        *connection.ws_url.lock().await = url;
        let manager = Arc::clone(&connection.shard_manager);
        let shards = HeldShards { manager, range: held };
        let http = Arc::clone(&connection.http);
        let standing_by = Arc::new(Notify::new());
        let (bot, standby, starts) = (bot.clone(), Arc::clone(&standing_by), Arc::clone(&started));
        let task = tokio::spawn(async move {
            shards::wait_for(&bot, held, &standby).await;
            starts.notify_one();
            // serenity's range includes its end.
            let (first, last) = held.numbers().into_inner();
            connection.start_shard_range(first.into()..last.into(), held.total().into()).await
        });
        let ready_timeout = limits::READY_TIMEOUT + shards::boot_time(held);
        Ok((Self { shards, task, ready, standing_by, started, ready_timeout }, http))
    }

    /// Returns the notifications `ready`, `standing_by` and `started`, and the time limit.
    fn signals(&self) -> ([Arc<Notify>; 3], Duration) {
        ([&self.ready, &self.standing_by, &self.started].map(Arc::clone), self.ready_timeout)
    }

    /// Waits until the connection fails permanently.
    async fn ended(&mut self) -> Result<(), ConnectError> {
        match (&mut self.task).await {
            Ok(ended) => Ok(ended?),
            Err(error) => {
                tracing::error!(%error, "gateway task panicked");
                Err(ConnectError::Stopped)
            }
        }
    }
}

/// Starts the heartbeat, which only a cluster needs.
fn start_heartbeat(bot: &BotContext) -> Supervisor {
    let mut heartbeat = Supervisor::new(Arc::clone(bot.metrics()));
    if bot.service().processes.is_clustered() {
        let context = bot.clone();
        heartbeat.start("process", move |pulse| process::run(context.clone(), pulse));
    }
    heartbeat
}

fn start_jobs(
    bot: &BotContext,
    receivers: &Receivers,
    client: &RateLimitedClient,
    account: &AccountChecker,
) -> Supervisor {
    let mut jobs = Supervisor::new(Arc::clone(bot.metrics()));
    if let Some(HeldShards { manager, .. }) = receivers.shards.clone() {
        jobs.start("gateway", move |pulse| gateway::watch(Arc::clone(&manager), pulse));
    }
    let (context, receivers) = (bot.clone(), receivers.clone());
    jobs.start("clock", move |pulse| clock::run(context.clone(), receivers.clone(), pulse));
    let (context, sender) = (bot.clone(), client.clone());
    jobs.start("outbox", move |pulse| outbox::run(context.clone(), sender.clone(), pulse));
    let (context, asker) = (bot.clone(), client.clone());
    jobs.start("sight", move |pulse| sight::run(context.clone(), asker.clone(), pulse));
    let (context, asker) = (bot.clone(), client.clone());
    jobs.start("tournaments", move |pulse| tournaments::run(context.clone(), asker.clone(), pulse));
    let (context, account) = (bot.clone(), account.clone());
    jobs.start("refusals", move |pulse| refusals::run(context.clone(), account.clone(), pulse));
    let context = bot.clone();
    jobs.start("computer", move |pulse| computer::run(context.clone(), pulse));
    let context = bot.clone();
    jobs.start("review", move |pulse| review::run(context.clone(), pulse));
    let context = bot.clone();
    jobs.start("status", move |pulse| status_messages::run(context.clone(), pulse));
    let context = bot.clone();
    jobs.start("daily", move |pulse| daily::run(context.clone(), pulse));
    let context = bot.clone();
    jobs.start("pruning", move |pulse| pruning::run(context.clone(), pulse));
    jobs
}
