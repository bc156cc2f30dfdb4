//! The card of a game: turn, last move, clock, board, and buttons for the reader's options.
//!
//! Public notices share some of its lines.

use super::board::show_board;
use super::computer_end::ComputerEnd;
use super::danger::match_danger;
use super::format::{budget_left, deadline, mention, relative, span};
use super::player_names::{SeatName, names_with_sides, player_names};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{
    ButtonAction, ComposerButton, ComputerButton, GameButton, HistoryButton, MoveButton, Orientation,
    RulesButton,
};
use crate::discord::reply::{Awaited, Button, Reply, Style};
use crate::domain::{Cause, HintStep, LastMove, MatchFacts, Timestamp};
use crate::service::MatchView;
use crate::text::{self, Language, t};
use sealed_move_rules::{GameInfo, Observer, Side};

/// Maximum number of legal moves to generate for buttons.
const MAX_LEGAL_MOVES: usize = 10_000;

/// Maximum number of legal moves with a button each.
const MAX_BUTTONS: usize = 8;

/// The move that declines a bonus.
const PASS: &str = "pass";

/// Smaller credits aren't mentioned.
const MIN_CREDIT_MS: i64 = 60_000;

/// Shows a game from its observer's point of view, with buttons for their options.
pub(crate) fn match_card(ctx: &InteractionContext, match_view: &MatchView) -> Reply {
    let (lang, game) = (ctx.lang, match_view.game.game.info());
    let turn = match_view.board_view.view.turn();
    let mut body = Vec::new();
    let names = names_with_sides(ctx.bot(), lang, game, match_view.game.seats);
    let mut buttons = Vec::new();
    if is_spectator(match_view) {
        body.extend(match_view.game.ending.is_none().then(|| t!(lang, "view-watching")));
        body.push(players_line(lang, match_view));
        let history = HistoryButton::Show(None);
        buttons.push(match_button(match_view, history, t!(lang, "button-history"), Style::Plain));
    }
    body.extend(last_moves(lang, &names, match_view));
    match (&match_view.game.ending, match_view.observer) {
        (Some(ending), _) => {
            match ComputerEnd::of(ctx.bot(), match_view).filter(|_| !is_spectator(match_view)) {
                Some(end) => {
                    body.push(end.told(ctx.bot(), lang));
                    body.extend(end.advice(lang));
                    buttons.extend(end.buttons(lang));
                }
                None => {
                    let names = player_names(ctx.bot(), lang, match_view.game.seats);
                    body.push(text::ending(lang, game, &names, ending));
                }
            }
            // A failed query only hides the mark.
            let annulled = ctx.service.annulments.is_annulled(match_view.game.id).unwrap_or_default();
            body.extend(annulled.then(|| t!(lang, "annulled-mark")));
        }
        (None, Observer::Player(side)) if side == turn => {
            body.push(t!(lang, "view-your-turn"));
            body.extend(match_danger(lang, match_view, ctx.settings().danger));
            body.extend(clock_lines(lang, match_view, ctx.now()));
            buttons.push(match_button(
                match_view,
                ComposerButton::Open,
                t!(lang, "button-move"),
                Style::Primary,
            ));
        }
        (None, _) if computer_thinks(match_view) => {
            body.push(t!(lang, "computer-thinking", computer = mention(lang, match_view.game.seat(turn))));
        }
        (None, _) => {
            body.push(t!(lang, "view-their-turn", player = mention(lang, match_view.game.seat(turn))));
            body.extend(clock_lines(lang, match_view, ctx.now()));
        }
    }
    body.extend(hand(lang, match_view));
    if match_view.game.computer.is_some() && matches!(match_view.observer, Observer::Player(_)) {
        buttons.extend(computer_buttons(lang, match_view));
    }
    let (game_name, number) = (game_name(lang, match_view), match_view.board_view.view.move_number());
    let title = match match_view.observer {
        Observer::Player(_) => t!(lang, "view-title", game = game_name, turn = number),
        Observer::Public | Observer::Revealed => {
            t!(lang, "view-title-public", game = game_name, turn = number)
        }
    };
    let awaits = computer_thinks(match_view).then_some(Awaited::ComputerMove(match_view.game.id));
    let mut card = Reply { title, body: body.join("\n"), buttons, awaits, ..Reply::default() };
    let from = show_board(ctx, match_view, &mut card);
    card.foot = t!(lang, "notice-foot", id = match_view.game.id.to_string(), from = text::side(game, from));
    card
}

