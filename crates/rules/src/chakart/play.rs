//! Playing a submission (`rules/chakart.md §§4, 5 and 7`): one run of displacement, wake-up,
//! chain, egg and gift.
//!
//! Nothing here asks whether the submission is legal: [`moves`](super::moves) does.

use super::fate::{Fate, Lot};
use super::notation::Move;
use super::piece::{
    Condition, Content, DIAGONAL, Kind, Man, Object, Power, STRAIGHT, Square, Todo, first_rank, last_rank,
    square_letters, squares_by_name,
};
use super::state::{COUNT_LIMIT, State};
use super::story::{Chance, Egg, Event, Way};
use crate::{PlayError, Side};

/// A submission while it is played.
pub(super) struct Run<'a> {
    /// The position as far as it has come.
    pub(super) state: State,
    /// The record so far.
    pub(super) notation: String,
    /// What has happened so far.
    pub(super) events: Vec<Event>,
    /// The lot that stopped it, if one did.
    pub(super) chance: Option<Chance>,
    fate: &'a mut dyn Fate,
}

/// A man on its way.
#[derive(Clone, Copy)]
struct Walker {
    at: Square,
    /// Where this submission's move began; nowhere after a drop.
    start: Option<Square>,
    /// The last step, which a mushroom repeats.
    step: Option<(i8, i8)>,
}

impl<'a> Run<'a> {
    /// A run that begins in `state`.
    pub(super) fn new(state: State, fate: &'a mut dyn Fate) -> Self {
        Self { state, notation: String::new(), events: Vec::new(), chance: None, fate }
    }

    /// Plays a legal submission.
    ///
    /// # Errors
    ///
    /// Those of fate; what happened before stands in the run.
    pub(super) fn perform(&mut self, chosen: Move) -> Result<(), PlayError> {
        self.notation = chosen.to_string();
        let todo = self.state.todo.take();
        let mover = self.state.mover;
        match (chosen, todo) {
            (Move::Go { from, to, promotion }, _) => return self.go(from, to, promotion),
            (Move::Stealth { from, to }, _) => self.hide(from, to),
            (Move::Shell { king, at }, _) => {
                if let Some(man) = self.state.man(at) {
                    self.events.push(Event::Shell { king, man, at });
                }
                self.state.set(at, Content::Empty);
                self.spend(Power::Shell);
                self.wake();
            }
            (Move::Swap(one, other), _) => {
                let (first, second) = (self.state.at(one), self.state.at(other));
                self.state.set(one, second);
                self.state.set(other, first);
                if let (Content::Man(first), Content::Man(second)) = (first, second) {
                    self.events.push(Event::Swap { at: [one, other], men: [first, second] });
                }
            }
            (Move::Drop(at), Some(Todo::Toadette(kind))) => {
                let man = Man::plain(mover, kind);
                let under = self.state.object(at);
                self.events.push(Event::Drop { man, at });
                if under == Some(Object::Mushroom) {
                    self.events.push(Event::Destroyed { object: Object::Mushroom, at });
                }
                self.state.set(at, Content::Man(man));
                return self.chain(Walker { at, start: None, step: None }, under);
            }
            (Move::Promote(kind), Some(Todo::Promote { at, under, from })) => {
                self.promote(at, kind);
                return self.chain(Walker { at, start: Some(from), step: None }, under);
            }
            (Move::Pass, _) => {
                self.events.push(Event::Pass);
                self.wake();
            }
            (Move::Drop(_) | Move::Promote(_), _) => unreachable!("only what is wanted is legal"),
        }
        self.end();
        Ok(())
    }

    /// Displacement and wake-up, then what lies under foot.
    fn go(&mut self, from: Square, to: Square, promotion: Option<Kind>) -> Result<(), PlayError> {
        let man = self.state.man(from).expect("a legal move begins with a man");
        self.events.push(Event::Step { man, from, to, way: Way::Move });
        let target = self.state.at(to);
        self.captured(target, to);
        self.state.set(from, Content::Empty);
        self.state.set(to, Content::Man(man));
        if let Some(kind) = promotion {
            self.promote(to, kind);
        }
        let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
        let jumps = man.kind == Kind::Pawn && ranks.abs() == 2;
        let ranks = if jumps { ranks.signum() } else { ranks };
        match man.kind {
            Kind::Pawn if jumps => {
                let skipped = from.offset(0, ranks).expect("between two squares lies one");
                match self.state.at(skipped) {
                    Content::Man(man) => {
                        self.events.push(Event::Capture { man, at: skipped, crushed: true });
                    }
                    Content::Object(object) => self.events.push(Event::Destroyed { object, at: skipped }),
                    Content::Empty => {}
                }
                self.leave(Object::Mushroom, skipped);
            }
            Kind::Pawn => self.leave(Object::Mushroom, from),
            Kind::Knight => self.leave(Object::Egg, from),
            _ => {}
        }
        self.wake();
        self.chain(Walker { at: to, start: Some(from), step: Some((files, ranks)) }, target.object())
    }

