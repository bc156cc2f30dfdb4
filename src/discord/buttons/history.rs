//! The history of a game: a viewer for its positions, the move list, the game file and the replay.
//!
//! The components carry the game, the position and the orientation, so nothing is stored.

use super::click::{Click, Input};
use super::computer::try_button;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ButtonAction, CustomId, HistoryButton, HistoryPage, Orientation, PageLink};
use crate::discord::reply::{AttachedFile, Button, ModalField, ModalForm, Placement, Reply, Response, Style};
use crate::discord::rest::limits;
use crate::discord::views::board::OwnBoards;
use crate::discord::views::format::last_lines_within;
use crate::discord::views::player_names::{names_with_sides, player_names};
use crate::domain::{BoardView, Id, LastMove, MovePart, UserError};
use crate::replay;
use crate::service::{Error, History, HistoryEntry};
use crate::text::{self, Language, t};
use sealed_move_rules::{Side, View};

/// Moves per page of the list.
const PAGE_SIZE: usize = 20;

/// The file name of a replay.
const REPLAY_NAME: &str = "replay.gif";

/// Answers a button, or the form for a move number.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: &HistoryButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let Click { subject: id, placement, .. } = click;
    // A viewer or list updates itself. Other messages stay as they are.
    let target = |same_view: bool| if same_view { placement } else { Placement::NewMessage };
    Some(match (button, input) {
        (HistoryButton::Show(page), Input::Press) => show(ctx, id, *page, target(page.is_some())),
        (HistoryButton::GoTo(orientation), Input::Press) => ask_for_number(ctx, id, *orientation),
        (HistoryButton::GoTo(orientation), Input::Text(typed)) => {
            go_to(ctx, id, *orientation, typed, placement)
        }
        (HistoryButton::List(page), Input::Press) => list(ctx, id, *page, target(page.is_some())),
        (HistoryButton::Download, Input::Press) => download(ctx, id),
        (HistoryButton::Replay(orientation), Input::Press) => send_replay(ctx, id, *orientation),
        (_, Input::Choice(_) | Input::Person(_) | Input::Text(_)) => return None,
    })
}

fn read(ctx: &InteractionContext, id: Id) -> Result<History, Error> {
    ctx.set_game(id);
    ctx.service.views.history(id, ctx.player(), ctx.guild())
}

/// Shows a position with the move that led to it, by default the newest one.
pub(in crate::discord) fn show(
    ctx: &InteractionContext,
    id: Id,
    page: Option<HistoryPage>,
    placement: Placement,
) -> Result<Response, Error> {
    let history = read(ctx, id)?;
    let moves = history.entries.len();
    let (at, orientation) = match page {
        Some(HistoryPage { link: PageLink::Last, orientation, .. }) => (moves, orientation),
        // The move may have been taken back since.
        Some(page) => (page.at.min(moves), page.orientation),
        None => (moves, Orientation::Usual),
    };
    Ok(position(ctx, &history, at, orientation).placed(placement))
}

/// Opens the form for a move number.
fn ask_for_number(ctx: &InteractionContext, id: Id, orientation: Orientation) -> Result<Response, Error> {
    let lang = ctx.lang;
    let history = read(ctx, id)?;
    let last = history.last_move();
    let action = HistoryButton::GoTo(orientation).into();
    Ok(Response::Form(ModalForm {
        id: CustomId { action, subject: id, revision: history.game.revision },
        title: t!(lang, "history-goto-title", game = text::game(lang, history.game.game.info())),
        label: t!(lang, "history-goto-label", last = last),
        field: ModalField::Example(last.to_string()),
    }))
}

/// Shows the position after the move with the typed number.
fn go_to(
    ctx: &InteractionContext,
    id: Id,
    orientation: Orientation,
    typed: &str,
    placement: Placement,
) -> Result<Response, Error> {
    let history = read(ctx, id)?;
    let number = typed.trim().parse().ok();
    let at = number.and_then(|number| history.entries_until(number));
    let at = at.ok_or(UserError::NoSuchMove { last: history.last_move() })?;
    Ok(position(ctx, &history, at, orientation).placed(placement))
}

