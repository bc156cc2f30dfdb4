//! Tests of the queue with users who flood it, slow slots and dropped waiters.

use tokio::task::yield_now;

use super::*;

const ALICE: PlayerId = PlayerId(1);

/// A queue with all slots taken.
async fn full() -> (FairQueue, Vec<Admission>) {
    let queue = FairQueue::default();
    let mut slots = Vec::new();
    for number in 0..MAX_CONCURRENT {
        slots.push(queue.enter(PlayerId(1000 + number as u64)).await.unwrap());
    }
    (queue, slots)
}

/// The free slots, and the users with interactions.
fn free_and_users(queue: &FairQueue) -> (usize, usize) {
    let state = queue.0.state();
    (state.free, state.by_user.len())
}

/// Queues users in this order, frees one slot, and returns the order in which they were
/// handled.
async fn order(queue: &FairQueue, slot: Admission, users: &[u64]) -> Vec<u64> {
    let handled = Arc::new(Mutex::new(Vec::new()));
    let mut entering = tokio::task::JoinSet::new();
    for user in users.iter().copied() {
        let (queue, handled) = (queue.clone(), Arc::clone(&handled));
        entering.spawn(async move {
            let _slot = queue.enter(PlayerId(user)).await.unwrap();
            handled.lock().unwrap().push(user);
        });
        yield_now().await;
    }
    drop(slot);
    while entering.join_next().await.is_some() {}
    std::mem::take(&mut *handled.lock().unwrap())
}

#[tokio::test]
async fn a_flooding_user_does_not_delay_others() {
    let (queue, mut slots) = full().await;
    let flood = [[1; 20].as_slice(), &[2, 3, 2]].concat();
    let handled = order(&queue, slots.pop().unwrap(), &flood).await;
    assert_eq!(handled[..6], [1, 2, 3, 1, 2, 1]);
    assert_eq!(handled.len(), flood.len());
    assert!(handled[6..].iter().all(|user| *user == 1));
}

#[tokio::test]
async fn a_user_has_at_most_four_answers_in_work() {
    let queue = FairQueue::default();
    let mut slots = Vec::new();
    for _ in 0..MAX_IN_WORK_PER_USER {
        slots.push(queue.enter(ALICE).await.unwrap());
    }
    let fifth = {
        let queue = queue.clone();
        tokio::spawn(async move { queue.enter(ALICE).await.unwrap() })
    };
    yield_now().await;
    assert_eq!((queue.counts(), fifth.is_finished()), ([4, 1, 0], false));
    // The other slots are free, and an answer that waits for its picture still counts.
    let bob = queue.enter(PlayerId(2)).await.unwrap();
    slots[0].free_slot();
    yield_now().await;
    assert!(!fifth.is_finished());
    assert_eq!(queue.drawing(), 1);
    slots.remove(0);
    drop((fifth.await.unwrap(), bob, slots));
    queue.drained().await;
    assert_eq!(free_and_users(&queue), (MAX_CONCURRENT, 0));
}

#[tokio::test]
async fn pictures_hold_no_slot() {
    let (queue, mut slots) = full().await;
    let waits = {
        let queue = queue.clone();
        tokio::spawn(async move { queue.enter(ALICE).await.unwrap() })
    };
    yield_now().await;
    slots[0].free_slot();
    slots[0].free_slot();
    let slot = waits.await.unwrap();
    assert_eq!((queue.drawing(), free_and_users(&queue).0), (1, 0));
    drop(slots);
    drop(slot);
    queue.drained().await;
    assert_eq!((queue.drawing(), free_and_users(&queue).0), (0, MAX_CONCURRENT));
}

#[tokio::test(start_paused = true)]
async fn a_slow_queue_rejects_immediately() {
    let (queue, mut slots) = full().await;
    let mut waiting = tokio::task::JoinSet::new();
    for user in 1..=30 {
        let queue = queue.clone();
        waiting.spawn(async move { queue.enter(PlayerId(user)).await.map(std::mem::forget) });
        yield_now().await;
    }
    // A slot every ten seconds: the thirtieth would wait for minutes.
    for _ in 0..10 {
        tokio::time::sleep(Duration::from_secs(10)).await;
        drop(slots.pop());
        yield_now().await;
    }
    assert_eq!(queue.counts()[1], 20);
    assert_eq!(queue.enter(PlayerId(100)).await.unwrap_err(), Busy);
    waiting.abort_all();
}

#[tokio::test]
async fn single_interactions_are_handled_in_order() {
    let (queue, mut slots) = full().await;
    let users: Vec<u64> = (1..=50).collect();
    assert_eq!(order(&queue, slots.pop().unwrap(), &users).await, users);
}

#[tokio::test]
async fn a_full_queue_rejects_immediately() {
    let (queue, slots) = full().await;
    let enter = |user: u64| {
        let queue = queue.clone();
        async move {
            let waiting = tokio::spawn(async move { queue.enter(PlayerId(user)).await.map(drop) });
            yield_now().await;
            [waiting]
        }
    };
    let mut waiting = Vec::new();
    for _ in 0..MAX_QUEUED_PER_USER {
        waiting.extend(enter(ALICE.0).await);
    }
    assert!(!queue.is_long(), "a flood by one user delays nobody");
    assert_eq!(queue.enter(ALICE).await.unwrap_err(), Busy, "per user");
    for user in 2..=(MAX_QUEUED - MAX_QUEUED_PER_USER + 1) as u64 {
        waiting.extend(enter(user).await);
    }
    assert!(queue.is_long());
    assert_eq!(queue.enter(PlayerId(u64::MAX)).await.unwrap_err(), Busy, "in total");
    drop(slots);
    for one in waiting {
        assert!(one.await.unwrap().is_ok());
    }
    queue.drained().await;
    assert!(queue.enter(ALICE).await.is_ok());
}

#[tokio::test]
async fn a_dropped_waiter_frees_its_slot() {
    let (queue, slots) = full().await;
    let (away, back) = (queue.clone(), queue.clone());
    let away = tokio::spawn(async move { away.enter(ALICE).await });
    let stays = tokio::spawn(async move { back.enter(PlayerId(2)).await });
    yield_now().await;
    away.abort();
    let _ = away.await;
    drop(slots);
    drop(stays.await.unwrap().unwrap());
    queue.drained().await;
    assert_eq!(free_and_users(&queue), (MAX_CONCURRENT, 0));
}
