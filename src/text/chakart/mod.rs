//! The texts of Chakart.

mod alt;
mod composer;
mod describe;
mod guide;
mod lessons;
#[cfg(test)]
mod tests;
mod themes;

use alt::{alt_with, holdings};

use super::alt::AltSeen;
use super::game_text::{Describe, GameText, GameWords};
use super::join::append;
use super::{Join, Label, Language, Word, join, t};
use crate::domain::LastMove;
use sealed_move_rules::chakart::{
    Chance, Egg, INFO, Kind, MoveEvent, Object, Piece, RollMeaning, Square, StepCause, Story, Todo, View,
    parse_unseen, square_name,
};
use sealed_move_rules::input::Choice;
use sealed_move_rules::{Menu, Side, Suggestion, View as AnyView};

pub(super) static WORDS: GameWords = GameWords {
    info: &INFO,
    title: "game-chakart",
    about: "game-about-chakart",
    sides: [Word::new("side-white"), Word::new("side-black")],
    setups: &[
        ("asymmetric", "setup-chakart-asymmetric"),
        ("symmetric", "setup-chakart-symmetric"),
        ("deterministic", "setup-chakart-deterministic"),
    ],
    chapters: guide::CHAPTERS,
    pages: guide::PAGES,
    lessons: lessons::LESSONS,
    themes: themes::THEMES,
    chess: Some("lesson-chess-chakart"),
    symbol,
    corners: ["a1", "h8"],
    castles: false,
    passes: true,
    misread: &[("misread-words-shell", "misread-shell"), ("misread-words-hide", "misread-hide")],
};

impl GameText for View {
    fn words(&self) -> &'static GameWords {
        &WORDS
    }

    fn question(&self, lang: Language, menu: &Menu) -> String {
        composer::question(lang, self, menu)
    }

    fn situation(&self, lang: Language, menu: &Menu) -> Option<String> {
        composer::situation(lang, self, menu)
    }

    fn entry(&self, lang: Language, menu: &Menu, choice: &Choice) -> Label {
        composer::entry(lang, self, menu, choice)
    }

    fn planned_move(&self, lang: Language, turn: &str) -> String {
        self.plan(turn).map_or_else(|_| turn.to_owned(), |story| describe_story(lang, &story, false))
    }

    fn played_move(&self, lang: Language, notation: &str, after: &AnyView) -> String {
        match after {
            // A hidden piece may be revealed only in the view after the move.
            AnyView::Chakart(after) => played_move(lang, self, notation, after),
            _ => self.planned_move(lang, notation),
        }
    }

    fn special_hint(&self, lang: Language, notation: &str) -> Option<String> {
        composer::special_hint(lang, self, notation)
    }

    fn step_meaning(&self, lang: Language, step: &Suggestion) -> String {
        unseen(lang, &step.text).unwrap_or_else(|| self.planned_move(lang, &step.text))
    }

    fn wanted(&self, lang: Language) -> Option<String> {
        composer::wanted(lang, self)
    }

    fn choice(&self, lang: Language, notation: &str) -> String {
        composer::choice(lang, self, notation)
    }

    fn warnings(&self, lang: Language, notation: &str) -> Vec<String> {
        composer::warnings(lang, self, notation)
    }

    fn alt(&self, lang: Language, last: Option<&LastMove>, seen: AltSeen<'_>) -> String {
        alt::alt(lang, self, last, seen)
    }

    fn diagram(&self, from: Side) -> String {
        alt::diagram(self, from)
    }

    fn pieces(&self, side: Side) -> Vec<Word> {
        // The owner sees a hidden queen as a queen on her square.
        Square::all()
            .filter_map(|at| self.piece(at).filter(|piece| piece.side == side))
            .map(|piece| kind(piece.kind))
            .collect()
    }

    fn piece_on(&self, square: &str) -> Option<Word> {
        let at = Square::all().find(|at| square_name(*at) == square)?;
        self.piece(at).map(|piece| kind(piece.kind))
    }

    fn describer(&self, lang: Language) -> Box<dyn Describe + '_> {
        Box::new(describe::Describer { lang, view: self })
    }
}

