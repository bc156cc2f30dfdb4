//! Export and deletion of a player's data.

use serde_json::{Value, json};

use std::sync::Arc;

use crate::domain::{
    AccountName, Challenge, DailyOutcome, DailyPuzzle, GuildId, Id, Match, MessageKind, ModerationAct,
    ModerationEntry, Mute, OwnPuzzle, PlayerId, Preferences, QuestionOutcome, RatingRow, RequestRecord, Seat,
    Streak, Timestamp, UserError, is_invisible, resign,
};
use crate::service::core::Core;
use crate::service::game::match_view::history_for;
use crate::service::tournament::withdrawal;
use crate::service::{Caller, Error};
use crate::store::{LockRoot, ReadTx};
use sealed_move_rules::{GAMES, Game, Side};

#[derive(Debug)]
pub struct PlayerData {
    pub(in crate::service) core: Arc<Core>,
}

impl PlayerData {
    /// Exports all data about a player as JSON. Ongoing matches contain only what the player may
    /// see, and a corrupt match only a marker. Times are milliseconds since the Unix epoch.
    pub fn export(&self, player: PlayerId) -> Result<String, Error> {
        let reading = self.core.store.begin_read()?;
        let account = reading.player_name(player)?;
        let (name, user_name) = account.as_ref().map(AccountName::stored).unzip();
        let listed = reading.is_listed(player)?;
        let (mut records, mut computer) = (Vec::new(), Vec::new());
        for game in GAMES {
            records.extend(reading.rating(player, *game)?);
            computer.extend(of_computer(&reading, player, *game)?);
        }
        let mut challenges = Vec::new();
        for id in reading.challenge_ids_of(player)? {
            challenges.extend(reading.load_challenge(id)?);
        }
        let notes: Vec<_> = reading
            .notes_of(player)?
            .into_iter()
            .map(|(game, text)| json!({ "match": game.to_string(), "text": text }))
            .collect();
        let mut ids: Vec<_> = reading.ongoing_matches_of(player)?.into_iter().map(|game| game.id).collect();
        ids.extend(reading.ended_matches_of(player, u32::MAX)?.into_iter().map(|game| game.id));
        let (mut plans, mut drafts) = (Vec::new(), Vec::new());
        for id in &ids {
            plans.extend(reading.plans_of(*id, player)?);
            if let Some(draft) = reading.draft(*id, player)? {
                drafts.push(json!({ "match": id.to_string(), "turns": draft.texts, "typed": draft.typed }));
            }
        }
        let plans: Vec<_> = plans
            .into_iter()
            .map(|plan| json!({ "match": plan.game.to_string(), "if": plan.foreseen, "then": plan.reply }))
            .collect();
        let (mut lessons, mut puzzles) = (Vec::new(), Vec::new());
        for game in GAMES {
            lessons.extend(of_lessons(&reading, player, *game)?);
            puzzles.extend(of_puzzles(&reading, player, *game)?);
        }
        let own_puzzles = reading.own_puzzles_of(player)?;
        let tries = reading.daily_tries_of(player)?;
        let daily: Vec<_> = tries.iter().map(|(daily, outcome, at)| of_daily(daily, *outcome, *at)).collect();
        let streaks = reading.streaks_of(player)?;
        let streaks: Vec<_> = streaks.into_iter().map(|(guild, streak)| of_streak(guild, streak)).collect();
        let requests = reading.requests_of(player)?;
        let preferences = reading.preferences(player)?;
        let vacations = reading.vacations_of(player)?;
        let blocks = reading.blocks_of(player)?;
        let mutes = reading.mutes_of(player, &self.core.key.hash(player))?;
        let moderation = reading.moderation_of(player)?;
        let tournaments = of_tournaments(&reading, player)?;
        let bars = reading.bars_of(&self.core.key.hash(player))?;
        let mut matches = Vec::with_capacity(ids.len());
        for id in ids {
            match readable(&reading, id, player) {
                Ok((game, turns)) => matches.push(of_match(&game, player, &turns)),
                Err(error) if error.is_corrupt() => {
                    tracing::error!(game = %id, %error, "corrupt match omitted from export");
                    matches.push(json!({ "id": id.to_string(), "damaged": true }));
                }
                Err(error) => return Err(error),
            }
        }
        let export = json!({
            "player": player.to_string(),
            "name": name,
            "user_name": user_name.flatten(),
            "listed": listed,
            "records": records.iter().map(of_record).collect::<Vec<_>>(),
            "computer": computer,
            "challenges": challenges.iter().map(of_challenge).collect::<Vec<_>>(),
            "matches": matches,
            "notes": notes,
            "plans": plans,
            "drafts": drafts,
            "lessons": lessons,
            "puzzles": puzzles,
            "own_puzzles": own_puzzles.iter().map(of_own_puzzle).collect::<Vec<_>>(),
            "daily_puzzles": daily,
            "streaks": streaks,
            "requests": requests.iter().map(of_request).collect::<Vec<_>>(),
            "settings": of_settings(&preferences),
            "blocks": blocks.iter().map(|block| json!({ "person": named(block.person), "since": block.since.0 })).collect::<Vec<_>>(),
            "mutes": mutes.iter().map(of_mute).collect::<Vec<_>>(),
            "moderation": moderation.iter().map(of_moderation).collect::<Vec<_>>(),
            "tournaments": tournaments,
            "tournament_bars": bars.iter().map(|(guild, from, until)| json!({ "server": guild.to_string(), "from": from.0, "until": until.0 })).collect::<Vec<_>>(),
            "vacations": vacations.iter().map(|of| json!({ "from": of.from.0, "until": of.until.0 })).collect::<Vec<_>>(),
        });
        Ok(escape_invisible(&format!("{export:#}")))
    }

