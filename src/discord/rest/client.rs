//! The one place where a connection to Discord, or to a server that speaks like it, is made.
//!
//! serenity ignores its proxy while its rate limiter is on and then sends the request, token
//! included, to the real Discord; and it falls back to the real gateway when it cannot learn
//! another. Whoever is pointed elsewhere must never do either.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serenity::http::{GuildPagination, Http, HttpBuilder, Ratelimiter};
use serenity::model::application::CurrentApplicationInfo;
use serenity::model::gateway::BotGateway;
use serenity::model::id::ApplicationId;

use super::delivery_error::patiently;
use super::limits::{GUILDS_PAGE, REQUEST_TIMEOUT};
use super::permissions::ChannelPermissions;
use super::rate_limiter::RateLimiter;
use crate::bot::lease::NoLongerServing;
use crate::config::{ApiUrl, BotToken, PublicKey, RestAddress};
use crate::domain::PlayerId;
use crate::text::{Language, t};

/// What sends requests, below serenity.
pub(crate) type WebClient = reqwest::Client;

/// Connections to Discord that stay open when a crowd is gone.
const IDLE_CONNECTIONS: usize = 8;

/// How long one of them stays open unused.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);

/// Why no connection was made.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// The client could not be built.
    #[error("cannot build a client: {0}")]
    Client(#[from] reqwest::Error),
    /// The server did not answer as Discord does.
    #[error("{server} does not answer as Discord does: {source}")]
    Server {
        /// Which server.
        server: String,
        /// What serenity says.
        source: Box<serenity::Error>,
    },
    /// The token is not known there.
    #[error("{server} does not know this token: check DISCORD_TOKEN")]
    Token {
        /// Which server.
        server: String,
    },
    /// The server names a gateway that is not its own.
    #[error(
        "{server} names the gateway {gateway}, which is on another host or less private: refusing to send the token there"
    )]
    ForeignGateway {
        /// Which server.
        server: String,
        /// The gateway that it names.
        gateway: String,
    },
    /// Discord lets a bot begin so many sessions a day.
    #[error(
        "Discord lets this bot begin {remaining} more sessions of the gateway, and {sessions} are needed: start it again in {} minutes",
        reset_after.as_secs().div_ceil(60)
    )]
    TooFewSessions {
        /// How many are needed: one for each shard.
        sessions: u16,
        /// How many may be begun.
        remaining: u64,
        /// How long until there are more again.
        reset_after: Duration,
    },
    /// The address for signed interactions cannot be used.
    #[error("taking signed interactions at {address}: {source}")]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// Why.
        source: std::io::Error,
    },
    /// The key is another application's.
    #[error(
        "the public key is not that of {application}: Discord's developer portal shows it under General Information"
    )]
    ForeignKey {
        /// The application's name.
        application: String,
    },
    /// The gateway connection or the endpoint ended by a fault of its own; the log says which.
    #[error("what hears of interactions has ended")]
    Deaf,
    /// The gateway took the connection and never said that it is ready.
    #[error("the gateway does not get ready")]
    NeverReady,
    /// Others do this process's work by now, or may do so.
    #[error(transparent)]
    NoLongerServing(#[from] NoLongerServing),
    /// Discord's gateway connection failed.
    #[error("gateway: {0}")]
    Gateway(Box<serenity::Error>),
}

impl From<serenity::Error> for ConnectError {
    fn from(error: serenity::Error) -> Self {
        Self::Gateway(Box::new(error))
    }
}

/// A client that sends every request to `rest`.
///
/// # Errors
///
/// The HTTP client cannot be built.
pub fn client(token: &BotToken, rest: &RestAddress) -> Result<Http, ConnectError> {
    rate_limited_client(token, rest, Arc::new(RateLimiter::new()))
}

