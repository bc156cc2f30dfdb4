//! How fast players answer, from their latest finished matches against people.

use super::sql::params;
use super::{ReadTx, StoreError};
use crate::domain::{AnswerPace, Id, PlayerId};
use sealed_move_rules::Side;

use super::sql::columns::side_word;

/// Finished matches, on either side, whose results are counted.
const MAX_MATCHES: u32 = 100;

/// Latest matches, on either side, whose moves are read.
const MAX_READ: usize = 10;

/// The latest `?2` finished matches of the player `?1` on one side against people, and whether each
/// was lost on time.
pub(super) fn finished_sql(side: Side) -> String {
    let (own, other) = (side_word(side), side_word(side.other()));
    format!(
        "SELECT id, reason = 'time' AND winner = '{other}' AS late FROM match
         WHERE {own} = ?1 AND {other} >= 0 AND ended_at IS NOT NULL
           AND reason NOT IN ('aborted', 'not-started', 'shut-out', 'called-off', 'server-deleted')
         ORDER BY ended_at DESC LIMIT ?2"
    )
}

/// Milliseconds that each move of the side `?2` in the match `?1` took. Follow-up choices are part of
/// a move.
pub(super) const ANSWERS: &str = "SELECT played_at - before_at FROM
     (SELECT ply.side, ply.played_at,
             lag(ply.side) OVER (ORDER BY ply.number) AS before_side,
             coalesce(lag(ply.played_at) OVER (ORDER BY ply.number), match.created_at) AS before_at
      FROM ply JOIN match ON match.id = ply.match WHERE ply.match = ?1) AS subquery
     WHERE side = ?2 AND (before_side IS NULL OR before_side <> ?2)";

impl ReadTx<'_> {
    /// Returns how fast a player answers people; `None` if they have finished too few matches.
    pub fn answer_pace(&self, player: PlayerId) -> Result<Option<AnswerPace>, StoreError> {
        let (mut answers, mut finished, mut late) = (Vec::new(), 0, 0);
        for side in Side::BOTH {
            let matches: Vec<(Id, bool)> =
                self.rows(&finished_sql(side), params![player, MAX_MATCHES], |row| {
                    Ok((row.get(0)?, row.get(1)?))
                })?;
            finished += matches.len() as u32;
            late += matches.iter().filter(|(_, late)| *late).count() as u32;
            for (id, _) in matches.iter().take(MAX_READ) {
                answers.extend(self.values::<i64>(ANSWERS, params![id, side_word(side)])?);
            }
        }
        Ok(AnswerPace::of(answers, finished, late))
    }
}
