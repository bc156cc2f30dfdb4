//! Players with settings, ratings, notes and lessons; servers; and the deletion of both.

use sealed_move::domain::{
    Block, Challenge, ChannelId, Day, Draft, EndReason, Ending, GuildId, Id, LessonProgress, MessageId,
    MessageRef, ModerationAct, ModerationEntry, Mute, Pace, PersonHash, PersonKey, PlayerId, Preferences,
    Proposal, PuzzleProgress, PuzzleResult, QuietHours, Rating, RatingChange, Revision, Seat, ServerSettings,
    Tally, Threads, Timestamp, Vacation, Verdict,
};
use sealed_move::store::{KeptRating, Store};
use sealed_move_rules::Side;

use super::samples::{
    ALICE, BOB, CAROL, CHANNEL, SERVER, aruki, at, begin, cached, challenge, message, play_one, rating_row,
    write,
};
use super::{Transcript, ask, on_each};
use crate::actions::account;

/// Preferences that all differ from the defaults.
fn sample_preferences() -> Preferences {
    let mut preferences =
        Preferences { closed: Some(at(1)), unreached: Some(at(2)), ..Preferences::default() };
    preferences.settings.theme = Some("dark".to_owned());
    preferences.settings.confirm = true;
    preferences.settings.language = Some("pt-BR".to_owned());
    preferences.settings.reminder_settings.quiet = QuietHours::new(60, 420);
    preferences.locale = Some("fr".to_owned());
    preferences
}

#[test]
fn players_are_stored() {
    on_each(|store, log| {
        begin(store, 1, 0);
        write(store, |tx| {
            ask!(log, tx.player_name(ALICE));
            ask!(log, tx.set_player_name(ALICE, &account("Alice \u{0} Ω '\""), at(1)).map(|()| "stored"));
            ask!(log, tx.set_player_name(BOB, &account("Bob"), at(1)));
            ask!(log, tx.set_player_name(BOB, &account("Bobby"), at(2)));
            ask!(log, tx.player_names(&[BOB, CAROL]));
            ask!(log, tx.player_names(&[]));
            ask!(log, tx.preferences(ALICE));
            ask!(log, tx.set_preferences(ALICE, &sample_preferences()));
            ask!(log, tx.preferences(ALICE));
            ask!(log, tx.set_preferences(ALICE, &Preferences::default()));
            ask!(log, tx.preferences(ALICE));
            ask!(log, tx.mark_absent(Id(1), BOB));
            ask!(log, tx.mark_absent(Id(1), BOB));
            ask!(log, tx.is_absent(Id(1), BOB));
            ask!(log, tx.mark_present(Id(1), BOB));
            ask!(log, tx.is_absent(Id(1), BOB));
        });
        let name = store.begin_read().unwrap().player_name(ALICE).unwrap().unwrap();
        let (display, user) = name.stored();
        assert!(display.starts_with("Alice ") && display.ends_with(" Ω '\""), "{display:?}");
        assert_eq!(user, Some("user.lice"));
    });
}

#[test]
fn missed_notices_and_looks_are_stored() {
    on_each(|store, log| {
        let begun = begin(store, 1, 1);
        write(store, |tx| {
            ask!(log, tx.grace(Id(1), BOB));
            ask!(log, tx.mark_missed(Id(1), BOB, at(5)));
            ask!(log, tx.mark_missed(Id(1), BOB, at(6)));
            ask!(log, tx.grace(Id(1), BOB));
            ask!(log, tx.graces(&[Id(1), Id(2)]));
            ask!(log, tx.untold_graces(BOB));
            ask!(log, tx.mark_told(BOB));
            ask!(log, tx.untold_graces(BOB));
            ask!(log, tx.grace(Id(1), BOB));
            ask!(log, tx.mark_missed(Id(1), BOB, at(7)));
            ask!(log, tx.mark_reached(Id(1), BOB));
            ask!(log, tx.grace(Id(1), BOB));
            ask!(log, tx.has_direct_notice(Id(1), BOB, Revision(1)));
            ask!(log, tx.wake_clock(Id(1), at(8)));
            ask!(log, tx.clock(Id(1)).map(|row| row.map(|row| row.wake)));
        });
        // The first look is due after a twentieth of the turn.
        let due = begun.look_at().unwrap();
        assert_eq!(due.0 - begun.turn_started_at.0, (begun.deadline.0 - begun.turn_started_at.0) / 20);
        let before = Timestamp(due.0 - 1);
        write(store, |tx| {
            ask!(log, tx.due_looks(before, 9));
            ask!(log, tx.take_due_looks(before, 9, at(9000)));
            ask!(log, tx.take_due_looks(due, 9, at(9000)));
            ask!(log, tx.due_looks(due, 9));
            ask!(log, tx.finish_look(Id(1), at(8999)));
            ask!(log, tx.due_looks(at(9000), 9));
            ask!(log, tx.finish_look(Id(1), at(9000)));
            ask!(log, tx.due_looks(at(9000), 9));
            ask!(log, tx.look_again(SERVER, Some(ChannelId(999)), at(10)));
            ask!(log, tx.due_looks(at(9000), 9));
            ask!(log, tx.look_again(SERVER, Some(CHANNEL), at(10)));
            ask!(log, tx.due_looks(at(10), 9));
            ask!(log, tx.look_again(SERVER, None, at(7)));
            ask!(log, tx.due_looks(at(7), 9));
        });
    });
}

