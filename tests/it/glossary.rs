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

/// Names that no one gives by chance: gone as a function, a field, a variable, a module, a constant,
/// and where a comment or a document quotes them.
const GONE: &[(&str, &str)] = &[
    ("asker", "interaction context, caller"),
    ("clockwork", "clock job, jobs::clock"),
    ("facts", "args"),
    ("film", "replay"),
    ("foresee", "parse_opponent_move"),
    ("foreseeable", "complete_opponent_move"),
    ("halt_at", "pause_at"),
    ("insist", "retry"),
    ("line_cache", "game state cache"),
    ("may_draw", "may_roll"),
    ("owe", "enqueue"),
    ("paced", "rate-limited client"),
    ("rehouse", "relocate"),
    ("settle_all", "roll_all"),
    ("settle_in", "ensure_thread"),
    ("shot", "render request"),
    ("sight", "board view"),
    ("strip_buttons", "remove_buttons"),
    ("surveyor", "permission prober"),
    ("take_elsewhere", "relocate"),
    ("turn_number", "move_number"),
    ("warns", "needs_confirmation"),
    ("watchman", "liveness gate"),
];

/// Plain words that were taken for something else: gone as what they named, kept otherwise.
const OTHERS: &[(Named, &str, &str, &[&str])] = &[
    (Named::Function, "began", "turn_started_at", &[]),
    (Named::Function, "deliver", "jobs::outbox", &["src/jobs/outbox/", "tests/"]),
    (Named::Function, "instead", "suggestions", &[]),
    (Named::Function, "legal", "legal_moves", &[]),
    (Named::Function, "moved", "last_change", &[]),
    (Named::Function, "record", "notation", &["crates/sandbox/"]),
    (Named::Function, "secrecy", "redaction_scope", &[]),
    (
        Named::Function,
        "turn",
        "played_move, move_text: `turn` says whose it is",
        &["crates/players/", "crates/rules/", "src/matches/", "tests/"],
    ),
    (Named::Function, "why", "message_id", &[]),
    (Named::Field, "began", "turn_started_at", &[]),
    (Named::Field, "legal", "legal_moves", &[]),
    (Named::Field, "record", "notation", &["crates/sandbox/"]),
    (Named::Field, "why", "message_id", &[]),
    (Named::Variable, "draws", "rolls", &["tests/"]),
    (Named::Variable, "gate", "rate limiter", &[]),
    (Named::Variable, "record", "notation", &["crates/sandbox/", "src/referee/", "tests/"]),
    (Named::Variant, "Call", "ChannelMention", &[]),
    (Named::Macro, "say", "t", &[]),
    (Named::Module, "deliver", "jobs::outbox", &[]),
    (Named::Module, "desk", "commands, buttons", &[]),
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
    (&["desk", "desks"], "command, button, handler"),
    (&["clockwork"], "clock, job"),
];

