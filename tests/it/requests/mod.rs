//! Bounds on challenges, offers and gifts of time, and on their pings.

mod model;
mod naive;
mod sending;

use sealed_move::domain::{
    ChallengeTerms, ChannelId, GuildId, HomeChannel, Id, MessageClass, MessageKind, MessageRef, Opponent,
    OutboxMessage, PingBound, PlayerId, Quiet, ServerChange, Timestamp, Unpinged, UserError,
};
use sealed_move::service::{PingPlan, RematchOutcome};
use sealed_move_rules::{Side, find};

use crate::actions::{ALICE, BOB, CAROL, GUILD, SEED, TestWorld, refused, request};

const HOUR_MS: i64 = 3_600_000;

fn terms(game: &str, opponent: Option<u64>, guild: u64, channel: u64) -> ChallengeTerms {
    ChallengeTerms {
        game: find(game).unwrap(),
        opponent: opponent.map(|player| Opponent { player: PlayerId(player), bot: false }),
        place: HomeChannel { guild: Some(GuildId(guild)), channel: ChannelId(channel) },
        ..request(None)
    }
}

impl TestWorld {
    fn try_challenge(
        &mut self,
        by: PlayerId,
        terms: ChallengeTerms,
    ) -> Result<(Id, Option<Unpinged>), sealed_move::service::Error> {
        let call = self.call(by);
        let (challenge, unpinged) = self.service.challenges.make_in(&call, terms, None, SEED)?;
        Ok((challenge.id, unpinged))
    }

    /// Takes all waiting messages as if they were sent, without edits.
    fn taken(&mut self) -> Vec<OutboxMessage> {
        let mut taken = Vec::new();
        loop {
            let due = self.service.outbox.due(self.now, 16).unwrap();
            if due.is_empty() {
                taken.sort_by_key(|message: &OutboxMessage| message.id);
                return taken;
            }
            for message in due {
                let posted = MessageRef {
                    channel: message.channel,
                    message: sealed_move::domain::MessageId(message.id.0 >> 12),
                };
                self.service.outbox.mark_sent(&message, posted, &PingPlan::default(), self.now).unwrap();
                taken.extend((message.kind != MessageKind::Edited).then_some(message));
            }
        }
    }

    fn withdraw(&mut self, challenge: Id) {
        let call = self.call(ALICE);
        self.service.challenges.withdraw(&call, challenge).unwrap();
    }

    fn wait(&mut self, ms: i64) {
        self.now = Timestamp(self.now.0 + ms);
    }
}

/// Whether each message may ping.
fn pinging(messages: &[OutboxMessage]) -> Vec<bool> {
    messages.iter().map(|message| message.quiet.is_none()).collect()
}

#[test]
fn forty_equal_challenges_ping_once() {
    let mut world = TestWorld::new();
    let (first, unpinged) = world.try_challenge(ALICE, request(Some(BOB))).unwrap();
    assert_eq!(unpinged, None);
    let until = world.service.challenges.find(first, world.now).unwrap().expires;
    for _ in 0..39 {
        let again = refused(world.try_challenge(ALICE, request(Some(BOB))));
        assert_eq!(again, UserError::ChallengeAlreadySent { until });
    }
    assert_eq!(pinging(&world.taken()), [true]);
    // Withdrawing frees the place, but not the ping.
    world.withdraw(first);
    let pinged_at = Timestamp(world.now.0 - 40 * 1000);
    for _ in 0..19 {
        let (id, unpinged) = world.try_challenge(ALICE, request(Some(BOB))).unwrap();
        let next = Some(Timestamp(pinged_at.0 + 24 * HOUR_MS));
        assert_eq!(unpinged, Some(Unpinged { why: Quiet::ChallengedBefore, next }));
        world.withdraw(id);
    }
    let flood = refused(world.try_challenge(ALICE, request(Some(BOB))));
    let until = Timestamp(pinged_at.0 + HOUR_MS);
    assert_eq!(flood, UserError::TooManyRequests { limit: 20, until });
    // The place is free again after an hour, the ping after a day.
    world.now = Timestamp(until.0 - 1000);
    let (id, unpinged) = world.try_challenge(ALICE, request(Some(BOB))).unwrap();
    assert!(unpinged.is_some());
    world.withdraw(id);
    world.now = Timestamp(pinged_at.0 + 24 * HOUR_MS - 1000);
    let (_, unpinged) = world.try_challenge(ALICE, request(Some(BOB))).unwrap();
    assert_eq!(unpinged, None);
}

