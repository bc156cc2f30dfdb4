//! A tournament composed with menus, opened by `/tournament new`.
//!
//! The choices so far are in the ids of the components. Nothing is stored before it is created.

use super::click::{Click, Input};
use super::game_menus::{game_menu, setup_menu};
use crate::bot::offered::offered_named;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{CustomId, DialogButton, DraftKind, LeagueButton, TournamentDraft};
use crate::discord::reply::{Button, ModalField, ModalForm, Reply, Response, Select, SelectOption, Style};
use crate::domain::tournament::{
    CUP_SIZES, KindTerms, SEASON_WEEKS, START_DAYS, TournamentTerms, default_weeks, game_pace, league_paces,
};
use crate::domain::{Pace, UserError};
use crate::service::Error;
use crate::text::{self, Join, Language, t};
use sealed_move_rules::Game;

/// Menus above the row of buttons. Discord shows five rows.
const MAX_MENUS: usize = 4;

/// Applies a choice to the draft and shows it. Returns `None` if the input doesn't fit the action.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: LeagueButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let draft = match (button, input) {
        (LeagueButton::Draft(draft), Input::Press) => draft,
        (LeagueButton::Kind(draft), Input::Press) => {
            return Some(Ok(kinds(ctx.lang, &draft).placed(click.placement)));
        }
        (LeagueButton::Kind(draft), Input::Choice(kind)) => {
            let (_, kind) = KINDS.into_iter().find(|(word, _)| word == kind)?;
            TournamentDraft { kind, ..draft }
        }
        // Setups and lengths differ from game to game.
        (LeagueButton::Game(draft), Input::Choice(game)) => {
            let kind = match draft.kind {
                DraftKind::League { days, start, .. } => DraftKind::League { weeks: None, days, start },
                kind @ (DraftKind::Ladder | DraftKind::Cup { .. } | DraftKind::Swiss { .. }) => kind,
            };
            TournamentDraft { game: Some(game.clone()), setup: None, kind, ..draft }
        }
        (LeagueButton::Setup(draft), Input::Choice(setup)) => {
            TournamentDraft { setup: Some(setup.clone()), ..draft }
        }
        (LeagueButton::Time(draft), Input::Choice(choice)) => {
            let (weeks, days) = choice.split_once(',')?;
            let DraftKind::League { start, .. } = draft.kind else { return None };
            let (weeks, days) = (Some(weeks.parse().ok()?), days.parse().ok()?);
            TournamentDraft { kind: DraftKind::League { weeks, days, start }, ..draft }
        }
        (LeagueButton::Start(draft), Input::Choice(days)) => {
            let start = days.parse().ok()?;
            let kind = match draft.kind {
                DraftKind::League { weeks, days, .. } => DraftKind::League { weeks, days, start },
                DraftKind::Cup { size, .. } => DraftKind::Cup { size, start },
                DraftKind::Swiss { .. } => DraftKind::Swiss { start },
                DraftKind::Ladder => return None,
            };
            TournamentDraft { kind, ..draft }
        }
        (LeagueButton::Size(draft), Input::Choice(size)) => {
            let size = size.parse().ok()?;
            let DraftKind::Cup { start, .. } = draft.kind else { return None };
            TournamentDraft { kind: DraftKind::Cup { size, start }, ..draft }
        }
        (LeagueButton::Name(draft), Input::Press) => return Some(Ok(Response::Form(form(ctx.lang, draft)))),
        (LeagueButton::Name(draft), Input::Text(name)) => draft.named(name),
        (LeagueButton::Create(draft), Input::Press) => {
            return Some(create(ctx, &draft).map(|reply| reply.placed(click.placement)));
        }
        _ => return None,
    };
    Some(show(ctx, &draft).map(|reply| reply.placed(click.placement)))
}

fn form(lang: Language, draft: TournamentDraft) -> ModalForm {
    let example = t!(lang, "tournament-league-name", game = t!(lang, "game-kyo"));
    ModalForm {
        id: CustomId::without_subject(LeagueButton::Name(draft)),
        title: t!(lang, "modal-tournament-name-title"),
        label: t!(lang, "modal-tournament-name"),
        field: ModalField::Example(t!(lang, "modal-turn-hint", example = example)),
    }
}

