//! Prometheus metrics of the bot.
//!
//! Label values are always words of this program: a game, a kind of message, a command. They never
//! contain people, matches or positions.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use prometheus::{
    Gauge, GaugeVec, HistogramOpts, HistogramVec, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry,
    TextEncoder,
};

use super::job_health::JobHealth;
use crate::domain::{MessageKind, Route, Workload};
use sealed_move_rules::GAMES;

/// Histogram buckets in seconds. Discord waits for three, and the bot defers after one and a half.
const RESPONSE_TIME_BUCKETS: [f64; 11] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0];

/// The result of an attempt to send a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SendResult {
    Sent,
    /// The attempt failed and will be retried.
    Retried,
    /// The route is closed: the message or its pings take another one.
    Rerouted,
    /// The message was dropped.
    GivenUp,
    /// The message became obsolete before it was sent.
    Void,
}

impl SendResult {
    const ALL: [Self; 5] = [Self::Sent, Self::Retried, Self::Rerouted, Self::GivenUp, Self::Void];

    const fn word(self) -> &'static str {
        match self {
            Self::Sent => "sent",
            Self::Retried => "retried",
            Self::Rerouted => "rerouted",
            Self::GivenUp => "given_up",
            Self::Void => "void",
        }
    }
}

/// The result of answering an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplyResult {
    /// Answered without deferring, or no answer was needed.
    AtOnce,
    /// Answered after deferring.
    Later,
    /// Rejected because the queue was full; the player was asked to try again.
    Busy,
    /// The answer didn't arrive.
    Lost,
}

impl ReplyResult {
    const fn word(self) -> &'static str {
        match self {
            Self::AtOnce => "at_once",
            Self::Later => "later",
            Self::Busy => "busy",
            Self::Lost => "lost",
        }
    }
}

/// The kind of an interaction, and its command or button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InteractionLabel {
    pub(crate) kind: &'static str,
    pub(crate) name: String,
}

impl InteractionLabel {
    /// Unknown names become `unknown`, so that user input never becomes a label.
    pub(crate) fn named(kind: &'static str, known: Option<&str>) -> Self {
        Self { kind, name: known.unwrap_or("unknown").to_owned() }
    }
}

/// The result of a request to the endpoint for signed interactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestOutcome {
    /// A valid interaction.
    Taken,
    /// Discord checked the endpoint.
    Ping,
    /// The signature is wrong or missing.
    Unsigned,
    /// The timestamp is too old or in the future.
    Stale,
    Large,
    Slow,
    /// Signed, but not an interaction this version knows.
    Unreadable,
}

impl RequestOutcome {
    const ALL: [Self; 7] =
        [Self::Taken, Self::Ping, Self::Unsigned, Self::Stale, Self::Large, Self::Slow, Self::Unreadable];

    const fn word(self) -> &'static str {
        match self {
            Self::Taken => "taken",
            Self::Ping => "ping",
            Self::Unsigned => "unsigned",
            Self::Stale => "stale",
            Self::Large => "large",
            Self::Slow => "slow",
            Self::Unreadable => "unreadable",
        }
    }
}

/// The state of a process's sources of interactions. All empty before it starts and after it has
/// stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reception {
    /// Gateway shards that should be connected.
    pub(crate) shards: usize,
    /// Gateway shards that are connected.
    pub(crate) connected: usize,
    /// Whether the endpoint for signed interactions is open; `None` if it is disabled.
    pub(crate) endpoint: Option<bool>,
}

impl Reception {
    /// Whether all sources are connected.
    pub(crate) fn is_complete(self) -> bool {
        self.has_all_shards() && self.endpoint != Some(false)
    }

    /// Whether all shards are connected. Also `true` if only the endpoint is enabled.
    fn has_all_shards(self) -> bool {
        self.connected == self.shards && (self.shards > 0 || self.endpoint.is_some())
    }
}

