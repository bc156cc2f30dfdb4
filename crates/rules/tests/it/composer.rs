//! Laws of the composer: menus lead to every legal move and to nothing else.

use std::collections::BTreeSet;
use std::num::NonZeroU32;

use sealed_move_rules::input::{Choice, Question};
use sealed_move_rules::{
    Game, Menu, MoveText, Observer, Position, Rolls, RuleError, Stage, View, chance, find,
};

use crate::random::Random;

/// Maximum length of a Discord menu option's value, in characters.
const MAX_KEY_LENGTH: usize = 100;

fn game(name: &str) -> &'static dyn Game {
    find(name).unwrap()
}

fn view(position: &dyn Position) -> View {
    position.view(Observer::Player(position.turn()))
}

/// Checks invariants of menus in every game.
pub(crate) fn check_menu(view: &View, draft: &str, menu: &Menu) {
    let keys: BTreeSet<_> = menu.options.iter().map(|choice| &choice.key).collect();
    assert_eq!(keys.len(), menu.options.len(), "{draft}: keys differ");
    assert!(menu.options.len() != 1 || menu.move_text.is_some(), "{draft}: one answer is not asked for");
    let ranks: Vec<_> = menu.options.iter().map(|choice| choice.rank).collect();
    assert!(ranks.is_sorted_by(|one, other| one >= other), "{draft}: the likeliest first");
    for choice in &menu.options {
        let Choice { key, .. } = choice;
        assert!(!key.is_empty() && key.len() <= MAX_KEY_LENGTH && key.is_ascii(), "{draft}: {key}");
    }
    if let Some(turn) = &menu.move_text {
        assert_eq!(view.read(turn).map(|turn| turn.to_string()).as_ref(), Ok(turn), "{draft}");
    }
}

/// Collects the moves below a draft; each must be reached once.
fn turns_below(view: &View, draft: &str, found: &mut BTreeSet<String>) {
    let menu = view.compose(draft).unwrap_or_else(|error| panic!("{draft}: {error}"));
    check_menu(view, draft, &menu);
    if let Some(turn) = &menu.move_text {
        // Two pieces that swap can be chosen in either order.
        assert!(found.insert(turn.clone()) || menu.way.len() == 2, "{turn} is reached twice");
    }
    for choice in &menu.options {
        turns_below(view, &choice.draft, found);
    }
}

/// Hints point at the first square of the way, unless a piece enters the board.
#[test]
fn a_whole_move_has_the_squares_of_its_way() {
    let way = |name: &str, setup: &str, draft: &str| {
        let start = game(name).start(setup, &mut Rolls::none()).unwrap();
        view(&*start).compose(draft).unwrap().way
    };
    assert_eq!(way("kyo", "middle", "C0 2D1"), ["C0", "D1"]);
    assert_eq!(way("kyo", "middle", "A0 2A1 1A2"), ["A0", "A1", "A2"]);
    assert_eq!(way("kyo", "middle", "E1 +1E2"), ["E1"], "the Tower stays");
    assert_eq!(way("kyo", "middle", "F0 =LDS 3G1"), ["F0", "G1"]);
    assert_eq!(way("kyo", "middle", "C0 >D1"), [""; 0], "the preview marks the steps before");
    assert_eq!(way("aruki", "standard", "O(d2)d3"), ["d2", "d3"]);
    assert_eq!(way("aruki", "standard", "").len(), 0);
}

/// Checks that the menus of a game with listed moves lead to exactly these.
fn check_listed(position: &dyn Position) -> usize {
    let view = view(position);
    let legal = view.legal_moves(usize::MAX).unwrap();
    let mut found = BTreeSet::new();
    turns_below(&view, "", &mut found);
    assert_eq!(found.into_iter().collect::<Vec<_>>(), legal, "{}", position.text());
    for turn in &legal {
        let menu = view.compose(turn).unwrap();
        assert_eq!((menu.move_text.as_ref(), menu.options.len()), (Some(turn), 0), "a turn is a draft");
    }
    legal.len()
}

fn roll(random: &mut Random, of: NonZeroU32) -> u32 {
    random.below(of.get() as usize) as u32
}

/// Checks positions of random games.
fn play_listed(name: &str, games: usize, moves: usize, every: usize) {
    let mut random = Random::new(0xC0);
    let mut seen = 0;
    for _ in 0..games {
        let setups = game(name).info().setups;
        let setup = setups[random.below(setups.len())].name;
        let mut position = chance::start(game(name), setup, |of| roll(&mut random, of)).unwrap();
        for index in 0..moves {
            if position.outcome().is_some() {
                break;
            }
            if index % every == 0 {
                seen += check_listed(&*position);
            }
            let legal = view(&*position).legal_moves(usize::MAX).unwrap();
            let captures: Vec<_> = legal.iter().filter(|turn| turn.contains('=')).collect();
            let turn = match captures.as_slice() {
                [] => &legal[random.below(legal.len())],
                some => some[random.below(some.len())],
            };
            let turn = MoveText::canonical(turn.clone());
            position = chance::roll_all(&*position, &turn, |of| roll(&mut random, of)).unwrap().position;
        }
    }
    assert!(seen > 500, "only {seen} turns were seen");
}