/// Describes a stealth move whose target is hidden.
pub(super) fn unseen(lang: Language, text: &str) -> Option<String> {
    let from = parse_unseen(text)?;
    Some(t!(lang, "plan-stealth", from = square_name(from)))
}

/// A kind, such as `Rook`.
const fn kind(kind: Kind) -> Word {
    Word::new(match kind {
        Kind::Pawn => "chakart-kind-P",
        Kind::Rook => "chakart-kind-R",
        Kind::Knight => "chakart-kind-N",
        Kind::Bishop => "chakart-kind-B",
        Kind::Queen => "chakart-kind-Q",
        Kind::King => "chakart-kind-K",
    })
}

/// An object, such as `banana`.
const fn object(object: Object) -> Word {
    Word::new(match object {
        Object::Mushroom => "chakart-kind-m",
        Object::Egg => "chakart-kind-e",
        Object::Banana => "chakart-kind-d",
        Object::Bomb => "chakart-kind-w",
    })
}

/// The name of the kind or object with a symbol.
fn symbol(symbol: &str) -> Option<Word> {
    let is = |letter| symbol.chars().eq([letter]);
    let of_kind = Kind::ALL.into_iter().find(|of| is(of.symbol())).map(kind);
    of_kind.or_else(|| Object::ALL.into_iter().find(|of| is(of.letter())).map(object))
}

/// The name of a piece, such as `Rook` or `hidden Queen`.
fn piece_name(piece: Piece) -> Word {
    if piece.is_hidden() { HIDDEN_QUEEN } else { kind(piece.kind) }
}

/// A queen whose square only her owner knows.
const HIDDEN_QUEEN: Word = Word::new("chakart-hidden-queen");

/// An egg's contents, such as `Waluigi`.
const fn egg(egg: Egg) -> Word {
    Word::new(match egg {
        Egg::KingBoo => "egg-B",
        Egg::Koopa => "egg-K",
        Egg::Toadette => "egg-T",
        Egg::Chomp => "egg-C",
        Egg::Daisy => "egg-D",
        Egg::Bowser => "egg-M",
        Egg::Luigi => "egg-L",
        Egg::Waluigi => "egg-W",
    })
}

/// Describes a move as far as the observer of both views may know it. Returns an illegal move
/// unchanged.
fn played_move(lang: Language, before: &View, notation: &str, after: &View) -> String {
    before
        .story(notation, after)
        .map_or_else(|_| notation.to_owned(), |story| describe_story(lang, &story, true))
}

/// Joins the events of a story. `whole` includes the objects that pawns and knights always leave
/// behind.
fn describe_story(lang: Language, story: &Story, whole: bool) -> String {
    let mut sentences: Vec<Sentence> = Vec::new();
    let mut events = story.events.iter().peekable();
    while let Some(event) = events.next() {
        // The step's sentence includes its capture and promotion.
        let mut victim = None;
        let mut becomes = None;
        if matches!(event, MoveEvent::Step { .. }) {
            if let Some(MoveEvent::Capture { piece: taken, crushed: false, .. }) = events.peek() {
                victim = Some(*taken);
                events.next();
            }
            if let Some(MoveEvent::Promotion { kind, .. }) = events.peek() {
                becomes = Some(*kind);
                events.next();
            }
        }
        // A bomb that replaces a bomb changes nothing.
        if let (MoveEvent::Destroyed { object: lost, at }, Some(MoveEvent::Gift { object, at: laid })) =
            (event, events.peek())
            && (lost, at) == (object, laid)
        {
            continue;
        }
        let usual = matches!(event, MoveEvent::Gift { object: Object::Mushroom | Object::Egg, .. });
        if whole || !usual {
            let end = match event {
                MoveEvent::Egg { .. } => Join::Sentences,
                _ => Join::Stops,
            };
            let told = sentence(lang, story, event, victim, becomes);
            sentences.extend(told.map(|text| Sentence { text, end }));
        }
    }
    let rest = freed(lang, story).into_iter().chain(story.chance.map(|of| undecided(lang, of)));
    sentences.extend(rest.map(|text| Sentence { text, end: Join::Stops }));
    let mut text = String::new();
    let mut before = None;
    for sentence in sentences {
        match before {
            Some(end) => append(lang, end, &mut text, &sentence.text),
            None => text.push_str(&sentence.text),
        }
        before = Some(sentence.end);
    }
    text
}

