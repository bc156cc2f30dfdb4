//! Plausible values of texts by name and kind: a short, a usual and a long one.

use std::collections::BTreeMap;

use super::values::{Use, ValueReader, Values};
use crate::text::catalogue::{Catalogue, Value};
use crate::text::words::Word;
use crate::text::{Join, Language};

/// The numbers of the three renderings.
const NUMBERS: [i64; 3] = [1, 3, 22];

/// Names of values that are numbers, though no plural tells it.
const NUMBER_NAMES: &str = " accuracy after all allowed attackers bag best budget chance change count dark days \
    defenders division drawn draws enemy every fewest gold highest hour hours index levels light limit load lost \
    lot lowest luck most moves nobody number options page pages part places played players plays plies ply rank \
    rating red revision round solved tried turns week weeks won worst year ";

/// Names of values that are words, though no function tells it.
const WORD_NAMES: &str = " bearer becomes dragon egg firstside kind level mana named object obstacle partner piece \
    result secondside seen side target tile victim who with ";

/// Names of values that are texts of ours, with keys of such texts.
const OWN_TEXTS: &[(&str, [&str; 3])] = &[
    (" game ", ["game-kyo", "game-aruki", "game-chakart"]),
    (" about ", ["game-about-kyo", "game-about-lusus", "game-about-aruki"]),
    (" setup ", ["setup-lusus-standard", "setup-kyo-rear", "setup-kyo-front-plus"]),
    (" pace clocks ", ["choice-pace"; 3]),
    (" course ", ["course-winning"; 3]),
    (" chapter topic ", ["rules-chapter-kyo-game", "rules-chapter-kyo-shields", "rules-chapter-chakart-end"]),
    (" title ", ["lesson-aruki-pike-title"; 3]),
    (" hint ", ["lesson-aruki-pike-hint"; 3]),
    (" theme ", ["puzzle-theme-kyo-flight", "puzzle-theme-aruki-prize", "puzzle-theme-aruki-guard"]),
    (" meaning steps what threat tempting ", ["kyo-move", "aruki-step-takes", "chakart-takes-becomes"]),
    (" why reason said ", ["refusal-over", "refusal-not-on-turn", "refusal-no-such-game"]),
    (" ending told outcome ", ["ending-checkmate", "ending-time", "ending-draw"]),
    (" span left own theirs firsttime secondtime time ", ["span-hours", "span-days", "span-minutes"]),
    (" computer ", ["computer-name"; 3]),
];

/// Names of values that are texts of no language, with examples.
const PLAIN_TEXTS: &[(&str, [&str; 3])] = &[
    (
        " opponent player challenger challenged actor moderator person winner loser reserve leader sender \
         recipient first second ",
        ["Mia", "Karolina", "Maximilian Alexander"],
    ),
    (" people ", ["Mia", "Mia · Karolina", "Mia · Karolina · Maximilian Alexander"]),
    (" name ", ["Cup", "Autumn 2026", "Friends of Kyo, autumn 2026"]),
    (" from to square king by one other row ", ["a1", "d4", "k12"]),
    (" squares places ", ["a1", "d4 d5", "a1 b2 c3 d4 e5 k12"]),
    (
        " until deadline since next due soon when ",
        ["<t:1785542400:R>", "<t:1785628800:R>", "<t:1790000000:R>"],
    ),
    (" exactly ", ["<t:1785542400:f>"; 3]),
    (
        " turn record reply foreseen notation step typed chosen written canonical move example draft text event \
         order ",
        ["a4", "Nb1c3", "O(d2)d3"],
    ),
    (" link url ", ["https://discord.com/channels/1/2/3"; 3]),
    (" commitment seed drum published opened ", ["9f86d081…"; 3]),
    (" id reference ", ["K3", "K3F9", "K3F9A2C7"]),
    (" code ", ["KN", "RB", "SW"]),
    (" channel ", ["#kyo", "#chess-games", "#correspondence-chess"]),
    (" role ", ["@Hosts"; 3]),
    (" server ", ["Kyo", "Chess Club", "Friends of Correspondence Chess"]),
    (" zone ", ["UTC", "Europe/Paris", "America/Argentina/Buenos_Aires"]),
    (" firstrating secondrating difference ", ["1500", "1502?", "1498 (−12)"]),
];

/// Names of values that list words.
const WORD_LISTS: &str = " pieces tiles objects victims men chips hand graveyard held ";

fn has(names: &str, name: &str) -> bool {
    names.split(' ').any(|known| known == name)
}

/// Fills texts of a catalogue with values.
pub(super) struct Samples<'a> {
    catalogue: &'a Catalogue<'a>,
    reader: &'a ValueReader<'a>,
}

impl<'a> Samples<'a> {
    pub(super) const fn new(catalogue: &'a Catalogue<'a>, reader: &'a ValueReader<'a>) -> Self {
        Self { catalogue, reader }
    }

