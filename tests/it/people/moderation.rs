//! Moderators: mutes, annulments, the log, and what a deletion leaves.

use sealed_move::discord::reply::Response;
use sealed_move::discord::{commands, handling};
use sealed_move::domain::{
    Id, MessageKind, ModerationAct, Opponent, PlayerId, StartCheck, Timestamp, UserError,
};
use sealed_move::service::Caller;
use sealed_move_rules::Side;
use serde_json::{Value, json};

use super::{World, words};
use crate::actions::{ALICE, BOB, CAROL, GUILD, SEED, refused, request};

const DAY: i64 = 86_400_000;

fn option(kind: u64, name: &str, value: impl Into<Value>) -> Value {
    json!({ "type": kind, "name": name, "value": value.into() })
}

/// Carol uses `/moderate` as a moderator.
fn moderate(world: &mut World, part: &str, options: &[Value]) -> String {
    let response = moderate_as(world, CAROL, true, part, options);
    words(&response)
}

fn moderate_as(world: &mut World, who: PlayerId, may: bool, part: &str, options: &[Value]) -> Response {
    let part = json!([{ "type": 1, "name": part, "options": options }]);
    let data = json!({ "id": "3", "name": "moderate", "type": 1, "options": part });
    let data = serde_json::from_value(data).unwrap();
    let mut ctx = world.ctx(who);
    ctx.moderator = may;
    handling::command(&mut ctx, commands::parse(&data))
}

fn mute(world: &mut World, person: PlayerId, days: u32) -> String {
    moderate(
        world,
        "mute",
        &[
            option(6, "person", person.to_string()),
            option(4, "days", days),
            option(3, "reason", "Too *loud*\n."),
        ],
    )
}

/// Begins a rated game of Alice against Bob in which both move.
fn begin(world: &mut World) -> Id {
    let call = world.call(ALICE);
    let made = world.bot.service().challenges.make(&call, request(Some(BOB)), SEED).unwrap();
    let call = world.call(BOB);
    let game = world.bot.service().challenges.accept(&call, made.id, Side::First).unwrap().1.game.id;
    for (player, typed) in [(ALICE, "a2a3"), (BOB, "a11a10")] {
        let options = json!([option(3, "move", typed), option(3, "game", game.to_string())]);
        world.command(player, "move", &options);
    }
    game
}

fn resign(world: &mut World, player: PlayerId, game: Id) {
    let call = world.call(player);
    world.bot.service().moves.resign(&call, game, None).unwrap();
}

/// All rows of the tables about ratings.
fn rating_rows(world: &World) -> Vec<String> {
    let database = rusqlite::Connection::open(world.path()).unwrap();
    let rows = |sql: &str| -> Vec<String> {
        let mut statement = database.prepare(sql).unwrap();
        let columns = statement.column_count();
        let read = |row: &rusqlite::Row<'_>| {
            let values = (0..columns).map(|at| format!("{:?}", row.get_ref(at).unwrap()));
            Ok(values.collect::<Vec<_>>().join(" "))
        };
        statement.query_map([], read).unwrap().map(Result::unwrap).collect()
    };
    let tables =
        ["record", "rating_change", "server_player", "rated_opponent", "annulment", "annulment_rating"];
    tables
        .iter()
        .flat_map(|table| rows(&format!("SELECT '{table}', * FROM {table} ORDER BY 1, 2, 3")))
        .collect()
}

fn shown(world: &World, player: PlayerId) -> Option<(i64, u32)> {
    let aruki = sealed_move_rules::find("aruki").unwrap();
    let profile =
        world.bot.service().results.profile(player, player, [aruki].into_iter(), Timestamp(i64::MAX / 4));
    profile.unwrap().ratings.first().map(|row| (row.rating.shown(), row.rated))
}

