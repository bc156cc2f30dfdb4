//! Spectators: members of a server look at its games and see only public information.

use serde_json::{Value, json};

use super::table::{Person, Table, button, buttons, entries, is_private, picture, words};

fn option(name: &str, value: &str) -> Value {
    json!({ "type": 3, "name": name, "value": value })
}

/// Completions of a command's `game`.
async fn games(person: &Person<'_>, command: &str, typed: &str) -> Vec<(String, String)> {
    let option = json!([{ "type": 3, "name": "game", "value": typed, "focused": true }]);
    let found = person.complete(command, &option).await;
    let text = |choice: &Value, part: &str| choice[part].as_str().unwrap().to_owned();
    found.iter().map(|choice| (text(choice, "name"), text(choice, "value"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_can_read_their_own_hand() {
    let table = Table::new().await;
    table.begin_game("lusus", "standard").await;
    for (number, reads) in [(0, true), (1, true), (2, false)] {
        let shown = words(&table.person(number).ask("board", &json!([])).await);
        let hand = shown.split_once("**Your hand**\n").map(|(_, hand)| hand);
        assert_eq!(hand.is_some_and(|hand| !hand.trim().is_empty()), reads, "{number}: {shown}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_pressing_move_or_more_see_the_public_board() {
    for (game, setup) in
        [("aruki", "standard"), ("kyo", "middle"), ("chakart", "deterministic"), ("lusus", "standard")]
    {
        let table = Table::new().await;
        let start = table.begin_game(game, setup).await;
        let carol = table.person(2);
        for action in ["move", "more"] {
            let board = carol.press_and_read(&start, action).await;
            let said = words(&board);
            assert!(is_private(&board) && said.contains("You're watching this game."), "{game}: {said}");
            assert!(said.contains("It's <@"), "whose turn it is: {said}");
            assert!(!said.contains("hand"), "{said}");
            assert!(
                button(&board, "history").is_some() && buttons(&board).len() == 1,
                "only looking: {board}"
            );
            let (alt, _) = picture(&table, &board).await;
            let (public, _) = picture(&table, &start).await;
            assert_eq!(alt, public, "{game}: the public view");
        }
        assert_eq!(table.ask("SELECT count(*) FROM draft"), 0, "no draft for a spectator");
        // The opponent, who plays, gets a player's answer.
        let told = table.person(1).press_and_read(&start, "move").await;
        assert!(!words(&told).contains("watching"), "{}", words(&told));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_in_a_games_channel_mean_that_game() {
    let table = Table::new().await;
    let none = json!([]);
    let carol = table.person(2);
    let refused = carol.ask("board", &none).await;
    assert!(!words(&refused).contains("watching"), "{}", words(&refused));
    table.begin().await;
    let look = async |command: &str| carol.ask(command, &none).await;
    assert!(words(&look("board").await).contains("You're watching this game."));
    assert!(words(&look("describe").await).contains("Aruki"));
    assert!(words(&look("history").await).contains("Aruki"));
    // Completions of `what` are for that game, too.
    let what = json!([{ "type": 3, "name": "what", "value": "", "focused": true }]);
    assert!(!carol.complete("describe", &what).await.is_empty());
    // A note is private to a player.
    let note = carol.command("note", &none).await.ok();
    assert_eq!(note["type"], 4, "no form");
    // With a second game here the command is ambiguous, and the list has both.
    begin_kyo(&table).await;
    let which = look("board").await;
    assert!(words(&which).contains("Which game?"), "{}", words(&which));
    assert_eq!(entries(&which).len(), 2, "{which}");
    let found = games(&carol, "board", "").await;
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.iter().all(|(label, _)| label.contains("Alice") && label.contains("Bob")), "{found:?}");
    let kyo = games(&carol, "history", "kyo").await;
    assert_eq!(kyo.len(), 1, "{kyo:?}");
    let shown = carol.ask("history", &json!([option("game", &kyo[0].1)])).await;
    assert!(words(&shown).contains("Kyo"), "{}", words(&shown));
    // Players have to choose one of their games.
    let own = table.person(0).ask("board", &none).await;
    assert!(words(&own).contains("Which game?") && entries(&own).len() == 2, "{}", words(&own));
    // A finished game is still the channel's game.
    table.run("UPDATE match SET ended_at = created_at + 1, reason = 'aborted'");
    assert!(words(&look("history").await).contains("Kyo"));
    table.bed.check_traffic().await;
}

async fn begin_kyo(table: &Table) {
    let (alice, bob) = (table.person(0), table.person(1));
    let options = json!([
        option("game", "kyo"),
        { "type": 6, "name": "opponent", "value": bob.caller.id },
        option("side", "first"),
    ]);
    alice.command("challenge", &options).await.ok();
    let challenge = table.challenge().await;
    bob.press(&challenge, "accept").await.ok();
    table.start_of("kyo").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_channels_game_takes_precedence() {
    let table = Table::new().await;
    let (alice, carol) = (table.person(0), table.person(2));
    let general = table.bed.channel("general");
    table.begin().await;
    // Alice and Bob play here, Carol and Bob in the other channel.
    let add =
        json!([option("game", "kyo"), { "type": 6, "name": "opponent", "value": table.person(1).caller.id }]);
    carol.caller.command(&general, "challenge", &add).await.ok();
    table
        .until("the challenge", || table.ask("SELECT count(*) FROM challenge WHERE message IS NOT NULL") == 2)
        .await;
    let posted = carol.caller.messages(&general).await;
    let challenge = posted.iter().find(|message| button(message, "accept").is_some()).unwrap();
    let accept = button(challenge, "accept").unwrap();
    table.person(1).caller.press(&general, &challenge["id"], &accept).await.ok();
    table.until("the game", || table.ask("SELECT count(*) FROM match") == 2).await;
    let here = carol.ask("board", &json!([])).await;
    assert!(words(&here).contains("Aruki") && words(&here).contains("watching"), "{}", words(&here));
    let asked = carol.caller.command(&general, "board", &json!([])).await.ok();
    let there = carol.caller.message(&general, &asked["message_id"]).await.ok();
    assert!(words(&there).contains("Kyo") && !words(&there).contains("watching"), "{}", words(&there));
    // The bot's direct messages have no server: games of others aren't listed or shown.
    let game = alice.ask("games", &json!([])).await;
    assert!(is_private(&game));
    let id = sealed_move::domain::Id(table.ask("SELECT min(id) FROM match") as u64);
    let context = table.running_context();
    let refused = context.service().views.view(id, sealed_move::domain::PlayerId(77), None, None);
    assert!(refused.is_err());
}
