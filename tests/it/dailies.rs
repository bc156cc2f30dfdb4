//! Daily puzzles over a real database: days and time zones, servers, attempts, streaks, and
//! pruning. Time is an argument. `play/daily.rs` tests the messages.

use sealed_move::bot::BotContext;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::handling;
use sealed_move::discord::reply::{Placement, Reply, Response};
use sealed_move::domain::{
    ChannelId, DailyChange, DailyGames, DailyOutcome, DailyState, Day, GuildId, Id, InteractionId, MessageId,
    MessageKind, MessageRef, OutboxMessage, PlayerId, Timestamp, UserError, UserTimeZone,
};
use sealed_move::service::{
    Caller, DailyOpened, DailyReport, Error, PingPlan, PuzzleRendered, PuzzleView, Service,
};
use sealed_move_rules::puzzle::{PuzzleAttempt, is_same_move};

use crate::actions::account;
use crate::play::table::context;

const SERVER: GuildId = GuildId(5);
const OTHER_SERVER: GuildId = GuildId(6);
const ADMIN: PlayerId = PlayerId(70);
const BOB: PlayerId = PlayerId(71);
const CAROL: PlayerId = PlayerId(72);

const HOUR_MS: i64 = 3_600_000;

/// 2026-12-01T00:00:00Z.
const START: i64 = 1_796_083_200_000;

/// A bot with its own database and time.
struct DailyWorld {
    bot: BotContext,
    folder: tempfile::TempDir,
    now: i64,
    interactions: u64,
    messages: u64,
}

impl DailyWorld {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let bot = context(&folder.path().join("bot.db"));
        Self { bot, folder, now: START, interactions: 0, messages: 0 }
    }

    fn service(&self) -> &Service {
        self.bot.service()
    }

    fn caller(&mut self, player: PlayerId, guild: GuildId) -> Caller {
        self.interactions += 1;
        let interaction = InteractionId(self.interactions);
        Caller { interaction, player, now: Timestamp(self.now), guild: Some(guild), channel: ChannelId(2) }
    }

    fn set(&mut self, guild: GuildId, hour: u8, zone: &str, games: DailyGames) {
        let caller = self.caller(ADMIN, guild);
        let change = DailyChange {
            channel: Some(ChannelId(guild.0 + 100)),
            games: Some(games),
            hour: Some(hour),
            zone: UserTimeZone::find(zone),
        };
        self.service().dailies.change(&caller, guild, change).unwrap();
    }

    /// Ticks hourly and returns the sent messages.
    fn pass(&mut self, hours: i64) -> Vec<OutboxMessage> {
        let mut sent = Vec::new();
        for _ in 0..hours {
            self.now += HOUR_MS;
            sent.extend(self.tick());
        }
        sent
    }

    /// Ticks once and returns the sent messages.
    fn tick(&mut self) -> Vec<OutboxMessage> {
        let now = Timestamp(self.now);
        while self.service().dailies.tick(now).unwrap() {}
        let mut sent = Vec::new();
        loop {
            let due = self.service().outbox.due(now, 100).unwrap();
            if due.is_empty() {
                return sent;
            }
            for message in due {
                self.messages += 1;
                let posted = MessageRef { channel: message.channel, message: MessageId(self.messages) };
                self.service().outbox.mark_sent(&message, posted, &PingPlan::default(), now).unwrap();
                sent.push(message);
            }
        }
    }

    fn open(&mut self, player: PlayerId, guild: GuildId, id: Id) -> Result<DailyOpened, Error> {
        let caller = self.caller(player, guild);
        self.service().puzzles.open_daily(&caller, id)
    }

    /// Opens a puzzle and expects that it can be tried.
    fn begin(&mut self, player: PlayerId, guild: GuildId, id: Id) -> PuzzleView {
        match self.open(player, guild, id) {
            Ok(DailyOpened::Open(view)) => *view,
            other => panic!("{other:?}"),
        }
    }

    /// Plays the remaining right moves.
    fn solve_rest(&mut self, player: PlayerId, guild: GuildId, mut view: PuzzleView) -> PuzzleView {
        while let Some(right) = view.right {
            view = self.play(player, guild, &view, right);
        }
        view
    }

    fn play(&mut self, player: PlayerId, guild: GuildId, view: &PuzzleView, text: &str) -> PuzzleView {
        let caller = self.caller(player, guild);
        let rendered = PuzzleRendered { puzzle: &view.puzzle.name, version: view.draft.version };
        self.service().puzzles.play(&caller, view.game, rendered, text).unwrap()
    }

    fn solve(&mut self, player: PlayerId, guild: GuildId, id: Id) -> DailyReport {
        let view = self.begin(player, guild, id);
        self.solve_rest(player, guild, view).daily.expect("it counts")
    }

    fn ask(&self, sql: &str) -> i64 {
        let database = rusqlite::Connection::open(self.folder.path().join("bot.db")).unwrap();
        database.query_row(sql, [], |row| row.get(0)).unwrap()
    }
}

