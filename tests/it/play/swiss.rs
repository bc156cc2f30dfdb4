//! A Swiss tournament of seven from its menu to the last round, without an admin.

use sealed_move::domain::tournament::SeasonState;
use serde_json::Value;

use super::league::{LeagueTable, part};
use super::table::{button, is_private, pinged, words};

const PEOPLE: usize = 7;

/// Starts a Swiss tournament with the menu; returns its message.
async fn start(swiss: &LeagueTable) -> Value {
    let table = &swiss.table;
    let alice = table.person(0);
    let mut draft = alice.ask("tournament", &part("new", &[])).await;
    for (action, value) in [("lg-kind", "swiss"), ("lg-game", "aruki"), ("lg-start", "3")] {
        let menu = button(&draft, action).unwrap_or_else(|| panic!("no {action}: {draft}"));
        let done = alice.caller.choose(&table.channel, &draft["id"], &menu, &[value]).await.ok();
        draft = alice.reread(&draft, &done).await;
    }
    let said = words(&draft);
    assert!(said.contains("Aruki Swiss") && said.contains("**Kind:** Swiss tournament"), "{said}");
    assert!(said.contains("in 3 days, if at least 6 people have joined"), "{said}");
    alice.press(&draft, "lg!").await.ok();
    let posted = table.wait_for("the tournament", |message| button(message, "season-join").is_some()).await;
    assert!(words(&posted).contains("At least 6 people are needed") && pinged(&posted).is_empty());
    posted
}

#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_tournament_is_played_to_its_end_without_an_admin() {
    let mut swiss = LeagueTable::new().await;
    let posted = start(&swiss).await;
    for number in 1..=PEOPLE {
        let told = swiss.table.person(number).press_and_read(&posted, "season-join").await;
        assert!(is_private(&told) && words(&told).contains("You're in!"), "{}", words(&told));
    }
    let rules = swiss.table.person(1).press_and_read(&posted, "season-rules").await;
    assert!(words(&rules).contains("How a Swiss tournament works"), "{}", words(&rules));
    swiss.rest().await;
    swiss.pass(3 * 24).await;
    let begun = swiss.table.wait_for("the start", |message| words(message).contains("begins!")).await;
    assert_eq!(pinged(&begun).len(), PEOPLE);
    assert!(words(&begun).contains("There are 3 rounds"), "{}", words(&begun));
    let outsider = swiss.table.person(8).ask("tournament", &part("join", &[])).await;
    assert!(words(&outsider).contains("no one can join any more"), "{}", words(&outsider));
    let table = swiss.table.person(8).press_and_read(&begun, "season-table").await;
    assert!(words(&table).contains("**Round 1 of 3**") && is_private(&table), "{}", words(&table));
    // The picture says the same as the lines.
    let alt = table["attachments"][0]["description"].as_str().unwrap().replace(['\u{2068}', '\u{2069}'], "");
    let without_name = |line: &str| {
        let (person, values) = line.split_once(" · ").unwrap();
        (person.split_once(". ").unwrap().0.to_owned(), values.to_owned())
    };
    let said = words(&table).replace(['\u{2068}', '\u{2069}'], "");
    let lines: Vec<_> = said.lines().filter(|line| line.contains("Buchholz")).map(without_name).collect();
    assert_eq!(lines.len(), PEOPLE, "{said}");
    assert!(alt.starts_with("Aruki Swiss · Round 1 of 3\n"), "{alt}");
    assert_eq!(alt.lines().skip(1).map(without_name).collect::<Vec<_>>(), lines);
    // One of them has a bye.
    assert_eq!(words(&table).matches("1 point ·").count(), 1, "{}", words(&table));
    for _ in 0..12 {
        swiss.play(&[]);
        swiss.pass(12).await;
        if swiss.season().state == SeasonState::Over {
            break;
        }
    }
    let season = swiss.season();
    assert_eq!((season.state, season.divisions[0].games.len()), (SeasonState::Over, 9));
    let messages = swiss.read_aloud().await;
    let over = messages.iter().find(|message| words(message).contains("Aruki Swiss is over")).unwrap();
    assert_eq!(pinged(over).len(), PEOPLE);
    assert!(words(over).contains("1. ") && words(over).contains("Buchholz"), "{}", words(over));
    let list = swiss.table.person(8).ask("tournament", &part("show", &[])).await;
    assert!(words(&list).contains("Swiss tournament, over"), "{}", words(&list));
    let firsts = messages.iter().filter(|message| words(message).contains("**Aruki Swiss** · Round 1 of 3"));
    assert!(firsts.count() >= 3, "each first notice names the round");
}
