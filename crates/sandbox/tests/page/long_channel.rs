//! A long channel costs no more per message than a short one.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use super::browser::{BrowserPage, PageLayout};
use super::common::Bed;

/// Messages per measurement.
const SAMPLE: usize = 100;

/// Posts messages as the bot until the channel has `count` of them.
async fn post_until(bed: &Bed, posted: &mut usize, count: usize) {
    let path = format!("/channels/{}/messages", bed.channel(0));
    while *posted < count {
        bed.bot(Method::POST, &path, json!({ "content": format!("Message {posted}.") })).await.ok();
        *posted += 1;
    }
}

/// Returns the time that the page's main thread has been busy.
async fn busy(bed: &Bed, page: &BrowserPage) -> Duration {
    let session = page.client.session_id().await.unwrap().unwrap();
    let url = format!("{}/session/{session}/goog/cdp/execute", page.driver_address);
    let call = async |method: &str| {
        let body = json!({ "cmd": method, "params": {} });
        bed.client.post(&url).json(&body).send().await.unwrap().json::<Value>().await.unwrap()
    };
    call("Performance.enable").await;
    let metrics = call("Performance.getMetrics").await["value"]["metrics"].clone();
    let task = metrics.as_array().unwrap().iter().find(|it| it["name"] == "TaskDuration").unwrap();
    Duration::from_secs_f64(task["value"].as_f64().unwrap())
}

/// Waits until a message is the last one. Unlike a search in the page's text, this costs the page
/// little.
async fn arrived(page: &BrowserPage, number: usize) {
    let last = "return document.querySelector('#messages').lastElementChild?.innerText ?? ''";
    let wanted = format!("Message {number}.");
    page.until("the message is shown", last, "", |it| it.as_str().is_some_and(|it| it.contains(&wanted)))
        .await;
}

/// Posts messages and returns the page's busy time per message.
async fn cost(bed: &Bed, page: &BrowserPage, posted: &mut usize) -> Duration {
    let before = busy(bed, page).await;
    let count = *posted + SAMPLE;
    post_until(bed, posted, count).await;
    arrived(page, count - 1).await;
    (busy(bed, page).await - before) / u32::try_from(SAMPLE).unwrap()
}

/// Number of drawn messages.
const DRAWN: &str = "return document.querySelectorAll('#messages .message').length";
/// The texts of the first and last drawn message.
const ENDS: &str = "const all = [...document.querySelectorAll('.message-text')]; \
                    return [all[0].innerText, all.at(-1).innerText];";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_in_a_long_channel_costs_no_more() {
    let bed = Bed::new().await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    let mut posted = 0;
    post_until(&bed, &mut posted, 50).await;
    arrived(&page, 49).await;
    let short = cost(&bed, &page, &mut posted).await;
    post_until(&bed, &mut posted, 1000).await;
    arrived(&page, 999).await;
    let long = cost(&bed, &page, &mut posted).await;
    println!("main thread per message: {short:?} after 50 messages, {long:?} after 1000");
    // Generous, because other tests share the cores. Drawing all messages costs several times more.
    assert!(long < short * 2 + Duration::from_millis(2), "{short:?} {long:?}");
    let drawn = page.run(DRAWN, "").await.as_u64().unwrap();
    assert!((50..=200).contains(&drawn), "{drawn}");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_channel_can_be_read_to_its_start_and_back() {
    let bed = Bed::new().await;
    let mut posted = 0;
    post_until(&bed, &mut posted, 600).await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    arrived(&page, 599).await;
    // Each step returns the visible messages and scrolls by half a screen.
    let step = |sign: i32| {
        format!(
            "const box = document.querySelector('#scroller'); \
             const {{ top, bottom }} = box.getBoundingClientRect(); \
             const visible = [...box.querySelectorAll('.message')].filter((it) => {{ \
                 const at = it.getBoundingClientRect(); return at.bottom > top && at.top < bottom; \
             }}).map((it) => Number(/Message (\\d+)/.exec(it.innerText)[1])); \
             box.scrollTop += {sign} * box.clientHeight / 2; \
             return visible;"
        )
    };
    let seen = std::cell::RefCell::new(std::collections::BTreeSet::<u64>::new());
    for (sign, end) in [(-1, 0), (1, 599)] {
        seen.borrow_mut().clear();
        page.until("the end is reached", &step(sign), "", |visible| {
            let visible: Vec<u64> =
                visible.as_array().unwrap().iter().map(|it| it.as_u64().unwrap()).collect();
            assert!(visible.is_sorted_by_key(|it| *it), "{visible:?}");
            seen.borrow_mut().extend(&visible);
            visible.contains(&end)
        })
        .await;
        assert_eq!(seen.borrow().len(), 600, "messages were skipped");
        let drawn = page.run(DRAWN, "").await.as_u64().unwrap();
        assert!(drawn <= 300, "{drawn} messages are drawn");
    }

    // A new message doesn't move the text, and a button leads to it.
    page.until("the start is shown again", &step(-1), "", |it| it[0] == 0).await;
    let before = page.run(ENDS, "").await;
    post_until(&bed, &mut posted, 601).await;
    page.until("the button counts", "return document.querySelector('#new-messages').innerText", "", |it| {
        it.as_str().is_some_and(|text| text.contains("1 new message"))
    })
    .await;
    assert_eq!(page.run(ENDS, "").await, before);
    page.click("#new-messages").await;
    page.until("the newest is shown", ENDS, "", |it| it[1] == "Message 600.").await;
    page.close().await;
}
