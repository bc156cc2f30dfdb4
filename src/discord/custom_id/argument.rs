//! What an action needs to know beside its game: each type with its text in a `custom_id`.

use crate::domain::{Id, PlayerId, SideWish};

/// What follows the revision in a `custom_id`.
pub(super) trait Argument: Sized {
    /// The text; nothing where the part is left out.
    fn encode(&self) -> Option<String>;

    /// Reads the text, or that the part is missing.
    fn decode(text: Option<&str>) -> Option<Self>;
}

macro_rules! number_argument {
    ($($number:ty)+) => {$(
        impl Argument for $number {
            fn encode(&self) -> Option<String> {
                Some(self.to_string())
            }

            fn decode(text: Option<&str>) -> Option<Self> {
                text?.parse().ok()
            }
        }
    )+};
}

number_argument! { u32 usize Id }

/// Left out where there is none.
impl<T: Argument> Argument for Option<T> {
    fn encode(&self) -> Option<String> {
        self.as_ref()?.encode()
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        text.map_or(Some(None), |text| T::decode(Some(text)).map(Some))
    }
}

impl Argument for String {
    fn encode(&self) -> Option<String> {
        Some(self.clone())
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        text.map(str::to_owned)
    }
}

impl Argument for bool {
    fn encode(&self) -> Option<String> {
        Some(if *self { "yes" } else { "no" }.to_owned())
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        match text? {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// Whom a button challenges to which game, written as `kyo,77`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeTarget {
    /// The game's name.
    pub game: String,
    /// Whom.
    pub opponent: PlayerId,
}

impl Argument for ChallengeTarget {
    fn encode(&self) -> Option<String> {
        Some(format!("{},{}", self.game, self.opponent))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let (game, opponent) = text?.split_once(',')?;
        Some(Self { game: game.to_owned(), opponent: PlayerId(opponent.parse().ok()?) })
    }
}

/// A challenge that is being put together, written as `kyo,middle,first,3,yes,77`; what was not
/// chosen is left empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeDraft {
    /// The game's name.
    pub game: Option<String>,
    /// The setup's name.
    pub setup: Option<String>,
    /// Which side the challenger wants.
    pub side: SideWish,
    /// Days per move.
    pub pace: Option<i64>,
    /// Whether it counts.
    pub rated: bool,
    /// Whom; anyone where no one is named.
    pub opponent: Option<PlayerId>,
}

impl Argument for ChallengeDraft {
    fn encode(&self) -> Option<String> {
        let parts = [
            self.game.clone().unwrap_or_default(),
            self.setup.clone().unwrap_or_default(),
            self.side.word().to_owned(),
            self.pace.map(|days| days.to_string()).unwrap_or_default(),
            self.rated.encode()?,
            self.opponent.map(|player| player.to_string()).unwrap_or_default(),
        ];
        Some(parts.join(","))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        fn number<T: std::str::FromStr>(text: &str) -> Option<Option<T>> {
            if text.is_empty() { Some(None) } else { text.parse().ok().map(Some) }
        }
        let word = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let parts: Vec<_> = text?.split(',').collect();
        let [game, setup, side, pace, rated, opponent] = parts[..] else { return None };
        Some(Self {
            game: word(game),
            setup: word(setup),
            side: SideWish::from_word(side)?,
            pace: number(pace)?,
            rated: bool::decode(Some(rated))?,
            opponent: number(opponent)?.map(PlayerId),
        })
    }
}

/// A page of the composer's menu, written as `3.1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuPage {
    /// The version of the draft.
    pub version: u32,
    /// Which page, from 0.
    pub page: usize,
}

impl Argument for MenuPage {
    fn encode(&self) -> Option<String> {
        Some(format!("{}.{}", self.version, self.page))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let (version, page) = text?.split_once('.')?;
        Some(Self { version: version.parse().ok()?, page: page.parse().ok()? })
    }
}

/// From which side a board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// As its reader usually sees it.
    Usual,
    /// From the other side.
    Flipped,
}

impl Orientation {
    /// The other one.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Usual => Self::Flipped,
            Self::Flipped => Self::Usual,
        }
    }

    const fn sign(self) -> char {
        match self {
            Self::Usual => '-',
            Self::Flipped => '~',
        }
    }
}

/// Left out where the board is seen as usual.
impl Argument for Orientation {
    fn encode(&self) -> Option<String> {
        (*self == Self::Flipped).then(|| self.sign().to_string())
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        match text {
            None => Some(Self::Usual),
            Some("~") => Some(Self::Flipped),
            Some(_) => None,
        }
    }
}

/// Which of a viewer's buttons leads to a page: the ids of a message's buttons must differ even
/// where two lead to the same page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageLink {
    /// To the start.
    First,
    /// One page back.
    Back,
    /// One page on.
    Forward,
    /// To the newest position, whatever it is by then; of rules to the last page.
    Last,
    /// Flips the board.
    Flip,
}

impl PageLink {
    pub(super) const ALL: [Self; 5] = [Self::First, Self::Back, Self::Forward, Self::Last, Self::Flip];

    const fn sign(self) -> char {
        match self {
            Self::First => 'a',
            Self::Back => 'b',
            Self::Forward => 'f',
            Self::Last => 'z',
            Self::Flip => 't',
        }
    }

    fn from_sign(sign: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|link| sign.chars().eq([link.sign()]))
    }
}

/// A page of the history's viewer, written as `12-b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryPage {
    /// After how many stored entries.
    pub at: usize,
    /// From which side.
    pub orientation: Orientation,
    /// The button that leads there.
    pub link: PageLink,
}

