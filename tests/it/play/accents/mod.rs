//! Plays with the bot in pseudo-locales and in each shipped language: all its texts come from the
//! catalogue, no English word is left, and longer words stay within Discord's limits.

mod games;
mod learning;
mod server;
mod shipped;
mod times;
mod vocabulary;
mod wording;

use sealed_move::domain::{
    ChannelId, GuildId, InteractionId, PlayerId, ServerChange, SettingsChange, Timestamp,
};
use sealed_move::service::Caller;
use sealed_move::text::Language;
use serde_json::{Value, json};

use super::monkey::Monkeys;
use super::table::{Person, Table, button};
use crate::texts::pseudo::{ENDLESS, KANA_LANGUAGE, MARKED as LANGUAGE};
use wording::check_traffic;

/// A table whose people and server use a language. The names of shipped languages would be plain words.
async fn table_in(lang: Language) -> Table {
    let table = Table::with_languages(&[]).await;
    speak(&table, lang).await;
    table
}

/// Sets the language of all people and of the server.
async fn speak(table: &Table, lang: Language) {
    let context = table.running_context();
    let guild = GuildId(table.bed.guild().parse().unwrap());
    let tag = Some(lang.tag().to_owned());
    for person in 0..3_u64 {
        let player = PlayerId(table.bed.person(person as usize).id.parse().unwrap());
        let caller = Caller {
            interaction: InteractionId(1 + person),
            player,
            now: Timestamp(1_700_000_000_000),
            guild: Some(guild),
            channel: ChannelId(2),
        };
        let change = SettingsChange { language: Some(tag.clone()), ..SettingsChange::default() };
        context.service().players.change_settings(&caller, change).unwrap();
        if person == 0 {
            let caller = Caller { interaction: InteractionId(9), ..caller };
            context.service().servers.change(&caller, guild, ServerChange::Language(tag.clone())).unwrap();
        }
    }
    table.bed.traffic().await;
}

/// Waits until all public messages are sent.
async fn settle(table: &Table) {
    table.until("all is sent", || table.ask("SELECT count(*) FROM outbox WHERE sent_at IS NULL") == 0).await;
}

fn option(kind: u64, name: &str, value: impl Into<Value>) -> Value {
    json!({ "type": kind, "name": name, "value": value.into() })
}

/// A text option.
fn given(name: &str, value: &str) -> Value {
    json!([option(3, name, value)])
}

/// Completes an option.
async fn list(person: &Person<'_>, command: &str, name: &str, typed: &str) -> Vec<Value> {
    let option = json!([{ "type": 3, "name": name, "value": typed, "focused": true }]);
    person.complete(command, &option).await
}

/// The newest message with a button for an action.
async fn with_button(table: &Table, action: &str) -> Value {
    settle(table).await;
    table.wait_for(action, |message| button(message, action).is_some()).await
}

/// Begins a game in which Alice challenges Bob and moves first. Returns the start notice.
async fn begin(table: &Table, game: &str, setup: &str) -> Value {
    let (alice, bob) = (table.person(0), table.person(1));
    let before = table.ask("SELECT count(*) FROM match");
    let options = json!([
        option(3, "game", game),
        option(6, "opponent", bob.caller.id.clone()),
        option(3, "side", "first"),
        option(3, "setup", setup),
    ]);
    alice.ask("challenge", &options).await;
    let challenge = table.challenge().await;
    bob.press(&challenge, "accept").await.ok();
    table.until("the game", || table.ask("SELECT count(*) FROM match") == before + 1).await;
    settle(table).await;
    table.notice(0).await
}

/// The newest message that offers to show a game.
async fn newest(table: &Table) -> Value {
    with_button(table, "view").await
}

/// The id of a message's game.
fn game_of(message: &Value) -> String {
    let id = ["view", "history", "move"].iter().find_map(|action| button(message, action)).unwrap();
    id.split('.').nth(2).unwrap().to_owned()
}

/// Resigns the only game.
async fn resign(table: &Table, person: usize) -> Value {
    let person = table.person(person);
    let asked = person.ask("resign", &json!([])).await;
    person.press(&asked, "resign!").await.ok();
    settle(table).await;
    table.wait_for("the end", |message| button(message, "rematch").is_some()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn random_actions_get_accented_answers() {
    let table = table_in(*LANGUAGE).await;
    let monkeys = Monkeys::new(&table, 3).await;
    // Deleting one's data would reset the language.
    let mut monkeys = monkeys.sparing(&["forget!", "server!"]);
    monkeys.begin_games(&table, &["chakart", "lusus", "kyo", "aruki"]).await;
    monkeys.act(400).await;
    settle(&table).await;
    let texts = check_traffic(&table, *LANGUAGE).await;
    assert!(texts.len() > 200, "only {} texts were read", texts.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn random_actions_get_answers_in_kana() {
    let table = table_in(*KANA_LANGUAGE).await;
    let monkeys = Monkeys::new(&table, 7).await;
    let mut monkeys = monkeys.sparing(&["forget!", "server!"]);
    monkeys.begin_games(&table, &["chakart", "lusus", "kyo", "aruki"]).await;
    monkeys.act(200).await;
    settle(&table).await;
    let texts = check_traffic(&table, *KANA_LANGUAGE).await;
    let kana = texts.iter().filter(|text| text.contains(|c: char| matches!(c, 'ア'..='ノ'))).count();
    assert!(texts.len() > 100 && kana > texts.len() / 2, "{kana} of {} texts", texts.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn words_eight_times_as_long_stay_within_discords_limits() {
    let table = table_in(*ENDLESS).await;
    let monkeys = Monkeys::new(&table, 5).await;
    let mut monkeys = monkeys.sparing(&["forget!", "server!"]);
    monkeys.begin_games(&table, &["chakart", "lusus", "kyo", "aruki"]).await;
    monkeys.act(200).await;
    settle(&table).await;
    let texts = check_traffic(&table, *ENDLESS).await;
    let cut = texts.iter().filter(|text| text.contains('…')).count();
    assert!(texts.len() > 100 && cut > 20, "{cut} of {} texts", texts.len());
}
