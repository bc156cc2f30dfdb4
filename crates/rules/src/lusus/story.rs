//! What a turn did, step by step, for whoever tells or draws it.
//!
//! A story is made of what the observer knows: the view before the turn, the record as he may
//! read it, and the view after it. Traps that were face down and did something are found by
//! trying which ones lead from the one view to the other.

use super::board::{Wing, home_rank};
use super::moves::{PieceMove, first_victim, promotes};
use super::notation::{parse_move, parse_play};
use super::piece::{Kind, Piece, Square};
use super::plays::{Action, Play, TileSlot};
use super::record::MoveNotation;
use super::roller::{DrawReason, NotationEvent, RecordedRolls, UnknownRolls};
use super::state::{State, visible_piece, visible_tile};
use super::tile::{Group, PlacedTile, Tile};
use super::turn::Move;
use super::view::View;
use super::zone::Pile;
use crate::{Observer, Outcome, RuleError, Side};

/// How many unknown traps are tried out; more than that in one turn nobody will ever see.
const MOST_GUESSES: u32 = 5;

/// A turn, or the beginning of one, as an observer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// Whose turn it is.
    pub side: Side,
    /// What was done with tiles before the move.
    pub plays: Vec<TilePlay>,
    /// The move as it was submitted; nothing in the beginning of a turn.
    pub submitted: Option<SubmittedMove>,
    /// What came of the move, in order.
    pub effects: Vec<MoveEffect>,
    /// What was drawn at the end; nothing where nothing was, or where nobody knows yet.
    pub drawn: Option<DrawnTiles>,
    /// How the game ended with it.
    pub end: Option<Outcome>,
}

/// Tiles that chance picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnTiles {
    /// How many there are.
    pub count: usize,
    /// Which they are, where the observer may know it.
    pub tiles: Option<Vec<Tile>>,
}

/// What was done with a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TilePlay {
    /// Whether Recycle was spent for a tile of the graveyard.
    pub recycled: bool,
    /// What was done.
    pub effect: TileEffect,
}

/// What was done with a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TileEffect {
    /// It was attached.
    Attached {
        /// The tile; nothing for a trap that the observer may not know.
        tile: Option<Tile>,
        /// Where its bearer stands.
        at: Square,
        /// Who bears it.
        piece: Option<Piece>,
    },
    /// It sent tiles to graveyards.
    Removed {
        /// Dispel, Disenchant, Trip, Knockout or Ensnare.
        by: Tile,
        /// Where the bearer stands.
        at: Square,
        /// Who bore them.
        piece: Option<Piece>,
        /// The tiles; what lay face down may be unknown even now.
        tiles: Vec<PlacedTile>,
    },
    /// The opponent's hand went back to the bag.
    Delayed {
        /// How many tiles that were.
        count: usize,
    },
    /// Tiles of the opponent's hand were taken.
    Robbed {
        /// Backstab or Life Tap.
        by: Tile,
        /// The tiles.
        tiles: DrawnTiles,
    },
    /// Tiles came back from the graveyard.
    Healed(Vec<Tile>),
    /// Two tiles were exchanged.
    Traded([(Square, Option<PlacedTile>); 2]),
    /// It was burned.
    Burned(Tile),
}

/// A move as it was submitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubmittedMove {
    /// Nothing could move.
    Passed,
    /// King and rook.
    Castled {
        /// The wing.
        wing: Wing,
        /// From where to where the king went.
        king: (Square, Square),
        /// From where to where the rook went.
        rook: (Square, Square),
    },
    /// Two neighbours changed places.
    Swapped {
        /// Who swaps.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// With whom.
        partner: Piece,
        /// Where that one stood.
        to: Square,
    },
    /// A piece went somewhere.
    Moved {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// The squares it was to enter one after the other, at least one.
        path: Vec<Square>,
        /// Who stood in its way, in order, with their squares.
        victims: Vec<(Square, Piece)>,
        /// Where it was to run afterwards.
        follow_up: Option<Square>,
    },
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveEffect {
    /// A piece was captured.
    Captured {
        /// Where it stood.
        at: Square,
        /// The piece with its tiles.
        piece: Piece,
    },
    /// A piece dodged.
    Dodged {
        /// Where it stood.
        from: Square,
        /// Where it went.
        to: Square,
    },
    /// The move was undone.
    Reverted {
        /// Where the Revert lay.
        at: Square,
    },
    /// The mover stole a tile.
    Stolen {
        /// From where.
        from: Square,
        /// The tile and who owned it.
        tile: PlacedTile,
    },
    /// A tile went to its owner's hand.
    Bequeathed {
        /// Whose hand.
        side: Side,
        /// The tile.
        tile: PlacedTile,
    },
    /// Tiles went to their owner's bag.
    Transfused {
        /// Whose bag.
        side: Side,
        /// How many.
        count: usize,
    },
    /// The mover's player draws nothing this turn.
    DrawSkipped,
    /// The mover was captured by what it took.
    Avenged {
        /// Where it stood.
        at: Square,
        /// The mover with its tiles.
        piece: Piece,
    },
    /// The mover went on after its capture.
    FollowedUp {
        /// Where it stood.
        from: Square,
        /// Where it went.
        to: Square,
    },
    /// The mover was to go on and could not.
    NoFollowUp,
    /// A pawn was promoted.
    Promoted {
        /// Where it stands.
        at: Square,
        /// What it became.
        kind: Kind,
    },
}

