//! The panel beside the board: whose turn it is, each side's holdings, and the result.

use super::area::Area;
use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::palette::Finish;
use super::request::BoardLayout;
use super::scene::{Holdings, Presence, Scene, Strip};
use super::sprites::Atlas;
use super::text::FontFace;
use resvg::tiny_skia::PathBuilder;
use sealed_move_rules::Side;

use super::shapes::{fill, stroke};
use pen::Pen;

mod emblems;
mod gauges;
mod pen;
mod tiles;
mod tray;
mod wells;

/// Lengths in thousandths of the board's side.
mod share {
    /// Height of a heading's first line, with the disc.
    pub(super) const LINE: i32 = 50;
    /// Height of a line of text.
    pub(super) const TEXT: i32 = 34;
    /// Gap between a heading and the holdings.
    pub(super) const GAP: i32 = 8;
    /// Side of the game's emblem.
    pub(super) const EMBLEM: i32 = 140;
    /// Gap between a disc and the name.
    pub(super) const NAME: i32 = 12;
    /// Radius of a disc, and width of its rim.
    pub(super) const DISC: i32 = 18;
    pub(super) const RIM: i32 = 5;
    /// Width of the bar beside the side to move, and its distance from the panel.
    pub(super) const BAR: i32 = 14;
    pub(super) const AWAY: i32 = 18;
}

/// Draws the panel of the wide layout, or the strips of the tall one.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, scene: &Scene) {
    let mut pen = Pen { canvas, kit, atlas, layout };
    let (mut upper, mut lower) = (0, 0);
    let stacked = scene.strips.iter().any(|strip| is_stacked(kit, layout, strip));
    for strip in &scene.strips {
        let whole = layout.half(strip.side);
        let bottom = strip.side == layout.bottom;
        let notes = (layout.kind == BoardLayout::Tall && note_side(scene) == strip.side)
            .then(|| scene.notes.join(" "));
        let height = plate_height(kit, layout, strip, stacked);
        let plate =
            Area { y: if bottom { whole.y + whole.height - height } else { whole.y }, height, ..whole };
        pen.plate(strip, plate, notes.as_deref(), stacked);
        let gap = layout.outer(share::GAP);
        let room = whole.height - height - gap;
        let area = Area { y: if bottom { whole.y } else { plate.y + height + gap }, height: room, ..whole };
        let used = pen.holdings(&strip.holdings, area, bottom);
        let end = height + gap + used;
        if strip.on_turn {
            let (x, width) = (whole.x - layout.outer(share::AWAY), layout.outer(share::BAR));
            // A long bar that changes with every move would make a replay larger by a seventh, so the bar
            // is short and wide.
            let long = layout.outer(share::LINE);
            let y = if bottom { whole.y + whole.height - long } else { whole.y };
            pen.canvas.fill(Area { x, y, width, height: long }, kit.palette.index(kit.theme.plate));
        }
        if bottom {
            lower = whole.y + whole.height - end;
        } else {
            upper = whole.y + end;
        }
    }
    if layout.kind == BoardLayout::Wide {
        let half = layout.half(layout.bottom);
        pen.notes(scene, Area { y: upper, height: lower - upper, ..half });
    }
}

/// Returns the side whose strip shows the notes in the tall layout.
fn note_side(scene: &Scene) -> Side {
    scene.strips.iter().find(|strip| strip.on_turn).map_or(scene.bottom, |strip| strip.side)
}

/// Returns the name of a side's player if the font has all its letters.
fn player<'s>(kit: &Kit, strip: &'s Strip) -> Option<&'s str> {
    strip.player.as_deref().and_then(|name| kit.text.name(name))
}

/// Whether a side's name is below its disc: after the score, or because it is too long beside the disc.
fn is_stacked(kit: &Kit, layout: &Layout, strip: &Strip) -> bool {
    let is_long = || !fits_beside_disc(kit, layout, &strip.name);
    layout.kind == BoardLayout::Wide && (strip.score.is_some() || is_long())
}

fn fits_beside_disc(kit: &Kit, layout: &Layout, name: &str) -> bool {
    let panel = layout.half(layout.bottom);
    let room = panel.x + panel.width - disc_and_name(layout, panel).1;
    kit.label(name, room).width(name) <= room
}