#[test]
fn ratings_and_leaderboards_are_stored() {
    on_each(|store, log| {
        let mut ended = begin(store, 1, 2);
        play_one(&mut ended, 9);
        ended.ending = Some(Ending { winner: Some(Side::First), reason: EndReason::Resignation });
        let change = |before: f64| RatingChange {
            before: Rating { value: before, ..Rating::UNKNOWN },
            after: Rating { value: before + 0.1, ..Rating::UNKNOWN },
        };
        write(store, |tx| {
            ask!(log, tx.update_match(&ended, Revision(2), &cached(3), at(9)));
            ask!(log, tx.rating_changes(Id(1)));
            ask!(log, tx.insert_rating_changes(&ended, [change(1500.0), change(1400.0)]));
            ask!(log, tx.set_listed(ALICE, true));
            for number in 0..40 {
                let value = 1500.0 + f64::from(number % 7) * 33.3;
                let deviation = if number % 3 == 0 { 300.0 } else { 60.0 };
                let row = rating_row(PlayerId(100 + u64::from(number)), value, deviation, number);
                tx.set_rating(&row).unwrap();
                tx.set_listed(row.player, number % 5 != 0).unwrap();
            }
            ask!(log, tx.set_rating(&rating_row(ALICE, 1600.25, 80.0, 4)));
            ask!(log, tx.set_rating(&rating_row(ALICE, 1601.25, 80.0, 5)));
            ask!(log, tx.set_rating(&rating_row(BOB, 1700.0, 90.0, 4)));
        });
        let tx = store.begin_read().unwrap();
        ask!(log, tx.rating_changes(Id(1)));
        ask!(log, tx.rating(ALICE, aruki()));
        ask!(log, tx.rating(CAROL, aruki()));
        ask!(log, tx.is_listed(ALICE));
        ask!(log, tx.is_listed(BOB));
        for guild in [None, Some(SERVER), Some(GuildId(99))] {
            ask!(log, tx.leaderboard_count(aruki(), guild));
            for part in [(0, 10), (10, 10), (20, 50)] {
                ask!(log, tx.leaderboard(aruki(), guild, at(86_400 * 30), part));
            }
            for player in [ALICE, BOB, PlayerId(101), PlayerId(103), PlayerId(105)] {
                let row = tx.rating(player, aruki()).unwrap().unwrap().at(at(86_400 * 30));
                ask!(log, tx.leaderboard_place(&row, guild));
            }
        }
        for (player, limit) in [(ALICE, 10), (BOB, 10), (ALICE, 0), (CAROL, 10)] {
            ask!(log, tx.rating_history(player, limit));
        }
        let bobs = tx.rating_history(BOB, 10).unwrap();
        assert_eq!(
            bobs.iter().map(|point| (point.since, point.rating.shown())).collect::<Vec<_>>(),
            [(at(9), 1400)]
        );
        ask!(log, tx.head_to_head(ALICE, BOB));
        ask!(log, tx.head_to_head(BOB, ALICE));
        assert_eq!(tx.head_to_head(ALICE, BOB).unwrap(), Tally { won: 1, drawn: 0, lost: 0 });
    });
}

fn hash(person: PlayerId) -> PersonHash {
    PersonKey::from_token("token").hash(person)
}