impl View {
    /// Tells the turn of a record as this observer may read it, from the view before it;
    /// `after` is the view after it.
    ///
    /// # Errors
    ///
    /// Why it is no record of this position.
    pub fn story(&self, notation: &str, after: &Self) -> Result<Story, RuleError> {
        let notation = MoveNotation::parse(notation)?;
        self.state.told(&notation, after).ok_or_else(|| RuleError::because("syntax", "other_position"))
    }

    /// Tells a turn that is only thought about, or the beginning of one: what chance and hidden
    /// traps may do is left out.
    ///
    /// # Errors
    ///
    /// Why it is no turn; whether it is legal is not asked.
    pub fn plan(&self, turn: &str) -> Result<Story, RuleError> {
        let mut state = self.state.clone();
        let mut story = Story::new(state.mover());
        for token in turn.split(' ').filter(|token| !token.is_empty()) {
            if let Some(made) = parse_move(token) {
                story.submitted = state.submitted(&made);
                story.effects = state.expected(&made);
                break;
            }
            let play = parse_play(token)?;
            story.plays.push(state.deed(&play, None));
            if state.play(&play, &mut UnknownRolls).is_err() {
                break;
            }
        }
        Ok(story)
    }
}

impl Story {
    const fn new(side: Side) -> Self {
        Self { side, plays: Vec::new(), submitted: None, effects: Vec::new(), drawn: None, end: None }
    }
}

impl State {
    /// The story of a turn that leads from here to what is known after it.
    fn told(&self, notation: &MoveNotation, after: &View) -> Option<Story> {
        let hidden = self.hidden_in(&notation.turn);
        let attached = notation.turn.plays.iter().filter(|play| play.tile().is_none()).count();
        let unknown = (hidden.len() + attached).min(MOST_GUESSES as usize) as u32;
        let traps: Vec<Tile> = Tile::ALL.into_iter().filter(|tile| tile.is_trap()).collect();
        for number in 0..traps.len().pow(unknown) {
            let mut rest = number;
            let mut next = || {
                let tile = traps[rest % traps.len()];
                rest /= traps.len();
                tile
            };
            let (mut guess, mut turn) = (self.clone(), notation.turn.clone());
            for place in hidden.iter().take(unknown as usize) {
                let tile = Some(next());
                guess.board.edit(place.at, |piece| {
                    if let Some(placed) = piece.tiles.get(place.slot.into()) {
                        piece.tiles.replace(place.slot.into(), PlacedTile { tile, ..placed });
                    }
                });
            }
            for play in turn.plays.iter_mut().skip_while(|play| play.tile().is_some()) {
                if let Action::Attach(tile @ None, _) = &mut play.action {
                    *tile = Some(next());
                }
            }
            if let Some((story, end)) = guess.performed(&turn, &notation.events)
                && end.redacted(after.observer).looks_like(&after.state)
            {
                return Some(story.seen_by(self, notation, after.observer));
            }
        }
        None
    }

