//! Global rate limiter for requests the bot initiates.
//!
//! serenity tracks the bucket of each route, but on a global 429 it only delays the request that
//! received it. The other requests would hit the limit one by one, and Discord bans clients that
//! keep doing that. This limiter pauses all of them, and keeps them below Discord's global rate.
//! Interaction responses don't count toward the global limit and bypass it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::http::Http;
use tokio::time::{Instant, sleep_until};

use super::delivery_error::note_refusal;
use super::limits::REQUEST_TIMEOUT;
use crate::bot::discord_gate::{DiscordGate, Refusal};
use crate::bot::lease::Lease;
use crate::config::ApiRate;
use crate::service::Service;

/// Maximum burst after an idle period, expressed as time at the configured rate.
const MAX_BURST: Duration = Duration::from_millis(200);

/// serenity waits as long as a 429 demands. A longer wait than this is no rate limit of Discord's
/// API, but a ban.
const MAX_ROUTE_PAUSE: Duration = Duration::from_secs(60);

/// The error of a request that isn't sent because Discord refuses the bot.
pub(crate) const PAUSED: serenity::Error = serenity::Error::Other("paused: Discord refuses all requests");

/// How long a process uses only its local schedule if the shared one can't be read. Otherwise each
/// request would wait for a held row.
const LOCAL_SCHEDULE_TIME: Duration = Duration::from_secs(10);

/// Spaces out requests and pauses them during a cooldown.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    /// Minimum interval between requests under load.
    interval: Duration,
    schedule: Mutex<Schedule>,
    /// Present if several processes share the rate.
    shared: Option<SharedRate>,
    gate: Arc<DiscordGate>,
}

/// A rate shared by several processes. Each reserves a batch of slots at a time.
struct SharedRate {
    service: Arc<Service>,
    reserved: tokio::sync::Mutex<ReservedSlots>,
}

#[derive(Debug, Default)]
struct ReservedSlots {
    /// Oldest first.
    slots: VecDeque<Instant>,
    /// End of the time without the shared schedule.
    local_until: Option<Instant>,
}

impl std::fmt::Debug for SharedRate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SharedRate").finish_non_exhaustive()
    }
}

#[derive(Debug)]
struct Schedule {
    next_slot: Instant,
    /// End of the current cooldown.
    closed_until: Instant,
}

impl RateLimiter {
    pub(crate) fn new() -> Self {
        let now = Instant::now();
        Self {
            interval: ApiRate::default().step(),
            schedule: Mutex::new(Schedule { next_slot: now, closed_until: now }),
            shared: None,
            gate: Arc::default(),
        }
    }

    /// Creates a limiter that shares its rate if `service` runs in a cluster.
    pub(crate) fn for_service(service: &Arc<Service>, rate: ApiRate) -> Self {
        let shared = SharedRate { service: Arc::clone(service), reserved: tokio::sync::Mutex::default() };
        Self {
            shared: service.processes.is_clustered().then_some(shared),
            interval: rate.step(),
            ..Self::new()
        }
    }

    /// Creates a limiter that only enforces cooldowns.
    pub(crate) fn unlimited() -> Self {
        Self { interval: Duration::ZERO, ..Self::new() }
    }

    pub(crate) fn with_gate(self, gate: &Arc<DiscordGate>) -> Self {
        Self { gate: Arc::clone(gate), ..self }
    }

    /// Records a 429 for which serenity pauses.
    pub(crate) fn note_429(&self, global: bool, pause: Duration) {
        tracing::warn!(global, ?pause, "rate limited by Discord");
        if global {
            self.close(pause);
        }
        let banned = !global && pause > MAX_ROUTE_PAUSE;
        self.gate.note(if banned { Refusal::Ban { retry_after: Some(pause) } } else { Refusal::Request });
    }