/// Puzzles among the messages, without edits.
fn puzzles(sent: &[OutboxMessage]) -> Vec<Id> {
    let posted = sent.iter().filter(|message| message.kind == MessageKind::Daily && message.edit.is_none());
    posted.map(|message| message.subject).collect()
}

fn counted(days: u32, free_day: bool) -> DailyReport {
    DailyReport::Counted { days, free_day }
}

#[test]
fn servers_get_rotating_puzzles_at_their_own_hour() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "Europe/Vienna", DailyGames::Rotating);
    world.set(OTHER_SERVER, 20, "America/New_York", DailyGames::Each);
    let mut games = Vec::new();
    let mut names = Vec::new();
    for hour in 0..8 * 24 {
        world.now += HOUR_MS;
        let sent = world.tick();
        for id in puzzles(&sent) {
            let post = world.service().dailies.post(id).unwrap();
            let time = hour % 24 + 1;
            if post.daily.guild == SERVER {
                assert_eq!(time, 8, "09:00 in Vienna");
                games.push(post.daily.game.info().name);
            } else {
                // In New York that is the evening before.
                assert_eq!(time % 24, 1, "20:00 in New York");
            }
            names.push((post.daily.guild, post.puzzle.name.clone()));
        }
    }
    assert_eq!(games.len(), 8);
    assert!(
        (0..5).all(|from| games[from..from + 4].iter().collect::<std::collections::BTreeSet<_>>().len() == 4)
    );
    let each = names.iter().filter(|(guild, _)| *guild == OTHER_SERVER).count();
    assert_eq!(each, 8 * 4);
    let different: std::collections::BTreeSet<_> = names.iter().collect();
    assert_eq!(different.len(), names.len(), "no puzzle twice in a server");
}

#[test]
fn a_late_puzzle_is_posted_once_and_only_the_same_day() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    world.now += 23 * HOUR_MS;
    assert_eq!(puzzles(&world.tick()).len(), 1, "late in the evening");
    world.now += 2 * 24 * HOUR_MS;
    assert_eq!(puzzles(&world.tick()).len(), 1, "the current day's, not the previous day's");
    world.now += 2 * HOUR_MS;
    assert_eq!(puzzles(&world.tick()), [], "in the night");
    // Two processes tick at the same time.
    world.now += 9 * HOUR_MS;
    let now = Timestamp(world.now);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| world.bot.service().dailies.tick(now).unwrap());
        }
    });
    assert_eq!(puzzles(&world.tick()).len(), 1);
    // Setting it again on the same day doesn't post a second puzzle.
    world.set(SERVER, 3, "UTC", DailyGames::Rotating);
    assert_eq!(puzzles(&world.tick()), []);
    assert_eq!(world.ask("SELECT count(*) FROM daily_puzzle"), 3);
}