    fn hide(&mut self, from: Square, to: Square) {
        let mut queen = self.state.man(from).expect("a legal move begins with a man");
        self.events.push(Event::Step { man: queen, from, to, way: Way::Stealth });
        self.captured(self.state.at(to), to);
        self.state.set(from, Content::Empty);
        self.state.set(to, Content::Empty);
        self.spend(Power::Stealth);
        self.wake();
        queen.condition = Condition::Hidden;
        self.state.set(to, Content::Man(queen));
        self.state.hidden = Some(from);
    }

    fn captured(&mut self, content: Content, at: Square) {
        if let Content::Man(man) = content {
            self.events.push(Event::Capture { man, at, crushed: false });
        }
    }

    fn promote(&mut self, at: Square, kind: Kind) {
        if let Some(man) = self.state.man(at) {
            self.state.set(at, Content::Man(Man { kind, ..man }));
            self.events.push(Event::Promotion { kind, at });
        }
    }

    /// Puts a gift on a square without a man, or on what is crushed there.
    fn leave(&mut self, object: Object, at: Square) {
        self.state.set(at, Content::Object(object));
        self.events.push(Event::Gift { object, at });
    }

    fn spend(&mut self, power: Power) {
        let side = self.state.mover;
        self.state.set_power(side, power, false);
        self.events.push(Event::Spent { side, power });
    }

    /// The halos of the mover's men disappear, the opponent's hidden queen appears.
    fn wake(&mut self) {
        for square in Square::all() {
            let Some(man) = self.state.man(square) else { continue };
            let awake = Man { condition: Condition::Plain, ..man };
            if man.is_immobilised() && man.side == self.state.mover {
                self.events.push(Event::Awake { man, at: square });
                self.state.set(square, Content::Man(awake));
            } else if man.is_hidden() {
                self.events.push(Event::Appears { man: awake, at: square });
                self.state.set(square, Content::Man(awake));
            }
        }
        self.state.hidden = None;
    }

    /// Resolves objects under foot until there is none, then what comes after.
    fn chain(&mut self, mut walker: Walker, mut under: Option<Object>) -> Result<(), PlayError> {
        while let Some(object) = under {
            let at = walker.at;
            let man = self.state.man(at).expect("the man is on its way");
            let (to, way) = match object {
                Object::Egg => return self.egg(walker),
                Object::Mushroom => (self.mushroom_step(man, walker), Way::Mushroom),
                Object::Banana | Object::Bomb => (Some(self.throw(object, at)?), Way::Throw(object)),
            };
            let Some(to) = to else { break };
            self.events.push(Event::Step { man, from: at, to, way });
            let landed = self.state.at(to);
            self.captured(landed, to);
            self.state.set(at, Content::Empty);
            self.state.set(to, Content::Man(man));
            walker.step = Some((to.file() - at.file(), to.rank() - at.rank()));
            walker.at = to;
            under = landed.object();
            if man.kind == Kind::Pawn && to.rank() == last_rank(man.side) {
                self.arrive(walker, under);
                return Ok(());
            }
        }
        self.gift(walker.at)?;
        self.end();
        Ok(())
    }

    fn mushroom_step(&self, man: Man, walker: Walker) -> Option<Square> {
        let (files, ranks) =
            walker.step.filter(|_| matches!(man.kind, Kind::Pawn | Kind::Knight | Kind::King))?;
        walker.at.offset(files, ranks).filter(|to| self.state.is_free(*to))
    }

    fn throw(&mut self, object: Object, at: Square) -> Result<Square, PlayError> {
        let ways = if object == Object::Banana { STRAIGHT } else { DIAGONAL };
        let squares: Vec<_> = ways.into_iter().filter_map(|(files, ranks)| at.offset(files, ranks)).collect();
        let index = self.decide(Lot::Throw(&squares), Chance::Throw { object, at })?;
        self.write('>', squares[index]);
        Ok(squares[index])
    }

    /// A pawn was carried to its last rank: its player is asked, unless the game is over.
    fn arrive(&mut self, walker: Walker, under: Option<Object>) {
        if self.is_over() {
            self.promote(walker.at, Kind::Queen);
        } else if let Some(from) = walker.start {
            self.state.todo = Some(Todo::Promote { at: walker.at, under, from });
        }
        self.end();
    }

