//! The shipped puzzles are true, in the sets and in the courses. A move that holds prevents the capture
//! of the king, and every other one loses it. If the right move captures the king or forces its capture,
//! every other one fails to. No right move meets a trap that the solver can't see.
//!
//! Everything here follows from legal moves and their outcomes. There is no search with a bound,
//! and no code of the program that finds puzzles.

use sealed_move_rules::lesson::{Goal, LessonAttempt, LessonVerdict, find_lesson};
use sealed_move_rules::lusus::{Group, Phase};
use sealed_move_rules::puzzle::{Puzzle, PuzzleAttempt, PuzzleKind, is_same_move};
use sealed_move_rules::{
    GAMES, Game, MoveText, Observer, Position, Rolls, Side, View, chance, find, kyo, lusus,
};

/// Maximum number of results of one move, more than any puzzle has.
const MAX_RESULTS: usize = 100_000;

/// More legal moves than any position of a puzzle has.
const MAX_MOVES: usize = 100_000;

/// Bonuses of Chakart in one turn.
const MAX_BONUSES: u32 = 2;

/// A move that captures the king of `loser`, or mates it, by any roll. `loser` has just moved.
fn capture_of_king(position: &dyn Position, loser: Side) -> Option<String> {
    match position.view(Observer::Revealed) {
        View::Kyo(view) => capture_in_kyo(position, &view, loser),
        View::Lusus(view) => capture_in_lusus(&view.lookahead(&mut |_| 0), loser),
        view => capture_by_legal_moves(position, &view, loser, MAX_BONUSES),
    }
}

fn capture_by_legal_moves(position: &dyn Position, view: &View, loser: Side, bonuses: u32) -> Option<String> {
    let moves = view.legal_moves(MAX_MOVES).unwrap();
    moves.into_iter().find(|text| {
        let chosen = MoveText::canonical(text.clone());
        let results = chance::outcomes(position, &chosen, MAX_RESULTS).unwrap();
        results.iter().any(|(played, _)| match played.position.outcome() {
            Some(outcome) => outcome.winner == Some(loser.other()),
            // A bonus of Chakart continues the turn.
            None if played.position.turn() != loser && bonuses > 0 => {
                let view = played.position.view(Observer::Revealed);
                capture_by_legal_moves(&*played.position, &view, loser, bonuses - 1).is_some()
            }
            None => false,
        })
    })
}

/// Visits every way of every pawn.
fn capture_in_kyo(position: &dyn Position, view: &kyo::View, loser: Side) -> Option<String> {
    let ahead = view.lookahead();
    let is_king = |tile: kyo::Tile| {
        ahead.stack(tile).pawn.is_some_and(|pawn| pawn.side == loser && pawn.kind == kyo::Kind::King)
    };
    let mut found = None;
    ahead.visit_results(usize::MAX, &mut |attempt| {
        if is_king(attempt.end()) {
            found = Some(attempt.text());
        }
        found.is_none()
    });
    let text = found?;
    let played = position.resolve(&MoveText::canonical(text.clone()), &mut Rolls::none());
    let outcome = played.unwrap().position.outcome().unwrap();
    assert_eq!(outcome.winner, Some(loser.other()), "{text}");
    Some(text)
}

/// Tries every piece after every sequence of plays from the hand in the stored position.
fn capture_in_lusus(ahead: &lusus::Lookahead, loser: Side) -> Option<String> {
    let king = ahead.king(loser)?;
    let mut open = vec![(String::new(), ahead.clone())];
    while let Some((plays, ahead)) = open.pop() {
        if matches!(ahead.phase(), Phase::Play(_)) {
            for option in ahead.tile_options() {
                let mut after = ahead.clone();
                after.play_tile(&option, &mut |_| 0);
                open.push((format!("{plays}{} ", option.text()), after));
            }
        }
        if ahead.may_move() {
            for option in ahead.piece_options().into_iter().filter(|option| option.enters(king)) {
                let after = ahead.after_piece(&option, &mut |_| 0);
                if after.outcome().is_some_and(|outcome| outcome.winner == Some(loser.other())) {
                    return Some(format!("{plays}{}", option.text()));
                }
            }
        }
    }
    None
}

