//! Executes a move (`rules/chakart.md §§4, 5 and 7`): displacement, wake-up, chain, egg and gift.
//!
//! Legality is not checked here, but in [`moves`](super::moves).

use super::notation::Move;
use super::piece::{Condition, Content, Egg, Kind, Object, Piece, Power, Todo};
use super::roller::{Roll, Roller};
use super::square::{DIAGONAL, STRAIGHT, Square, first_rank, last_rank, square_letters, squares_by_name};
use super::state::{COUNT_LIMIT, State};
use super::story::{Chance, MoveEvent, StepCause};
use crate::{PlayError, Side};

/// A move during its execution.
pub(super) struct MoveInProgress<'a> {
    pub(super) state: State,
    pub(super) notation: String,
    pub(super) events: Vec<MoveEvent>,
    /// The open roll that stopped the move.
    pub(super) chance: Option<Chance>,
    roller: &'a mut dyn Roller,
}

#[derive(Clone, Copy)]
struct MovingPiece {
    at: Square,
    /// The start square of this submission; `None` after a drop.
    start: Option<Square>,
    /// The last step, which a mushroom repeats.
    step: Option<(i8, i8)>,
}

impl<'a> MoveInProgress<'a> {
    pub(super) fn new(state: State, roller: &'a mut dyn Roller) -> Self {
        Self { state, notation: String::new(), events: Vec::new(), chance: None, roller }
    }

    /// Cost of the move so far, in steps of a [`Meter`](crate::bounds::Meter).
    pub(super) fn steps(&self) -> u64 {
        4 + self.events.len() as u64
    }

    /// Executes a legal move.
    ///
    /// # Errors
    ///
    /// Only errors of the roller; the fields then hold the progress up to that roll.
    pub(super) fn perform(&mut self, chosen: Move) -> Result<(), PlayError> {
        self.notation = chosen.to_string();
        let todo = self.state.todo.take();
        let mover = self.state.mover;
        match (chosen, todo) {
            (Move::Go { from, to, promotion }, _) => return self.go(from, to, promotion),
            (Move::Stealth { from, to }, _) => self.hide(from, to),
            (Move::Shell { king, at }, _) => {
                if let Some(piece) = self.state.piece(at) {
                    self.events.push(MoveEvent::Shell { king, piece, at });
                }
                self.state.set(at, Content::Empty);
                self.use_power(Power::Shell);
                self.wake();
            }
            (Move::Swap(one, other), _) => {
                let (first, second) = (self.state.at(one), self.state.at(other));
                self.state.set(one, second);
                self.state.set(other, first);
                if let (Content::Piece(first), Content::Piece(second)) = (first, second) {
                    self.events.push(MoveEvent::Swap { at: [one, other], pieces: [first, second] });
                }
            }
            (Move::Drop(at), Some(Todo::Toadette(kind))) => {
                let piece = Piece::plain(mover, kind);
                let under = self.state.object(at);
                self.events.push(MoveEvent::Drop { piece, at });
                if under == Some(Object::Mushroom) {
                    self.events.push(MoveEvent::Destroyed { object: Object::Mushroom, at });
                }
                self.state.set(at, Content::Piece(piece));
                return self.chain(MovingPiece { at, start: None, step: None }, under);
            }
            (Move::Promote(kind), Some(Todo::Promote { at, under, from })) => {
                self.promote(at, kind);
                return self.chain(MovingPiece { at, start: Some(from), step: None }, under);
            }
            (Move::Pass, _) => {
                self.events.push(MoveEvent::Pass);
                self.wake();
            }
            (Move::Drop(_) | Move::Promote(_), _) => unreachable!("legal only while it is pending"),
        }
        self.end();
        Ok(())
    }

    /// Displacement and wake-up, followed by the object on the target.
    fn go(&mut self, from: Square, to: Square, promotion: Option<Kind>) -> Result<(), PlayError> {
        let piece = self.state.piece(from).expect("a legal move starts on a piece");
        self.events.push(MoveEvent::Step { piece, from, to, cause: StepCause::Move });
        let target = self.state.at(to);
        self.record_capture(target, to);
        self.state.set(from, Content::Empty);
        self.state.set(to, Content::Piece(piece));
        if let Some(kind) = promotion {
            self.promote(to, kind);
        }
        let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
        let jumps = piece.kind == Kind::Pawn && ranks.abs() == 2;
        let ranks = if jumps { ranks.signum() } else { ranks };
        match piece.kind {
            Kind::Pawn if jumps => {
                let skipped = from.offset(0, ranks).expect("a two-square move skips a square");
                match self.state.at(skipped) {
                    Content::Piece(piece) => {
                        self.events.push(MoveEvent::Capture { piece, at: skipped, crushed: true });
                    }
                    Content::Object(object) => self.events.push(MoveEvent::Destroyed { object, at: skipped }),
                    Content::Empty => {}
                }
                self.lay(Object::Mushroom, skipped);
            }
            Kind::Pawn => self.lay(Object::Mushroom, from),
            Kind::Knight => self.lay(Object::Egg, from),
            _ => {}
        }
        self.wake();
        self.chain(MovingPiece { at: to, start: Some(from), step: Some((files, ranks)) }, target.object())
    }

