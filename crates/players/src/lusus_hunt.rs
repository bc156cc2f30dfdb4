//! Positions of Lusus for [`king_hunt`](super::king_hunt).

use std::collections::VecDeque;

use sealed_move_rules::{Side, lusus};

use super::king_hunt::{EachMove, HuntBoard};
use super::random::Numbers;

/// Tiles that are drawn or discarded at random don't change the captures of pieces.
pub(crate) struct LususHunt(pub(crate) lusus::Lookahead);

impl LususHunt {
    /// The position after each legal sequence of tiles, burned ones first.
    fn visit_plays(&self, each: &mut dyn FnMut(&str, &lusus::Lookahead) -> bool) {
        let mut open = VecDeque::from([(String::new(), self.0.clone())]);
        while let Some((plays, ahead)) = open.pop_front() {
            if ahead.may_move() && !each(&plays, &ahead) {
                return;
            }
            if matches!(ahead.phase(), lusus::Phase::Play(_)) {
                let mut options = ahead.tile_options();
                options.sort_by_key(|option| !option.is_burn());
                for option in options {
                    let mut after = ahead.clone();
                    after.play_tile(&option, &mut |_| 0);
                    open.push_back((format!("{plays}{} ", option.text()), after));
                }
            }
        }
    }
}

impl HuntBoard for LususHunt {
    const HIDES_HANDS: bool = true;

    fn turn(&self) -> Side {
        self.0.turn()
    }

    fn winner(&self) -> Option<Option<Side>> {
        self.0.outcome().map(|outcome| outcome.winner)
    }

    fn captures(&self) -> bool {
        // Any tile can be burned.
        let mut ahead = self.0.clone();
        ahead.skip_tiles();
        ahead.king_capture().is_some()
    }

    fn may_capture(&self) -> bool {
        let mut is_found = false;
        self.visit_plays(&mut |_, ahead| {
            is_found |= ahead.king_capture().is_some();
            !is_found
        });
        is_found
    }

    fn can_win(&self) -> bool {
        self.may_capture()
    }

    fn random_move(&self, random: &mut Numbers) -> Option<String> {
        let mut ahead = self.0.clone();
        let mut text = String::new();
        let options = ahead.tile_options();
        if let Some(option) = options.get(random.below(options.len())) {
            ahead.play_tile(option, &mut |_| 0);
            text = format!("{} ", option.text());
        }
        let moves = ahead.piece_options();
        moves.get(random.below(moves.len())).map(|chosen| format!("{text}{}", chosen.text()))
    }

    fn visit_plain(&self, each: &mut EachMove<'_, Self>) {
        let options = self.0.tile_options();
        let burn = options.iter().find(|option| option.is_burn());
        let mut ahead = self.0.clone();
        if let Some(burn) = burn {
            ahead.play_tile(burn, &mut |_| 0);
        }
        let plays = burn.map_or_else(String::new, |burn| format!("{} ", burn.text()));
        for option in ahead.piece_options() {
            let after = Self(ahead.after_piece(&option, &mut |_| 0));
            if !each(&|| format!("{plays}{}", option.text()), &[after]) {
                return;
            }
        }
    }

    fn visit(&self, each: &mut EachMove<'_, Self>) {
        self.visit_plays(&mut |plays, ahead| {
            ahead.piece_options().into_iter().all(|option| {
                let after = Self(ahead.after_piece(&option, &mut |_| 0));
                each(&|| format!("{plays}{}", option.text()), &[after])
            })
        });
    }
}
