//! What a button carries: everything that it needs, for it works after a month and a restart.
//!
//! `custom_id` = `v1.deed.game.revision[.arg]`: the deed, the id of the game or challenge, and the
//! revision at which the button was drawn.

use std::fmt;
use std::str::FromStr;

use super::permissions::PermissionCheck;
use crate::matches::{Id, PlayerId, Revision};

/// What a button does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ButtonAction {
    /// Accepts a challenge.
    Accept,
    /// Declines a challenge.
    Decline,
    /// Takes a challenge back.
    Withdraw,
    /// Opens the composer; formerly the form, too.
    Move,
    /// Asks for a turn in a form; also the form itself.
    Type,
    /// A menu of the composer, drawn at this version of the draft.
    Pick(u32),
    /// Turns to a page of the composer's menu, from 0.
    Page(u32, usize),
    /// Takes back the last choice of this version of the draft.
    Undo(u32),
    /// Plays what this version of the draft makes.
    Confirm(u32),
    /// Takes back all choices of this version of the draft.
    Discard(u32),
    /// Plays this turn.
    Play(String),
    /// Shows the board as the player may see it.
    View,
    /// Shows the history: this page of it, the newest position where none is said.
    History(Option<HistoryPage>),
    /// Asks to which turn of the history to go; also the form that it opens.
    GoTo(Orientation),
    /// Lists the turns: this page of them, from 0, the newest where none is said.
    Turns(Option<usize>),
    /// Sends the record as a text file.
    Record,
    /// Sends the replay, from this side.
    Replay(Orientation),
    /// Shows what else can be done.
    More,
    /// Asks whether to resign.
    Resign,
    /// Resigns.
    ResignSure,
    /// Offers a draw.
    DrawOffer,
    /// Agrees to the draw that is offered.
    DrawAccept,
    /// Declines the draw that is offered.
    DrawDecline,
    /// Takes the offer of a draw back.
    DrawWithdraw,
    /// Asks for a takeback.
    Takeback,
    /// Grants the takeback that is asked for.
    TakebackAccept,
    /// Declines the takeback that is asked for.
    TakebackDecline,
    /// Asks for the takeback no more.
    TakebackWithdraw,
    /// Aborts a game that has hardly begun.
    Abort,
    /// Offers a rematch, or accepts the one that is offered.
    Rematch,
    /// Opens the notes; also the modal that it opens.
    Note,
    /// Challenges this person to this game.
    Challenge {
        /// The game's name.
        game: String,
        /// Whom.
        opponent: PlayerId,
    },
    /// Hands out what is stored about the presser.
    Export,
    /// Asks whether to delete what is stored about the presser.
    Forget,
    /// Deletes it.
    ForgetSure,
    /// Ends a game as its admin proposed.
    EndSure,
    /// Deletes what is stored about the server.
    ServerForgetSure,
    /// Whether to be in the list of all servers.
    Listed(bool),
    /// Cancels this plan with those that continue it; all where none is said.
    Unplan(Option<Id>),
    /// Shows a page of a game's rules.
    Rules {
        /// The game's name.
        game: String,
        /// The page's name.
        topic: String,
        /// The button that leads there.
        by: PageLink,
    },
    /// A menu of pages of a game's rules: of those of a chapter, or of the first ones of all
    /// chapters.
    Topics {
        /// The game's name.
        game: String,
        /// Whether it lists chapters.
        chapters: bool,
    },
    /// Does nothing.
    Cancel,
}

impl ButtonAction {
    /// Whether the message with the button becomes the answer, however long that takes.
    #[must_use]
    pub const fn stays_in_place(&self) -> bool {
        matches!(
            self,
            Self::Pick(_)
                | Self::Page(..)
                | Self::Undo(_)
                | Self::Confirm(_)
                | Self::Discard(_)
                | Self::Rules { .. }
                | Self::Topics { .. }
        )
    }

    /// Which channels it asks about.
    #[must_use]
    pub const fn permission_check(&self) -> PermissionCheck {
        match self {
            Self::Challenge { .. } => PermissionCheck::FirstUsable,
            _ => PermissionCheck::Nothing,
        }
    }

