//! What a turn did, step by step, for whoever tells or draws it.
//!
//! A story is made of what the observer knows: the view before the turn, the record as he may
//! read it, and the view after it. Traps that were face down and did something are found by
//! trying which ones lead from the one view to the other.

use super::field::{Wing, home_rank};
use super::lots::{Drawing, Event, Recorded, Unknown};
use super::moves::{Move, first_victim, promotes};
use super::notation::{parse_move, parse_play};
use super::piece::{Kind, Piece, Square};
use super::plays::{Act, Place, Play};
use super::record::Record;
use super::state::{State, seen_chip, seen_piece};
use super::tile::{Chip, Group, Tile};
use super::turn::Turn;
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
    pub deeds: Vec<Deed>,
    /// The move as it was submitted; nothing in the beginning of a turn.
    pub course: Option<Course>,
    /// What came of the move, in order.
    pub happenings: Vec<Happening>,
    /// What was drawn at the end; nothing where nothing was, or where nobody knows yet.
    pub drawn: Option<Loot>,
    /// How the game ended with it.
    pub end: Option<Outcome>,
}

/// Tiles that chance picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loot {
    /// How many there are.
    pub count: usize,
    /// Which they are, where the observer may know it.
    pub tiles: Option<Vec<Tile>>,
}

/// What was done with a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Whether Recycle was spent for a tile of the graveyard.
    pub recycled: bool,
    /// What was done.
    pub act: Done,
}

/// What was done with a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// It was attached.
    Attached {
        /// The tile; nothing for a trap that the observer may not know.
        tile: Option<Tile>,
        /// Where its bearer stands.
        at: Square,
        /// Who bears it.
        bearer: Option<Piece>,
    },
    /// It sent tiles to graveyards.
    Removed {
        /// Dispel, Disenchant, Trip, Knockout or Ensnare.
        by: Tile,
        /// Where the bearer stands.
        at: Square,
        /// Who bore them.
        bearer: Option<Piece>,
        /// The tiles; what lay face down may be unknown even now.
        chips: Vec<Chip>,
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
        loot: Loot,
    },
    /// Tiles came back from the graveyard.
    Healed(Vec<Tile>),
    /// Two tiles were exchanged.
    Traded([(Square, Option<Chip>); 2]),
    /// It was burned.
    Burned(Tile),
}

/// A move as it was submitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
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
        run: Option<Square>,
    },
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
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
        chip: Chip,
    },
    /// A tile went to its owner's hand.
    Bequeathed {
        /// Whose hand.
        side: Side,
        /// The tile.
        chip: Chip,
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
    Ran {
        /// Where it stood.
        from: Square,
        /// Where it went.
        to: Square,
    },
    /// The mover was to go on and could not.
    StayedPut,
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
        let notation = Record::parse(notation)?;
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
                story.course = state.course(&made);
                story.happenings = state.expected(&made);
                break;
            }
            let play = parse_play(token)?;
            story.deeds.push(state.deed(&play, None));
            if state.play(&play, &mut Unknown).is_err() {
                break;
            }
        }
        Ok(story)
    }
}

impl Story {
    const fn new(side: Side) -> Self {
        Self { side, deeds: Vec::new(), course: None, happenings: Vec::new(), drawn: None, end: None }
    }
}

