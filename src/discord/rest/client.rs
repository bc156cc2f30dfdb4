//! Builds the clients for Discord, or for a server with Discord's API. Nothing else may.
//!
//! serenity ignores its proxy while its rate limiter is enabled, and would send the request with
//! the token to the real Discord. It also falls back to the real gateway if it can't look up
//! another one. A bot configured for another server must never do either.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serenity::http::{GuildPagination, Http, HttpBuilder, Ratelimiter};
use serenity::model::application::CurrentApplicationInfo;
use serenity::model::gateway::BotGateway;
use serenity::model::id::ApplicationId;
use serenity::model::user::CurrentUser;

use super::delivery_error::with_retries;
use super::limits::{GUILDS_PAGE, REQUEST_TIMEOUT};
use super::permissions::{ChannelPermissions, INVITE_PERMISSIONS};
use super::rate_limiter::RateLimiter;
use crate::bot::lease::LeaseLost;
use crate::config::{ApiUrl, BotToken, PublicKey, RestAddress};
use crate::text::{Language, t};

/// The HTTP client below serenity.
pub(crate) type WebClient = reqwest::Client;

/// Connections kept open after a burst.
const MAX_IDLE_CONNECTIONS: usize = 8;

const IDLE_TIMEOUT: Duration = Duration::from_secs(30);

/// Why the bot could not connect, or lost its connection.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    #[error("cannot build HTTP client: {0}")]
    Client(#[from] reqwest::Error),
    /// The server's response differs from Discord's.
    #[error("{server} doesn't respond like Discord: {source}")]
    Server { server: String, source: Box<serenity::Error> },
    /// The server rejected the token.
    #[error("{server} rejected the token: check DISCORD_TOKEN")]
    Token { server: String },
    /// The server's gateway is on another host, or its connection is less secure.
    #[error(
        "refusing to send the token to the gateway {gateway} of {server}: it is on another host or less secure"
    )]
    ForeignGateway { server: String, gateway: String },
    /// Discord limits the sessions a bot may start per day.
    #[error(
        "Discord allows {remaining} more gateway sessions today, but {sessions} are needed: try again in {} minutes",
        reset_after.as_secs().div_ceil(60)
    )]
    TooFewSessions {
        /// The number of sessions needed: one per shard.
        sessions: u16,
        remaining: u64,
        /// Time until the limit is reset.
        reset_after: Duration,
    },
    /// The endpoint could not listen.
    #[error("cannot listen for interactions at {address}: {source}")]
    Listen { address: SocketAddr, source: std::io::Error },
    /// The public key belongs to another application.
    #[error(
        "public key doesn't belong to {application}: copy it from General Information in Discord's developer portal"
    )]
    ForeignKey { application: String },
    /// The gateway task or the endpoint failed; the log has the reason.
    #[error("gateway or endpoint stopped; see the log")]
    Stopped,
    /// The gateway accepted the connection, but didn't become ready in time.
    #[error("gateway not ready in time")]
    NeverReady,
    /// The lease is lost, so other processes take over.
    #[error(transparent)]
    LeaseLost(#[from] LeaseLost),
    #[error("gateway: {0}")]
    Gateway(Box<serenity::Error>),
}

impl From<serenity::Error> for ConnectError {
    fn from(error: serenity::Error) -> Self {
        Self::Gateway(Box::new(error))
    }
}

/// Creates a client that sends every request to `rest`.
pub fn client(token: &BotToken, rest: &RestAddress) -> Result<Http, ConnectError> {
    Ok(over(web_client(rest)?, token, rest, Arc::new(RateLimiter::new())))
}

/// Builds the HTTP client for `rest`.
pub(crate) fn web_client(rest: &RestAddress) -> Result<WebClient, ConnectError> {
    let mut client = reqwest::Client::builder()
        .use_rustls_tls()
        .timeout(REQUEST_TIMEOUT)
        .pool_max_idle_per_host(MAX_IDLE_CONNECTIONS)
        .pool_idle_timeout(IDLE_TIMEOUT);
    if rest.origin().is_some_and(ApiUrl::is_loopback) {
        // A proxy from the environment would send the token to another machine.
        client = client.no_proxy();
    }
    Ok(client.build()?)
}

