//! Pseudo-locales generated from English: accents on every letter, and longer texts.
//!
//! Untranslatable parts stay: values, code spans, link addresses, times, mentions and names of
//! commands. Any other plain letter in the bot's output bypassed the catalogue.

use std::sync::LazyLock;

use fluent_syntax::ast::{
    Attribute, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, Term,
};
use fluent_syntax::{parser, serializer};
use sealed_move::discord::commands::free_locales;
use sealed_move::text::Language;
use sealed_move_rules::lusus::Tile;

const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED: &str = "ÁƁÇĎÉƑĜĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹáƀçďéƒĝĥíĵķĺḿńóṕɋŕśťúṽŵẋýź";

/// Katakana for the letters. Both cases have the same.
const KANA: &str = "アイウエオカキクケコサシスセソタチツテトナニヌネノハアイウエオカキクケコサシスセソタチツテトナニヌネノハ";

/// A private-use tag, for which the plural rules of English apply.
pub(crate) const TAG: &str = "qaa";

/// The accented pseudo-locale, registered for the whole test run.
pub(crate) static LANGUAGE: LazyLock<Language> =
    LazyLock::new(|| Language::add_for_tests(TAG, translate(ENGLISH, Stretch::Usual, Words::Translated)));

/// The accented pseudo-locale of cases, whose pieces, tiles, sides, objects and levels are marked.
pub(crate) static MARKED: LazyLock<Language> =
    LazyLock::new(|| Language::add_for_tests("qac", translate(ENGLISH, Stretch::Usual, Words::Marked)));

/// The pseudo-locale of kana: each text as long as in English, without blanks.
pub(crate) static KANA_LANGUAGE: LazyLock<Language> =
    LazyLock::new(|| Language::add_for_tests("qak", translate(ENGLISH, Stretch::Kana, Words::Translated)));

/// The same catalogue under a locale of Discord, as if its file was added.
pub(crate) static DROPPED_IN: LazyLock<Language> = LazyLock::new(|| {
    Language::add_for_tests(free_locale(0), translate(ENGLISH, Stretch::Usual, Words::Translated))
});

/// A language with words eight times as long, in which hardly any text fits.
pub(crate) static ENDLESS: LazyLock<Language> = LazyLock::new(|| {
    Language::add_for_tests(free_locale(1), translate(ENGLISH, Stretch::Endless, Words::Translated))
});

fn free_locale(index: usize) -> &'static str {
    free_locales().nth(index).expect("no catalogue serves some locales")
}

const ENGLISH: &str = include_str!("../../../src/text/en.ftl");

/// The length and script of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Stretch {
    /// Every second character is doubled, which makes texts 40 % longer.
    #[default]
    Usual,
    /// Each character is repeated eight times.
    Endless,
    /// Each letter is a kana, and there are no blanks.
    Kana,
}

/// What happens to pieces, tiles, sides, objects and levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Words {
    Translated,
    /// Each becomes its name and form in angle brackets: `⟨aruki-kind-K·acc·a⟩`. A message that gets
    /// one as text fails.
    Marked,
}

/// Attributes of terms that aren't texts.
const NO_TEXTS: [&str; 2] = ["gender", "class"];

/// Forms that messages ask for. Our English has no cases; tests may.
const FORMS: [&str; 9] = ["adj", "other", "acc", "other-acc", "a", "the", "a-acc", "the-acc", "few-acc"];

fn translate_term(term: &mut Term<String>, translator: impl Fn() -> Translator) {
    translator().pattern(&mut term.value);
    let texts = term.attributes.iter_mut().filter(|form| !NO_TEXTS.contains(&form.id.name.as_str()));
    texts.for_each(|form| translator().pattern(&mut form.value));
}

