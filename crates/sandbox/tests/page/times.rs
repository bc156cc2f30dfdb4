//! Relative times follow the sandbox's clock.

use std::time::{SystemTime, UNIX_EPOCH};

use reqwest::Method;
use serde_json::json;

use super::browser::{BrowserPage, PageLayout};
use super::common::Bed;

const HOUR: u64 = 3600;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn relative_times_follow_the_sandbox_clock() {
    let bed = Bed::new().await;
    // Advanced before the page opens, and again while it is open.
    bed.control(Method::POST, "clock", json!({ "advance": "1d" })).await.ok();
    let due = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() + 85 * HOUR;
    let poll = json!({ "question": { "text": "Tea?" }, "duration": 61,
        "answers": [{ "poll_media": { "text": "Yes" } }] });
    let path = format!("/channels/{}/messages", bed.channel(0));
    bed.bot(Method::POST, &path, json!({ "content": format!("Due <t:{due}:R>") })).await.ok();
    bed.bot(Method::POST, &path, json!({ "poll": poll })).await.ok();
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    page.says("Due in 3 days").await;
    page.says("Ends in 3 days").await;
    let said = "return document.querySelector('header time').innerText.startsWith('Yesterday')";
    assert_eq!(page.run(said, "").await, false);
    bed.control(Method::POST, "clock", json!({ "advance": "1d" })).await.ok();
    page.says("Due in 2 days").await;
    page.says("Ends in 2 days").await;
    page.until("the message is from yesterday", said, "", |it| *it == true).await;
    bed.control(Method::POST, "clock", json!({ "advance": "1d" })).await.ok();
    page.says("Due in 13 hours").await;
    bed.control(Method::POST, "clock", json!({ "advance": "1d" })).await.ok();
    page.says("Due 11 hours ago").await;
    page.says("This poll has ended").await;
    page.close().await;
}
