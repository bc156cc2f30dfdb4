//! What bounded the levels of earlier versions: games that began under one go on, and are verified, under it.

use sealed_move_rules::View;

use super::{ARUKI, CHAKART, LUSUS, LevelRow, Limits};
use crate::level::{ChoiceVersion, Level};

/// The levels of Kyo between [`ChoiceVersion::FITTED`] and [`ChoiceVersion::SHARPER`].
const FITTED_KYO: [LevelRow; 6] = [
    (500, 1, 2, 880, 520, 1),
    (700, 1, 2, 820, 320, 1),
    (2_500, 1, 3, 570, 90, 1),
    (3_000, 1, 4, 400, 45, 1),
    (4_000, 1, 6, 180, 18, 1),
    (100_000, 30, 10, 0, 2, 1),
];
/// The best levels then of Chakart and Lusus.
const FITTED_BEST_CHAKART: LevelRow = (60_000, 30, 8, 0, 2, 4);
const FITTED_BEST_LUSUS: LevelRow = (150_000, 30, 8, 0, 2, 4);

impl Limits {
    /// What bounded the levels between [`ChoiceVersion::FITTED`] and [`ChoiceVersion::SHARPER`].
    pub(super) fn fitted(view: &View, level: Level) -> Self {
        let row = match (view, level) {
            (View::Kyo(_), _) => FITTED_KYO[level as usize],
            (View::Chakart(_), Level::Best) => FITTED_BEST_CHAKART,
            (View::Lusus(_), Level::Best) => FITTED_BEST_LUSUS,
            (View::Aruki(_), _) => ARUKI[level as usize],
            (View::Chakart(_), _) => CHAKART[level as usize],
            (View::Lusus(_), _) => LUSUS[level as usize],
        };
        Self { counts_unseen_hands: level >= Level::Careful, whole_moves: true, ..Self::from_row(row, level) }
    }

    /// What bounded the levels before [`ChoiceVersion::FITTED`]; those of Aruki were evened out by the second version.
    pub(super) fn before_fitted(view: &View, level: Level, version: ChoiceVersion) -> Self {
        const EVENED_ARUKI: [LevelRow; 5] = [
            (400, 1, 2, 550, 40, 1),
            (1_500, 1, 3, 300, 20, 1),
            (6_000, 2, 4, 380, 20, 1),
            (8_000, 2, 4, 180, 10, 1),
            (20_000, 3, 6, 220, 10, 1),
        ];
        let index = level as usize;
        if matches!(view, View::Aruki(_))
            && version > ChoiceVersion::FIRST
            && let Some(row) = EVENED_ARUKI.get(index)
        {
            return Self::from_row(*row, level);
        }
        let nodes = match view {
            View::Aruki(_) => [400, 1_500, 6_000, 25_000, 100_000, 1_500_000],
            View::Kyo(_) => [1_000, 3_000, 5_000, 10_000, 20_000, 150_000],
            View::Chakart(_) => [400, 2_000, 8_000, 30_000, 120_000, 1_200_000],
            View::Lusus(_) => [600, 2_000, 6_000, 15_000, 40_000, 400_000],
        };
        let (depth, captures) = ([1, 1, 2, 3, 6, 30], [2, 3, 4, 6, 8, 10]);
        let (overlooks, noise) = ([650, 400, 150, 50, 12, 0], [50, 25, 10, 5, 3, 2]);
        let samples = [1, 1, 1, 2, 3, 4];
        Self::from_row(
            (nodes[index], depth[index], captures[index], overlooks[index], noise[index], samples[index]),
            level,
        )
    }
}