    /// The word in a button's id.
    pub(super) const fn word(&self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Withdraw => "withdraw",
            Self::Move => "move",
            Self::Type => "type",
            Self::Pick(_) => "pick",
            Self::Page(..) => "page",
            Self::Undo(_) => "undo",
            Self::Confirm(_) => "confirm",
            Self::Discard(_) => "discard",
            Self::Play(_) => "play",
            Self::View => "view",
            Self::History(_) => "history",
            Self::GoTo(_) => "goto",
            Self::Turns(_) => "turns",
            Self::Record => "record",
            Self::Replay(_) => "replay",
            Self::More => "more",
            Self::Resign => "resign",
            Self::ResignSure => "resign!",
            Self::DrawOffer => "draw",
            Self::DrawAccept => "draw+",
            Self::DrawDecline => "draw-",
            Self::DrawWithdraw => "draw0",
            Self::Takeback => "takeback",
            Self::TakebackAccept => "takeback+",
            Self::TakebackDecline => "takeback-",
            Self::TakebackWithdraw => "takeback0",
            Self::Abort => "abort",
            Self::Rematch => "rematch",
            Self::Note => "note",
            Self::Challenge { .. } => "challenge",
            Self::Export => "export",
            Self::Forget => "forget",
            Self::ForgetSure => "forget!",
            Self::EndSure => "end!",
            Self::ServerForgetSure => "server!",
            Self::Listed(_) => "listed",
            Self::Unplan(_) => "unplan",
            Self::Rules { .. } => "rules",
            Self::Topics { .. } => "topics",
            Self::Cancel => "cancel",
        }
    }

    fn from_words(word: &str, arg: Option<&str>) -> Option<Self> {
        let press = match (word, arg) {
            ("play", Some(turn)) => Self::Play(turn.to_owned()),
            ("history", page) => Self::History(page.map(str::parse).transpose().ok()?),
            ("pick", Some(version)) => Self::Pick(version.parse().ok()?),
            ("page", Some(arg)) => {
                let (version, page) = arg.split_once('.')?;
                Self::Page(version.parse().ok()?, page.parse().ok()?)
            }
            ("undo", Some(version)) => Self::Undo(version.parse().ok()?),
            ("confirm", Some(version)) => Self::Confirm(version.parse().ok()?),
            ("discard", Some(version)) => Self::Discard(version.parse().ok()?),
            ("challenge", Some(arg)) => {
                let (game, opponent) = arg.split_once(',')?;
                Self::Challenge { game: game.to_owned(), opponent: PlayerId(opponent.parse().ok()?) }
            }
            ("listed", Some("yes")) => Self::Listed(true),
            ("listed", Some("no")) => Self::Listed(false),
            ("goto", turned) => Self::GoTo(Orientation::from_arg(turned)?),
            ("turns", page) => Self::Turns(page.map(str::parse).transpose().ok()?),
            ("replay", turned) => Self::Replay(Orientation::from_arg(turned)?),
            ("rules", Some(arg)) => {
                let mut parts = arg.split(',').map(str::to_owned);
                let (game, topic, by) = (parts.next()?, parts.next()?, parts.next()?);
                Self::Rules {
                    game,
                    topic,
                    by: PageLink::from_letter(&by).filter(|_| parts.next().is_none())?,
                }
            }
            ("topics", Some(arg)) => match arg.split_once(',') {
                Some((game, "all")) => Self::Topics { game: game.to_owned(), chapters: true },
                Some(_) => return None,
                None => Self::Topics { game: arg.to_owned(), chapters: false },
            },
            ("unplan", plan) => Self::Unplan(plan.map(str::parse).transpose().ok()?),
            (_, Some(_)) => return None,
            ("accept", None) => Self::Accept,
            ("decline", None) => Self::Decline,
            ("withdraw", None) => Self::Withdraw,
            ("move", None) => Self::Move,
            ("type", None) => Self::Type,
            ("view", None) => Self::View,
            ("record", None) => Self::Record,
            ("more", None) => Self::More,
            ("resign", None) => Self::Resign,
            ("resign!", None) => Self::ResignSure,
            ("draw", None) => Self::DrawOffer,
            ("draw+", None) => Self::DrawAccept,
            ("draw-", None) => Self::DrawDecline,
            ("draw0", None) => Self::DrawWithdraw,
            ("takeback", None) => Self::Takeback,
            ("takeback+", None) => Self::TakebackAccept,
            ("takeback-", None) => Self::TakebackDecline,
            ("takeback0", None) => Self::TakebackWithdraw,
            ("abort", None) => Self::Abort,
            ("rematch", None) => Self::Rematch,
            ("note", None) => Self::Note,
            ("export", None) => Self::Export,
            ("forget", None) => Self::Forget,
            ("forget!", None) => Self::ForgetSure,
            ("end!", None) => Self::EndSure,
            ("server!", None) => Self::ServerForgetSure,
            ("cancel", None) => Self::Cancel,
            _ => return None,
        };
        Some(press)
    }
}

