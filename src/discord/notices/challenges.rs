//! Notices about challenges: sent, closed, declined, expired.

use super::request::NoticeRequest;
use crate::discord::custom_id::ChallengeButton;
use crate::discord::reply::{Button, Reply, Style, people};
use crate::discord::views::card::how_to_play;
use crate::discord::views::format::{channel_mention, commitment, mention, relative};
use crate::domain::rating_bounds::MAX_RATED_OF_PAIR;
use crate::domain::{AnswerPace, Challenge, ChallengeState};
use crate::service::{Error, InternalError};
use crate::text::{self, Language, t};

/// Posts a challenge, unless it is already closed.
pub(super) fn sent(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let challenge = find(request)?;
    let open = challenge.state_at(request.now) == ChallengeState::Open;
    if open { Ok(Some(challenged(request, &challenge)?)) } else { Ok(None) }
}

/// Updates a posted challenge, including the way it was closed.
pub(super) fn updated(request: NoticeRequest<'_>) -> Result<Reply, Error> {
    let lang = request.lang;
    let challenge = find(request)?;
    let challenger = mention(lang, challenge.challenger);
    let told = match challenge.state_at(request.now) {
        ChallengeState::Open => return challenged(request, &challenge),
        ChallengeState::Accepted => accepted(request, &challenge, challenger)?,
        ChallengeState::Declined => {
            let player = challenge.opponent.map(|player| mention(lang, player)).unwrap_or_default();
            t!(lang, "challenge-declined", player = player, challenger = challenger)
        }
        ChallengeState::Withdrawn => t!(lang, "challenge-withdrawn", challenger = challenger),
        ChallengeState::Expired => t!(lang, "challenge-expired", challenger = challenger),
        ChallengeState::Closed(why) => {
            t!(lang, "challenge-closed", challenger = challenger, why = why.word())
        }
    };
    // The published commitment stays visible.
    let sealed = challenge.seed.as_ref().map(|seed| commitment(lang, &seed.commitment()));
    let lines: Vec<_> = std::iter::once(told).chain(sealed).collect();
    Ok(Reply::text(lines.join("\n")))
}

fn accepted(
    request: NoticeRequest<'_>,
    challenge: &Challenge,
    challenger: String,
) -> Result<String, InternalError> {
    let lang = request.lang;
    let game = request.bot.service().challenges.match_of(challenge.id)?;
    let player = game.map(|game| mention(lang, game.opponent_of(challenge.challenger))).unwrap_or_default();
    Ok(match challenge.home {
        Some(home) => t!(
            lang,
            "challenge-accepted-home",
            player = player,
            challenger = challenger,
            channel = channel_mention(home)
        ),
        None => t!(lang, "challenge-accepted", player = player, challenger = challenger),
    })
}

fn find(request: NoticeRequest<'_>) -> Result<Challenge, Error> {
    request.bot.service().challenges.find(request.message.subject, request.now)
}

fn challenged(request: NoticeRequest<'_>, challenge: &Challenge) -> Result<Reply, Error> {
    let lang = request.lang;
    let info = challenge.game.info();
    let game = text::game(lang, info);
    let challenger = mention(lang, challenge.challenger);
    let content = match challenge.opponent.map(|opponent| mention(lang, opponent)) {
        Some(opponent) if challenge.rematch_of.is_some() => {
            t!(lang, "challenge-rematch", opponent = opponent, challenger = &challenger, game = &game)
        }
        Some(opponent) => {
            t!(lang, "challenge-to", opponent = opponent, challenger = &challenger, game = &game)
        }
        None => t!(lang, "challenge-open", challenger = &challenger, game = &game),
    };
    let title = if info.setups.len() > 1 {
        let setup = text::setup(lang, info, &challenge.setup);
        t!(lang, "challenge-title-setup", game = &game, setup = setup)
    } else {
        t!(lang, "challenge-title", game = &game)
    };
    let terms = t!(
        lang,
        "challenge-terms",
        challenger = &challenger,
        side = challenge.side.word(),
        pace = text::pace(lang, challenge.pace),
        rated = match (challenge.rated, challenge.pair_limited) {
            (true, _) => "yes",
            (false, true) => "limited",
            (false, false) => "no",
        },
        most = MAX_RATED_OF_PAIR,
        opponent = challenge.opponent.map(|opponent| mention(lang, opponent)).unwrap_or_default(),
        until = relative(challenge.expires),
    );
    let home = challenge.home.map(|home| t!(lang, "challenge-home", channel = channel_mention(home)));
    let sealed = challenge.seed.as_ref().map(|seed| commitment(lang, &seed.commitment()));
    let about = text::about(lang, info);
    let pace = request.bot.service().results.answer_pace(challenge.challenger)?;
    let pace = pace.map(|pace| pace_line(lang, &challenger, &pace));
    let body: Vec<_> = [about, terms].into_iter().chain(pace).chain(home).chain(sealed).collect();
    let button = |action: ChallengeButton, label: String, style| {
        Button::about(challenge.id, challenge.revision, action, label, style)
    };
    let mut buttons = vec![button(ChallengeButton::Accept, t!(lang, "button-accept"), Style::Good)];
    if challenge.opponent.is_some() {
        buttons.push(button(ChallengeButton::Decline, t!(lang, "button-decline"), Style::Plain));
    }
    buttons.push(how_to_play(lang, info));
    Ok(Reply {
        content,
        title,
        body: body.join("\n"),
        buttons,
        pings: people(challenge.opponent),
        ..Reply::default()
    })
}

/// Describes how fast the challenger answers, for the person who considers accepting.
fn pace_line(lang: Language, challenger: &str, pace: &AnswerPace) -> String {
    let AnswerPace { hours, finished, lost_on_time } = *pace;
    let time = if hours <= 48 {
        t!(lang, "span-hours", count = hours)
    } else {
        t!(lang, "span-days", count = (hours + 23) / 24)
    };
    t!(lang, "challenge-pace", challenger = challenger, time = time, lost = lost_on_time, finished = finished)
}

pub(super) fn declined(request: NoticeRequest<'_>) -> Result<Reply, Error> {
    let lang = request.lang;
    let challenge = find(request)?;
    let player = request.message.actor.or(challenge.opponent);
    let content = t!(
        lang,
        "challenge-declined-notice",
        challenger = mention(lang, challenge.challenger),
        player = player.map(|player| mention(lang, player)).unwrap_or_default(),
        game = text::game(lang, challenge.game.info()),
    );
    Ok(Reply { content, pings: people([challenge.challenger]), ..Reply::default() })
}

/// Notifies the challenger that the challenge expired.
pub(super) fn expired(request: NoticeRequest<'_>) -> Result<Reply, Error> {
    let lang = request.lang;
    let challenge = find(request)?;
    let challenger = mention(lang, challenge.challenger);
    let game = text::game(lang, challenge.game.info());
    let content = match challenge.opponent.map(|opponent| mention(lang, opponent)) {
        Some(opponent) => {
            t!(lang, "challenge-expired-notice", challenger = challenger, opponent = opponent, game = game)
        }
        None => t!(lang, "challenge-expired-notice-open", challenger = challenger, game = game),
    };
    Ok(Reply { content, pings: people([challenge.challenger]), ..Reply::default() })
}
