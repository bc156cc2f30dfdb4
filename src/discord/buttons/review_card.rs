//! The card of a review: a graph of the winning chances, accuracy and luck of each side, and the
//! turning points.
//!
//! Each move is described from the point of view of its player at that time.

use super::computer::labeled_try_button;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{HistoryButton, ReviewButton};
use crate::discord::reply::{Awaited, Button, Reply, Style};
use crate::discord::rest::limits;
use crate::discord::views::board::OwnBoards;
use crate::discord::views::player_names::{SeatName, player_names, seat_names};
use crate::domain::{
    CERTAIN, EndReason, LastMove, LuckKind, MatchFacts, MoveReview, Seat, SeenMove, SlipCount, TurningPoint,
    accuracy, chance_of, first_choices, luck, slips, turning_points,
};
use crate::service::{HistoryEntry, ReviewView};
use crate::text::{self, Join, Language, Value, Word, clip, t};
use sealed_move_board::{ChancePlot, ChancePoint, PlotEnd, PlotMark};
use sealed_move_rules::Side;

/// Characters of a move's sentence and notation that the card shows. Three turning points must fit
/// into a message.
const SENTENCE_LIMIT: usize = 160;
const NOTATION_LIMIT: usize = 60;

/// Minimum change by hidden information that is marked with a diamond, in 1/10,000. Rolls always are.
const MIN_MARKED_LUCK: i32 = 200;

/// Minimum luck that is said to help, in 1/10,000.
const MIN_LUCK: i32 = 500;

/// A resignation with at least this chance is named, in 1/10,000.
const MIN_OPEN_CHANCE: i32 = 3_500;

/// The chance from which the resigner was ahead, in 1/10,000.
const MIN_WINNING_CHANCE: i32 = 6_000;

/// Number of intervals between the moves whose chances the alt text lists.
const ALT_INTERVALS: usize = 8;

/// Shows the progress of an unfinished review.
pub(super) fn progress_card(lang: Language, view: &ReviewView) -> Reply {
    let (game, progress) = (&view.history.game, &view.progress);
    let body = if progress.is_confirming() {
        t!(lang, "review-confirming")
    } else {
        let entry = view.history.entries.get(progress.made.len());
        let number = entry.map_or_else(|| view.history.last_move(), |entry| entry.part.number);
        t!(lang, "review-progress", turn = number, turns = view.history.last_move())
    };
    let label = t!(lang, "button-look-again");
    Reply {
        title: title(lang, game),
        body,
        buttons: vec![Button::about(game.id, game.revision, ReviewButton::Again, label, Style::Primary)],
        awaits: Some(Awaited::Review(game.id)),
        ..Reply::default()
    }
}

/// Shows a finished review.
pub(super) fn review_card(ctx: &InteractionContext, view: &ReviewView) -> Reply {
    let (lang, game) = (ctx.lang, &view.history.game);
    let made = view.progress.reviews();
    let names = player_names(ctx.bot(), lang, game.seats);
    let points = turning_points(&made, view.reader);
    let mut body: Vec<_> =
        game.ending.iter().map(|ending| text::ending(lang, game.game.info(), &names, ending)).collect();
    body.extend(resignation_line(lang, game, &made, &names));
    body.extend(Side::BOTH.iter().filter_map(|side| side_line(lang, &made, &names, *side)));
    if game.game.info().chance {
        body.push(luck_line(lang, &made, &names));
    }
    if points.is_empty() {
        body.push(t!(lang, "review-no-turn"));
    }
    let told =
        points.iter().zip(1..).map(|(point, number)| turn_line(lang, view, &made, &names, *point, number));
    body.extend(told);
    let mut card = Reply {
        title: title(lang, game),
        body: body.join("\n"),
        foot: t!(lang, "review-foot", luck = if game.game.info().chance { "yes" } else { "no" }),
        buttons: buttons(lang, view, &made, &points),
        ..Reply::default()
    };
    show_plot(ctx, view, &made, &points, &mut card);
    card
}

