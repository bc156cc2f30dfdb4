//! `/challenge` without a game composes a challenge by clicks; `/help` leads there.

use serde_json::{Value, json};

use super::table::{Person, Table, button, buttons, enabled, entries, is_private, pinged, words};

/// Chooses an entry of a menu and returns the updated message.
async fn choose(person: &Person<'_>, channel: &str, message: &Value, menu: &str, value: &str) -> Value {
    let id = button(message, menu).unwrap_or_else(|| panic!("no menu {menu}: {message}"));
    let done = person.caller.choose(channel, &message["id"], &id, &[value]).await.ok();
    person.reread(message, &done).await
}

/// Chooses a person from the user menu and returns the updated message.
async fn choose_person(person: &Person<'_>, channel: &str, message: &Value, who: &str) -> Value {
    let id = button(message, "new-who").unwrap();
    let data = json!({ "component_type": 5, "custom_id": id, "values": [who] });
    let pressed = json!({ "type": 3, "channel_id": channel, "message_id": message["id"], "data": data });
    let done = person.caller.interact(&pressed).await.ok();
    person.reread(message, &done).await
}

/// Presses the button with this label.
async fn press_label(person: &Person<'_>, channel: &str, message: &Value, label: &str) -> Value {
    let rows = message["components"].as_array().unwrap();
    let mut parts = rows.iter().flat_map(|row| row["components"].as_array().unwrap());
    let part = parts.find(|part| part["label"] == label).unwrap_or_else(|| panic!("no {label}: {message}"));
    let done = person.caller.press(channel, &message["id"], part["custom_id"].as_str().unwrap()).await.ok();
    person.reread(message, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_put_together_by_clicks() {
    let table = Table::new().await;
    let (alice, bob, here) = (table.person(0), table.person(1), table.channel.as_str());
    let menu = alice.ask("challenge", &json!([])).await;
    assert!(
        is_private(&menu) && words(&menu).contains("Which game do you want to play?"),
        "{}",
        words(&menu)
    );
    assert!(!enabled(&menu, "new!"), "it can't be sent without a game");
    for (game, about) in [("aruki", "dragons"), ("kyo", "chips"), ("chakart", "eggs"), ("lusus", "tiles")] {
        assert!(entries(&menu).iter().any(|(value, _)| value == game), "{menu}");
        assert!(menu["components"].to_string().contains(about), "{game} has a description: {menu}");
    }
    // A game with several setups asks for one; another game resets it.
    let menu = choose(&alice, here, &menu, "new-game", "kyo").await;
    assert!(words(&menu).contains("**Kyo**") && words(&menu).contains("Setup: Trench"), "{}", words(&menu));
    let menu = choose(&alice, here, &menu, "new-setup", "rear").await;
    assert!(words(&menu).contains("Setup: Open Field"), "{}", words(&menu));
    let aruki = choose(&alice, here, &menu, "new-game", "aruki").await;
    assert!(button(&aruki, "new-setup").is_none() && !words(&aruki).contains("Setup"), "{}", words(&aruki));
    let menu = choose(&alice, here, &aruki, "new-game", "kyo").await;
    let menu = choose(&alice, here, &menu, "new-setup", "rear").await;
    let menu = choose(&alice, here, &menu, "new-pace", "5").await;
    let menu = press_label(&alice, here, &menu, "Change side").await;
    let menu = press_label(&alice, here, &menu, "Make it unrated").await;
    assert!(words(&menu).contains("you move first · 5 days per move · not rated"), "{}", words(&menu));
    // Challenging oneself is refused; the menus stay.
    let refused = choose_person(&alice, here, &menu, &alice.caller.id).await;
    assert!(words(&refused).contains("can't challenge yourself") && enabled(&refused, "new!"), "{refused}");
    // Challenging the bot asks for a level.
    let other = alice.ask("challenge", &json!([])).await;
    let other = choose_person(&alice, here, &other, &table.bed.application()).await;
    assert!(words(&other).contains("Play the computer"), "{}", words(&other));
    let menu = choose_person(&alice, here, &refused, &bob.caller.id).await;
    assert!(words(&menu).contains(&format!("Against <@{}>", bob.caller.id)), "{}", words(&menu));
    assert!(!words(&menu).contains("can't challenge yourself"), "{}", words(&menu));
    let anyone = press_label(&alice, here, &menu, "Anyone can accept").await;
    assert!(words(&anyone).contains("Against whoever accepts first"), "{}", words(&anyone));
    let menu = choose_person(&alice, here, &anyone, &bob.caller.id).await;
    assert_eq!(table.ask("SELECT count(*) FROM challenge"), 0, "nothing is stored before it is sent");
    let sent = alice.press_and_reread(&menu, "new!").await;
    assert!(words(&sent).contains("Challenge sent!") && button(&sent, "withdraw").is_some(), "{sent}");
    let public = table.wait_for("challenge", |message| button(message, "accept").is_some()).await;
    assert_eq!(pinged(&public), std::slice::from_ref(&bob.caller.id));
    let told = words(&public);
    assert!(told.contains("Kyo (Open Field)") && told.contains("plays first"), "{told}");
    assert!(told.contains("5 days per move · not rated"), "{told}");
    assert_eq!(table.ask("SELECT count(*) FROM challenge"), 1);
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_options_are_kept_in_the_menu() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let options = json!([
        { "type": 6, "name": "opponent", "value": bob.caller.id },
        { "type": 3, "name": "side", "value": "second" },
        { "type": 4, "name": "pace", "value": 14 },
        { "type": 3, "name": "rated", "value": "no" },
    ]);
    let menu = alice.ask("challenge", &options).await;
    let told = words(&menu);
    assert!(told.contains(&format!("Against <@{}>", bob.caller.id)), "{told}");
    assert!(told.contains("you move second · 14 days per move · not rated"), "{told}");
    // Challenging oneself is refused at once, as with a game.
    let oneself = json!([{ "type": 6, "name": "opponent", "value": alice.caller.id }]);
    assert!(words(&alice.ask("challenge", &oneself).await).contains("can't challenge yourself"));
    // Ids within a message must be unique.
    let mut ids = buttons(&menu);
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all);
    assert!(ids.iter().all(|id| id.len() <= 100), "{ids:?}");
}

/// A budget for the whole game: from `/challenge` to the first notice and `/games`.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_have_a_time_budget() {
    let table = Table::new().await;
    let (alice, bob) = (table.person(0), table.person(1));
    let options = |more: &[serde_json::Value]| {
        let mut all = vec![
            json!({ "type": 3, "name": "game", "value": "aruki" }),
            json!({ "type": 6, "name": "opponent", "value": bob.caller.id }),
        ];
        all.extend_from_slice(more);
        serde_json::Value::from(all)
    };
    let time = json!({ "type": 4, "name": "time", "value": 14 });
    let pace = json!({ "type": 4, "name": "pace", "value": 3 });
    let both = alice.ask("challenge", &options(&[time.clone(), pace])).await;
    assert!(words(&both).contains("Choose either a time per move"), "{}", words(&both));
    alice.ask("challenge", &options(std::slice::from_ref(&time))).await;
    let open = table.wait_for("challenge", |message| button(message, "accept").is_some()).await;
    assert!(words(&open).contains("1 day per move, and 14 days more in all"), "{}", words(&open));
    bob.press(&open, "accept").await.ok();
    let first = table.wait_for("first notice", |message| words(message).contains("In reserve:")).await;
    assert!(words(&first).contains("In reserve: White 14 days, Black 14 days."), "{}", words(&first));
    let listed = alice.ask("games", &json!([])).await;
    assert!(words(&listed).contains("in reserve: you 14 days, they 14 days"), "{}", words(&listed));
    let bot = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": table.bed.application() },
        time,
    ]);
    let refused = alice.ask("challenge", &bot).await;
    assert!(words(&refused).contains("no time for the whole game"), "{}", words(&refused));
    // A server's default can be a budget.
    let server =
        json!([{ "type": 1, "name": "pace", "options": [{ "type": 4, "name": "time", "value": 7 }] }]);
    let set = alice.ask("server", &server).await;
    assert!(words(&set).contains("1 day per move, and 7 days more in all"), "{}", words(&set));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_begins_with_the_next_action() {
    let table = Table::new().await;
    let alice = table.person(0);
    let help = alice.ask("help", &json!([])).await;
    let told = words(&help);
    let places: Vec<_> =
        ["**Next:**", "**The games.**", "**Play**", "**Learn**", "**Look**", "**With your", "**About you**"]
            .iter()
            .map(|part| told.find(part).unwrap_or_else(|| panic!("no {part}: {told}")))
            .collect();
    assert!(places.is_sorted(), "{told}");
    let languages =
        "**Languages:** English, Deutsch, Español, Français, Italiano, Polski, Português (Brasil), 日本語";
    assert!(told.lines().any(|line| line == languages), "{told}");
    // Every player command is linked.
    let path = format!("/applications/{}/commands", table.bed.application());
    let registered = table.bed.bot().get(&path).await.ok();
    let registered = registered.as_array().expect("a list");
    for command in [
        "challenge",
        "move",
        "plan",
        "games",
        "next",
        "board",
        "describe",
        "history",
        "note",
        "rules",
        "learn",
        "puzzle",
        "review",
        "hint",
        "verify",
        "draw",
        "takeback",
        "moretime",
        "resign",
        "abort",
        "rematch",
        "profile",
        "leaderboard",
        "settings",
        "vacation",
        "mydata",
        "block",
        "help",
    ] {
        let known = registered.iter().find(|known| known["name"] == command).expect("registered");
        let id = known["id"].as_str().expect("an id");
        assert!(told.contains(&format!("</{command}:{id}>")), "{command}: {told}");
    }
    assert_eq!(
        buttons(&help).iter().filter(|id| id.contains(".learn.")).count(),
        4,
        "the rules of each game"
    );
    // The first button matches the first line.
    let menu = alice.press_and_read(&help, "new").await;
    assert!(words(&menu).contains("Which game do you want to play?"), "{}", words(&menu));
    table.begin().await;
    let help = alice.ask("help", &json!([])).await;
    assert!(words(&help).contains("**Next:** it's your turn"), "{}", words(&help));
    let composer = alice.press_and_read(&help, "move").await;
    assert!(button(&composer, "pick").is_some(), "{composer}");
}