/// As [`client`]: a limit that Discord sets the whole bot closes the limiter.
pub(crate) fn rate_limited_client(
    token: &BotToken,
    rest: &RestAddress,
    limiter: Arc<RateLimiter>,
) -> Result<Http, ConnectError> {
    let mut client = reqwest::Client::builder()
        .use_rustls_tls()
        .timeout(REQUEST_TIMEOUT)
        .pool_max_idle_per_host(IDLE_CONNECTIONS)
        .pool_idle_timeout(IDLE_TIMEOUT);
    let elsewhere = rest.origin();
    if elsewhere.is_some_and(ApiUrl::is_loopback) {
        // A proxy of the environment would carry the token away from this machine.
        client = client.no_proxy();
    }
    let client = client.build()?;
    Ok(match elsewhere {
        None => with_rate_limiter(token, client, limiter),
        Some(origin) => HttpBuilder::new(token.reveal())
            .client(client)
            .proxy(origin.as_str())
            .ratelimiter_disabled(true)
            .build(),
    })
}

/// A client for the real Discord that keeps to its limits.
pub(crate) fn with_rate_limiter(
    token: &BotToken,
    client: reqwest::Client,
    limiter: Arc<RateLimiter>,
) -> Http {
    let mut ratelimiter = Ratelimiter::new(client.clone(), format!("Bot {}", token.reveal()));
    ratelimiter.set_ratelimit_callback(Box::new(move |met| {
        tracing::warn!(global = met.global, pause = ?met.timeout, "Discord's rate limit");
        if met.global {
            limiter.close(met.timeout);
        }
    }));
    HttpBuilder::new(token.reveal()).client(client).ratelimiter(ratelimiter).build()
}

/// Where to connect: who the bot is there, and the gateway.
#[derive(Debug)]
pub struct Endpoint {
    /// The application that the token belongs to.
    pub application: OwnApplication,
    /// The gateway's address.
    pub gateway: String,
}

/// What Discord knows of the application that a token belongs to.
#[derive(Clone, Debug)]
pub struct OwnApplication {
    /// Its id.
    pub(crate) id: ApplicationId,
    /// Its name.
    pub name: String,
    /// The key with which its interactions are signed, in hexadecimal.
    verify_key: String,
    /// Where Discord sends its interactions, if not over the gateway.
    pub endpoint_url: Option<String>,
}

