//! Messages about tournaments: the status message of a season, its three pings, and acts.

use super::request::NoticeRequest;
use crate::discord::custom_id::TournamentButton;
use crate::discord::reply::{AttachedFile, Reply, Style};
use crate::discord::views::board::OwnBoards;
use crate::discord::views::cup_card::{bracket, first_pairs};
use crate::discord::views::format::{exact, mention, relative};
use crate::discord::views::season_card::{season_button, season_card};
use crate::discord::views::season_picture::SeasonPicture;
use crate::discord::views::season_row::seat_mention;
use crate::discord::views::season_table::table_lines;
use crate::discord::views::swiss_card;
use crate::domain::tournament::{ActDetail, Cup, SeasonState, Tournament};
use crate::domain::{MessageKind, PlayerId, Route};
use crate::service::{DivisionTable, Error, PEOPLE_PER_MESSAGE, SeasonView};
use crate::text::{self, Join, Language, t};
use sealed_move_board::ThemeName;

/// Maximum number of first games named in the message of a division.
const MAX_FIRST_GAMES: usize = 4;

/// Builds a message about a season. Returns `None` if it is obsolete.
pub(super) fn told(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let NoticeRequest { bot, message, now, .. } = request;
    let service = bot.service();
    if message.kind == MessageKind::SeasonAct {
        return act(request);
    }
    let view = service.tournaments.season(message.subject, now)?;
    if view.swiss.is_some() && message.kind != MessageKind::Season {
        return Ok(swiss(request, &view));
    }
    let division = view.divisions.iter().find(|division| division.number == message.revision.0);
    Ok(match (message.kind, division) {
        (MessageKind::Season, _) => {
            // A message that replaces an old one makes no sound.
            let silent = view.message.is_some();
            Some(Reply { silent, ..status(request, &view) })
        }
        (MessageKind::SeasonSoon, _) => soon(request, &view)?,
        (MessageKind::SeasonBegun, Some(division)) if view.state == SeasonState::Running => {
            Some(begun(request, &view, division))
        }
        (MessageKind::SeasonOver, Some(division)) => Some(over(request, &view, division)?),
        _ => None,
    })
}

/// Builds the update of a status message.
pub(super) fn updated(request: NoticeRequest<'_>) -> Result<Reply, Error> {
    let NoticeRequest { bot, message, now, .. } = request;
    let view = bot.service().tournaments.season(message.subject, now)?;
    Ok(status(request, &view))
}

/// The card of a season with its picture.
fn status(request: NoticeRequest<'_>, view: &SeasonView) -> Reply {
    let card = season_card(request.lang, view);
    if view.state == SeasonState::Off {
        return card;
    }
    with_picture(request, SeasonPicture::of(request.bot, request.lang, view, None), card)
}

/// Adds a picture: in a direct message in the reader's form.
fn with_picture(request: NoticeRequest<'_>, picture: Option<SeasonPicture>, mut card: Reply) -> Reply {
    let NoticeRequest { bot, lang, message, .. } = request;
    let Some(picture) = picture else { return card };
    if let Route::Direct(player) = message.route {
        let boards = OwnBoards::without_game(bot, lang, bot.service().players.settings(player));
        picture.show(bot, &boards, &mut card);
        return card;
    }
    let png = picture.draw(bot, ThemeName::default());
    Reply { picture: Some(AttachedFile::plot(png, picture.alt().to_owned())), ..card }
}

/// Builds the message before a start, for up to fifty people who stayed in.
fn soon(request: NoticeRequest<'_>, view: &SeasonView) -> Result<Option<Reply>, Error> {
    let NoticeRequest { bot, lang, message, .. } = request;
    let Some(at) = view.starts.filter(|_| view.state == SeasonState::Open) else { return Ok(None) };
    let stayed = bot.service().tournaments.stayed(view.id)?;
    let group = (message.revision.0 as usize).saturating_sub(1);
    let people: Vec<PlayerId> =
        stayed.into_iter().skip(group * PEOPLE_PER_MESSAGE).take(PEOPLE_PER_MESSAGE).collect();
    if people.is_empty() {
        return Ok(None);
    }
    let content = t!(
        lang,
        "season-soon",
        people = mentions(lang, &people),
        number = view.number,
        name = text::plain_words(&view.tournament.name),
        at = relative(at),
        exactly = exact(at),
    );
    let leave = season_button(view, TournamentButton::Leave, t!(lang, "button-leave"), Style::Plain);
    Ok(Some(Reply { content, buttons: vec![leave], pings: people, ..Reply::default() }))
}

