//! Random presses and texts: every action gets an answer, and nothing breaks.

use serde_json::{Value, json};

use super::table::{Table, words};
use crate::bed::{RestClient, RestResponse, text};
use crate::random::Random;

/// Actions per run; the seed determines them.
const ACTIONS: usize = 400;

/// Unlikely input.
pub(super) const NONSENSE: [&str; 10] = [
    "",
    "e2e4",
    "0",
    "-1",
    "\u{202e}d2d3",
    "😀",
    "` @everyone <@1>",
    "'; DROP TABLE match; --",
    "11111111111111111111111111111111",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c",
];

pub(super) struct Monkeys {
    random: Random,
    callers: Vec<RestClient>,
    channels: Vec<String>,
    commands: Vec<Value>,
    guild: String,
    /// The last action, for failure messages.
    last: String,
    answered: usize,
    /// Actions of buttons that are never pressed.
    spared: &'static [&'static str],
}

impl Monkeys {
    /// The three people of a table, with all commands.
    pub(super) async fn new(table: &Table, seed: u64) -> Self {
        let state: Value =
            table.bed.client.get(table.bed.url("/sandbox/state")).send().await.unwrap().json().await.unwrap();
        let slash = |command: &Value| command["type"].as_u64().unwrap_or(1) == 1;
        let commands: Vec<Value> =
            state["commands"].as_array().unwrap().iter().filter(|command| slash(command)).cloned().collect();
        assert!(commands.len() > 20, "{}", commands.len());
        Self {
            random: Random::new(seed),
            callers: (0..3).map(|number| table.bed.person(number)).collect(),
            channels: vec![table.channel.clone(), table.bed.channel("general")],
            commands,
            guild: table.bed.guild(),
            last: String::new(),
            answered: 0,
            spared: &[],
        }
    }

