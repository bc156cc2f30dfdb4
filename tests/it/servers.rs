//! Admins' actions over a real database: settings, ends, exports that keep secrets, deletion.

use sealed_move::dice::Seed;
use sealed_move::domain::{
    ChallengeTerms, ChannelId, ChannelProblem, GuildId, HomeChannel, Id, LanguageChoice, Location,
    MessageKind, Pace, PlayerId, ReservedNames, Revision, Route, ServerChange, ServerSettings,
    SettingsChange, ThreadState, Threads, UserError, Verdict,
};
use sealed_move::service::{Caller, Error, MatchFilter};
use sealed_move_rules::lusus::Tile;
use sealed_move_rules::{Side, find};

use crate::actions::{ALICE, BOB, CAROL, CHANNEL, GUILD, SEED, TestWorld, caller, refused, request};

const OTHER: GuildId = GuildId(6);
const FIRST: ChannelId = ChannelId(21);
const SECOND: ChannelId = ChannelId(22);

/// Large enough for everything.
const ALL_BYTES: usize = 1 << 30;

fn set(world: &mut TestWorld, change: ServerChange) -> ServerSettings {
    let call = world.call(CAROL);
    world.service.servers.change(&call, GUILD, change).unwrap()
}

/// A game between Alice and Bob whose challenge names its channel.
fn game_in(world: &mut TestWorld, home: Option<ChannelId>) -> Id {
    let call = world.call(ALICE);
    let challenge = world.service.challenges.make_in(&call, request(Some(BOB)), home, SEED).unwrap().0.id;
    let call = world.call(BOB);
    world.service.challenges.accept(&call, challenge, Side::First).unwrap().1.game.id
}

fn end(world: &mut TestWorld, admin: PlayerId, game: Id, verdict: Verdict) -> Result<(), Error> {
    let call = world.call(admin);
    let asked = world.service.adjudications.propose(&call, GUILD, game, verdict, None)?;
    let call = world.call(admin);
    world.service.adjudications.end(&call, GUILD, game, asked.match_view.game.revision).map(|_| ())
}

#[test]
fn each_servers_settings_survive_a_restart() {
    let mut world = TestWorld::new();
    for change in [
        ServerChange::AddChannel(SECOND),
        ServerChange::AddChannel(FIRST),
        ServerChange::Threads(Threads::On),
        ServerChange::Limits { games: Some(Some(3)), challenges: None },
        ServerChange::Pace(Pace::new(7).unwrap()),
        ServerChange::VacationDays(5),
        ServerChange::Language(Some("en".to_owned())),
    ] {
        set(&mut world, change);
    }
    world.restart();
    let expected = ServerSettings {
        channels: vec![SECOND, FIRST],
        threads: Threads::On,
        game_limit: Some(3),
        challenge_limit: 20,
        pace: Pace::new(7).unwrap(),
        vacation_days: 5,
        language: Some("en".to_owned()),
        organizer: None,
    };
    assert_eq!(world.service.servers.settings(GUILD).unwrap(), expected);
    assert_eq!(world.service.servers.settings(OTHER).unwrap(), ServerSettings::default());
    assert_eq!(world.service.vacations.status(ALICE, Some(GUILD), world.now).unwrap().allowed_days, 5);
    // The earlier method writes the same.
    world.service.servers.set_vacation_days(GUILD, 9, world.now).unwrap();
    let settings = world.service.servers.settings(GUILD).unwrap();
    assert_eq!(settings, ServerSettings { vacation_days: 9, ..expected });
}

