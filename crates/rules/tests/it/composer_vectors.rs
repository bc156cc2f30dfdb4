//! The composer on the positions of the vectors: its menus lead to exactly the legal moves, in
//! canonical spelling. If a move wins at once, the first answers lead to one.

use std::collections::BTreeSet;

use sealed_move_rules::bounds::{Bounds, Counted, Meter};
use sealed_move_rules::{Menu, MoveText, Observer, Position, View, find};

use crate::composer::check_menu;
use crate::vectors::positions;

/// Page size of a Discord menu.
const PAGE_SIZE: usize = 25;

fn view(position: &dyn Position) -> View {
    position.view(Observer::Player(position.turn()))
}

/// Everything the menus of a position lead to.
#[derive(Default)]
struct FoundTurns {
    turns: BTreeSet<String>,
    /// Visited drafts; several paths may lead to one.
    drafts: BTreeSet<String>,
    longest: usize,
}

impl FoundTurns {
    fn below(&mut self, view: &View, draft: &str) {
        if !self.drafts.insert(draft.to_owned()) {
            return;
        }
        let menu = view.compose(draft).unwrap_or_else(|error| panic!("{draft}: {error}"));
        check_menu(view, draft, &menu);
        self.longest = self.longest.max(menu.options.len());
        assert!(menu.move_text.is_some() || !menu.options.is_empty(), "{draft} leads nowhere");
        self.turns.extend(menu.move_text.clone());
        for choice in &menu.options {
            self.below(view, &choice.draft);
        }
    }
}

#[derive(Debug, Default)]
struct SeenMenus {
    positions: usize,
    turns: usize,
    paged: usize,
}

/// All legal moves of a position; `None` if there are more than `limit`.
fn legal_moves(position: &dyn Position, limit: usize) -> Option<BTreeSet<String>> {
    let view = view(position);
    let mut turns = BTreeSet::new();
    if !matches!(view, View::Lusus(_)) {
        turns.extend(view.legal_moves(limit).ok()?);
    } else if !steps_below(&view, "", limit, &mut turns) {
        return None;
    }
    (turns.len() <= limit).then_some(turns)
}

/// Collects moves through the next steps of `rules/lusus.md §7.2`, because Lusus never lists its
/// moves. Returns `false` above `limit`.
fn steps_below(view: &View, partial: &str, limit: usize, turns: &mut BTreeSet<String>) -> bool {
    for step in view.next(partial).unwrap().options {
        if step.complete {
            turns.insert(step.text.clone());
        }
        // A step that adds nothing ends the move as it is.
        let longer = step.text.len() > partial.len();
        if turns.len() > limit || (longer && !steps_below(view, &step.text, limit, turns)) {
            return false;
        }
    }
    true
}

/// Compares menus and legal moves in every `stride`th position with at most `limit` of them. Moves
/// for which `typed` holds may be missing from the menus.
fn compare(name: &str, files: &[&str], stride: usize, limit: usize, typed: fn(&str) -> bool) -> SeenMenus {
    let mut seen = SeenMenus::default();
    for position in positions(find(name).unwrap(), files).iter().step_by(stride) {
        let Some(legal) = legal_moves(&**position, limit) else { continue };
        let mut found = FoundTurns::default();
        found.below(&view(&**position), "");
        let wrong: Vec<_> = found.turns.difference(&legal).collect();
        let missing: Vec<_> = legal.difference(&found.turns).filter(|turn| !typed(turn)).collect();
        assert!(wrong.is_empty() && missing.is_empty(), "{}: {wrong:?} {missing:?}", position.text());
        seen.positions += 1;
        seen.turns += found.turns.len();
        seen.paged += usize::from(found.longest > PAGE_SIZE);
    }
    seen
}

#[test]
fn arukis_menus_hold_the_legal_turns_of_the_vectors() {
    let seen = compare("aruki", &["legal_moves.jsonl", "positions.jsonl"], 6, usize::MAX, |_| false);
    assert!(seen.positions > 80 && seen.turns > 1500, "{seen:?}");
}

#[test]
fn chakarts_menus_hold_the_legal_submissions_of_the_vectors() {
    let files = ["legal_moves.jsonl", "vectors.jsonl", "inputs.jsonl", "outcomes.jsonl"];
    let seen = compare("chakart", &files, 3, usize::MAX, |_| false);
    assert!(seen.positions > 80 && seen.turns > 2000 && seen.paged > 0, "{seen:?}");
}

#[test]
fn kyos_menus_hold_the_legal_turns_of_the_vectors() {
    // Menus shuffle at most five chips of a pile without a pawn. Longer shuffles have to be typed.
    let typed = |turn: &str| turn.split_once(" =").is_some_and(|(_, order)| order.len() > 5);
    let seen = compare("kyo", &["vectors.jsonl", "next.jsonl"], 3, 1000, typed);
    assert!(seen.positions > 50 && seen.turns > 2000, "{seen:?}");
}

#[test]
fn lusus_menus_hold_the_legal_turns_of_the_vectors() {
    let files = ["legal_moves.jsonl", "steps.jsonl", "vectors.jsonl"];
    let seen = compare("lusus", &files, 3, 1000, |_| false);
    assert!(seen.positions > 50 && seen.turns > 2000 && seen.paged > 0, "{seen:?}");
}

/// The moves reached by always taking the first answer.
fn first(view: &View) -> Vec<String> {
    let (mut turns, mut draft) = (Vec::new(), String::new());
    loop {
        let Menu { move_text, options, .. } = view.compose(&draft).unwrap();
        turns.extend(move_text);
        let Some(choice) = options.first() else { return turns };
        draft.clone_from(&choice.draft);
    }
}

/// Whether the move wins at once, whatever is rolled.
fn wins(position: &dyn Position, turn: &str) -> bool {
    let mut meter = Meter::new(Counted::Results, Bounds::NONE);
    let text = MoveText::canonical(turn.to_owned());
    let visited = position.visit_outcomes(&text, &mut meter, &mut |_, played, _| {
        let winner = played.position.outcome().and_then(|outcome| outcome.winner);
        (winner == Some(position.turn())).then_some(())
    });
    visited.is_ok()
}

#[test]
fn the_first_answers_win_if_a_move_wins_at_once() {
    for (name, files) in [
        ("aruki", ["vectors.jsonl", "legal_moves.jsonl"]),
        ("chakart", ["vectors.jsonl", "legal_moves.jsonl"]),
        ("kyo", ["vectors.jsonl", "next.jsonl"]),
        ("lusus", ["vectors.jsonl", "legal_moves.jsonl"]),
    ] {
        let mut winnable = 0;
        for position in positions(find(name).unwrap(), &files).iter().step_by(2) {
            // The ranking doesn't search walks of several steps in Kyo or tile effects in Lusus for
            // wins.
            let blanks = match name {
                "kyo" => 1,
                "lusus" => 0,
                _ => usize::MAX,
            };
            let soon = |turn: &&String| turn.matches(' ').count() <= blanks;
            let Some(legal) = legal_moves(&**position, 300) else { continue };
            if legal.iter().filter(soon).any(|turn| wins(&**position, turn)) {
                winnable += 1;
                let turns = first(&view(&**position));
                assert!(turns.iter().any(|turn| wins(&**position, turn)), "{}: {turns:?}", position.text());
            }
        }
        assert!(winnable > 5, "{name}: {winnable}");
    }
}
