//! Warnings before a move, based on the mover's knowledge.

use super::ranking::harms;
use crate::lusus::capture::make;
use crate::lusus::generator::{first_victim, threatens_king};
use crate::lusus::notation::parse_move;
use crate::lusus::piece_move::PieceMove;
use crate::lusus::plays::TileAction;
use crate::lusus::roller::{FirstSquare, UnknownRolls};
use crate::lusus::square::Square;
use crate::lusus::state::State;
use crate::lusus::tile::{Group, PlacedTile, Tile};
use crate::lusus::view::View;
use crate::lusus::whole_move::Move;
use crate::lusus::zone::Pile;

/// A consequence of a move that its player may not want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The move burns a tile.
    Burns(Tile),
    /// The move removes the player's own useful tile from their own piece.
    Strips {
        /// The square of the piece.
        at: Square,
        /// The removed tile.
        tile: Tile,
    },
    /// The move attaches a harmful tile to the player's own piece.
    Hinders {
        /// The square of the piece.
        at: Square,
        /// The harmful tile.
        tile: Tile,
    },
    /// The opponent could capture the king on this square in the next move.
    KingInDanger(Square),
    /// The bag has too few tiles for the draw at the end of this move, which loses the game.
    CannotDraw,
    /// The bag will have too few tiles at the end of the player's next move.
    BagRunsOut,
}

impl View {
    /// The warnings about a move of the side to move; empty for text that isn't a move.
    #[must_use]
    pub fn warnings(&self, text: &str) -> Vec<Warning> {
        let Ok(chosen) = parse_move(text) else { return Vec::new() };
        let mut warnings = Vec::new();
        let mut board = self.state.clone();
        for play in &chosen.plays {
            warnings.extend(board.play_warnings(&play.action));
            if board.play(play, &mut UnknownRolls).is_err() {
                break;
            }
        }
        let mover = self.state.mover();
        let Some((state, no_draw)) = self.state.expected_after(&chosen) else { return warnings };
        warnings.extend(threatens_king(&state.board, mover.other()).map(Warning::KingInDanger));
        let (bag, draw_count) = (state.draw_pool(), state.draw_count(mover));
        if !no_draw && bag < draw_count {
            warnings.push(Warning::CannotDraw);
        } else if !no_draw && bag - 1 < draw_count {
            // Of the tiles drawn now, one is played next, and the others return to the bag.
            warnings.push(Warning::BagRunsOut);
        }
        warnings
    }

    /// Whether a move will roll, as far as the mover can know. A hidden trap counts as a roll,
    /// because it may be Dodge.
    #[must_use]
    pub fn will_roll(&self, text: &str) -> bool {
        let Ok(chosen) = parse_move(text) else { return false };
        let robs = |action: &TileAction| matches!(action, TileAction::Plain(Tile::Backstab | Tile::LifeTap));
        chosen.plays.iter().any(|play| robs(&play.action))
            || self.state.may_meet_dodge(&chosen)
            || self.state.expected_after(&chosen).is_some_and(|(state, _)| {
                let mover = state.mover();
                state.draw_pool() >= state.draw_count(mover)
            })
    }
}

impl State {
    /// The warnings about a play that harms the mover's own tiles or pieces.
    fn play_warnings(&self, action: &TileAction) -> Vec<Warning> {
        let mover = self.mover();
        let own = |at: Square| self.board.get(at).filter(|piece| piece.side == mover);
        let strips = |at: Square, goes: &dyn Fn(usize, PlacedTile) -> bool| {
            let tiles = own(at).into_iter().flat_map(|piece| piece.tiles.iter()).enumerate();
            let lost = tiles.filter(|(index, placed)| placed.owner == mover && goes(*index, *placed));
            lost.filter_map(|(_, placed)| Some(Warning::Strips { at, tile: placed.tile? }))
                .filter(|warning| !matches!(warning, Warning::Strips { tile, .. } if harms(*tile)))
                .collect()
        };
        match action {
            TileAction::Burn(tile) => vec![Warning::Burns(*tile)],
            TileAction::Attach(Some(tile), at) if harms(*tile) && own(*at).is_some() => {
                vec![Warning::Hinders { at: *at, tile: *tile }]
            }
            TileAction::Choose(_, slot) => strips(slot.at, &|index, _| index == usize::from(slot.slot)),
            TileAction::Sweep(Tile::Ensnare, at) => {
                strips(*at, &|_, placed| placed.group() == Group::Movement)
            }
            TileAction::Sweep(_, at) => strips(*at, &|_, _| true),
            _ => Vec::new(),
        }
    }

    /// The position after the plays and the piece's move if no hidden trap interferes, and whether
    /// the draw is skipped. `None` if the move is illegal or ends the game.
    fn expected_after(&self, chosen: &Move) -> Option<(Self, bool)> {
        let mut state = self.after_plays(&chosen.plays).ok()?;
        state.check_piece_move(&chosen.made).ok()?;
        let (board, zones) = (&mut state.board, &mut state.zones);
        let result = make(board, zones, &chosen.made, &mut FirstSquare, &mut |_| {}).ok()?;
        result.loser.is_none().then_some((state, result.no_draw))
    }

    /// The number of tiles in the mover's bag after its hand returns there.
    fn draw_pool(&self) -> usize {
        let count = |pile| self.zones.get(self.mover(), pile).count();
        count(Pile::Hand) + count(Pile::Bag)
    }

    /// Whether a captured piece has Dodge or a hidden trap.
    fn may_meet_dodge(&self, chosen: &Move) -> bool {
        let PieceMove::Step(step) = &chosen.made else { return false };
        let squares = first_victim(&self.board, step).into_iter().chain(step.rolls.into_iter().flatten());
        let mut victims = squares.filter_map(|at| self.board.get(at));
        victims
            .any(|piece| piece.tiles.iter().any(|placed| placed.tile.is_none_or(|tile| tile == Tile::Dodge)))
    }
}
