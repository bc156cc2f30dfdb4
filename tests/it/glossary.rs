//! One word for one thing: no name in the code is one that the glossary replaced, a type name has
//! one meaning, and comments and documents use the plain words.

use std::collections::BTreeMap;

use crate::source::{Named, WORKSPACE, files_below, relative, root};

/// Names that were replaced: what, by what, and the folders in which the name keeps a meaning of its own.
const TYPES: &[(&str, &str, &[&str])] = &[
    // What replaced one name.
    ("Allowed", "ChannelPermissions", &[]),
    ("Answered", "ReplyResult", &[]),
    ("Asker", "InteractionContext", &[]),
    ("Berth", "ThreadState", &[]),
    ("Call", "InteractionContext", &[]),
    ("Clockwork", "ClockJob", &[]),
    ("Desk", "a function per command or button", &[]),
    ("Draws", "Rolls", &[]),
    ("Every", "AllRolls", &[]),
    ("Failure", "Error", &[]),
    ("Figures", "Metrics", &[]),
    ("Gate", "RateLimiter", &[]),
    ("Ill", "HealthProblem", &[]),
    ("Incoming", "InteractionContext", &[]),
    ("Letter", "OutboxMessage", &[]),
    ("Line", "GameState; in the sandbox Connection", &[]),
    ("LineCache", "GameStateCache", &[]),
    ("Lodging", "Location", &[]),
    ("Look", "MatchView", &[]),
    ("Lot", "Roll", &[]),
    ("Man", "Piece", &[]),
    ("Observed", "PlayerView", &[]),
    ("Paced", "RateLimitedClient", &[]),
    ("Ply", "MoveRecord", &[]),
    ("Posted", "MessageRef", &[]),
    ("Press", "ButtonAction", &[]),
    ("Refusal", "UserError", &[]),
    ("Resolve", "ConfirmMode", &[]),
    ("Secrecy", "RedactionScope", &[]),
    ("Shot", "RenderRequest", &[]),
    ("Sight", "BoardView", &[]),
    ("Survey", "PermissionCheck", &[]),
    ("Surveyor", "PermissionProber", &[]),
    ("Watchman", "LivenessGate", &[]),
    ("Ways", "PingPlan", &[]),
    // What had several meanings.
    ("Answer", "Response, OpResult; in the sandbox RestResult", &[]),
    ("Asked", "InteractionLabel, AdjudicationPrompt", &[]),
    ("Cell", "SquareContent", &["crates/rules/src/aruki/"]),
    ("Chip", "PlacedTile, ChipSprite", &["crates/rules/src/kyo/"]),
    ("Chips", "PieceTiles, ChipCache", &["crates/rules/src/kyo/"]),
    ("Choice", "RankedOption", &["crates/rules/src/input/"]),
    ("Command", "Verb", &["src/discord/", "crates/sandbox/"]),
    ("Deed", "MoveKind, StepEffect, TilePlay, SqliteWriteTx", &[]),
    ("Described", "Describer", &[]),
    ("Done", "TilePlay; in the sandbox EmptyResult", &[]),
    ("Drawing", "DrawReason, RenderStyle, RollFn", &[]),
    ("Drawn", "FreshRolls, RenderedAt", &[]),
    ("Entry", "SelectOption, PartialMove", &[]),
    ("Event", "MoveEvent, NotationEvent", &["crates/sandbox/", "tests/"]),
    ("Face", "ChipFace, FontFace", &[]),
    ("Fate", "Roller, VictimFate, SendResult", &[]),
    ("Fault", "InternalError, StepError", &[]),
    ("Field", "ModalField; in Lusus Board", &[]),
    ("File", "AttachedFile", &["src/config"]),
    ("Fit", "FitScore", &[]),
    ("Form", "ModalForm", &["crates/sandbox/"]),
    ("Found", "ChannelAccess, HeaderValue", &[]),
    ("Last", "LastMove", &[]),
    ("LastTurn", "LastMove", &[]),
    ("Lots", "RngSource, DiceSample, Roller", &[]),
    ("Options", "OptionMap", &["crates/sandbox/"]),
    ("Origin", "ApiUrl, ChallengeSource", &[]),
    ("Page", "HistoryPage, RulesPage; in the sandbox MessageRange", &["tests/it/play/"]),
    ("Path", "MenuPath", &["crates/sandbox/"]),
    ("Picture", "RenderedImage, AttachedFile", &[]),
    ("Pile", "PileLayout", &["crates/rules/src/lusus/"]),
    ("Place", "HomeChannel, TileSlot, ChipSlot; in the sandbox ChannelParent", &[]),
    ("Power", "PowerMark", &["crates/rules/src/chakart/"]),
    ("Powers", "DragonPowers, Abilities", &[]),
    ("Reach", "Destinations", &["crates/rules/src/aruki/"]),
    ("Reading", "ReadTx, TypedMove, ParsedMove; in the sandbox StateReader", &[]),
    ("Record", "RatingRow, GameFile, MoveNotation", &[]),
    ("Recorded", "RecordedRolls", &[]),
    ("Request", "ChallengeTerms", &["src/referee/", "crates/sandbox/"]),
    ("Run", "MoveInProgress, FollowUp", &["crates/board/"]),
    ("Server", "ServerClocks, Endpoint, MetricsServer", &[]),
    ("Settings", "CommonArgs, PlayerSettings", &[]),
    ("Shares", "PanelWidths; in the sandbox SharedState", &[]),
    ("Squares", "SquareSet", &[]),
    ("Standing", "CachedPosition, TurnState", &[]),
    ("Step", "Suggestion, ClockAction, PieceStep", &["crates/rules/src/kyo/"]),
    ("Stop", "PlayError, Pause", &[]),
    ("Table", "TileSink", &["src/", "tests/"]),
    ("Token", "BotToken, Lexeme, TileSprite", &[]),
    ("Told", "NotifiedState, PlayedMove, AltDetail", &[]),
    ("Topic", "MessageKind, RulesTopic", &[]),
    ("Trouble", "DeliveryError, CommandError", &[]),
    ("Turn", "MoveText; in Lusus Move", &[]),
    ("Walk", "PerftPosition, MoveInProgress", &[]),
    ("Wish", "PlanRequest; in the sandbox Query", &[]),
    ("Writing", "WriteTx; in the sandbox StateWriter", &[]),
    ("Zone", "UserTimeZone", &["crates/rules/src/lusus/"]),
];

