//! The intended effects of a move, as parts of a story.

use super::event::DrawnTiles;
use super::generator::first_victim;
use super::piece::Kind;
use super::piece_move::{PieceMove, promotes};
use super::plays::{PlayChoice, TileAction, TileSlot};
use super::square::{Square, home_rank};
use super::state::State;
use super::story::{MoveEffect, SubmittedMove, TileEffect, TilePlay};
use super::tile::{Group, PlacedTile, Tile};
use super::zone::Pile;

impl State {
    /// The effect of a play on this position; `drawn` are the randomly taken tiles, if known.
    pub(super) fn tile_play(&self, play: &PlayChoice, drawn: Option<DrawnTiles>) -> TilePlay {
        let piece_on = |at: Square| self.board.get(at).copied();
        let effect = match &play.action {
            TileAction::Attach(tile, at) => {
                TileEffect::Attached { tile: *tile, at: *at, piece: piece_on(*at) }
            }
            TileAction::Choose(tile, slot) => TileEffect::Removed {
                by: *tile,
                at: slot.at,
                piece: piece_on(slot.at),
                tiles: self.tile_in(*slot).into_iter().collect(),
            },
            TileAction::Sweep(tile, at) => {
                let goes = |placed: &PlacedTile| *tile == Tile::Knockout || placed.group() == Group::Movement;
                let tiles =
                    piece_on(*at).map_or_else(Vec::new, |piece| piece.tiles.iter().filter(goes).collect());
                TileEffect::Removed { by: *tile, at: *at, piece: piece_on(*at), tiles }
            }
            TileAction::Plain(Tile::Delay) => TileEffect::Delayed { count: self.opposing_hand() },
            TileAction::Plain(tile) => {
                let hidden = DrawnTiles::hidden(self.opposing_hand().min(2));
                TileEffect::Robbed { by: *tile, tiles: drawn.unwrap_or(hidden) }
            }
            TileAction::Heal(tiles) => TileEffect::Healed(tiles.clone()),
            TileAction::Trade(one, two) => {
                TileEffect::Traded([one, two].map(|slot| (slot.at, self.tile_in(*slot))))
            }
            TileAction::Burn(tile) => TileEffect::Burned(*tile),
        };
        TilePlay { recycled: play.recycled, effect }
    }

    fn opposing_hand(&self) -> usize {
        self.zones.get(self.mover().other(), Pile::Hand).count()
    }

    /// The intended move of a piece; `None` if it makes no sense in this position.
    pub(super) fn submitted_move(&self, made: &PieceMove) -> Option<SubmittedMove> {
        Some(match made {
            PieceMove::Pass => SubmittedMove::Passed,
            PieceMove::Castle(wing) => {
                let at = |file: i8| Square::at(file, home_rank(self.mover()));
                let (king, rook) = wing.targets();
                SubmittedMove::Castled {
                    wing: *wing,
                    king: (at(4)?, at(king)?),
                    rook: (at(wing.rook_file())?, at(rook)?),
                }
            }
            PieceMove::Swap { from, to, .. } => SubmittedMove::Swapped {
                piece: *self.board.get(*from)?,
                from: *from,
                partner: *self.board.get(*to)?,
                to: *to,
            },
            PieceMove::Step(step) => {
                let rolls = || step.rolls.into_iter().flatten();
                let squares = first_victim(&self.board, step).into_iter().chain(rolls());
                SubmittedMove::Moved {
                    piece: *self.board.get(step.from)?,
                    from: step.from,
                    path: std::iter::once(step.to).chain(rolls()).collect(),
                    victims: squares.filter_map(|at| Some((at, *self.board.get(at)?))).collect(),
                    follow_up: step.follow_up.map(|follow_up| follow_up.to),
                }
            }
        })
    }

    /// The effects of a piece's move if no trap interferes.
    pub(super) fn expected_effects(&self, made: &PieceMove) -> Vec<MoveEffect> {
        let mut expected = Vec::new();
        match made {
            PieceMove::Pass | PieceMove::Castle(_) => {}
            PieceMove::Swap { from, to, promotion } => {
                expected.extend(self.expected_promotion(*from, *to, *promotion));
                expected.extend(self.expected_promotion(*to, *from, None));
            }
            PieceMove::Step(step) => {
                let first = first_victim(&self.board, step);
                for at in first.into_iter().chain(step.rolls.into_iter().flatten()) {
                    if let Some(piece) = self.board.get(at).copied() {
                        expected.push(MoveEffect::Captured { at, piece });
                    }
                }
                if let Some((slot, from)) = step.steal.zip(first)
                    && let Some(tile) = self.tile_in(TileSlot { at: from, slot })
                {
                    expected.push(MoveEffect::Stolen { from, tile });
                }
                expected.extend(self.expected_promotion(step.from, step.end(), step.promotion));
                if let Some(follow_up) = step.follow_up {
                    expected.push(MoveEffect::FollowedUp { from: step.end(), to: follow_up.to });
                    if step.promotion.is_none() {
                        let promotion = self.expected_promotion(step.from, follow_up.to, follow_up.promotion);
                        expected.extend(promotion);
                    }
                }
            }
        }
        expected
    }

    /// The promotion of the piece on `from` when it arrives on `to`; a queen by default.
    fn expected_promotion(&self, from: Square, to: Square, chosen: Option<Kind>) -> Option<MoveEffect> {
        let promoted = self.board.get(from).is_some_and(|piece| promotes(piece, to));
        promoted.then(|| MoveEffect::Promoted { at: to, kind: chosen.unwrap_or(Kind::Queen) })
    }
}