#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// State of the sources at the last check, which runs every second.
    reception: Mutex<Reception>,
    jobs: JobHealth,
    job_panics: IntCounterVec,
    job_ages: GaugeVec,
    turns: IntCounterVec,
    messages: IntCounterVec,
    pings: IntCounterVec,
    interactions: IntCounterVec,
    answers: HistogramVec,
    ongoing: IntGaugeVec,
    unsent: IntGauge,
    parked: IntGauge,
    oldest: Gauge,
    store: IntGauge,
    shards: IntGauge,
    connected_shards: IntGauge,
    gateway: IntGauge,
    requests: IntCounterVec,
    memory: Option<IntGauge>,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let registry = Registry::new();
        let gauge = |name, help| register(&registry, IntGauge::with_opts(Opts::new(name, help)));
        let counters = |name, help, labels: &[&str]| {
            register(&registry, IntCounterVec::new(Opts::new(name, help), labels))
        };
        let seconds = HistogramOpts::new(
            "sealed_move_answer_seconds",
            "Time from the arrival of an interaction until Discord accepted the answer.",
        );
        let metrics = Self {
            turns: counters(
                "sealed_move_turns_total",
                "Moves stored, including planned moves and choices within a move.",
                &["game"],
            ),
            messages: counters(
                "sealed_move_messages_total",
                "Attempts to send outbox messages by kind, route and outcome.",
                &["kind", "route", "outcome"],
            ),
            pings: counters(
                "sealed_move_pings_total",
                "Players pinged by sent messages.",
                &["kind", "route"],
            ),
            interactions: counters(
                "sealed_move_interactions_total",
                "Interactions by kind, command or button, and outcome of the answer.",
                &["kind", "name", "outcome"],
            ),
            answers: register(
                &registry,
                HistogramVec::new(seconds.buckets(RESPONSE_TIME_BUCKETS.to_vec()), &["kind"]),
            ),
            ongoing: register(
                &registry,
                IntGaugeVec::new(Opts::new("sealed_move_games_ongoing", "Ongoing games."), &["game"]),
            ),
            unsent: gauge("sealed_move_outbox_messages", "Messages waiting in the outbox."),
            parked: gauge(
                "sealed_move_outbox_parked",
                "Messages their channel rejects; their pings were rerouted.",
            ),
            oldest: register(
                &registry,
                Gauge::new("sealed_move_outbox_oldest_seconds", "Age of the oldest message in the outbox."),
            ),
            store: gauge("sealed_move_store_up", "Whether the store is available."),
            shards: gauge("sealed_move_shards", "Gateway shards this process should hold."),
            connected_shards: gauge("sealed_move_shards_connected", "Gateway shards connected."),
            gateway: gauge("sealed_move_gateway_connected", "Whether all gateway shards are connected."),
            requests: counters(
                "sealed_move_endpoint_requests_total",
                "Requests to the endpoint for signed interactions by outcome.",
                &["outcome"],
            ),
            memory: resident()
                .map(|_| gauge("process_resident_memory_bytes", "Resident memory of the process in bytes.")),
            job_panics: counters("sealed_move_job_panics_total", "Panics of background jobs.", &["task"]),
            job_ages: register(
                &registry,
                GaugeVec::new(
                    Opts::new(
                        "sealed_move_job_round_age_seconds",
                        "Time since a background job last reported; more than 60 is unhealthy.",
                    ),
                    &["task"],
                ),
            ),
            jobs: JobHealth::default(),
            registry,
            reception: Mutex::default(),
        };
        metrics.begin();
        metrics
    }

    /// Creates counters with value 0, so that the first event shows as an increase.
    fn begin(&self) {
        for game in GAMES {
            self.turns.with_label_values(&[game.info().name]);
            self.ongoing.with_label_values(&[game.info().name]);
        }
        for result in SendResult::ALL {
            let kind = MessageKind::Turn.word();
            self.messages.with_label_values(&[kind, Route::Channel.word(), result.word()]);
        }
        for outcome in RequestOutcome::ALL {
            self.requests.with_label_values(&[outcome.word()]);
        }
    }

    pub(crate) fn count_moves(&self, game: &str, turns: u64) {
        self.turns.with_label_values(&[game]).inc_by(turns);
    }

    pub(crate) fn count_send(&self, kind: MessageKind, route: Route, result: SendResult) {
        self.messages.with_label_values(&[kind.word(), route.word(), result.word()]).inc();
    }

    pub(crate) fn count_pings(&self, kind: MessageKind, route: Route, people: usize) {
        self.pings.with_label_values(&[kind.word(), route.word()]).inc_by(people as u64);
    }

    /// Counts an interaction and records its response time.
    pub(crate) fn count_answer(&self, label: &InteractionLabel, result: ReplyResult, took: Duration) {
        self.interactions.with_label_values(&[label.kind, &label.name, result.word()]).inc();
        self.answers.with_label_values(&[label.kind]).observe(took.as_secs_f64());
    }

    pub(crate) fn count_request(&self, outcome: RequestOutcome) {
        self.requests.with_label_values(&[outcome.word()]).inc();
    }

    pub(crate) fn set_reception(&self, reception: Reception) {
        *self.reception.lock().unwrap_or_else(PoisonError::into_inner) = reception;
    }

    pub(crate) fn reception(&self) -> Reception {
        *self.reception.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) const fn jobs(&self) -> &JobHealth {
        &self.jobs
    }

    pub(crate) fn count_job_panic(&self, job: &'static str) {
        self.job_panics.with_label_values(&[job]).inc();
    }

    /// Returns all metrics in Prometheus's text format. `workload` is `None` if the store didn't
    /// answer.
    pub(crate) fn text(&self, workload: Option<&Workload>, oldest: Duration) -> String {
        self.store.set(workload.is_some().into());
        if let Some(workload) = workload {
            for game in GAMES {
                let name = game.info().name;
                let count = workload.ongoing.iter().find(|(known, _)| known.info().name == name);
                self.ongoing.with_label_values(&[name]).set(count.map_or(0, |(_, count)| signed(*count)));
            }
            self.unsent.set(signed(workload.unsent));
            self.parked.set(signed(workload.parked));
            self.oldest.set(oldest.as_secs_f64());
        }
        let reception = self.reception();
        self.shards.set(reception.shards as i64);
        self.connected_shards.set(reception.connected as i64);
        self.gateway.set(reception.has_all_shards().into());
        self.job_ages.reset();
        for (job, age) in self.jobs.ages() {
            self.job_ages.with_label_values(&[job]).set(age.as_secs_f64());
        }
        if let (Some(gauge), Some(bytes)) = (&self.memory, resident()) {
            gauge.set(signed(bytes));
        }
        let mut text = String::new();
        if let Err(error) = TextEncoder::new().encode_utf8(&self.registry.gather(), &mut text) {
            tracing::error!(%error, "cannot encode metrics");
        }
        text
    }
}