#[test]
fn bounds_on_ratings_are_stored() {
    const WEEK: i64 = 7 * 86_400;
    on_each(|store, log| {
        let (one, other) = (hash(ALICE), hash(BOB));
        let rating = Rating { value: 1432.1, deviation: 77.7, volatility: 0.061 };
        let kept = KeptRating { rating, rated: 12, day: Day::of_time(at(0)) };
        write(store, |tx| {
            for (pair, second) in [([one, other], 1), ([other, one], 1), ([one, other], 2)] {
                ask!(log, tx.add_rated_begun(pair, at(second)));
            }
            for second in [2, 1 + WEEK, 2 + WEEK] {
                ask!(log, tx.rated_begun([other, one], at(second)));
            }
            ask!(log, tx.rated_begun([one, hash(CAROL)], at(2)));
            for (points, second) in [(100.5, 1), (-20.25, 2), (30.0, 2)] {
                ask!(log, tx.add_rating_movement(one, other, points, at(second)));
            }
            for (player, opponent) in [(one, other), (other, one)] {
                ask!(log, tx.rating_movements(player, opponent, at(3)));
            }
            ask!(log, tx.rating_movements(one, other, at(1 + WEEK)));
            ask!(log, tx.take_kept_rating(one, at(0)));
            ask!(log, tx.keep_rating(one, &KeptRating { rated: 11, ..kept }));
            ask!(log, tx.keep_rating(one, &kept));
            ask!(log, tx.keep_rating(other, &kept));
            ask!(log, tx.take_kept_rating(one, at(89 * 86_400)));
            ask!(log, tx.take_kept_rating(one, at(89 * 86_400)));
            ask!(log, tx.take_kept_rating(other, at(90 * 86_400)));
            for (player, opponent) in [(ALICE, BOB), (ALICE, BOB), (BOB, ALICE), (ALICE, CAROL)] {
                ask!(log, tx.add_rated_opponent(player, aruki(), opponent));
            }
            ask!(log, tx.rated_opponents_of(ALICE));
            ask!(log, tx.set_rating(&rating_row(BOB, 1700.0, 90.0, 4)));
            ask!(log, tx.forget_player(ALICE));
            ask!(log, tx.rating(BOB, aruki()));
            ask!(log, tx.rated_opponents_of(ALICE));
        });
        assert_eq!(store.begin_read().unwrap().rating(BOB, aruki()).unwrap().unwrap().opponents, 2);
        assert_eq!(store.begin_read().unwrap().rated_begun([one, other], at(2)).unwrap(), 3);
    });
}

#[test]
fn the_pace_of_answers_is_read() {
    on_each(|store, log| {
        for id in 1..=6 {
            let mut ended = begin(store, id, 10);
            let late = id == 6;
            let (winner, reason) = match late {
                true => (Side::Second, EndReason::Time),
                false => (Side::First, EndReason::Resignation),
            };
            play_one(&mut ended, 20);
            ended.ending = Some(Ending { winner: Some(winner), reason });
            write(store, |tx| {
                tx.update_match(&ended, Revision(10), &cached(11), at(30 + id as i64)).unwrap();
            });
            ask!(log, store.begin_read().unwrap().answer_pace(ALICE));
            ask!(log, store.begin_read().unwrap().answer_pace(BOB));
        }
        let pace = store.begin_read().unwrap().answer_pace(ALICE).unwrap().unwrap();
        assert_eq!((pace.hours, pace.finished, pace.lost_on_time), (1, 6, 1));
        ask!(log, store.begin_read().unwrap().answer_pace(CAROL));
    });
}

#[test]
fn blocks_are_stored() {
    on_each(|store, log| {
        write(store, |tx| {
            ask!(log, tx.add_block(ALICE, BOB, at(1)));
            ask!(log, tx.add_block(ALICE, BOB, at(2)));
            ask!(log, tx.add_block(ALICE, CAROL, at(2)));
            ask!(log, tx.add_block(BOB, CAROL, at(3)));
            ask!(log, tx.blocks_of(ALICE));
            for (player, other) in [(ALICE, BOB), (BOB, ALICE), (CAROL, BOB)] {
                ask!(log, tx.has_blocked(player, other, &hash(other)));
            }
            ask!(log, tx.lift_block(ALICE, CAROL, &hash(CAROL)));
            ask!(log, tx.lift_block(ALICE, CAROL, &hash(CAROL)));
        });
        let blocks = |player| store.begin_read().unwrap().blocks_of(player).unwrap();
        assert_eq!(blocks(ALICE), [Block { person: BOB.into(), since: at(1) }]);
        write(store, |tx| ask!(log, tx.forget_blocks(BOB, &hash(BOB))));
        assert_eq!(blocks(ALICE), [Block { person: Seat::Deleted, since: at(1) }]);
        assert!(blocks(BOB).is_empty());
        write(store, |tx| {
            ask!(log, tx.has_blocked(ALICE, BOB, &hash(BOB)));
            ask!(log, tx.lift_kept_blocks(ALICE, at(2)));
            ask!(log, tx.lift_kept_blocks(ALICE, at(1)));
            ask!(log, tx.has_blocked(ALICE, BOB, &hash(BOB)));
        });
        assert!(blocks(ALICE).is_empty());
    });
}

