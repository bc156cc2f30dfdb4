//! Conversion of match and move rows.

use super::StoreError;
use super::sql::columns::{RowRef, players};
use super::sql::row::FoundRow;
use crate::domain::{
    ChannelId, ChoiceVersion, ComputerGame, EndReason, Ending, ForkOrigin, HintStep, HomeChannel, LastHint,
    Location, Match, MatchFacts, MatchSummary, MessageRef, MoveRecord, Offer, Revision, RunningTurn,
    ThreadState,
};
use sealed_move_rules::{Rulings, Side};

fn ending(here: RowRef, row: &FoundRow<'_>) -> Result<Option<Ending>, StoreError> {
    let Some(reason) = row.get::<_, Option<String>>("reason")? else { return Ok(None) };
    let winner = row.get::<_, Option<String>>("winner")?;
    let winner = winner.map(|side| here.side("winner", &side)).transpose()?;
    Ok(Some(Ending { winner, reason: EndReason::from_word(&reason).with_comment(row.get("said")?) }))
}

/// Reads the side that has made an open offer.
fn offer_by(here: RowRef, row: &FoundRow<'_>, column: &'static str) -> Result<Option<Side>, StoreError> {
    row.get::<_, Option<String>>(column)?.map(|side| here.side(column, &side)).transpose()
}

fn budgets(row: &FoundRow<'_>) -> Result<[i64; 2], StoreError> {
    Ok([row.get("first_budget")?, row.get("second_budget")?])
}

pub(super) fn summary_from_row(row: &FoundRow<'_>) -> Result<MatchSummary, StoreError> {
    let here = RowRef { table: "match", id: row.get("id")? };
    let notice: (Option<_>, Option<_>) = (row.get("notice_channel")?, row.get("notice")?);
    Ok(MatchSummary {
        id: here.id,
        game: here.game(&row.get::<_, String>("game")?)?,
        seats: players(row)?,
        place: HomeChannel { guild: row.get("guild")?, channel: row.get("channel")? },
        revision: row.get("revision")?,
        turn: here.side("turn", &row.get::<_, String>("turn")?)?,
        move_number: row.get("turn_number")?,
        pace: here.pace(row.get("pace_days")?)?,
        deadline: row.get("deadline")?,
        budgets_ms: budgets(row)?,
        ending: ending(here, row)?,
        ended: row.get("ended_at")?,
        draw_by: offer_by(here, row, "draw_by")?,
        takeback_by: offer_by(here, row, "takeback_by")?,
        notice: match notice {
            (Some(channel), Some(message)) => Some(MessageRef { channel, message }),
            _ => None,
        },
        season: row.get("season")?,
    })
}

pub(super) fn match_from_row(row: &FoundRow<'_>) -> Result<Match, StoreError> {
    let here = RowRef { table: "match", id: row.get("id")? };
    let draw_offer = match offer_by(here, row, "draw_by")? {
        None => None,
        Some(side) => Some(Offer::new(side, row.get("draw_revision")?)),
    };
    let takeback_offer = match offer_by(here, row, "takeback_by")? {
        None => None,
        Some(side) => Some(Offer::new(side, row.get("takeback_revision")?)),
    };
    let facts = MatchFacts {
        id: here.id,
        game: here.game(&row.get::<_, String>("game")?)?,
        setup: row.get("setup")?,
        rulings: Rulings::from_number(row.get("rulings")?).ok_or(here.corrupt("rulings"))?,
        seats: players(row)?,
        place: HomeChannel { guild: row.get("guild")?, channel: row.get("channel")? },
        pace: here.pace(row.get("pace_days")?)?,
        rated: row.get("rated")?,
        commitment: None,
        interaction: row.get("interaction")?,
        moves: Vec::new(),
        revision: row.get("revision")?,
        draw_offer,
        takeback_offer,
        taken_back: row.get("taken_back")?,
        created: row.get("created_at")?,
        turn_started_at: row.get("began")?,
        deadline: row.get("deadline")?,
        budgets_ms: budgets(row)?,
        running: RunningTurn::new(here.side("turn", &row.get::<_, String>("turn")?)?),
        ending: ending(here, row)?,
        computer: computer_game(here, row)?,
        fork: fork_origin(row)?,
        season: row.get("season")?,
    };
    let game = Match::new(facts, here.seed(row.get("seed")?)?, row.get("start")?);
    Ok(game.with_computer_seed(here.seed(row.get("computer_seed")?)?))
}

fn fork_origin(row: &FoundRow<'_>) -> Result<Option<ForkOrigin>, StoreError> {
    let game = row.get("tried_from")?;
    Ok(row.get::<_, Option<u32>>("tried_after")?.map(|after| ForkOrigin { game, after }))
}

fn computer_game(here: RowRef, row: &FoundRow<'_>) -> Result<Option<ComputerGame>, StoreError> {
    if row.get::<_, Option<Vec<u8>>>("computer_seed")?.is_none() {
        return Ok(None);
    }
    let version = ChoiceVersion::from_number(row.get("computer_version")?);
    let version = version.ok_or(here.corrupt("computer_version"))?;
    let step = HintStep::from_number(row.get("hint_step")?);
    let last_hint = row
        .get::<_, Option<Revision>>("hint_revision")?
        .zip(step)
        .map(|(position, step)| LastHint { position, step });
    Ok(Some(ComputerGame { strict: row.get("strict")?, hints: row.get("hints")?, last_hint, version }))
}

pub(super) fn move_from_row(row: &FoundRow<'_>) -> Result<MoveRecord, StoreError> {
    let here = RowRef { table: "ply", id: row.get("match")? };
    Ok(MoveRecord {
        revision: row.get("revision")?,
        side: here.side("side", &row.get::<_, String>("side")?)?,
        notation: row.get("record")?,
        interaction: row.get("interaction")?,
        at: row.get("played_at")?,
    })
}

pub(super) fn location_from_row(row: &FoundRow<'_>) -> Result<Location, StoreError> {
    let parent: Option<ChannelId> = row.get("parent")?;
    let thread = match (parent, row.get("thread_wanted")?) {
        (Some(parent), _) => ThreadState::Thread { parent },
        (None, true) => ThreadState::ThreadWanted,
        (None, false) => ThreadState::Shared,
    };
    Ok(Location { channel: row.get("channel")?, thread })
}
