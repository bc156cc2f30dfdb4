//! A league of twelve, from the menu to the next season. Two people are late, one leaves at once, and
//! one leaves after the season and returns.
//!
//! With `LEAGUE_ALOUD=FOLDER` the test writes all messages and tables into a folder, to be read.

use std::collections::BTreeMap;

use discord_at_home::Options;
use sealed_move::domain::tournament::SeasonState;
use sealed_move::domain::{ChannelId, GuildId, InteractionId, PlayerId, Timestamp};
use sealed_move::service::{Caller, ConfirmMode, SeasonView};
use sealed_move_rules::Side;
use serde_json::{Value, json};

use super::table::{RESPONSE_TIME, Table, button, entries, is_private, pinged, words};
use crate::bed::text;

const PEOPLE: usize = 12;

pub(super) fn part(name: &str, options: &[Value]) -> Value {
    json!([{ "type": 1, "name": name, "options": options }])
}

/// The league's table, with its people.
pub(super) struct LeagueTable {
    pub(super) table: Table,
    pub(super) people: Vec<PlayerId>,
    interactions: u64,
    /// Public messages by id. A channel lists only the latest.
    heard: BTreeMap<u64, Value>,
}

impl LeagueTable {
    pub(super) async fn new() -> Self {
        let options = Options { users: PEOPLE + 1, response_time: RESPONSE_TIME, ..Options::default() };
        let mut table = Table::with_options(options).await;
        table.start_bot().await;
        let id = |number: usize| PlayerId(table.person(number).caller.id.parse().unwrap());
        let people = (0..=PEOPLE).map(id).collect();
        Self { table, people, interactions: 1 << 50, heard: BTreeMap::new() }
    }

    pub(super) fn guild(&self) -> GuildId {
        GuildId(self.table.bed.guild().parse().unwrap())
    }

    pub(super) fn channel(&self) -> ChannelId {
        ChannelId(self.table.channel.parse().unwrap())
    }

    pub(super) fn season(&self) -> SeasonView {
        let now = Timestamp(self.table.now());
        let list = self.table.running_context().service().tournaments.list(self.guild(), now).unwrap();
        list.into_iter().next().unwrap()
    }

    /// Waits until all jobs have done their work.
    pub(super) async fn rest(&self) {
        let bot = self.table.running_context();
        self.table
            .until("the jobs rest", || {
                let now = Timestamp(self.table.now());
                let service = bot.service();
                // Claimed work is due again 10 s later.
                let claimed = Timestamp(now.0 + 15_000);
                let season = service.tournaments.next_due().unwrap().is_none_or(|due| due > claimed);
                let clocks = service.clocks.next_due().unwrap().is_none_or(|due| due > now);
                season && clocks && service.outbox.due(now, 1).unwrap().is_empty()
            })
            .await;
    }

    pub(super) async fn pass(&mut self, hours: i64) {
        self.table.pass(hours);
        self.rest().await;
        self.listen().await;
    }

    /// Collects the public messages.
    pub(super) async fn listen(&mut self) {
        let messages = self.table.bed.person(0).messages(&self.table.channel).await;
        for message in messages.into_iter().filter(|message| !is_private(message)) {
            self.heard.insert(text(&message["id"]).parse().unwrap(), message);
        }
    }

    pub(super) fn call(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        Caller {
            interaction: InteractionId(self.interactions),
            player,
            now: Timestamp(self.table.now()),
            guild: Some(self.guild()),
            channel: self.channel(),
        }
    }

    /// Lets people who aren't `late` play their turns: a move each, then the second side resigns.
    pub(super) fn play(&mut self, late: &[PlayerId]) {
        let bot = self.table.running_context();
        for _ in 0..3 {
            for game in bot.service().games.ongoing_in(self.guild(), self.channel()).unwrap() {
                let player = game.seats[game.turn.index()].person().unwrap();
                if late.contains(&player) {
                    continue;
                }
                let call = self.call(player);
                match (game.move_number, game.turn) {
                    (1 | 2, turn) => {
                        let typed = if turn == Side::First { "a2a3" } else { "a11a10" };
                        let played =
                            bot.service().moves.play(&call, game.id, None, typed, ConfirmMode::Confirmed);
                        assert!(played.is_ok(), "{played:?}");
                    }
                    _ => drop(bot.service().moves.resign(&call, game.id, None).unwrap()),
                }
            }
        }
    }

    /// All public messages, oldest first.
    pub(super) async fn read_aloud(&mut self) -> Vec<Value> {
        self.listen().await;
        self.heard.values().cloned().collect()
    }
}