fn mark_term(term: &mut Term<String>) {
    let name = term.id.name.clone();
    let pattern = |value: String| Pattern { elements: vec![PatternElement::TextElement { value }] };
    let form = |form: &&str| {
        // An article comes last: `a-acc` is `⟨piece·acc·a⟩`.
        let mut parts: Vec<&str> = form.split('-').collect();
        if ["a", "the"].contains(&parts[0]) {
            parts.reverse();
        }
        let value = pattern(format!("⟨{name}·{}⟩", parts.join("·")));
        Attribute { id: Identifier { name: (*form).to_owned() }, value }
    };
    term.attributes = FORMS.iter().map(form).collect();
    term.value = pattern(format!("⟨{name}⟩"));
}

/// Translates a catalogue.
pub(super) fn translate(english: &str, stretch: Stretch, words: Words) -> String {
    let translator = || Translator { stretch, ..Translator::default() };
    let mut resource = parser::parse(english.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                if let Some(pattern) = &mut message.value {
                    translator().pattern(pattern);
                    guard_start(pattern);
                }
            }
            Entry::Term(term) => match words {
                Words::Translated => translate_term(term, translator),
                Words::Marked => mark_term(term),
            },
            _ => {}
        }
    }
    serializer::serialize(&resource)
}

/// Escapes a leading character that may not begin a line, because long texts are written below
/// their key.
fn guard_start(pattern: &mut Pattern<String>) {
    if let Some(PatternElement::TextElement { value }) = pattern.elements.first_mut()
        && value.starts_with(['*', '[', '.'])
    {
        let sign = InlineExpression::StringLiteral { value: value.remove(0).to_string() };
        let sign = PatternElement::Placeable { expression: Expression::Inline(sign) };
        pattern.elements.insert(0, sign);
    }
}

/// The untranslated part that the scanner is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Untranslated {
    /// None: this is text.
    #[default]
    Nothing,
    /// Between backticks.
    Code,
    /// In the parentheses of a link's address.
    Address,
    /// Between angle brackets: a time or a mention.
    Mention,
    /// A command's name after a slash.
    Command,
    /// A marked word.
    Word,
}

/// Scans a text character by character for untranslated parts.
#[derive(Clone, Copy, Default)]
struct Scanner {
    kept: Untranslated,
    before: Option<char>,
}

impl Scanner {
    /// Reads the first character of `rest`. Returns whether it is translatable.
    fn is_text(&mut self, rest: &str) -> bool {
        let Some(next) = rest.chars().next() else { return false };
        let was = self.kept;
        let begins_word = !self.before.is_some_and(char::is_alphanumeric);
        self.kept = match (was, next) {
            (Untranslated::Nothing, '`') => Untranslated::Code,
            (Untranslated::Nothing, '(') if self.before == Some(']') => Untranslated::Address,
            (Untranslated::Nothing, '<') if rest[1..].starts_with(['t', '@', '#', ':', '/']) => {
                Untranslated::Mention
            }
            (Untranslated::Nothing, '/') if begins_word => Untranslated::Command,
            (Untranslated::Nothing, '⟨') => Untranslated::Word,
            (Untranslated::Word, '⟩') => Untranslated::Nothing,
            (Untranslated::Code, '`') | (Untranslated::Address, ')') | (Untranslated::Mention, '>') => {
                Untranslated::Nothing
            }
            (Untranslated::Command, _) if !next.is_alphanumeric() => Untranslated::Nothing,
            (kept, _) => kept,
        };
        self.before = Some(next);
        was == Untranslated::Nothing && self.kept == Untranslated::Nothing
    }

    /// Reads a value with unknown content.
    fn skip(&mut self) {
        self.before = None;
        if self.kept == Untranslated::Command {
            self.kept = Untranslated::Nothing;
        }
    }
}

/// Translates the parts of a message in order.
#[derive(Default)]
struct Translator {
    scanner: Scanner,
    accents: usize,
    stretch: Stretch,
}

impl Translator {
    fn pattern(&mut self, pattern: &mut Pattern<String>) {
        for element in &mut pattern.elements {
            match element {
                PatternElement::TextElement { value } => *value = self.text(value),
                PatternElement::Placeable { expression } => {
                    self.scanner.skip();
                    self.expression(expression);
                }
            }
        }
    }

