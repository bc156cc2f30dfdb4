//! Export and deletion of a server's data, for its admins.

use serde_json::{Value, json};

use std::sync::Arc;

use crate::domain::tournament::{SeasonState, TableResult, Tournament};
use crate::domain::{
    Challenge, DailySettings, GuildId, Id, Match, MessageKind, QuestionOutcome, ReservedNames, Seat,
    ServerSettings, StatusSubject, Timestamp, UserError, resign,
};
use crate::service::core::Core;
use crate::service::game::game_files::names_in_file;
use crate::service::game::match_view::history_of;
use crate::service::{Caller, Error, InternalError};
use crate::store::{LockRoot, ReadTx};
use sealed_move_rules::{Observer, Side};

/// Matches per query.
const MAX_BATCH: u32 = 100;

/// One part of a server's export.
#[derive(Clone, Debug)]
pub struct ServerExport {
    pub json: String,
    /// Number of matches in this part.
    pub matches: usize,
    /// The last match of this part if another part follows.
    pub more_after: Option<Id>,
}

#[derive(Debug)]
pub struct ServerData {
    pub(in crate::service) core: Arc<Core>,
}

impl ServerData {
    /// Exports a server's data as JSON: settings, open challenges, and up to `max_bytes` of
    /// matches after `after`.
    ///
    /// Ongoing matches contain only public information. Times are milliseconds since the Unix
    /// epoch.
    ///
    /// # Errors
    ///
    /// [`UserError::NoMatchOfServer`] if `after` isn't a match of the server.
    pub fn export(
        &self,
        guild: GuildId,
        after: Option<Id>,
        max_bytes: usize,
        now: Timestamp,
        reserved: &ReservedNames,
    ) -> Result<ServerExport, Error> {
        let reading = self.core.store.begin_read()?;
        if let Some(id) = after
            && reading.match_summary(id)?.is_none_or(|game| game.place.guild != Some(guild))
        {
            return Err(UserError::NoMatchOfServer.into());
        }
        let settings = reading.server_settings(guild)?;
        let locale = reading.server_locale(guild)?;
        let daily = reading.daily_settings(guild)?;
        let board = reading.status_message(StatusSubject::Board(guild))?;
        let tournaments = reading.tournaments_in(guild)?;
        let tournaments =
            tournaments.iter().map(|found| of_tournament(&reading, found)).collect::<Result<Vec<_>, _>>()?;
        let challenges = reading.open_challenges_in(guild, now)?;
        let mut matches: Vec<String> = Vec::new();
        let (mut bytes, mut last, mut more) = (0, after, false);
        'all: loop {
            let ids = reading.match_ids_in(guild, last, MAX_BATCH)?;
            if ids.is_empty() {
                break;
            }
            for id in ids {
                let text = self.match_text(&reading, id, reserved)?;
                if bytes > 0 && bytes + text.len() > max_bytes {
                    more = true;
                    break 'all;
                }
                bytes += text.len();
                matches.push(text);
                last = Some(id);
            }
        }
        let head = json!({
            "server": guild.to_string(),
            "exported": now.0,
            "settings": of_settings(&settings),
            "daily_puzzle": daily.as_ref().map(of_daily),
            "board_channel": board.and_then(|board| board.channel).map(|channel| channel.to_string()),
            "tournaments": tournaments,
            "discord_locale": locale,
            "open_challenges": challenges.iter().map(of_challenge).collect::<Vec<_>>(),
            "after": after.map(|id| id.to_string()),
            "more_after": last.filter(|_| more).map(|id| id.to_string()),
        });
        // Matches are serialized one by one, so that their size is known in advance.
        let head = head.to_string();
        let json = format!("{},\n\"matches\": [\n{}\n]}}\n", &head[..head.len() - 1], matches.join(",\n"));
        Ok(ServerExport { json, matches: matches.len(), more_after: last.filter(|_| more) })
    }

    /// Serializes a match; without moves if it is corrupt.
    fn match_text(&self, reading: &ReadTx<'_>, id: Id, reserved: &ReservedNames) -> Result<String, Error> {
        let Some(game) = reading.load_match(id)? else {
            return Ok(json!({ "id": id.to_string() }).to_string());
        };
        let ended = reading.ended_at(id)?;
        let names = names_in_file(reading, game.seats, reserved)?;
        let turns: Option<Vec<String>> = if game.ending.is_some() {
            // A finished match has no secrets, so it needs no replay.
            Some(game.records().map(|made| made.notation.to_owned()).collect())
        } else {
            match history_of(&game, Observer::Public) {
                Ok((entries, _)) => Some(entries.into_iter().map(|entry| entry.notation).collect()),
                Err(error) => {
                    tracing::error!(game = %id, %error, "cannot export the moves of a match");
                    None
                }
            }
        };
        Ok(of_match(&game, &names, ended, turns.as_deref()).to_string())
    }

    /// Deletes a server's data. Cancels its ongoing matches, detaches finished ones from the
    /// server, and deletes the rest. Returns the number of ongoing matches.
    ///
    /// The admin resigns their own matches, so they can't escape a loss this way. If anything
    /// fails, nothing is deleted.
    pub fn forget(&self, caller: &Caller, guild: GuildId) -> Result<usize, Error> {
        let tx = self.core.begin(caller)?;
        let games = tx.ongoing_players_in(guild)?;
        let challenges = tx.open_challenges_in(guild, caller.now)?;
        // Ending games changes the ratings of their players.
        let people = games.iter().flat_map(|(_, seats)| *seats).filter_map(Seat::person);
        let mut roots: Vec<_> = people.map(LockRoot::Player).chain([LockRoot::Server(guild)]).collect();
        roots.extend(games.iter().map(|(id, _)| LockRoot::Match(*id)));
        roots.extend(challenges.iter().map(|challenge| LockRoot::Challenge(challenge.id)));
        for tournament in tx.tournaments_in(guild)? {
            roots.extend(tx.newest_season(tournament.id)?.map(|season| LockRoot::Season(season.id)));
        }
        tx.lock(&roots)?;
        let games = tx.ongoing_players_in(guild)?;
        for (id, seats) in &games {
            let (mut game, state) = match self.core.load(&tx, *id) {
                Ok(found) => found,
                Err(Error::Internal(InternalError::Corrupt(error))) => {
                    // No one can play it, and it must not block the deletion.
                    tracing::error!(game = %id, %error, "match ended without a replay");
                    tx.end_corrupt_match(*id, caller.now)?;
                    let outcome = QuestionOutcome::Over;
                    self.core.close_questions(&tx, *id, outcome, caller.now, |_| true)?;
                    continue;
                }
                Err(failure) => return Err(failure),
            };
            let from = game.revision;
            if seats.contains(&caller.player.into()) {
                resign(&mut game, caller.player, state.position().turn(), None)?;
            } else {
                game.drop_with_server()?;
            }
            self.core.save(&tx, &game, from, &state, caller.now)?;
            tx.enqueue(&self.core.message(MessageKind::Over, &game, None, caller.now))?;
        }
        for challenge in tx.open_challenges_in(guild, caller.now)? {
            let outcome = QuestionOutcome::Withdrawn;
            self.core.close_questions(&tx, challenge.id, outcome, caller.now, |_| true)?;
        }
        let board = tx.status_message(StatusSubject::Board(guild))?;
        self.core.remove_posted(&tx, board, caller.now)?;
        tx.forget_server(guild, caller.now)?;
        tx.commit()?;
        tracing::info!(%guild, admin = %caller.player, games = games.len(), "server data deleted");
        Ok(games.len())
    }
}

