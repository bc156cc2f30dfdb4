//! Kyo in words.

use super::grid::grid;
use super::{ALT_LIMIT, Label, Language, side, t};
use crate::matches::LastMove;
use sealed_move_rules::PlayerView as _;
use sealed_move_rules::input::{Choice, Question};
use sealed_move_rules::kyo::{Chip, Chips, INFO, Kind, Mana, StepEffect, Story, Tile, View, tile_name};
use sealed_move_rules::{Menu, Side, Suggestion, View as AnyView};

/// How much of a long beginning of a turn a list shows, in characters; the end of it matters.
const SHOWN: usize = 40;

/// The name of a kind, such as `Heavy Pawn`.
pub(super) fn kind(lang: Language, kind: Kind) -> String {
    t!(
        lang,
        match kind {
            Kind::LightPawn => "kyo-kind-P",
            Kind::HeavyPawn => "kyo-kind-H",
            Kind::Tower => "kyo-kind-T",
            Kind::Queen => "kyo-kind-Q",
            Kind::King => "kyo-kind-K",
            Kind::Cannon => "kyo-kind-C",
            Kind::Knight => "kyo-kind-N",
        }
    )
}

/// The name of the kind with a symbol.
pub(super) fn symbol(lang: Language, symbol: &str) -> Option<String> {
    Kind::ALL.into_iter().find(|of| symbol.chars().eq([of.symbol()])).map(|of| kind(lang, of))
}

/// The adjective of a side, such as `gold`.
fn colour(lang: Language, side: Side) -> String {
    t!(lang, "kyo-colour", side = INFO.side_name(side))
}

/// A turn in plain words, step by step. What is no turn of Kyo stays as it is written.
pub(super) fn turn(lang: Language, before: &View, notation: &str) -> String {
    match before.story(notation) {
        Ok(story) => told(lang, &story),
        Err(_) => notation.to_owned(),
    }
}

fn told(lang: Language, story: &Story) -> String {
    let who = match story.kind {
        Some(piece) => t!(lang, "kyo-who", piece = kind(lang, piece), from = tile_name(story.start)),
        None => t!(lang, "kyo-pile", from = tile_name(story.start)),
    };
    let mut sentences: Vec<_> = (0..)
        .zip(&story.effects)
        .map(|(index, done)| step_effect(lang, done, if index == 0 { Some(&who) } else { None }))
        .collect();
    let destroyed: usize = story.destroyed.len()
        + story
            .effects
            .iter()
            .map(|effect| if let StepEffect::Move { destroyed, .. } = effect { destroyed.len() } else { 0 })
            .sum::<usize>();
    if destroyed > 0 {
        sentences.push(t!(
            lang,
            "kyo-destroyed",
            count = destroyed,
            side = side(lang, &INFO, story.side.other())
        ));
    }
    sentences.join("; ")
}

/// What a step does: with somebody who does it, else as the continuation of a turn.
fn step_effect(lang: Language, effect: &StepEffect, who: Option<&str>) -> String {
    match effect {
        StepEffect::Move { to, carried, captured: None, .. } => {
            let (to, load) = (tile_name(*to), carried.len());
            match who {
                Some(who) => t!(lang, "kyo-move", who = who, to = to, load = load),
                None => t!(lang, "kyo-then-move", to = to, load = load),
            }
        }
        StepEffect::Move { to, carried, captured: Some(victim), .. } => {
            let (to, load, victim) = (tile_name(*to), carried.len(), kind(lang, victim.kind));
            match who {
                Some(who) => t!(lang, "kyo-takes", who = who, to = to, load = load, victim = victim),
                None => t!(lang, "kyo-then-takes", to = to, load = load, victim = victim),
            }
        }
        StepEffect::Strike { at, .. } => match who {
            Some(who) => t!(lang, "kyo-strike", who = who, to = tile_name(*at)),
            None => t!(lang, "kyo-then-strike", to = tile_name(*at)),
        },
        StepEffect::Chips { to, chips, deploys, .. } => {
            let shields_alone = chips.shields() == chips.len();
            let (to, count) = (tile_name(*to), chips.len());
            match who {
                Some(who) => t!(
                    lang,
                    match (*deploys, shields_alone) {
                        (false, _) => "kyo-chips",
                        (true, true) => "kyo-deploy",
                        (true, false) => "kyo-chips-deploy",
                    },
                    who = who,
                    to = to,
                    count = count,
                ),
                None => t!(
                    lang,
                    match (*deploys, shields_alone) {
                        (false, _) => "kyo-then-chips",
                        (true, true) => "kyo-then-deploy",
                        (true, false) => "kyo-then-chips-deploy",
                    },
                    to = to,
                    count = count,
                ),
            }
        }
        StepEffect::Shuffle { order, .. } => {
            let names: Vec<_> = order.iter().map(|chip| self::chip(lang, chip)).collect();
            let order = names.join(", ");
            match who {
                Some(who) => t!(lang, "kyo-shuffle", who = who, order = order),
                None => t!(lang, "kyo-then-shuffle", order = order),
            }
        }
    }
}

