//! The proof of the dice in words, for `/verify` and for `sealed-move verify`.

use super::{Language, t};
use crate::matches::{Claim, Flaw, Proof, ProvenMove};

/// What became of checking the dice of a match, in a few lines.
#[must_use]
pub fn verdict(lang: Language, claim: &Claim, proof: &Proof) -> String {
    let seed = claim.seed.open();
    let commitment = claim.seed.commitment().to_string();
    let first = match &proof.flaw {
        None => t!(lang, "proof-holds", draws = proof.roll_count()),
        Some(flaw) => flawed(lang, claim, flaw),
    };
    let mut lines = vec![first, t!(lang, "proof-seed", seed = seed, commitment = commitment)];
    if claim.commitment.is_none() {
        lines.push(t!(lang, "proof-no-commitment"));
    }
    lines.join("\n")
}

/// Every roll, a line each: the text under the HMAC, and which option of how many it gave.
#[must_use]
pub fn rolls(lang: Language, proof: &Proof) -> Vec<String> {
    let line = |ProvenMove { index, rolls }: &ProvenMove| {
        let submission = submission(lang, *index);
        rolls
            .iter()
            .map(move |roll| {
                t!(
                    lang,
                    "proof-draw",
                    submission = &submission,
                    text = &roll.text,
                    index = roll.index,
                    options = roll.options.get(),
                )
            })
            .collect::<Vec<_>>()
    };
    proof.proven.iter().flat_map(line).collect()
}

fn submission(lang: Language, index: Option<usize>) -> String {
    index.map_or_else(|| t!(lang, "proof-start"), |index| t!(lang, "proof-ply", number = index + 1))
}

fn flawed(lang: Language, claim: &Claim, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Commitment { published, opened } => {
            t!(lang, "proof-commitment", published = published.to_string(), opened = opened.to_string())
        }
        Flaw::Rolls { index, written, rolled, differs: Some((number, roll, other)) } => t!(
            lang,
            "proof-draw-differs",
            submission = submission(lang, *index),
            number = *number,
            text = &roll.text,
            index = roll.index,
            options = roll.options.get(),
            other = *other,
            written = written,
            drawn = rolled,
        ),
        Flaw::Rolls { index, written, rolled, differs: None } => {
            t!(
                lang,
                "proof-lots-differ",
                submission = submission(lang, *index),
                written = written,
                drawn = rolled
            )
        }
        Flaw::Record { index, error } => t!(
            lang,
            "proof-record",
            submission = submission(lang, *index),
            why = super::rule_error(lang, claim.game.info().name, error),
        ),
    }
}
