//! A game's rules in pages with pictures.
//!
//! The components carry the game and the page, so nothing is stored.

use super::click::{Click, Input};
use super::computer;
use crate::bot::offered::offered_named;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{
    ComputerDraft, CustomId, LessonButton, PageLink, RulesButton, RulesMenu, RulesPage,
};
use crate::discord::reply::{AttachedFile, Button, Reply, Response, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::discord::views::board::example_style;
use crate::discord::views::format::quoted;
use crate::domain::{TextBoard, UserError};
use crate::guide::Leaf;
use crate::service::Error;
use crate::text::{self, Language, RulesTopic, clip, t};
use sealed_move_rules::{Game, Side};

pub(super) fn handle(
    ctx: &InteractionContext,
    button: &RulesButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    if let (RulesButton::Learn(game), Input::Press) = (button, input) {
        return Some(open(ctx, game, None).map(Response::Private).map_err(Error::from));
    }
    let (game, topic) = match (button, input) {
        (RulesButton::Page(RulesPage { game, topic, .. }), Input::Press) => (game, topic),
        (RulesButton::Menu(RulesMenu { game, .. }), Input::Choice(topic)) => (game, topic),
        (RulesButton::Page(_) | RulesButton::Menu(_) | RulesButton::Learn(_), _) => return None,
    };
    let page = offered_named(game).map_err(Error::from).map(|game| {
        // If the page no longer exists, this shows the first one.
        page(ctx, game, &text::topics(ctx.lang, game), topic).placed(click.placement)
    });
    Some(page)
}

/// Opens the first page of a game's rules, or the page that best matches `typed`.
pub(in crate::discord) fn open(
    ctx: &InteractionContext,
    game: &str,
    typed: Option<&str>,
) -> Result<Reply, UserError> {
    let game = offered_named(game)?;
    let topics = text::topics(ctx.lang, game);
    let best = text::fitting(topics.clone(), typed.unwrap_or_default()).into_iter().next();
    let content = match (&best, typed) {
        (None, Some(typed)) => {
            t!(ctx.lang, "rules-no-topic", typed = clip(&quoted(typed), limits::CHOICE_TEXT))
        }
        _ => String::new(),
    };
    let name = best.map(|topic| topic.page.topic).unwrap_or_default();
    Ok(Reply { content, ..page(ctx, game, &topics, name) })
}

fn page(ctx: &InteractionContext, game: &dyn Game, topics: &[RulesTopic], name: &str) -> Reply {
    let (lang, info) = (ctx.lang, game.info());
    let at = topics.iter().position(|topic| topic.page.topic == name).unwrap_or_default();
    let Some(topic) = topics.get(at) else { return Reply::text(t!(lang, "refusal-unknown")) };
    let chapter = text::chapter(lang, info, topic.chapter);
    let mut reply = Reply {
        title: t!(lang, "rules-title", game = text::game(lang, info), topic = topic.heading()),
        body: topic.text.clone(),
        foot: t!(lang, "rules-foot", chapter = chapter, page = at + 1, pages = topics.len()),
        selects: menus(lang, game, topics, topic),
        buttons: buttons(lang, game, topics, at),
        ..Reply::default()
    };
    match Leaf::open(lang, game, topic.page) {
        Ok(leaf) => show_leaf(ctx, leaf, &mut reply),
        Err(error) => {
            tracing::error!(topic = topic.page.topic, code = error.code(), "rules page has no example");
        }
    }
    reply
}

/// Adds the example of a page in the reader's preferred style.
fn show_leaf(ctx: &InteractionContext, leaf: Leaf, reply: &mut Reply) {
    let settings = ctx.settings();
    let from = settings.side.side(Side::First);
    let mut body = vec![std::mem::take(&mut reply.body)];
    body.extend(leaf.caption());
    if settings.text != TextBoard::Off {
        body.push(leaf.diagram(from));
    }
    if settings.text == TextBoard::Instead {
        body.push(leaf.alt(from));
    } else {
        let (bot, style, alt) = (ctx.bot().clone(), example_style(&settings), leaf.alt(from));
        let draw = move || leaf.picture(bot.studio(), from, style).png;
        reply.picture = Some(AttachedFile::board(draw, alt));
    }
    reply.body = body.join("\n");
}

/// The buttons to the lessons, to other pages and to a game against the computer.
fn buttons(lang: Language, game: &dyn Game, topics: &[RulesTopic], at: usize) -> Vec<Button> {
    let last = topics.len() - 1;
    let to = |link: PageLink, page: usize, label: String| {
        let (game, topic) = (game.info().name.to_owned(), topics[page].page.topic.to_owned());
        let action = RulesButton::Page(RulesPage { game, topic, link });
        Button::without_subject(action, label, Style::Plain).enabled_if(page != at)
    };
    let learn = LessonButton::Continue(game.info().name.to_owned());
    let computer_draft = ComputerDraft { game: Some(game.info().name.to_owned()), ..ComputerDraft::EMPTY };
    vec![
        Button::without_subject(learn, t!(lang, "button-lessons"), Style::Primary),
        to(PageLink::First, 0, t!(lang, "button-first")),
        to(PageLink::Back, at.saturating_sub(1), t!(lang, "button-back")),
        to(PageLink::Forward, (at + 1).min(last), t!(lang, "button-forward")),
        to(PageLink::Last, last, t!(lang, "button-end")),
        computer::play_button(lang, computer_draft, Style::Primary),
    ]
}

/// The menus of chapters, if there are several, and of the open chapter's pages.
fn menus(lang: Language, game: &dyn Game, topics: &[RulesTopic], open: &RulesTopic) -> Vec<Select> {
    let menu = |chapters: bool, hint: String, options: Vec<SelectOption>| {
        let action = RulesButton::Menu(RulesMenu { game: game.info().name.to_owned(), chapters });
        Select { id: CustomId::without_subject(action), hint, options, pages: Vec::new() }
    };
    let chapters: Vec<_> = game
        .guide()
        .iter()
        .filter_map(|chapter| {
            Some(SelectOption {
                label: text::chapter(lang, game.info(), chapter.name),
                detail: String::new(),
                value: chapter.pages.first()?.topic.to_owned(),
            })
        })
        .collect();
    let pages = topics.iter().filter(|topic| topic.chapter == open.chapter).map(|topic| SelectOption {
        label: topic.heading(),
        detail: topic.summary(),
        value: topic.page.topic.to_owned(),
    });
    let mut menus = Vec::new();
    if chapters.len() > 1 {
        let chapter = text::chapter(lang, game.info(), open.chapter);
        menus.push(menu(true, t!(lang, "rules-chapters", chapter = chapter), chapters));
    }
    menus.push(menu(false, t!(lang, "rules-pages", topic = open.heading()), pages.collect()));
    menus
}
