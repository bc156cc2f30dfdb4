//! Four games in a language: challenges, typed and composed moves, lists, boards,
//! descriptions, histories, rules, plans, offers, notes, ends.

use serde_json::{Value, json};

use super::wording::check_traffic;
use super::{
    LANGUAGE, Language, begin, game_of, given, list, newest, option, resign, settle, table_in, with_button,
};
use crate::bed::text;
use crate::play::table::{Person, Table, button, entries, pinged};
use crate::random::Random;

/// Presses a button and ignores the answer.
async fn press(table: &Table, person: &Person<'_>, message: &Value, action: &str) {
    person.press(message, action).await.ok();
    settle(table).await;
}

/// Submits an open form.
async fn fill(table: &Table, person: &Person<'_>, form: &Value, typed: &str) {
    assert_eq!(form["type"], 9, "{form}");
    person.caller.submit(&table.channel, &text(&form["data"]["custom_id"]), "text", typed).await.ok();
}

/// Composes a move from the first or random entries of the menus, and plays it.
async fn compose(table: &Table, person: &Person<'_>, notice: &Value, random: &mut Random) {
    let mut message = person.press_and_read(notice, "move").await;
    for step in 0..20 {
        let menu = entries(&message);
        let confirm = button(&message, "confirm").is_some_and(|id| is_enabled(&message, &id));
        if confirm && (menu.is_empty() || step > 3) {
            message = person.press_and_reread(&message, "confirm").await;
            settle(table).await;
            assert!(message["id"].is_string());
            return;
        }
        if menu.is_empty() {
            return;
        }
        if step == 2 && is_enabled(&message, &button(&message, "undo").unwrap()) {
            message = person.press_and_reread(&message, "undo").await;
            continue;
        }
        message = person.choose(&message, &menu[random.below(menu.len())].0).await;
    }
    person.press(&message, "discard").await.ok();
}

fn is_enabled(message: &Value, id: &str) -> bool {
    let rows = message["components"].as_array().unwrap();
    let mut parts = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    parts.any(|part| part["custom_id"] == id && part["disabled"] != true)
}

/// Uses every command that shows a game.
async fn look_around(table: &Table, person: &Person<'_>, game: &str, parts: &[&str]) {
    let none = json!([]);
    person.ask("board", &none).await;
    person.ask("board", &json!([option(4, "move", 0)])).await;
    person.ask("describe", &none).await;
    for typed in ["", "a", "e"] {
        list(person, "describe", "what", typed).await;
        list(person, "move", "move", typed).await;
    }
    let all = list(person, "describe", "what", "").await;
    for part in
        all.iter().map(|choice| text(&choice["value"])).chain(parts.iter().map(|part| (*part).to_owned()))
    {
        person.ask("describe", &given("what", &part)).await;
    }
    let viewer = person.ask("history", &none).await;
    let listed = person.press_and_read(&viewer, "turns").await;
    assert!(listed["embeds"].is_array());
    for action in ["record", "replay"] {
        person.press_and_read(&viewer, action).await;
    }
    let form = person.press(&viewer, "goto").await.ok();
    fill(table, person, &form, "1").await;
    fill(table, person, &form, "999").await;
    for topic in ["", "no such topic", "king"] {
        let typed = if topic.is_empty() { json!([]) } else { given("topic", topic) };
        let mut options = given("game", game);
        options.as_array_mut().unwrap().extend(typed.as_array().unwrap().clone());
        let page = person.ask("rules", &options).await;
        assert!(!entries(&page).is_empty());
    }
    let topic = json!({ "type": 3, "name": "topic", "value": "", "focused": true });
    assert_eq!(person.complete("rules", &json!([option(3, "game", game), topic])).await.len(), 25);
}

