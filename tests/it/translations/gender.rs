//! People have no gender: no text tells it, and none has a sign for several.

use fancy_regex::Regex;

use super::{Translation, check};

/// Values that name people, and words for them, per language.
const PEOPLE: &str = "⦃(?:player|opponent|winner|loser|name|person|who|asker|challenger|actor|moderator|leader|organizer|sender|recipient)⦄";

/// Patterns that no text of a language may match. `PERSON` is a person's value.
const NEVER: &[(&str, &str)] = &[
    ("*", r"\w[*:_·•](?:in|innen|e|es|a|o|as|os)\b"),
    ("*", r"\w\((?:in|innen|e|es|a|as|o|os|s|-a)\)"),
    ("*", r"\w/(?:in|innen|e|a|as|-a)\b"),
    ("de", r"\w(?:In|Innen)\b"),
    ("pl", r"\w(?:łeś|łaś)\b"),
    ("pl", r"\b(?:by|mia|móg|mog|zagra|gra|wygra|przegra|da|prosi|chcia|zrobi|znalaz|pominą)łem\b"),
    ("pl", r"\b(?:by|mia|mog|zagra|gra|wygra|przegra|da|prosi|chcia|zrobi|znalaz|pominę)łam\b"),
    ("pl", r"(?:PERSON|[Pp]rzeciwnik)\**\s(?:nie\s|się\s|już\s)*(?!\w*syła\b|działa\b|woła\b)\w+(?:ł|ła)\b"),
    (
        "fr",
        r"(?<!de )(?:PERSON|adversaire)\**\s(?:n’)?(?:est|a été|était|sera)\s(?!ici|aussi|ainsi)\w+(?:é|ée|i|ie|u|ue)\b",
    ),
    ("es", r"(?<!de )(?:PERSON|rival)\**\s(?:está|es|fue|ha sido|queda|quedó)\s\w+(?:ado|ada|ido|ida)\b"),
    (
        "it",
        r"(?<!di )(?:PERSON|avversario)\**\s(?:è|era|è stato|è stata|viene)\s\w+(?:ato|ata|uto|uta|ito|ita)\b",
    ),
    ("pt-BR", r"(?<!de |do |da )(?:PERSON|oponente)\**\s(?:está|é|foi|ficou|fica)\s\w+(?:ado|ada|ido|ida)\b"),
];

fn patterns(tag: &str) -> Vec<Regex> {
    let own = NEVER.iter().filter(|(of, _)| [tag, "*"].contains(of));
    own.map(|(_, pattern)| Regex::new(&pattern.replace("PERSON", PEOPLE)).unwrap()).collect()
}

/// The first match of a pattern.
fn gendered(patterns: &[Regex], line: &str) -> Option<String> {
    let matches = patterns.iter().filter_map(|pattern| pattern.find(line).unwrap());
    matches.map(|found| found.as_str().to_owned()).next()
}

fn faults(language: &Translation) -> Vec<String> {
    let patterns = patterns(&language.tag);
    let texts = language.catalogue.texts.iter();
    texts
        .filter_map(|(key, text)| {
            let found = text.prose().find_map(|line| gendered(&patterns, &line))?;
            Some(format!("{key}: {found}"))
        })
        .collect()
}

#[test]
fn no_text_tells_a_gender() {
    check(faults);
}

#[test]
fn gendered_texts_are_found() {
    let check = |tag: &str, line: &str, expected: bool| {
        assert_eq!(gendered(&patterns(tag), line).is_some(), expected, "{tag} {line}");
    };
    for line in ["Spieler*in", "Spieler:innen", "Spieler/in", "SpielerInnen"] {
        check("de", line, true);
    }
    check("de", "**Partien** in Kyo, und/oder Chat; Schach (a1)", false);
    check("pl", "Wygrałeś!", true);
    check("pl", "⦃player⦄ wygrała", true);
    check("pl", "Przeciwnik nie zagrał", true);
    check("pl", "**⦃player⦄** wygrywa, kanałem, wysyłam", false);
    check("pl", "⦃who⦄ wysyła żeton", false);
    check("fr", "⦃player⦄ est arrivé", true);
    check("fr", "Victoire de ⦃player⦄, l’œuf est cassé", false);
    check("fr", "Ton adversaire est parti(e)", true);
    check("es", "⦃opponent⦄ está bloqueado", true);
    check("es", "La partida está terminada", false);
    check("es", "El desafío de ⦃challenger⦄ está cerrado", false);
    check("it", "⦃player⦄ è arrivata", true);
    check("pt-BR", "⦃player⦄ foi avisado", true);
}