    fn egg(&mut self, walker: Walker) -> Result<(), PlayError> {
        let at = walker.at;
        let man = self.state.man(at).expect("the man is on its way");
        let egg = Egg::ALL[self.decide(Lot::Egg, Chance::Egg { at })?];
        self.notation.push('*');
        self.notation.push(egg.letter());
        self.events.push(Event::Egg { egg, at });
        match egg {
            Egg::KingBoo => self.state.todo = Some(Todo::KingBoo),
            Egg::Daisy => self.state.todo = Some(Todo::Daisy),
            Egg::Toadette => {
                let kind = Kind::GIVEN[self.decide(Lot::Piece, Chance::Piece)?];
                self.notation.push(kind.letter());
                self.state.todo = Some(Todo::Toadette(kind));
            }
            Egg::Bowser => {
                let halo = Man { condition: Condition::Immobilised, ..man };
                self.state.set(at, Content::Man(halo));
                self.events.push(Event::Halo { man, at });
            }
            Egg::Luigi => self.recolour(self.state.mover.other())?,
            Egg::Waluigi => self.recolour(self.state.mover)?,
            Egg::Koopa | Egg::Chomp => {
                self.take_away(man, walker, egg);
                self.end();
                return Ok(());
            }
        }
        self.gift(at)?;
        self.end();
        Ok(())
    }

    /// Koopa and Chomp: the man is not there any more.
    fn take_away(&mut self, man: Man, walker: Walker, egg: Egg) {
        let at = walker.at;
        self.state.set(at, Content::Empty);
        match walker.start.filter(|_| egg == Egg::Koopa) {
            None => self.events.push(Event::Gone { man, at }),
            Some(home) => {
                if home != at {
                    self.events.push(Event::Step { man, from: at, to: home, way: Way::Koopa });
                }
                if let Some(object) = self.state.object(home) {
                    self.events.push(Event::Destroyed { object, at: home });
                }
                self.state.set(home, Content::Man(man));
            }
        }
    }

    /// One of a side's men changes sides, if any may.
    fn recolour(&mut self, side: Side) -> Result<(), PlayError> {
        let squares: Vec<_> = squares_by_name()
            .filter(|square| {
                self.state.man(*square).is_some_and(|man| {
                    let stuck =
                        man.kind == Kind::King || man.kind == Kind::Pawn && square.rank() == first_rank(side);
                    man.side == side && !stuck
                })
            })
            .collect();
        if squares.is_empty() {
            self.notation.push('-');
            self.events.push(Event::NobodyRecoloured { side });
            return Ok(());
        }
        let at = squares[self.decide(Lot::Victim(&squares), Chance::Victim)?];
        self.notation.extend(square_letters(at));
        let man = self.state.man(at).expect("only men are eligible");
        self.state.set(at, Content::Man(Man { side: side.other(), ..man }));
        self.events.push(Event::Recoloured { man, at });
        Ok(())
    }

    /// What a rook or a bishop leaves beside the square where it settled.
    fn gift(&mut self, beside: Square) -> Result<(), PlayError> {
        let (object, ways) = match self.state.man(beside).map(|man| man.kind) {
            Some(Kind::Rook) => (Object::Banana, DIAGONAL),
            Some(Kind::Bishop) => (Object::Bomb, STRAIGHT),
            _ => return Ok(()),
        };
        let squares: Vec<_> = ways
            .into_iter()
            .filter_map(|(files, ranks)| beside.offset(files, ranks))
            .filter(|square| self.state.is_free(*square))
            .collect();
        if squares.is_empty() {
            return Ok(());
        }
        let at = squares[self.decide(Lot::Gift(&squares), Chance::Gift { object, beside })?];
        self.write('+', at);
        if let Some(object) = self.state.object(at) {
            self.events.push(Event::Destroyed { object, at });
        }
        self.leave(object, at);
        Ok(())
    }

    fn is_over(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.state.kings(side) == 0)
    }

    /// The turn passes, unless the same player has something to choose.
    fn end(&mut self) {
        if self.is_over() {
            self.state.todo = None;
        }
        match self.state.todo {
            Some(todo) => self.events.push(Event::Bonus { todo }),
            None => {
                self.state.mover = self.state.mover.other();
                self.state.count = COUNT_LIMIT.min(self.state.count + 1);
            }
        }
    }

    fn decide(&mut self, lot: Lot<'_>, chance: Chance) -> Result<usize, PlayError> {
        let decided = self.fate.decide(lot);
        if matches!(decided, Err(PlayError::Draw(_))) {
            self.chance = Some(chance);
        }
        decided
    }

    fn write(&mut self, mark: char, square: Square) {
        self.notation.push(mark);
        self.notation.extend(square_letters(square));
    }
}