fn puzzles() -> impl Iterator<Item = (&'static dyn Game, &'static Puzzle)> {
    let all = |game: &'static dyn Game| game.puzzles().iter().chain(game.course_puzzles());
    GAMES.iter().flat_map(move |game| all(*game).map(|puzzle| (*game, puzzle)))
}

/// The capture of the king after the first right move of a "hold" puzzle, by some roll.
fn lost_hold(game: &dyn Game, puzzle: &Puzzle) -> Option<String> {
    let attempt = PuzzleAttempt::new(game, puzzle).unwrap();
    let (position, solver) = (attempt.state().position(), attempt.solver());
    let right = MoveText::canonical(puzzle.first());
    // In Lusus the solver's own draw, the usual roll, doesn't change what the opponent captures.
    let results = match position.view(Observer::Public) {
        View::Lusus(_) => vec![chance::roll_all(position, &right, |_| 0).unwrap()],
        _ => {
            let results = chance::outcomes(position, &right, MAX_RESULTS).unwrap();
            results.into_iter().map(|(played, _)| played).collect()
        }
    };
    results.iter().find_map(|played| match played.position.outcome() {
        Some(outcome) => (outcome.winner == Some(solver.other())).then(|| puzzle.first().to_owned()),
        None if played.position.turn() == solver => None,
        None => capture_of_king(&*played.position, solver),
    })
}

/// The target of the first right move of a Lusus puzzle, if it bears a trap of the opponent.
fn unseen_trap(game: &dyn Game, puzzle: &Puzzle) -> Option<String> {
    let attempt = PuzzleAttempt::new(game, puzzle).unwrap();
    let View::Lusus(full) = attempt.state().position().view(Observer::Revealed) else { return None };
    // Before any tile, because a tile other than the solution's may not remove the trap.
    let board = full.lookahead(&mut |_| 0);
    let piece = puzzle.first().rsplit(' ').next()?;
    let square = piece.get(2..4)?;
    let target = board.piece(lusus::square_from_name(square)?)?;
    let is_trap =
        |placed: lusus::PlacedTile| placed.owner != attempt.solver() && placed.group() == Group::Trap;
    (target.side != attempt.solver() && target.tiles.iter().any(is_trap)).then(|| square.to_owned())
}

/// Calls `each` with every legal move and the position after it, with the first result of each roll as
/// in puzzles. Stops when `each` returns `false`.
fn visit_moves(position: &dyn Position, each: &mut dyn FnMut(&str, &dyn Position) -> bool) {
    let mut play = |text: &str| {
        let played = chance::roll_all(position, &MoveText::canonical(text.to_owned()), |_| 0);
        each(text, &*played.unwrap().position)
    };
    match position.view(Observer::Revealed) {
        // One text for each result is enough.
        View::Kyo(view) => view.lookahead().visit_results(usize::MAX, &mut |attempt| play(&attempt.text())),
        view => {
            view.legal_moves(MAX_MOVES).unwrap().iter().all(|text| play(text));
        }
    }
}

fn is_won(after: &dyn Position, solver: Side) -> bool {
    after.outcome().is_some_and(|outcome| outcome.winner == Some(solver))
}

/// Whether the opponent of `loser` has won or can capture the king.
fn is_lost(after: &dyn Position, loser: Side) -> bool {
    match after.outcome() {
        Some(outcome) => outcome.winner == Some(loser.other()),
        None => after.turn() != loser && capture_of_king(after, loser).is_some(),
    }
}

