//! Many channels that refuse messages: other channels don't wait.

use serde_json::json;

use super::table::Table;

/// The forbidden permission: sending messages.
const SEND: u64 = 1 << 11;

/// Numbers of refusing channels and of their messages.
const CHANNELS: i64 = 40;
const MESSAGES: i64 = 500;

/// Concurrent sends outside refusing channels. If the blocked messages could use them all, a notice
/// would wait for that many refusals.
const MAX_CONCURRENT_SENDS: usize = 12;

/// Delay of each refusal: a notice that is merely slow to draw sees few of them.
const DELAY: &str = "750ms";

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_does_not_wait_for_500_blocked_messages() {
    let table = Table::new().await;
    table.begin().await;
    let sent = "SELECT count(*) FROM outbox WHERE sent_at IS NULL";
    table.until("the start is recorded", || table.ask(sent) == 0).await;
    let owner = table.person(0).caller;
    let guild = table.bed.guild();
    let mut channels = Vec::new();
    let mut slow = Vec::new();
    for number in 0..CHANNELS {
        let deny =
            json!({ "id": table.bed.application(), "type": 1, "allow": "0", "deny": SEND.to_string() });
        let channel =
            json!({ "name": format!("closed-{number}"), "type": 0, "permission_overwrites": [deny] });
        let made = owner.ask("POST", &format!("/guilds/{guild}/channels"), Some(&channel)).await.ok();
        let channel = made["id"].as_str().unwrap().to_owned();
        slow.push(
            json!({ "method": "POST", "route": format!("/channels/{channel}/messages"), "delay": DELAY }),
        );
        channels.push(channel);
    }
    table.set_faults(&json!({ "rules": slow })).await;
    // Older than everything, refused for days, and due. The match is played elsewhere, so they
    // don't move.
    let mut sql = String::from("BEGIN;");
    for number in 0..MESSAGES {
        let channel = &channels[(number % CHANNELS) as usize];
        sql += &format!(
            "INSERT INTO outbox (id, kind, subject, revision, actor, channel, created_at, due_at, parked, attempts, moved)
             SELECT {number} + 1, 'draw_declined', id, 0, first, {channel}, created_at - 86400000, 0, 1, 5, 99 FROM match;"
        );
    }
    table.run(&(sql + "COMMIT;"));
    let _ = table.bed.traffic().await;
    table.person(0).play("d2d3").await;
    table.notice(1).await;
    // Now the maximum number is in flight.
    table.person(1).play("d11d10").await;
    table.notice(2).await;
    // Every channel is tried with one of its messages.
    let held =
        "SELECT count(*) FROM outbox WHERE parked = 1 AND sent_at IS NULL AND due_at > created_at + 86400000";
    table.until("every channel was tried", || table.ask(held) == MESSAGES).await;
    let traffic = table.bed.traffic().await;
    let posts = traffic.iter().filter(|sent| sent.method == "POST" && sent.path.ends_with("/messages"));
    let statuses: Vec<_> = posts.map(|sent| sent.status).collect();
    let last = statuses.iter().rposition(|status| *status != 403).unwrap();
    let before = statuses[..last].iter().filter(|status| **status == 403).count();
    assert!(before < MAX_CONCURRENT_SENDS, "the notice waited for {before} refusals");
    let refused = |channel: &String| {
        let path = format!("/channels/{channel}/messages");
        traffic.iter().filter(|sent| sent.method == "POST" && sent.path.ends_with(&path)).count()
    };
    assert_eq!(channels.iter().map(refused).collect::<Vec<_>>(), [1; CHANNELS as usize]);
    table.set_faults(&json!({ "rules": [] })).await;
    // One channel opens. At its next try it gets all messages in order, and nothing else is sent.
    let open = &channels[7];
    let path = format!("/channels/{open}/permissions/{}", table.bed.application());
    owner.ask("DELETE", &path, None).await.ok();
    table.run(&format!(
        "UPDATE outbox SET due_at = 0 WHERE id = (SELECT min(id) FROM outbox WHERE channel = {open})"
    ));
    let ask = json!([{ "type": 3, "name": "game", "value": "aruki" }]);
    table.person(2).command("challenge", &ask).await.ok();
    let left = format!("SELECT count(*) FROM outbox WHERE sent_at IS NULL AND channel = {open}");
    table.until("it has all messages", || table.ask(&left) == 0).await;
    let expected = (0..MESSAGES).filter(|number| number % CHANNELS == 7).count();
    let list = table.bed.person(2).messages(open).await;
    assert_eq!(list.len(), expected);
    let posted = format!("SELECT count(*) FROM outbox WHERE message <> 0 AND channel = {open}");
    assert_eq!(table.ask(&posted), expected as i64);
}
