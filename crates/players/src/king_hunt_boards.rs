//! The positions of the four games for [`king_hunt`](super::king_hunt).

use sealed_move_rules::{Observer, Position, Side, View, aruki, chakart, kyo, lusus};

use super::king_hunt::{EachMove, HuntBoard};
use super::random::Numbers;

/// Partial moves of Kyo visited to find a threat, and to find most captures.
const MAX_THREAT_PREFIXES: usize = 500;
const MAX_QUICK_PREFIXES: usize = 6_000;

/// Bonuses of Chakart followed in one turn.
const MAX_BONUSES: u32 = 2;

/// Aruki: the king is captured by checkmate.
pub(crate) struct ArukiHunt(pub(crate) aruki::Lookahead);

impl HuntBoard for ArukiHunt {
    fn turn(&self) -> Side {
        self.0.turn()
    }

    fn winner(&self) -> Option<Option<Side>> {
        if self.0.can_move() {
            return self.0.is_drawn().then_some(None);
        }
        Some(self.0.in_check().then(|| self.turn().other()))
    }

    fn captures(&self) -> bool {
        let mut moves = Vec::new();
        self.0.clone().push_moves(&mut moves);
        moves.into_iter().any(|chosen| {
            let mut after = self.0.clone();
            after.play(chosen);
            after.in_check() && !after.can_move()
        })
    }

    fn may_capture(&self) -> bool {
        self.captures()
    }

    fn random_move(&self, random: &mut Numbers) -> Option<String> {
        let mut moves = Vec::new();
        self.0.clone().push_moves(&mut moves);
        moves.get(random.below(moves.len())).map(|chosen| self.0.text_of(*chosen))
    }

    fn visit(&self, each: &mut EachMove<'_, Self>) {
        let mut moves = Vec::new();
        self.0.clone().push_moves(&mut moves);
        for chosen in moves {
            let mut after = self.0.clone();
            after.play(chosen);
            if !each(&|| self.0.text_of(chosen), &[Self(after)]) {
                return;
            }
        }
    }
}

pub(crate) struct KyoHunt(pub(crate) kyo::Lookahead);

impl KyoHunt {
    fn king(&self, side: Side) -> Option<kyo::Tile> {
        let is_king = |pawn: kyo::Pawn| pawn.side == side && pawn.kind == kyo::Kind::King;
        kyo::Tile::all().find(|tile| self.0.stack(*tile).pawn.is_some_and(is_king))
    }

    fn captures_within(&self, max_prefixes: usize) -> bool {
        let Some(king) = self.king(self.turn().other()) else { return false };
        let mut is_found = false;
        self.0.visit_pawn_results(max_prefixes, &mut |attempt| {
            is_found |= attempt.end() == king;
            !is_found
        });
        is_found
    }
}

impl HuntBoard for KyoHunt {
    fn turn(&self) -> Side {
        self.0.turn()
    }

    fn winner(&self) -> Option<Option<Side>> {
        Side::BOTH.into_iter().find(|side| self.king(*side).is_none()).map(|side| Some(side.other()))
    }

    fn captures(&self) -> bool {
        self.sees_capture() || self.captures_within(usize::MAX)
    }

    fn sees_capture(&self) -> bool {
        [MAX_THREAT_PREFIXES, MAX_QUICK_PREFIXES].into_iter().any(|limit| self.captures_within(limit))
    }

    fn is_threatened(&self) -> bool {
        let mut passed = self.0.clone();
        passed.play(&[]);
        Self(passed).captures_within(MAX_THREAT_PREFIXES)
    }

    fn may_capture(&self) -> bool {
        self.captures()
    }

    fn random_move(&self, random: &mut Numbers) -> Option<String> {
        let mut texts = Vec::new();
        self.0.visit_results(MAX_THREAT_PREFIXES, &mut |attempt| {
            texts.push(attempt.text());
            true
        });
        texts.get(random.below(texts.len())).cloned()
    }

    fn visit(&self, each: &mut EachMove<'_, Self>) {
        let mut changes = Vec::new();
        self.0.visit_results(usize::MAX, &mut |attempt| {
            changes.clear();
            attempt.push_changes(&mut changes);
            let mut after = self.0.clone();
            after.play(&changes);
            each(&|| attempt.text(), &[Self(after)])
        });
    }
}

pub(crate) struct ChakartHunt(pub(crate) chakart::Lookahead);

impl ChakartHunt {
    fn results(&self, chosen: chakart::Move) -> Vec<Self> {
        let mut results: Vec<Self> = Vec::new();
        self.0.visit_results(chosen, &mut |after, _| {
            if results.iter().all(|known| known.0 != after) {
                results.push(Self(after));
            }
            true
        });
        results
    }