fn plate_height(kit: &Kit, layout: &Layout, strip: &Strip, stacked: bool) -> i32 {
    if layout.kind == BoardLayout::Tall {
        return layout.outer(share::LINE);
    }
    let lines = i32::from(stacked) + i32::from(player(kit, strip).is_some());
    layout.outer(share::LINE) + lines * layout.outer(share::TEXT)
}

/// Returns the x coordinates of the disc's center and of the name beside it.
fn disc_and_name(layout: &Layout, area: Area) -> (i32, i32) {
    let around = layout.outer(share::DISC) + layout.outer(share::RIM);
    let x = area.x + around;
    (x, x + around + layout.outer(share::NAME))
}

/// A label of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelLabel {
    /// The name of a side.
    Side,
    /// The move number, the result or its reason.
    Note,
}

/// Whether a text fits the fonts of labels without being cut. `kit` has the layout's size.
pub(super) fn fits(kit: &Kit, layout: &Layout, label: PanelLabel, text: &str) -> bool {
    let panel = layout.half(layout.bottom);
    let lines = match label {
        PanelLabel::Side => vec![(kit.label(text, panel.width), text.to_owned())],
        PanelLabel::Note => note_lines(kit, text, panel.width),
    };
    lines.iter().all(|(face, line)| face.width(line) <= panel.width)
}

/// Breaks a note into lines of a width, each with its font. A line may be a little narrower rather than
/// broken.
fn note_lines<'k>(kit: &'k Kit, note: &str, width: i32) -> Vec<(&'k FontFace, String)> {
    let whole = kit.label(note, width);
    if whole.width(note) <= width {
        return vec![(whole, note.to_owned())];
    }
    let lines = broken(&kit.text, note, width).into_iter();
    lines.map(|line| (kit.label(&line, width), line)).collect()
}