    /// Excludes buttons with these actions.
    pub(super) fn sparing(self, actions: &'static [&'static str]) -> Self {
        Self { spared: actions, ..self }
    }

    /// Begins games between the first two.
    pub(super) async fn begin_games(&self, table: &Table, games: &[&str]) {
        for game in games {
            let options = json!([
                { "type": 3, "name": "game", "value": game },
                { "type": 6, "name": "opponent", "value": self.callers[1].id },
            ]);
            table.person(0).command("challenge", &options).await.ok();
            let challenge = table.challenge().await;
            table.person(1).press(&challenge, "accept").await.ok();
            table
                .wait_for("a challenge that was taken", |message| {
                    message["id"] == challenge["id"]
                        && message["components"].as_array().is_some_and(Vec::is_empty)
                })
                .await;
        }
    }

    /// Performs random actions.
    pub(super) async fn act(&mut self, actions: usize) {
        for action in 0..actions {
            let who = self.random.below(self.callers.len());
            let channel = self.random.below(self.channels.len());
            let channel = self.channels[channel].clone();
            if self.chance(60) {
                self.press(who, &channel).await;
            } else {
                self.command(who, &channel).await;
            }
            if action % 50 == 49 {
                self.look_around().await;
            }
        }
    }

    fn one_of<'v>(&mut self, values: &'v [Value]) -> &'v Value {
        &values[self.random.below(values.len())]
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.random.below(100) < percent
    }

    /// Checks an answer, unless Discord itself would refuse the request.
    fn check(&mut self, answer: &RestResponse) {
        assert_ne!(answer.status, 504, "no answer: {}: {}", self.last, answer.body);
        self.answered += usize::from(answer.status < 300);
    }

    async fn command(&mut self, who: usize, channel: &str) {
        let commands = self.commands.clone();
        let favourite = match self.random.below(20) {
            0..9 => Some("move"),
            9..12 => Some("challenge"),
            _ => None,
        };
        let command = match favourite {
            Some(name) => commands.iter().find(|command| command["name"] == name).unwrap(),
            None => self.one_of(&commands),
        };
        let name = text(&command["name"]);
        let options = self.options(who, channel, &name, &command["options"]).await;
        self.last = format!("/{name} {options:?}");
        let options = Value::Array(options);
        let answer = self.callers[who].command(channel, &name, &options).await;
        if answer.status == 504 {
            panic!("no answer: {}: refused was {}", self.last, self.callers[who].refusals().await);
        }
        self.check(&answer);
        self.fill_form(who, channel, &answer).await;
    }

    /// Random options of a command, and all required ones.
    async fn options(&mut self, who: usize, channel: &str, name: &str, known: &Value) -> Vec<Value> {
        let known = known.as_array().cloned().unwrap_or_default();
        if known.first().is_some_and(|option| matches!(option["type"].as_u64(), Some(1 | 2))) {
            let part = self.one_of(&known).clone();
            let options = Box::pin(self.options(who, channel, name, &part["options"])).await;
            return vec![json!({ "type": part["type"], "name": part["name"], "options": options })];
        }
        let mut chosen = Vec::new();
        // Choose the game first, because completions depend on it.
        for option in known.iter().rev() {
            let likely = if name == "move" { 85 } else { 40 };
            if option["required"] == true || self.chance(likely) {
                let value = self.value(who, channel, name, option, &chosen).await;
                chosen.push(json!({ "type": option["type"], "name": option["name"], "value": value }));
            }
        }
        chosen
    }

    async fn value(
        &mut self,
        who: usize,
        channel: &str,
        name: &str,
        option: &Value,
        before: &[Value],
    ) -> Value {
        if let Some(choices) = option["choices"].as_array().filter(|choices| !choices.is_empty()) {
            return self.one_of(choices)["value"].clone();
        }
        match option["type"].as_u64() {
            Some(4) => {
                let least = option["min_value"].as_u64().unwrap_or(0);
                json!(least + self.random.below(20) as u64)
            }
            Some(5) => json!(self.chance(50)),
            Some(6) => {
                let whom = self.random.below(self.callers.len());
                json!(self.callers[whom].id)
            }
            Some(7) => {
                let which = self.random.below(self.channels.len());
                json!(self.channels[which])
            }
            _ => {
                if option["autocomplete"] == true && self.chance(85) {
                    let typed = ["", "", "", "a", "e"][self.random.below(5)];
                    let mut options = before.to_vec();
                    options
                        .push(json!({ "type": 3, "name": option["name"], "value": typed, "focused": true }));
                    self.last = format!("a list for /{name} {options:?}");
                    let answer = self.callers[who].complete(channel, name, &Value::Array(options)).await;
                    self.check(&answer);
                    if let Some(choices) =
                        answer.body["data"]["choices"].as_array().filter(|list| !list.is_empty())
                    {
                        return self.one_of(choices)["value"].clone();
                    }
                }
                json!(NONSENSE[self.random.below(NONSENSE.len())])
            }
        }
    }

    /// Presses or chooses something in a recent message.
    async fn press(&mut self, who: usize, channel: &str) {
        let messages = self.callers[who].messages(channel).await;
        let mut there = Vec::new();
        for message in messages.iter().take(12) {
            for row in message["components"].as_array().unwrap_or(&Vec::new()) {
                for component in row["components"].as_array().unwrap() {
                    let action = component["custom_id"].as_str().and_then(|id| id.split('.').nth(1));
                    let spared = action.is_none_or(|action| self.spared.contains(&action));
                    if !spared && component["disabled"] != true {
                        there.push(json!({ "message": message["id"], "component": component }));
                    }
                }
            }
        }
        if there.is_empty() {
            return;
        }
        // Otherwise few moves would be confirmed.
        let takes = |one: &&Value| {
            let id = one["component"]["custom_id"].as_str().unwrap_or_default();
            id.starts_with("v1.confirm.") || id.starts_with("v1.play.")
        };
        let taking = there.iter().find(takes).cloned();
        let (message, component) = {
            let chosen = if self.chance(50) { taking.as_ref() } else { None };
            let chosen = chosen.unwrap_or_else(|| self.one_of(&there));
            (chosen["message"].clone(), chosen["component"].clone())
        };
        let id = text(&component["custom_id"]);
        self.last = format!("pressed {id}");
        let answer = if component["type"] == 3 {
            let value = text(&self.one_of(component["options"].as_array().unwrap())["value"]);
            self.last = format!("chose {value} of {id}");
            self.callers[who].choose(channel, &message, &id, &[&value]).await
        } else {
            self.callers[who].press(channel, &message, &id).await
        };
        self.check(&answer);
        self.fill_form(who, channel, &answer).await;
    }

    /// Submits the form in an answer, if there is one.
    async fn fill_form(&mut self, who: usize, channel: &str, answer: &RestResponse) {
        if answer.body["type"] != 9 {
            return;
        }
        let form = &answer.body["data"];
        let field = text(&form["components"][0]["components"][0]["custom_id"]);
        let typed = NONSENSE[1 + self.random.below(NONSENSE.len() - 1)];
        self.last = format!("sent {form} with {typed}");
        let answer = self.callers[who].submit(channel, &text(&form["custom_id"]), &field, typed).await;
        self.check(&answer);
    }

    /// Finds new threads of games.
    async fn look_around(&mut self) {
        let path = format!("/guilds/{}/channels", self.guild);
        let listed = self.callers[0].get(&path).await.body;
        for channel in listed.as_array().unwrap_or(&Vec::new()) {
            let id = text(&channel["id"]);
            if matches!(channel["type"].as_u64(), Some(0 | 11)) && !self.channels.contains(&id) {
                self.channels.push(id);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn random_actions_are_answered() {
    let mut moves = 0;
    for seed in [1, 2] {
        let table = Table::new().await;
        let mut monkeys = Monkeys::new(&table, seed).await;
        monkeys.begin_games(&table, &["chakart", "lusus", "lusus", "kyo"]).await;
        monkeys.act(ACTIONS).await;
        assert!(monkeys.answered > ACTIONS / 2, "seed {seed}: only {} were answered", monkeys.answered);
        for caller in &monkeys.callers {
            for channel in &monkeys.channels {
                for message in caller.messages(channel).await {
                    let comment = words(&message);
                    assert!(!comment.contains("Something broke"), "seed {seed}: {comment}");
                }
            }
        }
        moves += table.ask("SELECT count(*) FROM ply");
        table.bed.check_traffic().await;
    }
    assert!(moves > 5, "too few moves were played: {moves}");
}
