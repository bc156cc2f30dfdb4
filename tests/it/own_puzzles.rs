//! Puzzles from one's own games: collected from a review, asked again after 1, 3 and 7 days, judged and
//! deleted. Without Discord, over a real database.

use sealed_move::bot::BotContext;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::reply::{Placement, Reply, Response};
use sealed_move::discord::{commands, handling};
use sealed_move::domain::{
    Effort, Id, InteractionId, LuckKind, OwnPuzzles, PlayerId, PositionJudgement, SettingsChange, TextBoard,
    Timestamp,
};
use sealed_move::service::{Caller, ConfirmMode, Service};
use sealed_move_rules::Side;
use serde_json::{Value, json};

use crate::actions::{ALICE, BOB, GUILD, SEED, account, caller, request};
use crate::play::table::context;

/// Stores a review in which Alice's first move lost 30 %: this move was better.
pub(crate) fn review_with_a_slip(service: &Service, call: Caller, game: Id, better: &str) {
    service.reviews.request(&call, game, Some(GUILD)).unwrap();
    let until = Timestamp(call.now.0 + 1_000_000);
    let (mut progress, seen) = service.reviews.claim(game, call.now, until).unwrap().expect("it is due");
    while let Some(task) = progress.next() {
        let seen = &seen[task.index];
        let (value, after) = match (task.index, seen.before.turn()) {
            (0, _) => (5_000, 2_000),
            (_, Side::First) => (2_000, 2_000),
            (_, Side::Second) => (8_000, 8_000),
        };
        let best = if task.index == 0 { better.to_owned() } else { seen.text.clone() };
        let judged = PositionJudgement {
            side: seen.before.turn(),
            value,
            best_chance: value,
            expected: after,
            after,
            luck_by: LuckKind::Nothing,
            best,
            effort: Effort::BestLevel,
        };
        progress.push(task, seen, Some(judged));
    }
    service.reviews.store_progress(&progress, call.now).unwrap();
}

struct World {
    folder: tempfile::TempDir,
    bot: BotContext,
    interactions: u64,
    now: i64,
}

impl World {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let bot = context(&folder.path().join("bot.db"));
        let mut world = Self { folder, bot, interactions: 100, now: caller(ALICE).now.0 };
        let change = SettingsChange { text: Some(TextBoard::Instead), ..SettingsChange::default() };
        world.change(change);
        world
    }

    fn change(&mut self, change: SettingsChange) {
        let call = self.call(ALICE);
        self.bot.service().players.change_settings(&call, change).unwrap();
    }

    fn call(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        self.now += 1_000;
        Caller { interaction: InteractionId(self.interactions), now: Timestamp(self.now), ..caller(player) }
    }

    fn pass_days(&mut self, days: i64) {
        self.now += days * 86_400_000;
    }

    /// A game that Bob resigned after two moves, with Alice's mistake on her first move.
    fn reviewed_game(&mut self, better: &str) -> Id {
        let calls = [ALICE, BOB, ALICE, BOB, BOB, ALICE].map(|player| self.call(player));
        let service = self.bot.service();
        let challenge = service.challenges.make(&calls[0], request(Some(BOB)), SEED).unwrap().id;
        let game = service.challenges.accept(&calls[1], challenge, Side::Second).unwrap().1.game.id;
        for (call, text) in [(&calls[2], "a2a3"), (&calls[3], "a11a10")] {
            service.moves.play(call, game, None, text, ConfirmMode::Confirmed).unwrap();
        }
        service.moves.resign(&calls[4], game, None).unwrap();
        review_with_a_slip(service, calls[5], game, better);
        game
    }

    fn ctx(&mut self, player: PlayerId) -> InteractionContext {
        let caller = self.call(player);
        InteractionContext::new(&self.bot, caller, account(&format!("Person {}", player.0)))
    }

    fn command(&mut self, player: PlayerId, name: &str, options: &Value) -> Reply {
        let data = json!({ "id": "3", "name": name, "type": 1, "options": options });
        let data = serde_json::from_value(data).unwrap();
        reply(handling::command(&mut self.ctx(player), commands::parse(&data)))
    }

    fn component(&mut self, player: PlayerId, shown: &Reply, word: &str, input: &Input) -> Reply {
        let id = id_of(shown, word);
        reply(handling::component(&mut self.ctx(player), id.parse().ok(), input, Placement::InPlace))
    }

    fn answer(&mut self, shown: &Reply, text: &str) -> Reply {
        self.component(ALICE, shown, "own-type", &Input::Text(text.to_owned()))
    }

    fn count(&self, sql: &str) -> i64 {
        let database = rusqlite::Connection::open(self.folder.path().join("bot.db")).unwrap();
        database.query_row(sql, [], |row| row.get(0)).unwrap()
    }
}