#[test]
fn arukis_menus_lead_to_exactly_the_legal_moves() {
    play_listed("aruki", 6, 120, 7);
    // Promotions, evolutions, and wipes by both dragons.
    for position in [
        "k11/3O8/12/12/12/12/12/12/12/12/12/11K w R/- - 0 1",
        "k11/3O1O6/4o7/12/12/12/12/2R9/1P10/12/[GD]10[SD]/11K w A2PO/- GS 0 1",
        "k11/12/12/12/12/12/12/12/12/12/12/12 b -/- - 0 1",
    ] {
        if let Ok(position) = game("aruki").parse(position) {
            check_listed(&*position);
        }
    }
}

#[test]
fn chakarts_menus_lead_to_exactly_the_legal_moves() {
    play_listed("chakart", 20, 80, 3);
    // One choice of each kind: a swap, a drop, a declined bonus, a stealth move, a promotion.
    for (position, draft, turn) in [
        ("4k3/8/8/8/8/8/8/R3K2N w 9 {\"flags\":\"1111\",\"todo\":\"kingboo\"}", "h1 a1", "a1h1"),
        ("4k3/8/8/8/8/8/8/R3K3 w 9 {\"flags\":\"1111\",\"todo\":\"toadette:n\"}", "@e4", "@e4"),
        ("4k3/8/8/8/8/8/8/R3K3 w 9 {\"flags\":\"1111\",\"todo\":\"daisy\"}", "pass", "pass"),
        ("4k3/8/8/8/8/8/8/Q3K3 w 9 {\"flags\":\"1111\"}", "a1 a5 h", "a1a5h"),
        ("4k3/P7/8/8/8/8/8/4K3 w 9 {\"flags\":\"1111\"}", "a7 a8 =n", "a7a8n"),
    ] {
        let position = game("chakart").parse(position).unwrap();
        check_listed(&*position);
        assert_eq!(view(&*position).compose(draft).unwrap().move_text.as_deref(), Some(turn), "{draft}");
    }
}

/// Menus must not reveal hidden information.
#[test]
fn a_hidden_queen_changes_no_menu() {
    let hidden = |square: &str| {
        let row = match square {
            "h5" => "8/8/7I/8",
            _ => "8/8/8/7I",
        };
        let text = format!("4k3/8/{row}/8/4K3 b 9 {{\"flags\":\"1011\",\"hidden\":\"d1\"}}");
        game("chakart").parse(&text).unwrap()
    };
    let (one, other) = (hidden("h5"), hidden("h4"));
    let menus = |position: &dyn Position| {
        let view = view(position);
        let first = view.compose("").unwrap();
        let below: Vec<_> = first.options.iter().map(|choice| view.compose(&choice.draft)).collect();
        (first, below)
    };
    assert_eq!(menus(&*one), menus(&*other));
}

/// Partial moves of Kyo, one step longer, that the menus below a draft lead to.
fn steps_below(view: &View, draft: &str) -> BTreeSet<String> {
    let menu = view.compose(draft).unwrap_or_else(|error| panic!("{draft}: {error}"));
    check_menu(view, draft, &menu);
    let mut found = BTreeSet::new();
    for choice in &menu.options {
        if choice.leads == 0 {
            found.insert(choice.draft.clone());
        } else {
            let more = view.compose(&choice.draft).unwrap();
            check_menu(view, &choice.draft, &more);
            assert_eq!((more.move_text, more.options.len()), (None, choice.leads), "{}", choice.draft);
            found.extend(more.options.into_iter().map(|choice| choice.draft));
        }
    }
    found
}

#[test]
fn kyos_menus_lead_to_exactly_the_next_steps() {
    let mut random = Random::new(0x14);
    let mut deep = 0;
    for _ in 0..8 {
        let setups = game("kyo").info().setups;
        let setup = setups[random.below(setups.len())].name;
        let mut position = game("kyo").start(setup, &mut Rolls::none()).unwrap();
        for _ in 0..40 {
            if position.outcome().is_some() {
                break;
            }
            let view = view(&*position);
            let menu = view.compose("").unwrap();
            check_menu(&view, "", &menu);
            let starts: BTreeSet<_> =
                view.next("").unwrap().options.into_iter().map(|step| step.text).collect();
            if menu.question == Question::Piece {
                let found: BTreeSet<_> = menu.options.iter().map(|choice| choice.draft.clone()).collect();
                assert_eq!(found, starts);
            }
            // A random walk of a few steps.
            let mut text = starts.iter().nth(random.below(starts.len())).unwrap().clone();
            for number in 0..1 + random.below(8) {
                let next = view.next(&text).unwrap();
                let Stage::Steps { may_end, .. } = next.stage else { panic!("{next:?}") };
                let steps: BTreeSet<_> = next.options.into_iter().map(|step| step.text).collect();
                let menu = view.compose(&text).unwrap();
                if may_end || steps.len() > 1 {
                    assert_eq!(menu.move_text.is_some(), may_end, "{text}");
                }
                // If the move can't end yet and only one step is possible, the composer takes it
                // without asking.
                if may_end || steps.len() > 1 && menu.question == Question::FirstStep {
                    assert_eq!(steps_below(&view, &text), steps, "{text} in {}", position.text());
                }
                let Some(taken) = steps.iter().nth(random.below(steps.len().max(1))) else { break };
                text = view.read(taken).map_or_else(|_| taken.clone(), |turn| turn.to_string());
                deep = deep.max(number + 1);
            }
            if let Ok(turn) = view.read(&text) {
                assert_eq!(view.compose(turn.as_str()).unwrap().move_text.as_deref(), Some(turn.as_str()));
                position = position.replay(turn.as_str()).unwrap().position;
            }
        }
    }
    assert!(deep >= 3, "no turn of several steps was seen");
}

