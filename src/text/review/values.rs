//! The values of a catalogue's texts: what the texts themselves tell about their kinds.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use super::numbers;

/// The use of a value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Use {
    /// The named variants that it selects, the default last. Empty for a number.
    pub(super) choices: Vec<String>,
    /// The variants of each choice by plural or number.
    pub(super) plurals: Vec<BTreeSet<String>>,
    /// Whether it is inflected.
    pub(super) is_word: bool,
    /// Whether it is shown.
    pub(super) is_shown: bool,
}

/// The values of a text by name.
#[derive(Clone, Debug, Default)]
pub(super) struct Values(pub(super) BTreeMap<String, Use>);

impl Values {
    fn used(&mut self, name: &str) -> &mut Use {
        self.0.entry(name.to_owned()).or_default()
    }

    /// The most variants that a value selects.
    pub(super) fn variants(&self) -> usize {
        self.0.values().map(|value| value.choices.len()).max().unwrap_or_default()
    }

    /// Joins the uses in two languages.
    pub(super) fn and(mut self, other: Self) -> Self {
        for (name, of) in other.0 {
            let known = self.used(&name);
            known.is_word |= of.is_word;
            known.is_shown |= of.is_shown;
            let new = of.choices.into_iter().filter(|choice| !known.choices.contains(choice));
            let new: Vec<String> = new.collect();
            known.choices.splice(0..0, new);
            // Only the translation's own plurals are checked.
            known.plurals = of.plurals;
        }
        self
    }

    /// The values that a translation lacks, and those that only it has.
    pub(super) fn unlike(&self, translation: &Self) -> Vec<String> {
        let names = |of: &Self| of.0.keys().cloned().collect::<BTreeSet<_>>();
        let (english, own) = (names(self), names(translation));
        let lacks = english.difference(&own).map(|name| format!("lacks {name}"));
        lacks.chain(own.difference(&english).map(|name| format!("has {name}, English doesn't"))).collect()
    }
}

/// The texts of a catalogue.
pub(super) struct ValueReader<'a> {
    messages: HashMap<&'a str, Message<&'a str>>,
}

impl<'a> ValueReader<'a> {
    /// # Errors
    ///
    /// If the source doesn't parse.
    pub(super) fn new(source: &'a str) -> Result<Self, String> {
        let resource = parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
        let messages = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            _ => None,
        });
        Ok(Self { messages: messages.collect() })
    }

    /// The values of a text and of the texts it refers to.
    pub(super) fn of(&self, key: &str) -> Values {
        let mut values = Values::default();
        if let Some(pattern) = self.messages.get(key).and_then(|message| message.value.as_ref()) {
            self.pattern(pattern, &mut values);
        }
        values
    }

    fn pattern(&self, pattern: &Pattern<&str>, values: &mut Values) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, values);
            }
        }
    }

    fn expression(&self, expression: &Expression<&str>, values: &mut Values) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, values),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    let mut names = Vec::new();
                    for variant in variants {
                        let name = match variant.key {
                            VariantKey::Identifier { name } => name,
                            VariantKey::NumberLiteral { value } => value,
                        };
                        names.push(name.to_owned());
                    }
                    let used = values.used(id.name);
                    if numbers::is_plural(&names) {
                        used.plurals.push(names.into_iter().collect());
                    } else {
                        names.retain(|name| !used.choices.contains(name));
                        used.choices.extend(names);
                    }
                } else {
                    self.inline(selector, values);
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value, values));
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, values: &mut Values) {
        match inline {
            InlineExpression::VariableReference { id } => values.used(id.name).is_shown = true,
            InlineExpression::FunctionReference { id, arguments } => {
                let inflects = id.name != "PERSON";
                for (at, argument) in arguments.positional.iter().enumerate() {
                    if let InlineExpression::VariableReference { id } = argument {
                        let used = values.used(id.name);
                        used.is_word |= at == 0 && inflects;
                        used.is_shown |= at == 0;
                    }
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                let message = self.messages.get(id.name).and_then(|message| message.value.as_ref());
                message.into_iter().for_each(|pattern| self.pattern(pattern, values));
            }
            InlineExpression::Placeable { expression } => self.expression(expression, values),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_tells_the_kinds_of_its_values() {
        let source = "end = { $how ->\n    [won] won\n   *[lost] lost\n}\n\
                      text = { WORD($piece, $count) } { $count ->\n    [one] x\n   *[other] { $to }\n} { end }\n";
        let values = ValueReader::new(source).unwrap().of("text");
        assert_eq!(values.0.keys().collect::<Vec<_>>(), ["count", "how", "piece", "to"]);
        assert!(values.0["piece"].is_word && !values.0["count"].is_word);
        assert_eq!(values.0["how"].choices, ["won", "lost"]);
        assert_eq!(values.0["count"].plurals, [["one", "other"].map(str::to_owned).into()]);
        assert!(values.0["to"].is_shown && !values.0["count"].is_shown);
        assert_eq!(values.variants(), 2);
        assert!(ValueReader::new("a = { b").is_err());
    }
}
