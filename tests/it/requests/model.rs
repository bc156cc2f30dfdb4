//! Random days of many people in three processes, against a naive model of the bounds.
//!
//! `PING_DAYS=10000 cargo test --test it -- requests::model` runs the whole check; set `TMPDIR` to a
//! folder in memory, such as `/dev/shm`.

use std::collections::BTreeMap;
use std::sync::Arc;

use sealed_move::domain::{
    ChallengeTerms, Id, InteractionId, MessageClass, MessageId, MessageKind, MessageRef, OfferAnswer,
    OfferStep, OutboxMessage, PlayerId, RequestKind, Revision, Timestamp, UserError,
};
use sealed_move::service::{Caller, ConfirmMode, Error, MatchView, PingPlan, PlayOutcome, Service};
use sealed_move::store::{SqliteStore, Store};
use sealed_move_rules::Side;

use super::naive::{Asked, DAY_MS, Model};
use super::{HOUR_MS, terms};
use crate::actions::{SEED, caller};
use crate::random::Random;

const PEOPLE: u64 = 20;
const DEFAULT_DAYS: i64 = 8;

/// Mean time between two acts. People are much busier than any real ones, so that bounds are reached.
const STEP_MS: i64 = 90_000;

/// An open challenge.
#[derive(Clone, Copy)]
struct Open {
    id: Id,
    by: u64,
    to: Option<u64>,
    game: &'static str,
    at: i64,
}

struct Days {
    services: Vec<Service>,
    random: Random,
    now: i64,
    interaction: u64,
    model: Model,
    open: Vec<Open>,
    games: Vec<(Id, [u64; 2], &'static str, u64)>,
    acts: BTreeMap<&'static str, u32>,
}

impl Days {
    fn below(&mut self, most: usize) -> usize {
        self.random.below(most)
    }

    fn person(&mut self) -> u64 {
        100 + self.below(PEOPLE as usize) as u64
    }

    /// Runs an act in a random process, and delivers it twice now and then.
    fn act<T: std::fmt::Debug>(
        &mut self,
        person: u64,
        guild_channel: (u64, u64),
        act: impl Fn(&Service, &Caller) -> Result<T, Error>,
    ) -> Result<T, UserError> {
        self.interaction += 1;
        let call = Caller {
            interaction: InteractionId(self.interaction),
            now: Timestamp(self.now),
            guild: Some(sealed_move::domain::GuildId(guild_channel.0)),
            channel: sealed_move::domain::ChannelId(guild_channel.1),
            ..caller(PlayerId(person))
        };
        let process = self.below(3);
        let done = match act(&self.services[process], &call) {
            Ok(done) => Ok(done),
            Err(Error::User(refused)) => Err(refused),
            Err(Error::Internal(error)) => panic!("{error}"),
        };
        if done.is_ok() && self.below(10) == 0 {
            let other = self.below(3);
            let again = act(&self.services[other], &call);
            assert!(matches!(again, Err(Error::User(UserError::Repeated))), "{again:?}");
        }
        done
    }

    fn count(&mut self, what: &'static str) {
        *self.acts.entry(what).or_default() += 1;
    }

    /// Takes the messages of the last act and returns its request, if any.
    fn posted(&mut self) -> Vec<OutboxMessage> {
        let mut posted = Vec::new();
        loop {
            let process = self.below(3);
            let due = self.services[process].outbox.due(Timestamp(self.now), 16).unwrap();
            if due.is_empty() {
                return posted;
            }
            for message in due {
                let at = MessageRef { channel: message.channel, message: MessageId(message.id.0 >> 12) };
                let done = self.services[process].outbox.mark_sent(
                    &message,
                    at,
                    &PingPlan::default(),
                    Timestamp(self.now),
                );
                done.unwrap();
                posted.extend((message.kind != MessageKind::Edited).then_some(message));
            }
        }
    }

    /// Compares a stored request with the model.
    fn check(&mut self, new: &Asked, kind: MessageKind) {
        let posted = self.posted();
        let [message] = &posted[..] else { panic!("one message for {new:?}: {posted:?}") };
        assert_eq!((message.kind, message.class, message.subject), (kind, MessageClass::Asked, new.subject));
        assert!(self.model.fits_channel(self.now, new.sender, new.channel), "{new:?}");
        let pings = self.model.pings(new);
        let quiet = message.quiet.is_some();
        assert_eq!(!quiet, pings || new.recipient.is_none(), "{new:?} {message:?}");
        self.count(if pings { "pings" } else { "requests without a ping" });
        self.model.asked.push(Asked { pinged: pings, ..new.clone() });
    }

