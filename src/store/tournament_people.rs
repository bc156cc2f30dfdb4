//! People in seasons, acts about them, and bars.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::tournament::{Act, ActDetail, ActKind, Entry, EntryState, SeasonSeat};
use crate::domain::{GuildId, Id, PersonHash, PlayerId, Timestamp};

/// Retention of ended bars: for a year, another bar is longer.
const BAR_RETENTION_DAYS: i64 = 365;

const ENTRY: &str = "season, ticket, player, state, leaves, joined_at, number, seat_ticket, lot, division, late, rank, halves, byes, waits, moved";

const ACT: &str = "id, tournament, season, kind, actor, person, detail, done_at, undone_at";

pub(super) fn entries_of_sql() -> String {
    format!("SELECT {ENTRY} FROM entry WHERE player = ?1 ORDER BY season, ticket")
}

pub(super) fn acts_of_season_sql() -> String {
    format!("SELECT {ACT} FROM act WHERE season = ?1 ORDER BY id")
}

/// Two index searches; an OR over both columns would scan.
pub(super) fn acts_about_sql() -> String {
    format!(
        "SELECT {ACT} FROM act WHERE actor = ?1 UNION SELECT {ACT} FROM act WHERE person = ?1 ORDER BY id"
    )
}

pub(super) const BARS_OF: &str =
    "SELECT guild, began_at, until_at FROM bar WHERE hash = ?1 ORDER BY guild, began_at";

pub(super) const LAST_BAR: &str =
    "SELECT began_at, until_at FROM bar WHERE guild = ?1 AND hash = ?2 ORDER BY began_at DESC LIMIT 1";

pub(super) const PRUNE_BARS: &str = "DELETE FROM bar WHERE until_at < ?1";

/// Takes the person `?1` out of rows that also concern others. Their seat and results stay.
const FORGET: [&str; 4] = [
    "UPDATE entry SET player = NULL WHERE player = ?1",
    "UPDATE act SET actor = NULL WHERE actor = ?1",
    "UPDATE act SET person = NULL WHERE person = ?1",
    "UPDATE tournament SET creator = NULL WHERE creator = ?1",
];

fn entry_from_row(row: &FoundRow<'_>) -> Result<Entry, StoreError> {
    let here = RowRef { table: "entry", id: row.get("season")? };
    let seat = match row.get::<_, Option<u32>>("number")? {
        Some(number) => Some(SeasonSeat {
            number,
            ticket: row.get("seat_ticket")?,
            lot: row.get("lot")?,
            division: row.get("division")?,
        }),
        None => None,
    };
    let placed: (Option<u32>, Option<u32>) = (row.get("rank")?, row.get("halves")?);
    Ok(Entry {
        ticket: row.get("ticket")?,
        player: row.get("player")?,
        state: EntryState::from_word(&row.get::<_, String>("state")?).ok_or(here.corrupt("state"))?,
        leaves: row.get("leaves")?,
        joined: row.get("joined_at")?,
        seat,
        late: row.get("late")?,
        byes: row.get("byes")?,
        waits: row.get("waits")?,
        moved: row.get("moved")?,
        placed: placed.0.zip(placed.1),
    })
}

fn act_from_row(row: &FoundRow<'_>) -> Result<Act, StoreError> {
    let here = RowRef { table: "act", id: row.get("id")? };
    Ok(Act {
        id: here.id,
        tournament: row.get("tournament")?,
        season: row.get("season")?,
        kind: ActKind::from_word(&row.get::<_, String>("kind")?).ok_or(here.corrupt("kind"))?,
        actor: row.get("actor")?,
        person: row.get("person")?,
        detail: ActDetail::from_text(&row.get::<_, String>("detail")?).ok_or(here.corrupt("detail"))?,
        at: row.get("done_at")?,
        undone: row.get("undone_at")?,
    })
}

impl ReadTx<'_> {
    /// Returns the people of a season, in order of their tickets.
    pub fn entries(&self, season: Id) -> Result<Vec<Entry>, StoreError> {
        let sql = format!("SELECT {ENTRY} FROM entry WHERE season = ?1 ORDER BY ticket");
        self.rows(&sql, [season], entry_from_row)
    }

    pub fn entry_of(&self, season: Id, player: PlayerId) -> Result<Option<Entry>, StoreError> {
        let sql = format!("SELECT {ENTRY} FROM entry WHERE season = ?1 AND player = ?2");
        self.row(&sql, params![season, player], entry_from_row)
    }

    /// Returns the entries of a person with their seasons, oldest first.
    pub fn entries_of(&self, player: PlayerId) -> Result<Vec<(Id, Entry)>, StoreError> {
        self.rows(&entries_of_sql(), [player], |row| Ok((row.get("season")?, entry_from_row(row)?)))
    }

    pub fn act(&self, id: Id) -> Result<Option<Act>, StoreError> {
        self.row(&format!("SELECT {ACT} FROM act WHERE id = ?1"), [id], act_from_row)
    }

    /// Returns the acts of a season, oldest first.
    pub fn acts_in(&self, season: Id) -> Result<Vec<Act>, StoreError> {
        self.rows(&acts_of_season_sql(), [season], act_from_row)
    }

    /// Returns the acts by or about a person, oldest first.
    pub fn acts_about(&self, player: PlayerId) -> Result<Vec<Act>, StoreError> {
        self.rows(&acts_about_sql(), [player], act_from_row)
    }

    /// Returns the start and the end of a person's last bar in a server.
    pub fn last_bar(
        &self,
        guild: GuildId,
        person: &PersonHash,
    ) -> Result<Option<(Timestamp, Timestamp)>, StoreError> {
        self.row(LAST_BAR, params![guild, person.bytes()], |row| {
            Ok((row.get("began_at")?, row.get("until_at")?))
        })
    }

    /// Returns the bars of a person: server, start and end.
    pub fn bars_of(&self, person: &PersonHash) -> Result<Vec<(GuildId, Timestamp, Timestamp)>, StoreError> {
        self.rows(BARS_OF, params![person.bytes()], |row| {
            Ok((row.get("guild")?, row.get("began_at")?, row.get("until_at")?))
        })
    }
}

