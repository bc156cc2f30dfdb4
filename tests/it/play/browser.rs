//! The opening moves of a game on the page.

use super::page::{Page, PageLayout};
use super::table::Table;

#[tokio::test(flavor = "multi_thread")]
async fn the_opening_moves_are_played_through_the_page() {
    let table = Table::new().await;
    let Some(page) = Page::open(&table, PageLayout::Light).await else { return };
    page.send("/challenge game:aruki opponent:@Bob side:first").await;
    page.says("Challenge sent!").await;
    page.become_user("Bob").await;
    page.click("[data-custom-id^=\"v1.accept.\"]").await;
    page.says("Game on! Alice (White) moves first.").await;
    for (index, (typed, notation)) in
        [("d2d3", "O(d2)d3"), ("e11 e10", "O(e11)e10"), ("k2-k3", "O(k2)k3")].into_iter().enumerate()
    {
        page.become_user(["Alice", "Bob"][index % 2]).await;
        page.send(&format!("/move move:{typed}")).await;
        page.says(&format!("You played {notation}")).await;
        let notice = format!("[data-custom-id$=\".{}\"]", index + 1);
        page.find(&notice).await;
    }
    // The picture loads completely, with its alt text.
    let loaded = "const all = [...document.querySelectorAll('img')].filter(i => i.alt.includes(arguments[0])); \
                  return all.length > 0 && all.every(i => i.complete && i.naturalWidth >= 900);";
    let alt = "Last move, White: Pawn k2 to k3";
    page.until("the board's picture shows", loaded, alt, |got| *got == true).await;
    // The form behind *Move*, used by Black after the ping.
    page.become_user("Bob").await;
    page.click("[data-custom-id^=\"v1.move.\"][data-custom-id$=\".3\"]").await;
    page.click("[data-custom-id^=\"v1.type.\"]").await;
    page.find("dialog#modal input").await.send_keys("b11b10").await.unwrap();
    page.click("dialog#modal [type=submit]").await;
    page.says("You played O(b11)b10").await;
    page.screenshot("opening").await;
    page.close().await;
}