pub(crate) fn computer_thinks(match_view: &MatchView) -> bool {
    let seat = match_view.game.seat(match_view.board_view.view.turn());
    match_view.game.ending.is_none() && seat.level().is_some()
}

/// The buttons that accompany a player through a game against the computer: a hint, if the player is
/// on turn and may have one, more actions, and the rules.
pub(crate) fn computer_buttons(lang: Language, match_view: &MatchView) -> Vec<Button> {
    if match_view.game.ending.is_some() {
        return Vec::new();
    }
    let mut buttons = Vec::new();
    buttons.extend(hint_button(lang, match_view).filter(|_| !computer_thinks(match_view)));
    buttons.push(match_button(match_view, GameButton::More, t!(lang, "button-more"), Style::Plain));
    buttons.push(how_to_play(lang, match_view.game.game.info()));
    buttons
}

/// The button for a hint. Returns `None` if the game allows no hints.
pub(crate) fn hint_button(lang: Language, match_view: &MatchView) -> Option<Button> {
    let game = &match_view.game;
    let given = game.computer.is_some() && game.ending.is_none() && game.require_lenient().is_ok();
    let action = ComputerButton::Hint(HintStep::Piece.number());
    given.then(|| match_button(match_view, action, t!(lang, "button-computer-hint"), Style::Plain))
}

/// Whether the viewer is a spectator.
pub(crate) fn is_spectator(match_view: &MatchView) -> bool {
    match_view.viewer.is_some_and(|viewer| match_view.game.side_of(viewer).is_err())
}

/// Names the players and their sides.
pub(crate) fn players_line(lang: Language, match_view: &MatchView) -> String {
    let (game, seats) = (match_view.game.game.info(), match_view.game.seats);
    t!(
        lang,
        "notice-players",
        firstside = text::side(game, Side::First),
        first = mention(lang, seats[0]),
        secondside = text::side(game, Side::Second),
        second = mention(lang, seats[1]),
    )
}

/// Lists the tiles in the observer's hand. Returns `None` without tiles or after the game.
pub(crate) fn hand(lang: Language, match_view: &MatchView) -> Option<String> {
    let tiles = text::hand(lang, &match_view.board_view.view);
    let shows = match_view.game.ending.is_none() && !tiles.is_empty();
    shows.then(|| t!(lang, "view-hand", tiles = tiles.join("\n")))
}

/// Describes the last move, and the planned replies to it on a line each. `names` are the players'
/// names, first side first.
pub(crate) fn last_moves(lang: Language, names: &[String; 2], match_view: &MatchView) -> Option<String> {
    let last = match_view.board_view.last.as_ref()?;
    let moves: Vec<_> = match_view.chain.iter().chain([last]).collect();
    let lines = moves.iter().enumerate().map(|(index, played)| {
        let after = moves.get(index + 1).map_or(&match_view.board_view.view, |next| &next.before);
        let side = &names[played.before.turn().index()];
        let notation = played.before.without_rolls(&played.notation);
        let meaning = text::played_move(lang, played, after);
        let seat = match_view.game.seat(played.before.turn());
        let continues = |other: &&LastMove| other.before.turn() == played.before.turn();
        if index == 0 || match_view.game.computer.is_some() && moves.get(index - 1).is_some_and(continues) {
            t!(lang, "notice-last", side = side, record = notation, meaning = meaning)
        } else if seat.level().is_some() {
            t!(lang, "notice-answered", side = side, record = notation, meaning = meaning)
        } else {
            t!(lang, "notice-planned", side = side, record = notation, meaning = meaning)
        }
    });
    Some(lines.collect::<Vec<_>>().join("\n"))
}

/// Describes the deadline of the player on turn, with any pause or credit.
pub(crate) fn clock_lines(lang: Language, match_view: &MatchView, now: Timestamp) -> Vec<String> {
    let player = mention(lang, match_view.game.seat(match_view.board_view.view.turn()));
    let mut lines = Vec::new();
    match match_view.clock.pause_at(now) {
        Some(pause) if pause.cause == Cause::ShutOut => lines.push(t!(lang, "clock-shut-out")),
        Some(pause) if pause.cause == Cause::Vacation => {
            let until = pause.until.map(relative).unwrap_or_default();
            lines.push(t!(lang, "clock-vacation", player = player, until = until));
        }
        Some(pause) if pause.cause == Cause::Grace => {
            let until = pause.until.map(relative).unwrap_or_default();
            lines.push(t!(lang, "clock-grace", player = player, until = until));
        }
        _ => {}
    }
    lines.extend(match_view.clock.deadline().map(|at| deadline(lang, at)));
    lines.extend(reserve(lang, match_view, now));
    let credit = match_view.clock.credit_ms();
    if credit >= MIN_CREDIT_MS {
        lines.push(t!(lang, "clock-credit", span = span(lang, credit)));
    }
    lines
}

