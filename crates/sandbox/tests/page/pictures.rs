//! Pictures of edited messages.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use super::browser::{BrowserPage, PageLayout};
use super::common::Bed;
use super::picture;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pictures_of_edited_messages_load() {
    let bed = Bed::new().await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    let files = |width: u32| json!([{ "name": format!("{width}.png"), "base64": STANDARD.encode(picture(width, 40)) }]);
    bed.alice("send", json!({ "content": "Look", "files": files(20) })).await;
    for width in 21..45 {
        let body = json!({ "files": files(width), "attachments": [{ "id": 0 }] });
        bed.alice("edit", body).await;
    }
    let shown = "const image = document.querySelector('.picture img'); \
                 return image?.complete && image.src.includes('/44.png') ? image.naturalWidth : null;";
    page.until("the latest picture is shown", shown, "", |it| *it == 44).await;
    // Failed requests leave an entry with their status.
    let missing = "return performance.getEntriesByType('resource') \
                   .filter((it) => it.responseStatus >= 400).map((it) => it.name);";
    assert_eq!(page.run(missing, "").await, json!([]));
    let loaded = "return performance.getEntriesByType('resource') \
                  .filter((it) => it.responseStatus === 200 && it.name.includes('/attachments/')).length;";
    assert!(page.run(loaded, "").await.as_u64().unwrap() >= 1);
    page.close().await;
}
