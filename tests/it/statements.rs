//! Numbers of database statements: lists need no more for many games than for few, and a move reads
//! nothing twice.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use sealed_move::bot::BotContext;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::reply::Response;
use sealed_move::discord::{commands, handling};
use sealed_move::domain::{InteractionId, Opponent, PlayerId};
use sealed_move::service::Caller;
use sealed_move_rules::Side;
use serde_json::{Value, json};
use serenity::model::application::CommandData;

use crate::actions::{ALICE, CAROL, SEED, account, caller, request};
use crate::play::table::context;

/// Captures log lines with statements.
struct StatementLog(Arc<Mutex<Vec<String>>>);

impl std::io::Write for StatementLog {
    fn write(&mut self, line: &[u8]) -> std::io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        if let Some((_, statement)) = text.split_once("sealed_move::sql") {
            self.0.lock().unwrap().push(statement.trim().to_owned());
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The statements executed by some work, in order.
fn questions(work: impl FnOnce()) -> Vec<String> {
    let found = Arc::new(Mutex::new(Vec::new()));
    let written = Arc::clone(&found);
    let log = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(move || StatementLog(Arc::clone(&written)));
    tracing::subscriber::with_default(log.finish(), work);
    std::mem::take(&mut *found.lock().unwrap())
}

/// The number of statements.
fn statements(work: impl FnOnce()) -> usize {
    questions(work).len()
}

/// The context of an admin's interaction.
fn sender(bot: &BotContext, interaction: u64, player: PlayerId) -> InteractionContext {
    let caller = Caller { interaction: InteractionId(interaction), now: bot.now(), ..caller(player) };
    let mut ctx = InteractionContext::new(bot, caller, account(&format!("person {}", player.0)));
    ctx.admin = true;
    ctx
}

fn data(name: &str, options: &Value) -> CommandData {
    serde_json::from_value(json!({ "id": "3", "name": name, "type": 1, "options": options })).unwrap()
}

/// Begins games of Alice against many opponents, each recently seen and on vacation.
fn play(bot: &BotContext, opponents: std::ops::Range<u64>) {
    for number in opponents {
        let (service, other) = (bot.service(), PlayerId(1000 + number));
        let alice = Caller { interaction: InteractionId(10 + 2 * number), now: bot.now(), ..caller(ALICE) };
        let mut terms = request(None);
        terms.opponent = Some(Opponent { player: other, bot: false });
        let challenge = service.challenges.make(&alice, terms, SEED).unwrap().id;
        let accepts = Caller { interaction: InteractionId(11 + 2 * number), player: other, ..alice };
        service.challenges.accept(&accepts, challenge, Side::Second).unwrap();
        service.players.record_name(other, &account(&format!("Opponent {number}")), bot.now()).unwrap();
    }
}

#[test]
fn lists_of_many_games_take_as_many_statements_as_lists_of_few() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    let bot = context(&path);
    let typed = json!([{ "type": 3, "name": "game", "value": "", "focused": true }]);
    let adjudicate = data("server", &json!([{ "type": 1, "name": "adjudicate", "options": typed }]));
    let board = data("board", &typed);
    let games = data("games", &json!([]));
    let mut interaction = 10_000;
    let mut count = || {
        // A new bot, whose name cache is empty.
        let bot = context(&path);
        let mut next = |player| {
            interaction += 1;
            sender(&bot, interaction, player)
        };
        let (mut admin, mut alice, mut lists) = (next(CAROL), next(ALICE), next(ALICE));
        let mut found = [0; 3];
        let completed = statements(|| found[0] = handling::complete(&mut admin, &adjudicate).unwrap().len());
        let boards = statements(|| found[1] = handling::complete(&mut alice, &board).unwrap().len());
        let listed = statements(|| {
            let _ = handling::command(&mut lists, commands::parse(&games));
        });
        found[2] = bot.service().games.ongoing(ALICE).unwrap().len();
        ([completed, boards, listed], found)
    };
    play(&bot, 0..2);
    // The first call stores names and locales.
    count();
    let (few, found) = count();
    assert_eq!(found, [2, 2, 2]);
    assert!(few.iter().all(|statements| (2..30).contains(statements)), "{few:?}");
    play(&bot, 2..9);
    let (many, found) = count();
    assert_eq!(found, [9, 9, 9]);
    assert_eq!(many, few, "completion of /server adjudicate and /board, /games");
}

#[test]
fn a_move_reads_sender_place_and_opponent_once() {
    let folder = tempfile::tempdir().unwrap();
    let bot = context(&folder.path().join("bot.db"));
    play(&bot, 0..1);
    let send = |interaction, name, options: &Value| {
        let mut sender = sender(&bot, interaction, ALICE);
        questions(|| {
            let answer = handling::command(&mut sender, commands::parse(&data(name, options)));
            assert!(matches!(answer, Response::Private(_)), "{answer:?}");
        })
    };
    // The first interaction stores names and locales.
    send(10_000, "games", &json!([]));
    let asked = send(10_001, "move", &json!([{ "type": 3, "name": "move", "value": "d2d3" }]));
    let mut count = BTreeMap::new();
    asked.iter().for_each(|question| *count.entry(question.as_str()).or_insert(0) += 1);
    let about = |what: &str| {
        let fits = |asked: &&(&str, i32)| asked.0.contains(what);
        count
            .iter()
            .map(|(question, times)| (*question, *times))
            .filter(|asked| fits(&asked))
            .map(|(_, times)| times)
            .sum::<i32>()
    };
    // The move's transaction reads the game again, and whether its player confirms each move. The
    // two names are the sender's, which may be new, and the opponent's.
    let (sender, place, names, games) = ("FROM setting", "FROM game_channel", "FROM player ", "FROM ply");
    assert_eq!([sender, place, names, games].map(about), [2, 1, 2, 2], "{asked:#?}");
    assert!(count.values().all(|times| *times <= 2), "{asked:#?}");
}