fn reply(response: Response) -> Reply {
    match response {
        Response::Update(reply) | Response::Private(reply) => reply,
        other => panic!("{other:?}"),
    }
}

fn id_of(reply: &Reply, word: &str) -> String {
    let begins = format!("v1.{word}.");
    let ids = reply.buttons.iter().map(|button| button.id.to_string());
    ids.into_iter().find(|id| id.starts_with(&begins)).unwrap_or_else(|| panic!("no {word}: {reply:?}"))
}

fn of_game(id: Id) -> Value {
    json!([{ "type": 3, "name": "game", "value": id.to_string() }])
}

fn aruki() -> Value {
    json!([{ "type": 3, "name": "game", "value": "aruki" }])
}

const BETTER: &str = "O(b2)b3";

#[test]
fn own_turning_points_come_back_until_they_are_learned() {
    let mut world = World::new();
    let game = world.reviewed_game(BETTER);
    let card = world.command(ALICE, "review", &of_game(game));
    assert!(card.body.contains("Your own turning points come back as puzzles tomorrow"), "{}", card.body);
    // Bob made no mistake; reading again makes no second puzzle.
    let card = world.command(BOB, "review", &of_game(game));
    assert!(!card.body.contains("come back as puzzles"), "{}", card.body);
    world.command(ALICE, "review", &of_game(game));
    assert_eq!(world.count("SELECT count(*) FROM own_puzzle"), 1);
    let early = world.command(ALICE, "puzzle", &json!([]));
    assert!(!early.body.contains("From your own games"), "{}", early.body);

    world.pass_days(1);
    let overview = world.command(ALICE, "puzzle", &json!([]));
    assert!(overview.body.starts_with("**From your own games.**"), "{}", overview.body);
    assert!(overview.body.contains("**Aruki** · 1 puzzle"), "{}", overview.body);
    let puzzle = world.component(ALICE, &overview, "own-go", &Input::Press);
    assert!(puzzle.body.contains("**From your game against "), "{}", puzzle.body);
    assert!(puzzle.body.contains(", move 1.**"), "{}", puzzle.body);
    assert_eq!(puzzle.foot, "Right answers in a row: 0 of 3. No rating.");
    // The command for the game offers it first, too.
    let puzzle = world.command(ALICE, "puzzle", &aruki());
    assert!(puzzle.body.contains("**From your game against "), "{}", puzzle.body);

    for (days, step) in [(0, 1), (3, 2), (7, 3)] {
        world.pass_days(days);
        let puzzle = world.command(ALICE, "puzzle", &aruki());
        let solved = world.answer(&puzzle, "b2b3");
        assert!(solved.verdict.contains("Solved!"), "{solved:?}");
        assert_eq!(world.count("SELECT step FROM own_puzzle"), step);
        let said = if step == 3 { "You've learned it" } else { "I'll ask you again <t:" };
        assert!(solved.verdict.contains(said), "{}", solved.verdict);
        let next = world.component(ALICE, &solved, "own-go", &Input::Press);
        assert!(!next.body.contains("**From your game against "), "not due: {}", next.body);
    }
    assert_eq!(world.count("SELECT count(*) FROM own_puzzle WHERE due_at IS NULL"), 1);
    assert_eq!(world.count("SELECT count(*) FROM puzzle_result"), 0, "no rating changes");
}

