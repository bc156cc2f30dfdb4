//! The `custom_id` of each button, menu and form.
//!
//! `custom_id` = `v1.action.subject.revision[.argument]`: the action's word, the id of a game or
//! challenge, the revision at which the component was made, and the action's argument. A component
//! carries all its state, so it still works after a month and a restart. The table below declares
//! all words and arguments, and generates the only encoder and decoder. Handlers are in `buttons/`,
//! one file per family. A word that was ever sent out stays in the table.

#[macro_use]
mod button_actions;

mod argument;
mod computer_draft;
mod demands;
mod organizer_act;
#[cfg(test)]
mod sent_ids;
#[cfg(test)]
mod tests;
mod tournament_draft;

use std::fmt;
use std::str::FromStr;

pub use computer_draft::ComputerDraft;
pub use demands::{ChannelCheck, DeferredPlacement};
pub use organizer_act::OrganizerAct;
pub use tournament_draft::{DraftKind, TournamentDraft};

pub use argument::{
    ChallengeDraft, ChallengeTarget, ExerciseMark, ExerciseName, GameQuestion, HistoryPage, LeaderboardPage,
    MenuPage, Orientation, PageLink, PlayerPage, RulesMenu, RulesPage,
};

use argument::Argument;

use crate::domain::tournament::SeasonPair;
use crate::domain::{Id, PlayerId, Revision};

