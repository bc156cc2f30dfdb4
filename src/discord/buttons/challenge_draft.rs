//! A challenge composed with menus, opened by `/challenge` without options.
//!
//! The choices so far are in the ids of the components. Nothing is stored before the challenge is
//! sent.

use super::challenges::{self, ChallengeRequest};
use super::click::Input;
use super::computer;
use super::game_menus::{game_menu, setup_menu};
use crate::bot::offered::offered_named;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ChallengeButton, ChallengeDraft, ComputerDraft, CustomId, DialogButton};
use crate::discord::reply::{Button, ListKind, ListSelect, Reply, Select, SelectOption, Style};
use crate::discord::views::format::mention;
use crate::domain::{Opponent, Pace, PlayerId, SideWish, UserError};
use crate::service::Error;
use crate::text::{self, Language, t};
use sealed_move_rules::{Game, Side};

/// Applies a choice to the draft and shows it. Returns `None` if the input doesn't fit the action.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: ChallengeButton,
    input: &Input,
) -> Option<Result<Reply, Error>> {
    let draft = match (button, input) {
        (ChallengeButton::Draft(draft), Input::Press) => draft,
        // Setups differ from game to game.
        (ChallengeButton::DraftGame(draft), Input::Choice(game)) => {
            ChallengeDraft { game: Some(game.clone()), setup: None, ..draft }
        }
        (ChallengeButton::DraftSetup(draft), Input::Choice(setup)) => {
            ChallengeDraft { setup: Some(setup.clone()), ..draft }
        }
        (ChallengeButton::DraftPace(draft), Input::Choice(days)) => {
            ChallengeDraft { pace: Some(days.parse().ok()?), ..draft }
        }
        (ChallengeButton::DraftOpponent(draft), Input::Person(opponent)) if ctx.is_own(*opponent) => {
            return Some(computer::show(ctx, &computer_draft(&draft)));
        }
        (ChallengeButton::DraftOpponent(draft), Input::Person(opponent)) => match checked(ctx, *opponent) {
            Ok(player) => ChallengeDraft { opponent: Some(player), ..draft },
            // Keep the menus, so that the player can choose someone else.
            Err(refusal) => {
                let content = text::refusal(ctx.lang, "", &refusal);
                return Some(show(ctx, &draft).map(|reply| Reply { content, ..reply }));
            }
        },
        _ => return None,
    };
    Some(show(ctx, &draft))
}

fn computer_draft(draft: &ChallengeDraft) -> ComputerDraft {
    let ChallengeDraft { game, setup, side, .. } = draft.clone();
    ComputerDraft { game, setup, side, ..ComputerDraft::EMPTY }
}

/// The button that opens an empty draft.
pub(in crate::discord) fn new_game_button(lang: Language) -> Button {
    let draft = ChallengeDraft {
        game: None,
        setup: None,
        side: SideWish::Random,
        pace: None,
        rated: true,
        opponent: None,
    };
    Button::without_subject(ChallengeButton::Draft(draft), t!(lang, "button-new-game"), Style::Primary)
}

/// Rejects bots and the challenger.
pub(in crate::discord) fn checked(
    ctx: &InteractionContext,
    opponent: Opponent,
) -> Result<PlayerId, UserError> {
    if opponent.bot {
        return Err(UserError::BotOpponent);
    }
    if opponent.player == ctx.player() {
        return Err(UserError::SelfChallenge);
    }
    Ok(opponent.player)
}

pub(super) fn send(ctx: &InteractionContext, draft: ChallengeDraft) -> Result<Reply, Error> {
    let ChallengeDraft { game, setup, side, pace, rated, opponent } = draft;
    let request = ChallengeRequest {
        game: game.unwrap_or_default(),
        opponent: opponent.map(|player| Opponent { player, bot: false }),
        side: Some(side.word().to_owned()),
        pace,
        setup,
        rated,
    };
    challenges::send(ctx, request)
}

