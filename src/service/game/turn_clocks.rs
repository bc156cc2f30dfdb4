//! Loads the clocks of turns, with everything that pauses them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::domain::tournament::{GAME_VACATION_DAYS, TournamentKind, season_vacations};
use crate::domain::vacation::{VACATION_DAYS, counted};
use crate::domain::{
    Cause, GatewayShard, GuildId, Id, Match, Pace, Pause, Seat, Timestamp, TurnClock, Vacation, grace_pause,
};
use crate::service::server::served::ServedTimes;
use crate::store::{ClockRow, ReadTx, StoreError};
use sealed_move_rules::Side;

/// Returns the clock of the current turn; without pauses if the match is over.
pub(crate) fn clock_for(reading: &ReadTx<'_>, game: &Match, turn: Side) -> Result<TurnClock, StoreError> {
    if game.ending.is_some() {
        return Ok(TurnClock::new(game.turn_started_at, game.deadline, Vec::new()));
    }
    turn_clock(reading, game.id, game.place.guild, game.seat(turn), TurnTimes::of(game), game.season)
}

/// Loads the pauses of the running turn in a game with a budget.
pub(crate) fn load_pauses(reading: &ReadTx<'_>, game: &mut Match) -> Result<(), StoreError> {
    if game.pace.has_budget() && game.ending.is_none() {
        game.running.pauses = clock_for(reading, game, game.running.side)?.into_pauses();
        game.running.served_until = ServedTimes::load(reading)?.until(game.place.guild);
    }
    Ok(())
}

/// When a turn began and ends without pauses.
#[derive(Clone, Copy)]
struct TurnTimes {
    began: Timestamp,
    nominal: Timestamp,
    pace: Pace,
    /// When the match began.
    created: Timestamp,
}

impl TurnTimes {
    fn of(game: &Match) -> Self {
        let (began, nominal) = (game.turn_started_at, game.deadline);
        Self { began, nominal, pace: game.pace, created: game.created }
    }

    const fn of_row(row: &ClockRow) -> Self {
        let (began, nominal) = (row.turn_started_at, row.deadline);
        Self { began, nominal, pace: row.pace, created: row.created }
    }
}

fn turn_clock(
    reading: &ReadTx<'_>,
    game: Id,
    guild: Option<GuildId>,
    player: Seat,
    times: TurnTimes,
    season: Option<Id>,
) -> Result<TurnClock, StoreError> {
    let outages = reading.outages_since(times.began)?;
    let server = guild.map(|guild| ServerPauses::load(reading, guild, times.began)).transpose()?;
    let taken = player.person().map(|player| reading.vacations_of(player)).transpose()?;
    let grace = player.person().map(|player| reading.grace(game, player)).transpose()?.flatten();
    let season = season.map(|season| reading.season_span(season)).transpose()?.flatten();
    let own =
        OwnPauses { vacations: &taken.unwrap_or_default(), season, grace: grace.map(|grace| grace.from) };
    Ok(clock_with(times, &outages, guild, server.as_ref(), own))
}

pub(crate) fn clock_of(reading: &ReadTx<'_>, row: &ClockRow) -> Result<TurnClock, StoreError> {
    turn_clock(reading, row.game, row.guild, row.player, TurnTimes::of_row(row), row.season)
}

