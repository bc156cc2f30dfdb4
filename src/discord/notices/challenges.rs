//! What is told of challenges.

use super::request::NoticeRequest;
use crate::discord::custom_id::ChallengeButton;
use crate::discord::format::{channel_mention, commitment, mention, relative};
use crate::discord::reply::{Button, Reply, Style, people};
use crate::i18n::{self, Language, t};
use crate::matches::{Challenge, ChallengeState};
use crate::service::Error;

/// A challenge, which its opponent, or anyone, can accept; nothing once it is not open any more.
pub(super) fn made(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let challenge = request.bot.service().challenges.find(request.message.subject)?;
    let open = challenge.state_at(request.now) == ChallengeState::Open;
    Ok(open.then(|| challenged(request.lang, &challenge)))
}

fn challenged(lang: Language, challenge: &Challenge) -> Reply {
    let info = challenge.game.info();
    let game = i18n::game(lang, info);
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
        let setup = i18n::setup(lang, info, &challenge.setup);
        t!(lang, "challenge-title-setup", game = &game, setup = setup)
    } else {
        t!(lang, "challenge-title", game = &game)
    };
    let terms = t!(
        lang,
        "challenge-terms",
        challenger = &challenger,
        side = challenge.side.word(),
        days = challenge.pace.days(),
        rated = if challenge.rated { "yes" } else { "no" },
        until = relative(challenge.expires),
    );
    let home = challenge.home.map(|home| t!(lang, "challenge-home", channel = channel_mention(home)));
    let sealed = challenge.seed.as_ref().map(|seed| commitment(lang, &seed.commitment()));
    let body: Vec<_> = std::iter::once(terms).chain(home).chain(sealed).collect();
    let button = |action: ChallengeButton, label: String, style| {
        Button::about(challenge.id, challenge.revision, action, label, style)
    };
    let mut buttons = vec![button(ChallengeButton::Accept, t!(lang, "button-accept"), Style::Good)];
    if challenge.opponent.is_some() {
        buttons.push(button(ChallengeButton::Decline, t!(lang, "button-decline"), Style::Plain));
    }
    buttons.push(button(ChallengeButton::Withdraw, t!(lang, "button-withdraw"), Style::Plain));
    Reply {
        content,
        title,
        body: body.join("\n"),
        buttons,
        pings: people(challenge.opponent),
        ..Reply::default()
    }
}

/// Tells the challenger that the challenge was declined.
pub(super) fn declined(request: NoticeRequest<'_>) -> Result<Reply, Error> {
    let lang = request.lang;
    let challenge = request.bot.service().challenges.find(request.message.subject)?;
    let player = request.message.actor.or(challenge.opponent);
    let content = t!(
        lang,
        "challenge-declined-notice",
        challenger = mention(lang, challenge.challenger),
        player = player.map(|player| mention(lang, player)).unwrap_or_default(),
        game = i18n::game(lang, challenge.game.info()),
    );
    Ok(Reply { content, pings: people([challenge.challenger]), ..Reply::default() })
}
