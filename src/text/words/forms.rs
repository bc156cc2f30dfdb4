//! The words of one language with their forms, read from the terms of its catalogue.

use std::collections::{BTreeSet, HashMap};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use rustc_hash::FxHashMap;
use unic_langid::LanguageIdentifier;

use crate::text::folding::folds;
use crate::text::matching::{is_japanese_part, is_misspelled, words};
use crate::text::source::TermSource;

/// The term with the articles of a language.
const ARTICLE: &str = "article";

/// Marks an article that joins its noun without a blank, such as `l’_`.
const ELISION: char = '_';

/// The attribute with the gender of a word.
const GENDER: &str = "gender";

/// The attribute with the class of a word, if its article doesn't follow from its gender.
const CLASS: &str = "class";

/// A term: its value and its attributes.
struct Term<'s> {
    /// Its place among the terms.
    index: usize,
    plain: &'s str,
    forms: Vec<(&'s str, &'s str)>,
}

impl<'s> Term<'s> {
    /// Falls back from the right: from `few-acc` to `few`, then to the value of the term.
    fn form(&self, wanted: &str) -> &'s str {
        let mut wanted = wanted;
        while !wanted.is_empty() {
            if let Some(form) = self.attribute(wanted) {
                return form;
            }
            wanted = wanted.rsplit_once('-').map_or("", |(front, _)| front);
        }
        self.plain
    }

    /// All its texts, each once.
    fn all(&self) -> BTreeSet<&'s str> {
        let inflected = self.forms.iter().filter(|(name, _)| ![GENDER, CLASS].contains(name));
        inflected.map(|(_, form)| *form).chain([self.plain]).collect()
    }

    fn attribute(&self, name: &str) -> Option<&'s str> {
        self.forms.iter().find(|(known, _)| *known == name).map(|(_, form)| *form)
    }
}

/// The words of a language.
pub(in crate::text) struct Forms<'s> {
    terms: FxHashMap<&'s str, Term<'s>>,
    plurals: PluralRules,
    alternates: Alternates,
    /// Folded words before a noun: articles and prepositions.
    fillers: BTreeSet<String>,
}

/// Groups of folded forms, word by word: `grosse` with `grossen`.
#[derive(Default)]
struct Alternates {
    groups: Vec<BTreeSet<String>>,
    /// The groups of each form.
    of_forms: HashMap<String, Vec<usize>>,
}

impl<'s> Forms<'s> {
    /// # Errors
    ///
    /// If the plural rules of the language can't be read.
    pub(in crate::text) fn new(
        language: &LanguageIdentifier,
        terms: Vec<TermSource<'s>>,
    ) -> Result<Self, String> {
        let term = |(index, of): (usize, TermSource<'s>)| {
            (of.name, Term { index, plain: of.plain, forms: of.forms })
        };
        let terms: FxHashMap<&str, Term<'_>> = terms.into_iter().enumerate().map(term).collect();
        let alternates = alternates(&terms);
        let fillers = fillers(&terms);
        Ok(Self { terms, plurals: plural_rules(language)?, alternates, fillers })
    }

    /// The folded forms that a typed form may stand for, with its own.
    pub(in crate::text) fn alternates(&self, folded: &str) -> impl Iterator<Item = &str> {
        let groups = self.alternates.of_forms.get(folded).into_iter().flatten();
        let all: BTreeSet<&str> = groups.flat_map(|group| self.alternates.group(*group)).collect();
        all.into_iter()
    }

    pub(in crate::text) fn names(&self) -> impl Iterator<Item = &str> {
        self.terms.keys().copied()
    }

    /// Whether a folded word is an article or a preposition.
    pub(in crate::text) fn is_filler(&self, folded: &str) -> bool {
        self.fillers.contains(folded)
    }

    /// The folded forms of the words of which `folded` is a form with typing errors or, in Japanese, a
    /// part.
    pub(in crate::text) fn near_alternates(&self, folded: &str) -> impl Iterator<Item = &str> {
        let is_near = move |form: &str| match is_japanese_part(folded) {
            Some(is_enough) => is_enough && form.contains(folded),
            None => is_misspelled(folded, form),
        };
        let near = self.alternates.of_forms.iter().filter(move |(form, _)| is_near(form));
        near.flat_map(|(_, groups)| groups).flat_map(|group| self.alternates.group(*group))
    }

    /// The number of words.
    pub(super) fn count(&self) -> usize {
        self.terms.len()
    }

