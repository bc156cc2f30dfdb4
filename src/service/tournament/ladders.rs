//! Ladders: joining at the bottom, challenges, and moves in the order.

use std::collections::{BTreeMap, BTreeSet};

use super::outs::OutCause;
use super::releases::MatchStart;
use super::rows::{LoadedSeason, newest};
use crate::domain::tournament::{
    Entry, EntryState, LADDER_REST_DAYS, LadderGame, LadderObstacle, MAX_PEOPLE, SeasonClock, SeasonGame,
    SeasonPair, SeasonSeat, SeasonState, TournamentKind, ladder_sides,
};
use crate::domain::{
    Cause, Id, Pause, PlayerId, StartCheck, StartObstacle, StartQuery, StatusSubject, Timestamp, UserError,
    Vacation,
};
use crate::service::core::Core;
use crate::service::{Caller, Error, Tournaments};
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};

/// The only division of a ladder.
pub(super) const DIVISION: u32 = 1;

/// Someone who can be challenged now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challengeable {
    /// The number of the seat.
    pub number: u32,
    pub player: PlayerId,
    pub place: u32,
}

impl Tournaments {
    /// Returns the people that the caller may challenge on a ladder, the top first.
    ///
    /// # Errors
    ///
    /// [`UserError::NoSuchTournament`], [`UserError::TournamentOver`], [`UserError::NotEntered`],
    /// [`UserError::Barred`], [`UserError::Muted`], [`UserError::NotPostedYet`], and
    /// [`UserError::NoChallenge`] instead of an empty list.
    pub fn challengeable(&self, caller: &Caller, tournament: Id) -> Result<Vec<Challengeable>, Error> {
        let reading = self.core.store.begin_read()?;
        let loaded = newest(&reading, tournament, caller)?;
        self.core.challengeable(&reading, &loaded, caller)
    }

    /// Returns the question to ask Discord before a challenge; `None` if it isn't possible.
    pub fn challenge_query(
        &self,
        caller: &Caller,
        tournament: Id,
        number: u32,
    ) -> Result<Option<StartQuery>, Error> {
        let reading = self.core.store.begin_read()?;
        let loaded = newest(&reading, tournament, caller)?;
        let found = self.core.challengeable(&reading, &loaded, caller)?;
        let found = found.into_iter().find(|found| found.number == number);
        let channel = self.core.game_channel(&reading, &loaded)?;
        Ok(found.map(|found| StartQuery {
            challenge: tournament,
            guild: loaded.tournament.guild,
            channel,
            challenger: found.player,
            accepter: caller.player,
        }))
    }

    /// Challenges the person of a seat. The game begins at once. Someone who has left the server goes
    /// off the ladder instead. Returns the challenged person.
    ///
    /// # Errors
    ///
    /// Fails as [`challengeable`](Self::challengeable) and [`StartCheck::require`] do, and with
    /// [`UserError::NotChallengeable`].
    pub fn challenge(
        &self,
        caller: &Caller,
        tournament: Id,
        number: u32,
        check: StartCheck,
    ) -> Result<PlayerId, Error> {
        let (season, challenged) = {
            let reading = self.core.store.begin_read()?;
            let loaded = newest(&reading, tournament, caller)?;
            let entry = loaded.rows.of_seat(number).ok_or(UserError::NotChallengeable)?;
            (loaded.id(), entry.player.ok_or(UserError::NotChallengeable)?)
        };
        let mut roots =
            [LockRoot::Season(season), LockRoot::Player(caller.player), LockRoot::Player(challenged)];
        roots.sort_unstable();
        let tx = self.core.begin_locked(caller, &roots)?;
        let loaded = LoadedSeason::find(&tx, season)?.ok_or(UserError::NoSuchTournament)?;
        let found = self.core.challengeable(&tx, &loaded, caller)?;
        let fits = |found: &&Challengeable| found.number == number && found.player == challenged;
        found.iter().find(fits).ok_or(UserError::NotChallengeable)?;
        if let Err(refusal) = check.require(tournament, challenged) {
            drop(tx);
            if refusal == UserError::CannotStart(StartObstacle::Left(challenged)) {
                self.core.put_off_gone(season, number, caller.now)?;
            }
            return Err(refusal.into());
        }
        let own = loaded.rows.of_player(caller.player).and_then(|entry| entry.seat);
        let challenger = own.ok_or(UserError::NotEntered)?.number;
        let game = new_game(&tx, &loaded, challenger, number)?;
        tx.insert_season_game(season, &game)?;
        let sides = game.pair.seats().map(|seat| if seat == challenger { caller.player } else { challenged });
        let start = MatchStart { people: sides, interaction: Some(caller.interaction) };
        let id = self.core.begin_season_match(&tx, &loaded, &game, start, caller.now)?;
        tx.link_match(season, game.pair, id)?;
        tx.request_status(StatusSubject::Season(season), caller.now)?;
        tx.commit()?;
        Ok(challenged)
    }
}