/// Shows the draft in words, with menus and buttons to change it.
///
/// Fails for people who aren't organizers, and for games that aren't offered.
pub(in crate::discord) fn show(ctx: &InteractionContext, draft: &TournamentDraft) -> Result<Reply, Error> {
    ctx.organizer_of()?;
    let lang = ctx.lang;
    let game = draft.game.as_deref().map(offered_named).transpose()?;
    let mut selects = vec![game_menu(lang, LeagueButton::Game(draft.clone()), game)];
    let setups = |game| setup_menu(lang, LeagueButton::Setup(draft.clone()), game);
    selects.extend(game.and_then(setups));
    match draft.kind {
        DraftKind::League { weeks, days, start } => {
            selects.push(time_menu(lang, draft, (weeks_of(weeks, game), days)));
            selects.push(start_menu(lang, draft, t!(lang, "new-tournament-choose-start"), start));
        }
        DraftKind::Ladder => {}
        DraftKind::Cup { size, start } => {
            selects.push(size_menu(lang, draft, size));
            selects.push(start_menu(lang, draft, t!(lang, "new-cup-choose-start"), start));
        }
        DraftKind::Swiss { start } => {
            selects.push(start_menu(lang, draft, t!(lang, "new-tournament-choose-start"), start));
        }
    }
    let mut buttons = buttons(lang, draft);
    if selects.len() < MAX_MENUS {
        selects.insert(0, kind_menu(lang, draft));
    } else {
        let label = t!(lang, "new-tournament-choose-kind");
        let kind = LeagueButton::Kind(draft.clone());
        buttons.insert(1, Button::without_subject(kind, label, Style::Plain));
    }
    Ok(Reply {
        title: t!(lang, "new-tournament-title"),
        body: summary(lang, draft, game).join("\n"),
        selects,
        buttons,
        ..Reply::default()
    })
}

fn weeks_of(weeks: Option<u32>, game: Option<&dyn Game>) -> u32 {
    weeks.unwrap_or_else(|| game.map_or(SEASON_WEEKS[2], default_weeks))
}

fn name_of(lang: Language, draft: &TournamentDraft, game: &dyn Game) -> String {
    let game = text::game(lang, game.info());
    let usual = || match draft.kind {
        DraftKind::League { .. } => t!(lang, "tournament-league-name", game = game),
        DraftKind::Ladder => t!(lang, "tournament-ladder-name", game = game),
        DraftKind::Cup { .. } => t!(lang, "tournament-cup-name", game = game),
        DraftKind::Swiss { .. } => t!(lang, "tournament-swiss-name", game = game),
    };
    draft.name.clone().unwrap_or_else(usual)
}

fn summary(lang: Language, draft: &TournamentDraft, game: Option<&dyn Game>) -> Vec<String> {
    let name = match (game, &draft.name) {
        (Some(game), _) => Some(name_of(lang, draft, game)),
        (None, name) => name.clone(),
    };
    let mut lines: Vec<String> = name
        .map(|name| t!(lang, "new-tournament-name", name = text::plain_words(&name)))
        .into_iter()
        .collect();
    lines.push(match game {
        Some(game) => t!(lang, "new-tournament-game", game = text::game(lang, game.info())),
        None => t!(lang, "new-tournament-which"),
    });
    lines.extend(game.map(Game::info).filter(|info| info.setups.len() > 1).map(|info| {
        let setup = draft.setup.as_deref().unwrap_or(info.setups[0].name);
        t!(lang, "new-game-setup", setup = text::setup(lang, info, setup))
    }));
    let rated = if draft.rated { "yes" } else { "no" };
    match draft.kind {
        DraftKind::League { weeks, days, start } => {
            let weeks = weeks_of(weeks, game);
            lines.push(t!(lang, "new-tournament-terms", weeks = weeks, days = days, rated = rated));
            lines.push(t!(lang, "new-tournament-start", start = start));
        }
        DraftKind::Ladder => {
            let days = game_pace().budget_days();
            lines.push(t!(lang, "new-ladder-terms", days = days, rated = rated));
        }
        DraftKind::Cup { size, start } => {
            let days = game_pace().budget_days();
            lines.push(t!(lang, "new-cup-terms", size = size, days = days, rated = rated));
            lines.push(t!(lang, "new-cup-start", start = start));
        }
        DraftKind::Swiss { start } => {
            let days = game_pace().budget_days();
            lines.push(t!(lang, "new-swiss-terms", days = days, rated = rated));
            lines.push(t!(lang, "new-swiss-start", start = start));
        }
    }
    lines.push(t!(lang, "new-tournament-how"));
    lines
}

fn menu(button: LeagueButton, hint: String, options: Vec<SelectOption>) -> Select {
    Select { id: CustomId::without_subject(button), hint, options, pages: Vec::new() }
}

fn option(lang: Language, label: String, value: String, present: bool) -> SelectOption {
    let detail = if present { t!(lang, "option-now") } else { String::new() };
    SelectOption { label, detail, value }
}

/// Season lengths and times for a game in one menu, because a message has room for few.
fn time_menu(lang: Language, draft: &TournamentDraft, present: (u32, i64)) -> Select {
    let mut options = Vec::new();
    for weeks in SEASON_WEEKS {
        for days in league_paces().map(Pace::budget_days) {
            let label = t!(lang, "new-tournament-length", weeks = weeks, days = days);
            options.push(option(lang, label, format!("{weeks},{days}"), present == (weeks, days)));
        }
    }
    menu(LeagueButton::Time(draft.clone()), t!(lang, "new-tournament-choose-time"), options)
}

