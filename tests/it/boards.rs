//! Boards over a real database: the games they list, edits, replacements, channels and kills. Time is
//! an argument. `play/board.rs` tests the message.

use std::time::Duration;

use sealed_move::domain::{
    ChannelId, ChannelProblem, GatewayShard, Id, MessageId, MessageKind, MessageRef, OutboxMessage, PlayerId,
    ServerChange, StatusSubject, Timestamp,
};
use sealed_move::service::{Board, BoardSetting, EditTarget, PingPlan};
use sealed_move_rules::Side;

use crate::actions::{BOB, CAROL, CHANNEL, GUILD, SEED, TestWorld, request};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

const LIST: ChannelId = ChannelId(90);

/// A server with a board, and the messages in Discord.
struct BoardWorld {
    world: TestWorld,
    messages: u64,
    /// Boards that weren't deleted.
    posted: Vec<MessageRef>,
    /// Times of new boards.
    posts: Vec<Timestamp>,
    /// Times of edits of boards.
    edits: Vec<Timestamp>,
    /// Whether Discord refuses all edits.
    refuses: bool,
}

impl BoardWorld {
    fn new() -> Self {
        let mut world = Self {
            world: TestWorld::new(),
            messages: 1 << 40,
            posted: Vec::new(),
            posts: Vec::new(),
            edits: Vec::new(),
            refuses: false,
        };
        world.set(Some(LIST));
        world.pass(0);
        world
    }

    fn set(&mut self, channel: Option<ChannelId>) {
        let call = self.world.call(CAROL);
        self.world.service.boards.set(&call, GUILD, channel).unwrap();
    }

    /// Begins games between people with these numbers.
    fn games(&mut self, numbers: std::ops::Range<u64>) -> Vec<Id> {
        let begin = |number: u64| {
            let (one, other) = (PlayerId(1000 + number), PlayerId(2000 + number));
            let call = self.world.call(one);
            let challenge = self.world.service.challenges.make(&call, request(Some(other)), SEED).unwrap().id;
            let call = self.world.call(other);
            self.world.service.challenges.accept(&call, challenge, Side::Second).unwrap().1.game.id
        };
        numbers.map(begin).collect()
    }

    /// Lets the time pass and the jobs do their work.
    fn pass(&mut self, ms: i64) {
        self.world.now = Timestamp(self.world.now.0 + ms);
        let (now, patience) = (self.world.now, Duration::from_millis(ms.unsigned_abs() + 60_000));
        let service = &self.world.service;
        while service.clocks.tick_for(&[GatewayShard::ONLY], now, patience).unwrap().more {}
        service.clocks.beat(&[GatewayShard::ONLY], now).unwrap();
        while service.status_messages.tick(now).unwrap() {}
        self.send();
    }

    /// Passes some time in steps.
    fn pass_in_steps(&mut self, total: i64, step: i64) {
        for _ in 0..total / step {
            self.pass(step);
        }
    }

    fn send(&mut self) {
        loop {
            let due = self.world.service.outbox.due(self.world.now, 64).unwrap();
            if due.is_empty() {
                return;
            }
            due.into_iter().for_each(|message| self.deliver(&message));
        }
    }

    /// Delivers a message as the outbox job does.
    fn deliver(&mut self, message: &OutboxMessage) {
        let (service, now) = (&self.world.service, self.world.now);
        self.messages += 1;
        let mut posted = MessageRef { channel: message.channel, message: MessageId(self.messages) };
        if let Some(edit) = message.edit {
            let EditTarget::Posted(original, target) = service.outbox.edit_target(edit).unwrap() else {
                return service.outbox.drop_message(message.id, now).unwrap();
            };
            posted.message = target;
            if let Some(subject) = StatusSubject::of(&original) {
                if service.status_messages.is_superseded(&original, target).unwrap() {
                    self.posted.retain(|kept| *kept != posted);
                } else if self.refuses {
                    service.status_messages.refused(subject, target, now).unwrap();
                    return service.outbox.drop_message(message.id, now).unwrap();
                } else {
                    assert!(service.boards.of_message(&original, now).unwrap().is_some());
                    self.edits.push(now);
                }
            }
        } else if message.kind == MessageKind::Board {
            if service.boards.of_message(message, now).unwrap().is_none() {
                return service.outbox.drop_message(message.id, now).unwrap();
            }
            self.posted.push(posted);
            self.posts.push(now);
        }
        service.outbox.mark_sent(message, posted, &PingPlan::default(), now).unwrap();
    }

    fn play(&mut self, game: Id) {
        let summary = self.world.service.games.summary(game).unwrap().unwrap();
        let player = summary.seats[summary.turn.index()].person().unwrap();
        let typed = if summary.turn == Side::First { "a2a3" } else { "a11a10" };
        self.world.play(player, game, typed).unwrap();
    }