/// What a chip is made of, such as `dark`.
fn chip(lang: Language, chip: Chip) -> String {
    t!(lang, "kyo-chip", chip = chip.symbol().to_string())
}

/// One option of an autocomplete list: the notation as far as it goes, and what the option adds.
pub(super) fn step(lang: Language, view: &View, step: &Suggestion) -> String {
    let meaning = match view.story(&step.text) {
        _ if step.token.is_empty() => t!(lang, "kyo-end-here"),
        Ok(Story { effects, start, kind: piece, .. }) => match effects.last() {
            Some(last) => {
                let who = piece.map_or_else(|| t!(lang, "kyo-pile-bare"), |of| kind(lang, of));
                step_effect(lang, last, Some(&who))
            }
            None => return describe_stack(lang, view, start),
        },
        Err(_) => String::new(),
    };
    t!(lang, "step", notation = ending_of(&step.text), meaning = meaning)
}

/// What the composer asks.
pub(super) fn question(lang: Language, menu: &Menu) -> String {
    let to = menu.chosen.first().cloned().unwrap_or_default();
    t!(
        lang,
        match menu.question {
            Question::Piece => "kyo-ask-man",
            Question::FirstStep => "kyo-ask-first-step",
            Question::Step => "kyo-ask-step",
            Question::Load => "kyo-ask-load",
            Question::Order => "kyo-ask-order",
            _ => "kyo-ask-done",
        },
        to = to
    )
}

/// The stack that is played, as it lies there now.
pub(super) fn situation(lang: Language, view: &View, menu: &Menu) -> Option<String> {
    let preview = menu.preview.as_ref()?;
    let AnyView::Kyo(now) = &preview.after else { return None };
    let story = view.story(preview.notation.as_ref()?).ok()?;
    Some(t!(lang, "kyo-situation", stack = describe_stack(lang, now, story.end)))
}

/// An answer to it.
pub(super) fn entry(lang: Language, view: &View, menu: &Menu, choice: &Choice) -> Label {
    let Ok(story) = view.story(&choice.example) else {
        return Label { name: choice.key.clone(), detail: String::new() };
    };
    let Some(last) = story.effects.last() else {
        let piece = story.kind.map_or_else(|| t!(lang, "kyo-pile-bare"), |of| kind(lang, of));
        let name = t!(lang, "kyo-choice-stack", piece = piece, tile = tile_name(story.start));
        return Label { name, detail: describe_stack(lang, view, story.start) };
    };
    if choice.leads > 1 {
        let name = match last {
            StepEffect::Shuffle { .. } => t!(lang, "kyo-choice-shuffle"),
            StepEffect::Move { to, captured: Some(victim), .. } => {
                t!(lang, "kyo-choice-takes", to = tile_name(*to), victim = kind(lang, victim.kind))
            }
            StepEffect::Move { to, .. }
            | StepEffect::Chips { to, .. }
            | StepEffect::Strike { at: to, .. } => {
                t!(lang, "kyo-choice-to", to = tile_name(*to))
            }
        };
        return Label { name, detail: t!(lang, "kyo-choice-ways", count = choice.leads) };
    }
    let who = story.kind.map_or_else(|| t!(lang, "kyo-pile-bare"), |of| kind(lang, of));
    let detail = match (&story.won, story.destroyed.len(), menu.question) {
        (Some(_), ..) => t!(lang, "kyo-choice-wins"),
        (None, 0, _) => String::new(),
        (None, count, _) => {
            t!(lang, "kyo-destroyed", count = count, side = side(lang, &INFO, story.side.other()))
        }
    };
    Label { name: step_effect(lang, last, Some(&who)), detail }
}

/// The last steps of a turn's text, with an ellipsis for those that are left out.
fn ending_of(text: &str) -> String {
    if text.len() <= SHOWN {
        return text.to_owned();
    }
    let from = text.len() - SHOWN;
    let start = text[from..].find(' ').map_or(from, |blank| from + blank);
    format!("…{}", &text[start..])
}

