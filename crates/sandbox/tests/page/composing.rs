//! Filling in a command's options by keyboard.

use serde_json::json;

use super::browser::{BrowserPage, PageLayout};
use super::common::Bed;
use super::{ENTER, bot};

/// Name of the focused option, or the id of another focused element.
const FOCUSED: &str = "return document.activeElement.dataset.option ?? document.activeElement.id";

const TAIL: &str = "composer-input";

async fn is_focused(page: &BrowserPage, name: &str) {
    page.until(&format!("the caret is in {name}"), FOCUSED, "", |it| it == name).await;
}

async fn order(page: &BrowserPage) {
    page.click("#composer-input").await;
    page.type_keys(&format!("/order{ENTER}")).await;
    is_focused(page, "fruit").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn enter_picks_a_typed_choice_and_leaves_the_option() {
    let bed = Bed::new().await;
    bot::start(&bed).await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };

    // The whole name of the second choice, not the highlighted first one.
    order(&page).await;
    page.type_keys(&format!("green pear{ENTER}")).await;
    is_focused(&page, TAIL).await;
    assert!(!page.says_now("Ordered").await, "the first Enter sent the command");
    page.type_keys(ENTER).await;
    page.says("Ordered \"fruit\"=\"pear\"").await;

    // The highlighted choice, then an optional user by name.
    order(&page).await;
    page.type_keys(&format!("gre{ENTER}")).await;
    is_focused(&page, TAIL).await;
    page.type_keys(&format!("gue{ENTER}")).await;
    is_focused(&page, "guest").await;
    page.type_keys(&format!("bob{ENTER}")).await;
    is_focused(&page, TAIL).await;
    assert!(!page.says_now("\"apple\"").await, "Enter on a user sent the command");
    page.type_keys(ENTER).await;
    page.says(&format!("Ordered \"fruit\"=\"apple\" \"guest\"=\"{}\"", bed.text("/users/1/id"))).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_click_on_a_choice_leaves_the_option() {
    let bed = Bed::new().await;
    bot::start(&bed).await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    order(&page).await;
    page.click("#suggestions [data-value=pear]").await;
    is_focused(&page, TAIL).await;
    // A choice of the bot.
    page.type_keys(&format!("cake{ENTER}")).await;
    is_focused(&page, "cake").await;
    page.click("#suggestions [data-value=plum]").await;
    is_focused(&page, TAIL).await;
    page.type_keys(ENTER).await;
    page.says("Ordered \"fruit\"=\"pear\" \"cake\"=\"plum\"").await;
    let answers = bed.messages(&bed.channel(0)).await;
    assert_eq!(answers.len(), 1, "{}", json!(answers));
    page.close().await;
}