/// Shows the draft in words, with menus and buttons to change it.
///
/// Fails outside servers and for games that aren't offered.
pub(in crate::discord) fn show(ctx: &InteractionContext, draft: &ChallengeDraft) -> Result<Reply, Error> {
    let lang = ctx.lang;
    let guild = ctx.guild().ok_or(UserError::NotInServer)?;
    let game = draft.game.as_deref().map(offered_named).transpose()?;
    let pace = match draft.pace {
        Some(number) => Pace::from_number(number)?,
        None => ctx.service.servers.settings(guild)?.pace,
    };
    let mut selects = vec![game_menu(lang, ChallengeButton::DraftGame(draft.clone()), game)];
    let setups = |game| setup_menu(lang, ChallengeButton::DraftSetup(draft.clone()), game);
    selects.extend(game.and_then(setups));
    selects.push(pace_menu(lang, draft, pace));
    let list_select = Some(ListSelect {
        of: ListKind::People,
        id: CustomId::without_subject(ChallengeButton::DraftOpponent(draft.clone())),
        hint: t!(lang, "new-game-choose-opponent"),
    });
    Ok(Reply {
        title: t!(lang, "new-game-title"),
        body: summary(lang, draft, game, pace).join("\n"),
        selects,
        list_select,
        buttons: buttons(lang, draft),
        ..Reply::default()
    })
}

fn summary(lang: Language, draft: &ChallengeDraft, game: Option<&dyn Game>, pace: Pace) -> Vec<String> {
    let opponent = draft.opponent.map_or_else(|| t!(lang, "new-game-anyone"), |player| mention(lang, player));
    let first = match game {
        None => t!(lang, "new-game-which"),
        Some(game) => {
            let info = game.info();
            t!(lang, "new-game-game", game = text::game(lang, info), about = text::about(lang, info))
        }
    };
    let setup = game.map(Game::info).filter(|info| info.setups.len() > 1).map(|info| {
        let name = draft.setup.as_deref().unwrap_or(info.setups[0].name);
        t!(lang, "new-game-setup", setup = text::setup(lang, info, name))
    });
    let terms = t!(
        lang,
        "new-game-terms",
        opponent = opponent,
        side = draft.side.word(),
        pace = text::pace(lang, pace),
        rated = if draft.rated { "yes" } else { "no" },
    );
    std::iter::once(first).chain(setup).chain([terms]).collect()
}

fn pace_menu(lang: Language, draft: &ChallengeDraft, present: Pace) -> Select {
    let options = Pace::ALL.iter().chain(&Pace::BUDGETS).map(|pace| SelectOption {
        label: text::pace(lang, *pace),
        detail: if *pace == present { t!(lang, "option-now") } else { String::new() },
        value: pace.number().to_string(),
    });
    Select {
        id: CustomId::without_subject(ChallengeButton::DraftPace(draft.clone())),
        hint: t!(lang, "new-game-choose-pace"),
        options: options.collect(),
        pages: Vec::new(),
    }
}

fn buttons(lang: Language, draft: &ChallengeDraft) -> Vec<Button> {
    let change = |draft: ChallengeDraft, label: String| {
        Button::without_subject(ChallengeButton::Draft(draft), label, Style::Plain)
    };
    let send = ChallengeButton::SendDraft(draft.clone());
    let send = Button::without_subject(send, t!(lang, "button-send-challenge"), Style::Good);
    let side = match draft.side {
        SideWish::Random => SideWish::Fixed(Side::First),
        SideWish::Fixed(Side::First) => SideWish::Fixed(Side::Second),
        SideWish::Fixed(Side::Second) => SideWish::Random,
    };
    let mut buttons = vec![
        send.enabled_if(draft.game.is_some()),
        change(ChallengeDraft { side, ..draft.clone() }, t!(lang, "button-other-side")),
        change(
            ChallengeDraft { rated: !draft.rated, ..draft.clone() },
            if draft.rated { t!(lang, "button-unrated") } else { t!(lang, "button-rated") },
        ),
    ];
    if draft.opponent.is_some() {
        let anyone = ChallengeDraft { opponent: None, ..draft.clone() };
        buttons.push(change(anyone, t!(lang, "button-anyone")));
    } else {
        buttons.push(computer::play_button(lang, computer_draft(draft), Style::Plain));
    }
    buttons.push(Button::without_subject(DialogButton::Cancel, t!(lang, "button-cancel"), Style::Plain));
    buttons
}
