//! Describes parts of a position in words, for people who can't see the picture or want to be sure.
//!
//! Each game describes its squares, kinds and sides ([`Describe`]). The choices, and how they are
//! typed, are the same for all games.

use super::folding::{folds, is_japanese};
use super::game_text::GameText;
use super::language::word_forms;
use super::matching::is_misspelled;
use super::{Language, Word, clip, game_text_of, t, word};
use sealed_move_rules::{Side, View};

/// A part of a position that `/describe` accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    All,
    Side(Side),
    Kind(usize),
    Row(usize),
    Square(usize),
    From(usize),
}

/// The parts that `typed` may mean, best first: the label in a list and its value.
#[must_use]
pub fn describable(lang: Language, view: &View, typed: &str) -> Vec<(String, String)> {
    let typed = squash(typed);
    let all = choices(lang, game_text_of(view));
    let fits = |choice: &Choice| choice.names.iter().any(|name| name.contains(&typed));
    let (mut fitting, others): (Vec<Choice>, Vec<Choice>) = all.into_iter().partition(fits);
    if !fitting.iter().any(|choice| choice.names.contains(&typed)) {
        fitting.extend(others.into_iter().filter(|choice| choice.is_near(&typed)));
    }
    // Exact matches first, then prefixes, and last those with typing errors.
    fitting.sort_by_key(|Choice { names, .. }| {
        let exact = names.contains(&typed);
        let begins = names.iter().any(|name| name.starts_with(&typed));
        let part = names.iter().any(|name| name.contains(&typed));
        (!exact, !begins, !part)
    });
    fitting.into_iter().map(|choice| (choice.label, choice.value)).collect()
}

/// Describes the part of a position named by `what`, in at most `limit` characters. `None` if it
/// names no part.
#[must_use]
pub fn describe(lang: Language, view: &View, what: &str, limit: usize) -> Option<String> {
    let game = game_text_of(view);
    let wanted = squash(what);
    let what = if wanted.is_empty() {
        What::All
    } else {
        let all = choices(lang, game);
        let exact = all.iter().find(|choice| choice.names.contains(&wanted));
        exact.or_else(|| only_near(&all, &wanted))?.what
    };
    Some(clip(&describe_part(lang, game, view, what, limit), limit))
}

/// The part whose name is misspelled, unless there are several.
fn only_near<'a>(choices: &'a [Choice], typed: &str) -> Option<&'a Choice> {
    let mut near = choices.iter().filter(|choice| choice.is_near(typed));
    near.next().filter(|_| near.next().is_none())
}

fn describe_part(lang: Language, game: &dyn GameText, view: &View, what: What, limit: usize) -> String {
    let parts = game.describer(lang);
    match what {
        What::All => parts.all(limit),
        What::Side(of) => parts.side(of, limit),
        What::Kind(index) => parts.kind(index),
        What::Row(index) => parts.row(index),
        What::Square(index) => parts.square(index),
        What::From(index) => {
            let square = &parts.squares()[index];
            let steps = parts.turns_from(square);
            if steps.is_empty() {
                let mover = game.words().side(view.turn());
                return t!(lang, "describe-no-turns", square = square, side = mover);
            }
            let head = t!(lang, "describe-turns", square = square, count = steps.len());
            let lines =
                steps.iter().map(|step| t!(lang, "describe-turn", turn = super::step(lang, view, step)));
            fit(lang, std::iter::once(head).chain(lines).collect(), limit)
        }
    }
}

/// As many lines as fit, and the number of omitted ones.
fn fit(lang: Language, lines: Vec<String>, limit: usize) -> String {
    let all = lines.len();
    let more = |count: usize| t!(lang, "describe-more", count = count);
    let room = limit.saturating_sub(more(all).chars().count() + 1);
    let mut left = room;
    let kept: Vec<_> = lines
        .into_iter()
        .take_while(|line| {
            let length = line.chars().count() + 1;
            let fits = length <= left;
            left = left.saturating_sub(length);
            fits
        })
        .collect();
    let missing = all - kept.len();
    let rest = (missing > 0).then(|| more(missing));
    kept.into_iter().chain(rest).collect::<Vec<_>>().join("\n")
}

/// A part with its label and its input.
struct Choice {
    what: What,
    label: String,
    value: String,
    /// Label, value and all forms of its word, squashed. In the reader's language and in English.
    names: Vec<String>,
}

impl Choice {
    fn new(what: What, label: String, value: String, others: &[String]) -> Self {
        let names = [&label, &value].into_iter().chain(others).flat_map(|text| squashes(text)).collect();
        Self { what, label, value, names }
    }

    /// Whether one of its names is misspelled. Names of squares and rows are too short for typing errors.
    fn is_near(&self, typed: &str) -> bool {
        let is_words = !typed.contains(|letter: char| letter.is_ascii_digit() || is_japanese(letter));
        is_words && self.names.iter().any(|name| is_misspelled(typed, name))
    }

