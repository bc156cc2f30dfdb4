//! The history of a game: a viewer that turns over its positions, the list of its turns, its record
//! and its replay. Every button carries the game, the turn and the side: nothing is remembered.

use super::super::custom_id::{ButtonAction, CustomId, HistoryPage, Orientation, PageLink};
use super::super::limits;
use super::super::reply::{AttachedFile, Button, ModalField, ModalForm, Reply, Response, Style};
use super::lists::fit_last;
use super::{About, COLOUR, CommandError, Desk, Incoming};
use crate::i18n::Language;
use crate::matches::{BoardView, Id, LastMove, UserError};
use crate::replay;
use crate::service::{History, HistoryEntry, MatchFilter};
use crate::words::{self, say};
use sealed_move_board::ThemeName;
use sealed_move_rules::{Side, View};

/// Turns on a page of the list.
const PAGE: usize = 20;

impl Desk {
    pub(super) fn history_command(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Any)?;
        self.history(incoming, id, None, false)
    }

    /// A position of the history with the turn that led to it, the newest where none is said;
    /// `update` replaces the message.
    pub(super) fn history(
        &self,
        incoming: &Incoming,
        id: Id,
        page: Option<HistoryPage>,
        update: bool,
    ) -> Result<Response, CommandError> {
        let history = self.read_history(incoming, id)?;
        let moves = history.entries.len();
        let (ply, turned) = match page {
            Some(HistoryPage { by: PageLink::Last, turned, .. }) => (moves, turned),
            // A turn may have been taken back since.
            Some(page) => (page.ply.min(moves), page.turned),
            None => (moves, Orientation::Not),
        };
        let reply = self.leaf(&history, ply, turned);
        Ok(if update { Response::Update(reply) } else { Response::Private(reply) })
    }

    /// Asks for the number of a turn.
    pub(super) fn ask_for_turn(
        &self,
        incoming: &Incoming,
        id: Id,
        turned: Orientation,
    ) -> Result<Response, CommandError> {
        let history = self.read_history(incoming, id)?;
        let last = history.entries.len();
        Ok(Response::ModalForm(ModalForm {
            id: CustomId { press: ButtonAction::GoTo(turned), subject: id, revision: history.game.revision },
            title: say!("history-goto-title", game = words::game(history.game.game.info())),
            label: say!("history-goto-label", last = last),
            field: ModalField::Turn(last.to_string()),
        }))
    }

    /// Goes to the turn whose number was typed.
    pub(super) fn go_to(
        &self,
        incoming: &Incoming,
        id: Id,
        turned: Orientation,
        typed: &str,
        update: bool,
    ) -> Result<Response, CommandError> {
        let history = self.read_history(incoming, id)?;
        let last = history.entries.len();
        let ply =
            typed.trim().parse().ok().filter(|ply| *ply <= last).ok_or(UserError::NoSuchMove { last })?;
        let reply = self.leaf(&history, ply, turned);
        Ok(if update { Response::Update(reply) } else { Response::Private(reply) })
    }

    /// A page of the list of turns, the newest where none is said.
    pub(super) fn turns_list(
        &self,
        incoming: &Incoming,
        id: Id,
        page: Option<usize>,
        update: bool,
    ) -> Result<Response, CommandError> {
        let History { game, entries, now, .. } = self.read_history(incoming, id)?;
        let info = game.game.info();
        let pages = entries.len().div_ceil(PAGE).max(1);
        let page = page.unwrap_or(pages - 1).min(pages - 1);
        let mut lines: Vec<_> = (page * PAGE..entries.len().min((page + 1) * PAGE))
            .map(|index| history_line(info, &entries, index, &now))
            .collect();
        if entries.is_empty() {
            lines.push(say!("history-empty"));
        }
        if page + 1 == pages
            && let Some(ending) = &game.ending
        {
            lines.push(words::ending(info, ending));
        }
        let turn_to = |page: usize, label: &str, enabled: bool| Button {
            enabled,
            ..Button::new(
                CustomId { press: ButtonAction::Turns(Some(page)), subject: id, revision: game.revision },
                say!(label),
                Style::Plain,
            )
        };
        let mut buttons = Vec::new();
        if pages > 1 {
            buttons.push(turn_to(page.saturating_sub(1), "button-back", page > 0));
            // Discord wants different ids even where one of the buttons cannot be pressed.
            buttons.push(turn_to(page + 1, "button-forward", page + 1 < pages));
        }
        let reply = Reply {
            title: say!("history-title", game = words::game(info)),
            body: fit_last(lines, limits::EMBED_DESCRIPTION),
            foot: say!("history-page", page = page + 1, pages = pages, id = id.to_string()),
            colour: COLOUR,
            buttons,
            ..Reply::default()
        };
        Ok(if update { Response::Update(reply) } else { Response::Private(reply) })
    }

    /// The record as a text file.
    pub(super) fn record(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let file =
            self.service.views.game_file(id, incoming.caller.player, incoming.caller.guild).about(id)?;
        let key = if file.is_whole() { "record-file" } else { "record-file-seen" };
        Ok(Response::Private(Reply {
            content: say!(key, game = words::game(file.game.info()), turns = file.turns.len()),
            file: Some(AttachedFile {
                name: format!("{}-{id}.txt", file.game.info().name),
                bytes: file.to_string().into_bytes(),
                alt: String::new(),
            }),
            ..Reply::default()
        }))
    }

    /// The whole game as an animated picture.
    pub(super) fn replay(
        &self,
        incoming: &Incoming,
        id: Id,
        turned: Orientation,
    ) -> Result<Response, CommandError> {
        let history = self.read_history(incoming, id)?;
        let info = history.game.game.info();
        let (board_views, from) = (history.board_views(), side(&history, turned));
        let over = history.game.ending.is_some();
        let replay = replay::replay(
            Language::ENGLISH,
            &self.studio,
            info,
            &board_views,
            from,
            over,
            ThemeName::default(),
        );
        let mut lines = vec![say!("replay-file", game = words::game(info), turns = history.entries.len())];
        if replay.every > 1 {
            lines.push(say!("replay-coarser", every = replay.every));
        } else if replay.smaller {
            lines.push(say!("replay-smaller"));
        }
        let alt = board_views.last().map(|board_view| words::alt(board_view, from)).unwrap_or_default();
        Ok(Response::Private(Reply {
            content: lines.join("\n"),
            file: Some(AttachedFile { name: "replay.gif".to_owned(), bytes: replay.gif, alt }),
            ..Reply::default()
        }))
    }

    fn read_history(&self, incoming: &Incoming, id: Id) -> Result<History, CommandError> {
        self.service.views.history(id, incoming.caller.player, incoming.caller.guild).about(id)
    }

    /// The position after `ply` turns, which the history has.
    fn leaf(&self, history: &History, ply: usize, turned: Orientation) -> Reply {
        let game = &history.game;
        let info = game.game.info();
        let (moves, from) = (history.entries.len(), side(history, turned));
        let board_view =
            history.board_view(ply).unwrap_or(BoardView { view: history.now.clone(), last: None });
        let over = game.ending.as_ref().filter(|_| ply == moves);
        let mut body = Vec::new();
        match &board_view.last {
            Some(last) => body.push(say!(
                "notice-last",
                side = words::side(info, last.before.turn()),
                record = &last.notation,
                meaning = words::turn(last, &board_view.view),
            )),
            None => body.push(say!("notice-start", side = words::side(info, board_view.view.turn()))),
        }
        body.extend(over.map(|ending| words::ending(info, ending)));
        let png =
            replay::picture(Language::ENGLISH, &self.studio, info, &board_view, from, over.is_some()).png;
        let picture = AttachedFile::board(png, words::alt(&board_view, from));
        Reply {
            title: say!("history-title-at", game = words::game(info), ply = ply, plies = moves),
            body: body.join("\n"),
            foot: say!("notice-foot", id = game.id.to_string(), from = words::side(info, from)),
            colour: COLOUR,
            picture: Some(picture),
            buttons: buttons(history, ply, turned),
            ..Reply::default()
        }
    }
}

