//! Drives the page in headless Chromium. Tests of programs that embed the sandbox include this
//! file, too.
//!
//! Skips with a message if there is no chromedriver, and fails if `SANDBOX_NEED_BROWSER` is set, as
//! in CI. Tests here wait for visible changes, never for a fixed time.

#![allow(dead_code, reason = "each test binary uses a subset")]

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Time limit for a change to appear. Long, since several tests share few cores.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);
const POLL_INTERVAL: Duration = Duration::from_millis(25);
/// Chromedriver takes a free port of IPv4, and exits if the same port of IPv6 is in use.
const START_ATTEMPTS: u32 = 5;

/// The layouts under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageLayout {
    Dark,
    Light,
    Phone,
}

/// Returns whether a missing tool fails the test.
pub(crate) fn is_needed() -> bool {
    std::env::var_os("SANDBOX_NEED_BROWSER").is_some()
}

/// Starts chromedriver on a free port, if it is installed.
async fn driver() -> Option<(Child, u16)> {
    for _ in 0..START_ATTEMPTS {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = match command.spawn() {
            Ok(child) => child,
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            Err(error) => panic!("chromedriver cannot be started: {error}"),
        };
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            // "ChromeDriver was started successfully on port 35281."
            if let Some((_, port)) = line.split_once("successfully on port ") {
                let port = port.trim_end_matches('.').parse().unwrap();
                // Drain its output, or it blocks once the pipe is full.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Some((child, port));
            }
        }
    }
    panic!("chromedriver exits {START_ATTEMPTS} times without a port");
}

/// The page in a browser, with its actions.
pub(crate) struct BrowserPage {
    pub(crate) client: Client,
    /// Address of chromedriver.
    pub(crate) driver_address: String,
    driver: Child,
    _profile: tempfile::TempDir,
}

impl BrowserPage {
    /// Opens the page. Returns `None` without a browser.
    pub(crate) async fn open(origin: &str, screen: PageLayout) -> Option<Self> {
        let Some((driver, port)) = driver().await else {
            assert!(!is_needed(), "SANDBOX_NEED_BROWSER is set, but chromedriver is missing");
            eprintln!("skipped: chromedriver is not installed");
            return None;
        };
        let profile = tempfile::tempdir().unwrap();
        let mut arguments = vec![
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--disable-sync".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--no-first-run".to_owned(),
            "--no-proxy-server".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--window-size=1280,900".to_owned(),
            format!("--user-data-dir={}", profile.path().display()),
        ];
        if screen == PageLayout::Dark {
            arguments.push("--blink-settings=preferredColorScheme=0".to_owned());
        }
        let mut options = json!({ "args": arguments });
        if screen == PageLayout::Phone {
            let metrics = json!({ "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let mut capabilities = Capabilities::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        let address = format!("http://127.0.0.1:{port}");
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(capabilities).connect(&address).await.unwrap();
        client.goto(origin).await.unwrap();
        let page = Self { client, driver_address: address, driver, _profile: profile };
        page.until("the page is ready", "return Boolean(window.sandbox?.ready)", "", |it| *it == true).await;
        Some(page)
    }

    pub(crate) async fn close(mut self) {
        self.client.close().await.unwrap();
        self.driver.kill().await.unwrap();
    }

    pub(crate) async fn find(&self, css: &str) -> Element {
        let found = self.client.wait().at_most(TIMEOUT).for_element(Locator::Css(css)).await;
        found.unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    /// Clicks, and retries if the element was just redrawn.
    pub(crate) async fn click(&self, css: &str) {
        let began = Instant::now();
        while let Err(error) = self.find(css).await.click().await {
            assert!(began.elapsed() < TIMEOUT, "{css}: {error}");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Runs a script in the page.
    pub(crate) async fn run(&self, script: &str, argument: &str) -> Value {
        self.client.execute(script, vec![json!(argument)]).await.unwrap()
    }

    /// Runs a script until its result matches.
    pub(crate) async fn until(
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
            assert!(began.elapsed() < TIMEOUT, "timed out: expected {what}, got {got:#}");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until the page shows `text`; the isolates around names don't count.
    pub(crate) async fn says(&self, text: &str) {
        let says = "const said = document.body.innerText.replace(/[\\u2068\\u2069]/g, ''); \
                    return said.includes(arguments[0]) || said;";
        self.until(&format!("the page says {text:?}"), says, text, |got| *got == true).await;
    }

    /// Returns whether the page's text contains `text` now.
    pub(crate) async fn says_now(&self, text: &str) -> bool {
        self.run("return document.body.innerText.includes(arguments[0])", text).await == true
    }

    /// Types into the focused element.
    pub(crate) async fn type_keys(&self, keys: &str) {
        self.client.active_element().await.unwrap().send_keys(keys).await.unwrap();
    }

    /// Saves a screenshot with all images loaded, if `SANDBOX_SCREENSHOTS` names a folder.
    pub(crate) async fn screenshot(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SANDBOX_SCREENSHOTS") {
            let decoded = "const there = [...document.images].filter((image) => image.naturalWidth); \
                return Promise.all(there.map((image) => image.decode())).then(() => true);";
            self.run(decoded, "").await;
            let path = Path::new(&folder).join(format!("{name}.png"));
            std::fs::write(path, self.client.screenshot().await.unwrap()).unwrap();
        }
    }

    /// Runs axe-core on the current page, and returns a line per violation.
    pub(crate) async fn violations(&self, axe: &str, state: &str) -> Vec<String> {
        self.client.execute(axe, Vec::new()).await.unwrap();
        // Moving elements are half transparent.
        let script = "const done = arguments[arguments.length - 1]; \
            document.getAnimations().forEach((each) => { try { each.finish(); } catch { each.cancel(); } }); \
            const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']; \
            axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then((found) => done(found.violations.flatMap( \
                (rule) => rule.nodes.map((node) => `${rule.id}: ${node.target} ${node.failureSummary}`))));";
        let found = self.client.execute_async(script, Vec::new()).await.unwrap();
        let lines = found.as_array().unwrap().iter();
        lines.map(|line| format!("{state}: {}", line.as_str().unwrap())).collect()
    }
}

/// Installs axe-core once and returns its code, or `None` if that isn't possible.
pub(crate) fn axe() -> Option<String> {
    const VERSION: &str = "axe-core@4.11.0";
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("axe-core");
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        std::fs::create_dir_all(&folder).unwrap();
        let mut npm = std::process::Command::new("npm");
        npm.args(["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", ".", VERSION]);
        let output = npm.current_dir(&folder).output();
        if !output.as_ref().is_ok_and(|output| output.status.success()) {
            assert!(!is_needed(), "cannot install axe-core: {output:?}");
            eprintln!("skipped: cannot install axe-core");
            return None;
        }
    }
    Some(std::fs::read_to_string(file).unwrap())
}
