//! Sentences about views and moves: one function for each purpose, for all games.

use super::alt::AltSeen;
use super::words::capitalized;
use super::{ALT_LIMIT, Join, Language, chakart, clip, game, game_text_of, join, side, t, word_in_picture};
use crate::domain::{BoardView, EndReason, Ending, LastMove, MovePart};
use sealed_move_rules::{GameInfo, MoveText, Side, View};

/// The labels of a picture: the names of both sides, capitalized, and the move number until the game
/// is over.
#[must_use]
pub fn labels(lang: Language, game: &GameInfo, view: &View, over: bool) -> ([String; 2], Option<String>) {
    let turn = (!over).then(|| t!(lang, "label-turn", number = view.move_number()));
    (Side::BOTH.map(|of| capitalized(&word_in_picture(lang, side(game, of)))), turn)
}

/// The end of a match as shown in a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndWords {
    /// The result, such as `White won`.
    pub result: String,
    /// The reason, which continues the sentence, such as `by resignation`.
    pub reason: String,
    /// The winner of a match that counts.
    pub winner: Option<Side>,
    /// The score of each side if the match counts.
    pub scores: Option<[&'static str; 2]>,
}

/// The end of a match as shown in a picture.
#[must_use]
pub fn end_labels(lang: Language, game: &GameInfo, ending: &Ending) -> EndWords {
    let result = match ending.winner {
        _ if !ending.counts() => t!(lang, "label-canceled"),
        Some(winner) => t!(lang, "label-won", side = side(game, winner)),
        None => t!(lang, "label-drawn"),
    };
    let reason = t!(
        lang,
        match &ending.reason {
            EndReason::Rules(reason) => match reason.as_str() {
                "checkmate" => "label-by-checkmate",
                "king" => "label-by-king",
                "kings_captured" => "label-by-kings",
                "no_kings" => "label-by-no-kings",
                "mana" => "label-by-mana",
                "draw" => "label-by-tiles",
                "limit" => "label-by-limit",
                "stalemate" => "label-by-stalemate",
                "bare kings" => "label-by-bare-kings",
                "quiet" => "label-by-quiet",
                "no progress" => "label-by-no-progress",
                "blocked" => "label-by-blocked",
                "no-move" => "label-by-no-move",
                "repetition" => "label-by-repetition",
                _ => "label-by-rules",
            },
            EndReason::Resignation => "label-by-resignation",
            EndReason::Agreement => "label-by-agreement",
            EndReason::Time => "label-by-time",
            EndReason::Adjudicated { .. } => "label-by-admin",
            EndReason::Aborted
            | EndReason::NotStarted
            | EndReason::ShutOut
            | EndReason::CalledOff { .. }
            | EndReason::ByOrganizer
            | EndReason::SeasonOff
            | EndReason::ServerDeleted => "label-by-none",
            EndReason::SeasonOver => "label-by-season",
        }
    );
    let scores = ending.counts().then_some(match ending.winner {
        Some(Side::First) => ["1", "0"],
        Some(Side::Second) => ["0", "1"],
        None => ["½", "½"],
    });
    let winner = ending.winner.filter(|_| ending.counts());
    EndWords { result, reason, winner, scores }
}

/// Describes the last move in one sentence, as far as the observer of both views may know it.
#[must_use]
pub fn played_move(lang: Language, last: &LastMove, after: &View) -> String {
    game_text_of(&last.before).played_move(lang, &last.notation, after)
}

/// Describes a move in one sentence from the view before it. Omits rolls that the notation doesn't
/// contain.
#[must_use]
pub fn planned_move(lang: Language, before: &View, turn: &str) -> String {
    game_text_of(before).planned_move(lang, turn)
}

/// The pending choice in the middle of a move, in one sentence. `None` before an ordinary move.
#[must_use]
pub fn wanted(lang: Language, view: &View) -> Option<String> {
    game_text_of(view).wanted(lang)
}

/// A move as the label of a button, in a few words.
#[must_use]
pub fn choice(lang: Language, view: &View, turn: &str) -> String {
    game_text_of(view).choice(lang, turn)
}

/// Warnings to show before `turn` is played, each a sentence.
#[must_use]
pub fn warnings(lang: Language, view: &View, turn: &MoveText) -> Vec<String> {
    game_text_of(view).warnings(lang, turn.as_str())
}

/// The expected moves of a plan, in notation or, if that would be meaningless, in words.
#[must_use]
pub fn foreseen(lang: Language, text: &str) -> String {
    let parts = text
        .split("; ")
        .map(|part| chakart::unseen(lang, part).unwrap_or_else(|| t!(lang, "plan-turn", turn = part)));
    join(lang, Join::Steps, &parts.collect::<Vec<_>>())
}

/// The alt text of a picture: everything it shows, and the result of a finished match, in at most
/// [`ALT_LIMIT`] characters.
#[must_use]
pub fn alt(lang: Language, board_view: &BoardView, from: Side, ending: Option<&Ending>) -> String {
    let head = ending.map(|ending| ended(lang, &board_view.view, from, ending));
    let seen = AltSeen { end: head.as_deref(), ..AltSeen::from(from) };
    let text = game_text_of(&board_view.view).alt(lang, board_view.last.as_ref(), seen);
    clip(&text, ALT_LIMIT)
}