#[test]
fn a_muted_person_starts_nothing_and_pings_nobody() {
    let mut world = World::new();
    let game = begin(&mut world);
    let told = mute(&mut world, BOB, 3);
    assert!(told.contains("<@12> is muted here until"), "{told}");
    let challenge = |world: &mut World, from, to| {
        let call = world.call(from);
        world.bot.service().challenges.make(&call, request(to), SEED).map(|made| made.id)
    };
    let muted = refused(challenge(&mut world, BOB, Some(ALICE)));
    assert!(matches!(&muted, UserError::Muted { reason, .. } if reason == "Too *loud* ."), "{muted:?}");
    assert!(matches!(refused(challenge(&mut world, BOB, None)), UserError::Muted { .. }));
    let open = challenge(&mut world, ALICE, None).unwrap();
    let accept = |world: &mut World, player, id| {
        let call: Caller = world.call(player);
        world.bot.service().challenges.accept(&call, id, Side::First).map(drop)
    };
    assert!(matches!(refused(accept(&mut world, BOB, open)), UserError::Muted { .. }));
    accept(&mut world, CAROL, open).unwrap();
    // Running games go on, without pings by requests.
    world.messages();
    let told = words(&world.press(BOB, &format!("v1.draw.{game}.2")));
    assert!(told.contains("moderators of this server have muted you. That ends"), "{told}");
    let offered = world.messages();
    let offer = offered.iter().find(|message| message.kind == MessageKind::DrawOffered).unwrap();
    assert_eq!(offer.quiet, Some(sealed_move::domain::Quiet::Muted));
    assert!(!words(&world.press(ALICE, &format!("v1.takeback.{game}.3"))).contains("muted"));
    // The mute ends by itself, or by a moderator.
    let told = mute(&mut world, BOB, 0);
    assert!(told.contains("no longer muted"), "{told}");
    assert!(mute(&mut world, BOB, 0).contains("aren't muted"));
    assert!(challenge(&mut world, BOB, None).is_ok());
    mute(&mut world, BOB, 1);
    let call = world.call(BOB);
    let later = Caller { now: Timestamp(call.now.0 + DAY + 100_000), ..call };
    assert!(world.bot.service().challenges.make(&later, request(Some(ALICE)), SEED).is_ok());
}

#[test]
fn a_challenge_by_a_person_muted_since_is_closed() {
    let mut world = World::new();
    let call = world.call(ALICE);
    let id = world.bot.service().challenges.make(&call, request(Some(BOB)), SEED).unwrap().id;
    mute(&mut world, ALICE, 1);
    let call = world.call(BOB);
    let done = world.bot.service().challenges.accept_checked(&call, id, Side::First, StartCheck::Waived);
    assert_eq!(refused(done), UserError::StartClosed(Box::new(UserError::OtherMuted)));
}

#[test]
fn annul_takes_both_changes_back_and_restore_undoes_it() {
    let mut world = World::new();
    let before = [ALICE, BOB].map(|player| shown(&world, player));
    let game = begin(&mut world);
    resign(&mut world, BOB, game);
    let rated = rating_rows(&world);
    assert_eq!([ALICE, BOB].map(|player| shown(&world, player)), [Some((1662, 1)), Some((1338, 1))]);
    world.messages();
    let about = [option(3, "game", game.to_string()), option(3, "reason", "Thrown")];
    let told = moderate(&mut world, "annul", &about);
    assert!(told.contains("rating changes of this Aruki game are taken back"), "{told}");
    assert_eq!(before, [None, None]);
    assert_eq!(world.count("SELECT count(*) FROM rated_opponent"), 0);
    // The bound on what one opponent moves a rating by is free again.
    let moved = "SELECT count(*) FROM rating_movement WHERE abs(points) > 0.001";
    assert_eq!(world.count(moved), 0);
    assert_eq!([ALICE, BOB].map(|player| shown(&world, player)), [Some((1500, 0)), Some((1500, 0))]);
    assert_eq!(
        world.messages().iter().map(|message| message.kind).collect::<Vec<_>>(),
        [MessageKind::Annulled]
    );
    // It is marked, and annulled only once.
    assert!(words(&world.press(ALICE, &format!("v1.view.{game}.3"))).contains("annulled this game"));
    assert!(words(&world.command(ALICE, "profile", &json!([]))).contains("annulled"));
    assert!(moderate(&mut world, "annul", &about).contains("annulled already"));
    let told = moderate(&mut world, "restore", &about);
    assert!(told.contains("count again"), "{told}");
    assert_eq!(rating_rows(&world), rated);
    assert_eq!(world.count(moved), 2);
    assert_eq!(
        world.messages().iter().map(|message| message.kind).collect::<Vec<_>>(),
        [MessageKind::Restored]
    );
    assert!(moderate(&mut world, "restore", &about).contains("isn't annulled"));
}