/// Plays some moves: typed, chosen from the list, and composed. The notice's ping names the player
/// to move.
async fn play_some(table: &Table, game: &str, moves: usize) {
    let mut random = Random::new(7);
    for number in 0..moves {
        settle(table).await;
        let Some(notice) = table
            .person(2)
            .caller
            .messages(&table.channel)
            .await
            .into_iter()
            .find(|message| button(message, "move").is_some() && !pinged(message).is_empty())
        else {
            return;
        };
        let mover = usize::from(pinged(&notice)[0] != table.person(0).caller.id);
        let person = table.person(mover);
        let offered = list(&person, "move", "move", "").await;
        if offered.is_empty() {
            return;
        }
        for wrong in [
            "zzz",
            "a1a1",
            "e2e9",
            "d1",
            "pass",
            offered[0]["value"].as_str().unwrap().get(..1).unwrap_or("e"),
        ] {
            if number < 2 {
                person.ask("move", &given("move", wrong)).await;
            }
        }
        if number % 3 == 2 {
            compose(table, &person, &notice, &mut random).await;
            continue;
        }
        let mut chosen = text(&offered[random.below(offered.len())]["value"]);
        for _ in 0..8 {
            let more = list(&person, "move", "move", &chosen).await;
            match more.iter().map(|choice| text(&choice["value"])).find(|value| *value != chosen) {
                Some(longer) if number % 2 == 0 => chosen = longer,
                _ => break,
            }
        }
        let asked = person.ask("move", &given("move", &chosen)).await;
        if button(&asked, "play").is_some() {
            press(table, &person, &asked, "play").await;
        }
    }
    settle(table).await;
    println!("{game}: {} entries", table.ask("SELECT count(*) FROM ply"));
}

/// Reads the review of a finished game, as a picture and in words, and the profile's drawing.
async fn look_back(table: &Table, game: &str) {
    let (alice, bob) = (table.person(0), table.person(1));
    alice.ask("review", &given("game", game)).await;
    table.until("the review", || table.ask("SELECT count(*) FROM review WHERE due_at IS NULL") == 1).await;
    let told = bob.ask("review", &given("game", game)).await;
    assert!(button(&told, "review-again").is_none(), "it is whole: {told}");
    for person in [alice, bob] {
        person.ask("profile", &json!([])).await;
    }
}

/// Plays a game, looks at all of it, and counts the texts.
async fn play(lang: Language, game: &str, setup: &str, moves: usize, parts: &[&str]) {
    let table = table_in(lang).await;
    let start = begin(&table, game, setup).await;
    let (alice, bob) = (table.person(0), table.person(1));
    bob.press_and_read(&start, "view").await;
    play_some(&table, game, moves).await;
    look_around(&table, &alice, game, parts).await;
    alice.set("text", "beside").await;
    bob.set("text", "instead").await;
    let notice = newest(&table).await;
    for person in [&alice, &bob, &table.person(2)] {
        person.press_and_read(&notice, "view").await;
        person.press_and_read(&notice, "history").await;
        person.ask("games", &json!([])).await;
        person.ask("next", &json!([])).await;
    }
    alice.ask("verify", &given("game", &game_of(&start))).await;
    if table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL") == 1 {
        resign(&table, 0).await;
    }
    alice.ask("verify", &given("game", &game_of(&start))).await;
    alice.ask("board", &given("game", &game_of(&start))).await;
    look_back(&table, &game_of(&start)).await;
    let texts = check_traffic(&table, lang).await;
    println!("{game}: {} texts", texts.len());
    assert!(texts.len() > 100, "only {} texts were read", texts.len());
}

