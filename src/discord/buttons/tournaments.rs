//! Tournaments: the card of a season, joining and leaving, tables, own games and rules.

use std::collections::HashMap;

use super::click::Click;
use super::{cups, ladders, swiss};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{DialogButton, TournamentButton};
use crate::discord::reply::{AttachedFile, Button, Reply, Response, Style};
use crate::discord::views::board::OwnBoards;
use crate::discord::views::cup_card::bracket;
use crate::discord::views::format::{exact, game_link, relative};
use crate::discord::views::season_card::{season_button, season_card};
use crate::discord::views::season_picture::SeasonPicture;
use crate::discord::views::season_row::{Cell, cell, final_place, points, seat_mention};
use crate::discord::views::season_table::table_lines;
use crate::discord::views::swiss_card;
use crate::domain::tournament::{Entry, EntryState, SeasonGame, SeasonState, Tournament, TournamentKind};
use crate::domain::{Id, MatchSummary, Timestamp, UserError};
use crate::service::{DivisionTable, Error, Joined, SeasonView};
use crate::text::{self, Language, t};

/// Maximum number of buttons to other divisions or tournaments.
const MAX_BUTTONS: usize = 20;

pub(super) fn press(
    ctx: &InteractionContext,
    button: &TournamentButton,
    click: Click,
) -> Result<Response, Error> {
    let tournament = click.subject;
    let reply = match button {
        TournamentButton::Show => show(ctx, &season(ctx, click)?),
        TournamentButton::Join => join(ctx, tournament)?,
        TournamentButton::Leave => ask_to_leave(ctx, tournament)?,
        TournamentButton::LeaveNow => leave_now(ctx, click)?,
        TournamentButton::LeaveLater => leave_later(ctx, click)?,
        TournamentButton::Games => own_games(ctx, &season(ctx, click)?)?,
        TournamentButton::Table(division) => table(ctx, &season(ctx, click)?, *division),
        TournamentButton::File => file(ctx, &season(ctx, click)?)?,
        TournamentButton::Rules => match season(ctx, click)?.tournament.kind {
            TournamentKind::League { .. } => rules(ctx.lang),
            TournamentKind::Ladder => ladders::rules(ctx.lang),
            TournamentKind::Cup { .. } => cups::rules(ctx.lang),
            TournamentKind::Swiss => swiss::rules(ctx.lang),
        },
        TournamentButton::Challenge(page) => ladders::menu(ctx, click, *page)?,
        // Only a choice from its menu has an effect.
        TournamentButton::Opponent => ladders::menu(ctx, click, 0)?,
    };
    Ok(reply.placed(click.placement))
}

/// The season that a button is about.
fn season(ctx: &InteractionContext, click: Click) -> Result<SeasonView, Error> {
    match click.revision.0 {
        0 => ctx.service.tournaments.newest(&ctx.caller, click.subject),
        number => ctx.service.tournaments.numbered(&ctx.caller, click.subject, number),
    }
}

/// Shows a season privately, with the reader's table.
pub(in crate::discord) fn show(ctx: &InteractionContext, view: &SeasonView) -> Reply {
    let card = season_card(ctx.lang, view);
    match SeasonPicture::of(ctx.bot(), ctx.lang, view, Some(ctx.player())) {
        Some(picture) => with_picture(ctx, &picture, card),
        None => card,
    }
}

/// Adds a picture in the reader's preferred form.
fn with_picture(ctx: &InteractionContext, picture: &SeasonPicture, mut card: Reply) -> Reply {
    let boards = OwnBoards::without_game(ctx.bot(), ctx.lang, ctx.settings());
    picture.show(ctx.bot(), &boards, &mut card);
    card
}

/// Joins a tournament.
pub(in crate::discord) fn join(ctx: &InteractionContext, tournament: Id) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let joined = ctx.service.tournaments.join(&ctx.caller, tournament)?;
    let view = ctx.service.tournaments.newest(&ctx.caller, tournament)?;
    let content = match (joined, view.starts) {
        (Joined::In, Some(at)) => {
            let (name, at) = (text::plain_words(&view.tournament.name), relative(at));
            match view.tournament.kind {
                TournamentKind::Cup { .. } => t!(lang, "cup-joined"),
                TournamentKind::Swiss => t!(lang, "swiss-joined", name = name, at = at),
                TournamentKind::League { .. } | TournamentKind::Ladder => {
                    t!(lang, "season-joined", name = name, at = at)
                }
            }
        }
        (Joined::In | Joined::Stays, _) => t!(lang, "season-joined-stays"),
        (Joined::Bottom, _) => return Ok(ladders::joined(ctx, &view)),
        (Joined::Reserve, _) => t!(lang, "season-joined-reserve"),
    };
    let rules = season_button(&view, TournamentButton::Rules, t!(lang, "button-season-rules"), Style::Plain);
    let leave = season_button(&view, TournamentButton::Leave, t!(lang, "button-leave"), Style::Plain);
    Ok(Reply { content, buttons: vec![rules, leave], ..Reply::default() })
}