impl Pen<'_> {
    /// Draws a side's heading: a disc in its colors, its name, its player and its result.
    fn plate(&mut self, strip: &Strip, area: Area, notes: Option<&str>, stacked: bool) {
        let (theme, layout) = (self.kit.theme, self.layout);
        let color = if strip.waits { theme.dim } else { theme.label };
        let outer = |thousandths| layout.outer(thousandths);
        let colors = theme.scheme.sides[strip.side.index()];
        let (radius, line) = (outer(share::DISC), outer(share::RIM));
        let middle = area.y + outer(share::LINE) / 2;
        let (x, left) = disc_and_name(layout, area);
        let disc = PathBuilder::from_circle(x as f32, middle as f32, radius as f32);
        let rim = disc.as_ref().and_then(|disc| stroke(disc, 2.0 * line as f32));
        fill(self.canvas, &self.kit.palette, rim, colors.key);
        fill(self.canvas, &self.kit.palette, disc, colors.fill);
        let text = &self.kit.text;
        let baseline = middle + text.digit_height() / 2;
        let player = player(self.kit, strip);
        if layout.kind == BoardLayout::Tall {
            let mut right = area.x + area.width;
            if let Some(notes) = notes {
                right -= text.width(notes);
                self.write(right, baseline, notes, theme.label);
                right -= outer(share::LINE);
            }
            if let Some(score) = &strip.score {
                right -= self.kit.score.width(score);
                let baseline = middle + self.kit.score.digit_height() / 2;
                self.kit.score.draw(self.canvas, &self.kit.palette, right, baseline, score, theme.label);
            }
            // A text has one font, which may lack a letter of the player's name.
            let name = player.map(|player| format!("{} · {player}", strip.name));
            let name = name.filter(|name| text.name(name).is_some()).unwrap_or_else(|| strip.name.clone());
            self.write_within(left, baseline, &name, right - left - outer(share::NAME), color);
            return;
        }
        let below = |line: i32| area.y + outer(share::LINE) + line * outer(share::TEXT) - outer(6);
        if let Some(score) = &strip.score {
            let baseline = middle + self.kit.score.digit_height() / 2;
            self.kit.score.draw(self.canvas, &self.kit.palette, left, baseline, score, theme.label);
        }
        if stacked {
            self.write_label(area.x, below(1), &strip.name, area.width, color);
        } else {
            self.write_label(left, baseline, &strip.name, area.x + area.width - left, color);
        }
        if let Some(player) = player {
            let line = below(1 + i32::from(stacked));
            self.write_within(area.x, line, player, area.width, color);
        }
    }

    /// Draws the holdings of a side and returns their height. At the bottom they are aligned to the
    /// lower edge.
    fn holdings(&mut self, holdings: &Holdings, area: Area, bottom: bool) -> i32 {
        let height = match holdings {
            Holdings::Tray { stock, powers } => tray::height(self.layout, stock.len(), powers.len()),
            Holdings::Gauges(all) => gauges::height(self.layout, all.len()),
            Holdings::Emblems { banner, stock, powers } => {
                emblems::height(self.layout, !powers.is_empty(), !stock.is_empty(), !banner.is_empty())
            }
            Holdings::Tiles(tiles) => tiles::height(self.layout, tiles),
        };
        let y = if bottom { area.y + area.height - height } else { area.y };
        let area = Area { y, height, ..area };
        match holdings {
            Holdings::Tray { stock, powers } => self.tray(stock, powers, area),
            Holdings::Gauges(all) => self.gauges(all, area),
            Holdings::Emblems { banner, stock, powers } => self.emblems(banner, stock, powers, area),
            Holdings::Tiles(tiles) => self.tiles(tiles, area),
        }
        height
    }

    /// Writes the notes centered between the sides, the first one larger. An unfinished game has its emblem above
    /// them if there is room.
    fn notes(&mut self, scene: &Scene, area: Area) {
        let Some((headline, rest)) = scene.notes.split_first() else { return };
        let (kit, color) = (self.kit, self.kit.theme.label);
        // In a replay, a number that moves or grows with its digits would draw the whole line again.
        let still = kit.palette.finish == Finish::Still;
        let stable = |face: &FontFace, line: &str| if still { line.to_owned() } else { face.widest(line) };
        let widest = stable(&kit.text, headline);
        let face = kit.headline(&widest, area.width);
        let mut lines = if face.width(&widest) <= area.width {
            vec![(face, headline.clone())]
        } else {
            note_lines(kit, headline, area.width)
        };
        lines.extend(rest.iter().flat_map(|note| note_lines(kit, note, area.width)));
        let text = self.layout.outer(share::TEXT);
        let room = (area.height / text.max(1)).saturating_sub(2).max(0) as usize;
        for step in shown_steps(&scene.list, room, still) {
            lines.push((kit.face(step, area.width), step.to_owned()));
        }
        let pitch = |face: &FontFace| text * face.digit_height() / kit.text.digit_height().max(1);
        let listed = lines.len() - scene.list.len().min(room);
        let dense: i32 = lines.iter().map(|(face, _)| pitch(face)).sum();
        // With room, the steps are farther apart, below a gap.
        let airy = dense + (lines.len() - listed) as i32 * (text / 4) + text / 2;
        let (spare, gap) =
            if listed < lines.len() && airy <= area.height { (text / 4, text / 2) } else { (0, 0) };
        let height = if gap > 0 { airy } else { dense };
        let mut top = area.y + (area.height - height) / 2;
        let emblem = self.layout.outer(share::EMBLEM);
        if let Some(sprite) = scene
            .emblem
            .filter(|_| rest.is_empty() && (still || scene.list.is_empty()))
            .filter(|_| emblem + text + height <= area.height)
        {
            let (color, palette) = (kit.theme.emblem(), &*kit.palette);
            let stamp = kit.tokens.sign(self.atlas, palette, sprite, color, emblem as u32);
            let (x, y) = (area.x + (area.width - emblem) / 2, top - emblem / 2 - text / 4);
            self.canvas.stamp(x.max(0) as usize, y.max(0) as usize, &stamp, Presence::Solid, palette);
            top += emblem / 2 + text / 4;
        }
        // The steps of a list begin below one another.
        let widest = lines[listed..].iter().map(|(face, line)| face.width(line)).max().unwrap_or(0);
        for (place, (face, line)) in lines.iter().enumerate() {
            let line = face.fit(line, area.width);
            let width =
                if place < listed { face.width(&stable(face, &line)) } else { widest.min(area.width) };
            let x = area.x + (area.width - width) / 2;
            if place == listed {
                top += gap;
            }
            let baseline = top + (pitch(face) + face.digit_height()) / 2;
            if still {
                face.draw(self.canvas, &kit.palette, x, baseline, &line, color);
            } else {
                face.draw_tabular(self.canvas, &kit.palette, (x, baseline), &line, color);
            }
            top += pitch(face) + if place < listed { 0 } else { spare };
        }
    }
}