/// A stack in words, such as `E1: two shields under a gold Tower`.
pub(super) fn describe_stack(lang: Language, view: &View, tile: Tile) -> String {
    let stack = view.stack(tile);
    let name = tile_name(tile);
    let chips = pile(lang, &stack.chips);
    match stack.pawn {
        None if stack.chips.is_empty() => t!(lang, "kyo-stack-empty", tile = name),
        None => t!(lang, "kyo-stack-chips", tile = name, chips = chips),
        Some(pawn) => {
            let (owner, piece) = (colour(lang, pawn.side), kind(lang, pawn.kind));
            if stack.chips.is_empty() {
                t!(lang, "kyo-stack-pawn", tile = name, side = owner, piece = piece)
            } else {
                t!(lang, "kyo-stack-both", tile = name, chips = chips, side = owner, piece = piece)
            }
        }
    }
}

/// Chips from the bottom upwards, neighbours of the same kind counted.
fn pile(lang: Language, chips: &Chips) -> String {
    let mut runs: Vec<(Chip, usize)> = Vec::new();
    for chip in chips.iter() {
        match runs.last_mut() {
            Some((last, count)) if *last == chip => *count += 1,
            _ => runs.push((chip, 1)),
        }
    }
    let run = |(chip, count): &(Chip, usize)| {
        let number = t!(lang, "kyo-number", count = *count);
        match chip {
            Chip::Shield => t!(lang, "kyo-shields", count = *count, number = number),
            Chip::Mana(owner, _) => {
                let mana = self::chip(lang, *chip);
                t!(
                    lang,
                    "kyo-mana",
                    count = *count,
                    number = number,
                    side = colour(lang, *owner),
                    mana = mana
                )
            }
        }
    };
    runs.iter().map(run).collect::<Vec<_>>().join(", ")
}

/// How much room an alt text takes, the most talkative first.
const TALK: [(Last, Stacks); 3] =
    [(Last::Told, Stacks::Named), (Last::Told, Stacks::Symbols), (Last::Noted, Stacks::Rows)];

/// How the last turn is told.
#[derive(Clone, Copy)]
pub(super) enum Last {
    /// In words.
    Told,
    /// As it is written.
    Noted,
}

/// How the stacks are told.
#[derive(Clone, Copy)]
pub(super) enum Stacks {
    /// `E1: two shields under a gold Tower`
    Named,
    /// `E1 SST`
    Symbols,
    /// `4,SST,SST,4`
    Rows,
}

/// The alt text: in words where they fit, else in symbols.
pub(super) fn alt(lang: Language, view: &View, last: Option<&LastMove>, from: Side) -> String {
    let mut texts = TALK.iter().map(|(turn, stacks)| alt_with(lang, view, last, from, *turn, *stacks));
    let fits = |text: &String| text.chars().count() <= ALT_LIMIT;
    texts.find(fits).unwrap_or_else(|| alt_with(lang, view, last, from, Last::Noted, Stacks::Rows))
}

/// Everything, as talkative as it is wanted.
pub(super) fn alt_with(
    lang: Language,
    view: &View,
    last: Option<&LastMove>,
    from: Side,
    told: Last,
    stacks: Stacks,
) -> String {
    let from = side(lang, &INFO, from);
    let mut parts = vec![if view.outcome().is_none() {
        t!(
            lang,
            "kyo-alt-turn",
            number = view.move_number(),
            side = side(lang, &INFO, view.turn()),
            from = from
        )
    } else {
        t!(lang, "kyo-alt-over", from = from)
    }];
    if let Some(LastMove { before: AnyView::Kyo(before), notation }) = last {
        let meaning = match told {
            Last::Told => turn(lang, before, notation),
            Last::Noted => notation.clone(),
        };
        parts.push(t!(lang, "kyo-alt-last", side = side(lang, &INFO, before.turn()), meaning = meaning));
    }
    for owner in Side::BOTH {
        let [dark, light] = Mana::BOTH.map(|mana| view.mana(owner, mana));
        parts.push(t!(lang, "kyo-alt-mana", side = side(lang, &INFO, owner), dark = dark, light = light));
    }
    parts.push(t!(
        lang,
        "kyo-alt-shields",
        gold = view.shields(Some(Side::First)),
        red = view.shields(Some(Side::Second)),
        nobody = view.shields(None),
    ));
    let lying = Tile::all().filter(|tile| !view.stack(*tile).is_empty());
    parts.push(match stacks {
        Stacks::Named => {
            let stacks: Vec<_> = lying.map(|tile| describe_stack(lang, view, tile)).collect();
            t!(lang, "kyo-alt-stacks", stacks = stacks.join("; "))
        }
        Stacks::Rows => {
            let text = view.text();
            t!(lang, "kyo-alt-rows", rows = text.split(' ').next().unwrap_or_default())
        }
        Stacks::Symbols => {
            let symbols =
                |tile| format!("{} {}", tile_name(tile), view.stack(tile).letters().collect::<String>());
            t!(lang, "kyo-alt-symbols", stacks = lying.map(symbols).collect::<Vec<_>>().join(", "))
        }
    });
    parts.join(" ")
}

