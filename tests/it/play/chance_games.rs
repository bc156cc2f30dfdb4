//! Whole games with dice and secrets through interactions: moves come from the bot's completions,
//! and the dice are verified at the end.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::table::{Person, Table, button, is_private, pinged, words};
use crate::bed::text;
use crate::random::Random;

/// The moves that the bot completes for the player to move.
async fn offered(person: &Person<'_>, typed: &str) -> Vec<String> {
    let options = json!([{ "type": 3, "name": "move", "value": typed, "focused": true }]);
    let choices = person.complete("move", &options).await;
    choices.iter().map(|choice| choice["value"].as_str().unwrap().to_owned()).collect()
}

/// The text between a marker and the next backtick.
fn quoted<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let rest = &text[text.find(mark)? + mark.len()..];
    rest.split('`').next()
}

/// The commitment to a game's dice, which is shown with the challenge and in no notice.
async fn commitment(table: &Table, start: &Value) -> String {
    assert!(!words(start).contains("SHA-256"), "{}", words(start));
    let challenge = table
        .wait_for("the challenge", |message| words(message).contains("'s challenge. The game starts"))
        .await;
    let told = words(&challenge);
    let line = told.lines().find(|line| line.contains("SHA-256")).unwrap();
    assert!(line.starts_with("-# "), "small print: {told}");
    quoted(line, "SHA-256 `").unwrap().to_owned()
}

/// Observations from a game of Chakart.
#[derive(Debug, Default)]
struct Shown {
    submissions: usize,
    hidden: usize,
    follow_ups: usize,
    rolled: usize,
}

/// Moves after which a game of Chakart is resigned.
const MAX_MOVES: usize = 300;

/// The dice depend on ids that the test can't choose, so in some games no queen can hide. Plays
/// games until enough was seen.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_chakart_is_played_and_its_dice_verified() {
    let mut games = Vec::new();
    for seed in 11..16 {
        let shown = play_chakart(seed).await;
        println!("{shown:?}");
        if shown.submissions >= 20 && shown.hidden >= 1 {
            return;
        }
        games.push(shown);
    }
    panic!("no game showed enough: {games:?}");
}

/// Plays a whole game and verifies its dice.
async fn play_chakart(seed: u64) -> Shown {
    let mut table = Table::new().await;
    let start = table.begin_game("chakart", "asymmetric").await;
    let sealed = commitment(&table, &start).await;
    let mut random = Random::new(seed);
    let mut revision = 0;
    let mut shown = Shown::default();
    let mut notice = start;
    while !words(&notice).contains("game over") {
        if revision == MAX_MOVES {
            // Some games take very long; resigning reveals their dice, too.
            let loser = table.person(0);
            let sure = loser.ask("resign", &json!([])).await;
            loser.press(&sure, "resign!").await.ok();
            revision += 1;
            notice = table.notice(revision).await;
            continue;
        }
        if revision == 6 {
            table.stop_bot().await;
            table.start_bot().await;
        }
        let mover = usize::from(pinged(&notice)[0] != table.person(0).caller.id);
        let person = table.person(mover);
        let turns = offered(&person, "").await;
        assert!(!turns.is_empty(), "{}", words(&notice));
        // The best moves come first, so ignoring them for a while makes the game long.
        let at = if revision < 40 { turns.len() - 1 - random.below(turns.len().div_ceil(2)) } else { 0 };
        let mut turn = turns[at].clone();
        if (8..16).contains(&revision) || shown.hidden == 0 && (16..40).contains(&revision) {
            turn = stealth_move(&person).await.unwrap_or(turn);
        }
        let answer = person.play_surely(&turn).await;
        assert!(is_private(&answer) && words(&answer).contains('`'), "{}", words(&answer));
        revision += 1;
        let next = table.notice(revision).await;
        let notation = quoted(&words(&answer), "`").unwrap().to_owned();
        if notation.ends_with('h') {
            shown.hidden += 1;
            let from = &notation[..2];
            let told = words(&next);
            assert!(told.contains(&format!("{from}??h")), "{told}");
            assert!(!told.contains(&notation), "{told}");
        }
        if !words(&next).contains("game over") && pinged(&next)[0] == pinged(&notice)[0] {
            shown.follow_ups += 1;
            assert!(button(&next, "move").is_some());
        }
        if button(&next, "dice").is_some() {
            if shown.rolled == 0 {
                let dice = words(&table.person(2).press_and_read(&next, "dice").await);
                let source = format!("`{}:{}:n:", game_id(&next), revision - 1);
                assert!(dice.contains(&source) && dice.contains(&sealed), "{source}: {dice}");
                assert!(!dice.contains(&"07".repeat(32)), "the seed is still secret: {dice}");
            }
            shown.rolled += 1;
        }
        notice = next;
    }
    shown.submissions = revision;
    assert!(shown.rolled > 0 || revision < 20, "no notice of {revision} shows its dice");
    assert!(!words(&notice).contains(&"07".repeat(32)), "only `/verify` shows the seed");
    let proof = table
        .person(2)
        .ask("verify", &json!([{ "type": 3, "name": "game", "value": game_id(&notice) }]))
        .await;
    let comment = words(&proof);
    assert!(comment.contains(" checks out.") || comment.contains(" check out."), "{comment}");
    let seed = quoted(&comment, "Seed `").unwrap().to_owned();
    assert!(seed == "07".repeat(32) && comment.contains(&sealed), "{comment}");
    // A short game has too few rolls to compare.
    if shown.submissions >= 20 {
        python_agrees(&seed, &sealed, &comment);
    }
    shown
}