#[test]
fn mutes_annulments_and_the_log_are_stored() {
    on_each(|store, log| {
        begin(store, 1, 0);
        let mute = |days, reason: &str| Mute { until: at(days), reason: reason.to_owned() };
        let entry = |moderator: PlayerId, act, seconds| ModerationEntry {
            moderator: moderator.into(),
            act,
            reason: "loud".to_owned(),
            at: at(seconds),
        };
        let change = |before: f64| RatingChange {
            before: Rating { value: before, ..Rating::UNKNOWN },
            after: Rating { value: before + 0.1, ..Rating::UNKNOWN },
        };
        write(store, |tx| {
            ask!(log, tx.set_mute(SERVER, BOB, &hash(BOB), Some(&mute(50, "loud"))));
            ask!(log, tx.set_mute(SERVER, BOB, &hash(BOB), Some(&mute(60, "louder"))));
            ask!(log, tx.set_mute(SERVER, CAROL, &hash(CAROL), Some(&mute(50, "loud"))));
            ask!(log, tx.set_mute(SERVER, CAROL, &hash(CAROL), None));
            for (number, act) in [
                ModerationAct::Mute { person: BOB.into(), until: at(60) },
                ModerationAct::Unmute { person: CAROL.into() },
                ModerationAct::Annul(Id(1)),
                ModerationAct::Restore(Id(1)),
            ]
            .into_iter()
            .enumerate()
            {
                let number = number as u64;
                ask!(log, tx.log_moderation(Id(100 + number), SERVER, &entry(CAROL, act, number as i64)));
            }
            let ratings = [(Side::First, change(1500.0)), (Side::Second, change(1400.0))];
            ask!(log, tx.insert_annulment(Id(1), at(5)));
            ask!(log, tx.insert_annulment_ratings(Id(1), &ratings));
            ask!(log, tx.has_counted_match(aruki(), [ALICE, BOB]));
            ask!(log, tx.remove_rated_opponent(ALICE, aruki(), BOB));
        });
        let tx = store.begin_read().unwrap();
        for (person, now) in [(BOB, 59), (BOB, 60), (CAROL, 1)] {
            ask!(log, tx.mute(SERVER, person, &hash(person), at(now)));
            ask!(log, tx.mute(GuildId(99), person, &hash(person), at(now)));
            ask!(log, tx.mutes_of(person, &hash(person)));
            ask!(log, tx.moderation_of(person));
        }
        ask!(log, tx.moderation_log(SERVER, at(10)));
        ask!(log, tx.moderation_log(SERVER, at(86_400 * 366)));
        ask!(log, tx.moderation_reason(Id(1), "annul"));
        ask!(log, tx.is_annulled(Id(1)));
        ask!(log, tx.annulled_among(&[Id(1), Id(2)]));
        ask!(log, tx.annulment_ratings(Id(1)));
        ask!(log, tx.rated_matches_in(SERVER, at(0), 9).map(|games| games.len()));
        assert_eq!(tx.mute(SERVER, BOB, &hash(BOB), at(59)).unwrap(), Some(mute(60, "louder")));
        assert_eq!(tx.moderation_log(SERVER, at(10)).unwrap().len(), 4);
        drop(tx);
        write(store, |tx| {
            ask!(log, tx.delete_annulment(Id(1)));
            ask!(log, tx.is_annulled(Id(1)));
            ask!(log, tx.prune(at(60)));
            ask!(log, tx.mutes_of(BOB, &hash(BOB)));
        });
    });
}

