//! Games played through the service, each between two different people.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sealed_move::dice::Seed;
use sealed_move::domain::{
    ChallengeTerms, ChannelId, GuildId, HomeChannel, Id, InteractionId, Opponent, Pace, PersonKey, PlayerId,
    SideWish, Timestamp,
};
use sealed_move::service::{Caller, ConfirmMode, PlayOutcome, Service};
use sealed_move::store::{PostgresStore, Store};
use sealed_move_rules::{Side, find};

use super::BenchResult;

/// Start of the games, as a timestamp in milliseconds.
pub(crate) const BEGUN: i64 = 1_800_000_000_000;

/// First id of the people; filler players have lower ids.
const FIRST_PERSON: u64 = 1 << 40;

/// A service over a database. Concurrent services of one database need different node numbers.
pub(crate) fn service(address: &str, node: u16) -> BenchResult<Arc<Service>> {
    let store: Arc<dyn Store> = Arc::new(PostgresStore::open(&address.parse()?)?);
    Ok(Arc::new(Service::new(store, node, PersonKey::from_token("test"))))
}

/// The mover of a turn; games and turns count from zero. Each game has its own channel.
pub(crate) fn caller(game: usize, turn: usize, now: i64) -> Caller {
    let player = PlayerId(FIRST_PERSON + 2 * game as u64 + (turn % 2) as u64);
    Caller {
        interaction: InteractionId((1 << 50) + (game * 1000 + turn) as u64),
        player,
        now: Timestamp(now),
        guild: Some(GuildId(5)),
        channel: channel(game),
    }
}

const fn channel(game: usize) -> ChannelId {
    ChannelId(1000 + game as u64)
}

/// Begins games of Aruki. In each, the first person moves first.
pub(crate) fn begin(service: &Service, games: usize, now: i64) -> BenchResult<Vec<Id>> {
    let begun = (0..games).map(|game| {
        let (first, second) = (caller(game, 900, now), caller(game, 901, now));
        let terms = ChallengeTerms {
            game: find("aruki").ok_or("no Aruki")?,
            setup: None,
            opponent: Some(Opponent { player: second.player, bot: false }),
            side: SideWish::Fixed(Side::First),
            pace: Pace::DEFAULT,
            rated: true,
            place: HomeChannel { guild: Some(GuildId(5)), channel: channel(game) },
        };
        let challenge = service.challenges.make(&first, terms, Seed::new([7; 32]))?;
        Ok(service.challenges.accept(&second, challenge.id, Side::First)?.1.game.id)
    });
    begun.collect()
}

/// Plays a turn and returns its duration.
pub(crate) fn play(
    service: &Service,
    (game, id): (usize, Id),
    turn: usize,
    text: &str,
) -> BenchResult<Duration> {
    let caller = caller(game, turn, BEGUN + 1000 + turn as i64);
    let began = Instant::now();
    let taken = service.moves.play(&caller, id, None, text, ConfirmMode::Confirmed)?;
    let elapsed = began.elapsed();
    if !matches!(taken, PlayOutcome::Played(_)) {
        return Err(format!("{taken:?}").into());
    }
    Ok(elapsed)
}

/// The moves of a long game.
pub(crate) fn script() -> BenchResult<Vec<String>> {
    for line in include_str!("../../crates/rules/tests/vectors/aruki/games.jsonl").lines() {
        let game: serde_json::Value = serde_json::from_str(line)?;
        if game["id"] == "g-rand-02" {
            return Ok(serde_json::from_value(game["moves"].clone())?);
        }
    }
    Err("the vectors have no long game".into())
}
