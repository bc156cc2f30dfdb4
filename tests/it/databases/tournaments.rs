//! Tournaments: seasons, people, games, acts, bars and deletion.

use sealed_move::dice::Seed;
use sealed_move::domain::tournament::{
    Act, ActDetail, ActKind, Entry, EntryState, LadderGame, Season, SeasonGame, SeasonPair, SeasonSeat,
    SeasonState, TableResult, Tournament, TournamentKind,
};
use sealed_move::domain::{
    ChannelId, GatewayShard, GuildId, Id, MessageId, MessageRef, Pace, PersonHash, PlayerId, StatusSubject,
    Timestamp,
};
use sealed_move::store::{LockRoot, Store, WriteTx};

use super::samples::{ALICE, BOB, CAROL, CHANNEL, SERVER, aruki, at, begin, write};
use super::{Transcript, ask, on_each};

const OTHER: GuildId = GuildId(6);
const LEAGUE: Id = Id(70);
const FIRST: Id = Id(71);
const SECOND: Id = Id(72);

fn tournament(id: Id, guild: GuildId) -> Tournament {
    Tournament {
        id,
        guild,
        channel: CHANNEL,
        name: "Winter, ü".to_owned(),
        game: aruki(),
        setup: "standard".to_owned(),
        kind: TournamentKind::League { weeks: 16 },
        pace: Pace::with_budget(14).unwrap(),
        rated: true,
        creator: Some(ALICE),
        created: at(1),
    }
}

fn season(id: Id, number: u32) -> Season {
    Season::open(id, LEAGUE, number, Seed::new([9; 32]), Id(5), at(500), at(10))
}

fn entry(ticket: u64, player: Option<PlayerId>) -> Entry {
    Entry {
        ticket,
        player,
        state: EntryState::In,
        leaves: false,
        joined: at(11),
        seat: None,
        late: 0,
        byes: 0,
        waits: 0,
        moved: 0,
        placed: None,
    }
}

const PAIR: SeasonPair = SeasonPair { division: 1, round: 2, first: 2, second: 1 };

fn game(pair: SeasonPair) -> SeasonGame {
    SeasonGame { pair, due_ms: 86_400_000, game: None, begun: 0, played: None, decided: None, ladder: None }
}

/// A game of a ladder.
fn ladder_game(round: u32, [first, second]: [u32; 2], ended: Option<Timestamp>) -> SeasonGame {
    let ladder = Some(LadderGame { challenger: second, ended });
    let played = ended.map(|_| TableResult::Drawn);
    SeasonGame { played, ladder, ..game(SeasonPair { division: 1, round, first, second }) }
}

fn act(id: u64, kind: ActKind, detail: ActDetail) -> Act {
    Act {
        id: Id(id),
        tournament: LEAGUE,
        season: FIRST,
        kind,
        actor: Some(CAROL),
        person: Some(ALICE),
        detail,
        at: at(20),
        undone: None,
    }
}

fn hash(number: u8) -> PersonHash {
    PersonHash::new([number; 32])
}

fn record(tx: &WriteTx<'_>, log: &mut Transcript) {
    for guild in [SERVER, OTHER] {
        ask!(log, tx.tournaments_in(guild));
        ask!(log, tx.last_bar(guild, &hash(1)));
    }
    ask!(log, tx.tournament(LEAGUE));
    ask!(log, tx.newest_season(LEAGUE));
    ask!(log, tx.tournaments_of(ALICE));
    for id in [FIRST, SECOND] {
        ask!(log, tx.season(id));
        ask!(log, tx.entries(id));
        ask!(log, tx.season_games(id));
        ask!(log, tx.acts_in(id));
        ask!(log, tx.season_span(id));
    }
    ask!(log, tx.season_by_number(LEAGUE, 2));
    ask!(log, tx.season_by_number(LEAGUE, 3));
    ask!(log, tx.entry_of(FIRST, ALICE));
    ask!(log, tx.entries_of(ALICE));
    ask!(log, tx.season_game(FIRST, PAIR));
    ask!(log, tx.game_of_match(Id(1)));
    ask!(log, tx.act(Id(80)));
    ask!(log, tx.acts_about(ALICE));
    ask!(log, tx.acts_about(CAROL));
    ask!(log, tx.bars_of(&hash(1)));
    ask!(log, tx.due_seasons(at(50), 9));
    ask!(log, tx.next_season_due());
    ask!(log, tx.due_statuses(at(500), 9));
}

