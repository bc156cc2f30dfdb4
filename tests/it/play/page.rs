//! The sandbox's page in headless Chromium, for tests.
//!
//! Says that it skips where no chromedriver is found; `SEALED_MOVE_NEED_BROWSER` makes that a
//! failure, for CI sets the browser up. Nothing here waits for a time, only for what is to be seen.

use std::process::Stdio;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::table::Table;

/// How long something may take to appear, where several tests share few cores.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// How long to wait before looking again.
const AGAIN: Duration = Duration::from_millis(25);

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

/// What the page is looked at with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Screen {
    /// A window of 1280 by 900.
    Window,
    /// A phone of 390 by 844, touched and not pointed at.
    Phone,
}

async fn browser(port: u16, profile: &std::path::Path, screen: Screen) -> Client {
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
    let mut options = json!({ "args": arguments });
    if screen == Screen::Phone {
        let metrics = json!({ "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true });
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    }
    let mut capabilities = Capabilities::new();
    capabilities.insert("goog:chromeOptions".to_owned(), options);
    capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
    let address = format!("http://127.0.0.1:{port}");
    ClientBuilder::new(HttpConnector::new()).capabilities(capabilities).connect(&address).await.unwrap()
}

/// The page, and what one does with it.
pub(super) struct Page {
    pub(super) client: Client,
    driver: Child,
    /// Gone with the page.
    _profile: tempfile::TempDir,
}

impl Page {
    /// Opens the page of a table; nothing where this machine has no browser.
    pub(super) async fn open(table: &Table, screen: Screen) -> Option<Self> {
        let (driver, port) = needed_driver().await?;
        let profile = tempfile::tempdir().unwrap();
        let client = browser(port, profile.path(), screen).await;
        client.goto(&table.bed.sandbox.origin()).await.unwrap();
        let page = Self { client, driver, _profile: profile };
        page.become_user("Alice").await;
        Some(page)
    }

    pub(super) async fn close(mut self) {
        self.client.close().await.unwrap();
        self.driver.kill().await.unwrap();
    }

    pub(super) async fn find(&self, css: &str) -> Element {
        self.client
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(css))
            .await
            .unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    /// Clicks, again where the page was just drawn anew under the pointer.
    pub(super) async fn click(&self, css: &str) {
        let began = Instant::now();
        while let Err(error) = self.find(css).await.click().await {
            assert!(began.elapsed() < PATIENCE, "{css}: {error}");
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// What a script of the page returns.
    pub(super) async fn run(&self, script: &str, argument: &str) -> Value {
        self.client.execute(script, vec![json!(argument)]).await.unwrap()
    }

    /// Runs a script until what it returns fits.
    pub(super) async fn until(
        &self,
        what: &str,
        script: &str,
        argument: &str,
        fits: impl Fn(&Value) -> bool,
    ) -> Value {
        let began = Instant::now();
        loop {
            let got = self.run(script, argument).await;
            if fits(&got) {
                return got;
            }
            assert!(began.elapsed() < PATIENCE, "never: {what}; it is {got:#}");
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Waits until the page's text holds something.
    pub(super) async fn says(&self, text: &str) {
        let says = "return document.body.innerText.includes(arguments[0]) || document.body.innerText;";
        self.until(&format!("the page says {text:?}"), says, text, |got| *got == true).await;
    }

    /// Keeps a picture of the page for whoever wants to look.
    pub(super) async fn screenshot(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SEALED_MOVE_SCREENSHOTS") {
            let path = std::path::Path::new(&folder).join(format!("{name}.png"));
            let decoded = "const there = [...document.images].filter((image) => image.naturalWidth); \
                           return Promise.all(there.map((image) => image.decode())).then(() => true);";
            self.run(decoded, "").await;
            std::fs::write(path, self.client.screenshot().await.unwrap()).unwrap();
        }
    }

    /// Becomes somebody, in the channel where games live.
    pub(super) async fn become_user(&self, name: &str) {
        self.click(&format!("[data-user=\"{name}\"]")).await;
        self.find(&format!("[data-user=\"{name}\"][aria-checked=\"true\"]")).await;
        let narrow = "return getComputedStyle(document.querySelector('#open-drawer')).display !== 'none';";
        if self.run(narrow, "").await == true {
            self.click("#open-drawer").await;
        }
        self.click("[data-channel=\"games\"]").await;
        let there = "return document.querySelector('#place').innerText.includes(arguments[0]);";
        self.until("the channel is open", there, "games", |got| *got == true).await;
    }

    /// Types a whole command and sends it.
    pub(super) async fn send(&self, command: &str) {
        let field = self.find("#composer input").await;
        field.send_keys(command).await.unwrap();
        field.send_keys(&String::from(char::from(Key::Enter))).await.unwrap();
    }

    /// Presses keys wherever the focus is.
    pub(super) async fn keys(&self, keys: &[Key]) {
        let keys: String = keys.iter().copied().map(char::from).collect();
        self.client.active_element().await.unwrap().send_keys(&keys).await.unwrap();
    }

    /// Whether what has the focus fits.
    pub(super) async fn has_focus(&self, css: &str) -> bool {
        self.run("return document.activeElement.matches(arguments[0]);", css).await == true
    }

    /// Presses a key until the focus is on something.
    pub(super) async fn keys_to(&self, keys: &[Key], css: &str) {
        for _ in 0..200 {
            if self.has_focus(css).await {
                return;
            }
            self.keys(keys).await;
        }
        panic!("no way to {css} by {keys:?}");
    }
}
