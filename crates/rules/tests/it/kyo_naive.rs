//! A naive second implementation of Kyo: the text of the rules as predicates on strings. It shares
//! no code with the game.
//!
//! It generates no steps cleverly: it tries every tile with every count and every order of letters
//! on copies of the board, so that it can be read beside `rules/kyo.md`.

use std::collections::{BTreeMap, BTreeSet};

/// Column and row, both from 0.
pub(crate) type KyoSquare = (i32, i32);

const PAWNS: &str = "PHTQKCN";

/// Each tile's letters from bottom to top; empty tiles have no entry.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NaivePosition {
    pub(crate) board: BTreeMap<KyoSquare, String>,
    pub(crate) gold: bool,
    pub(crate) setup: String,
    pub(crate) turn: u32,
}

/// A move in progress (`§5.1`).
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) naive: NaivePosition,
    pub(crate) at: KyoSquare,
    pub(crate) mode: &'static str,
    road: Option<(char, KyoSquare)>,
    base: Option<usize>,
    pub(crate) steps: Vec<String>,
}

pub(crate) fn name((column, row): KyoSquare) -> String {
    format!("{}{row}", (b'A' + column as u8) as char)
}

fn place(name: &str) -> KyoSquare {
    let messages = name.as_bytes();
    (i32::from(messages[0] - b'A'), i32::from(messages[1] - b'0'))
}

pub(crate) fn places() -> impl Iterator<Item = KyoSquare> {
    (0..10).flat_map(|row| (0..10).map(move |column| (column, row)))
}

fn is_pawn(message: char) -> bool {
    PAWNS.contains(message.to_ascii_uppercase())
}

fn own(message: char, gold: bool) -> bool {
    message.is_ascii_uppercase() == gold
}

fn adjacent(one: KyoSquare, other: KyoSquare) -> bool {
    one != other && (one.0 - other.0).abs() <= 1 && (one.1 - other.1).abs() <= 1
}

impl NaivePosition {
    pub(crate) fn parse(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = BTreeMap::new();
        for (row, cells) in fields[0].split('/').enumerate() {
            let mut column = 0;
            for cell in cells.split(',') {
                if let Ok(run) = cell.parse::<i32>() {
                    column += run;
                } else {
                    board.insert((column, row as i32), cell.to_owned());
                    column += 1;
                }
            }
        }
        Self {
            board,
            gold: fields[1] == "g",
            setup: fields[2].to_owned(),
            turn: fields[3].parse().expect("a number"),
        }
    }

    pub(crate) fn print(&self) -> String {
        let mut rows = Vec::new();
        for row in 0..10 {
            let cells: Vec<&str> = (0..10).map(|column| self.at((column, row))).collect();
            let mut text = cells
                .iter()
                .map(|cell| if cell.is_empty() { "." } else { cell })
                .collect::<Vec<_>>()
                .join(",");
            for run in (1..=10).rev() {
                text = text.replace(&vec!["."; run].join(","), &run.to_string());
            }
            rows.push(text);
        }
        let side = if self.gold { "g" } else { "r" };
        format!("{} {side} {} {}", rows.join("/"), self.setup, self.turn)
    }

    pub(crate) fn at(&self, place: KyoSquare) -> &str {
        self.board.get(&place).map_or("", String::as_str)
    }

    fn put(&mut self, place: KyoSquare, stack: String) {
        if stack.is_empty() {
            self.board.remove(&place);
        } else {
            self.board.insert(place, stack);
        }
    }

    fn pawn(&self, place: KyoSquare) -> Option<char> {
        self.at(place).chars().last().filter(|message| is_pawn(*message))
    }

    fn chips(&self, place: KyoSquare) -> String {
        self.at(place).chars().filter(|message| !is_pawn(*message)).collect()
    }

    fn shielded(&self, place: KyoSquare) -> bool {
        self.at(place).ends_with('S')
    }

    /// Whether `gold`'s side owns the top piece of a stack.
    fn owned(&self, place: KyoSquare, gold: bool) -> bool {
        self.at(place).chars().last().is_some_and(|top| top != 'S' && own(top, gold))
    }

