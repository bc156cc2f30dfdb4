//! What letters say that are no notices of a game: reminders, clocks that changed, and calls for
//! players who cannot be reached otherwise.

use super::custom_id::ButtonAction;
use super::desk::{Desk, button, game_name, link, mention, relative, span};
use super::reply::{Reply, Style, people};
use crate::matches::{Cause, MessageKind, OutboxMessage, PlayerId, Route, SHUT_OUT_DAYS, Timestamp};
use crate::service::{Error, MatchView};
use crate::words::say;

impl Desk {
    /// Whether nobody needs a letter any more that took another way: the turn was made meanwhile.
    pub(super) fn outdated(&self, letter: &OutboxMessage) -> Result<bool, Error> {
        let by_turn = matches!(
            letter.kind,
            MessageKind::Turn | MessageKind::Reminder | MessageKind::Credited | MessageKind::MoreTime
        );
        let late = letter.parked || letter.route != Route::Channel;
        Ok(by_turn && late && self.service().views.public_view(letter.subject, letter.revision)?.passed)
    }

    /// A short call for somebody whose direct messages are closed.
    pub(super) fn call(&self, letter: &OutboxMessage, player: PlayerId) -> Result<Reply, Error> {
        let content = match self.service().games.summary(letter.subject)? {
            Some(game) => {
                let whose = if game.awaits(player) { "mine" } else { "news" };
                let name = crate::words::game(game.game.info());
                say!("call-game", player = mention(player), game = name, whose = whose, link = link(&game))
            }
            None => say!("call-challenge", player = mention(player)),
        };
        Ok(Reply { content, pings: vec![player], ..Reply::default() })
    }

    /// What a letter says about a clock; nothing where the turn was made meanwhile.
    pub(super) fn clock_letter(
        &self,
        letter: &OutboxMessage,
        now: Timestamp,
    ) -> Result<Option<Reply>, Error> {
        let match_view = self.service().views.public_view(letter.subject, letter.revision)?;
        if match_view.passed || match_view.game.ending.is_some() {
            return Ok(None);
        }
        let place = self.service().games.summary(letter.subject)?.map(|game| link(&game)).unwrap_or_default();
        let turn = match_view.board_view.view.turn();
        let (player, opponent) = (match_view.game.seat(turn), match_view.game.seat(turn.other()));
        let Some(deadline) = match_view.clock.deadline() else { return Ok(None) };
        let content = match letter.kind {
            MessageKind::Reminder => say!(
                "reminder",
                player = mention(player),
                opponent = mention(opponent),
                game = game_name(&match_view),
                deadline = relative(deadline),
                exactly = exactly(deadline),
                link = place,
            ),
            MessageKind::Credited => say!(
                "credited",
                player = mention(player),
                opponent = mention(opponent),
                game = game_name(&match_view),
                span = span(match_view.clock.credit_ms()),
                deadline = relative(deadline),
                exactly = exactly(deadline),
                link = place,
            ),
            _ => say!(
                "more-time",
                player = mention(player),
                opponent = mention(opponent),
                game = game_name(&match_view),
                deadline = relative(deadline),
                exactly = exactly(deadline),
                link = place,
            ),
        };
        let halted = match_view.clock.pause_at(now).is_some_and(|halt| halt.cause == Cause::ShutOut);
        Ok((!halted).then(|| Reply {
            content,
            buttons: turn_buttons(&match_view),
            pings: people([player]),
            ..Reply::default()
        }))
    }

    /// What a letter says about a player who is, or was, away.
    pub(super) fn away_letter(&self, letter: &OutboxMessage, now: Timestamp) -> Result<Option<Reply>, Error> {
        let Some(game) = self.service().games.summary(letter.subject)? else { return Ok(None) };
        let name = crate::words::game(game.game.info());
        let Some(player) = letter.actor else {
            let Some(player) = letter.route.recipient() else { return Ok(None) };
            let opponent = mention(game.opponent_of(player));
            let until = relative(letter.created.plus_days(SHUT_OUT_DAYS));
            let content = say!("shut-out", game = name, opponent = opponent, until = until);
            return Ok(Some(Reply { content, pings: vec![player], ..Reply::default() }));
        };
        if letter.kind == MessageKind::Absent {
            let opponent = game.opponent_of(player);
            let content = say!(
                "absent",
                opponent = mention(opponent),
                player = mention(player),
                game = name,
                link = link(&game)
            );
            let told = game.ending.is_none();
            return Ok(told.then(|| Reply { content, pings: people([opponent]), ..Reply::default() }));
        }
        let leave =
            self.service().vacations.status(player, game.place.guild, now).map_err(Error::Internal)?;
        let until = leave.present.map(|vacation| vacation.until);
        Ok(Some(Reply::text(match (until, leave.still) {
            (Some(until), Some(still)) if still < until => say!(
                "vacation-begun-part",
                player = mention(player),
                until = relative(until),
                still = relative(still),
                exactly = exactly(still),
            ),
            (Some(until), None) => say!(
                "vacation-begun-uncounted",
                player = mention(player),
                until = relative(until),
                exactly = exactly(until),
            ),
            (Some(until), Some(_)) => say!(
                "vacation-begun",
                player = mention(player),
                until = relative(until),
                exactly = exactly(until),
            ),
            (None, _) => say!("vacation-over", player = mention(player)),
        })))
    }
}

fn turn_buttons(match_view: &MatchView) -> Vec<super::reply::Button> {
    vec![
        button(ButtonAction::Move, match_view, "button-move", Style::Primary),
        button(ButtonAction::View, match_view, "button-view", Style::Plain),
    ]
}

fn exactly(at: Timestamp) -> String {
    format!("<t:{}:f>", at.seconds())
}
