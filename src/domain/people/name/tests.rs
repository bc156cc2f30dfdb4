use super::*;

const ALICE: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);

/// Names an account beside another one, with White and a level of the computer reserved.
fn named_beside(display: &str, user: Option<&str>, other: (&str, &str)) -> Option<PersonName> {
    let mut reserved = ReservedNames::default();
    ["White", "Computer 3"].iter().for_each(|name| reserved.add(name));
    let accounts = HashMap::from([
        (ALICE, AccountName::new(display, user)),
        (BOB, AccountName::new(other.0, Some(other.1))),
    ]);
    PersonName::of_group(&accounts, &reserved).remove(&ALICE)
}

fn named(display: &str) -> PersonName {
    named_beside(display, Some("w42"), ("Bob", "bob")).unwrap()
}

#[test]
fn ordinary_names_stay_as_they_are() {
    for name in ["Alice", "Zoë 3rd", "Ольга", "李小龍", "נועה", "สมชาย", "🦊", "❤️", "👩‍🚀 Ann", "می‌خواهم"]
    {
        assert_eq!(named(name).in_file(), name);
        assert_eq!(named(name).in_label(), format!("\u{2068}{name}\u{2069}"));
    }
}

#[test]
fn controls_and_bidi_marks_are_dropped() {
    for (name, shown) in [
        ("\u{202e}ecila", "ecila"),
        ("a\u{2066}b\u{2069}c\u{200f}", "abc"),
        ("two\nlines\u{2028}\tand\u{a0}more ", "two lines and more"),
        ("A\u{200b}l\u{feff}i\u{ad}ce", "Alice"),
        ("\u{200d}\u{fe0f}x\u{200d}", "x"),
        ("\u{e000}x\u{fdd0}\u{fffc}\u{ef1ce}\u{4cac5}", "x"),
    ] {
        assert_eq!(named(name).in_file(), shown, "{name:?}");
    }
}

#[test]
fn a_letter_keeps_three_combining_marks() {
    let zalgo = |count: usize| format!("a{}b{}", "\u{335}".repeat(count), "\u{361}".repeat(count));
    assert_eq!(named(&zalgo(3)).in_file(), zalgo(3));
    assert_eq!(named(&zalgo(15)).in_file(), zalgo(3));
    assert_eq!(named("\u{301}\u{301}a \u{301}b").in_file(), "a b");
}

#[test]
fn an_invisible_name_gives_way_to_the_user_name() {
    for name in
        ["", " ", "\u{3164}", "\u{200b}", "\u{2800}", "\u{115f}\u{1160}", "\u{202e}", "\u{301}", "\u{e0041}"]
    {
        assert_eq!(named(name).in_file(), "w42", "{name:?}");
        assert_eq!(named_beside(name, None, ("Bob", "bob")), None);
        assert_eq!(named_beside(name, Some("\u{200b}"), ("Bob", "bob")), None);
    }
}

#[test]
fn a_misleading_name_gets_the_user_name() {
    for name in [
        "White",
        "white",
        "W h i t e",
        "Whіtе",
        "Ｗｈｉｔｅ",
        "𝐖𝐡𝐢𝐭𝐞",
        "Whi\u{200b}te",
        "W̵hite",
        "Computer 3",
        "Bob",
        "B0b",
        "@bob",
        "Bob (@bob)",
        "ᗷob@",
    ] {
        let PersonName { user, .. } = named(name);
        assert_eq!(user.as_deref(), Some("w42"), "{name}");
    }
    for name in ["Whiteman", "Computer", "Bobby", "w42"] {
        assert_eq!(named(name).user, None, "{name}");
    }
    assert_eq!(named("White").in_file(), "White (@w42)");
    assert_eq!(named("White").in_markdown(), "\u{2068}White (@w42)\u{2069}");
    // The reading of a name without letters is the name itself.
    assert_eq!(named_beside("🦊", Some("w42"), ("🐻", "bob")).unwrap().user, None);
    assert!(named_beside("🦊", Some("w42"), ("🦊", "bob")).unwrap().user.is_some());
    assert_eq!(
        named_beside("White", Some("https://a.b"), ("Bob", "bob")).unwrap().in_label(),
        "\u{2068}White (@https:∕∕a.b)\u{2069}"
    );
    // Until the user name is known, the account is as good as unknown.
    assert_eq!(named_beside("White", None, ("Bob", "bob")), None);
}

#[test]
fn people_of_the_same_name_are_told_apart() {
    let accounts = HashMap::from([
        (ALICE, AccountName::new("Sam", Some("sam_1"))),
        (BOB, AccountName::new("sam", Some("sam.2"))),
    ]);
    let names = PersonName::of_group(&accounts, &ReservedNames::default());
    assert_eq!([ALICE, BOB].map(|player| names[&player].in_file()), ["Sam (@sam_1)", "sam (@sam.2)"]);
    assert_eq!(names[&ALICE].in_markdown(), "\u{2068}Sam (@sam\\_1)\u{2069}");
}

#[test]
fn a_name_from_right_to_left_excludes_the_user_name() {
    let name = named_beside("נועה", Some("noa"), ("נועה", "bob")).unwrap();
    assert_eq!(name.in_label(), "\u{2068}נועה\u{2069} (@noa)");
}

#[test]
fn markup_mentions_and_addresses_have_no_effect() {
    for (name, written) in [
        ("*a* _b_ ~c~ `d` |e|", r"\*a\* \_b\_ \~c\~ \`d\` \|e\|"),
        ("<@1> <@&2> <#3> <t:4:R>", r"\<\@1\> \<\@&2\> \<\#3\> \<t\:4\:R\>"),
        ("https://evil.example/x", r"https\:\/\/evil.example\/x"),
        ("discord.gg/abc", r"discord.gg\/abc"),
        ("[a](b) \\", r"\[a\]\(b\) \\"),
    ] {
        let shown = named(name).in_markdown();
        assert!(shown.contains(written), "{shown}");
    }
    let label = |name| named(name).in_file();
    assert_eq!(label("https://evil.example/x"), "https://evil.example/x");
    assert_eq!(named("https://evil.example/x").in_label(), "\u{2068}https:∕∕evil.example∕x\u{2069}");
    assert_eq!(named("discord.gg/abc AC/DC").in_label(), "\u{2068}discord.gg∕abc AC/DC\u{2069}");
}

#[test]
fn a_short_label_keeps_the_user_name() {
    let long = named_beside(&"W".repeat(40), Some("w42"), (&"W".repeat(40), "bob")).unwrap();
    assert_eq!(long.in_short_label(20), format!("\u{2068}{}… (@w42)\u{2069}", "W".repeat(10)));
    assert_eq!(named("Alice").in_short_label(20), named("Alice").in_label());
    let user = named_beside("White", Some(&"u".repeat(32)), ("Bob", "bob")).unwrap();
    assert_eq!(user.in_short_label(20), format!("\u{2068}@{}…\u{2069}", "u".repeat(16)));
    let user = named_beside("White", Some("a_name_of_18_signs"), ("Bob", "bob")).unwrap();
    assert_eq!(user.in_short_label(24), "\u{2068}@a_name_of_18_signs\u{2069}");
    for limit in 5..60 {
        assert!(user.in_short_label(limit).chars().count() <= limit);
        assert!(long.in_short_label(limit).chars().count() <= limit);
    }
}

#[test]
fn huge_names_are_cut() {
    let name = named(&"x".repeat(100_000)).in_file();
    assert_eq!(name, format!("{}…", "x".repeat(31)));
}