button_actions! {
    Challenges(ChallengeButton) {
        Accept = "accept" => NewMessage, Start;
        /// Accepts a rated challenge whose pair has begun too many rated matches.
        AcceptUnrated = "accept-unrated" => NewMessage, Start;
        Decline = "decline" => NewMessage, NoChannels;
        Withdraw = "withdraw" => NewMessage, NoChannels;
        /// Challenges a player directly, without a draft.
        Send(target: ChallengeTarget) = "challenge" => NewMessage, FirstUsable;
        /// Shows a draft.
        Draft(draft: ChallengeDraft) = "new" => InPlace, NoChannels;
        /// Menu of games for a draft.
        DraftGame(draft: ChallengeDraft) = "new-game" => InPlace, NoChannels;
        /// Menu of setups for a draft.
        DraftSetup(draft: ChallengeDraft) = "new-setup" => InPlace, NoChannels;
        /// Menu of times per move for a draft.
        DraftPace(draft: ChallengeDraft) = "new-pace" => InPlace, NoChannels;
        /// Menu of opponents for a draft.
        DraftOpponent(draft: ChallengeDraft) = "new-who" => InPlace, NoChannels;
        SendDraft(draft: ChallengeDraft) = "new!" => NewMessage, FirstUsable;
    }

    /// Games against the computer.
    Computer(ComputerButton) {
        /// Shows a draft.
        Draft(draft: ComputerDraft) = "pc" => InPlace, NoChannels;
        /// Menu of games for a draft.
        Game(draft: ComputerDraft) = "pc-game" => InPlace, NoChannels;
        /// Menu of setups for a draft.
        Setup(draft: ComputerDraft) = "pc-setup" => InPlace, NoChannels;
        /// Menu of levels for a draft.
        Level(draft: ComputerDraft) = "pc-level" => InPlace, NoChannels;
        /// Starts the game of a draft.
        Start(draft: ComputerDraft) = "pc!" => InPlace, FirstUsable;
        /// Starts a rematch against this level.
        Again(level: u32) = "pc-again" => NewMessage, NoChannels, Game;
        /// Gives a hint: step 1 names the piece, step 2 the move, step 3 the reason.
        Hint(step: u32) = "pc-hint" => InPlace, NoChannels, Game;
        /// Forks the subject after this many records into a game against the computer.
        Try(after: u32) = "pc-try" => NewMessage, NoChannels;
    }

    /// Composing a move with menus. `version` is the version of the draft.
    Composer(ComposerButton) {
        /// Opens the composer. Early versions used this word for a form.
        Open = "move" => NewMessage, NoChannels, Game;
        /// Menu of options for the next part of the move.
        Pick(version: u32) = "pick" => InPlace, NoChannels, Game;
        /// Shows a page of the menu.
        Page(page: MenuPage) = "page" => InPlace, NoChannels, Game;
        /// Undoes the last choice.
        Undo(version: u32) = "undo" => InPlace, NoChannels, Game;
        /// Plays the composed move.
        Confirm(version: u32) = "confirm" => InPlace, NoChannels, Game;
        /// Undoes all choices.
        Discard(version: u32) = "discard" => InPlace, NoChannels, Game;
    }

    /// Playing a move.
    Moves(MoveButton) {
        /// Plays a move in canonical notation.
        Play(text: String) = "play" => NewMessage, NoChannels, Game;
        /// Handles a text like typed input.
        Enter(text: String) = "enter" => NewMessage, NoChannels, Game;
        /// Menu of texts to enter.
        Choose = "choose" => NewMessage, NoChannels, Game;
        /// Opens the form for a move, filled with this text or else the stored typed text.
        Edit(text: Option<String>) = "edit" => NewMessage, NoChannels, Game;
        /// Opens the empty form for a move; also the form itself.
        Type = "type" => NewMessage, NoChannels, Game;
    }

    /// Viewing a game, ending it and playing again.
    Game(GameButton) {
        /// Shows the board from the player's point of view.
        View = "view" => NewMessage, NoChannels, Game;
        /// Shows the less common actions.
        More = "more" => NewMessage, NoChannels, Game;
        /// Asks for confirmation.
        Resign = "resign" => NewMessage, NoChannels, Game;
        ResignSure = "resign!" => NewMessage, NoChannels, Game;
        /// Asks for confirmation.
        Abort = "abort" => NewMessage, NoChannels, Game;
        AbortSure = "abort!" => NewMessage, NoChannels, Game;
        /// Offers a rematch, or accepts the open offer.
        Rematch = "rematch" => NewMessage, Start, Game;
        /// Shows the proof of the dice rolled in the moves before this revision.
        Dice = "dice" => NewMessage, NoChannels, Game;
    }

    /// Offers of draws and takebacks.
    Offers(OfferButton) {
        Draw = "draw" => NewMessage, NoChannels, Game;
        DrawAccept = "draw+" => NewMessage, NoChannels, Game;
        DrawDecline = "draw-" => NewMessage, NoChannels, Game;
        DrawWithdraw = "draw0" => NewMessage, NoChannels, Game;
        Takeback = "takeback" => NewMessage, NoChannels, Game;
        TakebackAccept = "takeback+" => NewMessage, NoChannels, Game;
        TakebackDecline = "takeback-" => NewMessage, NoChannels, Game;
        TakebackWithdraw = "takeback0" => NewMessage, NoChannels, Game;
    }

    /// The history of a game.
    History(HistoryButton) {
        /// Shows a page of the history, by default the newest position.
        Show(page: Option<HistoryPage>) = "history" => NewMessage, NoChannels, Game;
        /// Opens the form for a move number; also the form itself.
        GoTo(orientation: Orientation) = "goto" => NewMessage, NoChannels, Game;
        /// Shows a page of the move list, from 0, by default the newest.
        List(page: Option<usize>) = "turns" => NewMessage, NoChannels, Game;
        /// Sends the game file.
        Download = "record" => NewMessage, NoChannels, Game;
        /// Sends the animated replay.
        Replay(orientation: Orientation) = "replay" => NewMessage, NoChannels, Game;
    }

    /// The review of a finished game.
    Reviews(ReviewButton) {
        /// Opens the review in a new message.
        Open = "review" => NewMessage, NoChannels, Game;
        /// Refreshes the progress.
        Again = "review-again" => InPlace, NoChannels, Game;
        /// Opens the history after the move whose record has this index.
        Turn(index: usize) = "review-move" => NewMessage, NoChannels, Game;
    }

    /// Private notes.
    Notes(NoteButton) {
        /// Opens the form with the notes; also the form itself.
        Edit = "note" => NewMessage, NoChannels, Game;
    }

    /// Planned moves.
    Plans(PlanButton) {
        /// Cancels a plan and its continuations, by default all plans.
        Cancel(plan: Option<Id>) = "unplan" => InPlace, NoChannels, Game;
        /// Shows a page of the plans, from 0.
        List(page: usize) = "plans" => InPlace, NoChannels, Game;
    }

    /// A player's ongoing games and open challenges.
    Games(GamesButton) {
        List(page: PlayerPage) = "games" => InPlace, NoChannels;
    }

    Leaderboard(LeaderboardButton) {
        List(page: LeaderboardPage) = "best" => InPlace, NoChannels;
    }

    /// The rules of the games.
    Rules(RulesButton) {
        Page(page: RulesPage) = "rules" => InPlace, NoChannels;
        /// Menu of pages or chapters.
        Menu(menu: RulesMenu) = "topics" => InPlace, NoChannels;
        /// Opens the rules of a game in a new message.
        Learn(game: String) = "learn" => InPlace, NoChannels;
    }

    Lessons(LessonButton) {
        /// Lists a game's lessons, or the progress in each game.
        List(game: Option<String>) = "lessons" => InPlace, NoChannels;
        /// Lists the lessons of a course.
        Course(course: ExerciseName) = "lesson-course" => InPlace, NoChannels;
        /// Continues with a game's lessons.
        Continue(game: String) = "lesson-go" => InPlace, NoChannels;
        Begin(lesson: ExerciseName) = "lesson" => InPlace, NoChannels;
        KnowChess(game: String) = "lesson-chess" => InPlace, NoChannels;
        /// Menu of a game's lessons.
        Choose(game: String) = "lesson-list" => InPlace, NoChannels;
        /// Menu of options for the next part of the move.
        Pick(mark: ExerciseMark) = "lesson-pick" => InPlace, NoChannels;
        /// Shows a page of that menu.
        Page(mark: ExerciseMark) = "lesson-page" => InPlace, NoChannels;
        /// Undoes the last choice.
        Undo(mark: ExerciseMark) = "lesson-undo" => InPlace, NoChannels;
        /// Plays the composed move.
        Confirm(mark: ExerciseMark) = "lesson-play" => InPlace, NoChannels;
        /// Opens the form for a move; also the form itself.
        Type(mark: ExerciseMark) = "lesson-type" => InPlace, NoChannels;
        Hint(mark: ExerciseMark) = "lesson-hint" => InPlace, NoChannels;
    }

    Puzzles(PuzzleButton) {
        /// Shows the reader's results in each game.
        Overview = "puzzles" => InPlace, NoChannels;
        /// Continues the current puzzle of a game, or picks one.
        Open(game: String) = "puzzle-go" => InPlace, NoChannels;
        /// Picks another puzzle of a game.
        Next(game: String) = "puzzle-next" => InPlace, NoChannels;
        /// Menu of options for the next part of the move.
        Pick(mark: ExerciseMark) = "puzzle-pick" => InPlace, NoChannels;
        /// Shows a page of that menu.
        Page(mark: ExerciseMark) = "puzzle-page" => InPlace, NoChannels;
        /// Undoes the last choice.
        Undo(mark: ExerciseMark) = "puzzle-undo" => InPlace, NoChannels;
        /// Plays the composed move.
        Confirm(mark: ExerciseMark) = "puzzle-play" => InPlace, NoChannels;
        /// Opens the form for a move; also the form itself.
        Type(mark: ExerciseMark) = "puzzle-type" => InPlace, NoChannels;
        /// Names the piece to move.
        Hint(mark: ExerciseMark) = "puzzle-hint" => InPlace, NoChannels;
        /// Gives up and shows the solution.
        Solution(mark: ExerciseMark) = "puzzle-show" => InPlace, NoChannels;
        /// Shows the solution after as many moves as the mark's page.
        Line(mark: ExerciseMark) = "puzzle-line" => InPlace, NoChannels;
    }

    /// Puzzles from the reader's own games.
    OwnPuzzles(OwnPuzzleButton) {
        /// Shows the next due puzzle of a game.
        Open(game: String) = "own-go" => InPlace, NoChannels;
        /// Menu of options for the next part of the move.
        Pick(mark: ExerciseMark) = "own-pick" => InPlace, NoChannels;
        /// Shows a page of that menu.
        Page(mark: ExerciseMark) = "own-page" => InPlace, NoChannels;
        /// Undoes the last choice.
        Undo(mark: ExerciseMark) = "own-undo" => InPlace, NoChannels;
        /// Answers with the composed move.
        Confirm(mark: ExerciseMark) = "own-play" => InPlace, NoChannels;
        /// Opens the form for a move; also the form itself.
        Type(mark: ExerciseMark) = "own-type" => InPlace, NoChannels;
        /// Gives up and shows the solution.
        Solution(mark: ExerciseMark) = "own-show" => InPlace, NoChannels;
    }

    /// Daily puzzles of servers. The subject is the posted puzzle.
    Dailies(DailyButton) {
        /// Opens the puzzle for the player who pressed.
        Solve = "daily" => NewMessage, NoChannels;
    }

    /// The stored data of a player.
    PlayerData(PlayerDataButton) {
        /// Sends the data as a file.
        Export = "export" => NewMessage, NoChannels;
        /// Asks for confirmation.
        Delete = "forget" => NewMessage, NoChannels;
        DeleteSure = "forget!" => NewMessage, NoChannels;
    }

    /// People whom a player has blocked.
    Blocks(BlockButton) {
        /// Shows a page of the list, from 0.
        List(page: usize) = "blocks" => InPlace, NoChannels;
        /// Menu of a page of blocked people: lifts the chosen block.
        Choose(page: usize) = "unblock-who" => InPlace, NoChannels;
        Lift(person: PlayerId) = "unblock" => InPlace, NoChannels;
    }

    /// A player's profile.
    Profile(ProfileButton) {
        /// Joins or leaves the leaderboard of all servers.
        Listed(listed: bool) = "listed" => InPlace, NoChannels;
        /// Shows a player's results with a page of their finished games.
        Show(page: PlayerPage) = "profile" => InPlace, NoChannels;
    }

    /// A player's settings.
    Settings(SettingsButton) {
        Show = "settings" => InPlace, NoChannels;
        /// Menu of settings.
        Choose = "setting" => InPlace, NoChannels;
        /// Menu of values for a setting.
        Set(name: String) = "set" => InPlace, NoChannels;
        /// Opens the form for a setting's value; also the form itself.
        Type(name: String) = "set-type" => InPlace, NoChannels;
    }

    /// Actions of server admins.
    Server(ServerButton) {
        /// Ends a game as its admin proposed.
        EndSure = "end!" => NewMessage, NoChannels, Game;
        /// Deletes the stored data of the server.
        DeleteSure = "server!" => NewMessage, NoChannels;
        /// Shows the settings.
        Show = "server" => InPlace, AllConfigured;
        /// Menu of settings.
        Choose = "server-part" => InPlace, AllConfigured;
        /// Menu of values for a setting.
        Set(name: String) = "server-set" => InPlace, AllConfigured;
        /// Opens the form for a setting's value; also the form itself.
        Type(name: String) = "server-type" => NewMessage, NoChannels;
        /// Menu of channels: toggles whether one is a game channel.
        Channel = "server-channel" => InPlace, Chosen;
        /// Removes all game channels.
        ClearChannels = "server-clear" => InPlace, NoChannels;
    }

    /// Lists of server moderators.
    Moderation(ModerationButton) {
        /// Shows a page of the log, from 0.
        Log(page: usize) = "mod-log" => InPlace, NoChannels;
        /// Shows a page of the requests of a person, or of everybody.
        Pings(page: PlayerPage) = "mod-pings" => InPlace, NoChannels;
    }

    /// Tournaments. The subject is the tournament, the revision the number of its season, or 0 for the
    /// newest one.
    Tournaments(TournamentButton) {
        Show = "season" => InPlace, NoChannels;
        Join = "season-join" => NewMessage, NoChannels;
        /// Asks whether to leave now or after the season.
        Leave = "season-leave" => NewMessage, NoChannels;
        LeaveNow = "season-leave!" => InPlace, NoChannels;
        LeaveLater = "season-later" => InPlace, NoChannels;
        /// Shows a page of the people whom the reader can challenge on a ladder.
        Challenge(page: usize) = "season-challenge" => InPlace, NoChannels;
        /// Menu of those people.
        Opponent = "season-opponent" => InPlace, NoChannels;
        /// Shows the reader's games.
        Games = "season-games" => NewMessage, NoChannels;
        /// Shows the table of a division, by default the reader's.
        Table(division: Option<u32>) = "season-table" => NewMessage, NoChannels;
        /// Sends the tournament file.
        File = "season-file" => NewMessage, NoChannels;
        Rules = "season-rules" => NewMessage, NoChannels;
    }

    /// The draft of a new tournament.
    Leagues(LeagueButton) {
        /// Shows a draft.
        Draft(draft: TournamentDraft) = "lg" => InPlace, NoChannels;
        /// Menu of kinds for a draft; as a button, opens it.
        Kind(draft: TournamentDraft) = "lg-kind" => InPlace, NoChannels;
        /// Menu of games for a draft.
        Game(draft: TournamentDraft) = "lg-game" => InPlace, NoChannels;
        /// Menu of setups for a draft.
        Setup(draft: TournamentDraft) = "lg-setup" => InPlace, NoChannels;
        /// Menu of season lengths and times for a game.
        Time(draft: TournamentDraft) = "lg-time" => InPlace, NoChannels;
        /// Menu of starts.
        Start(draft: TournamentDraft) = "lg-start" => InPlace, NoChannels;
        Size(draft: TournamentDraft) = "lg-size" => InPlace, NoChannels;
        /// Opens the form for the name; also the form itself.
        Name(draft: TournamentDraft) = "lg-name" => InPlace, NoChannels;
        Create(draft: TournamentDraft) = "lg!" => InPlace, NoChannels;
    }

    /// Acts of organizers. The subject is the tournament, the revision the number of its season.
    Manage(ManageButton) {
        /// Menu of acts.
        Acts = "manage" => InPlace, NoChannels;
        /// Menu of starts.
        Start = "manage-start" => InPlace, NoChannels;
        /// Menu of a page of people to take out.
        Remove(page: usize) = "manage-out" => InPlace, NoChannels;
        /// Menu of a page of places that a reserve may take.
        Place(page: usize) = "manage-place" => InPlace, NoChannels;
        /// Menu of reserves for the place with this number.
        Reserve(number: u32) = "manage-reserve" => InPlace, NoChannels;
        /// Menu of a page of games to decide.
        Game(page: usize) = "manage-game" => InPlace, NoChannels;
        /// Menu of results for a game.
        Result(pair: SeasonPair) = "manage-result" => InPlace, NoChannels;
        /// Menu of a page of decisions to take back.
        Undo(page: usize) = "manage-undo" => InPlace, NoChannels;
        /// Performs a confirmed act.
        Sure(act: OrganizerAct) = "manage!" => InPlace, NoChannels;
    }

    Commands(CommandButton) {
        /// Menu of games for a command that could mean several.
        InGame(question: GameQuestion) = "in-game" => InPlace, NoChannels;
    }

    /// Confirmation dialogs.
    Dialog(DialogButton) {
        Cancel = "cancel" => NewMessage, NoChannels;
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomId {
    pub action: ButtonAction,
    /// A game, a challenge, a daily puzzle or a tournament, or 0.
    pub subject: Id,
    /// The revision at which the component was made.
    pub revision: Revision,
}

impl CustomId {
    /// Creates an id without a subject.
    pub fn without_subject(action: impl Into<ButtonAction>) -> Self {
        Self { action: action.into(), subject: Id(0), revision: Revision(0) }
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1.{}.{}.{}", self.action.word(), self.subject, self.revision.0)?;
        self.action.argument().map_or(Ok(()), |argument| write!(f, ".{argument}"))
    }
}

/// The text is not a known `custom_id`.
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
