//! The recording of the bot's requests, for tests.

use std::sync::{Mutex, PoisonError};

use serde_json::Value;

/// A request of the bot and the response to it, recorded for tests.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// `GET`, `POST`, …
    pub method: String,
    /// The path with its query, without `/api/v10`.
    pub path: String,
    /// The status of the response.
    pub status: u16,
    /// The JSON body of the request; of one with files, its `payload_json`.
    pub request_json: Option<Value>,
    /// The JSON body of the response.
    pub response_json: Option<Value>,
}

/// What was recorded since it was last taken.
#[derive(Debug)]
pub(crate) struct Recording(Option<Mutex<Vec<Exchange>>>);

impl Recording {
    /// Makes a recording; nothing is recorded unless it is `on`.
    pub(super) fn new(on: bool) -> Self {
        Self(on.then(Mutex::default))
    }

    /// Returns whether requests are recorded.
    pub(crate) fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Records a request, if requests are recorded.
    pub(crate) fn push(&self, exchange: Exchange) {
        if let Some(exchanges) = &self.0 {
            exchanges.lock().unwrap_or_else(PoisonError::into_inner).push(exchange);
        }
    }

    /// Returns the recorded requests, and forgets them.
    pub(super) fn take(&self) -> Vec<Exchange> {
        let taken = |exchanges: &Mutex<Vec<Exchange>>| {
            std::mem::take(&mut *exchanges.lock().unwrap_or_else(PoisonError::into_inner))
        };
        self.0.as_ref().map(taken).unwrap_or_default()
    }
}
