//! What may follow the beginning of a turn (`rules/lusus.md §7.2`).

use super::moves::{Generator, PieceMove};
use super::notation::{Rest, move_text, parse_move, parse_play};
use super::piece::{Square, square_from_name, square_name};
use super::plays::{Action, Play, TileSlot};
use super::roller::UnknownRolls;
use super::stage::TokenStage;
use super::state::{Phase, State};
use super::tile::{Group, Tile};
use super::zone::Pile;
use crate::RuleError;
use crate::input::{Next, Stage, Suggestion};

/// The beginning of a turn: the position after its finished plays, and the token that was begun.
pub(super) struct Beginning<'a> {
    pub(super) state: State,
    /// The finished plays with a space after each.
    pub(super) finished: &'a str,
    pub(super) started: &'a str,
}

impl State {
    /// Plays the finished tokens of a beginning.
    ///
    /// # Errors
    ///
    /// Why one of them is not legal.
    pub(super) fn begin<'a>(&self, partial: &'a str) -> Result<Beginning<'a>, RuleError> {
        if let Some(outcome) = self.result {
            return Err(RuleError::new("over").with("reason", outcome.reason));
        }
        let split = partial.rfind(' ').map_or(0, |at| at + 1);
        let (finished, started) = partial.split_at(split);
        let mut state = self.clone();
        for token in finished.split_terminator(' ') {
            let at = token.as_ptr() as usize - partial.as_ptr() as usize;
            if parse_move(token).is_some() {
                return Err(RuleError::because("syntax", "after_move").at(at));
            }
            let play = parse_play(token).map_err(|error| error.at(at))?;
            state.judge(&play).map_err(|error| error.at(at))?;
            // Nobody knows what chance will do, and nothing that follows depends on it.
            let _ = state.play(&play, &mut UnknownRolls);
        }
        Ok(Beginning { state, finished, started })
    }

    /// What may follow a beginning.
    ///
    /// # Errors
    ///
    /// As [`begin`](Self::begin).
    pub(super) fn next_steps(&self, partial: &str) -> Result<Next, RuleError> {
        Ok(self.begin(partial)?.next())
    }
}

/// An option before it is ranked: its token, and whether it is a whole move or a whole play.
pub(super) struct RankedOption {
    pub(super) token: String,
    pub(super) whole: Whole,
}

/// What is finished with an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whole {
    /// The turn.
    Turn,
    /// A play.
    Play,
    /// Nothing yet.
    Part,
}

impl Beginning<'_> {
    /// The stage and the options.
    pub(super) fn next(&self) -> Next {
        let (stage, options) = self.options();
        let options = options.into_iter().map(|option| self.step(option)).collect();
        Next { stage: Stage::Token(stage), options }
    }

    fn step(&self, option: RankedOption) -> Suggestion {
        let end = if option.whole == Whole::Play { " " } else { "" };
        Suggestion {
            text: format!("{}{}{end}", self.finished, option.token),
            complete: option.whole == Whole::Turn,
            rank: self.state.rank(&option.token),
            token: option.token,
        }
    }

    fn options(&self) -> (TokenStage, Vec<RankedOption>) {
        let started = self.started;
        let begins = |options: Vec<RankedOption>| -> Vec<RankedOption> {
            options.into_iter().filter(|option| option.token.starts_with(started)).collect()
        };
        let state = &self.state;
        let bytes = started.as_bytes();
        match bytes {
            [] | [b'a'..=b'h' | b'O' | b'-'] => (TokenStage::Start, begins(state.start_options())),
            [b'a'..=b'h', _, ..] if square_from_name(started).is_some() => {
                (TokenStage::To, state.to_options(started))
            }
            [b'a'..=b'h', _, _, ..] | [b'O', ..] | [b'-', b'-', ..] => {
                (TokenStage::Suffix, begins(state.suffix_options(started)))
            }
            _ => match started.strip_prefix("RC+").map_or((started, false), |inner| (inner, true)) {
                ("", true) => (TokenStage::Tile, state.recycle_tiles()),
                ("HE", true) => (TokenStage::Tile, state.heal_options("HE+", true)),
                (inner, recycled) if inner.starts_with("HE+") => {
                    (TokenStage::Tile, state.heal_options(inner, recycled))
                }
                (inner, recycled)
                    if !inner.contains('~') && (inner.starts_with("TD@") || (recycled && inner == "TD")) =>
                {
                    (TokenStage::First, begins(state.trade_firsts(recycled)))
                }
                _ => (TokenStage::Target, begins(state.play_options(started))),
            },
        }
    }
}

