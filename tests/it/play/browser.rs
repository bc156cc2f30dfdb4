//! The opening moves of a game through the page, in headless Chromium.
//!
//! Says that it skips where no chromedriver is found; `SEALED_MOVE_NEED_BROWSER` makes that a
//! failure, for CI sets the browser up.

use std::process::Stdio;
use std::time::Duration;

use fantoccini::key::Key;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::table::{Table, button};

const PATIENCE: Duration = Duration::from_secs(20);

/// A chromedriver on a port of its own, if there is one on this machine.
async fn driver() -> Option<(Child, u16)> {
    let mut child = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .ok()?;
    let mut lines = BufReader::new(child.stdout.take()?).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        // "ChromeDriver was started successfully on port 35281."
        if let Some((_, port)) = line.split_once("successfully on port ") {
            let port = port.trim_end_matches('.').parse().unwrap();
            // Its output must go somewhere, or it stops when the pipe is full.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Some((child, port));
        }
    }
    None
}

async fn browser(port: u16, profile: &std::path::Path) -> Client {
    let mut capabilities = Capabilities::new();
    let arguments = [
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-quic".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--no-first-run".to_owned(),
        "--no-proxy-server".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        "--window-size=1280,900".to_owned(),
        format!("--user-data-dir={}", profile.display()),
    ];
    capabilities.insert("goog:chromeOptions".to_owned(), json!({ "args": arguments }));
    capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
    let address = format!("http://127.0.0.1:{port}");
    ClientBuilder::new(HttpConnector::new()).capabilities(capabilities).connect(&address).await.unwrap()
}

/// What one does with the page.
struct Page {
    client: Client,
}

