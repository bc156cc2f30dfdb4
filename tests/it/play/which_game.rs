//! An ambiguous command asks for the game, and then runs there.

use serde_json::{Value, json};

use super::table::{Person, Table, button, entries, is_private, picture, words};

fn text(name: &str, value: &str) -> Value {
    json!({ "type": 3, "name": name, "value": value })
}

/// Aruki and Kyo between Alice and Bob, with Alice moving first in both.
async fn two_games() -> Table {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let opponent = json!({ "type": 6, "name": "opponent", "value": bob.caller.id });
    alice.command("challenge", &json!([text("game", "kyo"), opponent, text("side", "first")])).await.ok();
    let challenge = table.challenge().await;
    bob.press(&challenge, "accept").await.ok();
    table.start_of("kyo").await;
    table
}

/// Chooses a game in the question.
async fn choose(table: &Table, person: &Person<'_>, question: &Value, game: &str) -> Value {
    assert!(is_private(question) && words(question).contains("Which game?"), "{}", words(question));
    let found = entries(question);
    let (value, _) = found.iter().find(|(_, label)| label.contains(game)).expect(game);
    let id = button(question, "in-game").expect("a menu");
    let done = person.caller.choose(&table.channel, &question["id"], &id, &[value]).await.ok();
    person.reread(question, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn ambiguous_commands_ask_which_game_and_run_there() {
    let table = two_games().await;
    let alice = table.person(0);
    let none = json!([]);
    let told = [
        ("board", "It's your turn"),
        ("history", "starting position**"),
        ("describe", "Kyo, move 1, Gold to move"),
        ("plan", "No plans in this game"),
        ("resign", "resigning only aborts your Kyo game"),
        ("abort", "Abort your Kyo game"),
        ("draw", "You offered a draw"),
        ("moretime", "You can't give yourself time"),
    ];
    for (command, told) in told {
        let question = alice.ask(command, &none).await;
        assert_eq!(entries(&question).len(), 2, "{command}: {question}");
        let done = choose(&table, &alice, &question, "Kyo").await;
        assert!(is_private(&done) && button(&done, "in-game").is_none(), "{command}: {}", words(&done));
        assert!(!words(&done).contains("Aruki"), "{command}: {}", words(&done));
        assert!(words(&done).contains(told), "{command}: {}", words(&done));
    }
    assert_eq!(
        table.ask("SELECT count(*) FROM match WHERE ended_at IS NOT NULL"),
        0,
        "the game is asked for first"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_for_finished_games_explain_a_running_one() {
    let table = Table::new().await;
    table.begin().await;
    let none = json!([]);
    let (alice, carol) = (table.person(0), table.person(2));
    for person in [&alice, &carol] {
        let told = words(&person.ask("review", &none).await);
        assert!(told.contains("You can review a game once it's over."), "{told}");
        let told = words(&person.ask("verify", &none).await);
        assert!(told.contains("There are no dice in that game."), "{told}");
    }
    let told = words(&alice.ask("rematch", &none).await);
    assert!(told.contains("This game isn't over yet."), "{told}");
    let told = words(&carol.ask("rematch", &none).await);
    assert!(told.contains("Only this game's two players can do that."), "{told}");
    // A game with dice, and one with the computer's sealed choices.
    let dice = Table::new().await;
    let (alice, bob) = (dice.person(0), dice.person(1));
    let opponent = json!({ "type": 6, "name": "opponent", "value": bob.caller.id });
    alice.command("challenge", &json!([text("game", "chakart"), opponent])).await.ok();
    bob.press(&dice.challenge().await, "accept").await.ok();
    dice.start_of("chakart").await;
    for person in [&alice, &dice.person(2)] {
        let told = words(&person.ask("verify", &none).await);
        assert!(told.contains("This game isn't over yet. You can verify it once it is."), "{told}");
    }
    let told = words(&carol.ask("verify", &json!([text("game", "1")])).await);
    assert!(told.contains("I can't find that game here."), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_other_options_are_kept() {
    let table = two_games().await;
    let alice = table.person(0);
    let question = alice.ask("describe", &json!([text("what", "e9")])).await;
    let told = choose(&table, &alice, &question, "Kyo").await;
    assert!(words(&told).contains("King"), "{}", words(&told));
    let question = alice.ask("board", &json!([{ "type": 4, "name": "move", "value": 0 }])).await;
    let board = choose(&table, &alice, &question, "Aruki").await;
    assert!(picture(&table, &board).await.0.contains("Aruki"), "{}", words(&board));
    // Too long for a button: it stays an error with advice.
    let long = alice.ask("describe", &json!([text("what", &"e".repeat(90))])).await;
    assert!(words(&long).contains("Choose one with `game`"), "{}", words(&long));
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_of_one_of_several_games_open_their_form() {
    let table = two_games().await;
    let alice = table.person(0);
    let question = alice.ask("note", &json!([])).await;
    let id = button(&question, "in-game").expect("a menu");
    let (game, _) = entries(&question).remove(0);
    let form = alice.caller.choose(&table.channel, &question["id"], &id, &[&game]).await.ok();
    assert_eq!(form["type"], 9, "a form: {form}");
    // Another person's question and an unknown game do no harm.
    let bob = table.person(1);
    let forged = bob.caller.choose(&table.channel, &question["id"], &id, &["zzz"]).await;
    assert_ne!(forged.status, 200, "others can't see it");
}
