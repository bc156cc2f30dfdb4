//! Paged lists: nothing is cut silently, and all entries are usable.

use sealed_move::dice::Seed;
use sealed_move::domain::{
    ChallengeTerms, ChannelId, GuildId, HomeChannel, InteractionId, Opponent, Pace, PlayerId, SideWish,
    Timestamp,
};
use sealed_move::service::Caller;
use sealed_move_rules::{Side, find};
use serde_json::{Value, json};

use super::table::{Table, button, buttons, enabled, is_private, words};

/// The caller for direct service calls as this person.
fn caller(table: &Table, person: usize, number: u64) -> Caller {
    Caller {
        interaction: InteractionId(number),
        player: PlayerId(table.person(person).caller.id.parse().unwrap()),
        now: Timestamp(table.now()),
        guild: Some(GuildId(table.bed.guild().parse().unwrap())),
        channel: ChannelId(table.channel.parse().unwrap()),
    }
}

/// Challenges a person.
fn challenge(table: &Table, by: usize, opponent: usize, number: u64) -> sealed_move::domain::Id {
    challenge_by(table, caller(table, by, number), Some(caller(table, opponent, 0).player))
}

fn challenge_by(table: &Table, caller: Caller, opponent: Option<PlayerId>) -> sealed_move::domain::Id {
    let terms = ChallengeTerms {
        game: find("aruki").unwrap(),
        setup: None,
        opponent: opponent.map(|player| Opponent { player, bot: false }),
        side: SideWish::Fixed(Side::First),
        pace: Pace::DEFAULT,
        rated: false,
        place: HomeChannel { guild: caller.guild, channel: caller.channel },
    };
    table.running_context().service().challenges.make(&caller, terms, Seed::new([7; 32])).unwrap().id
}

/// Begins games between Alice and Bob with Alice to move.
fn begin_games(table: &Table, count: u64) {
    for number in 0..count {
        let id = challenge(table, 0, 1, 100 + 2 * number);
        let bob = caller(table, 1, 101 + 2 * number);
        table.running_context().service().challenges.accept(&bob, id, Side::First).unwrap();
    }
}

/// All lines of a list, from all pages.
async fn all_lines(table: &Table, person: usize, first: Value) -> Vec<String> {
    let (mut page, mut lines) = (first, Vec::new());
    loop {
        assert!(is_private(&page));
        lines.extend(words(&page).lines().map(str::to_owned));
        if next(&page).is_none() {
            return lines;
        }
        page = turn(table, person, page, 1).await;
    }
}

/// The button of the next page, if any.
fn next(page: &Value) -> Option<String> {
    let rows = page["components"].as_array().unwrap();
    let mut all = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    let found = all.find(|button| button["label"] == "Next ▶" && button["disabled"] != true);
    found.map(|button| button["custom_id"].as_str().unwrap().to_owned())
}