/// Plays each game to its end.
pub(super) async fn four_games(lang: Language) {
    play(lang, "aruki", "standard", 3, &["White", "column e", "Pawn"]).await;
    play(lang, "kyo", "middle+", 3, &["Gold", "column E", "Tower"]).await;
    play(lang, "chakart", "symmetric", 6, &["White", "row 2", "Egg"]).await;
    play(lang, "lusus", "standard", 6, &["White", "turns from d2", "hand"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn aruki_is_played_in_the_language_of_accents() {
    play(*LANGUAGE, "aruki", "standard", 6, &["White", "turns from d2", "column e", "row 12", "Pawn"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kyo_is_played_in_the_language_of_accents() {
    play(*LANGUAGE, "kyo", "middle+", 8, &["Gold", "turns from A3", "column E", "row 3", "Tower"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chakart_is_played_in_the_language_of_accents() {
    play(*LANGUAGE, "chakart", "symmetric", 14, &["White", "turns from d2", "column e", "row 2", "Egg"])
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lusus_is_played_in_the_language_of_accents() {
    play(*LANGUAGE, "lusus", "standard", 10, &["White", "turns from d2", "column e", "row 2", "hand"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn challenges_are_made_and_answered_in_the_language_of_accents() {
    challenges(*LANGUAGE).await;
}

pub(super) async fn challenges(lang: Language) {
    let table = table_in(lang).await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));
    let challenge = |game: &str, whom: &str| json!([option(3, "game", game), option(6, "opponent", whom)]);
    alice.ask("challenge", &challenge("aruki", &alice.caller.id)).await;
    alice.ask("challenge", &challenge("aruki", &table.bed.application())).await;
    alice.ask("challenge", &json!([option(3, "game", "kyo"), option(3, "setup", "nowhere")])).await;
    for game in ["aruki", "kyo", "chakart", "lusus"] {
        let setup = json!({ "type": 3, "name": "setup", "value": "", "focused": true });
        assert!(!alice.complete("challenge", &json!([option(3, "game", game), setup])).await.is_empty());
    }
    // Declined, withdrawn, accepted by the wrong player, accepted.
    alice.ask("challenge", &challenge("chakart", &bob.caller.id)).await;
    let open = table.challenge().await;
    carol.press_and_read(&open, "accept").await;
    alice.press_and_read(&open, "accept").await;
    press(&table, &bob, &open, "decline").await;
    alice.ask("games", &json!([])).await;
    let own = alice
        .ask("challenge", &json!([option(3, "game", "kyo"), option(3, "rated", "no"), option(4, "pace", 1)]))
        .await;
    let open = table.challenge().await;
    alice.ask("games", &json!([])).await;
    press(&table, &alice, &own, "withdraw").await;
    bob.press(&open, "accept").await;
    alice.ask("challenge", &given("game", "lusus")).await;
    let open = table.challenge().await;
    press(&table, &carol, &open, "accept").await;
    bob.press(&open, "accept").await;
    // From the context menu of a user.
    for target in [&bob.caller.id, &alice.caller.id, &table.bed.application()] {
        let data = json!({ "name": "Challenge …", "type": 2, "target_id": target });
        let asked = json!({ "type": 2, "channel_id": table.channel, "data": data });
        let done = alice.caller.interact(&asked).await.ok();
        let asked = alice.read(&done["message_id"]).await;
        if button(&asked, "challenge").is_some() {
            press(&table, &alice, &asked, "challenge").await;
        }
    }
    bob.set("challenges", "nobody").await;
    alice.ask("challenge", &challenge("aruki", &bob.caller.id)).await;
    let texts = check_traffic(&table, lang).await;
    assert!(texts.len() > 30, "{texts:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_and_ends_are_accented() {
    offers_and_ends(*LANGUAGE).await;
}

pub(super) async fn offers_and_ends(lang: Language) {
    let table = table_in(lang).await;
    let start = begin(&table, "aruki", "standard").await;
    let (alice, bob, carol) = (table.person(0), table.person(1), table.person(2));
    let none = json!([]);
    for command in ["takeback", "draw", "abort", "resign", "rematch", "moretime", "note", "verify"] {
        carol.command(command, &none).await;
        if !matches!(command, "draw" | "abort") {
            alice.command(command, &none).await;
        }
    }
    for person in [&alice, &bob, &carol] {
        person.press_and_read(&start, "more").await;
    }
    // Draw offers: made, withdrawn, declined, and refused actions.
    for answer in ["draw0", "draw-"] {
        let own = alice.ask("draw", &none).await;
        let offer = with_button(&table, "draw+").await;
        alice.press_and_read(&offer, "draw+").await;
        alice.ask("draw", &none).await;
        bob.press_and_read(&start, "more").await;
        if answer == "draw0" {
            press(&table, &alice, &own, answer).await;
        } else {
            press(&table, &bob, &offer, answer).await;
        }
        // Its buttons may be gone already.
        bob.press(&offer, "draw+").await;
    }
    alice.play("d2d3").await;
    let notice = newest(&table).await;
    // Takebacks: requested, withdrawn, declined, allowed.
    for answer in ["takeback0", "takeback-", "takeback+"] {
        let own = alice.ask("takeback", &none).await;
        let asked = with_button(&table, "takeback+").await;
        alice.press_and_read(&asked, "takeback+").await;
        alice.ask("takeback", &none).await;
        bob.press_and_read(&notice, "more").await;
        if answer == "takeback0" {
            press(&table, &alice, &own, answer).await;
        } else {
            press(&table, &bob, &asked, answer).await;
        }
    }
    // Plans: made, wrong, listed, canceled, played.
    let plan = |given: &[(&str, &str)]| {
        json!(given.iter().map(|(name, value)| option(3, name, *value)).collect::<Vec<_>>())
    };
    alice.ask("plan", &plan(&[("if", "a11a10"), ("then", "a2a3")])).await;
    for pair in
        [("d2d9", "a11a10"), ("d2d3", "a11a3"), ("d2d3", "a11a10"), ("d2d3", "b11b10"), ("e2e3", "a11a10")]
    {
        bob.ask("plan", &plan(&[("if", pair.0), ("then", pair.1)])).await;
    }
    bob.ask("plan", &plan(&[("if", "d2d3")])).await;
    let all = bob.ask("plan", &none).await;
    for name in ["if", "then", "after", "game"] {
        list(&bob, "plan", name, "").await;
    }
    press(&table, &bob, &all, "unplan").await;
    bob.ask("plan", &plan(&[("if", "d2d3"), ("then", "a11a10")])).await;
    alice.play("d2d3").await;
    settle(&table).await;
    bob.command("abort", &none).await.ok();
    // Notes: opened, kept, deleted.
    let form = alice.command("note", &none).await.ok();
    fill(&table, &alice, &form, "é").await;
    fill(&table, &alice, &form, "").await;
    // Ends: agreed draw, abort, and by the rules.
    alice.ask("draw", &none).await;
    let offer = with_button(&table, "draw+").await;
    press(&table, &bob, &offer, "draw+").await;
    let end = with_button(&table, "rematch").await;
    for person in [&alice, &bob, &carol] {
        person.press_and_read(&end, "view").await;
    }
    alice.play("d2d3").await;
    press(&table, &alice, &end, "rematch").await;
    bob.press(&end, "rematch").await.ok();
    settle(&table).await;
    alice.press(&end, "rematch").await.ok();
    let asked = bob.ask("abort", &none).await;
    press(&table, &bob, &asked, "abort!").await;
    settle(&table).await;
    with_button(&table, "rematch").await;
    begin(&table, "aruki", "standard").await;
    let mut table = table;
    table.stop_bot().await;
    table.run(&format!("UPDATE match SET start = '{MATE}', position = '{MATE}' WHERE ended_at IS NULL"));
    table.start_bot().await;
    let asked = table.person(0).play("GD(c3)d3").await;
    assert!(asked["id"].is_string());
    table.until("mate", || table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL") == 0).await;
    settle(&table).await;
    let texts = check_traffic(&table, lang).await;
    assert!(texts.len() > 60, "{texts:#?}");
}

/// A dragon gives mate on d3.
const MATE: &str = "3k8/3o8/12/12/2R1R7/12/12/12/12/2[GD]9/12/5K2o3 w -/- G 0 1";
