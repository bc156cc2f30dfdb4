//! Why a hint's move is good, in one sentence of the game.

use super::{Join, Language, join, planned_move, t};
use crate::domain::{KnownMove, Reason};
use sealed_move_rules::View;

/// The reason for a hint, in a sentence. `view` is the position of the hint.
#[must_use]
pub fn hint_reason(lang: Language, view: &View, reason: &Reason) -> String {
    // In Aruki a king is mated, in the other games it is taken.
    let mated = matches!(view, View::Aruki(_));
    let told = |known: &KnownMove| told(lang, known);
    match reason {
        Reason::Wins => t!(lang, "hint-why-wins"),
        Reason::WinsIn(moves) => t!(lang, "hint-why-wins-in", moves = *moves),
        Reason::Only => t!(lang, "hint-why-only"),
        Reason::LeavesCheck => t!(lang, "hint-why-leaves-check"),
        Reason::SavesKing(threat) if mated => t!(lang, "hint-why-stops-mate", threat = told(threat)),
        Reason::SavesKing(threat) => t!(lang, "hint-why-saves-king", threat = told(threat)),
        Reason::Checks => t!(lang, "hint-why-checks"),
        Reason::ThreatensKing(next, reply) => {
            let threat = if mated {
                t!(lang, "hint-why-threatens-mate", next = told(next))
            } else {
                t!(lang, "hint-why-threatens-king", next = told(next))
            };
            let answer = reply.as_ref().map(|reply| t!(lang, "hint-why-their-answer", reply = told(reply)));
            join(lang, Join::Sentences, &[Some(threat), answer].into_iter().flatten().collect::<Vec<_>>())
        }
        Reason::Takes(None) => t!(lang, "hint-why-takes"),
        Reason::Takes(Some(reply)) => t!(lang, "hint-why-takes-reply", reply = told(reply)),
        Reason::Grows => t!(lang, "hint-why-grows"),
        Reason::Prevents(threat) => t!(lang, "hint-why-prevents", threat = told(threat)),
        Reason::Instead(tempting, reply) => {
            t!(lang, "hint-why-instead", tempting = told(tempting), reply = told(reply))
        }
        Reason::Threatens(next) => t!(lang, "hint-why-threatens", next = told(next)),
        Reason::Again => t!(lang, "hint-why-again"),
        Reason::Limits(reply) => t!(lang, "hint-why-limits", reply = told(reply)),
        Reason::Nears => t!(lang, "hint-why-nears"),
        Reason::Safe => t!(lang, "hint-why-safe"),
        Reason::Improves => t!(lang, "hint-why-improves"),
    }
}

/// A move in words, or its notation if the view doesn't show enough.
fn told(lang: Language, known: &KnownMove) -> String {
    let meaning = |before: &View| {
        Some(planned_move(lang, before, &known.text)).filter(|meaning| *meaning != known.text)
    };
    // In Lusus a move without tiles may need one. After two passes the same side needs none.
    let after_tiles = || meaning(&known.before.after_pass()?.after_pass()?);
    meaning(&known.before).or_else(after_tiles).unwrap_or_else(|| format!("`{}`", known.text))
}
