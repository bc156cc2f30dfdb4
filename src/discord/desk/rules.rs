//! `/rules` at the desk: what a game is about, and its topics one by one.

use super::super::commands::offered;
use super::super::limits;
use super::super::reply::{Answer, Picture, Reply};
use super::{COLOUR, Desk, Trouble};
use crate::board::{Labels, Shot};
use crate::matches::{Refusal, Sight};
use crate::rules::{Game, Observer, Side, chance};
use crate::words::{self, Topic, clip, say};

impl Desk {
    /// The rules of a game in a few words, or one topic of them.
    pub(super) fn rules(&self, game: &str, topic: Option<&str>) -> Result<Answer, Trouble> {
        let game = offered().find(|known| known.info().name == game).ok_or(Refusal::NoSuchGame)?;
        let info = game.info();
        let topics = words::topics(info);
        let Some(wanted) = topic.filter(|topic| !topic.trim().is_empty()) else {
            let foot = if topics.is_empty() { say!("rules-foot") } else { say!("rules-foot-topics") };
            return Ok(Answer::Private(Reply {
                title: say!("rules-title", game = words::game(info)),
                body: say!(&format!("rules-{}", info.name)),
                foot,
                colour: COLOUR,
                picture: self.start(game),
                ..Reply::default()
            }));
        };
        let Some(Topic { code, title, text }) = fitting(topics, wanted).into_iter().next() else {
            let typed = clip(&wanted.replace(['`', '\n'], " "), limits::CHOICE_TEXT);
            return Ok(Answer::Private(Reply::text(say!("rules-no-topic", typed = typed))));
        };
        Ok(Answer::Private(Reply {
            title: say!("rules-topic-title", topic = title, code = code),
            body: text,
            foot: say!("rules-title", game = words::game(info)),
            colour: COLOUR,
            ..Reply::default()
        }))
    }

    /// The start of a game; of a random one, the start of the first lot.
    fn start(&self, game: &'static dyn Game) -> Option<Picture> {
        let position = chance::start(game, game.info().setups[0].name, |_| 0).ok()?;
        let view = position.view(Observer::Public);
        let (sides, turn) = words::labels(game.info(), &view, false);
        let labels = Labels { sides: [&sides[0], &sides[1]], turn: turn.as_deref() };
        let png = self.studio.picture(&Shot::new(&view, Side::First, labels)).png;
        let alt = words::alt(&Sight { view, last: None }, Side::First);
        Some(Picture { png, alt })
    }
}

/// The topics that `typed` may mean, best first.
fn fitting(topics: Vec<Topic>, typed: &str) -> Vec<Topic> {
    let fold = |text: &str| -> String {
        text.chars()
            .filter(|c| c.is_alphanumeric() || "+-".contains(*c))
            .flat_map(char::to_lowercase)
            .collect()
    };
    let typed = fold(typed);
    let mut found: Vec<_> = topics
        .into_iter()
        .filter(|topic| fold(topic.code) == typed || fold(&topic.title).contains(&typed))
        .collect();
    found.sort_by_key(|topic| (fold(topic.code) != typed, !fold(&topic.title).starts_with(&typed)));
    found
}

/// The list for the option `topic`.
pub(super) fn topic_choices(typed: &str, game: Option<&str>) -> Vec<(String, String)> {
    let Some(game) = game.and_then(crate::rules::find) else { return Vec::new() };
    fitting(words::topics(game.info()), typed)
        .into_iter()
        .take(limits::CHOICES)
        .map(|topic| {
            let label = say!("rules-choice", topic = &topic.title, text = &topic.text);
            (clip(&label, limits::CHOICE_TEXT), topic.title)
        })
        .collect()
}