impl OwnApplication {
    /// Refuses a key with which this application's interactions are not signed.
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

/// Asks the server who we are and where its gateway is, before anything else is sent.
///
/// # Errors
///
/// The server does not answer as Discord does, does not know the token, or names a gateway on
/// another host.
pub async fn check(http: &Http, rest: &RestAddress) -> Result<Endpoint, ConnectError> {
    Ok(Endpoint { application: application(http, rest).await?, gateway: gateway(http, rest, 1).await? })
}

/// Asks the server who we are.
///
/// # Errors
///
/// As [`check`].
pub(crate) async fn application(http: &Http, rest: &RestAddress) -> Result<OwnApplication, ConnectError> {
    let asked = patiently(async || http.get_current_application_info().await).await;
    let CurrentApplicationInfo { id, name, verify_key, interactions_endpoint_url, .. } =
        asked.map_err(|source| failed(source, rest))?;
    Ok(OwnApplication { id, name, verify_key, endpoint_url: interactions_endpoint_url })
}

/// Asks the server where its gateway is, for so many sessions.
///
/// # Errors
///
/// As [`check`]; and where fewer sessions may be begun today.
pub(crate) async fn gateway(http: &Http, rest: &RestAddress, sessions: u16) -> Result<String, ConnectError> {
    let asked = patiently(async || http.get_bot_gateway().await).await;
    let BotGateway { url: gateway, session_start_limit: limit, .. } =
        asked.map_err(|source| failed(source, rest))?;
    if limit.remaining < u64::from(sessions) {
        let reset_after = Duration::from_millis(limit.reset_after);
        return Err(ConnectError::TooFewSessions { sessions, remaining: limit.remaining, reset_after });
    }
    if !rest.has_gateway(&gateway) {
        return Err(ConnectError::ForeignGateway { server: rest.to_string(), gateway });
    }
    Ok(gateway)
}

/// Asks which user the bot is itself: of old applications its id is another one.
///
/// # Errors
///
/// As [`check`].
pub(crate) async fn own_user(http: &Http, rest: &RestAddress) -> Result<PlayerId, ConnectError> {
    let asked = patiently(async || http.get_current_user().await).await;
    asked.map(|user| PlayerId(user.id.get())).map_err(|source| failed(source, rest))
}

/// What the bot may do in the servers that it is in, as far as its roles say; channels may deny it
/// more.
#[derive(Debug, PartialEq, Eq)]
pub struct Permits {
    /// How many servers it is in.
    pub servers: usize,
    /// What it misses, one line for each server that lets it do too little.
    pub missing: Vec<String>,
}

/// Asks what the bot may do where it is a member.
///
/// # Errors
///
/// The server does not answer as Discord does, or does not know the token.
pub async fn permits(http: &Http, rest: &RestAddress) -> Result<Permits, ConnectError> {
    let mut permits = Permits { servers: 0, missing: Vec::new() };
    let mut after = None;
    loop {
        let page = patiently(async || {
            http.get_guilds(after.map(GuildPagination::After), Some(GUILDS_PAGE as u64)).await
        });
        let page = page.await.map_err(|source| failed(source, rest))?;
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

fn failed(source: serenity::Error, rest: &RestAddress) -> ConnectError {
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

    /// A server that answers every request with the same JSON, and notes the paths.
    async fn server(answer: &'static str) -> (RestAddress, tokio::task::JoinHandle<Vec<String>>) {
        server_that("200 OK", answer).await
    }

    /// As [`server`], with a status of one's own.
    async fn server_that(
        status: &'static str,
        answer: &'static str,
    ) -> (RestAddress, tokio::task::JoinHandle<Vec<String>>) {
        answering(status, move |_| answer.to_owned()).await
    }

    /// As [`server_that`], with an answer for each path.
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

    /// One object that answers all questions: the application, and the gateway.
    const FOREIGN: &str = r#"{"id":"1","name":"x","description":"","bot_public":true,"bot_require_code_grant":false,
        "verify_key":"","flags":0,"url":"wss://gateway.discord.gg","shards":1,
        "session_start_limit":{"total":1,"remaining":1,"reset_after":0,"max_concurrency":1}}"#;

    #[test]
    fn whoever_is_pointed_elsewhere_never_asks_the_real_discord() {
        let token: BotToken = "secret".parse().unwrap();
        let origin = RestAddress::Server("http://127.0.0.1:1".parse().unwrap());
        let http = client(&token, &origin).unwrap();
        assert_eq!(http.proxy.as_deref(), Some("http://127.0.0.1:1"));
        // With its rate limiter on, serenity would ignore the proxy.
        assert!(http.ratelimiter.is_none());
        let http = client(&token, &RestAddress::Discord).unwrap();
        assert!(http.proxy.is_none() && http.ratelimiter.is_some());
    }

    #[tokio::test]
    async fn every_request_goes_to_the_server_that_was_named() {
        let (origin, serving) = server(FOREIGN).await;
        let http = client(&"secret".parse().unwrap(), &origin).unwrap();
        let failed = check(&http, &origin).await.unwrap_err();
        assert!(matches!(failed, ConnectError::ForeignGateway { .. }), "{failed}");
        assert!(!failed.to_string().contains("secret"));
        assert_eq!(serving.await.unwrap(), ["/api/v10/oauth2/applications/@me", "/api/v10/gateway/bot"]);
    }

    #[tokio::test]
    async fn a_token_that_is_not_known_is_not_shown_again() {
        let (origin, serving) = server_that("401 Unauthorized", r#"{"message":"401","code":0}"#).await;
        let http = client(&"secret".parse().unwrap(), &origin).unwrap();
        let failed = check(&http, &origin).await.unwrap_err();
        assert!(matches!(failed, ConnectError::Token { .. }), "{failed}");
        assert_eq!(serving.await.unwrap().len(), 1);
    }

    #[tokio::test]
    async fn servers_that_let_the_bot_do_too_little_are_named() {
        // The first lets it view and write alone, the second lets it do everything as an admin.
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
    async fn servers_beyond_the_first_page_are_looked_at_too() {
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
    async fn a_server_that_is_not_there_stops_the_start() {
        let origin = RestAddress::Server("http://127.0.0.1:9".parse().unwrap());
        let http = client(&"secret".parse().unwrap(), &origin).unwrap();
        let failed = check(&http, &origin).await.unwrap_err();
        assert!(failed.to_string().contains("http://127.0.0.1:9"), "{failed}");
    }
}
