//! Tests that ids round-trip.

use std::collections::BTreeSet;
use std::fmt;

use proptest::prelude::*;

use super::argument::Argument;
use super::*;
use crate::discord::rest::limits::CUSTOM_ID;
use crate::domain::{Level, PlayerId, SideWish};
use sealed_move_rules::Side;

/// An argument with arbitrary test values.
pub(super) trait AnyArgument: Argument {
    fn any() -> BoxedStrategy<Self>;
}

macro_rules! any_number {
    ($($number:ty)+) => {$(
        impl AnyArgument for $number {
            fn any() -> BoxedStrategy<Self> {
                any::<$number>().boxed()
            }
        }
    )+};
}

any_number! { u32 usize bool }

fn name() -> impl Strategy<Value = String> {
    proptest::string::string_regex("[a-z][a-z-]{0,18}").unwrap()
}

impl AnyArgument for String {
    /// Includes the characters of any game's moves, such as dots.
    fn any() -> BoxedStrategy<Self> {
        proptest::string::string_regex("[A-Za-z0-9@=+.(),:; ~-]{1,40}").unwrap().boxed()
    }
}

impl AnyArgument for Id {
    fn any() -> BoxedStrategy<Self> {
        (0..=i64::MAX as u64).prop_map(Id).boxed()
    }
}

impl AnyArgument for PlayerId {
    fn any() -> BoxedStrategy<Self> {
        any::<u64>().prop_map(Self).boxed()
    }
}

impl<T: AnyArgument + Clone + fmt::Debug + 'static> AnyArgument for Option<T> {
    fn any() -> BoxedStrategy<Self> {
        prop_oneof![Just(None), T::any().prop_map(Some)].boxed()
    }
}

impl AnyArgument for Orientation {
    fn any() -> BoxedStrategy<Self> {
        prop_oneof![Just(Self::Usual), Just(Self::Flipped)].boxed()
    }
}

impl AnyArgument for ComputerDraft {
    fn any() -> BoxedStrategy<Self> {
        let named = || proptest::option::of(name());
        let level = proptest::option::of(prop::sample::select(Level::ALL.to_vec()));
        let side = prop_oneof![
            Just(SideWish::Random),
            Just(SideWish::Fixed(Side::First)),
            Just(SideWish::Fixed(Side::Second)),
        ];
        let pace = proptest::option::of(0..=99_i64);
        (named(), named(), level, side, pace, any::<[bool; 3]>())
            .prop_map(|(game, setup, level, side, pace, [rated, strict, public])| Self {
                game,
                setup,
                level,
                side,
                pace,
                rated,
                strict,
                public,
            })
            .boxed()
    }
}

fn link() -> impl Strategy<Value = PageLink> {
    prop::sample::select(PageLink::ALL.to_vec())
}

impl AnyArgument for HistoryPage {
    fn any() -> BoxedStrategy<Self> {
        (any::<usize>(), Orientation::any(), link())
            .prop_map(|(at, orientation, link)| Self { at, orientation, link })
            .boxed()
    }
}

impl AnyArgument for ChallengeTarget {
    fn any() -> BoxedStrategy<Self> {
        (name(), any::<u64>())
            .prop_map(|(game, opponent)| Self { game, opponent: PlayerId(opponent) })
            .boxed()
    }
}

impl AnyArgument for ChallengeDraft {
    fn any() -> BoxedStrategy<Self> {
        let side = prop::sample::select(vec![
            SideWish::Random,
            SideWish::Fixed(Side::First),
            SideWish::Fixed(Side::Second),
        ]);
        // Slightly longer than the longest names of games and setups.
        let word = |longest: &str| proptest::option::of(proptest::string::string_regex(longest).unwrap());
        (
            word("[a-z]{1,9}"),
            word("[a-z-]{1,14}"),
            side,
            proptest::option::of(1..100i64),
            any::<bool>(),
            proptest::option::of(any::<u64>()),
        )
            .prop_map(|(game, setup, side, pace, rated, opponent)| Self {
                game,
                setup,
                side,
                pace,
                rated,
                opponent: opponent.map(PlayerId),
            })
            .boxed()
    }
}

impl AnyArgument for MenuPage {
    fn any() -> BoxedStrategy<Self> {
        (any::<u32>(), 0..1000usize).prop_map(|(version, page)| Self { version, page }).boxed()
    }
}

impl AnyArgument for ExerciseName {
    fn any() -> BoxedStrategy<Self> {
        (name(), name()).prop_map(|(game, name)| Self { game, name }).boxed()
    }
}

impl AnyArgument for ExerciseMark {
    fn any() -> BoxedStrategy<Self> {
        (ExerciseName::any(), any::<u32>(), 0..1000usize)
            .prop_map(|(exercise, version, page)| Self { exercise, version, page })
            .boxed()
    }
}

