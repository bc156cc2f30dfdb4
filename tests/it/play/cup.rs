//! A cup of eight from its menu to the winner, without an admin: one person never moves, one leaves,
//! and level pairs play a third game.
//!
//! With `LEAGUE_ALOUD=FOLDER` the test writes all messages into a folder, to be read.

use sealed_move::domain::tournament::{EntryState, SeasonState};
use serde_json::Value;

use crate::bed::text;

use super::league::{LeagueTable, part, write_down};
use super::table::{button, is_private, pinged, words};

const PEOPLE: usize = 8;

/// Never moves.
const ABSENT: usize = 3;

/// Leaves in the first round.
const LEAVER: usize = 5;

/// Starts a cup with the menu; returns its message.
async fn start(cup: &LeagueTable) -> Value {
    let table = &cup.table;
    let alice = table.person(0);
    let mut draft = alice.ask("tournament", &part("new", &[])).await;
    for (action, value) in [("lg-kind", "cup"), ("lg-game", "aruki"), ("lg-size", "8"), ("lg-start", "14")] {
        let menu = button(&draft, action).unwrap_or_else(|| panic!("no {action}: {draft}"));
        let done = alice.caller.choose(&table.channel, &draft["id"], &menu, &[value]).await.ok();
        draft = alice.reread(&draft, &done).await;
    }
    let said = words(&draft);
    assert!(said.contains("Aruki cup") && said.contains("**Kind:** cup for 8 people"), "{said}");
    assert!(said.contains("as soon as it's full, or in 14 days"), "{said}");
    alice.press(&draft, "lg!").await.ok();
    let posted = table.wait_for("the cup", |message| button(message, "season-join").is_some()).await;
    assert!(words(&posted).contains("It starts as soon as 8 people are in") && pinged(&posted).is_empty());
    posted
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_is_played_to_its_winner_without_an_admin() {
    let mut cup = LeagueTable::new().await;
    let posted = start(&cup).await;
    for number in 1..=PEOPLE {
        let told = cup.table.person(number).press_and_read(&posted, "season-join").await;
        assert!(is_private(&told) && words(&told).contains("You're in the cup!"), "{}", words(&told));
        if number == 1 {
            let again = cup.table.person(1).press_and_read(&posted, "season-join").await;
            assert!(words(&again).contains("You're in already"), "{}", words(&again));
            let early = cup.table.person(1).press_and_read(&posted, "season-rules").await;
            assert!(words(&early).contains("How a cup works"), "{}", words(&early));
        }
    }
    let begun = cup.table.wait_for("the start", |message| words(message).contains("begins!")).await;
    assert_eq!(pinged(&begun).len(), PEOPLE);
    assert_eq!(words(&begun).matches(" – ").count(), 4, "{}", words(&begun));
    cup.rest().await;
    let outsider = cup.table.person(9).ask("tournament", &part("join", &[])).await;
    assert!(words(&outsider).contains("no one can join any more"), "{}", words(&outsider));
    let games = cup.table.person(1).press_and_read(&begun, "season-games").await;
    assert!(words(&games).contains("Quarterfinals"), "{}", words(&games));
    let bracket = cup.table.person(9).press_and_read(&begun, "season-table").await;
    assert!(words(&bracket).contains("**Quarterfinals**") && is_private(&bracket), "{}", words(&bracket));
    let asked = cup.table.person(LEAVER).ask("tournament", &part("leave", &[])).await;
    assert!(words(&asked).contains("your opponent advances"), "{}", words(&asked));
    assert!(button(&asked, "season-later").is_none());
    cup.table.person(LEAVER).press(&asked, "season-leave!").await.ok();
    cup.rest().await;
    let absent = [cup.people[ABSENT]];
    for _ in 0..30 {
        cup.play(&absent);
        cup.pass(66).await;
        if cup.season().state == SeasonState::Over {
            break;
        }
    }
    // The last edit of the status message waits for a minute.
    cup.pass(1).await;
    let season = cup.season();
    assert_eq!((season.state, season.number), (SeasonState::Over, 1));
    let bracket = season.cup.as_ref().unwrap();
    let winner = bracket.winner.unwrap();
    let winner = season.divisions[0].row(winner).unwrap().player.unwrap();
    assert!(winner != cup.people[ABSENT] && winner != cup.people[LEAVER]);
    assert_eq!(season.entry_of(cup.people[LEAVER]).unwrap().state, EntryState::Out);
    // The second side always wins, so pairs of people who play are level.
    let deciders = bracket.rounds.iter().flatten().filter(|pair| pair.decider().is_some()).count();
    assert!(deciders > 0, "{bracket:?}");
    // The status message is edited a moment after the last notice.
    let is_last = |messages: &[Value]| {
        let status = messages.iter().rev().find(|message| button(message, "season-rules").is_some());
        status.is_some_and(|status| words(status).contains("wins the cup!"))
    };
    let mut messages = cup.read_aloud().await;
    for _ in 0..600 {
        if is_last(&messages) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        messages = cup.read_aloud().await;
    }
    if let Ok(folder) = std::env::var("LEAGUE_ALOUD") {
        write_down(&cup, &messages, &folder).await;
    }
    let said = |part: &str| messages.iter().filter(|message| words(message).contains(part)).count();
    assert_eq!(said("You two are level after two games"), deciders, "only in its first notice");
    assert_eq!(said("Aruki cup is over"), 1);
    let over = messages.iter().find(|message| words(message).contains("Aruki cup is over")).unwrap();
    assert!(words(over).contains(&format!("<@{winner}> wins the cup!")), "{}", words(over));
    assert!(pinged(over).len() <= PEOPLE);
    // The newest status message shows the whole bracket.
    let status = messages.iter().rev().find(|message| button(message, "season-rules").is_some()).unwrap();
    for round in ["**Quarterfinals**", "**Semifinals**", "**Final**", "wins the cup!"] {
        assert!(words(status).contains(round), "{}", words(status));
    }
    let alt = text(&status["attachments"][0]["description"]);
    assert!(alt.starts_with("Aruki cup\n") && alt.contains("Final\n"), "{alt}");
    let shown = text(&over["attachments"][0]["description"]);
    assert_eq!(shown, alt, "the last message has the picture, too");
    let file = cup.table.person(9).press_and_read(over, "season-table").await;
    assert!(button(&file, "season-file").is_some(), "{file}");
    let list = cup.table.person(9).ask("tournament", &part("show", &[])).await;
    assert!(words(&list).contains("cup is over"), "{}", words(&list));
}
