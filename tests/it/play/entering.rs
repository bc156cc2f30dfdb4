//! Entering moves: partial moves, list lines as shown, several games, and suggestions after errors.

use serde_json::{Value, json};

use super::table::{Person, Table, button, enabled, entries, is_private, picture, words};
use crate::bed::text;

const GAMES: [(&str, &str); 4] =
    [("aruki", "standard"), ("kyo", "middle"), ("chakart", "deterministic"), ("lusus", "standard")];

/// Labels and values of the list of `/move`.
async fn list(person: &Person<'_>, typed: &str) -> Vec<(String, String)> {
    let options = json!([{ "type": 3, "name": "move", "value": typed, "focused": true }]);
    let lines = person.complete("move", &options).await;
    lines.iter().map(|line| (text(&line["name"]), text(&line["value"]))).collect()
}

/// Labels and ids of a message's buttons.
fn buttons(message: &Value) -> Vec<(String, String)> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts
        .filter(|part| part["type"] == 2)
        .map(|part| (text(&part["label"]), text(&part["custom_id"])))
        .collect()
}

/// Whether an answer plays the move, asks for confirmation, or opens the composer.
fn is_taken(answer: &Value) -> bool {
    words(answer).contains("You played")
        || button(answer, "confirm").is_some()
        || button(answer, "play").is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_beginning_opens_the_composer_filled_with_it() {
    for (game, typed, first) in
        [("kyo", "E0", "D1"), ("aruki", "e1", "-"), ("chakart", "b1", "a3"), ("lusus", "", "")]
    {
        let table = Table::new().await;
        let (_, setup) = GAMES.into_iter().find(|(name, _)| *name == game).unwrap();
        table.begin_game(game, setup).await;
        let alice = table.person(0);
        let typed = if game == "lusus" { list(&alice, "").await.remove(0).1 } else { typed.to_owned() };
        let answer = alice.play(&typed).await;
        assert!(is_private(&answer) && button(&answer, "confirm").is_some(), "{game}: {}", words(&answer));
        assert!(enabled(&answer, "undo"), "{game}: the typed part can be undone");
        let offered = entries(&answer);
        let whole = enabled(&answer, "confirm");
        assert!(whole || offered.iter().any(|(key, _)| key.starts_with(first)), "{game}: {offered:?}");
        let (alt, bytes) = picture(&table, &answer).await;
        assert!(alt.starts_with("Preview") && bytes.starts_with(b"\x89PNG"), "{game}: {alt}");
        assert_eq!(table.ask("SELECT count(*) FROM ply"), 0, "{game}: nothing is played");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_line_of_the_list_can_be_sent() {
    for (game, setup) in GAMES {
        let table = Table::new().await;
        table.begin_game(game, setup).await;
        let alice = table.person(0);
        let lines = list(&alice, "").await;
        assert!(!lines.is_empty(), "{game}");
        // Typing on after a partial move works with its label and with its value.
        for (label, value) in lines.iter().take(3) {
            let on_label: Vec<_> = list(&alice, &format!("{label} ")).await;
            let on_value: Vec<_> = list(&alice, &format!("{} ", value.trim())).await;
            assert_eq!(on_label, on_value, "{game}: {label}");
        }
        let (label, value) = lines.iter().find(|(_, value)| !value.contains('@')).unwrap_or(&lines[0]);
        let answer = alice.play(label).await;
        assert!(is_taken(&answer), "{game}: {label}: {}", words(&answer));
        let same = value
            .split_whitespace()
            .all(|word| words(&answer).contains(word) || !answer["attachments"].is_null());
        assert!(same, "{game}: {label}: {}", words(&answer));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn more_may_be_typed_behind_a_line() {
    let table = Table::new().await;
    table.begin_game("kyo", "middle").await;
    let alice = table.person(0);
    let (label, value) = list(&alice, "").await.into_iter().find(|(_, value)| value == "A0").unwrap();
    let answer = alice.play(&format!("{label} 2A1 1A2")).await;
    assert!(words(&answer).contains("You played `A0 2A1 1A2`"), "{value}: {}", words(&answer));
}

/// Begins another game in which Alice challenges Bob or Carol and moves first.
async fn begin_another(table: &Table, game: &str, opponent: usize, pace: u8) {
    let (alice, other) = (table.person(0), table.person(opponent));
    let options = json!([
        { "type": 3, "name": "game", "value": game },
        { "type": 6, "name": "opponent", "value": other.caller.id },
        { "type": 3, "name": "side", "value": "first" },
        { "type": 4, "name": "pace", "value": pace },
    ]);
    alice.command("challenge", &options).await.ok();
    let challenge = table.challenge().await;
    other.press(&challenge, "accept").await.ok();
    table.start_of(game).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_several_games_begins_with_the_most_urgent() {
    let table = Table::new().await;
    table.begin_game("aruki", "standard").await;
    begin_another(&table, "kyo", 2, 1).await;
    let alice = table.person(0);
    let lines = list(&alice, "").await;
    assert_eq!(lines.len(), 25);
    assert!(lines[0].0.starts_with("Carol (Kyo) · "), "one day a move is less than three: {lines:#?}");
    let of = |opponent: &str| lines.iter().filter(|(label, _)| label.starts_with(opponent)).count();
    assert_eq!((of("Carol (Kyo) · "), of("Bob (Aruki) · ")), (13, 12), "{lines:#?}");
    // The search covers both.
    let pawns = list(&alice, "pawn e3").await;
    assert!(pawns.iter().any(|(label, _)| label == "Bob (Aruki) · O(e2)e3 · Pawn e2 to e3"), "{pawns:#?}");
    // A started line continues only in its game, by label and by value.
    let (label, value) = &lines[0];
    for typed in [label, value] {
        let further = list(&alice, &format!("{typed} ")).await;
        assert!(!further.is_empty());
        assert!(
            further.iter().all(|(label, _)| label.starts_with("Carol (Kyo) · ")),
            "{typed}: {further:#?}"
        );
    }
    let answer = alice.play(value).await;
    assert!(button(&answer, "confirm").is_some() && words(&answer).contains("Kyo"), "{}", words(&answer));
    let (label, _) = lines.iter().find(|(label, _)| label.starts_with("Bob")).unwrap();
    let answer = alice.play(label).await;
    assert!(words(&answer).contains("You played `O("), "{label}: {}", words(&answer));
    // Games waiting for the opponent drop out: the list shows only the other game's moves.
    let lines = list(&alice, "").await;
    assert!(lines.iter().all(|(label, _)| !label.contains("Carol") && !label.contains("Bob")), "{lines:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_about_the_game_names_whole_levels() {
    let table = Table::new().await;
    let alice = table.person(0);
    for (game, number) in [("kyo", 1), ("aruki", 3)] {
        let options = json!([
            { "type": 3, "name": "game", "value": game },
            { "type": 4, "name": "level", "value": number },
            { "type": 3, "name": "side", "value": "first" },
        ]);
        alice.ask("challenge", &options).await;
    }
    let asked = alice.play("?").await;
    let labels: Vec<_> = buttons(&asked).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Computer 1 · Newcomer (Kyo)", "Computer 3 · Careful (Aruki)"], "{}", words(&asked));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_without_a_game_is_asked_about_with_a_button_for_each() {
    let table = Table::new().await;
    table.begin_game("aruki", "standard").await;
    begin_another(&table, "kyo", 1, 1).await;
    let alice = table.person(0);
    for typed in ["?", "  "] {
        let asked = alice.play(typed).await;
        let labels: Vec<_> = buttons(&asked).into_iter().map(|(label, _)| label).collect();
        assert_eq!(labels, ["Bob (Kyo)", "Bob (Aruki)"], "{typed}: {}", words(&asked));
        assert!(is_private(&asked) && button(&asked, "move").is_some());
    }
    let asked = alice.play("E0").await;
    assert!(words(&asked).contains("`E0`"), "{}", words(&asked));
    let (_, id) = buttons(&asked).remove(0);
    let done = alice.caller.press(&table.channel, &asked["id"], &id).await.ok();
    let composer = alice.read(&done["message_id"]).await;
    assert!(
        words(&composer).contains("Kyo") && button(&composer, "confirm").is_some(),
        "{}",
        words(&composer)
    );
    let asked = alice.play("d2d3").await;
    let (_, id) = buttons(&asked).remove(1);
    alice.caller.press(&table.channel, &asked["id"], &id).await.ok();
    let played = alice.read(&asked["id"]).await;
    assert!(words(&played).contains("You played `O(d2)d3`"), "in place of the question: {}", words(&played));
    // The same button again, now stale.
    let again = alice.caller.press(&table.channel, &asked["id"], &id).await;
    if again.status == 200 {
        assert_eq!(table.ask("SELECT count(*) FROM ply"), 1, "{again:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_waiting_game_of_a_channel_is_meant() {
    let table = Table::new().await;
    table.begin_game("aruki", "standard").await;
    let other = table.bed.channel("general");
    let (alice, bob) = (table.person(0), table.person(1));
    let options = json!([
        { "type": 3, "name": "game", "value": "kyo" },
        { "type": 6, "name": "opponent", "value": bob.caller.id },
        { "type": 3, "name": "side", "value": "first" },
    ]);
    alice.caller.command(&other, "challenge", &options).await.ok();
    let began = std::time::Instant::now();
    let challenge = loop {
        let found = alice.caller.messages(&other).await;
        match found.into_iter().find(|message| button(message, "accept").is_some()) {
            Some(found) => break found,
            None => assert!(began.elapsed() < super::table::TIMEOUT),
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    };
    bob.caller.press(&other, &challenge["id"], &button(&challenge, "accept").unwrap()).await.ok();
    table.until("the second game", || table.ask("SELECT count(*) FROM match") == 2).await;
    let here = list(&alice, "").await;
    assert!(here.iter().all(|(label, _)| label.starts_with("O(") || label.starts_with("GD(")), "{here:#?}");
    let turn = json!([{ "type": 3, "name": "move", "value": "", "focused": true }]);
    let there = alice.caller.complete(&other, "move", &turn).await.ok();
    let there = there["data"]["choices"].as_array().unwrap().clone();
    assert!(there.iter().all(|line| line["name"].as_str().unwrap().contains("gold")), "{there:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_offers_suggestions_and_the_text_to_edit() {
    for (game, setup, typed, near, plays) in [
        ("aruki", "standard", "d2d9", "O(d2)d3 · Pawn d2 to d3", "O(d2)d3"),
        (
            "kyo",
            "middle",
            "A0 2A1 9A2",
            "A0 2A1 1A2 · Heavy Pawn A0 to A1 with 2 chips; on to A2 with 1 chip",
            "A0 2A1 1A2",
        ),
        ("chakart", "deterministic", "e2e5", "e2e4 · Pawn e2 to e4", "e2e4"),
    ] {
        let table = Table::new().await;
        table.begin_game(game, setup).await;
        let alice = table.person(0);
        let refused = alice.play(typed).await;
        assert!(
            is_private(&refused) && words(&refused).contains(&format!("`{typed}`")),
            "{}",
            words(&refused)
        );
        assert!(button(&refused, "move").is_some(), "{game}");
        let form = alice.press(&refused, "edit").await.ok();
        assert_eq!(form["type"], 9, "{game}: {form}");
        assert_eq!(form["data"]["components"][0]["components"][0]["value"], typed, "{game}");
        // A few suggestions get a button each, more get a menu.
        let menu = button(&refused, "choose");
        let (label, id) = match &menu {
            None => buttons(&refused).remove(0),
            Some(id) => (entries(&refused).remove(0).1, id.clone()),
        };
        assert_eq!(label, near, "{game}");
        let repeat = || async {
            match menu {
                None => alice.caller.press(&table.channel, &refused["id"], &id).await,
                Some(_) => alice.caller.choose(&table.channel, &refused["id"], &id, &[plays]).await,
            }
        };
        repeat().await.ok();
        let played = alice.read(&refused["id"]).await;
        assert!(words(&played).contains(&format!("You played `{plays}`")), "{game}: {}", words(&played));
        assert_eq!(table.ask("SELECT count(*) FROM ply"), 1, "{game}");
        // The old suggestions are stale, and gone.
        repeat().await;
        assert_eq!(table.ask("SELECT count(*) FROM ply"), 1, "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_suggestions_are_shown_as_a_menu() {
    let table = Table::new().await;
    table.begin_game("lusus", "standard").await;
    let alice = table.person(0);
    let refused = alice.play("e2e4").await;
    let first =
        button(&refused, "enter").or_else(|| entries(&refused).first().map(|(value, _)| value.clone()));
    assert!(first.is_some_and(|text| text.ends_with(" e2e4")), "a tile has to be played first: {refused}");
    let table = Table::new().await;
    table.begin().await;
    let alice = table.person(0);
    let refused = alice.play("hello").await;
    let offered = entries(&refused);
    assert_eq!(offered.len(), 13, "{offered:?}");
    let id = button(&refused, "choose").unwrap();
    alice.caller.choose(&table.channel, &refused["id"], &id, &["O(d2)d3"]).await.ok();
    let played = alice.read(&refused["id"]).await;
    assert!(words(&played).contains("You played `O(d2)d3`"), "{}", words(&played));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_text_comes_back_into_the_form_too() {
    let mut table = Table::new().await;
    table.begin_game("kyo", "middle").await;
    let typed = format!("A0 2A1 1A2 {}", "A1 A2 ".repeat(30).trim_end());
    let refused = table.person(0).play(&typed).await;
    assert_eq!(buttons(&refused)[0].0, "A0 2A1 1A2 · Heavy Pawn A0 to A1 with 2 chips; on to A2 with 1 chip");
    table.stop_bot().await;
    table.start_bot().await;
    let form = table.person(0).press(&refused, "edit").await.ok();
    assert_eq!(form["data"]["components"][0]["components"][0]["value"], typed);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_composers_choices_need_no_further_confirmation() {
    let table = Table::new().await;
    table.begin().await;
    let alice = table.person(0);
    alice.set("confirm", "yes").await;
    let composer = alice.play("e1").await;
    let played = alice.press_and_reread(&composer, "confirm").await;
    assert!(words(&played).contains("You played `GD(e1)-`"), "{}", words(&played));
    let table = Table::new().await;
    table.begin_game("lusus", "standard").await;
    let alice = table.person(0);
    let (_, burn) = list(&alice, "burn").await.remove(0);
    let mut composer = alice.play(&burn).await;
    while !enabled(&composer, "confirm") {
        let (first, _) = entries(&composer).remove(0);
        composer = alice.choose(&composer, &first).await;
    }
    let played = alice.press_and_reread(&composer, "confirm").await;
    assert!(words(&played).contains("You played `-"), "{}", words(&played));
}

#[tokio::test(flavor = "multi_thread")]
async fn blanks_for_the_only_game_open_the_composer() {
    let table = Table::new().await;
    table.begin().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let composer = alice.play("  ").await;
    assert!(is_private(&composer) && button(&composer, "confirm").is_some(), "{}", words(&composer));
    assert!(words(&composer).contains("Type your move"), "{}", words(&composer));
    let refused = bob.play("  ").await;
    assert!(button(&refused, "confirm").is_none() && words(&refused).contains("turn"), "{}", words(&refused));
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_that_cannot_move_is_named() {
    let squares = [
        ("f1", "f1: White King. Nothing there can move now."),
        ("a9", "Nothing there can move now."),
        ("A1", "Nothing there can move now."),
        (" e5", "e5: empty. Nothing there can move now."),
    ];
    for ((game, setup), (square, told)) in GAMES.into_iter().zip(squares) {
        let table = Table::new().await;
        table.begin_game(game, setup).await;
        let refused = table.person(0).play(square).await;
        assert!(is_private(&refused) && button(&refused, "edit").is_some(), "{}", words(&refused));
        assert!(words(&refused).contains(told), "{game}: {}", words(&refused));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_of_lusus_is_edited_in_the_form() {
    let mut table = Table::new().await;
    table.begin_game("lusus", "standard").await;
    let position = "L1 7k/7p/8/8/8/8/4P3/R3K2R w - - P0 QUIZKO/KIBIKNROPASW/- -/kiropasiimph/- 21 *";
    table.set_up(position).await;
    let alice = table.person(0);
    for typed in ["QU@e2 e2e9", "QU@a5 e2e3", "-BI e2e3", "QU e2 then e2-e9!"] {
        let refused = alice.play(typed).await;
        let form = alice.press(&refused, "edit").await.ok();
        let field = &form["data"]["components"][0]["components"][0];
        assert_eq!((&form["type"], &field["value"]), (&json!(9), &json!(typed)), "{}", words(&refused));
    }
    let refused = alice.play("QU@e2 e2e9").await;
    let form = alice.press(&refused, "edit").await.ok();
    let id = form["data"]["custom_id"].as_str().unwrap();
    let done = alice.caller.submit(&table.channel, id, "text", "QU@e2 e2e4").await.ok();
    let played = alice.read(&done["message_id"]).await;
    assert!(words(&played).contains("You played `QU@e2 e2e4`"), "{}", words(&played));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_line_for_longer_moves_opens_the_composer() {
    let mut table = Table::new().await;
    table.begin_game("kyo", "middle").await;
    // A pawn walks in circles on its own chips (`crates/rules/tests/vectors/kyo`).
    let position = "2,l,1,LdL,2,ld,2/3,Lk,h,SlDlLP,dlSH,3/2,DLDSK,dd,3,SD,2/2,Ddd,lt,Sll,1,dDD,Q,2\
                    /2,llLq,p,dLH,lP,dt,3/2,lDLSdT,1,L,LLDlp,d,3/10/10/10/10 g - 1";
    table.set_up(position).await;
    let alice = table.person(0);
    let typed = format!("C2 3D2 3E2 2F3 1E3 1D2 {}1E2 1F3 1E3 ", "1E2 1F3 1E3 1D2 ".repeat(4));
    let lines = list(&alice, &typed).await;
    let (label, value) = lines.last().cloned().unwrap_or_default();
    assert!(label.contains("more moves") && value.len() <= 100, "{lines:#?}");
    for sent in [value, label] {
        let composer = alice.play(&sent).await;
        assert!(
            is_private(&composer) && button(&composer, "confirm").is_some(),
            "{sent}: {}",
            words(&composer)
        );
    }
    assert_eq!(table.ask("SELECT count(*) FROM ply"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_does_not_hide_the_moves_of_the_others() {
    let mut table = Table::new().await;
    table.begin_game("aruki", "standard").await;
    begin_another(&table, "kyo", 2, 1).await;
    // A restarted bot knows the games only from the database.
    table.stop_bot().await;
    table.run("UPDATE match SET start = 'nonsense' WHERE game = 'kyo'");
    table.start_bot().await;
    let lines = list(&table.person(0), "").await;
    assert!(lines.len() > 10, "{lines:#?}");
    assert!(lines.iter().all(|(label, _)| label.starts_with("Bob (Aruki) · ")), "{lines:#?}");
}