fn part(token: String) -> RankedOption {
    RankedOption { token, whole: Whole::Part }
}

fn whole(token: String) -> RankedOption {
    RankedOption { token, whole: Whole::Play }
}

impl State {
    fn may_play(&self) -> bool {
        matches!(self.phase, Phase::Play(_))
    }

    /// Everything with which a token may begin.
    fn start_options(&self) -> Vec<RankedOption> {
        let mut options = Vec::new();
        if self.may_play() {
            let hand: Vec<Tile> = self.zones.get(self.mover(), Pile::Hand).types().collect();
            for tile in &hand {
                options.extend(self.opening(*tile));
            }
            if self.phase == Phase::Play(0) {
                options.extend(hand.iter().map(|tile| whole(format!("-{}", tile.code()))));
            }
        }
        if self.may_move() {
            let generator = Generator::new(&self.board);
            let mut moves = generator.all();
            moves.retain(|made| made.from().is_none());
            options
                .extend(moves.iter().map(|made| RankedOption { token: move_text(made), whole: Whole::Turn }));
            let mut found = Vec::new();
            for from in generator.origins() {
                found.clear();
                generator.push_from(from, &mut found);
                if !found.is_empty() {
                    options.push(part(square_name(from)));
                }
            }
        }
        options
    }

    /// The beginning of a play with a tile of the hand, if it has a target.
    fn opening(&self, tile: Tile) -> Option<RankedOption> {
        let code = tile.code();
        match tile {
            Tile::Heal => (self.heals(false) > 0).then(|| part(format!("{code}+"))),
            Tile::Recycle => (!self.recycle_tiles().is_empty()).then(|| part(format!("{code}+"))),
            Tile::Trade => (!self.trade_firsts(false).is_empty()).then(|| part(format!("{code}@"))),
            Tile::Delay | Tile::Backstab | Tile::LifeTap => {
                self.judge(&Play::of(Action::Plain(tile))).is_ok().then(|| whole(code.to_owned()))
            }
            _ => (!self.targets(tile, false).is_empty()).then(|| part(format!("{code}@"))),
        }
    }

    /// All complete plays with a tile, but for Heal, Trade and Recycle.
    fn targets(&self, tile: Tile, recycled: bool) -> Vec<Play> {
        let mut found = Vec::new();
        let mut offer = |action: Action| {
            let play = Play { recycled, action };
            if self.judge(&play).is_ok() {
                found.push(play);
            }
        };
        match tile {
            Tile::Heal | Tile::Trade | Tile::Recycle => {}
            Tile::Delay | Tile::Backstab | Tile::LifeTap => offer(Action::Plain(tile)),
            Tile::Dispel | Tile::Disenchant | Tile::Trip => {
                for place in self.places() {
                    offer(Action::Choose(tile, place));
                }
            }
            Tile::Knockout | Tile::Ensnare => {
                for at in self.board.occupied() {
                    offer(Action::Sweep(tile, at));
                }
            }
            _ if tile.group() == Group::OneTime => {}
            _ => {
                for at in self.board.occupied() {
                    offer(Action::Attach(Some(tile), at));
                }
            }
        }
        found
    }

    /// All tiles on the board.
    fn places(&self) -> Vec<TileSlot> {
        let tiles = |at: Square| self.board.get(at).map_or(0, |piece| piece.tiles.len() as u8);
        self.board
            .occupied()
            .into_iter()
            .flat_map(|at| (0..tiles(at)).map(move |slot| TileSlot { at, slot }))
            .collect()
    }

