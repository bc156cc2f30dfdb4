//! A ladder from its menu over sixty days, without an admin: people join, challenge, win, are absent,
//! leave and return.
//!
//! With `LEAGUE_ALOUD=FOLDER` the test writes all messages into a folder, to be read.

use std::collections::BTreeSet;

use sealed_move::domain::PlayerId;
use sealed_move::domain::tournament::{EntryState, SeasonState};
use serde_json::Value;

use super::league::{LeagueTable, manage, part, write_down};
use crate::bed::text;

use super::table::{TIMEOUT, button, entries, is_private, pinged, words};

/// People on the ladder.
const PEOPLE: usize = 8;

/// Never moves.
const ABSENT: usize = 3;

/// Never challenges, and isn't challenged after the first weeks.
const LEAVER: usize = 4;

impl LeagueTable {
    /// The people on the ladder in order, by their numbers at the table.
    fn order(&self) -> Vec<usize> {
        let rows = self.season().divisions.remove(0).rows;
        let on_it = rows.into_iter().filter(|row| row.place.is_some()).filter_map(|row| row.player);
        on_it.map(|player| self.people.iter().position(|other| *other == player).unwrap()).collect()
    }

    /// The newest message of the ladder. Earlier ones have lost their buttons.
    async fn status(&self) -> Value {
        let messages = self.table.bed.person(0).messages(&self.table.channel).await;
        let with_buttons =
            messages.into_iter().filter(|message| button(message, "season-challenge").is_some());
        let public = with_buttons.filter(|message| !is_private(message));
        public.max_by_key(|message| text(&message["id"]).parse::<u64>().unwrap()).unwrap()
    }

    /// Opens the menu of people who can be challenged. A new message may replace the ladder's at any
    /// moment.
    async fn opponents(&self, person: usize) -> Value {
        let person = self.table.person(person);
        let began = std::time::Instant::now();
        loop {
            let done = person.press(&self.status().await, "season-challenge").await;
            if done.status < 300 || began.elapsed() > TIMEOUT {
                return person.read(&done.ok()["message_id"]).await;
            }
        }
    }

    /// Lets a person challenge an entry of the menu; returns the answer.
    async fn challenge(&self, menu: &Value, person: usize, value: &str) -> Value {
        let person = self.table.person(person);
        let id = button(menu, "season-opponent").unwrap();
        let done = person.caller.choose(&self.table.channel, &menu["id"], &id, &[value]).await.ok();
        // A refusal is a new message.
        if done["message_id"].is_string() && done["message_id"] != menu["id"] {
            return person.read(&done["message_id"]).await;
        }
        person.reread(menu, &done).await
    }
}

/// Starts a ladder with the menu; returns its message.
async fn start(ladder: &LeagueTable) -> Value {
    let table = &ladder.table;
    let alice = table.person(0);
    let mut draft = alice.ask("tournament", &part("new", &[])).await;
    for (action, value) in [("lg-game", "aruki"), ("lg-kind", "ladder")] {
        let menu = button(&draft, action).unwrap_or_else(|| panic!("no {action}: {draft}"));
        let done = alice.caller.choose(&table.channel, &draft["id"], &menu, &[value]).await.ok();
        draft = alice.reread(&draft, &done).await;
    }
    let said = words(&draft);
    assert!(said.contains("Aruki ladder") && said.contains("**Kind:** ladder"), "{said}");
    assert!(button(&draft, "lg-time").is_none() && button(&draft, "lg-start").is_none(), "it has no dates");
    alice.press(&draft, "lg!").await.ok();
    let posted = table.wait_for("the ladder", |message| button(message, "season-challenge").is_some()).await;
    assert!(words(&posted).contains("No one is on the ladder yet") && pinged(&posted).is_empty());
    posted
}

