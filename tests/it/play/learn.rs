//! `/learn`: every lesson of every game, by clicks and by typed moves; wrong tries, stale buttons,
//! restarts, and stored progress.

use std::collections::HashSet;

use sealed_move::bot::BotContext;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::handling;
use sealed_move::discord::reply::{Placement, Reply, Response};
use sealed_move::discord::rest::limits;
use sealed_move::domain::{ChannelId, GuildId, InteractionId, PlayerId, Timestamp};
use sealed_move::service::Caller;
use sealed_move::text::{Language, LessonWords};
use sealed_move_rules::lesson::{Lesson, LessonAttempt, LessonVerdict};
use sealed_move_rules::{GAMES, Game, MenuStyle, MoveText, View, find};
use serde_json::{Value, json};

use super::table::{Person, Table, button, context, enabled, is_private, picture, words};
use crate::actions::account;

fn of_game(game: &str) -> Value {
    json!([{ "type": 3, "name": "game", "value": game }])
}

/// Maximum number of choices per move.
const MOST_CHOICES: usize = 12;

/// The keys that compose a move, starting from a draft.
pub(super) fn keys_to(
    view: &View,
    draft: &str,
    wanted: &str,
    seen: &mut HashSet<String>,
) -> Option<Vec<String>> {
    let menu = view.compose_in(draft, MenuStyle::Exercise).expect(draft);
    if menu.move_text.as_deref() == Some(wanted) {
        return Some(Vec::new());
    }
    for choice in menu.options {
        // A draft of Kyo is a partial move, maybe with the target of the next step.
        let begun = choice.draft.split(" >").next().unwrap_or_default();
        if matches!(view, View::Kyo(_)) && !wanted.starts_with(begun) {
            continue;
        }
        if seen.insert(choice.draft.clone())
            && let Some(mut keys) = keys_to(view, &choice.draft, wanted, seen)
        {
            keys.insert(0, choice.key);
            assert!(keys.len() <= MOST_CHOICES, "{wanted}: {keys:?}");
            return Some(keys);
        }
    }
    None
}

fn clicks(attempt: &LessonAttempt, text: &str) -> Vec<String> {
    keys_to(&attempt.view(), "", text, &mut HashSet::new()).unwrap_or_else(|| panic!("{text} is in no menu"))
}

fn done(game: &dyn Game, lesson: &Lesson) -> String {
    LessonWords::of(Language::ENGLISH, game.info(), lesson).done()
}

/// Chooses from a lesson's menu and returns the updated message.
async fn pick(person: &Person<'_>, table: &Table, message: &Value, key: &str) -> Value {
    let id = button(message, "lesson-pick").unwrap_or_else(|| panic!("no menu: {message}"));
    let done = person.caller.choose(&table.channel, &message["id"], &id, &[key]).await.ok();
    person.reread(message, &done).await
}

/// Types a move into a lesson's form and returns the answer.
async fn type_move(person: &Person<'_>, table: &Table, message: &Value, typed: &str) -> Value {
    let form = person.press(message, "lesson-type").await.ok();
    let id = form["data"]["custom_id"].as_str().unwrap().to_owned();
    let done = person.caller.submit(&table.channel, &id, "text", typed).await.ok();
    person.read(&done["message_id"]).await
}

/// Plays every lesson of a game and returns the last message.
async fn learn(table: &Table, name: &str, by_clicks: bool) -> Value {
    let game = find(name).unwrap();
    let alice = table.person(0);
    let mut message = alice.ask("learn", &of_game(name)).await;
    assert!(is_private(&message), "{message}");
    let lessons = game.courses()[0].lessons;
    for (index, lesson) in lessons.iter().enumerate() {
        let title = format!("lesson {} of {}", index + 1, lessons.len());
        assert!(words(&message).contains(&title), "{title}: {}", words(&message));
        let (alt, _) = picture(table, &message).await;
        assert!(!alt.is_empty(), "{}", lesson.name);
        let mut attempt = LessonAttempt::new(game, lesson).unwrap();
        for text in lesson.solution {
            if by_clicks {
                for key in clicks(&attempt, text) {
                    message = pick(&alice, table, &message, &key).await;
                }
                assert!(enabled(&message, "lesson-play"), "{}", words(&message));
                message = alice.press_and_reread(&message, "lesson-play").await;
            } else {
                message = type_move(&alice, table, &message, text).await;
            }
            attempt.play(&MoveText::canonical(*text)).unwrap();
        }
        let told = words(&message);
        assert!(told.contains("Solved!") && told.contains(&done(game, lesson)), "{}: {told}", lesson.name);
        if index + 1 < lessons.len() {
            message = alice.press_and_reread(&message, "lesson").await;
        }
    }
    message
}

