//! Sends what is owed: each message once, in the order of the deeds in its channel.
//!
//! A letter's id is its message's nonce, so that a message that went out just before a crash is
//! not posted a second time. What fails is tried again, slower and slower, until it goes out; only
//! what Discord will never take is given up. A channel that is slow or closed holds up no other,
//! and the pings of a message that it refuses go to the players directly. Where that way is closed
//! the player is called in the channel, and where that fails, too, told when he comes next.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    ChannelId as DiscordChannel, EditMessage, Message, MessageId as DiscordMessage, UserId as DiscordUser,
};
use serenity::http::Http;
use tokio::sync::watch;
use tokio::task::{Id as TaskId, JoinError, JoinSet};
use tokio::time::{Instant, sleep};

use super::delivery_error::{DeliveryError, describe};
use super::desk::Desk;
use super::figures::Fate;
use super::gate::{Gate, Paced};
use super::reply::Reply;
use super::threads::{self, NoThread};
use crate::matches::{
    ChannelId, Location, MessageId, MessageKind, MessageRef, OutboxMessage, PlayerId, Route, Seat,
    ThreadState, Timestamp,
};
use crate::service::{Error, InternalError, PingPlan};

/// Messages under way at once; each goes to another channel.
const AT_ONCE: usize = 16;

/// How often the store is asked when nobody says that something is owed: another process may
/// owe, too.
const ASK_EVERY: Duration = Duration::from_secs(30);

/// How often old rows are forgotten.
const PRUNE_EVERY: Duration = Duration::from_secs(3600);

/// The longest time between two tries to note in the store what became of a message.
const SLOWEST_NOTE: Duration = Duration::from_secs(60);

/// Tries before a message that Discord does not take is given up: about half an hour.
const TRIES: u32 = 10;

/// How often a closed thread is opened for one message.
const OPENINGS: u32 = 3;

/// Sends until `stop` says so; then what is due goes out and what is under way is finished.
pub(super) async fn run(desk: Desk, http: Paced, mut stop: watch::Receiver<bool>) {
    let mut under_way = UnderWay::default();
    let mut pruned: Option<Instant> = None;
    let mut leaving = false;
    loop {
        if !leaving && pruned.is_none_or(|at| at.elapsed() >= PRUNE_EVERY) {
            pruned = Some(Instant::now());
            log_fault(blocking(&desk, |desk| desk.service().prune(desk.now())).await);
        }
        let (due, next) = look(&desk, under_way.len()).await;
        for letter in due {
            under_way.send(&desk, &http, letter);
        }
        if leaving && under_way.is_empty() {
            return;
        }
        tokio::select! {
            done = under_way.next(), if !under_way.is_empty() => {
                if let Some((letter, error)) = done {
                    tracing::error!(letter = %letter.id, %error, "sending a message panicked");
                    under_way.postpone(&desk, letter);
                }
            }
            () = desk.service().outbox.wait(), if !leaving => {}
            () = sleep(next), if !leaving => {}
            // A sender that is gone has no more to say than one that says so.
            _ = stop.wait_for(|stop| *stop), if !leaving => leaving = true,
        }
    }
}

/// Sends what is due, one message after the other, until nothing is due any more; returns how many
/// were tried. For whoever turns the clock himself: [`Bot`](super::Bot) sends many at once.
pub async fn send_due(desk: &Desk, http: &Arc<Http>) -> usize {
    let http = Paced::new(Arc::clone(http), Arc::new(Gate::wide_open()));
    let mut tried = 0;
    loop {
        let (due, _) = look(desk, 0).await;
        if due.is_empty() {
            return tried;
        }
        for letter in due {
            deliver(desk.clone(), http.clone(), letter).await;
            tried += 1;
        }
    }
}

/// What is due, and how long until more is. `busy` channels are asked for and skipped later.
async fn look(desk: &Desk, busy: usize) -> (Vec<OutboxMessage>, Duration) {
    let now = desk.now();
    let limit = (AT_ONCE + busy) as u32;
    let found = blocking(desk, move |desk| {
        Ok((desk.service().outbox.due(now, limit)?, desk.service().outbox.next_due(now)?))
    });
    let (due, next) = log_fault(found.await).unwrap_or_default();
    let wait = next.map_or(ASK_EVERY, |next| Duration::from_millis((next.0 - now.0).unsigned_abs()));
    (due, wait.min(ASK_EVERY))
}

