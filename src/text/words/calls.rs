//! The functions of a catalogue: `WORD($piece, case: "acc")`, `GENDER($piece)` and
//! `PERSON($player, title: "さん")`.
//!
//! Fluent copies all arguments of a function, which takes longer than the rest of a text. So calls are
//! replaced by variables before Fluent parses the source, and evaluated before it formats a text.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use rustc_hash::FxHashMap;

use super::{Forms, Word};

/// Replaces a missing argument.
pub(in crate::text) const GAP: &str = "…";

/// Begins the names of the variables that replace calls.
const VARIABLE: &str = "call-";

const WORD: &str = "WORD(";
const GENDER: &str = "GENDER(";
const PERSON: &str = "PERSON(";

/// The calls of a catalogue, each once.
#[derive(Default)]
pub(in crate::text) struct Calls {
    all: Vec<Call>,
    /// The calls of each text, with those of the texts that it refers to.
    of_texts: FxHashMap<String, Vec<TextCall>>,
    /// Beginnings of names that are no person's.
    untitled: Vec<String>,
}

/// A value of a call.
pub(in crate::text) enum Argument<'a> {
    Text(&'a str),
    Number(i64),
    Word(Word),
}

/// A call in a text.
pub(in crate::text) struct TextCall {
    /// Its place among all calls.
    index: usize,
    /// Whether the text has its first value nowhere else.
    is_alone: bool,
}

/// A call of a function.
pub(in crate::text) struct Call {
    /// The variable that replaces the call: its index and first argument, such as `call-3-piece`.
    variable: String,
    /// The name of the first argument.
    first: String,
    /// The name of a number or a word to agree with.
    second: Option<String>,
    wanted: Wanted,
    /// The results by the index of a word, for calls that compose texts.
    results: Box<[OnceLock<String>]>,
}

enum Wanted {
    Gender,
    Form(FormOptions),
    /// A name with its title. A name that is no person's has none.
    Titled(String),
}

/// The form of a word:
///
/// - `case: "acc"`, `article: "a"`, `form: "adj"`
/// - a number as the second argument: its plural
/// - a word as the second argument: the adjective that agrees with it
/// - `start: "yes"`: capitalized, also for a text
#[derive(Default)]
struct FormOptions {
    case: String,
    article: String,
    form: String,
    start: bool,
}

impl Calls {
    /// Replaces the calls of a source by variables.
    ///
    /// # Errors
    ///
    /// If a call has other arguments than values and options, or doesn't end on its line.
    pub(in crate::text) fn replace(source: &str) -> Result<(String, Self), String> {
        let mut calls = Self::default();
        let mut known: HashMap<(&str, &str), usize> = HashMap::new();
        let mut replaced = String::with_capacity(source.len());
        for line in source.split_inclusive('\n') {
            let mut rest = line;
            let next = |rest: &str| {
                [WORD, GENDER, PERSON].into_iter().filter_map(|name| Some((rest.find(name)?, name))).min()
            };
            while let Some((at, function)) = next(rest) {
                let (before, call) = rest.split_at(at);
                let (arguments, after) = call[function.len()..]
                    .split_once(')')
                    .ok_or_else(|| format!("call without an end: {}", line.trim()))?;
                let index = match known.get(&(function, arguments)) {
                    Some(index) => *index,
                    None => {
                        let call = Call::read(calls.all.len(), function, arguments)
                            .ok_or_else(|| format!("unknown arguments: {function}{arguments})"))?;
                        calls.all.push(call);
                        known.insert((function, arguments), calls.all.len() - 1);
                        calls.all.len() - 1
                    }
                };
                replaced.push_str(before);
                replaced.push('$');
                replaced.push_str(&calls.all[index].variable);
                rest = after;
            }
            replaced.push_str(rest);
        }
        Ok((replaced, calls))
    }