#[test]
fn later_games_survive_an_annulment() {
    let mut world = World::new();
    let first = begin(&mut world);
    resign(&mut world, BOB, first);
    let second = begin(&mut world);
    resign(&mut world, ALICE, second);
    let rated = rating_rows(&world);
    let about = |game: Id| [option(3, "game", game.to_string()), option(3, "reason", "Thrown")];
    moderate(&mut world, "annul", &about(first));
    let (alice, bob) = (shown(&world, ALICE).unwrap(), shown(&world, BOB).unwrap());
    // Only Bob's win is left.
    assert!(alice.0 < 1500 && bob.0 > 1500 && alice.1 == 1 && bob.1 == 1, "{alice:?} {bob:?}");
    moderate(&mut world, "restore", &about(first));
    assert_eq!(rating_rows(&world), rated);
}

#[test]
fn only_fitting_games_of_others_are_annulled() {
    let mut world = World::new();
    let game = begin(&mut world);
    let about = [option(3, "game", game.to_string()), option(3, "reason", "Thrown")];
    assert!(moderate(&mut world, "annul", &about).contains("isn't over"), "it is ongoing");
    resign(&mut world, BOB, game);
    for player in [ALICE, BOB] {
        let told = words(&moderate_as(&mut world, player, true, "annul", &about));
        assert!(told.contains("You play in that game yourself"), "{told}");
    }
    let told = words(&moderate_as(&mut world, CAROL, false, "annul", &about));
    assert!(told.contains("people who can time out members"), "{told}");
    let blank = [option(3, "game", game.to_string()), option(3, "reason", " \n")];
    assert!(moderate(&mut world, "annul", &blank).contains("give a reason"));
    let call = world.call(CAROL);
    let annulments = &world.bot.service().annulments;
    let foreign = annulments.annul(&call, sealed_move::domain::GuildId(6), game, "Thrown");
    assert_eq!(refused(foreign), UserError::NoSuchMatch);
    let old = Caller { now: Timestamp(call.now.0 + 61 * DAY), ..call };
    let refusal = refused(annulments.annul(&old, GUILD, game, "Thrown"));
    assert_eq!(refusal, UserError::TooOldToAnnul { days: 60 });
}

#[test]
fn moderators_answers_are_equal_where_games_differ_in_a_secret() {
    // Both games begin with the same moves; the seeds of hands and eggs differ.
    let told = [1, 2].map(|seed| {
        let mut world = World::new();
        let call = world.call(ALICE);
        let mut terms = request(Some(BOB));
        terms.game = sealed_move_rules::find("lusus").unwrap();
        let seed = sealed_move::dice::Seed::new([seed; 32]);
        let made = world.bot.service().challenges.make(&call, terms, seed).unwrap();
        let call = world.call(BOB);
        let game = world.bot.service().challenges.accept(&call, made.id, Side::First).unwrap().1.game.id;
        resign(&mut world, BOB, game);
        let about = [option(3, "game", game.to_string()), option(3, "reason", "Thrown")];
        mute(&mut world, BOB, 3);
        [
            moderate(&mut world, "annul", &about),
            moderate(&mut world, "restore", &about),
            moderate(&mut world, "log", &[]),
            moderate(&mut world, "pings", &[]),
        ]
    });
    assert_eq!(told[0], told[1]);
}

#[test]
fn pings_lists_requests_without_blocks_and_own_ones() {
    let mut world = World::new();
    assert!(moderate(&mut world, "pings", &[]).contains("nothing to show"));
    let game = begin(&mut world);
    world.block(ALICE, BOB);
    world.press(BOB, &format!("v1.draw.{game}.2"));
    let call = world.call(BOB);
    world.bot.service().challenges.make(&call, request(Some(CAROL)), SEED).unwrap();
    let shown = moderate(&mut world, "pings", &[]);
    let lines: Vec<_> = shown.lines().skip(1).collect();
    assert_eq!(lines.len(), 2, "without her own: {shown}");
    assert!(lines[0].contains("<@12> → <@11> · draw offer · pinged"), "the block doesn't show: {shown}");
    assert!(lines[1].contains("<@11> → <@12> · challenge · pinged"), "{shown}");
    let of = |person: PlayerId| [option(6, "person", person.to_string())];
    assert_eq!(moderate(&mut world, "pings", &of(ALICE)), shown);
    assert!(moderate(&mut world, "pings", &of(CAROL)).contains("nothing to show"));
    let told = words(&moderate_as(&mut world, ALICE, false, "pings", &[]));
    assert!(told.contains("people who can time out members"), "{told}");
    let call = world.call(BOB);
    world.bot.service().player_data.forget(&call).unwrap();
    assert!(!moderate(&mut world, "pings", &[]).contains("<@12>"), "a deletion takes him out");
}