    fn hide(&mut self, from: Square, to: Square) {
        let mut queen = self.state.piece(from).expect("a legal move starts on a piece");
        self.events.push(MoveEvent::Step { piece: queen, from, to, cause: StepCause::Stealth });
        self.record_capture(self.state.at(to), to);
        self.state.set(from, Content::Empty);
        self.state.set(to, Content::Empty);
        self.use_power(Power::Stealth);
        self.wake();
        queen.condition = Condition::Hidden;
        self.state.set(to, Content::Piece(queen));
        self.state.hidden = Some(from);
    }

    fn record_capture(&mut self, content: Content, at: Square) {
        if let Content::Piece(piece) = content {
            self.events.push(MoveEvent::Capture { piece, at, crushed: false });
        }
    }

    fn promote(&mut self, at: Square, kind: Kind) {
        if let Some(piece) = self.state.piece(at) {
            self.state.set(at, Content::Piece(Piece { kind, ..piece }));
            self.events.push(MoveEvent::Promotion { kind, at });
        }
    }

    /// Puts an object on a square, replacing its content.
    fn lay(&mut self, object: Object, at: Square) {
        self.state.set(at, Content::Object(object));
        self.events.push(MoveEvent::Gift { object, at });
    }

    fn use_power(&mut self, power: Power) {
        let side = self.state.mover;
        self.state.set_power(side, power, false);
        self.events.push(MoveEvent::PowerUsed { side, power });
    }

    /// Removes the halos of the mover's pieces and reveals the opponent's hidden queen (`§4.2`).
    fn wake(&mut self) {
        for square in Square::all() {
            let Some(piece) = self.state.piece(square) else { continue };
            let awake = Piece { condition: Condition::Plain, ..piece };
            if piece.is_immobilized() && piece.side == self.state.mover {
                self.events.push(MoveEvent::Awake { piece, at: square });
                self.state.set(square, Content::Piece(awake));
            } else if piece.is_hidden() {
                self.events.push(MoveEvent::Appears { piece: awake, at: square });
                self.state.set(square, Content::Piece(awake));
            }
        }
        self.state.hidden = None;
    }

    /// Resolves each object under the moving piece, then its gift.
    fn chain(&mut self, mut moving: MovingPiece, mut under: Option<Object>) -> Result<(), PlayError> {
        while let Some(object) = under {
            let at = moving.at;
            let piece = self.state.piece(at).expect("the moving piece is on the board");
            let (to, cause) = match object {
                Object::Egg => return self.egg(moving),
                Object::Mushroom => (self.mushroom_step(piece, moving), StepCause::Mushroom),
                Object::Banana | Object::Bomb => (Some(self.throw(object, at)?), StepCause::Throw(object)),
            };
            let Some(to) = to else { break };
            self.events.push(MoveEvent::Step { piece, from: at, to, cause });
            let landed = self.state.at(to);
            self.record_capture(landed, to);
            self.state.set(at, Content::Empty);
            self.state.set(to, Content::Piece(piece));
            moving.step = Some((to.file() - at.file(), to.rank() - at.rank()));
            moving.at = to;
            under = landed.object();
            if piece.kind == Kind::Pawn && to.rank() == last_rank(piece.side) {
                self.reach_last_rank(moving, under);
                return Ok(());
            }
        }
        self.gift(moving.at)?;
        self.end();
        Ok(())
    }

    fn mushroom_step(&self, piece: Piece, moving: MovingPiece) -> Option<Square> {
        let (files, ranks) =
            moving.step.filter(|_| matches!(piece.kind, Kind::Pawn | Kind::Knight | Kind::King))?;
        moving.at.offset(files, ranks).filter(|to| self.state.is_free(*to))
    }

    fn throw(&mut self, object: Object, at: Square) -> Result<Square, PlayError> {
        let squares: Vec<_> = object.throws_to(at).collect();
        let index = self.decide(Roll::Throw { object, at, squares: &squares })?;
        self.write('>', squares[index]);
        Ok(squares[index])
    }

    /// Requests the promotion of a pawn carried to its last rank (`§5.5`), unless the game is over.
    fn reach_last_rank(&mut self, moving: MovingPiece, under: Option<Object>) {
        if self.is_over() {
            self.promote(moving.at, Kind::Queen);
        } else if let Some(from) = moving.start {
            self.state.todo = Some(Todo::Promote { at: moving.at, under, from });
        }
        self.end();
    }

