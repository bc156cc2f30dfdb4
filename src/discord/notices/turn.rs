//! The notice of a move or of the end of a game. It is a new message, because edits don't ping.

use super::computers;
use super::offers::draw_buttons;
use super::request::NoticeRequest;
use crate::discord::custom_id::{ComposerButton, GameButton, HistoryButton};
use crate::discord::reply::{Button, Reply, Style, people};
use crate::discord::views::board::{OwnBoards, render_public};
use crate::discord::views::card::{
    clock_lines, computer_buttons, computer_thinks, dice_button, follow_ups, game_name, has_rolled,
    history_buttons, how_to_play, last_moves, match_button,
};
use crate::discord::views::computer_end::{ComputerEnd, review_button};
use crate::discord::views::cup_card::round_name;
use crate::discord::views::danger::match_danger;
use crate::discord::views::format::{commitment, mention, rating};
use crate::discord::views::player_names::{names_with_sides, player_names};
use crate::domain::{EndReason, Ending, Id, MessageKind, PlayerId, QuestionOutcome, RatingChange, Route};
use crate::service::{CupPlace, Error, LadderPlace, MatchView};
use crate::text::{self, Language, t};
use sealed_move_rules::Side;

/// Age in milliseconds at which an outdated notice stops pinging. A notice that a quick reply
/// overtakes still pings, like every other turn.
const LATE_AFTER_MS: i64 = 60_000;

pub(super) fn notice(request: NoticeRequest<'_>) -> Result<Reply, Error> {
    let NoticeRequest { bot, lang, message, now, outcome, .. } = request;
    let match_view = request.match_view()?;
    let mut body = changes(request, match_view);
    if outcome.is_none()
        && let Some(ending) = &match_view.game.ending
    {
        return over(request, match_view, ending, body);
    }
    let title = title(lang, match_view);
    let bottom = bottom(request, match_view, match_view.bottom);
    let foot = foot(lang, match_view, bottom);
    let shown = |reply| with_board(request, match_view, bottom, reply);
    if outcome.is_some() && (match_view.outdated || match_view.game.ending.is_some()) {
        // The game has continued, and a newer notice has the buttons.
        body.extend(draw_line(lang, match_view, outcome));
        return Ok(shown(Reply { title, body: body.join("\n"), foot, ..Reply::default() }));
    }
    if match_view.outdated && now.0 - message.created.0 > LATE_AFTER_MS {
        // The notice was delayed and a newer one follows, so don't ping for a move that was made
        // long ago.
        let buttons = looking_buttons(lang, match_view);
        return Ok(shown(Reply { title, body: body.join("\n"), foot, buttons, ..Reply::default() }));
    }
    let player = match_view.game.seat(match_view.board_view.view.turn());
    // Plans are secret. The planner learns of the failure from their next private reply.
    if matches!(message.route, Route::Direct(reader) if player.person() == Some(reader))
        && bot.service().plans.is_refused(&match_view.game)?
    {
        body.push(t!(lang, "notice-plan-refused", player = mention(lang, player)));
    }
    body.extend(text::wanted(lang, &match_view.board_view.view));
    body.extend(
        player
            .person()
            .and_then(|player| match_danger(lang, match_view, bot.service().players.settings(player).danger)),
    );
    body.extend(clock_lines(lang, match_view, now));
    body.extend(draw_line(lang, match_view, outcome));
    body.extend(computers::introduction(lang, match_view));
    body.extend(season_lines(request, match_view)?);
    let silent = match_view.game.person_was_there();
    let computer_thinks = computer_thinks(match_view);
    let mut buttons =
        if computer_thinks { looking_buttons(lang, match_view) } else { turn_buttons(lang, match_view) };
    if let Some(offer) = match_view.game.draw_offer {
        buttons.extend(draw_buttons(lang, match_view.game.id, offer.revision));
    }
    buttons.extend(follow_ups(lang, match_view));
    if match_view.game.moves.is_empty() && match_view.game.computer.is_none() {
        buttons.push(how_to_play(lang, match_view.game.game.info()));
    }
    Ok(shown(Reply {
        content: if computer_thinks {
            t!(lang, "computer-thinking", computer = mention(lang, player))
        } else {
            t!(lang, "notice-ping", player = mention(lang, player))
        },
        title,
        body: body.join("\n"),
        foot,
        buttons,
        pings: if silent { Vec::new() } else { people([player]) },
        silent,
        ..Reply::default()
    }))
}

