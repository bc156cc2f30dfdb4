//! Attacks: captures, mimicry and line checks (`rules/aruki.md §§5, 6, 9, 10`).

use super::grid::{Cell, Cells, Content, Direction, Directions};
use super::piece::{Kind, Square};
use super::state::{State, on_line};
use crate::Side;

/// The captures of a kind of piece, without mimicry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// Steps of one square, including the first square of a slide.
    pub(super) steps: Directions,
    /// Leaps of two squares.
    pub(super) leaps: Directions,
    pub(super) slides: Directions,
}

impl Reach {
    pub(super) const fn of(kind: Kind, side: Side) -> Self {
        REACH[side.index()][kind as usize]
    }

    const fn compute(kind: Kind, side: Side) -> Self {
        use Directions as D;
        let (steps, leaps, slides) = match kind {
            Kind::Pawn | Kind::Javelin => (D::capturing_pawn(side), D::NONE, D::NONE),
            Kind::Pike => (D::DIAGONAL, D::NONE, D::NONE),
            Kind::GreaterPike => (D::DIAGONAL, D::DIAGONAL, D::NONE),
            Kind::Lance => (D::STRAIGHT, D::NONE, D::NONE),
            Kind::GreaterLance => (D::STRAIGHT, D::STRAIGHT, D::NONE),
            Kind::LongSword => (D::ALL, D::ALL, D::NONE),
            Kind::Rook => (D::STRAIGHT, D::NONE, D::STRAIGHT),
            Kind::Arrow => (D::DIAGONAL, D::NONE, D::DIAGONAL),
            Kind::Minister => (D::ALL, D::NONE, D::ALL),
            Kind::Sword | Kind::King | Kind::Jester | Kind::GoldenDragon | Kind::SilverDragon => {
                (D::ALL, D::NONE, D::NONE)
            }
        };
        Self { steps, leaps, slides }
    }
}

static REACH: [[Reach; 16]; 2] = {
    let none = Reach { steps: Directions::NONE, leaps: Directions::NONE, slides: Directions::NONE };
    let mut table = [[none; 16]; 2];
    let mut index = 0;
    while index < Kind::ALL.len() {
        table[0][index] = Reach::compute(Kind::ALL[index], Side::First);
        table[1][index] = Reach::compute(Kind::ALL[index], Side::Second);
        index += 1;
    }
    table
};

/// How a piece gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckKind {
    /// The piece could capture the king.
    Attack,
    /// The piece is a dragon that could wipe the king's line.
    Line,
}

/// A check to the king of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Check {
    /// Square of the king.
    pub king: Square,
    /// Square of the piece that gives check.
    pub by: Square,
    /// Capture threat or line check.
    pub kind: CheckKind,
    /// Whether a piece between the two would end the check: the piece slides, and not from the next square.
    pub can_be_blocked: bool,
}

/// Threats of rooks, arrows and ministers to a king.
pub(super) struct SliderThreats {
    /// Whether a slider attacks the king.
    pub(super) attacked: bool,
    /// Pieces of the king's side that alone block a slider.
    pub(super) pinned: Cells,
    /// Whether anything blocks a slider.
    pub(super) blocked: bool,
}

impl State {
    pub(super) fn in_check(&self, side: Side) -> bool {
        let king = self.noble(side, Kind::King);
        let enemy = side.other();
        self.in_remote_check(side)
            || self.attacked_by_step_or_leap(king, enemy)
            || self.sliders_toward(king, enemy).any(|(slider, direction, distance)| {
                distance == 1 || self.first_from(slider.step(direction), direction) == king
            })
    }

    /// Whether a dragon's line or a mimicking jester checks the king of `side`.
    pub(super) fn in_remote_check(&self, side: Side) -> bool {
        self.line_checks(side, Kind::GoldenDragon)
            || self.line_checks(side, Kind::SilverDragon)
            || self.mimicry_reaches(side.other(), self.noble(side, Kind::King))
    }