#[test]
fn a_try_counts_for_the_list_the_streak_and_the_rating_once() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    let id = puzzles(&world.pass(10))[0];
    // Bob solves it at once.
    let view = world.begin(BOB, SERVER, id);
    let game = view.game;
    let before = view.rating.value;
    let solved = world.solve_rest(BOB, SERVER, view);
    assert!(solved.rating.value > before && solved.rated, "like any other first try");
    assert_eq!(solved.daily, Some(counted(1, true)));
    // Carol tries a wrong move first.
    let view = world.begin(CAROL, SERVER, id);
    let attempt = PuzzleAttempt::new(game, view.puzzle).unwrap();
    let position = attempt.state().position();
    let legal = attempt.view().suggestions("", 25);
    let wrong = legal.iter().find(|text| !is_same_move(position, text, view.puzzle.first())).unwrap();
    let missed = world.play(CAROL, SERVER, &view, wrong);
    assert_eq!((missed.daily, missed.rated), (None, true));
    assert!(world.service().dailies.post(id).unwrap().solvers.len() == 1, "only Bob is on the list");
    world.solve_rest(CAROL, SERVER, missed);
    let solvers = world.service().dailies.post(id).unwrap().solvers;
    let listed: Vec<_> =
        solvers.iter().map(|solver| (solver.player, solver.first_try, solver.streak)).collect();
    assert_eq!(listed, [(BOB, true, 1), (CAROL, false, 1)]);
    // Opening it again shows the result and doesn't count.
    let again = world.begin(BOB, SERVER, id);
    assert!(again.right.is_none() && again.daily.is_none());
    let caller = world.caller(BOB, SERVER);
    world.service().puzzles.next(&caller, game).unwrap();
    let done = world.open(BOB, SERVER, id).unwrap();
    assert!(matches!(done, DailyOpened::Done { outcome: DailyOutcome::FirstTry, .. }), "{done:?}");
    assert_eq!(world.ask("SELECT count(*) FROM puzzle_result"), 2);
    // One edit of the list covers both.
    world.now += HOUR_MS;
    let edits = world.tick().into_iter().filter(|message| message.edit.is_some()).count();
    assert_eq!(edits, 1);
}

#[test]
fn players_shown_the_solution_are_not_listed() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    let id = puzzles(&world.pass(10))[0];
    let view = world.begin(BOB, SERVER, id);
    let caller = world.caller(BOB, SERVER);
    let rendered = PuzzleRendered { puzzle: &view.puzzle.name, version: view.draft.version };
    let given = sealed_move::service::GivenAway::Line;
    let shown = world.service().puzzles.give_away(&caller, view.game, rendered, given).unwrap();
    let solved = world.solve_rest(BOB, SERVER, shown);
    assert!(solved.right.is_none() && solved.daily.is_none(), "{:?}", solved.daily);
    assert!(world.service().dailies.post(id).unwrap().solvers.is_empty());
    assert_eq!(world.ask("SELECT count(*) FROM daily_streak"), 0);
}

#[test]
fn a_streak_has_a_free_day_and_a_day_without_a_puzzle_is_no_gap() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    world.pass(8);
    let mut reports = Vec::new();
    // x: solved; -: missed; .: the bot was down all day.
    for sign in "xx-x..x-xxxx-x".chars() {
        if sign == '.' {
            world.now += 24 * HOUR_MS;
            continue;
        }
        let id = puzzles(&world.pass(24))[0];
        if sign == 'x' {
            reports.push(match world.solve(BOB, SERVER, id) {
                DailyReport::Counted { days, .. } => days,
                DailyReport::Late => 0,
            });
        }
    }
    // The second miss, five days after the first, ends the streak. The third is the first of the
    // next streak.
    assert_eq!(reports, [1, 2, 3, 4, 1, 2, 3, 4, 5]);
    assert_eq!(world.ask("SELECT count(*) FROM daily_try WHERE outcome = 'first'"), 9);
}

