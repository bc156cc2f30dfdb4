//! Players who can't follow their game in its channel: each case, in a channel, its thread and a
//! private thread.

use serde_json::{Value, json};

use super::table::{Person, TIMEOUT, Table, button, pinged, words};

/// The right to view a channel.
const VIEW: u64 = 1 << 10;

/// Hours at which the player on turn must have been told: less than a tenth of three days.
const SOON: i64 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Channel,
    Thread,
    PrivateThread,
}

const PLACES: [Place; 3] = [Place::Channel, Place::Thread, Place::PrivateThread];

/// A game of Alice and Bob that waits for Bob.
struct Waiting {
    table: Table,
    place: Place,
    /// The channel of the server in which everything happens.
    parent: String,
}

impl Waiting {
    async fn new(place: Place) -> Self {
        let mut table = Table::new().await;
        let parent = table.channel.clone();
        match place {
            Place::Channel => {}
            Place::Thread => {
                let on = json!([{ "type": 1, "name": "threads", "options":
                    [{ "type": 3, "name": "each", "value": "on" }] }]);
                table.person(0).ask("server", &on).await;
            }
            Place::PrivateThread => {
                let owner = table.person(0).caller;
                let form = json!({ "name": "corner", "type": 12 });
                let made = owner.post(&format!("/channels/{parent}/threads"), &form).await.ok();
                let thread = made["id"].as_str().unwrap().to_owned();
                let members = [table.person(1).caller.id, table.person(2).caller.id, table.bed.application()];
                for member in members {
                    let path = format!("/channels/{thread}/thread-members/{member}");
                    owner.ask("PUT", &path, None).await.ok();
                }
                table.channel = thread;
            }
        }
        if place == Place::Thread {
            let bob = table.person(1).caller.id;
            let options = json!([
                { "type": 3, "name": "game", "value": "aruki" },
                { "type": 6, "name": "opponent", "value": bob },
                { "type": 3, "name": "side", "value": "first" },
            ]);
            table.person(0).command("challenge", &options).await.ok();
            let challenge = table.challenge().await;
            table.person(1).press(&challenge, "accept").await.ok();
            let made = "SELECT count(*) FROM match WHERE parent IS NOT NULL";
            table.until("the game has its thread", || table.ask(made) == 1).await;
            table.channel = table.ask("SELECT channel FROM match").to_string();
            table.start_of("aruki").await;
        } else {
            table.begin().await;
        }
        Self { table, place, parent }
    }

    fn alice(&self) -> Person<'_> {
        self.table.person(0)
    }

    fn bob(&self) -> Person<'_> {
        self.table.person(1)
    }

    /// Plays until both have moved and Bob is on turn.
    async fn begin_play(&self) {
        self.alice().play("d2d3").await;
        self.table.notice(1).await;
        self.bob().play("a11a10").await;
        self.table.notice(2).await;
        self.alice().play("e2e3").await;
        self.table.notice(3).await;
        self.settle().await;
    }

    /// Waits until every message is sent.
    async fn settle(&self) {
        let unsent = "SELECT count(*) FROM outbox WHERE sent_at IS NULL AND parked = 0";
        self.table.until("everything is sent", || self.table.ask(unsent) == 0).await;
    }

    /// Takes from Bob the right to view the place.
    async fn hide(&self) {
        let (owner, bob) = (self.alice().caller, self.bob().caller.id);
        if self.place == Place::PrivateThread {
            let path = format!("/channels/{}/thread-members/{bob}", self.table.channel);
            owner.ask("DELETE", &path, None).await.ok();
        } else {
            let form = json!({ "type": 1, "allow": "0", "deny": VIEW.to_string() });
            let path = format!("/channels/{}/permissions/{bob}", self.parent);
            owner.ask("PUT", &path, Some(&form)).await.ok();
        }
    }

    async fn time_out(&self) {
        let path = format!("/guilds/{}/members/{}", self.table.bed.guild(), self.bob().caller.id);
        let form = json!({ "communication_disabled_until": "2099-01-01T00:00:00+00:00" });
        self.alice().caller.patch(&path, &form).await.ok();
    }

    /// Adds another channel of the server that both see, in which games may be played.
    async fn add_lounge(&self) -> String {
        let form = json!({ "name": "lounge", "type": 0 });
        let path = format!("/guilds/{}/channels", self.table.bed.guild());
        let made = self.alice().caller.post(&path, &form).await.ok();
        let lounge = made["id"].as_str().unwrap().to_owned();
        let add = json!([{ "type": 2, "name": "channel", "options": [{ "type": 1, "name": "add",
            "options": [{ "type": 7, "name": "channel", "value": lounge }] }] }]);
        self.alice().ask("server", &add).await;
        lounge
    }

    /// A server where Bob and the bot meet, too, so that direct messages still arrive.
    async fn add_other_server(&self) {
        let url = self.table.bed.url("/sandbox/v1/guilds");
        let form = json!({ "name": "elsewhere", "bot": true });
        assert!(self.table.bed.client.post(url).json(&form).send().await.unwrap().status().is_success());
    }

    async fn told_directly(&self, why: &str) -> Value {
        let told = self.bob().wait_for_direct(why, |message| words(message).contains(why)).await;
        assert!(button(&told, "move").is_some(), "the whole notice: {told}");
        told
    }
}

