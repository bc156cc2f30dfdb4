//! `/puzzle`: puzzles by clicks and by typed moves; wrong tries, hints, stale buttons, restarts,
//! ratings, and stored results.

use std::collections::HashSet;

use sealed_move::bot::BotContext;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::handling;
use sealed_move::discord::reply::{Placement, Reply, Response};
use sealed_move::discord::rest::limits;
use sealed_move::domain::{
    ChannelId, GuildId, InteractionId, PlayerId, PuzzleResult, Timestamp, next_puzzle, puzzle_rating,
};
use sealed_move::service::Caller;
use sealed_move_rules::puzzle::{PuzzleAttempt, PuzzleKind, is_same_move};
use sealed_move_rules::{GAMES, Game, find};
use serde_json::{Value, json};

use super::learn::keys_to;
use super::table::{Person, Table, button, context, enabled, is_private, picture, words};
use crate::actions::account;

const DORA: PlayerId = PlayerId(77);

/// The response to Dora's button, menu or form.
fn use_component(bot: &BotContext, interaction: u64, id: &str, input: &Input) -> Reply {
    let caller = Caller {
        interaction: InteractionId(interaction),
        player: DORA,
        now: Timestamp(1_800_000_000_000 + interaction as i64),
        guild: Some(GuildId(1)),
        channel: ChannelId(2),
    };
    let mut ctx = InteractionContext::new(bot, caller, account("Dora"));
    match handling::component(&mut ctx, id.parse().ok(), input, Placement::InPlace) {
        Response::Update(reply) | Response::Private(reply) => reply,
        other => panic!("{other:?}"),
    }
}

/// Sends components as Dora, each as a new interaction.
struct Dora<'a> {
    bot: &'a BotContext,
    sent: u64,
}

impl Dora<'_> {
    fn send(&mut self, id: &str, input: &Input) -> Reply {
        self.sent += 1;
        use_component(self.bot, self.sent, id, input)
    }

    fn press(&mut self, reply: &Reply, word: &str) -> Reply {
        let id = id_of(reply, word);
        self.send(&id, &Input::Press)
    }

    fn type_move(&mut self, reply: &Reply, text: &str) -> Reply {
        let id = id_of(reply, "puzzle-type");
        self.send(&id, &Input::Text(text.to_owned()))
    }

    fn rating(&self, game: &'static dyn Game) -> f64 {
        self.bot.service().puzzles.tally(DORA, game).unwrap().rating.value
    }
}

fn id_of(reply: &Reply, word: &str) -> String {
    let begins = format!("v1.{word}.");
    let ids = reply.buttons.iter().map(|button| button.id.to_string());
    ids.into_iter().find(|id| id.starts_with(&begins)).unwrap_or_else(|| panic!("no {word}: {reply:?}"))
}

fn fits(reply: &Reply) {
    assert!(reply.content.chars().count() <= limits::CONTENT, "{}", reply.content);
    let picture = reply.picture.as_ref().expect("a picture");
    assert!(!picture.alt.is_empty());
    assert!(reply.buttons.iter().all(|button| button.id.to_string().len() <= limits::CUSTOM_ID));
}

/// Checks that a wrong try is explained: by a refutation and its cost, or by the end of the game.
fn is_explained(game: &str, told: &str) {
    println!("{game}:\n{told}\n");
    let ended = told.contains("That wins the game for ") || told.contains("That makes the game a draw.");
    let left =
        told.contains("your chances of winning are about ") || told.contains("you're as good as lost.");
    assert!(ended || left, "{game}: {told}");
    assert!(ended || told.contains("**Why?** ") && told.contains(" could answer `"), "{game}: {told}");
}

