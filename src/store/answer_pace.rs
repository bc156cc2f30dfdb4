//! How fast players answer, from their latest finished matches against people.

use super::sql::columns::side_word;
use super::sql::params;
use super::{ReadTx, StoreError};
use crate::domain::{AnswerPace, PlayerId};
use sealed_move_rules::Side;

/// Finished matches on each side whose results are counted.
const MAX_MATCHES: u32 = 100;

/// Latest matches on each side whose moves are read.
const MAX_READ: u32 = 10;

/// The latest `?2` finished matches of the player `?1` on one side, against people.
fn latest(columns: &str, side: Side) -> String {
    let (own, other) = (side_word(side), side_word(side.other()));
    format!(
        "SELECT {columns} FROM match INDEXED BY match_ended_{own}
         WHERE {own} = ?1 AND {other} >= 0 AND ended_at IS NOT NULL
           AND reason NOT IN ('aborted', 'not-started', 'shut-out', 'called-off', 'server-deleted', 'by-organizer', 'season-off')
         ORDER BY ended_at DESC LIMIT ?2"
    )
}

/// The number of these matches, and of those lost on time.
pub(super) fn finished_sql(side: Side) -> String {
    let late = format!("reason = 'time' AND winner = '{}'", side_word(side.other()));
    let latest = latest("reason, winner", side);
    format!("SELECT count(*), count(*) FILTER (WHERE {late}) FROM ({latest}) AS subquery")
}

/// Milliseconds that each move of the player in these matches took. Follow-up choices are part of a
/// move.
pub(super) fn answers_sql(side: Side) -> String {
    let (own, latest) = (side_word(side), latest("id, created_at", side));
    let turn = "OVER (PARTITION BY ply.match ORDER BY ply.number)";
    format!(
        "SELECT played_at - before_at FROM
         (SELECT ply.side, ply.played_at, lag(ply.side) {turn} AS before_side,
                 coalesce(lag(ply.played_at) {turn}, latest_subquery.created_at) AS before_at
          FROM ({latest}) AS latest_subquery JOIN ply ON ply.match = latest_subquery.id) AS subquery
         WHERE side = '{own}' AND (before_side IS NULL OR before_side <> '{own}')"
    )
}

impl ReadTx<'_> {
    /// Returns how fast a player answers people; `None` if they have finished too few matches.
    pub fn answer_pace(&self, player: PlayerId) -> Result<Option<AnswerPace>, StoreError> {
        let (mut answers, mut finished, mut late) = (Vec::new(), 0, 0);
        for side in Side::BOTH {
            let counts: Option<(u32, u32)> =
                self.row(&finished_sql(side), params![player, MAX_MATCHES], |row| {
                    Ok((row.get(0)?, row.get(1)?))
                })?;
            let (matches, lost) = counts.unwrap_or_default();
            finished += matches;
            late += lost;
            if matches > 0 {
                answers.extend(self.values::<i64>(&answers_sql(side), params![player, MAX_READ])?);
            }
        }
        Ok(AnswerPace::of(answers, finished, late))
    }
}