fn of_player(seat: Seat, name: Option<&String>) -> Value {
    seat.person().map_or(Value::Null, |player| json!({ "id": player.to_string(), "name": name }))
}

fn of_id(seat: Seat) -> Value {
    seat.person().map_or(Value::Null, |player| json!(player.to_string()))
}

/// A match as seen by everyone in its server. Omits the start position, which may contain secrets.
fn of_match(
    game: &Match,
    names: &[Option<String>; 2],
    ended: Option<Timestamp>,
    turns: Option<&[String]>,
) -> Value {
    let info = game.game.info();
    let players: serde_json::Map<_, _> = Side::BOTH
        .into_iter()
        .map(|side| {
            (info.side_name(side).to_owned(), of_player(game.seat(side), names[side.index()].as_ref()))
        })
        .collect();
    let ending = game.ending.as_ref();
    let over = ending.is_some();
    json!({
        "id": game.id.to_string(),
        "game": info.name,
        "setup": game.setup,
        "players": players,
        "channel": game.place.channel.to_string(),
        "days_per_turn": game.pace.days(),
        "budget_days": game.pace.budget_days(),
        "rated": game.rated,
        "created": game.created.0,
        "ended": ended.map(|at| at.0),
        "turns": turns,
        "ending": ending.map(|ending| ending.reason.word()),
        "winner": ending.and_then(|ending| ending.winner).map(|side| info.side_name(side)),
        "admin_said": ending.and_then(|ending| ending.reason.comment()),
        "seed_sha256": game.seed().map(|seed| seed.commitment().to_string()),
        "seed": game.seed().filter(|_| over).map(crate::dice::Seed::open),
    })
}