#[test]
fn discords_locale_is_stored_beside_the_choice() {
    let mut world = TestWorld::new();
    let choice = |chosen: Option<&str>, locale: Option<&str>| {
        let [chosen, locale] = [chosen, locale].map(|tag| tag.map(str::to_owned));
        LanguageChoice { chosen, locale }
    };
    let languages = |world: &TestWorld, locale: &str| {
        let languages = &world.service.languages;
        (languages.record_player(ALICE, locale).unwrap(), languages.record_server(GUILD, locale).unwrap())
    };
    assert_eq!(languages(&world, "en-US"), (choice(None, None), choice(None, None)));
    assert_eq!(languages(&world, "de"), (choice(None, Some("de")), choice(None, Some("de"))));
    set(&mut world, ServerChange::Language(Some("fr".to_owned())));
    let change = SettingsChange { language: Some(Some("it".to_owned())), ..SettingsChange::default() };
    let caller = world.call(ALICE);
    world.service.players.change_settings(&caller, change).unwrap();
    world.restart();
    let kept = (choice(Some("it"), Some("de")), choice(Some("fr"), Some("de")));
    assert_eq!(languages(&world, "de"), kept);
    assert_eq!(world.service.languages.of_player(ALICE).unwrap(), kept.0);
    assert_eq!(world.service.languages.of_server(GUILD).unwrap(), kept.1);
    // Returning to the default clears the stored locale.
    assert_eq!(languages(&world, "en-US"), (choice(Some("it"), None), choice(Some("fr"), None)));
    assert_eq!(world.service.languages.of_player(BOB).unwrap(), choice(None, None));
}

#[test]
fn a_rematch_is_played_beside_its_games_thread() {
    let mut world = TestWorld::new();
    set(&mut world, ServerChange::Threads(Threads::On));
    let game = game_in(&mut world, Some(FIRST));
    let wanted = Location { channel: FIRST, thread: ThreadState::ThreadWanted };
    assert_eq!(world.service.locations.find(game).unwrap(), Some(wanted));
    let thread = Location { channel: ChannelId(99), thread: ThreadState::Thread { parent: FIRST } };
    assert!(world.service.locations.relocate(game, FIRST, thread).unwrap());
    assert!(
        !world.service.locations.relocate(game, FIRST, thread).unwrap(),
        "the channel is no longer in use"
    );
    assert!(world.service.locations.in_use(ChannelId(99)).unwrap());
    // Spectators in the thread mean its game, even if they play elsewhere.
    world.game();
    world.game();
    let looks = |player, channel| {
        let caller = Caller { channel, ..caller(player) };
        world.service.games.find(&caller, None, MatchFilter::Watched)
    };
    assert_eq!(looks(CAROL, ChannelId(99)).unwrap(), game);
    assert_eq!(looks(ALICE, ChannelId(99)).unwrap(), game);
    assert_eq!(refused(looks(ALICE, CHANNEL)), UserError::WhichMatch);
    assert_eq!(refused(looks(CAROL, CHANNEL)), UserError::WhichWatched);
    assert_eq!(refused(looks(CAROL, ChannelId(98))), UserError::NoMatchOfYours);
    // Without a finished game, commands for finished games find the running one here.
    let finds = |player, channel| {
        let caller = Caller { channel, ..caller(player) };
        world.service.games.find(&caller, None, MatchFilter::Ended)
    };
    assert_eq!(finds(CAROL, ChannelId(99)).unwrap(), game);
    assert_eq!(finds(ALICE, ChannelId(99)).unwrap(), game);
    assert_eq!(refused(finds(ALICE, CHANNEL)), UserError::NoEndedMatch);
    assert_eq!(refused(finds(CAROL, CHANNEL)), UserError::NoEndedMatch);
    assert_eq!(refused(finds(CAROL, ChannelId(98))), UserError::NoEndedMatch);
    assert!(!world.service.locations.in_use(FIRST).unwrap());
    // Waiting messages move along, except the challenge's message, which is behind the turns here.
    let head = |world: &TestWorld, channel| {
        let due = world.service.outbox.due(world.now, 9).unwrap();
        due.into_iter().find(|message| message.channel == channel).unwrap()
    };
    let moved = head(&world, ChannelId(99));
    assert_eq!((moved.kind, moved.subject), (MessageKind::Turn, game));
    while head(&world, CHANNEL).kind == MessageKind::Turn {
        world.service.outbox.drop_message(head(&world, CHANNEL).id, world.now).unwrap();
    }
    assert_eq!(head(&world, CHANNEL).kind, MessageKind::Challenged);
    end(&mut world, CAROL, game, Verdict::Drawn).unwrap();
    assert!(!world.service.locations.in_use(ChannelId(99)).unwrap(), "finished: it may be archived");
    let call = world.call(ALICE);
    let offered = world.service.challenges.rematch(&call, game, SEED, Side::First).unwrap();
    let sealed_move::service::RematchOutcome::Offered(offered, _) = offered else { panic!("{offered:?}") };
    assert_eq!((offered.place.channel, offered.match_place().channel), (ChannelId(99), FIRST));
}

