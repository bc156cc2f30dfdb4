//! Menus for composing a move: stack, target, load.
//!
//! A draft is the start of a move. It may end with the next step's target before its load is
//! chosen, as in `A0 2A1 >B2`, or with ` >=` before the order of a shuffle is chosen.

use super::super::notation::Step;
use super::super::piece::tile_name;
use super::super::state::State;
use super::super::view::View;
use super::partial_move::PartialMove;
use super::reading::{TypedMove, Word, read};
use crate::input::{Choice, Menu, MenuStyle, Preview, Question, Ranking};
use crate::{ErrorKind, RuleError};

/// Marks a target whose load is not chosen yet.
const LOAD_MARKER: char = '>';

/// Stands for the target of shuffles.
const SHUFFLE_TARGET: &str = "=";

impl View {
    /// Returns the menu after a draft, skipping questions with a single answer except in exercises.
    ///
    /// # Errors
    ///
    /// The reason why the draft is not the start of a legal move.
    pub(super) fn menu(&self, draft: &str, style: MenuStyle) -> Result<Menu, RuleError> {
        let mut menu = self.state.menu_at(draft)?;
        while let ([only], None, MenuStyle::Quick) = (menu.options.as_slice(), &menu.move_text, style) {
            let draft = only.draft.clone();
            menu = self.state.menu_at(&draft)?;
        }
        menu.sort(style, self.turn());
        Ok(menu)
    }
}

impl State {
    fn menu_at(&self, draft: &str) -> Result<Menu, RuleError> {
        let (begun, waiting) = match draft.rsplit_once(LOAD_MARKER) {
            Some((begun, waiting)) => (begun.trim_end(), Some(waiting)),
            None => (draft, None),
        };
        let menu = match (self.enter(begun)?, waiting) {
            (None, _) => self.starts_menu(),
            (Some(partial), None) => self.steps_menu(&partial),
            (Some(partial), Some(waiting)) => {
                let mut menu = self.steps_menu(&partial);
                menu.options = partial.loads(waiting);
                // The preview already marks the previous steps.
                (menu.move_text, menu.way) = (None, Vec::new());
                menu.question = if waiting == SHUFFLE_TARGET { Question::Order } else { Question::Load };
                if menu.options.is_empty() {
                    return Err(RuleError::from(ErrorKind::Illegal).at(begun.len()));
                }
                menu.chosen.extend((waiting != SHUFFLE_TARGET).then(|| waiting.to_owned()));
                menu
            }
        };
        Ok(menu)
    }

    /// Converts typed text to a draft: its complete steps, and the next target if only the load is
    /// missing.
    pub(super) fn draft(&self, typed: &str) -> Option<String> {
        if self.complete(typed).is_empty() {
            return self.draft_without_load(typed);
        }
        let TypedMove { lexemes, .. } = read(typed);
        let finished = (0..=lexemes.len()).rev().find_map(|count| self.enter_all(&lexemes[..count]));
        Some(finished.map_or_else(String::new, |partial| partial.text()))
    }

    /// Returns the draft if the last word is a tile that is reachable only with another load.
    fn draft_without_load(&self, typed: &str) -> Option<String> {
        let TypedMove { lexemes, unread: None } = read(typed) else { return None };
        let (last, before) = lexemes.split_last()?;
        let Word::Go { count: None, to, .. } = last.word else { return None };
        let partial = self.enter_all(before)?;
        let to = tile_name(to);
        (!partial.loads(&to).is_empty()).then(|| format!("{} {LOAD_MARKER}{to}", partial.text()))
    }

    fn starts_menu(&self) -> Menu {
        let starts =
            if self.outcome().is_some() { Vec::new() } else { self.start_options(Ranking::Likeliest) };
        let choice = |start: crate::Suggestion| Choice {
            key: start.token.clone(),
            draft: start.text.clone(),
            square: Some(start.token),
            leads: 1,
            example: start.text,
            rank: start.rank,
        };
        Menu { question: Question::Piece, options: starts.into_iter().map(choice).collect(), ..Menu::none() }
    }

    /// The menu of the next targets, with a preview of the board if the move ends here.
    fn steps_menu(&self, partial: &PartialMove) -> Menu {
        let notation = partial.text();
        let mut state = partial.progress.clone().finish();
        (state.mover, state.move_number) = (self.mover, self.move_number);
        let after = crate::View::Kyo(View { state });
        let may_end = !partial.progress.steps().is_empty();
        let options = partial.destinations();
        let question = match (options.is_empty(), may_end) {
            (true, _) => Question::Done,
            (false, true) => Question::Step,
            (false, false) => Question::FirstStep,
        };
        Menu {
            question,
            options,
            way: if may_end { partial.way() } else { Vec::new() },
            chosen: Vec::new(),
            move_text: may_end.then(|| notation.clone()),
            preview: Some(Box::new(Preview { after, notation: Some(notation) })),
        }
    }
}

/// The name of a step's target.
fn destination(step: &Step) -> String {
    step.target().map_or_else(|| SHUFFLE_TARGET.to_owned(), tile_name)
}

impl PartialMove {
    /// The tiles on the path of the moving stack, starting tile first.
    fn way(&self) -> Vec<String> {
        let passed = self.progress.steps().iter().filter_map(|step| match step {
            Step::Move { to, .. } => Some(*to),
            Step::Chips { .. } | Step::Strike { .. } | Step::Shuffle(_) => None,
        });
        std::iter::once(self.progress.start()).chain(passed).map(tile_name).collect()
    }

    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        self.progress.push_steps(&mut steps);
        steps
    }

    fn choice(&self, step: &Step) -> Choice {
        let key = step.to_string();
        let draft = format!("{} {key}", self.text());
        let square = step.target().map(tile_name);
        Choice { key, example: draft.clone(), draft, square, leads: 0, rank: self.progress.rank(step) }
    }

    /// Groups the next steps by target. A target with several steps leads to a second question.
    fn destinations(&self) -> Vec<Choice> {
        let mut found: Vec<(String, Vec<Choice>)> = Vec::new();
        for step in self.steps() {
            let name = destination(&step);
            let choice = self.choice(&step);
            match found.iter_mut().find(|(known, _)| *known == name) {
                Some((_, choices)) => choices.push(choice),
                None => found.push((name, vec![choice])),
            }
        }
        let text = self.text();
        let gather = |(name, choices): (String, Vec<Choice>)| {
            let leads = if choices.len() == 1 { 0 } else { choices.len() };
            let best = choices
                .into_iter()
                .reduce(|best, other| if other.rank > best.rank { other } else { best })?;
            if leads == 0 {
                return Some(best);
            }
            let key = format!("{LOAD_MARKER}{name}");
            Some(Choice { draft: format!("{text} {key}"), key, leads, ..best })
        };
        found.into_iter().filter_map(gather).collect()
    }

    /// The next steps to a target.
    fn loads(&self, name: &str) -> Vec<Choice> {
        let steps = self.steps();
        steps.iter().filter(|step| destination(step) == name).map(|step| self.choice(step)).collect()
    }
}
