//! Clocks at the desk: what is shown of them, `/moretime` and `/vacation`.

use super::super::reply::{Reply, Response};
use super::{About, CommandError, Desk, Incoming, deadline, mention, relative};
use crate::matches::{Cause, Timestamp};
use crate::service::{MatchFilter, MatchView, VacationStatus};
use crate::words::say;
use sealed_move_rules::Observer;

const DAY_MS: i64 = 86_400_000;

impl Desk {
    pub(super) fn more_time(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Ongoing)?;
        let match_view = self.service.clocks.give_time(&incoming.caller, id).about(id)?;
        let opponent = match match_view.observer {
            Observer::Player(side) => mention(match_view.game.seat(side.other())),
            Observer::Public | Observer::Revealed => String::new(),
        };
        let due = match_view.clock.deadline().unwrap_or(match_view.game.deadline);
        Ok(Response::Private(Reply::text(say!(
            "more-time-given",
            opponent = opponent,
            deadline = relative(due)
        ))))
    }

    /// Takes so many days of vacation, or says how many are left.
    pub(super) fn vacation(&self, incoming: &Incoming, days: Option<i64>) -> Result<Response, CommandError> {
        let (call, guild) = (&incoming.caller, incoming.caller.guild);
        let leave = match days {
            None => self
                .service
                .vacations
                .status(call.player, guild, call.now)
                .map_err(crate::service::Error::Internal)?,
            Some(days) => {
                let days = u32::try_from(days).unwrap_or(0);
                self.service.vacations.take(call, guild, days)?
            }
        };
        Ok(Response::Private(Reply::text(leave_text(&leave, guild.is_some()))))
    }
}

fn leave_text(leave: &VacationStatus, in_server: bool) -> String {
    let days = leave.left_ms / DAY_MS;
    let allowed = i64::from(leave.allowed_days);
    match leave.present {
        Some(vacation) => {
            let clocks = match leave.still {
                _ if !in_server => "anywhere",
                None => "none",
                Some(still) if still < vacation.until => "part",
                Some(_) => "whole",
            };
            say!(
                "vacation-present",
                until = relative(vacation.until),
                clocks = clocks,
                still = leave.still.map(relative).unwrap_or_default(),
                days = days,
                allowed = allowed,
            )
        }
        None => say!("vacation-none", days = days, allowed = allowed),
    }
}

/// The deadline of the player on turn, and why it is when it is.
pub(in crate::discord) fn clock_lines(match_view: &MatchView, now: Timestamp) -> Vec<String> {
    let player = mention(match_view.game.seat(match_view.board_view.view.turn()));
    let mut lines = Vec::new();
    match match_view.clock.pause_at(now) {
        Some(halt) if halt.cause == Cause::ShutOut => lines.push(say!("clock-shut-out")),
        Some(halt) if halt.cause == Cause::Vacation => {
            let until = halt.until.map(relative).unwrap_or_default();
            lines.push(say!("clock-vacation", player = player, until = until));
        }
        _ => {}
    }
    lines.extend(match_view.clock.deadline().map(deadline));
    let credit = match_view.clock.credit_ms();
    if credit >= 60_000 {
        lines.push(say!("clock-credit", span = span(credit)));
    }
    lines
}

/// A length of time in words, in the unit that fits.
pub(in crate::discord) fn span(ms: i64) -> String {
    let minutes = (ms / 60_000).max(1);
    let (count, unit) = match minutes {
        0..120 => (minutes, "minutes"),
        120..2880 => ((minutes + 30) / 60, "hours"),
        _ => ((minutes + 720) / 1440, "days"),
    };
    say!(&format!("span-{unit}"), count = count)
}