#[test]
fn an_old_puzzle_counts_no_more_and_leads_to_another() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    let old = puzzles(&world.pass(10))[0];
    let view = world.begin(BOB, SERVER, old);
    let next = puzzles(&world.pass(24))[0];
    // Yesterday's puzzle is solved too late.
    assert_eq!(world.solve_rest(BOB, SERVER, view).daily, Some(DailyReport::Late));
    assert!(world.service().dailies.post(old).unwrap().solvers.is_empty());
    let over = world.open(CAROL, SERVER, old).unwrap();
    assert!(matches!(over, DailyOpened::Over { .. }), "{over:?}");
    // The reply has a button for an ordinary puzzle.
    let press = |world: &mut DailyWorld, player, guild, id: &str| -> Reply {
        let caller = world.caller(player, guild);
        let mut ctx = InteractionContext::new(&world.bot, caller, account("Carol"));
        match handling::component(&mut ctx, id.parse().ok(), &Input::Press, Placement::NewMessage) {
            Response::Private(reply) => reply,
            other => panic!("{other:?}"),
        }
    };
    let reply = press(&mut world, CAROL, SERVER, &format!("v1.daily.{old}.0"));
    assert!(
        reply.content.contains("an earlier day") && reply.content.contains("/puzzle"),
        "{}",
        reply.content
    );
    let another = press(&mut world, CAROL, SERVER, &reply.buttons[0].id.to_string());
    assert!(another.body.contains("to move"), "{another:?}");
    // Another server's puzzle isn't found.
    let elsewhere = world.open(CAROL, OTHER_SERVER, next);
    assert!(matches!(elsewhere, Err(Error::User(UserError::NoSuchPuzzle))), "{elsewhere:?}");
    assert!(matches!(world.open(CAROL, SERVER, Id(7)), Err(Error::User(UserError::NoSuchPuzzle))));
}

/// A puzzle of an earlier version may be missing from the set.
#[test]
fn a_daily_puzzle_that_is_no_longer_shipped_is_skipped() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    let old = puzzles(&world.pass(10))[0];
    world.begin(BOB, SERVER, old);
    let database = rusqlite::Connection::open(world.folder.path().join("bot.db")).unwrap();
    database.execute("UPDATE daily_puzzle SET puzzle = '4f254d'", []).unwrap();
    database.execute("UPDATE puzzle_progress SET puzzle = '4f254d'", []).unwrap();
    let gone = world.service().dailies.post(old);
    assert!(matches!(gone, Err(Error::User(UserError::NoSuchPuzzle))), "{gone:?}");
    let opened = world.open(CAROL, SERVER, old);
    assert!(matches!(opened, Err(Error::User(UserError::NoSuchPuzzle))), "{opened:?}");
    // The next day has a puzzle again, and old progress leads to another one.
    let next = puzzles(&world.pass(24));
    assert_eq!(next.len(), 1);
    assert!(world.service().dailies.post(next[0]).is_ok());
    for game in sealed_move_rules::GAMES {
        let caller = world.caller(BOB, SERVER);
        let view = world.service().puzzles.resume(&caller, *game).unwrap();
        assert!(game.puzzles().iter().any(|puzzle| puzzle.name == view.puzzle.name), "{game:?}");
    }
}

#[test]
fn puzzles_stop_without_players_and_resume_with_one() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    let mut posted = Vec::new();
    for _ in 0..30 {
        posted.extend(puzzles(&world.pass(24)));
    }
    assert_eq!(posted.len(), 14);
    let settings = world.service().dailies.settings(SERVER).unwrap().unwrap();
    assert_eq!((settings.state, settings.due), (DailyState::Untried, None));
    let last = world.service().dailies.post(posted[13]).unwrap();
    assert!(last.open && last.last, "the last one says so");
    let before = world.service().dailies.post(posted[12]).unwrap();
    assert!(!before.open && !before.last);
    // Sixteen days later a player tries the last one: it counts, and the next one comes the next
    // day.
    assert_eq!(world.solve(BOB, SERVER, posted[13]), counted(1, true));
    let edits = world.pass(1);
    assert_eq!(
        edits.iter().filter(|message| message.edit.is_some()).count(),
        1,
        "its list is edited: {edits:?}"
    );
    assert!(!world.service().dailies.post(posted[13]).unwrap().last);
    assert_eq!(puzzles(&world.pass(40)).len(), 1);
    // After two weeks without a try it stops again, and an admin can restart it.
    let mut more = Vec::new();
    for _ in 0..20 {
        more.extend(puzzles(&world.pass(24)));
    }
    assert!((12..=14).contains(&more.len()), "{}", more.len());
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    assert_eq!(puzzles(&world.pass(1)).len(), 1, "at once, for the hour is over");
}

