//! A parsed catalogue: the values, references and lengths of its messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Assumed characters of a value.
const VALUE: usize = 2;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MessageNeeds {
    /// Values used directly.
    values: BTreeSet<String>,
    /// Messages it references.
    messages: BTreeSet<String>,
    /// Terms it references.
    terms: BTreeSet<String>,
    /// Characters of its longest variant.
    pub(super) longest: usize,
}

/// The messages of a language.
#[derive(Debug, Default)]
pub(super) struct ParsedCatalogue {
    pub(super) messages: BTreeMap<String, MessageNeeds>,
    pub(super) terms: BTreeSet<String>,
    /// The families that it names as whole.
    pub(super) whole: BTreeSet<String>,
}

impl ParsedCatalogue {
    pub(super) fn read(source: &str) -> Self {
        let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let mut catalogue = Self::default();
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut told = MessageNeeds::default();
                    if let Some(pattern) = &message.value {
                        told.longest = read_pattern(pattern, &mut told);
                    }
                    catalogue.messages.insert(message.id.name.to_owned(), told);
                }
                Entry::Term(term) => drop(catalogue.terms.insert(term.id.name.to_owned())),
                Entry::ResourceComment(comment) => {
                    let lists = comment.content.iter().filter_map(|line| line.strip_prefix("whole: "));
                    let names = lists.flat_map(|list| list.split(", "));
                    catalogue.whole.extend(names.map(str::to_owned));
                }
                _ => {}
            }
        }
        catalogue
    }

    /// The keys of the families that it names as whole, out of those of English.
    pub(super) fn promised<'a>(&self, english: &'a Self) -> impl Iterator<Item = &'a str> {
        let family = |key: &str| match key {
            key if key.starts_with("lesson-") => "lessons",
            key if key.starts_with("rules-") => "rules",
            _ => "core",
        };
        english.messages.keys().map(String::as_str).filter(move |key| self.whole.contains(family(key)))
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// Values of a message and of the messages it references.
    pub(super) fn values(&self, key: &str) -> BTreeSet<String> {
        let Some(message) = self.messages.get(key) else { return BTreeSet::new() };
        let below = message.messages.iter().filter(|below| *below != key);
        below.flat_map(|below| self.values(below)).chain(message.values.iter().cloned()).collect()
    }

    /// Messages referenced by others.
    pub(super) fn used(&self) -> BTreeSet<&str> {
        self.messages.values().flat_map(|message| message.messages.iter().map(String::as_str)).collect()
    }

    /// Missing messages and terms.
    pub(super) fn gaps(&self) -> Vec<String> {
        let mut gaps = Vec::new();
        for (key, message) in &self.messages {
            let messages = message.messages.iter().filter(|below| !self.has(below));
            let terms = message.terms.iter().filter(|term| !self.terms.contains(*term));
            gaps.extend(messages.chain(terms).map(|name| format!("{key} uses {name}, which is missing")));
        }
        gaps
    }
}

/// Records the references of a pattern and returns its maximum length.
fn read_pattern(pattern: &Pattern<&str>, told: &mut MessageNeeds) -> usize {
    let mut length = 0;
    for element in &pattern.elements {
        length += match element {
            PatternElement::TextElement { value } => value.chars().count(),
            PatternElement::Placeable { expression } => read_expression(expression, told),
        };
    }
    length
}

fn read_expression(expression: &Expression<&str>, told: &mut MessageNeeds) -> usize {
    match expression {
        Expression::Inline(inline) => read_inline(inline, told),
        Expression::Select { selector, variants } => {
            read_inline(selector, told);
            let lengths: Vec<_> = variants.iter().map(|variant| read_pattern(&variant.value, told)).collect();
            lengths.into_iter().max().unwrap_or_default()
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, told: &mut MessageNeeds) -> usize {
    match inline {
        InlineExpression::StringLiteral { value } => value.chars().count(),
        InlineExpression::NumberLiteral { value } => value.len(),
        InlineExpression::VariableReference { id } => {
            told.values.insert(id.name.to_owned());
            VALUE
        }
        InlineExpression::MessageReference { id, .. } => {
            told.messages.insert(id.name.to_owned());
            0
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            told.terms.insert(id.name.to_owned());
            for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
                read_inline(&argument.value, told);
            }
            0
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().fold(0, |length, argument| length + read_inline(argument, told))
        }
        InlineExpression::Placeable { expression } => read_expression(expression, told),
    }
}
