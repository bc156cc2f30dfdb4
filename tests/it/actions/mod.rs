//! Actions over a real database: stored rows, outbox messages and errors.

mod challenges;
mod damage;
mod drafts;
mod playing;
mod rulings;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use sealed_move::dice::Seed;
use sealed_move::domain::{
    AccountName, ChallengeTerms, ChannelId, GuildId, HomeChannel, Id, InteractionId, MessageKind, MessageRef,
    Opponent, Pace, PlayerId, Revision, SideWish, Timestamp, UserError,
};
use sealed_move::service::{Caller, ConfirmMode, Error, MatchView, PingPlan, PlayOutcome, Service};
use sealed_move::store::SqliteStore;
use sealed_move_rules::{Side, find};

pub(crate) const SEED: Seed = Seed::new([7; 32]);
pub(crate) const ALICE: PlayerId = PlayerId(11);
pub(crate) const BOB: PlayerId = PlayerId(12);
pub(crate) const CAROL: PlayerId = PlayerId(13);
pub(crate) const GUILD: GuildId = GuildId(5);
pub(crate) const CHANNEL: ChannelId = ChannelId(7);
const START: Timestamp = Timestamp(1_800_000_000_000);

/// A service over its own database. The clock moves only when the test moves it.
pub(crate) struct TestWorld {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) service: Service,
    interactions: u64,
    pub(crate) now: Timestamp,
}

impl TestWorld {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let service = open(folder.path());
        Self { folder, service, interactions: 100, now: START }
    }

    /// Drops everything that isn't on disk.
    pub(crate) fn restart(&mut self) {
        self.service = open(self.folder.path());
    }

    pub(crate) fn database(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.folder.path().join("bot.db")).unwrap()
    }

    pub(crate) fn call(&mut self, player: PlayerId) -> Caller {
        self.interactions += 1;
        self.now = Timestamp(self.now.0 + 1000);
        Caller { interaction: InteractionId(self.interactions), now: self.now, ..caller(player) }
    }

    pub(crate) fn challenge(&mut self, opponent: Option<PlayerId>) -> Id {
        let call = self.call(ALICE);
        self.service.challenges.make(&call, request(opponent), SEED).unwrap().id
    }

    /// Starts a match with Alice as White.
    pub(crate) fn game(&mut self) -> Id {
        let challenge = self.challenge(Some(BOB));
        let call = self.call(BOB);
        let (_, match_view) = self.service.challenges.accept(&call, challenge, Side::Second).unwrap();
        assert_eq!(match_view.game.seats, [ALICE, BOB]);
        match_view.game.id
    }

    /// Starts a match in which both players have moved.
    pub(crate) fn begun(&mut self) -> Id {
        let game = self.game();
        self.both_move(game);
        game
    }

    /// Plays a move of each player.
    pub(crate) fn both_move(&mut self, game: Id) {
        let seats = self.service.games.summary(game).unwrap().unwrap().seats;
        for (seat, turn) in seats.into_iter().zip(["a2a3", "a11a10"]) {
            self.play(seat.person().unwrap(), game, turn).unwrap();
        }
    }

    pub(crate) fn play(&mut self, player: PlayerId, game: Id, typed: &str) -> Result<MatchView, UserError> {
        let call = self.call(player);
        match self.service.moves.play(&call, game, None, typed, ConfirmMode::Typed) {
            Ok(PlayOutcome::Played(match_view)) => Ok(*match_view),
            Ok(PlayOutcome::Ask { error, .. }) => Err(UserError::Rules(error)),
            Ok(PlayOutcome::Confirm { text, .. }) => self.confirm(player, game, text.as_str()),
            Err(Error::User(refusal)) => Err(refusal),
            Err(Error::Internal(fault)) => panic!("{fault}"),
        }
    }

    /// Plays a move and confirms it.
    fn confirm(&mut self, player: PlayerId, game: Id, text: &str) -> Result<MatchView, UserError> {
        let call = self.call(player);
        match self.service.moves.play(&call, game, None, text, ConfirmMode::Confirmed) {
            Ok(PlayOutcome::Played(match_view)) => Ok(*match_view),
            Err(Error::User(refusal)) => Err(refusal),
            other => panic!("{text} is confirmed: {other:?}"),
        }
    }

    /// Marks all due messages as sent, like the outbox. Returns them without edits, in the order of
    /// their creation.
    pub(crate) fn send_all(&mut self) -> Vec<(MessageKind, Revision)> {
        let mut sent = BTreeMap::new();
        loop {
            let due = self.service.outbox.due(self.now, 16).unwrap();
            if due.is_empty() {
                return sent.into_values().collect();
            }
            for message in due {
                let number = sealed_move::domain::MessageId(9000 + message.id.0 % 1000);
                let posted = MessageRef { channel: message.channel, message: number };
                self.service.outbox.mark_sent(&message, posted, &PingPlan::default(), self.now).unwrap();
                if message.kind != MessageKind::Edited {
                    sent.insert(message.id, (message.kind, message.revision));
                }
            }
        }
    }
}

fn open(folder: &Path) -> Service {
    Service::new(Arc::new(SqliteStore::open(&folder.join("bot.db")).unwrap()), 3, crate::person_key())
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

/// An account with this displayed name.
pub(crate) fn account(name: &str) -> AccountName {
    AccountName::new(
        name,
        Some(format!("user.{}", name.chars().filter(char::is_ascii_lowercase).collect::<String>())),
    )
}

pub(crate) fn refused<T: std::fmt::Debug>(done: Result<T, Error>) -> UserError {
    match done {
        Err(Error::User(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

pub(crate) fn caller(player: PlayerId) -> Caller {
    Caller { interaction: InteractionId(0), player, now: START, guild: Some(GUILD), channel: CHANNEL }
}