    /// Deletes a player's data. Resigns their ongoing matches, ends corrupt ones without a result,
    /// removes their name from finished ones, and deletes the rest. Their ratings stay for 90 days under
    /// a hash, so that a deletion is no fresh start. If anything fails, nothing is deleted.
    pub fn forget(&self, caller: &Caller) -> Result<(), Error> {
        let tx = self.core.begin(caller)?;
        let games = tx.ongoing_matches_of(caller.player)?;
        let challenges = tx.open_challenges_of(caller.player, caller.now)?;
        // Ending games changes the ratings of both players.
        let people = games.iter().flat_map(|game| game.seats).filter_map(Seat::person).chain([caller.player]);
        // Their opponents of finished games have one opponent less.
        let people = people.chain(tx.rated_opponents_of(caller.player)?);
        let mut roots: Vec<_> = people.map(LockRoot::Player).collect();
        roots.extend(games.iter().map(|game| LockRoot::Match(game.id)));
        roots.extend(challenges.iter().map(|challenge| LockRoot::Challenge(challenge.id)));
        for (season, entry) in tx.entries_of(caller.player)? {
            roots.extend(withdrawal(&tx, season, entry.seat.map(|seat| seat.number))?);
        }
        tx.lock(&roots)?;
        self.core.leave_tournaments(&tx, caller)?;
        for summary in tx.ongoing_matches_of(caller.player)? {
            let (mut game, state) = match self.core.load(&tx, summary.id) {
                Err(error) if error.is_corrupt() => {
                    tracing::error!(game = %summary.id, %error, "corrupt match ended with its player's data");
                    tx.end_corrupt_match(summary.id, caller.now)?;
                    continue;
                }
                loaded => loaded?,
            };
            let from = game.revision;
            resign(&mut game, caller.player, state.position().turn(), None)?;
            self.core.save(&tx, &game, from, &state, caller.now)?;
            tx.enqueue(&self.core.message(MessageKind::Over, &game, None, caller.now))?;
        }
        for challenge in tx.open_challenges_of(caller.player, caller.now)? {
            let made = challenge.challenger == caller.player;
            let outcome = if made { QuestionOutcome::Withdrawn } else { QuestionOutcome::Declined };
            self.core.close_questions(&tx, challenge.id, outcome, caller.now, |_| true)?;
        }
        for (daily, outcome, _) in tx.daily_tries_of(caller.player)? {
            if outcome.is_solved() {
                // Refresh the list of solvers, which contains their name.
                tx.request_daily_board(daily.id, caller.now)?;
            }
        }
        tx.forget_blocks(caller.player, &self.core.key.hash(caller.player))?;
        self.core.keep_ratings(&tx, caller.player, caller.now)?;
        tx.forget_player(caller.player)?;
        tx.commit()
    }
}

/// Loads a match with its moves in the notation that the player may see.
fn readable(reading: &ReadTx<'_>, id: Id, player: PlayerId) -> Result<(Match, Vec<String>), Error> {
    let game = reading.load_match(id)?.ok_or(UserError::NoSuchMatch)?;
    let history = history_for(&game, player)?;
    Ok((game, history.entries.into_iter().map(|entry| entry.notation).collect()))
}

/// Lessons of a game; `None` if the player never tried one.
fn of_lessons(reading: &ReadTx<'_>, player: PlayerId, game: &dyn Game) -> Result<Option<Value>, Error> {
    let progress = reading.lesson_progress(player, game)?;
    let solved = reading.solved_lessons(player, game)?;
    if progress.is_none() && solved.is_empty() {
        return Ok(None);
    }
    let solved = solved.iter().map(
        |solved| json!({ "lesson": solved.lesson, "fewest_moves": solved.moves, "solved": solved.at.0 }),
    );
    let played = progress.map(|progress| {
        json!({ "lesson": progress.lesson, "moves": progress.moves, "draft": progress.draft.texts })
    });
    Ok(Some(json!({ "game": game.info().name, "solved": solved.collect::<Vec<_>>(), "played": played })))
}