    fn of_word(lang: Language, what: What, label: impl Fn(Language) -> String, named: Word) -> Self {
        let forms = word_forms(lang, named).into_iter().map(str::to_owned);
        let others: Vec<String> = forms.chain(in_english(lang, &label)).collect();
        Self::new(what, label(lang), word(lang, named), &others)
    }

    /// A part whose label is its input.
    fn of_label(lang: Language, what: What, label: impl Fn(Language) -> String) -> Self {
        let (shown, others) = (label(lang), Vec::from_iter(in_english(lang, label)));
        Self::new(what, shown.clone(), shown, &others)
    }
}

/// The English label, for readers of another language.
fn in_english(lang: Language, label: impl Fn(Language) -> String) -> Option<String> {
    (lang != Language::ENGLISH).then(|| label(Language::ENGLISH))
}

/// All parts of a position.
fn choices(lang: Language, game: &dyn GameText) -> Vec<Choice> {
    let parts = game.describer(lang);
    let all = |lang| t!(lang, "describe-all");
    let others = Vec::from_iter(in_english(lang, all));
    let mut choices = vec![Choice::new(What::All, all(lang), "all".to_owned(), &others)];
    for of in Side::BOTH {
        let side = game.words().side(of);
        let label = |lang| t!(lang, "describe-side", side = side);
        choices.push(Choice::of_word(lang, What::Side(of), label, side));
    }
    for (index, kind) in parts.kinds().into_iter().enumerate() {
        let label = |lang| t!(lang, "describe-kind", kind = kind);
        choices.push(Choice::of_word(lang, What::Kind(index), label, kind));
    }
    for (index, row) in parts.rows().into_iter().enumerate() {
        choices.push(Choice::of_label(lang, What::Row(index), |lang| t!(lang, "describe-row", row = &row)));
    }
    let squares = parts.squares();
    for (index, square) in squares.iter().enumerate() {
        let label = t!(lang, "describe-square", square = square);
        choices.push(Choice::new(What::Square(index), label, square.clone(), &[]));
    }
    for (index, square) in squares.iter().enumerate() {
        let label = |lang| t!(lang, "describe-from", square = square);
        choices.push(Choice::of_label(lang, What::From(index), label));
    }
    choices
}

/// Keeps only letters and digits, folded.
fn squash(text: &str) -> String {
    squashes(text).swap_remove(0)
}