    /// The place of a word, below [`count`](Self::count).
    pub(super) fn index(&self, word: &str) -> Option<usize> {
        self.terms.get(word).map(|term| term.index)
    }

    /// The value of a word's term.
    pub(in crate::text) fn plain(&self, word: &str) -> Option<&str> {
        self.terms.get(word).map(|term| term.plain)
    }

    /// All distinct texts of a word: its plain form and its inflected forms.
    pub(in crate::text) fn all(&self, word: &str) -> Vec<&str> {
        self.terms.get(word).map(Term::all).unwrap_or_default().into_iter().collect()
    }

    /// An empty text if the word has no gender.
    pub(super) fn gender(&self, word: &str) -> &str {
        self.terms.get(word).and_then(|term| term.attribute(GENDER)).unwrap_or_default()
    }

    pub(in crate::text) fn form(&self, word: &str, wanted: &str) -> Option<&str> {
        self.terms.get(word).map(|term| term.form(wanted))
    }

    /// A form with its article before it. The word's own attribute for the article, such as
    /// `a-acc`, replaces both.
    pub(super) fn with_article(&self, word: &str, article: &str, case: &str, form: &str) -> String {
        let own = with_case(article.to_owned(), case);
        let Some(term) = self.terms.get(word) else { return form.to_owned() };
        if let Some(whole) = term.attribute(&own) {
            return whole.to_owned();
        }
        let class = term.attribute(CLASS).unwrap_or_else(|| self.gender(word));
        let wanted = with_case(format!("{article}-{class}"), case);
        let Some(articles) = self.terms.get(ARTICLE) else { return form.to_owned() };
        match articles.form(&wanted) {
            // The value of the term itself: the language has no such article.
            found if found == articles.plain => form.to_owned(),
            found => match found.strip_suffix(ELISION) {
                Some(elided) => format!("{elided}{form}"),
                None => format!("{found} {form}"),
            },
        }
    }

    /// The plural category of a number.
    pub(in crate::text) fn category(&self, number: i64) -> &'static str {
        match self.plurals.select(number).unwrap_or(PluralCategory::OTHER) {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        }
    }
}

impl Alternates {
    fn group(&self, index: usize) -> impl Iterator<Item = &str> {
        self.groups[index].iter().map(String::as_str)
    }
}

/// Relates the forms of each term. Forms of several words are related word by word, from the last one:
/// a preposition comes first.
fn alternates(terms: &FxHashMap<&str, Term<'_>>) -> Alternates {
    let mut alternates = Alternates::default();
    for term in terms.iter().filter(|(name, _)| **name != ARTICLE).map(|(_, term)| term) {
        let all: Vec<String> = term.all().into_iter().flat_map(folds).collect();
        let count = words(term.plain).len();
        for index in 0..count {
            let of = |form: &String| {
                let mut words = words(form);
                let before = words.len().checked_sub(count)?;
                Some(words.swap_remove(before + index))
            };
            let group: BTreeSet<String> = all.iter().filter_map(of).collect();
            for form in &group {
                alternates.of_forms.entry(form.clone()).or_default().push(alternates.groups.len());
            }
            alternates.groups.push(group);
        }
    }
    alternates
}

/// The folded words before a noun: all articles, and words before a form that its plain one lacks.
fn fillers(terms: &FxHashMap<&str, Term<'_>>) -> BTreeSet<String> {
    let mut fillers = BTreeSet::new();
    for (name, term) in terms {
        let count = if *name == ARTICLE { 0 } else { words(term.plain).len() };
        for mut before in term.all().into_iter().map(words) {
            before.truncate(before.len().saturating_sub(count));
            fillers.extend(before);
        }
    }
    fillers
}

pub(super) fn with_case(key: String, case: &str) -> String {
    match case {
        "" | "nom" => key,
        case if key.is_empty() => case.to_owned(),
        case => format!("{key}-{case}"),
    }
}

/// The rules of the whole tag, else of its language, else of English.
fn plural_rules(language: &LanguageIdentifier) -> Result<PluralRules, String> {
    let base = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let english: LanguageIdentifier = "en".parse().map_err(|error| format!("en: {error}"))?;
    let rules = |language| PluralRules::create(language, PluralRuleType::CARDINAL);
    rules(language.clone()).or_else(|_| rules(base)).or_else(|_| rules(english)).map_err(str::to_owned)
}
