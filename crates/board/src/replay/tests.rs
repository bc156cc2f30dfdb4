use super::*;
use crate::canvas::Canvas;
use crate::palette::Palette;
use crate::{EndLabels, Labels, LastMove, ThemeName};
use sealed_move_rules::{Game, GameState, Observer, Side, View, chance, find};

/// Returns the views and records of a game played with highly ranked moves.
fn played(game: &str, turns: usize) -> (Vec<View>, Vec<String>) {
    let game: &dyn Game = find(game).unwrap();
    let start = chance::start(game, game.info().setups[0].name, |_| 0).unwrap();
    let mut line = GameState::new(start);
    let (mut views, mut records) = (vec![line.position().view(Observer::Public)], Vec::new());
    for index in 0..turns {
        // Players know their hand, but the replay shows the public view.
        let view = line.position().view(Observer::Player(line.position().turn()));
        let (mut text, mut pick) = (String::new(), index * 7);
        // Kyo's moves are composed step by step. Changing the pick varies the kinds of moves.
        loop {
            let steps = view.complete(&text);
            if steps.is_empty() {
                // No completions: start over with another pick.
                (text, pick) = (String::new(), pick + 1);
                continue;
            }
            let step = &steps[pick % steps.len().min(12)];
            text = if step.complete { step.text.clone() } else { format!("{} ", step.text) };
            if step.complete {
                break;
            }
        }
        let turn = view.read(&text).unwrap();
        let roll = |options: std::num::NonZeroU32| index as u32 % options;
        let notation = chance::roll_all(line.position(), &turn, roll).unwrap().notation;
        records.push(line.position().redact(&notation, Observer::Public).unwrap());
        line.replay(&notation).unwrap();
        views.push(line.position().view(Observer::Public));
        if line.outcome().is_some() {
            break;
        }
    }
    assert!(records.len() >= turns.min(20), "{game:?} ended after {}", records.len());
    (views, records)
}

fn requests<'a>(
    views: &'a [View],
    records: &'a [String],
    theme: ThemeName,
    from: Side,
) -> Vec<RenderRequest<'a>> {
    (0..views.len())
        .map(|index| RenderRequest {
            theme,
            last: index
                .checked_sub(1)
                .map(|before| LastMove { before: &views[before], notation: &records[before] }),
            ..RenderRequest::new(&views[index], from, Labels::new(["One", "Two"], Some("Move 7")))
        })
        .collect()
}

/// Decodes the screen after each frame, with the frame's delay.
fn frames(file: &[u8]) -> Vec<(Vec<[u8; 3]>, u16)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(file).unwrap();
    let palette: Vec<[u8; 3]> = decoder.global_palette().unwrap().as_chunks::<3>().0.to_vec();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut screen = vec![[0; 3]; width * height];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert_eq!(frame.dispose, gif::DisposalMethod::Keep);
        let [left, top, wide] = [frame.left, frame.top, frame.width].map(usize::from);
        for (index, pixel) in frame.buffer.iter().enumerate() {
            if Some(*pixel) != frame.transparent {
                screen[(top + index / wide) * width + left + index % wide] = palette[usize::from(*pixel)];
            }
        }
        shown.push((screen.clone(), frame.delay));
    }
    shown
}

fn shown(canvas: &Canvas, palette: &Palette) -> Vec<[u8; 3]> {
    let rows = canvas.rows().chunks_exact(canvas.stride()).flat_map(|row| &row[1..]);
    rows.map(|&index| palette.colors()[usize::from(index)]).collect()
}

/// Checks that each frame equals the picture of its move.
fn check(game: &str, theme: ThemeName, from: Side, turns: usize) {
    let studio = Studio::new().unwrap();
    let (views, records) = played(game, turns);
    let requests = requests(&views, &records, theme, from);
    let replay = studio.replay(&requests);
    assert_eq!((replay.smaller, replay.every), (false, 1));
    let frames = frames(&replay.gif);
    let mut seen = frames.iter();
    for (index, request) in requests.iter().enumerate() {
        let request = RenderRequest { size: SIZE, ..*request };
        let drawn = studio.frames(&request, (index, requests.len() - 1));
        let steps_shown = drawn.len() - 1;
        for (place, (canvas, drawn, steps)) in drawn.iter().enumerate() {
            let (frame, hundredths) = seen.next().unwrap();
            assert!(*frame == shown(canvas, &drawn.kit.palette), "{game}: frame {index}, {place}");
            let wanted = match index {
                _ if place < steps_shown => STEP_DELAY,
                0 => FIRST_DELAY,
                _ if index + 1 == requests.len() => LAST_DELAY,
                _ if steps_shown > 0 => MOVE_DELAY,
                _ => delay(*steps),
            };
            assert_eq!(*hundredths, wanted, "{game}: frame {index}, {place}");
        }
    }
    assert_eq!(seen.next(), None);
}

