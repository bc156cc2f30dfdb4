//! The limiter through which everything passes that the bot sends by itself.
//!
//! serenity waits for the bucket of a route, but a limit that holds for the whole bot stops only
//! the request that met it: the others would run into it one by one, and Discord bans whoever
//! does not listen. The limiter stays closed for all of them, and keeps them below the rate that
//! Discord allows a bot. Answers to interactions do not count there, and never wait here.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::http::Http;
use tokio::time::{Instant, sleep_until};

use crate::bot::lease::Serving;
use crate::config::ApiRate;
use crate::service::Service;

/// How far an idle limiter lets requests run ahead of that.
const AHEAD: Duration = Duration::from_millis(200);

/// Lets one request after another pass, or none for a while.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    /// The time between two requests where many wait.
    step: Duration,
    times: Mutex<Times>,
    /// Where several processes keep the rate together.
    shared: Option<SharedRate>,
}

/// The rate that several processes keep together: each books some requests at a time.
struct SharedRate {
    service: Arc<Service>,
    /// When the requests that were booked may pass.
    booked: tokio::sync::Mutex<VecDeque<Instant>>,
}

impl std::fmt::Debug for SharedRate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SharedRate").finish_non_exhaustive()
    }
}

#[derive(Debug)]
struct Times {
    /// When the next request may pass.
    next: Instant,
    /// Until when none may.
    closed: Instant,
}

impl RateLimiter {
    pub(crate) fn new() -> Self {
        let now = Instant::now();
        Self {
            step: ApiRate::default().step(),
            times: Mutex::new(Times { next: now, closed: now }),
            shared: None,
        }
    }

    /// The limiter of a process that may serve beside others; alone, it is like any.
    pub(crate) fn of(service: &Arc<Service>, rate: ApiRate) -> Self {
        let shared = SharedRate { service: Arc::clone(service), booked: tokio::sync::Mutex::default() };
        Self { shared: service.processes.are_several().then_some(shared), step: rate.step(), ..Self::new() }
    }

    /// A limiter at which nobody waits unless it is closed.
    pub(crate) fn unlimited() -> Self {
        Self { step: Duration::ZERO, ..Self::new() }
    }

    /// Closes the limiter for all who pass from now on.
    pub(crate) fn close(&self, time: Duration) {
        let until = Instant::now() + time;
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        times.closed = times.closed.max(until);
        drop(times);
        if let Some(shared) = &self.shared {
            let service = Arc::clone(&shared.service);
            tokio::task::spawn_blocking(move || {
                if let Err(error) = service.processes.close_requests(time) {
                    tracing::warn!(%error, "the other processes do not hear of Discord's rate limit");
                }
            });
        }
    }

    /// Waits for one's turn.
    pub(crate) async fn pass(&self) {
        loop {
            sleep_until(self.reserve_of_all().await).await;
            if self.closed_until() <= Instant::now() {
                return;
            }
        }
    }

    /// The moment at which the caller may pass by what all processes have booked, and by what this one has seen.
    async fn reserve_of_all(&self) -> Instant {
        let Some(shared) = &self.shared else { return self.reserve() };
        // Whoever waits for the database lets the others wait, too: they need what is booked then.
        let mut booked = shared.booked.lock().await;
        let oldest = Instant::now().checked_sub(AHEAD);
        booked.retain(|at| oldest.is_none_or(|oldest| *at >= oldest));
        if booked.is_empty() {
            let service = Arc::clone(&shared.service);
            let (count, step) = (booked_at_once(self.step), self.step);
            let asked =
                tokio::task::spawn_blocking(move || service.processes.book_requests(count, step, AHEAD));
            let Ok(Ok(wait)) = asked.await else {
                // Without the database nothing can be noted either; what is under way keeps to this process's rate.
                return self.reserve();
            };
            let first = Instant::now() + wait;
            booked.extend((0..count).map(|number| first + step * number));
        }
        booked.pop_front().unwrap_or_else(|| self.reserve())
    }

    /// The moment at which the caller may pass if nobody closes the limiter before.
    fn reserve(&self) -> Instant {
        let now = Instant::now();
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        let earliest = now.checked_sub(AHEAD).unwrap_or(now).max(times.closed);
        let at = times.next.max(earliest);
        times.next = at + self.step;
        at
    }