/// Asks a person of a running season whether to leave now or later; else they leave at once.
pub(in crate::discord) fn ask_to_leave(ctx: &InteractionContext, tournament: Id) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let view = ctx.service.tournaments.newest(&ctx.caller, tournament)?;
    let entry = view.entry_of(ctx.player()).filter(|entry| !entry.state.is_out());
    let entry = entry.ok_or(UserError::NotEntered)?;
    if entry.seat.is_none() {
        ctx.service.tournaments.leave_now(&ctx.caller, tournament)?;
        let name = text::plain_words(&view.tournament.name);
        return Ok(Reply::text(t!(lang, "season-left-early", name = name)));
    }
    let name = text::plain_words(&view.tournament.name);
    if view.is_done_in_cup(entry) {
        ctx.service.tournaments.leave_now(&ctx.caller, tournament)?;
        return Ok(Reply::text(t!(lang, "cup-left", name = name)));
    }
    let content = match view.tournament.kind {
        TournamentKind::League { .. } => t!(lang, "season-leave-ask", name = name),
        TournamentKind::Ladder => t!(lang, "ladder-leave-ask", name = name),
        TournamentKind::Cup { .. } => t!(lang, "cup-leave-ask", name = name),
        TournamentKind::Swiss => t!(lang, "swiss-leave-ask", name = name),
    };
    let button = |button, label, style| season_button(&view, button, label, style);
    let later = match view.tournament.kind {
        TournamentKind::League { .. } => {
            let label = t!(lang, "button-leave-later");
            Some(button(TournamentButton::LeaveLater, label, Style::Primary))
        }
        TournamentKind::Ladder | TournamentKind::Cup { .. } | TournamentKind::Swiss => None,
    };
    let now = [
        button(TournamentButton::LeaveNow, t!(lang, "button-leave-now"), Style::Danger),
        Button::without_subject(DialogButton::Cancel, t!(lang, "button-cancel"), Style::Plain),
    ];
    Ok(Reply { content, buttons: later.into_iter().chain(now).collect(), ..Reply::default() })
}

/// The newest season, if the question about leaving was about it.
fn asked_season(ctx: &InteractionContext, click: Click) -> Result<SeasonView, Error> {
    let view = ctx.service.tournaments.newest(&ctx.caller, click.subject)?;
    if view.number == click.revision.0 { Ok(view) } else { Err(UserError::NotInThisState.into()) }
}

fn leave_now(ctx: &InteractionContext, click: Click) -> Result<Reply, Error> {
    let view = asked_season(ctx, click)?;
    ctx.service.tournaments.leave_now(&ctx.caller, click.subject)?;
    let name = text::plain_words(&view.tournament.name);
    Ok(Reply::text(match view.tournament.kind {
        TournamentKind::League { .. } => t!(ctx.lang, "season-left-now", name = name),
        TournamentKind::Ladder => t!(ctx.lang, "season-left-early", name = name),
        TournamentKind::Cup { .. } | TournamentKind::Swiss => t!(ctx.lang, "cup-left", name = name),
    }))
}

fn leave_later(ctx: &InteractionContext, click: Click) -> Result<Reply, Error> {
    let view = asked_season(ctx, click)?;
    ctx.service.tournaments.leave_later(&ctx.caller, click.subject)?;
    let name = text::plain_words(&view.tournament.name);
    Ok(Reply::text(t!(ctx.lang, "season-left-later", name = name)))
}

