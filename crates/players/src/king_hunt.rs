//! Finds single captures and defenses of a king, exhaustively.
//!
//! No search bound is involved, so a puzzle found here is proved, not judged. In Aruki the capture
//! is checkmate.

use sealed_move_rules::Side;
use sealed_move_rules::puzzle::PuzzleKind;

use super::random::Numbers;

/// Receives a move's text and all its results. Returns whether to continue.
pub(crate) type EachMove<'a, B> = dyn FnMut(&dyn Fn() -> String, &[B]) -> bool + 'a;

/// A position to hunt in.
pub(crate) trait HuntBoard: Sized {
    /// Whether the opponent's hand is hidden, so that a threat from it can't be seen.
    const HIDES_HANDS: bool = false;

    fn turn(&self) -> Side;

    /// `Some(None)` is a draw, `None` an unfinished game.
    fn winner(&self) -> Option<Option<Side>>;

    /// Whether the side to move can capture the king at once with every roll. Tiles of hidden hands don't count.
    fn captures(&self) -> bool;

    /// Like [`captures`](Self::captures), but may overlook a capture.
    fn sees_capture(&self) -> bool {
        self.captures()
    }

    /// Whether the other side could capture the king after a pass. May return `true` if unknown.
    fn is_threatened(&self) -> bool {
        true
    }

    /// Whether some move and some roll capture the king at once.
    fn may_capture(&self) -> bool;

    /// Whether the side to move can capture the king at once, tiles included.
    fn can_win(&self) -> bool {
        self.captures()
    }

    /// A random legal move.
    fn random_move(&self, random: &mut Numbers) -> Option<String>;

    /// Visits the legal moves that may threaten a king; in Lusus only those without a tile.
    fn visit_plain(&self, each: &mut EachMove<'_, Self>) {
        self.visit(each);
    }

    /// Visits all legal moves with all their results.
    fn visit(&self, each: &mut EachMove<'_, Self>);
}

/// A position of any game to hunt in, implemented by every [`HuntBoard`].
pub(crate) trait Hunt {
    /// Whether the side to move can capture the king at once, tiles included.
    fn wins_now(&self) -> bool;

    /// A random legal move.
    fn any_move(&self, random: &mut Numbers) -> Option<String>;

