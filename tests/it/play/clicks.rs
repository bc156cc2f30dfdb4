//! Whole moves on the page in each game, entered by clicks and by keys: questions, pictures and
//! notices.

use fantoccini::key::Key;
use serde_json::{Value, json};

use super::page::{Page, PageLayout};
use super::table::{Table, button, words};

/// The visible state of a game's composer on the page, if one is open.
const COMPOSER: &str = "
    const confirm = document.querySelector(`[data-custom-id^='v1.confirm.${arguments[0]}.']`);
    if (!confirm) return null;
    const message = confirm.closest('article');
    const image = message.querySelector('img');
    return {
        confirm: confirm.dataset.customId,
        ready: !confirm.disabled,
        busy: Boolean(message.querySelector('[aria-disabled=true]')),
        menu: message.querySelector('.select')?.dataset.customId ?? null,
        picture: image?.src,
        shown: Boolean(image?.complete && image.naturalWidth >= 400),
        alt: image?.alt,
        text: message.innerText,
    };";

/// An open composer on the page.
struct Composer<'a> {
    page: &'a Page,
    table: &'a Table,
    game: String,
    state: Value,
    picture: Vec<u8>,
}

/// A game's id, from a button.
fn id_of(notice: &Value) -> String {
    button(notice, "view").unwrap().split('.').nth(2).unwrap().to_owned()
}

impl<'a> Composer<'a> {
    /// Presses *Move* under a notice.
    async fn open(page: &'a Page, table: &'a Table, notice: &Value) -> Self {
        page.click(&format!("[data-custom-id=\"{}\"]", button(notice, "move").unwrap())).await;
        Self::opened(page, table, notice).await
    }

    /// The composer opened by *Move* under a notice.
    async fn opened(page: &'a Page, table: &'a Table, notice: &Value) -> Self {
        let mut composer = Self { page, table, game: id_of(notice), state: Value::Null, picture: Vec::new() };
        composer.settle("").await;
        composer
    }

    /// Waits until the composer is redrawn and its picture is loaded.
    async fn settle(&mut self, before: &str) {
        let settled = |got: &Value| {
            got["confirm"].as_str().is_some_and(|id| id != before)
                && got["busy"] == false
                && got["shown"] == true
        };
        self.state = self.page.until("the composer settles", COMPOSER, &self.game, settled).await;
        let url = self.state["picture"].as_str().unwrap();
        let bytes = self.table.bed.client.get(url).send().await.unwrap().bytes().await.unwrap();
        self.picture = bytes.to_vec();
    }

    fn confirm_id(&self) -> String {
        self.state["confirm"].as_str().unwrap().to_owned()
    }

    fn contains_text(&self, what: &str) -> bool {
        self.state["text"].as_str().unwrap().contains(what)
    }

    fn is_ready(&self) -> bool {
        self.state["ready"] == true
    }

    /// Selector of this composer's button for an action.
    fn button(&self, action: &str) -> String {
        format!("[data-custom-id^=\"v1.{action}.{}.\"]:not([disabled])", self.game)
    }

    /// Opens the menu and turns to the page with an entry.
    async fn open_menu(&self, value: &str) -> String {
        let entry = format!("[role=option][data-value=\"{value}\"]");
        let has = "return Boolean(document.querySelector(arguments[0]));";
        for _ in 0..10 {
            let menu = self.page.run(COMPOSER, &self.game).await["menu"].as_str().unwrap().to_owned();
            self.page.click(&format!("[data-custom-id=\"{menu}\"]")).await;
            self.page.find("[role=option]").await;
            if self.page.run(has, &entry).await == true {
                return entry;
            }
            // It is on a later page.
            self.page.keys(&[Key::Escape]).await;
            let shown = self.page.run(COMPOSER, &self.game).await["text"].clone();
            let pages = format!("{}:last-of-type", self.button("page"));
            self.page.click(&pages).await;
            let turned = |got: &Value| got["busy"] == false && got["text"] != shown;
            self.page.until("the menu turns its page", COMPOSER, &self.game, turned).await;
        }
        panic!("no menu has {value}");
    }

    /// Chooses an entry by clicks. Returns whether the picture changed.
    async fn choose(&mut self, value: &str) -> bool {
        let entry = self.open_menu(value).await;
        self.page.click(&entry).await;
        self.next().await
    }

    async fn undo(&mut self) {
        self.page.click(&self.button("undo")).await;
        self.next().await;
    }

    async fn next(&mut self) -> bool {
        let (before, picture) = (self.confirm_id(), std::mem::take(&mut self.picture));
        self.settle(&before).await;
        self.picture != picture
    }

    /// Closes the composer without a move.
    async fn cancel(self) {
        self.page.click(&self.button("discard")).await;
        self.page.until("the composer closes", COMPOSER, &self.game, Value::is_null).await;
        self.page.says("Nothing was played").await;
    }