/// Shows the table of a division, with buttons to the other ones and to the file.
fn table(ctx: &InteractionContext, view: &SeasonView, division: Option<u32>) -> Reply {
    let lang = ctx.lang;
    match view.tournament.kind {
        TournamentKind::League { .. } => {}
        TournamentKind::Ladder => return show(ctx, view),
        TournamentKind::Cup { .. } | TournamentKind::Swiss if view.divisions.is_empty() => {
            return season_card(lang, view);
        }
        TournamentKind::Cup { .. } => return table_in_lines(ctx, view, bracket(lang, view)),
        TournamentKind::Swiss => return table_in_lines(ctx, view, swiss_card::table(lang, view)),
    }
    let chosen = match division {
        Some(number) => view.divisions.iter().find(|division| division.number == number),
        None => view.division_of(ctx.player()),
    };
    let Some(division) = chosen.or_else(|| view.divisions.first()) else {
        let content = match view.starts {
            Some(at) => t!(lang, "season-table-early", at = relative(at)),
            None => t!(lang, "season-table-none"),
        };
        return Reply::text(content);
    };
    let others = view.divisions.iter().filter(|other| other.number != division.number).take(MAX_BUTTONS);
    let mut buttons: Vec<Button> = others
        .map(|other| {
            let label = t!(lang, "button-division", number = other.number);
            season_button(view, TournamentButton::Table(Some(other.number)), label, Style::Plain)
        })
        .collect();
    let label = t!(lang, "button-season-file");
    buttons.push(season_button(view, TournamentButton::File, label, Style::Plain));
    let drawn = SeasonPicture::table(ctx.bot(), lang, view, division);
    let card = Reply {
        title: t!(
            lang,
            "season-table-title",
            name = text::plain_words(&view.tournament.name),
            number = view.number,
            division = division.number,
        ),
        body: table_lines(lang, division).join("\n"),
        foot: t!(
            lang,
            "season-table-foot",
            over = if view.state == SeasonState::Over { "yes" } else { "no" },
            moves = if drawn.has_movement() { "yes" } else { "no" },
        ),
        buttons,
        ..Reply::default()
    };
    with_picture(ctx, &drawn, card)
}

/// Shows lines that say the same as the picture beside them, with a button to the file. Readers who
/// prefer text get only the lines.
fn table_in_lines(ctx: &InteractionContext, view: &SeasonView, body: String) -> Reply {
    let label = t!(ctx.lang, "button-season-file");
    let mut card = Reply {
        title: text::plain_words(&view.tournament.name),
        body,
        buttons: vec![season_button(view, TournamentButton::File, label, Style::Plain)],
        ..Reply::default()
    };
    let boards = OwnBoards::without_game(ctx.bot(), ctx.lang, ctx.settings());
    let picture = SeasonPicture::of(ctx.bot(), ctx.lang, view, None).filter(|_| boards.has_pictures());
    if let Some(picture) = picture {
        picture.show(ctx.bot(), &boards, &mut card);
    }
    card
}

/// Lists the reader's games of a season.
fn own_games(ctx: &InteractionContext, view: &SeasonView) -> Result<Reply, Error> {
    match view.tournament.kind {
        TournamentKind::League { .. } => {}
        TournamentKind::Ladder => return ladders::own_games(ctx, view),
        TournamentKind::Cup { .. } => return cups::own_games(ctx, view),
        TournamentKind::Swiss => return swiss::own_games(ctx, view),
    }
    let lang = ctx.lang;
    let entry = view.entry_of(ctx.player()).ok_or(UserError::NotEntered)?;
    let title = t!(lang, "season-games-title", name = text::plain_words(&view.tournament.name));
    let (Some(division), Some(seat)) = (view.division_of(ctx.player()), entry.seat) else {
        let content = match view.starts.filter(|_| view.state == SeasonState::Open) {
            Some(at) => t!(lang, "season-table-early", at = relative(at)),
            None => t!(lang, "season-games-none"),
        };
        return Ok(Reply { title, body: content, ..Reply::default() });
    };
    let running = ladders::running_games(ctx)?;
    let own = division.games.iter().filter(|game| game.pair.has(seat.number));
    let mut games: Vec<_> = own.collect();
    games.sort_by_key(|game| game.pair.round);
    let mut body: Vec<String> =
        games.iter().filter_map(|game| game_line(ctx, view, division, seat.number, game, &running)).collect();
    // A canceled season has no final table.
    if view.state != SeasonState::Off {
        body.extend(standing(lang, view, division, entry, seat.number));
    }
    let label = t!(lang, "button-season-table");
    let table = season_button(view, TournamentButton::Table(Some(seat.division)), label, Style::Plain);
    Ok(Reply { title, body: body.join("\n"), buttons: vec![table], ..Reply::default() })
}

/// The reader's points and place, and a warning after a game lost on time.
fn standing(
    lang: Language,
    view: &SeasonView,
    division: &DivisionTable,
    entry: &Entry,
    number: u32,
) -> Vec<String> {
    let place = division.row(number).and_then(|row| row.place);
    let mut lines: Vec<String> = place
        .map(|place| {
            let points = points(lang, place.halves);
            match final_place(view, place) {
                Ok(place) => t!(lang, "season-games-certain", points = points, place = place),
                Err([best, worst]) => {
                    t!(lang, "season-games-possible", points = points, best = best, worst = worst)
                }
            }
        })
        .into_iter()
        .collect();
    if entry.late == 1 && view.state == SeasonState::Running && entry.state == EntryState::In {
        lines.push(t!(lang, "season-games-late"));
    }
    lines
}

