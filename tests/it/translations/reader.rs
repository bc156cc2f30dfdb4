//! The texts of a catalogue, flattened: one line for each choice of variants.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::ast::{Variant, VariantKey};
use fluent_syntax::parser;

use crate::texts::pseudo::prose;

/// Attributes of terms that aren't texts.
const NO_FORMS: [&str; 2] = ["gender", "class"];

/// Enclose the name of a value.
const MARKS: [char; 2] = ['⦃', '⦄'];

/// A choice between variants.
#[derive(Clone, Debug)]
pub(crate) struct Select {
    /// The value that selects, unless a function does.
    pub(crate) by: Option<String>,
    /// Each variant's key with its lines.
    pub(crate) variants: Vec<(String, Vec<String>)>,
}

impl Select {
    pub(crate) fn has(&self, key: &str) -> bool {
        self.variants.iter().any(|(variant, _)| variant == key)
    }
}

/// A text of a catalogue.
#[derive(Clone, Debug, Default)]
pub(crate) struct FlatText {
    /// The text for each choice of variants. A value is its name between marks.
    pub(crate) lines: Vec<String>,
    pub(crate) selects: Vec<Select>,
    /// Numbers that choose the plural of a word.
    pub(crate) counts_of_words: BTreeSet<String>,
    /// Values that are inflected.
    pub(crate) words: BTreeSet<String>,
}

impl FlatText {
    /// The lines with a backtick for each code span, address, time, mention or name of a command.
    pub(crate) fn prose(&self) -> impl Iterator<Item = String> {
        self.lines.iter().map(|line| prose(line))
    }

    /// The prose without the names of values.
    pub(crate) fn own_words(&self) -> impl Iterator<Item = String> {
        self.prose().map(|line| without_names(&line))
    }
}

/// A catalogue's texts and terms.
#[derive(Clone, Debug, Default)]
pub(crate) struct FlatCatalogue {
    pub(crate) texts: BTreeMap<String, FlatText>,
    /// The plain form of each term.
    pub(crate) terms: BTreeMap<String, String>,
    /// The forms of each term, with its plain one.
    pub(crate) forms: BTreeMap<String, BTreeSet<String>>,
    /// The attributes of each term.
    pub(crate) attributes: BTreeMap<String, BTreeMap<String, String>>,
}

impl FlatCatalogue {
    /// Reads the catalogue of a shipped language.
    pub(crate) fn shipped(tag: &str) -> Self {
        let file = crate::source::root().join(format!("src/text/{tag}.ftl"));
        Self::read(&std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display())))
    }

    /// A form of a term, or what it falls back to: from `few-acc` to `few`, then to the plain form.
    pub(crate) fn form(&self, term: &str, wanted: &str) -> Option<&str> {
        let attributes = self.attributes.get(term)?;
        let mut wanted = wanted;
        while !wanted.is_empty() {
            if let Some(form) = attributes.get(wanted) {
                return Some(form);
            }
            wanted = wanted.rsplit_once('-').map_or("", |(front, _)| front);
        }
        self.terms.get(term).map(String::as_str)
    }

    pub(crate) fn read(source: &str) -> Self {
        let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let mut catalogue = Self::default();
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut text = FlatText::default();
                    if let Some(pattern) = &message.value {
                        text.lines = flatten(pattern, &mut text);
                    }
                    catalogue.texts.insert(message.id.name.to_owned(), text);
                }
                Entry::Term(term) => {
                    let plain = flatten(&term.value, &mut FlatText::default()).concat();
                    let attributes = term.attributes.iter().map(|attribute| {
                        let text = flatten(&attribute.value, &mut FlatText::default()).concat();
                        (attribute.id.name.to_owned(), text)
                    });
                    catalogue.attributes.insert(term.id.name.to_owned(), attributes.collect());
                    let forms = term.attributes.iter().filter(|form| !NO_FORMS.contains(&form.id.name));
                    let forms = forms.flat_map(|form| flatten(&form.value, &mut FlatText::default()));
                    let forms = forms.chain([plain.clone()]).collect();
                    catalogue.forms.insert(term.id.name.to_owned(), forms);
                    catalogue.terms.insert(term.id.name.to_owned(), plain);
                }
                _ => {}
            }
        }
        catalogue
    }
}

