//! Finds the game a typed move belongs to, among the games that await the player.

use std::collections::BTreeMap;

use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ComposerButton, CustomId, MoveButton};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::rest::limits;
use crate::discord::views::format::quoted;
use crate::domain::{Id, MatchSummary, Revision, UserError, without_isolates};
use crate::service::{Error, MatchFilter};
use crate::text::{self, Language, clip, t};

/// Prefix of a value that opens the composer at the beginning of a move.
pub(super) const COMPOSER_PREFIX: char = '?';

/// Separates the id of a game from the move in it.
const GAME_SEPARATOR: char = ':';

/// Maximum length of a person's name in a label.
const MAX_NAME_LENGTH: usize = 24;

/// Maximum length of a quoted move.
const MAX_QUOTED_LENGTH: usize = 200;

/// One of several games that await the player.
#[derive(Clone, Debug)]
pub(super) struct WaitingGame {
    id: Id,
    revision: Revision,
    /// The opponent and the kind of game. Unique among the player's games.
    name: String,
}

impl WaitingGame {
    pub(super) const fn id(&self) -> Id {
        self.id
    }

    /// Returns the label of a completion, which names the game.
    pub(super) fn label(&self, lang: Language, line: &str) -> String {
        t!(lang, "step-of-game", game = &self.name, step = line)
    }

    /// Returns the value of a completion, which contains the game's id.
    pub(super) fn value(&self, text: &str) -> String {
        format!("{}{GAME_SEPARATOR} {text}", self.id)
    }
}

/// The game a typed move belongs to.
pub(super) enum Target {
    Game {
        id: Id,
        /// Present if the input names one of several games.
        named: Option<Box<WaitingGame>>,
        /// The move without the name of the game.
        text: String,
    },
    /// Ambiguous: one of these games, the most urgent first.
    OneOf(Vec<WaitingGame>),
}

/// Finds the game of a typed move.
///
/// In this order: the game in the option, the game named by the input, the only game that awaits
/// the player in this channel, the only one anywhere.
///
/// # Errors
///
/// Returns a [`UserError`] if no game awaits the player.
pub(super) fn target(ctx: &InteractionContext, typed: &str, game: Option<&str>) -> Result<Target, Error> {
    let one = |id, text: &str| Target::Game { id, named: None, text: text.to_owned() };
    if game.is_some() {
        let id = ctx.find_game(game, MatchFilter::Turn)?;
        return Ok(one(id, typed_for(typed, id).unwrap_or(typed)));
    }
    let (here, games) = ctx.service.games.waiting(&ctx.caller)?;
    let waiting = waiting(ctx, games);
    for game in &waiting {
        if let Some(text) =
            typed_for(typed, game.id()).map(str::to_owned).or_else(|| as_labelled(ctx, game, typed))
        {
            return Ok(Target::Game { id: game.id(), named: Some(Box::new(game.clone())), text });
        }
    }
    // The completion belongs to a game that no longer awaits the player.
    let named = typed.split_once(GAME_SEPARATOR).and_then(|(id, _)| id.trim().parse().ok());
    if let Some(id) = named
        && let Some(summary) = ctx.service.games.summary(id)?
        && summary.seats.iter().any(|seat| *seat == ctx.player())
    {
        return Ok(one(id, typed_for(typed, id).unwrap_or(typed)));
    }
    match here {
        Err(UserError::WhichMatch) => Ok(Target::OneOf(waiting)),
        found => {
            let id = found?;
            ctx.record_game(id);
            Ok(one(id, typed))
        }
    }
}

/// Gives each of these games a unique name.
fn waiting(ctx: &InteractionContext, mut games: Vec<MatchSummary>) -> Vec<WaitingGame> {
    let player = ctx.player();
    games.truncate(limits::CHOICES);
    ctx.prefetch_names(games.iter().flat_map(|game| game.seats));
    let name = |summary: &MatchSummary| {
        let opponent = ctx.name_of(summary.opponent_of(player)).in_short_label(MAX_NAME_LENGTH);
        let game = text::game(ctx.lang, summary.game.info());
        t!(ctx.lang, "step-game", game = game, opponent = opponent)
    };
    let names: Vec<String> = games.iter().map(name).collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    names.iter().for_each(|name| *counts.entry(name).or_default() += 1);
    let games = games.into_iter().zip(&names).map(|(summary, name)| {
        let id = summary.id.to_string();
        let name = if counts[name.as_str()] > 1 {
            t!(ctx.lang, "game-choice-of-many", game = name, id = id)
        } else {
            name.clone()
        };
        WaitingGame { id: summary.id, revision: summary.revision, name }
    });
    games.collect()
}

/// Returns the move if the value contains this game's id.
fn typed_for(typed: &str, game: Id) -> Option<&str> {
    let (id, text) = typed.split_once(GAME_SEPARATOR)?;
    (id.trim().parse() == Ok(game)).then(|| text.trim_start())
}

/// Returns the move if the input starts with the label of this game.
fn as_labelled(ctx: &InteractionContext, game: &WaitingGame, typed: &str) -> Option<String> {
    let mark = "\u{1}";
    let form = without_isolates(&game.label(ctx.lang, mark));
    let typed = without_isolates(typed);
    let (head, tail) = form.split_once(mark)?;
    let text = typed.trim_start().strip_prefix(head.trim_end())?;
    Some(text.replacen(tail, "", 1).trim_start().to_owned())
}

/// Returns the beginning of a move if the value opens the composer.
pub(super) fn composer_start(lang: Language, text: &str) -> Option<&str> {
    let text = text.trim_start();
    text.strip_prefix(COMPOSER_PREFIX).or_else(|| text.strip_prefix(t!(lang, "step-too-long").as_str()))
}

/// Asks which of several games a move belongs to, with a button for each.
pub(super) fn ask_which(ctx: &InteractionContext, games: &[WaitingGame], typed: &str) -> Response {
    let lang = ctx.lang;
    let text = composer_start(lang, typed).map_or_else(|| typed.trim(), str::trim);
    let buttons = games.iter().map(|game| {
        let WaitingGame { id, revision, name } = game;
        let enter =
            CustomId { action: MoveButton::Enter(text.to_owned()).into(), subject: *id, revision: *revision };
        let fits = !text.is_empty() && enter.to_string().len() <= limits::CUSTOM_ID;
        let id = if fits { enter } else { CustomId { action: ComposerButton::Open.into(), ..enter } };
        Button::new(id, name.clone(), Style::Primary)
    });
    let content = if text.is_empty() {
        t!(lang, "move-which-game")
    } else {
        t!(lang, "move-which-game-for", typed = clip(quoted(text).trim(), MAX_QUOTED_LENGTH))
    };
    Response::Private(Reply { content, buttons: buttons.collect(), ..Reply::default() })
}