fn game_line(
    ctx: &InteractionContext,
    view: &SeasonView,
    division: &DivisionTable,
    number: u32,
    game: &SeasonGame,
    running: &HashMap<Id, MatchSummary>,
) -> Option<String> {
    let lang = ctx.lang;
    let [first, second] = game.pair.seats();
    let (own, opponent) =
        (division.row(number)?, division.row(if first == number { second } else { first })?);
    let found = game.game.and_then(|id| running.get(&id));
    let struck = [own, opponent].into_iter().any(|row| row.state == EntryState::Struck);
    let state = match (cell(division, own, opponent), found) {
        _ if struck => "struck",
        (Cell::Won, _) => "won",
        (Cell::Drawn, _) => "drawn",
        (Cell::Lost, _) => "lost",
        (Cell::LostOnTime, _) => "late",
        (_, Some(found)) if found.awaits(ctx.player()) => "mine",
        (_, Some(_)) => "theirs",
        (_, None) if view.state == SeasonState::Running => "later",
        (_, None) => "none",
    };
    Some(t!(
        lang,
        "season-games-line",
        round = game.pair.round,
        player = seat_mention(lang, opponent),
        state = state,
        when = found.map(|found| relative(found.deadline)).unwrap_or_default(),
        link = found.map(|found| game_link(lang, found)).unwrap_or_default(),
    ))
}

/// Sends the tournament file.
fn file(ctx: &InteractionContext, view: &SeasonView) -> Result<Reply, Error> {
    let text = ctx.service.tournaments.file(view.id, &ctx.bot().reserved_names())?;
    let name = format!("{}-{}.txt", view.tournament.game.info().name, view.id);
    Ok(Reply { file: Some(AttachedFile::plain(name, text)), ..Reply::default() })
}

/// One page about leagues.
pub(in crate::discord) fn rules(lang: Language) -> Reply {
    Reply { title: t!(lang, "season-rules-title"), body: t!(lang, "season-rules"), ..Reply::default() }
}

/// Names a season in menus and lists. Only leagues have several.
pub(in crate::discord) fn season_label(lang: Language, tournament: &Tournament, number: u32) -> String {
    let name = &tournament.name;
    match tournament.kind {
        TournamentKind::League { .. } => t!(lang, "tournament-choice", name = name, number = number),
        TournamentKind::Ladder | TournamentKind::Cup { .. } | TournamentKind::Swiss => name.clone(),
    }
}

/// Lists the tournaments of a server, with a button for each.
pub(in crate::discord) fn list(ctx: &InteractionContext, organizer: bool) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let guild = ctx.guild().ok_or(UserError::NotInServer)?;
    let views = ctx.service.tournaments.list(guild, ctx.now())?;
    if views.is_empty() {
        let organizer = if organizer { "yes" } else { "no" };
        return Ok(Reply::text(t!(lang, "tournament-none", organizer = organizer)));
    }
    let line = |view: &SeasonView| {
        let name = text::plain_words(&view.tournament.name);
        let game = text::game(lang, view.tournament.game.info());
        let weeks = match view.tournament.kind {
            TournamentKind::League { weeks } => weeks,
            TournamentKind::Cup { size } => {
                return t!(
                    lang,
                    "tournament-list-cup",
                    name = name,
                    game = game,
                    state = view.state.word(),
                    size = size,
                    at = view.starts.map(relative).unwrap_or_default(),
                );
            }
            TournamentKind::Swiss => {
                let (round, rounds) = view.swiss.as_ref().map_or((1, 1), |swiss| (swiss.round, swiss.rounds));
                return t!(
                    lang,
                    "tournament-list-swiss",
                    name = name,
                    game = game,
                    state = view.state.word(),
                    round = round,
                    rounds = rounds,
                    at = view.starts.map(relative).unwrap_or_default(),
                );
            }
            TournamentKind::Ladder => {
                let over = if view.state == SeasonState::Running { "no" } else { "yes" };
                let count = view.people(EntryState::In).count();
                return t!(
                    lang,
                    "tournament-list-ladder",
                    name = name,
                    game = game,
                    over = over,
                    count = count
                );
            }
        };
        t!(
            lang,
            "tournament-list-line",
            name = name,
            game = game,
            state = view.state.word(),
            number = view.number,
            at = view
                .starts
                .map(|at: Timestamp| format!("{} ({})", relative(at), exact(at)))
                .unwrap_or_default(),
            week = view.week.unwrap_or(1),
            weeks = weeks,
        )
    };
    let buttons = views.iter().take(MAX_BUTTONS).map(|view| {
        let label = season_label(lang, &view.tournament, view.number);
        season_button(view, TournamentButton::Show, label, Style::Plain)
    });
    Ok(Reply {
        title: t!(lang, "tournament-list-title"),
        body: views.iter().map(line).collect::<Vec<_>>().join("\n"),
        buttons: buttons.collect(),
        ..Reply::default()
    })
}
