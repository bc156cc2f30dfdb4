//! Stops all requests while Discord refuses the bot as a whole: it rejects the token, or it has
//! banned the bot's address. Discord bans an address for an hour after 10,000 refused requests in
//! ten minutes, so the bot also counts its refused requests.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// The window in which Discord counts refused requests.
const REFUSAL_WINDOW: Duration = Duration::from_secs(600);

/// Refused requests in the window after which only due messages are sent.
const DUE_ONLY_REFUSALS: usize = 500;

/// Refused requests in any window: a tenth of Discord's limit.
const MAX_REFUSALS: usize = 1000;

/// Requests that may be in flight when nothing more is sent.
const MAX_IN_FLIGHT: usize = 200;

const STOP_REFUSALS: usize = MAX_REFUSALS - MAX_IN_FLIGHT;

/// Delay between the first rejected token and the check of the account.
const TOKEN_CHECK_DELAY: Duration = Duration::from_secs(5);

/// Interval between checks while the token is rejected.
const TOKEN_CHECK_INTERVAL: Duration = Duration::from_secs(600);

/// Pause after a ban without a `Retry-After` header. It doubles with each further ban.
const MIN_BAN: Duration = Duration::from_secs(60);

/// Maximum pause without a `Retry-After` header.
const MAX_BAN: Duration = Duration::from_secs(3600);

/// Delay of the check that asks for the `Retry-After` header of a ban.
const BAN_CHECK_DELAY: Duration = Duration::from_secs(1);

/// Delay of a check that got no answer.
const CHECK_RETRY_INTERVAL: Duration = Duration::from_secs(10);

/// A refusal by Discord, which it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The token was rejected (401).
    Token,
    /// All requests from this address are rejected (429 that doesn't come from Discord's API).
    Ban {
        /// The `Retry-After` header, if known.
        retry_after: Option<Duration>,
    },
    /// Only this request was refused (403, 429).
    Request,
}

/// Why the gate is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GateClosure {
    /// A request was answered with 401. A check of the account decides whether it's the token.
    TokenSuspected,
    /// The check confirmed that Discord rejects the token.
    TokenRejected,
    Banned,
}

/// The response to a check of the bot's account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccountCheck {
    Accepted,
    Refused(Refusal),
    /// Discord didn't answer, or not as Discord does.
    NoAnswer,
}

/// Which messages may be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SendScope {
    All,
    /// Messages that players wait for.
    DueOnly,
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Closed {
    why: GateClosure,
    /// The gate doesn't open before this time, even if a check succeeds.
    until: Instant,
    /// When the account is checked next. `None` if another process checks it.
    check_at: Option<Instant>,
}

/// Lets requests to Discord pass, unless Discord refuses the bot.
#[derive(Debug)]
pub(crate) struct DiscordGate {
    closed: watch::Sender<Option<Closed>>,
    refusals: Mutex<VecDeque<Instant>>,
    /// The end of the last ban, and its pause.
    last_ban: Mutex<Option<(Instant, Duration)>>,
}

impl Default for DiscordGate {
    fn default() -> Self {
        Self { closed: watch::Sender::new(None), refusals: Mutex::default(), last_ban: Mutex::default() }
    }
}

impl DiscordGate {
    /// Why nothing passes; `None` if the gate is open.
    pub(crate) fn closure(&self) -> Option<GateClosure> {
        self.closed.borrow().map(|closed| closed.why)
    }

    /// Records a refusal and closes the gate if it concerns the whole bot.
    pub(crate) fn note(&self, refusal: Refusal) {
        let now = Instant::now();
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        refusals.push_back(now);
        prune(&mut refusals, now);
        let reached = refusals.len();
        drop(refusals);
        if reached == DUE_ONLY_REFUSALS || reached == STOP_REFUSALS {
            tracing::warn!(refusals = reached, "many requests refused by Discord");
        }
        match refusal {
            Refusal::Request => {}
            Refusal::Token => {
                let check_at = now + TOKEN_CHECK_DELAY;
                self.close(GateClosure::TokenSuspected, check_at, Some(check_at));
            }
            Refusal::Ban { retry_after } => self.ban(now, retry_after),
        }
    }

