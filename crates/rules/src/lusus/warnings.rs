//! What to think of before a turn is made, as far as its player may know it.

use super::capture::make;
use super::moves::{first_victim, threatens_king};
use super::notation::parse_turn;
use super::piece::Square;
use super::plays::Action;
use super::roller::DrawReason;
use super::roller::{Roller, UnknownRolls};
use super::tile::Tile;
use super::turn::Move;
use super::view::View;
use super::zone::{Pile, Zone};
use crate::PlayError;
use crate::square_set::SquareSet;

/// Something that a player may not want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The turn burns a tile.
    Burns(Tile),
    /// The opponent can capture the king there with his next move.
    KingInDanger(Square),
    /// The bag has not enough tiles to draw at the end of this turn, which loses the game.
    CannotDraw,
    /// The bag will have too few tiles at the end of the next turn.
    BagRunsOut,
}

impl View {
    /// What to warn of before a turn of the player on turn; nothing for a text that is no turn.
    #[must_use]
    pub fn warnings(&self, turn: &str) -> Vec<Warning> {
        let Ok(turn) = parse_turn(turn) else { return Vec::new() };
        let mut warnings: Vec<Warning> = turn
            .plays
            .iter()
            .filter_map(
                |play| if let Action::Burn(tile) = play.action { Some(Warning::Burns(tile)) } else { None },
            )
            .collect();
        let mover = self.state.mover();
        let Some((state, no_draw)) = self.foreseen(&turn) else { return warnings };
        warnings.extend(threatens_king(&state.board, mover.other()).map(Warning::KingInDanger));
        let pile = |pile| state.zones.get(mover, pile).count();
        let (bag, draws) = (pile(Pile::Hand) + pile(Pile::Bag), state.draw_count(mover));
        if !no_draw && bag < draws {
            warnings.push(Warning::CannotDraw);
        } else if !no_draw && bag - 1 < draws {
            // Of the tiles drawn now one is spent next turn, the others go back.
            warnings.push(Warning::BagRunsOut);
        }
        warnings
    }

    /// Whether a turn draws lots, as far as its player may know: what lies face down counts as if
    /// it might.
    #[must_use]
    pub fn will_roll(&self, turn: &str) -> bool {
        let Ok(turn) = parse_turn(turn) else { return false };
        let robs = |action: &Action| matches!(action, Action::Plain(Tile::Backstab | Tile::LifeTap));
        if turn.plays.iter().any(|play| robs(&play.action)) {
            return true;
        }
        let Some((state, _)) = self.foreseen(&turn) else { return self.meets_traps(&turn) };
        let mover = state.mover();
        let there = state.zones.get(mover, Pile::Hand).count() + state.zones.get(mover, Pile::Bag).count();
        there >= state.draw_count(mover) || self.meets_traps(&turn)
    }

    /// The position after plays and move if nothing hidden interferes, and whether the draw is
    /// skipped; nothing where the game is over by then.
    fn foreseen(&self, turn: &Move) -> Option<(super::state::State, bool)> {
        let mut state = self.state.clone();
        for play in &turn.plays {
            state.judge(play).ok()?;
            state.play(play, &mut UnknownRolls).ok()?;
        }
        state.judge_move(&turn.made).ok()?;
        let (board, zones) = (&mut state.board, &mut state.zones);
        let result = make(board, zones, &turn.made, &mut FirstFree, &mut |_| {}).ok()?;
        result.loser.is_none().then_some((state, result.no_draw))
    }

    /// Whether something that a turn captures bears a trap that may dodge.
    fn meets_traps(&self, turn: &Move) -> bool {
        let super::moves::PieceMove::Step(step) = &turn.made else { return false };
        let board = &self.state.board;
        let squares = first_victim(board, step).into_iter().chain(step.rolls.into_iter().flatten());
        squares
            .filter_map(|at| board.get(at))
            .any(|piece| piece.tiles.iter().any(|placed| placed.tile.is_none_or(|tile| tile == Tile::Dodge)))
    }
}

/// Lets a known Dodge go to the first free square: any of them shows what is to be known.
pub(super) struct FirstFree;

impl Roller for FirstFree {
    fn tiles(&mut self, _: DrawReason, _: &Zone, _: usize) -> Result<Option<Vec<Tile>>, PlayError> {
        Ok(None)
    }

    fn square(&mut self, free: SquareSet) -> Result<Square, PlayError> {
        free.into_iter().next().map_or_else(|| UnknownRolls.square(free), Ok)
    }
}