/// Whether the board is turned round from how its reader usually sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// As usual.
    Not,
    /// From the other side.
    Round,
}

impl Orientation {
    /// The other way.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Not => Self::Round,
            Self::Round => Self::Not,
        }
    }

    const fn word(self) -> char {
        match self {
            Self::Not => '-',
            Self::Round => '~',
        }
    }

    fn from_arg(arg: Option<&str>) -> Option<Self> {
        match arg {
            None => Some(Self::Not),
            Some("~") => Some(Self::Round),
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
    /// One turn back.
    Back,
    /// One turn on.
    Forward,
    /// To the newest position, whatever it is by then.
    Last,
    /// Turns the board round.
    Flip,
}

impl PageLink {
    const ALL: [Self; 5] = [Self::First, Self::Back, Self::Forward, Self::Last, Self::Flip];

    const fn letter(self) -> char {
        match self {
            Self::First => 'a',
            Self::Back => 'b',
            Self::Forward => 'f',
            Self::Last => 'z',
            Self::Flip => 't',
        }
    }

    fn from_letter(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mover| letter.chars().eq([mover.letter()]))
    }
}

/// A page of the history's viewer, written as `12-b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryPage {
    /// After how many turns.
    pub ply: usize,
    /// From which side.
    pub turned: Orientation,
    /// The button that leads there.
    pub by: PageLink,
}

impl fmt::Display for HistoryPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.ply, self.turned.word(), self.by.letter())
    }
}

impl FromStr for HistoryPage {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let at = text.find(|c: char| !c.is_ascii_digit()).ok_or(UnknownId)?;
        let mut rest = text[at..].chars();
        let (turned, by) = (rest.next(), rest.next());
        if rest.next().is_some() {
            return Err(UnknownId);
        }
        let turned =
            [Orientation::Not, Orientation::Round].into_iter().find(|side| Some(side.word()) == turned);
        let by = PageLink::ALL.into_iter().find(|mover| Some(mover.letter()) == by);
        Ok(Self {
            ply: text[..at].parse().map_err(|_| UnknownId)?,
            turned: turned.ok_or(UnknownId)?,
            by: by.ok_or(UnknownId)?,
        })
    }
}

/// A `custom_id`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomId {
    /// What it does.
    pub press: ButtonAction,
    /// The game or challenge that it is about.
    pub subject: Id,
    /// The revision at which it was drawn.
    pub revision: Revision,
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1.{}.{}.{}", self.press.word(), self.subject, self.revision.0)?;
        match &self.press {
            ButtonAction::Play(turn) => write!(f, ".{turn}"),
            ButtonAction::Unplan(Some(plan)) => write!(f, ".{plan}"),
            ButtonAction::History(Some(page)) => write!(f, ".{page}"),
            ButtonAction::Page(version, page) => write!(f, ".{version}.{page}"),
            ButtonAction::Pick(version)
            | ButtonAction::Undo(version)
            | ButtonAction::Confirm(version)
            | ButtonAction::Discard(version) => {
                write!(f, ".{version}")
            }
            ButtonAction::Challenge { game, opponent } => write!(f, ".{game},{opponent}"),
            ButtonAction::Rules { game, topic, by } => write!(f, ".{game},{topic},{}", by.letter()),
            ButtonAction::Topics { game, chapters } => {
                write!(f, ".{game}{}", if *chapters { ",all" } else { "" })
            }
            ButtonAction::Listed(listed) => f.write_str(if *listed { ".yes" } else { ".no" }),
            ButtonAction::Turns(Some(page)) => write!(f, ".{page}"),
            ButtonAction::GoTo(Orientation::Round) | ButtonAction::Replay(Orientation::Round) => {
                write!(f, ".{}", Orientation::Round.word())
            }
            _ => Ok(()),
        }
    }
}