async fn is_learned(name: &str) {
    for by_clicks in [true, false] {
        let table = Table::new().await;
        let last = learn(&table, name, by_clicks).await;
        assert!(words(&last).contains("You've finished the lessons"), "{}", words(&last));
        // The last lesson leads to a game against the lowest level.
        let alice = table.person(0);
        let draft = alice.press_and_reread(&last, "pc").await;
        assert!(button(&draft, "pc!").is_some_and(|id| id.contains(&format!("{name},,1,first"))), "{draft}");
        alice.press(&draft, "pc!").await.ok();
        let begun = format!("SELECT count(*) FROM match WHERE game = '{name}'");
        table.until("the game begins", || table.ask(&begun) == 1).await;
        let solved = format!("SELECT count(*) FROM lesson_solved WHERE game = '{name}'");
        assert_eq!(table.ask(&solved), find(name).unwrap().courses()[0].lessons.len() as i64);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn returning_after_a_solved_lesson_shows_the_next_one() {
    let table = Table::new().await;
    let (alice, game) = (table.person(0), find("aruki").unwrap());
    let first = &game.courses()[0].lessons[0];
    let mut message = alice.ask("learn", &of_game("aruki")).await;
    for text in first.solution {
        message = type_move(&alice, &table, &message, text).await;
    }
    assert!(words(&message).contains("Solved!"), "{}", words(&message));
    let version = || table.ask("SELECT version FROM lesson_progress WHERE game = 'aruki'");
    let before = version();
    let later = alice.ask("learn", &of_game("aruki")).await;
    assert!(words(&later).contains("lesson 2 of"), "{}", words(&later));
    assert!(version() > before, "a button of the solved lesson is stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn aruki_is_learned_by_clicks_and_by_typing() {
    is_learned("aruki").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kyo_is_learned_by_clicks_and_by_typing() {
    is_learned("kyo").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chakart_is_learned_by_clicks_and_by_typing() {
    is_learned("chakart").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lusus_is_learned_by_clicks_and_by_typing() {
    is_learned("lusus").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_outlives_restarts_and_old_buttons_change_nothing() {
    let mut table = Table::new().await;
    let first = table.person(0).ask("learn", &of_game("aruki")).await;
    assert!(words(&first).contains("Your task:"), "{}", words(&first));
    let pawn = pick(&table.person(0), &table, &first, "e5").await;
    assert!(!enabled(&pawn, "lesson-play"), "the only target isn't chosen for the learner");
    let pawn = pick(&table.person(0), &table, &pawn, "f6").await;
    table.stop_bot().await;
    table.start_bot().await;
    let alice = table.person(0);
    // The choices are still there, and the old menu doesn't choose twice.
    let open = alice.ask("learn", &of_game("aruki")).await;
    assert!(enabled(&open, "lesson-undo"), "{}", words(&open));
    alice.press(&open, "lesson-undo").await.ok();
    let told = alice.press_and_reread(&pawn, "lesson-play").await;
    assert!(words(&told).contains("That menu is out of date"), "{}", words(&told));

    // A wrong try explains itself and resets the lesson.
    let wrong = type_move(&alice, &table, &told, "l1l2").await;
    let said = words(&wrong);
    for part in ["White: King l1 to l2", "Not yet.", "Your king went for a walk", "set it up again"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    // An illegal move is explained, and changes nothing.
    let illegal = type_move(&alice, &table, &wrong, "e5e6").await;
    let said = words(&illegal);
    assert!(said.contains("You typed `e5e6`.") && said.contains("**Hint:**"), "{said}");
    let hint = alice.press_and_reread(&illegal, "lesson-hint").await;
    assert!(words(&hint).contains("**Hint:** Move the Pawn on e5."), "{}", words(&hint));

    // Bob opens his own lesson; Alice's is unaffected.
    let bob = table.person(1);
    let own = bob.ask("learn", &of_game("aruki")).await;
    assert!(words(&own).contains("lesson 1 of 11") && !enabled(&own, "lesson-undo"), "{}", words(&own));
    let solved = type_move(&bob, &table, &own, "e5f6").await;
    assert!(words(&solved).contains("Solved!"), "{}", words(&solved));
    assert_eq!(table.ask("SELECT count(*) FROM lesson_solved"), 1);
    let list = bob.press_and_reread(&solved, "lessons").await;
    let said = words(&list);
    assert!(said.contains("✅ 1. Take with a Pawn") && said.contains("▫️ 2. Lance or Pike?"), "{said}");
    let overview = bob.press_and_reread(&list, "lessons").await;
    let said = words(&overview);
    assert!(said.contains("1 of 11 lessons solved") && said.contains("0 of 11 lessons solved"), "{said}");

    // Progress is part of its owner's export, and deleted with their data.
    let export = table.running_context().service().player_data.export(PlayerId(id(&bob))).unwrap();
    assert!(export.contains("\"fewest_moves\": 1"), "{export}");
    let data = bob.ask("mydata", &json!([])).await;
    let sure = bob.press_and_read(&data, "forget").await;
    bob.press(&sure, "forget!").await.ok();
    table.until("Bob is forgotten", || table.ask("SELECT count(*) FROM lesson_solved") == 0).await;
    assert_eq!(table.ask("SELECT count(*) FROM lesson_progress"), 1, "Alice's is still there");
}

fn id(person: &Person<'_>) -> u64 {
    person.caller.id.parse().unwrap()
}

/// The response to Dora's button, menu or form.
pub(super) fn use_component(bot: &BotContext, interaction: u64, id: &str, input: &Input) -> Response {
    let caller = Caller {
        interaction: InteractionId(interaction),
        player: PlayerId(77),
        now: Timestamp(1_800_000_000_000),
        guild: Some(GuildId(1)),
        channel: ChannelId(2),
    };
    let mut ctx = InteractionContext::new(bot, caller, account("Dora"));
    handling::component(&mut ctx, id.parse().ok(), input, Placement::InPlace)
}

pub(super) fn shown(response: Response) -> Reply {
    match response {
        Response::Update(reply) | Response::Private(reply) => reply,
        other => panic!("{other:?}"),
    }
}

/// Every listed wrong try has its own explanation, and every lesson fits into a message.
#[test]
fn every_wrong_try_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let bot = context(&folder.path().join("bot.db"));
    let mut interaction = 0;
    let mut send = |id: &str, input: &Input| {
        interaction += 1;
        shown(use_component(&bot, interaction, id, input))
    };
    for game in GAMES {
        let name = game.info().name;
        for lesson in game.courses().iter().flat_map(|course| course.lessons) {
            let says = LessonWords::of(Language::ENGLISH, game.info(), lesson);
            for wrong in lesson.wrong {
                let mut reply = send(&format!("v1.lesson.0.0.{name},{}", lesson.name), &Input::Press);
                for text in wrong.example {
                    let form = reply.buttons[2].id.to_string();
                    assert!(form.contains("lesson-type") && form.len() <= limits::CUSTOM_ID, "{form}");
                    reply = send(&form, &Input::Text((*text).to_owned()));
                }
                let why = says.wrong(Some(wrong.name)).unwrap();
                assert!(reply.verdict.contains(&why), "{name} {}: {}", lesson.name, reply.verdict);
                assert!(reply.content.is_empty(), "nothing is above the board: {}", reply.content);
                let texts = [&reply.title, &reply.body, &reply.foot, &reply.verdict];
                assert!(texts.map(|text| text.chars().count()).iter().sum::<usize>() < limits::CONTENT);
                assert!(reply.picture.is_some() && reply.body.contains(&says.task()), "{}", reply.body);
                assert!(!reply.buttons[1].enabled, "the lesson is reset");
            }
        }
    }
}

#[test]
fn removed_lessons_are_explained_and_stale_ones_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    let bot = context(&path);
    let gone = shown(use_component(&bot, 1, "v1.lesson.0.0.kyo,no-such", &Input::Press));
    assert!(gone.content.contains("That lesson isn't there any more"), "{}", gone.content);
    let early = shown(use_component(&bot, 2, "v1.lesson-play.0.0.kyo,chip,1,0", &Input::Press));
    assert!(early.content.contains("That lesson isn't there any more"), "{}", early.content);
    shown(use_component(&bot, 3, "v1.lesson-go.0.0.kyo", &Input::Press));
    let store = rusqlite::Connection::open(&path).unwrap();
    store.execute("UPDATE lesson_progress SET moves = 'Z9 Z8', draft = 'nonsense'", []).unwrap();
    let again = shown(use_component(&bot, 4, "v1.lesson-go.0.0.kyo", &Input::Press));
    assert!(again.title.contains("Crush a chip"), "{}", again.title);
    store.execute("UPDATE lesson_progress SET lesson = 'gone'", []).unwrap();
    let again = shown(use_component(&bot, 5, "v1.lesson-go.0.0.kyo", &Input::Press));
    assert!(again.title.contains("Crush a chip"), "{}", again.title);
    // A lesson that allows more moves praises the minimum without requiring it.
    let solve = |from: u64, moves: &[&str]| {
        let mut reply = shown(use_component(&bot, from, "v1.lesson.0.0.kyo,chip", &Input::Press));
        for (index, text) in moves.iter().enumerate() {
            let form = reply.buttons[2].id.to_string();
            let typed = Input::Text((*text).to_owned());
            reply = shown(use_component(&bot, from + 1 + index as u64, &form, &typed));
        }
        reply.verdict
    };
    assert!(!solve(10, &["E4 F5"]).contains("No one does it faster"), "one move for a task of one move");
    let slow = solve(20, &["E4 E5", "E5 F5"]);
    assert!(slow.contains("You needed 2 moves. It can be done in 1."), "{slow}");
}

/// Legal moves to search for unlisted wrong tries of a lesson, and the number of tries.
const SUGGESTIONS: usize = 100;
const WRONG_TRIES: usize = 4;

/// An unlisted wrong try describes the moves, without the hint or the solution.
#[test]
fn unlisted_wrong_tries_say_what_happened() {
    let folder = tempfile::tempdir().unwrap();
    let bot = context(&folder.path().join("bot.db"));
    let (mut interaction, mut told) = (0, 0);
    let mut send = |id: &str, input: &Input| {
        interaction += 1;
        shown(use_component(&bot, interaction, id, input))
    };
    for game in GAMES {
        let name = game.info().name;
        for lesson in game.courses().iter().flat_map(|course| course.lessons) {
            let words = LessonWords::of(Language::ENGLISH, game.info(), lesson);
            let first = LessonAttempt::new(*game, lesson).unwrap();
            let legal = first.view().suggestions("", SUGGESTIONS);
            let unlisted = |text: &&String| {
                let tried = first.clone().play(&MoveText::canonical((*text).clone())).unwrap();
                tried.verdict == LessonVerdict::Wrong(None)
            };
            for text in legal.iter().filter(unlisted).take(WRONG_TRIES) {
                let begun = send(&format!("v1.lesson.0.0.{name},{}", lesson.name), &Input::Press);
                let reply = send(&begun.buttons[2].id.to_string(), &Input::Text(text.clone()));
                let said = &reply.verdict;
                for part in ["**Not yet.**", "your task isn't done.", "I've set it up again."] {
                    assert!(said.contains(part), "{name} {} {text}: {said}", lesson.name);
                }
                assert!(said.lines().count() > 1 && said.contains(": "), "the move is described: {said}");
                assert!(!said.contains(&words.hint()), "{name} {} {text}: {said}", lesson.name);
                let shown_solution = lesson.solution.iter().any(|right| said.contains(&format!("`{right}`")));
                assert!(!shown_solution, "{name} {} {text}: {said}", lesson.name);
                told += 1;
            }
        }
    }
    assert!(told >= 20, "{told} tries");
}

#[test]
fn chess_players_skip_two_lessons_and_can_still_solve_them() {
    let folder = tempfile::tempdir().unwrap();
    let bot = context(&folder.path().join("bot.db"));
    let mut interaction = 0;
    let mut send = |id: &str, input: &Input| {
        interaction += 1;
        shown(use_component(&bot, interaction, id, input))
    };
    let offer = |reply: &Reply| {
        let ids = reply.buttons.iter().map(|button| button.id.to_string());
        ids.into_iter().find(|id| id.contains("lesson-chess"))
    };
    let card = send("v1.lesson-go.0.0.lusus", &Input::Press);
    let list = send("v1.lessons.0.0.lusus", &Input::Press);
    let skip = offer(&card).expect("the first card offers it");
    assert_eq!(offer(&list).as_ref(), Some(&skip), "and so does the list");
    let third = send(&skip, &Input::Press);
    assert!(third.title.contains("Play a tile, then move"), "{}", third.title);
    assert!(third.verdict.contains("there's no check"), "{}", third.verdict);
    let list = send("v1.lessons.0.0.lusus", &Input::Press);
    assert!(list.body.starts_with("⏭️ 1.") && list.body.contains("⏭️ 2.") && list.body.contains("▫️ 3."));
    assert!(offer(&list).is_none() && list.foot.starts_with("0 of "), "{}", list.foot);
    // A skipped lesson can still be solved, and skipping again keeps the solution.
    let first = send("v1.lesson.0.0.lusus,lines", &Input::Press);
    send(&first.buttons[2].id.to_string(), &Input::Text("c1g5".to_owned()));
    send(&skip, &Input::Press);
    let list = send("v1.lessons.0.0.lusus", &Input::Press);
    assert!(list.body.starts_with("✅ 1.") && list.body.contains("⏭️ 2."), "{}", list.body);
    assert!(list.foot.starts_with("1 of "), "{}", list.foot);
    // Nothing in Kyo is like chess.
    let kyo = send("v1.lessons.0.0.kyo", &Input::Press);
    assert!(offer(&kyo).is_none());
}