    /// The liftable run (`§3`).
    pub(crate) fn run(&self, place: KyoSquare) -> usize {
        if !self.owned(place, self.gold) {
            return 0;
        }
        let chips = self.chips(place);
        let run = chips.chars().rev().take_while(|chip| *chip == 'S' || own(*chip, self.gold)).count();
        match self.pawn(place).map(|pawn| pawn.to_ascii_uppercase()) {
            Some('P') => 0,
            Some(_) => run.min(5),
            None => run,
        }
    }

    fn has(&self, message: char, gold: bool) -> bool {
        let message = if gold { message } else { message.to_ascii_lowercase() };
        self.board.values().any(|stack| stack.contains(message))
    }

    /// How the game ended (`§11a`): `king`, `mana` or `no-move`.
    pub(crate) fn reason(&self) -> Option<&'static str> {
        for gold in [self.gold, !self.gold] {
            if !self.has('K', gold) {
                return Some("king");
            }
            if !self.has('D', gold) && !self.has('L', gold) {
                return Some("mana");
            }
        }
        self.starts().is_empty().then_some("no-move")
    }

    /// Begins a move (`§5`).
    pub(crate) fn begin(&self, at: KyoSquare) -> Option<Play> {
        let play = Play { naive: self.clone(), at, mode: "Fresh", road: None, base: None, steps: Vec::new() };
        self.owned(at, self.gold).then_some(play)
    }

    pub(crate) fn starts(&self) -> Vec<KyoSquare> {
        places().filter(|at| self.begin(*at).is_some_and(|play| !play.options(99).is_empty())).collect()
    }

    /// All moves; `None` if there are more than `limit`.
    pub(crate) fn turns(&self, limit: usize) -> Option<BTreeSet<String>> {
        let mut found = BTreeSet::new();
        let mut open: Vec<(KyoSquare, Play)> =
            places().filter_map(|at| self.begin(at).map(|play| (at, play))).collect();
        while let Some((start, play)) = open.pop() {
            for step in play.options(99) {
                let next = play.step(&step).expect("an option");
                found.insert(format!("{} {}", name(start), next.steps.join(" ")));
                open.push((start, next));
            }
            if found.len() > limit {
                return None;
            }
        }
        Some(found)
    }
}

impl Play {
    fn gold(&self) -> bool {
        self.naive.gold
    }

    /// The pawn's letter as a capital; a blank without a pawn.
    fn kind(&self) -> char {
        self.naive.pawn(self.at).map_or(' ', |pawn| pawn.to_ascii_uppercase())
    }

    /// Plays a canonical step; `None` if it is illegal.
    pub(crate) fn step(&self, token: &str) -> Option<Self> {
        if self.mode == "Over" || self.steps.len() >= 64 {
            return None;
        }
        let after = || {
            let mut after = self.clone();
            after.steps.push(token.to_owned());
            after
        };
        if let Some(messages) = token.strip_prefix('=') {
            return self.shuffled(messages).then(|| after().shuffle(messages));
        }
        let to = place(&token[token.len() - 2..]);
        let digits: String = token.chars().filter(char::is_ascii_digit).collect();
        let count: usize = digits[..digits.len() - 1].parse().unwrap_or(0);
        match token.chars().next()? {
            'X' => self.strikes(to).then(|| after().strike(to)),
            '+' => self.sends(count, to).then(|| after().send(count, to)),
            _ => self.moves(count, to).then(|| after().go(count, to)),
        }
    }

    /// Color and direction of a Mana move (`§6.2`).
    fn mana_move(&self, count: usize, to: KyoSquare) -> Option<(char, KyoSquare)> {
        let chips = self.naive.chips(self.at);
        let stays = chips.chars().nth(chips.len().checked_sub(count + 1)?)?.to_ascii_uppercase();
        let way = (to.0 - self.at.0, to.1 - self.at.1);
        let fits = match stays {
            'D' => way.0 == 0 || way.1 == 0,
            'L' => way.0 != 0 && way.1 != 0,
            _ => false,
        };
        let bends = self.road.is_some_and(|(colour, before)| colour == stays && before != way);
        (self.kind() != 'P' && adjacent(self.at, to) && fits && !bends).then_some((stays, way))
    }