    fn challenge(&mut self) {
        let (sender, other) = (self.person(), self.person());
        let recipient = (self.below(5) > 0).then_some(other);
        if recipient == Some(sender) {
            return;
        }
        let game = ["aruki", "kyo"][self.below(2)];
        let channel = 700 + self.below(3) as u64;
        let guild = 5 + channel % 2;
        // The bound on a pair's rated games is another one.
        let terms = ChallengeTerms { rated: false, ..terms(game, recipient, guild, channel) };
        let made = self.act(sender, (guild, channel), |service, call| {
            service.challenges.make(call, terms.clone(), SEED)
        });
        let now = self.now;
        self.drop_expired();
        let stands = self.open.iter().any(|open| {
            open.game == game
                && open.to.is_some() == recipient.is_some()
                && ((open.by, open.to) == (sender, recipient)
                    || (Some(open.by), open.to) == (recipient, Some(sender)))
        });
        let declined =
            self.model.asked.iter().rev().take_while(|asked| asked.at > now - 8 * DAY_MS).any(|asked| {
                (asked.sender, asked.recipient, asked.game, asked.played) == (sender, recipient, game, false)
                    && asked.declined.is_some_and(|at| at > now - DAY_MS)
            });
        match made {
            Ok(challenge) => {
                let pair = |asked: &&Asked| (asked.sender, asked.recipient) == (sender, recipient);
                assert!(
                    !(declined || stands && recipient.is_some()),
                    "{sender} to {recipient:?} in {game} at {now}: declined {declined}, open {stands}: {:?}",
                    self.model.asked.iter().filter(pair).collect::<Vec<_>>()
                );
                let new = Asked {
                    at: now,
                    sender,
                    recipient,
                    kind: RequestKind::Challenge,
                    game,
                    subject: challenge.id,
                    channel,
                    moves: None,
                    pinged: false,
                    declined: None,
                    begun: false,
                    played: false,
                };
                self.open.push(Open { id: challenge.id, by: sender, to: recipient, game, at: now });
                self.check(&new, MessageKind::Challenged);
            }
            Err(UserError::TooManyRequests { .. }) => {
                assert!(!self.model.fits_channel(now, sender, channel));
                self.count("too many in a channel");
            }
            Err(UserError::DeclinedLately { .. }) => assert!(declined),
            Err(UserError::ChallengeAlreadySent { .. } | UserError::ChallengeAlreadyReceived { .. }) => {
                assert!(stands);
            }
            Err(UserError::OpenChallengeAlreadySent { .. } | UserError::TooManyChallenges { .. }) => {}
            Err(other) => panic!("{other:?}"),
        }
    }

    fn answer(&mut self) {
        self.drop_expired();
        if self.open.is_empty() {
            return;
        }
        let index = self.below(self.open.len());
        let Open { id, by, to, game, .. } = self.open[index];
        let other = to.unwrap_or_else(|| self.person());
        let place = (5, 700);
        if other == by || self.below(4) == 0 {
            self.act(by, place, |service, call| service.challenges.withdraw(call, id)).unwrap();
            self.open.swap_remove(index);
            self.posted();
            return;
        }
        if to.is_some() && self.below(2) == 0 {
            self.act(other, place, |service, call| service.challenges.decline(call, id)).unwrap();
            self.open.swap_remove(index);
            let asked = self.model.asked.iter_mut().find(|asked| asked.subject == id).unwrap();
            asked.declined = Some(self.now);
            let pinged = asked.pinged;
            let posted = self.posted();
            assert_eq!(posted.iter().map(|it| it.kind).collect::<Vec<_>>(), [MessageKind::Declined]);
            assert_eq!(posted[0].quiet.is_none(), pinged, "one reply for each request that pinged");
            return;
        }
        let begun = self.act(other, place, |service, call| service.challenges.accept(call, id, Side::First));
        let (challenge, begun) = begun.unwrap();
        self.open.swap_remove(index);
        for asked in &mut self.model.asked {
            asked.begun |= asked.subject == id;
            let pair = (Some(asked.sender), asked.recipient);
            asked.played |= asked.game == game
                && asked.at > self.now - 8 * DAY_MS
                && (pair == (Some(by), Some(other)) || pair == (Some(other), Some(by)));
        }
        let seats = begun.game.seats.map(|seat| seat.person().unwrap().0);
        self.games.push((begun.game.id, seats, game, challenge.place.channel.0));
        let posted = self.posted();
        assert_eq!(posted.iter().map(|it| it.kind).collect::<Vec<_>>(), [MessageKind::Turn]);
    }

