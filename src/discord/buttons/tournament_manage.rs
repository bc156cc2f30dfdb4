//! `/tournament manage`: acts of organizers, chosen from menus and confirmed.

use super::click::{Click, Input};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{CustomId, DialogButton, ManageButton, OrganizerAct};
use crate::discord::reply::{Button, Reply, Response, Select, SelectOption, Style};
use crate::discord::rest::limits;
use crate::discord::views::format::{exact, relative};
use crate::discord::views::pages::ListPage;
use crate::domain::tournament::{
    Entry, EntryState, START_DAYS, SeasonPair, SeasonState, TableResult, TournamentKind,
};
use crate::domain::{Id, PlayerId, Revision, UserError};
use crate::service::{Error, SeasonView};
use crate::text::{self, Language, clip, t};

/// Words of the menu of acts.
const ACTS: [&str; 7] = ["move", "remove", "seat", "decide", "undo", "end", "off"];

/// Answers a component. Returns `None` if the input doesn't fit the action.
pub(super) fn handle(
    ctx: &InteractionContext,
    button: &ManageButton,
    click: Click,
    input: &Input,
) -> Option<Result<Response, Error>> {
    let view = match organized(ctx, click.subject) {
        Ok(view) if view.number == click.revision.0 => view,
        // In another season the same act would have another effect.
        Ok(_) => return Some(Err(UserError::NotInThisState.into())),
        Err(error) => return Some(Err(error)),
    };
    let menus = Menus { ctx, view: &view };
    let chosen = match input {
        Input::Press => None,
        Input::Choice(value) => Some(value.as_str()),
        Input::Person(_) | Input::Text(_) => return None,
    };
    let reply = match (button, chosen) {
        (ManageButton::Acts, None) => menus.acts(),
        (ManageButton::Acts, Some(act)) => menus.opened(act)?,
        (ManageButton::Start, Some(days)) => menus.ask(OrganizerAct::Move(days.parse().ok()?))?,
        (ManageButton::Remove(page), None) => menus.people(*page),
        (ManageButton::Remove(_), Some(ticket)) => menus.ask(OrganizerAct::Remove(ticket.parse().ok()?))?,
        (ManageButton::Place(page), None) => menus.places(*page),
        (ManageButton::Place(_), Some(number)) => menus.reserves(number.parse().ok()?),
        (ManageButton::Reserve(number), Some(ticket)) => {
            menus.ask(OrganizerAct::Seat { number: *number, reserve: ticket.parse().ok()? })?
        }
        (ManageButton::Game(page), None) => menus.games(*page, false),
        (ManageButton::Game(_), Some(pair)) => menus.results(menus.pair(pair)?),
        (ManageButton::Result(pair), Some(result)) => {
            menus.ask(OrganizerAct::Decide(*pair, TableResult::from_word(result)?))?
        }
        (ManageButton::Undo(page), None) => menus.games(*page, true),
        (ManageButton::Undo(_), Some(pair)) => menus.ask(OrganizerAct::Undo(menus.pair(pair)?))?,
        (ManageButton::Sure(act), None) => {
            let done = perform(ctx, click.subject, *act);
            return Some(done.map(|reply| reply.placed(click.placement)));
        }
        _ => return None,
    };
    Some(Ok(reply.placed(click.placement)))
}

/// The newest season of a tournament, for its organizers.
fn organized(ctx: &InteractionContext, tournament: Id) -> Result<SeasonView, Error> {
    ctx.organizer_of()?;
    ctx.service.tournaments.newest(&ctx.caller, tournament)
}

/// Opens the menu of acts.
pub(in crate::discord) fn open(ctx: &InteractionContext, tournament: Id) -> Result<Reply, Error> {
    let view = organized(ctx, tournament)?;
    Ok(Menus { ctx, view: &view }.acts())
}