/// Names a resignation in a position that was still open.
fn resignation_line(
    lang: Language,
    game: &MatchFacts,
    made: &[MoveReview],
    names: &[String; 2],
) -> Option<String> {
    let ending = game.ending.as_ref().filter(|ending| ending.reason == EndReason::Resignation)?;
    let resigned = ending.winner?.other();
    let chance = chance_of(resigned, made.last()?.first_after());
    let kind = match chance {
        ..MIN_OPEN_CHANCE => return None,
        MIN_WINNING_CHANCE.. => "ahead",
        _ => "even",
    };
    let player = &names[resigned.index()];
    Some(t!(lang, "review-resigned", player = player, kind = kind, chance = percent(chance)))
}

fn title(lang: Language, game: &MatchFacts) -> String {
    t!(lang, "review-title", game = text::game(lang, game.game.info()))
}

/// Converts a chance in 1/10,000 to percent.
fn percent(chance: i32) -> u32 {
    (f64::from(chance) / 100.0).round() as u32
}

/// Counts a side's mistakes, and gives its accuracy. Returns `None` if it made no moves.
fn side_line(lang: Language, made: &[MoveReview], names: &[String; 2], side: Side) -> Option<String> {
    if made.iter().all(|made| made.side != side) {
        return None;
    }
    let SlipCount { mistakes, blunders } = slips(made, side);
    let player = &names[side.index()];
    let line = match (mistakes, blunders) {
        (0, 0) => t!(lang, "review-no-slips", player = player),
        (_, 0) => t!(lang, "review-mistakes", player = player, mistakes = mistakes),
        (0, _) => t!(lang, "review-blunders", player = player, blunders = blunders),
        _ => t!(lang, "review-slips", player = player, mistakes = mistakes, blunders = blunders),
    };
    let accuracy = match accuracy(made, side) {
        Some(accuracy) => t!(lang, "review-accuracy", accuracy = accuracy),
        None => t!(lang, "review-no-accuracy"),
    };
    Some(text::join(lang, Join::Sentences, &[line, accuracy]))
}

/// Names the side that luck helped.
fn luck_line(lang: Language, made: &[MoveReview], names: &[String; 2]) -> String {
    let first = luck(made, Side::First);
    let lucky = if first >= 0 { Side::First } else { Side::Second };
    let kind = if first.abs() < MIN_LUCK { "even" } else { "helped" };
    t!(lang, "review-luck", kind = kind, player = &names[lucky.index()], luck = percent(first.abs()))
}

/// Describes a turning point: the move with a better alternative, or the luck.
fn turn_line(
    lang: Language,
    view: &ReviewView,
    reviews: &[MoveReview],
    names: &[String; 2],
    point: TurningPoint,
    number: usize,
) -> String {
    let made = &reviews[point.index];
    let place = text::move_part(lang, view.history.entries[point.index].part);
    let (player, meaning) = (&names[made.side.index()], meaning(lang, view, point.index));
    let (from, to) = match point.by {
        LuckKind::Nothing => (percent(made.before), percent(made.expected())),
        LuckKind::Dice | LuckKind::Hidden => (percent(made.expected()), percent(made.after)),
    };
    match point.by {
        LuckKind::Dice | LuckKind::Hidden => t!(
            lang,
            "review-turn-luck",
            number = number,
            place = place,
            player = player,
            meaning = meaning,
            by = if point.by == LuckKind::Dice { "dice" } else { "hidden" },
            luck = if point.change > 0 { "good" } else { "bad" },
            change = format!("{:+}", i64::from(to) - i64::from(from)),
            from = from,
            to = to,
        ),
        LuckKind::Nothing => {
            let told = t!(
                lang,
                "review-turn-choice",
                number = number,
                place = place,
                player = player,
                meaning = meaning,
                change = from.saturating_sub(to),
                from = from,
                to = to,
            );
            let parts = [
                Some(told),
                answer_line(lang, view, reviews, names, point.index),
                better_line(lang, view, made, point),
            ];
            text::join(lang, Join::Sentences, &parts.into_iter().flatten().collect::<Vec<_>>())
        }
    }
}