    /// Forgets challenges after their seven days.
    fn drop_expired(&mut self) {
        let now = self.now;
        self.open.retain(|open| open.at > now - 7 * DAY_MS);
    }

    fn view(&self, game: Id, person: u64) -> MatchView {
        self.services[0].views.view(game, PlayerId(person), None, None).unwrap()
    }

    fn in_game(&mut self) {
        if self.games.is_empty() {
            return;
        }
        let index = self.below(self.games.len());
        let (id, seats, game, channel) = self.games[index];
        let side = self.below(2);
        let (sender, recipient) = (seats[side], seats[1 - side]);
        let place = (5 + channel % 2, channel);
        let kind = [RequestKind::Draw, RequestKind::Takeback, RequestKind::Time][self.below(3)];
        let done = self.act(sender, place, |service, call| match kind {
            RequestKind::Draw => service.offers.offer_draw(call, id).map(|done| done.step),
            RequestKind::Takeback => service.offers.offer_takeback(call, id).map(|done| done.step),
            _ => service.clocks.give_time(call, id).map(|_| OfferStep::Offered),
        });
        match done {
            Ok(OfferStep::Offered) => {
                let moves = Some(self.model.moves.get(&(id, sender)).copied().unwrap_or_default());
                let new = Asked {
                    at: self.now,
                    sender,
                    recipient: Some(recipient),
                    kind,
                    game,
                    subject: id,
                    channel,
                    moves,
                    pinged: false,
                    declined: None,
                    begun: false,
                    played: false,
                };
                let message = match kind {
                    RequestKind::Draw => MessageKind::DrawOffered,
                    RequestKind::Takeback => MessageKind::TakebackOffered,
                    _ => MessageKind::MoreTime,
                };
                self.check(&new, message);
            }
            Ok(_) => {
                // Both offered a draw.
                self.posted();
                self.games.swap_remove(index);
            }
            Err(UserError::TooManyRequests { .. }) => {
                assert!(!self.model.fits_channel(self.now, sender, channel));
                self.count("too many in a channel");
            }
            Err(
                UserError::DrawAlreadyOffered
                | UserError::TakebackAlreadyRequested
                | UserError::TakebackRequested
                | UserError::NothingToTakeBack
                | UserError::OwnClock,
            ) => {}
            Err(other) => panic!("{other:?}"),
        }
    }

    /// Declines what the opponent offers, moves, or ends the game.
    fn go_on(&mut self) {
        if self.games.is_empty() {
            return;
        }
        let index = self.below(self.games.len());
        let (id, seats, _, channel) = self.games[index];
        let place = (5 + channel % 2, channel);
        let person = seats[self.below(2)];
        let seen = self.view(id, person);
        let mine = seen.game.side_of(PlayerId(person)).unwrap();
        let revision = |by: Side, revision: Revision| (by != mine).then_some(revision);
        if let Some(at) = seen.game.draw_offer.and_then(|offer| revision(offer.by, offer.revision)) {
            let answer = OfferAnswer::Decline;
            self.act(person, place, |service, call| service.offers.answer_draw(call, id, answer, at))
                .unwrap();
            self.replied(id, seats, person, RequestKind::Draw);
            return;
        }
        if let Some(at) = seen.game.takeback_offer.and_then(|offer| revision(offer.by, offer.revision)) {
            let answer = OfferAnswer::Decline;
            let done =
                self.act(person, place, |service, call| service.offers.answer_takeback(call, id, answer, at));
            done.unwrap();
            self.replied(id, seats, person, RequestKind::Takeback);
            return;
        }
        if seen.board_view.view.turn() != mine {
            return;
        }
        if self.below(30) == 0 || seen.game.moves.len() > 40 {
            self.act(person, place, |service, call| service.moves.resign(call, id, None)).unwrap();
            self.games.swap_remove(index);
            self.posted();
            return;
        }
        let text = {
            let view = &seen.board_view.view;
            let mut draft = String::new();
            loop {
                let menu = view.compose(&draft).unwrap();
                match menu.move_text {
                    Some(text) if menu.options.is_empty() || self.random.below(2) == 0 => break text,
                    _ => draft.clone_from(&menu.options[self.random.below(menu.options.len())].draft),
                }
            }
        };
        let played = self.act(person, place, |service, call| {
            service.moves.play(call, id, None, text.as_str(), ConfirmMode::Confirmed)
        });
        let PlayOutcome::Played(after) = played.unwrap() else { panic!("{text:?} was not played") };
        if after.game.ending.is_some() {
            self.games.swap_remove(index);
        } else if after.board_view.view.turn() != mine {
            *self.model.moves.entry((id, person)).or_default() += 1;
        }
        assert_eq!(self.posted().iter().map(|it| it.kind).collect::<Vec<_>>(), [MessageKind::Turn]);
    }

