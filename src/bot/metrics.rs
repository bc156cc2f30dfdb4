//! What is counted: how much is played, told and label, and how fast the answers are.
//!
//! A label is always a word of this program: a game's name, a kind of message, a command. No
//! person, no match and nothing of a position ever stands in one.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use prometheus::{
    Gauge, GaugeVec, HistogramOpts, HistogramVec, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry,
    TextEncoder,
};

use super::job_health::JobHealth;
use crate::domain::{MessageKind, Route, Workload};
use sealed_move_rules::GAMES;

/// Upper bounds of the times of answers, in seconds; Discord waits three, and after one and a
/// half the bot says that it is thinking.
const ANSWER_TIMES: [f64; 11] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0];

/// What became of a try to send a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SendResult {
    /// It is out.
    Sent,
    /// It failed, and is tried again.
    Retried,
    /// Its way is closed: it, or what it pings, goes another way.
    Rerouted,
    /// It is not tried any more.
    GivenUp,
    /// There was nothing to tell any more.
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

/// What became of the answer to an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplyResult {
    /// It went out at once, or there was none to give.
    AtOnce,
    /// It came after the word that the bot is thinking.
    Later,
    /// Too many waited: its sender was told to try again, and nothing was done.
    Busy,
    /// It did not arrive.
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

/// What an interaction asks for: its kind, and the command's name or the button's action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InteractionLabel {
    pub(crate) kind: &'static str,
    pub(crate) name: String,
}

impl InteractionLabel {
    /// A name counts only where the program knows it: what people send is no label.
    pub(crate) fn named(kind: &'static str, known: Option<&str>) -> Self {
        Self { kind, name: known.unwrap_or("unknown").to_owned() }
    }
}

/// What became of a request to the endpoint for signed interactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestOutcome {
    /// It is an interaction, and is being answered.
    Taken,
    /// Discord looked whether the endpoint is there.
    Ping,
    /// Its signature is wrong or missing.
    Unsigned,
    /// It was signed too long ago, or in the future.
    Stale,
    /// It is too large.
    Large,
    /// It took too long.
    Slow,
    /// It is signed, and still no interaction that is known here.
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

/// How the process hears of interactions and events. It hears of none before it starts and once it has stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reception {
    /// Connections to the gateway that should be there.
    pub(crate) shards: usize,
    /// Those that are there.
    pub(crate) connected: usize,
    /// Whether signed interactions are taken, where they should be.
    pub(crate) endpoint: Option<bool>,
}

impl Reception {
    /// Whether everything that should be heard is.
    pub(crate) fn is_whole(self) -> bool {
        self.no_shard_is_away() && self.endpoint != Some(false)
    }

    /// Whether each shard is connected, where the process has some.
    fn no_shard_is_away(self) -> bool {
        self.connected == self.shards && (self.shards > 0 || self.endpoint.is_some())
    }
}