/// The next game of a ladder, without a match.
fn new_game(
    reading: &ReadTx<'_>,
    loaded: &LoadedSeason,
    challenger: u32,
    challenged: u32,
) -> Result<SeasonGame, StoreError> {
    let firsts = |number| reading.first_sides(loaded.id(), DIVISION, number);
    let [first, second] = ladder_sides([challenger, challenged], [firsts(challenger)?, firsts(challenged)?]);
    let round = reading.last_round(loaded.id(), DIVISION)? + 1;
    Ok(SeasonGame {
        pair: SeasonPair { division: DIVISION, round, first, second },
        due_ms: 0,
        game: None,
        begun: 0,
        played: None,
        decided: None,
        ladder: Some(LadderGame { challenger, ended: None }),
    })
}

impl Core {
    fn challengeable(
        &self,
        reading: &ReadTx<'_>,
        loaded: &LoadedSeason,
        caller: &Caller,
    ) -> Result<Vec<Challengeable>, Error> {
        let (rows, now) = (&loaded.rows, caller.now);
        match (rows.kind, rows.season.state) {
            (TournamentKind::Ladder, SeasonState::Running) => {}
            (TournamentKind::Ladder, _) => return Err(UserError::TournamentOver.into()),
            (TournamentKind::League { .. } | TournamentKind::Cup { .. } | TournamentKind::Swiss, _) => {
                return Err(UserError::NoSuchTournament.into());
            }
        }
        let own = rows.of_player(caller.player).filter(|entry| entry.state == EntryState::In);
        let own = own.and_then(|entry| entry.seat).ok_or(UserError::NotEntered)?.number;
        let guild = loaded.tournament.guild;
        self.check_bar(reading, guild, caller.player, now)?;
        self.check_mutes(reading, Some(guild), caller.player, None, now)?;
        let mut away = BTreeSet::new();
        let vacant = self.on_vacation(reading, loaded, now)?;
        if vacant.contains(&own) {
            return Err(UserError::NoChallenge { why: LadderObstacle::Vacation }.into());
        }
        // The seed of the dice must be sealed before a game begins.
        if rows.season.sealed.is_none() {
            return Err(UserError::NotPostedYet.into());
        }
        away.extend(vacant);
        let refused = |why| UserError::NoChallenge { why };
        let mut found = Vec::new();
        for number in rows.may_challenge_now(own, &away, now).map_err(refused)? {
            let Some((entry, player)) = rows.of_seat(number).and_then(|entry| Some((entry, entry.player?)))
            else {
                continue;
            };
            if self.excluded_until(reading, guild, player, now)?.is_none() {
                let place = entry.placed.map_or(0, |(place, _)| place);
                found.push(Challengeable { number, player, place });
            }
        }
        if found.is_empty() { Err(refused(LadderObstacle::Nobody).into()) } else { Ok(found) }
    }

    /// The numbers of the people who are on vacation.
    fn on_vacation(
        &self,
        reading: &ReadTx<'_>,
        loaded: &LoadedSeason,
        now: Timestamp,
    ) -> Result<BTreeSet<u32>, StoreError> {
        let on_it = loaded.entries().iter().filter(|entry| entry.state == EntryState::In);
        let numbers: BTreeMap<PlayerId, u32> =
            on_it.filter_map(|entry| Some((entry.player?, entry.seat?.number))).collect();
        let taken = reading.vacations_of_each(&numbers.keys().copied().collect::<Vec<_>>())?;
        let now_away = taken.into_iter().filter(|(_, taken)| taken.from <= now && taken.until > now);
        Ok(now_away.filter_map(|(player, _)| numbers.get(&player).copied()).collect())
    }

