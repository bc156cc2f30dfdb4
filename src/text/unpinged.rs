//! Why a request was posted without a ping.

use super::times::relative;
use super::{Language, t};
use crate::domain::{Quiet, Unpinged};

/// The small print of a message without its ping; `None` if the message doesn't explain it.
#[must_use]
pub fn notice_unpinged(lang: Language, why: Quiet) -> Option<String> {
    (why != Quiet::Reply).then(|| t!(lang, "notice-unpinged", why = why.word(), most = most(why)))
}

/// Tells the sender of a request why it didn't ping, and when the next ping is possible.
#[must_use]
pub fn unpinged(lang: Language, unpinged: Unpinged) -> String {
    let next = unpinged.next.map(relative).unwrap_or_default();
    t!(lang, "unpinged", why = unpinged.why.word(), most = most(unpinged.why), next = next)
}

/// The number of pings of a bound; 0 for other reasons, whose texts have no number.
const fn most(why: Quiet) -> u32 {
    match why {
        Quiet::Bound(bound) => bound.limit(),
        _ => 0,
    }
}
