//! Renders texts with numbers that show every plural rule, and checks the results.

use std::collections::BTreeSet;

use super::samples::Samples;
use super::values::Values;
use crate::text::words::GAP;

/// Numbers that show every rule of our languages.
const SAMPLES: [u32; 10] = [0, 1, 2, 3, 5, 11, 12, 21, 22, 101];

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn is_digits(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_digit())
}

/// Whether variants are chosen by a number: they are digits and plural categories.
pub(super) fn is_plural(variants: &[String]) -> bool {
    let of_number = |name: &String| is_digits(name) || CATEGORIES.contains(&name.as_str());
    // A default alone, such as `other`, may be that of names.
    variants.iter().all(of_number) && variants.iter().any(|name| name != "other")
}

/// The faults of a text in its renderings with numbers. `written` is its source.
pub(super) fn faults(samples: &Samples<'_>, key: &str, values: &Values, written: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, of) in values.0.iter().filter(|(name, of)| Samples::is_number(key, name, of)) {
        let rendered = SAMPLES.map(|number| samples.with_number(key, values, name, number));
        for (number, (text, errors)) in SAMPLES.into_iter().zip(&rendered) {
            faults.extend(errors.iter().cloned());
            if text.contains('{') && !written.contains("{ \"{\" }") {
                faults.push(format!("{name} = {number} leaves a brace: {text}"));
            }
            if text.contains(GAP) && !written.contains(GAP) {
                faults.push(format!("{name} = {number} leaves a gap: {text}"));
            }
        }
        let [zero, one, two] = [0, 1, 2].map(|at| &rendered[at].0);
        if samples.category(0) == "one" && zero == one && two.contains('2') {
            faults.push(format!("0 {name} is written like 1: {zero}"));
        }
        let categories: BTreeSet<&str> = SAMPLES.into_iter().map(|number| samples.category(number)).collect();
        for plurals in &of.plurals {
            let unreached = |name: &&String| !is_digits(name) && !categories.contains(name.as_str());
            // The default needs some name.
            for variant in plurals.iter().filter(unreached).filter(|name| *name != "other") {
                faults.push(format!("no number of {name} chooses {variant}"));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use crate::text::review::review;

    #[test]
    fn faults_of_numbers_are_found() {
        let check = |tag: &str, one: &str, other: &str, expected: Option<&str>| {
            let text = |one: &str, other: &str| {
                format!("moves = {{ $count ->\n    {one}\n   *[other] {other}\n}} gone\n")
            };
            let english = text("[one] 1 move", "{ $count } moves");
            let rows = review(tag, &english, &text(one, other)).unwrap();
            let mut found = rows[0].faults.clone();
            found.retain(|fault| !fault.contains("English text has changed"));
            match expected {
                None => assert!(found.is_empty(), "{found:?}"),
                Some(fault) => assert!(found.iter().any(|found| found.contains(fault)), "{found:?}"),
            }
        };
        check("de", "[one] 1 Zug", "{ $count } Züge", None);
        check("fr", "[one] { $count } coup", "{ $count } coups", None);
        check("fr", "[one] 1 coup", "{ $count } coups", Some("0 count is written like 1: 1 coup gone"));
        check("fr", "[0] 0 coup\n    [one] 1 coup", "{ $count } coups", None);
        check("de", "[few] x", "{ $count } Züge", Some("no number of count chooses few"));
        check("de", "[one] { nothing }", "{ $count } Züge", Some("leaves a brace"));
    }
}