#[test]
fn puzzles_are_given_solved_and_rated_in_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let bot = context(&folder.path().join("bot.db"));
    let mut dora = Dora { bot: &bot, sent: 0 };
    for game in GAMES {
        let name = game.info().name;
        let mut reply = dora.send(&format!("v1.puzzle-go.0.0.{name}"), &Input::Press);
        let mut given = HashSet::new();
        for _ in 0..3 {
            fits(&reply);
            let puzzle = bot.service().puzzles.show(DORA, *game).unwrap().puzzle;
            assert!(given.insert(&puzzle.name), "{name}: the same one again");
            let task = match puzzle.kind {
                PuzzleKind::Win => "Find the one winning move",
                PuzzleKind::Hold => "Only one move holds the game",
            };
            assert!(reply.body.contains(task), "{name}: {}", reply.body);
            let before = dora.rating(*game);
            for right in puzzle.line.iter().step_by(2) {
                assert_eq!(dora.rating(*game), before, "{name}: it counts once it is solved");
                reply = dora.type_move(&reply, right);
            }
            fits(&reply);
            assert!(reply.verdict.contains("Solved!"), "{name} {}: {}", puzzle.name, reply.verdict);
            let praises = ["That was the winning move.", "With this move, ", "keeps the balance."];
            let said = praises.iter().filter(|praise| reply.verdict.contains(**praise)).count();
            assert_eq!(said, 1, "{name} {}: {}", puzzle.name, reply.verdict);
            assert!(dora.rating(*game) > before, "{name}");
            assert!(reply.foot.contains(" → "), "{name}: {}", reply.foot);
            // The solution, picture by picture.
            let mut line = dora.press(&reply, "puzzle-line");
            fits(&line);
            assert!(line.body.contains("**"), "{name}: {}", line.body);
            assert_eq!(line.foot, format!("Move 1 of {}", puzzle.line.len()));
            for number in 2..=puzzle.line.len() {
                let id = line.buttons[1].id.to_string();
                line = dora.send(&id, &Input::Press);
                assert_eq!(line.foot, format!("Move {number} of {}", puzzle.line.len()));
            }
            assert!(!line.buttons[1].enabled);
            reply = dora.press(&reply, "puzzle-next");
        }
        let tally = bot.service().puzzles.tally(DORA, *game).unwrap();
        assert_eq!((tally.tried, tally.solved), (3, 3), "{name}");
    }
    let overview = dora.send("v1.puzzles.0.0", &Input::Press);
    assert_eq!(overview.body.matches("Solved on the first try: 3 of 3").count(), 4, "{}", overview.body);
}

#[test]
fn wrong_tries_and_hints_cost_and_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    let bot = context(&folder.path().join("bot.db"));
    let mut dora = Dora { bot: &bot, sent: 0 };
    for game in GAMES {
        let name = game.info().name;
        let reply = dora.send(&format!("v1.puzzle-go.0.0.{name}"), &Input::Press);
        let view = bot.service().puzzles.show(DORA, *game).unwrap();
        let attempt = PuzzleAttempt::new(*game, view.puzzle).unwrap();
        let position = attempt.state().position();
        let legal = attempt.view().suggestions("", 25);
        let wrong = legal.iter().find(|text| !is_same_move(position, text, view.puzzle.first())).unwrap();
        let before = dora.rating(*game);
        // Illegal input costs nothing.
        let unread = dora.type_move(&reply, "no move at all");
        assert!(unread.verdict.contains("You typed"), "{}", unread.verdict);
        assert_eq!(dora.rating(*game), before);
        let told = dora.type_move(&unread, wrong);
        fits(&told);
        assert!(told.verdict.contains("**That's not the move.**"), "{name}: {}", told.verdict);
        assert!(told.verdict.contains("I've set it up again."), "{name}: {}", told.verdict);
        is_explained(name, &told.verdict);
        let after = dora.rating(*game);
        assert!(after < before, "{name}: {after}");
        assert!(told.foot.contains(" → "), "{name}: {}", told.foot);
        // It counts once: a second wrong try and the solution cost nothing more.
        let again = dora.type_move(&told, wrong);
        assert_eq!(dora.rating(*game), after, "{name}");
        let shown = dora.press(&again, "puzzle-show");
        assert!(shown.foot.starts_with("Move 1 of"), "{name}: {}", shown.foot);
        let solved = dora.type_move(&again, view.puzzle.first());
        assert!(!solved.verdict.contains("not the move"), "{name}: {}", solved.verdict);
        assert_eq!(dora.rating(*game), after, "{name}");
        // A hint names a square, and counts.
        let next = dora.send(&format!("v1.puzzle-next.0.0.{name}"), &Input::Press);
        assert!(next.foot.ends_with(" · A hint counts like a wrong try."), "{name}: {}", next.foot);
        let hint = dora.press(&next, "puzzle-hint");
        assert!(!hint.foot.contains("A hint"), "{name}: {}", hint.foot);
        assert!(hint.verdict.contains("**Hint:** Look at"), "{name}: {}", hint.verdict);
        assert!(hint.verdict.contains("A hint counts like a wrong try."), "{name}: {}", hint.verdict);
        assert!(dora.rating(*game) < after, "{name}");
        let tally = bot.service().puzzles.tally(DORA, *game).unwrap();
        assert_eq!((tally.tried, tally.solved), (2, 0), "{name}");
    }
}