#[test]
fn every_frame_is_the_picture_of_its_move() {
    check("aruki", ThemeName::Classic, Side::First, 24);
    check("kyo", ThemeName::Dark, Side::Second, 24);
    check("chakart", ThemeName::Contrast, Side::First, 24);
    check("lusus", ThemeName::Classic, Side::Second, 24);
}

#[test]
fn the_progress_bar_grows_to_full_width() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("kyo", 1);
    let request = requests(&views, &records, ThemeName::Classic, Side::First)[0];
    let replay = studio.replay(&[request; 6]);
    let frames = frames(&replay.gif);
    let width = replay.width as usize;
    // Returns the columns that differ from the first frame.
    let grown = |index: usize| -> Vec<usize> {
        let (first, later) = (&frames[0].0, &frames[index].0);
        (0..width)
            .filter(|column| (*column..first.len()).step_by(width).any(|pixel| first[pixel] != later[pixel]))
            .collect()
    };
    let full = grown(5);
    assert!(full.len() * 4 > width * 3, "below the whole board: {} of {width}", full.len());
    for index in 1..=5 {
        let columns = grown(index);
        let from = full[0];
        assert!(columns.iter().copied().eq(from..from + columns.len()), "without a gap: {columns:?}");
        assert!((columns.len() * 5).abs_diff(full.len() * index) <= 10, "{index}: {}", columns.len());
    }
}

#[test]
fn only_the_last_frame_shows_the_result() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("chakart", 4);
    let without = requests(&views, &records, ThemeName::Dark, Side::First);
    let mut with = without.clone();
    let end = Some(EndLabels {
        result: "One wins!",
        winner: Some(Side::First),
        reason: "Two resigned",
        scores: Some(["1", "0"]),
    });
    let last = with.last_mut().unwrap();
    last.labels = Labels { end, ..last.labels };
    let (without, with) = (frames(&studio.replay(&without).gif), frames(&studio.replay(&with).gif));
    let differ: Vec<bool> = without.iter().zip(&with).map(|(one, other)| one.0 != other.0).collect();
    assert_eq!(differ, [false, false, false, false, true]);
}

#[test]
fn later_frames_contain_only_changes() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("aruki", 8);
    let requests = requests(&views, &records, ThemeName::Classic, Side::First);
    let whole = studio.replay(&requests).gif.len();
    let first = studio.replay(&requests[..1]).gif.len();
    assert!((whole - first) * 3 < first * (requests.len() - 1), "{first} for the first, {whole} for all");
    // Only the progress bar changes.
    let still = studio.replay(&[requests[0], requests[0]]).gif;
    assert!(still.len() < first + 400);
}

/// Maximum average bytes per frame, equal on all machines. `PICTURES.md` §9 aims at 350 KB for 60
/// moves, which is 5.8 KB each.
#[test]
fn frames_are_small() {
    let studio = Studio::new().unwrap();
    for (game, max) in [("aruki", 3_400), ("kyo", 3_800), ("chakart", 5_200), ("lusus", 5_500)] {
        let (views, records) = played(game, 40);
        let requests = requests(&views, &records, ThemeName::Classic, Side::First);
        let (all, frames) = (studio.replay(&requests).gif.len(), requests.len());
        assert!(all <= max * frames, "{game}: {} of {frames} frames", all / frames);
    }
}

/// Pictures dim the name of the waiting side. Replays don't, and only the bar shows whose turn it
/// is.
#[test]
fn names_keep_their_brightness() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("kyo", 1);
    let requests = requests(&views, &records, ThemeName::Classic, Side::First);
    let dim = ThemeName::Classic.theme(crate::scene::ColorScheme::Gold).dim;
    for request in requests {
        let dimmed = |pixels: &[[u8; 3]]| pixels.iter().filter(|pixel| **pixel == dim).count();
        let (canvas, drawn, _) = studio.frames(&request, (0, 1)).pop().unwrap();
        assert_eq!(dimmed(&shown(&canvas, &drawn.kit.palette)), 0);
        let still = image::load_from_memory(&studio.picture(&request).png).unwrap().into_rgb8();
        assert!(dimmed(still.as_raw().as_chunks::<3>().0) > 20);
    }
}

#[test]
fn a_large_file_shrinks_then_skips_moves() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("kyo", 20);
    let requests = requests(&views, &records, ThemeName::Classic, Side::First);
    let whole = studio.replay(&requests);
    let smaller = studio.replay_within(&requests, whole.gif.len() - 1);
    assert!(smaller.smaller && smaller.every == 1 && smaller.width < whole.width);
    assert!(smaller.gif.len() < whole.gif.len());
    let least = studio.replay_in(&requests, Detail { size: Size::new(400), every: 1 }, usize::MAX).unwrap();
    let coarser = studio.replay_within(&requests, least.gif.len() - 1);
    assert_eq!((coarser.smaller, coarser.every), (true, 2));
    let seen = frames(&coarser.gif);
    assert_eq!(seen.len(), requests.len().div_ceil(2) + usize::from(requests.len().is_multiple_of(2)));
    let last = RenderRequest { size: Size::new(400), ..*requests.last().unwrap() };
    let (canvas, drawn, _) = studio.frames(&last, (requests.len() - 1, requests.len() - 1)).pop().unwrap();
    assert!(seen.last().unwrap().0 == shown(&canvas, &drawn.kit.palette));
    // At least two positions are shown, whatever the limit.
    assert_eq!(frames(&studio.replay_within(&requests, 0).gif).len(), 2);
}