#[test]
fn a_message_tries_each_place_once_and_is_then_refused() {
    let mut world = TestWorld::new();
    for channel in [FIRST, SECOND] {
        set(&mut world, ServerChange::AddChannel(channel));
    }
    let game = game_in(&mut world, Some(FIRST));
    // The message of a challenge stays: there is no match to move.
    let due = world.service.outbox.due(world.now, 9).unwrap();
    let challenged = due.into_iter().find(|message| message.kind == MessageKind::Challenged).unwrap();
    assert!(!world.service.locations.relocate_for(&challenged, ChannelProblem::Gone, world.now).unwrap());
    world.service.outbox.drop_message(challenged.id, world.now).unwrap();
    // Its edit after the acceptance stays, too.
    let due = world.service.outbox.due(world.now, 9).unwrap();
    let edited = due.into_iter().find(|message| message.kind == MessageKind::Edited).unwrap();
    assert!(!world.service.locations.relocate_for(&edited, ChannelProblem::Gone, world.now).unwrap());
    world.service.outbox.drop_message(edited.id, world.now).unwrap();
    let mut been = Vec::new();
    loop {
        let due = world.service.outbox.due(world.now, 9).unwrap();
        let message = due.into_iter().find(|message| message.kind == MessageKind::Turn).unwrap();
        assert_eq!(message.route, Route::Channel);
        been.push(message.channel);
        assert_eq!(world.service.locations.find(game).unwrap().unwrap().channel, message.channel);
        if !world.service.locations.relocate_for(&message, ChannelProblem::Refused, world.now).unwrap() {
            break;
        }
        assert!(been.len() < 10, "{been:?}");
    }
    assert_eq!(been[..3], [FIRST, SECOND, CHANNEL]);
}

#[test]
fn admins_end_only_games_of_their_own_server() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(CAROL);
    let elsewhere = world.service.adjudications.propose(&call, OTHER, game, Verdict::Drawn, None);
    assert_eq!(refused(elsewhere), UserError::NoSuchMatch);
    assert_eq!(refused(end(&mut world, ALICE, game, Verdict::Wins(Side::First))), UserError::OwnMatch);
    let call = world.call(CAROL);
    let unasked = world.service.adjudications.end(&call, GUILD, game, Revision(0));
    assert_eq!(refused(unasked), UserError::Stale);
    assert_eq!(world.service.adjudications.candidates(GUILD, CAROL).unwrap().len(), 1);
    assert_eq!(world.service.adjudications.candidates(GUILD, BOB).unwrap().len(), 0);
    assert_eq!(world.service.adjudications.candidates(OTHER, CAROL).unwrap().len(), 0);
    world.send_all();
    end(&mut world, CAROL, game, Verdict::CalledOff).unwrap();
    assert_eq!(world.send_all(), [(MessageKind::Over, Revision(1))]);
    let won = world.game();
    end(&mut world, CAROL, won, Verdict::Wins(Side::First)).unwrap();
    let profile =
        world.service.results.profile(BOB, ALICE, [find("aruki").unwrap()].into_iter(), world.now).unwrap();
    assert_eq!(
        profile.against.map(|tally| (tally.won, tally.total())),
        Some((1, 1)),
        "the other ending is ignored"
    );
    // The game file contains the ending, and parses back.
    let file = world.service.views.game_file(won, ALICE, None, &ReservedNames::default()).unwrap();
    let text = file.to_string();
    assert!(text.contains("\nresult: white adjudicated\n"), "{text}");
    assert_eq!(sealed_move::gamefile::GameFile::read(&text).unwrap().result, file.result);
}