    /// The games on the board.
    fn shown(&self) -> Board {
        let outbox: i64 =
            self.world.database().query_row("SELECT outbox FROM board", [], |row| row.get(0)).unwrap();
        let message = OutboxMessage {
            id: Id(u64::try_from(outbox).unwrap()),
            kind: MessageKind::Board,
            subject: Id(GUILD.0),
            ..self.sample()
        };
        self.world.service.boards.of_message(&message, self.world.now).unwrap().unwrap()
    }

    /// Any message.
    fn sample(&self) -> OutboxMessage {
        OutboxMessage {
            id: Id(1),
            kind: MessageKind::Board,
            class: sealed_move::domain::MessageClass::ForAll,
            subject: Id(GUILD.0),
            revision: sealed_move::domain::Revision(1),
            actor: None,
            channel: LIST,
            route: sealed_move::domain::Route::Channel,
            asks: None,
            edit: None,
            parked: false,
            beside: false,
            quiet: None,
            detour: None,
            created: self.world.now,
            attempts: 0,
        }
    }

    fn listed(&self) -> Vec<Id> {
        self.shown().games.iter().map(|game| game.id).collect()
    }

    fn closest_edits(&self) -> i64 {
        self.edits.windows(2).map(|two| two[1].0 - two[0].0).min().unwrap_or(i64::MAX)
    }
}

#[test]
fn a_board_of_fifty_games_is_edited_once_a_minute() {
    let mut world = BoardWorld::new();
    let games = world.games(0..50);
    world.pass(5 * MINUTE);
    world.edits.clear();
    for (number, game) in games.iter().enumerate() {
        world.play(*game);
        world.pass(2_000);
        if number % 7 == 3 {
            // Killed: everything that isn't stored is lost.
            world.world.restart();
            world.world.now.0 += 15_000;
        }
    }
    world.pass_in_steps(5 * MINUTE, 2_000);
    assert!(world.closest_edits() >= MINUTE, "{:?}", world.edits);
    assert!((4..=10).contains(&world.edits.len()), "{:?}", world.edits);
    assert_eq!((world.posts.len(), world.posted.len()), (1, 1), "one board");
    // The last state wins.
    let last = *world.edits.last().unwrap();
    let shown = world.shown();
    assert_eq!((shown.games.len(), shown.ongoing), (20, 50));
    assert!(shown.games.iter().all(|game| game.turn == Side::Second && game.deadline < last.plus_days(4)));
    assert!(shown.games.is_sorted_by_key(|game| game.deadline), "most urgent first");
    let before = world.edits.len();
    world.pass_in_steps(HOUR, MINUTE);
    assert_eq!(world.edits.len(), before, "nothing has changed since");
}

#[test]
fn a_change_during_a_kill_is_shown_afterwards() {
    let mut world = BoardWorld::new();
    let game = world.games(0..1)[0];
    world.pass_in_steps(5 * MINUTE, MINUTE);
    let before = world.edits.len();
    world.play(game);
    // Killed between the commit of the move and the edit, then between the edit's commit and delivery.
    world.world.restart();
    world.world.now.0 += 15_000;
    assert!(!world.world.service.status_messages.tick(world.world.now).unwrap());
    world.world.restart();
    world.world.now.0 += 15_000;
    world.pass(0);
    assert_eq!(world.edits.len(), before + 1);
    assert_eq!(world.shown().games[0].turn, Side::Second);
}

#[test]
fn refused_edits_post_one_board_an_hour() {
    let mut world = BoardWorld::new();
    world.refuses = true;
    let games = world.games(0..50);
    world.posts.clear();
    for game in games {
        world.play(game);
        world.pass_in_steps(10 * MINUTE, MINUTE);
    }
    // 50 moves in 500 minutes.
    assert!((8..=9).contains(&world.posts.len()), "{:?}", world.posts);
    assert!(world.posts.windows(2).all(|two| two[1].0 - two[0].0 >= HOUR), "{:?}", world.posts);
    assert_eq!(world.posted.len(), 1, "the old ones are deleted");
}

#[test]
fn a_board_of_a_week_is_replaced() {
    let mut world = BoardWorld::new();
    let game = world.games(0..1)[0];
    world.pass_in_steps(7 * DAY, HOUR);
    assert_eq!(world.posts.len(), 1);
    let old = world.posted[0];
    // The game was lost on time meanwhile, which was an edit.
    assert!(world.world.service.games.summary(game).unwrap().unwrap().ending.is_some());
    world.games(1..2);
    world.pass(MINUTE);
    world.pass(MINUTE);
    assert_eq!((world.posts.len(), world.posted.len()), (2, 1));
    assert_ne!(world.posted[0], old);
}

