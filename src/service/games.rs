//! Turns, resignations and draws.

use super::plans::follow_plans;
use super::{Call, Error, InternalError, MatchView, Service};
use crate::dice::Dice;
use crate::matches::{
    DrawStep, Id, Match, MessageKind, OfferAnswer, ParsedMove, Revision, UserError, answer_draw, offer_draw,
    play, read, resign,
};
use sealed_move_rules::chance::{self, Transition};
use sealed_move_rules::{GameState, MoveText, Observer, Played, RuleError};

/// What became of a turn that was typed.
#[derive(Debug)]
pub enum Taken {
    /// It is played and stored.
    Played(Box<MatchView>),
    /// It is legal, but should be confirmed; nothing is stored.
    Confirm {
        /// The match as the player sees it.
        look: Box<MatchView>,
        /// The turn as it was understood.
        turn: MoveText,
    },
    /// It may mean one of these; nothing is stored.
    Ask {
        /// The match as the player sees it.
        look: Box<MatchView>,
        /// What may have been meant.
        turns: Vec<MoveText>,
        /// What is wrong with the text as it was typed.
        error: RuleError,
    },
}

/// How sure a player is of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmMode {
    /// It was typed: where it is not canonical and lots are drawn, or the game warns of it, it is
    /// to be confirmed first.
    Typed,
    /// It was chosen or confirmed as it stands.
    Confirmed,
}

/// What became of a wish for a draw.
#[derive(Debug)]
pub struct DrawDone {
    /// The step.
    pub step: DrawStep,
    /// The match afterwards.
    pub look: MatchView,
}

impl Service {
    /// Plays what the player on turn typed. `seen` is the revision of the button or list that
    /// it came from: a turn made or taken back since makes it stale.
    ///
    /// # Errors
    ///
    /// Refuses who is not on turn, stale texts, and texts that mean no legal turn.
    pub fn play(
        &self,
        call: &Call,
        id: Id,
        seen: Option<Revision>,
        typed: &str,
        resolve: ConfirmMode,
    ) -> Result<Taken, Error> {
        let deed = self.begin(call)?;
        let (mut game, mut line) = self.load(&*deed, id)?;
        game.side_of(call.player)?;
        if seen.is_some_and(|seen| game.last_change() > seen) {
            return Err(UserError::Stale.into());
        }
        let turn = match read(&game, &line, call.player, typed) {
            Ok(ParsedMove::Turn(turn)) => turn,
            Err(refusal) => {
                // A wrong try in a long game should not cost its replay.
                self.lines.keep(&game, line);
                return Err(refusal.into());
            }
            Ok(ParsedMove::Ask(turns, error)) => {
                drop(deed);
                let look = Box::new(self.look_and_keep(game, line, call.player)?);
                return Ok(Taken::Ask { look, turns, error });
            }
        };
        let always = || deed.preferences(call.player).map(|preferences| preferences.settings.confirm);
        if resolve == ConfirmMode::Typed && (to_be_confirmed(&line, typed, &turn)? || always()?) {
            drop(deed);
            let look = Box::new(self.look_and_keep(game, line, call.player)?);
            return Ok(Taken::Confirm { look, turn });
        }
        let from = game.revision;
        let played = draw(&game, &line, &turn, call)?;
        play(&mut game, &mut line, call.player, played, call.interaction, call.now)?;
        follow_plans(&*deed, &mut game, &mut line, call)?;
        self.save(&*deed, &game, from, &line, call.now)?;
        deed.enqueue(&self.letter(MessageKind::Turn, &game, Some(call.player), call.now))?;
        self.finish(deed)?;
        Ok(Taken::Played(Box::new(self.look_and_keep(game, line, call.player)?)))
    }

    /// Resigns; `seen` is the revision at which the confirmation was asked for.
    ///
    /// # Errors
    ///
    /// Refuses what [`resign`] refuses.
    pub fn resign(&self, call: &Call, id: Id, seen: Option<Revision>) -> Result<MatchView, Error> {
        let deed = self.begin(call)?;
        let (mut game, line) = self.load(&*deed, id)?;
        let from = game.revision;
        resign(&mut game, call.player, seen)?;
        self.save(&*deed, &game, from, &line, call.now)?;
        deed.enqueue(&self.letter(MessageKind::Over, &game, Some(call.player), call.now))?;
        self.finish(deed)?;
        self.look_and_keep(game, line, call.player)
    }

    /// Offers a draw, or agrees to the opponent's offer.
    ///
    /// # Errors
    ///
    /// Refuses what [`offer_draw`] refuses.
    pub fn offer_draw(&self, call: &Call, id: Id) -> Result<DrawDone, Error> {
        self.change_draw(call, id, |game| offer_draw(game, call.player))
    }

    /// Answers the offer of a draw that was made at the revision `offered`, or takes it back.
    ///
    /// # Errors
    ///
    /// Refuses what [`answer_draw`] refuses.
    pub fn answer_draw(
        &self,
        call: &Call,
        id: Id,
        answer: OfferAnswer,
        offered: Revision,
    ) -> Result<DrawDone, Error> {
        self.change_draw(call, id, |game| answer_draw(game, call.player, answer, offered))
    }

    fn change_draw(
        &self,
        call: &Call,
        id: Id,
        decide: impl FnOnce(&mut crate::matches::Match) -> Result<DrawStep, UserError>,
    ) -> Result<DrawDone, Error> {
        let deed = self.begin(call)?;
        let (mut game, line) = self.load(&*deed, id)?;
        let from = game.revision;
        let step = decide(&mut game)?;
        self.save(&*deed, &game, from, &line, call.now)?;
        let topic = match step {
            DrawStep::Offered => MessageKind::DrawOffered,
            DrawStep::Agreed => MessageKind::Over,
            DrawStep::Declined => MessageKind::DrawDeclined,
            DrawStep::Withdrawn => MessageKind::DrawWithdrawn,
        };
        deed.enqueue(&self.letter(topic, &game, Some(call.player), call.now))?;
        self.finish(deed)?;
        Ok(DrawDone { step, look: self.look_and_keep(game, line, call.player)? })
    }
}

/// Whether a typed turn is to be confirmed, judged by what its player may see. That it is legal
/// is asked first: nobody confirms what is refused then.
fn to_be_confirmed(line: &GameState, typed: &str, turn: &MoveText) -> Result<bool, Error> {
    let position = line.position();
    chance::play(position, turn).map_err(UserError::Rules)?;
    let view = position.view(Observer::Player(position.turn()));
    let guessed = typed.trim() != turn.as_str();
    Ok(view.needs_confirmation(turn) || (guessed && view.may_roll(turn)))
}

/// Plays a turn, its lots drawn from the match's seed.
pub(super) fn draw(game: &Match, line: &GameState, turn: &MoveText, call: &Call) -> Result<Played, Error> {
    let Some(seed) = &game.seed else {
        return match chance::play(line.position(), turn).map_err(UserError::Rules)? {
            Transition::Done(played) => Ok(played),
            Transition::Chance(_) => Err(InternalError::NoSeed { id: game.id }.into()),
        };
    };
    let mut dice = Dice::new(seed, game.id, game.revision.0, call.interaction);
    let played = chance::roll_all(line.position(), turn, |options| dice.draw(options));
    Ok(played.map_err(UserError::Rules)?)
}
