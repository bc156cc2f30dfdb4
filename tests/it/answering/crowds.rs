//! Crowds: everyone gets a deferral in time, or is asked to retry.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::fake_discord::{FakeDiscord, ReceivedRequest};
use super::{BotAlone, CHANNEL, DEFERRED_MESSAGE, LONG, MESSAGE, command, interaction, user};
use crate::actions::{BOB, SEED, request};
use sealed_move::discord::interactions::Responder;
use sealed_move::service::Caller;
use sealed_move_rules::Side;
use serde_json::json;
use serenity::all::Interaction;

/// Concurrent users. Unoptimized, this test's own server and client take a third of the CPU, so
/// fewer users are as demanding.
const PEOPLE: u64 = if cfg!(debug_assertions) { 200 } else { 1000 };

/// Games that they look at.
const GAMES: u64 = 10;

/// `/board` by a spectator.
fn board(id: u64, person: u64, game: &str) -> Interaction {
    let options = json!([{ "type": 3, "name": "game", "value": game }]);
    let data = json!({ "id": "3", "name": "board", "type": 1, "options": options });
    let member = json!({
        "user": user(person, &format!("person {person}")), "roles": [], "joined_at": "2026-01-01T00:00:00Z",
        "deaf": false, "mute": false, "flags": 0, "permissions": "0",
    });
    interaction(id, 2, &json!({ "data": data, "member": member }))
}

/// Begins games between Alice and Bob in the server.
fn games(place: &BotAlone) -> Vec<String> {
    let service = place.bot.service();
    let games = (0..GAMES).map(|number| {
        let alice = place.caller(10 + 2 * number);
        let challenge = service.challenges.make(&alice, request(Some(BOB)), SEED).unwrap().id;
        let bob = Caller { player: BOB, ..place.caller(11 + 2 * number) };
        let (_, match_view) = service.challenges.accept(&bob, challenge, Side::Second).unwrap();
        assert_eq!(match_view.game.place.channel, CHANNEL);
        match_view.game.id.to_string()
    });
    games.collect()
}

/// The interaction that a request answers, from its token.
fn answered(sent: &ReceivedRequest) -> u64 {
    let token = sent.path.split('/').find_map(|part| part.strip_prefix("token-")).unwrap();
    token.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_is_deferred_in_time_and_gets_its_boards() {
    let place = BotAlone::new();
    let games = games(&place);
    let discord = Arc::new(FakeDiscord::new(&[]).await);
    let began = Instant::now();
    let mut asking = tokio::task::JoinSet::new();
    for number in 0..PEOPLE {
        let (responder, discord) = (place.responder.clone(), Arc::clone(&discord));
        let asked = board(1000 + number, 100_000 + number, &games[(number % GAMES) as usize]);
        asking.spawn(async move { responder.answer(&discord.http, asked).await });
    }
    while let Some(done) = asking.join_next().await {
        done.unwrap();
    }
    let all = began.elapsed();
    let came = discord.received();
    let mut first: BTreeMap<u64, &ReceivedRequest> = BTreeMap::new();
    for sent in came.iter().filter(|sent| sent.path.ends_with("/callback")) {
        assert!(first.insert(answered(sent), sent).is_none(), "{} was answered twice", answered(sent));
        assert!([MESSAGE, DEFERRED_MESSAGE].contains(&sent.body["type"].as_u64().unwrap()), "{}", sent.body);
    }
    assert_eq!(first.len() as u64, PEOPLE, "some got no answer within three seconds");
    let last = first.values().map(|sent| sent.at - began).max().unwrap();
    // Deferred users get the board as a follow-up, all others get it at once.
    let with_board = |sent: &&ReceivedRequest| {
        let message = if sent.body["data"].is_object() { &sent.body["data"] } else { &sent.body };
        message["attachments"].as_array().is_some_and(|files| files.len() == 1)
    };
    let boards: BTreeSet<u64> = came.iter().filter(with_board).map(answered).collect();
    assert_eq!(boards.len() as u64, PEOPLE);
    // All saw the same new game, so its board was drawn once.
    assert_eq!(place.bot.boards_drawn(), 1);
    println!("first responses after {last:?}, all boards after {all:?}");
}

/// On a machine too slow to draw, all other answers are as fast as ever.
#[tokio::test(flavor = "multi_thread")]
async fn drawing_delays_no_other_answer() {
    let place = BotAlone::new();
    let responder = Responder::new(place.bot.clone().with_response_time(LONG));
    let games = games(&place);
    let discord = Arc::new(FakeDiscord::new(&[]).await);
    let hold = place.bot.hold_pictures();
    let mut asking = tokio::task::JoinSet::new();
    for number in 0..PEOPLE {
        let (responder, discord) = (responder.clone(), Arc::clone(&discord));
        let asked = board(1000 + number, 100_000 + number, &games[(number % GAMES) as usize]);
        asking.spawn(async move { responder.answer(&discord.http, asked).await });
    }
    while responder.backlog() != [PEOPLE as usize, 0, PEOPLE as usize, 0] {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // Most are deferred at once; all others still have time.
    let deferred = discord.received().iter().filter(|sent| sent.body["type"] == DEFERRED_MESSAGE).count();
    assert!(deferred > PEOPLE as usize / 2, "{deferred}");
    responder.answer(&discord.http, command(10, "help", &json!([]))).await;
    let came = discord.received();
    assert_eq!(answered(came.last().unwrap()), 10);
    assert_eq!(came.last().unwrap().body["type"], MESSAGE, "not deferred");
    drop(hold);
    while let Some(done) = asking.join_next().await {
        done.unwrap();
    }
    let came = discord.received();
    let with_board = |sent: &&ReceivedRequest| {
        let message = if sent.body["data"].is_object() { &sent.body["data"] } else { &sent.body };
        message["attachments"].as_array().is_some_and(|files| files.len() == 1)
    };
    let boards: BTreeSet<u64> = came.iter().filter(with_board).map(answered).collect();
    assert_eq!((boards.len() as u64, place.bot.boards_drawn()), (PEOPLE, 1));
    assert_eq!(responder.backlog(), [0; 4]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_by_one_user_is_refused_and_delays_nobody() {
    let place = BotAlone::new();
    let games = games(&place);
    let discord = Arc::new(FakeDiscord::new(&[]).await);
    let lock = place.lock();
    let mut asking = tokio::task::JoinSet::new();
    // While names can't be stored, everything waits.
    for number in 0..200 {
        let (responder, discord) = (place.responder.clone(), Arc::clone(&discord));
        let person = if number < 150 { 100_000 } else { 100_001 + number };
        let asked = board(1000 + number, person, &games[0]);
        asking.spawn(async move { responder.answer(&discord.http, asked).await });
        tokio::task::yield_now().await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    drop(lock);
    while let Some(done) = asking.join_next().await {
        done.unwrap();
    }
    let came = discord.received();
    let said_busy = |sent: &ReceivedRequest| {
        sent.body["data"]["content"].as_str().is_some_and(|said| said.contains("try again in a minute"))
    };
    let busy: BTreeSet<u64> = came.iter().filter(|sent| said_busy(sent)).map(answered).collect();
    assert!(busy.len() > 20 && busy.iter().all(|id| *id < 1150), "only the flooder: {busy:?}");
    let heard: BTreeSet<u64> = came.iter().map(answered).collect();
    assert_eq!(heard.len(), 200, "everyone gets an answer");
}