/// Functions, fields and modules that were replaced, with the folders that keep the name.
const OTHERS: &[(Named, &str, &str, &[&str])] = &[
    (Named::Function, "began", "turn_started_at", &[]),
    (Named::Function, "facts", "args", &[]),
    (Named::Function, "foresee", "parse_opponent_move", &[]),
    (Named::Function, "foreseeable", "complete_opponent_move", &[]),
    (Named::Function, "halt_at", "pause_at", &[]),
    (Named::Function, "insist", "retry", &[]),
    (Named::Function, "instead", "suggestions", &[]),
    (Named::Function, "legal", "legal_moves", &[]),
    (Named::Function, "may_draw", "may_roll", &[]),
    (Named::Function, "moved", "last_change", &[]),
    (Named::Function, "owe", "enqueue", &[]),
    (Named::Function, "rehouse", "relocate", &[]),
    (Named::Function, "settle_all", "roll_all", &[]),
    (Named::Function, "settle_in", "ensure_thread", &[]),
    (Named::Function, "strip_buttons", "remove_buttons", &[]),
    (Named::Function, "take_elsewhere", "relocate", &[]),
    (Named::Function, "turn_number", "move_number", &[]),
    (Named::Function, "warns", "needs_confirmation", &[]),
    (Named::Function, "why", "message_id", &[]),
    (Named::Field, "began", "turn_started_at", &[]),
    (Named::Field, "facts", "args", &[]),
    (Named::Field, "why", "message_id", &[]),
    (Named::Variant, "Call", "ChannelMention", &[]),
    (Named::Macro, "say", "t", &[]),
    (Named::Module, "clockwork", "jobs::clock", &[]),
    (Named::Module, "deliver", "jobs::outbox", &[]),
    (Named::Module, "desk", "commands, buttons", &[]),
    (Named::Module, "film", "replay", &[]),
    (Named::Module, "instead", "suggestions", &[]),
    (Named::Module, "words", "i18n", &[]),
];

