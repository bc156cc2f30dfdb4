//! Messages with a question: permission to answer, and the final state.

use sealed_move::domain::{
    ChannelId, GuildId, Id, InteractionId, OfferAnswer, PlayerId, Revision, Timestamp,
};
use sealed_move::service::Caller;
use serde_json::{Value, json};

use super::table::{Table, button, context, is_private, pinged, words};

const DAY: i64 = 24;

fn containing(part: &str) -> impl Fn(&Value) -> bool {
    move |message| words(message).contains(part)
}

/// Whether a message has any button or menu.
fn has_buttons(message: &Value) -> bool {
    message["components"].as_array().is_some_and(|rows| !rows.is_empty())
}

/// Waits until a public message contains a text.
async fn becomes(table: &Table, message: &Value, part: &str) -> Value {
    table.wait_for(part, |found| found["id"] == message["id"] && words(found).contains(part)).await
}

/// Waits for the newest draw offer.
async fn draw_offer(table: &Table) -> Value {
    table
        .wait_for("an offer", |message| containing("offers you a draw")(message) && has_buttons(message))
        .await
}

async fn challenge(table: &Table, options: &Value) -> (Value, Value) {
    let answer = table.person(0).ask("challenge", options).await;
    (answer, table.challenge().await)
}

fn open_challenge() -> Value {
    json!([{ "type": 3, "name": "game", "value": "chakart" }])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_offer_survives_its_makers_own_move() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let answer = alice.ask("draw", &json!([])).await;
    assert!(is_private(&answer) && button(&answer, "draw0").is_some(), "{answer}");
    let offer = draw_offer(&table).await;
    assert_eq!(pinged(&offer), std::slice::from_ref(&bob.caller.id));
    assert!(button(&offer, "draw0").is_none(), "only its maker withdraws it");
    alice.play("d2d3").await;
    let notice = table.notice(2).await;
    assert!(containing("offers a draw")(&notice), "{}", words(&notice));
    let mine = alice.press_and_read(&notice, "draw+").await;
    assert!(is_private(&mine) && containing("your own offer")(&mine), "{}", words(&mine));
    bob.press(&notice, "draw-").await.ok();
    // Both messages show the result and no longer ask.
    let offer = becomes(&table, &offer, "It was declined.").await;
    assert!(!has_buttons(&offer), "{offer}");
    let notice = becomes(&table, &notice, "The draw offer was declined.").await;
    assert!(button(&notice, "draw+").is_none() && button(&notice, "move").is_some(), "{notice}");
    assert_eq!(notice["attachments"].as_array().unwrap().len(), 1, "the picture stays");
    assert!(
        containing("your turn")(&notice) && containing("played `O(d2)d3`")(&notice),
        "{}",
        words(&notice)
    );
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NOT NULL"), 0);
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_with_the_button_of_the_notice() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.ask("draw", &json!([])).await;
    let offer = draw_offer(&table).await;
    alice.play("d2d3").await;
    let notice = table.notice(2).await;
    bob.press(&notice, "draw+").await.ok();
    table.wait_for("the end", containing("Both players agreed to a draw")).await;
    assert!(!has_buttons(&becomes(&table, &offer, "It was accepted.").await));
    let notice = becomes(&table, &notice, "The draw offer was accepted.").await;
    assert!(!has_buttons(&notice), "{notice}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_overtaken_by_the_opponents_move_and_by_the_end() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.ask("draw", &json!([])).await;
    let offer = draw_offer(&table).await;
    alice.play("d2d3").await;
    let notice = table.notice(2).await;
    alice.ask("takeback", &json!([])).await;
    let asked = table.wait_for("a request", |message| button(message, "takeback+").is_some()).await;
    bob.play("a11a10").await;
    table.notice(4).await;
    assert!(!has_buttons(&becomes(&table, &offer, "The game went on.").await));
    assert!(!has_buttons(&becomes(&table, &asked, "The game went on.").await));
    let notice = becomes(&table, &notice, "There was a draw offer, but the game went on.").await;
    assert!(!has_buttons(&notice), "{notice}");
    // The end closes open questions.
    bob.ask("draw", &json!([])).await;
    let offer = table
        .wait_for("his offer", |message| {
            button(message, "draw+").is_some() && pinged(message) == [alice.caller.id.clone()]
        })
        .await;
    let sure = bob.ask("resign", &json!([])).await;
    bob.press(&sure, "resign!").await.ok();
    assert!(!has_buttons(&becomes(&table, &offer, "The game ended first.").await));
    assert_eq!(table.ask("SELECT count(*) FROM outbox WHERE asks IS NOT NULL"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offers_maker_can_withdraw_it() {
    let table = Table::new().await;
    table.begin().await;
    let alice = table.person(0);
    alice.play("d2d3").await;
    for (command, withdraw, accept, told) in [
        ("draw", "draw0", "draw+", "You withdrew your offer"),
        ("takeback", "takeback0", "takeback+", "You withdrew your request"),
    ] {
        let answer = alice.ask(command, &json!([])).await;
        let asked = table.wait_for(command, |message| button(message, accept).is_some()).await;
        let done = alice.press_and_reread(&answer, withdraw).await;
        assert!(containing(told)(&done) && !has_buttons(&done), "{done}");
        let asked = becomes(&table, &asked, "withdrew").await;
        assert!(!has_buttons(&asked), "{asked}");
    }
    // Each is reported once, by the message that asked.
    let told = "SELECT count(*) FROM outbox WHERE kind IN ('draw_withdrawn', 'takeback_withdrawn')";
    assert_eq!(table.ask(told), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_offer_pings_only_a_waiting_player() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    for (command, accept, decline, kind) in [
        ("draw", "draw+", "draw-", "draw_declined"),
        ("takeback", "takeback+", "takeback-", "takeback_declined"),
    ] {
        let told = format!("SELECT count(*) FROM outbox WHERE kind = '{kind}'");
        if command == "draw" {
            alice.play("d2d3").await;
        }
        // It is Bob's turn: the answer edits the question, and the next move pings Alice.
        alice.ask(command, &json!([])).await;
        let asked = table.wait_for(command, |message| button(message, accept).is_some()).await;
        bob.press(&asked, decline).await.ok();
        assert!(!has_buttons(&becomes(&table, &asked, "It was declined.").await));
        assert_eq!(table.ask(&told), 0, "{command}");
        // It is Bob's turn, and he waits for Alice's answer.
        if command == "draw" {
            bob.ask(command, &json!([])).await;
            let asked = table.wait_for(command, |message| button(message, accept).is_some()).await;
            alice.press(&asked, decline).await.ok();
            let call = table.wait_for("the call", containing("declined the draw. Play on")).await;
            assert_eq!(pinged(&call), std::slice::from_ref(&bob.caller.id));
            assert_eq!(table.ask(&told), 1, "{command}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_a_question_edits_all_its_messages() {
    let mut table = Table::new().await;
    table.begin().await;
    let (offer, direct, channel) = {
        let (alice, bob) = (table.person(0), table.person(1));
        bob.set("pings", "both").await;
        alice.ask("draw", &json!([])).await;
        let direct = bob.wait_for_direct("the offer", containing("offers you a draw")).await;
        let channel = direct["channel_id"].as_str().unwrap().to_owned();
        (draw_offer(&table).await, direct, channel)
    };
    assert!(button(&direct, "draw+").is_some());
    table.stop_bot().await;
    // The answer is stored, and the bot dies before announcing it.
    let game = Id(table.ask("SELECT id FROM match") as u64);
    let caller = Caller {
        interaction: InteractionId(1),
        player: PlayerId(table.person(1).caller.id.parse().unwrap()),
        now: Timestamp(table.ask("SELECT max(created_at) FROM outbox") + 1),
        guild: Some(GuildId(table.bed.guild().parse().unwrap())),
        channel: ChannelId(table.channel.parse().unwrap()),
    };
    let service = std::sync::Arc::clone(context(&table.database()).service());
    service.offers.answer_draw(&caller, game, OfferAnswer::Decline, Revision(1)).unwrap();
    table.start_bot().await;
    assert!(!has_buttons(&becomes(&table, &offer, "It was declined.").await));
    let bob = table.person(1);
    let direct = bob
        .wait_for_direct("what became of it", |message| {
            message["id"] == direct["id"] && containing("It was declined.")(message)
        })
        .await;
    assert!(!has_buttons(&direct) && direct["channel_id"] == channel.as_str(), "{direct}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_message_blocks_nothing() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    alice.ask("draw", &json!([])).await;
    let offer = draw_offer(&table).await;
    let path = format!("/channels/{}/messages/{}", table.channel, offer["id"].as_str().unwrap());
    assert!(table.bed.bot().ask("DELETE", &path, None).await.status < 300);
    alice.play("d2d3").await;
    table.notice(2).await;
    bob.play("a11a10").await;
    table.notice(3).await;
    table
        .until("nothing waits", || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_shows_its_outcome() {
    let table = Table::new().await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));
    let (answer, posted) = challenge(&table, &open_challenge()).await;
    assert!(button(&posted, "withdraw").is_none(), "not everyone's button: {posted}");
    assert!(is_private(&answer) && button(&answer, "withdraw").is_some(), "{answer}");
    let done = alice.press_and_reread(&answer, "withdraw").await;
    assert!(containing("You withdrew your challenge")(&done) && !has_buttons(&done), "{done}");
    assert!(!has_buttons(&becomes(&table, &posted, "withdrew this challenge").await));
    let (_, posted) = challenge(&table, &open_challenge()).await;
    // Two people accept concurrently: one succeeds, the other gets an explanation.
    let id = button(&posted, "accept").unwrap();
    let (one, other) = tokio::join!(
        bob.caller.press(&table.channel, &posted["id"], &id),
        carol.caller.press(&table.channel, &posted["id"], &id)
    );
    let mut answers = Vec::new();
    for (person, press) in [(&bob, one), (&carol, other)] {
        // If the challenge is closed already, its button is gone.
        if press.status == 200 {
            answers.push(person.read(&press.body["message_id"]).await);
        } else {
            press.refused(400, 50035);
        }
    }
    assert_eq!(
        answers.iter().filter(|answer| containing("Challenge accepted!")(answer)).count(),
        1,
        "{answers:?}"
    );
    assert_eq!(
        answers.iter().filter(|answer| containing("accepted this challenge already")(answer)).count(),
        answers.len() - 1,
        "{answers:?}"
    );
    assert!(answers.iter().all(is_private));
    let closed = becomes(&table, &posted, "'s challenge. The game starts").await;
    assert!(!has_buttons(&closed) && containing("SHA-256")(&closed), "the commitment stays: {closed}");
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unanswered_challenge_expires_with_one_notice() {
    let mut table = Table::new().await;
    let posted = {
        let alice = table.person(0);
        alice.set("pings", "both").await;
        challenge(&table, &open_challenge()).await.1
    };
    table.until("a heartbeat", || table.ask("SELECT count(*) FROM heartbeat") == 1).await;
    // Two days without the bot don't count toward the seven.
    table.pass(DAY);
    table.stop_bot().await;
    table.sleep(2 * DAY);
    table.start_bot().await;
    table
        .until("the outage", || table.ask("SELECT count(*) FROM outage WHERE ended - began > 100000000") == 1)
        .await;
    table.pass(6 * DAY - 2);
    assert_eq!(
        table.ask(
            "SELECT count(*) FROM challenge WHERE state = 'open' AND expires_at - created_at > 770000000"
        ),
        1
    );
    let still = table.challenge().await;
    assert_eq!(still["id"], posted["id"], "eight days and more after it was made");
    table.pass(3);
    assert!(!has_buttons(&becomes(&table, &posted, "in time").await));
    let told = table.wait_for("the maker is told", containing("no one accepted your")).await;
    // The challenge pinged nobody, so its expiry doesn't either.
    assert!(pinged(&told).is_empty());
    table.stop_bot().await;
    table.start_bot().await;
    table.pass(1);
    table.until("all is sent", || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0).await;
    assert_eq!(
        table.ask("SELECT count(*) FROM outbox WHERE kind = 'expired' AND route = 'channel'"),
        1,
        "once"
    );
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_for_one_player_closes_with_their_data() {
    let table = Table::new().await;
    let bob = table.person(1);
    let options = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": bob.caller.id },
    ]);
    let (_, posted) = challenge(&table, &options).await;
    let asked = bob.ask("mydata", &json!([])).await;
    let sure = bob.press_and_reread(&asked, "forget").await;
    bob.press(&sure, "forget!").await.ok();
    let closed =
        table.wait_for("it closes", |found| found["id"] == posted["id"] && !has_buttons(found)).await;
    assert!(!words(&closed).contains(&bob.caller.id), "{}", words(&closed));
}