    /// The face-down traps on all squares that a turn names.
    fn hidden_in(&self, turn: &Move) -> Vec<TileSlot> {
        let mut squares: Vec<Square> = Vec::new();
        for play in &turn.plays {
            match &play.action {
                Action::Choose(_, place) => squares.push(place.at),
                Action::Sweep(_, at) => squares.push(*at),
                // Tiles that change places are looked for where they lay.
                Action::Trade(one, two) => squares.extend([one.at, two.at]),
                Action::Attach(..) | Action::Plain(_) | Action::Heal(_) | Action::Burn(_) => {}
            }
        }
        if let PieceMove::Step(step) = &turn.made {
            squares.push(step.from);
            squares.extend(first_victim(&self.board, step));
            squares.extend(step.rolls.into_iter().flatten());
        }
        squares.sort_unstable();
        squares.dedup();
        let tiles = |at: Square| self.board.get(at).map_or(0, |piece| piece.tiles.len() as u8);
        let places = squares.into_iter().flat_map(|at| (0..tiles(at)).map(move |slot| TileSlot { at, slot }));
        places.filter(|place| self.placed(*place).is_some_and(|placed| placed.tile.is_none())).collect()
    }

    fn placed(&self, place: TileSlot) -> Option<PlacedTile> {
        self.board.get(place.at)?.tiles.get(place.slot.into())
    }

    /// Plays a turn with the events of its record; nothing where they do not fit.
    fn performed(&self, turn: &Move, events: &[NotationEvent]) -> Option<(Story, Self)> {
        let mut story = Story::new(self.mover());
        let mut state = self.clone();
        let mut roller = RecordedRolls::new(events);
        let mut loots = events.iter().filter_map(|event| match event {
            NotationEvent::Tiles(DrawReason::Backstab | DrawReason::LifeTap, tiles) => Some(tiles),
            _ => None,
        });
        for play in &turn.plays {
            let robs = matches!(play.action, Action::Plain(Tile::Backstab | Tile::LifeTap));
            let drawn = if robs { loots.next() } else { None };
            story.plays.push(state.deed(play, drawn.map(DrawnTiles::of)));
            state.play(play, &mut roller).ok()?;
        }
        story.submitted = state.submitted(&turn.made);
        let rest = Move { plays: Vec::new(), made: turn.made };
        let end = state.perform(&rest, &mut roller, &mut |happening| story.effects.push(happening)).ok()?;
        roller.finish().ok()?;
        story.drawn = events.iter().find_map(|event| match event {
            NotationEvent::Tiles(DrawReason::Draw, tiles) => Some(DrawnTiles::of(tiles)),
            _ => None,
        });
        story.end = end.result;
        Some((story, end))
    }

    /// Whether everything that shows is the same.
    fn looks_like(&self, other: &Self) -> bool {
        let piles = |state: &Self| {
            Side::BOTH.map(|side| {
                let count = |pile| state.zones.get(side, pile).count();
                (count(Pile::Hand), count(Pile::Bag), state.zones.get(side, Pile::Graveyard).clone())
            })
        };
        self.board == other.board
            && (self.phase, self.turn, self.result) == (other.phase, other.turn, other.result)
            && piles(self) == piles(other)
    }

    /// What a play is about to do.
    fn deed(&self, play: &Play, drawn: Option<DrawnTiles>) -> TilePlay {
        let piece_on = |at: Square| self.board.get(at).copied();
        let effect = match &play.action {
            Action::Attach(tile, at) => TileEffect::Attached { tile: *tile, at: *at, piece: piece_on(*at) },
            Action::Choose(tile, place) => TileEffect::Removed {
                by: *tile,
                at: place.at,
                piece: piece_on(place.at),
                tiles: self.placed(*place).into_iter().collect(),
            },
            Action::Sweep(tile, at) => {
                let goes = |placed: &PlacedTile| *tile == Tile::Knockout || placed.group() == Group::Movement;
                let tiles =
                    piece_on(*at).map_or_else(Vec::new, |piece| piece.tiles.iter().filter(goes).collect());
                TileEffect::Removed { by: *tile, at: *at, piece: piece_on(*at), tiles }
            }
            Action::Plain(Tile::Delay) => {
                TileEffect::Delayed { count: self.zones.get(self.mover().other(), Pile::Hand).count() }
            }
            Action::Plain(tile) => {
                let count = self.zones.get(self.mover().other(), Pile::Hand).count().min(2);
                TileEffect::Robbed { by: *tile, tiles: drawn.unwrap_or(DrawnTiles { count, tiles: None }) }
            }
            Action::Heal(tiles) => TileEffect::Healed(tiles.clone()),
            Action::Trade(one, two) => {
                TileEffect::Traded([one, two].map(|place| (place.at, self.placed(*place))))
            }
            Action::Burn(tile) => TileEffect::Burned(*tile),
        };
        TilePlay { recycled: play.recycled, effect }
    }

