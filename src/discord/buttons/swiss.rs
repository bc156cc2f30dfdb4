//! Swiss tournaments: own games and rules.

use super::ladders::{running_games, state};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::TournamentButton;
use crate::discord::reply::{Reply, Style};
use crate::discord::views::format::{exact, game_link, relative};
use crate::discord::views::season_card::season_button;
use crate::discord::views::season_row::{points, seat_mention};
use crate::domain::UserError;
use crate::domain::tournament::{Entry, EntryState, SeasonGame, SeasonState};
use crate::service::{DivisionTable, Error, SeasonView};
use crate::text::{self, Language, t};

/// Lists the reader's games, oldest first, and their place.
pub(super) fn own_games(ctx: &InteractionContext, view: &SeasonView) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let entry = view.entry_of(ctx.player()).ok_or(UserError::NotEntered)?;
    let title = t!(lang, "season-games-title", name = text::plain_words(&view.tournament.name));
    let (Some(division), Some(seat)) = (view.divisions.first(), entry.seat) else {
        let body = match view.starts.filter(|_| view.state == SeasonState::Open) {
            Some(at) => t!(lang, "swiss-starts", at = relative(at), exactly = exact(at)),
            None => t!(lang, "season-games-none"),
        };
        return Ok(Reply { title, body, ..Reply::default() });
    };
    let running = running_games(ctx)?;
    let mut games: Vec<&SeasonGame> =
        division.games.iter().filter(|game| game.pair.has(seat.number)).collect();
    games.sort_by_key(|game| game.due_ms);
    let mut body: Vec<String> = games
        .iter()
        .filter_map(|game| {
            let opponent = game.pair.seats().into_iter().find(|number| *number != seat.number)?;
            let opponent = division.row(opponent)?;
            let found = game.game.and_then(|id| running.get(&id));
            let is_struck = opponent.state == EntryState::Struck || entry.state == EntryState::Struck;
            Some(t!(
                lang,
                "season-games-line",
                round = game.pair.round,
                player = seat_mention(lang, opponent),
                state = if is_struck { "struck" } else { state(ctx, seat.number, game, found) },
                when = found.map(|found| relative(found.deadline)).unwrap_or_default(),
                link = found.map(|found| game_link(lang, found)).unwrap_or_default(),
            ))
        })
        .collect();
    body.extend(standing(lang, view, division, entry, seat.number));
    let label = t!(lang, "button-season-table");
    let table = season_button(view, TournamentButton::Table(None), label, Style::Plain);
    Ok(Reply { title, body: body.join("\n"), buttons: vec![table], ..Reply::default() })
}

/// The reader's byes, points and place, and what happens next.
fn standing(
    lang: Language,
    view: &SeasonView,
    division: &DivisionTable,
    entry: &Entry,
    number: u32,
) -> Vec<String> {
    let mut lines = Vec::new();
    if entry.byes > 0 {
        lines.push(t!(lang, "swiss-byes", count = entry.byes));
    }
    if view.state == SeasonState::Off {
        return lines;
    }
    if let Some(place) = division.row(number).and_then(|row| row.place) {
        let points = points(lang, place.halves);
        lines.push(match view.state {
            SeasonState::Over => t!(lang, "season-games-certain", points = points, place = place.rank),
            _ => points,
        });
    }
    if view.state != SeasonState::Running || entry.state != EntryState::In {
        return lines;
    }
    let games = || division.games.iter().filter(|game| game.pair.has(number));
    let completed = games().filter(|game| game.result().is_some()).count() + entry.byes as usize;
    let has_rounds = view.swiss.as_ref().is_some_and(|swiss| completed < swiss.rounds as usize);
    if has_rounds && games().all(|game| game.result().is_some()) {
        lines.push(t!(lang, "swiss-waiting"));
    }
    if entry.late == 1 {
        lines.push(t!(lang, "season-games-late"));
    }
    lines
}

/// One page about Swiss tournaments.
pub(super) fn rules(lang: Language) -> Reply {
    Reply { title: t!(lang, "swiss-rules-title"), body: t!(lang, "swiss-rules"), ..Reply::default() }
}