impl WriteTx<'_> {
    pub fn insert_entry(&self, season: Id, entry: &Entry) -> Result<(), StoreError> {
        let Entry { ticket, player, state, leaves, joined, .. } = entry;
        self.execute(
            "INSERT INTO entry (season, ticket, player, state, leaves, joined_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![season, *ticket, player, state.word(), *leaves, joined],
        )?;
        Ok(())
    }

    /// Stores a changed entry.
    pub fn update_entry(&self, season: Id, entry: &Entry) -> Result<(), StoreError> {
        self.execute(
            "UPDATE entry SET player = ?3, state = ?4, leaves = ?5, number = ?6, seat_ticket = ?7, lot = ?8,
                              division = ?9, late = ?10, rank = ?11, halves = ?12, byes = ?13, waits = ?14
             WHERE season = ?1 AND ticket = ?2",
            params![
                season,
                entry.ticket,
                entry.player,
                entry.state.word(),
                entry.leaves,
                entry.seat.map(|seat| seat.number),
                entry.seat.map(|seat| seat.ticket),
                entry.seat.map(|seat| seat.lot),
                entry.seat.map(|seat| seat.division),
                entry.late,
                entry.placed.map(|(rank, _)| rank),
                entry.placed.map(|(_, halves)| halves),
                entry.byes,
                entry.waits,
            ],
        )?;
        Ok(())
    }

    /// Stores the place of a person on a ladder, and how many places they have gained; `None` takes them
    /// off.
    pub fn set_place(
        &self,
        season: Id,
        number: u32,
        place: Option<u32>,
        moved: i64,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE entry SET rank = ?3, halves = ?4, moved = ?5 WHERE season = ?1 AND number = ?2";
        self.execute(sql, params![season, number, place, place.map(|_| 0_u32), moved])?;
        Ok(())
    }

    pub fn delete_entry(&self, season: Id, ticket: u64) -> Result<(), StoreError> {
        self.execute("DELETE FROM entry WHERE season = ?1 AND ticket = ?2", params![season, ticket])?;
        Ok(())
    }

    /// Counts a game that the person of a seat lost on time.
    pub fn count_late(&self, season: Id, number: u32) -> Result<(), StoreError> {
        let sql = "UPDATE entry SET late = late + 1 WHERE season = ?1 AND number = ?2";
        self.execute(sql, params![season, number])?;
        Ok(())
    }

    pub fn insert_act(&self, act: &Act) -> Result<(), StoreError> {
        self.execute(
            &format!("INSERT INTO act ({ACT}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"),
            params![
                act.id,
                act.tournament,
                act.season,
                act.kind.word(),
                act.actor,
                act.person,
                act.detail.text(),
                act.at,
                act.undone,
            ],
        )?;
        Ok(())
    }

    /// Marks an act as undone; returns `false` if it was undone before.
    pub fn undo_act(&self, id: Id, now: Timestamp) -> Result<bool, StoreError> {
        let sql = "UPDATE act SET undone_at = ?2 WHERE id = ?1 AND undone_at IS NULL";
        Ok(self.execute(sql, params![id, now])? == 1)
    }

    /// Bars a person from a server's tournaments.
    pub fn insert_bar(
        &self,
        guild: GuildId,
        person: &PersonHash,
        began: Timestamp,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO bar (guild, hash, began_at, until_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
            params![guild, person.bytes(), began, until],
        )?;
        Ok(())
    }

    /// Takes a person who deletes their data out of tournaments. Their bars stay under their hash.
    pub(super) fn forget_entrant(&self, player: PlayerId) -> Result<(), StoreError> {
        FORGET.iter().try_for_each(|sql| self.execute(sql, [player]).map(drop))
    }

    pub(super) fn prune_bars(&self, now: Timestamp) -> Result<(), StoreError> {
        self.execute(PRUNE_BARS, [now.plus_days(-BAR_RETENTION_DAYS)])?;
        Ok(())
    }
}