#[test]
fn a_declined_challenge_is_refused_for_a_day() {
    let mut world = TestWorld::new();
    let challenge = world.challenge(Some(BOB));
    let call = world.call(BOB);
    world.service.challenges.decline(&call, challenge).unwrap();
    let until = Timestamp(world.now.0 + 24 * HOUR_MS);
    let again = refused(world.try_challenge(ALICE, request(Some(BOB))));
    assert_eq!(again, UserError::DeclinedLately { until });
    // Another game, another person and the other direction aren't the same challenge.
    world.try_challenge(ALICE, terms("kyo", Some(BOB.0), 5, 7)).unwrap();
    world.try_challenge(ALICE, request(Some(CAROL))).unwrap();
    let (back, unpinged) = world.try_challenge(BOB, request(Some(ALICE))).unwrap();
    assert_eq!(unpinged, None);
    let call = world.call(ALICE);
    let (_, begun) = world.service.challenges.accept(&call, back, Side::First).unwrap();
    // They have played since.
    let call = world.call(BOB);
    world.service.moves.resign(&call, begun.game.id, None).unwrap();
    assert_eq!(world.try_challenge(ALICE, request(Some(BOB))).unwrap().1, None);
}

#[test]
fn a_challenge_declined_late_is_refused_for_a_day() {
    let mut world = TestWorld::new();
    let challenge = world.challenge(Some(BOB));
    world.now = world.now.plus_days(6);
    world.service.prune(world.now).unwrap();
    let call = world.call(BOB);
    world.service.challenges.decline(&call, challenge).unwrap();
    world.service.prune(world.now).unwrap();
    let until = Timestamp(world.now.0 + 24 * HOUR_MS);
    assert_eq!(refused(world.try_challenge(ALICE, request(Some(BOB)))), UserError::DeclinedLately { until });
    world.now = Timestamp(until.0 + 1);
    world.try_challenge(ALICE, request(Some(BOB))).unwrap();
}

#[test]
fn a_pair_and_game_have_one_open_challenge() {
    let mut world = TestWorld::new();
    let challenge = world.challenge(Some(BOB));
    let until = world.service.challenges.find(challenge, world.now).unwrap().expires;
    let back = refused(world.try_challenge(BOB, request(Some(ALICE))));
    assert_eq!(back, UserError::ChallengeAlreadyReceived { until });
    // Another server makes no difference; another game does.
    let there = refused(world.try_challenge(ALICE, terms("aruki", Some(BOB.0), 6, 8)));
    assert_eq!(there, UserError::ChallengeAlreadySent { until });
    world.try_challenge(BOB, terms("kyo", Some(ALICE.0), 5, 7)).unwrap();
    // A rematch is a challenge, too.
    let call = world.call(BOB);
    let (_, begun) = world.service.challenges.accept(&call, challenge, Side::Second).unwrap();
    let game = begun.game.id;
    let call = world.call(BOB);
    world.service.moves.resign(&call, game, None).unwrap();
    let (stands, _) = world.try_challenge(ALICE, request(Some(BOB))).unwrap();
    let call = world.call(ALICE);
    let rematch = refused(world.service.challenges.rematch(&call, game, SEED, Side::First));
    let until = world.service.challenges.find(stands, world.now).unwrap().expires;
    assert_eq!(rematch, UserError::ChallengeAlreadySent { until });
}

#[test]
fn one_challenge_to_anyone_is_open_in_a_server_and_game() {
    let mut world = TestWorld::new();
    let challenge = world.challenge(None);
    let until = world.service.challenges.find(challenge, world.now).unwrap().expires;
    let again = refused(world.try_challenge(ALICE, request(None)));
    assert_eq!(again, UserError::OpenChallengeAlreadySent { until });
    world.try_challenge(ALICE, terms("kyo", None, 5, 7)).unwrap();
    world.try_challenge(ALICE, terms("aruki", None, 6, 8)).unwrap();
    world.try_challenge(BOB, request(None)).unwrap();
    // It pings nobody, and neither does its end.
    assert_eq!(pinging(&world.taken()), [true; 4]);
}

