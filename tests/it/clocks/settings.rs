//! Settings that change actions: accepted challenges, and confirmation of moves.

use sealed_move::dice::Seed;
use sealed_move::domain::{
    Accepts, MessageKind, PictureLayout, PieceSymbols, PlayerId, QuietHours, ReminderSettings, Reminders,
    SettingsChange, UserError, UserTimeZone,
};
use sealed_move::service::{ConfirmMode, PlayOutcome};

use super::{ALICE, BOB, CAROL, CHANNEL, GUILD, Hall, START, refused, request};

#[test]
fn players_can_refuse_all_challenges() {
    let mut hall = Hall::new();
    let challenge = |hall: &mut Hall, from: PlayerId| {
        let call = hall.call(from, START);
        hall.service
            .challenges
            .make(&call, request(BOB, GUILD, CHANNEL), Seed::new([7; 32]))
            .map(|made| made.id)
    };
    hall.game();
    hall.send_all(START);
    let accepts = |hall: &mut Hall, accepts: Accepts| {
        hall.change(BOB, SettingsChange { accepts: Some(accepts), ..SettingsChange::default() });
    };
    accepts(&mut hall, Accepts::Known);
    assert!(challenge(&mut hall, ALICE).is_ok(), "they have played");
    assert_eq!(refused(challenge(&mut hall, CAROL)), UserError::AcceptsNone);
    accepts(&mut hall, Accepts::Nobody);
    assert_eq!(refused(challenge(&mut hall, ALICE)), UserError::AcceptsNone);
    assert_eq!(hall.topics(START), [MessageKind::Challenged]);
    accepts(&mut hall, Accepts::Everybody);
    assert!(challenge(&mut hall, CAROL).is_ok());
}

#[test]
fn settings_outlive_a_restart_and_a_turn_can_always_ask_first() {
    let mut hall = Hall::new();
    let game = hall.game();
    let zone = UserTimeZone::find("America/New_York").unwrap();
    let change = SettingsChange {
        zone: Some(zone.clone()),
        quiet: Some(QuietHours::parse("23:15-6")),
        reminders: Some(Reminders::Late),
        confirm: Some(true),
        theme: Some("dark".to_owned()),
        layout: Some(PictureLayout::Tall),
        symbols: Some(PieceSymbols::On),
        ..SettingsChange::default()
    };
    hall.change(ALICE, change);
    let settings = hall.another().players.settings(ALICE);
    let reminder_settings =
        ReminderSettings { reminders: Reminders::Late, zone, quiet: QuietHours::parse("23:15-6") };
    assert_eq!((settings.reminder_settings, settings.theme.as_deref()), (reminder_settings, Some("dark")));
    assert_eq!((settings.layout, settings.symbols), (PictureLayout::Tall, PieceSymbols::On));
    let call = hall.call(ALICE, START);
    let asked = hall.service.moves.play(&call, game, None, "O(a2)a3", ConfirmMode::Typed);
    assert!(matches!(asked, Ok(PlayOutcome::Confirm { .. })), "{asked:?}");
    let sure = hall.service.moves.play(&call, game, None, "O(a2)a3", ConfirmMode::Confirmed);
    assert!(matches!(sure, Ok(PlayOutcome::Played(_))), "{sure:?}");
}
