//! The composer: a turn clicked together from menus, with a picture that shows it.

use super::super::custom_id::{ButtonAction, CustomId};
use super::super::limits;
use super::super::reply::{Button, Reply, Response, Select, SelectOption, Style};
use super::{About, CommandError, Desk, Incoming, game_name, subject_button};
use crate::matches::{DraftStep, Id, Revision, UserError};
use crate::replay;
use crate::service::{Composition, ConfirmMode, Error, MatchView, RenderedAt};
use crate::words::{self, clip, say};
use sealed_move_rules::MoveText;

impl Desk {
    /// Opens the composer of a match in which the player is on turn, as a private message.
    pub(super) fn compose(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let opened = self.service.drafts.open(&incoming.caller, id).about(id)?;
        Ok(Response::Private(self.composer(&opened, 0)))
    }

    /// Takes an answer of a menu.
    pub(super) fn pick(
        &self,
        incoming: &Incoming,
        id: Id,
        drawn: RenderedAt,
        key: &str,
    ) -> Result<Response, CommandError> {
        self.change(incoming, id, drawn, &DraftStep::Choose(key.to_owned()))
    }

    /// Takes the last choice back.
    pub(super) fn undo(
        &self,
        incoming: &Incoming,
        id: Id,
        drawn: RenderedAt,
    ) -> Result<Response, CommandError> {
        self.change(incoming, id, drawn, &DraftStep::Undo)
    }

    /// Turns to another page of a menu.
    pub(super) fn page(
        &self,
        incoming: &Incoming,
        id: Id,
        drawn: RenderedAt,
        page: usize,
    ) -> Result<Response, CommandError> {
        let seen = self.service.drafts.show(&incoming.caller, id, drawn);
        self.shown(incoming, id, seen, page)
    }

    /// Takes all choices back and closes the composer.
    pub(super) fn discard(
        &self,
        incoming: &Incoming,
        id: Id,
        drawn: RenderedAt,
    ) -> Result<Response, CommandError> {
        match self.service.drafts.change(&incoming.caller, id, drawn, &DraftStep::Clear) {
            Ok(_) | Err(Error::User(UserError::Stale | UserError::Over | UserError::NotOnTurn)) => {
                Ok(Response::Update(Reply::text(say!("compose-cleared"))))
            }
            Err(failure) => Err(failure).about(id),
        }
    }

    /// Plays the turn that was put together, as it was when the button was drawn.
    pub(super) fn confirm(
        &self,
        incoming: &Incoming,
        id: Id,
        drawn: RenderedAt,
        update: bool,
    ) -> Result<Response, CommandError> {
        let drafted = match self.service.drafts.to_confirm(incoming.caller.player, id, drawn) {
            Ok(Composition { menu, outdated: false, .. }) if menu.move_text.is_some() => menu.move_text,
            Ok(other) => {
                return Ok(Response::Update(self.composer(&Composition { outdated: true, ..other }, 0)));
            }
            Err(failure) => return self.shown(incoming, id, Err(failure), 0),
        };
        self.play(
            incoming,
            id,
            Some(drawn.revision),
            &drafted.unwrap_or_default(),
            ConfirmMode::Confirmed,
            update,
        )
    }

    fn change(
        &self,
        incoming: &Incoming,
        id: Id,
        drawn: RenderedAt,
        step: &DraftStep,
    ) -> Result<Response, CommandError> {
        self.shown(incoming, id, self.service.drafts.change(&incoming.caller, id, drawn, step), 0)
    }

    /// The composer in place of the one that was used; where the turn was made elsewhere, the
    /// match as it stands.
    fn shown(
        &self,
        incoming: &Incoming,
        id: Id,
        composition: Result<Composition, Error>,
        page: usize,
    ) -> Result<Response, CommandError> {
        match composition {
            Ok(composition) => Ok(Response::Update(self.composer(&composition, page))),
            Err(Error::User(UserError::Stale | UserError::Over)) => {
                let match_view = self.match_view(incoming, id).about(id)?;
                Ok(Response::Update(Reply { content: say!("compose-taken"), ..self.card(&match_view) }))
            }
            Err(failure) => Err(failure).about(id),
        }
    }