/// A value in a line.
pub(crate) fn marked(name: &str) -> String {
    let [open, close] = MARKS;
    format!("{open}{name}{close}")
}

fn without_names(line: &str) -> String {
    let mut inside = false;
    let mut kept = String::with_capacity(line.len());
    for letter in line.chars() {
        inside = letter == MARKS[0] || inside && letter != MARKS[1];
        if !inside || letter == MARKS[0] {
            kept.push(letter);
        }
    }
    kept
}

fn flatten(pattern: &Pattern<&str>, text: &mut FlatText) -> Vec<String> {
    let mut lines = vec![String::new()];
    for element in &pattern.elements {
        let behind = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => of_expression(expression, text),
        };
        lines =
            lines.iter().flat_map(|line| behind.iter().map(move |next| format!("{line}{next}"))).collect();
    }
    lines
}

fn of_expression(expression: &Expression<&str>, text: &mut FlatText) -> Vec<String> {
    let (selector, variants) = match expression {
        Expression::Inline(inline) => return of_inline(inline, text),
        Expression::Select { selector, variants } => (selector, variants),
    };
    let by = match selector {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        InlineExpression::FunctionReference { arguments, .. } => {
            text.words.extend(variables(arguments));
            None
        }
        _ => None,
    };
    let key = |variant: &Variant<&str>| match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    };
    let variants: Vec<_> =
        variants.iter().map(|variant| (key(variant), flatten(&variant.value, text))).collect();
    let lines = variants.iter().flat_map(|(_, lines)| lines.clone()).collect();
    text.selects.push(Select { by, variants });
    lines
}

fn of_inline(inline: &InlineExpression<&str>, text: &mut FlatText) -> Vec<String> {
    vec![match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            (*value).to_owned()
        }
        InlineExpression::VariableReference { id }
        | InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => marked(id.name),
        InlineExpression::FunctionReference { id, arguments } => {
            let mut names = variables(arguments);
            let first = names.next().unwrap_or_default();
            if id.name == "PERSON" {
                return vec![format!("{}{}", marked(&first), title(arguments))];
            }
            text.counts_of_words.extend(names);
            text.words.insert(first.clone());
            marked(&first)
        }
        InlineExpression::Placeable { expression } => return of_expression(expression, text),
    }]
}

/// The title of a person, such as `さん`.
fn title<'s>(arguments: &CallArguments<&'s str>) -> &'s str {
    arguments
        .named
        .iter()
        .find_map(|argument| match argument.value {
            InlineExpression::StringLiteral { value } if argument.name.name == "title" => Some(value),
            _ => None,
        })
        .unwrap_or_default()
}

fn variables(arguments: &CallArguments<&str>) -> impl Iterator<Item = String> {
    arguments.positional.iter().filter_map(|argument| match argument {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        _ => None,
    })
}

#[test]
fn a_text_is_one_line_for_each_choice() {
    let source = "\
-term = Word
    .gender = m
    .other = Words
text = { WORD($piece, $count, case: \"acc\") }, { $count ->
    [one] one `x`
   *[other] { $count } of { part }
}!
";
    let read = FlatCatalogue::read(source);
    let text = &read.texts["text"];
    assert_eq!(text.lines, ["⦃piece⦄, one `x`!", "⦃piece⦄, ⦃count⦄ of ⦃part⦄!"]);
    assert!(text.prose().next().unwrap().ends_with("one `!"), "{:?}", text.prose().next());
    assert_eq!(text.own_words().next().unwrap(), "⦃⦄, one `!");
    assert!(text.counts_of_words.contains("count") && text.words.contains("piece"));
    assert_eq!(text.selects[0].by.as_deref(), Some("count"));
    assert!(text.selects[0].has("one") && !text.selects[0].has("few"));
    assert_eq!(read.terms["term"], "Word");
    assert!(read.forms["term"].iter().eq(["Word", "Words"]));
}