/// Returns the place of a tournament's game, and the seal of its dice, in its first notice.
fn season_lines(request: NoticeRequest<'_>, match_view: &MatchView) -> Result<Vec<String>, Error> {
    let game = &match_view.game;
    if game.season.is_none() || !game.moves.is_empty() {
        return Ok(Vec::new());
    }
    let seal = game.commitment.as_ref().map(|known| commitment(request.lang, known));
    Ok(season_place(request, game.id, true)?.into_iter().chain(seal).collect())
}

/// Returns the tournament, division and round of a game. The first notice explains a deciding game.
fn season_place(request: NoticeRequest<'_>, game: Id, is_first: bool) -> Result<Vec<String>, Error> {
    let NoticeRequest { bot, lang, .. } = request;
    let Some(place) = bot.service().tournaments.place_of(game)? else { return Ok(Vec::new()) };
    if let Some(LadderPlace { players, challenger, .. }) = place.ladder {
        let player = |side: Side| seat_of(lang, players[side.index()]);
        return Ok(vec![t!(
            lang,
            "ladder-game",
            name = text::plain_words(&place.tournament),
            challenger = player(challenger),
            challenged = player(challenger.other()),
        )]);
    }
    if let Some(CupPlace { pairs, decider }) = place.cup {
        let game = t!(
            lang,
            "cup-game",
            name = text::plain_words(&place.tournament),
            round = round_name(lang, pairs),
            decider = if decider.is_some() { "yes" } else { "no" },
        );
        let decider = decider.filter(|_| is_first);
        let decider = decider.map(|second| t!(lang, "cup-decider", player = seat_of(lang, second)));
        return Ok(std::iter::once(game).chain(decider).collect());
    }
    if let (Some(pair), Some(rounds)) = (place.pair, place.swiss_rounds) {
        let name = text::plain_words(&place.tournament);
        let round = t!(lang, "swiss-round", round = pair.round, rounds = rounds);
        return Ok(vec![t!(lang, "cup-game", name = name, round = round, decider = "no")]);
    }
    let place = place.pair.map(|pair| {
        t!(
            lang,
            "season-game",
            name = text::plain_words(&place.tournament),
            number = place.season,
            division = pair.division,
            round = pair.round,
        )
    });
    Ok(place.into_iter().collect())
}

/// Returns the place of a tournament's finished game, and the meaning of an early end.
fn season_end_lines(
    request: NoticeRequest<'_>,
    match_view: &MatchView,
    reason: &EndReason,
) -> Result<Vec<String>, Error> {
    let NoticeRequest { bot, lang, .. } = request;
    let game = &match_view.game;
    let Some(place) = bot.service().tournaments.place_of(game.id)? else { return Ok(Vec::new()) };
    let name = text::plain_words(&place.tournament);
    let meaning = match reason {
        EndReason::NotStarted => {
            let loser = mention(lang, game.seat(match_view.board_view.view.turn()));
            Some(t!(lang, "season-end-late", name = name, player = loser))
        }
        // The organizer's act or the leaver's says why.
        EndReason::Aborted if place.ladder.is_some() || place.cup.is_some() => None,
        EndReason::Aborted => Some(t!(lang, "season-end-out", name = name)),
        EndReason::CalledOff { .. } => Some(t!(lang, "season-end-again", name = name)),
        _ => None,
    };
    let now = place.ladder.into_iter().flat_map(|ladder| ladder.players.into_iter().zip(ladder.places));
    let now = now.filter_map(|(player, place)| {
        Some(t!(lang, "ladder-now", player = seat_of(lang, player), place = place?))
    });
    Ok(season_place(request, game.id, false)?.into_iter().chain(meaning).chain(now).collect())
}

fn seat_of(lang: Language, player: Option<PlayerId>) -> String {
    player.map_or_else(|| t!(lang, "player-gone"), |player| mention(lang, player))
}

/// Returns the recipient's board style, or `None` for a public message.
fn own_boards<'a>(request: NoticeRequest<'a>, match_view: &MatchView) -> Option<OwnBoards<'a>> {
    let Route::Direct(player) = request.message.route else { return None };
    let settings = request.bot.service().players.settings(player);
    Some(OwnBoards::new(request.bot, request.lang, &match_view.game, settings))
}

/// Returns the side at the bottom: the recipient's preferred side in a direct message, otherwise
/// `usual`.
fn bottom(request: NoticeRequest<'_>, match_view: &MatchView, usual: Side) -> Side {
    let own = request.message.route.recipient().and_then(|player| match_view.game.side_of(player).ok());
    own_boards(request, match_view).map_or(usual, |boards| boards.from(own.unwrap_or(usual)))
}

