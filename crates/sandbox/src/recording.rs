//! The recorded bot requests and their outcomes, for the control API.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use serde_json::{Value, json};

use super::clock::Millis;
use super::ids::{InteractionId, UserId};

/// The outcome of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestVerdict {
    Done,
    /// It broke a Discord rule.
    Refused,
    /// It answered an expired interaction.
    Late,
    /// The sandbox doesn't implement the route.
    Unsupported,
    RateLimited,
    /// It failed because of an injected fault.
    Fault,
}

impl RequestVerdict {
    /// Classifies a response.
    pub(crate) fn of(status: u16, code: Option<u64>) -> Self {
        match (status, code) {
            (501, _) => Self::Unsupported,
            (429, _) => Self::RateLimited,
            (404, Some(10062)) => Self::Late,
            (400.., _) => Self::Refused,
            _ => Self::Done,
        }
    }

    /// Returns the name in the control API.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Done => "ok",
            Self::Refused => "refused",
            Self::Late => "late",
            Self::Unsupported => "unsupported",
            Self::RateLimited => "rate_limited",
            Self::Fault => "fault",
        }
    }
}

/// A recorded body. Parsed on demand, because most are never viewed.
#[derive(Clone, Debug, Default)]
pub(crate) enum RecordedBody {
    #[default]
    None,
    /// Unparsed JSON.
    Raw(Bytes),
    /// The JSON of a form, without files.
    Read(Value),
}

impl RecordedBody {
    pub(crate) fn json(&self) -> Option<Value> {
        match self {
            Self::None => None,
            Self::Raw(bytes) => serde_json::from_slice(bytes).ok(),
            Self::Read(value) => Some(value.clone()),
        }
    }
}

/// A request as shown by the control API. Contains no tokens.
#[derive(Clone, Debug)]
pub(crate) struct RequestRecord {
    pub(crate) number: u64,
    pub(crate) at: Millis,
    /// The sender; `None` for an unknown token.
    pub(crate) bot: Option<UserId>,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) route: Option<String>,
    pub(crate) status: u16,
    pub(crate) request: RecordedBody,
    pub(crate) response: RecordedBody,
    pub(crate) interaction: Option<InteractionId>,
    pub(crate) verdict: RequestVerdict,
}

impl RequestRecord {
    pub(crate) fn json(&self) -> Value {
        let (request, response) = (self.request.json(), self.response.json());
        let part = |key: &str| response.as_ref().and_then(|body| body.get(key)).cloned();
        let failed = self.status >= 400;
        json!({
            "number": self.number,
            "at": self.at.to_string(),
            "bot": self.bot,
            "method": self.method,
            "path": self.path,
            "route": self.route,
            "status": self.status,
            "code": part("code").filter(|_| failed),
            "errors": part("errors").filter(|_| failed),
            "request": request,
            "response": response,
            "interaction": self.interaction,
            "verdict": self.verdict.word(),
        })
    }
}

/// The latest bot requests, and the number of requests in progress.
#[derive(Debug)]
pub(crate) struct Recording {
    records: Mutex<VecDeque<RequestRecord>>,
    kept: usize,
    next: AtomicU64,
    open: AtomicUsize,
    /// Incremented whenever a request starts or ends.
    activity: AtomicU64,
}

impl Recording {
    /// Creates a recording of the last `kept` requests.
    pub(super) fn new(kept: usize) -> Self {
        Self {
            records: Mutex::default(),
            kept,
            next: AtomicU64::new(1),
            open: AtomicUsize::new(0),
            activity: AtomicU64::new(0),
        }
    }

    pub(crate) fn is_on(&self) -> bool {
        self.kept > 0
    }

    /// Marks a request as in progress until the guard is dropped.
    pub(crate) fn begin(&self) -> OpenRequest<'_> {
        self.open.fetch_add(1, Ordering::AcqRel);
        self.activity.fetch_add(1, Ordering::AcqRel);
        OpenRequest(self)
    }

    /// Returns the number of requests in progress.
    pub(crate) fn open(&self) -> usize {
        self.open.load(Ordering::Acquire)
    }

    /// Returns a number that changes whenever a request starts or ends.
    pub(crate) fn activity(&self) -> u64 {
        self.activity.load(Ordering::Acquire)
    }

    /// Records a request, assigns its number and evicts the oldest ones.
    pub(crate) fn push(&self, mut record: RequestRecord) {
        if self.kept == 0 {
            return;
        }
        let mut records = lock(&self.records);
        record.number = self.next.fetch_add(1, Ordering::AcqRel);
        records.push_back(record);
        while records.len() > self.kept {
            records.pop_front();
        }
    }

    /// Returns the recorded requests that match `wanted`.
    pub(crate) fn list(&self, wanted: impl Fn(&RequestRecord) -> bool) -> Vec<RequestRecord> {
        lock(&self.records).iter().filter(|record| wanted(record)).cloned().collect()
    }

    pub(crate) fn clear(&self) {
        lock(&self.records).clear();
    }
}

/// A request in progress.
#[derive(Debug)]
pub(crate) struct OpenRequest<'a>(&'a Recording);

impl Drop for OpenRequest<'_> {
    fn drop(&mut self) {
        self.0.open.fetch_sub(1, Ordering::AcqRel);
        self.0.activity.fetch_add(1, Ordering::AcqRel);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> RequestRecord {
        RequestRecord {
            number: 0,
            at: Millis(0),
            bot: None,
            method: "GET".to_owned(),
            path: "/gateway".to_owned(),
            route: None,
            status: 200,
            request: RecordedBody::None,
            response: RecordedBody::None,
            interaction: None,
            verdict: RequestVerdict::Done,
        }
    }

    #[test]
    fn only_the_latest_requests_are_kept() {
        let recording = Recording::new(3);
        (0..5).for_each(|_| recording.push(record()));
        let numbers: Vec<u64> = recording.list(|_| true).iter().map(|record| record.number).collect();
        assert_eq!(numbers, [3, 4, 5]);
        recording.clear();
        assert!(recording.list(|_| true).is_empty());
        Recording::new(0).push(record());
    }

    #[test]
    fn a_request_is_open_until_its_guard_drops() {
        let recording = Recording::new(1);
        let guard = recording.begin();
        let during = (recording.open(), recording.activity());
        drop(guard);
        assert_eq!(during.0, 1);
        assert_eq!(recording.open(), 0);
        assert_ne!(during.1, recording.activity());
    }

    #[test]
    fn responses_are_classified() {
        assert_eq!(RequestVerdict::of(204, None), RequestVerdict::Done);
        assert_eq!(RequestVerdict::of(400, Some(50035)), RequestVerdict::Refused);
        assert_eq!(RequestVerdict::of(404, Some(10062)), RequestVerdict::Late);
        assert_eq!(RequestVerdict::of(501, Some(0)), RequestVerdict::Unsupported);
        assert_eq!(RequestVerdict::of(429, None), RequestVerdict::RateLimited);
    }
}
