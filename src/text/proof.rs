//! Describes the proof of the dice, for `/verify` and `sealed-move verify`.

use super::{Language, roll_meaning, t};
use crate::domain::{ChoiceFlaw, Claim, Flaw, Level, MovePart, Proof, ProvenMove};

/// Describes the result of checking the dice of a match, in a few lines.
#[must_use]
pub fn verdict(lang: Language, claim: &Claim, proof: &Proof) -> String {
    let seed = claim.seed.open();
    let commitment = claim.seed.commitment().to_string();
    let first = match &proof.flaw {
        None => t!(lang, "proof-holds", draws = proof.roll_count()),
        Some(flaw) => describe_flaw(lang, claim, proof, flaw),
    };
    let mut lines = vec![first, t!(lang, "proof-seed", seed = seed, commitment = commitment)];
    if claim.commitment.is_none() {
        lines.push(t!(lang, "proof-no-commitment"));
    }
    lines.join("\n")
}

/// Describes each roll in a line: its move, its meaning, the option rolled (counted from 1) out of
/// how many, and the text that was hashed (HMAC).
#[must_use]
pub fn rolls(lang: Language, proof: &Proof) -> Vec<String> {
    let line = |ProvenMove { index, rolls }: &ProvenMove| {
        let submission = submission(lang, proof, *index);
        rolls
            .iter()
            .map(move |proven| {
                let made = match proven.meaning {
                    Some(meaning) => {
                        t!(
                            lang,
                            "proof-meaning",
                            submission = &submission,
                            meaning = roll_meaning(lang, meaning)
                        )
                    }
                    None => submission.clone(),
                };
                t!(
                    lang,
                    "proof-draw",
                    made = made,
                    text = &proven.roll.text,
                    result = proven.roll.index + 1,
                    options = proven.roll.options.get(),
                )
            })
            .collect::<Vec<_>>()
    };
    proof.proven.iter().flat_map(line).collect()
}

fn submission(lang: Language, proof: &Proof, index: Option<usize>) -> String {
    let Some(index) = index else { return t!(lang, "proof-start") };
    match proof.parts.get(index) {
        Some(MovePart { number, part: 1 }) => t!(lang, "proof-ply", number = *number),
        Some(MovePart { number, part }) => t!(lang, "proof-ply-part", number = *number, part = *part),
        None => t!(lang, "proof-ply", number = index + 1),
    }
}

fn describe_flaw(lang: Language, claim: &Claim, proof: &Proof, flaw: &Flaw) -> String {
    let submission = |index: &Option<usize>| submission(lang, proof, *index);
    match flaw {
        Flaw::Commitment { published, opened } => {
            t!(lang, "proof-commitment", published = published.to_string(), opened = opened.to_string())
        }
        Flaw::Rolls { index, written, rolled, differs: Some((number, roll, other)) } => t!(
            lang,
            "proof-draw-differs",
            submission = submission(index),
            number = *number + 1,
            text = &roll.text,
            index = roll.index + 1,
            options = roll.options.get(),
            other = *other + 1,
            written = written,
            drawn = rolled,
        ),
        Flaw::Rolls { index, written, rolled, differs: None } => {
            t!(lang, "proof-lots-differ", submission = submission(index), written = written, drawn = rolled)
        }
        Flaw::Record { index, error } => t!(
            lang,
            "proof-record",
            submission = submission(index),
            why = super::rule_error(lang, claim.game.info().name, error),
        ),
    }
}

/// Describes whether the computer chose its moves itself.
#[must_use]
pub fn choices(lang: Language, level: Level, checked: &Result<usize, ChoiceFlaw>) -> String {
    let computer = super::computer(lang, level);
    match checked {
        Ok(count) => t!(lang, "choices-hold", computer = computer, count = *count),
        Err(ChoiceFlaw::Other { index, written, chosen }) => t!(
            lang,
            "choices-differ",
            computer = computer,
            number = index + 1,
            written = written,
            chosen = chosen.as_deref().unwrap_or("-"),
        ),
        Err(ChoiceFlaw::Record { .. }) => t!(lang, "choices-unreadable", computer = computer),
    }
}
