//! The picture of a season: a table, a list or a bracket.

use super::board::OwnBoards;
use super::cup_bracket::DrawnBracket;
use super::rank_list::DrawnList;
use super::season_table::DrawnTable;
use crate::bot::BotContext;
use crate::discord::reply::Reply;
use crate::domain::PlayerId;
use crate::domain::tournament::TournamentKind;
use crate::service::{DivisionTable, SeasonView};
use crate::text::Language;
use sealed_move_board::ThemeName;

#[derive(Clone, Debug)]
pub(crate) enum SeasonPicture {
    Table(DrawnTable),
    List(DrawnList),
    Bracket(DrawnBracket),
}

impl SeasonPicture {
    /// The picture of a season. In a league it has the reader's division, else the highest one.
    pub(crate) fn of(
        bot: &BotContext,
        lang: Language,
        view: &SeasonView,
        reader: Option<PlayerId>,
    ) -> Option<Self> {
        match view.tournament.kind {
            TournamentKind::League { .. } => {
                let own = reader.and_then(|reader| view.division_of(reader));
                Some(Self::table(bot, lang, view, own.or_else(|| view.divisions.first())?))
            }
            TournamentKind::Ladder => DrawnList::ladder(bot, lang, view).map(Self::List),
            TournamentKind::Cup { .. } => DrawnBracket::new(bot, lang, view).map(Self::Bracket),
            TournamentKind::Swiss => DrawnList::swiss(bot, lang, view).map(Self::List),
        }
    }

    /// The table of a division.
    pub(crate) fn table(
        bot: &BotContext,
        lang: Language,
        view: &SeasonView,
        division: &DivisionTable,
    ) -> Self {
        Self::Table(DrawnTable::new(bot, lang, view, division))
    }

    pub(crate) fn alt(&self) -> &str {
        match self {
            Self::Table(table) => &table.alt,
            Self::List(list) => &list.alt,
            Self::Bracket(bracket) => &bracket.alt,
        }
    }

    pub(crate) fn draw(&self, bot: &BotContext, theme: ThemeName) -> Vec<u8> {
        match self {
            Self::Table(table) => table.draw(bot, theme),
            Self::List(list) => list.draw(bot, theme),
            Self::Bracket(bracket) => bracket.draw(bot, theme),
        }
    }

    /// Adds the picture in a reader's preferred form. The message of a cup has the pairs in words anyway.
    pub(crate) fn show(&self, bot: &BotContext, boards: &OwnBoards<'_>, card: &mut Reply) {
        if boards.has_pictures() || !matches!(self, Self::Bracket(_)) {
            boards.show_plot(self.alt().to_owned(), card, |theme| self.draw(bot, theme));
        }
    }

    /// Whether a rank leads to another division.
    pub(crate) fn has_movement(&self) -> bool {
        matches!(self, Self::Table(table) if table.has_movement())
    }
}