/// Adds the board, in the recipient's style if the message is private.
fn with_board(request: NoticeRequest<'_>, match_view: &MatchView, bottom: Side, mut notice: Reply) -> Reply {
    let over = match_view.game.ending.is_some();
    match own_boards(request, match_view) {
        Some(boards) => {
            boards.show(&match_view.board_view, bottom, over, &mut notice);
        }
        None => notice.picture = Some(render_public(request.bot, request.lang, match_view, bottom)),
    }
    notice
}

/// Describes an open draw offer or its outcome.
fn draw_line(lang: Language, match_view: &MatchView, outcome: Option<QuestionOutcome>) -> Option<String> {
    match (match_view.game.draw_offer, outcome) {
        (Some(offer), _) => {
            let [player, opponent] =
                [offer.by, offer.by.other()].map(|side| mention(lang, match_view.game.seat(side)));
            Some(t!(lang, "notice-draw-open", player = player, opponent = opponent))
        }
        (None, Some(outcome)) => Some(t!(lang, "notice-draw-closed", outcome = outcome.word())),
        (None, None) => None,
    }
}

/// Names the game and the number of the next move.
fn title(lang: Language, match_view: &MatchView) -> String {
    let (game, view) = (game_name(lang, match_view), &match_view.board_view.view);
    let number = view.move_number();
    match match_view.game.records_of_move(view.turn()) {
        0 => t!(lang, "notice-title", game = game, turn = number),
        made => t!(lang, "notice-title-part", game = game, turn = number, part = made + 1),
    }
}

/// Describes the players and the last moves.
fn changes(request: NoticeRequest<'_>, match_view: &MatchView) -> Vec<String> {
    let NoticeRequest { bot, lang, message, .. } = request;
    let (game, seats) = (match_view.game.game.info(), match_view.game.seats);
    let mut body = vec![t!(
        lang,
        "notice-players",
        firstside = text::side(game, Side::First),
        first = mention(lang, seats[0]),
        secondside = text::side(game, Side::Second),
        second = mention(lang, seats[1]),
    )];
    if message.kind == MessageKind::TakenBack {
        let player = message.actor.map(|player| mention(lang, player)).unwrap_or_default();
        body.push(t!(lang, "notice-taken-back", player = player));
    }
    body.push(last_moves(lang, &player_names(bot, lang, seats), match_view).unwrap_or_else(|| {
        let names = names_with_sides(bot, lang, game, seats);
        t!(lang, "notice-start", side = &names[match_view.board_view.view.turn().index()])
    }));
    // Later events, such as a resignation, did not play plans.
    if match_view.game.revision == match_view.game.last_move_revision() {
        body.extend(played_plans(lang, match_view));
    }
    body
}

/// Builds the notice of the end.
fn over(
    request: NoticeRequest<'_>,
    match_view: &MatchView,
    ending: &Ending,
    mut body: Vec<String>,
) -> Result<Reply, Error> {
    let NoticeRequest { bot, lang, .. } = request;
    let (id, seats) = (match_view.game.id, match_view.game.seats);
    let [first, second] = seats.map(|player| mention(lang, player));
    let (winner, counts) = (ending.winner, ending.counts());
    // A rated game between persons changes ratings, unless no notice reached the loser.
    let rated = match_view.is_rated() && match_view.game.computer_seat().is_none();
    let lost_on_time = winner.filter(|_| rated && counts && ending.reason == EndReason::Time);
    let spared = lost_on_time.map(|winner| match_view.game.seat(winner.other()));
    body.extend(season_end_lines(request, match_view, &ending.reason)?);
    let ending = text::ending(lang, match_view.game.game.info(), &player_names(bot, lang, seats), ending);
    let changes = bot.service().results.rating_changes(id)?;
    if let Some(player) = spared.filter(|_| changes.is_none()) {
        body.push(t!(lang, "notice-spared", player = mention(lang, player)));
    }
    if let Some(changes) = changes {
        body.push(t!(
            lang,
            "notice-ratings",
            first = &first,
            firstrating = rating_change(lang, changes[0]),
            second = &second,
            secondrating = rating_change(lang, changes[1]),
        ));
        if changes.iter().any(|change| change.after.provisional()) {
            body.push(t!(lang, "notice-ratings-new"));
        }
    }
    if counts && match_view.game.rated && !match_view.is_rated() {
        body.push(t!(lang, "notice-ratings-early"));
    }
    if let (Some(change), Some((computer, _))) =
        (bot.service().results.computer_rating_change(id)?, match_view.game.computer_seat())
    {
        let player = mention(lang, match_view.game.seat(computer.other()));
        body.push(t!(lang, "notice-rating-computer", player = player, rating = rating_change(lang, change)));
        if change.after.provisional() {
            body.push(t!(lang, "notice-ratings-new"));
        }
    }
    body.extend(match_view.game.commitment.as_ref().map(|_| t!(lang, "notice-dice-open")));
    // The winner, or the recipient of a direct message, is at the bottom.
    let bottom = bottom(request, match_view, winner.unwrap_or(Side::First));
    let computer_end = ComputerEnd::of(bot, match_view);
    let buttons = match &computer_end {
        Some(end) => {
            let view = match_button(match_view, GameButton::View, t!(lang, "button-view"), Style::Plain);
            end.buttons(lang).into_iter().chain([view]).collect()
        }
        None => {
            // Tournaments have no rematches.
            let rematch = match_view.game.season.is_none().then(|| {
                let label = t!(lang, "button-rematch");
                match_button(match_view, GameButton::Rematch, label, Style::Primary)
            });
            let look = looking_buttons(lang, match_view).into_iter();
            rematch.into_iter().chain(look).chain(review_button(lang, &match_view.game)).collect()
        }
    };
    let silent = match_view.game.person_was_there();
    let content = match computer_end {
        Some(end) => {
            body.extend(end.advice(lang));
            let [player, computer] =
                [end.own(), end.own().other()].map(|side| mention(lang, match_view.game.seat(side)));
            t!(lang, "computer-over", player = player, computer = computer, told = end.told(bot, lang))
        }
        None => t!(lang, "notice-over", first = first, second = second, ending = ending),
    };
    let notice = Reply {
        silent,
        content,
        title: t!(lang, "notice-title-over", game = game_name(lang, match_view)),
        body: body.join("\n"),
        foot: t!(lang, "notice-foot-over", id = id.to_string()),
        buttons,
        pings: if silent { Vec::new() } else { people(seats) },
        ..Reply::default()
    };
    Ok(with_board(request, match_view, bottom, notice))
}

