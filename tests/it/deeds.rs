//! Actions over a real database: what is stored, what waits in the outbox, and what is refused.

use std::path::Path;
use std::sync::Arc;

use sealed_move::dice::Seed;
use sealed_move::matches::{
    ChallengeState, ChallengeTerms, ChannelId, DraftStep, EndReason, GuildId, HomeChannel, Id, InteractionId,
    MessageKind, MessageRef, OfferAnswer, Opponent, Pace, PlayerId, Revision, SideWish, Timestamp, UserError,
};
use sealed_move::service::{
    Caller, Composition, ConfirmMode, Error, MatchFilter, MatchView, PingPlan, PlayOutcome, RenderedAt,
    Service,
};
use sealed_move::store::SqliteStore;
use sealed_move_rules::{MoveText, Side, find};

pub(crate) const SEED: Seed = Seed::new([7; 32]);
pub(crate) const ALICE: PlayerId = PlayerId(11);
pub(crate) const BOB: PlayerId = PlayerId(12);
pub(crate) const CAROL: PlayerId = PlayerId(13);
pub(crate) const GUILD: GuildId = GuildId(5);
pub(crate) const CHANNEL: ChannelId = ChannelId(7);
const START: Timestamp = Timestamp(1_800_000_000_000);

/// A service over a database in a folder of its own, with a clock that only the test turns.
pub(crate) struct World {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) service: Service,
    interactions: u64,
    pub(crate) now: Timestamp,
}

impl World {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let service = open(folder.path());
        Self { folder, service, interactions: 100, now: START }
    }

    /// Everything that is not on disk is gone.
    pub(crate) fn restart(&mut self) {
        self.service = open(self.folder.path());
    }

    pub(crate) fn database(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.folder.path().join("bot.db")).unwrap()
    }

    pub(crate) fn call(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        self.now = Timestamp(self.now.0 + 1000);
        Caller { interaction: InteractionId(self.interactions), now: self.now, ..asker(player) }
    }

    pub(crate) fn challenge(&mut self, opponent: Option<PlayerId>) -> Id {
        let call = self.call(ALICE);
        self.service.challenges.make(&call, request(opponent), SEED).unwrap().id
    }

    /// A match in which Alice is White.
    pub(crate) fn game(&mut self) -> Id {
        let challenge = self.challenge(Some(BOB));
        let call = self.call(BOB);
        let (_, match_view) = self.service.challenges.accept(&call, challenge, Side::Second).unwrap();
        assert_eq!(match_view.game.seats, [ALICE, BOB]);
        match_view.game.id
    }

    pub(crate) fn play(&mut self, player: PlayerId, game: Id, typed: &str) -> Result<MatchView, UserError> {
        let call = self.call(player);
        match self.service.moves.play(&call, game, None, typed, ConfirmMode::Typed) {
            Ok(PlayOutcome::Played(match_view)) => Ok(*match_view),
            Ok(PlayOutcome::Ask { error, .. }) => Err(UserError::Rules(error)),
            Ok(PlayOutcome::Confirm { text: turn, .. }) => panic!("{turn} is to be confirmed"),
            Err(Error::User(refusal)) => Err(refusal),
            Err(Error::Internal(fault)) => panic!("{fault}"),
        }
    }

    /// Sends everything that waits, as the outbox would, and says what it was.
    pub(crate) fn send_all(&mut self) -> Vec<(MessageKind, Revision)> {
        let mut sent = Vec::new();
        loop {
            let due = self.service.outbox.due(self.now, 16).unwrap();
            if due.is_empty() {
                return sent;
            }
            for message in due {
                let number = sealed_move::matches::MessageId(9000 + message.id.0 % 1000);
                let posted = MessageRef { channel: message.channel, message: number };
                self.service.outbox.mark_sent(&message, posted, &PingPlan::default(), self.now).unwrap();
                sent.push((message.kind, message.revision));
            }
        }
    }
}