/// Returns the clocks of the ongoing matches among `games`. Outages are read once, and a server's
/// pauses once per server.
pub(crate) fn clocks_of(reading: &ReadTx<'_>, games: &[Id]) -> Result<HashMap<Id, TurnClock>, StoreError> {
    let rows = reading.clocks(games)?;
    let Some(since) = rows.iter().map(|row| row.turn_started_at).min() else { return Ok(HashMap::new()) };
    let outages = reading.outages_since(since)?;
    let players: Vec<_> = rows.iter().filter_map(|row| row.player.person()).collect();
    let mut vacations: HashMap<Seat, Vec<Vacation>> = HashMap::new();
    for (player, vacation) in reading.vacations_of_each(&players)? {
        vacations.entry(player.into()).or_default().push(vacation);
    }
    let mut servers: HashMap<GuildId, ServerPauses> = HashMap::new();
    for guild in rows.iter().filter_map(|row| row.guild) {
        if let Entry::Vacant(vacant) = servers.entry(guild) {
            vacant.insert(ServerPauses::load(reading, guild, since)?);
        }
    }
    let mut seasons: HashMap<Id, Option<(Timestamp, TournamentKind)>> = HashMap::new();
    for season in rows.iter().filter_map(|row| row.season) {
        if let Entry::Vacant(vacant) = seasons.entry(season) {
            vacant.insert(reading.season_span(season)?);
        }
    }
    let graces = reading.graces(games)?;
    let clock = |row: &ClockRow| {
        let server = row.guild.and_then(|guild| servers.get(&guild));
        let taken = vacations.get(&row.player).map_or(&[][..], Vec::as_slice);
        let grace = graces.iter().find(|(game, player, _)| *game == row.game && row.player == *player);
        let season = row.season.and_then(|season| seasons.get(&season).copied().flatten());
        let own = OwnPauses { vacations: taken, season, grace: grace.map(|(_, _, from)| *from) };
        clock_with(TurnTimes::of_row(row), &outages, row.guild, server, own)
    };
    Ok(rows.iter().map(|row| (row.game, clock(row))).collect())
}

/// Pauses and allowances of a server.
struct ServerPauses {
    vacation_days: u32,
    shut_out: Vec<Pause>,
}

impl ServerPauses {
    fn load(reading: &ReadTx<'_>, guild: GuildId, since: Timestamp) -> Result<Self, StoreError> {
        let vacation_days = reading.server_clocks(guild)?.vacation_days;
        Ok(Self { vacation_days, shut_out: reading.shut_out_since(guild, since)? })
    }
}

/// Pauses of the player on turn.
#[derive(Clone, Copy)]
struct OwnPauses<'a> {
    vacations: &'a [Vacation],
    /// Start of the season and kind of the tournament, which limit vacations in its match.
    season: Option<(Timestamp, TournamentKind)>,
    /// When the player's grace in the match began.
    grace: Option<Timestamp>,
}

/// Builds a turn's clock, keeping only pauses that overlap the turn.
fn clock_with(
    TurnTimes { began: turn_started_at, nominal, pace, created }: TurnTimes,
    outages: &[(GatewayShard, Pause)],
    guild: Option<GuildId>,
    server: Option<&ServerPauses>,
    own: OwnPauses<'_>,
) -> TurnClock {
    let met = |pause: &&Pause| pause.until.is_none_or(|until| until > turn_started_at);
    let outages = outages.iter().filter(|(shard, _)| shard.hears(guild)).map(|(_, pause)| pause);
    let mut pauses: Vec<Pause> = outages.filter(met).copied().collect();
    let allowed = server.map_or(VACATION_DAYS, |server| server.vacation_days);
    let mut vacations = counted(own.vacations, allowed);
    if let Some((began, kind)) = own.season {
        let (since, days) = match kind {
            TournamentKind::League { weeks } => (began, weeks),
            TournamentKind::Ladder | TournamentKind::Cup { .. } | TournamentKind::Swiss => {
                (created, GAME_VACATION_DAYS)
            }
        };
        vacations = season_vacations(&vacations, since, days);
    }
    pauses.extend(
        vacations.into_iter().filter(|vacation| vacation.until > turn_started_at).map(|vacation| Pause {
            from: vacation.from,
            until: Some(vacation.until),
            cause: Cause::Vacation,
        }),
    );
    pauses.extend(own.grace.map(grace_pause).iter().filter(met).copied());
    pauses.extend(server.iter().flat_map(|server| server.shut_out.iter().filter(met).copied()));
    if pace.has_budget() {
        TurnClock::with_budget(turn_started_at, nominal.0 - turn_started_at.0, pauses)
    } else {
        TurnClock::new(turn_started_at, nominal, pauses)
    }
}
