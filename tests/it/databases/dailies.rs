//! Daily puzzles: settings, posted puzzles, tries, streaks and deletion.

use sealed_move::domain::{
    ChannelId, DailyGames, DailyOutcome, DailyPuzzle, DailySettings, DailyState, Day, GuildId, Id, MessageId,
    Streak, Timestamp, UserTimeZone,
};
use sealed_move::store::WriteTx;

use super::samples::{ALICE, BOB, CAROL, SERVER, aruki, at, write};
use super::{Transcript, ask, on_each};

const OTHER: GuildId = GuildId(6);

fn settings(due: Option<Timestamp>) -> DailySettings {
    DailySettings {
        channel: ChannelId(8),
        games: DailyGames::Only(aruki()),
        hour: 23,
        zone: UserTimeZone::find("Europe/Vienna").unwrap(),
        state: DailyState::On,
        tried: at(1),
        due,
    }
}

fn posted(id: u64, guild: GuildId, day: i64, puzzle: &str) -> DailyPuzzle {
    DailyPuzzle {
        id: Id(id),
        guild,
        day: Day(day),
        game: aruki(),
        puzzle: puzzle.to_owned(),
        channel: ChannelId(8),
        outbox: Id(id + 100),
        message: None,
        posted: at(day * 86_400),
    }
}

fn record(tx: &WriteTx<'_>, log: &mut Transcript) {
    for guild in [SERVER, OTHER] {
        ask!(log, tx.daily_settings(guild));
        ask!(log, tx.last_daily_day(guild));
        ask!(log, tx.posted_puzzles(guild, aruki()));
        ask!(log, tx.daily_puzzles_of(guild, Day(3)));
        ask!(log, tx.daily_days_between(guild, Day(0), Day(9)));
        ask!(log, tx.streak(ALICE, guild));
    }
    ask!(log, tx.daily_puzzle(Id(3)));
    ask!(log, tx.daily_solvers(Id(3)));
    ask!(log, tx.daily_try(Id(3), ALICE));
    ask!(log, tx.daily_tries_of(ALICE));
    ask!(log, tx.streaks_of(ALICE));
    ask!(log, tx.open_daily_tries(CAROL, aruki(), "two"));
    ask!(log, tx.due_dailies(at(50), 9));
    ask!(log, tx.next_daily_due());
    ask!(log, tx.due_daily_boards(at(50), 9));
}

#[test]
fn daily_puzzles_are_stored() {
    on_each(|store, log| {
        write(store, |tx| {
            record(tx, log);
            ask!(log, tx.set_daily_settings(SERVER, &settings(Some(at(40)))));
            ask!(log, tx.set_daily_settings(OTHER, &settings(Some(at(30)))));
            ask!(log, tx.set_daily_settings(SERVER, &settings(Some(at(20)))));
            ask!(log, tx.due_dailies(at(29), 9));
            ask!(log, tx.due_dailies(at(30), 1));
            for (id, guild, day, puzzle) in
                [(1, SERVER, 1, "one"), (2, SERVER, 2, "two"), (3, SERVER, 3, "one"), (4, OTHER, 3, "two")]
            {
                ask!(log, tx.insert_daily_puzzle(&posted(id, guild, day, puzzle)));
            }
            ask!(log, tx.set_daily_message(Id(1), MessageId(71)));
            ask!(log, tx.set_daily_message(Id(3), MessageId(73)));
            ask!(log, tx.set_daily_outbox(Id(3), Id(203)));
            ask!(log, tx.schedule_daily(OTHER, DailyState::Untried, None));
            ask!(log, tx.record_daily_try(OTHER, at(45)));
            let first = (ALICE, DailyOutcome::FirstTry, 3, 6);
            let later = (BOB, DailyOutcome::Later, 1, 5);
            let open = (CAROL, DailyOutcome::Open, 0, 4);
            for (player, outcome, streak, second) in [first, later, open] {
                ask!(log, tx.set_daily_try(Id(3), player, outcome, streak, at(second)));
            }
            ask!(log, tx.set_daily_try(Id(2), CAROL, DailyOutcome::Open, 0, at(6)));
            ask!(log, tx.set_daily_try(Id(2), CAROL, DailyOutcome::Missed, 0, at(7)));
            for (days, last, free) in [(1, 1, None), (2, 3, Some(Day(2)))] {
                let streak = Streak { days, last: Day(last), free };
                ask!(log, tx.set_streak(ALICE, SERVER, &streak));
            }
            ask!(log, tx.set_streak(ALICE, OTHER, &Streak::begun(Day(3))));
            for (id, second) in [(3, 60), (3, 41), (3, 55), (1, 42)] {
                ask!(log, tx.request_daily_board(Id(id), at(second)));
            }
            record(tx, log);
            ask!(log, tx.clear_daily_board(Id(3)));
            ask!(log, tx.clear_daily_board(Id(3)));
            ask!(log, tx.remove_daily_puzzle(Id(2)));
            ask!(log, tx.remove_daily_settings(OTHER));
            record(tx, log);
        });
        let solvers = store.begin_read().unwrap().daily_solvers(Id(3)).unwrap();
        let players: Vec<_> = solvers.iter().map(|solver| solver.player).collect();
        assert_eq!(players, [BOB, ALICE], "in order of their solution");
        // After the retention, puzzles are pruned with their tries.
        write(store, |tx| ask!(log, tx.prune(at(401 * 86_400 + 2 * 86_400))));
        write(store, |tx| record(tx, log));
        let left = store.begin_read().unwrap().daily_tries_of(ALICE).unwrap();
        assert_eq!(left.len(), 1, "only the last day");
    });
}

#[test]
fn daily_puzzles_are_deleted_with_players_and_servers() {
    on_each(|store, log| {
        write(store, |tx| {
            tx.set_daily_settings(SERVER, &settings(Some(at(20)))).unwrap();
            for (id, guild) in [(3, SERVER), (4, OTHER)] {
                tx.insert_daily_puzzle(&posted(id, guild, 3, "one")).unwrap();
                for player in [ALICE, BOB] {
                    tx.set_daily_try(Id(id), player, DailyOutcome::Later, 1, at(5)).unwrap();
                    tx.set_streak(player, guild, &Streak::begun(Day(3))).unwrap();
                }
            }
            ask!(log, tx.forget_player(ALICE));
            record(tx, log);
            assert_eq!(tx.daily_solvers(Id(3)).unwrap().len(), 1);
            assert!(tx.streaks_of(ALICE).unwrap().is_empty());
            ask!(log, tx.forget_server(SERVER, at(9)));
            record(tx, log);
            assert!(
                tx.daily_settings(SERVER).unwrap().is_none() && tx.daily_puzzle(Id(3)).unwrap().is_none()
            );
            assert_eq!(tx.daily_tries_of(BOB).unwrap().len(), 1, "in the other server");
            assert_eq!(tx.streaks_of(BOB).unwrap().len(), 1);
        });
    });
}
