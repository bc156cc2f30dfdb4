//! The play-through in each language: four games to their end with a review, lessons, puzzles,
//! challenges, offers, settings, refusals, clocks.
//!
//! `cargo test --test it played_through::polish` plays in one language.

use sealed_move::text::Language;

use super::games::{challenges, four_games, offers_and_ends};
use super::learning::learning;
use super::server::{players, servers};
use super::times::{absences, clocks};
use crate::texts::pseudo;

async fn play_through(lang: Language) {
    Box::pin(four_games(lang)).await;
    Box::pin(learning(lang)).await;
    Box::pin(challenges(lang)).await;
    Box::pin(offers_and_ends(lang)).await;
    Box::pin(players(lang)).await;
    Box::pin(servers(lang)).await;
    Box::pin(clocks(lang)).await;
    Box::pin(absences(lang)).await;
}

macro_rules! played_through {
    (shipped { $($name:ident: $tag:literal,)* } pseudo { $($pseudo:ident: $lang:ident,)* }) => {
        const SHIPPED: &[&str] = &[$($tag),*];

        mod played_through {
            use super::*;

            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $name() {
                    play_through(Language::from_tag($tag).unwrap()).await;
                }
            )*

            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $pseudo() {
                    play_through(*pseudo::$lang).await;
                }
            )*
        }
    };
}

// The scripts are also tests of their own, in the pseudo-locale of cases.
played_through! {
    shipped {
        german: "de",
        brazilian_portuguese: "pt-BR",
        french: "fr",
        spanish: "es",
        italian: "it",
        polish: "pl",
        japanese: "ja",
    }
    pseudo {
        accents: LANGUAGE,
        kana: KANA_LANGUAGE,
        endless_words: ENDLESS,
    }
}

#[test]
fn every_shipped_language_is_played() {
    let translations = Language::all().filter(|lang| *lang != Language::ENGLISH);
    let mut shipped: Vec<&str> = translations.map(Language::tag).collect();
    let mut played = SHIPPED.to_vec();
    shipped.sort_unstable();
    played.sort_unstable();
    assert_eq!(played, shipped);
}