    /// Whether an enemy dragon of this kind gives a line check to the king of `side`.
    fn line_checks(&self, side: Side, dragon: Kind) -> bool {
        let enemy = side.other();
        if !self.power(enemy, dragon) {
            return false;
        }
        let at = self.noble(enemy, dragon);
        on_line(self.noble(side, Kind::King), at, dragon)
            && !on_line(self.noble(enemy, Kind::King), at, dragon)
    }

    /// Whether a piece of `by` attacks a cell with a step or a leap, without mimicry.
    pub(super) fn attacked_by_step_or_leap(&self, target: Cell, by: Side) -> bool {
        self.army(by).meets(Cells::near(target))
            && Direction::ALL.into_iter().any(|direction| {
                let back = direction.reverse();
                let near = target.step(direction);
                let (stepper, leaper) = (self.content(near), self.content(near.step(direction)));
                stepper.is(by) && Reach::of(stepper.kind(), by).steps.has(back)
                    || leaper.is(by) && Reach::of(leaper.kind(), by).leaps.has(back)
            })
    }

    /// Yields the sliders of `by` that would reach a cell on an empty board, with direction and
    /// distance.
    pub(super) fn sliders_toward(
        &self,
        target: Cell,
        by: Side,
    ) -> impl Iterator<Item = (Cell, Direction, u8)> {
        self.sliders(by).filter_map(move |slider| {
            let (direction, distance) = slider.line_to(target)?;
            let slides = Reach::of(self.content(slider).kind(), by).slides.has(direction);
            slides.then_some((slider, direction, distance))
        })
    }

    /// Returns the cells on which another piece can end a check by capturing or blocking the
    /// attacker. The result is empty if there are two attackers.
    ///
    /// The check must not come from mimicry or a dragon's line.
    pub(super) fn evasions(&self, king: Cell, by: Side) -> Cells {
        let (mut attackers, mut evasions) = (0, Cells::NONE);
        for (slider, direction, distance) in self.sliders_toward(king, by) {
            if self.first_from(slider.step(direction), direction) == king {
                attackers += 1;
                let mut cell = slider;
                for _ in 0..distance {
                    evasions.add(cell);
                    cell = cell.step(direction);
                }
            }
        }
        for direction in Direction::ALL {
            let back = direction.reverse();
            let near = king.step(direction);
            let far = near.step(direction);
            let (stepper, leaper) = (self.content(near), self.content(far));
            let steps = Reach::of(stepper.kind(), by).steps.has(back) && !stepper.slides();
            let leaps = Reach::of(leaper.kind(), by).leaps.has(back);
            for (cell, attacks) in [(near, stepper.is(by) && steps), (far, leaper.is(by) && leaps)] {
                if attacks {
                    attackers += 1;
                    evasions.add(cell);
                }
            }
        }
        if attackers == 1 { evasions } else { Cells::NONE }
    }

    /// Returns the first cell in a direction that isn't empty, starting with `cell` itself.
    pub(super) fn first_from(&self, mut cell: Cell, direction: Direction) -> Cell {
        while self.content(cell) == Content::EMPTY {
            cell = cell.step(direction);
        }
        cell
    }

    /// Returns the directions of the leaps and slides that a jester mimics on a cell.
    pub(super) fn mimicry(&self, jester: Cell) -> (Directions, Directions) {
        let (mut leaps, mut slides) = (Directions::NONE, Directions::NONE);
        for direction in Direction::ALL {
            let lender = self.content(jester.step(direction));
            if lender.is_piece() {
                // Leaps and slides are the same for both sides.
                let reach = Reach::of(lender.kind(), Side::First);
                leaps = leaps.or(reach.leaps);
                slides = slides.or(reach.slides);
            }
        }
        (leaps, slides)
    }