/// A sentence of a story.
struct Sentence {
    text: String,
    /// The separator before another sentence, because this one may end with a full stop.
    end: Join,
}

/// Describes an event, if it needs a separate sentence.
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
            t!(lang, "chakart-unseen", side = WORDS.side(of), from = square_name(from))
        }
        MoveEvent::Capture { at, crushed: true, .. } => t!(lang, "chakart-crushed", at = square_name(at)),
        MoveEvent::Capture { piece: victim, at, .. } => {
            t!(lang, "chakart-taken", victim = piece_name(victim), at = square_name(at))
        }
        MoveEvent::CaptureBlind { on: [one, other], .. } => {
            t!(lang, "chakart-taken-blind", one = square_name(one), other = square_name(other))
        }
        MoveEvent::CaptureUnseen { piece: victim } => {
            t!(lang, "chakart-taken-unseen", side = WORDS.side(victim.side))
        }
        MoveEvent::Shell { king, piece: victim, at } => {
            t!(
                lang,
                "chakart-shell",
                king = square_name(king),
                victim = piece_name(victim),
                at = square_name(at),
            )
        }
        MoveEvent::Gift { object: gift, at } => {
            t!(lang, "chakart-gift", object = object(gift), at = square_name(at))
        }
        MoveEvent::Destroyed { object: lost, at } => {
            t!(lang, "chakart-destroyed", object = object(lost), at = square_name(at))
        }
        MoveEvent::Promotion { kind: becomes, at } => {
            t!(lang, "chakart-becomes", at = square_name(at), becomes = kind(becomes))
        }
        MoveEvent::Appears { at, .. } => t!(lang, "chakart-appears", at = square_name(at)),
        MoveEvent::Egg { egg: holds, .. } => t!(lang, "chakart-egg", egg = egg(holds)),
        MoveEvent::Gone { piece: lost, .. } => t!(lang, "chakart-gone", piece = kind(lost.kind)),
        MoveEvent::Halo { piece: held, .. } => t!(lang, "chakart-halo", piece = kind(held.kind)),
        MoveEvent::Recolored { piece: turned, at } => {
            t!(lang, "chakart-recoloured", piece = kind(turned.kind), at = square_name(at))
        }
        MoveEvent::NoneRecolored { .. } => t!(lang, "chakart-nobody"),
        MoveEvent::Swap { at: [one, other], pieces: [first, second] } => t!(
            lang,
            "chakart-swap",
            first = kind(first.kind),
            one = square_name(one),
            second = kind(second.kind),
            other = square_name(other),
        ),
        MoveEvent::Drop { piece: given, at } => {
            t!(lang, "chakart-drop", piece = kind(given.kind), at = square_name(at))
        }
        MoveEvent::Pass if story.todo.is_some() => t!(lang, "chakart-declines"),
        MoveEvent::Pass => t!(lang, "chakart-passes"),
        MoveEvent::Bonus { todo } => bonus(lang, todo),
        // Described together elsewhere, or obvious from other events.
        MoveEvent::Awake { .. } | MoveEvent::PowerUsed { .. } => return None,
    })
}

