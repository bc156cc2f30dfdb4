//! The bracket of a cup: rounds from left to right, and the path of each winner.

use super::SIZE;
use super::results::{EM, SheetColors};
use super::sheet::Sheet;
use crate::scene::ColorScheme;
use crate::text::FontFace;
use crate::theme::Rgb;
use crate::{RenderedImage, Studio, ThemeName};

/// Progress of a person in a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatState {
    /// The pair isn't decided.
    Open,
    /// The person advances.
    Won,
    /// The person is out.
    Lost,
}

/// A person in a pair.
#[derive(Clone, Copy, Debug)]
pub struct BracketSeat<'a> {
    /// The person's number in the draw.
    pub seed: &'a str,
    /// The name, which is cut to its column.
    pub name: &'a str,
    /// The points in this pair; empty before the first result.
    pub score: &'a str,
    /// The progress.
    pub state: SeatState,
}

/// A pair of a round.
#[derive(Clone, Copy, Debug)]
pub struct BracketPair<'a> {
    /// The upper and the lower person; `None` if unknown.
    pub seats: [Option<BracketSeat<'a>>; 2],
    /// Whether the only person advances without a game.
    pub bye: bool,
}

/// The content of a bracket.
#[derive(Clone, Copy, Debug)]
pub struct Bracket<'a> {
    /// The color theme.
    pub theme: ThemeName,
    /// The line above the bracket.
    pub title: &'a str,
    /// The name and the pairs of each round. The last four are drawn.
    pub rounds: &'a [(&'a str, &'a [BracketPair<'a>])],
}

impl Bracket<'_> {
    /// Maximum number of rounds drawn: sixteen people.
    pub const MAX_ROUNDS: usize = 4;
}

const MARGIN: i32 = 14;
const TITLE_HEIGHT: i32 = 48;
const HEADING_HEIGHT: i32 = 42;

/// Height of a person's line.
const LINE: i32 = 38;

/// Width of the gap between two rounds, in which the lines run.
const GAP: i32 = 24;

/// Width of a pair, at most.
const MAX_WIDTH: i32 = 420;

/// How much wider the first of four rounds is, in pixels.
const FIRST_EXTRA: i32 = 136;

const SEED_WIDTH: i32 = 38;

/// Space left of a name and around a score.
const SPACE: i32 = 10;

/// Width of a path.
const LINE_WIDTH: f32 = 4.0;

/// Width of the bar at a winner's edge.
const BAR: f32 = 6.0;

impl Studio {
    /// Draws the bracket of a cup.
    ///
    /// # Panics
    ///
    /// Never, whatever the content.
    #[must_use]
    pub fn bracket(&self, bracket: &Bracket<'_>) -> RenderedImage {
        if self.is_blank() {
            return RenderedImage { png: Vec::new(), width: 0, height: 0 };
        }
        let rounds = &bracket.rounds[bracket.rounds.len().saturating_sub(Bracket::MAX_ROUNDS)..];
        let layout = Layout::new(rounds.len(), rounds.first().map_or(1, |(_, pairs)| pairs.len()));
        let colors = SheetColors::new(bracket.theme.theme(ColorScheme::Bone));
        let mut sheet = Sheet::new(layout.size, colors.frame).expect("the size of a bracket is not zero");
        let face = self.face(EM);
        let title = face.fit(bracket.title, layout.size.0.cast_signed() - 2 * MARGIN);
        sheet.write(&face, (MARGIN, 14 + face.digit_height()), &title, colors.label);
        let drawing = Drawing { face: &face, colors: &colors, layout: &layout };
        for (column, (name, pairs)) in rounds.iter().enumerate() {
            drawing.heading(&mut sheet, name, column);
            for (place, pair) in pairs.iter().enumerate().take(layout.pairs(column)) {
                let path = Path::of(rounds, (column, place));
                drawing.path(&mut sheet, path, (column, place));
                drawing.pair(&mut sheet, pair, path, (column, place));
            }
        }
        sheet.encode().expect("a sheet always encodes")
    }
}

/// Positions of the rounds and pairs.
struct Layout {
    size: (u32, u32),
    /// Left and right edge of each round.
    columns: Vec<(i32, i32)>,
    /// Number of pairs in the first round.
    first: usize,
}