fn of_settings(settings: &ServerSettings) -> Value {
    json!({
        "game_channels": settings.channels.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "threads": settings.threads.word(),
        "most_games": settings.game_limit,
        "most_challenges": settings.challenge_limit,
        "days_per_turn": settings.pace.days(),
        "budget_days": settings.pace.budget_days(),
        "vacation_days": settings.vacation_days,
        "language": settings.language,
        "organizer": settings.organizer.map(|role| role.0.to_string()),
    })
}

/// A tournament with its seasons. People are named by their ids.
fn of_tournament(reading: &ReadTx<'_>, tournament: &Tournament) -> Result<Value, Error> {
    let mut seasons = Vec::new();
    while let Some(season) = reading.season_by_number(tournament.id, seasons.len() as u32 + 1)? {
        let people = reading.entries(season.id)?.into_iter().map(|entry| {
            json!({
                "id": entry.player.map(|player| player.to_string()),
                "state": entry.state.word(),
                "number": entry.seat.map(|seat| seat.number),
                "division": entry.seat.map(|seat| seat.division),
                "rank": entry.placed.map(|(rank, _)| rank),
                "halves": entry.placed.map(|(_, halves)| halves),
            })
        });
        let games = reading.season_games(season.id)?.into_iter().map(|game| {
            json!({
                "division": game.pair.division,
                "round": game.pair.round,
                "first": game.pair.first,
                "second": game.pair.second,
                "match": game.game.map(|game| game.to_string()),
                "result": game.result().map(TableResult::word),
            })
        });
        seasons.push(json!({
            "state": season.state.word(),
            "began": season.began.map(|at| at.0),
            "ended": season.ended.map(|at| at.0),
            "seed_sha256": season.seed.commitment().to_string(),
            "seed": (season.state == SeasonState::Over).then(|| season.seed.open()),
            "people": people.collect::<Vec<_>>(),
            "games": games.collect::<Vec<_>>(),
        }));
    }
    Ok(json!({
        "id": tournament.id.to_string(),
        "name": tournament.name,
        "game": tournament.game.info().name,
        "setup": tournament.setup,
        "budget_days": tournament.pace.budget_days(),
        "kind": tournament.kind.stored().0,
        "weeks": tournament.kind.weeks(),
        "size": tournament.kind.full(),
        "rated": tournament.rated,
        "created": tournament.created.0,
        "seasons": seasons,
    }))
}

fn of_daily(daily: &DailySettings) -> Value {
    json!({
        "channel": daily.channel.to_string(),
        "games": daily.games.word(),
        "hour": daily.hour,
        "time_zone": daily.zone.name(),
        "state": daily.state.word(),
        "last_tried": daily.tried.0,
    })
}

fn of_challenge(challenge: &Challenge) -> Value {
    json!({
        "id": challenge.id.to_string(),
        "game": challenge.game.info().name,
        "setup": challenge.setup,
        "challenger": of_id(challenge.challenger),
        "opponent": challenge.opponent.map(of_id),
        "side": challenge.side.word(),
        "days_per_turn": challenge.pace.days(),
        "budget_days": challenge.pace.budget_days(),
        "rated": challenge.rated,
        "channel": challenge.match_place().channel.to_string(),
        "created": challenge.created.0,
    })
}