/// Turns pages forward.
async fn turn(table: &Table, person: usize, mut page: Value, times: usize) -> Value {
    let person = table.person(person);
    for _ in 0..times {
        let done = person.caller.press(&table.channel, &page["id"], &next(&page).unwrap()).await.ok();
        page = person.reread(&page, &done).await;
    }
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_challenges_are_listed_in_pages_with_buttons() {
    let table = Table::new().await;
    begin_games(&table, 13);
    // Strangers challenge anyone.
    for number in 0..9 {
        challenge_by(&table, caller(&table, 0, 500 + number), Some(PlayerId(9000 + number)));
        let stranger = Caller { player: PlayerId(9100 + number), ..caller(&table, 1, 600 + number) };
        challenge_by(&table, stranger, None);
    }
    challenge(&table, 1, 0, 700);
    let (alice, bob) = (table.person(0), table.person(1));
    let first = alice.ask("games", &json!([])).await;
    assert!(!enabled(&first, "games"), "no page before the first");
    let lines = all_lines(&table, 0, first).await;
    let count = |part: &str| lines.iter().filter(|line| line.contains(part)).count();
    assert_eq!(count("**your turn**"), 13, "{lines:#?}");
    assert_eq!(count(". Aruki · "), 9 + 1 + 9, "{lines:#?}");
    for number in 1..=19 {
        assert_eq!(lines.iter().filter(|line| line.starts_with(&format!("{number}. "))).count(), 1);
    }
    assert!(count("**Open challenges**") >= 1 && count("**Anyone can accept**") >= 1);
    // The maker withdraws, the challenged player declines, anyone accepts.
    let mut page = alice.ask("games", &json!([])).await;
    page = turn(&table, 0, page, 1).await;
    assert!(button(&page, "withdraw").is_some() && button(&page, "accept").is_none(), "{page}");
    let done = alice.press_and_reread(&page, "withdraw").await;
    assert!(words(&done).contains("You withdrew your challenge"), "{}", words(&done));
    let mut page = alice.ask("games", &json!([])).await;
    page = turn(&table, 0, page, 2).await;
    let (accept, decline) = (button(&page, "accept"), button(&page, "decline"));
    assert!(accept.is_some() && decline.is_some(), "{page}");
    let done = alice.press_and_reread(&page, "decline").await;
    assert!(words(&done).contains("You declined"), "{}", words(&done));
    assert_eq!(table.ask("SELECT count(*) FROM challenge WHERE state = 'declined'"), 1);
    let page = bob.ask("games", &json!([])).await;
    let page = turn(&table, 1, page, 2).await;
    // The challengers of this list are no members, so their challenges close.
    bob.press(&page, "accept").await.ok();
    let closed = "SELECT count(*) FROM challenge WHERE closed_because = 'left'";
    table.until("the challenge is closed", || table.ask(closed) == 1).await;
    // Other people see games but not challenges.
    let carol = table.person(2);
    let options = json!([{ "type": 6, "name": "player", "value": alice.caller.id }]);
    let lines = all_lines(&table, 2, carol.ask("games", &options).await).await;
    assert_eq!(lines.iter().filter(|line| line.contains("against")).count(), 13, "{lines:#?}");
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_page_opens_the_last_one() {
    let table = Table::new().await;
    begin_games(&table, 11);
    let alice = table.person(0);
    let page = alice.ask("games", &json!([])).await;
    table.run("DELETE FROM ply; UPDATE match SET ended_at = 1, reason = 'aborted' WHERE id % 1 = 0");
    let page = turn(&table, 0, page, 1).await;
    assert!(words(&page).contains("You have no games going"), "{}", words(&page));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_leaderboard_has_pages_and_the_readers_place() {
    let table = Table::new().await;
    let guild = table.bed.guild();
    let (alice, bob) = (table.person(0), table.person(1));
    let none = alice.ask("leaderboard", &json!([])).await;
    assert!(words(&none).contains("You're not on this list yet"), "{}", words(&none));
    table.run(&format!(
        "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 46)
         INSERT INTO record SELECT n, 'aruki', 1000 + n, 80, 0.06, 9, 1, 1, 1, 1, 0, 3 FROM n;
         INSERT INTO record VALUES ({}, 'aruki', 1020, 80, 0.06, 9, 1, 1, 1, 1, 0, 3);
         INSERT INTO server_player SELECT {guild}, 'aruki', player FROM record",
        alice.caller.id
    ));
    let game = json!([{ "type": 3, "name": "game", "value": "aruki" }]);
    let first = alice.ask("leaderboard", &game).await;
    assert!(words(&first).contains("1. <@46> · 1046"), "{}", words(&first));
    // Equal ratings are listed in order of arrival.
    assert!(words(&first).contains("Your place: 28 of 47 · 1020"), "{}", words(&first));
    let lines = all_lines(&table, 0, first).await;
    for place in 1..=47 {
        assert_eq!(lines.iter().filter(|line| line.starts_with(&format!("{place}. "))).count(), 1, "{place}");
    }
    let mine = lines.iter().find(|line| line.starts_with("28. ")).unwrap();
    assert!(mine.contains("Alice"), "{mine}");
    // From the overview to one game; a line mentions that the reader isn't listed.
    let all = bob.ask("leaderboard", &json!([])).await;
    assert!(words(&all).contains("You're not on this list yet"), "{}", words(&all));
    let aruki = buttons(&all).into_iter().find(|id| id.contains("aruki")).unwrap();
    let done = bob.caller.press(&table.channel, &all["id"], &aruki).await.ok();
    let one = bob.reread(&all, &done).await;
    assert!(words(&one).contains("20. ") && !words(&one).contains("**Kyo**"), "{}", words(&one));
    // "Everywhere" lists only players who want to be listed.
    let everywhere = buttons(&one).into_iter().find(|id| id.contains("aruki,all")).unwrap();
    let done = bob.caller.press(&table.channel, &one["id"], &everywhere).await.ok();
    let everywhere = bob.reread(&one, &done).await;
    assert!(words(&everywhere).contains("No one yet"), "{}", words(&everywhere));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_lists_every_game_that_ended() {
    let table = Table::new().await;
    begin_games(&table, 23);
    table.run(
        "UPDATE match SET ended_at = created_at + 1, reason = 'resignation', winner = 'first' WHERE id % 2 = 0;
         UPDATE match SET ended_at = created_at + 1, reason = 'aborted' WHERE ended_at IS NULL",
    );
    let carol = table.person(2);
    let options = json!([{ "type": 6, "name": "player", "value": table.person(1).caller.id }]);
    let first = carol.ask("profile", &options).await;
    let lines = all_lines(&table, 2, first).await;
    let results = lines.iter().filter(|line| line.contains("· lost ·") || line.contains("· no result ·"));
    assert_eq!(results.count(), 23, "{lines:#?}");
}
