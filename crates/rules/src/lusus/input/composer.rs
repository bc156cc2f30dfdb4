//! Builds moves from menu choices: tiles with their targets, then a piece.
//!
//! A draft is the beginning of a move. `*` after a piece's squares means that the variant of this
//! move is still open.

use super::beginning::Beginning;
use super::stage::TokenStage;
use crate::input::{Choice, Menu, MenuStyle, Preview, Question, Ranking, Stage, Suggestion};
use crate::lusus::notation::parse_move;
use crate::lusus::square::{square_from_name, square_name};
use crate::lusus::view::View;
use crate::{ErrorKind, RuleError};

/// Marks a move whose variant is still open.
const OPEN_MARK: char = '*';

impl View {
    /// The menu after a draft. Skips questions with a single answer; in exercises only how to move.
    pub(super) fn menu(&self, draft: &str, style: MenuStyle) -> Result<Menu, RuleError> {
        if self.state.result.is_some() {
            return Ok(Menu::none());
        }
        let mut menu = self.menu_at(draft)?;
        while let ([only], None) = (menu.options.as_slice(), &menu.move_text) {
            if style == MenuStyle::Exercise && menu.question != Question::Suffix {
                break;
            }
            let draft = only.draft.clone();
            menu = self.menu_at(&draft)?;
        }
        menu.sort(style, self.turn());
        Ok(menu)
    }

    fn menu_at(&self, draft: &str) -> Result<Menu, RuleError> {
        let open = draft.ends_with(OPEN_MARK);
        let text = draft.trim_end_matches(OPEN_MARK);
        let begun = self.state.begin(text)?;
        let whole = parse_move(text).ok().filter(|chosen| !open && self.state.check_move(chosen).is_ok());
        let mut menu = Menu { move_text: whole.map(|chosen| chosen.to_string()), ..Menu::none() };
        menu.chosen = squares(begun.finished);
        let started = squares(begun.started);
        if begun.started.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            menu.way = started;
        } else {
            menu.chosen.extend(started);
        }
        if !begun.finished.is_empty() {
            // The preview shows the board before the piece moves; random results are unknown.
            let after = crate::View::Lusus(Self { state: begun.state.clone(), observer: self.observer });
            menu.preview = Some(Box::new(Preview { after, notation: None }));
        }
        if menu.move_text.is_none() {
            let next = begun.next(Ranking::Likeliest);
            let Stage::Token(stage) = next.stage else { return Ok(menu) };
            menu.question = match stage {
                TokenStage::Start => Question::Piece,
                TokenStage::To => Question::Target,
                TokenStage::Suffix => Question::Suffix,
                TokenStage::Tile => Question::Tile,
                TokenStage::First => Question::First,
                TokenStage::Target => Question::Bearer,
            };
            menu.options = next.options.into_iter().map(|option| begun.choice(stage, option)).collect();
            if menu.options.is_empty() {
                return Err(RuleError::from(ErrorKind::Illegal).at(begun.finished.len()));
            }
        }
        Ok(menu)
    }
}

impl Beginning<'_> {
    fn choice(&self, stage: TokenStage, option: Suggestion) -> Choice {
        let mut choice = Choice {
            square: squares(&option.token).pop(),
            example: option.text.clone(),
            draft: option.text,
            leads: usize::from(!option.complete),
            rank: option.rank,
            key: option.token,
        };
        if stage == TokenStage::Start && square_from_name(&choice.key).is_some() {
            choice.rank = self.state.rank(&choice.key);
        }
        if stage == TokenStage::To {
            let mut spelled = self.state.suffix_options(&choice.key);
            spelled.retain(|way| way.token.starts_with(&choice.key));
            let ways = spelled.len();
            // The best variant may capture more than the piece on the target.
            let best = spelled.iter().map(|way| self.state.rank(&way.token)).max();
            choice.rank = choice.rank.max(best.unwrap_or(choice.rank));
            choice.leads = if ways > 1 { ways } else { 0 };
            if ways > 1 || !option.complete {
                choice.draft.push(OPEN_MARK);
            }
        }
        choice
    }
}

/// The squares named in a text, in order. Tile codes don't match, because they are uppercase.
fn squares(text: &str) -> Vec<String> {
    let pairs = (0..text.len()).filter_map(|at| square_from_name(text.get(at..at + 2)?));
    pairs.map(square_name).collect()
}
