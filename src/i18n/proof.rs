//! The proof of the dice in words, for `/verify` and for `sealed-move verify`.

use super::{Language, t};
use crate::matches::{Claim, Flaw, Proof, ProvenMove};

/// What became of checking the dice of a match, in a few lines.
#[must_use]
pub fn verdict(lang: Language, claim: &Claim, proof: &Proof) -> String {
    let seed = claim.seed.open();
    let commitment = claim.seed.commitment().to_string();
    let first = match &proof.flaw {
        None => t!(lang, "proof-holds", draws = proof.draws(), submissions = proof.proven.len()),
        Some(flaw) => flawed(lang, claim, flaw),
    };
    let mut lines = vec![first, t!(lang, "proof-seed", seed = seed, commitment = commitment)];
    if claim.commitment.is_none() {
        lines.push(t!(lang, "proof-no-commitment"));
    }
    lines.join("\n")
}

/// Every draw, a line each: the text under the HMAC, and which option of how many it gave.
#[must_use]
pub fn draws(lang: Language, proof: &Proof) -> Vec<String> {
    let line = |ProvenMove { ply, draws }: &ProvenMove| {
        let submission = submission(lang, *ply);
        draws
            .iter()
            .map(move |draw| {
                t!(
                    lang,
                    "proof-draw",
                    submission = &submission,
                    text = &draw.text,
                    index = draw.index,
                    options = draw.options.get(),
                )
            })
            .collect::<Vec<_>>()
    };
    proof.proven.iter().flat_map(line).collect()
}

fn submission(lang: Language, ply: Option<usize>) -> String {
    ply.map_or_else(|| t!(lang, "proof-start"), |ply| t!(lang, "proof-ply", number = ply + 1))
}

fn flawed(lang: Language, claim: &Claim, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Commitment { published, opened } => {
            t!(lang, "proof-commitment", published = published.to_string(), opened = opened.to_string())
        }
        Flaw::Lots { ply, written, drawn, differs: Some((number, draw, other)) } => t!(
            lang,
            "proof-draw-differs",
            submission = submission(lang, *ply),
            number = *number,
            text = &draw.text,
            index = draw.index,
            options = draw.options.get(),
            other = *other,
            written = written,
            drawn = drawn,
        ),
        Flaw::Lots { ply, written, drawn, differs: None } => {
            t!(
                lang,
                "proof-lots-differ",
                submission = submission(lang, *ply),
                written = written,
                drawn = drawn
            )
        }
        Flaw::Record { ply, error } => t!(
            lang,
            "proof-record",
            submission = submission(lang, *ply),
            why = super::rule_error(lang, claim.game.info().name, error),
        ),
    }
}