    /// Plays the move, checks that the private answer contains `own`, and returns the notice.
    async fn confirm(self, own: &str) -> Value {
        let revision: u32 = self.confirm_id().split('.').nth(3).unwrap().parse().unwrap();
        assert_eq!(self.table.ask(&self.moves()), i64::from(revision), "nothing is played before");
        self.page.click(&self.button("confirm")).await;
        self.played(revision, own).await
    }

    async fn played(self, revision: u32, own: &str) -> Value {
        self.page.until("the composer closes", COMPOSER, &self.game, Value::is_null).await;
        self.page.says(&format!("You played {own}")).await;
        let view = format!("v1.view.{}.{}", self.game, revision + 1);
        let notice =
            self.table.wait_for(&view, |message| button(message, "view").as_ref() == Some(&view)).await;
        // It appears on the page, too.
        self.page.find(&format!("article:not(.ephemeral) [data-custom-id=\"{view}\"]")).await;
        assert_eq!(self.table.ask(&self.moves()), i64::from(revision) + 1);
        notice
    }

    /// SQL for the number of moves; there is only one match of each game.
    fn moves(&self) -> String {
        format!("SELECT count(*) FROM ply WHERE match = {}", numeric(&self.game))
    }
}

/// A game's id as in the database.
fn numeric(id: &str) -> i64 {
    id.parse::<sealed_move::domain::Id>().unwrap().0 as i64
}

/// Begins a game of Alice against Bob on the page and returns the start notice.
async fn begin(page: &Page, table: &Table, game: &str) -> Value {
    page.become_user("Alice").await;
    page.send(&format!("/challenge game:{game} opponent:@Bob side:first")).await;
    let challenge = table.challenge().await;
    page.become_user("Bob").await;
    page.click(&format!("[data-custom-id=\"{}\"]", button(&challenge, "accept").unwrap())).await;
    let start = table.start_of(game).await;
    page.become_user("Alice").await;
    start
}