fn open(folder: &Path) -> Service {
    Service::new(Arc::new(SqliteStore::open(&folder.join("bot.db")).unwrap()), 3)
}

pub(crate) fn request(opponent: Option<PlayerId>) -> ChallengeTerms {
    ChallengeTerms {
        game: find("aruki").unwrap(),
        setup: None,
        opponent: opponent.map(|player| Opponent { player, bot: false }),
        side: SideWish::Fixed(Side::First),
        pace: Pace::DEFAULT,
        rated: true,
        place: HomeChannel { guild: Some(GUILD), channel: CHANNEL },
    }
}

pub(crate) fn refused<T: std::fmt::Debug>(done: Result<T, Error>) -> UserError {
    match done {
        Err(Error::User(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

pub(crate) fn asker(player: PlayerId) -> Caller {
    Caller { interaction: InteractionId(0), player, now: START, guild: Some(GUILD), channel: CHANNEL }
}

/// The turns of a long game from the vectors.
fn long_game() -> Vec<String> {
    let games = include_str!("../vectors/aruki/games.jsonl");
    let game: serde_json::Value = games
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .find(|game: &serde_json::Value| game["id"] == "g-rand-02")
        .unwrap();
    serde_json::from_value(game["moves"].clone()).unwrap()
}

#[test]
fn a_game_goes_on_after_a_restart_at_any_point() {
    let mut world = World::new();
    let game = world.game();
    let turns = ["a2a3", "a11a10", "e1-", "b11b10", "O(b2)b3"];
    for (index, typed) in turns.into_iter().enumerate() {
        world.restart();
        let player = if index % 2 == 0 { ALICE } else { BOB };
        let match_view = world.play(player, game, typed).unwrap();
        assert_eq!(match_view.game.moves.len(), index + 1);
        assert_eq!(match_view.game.revision, Revision(index as u32 + 1));
        assert_eq!(match_view.game.deadline, world.now.plus_days(3), "a new turn has a new deadline");
    }
    world.restart();
    let match_view = world.service.views.view(game, ALICE, None, None).unwrap();
    let records: Vec<_> = match_view.game.moves.iter().map(|index| index.notation.as_str()).collect();
    assert_eq!(records, ["O(a2)a3", "O(a11)a10", "GD(e1)-", "O(b11)b10", "O(b2)b3"]);
    let told = world.send_all();
    let expected: Vec<_> = [(MessageKind::Challenged, Revision(0)), (MessageKind::Turn, Revision(0))]
        .into_iter()
        .chain((1..=5).map(|revision| (MessageKind::Turn, Revision(revision))))
        .collect();
    assert_eq!(told, expected, "one message per deed, in the order of the deeds");
}

#[test]
fn an_interaction_delivered_twice_counts_once() {
    let mut world = World::new();
    let game = world.game();
    let call = world.call(ALICE);
    assert!(matches!(
        world.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed),
        Ok(PlayOutcome::Played(_))
    ));
    assert_eq!(
        refused(world.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed)),
        UserError::Repeated
    );
    let match_view = world.service.views.view(game, ALICE, None, None).unwrap();
    assert_eq!((match_view.game.moves.len(), match_view.game.revision), (1, Revision(1)));
    assert_eq!(world.send_all().len(), 3, "challenge, start, one turn");
}

#[test]
fn a_refused_action_leaves_nothing_behind() {
    let mut world = World::new();
    let game = world.game();
    world.send_all();
    assert_eq!(world.play(BOB, game, "a11a10").unwrap_err(), UserError::NotOnTurn);
    assert_eq!(world.play(CAROL, game, "a2a3").unwrap_err(), UserError::NotSeated);
    assert_eq!(world.play(ALICE, Id(1), "a2a3").unwrap_err(), UserError::NoSuchMatch);
    for typed in ["", "   ", "a2a9", "\u{1f600}", "'; DROP TABLE match;--", &"a".repeat(10_000)] {
        assert!(matches!(world.play(ALICE, game, typed).unwrap_err(), UserError::Rules(_)), "{typed}");
    }
    let match_view = world.service.views.view(game, ALICE, None, None).unwrap();
    assert_eq!((match_view.game.moves.len(), match_view.game.revision), (0, Revision(0)));
    assert!(world.send_all().is_empty());
}

#[test]
fn swapped_coordinates_ask_and_store_nothing() {
    let mut world = World::new();
    let game = world.game();
    let call = world.call(ALICE);
    let Ok(PlayOutcome::Ask { texts: turns, .. }) =
        world.service.moves.play(&call, game, None, "b4c4", ConfirmMode::Typed)
    else {
        panic!("not asked");
    };
    assert_eq!(turns.iter().map(sealed_move_rules::MoveText::as_str).collect::<Vec<_>>(), ["O(d2)d3"]);
    assert!(world.service.views.view(game, ALICE, None, None).unwrap().game.moves.is_empty());
}

#[test]
fn a_text_from_before_the_last_turn_is_stale_but_an_offer_does_not_make_it_so() {
    let mut world = World::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    let call = world.call(BOB);
    assert_eq!(
        refused(world.service.moves.play(&call, game, Some(Revision(0)), "a11a10", ConfirmMode::Typed)),
        UserError::Stale
    );
    let call = world.call(BOB);
    assert!(world.service.moves.play(&call, game, Some(Revision(1)), "a11a10", ConfirmMode::Typed).is_ok());
}

#[test]
fn a_draw_needs_both_and_the_offer_that_stands() {
    let mut world = World::new();
    let game = world.game();
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.offers.offer_draw(&call, game)), UserError::DrawOfferStands);
    let call = world.call(CAROL);
    assert_eq!(refused(world.service.offers.offer_draw(&call, game)), UserError::NotSeated);
    let call = world.call(BOB);
    world.service.offers.answer_draw(&call, game, OfferAnswer::Decline, Revision(1)).unwrap();
    // The declined offer's button, pressed late, must not accept the next one.
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    let call = world.call(BOB);
    let late = world.service.offers.answer_draw(&call, game, OfferAnswer::Accept, Revision(1));
    assert_eq!(refused(late), UserError::NoDrawOffer);
    let call = world.call(BOB);
    let done = world.service.offers.answer_draw(&call, game, OfferAnswer::Accept, Revision(3)).unwrap();
    let ending = done.match_view.game.ending.unwrap();
    assert_eq!((ending.winner, ending.reason), (None, EndReason::Agreement));
    assert_eq!(world.play(ALICE, game, "a2a3").unwrap_err(), UserError::Over);
}