/// Builds the message to a division at the start: its people and first games.
fn begun(request: NoticeRequest<'_>, view: &SeasonView, division: &DivisionTable) -> Reply {
    let lang = request.lang;
    let people = people_of(division);
    if let Some(cup) = &view.cup {
        let picture = SeasonPicture::of(request.bot, lang, view, None);
        return with_picture(request, picture, cup_begun(lang, view, cup, people));
    }
    let ends = view.ends.map(|at| (relative(at), exact(at))).unwrap_or_default();
    let mut lines = vec![t!(
        lang,
        "season-begun",
        name = text::plain_words(&view.tournament.name),
        number = view.number,
        division = division.number,
        people = mentions(lang, &people),
        at = ends.0,
        exactly = ends.1,
    )];
    let first_round = division.games.iter().filter(|game| game.pair.round == 1).take(MAX_FIRST_GAMES);
    let games: Vec<String> = first_round
        .filter_map(|game| {
            let [first, second] = game.pair.seats().map(|number| division.row(number));
            let (first, second) = (seat_mention(lang, first?), seat_mention(lang, second?));
            Some(t!(lang, "season-begun-game", first = first, second = second))
        })
        .collect();
    lines.push(t!(lang, "season-begun-first", games = text::join(lang, Join::List, &games)));
    let buttons = vec![
        season_button(view, TournamentButton::Games, t!(lang, "button-season-games"), Style::Primary),
        season_button(view, TournamentButton::Table(None), t!(lang, "button-season-table"), Style::Plain),
        season_button(view, TournamentButton::Rules, t!(lang, "button-season-rules"), Style::Plain),
    ];
    let card = Reply { content: lines.join("\n"), buttons, pings: people, ..Reply::default() };
    let picture = SeasonPicture::table(request.bot, lang, view, division);
    with_picture(request, Some(picture), card)
}

/// Builds the message at the start of a cup: its people and first pairs.
fn cup_begun(lang: Language, view: &SeasonView, cup: &Cup, people: Vec<PlayerId>) -> Reply {
    let name = text::plain_words(&view.tournament.name);
    let mut lines = vec![t!(lang, "cup-begun", name = name, people = mentions(lang, &people))];
    lines.extend(first_pairs(lang, view, cup));
    let buttons = vec![
        season_button(view, TournamentButton::Games, t!(lang, "button-season-games"), Style::Primary),
        season_button(view, TournamentButton::Table(None), t!(lang, "button-season-table"), Style::Plain),
        season_button(view, TournamentButton::Rules, t!(lang, "button-season-rules"), Style::Plain),
    ];
    Reply { content: lines.join("\n"), buttons, pings: people, ..Reply::default() }
}

/// Builds the message at the end of a cup: its winner and bracket.
fn cup_over(lang: Language, view: &SeasonView, people: Vec<PlayerId>) -> Reply {
    let name = text::plain_words(&view.tournament.name);
    let first = t!(lang, "cup-finished", name = name, people = mentions(lang, &people));
    let label = t!(lang, "button-season-table");
    let table = season_button(view, TournamentButton::Table(None), label, Style::Plain);
    let content = [first, bracket(lang, view)].join("\n");
    Reply { content, buttons: vec![table], pings: people, ..Reply::default() }
}