#[test]
fn open_challenges_are_limited_here_and_in_all_servers() {
    let mut world = TestWorld::new();
    let (first, _) = world.try_challenge(ALICE, terms("aruki", Some(100), 5, 7)).unwrap();
    for number in 1..20 {
        world.try_challenge(ALICE, terms("aruki", Some(100 + number), 5, 700 + number)).unwrap();
    }
    let until = world.service.challenges.find(first, world.now).unwrap().expires;
    let more = refused(world.try_challenge(ALICE, terms("aruki", Some(200), 5, 7)));
    assert_eq!(more, UserError::TooManyChallenges { limit: 20, until });
    for number in 20..50 {
        let guild = 5 + number / 15;
        world.try_challenge(ALICE, terms("aruki", Some(100 + number), guild, 700 + number)).unwrap();
    }
    let more = refused(world.try_challenge(ALICE, terms("aruki", Some(200), 50, 500)));
    assert_eq!(more, UserError::TooManyChallengesInAll { limit: 50, until });
    // A server may lower its limit.
    let call = world.call(CAROL);
    let lower = ServerChange::Limits { games: None, challenges: Some(1) };
    world.service.servers.change(&call, GUILD, lower).unwrap();
    world.try_challenge(BOB, terms("aruki", Some(100), 5, 7)).unwrap();
    let more = refused(world.try_challenge(BOB, terms("aruki", Some(101), 5, 7)));
    assert!(matches!(more, UserError::TooManyChallenges { limit: 1, .. }), "{more:?}");
}

#[test]
fn one_person_pings_another_three_times_an_hour() {
    let mut world = TestWorld::new();
    let mut pinged_at = Vec::new();
    for game in ["aruki", "kyo", "chakart"] {
        let (_, unpinged) = world.try_challenge(ALICE, terms(game, Some(BOB.0), 5, 7)).unwrap();
        assert_eq!(unpinged, None);
        pinged_at.push(world.now);
        world.wait(60_000);
    }
    let (_, unpinged) = world.try_challenge(ALICE, terms("lusus", Some(BOB.0), 6, 9)).unwrap();
    let why = Quiet::Bound(PingBound::PairHour);
    let next = Some(Timestamp(pinged_at[0].0 + HOUR_MS));
    assert_eq!(unpinged, Some(Unpinged { why, next }));
    let messages = world.taken();
    assert_eq!(pinging(&messages), [true, true, true, false]);
    assert!(messages.iter().all(|message| message.class == MessageClass::Asked));
    assert_eq!(messages[3].quiet, Some(why));
    // The challenge counts: Bob finds it in his list and can accept it.
    let open = world.service.challenges.open_of(BOB, world.now).unwrap();
    assert_eq!(open.len(), 4);
}

#[test]
fn one_person_gets_ten_pings_an_hour() {
    let mut world = TestWorld::new();
    for number in 0..10 {
        let (_, unpinged) =
            world.try_challenge(PlayerId(100 + number), terms("aruki", Some(BOB.0), 5, 7)).unwrap();
        assert_eq!(unpinged, None);
    }
    let (_, unpinged) = world.try_challenge(PlayerId(200), terms("aruki", Some(BOB.0), 6, 9)).unwrap();
    assert_eq!(unpinged.map(|unpinged| unpinged.why), Some(Quiet::Bound(PingBound::RecipientHour)));
}

#[test]
fn a_request_pings_again_only_after_the_next_move() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "d2d3").unwrap();
    world.taken();
    let give = |world: &mut TestWorld| {
        let call = world.call(ALICE);
        world.service.clocks.give_time(&call, game).unwrap().1
    };
    assert_eq!(give(&mut world), None);
    assert_eq!(give(&mut world), Some(Unpinged { why: Quiet::AskedBefore, next: None }));
    // A day's pause makes no difference.
    world.wait(25 * HOUR_MS);
    assert!(give(&mut world).is_some());
    // Another kind in the same game pings.
    let offer = |world: &mut TestWorld| {
        let call = world.call(ALICE);
        world.service.offers.offer_draw(&call, game).unwrap()
    };
    let offered = offer(&mut world);
    assert_eq!(offered.unpinged, None);
    assert_eq!(pinging(&world.taken()), [true, false, false, true]);
    // The answer belongs to a request that pinged. The next offer doesn't ping, nor does its answer.
    let decline = |world: &mut TestWorld| {
        let call = world.call(BOB);
        let offered = world.service.views.view(game, BOB, None, None).unwrap().game.draw_offer.unwrap();
        let answer = sealed_move::domain::OfferAnswer::Decline;
        world.service.offers.answer_draw(&call, game, answer, offered.revision).unwrap();
    };
    decline(&mut world);
    assert_eq!(offer(&mut world).unpinged.map(|unpinged| unpinged.why), Some(Quiet::AskedBefore));
    decline(&mut world);
    world.play(BOB, game, "a11a10").unwrap();
    world.taken();
    world.play(ALICE, game, "e2e3").unwrap();
    world.taken();
    assert_eq!(give(&mut world), None, "after a move");
}