    /// The single move that captures the king, defends it, or forces its capture.
    fn solve(&self, same: &Sameness<'_>) -> Option<Solved>;

    /// The single move that captures the king.
    fn sole_capture(&self, same: &Sameness<'_>) -> Option<Solved>;

    /// The single move that defends the king.
    fn sole_defense(&self, same: &Sameness<'_>) -> Option<Solved>;

    /// A sample of up to `limit` moves that threaten the king and allow a single defense.
    fn threats(&self, may_be_same: MaybeSame, seed: u64, limit: usize) -> Vec<String>;

    /// Up to `limit` moves without dice.
    fn replies(&self, limit: usize) -> Vec<String>;
}

impl<B: HuntBoard> Hunt for B {
    fn wins_now(&self) -> bool {
        self.can_win()
    }

    fn any_move(&self, random: &mut Numbers) -> Option<String> {
        self.random_move(random)
    }

    fn solve(&self, same: &Sameness<'_>) -> Option<Solved> {
        solve(self, same)
    }

    fn sole_capture(&self, same: &Sameness<'_>) -> Option<Solved> {
        sole_capture(self, same)
    }

    fn sole_defense(&self, same: &Sameness<'_>) -> Option<Solved> {
        sole_defense(self, same)
    }

    fn threats(&self, may_be_same: MaybeSame, seed: u64, limit: usize) -> Vec<String> {
        let side = self.turn();
        let quick = Sameness { may_be: may_be_same, is: Box::new(|_, _| true) };
        let mut count = 0_usize;
        self.visit_plain(&mut |_, _| {
            count += 1;
            true
        });
        let (stride, mut found, mut index) = (count.div_ceil(limit).max(1), Vec::new(), seed as usize % 64);
        self.visit_plain(&mut |text, results| {
            index += 1;
            if let [after] = results
                && index % stride == 0
                && after.winner().is_none()
                && after.turn() != side
                && sole_defense(after, &quick).is_some()
                && !after.can_win()
            {
                found.push(text());
            }
            true
        });
        found
    }

    fn replies(&self, limit: usize) -> Vec<String> {
        let mut found = Vec::new();
        self.visit(&mut |text, results| {
            if results.len() == 1 {
                found.push(text());
            }
            found.len() < limit
        });
        found
    }
}

/// A position with a single right first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Solved {
    pub(crate) kind: PuzzleKind,
    pub(crate) right: String,
    /// Whether the right move ends the game.
    pub(crate) ends: bool,
}

type Compare<'a> = dyn Fn(&str, &str) -> bool + 'a;

/// Whether two moves could be the same solution. A quick test.
pub(crate) type MaybeSame = fn(&str, &str) -> bool;

/// Compares a move with the right one.
pub(crate) struct Sameness<'a> {
    pub(crate) may_be: MaybeSame,
    /// Whether they count as the same solution.
    pub(crate) is: Box<Compare<'a>>,
}

/// The single move that captures the king, defends it, or forces its capture.
fn solve<B: HuntBoard>(board: &B, same: &Sameness<'_>) -> Option<Solved> {
    if board.can_win() {
        return sole_capture(board, same);
    }
    sole_defense(board, same).or_else(|| sole_attack(board, same))
}

fn sole_capture<B: HuntBoard>(board: &B, same: &Sameness<'_>) -> Option<Solved> {
    let won = Some(Some(board.turn()));
    let right = sole(board, same, &|results| Some(results.iter().all(|after| after.winner() == won)))?;
    Some(Solved { kind: PuzzleKind::Win, right, ends: true })
}

/// The single move that prevents the capture of the king with every roll. Every other move loses the king.
fn sole_defense<B: HuntBoard>(board: &B, same: &Sameness<'_>) -> Option<Solved> {
    let solver = board.turn();
    if !board.is_threatened() || has_two_defenses(board, same, solver) {
        return None;
    }
    let right = sole(board, same, &|results| {
        let lost = results.iter().filter(|after| is_safe(*after, solver) == Some(false)).count();
        match is_safe(results.first()?, solver)? {
            true => results.iter().all(|after| is_safe(after, solver) == Some(true)).then_some(true),
            // Puzzles play the first roll. Most others must lose, too.
            false => (2 * lost > results.len()).then_some(false),
        }
    })?;
    if B::HIDES_HANDS && !is_proof_against_hands(board, &right) {
        return None;
    }
    Some(Solved { kind: PuzzleKind::Hold, right, ends: false })
}

/// The single move that forces the capture of the king.
fn sole_attack<B: HuntBoard>(board: &B, same: &Sameness<'_>) -> Option<Solved> {
    let solver = board.turn();
    // Replies with hidden tiles can't be foreseen.
    if B::HIDES_HANDS || !may_be_sole_attack(board, same, solver) {
        return None;
    }
    let right = sole(board, same, &|results| Some(results.iter().all(|after| is_attack_won(after, solver))))?;
    Some(Solved { kind: PuzzleKind::Win, right, ends: false })
}

/// Whether a move also prevents captures of the king with tiles.
fn is_proof_against_hands<B: HuntBoard>(board: &B, right: &str) -> bool {
    let mut is_proof = false;
    board.visit(&mut |text, results| {
        let is_right = text() == right;
        is_proof |= is_right && results.iter().all(|after| !after.may_capture());
        !is_right
    });
    is_proof
}

/// Whether two different moves prevent a sure capture. A quick test.
fn has_two_defenses<B: HuntBoard>(board: &B, same: &Sameness<'_>, solver: Side) -> bool {
    let (mut known, mut has_two) = (None::<String>, false);
    board.visit(&mut |text, results| {
        let is_lost = |after: &B| match after.winner() {
            Some(winner) => winner == Some(solver.other()),
            None => after.turn() != solver && after.sees_capture(),
        };
        if !results.first().is_some_and(is_lost) {
            let text = text();
            has_two = known.as_ref().is_some_and(|known| !(same.may_be)(&text, known));
            known.get_or_insert(text);
        }
        !has_two
    });
    has_two || known.is_none()
}

/// Whether the king of `solver` is safe from the opponent's next move; `None` if dice or a hidden hand
/// decide.
fn is_safe<B: HuntBoard>(after: &B, solver: Side) -> Option<bool> {
    if let Some(winner) = after.winner() {
        return (winner == Some(solver.other())).then_some(false);
    }
    if after.turn() == solver {
        return None;
    }
    if after.captures() {
        return Some(false);
    }
    (B::HIDES_HANDS || !after.may_capture()).then_some(true)
}

/// Whether only one move seems to force the capture of the king. A quick test.
fn may_be_sole_attack<B: HuntBoard>(board: &B, same: &Sameness<'_>, solver: Side) -> bool {
    let (mut known, mut has_two) = (None::<String>, false);
    board.visit(&mut |text, results| {
        let is_threat = results.iter().all(|after| after.winner().is_some() || after.is_threatened());
        if is_threat && results.iter().all(|after| is_attack_won_by(after, solver, B::sees_capture)) {
            let text = text();
            has_two = known.as_ref().is_some_and(|known| !(same.may_be)(&text, known));
            known.get_or_insert(text);
        }
        !has_two
    });
    !has_two && known.is_some()
}

/// Whether `solver` captures the king after every reply and roll.
fn is_attack_won<B: HuntBoard>(after: &B, solver: Side) -> bool {
    is_attack_won_by(after, solver, B::captures)
}

fn is_attack_won_by<B: HuntBoard>(after: &B, solver: Side, captures: fn(&B) -> bool) -> bool {
    if let Some(winner) = after.winner() {
        return winner == Some(solver);
    }
    if after.turn() == solver {
        return captures(after);
    }
    let mut won = true;
    after.visit(&mut |_, results| {
        won = results.iter().all(|reply| match reply.winner() {
            Some(winner) => winner == Some(solver),
            None => reply.turn() == solver && captures(reply),
        });
        won
    });
    won
}

/// The single move with the value `true`, if all others have the value `false`, and the same moves as it don't.
fn sole<B: HuntBoard>(
    board: &B,
    same: &Sameness<'_>,
    value: &dyn Fn(&[B]) -> Option<bool>,
) -> Option<String> {
    let (mut right, mut is_clear, mut wrong) = (None::<String>, true, 0);
    board.visit(&mut |text, results| {
        match value(results) {
            None => is_clear = false,
            Some(false) => wrong += 1,
            Some(true) => match &right {
                None => right = Some(text()),
                Some(known) => {
                    let text = text();
                    is_clear = (same.may_be)(&text, known) && (same.is)(&text, known);
                }
            },
        }
        is_clear
    });
    let right = right.filter(|_| is_clear && wrong > 0)?;
    board.visit(&mut |text, results| {
        let text = text();
        is_clear = !(same.may_be)(&text, &right)
            || text == right
            || value(results) == Some(true)
            || !(same.is)(&text, &right);
        is_clear
    });
    is_clear.then_some(right)
}
