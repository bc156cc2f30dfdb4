//! Game files of matches, redacted for their reader.

use super::match_view::History;
use crate::domain::{Match, Revision, Timestamp};
use crate::gamefile::{GameFile, RecordedComputer, RecordedMove, RecordedPlayer};
use sealed_move_rules::Observer;

/// Builds the game file of a match. `names` are in the order of the seats.
pub(crate) fn game_file(
    game: &Match,
    history: &History,
    names: Vec<String>,
    ended: Option<Timestamp>,
) -> GameFile {
    let over = game.ending.is_some();
    let mut names = names.into_iter();
    let players =
        game.seats.map(|seat| RecordedPlayer { id: seat.person(), name: names.next().unwrap_or_default() });
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
