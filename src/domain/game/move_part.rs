//! Moves as people count them: one for each completed turn, whatever a move's follow-up choices are.

use sealed_move_rules::Side;

/// Which move a stored record belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovePart {
    /// The number of the move: completed moves of both sides before it, plus 1.
    pub number: u32,
    /// Which of its records it is, from 1: a move with follow-up choices has several.
    pub part: u32,
}

impl MovePart {
    /// Which moves records belong to, in order; `first` is the number of the first move, and the
    /// sides are those that made the records. No side makes two moves in a row.
    pub fn of_records(first: u32, sides: impl IntoIterator<Item = Side>) -> Vec<Self> {
        let mut parts: Vec<Self> = Vec::new();
        let mut before = None;
        for side in sides {
            parts.push(match parts.last() {
                Some(last) if before == Some(side) => Self { part: last.part + 1, ..*last },
                Some(last) => Self { number: last.number + 1, part: 1 },
                None => Self { number: first, part: 1 },
            });
            before = Some(side);
        }
        parts
    }

    /// How many records lie before the position after move `number`; `None` where that was not
    /// made. Before the first move lies none.
    #[must_use]
    pub fn records_until(parts: &[Self], number: u32) -> Option<usize> {
        let last = parts.last().map_or(0, |part| part.number);
        let before = parts.iter().rposition(|part| part.number <= number).map_or(0, |at| at + 1);
        (number == 0 || number <= last).then_some(before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const W: Side = Side::First;
    const B: Side = Side::Second;

    #[test]
    fn follow_up_choices_are_parts_of_a_move() {
        let parts = MovePart::of_records(1, [W, W, B, W, B, B, B]);
        let told: Vec<_> = parts.iter().map(|part| (part.number, part.part)).collect();
        assert_eq!(told, [(1, 1), (1, 2), (2, 1), (3, 1), (4, 1), (4, 2), (4, 3)]);
        assert!(MovePart::of_records(1, []).is_empty());
    }

    #[test]
    fn a_move_is_found_with_all_its_parts() {
        let parts = MovePart::of_records(1, [W, W, B, W]);
        let until = |number| MovePart::records_until(&parts, number);
        assert_eq!([0, 1, 2, 3, 4].map(until), [Some(0), Some(2), Some(3), Some(4), None]);
        assert_eq!(MovePart::records_until(&[], 0), Some(0));
        assert_eq!(MovePart::records_until(&[], 1), None);
        let later = MovePart::of_records(21, [W, B]);
        assert_eq!(MovePart::records_until(&later, 20), Some(0));
        assert_eq!(MovePart::records_until(&later, 22), Some(2));
    }
}