/// The number of wins that a newcomer solves first.
const FIRST_WINS: usize = 5;

#[test]
fn a_newcomers_rating_is_that_of_the_lowest_level() {
    let folder = tempfile::tempdir().unwrap();
    let bot = context(&folder.path().join("bot.db"));
    let mut dora = Dora { bot: &bot, sent: 0 };
    for game in GAMES {
        assert_eq!(dora.rating(*game), 1000.0, "{game:?}");
        dora.send(&format!("v1.puzzle-go.0.0.{}", game.info().name), &Input::Press);
        let view = bot.service().puzzles.show(DORA, *game).unwrap();
        assert_eq!(dora.rating(*game), 1000.0, "{game:?}");
        assert_eq!((view.puzzle.kind, view.puzzle.level), (PuzzleKind::Win, 1), "{game:?}");
    }
}

/// Every solution is explained: by the win, the pieces taken, or the loss after another move.
#[test]
fn solutions_say_why_they_are_right() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    let bot = context(&path);
    let mut dora = Dora { bot: &bot, sent: 0 };
    for game in GAMES {
        let name = game.info().name;
        let mut reply = dora.send(&format!("v1.puzzle-go.0.0.{name}"), &Input::Press);
        for kind in [PuzzleKind::Win, PuzzleKind::Hold] {
            let puzzle = game.puzzles().iter().find(|puzzle| puzzle.kind == kind).unwrap();
            let store = rusqlite::Connection::open(&path).unwrap();
            let set = "UPDATE puzzle_progress SET puzzle = ?1, made = 0, rated = 0 WHERE game = ?2";
            store.execute(set, [puzzle.name.as_str(), name]).unwrap();
            reply = dora.send(&format!("v1.puzzle-go.0.0.{name}"), &Input::Press);
            for right in puzzle.line.iter().step_by(2) {
                reply = dora.type_move(&reply, right);
            }
            fits(&reply);
            assert!(!reply.verdict.contains("the move is undone"), "{name}: {}", reply.verdict);
            let told = match kind {
                PuzzleKind::Win => ["With this move, ", "It wins "],
                PuzzleKind::Hold => ["**And the others?** Even the best one fails, `"; 2],
            };
            assert!(told.iter().any(|told| reply.verdict.contains(told)), "{name}: {}", reply.verdict);
        }
        fits(&reply);
    }
}

#[test]
fn the_next_puzzle_is_the_nearest_new_then_the_oldest() {
    for game in GAMES {
        let rating = 1_500.0;
        let mut results: Vec<PuzzleResult> = Vec::new();
        let mut far = 0.0_f64;
        for number in 0..game.puzzles().len() {
            let puzzle = next_puzzle(*game, rating, &results).expect("a puzzle");
            assert!(results.iter().all(|result| result.puzzle != puzzle.name), "{game:?}");
            let distance = (puzzle_rating(*game, puzzle).value - rating).abs();
            if number < FIRST_WINS {
                assert_eq!(puzzle.kind, PuzzleKind::Win, "{game:?}: wins come first");
            } else {
                assert!(distance >= far, "{game:?}: the nearest comes first");
                far = distance;
            }
            let at = Timestamp(number as i64);
            results.push(PuzzleResult { puzzle: puzzle.name.clone(), solved: true, at });
        }
        let again = next_puzzle(*game, rating, &results).map(|puzzle| &puzzle.name);
        assert_eq!(again, results.first().map(|result| &result.puzzle), "{game:?}");
    }
}