impl Layout {
    fn new(rounds: usize, first: usize) -> Self {
        let first = first.clamp(1, 1 << (Bracket::MAX_ROUNDS - 1));
        let count = i32::try_from(rounds.max(1)).unwrap_or(1);
        let extra = if rounds == Bracket::MAX_ROUNDS { FIRST_EXTRA } else { 0 };
        let room = SIZE.0 as i32 - 2 * MARGIN - GAP * (count - 1) - extra;
        let width = (room / count).min(MAX_WIDTH);
        let mut columns = Vec::new();
        let mut left = MARGIN;
        for round in 0..count {
            let right = left + width + if round == 0 { extra } else { 0 };
            columns.push((left, right));
            left = right + GAP;
        }
        let lines = 2 * i32::try_from(first).unwrap_or(1);
        let pitch = if first == 1 << (Bracket::MAX_ROUNDS - 1) { 0 } else { LINE };
        let height = TITLE_HEIGHT + HEADING_HEIGHT + lines * LINE + lines / 2 * pitch + MARGIN;
        let width = (left - GAP + MARGIN).unsigned_abs();
        let height = if first == 1 << (Bracket::MAX_ROUNDS - 1) { SIZE.1 } else { height.unsigned_abs() };
        Self { size: (width, height), columns, first }
    }

    /// Number of pairs that fit into a round.
    fn pairs(&self, column: usize) -> usize {
        (self.first >> column).max(1)
    }

    /// The vertical middle of a pair.
    fn middle(&self, column: usize, place: usize) -> i32 {
        let top = TITLE_HEIGHT + HEADING_HEIGHT;
        let room = self.size.1.cast_signed() - top - MARGIN / 2;
        let [place, pairs] = [place, self.pairs(column)].map(|count| i32::try_from(count).unwrap_or(0));
        top + room * (2 * place + 1) / (2 * pairs)
    }
}

struct Drawing<'a> {
    face: &'a FontFace,
    colors: &'a SheetColors,
    layout: &'a Layout,
}

impl Drawing<'_> {
    fn heading(&self, sheet: &mut Sheet, name: &str, column: usize) {
        let (left, right) = self.layout.columns[column];
        let text = self.face.fit(name, right - left);
        let baseline = TITLE_HEIGHT + (HEADING_HEIGHT + self.face.digit_height()) / 2 - 4;
        sheet.write(self.face, (left, baseline), &text, self.colors.quiet);
    }

    const fn path_color(&self, path: Path) -> Rgb {
        match path {
            Path::Open => self.colors.faint,
            Path::Ended(_) => self.colors.quiet,
            Path::Alive(_) => self.colors.line,
        }
    }

    /// Draws the line to the pair of the next round.
    fn path(&self, sheet: &mut Sheet, path: Path, (column, place): (usize, usize)) {
        let Some((next, _)) = self.layout.columns.get(column + 1) else { return };
        let middle = self.layout.middle(column, place);
        let from = match path.seat() {
            Some(0) => middle - LINE / 2,
            Some(_) => middle + LINE / 2,
            None => middle,
        };
        let target = self.layout.middle(column + 1, place / 2);
        let to = if place % 2 == 0 { target - LINE / 2 } else { target + LINE / 2 };
        let right = self.layout.columns[column].1;
        let bend = (right + GAP / 2) as f32;
        let points =
            [(right as f32, from as f32), (bend, from as f32), (bend, to as f32), (*next as f32, to as f32)];
        sheet.line(&points, LINE_WIDTH, self.path_color(path));
    }

    fn pair(&self, sheet: &mut Sheet, pair: &BracketPair<'_>, path: Path, at: (usize, usize)) {
        let (left, right) = self.layout.columns[at.0];
        let middle = self.layout.middle(at.0, at.1);
        let (from, until) = ((left as f32, (middle - LINE) as f32), (right as f32, (middle + LINE) as f32));
        sheet.block((from.0, from.1 + 1.0), (until.0, until.1 - 1.0), self.colors.well());
        sheet.line(&[(from.0, middle as f32), (until.0, middle as f32)], 2.0, self.colors.frame);
        for (number, seat) in pair.seats.iter().enumerate() {
            let line = if number == 0 { middle - LINE / 2 } else { middle + LINE / 2 };
            if path.seat() == Some(number) {
                let (top, bottom) = ((line - LINE / 2 + 1) as f32, (line + LINE / 2 - 1) as f32);
                sheet.block((from.0, top), (from.0 + BAR, bottom), self.path_color(path));
            }
            match seat {
                Some(seat) => self.seat(sheet, seat, (left, right), line, at.0 == 0),
                None if pair.bye => {
                    sheet.write_at(self.face, (left + SEED_WIDTH, line), "–", self.colors.quiet);
                }
                None => {}
            }
        }
    }

    /// Draws a person. Only the first column has seeds.
    fn seat(
        &self,
        sheet: &mut Sheet,
        seat: &BracketSeat<'_>,
        (left, right): (i32, i32),
        middle: i32,
        seeded: bool,
    ) {
        let color = if seat.state == SeatState::Lost { self.colors.lost() } else { self.colors.label };
        let baseline = middle + self.face.digit_height() / 2;
        let name_left = left + SPACE + if seeded { SEED_WIDTH } else { SPACE / 2 };
        if seeded {
            let seed = name_left - SPACE - self.face.width(seat.seed);
            sheet.write(self.face, (seed, baseline), seat.seed, self.colors.quiet);
        }
        let score = right - SPACE - self.face.width(seat.score);
        let name = self.face.fit(seat.name, score - SPACE - name_left);
        sheet.write(self.face, (name_left, baseline), &name, color);
        sheet.write(self.face, (score, baseline), seat.score, color);
    }
}