/// Menus of Lusus offer its next steps one after another, and every result is a legal move.
#[test]
fn lusus_menus_lead_to_next_steps_and_legal_moves() {
    let mut random = Random::new(0x105);
    let (mut turns, mut questions, mut open) = (0, 0, 0);
    for _ in 0..6 {
        let mut position = chance::start(game("lusus"), "standard", |of| roll(&mut random, of)).unwrap();
        for _ in 0..40 {
            if position.outcome().is_some() {
                break;
            }
            let view = view(&*position);
            let mut draft = String::new();
            let turn = loop {
                let menu = view.compose(&draft).unwrap_or_else(|error| panic!("{draft}: {error}"));
                check_menu(&view, &draft, &menu);
                let plain = draft.trim_end_matches('*');
                let steps = view.next(plain).unwrap().options;
                if menu.move_text.is_none() && steps.len() > 1 {
                    let expected: BTreeSet<_> = steps.into_iter().map(|step| step.text).collect();
                    let drafts =
                        menu.options.iter().map(|choice| choice.draft.trim_end_matches('*').to_owned());
                    assert_eq!(drafts.collect::<BTreeSet<_>>(), expected, "{draft} in {}", view.text());
                    questions += 1;
                }
                open += usize::from(draft.ends_with('*'));
                match menu.move_text {
                    Some(turn) => break turn,
                    None => draft.clone_from(&menu.options[random.below(menu.options.len())].draft),
                }
            };
            assert_eq!(view.compose(&turn).unwrap().move_text.as_ref(), Some(&turn), "a turn is a draft");
            let turn = MoveText::canonical(turn);
            position = chance::roll_all(&*position, &turn, |of| roll(&mut random, of)).unwrap().position;
            turns += 1;
        }
    }
    assert!(turns > 100 && questions > 200, "{turns} turns, {questions} questions, {open} open");
}

/// The composer's last preview shows the result of the move.
#[test]
fn a_preview_is_the_position_after_the_turn() {
    for (name, setup, turn) in
        [("aruki", "standard", "O(d2)d3"), ("kyo", "middle", "A0 2A1 1A2"), ("kyo", "middle", "E1 +1D2 1E2")]
    {
        let position = game(name).start(setup, &mut Rolls::none()).unwrap();
        let preview = view(&*position).compose(turn).unwrap().preview.unwrap();
        let after = position.replay(turn).unwrap().position.text();
        let board = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
        assert_eq!((board(&preview.after.text()), preview.notation.as_deref()), (board(&after), Some(turn)));
    }
}

#[test]
fn a_draft_that_leads_nowhere_is_refused() {
    for (name, drafts) in [
        ("aruki", vec!["d9", "d2 d9", "O(d2)d9", "ä", "d2 d3 =R", ">", "\u{0}"]),
        ("kyo", vec!["A5", "A0 >", "A0 >J9", "A0 A9", ">A1", "A0 A1 A2 A3", "\u{0}"]),
    ] {
        let view = view(&*game(name).start(game(name).info().setups[0].name, &mut Rolls::none()).unwrap());
        for draft in drafts {
            let refused: Result<Menu, RuleError> = view.compose(draft);
            // Kyo's `>A1` is accepted and asks for a start.
            let fine =
                refused.is_err() || refused.is_ok_and(|menu| menu.move_text.is_none() && menu.way.is_empty());
            assert!(fine, "{name}: {draft:?}");
        }
    }
}

#[test]
fn a_finished_game_asks_nothing() {
    let won = "9,K/9,D/10/10/10/10/10/10/10/10 g - 9";
    for (name, position) in [("kyo", won), ("aruki", "k11/12/12/12/12/12/12/12/12/12/12/11K w -/- - 0 1")] {
        let position = game(name).parse(position).unwrap();
        assert!(position.outcome().is_some(), "{name}");
        let menu = view(&*position).compose("").unwrap();
        if name == "kyo" {
            assert!(menu.options.is_empty() && menu.move_text.is_none());
        }
    }
}