    /// Which tiles of the graveyard Recycle may bring back.
    fn recycle_tiles(&self) -> Vec<RankedOption> {
        if !self.may_play() || !self.zones.get(self.mover(), Pile::Hand).has(Tile::Recycle) {
            return Vec::new();
        }
        let useful = |tile: &Tile| match tile {
            Tile::Heal => self.heals(true) > 0,
            Tile::Trade => !self.trade_firsts(true).is_empty(),
            _ => !self.targets(*tile, true).is_empty(),
        };
        let tiles = self.zones.get(self.mover(), Pile::Graveyard).types().filter(useful);
        tiles
            .map(|tile| {
                let plain = matches!(tile, Tile::Delay | Tile::Backstab | Tile::LifeTap);
                RankedOption {
                    token: format!("RC+{}", tile.code()),
                    whole: if plain { Whole::Play } else { Whole::Part },
                }
            })
            .collect()
    }

    /// Whether Heal or Trade may be played at all.
    fn may_spend(&self, tile: Tile, recycled: bool) -> bool {
        let (hand, graveyard) =
            (self.zones.get(self.mover(), Pile::Hand), self.zones.get(self.mover(), Pile::Graveyard));
        let there = if recycled { hand.has(Tile::Recycle) && graveyard.has(tile) } else { hand.has(tile) };
        self.may_play() && there
    }

    /// The tiles that Heal may take next.
    fn heal_options(&self, started: &str, recycled: bool) -> Vec<RankedOption> {
        let prefix = if recycled { "RC+" } else { "" };
        if !self.may_spend(Tile::Heal, recycled) {
            return Vec::new();
        }
        let mut left = self.zones.get(self.mover(), Pile::Graveyard).clone();
        if recycled {
            left.take(Tile::Heal);
        }
        let wanted = self.heals(recycled);
        let mut taken = Vec::new();
        let mut parts = started.split('+').skip(1).peekable();
        let mut begun = "";
        while let Some(code) = parts.next() {
            if parts.peek().is_none() {
                begun = code;
                break;
            }
            match Tile::from_code(code) {
                Some(tile) if taken.last().is_none_or(|last| *last <= tile) && left.take(tile) => {
                    taken.push(tile);
                }
                _ => return Vec::new(),
            }
        }
        if taken.len() >= wanted {
            return Vec::new();
        }
        let least = taken.last().copied().unwrap_or(Tile::King);
        let after =
            |tile: Tile| left.tiles().map_or(0, |tiles| tiles.iter().filter(|other| **other >= tile).count());
        let chosen: String = taken.iter().map(|tile| format!("+{}", tile.code())).collect();
        let last = taken.len() + 1 == wanted;
        left.types()
            .filter(|tile| *tile >= least && tile.code().starts_with(begun))
            .filter(|tile| after(*tile) >= wanted - taken.len())
            .map(|tile| {
                let token = format!("{prefix}HE{chosen}+{}", tile.code());
                if last { whole(token) } else { part(format!("{token}+")) }
            })
            .collect()
    }

    /// The tiles with which a Trade may begin.
    fn trade_firsts(&self, recycled: bool) -> Vec<RankedOption> {
        if !self.may_spend(Tile::Trade, recycled) {
            return Vec::new();
        }
        let places = self.places();
        let fits = |one: &TileSlot| self.trades_with(*one, &places, recycled).next().is_some();
        let prefix = if recycled { "RC+TD@" } else { "TD@" };
        places.iter().filter(|one| fits(one)).map(|one| part(format!("{prefix}{one}~"))).collect()
    }