/// Calls `each` with every move of Lusus, with any tiles, and the position after it. Stops when `each`
/// returns `false`.
fn visit_in_lusus(view: &lusus::View, each: &mut dyn FnMut(&str, &lusus::Lookahead) -> bool) {
    let mut open = vec![(String::new(), view.lookahead(&mut |_| 0))];
    while let Some((plays, ahead)) = open.pop() {
        if matches!(ahead.phase(), Phase::Play(_)) {
            for option in ahead.tile_options() {
                let mut after = ahead.clone();
                after.play_tile(&option, &mut |_| 0);
                open.push((format!("{plays}{} ", option.text()), after));
            }
        }
        for option in if ahead.may_move() { ahead.piece_options() } else { Vec::new() } {
            let after = ahead.after_piece(&option, &mut |_| 0);
            if !each(&format!("{plays}{}", option.text()), &after) {
                return;
            }
        }
    }
}

/// A first move of Lusus, with any tiles, that isn't the right one but meets `is_right` afterwards.
fn other_in_lusus(
    position: &dyn Position,
    view: &lusus::View,
    puzzle: &Puzzle,
    is_right: &dyn Fn(&lusus::Lookahead) -> bool,
) -> Option<String> {
    let mut other = None;
    visit_in_lusus(view, &mut |text, after| {
        if is_right(after) && !is_same_move(position, text, puzzle.first()) {
            other = Some(format!("but {text} is right, too"));
        }
        other.is_none()
    });
    other
}

/// A first move that isn't the right one but meets `is_right` afterwards.
fn other_move(
    position: &dyn Position,
    puzzle: &Puzzle,
    is_right: &dyn Fn(&dyn Position) -> bool,
) -> Option<String> {
    let mut other = None;
    visit_moves(position, &mut |text, after| {
        if is_right(after) && !is_same_move(position, text, puzzle.first()) {
            other = Some(format!("but {text} is right, too"));
        }
        other.is_none()
    });
    other
}

/// Another first move of a "hold" puzzle that prevents the capture of the king.
fn other_hold(position: &dyn Position, puzzle: &Puzzle, solver: Side) -> Option<String> {
    match position.view(Observer::Revealed) {
        View::Lusus(view) => other_in_lusus(position, &view, puzzle, &|after| match after.outcome() {
            Some(outcome) => outcome.winner != Some(solver.other()),
            None => capture_in_lusus(after, solver).is_none(),
        }),
        _ => other_move(position, puzzle, &|after| !is_lost(after, solver)),
    }
}

/// Another first move of a "win" puzzle that captures the king.
fn other_capture(position: &dyn Position, puzzle: &Puzzle, solver: Side) -> Option<String> {
    match position.view(Observer::Revealed) {
        View::Lusus(view) => other_in_lusus(position, &view, puzzle, &|after| {
            after.outcome().is_some_and(|outcome| outcome.winner == Some(solver))
        }),
        _ => other_move(position, puzzle, &|after| is_won(after, solver)),
    }
}

/// Whether `solver` can capture the king after every reply.
fn forces_capture(after: &dyn Position, solver: Side) -> bool {
    let mut forces = after.outcome().is_none() && after.turn() != solver;
    if forces {
        visit_moves(after, &mut |_, reply| {
            forces = is_won(reply, solver)
                || reply.outcome().is_none()
                    && reply.turn() == solver
                    && capture_of_king(reply, solver.other()).is_some();
            forces
        });
    }
    forces
}

/// Another first move that forces the capture of the king, if the right one does.
fn other_attack(position: &dyn Position, puzzle: &Puzzle, solver: Side) -> Option<String> {
    let right = chance::roll_all(position, &MoveText::canonical(puzzle.first()), |_| 0).unwrap();
    let is_attack = forces_capture(&*right.position, solver);
    is_attack.then(|| other_move(position, puzzle, &|after| forces_capture(after, solver))).flatten()
}