    fn closed_until(&self) -> Instant {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).closed
    }
}

/// How many requests one of several processes books at a time: what an idle limiter lets run ahead.
fn booked_at_once(step: Duration) -> u32 {
    let count = AHEAD.as_nanos().checked_div(step.as_nanos()).and_then(|count| u32::try_from(count).ok());
    count.unwrap_or(1).max(1)
}

/// A client whose every use passes the limiter.
#[derive(Clone, Debug)]
pub(crate) struct RateLimitedClient {
    http: Arc<Http>,
    limiter: Arc<RateLimiter>,
    serving: Arc<Serving>,
}

impl RateLimitedClient {
    pub(crate) fn new(http: Arc<Http>, limiter: Arc<RateLimiter>) -> Self {
        Self { http, limiter, serving: Arc::default() }
    }

    /// The same client, which sends nothing more once the process may not serve any longer.
    pub(crate) fn while_serving(self, serving: Arc<Serving>) -> Self {
        Self { serving, ..self }
    }

    /// The client for one request, as soon as it may be sent: never, in a process that is about to stop because others
    /// send for it.
    pub(crate) async fn http(&self) -> &Arc<Http> {
        self.limiter.pass().await;
        self.serving.may_send().await;
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
    async fn many_pass_one_after_another() {
        let limiter = RateLimiter::new();
        let begun = Instant::now();
        for _ in 0..120 {
            limiter.pass().await;
        }
        let passed = begun.elapsed();
        assert!(passed >= Duration::from_millis(2700) && passed <= Duration::from_secs(3), "{passed:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_higher_rate_lets_more_pass_and_books_more_at_once() {
        let rate: ApiRate = "400".parse().unwrap();
        let limiter = RateLimiter { step: rate.step(), ..RateLimiter::new() };
        let begun = Instant::now();
        for _ in 0..480 {
            limiter.pass().await;
        }
        let passed = begun.elapsed();
        assert!(passed >= Duration::from_millis(990) && passed <= Duration::from_millis(1200), "{passed:?}");
        let booked =
            ["1", "5", "40", "400"].map(|rate| booked_at_once(rate.parse::<ApiRate>().unwrap().step()));
        assert_eq!(booked, [1, 1, 8, 80]);
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_passes_a_closed_gate() {
        let limiter = Arc::new(RateLimiter::new());
        let begun = Instant::now();
        // One has a slot before it closes and still waits for it.
        for _ in 0..9 {
            limiter.pass().await;
        }
        let waiting = tokio::spawn({
            let limiter = Arc::clone(&limiter);
            async move { limiter.pass().await }
        });
        tokio::task::yield_now().await;
        limiter.close(Duration::from_secs(5));
        // A shorter time does not open it earlier.
        limiter.close(Duration::from_secs(1));
        limiter.pass().await;
        assert!(begun.elapsed() >= Duration::from_secs(5), "{:?}", begun.elapsed());
        waiting.await.unwrap();
        assert!(begun.elapsed() < Duration::from_secs(6), "{:?}", begun.elapsed());
    }

    type Seen = Arc<Mutex<Vec<(String, Instant)>>>;

    /// A server that has Discord's name for the client it comes with, and answers as it is told:
    /// a status line and headers for each request, and then that all is well.
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
                // The port of the address counts where that of the URL is the usual one.
                .resolve("discord.com", SocketAddr::from(([127, 0, 0, 1], address.port())));
            let http =
                with_rate_limiter(&"secret".parse().unwrap(), client.build().unwrap(), Arc::clone(&limiter));
            Self { client: RateLimitedClient::new(Arc::new(http), limiter), seen, serving }
        }

        /// Does something in a channel that says nothing.
        async fn type_in(&self, channel: u64) {
            self.client.http().await.broadcast_typing(ChannelId::new(channel)).await.unwrap();
        }

        /// The paths asked for, and the milliseconds between them.
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
    async fn an_empty_bucket_is_waited_for() {
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
    async fn a_request_that_was_too_many_is_sent_again_in_time() {
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
    async fn a_limit_of_the_whole_bot_stops_every_request() {
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
