//! Functions that parse untrusted input. cargo-fuzz and `cargo test` call them with arbitrary
//! bytes. They must not panic, and everything they parse must survive a round trip.

use std::sync::{Arc, LazyLock};

use sealed_move::bot::{BotContext, RngSource};
use sealed_move::config::{
    ApiUrl, BotToken, Config, ListenAddress, LogFilter, LogFormat, PublicKey, Ranged, SettingArgs,
};
use sealed_move::dice::Seed;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::commands;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::custom_id::CustomId;
use sealed_move::discord::handling;
use sealed_move::discord::reply::Placement;
use sealed_move::domain::{AccountName, ChannelId, GuildId, InteractionId, PersonKey, PlayerId, Timestamp};
use sealed_move::gamefile::GameFile;
use sealed_move::service::{Caller, Service};
use sealed_move::store::SqliteStore;
use sealed_move_board::Studio;
use sealed_move_rules::{Game, Observer, Side, find};
use serenity::all::{ComponentInteractionDataKind, Interaction};

/// Listed moves and suggestions per input: enough to reach all code.
const MAX_MOVES: usize = 40;

/// Maximum input length; longer texts are slower and find nothing new.
const MAX_LENGTH: usize = 4000;

fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok().filter(|text| text.len() <= MAX_LENGTH)
}

/// Splits off the first line, which names a game.
fn game(text: &str) -> Option<(&'static dyn Game, &str)> {
    let (name, rest) = text.split_once('\n')?;
    Some((find(name)?, rest))
}

/// A game's name, then a position.
pub(crate) fn positions(data: &[u8]) {
    let Some((game, text)) = text(data).and_then(game) else { return };
    let Ok(position) = game.parse(text.trim_end()) else { return };
    let written = position.text();
    let again = game.parse(&written).expect("a position that was written can be read");
    assert_eq!(again.text(), written);
    for observer in [Observer::Public, Observer::Player(Side::First), Observer::Player(Side::Second)] {
        let view = position.view(observer);
        let told = view.text();
        let _ = game.parse_view_of(&told, observer);
    }
    let view = position.view(Observer::Player(position.turn()));
    for legal in view.legal_moves(MAX_MOVES).unwrap_or_default().iter().take(3) {
        let read = view.read(legal).expect("a legal move can be typed");
        assert_eq!(read.as_str(), legal);
    }
}

/// A game's name, a position, then a typed move.
pub(crate) fn typed_moves(data: &[u8]) {
    let Some((game, rest)) = text(data).and_then(game) else { return };
    let Some((position, typed)) = rest.split_once('\n') else { return };
    let Ok(position) = game.parse(position) else { return };
    let view = position.view(Observer::Player(position.turn()));
    if let Ok(chosen) = view.read(typed) {
        let again = view.read(chosen.as_str()).expect("a move that was read can be read again");
        assert_eq!(again.as_str(), chosen.as_str());
        view.needs_confirmation(&chosen);
        view.may_roll(&chosen);
    }
    let _ = view.is_guess(typed);
    let _ = view.complete(typed);
    view.suggestions(typed, 5);
    let _ = view.next(typed);
    if let Some(draft) = view.draft_of(typed) {
        let _ = view.compose(&draft);
    }
    let _ = view.compose(typed);
    let _ = view.parse_opponent_move(typed);
    let _ = view.complete_opponent_move(typed);
    let _ = position.replay(typed);
}

pub(crate) fn records(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let parsed = GameFile::parse(text).is_ok();
    if let Ok(file) = GameFile::read(text) {
        let _ = (file.claim(), file.last_move(), file.is_whole());
        if parsed {
            let _ = file.board_views(Observer::Public);
            let _ = file.seen_board_views();
        }
    }
}

pub(crate) fn custom_ids(data: &[u8]) {
    let Some(Ok(id)) = text(data).map(str::parse::<CustomId>) else { return };
    let written = id.to_string();
    let again: CustomId = written.parse().expect("an id that was written can be read");
    assert_eq!(again, id, "{written}");
}

/// The folder lives as long as the process.
static BOT: LazyLock<(tempfile::TempDir, BotContext)> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(&folder.path().join("bot.db")).expect("a database");
    let rng = RngSource { coin: || Side::First, seed: || Some(Seed::new([7; 32])) };
    let service = Arc::new(Service::new(Arc::new(store), 1, PersonKey::from_token("test")));
    let bot = BotContext::new(service, Arc::new(Studio::new().expect("a studio")), rng);
    (folder, bot)
});

/// An interaction as the gateway delivers it.
pub(crate) fn payloads(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let Ok(interaction) = serde_json::from_str::<Interaction>(text) else { return };
    let caller = Caller {
        interaction: InteractionId(interaction.id().get()),
        player: PlayerId(11),
        now: Timestamp(1_800_000_000_000),
        guild: Some(GuildId(5)),
        channel: ChannelId(7),
    };
    let mut ctx = InteractionContext::new(&BOT.1, caller, AccountName::new("Alice", Some("alice")));
    match interaction {
        Interaction::Command(command) => {
            drop(handling::command(&mut ctx, commands::parse(&command.data)));
        }
        Interaction::Autocomplete(command) => drop(handling::complete(&mut ctx, &command.data)),
        Interaction::Component(component) => {
            let input = match &component.data.kind {
                ComponentInteractionDataKind::StringSelect { values } => {
                    Input::Choice(values.first().cloned().unwrap_or_default())
                }
                _ => Input::Press,
            };
            let id = component.data.custom_id.parse().ok();
            drop(handling::component(&mut ctx, id, &input, Placement::InPlace));
        }
        Interaction::Modal(modal) => {
            let id = modal.data.custom_id.parse().ok();
            drop(handling::component(&mut ctx, id, &Input::Text("x".to_owned()), Placement::InPlace));
        }
        _ => {}
    }
}

/// The settings file, and the value of each setting.
pub(crate) fn configuration(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), text).expect("a file that can be written");
    let _ = Config::read(&SettingArgs::from_file(file.path().to_owned()));
    let one = text.trim();
    let _ =
        (one.parse::<ApiUrl>(), one.parse::<BotToken>(), one.parse::<LogFilter>(), one.parse::<LogFormat>());
    let _ = (one.parse::<ListenAddress>(), one.parse::<Ranged<0, 1023>>(), one.parse::<PublicKey>());
}
