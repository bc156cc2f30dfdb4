//! Lists that complete options of several commands: games, and moves.

use std::collections::HashMap;

use super::command::CompletionChoices;
use crate::discord::context::InteractionContext;
use crate::discord::format::fold;
use crate::discord::limits;
use crate::i18n::{self, Language, clip, t};
use crate::matches::MatchSummary;
use crate::service::{Error, MatchFilter};
use sealed_move_rules::{Suggestion, View};

/// The games of the sender that are good for something, by their ids.
pub(super) fn games(
    ctx: &InteractionContext,
    typed: &str,
    wanted: MatchFilter,
) -> Result<CompletionChoices, Error> {
    let player = ctx.player();
    let mut games =
        if wanted == MatchFilter::Ended { Vec::new() } else { ctx.service.games.ongoing(player)? };
    if wanted == MatchFilter::Turn {
        games.retain(|game| game.awaits(player));
    }
    if matches!(wanted, MatchFilter::Any | MatchFilter::Ended) {
        games.extend(ctx.service.games.ended(player, limits::CHOICES as u32)?);
    }
    let typed = fold(typed);
    let labels: Vec<String> = games.iter().map(|game| game_label(ctx, game)).collect();
    let mut often: HashMap<&str, u32> = HashMap::new();
    labels.iter().for_each(|label| *often.entry(label).or_default() += 1);
    Ok(games
        .iter()
        .zip(&labels)
        .map(|(game, label)| {
            let id = game.id.to_string();
            let label = if often[label.as_str()] > 1 {
                t!(ctx.lang, "game-choice-of-many", game = label, id = &id)
            } else {
                label.clone()
            };
            (clip(&label, limits::CHOICE_TEXT), id)
        })
        .filter(|(label, id)| fold(label).contains(&typed) || id.contains(&typed))
        .take(limits::CHOICES)
        .collect())
}

fn game_label(ctx: &InteractionContext, game: &MatchSummary) -> String {
    let player = ctx.player();
    let whose = match (game.ending.is_some(), game.awaits(player)) {
        (true, _) => "over",
        (false, true) => "mine",
        (false, false) => "theirs",
    };
    t!(
        ctx.lang,
        "game-choice",
        game = i18n::game(ctx.lang, game.game.info()),
        opponent = ctx.name_of(game.opponent_of(player)),
        turn = game.move_number,
        whose = whose,
    )
}

/// Moves, or steps of moves, that `typed` may become: as many as there may be.
pub(super) fn moves(lang: Language, view: &View, typed: &str, found: Vec<Suggestion>) -> CompletionChoices {
    let (mut fitting, too_long): (Vec<_>, Vec<_>) =
        found.into_iter().partition(|step| step.text.chars().count() <= limits::CHOICE_TEXT);
    // A move that does not fit into a choice is typed into the form of *Move*.
    fitting.truncate(limits::CHOICES - usize::from(!too_long.is_empty()));
    let mut choices: Vec<_> = fitting
        .into_iter()
        .map(|step| (clip(&i18n::step(lang, view, &step), limits::CHOICE_TEXT), step.text))
        .collect();
    if !too_long.is_empty() {
        choices.push((t!(lang, "step-too-long"), clip(typed.trim(), limits::CHOICE_TEXT)));
    }
    choices
}