#[test]
fn an_offer_falls_when_its_maker_moves_again() {
    let mut world = World::new();
    let game = world.game();
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    assert!(world.play(ALICE, game, "a2a3").unwrap().game.draw_offer.is_none());
}

#[test]
fn resigning_wants_the_state_that_was_confirmed() {
    let mut world = World::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.moves.resign(&call, game, Some(Revision(0)))), UserError::Stale);
    let call = world.call(ALICE);
    let match_view = world.service.moves.resign(&call, game, Some(Revision(1))).unwrap();
    let ending = match_view.game.ending.unwrap();
    assert_eq!((ending.winner, ending.reason), (Some(Side::Second), EndReason::Resignation));
    assert_eq!(world.send_all().last(), Some(&(MessageKind::Over, Revision(2))));
    assert!(world.service.games.ongoing(ALICE).unwrap().is_empty());
    assert_eq!(world.service.games.find(&asker(ALICE), None, MatchFilter::Any).unwrap(), game);
}

#[test]
fn a_challenge_is_answered_once_and_by_the_right_player() {
    let mut world = World::new();
    let id = world.challenge(Some(BOB));
    for (player, refusal) in [(ALICE, UserError::OwnChallenge), (CAROL, UserError::NotChallenged)] {
        let call = world.call(player);
        assert_eq!(refused(world.service.challenges.accept(&call, id, Side::First)), refusal);
    }
    let call = world.call(BOB);
    assert_eq!(refused(world.service.challenges.withdraw(&call, id)), UserError::NotChallenger);
    let call = world.call(BOB);
    world.service.challenges.decline(&call, id).unwrap();
    let closed = UserError::ChallengeClosed(ChallengeState::Declined);
    let call = world.call(BOB);
    assert_eq!(refused(world.service.challenges.accept(&call, id, Side::First)), closed);
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.challenges.withdraw(&call, id)), closed);
}