/// Shows the position after `at` entries, which must exist.
fn position(ctx: &InteractionContext, history: &History, at: usize, orientation: Orientation) -> Reply {
    let lang = ctx.lang;
    let game = &history.game;
    let info = game.game.info();
    let boards = OwnBoards::new(ctx.bot(), lang, game, ctx.settings());
    let (moves, from) = (history.entries.len(), side(&boards, history, orientation));
    let board_view = history.board_view(at).unwrap_or(BoardView { view: history.now.clone(), last: None });
    let over = game.ending.as_ref().filter(|_| at == moves);
    let plain = player_names(ctx.bot(), lang, game.seats);
    let names = names_with_sides(ctx.bot(), lang, info, game.seats);
    let mut body = Vec::new();
    match &board_view.last {
        Some(last) => body.push(t!(
            lang,
            "notice-last",
            side = &names[last.before.turn().index()],
            record = last.before.without_rolls(&last.notation),
            meaning = text::played_move(lang, last, &board_view.view),
        )),
        None => body.push(t!(lang, "notice-start", side = &names[board_view.view.turn().index()])),
    }
    body.extend(over.map(|ending| text::ending(lang, info, &plain, ending)));
    let mut card = Reply {
        title: title(lang, history, at),
        body: body.join("\n"),
        foot: t!(lang, "notice-foot", id = game.id.to_string(), from = text::side(info, from)),
        buttons: viewer_buttons(lang, history, at, orientation),
        ..Reply::default()
    };
    boards.show(&board_view, from, over.is_some(), &mut card);
    card
}

/// Names the move that led to the position after `at` entries.
fn title(lang: Language, history: &History, at: usize) -> String {
    let game = text::game(lang, history.game.game.info());
    let (number, part) = match at.checked_sub(1).map(|last| history.entries[last].part) {
        Some(MovePart { number, part }) => (number, part),
        None => (0, 1),
    };
    if part > 1 {
        t!(lang, "history-title-part", game = game, ply = number, part = part, plies = history.last_move())
    } else {
        t!(lang, "history-title-at", game = game, ply = number, plies = history.last_move())
    }
}

/// Returns the side at the bottom of the board.
fn side(boards: &OwnBoards<'_>, history: &History, orientation: Orientation) -> Side {
    let usual = boards.from(history.bottom);
    match orientation {
        Orientation::Usual => usual,
        Orientation::Flipped => usual.other(),
    }
}

/// The buttons to other positions and views.
fn viewer_buttons(lang: Language, history: &History, at: usize, orientation: Orientation) -> Vec<Button> {
    let moves = history.entries.len();
    let button = |action: ButtonAction, label: String| {
        Button::about(history.game.id, history.game.revision, action, label, Style::Plain)
    };
    let page = |link: PageLink, at: usize, label: String| {
        button(HistoryButton::Show(Some(HistoryPage { at, orientation, link })).into(), label)
    };
    let flip = HistoryPage { at, orientation: orientation.flipped(), link: PageLink::Flip };
    let (back, on) = (at > 0, at < moves);
    // An ongoing game may have new moves by the time the button is pressed.
    let more = on || history.game.ending.is_none();
    let replay = HistoryButton::Replay(orientation).into();
    let tries = history.can_fork(at).then(|| try_button(lang, &history.game, at as u32));
    let buttons = vec![
        page(PageLink::First, 0, t!(lang, "button-first")).enabled_if(back),
        page(PageLink::Back, at.saturating_sub(1), t!(lang, "button-back")).enabled_if(back),
        page(PageLink::Forward, at + 1, t!(lang, "button-forward")).enabled_if(on),
        page(PageLink::Last, moves, t!(lang, "button-last")).enabled_if(more),
        button(HistoryButton::Show(Some(flip)).into(), t!(lang, "button-flip")),
        button(HistoryButton::GoTo(orientation).into(), t!(lang, "button-goto")).enabled_if(moves > 0),
        button(HistoryButton::List(None).into(), t!(lang, "button-turns")),
        button(HistoryButton::Download.into(), t!(lang, "button-record")),
        button(replay, t!(lang, "button-replay")).enabled_if(moves > 0),
    ];
    buttons.into_iter().chain(tries).collect()
}

