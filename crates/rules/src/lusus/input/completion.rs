//! Completes moves during typing, best first.

use std::cmp::Reverse;

use super::beginning::Beginning;
use super::ranking::WIN_VALUE;
use super::reader::MoveReader;
use super::tile_names::NAMES;
use crate::input::{Ranking, Suggestion};
use crate::lusus::generator::Generator;
use crate::lusus::notation::parse_play;
use crate::lusus::plays::TileAction;
use crate::lusus::state::State;
use crate::lusus::tile::{Group, Tile};

/// Maximum number of captures offered before the player types a piece's move.
const MAX_CAPTURES: usize = 8;

impl State {
    /// Completions of the input, or continuations after it.
    pub(super) fn complete(&self, typed: &str) -> Vec<Suggestion> {
        if self.result.is_some() {
            return Vec::new();
        }
        let mut offered = self.complete_strictly(typed).unwrap_or_default();
        if offered.is_empty() {
            offered = self.complete_tolerantly(typed);
        }
        if offered.is_empty() {
            offered = self.with_mandatory_plays(typed);
        }
        offered.sort_by_key(|option| Reverse(option.rank));
        offered.dedup_by(|one, other| one.text == other.text);
        offered
    }

    /// Continuations of a canonical beginning. If its last play is complete, also those of the next
    /// token.
    fn complete_strictly(&self, typed: &str) -> Option<Vec<Suggestion>> {
        let beginning = self.begin(typed.trim_start()).ok()?;
        let mut offered = beginning.offers();
        if parse_play(beginning.started).is_ok_and(|play| beginning.state.check_play(&play).is_ok()) {
            let finished = format!("{} ", typed.trim_start());
            if let Ok(beginning) = self.begin(&finished) {
                offered.retain(|step| step.text != finished);
                offered.extend(beginning.offers());
            }
        }
        Some(offered)
    }

    /// Continuations of informal input.
    fn complete_tolerantly(&self, typed: &str) -> Vec<Suggestion> {
        // Offer the canonical text of a complete move.
        if let Ok(chosen) = self.read_move(typed)
            && self.check_move(&chosen).is_ok()
        {
            let text = chosen.to_string();
            return vec![Suggestion { token: text.clone(), text, complete: true, rank: WIN_VALUE }];
        }
        let mut reader = MoveReader::new(self.clone(), typed);
        // Text that doesn't parse as a play may be an unfinished one.
        let _ = reader.read_plays();
        let mut plays: Vec<String> = reader.plays.iter().map(|play| format!("{play} ")).collect();
        let heals = reader.plays.last().is_some_and(|play| matches!(play.action, TileAction::Heal(_)));
        // A Heal without all its tiles is unfinished.
        let short = heals && reader.rest().trim().is_empty() && self.begin(&plays.concat()).is_err();
        let heal = if short { plays.pop() } else { None };
        let started = match heal {
            Some(heal) => vec![format!("{}+", heal.trim_end())],
            None => last_tokens(typed, &reader),
        };
        self.offers_for(&plays.concat(), &started)
    }

    /// The canonical beginning of a legal move for the input, as far as it is unambiguous.
    pub(super) fn draft(&self, typed: &str) -> Option<String> {
        let has_continuation =
            |text: &str| self.begin(text).is_ok_and(|begun| !begun.next(Ranking::None).options.is_empty());
        let strict = typed.trim_start();
        if has_continuation(strict) {
            return Some(strict.to_owned());
        }
        let mut reader = MoveReader::new(self.clone(), typed);
        let _ = reader.read_plays();
        let mut finished = String::new();
        for play in &reader.plays {
            let text = format!("{finished}{play} ");
            if self.begin(&text).is_err() {
                // A Heal without all its tiles is unfinished.
                let begun = format!("{}+", text.trim_end());
                return has_continuation(&begun).then_some(begun);
            }
            finished = text;
        }
        let started = last_tokens(typed, &reader);
        let mut begun =
            started.iter().map(|token| format!("{finished}{token}")).filter(|text| has_continuation(text));
        let first = begun.next()?;
        Some(if begun.next().is_some() { finished } else { first })
    }

    /// Continuations of some plays and any of several unfinished tokens.
    fn offers_for(&self, finished: &str, started: &[String]) -> Vec<Suggestion> {
        let mut offered = Vec::new();
        for started in started {
            if let Ok(beginning) = self.begin(&format!("{finished}{started}")) {
                offered.extend(beginning.offers());
            }
        }
        offered
    }
}

/// The canonical tokens that the unparsed end of the input may begin.
fn last_tokens(typed: &str, reader: &MoveReader<'_>) -> Vec<String> {
    let rest: String = typed.get(reader.at..).unwrap_or_default().trim().to_lowercase();
    if rest.is_empty() {
        return vec![String::new()];
    }
    let mut words = MoveReader::new(reader.state.clone(), &rest);
    let burns = ["burn", "discard", "drop"].iter().any(|word| words.word(word)) || rest.starts_with('-');
    let sign = if burns { "-" } else { "" };
    words.skip();
    if let Some(tile) = words.name().filter(|_| !rest.starts_with("--")) {
        words.skip();
        let target = words.rest();
        let code = tile.code();
        let started = match tile {
            _ if burns => format!("-{code}"),
            Tile::Heal | Tile::Recycle => {
                format!("{code}+{}", target.to_uppercase().replace([' ', ','], "+"))
            }
            Tile::Delay | Tile::Backstab | Tile::LifeTap => code.to_owned(),
            _ => format!("{code}@{}", target.replace([' ', '#'], ".")),
        };
        return vec![started];
    }
    if burns && words.rest().trim_matches(['-', ' ']).is_empty() {
        return vec![sign.to_owned()];
    }
    let letters: String = words.rest().trim_start_matches(['-', ' ']).to_owned();
    let mut started = Vec::new();
    if !letters.is_empty() {
        let plain = |text: &str| text.replace(' ', "");
        for (name, tile) in NAMES {
            let end = if burns || matches!(tile.group(), Group::OneTime) { "" } else { "@" };
            let begun = format!("{sign}{}{end}", tile.code());
            if plain(name).starts_with(&plain(&letters)) && !started.contains(&begun) {
                started.push(begun);
            }
        }
    }
    // Squares without separators, as in the notation of moves.
    let glued: String = rest.chars().filter(|letter| !" ,;:-x~".contains(*letter)).collect();
    if glued.starts_with(|letter: char| ('a'..='h').contains(&letter)) {
        started.push(glued);
    }
    started
}

impl Beginning<'_> {
    /// Continuations, plus some captures if the player hasn't started a piece's move.
    fn offers(&self) -> Vec<Suggestion> {
        let mut offered = self.next(Ranking::Likeliest).options;
        if self.started.is_empty() && self.state.may_move() {
            let mut captures: Vec<(i32, String)> = Generator::new(&self.state.board)
                .all()
                .iter()
                .filter(|made| self.state.captured(made) > 0)
                .map(|made| (self.state.rank_move(made), made.text()))
                .collect();
            captures.sort_by_key(|(rank, _)| Reverse(*rank));
            offered.extend(captures.into_iter().take(MAX_CAPTURES).map(|(rank, token)| Suggestion {
                text: format!("{}{token}", self.finished),
                complete: true,
                rank,
                token,
            }));
        }
        offered
    }
}
