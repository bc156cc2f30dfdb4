//! Layout and handlers of buttons, menus and forms, one file per family.
//!
//! A new action is a row in the table of [`custom_id`](super::custom_id) and an arm in its family's
//! file.

pub(super) mod blocks;
pub(super) mod challenge_draft;
pub(super) mod challenges;
mod click;
pub(super) mod composer;
pub(super) mod computer;
mod cups;
mod dailies;
mod dice;
mod draft_menu;
mod exercise;
pub(super) mod game;
mod game_menus;
pub(super) mod games;
pub(super) mod hint;
pub(super) mod history;
mod ladders;
pub(super) mod leaderboard;
mod lesson_card;
mod lesson_list;
pub(super) mod lessons;
pub(super) mod moderation;
mod move_form;
pub(super) mod moves;
pub(super) mod notes;
pub(super) mod offers;
pub(super) mod option_menu;
mod own_puzzles;
pub(super) mod plans;
pub(super) mod player_data;
pub(super) mod profile;
mod profile_plot;
mod puzzle_answer;
pub(super) mod puzzle_card;
pub(super) mod puzzles;
mod refused_move;
mod review_card;
pub(super) mod reviews;
pub(super) mod rules;
pub(super) mod server;
pub(super) mod server_settings;
pub(super) mod settings;
mod swiss;
pub(super) mod tournament_draft;
pub(super) mod tournament_manage;
pub(super) mod tournaments;

use super::context::InteractionContext;
use super::custom_id::{
    ButtonAction, ChallengeButton, ChallengeDraft, ChannelCheck, ComputerButton, CustomId, DailyButton,
    DeferredPlacement, DialogButton, TournamentButton,
};
use super::reply::{Placement, Reply, Response};
use crate::discord::rest::permissions::{PermissionCheck, StartRequest};
use crate::domain::{ChannelId, HintStep};
use crate::service::Error;
use crate::text::t;
use click::Click;

pub use click::Input;

/// Answers a button, menu or form. Returns `None` if the input doesn't fit the action.
pub(super) fn handle(
    ctx: &InteractionContext,
    id: CustomId,
    input: &Input,
    placement: Placement,
) -> Option<Result<Response, Error>> {
    let click = Click { subject: id.subject, revision: id.revision, placement };
    if id.action.is_about_game() {
        ctx.record_game(id.subject);
    }
    Some(match (id.action, input) {
        (ButtonAction::Challenges(button), input) => return challenges::handle(ctx, button, click, input),
        (ButtonAction::Computer(button), input) => return computer::handle(ctx, button, click, input),
        (ButtonAction::Composer(button), input) => return composer::handle(ctx, &button, click, input),
        (ButtonAction::Moves(button), input) => return moves::handle(ctx, button, click, input),
        (ButtonAction::Game(button), Input::Press) => game::press(ctx, &button, click),
        (ButtonAction::Offers(button), Input::Press) => offers::press(ctx, &button, click),
        (ButtonAction::History(button), input) => return history::handle(ctx, &button, click, input),
        (ButtonAction::Reviews(button), Input::Press) => reviews::press(ctx, &button, click),
        (ButtonAction::Notes(button), input) => return notes::handle(ctx, &button, click, input),
        (ButtonAction::Plans(button), Input::Press) => plans::press(ctx, &button, click),
        (ButtonAction::Rules(button), input) => return rules::handle(ctx, &button, click, input),
        (ButtonAction::Lessons(button), input) => return lessons::handle(ctx, &button, click, input),
        (ButtonAction::Puzzles(button), input) => return puzzles::handle(ctx, &button, click, input),
        (ButtonAction::OwnPuzzles(button), input) => return own_puzzles::handle(ctx, &button, click, input),
        (ButtonAction::Dailies(DailyButton::Solve), Input::Press) => dailies::solve(ctx, click),
        (ButtonAction::Tournaments(TournamentButton::Opponent), Input::Choice(number)) => {
            return ladders::challenge(ctx, click, number);
        }
        (ButtonAction::Tournaments(button), Input::Press) => tournaments::press(ctx, &button, click),
        (ButtonAction::Leagues(button), input) => return tournament_draft::handle(ctx, button, click, input),
        (ButtonAction::Manage(button), input) => {
            return tournament_manage::handle(ctx, &button, click, input);
        }
        (ButtonAction::PlayerData(button), Input::Press) => player_data::press(ctx, &button),
        (ButtonAction::Blocks(button), input) => return blocks::handle(ctx, &button, click, input),
        (ButtonAction::Moderation(button), Input::Press) => moderation::press(ctx, &button, click),
        (ButtonAction::Profile(button), Input::Press) => profile::press(ctx, &button, click),
        (ButtonAction::Games(button), Input::Press) => games::press(ctx, &button, click),
        (ButtonAction::Leaderboard(button), Input::Press) => leaderboard::press(ctx, &button, click),
        (ButtonAction::Server(button), input) => return server::handle(ctx, &button, click, input),
        (ButtonAction::Settings(button), input) => return settings::handle(ctx, &button, click, input),
        (ButtonAction::Dialog(DialogButton::Cancel), Input::Press) => {
            Ok(Response::Update(Reply::text(t!(ctx.lang, "cancelled"))))
        }
        // `handling` runs the command for a choice from a menu of games.
        (ButtonAction::Commands(_), Input::Press)
        | (_, Input::Choice(_) | Input::Person(_) | Input::Text(_)) => return None,
    })
}