impl Argument for HistoryPage {
    fn encode(&self) -> Option<String> {
        Some(format!("{}{}{}", self.at, self.orientation.sign(), self.link.sign()))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let text = text?;
        let (at, rest) = text.split_at(text.find(|c: char| !c.is_ascii_digit())?);
        let orientation = [Orientation::Usual, Orientation::Flipped]
            .into_iter()
            .find(|orientation| rest.starts_with(orientation.sign()))?;
        Some(Self { at: at.parse().ok()?, orientation, link: PageLink::from_sign(&rest[1..])? })
    }
}

/// A page of a game's rules, written as `kyo,stacks,f`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPage {
    /// The game's name.
    pub game: String,
    /// The page's name.
    pub topic: String,
    /// The button that leads there.
    pub link: PageLink,
}

impl Argument for RulesPage {
    fn encode(&self) -> Option<String> {
        Some(format!("{},{},{}", self.game, self.topic, self.link.sign()))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let mut parts = text?.split(',');
        let (game, topic, link) = (parts.next()?.to_owned(), parts.next()?.to_owned(), parts.next()?);
        Some(Self { game, topic, link: PageLink::from_sign(link).filter(|_| parts.next().is_none())? })
    }
}

/// A menu of pages of a game's rules, written as `kyo` or `kyo,all`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesMenu {
    /// The game's name.
    pub game: String,
    /// Whether it lists the chapters, and not the pages of one.
    pub chapters: bool,
}

impl Argument for RulesMenu {
    fn encode(&self) -> Option<String> {
        Some(if self.chapters { format!("{},all", self.game) } else { self.game.clone() })
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let text = text?;
        match text.split_once(',') {
            Some((game, "all")) => Some(Self { game: game.to_owned(), chapters: true }),
            Some(_) => None,
            None => Some(Self { game: text.to_owned(), chapters: false }),
        }
    }
}

/// A page of a list of a player, written as `77,2`; of its reader's own as `me,2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerPage {
    /// Whose list; the reader's own where no one is named.
    pub player: Option<PlayerId>,
    /// Which page, from 0.
    pub page: usize,
}

impl Argument for PlayerPage {
    fn encode(&self) -> Option<String> {
        let player = self.player.map_or_else(|| "me".to_owned(), |player| player.to_string());
        Some(format!("{player},{}", self.page))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let (player, page) = text?.split_once(',')?;
        let player = match player {
            "me" => None,
            id => Some(PlayerId(id.parse().ok()?)),
        };
        Some(Self { player, page: page.parse().ok()? })
    }
}

/// A page of the best players, written as `kyo,here,2`; of all games as `,here,0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderboardPage {
    /// The game's name; all games where there is none.
    pub game: Option<String>,
    /// Whether of all servers, and not of the one it is asked in.
    pub everywhere: bool,
    /// Which page, from 0.
    pub page: usize,
}

impl Argument for LeaderboardPage {
    fn encode(&self) -> Option<String> {
        let scope = if self.everywhere { "all" } else { "here" };
        Some(format!("{},{scope},{}", self.game.as_deref().unwrap_or_default(), self.page))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let mut parts = text?.splitn(3, ',');
        let (game, scope, page) = (parts.next()?, parts.next()?, parts.next()?);
        let everywhere = match scope {
            "all" => true,
            "here" => false,
            _ => return None,
        };
        let game = Some(game.to_owned()).filter(|game| !game.is_empty());
        Some(Self { game, everywhere, page: page.parse().ok()? })
    }
}

/// A command that could mean several games, with what else was sent of it: `history`, `board,turn#12`,
/// `describe,what=e4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameQuestion {
    /// The command's name.
    pub command: String,
    /// The name and value of an option that is a number.
    pub number: Option<(String, i64)>,
    /// The name and value of an option that is a text: anything may stand in it.
    pub text: Option<(String, String)>,
}

impl Argument for GameQuestion {
    fn encode(&self) -> Option<String> {
        let mut encoded = self.command.clone();
        encoded.extend(self.number.iter().map(|(name, value)| format!(",{name}#{value}")));
        encoded.extend(self.text.iter().map(|(name, value)| format!(",{name}={value}")));
        Some(encoded)
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let (head, text) = match text?.split_once('=') {
            None => (text?, None),
            Some((head, value)) => {
                let (head, name) = head.rsplit_once(',')?;
                (head, Some((name.to_owned(), value.to_owned())))
            }
        };
        let (command, number) = match head.split_once(',') {
            None => (head, None),
            Some((command, number)) => {
                let (name, value) = number.split_once('#')?;
                (command, Some((name.to_owned(), value.parse().ok()?)))
            }
        };
        Some(Self { command: command.to_owned(), number, text })
    }
}

/// A lesson of a game, written as `kyo,road`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonName {
    /// The game's name.
    pub game: String,
    /// The lesson's name.
    pub lesson: String,
}

impl Argument for LessonName {
    fn encode(&self) -> Option<String> {
        Some(format!("{},{}", self.game, self.lesson))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let (game, lesson) = text?.split_once(',').filter(|(_, lesson)| !lesson.contains(','))?;
        Some(Self { game: game.to_owned(), lesson: lesson.to_owned() })
    }
}

/// A lesson as it was when a menu was made, written as `kyo,road,7,0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonMark {
    /// The lesson.
    pub lesson: LessonName,
    /// The version of its state.
    pub version: u32,
    /// The page of the menu, from 0.
    pub page: usize,
}

impl Argument for LessonMark {
    fn encode(&self) -> Option<String> {
        Some(format!("{},{},{}", self.lesson.encode()?, self.version, self.page))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let mut parts = text?.rsplitn(3, ',');
        let (page, version) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        Some(Self { lesson: LessonName::decode(parts.next())?, version, page })
    }
}