/// Words that neither a name nor a comment nor a document uses, with what to say.
const WORDS: &[(&[&str], &str)] = &[
    (&["lot", "lots"], "roll, dice, chance, random"),
    (&["man", "men"], "piece"),
    (&["deed", "deeds"], "action, move"),
    (&["letter", "letters"], "message"),
    (&["trouble", "troubles"], "error, problem"),
    (&["he", "him", "his", "himself"], "they"),
    (&["ply", "plies"], "move record"),
    (&["owe", "owes", "owed"], "enqueues, message in the outbox"),
    (&["lodging", "lodgings", "lodges", "lodged", "berth", "berths"], "location, thread"),
    (&["bears", "borne"], "holds, takes, allows"),
];

/// Where a letter is one of the alphabet.
const ALPHABET: &[&str] = &[
    "crates/",
    "src/i18n/",
    "src/words/",
    "src/guide.rs",
    "src/matches/id.rs",
    "tests/it/aruki",
    "tests/it/chakart",
    "tests/it/composer",
    "tests/it/kyo",
    "tests/it/lusus",
    "tests/it/naive.rs",
    "tests/it/pictures.rs",
    "tests/it/glossary.rs",
    "README.md",
    "docs/",
];

/// Names and words that stay for a reason: where, which, why.
const KEPT: &[(&str, &str, &str)] = &[("tests/it/glossary.rs", "", "lists the words themselves")];

/// Type names that may exist more than once: the same job in each game, used with its module.
const PER_GAME: &[&str] = &[
    "Content",
    "Describer",
    "Direction",
    "Error",
    "Kind",
    "LastMove",
    "Move",
    "MoveInProgress",
    "Pen",
    "Piece",
    "PositionError",
    "RecordedRolls",
    "Roller",
    "Square",
    "State",
    "Story",
    "Tile",
    "TypedMove",
    "Undo",
    "View",
];

/// Type names of the sandbox, which is a crate for others, that may exist outside it, too.
const OF_THE_SANDBOX: &[&str] = &["Command", "Draft", "Event", "Options", "Outcome", "Stage", "State"];

/// A place, and what is wrong there.
type Finding = (String, usize, String);

fn stands_in(path: &str, folders: &[&str]) -> bool {
    folders.iter().any(|folder| path.starts_with(folder))
}

fn kept(path: &str, text: &str) -> bool {
    KEPT.iter().any(|(folder, word, _)| path.starts_with(folder) && (word.is_empty() || *word == text))
}