/// Builds a message at the start or the end of a Swiss tournament, for up to fifty people.
fn swiss(request: NoticeRequest<'_>, view: &SeasonView) -> Option<Reply> {
    let NoticeRequest { lang, message, .. } = request;
    let group = (message.revision.0 as usize).saturating_sub(1) * PEOPLE_PER_MESSAGE;
    let everyone = view.divisions.first().map(people_of)?;
    let people: Vec<PlayerId> = everyone.into_iter().skip(group).take(PEOPLE_PER_MESSAGE).collect();
    let (name, named) = (text::plain_words(&view.tournament.name), mentions(lang, &people));
    let content = match message.kind {
        MessageKind::SeasonBegun if view.state == SeasonState::Running => {
            t!(lang, "swiss-begun", name = name, people = named, rounds = view.swiss.as_ref()?.rounds)
        }
        MessageKind::SeasonOver => {
            let first = t!(lang, "cup-finished", name = name, people = named);
            [first, swiss_card::table(lang, view)].join("\n")
        }
        _ => return None,
    };
    let label = t!(lang, "button-season-table");
    let table = season_button(view, TournamentButton::Table(None), label, Style::Plain);
    Some(Reply { content, buttons: vec![table], pings: people, ..Reply::default() })
}

/// Builds the message to a division at the end: the final table.
fn over(request: NoticeRequest<'_>, view: &SeasonView, division: &DivisionTable) -> Result<Reply, Error> {
    let NoticeRequest { bot, lang, now, .. } = request;
    let people = people_of(division);
    if view.cup.is_some() {
        let picture = SeasonPicture::of(bot, lang, view, None);
        return Ok(with_picture(request, picture, cup_over(lang, view, people)));
    }
    let mut lines = vec![t!(
        lang,
        "season-finished",
        name = text::plain_words(&view.tournament.name),
        number = view.number,
        division = division.number,
        people = mentions(lang, &people),
    )];
    lines.extend(table_lines(lang, division));
    let next = bot.service().tournaments.list(view.tournament.guild, now)?;
    let next = next.into_iter().find(|next| next.tournament.id == view.tournament.id);
    let next = next.filter(|next| next.number > view.number && next.state == SeasonState::Open);
    let mut buttons = vec![season_button(
        view,
        TournamentButton::Table(None),
        t!(lang, "button-season-table"),
        Style::Plain,
    )];
    if let Some((at, next)) = next.and_then(|next| Some((next.starts?, next))) {
        lines.push(t!(lang, "season-finished-next", at = relative(at), exactly = exact(at)));
        buttons.push(season_button(&next, TournamentButton::Leave, t!(lang, "button-leave"), Style::Plain));
    }
    let card = Reply { content: lines.join("\n"), buttons, pings: people, ..Reply::default() };
    let picture = SeasonPicture::table(request.bot, lang, view, division);
    Ok(with_picture(request, Some(picture), card))
}

/// Builds the message about an act, without pings.
fn act(request: NoticeRequest<'_>) -> Result<Option<Reply>, Error> {
    let NoticeRequest { bot, lang, message, now, .. } = request;
    let Some(act) = bot.service().tournaments.act(message.subject)? else { return Ok(None) };
    let view = bot.service().tournaments.season(act.season, now)?;
    let named = |number: u32| {
        let row = view.divisions.iter().find_map(|division| division.row(number));
        row.map_or_else(|| t!(lang, "season-number", number = number), |row| seat_mention(lang, row))
    };
    let pair = match act.detail {
        ActDetail::Game(pair, _) => pair.seats().map(named),
        _ => <[String; 2]>::default(),
    };
    let Tournament { name, kind, .. } = &view.tournament;
    let content = text::season_act(lang, name, *kind, &act, &pair);
    Ok(Some(Reply::text(content)))
}

/// The people of a division who are still in.
fn people_of(division: &DivisionTable) -> Vec<PlayerId> {
    division.rows.iter().filter(|row| !row.state.is_out()).filter_map(|row| row.player).collect()
}

fn mentions(lang: Language, people: &[PlayerId]) -> String {
    let people: Vec<_> = people.iter().map(|player| mention(lang, *player)).collect();
    text::join(lang, Join::List, &people)
}
