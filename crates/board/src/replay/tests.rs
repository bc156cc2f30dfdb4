use super::*;
use crate::{Labels, LastMove, ThemeName};
use sealed_move_rules::{Game, GameState, Observer, Side, View, chance, find};

/// The views of a game in which every turn is one of the best ranked, and the records.
fn played(game: &str, turns: usize) -> (Vec<View>, Vec<String>) {
    let game: &dyn Game = find(game).unwrap();
    let start = chance::start(game, game.info().setups[0].name, |_| 0).unwrap();
    let mut line = GameState::new(start);
    let (mut views, mut records) = (vec![line.position().view(Observer::Public)], Vec::new());
    for index in 0..turns {
        let view = views.last().unwrap();
        let mut text = String::new();
        // Kyo walks step by step; the pick changes with the index, so that many kinds of move occur.
        loop {
            let steps = view.complete(&text);
            let step = &steps[index * 7 % steps.len().min(12)];
            text = if step.complete { step.text.clone() } else { format!("{} ", step.text) };
            if step.complete {
                break;
            }
        }
        let turn = view.read(&text).unwrap();
        let roll = |options: std::num::NonZeroU32| index as u32 % options;
        let notation = chance::roll_all(line.position(), &turn, roll).unwrap().notation;
        line.replay(&notation).unwrap();
        records.push(notation);
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
            ..RenderRequest::new(&views[index], from, Labels { sides: ["One", "Two"], turn: Some("Move 7") })
        })
        .collect()
}

/// What a viewer shows after each frame, as colors, and how long.
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

fn pixels(png: &[u8]) -> Vec<[u8; 3]> {
    let picture = image::load_from_memory(png).unwrap().into_rgb8();
    picture.pixels().map(|pixel| pixel.0).collect()
}

/// Every frame is the picture of its move, pixel by pixel.
fn check(game: &str, theme: ThemeName, from: Side, turns: usize) {
    let studio = Studio::new().unwrap();
    let (views, records) = played(game, turns);
    let requests = requests(&views, &records, theme, from);
    let replay = studio.replay(&requests);
    assert_eq!((replay.smaller, replay.every), (false, 1));
    let frames = frames(&replay.gif);
    assert_eq!(frames.len(), requests.len());
    for (index, ((frame, hundredths), request)) in frames.iter().zip(&requests).enumerate() {
        let picture = studio.picture(&RenderRequest { size: SIZE, ..*request });
        assert_eq!((picture.width, picture.height), (replay.width, replay.height));
        assert!(*frame == pixels(&picture.png), "{game}: frame {index}");
        assert_eq!(*hundredths, if index + 1 == requests.len() { HELD } else { TURN as u16 });
    }
}

#[test]
fn every_frame_is_the_picture_of_its_turn() {
    check("aruki", ThemeName::Wood, Side::First, 24);
    check("kyo", ThemeName::Dark, Side::Second, 24);
    check("chakart", ThemeName::Contrast, Side::First, 24);
}

#[test]
fn later_frames_hold_only_what_changed() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("aruki", 8);
    let requests = requests(&views, &records, ThemeName::Wood, Side::First);
    let whole = studio.replay(&requests).gif.len();
    let first = studio.replay(&requests[..1]).gif.len();
    assert!((whole - first) * 3 < first * (requests.len() - 1), "{first} for the first, {whole} for all");
    // Nothing at all changes: one transparent pixel.
    let still = studio.replay(&[requests[0], requests[0]]).gif;
    assert!(still.len() < first + 40);
    assert_eq!(frames(&still)[0].0, frames(&still)[1].0);
}

#[test]
fn a_file_that_gets_too_large_is_drawn_smaller_and_then_coarser() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("kyo", 20);
    let requests = requests(&views, &records, ThemeName::Wood, Side::First);
    let whole = studio.replay(&requests);
    let smaller = studio.replay_within(&requests, whole.gif.len() - 1);
    assert!(smaller.smaller && smaller.every == 1 && smaller.width < whole.width);
    assert!(smaller.gif.len() < whole.gif.len());
    let least = studio.replay_in(&requests, Grain { size: Size::new(400), every: 1 }, usize::MAX).unwrap();
    let coarser = studio.replay_within(&requests, least.gif.len() - 1);
    assert_eq!((coarser.smaller, coarser.every), (true, 2));
    let seen = frames(&coarser.gif);
    assert_eq!(seen.len(), requests.len().div_ceil(2) + usize::from(requests.len().is_multiple_of(2)));
    let last = studio.picture(&RenderRequest { size: Size::new(400), ..*requests.last().unwrap() });
    assert!(seen.last().unwrap().0 == pixels(&last.png));
    // Whatever the limit is, something is shown.
    assert_eq!(frames(&studio.replay_within(&requests, 0).gif).len(), 2);
}

#[test]
fn the_turns_of_a_long_game_pass_faster() {
    let studio = Studio::new().unwrap();
    let (views, records) = played("aruki", 1);
    let pair = requests(&views, &records, ThemeName::Wood, Side::First);
    let long: Vec<_> = (0..300).map(|index| pair[index % 2]).collect();
    let delays: Vec<_> =
        frames(&studio.replay_within(&long[..], LIMIT).gif).iter().map(|(_, at)| *at).collect();
    assert_eq!((delays.len(), delays[0], delays[299]), (300, 40, HELD));
}