#[test]
fn notes_and_lessons_are_stored() {
    on_each(|store, log| {
        begin(store, 1, 0);
        let draft = Draft { revision: Revision(0), version: 3, texts: vec!["a".to_owned()], typed: None };
        let progress = LessonProgress { lesson: "third".to_owned(), moves: vec!["one".to_owned()], draft };
        write(store, |tx| {
            ask!(log, tx.set_note(Id(1), ALICE, "left side", at(1)));
            ask!(log, tx.set_note(Id(1), ALICE, "right side", at(2)));
            ask!(log, tx.set_note(Id(1), BOB, "", at(2)));
            ask!(log, tx.note(Id(1), ALICE));
            ask!(log, tx.notes_of(ALICE));
            ask!(log, tx.set_note(Id(1), ALICE, "", at(3)));
            ask!(log, tx.notes_of(ALICE));
            ask!(log, tx.lesson_progress(ALICE, aruki()));
            ask!(log, tx.set_lesson_progress(ALICE, aruki(), &progress, at(1)));
            ask!(log, tx.set_lesson_progress(ALICE, aruki(), &progress, at(2)));
            ask!(log, tx.lesson_progress(ALICE, aruki()));
            for moves in [5, 3, 4] {
                ask!(log, tx.set_lesson_solved(ALICE, aruki(), "pawn", moves, at(moves.into())));
                ask!(log, tx.solved_lessons(ALICE, aruki()));
            }
        });
        assert_eq!(store.begin_read().unwrap().solved_lessons(ALICE, aruki()).unwrap()[0].moves, 3);
    });
}

#[test]
fn puzzles_are_stored() {
    on_each(|store, log| {
        write(store, |tx| {
            for (version, made) in [(1, 0), (2, 1)] {
                let texts = vec!["a".to_owned()];
                let draft = Draft { revision: Revision(0), version, texts, typed: None };
                let (puzzle, rating) = ("abcdef".to_owned(), Rating::UNKNOWN);
                let progress = PuzzleProgress { puzzle, made, draft, rated: made == 1, rating };
                ask!(log, tx.puzzle_progress(ALICE, aruki()));
                ask!(log, tx.set_puzzle_progress(ALICE, aruki(), &progress, at(4)));
                ask!(log, tx.puzzle_progress(ALICE, aruki()));
            }
            for (name, solved) in [("abcdef", false), ("012345", true), ("abcdef", true)] {
                let result = PuzzleResult { puzzle: name.to_owned(), solved, at: at(5) };
                ask!(log, tx.set_puzzle_result(ALICE, aruki(), &result));
                ask!(log, tx.puzzle_results(ALICE, aruki()));
            }
        });
        let results = store.begin_read().unwrap().puzzle_results(ALICE, aruki()).unwrap();
        assert!(results.len() == 2 && results.iter().all(|result| result.solved), "{results:?}");
    });
}

#[test]
fn servers_are_stored() {
    on_each(|store, log| {
        begin(store, 1, 0);
        let settings = ServerSettings {
            channels: [9, 8].map(ChannelId).to_vec(),
            threads: Threads::from_word("on").unwrap(),
            game_limit: Some(3),
            challenge_limit: 7,
            pace: Pace::new(7).unwrap(),
            vacation_days: 14,
            language: Some("de".to_owned()),
            organizer: Some(sealed_move::domain::RoleId(44)),
        };
        let proposal = |comment: &str| Proposal {
            verdict: Verdict::Wins(Side::Second),
            comment: Some(comment.to_owned()),
        };
        write(store, |tx| {
            ask!(log, tx.server_settings(SERVER));
            ask!(log, tx.set_vacation_days(SERVER, 20));
            ask!(log, tx.server_clocks(SERVER));
            ask!(log, tx.set_server_settings(SERVER, &settings));
            ask!(log, tx.set_server_settings(SERVER, &settings));
            ask!(log, tx.server_settings(SERVER));
            ask!(log, tx.set_server_locale(SERVER, Some("fr")));
            ask!(log, tx.server_locale(SERVER));
            ask!(log, tx.set_server_locale(SERVER, None));
            ask!(log, tx.server_locale(SERVER));
            ask!(log, tx.mark_server_back(SERVER, at(1)));
            ask!(log, tx.mark_server_left(SERVER, at(2)));
            ask!(log, tx.mark_server_left(SERVER, at(3)));
            ask!(log, tx.shut_out_since(SERVER, at(0)));
            ask!(log, tx.server_clocks(SERVER));
            ask!(log, tx.mark_server_back(SERVER, at(4)));
            ask!(log, tx.mark_server_left(SERVER, at(2)));
            ask!(log, tx.mark_server_back(SERVER, at(5)));
            ask!(log, tx.shut_out_since(SERVER, at(0)));
            ask!(log, tx.set_proposal(Id(1), CAROL, &proposal("first"), at(1)));
            ask!(log, tx.set_proposal(Id(1), CAROL, &proposal("second"), at(2)));
            ask!(log, tx.proposal(Id(1), CAROL));
            ask!(log, tx.proposal(Id(1), BOB));
            ask!(log, tx.server_counts(SERVER, at(5)));
            ask!(log, tx.servers_in_play());
            ask!(log, tx.prune(at(2 * 86_400)));
            ask!(log, tx.proposal(Id(1), CAROL));
        });
    });
}

