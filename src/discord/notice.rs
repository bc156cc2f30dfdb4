//! Public messages: what a letter of the outbox says, drawn from the public view.

use super::custom_id::{ButtonAction, Orientation};
use super::desk::{
    COLOUR, Desk, button, channel_mention, clock_lines, draw, follow_ups, game_name, last_turn, link,
    mention, planners, rating, relative, subject_button,
};
use super::limits;
use super::reply::{Button, Reply, Style, people};
use crate::dice::Commitment;
use crate::matches::{
    Challenge, ChallengeState, Id, MessageKind, OutboxMessage, RatingChange, Route, Seat, Timestamp,
};
use crate::service::{Error, MatchView};
use crate::words::{self, say};
use sealed_move_rules::Side;

/// After so many milliseconds a notice is late: whoever moved since needs no ping for the turn
/// before. A notice that is merely overtaken by a quick reply still pings, as every turn does.
const LATE_MS: i64 = 60_000;

impl Desk {
    /// The message of a letter; nothing where there is nothing to tell any more.
    ///
    /// # Errors
    ///
    /// The letter's subject is gone, or the store failed.
    pub fn letter(&self, letter: &OutboxMessage, now: Timestamp) -> Result<Option<Reply>, Error> {
        if self.outdated(letter)? {
            return Ok(None);
        }
        match letter.route {
            Route::Channel => self.told(letter, now),
            Route::ChannelMention(player) => self.call(letter, player).map(Some),
            Route::Direct(player) => {
                let place = self.service().games.summary(letter.subject)?.map(|game| link(&game));
                Ok(self.told(letter, now)?.map(|reply| {
                    // What is told of clocks says in the channel, too, where the game is.
                    let place = place.filter(|place| !reply.content.contains(place));
                    Reply {
                        content: std::iter::once(reply.content).chain(place).collect::<Vec<_>>().join(" · "),
                        pings: vec![player],
                        ..reply
                    }
                }))
            }
        }
    }

    /// What a letter tells, whichever way it goes.
    fn told(&self, letter: &OutboxMessage, now: Timestamp) -> Result<Option<Reply>, Error> {
        match letter.kind {
            MessageKind::Challenged => {
                let challenge = self.service().challenges.find(letter.subject)?;
                let open = challenge.state_at(now) == ChallengeState::Open;
                Ok(open.then(|| challenged(&challenge)))
            }
            MessageKind::Declined => {
                let challenge = self.service().challenges.find(letter.subject)?;
                Ok(Some(declined(&challenge, letter.actor)))
            }
            MessageKind::Turn | MessageKind::Over | MessageKind::TakenBack => {
                Ok(Some(self.notice(letter, now)?))
            }
            MessageKind::TakebackOffered | MessageKind::TakebackDeclined | MessageKind::TakebackWithdrawn => {
                self.takeback_notice(letter)
            }
            MessageKind::DrawOffered | MessageKind::DrawDeclined | MessageKind::DrawWithdrawn => {
                self.draw_notice(letter)
            }
            MessageKind::Reminder | MessageKind::Credited | MessageKind::MoreTime => {
                self.clock_letter(letter, now)
            }
            MessageKind::Vacation | MessageKind::Absent | MessageKind::ShutOut => {
                self.away_letter(letter, now)
            }
        }
    }