/// The figures of one bot.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// What was heard when it was last looked at, each second.
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
        let gauge = |name, help| keep(&registry, IntGauge::with_opts(Opts::new(name, help)));
        let counters =
            |name, help, labels: &[&str]| keep(&registry, IntCounterVec::new(Opts::new(name, help), labels));
        let seconds = HistogramOpts::new(
            "sealed_move_answer_seconds",
            "Time from the arrival of an interaction until its answer was taken.",
        );
        let metrics = Self {
            turns: counters(
                "sealed_move_turns_total",
                "Turns played and stored, planned ones and choices in the middle of a turn included.",
                &["game"],
            ),
            messages: counters(
                "sealed_move_messages_total",
                "Tries to send a message of the outbox, by what it tells, its way, and what became of it.",
                &["kind", "route", "outcome"],
            ),
            pings: counters(
                "sealed_move_pings_total",
                "People pinged by messages that went out.",
                &["kind", "route"],
            ),
            interactions: counters(
                "sealed_move_interactions_total",
                "Interactions, by kind, command or button, and what became of the answer.",
                &["kind", "name", "outcome"],
            ),
            answers: keep(&registry, HistogramVec::new(seconds.buckets(ANSWER_TIMES.to_vec()), &["kind"])),
            ongoing: keep(
                &registry,
                IntGaugeVec::new(
                    Opts::new("sealed_move_games_ongoing", "Games that are being played."),
                    &["game"],
                ),
            ),
            unsent: gauge("sealed_move_outbox_messages", "Messages that wait in the outbox."),
            parked: gauge(
                "sealed_move_outbox_parked",
                "Messages that their channel refuses; their pings went another way.",
            ),
            oldest: keep(
                &registry,
                Gauge::new(
                    "sealed_move_outbox_oldest_seconds",
                    "Age of the oldest message that waits in the outbox.",
                ),
            ),
            store: gauge("sealed_move_store_up", "Whether the store answers."),
            shards: gauge("sealed_move_shards", "Connections to the gateway that should be there."),
            connected_shards: gauge("sealed_move_shards_connected", "Those of them that are there."),
            gateway: gauge("sealed_move_gateway_connected", "Whether all of them are there."),
            requests: counters(
                "sealed_move_endpoint_requests_total",
                "Requests to the endpoint for signed interactions, by what became of them.",
                &["outcome"],
            ),
            memory: resident().map(|_| gauge("process_resident_memory_bytes", "Memory of the process.")),
            job_panics: counters("sealed_move_job_panics_total", "Panics of background jobs.", &["task"]),
            job_ages: keep(
                &registry,
                GaugeVec::new(
                    Opts::new(
                        "sealed_move_job_round_age_seconds",
                        "Time since a background job last came round; more than 60 is ill.",
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

    /// Makes what is going to be counted 0, so that the first of each is seen as an increase.
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

    /// Counts moves of a game.
    pub(crate) fn played(&self, game: &str, turns: u64) {
        self.turns.with_label_values(&[game]).inc_by(turns);
    }

    /// Counts a try to send a message.
    pub(crate) fn count_send(&self, kind: MessageKind, route: Route, result: SendResult) {
        self.messages.with_label_values(&[kind.word(), route.word(), result.word()]).inc();
    }

    /// Counts the people whom a message pinged.
    pub(crate) fn count_pings(&self, kind: MessageKind, route: Route, people: usize) {
        self.pings.with_label_values(&[kind.word(), route.word()]).inc_by(people as u64);
    }

    /// Counts an interaction, and notes how long its answer took.
    pub(crate) fn answered(&self, label: &InteractionLabel, answered: ReplyResult, took: Duration) {
        self.interactions.with_label_values(&[label.kind, &label.name, answered.word()]).inc();
        self.answers.with_label_values(&[label.kind]).observe(took.as_secs_f64());
    }

    /// Counts a request to the endpoint for signed interactions.
    pub(crate) fn count_request(&self, outcome: RequestOutcome) {
        self.requests.with_label_values(&[outcome.word()]).inc();
    }

    /// Notes what is heard.
    pub(crate) fn note_reception(&self, reception: Reception) {
        *self.reception.lock().unwrap_or_else(PoisonError::into_inner) = reception;
    }

    /// What was heard when it was last looked at.
    pub(crate) fn reception(&self) -> Reception {
        *self.reception.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How the background jobs are.
    pub(crate) const fn jobs(&self) -> &JobHealth {
        &self.jobs
    }

    /// Counts a panic of a background job.
    pub(crate) fn count_job_panic(&self, job: &'static str) {
        self.job_panics.with_label_values(&[job]).inc();
    }

    /// Everything as Prometheus reads it, with what is looked up only now: `workload` is missing
    /// where the store did not answer.
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
        self.gateway.set(reception.no_shard_is_away().into());
        self.job_ages.reset();
        for (job, age) in self.jobs.ages() {
            self.job_ages.with_label_values(&[job]).set(age.as_secs_f64());
        }
        if let (Some(gauge), Some(bytes)) = (&self.memory, resident()) {
            gauge.set(signed(bytes));
        }
        let mut text = String::new();
        if let Err(error) = TextEncoder::new().encode_utf8(&self.registry.gather(), &mut text) {
            tracing::error!(%error, "the figures cannot be written");
        }
        text
    }
}

fn keep<T: prometheus::core::Collector + Clone + 'static>(
    registry: &Registry,
    figure: prometheus::Result<T>,
) -> T {
    let figure = figure.expect("names and labels are made of letters and low lines");
    registry.register(Box::new(figure.clone())).expect("each figure has a name of its own");
    figure
}

fn signed(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The memory of this process in bytes, where the system tells it as Linux does.
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
    fn what_is_counted_can_be_read() {
        let metrics = Metrics::new();
        metrics.played("kyo", 2);
        metrics.count_send(MessageKind::Turn, Route::Channel, SendResult::Sent);
        metrics.count_pings(MessageKind::Turn, Route::Channel, 1);
        let label = InteractionLabel::named("command", Some("move"));
        metrics.answered(&label, ReplyResult::AtOnce, Duration::from_millis(30));
        let unknown = InteractionLabel::named("button", None);
        assert_eq!(unknown.name, "unknown");
        let workload =
            Workload { ongoing: vec![(find("kyo").unwrap(), 3)], unsent: 2, parked: 1, oldest_unsent: None };
        metrics.note_reception(Reception { shards: 2, connected: 1, endpoint: Some(true) });
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
        metrics.note_reception(Reception { shards: 2, connected: 2, endpoint: None });
        let text = metrics.text(None, Duration::ZERO);
        assert_eq!(line(&text, "sealed_move_store_up "), Some("0"));
        assert_eq!(line(&text, "sealed_move_gateway_connected "), Some("1"));
        assert_eq!(line(&text, "sealed_move_outbox_messages "), Some("2"), "what was known last");
    }

    #[test]
    fn a_process_hears_where_all_shards_and_the_endpoint_are_there_that_it_should_have() {
        let check = |shards, connected, endpoint, whole, no_shard_is_away| {
            let reception = Reception { shards, connected, endpoint };
            assert_eq!((reception.is_whole(), reception.no_shard_is_away()), (whole, no_shard_is_away));
        };
        // Before it starts and after it has stopped.
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
    fn memory_is_told_where_the_system_tells_it() {
        let text = Metrics::new().text(None, Duration::ZERO);
        let told = line(&text, "process_resident_memory_bytes ").map(|bytes| bytes.parse::<f64>().unwrap());
        assert_eq!(told.is_some(), cfg!(target_os = "linux"));
        assert!(told.is_none_or(|bytes| bytes > 1e6), "{told:?}");
    }
}