#[test]
fn the_log_lists_every_act_for_a_year() {
    let mut world = World::new();
    assert!(moderate(&mut world, "log", &[]).contains("haven't done anything"));
    let game = begin(&mut world);
    resign(&mut world, BOB, game);
    mute(&mut world, BOB, 3);
    let about = [option(3, "game", game.to_string()), option(3, "reason", "Thrown")];
    moderate(&mut world, "annul", &about);
    moderate(&mut world, "restore", &about);
    mute(&mut world, BOB, 0);
    let log = moderate(&mut world, "log", &[]);
    let lines: Vec<_> = log.lines().skip(1).collect();
    assert_eq!(lines.len(), 4, "{log}");
    for (line, part) in lines.iter().zip([
        "ended the mute of <@12>",
        "restored a game",
        "annulled a game",
        "muted <@12> until",
    ]) {
        assert!(line.contains("<@13>") && line.contains(part), "{line}");
    }
    let call = world.call(CAROL);
    let after = |days: i64| Timestamp(call.now.0 + days * DAY);
    let service = world.bot.service();
    assert_eq!(service.moderation.log(GUILD, after(364)).unwrap().len(), 4);
    assert!(service.moderation.log(GUILD, after(366)).unwrap().is_empty());
    service.prune(after(366)).unwrap();
    assert_eq!(world.count("SELECT count(*) FROM moderation"), 0);
    assert!(words(&world.command(ALICE, "help", &json!([]))).contains("/block"));
    // Nobody else reads it.
    let told = words(&moderate_as(&mut world, ALICE, false, "log", &[]));
    assert!(told.contains("people who can time out members"), "{told}");
    assert!(words(&world.press(ALICE, "v1.mod-log.0.0.0")).contains("people who can time out members"));
}

#[test]
fn a_deletion_leaves_the_mute_but_no_name() {
    let mut world = World::new();
    mute(&mut world, BOB, 3);
    let export = |world: &World, player| -> Value {
        serde_json::from_str(&world.bot.service().player_data.export(player).unwrap()).unwrap()
    };
    let data = export(&world, BOB);
    assert_eq!(
        (&data["mutes"][0]["reason"], &data["moderation"][0]["act"]),
        (&json!("Too *loud* ."), &json!("mute"))
    );
    assert_eq!(export(&world, CAROL)["moderation"][0]["person"], "12");
    assert_eq!(export(&world, ALICE)["moderation"], json!([]));
    let call = world.call(BOB);
    world.bot.service().player_data.forget(&call).unwrap();
    let call = world.call(CAROL);
    let log = world.bot.service().moderation.log(GUILD, call.now).unwrap();
    assert!(matches!(log[0].act, ModerationAct::Mute { person: sealed_move::domain::Seat::Deleted, .. }));
    assert_eq!(log[0].reason, "");
    let call = world.call(BOB);
    let again = world.bot.service().challenges.make(&call, request(Some(ALICE)), SEED);
    assert!(matches!(refused(again), UserError::Muted { .. }), "it lasts");
    let call = world.call(CAROL);
    world.bot.service().player_data.forget(&call).unwrap();
    assert_eq!(world.count("SELECT count(*) FROM moderation WHERE moderator = 13"), 0);
}

#[test]
fn nobody_mutes_themselves_or_a_bot() {
    let mut world = World::new();
    let call = world.call(CAROL);
    let moderation = &world.bot.service().moderation;
    let mute = |player, bot, reason| moderation.mute(&call, GUILD, Opponent { player, bot }, 1, reason);
    assert_eq!(refused(mute(CAROL, false, "x")), UserError::SelfMute);
    assert_eq!(refused(mute(BOB, true, "x")), UserError::BotMute);
    assert_eq!(refused(mute(BOB, false, "  ")), UserError::NoReason);
}