    fn egg(&mut self, moving: MovingPiece) -> Result<(), PlayError> {
        let at = moving.at;
        let piece = self.state.piece(at).expect("the moving piece is on the board");
        let egg = Egg::ALL[self.decide(Roll::Egg(at))?];
        self.notation.push('*');
        self.notation.push(egg.letter());
        self.events.push(MoveEvent::Egg { egg, at });
        match egg {
            Egg::KingBoo => self.state.todo = Some(Todo::KingBoo),
            Egg::Daisy => self.state.todo = Some(Todo::Daisy),
            Egg::Toadette => {
                let kind = Kind::GIVEN[self.decide(Roll::Given)?];
                self.notation.push(kind.letter());
                self.state.todo = Some(Todo::Toadette(kind));
            }
            Egg::Bowser => {
                let halo = Piece { condition: Condition::Immobilized, ..piece };
                self.state.set(at, Content::Piece(halo));
                self.events.push(MoveEvent::Halo { piece, at });
            }
            Egg::Luigi => self.recolor(self.state.mover.other())?,
            Egg::Waluigi => self.recolor(self.state.mover)?,
            Egg::Koopa | Egg::Chomp => {
                self.remove_or_return(piece, moving, egg);
                self.end();
                return Ok(());
            }
        }
        self.gift(at)?;
        self.end();
        Ok(())
    }

    /// Koopa and Chomp: returns the piece to its start square or removes it.
    fn remove_or_return(&mut self, piece: Piece, moving: MovingPiece, egg: Egg) {
        let at = moving.at;
        self.state.set(at, Content::Empty);
        match moving.start.filter(|_| egg == Egg::Koopa) {
            None => self.events.push(MoveEvent::Gone { piece, at }),
            Some(home) => {
                if home != at {
                    self.events.push(MoveEvent::Step { piece, from: at, to: home, cause: StepCause::Koopa });
                }
                if let Some(object) = self.state.object(home) {
                    self.events.push(MoveEvent::Destroyed { object, at: home });
                }
                self.state.set(home, Content::Piece(piece));
            }
        }
    }

    /// Luigi and Waluigi: a random eligible piece of `side` changes sides.
    fn recolor(&mut self, side: Side) -> Result<(), PlayError> {
        let squares: Vec<_> = squares_by_name()
            .filter(|square| {
                self.state.piece(*square).is_some_and(|piece| {
                    let stuck = piece.kind == Kind::King
                        || piece.kind == Kind::Pawn && square.rank() == first_rank(side);
                    piece.side == side && !stuck
                })
            })
            .collect();
        if squares.is_empty() {
            self.notation.push('-');
            self.events.push(MoveEvent::NoneRecolored { side });
            return Ok(());
        }
        let at = squares[self.decide(Roll::Victim(&squares))?];
        self.notation.extend(square_letters(at));
        let piece = self.state.piece(at).expect("only pieces are eligible");
        self.state.set(at, Content::Piece(Piece { side: side.other(), ..piece }));
        self.events.push(MoveEvent::Recolored { piece, at });
        Ok(())
    }

    /// Puts the gift of a rook or bishop next to its final square (`§4.4`).
    fn gift(&mut self, beside: Square) -> Result<(), PlayError> {
        let (object, steps) = match self.state.piece(beside).map(|piece| piece.kind) {
            Some(Kind::Rook) => (Object::Banana, DIAGONAL),
            Some(Kind::Bishop) => (Object::Bomb, STRAIGHT),
            _ => return Ok(()),
        };
        let squares: Vec<_> = steps
            .into_iter()
            .filter_map(|(files, ranks)| beside.offset(files, ranks))
            .filter(|square| self.state.is_free(*square))
            .collect();
        if squares.is_empty() {
            return Ok(());
        }
        let at = squares[self.decide(Roll::Gift { object, beside, squares: &squares })?];
        self.write('+', at);
        if let Some(object) = self.state.object(at) {
            self.events.push(MoveEvent::Destroyed { object, at });
        }
        self.lay(object, at);
        Ok(())
    }

    fn is_over(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.state.kings(side) == 0)
    }

    /// Passes the turn to the opponent, unless a bonus or promotion is pending.
    fn end(&mut self) {
        if self.is_over() {
            self.state.todo = None;
        }
        match self.state.todo {
            Some(todo) => self.events.push(MoveEvent::Bonus { todo }),
            None => {
                self.state.mover = self.state.mover.other();
                self.state.count = COUNT_LIMIT.min(self.state.count + 1);
            }
        }
    }

    fn decide(&mut self, roll: Roll<'_>) -> Result<usize, PlayError> {
        let decided = self.roller.decide(roll);
        if matches!(decided, Err(PlayError::Roll(_))) {
            self.chance = Some(roll.chance());
        }
        decided
    }

    fn write(&mut self, mark: char, square: Square) {
        self.notation.push(mark);
        self.notation.extend(square_letters(square));
    }
}
