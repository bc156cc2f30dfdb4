//! The sandbox's page with a game's table: `crates/sandbox/tests/page/browser.rs` plus players'
//! actions.

use std::ops::Deref;

use fantoccini::key::Key;

use super::table::Table;

#[path = "../../../crates/sandbox/tests/page/browser.rs"]
mod browser;

use browser::BrowserPage;
pub(super) use browser::PageLayout;

/// An open page.
pub(super) struct Page(BrowserPage);

impl Deref for Page {
    type Target = BrowserPage;

    fn deref(&self) -> &BrowserPage {
        &self.0
    }
}

impl Page {
    /// Opens the page of a table; `None` without a browser on this machine.
    pub(super) async fn open(table: &Table, layout: PageLayout) -> Option<Self> {
        let page = Self(BrowserPage::open(&table.bed.sandbox.origin(), layout).await?);
        page.become_user("Alice").await;
        Some(page)
    }

    pub(super) async fn close(self) {
        self.0.close().await;
    }

    /// Switches to a person, in the game channel.
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

    /// Presses keys in the focused element.
    pub(super) async fn keys(&self, keys: &[Key]) {
        let keys: String = keys.iter().copied().map(char::from).collect();
        self.client.active_element().await.unwrap().send_keys(&keys).await.unwrap();
    }

    /// Whether the focused element matches.
    pub(super) async fn has_focus(&self, css: &str) -> bool {
        self.run("return document.activeElement.matches(arguments[0]);", css).await == true
    }

    /// Presses a key until a matching element has the focus.
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
