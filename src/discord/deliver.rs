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

use super::context::BotContext;
use super::delivery_error::{DeliveryError, describe};
use super::figures::Fate;
use super::gate::{Gate, Paced};
use super::notices;
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
pub(super) async fn run(bot: BotContext, http: Paced, mut stop: watch::Receiver<bool>) {
    let mut under_way = UnderWay::default();
    let mut pruned: Option<Instant> = None;
    let mut leaving = false;
    loop {
        if !leaving && pruned.is_none_or(|at| at.elapsed() >= PRUNE_EVERY) {
            pruned = Some(Instant::now());
            log_fault(blocking(&bot, |bot| bot.service().prune(bot.now())).await);
        }
        let (due, next) = look(&bot, under_way.len()).await;
        for letter in due {
            under_way.send(&bot, &http, letter);
        }
        if leaving && under_way.is_empty() {
            return;
        }
        tokio::select! {
            done = under_way.next(), if !under_way.is_empty() => {
                if let Some((letter, error)) = done {
                    tracing::error!(letter = %letter.id, %error, "sending a message panicked");
                    under_way.postpone(&bot, letter);
                }
            }
            () = bot.service().outbox.wait(), if !leaving => {}
            () = sleep(next), if !leaving => {}
            // A sender that is gone has no more to say than one that says so.
            _ = stop.wait_for(|stop| *stop), if !leaving => leaving = true,
        }
    }
}

/// Sends what is due, one message after the other, until nothing is due any more; returns how many
/// were tried. For whoever turns the clock himself: [`Bot`](super::Bot) sends many at once.
pub async fn send_due(bot: &BotContext, http: &Arc<Http>) -> usize {
    let http = Paced::new(Arc::clone(http), Arc::new(Gate::wide_open()));
    let mut tried = 0;
    loop {
        let (due, _) = look(bot, 0).await;
        if due.is_empty() {
            return tried;
        }
        for letter in due {
            deliver(bot.clone(), http.clone(), letter).await;
            tried += 1;
        }
    }
}

