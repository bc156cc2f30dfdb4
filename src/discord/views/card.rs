//! The card of a game: who is on turn, the last move, the clock, the board, and buttons for what
//! its reader can do. The lines of it that other messages share, public ones, too.

use super::board::show_board;
use super::format::{deadline, mention, relative, span};
use super::player_names::{names_with_sides, player_names};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{
    ButtonAction, ComposerButton, GameButton, HistoryButton, MoveButton, RulesButton,
};
use crate::discord::reply::{Awaited, Button, Reply, Style};
use crate::domain::{Cause, LastMove, MatchFacts, Timestamp};
use crate::service::MatchView;
use crate::text::{self, Language, t};
use sealed_move_rules::{GameInfo, Observer, Side};

/// Up to how many legal moves are looked at for buttons.
const FOLLOW_UPS: usize = 10_000;

/// Up to how many get a button each.
const FEW: usize = 8;

/// The move that declines a bonus.
const PASS: &str = "pass";

/// Less credit than this is not told: milliseconds.
const CREDIT_TOLD_MS: i64 = 60_000;

/// The game as its observer sees it, with the buttons for what they can do.
pub(crate) fn match_card(ctx: &InteractionContext, match_view: &MatchView) -> Reply {
    let (lang, game) = (ctx.lang, match_view.game.game.info());
    let turn = match_view.board_view.view.turn();
    let mut body = Vec::new();
    let names = names_with_sides(ctx.bot(), lang, game, match_view.game.seats);
    let mut buttons = Vec::new();
    if watches(match_view) {
        body.extend(match_view.game.ending.is_none().then(|| t!(lang, "view-watching")));
        body.push(players_line(lang, match_view));
        let history = HistoryButton::Show(None);
        buttons.push(match_button(match_view, history, t!(lang, "button-history"), Style::Plain));
    }
    body.extend(last_moves(lang, &names, match_view));
    match (&match_view.game.ending, match_view.observer) {
        (Some(ending), _) => {
            body.push(text::ending(
                lang,
                game,
                &player_names(ctx.bot(), lang, match_view.game.seats),
                ending,
            ));
        }
        (None, Observer::Player(side)) if side == turn => {
            body.push(t!(lang, "view-your-turn"));
            body.extend(clock_lines(lang, match_view, ctx.now()));
            buttons.push(match_button(
                match_view,
                ComposerButton::Open,
                t!(lang, "button-move"),
                Style::Primary,
            ));
        }
        (None, _) if thinks(match_view) => {
            body.push(t!(lang, "computer-thinking", computer = mention(lang, match_view.game.seat(turn))));
        }
        (None, _) => {
            body.push(t!(lang, "view-their-turn", player = mention(lang, match_view.game.seat(turn))));
            body.extend(clock_lines(lang, match_view, ctx.now()));
        }
    }
    body.extend(hand(lang, match_view));
    let (game_name, number) = (game_name(lang, match_view), match_view.board_view.view.move_number());
    let title = match match_view.observer {
        Observer::Player(_) => t!(lang, "view-title", game = game_name, turn = number),
        Observer::Public | Observer::Revealed => {
            t!(lang, "view-title-public", game = game_name, turn = number)
        }
    };
    let awaits = thinks(match_view).then_some(Awaited::ComputerMove(match_view.game.id));
    let mut card = Reply { title, body: body.join("\n"), buttons, awaits, ..Reply::default() };
    let from = show_board(ctx, match_view, &mut card);
    card.foot =
        t!(lang, "notice-foot", id = match_view.game.id.to_string(), from = text::side(lang, game, from));
    card
}

/// Whether the computer is on turn.
pub(crate) fn thinks(match_view: &MatchView) -> bool {
    let seat = match_view.game.seat(match_view.board_view.view.turn());
    match_view.game.ending.is_none() && seat.level().is_some()
}

/// Whether its reader plays neither side.
pub(crate) fn watches(match_view: &MatchView) -> bool {
    match_view.viewer.is_some_and(|viewer| match_view.game.side_of(viewer).is_err())
}

