//! Pages of a game's rules guide, as pictures and text.

use crate::domain::BoardView;
use crate::replay::{self, Aimed, ReplayStyle};
use crate::text::{self, Join, Language, clip, t};
use sealed_move_board::{Labels, LastMove, RenderRequest, RenderedImage, Studio};
use sealed_move_rules::guide::{GuidePage, Show};
use sealed_move_rules::{Game, GameInfo, RuleError, Side, View};

/// The content of a page.
#[derive(Clone, Debug)]
pub struct Leaf {
    lang: Language,
    info: &'static GameInfo,
    aimed: Aimed,
    draft: Option<&'static str>,
}

impl Leaf {
    /// Opens a page.
    ///
    /// # Errors
    ///
    /// If the page's example isn't legal. Tests open every page.
    pub fn open(lang: Language, game: &dyn Game, page: &GuidePage) -> Result<Self, RuleError> {
        let opened = page.open(game)?;
        let board_view = BoardView::new(&opened.state, opened.observer)?;
        let draft = if let Show::Aim(draft) = page.show { Some(draft) } else { None };
        let aimed = opened
            .menu
            .map_or_else(|| Aimed::still(&board_view), |menu| replay::aimed(&board_view, &menu, true));
        Ok(Self { lang, info: game.info(), aimed, draft })
    }

    #[must_use]
    pub const fn view(&self) -> &View {
        &self.aimed.board_view.view
    }

    #[must_use]
    pub fn targets(&self) -> &[String] {
        &self.aimed.targets
    }

    #[must_use]
    pub fn picture(&self, studio: &Studio, from: Side, style: ReplayStyle<'_>) -> RenderedImage {
        // An example doesn't name the side to move.
        let (sides, turn) = text::labels(self.lang, self.info, self.view(), true);
        let labels = Labels::new([&sides[0], &sides[1]], turn.as_deref());
        let last = self.aimed.board_view.last.as_ref();
        let last = last.map(|last| LastMove { before: &last.before, notation: &last.notation });
        let ReplayStyle { theme, layout, symbols, width, .. } = style;
        let request = RenderRequest {
            last,
            theme,
            layout,
            symbols,
            size: width.unwrap_or_default(),
            ..RenderRequest::new(self.view(), from, labels)
        };
        studio.preview(&request, &self.aimed.aim())
    }

    /// A sentence about the shown move or targets.
    #[must_use]
    pub fn caption(&self) -> Option<String> {
        if self.draft.is_some() {
            return (!self.targets().is_empty()).then(|| t!(self.lang, "rules-shown-targets"));
        }
        let last = self.aimed.board_view.last.as_ref()?;
        Some(t!(
            self.lang,
            "rules-shown-turn",
            side = text::side(self.info, last.before.turn()),
            record = &last.notation,
            meaning = text::played_move(self.lang, last, self.view()),
        ))
    }

    /// The alt text, which covers everything in the picture.
    #[must_use]
    pub fn alt(&self, from: Side) -> String {
        let mut board_view = self.aimed.board_view.clone();
        // An incomplete move isn't a last move.
        board_view.last = board_view.last.filter(|_| self.draft.is_none());
        let board = text::alt(self.lang, &board_view, from, None);
        let Some(draft) = self.draft.filter(|_| !self.targets().is_empty()) else { return board };
        let aim = t!(self.lang, "rules-alt-targets", draft = draft, squares = self.targets().join(" "));
        clip(&text::join(self.lang, Join::Sentences, &[aim, board]), text::ALT_LIMIT)
    }

    /// The board as text.
    #[must_use]
    pub fn diagram(&self, from: Side) -> String {
        text::diagram(self.view(), from)
    }
}
