//! Lists that complete what is being typed.

use std::collections::HashMap;

use super::super::commands::Completion;
use super::super::limits;
use super::rules::topic_choices;
use super::{Desk, Incoming};
use crate::matches::{MatchSummary, Seat, UserError, UserTimeZone};
use crate::service::{Error, MatchFilter};
use crate::words::{self, clip, say};
use sealed_move_rules::{Observer, Suggestion, View};

impl Desk {
    pub(super) fn completions(
        &self,
        incoming: &Incoming,
        completion: &Completion,
    ) -> Result<Vec<(String, String)>, Error> {
        match completion {
            Completion::Turn { typed, game } => self.turns(incoming, typed, game.as_deref()),
            Completion::Planned { typed, foreseen, after, game } => {
                self.planned_turns(incoming, typed, foreseen.as_deref(), after.as_deref(), game.as_deref())
            }
            Completion::Plan { typed, game } => self.plan_choices(incoming, typed, game.as_deref()),
            Completion::Game { typed, wanted } => self.which_games(incoming, typed, *wanted),
            Completion::ServerGame { typed } => self.games_of_server(incoming, typed),
            Completion::Part { typed, game } => self.parts(incoming, typed, game.as_deref()),
            Completion::Topic { typed, game } => Ok(topic_choices(typed, game.as_deref())),
            Completion::Setup { typed, game } => Ok(setups(typed, game.as_deref())),
            Completion::Zone { typed } => Ok(zones(typed)),
        }
    }

    fn turns(
        &self,
        incoming: &Incoming,
        typed: &str,
        game: Option<&str>,
    ) -> Result<Vec<(String, String)>, Error> {
        let id = match self.service.games.find(&incoming.caller, game, MatchFilter::Turn) {
            Ok(id) => id,
            Err(Error::User(UserError::WhichMatch)) => {
                let typed = Some(typed.trim()).filter(|typed| !typed.is_empty()).unwrap_or("?");
                return Ok(vec![(say!("step-which-game"), clip(typed, limits::CHOICE_TEXT))]);
            }
            Err(Error::User(_)) => return Ok(Vec::new()),
            Err(failure) => return Err(failure),
        };
        let match_view = self.match_view(incoming, id)?;
        let view = &match_view.board_view.view;
        if match_view.observer != Observer::Player(view.turn()) || match_view.game.ending.is_some() {
            return Ok(Vec::new());
        }
        Ok(turn_choices(view, typed))
    }

    /// What of a position can be described.
    fn parts(
        &self,
        incoming: &Incoming,
        typed: &str,
        game: Option<&str>,
    ) -> Result<Vec<(String, String)>, Error> {
        let id = match self.service.games.find(&incoming.caller, game, MatchFilter::Any) {
            Ok(id) => id,
            Err(Error::User(_)) => return Ok(Vec::new()),
            Err(failure) => return Err(failure),
        };
        let mut parts = words::describable(&self.match_view(incoming, id)?.board_view.view, typed);
        parts.truncate(limits::CHOICES);
        Ok(parts)
    }

    fn which_games(
        &self,
        incoming: &Incoming,
        typed: &str,
        wanted: MatchFilter,
    ) -> Result<Vec<(String, String)>, Error> {
        let player = incoming.caller.player;
        let mut games =
            if wanted == MatchFilter::Ended { Vec::new() } else { self.service.games.ongoing(player)? };
        if wanted == MatchFilter::Turn {
            games.retain(|game| game.awaits(player));
        }
        if matches!(wanted, MatchFilter::Any | MatchFilter::Ended) {
            games.extend(self.service.games.ended(player, limits::CHOICES as u32)?);
        }
        let typed = fold(typed);
        let labels: Vec<String> = games.iter().map(|game| self.game_label(game, incoming)).collect();
        let mut often: HashMap<&str, u32> = HashMap::new();
        labels.iter().for_each(|label| *often.entry(label).or_default() += 1);
        Ok(games
            .iter()
            .zip(&labels)
            .map(|(game, label)| {
                let id = game.id.to_string();
                let label = if often[label.as_str()] > 1 {
                    say!("game-choice-of-many", game = label, id = &id)
                } else {
                    label.clone()
                };
                (clip(&label, limits::CHOICE_TEXT), id)
            })
            .filter(|(label, id)| fold(label).contains(&typed) || id.contains(&typed))
            .take(limits::CHOICES)
            .collect())
    }

    fn game_label(&self, game: &MatchSummary, incoming: &Incoming) -> String {
        let player = incoming.caller.player;
        let whose = match (&game.ending, game.awaits(player)) {
            (Some(_), _) => "over",
            (None, true) => "mine",
            (None, false) => "theirs",
        };
        say!(
            "game-choice",
            game = words::game(game.game.info()),
            opponent = self.name(game.opponent_of(player)),
            turn = game.move_number,
            whose = whose,
        )
    }
}

/// The turns, or steps of turns, that a text may become in a view.
fn turn_choices(view: &View, typed: &str) -> Vec<(String, String)> {
    choices(view, typed, view.complete(typed))
}

/// Steps as choices, as many as there may be.
pub(super) fn choices(view: &View, typed: &str, steps: Vec<Suggestion>) -> Vec<(String, String)> {
    let (mut fitting, too_long): (Vec<_>, Vec<_>) =
        steps.into_iter().partition(|step| step.text.chars().count() <= limits::CHOICE_TEXT);
    // A turn that does not fit into a choice is typed into the form of *Move*.
    let room = limits::CHOICES - usize::from(!too_long.is_empty());
    fitting.truncate(room);
    let mut choices: Vec<_> = fitting
        .into_iter()
        .map(|step| (clip(&words::step(view, &step), limits::CHOICE_TEXT), step.text))
        .collect();
    if !too_long.is_empty() {
        choices.push((say!("step-too-long"), clip(typed.trim(), limits::CHOICE_TEXT)));
    }
    choices
}

fn setups(typed: &str, game: Option<&str>) -> Vec<(String, String)> {
    let typed = fold(typed);
    let Some(game) = game.and_then(sealed_move_rules::find) else { return Vec::new() };
    let info = game.info();
    info.setups
        .iter()
        .map(|setup| (words::setup(info, setup.name), setup.name.to_owned()))
        .filter(|(title, name)| fold(title).contains(&typed) || name.contains(&typed))
        .take(limits::CHOICES)
        .collect()
}

/// Time zones: those whose city begins with what is typed first.
fn zones(typed: &str) -> Vec<(String, String)> {
    let typed = fold(typed);
    let city = |name: &str| fold(name.rsplit('/').next().unwrap_or(name));
    let mut found: Vec<_> = UserTimeZone::names().filter(|name| fold(name).contains(&typed)).collect();
    found.sort_by_key(|name| !city(name).starts_with(&typed));
    found.into_iter().take(limits::CHOICES).map(|name| (name.clone(), name)).collect()
}

/// Letters and digits in lower case: what is left of a text when punctuation does not matter.
pub(super) fn fold(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

impl Desk {
    /// A player's name, or their mention where they were never seen.
    pub(in crate::discord) fn name(&self, player: impl Into<Seat>) -> String {
        let seat = player.into();
        let name = seat.person().and_then(|player| self.service.players.name(player).ok().flatten());
        name.unwrap_or_else(|| super::mention(seat))
    }
}
