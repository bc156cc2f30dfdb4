//! The pages of `/rules`: each opens, has a picture and an alt text, and fits into a message.
//!
//! `GUIDE=folder` writes their pictures there: look at each that changes.

use std::collections::BTreeSet;

use sealed_move::guide::Leaf;
use sealed_move::replay::ReplayStyle;
use sealed_move::text::{self, Language, known};
use sealed_move_board::{Size, Studio};
use sealed_move_rules::guide::Show;
use sealed_move_rules::{GAMES, Side};

/// Maximum characters of a page, for reading on a phone.
const TEXT: usize = 900;
/// Discord's limits for messages and menus.
const MESSAGE: usize = 2000;
const ENTRY: usize = 100;
const ENTRIES: usize = 25;

#[test]
fn every_page_opens() {
    let mut failed = Vec::new();
    for game in GAMES {
        for topic in text::topics(Language::ENGLISH, *game) {
            if let Err(error) = Leaf::open(Language::ENGLISH, *game, topic.page) {
                failed.push(format!("{} {}: {error:?}", game.info().name, topic.page.topic));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn every_page_has_its_words_and_fits_into_a_message() {
    for game in GAMES {
        let info = game.info();
        let topics = text::topics(Language::ENGLISH, *game);
        assert!(topics.len() >= 20, "{} has {} pages", info.name, topics.len());
        for chapter in game.guide() {
            assert!(known(&format!("rules-chapter-{}-{}", info.name, chapter.name)), "{}", chapter.name);
            assert!((1..=ENTRIES).contains(&chapter.pages.len()), "{}", chapter.name);
        }
        assert!(game.guide().len() <= ENTRIES);
        let (mut names, mut titles) = (BTreeSet::new(), BTreeSet::new());
        for topic in &topics {
            let name = format!("{} {}", info.name, topic.page.topic);
            assert!(known(&format!("rules-page-{}-{}", info.name, topic.page.topic)), "{name} has no text");
            assert!(names.insert(topic.page.topic) && titles.insert(topic.title.clone()), "{name} twice");
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(topic.page.topic.len() <= 40 && topic.page.topic.chars().all(plain), "{name}");
            let length = topic.text.chars().count();
            assert!((40..=TEXT).contains(&length), "{name}: {length} characters");
            assert!(!topic.title.contains('-') || !topic.title.starts_with("rules-"), "{name} has no title");
            let heading = topic.heading().chars().count();
            assert!((2..=ENTRY).contains(&heading), "{name}");
            assert!((10..).contains(&topic.summary().chars().count()), "{name}: {}", topic.summary());

            for typed in [topic.title.clone(), topic.heading()] {
                let found = text::fitting(topics.clone(), &typed);
                assert_eq!(found[0].page.topic, topic.page.topic, "{name}: {typed}");
            }

            let leaf = Leaf::open(Language::ENGLISH, *game, topic.page)
                .unwrap_or_else(|error| panic!("{name}: {error:?}"));
            for from in Side::BOTH {
                let (caption, alt) = (leaf.caption().unwrap_or_default(), leaf.alt(from));
                assert!((40..=text::ALT_LIMIT).contains(&alt.chars().count()), "{name}: {alt}");
                assert!(!alt.ends_with('…'), "{name}: {alt}");
                let parts = [&topic.heading(), &topic.text, &caption, &leaf.diagram(from)];
                let whole: usize = parts.iter().map(|part| part.chars().count()).sum();
                assert!(whole + 100 <= MESSAGE, "{name}: {whole} characters with the board in letters");
            }
        }
    }
}

#[test]
fn every_page_shows_what_the_rules_allow() {
    for game in GAMES {
        for topic in text::topics(Language::ENGLISH, *game) {
            let name = format!("{} {}", game.info().name, topic.page.topic);
            let position =
                game.parse(topic.page.position).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            assert_eq!(position.text(), topic.page.position, "{name}");
            let leaf = Leaf::open(Language::ENGLISH, *game, topic.page).unwrap();
            let alt = leaf.alt(Side::First);
            match topic.page.show {
                Show::Still => assert!(leaf.caption().is_none() && leaf.targets().is_empty(), "{name}"),
                Show::Aim(draft) => {
                    assert!(leaf.targets().len() > 1, "{name}: {:?}", leaf.targets());
                    assert!(alt.contains(&format!("begins with {draft} ")), "{name}: {alt}");
                    assert!(alt.contains(&leaf.targets().join(" ")), "{name}: {alt}");
                }
                Show::Played(records) => {
                    assert!(leaf.targets().is_empty() && alt.contains("Last move, "), "{name}: {alt}");
                    assert!(leaf.caption().is_some() && !records.is_empty(), "{name}");
                }
            }
        }
    }
}

#[test]
fn every_page_is_drawn() {
    let studio = Studio::new().unwrap();
    let folder = std::env::var_os("GUIDE").map(std::path::PathBuf::from);
    for game in GAMES {
        let mut seen = BTreeSet::new();
        for (index, topic) in text::topics(Language::ENGLISH, *game).iter().enumerate() {
            let leaf = Leaf::open(Language::ENGLISH, *game, topic.page).unwrap();
            let size = if folder.is_some() { Size::default() } else { Size::new(Size::MIN) };
            let picture = leaf.picture(
                &studio,
                Side::First,
                ReplayStyle { width: Some(size), ..ReplayStyle::default() },
            );
            let name = format!("{}-{index:02}-{}.png", game.info().name, topic.page.topic);
            if let Some(folder) = &folder {
                std::fs::write(folder.join(&name), &picture.png).unwrap();
            }
            assert!(seen.insert(picture.png), "{name} looks like another page");
        }
    }
}