/// The messages that are being sent, one a channel.
#[derive(Default)]
struct UnderWay {
    tasks: JoinSet<()>,
    letters: HashMap<TaskId, OutboxMessage>,
}

impl UnderWay {
    fn len(&self) -> usize {
        self.letters.len()
    }

    fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// Sends a letter, unless its channel is busy or too many are under way: it is still due
    /// when one of them is done.
    fn send(&mut self, desk: &Desk, http: &Paced, letter: OutboxMessage) {
        // A letter that moves with its game while it is under way comes first in its new queue.
        let busy = self.letters.values().any(|other| other.id == letter.id || other.queues_with(&letter));
        if !busy && self.len() < AT_ONCE {
            let task = self.tasks.spawn(deliver(desk.clone(), http.clone(), letter.clone()));
            self.letters.insert(task.id(), letter);
        }
    }

    /// Notes that a letter failed, while its channel stays busy.
    fn postpone(&mut self, desk: &Desk, letter: OutboxMessage) {
        let (desk, late) = (desk.clone(), letter.clone());
        let task = self.tasks.spawn(async move { retry(&desk, &late, DeliveryError::Ours).await });
        self.letters.insert(task.id(), letter);
    }

    /// Waits for one to be done; says which one panicked.
    async fn next(&mut self) -> Option<(OutboxMessage, JoinError)> {
        match self.tasks.join_next_with_id().await? {
            Ok((id, ())) => {
                self.letters.remove(&id);
                None
            }
            Err(error) => self.letters.remove(&error.id()).map(|letter| (letter, error)),
        }
    }
}

async fn blocking<T: Send + 'static>(
    desk: &Desk,
    work: impl FnOnce(&Desk) -> Result<T, InternalError> + Send + 'static,
) -> Result<T, InternalError> {
    let desk = desk.clone();
    match tokio::task::spawn_blocking(move || work(&desk)).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime is going down, and this task with it.
            Err(_) => std::future::pending().await,
        },
    }
}

fn log_fault<T>(done: Result<T, InternalError>) -> Option<T> {
    done.map_err(|fault| tracing::error!(%fault, "outbox")).ok()
}

/// Does something in the store until it is done. Meanwhile the channel of the message that it is
/// about stays busy: a message that went out and is not noted would go out again.
async fn insist<T: Send + 'static>(
    desk: &Desk,
    work: impl Fn(&Desk) -> Result<T, InternalError> + Clone + Send + 'static,
) -> T {
    let mut pause = Duration::from_secs(1);
    loop {
        if let Some(done) = log_fault(blocking(desk, work.clone()).await) {
            return done;
        }
        sleep(pause).await;
        pause = (pause * 2).min(SLOWEST_NOTE);
    }
}

async fn deliver(desk: Desk, http: Paced, mut letter: OutboxMessage) {
    let id = letter.id;
    if !settle_in(&desk, &http, &mut letter).await {
        return;
    }
    if letter.kind == MessageKind::Reminder && letter.route == Route::Channel {
        look_for_player(&desk, &http, &letter).await;
    }
    let rendered = {
        let (desk, letter) = (desk.clone(), letter.clone());
        tokio::task::spawn_blocking(move || render(&desk, &letter)).await
    };
    let (reply, pinged, ways) = match rendered {
        Ok(Ok(Some(rendered))) => rendered,
        Ok(Ok(None) | Err(Error::User(_))) => {
            tracing::info!(letter = %id, topic = letter.kind.word(), "nothing to tell any more");
            return drop_letter(&desk, &letter, Fate::Void).await;
        }
        Ok(Err(Error::Internal(InternalError::Damaged(damaged)))) => {
            tracing::error!(letter = %id, %damaged, "a message cannot be made; giving it up");
            return drop_letter(&desk, &letter, Fate::GivenUp).await;
        }
        Ok(Err(Error::Internal(fault))) => {
            tracing::error!(letter = %id, %fault, "a message could not be made");
            return retry(&desk, &letter, DeliveryError::Ours).await;
        }
        Err(error) => {
            tracing::error!(letter = %id, %error, "making a message panicked");
            return retry(&desk, &letter, DeliveryError::Ours).await;
        }
    };
    let people = reply.pings.len();
    match send(&http, &letter, reply).await {
        Ok(message) => {
            desk.figures().told(letter.kind, letter.route, Fate::Sent);
            desk.figures().pinged(letter.kind, letter.route, people);
            let posted = MessageRef {
                channel: ChannelId(message.channel_id.get()),
                message: MessageId(message.id.get()),
            };
            let noted =
                move |desk: &Desk| desk.service().outbox.mark_sent(&letter, posted, &ways, desk.now());
            if let Some(before) = insist(&desk, noted).await {
                tokio::spawn(strip_buttons(http, before));
            }
        }
        Err(error) => {
            let trouble = DeliveryError::of(&error);
            let error = describe(error);
            tracing::warn!(letter = %id, channel = %letter.channel, attempts = letter.attempts, error, "a message did not go out");
            if trouble == DeliveryError::Closed && letter.attempts < OPENINGS && open(&http, &letter).await {
                desk.figures().told(letter.kind, letter.route, Fate::Retried);
                return insist(&desk, move |desk| desk.service().outbox.retry_at(id, desk.now())).await;
            }
            fail(&desk, letter, trouble, pinged).await;
        }
    }
}