/// The board as text: on each tile the topmost letter and, where there are more, the number of
/// chips; those of Red in small letters.
pub(super) fn diagram(view: &View, from: Side) -> String {
    let mut files: Vec<_> =
        (0..10).rev().map(|file: i8| (file, char::from(b'A' + file.unsigned_abs()).to_string())).collect();
    let mut ranks: Vec<_> = (0..10).rev().map(|rank: i8| (rank, rank.to_string())).collect();
    if from == Side::Second {
        files.reverse();
        ranks.reverse();
    }
    grid(&files, &ranks, |file, rank| {
        let Some(stack) = Tile::at(file, rank).map(|tile| view.stack(tile)) else { return String::new() };
        let height = stack.chips.len();
        match (stack.pawn, stack.chips.top()) {
            (Some(pawn), None) => pawn.letter().to_string(),
            (Some(pawn), Some(_)) => format!("{}{height}", pawn.letter()),
            (None, Some(chip)) if height > 1 => format!("{}{height}", chip.letter()),
            (None, Some(chip)) => chip.letter().to_string(),
            (None, None) => String::new(),
        }
    })
}

#[cfg(test)]
mod tests {
    use crate::i18n::{self, Language};
    use crate::matches::BoardView;
    use sealed_move_rules::{GameState, Observer, Side, find};

    const START: &str = "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/P,P,P,P,2,P,P,P,P/10/10/p,p,p,p,2,p,p,p,p/10/4,SSt,SSt,4/dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g m 1";

    /// What is seen after some turns from a position.
    fn board_view(start: &str, records: &[&str]) -> BoardView {
        let start = find("kyo").unwrap().parse(start).unwrap();
        let line = GameState::replay_all(start, records.iter().copied()).unwrap();
        BoardView::new(&line, Observer::Public).unwrap()
    }

    #[test]
    fn turns_are_told_in_plain_words() {
        let check = |start: &str, notation: &str, expected: &str| {
            let board_view = board_view(start, &[notation]);
            assert_eq!(i18n::turn(Language::ENGLISH, &board_view.last.unwrap(), &board_view.view), expected);
        };
        check(START, "A3 A4", "Light Pawn A3 to A4");
        check(START, "A0 2A1 1A2", "Heavy Pawn A0 to A1 with 2 chips; on to A2 with 1 chip");
        check(START, "E1 +1D2 1E2", "Tower E1 deploys 1 shield to D2; on to E2 with 1 chip");
        check(START, "F0 3G1 =LDS", "Queen F0 to G1 with 3 chips; shuffles to light, dark, shield");
        check(START, "A0 +1B0", "Heavy Pawn A0 sends 1 chip to B0");
        let ends = |board: &str| format!("9,K/9,D/10/10/{board}/10/10/d,9/k,9 g - 1");
        check(
            &ends("4,DDH,5/4,ddlh,5"),
            "E4 1E5",
            "Heavy Pawn E4 takes Heavy Pawn on E5, bringing 1 chip; 3 chips of Red are destroyed",
        );
        check(&ends("4,DH,5/4,d,5"), "E4 E5", "Heavy Pawn E4 to E5; 1 chip of Red is destroyed");
        check(&ends("4,H,5/4,S,5"), "E4 XE5", "Heavy Pawn E4 strikes the shield on E5 and bounces");
        check(&ends("4,DSH,5/10"), "E4 +2E5", "Heavy Pawn E4 sends 2 chips to E5, shields among them");
        check(&ends("4,DDL,5/10"), "E4 =LDD", "The pile on E4 shuffles to light, dark, dark");
        check(&ends("4,DDL,5/10"), "E4 +2E5", "The pile on E4 sends 2 chips to E5");
    }