/// Inserts a league with two seasons, two people and a game.
fn league(store: &dyn Store) {
    begin(store, 1, 0);
    write(store, |tx| {
        tx.insert_tournament(&tournament(LEAGUE, SERVER)).unwrap();
        tx.insert_tournament(&tournament(Id(75), OTHER)).unwrap();
        tx.insert_season(&season(FIRST, 1)).unwrap();
        tx.insert_season(&season(SECOND, 2)).unwrap();
        tx.insert_entry(FIRST, &entry(1001, Some(ALICE))).unwrap();
        tx.insert_entry(FIRST, &entry(1002, Some(BOB))).unwrap();
        tx.insert_entry(SECOND, &entry(1001, Some(ALICE))).unwrap();
        tx.insert_season_game(FIRST, &game(PAIR)).unwrap();
        tx.insert_act(&act(80, ActKind::Left, ActDetail::Out { struck: true, barred: None })).unwrap();
        tx.insert_bar(SERVER, &hash(1), at(30), at(60)).unwrap();
    });
}

#[test]
fn old_games_of_a_ladder_are_not_loaded() {
    on_each(|store, log| {
        league(store);
        let newest = at(500 * 86_400);
        let games = [
            ladder_game(1, [1, 2], Some(newest.plus_days(-61))),
            ladder_game(2, [2, 1], Some(newest.plus_days(-60))),
            ladder_game(3, [1, 3], None),
            ladder_game(4, [1, 2], Some(newest)),
        ];
        write(store, |tx| {
            for game in &games {
                tx.insert_season_game(SECOND, game).unwrap();
                tx.update_season_game(SECOND, game).unwrap();
            }
            let rounds =
                |games: Vec<SeasonGame>| games.iter().map(|game| game.pair.round).collect::<Vec<_>>();
            assert_eq!(rounds(ask!(log, tx.ladder_games(SECOND)).unwrap()), [2, 3, 4]);
            assert_eq!(rounds(ask!(log, tx.open_season_games(SECOND)).unwrap()), [3]);
            assert_eq!(ask!(log, tx.last_ladder_game(SECOND, 2)), Some(Some(newest)));
            assert_eq!(ask!(log, tx.last_ladder_game(SECOND, 3)), Some(None));
            assert_eq!(ask!(log, tx.last_round(SECOND, 1)), Some(4));
            assert_eq!(ask!(log, tx.last_round(SECOND, 2)), Some(0));
            assert_eq!(ask!(log, tx.first_sides(SECOND, 1, 1)), Some(3));
            // In a league, no end is stored.
            assert_eq!(ask!(log, tx.open_season_games(FIRST)).unwrap().len(), 1);
        });
    });
}

#[test]
fn tournaments_are_stored_and_changed() {
    on_each(|store, log| {
        league(store);
        write(store, |tx| {
            tx.lock(&[LockRoot::Season(FIRST), LockRoot::Season(Id(999))]).unwrap();
            record(tx, log);
            let seat = SeasonSeat { number: 2, ticket: 1001, lot: 1, division: 1 };
            let alice = Entry { seat: Some(seat), leaves: true, ..entry(1001, Some(ALICE)) };
            ask!(log, tx.update_entry(FIRST, &alice));
            ask!(log, tx.count_late(FIRST, 2));
            ask!(log, tx.set_place(FIRST, 2, Some(3), -2));
            record(tx, log);
            ask!(log, tx.set_place(FIRST, 2, None, 0));
            ask!(log, tx.delete_entry(FIRST, 1002));
            ask!(log, tx.link_match(FIRST, PAIR, Id(1)));
            ask!(log, tx.link_match(FIRST, PAIR, Id(1)));
            let began = Some(at(100));
            ask!(log, tx.update_season(&Season { state: SeasonState::Running, began, ..season(FIRST, 1) }));
            record(tx, log);
            let played = game(PAIR);
            let played = SeasonGame { game: Some(Id(1)), played: Some(TableResult::Drawn), ..played };
            ask!(log, tx.update_season_game(FIRST, &played));
            let decided = Some(TableResult::SecondWon { late: true });
            ask!(log, tx.update_season_game(FIRST, &SeasonGame { decided, ..played }));
            let placed = Entry { placed: Some((1, 7)), state: EntryState::Struck, ..alice };
            ask!(log, tx.update_entry(FIRST, &placed));
            ask!(log, tx.undo_act(Id(80), at(40)));
            ask!(log, tx.undo_act(Id(80), at(41)));
            ask!(log, tx.insert_bar(SERVER, &hash(1), at(70), at(90)));
            ask!(log, tx.insert_bar(SERVER, &hash(1), at(70), at(99)));
            ask!(log, tx.set_tournament_channel(LEAGUE, ChannelId(8)));
            record(tx, log);
        });
    });
}

