//! Turns, resignations and draws at the desk.

use super::super::custom_id::{ButtonAction, CustomId};
use super::super::reply::{Button, ModalField, ModalForm, Reply, Response, Style};
use super::{About, CommandError, Desk, Incoming, button, game_name, mention, subject_button};
use crate::matches::{Id, OfferAnswer, OfferStep, Revision, UserError};
use crate::service::{ConfirmMode, Error, MatchFilter, MatchView, OfferOutcome, PlayOutcome};
use crate::words::{self, clip, say};
use sealed_move_rules::{MoveText, Observer, RuleError};

/// How many legal turns a refusal names.
const INSTEAD: usize = 12;

/// Up to how many legal turns are looked at for buttons.
const FOLLOW_UPS: usize = 10_000;

/// Up to how many get a button each.
const FEW: usize = 8;

/// The turn that declines a bonus.
const PASS: &str = "pass";

impl Desk {
    pub(super) fn move_typed(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
        typed: &str,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Turn)?;
        self.play(incoming, id, None, typed, ConfirmMode::Typed, false)
    }

    /// Plays a typed turn or a button's; `update` replaces the message with the button.
    pub(super) fn play(
        &self,
        incoming: &Incoming,
        id: Id,
        seen: Option<Revision>,
        typed: &str,
        resolve: ConfirmMode,
        update: bool,
    ) -> Result<Response, CommandError> {
        if typed.trim().is_empty() {
            return Ok(Response::Private(Reply::text(say!("refusal-empty-turn"))));
        }
        let reply = match self.service.moves.play(&incoming.caller, id, seen, typed, resolve) {
            Ok(PlayOutcome::Played(match_view)) => {
                // The planned ones that followed it come last.
                self.figures.played(match_view.game.game.info().name, 1 + match_view.chain.len() as u64);
                self.played(&match_view)
            }
            Ok(PlayOutcome::Confirm { match_view, turn }) => {
                let buttons =
                    self.play_buttons(incoming, &match_view, std::slice::from_ref(&turn)).about(id)?;
                return Ok(Response::Private(confirm(&match_view, typed, &turn, buttons)));
            }
            Ok(PlayOutcome::Ask { match_view, turns, error }) => {
                let buttons =
                    self.play_buttons(incoming, &match_view, &turns[..turns.len().min(4)]).about(id)?;
                return Ok(Response::Private(ask(&match_view, typed, &turns, buttons, &error)));
            }
            Err(Error::User(UserError::Rules(error))) => {
                let match_view = self.match_view(incoming, id).about(id)?;
                return Ok(Response::Private(illegal(&match_view, typed, &error)));
            }
            Err(failure) => return Err(failure).about(id),
        };
        Ok(if update { Response::Update(reply) } else { Response::Private(reply) })
    }

    /// The turn as it was understood, and the player's own view after it.
    fn played(&self, match_view: &MatchView) -> Reply {
        let game = match_view.game.game.info();
        // His own turn is the first of the interaction; what follows it was planned.
        let last = match_view.board_view.last.as_ref();
        let own = match_view.chain.first().or(last);
        let after = match match_view.chain.get(1).or(last) {
            Some(next) if !match_view.chain.is_empty() => &next.before,
            _ => &match_view.board_view.view,
        };
        let (notation, meaning) = match own {
            Some(own) => (own.notation.clone(), words::turn(own, after)),
            None => (String::new(), String::new()),
        };
        let said = match &match_view.game.ending {
            Some(ending) => {
                let ending = words::ending(game, ending);
                say!("move-played-over", record = notation, meaning = meaning, ending = ending)
            }
            None => say!("move-played", record = notation, meaning = meaning),
        };
        let turn = match_view.board_view.view.turn();
        let next = match match_view.observer {
            _ if match_view.game.ending.is_some() => String::new(),
            Observer::Player(side) if side == turn => {
                let answered =
                    match_view.chain.iter().skip(1).chain(last).any(|turn| turn.before.turn() != side);
                let whose = || if answered { say!("view-your-turn") } else { say!("move-again") };
                words::wanted(&match_view.board_view.view).unwrap_or_else(whose)
            }
            _ => say!("move-next", opponent = mention(match_view.game.seat(turn))),
        };
        let mut card = self.card(match_view);
        if match_view.game.ending.is_none() && match_view.observer == Observer::Player(turn) {
            card.buttons.extend(follow_ups(match_view));
        }
        let answered = if match_view.chain.is_empty() { None } else { super::last_turn(match_view) };
        let answered = answered.map(|lines| lines.lines().skip(1).collect::<Vec<_>>().join("\n"));
        card.body = [said, answered.unwrap_or_default(), next, super::hand(match_view).unwrap_or_default()]
            .into_iter()
            .filter(|line| !line.is_empty())
            .collect::<Vec<_>>()
            .join("\n");
        card
    }

    pub(super) fn move_form(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let match_view = self.match_view(incoming, id).about(id)?;
        match_view.game.side_of(incoming.caller.player)?;
        match_view.game.ongoing().map_err(Error::from).about(id)?;
        let turn = match_view.board_view.view.turn();
        if match_view.observer != Observer::Player(turn) {
            return Err(Error::from(UserError::NotOnTurn)).about(id);
        }
        Ok(Response::ModalForm(ModalForm {
            id: CustomId { press: ButtonAction::Type, subject: id, revision: match_view.game.revision },
            title: say!("modal-title", game = game_name(&match_view)),
            label: say!("modal-turn"),
            field: ModalField::Turn(say!("modal-turn-hint", example = example(&match_view))),
        }))
    }

    pub(super) fn resign_command(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Ongoing)?;
        self.ask_to_resign(incoming, id, false)
    }

    pub(super) fn ask_to_resign(
        &self,
        incoming: &Incoming,
        id: Id,
        update: bool,
    ) -> Result<Response, CommandError> {
        let match_view = self.match_view(incoming, id).about(id)?;
        match_view.game.side_of(incoming.caller.player)?;
        match_view.game.ongoing().map_err(Error::from).about(id)?;
        let reply = Reply {
            content: say!(
                "resign-sure",
                game = game_name(&match_view),
                opponent = self.opponent_name(&match_view)
            ),
            buttons: vec![
                button(ButtonAction::ResignSure, &match_view, "button-resign-sure", Style::Danger),
                button(ButtonAction::Cancel, &match_view, "button-cancel", Style::Plain),
            ],
            ..Reply::default()
        };
        Ok(if update { Response::Update(reply) } else { Response::Private(reply) })
    }

    pub(super) fn resign(
        &self,
        incoming: &Incoming,
        id: Id,
        seen: Revision,
    ) -> Result<Response, CommandError> {
        self.service.moves.resign(&incoming.caller, id, Some(seen)).about(id)?;
        Ok(Response::Update(Reply::text(say!("resign-done"))))
    }

    pub(super) fn draw_command(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Ongoing)?;
        self.offer_draw(incoming, id, false)
    }

    pub(super) fn offer_draw(
        &self,
        incoming: &Incoming,
        id: Id,
        update: bool,
    ) -> Result<Response, CommandError> {
        let done = self.service.offers.offer_draw(&incoming.caller, id).about(id)?;
        Ok(draw_answer(&done, update))
    }

    pub(super) fn answer_draw(
        &self,
        incoming: &Incoming,
        id: Id,
        offered: Revision,
        press: &ButtonAction,
        update: bool,
    ) -> Result<Response, CommandError> {
        let answer = match press {
            ButtonAction::DrawAccept => OfferAnswer::Accept,
            ButtonAction::DrawDecline => OfferAnswer::Decline,
            _ => OfferAnswer::Withdraw,
        };
        let done = self.service.offers.answer_draw(&incoming.caller, id, answer, offered).about(id)?;
        Ok(draw_answer(&done, update))
    }

    /// The opponent's name, for texts where a mention would not show as one.
    pub(super) fn opponent_name(&self, match_view: &MatchView) -> String {
        let seats = match_view.game.seats;
        let opponent = match match_view.observer {
            Observer::Player(side) => seats[side.other().index()],
            Observer::Public | Observer::Revealed => seats[1],
        };
        self.name(opponent)
    }
}

