//! Every requested text exists and gets its values, and every text is used.

use std::collections::BTreeSet;

use calls::{CallSite, TextCall, TextUses};
use catalogue::ParsedCatalogue;

mod accents;
mod calls;
mod catalogue;
mod definitions;
mod numbers;
mod plain;
pub(crate) mod pseudo;
mod refusals;

#[allow(dead_code, reason = "Cargo runs its main function")]
#[path = "../../build.rs"]
mod build_script;

use crate::source::{WORKSPACE, files_below, root};

/// Maximum characters of an English text in a list of commands or choices. Discord allows 100, and
/// other languages are longer.
const MENU_TEXT: usize = 70;

/// Key prefixes of such texts.
const MENU_TEXTS: [&str; 3] = ["command-", "choice-", "menu-"];

/// Keys that no call names, because loading the catalogue reads them.
const CATALOGUE_KEYS: [&str; 7] = [
    "language-name",
    "list-next",
    "steps-next",
    "sentences-next",
    "stops-next",
    "parts-next",
    "computer-name",
];

/// The term with the articles.
const ARTICLE: &str = "article";

/// Folder in which tables may contain keys as plain strings.
const TABLES: &str = "src/text/";

/// Whether a string looks like a key in a table and not like a plain word.
fn is_table_key(text: &str) -> bool {
    text.contains('-')
}

/// Whether a string is the key of a rule error. The rules add its values in several steps, so only
/// the key can be checked here. A missing text fails the tests that produce it.
fn is_rule_key(text: &str, place: &CallSite) -> bool {
    place.path.starts_with("crates/rules/") && text.starts_with("rule-")
}

/// Problems of calls and of the English catalogue.
fn problems(found: &TextUses, english: &ParsedCatalogue) -> Vec<String> {
    let mut problems = english.gaps();
    problems.extend(found.unread.iter().map(|place| format!("{place}: the key is no literal")));
    let mut asked: BTreeSet<&str> = english.used();
    asked.extend(CATALOGUE_KEYS);
    for call in &found.calls {
        asked.extend(call.keys.iter().map(String::as_str));
        problems.extend(problems_of_call(call, english));
    }
    for (text, place) in &found.strings {
        if let Some((head, _)) = text.split_once('{')
            && head.ends_with('-')
            && english.messages.keys().any(|key| key.starts_with(head))
        {
            problems.push(format!("{place}: the key {text} is put together"));
        }
        if place.path.starts_with(TABLES) && is_table_key(text) && english.has(text) {
            asked.insert(text);
            let needs = english.values(text);
            if !needs.is_empty() && !CATALOGUE_KEYS.contains(&text.as_str()) {
                problems.push(format!("{place}: {text} stands in a table and needs {needs:?}"));
            }
        }
    }
    for (key, place) in found.strings.iter().filter(|(text, place)| is_rule_key(text, place)) {
        asked.insert(key);
        if !english.has(key) {
            problems.push(format!("{place}: there is no text {key}"));
        }
        for missing in english.values(key) {
            let names = |(text, near): &(String, CallSite)| *text == missing && near.path == place.path;
            if !found.strings.iter().any(names) {
                problems.push(format!("{place}: {key} needs {missing}, which the file does not name"));
            }
        }
    }
    problems.extend(problems_of_words(found, english));
    for (key, message) in &english.messages {
        if !asked.contains(key.as_str()) {
            problems.push(format!("nothing asks for {key}"));
        }
        let listed = MENU_TEXTS.iter().any(|head| key.starts_with(head));
        if listed && message.longest > MENU_TEXT {
            problems.push(format!("{key} has {} characters", message.longest));
        }
    }
    problems
}

/// Words without a term, and terms that no word names.
fn problems_of_words(found: &TextUses, english: &ParsedCatalogue) -> Vec<String> {
    let unknown = found.words.iter().filter(|(name, _)| !english.terms.contains(name));
    let mut problems: Vec<_> =
        unknown.map(|(name, place)| format!("{place}: there is no term -{name}")).collect();
    let used: BTreeSet<&str> = found.words.iter().map(|(name, _)| name.as_str()).chain([ARTICLE]).collect();
    let useless = english.terms.iter().filter(|term| !used.contains(term.as_str()));
    problems.extend(useless.map(|term| format!("no word is -{term}")));
    problems
}

/// Missing or superfluous values of a call. If the call may mean several texts, each value must
/// belong to at least one of them.
fn problems_of_call(call: &TextCall, english: &ParsedCatalogue) -> Vec<String> {
    let mut problems = Vec::new();
    let given: BTreeSet<String> = call.values.iter().cloned().collect();
    if given.len() < call.values.len() {
        problems.push(format!("{}: a value is given twice", call.place));
    }
    let mut needed = BTreeSet::new();
    for key in &call.keys {
        if !english.has(key) {
            problems.push(format!("{}: there is no text {key}", call.place));
        }
        let needs = english.values(key);
        for missing in needs.difference(&given) {
            problems.push(format!("{}: {key} needs {missing}", call.place));
        }
        needed.extend(needs);
    }
    for useless in given.difference(&needed) {
        problems.push(format!("{}: {:?} do not need {useless}", call.place, call.keys));
    }
    problems
}