    /// Records the response to a check, which opens the gate or sets the time of the next check.
    pub(crate) fn note_check(&self, check: AccountCheck) {
        let now = Instant::now();
        let Some(closed) = *self.closed.borrow() else { return };
        let check_at = |at: Instant| Some(Closed { check_at: Some(at), ..closed });
        if matches!(check, AccountCheck::Refused(_)) {
            self.refusals.lock().unwrap_or_else(PoisonError::into_inner).push_back(now);
        }
        let next = match check {
            AccountCheck::Accepted if now >= closed.until => None,
            AccountCheck::Accepted => check_at(closed.until),
            AccountCheck::NoAnswer => check_at(now + CHECK_RETRY_INTERVAL),
            AccountCheck::Refused(Refusal::Token) => {
                tracing::error!("token rejected by Discord; nothing is sent until Discord accepts it");
                let until = now + TOKEN_CHECK_INTERVAL;
                Some(Closed { why: GateClosure::TokenRejected, until, check_at: Some(until) })
            }
            AccountCheck::Refused(Refusal::Ban { retry_after: None }) if now < closed.until => {
                check_at(closed.until)
            }
            AccountCheck::Refused(Refusal::Ban { retry_after }) => {
                let until = now + self.ban_pause(now, retry_after);
                Some(Closed { why: GateClosure::Banned, until, check_at: Some(until) })
            }
            AccountCheck::Refused(Refusal::Request) => check_at(closed.until.max(now + MIN_BAN)),
        };
        if next.is_none() {
            tracing::info!("Discord accepts requests again; sending");
        }
        self.closed.send_replace(next);
    }

    fn close(&self, why: GateClosure, until: Instant, check_at: Option<Instant>) {
        let closes = self.closed.send_if_modified(|closed| {
            let first = closed.is_none();
            closed.get_or_insert(Closed { why, until, check_at });
            first
        });
        if closes {
            tracing::warn!(?why, "all requests refused by Discord; pausing");
        }
    }

    /// Closes the gate for a ban. If it is closed already, a header extends the pause.
    fn ban(&self, now: Instant, retry_after: Option<Duration>) {
        if self.closure().is_none() {
            let until = now + self.ban_pause(now, retry_after);
            let check_at = if retry_after.is_some() { until } else { now + BAN_CHECK_DELAY };
            return self.close(GateClosure::Banned, until, Some(check_at));
        }
        let Some(pause) = retry_after else { return };
        self.closed.send_modify(|closed| {
            if let Some(closed) = closed {
                closed.until = closed.until.max(now + pause);
                closed.check_at = closed.check_at.map(|_| closed.until);
            }
        });
    }

    /// The pause of a new ban: as long as the header says, or twice the pause of a ban within the
    /// last hour.
    fn ban_pause(&self, now: Instant, retry_after: Option<Duration>) -> Duration {
        let mut last = self.last_ban.lock().unwrap_or_else(PoisonError::into_inner);
        let doubled = match *last {
            Some((ended, pause)) if now < ended + MAX_BAN => (pause * 2).min(MAX_BAN),
            _ => MIN_BAN,
        };
        let pause = retry_after.unwrap_or(doubled);
        *last = Some((now + pause, pause.clamp(MIN_BAN, MAX_BAN)));
        pause
    }

    /// Closes the gate because another process found it closed. That process checks the account.
    pub(crate) fn close_for_other(&self, why: GateClosure) {
        self.close(why, Instant::now(), None);
        self.closed.send_if_modified(|closed| {
            let own = closed.as_mut().filter(|closed| closed.check_at.is_some());
            own.map(|closed| closed.check_at = None).is_some()
        });
    }