    /// Starts a cooldown, or extends the current one.
    pub(crate) fn close(&self, time: Duration) {
        let until = Instant::now() + time;
        let mut schedule = self.schedule.lock().unwrap_or_else(PoisonError::into_inner);
        schedule.closed_until = schedule.closed_until.max(until);
        drop(schedule);
        if let Some(shared) = &self.shared {
            let service = Arc::clone(&shared.service);
            tokio::task::spawn_blocking(move || {
                if let Err(error) = service.processes.block_requests(time) {
                    tracing::warn!(%error, "cannot share rate limit with other processes");
                }
            });
        }
    }

    /// Waits for a slot outside any cooldown.
    pub(crate) async fn acquire(&self) {
        loop {
            self.gate.pass().await;
            sleep_until(self.reserve_shared().await).await;
            if self.closed_until() <= Instant::now() {
                return;
            }
        }
    }

    /// Reserves a slot in the shared schedule, or in the local one without a cluster.
    async fn reserve_shared(&self) -> Instant {
        let Some(shared) = &self.shared else { return self.reserve() };
        // Held across the query on purpose: the others need the batch it returns.
        let mut reserved = shared.reserved.lock().await;
        let oldest = Instant::now().checked_sub(MAX_BURST);
        reserved.slots.retain(|at| oldest.is_none_or(|oldest| *at >= oldest));
        if reserved.slots.is_empty() {
            if reserved.local_until.is_some_and(|until| Instant::now() < until) {
                return self.reserve();
            }
            let service = Arc::clone(&shared.service);
            let (count, interval) = (batch_size(self.interval), self.interval);
            let query = tokio::task::spawn_blocking(move || {
                service.processes.reserve_requests(count, interval, MAX_BURST)
            });
            let Ok(Ok(wait)) = query.await else {
                // The database is unavailable, or the row is held: fall back to the local rate.
                reserved.local_until = Some(Instant::now() + LOCAL_SCHEDULE_TIME);
                return self.reserve();
            };
            let first = Instant::now() + wait;
            reserved.slots.extend((0..count).map(|index| first + interval * index));
        }
        reserved.slots.pop_front().unwrap_or_else(|| self.reserve())
    }

    /// Reserves a slot in the local schedule.
    fn reserve(&self) -> Instant {
        let now = Instant::now();
        let mut schedule = self.schedule.lock().unwrap_or_else(PoisonError::into_inner);
        let earliest = now.checked_sub(MAX_BURST).unwrap_or(now).max(schedule.closed_until);
        let at = schedule.next_slot.max(earliest);
        schedule.next_slot = at + self.interval;
        at
    }

    fn closed_until(&self) -> Instant {
        self.schedule.lock().unwrap_or_else(PoisonError::into_inner).closed_until
    }
}

/// Slots reserved at a time: as many as fit into a burst.
fn batch_size(interval: Duration) -> u32 {
    let count =
        MAX_BURST.as_nanos().checked_div(interval.as_nanos()).and_then(|count| u32::try_from(count).ok());
    count.unwrap_or(1).max(1)
}

/// A client that waits for the limiter before each request.
#[derive(Clone, Debug)]
pub(crate) struct RateLimitedClient {
    http: Arc<Http>,
    limiter: Arc<RateLimiter>,
    lease: Arc<Lease>,
}

impl RateLimitedClient {
    pub(crate) fn new(http: Arc<Http>, limiter: Arc<RateLimiter>) -> Self {
        Self { http, limiter, lease: Arc::default() }
    }

    /// Makes the client stop sending before the lease expires.
    pub(crate) fn with_lease(self, lease: Arc<Lease>) -> Self {
        Self { lease, ..self }
    }

    /// Sends a request once the limiter allows it, and records Discord's refusal.
    ///
    /// # Errors
    ///
    /// Also fails with [`PAUSED`] if Discord refuses all requests.
    pub(crate) async fn send<T>(
        &self,
        request: impl AsyncFnOnce(&Http) -> Result<T, serenity::Error>,
    ) -> Result<T, serenity::Error> {
        let gate = &self.limiter.gate;
        if gate.closure().is_some() {
            return Err(PAUSED);
        }
        let sent = async {
            let http = self.http().await;
            request(http).await
        };
        let abandoned = async {
            gate.closing().await;
            // Requests in flight are answered within this time. Later, serenity only waits for the
            // end of a ban.
            tokio::time::sleep(REQUEST_TIMEOUT).await;
        };
        let result = tokio::select! {
            biased;
            result = sent => result,
            () = abandoned => return Err(PAUSED),
        };
        result.inspect_err(|error| note_refusal(gate, error))
    }

