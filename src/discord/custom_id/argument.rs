//! Arguments of actions and their encodings in a `custom_id`.

use crate::domain::{Id, PlayerId, SideWish};

/// The part of a `custom_id` after the revision.
pub(super) trait Argument: Sized {
    /// Returns `None` if the part is omitted.
    fn encode(&self) -> Option<String>;

    /// Decodes the text, or `None` for an omitted part.
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

impl Argument for PlayerId {
    fn encode(&self) -> Option<String> {
        Some(self.to_string())
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        Some(Self(text?.parse().ok()?))
    }
}

/// `None` is omitted.
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

/// A game and an opponent, encoded as `kyo,77`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeTarget {
    pub game: String,
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

/// The draft of a challenge, encoded as `kyo,middle,first,3,yes,77`. Missing choices are empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeDraft {
    pub game: Option<String>,
    pub setup: Option<String>,
    /// The challenger's side.
    pub side: SideWish,
    /// Days per move.
    pub pace: Option<i64>,
    pub rated: bool,
    /// `None` challenges anyone.
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

/// A page of the composer's menu, encoded as `3.1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuPage {
    /// The version of the draft.
    pub version: u32,
    /// The page number, from 0.
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

/// The side from which a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// The side of the reader's settings.
    Usual,
    /// The opposite side.
    Flipped,
}

impl Orientation {
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

/// [`Orientation::Usual`] is omitted.
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

/// The button that leads to a page. It keeps the ids of a message distinct even if two buttons lead
/// to the same page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageLink {
    First,
    Back,
    Forward,
    /// To the newest position at the time of the press, or to the last page of the rules.
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

/// A page of the history viewer, encoded as `12-b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryPage {
    /// The number of records before the position.
    pub at: usize,
    pub orientation: Orientation,
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

/// A page of a game's rules, encoded as `kyo,stacks,f`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPage {
    pub game: String,
    /// The name of the page.
    pub topic: String,
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

/// A menu of a game's rules, encoded as `kyo` or `kyo,all`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesMenu {
    pub game: String,
    /// Whether the menu lists chapters instead of the pages of a chapter.
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

/// A page of a player's list, encoded as `77,2`, or `me,2` for the reader's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerPage {
    /// `None` means the reader.
    pub player: Option<PlayerId>,
    /// The page number, from 0.
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

/// A page of the leaderboard, encoded as `kyo,here,2`, or `,here,0` for all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderboardPage {
    /// `None` means all games.
    pub game: Option<String>,
    /// Whether to list all servers instead of the current one.
    pub everywhere: bool,
    /// The page number, from 0.
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

/// A command that needs a choice of game, with its other options. Encoded as `history`,
/// `board,turn#12` or `describe,what=e4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameQuestion {
    /// The name of the command.
    pub command: String,
    /// The name and value of an integer option.
    pub number: Option<(String, i64)>,
    /// The name and value of a text option. The value may contain any character.
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

/// A lesson or puzzle, encoded as `kyo,road`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseName {
    pub game: String,
    pub name: String,
}

impl Argument for ExerciseName {
    fn encode(&self) -> Option<String> {
        Some(format!("{},{}", self.game, self.name))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let (game, name) = text?.split_once(',').filter(|(_, name)| !name.contains(','))?;
        Some(Self { game: game.to_owned(), name: name.to_owned() })
    }
}

/// The state of a lesson or puzzle when a component was made, encoded as `kyo,road,7,0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseMark {
    pub exercise: ExerciseName,
    /// The version of the draft.
    pub version: u32,
    /// The page of the menu, from 0.
    pub page: usize,
}

impl Argument for ExerciseMark {
    fn encode(&self) -> Option<String> {
        Some(format!("{},{},{}", self.exercise.encode()?, self.version, self.page))
    }

    fn decode(text: Option<&str>) -> Option<Self> {
        let mut parts = text?.rsplitn(3, ',');
        let (page, version) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        Some(Self { exercise: ExerciseName::decode(parts.next())?, version, page })
    }
}
