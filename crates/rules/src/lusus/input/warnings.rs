//! What to think of before a move is played, as far as its player may know it.

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

/// Something that a player may not want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The move burns a tile.
    Burns(Tile),
    /// The move takes a tile of the player's off a piece of the player's.
    Strips {
        /// Where the piece stands.
        at: Square,
        /// The tile.
        tile: Tile,
    },
    /// The move puts a tile that only hinders on a piece of the player's.
    Hinders {
        /// Where the piece stands.
        at: Square,
        /// The tile.
        tile: Tile,
    },
    /// The opponent can capture the king on this square next.
    KingInDanger(Square),
    /// The bag does not hold enough tiles to draw at the end of this move, which loses the game.
    CannotDraw,
    /// The bag will not hold enough tiles at the end of the player's next move.
    BagRunsOut,
}

/// Whether a tile does nothing but hinder the piece it lies on, or its owner.
const fn hinders(tile: Tile) -> bool {
    matches!(
        tile,
        Tile::Immobilized
            | Tile::StickyFeet
            | Tile::Disarm
            | Tile::Enrage
            | Tile::MinusDraw
            | Tile::Deadspace
            | Tile::Condemn
    )
}

impl View {
    /// What to warn of before a move of the side to move; nothing for a text that is no move.
    #[must_use]
    pub fn warnings(&self, text: &str) -> Vec<Warning> {
        let Ok(chosen) = parse_move(text) else { return Vec::new() };
        let mut warnings = Vec::new();
        let mut board = self.state.clone();
        for play in &chosen.plays {
            warnings.extend(board.harm_of(&play.action));
            if board.play(play, &mut UnknownRolls).is_err() {
                break;
            }
        }
        let mover = self.state.mover();
        let Some((state, no_draw)) = self.state.expected_after(&chosen) else { return warnings };
        warnings.extend(threatens_king(&state.board, mover.other()).map(Warning::KingInDanger));
        let (bag, draw_count) = (state.drawable(), state.draw_count(mover));
        if !no_draw && bag < draw_count {
            warnings.push(Warning::CannotDraw);
        } else if !no_draw && bag - 1 < draw_count {
            // Of the tiles drawn now one is played next, the others go back.
            warnings.push(Warning::BagRunsOut);
        }
        warnings
    }

    /// Whether chance will decide something in a move, as far as its player may know it: a hidden
    /// trap counts as if it would.
    #[must_use]
    pub fn will_roll(&self, text: &str) -> bool {
        let Ok(chosen) = parse_move(text) else { return false };
        let robs = |action: &TileAction| matches!(action, TileAction::Plain(Tile::Backstab | Tile::LifeTap));
        chosen.plays.iter().any(|play| robs(&play.action))
            || self.state.may_meet_dodge(&chosen)
            || self.state.expected_after(&chosen).is_some_and(|(state, _)| {
                let mover = state.mover();
                state.drawable() >= state.draw_count(mover)
            })
    }
}

impl State {
    /// What a play does to its player's own tiles and pieces.
    fn harm_of(&self, action: &TileAction) -> Vec<Warning> {
        let mover = self.mover();
        let own = |at: Square| self.board.get(at).filter(|piece| piece.side == mover);
        let strips = |at: Square, goes: &dyn Fn(usize, PlacedTile) -> bool| {
            let tiles = own(at).into_iter().flat_map(|piece| piece.tiles.iter()).enumerate();
            let lost = tiles.filter(|(index, placed)| placed.owner == mover && goes(*index, *placed));
            lost.filter_map(|(_, placed)| Some(Warning::Strips { at, tile: placed.tile? }))
                .filter(|warning| !matches!(warning, Warning::Strips { tile, .. } if hinders(*tile)))
                .collect()
        };
        match action {
            TileAction::Burn(tile) => vec![Warning::Burns(*tile)],
            TileAction::Attach(Some(tile), at) if hinders(*tile) && own(*at).is_some() => {
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

    /// The position after the plays and the piece's move if nothing hidden interferes, and whether
    /// the draw is skipped; `None` where the move is not legal or the game is over by then.
    fn expected_after(&self, chosen: &Move) -> Option<(Self, bool)> {
        let mut state = self.after_plays(&chosen.plays).ok()?;
        state.check_piece_move(&chosen.made).ok()?;
        let (board, zones) = (&mut state.board, &mut state.zones);
        let result = make(board, zones, &chosen.made, &mut FirstSquare, &mut |_| {}).ok()?;
        result.loser.is_none().then_some((state, result.no_draw))
    }

    /// How many tiles the side to move may draw from, once its hand is in the bag.
    fn drawable(&self) -> usize {
        let count = |pile| self.zones.get(self.mover(), pile).count();
        count(Pile::Hand) + count(Pile::Bag)
    }

    /// Whether something that a move captures has a Dodge, or a trap that may be one.
    fn may_meet_dodge(&self, chosen: &Move) -> bool {
        let PieceMove::Step(step) = &chosen.made else { return false };
        let squares = first_victim(&self.board, step).into_iter().chain(step.rolls.into_iter().flatten());
        let mut victims = squares.filter_map(|at| self.board.get(at));
        victims
            .any(|piece| piece.tiles.iter().any(|placed| placed.tile.is_none_or(|tile| tile == Tile::Dodge)))
    }
}
