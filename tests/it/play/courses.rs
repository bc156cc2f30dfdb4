//! The second course of `/learn`: every lesson and puzzle, when it is offered, and what isn't given away.

use sealed_move::bot::BotContext;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::reply::{ModalField, ModalForm, Reply, Response};
use sealed_move::discord::rest::limits;
use sealed_move::domain::{Cancel, king_danger};
use sealed_move::text::{self, Language};
use sealed_move_rules::lesson::{Goal, LessonAttempt, LessonVerdict, find_lesson};
use sealed_move_rules::puzzle::PuzzleKind;
use sealed_move_rules::{GAMES, find};

use super::learn::{shown, use_component};
use super::table::context;

/// Opens the exercises of the second course of a game for Dora, and plays moves by typing them.
struct Dora {
    bot: BotContext,
    interaction: u64,
    _folder: tempfile::TempDir,
}

impl Dora {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { bot: context(&folder.path().join("bot.db")), interaction: 0, _folder: folder }
    }

    fn send(&mut self, id: &str, input: &Input) -> Reply {
        self.interaction += 1;
        shown(use_component(&self.bot, self.interaction, id, input))
    }

    fn press(&mut self, id: &str) -> Reply {
        self.send(id, &Input::Press)
    }

    fn open(&mut self, game: &str, lesson: &str) -> Reply {
        self.press(&format!("v1.lesson.0.0.{game},{lesson}"))
    }

    /// Types moves into the form of a card.
    fn play(&mut self, mut reply: Reply, moves: &[&str]) -> Reply {
        for text in moves {
            let form = reply.buttons[2].id.to_string();
            assert!(form.contains("lesson-type"), "{form}");
            reply = self.send(&form, &Input::Text((*text).to_owned()));
        }
        reply
    }
}

fn id_of(reply: &Reply, word: &str) -> Option<String> {
    let ids = reply.buttons.iter().map(|button| button.id.to_string());
    ids.into_iter().find(|id| id.starts_with(&format!("v1.{word}.")))
}

fn label_of(reply: &Reply, word: &str) -> Option<String> {
    let is_it = |id: String| id.starts_with(&format!("v1.{word}."));
    reply.buttons.iter().find(|button| is_it(button.id.to_string())).map(|button| button.label.clone())
}

/// Every lesson and puzzle of the second course is solved by its solution and leads to the next one.
fn second_course_is_solved(name: &str) {
    let game = find(name).unwrap();
    let course = &game.courses()[1];
    let mut dora = Dora::new();
    let mut reply = dora.press(&format!("v1.lesson-course.0.0.{name},{}", course.name));
    assert!(reply.title.contains("How games are won and lost"), "{}", reply.title);
    assert!(reply.foot.starts_with("0 of 16 lessons and puzzles"), "{}", reply.foot);
    for exercise in course.exercises() {
        let next = id_of(&reply, "lesson").unwrap_or_else(|| panic!("{name} {}", exercise.name));
        assert_eq!(next, format!("v1.lesson.0.0.{name},{}", exercise.name));
        let card = dora.press(&next);
        assert!(card.picture.is_some() && card.content.is_empty(), "{name} {}", exercise.name);
        if let Some(kind) = exercise.puzzle_kind() {
            assert!(card.title.contains(" · puzzle "), "{}", card.title);
            let task = if kind == PuzzleKind::Win { "the one winning move" } else { "Only one move holds" };
            assert!(card.body.contains(task), "{name} {}: {}", exercise.name, card.body);
            let hint = dora.press(&id_of(&card, "lesson-hint").unwrap());
            assert!(hint.verdict.contains("**Hint:**"), "{name} {}: {}", exercise.name, hint.verdict);
        } else {
            assert!(card.title.contains("How games are won and lost, "), "{}", card.title);
        }
        reply = dora.play(card, exercise.solution);
        assert!(reply.verdict.contains("Solved!"), "{name} {}: {}", exercise.name, reply.verdict);
        let texts = [&reply.title, &reply.body, &reply.foot, &reply.verdict];
        assert!(texts.map(|text| text.chars().count()).iter().sum::<usize>() < limits::CONTENT);
    }
    // The first course is still open.
    assert!(reply.verdict.contains("You've solved this whole course"), "{}", reply.verdict);
    assert!(!reply.verdict.contains("both"), "{}", reply.verdict);
    assert!(reply.foot.starts_with("16 of 16"), "{}", reply.foot);
    assert!(id_of(&reply, "pc").is_some(), "a real game comes next");
    let list = dora.press(&id_of(&reply, "lesson-course").unwrap());
    assert_eq!(list.body.matches("✅").count(), 4, "{}", list.body);
    assert_eq!(list.body.matches("puzzles: 3 of 3").count(), 4, "{}", list.body);
    let overview = dora.press("v1.lessons.0.0");
    assert!(overview.body.contains("How games are won and lost: 16 of 16"), "{}", overview.body);
}

#[test]
fn the_second_course_of_aruki_is_solved() {
    second_course_is_solved("aruki");
}

#[test]
fn the_second_course_of_kyo_is_solved() {
    second_course_is_solved("kyo");
}

#[test]
fn the_second_course_of_chakart_is_solved() {
    second_course_is_solved("chakart");
}

#[test]
fn the_second_course_of_lusus_is_solved() {
    second_course_is_solved("lusus");
}