    /// A reply pings only if the last request of its kind did.
    fn replied(&mut self, id: Id, seats: [u64; 2], by: u64, kind: RequestKind) {
        let asker = if seats[0] == by { seats[1] } else { seats[0] };
        let asked = self.model.asked.iter().rev();
        let request = asked.into_iter().find(|it| it.subject == id && it.kind == kind && it.sender == asker);
        let pinged = request.unwrap().pinged;
        for message in self.posted() {
            assert!(matches!(message.kind, MessageKind::DrawDeclined | MessageKind::TakebackDeclined));
            assert_eq!(message.quiet.is_none(), pinged, "{message:?}");
        }
    }

    fn delete(&mut self) {
        let person = self.person();
        self.act(person, (5, 700), |service, call| service.player_data.forget(call)).unwrap();
        self.posted();
        self.games.retain(|(_, seats, ..)| !seats.contains(&person));
        self.open.retain(|open| open.by != person && open.to != Some(person));
        self.count("deletions");
    }

    fn expire(&mut self) {
        for shard in 0..3 {
            self.services[shard]
                .clocks
                .tick(Timestamp(self.now), std::time::Duration::from_secs(86_400))
                .unwrap();
        }
        let expired = self.posted();
        for message in &expired {
            if message.kind == MessageKind::Expired {
                self.open.retain(|open| open.id != message.subject);
            }
            if message.kind == MessageKind::Over {
                self.games.retain(|(id, ..)| *id != message.subject);
            }
        }
    }
}

#[test]
fn no_bound_is_passed_and_no_act_is_lost() {
    let days: i64 = std::env::var("PING_DAYS").map_or(DEFAULT_DAYS, |days| days.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap());
    let services = (1..=3).map(|node| Service::new(Arc::clone(&store), node, crate::person_key()));
    let start = 1_800_000_000_000;
    let mut days_of = Days {
        services: services.collect(),
        random: Random::new(7),
        now: start,
        interaction: 1000,
        model: Model::default(),
        open: Vec::new(),
        games: Vec::new(),
        acts: BTreeMap::new(),
    };
    let mut pruned = start;
    while days_of.now < start + days * DAY_MS {
        days_of.now += 1 + days_of.random.below(2 * STEP_MS as usize) as i64;
        match days_of.below(100) {
            0..30 => days_of.challenge(),
            30..50 => days_of.answer(),
            50..75 => days_of.in_game(),
            75..99 => days_of.go_on(),
            _ if days_of.below(5) == 0 => days_of.delete(),
            _ => days_of.expire(),
        }
        if days_of.now > pruned + HOUR_MS {
            pruned = days_of.now;
            days_of.services[0].prune(Timestamp(pruned)).unwrap();
            // What no bound counts any longer only slows the model down.
            let games: Vec<Id> = days_of.games.iter().map(|(id, ..)| *id).collect();
            let open: Vec<Id> = days_of.open.iter().map(|open| open.id).collect();
            days_of.model.asked.retain(|asked| {
                asked.at > pruned - 9 * DAY_MS
                    || games.contains(&asked.subject)
                    || open.contains(&asked.subject)
            });
        }
    }
    let acts = &days_of.acts;
    assert!(acts["pings"] > 20 && acts["requests without a ping"] > 20, "{acts:?}");
    assert!(acts["deletions"] > 0, "{acts:?}");
    println!("{acts:?} in {days} days");
}