#[test]
fn an_open_challenge_takes_anybody_but_its_maker_and_runs_out() {
    let mut world = World::new();
    let id = world.challenge(None);
    let call = world.call(ALICE);
    assert_eq!(refused(world.service.challenges.accept(&call, id, Side::First)), UserError::OwnChallenge);
    let call = world.call(CAROL);
    assert!(world.service.challenges.accept(&call, id, Side::First).is_ok());
    let id = world.challenge(None);
    world.now = world.now.plus_days(7);
    let call = world.call(CAROL);
    let late = world.service.challenges.accept(&call, id, Side::First);
    assert_eq!(refused(late), UserError::ChallengeClosed(ChallengeState::Expired));
    assert!(world.service.challenges.open_of(ALICE, world.now).unwrap().is_empty());
}

#[test]
fn nobody_challenges_a_bot_or_themselves_or_outside_a_server() {
    let mut world = World::new();
    let check = |world: &mut World, request: ChallengeTerms, refusal: UserError| {
        let call = world.call(ALICE);
        assert_eq!(refused(world.service.challenges.make(&call, request, SEED)), refusal);
    };
    let bot = Some(Opponent { player: BOB, bot: true });
    check(&mut world, ChallengeTerms { opponent: bot, ..request(None) }, UserError::BotOpponent);
    check(&mut world, request(Some(ALICE)), UserError::SelfChallenge);
    let nowhere = HomeChannel { guild: None, channel: CHANNEL };
    check(&mut world, ChallengeTerms { place: nowhere, ..request(None) }, UserError::NotInServer);
    let setup = Some("sideways".to_owned());
    check(&mut world, ChallengeTerms { setup, ..request(None) }, UserError::NoSuchSetup);
    assert!(world.send_all().is_empty());
}

#[test]
fn the_coin_decides_a_random_side() {
    for (coin, seats) in [(Side::First, [ALICE, BOB]), (Side::Second, [BOB, ALICE])] {
        let mut world = World::new();
        let call = world.call(ALICE);
        let request = ChallengeTerms { side: SideWish::Random, ..request(Some(BOB)) };
        let id = world.service.challenges.make(&call, request, SEED).unwrap().id;
        let call = world.call(BOB);
        assert_eq!(world.service.challenges.accept(&call, id, coin).unwrap().1.game.seats, seats);
    }
}

#[test]
fn a_command_means_the_only_game_that_fits() {
    let mut world = World::new();
    let none = world.service.games.find(&asker(ALICE), None, MatchFilter::Turn);
    assert_eq!(refused(none), UserError::NoMatchOfYours);
    let first = world.game();
    assert_eq!(world.service.games.find(&asker(ALICE), None, MatchFilter::Turn).unwrap(), first);
    // Bob's only game, though it is Alice's turn: the refusal to play says why.
    assert_eq!(world.service.games.find(&asker(BOB), None, MatchFilter::Turn).unwrap(), first);
    let second = world.game();
    assert_eq!(
        refused(world.service.games.find(&asker(ALICE), None, MatchFilter::Turn)),
        UserError::WhichMatch
    );
    world.play(ALICE, first, "a2a3").unwrap();
    assert_eq!(world.service.games.find(&asker(ALICE), None, MatchFilter::Turn).unwrap(), second);
    let named = second.to_string();
    assert_eq!(world.service.games.find(&asker(ALICE), Some(&named), MatchFilter::Turn).unwrap(), second);
    for nonsense in ["", "?", "zzzzzzzzzzzzzzzz", "1"] {
        let found = world.service.games.find(&asker(ALICE), Some(nonsense), MatchFilter::Turn);
        assert_eq!(refused(found), UserError::NoSuchMatch, "{nonsense}");
    }
}