/// A move of the solution that a trap undoes, dodges or avenges.
fn undone(game: &dyn Game, puzzle: &Puzzle) -> Option<String> {
    let mut attempt = PuzzleAttempt::new(game, puzzle).unwrap();
    puzzle.line.iter().find_map(|text| {
        let played = attempt.push(&MoveText::canonical(text.clone())).unwrap();
        let (View::Lusus(before), View::Lusus(after)) = (&played.before, &played.after) else { return None };
        let is_own = before.turn() == attempt.solver();
        let story = before.story(&played.notation, after).unwrap();
        let is_undone = story.effects.iter().any(|effect| {
            use lusus::MoveEffect::{Avenged, Dodged, Reverted};
            matches!(effect, Reverted { .. } | Dodged { .. } | Avenged { .. })
        });
        (is_own && is_undone).then(|| format!("{text} meets a trap"))
    })
}

fn fault(game: &dyn Game, puzzle: &Puzzle) -> Option<String> {
    let attempt = PuzzleAttempt::new(game, puzzle).unwrap();
    let (position, solver) = (attempt.state().position(), attempt.solver());
    let proved = match puzzle.kind {
        PuzzleKind::Hold => lost_hold(game, puzzle).or_else(|| other_hold(position, puzzle, solver)),
        PuzzleKind::Win => other_capture(position, puzzle, solver).or_else(|| {
            // The solver doesn't know the tiles that Lusus' opponent replies with.
            let hides = matches!(position.view(Observer::Public), View::Lusus(_));
            if hides { None } else { other_attack(position, puzzle, solver) }
        }),
    };
    proved.or_else(|| unseen_trap(game, puzzle)).or_else(|| undone(game, puzzle))
}