/// Makes the thread of the game that a letter is about, where one is wanted, and directs the
/// letter there. `false` where the letter comes again later, or elsewhere.
async fn settle_in(desk: &Desk, http: &Paced, letter: &mut OutboxMessage) -> bool {
    if letter.route != Route::Channel
        || matches!(letter.kind, MessageKind::Challenged | MessageKind::Declined)
    {
        return true;
    }
    let (game, channel) = (letter.subject, letter.channel);
    let lodging = insist(desk, move |desk| desk.service().locations.find(game)).await;
    if lodging != Some(Location { channel, thread: ThreadState::ThreadWanted }) {
        return true;
    }
    let made = threads::make(desk, http, letter).await;
    let to = match made {
        Ok(Some(thread)) => Location { channel: thread, thread: ThreadState::Thread { parent: channel } },
        Ok(None) => Location { channel, thread: ThreadState::Shared },
        Err(error) => {
            let (trouble, usable) = match &error {
                NoThread::Anchor(error) => (DeliveryError::of(error), false),
                NoThread::Thread(error) => (DeliveryError::of(error), true),
            };
            tracing::warn!(%game, %channel, error = error.describe(), "a game gets no thread");
            if trouble == DeliveryError::Away {
                retry(desk, letter, trouble).await;
                return false;
            }
            let moving = letter.clone();
            let why = trouble.shut();
            if !usable
                && insist(desk, move |desk| desk.service().locations.relocate_for(&moving, why, desk.now()))
                    .await
            {
                return false;
            }
            Location { channel, thread: ThreadState::Shared }
        }
    };
    if insist(desk, move |desk| desk.service().locations.relocate(game, channel, to)).await {
        letter.channel = to.channel;
    }
    true
}

/// Opens the closed thread of a letter, where that is allowed.
async fn open(http: &Paced, letter: &OutboxMessage) -> bool {
    let opened = threads::open(http.http().await, letter.channel).await;
    opened.map_err(|error| tracing::warn!(thread = %letter.channel, error = describe(error), "a thread stays closed")).is_ok()
}

/// The message of a letter, whom it is to ping in all, and which way.
type Rendered = (Reply, Vec<PlayerId>, PingPlan);

fn render(desk: &Desk, letter: &OutboxMessage) -> Result<Option<Rendered>, Error> {
    let now = desk.now();
    let Some(mut reply) = desk.letter(letter, now)? else { return Ok(None) };
    let pinged = std::mem::take(&mut reply.pings);
    let ways = desk.service().outbox.ping_plan(letter, &pinged, now)?;
    reply.pings.clone_from(&ways.here);
    Ok(Some((reply, pinged, ways)))
}

async fn send(http: &Paced, letter: &OutboxMessage, reply: Reply) -> Result<Message, serenity::Error> {
    let channel = match letter.route {
        Route::Direct(player) => DiscordUser::new(player.0).create_dm_channel(http.http().await).await?.id,
        Route::Channel | Route::ChannelMention(_) => DiscordChannel::new(letter.channel.0),
    };
    channel.send_message(http.http().await, reply.into_message(letter.id.to_string())).await
}