fn perform(ctx: &InteractionContext, tournament: Id, act: OrganizerAct) -> Result<Reply, Error> {
    ctx.organizer_of()?;
    let (tournaments, caller) = (&ctx.service.tournaments, &ctx.caller);
    match act {
        OrganizerAct::Move(days) => tournaments.move_start(caller, tournament, ctx.now().plus_days(days))?,
        OrganizerAct::Remove(ticket) => tournaments.remove(caller, tournament, ticket)?,
        OrganizerAct::Seat { number, reserve } => tournaments.seat(caller, tournament, number, reserve)?,
        OrganizerAct::Decide(pair, result) => tournaments.decide(caller, tournament, pair, result)?,
        OrganizerAct::Undo(pair) => tournaments.undo(caller, tournament, pair)?,
        OrganizerAct::End => tournaments.end_early(caller, tournament)?,
        OrganizerAct::Off => tournaments.call_off(caller, tournament)?,
    }
    Ok(Reply::text(t!(ctx.lang, "manage-done")))
}

struct Menus<'a> {
    ctx: &'a InteractionContext,
    view: &'a SeasonView,
}

impl Menus<'_> {
    const fn lang(&self) -> Language {
        self.ctx.lang
    }

    fn id(&self, button: ManageButton) -> CustomId {
        CustomId {
            action: button.into(),
            subject: self.view.tournament.id,
            revision: Revision(self.view.number),
        }
    }

    fn button(&self, button: ManageButton, label: String, style: Style) -> Button {
        Button::new(self.id(button), label, style)
    }

    fn card(&self, body: String, selects: Vec<Select>) -> Reply {
        let lang = self.lang();
        let back = self.button(ManageButton::Acts, t!(lang, "button-manage-back"), Style::Plain);
        let cancel = Button::without_subject(DialogButton::Cancel, t!(lang, "button-cancel"), Style::Plain);
        Reply {
            title: t!(lang, "manage-title", name = text::plain_words(&self.view.tournament.name)),
            body,
            selects,
            buttons: vec![back, cancel],
            ..Reply::default()
        }
    }

    /// The acts that are possible in the season's state.
    fn acts(&self) -> Reply {
        let lang = self.lang();
        let options: Vec<SelectOption> = ACTS
            .into_iter()
            .filter(|act| self.is_possible(act))
            .map(|act| SelectOption { label: self.act_label(act), detail: String::new(), value: act.into() })
            .collect();
        if options.is_empty() {
            return Reply { buttons: Vec::new(), ..self.card(t!(lang, "manage-nothing"), Vec::new()) };
        }
        let what = t!(lang, "manage-what");
        let select =
            Select { id: self.id(ManageButton::Acts), hint: what.clone(), options, pages: Vec::new() };
        let card = self.card(what, vec![select]);
        Reply { buttons: card.buttons.into_iter().skip(1).collect(), ..card }
    }

    fn is_possible(&self, act: &str) -> bool {
        let games = || self.view.divisions.iter().flat_map(|division| &division.games);
        match (self.view.state, act) {
            // A ladder only ends, and people move at once.
            (_, "off" | "undo" | "seat") if self.is_ladder() => false,
            // A cup needs its final, and has no reserves.
            (_, "end" | "seat") if self.is_cup() => false,
            (SeasonState::Open, "move" | "off") => true,
            (SeasonState::Open, "remove") => !self.view.entries.is_empty(),
            (SeasonState::Running, "remove") => self.view.entries.iter().any(|entry| !entry.state.is_out()),
            (SeasonState::Running, "decide") if self.is_ladder() => {
                games().any(|game| game.result().is_none())
            }
            (SeasonState::Running, "decide" | "end" | "off") => true,
            (SeasonState::Running, "seat") => self.view.people(EntryState::Reserve).next().is_some(),
            (SeasonState::Running, "undo") => games().any(|game| game.decided.is_some()),
            _ => false,
        }
    }

    const fn is_ladder(&self) -> bool {
        match self.view.tournament.kind {
            TournamentKind::League { .. } | TournamentKind::Cup { .. } | TournamentKind::Swiss => false,
            TournamentKind::Ladder => true,
        }
    }

    /// Whether people are in divisions that a label names.
    const fn has_divisions(&self) -> bool {
        self.view.tournament.kind.weeks().is_some()
    }

    const fn is_cup(&self) -> bool {
        self.view.tournament.kind.full().is_some()
    }

    fn act_label(&self, act: &str) -> String {
        if act == "end" && self.is_ladder() {
            return t!(self.lang(), "manage-end-ladder");
        }
        if act == "off" && self.is_cup() {
            return t!(self.lang(), "manage-off-cup");
        }
        act_label(self.lang(), act)
    }

    fn opened(&self, act: &str) -> Option<Reply> {
        Some(match act {
            "move" => self.starts(),
            "remove" => self.people(0),
            "seat" => self.places(0),
            "decide" => self.games(0, false),
            "undo" => self.games(0, true),
            "end" => return self.ask(OrganizerAct::End),
            "off" => return self.ask(OrganizerAct::Off),
            _ => return None,
        })
    }

    fn starts(&self) -> Reply {
        let lang = self.lang();
        let options = START_DAYS.iter().map(|days| SelectOption {
            label: t!(lang, "new-tournament-days", days = *days),
            detail: String::new(),
            value: days.to_string(),
        });
        self.menu(ManageButton::Start, t!(lang, "manage-pick-start"), options.collect(), Vec::new())
    }

    fn menu(
        &self,
        button: ManageButton,
        hint: String,
        options: Vec<SelectOption>,
        pages: Vec<Button>,
    ) -> Reply {
        if options.is_empty() {
            return self.card(t!(self.lang(), "manage-nothing"), Vec::new());
        }
        let select = Select { id: self.id(button), hint: hint.clone(), options, pages };
        self.card(hint, vec![select])
    }

    /// A menu of one page of options.
    fn paged(
        &self,
        button: impl Fn(usize) -> ManageButton,
        hint: String,
        options: &[SelectOption],
        page: usize,
    ) -> Reply {
        let page = ListPage::of(options.len(), limits::SELECT_OPTIONS, page);
        let mut pages = page.buttons(self.lang(), |page| button(page).into());
        for turn in &mut pages {
            turn.id = CustomId {
                subject: self.view.tournament.id,
                revision: Revision(self.view.number),
                ..turn.id.clone()
            };
        }
        let shown = options[page.entries.clone()].to_vec();
        self.menu(button(page.number), hint, shown, pages)
    }

    fn name(&self, player: Option<PlayerId>, number: Option<u32>) -> String {
        match (player, number) {
            (Some(player), _) => self.ctx.name_of(player).in_label(),
            (None, Some(number)) => t!(self.lang(), "season-number", number = number),
            (None, None) => t!(self.lang(), "player-gone"),
        }
    }

    fn name_of(&self, entry: &Entry) -> String {
        self.name(entry.player, entry.seat.map(|seat| seat.number))
    }

    fn name_of_seat(&self, number: u32) -> String {
        let row = self.view.divisions.iter().find_map(|division| division.row(number));
        self.name(row.and_then(|row| row.player), Some(number))
    }

    fn prefetch(&self) {
        let people = self.view.entries.iter().filter_map(|entry| entry.player);
        self.ctx.prefetch_names(people.map(Into::into));
    }

    fn person_option(&self, entry: &Entry, value: String) -> SelectOption {
        let (lang, player) = (self.lang(), self.name_of(entry));
        let label = match entry.seat {
            Some(_) if !self.has_divisions() => player,
            Some(seat) => t!(lang, "manage-person", player = player, division = seat.division),
            None => player,
        };
        SelectOption { label: clip(&label, limits::SELECT_TEXT), detail: String::new(), value }
    }

    fn people(&self, page: usize) -> Reply {
        self.prefetch();
        let is_in = |entry: &&Entry| !entry.state.is_out() && !self.view.is_done_in_cup(entry);
        let entries = self.view.entries.iter().filter(is_in);
        let options: Vec<_> =
            entries.map(|entry| self.person_option(entry, entry.ticket.to_string())).collect();
        self.paged(ManageButton::Remove, t!(self.lang(), "manage-pick-person"), &options, page)
    }

    /// Places in which no game has a result.
    fn places(&self, page: usize) -> Reply {
        self.prefetch();
        let unplayed = |number: u32| {
            let games = self.view.divisions.iter().flat_map(|division| &division.games);
            games.filter(|game| game.pair.has(number)).all(|game| game.result().is_none())
        };
        let seated = self.view.entries.iter().filter_map(|entry| Some((entry, entry.seat?)));
        let options = seated
            .filter(|(_, seat)| unplayed(seat.number))
            .map(|(entry, seat)| self.person_option(entry, seat.number.to_string()));
        let options: Vec<_> = options.collect();
        self.paged(ManageButton::Place, t!(self.lang(), "manage-pick-place"), &options, page)
    }

    fn reserves(&self, number: u32) -> Reply {
        self.prefetch();
        let options = self.view.people(EntryState::Reserve).take(limits::SELECT_OPTIONS);
        let options = options.map(|entry| self.person_option(entry, entry.ticket.to_string()));
        let hint = t!(self.lang(), "manage-pick-reserve");
        self.menu(ManageButton::Reserve(number), hint, options.collect(), Vec::new())
    }

    /// Games to decide: running ones first. With `decided`, games with a decision.
    fn games(&self, page: usize, decided: bool) -> Reply {
        self.prefetch();
        let lang = self.lang();
        let mut games: Vec<_> = self
            .view
            .divisions
            .iter()
            .flat_map(|division| &division.games)
            .filter(|game| game.decided.is_some() == decided)
            .filter(|game| !self.is_ladder() || game.result().is_none())
            .collect();
        games.sort_by_key(|game| (game.result().is_some(), game.pair));
        let options = games.into_iter().map(|game| {
            let [first, second] = game.pair.seats().map(|number| self.name_of_seat(number));
            let (division, round) = (game.pair.division, game.pair.round);
            let label = if !self.has_divisions() {
                t!(lang, "season-begun-game", first = first, second = second)
            } else {
                t!(lang, "manage-game", first = first, second = second, division = division, round = round)
            };
            let label = clip(&label, limits::SELECT_TEXT);
            SelectOption { label, detail: String::new(), value: entry_value(game.pair) }
        });
        let button = if decided { ManageButton::Undo } else { ManageButton::Game };
        self.paged(button, t!(lang, "manage-pick-game"), &options.collect::<Vec<_>>(), page)
    }

    /// Finds the game of a menu's entry.
    fn pair(&self, value: &str) -> Option<SeasonPair> {
        let mut pairs = self.view.divisions.iter().flat_map(|division| &division.games).map(|game| game.pair);
        pairs.find(|pair| entry_value(*pair) == value)
    }

    fn results(&self, pair: SeasonPair) -> Reply {
        let lang = self.lang();
        let [first, second] = pair.seats().map(|number| self.name_of_seat(number));
        let option = |label: String, result: TableResult| SelectOption {
            label: clip(&label, limits::SELECT_TEXT),
            detail: String::new(),
            value: result.word().to_owned(),
        };
        let options = vec![
            option(t!(lang, "manage-result-first", player = first), TableResult::FirstWon { late: false }),
            option(t!(lang, "manage-result-first", player = second), TableResult::SecondWon { late: false }),
            option(t!(lang, "manage-result-draw"), TableResult::Drawn),
        ];
        let hint = t!(lang, "manage-pick-result");
        self.menu(ManageButton::Result(pair), hint, options, Vec::new())
    }

    /// Asks for confirmation. Returns `None` if the act's person or game isn't in the season.
    fn ask(&self, act: OrganizerAct) -> Option<Reply> {
        let (lang, name) = (self.lang(), text::plain_words(&self.view.tournament.name));
        let by_ticket = |ticket: u64| self.view.entries.iter().find(|entry| entry.ticket == ticket);
        let question = match act {
            OrganizerAct::Move(days) => {
                let at = self.ctx.now().plus_days(days);
                let (soon, exactly) = (relative(at), exact(at));
                if self.is_cup() {
                    t!(lang, "manage-sure-move-cup", name = name, at = soon, exactly = exactly)
                } else {
                    t!(lang, "manage-sure-move", name = name, at = soon, exactly = exactly)
                }
            }
            OrganizerAct::Remove(ticket) => {
                let player = self.name_in_markdown(by_ticket(ticket)?.player);
                t!(lang, "manage-sure-remove", player = player, name = name)
            }
            OrganizerAct::Seat { number, reserve } => {
                let seated = self.view.entries.iter().find_map(|entry| {
                    let seat = entry.seat.filter(|seat| seat.number == number)?;
                    Some((entry, seat))
                });
                let (entry, seat) = seated?;
                t!(
                    lang,
                    "manage-sure-seat",
                    player = self.name_in_markdown(entry.player),
                    division = seat.division,
                    reserve = self.name_in_markdown(by_ticket(reserve)?.player),
                )
            }
            OrganizerAct::Decide(pair, result) => {
                let [first, second] = self.pair_in_markdown(pair);
                let result = match result {
                    TableResult::FirstWon { .. } => "first",
                    TableResult::SecondWon { .. } => "second",
                    TableResult::Drawn => "draw",
                };
                if self.is_ladder() {
                    t!(lang, "manage-sure-decide-ladder", first = first, second = second, result = result)
                } else if self.is_cup() {
                    t!(lang, "manage-sure-decide-cup", first = first, second = second, result = result)
                } else {
                    t!(lang, "manage-sure-decide", first = first, second = second, result = result)
                }
            }
            OrganizerAct::Undo(pair) => {
                let [first, second] = self.pair_in_markdown(pair);
                t!(lang, "manage-sure-undo", first = first, second = second)
            }
            OrganizerAct::End if self.is_ladder() => t!(lang, "manage-sure-end-ladder", name = name),
            OrganizerAct::End => t!(lang, "manage-sure-end", name = name),
            OrganizerAct::Off if self.is_cup() => t!(lang, "manage-sure-off-cup", name = name),
            OrganizerAct::Off => t!(lang, "manage-sure-off", name = name),
        };
        let sure = ManageButton::Sure(act);
        let sure = self.button(sure, t!(lang, "button-manage-sure"), Style::Danger);
        let card = self.card(question, Vec::new());
        Some(Reply { buttons: [sure].into_iter().chain(card.buttons).collect(), ..card })
    }

    fn name_in_markdown(&self, player: Option<PlayerId>) -> String {
        let gone = || t!(self.lang(), "player-gone");
        player.map_or_else(gone, |player| self.ctx.name_of(player).in_markdown())
    }

    fn pair_in_markdown(&self, pair: SeasonPair) -> [String; 2] {
        pair.seats().map(|number| {
            let row = self.view.divisions.iter().find_map(|division| division.row(number));
            self.name_in_markdown(row.and_then(|row| row.player))
        })
    }
}

fn act_label(lang: Language, act: &str) -> String {
    match act {
        "move" => t!(lang, "manage-move"),
        "remove" => t!(lang, "manage-remove"),
        "seat" => t!(lang, "manage-seat"),
        "decide" => t!(lang, "manage-decide"),
        "undo" => t!(lang, "manage-undo"),
        "end" => t!(lang, "manage-end"),
        _ => t!(lang, "manage-off"),
    }
}

/// The value of a game in a menu.
fn entry_value(pair: SeasonPair) -> String {
    let SeasonPair { division, round, first, second } = pair;
    format!("{division},{round},{first},{second}")
}