    /// A move as it is submitted; nothing where it makes no sense here.
    fn submitted(&self, made: &PieceMove) -> Option<SubmittedMove> {
        Some(match made {
            PieceMove::Pass => SubmittedMove::Passed,
            PieceMove::Castle(wing) => {
                let at = |file: i8| Square::at(file, home_rank(self.mover()));
                let (king, rook) = wing.goals();
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
                    follow_up: step.follow_up.map(|run| run.to),
                }
            }
        })
    }

    /// What comes of a move if no trap does anything.
    fn expected(&self, made: &PieceMove) -> Vec<MoveEffect> {
        let mut expected = Vec::new();
        let promotion = |at: Square, from: Square, kind: Option<Kind>| {
            let piece = self.board.get(from).filter(|piece| promotes(piece, at))?;
            let _ = piece;
            Some(MoveEffect::Promoted { at, kind: kind.unwrap_or(Kind::Queen) })
        };
        match made {
            PieceMove::Pass | PieceMove::Castle(_) => {}
            PieceMove::Swap { from, to, promotion: kind } => {
                expected.extend(promotion(*to, *from, *kind));
                expected.extend(promotion(*from, *to, None));
            }
            PieceMove::Step(step) => {
                let first = first_victim(&self.board, step);
                for at in first.into_iter().chain(step.rolls.into_iter().flatten()) {
                    if let Some(piece) = self.board.get(at).copied() {
                        expected.push(MoveEffect::Captured { at, piece });
                    }
                }
                let loot = step.steal.zip(first);
                let placed =
                    loot.and_then(|(slot, from)| Some((from, self.placed(TileSlot { at: from, slot })?)));
                expected.extend(placed.map(|(from, placed)| MoveEffect::Stolen { from, tile: placed }));
                expected.extend(promotion(step.end(), step.from, step.promotion));
                if let Some(run) = step.follow_up {
                    expected.push(MoveEffect::FollowedUp { from: step.end(), to: run.to });
                    expected.extend(
                        promotion(run.to, step.from, run.promotion).filter(|_| step.promotion.is_none()),
                    );
                }
            }
        }
        expected
    }
}

impl DrawnTiles {
    fn of(tiles: &Result<Vec<Tile>, usize>) -> Self {
        match tiles {
            Ok(tiles) => Self { count: tiles.len(), tiles: Some(tiles.clone()) },
            Err(count) => Self { count: *count, tiles: None },
        }
    }
}

impl Story {
    /// The story without what was only guessed of tiles that stay hidden.
    fn seen_by(mut self, before: &State, notation: &MoveNotation, observer: Observer) -> Self {
        for (deed, play) in self.plays.iter_mut().zip(&notation.turn.plays) {
            if let TileEffect::Attached { tile, .. } = &mut deed.effect {
                *tile = play.tile();
            }
            if let TileEffect::Traded(traded) = &mut deed.effect
                && let Action::Trade(one, two) = &play.action
            {
                for ((_, placed), place) in traded.iter_mut().zip([one, two]) {
                    *placed = before.placed(*place).or(*placed);
                }
            }
        }
        for happening in &mut self.effects {
            match happening {
                MoveEffect::Captured { piece, .. } | MoveEffect::Avenged { piece, .. } => {
                    *piece = visible_piece(observer, *piece);
                }
                MoveEffect::Bequeathed { side, tile: placed } => {
                    *placed = visible_tile(observer, *placed, *side)
                }
                MoveEffect::Stolen { tile: placed, .. } if observer == Observer::Public => {
                    *placed = visible_tile(observer, *placed, placed.owner);
                }
                _ => {}
            }
        }
        self
    }
}

/// The tiles that came into a player's hand with a record: what he alone may be told.
///
/// # Errors
///
/// Why the text is no record.
pub fn drawn_for(notation: &str, mover: Side, side: Side) -> Result<Vec<Tile>, RuleError> {
    let notation = MoveNotation::parse(notation)?;
    if mover != side {
        return Ok(Vec::new());
    }
    let drawn = notation.events.into_iter().filter_map(|event| match event {
        NotationEvent::Tiles(DrawReason::Draw, Ok(tiles)) => Some(tiles),
        _ => None,
    });
    Ok(drawn.flatten().collect())
}