#[test]
fn no_shipped_puzzle_is_false() {
    let faults: Vec<_> = puzzles()
        .filter_map(|(game, puzzle)| {
            fault(game, puzzle).map(|fault| format!("{game:?} {}: {} {fault}", puzzle.name, puzzle.first()))
        })
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Each legal first move, and whether the king of the side that moved can be captured afterwards.
fn first_moves(position: &dyn Position) -> Vec<(String, bool)> {
    let (mover, mut moves) = (position.turn(), Vec::new());
    match position.view(Observer::Revealed) {
        View::Lusus(view) => visit_in_lusus(&view, &mut |text, after| {
            let is_lost = match after.outcome() {
                Some(outcome) => outcome.winner != Some(mover),
                None => capture_in_lusus(after, mover).is_some(),
            };
            moves.push((text.to_owned(), is_lost));
            true
        }),
        _ => visit_moves(position, &mut |text, after| {
            moves.push((text.to_owned(), is_lost(after, mover)));
            true
        }),
    }
    moves
}

/// The scripted reply carries out the threat whenever it can be carried out.
#[test]
fn only_safe_moves_solve_a_lesson_about_a_threat() {
    for game in GAMES {
        let lesson = find_lesson(*game, "threat").unwrap();
        assert_eq!(lesson.goal, Goal::Survive, "{game:?}");
        let start = LessonAttempt::new(*game, lesson).unwrap();
        let moves = first_moves(start.state().position());
        for (text, is_lost) in &moves {
            let tried = start.clone().play(&MoveText::canonical(text.clone())).unwrap();
            assert_eq!(tried.verdict == LessonVerdict::Solved, !is_lost, "{game:?}: {text}");
        }
        let lost = moves.iter().filter(|(_, is_lost)| *is_lost).count();
        assert!(2 * lost >= moves.len(), "{game:?}: {lost} of {} moves lose", moves.len());
    }
}

/// The false puzzles of 0.1.0.
const FALSE_PUZZLES: [(&str, &str); 9] = [
    (
        "kyo",
        "4f254d\thold\t4\t1,D,2,SSSK,DLH,1,DLLLLH,DDDH,DDLH/P,L,L,h,SSL,S,4/1,P,L,D,1,P,1,P,1,P/P,D,D,L,6/1,L,D,6,P/H,1,D,L,6/2,SlSSSq,d,3,h,1,p/2,dl,1,l,2,p,2/1,d,d,p,S,SSl,d,p,p,dddh/1,d,d,l,SSSk,ld,1,l,ldlldh,1 g r+ 97\tF0 E1 D2 D1",
    ),
    (
        "kyo",
        "931383\thold\t1\t1,D,1,S,SSSK,L,4/D,2,D,2,L,H,DDH,1/DD,dd,1,L,2,LSDQ,L,D,1/D,3,LC,3,D,1/1,H,5,Sl,D,1/1,LH,4,L,1,L,1/3,c,6/1,dllh,2,t,S,lSSH,d,2/dddlh,3,S,SSk,dS,1,l,1/1,ddh,1,lllh,S,S,llllh,1,d,1 r f+ 90\tF8 2G7",
    ),
    (
        "lusus",
        "21f3dd\twin\t1\tL1 5k(EN)2/2p5/2p(siWR)5/6B(ghIM)1/4P(BD)3/8/2P(BI)P(GUmd)1P(QUPA)2/q(birv)2K(UN)4 b - - P0 SICO/KNSWMDPDSFPHDADSHRTHRVNDTFBQDCESDLBSLTHE/KIRORBDMSPGHIZKWDGDIKOTPRCTD sflthe/knpaswenphdadscowrhrkwthndtfbqkodctpdlbs/kiqurorbimgupddmspizbdundgdiesrctd 46 *\tSF@g5 a1d1",
    ),
    (
        "lusus",
        "8c5c1e\twin\t1\tL1 r(knIZ)1bq(rvEN)k(un)b1r/1pp1pppp(qu)/8/1B6/4n(rb)3/2N2NR1/3P(GU)1PPP/2B1K3 w kq - P0 KIGHDG/QUBIPASWSIIMMDPDSFPHDASPDSCOWRKWBDTHRVNDUNTFBQDIKODCTPESDLBSLTHETD/KNRORBDMHRRC swdmkw/kipasiimgumdpdsfenphdaspdscowrghizhrbdthnddgtfbqkodctpdlbsltherctd/birodies 19 *\tKI@b5 b5e8",
    ),
    (
        "chakart",
        r#"f9416a	hold	3	1Bekb2Q/mw1pmpp1/1mm1wn2/1p1w1e2/1P1m1P2/1m1mb1mm/P1P1P2d/RB1RNKre w 30 {"flags":"1111"}	f1g1s"#,
    ),
    (
        "chakart",
        r#"18e5bb	hold	1	bek1rbre/1p1ppmp1/m4pRm/p1m2d1p/3NPP2/3N1Pm1/PPq3mP/BeK1RB1e w 20 {"flags":"1111"}	d4c2"#,
    ),
    (
        "chakart",
        r#"173b54	hold	1	rebqkbe1/1m1empBr/m5d1/p1p5/P2me2P/m6m/dPwp1mP1/1R1QKBNR w 28 {"flags":"0111"}	e1f2"#,
    ),
    (
        "chakart",
        r#"f5f14a	hold	1	1Q1bqrke/1m2pp1p/1m1m4/1pQ3m1/1d2m3/5d2/PPPm1P1P/BK1q1e2 w 26 {"flags":"1101"}	b1d1s"#,
    ),
    (
        "lusus",
        "874fce\thold\t3\tL1 r1bq(im)kbnr/1ppp1pp(IM)1/2n5/4p2p/P3P3/8/1PP(KN)PNp(qu)PP/RNBQ(MD)KBR1 w Qkq - P0 PHBS/KIQUBIROPASWRBSIGUPDSFDMENDASPDSCOWRGHIZHRKWBDTHRVNDUNDGTFBQDIKOTPESDLLTHERCTD/DC rbsfrc/kibiknropaswsigumdpddmenphdaspdscowrghizhrbdthrvndundgtfbqdikodctpesdlbslthe/kwtd 9 *\tBS e1f2",
    ),
];

#[test]
fn the_false_puzzles_of_0_1_0_are_found_and_gone() {
    for (name, line) in FALSE_PUZZLES {
        let (game, puzzle) = (find(name).unwrap(), Puzzle::parse(line).unwrap());
        assert!(fault(game, &puzzle).is_some(), "{line}");
        assert!(game.puzzles().iter().all(|shipped| shipped.name != puzzle.name), "{line}");
    }
}