#[test]
fn a_puzzle_that_another_version_shipped_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    let bot = context(&path);
    let mut dora = Dora { bot: &bot, sent: 0 };
    let early = dora.send("v1.puzzle-play.0.0.chakart,abcdef,1,0", &Input::Press);
    assert!(early.content.contains("That puzzle isn't there any more"), "{}", early.content);
    let reply = dora.send("v1.puzzle-go.0.0.chakart", &Input::Press);
    let old = id_of(&reply, "puzzle-hint");
    let rating = dora.rating(find("chakart").unwrap());
    let store = rusqlite::Connection::open(&path).unwrap();
    store.execute("UPDATE puzzle_progress SET puzzle = 'gone', draft = 'nonsense'", []).unwrap();
    let other = dora.send("v1.puzzle-go.0.0.chakart", &Input::Press);
    fits(&other);
    let late = dora.send(&old, &Input::Press);
    assert!(late.verdict.contains("That menu is out of date"), "{}", late.verdict);
    assert_eq!(dora.rating(find("chakart").unwrap()), rating, "an old button costs nothing");
}

fn of_game(game: &str) -> Value {
    json!([{ "type": 3, "name": "game", "value": game }])
}

/// Chooses from a puzzle's menu and returns the updated message.
async fn pick(person: &Person<'_>, table: &Table, message: &Value, key: &str) -> Value {
    let id = button(message, "puzzle-pick").unwrap_or_else(|| panic!("no menu: {message}"));
    let done = person.caller.choose(&table.channel, &message["id"], &id, &[key]).await.ok();
    person.reread(message, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_survives_a_restart_and_is_private() {
    let mut table = Table::new().await;
    let overview = table.person(0).ask("puzzle", &json!([])).await;
    assert!(is_private(&overview) && words(&overview).contains("**Chakart** ·"), "{}", words(&overview));
    let mut message = table.person(0).ask("puzzle", &of_game("chakart")).await;
    assert!(is_private(&message), "{message}");
    assert!(!picture(&table, &message).await.0.is_empty(), "{message}");
    let chakart = find("chakart").unwrap();
    let alice_id = PlayerId(table.person(0).caller.id.parse().unwrap());
    let view = table.running_context().service().puzzles.show(alice_id, chakart).unwrap();
    let keys =
        keys_to(&view.board_view.view, "", view.puzzle.first(), &mut HashSet::new()).expect("in the menus");
    for (index, key) in keys.iter().enumerate() {
        message = pick(&table.person(0), &table, &message, key).await;
        if index == 0 {
            table.stop_bot().await;
            table.start_bot().await;
        }
    }
    assert!(enabled(&message, "puzzle-play"), "{}", words(&message));
    let alice = table.person(0);
    let solved = alice.press_and_reread(&message, "puzzle-play").await;
    let said = words(&solved);
    assert!(said.contains("Solved!") || said.contains("What's your next move?"), "{said}");
    // Bob has his own puzzle and rating.
    let bob = table.person(1);
    bob.ask("puzzle", &of_game("chakart")).await;
    let export = table.running_context().service().player_data.export(alice_id).unwrap();
    assert!(export.contains("\"puzzles\"") && export.contains("\"right_moves\": 1"), "{export}");
    let data = alice.ask("mydata", &json!([])).await;
    let sure = alice.press_and_read(&data, "forget").await;
    alice.press(&sure, "forget!").await.ok();
    let left = || table.ask("SELECT count(*) FROM puzzle_progress");
    table.until("Alice is forgotten", || left() == 1).await;
    assert_eq!(table.ask("SELECT count(*) FROM puzzle_result"), 0);
}