    /// The notice of a turn or of the end of a game: a new message, for edits do not ping.
    fn notice(&self, letter: &OutboxMessage, now: Timestamp) -> Result<Reply, Error> {
        let match_view = self.service().views.public_view(letter.subject, letter.revision)?;
        let game = match_view.game.game.info();
        let seats = match_view.game.seats;
        let mut body = vec![say!(
            "notice-players",
            firstside = words::side(game, Side::First),
            first = mention(seats[0]),
            secondside = words::side(game, Side::Second),
            second = mention(seats[1]),
        )];
        if letter.kind == MessageKind::TakenBack {
            body.push(say!("notice-taken-back", player = letter.actor.map(mention).unwrap_or_default()));
        }
        body.push(last_turn(&match_view).unwrap_or_else(|| {
            say!("notice-start", side = words::side(game, match_view.board_view.view.turn()))
        }));
        // Not with what came later, such as a resignation.
        if match_view.game.revision == match_view.game.last_move_revision() {
            body.extend(planners(&match_view));
        }
        if match_view.game.moves.is_empty() {
            body.extend(match_view.game.seed.as_ref().map(|seed| sealed(&seed.commitment())));
        }
        let id = match_view.game.id.to_string();
        if let Some(ending) = &match_view.game.ending {
            body.push(format!("**{}**", words::ending(game, ending)));
            if let Some(changes) = self.service().results.rating_changes(match_view.game.id)? {
                body.push(say!(
                    "notice-ratings",
                    first = mention(seats[0]),
                    firstrating = rating_change(changes[0]),
                    second = mention(seats[1]),
                    secondrating = rating_change(changes[1]),
                ));
            }
            body.extend(
                match_view.game.seed.as_ref().map(|seed| say!("notice-dice-open", seed = seed.open())),
            );
            let mut buttons =
                vec![button(ButtonAction::Rematch, &match_view, "button-rematch", Style::Primary)];
            buttons.extend(looking_buttons(&match_view));
            return Ok(Reply {
                content: say!("notice-over", first = mention(seats[0]), second = mention(seats[1])),
                title: say!("notice-title-over", game = game_name(&match_view)),
                body: body.join("\n"),
                foot: say!("notice-foot-over", id = id),
                colour: COLOUR,
                picture: Some(draw(self.studio(), &match_view)),
                buttons,
                pings: people(seats),
                ..Reply::default()
            });
        }
        let player = match_view.game.seat(match_view.board_view.view.turn());
        let title = say!(
            "notice-title",
            game = game_name(&match_view),
            turn = match_view.board_view.view.move_number()
        );
        let foot = foot(&match_view);
        if match_view.passed && now.0 - letter.created.0 > LATE_MS {
            // It could not go out in time, and another notice follows: nobody is pinged for a turn
            // that was made long ago.
            return Ok(Reply {
                title,
                body: body.join("\n"),
                foot,
                colour: COLOUR,
                picture: Some(draw(self.studio(), &match_view)),
                buttons: looking_buttons(&match_view),
                ..Reply::default()
            });
        }
        body.extend(words::wanted(&match_view.board_view.view));
        body.extend(clock_lines(&match_view, now));
        if let Some(offer) = match_view.game.draw_offer {
            body.push(say!("notice-draw-open", player = mention(match_view.game.seat(offer.by))));
        }
        Ok(Reply {
            content: say!("notice-ping", player = mention(player)),
            title,
            body: body.join("\n"),
            foot,
            colour: COLOUR,
            picture: Some(draw(self.studio(), &match_view)),
            buttons: turn_buttons(&match_view).into_iter().chain(follow_ups(&match_view)).collect(),
            pings: people([player]),
            ..Reply::default()
        })
    }

    fn draw_notice(&self, letter: &OutboxMessage) -> Result<Option<Reply>, Error> {
        let match_view = self.service().views.public_view(letter.subject, letter.revision)?;
        let Some(actor) = letter.actor else { return Ok(None) };
        let Ok(side) = match_view.game.side_of(actor) else { return Ok(None) };
        let opponent = match_view.game.seat(side.other());
        let (player, other) = (mention(actor), mention(opponent));
        Ok(Some(match letter.kind {
            MessageKind::DrawOffered => Reply {
                content: say!(
                    "draw-offered",
                    opponent = other,
                    player = player,
                    game = game_name(&match_view)
                ),
                buttons: [
                    (ButtonAction::DrawAccept, "button-draw-accept", Style::Good),
                    (ButtonAction::DrawDecline, "button-draw-decline", Style::Plain),
                ]
                .map(|(press, label, style)| {
                    subject_button(press, letter.subject, letter.revision, say!(label), style)
                })
                .to_vec(),
                pings: people([opponent]),
                ..Reply::default()
            },
            MessageKind::DrawDeclined => Reply {
                content: say!("draw-declined", opponent = other, player = player),
                pings: people([opponent]),
                ..Reply::default()
            },
            _ => Reply::text(say!("draw-withdrawn", player = player)),
        }))
    }
}

impl Desk {
    /// The message on which the thread of a game hangs, and the thread's title; nothing for a
    /// game that is over.
    pub(super) fn anchor(&self, game: Id) -> Result<Option<(Reply, String)>, Error> {
        let Some(game) = self.service().games.summary(game)?.filter(|game| game.ending.is_none()) else {
            return Ok(None);
        };
        let name = words::game(game.game.info());
        let [first, second] = game.seats.map(|player| self.name(player));
        let title = say!("thread-title", game = &name, first = first, second = second);
        let [first, second] = game.seats.map(mention);
        let text = say!("thread-anchor", game = name, first = first, second = second);
        Ok(Some((Reply::text(text), words::clip(&title, limits::THREAD_TITLE))))
    }

    fn takeback_notice(&self, letter: &OutboxMessage) -> Result<Option<Reply>, Error> {
        let match_view = self.service().views.public_view(letter.subject, letter.revision)?;
        let Some(actor) = letter.actor else { return Ok(None) };
        let Ok(side) = match_view.game.side_of(actor) else { return Ok(None) };
        let opponent = match_view.game.seat(side.other());
        let (player, other) = (mention(actor), mention(opponent));
        Ok(Some(match letter.kind {
            MessageKind::TakebackOffered => Reply {
                content: say!(
                    "takeback-offered",
                    opponent = other,
                    player = player,
                    game = game_name(&match_view)
                ),
                buttons: [
                    (ButtonAction::TakebackAccept, "button-takeback-accept", Style::Good),
                    (ButtonAction::TakebackDecline, "button-takeback-decline", Style::Plain),
                ]
                .map(|(press, label, style)| {
                    subject_button(press, letter.subject, letter.revision, say!(label), style)
                })
                .to_vec(),
                pings: people([opponent]),
                ..Reply::default()
            },
            MessageKind::TakebackDeclined => Reply {
                content: say!("takeback-declined", opponent = other, player = player),
                pings: people([opponent]),
                ..Reply::default()
            },
            _ => Reply::text(say!("takeback-withdrawn", player = player)),
        }))
    }
}