/// Who plays which side.
pub(crate) fn players_line(lang: Language, match_view: &MatchView) -> String {
    let (game, seats) = (match_view.game.game.info(), match_view.game.seats);
    t!(
        lang,
        "notice-players",
        firstside = text::side(lang, game, Side::First),
        first = mention(lang, seats[0]),
        secondside = text::side(lang, game, Side::Second),
        second = mention(lang, seats[1]),
    )
}

/// What the player who looks holds in hand; nothing once the game is over.
pub(crate) fn hand(lang: Language, match_view: &MatchView) -> Option<String> {
    let tiles = text::hand(lang, &match_view.board_view.view);
    let shows = match_view.game.ending.is_none() && !tiles.is_empty();
    shows.then(|| t!(lang, "view-hand", tiles = tiles.join("\n")))
}

/// The last move in notation and in words; a line each where plans answered it. `names` are those of
/// the players, the first side's first.
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

/// The deadline of the player on turn, and why it is when it is.
pub(crate) fn clock_lines(lang: Language, match_view: &MatchView, now: Timestamp) -> Vec<String> {
    let player = mention(lang, match_view.game.seat(match_view.board_view.view.turn()));
    let mut lines = Vec::new();
    match match_view.clock.pause_at(now) {
        Some(pause) if pause.cause == Cause::ShutOut => lines.push(t!(lang, "clock-shut-out")),
        Some(pause) if pause.cause == Cause::Vacation => {
            let until = pause.until.map(relative).unwrap_or_default();
            lines.push(t!(lang, "clock-vacation", player = player, until = until));
        }
        _ => {}
    }
    lines.extend(match_view.clock.deadline().map(|at| deadline(lang, at)));
    let credit = match_view.clock.credit_ms();
    if credit >= CREDIT_TOLD_MS {
        lines.push(t!(lang, "clock-credit", span = span(lang, credit)));
    }
    lines
}

/// Buttons for the moves of a view where few are legal, or for those that decline a bonus.
pub(crate) fn follow_ups(lang: Language, match_view: &MatchView) -> Vec<Button> {
    let view = &match_view.board_view.view;
    if text::wanted(lang, view).is_none() {
        return Vec::new();
    }
    let legal = view.legal_moves(FOLLOW_UPS).unwrap_or_default();
    let few = legal.len() <= FEW;
    legal
        .into_iter()
        .filter(|text| few || text == PASS)
        .map(|text| {
            let label = text::choice(lang, view, &text);
            match_button(match_view, MoveButton::Play(text), label, Style::Plain)
        })
        .collect()
}

/// The name of the game that is played.
pub(crate) fn game_name(lang: Language, match_view: &MatchView) -> String {
    game_name_of(lang, &match_view.game)
}

/// The name of the game that a match is of.
pub(crate) fn game_name_of(lang: Language, game: &MatchFacts) -> String {
    text::game(lang, game.game.info())
}

/// A button about a match as it is seen.
pub(crate) fn match_button(
    match_view: &MatchView,
    action: impl Into<ButtonAction>,
    label: impl Into<String>,
    style: Style,
) -> Button {
    Button::about(match_view.game.id, match_view.game.revision, action, label, style)
}

/// The opponent's name, for texts where a mention would not show as one.
pub(crate) fn opponent_name(ctx: &InteractionContext, match_view: &MatchView) -> String {
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

/// Whether dice were rolled in what was played last.
pub(crate) fn last_rolled(match_view: &MatchView) -> bool {
    let mut played = match_view.chain.iter().chain(&match_view.board_view.last);
    played.any(|last| last.before.without_rolls(&last.notation) != last.notation)
}

/// The button that shows what proves the dice of what was played last, where any were rolled.
pub(crate) fn dice_button(lang: Language, match_view: &MatchView) -> Option<Button> {
    let made = match_view.game.moves.last().filter(|_| last_rolled(match_view))?;
    let label = t!(lang, "button-dice");
    Some(Button::about(match_view.game.id, made.revision, GameButton::Dice, label, Style::Plain))
}

/// A mention of the opponent; nothing for whoever plays no side.
pub(crate) fn opponent_mention(lang: Language, match_view: &MatchView) -> String {
    match match_view.observer {
        Observer::Player(side) => mention(lang, match_view.game.seat(side.other())),
        Observer::Public | Observer::Revealed => String::new(),
    }
}
