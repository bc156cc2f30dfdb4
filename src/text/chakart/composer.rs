//! The composer's texts for Chakart, and the warnings before a move.

use super::{kind, object, piece_name};
use crate::text::game_text::GameText as _;
use crate::text::{Label, Language, list, t, word};
use sealed_move_rules::Menu;
use sealed_move_rules::chakart::{Kind, Move, Object, Power, Square, Todo, View, square_name};
use sealed_move_rules::input::{Choice, Question};

/// The pending choice of the player to move in the middle of a move.
pub(super) fn wanted(lang: Language, view: &View) -> Option<String> {
    Some(match view.todo()? {
        Todo::Daisy => t!(lang, "chakart-wanted-daisy"),
        Todo::KingBoo => t!(lang, "chakart-wanted-kingboo"),
        Todo::Toadette(given) => t!(lang, "chakart-wanted-toadette", piece = kind(given)),
        Todo::Promote { at, .. } => t!(lang, "chakart-wanted-promote", at = square_name(at)),
    })
}

pub(super) fn question(lang: Language, view: &View, menu: &Menu) -> String {
    let named = |index: usize| menu.way.get(index).cloned().unwrap_or_default();
    let piece = square(&named(0)).and_then(|at| view.piece(at));
    let king = piece.is_some_and(|piece| piece.kind == Kind::King);
    let piece = piece.map(piece_name);
    t!(
        lang,
        match menu.question {
            Question::Piece => "chakart-ask-man",
            Question::Target => "chakart-ask-target",
            Question::Way if king => "chakart-ask-shell",
            Question::Way => "chakart-ask-way",
            Question::Swap => "chakart-ask-swap",
            Question::Drop => "chakart-ask-drop",
            Question::Promotion => "chakart-ask-promotion",
            _ => "chakart-ask-done",
        },
        piece = piece,
        from = named(0),
        to = named(1)
    )
}

/// The pending bonus, until an answer is chosen.
pub(super) fn situation(lang: Language, view: &View, menu: &Menu) -> Option<String> {
    wanted(lang, view).filter(|_| menu.way.is_empty() && menu.move_text.is_none())
}

/// The first step of a hint to answer the pending choice or to pass. For a swap, it names a piece of the player, if
/// there is one.
pub(super) fn special_hint(lang: Language, view: &View, turn: &str) -> Option<String> {
    match Move::parse(turn)? {
        Move::Go { from, to, promotion: None } if view.todo() == Some(Todo::KingBoo) => {
            let is_own = |at: &Square| view.piece(*at).is_some_and(|piece| piece.side == view.turn());
            Some(match [from, to].into_iter().find(is_own) {
                Some(own) => t!(lang, "hint-piece", square = square_name(own)),
                None => t!(lang, "hint-their-piece", square = square_name(from)),
            })
        }
        Move::Drop(_) => Some(t!(lang, "hint-drop")),
        Move::Promote(_) => Some(t!(lang, "hint-promotion")),
        Move::Pass => Some(t!(lang, "hint-pass")),
        Move::Go { .. } | Move::Stealth { .. } | Move::Shell { .. } | Move::Swap(..) => None,
    }
}

fn square(name: &str) -> Option<Square> {
    Square::all().find(|square| square_name(*square) == name)
}

pub(super) fn entry(lang: Language, view: &View, menu: &Menu, choice: &Choice) -> Label {
    let meaning = view.planned_move(lang, &choice.example);
    let at = choice.square.as_deref().and_then(square);
    let (here, lies) = (at.and_then(|at| view.piece(at)), at.and_then(|at| view.object(at)));
    let to = choice.square.clone().unwrap_or_default();
    let piece = here.map(piece_name);
    let name = match (menu.question, here, lies) {
        _ if choice.key == "pass" => t!(lang, "chakart-choice-pass"),
        (Question::Piece, ..) => t!(lang, "chakart-entry-man", piece = piece, at = to),
        (Question::Swap, ..) => t!(lang, "chakart-entry-swap", piece = piece, at = to),
        (Question::Target | Question::Drop, _, Some(lies)) => {
            t!(lang, "chakart-entry-onto", to = to, object = object(lies))
        }
        (Question::Target, Some(_), None) => t!(lang, "chakart-entry-takes", to = to, victim = piece),
        (Question::Target | Question::Drop, ..) => t!(lang, "chakart-entry-to", to = to),
        _ => match (Move::parse(&choice.example), choice.key.strip_prefix('=')) {
            (Some(Move::Stealth { .. }), _) => t!(lang, "chakart-entry-unseen"),
            (Some(Move::Shell { .. }), _) => t!(lang, "chakart-entry-shell"),
            (Some(Move::Go { promotion: Some(becomes), .. } | Move::Promote(becomes)), _) => {
                t!(lang, "chakart-entry-becomes", result = kind(becomes))
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

/// The label of a move's button.
pub(super) fn choice(lang: Language, view: &View, turn: &str) -> String {
    match (view.todo(), turn.strip_prefix('=')) {
        _ if turn == "pass" => t!(lang, "chakart-choice-pass"),
        (Some(Todo::Promote { .. }), Some(letter)) => Kind::GIVEN
            .into_iter()
            .find(|given| given.letter().to_string() == letter)
            .map_or_else(|| turn.to_owned(), |of| word(lang, kind(of))),
        _ => turn.to_owned(),
    }
}

/// Warnings before a move: a power used up, and pieces at risk from dice.
pub(super) fn warnings(lang: Language, view: &View, turn: &str) -> Vec<String> {
    let mut warnings = Vec::new();
    warnings.extend(view.spends(turn).map(|power| match power {
        Power::Shell => t!(lang, "chakart-warn-shell"),
        Power::Stealth => t!(lang, "chakart-warn-stealth"),
    }));
    warnings.extend(view.steps_on(turn).map(|object| match object {
        Object::Egg => t!(lang, "chakart-warn-egg"),
        Object::Banana => t!(lang, "chakart-warn-banana"),
        Object::Bomb | Object::Mushroom => t!(lang, "chakart-warn-bomb"),
    }));
    let own: Vec<_> = view
        .may_hit_own(turn)
        .into_iter()
        .map(|(at, piece)| t!(lang, "chakart-warn-own-piece", piece = kind(piece.kind), at = square_name(at)))
        .collect();
    if !own.is_empty() {
        warnings.push(t!(lang, "chakart-warn-own", pieces = list(lang, own)));
    }
    if view.risks_last_king(turn) {
        warnings.push(t!(lang, "chakart-warn-last-king"));
    }
    warnings
}