/// The steps of a move that have room: the first ones, in a replay the latest.
fn shown_steps(list: &[String], room: usize, still: bool) -> Vec<&str> {
    let all = list.iter().map(String::as_str);
    match room.checked_sub(1) {
        None => Vec::new(),
        Some(_) if list.len() <= room => all.collect(),
        Some(left) if still => all.take(left).chain(["…"]).collect(),
        Some(left) => ["…"].into_iter().chain(all.skip(list.len() - left)).collect(),
    }
}

/// Letters of a word that doesn't end a line if the next one has room for it: "by", "des".
const SHORT_WORD: usize = 3;

/// Breaks a text between words into lines of a width, Japanese also between characters.
fn broken(face: &FontFace, text: &str, width: i32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for (separator, piece) in pieces(text) {
        let longer = if line.is_empty() { piece.clone() } else { format!("{line}{separator}{piece}") };
        if line.is_empty() || face.width(&longer) <= width {
            line = longer;
            continue;
        }
        let (ended, next) = match line.rsplit_once(' ') {
            Some((before, short)) if short.chars().count() <= SHORT_WORD => {
                let next = format!("{short}{separator}{piece}");
                if face.width(&next) <= width { (before.to_owned(), next) } else { (line, piece) }
            }
            _ => (line, piece),
        };
        lines.push(ended);
        line = next;
    }
    lines.push(line);
    lines
}

/// Characters that don't begin a line in Japanese.
const NO_START: &str = "、。，．・：；？！）」』】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ";

/// The pieces of a text that stay on one line, each with its separator from the piece before: words,
/// and Japanese characters.
fn pieces(text: &str) -> Vec<(&'static str, String)> {
    let mut pieces: Vec<(&str, String)> = Vec::new();
    for word in text.split_whitespace() {
        let mut before = None;
        for character in word.chars() {
            let breaks = is_cjk(character) || before.is_some_and(is_cjk);
            let breaks =
                breaks && !NO_START.contains(character) && before != Some('「') && before != Some('（');
            match pieces.last_mut() {
                Some((_, piece)) if before.is_some() && !breaks => piece.push(character),
                _ => pieces.push((if before.is_some() { "" } else { " " }, character.to_string())),
            }
            before = Some(character);
        }
    }
    pieces
}

