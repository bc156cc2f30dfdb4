//! The pages of the rules, and the search for a topic.

use super::folding::folds;
use super::game_text::{GameWords, find_key};
use super::language::word_forms;
use super::matching::is_misspelled;
use super::{Language, Word, t, text, word, words_of};
use sealed_move_rules::guide::{GuidePage, pages};
use sealed_move_rules::{Game, GameInfo};

/// A page of a game's rules, with its texts.
#[derive(Clone, Debug)]
pub struct RulesTopic {
    lang: Language,
    pub page: &'static GuidePage,
    pub chapter: &'static str,
    /// The symbol of the page's subject, if it has only one.
    pub code: Option<&'static str>,
    /// The subject, if the page has no title of its own.
    subject: Option<Word>,
    /// The displayed name, unique within the game.
    pub title: String,
    pub text: String,
    /// Other names of the subject: the forms of its word, and the English title.
    others: Vec<String>,
    /// The forms of the words of its subjects, if the page has a title of its own.
    subjects: Vec<&'static str>,
}

/// The pages of a game's rules, in order.
#[must_use]
pub fn topics(lang: Language, game: &dyn Game) -> Vec<RulesTopic> {
    let words = words_of(game.info());
    pages(game).map(|(chapter, page)| topic(lang, words, chapter, page)).collect()
}

#[must_use]
pub fn chapter(lang: Language, game: &GameInfo, chapter: &str) -> String {
    text(lang, find_key(words_of(game).chapters, chapter), &[])
}

fn topic(lang: Language, words: &GameWords, chapter: &'static str, page: &'static GuidePage) -> RulesTopic {
    let keys = words.pages.iter().find(|keys| keys.topic == page.topic).expect("every page has its texts");
    let named = || {
        let sign = *page.about.first()?;
        let subject = (words.symbol)(sign)?;
        let forms = word_forms(lang, subject).into_iter().map(str::to_owned).collect();
        Some((Some((sign, subject)), word(lang, subject), forms))
    };
    let (subject, title, others) = match keys.title {
        Some(title) => (None, text(lang, title, &[]), vec![text(Language::ENGLISH, title, &[])]),
        None => named().expect("a page without a title is about something with a name"),
    };
    let about = page.about.iter().filter(|_| keys.title.is_some());
    let subjects = about.filter_map(|sign| (words.symbol)(sign));
    let subjects = subjects.flat_map(|subject| word_forms(lang, subject)).collect();
    let (code, subject) = subject.unzip();
    let text = text(lang, keys.text, &[]);
    RulesTopic { lang, page, chapter, code, subject, title, text, others, subjects }
}

impl RulesTopic {
    /// The title with the symbol, such as `Ghost (GH)`.
    #[must_use]
    pub fn heading(&self) -> String {
        match self.code.zip(self.subject) {
            Some((code, subject)) => t!(self.lang, "rules-heading", topic = subject, code = code),
            None => self.title.clone(),
        }
    }

    /// The first sentence without Markdown.
    #[must_use]
    pub fn summary(&self) -> String {
        let line = self.text.lines().next().unwrap_or_default().trim_start_matches("- ");
        let end = line.find(". ").map_or(line.len(), |end| end + 1);
        line[..end].trim_end_matches([':', '.']).replace(['*', '`'], "")
    }
}

/// The topics that `typed` may mean, best first. Blank input matches all.
#[must_use]
pub fn fitting(topics: Vec<RulesTopic>, typed: &str) -> Vec<RulesTopic> {
    let wanted = fold(typed);
    if wanted.is_empty() {
        return if typed.trim().is_empty() { topics } else { Vec::new() };
    }
    let mut found: Vec<_> =
        topics.into_iter().filter_map(|topic| Some((fit(&topic, &wanted)?, topic))).collect();
    found.sort_by_key(|(fit, _)| *fit);
    found.into_iter().map(|(_, topic)| topic).collect()
}

/// The quality of a match, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum TopicFit {
    Code,
    Whole,
    Name,
    Beginning,
    Word,
    Part,
    Subject,
    Mistyped,
    Mentioned,
}