/// What is due, and how long until more is. `busy` channels are asked for and skipped later.
async fn look(bot: &BotContext, busy: usize) -> (Vec<OutboxMessage>, Duration) {
    let now = bot.now();
    let limit = (AT_ONCE + busy) as u32;
    let found = blocking(bot, move |bot| {
        Ok((bot.service().outbox.due(now, limit)?, bot.service().outbox.next_due(now)?))
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
    fn send(&mut self, bot: &BotContext, http: &Paced, letter: OutboxMessage) {
        // A letter that moves with its game while it is under way comes first in its new queue.
        let busy = self.letters.values().any(|other| other.id == letter.id || other.queues_with(&letter));
        if !busy && self.len() < AT_ONCE {
            let task = self.tasks.spawn(deliver(bot.clone(), http.clone(), letter.clone()));
            self.letters.insert(task.id(), letter);
        }
    }

    /// Notes that a letter failed, while its channel stays busy.
    fn postpone(&mut self, bot: &BotContext, letter: OutboxMessage) {
        let (bot, late) = (bot.clone(), letter.clone());
        let task = self.tasks.spawn(async move { retry(&bot, &late, DeliveryError::Ours).await });
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
    bot: &BotContext,
    work: impl FnOnce(&BotContext) -> Result<T, InternalError> + Send + 'static,
) -> Result<T, InternalError> {
    let bot = bot.clone();
    match tokio::task::spawn_blocking(move || work(&bot)).await {
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
    bot: &BotContext,
    work: impl Fn(&BotContext) -> Result<T, InternalError> + Clone + Send + 'static,
) -> T {
    let mut pause = Duration::from_secs(1);
    loop {
        if let Some(done) = log_fault(blocking(bot, work.clone()).await) {
            return done;
        }
        sleep(pause).await;
        pause = (pause * 2).min(SLOWEST_NOTE);
    }
}

async fn deliver(bot: BotContext, http: Paced, mut letter: OutboxMessage) {
    let id = letter.id;
    if !ensure_thread(&bot, &http, &mut letter).await {
        return;
    }
    if letter.kind == MessageKind::Reminder && letter.route == Route::Channel {
        look_for_player(&bot, &http, &letter).await;
    }
    let rendered = {
        let (bot, letter) = (bot.clone(), letter.clone());
        tokio::task::spawn_blocking(move || render(&bot, &letter)).await
    };
    let (reply, pinged, ways) = match rendered {
        Ok(Ok(Some(rendered))) => rendered,
        Ok(Ok(None) | Err(Error::User(_))) => {
            tracing::info!(letter = %id, topic = letter.kind.word(), "nothing to tell any more");
            return drop_letter(&bot, &letter, Fate::Void).await;
        }
        Ok(Err(Error::Internal(InternalError::Damaged(damaged)))) => {
            tracing::error!(letter = %id, %damaged, "a message cannot be made; giving it up");
            return drop_letter(&bot, &letter, Fate::GivenUp).await;
        }
        Ok(Err(Error::Internal(fault))) => {
            tracing::error!(letter = %id, %fault, "a message could not be made");
            return retry(&bot, &letter, DeliveryError::Ours).await;
        }
        Err(error) => {
            tracing::error!(letter = %id, %error, "making a message panicked");
            return retry(&bot, &letter, DeliveryError::Ours).await;
        }
    };
    let people = reply.pings.len();
    match send(&http, &letter, reply).await {
        Ok(message) => {
            bot.figures().told(letter.kind, letter.route, Fate::Sent);
            bot.figures().pinged(letter.kind, letter.route, people);
            let posted = MessageRef {
                channel: ChannelId(message.channel_id.get()),
                message: MessageId(message.id.get()),
            };
            let noted =
                move |bot: &BotContext| bot.service().outbox.mark_sent(&letter, posted, &ways, bot.now());
            if let Some(before) = insist(&bot, noted).await {
                tokio::spawn(remove_buttons(http, before));
            }
        }
        Err(error) => {
            let trouble = DeliveryError::of(&error);
            let error = describe(error);
            tracing::warn!(letter = %id, channel = %letter.channel, attempts = letter.attempts, error, "a message did not go out");
            if trouble == DeliveryError::Closed && letter.attempts < OPENINGS && open(&http, &letter).await {
                bot.figures().told(letter.kind, letter.route, Fate::Retried);
                return insist(&bot, move |bot| bot.service().outbox.retry_at(id, bot.now())).await;
            }
            fail(&bot, letter, trouble, pinged).await;
        }
    }
}

/// Makes the thread of the game that a letter is about, where one is wanted, and directs the
/// letter there. `false` where the letter comes again later, or elsewhere.
async fn ensure_thread(bot: &BotContext, http: &Paced, letter: &mut OutboxMessage) -> bool {
    if letter.route != Route::Channel
        || matches!(letter.kind, MessageKind::Challenged | MessageKind::Declined)
    {
        return true;
    }
    let (game, channel) = (letter.subject, letter.channel);
    let lodging = insist(bot, move |bot| bot.service().locations.find(game)).await;
    if lodging != Some(Location { channel, thread: ThreadState::ThreadWanted }) {
        return true;
    }
    let made = threads::make(bot, http, letter).await;
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
                retry(bot, letter, trouble).await;
                return false;
            }
            let moving = letter.clone();
            let why = trouble.shut();
            if !usable
                && insist(bot, move |bot| bot.service().locations.relocate_for(&moving, why, bot.now())).await
            {
                return false;
            }
            Location { channel, thread: ThreadState::Shared }
        }
    };
    if insist(bot, move |bot| bot.service().locations.relocate(game, channel, to)).await {
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

fn render(bot: &BotContext, letter: &OutboxMessage) -> Result<Option<Rendered>, Error> {
    let now = bot.now();
    let Some(mut reply) = notices::compose(bot, letter, now)? else { return Ok(None) };
    let pinged = std::mem::take(&mut reply.pings);
    let ways = bot.service().outbox.ping_plan(letter, &pinged, now)?;
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
async fn fail(bot: &BotContext, letter: OutboxMessage, trouble: DeliveryError, pinged: Vec<PlayerId>) {
    let due = bot.now().0 + pause(letter.attempts, trouble).as_millis() as i64;
    match (letter.route, trouble) {
        (_, DeliveryError::Away | DeliveryError::Ours) => retry(bot, &letter, trouble).await,
        (_, DeliveryError::NeverTaken) if letter.attempts < TRIES => retry(bot, &letter, trouble).await,
        (_, DeliveryError::NeverTaken) => {
            tracing::error!(letter = %letter.id, "Discord does not take a message; giving it up");
            drop_letter(bot, &letter, Fate::GivenUp).await;
        }
        (Route::Direct(player), DeliveryError::Refused | DeliveryError::Gone | DeliveryError::Closed) => {
            bot.figures().told(letter.kind, letter.route, Fate::Rerouted);
            insist(bot, move |bot| bot.service().outbox.mark_unreachable(&letter, player, bot.now())).await;
        }
        (
            Route::Channel | Route::ChannelMention(_),
            DeliveryError::Refused | DeliveryError::Gone | DeliveryError::Closed,
        ) => {
            bot.figures().told(letter.kind, letter.route, Fate::Rerouted);
            let why = trouble.shut();
            let moving = letter.clone();
            if insist(bot, move |bot| bot.service().locations.relocate_for(&moving, why, bot.now())).await {
                return;
            }
            let due = (trouble != DeliveryError::Gone).then_some(Timestamp(due));
            insist(bot, move |bot| bot.service().outbox.mark_refused(&letter, &pinged, due, bot.now())).await;
        }
    }
}

/// Asks whether the player whom a letter reminds is still in the server: who is not is no longer
/// reached by a ping there, and his opponent is told.
async fn look_for_player(bot: &BotContext, http: &Paced, letter: &OutboxMessage) {
    let Some(player) = letter.actor.and_then(Seat::person) else { return };
    let game = letter.subject;
    let guild = log_fault(blocking(bot, move |bot| bot.service().games.guild_of(game)).await).flatten();
    let Some(guild) = guild else { return };
    let there = match http.http().await.get_member(guild.0.into(), player.0.into()).await {
        Ok(_) => true,
        Err(error) if DeliveryError::is_not_there(&error) => false,
        // Nobody knows: the reminder goes its way.
        Err(_) => return,
    };
    log_fault(
        blocking(bot, move |bot| bot.service().players.note_presence(game, player, there, bot.now())).await,
    );
}

async fn drop_letter(bot: &BotContext, letter: &OutboxMessage, fate: Fate) {
    bot.figures().told(letter.kind, letter.route, fate);
    let id = letter.id;
    insist(bot, move |bot| bot.service().outbox.give_up(id, bot.now())).await;
}

/// Takes the buttons off a notice that another one follows. They would still answer, so a failure
/// does no harm: the message may be gone, or too old to edit.
async fn remove_buttons(http: Paced, notice: MessageRef) {
    let message = DiscordMessage::new(notice.message.0);
    let edit = EditMessage::new().components(Vec::new());
    if let Err(error) =
        DiscordChannel::new(notice.channel.0).edit_message(http.http().await, message, edit).await
    {
        tracing::debug!(message = %notice.message, error = describe(error), "old buttons stay");
    }
}

async fn retry(bot: &BotContext, letter: &OutboxMessage, trouble: DeliveryError) {
    bot.figures().told(letter.kind, letter.route, Fate::Retried);
    let due = Timestamp(bot.now().0 + pause(letter.attempts, trouble).as_millis() as i64);
    let id = letter.id;
    insist(bot, move |bot| bot.service().outbox.retry_at(id, due)).await;
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