    /// The Trades of a tile with those behind it.
    fn trades_with<'a>(
        &'a self,
        one: TileSlot,
        places: &'a [TileSlot],
        recycled: bool,
    ) -> impl Iterator<Item = Play> + 'a {
        let later = places.iter().filter(move |two| two.at > one.at);
        later
            .map(move |two| Play { recycled, action: Action::Trade(one, *two) })
            .filter(|play| self.judge(play).is_ok())
    }

    /// The complete plays that begin with a token; Heal and Trade only as far as they are begun.
    fn play_options(&self, started: &str) -> Vec<RankedOption> {
        if !self.may_play() {
            return Vec::new();
        }
        let hand: Vec<Tile> = self.zones.get(self.mover(), Pile::Hand).types().collect();
        if started.starts_with('-') {
            let burns = hand.iter().filter(|_| self.phase == Phase::Play(0));
            return burns.map(|tile| whole(format!("-{}", tile.code()))).collect();
        }
        let mut options = Vec::new();
        let begun = |code: &str| started.starts_with(code) || code.starts_with(started);
        for tile in hand.into_iter().filter(|tile| begun(tile.code())) {
            if tile != Tile::Recycle {
                self.push_plays(tile, false, started, &mut options);
                continue;
            }
            let graveyard = self.zones.get(self.mover(), Pile::Graveyard).types();
            for tile in graveyard.filter(|tile| begun(&format!("RC+{}", tile.code()))) {
                self.push_plays(tile, true, started, &mut options);
            }
        }
        options
    }

    fn push_plays(&self, tile: Tile, recycled: bool, started: &str, options: &mut Vec<RankedOption>) {
        let prefix = if recycled { "RC+" } else { "" };
        match tile {
            Tile::Heal if self.heals(recycled) > 0 => options.push(part(format!("{prefix}HE+"))),
            Tile::Trade => {
                let begun = started.strip_prefix(prefix).and_then(|inner| inner.strip_prefix("TD@"));
                let Some(begun) = begun else {
                    if !self.trade_firsts(recycled).is_empty() {
                        options.push(part(format!("{prefix}TD@")));
                    }
                    return;
                };
                if let Some(one) = begun.split('~').next().and_then(|first| Rest(first).place()) {
                    let trades = self
                        .trades_with(one, &self.places(), recycled)
                        .map(|play| whole(play.to_string()))
                        .collect::<Vec<_>>();
                    options.extend(trades);
                }
            }
            _ => options.extend(self.targets(tile, recycled).iter().map(|play| whole(play.to_string()))),
        }
    }

    /// Where the piece on a square may go.
    fn to_options(&self, started: &str) -> Vec<RankedOption> {
        let mut options: Vec<RankedOption> = Vec::new();
        let moves = self.moves_from(started);
        for made in &moves {
            let text = move_text(made);
            let short = text.len().min(if matches!(made, PieceMove::Swap { .. }) { 5 } else { 4 });
            let token = &text[..short];
            if options.last().is_none_or(|last| last.token != token)
                && !options.iter().any(|option| option.token == token)
            {
                let complete = moves.iter().any(|made| move_text(made) == token);
                let whole = if complete { Whole::Turn } else { Whole::Part };
                options.push(RankedOption { token: token.to_owned(), whole });
            }
        }
        options
    }

    /// The full spellings of all moves that may begin with a token.
    pub(super) fn suffix_options(&self, started: &str) -> Vec<RankedOption> {
        let moves = self.moves_from(started);
        moves.iter().map(|made| RankedOption { token: move_text(made), whole: Whole::Turn }).collect()
    }

    /// The moves of the piece on the square with which a token begins, else those of no piece.
    pub(super) fn moves_from(&self, started: &str) -> Vec<PieceMove> {
        if !self.may_move() {
            return Vec::new();
        }
        let generator = Generator::new(&self.board);
        let mut moves = Vec::new();
        match started.get(..2).and_then(square_from_name) {
            Some(from) if generator.origins().has(from) => generator.push_from(from, &mut moves),
            Some(_) => {}
            None => {
                moves = generator.all();
                moves.retain(|made| made.from().is_none());
            }
        }
        moves
    }
}
