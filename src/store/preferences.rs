//! Players' settings, and whether they can be reached.

use super::sql::columns::RowRef;
use super::sql::params;
use super::sql::row::FoundRow;
use super::{ReadTx, StoreError, WriteTx};
use crate::domain::{
    Accepts, BoardSide, DangerNotes, Id, OwnPuzzles, PictureLayout, PictureSize, PieceSymbols, Pings,
    PlayerId, PlayerSettings, Preferences, QuietHours, ReminderSettings, Reminders, TextBoard, UserTimeZone,
};

fn from_row(row: &FoundRow<'_>) -> Result<Preferences, StoreError> {
    let here = RowRef { table: "setting", id: Id(row.get::<_, PlayerId>("player")?.0) };
    let quiet: (Option<u16>, Option<u16>) = (row.get("quiet_from")?, row.get("quiet_to")?);
    let word = |column: &'static str| row.get::<_, String>(column);
    Ok(Preferences {
        settings: PlayerSettings {
            pings: Pings::from_word(&word("pings")?).ok_or(here.corrupt("pings"))?,
            reminder_settings: ReminderSettings {
                reminders: Reminders::from_word(&word("reminders")?).ok_or(here.corrupt("reminders"))?,
                // A renamed time zone must not stop a clock.
                zone: UserTimeZone::find(&word("zone")?).unwrap_or_else(|| {
                    tracing::warn!(player = %here.id.0, "unknown time zone; using UTC");
                    UserTimeZone::utc()
                }),
                quiet: match quiet {
                    (Some(from), Some(to)) => QuietHours::new(from, to),
                    _ => None,
                },
            },
            confirm: row.get("confirm")?,
            theme: row.get("theme")?,
            size: PictureSize::from_word(&word("size")?).ok_or(here.corrupt("size"))?,
            layout: PictureLayout::from_word(&word("layout")?).ok_or(here.corrupt("layout"))?,
            symbols: PieceSymbols::from_word(&word("symbols")?).ok_or(here.corrupt("symbols"))?,
            side: BoardSide::from_word(&word("side")?).ok_or(here.corrupt("side"))?,
            text: TextBoard::from_word(&word("text")?).ok_or(here.corrupt("text"))?,
            accepts: Accepts::from_word(&word("accepts")?).ok_or(here.corrupt("accepts"))?,
            danger: DangerNotes::from_word(&word("danger")?).ok_or(here.corrupt("danger"))?,
            own_puzzles: OwnPuzzles::from_word(&word("own_puzzles")?).ok_or(here.corrupt("own_puzzles"))?,
            language: row.get("language")?,
        },
        closed: row.get("closed_at")?,
        unreached: row.get("unreached_at")?,
        locale: row.get("locale")?,
    })
}

impl ReadTx<'_> {
    /// Returns a player's settings and whether they can be reached, or the defaults.
    pub fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        let found = self.row(
            "SELECT player, pings, reminders, zone, quiet_from, quiet_to, confirm, theme, size, layout, symbols,
                    side, text, accepts, language, closed_at, unreached_at, locale, danger, own_puzzles FROM setting WHERE player = ?1",
            [player],
            from_row,
        )?;
        Ok(found.unwrap_or_default())
    }
}

impl WriteTx<'_> {
    /// Stores a player's settings and whether they can be reached.
    pub fn set_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError> {
        let settings = &preferences.settings;
        let quiet = settings.reminder_settings.quiet.map(QuietHours::minutes);
        self.execute(
            "INSERT INTO setting (player, pings, reminders, zone, quiet_from, quiet_to, confirm, theme, size, layout,
                                  symbols, side, text, accepts, language, closed_at, unreached_at, locale, danger, own_puzzles)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)
             ON CONFLICT (player) DO UPDATE
                 SET pings = excluded.pings, reminders = excluded.reminders, zone = excluded.zone,
                     quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
                     confirm = excluded.confirm, theme = excluded.theme, size = excluded.size,
                     layout = excluded.layout, symbols = excluded.symbols, side = excluded.side,
                     text = excluded.text, accepts = excluded.accepts, language = excluded.language,
                     closed_at = excluded.closed_at, unreached_at = excluded.unreached_at,
                     locale = excluded.locale, danger = excluded.danger,
                     own_puzzles = excluded.own_puzzles",
            params![
                player,
                settings.pings.word(),
                settings.reminder_settings.reminders.word(),
                settings.reminder_settings.zone.name(),
                quiet.map(|(from, _)| from),
                quiet.map(|(_, to)| to),
                settings.confirm,
                settings.theme,
                settings.size.word(),
                settings.layout.word(),
                settings.symbols.word(),
                settings.side.word(),
                settings.text.word(),
                settings.accepts.word(),
                settings.language,
                preferences.closed,
                preferences.unreached,
                preferences.locale,
                settings.danger.word(),
                settings.own_puzzles.word(),
            ],)?;
        Ok(())
    }
}