/// Creates a serenity client over `client`. A global rate limit closes `limiter`.
pub(crate) fn over(
    client: WebClient,
    token: &BotToken,
    rest: &RestAddress,
    limiter: Arc<RateLimiter>,
) -> Http {
    match rest.origin() {
        None => with_rate_limiter(token, client, limiter),
        Some(origin) => HttpBuilder::new(token.reveal())
            .client(client)
            .proxy(origin.as_str())
            .ratelimiter_disabled(true)
            .build(),
    }
}

/// Creates a client for the real Discord that respects its rate limits.
pub(crate) fn with_rate_limiter(
    token: &BotToken,
    client: reqwest::Client,
    limiter: Arc<RateLimiter>,
) -> Http {
    let mut ratelimiter = Ratelimiter::new(client.clone(), format!("Bot {}", token.reveal()));
    ratelimiter.set_ratelimit_callback(Box::new(move |met| {
        limiter.note_429(met.global, met.timeout);
    }));
    HttpBuilder::new(token.reveal()).client(client).ratelimiter(ratelimiter).build()
}

/// The result of checking a server.
#[derive(Debug)]
pub struct Endpoint {
    pub application: OwnApplication,
    /// The gateway's URL.
    pub gateway: String,
}

/// The application the token belongs to.
#[derive(Clone, Debug)]
pub struct OwnApplication {
    pub(crate) id: ApplicationId,
    pub name: String,
    /// The public key for signed interactions, in hexadecimal.
    verify_key: String,
    /// The URL to which Discord sends interactions instead of the gateway.
    pub endpoint_url: Option<String>,
}

impl OwnApplication {
    /// The link that adds the bot to a server, with its commands and permissions.
    #[must_use]
    pub fn invite_url(&self) -> String {
        format!(
            "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}",
            self.id,
            INVITE_PERMISSIONS.bits()
        )
    }

    /// Checks that `key` is this application's public key.
    ///
    /// # Errors
    ///
    /// [`ConnectError::ForeignKey`].
    pub fn check_key(&self, key: PublicKey) -> Result<(), ConnectError> {
        match self.verify_key.parse::<PublicKey>() {
            Ok(known) if known == key => Ok(()),
            _ => Err(ConnectError::ForeignKey { application: self.name.clone() }),
        }
    }
}

/// Looks up the application and the gateway before any other request is sent.
///
/// # Errors
///
/// Fails if the server doesn't behave like Discord, rejects the token, or has its gateway on
/// another host.
pub async fn check(http: &Http, rest: &RestAddress) -> Result<Endpoint, ConnectError> {
    Ok(Endpoint { application: application(http, rest).await?, gateway: gateway(http, rest, 1).await? })
}

/// Looks up the application.
pub(crate) async fn application(http: &Http, rest: &RestAddress) -> Result<OwnApplication, ConnectError> {
    let response = with_retries(async || http.get_current_application_info().await).await;
    let CurrentApplicationInfo { id, name, verify_key, interactions_endpoint_url, .. } =
        response.map_err(|source| connect_error(source, rest))?;
    Ok(OwnApplication { id, name, verify_key, endpoint_url: interactions_endpoint_url })
}

/// Looks up the gateway's URL, and fails if it doesn't allow this many sessions today.
pub(crate) async fn gateway(http: &Http, rest: &RestAddress, sessions: u16) -> Result<String, ConnectError> {
    let response = with_retries(async || http.get_bot_gateway().await).await;
    let BotGateway { url: gateway, session_start_limit: limit, .. } =
        response.map_err(|source| connect_error(source, rest))?;
    if limit.remaining < u64::from(sessions) {
        let reset_after = Duration::from_millis(limit.reset_after);
        return Err(ConnectError::TooFewSessions { sessions, remaining: limit.remaining, reset_after });
    }
    if !rest.has_gateway(&gateway) {
        return Err(ConnectError::ForeignGateway { server: rest.to_string(), gateway });
    }
    Ok(gateway)
}

