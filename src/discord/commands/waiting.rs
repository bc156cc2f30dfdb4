//! The games that wait for a player, and which of them a typed move is meant for.

use std::collections::BTreeMap;

use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ComposerButton, CustomId, MoveButton};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::rest::limits;
use crate::discord::views::format::quoted;
use crate::domain::{Id, MatchSummary, Revision, UserError};
use crate::service::{Error, MatchFilter};
use crate::text::{self, Language, clip, t};

/// What a line sends before the beginning of a move that it opens the composer at.
pub(super) const OPEN: char = '?';

/// What stands between the id of a game and the move in it.
const OF_GAME: char = ':';

/// How much of a name a line shows.
const SHOWN_NAME: usize = 20;

/// How much of a typed move is repeated.
const SHOWN_TYPED: usize = 200;

/// A game that waits for its player, beside others.
#[derive(Clone, Debug)]
pub(super) struct WaitingGame {
    id: Id,
    revision: Revision,
    /// Its opponent and what is played; no other one of the player has the same.
    name: String,
}

impl WaitingGame {
    /// Its id.
    pub(super) const fn id(&self) -> Id {
        self.id
    }

    /// A line of a list that says whose game it is about.
    pub(super) fn label(&self, lang: Language, line: &str) -> String {
        t!(lang, "step-of-game", game = &self.name, step = line)
    }

    /// What such a line sends.
    pub(super) fn value(&self, text: &str) -> String {
        format!("{}{OF_GAME} {text}", self.id)
    }
}

/// What a typed move is meant for.
pub(super) enum Target {
    /// For this game; the text is the move in it.
    Game {
        /// Which one.
        id: Id,
        /// The same, where the text or the line names it among several.
        named: Option<Box<WaitingGame>>,
        /// The move as it was typed.
        text: String,
    },
    /// For one of these games, the most urgent first.
    OneOf(Vec<WaitingGame>),
}

/// Finds out which game a typed move is meant for: the one that the option `game` names, else the one
/// that its line names, else the only one that waits for the player here, else the only one at all.
///
/// # Errors
///
/// No game waits for the player, or the store failed.
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
    // A line of a game that waits no more.
    let named = typed.split_once(OF_GAME).and_then(|(id, _)| id.trim().parse().ok());
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

/// The games that wait for the player, each with a name of its own.
fn waiting(ctx: &InteractionContext, mut games: Vec<MatchSummary>) -> Vec<WaitingGame> {
    let player = ctx.player();
    games.truncate(limits::CHOICES);
    ctx.know_names(games.iter().flat_map(|game| game.seats));
    let name = |summary: &MatchSummary| {
        let opponent = clip(&ctx.name_of(summary.opponent_of(player)), SHOWN_NAME);
        let game = text::game(ctx.lang, summary.game.info());
        t!(ctx.lang, "step-game", game = game, opponent = opponent)
    };
    let names: Vec<String> = games.iter().map(name).collect();
    let mut often: BTreeMap<&str, usize> = BTreeMap::new();
    names.iter().for_each(|name| *often.entry(name).or_default() += 1);
    let games = games.into_iter().zip(&names).map(|(summary, name)| {
        let id = summary.id.to_string();
        let name = if often[name.as_str()] > 1 {
            t!(ctx.lang, "game-choice-of-many", game = name, id = id)
        } else {
            name.clone()
        };
        WaitingGame { id: summary.id, revision: summary.revision, name }
    });
    games.collect()
}

/// The move in a game that a value names.
fn typed_for(typed: &str, game: Id) -> Option<&str> {
    let (id, text) = typed.split_once(OF_GAME)?;
    (id.trim().parse() == Ok(game)).then(|| text.trim_start())
}

/// The move in a game that a text names which begins as a line of it is shown.
fn as_labelled(ctx: &InteractionContext, game: &WaitingGame, typed: &str) -> Option<String> {
    let mark = "\u{1}";
    let form = game.label(ctx.lang, mark);
    let (head, tail) = form.split_once(mark)?;
    let text = typed.trim_start().strip_prefix(head.trim_end())?;
    Some(text.replacen(tail, "", 1).trim_start().to_owned())
}

/// The beginning of a move at which a line opens the composer; nothing for other lines.
pub(super) fn opens_at(lang: Language, text: &str) -> Option<&str> {
    let text = text.trim_start();
    text.strip_prefix(OPEN).or_else(|| text.strip_prefix(t!(lang, "step-too-long").as_str()))
}

/// Asks in which of several games a move is meant: a button for each enters it there.
pub(super) fn ask_which(ctx: &InteractionContext, games: &[WaitingGame], typed: &str) -> Response {
    let lang = ctx.lang;
    let text = opens_at(lang, typed).map_or_else(|| typed.trim(), str::trim);
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
        t!(lang, "move-which-game-for", typed = clip(quoted(text).trim(), SHOWN_TYPED))
    };
    Response::Private(Reply { content, buttons: buttons.collect(), ..Reply::default() })
}