    /// The plural category of a number.
    pub(super) fn category(&self, number: u32) -> &'static str {
        self.catalogue.category(number)
    }

    /// Whether a value is a number.
    pub(super) fn is_number(key: &str, name: &str, of: &Use) -> bool {
        let chance = key.starts_with("review-turn") && ["from", "to"].contains(&name);
        let page = key == "compose-page" || key == "history-goto-label";
        let is_known = has(NUMBER_NAMES, name) || chance || page;
        of.choices.is_empty() && !of.is_word && (!of.plurals.is_empty() || is_known)
    }

    /// A text with the values of a rendering, and Fluent's errors.
    pub(super) fn render(&self, key: &str, values: &Values, at: usize) -> (String, Vec<String>) {
        self.fill(key, &self.values(key, values, at, 0))
    }

    /// A text with a number as one value, and usual ones as the others.
    pub(super) fn with_number(
        &self,
        key: &str,
        values: &Values,
        name: &str,
        number: u32,
    ) -> (String, Vec<String>) {
        let mut filled = self.values(key, values, 1, 0);
        filled.insert(name.to_owned(), Value::from(number));
        self.fill(key, &filled)
    }

    fn fill(&self, key: &str, values: &BTreeMap<String, Value>) -> (String, Vec<String>) {
        let values: Vec<(&str, Value)> =
            values.iter().map(|(name, of)| (name.as_str(), of.clone())).collect();
        let Some((text, errors)) = self.catalogue.fill(key, &values) else { return Default::default() };
        (text, errors.iter().map(ToString::to_string).collect())
    }

    fn values(&self, key: &str, values: &Values, at: usize, depth: usize) -> BTreeMap<String, Value> {
        values.0.iter().map(|(name, of)| (name.clone(), self.value(key, name, of, at, depth))).collect()
    }

    fn value(&self, key: &str, name: &str, of: &Use, at: usize, depth: usize) -> Value {
        let third = at % NUMBERS.len();
        if let Some(choice) = of.choices.get(at % of.choices.len().max(1)) {
            // The default of a value that is also shown stands for any text.
            if !of.is_shown || of.choices.last() != Some(choice) {
                return Value::from(choice);
            }
        }
        if Self::is_number(key, name, of) {
            return Value::Number(NUMBERS[third]);
        }
        if has(WORD_LISTS, name) {
            let words = (0..=third).map(|at| self.word(key, "piece", at)).collect::<Vec<_>>();
            if words.len() == 1 {
                return words[0].map_or_else(|| Value::from(name), Value::Word);
            }
            let words = words.into_iter().flatten().filter_map(|word| self.catalogue.form(word, ""));
            let words: Vec<String> = words.map(str::to_owned).collect();
            return Value::from(words.join(self.catalogue.separators.between(Join::List).unwrap_or(", ")));
        }
        if of.is_word || has(WORD_NAMES, name) {
            return self.word(key, name, third).map_or_else(|| Value::from(name), Value::Word);
        }
        self.text(key, name, third, depth)
    }

    /// A short, usual or long word for a value.
    fn word(&self, key: &str, name: &str, third: usize) -> Option<Word> {
        let game = ["aruki", "chakart", "lusus"].into_iter().find(|game| key.contains(game)).unwrap_or("kyo");
        let kinds = format!("{game}-kind-");
        let prefix = match name {
            "side" | "firstside" | "secondside" | "seen" => "side-",
            "level" => "level-",
            "egg" => "egg-",
            "mana" => return Some(Word::new(["dark", "light", "dark"][third])),
            _ => &kinds,
        };
        let words = Language::ENGLISH.catalogue().words().filter(|word| word.starts_with(prefix));
        let length = |word: &'static str| {
            let form = self.catalogue.form(Word::new(word), "");
            form.map_or(0, |form| form.chars().count())
        };
        let mut words: Vec<&'static str> = words.collect();
        words.sort_unstable_by_key(|word| (length(word), *word));
        let at = [0, words.len() / 2, words.len().checked_sub(1)?][third];
        Some(Word::new(words[at]))
    }

    fn text(&self, key: &str, name: &str, third: usize, depth: usize) -> Value {
        let board = ["aruki", "chakart", "lusus", "kyo", "danger", "hint"].iter().any(|of| key.contains(of));
        let name = match name {
            "at" => {
                if board {
                    "square"
                } else {
                    "until"
                }
            }
            "from" if key.starts_with("season") => "until",
            name => name,
        };
        let own = OWN_TEXTS.iter().find(|(names, _)| has(names, name)).filter(|_| depth < 2);
        if let Some((_, keys)) = own {
            let key = keys[third];
            if let Some(text) = self.own_text(key, third, depth) {
                return Value::from(text);
            }
        }
        let plain = PLAIN_TEXTS.iter().find(|(names, _)| has(names, name));
        plain.map_or_else(|| Value::from(format!("[{name}]")), |(_, texts)| Value::from(texts[third]))
    }

    /// The text of a key in the language, with values of its own.
    fn own_text(&self, key: &str, third: usize, depth: usize) -> Option<String> {
        let values = self.reader.of(key);
        let filled = self.values(key, &values, third, depth + 1);
        let text = self.fill(key, &filled).0;
        Some(text.trim_end_matches(['.', '。']).to_owned()).filter(|text| !text.is_empty())
    }
}
