//! Chakart in words.

use super::grid::grid;
use super::{ALT_LIMIT, Label, Language, side, t};
use crate::matches::LastMove;
use sealed_move_rules::chakart::{
    Chance, Egg, INFO, Kind, Move, MoveEvent, Object, Piece, Power, Square, StepCause, Story, Todo, View,
    square_name,
};
use sealed_move_rules::input::{Choice, Question};
use sealed_move_rules::{Menu, Side, View as AnyView};

/// The name of a kind, such as `Rook`.
pub(super) fn kind(lang: Language, kind: Kind) -> String {
    t!(
        lang,
        match kind {
            Kind::Pawn => "chakart-kind-P",
            Kind::Rook => "chakart-kind-R",
            Kind::Knight => "chakart-kind-N",
            Kind::Bishop => "chakart-kind-B",
            Kind::Queen => "chakart-kind-Q",
            Kind::King => "chakart-kind-K",
        }
    )
}

/// The name of an object, such as `banana`.
pub(super) fn object(lang: Language, object: Object) -> String {
    t!(
        lang,
        match object {
            Object::Mushroom => "chakart-kind-m",
            Object::Egg => "chakart-kind-e",
            Object::Banana => "chakart-kind-d",
            Object::Bomb => "chakart-kind-w",
        }
    )
}

/// The name of the kind or the object with a symbol.
pub(super) fn symbol(lang: Language, symbol: &str) -> Option<String> {
    let is = |letter| symbol.chars().eq([letter]);
    let of_kind = Kind::ALL.into_iter().find(|of| is(of.symbol())).map(|of| kind(lang, of));
    of_kind.or_else(|| Object::ALL.into_iter().find(|of| is(of.letter())).map(|of| object(lang, of)))
}

/// The name of a man, such as `Rook` or `hidden Queen`.
pub(super) fn man(lang: Language, man: Piece) -> String {
    if man.is_hidden() { t!(lang, "chakart-hidden-queen") } else { kind(lang, man.kind) }
}

/// What an egg holds, such as `Waluigi`.
fn egg(lang: Language, egg: Egg) -> String {
    t!(lang, "chakart-egg-name", egg = egg.letter().to_string())
}

/// A turn as a story, knowing what was seen before and after it. What is no turn of Chakart
/// stays as it is written.
pub(super) fn turn(lang: Language, before: &View, notation: &str, after: &View) -> String {
    before.story(notation, after).map_or_else(|_| notation.to_owned(), |story| told(lang, &story))
}

/// The same as far as its text goes: lots that it does not decide are named, not told.
pub(super) fn planned_turn(lang: Language, before: &View, turn: &str) -> String {
    before.plan(turn).map_or_else(|_| turn.to_owned(), |story| told(lang, &story))
}

fn told(lang: Language, story: &Story) -> String {
    let mut sentences = Vec::new();
    let mut events = story.events.iter().peekable();
    while let Some(event) = events.next() {
        // A capture and a promotion belong to the step before them.
        let mut victim = None;
        let mut becomes = None;
        if matches!(event, MoveEvent::Step { .. }) {
            if let Some(MoveEvent::Capture { piece: man, crushed: false, .. }) = events.peek() {
                victim = Some(*man);
                events.next();
            }
            if let Some(MoveEvent::Promotion { kind, .. }) = events.peek() {
                becomes = Some(*kind);
                events.next();
            }
        }
        sentences.extend(sentence(lang, story, event, victim, becomes));
    }
    sentences.extend(awake(lang, story));
    sentences.extend(story.chance.map(|of| lot(lang, of)));
    let mut text = String::new();
    for sentence in sentences {
        if !text.is_empty() {
            text.push_str(if text.ends_with('!') { " " } else { ". " });
        }
        text.push_str(&sentence);
    }
    text
}