/// The same, also with umlauts as two letters.
fn squashes(text: &str) -> Vec<String> {
    let kept = |text: String| text.chars().filter(|c| c.is_alphanumeric()).collect();
    folds(text).into_iter().map(kept).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::{Observer, find};

    fn start(game: &str) -> View {
        let game = find(game).unwrap();
        let start = sealed_move_rules::chance::start(game, game.info().setups[0].name, |_| 0).unwrap();
        start.view(Observer::Public)
    }

    fn check(view: &View, what: &str, expected: &str) {
        assert_eq!(describe(Language::ENGLISH, view, what, 4096).as_deref(), Some(expected), "{what}");
    }

    #[test]
    fn parts_of_aruki_are_described() {
        let view = start("aruki");
        check(&view, "f1", "f1: White King.");
        check(&view, "E 5", "e5: empty.");
        check(&view, "Jester", "Jester: White g1; Black g12.");
        check(&view, "row 2", "Row 2: White Pawn on a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2.");
        check(&view, "row 6", "Row 6: empty.");
        check(&view, "moves from d2", "From d2, 1 choice:\n• O(d2)d3 · Pawn d2 to d3");
        check(&view, "moves from d11", "Nothing can move from d11 now. It's White's turn.");
        let white = describe(Language::ENGLISH, &view, "white", 4096).unwrap();
        assert!(
            white.starts_with("White: ") && white.contains("King f1,") && !white.contains("a12"),
            "{white}"
        );
        assert!(white.contains("Tray empty.") && white.contains("Both dragon powers ready."), "{white}");
        let all = describe(Language::ENGLISH, &view, "", 4096).unwrap();
        assert!(all.contains(&white) && all.contains("King f12"), "{all}");
        check(&view, "jestre", "Jester: White g1; Black g12.");
        check(&view, "Slver Dragno", "Silver Dragon: White h1; Black h12.");
        // The last one is near both dragons.
        for unknown in ["m1", "a13", "row 13", "Dragonfly", "Silden Dragon"] {
            assert_eq!(describe(Language::ENGLISH, &view, unknown, 4096), None, "{unknown}");
        }
    }

    #[test]
    fn parts_of_kyo_are_described() {
        let view = start("kyo");
        check(&view, "E1", "E1: two shields under a gold Tower.");
        check(&view, "e4", "E4: empty.");
        check(&view, "row 2", "Row 2: empty.");
        check(&view, "Tower", "Tower: Gold E1, F1; Red E8, F8.");
        check(
            &view,
            "Row 1",
            "Row 1: E1: two shields under a gold Tower; F1: two shields under a gold Tower.",
        );
        let gold = describe(Language::ENGLISH, &view, "gold", 4096).unwrap();
        assert!(gold.starts_with("Gold has 13 dark and 13 light mana."), "{gold}");
        assert!(gold.contains("E1: two shields under a gold Tower") && !gold.contains("red"), "{gold}");
        let from = describe(Language::ENGLISH, &view, "moves from A3", 4096).unwrap();
        assert!(from.contains("A3 A4 · Light Pawn to A4"), "{from}");
        let none = describe(Language::ENGLISH, &view, "moves from A6", 4096).unwrap();
        assert!(none.contains("It's Gold's turn"), "{none}");
    }

    #[test]
    fn only_its_owner_sees_a_hidden_queen_described() {
        let game = find("chakart").unwrap();
        let start = game.parse("4k3/4p3/8/8/8/2m5/3P4/3QK3 w 20 {\"flags\":\"1111\"}").unwrap();
        let position = start.replay("d1a4h").unwrap().position;
        let owner = position.view(Observer::Player(Side::First));
        check(&owner, "a4", "a4: White hidden Queen.");
        check(&owner, "Queen", "Queen: White a4.");
        check(&owner, "row 3", "Row 3: mushroom on c3.");
        check(&owner, "mushroom", "mushroom: c3.");
        for observer in [Observer::Player(Side::Second), Observer::Public] {
            let view = position.view(observer);
            check(&view, "a4", "a4: empty.");
            check(&view, "row 4", "Row 4: empty.");
            check(&view, "Queen", "Queen: none that you can see.");
            for (_, what) in
                describable(Language::ENGLISH, &view, "").iter().filter(|(_, what)| !what.contains("a4"))
            {
                let told = describe(Language::ENGLISH, &view, what, 4096).unwrap();
                assert!(!told.contains("a4"), "{what}: {told}");
            }
        }
    }

    #[test]
    fn the_list_finds_parts() {
        let view = start("aruki");
        let first = |typed: &str| {
            describable(Language::ENGLISH, &view, typed).into_iter().next().map(|(_, value)| value)
        };
        assert_eq!(first("").as_deref(), Some("all"));
        assert_eq!(first("f1").as_deref(), Some("f1"));
        assert_eq!(first("greater pi").as_deref(), Some("Greater Pike"));
        assert_eq!(first("row 1").as_deref(), Some("Row 1"));
        assert_eq!(first("moves from e").as_deref(), Some("Moves from e1"));
        assert_eq!(first("zz"), None);
        // Every listed value is understood.
        for game in ["aruki", "kyo", "chakart", "lusus"] {
            let view = start(game);
            for (label, value) in describable(Language::ENGLISH, &view, "") {
                assert!(describe(Language::ENGLISH, &view, &value, 4096).is_some(), "{game}: {label}");
            }
        }
    }

    #[test]
    fn a_part_is_found_by_each_form_and_in_english() {
        let source = "### whole: core\n-aruki-kind-J = Läufer\n-aruki-kind-JK = Narr\n    .acc = Narren\n\
                      -side-white = Weiß\ndescribe-kind = Wo { $kind } ist\ndescribe-side = Alles von { $side }\n";
        let lang = Language::add_for_tests("qan", source.to_owned());
        let check = |typed: &str, expected: &str| {
            let found = describable(lang, &start("aruki"), typed);
            assert_eq!(found.first().map(|(_, value)| value.as_str()), Some(expected), "{typed}");
        };
        check("narren", "Narr");
        check("jester", "Narr");
        check("Wo Narr ist", "Narr");
        check("where every jester is", "Narr");
        check("laufer", "Läufer");
        check("Lafuer", "Läufer");
        check("Nraren", "Narr");
        check("Laeufer", "Läufer");
        check("weiss", "Weiß");
        check("wiess", "Weiß");
        check("all of white", "Weiß");
        assert_eq!(
            describe(lang, &start("aruki"), "narren", 4096).as_deref(),
            Some("Jester: White g1; Black g12."),
            "texts that the language lacks are English"
        );
    }

    #[test]
    fn a_long_list_is_cut_with_a_count() {
        let view = find("kyo").unwrap().parse("9,K/9,D/10/10/4,DLDLQ,5/10/10/10/d,9/k,9 g - 1").unwrap();
        let view = view.view(Observer::Public);
        let all = describe(Language::ENGLISH, &view, "moves from E4", 100_000).unwrap();
        let some = describe(Language::ENGLISH, &view, "moves from E4", 300).unwrap();
        assert!(all.chars().count() > 300 && some.chars().count() <= 300, "{all}");
        let (_, last) = some.rsplit_once('\n').unwrap();
        assert!(last.starts_with("and ") && last.ends_with(" more"), "{last}");
    }
}