/// Shows a page of the move list, by default the newest one.
fn list(
    ctx: &InteractionContext,
    id: Id,
    page: Option<usize>,
    placement: Placement,
) -> Result<Response, Error> {
    let lang = ctx.lang;
    let History { game, entries, now, .. } = read(ctx, id)?;
    let info = game.game.info();
    let names = player_names(ctx.bot(), lang, game.seats);
    let pages = entries.len().div_ceil(PAGE_SIZE).max(1);
    let page = page.unwrap_or(pages - 1).min(pages - 1);
    let mut lines: Vec<_> = (page * PAGE_SIZE..entries.len().min((page + 1) * PAGE_SIZE))
        .map(|index| line(lang, &names, &entries, index, &now))
        .collect();
    if entries.is_empty() {
        lines.push(t!(lang, "history-empty"));
    }
    if page + 1 == pages
        && let Some(ending) = &game.ending
    {
        lines.push(text::ending(lang, info, &names, ending));
    }
    let to = |page: usize, label: String| {
        Button::about(id, game.revision, HistoryButton::List(Some(page)), label, Style::Plain)
    };
    let mut buttons = Vec::new();
    if pages > 1 {
        buttons.push(to(page.saturating_sub(1), t!(lang, "button-back")).enabled_if(page > 0));
        // Discord requires distinct ids even for disabled buttons.
        buttons.push(to(page + 1, t!(lang, "button-forward")).enabled_if(page + 1 < pages));
    }
    let reply = Reply {
        title: t!(lang, "history-title", game = text::game(lang, info)),
        body: last_lines_within(lines, limits::EMBED_DESCRIPTION),
        foot: t!(lang, "history-page", page = page + 1, pages = pages, id = id.to_string()),
        buttons,
        ..Reply::default()
    };
    Ok(reply.placed(placement))
}

fn line(lang: Language, names: &[String; 2], entries: &[HistoryEntry], index: usize, now: &View) -> String {
    let entry = &entries[index];
    let after = entries.get(index + 1).map_or(now, |next| &next.before);
    let last = LastMove { before: entry.before.clone(), notation: entry.notation.clone() };
    t!(
        lang,
        "history-line",
        number = number(entry.part),
        side = &names[entry.side.index()],
        record = &entry.notation,
        meaning = text::played_move(lang, &last, after),
    )
}

/// Formats a move number with its part after a point, padded to a fixed width.
fn number(MovePart { number, part }: MovePart) -> String {
    if part > 1 { format!("{:>5}", format!("{number}.{part}")) } else { format!("{number:>3}  ") }
}

/// Sends the game file.
fn download(ctx: &InteractionContext, id: Id) -> Result<Response, Error> {
    let lang = ctx.lang;
    ctx.set_game(id);
    let file = ctx.service.views.game_file(id, ctx.player(), ctx.guild(), &ctx.bot().reserved_names())?;
    let (game, turns) = (text::game(lang, file.game.info()), file.last_move());
    let content = if file.is_whole() {
        t!(lang, "record-file", game = game, turns = turns)
    } else {
        t!(lang, "record-file-seen", game = game, turns = turns)
    };
    let name = format!("{}-{id}.txt", file.game.info().name);
    let file = AttachedFile::plain(name, file.to_string());
    Ok(Response::Private(Reply { file: Some(file), ..Reply::text(content) }))
}

/// Sends the whole game as an animated picture.
fn send_replay(ctx: &InteractionContext, id: Id, orientation: Orientation) -> Result<Response, Error> {
    let lang = ctx.lang;
    let history = read(ctx, id)?;
    let info = history.game.game.info();
    let boards = OwnBoards::new(ctx.bot(), lang, &history.game, ctx.settings());
    let (board_views, from) = (history.board_views(), side(&boards, &history, orientation));
    let ending = history.game.ending.as_ref();
    let style = boards.replay_style();
    let replay = replay::replay(lang, ctx.studio(), info, &board_views, from, ending, style);
    let turns = history.last_move();
    let mut lines = vec![t!(lang, "replay-file", game = text::game(lang, info), turns = turns)];
    if replay.every > 1 {
        lines.push(t!(lang, "replay-coarser", every = replay.every));
    } else if replay.smaller {
        lines.push(t!(lang, "replay-smaller"));
    }
    let alt =
        board_views.last().map(|board_view| text::alt(lang, board_view, from, ending)).unwrap_or_default();
    let file = AttachedFile::picture(REPLAY_NAME.to_owned(), replay.gif, alt);
    Ok(Response::Private(Reply { file: Some(file), ..Reply::text(lines.join("\n")) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn move_numbers_have_equal_width() {
        let numbers = [(7, 1), (7, 2), (112, 1), (112, 3)].map(|(number, part)| MovePart { number, part });
        assert_eq!(numbers.map(super::number), ["  7  ", "  7.2", "112  ", "112.3"]);
    }
}