    fn leaps(&self, to: KyoSquare) -> bool {
        let (columns, rows) = ((to.0 - self.at.0).abs(), (to.1 - self.at.1).abs());
        self.kind() == 'N' && self.mode == "Fresh" && columns * rows == 2
    }

    fn moves(&self, count: usize, to: KyoSquare) -> bool {
        let naive = &self.naive;
        let target_pawn = naive.pawn(to);
        let outnumbers = || {
            let attackers =
                places().filter(|near| adjacent(*near, to) && naive.owned(*near, self.gold())).count();
            let defenders =
                places().filter(|near| adjacent(*near, self.at) && naive.owned(*near, !self.gold())).count();
            attackers > defenders
        };
        self.kind() != ' '
            && count <= naive.run(self.at)
            && (adjacent(self.at, to) || self.leaps(to))
            && (self.mode == "Fresh" || self.mode == "Mana" && self.mana_move(count, to).is_some())
            && !target_pawn.is_some_and(|pawn| own(pawn, self.gold()))
            && (!naive.shielded(to) || self.kind() == 'T')
            && (self.kind() != 'P' || target_pawn.is_none() || outnumbers())
    }

    fn go(mut self, count: usize, to: KyoSquare) -> Self {
        let road = self.mana_move(count, to);
        let chips = self.naive.chips(self.at);
        let (left, carried) = chips.split_at(chips.len() - count);
        let mover = self.naive.pawn(self.at).expect("a pawn");
        let victim = self.naive.pawn(to);
        let mut beneath = self.naive.chips(to);
        if let Some(victim) = victim {
            while beneath.chars().last().is_some_and(|chip| chip != 'S' && own(chip, own(victim, true))) {
                beneath.pop();
            }
        }
        self.base = Some(beneath.len());
        self.naive.put(self.at, left.to_owned());
        self.naive.put(to, format!("{beneath}{carried}{mover}"));
        self.at = to;
        self.mode = match (victim, road) {
            (Some('K' | 'k'), _) => "Over",
            (Some(_), _) | (None, None) => "Done",
            (None, Some(_)) => "Mana",
        };
        self.road = road.or(self.road);
        self
    }

    fn strikes(&self, to: KyoSquare) -> bool {
        let road = || (0..=self.naive.run(self.at)).any(|count| self.mana_move(count, to).is_some());
        !matches!(self.kind(), ' ' | 'T')
            && self.naive.shielded(to)
            && (adjacent(self.at, to) || self.leaps(to))
            && (self.mode == "Fresh" || self.mode == "Mana" && road())
    }

    fn strike(mut self, to: KyoSquare) -> Self {
        let mut stack = self.naive.at(to).to_owned();
        stack.pop();
        self.naive.put(to, stack);
        self.mode = "Done";
        self
    }

    fn slice(&self, count: usize) -> String {
        let chips = self.naive.chips(self.at);
        chips[chips.len().saturating_sub(count)..].to_owned()
    }

    fn deploys(&self, count: usize) -> bool {
        self.kind() == 'T' && self.slice(count).chars().all(|chip| chip == 'S')
    }

    fn sends(&self, count: usize, to: KyoSquare) -> bool {
        let (columns, rows) = (to.0 - self.at.0, to.1 - self.at.1);
        let straight = columns == 0 || rows == 0 || columns.abs() == rows.abs();
        let distance = columns.abs().max(rows.abs());
        let reach = if self.kind() == 'C' { 3 } else { 1 };
        let fits = match self.naive.pawn(to) {
            Some(pawn) => own(pawn, self.gold()) && !self.slice(count).contains('S'),
            None => !self.naive.shielded(to),
        };
        (1..=self.naive.run(self.at)).contains(&count)
            && (self.mode == "Fresh" || self.deploys(count))
            && straight
            && (1..=reach).contains(&distance)
            && fits
    }