/// Something of every kind about a player and a server.
fn fill(store: &dyn Store) {
    let mut ended = begin(store, 1, 1);
    begin(store, 2, 0);
    play_one(&mut ended, 5);
    ended.ending = Some(Ending { winner: None, reason: EndReason::Agreement });
    write(store, |tx| {
        tx.update_match(&ended, Revision(1), &cached(2), at(5)).unwrap();
        tx.insert_challenge(&challenge(7)).unwrap();
        tx.insert_challenge(&Challenge {
            challenger: BOB.into(),
            opponent: Some(ALICE.into()),
            ..challenge(8)
        })
        .unwrap();
        tx.enqueue(&message(9)).unwrap();
        tx.set_player_name(ALICE, &account("Alice"), at(1)).unwrap();
        tx.set_preferences(ALICE, &sample_preferences()).unwrap();
        tx.set_note(Id(1), ALICE, "note", at(1)).unwrap();
        tx.set_rating(&rating_row(ALICE, 1600.0, 80.0, 3)).unwrap();
        tx.set_listed(ALICE, true).unwrap();
        tx.set_vacations(ALICE, &[Vacation { from: at(1), until: at(2) }]).unwrap();
        tx.mark_absent(Id(1), ALICE).unwrap();
        let notice = MessageRef { channel: CHANNEL, message: MessageId(3) };
        tx.set_notice(Id(1), notice, at(7)).unwrap();
        tx.set_direct_notice(Id(1), ALICE, Revision(1), notice).unwrap();
        tx.set_vacation_days(SERVER, 3).unwrap();
        tx.mark_server_left(SERVER, at(1)).unwrap();
        tx.mark_server_back(SERVER, at(2)).unwrap();
    });
}

fn record(store: &dyn Store, log: &mut Transcript) {
    let tx = store.begin_read().unwrap();
    for id in [1, 2].map(Id) {
        ask!(log, tx.load_match(id));
        ask!(log, tx.match_summary(id));
        ask!(log, tx.note(id, ALICE));
        ask!(log, tx.is_absent(id, ALICE));
    }
    for id in [7, 8].map(Id) {
        ask!(log, tx.load_challenge(id));
    }
    ask!(log, tx.outbox_message(Id(9)));
    ask!(log, tx.player_name(ALICE));
    ask!(log, tx.preferences(ALICE));
    ask!(log, tx.rating(ALICE, aruki()));
    ask!(log, tx.is_listed(ALICE));
    ask!(log, tx.vacations_of(ALICE));
    ask!(log, tx.server_settings(SERVER));
    ask!(log, tx.shut_out_since(SERVER, at(0)));
    ask!(log, tx.server_counts(SERVER, at(0)));
}

#[test]
fn players_and_servers_are_deleted() {
    on_each(|store, log| {
        fill(store);
        record(store, log);
        write(store, |tx| ask!(log, tx.forget_player(ALICE)));
        record(store, log);
        assert_eq!(store.begin_read().unwrap().player_name(ALICE).unwrap(), None);
        write(store, |tx| ask!(log, tx.forget_server(SERVER, at(6))));
        record(store, log);
        // Later writes about the deleted server are no-ops.
        let notice = MessageRef { channel: CHANNEL, message: MessageId(4) };
        write(store, |tx| {
            ask!(log, tx.set_notice(Id(1), notice, at(7)));
            ask!(log, tx.set_direct_notice(Id(1), ALICE, Revision(1), notice));
            ask!(log, tx.set_challenge_message(Id(7), MessageId(4)));
        });
        record(store, log);
    });
}
