//! Takebacks by agreement: undo a player's last move, and the opponent's answer if there is one.
//!
//! Moves can't be taken back after dice rolls or revealed secrets. The next move ends a request. A
//! takeback removes move records but never reuses revisions.

use super::offer::{Offer, OfferKind, OfferStep, open};
use crate::domain::{CorruptMatch, Match, MatchFacts, PlayerId, TakebackObstacle, Timestamp, UserError};
use sealed_move_rules::chance::{self, Transition};
use sealed_move_rules::{Observer, Position, RedactionScope, Side};

/// A takeback of the requester's last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takeback;

impl OfferKind for Takeback {
    const ALREADY_OFFERED: UserError = UserError::TakebackAlreadyRequested;
    const NO_OFFER: UserError = UserError::NoTakeback;
    const OWN_OFFER: UserError = UserError::OwnTakeback;

    fn of(game: &mut Match) -> &mut Option<Offer<Self>> {
        &mut game.takeback_offer
    }

    /// Removes the moves and restarts the clock of the turn.
    fn agree(game: &mut Match, by: Side, now: Timestamp) -> Result<(), UserError> {
        let kept = game.kept_by(by).ok_or(UserError::NothingToTakeBack)?;
        if game.is_out_of_time(now) {
            return Err(UserError::OutOfTime);
        }
        game.truncate(kept);
        game.taken_back = Some(game.revision.next());
        game.begin_turn(by, now);
        Ok(())
    }
}

/// The position before each move record.
#[derive(Debug)]
pub struct EarlierPositions(Vec<Box<dyn Position>>);

impl MatchFacts {
    /// Returns the number of move records before the last move of `side`.
    pub(crate) fn kept_by(&self, side: Side) -> Option<usize> {
        let last = self.moves.iter().rposition(|made| made.side == side)?;
        // Sides alternate, so consecutive records of one side belong to one move.
        Some(self.moves[..last].iter().rposition(|made| made.side != side).map_or(0, |other| other + 1))
    }
}

impl Match {
    /// Replays the match and returns the position before each record.
    ///
    /// # Errors
    ///
    /// Fails if a stored text is illegal, because the store is corrupt.
    pub fn earlier_positions(&self) -> Result<EarlierPositions, CorruptMatch> {
        let mut position = self.start_position()?;
        let mut earlier = Vec::with_capacity(self.moves.len());
        for (index, made) in self.records().enumerate() {
            let next = position.replay(made.notation).map_err(self.corrupt(Some(index)))?;
            earlier.push(std::mem::replace(&mut position, next.position));
        }
        Ok(EarlierPositions(earlier))
    }
}

/// Returns the obstacle to taking back the records from `kept` on.
fn obstacle(
    game: &Match,
    EarlierPositions(positions): &EarlierPositions,
    kept: usize,
) -> Option<TakebackObstacle> {
    let since = || positions.iter().zip(game.records()).skip(kept);
    let info = game.game.info();
    if info.chance && since().any(|(before, made)| rolled(&**before, made.notation)) {
        return Some(TakebackObstacle::Chance);
    }
    // Any move in a position with hidden information reveals some of it. In Chakart the next move
    // shows a hidden queen; in Lusus a played tile comes from a hand.
    let hidden = |before: &dyn Position| {
        Side::BOTH.iter().any(|side| before.redaction_scope(Observer::Player(*side)) != RedactionScope::None)
    };
    (info.secrets && since().any(|(before, _)| hidden(&**before))).then_some(TakebackObstacle::Secret)
}

/// Whether a move needs rolls: it can't be completed without them.
fn rolled(before: &dyn Position, notation: &str) -> bool {
    let done = before.move_of(notation).and_then(|text| chance::play(before, &text));
    !matches!(done, Ok(Transition::Done(_)))
}