/// Describes a move from its player's point of view.
fn meaning(lang: Language, view: &ReviewView, index: usize) -> String {
    let seen = &view.seen[index];
    let last = LastMove { before: seen.before.clone(), notation: view.notations[index].clone() };
    let told = match &seen.after {
        Some(after) => text::played_move(lang, &last, after),
        None => text::planned_move(lang, &seen.before, &seen.text),
    };
    clip(&told, SENTENCE_LIMIT)
}

/// Describes the best move and the chances it would have kept.
fn better_line(lang: Language, view: &ReviewView, made: &MoveReview, point: TurningPoint) -> Option<String> {
    let seen = &view.seen[point.index];
    if made.best == seen.text {
        return None;
    }
    let kept = match percent(made.before) {
        95.. => "won",
        60.. => "lead",
        40.. => "even",
        _ => "less",
    };
    let meaning = text::planned_move(lang, &seen.before, &made.best);
    let (better, meaning) = (clip(&made.best, NOTATION_LIMIT), clip(&meaning, SENTENCE_LIMIT));
    Some(t!(lang, "review-better", turn = better, meaning = meaning, kept = kept))
}

/// Names the answer that punishes a mistake, and whether the opponent found it.
fn answer_line(
    lang: Language,
    view: &ReviewView,
    reviews: &[MoveReview],
    names: &[String; 2],
    index: usize,
) -> Option<String> {
    let mistaken = &reviews[index];
    let next = index + 1;
    let Some(answer) = reviews.get(next) else {
        // The game ended with this move.
        let (end, best) = (view.seen.get(next)?, &view.progress.made.get(next)?.best);
        return best_answer(lang, mistaken.side, end, best);
    };
    if answer.side == mistaken.side {
        return None;
    }
    let player = &names[answer.side.index()];
    if answer.is_as_good() {
        return Some(t!(lang, "review-used", player = player, meaning = meaning(lang, view, next)));
    }
    let best = best_answer(lang, mistaken.side, view.seen.get(next)?, &answer.best);
    // Only a mistake of at least half the size wastes the chance.
    let missed = (2 * answer.loss >= mistaken.loss).then(|| t!(lang, "review-missed", player = player));
    let parts: Vec<_> = [best, missed].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| text::join(lang, Join::Sentences, &parts))
}

/// Describes the best answer to a mistake.
fn best_answer(lang: Language, mistaken: Side, seen: &SeenMove, best: &str) -> Option<String> {
    if best.is_empty() || seen.before.turn() == mistaken {
        return None;
    }
    let meaning = text::planned_move(lang, &seen.before, best);
    let (answer, meaning) = (clip(best, NOTATION_LIMIT), clip(&meaning, SENTENCE_LIMIT));
    Some(t!(lang, "review-answer", turn = answer, meaning = meaning))
}

/// The buttons *Show* and *Try* of each turning point.
fn buttons(
    lang: Language,
    view: &ReviewView,
    reviews: &[MoveReview],
    points: &[TurningPoint],
) -> Vec<Button> {
    let game = &view.history.game;
    let show = points.iter().zip(1..).map(|(point, number): (_, usize)| {
        let label = t!(lang, "button-show-number", number = number);
        Button::about(game.id, game.revision, ReviewButton::Turn(point.index), label, Style::Plain)
    });
    let history = t!(lang, "button-history");
    let history = Button::about(game.id, game.revision, HistoryButton::Show(None), history, Style::Plain);
    let firsts = first_choices(points, reviews, view.reader).into_iter().zip(1..);
    let firsts = firsts.filter_map(|(first, number)| Some((first?, number)));
    let tries = firsts.filter(|(first, _)| view.history.can_fork(*first)).map(|(first, number)| {
        let label = t!(lang, "button-try-number", number = number as usize);
        labeled_try_button(game, first as u32, label)
    });
    show.chain([history]).chain(tries).collect()
}