/// What an event is in words, if it needs any.
fn sentence(
    lang: Language,
    story: &Story,
    event: &MoveEvent,
    victim: Option<Piece>,
    becomes: Option<Kind>,
) -> Option<String> {
    Some(match *event {
        MoveEvent::Step { piece: walker, from, to, cause: way } => {
            return step(lang, story.side, walker, (from, to), way, victim, becomes);
        }
        MoveEvent::Unseen { side: of, from } => {
            t!(lang, "chakart-unseen", side = side(lang, &INFO, of), from = square_name(from))
        }
        MoveEvent::Capture { at, crushed: true, .. } => t!(lang, "chakart-crushed", at = square_name(at)),
        MoveEvent::Capture { piece: victim, at, .. } => {
            t!(lang, "chakart-taken", victim = man(lang, victim), at = square_name(at))
        }
        MoveEvent::CaptureBlind { on: [one, other], .. } => {
            t!(lang, "chakart-taken-blind", one = square_name(one), other = square_name(other))
        }
        MoveEvent::CaptureUnseen { piece: victim } => {
            t!(lang, "chakart-taken-unseen", side = side(lang, &INFO, victim.side))
        }
        MoveEvent::Shell { king, piece: victim, at } => {
            t!(
                lang,
                "chakart-shell",
                king = square_name(king),
                victim = man(lang, victim),
                at = square_name(at),
            )
        }
        // Pawns and knights always leave theirs.
        MoveEvent::Gift { object: Object::Mushroom | Object::Egg, .. } => return None,
        MoveEvent::Gift { object: gift, at } => {
            t!(lang, "chakart-gift", object = gift.letter().to_string(), at = square_name(at))
        }
        MoveEvent::Destroyed { object: lost, at } => {
            t!(lang, "chakart-destroyed", object = object(lang, lost), at = square_name(at))
        }
        MoveEvent::Promotion { kind: becomes, at } => {
            t!(lang, "chakart-becomes", at = square_name(at), becomes = kind(lang, becomes))
        }
        MoveEvent::Appears { at, .. } => t!(lang, "chakart-appears", at = square_name(at)),
        MoveEvent::Egg { egg: holds, .. } => t!(lang, "chakart-egg", egg = egg(lang, holds)),
        MoveEvent::Gone { piece: lost, .. } => t!(lang, "chakart-gone", piece = kind(lang, lost.kind)),
        MoveEvent::Halo { piece: held, .. } => t!(lang, "chakart-halo", piece = kind(lang, held.kind)),
        MoveEvent::Recolored { piece: turned, at } => {
            t!(lang, "chakart-recoloured", piece = kind(lang, turned.kind), at = square_name(at))
        }
        MoveEvent::NoneRecolored { .. } => t!(lang, "chakart-nobody"),
        MoveEvent::Swap { at: [one, other], pieces: [first, second] } => t!(
            lang,
            "chakart-swap",
            first = kind(lang, first.kind),
            one = square_name(one),
            second = kind(lang, second.kind),
            other = square_name(other),
        ),
        MoveEvent::Drop { piece: given, at } => {
            t!(lang, "chakart-drop", piece = kind(lang, given.kind), at = square_name(at))
        }
        MoveEvent::Pass if story.todo.is_some() => t!(lang, "chakart-declines"),
        MoveEvent::Pass => t!(lang, "chakart-passes"),
        MoveEvent::Bonus { todo } => bonus(lang, todo),
        // Told of all together, or clear from what was told.
        MoveEvent::Awake { .. } | MoveEvent::PowerUsed { .. } => return None,
    })
}

