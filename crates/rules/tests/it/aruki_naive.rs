//! A naive second implementation of Aruki: the text of the rules as predicates. It shares no code
//! with the game.
//!
//! It generates nothing cleverly: it tries every pair of squares, every tray piece and every dragon
//! on copies of the board, so that it can be read beside `rules/aruki.md`.

use std::collections::{BTreeMap, BTreeSet};

/// Column and row, both from 1.
pub(crate) type NaiveSquare = (i32, i32);

/// Tray types in the order of the rules.
pub(crate) const TRAY: [&str; 11] = ["O", "J", "P", "PP", "L", "LL", "S", "SS", "R", "A", "M"];

pub(crate) const SYMBOLS: [&str; 15] =
    ["O", "J", "P", "PP", "L", "LL", "S", "SS", "R", "A", "M", "K", "JK", "GD", "SD"];

const EVOLUTIONS: [(&str, &str, &str); 10] = [
    ("O", "O", "J"),
    ("R", "A", "M"),
    ("A", "R", "M"),
    ("P", "P", "PP"),
    ("L", "L", "LL"),
    ("L", "P", "S"),
    ("P", "L", "S"),
    ("S", "S", "SS"),
    ("PP", "LL", "SS"),
    ("LL", "PP", "SS"),
];

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    /// Pieces: whether White owns it, and its symbol.
    pub(crate) board: BTreeMap<NaiveSquare, (bool, &'static str)>,
    pub(crate) white: bool,
    /// White's tray, then Black's.
    pub(crate) trays: [BTreeMap<&'static str, u32>; 2],
    pub(crate) flags: BTreeSet<char>,
    pub(crate) quiet: u32,
    pub(crate) turn: u32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum NaiveMove {
    Step(NaiveSquare, NaiveSquare, Option<&'static str>),
    Evolve(NaiveSquare, &'static str),
    Wipe(NaiveSquare),
}

fn symbol(text: &str) -> &'static str {
    let capital = text.to_uppercase();
    SYMBOLS.into_iter().find(|symbol| *symbol == capital).expect("a symbol")
}

fn flag(white: bool, dragon: &str) -> char {
    let message = if dragon == "GD" { 'G' } else { 'S' };
    if white { message } else { message.to_ascii_lowercase() }
}

pub(crate) fn name((column, row): NaiveSquare) -> String {
    format!("{}{row}", (b'a' + column as u8 - 1) as char)
}

fn places() -> impl Iterator<Item = NaiveSquare> {
    (1..=12).flat_map(|column| (1..=12).map(move |row| (column, row)))
}

pub(crate) fn evolution(board: &str, tray: &str) -> Option<&'static str> {
    EVOLUTIONS.into_iter().find(|(one, other, _)| *one == board && *other == tray).map(|found| found.2)
}

impl Naive {
    /// Parses a valid position.
    pub(crate) fn parse(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = BTreeMap::new();
        for (index, row) in fields[0].split('/').enumerate() {
            let mut column = 1;
            for item in items(row) {
                if let Ok(run) = item.parse::<i32>() {
                    column += run;
                } else {
                    let white = item.starts_with(|message: char| message.is_ascii_uppercase());
                    board.insert((column, 12 - index as i32), (white, symbol(&item)));
                    column += 1;
                }
            }
        }
        let mut trays = [BTreeMap::new(), BTreeMap::new()];
        for (tray, field) in trays.iter_mut().zip(fields[2].split('/')) {
            let mut last = None;
            for item in items(field) {
                if let Ok(count) = item.parse::<u32>() {
                    tray.insert(last.expect("a piece before its count"), count);
                } else if item != "-" {
                    tray.insert(symbol(&item), 1);
                    last = Some(symbol(&item));
                }
            }
        }
        Self {
            board,
            white: fields[1] == "w",
            trays,
            flags: fields[3].chars().filter(|message| *message != '-').collect(),
            quiet: fields[4].parse().expect("a number"),
            turn: fields[5].parse().expect("a number"),
        }
    }

    pub(crate) fn print(&self) -> String {
        let written = |white: bool, symbol: &str| {
            let symbol = if white { symbol.to_owned() } else { symbol.to_lowercase() };
            if symbol.len() == 1 { symbol } else { format!("[{symbol}]") }
        };
        let mut rows = Vec::new();
        for row in (1..=12).rev() {
            let mut text = String::new();
            for column in 1..=12 {
                match self.board.get(&(column, row)) {
                    Some((white, symbol)) => text.push_str(&written(*white, symbol)),
                    None => text.push('.'),
                }
            }
            for run in (1..=12).rev() {
                text = text.replace(&".".repeat(run), &format!("{run}"));
            }
            rows.push(text);
        }
        let tray = |white: bool| {
            let tray = &self.trays[usize::from(!white)];
            let mut text = String::new();
            for symbol in TRAY {
                match tray.get(symbol) {
                    None | Some(0) => {}
                    Some(1) => text.push_str(&written(white, symbol)),
                    Some(count) => text.push_str(&format!("{}{count}", written(white, symbol))),
                }
            }
            if text.is_empty() { "-".to_owned() } else { text }
        };
        let flags: String = "GSgs".chars().filter(|flag| self.flags.contains(flag)).collect();
        format!(
            "{} {} {}/{} {} {} {}",
            rows.join("/"),
            if self.white { "w" } else { "b" },
            tray(true),
            tray(false),
            if flags.is_empty() { "-" } else { &flags },
            self.quiet,
            self.turn
        )
    }

    /// The same position with colors swapped and the board turned upside down.
    pub(crate) fn mirrored(&self) -> Self {
        let swap = |flag: &char| {
            if flag.is_ascii_uppercase() { flag.to_ascii_lowercase() } else { flag.to_ascii_uppercase() }
        };
        Self {
            board: self.board.iter().map(|((c, r), (white, s))| ((*c, 13 - r), (!white, *s))).collect(),
            white: !self.white,
            trays: [self.trays[1].clone(), self.trays[0].clone()],
            flags: self.flags.iter().map(swap).collect(),
            quiet: self.quiet,
            turn: self.turn,
        }
    }

    fn king(&self, white: bool) -> NaiveSquare {
        *self.board.iter().find(|(_, piece)| **piece == (white, "K")).expect("a king").0
    }

    fn held(&self, symbol: &str) -> u32 {
        self.trays[usize::from(!self.white)].get(symbol).copied().unwrap_or(0)
    }

    fn is_empty_between(&self, (c1, r1): NaiveSquare, (c2, r2): NaiveSquare) -> bool {
        let (dc, dr) = ((c2 - c1).signum(), (r2 - r1).signum());
        let distance = (c2 - c1).abs().max((r2 - r1).abs());
        (1..distance).all(|step| !self.board.contains_key(&(c1 + dc * step, r1 + dr * step)))
    }

    /// Whether `symbol` captures on `to` if a side uses it on `from`.
    fn pattern(&self, symbol: &str, white: bool, from: NaiveSquare, to: NaiveSquare) -> bool {
        let (dc, dr) = (to.0 - from.0, to.1 - from.1);
        let (wide, high) = (dc.abs(), dr.abs());
        let straight = (wide == 0) != (high == 0);
        let diagonal = wide == high && wide > 0;
        let distance = wide.max(high);
        match symbol {
            "O" | "J" => wide == 1 && dr == if white { 1 } else { -1 },
            "K" | "S" | "JK" | "GD" | "SD" => distance == 1,
            "L" => straight && distance == 1,
            "P" => diagonal && distance == 1,
            "LL" => straight && distance <= 2,
            "PP" => diagonal && distance <= 2,
            "SS" => (straight || diagonal) && distance <= 2,
            "R" => straight && self.is_empty_between(from, to),
            "A" => diagonal && self.is_empty_between(from, to),
            "M" => (straight || diagonal) && self.is_empty_between(from, to),
            _ => unreachable!("{symbol}"),
        }
    }

    /// Section 5, "Attack".
    pub(crate) fn attacks(&self, from: NaiveSquare, to: NaiveSquare) -> bool {
        let (white, symbol) = self.board[&from];
        if self.pattern(symbol, white, from, to) {
            return true;
        }
        symbol == "JK"
            && self.board.iter().any(|(place, (_, lender))| {
                let neighbour = (place.0 - from.0).abs().max((place.1 - from.1).abs()) == 1;
                let lends = !matches!(*lender, "JK" | "GD" | "SD");
                neighbour && lends && self.pattern(lender, white, from, to)
            })
    }

    fn same_line(dragon: &str, one: NaiveSquare, other: NaiveSquare) -> bool {
        if dragon == "GD" { one.0 == other.0 } else { one.1 == other.1 }
    }

    /// Section 9, "Line check".
    pub(crate) fn line_check(&self, dragon: NaiveSquare, king: NaiveSquare) -> bool {
        let (white, symbol) = self.board[&dragon];
        matches!(symbol, "GD" | "SD")
            && self.flags.contains(&flag(white, symbol))
            && Self::same_line(symbol, dragon, king)
            && !Self::same_line(symbol, dragon, self.king(white))
    }

    /// Pieces that give check to a side's king, and whether each does so only along its line.
    pub(crate) fn checkers(&self, white: bool) -> BTreeMap<NaiveSquare, bool> {
        let king = self.king(white);
        let mut found = BTreeMap::new();
        for (place, (whites, _)) in &self.board {
            if *whites != white {
                if self.attacks(*place, king) {
                    found.insert(*place, false);
                } else if self.line_check(*place, king) {
                    found.insert(*place, true);
                }
            }
        }
        found
    }

    /// Whether a piece can go from one square to another, ignoring its king's safety.
    pub(crate) fn reaches(&self, from: NaiveSquare, to: NaiveSquare) -> bool {
        let (white, symbol) = self.board[&from];
        match self.board.get(&to) {
            Some((other, _)) if *other == white => return false,
            Some(_) => return self.attacks(from, to),
            None => {}
        }
        let forward = if white { 1 } else { -1 };
        match symbol {
            "O" => to.0 == from.0 && to.1 - from.1 == forward,
            "J" => to.0 == from.0 && (to.1 - from.1).abs() == 1,
            _ => self.attacks(from, to),
        }
    }

    fn is_promotion(&self, from: NaiveSquare, to: NaiveSquare) -> bool {
        matches!(self.board[&from].1, "O" | "J") && to.1 == if self.white { 11 } else { 2 }
    }

    pub(crate) fn after(&self, action: NaiveMove) -> Self {
        let mut next = self.clone();
        let (me, other) = (usize::from(!self.white), !self.white);
        let mut lasting = true;
        match action {
            NaiveMove::Step(from, to, promotion) => {
                let (_, symbol) = next.board.remove(&from).expect("a piece");
                lasting = symbol == "O" || promotion.is_some();
                if let Some((_, victim)) = next.board.insert(to, (self.white, symbol)) {
                    lasting = true;
                    if TRAY.contains(&victim) {
                        *next.trays[me].entry(victim).or_default() += 1;
                    }
                    if matches!(victim, "GD" | "SD") {
                        next.flags.remove(&flag(other, victim));
                    }
                }
                if let Some(promotion) = promotion {
                    *next.trays[me].get_mut(promotion).expect("in the tray") -= 1;
                    next.board.insert(to, (self.white, promotion));
                }
            }
            NaiveMove::Evolve(at, with) => {
                let result = evolution(next.board[&at].1, with).expect("an evolution");
                *next.trays[me].get_mut(with).expect("in the tray") -= 1;
                next.board.insert(at, (self.white, result));
            }
            NaiveMove::Wipe(at) => {
                let dragon = next.board[&at].1;
                for place in places().filter(|place| Self::same_line(dragon, at, *place)) {
                    if let Some((white, symbol @ ("GD" | "SD"))) = next.board.remove(&place) {
                        next.flags.remove(&flag(white, symbol));
                    }
                }
            }
        }
        next.quiet = if lasting { 0 } else { self.quiet + 1 };
        next.turn += u32::from(!self.white);
        next.white = other;
        next
    }

    fn is_legal(&self, action: NaiveMove) -> bool {
        self.after(action).checkers(self.white).is_empty()
    }

    pub(crate) fn legal_moves(&self) -> Vec<NaiveMove> {
        let mut actions = Vec::new();
        for from in places().filter(|place| self.board.get(place).is_some_and(|p| p.0 == self.white)) {
            let symbol = self.board[&from].1;
            for to in places().filter(|to| self.reaches(from, *to)) {
                actions.push(NaiveMove::Step(from, to, None));
                for wanted in TRAY.into_iter().filter(|_| self.is_promotion(from, to)) {
                    let captured = self.board.get(&to).is_some_and(|victim| victim.1 == wanted);
                    if (captured || self.held(wanted) > 0) && !(symbol == "J" && wanted == "O") {
                        actions.push(NaiveMove::Step(from, to, Some(wanted)));
                    }
                }
            }
            for with in TRAY.into_iter().filter(|with| self.held(with) > 0) {
                if evolution(symbol, with).is_some() {
                    actions.push(NaiveMove::Evolve(from, with));
                }
            }
            if matches!(symbol, "GD" | "SD")
                && self.flags.contains(&flag(self.white, symbol))
                && !Self::same_line(symbol, from, self.king(self.white))
            {
                actions.push(NaiveMove::Wipe(from));
            }
        }
        actions.retain(|action| self.is_legal(*action));
        actions
    }

    /// The canonical notation of a legal move.
    pub(crate) fn canonical(&self, action: NaiveMove) -> String {
        let next = self.after(action);
        let check = !next.checkers(next.white).is_empty();
        let suffix = match (check, check && next.legal_moves().is_empty()) {
            (_, true) => "#",
            (true, _) => "+",
            _ => "",
        };
        let piece = |at: NaiveSquare| format!("{}({})", self.board[&at].1, name(at));
        match action {
            NaiveMove::Step(from, to, None) => format!("{}{}{suffix}", piece(from), name(to)),
            NaiveMove::Step(from, to, Some(wanted)) => {
                format!("{}{}={wanted}{suffix}", piece(from), name(to))
            }
            NaiveMove::Evolve(at, with) => {
                let result = evolution(self.board[&at].1, with).expect("an evolution");
                format!("{}+{with}={result}{suffix}", piece(at))
            }
            NaiveMove::Wipe(at) => format!("{}-{suffix}", piece(at)),
        }
    }

    /// The status, without repetition.
    pub(crate) fn status(&self) -> &'static str {
        let check = !self.checkers(self.white).is_empty();
        match (self.legal_moves().is_empty(), check) {
            (true, true) => "checkmate",
            (true, false) => "stalemate",
            _ if self.board.len() == 2 || self.quiet >= 200 => "draw",
            (_, true) => "check",
            _ => "ongoing",
        }
    }

    /// The error code of a step, in the order of section 11.2; `None` if it is legal.
    pub(crate) fn step_code(
        &self,
        symbol: Option<&str>,
        from: NaiveSquare,
        to: NaiveSquare,
        victim: Option<&str>,
        promotion: Option<&'static str>,
    ) -> Option<&'static str> {
        self.actor_code(symbol, from).or_else(|| {
            let piece = self.board[&from].1;
            if victim.is_some_and(|named| self.board.get(&to).is_none_or(|found| found.1 != named)) {
                return Some("wrong_victim");
            }
            if !self.reaches(from, to) {
                return Some("cannot_reach");
            }
            if let Some(wanted) = promotion {
                if !self.is_promotion(from, to) {
                    return Some("no_promotion_here");
                }
                if !TRAY.contains(&wanted) || (piece == "J" && wanted == "O") {
                    return Some("promotion_type");
                }
                if self.held(wanted) == 0 && self.board.get(&to).is_none_or(|found| found.1 != wanted) {
                    return Some("not_in_tray");
                }
            }
            self.king_code(NaiveMove::Step(from, to, promotion))
        })
    }

    /// The error code of an evolution; `None` if it is legal.
    pub(crate) fn evolution_code(
        &self,
        symbol: Option<&str>,
        at: NaiveSquare,
        with: &'static str,
        result: Option<&str>,
    ) -> Option<&'static str> {
        self.actor_code(symbol, at).or_else(|| {
            let Some(right) = evolution(self.board[&at].1, with) else { return Some("no_such_evolution") };
            if self.held(with) == 0 {
                return Some("not_in_tray");
            }
            if result.is_some_and(|named| named != right) {
                return Some("wrong_result");
            }
            self.king_code(NaiveMove::Evolve(at, with))
        })
    }

    /// The error code of a wipe; `None` if it is legal.
    pub(crate) fn wipe_code(&self, symbol: Option<&str>, at: NaiveSquare) -> Option<&'static str> {
        self.actor_code(symbol, at).or_else(|| {
            let dragon = self.board[&at].1;
            if !matches!(dragon, "GD" | "SD") {
                return Some("not_a_dragon");
            }
            if !self.flags.contains(&flag(self.white, dragon)) {
                return Some("power_spent");
            }
            if Self::same_line(dragon, at, self.king(self.white)) {
                return Some("own_king_on_line");
            }
            self.king_code(NaiveMove::Wipe(at))
        })
    }

    fn actor_code(&self, symbol: Option<&str>, at: NaiveSquare) -> Option<&'static str> {
        match self.board.get(&at) {
            None => Some("empty_square"),
            Some((white, _)) if *white != self.white => Some("not_your_piece"),
            Some((_, piece)) if symbol.is_some_and(|named| named != *piece) => Some("wrong_symbol"),
            Some(_) => None,
        }
    }

    fn king_code(&self, action: NaiveMove) -> Option<&'static str> {
        (!self.is_legal(action)).then_some("king_in_check")
    }
}

/// Splits a row or a tray into pieces (without brackets) and numbers.
fn items(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    let mut inside = false;
    for message in text.chars() {
        let number = message.is_ascii_digit()
            && items.last().is_some_and(|item| item.starts_with(|first: char| first.is_ascii_digit()));
        match message {
            '[' => {
                inside = true;
                items.push(String::new());
            }
            ']' => inside = false,
            _ if inside || number => items.last_mut().expect("an item").push(message),
            _ => items.push(message.to_string()),
        }
    }
    items
}
