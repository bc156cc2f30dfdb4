//! Sentences in the accented pseudo-locale of cases: all sentences about games, rules, errors and
//! endings come from the catalogue, except notation, and none gets a word as text.

use std::collections::BTreeSet;

use sealed_move::domain::{BoardView, EndReason, Ending, Pace, PlanPart, UserError};
use sealed_move::guide::Leaf;
use sealed_move::text;
use sealed_move_board::{Labels, RenderRequest, Selection, Studio};
use sealed_move_rules::{ErrorMessage, GAMES, Game, GameState, Observer, Side, View};
use serde_json::Value;

use super::pseudo::{MARKED as LANGUAGE, bypassing};
use super::shipped;

/// Moves of each game that are read.
const READ: usize = 60;

/// Collects texts that bypass the catalogue.
#[derive(Debug, Default)]
struct TextReader {
    read: usize,
    bypassing: BTreeSet<String>,
}

impl TextReader {
    /// Reads a text that may contain `notation`.
    fn read(&mut self, text: &str, notation: &str) {
        self.read += 1;
        let words = |text: &str| {
            let words: BTreeSet<String> =
                text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect();
            words
        };
        let notation = words(notation);
        let plain = bypassing(text).into_iter().filter(|word| !notation.contains(word));
        self.bypassing.extend(plain.take(1).map(|word| format!("{word}: {text}")));
    }

    fn check(&self, least: usize) {
        assert!(self.bypassing.is_empty(), "{:#?}", self.bypassing);
        assert!(self.read >= least, "only {} texts were read", self.read);
    }
}

/// The games of the vectors: start and moves of each.
fn games(game: &dyn Game) -> Vec<(String, Vec<String>)> {
    let read = |value: Value| {
        let moves = ["moves", "turns", "records"].iter().find(|key| value[**key].is_array()).unwrap();
        (value["start"].as_str().unwrap().to_owned(), serde_json::from_value(value[*moves].clone()).unwrap())
    };
    crate::vectors::vectors(game.info().name, "games.jsonl").into_iter().map(read).collect()
}

/// Reads all sentences about a position for an observer.
fn read_view(reader: &mut TextReader, board_view: &BoardView, thorough: bool) {
    let (lang, view) = (*LANGUAGE, &board_view.view);
    if let Some(last) = &board_view.last {
        reader.read(&text::played_move(lang, last, view), "");
        reader.read(&text::planned_move(lang, &last.before, &last.notation), "");
    }
    for side in Side::BOTH {
        reader.read(&text::alt(lang, board_view, side, None), "");
    }
    text::wanted(lang, view).iter().for_each(|text| reader.read(text, ""));
    text::hand(lang, view).iter().for_each(|text| reader.read(text, ""));
    if !thorough {
        return;
    }
    for step in view.complete("").into_iter().take(12) {
        reader.read(&text::step(lang, view, &step), &step.text);
        reader.read(&text::planned_move(lang, view, &step.text), &step.text);
        reader.read(&text::choice(lang, view, &step.text), &step.text);
        let text = sealed_move_rules::MoveText::canonical(step.text.clone());
        text::warnings(lang, view, &text).iter().for_each(|text| reader.read(text, &step.text));
        for longer in view.complete(&step.text).into_iter().take(3) {
            reader.read(&text::step(lang, view, &longer), &longer.text);
        }
    }
    for (label, value) in text::describable(lang, view, "") {
        reader.read(&label, &value);
        reader.read(&text::describe(lang, view, &value, 4096).unwrap(), "");
    }
}

/// Reads the games of the vectors for every observer.
fn read_games(name: &str) {
    let game = sealed_move_rules::find(name).unwrap();
    let mut reader = TextReader::default();
    for (start, moves) in games(game) {
        let mut state = GameState::new(game.parse(&start).unwrap());
        for (number, notation) in moves.iter().take(READ).enumerate() {
            if state.outcome().is_some() {
                break;
            }
            state.replay(notation).unwrap_or_else(|error| panic!("{notation}: {error}"));
            let thorough = number == 9;
            // Two games have no hidden information.
            let observers: &[Observer] = match name {
                "aruki" | "kyo" => &[Observer::Public],
                _ => &[Observer::Public, Observer::Player(Side::First)],
            };
            for observer in observers {
                read_view(&mut reader, &BoardView::new(&state, *observer).unwrap(), thorough);
            }
        }
    }
    reader.check(1000);
}

#[test]
fn games_of_aruki_are_accented() {
    read_games("aruki");
}

#[test]
fn games_of_kyo_are_accented() {
    read_games("kyo");
}

#[test]
fn games_of_chakart_are_accented() {
    read_games("chakart");
}

#[test]
fn games_of_lusus_are_accented() {
    read_games("lusus");
}

