//! The chat page in a browser: rendering, keys, files, tools and accessibility.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

#[path = "page/bot.rs"]
mod bot;
#[path = "page/browser.rs"]
mod browser;
mod common;
#[path = "page/composing.rs"]
mod composing;
#[path = "page/long_channel.rs"]
mod long_channel;
#[path = "page/phone.rs"]
mod phone;
#[path = "page/pictures.rs"]
mod pictures;
#[path = "page/times.rs"]
mod times;

use base64::Engine as _;
use browser::{BrowserPage, PageLayout};
use common::Bed;
use discord_at_home::{Options, Welcome, WelcomeAction};
use reqwest::Method;
use serde_json::{Value, json};

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";

fn welcome() -> Welcome {
    let options = [("note".to_owned(), "hi".to_owned())].into();
    let action = WelcomeAction {
        label: "Tell me a secret".to_owned(),
        user: "Bob".to_owned(),
        command: "secret".to_owned(),
        options: std::collections::BTreeMap::default(),
    };
    let other =
        WelcomeAction { label: "Upload".to_owned(), command: "upload".to_owned(), options, ..action.clone() };
    Welcome {
        title: "Welcome".to_owned(),
        text: "This is a test. Nothing leaves it.".to_owned(),
        actions: vec![action, other],
    }
}