/// Names the players whose plans were played.
fn played_plans(lang: Language, match_view: &MatchView) -> Option<String> {
    let last = match_view.board_view.last.as_ref()?;
    let mut planners: Vec<PlayerId> = Vec::new();
    // The first move was submitted. A later move that answers the opponent was planned. One that follows a move of the
    // same side is a further choice, for example after an egg.
    let moves = match_view.chain.iter().chain([last]);
    for (previous, planned) in moves.clone().zip(moves.skip(1)) {
        let side = planned.before.turn();
        if previous.before.turn() != side
            && let Some(planner) = match_view.game.seat(side).person()
            && !planners.contains(&planner)
        {
            planners.push(planner);
        }
    }
    let lines: Vec<_> = planners
        .into_iter()
        .map(|player| t!(lang, "notice-plan-played", player = mention(lang, player)))
        .collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// Formats a rating change, such as `1500? → 1662? (+162)`.
fn rating_change(lang: Language, change: RatingChange) -> String {
    let RatingChange { before, after } = change;
    let difference = after.shown() - before.shown();
    t!(
        lang,
        "rating-change",
        before = rating(lang, &before),
        after = rating(lang, &after),
        difference = format!("{difference:+}"),
    )
}

/// Names the game, the side at the bottom, and whether dice were rolled.
fn foot(lang: Language, match_view: &MatchView, bottom: Side) -> String {
    let id = match_view.game.id.to_string();
    let from = text::side(match_view.game.game.info(), bottom);
    if has_rolled(match_view) {
        t!(lang, "notice-foot-dice", id = id, from = from)
    } else {
        t!(lang, "notice-foot", id = id, from = from)
    }
}

fn looking_buttons(lang: Language, match_view: &MatchView) -> Vec<Button> {
    let view = match_button(match_view, GameButton::View, t!(lang, "button-view"), Style::Plain);
    std::iter::once(view).chain(history_buttons(lang, match_view)).collect()
}

fn turn_buttons(lang: Language, match_view: &MatchView) -> Vec<Button> {
    let mut buttons = vec![
        match_button(match_view, ComposerButton::Open, t!(lang, "button-move"), Style::Primary),
        match_button(match_view, GameButton::View, t!(lang, "button-view"), Style::Plain),
        match_button(match_view, HistoryButton::Show(None), t!(lang, "button-history"), Style::Plain),
    ];
    if match_view.game.computer.is_some() {
        buttons.extend(computer_buttons(lang, match_view));
    } else {
        buttons.push(match_button(match_view, GameButton::More, t!(lang, "button-more"), Style::Plain));
    }
    buttons.extend(dice_button(lang, match_view));
    buttons
}