const fn is_cjk(character: char) -> bool {
    matches!(character, '\u{3000}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{FF00}'..='\u{FFEF}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::palette::Finish;
    use crate::scene::ColorScheme;
    use crate::studio::Studio;
    use crate::{Size, ThemeName};

    #[test]
    fn a_label_that_is_too_long_does_not_fit() {
        let studio = Studio::new().unwrap();
        for (label, text, expected) in [
            (PanelLabel::Side, "White", true),
            (PanelLabel::Side, "白", true),
            (PanelLabel::Side, "The side with white pieces", false),
            (PanelLabel::Note, "by resignation", true),
            (PanelLabel::Note, "with a word that isn't on one line", true),
            (PanelLabel::Note, "Donaudampfschifffahrtsgesellschaft", false),
            (PanelLabel::Note, "白の勝ちで対局が終わりました", true),
        ] {
            assert_eq!(studio.fits("aruki", label, text), expected, "{text}");
        }
    }

    #[test]
    fn a_long_name_of_a_side_is_below_its_disc() {
        let studio = Studio::new().unwrap();
        for size in [Size::MIN, 600, 850, 1600, Size::MAX] {
            let shape = games::wide_shape("kyo").unwrap();
            let layout = Layout::new(shape, shape.square(Size::new(size)), None, Side::First);
            let board = layout.board.width as u32;
            let drawn = studio.drawn((ThemeName::Classic, ColorScheme::Bone, Finish::Still, board));
            for name in ["White", "Black", "Gold", "Red", "Weiß"] {
                assert!(fits_beside_disc(&drawn.kit, &layout, name), "{name}, {size}");
            }
            for name in ["Czerwone", "Douradas"] {
                assert!(!fits_beside_disc(&drawn.kit, &layout, name), "{name}, {size}");
            }
        }
    }

    #[test]
    fn lines_break_between_words_and_japanese_characters() {
        let check = |text: &str, expected: &[&str]| {
            let found = pieces(text);
            let joined: String =
                found.iter().map(|(separator, piece)| format!("{separator}{piece}")).collect();
            assert_eq!(joined.trim(), text);
            assert_eq!(found.into_iter().map(|(_, piece)| piece).collect::<Vec<_>>(), expected);
        };
        check("by resignation", &["by", "resignation"]);
        check("白の勝ち", &["白", "の", "勝", "ち"]);
        check("「マナ」切れ。", &["「マ", "ナ」", "切", "れ。"]);
        check("チェック a1まで", &["チェッ", "ク", "a1", "ま", "で"]);
    }

    #[test]
    fn a_replay_shows_the_latest_steps_of_a_long_move() {
        let list: Vec<String> = (1..=9).map(|step| step.to_string()).collect();
        let check = |room, still, expected: &[&str]| assert_eq!(shown_steps(&list, room, still), expected);
        check(4, true, &["1", "2", "3", "…"]);
        check(4, false, &["…", "7", "8", "9"]);
        check(1, false, &["…"]);
        check(0, false, &[]);
        for still in [false, true] {
            assert_eq!(shown_steps(&list, 9, still), list);
        }
    }

    #[test]
    fn a_short_word_stays_with_the_next_one() {
        let studio = Studio::new().unwrap();
        let drawn = studio.drawn((ThemeName::Classic, ColorScheme::Bone, Finish::Still, 850));
        let face = &drawn.kit.text;
        let width = face.width("Victoire des");
        let check = |text: &str, expected: &[&str]| assert_eq!(broken(face, text, width), expected);
        check("Victoire des Dorés", &["Victoire", "des Dorés"]);
        check("Victoire des Inséparables", &["Victoire des", "Inséparables"]);
        check("Une victoire des Dorés", &["Une victoire", "des Dorés"]);
        check("des Dorés", &["des Dorés"]);
    }

    /// In pictures of all sizes, sides' names and player names of twelve letters are shown in full
    /// and at full height. Longer names are narrowed first, then cut.
    #[test]
    fn names_are_narrowed_before_they_are_cut() {
        let studio = Studio::new().unwrap();
        for game in ["aruki", "kyo", "chakart", "lusus"] {
            let shape = games::wide_shape(game).unwrap();
            for size in [400, 480, 600, 720, 850, 1150, 1600] {
                let layout = Layout::new(shape, shape.square(Size::new(size)), None, Side::First);
                let drawn = studio.drawn((
                    ThemeName::Classic,
                    ColorScheme::Bone,
                    Finish::Still,
                    layout.board.width as u32,
                ));
                let kit = &drawn.kit;
                let panel = layout.half(Side::First);
                let (_, left) = disc_and_name(&layout, panel);
                let room = panel.x + panel.width - left;
                for (name, room) in ["White", "Black", "Gold", "Red", "First", "Second"]
                    .map(|name| (name, room))
                    .into_iter()
                    .chain([("Bartholomew", panel.width), ("CharlotteAnn", panel.width)])
                {
                    let face = kit.face(name, room);
                    assert_eq!(face.fit(name, room), name, "{shape:?}, {size}: {room}");
                    for letter in "147HILZ".chars() {
                        assert_eq!(face.inked_height(letter), kit.text.inked_height(letter), "{letter}");
                    }
                }
                let name = "Maximilian Alexander of Habsburg";
                let face = kit.face(name, panel.width);
                assert!(face.width(name) < kit.text.width(name) * 3 / 4);
                let cut = face.fit(name, panel.width);
                assert!(cut.ends_with('…') && face.width(&cut) <= panel.width, "{cut}");
            }
        }
    }
}