/// A step; of Koopa's the egg has told already who goes where, but for the square.
fn step(
    lang: Language,
    mover: Side,
    walker: Piece,
    (from, to): (Square, Square),
    way: StepCause,
    victim: Option<Piece>,
    becomes: Option<Kind>,
) -> Option<String> {
    let piece = kind(lang, walker.kind);
    let (from, to) = (square_name(from), square_name(to));
    let taken = victim.map(|of| man(lang, of)).unwrap_or_default();
    let into = becomes.map(|of| kind(lang, of)).unwrap_or_default();
    let whose = match victim {
        None => "nobody",
        Some(victim) if victim.side == mover => "own",
        Some(_) => "enemy",
    };
    Some(match (way, victim, becomes) {
        (StepCause::Move, None, None) => t!(lang, "chakart-go", piece = piece, from = from, to = to),
        (StepCause::Move, Some(_), None) => {
            t!(lang, "chakart-takes", piece = piece, from = from, to = to, victim = taken)
        }
        (StepCause::Move, None, Some(_)) => {
            t!(lang, "chakart-go-becomes", piece = piece, from = from, to = to, becomes = into)
        }
        (StepCause::Move, Some(_), Some(_)) => {
            t!(
                lang,
                "chakart-takes-becomes",
                piece = piece,
                from = from,
                to = to,
                victim = taken,
                becomes = into,
            )
        }
        (StepCause::Stealth, None, _) => t!(lang, "chakart-stealth", from = from, to = to),
        (StepCause::Stealth, Some(_), _) => {
            t!(lang, "chakart-stealth-takes", from = from, to = to, victim = taken)
        }
        (StepCause::Mushroom, _, None) => t!(lang, "chakart-mushroom", to = to),
        (StepCause::Mushroom, _, Some(_)) => t!(lang, "chakart-mushroom-becomes", to = to, becomes = into),
        (StepCause::Throw(thrower), _, _) => t!(
            lang,
            "chakart-throw",
            object = thrower.letter().to_string(),
            to = to,
            whose = whose,
            victim = taken,
            becomes = if becomes.is_some() { "yes" } else { "no" },
            kind = into,
        ),
        (StepCause::Koopa, _, _) => t!(lang, "chakart-koopa", piece = piece, to = to),
    })
}

/// The men whose halo disappeared.
fn awake(lang: Language, story: &Story) -> Option<String> {
    let squares: Vec<_> = story
        .events
        .iter()
        .filter_map(|event| match event {
            MoveEvent::Awake { at, .. } => Some(square_name(*at)),
            _ => None,
        })
        .collect();
    (!squares.is_empty()).then(|| t!(lang, "chakart-awake", squares = squares.join(", ")))
}

/// What is still to be chosen after a submission.
fn bonus(lang: Language, todo: Todo) -> String {
    match todo {
        Todo::Daisy => t!(lang, "chakart-bonus-daisy"),
        Todo::KingBoo => t!(lang, "chakart-bonus-kingboo"),
        Todo::Toadette(given) => t!(lang, "chakart-bonus-toadette", piece = kind(lang, given)),
        Todo::Promote { at, .. } => t!(lang, "chakart-bonus-promote", at = square_name(at)),
    }
}

/// What lots will decide.
fn lot(lang: Language, chance: Chance) -> String {
    match chance {
        Chance::Throw { object, .. } => t!(lang, "chakart-lot-throw", object = object.letter().to_string()),
        Chance::Egg { .. } => t!(lang, "chakart-lot-egg"),
        Chance::Piece => t!(lang, "chakart-lot-piece"),
        Chance::Victim => t!(lang, "chakart-lot-victim"),
        Chance::Gift { object, .. } => t!(lang, "chakart-lot-gift", object = object.letter().to_string()),
    }
}

/// What the player on turn is asked for in the middle of a turn.
pub(super) fn wanted(lang: Language, view: &View) -> Option<String> {
    Some(match view.todo()? {
        Todo::Daisy => t!(lang, "chakart-wanted-daisy"),
        Todo::KingBoo => t!(lang, "chakart-wanted-kingboo"),
        Todo::Toadette(given) => t!(lang, "chakart-wanted-toadette", piece = kind(lang, given)),
        Todo::Promote { at, .. } => t!(lang, "chakart-wanted-promote", at = square_name(at)),
    })
}