/// Asks the opponent for a takeback.
///
/// # Errors
///
/// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::TakebackAlreadyRequested`],
/// [`UserError::TakebackRequested`], [`UserError::NothingToTakeBack`], [`UserError::CannotTakeBack`],
/// and the errors of [`MatchFacts::require_lenient`].
pub fn offer_takeback(
    game: &mut Match,
    earlier: &EarlierPositions,
    player: PlayerId,
) -> Result<OfferStep, UserError> {
    let side = game.side_of(player)?;
    game.require_ongoing()?;
    game.require_casual()?;
    game.require_lenient()?;
    match game.takeback_offer {
        Some(offer) if offer.by == side => return Err(Takeback::ALREADY_OFFERED),
        Some(_) => return Err(UserError::TakebackRequested),
        None => {}
    }
    let kept = game.kept_by(side).ok_or(UserError::NothingToTakeBack)?;
    if let Some(obstacle) = obstacle(game, earlier, kept) {
        return Err(UserError::CannotTakeBack(obstacle));
    }
    Ok(open::<Takeback>(game, side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Revision;
    use crate::domain::game::offer::{OfferAnswer, answer_offer};
    use crate::domain::game::sample::{ALICE, BOB, CAROL, DICE_SAMPLE, at, played, played_from};
    use sealed_move_rules::Game as _;
    use sealed_move_rules::aruki::Aruki;
    use sealed_move_rules::chakart::Chakart;

    fn ask(game: &mut Match, player: PlayerId) -> Result<OfferStep, UserError> {
        let earlier = game.earlier_positions().unwrap();
        offer_takeback(game, &earlier, player)
    }

    fn grant(game: &mut Match, player: PlayerId) -> Result<OfferStep, UserError> {
        answer_offer::<Takeback>(game, player, OfferAnswer::Accept, game.revision, at(9))
    }

    #[test]
    fn a_takeback_removes_the_last_move_and_its_answer() {
        let turns = ["O(a2)a3", "O(a11)a10", "O(b2)b3"];
        let mut game = played(&Aruki, &turns);
        assert_eq!(ask(&mut game, ALICE), Ok(OfferStep::Offered));
        assert_eq!(grant(&mut game, BOB), Ok(OfferStep::Accepted));
        assert_eq!(game.moves.len(), 2, "the opponent had not moved since");
        assert_eq!(
            (game.revision, game.last_change()),
            (Revision(5), Revision(5)),
            "no revision is used again"
        );
        assert_eq!(game.deadline, game.pace.deadline(at(9)));
        assert_eq!(ask(&mut game, ALICE), Ok(OfferStep::Offered));
        assert_eq!(grant(&mut game, BOB), Ok(OfferStep::Accepted));
        assert_eq!(game.moves.len(), 0, "the opponent had answered");
        assert_eq!(ask(&mut game, ALICE), Err(UserError::NothingToTakeBack));
        assert_eq!(game.replay().unwrap().position().text(), game.start());
    }

    #[test]
    fn all_records_of_a_move_are_taken_back() {
        let mut game = played(&DICE_SAMPLE, &["a", "b", "a"]);
        // The second side's move has a follow-up choice.
        game.moves[2].side = Side::Second;
        ask(&mut game, BOB).unwrap();
        grant(&mut game, ALICE).unwrap();
        assert_eq!(game.moves.len(), 1);
    }

    #[test]
    fn only_a_player_who_moved_can_take_back() {
        let mut game = played(&Aruki, &["O(a2)a3"]);
        assert_eq!(ask(&mut game, BOB), Err(UserError::NothingToTakeBack));
        assert_eq!(ask(&mut game, CAROL), Err(UserError::NotSeated));
        assert_eq!(game.revision, Revision(1));
    }

    #[test]
    fn rolled_moves_cannot_be_taken_back() {
        let mut game = played(&DICE_SAMPLE, &["a", "draw>1", "a"]);
        assert_eq!(ask(&mut game, ALICE), Ok(OfferStep::Offered), "the dice were rolled before");
        let mut game = played(&DICE_SAMPLE, &["a", "b", "draw>0", "b"]);
        let chance = Err(UserError::CannotTakeBack(TakebackObstacle::Chance));
        assert_eq!(ask(&mut game, ALICE), chance);
        assert_eq!(ask(&mut game, BOB), Ok(OfferStep::Offered), "their own move came after the roll");
        let mut game = played(&DICE_SAMPLE, &["a", "b", "draw>0"]);
        assert_eq!(ask(&mut game, BOB), chance, "the whole round would go");
    }

    #[test]
    fn a_revealed_secret_blocks_takebacks() {
        // "hide" hides something from the opponent until their next move reveals it.
        let mut game = played(&DICE_SAMPLE, &["hide"]);
        assert_eq!(ask(&mut game, ALICE), Ok(OfferStep::Offered), "no one has seen it");
        let mut game = played(&DICE_SAMPLE, &["hide", "a"]);
        let secret = Err(UserError::CannotTakeBack(TakebackObstacle::Secret));
        assert_eq!(ask(&mut game, ALICE), secret);
        assert_eq!(ask(&mut game, BOB), secret, "their own move revealed it");
        let mut game = played(&DICE_SAMPLE, &["hide", "a", "a"]);
        assert_eq!(ask(&mut game, ALICE), Ok(OfferStep::Offered), "it was revealed before");
    }

    /// The beginning of game-01 of Chakart's vectors: rolls in the third move, a stealth move in
    /// the eleventh.
    #[test]
    fn chakart_rolls_and_secrets_block_takebacks() {
        let start = "nnkrqrbb/pppppppp/8/8/8/8/PPPPPPPP/BNNBKRRQ w 0 {\"flags\":\"1111\"}";
        let notations = [
            "b2b3", "h7h5", "a1e5+e6", "g7g6", "g2g4", "h8f6+e6", "c2c3", "f7e6>d7", "g4h5", "b7b5", "h1f3h",
            "g6h5",
        ];
        let ask_after = |moves: usize, player| {
            let start = Chakart.parse(start).unwrap();
            ask(&mut played_from(&Chakart, start, &notations[..moves]), player)
        };
        let chance = Err(UserError::CannotTakeBack(TakebackObstacle::Chance));
        let secret = Err(UserError::CannotTakeBack(TakebackObstacle::Secret));
        assert_eq!(ask_after(2, ALICE), Ok(OfferStep::Offered));
        assert_eq!(ask_after(3, ALICE), chance);
        assert_eq!(ask_after(3, BOB), chance, "the bishop's gift was rolled since their move");
        assert_eq!(ask_after(4, BOB), Ok(OfferStep::Offered));
        assert_eq!(ask_after(11, ALICE), Ok(OfferStep::Offered), "no one has seen where the queen is");
        assert_eq!(ask_after(12, BOB), secret, "they see the queen now");
        assert_eq!(ask_after(12, ALICE), secret);
    }

    #[test]
    fn one_takeback_request_is_open_until_answered_or_withdrawn() {
        let mut game = played(&Aruki, &["O(a2)a3", "O(a11)a10"]);
        ask(&mut game, ALICE).unwrap();
        assert_eq!(ask(&mut game, ALICE), Err(UserError::TakebackAlreadyRequested));
        assert_eq!(ask(&mut game, BOB), Err(UserError::TakebackRequested));
        assert_eq!(grant(&mut game, ALICE), Err(UserError::OwnTakeback), "the requester can't grant it");
        assert_eq!(grant(&mut game, CAROL), Err(UserError::NotSeated));
        let withdraw = |game: &mut Match, by| {
            answer_offer::<Takeback>(game, by, OfferAnswer::Withdraw, game.revision, at(9))
        };
        assert_eq!(withdraw(&mut game, BOB), Err(UserError::NoTakeback));
        let first = game.revision;
        assert_eq!(withdraw(&mut game, ALICE), Ok(OfferStep::Withdrawn));
        ask(&mut game, ALICE).unwrap();
        let late = answer_offer::<Takeback>(&mut game, BOB, OfferAnswer::Accept, first, at(9));
        assert_eq!(late, Err(UserError::NoTakeback), "the first request's button does not grant the second");
        let second = game.revision;
        let declined = answer_offer::<Takeback>(&mut game, BOB, OfferAnswer::Decline, second, at(9));
        assert_eq!(declined, Ok(OfferStep::Declined));
        assert_eq!((game.moves.len(), game.last_change()), (2, Revision(2)), "no position changed");
        assert_eq!(grant(&mut game, BOB), Err(UserError::NoTakeback));
    }

    #[test]
    fn finished_games_have_no_takebacks() {
        let mut game = played(&Aruki, &["O(a2)a3"]);
        ask(&mut game, ALICE).unwrap();
        let offered = game.revision;
        crate::domain::resign(&mut game, BOB, Side::Second, None).unwrap();
        assert_eq!(game.takeback_offer, None);
        let late = answer_offer::<Takeback>(&mut game, BOB, OfferAnswer::Accept, offered, at(9));
        assert_eq!(late, Err(UserError::Over));
        assert_eq!(ask(&mut game, ALICE), Err(UserError::Over));
    }
}