#[test]
fn giving_up_starts_again() {
    let mut world = World::new();
    let game = world.reviewed_game(BETTER);
    world.command(ALICE, "review", &of_game(game));
    world.pass_days(1);
    let puzzle = world.command(ALICE, "puzzle", &aruki());
    let solved = world.answer(&puzzle, "b2b3");
    assert!(solved.verdict.contains("Solved!"), "{solved:?}");
    world.pass_days(3);
    let puzzle = world.command(ALICE, "puzzle", &aruki());
    assert_eq!(puzzle.foot, "Right answers in a row: 1 of 3. No rating.");
    let shown = world.component(ALICE, &puzzle, "own-show", &Input::Press);
    assert!(shown.verdict.contains("The best move: `O(b2)b3`"), "{}", shown.verdict);
    assert_eq!(world.count("SELECT step FROM own_puzzle"), 0);
    // An old button changes nothing.
    let old = world.answer(&puzzle, "b2b3");
    assert!(old.verdict.contains("out of date"), "{old:?}");
    assert_eq!(world.count("SELECT step FROM own_puzzle"), 0);
    // A half-typed move becomes the draft, an illegal one is explained.
    let draft = world.answer(&old, "b2");
    assert!(!draft.verdict.contains("Solved!"), "{draft:?}");
    let illegal = world.answer(&draft, "b2b9");
    assert!(illegal.verdict.contains("can't"), "{illegal:?}");
}

#[test]
fn a_wrong_answer_starts_again_and_shows_nothing() {
    let mut world = World::new();
    let game = world.reviewed_game(BETTER);
    world.command(ALICE, "review", &of_game(game));
    // Another start: White's rook takes Black's, or is taken.
    let start = "k11/oooo8/12/12/12/12/12/3r4R3/12/12/OOOO8/11K w -/- - 0 1";
    let database = rusqlite::Connection::open(world.folder.path().join("bot.db")).unwrap();
    database.execute("UPDATE match SET start = ?1", [start]).unwrap();
    database.execute("UPDATE own_puzzle SET best = 'R(i5)d5', step = 2", []).unwrap();
    world.pass_days(1);
    let puzzle = world.command(ALICE, "puzzle", &aruki());
    let wrong = world.answer(&puzzle, "l1l2");
    assert!(wrong.verdict.contains("**That's not it.** You tried `K(l1)l2`"), "{wrong:?}");
    assert!(!format!("{wrong:?}").contains("i5)d5"), "the solution stays hidden: {wrong:?}");
    assert_eq!(world.count("SELECT step FROM own_puzzle"), 0);
    assert_eq!(world.count(&format!("SELECT due_at > {} FROM own_puzzle", world.now)), 1);
    // Further tries are possible, but don't count now.
    let solved = world.answer(&wrong, "i5d5");
    assert!(solved.verdict.contains("Solved!"), "{solved:?}");
    assert_eq!(world.count("SELECT step FROM own_puzzle"), 0);
}

#[test]
fn the_switch_export_and_deletion_cover_own_puzzles() {
    let mut world = World::new();
    let game = world.reviewed_game(BETTER);
    let off = SettingsChange { own_puzzles: Some(OwnPuzzles::Off), ..SettingsChange::default() };
    world.change(off.clone());
    let card = world.command(ALICE, "review", &of_game(game));
    assert!(!card.body.contains("come back as puzzles"), "{}", card.body);
    assert_eq!(world.count("SELECT count(*) FROM own_puzzle"), 0);
    world.change(SettingsChange { own_puzzles: Some(OwnPuzzles::On), ..SettingsChange::default() });
    world.command(ALICE, "review", &of_game(game));
    world.pass_days(1);
    world.change(off);
    assert!(!world.command(ALICE, "puzzle", &json!([])).body.contains("From your own games"));
    let export = world.bot.service().player_data.export(ALICE).unwrap();
    let export: Value = serde_json::from_str(&export).unwrap();
    assert_eq!(export["own_puzzles"][0]["best"], BETTER, "{}", export["own_puzzles"]);
    assert_eq!(export["settings"]["own_puzzles"], "off");
    let call = world.call(ALICE);
    world.bot.service().player_data.forget(&call).unwrap();
    assert_eq!(world.count("SELECT count(*) FROM own_puzzle"), 0);
    // Bob can't open Alice's puzzle.
    let stranger = id_stranger(game);
    let refused =
        handling::component(&mut world.ctx(BOB), stranger.parse().ok(), &Input::Press, Placement::InPlace);
    let Response::Private(refused) = refused else { panic!("{refused:?}") };
    assert!(refused.content.contains("That puzzle isn't there any more"), "{refused:?}");
}

/// The button that gives up the puzzle at the first move of a game.
fn id_stranger(game: Id) -> String {
    format!("v1.own-show.0.0.aruki,{game}-0,1,0")
}
