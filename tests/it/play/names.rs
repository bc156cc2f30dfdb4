//! Names seen on Discord, from the interaction to the message as the bot sends it.

use serde_json::{Value, json};

use super::table::{Person, Table, words};

/// Sets the nickname of a person.
async fn call(table: &Table, person: &Person<'_>, nick: &str) {
    let path = format!("/guilds/{}/members/{}", table.bed.guild(), person.caller.id);
    table.person(0).caller.patch(&path, &json!({ "nick": nick })).await.ok();
}

/// The beginning of a notice with a name.
fn isolated(name: &str) -> String {
    format!("\u{2068}{name}\u{2069} played")
}

/// Waits for the request of the bot whose text contains `what`. Unlike the messages that people
/// read in tests, a request has isolates.
async fn sent(table: &Table, what: &str) -> String {
    let began = std::time::Instant::now();
    let mut seen = String::new();
    loop {
        for exchange in table.bed.traffic().await {
            seen += &[exchange.request_json, exchange.response_json]
                .into_iter()
                .flatten()
                .map(|body| body.to_string())
                .collect::<String>();
        }
        if seen.contains(what) {
            return seen;
        }
        assert!(began.elapsed() < super::table::TIMEOUT, "never sent: {what} in {seen}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_have_no_effect_in_notices() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    table.begin().await;
    // The nicknames of Alice, who plays White, and of Bob, with the beginnings of the notices.
    for (player, nick, turn, shown) in [
        (&alice, "\u{202e}ecilA", "d2d3", r"ecilA"),
        (&bob, "\u{3164}", "a11a10", r"Bob"),
        (&alice, "\u{200b}", "e2e3", r"Alice"),
        (&bob, "https://evil.example/x", "b11b10", r"https\:\/\/evil.example\/x"),
        (&alice, "discord.gg/abc <@1>", "f2f3", r"discord.gg\/abc \<\@1\> (@Alice)"),
        (&bob, "White", "c11c10", r"White (@Bob)"),
        (&alice, "Sealed Move", "g2g3", r"Sealed Move (@Alice)"),
        (&bob, "a\u{300}\u{300}\u{300}\u{300}\u{300}", "d11d10", "a\u{300}\u{300}\u{300}"),
        (&alice, "Computer 3 · Careful", "h2h3", r"Computer 3 · Careful (@Alice)"),
    ] {
        call(&table, player, nick).await;
        player.play_surely(turn).await;
        // In JSON, a backslash is escaped.
        sent(&table, &isolated(&shown.replace('\\', "\\\\"))).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_of_the_same_name_are_told_apart() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    call(&table, &alice, "Sam").await;
    call(&table, &bob, "Ｓａｍ").await;
    table.begin().await;
    alice.play_surely("d2d3").await;
    table.notice(1).await;
    bob.play_surely("a11a10").await;
    sent(&table, &isolated("Ｓａｍ (@Bob)")).await;
    let shown = alice.ask("board", &json!([])).await;
    assert!(words(&shown).contains("Ｓａｍ (@Bob) (Black) played"), "{shown}");
    let typed = json!([{ "type": 3, "name": "game", "value": "", "focused": true }]);
    let listed = alice.complete("board", &typed).await;
    let label = |choice: &Value| choice["name"].as_str().unwrap_or_default().to_owned();
    assert!(label(&listed[0]).contains("against Ｓａｍ (@Bob)"), "{listed:?}");
    let file = alice.press_and_read(&alice.ask("history", &json!([])).await, "record").await;
    let url = file["attachments"][0]["url"].as_str().unwrap();
    let file = table.bed.client.get(url).send().await.unwrap().text().await.unwrap();
    assert!(file.contains(" Sam (@Alice)\n") && file.contains(" Ｓａｍ (@Bob)\n"), "{file}");
}
