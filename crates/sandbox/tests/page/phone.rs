//! The page on a narrow screen.

use discord_at_home::Options;
use serde_json::json;

use super::browser::{BrowserPage, PageLayout};
use super::common::Bed;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_users_fit_a_phone() {
    let bed = Bed::with(Options { users: 9, ..Options::default() }).await;
    let Some(page) = BrowserPage::open(&bed.sandbox.origin(), PageLayout::Phone).await else { return };
    // A page that is too wide widens the window, too, so `innerWidth` isn't the limit.
    let wide = "
        const width = document.documentElement.clientWidth;
        const parts = [...document.querySelectorAll('.bar, #users, #open-tools, #about')];
        const outside = parts.filter((element) => element.getBoundingClientRect().right > width);
        return [width, document.documentElement.scrollWidth, outside.map((element) => element.id)];";
    assert_eq!(page.run(wide, "").await, json!([390, 390, []]));
    // The row of users scrolls to the current one.
    let press = "
        const key = { code: arguments[0], altKey: true };
        document.dispatchEvent(new KeyboardEvent('keydown', key));";
    for digit in ["Digit9", "Digit1"] {
        page.run(press, digit).await;
        let seen = "
            const row = document.querySelector('#users');
            const user = row.querySelector(`.user:nth-of-type(${arguments[0]})`);
            const [around, box] = [row, user].map((element) => element.getBoundingClientRect());
            return user.ariaChecked === 'true' && box.left >= around.left && box.right <= around.right;";
        page.until("the current user is in sight", seen, &digit[5..], |it| *it == true).await;
    }
    page.click("#users .user:nth-of-type(9)").await;
    let current = "return document.querySelector('#users [aria-checked=true]').innerText";
    let last = "return document.querySelector('#users .user:nth-of-type(9)').innerText";
    assert_eq!(page.run(current, "").await, page.run(last, "").await);
    assert_eq!(page.run(wide, "").await, json!([390, 390, []]));
    page.close().await;
}