    fn send(mut self, count: usize, to: KyoSquare) -> Self {
        let slice = self.slice(count);
        self.mode = match self.kind() {
            ' ' => "Over",
            _ if self.deploys(count) => self.mode,
            _ => "Done",
        };
        let pawn = |naive: &NaivePosition, place| naive.pawn(place).map(String::from).unwrap_or_default();
        let chips = self.naive.chips(self.at);
        let stays = format!("{}{}", &chips[..chips.len() - count], pawn(&self.naive, self.at));
        let grown = format!("{}{slice}{}", self.naive.chips(to), pawn(&self.naive, to));
        self.naive.put(self.at, stays);
        self.naive.put(to, grown);
        self
    }

    /// The letters of a shuffle as the player's chips.
    fn as_own_chips(&self, messages: &str) -> String {
        let colour = |message: char| {
            if message == 'S' || self.gold() { message } else { message.to_ascii_lowercase() }
        };
        messages.chars().map(colour).collect()
    }

    fn shuffled(&self, messages: &str) -> bool {
        let old = self.slice(messages.len());
        let new = self.as_own_chips(messages);
        let sorted = |text: &str| {
            let mut messages: Vec<char> = text.chars().collect();
            messages.sort_unstable();
            messages
        };
        self.kind() != 'P'
            && (2..=self.naive.run(self.at)).contains(&messages.len())
            && (self.mode == "Fresh" || self.kind() == 'Q')
            && sorted(&old) == sorted(&new)
            && old.chars().next() != new.chars().next()
            && !messages.trim_end_matches('S').contains('S')
    }

    fn shuffle(mut self, messages: &str) -> Self {
        self.mode = match self.kind() {
            ' ' => "Over",
            'Q' => self.mode,
            _ => "Done",
        };
        let chips = self.naive.chips(self.at);
        let pawn = self.naive.pawn(self.at).map(String::from).unwrap_or_default();
        let stack =
            format!("{}{}{pawn}", &chips[..chips.len() - messages.len()], self.as_own_chips(messages));
        self.naive.put(self.at, stack);
        self
    }

    /// The possible next steps (`§16`). Piles without a pawn are shuffled at most `depth` chips
    /// deep.
    pub(crate) fn options(&self, depth: usize) -> BTreeSet<String> {
        let mut tried = BTreeSet::new();
        // Nothing goes farther than a cannon throws. The tests of single steps try other tiles,
        // too.
        let near = |to: &KyoSquare| (to.0 - self.at.0).abs().max((to.1 - self.at.1).abs()) <= 4;
        for to in places().filter(near) {
            let to = name(to);
            tried.extend([format!("X{to}"), to.clone()]);
            let height = self.naive.chips(self.at).len();
            tried.extend((1..=height).flat_map(|count| [format!("{count}{to}"), format!("+{count}{to}")]));
        }
        if !self.steps.last().is_some_and(|step| step.starts_with('=')) {
            let run = self.naive.run(self.at);
            let run = if self.kind() == ' ' { run.min(depth) } else { run };
            for count in 2..=run {
                tried.extend(
                    orders(&self.slice(count).to_ascii_uppercase())
                        .into_iter()
                        .map(|order| format!("={order}")),
                );
            }
        }
        tried.retain(|token| self.step(token).is_some());
        tried
    }

    /// The position after the move (`§9`).
    pub(crate) fn finish(&self) -> NaivePosition {
        let mut naive = self.naive.clone();
        if let Some(base) = self.base {
            let chips = naive.chips(self.at);
            let pawn = naive.pawn(self.at).map(String::from).unwrap_or_default();
            let mut beneath = chips.clone();
            let brought = beneath.split_off(base.min(chips.len()));
            while beneath.chars().last().is_some_and(|chip| chip != 'S' && own(chip, !naive.gold)) {
                beneath.pop();
            }
            naive.put(self.at, format!("{beneath}{brought}{pawn}"));
        }
        naive.gold = !naive.gold;
        naive.turn += 1;
        naive
    }
}

/// All distinct permutations of the letters.
pub(crate) fn orders(messages: &str) -> BTreeSet<String> {
    if messages.is_empty() {
        return BTreeSet::from([String::new()]);
    }
    let mut all = BTreeSet::new();
    for (index, message) in messages.char_indices() {
        let rest = format!("{}{}", &messages[..index], &messages[index + 1..]);
        all.extend(orders(&rest).into_iter().map(|order| format!("{message}{order}")));
    }
    all
}