impl Page {
    async fn find(&self, css: &str) -> fantoccini::elements::Element {
        self.client
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(css))
            .await
            .unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    /// Clicks, again where the page was just drawn anew under the pointer.
    async fn click(&self, css: &str) {
        let began = std::time::Instant::now();
        while let Err(error) = self.find(css).await.click().await {
            assert!(began.elapsed() < PATIENCE, "{css}: {error}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until nothing fits any more.
    async fn gone(&self, css: &str) {
        let began = std::time::Instant::now();
        while !self.client.find_all(Locator::Css(css)).await.unwrap().is_empty() {
            assert!(began.elapsed() < PATIENCE, "{css} is still there");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until no button or menu waits for its answer.
    async fn idle(&self) {
        self.gone("[data-custom-id][aria-busy=\"true\"]").await;
    }

    /// Keeps a picture of the page for whoever wants to look.
    async fn screenshot(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SEALED_MOVE_SCREENSHOTS") {
            let path = std::path::Path::new(&folder).join(format!("{}.png", name.replace(' ', "-")));
            std::fs::write(path, self.client.screenshot().await.unwrap()).unwrap();
        }
    }

    async fn become_user(&self, name: &str) {
        self.click(&format!("[data-user=\"{name}\"]")).await;
        self.find(&format!("[data-user=\"{name}\"][aria-checked=\"true\"]")).await;
    }

    /// Types a whole command and sends it.
    async fn send(&self, command: &str) {
        let field = self.find("#composer input").await;
        field.send_keys(command).await.unwrap();
        field.send_keys(&String::from(char::from(Key::Enter))).await.unwrap();
    }

    /// Waits until the page's text holds something.
    async fn says(&self, text: &str) {
        let began = std::time::Instant::now();
        loop {
            let body = self.find("body").await.text().await.unwrap();
            if body.contains(text) {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "the page does not say {text:?}, but:\n{body}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// The driver, or a word about why the test is skipped.
async fn needed_driver() -> Option<(Child, u16)> {
    let found = driver().await;
    if found.is_none() {
        let needed = std::env::var_os("SEALED_MOVE_NEED_BROWSER").is_some();
        assert!(!needed, "no chromedriver, and SEALED_MOVE_NEED_BROWSER is set");
        eprintln!("skipped: no chromedriver is installed");
    }
    found
}

/// Composes a turn in a game by clicks alone: `clicks` are the values of the entries chosen.
async fn compose(page: &Page, start: &serde_json::Value, clicks: &[&str], record: &str) {
    page.click(&format!("[data-custom-id=\"{}\"]", button(start, "move").unwrap())).await;
    for value in clicks {
        page.click(".select[data-custom-id^=\"v1.pick.\"]").await;
        page.click(&format!("[role=option][data-value=\"{value}\"]")).await;
        // The menu that comes next is another one, so wait until this one's answer is in.
        page.gone(&format!("[role=option][data-value=\"{value}\"]")).await;
        page.idle().await;
    }
    page.says(record).await;
    page.screenshot(record).await;
    page.click("[data-custom-id^=\"v1.confirm.\"]:not([disabled])").await;
    page.says(&format!("You played {record}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_clicked_together_through_the_page() {
    let Some((mut driver, port)) = needed_driver().await else { return };
    let table = Table::new().await;
    let (aruki, kyo) = (table.begin().await, table.begin_game("kyo", "middle").await);
    let profile = tempfile::tempdir().unwrap();
    let page = Page { client: browser(port, profile.path()).await };
    page.client.goto(&table.bed.sandbox.origin()).await.unwrap();
    page.become_user("Alice").await;
    page.click("[data-channel=\"games\"]").await;
    compose(&page, &kyo, &["A0", ">A1", "2A1", ">A2", "1A2"], "A0 2A1 1A2").await;
    compose(&page, &aruki, &["d2"], "O(d2)d3").await;
    page.client.close().await.unwrap();
    driver.kill().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_opening_moves_are_played_through_the_page() {
    let Some((mut driver, port)) = needed_driver().await else { return };
    let table = Table::new().await;
    let profile = tempfile::tempdir().unwrap();
    let page = Page { client: browser(port, profile.path()).await };
    page.client.goto(&table.bed.sandbox.origin()).await.unwrap();
    page.become_user("Alice").await;
    page.click("[data-channel=\"games\"]").await;
    page.send("/challenge game:aruki opponent:@Bob side:first").await;
    page.says("Your challenge is out").await;
    page.become_user("Bob").await;
    page.click("[data-channel=\"games\"]").await;
    page.click("[data-custom-id^=\"v1.accept.\"]").await;
    page.says("The game begins. White moves first.").await;
    for (index, (typed, record)) in
        [("d2d3", "O(d2)d3"), ("e11 e10", "O(e11)e10"), ("k2-k3", "O(k2)k3")].into_iter().enumerate()
    {
        page.become_user(["Alice", "Bob"][index % 2]).await;
        page.click("[data-channel=\"games\"]").await;
        page.send(&format!("/move turn:{typed}")).await;
        page.says(&format!("You played {record}")).await;
        let notice = format!("[data-custom-id$=\".{}\"]", index + 1);
        page.find(&notice).await;
    }
    // The picture arrives, whole, with its words.
    let loaded = "const all = [...document.querySelectorAll('img')].filter(i => /Last turn, White: Pawn k2 to k3/.test(i.alt)); \
                  return all.length > 0 && all.every(i => i.complete && i.naturalWidth >= 900);";
    let began = std::time::Instant::now();
    while page.client.execute(loaded, Vec::new()).await.unwrap() != json!(true) {
        assert!(began.elapsed() < PATIENCE, "the board's picture does not show");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // The form behind *Move*, by Black, who is pinged.
    page.become_user("Bob").await;
    page.click("[data-custom-id^=\"v1.move.\"][data-custom-id$=\".3\"]").await;
    page.click("[data-custom-id^=\"v1.type.\"]").await;
    page.find("dialog#modal input").await.send_keys("b11b10").await.unwrap();
    page.click("dialog#modal [type=submit]").await;
    page.says("You played O(b11)b10").await;
    if let Some(path) = std::env::var_os("SEALED_MOVE_SCREENSHOT") {
        std::fs::write(path, page.client.screenshot().await.unwrap()).unwrap();
    }
    page.client.close().await.unwrap();
    driver.kill().await.unwrap();
}
