//! Ladders: challenges, own games and rules.

use std::collections::HashMap;

use super::click::Click;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{CustomId, TournamentButton};
use crate::discord::reply::{Button, Reply, Response, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::discord::views::format::{game_link, mention, relative};
use crate::discord::views::pages::ListPage;
use crate::discord::views::season_card::season_button;
use crate::discord::views::season_row::seat_mention;
use crate::domain::tournament::{EntryState, SeasonGame, TableResult};
use crate::domain::{Id, MatchSummary, Revision, UserError};
use crate::service::{Challengeable, Error, SeasonView};
use crate::text::{self, Language, clip, t};

/// Maximum number of finished games in the list of own games.
const MAX_FINISHED: usize = 15;

/// Shows a page of the people whom the reader can challenge.
pub(super) fn menu(ctx: &InteractionContext, click: Click, page: usize) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let found = ctx.service.tournaments.challengeable(&ctx.caller, click.subject)?;
    ctx.prefetch_names(found.iter().map(|found| found.player.into()));
    let page = ListPage::of(found.len(), limits::SELECT_OPTIONS, page);
    let id =
        |action: TournamentButton| CustomId { action: action.into(), subject: click.subject, ..newest() };
    let mut pages = page.buttons(lang, |page| TournamentButton::Challenge(page).into());
    for turn in &mut pages {
        turn.id.subject = click.subject;
    }
    let option = |found: &Challengeable| {
        let player = ctx.name_of(found.player).in_label();
        let label = t!(lang, "ladder-line", place = found.place, player = player);
        let label = clip(&label, limits::SELECT_TEXT);
        SelectOption { label, detail: String::new(), value: found.number.to_string() }
    };
    let options = found[page.entries.clone()].iter().map(option).collect();
    let hint = t!(lang, "ladder-pick");
    let select = Select { id: id(TournamentButton::Opponent), hint: hint.clone(), options, pages };
    Ok(Reply { content: hint, selects: vec![select], ..Reply::default() })
}

/// Stands for the newest season.
fn newest() -> CustomId {
    CustomId { action: TournamentButton::Opponent.into(), subject: Id(0), revision: Revision(0) }
}

/// Challenges the chosen person. Returns `None` if the choice isn't a number.
pub(super) fn challenge(
    ctx: &InteractionContext,
    click: Click,
    number: &str,
) -> Option<Result<Response, Error>> {
    let number = number.parse().ok()?;
    let done = ctx.service.tournaments.challenge(&ctx.caller, click.subject, number, ctx.start_check);
    Some(done.map(|player| {
        let content = t!(ctx.lang, "ladder-challenged", player = mention(ctx.lang, player));
        Reply::text(content).placed(click.placement)
    }))
}

/// Answers someone who has joined, or who asks for their place.
pub(super) fn joined(ctx: &InteractionContext, view: &SeasonView) -> Reply {
    let lang = ctx.lang;
    let button = |button, label, style| season_button(view, button, label, style);
    let buttons: Vec<Button> = vec![
        button(TournamentButton::Challenge(0), t!(lang, "button-season-challenge"), Style::Primary),
        button(TournamentButton::Rules, t!(lang, "button-season-rules"), Style::Plain),
    ];
    Reply { content: own_place(ctx, view).unwrap_or_default(), buttons, ..Reply::default() }
}

/// The reader's place.
fn own_place(ctx: &InteractionContext, view: &SeasonView) -> Option<String> {
    let number = view.entry_of(ctx.player())?.seat?.number;
    let place = view.divisions.first()?.row(number)?.place?;
    Some(t!(ctx.lang, "ladder-place", place = place.rank))
}

/// Lists the reader's games, the newest first.
pub(super) fn own_games(ctx: &InteractionContext, view: &SeasonView) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let entry = view.entry_of(ctx.player()).ok_or(UserError::NotEntered)?;
    let number = entry.seat.ok_or(UserError::NotEntered)?.number;
    let running = running_games(ctx)?;
    let own = view.divisions.iter().flat_map(|division| &division.games);
    let mut games: Vec<&SeasonGame> = own.filter(|game| game.pair.has(number)).collect();
    games.sort_by_key(|game| (game.result().is_some(), std::cmp::Reverse(game.pair.round)));
    let open = games.iter().filter(|game| game.result().is_none()).count();
    let shown = games.iter().take(open + MAX_FINISHED);
    let lines = shown.filter_map(|game| game_line(ctx, view, number, game, &running));
    let mut body: Vec<String> = own_place(ctx, view).into_iter().chain(lines).collect();
    if games.is_empty() {
        body.push(t!(lang, "season-games-none"));
    }
    let title = t!(lang, "season-games-title", name = text::plain_words(&view.tournament.name));
    let mut buttons = Vec::new();
    if view.state.is_live() && entry.state == EntryState::In {
        let label = t!(lang, "button-season-challenge");
        buttons.push(season_button(view, TournamentButton::Challenge(0), label, Style::Primary));
    }
    Ok(Reply { title, body: body.join("\n"), buttons, ..Reply::default() })
}

/// The reader's running games by id.
pub(super) fn running_games(ctx: &InteractionContext) -> Result<HashMap<Id, MatchSummary>, Error> {
    Ok(ctx.service.games.ongoing(ctx.player())?.into_iter().map(|game| (game.id, game)).collect())
}

fn game_line(
    ctx: &InteractionContext,
    view: &SeasonView,
    number: u32,
    game: &SeasonGame,
    running: &HashMap<Id, MatchSummary>,
) -> Option<String> {
    let lang = ctx.lang;
    let opponent = game.pair.seats().into_iter().find(|seat| *seat != number)?;
    let opponent = view.divisions.first()?.row(opponent)?;
    let found = game.game.and_then(|id| running.get(&id));
    let state = state(ctx, number, game, found);
    let ended = game.ladder.and_then(|ladder| ladder.ended);
    Some(t!(
        lang,
        "ladder-games-line",
        player = seat_mention(lang, opponent),
        state = state,
        when = found.map(|found| found.deadline).or(ended).map(relative).unwrap_or_default(),
        link = found.map(|found| game_link(lang, found)).unwrap_or_default(),
    ))
}

/// Word for the state of one's game in a list. `found` is its match while it runs.
pub(super) fn state(
    ctx: &InteractionContext,
    number: u32,
    game: &SeasonGame,
    found: Option<&MatchSummary>,
) -> &'static str {
    match (game.result(), found) {
        (Some(TableResult::Drawn), _) => "drawn",
        (Some(result), _) if result == game.pair.lost_by(number, true) => "late",
        (Some(result), _) if result == game.pair.lost_by(number, false) => "lost",
        (Some(_), _) => "won",
        (None, Some(found)) if found.awaits(ctx.player()) => "mine",
        (None, Some(_)) => "theirs",
        (None, None) => "later",
    }
}

/// One page about ladders.
pub(super) fn rules(lang: Language) -> Reply {
    Reply { title: t!(lang, "ladder-rules-title"), body: t!(lang, "ladder-rules"), ..Reply::default() }
}