/// Results against the computer in a game; `None` without a finished match.
fn of_computer(
    reading: &ReadTx<'_>,
    player: PlayerId,
    game: &'static dyn Game,
) -> Result<Option<Value>, Error> {
    let results = reading.computer_results(player, game)?;
    if results.is_empty() {
        return Ok(None);
    }
    let levels = results.iter().map(|(level, tally)| {
        json!({ "level": level.number(), "won": tally.won, "drawn": tally.drawn, "lost": tally.lost })
    });
    let rating = reading.computer_rating(player, game)?;
    Ok(Some(json!({
        "game": game.info().name,
        "levels": levels.collect::<Vec<_>>(),
        "rated": rating.as_ref().map(of_record),
    })))
}

/// Puzzles of a game; `None` if the player never tried one.
fn of_puzzles(reading: &ReadTx<'_>, player: PlayerId, game: &dyn Game) -> Result<Option<Value>, Error> {
    let Some(progress) = reading.puzzle_progress(player, game)? else { return Ok(None) };
    let results = reading.puzzle_results(player, game)?;
    let counted = results
        .iter()
        .map(|result| json!({ "puzzle": result.puzzle, "solved": result.solved, "at": result.at.0 }));
    Ok(Some(json!({
        "game": game.info().name,
        "rating": progress.rating.value,
        "deviation": progress.rating.deviation,
        "volatility": progress.rating.volatility,
        "counted": counted.collect::<Vec<_>>(),
        "puzzle": progress.puzzle,
        "right_moves": progress.made,
        "has_counted": progress.rated,
        "draft": progress.draft.texts,
    })))
}

fn of_own_puzzle(puzzle: &OwnPuzzle) -> Value {
    json!({
        "match": puzzle.key.game.to_string(),
        "record": puzzle.key.record,
        "best": puzzle.best,
        "right_answers": puzzle.step,
        "due": puzzle.due.map(|due| due.0),
        "draft": puzzle.draft.texts,
    })
}

fn of_daily(daily: &DailyPuzzle, outcome: DailyOutcome, at: Timestamp) -> Value {
    json!({
        "server": daily.guild.to_string(),
        "day": daily.day.0,
        "game": daily.game.info().name,
        "puzzle": daily.puzzle,
        "outcome": outcome.word(),
        "at": at.0,
    })
}

/// A player's streak in a server; days are counted from 1970-01-01.
fn of_streak(guild: GuildId, streak: Streak) -> Value {
    json!({
        "server": guild.to_string(),
        "days": streak.days,
        "last_day": streak.last.0,
        "free_day": streak.free.map(|day| day.0),
    })
}

/// Escapes characters that can't be seen or that reorder the text. JSON has them only in strings.
fn escape_invisible(json: &str) -> String {
    let mut escaped = String::with_capacity(json.len());
    for c in json.chars() {
        if is_invisible(c) {
            let units =
                c.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect::<String>();
            escaped.push_str(&units);
        } else {
            escaped.push(c);
        }
    }
    escaped
}

/// A challenge, an offer or a gift of time, by or to the player.
fn of_request(request: &RequestRecord) -> Value {
    json!({
        "at": request.at.0,
        "kind": request.kind.word(),
        "game": request.game.info().name,
        "subject": request.subject.to_string(),
        "sender": request.sender.map(|sender| sender.to_string()),
        "recipient": request.recipient.map(|recipient| recipient.to_string()),
        "server": request.guild.map(|guild| guild.to_string()),
        "channel": request.channel.to_string(),
        "pinged": request.pinged,
    })
}

/// A mute in a server, with the server.
fn of_mute((guild, mute): &(GuildId, Mute)) -> Value {
    json!({ "server": guild.to_string(), "until": mute.until.0, "reason": mute.reason })
}

/// An act by or about the player, with its server.
fn of_moderation((guild, entry): &(GuildId, ModerationEntry)) -> Value {
    let (person, game) = match entry.act {
        ModerationAct::Mute { person, .. } | ModerationAct::Unmute { person } => (Some(person), None),
        ModerationAct::Annul(game) | ModerationAct::Restore(game) => (None, Some(game)),
    };
    json!({
        "server": guild.to_string(),
        "act": entry.act.word(),
        "moderator": named(entry.moderator),
        "person": person.map(named),
        "match": game.map(|game| game.to_string()),
        "reason": entry.reason,
        "at": entry.at.0,
    })
}