/// Problems of a translation.
fn problems_of_language(other: &ParsedCatalogue, english: &ParsedCatalogue) -> Vec<String> {
    let mut problems = other.gaps();
    // Not every language has articles.
    let missing = english.terms.difference(&other.terms).filter(|term| *term != ARTICLE);
    problems.extend(missing.map(|term| format!("-{term} is missing")));
    problems.extend(other.terms.difference(&english.terms).map(|term| format!("-{term} is no word of ours")));
    if !other.whole.contains("core") {
        problems.push("it lacks the family core".to_owned());
    }
    let missing = other.promised(english).filter(|key| !other.has(key));
    problems.extend(missing.map(|key| format!("{key} is missing")));
    for key in other.messages.keys() {
        if !english.has(key) {
            problems.push(format!("{key} is no text of ours"));
        }
        for unknown in other.values(key).difference(&english.values(key)) {
            problems.push(format!("{key} does not get {unknown}"));
        }
    }
    problems
}

/// Key prefix of themes, whose names are data.
const THEMES: &str = "choice-theme-";

/// Problems of this repository's sources.
fn our_problems(found: &TextUses, english: &ParsedCatalogue) -> Vec<String> {
    let mut problems = problems(found, english);
    let themes = sealed_move_board::ThemeName::ALL.map(|theme| format!("nothing asks for {THEMES}{theme}"));
    let put_together = format!("the key {THEMES}{{theme}} is put together");
    problems.retain(|problem| !themes.contains(problem) && !problem.ends_with(&put_together));
    problems
}

/// Texts that this repository's sources request.
fn text_uses() -> TextUses {
    let mut all = TextUses::default();
    for file in WORKSPACE.iter().filter(|file| !file.test) {
        // Example values name texts in a table, and any text is filled in.
        if file.path.starts_with("src/text/review/") {
            continue;
        }
        let ours = file.path.starts_with("src/") || file.path.starts_with("crates/rules/src/");
        if ours {
            let text = std::fs::read_to_string(root().join(&file.path)).unwrap();
            let found = calls::read(&file.path, &text);
            all.calls.extend(found.calls);
            all.strings.extend(found.strings);
            all.unread.extend(found.unread);
            all.words.extend(found.words);
        }
    }
    all
}

fn shipped(tag: &str) -> ParsedCatalogue {
    let path = root().join(format!("src/text/{tag}.ftl"));
    ParsedCatalogue::read(&std::fs::read_to_string(path).unwrap())
}

#[test]
fn every_call_names_a_text_and_passes_its_values() {
    let (found, english) = (text_uses(), shipped("en"));
    assert!(found.calls.len() > 300 && english.messages.len() > 1000, "too little was read");
    let problems = our_problems(&found, &english);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn translations_have_no_extra_texts() {
    let english = shipped("en");
    for path in files_below("src/text", "ftl") {
        let tag = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let problems = problems_of_language(&shipped(&tag), &english);
        assert!(problems.is_empty(), "{tag}: {}", problems.join("\n"));
        let language = sealed_move::text::Language::from_tag(&tag);
        assert!(language.is_some_and(|language| language.name() != tag), "{tag} lacks its own name");
    }
}

#[test]
fn no_translation_is_stale() {
    let english = std::fs::read_to_string(root().join("src/text/en.ftl")).unwrap();
    for path in files_below("src/text", "ftl").into_iter().filter(|path| !path.ends_with("en.ftl")) {
        let translation = std::fs::read_to_string(&path).unwrap();
        let stale = sealed_move::text::stale_texts(&english, &translation);
        let keys: Vec<_> = stale.iter().map(|text| &text.key).collect();
        assert!(keys.is_empty(), "{}: {keys:#?}", path.display());
    }
}

#[test]
fn a_language_is_one_file() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["pt-BR.ftl", "en.ftl", "notes.txt"] {
        std::fs::write(folder.path().join(name), "").unwrap();
    }
    let list = build_script::catalogue_list(folder.path());
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let row = |tag: &str| format!("    ({tag:?}, include_str!({:?})),\n", path(&format!("{tag}.ftl")));
    assert_eq!(list, format!("&[\n{}{}]\n", row("en"), row("pt-BR")));
}

#[cfg(test)]
mod planted {
    use super::*;

    const CATALOGUE: &str = "\
language-name = English
plain = Plain
named = Hello, { $name }!
other-one = { $count ->
    [one] One of { $name }
   *[other] { $count }
}
part = part of { $whole }
using = The { part } and { -term }
-term = term
in-a-table = Table
command-long = This text stands in a list of commands and is much too long for its place.
rule-x = { $piece } on { $square }
";