/// Returns where the answer goes if it is deferred, for a component of a message where answers go
/// to `placement`.
pub(super) const fn deferred_placement(action: &ButtonAction, placement: Placement) -> Placement {
    const FIRST_HINT: u32 = HintStep::Piece.number();
    match (action, action.deferred_placement()) {
        // The first step is a new message, which the next ones update.
        (ButtonAction::Computer(ComputerButton::Hint(FIRST_HINT)), _) => Placement::NewMessage,
        (_, DeferredPlacement::InPlace) => placement,
        (_, DeferredPlacement::NewMessage) => Placement::NewMessage,
    }
}

/// Returns the channels to probe before an action is handled.
pub(super) fn permission_check(id: &CustomId, input: Option<&Input>) -> PermissionCheck {
    match &id.action {
        ButtonAction::Challenges(ChallengeButton::Send(target)) => {
            return PermissionCheck::Opponent(target.opponent);
        }
        ButtonAction::Challenges(ChallengeButton::SendDraft(ChallengeDraft {
            opponent: Some(opponent),
            ..
        })) => return PermissionCheck::Opponent(*opponent),
        ButtonAction::Tournaments(TournamentButton::Opponent) => {
            let number = match input {
                Some(Input::Choice(number)) => number.parse().ok(),
                _ => None,
            };
            let request = |number| StartRequest::Ladder { tournament: id.subject, number };
            return number.map_or(PermissionCheck::Nothing, |number| PermissionCheck::Start(request(number)));
        }
        _ => {}
    }
    match id.action.channel_check() {
        ChannelCheck::NoChannels => PermissionCheck::Nothing,
        ChannelCheck::FirstUsable => PermissionCheck::FirstUsable,
        ChannelCheck::AllConfigured => PermissionCheck::Every,
        ChannelCheck::Chosen => match input {
            Some(Input::Choice(channel)) => channel
                .parse()
                .map_or(PermissionCheck::Nothing, |channel| PermissionCheck::Channel(ChannelId(channel))),
            _ => PermissionCheck::Nothing,
        },
        ChannelCheck::Start => PermissionCheck::Start(match id.action {
            ButtonAction::Challenges(_) => StartRequest::Accept(id.subject),
            _ => StartRequest::Rematch(Some(id.subject)),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_step_of_a_hint_is_a_new_message() {
        let placed = |step: HintStep| {
            deferred_placement(&ComputerButton::Hint(step.number()).into(), Placement::InPlace)
        };
        assert_eq!(
            HintStep::ALL.map(placed),
            [Placement::NewMessage, Placement::InPlace, Placement::InPlace]
        );
    }
}