    fn expression(&mut self, expression: &mut Expression<String>) {
        match expression {
            Expression::Select { variants, .. } => {
                let before = self.scanner;
                for variant in variants {
                    self.scanner = before;
                    self.pattern(&mut variant.value);
                }
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => self.expression(expression),
            Expression::Inline(_) => {}
        }
    }

    fn text(&mut self, text: &str) -> String {
        let mut made = String::new();
        for (at, next) in text.char_indices() {
            let is_text = self.scanner.is_text(&text[at..]);
            let alphabet = if self.stretch == Stretch::Kana { KANA } else { ACCENTED };
            if next == ' ' && is_text && self.stretch == Stretch::Kana {
                continue;
            }
            let accented = PLAIN.chars().zip(alphabet.chars()).find(|(plain, _)| *plain == next);
            let Some((_, accented)) = accented.filter(|_| is_text) else {
                made.push(next);
                continue;
            };
            self.accents += 1;
            let count = match self.stretch {
                Stretch::Usual => 1 + usize::from(self.accents.is_multiple_of(2)),
                Stretch::Endless => 8,
                Stretch::Kana => 1,
            };
            made.extend(std::iter::repeat_n(accented, count));
        }
        made
    }
}

/// A text with a backtick in place of each untranslated part.
pub(crate) fn prose(text: &str) -> String {
    let mut scanner = Scanner::default();
    let mut kept = String::with_capacity(text.len());
    for (at, next) in text.char_indices() {
        if scanner.is_text(&text[at..]) {
            kept.push(next);
        } else if !kept.ends_with('`') {
            kept.push('`');
        }
    }
    kept
}

/// The plain words of a shown text, without untranslated parts. A word with a digit is notation;
/// callers allow other notation and names.
pub(crate) fn plain_words(shown: &str) -> Vec<String> {
    let mut scanner = Scanner::default();
    let mut words = vec![String::new()];
    for (at, next) in shown.char_indices() {
        match words.last_mut() {
            Some(word) if scanner.is_text(&shown[at..]) && next.is_alphanumeric() => word.push(next),
            _ => words.push(String::new()),
        }
    }
    words.retain(|word| {
        word.contains(|c: char| c.is_ascii_alphabetic()) && !word.contains(|c: char| c.is_ascii_digit())
    });
    words
}

/// Letters in the notation of whole stacks and ranks. No English word consists only of these.
const BOARD: &str = "BCDHKLNPQRST";

/// Whether a plain word is notation: a single letter, a symbol of two, several tiles, or a stack or
/// rank of a board.
fn is_notation(word: &str) -> bool {
    word.chars().count() == 1
        || word.chars().all(|c| BOARD.contains(c.to_ascii_uppercase()))
        || word.chars().all(|c| c.is_ascii_uppercase()) && (word.len() == 2 || are_tiles(word))
}

/// Whether a text consists of Lusus tile codes.
fn are_tiles(text: &str) -> bool {
    let codes = text.as_bytes().chunks(2).map(|code| String::from_utf8_lossy(code).to_uppercase());
    let mut codes = codes.map(|code| code == "TX" || Tile::from_code(&code).is_some());
    !text.is_empty() && codes.all(|known| known)
}

/// Removes Lusus tiles on a board, in brackets: `(RBkn)`.
fn without_tiles(shown: &str) -> String {
    let mut kept = String::new();
    let mut rest = shown;
    while let Some((before, after)) = rest.split_once('(') {
        let inner = after.split_once(')').filter(|(inner, _)| are_tiles(inner));
        kept.push_str(before);
        kept.push('(');
        rest = inner.map_or(after, |(_, behind)| behind);
    }
    kept + rest
}

/// The plain words of a text that aren't notation: they bypassed the catalogue, or are names.
pub(crate) fn bypassing(shown: &str) -> Vec<String> {
    let plain = plain_words(&without_tiles(shown));
    plain.into_iter().filter(|word| !is_notation(word)).collect()
}

#[test]
fn notation_bypasses_nothing() {
    assert_eq!(bypassing("ƀ: 1n(RBKN)2K(kntx)/pppp, dddh GD a O-O BIMDND"), [] as [&str; 0]);
    assert_eq!(bypassing("(hidden) RBKN"), ["hidden"]);
}

#[test]
fn each_character_has_an_accent_and_texts_are_longer() {
    assert_eq!(PLAIN.chars().count(), ACCENTED.chars().count());
    assert!(ACCENTED.chars().all(|accented| !accented.is_ascii()));
    let (mut before, mut after) = (0, 0);
    let count = |text: &str| text.chars().count();
    for line in ["The game is over.", "Challenge a player, or anyone", "Where it may go on from here"] {
        before += count(line);
        after += count(&Translator::default().text(line));
    }
    assert!((138..=146).contains(&(after * 100 / before)), "{before} {after}");
    assert_eq!(Translator::default().text("A b"), "Á ƀƀ");
    assert_eq!(KANA.chars().count(), PLAIN.chars().count());
    assert_eq!(Translator { stretch: Stretch::Kana, ..Translator::default() }.text("A b `c d`"), "アイ`c d`");
}

#[test]
fn untranslatable_parts_stay() {
    let check = |text: &str| assert_eq!(Translator::default().text(text), text);
    check("`/games lists` **12** `a`");
    check("<t:12:R> <@12> <#3> </move:4>");
    check("[](https://example.org/a) /settings");
    let source = "a = Hi `{ $code } b` { $count ->\n    [one] one `x`\n   *[other] { $count } of\n} [open]({ $url })\n";
    let made = translate(source, Stretch::Usual, Words::Translated);
    for kept in ["`{ $code } b`", "[one] ", "`x`", "{ $count ->", "]({ $url })"] {
        assert!(made.contains(kept), "{kept} in {made}");
    }
    assert!(!made.contains("Hi") && !made.contains("open"), "{made}");
}

#[test]
fn plain_words_are_found() {
    let found = |shown: &str| plain_words(shown).join(" ");
    assert_eq!(found("Ťúŕń plain `code` e2e4 <@12> **Bold**, ńéẋť."), "plain Bold");
    assert_eq!(found("```text\n a b\n```\nafter [óṕéń](https://a.b) /help"), "after");
    assert_eq!(found(&Translator::default().text("The game is over. `/board` shows it.")), "");
}

#[test]
fn words_are_marked_with_their_form() {
    let rook = sealed_move::text::piece(&sealed_move_rules::aruki::INFO, "R").unwrap();
    let won = sealed_move::text::text(*MARKED, "label-won", &[("side", rook.into())]);
    assert_eq!(won, "⟨aruki-kind-R⟩ ŵóóń");
    let placed = sealed_move::text::text(*MARKED, "chakart-bonus-toadette", &[("piece", rook.into())]);
    assert!(placed.starts_with("⟨aruki-kind-R·a⟩ "), "{placed}");
    assert_eq!(plain_words("a ⟨aruki-kind-R·acc·a⟩ b"), ["a", "b"]);
}

#[test]
#[should_panic(expected = "label-won gets a word as a text")]
fn a_word_passed_as_text_is_found() {
    let side = sealed_move::text::side(&sealed_move_rules::aruki::INFO, sealed_move_rules::Side::First);
    let side = sealed_move::text::word(*MARKED, side);
    let _ = sealed_move::text::text(*MARKED, "label-won", &[("side", side.into())]);
}

#[test]
fn the_whole_catalogue_is_translated() {
    let lang = *LANGUAGE;
    let text = sealed_move::text::text(lang, "refusal-over", &[]);
    assert!(plain_words(&text).is_empty() && text.contains('ǵ') | text.contains('ĝ'), "{text}");
    assert_eq!(Language::for_locale(TAG), lang);
    assert!(!Language::all().any(|shipped| shipped == lang));
}