/// Looks up the bot's user. Old applications have another id than their bot.
pub(crate) async fn own_user(http: &Http, rest: &RestAddress) -> Result<CurrentUser, ConnectError> {
    let response = with_retries(async || http.get_current_user().await).await;
    response.map_err(|source| connect_error(source, rest))
}

/// The bot's permissions in its servers by its roles. Channels may deny more.
#[derive(Debug, PartialEq, Eq)]
pub struct Permits {
    /// The number of servers.
    pub servers: usize,
    /// One line for each server with missing permissions.
    pub missing: Vec<String>,
}

/// Looks up the bot's permissions in all its servers.
///
/// # Errors
///
/// Fails if the server doesn't behave like Discord or rejects the token.
pub async fn permits(http: &Http, rest: &RestAddress) -> Result<Permits, ConnectError> {
    let mut permits = Permits { servers: 0, missing: Vec::new() };
    let mut after = None;
    loop {
        let page = with_retries(async || {
            http.get_guilds(after.map(GuildPagination::After), Some(GUILDS_PAGE as u64)).await
        });
        let page = page.await.map_err(|source| connect_error(source, rest))?;
        permits.servers += page.len();
        for guild in &page {
            let missing =
                ChannelPermissions::from_discord(guild.permissions, false).missing(Language::ENGLISH);
            if !missing.is_empty() {
                let server = format!("{} ({})", guild.name, guild.id);
                permits.missing.push(t!(
                    Language::ENGLISH,
                    "doctor-missing",
                    server = server,
                    missing = missing.join(", ")
                ));
            }
        }
        let last = page.last().map(|guild| guild.id);
        if page.len() < GUILDS_PAGE || last == after {
            return Ok(permits);
        }
        after = last;
    }
}