/// The text is no `custom_id` of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown custom_id")]
pub struct UnknownId;

impl FromStr for CustomId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let mut parts = text.splitn(5, '.');
        let mut part = || parts.next().ok_or(UnknownId);
        if part()? != "v1" {
            return Err(UnknownId);
        }
        let word = part()?;
        let subject = part()?.parse().map_err(|_| UnknownId)?;
        let revision = Revision(part()?.parse().map_err(|_| UnknownId)?);
        let press = ButtonAction::from_words(word, parts.next()).ok_or(UnknownId)?;
        Ok(Self { press, subject, revision })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::limits::CUSTOM_ID;

    #[test]
    fn every_press_is_read_as_it_is_written() {
        let presses = [
            ButtonAction::Accept,
            ButtonAction::Decline,
            ButtonAction::Withdraw,
            ButtonAction::Move,
            ButtonAction::Type,
            ButtonAction::Pick(u32::MAX),
            ButtonAction::Page(u32::MAX, 12),
            ButtonAction::Undo(3),
            ButtonAction::Confirm(3),
            ButtonAction::Discard(3),
            ButtonAction::Play("O(a10)a11=R+".into()),
            ButtonAction::View,
            ButtonAction::History(None),
            ButtonAction::History(Some(HistoryPage {
                ply: usize::MAX,
                turned: Orientation::Round,
                by: PageLink::Flip,
            })),
            ButtonAction::History(Some(HistoryPage {
                ply: 0,
                turned: Orientation::Not,
                by: PageLink::First,
            })),
            ButtonAction::GoTo(Orientation::Not),
            ButtonAction::GoTo(Orientation::Round),
            ButtonAction::Turns(None),
            ButtonAction::Turns(Some(12)),
            ButtonAction::Record,
            ButtonAction::Replay(Orientation::Not),
            ButtonAction::Replay(Orientation::Round),
            ButtonAction::More,
            ButtonAction::Resign,
            ButtonAction::ResignSure,
            ButtonAction::DrawOffer,
            ButtonAction::DrawAccept,
            ButtonAction::DrawDecline,
            ButtonAction::DrawWithdraw,
            ButtonAction::Takeback,
            ButtonAction::TakebackAccept,
            ButtonAction::TakebackDecline,
            ButtonAction::TakebackWithdraw,
            ButtonAction::Abort,
            ButtonAction::Rematch,
            ButtonAction::Note,
            ButtonAction::Export,
            ButtonAction::Forget,
            ButtonAction::ForgetSure,
            ButtonAction::Challenge { game: "chakart".into(), opponent: PlayerId(u64::MAX) },
            ButtonAction::EndSure,
            ButtonAction::ServerForgetSure,
            ButtonAction::Listed(true),
            ButtonAction::Listed(false),
            ButtonAction::Unplan(None),
            ButtonAction::Unplan(Some(Id(77))),
            ButtonAction::Rules {
                game: "chakart".into(),
                topic: "promotion-by-effect".into(),
                by: PageLink::Last,
            },
            ButtonAction::Topics { game: "chakart".into(), chapters: false },
            ButtonAction::Topics { game: "chakart".into(), chapters: true },
            ButtonAction::Cancel,
        ];
        for press in presses {
            let id = CustomId { press, subject: Id(i64::MAX as u64), revision: Revision(u32::MAX) };
            let text = id.to_string();
            assert!(text.len() <= CUSTOM_ID, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
    }

    #[test]
    fn a_turn_may_hold_dots() {
        let id = CustomId {
            press: ButtonAction::Play("DI@h8.2 a1b1".into()),
            subject: Id(5),
            revision: Revision(1),
        };
        assert_eq!(id.to_string().parse(), Ok(id));
    }

    #[test]
    fn what_is_not_ours_is_unknown() {
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
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(UnknownId), "{text}");
        }
    }
}
