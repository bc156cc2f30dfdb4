//! Blocking people, and the private list of blocks with a menu to lift them.

use super::click::{Click, Input};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{BlockButton, CustomId};
use crate::discord::reply::{Button, Reply, Response, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::discord::views::format::{mention, relative};
use crate::discord::views::pages::ListPage;
use crate::discord::views::player_names::SeatName;
use crate::domain::{Block, Opponent, PlayerId, Seat, Timestamp};
use crate::service::Error;
use crate::text::{clip, t};

/// Prefix of the menu's values for people who have deleted their data. The block's time follows.
const KEPT: &str = "kept:";

pub(super) fn handle(
    ctx: &InteractionContext,
    button: &BlockButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let reply = match (button, input) {
        (BlockButton::List(page), Input::Press) => list(ctx, *page),
        (BlockButton::Lift(person), Input::Press) => lift(ctx, *person).map(Reply::text),
        (BlockButton::Choose(page), Input::Choice(chosen)) => lift_chosen(ctx, chosen, *page)?,
        _ => return None,
    };
    Some(reply.map(|reply| reply.placed(click.placement)))
}

/// Blocks a person and explains what that changes.
pub(in crate::discord) fn block(ctx: &InteractionContext, person: Opponent) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let new = ctx.service.blocks.block(&ctx.caller, person)?;
    let content =
        t!(lang, "block-done", person = mention(lang, person.player), new = if new { "yes" } else { "no" },);
    let lift = BlockButton::Lift(person.player);
    let buttons = vec![Button::without_subject(lift, t!(lang, "button-unblock"), Style::Plain)];
    Ok(Reply { buttons, ..Reply::text(content) })
}

/// Shows a page of the reader's blocks.
pub(in crate::discord) fn list(ctx: &InteractionContext, page: usize) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let blocks = ctx.service.blocks.list(ctx.player())?;
    if blocks.is_empty() {
        return Ok(Reply::text(t!(lang, "block-none")));
    }
    let page = ListPage::of(blocks.len(), limits::SELECT_OPTIONS, page);
    let shown = &blocks[page.entries.clone()];
    let first = page.entries.start + 1;
    let lines = (first..).zip(shown).map(|(number, block)| {
        let (person, since) = (mention(lang, block.person), relative(block.since));
        t!(lang, "block-line", number = number, person = person, since = since)
    });
    Ok(Reply {
        title: t!(lang, "block-title"),
        body: lines.collect::<Vec<_>>().join("\n"),
        foot: page.foot(lang),
        selects: vec![Select {
            id: CustomId::without_subject(BlockButton::Choose(page.number)),
            hint: t!(lang, "block-choose"),
            options: options(ctx, shown, first),
            pages: page.buttons(lang, |page| BlockButton::List(page).into()),
        }],
        ..Reply::default()
    })
}

/// The menu's options. A menu can't show mentions, so people without a known name get their id.
fn options(ctx: &InteractionContext, blocks: &[Block], first: usize) -> Vec<SelectOption> {
    ctx.prefetch_names(blocks.iter().map(|block| block.person));
    let option = |(number, block): (usize, &Block)| {
        let (name, value) = match block.person.person() {
            Some(person) => match ctx.name_of(person) {
                SeatName::Person(name) => (name.in_label(), person.to_string()),
                SeatName::Words(_) => (person.to_string(), person.to_string()),
            },
            None => (mention(ctx.lang, block.person), format!("{KEPT}{}", block.since.0)),
        };
        let label = t!(ctx.lang, "block-option", number = number, name = name);
        SelectOption { label: clip(&label, limits::SELECT_TEXT), detail: String::new(), value }
    };
    (first..).zip(blocks).map(option).collect()
}

/// Lifts a block and returns the answer.
fn lift(ctx: &InteractionContext, person: PlayerId) -> Result<String, Error> {
    Ok(lifted(ctx, person, ctx.service.blocks.lift(&ctx.caller, person)?))
}

fn lifted(ctx: &InteractionContext, person: impl Into<Seat>, lifted: bool) -> String {
    let person = mention(ctx.lang, person);
    t!(ctx.lang, "block-lifted", person = person, lifted = if lifted { "yes" } else { "no" })
}

/// Lifts the block chosen from the menu and shows the others. Returns `None` for an unknown value.
fn lift_chosen(ctx: &InteractionContext, chosen: &str, page: usize) -> Option<Result<Reply, Error>> {
    let done = match chosen.strip_prefix(KEPT) {
        Some(since) => {
            let done = ctx.service.blocks.lift_kept(&ctx.caller, Timestamp(since.parse().ok()?));
            done.map(|done| lifted(ctx, Seat::Deleted, done))
        }
        None => lift(ctx, PlayerId(chosen.parse().ok()?)),
    };
    Some(done.and_then(|done| with_list(ctx, done, page)))
}

fn with_list(ctx: &InteractionContext, done: String, page: usize) -> Result<Reply, Error> {
    let left = list(ctx, page)?;
    // The list is only a sentence once it is empty.
    let content = if left.content.is_empty() { done } else { format!("{done}\n{}", left.content) };
    Ok(Reply { content, ..left })
}
