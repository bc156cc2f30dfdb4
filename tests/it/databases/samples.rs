//! Sample rows for the scripts.

use sealed_move::dice::Seed;
use sealed_move::domain::{
    Challenge, ChallengeState, ChannelId, GuildId, HomeChannel, Id, InteractionId, Match, MatchFacts,
    MessageClass, MessageKind, MoveRecord, OutboxMessage, Pace, PlayerId, Rating, RatingRow, Revision, Route,
    RunningTurn, Seat, SideWish, Tally, Timestamp,
};
use sealed_move::store::{CachedPosition, Store, WriteTx};
use sealed_move_rules::{Game, Rulings, Side, find};

pub(super) const ALICE: PlayerId = PlayerId(11);
pub(super) const BOB: PlayerId = PlayerId(12);
pub(super) const CAROL: PlayerId = PlayerId(13);
pub(super) const SERVER: GuildId = GuildId(5);
pub(super) const CHANNEL: ChannelId = ChannelId(7);

pub(super) const fn at(second: i64) -> Timestamp {
    Timestamp(1_800_000_000_000 + 1000 * second)
}

pub(super) fn aruki() -> &'static dyn Game {
    find("aruki").unwrap()
}

/// Runs `work` in a transaction and commits it.
pub(super) fn write<T>(store: &dyn Store, work: impl FnOnce(&WriteTx<'_>) -> T) -> T {
    let tx = store.begin_write().unwrap();
    let done = work(&tx);
    tx.commit().unwrap();
    done
}

pub(super) fn challenge(id: u64) -> Challenge {
    Challenge {
        id: Id(id),
        revision: Revision(1),
        game: aruki(),
        setup: "standard".to_owned(),
        challenger: Seat::Person(ALICE),
        opponent: Some(Seat::Person(BOB)),
        side: SideWish::Random,
        pace: Pace::DEFAULT,
        rated: true,
        pair_limited: false,
        seed: Some(Seed::new([3; 32])),
        place: HomeChannel { guild: Some(SERVER), channel: CHANNEL },
        home: None,
        message: None,
        created: at(id as i64),
        expires: at(id as i64 + 1000),
        state: ChallengeState::Open,
        rematch_of: None,
        accepts: None,
    }
}

/// A new match of Alice and Bob.
pub(super) fn game(id: u64) -> Match {
    let facts = MatchFacts {
        id: Id(id),
        game: aruki(),
        setup: "standard".to_owned(),
        rulings: if id.is_multiple_of(2) { Rulings::Second } else { Rulings::First },
        seats: [Seat::Person(ALICE), Seat::Person(BOB)],
        place: HomeChannel { guild: Some(SERVER), channel: CHANNEL },
        pace: Pace::DEFAULT,
        rated: true,
        commitment: None,
        interaction: Some(InteractionId(id)),
        moves: Vec::new(),
        revision: Revision(0),
        draw_offer: None,
        takeback_offer: None,
        taken_back: None,
        created: at(id as i64),
        turn_started_at: at(id as i64),
        deadline: at(id as i64 + 100_000),
        budgets_ms: [id as i64, 2 * id as i64],
        running: RunningTurn::new(Side::First),
        ending: None,
        computer: None,
        fork: None,
        season: None,
    };
    Match::new(facts, Some(Seed::new([4; 32])), "start".to_owned())
}

/// A cached position after `moves` moves.
pub(super) fn cached(moves: usize) -> CachedPosition {
    let turn = if moves.is_multiple_of(2) { Side::First } else { Side::Second };
    CachedPosition { position: format!("position {moves} ü"), turn, move_number: moves as u32 + 1 }
}

pub(super) fn play_one(game: &mut Match, second: i64) {
    let side = if game.moves.len().is_multiple_of(2) { Side::First } else { Side::Second };
    game.revision = game.revision.next();
    game.push(MoveRecord {
        revision: game.revision,
        side,
        notation: format!("move {}", game.moves.len()),
        interaction: InteractionId(game.revision.0.into()),
        at: at(second),
    });
    game.turn_started_at = at(second);
    game.deadline = at(second + 100_000);
}

/// Inserts a challenge and its match with `moves` moves.
pub(super) fn begin(store: &dyn Store, id: u64, moves: usize) -> Match {
    let mut begun = game(id);
    write(store, |tx| {
        let made = Challenge { state: ChallengeState::Accepted, ..challenge(id + 1000) };
        tx.insert_challenge(&made).unwrap();
        tx.insert_match(&begun, made.id, &cached(0)).unwrap();
        for number in 0..moves {
            let from = begun.revision;
            let second = id as i64 + number as i64 + 1;
            play_one(&mut begun, second);
            tx.update_match(&begun, from, &cached(number + 1), at(second)).unwrap();
        }
    });
    begun
}

pub(super) fn message(id: u64) -> OutboxMessage {
    OutboxMessage {
        id: Id(id),
        kind: MessageKind::Turn,
        class: MessageClass::Due,
        subject: Id(1),
        revision: Revision(2),
        actor: Some(Seat::Person(ALICE)),
        channel: CHANNEL,
        route: Route::Channel,
        asks: None,
        edit: None,
        parked: false,
        beside: false,
        quiet: None,
        detour: None,
        created: at(id as i64),
        attempts: 0,
    }
}

pub(super) fn rating_row(player: PlayerId, value: f64, deviation: f64, rated: u32) -> RatingRow {
    RatingRow {
        game: aruki(),
        player,
        rating: Rating { value, deviation, volatility: 0.06 },
        rated,
        tally: Tally { won: 3, drawn: 2, lost: 1 },
        opponents: 3,
        as_of: at(i64::from(rated)),
    }
}
