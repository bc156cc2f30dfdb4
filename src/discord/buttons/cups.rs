//! Cups: own games and rules.

use super::ladders::running_games;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Reply;
use crate::discord::views::cup_card::round_name;
use crate::discord::views::format::{game_link, relative};
use crate::discord::views::season_row::seat_mention;
use crate::domain::UserError;
use crate::service::{Error, SeasonView};
use crate::text::{self, Language, t};

/// Lists the reader's games, the newest round first.
pub(super) fn own_games(ctx: &InteractionContext, view: &SeasonView) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let entry = view.entry_of(ctx.player()).ok_or(UserError::NotEntered)?;
    let running = running_games(ctx)?;
    let mut body = Vec::new();
    if let (Some(cup), Some(seat)) = (&view.cup, entry.seat) {
        for pairs in cup.rounds.iter().rev() {
            let Some(pair) = pairs.iter().find(|pair| pair.people.contains(&Some(seat.number))) else {
                continue;
            };
            let opponent = pair.people.into_iter().flatten().find(|number| *number != seat.number);
            let Some(opponent) = opponent else { continue };
            let row = view.divisions.iter().find_map(|division| division.row(opponent));
            let player = row.map_or_else(|| t!(lang, "player-gone"), |row| seat_mention(lang, row));
            body.push(format!("**{}**", round_name(lang, pairs.len())));
            for game in &pair.games {
                let found = game.game.and_then(|id| running.get(&id));
                body.push(t!(
                    lang,
                    "ladder-games-line",
                    player = player.clone(),
                    state = super::ladders::state(ctx, seat.number, game, found),
                    when = found.map(|found| relative(found.deadline)).unwrap_or_default(),
                    link = found.map(|found| game_link(lang, found)).unwrap_or_default(),
                ));
            }
        }
    }
    if body.is_empty() {
        body.push(match view.starts.filter(|_| view.cup.is_none()) {
            Some(_) => t!(lang, "cup-joined"),
            None => t!(lang, "season-games-none"),
        });
    }
    let title = t!(lang, "season-games-title", name = text::plain_words(&view.tournament.name));
    Ok(Reply { title, body: body.join("\n"), ..Reply::default() })
}

/// One page about cups.
pub(super) fn rules(lang: Language) -> Reply {
    Reply { title: t!(lang, "cup-rules-title"), body: t!(lang, "cup-rules"), ..Reply::default() }
}