/// The alt text of a draft's preview. Says that the move isn't played yet, lists the squares to which
/// the piece can go, and continues like [`alt`].
#[must_use]
pub fn preview_alt(lang: Language, board_view: &BoardView, targets: &[String], from: Side) -> String {
    let mut parts = vec![t!(lang, "compose-alt")];
    if !targets.is_empty() {
        parts.push(t!(lang, "compose-alt-targets", squares = targets.join(" ")));
    }
    let seen = AltSeen { planned: true, ..AltSeen::from(from) };
    parts.push(game_text_of(&board_view.view).alt(lang, board_view.last.as_ref(), seen));
    clip(&join(lang, Join::Sentences, &parts), ALT_LIMIT)
}

/// The beginning of the alt text of a finished match: the result instead of the side to move.
fn ended(lang: Language, view: &View, from: Side, ending: &Ending) -> String {
    let info = game_text_of(view).words().info;
    let end = end_labels(lang, info, ending);
    t!(
        lang,
        "alt-ended",
        game = game(lang, info),
        result = end.result,
        why = end.reason,
        from = side(info, from),
    )
}

/// The board as text in the letters of the notation. The other facts of a picture are in [`alt`].
#[must_use]
pub fn diagram(view: &View, from: Side) -> String {
    let grid = game_text_of(view).diagram(from);
    format!("```text\n{grid}\n```")
}

/// The hand of the view's own player, a line for each tile.
#[must_use]
pub fn hand(lang: Language, view: &View) -> Vec<String> {
    game_text_of(view).hand(lang)
}

/// Names the move that a record belongs to, such as `move 12`.
#[must_use]
pub fn move_part(lang: Language, MovePart { number, part }: MovePart) -> String {
    match part {
        1 => t!(lang, "move-number", number = number),
        _ => t!(lang, "move-number-part", number = number, part = part),
    }
}

/// Describes how a match ended in one sentence. `names` contains the names of both players or sides, the
/// first side's first.
#[must_use]
pub fn ending(lang: Language, game: &GameInfo, names: &[String; 2], ending: &Ending) -> String {
    let told = match ending.winner {
        Some(winner) => t!(
            lang,
            match &ending.reason {
                EndReason::Rules(reason) => match reason.as_str() {
                    "checkmate" => "ending-checkmate",
                    "king" => "ending-king",
                    "kings_captured" => "ending-kings_captured",
                    "mana" => "ending-mana",
                    "draw" => "ending-draw",
                    "limit" => "ending-limit",
                    _ => "more-over",
                },
                EndReason::Resignation => "ending-resignation",
                EndReason::Time => "ending-time",
                EndReason::Adjudicated { .. } => "ending-adjudicated",
                _ => "more-over",
            },
            winner = &names[winner.index()],
            loser = &names[winner.other().index()],
        ),
        None => t!(
            lang,
            match &ending.reason {
                EndReason::Rules(reason) => match reason.as_str() {
                    "stalemate" => "ending-stalemate",
                    "bare kings" => "ending-bare-kings",
                    // Aruki counts each side's moves without progress, the others both sides' together.
                    "quiet" if game.name == "chakart" => "ending-quiet-chakart",
                    "quiet" if game.name == "kyo" => "ending-quiet-kyo",
                    "quiet" => "ending-quiet",
                    "no progress" => "ending-no-progress",
                    "limit" => "ending-limit-drawn",
                    "no_kings" => "ending-no_kings",
                    "blocked" => "ending-blocked",
                    "no-move" => "ending-no-move",
                    "repetition" => "ending-repetition",
                    _ => "more-over",
                },
                EndReason::Agreement => "ending-agreement",
                EndReason::Aborted => "ending-aborted",
                EndReason::NotStarted => "ending-not-started",
                EndReason::ShutOut => "ending-shut-out",
                EndReason::Adjudicated { .. } => "ending-adjudicated-draw",
                EndReason::CalledOff { .. } => "ending-called-off",
                EndReason::ServerDeleted => "ending-server-deleted",
                EndReason::SeasonOver => "ending-season-over",
                EndReason::ByOrganizer => "ending-by-organizer",
                EndReason::SeasonOff => "ending-season-off",
                EndReason::Resignation | EndReason::Time => "more-over",
            }
        ),
    };
    match ending.reason.comment() {
        // A person wrote this comment, so it must not look like text of the bot.
        Some(comment) => {
            t!(lang, "ending-said", told = told, said = plain_words(comment))
        }
        None => told,
    }
}

/// Removes markup from a person's words, such as a reason, so that they can't look like text of the
/// bot, a link or a mention.
#[must_use]
pub fn plain_words(written: &str) -> String {
    written.replace(['`', '*', '_', '|', '~', '<', '>', '[', ']'], "")
}
