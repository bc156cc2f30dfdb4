//! Completion lists shared by several commands: games and moves.

use std::collections::HashMap;

use super::command::CompletionChoices;
use super::waiting::{COMPOSER_PREFIX, WaitingGame};
use crate::discord::context::InteractionContext;
use crate::discord::rest::limits;
use crate::discord::views::format::{first_words_within, fold};
use crate::domain::MatchSummary;
use crate::service::{Error, MatchFilter};
use crate::text::{self, Language, Mover, clip, t};
use sealed_move_rules::View;

/// The sender's games that match the filter. The values are their ids.
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
    if wanted == MatchFilter::Watched
        && let Some(guild) = ctx.guild()
    {
        let mut others = ctx.service.games.ongoing_in(guild, ctx.channel())?;
        others.retain(|game| !game.seats.contains(&player.into()));
        games.extend(others);
    }
    if matches!(wanted, MatchFilter::Any | MatchFilter::Ended | MatchFilter::Watched) {
        games.extend(ctx.service.games.ended(player, limits::CHOICES as u32)?);
    }
    ctx.prefetch_names(games.iter().flat_map(|game| game.seats));
    let typed = fold(typed);
    let labels: Vec<String> = games.iter().map(|game| game_label(ctx, game)).collect();
    let mut counts: HashMap<&str, u32> = HashMap::new();
    labels.iter().for_each(|label| *counts.entry(label).or_default() += 1);
    Ok(games
        .iter()
        .zip(&labels)
        .map(|(game, label)| {
            let id = game.id.to_string();
            let label = if counts[label.as_str()] > 1 {
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
    if !game.seats.contains(&player.into()) {
        let [first, second] = game.seats.map(|player| ctx.name_of(player).in_label());
        return t!(
            ctx.lang,
            "server-game-choice",
            game = text::game(ctx.lang, game.game.info()),
            first = first,
            second = second,
            turn = game.move_number,
            id = game.id.to_string(),
        );
    }
    let whose = match (game.ending.is_some(), game.awaits(player)) {
        (true, _) => "over",
        (false, true) => "mine",
        (false, false) => "theirs",
    };
    t!(
        ctx.lang,
        "game-choice",
        game = text::game(ctx.lang, game.game.info()),
        opponent = ctx.name_of(game.opponent_of(player)).in_label(),
        turn = game.move_number,
        whose = whose,
    )
}

/// Moves, or beginnings of moves, that match the input. Moves too long for a choice are left out.
pub(super) fn moves(lang: Language, view: &View, typed: &str, mover: Mover) -> CompletionChoices {
    let mut choices = moves_of(lang, view, typed, mover, None);
    choices.retain(|(_, value)| !value.starts_with(COMPOSER_PREFIX));
    choices
}

/// Completions for `/move`. `game` is set if several games await the player.
pub(super) fn moves_of(
    lang: Language,
    view: &View,
    typed: &str,
    mover: Mover,
    game: Option<&WaitingGame>,
) -> CompletionChoices {
    let meant = text::typed_line(lang, view, typed);
    let typed = meant.as_ref().map_or(typed, |line| &line.text);
    let value = |text: &str| game.map_or_else(|| text.to_owned(), |game| game.value(text));
    let found = text::find_moves(lang, view, typed, mover);
    let (mut fitting, too_long): (Vec<_>, Vec<_>) =
        found.into_iter().partition(|step| value(&step.text).chars().count() <= limits::CHOICE_TEXT);
    // A move too long for a choice is composed with menus instead.
    fitting.truncate(limits::CHOICES - usize::from(!too_long.is_empty()));
    let room = limits::CHOICE_TEXT - game.map_or(0, |game| game.label(lang, "").chars().count());
    let mut choices: Vec<_> = fitting
        .into_iter()
        .map(|step| {
            let line = text::line(lang, view, &step, room);
            (game.map_or_else(|| line.clone(), |game| game.label(lang, &line)), value(&step.text))
        })
        .collect();
    if !too_long.is_empty() {
        let hint = t!(lang, "step-too-long");
        let room = limits::CHOICE_TEXT - value(&COMPOSER_PREFIX.to_string()).len();
        let open = value(&format!("{COMPOSER_PREFIX}{}", first_words_within(typed, room)));
        choices.push((game.map_or_else(|| hint.clone(), |game| game.label(lang, &hint)), open));
    }
    choices
}