#[test]
fn people_and_numbers_are_unique_in_a_season() {
    on_each(|store, log| {
        league(store);
        let refused = |tx: &dyn Fn(&WriteTx<'_>) -> Result<(), sealed_move::store::StoreError>| {
            let writing = store.begin_write().unwrap();
            tx(&writing)
        };
        ask!(log, refused(&|tx| tx.insert_entry(FIRST, &entry(1003, Some(ALICE)))));
        ask!(log, refused(&|tx| tx.insert_entry(FIRST, &entry(1001, Some(CAROL)))));
        ask!(log, refused(&|tx| tx.insert_season(&season(Id(77), 2))));
        ask!(log, refused(&|tx| tx.insert_season_game(FIRST, &game(PAIR))));
        let seat = |number| Some(SeasonSeat { number, ticket: 1, lot: 1, division: 1 });
        ask!(
            log,
            refused(&|tx| {
                tx.update_entry(FIRST, &Entry { seat: seat(1), ..entry(1001, Some(ALICE)) })?;
                tx.update_entry(FIRST, &Entry { seat: seat(1), ..entry(1002, Some(BOB)) })
            })
        );
        ask!(
            log,
            refused(&|tx| {
                let other = SeasonPair { round: 3, ..PAIR };
                tx.insert_season_game(FIRST, &game(other))?;
                tx.link_match(FIRST, PAIR, Id(1))?;
                tx.link_match(FIRST, other, Id(1)).map(drop)
            })
        );
    });
}

#[test]
fn due_seasons_are_claimed_for_a_while() {
    on_each(|store, log| {
        league(store);
        write(store, |tx| {
            ask!(log, tx.claim_due_seasons(at(50), at(60), 9));
            ask!(log, tx.claim_due_seasons(at(59), at(70), 9));
            ask!(log, tx.claim_due_seasons(at(60), at(70), 1));
            ask!(log, tx.set_season_wake(FIRST, None));
            ask!(log, tx.next_season_due());
            ask!(log, tx.wake_season(FIRST, at(65)));
            ask!(log, tx.wake_season(FIRST, at(66)));
            ask!(log, tx.wake_season(SECOND, at(1)));
            ask!(log, tx.due_seasons(at(65), 9));
            ask!(log, tx.set_season_wake(SECOND, None));
            ask!(log, tx.wake_seasons_in(OTHER, at(2)));
            ask!(log, tx.wake_seasons_in(SERVER, at(2)));
            ask!(log, tx.due_seasons(at(5), 9));
        });
    });
}

#[test]
fn a_status_message_is_edited_at_most_once_a_minute() {
    on_each(|store, log| {
        league(store);
        write(store, |tx| {
            tx.set_board(SERVER, ChannelId(7), Id(56)).unwrap();
            for subject in [StatusSubject::Season(FIRST), StatusSubject::Board(SERVER)] {
                record_status(tx, log, subject);
            }
            // The seal is the first message.
            ask!(log, tx.seal_season(FIRST, MessageId(900)));
            ask!(log, tx.seal_season(FIRST, MessageId(901)));
            ask!(log, tx.season(FIRST));
        });
    });
}