#[test]
fn paused_games_are_only_counted() {
    let mut world = BoardWorld::new();
    let games = world.games(0..3);
    world.pass(5 * MINUTE);
    assert_eq!(world.listed(), games);
    // The player on turn in the first game takes a vacation.
    let call = world.world.call(PlayerId(1000));
    world.world.service.vacations.take(&call, Some(GUILD), 2).unwrap();
    let before = world.edits.len();
    world.pass(2 * MINUTE);
    assert_eq!(world.edits.len(), before + 1);
    assert_eq!((world.listed(), world.shown().ongoing), (games[1..].to_vec(), 3));
    // After the vacation it is listed again, without any act.
    world.pass_in_steps(2 * DAY, HOUR);
    assert!(world.listed().contains(&games[0]));
    assert!(world.edits.len() >= before + 2, "{:?}", world.edits);
    assert_eq!(world.listed().last(), Some(&games[0]), "its deadline is later by the vacation");
}

#[test]
fn a_board_moves_leaves_and_returns() {
    let mut world = BoardWorld::new();
    world.set(Some(ChannelId(91)));
    world.pass(MINUTE);
    assert_eq!(world.posted.iter().map(|posted| posted.channel).collect::<Vec<_>>(), [ChannelId(91)]);
    world.set(None);
    world.pass(MINUTE);
    assert_eq!(world.posted, []);
    assert_eq!(world.world.service.boards.setting(GUILD).unwrap(), None);
    world.games(0..1);
    world.pass(5 * MINUTE);
    assert_eq!(world.posted, []);
    // Two settings before the first message is sent.
    world.set(Some(LIST));
    world.set(Some(ChannelId(92)));
    world.pass(MINUTE);
    assert_eq!(world.posted.iter().map(|posted| posted.channel).collect::<Vec<_>>(), [ChannelId(92)]);
}

#[test]
fn a_lost_channel_is_replaced_by_a_game_channel() {
    let mut world = BoardWorld::new();
    let add = |world: &mut BoardWorld, channel| {
        let call = world.world.call(CAROL);
        world.world.service.servers.change(&call, GUILD, ServerChange::AddChannel(channel)).unwrap();
    };
    let channel = |world: &BoardWorld| world.world.service.boards.setting(GUILD).unwrap();
    add(&mut world, CHANNEL);
    world.set(Some(ChannelId(91)));
    let lose = |world: &mut BoardWorld| {
        let due = world.world.service.outbox.due(world.world.now, 64).unwrap();
        let board = due.into_iter().find(|message| message.kind == MessageKind::Board).unwrap();
        let now = world.world.now;
        if !world.world.service.locations.relocate_for(&board, ChannelProblem::Gone, now).unwrap() {
            world.world.service.outbox.mark_refused(&board, &[], None, now).unwrap();
        }
    };
    lose(&mut world);
    assert_eq!(channel(&world), Some(BoardSetting { channel: Some(CHANNEL) }));
    lose(&mut world);
    assert_eq!(channel(&world), Some(BoardSetting { channel: None }), "it rests");
    world.games(0..1);
    world.posts.clear();
    world.pass_in_steps(3 * HOUR, 10 * MINUTE);
    assert_eq!(world.posts, []);
    add(&mut world, ChannelId(95));
    world.pass(0);
    assert_eq!(channel(&world), Some(BoardSetting { channel: Some(ChannelId(95)) }));
    assert_eq!(world.posts.len(), 1);
}

#[test]
fn a_board_rests_while_the_bot_is_away() {
    let mut world = BoardWorld::new();
    let game = world.games(0..1)[0];
    world.pass(5 * MINUTE);
    let before = (world.edits.len(), world.posts.len());
    world.world.service.servers.mark_left(GUILD, world.world.now).unwrap();
    world.play(game);
    world.pass_in_steps(2 * HOUR, MINUTE);
    assert_eq!((world.edits.len(), world.posts.len()), before);
    world.world.service.servers.mark_joined(GUILD, world.world.now).unwrap();
    world.pass_in_steps(5 * MINUTE, MINUTE);
    assert_eq!(world.edits.len(), before.0 + 1);
}

#[test]
fn deleting_a_servers_data_deletes_its_board() {
    let mut world = BoardWorld::new();
    world.games(0..2);
    world.pass(5 * MINUTE);
    assert_eq!(world.posted.len(), 1);
    let call = world.world.call(BOB);
    world.world.service.server_data.forget(&call, GUILD).unwrap();
    world.pass(MINUTE);
    assert_eq!(world.posted, []);
    assert_eq!(world.world.service.boards.setting(GUILD).unwrap(), None);
}