/// Notes that a message did not go out: it waits, or its pings go another way.
async fn fail(desk: &Desk, letter: OutboxMessage, trouble: DeliveryError, pinged: Vec<PlayerId>) {
    let due = desk.now().0 + pause(letter.attempts, trouble).as_millis() as i64;
    match (letter.route, trouble) {
        (_, DeliveryError::Away | DeliveryError::Ours) => retry(desk, &letter, trouble).await,
        (_, DeliveryError::NeverTaken) if letter.attempts < TRIES => retry(desk, &letter, trouble).await,
        (_, DeliveryError::NeverTaken) => {
            tracing::error!(letter = %letter.id, "Discord does not take a message; giving it up");
            drop_letter(desk, &letter, Fate::GivenUp).await;
        }
        (Route::Direct(player), DeliveryError::Refused | DeliveryError::Gone | DeliveryError::Closed) => {
            desk.figures().told(letter.kind, letter.route, Fate::Rerouted);
            insist(desk, move |desk| desk.service().outbox.mark_unreachable(&letter, player, desk.now()))
                .await;
        }
        (
            Route::Channel | Route::ChannelMention(_),
            DeliveryError::Refused | DeliveryError::Gone | DeliveryError::Closed,
        ) => {
            desk.figures().told(letter.kind, letter.route, Fate::Rerouted);
            let why = trouble.shut();
            let moving = letter.clone();
            if insist(desk, move |desk| desk.service().locations.relocate_for(&moving, why, desk.now())).await
            {
                return;
            }
            let due = (trouble != DeliveryError::Gone).then_some(Timestamp(due));
            insist(desk, move |desk| desk.service().outbox.mark_refused(&letter, &pinged, due, desk.now()))
                .await;
        }
    }
}

/// Asks whether the player whom a letter reminds is still in the server: who is not is no longer
/// reached by a ping there, and his opponent is told.
async fn look_for_player(desk: &Desk, http: &Paced, letter: &OutboxMessage) {
    let Some(player) = letter.actor.and_then(Seat::person) else { return };
    let game = letter.subject;
    let guild = log_fault(blocking(desk, move |desk| desk.service().games.guild_of(game)).await).flatten();
    let Some(guild) = guild else { return };
    let there = match http.http().await.get_member(guild.0.into(), player.0.into()).await {
        Ok(_) => true,
        Err(error) if DeliveryError::is_not_there(&error) => false,
        // Nobody knows: the reminder goes its way.
        Err(_) => return,
    };
    log_fault(
        blocking(desk, move |desk| desk.service().players.note_presence(game, player, there, desk.now()))
            .await,
    );
}

async fn drop_letter(desk: &Desk, letter: &OutboxMessage, fate: Fate) {
    desk.figures().told(letter.kind, letter.route, fate);
    let id = letter.id;
    insist(desk, move |desk| desk.service().outbox.give_up(id, desk.now())).await;
}

/// Takes the buttons off a notice that another one follows. They would still answer, so a failure
/// does no harm: the message may be gone, or too old to edit.
async fn strip_buttons(http: Paced, notice: MessageRef) {
    let message = DiscordMessage::new(notice.message.0);
    let edit = EditMessage::new().components(Vec::new());
    if let Err(error) =
        DiscordChannel::new(notice.channel.0).edit_message(http.http().await, message, edit).await
    {
        tracing::debug!(message = %notice.message, error = describe(error), "old buttons stay");
    }
}

async fn retry(desk: &Desk, letter: &OutboxMessage, trouble: DeliveryError) {
    desk.figures().told(letter.kind, letter.route, Fate::Retried);
    let due = Timestamp(desk.now().0 + pause(letter.attempts, trouble).as_millis() as i64);
    let id = letter.id;
    insist(desk, move |desk| desk.service().outbox.retry_at(id, due)).await;
}

/// How long to wait after so many failures before this one.
fn pause(attempts: u32, trouble: DeliveryError) -> Duration {
    Duration::from_secs(1 << attempts.min(16)).min(trouble.slowest())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_what_the_trouble_deserves() {
        let seconds = |attempts, trouble| pause(attempts, trouble).as_secs();
        assert_eq!([0, 1, 2, 5].map(|attempts| seconds(attempts, DeliveryError::Away)), [1, 2, 4, 32]);
        // Players wait for a ping when Discord is back; a channel that is closed to us can wait.
        assert_eq!(seconds(20, DeliveryError::Away), 60);
        assert_eq!(seconds(20, DeliveryError::Refused), 3600);
        assert_eq!(seconds(u32::MAX, DeliveryError::NeverTaken), 3600);
    }
}