/// Creates a file to upload.
fn file(folder: &std::path::Path, name: &str, bytes: &[u8]) -> String {
    let path = folder.join(name);
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Returns a single-colored PNG.
fn picture(width: u32, height: u32) -> Vec<u8> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&vec![120; (width * height) as usize]).unwrap();
    writer.finish().unwrap();
    out
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_state_is_accessible() {
    let Some(axe) = browser::axe() else { return };
    for screen in [PageLayout::Dark, PageLayout::Light, PageLayout::Phone] {
        let bed = Bed::with(Options { welcome: Some(welcome()), ..Options::default() }).await;
        bot::start(&bed).await;
        bot::post_everything(&bed).await;
        // A rejected request to show.
        bed.bot(Method::POST, &format!("/channels/{}/messages", bed.channel(0)), json!({}))
            .await
            .refused(400, 50006);
        let Some(page) = BrowserPage::open(&bed.sandbox.origin(), screen).await else { return };
        page.says("Tea or coffee?").await;
        let name = |state: &str| format!("{screen:?}-{state}").to_lowercase();
        let mut found = Vec::new();
        let mut look = async |state: &str| {
            found.extend(page.violations(&axe, &name(state)).await);
            page.screenshot(&name(state)).await;
        };
        look("card").await;
        page.click("#about .icon-button").await;
        look("messages").await;
        let narrow = screen == PageLayout::Phone;
        if narrow {
            page.click("#open-drawer").await;
            look("channels").await;
            page.type_keys(ESCAPE).await;
        }
        page.click(".select").await;
        page.find("[role=listbox] [role=option]").await;
        look("menu").await;
        page.type_keys(ESCAPE).await;
        for (open, wait, state) in [
            (".more-reactions", ".emoji-grid", "emoji"),
            ("#open-pins", ".pins-empty, .pin", "pins"),
            (".add-user", ".add-form", "add-user"),
            (".head .author", ".card", "user"),
        ] {
            page.click(open).await;
            page.find(wait).await;
            look(state).await;
            page.type_keys(ESCAPE).await;
        }
        page.click("#open-tools").await;
        page.click(".request:has(.refused) summary").await;
        page.says("50006: Cannot send an empty message").await;
        look("requests").await;
        page.click("#tab-controls").await;
        page.find("[data-permission]").await;
        look("controls").await;
        page.click(".tools-head .icon-button").await;
        page.click("#composer-input").await;
        page.type_keys("/").await;
        page.find(".suggestions [role=option]").await;
        look("commands").await;
        page.type_keys(&format!("upload{ENTER}")).await;
        page.find(".file-pill").await;
        look("options").await;
        page.type_keys(&format!("{ESCAPE}{ESCAPE}")).await;
        page.run("document.querySelector('#composer-input').focus()", "").await;
        page.type_keys(&format!("/ask{ENTER}{ENTER}")).await;
        page.find("dialog#modal [type=radio]").await;
        look("modal").await;
        page.click("dialog#modal footer .secondary").await;
        if !narrow {
            page.run("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))", "")
                .await;
            page.find("#switcher[open] [role=option]").await;
            look("switcher").await;
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_options_and_modals_take_files() {
    let bed = Bed::new().await;
    bot::start(&bed).await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    let home = tempfile::tempdir().unwrap();
    let wide = file(home.path(), "wide.png", &picture(1100, 400));
    let choose = async |path: &str| page.find("#file-picker").await.send_keys(path).await.unwrap();

    // A message with an image, displayed as large as on Discord.
    page.click("#attach").await;
    choose(&wide).await;
    page.says("wide.png").await;
    page.click("#composer-input").await;
    page.type_keys(&format!("Look{ENTER}")).await;
    let size = "const image = document.querySelector('.message .picture img'); \
                const box = image?.complete && image.naturalWidth && image.getBoundingClientRect(); \
                return box ? [Math.round(box.width), Math.round(box.height)] : null;";
    page.until("the picture is shown", size, "", |it| *it == json!([550, 200])).await;
    page.click(".picture-open").await;
    page.find("#lightbox[open] img").await;
    page.type_keys(ESCAPE).await;

    // The first Enter only inserts the command, which then asks for the required file.
    page.click("#composer-input").await;
    page.type_keys(&format!("/take file{ENTER}")).await;
    assert!(!page.says_now("There is no command").await);
    page.find("[data-command=upload]").await;
    page.says("+2 optional").await;
    page.click(".file-pill input").await;
    choose(&file(home.path(), "notes.txt", b"Notes")).await;
    page.type_keys(ENTER).await;
    page.says("Got notes.txt").await;

    // An optional choice, with the first item highlighted.
    page.click("#composer-input").await;
    page.type_keys(&format!("/upload{ENTER}")).await;
    page.click("#more-options").await;
    page.until(
        "the first option is selected",
        "return document.querySelector('.suggestions [aria-selected=true]')?.dataset.value ?? null",
        "",
        |it| *it == "note",
    )
    .await;
    page.type_keys(&format!("{ESCAPE}{ESCAPE}")).await;

    // All components of a modal.
    page.run("document.querySelector('#composer-input').focus()", "").await;
    page.type_keys(&format!("/ask{ENTER}{ENTER}")).await;
    page.find("dialog#modal #modal-name").await.send_keys("Ada").await.unwrap();
    page.click("dialog#modal [type=submit]").await;
    page.says("Choose at least 1.").await;
    page.click("#modal-size-1").await;
    page.click("#modal-colors-0").await;
    let who = page.find("#modal-who").await;
    who.select_by_label("Bob").await.unwrap();
    page.click("#modal-proof").await;
    choose(&file(home.path(), "proof.txt", b"Proof")).await;
    page.click("dialog#modal [type=submit]").await;
    let bob = bed.text("/users/1/id");
    page.says(&format!("\"Ada\" \"l\" [\"r\"] [\"{bob}\"]")).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn users_vote_react_reply_edit_pin_and_delete() {
    let bed = Bed::new().await;
    bot::start(&bed).await;
    let ids = bot::post_everything(&bed).await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    page.click(".poll-answer").await;
    page.says("1 vote").await;
    page.find(".poll-answer[aria-pressed=true]").await;
    page.click(".reaction[aria-pressed=false]").await;
    page.find(".reaction[aria-pressed=true]").await;

    page.click("#composer-input").await;
    page.type_keys(&format!("First{ENTER}")).await;
    page.says("First").await;
    page.type_keys(UP).await;
    page.says("Editing your message").await;
    page.type_keys(&format!(" and last{ENTER}")).await;
    page.says("First and last").await;
    page.says("(edited)").await;
    let own = "[...document.querySelectorAll('.message')].at(-1)";
    let menu = |what: &str| {
        format!(
            "{own}.querySelector('[aria-haspopup=menu]').click(); \
             [...document.querySelectorAll('[role=menuitem]')].find((it) => it.innerText === '{what}').click();"
        )
    };
    page.run(&menu("Reply"), "").await;
    page.says("Replying to Alice").await;
    page.type_keys(&format!("Indeed{ENTER}")).await;
    page.until("the reply is there", &format!("return {own}.innerText"), "", |it| {
        it.as_str().is_some_and(|text| text.contains("Indeed"))
    })
    .await;
    page.run(&menu("Pin"), "").await;
    page.says("pinned a message").await;
    page.click("#open-pins").await;
    page.until(
        "the pin is listed",
        "return document.querySelector('.pin-text')?.innerText ?? ''",
        "",
        |it| *it == "Indeed",
    )
    .await;
    page.type_keys(ESCAPE).await;
    let first = &ids[0];
    let named =
        format!("return document.querySelector('[data-message-id=\"{first}\"]').getAttribute('aria-label')");
    let label = page.run(&named, "").await;
    assert!(label.as_str().unwrap().starts_with("Bot: # Heading"), "{label}");
    let before = bed.messages(&bed.channel(0)).await.len();
    page.run(&menu("Delete"), "").await;
    page.until("it is gone", &format!("return {own}.innerText"), "", |it| {
        it.as_str().is_some_and(|text| !text.contains("pinned a message"))
    })
    .await;
    assert_eq!(bed.messages(&bed.channel(0)).await.len(), before - 1);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_replies_stay_in_their_window_and_badges_sync() {
    let bed = Bed::with(Options { welcome: Some(welcome()), ..Options::default() }).await;
    bot::start(&bed).await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    // The welcome card's first button, as Bob.
    page.says("Nothing leaves it.").await;
    page.click("#about .primary").await;
    page.says("Only for you").await;
    page.find("[data-user=Bob][aria-checked=true]").await;
    page.find("#about[hidden]").await;
    let first = page.client.window().await.unwrap();
    let second = page.client.new_window(true).await.unwrap();
    page.client.switch_to_window(second.handle.clone()).await.unwrap();
    page.client.goto(&format!("{}/?user=Bob", bed.sandbox.origin())).await.unwrap();
    page.until("the page is ready", "return Boolean(window.sandbox?.ready)", "", |it| *it == true).await;
    page.until("Bob is shown", "return document.querySelector('[data-user=Bob]').ariaChecked", "", |it| {
        *it == "true"
    })
    .await;
    assert!(!page.says_now("Only for you").await, "another window shows a private response");
    page.find("#about[hidden]").await;
    page.click("#open-about").await;
    page.says("Nothing leaves it.").await;

    // Alice is pinged. Both windows show it until one of them reads it.
    let alice = bed.text("/users/0/id");
    let ping = json!({ "content": format!("<@{alice}>"), "channel": "games" });
    bed.control(Method::POST, "users/Bob/send", ping).await.ok();
    let badge = "return document.querySelector('[data-user=Alice] .badge')?.innerText ?? ''";
    page.until("the badge shows", badge, "", |it| *it == "1").await;
    page.click("[data-user=Alice]").await;
    page.click("[data-channel=games]").await;
    page.until("the badge goes", badge, "", |it| *it == "").await;
    page.client.switch_to_window(first).await.unwrap();
    page.until("the badge goes here too", badge, "", |it| *it == "").await;
    // Gone after a reload.
    assert!(page.says_now("Only for you").await);
    page.client.refresh().await.unwrap();
    page.until("the page is ready", "return Boolean(window.sandbox?.ready)", "", |it| *it == true).await;
    assert!(!page.says_now("Only for you").await);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tools_advance_the_clock_and_set_permissions() {
    let bed = Bed::new().await;
    bot::start(&bed).await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    page.click("#open-tools").await;
    page.click("#tab-controls").await;
    page.find(".clock-now").await;
    let press = |text: &str| {
        format!(
            "[...document.querySelectorAll('#tools button')].find((it) => it.innerText === '{text}').click()"
        )
    };
    page.run(&press("+1 hour"), "").await;
    page.says("1 h 0 min ahead").await;
    page.run(&press("+1 day"), "").await;
    page.says("25 h 0 min ahead").await;
    page.click("[data-permission=MANAGE_MESSAGES]").await;
    page.says("Done").await;
    let managed = async || {
        let state = bed.control(Method::GET, "state", Value::Null).await.ok();
        let roles = state["guilds"][0]["roles"].as_array().unwrap().clone();
        let role = roles.into_iter().find(|role| role["managed"] == true).unwrap();
        role["permissions"].as_str().unwrap().parse::<u64>().unwrap() >> 13 & 1
    };
    assert_eq!(managed().await, 1);
    page.find("#tools .add-row input").await.send_keys(&format!("Second home{ENTER}")).await.unwrap();
    page.until("the server is listed", "return document.querySelector('#channels').innerText", "", |it| {
        it.as_str().is_some_and(|text| text.contains("Second home"))
    })
    .await;
    page.run(&press("Drop the connection"), "").await;
    let state = async || bed.control(Method::GET, "state", Value::Null).await.ok()["bot_connected"].clone();
    let began = std::time::Instant::now();
    while state().await == true {
        assert!(began.elapsed() < std::time::Duration::from_secs(10), "the bot is still connected");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_visit_is_small_and_server_emojis_work() {
    let bed = Bed::new().await;
    let image = base64::engine::general_purpose::STANDARD.encode(picture(8, 8));
    let blob = json!({ "name": "party_blob", "image": format!("data:image/png;base64,{image}") });
    bed.person(0, Method::POST, &format!("/guilds/{}/emojis", bed.guild()), blob).await.ok();
    let channel = bed.channel(0);
    let posted = bed.alice("send", json!({ "content": "React" })).await;
    let message = posted["message"]["id"].as_str().unwrap().to_owned();
    bed.alice("react", json!({ "channel": channel, "message": message, "emoji": "🎉" })).await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Dark).await else { return };
    page.find(".more-reactions").await;
    let sizes = "const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]; \
         return all.reduce((sum, it) => sum + it.transferSize, 0);";
    let bytes = page.run(sizes, "").await.as_u64().unwrap();
    assert!(bytes > 50_000, "only {bytes} bytes");
    assert!(bytes < 250_000, "{bytes} bytes went over the wire");
    println!("{bytes} bytes went over the wire");
    page.click(".more-reactions").await;
    page.click("[aria-label=':party_blob:']").await;
    page.find("[aria-label='party_blob, 1'][aria-pressed=true]").await;
    page.close().await;
}

#[test]
fn the_page_scripts_are_small_and_self_contained() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/page");
    let mut scripts = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let kind = path.extension().and_then(|it| it.to_str()).unwrap_or_default().to_owned();
        if !["js", "css", "html"].contains(&kind.as_str()) {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        scripts += if kind == "js" { text.len() } else { 0 };
        for word in ["src=\"http", "href=\"http", "url(\"http", "@import", "from 'http"] {
            assert!(!text.contains(word), "{} loads {word}", path.display());
        }
    }
    assert!(scripts < 250_000, "{scripts} bytes of scripts");
    println!("{scripts} bytes of scripts");
}