/// The export of a server with one game after these moves, and its stored notations.
fn export_after(name: &str, setup: &str, seed: Seed, turns: &[&str]) -> (String, String) {
    let mut world = TestWorld::new();
    let call = world.call(ALICE);
    let wanted =
        ChallengeTerms { game: find(name).unwrap(), setup: Some(setup.into()), ..request(Some(BOB)) };
    let challenge = world.service.challenges.make(&call, wanted, seed).unwrap().id;
    let call = world.call(BOB);
    let game = world.service.challenges.accept(&call, challenge, Side::First).unwrap().1.game.id;
    for (turn, player) in turns.iter().zip([ALICE, BOB].into_iter().cycle()) {
        let call = world.call(player);
        let confirmed = sealed_move::service::ConfirmMode::Confirmed;
        world.service.moves.play(&call, game, None, turn, confirmed).unwrap();
    }
    let export = world
        .service
        .server_data
        .export(GUILD, None, ALL_BYTES, world.now, &ReservedNames::default())
        .unwrap();
    assert_eq!((export.matches, export.more_after), (1, None));
    let stored: String =
        world.database().query_row("SELECT group_concat(record) FROM ply", [], |row| row.get(0)).unwrap();
    (export.json, stored)
}

#[test]
fn an_export_does_not_reveal_a_hidden_queen() {
    let after = |hiding| export_after("chakart", "deterministic", SEED, &["e2e4", "a7a6", hiding]);
    let (one, stored) = after("d1g4h");
    let (other, stored_otherwise) = after("d1h5h");
    assert_ne!(stored, stored_otherwise, "the secrets do not differ");
    assert_eq!(one, other);
    assert!(one.contains("d1??h"), "{one}");
    let seed = "07".repeat(32);
    assert!(!one.contains(&seed) && one.contains(&SEED.commitment().to_string()), "{one}");
    let parsed: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!(parsed["matches"][0]["seed"], serde_json::Value::Null);
}

/// The same notation with another tile drawn first.
fn with_another_tile(notation: &str) -> String {
    let (turn, drawn) = notation.split_once("dr=").unwrap();
    let codes = drawn.as_bytes().chunks(2).map(|code| std::str::from_utf8(code).unwrap());
    let mut drawn: Vec<_> = codes.map(|code| Tile::from_code(code).unwrap()).collect();
    drawn[0] = Tile::ALL.into_iter().find(|tile| !notation.contains(tile.code())).unwrap();
    drawn.sort_unstable();
    format!("{turn}dr={}", drawn.into_iter().map(Tile::code).collect::<String>())
}

#[test]
fn an_export_does_not_reveal_drawn_tiles() {
    let mut world = TestWorld::new();
    let call = world.call(ALICE);
    let wanted = ChallengeTerms { game: find("lusus").unwrap(), ..request(Some(BOB)) };
    let challenge = world.service.challenges.make(&call, wanted, SEED).unwrap().id;
    let call = world.call(BOB);
    let match_view = world.service.challenges.accept(&call, challenge, Side::First).unwrap().1;
    // A tile has to be burned first; the error suggests a legal move.
    let call = world.call(ALICE);
    let confirmed = sealed_move::service::ConfirmMode::Confirmed;
    let bare = world.service.moves.play(&call, match_view.game.id, None, "e2e4", confirmed);
    let UserError::Rules(error) = refused(bare) else { panic!("another refusal") };
    let turn = error.candidates[0].clone();
    let call = world.call(ALICE);
    world.service.moves.play(&call, match_view.game.id, None, turn.as_str(), confirmed).unwrap();
    let export = |world: &TestWorld| {
        world
            .service
            .server_data
            .export(GUILD, None, ALL_BYTES, world.now, &ReservedNames::default())
            .unwrap()
            .json
    };
    let told = export(&world);
    let stored: String = world.database().query_row("SELECT record FROM ply", [], |row| row.get(0)).unwrap();
    let otherwise = with_another_tile(&stored);
    assert_ne!(stored, otherwise, "the secrets do not differ");
    world.database().execute("UPDATE ply SET record = ?1", [&otherwise]).unwrap();
    world.restart();
    assert_eq!(told, export(&world));
    assert!(told.contains("dr=?3") && !told.contains(stored.split("dr=").nth(1).unwrap()), "{told}");
}