fn connect_error(source: serenity::Error, rest: &RestAddress) -> ConnectError {
    match &source {
        serenity::Error::Http(error) if error.status_code().is_some_and(|status| status == 401) => {
            ConnectError::Token { server: rest.to_string() }
        }
        _ => ConnectError::Server { server: rest.to_string(), source: Box::new(source) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Starts a server that answers every request with the same JSON and records the paths.
    async fn server(answer: &'static str) -> (RestAddress, tokio::task::JoinHandle<Vec<String>>) {
        server_that("200 OK", answer).await
    }

    /// Like [`server`], with another status.
    async fn server_that(
        status: &'static str,
        answer: &'static str,
    ) -> (RestAddress, tokio::task::JoinHandle<Vec<String>>) {
        answering(status, move |_| answer.to_owned()).await
    }

    /// Like [`server_that`], with an answer per path.
    async fn answering(
        status: &'static str,
        answer: impl Fn(&str) -> String + Send + 'static,
    ) -> (RestAddress, tokio::task::JoinHandle<Vec<String>>) {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
        let origin = RestAddress::Server(origin);
        let serving = tokio::spawn(async move {
            let mut paths = Vec::new();
            while let Ok(accepted) =
                tokio::time::timeout(std::time::Duration::from_millis(500), listener.accept()).await
            {
                let (mut stream, _) = accepted.unwrap();
                let mut request = vec![0; 4096];
                let length = stream.read(&mut request).await.unwrap();
                let text = String::from_utf8_lossy(&request[..length]).into_owned();
                let path = text.split(' ').nth(1).unwrap_or_default();
                let answer = answer(path);
                paths.push(path.to_owned());
                let length = answer.len();
                let head = format!(
                    "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n"
                );
                stream.write_all((head + &answer).as_bytes()).await.unwrap();
            }
            paths
        });
        (origin, serving)
    }

    /// One object that serves as the application and as the gateway.
    const FOREIGN: &str = r#"{"id":"1","name":"x","description":"","bot_public":true,"bot_require_code_grant":false,
        "verify_key":"","flags":0,"url":"wss://gateway.discord.gg","shards":1,
        "session_start_limit":{"total":1,"remaining":1,"reset_after":0,"max_concurrency":1}}"#;

    #[test]
    fn a_custom_server_replaces_the_real_discord() {
        let token: BotToken = "secret".parse().unwrap();
        let origin = RestAddress::Server("http://127.0.0.1:1".parse().unwrap());
        let http = client(&token, &origin).unwrap();
        assert_eq!(http.proxy.as_deref(), Some("http://127.0.0.1:1"));
        // With a rate limiter, serenity would ignore the proxy.
        assert!(http.ratelimiter.is_none());
        let http = client(&token, &RestAddress::Discord).unwrap();
        assert!(http.proxy.is_none() && http.ratelimiter.is_some());
    }

    #[tokio::test]
    async fn all_requests_go_to_the_configured_server() {
        let (origin, serving) = server(FOREIGN).await;
        let http = client(&"secret".parse().unwrap(), &origin).unwrap();
        let failed = check(&http, &origin).await.unwrap_err();
        assert!(matches!(failed, ConnectError::ForeignGateway { .. }), "{failed}");
        assert!(!failed.to_string().contains("secret"));
        assert_eq!(serving.await.unwrap(), ["/api/v10/oauth2/applications/@me", "/api/v10/gateway/bot"]);
    }

    #[tokio::test]
    async fn a_rejected_token_is_not_sent_again() {
        let (origin, serving) = server_that("401 Unauthorized", r#"{"message":"401","code":0}"#).await;
        let http = client(&"secret".parse().unwrap(), &origin).unwrap();
        let failed = check(&http, &origin).await.unwrap_err();
        assert!(matches!(failed, ConnectError::Token { .. }), "{failed}");
        assert_eq!(serving.await.unwrap().len(), 1);
    }

    #[tokio::test]
    async fn servers_with_missing_permissions_are_listed() {
        // The first server only allows viewing and sending; in the second one the bot is an admin.
        let (origin, serving) = server(
            r#"[{"id":"7","name":"Narrow","icon":null,"owner":false,"permissions":"3072","features":[]},
            {"id":"8","name":"Wide","icon":null,"owner":false,"permissions":"8","features":[]}]"#,
        )
        .await;
        let http = client(&"secret".parse().unwrap(), &origin).unwrap();
        let found = permits(&http, &origin).await.unwrap();
        assert_eq!(found.servers, 2);
        assert_eq!(found.missing, ["Narrow (7): the bot may not embed links, attach files"]);
        let paths = serving.await.unwrap();
        let [path] = paths.as_slice() else { panic!("{paths:?}") };
        assert!(path.starts_with("/api/v10/users/@me/guilds?") && path.ends_with("limit=200"), "{path}");
    }

    #[tokio::test]
    async fn all_pages_of_servers_are_checked() {
        let guild = |id: usize, permissions: u32| {
            format!(
                r#"{{"id":"{id}","name":"S","icon":null,"owner":false,"permissions":"{permissions}","features":[]}}"#
            )
        };
        let page = move |ids: std::ops::RangeInclusive<usize>, permissions: u32| {
            format!("[{}]", ids.map(|id| guild(id, permissions)).collect::<Vec<_>>().join(","))
        };
        let (origin, serving) = answering("200 OK", move |path| match path {
            path if path.contains("after=400") => page(401..=401, 0),
            path if path.contains("after=200") => page(201..=400, 8),
            _ => page(1..=200, 8),
        })
        .await;
        let http = client(&"secret".parse().unwrap(), &origin).unwrap();
        let found = permits(&http, &origin).await.unwrap();
        assert_eq!((found.servers, found.missing.len()), (401, 1));
        assert!(found.missing[0].starts_with("S (401): "), "{:?}", found.missing);
        assert_eq!(serving.await.unwrap().len(), 3);
    }

    #[tokio::test]
    async fn an_unreachable_server_is_an_error() {
        let origin = RestAddress::Server("http://127.0.0.1:9".parse().unwrap());
        let http = client(&"secret".parse().unwrap(), &origin).unwrap();
        let failed = check(&http, &origin).await.unwrap_err();
        assert!(failed.to_string().contains("http://127.0.0.1:9"), "{failed}");
    }
}