#[test]
fn a_game_of_another_server_does_not_exist_for_strangers() {
    let mut world = World::new();
    let game = world.game();
    assert!(world.service.views.view(game, CAROL, Some(GUILD), None).is_ok());
    assert!(world.service.views.view(game, ALICE, None, None).is_ok(), "players see it from anywhere");
    for guild in [None, Some(GuildId(6))] {
        assert_eq!(refused(world.service.views.view(game, CAROL, guild, None)), UserError::NoSuchMatch);
        assert_eq!(refused(world.service.views.history(game, CAROL, guild)), UserError::NoSuchMatch);
    }
}

#[test]
fn an_earlier_position_is_seen_as_it_was() {
    let mut world = World::new();
    let game = world.game();
    let start = world.service.views.view(game, ALICE, None, None).unwrap().board_view.view;
    let first = world.play(ALICE, game, "a2a3").unwrap().board_view.view;
    world.play(BOB, game, "a11a10").unwrap();
    let at = |index| {
        world
            .service
            .views
            .view(game, ALICE, None, Some(index))
            .map(|match_view| match_view.board_view.view.text())
    };
    assert_eq!(at(0).unwrap(), start.text());
    assert_eq!(at(1).unwrap(), first.text());
    assert_eq!(refused(at(3)), UserError::NoSuchMove { last: 2 });
}

#[test]
fn the_move_records_are_the_truth_where_the_cached_position_is_wrong() {
    let mut world = World::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let wrong = "UPDATE match SET position = 'nonsense', turn = 'first'";
    assert_eq!(world.database().execute(wrong, []).unwrap(), 1);
    world.restart();
    let match_view = world.play(BOB, game, "a11a10").unwrap();
    let kept: String =
        world.database().query_row("SELECT position FROM match", [], |row| row.get(0)).unwrap();
    assert_eq!(kept, match_view.board_view.view.text(), "the next turn puts it right");
}

#[test]
fn a_damaged_move_record_stops_its_game_and_no_other() {
    let mut world = World::new();
    let (damaged, sound) = (world.game(), world.game());
    world.play(ALICE, damaged, "a2a3").unwrap();
    assert_eq!(world.database().execute("UPDATE ply SET record = 'O(a2)a9'", []).unwrap(), 1);
    world.restart();
    let call = world.call(BOB);
    let done = world.service.moves.play(&call, damaged, None, "a11a10", ConfirmMode::Typed);
    assert!(matches!(done, Err(Error::Internal(_))), "{done:?}");
    assert!(world.play(ALICE, sound, "a2a3").is_ok());
}

#[test]
fn a_locked_database_is_a_fault_and_loses_nothing() {
    let mut world = World::new();
    let game = world.game();
    let other = world.database();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let call = world.call(ALICE);
    let done = world.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed);
    assert!(matches!(done, Err(Error::Internal(_))), "{done:?}");
    other.execute_batch("ROLLBACK").unwrap();
    // The same interaction may still count: nothing of it was stored.
    assert!(matches!(
        world.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed),
        Ok(PlayOutcome::Played(_))
    ));
}