    /// Finds the calls of each text.
    ///
    /// # Errors
    ///
    /// If a text calls another function.
    pub(in crate::text) fn find(
        &mut self,
        resource: &FluentResource,
        forms: &Forms<'_>,
    ) -> Result<(), String> {
        for call in &mut self.all {
            let results = if call.composes() { forms.count() } else { 0 };
            call.results = (0..results).map(|_| OnceLock::new()).collect();
        }
        let messages = resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value.as_ref()?)),
            _ => None,
        });
        let mut finder = CallFinder { patterns: messages.collect(), ..CallFinder::default() };
        let mut keys: Vec<&str> = finder.patterns.keys().copied().collect();
        keys.sort_unstable();
        for key in keys {
            finder.message(key).map_err(|function| format!("{key} calls {function}"))?;
            let (found, shown) = finder.take();
            if !found.is_empty() {
                let call = |index: usize| {
                    let first = self.all[index].first.as_str();
                    TextCall { index, is_alone: !shown.contains(first) }
                };
                self.of_texts.insert(key.to_owned(), found.into_iter().map(call).collect());
            }
        }
        Ok(())
    }

    /// Sets the beginnings of names without a title. No person may have such a name.
    pub(in crate::text) fn set_untitled(&mut self, names: Vec<String>) {
        self.untitled = names;
    }

    /// Whether a name has no title.
    fn is_untitled(&self, name: &str) -> bool {
        self.untitled.iter().any(|untitled| name.starts_with(untitled))
    }

    /// The calls of a text.
    pub(in crate::text) fn of_text(&self, key: &str) -> &[TextCall] {
        self.of_texts.get(key).map(Vec::as_slice).unwrap_or_default()
    }

    /// Whether a text uses a value only in calls.
    pub(in crate::text) fn hide(&self, calls: &[TextCall], value: &str) -> bool {
        calls.iter().any(|call| call.is_alone && self.all[call.index].first == value)
    }

    /// The results of calls with their variables. A call that lacks a value has none.
    pub(in crate::text) fn results<'a>(
        &'a self,
        calls: &'a [TextCall],
        forms: &'a Forms<'_>,
        argument: impl Fn(&str) -> Option<Argument<'a>>,
    ) -> impl Iterator<Item = (&'a str, Cow<'a, str>)> {
        calls.iter().filter_map(move |TextCall { index, .. }| {
            let call = &self.all[*index];
            let result = call.result(forms, &argument, |name| self.is_untitled(name))?;
            Some((call.variable.as_str(), result))
        })
    }
}

impl Call {
    fn read(index: usize, function: &str, arguments: &str) -> Option<Self> {
        let mut values = Vec::new();
        let mut options = FormOptions::default();
        let mut title = None;
        for argument in arguments.split(',').map(str::trim) {
            if let Some(value) = argument.strip_prefix('$') {
                values.push(value.to_owned());
                continue;
            }
            let (name, literal) = argument.split_once(':')?;
            let literal = literal.trim().strip_prefix('"')?.strip_suffix('"')?;
            match name.trim() {
                "case" => literal.clone_into(&mut options.case),
                "article" => literal.clone_into(&mut options.article),
                "form" => literal.clone_into(&mut options.form),
                "start" => options.start = !literal.is_empty(),
                "title" => title = Some(literal.to_owned()),
                _ => return None,
            }
        }
        let mut values = values.into_iter();
        let (first, second) = (values.next()?, values.next());
        let wanted = match function {
            GENDER => Wanted::Gender,
            PERSON => Wanted::Titled(title?),
            _ => Wanted::Form(options),
        };
        let variable = format!("{VARIABLE}{index}-{first}");
        values.next().is_none().then_some(Self { variable, first, second, wanted, results: Box::default() })
    }

    /// Whether the result isn't a form of a word by itself, but the same for each use of a word.
    fn composes(&self) -> bool {
        let composes = |options: &FormOptions| options.start || !options.article.is_empty();
        self.second.is_none() && matches!(&self.wanted, Wanted::Form(options) if composes(options))
    }

