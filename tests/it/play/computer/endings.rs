//! The end of a game against the computer, and the warning before it.

use serde_json::json;

use super::{buttons_to_go_on, offered_levels};
use crate::bed::text;
use crate::play::table::{Table, button, words};

/// A rook attacks White's last king.
const IN_DANGER: &str = r#"k7/3r4/8/8/8/8/P7/3K4 w 20 {"flags":"0000"}"#;

/// The rook can take Red's last king.
const WON: &str = r#"3k4/8/8/8/8/8/8/3RK3 w 20 {"flags":"0000"}"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_king_in_danger_is_said_and_a_loss_shows_what_to_do() {
    let mut table = Table::new().await;
    table.person(0).begin_against("chakart", 2, "first").await;
    table.set_up(IN_DANGER).await;
    let alice = table.person(0);
    let danger = "Your king can be taken next move: by the Rook on d7.";
    let told = words(&alice.ask("board", &json!([])).await);
    assert!(told.contains(danger), "{told}");
    alice.set("danger", "off").await;
    let told = words(&alice.ask("board", &json!([])).await);
    assert!(!told.contains(danger) && told.contains("It's your turn"), "{told}");
    alice.set("danger", "on").await;

    let lost = alice.play_computer("a2a3").await;
    let told = words(&lost);
    assert!(told.contains("You have no King left. The computer wins this time."), "{told}");
    assert!(told.contains("**Try it from here** takes you back to your last move"), "{told}");
    assert!(told.contains("A lesson about what beat you: **See the threat**"), "{told}");
    assert_eq!(offered_levels(&lost), ["2", "1"], "a loser isn't offered the level above");
    let over = alice.wait_for_direct("the end", |message| words(message).contains("game over")).await;
    assert!(words(&over).contains("The computer wins this time."), "{}", words(&over));
    assert_eq!(
        buttons_to_go_on(&over),
        buttons_to_go_on(&lost),
        "the same buttons in private and in direct messages"
    );
    let (again, direct) =
        (button(&over, "pc-try").expect("a position to try again"), text(&over["channel_id"]));
    alice.caller.press(&direct, &over["id"], &again).await.ok();
    table
        .until("a fork begins", || table.ask("SELECT count(*) FROM match WHERE tried_from IS NOT NULL") == 1)
        .await;
    let lesson = alice.press_and_reread(&lost, "lesson").await;
    assert!(words(&lesson).contains("See the threat"), "{}", words(&lesson));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_win_is_told_to_the_winner() {
    let mut table = Table::new().await;
    table.person(0).begin_against("chakart", 3, "first").await;
    table.set_up(WON).await;
    let alice = table.person(0);
    let won = alice.play_surely("d1d8").await;
    let told = words(&won);
    assert!(told.contains("You win! The computer has no King left."), "{told}");
    assert_eq!(offered_levels(&won), ["3", "4"]);
    assert!(button(&won, "pc-try").is_none() && button(&won, "review").is_some(), "{won}");
    let over = alice.wait_for_direct("the end", |message| words(message).contains("game over")).await;
    assert!(words(&over).contains("You win! The computer has no King left."), "{}", words(&over));
    assert_eq!(offered_levels(&over), ["3", "4"]);
}

/// A mushroom carries the pawn to the last row, where its player chooses what it becomes.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_choice_of_ones_own_is_not_called_a_plan() {
    let mut table = Table::new().await;
    table.person(0).begin_against("chakart", 1, "first").await;
    table.set_up(r#"k7/p3m3/4P3/8/8/8/P7/3K4 w 20 {"flags":"0000"}"#).await;
    let alice = table.person(0);
    let asked = alice.play_surely("e6e7").await;
    assert!(!words(&asked).contains("is thinking"), "{}", words(&asked));
    alice.play_computer("=r").await;
    let notice = alice.wait_for_direct("the answer", |message| words(message).contains("answered")).await;
    let told = words(&notice);
    assert!(told.contains("e6e7") && told.contains("=r"), "both choices are told: {told}");
    assert!(!told.contains("your plan was played"), "{told}");
}