/// The seasons of a person, the tournaments they created, and the acts by or about them.
fn of_tournaments(reading: &ReadTx<'_>, player: PlayerId) -> Result<Value, Error> {
    let mut seasons = Vec::new();
    for (id, entry) in reading.entries_of(player)? {
        let season = reading.season(id)?;
        let tournament = season.as_ref().map(|season| reading.tournament(season.tournament)).transpose()?;
        seasons.push(json!({
            "tournament": tournament.flatten().map(|tournament| tournament.name),
            "season": season.map(|season| season.number),
            "ticket": entry.ticket.to_string(),
            "state": entry.state.word(),
            "leaves": entry.leaves,
            "joined": entry.joined.0,
            "number": entry.seat.map(|seat| seat.number),
            "lot": entry.seat.map(|seat| seat.lot),
            "division": entry.seat.map(|seat| seat.division),
            "lost_on_time": entry.late,
            "rank": entry.placed.map(|(rank, _)| rank),
            "halves": entry.placed.map(|(_, halves)| halves),
        }));
    }
    let created = reading.tournaments_of(player)?;
    let acts = reading.acts_about(player)?.into_iter().map(|act| {
        let (own, about) = (act.actor == Some(player), act.person == Some(player));
        json!({ "act": act.kind.word(), "by_me": own, "about_me": about, "detail": act.detail.text(), "at": act.at.0 })
    });
    Ok(json!({
        "seasons": seasons,
        "created": created.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "acts": acts.collect::<Vec<_>>(),
    }))
}

fn named(seat: Seat) -> Value {
    seat.person().map_or(Value::Null, |player| json!(player.to_string()))
}

fn of_match(game: &Match, player: PlayerId, turns: &[String]) -> Value {
    let info = game.game.info();
    let sides: Vec<_> = game.sides_of(player).map(|side| info.side_name(side)).collect();
    let opponent = game.side_of(player).map(|side| game.seat(side.other()));
    json!({
        "id": game.id.to_string(),
        "game": info.name,
        "setup": game.setup,
        "sides": sides,
        "opponent": opponent.map(named).unwrap_or_default(),
        "server": game.place.guild.map(|guild| guild.to_string()),
        "channel": game.place.channel.to_string(),
        "days_per_turn": game.pace.days(),
        "budget_days": game.pace.budget_days(),
        "rated": game.rated,
        "computer": game.computer_seat().zip(game.computer.as_ref()).map(|((_, level), computer)| {
            json!({ "level": level.number(), "strict": computer.strict, "hints": computer.hints })
        }),
        "tried": game.fork.map(|fork| {
            json!({ "match": fork.game.map(|game| game.to_string()), "after": fork.after })
        }),
        "created": game.created.0,
        "turns": turns,
        "ending": game.ending.as_ref().map(|ending| ending.reason.word()),
        "winner": game.ending.as_ref().and_then(|ending| ending.winner).map(|side: Side| info.side_name(side)),
    })
}

fn of_settings(preferences: &Preferences) -> Value {
    let settings = &preferences.settings;
    json!({
        "pings": settings.pings.word(),
        "reminders": settings.reminder_settings.reminders.word(),
        "time_zone": settings.reminder_settings.zone.name(),
        "quiet_hours": settings.reminder_settings.quiet.map(|quiet| quiet.to_string()),
        "confirm": settings.confirm,
        "theme": settings.theme,
        "size": settings.size.word(),
        "layout": settings.layout.word(),
        "symbols": settings.symbols.word(),
        "danger": settings.danger.word(),
        "own_puzzles": settings.own_puzzles.word(),
        "board": settings.side.word(),
        "text": settings.text.word(),
        "challenges": settings.accepts.word(),
        "language": settings.language,
        "discord_locale": preferences.locale,
        "direct_messages_failed": preferences.closed.map(|at| at.0),
    })
}

fn of_challenge(challenge: &Challenge) -> Value {
    json!({
        "id": challenge.id.to_string(),
        "game": challenge.game.info().name,
        "setup": challenge.setup,
        "challenger": named(challenge.challenger),
        "opponent": challenge.opponent.map(named),
        "side": challenge.side.word(),
        "days_per_turn": challenge.pace.days(),
        "budget_days": challenge.pace.budget_days(),
        "rated": challenge.rated,
        "created": challenge.created.0,
        "state": challenge.state.word(),
    })
}

fn of_record(row: &RatingRow) -> Value {
    json!({
        "game": row.game.info().name,
        "rating": row.rating.value,
        "deviation": row.rating.deviation,
        "volatility": row.rating.volatility,
        "rated_matches": row.rated,
        "won": row.tally.won,
        "drawn": row.tally.drawn,
        "lost": row.tally.lost,
    })
}