#[test]
fn a_reply_pings_if_its_request_did() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.taken();
    // Alice is on turn and waits for each answer.
    let mut ask_and_decline = || {
        let call = world.call(ALICE);
        let offered = world.service.offers.offer_draw(&call, game).unwrap();
        let revision = offered.match_view.game.draw_offer.unwrap().revision;
        let call = world.call(BOB);
        let answer = sealed_move::domain::OfferAnswer::Decline;
        world.service.offers.answer_draw(&call, game, answer, revision).unwrap();
        let messages = world.taken();
        messages.iter().map(|message| (message.kind, message.quiet)).collect::<Vec<_>>()
    };
    let replied = MessageKind::DrawDeclined;
    assert_eq!(ask_and_decline().last(), Some(&(replied, None)));
    assert_eq!(ask_and_decline().last(), Some(&(replied, Some(Quiet::Reply))));
}

#[test]
fn the_refusal_of_an_unpinged_challenge_pings_nobody() {
    let mut world = TestWorld::new();
    let first = world.challenge(Some(BOB));
    world.withdraw(first);
    let second = world.challenge(Some(BOB));
    world.taken();
    let call = world.call(BOB);
    world.service.challenges.decline(&call, second).unwrap();
    let declined = world.taken();
    assert_eq!((declined[0].kind, declined[0].quiet), (MessageKind::Declined, Some(Quiet::Reply)));
}

#[test]
fn a_deletion_does_not_launder_pings() {
    let mut world = TestWorld::new();
    for game in ["aruki", "kyo", "chakart"] {
        world.try_challenge(ALICE, terms(game, Some(BOB.0), 5, 7)).unwrap();
    }
    let export = world.service.player_data.export(ALICE).unwrap();
    assert!(export.contains("\"requests\""), "{export}");
    let call = world.call(ALICE);
    world.service.player_data.forget(&call).unwrap();
    let stored: i64 = world
        .database()
        .query_row("SELECT count(*) FROM request WHERE sender = 11 OR recipient = 11", [], |row| row.get(0))
        .unwrap();
    assert_eq!(stored, 0, "her id is gone");
    let (_, unpinged) = world.try_challenge(ALICE, terms("lusus", Some(BOB.0), 5, 7)).unwrap();
    assert_eq!(unpinged.map(|unpinged| unpinged.why), Some(Quiet::Bound(PingBound::PairHour)));
    // With another token the hashes mean nothing.
    let store = sealed_move::store::SqliteStore::open(&world.folder.path().join("bot.db")).unwrap();
    let key = sealed_move::domain::PersonKey::from_token("a new token");
    world.service = sealed_move::service::Service::new(std::sync::Arc::new(store), 3, key);
    let (_, unpinged) = world.try_challenge(ALICE, terms("kyo", Some(BOB.0), 5, 7)).unwrap();
    assert_eq!(unpinged, None);
}

#[test]
fn a_rematch_pings_once_a_day_or_after_a_game() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(BOB);
    world.service.moves.resign(&call, game, None).unwrap();
    let rematch = |world: &mut TestWorld| {
        let call = world.call(ALICE);
        match world.service.challenges.rematch(&call, game, SEED, Side::First).unwrap() {
            RematchOutcome::Offered(challenge, unpinged) => (challenge.id, unpinged),
            RematchOutcome::Begun(..) => panic!("it is only offered"),
        }
    };
    // Their challenge became a game, so the first rematch pings.
    let (offered, unpinged) = rematch(&mut world);
    assert_eq!(unpinged, None);
    world.withdraw(offered);
    assert_eq!(rematch(&mut world).1.map(|unpinged| unpinged.why), Some(Quiet::ChallengedBefore));
}

#[test]
fn games_do_not_use_up_the_channel() {
    let mut world = TestWorld::new();
    for _ in 0..25 {
        let game = world.game();
        let call = world.call(BOB);
        world.service.moves.resign(&call, game, None).unwrap();
        world.taken();
    }
    world.challenge(None);
}