    /// The result for the values of a text, or `None` if it lacks one. A text that is to be inflected
    /// stays as it is.
    fn result<'a>(
        &'a self,
        forms: &'a Forms<'_>,
        argument: &impl Fn(&str) -> Option<Argument<'a>>,
        is_untitled: impl Fn(&str) -> bool,
    ) -> Option<Cow<'a, str>> {
        let second = match &self.second {
            Some(second) => Some(argument(second)?),
            None => None,
        };
        Some(match (&self.wanted, argument(&self.first)?) {
            (Wanted::Gender, Argument::Word(word)) => forms.gender(word.name()).into(),
            (Wanted::Gender, _) => "".into(),
            (Wanted::Titled(title), Argument::Text(name)) if !is_untitled(name) => {
                format!("{name}{title}").into()
            }
            (Wanted::Titled(_), Argument::Text(name)) => name.into(),
            (Wanted::Titled(_), Argument::Word(side)) => forms.plain(side.name()).unwrap_or(GAP).into(),
            (Wanted::Titled(_), Argument::Number(_)) => GAP.into(),
            (Wanted::Form(options), Argument::Text(text)) => options.started(text.into()),
            (Wanted::Form(_), Argument::Number(_)) => GAP.into(),
            (Wanted::Form(options), Argument::Word(word)) => {
                match forms.index(word.name()).and_then(|index| self.results.get(index)) {
                    Some(result) => {
                        let result = result.get_or_init(|| options.of(forms, word.name(), None).into_owned());
                        result.as_str().into()
                    }
                    None => options.of(forms, word.name(), second.as_ref()),
                }
            }
        })
    }
}

impl FormOptions {
    fn of<'a>(&'a self, forms: &'a Forms<'_>, word: &str, second: Option<&Argument<'_>>) -> Cow<'a, str> {
        let agreeing;
        let key = match second {
            Some(Argument::Number(number)) => match forms.category(*number) {
                // The singular is the plain word.
                "one" => self.with_case(""),
                category => self.with_case(category),
            },
            Some(Argument::Word(other)) => {
                agreeing = format!("adj-{}", forms.gender(other.name()));
                self.with_case(&agreeing)
            }
            _ => self.with_case(&self.form),
        };
        let Some(form) = forms.form(word, &key) else { return GAP.into() };
        self.started(match self.article.as_str() {
            "" => form.into(),
            article => forms.with_article(word, article, &self.case, form).into(),
        })
    }

    /// The name of a form in the requested case.
    fn with_case<'a>(&'a self, form: &'a str) -> Cow<'a, str> {
        match self.case.as_str() {
            "" | "nom" => form.into(),
            case if form.is_empty() => case.into(),
            case => format!("{form}-{case}").into(),
        }
    }

    fn started<'a>(&self, text: Cow<'a, str>) -> Cow<'a, str> {
        if self.start { capitalized(&text).into() } else { text }
    }
}

/// Collects the calls of a text, and the values that it uses without a call.
#[derive(Default)]
struct CallFinder<'r> {
    patterns: HashMap<&'r str, &'r Pattern<&'r str>>,
    seen: HashSet<&'r str>,
    calls: BTreeSet<usize>,
    values: HashSet<&'r str>,
}

impl<'r> CallFinder<'r> {
    /// Returns the calls and values, and forgets them.
    fn take(&mut self) -> (BTreeSet<usize>, HashSet<&'r str>) {
        self.seen.clear();
        (std::mem::take(&mut self.calls), std::mem::take(&mut self.values))
    }

    fn message(&mut self, key: &'r str) -> Result<(), &'r str> {
        match self.patterns.get(key).copied() {
            Some(pattern) if self.seen.insert(key) => self.pattern(pattern),
            _ => Ok(()),
        }
    }

    fn pattern(&mut self, pattern: &'r Pattern<&'r str>) -> Result<(), &'r str> {
        pattern.elements.iter().try_for_each(|element| match element {
            PatternElement::Placeable { expression } => self.expression(expression),
            PatternElement::TextElement { .. } => Ok(()),
        })
    }

    fn expression(&mut self, expression: &'r Expression<&'r str>) -> Result<(), &'r str> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector)?;
                variants.iter().try_for_each(|variant| self.pattern(&variant.value))
            }
        }
    }

    fn inline(&mut self, inline: &'r InlineExpression<&'r str>) -> Result<(), &'r str> {
        match inline {
            InlineExpression::VariableReference { id } => {
                let call = id.name.strip_prefix(VARIABLE).and_then(|call| call.split('-').next());
                match call.and_then(|index| index.parse().ok()) {
                    Some(index) => self.calls.insert(index),
                    None => self.values.insert(id.name),
                };
                Ok(())
            }
            InlineExpression::MessageReference { id, .. } => self.message(id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, .. } => Err(id.name),
            _ => Ok(()),
        }
    }
}

pub(in crate::text) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