#[test]
fn a_server_gets_no_puzzles_while_the_bot_is_removed() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    assert_eq!(puzzles(&world.pass(12)).len(), 1);
    world.service().servers.mark_left(SERVER, Timestamp(world.now)).unwrap();
    assert_eq!(puzzles(&world.pass(3 * 24)), []);
    world.service().servers.mark_joined(SERVER, Timestamp(world.now)).unwrap();
    assert_eq!(puzzles(&world.pass(2)).len(), 1, "at noon, late for that day");
}

#[test]
fn a_puzzle_for_a_lost_channel_is_posted_elsewhere() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Each);
    world.now += 10 * HOUR_MS;
    let now = Timestamp(world.now);
    world.service().dailies.tick(now).unwrap();
    let due = world.service().outbox.due(now, 9).unwrap();
    world.service().outbox.mark_refused(&due[0], &[], None, now).unwrap();
    let settings = world.service().dailies.settings(SERVER).unwrap().unwrap();
    assert_eq!((settings.state, settings.due), (DailyState::ChannelGone, None));
    let caller = world.caller(ADMIN, SERVER);
    let change = DailyChange { channel: Some(ChannelId(900)), ..DailyChange::default() };
    world.service().dailies.change(&caller, SERVER, change).unwrap();
    let sent = world.tick();
    let posted: Vec<_> =
        sent.iter().filter(|message| world.service().dailies.post(message.subject).is_ok()).collect();
    assert_eq!(posted.len(), 4);
    assert!(posted.iter().all(|message| message.channel == ChannelId(900)), "{posted:?}");
}

#[test]
fn deleting_ones_data_removes_one_from_every_list() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    let mut ids = Vec::new();
    for _ in 0..12 {
        let id = puzzles(&world.pass(24))[0];
        world.solve(BOB, SERVER, id);
        world.solve(CAROL, SERVER, id);
        ids.push(id);
    }
    world.pass(1);
    // The hourly pruning deletes messages sent a week ago.
    world.service().prune(Timestamp(world.now)).unwrap();
    let export = world.service().player_data.export(BOB).unwrap();
    assert!(export.contains("\"daily_puzzles\"") && export.contains("\"days\": 12"), "{export}");
    let caller = world.caller(BOB, SERVER);
    world.service().player_data.forget(&caller).unwrap();
    let edits = world.tick();
    let told: std::collections::BTreeSet<_> =
        edits.iter().filter(|message| message.edit.is_some()).map(|message| message.subject).collect();
    assert_eq!(told.len(), 12, "every list that named them changes");
    for id in ids {
        let solvers = world.service().dailies.post(id).unwrap().solvers;
        assert_eq!(solvers.iter().map(|solver| solver.player).collect::<Vec<_>>(), [CAROL]);
    }
    assert_eq!(world.ask("SELECT count(*) FROM daily_streak"), 1);
    assert_eq!(world.ask(&format!("SELECT count(*) FROM daily_try WHERE player = {BOB}")), 0);
}

#[test]
fn a_damaged_row_stops_no_other_servers_puzzle() {
    let mut world = DailyWorld::new();
    world.set(SERVER, 9, "UTC", DailyGames::Rotating);
    world.set(OTHER_SERVER, 9, "UTC", DailyGames::Rotating);
    let database = rusqlite::Connection::open(world.folder.path().join("bot.db")).unwrap();
    database.execute("UPDATE daily_setting SET games = 'poker' WHERE guild = 5", []).unwrap();
    let sent = world.pass(12);
    assert_eq!(puzzles(&sent).len(), 1);
    assert_eq!(world.ask("SELECT day FROM daily_puzzle"), Day(START / 86_400_000).0);
}