fn fit(topic: &RulesTopic, wanted: &str) -> Option<TopicFit> {
    if topic.code.is_some_and(|code| fold(code) == wanted) {
        return Some(TopicFit::Code);
    }
    let names = std::iter::once(&topic.title).chain(&topic.others);
    let by_name = names.flat_map(|name| folds(name)).filter_map(|name| fit_name(&name, wanted)).min();
    let whole = fold(&topic.heading()) == wanted;
    let short = fold(topic.page.topic) == wanted;
    let subjects = topic.subjects.iter().flat_map(|name| folds(name));
    let subject = subjects.filter_map(|name| fit_name(&name, wanted)).min();
    let subject = subject.map(|fit| fit.max(TopicFit::Subject));
    let best = [subject, whole.then_some(TopicFit::Whole), short.then_some(TopicFit::Name), by_name];
    let mentioned = || wanted.len() > 3 && fold(&topic.text).contains(wanted);
    best.into_iter().flatten().min().or_else(|| mentioned().then_some(TopicFit::Mentioned))
}

/// Matches one name of a topic.
fn fit_name(name: &str, wanted: &str) -> Option<TopicFit> {
    let title = keep(name);
    let words: Vec<_> = name.split_whitespace().map(keep).collect();
    Some(if title == wanted {
        TopicFit::Whole
    } else if title.starts_with(wanted) {
        TopicFit::Beginning
    } else if words.iter().any(|word| word.starts_with(wanted)) {
        TopicFit::Word
    } else if title.contains(wanted) {
        TopicFit::Part
    } else if std::iter::once(&title).chain(&words).any(|word| is_misspelled(wanted, word)) {
        TopicFit::Mistyped
    } else {
        return None;
    })
}

fn fold(text: &str) -> String {
    keep(&super::folding::fold(text))
}

/// Keeps letters and digits, and the signs that distinguish `+1 Draw` from `-1 Draw`. Drops the word
/// `and`, like `&`.
fn keep(folded: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || "+-".contains(*c);
    let words = folded.split_whitespace().filter(|word| *word != "and");
    words.flat_map(str::chars).filter(kept).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::known;
    use sealed_move_rules::find;

    #[test]
    fn pages_and_chapters_match_their_texts() {
        for game in sealed_move_rules::GAMES {
            let info = game.info();
            let words @ GameWords { chapters, pages, .. } = words_of(info);
            let listed: Vec<_> = chapters.iter().map(|(name, _)| *name).collect();
            let ours: Vec<_> = game.guide().iter().map(|chapter| chapter.name).collect();
            assert_eq!(listed, ours, "{}", info.name);
            assert!(chapters.iter().all(|(_, key)| known(key)), "{}", info.name);
            let topics: Vec<_> = pages.iter().map(|keys| keys.topic).collect();
            let shown: Vec<_> = sealed_move_rules::guide::pages(*game).map(|(_, page)| page.topic).collect();
            assert_eq!(topics, shown, "{}", info.name);
            for (keys, (_, page)) in pages.iter().zip(sealed_move_rules::guide::pages(*game)) {
                assert!(
                    keys.title.into_iter().chain([keys.text]).all(known),
                    "{}: {}",
                    info.name,
                    keys.topic
                );
                let sign = page.about.first().and_then(|sign| (words.symbol)(sign));
                assert!(keys.title.is_some() || sign.is_some(), "{}: {}", info.name, keys.topic);
            }
        }
    }

    #[test]
    fn topics_are_found_by_input() {
        let best = |game: &str, typed: &str| {
            let topics = topics(Language::ENGLISH, find(game).unwrap());
            fitting(topics, typed).first().map_or("", |topic| topic.page.topic)
        };
        for (game, typed, expected) in [
            ("aruki", "LL", "greater-lance"),
            ("aruki", "greater lance", "greater-lance"),
            ("aruki", "Greater Lance (LL)", "greater-lance"),
            ("aruki", "lance", "lance"),
            ("aruki", "  LANCE ", "lance"),
            ("aruki", "jestre", "jester"),
            ("aruki", "minster", "minister"),
            ("aruki", "nothing like it", ""),
            ("aruki", "???", ""),
            ("aruki", "", "overview"),
            ("lusus", "king", "tile-ki"),
            ("lusus", "hit and run", "tile-hr"),
            ("lusus", "Hit & Run", "tile-hr"),
            ("lusus", "-1 draw", "tile-md"),
            ("lusus", "+1draw", "tile-pd"),
            ("lusus", "castling", "king"),
            ("kyo", "shufling", "shuffle"),
            ("chakart", "pawns", "pawn"),
        ] {
            assert_eq!(best(game, typed), expected, "{game}: {typed}");
        }
    }
}
