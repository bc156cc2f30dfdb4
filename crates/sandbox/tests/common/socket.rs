//! A bot's gateway connection, without a library.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Bed;

pub(crate) struct BotSocket(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl BotSocket {
    /// Connects the first bot.
    pub(crate) async fn connect(bed: &Bed, intents: u64) -> Self {
        Self::identify(bed, &bed.sandbox.bot_token(), intents, Value::Null).await
    }

    /// Connects a bot by its token, as a shard `[number, count]` unless that is null.
    pub(crate) async fn identify(bed: &Bed, token: &str, intents: u64, shard: Value) -> Self {
        let mut socket = Self(connect_async(bed.sandbox.gateway_url()).await.unwrap().0);
        let identity = json!({ "token": token, "intents": intents, "properties": {}, "shard": shard });
        socket.send(json!({ "op": 2, "d": identity })).await;
        socket
    }

    /// Connects the first bot and resumes a session after event number `seen`. Consumes HELLO.
    pub(crate) async fn resume(bed: &Bed, session: &str, seen: u64) -> Self {
        let mut socket = Self(connect_async(bed.sandbox.gateway_url()).await.unwrap().0);
        let resume = json!({ "token": bed.sandbox.bot_token(), "session_id": session, "seq": seen });
        socket.send(json!({ "op": 6, "d": resume })).await;
        assert_eq!(socket.frame().await.unwrap()["op"], 10);
        socket
    }

    pub(crate) async fn send(&mut self, frame: Value) {
        self.0.send(Message::text(frame.to_string())).await.unwrap();
    }

    /// Returns the next frame, or `None` if the connection is closed.
    pub(crate) async fn frame(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await?.ok()? {
                Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Waits for an event and returns its data.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let frame = self.frame().await.unwrap();
            if frame["t"] == name {
                return frame["d"].clone();
            }
        }
    }

    /// Returns the names of all events up to `name`.
    pub(crate) async fn events_until(&mut self, name: &str) -> Vec<String> {
        let mut names = Vec::new();
        loop {
            let frame = self.frame().await.unwrap();
            names.extend(frame["t"].as_str().map(str::to_owned));
            if frame["t"] == name {
                return names;
            }
        }
    }

    /// Answers the next interaction with a message, and returns the interaction.
    pub(crate) async fn answer(&mut self, bed: &Bed, content: &str) -> Value {
        let interaction = self.event("INTERACTION_CREATE").await;
        let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
        let path = format!("/api/v10/interactions/{id}/{token}/callback");
        let body = json!({ "type": 4, "data": { "content": content } });
        bed.send(reqwest::Method::POST, &path, "", &body).await.ok();
        interaction
    }
}