/// The side at the bottom.
const fn side(history: &History, turned: Orientation) -> Side {
    match turned {
        Orientation::Not => history.from,
        Orientation::Round => history.from.other(),
    }
}

/// What leads on from a position of the history.
fn buttons(history: &History, ply: usize, turned: Orientation) -> Vec<Button> {
    let moves = history.entries.len();
    let press = |press: ButtonAction, label: &str, enabled: bool| Button {
        enabled,
        ..Button::new(
            CustomId { press, subject: history.game.id, revision: history.game.revision },
            say!(label),
            Style::Plain,
        )
    };
    let page = |by: PageLink, ply: usize, label: &str, enabled: bool| {
        press(ButtonAction::History(Some(HistoryPage { ply, turned, by })), label, enabled)
    };
    let flip = HistoryPage { ply, turned: turned.other(), by: PageLink::Flip };
    let (back, on) = (ply > 0, ply < moves);
    vec![
        page(PageLink::First, 0, "button-first", back),
        page(PageLink::Back, ply.saturating_sub(1), "button-back", back),
        page(PageLink::Forward, ply + 1, "button-forward", on),
        // While the game goes on, there may be more than when this was drawn.
        page(PageLink::Last, moves, "button-last", on || history.game.ending.is_none()),
        press(ButtonAction::History(Some(flip)), "button-flip", true),
        press(ButtonAction::GoTo(turned), "button-goto", moves > 0),
        press(ButtonAction::Turns(None), "button-turns", true),
        press(ButtonAction::Record, "button-record", true),
        press(ButtonAction::Replay(turned), "button-replay", moves > 0),
    ]
}

fn history_line(
    info: &sealed_move_rules::GameInfo,
    entries: &[HistoryEntry],
    index: usize,
    now: &View,
) -> String {
    let entry = &entries[index];
    let after = entries.get(index + 1).map_or(now, |next| &next.before);
    let last = LastMove { before: entry.before.clone(), notation: entry.notation.clone() };
    say!(
        "history-line",
        number = format!("{:>3}", index + 1),
        side = words::side(info, entry.side),
        record = &entry.notation,
        meaning = words::turn(&last, after),
    )
}
