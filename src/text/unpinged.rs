//! Why a request was posted without a ping.

use super::times::relative;
use super::{Language, t};
use crate::domain::{Quiet, Unpinged};

/// The small print of a message without its ping; `None` if the message doesn't explain it.
#[must_use]
pub fn notice_unpinged(lang: Language, why: Quiet) -> Option<String> {
    (why != Quiet::Reply).then(|| t!(lang, "notice-unpinged", why = why.word(), most = most(why)))
}

/// The answer to the sender of a request: why it didn't ping, and when the next ping is possible.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{PingBound, Timestamp};

    /// Discord shows a relative time as "in 3 hours", which can't follow "until".
    #[test]
    fn no_word_for_until_precedes_a_relative_time() {
        const UNTIL: [&str; 8] = ["until", "bis", "hasta", "jusqu’à", "fino a", "até", " do", "まで"];
        let reasons = [Quiet::Bound(PingBound::PairHour), Quiet::ChallengedBefore, Quiet::Muted];
        for (lang, why) in Language::all().flat_map(|lang| reasons.map(|why| (lang, why))) {
            let told = unpinged(lang, Unpinged { why, next: Some(Timestamp(0)) });
            let (before, _) = told.split_once("<t:").expect("the time of the next ping");
            let before = before.trim_end_matches([' ', ':', '(']);
            assert!(!UNTIL.iter().any(|word| before.ends_with(word)), "{}: {told}", lang.tag());
        }
    }
}