impl State {
    /// The story of a turn that leads from here to what is known after it.
    fn told(&self, notation: &Record, after: &View) -> Option<Story> {
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
                guess.field.edit(place.at, |piece| {
                    if let Some(chip) = piece.chips.get(place.slot.into()) {
                        piece.chips.replace(place.slot.into(), Chip { tile, ..chip });
                    }
                });
            }
            for play in turn.plays.iter_mut().skip_while(|play| play.tile().is_some()) {
                if let Act::Attach(tile @ None, _) = &mut play.act {
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
    fn hidden_in(&self, turn: &Turn) -> Vec<Place> {
        let mut squares: Vec<Square> = Vec::new();
        for play in &turn.plays {
            match &play.act {
                Act::Choose(_, place) => squares.push(place.at),
                Act::Sweep(_, at) => squares.push(*at),
                // Tiles that change places are looked for where they lay.
                Act::Trade(one, two) => squares.extend([one.at, two.at]),
                Act::Attach(..) | Act::Plain(_) | Act::Heal(_) | Act::Burn(_) => {}
            }
        }
        if let Move::Step(step) = &turn.made {
            squares.push(step.from);
            squares.extend(first_victim(&self.field, step));
            squares.extend(step.rolls.into_iter().flatten());
        }
        squares.sort_unstable();
        squares.dedup();
        let chips = |at: Square| self.field.get(at).map_or(0, |piece| piece.chips.len() as u8);
        let places = squares.into_iter().flat_map(|at| (0..chips(at)).map(move |slot| Place { at, slot }));
        places.filter(|place| self.chip(*place).is_some_and(|chip| chip.tile.is_none())).collect()
    }

    fn chip(&self, place: Place) -> Option<Chip> {
        self.field.get(place.at)?.chips.get(place.slot.into())
    }

    /// Plays a turn with the events of its record; nothing where they do not fit.
    fn performed(&self, turn: &Turn, events: &[Event]) -> Option<(Story, Self)> {
        let mut story = Story::new(self.mover());
        let mut state = self.clone();
        let mut lots = Recorded::new(events);
        let mut loots = events.iter().filter_map(|event| match event {
            Event::Tiles(Drawing::Backstab | Drawing::LifeTap, tiles) => Some(tiles),
            _ => None,
        });
        for play in &turn.plays {
            let robs = matches!(play.act, Act::Plain(Tile::Backstab | Tile::LifeTap));
            let loot = if robs { loots.next() } else { None };
            story.deeds.push(state.deed(play, loot.map(Loot::of)));
            state.play(play, &mut lots).ok()?;
        }
        story.course = state.course(&turn.made);
        let rest = Turn { plays: Vec::new(), made: turn.made };
        let end = state.perform(&rest, &mut lots, &mut |happening| story.happenings.push(happening)).ok()?;
        lots.finish().ok()?;
        story.drawn = events.iter().find_map(|event| match event {
            Event::Tiles(Drawing::Draw, tiles) => Some(Loot::of(tiles)),
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
        self.field == other.field
            && (self.phase, self.turn, self.result) == (other.phase, other.turn, other.result)
            && piles(self) == piles(other)
    }

    /// What a play is about to do.
    fn deed(&self, play: &Play, loot: Option<Loot>) -> Deed {
        let bearer = |at: Square| self.field.get(at).copied();
        let act = match &play.act {
            Act::Attach(tile, at) => Done::Attached { tile: *tile, at: *at, bearer: bearer(*at) },
            Act::Choose(tile, place) => Done::Removed {
                by: *tile,
                at: place.at,
                bearer: bearer(place.at),
                chips: self.chip(*place).into_iter().collect(),
            },
            Act::Sweep(tile, at) => {
                let goes = |chip: &Chip| *tile == Tile::Knockout || chip.group() == Group::Movement;
                let chips =
                    bearer(*at).map_or_else(Vec::new, |piece| piece.chips.iter().filter(goes).collect());
                Done::Removed { by: *tile, at: *at, bearer: bearer(*at), chips }
            }
            Act::Plain(Tile::Delay) => {
                Done::Delayed { count: self.zones.get(self.mover().other(), Pile::Hand).count() }
            }
            Act::Plain(tile) => {
                let count = self.zones.get(self.mover().other(), Pile::Hand).count().min(2);
                Done::Robbed { by: *tile, loot: loot.unwrap_or(Loot { count, tiles: None }) }
            }
            Act::Heal(tiles) => Done::Healed(tiles.clone()),
            Act::Trade(one, two) => Done::Traded([one, two].map(|place| (place.at, self.chip(*place)))),
            Act::Burn(tile) => Done::Burned(*tile),
        };
        Deed { recycled: play.recycled, act }
    }

    /// A move as it is submitted; nothing where it makes no sense here.
    fn course(&self, made: &Move) -> Option<Course> {
        Some(match made {
            Move::Pass => Course::Passed,
            Move::Castle(wing) => {
                let at = |file: i8| Square::at(file, home_rank(self.mover()));
                let (king, rook) = wing.goals();
                Course::Castled {
                    wing: *wing,
                    king: (at(4)?, at(king)?),
                    rook: (at(wing.rook_file())?, at(rook)?),
                }
            }
            Move::Swap { from, to, .. } => Course::Swapped {
                piece: *self.field.get(*from)?,
                from: *from,
                partner: *self.field.get(*to)?,
                to: *to,
            },
            Move::Step(step) => {
                let rolls = || step.rolls.into_iter().flatten();
                let squares = first_victim(&self.field, step).into_iter().chain(rolls());
                Course::Moved {
                    piece: *self.field.get(step.from)?,
                    from: step.from,
                    path: std::iter::once(step.to).chain(rolls()).collect(),
                    victims: squares.filter_map(|at| Some((at, *self.field.get(at)?))).collect(),
                    run: step.run.map(|run| run.to),
                }
            }
        })
    }

    /// What comes of a move if no trap does anything.
    fn expected(&self, made: &Move) -> Vec<Happening> {
        let mut expected = Vec::new();
        let promotion = |at: Square, from: Square, kind: Option<Kind>| {
            let piece = self.field.get(from).filter(|piece| promotes(piece, at))?;
            let _ = piece;
            Some(Happening::Promoted { at, kind: kind.unwrap_or(Kind::Queen) })
        };
        match made {
            Move::Pass | Move::Castle(_) => {}
            Move::Swap { from, to, promotion: kind } => {
                expected.extend(promotion(*to, *from, *kind));
                expected.extend(promotion(*from, *to, None));
            }
            Move::Step(step) => {
                let first = first_victim(&self.field, step);
                for at in first.into_iter().chain(step.rolls.into_iter().flatten()) {
                    if let Some(piece) = self.field.get(at).copied() {
                        expected.push(Happening::Captured { at, piece });
                    }
                }
                let loot = step.steal.zip(first);
                let chip = loot.and_then(|(slot, from)| Some((from, self.chip(Place { at: from, slot })?)));
                expected.extend(chip.map(|(from, chip)| Happening::Stolen { from, chip }));
                expected.extend(promotion(step.end(), step.from, step.promotion));
                if let Some(run) = step.run {
                    expected.push(Happening::Ran { from: step.end(), to: run.to });
                    expected.extend(
                        promotion(run.to, step.from, run.promotion).filter(|_| step.promotion.is_none()),
                    );
                }
            }
        }
        expected
    }
}

impl Loot {
    fn of(tiles: &Result<Vec<Tile>, usize>) -> Self {
        match tiles {
            Ok(tiles) => Self { count: tiles.len(), tiles: Some(tiles.clone()) },
            Err(count) => Self { count: *count, tiles: None },
        }
    }
}

impl Story {
    /// The story without what was only guessed of tiles that stay hidden.
    fn seen_by(mut self, before: &State, notation: &Record, observer: Observer) -> Self {
        for (deed, play) in self.deeds.iter_mut().zip(&notation.turn.plays) {
            if let Done::Attached { tile, .. } = &mut deed.act {
                *tile = play.tile();
            }
            if let Done::Traded(traded) = &mut deed.act
                && let Act::Trade(one, two) = &play.act
            {
                for ((_, chip), place) in traded.iter_mut().zip([one, two]) {
                    *chip = before.chip(*place).or(*chip);
                }
            }
        }
        for happening in &mut self.happenings {
            match happening {
                Happening::Captured { piece, .. } | Happening::Avenged { piece, .. } => {
                    *piece = seen_piece(observer, *piece);
                }
                Happening::Bequeathed { side, chip } => *chip = seen_chip(observer, *chip, *side),
                Happening::Stolen { chip, .. } if observer == Observer::Public => {
                    *chip = seen_chip(observer, *chip, chip.owner);
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
    let notation = Record::parse(notation)?;
    if mover != side {
        return Ok(Vec::new());
    }
    let drawn = notation.events.into_iter().filter_map(|event| match event {
        Event::Tiles(Drawing::Draw, Ok(tiles)) => Some(tiles),
        _ => None,
    });
    Ok(drawn.flatten().collect())
}