fn draw_answer(done: &OfferOutcome, update: bool) -> Response {
    let turn = done.match_view.observer;
    let opponent = match turn {
        Observer::Player(side) => mention(done.match_view.game.seat(side.other())),
        Observer::Public | Observer::Revealed => String::new(),
    };
    let text = match done.step {
        OfferStep::Offered => say!("draw-done-offered", opponent = opponent),
        OfferStep::Accepted => say!("draw-done-agreed"),
        OfferStep::Declined => say!("draw-done-declined"),
        OfferStep::Withdrawn => say!("draw-done-withdrawn"),
    };
    let reply = Reply::text(text);
    if update { Response::Update(reply) } else { Response::Private(reply) }
}

/// Buttons for the turns of a view where few are legal, or for those that decline a bonus.
pub(in crate::discord) fn follow_ups(match_view: &MatchView) -> Vec<Button> {
    let view = &match_view.board_view.view;
    if words::wanted(view).is_none() {
        return Vec::new();
    }
    let legal = view.legal_moves(FOLLOW_UPS).unwrap_or_default();
    let few = legal.len() <= FEW;
    legal
        .into_iter()
        .filter(|turn| few || turn == PASS)
        .map(|turn| {
            let label = words::choice(view, &turn);
            subject_button(
                ButtonAction::Play(turn),
                match_view.game.id,
                match_view.game.revision,
                label,
                Style::Plain,
            )
        })
        .collect()
}