/// What the composer asks.
pub(super) fn question(lang: Language, view: &View, menu: &Menu) -> String {
    let named = |index: usize| menu.way.get(index).cloned().unwrap_or_default();
    let piece = square(&named(0)).and_then(|at| view.piece(at)).map(|of| man(lang, of));
    t!(
        lang,
        match menu.question {
            Question::Piece => "chakart-ask-man",
            Question::Target => "chakart-ask-target",
            Question::Way => "chakart-ask-way",
            Question::Swap => "chakart-ask-swap",
            Question::Drop => "chakart-ask-drop",
            Question::Promotion => "chakart-ask-promotion",
            _ => "chakart-ask-done",
        },
        piece = piece.unwrap_or_default(),
        from = named(0),
        to = named(1)
    )
}

/// What a bonus gives, as long as nothing is chosen.
pub(super) fn situation(lang: Language, view: &View, menu: &Menu) -> Option<String> {
    wanted(lang, view).filter(|_| menu.way.is_empty() && menu.move_text.is_none())
}

fn square(name: &str) -> Option<Square> {
    Square::all().find(|square| square_name(*square) == name)
}

/// An answer to it.
pub(super) fn entry(lang: Language, view: &View, menu: &Menu, choice: &Choice) -> Label {
    let meaning = planned_turn(lang, view, &choice.example);
    let at = choice.square.as_deref().and_then(square);
    let (here, lies) = (at.and_then(|at| view.piece(at)), at.and_then(|at| view.object(at)));
    let to = choice.square.clone().unwrap_or_default();
    let piece = here.map(|of| man(lang, of)).unwrap_or_default();
    let name = match (menu.question, here, lies) {
        _ if choice.key == "pass" => t!(lang, "chakart-choice-pass"),
        (Question::Piece, ..) => t!(lang, "chakart-entry-man", piece = piece, at = to),
        (Question::Swap, ..) => t!(lang, "chakart-entry-swap", piece = piece, at = to),
        (Question::Target | Question::Drop, _, Some(lies)) => {
            t!(lang, "chakart-entry-onto", to = to, object = object(lang, lies))
        }
        (Question::Target, Some(_), None) => t!(lang, "chakart-entry-takes", to = to, victim = piece),
        (Question::Target | Question::Drop, ..) => t!(lang, "chakart-entry-to", to = to),
        _ => match (Move::parse(&choice.example), choice.key.strip_prefix('=')) {
            (Some(Move::Stealth { .. }), _) => t!(lang, "chakart-entry-unseen"),
            (Some(Move::Shell { .. }), _) => t!(lang, "chakart-entry-shell"),
            (Some(Move::Go { promotion: Some(becomes), .. } | Move::Promote(becomes)), _) => {
                t!(lang, "chakart-entry-becomes", result = kind(lang, becomes))
            }
            _ => t!(lang, "chakart-entry-openly"),
        },
    };
    let detail = match (menu.question, choice.leads) {
        (Question::Piece, 2..) => t!(lang, "chakart-entry-choices", count = choice.leads, meaning = meaning),
        (_, 2..) => t!(lang, "chakart-entry-ways"),
        _ => meaning,
    };
    Label { name, detail }
}

/// A turn on a button.
pub(super) fn choice(lang: Language, view: &View, turn: &str) -> String {
    match (view.todo(), turn.strip_prefix('=')) {
        _ if turn == "pass" => t!(lang, "chakart-choice-pass"),
        (Some(Todo::Promote { .. }), Some(letter)) => Kind::GIVEN
            .into_iter()
            .find(|given| given.letter().to_string() == letter)
            .map_or_else(|| turn.to_owned(), |of| kind(lang, of)),
        _ => turn.to_owned(),
    }
}

/// What to think of before a turn.
pub(super) fn warnings(lang: Language, view: &View, turn: &str) -> Vec<String> {
    let Some(object) = view.steps_on(turn) else { return Vec::new() };
    let mut warnings = vec![match object {
        Object::Egg => t!(lang, "chakart-warn-egg"),
        Object::Banana => t!(lang, "chakart-warn-banana"),
        Object::Bomb | Object::Mushroom => t!(lang, "chakart-warn-bomb"),
    }];
    let mover = view.turn();
    let king = view.plan(turn).is_ok_and(|story| {
        story.events.iter().any(|event| match event {
            MoveEvent::Step { piece: man, .. } | MoveEvent::Drop { piece: man, .. } => man.kind == Kind::King,
            MoveEvent::Promotion { kind, .. } => *kind == Kind::King,
            _ => false,
        })
    });
    if king && object == Object::Egg && view.kings(mover) == 1 {
        warnings.push(t!(lang, "chakart-warn-last-king"));
    }
    warnings
}

