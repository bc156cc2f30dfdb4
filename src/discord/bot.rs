//! The bot: a gateway connection, an answer for each interaction, and the outbox.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    Context, EventHandler, GatewayIntents, Guild, GuildChannel, Interaction, Ready, ResumedEvent,
    UnavailableGuild,
};
use serenity::async_trait;
use serenity::http::Http;
use tokio::sync::{Notify, Semaphore, watch};
use tokio::task::JoinHandle;

use super::commands::definitions;
use super::delivery_error::describe;
use super::desk::Desk;
use super::gate::{Gate, Paced};
use super::http::{ConnectError, Server, check, gated};
use super::prober::PermissionProber;
use super::{answer, clockwork, deliver, limits, register, shards, threads};
use crate::config::{ApiUrl, BotToken};
use crate::matches::{ChannelId, GuildId};
use crate::service::InternalError;

/// Interactions that are answered at once; more wait.
const ANSWERS: u32 = 256;

/// How long a bot that leaves finishes its answers, and after them what it owes.
const FAREWELL: Duration = Duration::from_secs(10);

/// A bot that is running.
#[derive(Debug)]
pub struct Bot {
    stop: watch::Sender<bool>,
    shards: Arc<serenity::gateway::ShardManager>,
    answering: Arc<Semaphore>,
    gateway: JoinHandle<Result<(), serenity::Error>>,
    outbox: JoinHandle<()>,
    watch: JoinHandle<()>,
    clocks: JoinHandle<()>,
}

impl Bot {
    /// Connects: checks the server, registers the commands where they differ, starts to send
    /// what is owed, and waits until the gateway delivers interactions.
    ///
    /// # Errors
    ///
    /// See [`check`].
    pub async fn start(desk: Desk, token: &BotToken, api: Option<&ApiUrl>) -> Result<Self, ConnectError> {
        let gate = Arc::new(Gate::new());
        let http = gated(token, api, Arc::clone(&gate))?;
        let Server { application, gateway } = check(&http, api).await?;
        http.set_application_id(application.id);
        if register::register(&http, &definitions()).await? {
            tracing::info!("commands registered");
        }
        let ready = Arc::new(Notify::new());
        let answering = Arc::new(Semaphore::new(ANSWERS as usize));
        let handler = Handler {
            desk: desk.clone(),
            ready: Arc::clone(&ready),
            answering: Arc::clone(&answering),
            prober: PermissionProber::default(),
        };
        let mut client = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .event_handler(handler)
            .await?;
        // serenity asks for the gateway itself and takes the real one where that fails.
        *client.ws_url.lock().await = gateway;
        let (stop, stopped) = watch::channel(false);
        let shards = Arc::clone(&client.shard_manager);
        let http: Arc<Http> = Arc::clone(&client.http);
        let mut bot = Self {
            stop,
            watch: tokio::spawn(shards::watch(Arc::clone(&shards), stopped.clone())),
            clocks: tokio::spawn(clockwork::run(desk.clone(), Arc::clone(&shards), stopped.clone())),
            shards,
            answering,
            outbox: tokio::spawn(deliver::run(desk, Paced::new(http, gate), stopped)),
            gateway: tokio::spawn(async move { client.start().await }),
        };
        let failed = tokio::select! {
            () = ready.notified() => return Ok(bot),
            ended = bot.ended() => ended.err().unwrap_or(ConnectError::NeverReady),
            () = tokio::time::sleep(limits::READY_WITHIN) => ConnectError::NeverReady,
        };
        bot.stop().await;
        Err(failed)
    }

    /// Waits until the gateway connection ends for good.
    ///
    /// # Errors
    ///
    /// Why it ended, such as a token that was revoked.
    pub async fn ended(&mut self) -> Result<(), ConnectError> {
        match (&mut self.gateway).await {
            Ok(ended) => Ok(ended?),
            Err(error) => {
                tracing::error!(%error, "the gateway task ended");
                Ok(())
            }
        }
    }

    /// Leaves: takes no more interactions, finishes the answers and the messages that are under
    /// way, and sends what is due.
    pub async fn stop(self) {
        // It would start anew what is shut down now.
        self.watch.abort();
        self.shards.shutdown_all().await;
        if tokio::time::timeout(FAREWELL, self.answering.acquire_many(ANSWERS)).await.is_err() {
            tracing::warn!("answers are still under way");
        }
        self.stop.send_replace(true);
        if tokio::time::timeout(FAREWELL, self.outbox).await.is_err() {
            tracing::warn!("messages are still owed; they go out after the next start");
        }
        if tokio::time::timeout(FAREWELL, self.clocks).await.is_err() {
            tracing::warn!("the clocks are still looked at");
        }
        self.gateway.abort();
    }
}

struct Handler {
    desk: Desk,
    ready: Arc<Notify>,
    answering: Arc<Semaphore>,
    prober: PermissionProber,
}

impl Handler {
    /// Notes something about a server.
    async fn note(&self, work: impl FnOnce(&Desk) -> Result<(), InternalError> + Send + 'static) {
        let desk = self.desk.clone();
        match tokio::task::spawn_blocking(move || work(&desk)).await {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => tracing::error!(%fault, "a server's state could not be noted"),
            Err(error) => tracing::error!(%error, "noting a server's state panicked"),
        }
    }
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(user = %ready.user.name, guilds = ready.guilds.len(), "connected");
        self.ready.notify_one();
        let present = ready.guilds.iter().map(|guild| GuildId(guild.id.get())).collect();
        let (shard, total) = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
        // A shard hears only of its own servers.
        let concerns = move |guild: GuildId| (guild.0 >> 22) % u64::from(total.max(1)) == u64::from(shard);
        self.note(move |desk| desk.service().servers.reconcile(&present, concerns, desk.now())).await;
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let guild = GuildId(guild.id.get());
        self.note(move |desk| desk.service().servers.mark_joined(guild, desk.now())).await;
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        // A server that is unavailable is Discord's trouble, and comes back by itself.
        if !guild.unavailable {
            let guild = GuildId(guild.id.get());
            tracing::info!(%guild, "removed from a server");
            self.note(move |desk| desk.service().servers.mark_left(guild, desk.now())).await;
        }
    }

    async fn thread_update(&self, context: Context, _: Option<GuildChannel>, thread: GuildChannel) {
        if !threads::fell_asleep(&thread, self.desk.now()) {
            return;
        }
        let (desk, id) = (self.desk.clone(), ChannelId(thread.id.get()));
        let ours = tokio::task::spawn_blocking(move || desk.service().locations.in_use(id)).await;
        if matches!(ours, Ok(Ok(true)))
            && let Err(error) = threads::open(&context.http, id).await
        {
            tracing::warn!(thread = %id, error = describe(error), "the thread of a game stays archived");
        }
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        tracing::info!("connection resumed");
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        // Held until the answer is out: whoever stops the bot waits for it.
        let Ok(_answering) = self.answering.acquire().await else { return };
        answer::answer(self.desk.clone(), &context.http, &self.prober, interaction).await;
    }
}