/// Asks whether one of `turns` was meant.
fn ask(
    match_view: &MatchView,
    typed: &str,
    turns: &[MoveText],
    mut buttons: Vec<Button>,
    error: &RuleError,
) -> Reply {
    let why = words::rule_error(match_view.game.game.info().name, error);
    let content = match turns {
        [turn] => {
            let meaning = words::planned_turn(&match_view.board_view.view, turn.as_str());
            say!("move-ask", why = why, turn = turn.as_str(), meaning = meaning)
        }
        _ => say!("move-ask-several", why = why),
    };
    buttons.push(button(ButtonAction::Cancel, match_view, "button-cancel", Style::Plain));
    Reply { content: [typed_line(typed), content].join("\n"), buttons, ..Reply::default() }
}

/// Shows the turn as it was understood, and what to think of before it is played.
fn confirm(match_view: &MatchView, typed: &str, turn: &MoveText, mut buttons: Vec<Button>) -> Reply {
    let view = &match_view.board_view.view;
    let meaning = words::planned_turn(view, turn.as_str());
    let mut lines = vec![typed_line(typed), say!("move-confirm", turn = turn.as_str(), meaning = meaning)];
    lines.extend(words::warnings(view, turn));
    buttons.push(button(ButtonAction::Cancel, match_view, "button-cancel", Style::Plain));
    Reply { content: lines.join("\n"), buttons, ..Reply::default() }
}

/// Says why a text is no legal turn, what is legal instead, and the text to correct.
fn illegal(match_view: &MatchView, typed: &str, error: &RuleError) -> Reply {
    let mut lines = vec![
        typed_line(typed),
        say!("move-refused", why = words::rule_error(match_view.game.game.info().name, error)),
    ];
    let instead = match_view.board_view.view.suggestions(typed, INSTEAD);
    if instead.is_empty() {
        lines.push(say!("move-none"));
    } else {
        let turns: Vec<_> = instead.iter().map(|turn| format!("`{turn}`")).collect();
        lines.push(say!("move-instead", turns = turns.join(" ")));
    }
    Reply {
        content: lines.join("\n"),
        buttons: vec![button(ButtonAction::Move, match_view, "button-move", Style::Primary)],
        ..Reply::default()
    }
}

/// What was typed, as a code span that it cannot leave.
fn typed_line(typed: &str) -> String {
    let safe: String = typed.chars().map(|c| if c == '`' || c.is_control() { ' ' } else { c }).collect();
    say!("move-typed", typed = clip(safe.trim(), 200))
}

/// A legal turn, as an example of what may be typed.
fn example(match_view: &MatchView) -> String {
    match_view.board_view.view.suggestions("", 1).pop().unwrap_or_default()
}