    /// Adds a person to a ladder, at the bottom. Someone who was on it keeps their number, so that
    /// their games stay theirs.
    pub(super) fn join_ladder(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        caller: &Caller,
    ) -> Result<(), Error> {
        if loaded.season().state != SeasonState::Running {
            return Err(UserError::TournamentOver.into());
        }
        let before = loaded.rows.of_player(caller.player);
        if before.is_some_and(|entry| !entry.state.is_out()) {
            return Err(UserError::AlreadyEntered.into());
        }
        let guild = loaded.tournament.guild;
        self.check_bar(tx, guild, caller.player, caller.now)?;
        self.check_mutes(tx, Some(guild), caller.player, None, caller.now)?;
        let people = loaded.rows.ladder_order().len();
        if people >= MAX_PEOPLE {
            return Err(UserError::SeasonFull { most: MAX_PEOPLE }.into());
        }
        let season = loaded.id();
        let known = before.and_then(|entry| entry.seat).map(|seat| seat.number);
        if let Some(before) = before {
            tx.delete_entry(season, before.ticket)?;
        }
        let numbers = loaded.entries().iter().filter_map(|entry| entry.seat).map(|seat| seat.number);
        let number = known.unwrap_or_else(|| numbers.max().unwrap_or(0) + 1);
        let ticket = caller.interaction.0;
        let entry = Entry {
            ticket,
            player: Some(caller.player),
            state: EntryState::In,
            leaves: false,
            joined: caller.now,
            // A ladder has no lots.
            seat: Some(SeasonSeat { number, ticket, lot: number, division: DIVISION }),
            late: 0,
            byes: 0,
            waits: 0,
            moved: 0,
            placed: Some((u32::try_from(people).unwrap_or(u32::MAX) + 1, 0)),
        };
        tx.insert_entry(season, &entry)?;
        Ok(tx.update_entry(season, &entry)?)
    }

    /// Takes someone off a ladder who has left the server. A no-op if games begin all the time.
    fn put_off_gone(&self, season: Id, number: u32, now: Timestamp) -> Result<(), Error> {
        let Some(tx) = self.begin_withdrawal(season, Some(number))? else { return Ok(()) };
        let Some(loaded) = LoadedSeason::find(&tx, season)? else { return Ok(()) };
        let Some(entry) = loaded.rows.of_seat(number) else { return Ok(()) };
        self.put_out(&tx, &loaded, entry.ticket, OutCause::Gone, now)?;
        tx.commit()?;
        self.notify_outbox();
        Ok(())
    }
}

impl LoadedSeason {
    /// Returns when each person on a ladder goes off for lack of games. Vacations don't count. They and
    /// older games are only loaded if the time may be over.
    pub(super) fn resting(
        &self,
        reading: &ReadTx<'_>,
        clock: &SeasonClock,
        served: Timestamp,
    ) -> Result<BTreeMap<u64, Timestamp>, StoreError> {
        let mut resting = BTreeMap::new();
        if self.rows.kind != TournamentKind::Ladder || self.season().state != SeasonState::Running {
            return Ok(resting);
        }
        let on_it = self.entries().iter().filter(|entry| entry.state == EntryState::In);
        for entry in on_it {
            let Some(number) = entry.seat.map(|seat| seat.number) else { continue };
            if self.rows.has_open_game(number) {
                continue;
            }
            let since = self.rows.ladder_active(entry);
            let mut off = rest_end(clock, since);
            if let Some(player) = entry.player.filter(|_| off.is_some_and(|off| off <= served)) {
                let since = since.max(reading.last_ladder_game(self.id(), number)?.unwrap_or(since));
                let taken = reading.vacations_of(player)?;
                off = rest_end(&clock.clone().with(taken.into_iter().map(vacation)), since);
            }
            resting.extend(off.map(|off| (entry.ticket, off)));
        }
        Ok(resting)
    }
}

fn rest_end(clock: &SeasonClock, since: Timestamp) -> Option<Timestamp> {
    clock.after(since, LADDER_REST_DAYS * crate::domain::DAY_MS)
}

const fn vacation(taken: Vacation) -> Pause {
    Pause { from: taken.from, until: Some(taken.until), cause: Cause::Vacation }
}