/// The kinds of tournaments, by their words in the menu.
const KINDS: [(&str, DraftKind); 4] = [
    ("league", DraftKind::LEAGUE),
    ("ladder", DraftKind::Ladder),
    ("cup", DraftKind::CUP),
    ("swiss", DraftKind::SWISS),
];

/// Shows the menu of kinds alone.
fn kinds(lang: Language, draft: &TournamentDraft) -> Reply {
    let back = LeagueButton::Draft(draft.clone());
    Reply {
        title: t!(lang, "new-tournament-title"),
        selects: vec![kind_menu(lang, draft)],
        buttons: vec![Button::without_subject(back, t!(lang, "button-manage-back"), Style::Plain)],
        ..Reply::default()
    }
}

fn kind_menu(lang: Language, draft: &TournamentDraft) -> Select {
    let option = |(word, kind): (&str, DraftKind)| {
        let (label, detail) = match kind {
            DraftKind::League { .. } => (t!(lang, "new-kind-league"), t!(lang, "new-kind-league-what")),
            DraftKind::Ladder => (t!(lang, "new-kind-ladder"), t!(lang, "new-kind-ladder-what")),
            DraftKind::Cup { .. } => (t!(lang, "new-kind-cup"), t!(lang, "new-kind-cup-what")),
            DraftKind::Swiss { .. } => (t!(lang, "new-kind-swiss"), t!(lang, "new-kind-swiss-what")),
        };
        SelectOption { label, detail, value: word.to_owned() }
    };
    let hint = t!(lang, "new-tournament-choose-kind");
    menu(LeagueButton::Kind(draft.clone()), hint, KINDS.map(option).into())
}

fn size_menu(lang: Language, draft: &TournamentDraft, size: u32) -> Select {
    let options = CUP_SIZES.iter().map(|offered| {
        let label = t!(lang, "new-cup-size", size = *offered);
        option(lang, label, offered.to_string(), *offered == size)
    });
    menu(LeagueButton::Size(draft.clone()), t!(lang, "new-cup-choose-size"), options.collect())
}

fn start_menu(lang: Language, draft: &TournamentDraft, hint: String, start: i64) -> Select {
    let options = START_DAYS.iter().map(|days| {
        let label = t!(lang, "new-tournament-days", days = *days);
        option(lang, label, days.to_string(), *days == start)
    });
    menu(LeagueButton::Start(draft.clone()), hint, options.collect())
}

fn buttons(lang: Language, draft: &TournamentDraft) -> Vec<Button> {
    let create = LeagueButton::Create(draft.clone());
    let other = TournamentDraft { rated: !draft.rated, ..draft.clone() };
    let label = if draft.rated { t!(lang, "button-unrated") } else { t!(lang, "button-rated") };
    vec![
        Button::without_subject(create, t!(lang, "button-create-tournament"), Style::Good)
            .enabled_if(draft.game.is_some()),
        Button::without_subject(LeagueButton::Draft(other), label, Style::Plain),
        Button::without_subject(
            LeagueButton::Name(draft.clone()),
            t!(lang, "button-tournament-name"),
            Style::Plain,
        ),
        Button::without_subject(DialogButton::Cancel, t!(lang, "button-cancel"), Style::Plain),
    ]
}

fn create(ctx: &InteractionContext, draft: &TournamentDraft) -> Result<Reply, Error> {
    let guild = ctx.organizer_of()?;
    let lang = ctx.lang;
    let missing = ctx.permissions.missing(lang);
    if !missing.is_empty() {
        let missing = text::join(lang, Join::List, &missing);
        return Ok(Reply::text(t!(lang, "new-tournament-missing", missing = missing)));
    }
    let game = offered_named(draft.game.as_deref().unwrap_or_default())?;
    let terms = TournamentTerms {
        name: name_of(ctx.public_lang, draft, game),
        game,
        setup: draft.setup.clone(),
        kind: match draft.kind {
            DraftKind::League { weeks, days, start } => KindTerms::League {
                pace: Pace::with_budget(days).map_err(|_| UserError::NoSuchTerm)?,
                weeks: weeks_of(weeks, Some(game)),
                start_days: start,
            },
            DraftKind::Ladder => KindTerms::Ladder,
            DraftKind::Cup { size, start } => KindTerms::Cup { size, start_days: start },
            DraftKind::Swiss { start } => KindTerms::Swiss { start_days: start },
        },
        rated: draft.rated,
        guild,
        channel: ctx.channel(),
    };
    ctx.service.tournaments.create(&ctx.caller, terms, ctx.seed()?)?;
    Ok(Reply::text(t!(lang, "new-tournament-done")))
}