#[test]
fn every_page_of_the_rules_is_in_the_language_of_accents() {
    let mut reader = TextReader::default();
    for game in GAMES {
        for topic in text::topics(*LANGUAGE, *game) {
            reader.read(&text::chapter(*LANGUAGE, game.info(), topic.chapter), "");
            for text in [topic.heading(), topic.summary(), topic.text.clone()] {
                reader.read(&text, "");
            }
            let leaf = Leaf::open(*LANGUAGE, *game, topic.page).unwrap();
            reader.read(&leaf.alt(Side::First), "");
            leaf.caption().iter().for_each(|text| reader.read(text, ""));
        }
    }
    reader.check(700);
}

#[test]
fn every_refusal_is_in_the_language_of_accents() {
    let mut reader = TextReader::default();
    let catalogue = shipped("en");
    for game in GAMES {
        let info = game.info();
        let own = format!("rule-{}-", info.name);
        let general = |key: &&String| key.starts_with("rule-") && key.matches('-').count() == 1;
        for key in catalogue.messages.keys().filter(|key| key.starts_with(&own) || general(key)) {
            for side in info.sides {
                let message = ErrorMessage::new("illegal", key.clone().leak());
                let message = catalogue.values(key).into_iter().fold(message, |message, name| {
                    let name: &'static str = name.leak();
                    if name == "side" { message.word(name, side) } else { message.text(name, "d4") }
                });
                reader.read(&text::rule_message(*LANGUAGE, info.name, &message), "");
            }
        }
    }
    let illegal = || sealed_move_rules::RuleError::from(sealed_move_rules::ErrorKind::Illegal);
    for refusal in [
        UserError::Rules(illegal()),
        UserError::Plan { part: PlanPart::If, error: illegal() },
        UserError::Plan { part: PlanPart::Then, error: illegal() },
        UserError::NoSuchPace(Pace::ALL.to_vec()),
        UserError::NoSuchBudget(Pace::BUDGETS.to_vec()),
        UserError::VacationSpent { year: 2027, hours: 2 * 24, on_vacation: true },
        UserError::TooManyGames { limit: 3 },
    ] {
        reader.read(&text::refusal(*LANGUAGE, "kyo", &refusal), "");
    }
    reader.check(300);
}

#[test]
fn every_end_is_in_the_language_of_accents() {
    let mut reader = TextReader::default();
    let won = ["checkmate", "king", "kings_captured", "mana", "draw", "limit"];
    let drawn = [
        "stalemate",
        "bare kings",
        "quiet",
        "no progress",
        "limit",
        "no_kings",
        "blocked",
        "no-move",
        "repetition",
    ];
    let rules = |words: &[&str]| -> Vec<_> {
        words.iter().map(|word| EndReason::Rules((*word).to_owned())).collect()
    };
    let decided = || EndReason::Adjudicated { comment: Some("ŕéáśóń".to_owned()) };
    let mut won = rules(&won);
    won.extend([EndReason::Resignation, EndReason::Time, decided()]);
    let mut drawn = rules(&drawn);
    drawn.extend([
        EndReason::Agreement,
        EndReason::Aborted,
        EndReason::NotStarted,
        EndReason::ShutOut,
        EndReason::ServerDeleted,
        EndReason::CalledOff { comment: None },
        EndReason::SeasonOver,
        EndReason::ByOrganizer,
        EndReason::SeasonOff,
        decided(),
    ]);
    let over = text::text(*LANGUAGE, "more-over", &[]);
    for game in GAMES {
        let names = ["Áĺíćé", "Ƀóƀ"].map(str::to_owned);
        let ends = won.iter().map(|reason| (Some(Side::Second), reason));
        for (winner, reason) in ends.chain(drawn.iter().map(|reason| (None, reason))) {
            let ending = Ending { winner, reason: reason.clone() };
            let told = text::ending(*LANGUAGE, game.info(), &names, &ending);
            assert!(!told.contains(&over), "{reason:?} has no sentence");
            reader.read(&told, "");
        }
    }
    reader.check(80);
}

#[test]
fn a_picture_shows_the_words_of_its_reader() {
    let studio = Studio::new().unwrap();
    for game in GAMES {
        let info = game.info();
        let position = game.start(info.setups[0].name, &mut sealed_move_rules::Rolls::new(&[]));
        // Skip games with a random start.
        let Ok(position) = position else { continue };
        let view: View = position.view(Observer::Public);
        let [english, other] = [text::Language::ENGLISH, *LANGUAGE].map(|lang| {
            let (sides, turn) = text::labels(lang, info, &view, false);
            let labels = Labels::new([&sides[0], &sides[1]], turn.as_deref());
            (
                labels_of(&labels),
                studio.preview(&RenderRequest::new(&view, Side::First, labels), &Selection::default()).png,
            )
        });
        let mut reader = TextReader::default();
        other.0.iter().for_each(|label| reader.read(label, ""));
        reader.check(3);
        assert_ne!(english.1, other.1, "{}: the picture is the same in both languages", info.name);
    }
}

fn labels_of(labels: &Labels<'_>) -> Vec<String> {
    labels.sides.iter().copied().chain(labels.turn).map(str::to_owned).collect()
}