    /// The composer's message with a page of its menu.
    fn composer(&self, composition: &Composition, page: usize) -> Reply {
        let Composition { match_view, draft, menu, outdated } = composition;
        let (view, drawn) = (&match_view.board_view.view, composition.drawn());
        let question = words::question(view, menu);
        let mut body = Vec::new();
        if let Some(turn) = &menu.move_text {
            body.push(say!(
                "compose-turn",
                turn = clip(turn, 300),
                meaning = words::planned_turn(view, turn)
            ));
        }
        body.extend(words::situation(view, menu));
        body.push(question.clone());
        if let (Some(turn), true) = (&menu.move_text, menu.options.is_empty()) {
            body.extend(words::warnings(view, &MoveText::canonical(turn.clone())));
        }
        body.push(match (&menu.move_text, menu.options.is_empty()) {
            (None, _) => say!("compose-nothing"),
            (Some(_), true) => say!("compose-ready"),
            (Some(_), false) => say!("compose-or-confirm"),
        });
        let press = |press, label: &str, style| deed(press, match_view.game.id, drawn.revision, label, style);
        let version = drawn.version;
        let undo = press(ButtonAction::Undo(version), "button-undo", Style::Plain);
        let confirm = press(ButtonAction::Confirm(version), "button-confirm", Style::Good);
        let buttons = vec![
            Button { enabled: menu.move_text.is_some(), ..confirm },
            Button { enabled: !draft.texts.is_empty(), ..undo },
            press(ButtonAction::Type, "button-type", Style::Plain),
            press(ButtonAction::Discard(version), "button-cancel", Style::Plain),
        ];
        let mut reply = Reply {
            content: if *outdated { say!("compose-outdated") } else { String::new() },
            title: say!("compose-title", game = game_name(match_view), turn = view.move_number()),
            body: body.join("\n"),
            colour: super::COLOUR,
            selects: select(composition, &question, page).into_iter().collect(),
            buttons,
            ..Reply::default()
        };
        self.show_preview(composition, &mut reply);
        reply
    }

    /// Shows the board with what is chosen and where it may go.
    fn show_preview(&self, composition: &Composition, reply: &mut Reply) {
        let Composition { match_view, menu, .. } = composition;
        let aimed = replay::aimed(&match_view.board_view, menu);
        let idle = match &menu.preview {
            Some(preview) => preview.after.turn() != match_view.board_view.view.turn(),
            None => match_view.game.ending.is_some(),
        };
        self.show_sight(match_view, &aimed.board_view, idle, &aimed.aim(), reply);
        if let Some(picture) = &mut reply.picture {
            let mut alt = vec![say!("compose-alt")];
            if !aimed.targets.is_empty() {
                alt.push(say!("compose-alt-targets", squares = aimed.targets.join(" ")));
            }
            alt.push(std::mem::take(&mut picture.alt));
            picture.alt = clip(&alt.join(" "), words::ALT_LIMIT);
        }
    }

    /// A button that plays a turn. One that no button can carry is kept as its player's draft,
    /// and the button confirms that; there is one draft, so only the first such turn gets one.
    pub(super) fn play_buttons(
        &self,
        incoming: &Incoming,
        match_view: &MatchView,
        turns: &[MoveText],
    ) -> Result<Vec<Button>, Error> {
        let mut buttons = Vec::new();
        let mut kept = false;
        for turn in turns {
            let label = say!("button-play", turn = turn.as_str());
            let id = CustomId {
                press: ButtonAction::Play(turn.to_string()),
                subject: match_view.game.id,
                revision: match_view.game.revision,
            };
            if id.to_string().len() <= limits::CUSTOM_ID {
                buttons.push(Button::new(id, label, Style::Primary));
            } else if !kept {
                kept = true;
                let draft = self.service.drafts.put(&incoming.caller, match_view.game.id, turn)?;
                let press = ButtonAction::Confirm(draft.version);
                buttons.push(subject_button(
                    press,
                    match_view.game.id,
                    draft.revision,
                    label,
                    Style::Primary,
                ));
            }
        }
        Ok(buttons)
    }
}

fn deed(press: ButtonAction, subject: Id, revision: Revision, label: &str, style: Style) -> Button {
    subject_button(press, subject, revision, say!(label), style)
}

/// The menu itself, with buttons for its other pages; nothing where nothing is asked.
fn select(composition: &Composition, question: &str, page: usize) -> Option<Select> {
    let Composition { match_view, menu, .. } = composition;
    let (id, RenderedAt { revision, version }) = (match_view.game.id, composition.drawn());
    let count = menu.options.len();
    let pages = count.div_ceil(limits::SELECT_OPTIONS);
    let page = page.min(pages.checked_sub(1)?);
    let first = page * limits::SELECT_OPTIONS;
    let shown = menu.options.iter().skip(first).take(limits::SELECT_OPTIONS);
    let entries: Vec<_> = shown
        .map(|choice| {
            let words::Label { name, detail } = words::entry(&match_view.board_view.view, menu, choice);
            SelectOption { label: name, detail, value: choice.key.clone() }
        })
        .collect();
    let mut turns = Vec::new();
    let mut hint = question.to_owned();
    if pages > 1 {
        let range = say!("compose-page", first = first + 1, last = first + entries.len(), count = count);
        hint = format!("{} · {range}", clip(question, 100));
        let to = |to: usize, label: &str, enabled| Button {
            enabled,
            ..deed(ButtonAction::Page(version, to), id, revision, label, Style::Plain)
        };
        // Discord wants different ids even where a button cannot be pressed.
        let back = page.checked_sub(1);
        turns.push(to(back.unwrap_or(pages + 1), "button-page-back", back.is_some()));
        turns.push(to(page + 1, "button-page-forward", page + 1 < pages));
    }
    let id = CustomId { press: ButtonAction::Pick(version), subject: id, revision };
    Some(Select { id, hint, entries, pages: turns })
}