    fn is_king(&self, at: chakart::Square) -> bool {
        let is_king = |piece: chakart::Piece| piece.kind == chakart::Kind::King && piece.side != self.turn();
        self.0.at(at).piece().is_some_and(is_king)
    }

    fn may_capture_with(&self, bonuses: u32) -> bool {
        let side = self.turn();
        self.0.moves().into_iter().any(|chosen| {
            let mut is_found = false;
            self.0.visit_results(chosen, &mut |after, _| {
                let after = Self(after);
                is_found |= match after.winner() {
                    Some(winner) => winner == Some(side),
                    None => after.turn() == side && bonuses > 0 && after.may_capture_with(bonuses - 1),
                };
                !is_found
            });
            is_found
        })
    }
}

impl HuntBoard for ChakartHunt {
    fn turn(&self) -> Side {
        self.0.turn()
    }

    fn winner(&self) -> Option<Option<Side>> {
        self.0.outcome().map(|outcome| outcome.winner)
    }

    fn captures(&self) -> bool {
        let side = self.turn();
        self.0.moves().into_iter().any(|chosen| {
            let is_at_king = match chosen {
                chakart::Move::Go { to, .. } => self.is_king(to),
                chakart::Move::Shell { at, .. } => self.is_king(at),
                _ => false,
            };
            is_at_king && self.results(chosen).iter().all(|after| after.winner() == Some(Some(side)))
        })
    }

    fn may_capture(&self) -> bool {
        self.may_capture_with(MAX_BONUSES)
    }

    fn random_move(&self, random: &mut Numbers) -> Option<String> {
        let moves = self.0.moves();
        moves.get(random.below(moves.len())).map(ToString::to_string)
    }

    fn visit(&self, each: &mut EachMove<'_, Self>) {
        // Moves without dice first, because most questions are answered by a few.
        let mut moves = self.0.moves();
        moves.sort_by_key(|chosen| match chosen {
            chakart::Move::Go { to, .. } => self.0.at(*to).object().is_some(),
            _ => false,
        });
        for chosen in moves {
            if !each(&|| chosen.to_string(), &self.results(chosen)) {
                return;
            }
        }
    }
}

/// Lusus: tiles that are drawn or discarded at random don't change what the pieces capture.
pub(crate) struct LususHunt(pub(crate) lusus::Lookahead);

impl LususHunt {
    /// The position after each legal sequence of tiles, burned ones first.
    fn visit_plays(&self, each: &mut dyn FnMut(&str, &lusus::Lookahead) -> bool) {
        let mut open = std::collections::VecDeque::from([(String::new(), self.0.clone())]);
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

    /// Whether a piece captures the king, without a further tile.
    fn piece_captures(&self, ahead: &lusus::Lookahead) -> bool {
        let side = self.turn();
        let Some(king) = ahead.king(side.other()) else { return false };
        ahead.piece_options().into_iter().any(|option| {
            option.enters(king) && {
                let after = ahead.after_piece(&option, &mut |_| 0);
                after.outcome().is_some_and(|outcome| outcome.winner == Some(side))
            }
        })
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
        self.piece_captures(&ahead)
    }

    fn may_capture(&self) -> bool {
        let mut is_found = false;
        self.visit_plays(&mut |_, ahead| {
            is_found |= self.piece_captures(ahead);
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

/// A position of any game.
#[allow(clippy::large_enum_variant, reason = "positions are few, and made for one answer")]
pub(crate) enum AnyHunt {
    Aruki(ArukiHunt),
    Kyo(KyoHunt),
    Chakart(ChakartHunt),
    Lusus(LususHunt),
}

impl AnyHunt {
    /// The full position. `None` in the middle of a move, or if a queen is hidden.
    pub(crate) fn of(position: &dyn Position) -> Option<Self> {
        Some(match position.view(Observer::Revealed) {
            View::Aruki(view) => Self::Aruki(ArukiHunt(view.lookahead())),
            View::Kyo(view) => Self::Kyo(KyoHunt(view.lookahead())),
            View::Chakart(view) => {
                let is_plain = view.todo().is_none() && view.left_unseen().is_none();
                is_plain.then(|| Self::Chakart(ChakartHunt(view.lookahead(None))))?
            }
            View::Lusus(view) => {
                let is_whole = view.phase() == lusus::Phase::Play(0);
                is_whole.then(|| Self::Lusus(LususHunt(view.lookahead(&mut |_| 0))))?
            }
        })
    }
}

/// Calls a generic function with the board of any game.
macro_rules! with_board {
    ($hunt:expr, $board:ident => $do:expr) => {
        match $hunt {
            AnyHunt::Aruki($board) => $do,
            AnyHunt::Kyo($board) => $do,
            AnyHunt::Chakart($board) => $do,
            AnyHunt::Lusus($board) => $do,
        }
    };
}
pub(crate) use with_board;
