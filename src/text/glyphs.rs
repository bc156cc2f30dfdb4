//! The characters of a language in pictures, for the font of its script.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::{self, ParserError};

/// Prefixes of the keys whose texts are drawn.
const DRAWN: [&str; 7] =
    ["label-", "setup-", "season-table-", "profile-plot-", "review-axis", "month", "player-with-"];

/// Attributes of terms that aren't drawn.
const NOT_DRAWN: [&str; 3] = ["gender", "class", "yomi"];

/// Signs in scores, steps and cut labels.
const SIGNS: &str = "…·−–×½→↑↓、。「」（）：！？ー・";

/// The characters that pictures in a language may show: of its words and labels, of notation, and
/// all kana, because labels change often. Sorted.
///
/// # Errors
///
/// If the source doesn't parse.
pub fn glyphs(source: &str) -> Result<String, ParserError> {
    let resource = parser::parse(source).map_err(|(_, mut errors)| errors.remove(0))?;
    let mut found: BTreeSet<char> = (' '..='~').chain('ぁ'..='ゖ').chain('ァ'..='ヺ').collect();
    found.extend(SIGNS.chars());
    for entry in &resource.body {
        match entry {
            Entry::Message(message) if is_drawn(message.id.name) => {
                message.value.iter().for_each(|pattern| collect(pattern, &mut found));
            }
            Entry::Term(term) => {
                collect(&term.value, &mut found);
                let drawn = term.attributes.iter().filter(|form| !NOT_DRAWN.contains(&form.id.name));
                drawn.for_each(|form| collect(&form.value, &mut found));
            }
            _ => {}
        }
    }
    found.retain(|c| !c.is_control());
    Ok(found.into_iter().collect())
}

/// Whether the text of a key appears in pictures.
fn is_drawn(key: &str) -> bool {
    DRAWN.iter().any(|prefix| key.starts_with(prefix))
}

fn collect(pattern: &Pattern<&str>, found: &mut BTreeSet<char>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.extend(value.chars()),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| collect(&variant.value, found));
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => found.extend(value.chars()),
            PatternElement::Placeable { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_labels_are_drawn_and_other_texts_are_not() {
        let source = "-side-white = 白\n    .adj = 白の\n    .yomi = 城\nlabel-won = { $side }の勝ち\n\
                      label-turn = { $number ->\n    [one] 壱\n   *[other] 手\n}\ncommand-help = 説明\n";
        let found = glyphs(source).unwrap();
        for drawn in "白の勝ち壱手A7…ア".chars() {
            assert!(found.contains(drawn), "{drawn}");
        }
        assert!(!found.contains(['城', '説', '\n']), "{found}");
        assert!(glyphs("a = { b").is_err());
    }
}