/// How the last turn is told in an alt text.
#[derive(Clone, Copy)]
pub(super) enum Last {
    /// As a story.
    Told,
    /// In notation.
    Noted,
}

/// The alt text: a story where it fits, else the notation of it.
pub(super) fn alt(lang: Language, view: &View, last: Option<&LastMove>, from: Side) -> String {
    let text = alt_with(lang, view, last, from, Last::Told);
    if text.len() <= ALT_LIMIT { text } else { alt_with(lang, view, last, from, Last::Noted) }
}

/// Everything, as talkative as it is wanted.
pub(super) fn alt_with(
    lang: Language,
    view: &View,
    last: Option<&LastMove>,
    from: Side,
    how: Last,
) -> String {
    let from = side(lang, &INFO, from);
    let mut parts = vec![if view.outcome().is_none() {
        t!(
            lang,
            "chakart-alt-turn",
            number = view.move_number(),
            side = side(lang, &INFO, view.turn()),
            from = from
        )
    } else {
        t!(lang, "chakart-alt-over", from = from)
    }];
    parts.extend(view.todo().map(|of| pending(lang, of)));
    if let Some(LastMove { before: AnyView::Chakart(before), notation }) = last {
        let meaning = match how {
            Last::Told => turn(lang, before, notation, view),
            Last::Noted => notation.clone(),
        };
        parts.push(t!(lang, "chakart-alt-last", side = side(lang, &INFO, before.turn()), meaning = meaning));
    }
    for owner in Side::BOTH {
        parts.push(holdings(lang, view, owner));
    }
    if let Some(left) = view.left_unseen() {
        let owner = side(lang, &INFO, view.turn().other());
        parts.push(t!(lang, "chakart-alt-left", side = owner, left = square_name(left)));
    }
    let things: Vec<_> = Object::ALL
        .into_iter()
        .filter_map(|thing| {
            let lying = squares(|at| view.object(at) == Some(thing));
            (!lying.is_empty())
                .then(|| t!(lang, "chakart-alt-kind", kind = object(lang, thing), squares = lying))
        })
        .collect();
    parts.push(if things.is_empty() {
        t!(lang, "chakart-alt-no-objects")
    } else {
        t!(lang, "chakart-alt-objects", objects = things.join(", "))
    });
    parts.join(" ")
}

/// What a side has on the board, whom a halo holds, and its powers.
pub(super) fn holdings(lang: Language, view: &View, owner: Side) -> String {
    let mut parts =
        vec![t!(lang, "chakart-alt-side", side = side(lang, &INFO, owner), men = men(lang, view, owner))];
    let held = squares(|at| view.piece(at).is_some_and(|man| man.side == owner && man.is_immobilized()));
    if !held.is_empty() {
        parts.push(t!(lang, "chakart-alt-halo", squares = held));
    }
    let powers = match Power::BOTH.map(|power| view.power(owner, power)) {
        [true, true] => "both",
        [true, false] => "shell",
        [false, true] => "stealth",
        [false, false] => "none",
    };
    parts.push(t!(lang, "chakart-alt-powers", powers = powers));
    parts.join(" ")
}

/// What is still to be chosen, for whoever looks.
fn pending(lang: Language, todo: Todo) -> String {
    let (wanted, piece, at) = match todo {
        Todo::Daisy => ("daisy", String::new(), String::new()),
        Todo::KingBoo => ("kingboo", String::new(), String::new()),
        Todo::Toadette(given) => ("toadette", kind(lang, given), String::new()),
        Todo::Promote { at, .. } => ("promote", String::new(), square_name(at)),
    };
    t!(lang, "chakart-alt-todo", wanted = wanted, piece = piece, at = at)
}

