//! Hints: a good move with the reason for it.
//!
//! The reason consists of facts about the visible board, such as captures and threats. It never
//! depends on a sample of hidden information.

use sealed_move_rules::View;

use super::board::MAX_SHARE;
use super::cancel::Cancel;
use super::choice::{ChooseError, ChosenMove, Contestant, choose_as};
use super::level::PlayerKind;
use super::outlook::{Outlook, least_gain};
use super::random::ChoiceSeed;
use super::search::WIN_SCORE;
use super::search_of;

/// A move to play, and why.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The move.
    pub chosen: ChosenMove,
    /// The main reason for it.
    pub reason: Reason,
}

/// Why a move is good, most convincing first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins at once.
    Wins,
    /// It wins in this many own moves, whatever the opponent does.
    WinsIn(u32),
    /// No other move is legal.
    Only,
    /// It ends a check.
    LeavesCheck,
    /// Otherwise this move takes the king, or mates it.
    SavesKing(KnownMove),
    /// It gives check.
    Checks,
    /// It threatens to take the king, or to mate it, with the first move. The second one, if any, is an
    /// answer that stops this and gains material.
    ThreatensKing(KnownMove, Option<KnownMove>),
    /// It takes material. With a move, that is the opponent's best answer, which takes less.
    Takes(Option<KnownMove>),
    /// It turns pieces into a stronger one.
    Grows,
    /// Otherwise this move of the opponent takes material, or takes more.
    Prevents(KnownMove),
    /// It threatens to take material with this move.
    Threatens(KnownMove),
    /// The first move takes something, but the second one punishes it.
    Instead(KnownMove, KnownMove),
    /// The same side moves again.
    Again,
    /// The opponent can still gain material with this move, but other moves cost more.
    Limits(KnownMove),
    /// The opponent has no good capture, as far as the player sees.
    Safe,
    /// The pieces can get nearer to the enemy king (Kyo).
    Nears,
    /// It's the best by the search, and no simpler reason is known.
    Improves,
}

/// A move and the view before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownMove {
    /// The view of the player who gets the hint.
    pub before: Box<View>,
    /// The canonical text.
    pub text: String,
}

/// The maximum number of results of a move whose facts must agree.
const MAX_RESULTS: usize = 3;

/// The maximum number of results of a move that must agree on who moves next. The first results of a roll can
/// differ only in later rolls.
const MAX_ROLLS: usize = 64;

/// Chooses a move for the side to move in `view`, which must be that side's own view, and explains
/// it. `history` contains the earlier views before its moves, oldest first.
///
/// # Errors
///
/// As [`choose`](super::choose).
pub fn hint(view: &View, history: &[View], cancel: &Cancel) -> Result<Hint, ChooseError> {
    let adviser = Contestant::new(PlayerKind::Adviser);
    // Never the seed of the computer's choices, which a hint could leak.
    let chosen = choose_as(view, &adviser, &ChoiceSeed::of(0), history, cancel)?;
    let reason = reason(view, &chosen, cancel);
    if cancel.is_canceled() {
        return Err(ChooseError::Canceled);
    }
    Ok(Hint { chosen, reason })
}

fn reason(view: &View, chosen: &ChosenMove, cancel: &Cancel) -> Reason {
    let search = search_of(view);
    let tuning = search.tuning();
    let wins_at_once = if tuning.scores_are_shares { MAX_SHARE - 1 } else { WIN_SCORE - 1 };
    let after = After::of(view, &chosen.text, cancel);
    if chosen.score >= wins_at_once && after.all(|view| search_of(view).is_over()) {
        return Reason::Wins;
    }
    // Shares are averages, and pruning may miss a defense, so neither proves a win.
    if !tuning.scores_are_shares && !tuning.prunes && chosen.score > WIN_SCORE - 100 {
        return Reason::WinsIn(((WIN_SCORE - chosen.score + 1) / 2).unsigned_abs());
    }
    if view.legal_moves(1).is_ok() {
        return Reason::Only;
    }
    if search.is_checked() {
        return Reason::LeavesCheck;
    }
    // Nothing simple is true of all results.
    if after.is_open {
        return Reason::Improves;
    }
    let now = search.outlook(cancel);
    let least = least_gain(tuning);
    let took = |seen: &Outlook| if after.own_turn { seen.material } else { -seen.material } - now.material;
    let takes = !after.outlooks.is_empty() && after.outlooks.iter().all(|seen| took(seen) >= least);
    if after.own_turn {
        return if takes { Reason::Takes(None) } else { Reason::Again };
    }
    let threat = view.after_pass().and_then(|passed| Fact::of(&passed, cancel));
    let reply = after.common_gain();
    let next = after.common_threat(cancel);
    let takes_something = |fact: &Fact| search_of(&fact.known.before).takes(&fact.known.text);
    if let Some(threat) = threat.as_ref().filter(|threat| threat.wins)
        && !after.outlooks.iter().any(Outlook::wins)
    {
        return Reason::SavesKing(threat.known.clone());
    }
    if after.all(|view| search_of(view).is_checked()) {
        return Reason::Checks;
    }
    if let Some(next) = next.as_ref().filter(|next| next.wins) {
        let answer = reply.filter(|reply| reply.stops_wins(cancel));
        return Reason::ThreatensKing(next.known.clone(), answer.map(|answer| answer.known));
    }
    let answer = reply.as_ref().filter(|reply| takes_something(reply));
    let is_free = reply.is_some() || after.outlooks.iter().all(|seen| seen.gain.is_none());
    if takes && answer.is_none() && is_free {
        return if search.takes(&chosen.text) { Reason::Takes(None) } else { Reason::Grows };
    }
    if takes && search.takes(&chosen.text) && after.outlooks.iter().all(|seen| took(seen) > seen.points()) {
        return Reason::Takes(reply.map(|reply| reply.known));
    }
    let cost = after.outlooks.iter().map(Outlook::points).max().unwrap_or_default();
    let is_real = |threat: &Fact| !threat.wins && threat.points >= cost + least && takes_something(threat);
    if let Some(threat) = threat.filter(is_real) {
        return Reason::Prevents(threat.known);
    }
    if let Some(next) = next.filter(takes_something) {
        return Reason::Threatens(next.known);
    }
    if let Some(tempting) = now.tempting.filter(|text| *text != chosen.text && search.takes(text))
        && let Some(punished) = After::of(view, &tempting, cancel).common_gain()
        && punished.points >= cost + least
    {
        return Reason::Instead(KnownMove { before: Box::new(view.clone()), text: tempting }, punished.known);
    }
    match reply {
        Some(reply) => Reason::Limits(reply.known),
        None if nears(view, &after) => Reason::Nears,
        None if cost < least => Reason::Safe,
        None => Reason::Improves,
    }
}