/// Describes the rest of both budgets.
fn reserve(lang: Language, match_view: &MatchView, now: Timestamp) -> Option<String> {
    let game = &match_view.game;
    let info = game.game.info();
    game.pace.has_budget().then(|| {
        let [first, second] = Side::BOTH.map(|side| text::side(info, side));
        let [first_time, second_time] = game
            .budgets_left_ms(match_view.clock.running_ms(now))
            .map(|budget_ms| budget_left(lang, budget_ms));
        t!(
            lang,
            "clock-reserve",
            first = first,
            second = second,
            firsttime = first_time,
            secondtime = second_time,
        )
    })
}

/// Buttons for the legal moves if there are few, or else to decline a bonus.
pub(crate) fn follow_ups(lang: Language, match_view: &MatchView) -> Vec<Button> {
    let view = &match_view.board_view.view;
    if text::wanted(lang, view).is_none() {
        return Vec::new();
    }
    let legal = view.legal_moves(MAX_LEGAL_MOVES).unwrap_or_default();
    let few = legal.len() <= MAX_BUTTONS;
    legal
        .into_iter()
        .filter(|text| few || text == PASS)
        .map(|text| {
            let label = text::choice(lang, view, &text);
            match_button(match_view, MoveButton::Play(text), label, Style::Plain)
        })
        .collect()
}

pub(crate) fn game_name(lang: Language, match_view: &MatchView) -> String {
    game_name_of(lang, &match_view.game)
}

pub(crate) fn game_name_of(lang: Language, game: &MatchFacts) -> String {
    text::game(lang, game.game.info())
}

/// Creates a button about a match at its current revision.
pub(crate) fn match_button(
    match_view: &MatchView,
    action: impl Into<ButtonAction>,
    label: impl Into<String>,
    style: Style,
) -> Button {
    Button::about(match_view.game.id, match_view.game.revision, action, label, style)
}

/// Returns the opponent's name, for texts in which Discord doesn't render mentions.
pub(crate) fn opponent_name(ctx: &InteractionContext, match_view: &MatchView) -> SeatName {
    let seats = match_view.game.seats;
    ctx.name_of(match match_view.observer {
        Observer::Player(side) => seats[side.other().index()],
        Observer::Public | Observer::Revealed => seats[1],
    })
}

/// The button that opens the rules of a game.
pub(crate) fn how_to_play(lang: Language, game: &GameInfo) -> Button {
    let action = RulesButton::Learn(game.name.to_owned());
    Button::without_subject(action, t!(lang, "button-how-to-play"), Style::Plain)
}

/// Whether the last moves rolled dice.
pub(crate) fn has_rolled(match_view: &MatchView) -> bool {
    let mut played = match_view.chain.iter().chain(&match_view.board_view.last);
    played.any(|last| last.before.without_rolls(&last.notation) != last.notation)
}

/// The buttons to look back at a match: history, dice and, after the end, the replay.
pub(crate) fn history_buttons(lang: Language, match_view: &MatchView) -> Vec<Button> {
    let history = t!(lang, "button-history");
    let mut buttons = vec![match_button(match_view, HistoryButton::Show(None), history, Style::Plain)];
    buttons.extend(dice_button(lang, match_view));
    if match_view.game.ending.is_some() {
        let replay = HistoryButton::Replay(Orientation::Usual);
        buttons.push(match_button(match_view, replay, t!(lang, "button-replay"), Style::Plain));
    }
    buttons
}

/// The button to the proof of the dice. Returns `None` if the last moves rolled none.
pub(crate) fn dice_button(lang: Language, match_view: &MatchView) -> Option<Button> {
    let made = match_view.game.moves.last().filter(|_| has_rolled(match_view))?;
    let label = t!(lang, "button-dice");
    Some(Button::about(match_view.game.id, made.revision, GameButton::Dice, label, Style::Plain))
}

/// Mentions the opponent. Empty for spectators.
pub(crate) fn opponent_mention(lang: Language, match_view: &MatchView) -> String {
    match match_view.observer {
        Observer::Player(side) => mention(lang, match_view.game.seat(side.other())),
        Observer::Public | Observer::Revealed => String::new(),
    }
}