/// The squares that are so, by name.
fn squares(so: impl Fn(Square) -> bool) -> String {
    let mut names: Vec<_> = Square::all().filter(|at| so(*at)).map(square_name).collect();
    names.sort_unstable();
    names.join(" ")
}

/// The men of a side, the most important kinds first, with their squares.
fn men(lang: Language, view: &View, owner: Side) -> String {
    const ORDER: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    let group = |hidden: bool, wanted: Kind| {
        let here = squares(|at| {
            view.piece(at)
                .is_some_and(|man| man.side == owner && man.kind == wanted && man.is_hidden() == hidden)
        });
        let name = if hidden { t!(lang, "chakart-hidden-queen") } else { kind(lang, wanted) };
        (!here.is_empty()).then(|| t!(lang, "chakart-alt-kind", kind = name, squares = here))
    };
    let mut groups: Vec<_> = ORDER.into_iter().filter_map(|wanted| group(false, wanted)).collect();
    groups.extend(group(true, Kind::Queen));
    if groups.is_empty() { t!(lang, "chakart-alt-nobody") } else { groups.join(", ") }
}

/// The board as text: the letters of position strings, which tell men under a halo and objects
/// from each other.
pub(super) fn diagram(view: &View, from: Side) -> String {
    let name = |index: i8, shift: u8| char::from(shift + index.unsigned_abs()).to_string();
    let mut files: Vec<_> = (0..8).map(|file: i8| (file, name(file, b'a'))).collect();
    let mut ranks: Vec<_> = (0..8).rev().map(|rank: i8| (rank, name(rank, b'1'))).collect();
    if from == Side::Second {
        files.reverse();
        ranks.reverse();
    }
    grid(&files, &ranks, |file, rank| {
        let Some(square) = Square::at(file, rank) else { return String::new() };
        let man = view.piece(square).map(Piece::letter);
        man.or_else(|| view.object(square).map(Object::letter)).map(String::from).unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use crate::i18n::{self, Language};
    use crate::matches::BoardView;
    use sealed_move_rules::{GameState, Observer, Side, find};

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 {\"flags\":\"1111\"}";

    /// What an observer sees after some records from a position.
    fn board_view(start: &str, records: &[&str], observer: Observer) -> BoardView {
        let start = find("chakart").expect("the game").parse(start).expect(start);
        let line = GameState::replay_all(start, records.iter().copied()).expect("records");
        BoardView::new(&line, observer).expect("a sight")
    }

    #[track_caller]
    fn tells(start: &str, records: &[&str], observer: Observer, expected: &str) {
        let board_view = board_view(start, records, observer);
        assert_eq!(
            i18n::turn(Language::ENGLISH, &board_view.last.expect("a last turn"), &board_view.view),
            expected
        );
    }

    #[test]
    fn turns_are_told_as_stories() {
        let check = |start: &str, notation: &str, expected: &str| {
            tells(start, &[notation], Observer::Public, expected);
        };
        check(START, "d2d4", "Pawn d2 to d4");
        check(
            "erk2rq1/1m2e1m1/mppmne1m/p1BpppPp/mm1P1QbP/1Nmnw1dm/e1mP2d1/1BwR1RKN b 1 {\"flags\":\"1111\"}",
            "f8f6*Wg8+g7",
            "Rook f8 to f6. An egg: Waluigi! The Queen on g8 changes sides. The mushroom on g7 is gone. Banana on g7",
        );
        check(
            "rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {\"flags\":\"1111\"}",
            "f3e4>e5>d5",
            "Pawn f3 to e4. The banana throws it to e5. A mushroom carries it to e6. The bomb throws it to d5, onto the own Rook",
        );
        check(
            "k1P5/8/4m3/8/8/8/8/K7 w 20 {\"flags\":\"0000\",\"todo\":\"promote:c8:e:e6\"}",
            "=b*M+d8",
            "The Pawn on c8 becomes a Bishop. An egg: Bowser! The Bishop is immobilised for a turn. Bomb on d8",
        );
        check(
            "4k3/8/8/8/8/3q4/8/4K3 w 20 {\"flags\":\"1111\"}",
            "e1e8s",
            "The King on e1 shells the King on e8",
        );
        check("4k3/8/8/q7/8/8/8/4L3 w 20 {\"flags\":\"0000\"}", "pass", "Passes. Free again: e1");
    }

    #[test]
    fn nobody_is_told_what_is_hidden() {
        let start = "4k3/4p3/8/8/8/8/3P4/3QK3 w 20 {\"flags\":\"1111\"}";
        let white = Observer::Player(Side::First);
        let black = Observer::Player(Side::Second);
        tells(start, &["d1a4h"], white, "Queen d1 goes to a4 unseen");
        for observer in [black, Observer::Public] {
            tells(start, &["d1a4h"], observer, "A Queen of White leaves d1 unseen");
            let alt = i18n::alt(Language::ENGLISH, &board_view(start, &["d1a4h"], observer), Side::Second);
            assert!(!alt.contains("a4"), "{alt}");
            assert!(alt.contains("A Queen of White left d1 unseen."), "{alt}");
        }
        for observer in [black, white, Observer::Public] {
            tells(start, &["d1a4h", "e7e6"], observer, "Pawn e7 to e6. The hidden Queen appears on a4");
        }
        // She is crushed on e6 or run into on e5: who did not see her cannot know.
        let between = "4k3/4p3/8/8/8/8/3P4/4KQ2 w 20 {\"flags\":\"1111\"}";
        tells(between, &["f1f6h", "e8f7"], black, "King e8 to f7. The hidden Queen appears on f6");
        let start = "4k3/4p3/8/8/4Q3/8/3P4/4K3 w 20 {\"flags\":\"1111\"}";
        tells(start, &["e4e5h", "e7e5"], black, "Pawn e7 to e5. It takes the hidden Queen on e5 or e6");
        tells(start, &["e4e5h", "e7e5"], white, "Pawn e7 takes hidden Queen on e5");
    }

    #[test]
    fn the_alt_text_says_everything() {
        let alt = i18n::alt(
            Language::ENGLISH,
            &board_view(START, &["d2d4", "g8f6"], Observer::Public),
            Side::First,
        );
        for part in [
            "Chakart, turn 3, White to move, seen from White.",
            "Last turn, Black: Knight g8 to f6.",
            "White: King e1, Queen d1, Rook a1 h1, Bishop c1 f1, Knight b1 g1, Pawn a2 b2 c2 d4 e2 f2 g2 h2.",
            "Shell and stealth unspent.",
            "Objects: mushroom d3, egg g8.",
        ] {
            assert!(alt.contains(part), "{part} in {alt}");
        }
        assert!(alt.len() <= i18n::ALT_LIMIT);
    }

    #[test]
    fn the_alt_text_of_a_full_board_fits() {
        let full = "ktuoclqq/rnbqrnbq/sosoctut/pnpbprpq/PNPBPRPQ/SOSOCTUT/RNBQRNBQ/KTUOCLQQ";
        let position = format!("{full} w 999998 {{\"flags\":\"1111\"}}");
        let alt = i18n::alt(Language::ENGLISH, &board_view(&position, &[], Observer::Public), Side::First);
        assert!(alt.len() <= i18n::ALT_LIMIT, "{}: {alt}", alt.len());
        let objects = "kwdemwde/mwdemwde/mwdemwde/mwdemwde/wdemwdem/wdemwdem/wdemwdem/wdemwdeK";
        let position = format!("{objects} w 999998 {{\"flags\":\"0000\"}}");
        let alt = i18n::alt(Language::ENGLISH, &board_view(&position, &[], Observer::Public), Side::First);
        assert!(alt.len() <= i18n::ALT_LIMIT, "{}: {alt}", alt.len());
    }
}
