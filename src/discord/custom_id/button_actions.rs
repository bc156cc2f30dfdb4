//! Generates the enums of actions, and their encoder and decoder, from the table of words.

/// Generates an enum per family, [`ButtonAction`] over the families, and the encoder and decoder.
///
/// A row is `Variant = "word" => placement, check;` or
/// `Variant(name: Type) = "word" => placement, check;`. `Type` is an [`Argument`], `placement` a
/// [`DeferredPlacement`] and `check` a [`ChannelCheck`]. `, Game` at the end means that the subject
/// of the id is a game.
macro_rules! button_actions {
    ($(
        $(#[$family_doc:meta])*
        $family:ident($button:ident) {
            $(
                $(#[$doc:meta])*
                $variant:ident $(($name:ident: $argument:ty))? = $word:literal => $placement:ident, $check:ident $(, $subject:ident)?;
            )+
        }
    )+) => {
        /// The action of a button, menu or form, by family.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum ButtonAction {
            $( $(#[$family_doc])* $family($button), )+
        }

        impl ButtonAction {
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self {
                    $( Self::$family(button) => button.word(), )+
                }
            }

            #[must_use]
            pub const fn deferred_placement(&self) -> DeferredPlacement {
                match self {
                    $( Self::$family(button) => button.deferred_placement(), )+
                }
            }

            #[must_use]
            pub const fn channel_check(&self) -> ChannelCheck {
                match self {
                    $( Self::$family(button) => button.channel_check(), )+
                }
            }

            /// Whether the subject of the id is a game.
            #[must_use]
            pub const fn is_about_game(&self) -> bool {
                match self {
                    $( Self::$family(button) => button.is_about_game(), )+
                }
            }

            fn argument(&self) -> Option<String> {
                match self {
                    $( Self::$family(button) => button.argument(), )+
                }
            }

            fn decode(word: &str, argument: Option<&str>) -> Option<Self> {
                None $( .or_else(|| $button::decode(word, argument).map(Self::$family)) )+
            }
        }

        $(
            $(#[$family_doc])*
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub enum $button {
                $( $(#[$doc])* $variant $(($argument))?, )+
            }

            impl $button {
                const fn word(&self) -> &'static str {
                    match self {
                        $( Self::$variant { .. } => $word, )+
                    }
                }

                const fn deferred_placement(&self) -> DeferredPlacement {
                    match self {
                        $( Self::$variant { .. } => DeferredPlacement::$placement, )+
                    }
                }

                const fn channel_check(&self) -> ChannelCheck {
                    match self {
                        $( Self::$variant { .. } => ChannelCheck::$check, )+
                    }
                }

                const fn is_about_game(&self) -> bool {
                    match self {
                        $( Self::$variant { .. } => button_actions!(@is_game $($subject)?), )+
                    }
                }

                fn argument(&self) -> Option<String> {
                    match self {
                        $( Self::$variant $(($name))? => button_actions!(@encode $($name)?), )+
                    }
                }

                fn decode(word: &str, argument: Option<&str>) -> Option<Self> {
                    match word {
                        $( $word => button_actions!(@decode argument $variant $($argument)?), )+
                        _ => None,
                    }
                }
            }

            impl From<$button> for ButtonAction {
                fn from(button: $button) -> Self {
                    Self::$family(button)
                }
            }
        )+

        /// Returns each word with a strategy for its possible actions.
        #[cfg(test)]
        fn rows() -> Vec<(&'static str, proptest::strategy::BoxedStrategy<ButtonAction>)> {
            use proptest::strategy::Strategy as _;
            vec![$($( (
                $word,
                button_actions!(@any $button $variant $($argument)?).prop_map(ButtonAction::from).boxed(),
            ), )+)+]
        }
    };
    (@is_game) => { false };
    (@is_game Game) => { true };
    (@encode) => { None };
    (@encode $name:ident) => { $name.encode() };
    (@decode $text:ident $variant:ident) => { $text.is_none().then_some(Self::$variant) };
    (@decode $text:ident $variant:ident $argument:ty) => {
        <$argument as Argument>::decode($text).map(Self::$variant)
    };
    (@any $button:ident $variant:ident) => { proptest::strategy::Just($button::$variant) };
    (@any $button:ident $variant:ident $argument:ty) => {
        <$argument as tests::AnyArgument>::any().prop_map($button::$variant)
    };
}