#[test]
fn a_large_export_comes_in_parts_that_hold_each_game_once() {
    let mut world = TestWorld::new();
    let games: Vec<_> = (0..5).map(|_| world.game()).collect();
    end(&mut world, CAROL, games[2], Verdict::Drawn).unwrap();
    let (mut after, mut seen) = (None, Vec::new());
    loop {
        let part = world
            .service
            .server_data
            .export(GUILD, after, 900, world.now, &ReservedNames::default())
            .unwrap();
        let parsed: serde_json::Value = serde_json::from_str(&part.json).unwrap();
        let matches = parsed["matches"].as_array().unwrap();
        assert!((1..5).contains(&matches.len()), "{}", part.json);
        seen.extend(matches.iter().map(|game| game["id"].as_str().unwrap().to_owned()));
        after = part.more_after;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(seen, games.iter().map(ToString::to_string).collect::<Vec<_>>());
    let none = world
        .service
        .server_data
        .export(OTHER, None, ALL_BYTES, world.now, &ReservedNames::default())
        .unwrap();
    assert_eq!(
        serde_json::from_str::<serde_json::Value>(&none.json).unwrap()["matches"],
        serde_json::json!([])
    );
}

#[test]
fn deleting_a_server_is_all_or_nothing() {
    let mut world = TestWorld::new();
    let (game, corrupt, open) = (world.game(), world.game(), world.challenge(None));
    let call = world.call(ALICE);
    let elsewhere =
        ChallengeTerms { place: HomeChannel { guild: Some(OTHER), channel: CHANNEL }, ..request(None) };
    let kept = world.service.challenges.make(&call, elsewhere, SEED).unwrap().id;
    world.play(ALICE, corrupt, "d2d3").unwrap();
    world.database().execute("UPDATE ply SET record = 'nonsense'", []).unwrap();
    world.restart();
    world
        .database()
        .execute_batch(
            "CREATE TRIGGER full BEFORE DELETE ON server BEGIN SELECT RAISE(ABORT, 'disk full'); END",
        )
        .unwrap();
    set(&mut world, ServerChange::VacationDays(3));
    let before = world.service.servers.counts(GUILD, world.now).unwrap();
    let call = world.call(CAROL);
    assert!(matches!(world.service.server_data.forget(&call, GUILD), Err(Error::Internal(_))));
    assert_eq!(world.service.servers.counts(GUILD, world.now).unwrap(), before);
    world.database().execute_batch("DROP TRIGGER full").unwrap();
    world.send_all();
    let call = world.call(CAROL);
    assert_eq!(world.service.server_data.forget(&call, GUILD).unwrap(), 2);
    assert_eq!(world.send_all(), [(MessageKind::Over, Revision(1))], "the corrupt game has no notice");
    let counts = world.service.servers.counts(GUILD, world.now).unwrap();
    assert_eq!((counts.ongoing, counts.ended, counts.challenges), (0, 0, 0));
    assert_eq!(world.service.servers.settings(GUILD).unwrap(), ServerSettings::default());
    for id in [game, corrupt] {
        let summary = world.service.games.summary(id).unwrap().unwrap();
        assert!(summary.ending.is_some() && summary.place.guild.is_none() && summary.notice.is_none());
    }
    let call = world.call(BOB);
    assert!(matches!(world.service.challenges.accept(&call, open, Side::First), Err(Error::User(_))));
    let call = world.call(BOB);
    world.service.challenges.accept(&call, kept, Side::First).unwrap();
}