#[test]
fn the_second_course_is_offered_after_the_first_or_a_skip() {
    let mut dora = Dora::new();
    let offered = |reply: &Reply| label_of(reply, "lesson-course");
    let list = dora.press("v1.lessons.0.0.kyo");
    assert_eq!(offered(&list), None, "a newcomer sees one course");
    let mut reply = list;
    for lesson in find("kyo").unwrap().courses()[0].lessons {
        let card = dora.open("kyo", lesson.name);
        reply = dora.play(card, lesson.solution);
    }
    assert!(reply.verdict.contains("A second course shows"), "{}", reply.verdict);
    assert_eq!(offered(&reply).as_deref(), Some("How games are won and lost"));
    assert!(offered(&dora.press("v1.lessons.0.0.kyo")).is_some(), "the list has it, too");
    // `/learn` continues with it.
    let next = dora.press("v1.lesson-go.0.0.kyo");
    assert!(next.title.contains("How games are won and lost, 1 of 4"), "{}", next.title);
    // Chess players can begin it early and return to the first course.
    let skipped = dora.press("v1.lesson-chess.0.0.lusus");
    let course = dora.press(&id_of(&skipped, "lesson-course").expect("chess players get the offer"));
    let first = dora.press(&id_of(&course, "lessons").unwrap());
    assert!(first.title.ends_with("lessons") && offered(&first).is_some(), "{}", first.title);
    let begun = dora.press(&id_of(&course, "lesson").unwrap());
    assert!(begun.title.contains("1 of 4 · See the threat"), "{}", begun.title);
    let resumed = dora.press("v1.lesson-go.0.0.lusus");
    assert_eq!(resumed.title, begun.title);
    let unknown = dora.press("v1.lesson-course.0.0.lusus,no-such");
    assert!(unknown.content.contains("That lesson isn't there any more"), "{}", unknown.content);
}

/// A warning would give a threat away that the learner should see.
#[test]
fn no_warning_gives_a_threat_away() {
    let mut dora = Dora::new();
    let (mut silent, mut told) = (0, 0);
    for game in GAMES {
        for exercise in game.exercises() {
            let view = LessonAttempt::new(*game, exercise).unwrap().view();
            let Some(danger) = king_danger(&view, &Cancel::default()) else { continue };
            let warning = text::king_danger(Language::ENGLISH, &view, &danger);
            let card = dora.open(game.info().name, exercise.name);
            let is_told = card.body.contains(&warning);
            assert_eq!(
                is_told,
                !exercise.goal.tests_attention(),
                "{game:?} {}: {}",
                exercise.name,
                card.body
            );
            if is_told { told += 1 } else { silent += 1 }
        }
        let threat = find_lesson(*game, "threat").unwrap();
        assert_eq!(threat.goal, Goal::Survive);
        let view = LessonAttempt::new(*game, threat).unwrap().view();
        assert!(king_danger(&view, &Cancel::default()).is_some(), "{game:?}: there's a threat to see");
    }
    assert!(silent >= 12 && told > 0, "{silent} silent, {told} told");
}

/// The example in the form shows how to type a move, not which one.
#[test]
fn the_form_of_a_move_does_not_give_it_away() {
    let mut dora = Dora::new();
    let mut given_away = Vec::new();
    for game in GAMES {
        for exercise in game.exercises() {
            let card = dora.open(game.info().name, exercise.name);
            dora.interaction += 1;
            let form = card.buttons[2].id.to_string();
            let form = use_component(&dora.bot, dora.interaction, &form, &Input::Press);
            let Response::Form(ModalForm { field: ModalField::Example(example), .. }) = form else {
                panic!("{form:?}")
            };
            let example = example.strip_prefix("for example ").unwrap();
            let mut attempt = LessonAttempt::new(*game, exercise).unwrap();
            let chosen = attempt.view().read(example).unwrap();
            if !matches!(attempt.play(&chosen).unwrap().verdict, LessonVerdict::Wrong(_)) {
                given_away.push(format!("{} {}: {example}", game.info().name, exercise.name));
            }
        }
    }
    assert!(given_away.is_empty(), "{given_away:#?}");
}

/// A slip of the pen in a puzzle costs no hint.
#[test]
fn an_illegal_move_gives_no_puzzle_away() {
    let mut dora = Dora::new();
    let card = dora.open("kyo", "threat-1");
    let reply = dora.play(card, &["C3 C4"]);
    assert!(reply.verdict.contains("C3 is empty."), "{}", reply.verdict);
    assert!(!reply.verdict.contains("Hint"), "{}", reply.verdict);
    let card = dora.open("kyo", "chip");
    let reply = dora.play(card, &["C3 C4"]);
    assert!(reply.verdict.contains("To type it: `E4 F5`."), "a lesson shows how to type: {}", reply.verdict);
}

/// Whoever has to draw more tiles than the bag holds has lost, without a move of the opponent.
#[test]
fn a_bag_that_runs_out_in_a_puzzle_is_named() {
    let mut dora = Dora::new();
    let card = dora.open("lusus", "plan-2");
    let reply = dora.play(card, &["SI@a8 h1g1"]);
    let told = "You can't draw enough tiles after that. That wins the game for Black.";
    assert!(reply.verdict.contains(told), "{}", reply.verdict);
}

/// A wrong move in a puzzle of the course is refuted like any other, and counts for no rating.
#[test]
fn a_wrong_move_in_a_course_puzzle_is_refuted() {
    let mut dora = Dora::new();
    let card = dora.open("lusus", "plan-1");
    let reply = dora.play(card, &["-KN a1a2"]);
    for part in ["**That's not the move.** It loses.", "That wins the game for Black.", "Try another move."] {
        assert!(reply.verdict.contains(part), "{part}: {}", reply.verdict);
    }
    assert!(!reply.foot.contains("rating"), "{}", reply.foot);
    let solved = dora.play(reply, &["MD@a1 a1a2"]);
    assert!(solved.verdict.contains("the one move that keeps the balance"), "{}", solved.verdict);
    assert!(
        solved.verdict.contains("Even the best one fails, `MD@a1 a1b1`"),
        "as it is typed: {}",
        solved.verdict
    );
}