    /// Waits until a request may be sent, and returns the client for it. Never returns after the
    /// lease is lost, because other processes send then.
    pub(crate) async fn http(&self) -> &Arc<Http> {
        self.limiter.acquire().await;
        self.lease.wait_until_sendable().await;
        &self.http
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::net::SocketAddr;

    use serenity::all::ChannelId;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio::task::JoinHandle;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::PrivateKeyDer;

    use super::super::client::with_rate_limiter;
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn requests_are_spaced_out() {
        let limiter = RateLimiter::new();
        let begun = Instant::now();
        for _ in 0..120 {
            limiter.acquire().await;
        }
        let passed = begun.elapsed();
        assert!(passed >= Duration::from_millis(2700) && passed <= Duration::from_secs(3), "{passed:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_higher_rate_reserves_larger_batches() {
        let rate: ApiRate = "400".parse().unwrap();
        let limiter = RateLimiter { interval: rate.step(), ..RateLimiter::new() };
        let begun = Instant::now();
        for _ in 0..480 {
            limiter.acquire().await;
        }
        let passed = begun.elapsed();
        assert!(passed >= Duration::from_millis(990) && passed <= Duration::from_millis(1200), "{passed:?}");
        let reserved =
            ["1", "5", "40", "400"].map(|rate| batch_size(rate.parse::<ApiRate>().unwrap().step()));
        assert_eq!(reserved, [1, 1, 8, 80]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_closed_limiter_blocks_everyone() {
        let limiter = Arc::new(RateLimiter::new());
        let begun = Instant::now();
        // The last one gets a slot before the cooldown starts, but still waits.
        for _ in 0..9 {
            limiter.acquire().await;
        }
        let waiting = tokio::spawn({
            let limiter = Arc::clone(&limiter);
            async move { limiter.acquire().await }
        });
        tokio::task::yield_now().await;
        limiter.close(Duration::from_secs(5));
        // A shorter cooldown doesn't end the longer one.
        limiter.close(Duration::from_secs(1));
        limiter.acquire().await;
        assert!(begun.elapsed() >= Duration::from_secs(5), "{:?}", begun.elapsed());
        waiting.await.unwrap();
        assert!(begun.elapsed() < Duration::from_secs(6), "{:?}", begun.elapsed());
    }

    type Seen = Arc<Mutex<Vec<(String, Instant)>>>;

    /// A TLS server named like Discord, with a client for it. It answers each request with the next
    /// given status line and headers, then with success.
    struct Discord {
        client: RateLimitedClient,
        seen: Seen,
        serving: JoinHandle<Infallible>,
    }

    impl Discord {
        async fn answering(answers: &'static [&'static str]) -> Self {
            let named = rcgen::generate_simple_self_signed(vec!["discord.com".to_owned()]).unwrap();
            let key = PrivateKeyDer::try_from(named.signing_key.serialize_der()).unwrap();
            let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
            let config = ServerConfig::builder_with_provider(provider)
                .with_safe_default_protocol_versions()
                .unwrap()
                .with_no_client_auth()
                .with_single_cert(vec![named.cert.der().clone()], key)
                .unwrap();
            let acceptor = TlsAcceptor::from(Arc::new(config));
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let seen = Seen::default();
            let serving = tokio::spawn(serve(listener, acceptor, answers, Arc::clone(&seen)));
            let limiter = Arc::new(RateLimiter::new());
            let certificate = reqwest::Certificate::from_der(named.cert.der()).unwrap();
            let client = reqwest::Client::builder()
                .use_rustls_tls()
                .no_proxy()
                .add_root_certificate(certificate)
                // The address's port is used, since the URL has no explicit port.
                .resolve("discord.com", SocketAddr::from(([127, 0, 0, 1], address.port())));
            let http =
                with_rate_limiter(&"secret".parse().unwrap(), client.build().unwrap(), Arc::clone(&limiter));
            Self { client: RateLimitedClient::new(Arc::new(http), limiter), seen, serving }
        }

        /// Sends a harmless request in a channel.
        async fn type_in(&self, channel: u64) {
            self.client.http().await.broadcast_typing(ChannelId::new(channel)).await.unwrap();
        }

        /// The requested paths, and the milliseconds since each previous request.
        fn seen(&self) -> Vec<(String, u128)> {
            self.serving.abort();
            let seen = self.seen.lock().unwrap();
            let mut before = seen[0].1;
            let since = |at: Instant, before: &mut Instant| {
                let passed = (at - *before).as_millis();
                *before = at;
                passed
            };
            seen.iter().map(|(path, at)| (path.clone(), since(*at, &mut before))).collect()
        }
    }

    async fn serve(
        listener: TcpListener,
        acceptor: TlsAcceptor,
        answers: &'static [&'static str],
        seen: Seen,
    ) -> Infallible {
        let mut answers = answers.iter();
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let mut stream = acceptor.accept(stream).await.unwrap();
            let mut request = vec![0; 4096];
            let length = stream.read(&mut request).await.unwrap();
            let text = String::from_utf8_lossy(&request[..length]).into_owned();
            assert!(text.to_lowercase().contains("authorization: bot secret"), "{text}");
            let path = text.split(' ').nth(1).unwrap_or_default();
            seen.lock().unwrap().push((path.trim_start_matches("/api/v10").to_owned(), Instant::now()));
            let answer = answers.next().copied().unwrap_or("204 No Content");
            let body = if answer.starts_with("429") {
                r#"{"message":"You are being rate limited.","retry_after":0.6,"code":0}"#
            } else {
                ""
            };
            let head =
                format!("HTTP/1.1 {answer}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", body.len());
            stream.write_all((head + body).as_bytes()).await.unwrap();
            stream.shutdown().await.unwrap();
        }
    }

    #[tokio::test]
    async fn an_empty_bucket_delays_requests() {
        let discord = Discord::answering(&[
            "204 No Content\r\nx-ratelimit-limit: 1\r\nx-ratelimit-remaining: 0\r\nx-ratelimit-reset-after: 0.6",
        ])
        .await;
        discord.type_in(1).await;
        discord.type_in(2).await;
        discord.type_in(1).await;
        let seen = discord.seen();
        let paths: Vec<&str> = seen.iter().map(|(path, _)| path.as_str()).collect();
        assert_eq!(paths, ["/channels/1/typing", "/channels/2/typing", "/channels/1/typing"]);
        assert!(seen[1].1 + seen[2].1 >= 550, "{seen:?}");
    }

    #[tokio::test]
    async fn a_429_is_retried_after_retry_after() {
        let discord = Discord::answering(&[
            "429 Too Many Requests\r\nretry-after: 0.6\r\nx-ratelimit-scope: user\r\nx-ratelimit-limit: 5\r\nx-ratelimit-remaining: 0\r\nx-ratelimit-reset-after: 0.6",
        ])
        .await;
        discord.type_in(1).await;
        let seen = discord.seen();
        assert_eq!(seen.len(), 2);
        assert!(seen[1].1 >= 550, "{seen:?}");
    }

    #[tokio::test]
    async fn a_global_limit_stops_all_requests() {
        let discord = Discord::answering(&[
            "429 Too Many Requests\r\nretry-after: 0.6\r\nx-ratelimit-global: true\r\nx-ratelimit-scope: global",
        ])
        .await;
        tokio::join!(discord.type_in(1), async {
            while discord.client.limiter.closed_until() <= Instant::now() {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            discord.type_in(2).await;
        });
        let seen = discord.seen();
        assert_eq!(seen.len(), 3, "{seen:?}");
        assert!(seen[1].1 >= 550, "{seen:?}");
    }
}