/// The way of a pair's winner through the later rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Path {
    /// The pair isn't decided.
    Open,
    /// This seat won, and the person lost in a later round.
    Ended(usize),
    /// This seat won, and the person is still in, or has won the cup.
    Alive(usize),
}

impl Path {
    fn of(rounds: &[(&str, &[BracketPair<'_>])], (column, place): (usize, usize)) -> Self {
        let state = |(column, place): (usize, usize), seat: usize| {
            let pair = rounds.get(column).and_then(|(_, pairs)| pairs.get(place));
            pair.and_then(|pair| pair.seats[seat]).map(|seat| seat.state)
        };
        let won = |seat: &usize| state((column, place), *seat) == Some(SeatState::Won);
        let Some(winner) = [0, 1].into_iter().find(won) else { return Self::Open };
        let (mut at, mut now) = ((column, place), SeatState::Won);
        while now == SeatState::Won {
            let seat = at.1 % 2;
            at = (at.0 + 1, at.1 / 2);
            let Some(next) = state(at, seat) else { break };
            now = next;
        }
        if now == SeatState::Lost { Self::Ended(winner) } else { Self::Alive(winner) }
    }

    const fn seat(self) -> Option<usize> {
        match self {
            Self::Open => None,
            Self::Ended(seat) | Self::Alive(seat) => Some(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::tests::contrast;

    const ALICE: BracketSeat<'_> =
        BracketSeat { seed: "1", name: "Alice", score: "1½", state: SeatState::Won };
    const BOB: BracketSeat<'_> = BracketSeat { seed: "8", name: "Bob", score: "½", state: SeatState::Lost };

    const UNKNOWN: BracketPair<'_> = BracketPair { seats: [None; 2], bye: false };

    fn drawn(studio: &Studio, rounds: &[(&str, &[BracketPair<'_>])]) -> RenderedImage {
        studio.bracket(&Bracket { theme: ThemeName::default(), title: "Kyo cup", rounds })
    }

    #[test]
    fn each_part_of_a_pair_is_drawn() {
        let studio = Studio::new().unwrap();
        let picture = |seats, bye| {
            let first = [BracketPair { seats, bye }, UNKNOWN];
            drawn(&studio, &[("Semifinals", &first), ("Final", &[UNKNOWN])]).png
        };
        let plain = picture([Some(ALICE), Some(BOB)], false);
        for seats in [
            [Some(BOB), Some(ALICE)],
            [Some(ALICE), None],
            [Some(BracketSeat { seed: "2", ..ALICE }), Some(BOB)],
            [Some(BracketSeat { name: "Eve", ..ALICE }), Some(BOB)],
            [Some(BracketSeat { score: "2", ..ALICE }), Some(BOB)],
            [Some(BracketSeat { state: SeatState::Open, ..ALICE }), Some(BOB)],
            [Some(ALICE), Some(BracketSeat { state: SeatState::Open, ..BOB })],
        ] {
            assert!(picture(seats, false) != plain, "{seats:?}");
        }
        assert_ne!(picture([Some(ALICE), None], true), picture([Some(ALICE), None], false));
    }

    /// Alice beats Bob and loses the final, or wins it.
    #[test]
    fn the_path_of_a_person_who_is_still_in_stands_out() {
        for (state, expected) in [
            (SeatState::Won, Path::Alive(0)),
            (SeatState::Open, Path::Alive(0)),
            (SeatState::Lost, Path::Ended(0)),
        ] {
            let first = [BracketPair { seats: [Some(ALICE), Some(BOB)], bye: false }, UNKNOWN];
            let last = [BracketPair { seats: [Some(BracketSeat { state, ..ALICE }), None], bye: false }];
            let rounds = [("Semifinals", &first[..]), ("Final", &last[..])];
            assert_eq!(Path::of(&rounds, (0, 0)), expected);
            assert_eq!(Path::of(&rounds, (0, 1)), Path::Open);
        }
    }

    #[test]
    fn pairs_of_any_bracket_lie_apart_and_inside() {
        for rounds in 1..=Bracket::MAX_ROUNDS {
            let layout = Layout::new(rounds, 1 << (rounds - 1));
            for column in 0..rounds {
                let (left, right) = layout.columns[column];
                assert!(left > 0 && right < layout.size.0.cast_signed(), "{rounds}");
                assert!(layout.columns.get(column + 1).is_none_or(|(next, _)| *next == right + GAP));
                let middles: Vec<i32> =
                    (0..layout.pairs(column)).map(|place| layout.middle(column, place)).collect();
                assert!(middles.windows(2).all(|two| two[1] - two[0] > 2 * LINE), "{rounds}: {middles:?}");
                assert!(middles[0] - LINE >= TITLE_HEIGHT + HEADING_HEIGHT, "{rounds}: {middles:?}");
                let last = middles[middles.len() - 1];
                assert!(last + LINE < layout.size.1.cast_signed(), "{rounds}: {middles:?}");
            }
        }
    }

    #[test]
    fn sixteen_people_are_readable_on_a_phone_and_a_desktop() {
        let studio = Studio::new().unwrap();
        let digits = studio.face(EM).digit_height() as f32;
        for rounds in 1..=Bracket::MAX_ROUNDS {
            let (width, height) = Layout::new(rounds, 1 << (rounds - 1)).size;
            let scale = (390.0 / width as f32).min(550.0 / width as f32).min(350.0 / height as f32);
            assert!(digits * scale >= 7.0, "{rounds}: {}", digits * scale);
        }
    }

    #[test]
    fn the_first_round_has_room_for_sixteen_letters() {
        let studio = Studio::new().unwrap();
        let name = "Bartholomew Ives";
        for rounds in 1..=Bracket::MAX_ROUNDS {
            let (left, right) = Layout::new(rounds, 1 << (rounds - 1)).columns[0];
            let score = studio.face(EM).width("1½");
            let room = right - left - SEED_WIDTH - score - 3 * SPACE;
            assert_eq!(studio.face(EM).fit(name, room), name, "{rounds}");
        }
    }

    #[test]
    fn people_who_are_out_stay_readable() {
        for theme in ThemeName::ALL {
            let colors = SheetColors::new(theme.theme(ColorScheme::Bone));
            for color in [colors.label, colors.lost(), colors.quiet] {
                assert!(contrast(color, colors.well()) >= 4.5, "{theme}");
            }
        }
    }

    /// Five rounds, more pairs than a round has, and long texts.
    #[test]
    fn odd_brackets_are_drawn() {
        let studio = Studio::new().unwrap();
        let long = "W".repeat(60);
        let seat = Some(BracketSeat { seed: "32", name: &long, score: "12½", state: SeatState::Open });
        let pairs = [BracketPair { seats: [seat; 2], bye: false }; 16];
        for rounds in 0..=5 {
            assert!(!drawn(&studio, &vec![(long.as_str(), &pairs[..]); rounds]).png.is_empty());
        }
        assert!(!drawn(&studio, &[("Final", &[])]).png.is_empty());
    }
}
