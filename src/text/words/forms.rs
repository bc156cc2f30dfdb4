//! The words of one language with their forms, read from the terms of its catalogue.

use std::collections::{BTreeSet, HashMap};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::text::folding::folds;
use crate::text::matching::{is_japanese_part, is_misspelled, words};

/// The term with the articles of a language.
const ARTICLE: &str = "article";

/// Marks an article that joins its noun without a blank, such as `l’_`.
const ELISION: char = '_';

/// The attribute with the gender of a word.
const GENDER: &str = "gender";

/// The attribute with the class of a word, if its article doesn't follow from its gender.
const CLASS: &str = "class";

/// A term: its value and its attributes.
struct Term {
    plain: String,
    forms: HashMap<String, String>,
}

impl Term {
    /// Falls back from the right: from `few-acc` to `few`, then to the value of the term.
    fn form(&self, wanted: &str) -> &str {
        let mut wanted = wanted;
        while !wanted.is_empty() {
            if let Some(form) = self.forms.get(wanted) {
                return form;
            }
            wanted = wanted.rsplit_once('-').map_or("", |(front, _)| front);
        }
        &self.plain
    }

    /// All its texts, each once.
    fn all(&self) -> BTreeSet<&str> {
        let inflected = self.forms.iter().filter(|(name, _)| ![GENDER, CLASS].contains(&name.as_str()));
        inflected.map(|(_, form)| form.as_str()).chain([self.plain.as_str()]).collect()
    }

    fn attribute(&self, name: &str) -> Option<&str> {
        self.forms.get(name).map(String::as_str)
    }
}

/// The words of a language.
pub(in crate::text) struct Forms {
    terms: HashMap<String, Term>,
    plurals: PluralRules,
    /// Each folded form with the other folded forms of its word, word by word: `grosse` with
    /// `grossen`.
    alternates: HashMap<String, BTreeSet<String>>,
    /// Folded words before a noun: articles and prepositions.
    fillers: BTreeSet<String>,
}

impl Forms {
    /// # Errors
    ///
    /// If the value or an attribute of a term isn't one plain text.
    pub(in crate::text) fn read(
        language: &LanguageIdentifier,
        resource: &FluentResource,
    ) -> Result<Self, String> {
        let mut terms = HashMap::new();
        for entry in resource.entries() {
            let Entry::Term(term) = entry else { continue };
            let name = term.id.name;
            let plain = plain(&term.value).ok_or_else(|| format!("-{name} is not one plain text"))?;
            let mut forms = HashMap::new();
            for attribute in &term.attributes {
                let form = attribute.id.name;
                let text = self::plain(&attribute.value)
                    .ok_or_else(|| format!("-{name}.{form} is not one plain text"))?;
                forms.insert(form.to_owned(), text.to_owned());
            }
            terms.insert(name.to_owned(), Term { plain: plain.to_owned(), forms });
        }
        let alternates = alternates(&terms);
        let fillers = fillers(&terms);
        Ok(Self { terms, plurals: plural_rules(language)?, alternates, fillers })
    }

    /// The folded forms that a typed form may stand for, with its own.
    pub(in crate::text) fn alternates(&self, folded: &str) -> impl Iterator<Item = &str> {
        self.alternates.get(folded).into_iter().flatten().map(String::as_str)
    }

    pub(in crate::text) fn names(&self) -> impl Iterator<Item = &str> {
        self.terms.keys().map(String::as_str)
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
        let near = self.alternates.iter().filter(move |(form, _)| is_near(form));
        near.flat_map(|(_, forms)| forms).map(String::as_str)
    }

    pub(in crate::text) fn has(&self, word: &str) -> bool {
        self.terms.contains_key(word)
    }

    /// The value of a word's term.
    pub(in crate::text) fn plain(&self, word: &str) -> Option<&str> {
        self.terms.get(word).map(|term| term.plain.as_str())
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
    pub(in crate::text) fn category(&self, number: f64) -> &'static str {
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

/// Relates the forms of each term. Forms of several words are related word by word, from the last one:
/// a preposition comes first.
fn alternates(terms: &HashMap<String, Term>) -> HashMap<String, BTreeSet<String>> {
    let mut alternates: HashMap<String, BTreeSet<String>> = HashMap::new();
    for term in terms.iter().filter(|(name, _)| *name != ARTICLE).map(|(_, term)| term) {
        let all: Vec<String> = term.all().into_iter().flat_map(folds).collect();
        let count = words(&term.plain).len();
        for index in 0..count {
            let of = |form: &String| {
                let mut words = words(form);
                let before = words.len().checked_sub(count)?;
                Some(words.swap_remove(before + index))
            };
            let group: BTreeSet<String> = all.iter().filter_map(of).collect();
            for form in &group {
                alternates.entry(form.clone()).or_default().extend(group.iter().cloned());
            }
        }
    }
    alternates
}

/// The folded words before a noun: all articles, and words before a form that its plain one lacks.
fn fillers(terms: &HashMap<String, Term>) -> BTreeSet<String> {
    let mut fillers = BTreeSet::new();
    for (name, term) in terms {
        let count = if name == ARTICLE { 0 } else { words(&term.plain).len() };
        for mut before in term.all().into_iter().map(words) {
            before.truncate(before.len().saturating_sub(count));
            fillers.extend(before);
        }
    }
    fillers
}

fn plain<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
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