    /// Checks the problems of a function with these lines.
    fn check(lines: &str, expected: &[&str]) {
        let complete = r#"
            t!(lang, "plain");
            t!(lang, "named", name = a);
            t!(lang, "other-one", count = 1, name = a);
            t!(lang, "using", whole = a);
            text(lang, "in-a-table", &[]);
            t!(lang, "command-long"); Word::new("term");
        "#;
        let text = format!("fn f() {{ {complete} }}\nfn g() {{\n{lines}\n}}");
        let mut found = calls::read("src/text/f.rs", &text);
        let rule = r#"Message::new("x", "rule-x").symbol("piece", a).text("square", b)"#;
        found.strings.extend(calls::read("crates/rules/src/error.rs", rule).strings);
        let found = problems(&found, &ParsedCatalogue::read(CATALOGUE));
        let found: Vec<_> = found.iter().filter(|problem| !problem.contains("command-long has")).collect();
        assert_eq!(found, expected, "{lines}");
    }

    #[test]
    fn a_correct_call_passes() {
        check("", &[]);
        check(r#"vec![Some(t!(self.lang, "named", name = t!(lang, "plain"),))];"#, &[]);
        check(r#"t!(lang, match a { A => "named", B => { "other-one" } }, name = a, count = 2);"#, &[]);
        check(r#"t!(lang, if a { "plain" } else { "in-a-table" });"#, &[]);
        check("}\n#[cfg(test)]\nmod tests { fn f() { t!(lang, \"nowhere\"); }", &[]);
    }

    #[test]
    fn a_wrong_call_is_found() {
        let at = |rest: &str| format!("src/text/f.rs:10: {rest}");
        let one = |lines: &str, rest: &str| check(lines, &[&at(rest)]);
        one(r#"t!(lang, "nowhere");"#, "there is no text nowhere");
        one(r#"t!(lang, "named");"#, "named needs name");
        one(r#"t!(lang, "using");"#, "using needs whole");
        one(r#"t!(lang, "plain", name = a);"#, r#"["plain"] do not need name"#);
        one(r#"t!(lang, "named", name = a, name = b);"#, "a value is given twice");
        one(r#"t!(lang, if a { "named" } else { "other-one" }, name = a);"#, "other-one needs count");
        one(r#"t!(lang, &format!("named-{a}"));"#, "the key is no literal");
        one(r#"t!(lang, match a { A => "plain", b => b });"#, "the key is no literal");
        one("t!(lang, KEY);", "the key is no literal");
        one("Word::new(KEY);", "the key is no literal");
        one(r#"Word::new(match a { A => "term", B => "pawn" });"#, "there is no term -pawn");
        one(r#"text(lang, &format!("other-{a}"), &[]);"#, "the key other-{a} is put together");
        one(r#"vec![format!("{}", t!(lang, "nowhere"))];"#, "there is no text nowhere");
        one(
            r#"const A: [&str; 1] = ["other-one"];"#,
            r#"other-one stands in a table and needs {"count", "name"}"#,
        );
    }

    #[test]
    fn a_wrong_catalogue_is_found() {
        let found = problems(
            &TextUses::default(),
            &ParsedCatalogue::read("a = { b } { -c }\nchoice-a = A\n-d = D\n"),
        );
        let expected = [
            "a uses b, which is missing",
            "a uses c, which is missing",
            "no word is -d",
            "nothing asks for a",
            "nothing asks for choice-a",
        ];
        assert_eq!(found, expected);
        let long = ParsedCatalogue::read(CATALOGUE).messages["command-long"].longest;
        assert_eq!(long, 74);
        assert!(
            problems(&TextUses::default(), &ParsedCatalogue::read(CATALOGUE))
                .contains(&"command-long has 74 characters".to_owned())
        );
    }

    #[test]
    fn a_wrong_rule_error_is_found() {
        let found =
            calls::read("crates/rules/src/error.rs", r#"new("rule-x").symbol("piece", a); new("rule-y")"#);
        let found = problems(&found, &ParsedCatalogue::read("rule-x = { $piece } on { $square }\n"));
        let at = "crates/rules/src/error.rs:1";
        let needs = format!("{at}: rule-x needs square, which the file does not name");
        assert_eq!(found, [needs, format!("{at}: there is no text rule-y")]);
    }

    #[test]
    fn a_broken_translation_fails_the_check() {
        let english = ParsedCatalogue::read(CATALOGUE);
        let other =
            "### whole: rules\nplain = Prostý\nnamed = { $nome } { $name }\nextra = More\nusing = { part }\n";
        let found = problems_of_language(&ParsedCatalogue::read(other), &english);
        let expected = [
            "using uses part, which is missing",
            "-term is missing",
            "it lacks the family core",
            "extra is no text of ours",
            "named does not get nome",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_family_with_a_missing_text_fails_the_check() {
        let english = ParsedCatalogue::read("plain = Plain\nlesson-a = A\nrules-b = B\n");
        let check = |other: &str, expected: &[&str]| {
            assert_eq!(problems_of_language(&ParsedCatalogue::read(other), &english), expected, "{other}");
        };
        check("### whole: core\nplain = Prostý\n", &[]);
        check("### whole: core\nlesson-a = A\n", &["plain is missing"]);
        check("### whole: core, lessons\nplain = Prostý\n", &["lesson-a is missing"]);
        check(
            "### whole: core, rules, lessons\nplain = Prostý\n",
            &["lesson-a is missing", "rules-b is missing"],
        );
    }
}
