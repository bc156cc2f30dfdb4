//! Settings that change actions: accepted challenges, and confirmation of moves.

use sealed_move::dice::Seed;
use sealed_move::domain::{
    Accepts, DangerNotes, MessageKind, PictureLayout, PieceSymbols, PlayerId, QuietHours, ReminderSettings,
    Reminders, SettingsChange, UserError, UserTimeZone,
};
use sealed_move::service::{ConfirmMode, PlayOutcome};

use super::{ALICE, BOB, CAROL, CHANNEL, ClockWorld, GUILD, START, refused, request};

#[test]
fn players_can_refuse_all_challenges() {
    let mut world = ClockWorld::new();
    let challenge = |world: &mut ClockWorld, from: PlayerId| {
        let call = world.call(from, START);
        world
            .service
            .challenges
            .make(&call, request(BOB, GUILD, CHANNEL), Seed::new([7; 32]))
            .map(|made| made.id)
    };
    world.game();
    world.send_all(START);
    let accepts = |world: &mut ClockWorld, accepts: Accepts| {
        world.change(BOB, SettingsChange { accepts: Some(accepts), ..SettingsChange::default() });
    };
    accepts(&mut world, Accepts::Known);
    assert!(challenge(&mut world, ALICE).is_ok(), "they have played");
    assert_eq!(refused(challenge(&mut world, CAROL)), UserError::AcceptsNone);
    accepts(&mut world, Accepts::Nobody);
    assert_eq!(refused(challenge(&mut world, ALICE)), UserError::AcceptsNone);
    assert_eq!(world.topics(START), [MessageKind::Challenged]);
    accepts(&mut world, Accepts::Everybody);
    assert!(challenge(&mut world, CAROL).is_ok());
}

#[test]
fn settings_outlive_a_restart_and_a_turn_can_always_ask_first() {
    let mut world = ClockWorld::new();
    let game = world.game();
    let zone = UserTimeZone::find("America/New_York").unwrap();
    let change = SettingsChange {
        zone: Some(zone.clone()),
        quiet: Some(QuietHours::parse("23:15-6")),
        reminders: Some(Reminders::Late),
        confirm: Some(true),
        theme: Some("dark".to_owned()),
        layout: Some(PictureLayout::Tall),
        symbols: Some(PieceSymbols::On),
        danger: Some(DangerNotes::Off),
        ..SettingsChange::default()
    };
    world.change(ALICE, change);
    let settings = world.another_process().players.settings(ALICE);
    let reminder_settings =
        ReminderSettings { reminders: Reminders::Late, zone, quiet: QuietHours::parse("23:15-6") };
    assert_eq!((settings.reminder_settings, settings.theme.as_deref()), (reminder_settings, Some("dark")));
    assert_eq!((settings.layout, settings.symbols), (PictureLayout::Tall, PieceSymbols::On));
    assert_eq!(settings.danger, DangerNotes::Off);
    assert_eq!(world.another_process().players.settings(BOB).danger, DangerNotes::On, "the default");
    let call = world.call(ALICE, START);
    let asked = world.service.moves.play(&call, game, None, "O(a2)a3", ConfirmMode::Typed);
    assert!(matches!(asked, Ok(PlayOutcome::Confirm { .. })), "{asked:?}");
    let sure = world.service.moves.play(&call, game, None, "O(a2)a3", ConfirmMode::Confirmed);
    assert!(matches!(sure, Ok(PlayOutcome::Played(_))), "{sure:?}");
}