    /// Opens the gate if only another process had closed it.
    pub(crate) fn open_for_other(&self) {
        self.closed.send_if_modified(|closed| {
            let opens = closed.is_some_and(|closed| closed.check_at.is_none());
            if opens {
                *closed = None;
            }
            opens
        });
    }

    /// The closure that this process checks itself.
    pub(crate) fn own_closure(&self) -> Option<GateClosure> {
        self.closed.borrow().filter(|closed| closed.check_at.is_some()).map(|closed| closed.why)
    }

    /// Waits until the account must be checked.
    pub(crate) async fn check_due(&self) {
        let mut closed = self.closed.subscribe();
        loop {
            let check_at = closed.borrow_and_update().and_then(|closed| closed.check_at);
            let due = async {
                match check_at {
                    Some(at) => sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = due => return,
                _ = closed.changed() => {}
            }
        }
    }

    /// Waits until the gate is open and few enough requests were refused lately.
    pub(crate) async fn pass(&self) {
        let mut closed = self.closed.subscribe();
        loop {
            // The sender is alive as long as `self`.
            let _ = closed.wait_for(Option::is_none).await;
            match self.full_until() {
                Some(at) => sleep_until(at).await,
                None => return,
            }
        }
    }

    /// Waits until the gate closes.
    pub(crate) async fn closing(&self) {
        let _ = self.closed.subscribe().wait_for(Option::is_some).await;
    }

    /// Which messages may be sent now.
    pub(crate) fn scope(&self) -> SendScope {
        if self.closure().is_some() {
            return SendScope::Nothing;
        }
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        prune(&mut refusals, Instant::now());
        match refusals.len() {
            STOP_REFUSALS.. => SendScope::Nothing,
            DUE_ONLY_REFUSALS.. => SendScope::DueOnly,
            _ => SendScope::All,
        }
    }

    /// When the next request may be sent; `None` if now.
    fn full_until(&self) -> Option<Instant> {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        prune(&mut refusals, Instant::now());
        let excess = (refusals.len() + 1).checked_sub(STOP_REFUSALS)?;
        let oldest = refusals.get(excess.checked_sub(1)?)?;
        Some(*oldest + REFUSAL_WINDOW)
    }
}

fn prune(refusals: &mut VecDeque<Instant>, now: Instant) {
    while refusals.front().is_some_and(|at| *at + REFUSAL_WINDOW <= now) {
        refusals.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;

    const BANNED: Refusal = Refusal::Ban { retry_after: None };

    /// Returns the seconds until the next check, and makes it.
    async fn check(gate: &DiscordGate, answer: AccountCheck) -> u64 {
        let begun = Instant::now();
        gate.check_due().await;
        gate.note_check(answer);
        begun.elapsed().as_secs()
    }

    fn is_open(gate: &DiscordGate) -> bool {
        gate.closure().is_none()
    }

    #[tokio::test(start_paused = true)]
    async fn a_rejected_token_stops_until_a_check_accepts_it() {
        let gate = DiscordGate::default();
        gate.note(Refusal::Token);
        gate.note(Refusal::Token);
        assert_eq!(gate.closure(), Some(GateClosure::TokenSuspected));
        assert_eq!(check(&gate, AccountCheck::Refused(Refusal::Token)).await, 5);
        assert_eq!(gate.closure(), Some(GateClosure::TokenRejected));
        assert_eq!(check(&gate, AccountCheck::Refused(Refusal::Token)).await, 600);
        assert_eq!(check(&gate, AccountCheck::NoAnswer).await, 600);
        assert_eq!(gate.closure(), Some(GateClosure::TokenRejected));
        assert_eq!(check(&gate, AccountCheck::Accepted).await, 10);
        assert!(is_open(&gate));
        // A 401 of one route alone is a wrong alarm.
        gate.note(Refusal::Token);
        assert_eq!(check(&gate, AccountCheck::Accepted).await, 5);
        assert!(is_open(&gate));
    }

    #[tokio::test(start_paused = true)]
    async fn a_ban_lasts_as_long_as_its_header_says() {
        let long = Refusal::Ban { retry_after: Some(Duration::from_secs(3600)) };
        let gate = DiscordGate::default();
        gate.note(BANNED);
        // Requests in flight were refused, too; one of them knows for how long.
        gate.note(long);
        gate.note(BANNED);
        assert_eq!(check(&gate, AccountCheck::Accepted).await, 3600);
        assert!(is_open(&gate));
        // Where serenity hides the header, the check finds it.
        gate.note(BANNED);
        assert_eq!(check(&gate, AccountCheck::Refused(long)).await, 1);
        assert_eq!(check(&gate, AccountCheck::Accepted).await, 3600);
        assert!(is_open(&gate));
    }

    #[tokio::test(start_paused = true)]
    async fn a_ban_without_a_header_doubles_to_an_hour() {
        let gate = DiscordGate::default();
        gate.note(BANNED);
        // The first check only looks for the header.
        let mut pauses = Vec::new();
        for _ in 0..9 {
            pauses.push(check(&gate, AccountCheck::Refused(BANNED)).await);
        }
        assert_eq!(pauses, [1, 59, 120, 240, 480, 960, 1920, 3600, 3600]);
        check(&gate, AccountCheck::Accepted).await;
        assert!(is_open(&gate));
        // One route is still banned, although the account is accepted.
        gate.note(BANNED);
        assert_eq!(check(&gate, AccountCheck::Accepted).await, 1);
        assert!(!is_open(&gate));
        assert_eq!(check(&gate, AccountCheck::Accepted).await, 3599);
        assert!(is_open(&gate));
        // After a quiet hour the pauses begin again.
        tokio::time::advance(Duration::from_secs(3601)).await;
        gate.note(BANNED);
        check(&gate, AccountCheck::Accepted).await;
        assert_eq!(check(&gate, AccountCheck::Accepted).await, 59);
        assert!(is_open(&gate));
    }

    #[tokio::test(start_paused = true)]
    async fn only_the_process_that_checks_opens_the_gate() {
        let gate = DiscordGate::default();
        gate.close_for_other(GateClosure::Banned);
        assert_eq!((gate.closure(), gate.own_closure()), (Some(GateClosure::Banned), None));
        assert!(timeout(Duration::from_secs(86_400), gate.check_due()).await.is_err());
        gate.open_for_other();
        assert!(is_open(&gate));
        gate.note(Refusal::Token);
        gate.open_for_other();
        assert_eq!(gate.own_closure(), Some(GateClosure::TokenSuspected));
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_passes_a_closed_gate() {
        let gate = DiscordGate::default();
        gate.pass().await;
        gate.note(BANNED);
        gate.closing().await;
        assert_eq!(gate.scope(), SendScope::Nothing);
        assert!(timeout(Duration::from_secs(86_400), gate.pass()).await.is_err());
        gate.note_check(AccountCheck::Accepted);
        gate.pass().await;
        assert_eq!(gate.scope(), SendScope::All);
    }

    #[tokio::test(start_paused = true)]
    async fn refused_requests_are_limited() {
        let gate = DiscordGate::default();
        let begun = Instant::now();
        let mut scopes = Vec::new();
        let mut sent = Vec::new();
        for _ in 0..2500 {
            gate.pass().await;
            scopes.push(gate.scope());
            gate.note(Refusal::Request);
            sent.push(begun.elapsed());
            tokio::time::advance(Duration::from_millis(20)).await;
        }
        assert_eq!(scopes.iter().position(|scope| *scope != SendScope::All), Some(500));
        assert!(scopes[500..800].iter().all(|scope| *scope == SendScope::DueOnly));
        // At any time 200 requests may be in flight.
        for window in sent.windows(801) {
            assert!(window[800] - window[0] >= REFUSAL_WINDOW);
        }
    }
}