#[test]
fn a_full_disk_is_a_fault_and_loses_nothing() {
    let mut world = World::new();
    let game = world.game();
    world.play(ALICE, game, &long_game()[0]).unwrap();
    let path = world.folder.path().join("bot.db");
    // A bound on the number of pages fails a write exactly as a full disk does.
    let full = Service::new(Arc::new(SqliteStore::open_bounded(&path, 1).unwrap()), 4);
    let call = world.call(BOB);
    let name = "x".repeat(100_000);
    assert!(full.players.note_name(BOB, &name, call.now).is_err(), "the page bound does not bind");
    let mut played = 1;
    let records = long_game();
    for typed in &records[1..] {
        let call = world.call(if played % 2 == 1 { BOB } else { ALICE });
        match full.moves.play(&call, game, None, typed, ConfirmMode::Typed) {
            Ok(PlayOutcome::Played(_)) => played += 1,
            Err(Error::Internal(_)) => break,
            other => panic!("{other:?}"),
        }
    }
    assert!(played < records.len(), "the disk never filled");
    world.restart();
    let match_view = world.service.views.view(game, ALICE, None, None).unwrap();
    assert_eq!(match_view.game.moves.len(), played, "what was answered is there, and nothing else");
}

#[test]
fn a_channel_reads_in_the_order_of_the_actions_even_when_sending_fails() {
    let mut world = World::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let [first] = world.service.outbox.due(world.now, 16).unwrap().try_into().unwrap();
    assert_eq!(first.kind, MessageKind::Challenged);
    let later = Timestamp(world.now.0 + 60_000);
    world.service.outbox.retry_at(first.id, later).unwrap();
    assert!(world.service.outbox.due(world.now, 16).unwrap().is_empty(), "the others wait behind it");
    assert_eq!(world.service.outbox.next_due(world.now).unwrap(), Some(later));
    world.now = later;
    assert_eq!(world.service.outbox.due(later, 16).unwrap()[0].attempts, 1);
    assert_eq!(world.send_all().len(), 3);
}

#[test]
fn what_nobody_asks_for_is_forgotten() {
    let mut world = World::new();
    world.game();
    world.send_all();
    let count = |world: &World, table: &str| -> i64 {
        world.database().query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    };
    world.service.prune(world.now).unwrap();
    assert_eq!((count(&world, "interaction"), count(&world, "outbox")), (2, 2));
    world.service.prune(world.now.plus_days(8)).unwrap();
    assert_eq!((count(&world, "interaction"), count(&world, "outbox")), (0, 0));
}

#[test]
fn a_copy_made_while_playing_holds_the_game() {
    let mut world = World::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let (from, to) = (world.folder.path().join("bot.db"), world.folder.path().join("copy.db"));
    sealed_move::store::backup(&from, &to).unwrap();
    world.play(BOB, game, "a11a10").unwrap();
    sealed_move::store::check(&to).unwrap();
    let copy = Service::new(Arc::new(SqliteStore::open(&to).unwrap()), 5);
    assert_eq!(copy.views.view(game, ALICE, None, None).unwrap().game.moves.len(), 1);
    assert!(sealed_move::store::backup(&from, &to).is_err(), "an older copy is never overwritten");
    assert!(sealed_move::store::check(&world.folder.path().join("none.db")).is_err());
    std::fs::write(&to, "no database at all, whatever its name says; ".repeat(100)).unwrap();
    assert!(sealed_move::store::check(&to).is_err());
}

/// What a menu carries that is drawn from a composition.
fn choose(world: &mut World, player: PlayerId, game: Id, drawn: RenderedAt, key: &str) -> Composition {
    let call = world.call(player);
    world.service.drafts.change(&call, game, drawn, &DraftStep::Choose(key.into())).unwrap()
}

