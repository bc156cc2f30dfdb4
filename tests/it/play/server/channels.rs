//! Game channels: the channel of new games, and the fallback if a channel disappears.

use serde_json::json;

use super::{bob_against_carol, channel, containing, deny, home, option, part, set, wait_in};
use crate::play::table::{Table, pinged, words};

const SEND: u64 = 1 << 11;
const EMBED: u64 = 1 << 14;

#[tokio::test(flavor = "multi_thread")]
async fn games_live_in_the_first_channel_that_can_be_used() {
    let table = Table::new().await;
    let general = table.bed.channel("general");
    let comment = set(&table, &channel("add", &general)).await;
    assert!(comment.contains(&format!("<#{general}>")), "{comment}");
    bob_against_carol(&table).await;
    let challenge = table.wait_for("the challenge", containing("'s challenge. The game starts")).await;
    assert!(words(&challenge).contains(&format!("The game starts in <#{general}>")), "{}", words(&challenge));
    let start = wait_in(&table, &general, "the start", containing("your turn")).await;
    assert_eq!(pinged(&start), std::slice::from_ref(&table.person(1).caller.id));
    assert_eq!(home(&table), general);
    // Without a permission there, the next challenge stays in its own channel, with the reason.
    deny(&table, &general, Some(EMBED)).await;
    let comment = table.person(1).ask("challenge", &json!([option(3, "game", "kyo")])).await;
    assert!(words(&comment).contains("I'm not allowed to embed links"), "{}", words(&comment));
    let home_of_it = "SELECT count(*) FROM challenge WHERE home IS NULL AND game = 'kyo'";
    assert_eq!(table.ask(home_of_it), 1);
    let comment = set(&table, &part("show", &json!([]))).await;
    assert!(comment.contains("I'm not allowed to embed links"), "{comment}");
    // A challenge that can't be posted in its channel is posted in the game's channel.
    deny(&table, &general, None).await;
    deny(&table, &table.channel, Some(SEND)).await;
    let comment = table.person(2).ask("challenge", &json!([option(3, "game", "aruki")])).await;
    assert!(words(&comment).contains("Challenge sent!"), "{}", words(&comment));
    wait_in(&table, &general, "the challenge", containing("wants to play Aruki")).await;
    deny(&table, &general, Some(SEND)).await;
    let comment = table.person(2).ask("challenge", &json!([option(3, "game", "aruki")])).await;
    assert!(words(&comment).contains("I can't run a game in this channel yet"), "{}", words(&comment));
    let comment = set(&table, &channel("remove", &general)).await;
    assert!(comment.contains("wherever the challenge is made"), "{comment}");
    let comment = set(&table, &channel("remove", &general)).await;
    assert!(comment.contains("not a game channel"), "{comment}");
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_back_if_its_channel_is_deleted() {
    let table = Table::new().await;
    let general = table.bed.channel("general");
    set(&table, &channel("add", &general)).await;
    bob_against_carol(&table).await;
    wait_in(&table, &general, "the start", containing("your turn")).await;
    let (owner, carol) = (table.person(0).caller, table.person(2));
    owner.ask("DELETE", &format!("/channels/{general}"), None).await.ok();
    table.person(1).play("d2d3").await;
    let notice = table.notice(1).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&carol.caller.id));
    assert_eq!(home(&table), table.channel);
    assert_eq!(table.ask("SELECT count(*) FROM outbox WHERE parked = 1"), 0);
    let comment = set(&table, &part("show", &json!([]))).await;
    assert!(comment.contains(&format!("The channel {general} is gone")), "{comment}");
    let clear =
        json!([{ "type": 2, "name": "channel", "options": [{ "type": 1, "name": "clear", "options": [] }] }]);
    assert!(!set(&table, &clear).await.contains("is gone"));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_on_through_the_channels_that_refuse_it() {
    let table = Table::new().await;
    let general = table.bed.channel("general");
    set(&table, &channel("add", &general)).await;
    bob_against_carol(&table).await;
    wait_in(&table, &general, "the start", containing("your turn")).await;
    for channel in [&general, &table.channel] {
        deny(&table, channel, Some(SEND)).await;
    }
    // No channel left: the ping is a direct message, and nothing is lost when a channel opens.
    table.person(1).play("d2d3").await;
    table.person(2).wait_for_direct("her turn", containing("your turn")).await;
    deny(&table, &table.channel, None).await;
    table.person(2).play("a11a10").await;
    let notice = table.notice(2).await;
    assert_eq!(pinged(&notice), std::slice::from_ref(&table.person(1).caller.id));
}
