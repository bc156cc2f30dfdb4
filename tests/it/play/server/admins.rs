//! Admins' decisions: limits, ends of games, exports and deletions.

use serde_json::{Value, json};

use super::{bob_against_carol, containing, option, part, set};
use crate::bed::text;
use crate::play::table::{Table, button, is_private, pinged, words};

/// The ids of matches completed for an admin.
async fn completed(table: &Table, person: usize, action: &str, typed: &str) -> Vec<Value> {
    let game = json!({ "type": 3, "name": "game", "value": typed, "focused": true });
    table.person(person).complete("server", &part(action, &json!([game]))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn only_admins_change_a_server_despite_discords_settings() {
    let table = Table::new().await;
    let show = part("show", &json!([]));
    table.person(1).command("server", &show).await.refused(403, 50013);
    // Discord's settings may let everybody use the command; the bot still checks.
    let application = table.bed.application();
    let path = format!("/applications/{application}/commands");
    let commands = table.bed.bot().get(&path).await.ok();
    let own = commands.as_array().unwrap().iter().find(|command| command["name"] == "server").unwrap();
    let open = json!({ "default_member_permissions": null });
    table.bed.bot().patch(&format!("{path}/{}", text(&own["id"])), &open).await.ok();
    bob_against_carol(&table).await;
    for options in [show.clone(), part("delete", &json!([])), part("export", &json!([]))] {
        let comment = table.person(1).ask("server", &options).await;
        assert!(
            is_private(&comment) && words(&comment).contains("people who can manage this server"),
            "{}",
            words(&comment)
        );
        assert!(comment["attachments"].as_array().unwrap().is_empty());
    }
    assert!(completed(&table, 1, "abort", "").await.is_empty());
    let comment = set(&table, &show).await;
    for part in ["wherever the challenge is made", "**A thread per game:** Off", "3 days", "1 ongoing game"] {
        assert!(comment.contains(part), "{part}: {comment}");
    }
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn exceeded_limits_are_named() {
    let table = Table::new().await;
    let limits = part("limits", &json!([option(4, "games", 1), option(4, "challenges", 1)]));
    assert!(set(&table, &limits).await.contains("ongoing games 1 · open challenges 1"));
    bob_against_carol(&table).await;
    let (alice, bob) = (table.person(0), table.person(1));
    let open = json!([option(3, "game", "aruki")]);
    let comment = bob.ask("challenge", &open).await;
    assert!(words(&comment).contains("can have 1 ongoing game. Finish yours"), "{}", words(&comment));
    let comment = alice
        .ask("challenge", &json!([option(3, "game", "aruki"), option(6, "opponent", bob.caller.id.clone())]))
        .await;
    assert!(words(&comment).contains("1 ongoing game, and they have theirs"), "{}", words(&comment));
    assert!(words(&alice.ask("challenge", &open).await).contains("Challenge sent!"));
    let comment = alice.ask("challenge", &json!([option(3, "game", "kyo")])).await;
    assert!(words(&comment).contains("can have 1 open challenge"), "{}", words(&comment));
    let comment = alice.ask("challenge", &open).await;
    assert!(words(&comment).contains("already have a challenge for this game here"), "{}", words(&comment));
    let challenge = table.wait_for("the open one", containing("wants to play")).await;
    let comment = bob.press_and_read(&challenge, "accept").await;
    assert!(
        is_private(&comment) && words(&comment).contains("can have 1 ongoing game. Finish yours"),
        "{}",
        words(&comment)
    );
    // The list leads to the challenge.
    let comment = alice.ask("games", &json!([])).await;
    let message = text(&challenge["id"]);
    assert!(words(&comment).contains(&format!("/{}/{message})", table.channel)), "{}", words(&comment));
    let none = part("limits", &json!([option(4, "games", 0)]));
    assert!(set(&table, &none).await.contains("ongoing games no limit · open challenges 1"));
    bob.press(&challenge, "accept").await.ok();
    table.until("the second game", || table.ask("SELECT count(*) FROM match") == 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_adjudicates_a_game_of_others_and_never_their_own() {
    let mut table = Table::new().await;
    bob_against_carol(&table).await;
    table.notice(0).await;
    let offered = completed(&table, 0, "adjudicate", "bob").await;
    assert_eq!(offered.len(), 1, "{offered:?}");
    assert!(text(&offered[0]["name"]).contains("Aruki · Bob vs. Carol"), "{offered:?}");
    let id = text(&offered[0]["value"]);
    let wins = |game: &str| {
        let options =
            [option(3, "game", game), option(3, "result", "second"), option(3, "reason", "Bob *left*.")];
        part("adjudicate", &json!(options))
    };
    // By its name, too.
    let asked = table.person(0).ask("server", &wins("Aruki Bob")).await;
    for part in ["Bob", "move 1", "decided: Carol wins.", "The reason: Bob left.", "Ratings don't change"] {
        let comment = words(&asked).replace(&format!("<@{}>", table.person(1).caller.id), "Bob");
        assert!(is_private(&asked) && comment.contains(part), "{part}: {comment}");
    }
    // A move in between makes the decision stale.
    table.person(1).play("d2d3").await;
    table.person(2).play("a11a10").await;
    table.notice(2).await;
    let comment = table.person(0).press_and_read(&asked, "end!").await;
    assert!(words(&comment).contains("moved on"), "{}", words(&comment));
    let asked = table.person(0).ask("server", &wins(&id)).await;
    assert!(words(&asked).contains("Ratings change"), "{}", words(&asked));
    table.stop_bot().await;
    table.start_bot().await;
    let done = table.person(0).press_and_reread(&asked, "end!").await;
    assert!(words(&done).contains("Done. The players will read"), "{}", words(&done));
    let end = table.wait_for("the end", containing("A server admin decided: Carol wins.")).await;
    assert_eq!(pinged(&end).len(), 2);
    assert!(words(&end).contains("1500? → 1662? (+162)"), "{}", words(&end));
    let comment = table.person(2).ask("profile", &json!([])).await;
    assert!(words(&comment).contains("1662"), "{}", words(&comment));
    let comment = table.person(0).ask("server", &wins(&id)).await;
    assert!(words(&comment).contains("This game is over"), "{}", words(&comment));
    let notation = "SELECT count(*) FROM match WHERE winner = 'second' AND reason = 'adjudicated' AND said = 'Bob *left*.'";
    assert_eq!(table.ask(notation), 1);
    // The admin's own game.
    table.begin().await;
    assert!(completed(&table, 0, "abort", "").await.is_empty());
    let own = table.ask("SELECT id FROM match WHERE ended_at IS NULL");
    let own = sealed_move::domain::Id(own.unsigned_abs()).to_string();
    let abort = |game: &str| part("abort", &json!([option(3, "game", game)]));
    let comment = table.person(0).ask("server", &abort(&own)).await;
    assert!(words(&comment).contains("You play in that game yourself"), "{}", words(&comment));
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL"), 1);
    let comment = table.person(0).ask("server", &abort("nonsense")).await;
    assert!(words(&comment).contains("can't find that game here"), "{}", words(&comment));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_calls_a_game_off_without_a_result() {
    let table = Table::new().await;
    bob_against_carol(&table).await;
    table.notice(0).await;
    for (person, turn) in [(1, "d2d3"), (2, "a11a10")] {
        table.person(person).play(turn).await;
    }
    let abort = part("abort", &json!([option(3, "game", "aruki")]));
    let asked = table.person(0).ask("server", &abort).await;
    assert!(words(&asked).contains("Ratings don't change"), "{}", words(&asked));
    table.person(0).press(&asked, "end!").await.ok();
    let end = table.wait_for("the end", containing("canceled this game")).await;
    assert!(!words(&end).contains("Ratings"), "{}", words(&end));
    assert_eq!(table.ask("SELECT count(*) FROM record"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_exported_and_deleted() {
    let table = Table::new().await;
    set(&table, &part("vacation", &json!([option(4, "days", 7)]))).await;
    bob_against_carol(&table).await;
    table.notice(0).await;
    table.person(1).play("d2d3").await;
    table.notice(1).await;
    let sent = table.person(0).ask("server", &part("export", &json!([]))).await;
    assert!(is_private(&sent) && words(&sent).contains("with 1 game"), "{}", words(&sent));
    for nonsense in ["zzz", "?!"] {
        let after = part("export", &json!([option(3, "after", nonsense)]));
        let comment = table.person(0).ask("server", &after).await;
        assert!(words(&comment).contains("I can't find that game in this server."), "{}", words(&comment));
    }
    let url = text(&sent["attachments"][0]["url"]);
    let export: Value = table.bed.client.get(url).send().await.unwrap().json().await.unwrap();
    assert_eq!(export["settings"]["vacation_days"], 7);
    assert_eq!(export["matches"][0]["turns"], json!(["O(d2)d3"]));
    assert_eq!(export["matches"][0]["players"]["white"]["name"], "Bob");
    // Another game is finished, and one is the admin's own.
    table.person(2).play("a11a10").await;
    table.notice(2).await;
    let resigned = table.person(1).ask("resign", &json!([])).await;
    table.person(1).press(&resigned, "resign!").await.ok();
    table.wait_for("the end", containing("resigned")).await;
    table.begin().await;
    table.person(0).play("d2d3").await;
    table.person(1).play("a11a10").await;
    bob_again(&table).await;
    let asked = table.person(0).ask("server", &part("delete", &json!([]))).await;
    for part in [
        "2 games are being played here",
        "The one between other players",
        "Your own game",
        "Finished games (1)",
    ] {
        assert!(words(&asked).contains(part), "{part}: {}", words(&asked));
    }
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL"), 2);
    let done = table.person(0).press_and_reread(&asked, "server!").await;
    assert!(words(&done).contains("Deleted. 2 games were being played."), "{}", words(&done));
    table.wait_for("the end of others", containing("This server's data was deleted")).await;
    table.wait_for("her own end", containing("Alice resigned. Bob wins!")).await;
    for (left, sql) in [
        (0, "SELECT count(*) FROM match WHERE ended_at IS NULL OR guild IS NOT NULL OR channel <> 0"),
        (0, "SELECT count(*) FROM challenge WHERE guild IS NOT NULL OR channel <> 0 OR state = 'open'"),
        (0, "SELECT count(*) FROM server_player"),
        (0, "SELECT count(*) FROM server"),
        (3, "SELECT count(*) FROM match"),
    ] {
        assert_eq!(table.ask(sql), left, "{sql}");
    }
    table.until("all is sent", || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0).await;
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE notice IS NOT NULL"), 0);
    // Their players keep them, others no longer see them; ratings stay.
    let id = sealed_move::domain::Id(table.ask("SELECT min(id) FROM match").unsigned_abs()).to_string();
    let game = json!([option(3, "game", id)]);
    assert!(words(&table.person(1).ask("history", &game).await).contains("Aruki"));
    assert!(words(&table.person(0).ask("history", &game).await).contains("can't find that game here"));
    assert!(words(&table.person(2).ask("profile", &json!([])).await).contains("1662"));
    table.bed.check_traffic().await;
}

/// Begins another game of Bob against Carol.
async fn bob_again(table: &Table) {
    let (bob, carol) = (table.person(1), table.person(2));
    let options = json!([option(3, "game", "kyo"), option(6, "opponent", carol.caller.id.clone())]);
    bob.command("challenge", &options).await.ok();
    let challenge = table.wait_for("the challenge", |message| {
        button(message, "accept").is_some() && words(message).contains("Kyo")
    });
    carol.press(&challenge.await, "accept").await.ok();
    table.until("both go on", || table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL") == 2).await;
}
