//! `/rules` at the desk: a game's rules in pages, each with a picture. Every button carries the game
//! and the page: nothing is remembered.

use super::super::commands::offered;
use super::super::custom_id::{ButtonAction, CustomId, PageLink};
use super::super::limits;
use super::super::reply::{AttachedFile, Button, Reply, Response, Select, SelectOption, Style};
use super::preferences::own_drawing;
use super::{COLOUR, CommandError, Desk, Incoming, RenderStyle};
use crate::guide::Leaf;
use crate::i18n::Language;
use crate::matches::{Id, Revision, TextBoard, UserError};
use crate::words::{self, Topic, clip, say};
use sealed_move_rules::{Game, Side};

impl Desk {
    /// The first page of a game's rules, or the one that `typed` means.
    pub(super) fn rules(
        &self,
        incoming: &Incoming,
        game: &str,
        typed: Option<&str>,
    ) -> Result<Response, CommandError> {
        let game = known(game)?;
        let topics = words::topics(game);
        let best = words::fitting(topics.clone(), typed.unwrap_or_default()).into_iter().next();
        let content = match (&best, typed) {
            (None, Some(typed)) => {
                let typed = clip(&typed.replace(['`', '\n'], " "), limits::CHOICE_TEXT);
                say!("rules-no-topic", typed = typed)
            }
            _ => String::new(),
        };
        let name = best.map(|topic| topic.page.topic).unwrap_or_default();
        Ok(Response::Private(Reply { content, ..self.rules_page(incoming, game, &topics, name) }))
    }

    /// Turns to the page with a name; one that is gone by now is the first.
    pub(super) fn turn_to_rules(
        &self,
        incoming: &Incoming,
        game: &str,
        name: &str,
        update: bool,
    ) -> Result<Response, CommandError> {
        let game = known(game)?;
        let reply = self.rules_page(incoming, game, &words::topics(game), name);
        Ok(if update { Response::Update(reply) } else { Response::Private(reply) })
    }

    fn rules_page(&self, incoming: &Incoming, game: &dyn Game, topics: &[Topic], name: &str) -> Reply {
        let info = game.info();
        let at = topics.iter().position(|topic| topic.page.topic == name).unwrap_or_default();
        let Some(topic) = topics.get(at) else { return Reply::text(say!("refusal-unknown")) };
        let mut reply = Reply {
            title: say!("rules-title", game = words::game(info), topic = topic.heading()),
            body: topic.text.clone(),
            foot: say!(
                "rules-foot",
                chapter = words::chapter(info, topic.chapter),
                page = at + 1,
                pages = topics.len()
            ),
            colour: COLOUR,
            selects: menus(game, topics, topic),
            buttons: buttons(game, topics, at),
            ..Reply::default()
        };
        match Leaf::open(Language::ENGLISH, game, topic.page) {
            Ok(leaf) => self.show_leaf(incoming, &leaf, &mut reply),
            Err(error) => tracing::error!(topic = topic.page.topic, code = error.code(), "no such page"),
        }
        reply
    }

    /// Shows what a page shows, as its reader likes his boards.
    fn show_leaf(&self, incoming: &Incoming, leaf: &Leaf, reply: &mut Reply) {
        let settings = self.service.players.settings(incoming.caller.player);
        let from = settings.side.side(Side::First);
        let mut body = vec![std::mem::take(&mut reply.body)];
        body.extend(leaf.caption());
        if settings.text != TextBoard::Off {
            body.push(leaf.diagram(from));
        }
        if settings.text == TextBoard::Instead {
            body.push(leaf.alt(from));
        } else {
            let RenderStyle { theme, size, .. } = own_drawing(&settings, from, true);
            let png = leaf.picture(self.studio(), from, theme, size).png;
            reply.picture = Some(AttachedFile::board(png, leaf.alt(from)));
        }
        reply.body = body.join("\n");
    }
}

fn known(game: &str) -> Result<&'static dyn Game, UserError> {
    offered().find(|known| known.info().name == game).ok_or(UserError::NoSuchGame)
}

/// The `custom_id` of what belongs to no match.
const fn id(press: ButtonAction) -> CustomId {
    CustomId { press, subject: Id(0), revision: Revision(0) }
}

/// To the first page, one back, one on, to the last.
fn buttons(game: &dyn Game, topics: &[Topic], at: usize) -> Vec<Button> {
    let last = topics.len() - 1;
    let to = |by: PageLink, page: usize, label: &str| {
        let (game, topic) = (game.info().name.to_owned(), topics[page].page.topic.to_owned());
        let press = ButtonAction::Rules { game, topic, by };
        Button { enabled: page != at, ..Button::new(id(press), say!(label), Style::Plain) }
    };
    vec![
        to(PageLink::First, 0, "button-first"),
        to(PageLink::Back, at.saturating_sub(1), "button-back"),
        to(PageLink::Forward, (at + 1).min(last), "button-forward"),
        to(PageLink::Last, last, "button-end"),
    ]
}

/// The chapters, where there are several, and the pages of the one that is open.
fn menus(game: &dyn Game, topics: &[Topic], open: &Topic) -> Vec<Select> {
    let menu = |chapters: bool, hint: String, entries: Vec<SelectOption>| {
        let press = ButtonAction::Topics { game: game.info().name.to_owned(), chapters };
        Select { id: id(press), hint, entries, pages: Vec::new() }
    };
    let chapters = game.guide().iter().filter_map(|chapter| {
        Some(SelectOption {
            label: words::chapter(game.info(), chapter.name),
            detail: String::new(),
            value: chapter.pages.first()?.topic.to_owned(),
        })
    });
    let chapters: Vec<_> = chapters.collect();
    let pages = topics.iter().filter(|topic| topic.chapter == open.chapter).map(|topic| SelectOption {
        label: topic.heading(),
        detail: topic.summary(),
        value: topic.page.topic.to_owned(),
    });
    let chapter = words::chapter(game.info(), open.chapter);
    let mut menus = Vec::new();
    if chapters.len() > 1 {
        menus.push(menu(true, say!("rules-chapters", chapter = &chapter), chapters));
    }
    menus.push(menu(false, say!("rules-pages", topic = open.heading()), pages.collect()));
    menus
}

/// The list for the option `topic`.
pub(super) fn topic_choices(typed: &str, game: Option<&str>) -> Vec<(String, String)> {
    let Some(game) = game.and_then(|game| known(game).ok()) else { return Vec::new() };
    words::fitting(words::topics(game), typed)
        .into_iter()
        .take(limits::CHOICES)
        .map(|topic| {
            let label = say!("rules-choice", topic = topic.heading(), text = topic.summary());
            (clip(&label, limits::CHOICE_TEXT), topic.title)
        })
        .collect()
}