#[test]
fn a_long_game_plays_faster() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("aruki", 1);
    let pair = requests(&views, &records, ThemeName::Classic, Side::First);
    let long: Vec<_> = (0..300).map(|index| pair[index % 2]).collect();
    let delays: Vec<_> =
        frames(&studio.replay_within(&long[..], MAX_FILE_BYTES).gif).iter().map(|(_, at)| *at).collect();
    assert_eq!((delays.len(), delays[0], delays[1], delays[299]), (300, FIRST_DELAY, 40, LAST_DELAY));
}

#[test]
fn progress_is_reported_per_frame() {
    let reported = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let all = std::sync::Arc::clone(&reported);
    let studio = Studio::new().unwrap().with_progress(move |drawn, of| all.lock().unwrap().push((drawn, of)));
    let (views, records) = played("kyo", 3);
    let replay = studio.replay(&requests(&views, &records, ThemeName::Classic, Side::First));
    assert_eq!(replay.every, 1);
    assert_eq!(*reported.lock().unwrap(), [(1, 4), (2, 4), (3, 4), (4, 4)]);
}

/// `PICTURES.md` §6: a long move of Kyo has a frame a step, and its board after all steps but the last becomes
/// the real one with the last.
#[test]
fn a_long_move_is_shown_step_by_step() {
    let position = "9,K/9,D/2,DLDSST,7/7,SP,2/4,DLLDQ,5/3,Sddh,6/5,dd,4/5,lS,4/d,9/k,9 g - 31";
    let start = find("kyo").unwrap().parse(position).unwrap();
    let notation = "C2 4C3 +1B4 2D4 1D5 +1E6";
    let before = start.view(Observer::Public);
    let after = start.replay(notation).unwrap().position.view(Observer::Public);
    let labels = Labels::new(["One", "Two"], Some("Move 32"));
    let last = Some(LastMove { before: &before, notation });
    let request = RenderRequest { last, ..RenderRequest::new(&after, Side::First, labels) };
    let scenes = crate::games::scenes(&request);
    assert_eq!(scenes.len(), 5);
    for (scene, steps) in scenes.iter().zip(1..) {
        assert_eq!(scene.list.len(), steps);
        assert!(!scene.marks.iter().any(|mark| matches!(mark, crate::scene::Mark::Number { .. })));
    }
    assert_eq!(scenes[4].list, ["1 ↑ C3", "2 +1 B4", "3 ↖ D4", "4 × D5", "5 +1 E6"]);
    // The last step lays one chip from D5 on E6; nothing else differs.
    let chips = |scene: &crate::scene::Scene| {
        let mut chips: Vec<_> = scene
            .cells
            .iter()
            .map(|cell| {
                (
                    cell.at.file,
                    cell.at.rank,
                    cell.pile.iter().map(|bar| bar.chip).collect::<Vec<_>>(),
                    cell.layers.clone(),
                )
            })
            .collect();
        chips.sort_by_key(|cell| (cell.0, cell.1));
        chips
    };
    let (almost, whole) = (chips(&scenes[3]), chips(&scenes[4]));
    let same = almost.iter().filter(|cell| whole.contains(cell)).count();
    assert_eq!((almost.len() - same, whole.len() - same), (1, 2));
    let studio = Studio::new().unwrap();
    let first = RenderRequest { last: None, view: &before, ..request };
    let shown: Vec<u16> =
        frames(&studio.replay(&[first, request, request]).gif).into_iter().map(|(_, at)| at).collect();
    assert_eq!(shown[..6], [FIRST_DELAY, STEP_DELAY, STEP_DELAY, STEP_DELAY, STEP_DELAY, MOVE_DELAY]);
}

#[test]
fn moves_with_many_steps_last_longer() {
    assert_eq!([0, 1, 2, 4, 99].map(delay), [80, 80, 120, 200, 300]);
}

#[test]
fn an_exact_width_is_kept() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("chakart", 3);
    let requests: Vec<_> = requests(&views, &records, ThemeName::Dark, Side::First)
        .into_iter()
        .map(|request| RenderRequest { size: Size::exactly(777), ..request })
        .collect();
    let replay = studio.replay(&requests);
    assert_eq!((replay.width, replay.smaller), (777, false));
}
