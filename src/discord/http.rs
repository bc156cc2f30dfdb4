//! The one place where a connection to Discord, or to a server that speaks like it, is made.
//!
//! serenity ignores its proxy while its rate limiter is on and then sends the request, token
//! included, to the real Discord; and it falls back to the real gateway when it cannot learn
//! another. Whoever is pointed elsewhere must never do either.

use serenity::http::{Http, HttpBuilder};
use serenity::model::application::CurrentApplicationInfo;

use super::limits::REQUEST_TIMEOUT;
use crate::config::{Origin, Token};

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
    /// The gateway took the connection and never said that it is ready.
    #[error("the gateway does not get ready")]
    NeverReady,
    /// Discord's gateway connection failed.
    #[error("gateway: {0}")]
    Gateway(Box<serenity::Error>),
}

impl From<serenity::Error> for ConnectError {
    fn from(error: serenity::Error) -> Self {
        Self::Gateway(Box::new(error))
    }
}

/// A client for the real Discord, or for the server at `api` alone.
///
/// # Errors
///
/// The HTTP client cannot be built.
pub fn client(token: &Token, api: Option<&Origin>) -> Result<Http, ConnectError> {
    let mut client = reqwest::Client::builder().use_rustls_tls().timeout(REQUEST_TIMEOUT);
    if api.is_some_and(Origin::is_loopback) {
        // A proxy of the environment would carry the token away from this machine.
        client = client.no_proxy();
    }
    let builder = HttpBuilder::new(token.reveal()).client(client.build()?);
    Ok(match api {
        None => builder.build(),
        Some(origin) => builder.proxy(origin.as_str()).ratelimiter_disabled(true).build(),
    })
}

/// Where to connect: who the bot is there, and the gateway.
#[derive(Debug)]
pub struct Server {
    /// The application that the token belongs to.
    pub application: CurrentApplicationInfo,
    /// The gateway's address.
    pub gateway: String,
}

/// Asks the server who we are and where its gateway is, before anything else is sent.
///
/// # Errors
///
/// The server does not answer as Discord does, does not know the token, or names a gateway on
/// another host.
pub async fn check(http: &Http, api: Option<&Origin>) -> Result<Server, ConnectError> {
    let server = api.map_or_else(|| "Discord".to_owned(), ToString::to_string);
    let failed = |source: serenity::Error| match &source {
        serenity::Error::Http(error) if error.status_code().is_some_and(|status| status == 401) => {
            ConnectError::Token { server: server.clone() }
        }
        _ => ConnectError::Server { server: server.clone(), source: Box::new(source) },
    };
    let application = http.get_current_application_info().await.map_err(failed)?;
    let gateway = http.get_bot_gateway().await.map_err(failed)?.url;
    if let Some(origin) = api
        && !origin.has_gateway(&gateway)
    {
        return Err(ConnectError::ForeignGateway { server, gateway });
    }
    Ok(Server { application, gateway })
}