/// An admin moves the start with the menu; others can't open it.
async fn move_start(league: &LeagueTable) {
    let table = &league.table;
    let member = table.person(1).ask("tournament", &part("manage", &[])).await;
    assert!(words(&member).contains("Only people who manage this server"), "{}", words(&member));
    let menu = manage(league, &[("manage", "move"), ("manage-start", "7")]).await;
    assert!(words(&menu).contains("Everyone will read that you moved it"), "{}", words(&menu));
    table.person(0).press(&menu, "manage!").await.ok();
    let told = table.wait_for("the new start", |message| words(message).contains("moved the start")).await;
    assert!(pinged(&told).is_empty());
}

/// Chooses an act and its game or person in an organizer's menu.
pub(super) async fn manage(league: &LeagueTable, choices: &[(&str, &str)]) -> Value {
    let alice = league.table.person(0);
    let mut menu = alice.ask("tournament", &part("manage", &[])).await;
    for (action, value) in choices {
        let id = button(&menu, action).unwrap_or_else(|| panic!("no menu {action}: {menu}"));
        let done = alice.caller.choose(&league.table.channel, &menu["id"], &id, &[value]).await.ok();
        menu = alice.reread(&menu, &done).await;
    }
    menu
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_of_twelve_is_played_to_its_end() {
    let mut league = LeagueTable::new().await;
    let table = &league.table;
    let alice = table.person(0);
    // The menu.
    let draft = alice.ask("tournament", &part("new", &[])).await;
    assert!(is_private(&draft) && words(&draft).contains("choose one below"), "{}", words(&draft));
    assert!(entries(&draft).iter().any(|(value, _)| value == "aruki"));
    let menu = button(&draft, "lg-game").unwrap();
    let done = alice.caller.choose(&table.channel, &draft["id"], &menu, &["aruki"]).await.ok();
    let draft = alice.reread(&draft, &done).await;
    assert!(words(&draft).contains("Aruki league"), "{}", words(&draft));
    let menu = button(&draft, "lg-time").unwrap();
    let done = alice.caller.choose(&table.channel, &draft["id"], &menu, &["8,7"]).await.ok();
    let draft = alice.reread(&draft, &done).await;
    assert!(words(&draft).contains("8 weeks"), "{}", words(&draft));
    alice.press(&draft, "lg!").await.ok();
    let posted = table.wait_for("the season", |message| button(message, "season-join").is_some()).await;
    assert!(words(&posted).contains("Aruki league · season 1") && pinged(&posted).is_empty());
    // The members press one button.
    for number in 1..=PEOPLE {
        let person = table.person(number);
        let told = person.press_and_read(&posted, "season-join").await;
        assert!(is_private(&told) && words(&told).contains("You're in!"), "{}", words(&told));
    }
    let again = table.person(1).press_and_read(&posted, "season-join").await;
    assert!(words(&again).contains("You're in already"), "{}", words(&again));
    let shown = table.person(1).ask("tournament", &part("show", &[])).await;
    assert!(words(&shown).contains("12 people"), "{}", words(&shown));
    move_start(&league).await;
    league.pass(7 * 24 + 1).await;
    assert_eq!(league.season().state, SeasonState::Running);
    let people = league.people.clone();
    let late = [people[1], people[2]];
    let begun: Vec<Value> = league
        .read_aloud()
        .await
        .into_iter()
        .filter(|message| words(message).contains("division") && !pinged(message).is_empty())
        .collect();
    let divisions: Vec<_> = begun.iter().filter(|message| words(message).contains("First games")).collect();
    assert_eq!(divisions.len(), 2);
    let table = &league.table;
    let mut told: Vec<String> = divisions.iter().flat_map(|message| pinged(message)).collect();
    told.sort();
    let mut expected: Vec<String> = people[1..].iter().map(ToString::to_string).collect();
    expected.sort();
    assert_eq!(told, expected, "each of them once");
    // My games, my table, the rules.
    let games = table.person(3).press_and_read(divisions[0], "season-games").await;
    assert!(
        words(&games).contains("Round 1") && words(&games).contains("begins by itself"),
        "{}",
        words(&games)
    );
    let shown = table.person(3).press_and_read(divisions[0], "season-table").await;
    let alt = text(&shown["attachments"][0]["description"]);
    assert!(alt.starts_with("Table of Aruki league") && alt.contains("playing"), "{alt}");
    let rules = table.person(3).press_and_read(divisions[0], "season-rules").await;
    assert!(words(&rules).contains("How a league works"), "{}", words(&rules));
    // The two divisions have 30 games, more than a menu shows.
    let games = manage(&league, &[("manage", "decide")]).await;
    assert!(words(&games).contains("Which game?") && entries(&games).len() == 25, "{games}");
    // Questions that are answered only in the next season.
    let off = manage(&league, &[("manage", "off")]).await;
    let leave = league.table.person(6).ask("tournament", &part("leave", &[])).await;
    league.play(&late);
    // One leaves at once, one after the season.
    let table = &league.table;
    let asked = table.person(4).ask("tournament", &part("leave", &[])).await;
    assert!(words(&asked).contains("Leave **Aruki league** after this season"), "{}", words(&asked));
    table.person(4).press(&asked, "season-leave!").await.ok();
    let asked = table.person(5).ask("tournament", &part("leave", &[])).await;
    table.person(5).press(&asked, "season-later").await.ok();
    for _ in 0..8 {
        league.pass(72).await;
        league.play(&late);
    }
    let view = league.season();
    for person in late.iter().chain([&people[4]]) {
        assert!(view.entry_of(*person).unwrap().state.is_out(), "{:?}", view.entry_of(*person));
    }
    let out = league.table.person(1).ask("tournament", &part("join", &[])).await;
    assert!(words(&out).contains("You're out of this season"), "{}", words(&out));
    for _ in 0..4 {
        league.pass(9 * 24).await;
        league.play(&late);
    }
    let next = league.season();
    assert_eq!((next.number, next.state), (2, SeasonState::Open));
    assert!(next.entry_of(people[5]).is_none() && next.entry_of(people[6]).is_some());
    let table = &league.table;
    for (person, question, action) in
        [(0, &off, "manage!"), (6, &leave, "season-leave!"), (6, &leave, "season-later")]
    {
        let told = table.person(person).press_and_read(question, action).await;
        assert!(words(&told).contains("The season has moved on"), "{action}: {}", words(&told));
    }
    assert!(league.season().entry_of(people[6]).is_some_and(|entry| !entry.leaves));
    let back = table.person(5).ask("tournament", &part("join", &[])).await;
    assert!(words(&back).contains("You're in!"), "{}", words(&back));
    // The bar has ended.
    let back = table.person(1).ask("tournament", &part("join", &[])).await;
    assert!(words(&back).contains("You're in!"), "{}", words(&back));
    // The draw, proven.
    let proof =
        table.person(6).ask("verify", &json!([{ "type": 3, "name": "tournament", "value": "aruki" }])).await;
    assert!(words(&proof).contains("The draw, the pairs and the tables check out."), "{}", words(&proof));
    league.rest().await;
    let messages = league.read_aloud().await;
    let overs: Vec<_> = messages.iter().filter(|message| words(message).contains("is over.**")).collect();
    assert_eq!(overs.len(), 2);
    let acts: Vec<_> =
        messages.iter().map(words).filter(|said| said.starts_with("**Aruki league:**")).collect();
    // The start, the leaver and the two late ones.
    assert_eq!(acts.len(), 4, "{acts:?}");
    // The next season: those who stayed in get one message before the start, and it begins.
    let wait = league.season().starts.unwrap().0 - league.table.now();
    for hours in [wait / 3_600_000 - 20, 21] {
        league.pass(hours).await;
    }
    let season = league.season();
    assert_eq!((season.number, season.state), (2, SeasonState::Running));
    let messages = league.read_aloud().await;
    let soon = messages.iter().find(|message| words(message).contains("and you're in. To sit it out"));
    let told = pinged(soon.expect("a message before the start"));
    assert!(told.contains(&people[6].to_string()) && !told.contains(&people[4].to_string()), "{told:?}");
    // At most three pings a person and season, besides turns.
    let about_season =
        |said: &str| ["First games", "is over.**", "To sit it out"].iter().any(|part| said.contains(part));
    for person in &people[1..] {
        let pings = messages
            .iter()
            .filter(|message| about_season(&words(message)) && pinged(message).contains(&person.to_string()));
        // Two of the first season, and two of the second.
        assert!(pings.count() <= 4, "{person}");
    }
    if let Ok(folder) = std::env::var("LEAGUE_ALOUD") {
        write_down(&league, &messages, &folder).await;
    }
}

/// Writes all texts and the tables' pictures into a folder, to be read and looked at.
pub(super) async fn write_down(league: &LeagueTable, messages: &[Value], folder: &str) {
    let mut aloud = String::new();
    for (number, message) in messages.iter().enumerate() {
        aloud += &format!("--- {number}, {} pings\n{}\n", pinged(message).len(), words(message));
        if let Some(url) = message["attachments"][0]["url"].as_str() {
            let alt = text(&message["attachments"][0]["description"]);
            aloud += &format!("[picture: {alt}]\n");
            if alt.starts_with("Table") {
                let bytes = league.table.bed.client.get(url).send().await.unwrap().bytes().await.unwrap();
                std::fs::write(format!("{folder}/{number}.png"), bytes).unwrap();
            }
        }
    }
    std::fs::write(format!("{folder}/messages.txt"), aloud).unwrap();
}
