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
            Ok(PlayOutcome::Played(look)) => {
                // The planned ones that followed it come last.
                self.figures.played(look.game.game.info().name, 1 + look.chain.len() as u64);
                self.played(&look)
            }
            Ok(PlayOutcome::Confirm { look, turn }) => {
                let buttons = self.play_buttons(incoming, &look, std::slice::from_ref(&turn)).about(id)?;
                return Ok(Response::Private(confirm(&look, typed, &turn, buttons)));
            }
            Ok(PlayOutcome::Ask { look, turns, error }) => {
                let buttons = self.play_buttons(incoming, &look, &turns[..turns.len().min(4)]).about(id)?;
                return Ok(Response::Private(ask(&look, typed, &turns, buttons, &error)));
            }
            Err(Error::User(UserError::Rules(error))) => {
                let look = self.look(incoming, id).about(id)?;
                return Ok(Response::Private(illegal(&look, typed, &error)));
            }
            Err(failure) => return Err(failure).about(id),
        };
        Ok(if update { Response::Update(reply) } else { Response::Private(reply) })
    }

    /// The turn as it was understood, and the player's own view after it.
    fn played(&self, look: &MatchView) -> Reply {
        let game = look.game.game.info();
        // His own turn is the first of the interaction; what follows it was planned.
        let last = look.sight.last.as_ref();
        let own = look.chain.first().or(last);
        let after = match look.chain.get(1).or(last) {
            Some(next) if !look.chain.is_empty() => &next.before,
            _ => &look.sight.view,
        };
        let (notation, meaning) = match own {
            Some(own) => (own.notation.clone(), words::turn(own, after)),
            None => (String::new(), String::new()),
        };
        let said = match &look.game.ending {
            Some(ending) => {
                let ending = words::ending(game, ending);
                say!("move-played-over", record = notation, meaning = meaning, ending = ending)
            }
            None => say!("move-played", record = notation, meaning = meaning),
        };
        let turn = look.sight.view.turn();
        let next = match look.observer {
            _ if look.game.ending.is_some() => String::new(),
            Observer::Player(side) if side == turn => {
                let answered = look.chain.iter().skip(1).chain(last).any(|turn| turn.before.turn() != side);
                let whose = || if answered { say!("view-your-turn") } else { say!("move-again") };
                words::wanted(&look.sight.view).unwrap_or_else(whose)
            }
            _ => say!("move-next", opponent = mention(look.game.seat(turn))),
        };
        let mut card = self.card(look);
        if look.game.ending.is_none() && look.observer == Observer::Player(turn) {
            card.buttons.extend(follow_ups(look));
        }
        let answered = if look.chain.is_empty() { None } else { super::last_turn(look) };
        let answered = answered.map(|lines| lines.lines().skip(1).collect::<Vec<_>>().join("\n"));
        card.body = [said, answered.unwrap_or_default(), next, super::hand(look).unwrap_or_default()]
            .into_iter()
            .filter(|line| !line.is_empty())
            .collect::<Vec<_>>()
            .join("\n");
        card
    }

    pub(super) fn move_form(&self, incoming: &Incoming, id: Id) -> Result<Response, CommandError> {
        let look = self.look(incoming, id).about(id)?;
        look.game.side_of(incoming.caller.player)?;
        look.game.ongoing().map_err(Error::from).about(id)?;
        let turn = look.sight.view.turn();
        if look.observer != Observer::Player(turn) {
            return Err(Error::from(UserError::NotOnTurn)).about(id);
        }
        Ok(Response::ModalForm(ModalForm {
            id: CustomId { press: ButtonAction::Type, subject: id, revision: look.game.revision },
            title: say!("modal-title", game = game_name(&look)),
            label: say!("modal-turn"),
            field: ModalField::Turn(say!("modal-turn-hint", example = example(&look))),
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
        let look = self.look(incoming, id).about(id)?;
        look.game.side_of(incoming.caller.player)?;
        look.game.ongoing().map_err(Error::from).about(id)?;
        let reply = Reply {
            content: say!("resign-sure", game = game_name(&look), opponent = self.opponent_name(&look)),
            buttons: vec![
                button(ButtonAction::ResignSure, &look, "button-resign-sure", Style::Danger),
                button(ButtonAction::Cancel, &look, "button-cancel", Style::Plain),
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
    pub(super) fn opponent_name(&self, look: &MatchView) -> String {
        let seats = look.game.seats;
        let opponent = match look.observer {
            Observer::Player(side) => seats[side.other().index()],
            Observer::Public | Observer::Revealed => seats[1],
        };
        self.name(opponent)
    }
}

fn draw_answer(done: &OfferOutcome, update: bool) -> Response {
    let turn = done.look.observer;
    let opponent = match turn {
        Observer::Player(side) => mention(done.look.game.seat(side.other())),
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
pub(in crate::discord) fn follow_ups(look: &MatchView) -> Vec<Button> {
    let view = &look.sight.view;
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
            subject_button(ButtonAction::Play(turn), look.game.id, look.game.revision, label, Style::Plain)
        })
        .collect()
}

/// Asks whether one of `turns` was meant.
fn ask(
    look: &MatchView,
    typed: &str,
    turns: &[MoveText],
    mut buttons: Vec<Button>,
    error: &RuleError,
) -> Reply {
    let why = words::rule_error(look.game.game.info().name, error);
    let content = match turns {
        [turn] => {
            let meaning = words::planned_turn(&look.sight.view, turn.as_str());
            say!("move-ask", why = why, turn = turn.as_str(), meaning = meaning)
        }
        _ => say!("move-ask-several", why = why),
    };
    buttons.push(button(ButtonAction::Cancel, look, "button-cancel", Style::Plain));
    Reply { content: [typed_line(typed), content].join("\n"), buttons, ..Reply::default() }
}

/// Shows the turn as it was understood, and what to think of before it is played.
fn confirm(look: &MatchView, typed: &str, turn: &MoveText, mut buttons: Vec<Button>) -> Reply {
    let view = &look.sight.view;
    let meaning = words::planned_turn(view, turn.as_str());
    let mut lines = vec![typed_line(typed), say!("move-confirm", turn = turn.as_str(), meaning = meaning)];
    lines.extend(words::warnings(view, turn));
    buttons.push(button(ButtonAction::Cancel, look, "button-cancel", Style::Plain));
    Reply { content: lines.join("\n"), buttons, ..Reply::default() }
}

/// Says why a text is no legal turn, what is legal instead, and the text to correct.
fn illegal(look: &MatchView, typed: &str, error: &RuleError) -> Reply {
    let mut lines = vec![
        typed_line(typed),
        say!("move-refused", why = words::rule_error(look.game.game.info().name, error)),
    ];
    let instead = look.sight.view.suggestions(typed, INSTEAD);
    if instead.is_empty() {
        lines.push(say!("move-none"));
    } else {
        let turns: Vec<_> = instead.iter().map(|turn| format!("`{turn}`")).collect();
        lines.push(say!("move-instead", turns = turns.join(" ")));
    }
    Reply {
        content: lines.join("\n"),
        buttons: vec![button(ButtonAction::Move, look, "button-move", Style::Primary)],
        ..Reply::default()
    }
}

/// What was typed, as a code span that it cannot leave.
fn typed_line(typed: &str) -> String {
    let safe: String = typed.chars().map(|c| if c == '`' || c.is_control() { ' ' } else { c }).collect();
    say!("move-typed", typed = clip(safe.trim(), 200))
}

/// A legal turn, as an example of what may be typed.
fn example(look: &MatchView) -> String {
    look.sight.view.suggestions("", 1).pop().unwrap_or_default()
}