/// Whether the pieces of the side that moved can get nearer to the enemy king than before, in all results.
fn nears(view: &View, after: &After) -> bool {
    let pressure = |view: &View| search_of(view).pressure();
    let Some(before) = pressure(view) else { return false };
    after.all(|after| after.after_pass().and_then(|passed| pressure(&passed)).is_some_and(|now| now > before))
}

/// The results of a move: all of them, or the first few.
struct After {
    views: Vec<View>,
    /// The outlook of the next side to move, for each view.
    outlooks: Vec<Outlook>,
    /// Whether the same side moves again, whatever the dice show.
    own_turn: bool,
    /// Whether dice decide who moves next.
    is_open: bool,
}

impl After {
    fn of(view: &View, text: &str, cancel: &Cancel) -> Self {
        let mut views = view.after(text, MAX_ROLLS).unwrap_or_default();
        let again = views.iter().filter(|after| after.turn() == view.turn()).count();
        let own_turn = again > 0 && again == views.len();
        views.truncate(MAX_RESULTS);
        let outlooks = views.iter().map(|view| search_of(view).outlook(cancel)).collect();
        Self { views, outlooks, own_turn, is_open: again > 0 && !own_turn }
    }

    fn all(&self, has: impl Fn(&View) -> bool) -> bool {
        !self.views.is_empty() && self.views.iter().all(has)
    }

    /// The best capture of the next side to move, if it is the same in all views.
    fn common_gain(&self) -> Option<Fact> {
        common(&self.views, &self.outlooks)
    }

    /// The next capture of the same side, if it is the same in all views.
    fn common_threat(&self, cancel: &Cancel) -> Option<Fact> {
        let passed: Vec<_> = self.views.iter().map(View::after_pass).collect::<Option<_>>()?;
        let outlooks: Vec<_> = passed.iter().map(|view| search_of(view).outlook(cancel)).collect();
        common(&passed, &outlooks)
    }
}

/// A capture that gains something.
struct Fact {
    known: KnownMove,
    points: i32,
    wins: bool,
}

impl Fact {
    fn of(before: &View, cancel: &Cancel) -> Option<Self> {
        common(std::slice::from_ref(before), &[search_of(before).outlook(cancel)])
    }

    /// Whether the next side to move can't win at once after this move, as far as the view shows.
    fn stops_wins(&self, cancel: &Cancel) -> bool {
        let after = self.known.before.after(&self.known.text, MAX_RESULTS);
        after.is_ok_and(|views| views.iter().all(|view| !search_of(view).outlook(cancel).wins()))
    }
}

fn common(views: &[View], outlooks: &[Outlook]) -> Option<Fact> {
    let (before, gain) = (views.first()?, outlooks.first()?.gain.as_ref()?);
    let same = |seen: &Outlook| seen.gain.as_ref().is_some_and(|other| other.text == gain.text);
    let known = || KnownMove { before: Box::new(before.clone()), text: gain.text.clone() };
    let fact = || Fact { known: known(), points: gain.points, wins: gain.wins };
    outlooks.iter().all(same).then(fact)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::{Observer, find};

    #[test]
    fn a_hint_at_the_start_brings_pieces_nearer_to_the_king() {
        let start = find("kyo").unwrap().start("middle", &mut sealed_move_rules::Rolls::none()).unwrap();
        let view = start.view(Observer::Player(start.turn()));
        let hinted = hint(&view, &[], &Cancel::default()).unwrap();
        let after = view.after(&hinted.chosen.text, 1).unwrap()[0].after_pass().unwrap();
        assert!(search_of(&after).pressure() > search_of(&view).pressure(), "{}", hinted.chosen.text);
        assert_eq!(hinted.reason, Reason::Nears);
    }

    /// Some eggs let their finder move again, others don't.
    #[test]
    fn an_egg_promises_no_second_move() {
        let position = r#"k7/8/8/8/e3e3/2N5/8/R3K3 w 20 {"flags":"0000"}"#;
        let position = find("chakart").unwrap().parse(position).unwrap();
        let view = position.view(Observer::Player(position.turn()));
        // A rook's banana lands after its egg.
        for (text, opens) in [("c3e4", true), ("a1a4", true), ("c3d5", false), ("a1a3", false)] {
            let after = After::of(&view, text, &Cancel::default());
            assert!(!after.views.is_empty(), "{text}");
            assert_eq!((after.is_open, after.own_turn), (opens, false), "{text}");
        }
    }
}