impl AnyArgument for RulesPage {
    fn any() -> BoxedStrategy<Self> {
        (name(), name(), link()).prop_map(|(game, topic, link)| Self { game, topic, link }).boxed()
    }
}

impl AnyArgument for RulesMenu {
    fn any() -> BoxedStrategy<Self> {
        (name(), any::<bool>()).prop_map(|(game, chapters)| Self { game, chapters }).boxed()
    }
}

impl AnyArgument for PlayerPage {
    fn any() -> BoxedStrategy<Self> {
        let player = proptest::option::of(any::<u64>().prop_map(PlayerId));
        (player, any::<usize>()).prop_map(|(player, page)| Self { player, page }).boxed()
    }
}

impl AnyArgument for LeaderboardPage {
    fn any() -> BoxedStrategy<Self> {
        (proptest::option::of(name()), any::<bool>(), any::<usize>())
            .prop_map(|(game, everywhere, page)| Self { game, everywhere, page })
            .boxed()
    }
}

impl AnyArgument for GameQuestion {
    fn any() -> BoxedStrategy<Self> {
        // Menus don't carry longer questions.
        let option = || proptest::string::string_regex("[a-z]{1,8}").unwrap();
        let number = proptest::option::of((option(), 0..100_000i64));
        let text = String::any().prop_map(|text| text.chars().take(12).collect());
        let text = proptest::option::of((option(), text));
        (name(), number, text).prop_map(|(command, number, text)| Self { command, number, text }).boxed()
    }
}

fn any_id() -> impl Strategy<Value = CustomId> {
    let actions = proptest::strategy::Union::new(rows().into_iter().map(|(_, actions)| actions));
    (actions, Id::any(), any::<u32>()).prop_map(|(action, subject, revision)| CustomId {
        action,
        subject,
        revision: Revision(revision),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn ids_round_trip(id in any_id()) {
        let text = id.to_string();
        prop_assert!(text.len() <= CUSTOM_ID, "{}", text);
        prop_assert_eq!(text.parse(), Ok(id));
    }

    /// Unusual spellings that decode must encode to an equivalent id.
    #[test]
    fn decoded_ids_reencode_to_themselves(
        word in prop::sample::select(rows().into_iter().map(|(word, _)| word).collect::<Vec<_>>()),
        argument in proptest::option::of(proptest::string::string_regex("[0-9a-z.,~+-]{0,12}").unwrap()),
    ) {
        let text = match argument {
            None => format!("v1.{word}.1.1"),
            Some(argument) => format!("v1.{word}.1.1.{argument}"),
        };
        if let Ok(id) = text.parse::<CustomId>() {
            prop_assert_eq!(id.action.word(), word);
            prop_assert_eq!(id.to_string().parse(), Ok(id));
        }
    }
}

#[test]
fn words_are_unique() {
    let rows = rows();
    let words: BTreeSet<_> = rows.iter().map(|(word, _)| *word).collect();
    assert_eq!(words.len(), rows.len());
}

#[test]
fn malformed_ids_are_rejected() {
    for text in [
        "",
        "v1",
        "v2.view.1.1",
        "v1.fly.1.1",
        "v1.view.u.1",
        "v1.view.1.x",
        "v1.view.1.1.x",
        "v1.play.1.1",
        "v1.history.1.1.12",
        "v1.history.1.1.-b",
        "v1.history.1.1.12xb",
        "v1.history.1.1.12-bb",
        "v1.goto.1.1.x",
        "v1.pick.1.1",
        "v1.pick.1.1.x",
        "v1.page.1.1.1",
        "v1.rules.0.0",
        "v1.rules.0.0.aruki",
        "v1.rules.0.0.aruki,lance",
        "v1.rules.0.0.aruki,lance,x",
        "v1.rules.0.0.aruki,lance,f,f",
        "v1.topics.0.0",
        "v1.topics.0.0.aruki,some",
        "v1.unplan.1.1.",
        "v1.unblock.0.0",
        "v1.unblock.0.0.x",
        "v1.listed.0.0",
        "v1.listed.0.0.maybe",
    ] {
        assert_eq!(text.parse::<CustomId>(), Err(UnknownId), "{text}");
    }
}

#[test]
fn only_ids_of_games_are_logged_as_games() {
    for action in [
        ComputerButton::Again(3).into(),
        ComputerButton::Hint(1).into(),
        ServerButton::EndSure.into(),
        ButtonAction::from(GameButton::View),
        MoveButton::Choose.into(),
    ] {
        assert!(action.is_about_game(), "{action:?}");
    }
    for action in [
        ChallengeButton::Accept.into(),
        ComputerButton::Try(3).into(),
        ServerButton::DeleteSure.into(),
        ButtonAction::from(DailyButton::Solve),
        DialogButton::Cancel.into(),
    ] {
        assert!(!action.is_about_game(), "{action:?}");
    }
}