    /// Returns the slides of a piece, including a jester's mimicry.
    pub(super) fn slides(&self, kind: Kind, from: Cell) -> Directions {
        match kind {
            Kind::Jester => self.mimicry(from).1,
            _ => Reach::of(kind, Side::First).slides,
        }
    }

    /// Whether the jester of `by` attacks a distant cell by mimicry.
    fn mimicry_reaches(&self, by: Side, target: Cell) -> bool {
        let jester = self.noble(by, Kind::Jester);
        let Some((direction, distance)) = self.mimicry_line(by, target) else { return false };
        if distance < 2 {
            return false;
        }
        let (leaps, slides) = self.mimicry(jester);
        if distance == 2 && leaps.has(direction) {
            return true;
        }
        slides.has(direction) && self.first_from(jester.step(direction), direction) == target
    }

    /// Returns the direction and distance from the jester of `by` to a cell. Without a common line
    /// mimicry can't reach the cell, and the result is `None`.
    pub(super) fn mimicry_line(&self, by: Side, target: Cell) -> Option<(Direction, u8)> {
        let jester = self.noble(by, Kind::Jester);
        if jester == Cell::OFF_BOARD {
            return None;
        }
        jester.line_to(target)
    }

    pub(super) fn slider_threats(&self, side: Side) -> SliderThreats {
        let king = self.noble(side, Kind::King);
        let mut threats = SliderThreats { attacked: false, pinned: Cells::NONE, blocked: false };
        for (slider, direction, _) in self.sliders_toward(king, side.other()) {
            let first = self.first_from(slider.step(direction), direction);
            threats.attacked |= first == king;
            threats.blocked |= first != king;
            let own = first != king && self.content(first).is(side);
            if own && self.first_from(first.step(direction), direction) == king {
                threats.pinned.add(first);
            }
        }
        threats
    }

    /// Whether a piece attacks a cell by a slide over empty cells, and not by a leap, too.
    fn slides_from_afar(&self, by: Cell, target: Cell) -> bool {
        let content = self.content(by);
        by.line_to(target).is_some_and(|(direction, distance)| {
            let leaps = match content.kind() {
                Kind::Jester => self.mimicry(by).0,
                kind => Reach::of(kind, Side::First).leaps,
            };
            let leaps = distance == 2 && leaps.has(direction);
            distance > 1 && !leaps && self.slides(content.kind(), by).has(direction)
        })
    }

    /// Returns all checks to the king of `side`, one per checking piece.
    pub(super) fn checks(&self, side: Side) -> Vec<Check> {
        let enemy = side.other();
        let king = self.noble(side, Kind::King);
        let mut found = Vec::new();
        let mut add = |by: Cell, kind| {
            let can_be_blocked = kind == CheckKind::Attack && self.slides_from_afar(by, king);
            let (king, by) = (king.square(), by.square());
            if !found.iter().any(|check: &Check| check.by == by) {
                found.push(Check { king, by, kind, can_be_blocked });
            }
        };
        for direction in Direction::ALL {
            let near = king.step(direction);
            if self.content(near) == Content::EDGE {
                continue;
            }
            let slider = self.first_from(near, direction);
            let back = direction.reverse();
            for (cell, reaches) in [
                (near, (|reach: Reach| reach.steps) as fn(Reach) -> Directions),
                (near.step(direction), |reach| reach.leaps),
                (slider, |reach| reach.slides),
            ] {
                let content = self.content(cell);
                if content.is(enemy) && reaches(Reach::of(content.kind(), enemy)).has(back) {
                    add(cell, CheckKind::Attack);
                }
            }
        }
        if self.mimicry_reaches(enemy, king) {
            add(self.noble(enemy, Kind::Jester), CheckKind::Attack);
        }
        for dragon in [Kind::GoldenDragon, Kind::SilverDragon] {
            if self.line_checks(side, dragon) {
                add(self.noble(enemy, dragon), CheckKind::Line);
            }
        }
        found
    }
}
