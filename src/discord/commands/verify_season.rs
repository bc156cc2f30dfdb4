//! `/verify tournament:`: proves the draw of a season that is over.

use super::tournament::find;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{AttachedFile, Reply, Response};
use crate::domain::tournament::SeasonState;
use crate::service::{Error, SeasonProof, SeasonView};
use crate::text::{self, Language, t};

/// Proves the newest season that is over.
pub(super) fn verify(ctx: &InteractionContext, which: &str) -> Result<Response, Error> {
    let lang = ctx.lang;
    let newest = find(ctx, Some(which))?;
    let season = last_over(ctx, newest)?;
    let proof = ctx.service.tournaments.proof(season.id, &ctx.bot().reserved_names())?;
    let verdict = match &proof.flaw {
        None => t!(lang, "proof-season-holds"),
        Some(flaw) => t!(lang, "proof-season-flaw", why = flaw),
    };
    let body = [
        verdict,
        t!(
            lang,
            "proof-season-seal",
            commitment = proof.commitment.to_string(),
            message = proof.sealed_at.to_string()
        ),
        t!(lang, "proof-season-seed", seed = proof.seed.open()),
        t!(lang, "proof-season-drum", drum = &proof.drum),
        t!(lang, "proof-season-file"),
    ];
    let name = format!("{}-draw.txt", season.id);
    Ok(Response::Private(Reply {
        title: t!(
            lang,
            "proof-season-title",
            name = text::plain_words(&proof.tournament),
            number = proof.number
        ),
        body: body.join("\n"),
        file: Some(AttachedFile::plain(name, lines(lang, &proof).join("\n"))),
        ..Reply::default()
    }))
}

/// The season itself if it is over, else the one before.
fn last_over(ctx: &InteractionContext, newest: SeasonView) -> Result<SeasonView, Error> {
    if newest.state == SeasonState::Over || newest.number == 1 {
        return Ok(newest);
    }
    ctx.service.tournaments.numbered(&ctx.caller, newest.tournament.id, newest.number - 1)
}

/// Each draw with its person, then the pairs.
fn lines(lang: Language, proof: &SeasonProof) -> Vec<String> {
    let draws = (1_usize..).zip(&proof.draws).map(|(lot, draw)| {
        t!(
            lang,
            "proof-season-draw",
            lot = lot,
            index = draw.index,
            options = draw.options,
            number = draw.number,
            player = &draw.name,
        )
    });
    let pairs = proof.pairs.iter().map(|(pair, [first, second])| {
        t!(
            lang,
            "proof-season-pair",
            division = pair.division,
            round = pair.round,
            first = first,
            second = second,
        )
    });
    draws.chain(pairs).collect()
}
