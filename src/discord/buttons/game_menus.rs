//! Menus of games and setups, shared by all drafts.

use crate::bot::offered::offered;
use crate::discord::custom_id::{ButtonAction, CustomId};
use crate::discord::reply::{Select, SelectOption};
use crate::text::{self, Language, t};
use sealed_move_rules::Game;

/// The menu of offered games.
pub(super) fn game_menu(
    lang: Language,
    action: impl Into<ButtonAction>,
    chosen: Option<&dyn Game>,
) -> Select {
    let options = offered().map(Game::info).map(|info| SelectOption {
        label: text::game(lang, info),
        detail: text::about(lang, info),
        value: info.name.to_owned(),
    });
    let hint = match chosen {
        None => t!(lang, "new-game-choose-game"),
        Some(_) => t!(lang, "new-game-other-game"),
    };
    Select { id: CustomId::without_subject(action), hint, options: options.collect(), pages: Vec::new() }
}

/// Returns `None` if the game has only one setup.
pub(super) fn setup_menu(lang: Language, action: impl Into<ButtonAction>, game: &dyn Game) -> Option<Select> {
    let info = game.info();
    let options = info.setups.iter().map(|setup| SelectOption {
        label: text::setup(lang, info, setup.name),
        detail: String::new(),
        value: setup.name.to_owned(),
    });
    (info.setups.len() > 1).then(|| Select {
        id: CustomId::without_subject(action),
        hint: t!(lang, "new-game-choose-setup"),
        options: options.collect(),
        pages: Vec::new(),
    })
}