/// Replaces a game's start by a position, so that clickable moves don't depend on rolls.
async fn load(table: &mut Table, notice: &Value, position: &str) {
    let id = numeric(&id_of(notice));
    table.stop_bot().await;
    table.run(&format!("UPDATE match SET start = '{position}', position = '{position}' WHERE id = {id}"));
    table.start_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_of_aruki_and_kyo_are_clicked_together() {
    let table = Table::new().await;
    let Some(page) = Page::open(&table, PageLayout::Light).await else { return };
    let aruki = begin(&page, &table, "aruki").await;
    let kyo = begin(&page, &table, "kyo").await;

    let mut composer = Composer::open(&page, &table, &kyo).await;
    assert!(composer.contains_text("Which stack?") && !composer.is_ready());
    for value in ["A0", ">A1", "2A1", ">A2"] {
        assert!(composer.choose(value).await, "the picture shows {value}");
    }
    page.screenshot("kyo-choosing").await;
    assert!(composer.contains_text("How does it go to A2?") && !composer.is_ready());
    // Undo, then redo.
    composer.undo().await;
    assert!(composer.contains_text("(A0 2A1)") && composer.is_ready(), "{}", composer.state);
    composer.choose(">A2").await;
    composer.choose("1A2").await;
    assert!(composer.contains_text("(A0 2A1 1A2)"), "{}", composer.state);
    let notice = composer.confirm("A0 2A1 1A2").await;
    assert!(words(&notice).contains("`A0 2A1 1A2`"), "{}", words(&notice));

    let mut composer = Composer::open(&page, &table, &aruki).await;
    composer.choose("e1").await;
    composer.cancel().await;
    let mut composer = Composer::open(&page, &table, &aruki).await;
    assert!(composer.contains_text("Which piece?"), "the canceled draft is gone");
    // A menu stays open when a message arrives.
    let entry = composer.open_menu("d2").await;
    let open = json!([{ "type": 3, "name": "game", "value": "lusus" }]);
    table.person(2).command("challenge", &open).await.ok();
    let accept = button(&table.challenge().await, "accept").unwrap();
    page.find(&format!("[data-custom-id=\"{accept}\"]")).await;
    page.click(&entry).await;
    assert!(composer.next().await && composer.is_ready());
    assert!(composer.state["alt"].as_str().unwrap().contains("Pawn d2 to d3"), "{}", composer.state);
    page.screenshot("aruki-ready").await;
    let notice = composer.confirm("O(d2)d3").await;
    assert!(words(&notice).contains("`O(d2)d3`"), "{}", words(&notice));
    page.close().await;
}

/// White's queen can hide, and a mushroom carries the pawn to its last rank.
const CHAKART: &str = "k6r/ppp1m3/4P3/8/8/8/8/3QK3 w 0 {\"flags\":\"1111\"}";

#[tokio::test(flavor = "multi_thread")]
async fn chakart_moves_are_clicked_with_secrets_and_rolls() {
    let mut table = Table::new().await;
    let Some(page) = Page::open(&table, PageLayout::Light).await else { return };
    let start = begin(&page, &table, "chakart").await;
    load(&mut table, &start, CHAKART).await;

    let mut composer = Composer::open(&page, &table, &start).await;
    assert!(composer.contains_text("Which piece?") && !composer.is_ready());
    assert!(composer.choose("e1").await && composer.contains_text("Where does the King on e1 go?"));
    composer.undo().await;
    assert!(composer.choose("d1").await && composer.choose("g4").await);
    assert!(composer.contains_text("How does the Queen go to g4?"), "{}", composer.state);
    page.screenshot("chakart-way").await;
    composer.choose("h").await;
    assert!(composer.is_ready() && composer.contains_text("(d1g4h)"), "{}", composer.state);
    page.screenshot("chakart-ready").await;
    let notice = composer.confirm("d1g4h").await;
    // The game's id follows, which may contain any letters.
    let told = words(&notice);
    let (told, _) = told.split_once("Game ").unwrap();
    assert!(told.contains("`d1??h`") && !told.contains("g4"), "{told}");

    // Bob sees neither the queen nor its path anywhere.
    page.become_user("Bob").await;
    let mut composer = Composer::open(&page, &table, &notice).await;
    let hidden = "return /g4h|d1g4|Queen[^.]* g4/.test(document.documentElement.outerHTML);";
    assert_eq!(page.run(hidden, "").await, false);
    // The king has only one move, so no question follows.
    assert!(composer.choose("a8").await && composer.is_ready());
    page.screenshot("chakart-opponent").await;
    assert_eq!(page.run(hidden, "").await, false);
    let notice = composer.confirm("a8b8").await;

    // The pawn steps on the mushroom and is carried to the last rank, so it promotes.
    page.become_user("Alice").await;
    let mut composer = Composer::open(&page, &table, &notice).await;
    assert!(composer.choose("e6").await && composer.is_ready(), "{}", composer.state);
    let notice = composer.confirm("e6e7").await;
    assert!(button(&notice, "move").is_some(), "the move continues: {}", words(&notice));
    let mut composer = Composer::open(&page, &table, &notice).await;
    assert!(composer.contains_text("What does it become?"), "{}", composer.state);
    composer.choose("=n").await;
    page.screenshot("chakart-follow-up").await;
    let notice = composer.confirm("=n").await;

    // Dice are rolled on *Confirm*, not before.
    page.become_user("Bob").await;
    let mut composer = Composer::open(&page, &table, &notice).await;
    composer.choose("h8").await;
    composer.choose("h4").await;
    assert!(composer.is_ready() && !composer.contains_text("+g"), "{}", composer.state);
    let notice = composer.confirm("h8h4").await;
    assert!(words(&notice).contains("`h8h4`: ") && button(&notice, "dice").is_some(), "{}", words(&notice));
    page.close().await;
}

/// The initial position with the hands of `rules/lusus.md §6`.
const LUSUS: &str = "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - P0 \
     QU/KIBIKNROPASWRBSIIMGUMDPDSFDMENPHDASPDSCOWRGHIZHRKWBDTHRVNDUNDGTFBQDIKODCTPESDLBSLTHERCTD/- \
     kirohe/qubiknpaswrbsiimgumdpdsfdmenphdaspdscowrghizhrkwbdthrvndundgtfbqdikodctpesdlbsltrctd/- 1 *";

#[tokio::test(flavor = "multi_thread")]
async fn lusus_moves_are_clicked_from_tile_target_and_move() {
    let mut table = Table::new().await;
    let Some(page) = Page::open(&table, PageLayout::Light).await else { return };
    let start = begin(&page, &table, "lusus").await;
    load(&mut table, &start, LUSUS).await;

    let mut composer = Composer::open(&page, &table, &start).await;
    assert!(!composer.is_ready());
    composer.choose("QU@").await;
    page.screenshot("lusus-bearer").await;
    // There are more bearers than a menu has entries.
    assert!(composer.choose("QU@e2").await, "the tile is drawn on the pawn");
    composer.undo().await;
    composer.choose("QU@e2").await;
    assert!(composer.choose("e2").await && composer.choose("e2e4").await);
    assert!(composer.is_ready() && composer.contains_text("(QU@e2 e2e4)"), "{}", composer.state);
    page.screenshot("lusus-ready").await;
    let notice = composer.confirm("QU@e2 e2e4").await;
    let told = words(&notice);
    assert!(told.contains("`QU@e2 e2e4`: ") && told.contains("; draws 3 tiles."), "{told}");

    // Black burns a tile, which ends the tile phase.
    page.become_user("Bob").await;
    let mut composer = Composer::open(&page, &table, &notice).await;
    composer.choose("-RO").await;
    composer.choose("d7").await;
    assert!(composer.choose("d7d5").await && composer.is_ready(), "{}", composer.state);
    page.screenshot("lusus-burnt").await;
    let notice = composer.confirm("-RO d7d5").await;
    assert!(words(&notice).contains("-RO d7d5"), "{}", words(&notice));
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_composed_by_keys_alone() {
    let table = Table::new().await;
    let Some(page) = Page::open(&table, PageLayout::Light).await else { return };
    let start = table.begin_game("kyo", "middle").await;
    let move_button = format!("[data-custom-id=\"{}\"]", button(&start, "move").unwrap());
    page.find(&move_button).await;
    page.find("#composer-input").await.send_keys("").await.unwrap();
    page.keys_to(&[Key::Shift, Key::Tab], &move_button).await;
    page.keys(&[Key::Enter]).await;
    let mut composer = Composer::opened(&page, &table, &start).await;
    page.keys_to(&[Key::Tab], ".select").await;
    for value in ["A0", ">A1", "2A1", ">A2", "1A2"] {
        assert!(page.has_focus(".select").await, "the menu keeps the focus when redrawn");
        // Esc and Tab leave the menu without a choice.
        let leave = if value == "A0" { Key::Escape } else { Key::Tab };
        page.keys(&[Key::Down]).await;
        assert!(page.has_focus("[role=option]").await);
        page.keys(&[leave]).await;
        assert!(page.has_focus(".select").await);
        page.keys(&[Key::Down]).await;
        page.keys_to(&[Key::Down], &format!("[role=option][data-value=\"{value}\"]")).await;
        page.keys(&[Key::Enter]).await;
        composer.next().await;
    }
    assert!(composer.contains_text("(A0 2A1 1A2)"), "{}", composer.state);
    page.screenshot("keys").await;
    assert!(page.has_focus("article.ephemeral").await, "no question follows");
    page.keys_to(&[Key::Tab], &composer.button("undo")).await;
    page.keys(&[Key::Enter]).await;
    composer.next().await;
    assert!(page.has_focus(".button").await, "the pressed button keeps the focus, too");
    page.keys_to(&[Key::Shift, Key::Tab], ".select").await;
    page.keys(&[Key::Down]).await;
    page.keys_to(&[Key::Down], "[role=option][data-value=\"1A2\"]").await;
    page.keys(&[Key::Enter]).await;
    composer.next().await;
    page.keys_to(&[Key::Tab], &composer.button("confirm")).await;
    page.keys(&[Key::Enter]).await;
    composer.played(0, "A0 2A1 1A2").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_composer_fits_a_phone() {
    let mut table = Table::new().await;
    let Some(page) = Page::open(&table, PageLayout::Phone).await else { return };
    let mut starts = Vec::new();
    for (game, setup) in
        [("aruki", "standard"), ("kyo", "middle"), ("chakart", "asymmetric"), ("lusus", "standard")]
    {
        starts.push(table.begin_game(game, setup).await);
    }
    load(&mut table, &starts[2], CHAKART).await;
    load(&mut table, &starts[3], LUSUS).await;
    let choices: [&[&str]; 4] = [&["e1"], &["A0", ">A1"], &["d1", "g4", "h"], &["QU@", "QU@e2", "e2"]];
    for (start, choices) in starts.iter().zip(choices) {
        let mut composer = Composer::open(&page, &table, start).await;
        for value in choices {
            let entry = composer.open_menu(value).await;
            fits(&page, ".popup, .popup .list-label, .popup .list-detail").await;
            page.screenshot(&format!("phone-menu-{}", value.trim_start_matches('>'))).await;
            page.click(&entry).await;
            composer.next().await;
        }
        fits(&page, ".select, .button, .picture-open, .embed").await;
        page.screenshot(&format!("phone-{}", choices[0].trim_end_matches('@'))).await;
    }
    page.close().await;
}

/// Checks that nothing overflows the window sideways, and that touch targets are large enough.
async fn fits(page: &Page, css: &str) {
    let outside = "
        // A page that is too wide widens the window, too, so `innerWidth` isn't the limit.
        const width = document.documentElement.clientWidth;
        const wide = document.documentElement.scrollWidth > width ? ['the page'] : [];
        const all = [...document.querySelectorAll(arguments[0])];
        const bad = all.filter((element) => {
            const box = element.getBoundingClientRect();
            const small = element.matches('.select, .button') && box.height < 36;
            return box.left < 0 || box.right > width || small;
        });
        return { count: all.length, bad: wide.concat(bad.map((element) => element.outerHTML.slice(0, 200))) };";
    let found = page.run(outside, css).await;
    assert!(found["count"].as_u64().unwrap() > 0, "{css} is not on the page");
    assert_eq!(found["bad"], json!([]));
}