/// A rating before and after, such as `1500? → 1662? (+162)`.
fn rating_change(change: RatingChange) -> String {
    let RatingChange { before, after } = change;
    let difference = after.shown() - before.shown();
    say!(
        "rating-change",
        before = rating(&before),
        after = rating(&after),
        difference = format!("{difference:+}"),
    )
}

/// The game, the side at the bottom, and what the lots of the last submission hang on.
fn foot(match_view: &MatchView) -> String {
    let id = match_view.game.id.to_string();
    let from = words::side(match_view.game.game.info(), match_view.from);
    match (&match_view.game.seed, match_view.game.moves.last()) {
        (Some(_), Some(ply)) => say!(
            "notice-foot-dice",
            id = id,
            from = from,
            interaction = ply.interaction.to_string(),
            revision = ply.revision.0.saturating_sub(1),
        ),
        _ => say!("notice-foot", id = id, from = from),
    }
}

/// What is published of a match's dice before its end.
pub(super) fn sealed(commitment: &Commitment) -> String {
    say!("notice-dice-sealed", commitment = commitment.to_string())
}

fn looking_buttons(match_view: &MatchView) -> Vec<Button> {
    let mut buttons = vec![
        button(ButtonAction::View, match_view, "button-view", Style::Plain),
        button(ButtonAction::History(None), match_view, "button-history", Style::Plain),
    ];
    if match_view.game.ending.is_some() {
        buttons.push(button(
            ButtonAction::Replay(Orientation::Not),
            match_view,
            "button-replay",
            Style::Plain,
        ));
    }
    buttons
}

fn turn_buttons(match_view: &MatchView) -> Vec<Button> {
    vec![
        button(ButtonAction::Move, match_view, "button-move", Style::Primary),
        button(ButtonAction::View, match_view, "button-view", Style::Plain),
        button(ButtonAction::History(None), match_view, "button-history", Style::Plain),
        button(ButtonAction::More, match_view, "button-more", Style::Plain),
    ]
}

fn challenged(challenge: &Challenge) -> Reply {
    let info = challenge.game.info();
    let game = words::game(info);
    let challenger = mention(challenge.challenger);
    let content = match challenge.opponent {
        Some(opponent) if challenge.rematch_of.is_some() => {
            say!("challenge-rematch", opponent = mention(opponent), challenger = &challenger, game = &game)
        }
        Some(opponent) => {
            say!("challenge-to", opponent = mention(opponent), challenger = &challenger, game = &game)
        }
        None => say!("challenge-open", challenger = &challenger, game = &game),
    };
    let title = if info.setups.len() > 1 {
        say!("challenge-title-setup", game = &game, setup = words::setup(info, &challenge.setup))
    } else {
        say!("challenge-title", game = &game)
    };
    let terms = say!(
        "challenge-terms",
        challenger = &challenger,
        side = challenge.side.word(),
        days = challenge.pace.days(),
        rated = if challenge.rated { "yes" } else { "no" },
        until = relative(challenge.expires),
    );
    let home = challenge.home.map(|home| say!("challenge-home", channel = channel_mention(home)));
    let sealed = challenge.seed.as_ref().map(|seed| sealed(&seed.commitment()));
    let body: Vec<_> = std::iter::once(terms).chain(home).chain(sealed).collect();
    let press = |press, label: &str, style| {
        subject_button(press, challenge.id, challenge.revision, say!(label), style)
    };
    let mut buttons = vec![press(ButtonAction::Accept, "button-accept", Style::Good)];
    if challenge.opponent.is_some() {
        buttons.push(press(ButtonAction::Decline, "button-decline", Style::Plain));
    }
    buttons.push(press(ButtonAction::Withdraw, "button-withdraw", Style::Plain));
    Reply {
        content,
        title,
        body: body.join("\n"),
        colour: COLOUR,
        buttons,
        pings: people(challenge.opponent),
        ..Reply::default()
    }
}

fn declined(challenge: &Challenge, by: Option<Seat>) -> Reply {
    let game = words::game(challenge.game.info());
    let player = by.or(challenge.opponent).map(mention).unwrap_or_default();
    Reply {
        content: say!(
            "challenge-declined-notice",
            challenger = mention(challenge.challenger),
            player = player,
            game = game
        ),
        pings: people([challenge.challenger]),
        ..Reply::default()
    }
}