/// A stealth move of the queen, if offered.
async fn stealth_move(person: &Person<'_>) -> Option<String> {
    for square in ('a'..='h').flat_map(|file| ('1'..='8').map(move |rank| format!("{file}{rank}"))) {
        let turns = offered(person, &square).await;
        if let Some(turn) = turns.into_iter().find(|turn| turn.ends_with('h')) {
            return Some(turn);
        }
    }
    None
}

/// The game's id, from a button.
fn game_id(notice: &Value) -> String {
    button(notice, "view").unwrap().split('.').nth(2).unwrap().to_owned()
}

/// Runs the script of docs/verifying.md over the lines of a proof.
fn python_agrees(seed: &str, sealed: &str, proof: &str) {
    let page = include_str!("../../../docs/verifying.md");
    let script = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dice.py");
    std::fs::write(&file, script).unwrap();
    let child =
        Command::new("python3").arg(&file).arg(seed).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut child) = child else {
        println!("skipped: there is no python3 to run the script");
        return;
    };
    child.stdin.take().unwrap().write_all(proof.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{printed}");
    assert!(printed.contains(&format!("sealed as {sealed}")), "{printed}");
    let draws = proof.matches("): `").count();
    assert!(draws > 10, "{proof}");
    assert_eq!(printed.matches(" holds").count(), draws, "{printed}");
    assert!(!printed.contains("DOES NOT"), "{printed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn lusus_is_played_by_interactions_with_thirty_different_tiles() {
    let mut played = BTreeSet::new();
    // A king may be lost early; then another game plays the remaining tiles.
    for number in 3..8 {
        play_lusus(&mut played, &mut Random::new(number)).await;
        if played.len() >= 30 {
            return;
        }
    }
    panic!("only {} tiles were played: {played:?}", played.len());
}

/// Plays a game of Lusus, verifies it, and records the played tiles.
async fn play_lusus(played: &mut BTreeSet<String>, random: &mut Random) {
    let mut table = Table::new().await;
    let start = table.begin_game("lusus", "standard").await;
    let sealed = commitment(&table, &start).await;
    let mut notice = start;
    let (mut revision, mut warned) = (0, 0);
    while !words(&notice).contains("game over") {
        assert!(revision <= 400, "the game does not end");
        if revision == 20 {
            table.stop_bot().await;
            table.start_bot().await;
        }
        let mover = usize::from(pinged(&notice)[0] != table.person(0).caller.id);
        let (person, other) = (table.person(mover), table.person(1 - mover));
        let mut turn = compose(&person, played, random).await;
        let mut answer = person.play(&turn).await;
        assert!(is_private(&answer));
        // Enough tries that no king is lost before enough tiles are played.
        for _ in 0..40 {
            // With enough tiles played, the kings may be lost.
            if button(&answer, "play").is_none() || played.len() >= 30 {
                break;
            }
            // After a warning, try another move.
            turn = compose(&person, played, random).await;
            answer = person.play(&turn).await;
        }
        if let Some(sure) = button(&answer, "play") {
            // Confirm it anyway.
            warned += 1;
            let done = person.caller.press(&table.channel, &answer["id"], &sure).await.ok();
            answer = person.read(&done["message_id"]).await;
        }
        revision += 1;
        played.extend(tiles_of(&turn));
        let next = table.notice(revision).await;
        let over = words(&next).contains("game over");
        // Drawn tiles are private; the notice only has their number and no notation.
        let told = words(&answer);
        let drawn = told.lines().next().and_then(|line| line.split("; draws ").nth(1)).filter(|_| !over);
        if let Some(drawn) = drawn {
            let names: Vec<_> = drawn.trim_end_matches('.').split(", ").collect();
            let count = match names.len() {
                1 => "draws 1 tile.".to_owned(),
                many => format!("draws {many} tiles."),
            };
            assert!(words(&next).contains(&count), "{told}\n{}", words(&next));
            assert!(!words(&next).contains("dr="), "{}", words(&next));
            assert!(told.contains("Your hand"), "{told}");
        }
        // Others don't see the hand, and the opponent's list is empty out of turn.
        assert!(!words(&next).contains("Your hand"));
        assert!(offered(&other, "").await.is_empty() || over || pinged(&next)[0] == other.caller.id);
        notice = next;
    }
    println!("{revision} turns, {warned} warned, {} tiles: {played:?}", played.len());
    let options = json!([{ "type": 3, "name": "game", "value": game_id(&notice) }]);
    let answer = table.person(2).ask("verify", &options).await;
    let proof = words(&answer);
    assert!(proof.contains(" rolls check out.") && proof.contains(&sealed), "{proof}");
    // The message is cut; the file has everything.
    let url = text(&answer["attachments"][0]["url"]);
    let file = table.bed.client.get(url).send().await.unwrap().text().await.unwrap();
    assert!(file.starts_with("Start, White begins with "), "{file}");
    assert!(file.contains("\nStart, Black begins with ") && file.contains(", draws "), "{file}");
    assert!(proof.contains("in the file") && proof.contains(file.lines().next().unwrap()), "{proof}");
    let counted = proof.split(" rolls check out.").next().unwrap().rsplit(' ').next().unwrap();
    assert_eq!(file.lines().count().to_string(), counted.trim_start_matches("All "));
    // The last move has the usual number.
    let last = file.lines().rev().find_map(|line| line.strip_prefix("Move ")?.split([',', ' ']).next());
    assert!(last.unwrap().parse::<usize>().unwrap() <= revision, "{file}");
    python_agrees(&"07".repeat(32), &sealed, &file);
}

/// Composes a move from the completions, preferring tiles not played yet.
pub(super) async fn compose(person: &Person<'_>, played: &BTreeSet<String>, random: &mut Random) -> String {
    let mut turn = String::new();
    for _ in 0..12 {
        let options = json!([{ "type": 3, "name": "move", "value": turn, "focused": true }]);
        let choices: Vec<String> = person
            .complete("move", &options)
            .await
            .iter()
            .map(|choice| choice["value"].as_str().unwrap().to_owned())
            .filter(|value| *value != turn)
            .collect();
        if choices.is_empty() {
            break;
        }
        let fresh = |choice: &&String| {
            !choice.contains('-') && tiles_of(choice).iter().any(|tile| !played.contains(tile))
        };
        let news: Vec<_> = choices.iter().filter(fresh).collect();
        turn = match news.as_slice() {
            [] => choices[random.below(choices.len())].clone(),
            news => news[random.below(news.len())].clone(),
        };
    }
    turn
}

/// The codes of a move's played tiles, without burned ones: the codes before an `@`, a `:` or a
/// space.
fn tiles_of(turn: &str) -> Vec<String> {
    turn.split(' ')
        .filter(|part| !part.starts_with('-'))
        .map(|part| part.chars().take_while(char::is_ascii_uppercase).collect::<String>())
        .filter(|code| code.len() == 2)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_explain_every_game_and_every_tile() {
    let table = Table::new().await;
    let alice = table.person(0);
    for game in ["aruki", "kyo", "chakart", "lusus"] {
        let comment = alice.ask("rules", &json!([{ "type": 3, "name": "game", "value": game }])).await;
        assert!(is_private(&comment) && words(&comment).len() > 200, "{game}: {}", words(&comment));
        assert_eq!(comment["attachments"].as_array().unwrap().len(), 1);
    }
    let topic = |topic: &str, focused: bool| {
        let mut option = json!({ "type": 3, "name": "topic", "value": topic });
        if focused {
            option["focused"] = true.into();
        }
        json!([{ "type": 3, "name": "game", "value": "lusus" }, option])
    };
    let listed = alice.complete("rules", &topic("ghost", true)).await;
    assert_eq!(listed[0]["value"], "Ghost");
    assert_eq!(alice.complete("rules", &topic("", true)).await.len(), 25);
    for code in CODES.split(' ') {
        let comment = words(&alice.ask("rules", &topic(code, false)).await);
        assert!(comment.contains(&format!("({code})")) && comment.len() > 20, "{code}: {comment}");
    }
    let comment = words(&alice.ask("rules", &topic("`no such tile`", false)).await);
    assert!(comment.contains("no page about"), "{comment}");
}

/// The codes of `rules/lusus.md §8`.
const CODES: &str = "KI QU BI KN RO PA SW RB SI IM GU MD PD SF DM EN PH DA SP DS CO WR GH IZ HR KW BD TH RV ND \
                     UN DG TF BQ DI KO DC TP ES DL BS LT HE RC TD";