fn says(part: &str) -> impl Fn(&Value) -> bool {
    move |message| words(message).contains(part)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_game_is_told_directly_within_a_tenth() {
    for place in PLACES {
        // The right is taken after the notice was posted.
        let game = Waiting::new(place).await;
        game.begin_play().await;
        game.hide().await;
        game.table.pass(SOON);
        let told = game.told_directly("You can't see the game's channel, so I'm writing here.").await;
        assert!(!words(&told).contains(&format!("<#{}>", game.table.channel)), "no dead link: {told}");
        // Moves work in the direct message.
        let direct = told["channel_id"].as_str().unwrap().to_owned();
        let typed = json!([{ "type": 3, "name": "move", "value": "d11d10" }]);
        game.bob().caller.command(&direct, "move", &typed).await.ok();
        game.table.notice(4).await;
        // The next notice goes there at once, whatever the settings.
        game.alice().play("a2a3").await;
        let next = |message: &Value| says("You can't see")(message) && message["id"] != told["id"];
        game.bob().wait_for_direct("the next turn", next).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_makes_the_bot_look_before_the_next_notice() {
    for place in [Place::Channel, Place::Thread] {
        let game = Waiting::new(place).await;
        game.settle().await;
        // After the event, the bot looks at the player on turn again.
        game.table.run("UPDATE match SET look_at = NULL");
        let asked = format!("/members/{}", game.alice().caller.id);
        let _ = game.table.bed.traffic().await;
        game.hide().await;
        let began = std::time::Instant::now();
        while !game.table.bed.traffic().await.iter().any(|sent| sent.path.ends_with(&asked)) {
            assert!(began.elapsed() < TIMEOUT, "the event is not heard");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        game.alice().play("d2d3").await;
        game.told_directly("You can't see the game's channel").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_timed_out_player_plays_in_direct_messages() {
    for place in PLACES {
        let game = Waiting::new(place).await;
        game.begin_play().await;
        game.time_out().await;
        game.table.pass(SOON);
        let told = game.told_directly("You're timed out in the server until <t:4070908800").await;
        assert!(words(&told).contains("work here, too"), "{}", words(&told));
        let direct = told["channel_id"].as_str().unwrap().to_owned();
        let typed = json!([{ "type": 3, "name": "move", "value": "d11d10" }]);
        game.bob().caller.command(&direct, "move", &typed).await.ok();
        game.table.notice(4).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_is_told_directly_and_so_is_the_opponent() {
    for place in PLACES {
        let game = Waiting::new(place).await;
        game.begin_play().await;
        game.add_other_server().await;
        game.table.leave(&game.bob().caller.id).await;
        game.table.pass(SOON);
        game.told_directly("You're no longer in the game's server, so I'm writing here.").await;
        let told = game.table.wait_for("the opponent is told", says("has left this server")).await;
        assert_eq!(pinged(&told), [game.alice().caller.id]);
        // Time decides.
        assert_eq!(game.table.ask("SELECT count(*) FROM grace"), 0);
        game.table.pass(72);
        game.table.wait_for("the end", says("ran out of time")).await;
        assert_eq!(game.table.ask("SELECT count(*) FROM rating_change"), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_game_moves_if_no_direct_message_arrives() {
    for place in PLACES {
        let mut game = Waiting::new(place).await;
        game.begin_play().await;
        let lounge = game.add_lounge().await;
        game.bob().accept_direct(false).await;
        game.hide().await;
        game.table.pass(SOON);
        game.table
            .until("the game moved", || {
                game.table.ask(&format!("SELECT count(*) FROM match WHERE {lounge} IN (channel, parent)"))
                    == 1
            })
            .await;
        if place == Place::Thread {
            let inside = "SELECT count(*) FROM match WHERE parent IS NOT NULL";
            game.table.until("it has a thread there", || game.table.ask(inside) == 1).await;
        }
        game.table.channel = game.table.ask("SELECT channel FROM match").to_string();
        let notice = game.table.wait_for("the notice there", says("This game moved here")).await;
        assert_eq!(pinged(&notice), [game.bob().caller.id]);
        assert!(button(&notice, "move").is_some(), "{notice}");
        assert_eq!(game.table.ask("SELECT count(*) FROM grace"), 0);
        game.bob().play("d11d10").await;
        game.table.notice(4).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reached_by_no_route_gets_72_hours() {
    for place in PLACES {
        let game = Waiting::new(place).await;
        game.begin_play().await;
        game.bob().accept_direct(false).await;
        game.hide().await;
        game.table.pass(SOON);
        let told = game.table.wait_for("the opponent learns why", says("I can't reach")).await;
        assert_eq!(pinged(&told), [game.alice().caller.id]);
        assert!(words(&told).contains("their clock is paused until <t:"), "{}", words(&told));
        // Their next command anywhere begins with it.
        let elsewhere = game.add_lounge().await;
        let done = game.bob().caller.command(&elsewhere, "games", &json!([])).await.ok();
        let list = game.bob().caller.messages(&elsewhere).await;
        let answer = list.into_iter().find(|message| message["id"] == done["message_id"]).unwrap();
        let told = words(&answer);
        assert!(told.starts_with("**My last ping didn't reach you"), "{told}");
        assert!(told.contains("you don't take direct messages from me"), "{told}");
        assert!(told.contains("Your clock there is paused and runs again"), "{told}");
        // The three days and the 72 hours.
        game.table.pass(72);
        game.table.pass(59);
        assert_eq!(game.table.ask("SELECT count(*) FROM match WHERE ended_at IS NULL"), 1);
        game.table.pass(12);
        game.table.wait_for("the end", says("ran out of time")).await;
        // They were told.
        assert_eq!(game.table.ask("SELECT count(*) FROM rating_change"), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_lost_without_any_notice_changes_no_rating() {
    let game = Waiting::new(Place::Channel).await;
    game.begin_play().await;
    game.bob().accept_direct(false).await;
    game.hide().await;
    game.table.pass(SOON);
    game.table.wait_for("the opponent learns why", says("I can't reach")).await;
    game.table.pass(145);
    let over = game.table.wait_for("the end", says("ran out of time")).await;
    let bob = game.bob().caller.id;
    assert!(
        words(&over).contains(&format!("No rating changes: no notice of this turn reached <@{bob}>")),
        "{over}"
    );
    assert_eq!(game.table.ask("SELECT count(*) FROM rating_change"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_without_a_shared_server_closes_nothing() {
    let table = Table::new().await;
    table.begin().await;
    // The bot is removed: its direct message about that fails.
    table.leave(&table.bed.application()).await;
    let tried = "SELECT count(*) FROM outbox WHERE kind = 'shut_out' AND sent_at IS NULL AND parked = 0";
    let left = "SELECT count(*) FROM server WHERE left_at IS NOT NULL";
    table.until("the bot noticed", || table.ask(left) == 1).await;
    table.until("the messages failed", || table.ask(tried) == 0).await;
    table.enter(&table.bed.application()).await;
    table.until("the bot is back", || table.ask(left) == 0).await;
    assert_eq!(table.ask("SELECT count(*) FROM setting WHERE closed_at IS NOT NULL"), 0);
    let answer = words(&table.person(1).ask("games", &json!([])).await);
    assert!(!answer.contains("don't take direct messages"), "{answer}");
    // A person who takes none is known after one that fails in a shared server.
    table.person(1).set("pings", "direct").await;
    table.person(1).accept_direct(false).await;
    table.person(0).play("d2d3").await;
    let closed = format!(
        "SELECT count(*) FROM setting WHERE closed_at IS NOT NULL AND player = {}",
        table.person(1).caller.id
    );
    table.until("the refusal counts", || table.ask(&closed) == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_to_someone_who_cannot_view_names_a_channel() {
    let table = Table::new().await;
    let game = Waiting { parent: table.channel.clone(), place: Place::Channel, table };
    game.hide().await;
    let bob = game.bob().caller.id;
    let options = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": bob },
    ]);
    let refused = words(&game.alice().ask("challenge", &options).await);
    assert!(
        refused.contains(&format!("<@{bob}> can't view the channel of this challenge, and there's no")),
        "{refused}"
    );
    // With a channel that both view.
    let lounge = game.add_lounge().await;
    let refused = words(&game.alice().ask("challenge", &options).await);
    assert!(
        refused.contains(&format!("Challenge them in <#{lounge}>, which you can both view.")),
        "{refused}"
    );
    assert_eq!(game.table.ask("SELECT count(*) FROM challenge"), 0);
    game.alice().caller.command(&lounge, "challenge", &options).await.ok();
    game.table.until("the challenge is made", || game.table.ask("SELECT count(*) FROM challenge") == 1).await;
    // Someone who isn't there.
    game.table.leave(&bob).await;
    let refused = words(&game.alice().ask("challenge", &options).await);
    assert!(refused.contains("isn't in this server"), "{refused}");
    // Strangers got no direct message.
    let direct = game.bob().caller.get("/users/@me/channels").await.ok();
    assert!(direct.as_array().is_none_or(Vec::is_empty), "{direct}");
}
