//! Move numbers as shown to players: one per completed turn, regardless of follow-up choices.

use sealed_move_rules::Side;

/// The place of a record in its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovePart {
    /// The number of the move: completed moves of both sides before it, plus 1.
    pub number: u32,
    /// The number of the record within the move, from 1.
    pub part: u32,
}

impl MovePart {
    /// Numbers records by the sides that made them. `first` is the number of the first move.
    /// Consecutive records of one side belong to one move.
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

    /// Returns the number of records up to and including move `number` (0 for the start); `None` if
    /// it was not made.
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