/// Adds the graph in the reader's preferred style.
fn show_plot(
    ctx: &InteractionContext,
    view: &ReviewView,
    reviews: &[MoveReview],
    points: &[TurningPoint],
    card: &mut Reply,
) {
    let (lang, game) = (ctx.lang, &view.history.game);
    let info = game.game.info();
    let start = reviews.first().map_or(CERTAIN / 2, MoveReview::first_before);
    let chances: Vec<_> = std::iter::once(ChancePoint { first: start.unsigned_abs(), dice: false })
        .chain(reviews.iter().map(|made| ChancePoint {
            first: made.first_after().unsigned_abs(),
            dice: match made.luck_by {
                LuckKind::Dice => true,
                LuckKind::Hidden => made.luck.abs() >= MIN_MARKED_LUCK,
                LuckKind::Nothing => false,
            },
        }))
        .collect();
    let numbers: Vec<_> = view.history.entries.iter().map(|entry| entry.part.number).collect();
    let marks: Vec<_> =
        points.iter().zip(1..).map(|(point, number)| PlotMark { index: point.index + 1, number }).collect();
    let sides = Side::BOTH.map(|side| text::side(info, side));
    let names = plot_names(ctx, game, sides, SeatName::in_picture).map(|name| name.plain(lang));
    let side_names = sides.map(|side| text::word_in_picture(lang, side));
    let axis = t!(lang, "review-axis");
    let end = game.ending.as_ref().map(|ending| text::end_labels(lang, info, ending));
    let boards = OwnBoards::new(ctx.bot(), lang, game, ctx.settings());
    // Without pictures, the alt text is part of the message.
    let form = if boards.has_pictures() { SeatName::in_label } else { SeatName::in_markdown };
    let alt_names = plot_names(ctx, game, sides, form);
    let alt = alt(lang, &alt_names, &view.history.entries, &chances, &marks);
    boards.show_plot(alt, card, |theme| {
        let plot = ChancePlot {
            game: info,
            theme,
            names: names.each_ref().map(String::as_str),
            sides: side_names.each_ref().map(String::as_str),
            axis: &axis,
            points: &chances,
            numbers: &numbers,
            marks: &marks,
            end: end.as_ref().map(|end| PlotEnd { winner: end.winner, reason: &end.reason }),
        };
        ctx.studio().chances(&plot).png
    });
}

/// Returns the players' names with their sides, for the graph.
fn plot_names(
    ctx: &InteractionContext,
    game: &MatchFacts,
    sides: [Word; 2],
    form: fn(&SeatName) -> String,
) -> [Value; 2] {
    let names = seat_names(ctx.bot(), ctx.lang, game.seats);
    Side::BOTH.map(|side| {
        let (name, side_name) = (&names[side.index()], sides[side.index()]);
        // Mentions don't work in a graph.
        if matches!((game.seat(side), name), (Seat::Person(_), SeatName::Words(_))) {
            return Value::Word(side_name);
        }
        Value::from(t!(ctx.lang, "player-with-side", player = form(name), side = side_name))
    })
}

/// Describes the graph: the first side's chances at some moves, and the turning points.
fn alt(
    lang: Language,
    names: &[Value; 2],
    entries: &[HistoryEntry],
    chances: &[ChancePoint],
    marks: &[PlotMark],
) -> String {
    let told = |index: usize| {
        let chance = (chances[index].first as f64 / 100.0).round() as u32;
        let number = index.checked_sub(1).map_or(0, |entry| entries[entry].part.number);
        (chance, number)
    };
    let last = chances.len() - 1;
    let mut steps: Vec<usize> = (0..=ALT_INTERVALS).map(|part| last * part / ALT_INTERVALS).collect();
    steps.dedup();
    let steps: Vec<_> = steps
        .into_iter()
        .map(|index| {
            let (chance, number) = told(index);
            t!(lang, "review-alt-point", chance = chance, turn = number)
        })
        .collect();
    let marks: Vec<_> = marks
        .iter()
        .map(|mark| {
            let (chance, number) = told(mark.index);
            t!(lang, "review-alt-mark", number = mark.number, turn = number, chance = chance)
        })
        .collect();
    let [first, second] = names;
    let turned = if marks.is_empty() { "no" } else { "yes" };
    let alt = t!(
        lang,
        "review-alt",
        first = first.clone(),
        second = second.clone(),
        chances = text::join(lang, Join::List, &steps),
        turned = turned,
        marks = text::join(lang, Join::List, &marks),
    );
    clip(&alt, limits::FILE_DESCRIPTION)
}
