//! Derives the effects of a move from an observer's views before and after it.
//!
//! The inputs are the view before the move, its notation as the observer may read it, and the view
//! after it. Face-down traps that took effect are guessed: the first guess that leads from the
//! first view to the second is used.

use super::error::Error;
use super::event::{DrawReason, DrawnTiles, NotationEvent};
use super::generator::first_victim;
use super::move_notation::MoveNotation;
use super::notation::{parse_piece_move, parse_play};
use super::piece_move::PieceMove;
use super::plays::{TileAction, TileSlot};
use super::roller::{RecordedRolls, UnknownRolls};
use super::square::Square;
use super::state::{State, visible_piece, visible_tile};
use super::story::{MoveEffect, Story, TileEffect};
use super::tile::{PlacedTile, Tile};
use super::view::View;
use super::whole_move::Move;
use super::zone::Pile;
use crate::{Observer, RuleError, Side};

/// Maximum number of unknown traps to guess; a move hardly ever meets more.
const MAX_GUESSES: usize = 5;

impl View {
    /// The effects of a notation as this observer may read it; `after` is the view after it.
    ///
    /// # Errors
    ///
    /// Fails if the notation doesn't parse or doesn't lead from this view to `after`.
    pub fn story(&self, notation: &str, after: &Self) -> Result<Story, RuleError> {
        let notation = MoveNotation::parse(notation)?;
        self.state.story_of(&notation, after).ok_or_else(|| Error::OtherPosition.into())
    }

    /// The effects of a planned, perhaps unfinished move, without random results and hidden traps.
    /// Doesn't check legality.
    ///
    /// # Errors
    ///
    /// Fails if a word is not a play.
    pub fn plan(&self, text: &str) -> Result<Story, RuleError> {
        let mut state = self.state.clone();
        let mut story = Story::new(state.mover());
        for token in text.split(' ').filter(|token| !token.is_empty()) {
            if let Some(made) = parse_piece_move(token) {
                story.submitted = state.submitted_move(&made);
                story.effects = state.expected_effects(&made);
                break;
            }
            let play = parse_play(token)?;
            story.plays.push(state.tile_play(&play, None));
            if state.play(&play, &mut UnknownRolls).is_err() {
                break;
            }
        }
        Ok(story)
    }
}

impl State {
    /// The story of a notation that leads from this position to `after`.
    fn story_of(&self, notation: &MoveNotation, after: &View) -> Option<Story> {
        let hidden = self.hidden_traps(&notation.chosen);
        let attached = notation.chosen.plays.iter().filter(|play| play.tile().is_none()).count();
        let unknown = (hidden.len() + attached).min(MAX_GUESSES);
        let traps: Vec<Tile> = Tile::ALL.into_iter().filter(|tile| tile.is_trap()).collect();
        (0..traps.len().pow(unknown as u32)).find_map(|number| {
            // Each digit of the number, in base `traps.len()`, selects a trap.
            let mut rest = number;
            let mut next = || {
                let tile = traps[rest % traps.len()];
                rest /= traps.len();
                Some(tile)
            };
            let (mut guess, mut chosen) = (self.clone(), notation.chosen.clone());
            for slot in hidden.iter().take(unknown) {
                guess.reveal(*slot, next());
            }
            for play in &mut chosen.plays {
                if let TileAction::Attach(tile @ None, _) = &mut play.action {
                    *tile = next();
                }
            }
            let (story, end) = guess.perform_events(&chosen, &notation.events)?;
            let fits = end.redacted(after.observer).looks_like(&after.state);
            fits.then(|| story.seen_by(self, notation, after.observer))
        })
    }

    /// Sets the type of a tile on the board.
    fn reveal(&mut self, slot: TileSlot, tile: Option<Tile>) {
        self.board.edit(slot.at, |piece| {
            let index = slot.slot.into();
            if let Some(placed) = piece.tiles.get(index) {
                piece.tiles.replace(index, PlacedTile { tile, ..placed });
            }
        });
    }