    #[test]
    fn options_say_what_they_add() {
        let view = board_view(START, &[]).view;
        let offered = |typed: &str| -> Vec<String> {
            view.complete(typed).iter().map(|step| i18n::step(Language::ENGLISH, &view, step)).collect()
        };
        let contains = |typed: &str, expected: &str| {
            let offered = offered(typed);
            assert!(offered.iter().any(|label| label == expected), "{expected} in {offered:#?}");
        };
        contains("", "E1: two shields under a gold Tower");
        contains("a", "A3: a gold Light Pawn");
        contains("B0", "B0 +1C0 · Heavy Pawn sends 1 chip to C0");
        contains("E1 ", "E1 +1D2 · Tower deploys 1 shield to D2");
        contains("E1 +1D2", "E1 +1D2 · end the turn here");
        contains("E1 +1D2 ", "E1 +1D2 1E2 · Tower to E2 with 1 chip");
    }

    #[test]
    fn stacks_are_described() {
        let board_view = board_view("9,K/9,D/10/10/4,DDllSQ,S,L,3/10/10/d,9/k,9/10 g - 1", &[]);
        let sealed_move_rules::View::Kyo(view) = &board_view.view else { panic!("a view of Kyo") };
        let told =
            |file, row| super::describe_stack(Language::ENGLISH, view, super::Tile::at(file, row).unwrap());
        assert_eq!(told(4, 4), "E4: two gold dark chips, two red light chips, one shield under a gold Queen");
        assert_eq!(told(5, 4), "F4: one shield");
        assert_eq!(told(6, 4), "G4: one gold light chip");
        assert_eq!(told(9, 0), "J0: a gold King");
        assert_eq!(told(0, 0), "A0: empty");
    }

    #[test]
    fn the_alt_text_says_everything() {
        let alt = i18n::alt(Language::ENGLISH, &board_view(START, &["A0 2A1 1A2"]), Side::Second);
        for part in [
            "Kyo, turn 2, Red to move, seen from Red.",
            "Last turn, Gold: Heavy Pawn A0 to A1 with 2 chips; on to A2 with 1 chip.",
            "Gold has 13 dark and 13 light mana.",
            "Shields: 8 in stacks of Gold, 8 of Red, 0 deployed.",
            " A0 D, B0 DDLH, ",
            " A2 DH, ",
            ", J9 dddh.",
        ] {
            assert!(alt.contains(part), "{part} in {alt}");
        }
        assert!(alt.chars().count() <= i18n::ALT_LIMIT);
        let few = i18n::alt(
            Language::ENGLISH,
            &board_view("9,K/9,D/10/10/4,DH,5/10/10/10/d,9/k,9 g - 1", &[]),
            Side::First,
        );
        assert!(
            few.contains("E4: one gold dark chip under a gold Heavy Pawn; A8: one red dark chip"),
            "{few}"
        );
    }

    /// All pieces of the game spread over all tiles, and the longest turn: nothing is cut off.
    #[test]
    fn the_alt_text_of_a_full_board_fits() {
        let mut pieces = ["P", "p", "H", "h"].map(|pawn| vec![pawn; 8]).concat();
        pieces.extend(["C", "C", "N", "N", "T", "T", "Q", "K", "c", "c", "n", "n", "t", "t", "q", "k"]);
        // One pawn and six chips make the road, 13 others lie beneath the first pawns.
        let mover = pieces.iter().position(|pawn| *pawn == "H").unwrap();
        pieces.remove(mover);
        let mut cells: Vec<String> = pieces.iter().map(|pawn| (*pawn).to_owned()).collect();
        for (index, cell) in cells.iter_mut().take(15).enumerate() {
            cell.insert(0, if index < 11 { 'D' } else { 'd' });
        }
        cells.extend(["S"; 16].map(String::from));
        cells.extend(["L"; 11].map(String::from));
        cells.extend(["l"; 13].map(String::from));
        cells.extend(["d"; 9].map(String::from));
        for (tile, stack) in [(34, "DH"), (44, "L"), (45, "L"), (55, "D")] {
            cells.insert(tile, stack.to_owned());
        }
        assert_eq!(cells.len(), 100);
        let rows: Vec<_> = cells.chunks(10).map(|row| row.join(",")).collect();
        let position = format!("{} g m+ 4294967294", rows.join("/"));
        let turn = format!("E3 {}", ["E4 F5 F4 E3"; 16].join(" "));
        let alt = i18n::alt(Language::ENGLISH, &board_view(&position, &[&turn]), Side::First);
        assert!(alt.chars().count() <= i18n::ALT_LIMIT, "{}", alt.chars().count());
        assert!(alt.contains(&turn) && alt.ends_with("/l,d,d,d,d,d,d,d,d,d."), "{alt}");
    }
}