fn register<T: prometheus::core::Collector + Clone + 'static>(
    registry: &Registry,
    metric: prometheus::Result<T>,
) -> T {
    let metric = metric.expect("metric and label names are valid");
    registry.register(Box::new(metric.clone())).expect("metric names are unique");
    metric
}

fn signed(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Resident memory in bytes, if the system reports it like Linux.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::find;

    fn line<'a>(text: &'a str, start: &str) -> Option<&'a str> {
        text.lines().find_map(|line| line.strip_prefix(start)).map(str::trim)
    }

    #[test]
    fn counters_appear_in_the_text() {
        let metrics = Metrics::new();
        metrics.count_moves("kyo", 2);
        metrics.count_send(MessageKind::Turn, Route::Channel, SendResult::Sent);
        metrics.count_pings(MessageKind::Turn, Route::Channel, 1);
        let label = InteractionLabel::named("command", Some("move"));
        metrics.count_answer(&label, ReplyResult::AtOnce, Duration::from_millis(30));
        let unknown = InteractionLabel::named("button", None);
        assert_eq!(unknown.name, "unknown");
        let workload =
            Workload { ongoing: vec![(find("kyo").unwrap(), 3)], unsent: 2, parked: 1, oldest_unsent: None };
        metrics.set_reception(Reception { shards: 2, connected: 1, endpoint: Some(true) });
        metrics.count_request(RequestOutcome::Stale);
        metrics.jobs().beat("clock");
        metrics.count_job_panic("clock");
        let text = metrics.text(Some(&workload), Duration::from_millis(1500));
        for (start, value) in [
            ("sealed_move_turns_total{game=\"kyo\"}", "2"),
            ("sealed_move_turns_total{game=\"lusus\"}", "0"),
            ("sealed_move_messages_total{kind=\"turn\",outcome=\"sent\",route=\"channel\"}", "1"),
            ("sealed_move_messages_total{kind=\"turn\",outcome=\"retried\",route=\"channel\"}", "0"),
            ("sealed_move_pings_total{kind=\"turn\",route=\"channel\"}", "1"),
            ("sealed_move_interactions_total{kind=\"command\",name=\"move\",outcome=\"at_once\"}", "1"),
            ("sealed_move_answer_seconds_bucket{kind=\"command\",le=\"0.025\"}", "0"),
            ("sealed_move_answer_seconds_bucket{kind=\"command\",le=\"0.05\"}", "1"),
            ("sealed_move_games_ongoing{game=\"kyo\"}", "3"),
            ("sealed_move_outbox_messages ", "2"),
            ("sealed_move_outbox_parked ", "1"),
            ("sealed_move_outbox_oldest_seconds ", "1.5"),
            ("sealed_move_store_up ", "1"),
            ("sealed_move_shards ", "2"),
            ("sealed_move_shards_connected ", "1"),
            ("sealed_move_gateway_connected ", "0"),
            ("sealed_move_endpoint_requests_total{outcome=\"stale\"}", "1"),
            ("sealed_move_endpoint_requests_total{outcome=\"taken\"}", "0"),
            ("sealed_move_job_panics_total{task=\"clock\"}", "1"),
        ] {
            assert_eq!(line(&text, start), Some(value), "{start}\n{text}");
        }
        let age = line(&text, "sealed_move_job_round_age_seconds{task=\"clock\"}").unwrap();
        assert!((0.0..60.0).contains(&age.parse::<f64>().unwrap()), "{age}");
        metrics.set_reception(Reception { shards: 2, connected: 2, endpoint: None });
        let text = metrics.text(None, Duration::ZERO);
        assert_eq!(line(&text, "sealed_move_store_up "), Some("0"));
        assert_eq!(line(&text, "sealed_move_gateway_connected "), Some("1"));
        assert_eq!(line(&text, "sealed_move_outbox_messages "), Some("2"), "the last known value");
    }

    #[test]
    fn reception_needs_all_shards_and_the_endpoint() {
        let check = |shards, connected, endpoint, whole, has_all_shards| {
            let reception = Reception { shards, connected, endpoint };
            assert_eq!((reception.is_complete(), reception.has_all_shards()), (whole, has_all_shards));
        };
        // Before the start and after the end.
        check(0, 0, None, false, false);
        check(1, 0, None, false, false);
        check(4, 3, None, false, false);
        check(4, 4, None, true, true);
        check(0, 0, Some(true), true, true);
        check(0, 0, Some(false), false, true);
        check(4, 3, Some(true), false, false);
        check(4, 4, Some(false), false, true);
        check(4, 4, Some(true), true, true);
    }

    #[test]
    fn memory_is_reported_on_linux() {
        let text = Metrics::new().text(None, Duration::ZERO);
        let reported =
            line(&text, "process_resident_memory_bytes ").map(|bytes| bytes.parse::<f64>().unwrap());
        assert_eq!(reported.is_some(), cfg!(target_os = "linux"));
        assert!(reported.is_none_or(|bytes| bytes > 1e6), "{reported:?}");
    }
}