    /// The face-down traps on all squares named by a move.
    fn hidden_traps(&self, chosen: &Move) -> Vec<TileSlot> {
        let mut squares: Vec<Square> = Vec::new();
        for play in &chosen.plays {
            match &play.action {
                TileAction::Choose(_, slot) => squares.push(slot.at),
                TileAction::Sweep(_, at) => squares.push(*at),
                // Traded tiles are looked up on their squares before the trade.
                TileAction::Trade(one, two) => squares.extend([one.at, two.at]),
                TileAction::Attach(..) | TileAction::Plain(_) | TileAction::Heal(_) | TileAction::Burn(_) => {
                }
            }
        }
        if let PieceMove::Step(step) = &chosen.made {
            squares.push(step.from);
            squares.extend(first_victim(&self.board, step));
            squares.extend(step.rolls.into_iter().flatten());
        }
        squares.sort_unstable();
        squares.dedup();
        let slots = squares.into_iter().flat_map(|at| self.slots_on(at));
        slots.filter(|slot| self.tile_in(*slot).is_some_and(|placed| placed.tile.is_none())).collect()
    }

    /// Plays a move with the events of its notation; `None` if they don't match.
    fn perform_events(&self, chosen: &Move, events: &[NotationEvent]) -> Option<(Story, Self)> {
        let mut story = Story::new(self.mover());
        let mut state = self.clone();
        let mut roller = RecordedRolls::new(events);
        let mut robberies = events.iter().filter_map(|event| match event {
            NotationEvent::Tiles(DrawReason::Backstab | DrawReason::LifeTap, drawn) => Some(drawn),
            _ => None,
        });
        for play in &chosen.plays {
            let robs = matches!(play.action, TileAction::Plain(Tile::Backstab | Tile::LifeTap));
            let drawn = if robs { robberies.next() } else { None };
            story.plays.push(state.tile_play(play, drawn.cloned()));
            state.play(play, &mut roller).ok()?;
        }
        story.submitted = state.submitted_move(&chosen.made);
        let rest = Move { plays: Vec::new(), made: chosen.made };
        let end = state.perform(&rest, &mut roller, &mut |effect| story.effects.push(effect)).ok()?;
        roller.finish().ok()?;
        story.drawn = final_draw(events).cloned();
        story.end = end.result;
        Some((story, end))
    }

    /// Whether both positions look the same to an observer.
    fn looks_like(&self, other: &Self) -> bool {
        let piles = |state: &Self| {
            Side::BOTH.map(|side| {
                let count = |pile| state.zones.get(side, pile).count();
                (count(Pile::Hand), count(Pile::Bag), state.zones.get(side, Pile::Graveyard).clone())
            })
        };
        self.board == other.board
            && (self.phase, self.number, self.result) == (other.phase, other.number, other.result)
            && piles(self) == piles(other)
    }
}

/// The tiles drawn at the end of a move.
fn final_draw(events: &[NotationEvent]) -> Option<&DrawnTiles> {
    events.iter().find_map(|event| match event {
        NotationEvent::Tiles(DrawReason::Draw, drawn) => Some(drawn),
        _ => None,
    })
}

impl Story {
    const fn new(side: Side) -> Self {
        Self { side, plays: Vec::new(), submitted: None, effects: Vec::new(), drawn: None, end: None }
    }

    /// Removes guessed types of tiles that stay hidden.
    fn seen_by(mut self, before: &State, notation: &MoveNotation, observer: Observer) -> Self {
        for (told, play) in self.plays.iter_mut().zip(&notation.chosen.plays) {
            if let TileEffect::Attached { tile, .. } = &mut told.effect {
                *tile = play.tile();
            }
            if let TileEffect::Traded(traded) = &mut told.effect
                && let TileAction::Trade(one, two) = &play.action
            {
                for ((_, tile), slot) in traded.iter_mut().zip([one, two]) {
                    *tile = before.tile_in(*slot).or(*tile);
                }
            }
        }
        for effect in &mut self.effects {
            match effect {
                MoveEffect::Captured { piece, .. } | MoveEffect::Avenged { piece, .. } => {
                    *piece = visible_piece(observer, *piece);
                }
                MoveEffect::Bequeathed { side, tile } => *tile = visible_tile(observer, *tile, *side),
                MoveEffect::Stolen { tile, .. } if observer == Observer::Public => {
                    *tile = visible_tile(observer, *tile, tile.owner);
                }
                _ => {}
            }
        }
        self
    }
}

/// The tiles that `side` drew into its hand at the end of its move. Empty if `mover` is the other
/// side.
///
/// # Errors
///
/// Fails if the notation doesn't parse.
pub fn drawn_for(notation: &str, mover: Side, side: Side) -> Result<Vec<Tile>, RuleError> {
    let notation = MoveNotation::parse(notation)?;
    if mover != side {
        return Ok(Vec::new());
    }
    Ok(final_draw(&notation.events).and_then(|drawn| drawn.tiles.clone()).unwrap_or_default())
}