/// Requests, takes and stores edits of a status message.
fn record_status(tx: &WriteTx<'_>, log: &mut Transcript, subject: StatusSubject) {
    ask!(log, tx.request_status(subject, at(100)));
    ask!(log, tx.due_statuses(at(99), 9));
    ask!(log, tx.due_statuses(at(100), 9));
    ask!(log, tx.take_status(subject, at(100)));
    ask!(log, tx.take_status(subject, at(100)));
    ask!(log, tx.mark_status_edited(subject, at(100)));
    ask!(log, tx.request_status(subject, at(101)));
    ask!(log, tx.take_status(subject, Timestamp(at(100).0 + 59_999)));
    ask!(log, tx.take_status(subject, Timestamp(at(100).0 + 60_000)));
    ask!(log, tx.postpone_status(subject, at(900_000)));
    ask!(log, tx.request_status(subject, at(800_000)));
    ask!(log, tx.request_status(subject, at(850_000)));
    ask!(log, tx.due_statuses(at(800_000), 9));
    // The last edit was late.
    ask!(log, tx.mark_status_edited(subject, at(800_000)));
    ask!(log, tx.due_statuses(at(800_000), 9));
    ask!(log, tx.status_message(subject));
    ask!(log, tx.set_status_outbox(subject, Id(55)));
    ask!(log, tx.set_status_message(subject, MessageId(900), at(180)));
    ask!(log, tx.status_message(subject));
    ask!(log, tx.mark_status_outdated(subject));
    ask!(log, tx.status_message(subject));
    ask!(log, tx.status_delivery(Id(55)));
    ask!(log, tx.has_unsent_edit(Id(55)));
}

#[test]
fn boards_are_set_moved_and_removed() {
    on_each(|store, log| {
        league(store);
        let board = StatusSubject::Board(SERVER);
        write(store, |tx| {
            ask!(log, tx.status_message(board));
            ask!(log, tx.set_board(SERVER, ChannelId(7), Id(56)));
            ask!(log, tx.set_status_message(board, MessageId(900), at(180)));
            ask!(log, tx.move_board(SERVER, Some(ChannelId(8))));
            ask!(log, tx.status_message(board));
            ask!(log, tx.move_board(SERVER, None));
            ask!(log, tx.status_message(board));
            ask!(log, tx.set_board(SERVER, ChannelId(9), Id(57)));
            ask!(log, tx.status_message(board));
            ask!(log, tx.urgent_matches_in(SERVER, 9));
            ask!(log, tx.ongoing_count_in(SERVER));
            ask!(log, tx.remove_board(SERVER));
            ask!(log, tx.status_message(board));
        });
    });
}

#[test]
fn changes_of_a_servers_games_update_its_board() {
    on_each(|store, log| {
        league(store);
        let changes: [&dyn Fn(&WriteTx<'_>); 6] = [
            &|tx| tx.wake_clocks_in(SERVER, at(100)).unwrap(),
            &|tx| tx.wake_clock(Id(1), at(200)).unwrap(),
            &|tx| tx.wake_clocks_of(ALICE, at(300)).unwrap(),
            &|tx| tx.add_outage(GatewayShard::ONLY, at(310), at(400)).unwrap(),
            &|tx| {
                let notice = MessageRef { channel: ChannelId(7), message: MessageId(3) };
                tx.set_notice(Id(1), notice, at(500)).unwrap();
            },
            &|tx| tx.end_corrupt_match(Id(1), at(600)).unwrap(),
        ];
        for change in changes {
            write(store, |tx| tx.set_board(SERVER, ChannelId(7), Id(56)).unwrap());
            write(store, change);
            let reading = store.begin_read().unwrap();
            let due = reading.due_statuses(at(604_000), 9).unwrap();
            assert_eq!(due, [StatusSubject::Board(SERVER)]);
            ask!(log, reading.due_statuses(at(100), 9));
        }
        write(store, |tx| ask!(log, tx.set_board(SERVER, ChannelId(7), Id(56))));
        write(store, |tx| tx.wake_clocks_in(OTHER, at(700)).unwrap());
        assert_eq!(store.begin_read().unwrap().due_statuses(at(900_000), 9).unwrap(), []);
    });
}

#[test]
fn deletions_keep_the_rows_of_others() {
    on_each(|store, log| {
        league(store);
        write(store, |tx| {
            tx.link_match(FIRST, PAIR, Id(1)).unwrap();
            tx.end_corrupt_match(Id(1), at(90)).unwrap();
            tx.forget_player(ALICE).unwrap();
            record(tx, log);
            ask!(log, tx.prune(Timestamp(at(100).0 + 366 * 86_400_000)));
            ask!(log, tx.bars_of(&hash(1)));
            tx.insert_bar(SERVER, &hash(2), at(30), at(60)).unwrap();
            tx.forget_server(SERVER, at(200)).unwrap();
            record(tx, log);
            ask!(log, tx.bars_of(&hash(2)));
            ask!(log, tx.match_summary(Id(1)));
        });
    });
}