/// Where a letter is one of the alphabet.
const ALPHABET: &[&str] = &[
    "crates/",
    "src/i18n/",
    "src/words/",
    "src/guide.rs",
    "src/config/token.rs",
    "src/discord/metrics.rs",
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
const KEPT: &[(&str, &str, &str)] = &[
    ("tests/it/glossary.rs", "", "lists the words themselves"),
    ("crates/rules/src/lusus/guide.rs", "he", "the tile with that code"),
];

/// The last migration that was released: it is never edited again, so its comments keep their words.
const RELEASED: &str = "0008_server.sql";

/// Files in hidden folders whose comments are read, too.
const HIDDEN: [&str; 2] = [".ci/run", ".cargo/config.toml"];

/// Marks with which a line that is all comment begins, by the ending of a file's name.
const MARKS: &[(&str, &[&str])] = &[
    ("toml", &["#"]),
    ("ftl", &["#"]),
    ("sh", &["#"]),
    ("sql", &["--"]),
    ("js", &["//", "/*", "*"]),
    ("css", &["/*", "*"]),
    ("html", &["<!--"]),
];

/// Type names that may exist more than once: the same job in each game, used with its module.
const PER_GAME: &[&str] = &[
    "Content",
    "Describer",
    "Direction",
    "Error",
    "Kind",
    "LastMove",
    "Lookahead",
    "Move",
    "MoveInProgress",
    "Pen",
    "Piece",
    "PositionError",
    "RecordedRolls",
    "RollMeaning",
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

/// The words of a name in any case, in small letters.
fn words_of(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let capitals = !name.contains(|c: char| c.is_ascii_lowercase());
    for c in name.chars() {
        if c == '_' || c.is_ascii_uppercase() && !capitals {
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

/// The code that a line of prose quotes in backticks.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2).map(|code| code.trim_end_matches("()"))
}

fn words_in_prose(path: &str, line: usize, text: &str, findings: &mut Vec<Finding>) {
    for code in quoted(text) {
        if let Some((name, instead)) = GONE.iter().find(|(name, _)| code.rsplit("::").next() == Some(name))
            && !kept(path, name)
        {
            findings.push((path.to_owned(), line, format!("quotes `{name}` ({instead}): {text}")));
        }
    }
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
                    let gone = GONE.iter().find(|row| row.0 == name.text).map(|row| (row.1, &[][..]));
                    let other = || OTHERS.iter().find(|row| row.0 == named && row.1 == name.text);
                    gone.or_else(|| other().map(|row| (row.2, row.3)))
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
    let below = |(end, marks)| files_below("", end).into_iter().map(move |path| (path, marks));
    let hidden = HIDDEN.map(|path| (root().join(path), &["#"][..]));
    for (path, marks) in MARKS.iter().copied().flat_map(below).chain(hidden) {
        let (path, text) = (relative(&path), std::fs::read_to_string(&path).unwrap());
        if path.strip_prefix("migrations/sqlite/").is_some_and(|name| name <= RELEASED) {
            continue;
        }
        for (at, line) in text.lines().enumerate() {
            let comment = marks.iter().find_map(|mark| line.trim_start().strip_prefix(mark));
            if let Some(comment) = comment {
                words_in_prose(&path, at + 1, comment, findings);
            }
        }
    }
}

/// Sentences in the code: what a program prints beside the catalogue. Not those of tests, which
/// compare what was printed, nor SQL.
fn sentences(findings: &mut Vec<Finding>) {
    const SQL: [&str; 5] = ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "CREATE "];
    let tests = ["tests/", "benches/", "crates/sandbox/tests/"];
    for file in WORKSPACE.iter().filter(|file| !file.test && !stands_in(&file.path, &tests)) {
        for text in file.texts.iter().filter(|text| !text.test && text.text.contains(' ')) {
            if !SQL.iter().any(|word| text.text.contains(word)) {
                words_in_prose(&file.path, text.line, &text.text, findings);
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
    sentences(&mut findings);
    findings.sort();
    findings.dedup();
    assert!(findings.is_empty(), "{} findings: {findings:#?}", findings.len());
}

#[test]
fn names_and_prose_are_read_word_by_word() {
    assert_eq!(words_of("push_menOf"), ["push", "men", "of"]);
    assert_eq!(words_of("MoveText"), ["move", "text"]);
    assert_eq!(words_of("FIRST_LOTS"), ["first", "lots"]);
    assert_eq!(unquoted("a `man` and \"his lot\" stand \u{201c}here he\u{201d}"), "a  and  stand ");
    let mut findings = Vec::new();
    words_in_prose("src/x.rs", 1, "The man's move; she and `he` said: history.", &mut findings);
    assert_eq!(findings.len(), 1, "{findings:?}");
    words_in_prose("src/x.rs", 1, "What `Clock::halt_at()` does, and `pause_at`.", &mut findings);
    assert_eq!(findings.len(), 2, "{findings:?}");
}
