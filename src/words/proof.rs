//! The proof of the dice in words, for `/verify` and for `sealed-move verify`.

use super::say;
use crate::matches::{Claim, Flaw, Proof, Proven};

/// What became of checking the dice of a match, in a few lines.
#[must_use]
pub fn verdict(claim: &Claim, proof: &Proof) -> String {
    let seed = claim.seed.open();
    let commitment = claim.seed.commitment().to_string();
    let first = match &proof.flaw {
        None => say!("proof-holds", draws = proof.draws(), submissions = proof.proven.len()),
        Some(flaw) => flawed(claim, flaw),
    };
    let mut lines = vec![first, say!("proof-seed", seed = seed, commitment = commitment)];
    if claim.commitment.is_none() {
        lines.push(say!("proof-no-commitment"));
    }
    lines.join("\n")
}

/// Every draw, a line each: the text under the HMAC, and which option of how many it gave.
#[must_use]
pub fn draws(proof: &Proof) -> Vec<String> {
    let line = |Proven { ply, draws }: &Proven| {
        let submission = submission(*ply);
        draws
            .iter()
            .map(move |draw| {
                say!(
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

fn submission(ply: Option<usize>) -> String {
    ply.map_or_else(|| say!("proof-start"), |ply| say!("proof-ply", number = ply + 1))
}

fn flawed(claim: &Claim, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Commitment { published, opened } => {
            say!("proof-commitment", published = published.to_string(), opened = opened.to_string())
        }
        Flaw::Lots { ply, written, drawn, differs: Some((number, draw, other)) } => say!(
            "proof-draw-differs",
            submission = submission(*ply),
            number = *number,
            text = &draw.text,
            index = draw.index,
            options = draw.options.get(),
            other = *other,
            written = written,
            drawn = drawn,
        ),
        Flaw::Lots { ply, written, drawn, differs: None } => {
            say!("proof-lots-differ", submission = submission(*ply), written = written, drawn = drawn)
        }
        Flaw::Record { ply, error } => say!(
            "proof-record",
            submission = submission(*ply),
            why = super::rule_error(claim.game.info().name, error),
        ),
    }
}