#[tokio::test(flavor = "multi_thread")]
async fn kinds_are_behind_a_button_if_menus_fill_the_message() {
    let ladder = LeagueTable::new().await;
    let (alice, channel) = (ladder.table.person(0), &ladder.table.channel);
    let draft = alice.ask("tournament", &part("new", &[])).await;
    let words_of = |menu: &Value| entries(menu).into_iter().map(|(value, _)| value).collect::<Vec<_>>();
    assert!(words_of(&draft).starts_with(&["league", "ladder", "cup", "swiss"].map(str::to_owned)));
    let menu = button(&draft, "lg-game").unwrap();
    let done = alice.caller.choose(channel, &draft["id"], &menu, &["kyo"]).await.ok();
    let draft = alice.reread(&draft, &done).await;
    assert!(!words_of(&draft).contains(&"cup".to_owned()), "setup, length and start have menus, too");
    let kinds = alice.press_and_reread(&draft, "lg-kind").await;
    assert_eq!(words_of(&kinds), ["league", "ladder", "cup", "swiss"]);
    let menu = button(&kinds, "lg-kind").unwrap();
    let done = alice.caller.choose(channel, &kinds["id"], &menu, &["ladder"]).await.ok();
    let draft = alice.reread(&kinds, &done).await;
    assert!(words(&draft).contains("**Kind:** ladder") && words(&draft).contains("Kyo ladder"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ladder_is_played_for_sixty_days_without_an_admin() {
    let mut ladder = LeagueTable::new().await;
    let posted = start(&ladder).await;
    for number in 1..=PEOPLE {
        let told = ladder.table.person(number).press_and_read(&posted, "season-join").await;
        let expected = format!("You're at place {number}.");
        assert!(is_private(&told) && words(&told).contains(&expected), "{}", words(&told));
    }
    let again = ladder.table.person(1).press_and_read(&posted, "season-join").await;
    assert!(words(&again).contains("You're in already"), "{}", words(&again));
    ladder.rest().await;
    // The three above, in a private menu.
    let menu = ladder.opponents(8).await;
    assert!(is_private(&menu) && words(&menu).contains("Choose someone to challenge"), "{}", words(&menu));
    let offered: Vec<String> = entries(&menu).into_iter().map(|(_, label)| label).collect();
    assert_eq!(offered.len(), 3);
    assert!(offered[0].starts_with("5. ") && offered[2].starts_with("7. "), "{offered:?}");
    let top = ladder.opponents(1).await;
    assert!(words(&top).contains("You're at the top"), "{}", words(&top));
    let twin = ladder.opponents(8).await;
    let done = ladder.challenge(&menu, 8, &entries(&menu)[0].0).await;
    assert!(words(&done).contains("Your game begins now"), "{}", words(&done));
    let begun = ladder.table.wait_for("the game", |message| words(message).contains("challenges")).await;
    assert_eq!(pinged(&begun), [ladder.people[5].to_string()], "only who moves first");
    // The same choice in a menu that was open before.
    let twice = ladder.challenge(&twin, 8, &entries(&twin)[0].0).await;
    assert!(words(&twice).contains("You can't challenge them right now"), "{}", words(&twice));
    let games = ladder.table.person(8).press_and_read(&posted, "season-games").await;
    assert!(words(&games).contains("their move"), "{}", words(&games));
    let rules = ladder.table.person(8).press_and_read(&posted, "season-rules").await;
    assert!(words(&rules).contains("How a ladder works"), "{}", words(&rules));
    // Someone has left the server.
    let gone = ladder.people[7];
    ladder.table.leave(&gone.to_string()).await;
    let menu = ladder.opponents(8).await;
    let (seventh, _) = entries(&menu).into_iter().find(|(_, label)| label.starts_with("7. ")).unwrap();
    let told = ladder.challenge(&menu, 8, &seventh).await;
    assert!(words(&told).contains("has left this server"), "{}", words(&told));
    ladder.rest().await;
    assert_eq!(ladder.order(), [1, 2, 3, 4, 5, 6, 8]);
    // A month and a half of challenges, then only open games.
    for week in 0..22 {
        if week == 4 {
            let asked = ladder.table.person(LEAVER).ask("tournament", &part("leave", &[])).await;
            assert!(words(&asked).contains("You lose your place"), "{}", words(&asked));
            assert!(button(&asked, "season-later").is_none());
            ladder.table.person(LEAVER).press(&asked, "season-leave!").await.ok();
        }
        for person in [8, 6, 5, 2] {
            let menu = if week < 15 { ladder.opponents(person).await } else { break };
            let found = entries(&menu);
            if let Some((value, _)) = found.get(week % found.len().max(1)) {
                let done = ladder.challenge(&menu, person, value).await;
                assert!(words(&done).contains("Your game begins now"), "{}", words(&done));
                ladder.rest().await;
            }
        }
        let late = [ladder.people[ABSENT]];
        ladder.play(&late);
        ladder.pass(66).await;
    }
    // The status message changes at most once a minute.
    ladder.pass(1).await;
    let season = ladder.season();
    assert_eq!((season.number, season.state), (1, SeasonState::Running), "it has no end");
    let games = &season.divisions[0].games;
    assert!(games.len() > 12 && games.iter().all(|game| game.result().is_some()), "{games:?}");
    // Each person on it has one place.
    let order = ladder.order();
    let on_it: BTreeSet<PlayerId> = season.people(EntryState::In).filter_map(|entry| entry.player).collect();
    assert_eq!(order.len(), on_it.len());
    assert!(!order.contains(&LEAVER) && !order.contains(&7), "{order:?}");
    let absent = season.entry_of(ladder.people[ABSENT]).unwrap();
    let lost = games.iter().filter(|game| game.pair.has(absent.seat.unwrap().number)).count();
    assert!(absent.state.is_out() || lost < 2, "{absent:?}");
    let rows: Vec<String> =
        (1..).zip(&order).map(|(place, person)| format!("{place}. <@{}>", ladder.people[*person])).collect();
    let shows_order = |message: &Value| {
        button(message, "season-challenge").is_some() && rows.iter().all(|row| words(message).contains(row))
    };
    ladder.table.wait_for("the order in the status message", shows_order).await;
    let messages = ladder.read_aloud().await;
    // The channel reads each act once, without a ping.
    let acts: Vec<_> =
        messages.iter().filter(|message| words(message).starts_with("**Aruki ladder:**")).collect();
    let off = season.entries.iter().filter(|entry| entry.state == EntryState::Out).count();
    assert_eq!(acts.len(), off, "{:?}", acts.iter().map(|message| words(message)).collect::<Vec<_>>());
    assert!(acts.iter().all(|message| pinged(message).is_empty()));
    let back = ladder.table.person(LEAVER).ask("tournament", &part("join", &[])).await;
    assert!(words(&back).contains(&format!("You're at place {}.", order.len() + 1)), "{}", words(&back));
    // An organizer who isn't on it has three acts at most.
    let menu = manage(&ladder, &[("manage", "end")]).await;
    assert!(words(&menu).contains("End **Aruki ladder**?"), "{}", words(&menu));
    ladder.table.person(0).press(&menu, "manage!").await.ok();
    ladder.rest().await;
    assert_eq!(ladder.season().state, SeasonState::Over);
    let messages = ladder.read_aloud().await;
    if let Ok(folder) = std::env::var("LEAGUE_ALOUD") {
        write_down(&ladder, &messages, &folder).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ladder_of_more_than_ten_people_has_a_picture() {
    let mut ladder = LeagueTable::new().await;
    let posted = start(&ladder).await;
    for number in 1..=11 {
        ladder.table.person(number).press_and_read(&posted, "season-join").await;
    }
    ladder.pass(1).await;
    let alt = |message: &Value| message["attachments"][0]["description"].as_str().map(str::to_owned);
    let is_whole = |message: &Value| alt(message).is_some_and(|alt| alt.contains("\n11. "));
    let status = ladder.table.wait_for("the picture", is_whole).await;
    let alt = alt(&status).unwrap();
    assert!(alt.starts_with("Aruki ladder\n1. ") && alt.lines().count() == 12, "{alt}");
    let said = words(&status);
    assert!(said.contains("10. <@") && said.contains("and 1 more") && !said.contains("11. <@"), "{said}");
}