/// The words of a name in either case, in small letters.
fn words_of(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for c in name.chars() {
        if c == '_' || c.is_ascii_uppercase() {
            words.push(String::new());
        }
        if c != '_' {
            words.last_mut().unwrap().push(c.to_ascii_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// What to say instead of a word.
fn replaced(path: &str, word: &str) -> Option<&'static str> {
    let (words, instead) = WORDS.iter().find(|(words, _)| words.contains(&word))?;
    (words[0] != "letter" || !stands_in(path, ALPHABET)).then_some(*instead)
}

/// A line of prose without what it quotes: code in backticks, texts between double quotes.
fn unquoted(line: &str) -> String {
    let mut said = String::new();
    let mut quote = None;
    for c in line.chars() {
        match (quote, c) {
            (Some(end), c) if c == end => quote = None,
            (Some(_), _) => {}
            (None, '`' | '"') => quote = Some(c),
            (None, '\u{201c}') => quote = Some('\u{201d}'),
            (None, c) => said.push(c),
        }
    }
    said
}

fn words_in_prose(path: &str, line: usize, text: &str, findings: &mut Vec<Finding>) {
    let said = unquoted(text).to_lowercase();
    for word in said.split(|c: char| !c.is_alphanumeric() && c != '_') {
        if let Some(instead) = replaced(path, word)
            && !kept(path, word)
        {
            findings.push((path.to_owned(), line, format!("the word \"{word}\" ({instead}): {text}")));
        }
    }
}

fn replaced_names(findings: &mut Vec<Finding>) {
    for file in WORKSPACE.iter() {
        for name in &file.names {
            if kept(&file.path, &name.text) {
                continue;
            }
            let table = match name.named {
                Named::Type => TYPES.iter().find(|row| row.0 == name.text).map(|row| (row.1, row.2)),
                named => {
                    OTHERS.iter().find(|row| row.0 == named && row.1 == name.text).map(|row| (row.2, row.3))
                }
            };
            let instead = match table {
                Some((instead, folders)) if !stands_in(&file.path, folders) => Some(instead),
                _ => words_of(&name.text).iter().find_map(|word| replaced(&file.path, word)),
            };
            if let Some(instead) = instead {
                let named = format!("{:?}", name.named).to_lowercase();
                let said = format!("{named} `{}` ({instead})", name.text);
                findings.push((file.path.clone(), name.line, said));
            }
        }
    }
}

fn types_named_twice(findings: &mut Vec<Finding>) {
    let mut types: BTreeMap<&str, Vec<(&str, usize)>> = BTreeMap::new();
    for file in WORKSPACE.iter() {
        for name in file.names.iter().filter(|name| name.named == Named::Type) {
            let of_the_sandbox = OF_THE_SANDBOX.contains(&name.text.as_str());
            if !(PER_GAME.contains(&name.text.as_str())
                || of_the_sandbox && file.path.starts_with("crates/sandbox/")
                || kept(&file.path, &name.text))
            {
                types.entry(&name.text).or_default().push((&file.path, name.line));
            }
        }
    }
    for (name, places) in types.iter().filter(|(_, places)| places.len() > 1) {
        for (path, line) in places {
            let others: Vec<_> =
                places.iter().filter(|place| *place != &(*path, *line)).map(|place| place.0).collect();
            let said = format!("type `{name}` exists also in {}", others.join(", "));
            findings.push(((*path).to_owned(), *line, said));
        }
    }
}

fn prose(findings: &mut Vec<Finding>) {
    for file in WORKSPACE.iter() {
        for comment in &file.comments {
            words_in_prose(&file.path, comment.line, &comment.text, findings);
        }
    }
    let documents = files_below("", "md").into_iter().filter(|path| !relative(path).starts_with("sprites"));
    for path in documents {
        let (path, text) = (relative(&path), std::fs::read_to_string(&path).unwrap());
        let mut code = false;
        for (at, line) in text.lines().enumerate() {
            code ^= line.trim_start().starts_with("```");
            if !code {
                words_in_prose(&path, at + 1, line, findings);
            }
        }
    }
    // Comments of everything else begin with `#`.
    let mut others = [files_below("", "toml"), files_below("", "ftl")].concat();
    others.push(root().join(".ci/run"));
    for path in others {
        let (path, text) = (relative(&path), std::fs::read_to_string(&path).unwrap());
        for (at, line) in text.lines().enumerate() {
            if let Some(comment) = line.trim_start().strip_prefix('#') {
                words_in_prose(&path, at + 1, comment, findings);
            }
        }
    }
}

#[test]
fn the_glossary_is_kept() {
    let mut findings = Vec::new();
    replaced_names(&mut findings);
    types_named_twice(&mut findings);
    prose(&mut findings);
    findings.sort();
    findings.dedup();
    assert!(findings.is_empty(), "{} findings: {findings:#?}", findings.len());
}

#[test]
fn names_and_prose_are_read_word_by_word() {
    assert_eq!(words_of("push_menOf"), ["push", "men", "of"]);
    assert_eq!(words_of("MoveText"), ["move", "text"]);
    assert_eq!(unquoted("a `man` and \"his lot\" stand \u{201c}here he\u{201d}"), "a  and  stand ");
    let mut findings = Vec::new();
    words_in_prose("src/x.rs", 1, "The man's move; she and `he` said: history.", &mut findings);
    assert_eq!(findings.len(), 1, "{findings:?}");
}