/// Describes a step. For Koopa, the egg's sentence already mentions the piece, so only the square
/// is new.
fn step(
    lang: Language,
    mover: Side,
    walker: Piece,
    (from, to): (Square, Square),
    way: StepCause,
    victim: Option<Piece>,
    becomes: Option<Kind>,
) -> Option<String> {
    let piece = kind(walker.kind);
    let (from, to) = (square_name(from), square_name(to));
    let taken = victim.map(piece_name);
    let into = becomes.map(kind);
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
            object = self::object(thrower),
            to = to,
            whose = whose,
            victim = taken,
            becomes = if becomes.is_some() { "yes" } else { "no" },
            kind = into,
        ),
        (StepCause::Koopa, _, _) => t!(lang, "chakart-koopa", piece = piece, to = to),
    })
}

/// The pieces whose halo disappeared.
fn freed(lang: Language, story: &Story) -> Option<String> {
    let squares: Vec<_> = story
        .events
        .iter()
        .filter_map(|event| match event {
            MoveEvent::Awake { at, .. } => Some(square_name(*at)),
            _ => None,
        })
        .collect();
    (!squares.is_empty()).then(|| t!(lang, "chakart-awake", squares = join(lang, Join::List, &squares)))
}

/// The pending choice after a part of a move.
fn bonus(lang: Language, todo: Todo) -> String {
    match todo {
        Todo::Daisy => t!(lang, "chakart-bonus-daisy"),
        Todo::KingBoo => t!(lang, "chakart-bonus-kingboo"),
        Todo::Toadette(given) => t!(lang, "chakart-bonus-toadette", piece = kind(given)),
        Todo::Promote { at, .. } => t!(lang, "chakart-bonus-promote", at = square_name(at)),
    }
}

/// The meaning of a roll, for the proof of the dice.
pub(super) fn roll(lang: Language, meaning: RollMeaning) -> String {
    match meaning {
        RollMeaning::Placed { kind: placed, at, mirrored } => t!(
            lang,
            if mirrored { "chakart-roll-placed-both" } else { "chakart-roll-placed" },
            piece = kind(placed),
            at = square_name(at),
        ),
        RollMeaning::Thrown { object, from, to } => t!(
            lang,
            "chakart-roll-thrown",
            object = self::object(object),
            from = square_name(from),
            to = square_name(to),
        ),
        RollMeaning::Opened { at, egg } => {
            t!(
                lang,
                match egg {
                    Egg::KingBoo => "chakart-roll-egg-B",
                    Egg::Koopa => "chakart-roll-egg-K",
                    Egg::Toadette => "chakart-roll-egg-T",
                    Egg::Chomp => "chakart-roll-egg-C",
                    Egg::Daisy => "chakart-roll-egg-D",
                    Egg::Bowser => "chakart-roll-egg-M",
                    Egg::Luigi => "chakart-roll-egg-L",
                    Egg::Waluigi => "chakart-roll-egg-W",
                },
                at = square_name(at),
                egg = self::egg(egg),
            )
        }
        RollMeaning::Given(given) => t!(lang, "chakart-roll-given", piece = kind(given)),
        RollMeaning::Recolored(at) => t!(lang, "chakart-roll-recolored", at = square_name(at)),
        RollMeaning::Fell { object, at } => {
            t!(lang, "chakart-roll-gift", object = self::object(object), at = square_name(at))
        }
    }
}

/// Describes a roll to come.
fn undecided(lang: Language, chance: Chance) -> String {
    match chance {
        Chance::Throw { object, .. } => t!(lang, "chakart-lot-throw", object = self::object(object)),
        Chance::Egg { .. } => t!(lang, "chakart-lot-egg"),
        Chance::Piece => t!(lang, "chakart-lot-piece"),
        Chance::Victim => t!(lang, "chakart-lot-victim"),
        Chance::Gift { object, .. } => t!(lang, "chakart-lot-gift", object = self::object(object)),
    }
}