#[test]
fn a_draft_belongs_to_its_player_its_turn_and_its_version() {
    let mut world = World::new();
    let game = world.game();
    for (player, refusal) in [(BOB, UserError::NotOnTurn), (CAROL, UserError::NotSeated)] {
        let call = world.call(player);
        assert_eq!(refused(world.service.drafts.open(&call, game)), refusal);
    }
    let call = world.call(ALICE);
    let empty = world.service.drafts.open(&call, game).unwrap();
    assert_eq!(
        (empty.rendered_at(), empty.outdated),
        (RenderedAt { revision: Revision(0), version: 1 }, false)
    );
    let chosen = choose(&mut world, ALICE, game, empty.rendered_at(), "d2");
    assert_eq!(chosen.menu.move_text.as_deref(), Some("O(d2)d3"));
    // The older menu, and answers that no menu has, change nothing.
    for (drawn, key) in
        [(empty.rendered_at(), "e2"), (chosen.rendered_at(), "e2"), (chosen.rendered_at(), "")]
    {
        let same = choose(&mut world, ALICE, game, drawn, key);
        assert!(same.outdated && same.draft == chosen.draft, "{key}");
    }
    world.restart();
    let call = world.call(ALICE);
    assert_eq!(world.service.drafts.open(&call, game).unwrap().draft, chosen.draft);
    let export = |player| {
        let text = world.service.player_data.export(player).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["drafts"].clone()
    };
    let stored = serde_json::json!([{ "match": game.to_string(), "turns": chosen.draft.texts }]);
    assert_eq!(export(call.player), stored, "and its player can take it home");
    assert_eq!(export(BOB), serde_json::json!([]), "nobody else");
    // An offer of a draw is no reason to begin anew, a turn is.
    let call = world.call(BOB);
    world.service.offers.offer_draw(&call, game).unwrap();
    assert!(!world.service.drafts.to_confirm(ALICE, game, chosen.rendered_at()).unwrap().outdated);
    assert!(world.service.drafts.to_confirm(ALICE, game, empty.rendered_at()).unwrap().outdated);
    world.play(ALICE, game, "a2a3").unwrap();
    assert_eq!(refused(world.service.drafts.to_confirm(ALICE, game, chosen.rendered_at())), UserError::Stale);
    let call = world.call(ALICE);
    let late = world.service.drafts.change(&call, game, chosen.rendered_at(), &DraftStep::Undo);
    assert_eq!(refused(late), UserError::Stale);
    world.play(BOB, game, "a11a10").unwrap();
    let call = world.call(ALICE);
    let fresh = world.service.drafts.open(&call, game).unwrap();
    assert_eq!(fresh.draft.text(), "");
    assert!(fresh.draft.version > chosen.draft.version, "a version is never used again");
}

#[test]
fn a_choice_delivered_twice_counts_once() {
    let mut world = World::new();
    let game = world.game();
    let call = world.call(ALICE);
    let empty = world.service.drafts.open(&call, game).unwrap();
    assert_eq!(refused(world.service.drafts.open(&call, game)), UserError::Repeated);
    let call = world.call(ALICE);
    let step = DraftStep::Choose("d2".into());
    let chosen = world.service.drafts.change(&call, game, empty.rendered_at(), &step).unwrap();
    assert_eq!(
        refused(world.service.drafts.change(&call, game, empty.rendered_at(), &step)),
        UserError::Repeated
    );
    assert!(!world.service.drafts.to_confirm(ALICE, game, chosen.rendered_at()).unwrap().outdated);
}

#[test]
fn drafts_of_games_that_are_over_are_forgotten() {
    let mut world = World::new();
    let (one, other) = (world.game(), world.game());
    for game in [one, other] {
        let call = world.call(ALICE);
        world.service.drafts.open(&call, game).unwrap();
    }
    let call = world.call(BOB);
    world.service.moves.resign(&call, one, None).unwrap();
    world.service.prune(world.now).unwrap();
    let kept: Vec<i64> = {
        let database = world.database();
        let mut rows = database.prepare("SELECT match FROM draft").unwrap();
        rows.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    assert_eq!(kept, [other.0 as i64]);
}

#[test]
fn a_turn_too_long_for_a_button_is_kept_as_its_players_draft() {
    let mut world = World::new();
    let game = world.game();
    let call = world.call(ALICE);
    let turn = MoveText::canonical("O(d2)d3");
    let draft = world.service.drafts.put(&call, game, &turn).unwrap();
    let drawn = RenderedAt { revision: draft.revision, version: draft.version };
    let kept = world.service.drafts.to_confirm(ALICE, game, drawn).unwrap();
    assert_eq!((kept.menu.move_text.as_deref(), kept.outdated), (Some("O(d2)d3"), false));
}
