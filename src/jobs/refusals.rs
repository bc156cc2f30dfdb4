//! Checks whether Discord accepts the bot again after it refused all requests, and shares the
//! refusal with the other processes. One process checks, the others wait for its result.

use std::time::Duration;

use tokio::time::sleep;

use super::blocking;
use super::supervisor::Pulse;
use crate::bot::BotContext;
use crate::bot::discord_gate::GateClosure;
use crate::discord::rest::account::AccountChecker;

/// Interval between looks at what other processes found.
const SHARE_INTERVAL: Duration = Duration::from_secs(3);

/// The lease of the checking process. If the process dies, the others find out for themselves.
const CHECK_LEASE_TTL: Duration = Duration::from_secs(15);

const TOKEN_LEASE: &str = "discord token";

const BAN_LEASE: &str = "discord ban";

/// Runs until shutdown.
pub(crate) async fn run(bot: BotContext, account: AccountChecker, mut pulse: Pulse) {
    let gate = bot.discord_gate().clone();
    let mut held = None;
    while !pulse.is_shutting_down() {
        pulse.beat();
        tokio::select! {
            () = gate.check_due() => gate.note_check(account.check().await),
            () = sleep(SHARE_INTERVAL) => {}
            () = pulse.shutdown() => {}
        }
        if bot.service().processes.is_clustered() {
            share(&bot, &mut held).await;
        }
    }
}

/// Tells the other processes about this process's refusal, or takes over theirs. `held` is the
/// lease that this process holds.
async fn share(bot: &BotContext, held: &mut Option<&'static str>) {
    let wanted = bot.discord_gate().own_closure().map(lease_of);
    let old = held.filter(|old| Some(*old) != wanted);
    let shared = blocking(bot, move |bot| {
        let processes = &bot.service().processes;
        if let Some(old) = old {
            processes.release_lease(old)?;
        }
        let holds = match wanted {
            Some(name) => processes.acquire_lease(name, CHECK_LEASE_TTL)?,
            None => false,
        };
        Ok((holds, processes.leases_of_others()?))
    });
    let Ok((holds, others)) = shared.await else { return };
    *held = wanted.filter(|_| holds);
    if holds {
        return;
    }
    let of_others = |name: &str| others.iter().any(|other| other == name);
    if of_others(TOKEN_LEASE) {
        bot.discord_gate().close_for_other(GateClosure::TokenRejected);
    } else if of_others(BAN_LEASE) {
        bot.discord_gate().close_for_other(GateClosure::Banned);
    } else {
        bot.discord_gate().open_for_other();
    }
}

const fn lease_of(why: GateClosure) -> &'static str {
    match why {
        GateClosure::TokenSuspected | GateClosure::TokenRejected => TOKEN_LEASE,
        GateClosure::Banned => BAN_LEASE,
    }
}
