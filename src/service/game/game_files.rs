//! Game files of matches, redacted for their reader.

use super::match_view::History;
use crate::domain::{Match, PersonName, ReservedNames, Revision, Seat, Timestamp};
use crate::gamefile::{GameFile, RecordedComputer, RecordedMove, RecordedPlayer};
use crate::store::{ReadTx, StoreError};
use sealed_move_rules::Observer;

/// Returns the names of the players of a match. `None` for deleted and unknown people.
pub(in crate::service) fn names_in_file(
    reading: &ReadTx<'_>,
    seats: [Seat; 2],
    reserved: &ReservedNames,
) -> Result<[Option<String>; 2], StoreError> {
    let people: Vec<_> = seats.iter().filter_map(|seat| seat.person()).collect();
    let names = PersonName::of_group(&reading.player_names(&people)?, reserved);
    Ok(seats.map(|seat| Some(names.get(&seat.person()?)?.in_file())))
}

/// Builds the game file of a match. `names` are in the order of the seats.
pub(crate) fn game_file(
    game: &Match,
    history: &History,
    names: [Option<String>; 2],
    ended: Option<Timestamp>,
) -> GameFile {
    let over = game.ending.is_some();
    let mut names = names.into_iter();
    let players = game.seats.map(|seat| {
        // The file format is English in every language.
        let computer = || seat.level().map(|level| format!("Computer {}", level.number()));
        let name = names.next().flatten().or_else(computer).unwrap_or_default();
        RecordedPlayer { id: seat.person(), name }
    });
    let first = history.entries.first().map_or(&history.now, |entry| &entry.before);
    let told = history.entries.iter().zip(&game.moves);
    let seen = if game.game.info().secrets { history.observer } else { Observer::Revealed };
    // The reader's own views; the file reveals no more than the history does.
    let seen_positions = match seen {
        Observer::Revealed => Vec::new(),
        Observer::Player(_) | Observer::Public => {
            history.board_views().iter().map(|board_view| board_view.view.text()).collect()
        }
    };
    GameFile {
        seen_positions,
        game: game.game,
        setup: game.setup.clone(),
        rulings: game.rulings,
        time: game.pace.has_budget().then_some(game.pace),
        id: game.id,
        players,
        fork: game.fork,
        computer: game.computer_seat().zip(game.computer.as_ref()).map(|((side, level), computer)| {
            let seed = game.computer_seed().filter(|_| over).cloned();
            RecordedComputer { side, level, version: computer.version, seed }
        }),
        place: game.place,
        begun: game.created,
        ended,
        result: game.ending.clone(),
        commitment: game.seed().map(crate::dice::Seed::commitment),
        seed: game.seed().cloned().filter(|_| over),
        acceptance: game.interaction,
        seen,
        // The text of a view without hidden information is the whole position.
        start: first.text(),
        turns: told
            .map(|(entry, made)| RecordedMove {
                revision_before: Revision(made.revision.0.saturating_sub(1)),
                interaction: made.interaction,
                at: made.at,
                side: made.side,
                notation: entry.notation.clone(),
            })
            .collect(),
    }
}
