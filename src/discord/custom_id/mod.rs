//! What a button, a menu or a form carries: everything that it needs, for it works after a month
//! and a restart.
//!
//! `custom_id` = `v1.action.game.revision[.argument]`: the action's word, the id of the game or
//! challenge, the revision at which it was made, and what else the action needs. The table below
//! is the only place that knows words and arguments; it makes the one encoder and the one decoder.
//! What an action does stands in `buttons/`, in the file of its family. Nothing that was ever sent
//! out may leave the table without an answer there.

mod argument;
mod computer_draft;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

pub use computer_draft::ComputerDraft;

pub use argument::{
    ChallengeDraft, ChallengeTarget, GameQuestion, HistoryPage, LeaderboardPage, LessonMark, LessonName,
    MenuPage, Orientation, PageLink, PlayerPage, RulesMenu, RulesPage,
};

use argument::Argument;

use crate::domain::{Id, Revision};

/// Makes the enums of the families, [`ButtonAction`] over them, and both directions of the text.
///
/// A row is `Variant = "word"` or `Variant(name: Type) = "word"`, where the type is an
/// [`Argument`].
macro_rules! button_actions {
    ($(
        $(#[$family_doc:meta])*
        $family:ident($button:ident) {
            $( $(#[$doc:meta])* $variant:ident $(($name:ident: $argument:ty))? = $word:literal, )+
        }
    )+) => {
        /// What a button, a menu or a form does, by family.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum ButtonAction {
            $( $(#[$family_doc])* $family($button), )+
        }

        impl ButtonAction {
            /// The word of the action.
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self {
                    $( Self::$family(button) => button.word(), )+
                }
            }

            /// What follows the revision, if anything does.
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

        /// Every row of the table: its word, and the actions that it can stand for.
        #[cfg(test)]
        fn rows() -> Vec<(&'static str, proptest::strategy::BoxedStrategy<ButtonAction>)> {
            use proptest::strategy::Strategy as _;
            vec![$($( (
                $word,
                button_actions!(@any $button $variant $($argument)?).prop_map(ButtonAction::from).boxed(),
            ), )+)+]
        }
    };
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

button_actions! {
    /// Challenges.
    Challenges(ChallengeButton) {
        /// Accepts a challenge.
        Accept = "accept",
        /// Declines a challenge.
        Decline = "decline",
        /// Withdraws a challenge.
        Withdraw = "withdraw",
        /// Challenges someone to a game.
        Send(target: ChallengeTarget) = "challenge",
        /// Shows this draft of a challenge.
        Draft(draft: ChallengeDraft) = "new",
        /// The menu of games, for this draft.
        DraftGame(draft: ChallengeDraft) = "new-game",
        /// The menu of setups, for this draft.
        DraftSetup(draft: ChallengeDraft) = "new-setup",
        /// The menu of paces, for this draft.
        DraftPace(draft: ChallengeDraft) = "new-pace",
        /// The menu of people, for this draft.
        DraftOpponent(draft: ChallengeDraft) = "new-who",
        /// Sends this draft.
        SendDraft(draft: ChallengeDraft) = "new!",
    }

    /// Games against the computer.
    Computer(ComputerButton) {
        /// Shows this draft of a game.
        Draft(draft: ComputerDraft) = "pc",
        /// The menu of games, for this draft.
        Game(draft: ComputerDraft) = "pc-game",
        /// The menu of setups, for this draft.
        Setup(draft: ComputerDraft) = "pc-setup",
        /// The menu of levels, for this draft.
        Level(draft: ComputerDraft) = "pc-level",
        /// Begins the game of this draft.
        Start(draft: ComputerDraft) = "pc!",
        /// Begins the same game once more, against the level with this number.
        Again(level: u32) = "pc-again",
        /// Gives a hint: first which piece, then the move, then why.
        Hint(step: u32) = "pc-hint",
        /// Begins a game against the computer after so many records of the one that it is about.
        Try(after: u32) = "pc-try",
    }

    /// Putting a move together from menus.
    Composer(ComposerButton) {
        /// Opens the composer. Forms for a move had this word once.
        Open = "move",
        /// The menu, made at this version of the draft.
        Pick(version: u32) = "pick",
        /// Turns to a page of the menu.
        Page(page: MenuPage) = "page",
        /// Takes back the last choice of this version of the draft.
        Undo(version: u32) = "undo",
        /// Plays what this version of the draft makes.
        Confirm(version: u32) = "confirm",
        /// Takes back all choices of this version of the draft.
        Discard(version: u32) = "discard",
    }

    /// Playing a move.
    Moves(MoveButton) {
        /// Plays this move.
        Play(text: String) = "play",
        /// Enters this text, as if it was typed.
        Enter(text: String) = "enter",
        /// A menu of texts to enter.
        Choose = "choose",
        /// Asks for a move in a form that holds this text, or what was kept of the player's typing.
        Edit(text: Option<String>) = "edit",
        /// Asks for a move in a form; also that form.
        Type = "type",
    }

    /// Looking at a game, ending it, and playing once more.
    Game(GameButton) {
        /// Shows the board as the player may see it.
        View = "view",
        /// Shows what else can be done.
        More = "more",
        /// Asks whether to resign.
        Resign = "resign",
        /// Resigns.
        ResignSure = "resign!",
        /// Asks whether to abort a game that has hardly begun.
        Abort = "abort",
        /// Aborts it.
        AbortSure = "abort!",
        /// Offers a rematch, or accepts the one that is offered.
        Rematch = "rematch",
        /// Shows what proves the dice of the moves that made the revision.
        Dice = "dice",
    }

    /// Draws and takebacks that players offer each other.
    Offers(OfferButton) {
        /// Offers a draw.
        Draw = "draw",
        /// Agrees to the draw that is offered.
        DrawAccept = "draw+",
        /// Declines the draw that is offered.
        DrawDecline = "draw-",
        /// Withdraws the offer of a draw.
        DrawWithdraw = "draw0",
        /// Asks for a takeback.
        Takeback = "takeback",
        /// Allows the takeback that is asked for.
        TakebackAccept = "takeback+",
        /// Declines the takeback that is asked for.
        TakebackDecline = "takeback-",
        /// Asks for the takeback no more.
        TakebackWithdraw = "takeback0",
    }

    /// The history of a game.
    History(HistoryButton) {
        /// Shows this page of the history, the newest position where none is given.
        Show(page: Option<HistoryPage>) = "history",
        /// Asks to which move of the history to go; also the form that it opens.
        GoTo(orientation: Orientation) = "goto",
        /// Lists the moves: this page of them, from 0, the newest where none is given.
        List(page: Option<usize>) = "turns",
        /// Sends the game as a text file.
        Download = "record",
        /// Sends the replay, from this side.
        Replay(orientation: Orientation) = "replay",
    }

    /// The review of a game that is over.
    Reviews(ReviewButton) {
        /// Opens it beside what is shown.
        Open = "review",
        /// Looks how far it came.
        Again = "review-again",
        /// Opens the history behind the move whose record has this index.
        Turn(index: usize) = "review-move",
    }

    /// Private notes.
    Notes(NoteButton) {
        /// Opens the notes in a form; also that form.
        Edit = "note",
    }

    /// Planned moves.
    Plans(PlanButton) {
        /// Cancels this plan with those that continue it; all where none is given.
        Cancel(plan: Option<Id>) = "unplan",
        /// Shows this page of the list, from 0.
        List(page: usize) = "plans",
    }

    /// The list of ongoing games and open challenges.
    Games(GamesButton) {
        /// Shows a page of it.
        List(page: PlayerPage) = "games",
    }

    /// The best players.
    Leaderboard(LeaderboardButton) {
        /// Shows a page of their list.
        List(page: LeaderboardPage) = "best",
    }

    /// The rules of the games.
    Rules(RulesButton) {
        /// Shows a page of a game's rules.
        Page(page: RulesPage) = "rules",
        /// A menu of pages.
        Menu(menu: RulesMenu) = "topics",
        /// Opens the rules of this game beside what is shown.
        Learn(game: String) = "learn",
    }

    /// Lessons.
    Lessons(LessonButton) {
        /// Lists the lessons of this game; how far its reader came in each game where none is given.
        List(game: Option<String>) = "lessons",
        /// Continues with the lessons of this game.
        Continue(game: String) = "lesson-go",
        /// Begins this lesson.
        Begin(lesson: LessonName) = "lesson",
        /// A menu of this game's lessons.
        Choose(game: String) = "lesson-list",
        /// The menu of the move that is put together.
        Pick(mark: LessonMark) = "lesson-pick",
        /// Turns to a page of that menu.
        Page(mark: LessonMark) = "lesson-page",
        /// Takes back the last choice.
        Undo(mark: LessonMark) = "lesson-undo",
        /// Plays what was put together.
        Confirm(mark: LessonMark) = "lesson-play",
        /// Asks for a move in a form; also that form.
        Type(mark: LessonMark) = "lesson-type",
        /// Says what helps.
        Hint(mark: LessonMark) = "lesson-hint",
    }

    /// Puzzles.
    Puzzles(PuzzleButton) {
        /// How its reader does in each game.
        Overview = "puzzles",
        /// Goes on with a puzzle of this game.
        Open(game: String) = "puzzle-go",
        /// Gives another puzzle of this game.
        Next(game: String) = "puzzle-next",
        /// The menu of the move that is put together.
        Pick(mark: LessonMark) = "puzzle-pick",
        /// Turns to a page of that menu.
        Page(mark: LessonMark) = "puzzle-page",
        /// Takes back the last choice.
        Undo(mark: LessonMark) = "puzzle-undo",
        /// Plays what was put together.
        Confirm(mark: LessonMark) = "puzzle-play",
        /// Asks for a move in a form; also that form.
        Type(mark: LessonMark) = "puzzle-type",
        /// Says which piece to move.
        Hint(mark: LessonMark) = "puzzle-hint",
        /// Gives up, and shows the line.
        Solution(mark: LessonMark) = "puzzle-show",
        /// Shows the line after so many of its moves: that is the page.
        Line(mark: LessonMark) = "puzzle-line",
    }

    /// Daily puzzles of servers. The subject of the id is the puzzle that was posted.
    Dailies(DailyButton) {
        /// Opens it for whoever presses.
        Solve = "daily",
    }

    /// What is stored about a player.
    PlayerData(PlayerDataButton) {
        /// Sends it as a file.
        Export = "export",
        /// Asks whether to delete it.
        Delete = "forget",
        /// Deletes it.
        DeleteSure = "forget!",
    }

    /// A player's profile.
    Profile(ProfileButton) {
        /// Joins or leaves the lists of all servers.
        Listed(listed: bool) = "listed",
        /// Shows a player's results, with this page of the games that ended.
        Show(page: PlayerPage) = "profile",
    }

    /// A player's settings.
    Settings(SettingsButton) {
        /// Shows them.
        Show = "settings",
        /// The menu of the settings.
        Choose = "setting",
        /// The menu of what this setting may be.
        Set(name: String) = "set",
        /// Asks for what this setting is to be in a form; also that form.
        Type(name: String) = "set-type",
    }

    /// What admins of a server do.
    Server(ServerButton) {
        /// Ends a game as its admin proposed.
        EndSure = "end!",
        /// Deletes what is stored about the server.
        DeleteSure = "server!",
        /// Shows the settings.
        Show = "server",
        /// The menu of the settings.
        Choose = "server-part",
        /// The menu of what this setting may be.
        Set(name: String) = "server-set",
        /// Asks for what this setting is to be in a form; also that form.
        Type(name: String) = "server-type",
        /// The menu of channels: adds one to the game channels, or removes it.
        Channel = "server-channel",
        /// Removes all game channels.
        ClearChannels = "server-clear",
    }

    /// Commands.
    Commands(CommandButton) {
        /// The menu of games that this command could mean.
        InGame(question: GameQuestion) = "in-game",
    }

    /// Questions that nothing is done about.
    Dialog(DialogButton) {
        /// Does nothing.
        Cancel = "cancel",
    }
}

/// A `custom_id`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomId {
    /// What it does.
    pub action: ButtonAction,
    /// The game or challenge that it is about; 0 where it is about none.
    pub subject: Id,
    /// The revision at which it was made.
    pub revision: Revision,
}

impl CustomId {
    /// The id of what is about no game.
    pub fn of_no_game(action: impl Into<ButtonAction>) -> Self {
        Self { action: action.into(), subject: Id(0), revision: Revision(0) }
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1.{}.{}.{}", self.action.word(), self.subject, self.revision.0)?;
        self.action.argument().map_or(Ok(()), |argument| write!(f, ".{argument}"))
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
        let action = ButtonAction::decode(word, parts.next()).ok_or(UnknownId)?;
        Ok(Self { action, subject, revision })
    }
}
