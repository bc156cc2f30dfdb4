//! Hints of random positions: legal moves, and reasons that the rules confirm.

use std::collections::BTreeSet;

use sealed_move_players::{Cancel, KnownMove, Reason, hint};
use sealed_move_rules::{GAMES, View};

use super::laws::{own_view, positions};

/// Whether a move ends the game for the side that makes it.
fn ends(known: &KnownMove) -> bool {
    let after = known.before.after(&known.text, 64).unwrap();
    !after.is_empty() && after.iter().all(|view| view.game_over().is_some())
}

fn checked(reason: &Reason, view: &View) {
    let known: Vec<&KnownMove> = match reason {
        Reason::SavesKing(known) => {
            assert!(ends(known), "{reason:?}");
            vec![known]
        }
        Reason::ThreatensKing(known, answer) => {
            assert!(ends(known), "{reason:?}");
            for after in answer.iter().flat_map(|answer| answer.before.after(&answer.text, 3).unwrap()) {
                let wins = |views: Vec<View>| views.iter().all(|view| view.game_over().is_some());
                assert!(!after.after(&known.text, 3).is_ok_and(wins), "{reason:?}");
            }
            std::iter::once(known).chain(answer).collect()
        }
        Reason::Takes(Some(known))
        | Reason::Prevents(known)
        | Reason::Threatens(known)
        | Reason::Limits(known) => vec![known],
        Reason::Instead(tempting, reply) => vec![tempting, reply],
        _ => Vec::new(),
    };
    let names_captures = !matches!(reason, Reason::ThreatensKing(..) | Reason::Limits(_));
    for known in known {
        assert!(!known.text.is_empty(), "{reason:?}");
        // A piece that grows takes nothing.
        assert!(!(names_captures && known.text.contains(")+")), "{reason:?}");
        if let View::Kyo(before) = &*known.before
            && ends(known)
        {
            assert_eq!(before.lookahead().shortest_capture(&known.text), None, "{reason:?}");
        }
        // A reason reveals neither a tile of a hand nor a hidden queen.
        assert!(
            !known.text.contains('@') && !known.text.contains(' ') || matches!(view, View::Kyo(_)),
            "{reason:?}"
        );
        let twice = || known.before.after_pass()?.after_pass();
        let legal = |before: &View| before.after(&known.text, 4).is_ok();
        // In Lusus a move may need a tile first, which isn't told.
        let legal = legal(&known.before) || twice().is_some_and(|before| legal(&before));
        assert!(legal, "{reason:?}");
    }
}

#[test]
fn hints_are_legal_and_their_reasons_true() {
    let mut kinds = BTreeSet::new();
    for game in GAMES {
        let every = if game.info().name == "kyo" { 30 } else { 9 };
        for state in positions(*game, 2, every) {
            let view = own_view(&state);
            let found = hint(&view, &[], &Cancel::default()).unwrap();
            assert!(!found.chosen.text.is_empty());
            assert_eq!(view.read(&found.chosen.text).unwrap().as_str(), found.chosen.text);
            checked(&found.reason, &view);
            let grows = matches!(view, View::Aruki(_)) && found.chosen.text.contains(")+");
            assert!(!(grows && matches!(found.reason, Reason::Takes(_))), "{}", found.chosen.text);
            let kind = format!("{:?}", found.reason);
            let kind = kind.split(['(', ' ']).next().unwrap_or_default().to_owned();
            println!("{}: {} {kind}", game.info().name, found.chosen.text);
            kinds.insert(kind);
        }
    }
    assert!(kinds.len() >= 6, "{kinds:?}");
}
