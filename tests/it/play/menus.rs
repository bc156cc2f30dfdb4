//! `/settings` and `/server show` as menus: they show values and change them.

use serde_json::{Value, json};

use super::table::{Person, Table, button, entries, is_private, words};
use crate::actions::account;
use crate::bed::text;

/// Chooses an entry of a menu and returns the updated message.
async fn choose(person: &Person<'_>, channel: &str, message: &Value, menu: &str, value: &str) -> Value {
    let id = button(message, menu).unwrap_or_else(|| panic!("no menu {menu}: {message}"));
    let done = person.caller.choose(channel, &message["id"], &id, &[value]).await.ok();
    person.reread(message, &done).await
}

/// Types into the form opened by a button.
async fn fill(person: &Person<'_>, channel: &str, message: &Value, action: &str, value: &str) -> Value {
    person.press(message, action).await.ok();
    let id = button(message, action).unwrap();
    let done = person.caller.submit(channel, &id, "text", value).await.ok();
    person.reread(message, &done).await
}

fn labels(message: &Value) -> Vec<String> {
    entries(message).into_iter().map(|(_, label)| label).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_without_an_option_open_a_menu() {
    let table = Table::with_languages(&[]).await;
    let (bob, here) = (table.person(1), table.channel.as_str());
    let menu = bob.ask("settings", &json!([])).await;
    assert!(is_private(&menu), "{menu}");
    let names = [
        "pings",
        "reminders",
        "timezone",
        "quiet",
        "confirm",
        "theme",
        "size",
        "layout",
        "symbols",
        "board",
        "text",
        "challenges",
        "danger",
        "puzzles",
    ];
    let found = entries(&menu);
    assert_eq!(
        found.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(),
        names,
        "the options' own names"
    );
    assert!(labels(&menu)[0].starts_with("pings: In the game's channel"), "{:?}", labels(&menu));
    // Each choice of each option is stored, shown as current, and leads back.
    for (name, choices) in [
        ("pings", vec!["direct", "both", "channel"]),
        ("reminders", vec!["late", "none", "both"]),
        ("quiet", vec!["22:00-07:00", "off"]),
        ("confirm", vec!["yes", "no"]),
        ("theme", vec!["dark", "contrast", "classic"]),
        ("size", vec!["small", "large", "usual"]),
        ("layout", vec!["tall", "wide"]),
        ("symbols", vec!["on", "off"]),
        ("board", vec!["first", "second", "own"]),
        ("text", vec!["beside", "instead", "off"]),
        ("challenges", vec!["known", "nobody", "everybody"]),
        ("danger", vec!["off", "on"]),
        ("puzzles", vec!["off", "on"]),
    ] {
        for choice in choices {
            let menu = bob.ask("settings", &json!([])).await;
            let one = choose(&bob, here, &menu, "setting", name).await;
            assert!(words(&one).contains(&format!("Setting: {name}")), "{}", words(&one));
            let label = entries(&one).into_iter().find(|(value, _)| value == choice).unwrap().1;
            let all = choose(&bob, here, &one, "set", choice).await;
            assert!(
                labels(&all).contains(&format!("{name}: {label}")),
                "{name} {choice}: {:?}",
                labels(&all)
            );
        }
    }
    let one = choose(&bob, here, &menu, "setting", "theme").await;
    let back = bob.press_and_reread(&one, "settings").await;
    assert_eq!(entries(&back).len(), names.len());
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_time_zone_or_quiet_hours_keep_the_menu_open() {
    let table = Table::new().await;
    let (bob, here) = (table.person(1), table.channel.as_str());
    let menu = bob.ask("settings", &json!([])).await;
    let zone = choose(&bob, here, &menu, "setting", "timezone").await;
    assert!(button(&zone, "set").is_none(), "no menu before a text is typed: {zone}");
    // Nonsense keeps the menu open.
    let zone = fill(&bob, here, &zone, "set-type", "Gotham").await;
    assert!(words(&zone).contains("I don't know that time zone") && button(&zone, "set-type").is_some());
    // Several match: the person picks.
    let zone = fill(&bob, here, &zone, "set-type", "indiana").await;
    assert!(words(&zone).contains("Several time zones fit") && labels(&zone).len() > 1, "{zone}");
    let all = choose(&bob, here, &zone, "set", "America/Indiana/Knox").await;
    assert!(words(&all).contains("time zone America/Indiana/Knox"), "{}", words(&all));
    // One matches: it is chosen, even with a space in its name.
    let zone = choose(&bob, here, &all, "setting", "timezone").await;
    let all = fill(&bob, here, &zone, "set-type", "ho chi").await;
    assert!(words(&all).contains("time zone Asia/Ho_Chi_Minh"), "{}", words(&all));
    let quiet = choose(&bob, here, &all, "setting", "quiet").await;
    let quiet = fill(&bob, here, &quiet, "set-type", "from dusk").await;
    assert!(words(&quiet).contains("I can't read those hours"), "{}", words(&quiet));
    let all = fill(&bob, here, &quiet, "set-type", "21:30-6").await;
    assert!(words(&all).contains("21:30-06:00"), "{}", words(&all));
    // A forged value is refused.
    let one = choose(&bob, here, &all, "setting", "pings").await;
    let id = button(&one, "set").unwrap();
    let refused = bob.caller.choose(here, &one["id"], &id, &["pigeon"]).await;
    assert_ne!(refused.status, 200);
    assert_eq!(table.ask("SELECT count(*) FROM setting WHERE pings = 'channel'"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_servers_settings_are_a_menu_for_its_admins() {
    let table = Table::with_languages(&[]).await;
    let (alice, here) = (table.person(0), table.channel.as_str());
    let show = json!([{ "type": 1, "name": "show", "options": [] }]);
    let menu = alice.ask("server", &show).await;
    let names = ["channel", "threads", "limits games", "limits challenges", "pace", "vacation"];
    assert_eq!(entries(&menu).into_iter().map(|(name, _)| name).collect::<Vec<_>>(), names);
    for (name, choice, label) in [
        ("threads", "on", "On"),
        ("limits games", "5", "5"),
        ("limits games", "0", "no limit"),
        ("limits challenges", "3", "3"),
        ("pace", "7", "7 days per move"),
        ("vacation", "14", "14 days"),
    ] {
        let one = choose(&alice, here, &menu, "server-part", name).await;
        let all = choose(&alice, here, &one, "server-set", choice).await;
        assert!(labels(&all).contains(&format!("{name}: {label}")), "{name}: {:?}", labels(&all));
    }
    // Other numbers are typed; wrong ones are explained.
    let one = choose(&alice, here, &menu, "server-part", "limits games").await;
    for wrong in ["-1", "1001", "many", "4294967296"] {
        let one = fill(&alice, here, &one, "server-type", wrong).await;
        assert!(words(&one).contains("isn't a number from 0 to 1000"), "{wrong}: {}", words(&one));
    }
    let all = fill(&alice, here, &one, "server-type", "17").await;
    assert!(labels(&all).contains(&"limits games: 17".to_owned()), "{:?}", labels(&all));
    // Channels are picked from the server's own, once to add and again to remove.
    let general = table.bed.channel("general");
    let mut channels = choose(&alice, here, &all, "server-part", "channel").await;
    for channel in [&general, &table.channel] {
        channels = pick(&alice, here, &channels, channel).await;
    }
    let first = format!("1. <#{general}>\n2. <#{here}>");
    assert!(words(&channels).contains(&first), "{}", words(&channels));
    let channels = pick(&alice, here, &channels, &general).await;
    assert!(words(&channels).contains(&format!("1. <#{here}>")), "{}", words(&channels));
    let channels = alice.press_and_reread(&channels, "server-clear").await;
    assert!(words(&channels).contains("wherever the challenge is made"), "{}", words(&channels));
    let all = alice.press_and_reread(&channels, "server").await;
    assert_eq!(entries(&all).len(), names.len());
    table.bed.check_traffic().await;
}

/// Picks a channel in the menu of channels.
async fn pick(person: &Person<'_>, here: &str, message: &Value, channel: &str) -> Value {
    let id = button(message, "server-channel").unwrap();
    let data = json!({ "component_type": 8, "custom_id": id, "values": [channel] });
    let sent = json!({ "type": 3, "channel_id": here, "message_id": message["id"], "data": data });
    let done = person.caller.interact(&sent).await.ok();
    person.reread(message, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn former_admins_cannot_use_old_menus() {
    let table = Table::new().await;
    let show = json!([{ "type": 1, "name": "show", "options": [] }]);
    let refused = table.person(1).command("server", &show).await;
    assert_ne!(refused.status, 200, "others can't see it");
    let (alice, here) = (table.person(0), table.channel.as_str());
    let menu = alice.ask("server", &show).await;
    let one = choose(&alice, here, &menu, "server-part", "threads").await;
    // In the bot's direct messages there is no server to manage.
    let id = button(&one, "server-set").unwrap();
    let handled = {
        use sealed_move::discord::buttons::Input;
        use sealed_move::discord::context::InteractionContext;
        use sealed_move::discord::handling;
        use sealed_move::discord::reply::{Placement, Response};
        use sealed_move::domain::{ChannelId, GuildId, InteractionId, PlayerId, Timestamp};
        let caller = sealed_move::service::Caller {
            interaction: InteractionId(77),
            player: PlayerId(text(&json!(alice.caller.id)).parse().unwrap()),
            now: Timestamp(table.now()),
            guild: Some(GuildId(table.bed.guild().parse().unwrap())),
            channel: ChannelId(table.channel.parse().unwrap()),
        };
        let mut ctx = InteractionContext::new(&table.running_context(), caller, account("Alice"));
        let input = Input::Choice("on".into());
        match handling::component(&mut ctx, id.parse().ok(), &input, Placement::InPlace) {
            Response::Private(reply) => reply.content,
            other => panic!("{other:?}"),
        }
    };
    assert!(handled.contains("manage this server"), "{handled}");
    assert_eq!(table.ask("SELECT count(*) FROM server WHERE threads = 'on'"), 0);
}
