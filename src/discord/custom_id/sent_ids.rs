//! Every id ever sent can still be decoded.

use super::*;
use crate::domain::tournament::TableResult;
use crate::domain::{Level, PlayerId, SideWish};
use sealed_move_rules::Side;

/// Ids in messages that were already sent.
#[test]
fn sent_ids_stay_decodable() {
    let check = |text: &str, action: ButtonAction| {
        let id = CustomId { action, subject: Id(1023), revision: Revision(7) };
        assert_eq!(text.parse(), Ok(id.clone()), "{text}");
        assert_eq!(id.to_string(), text);
    };
    let target = ChallengeTarget { game: "kyo".into(), opponent: PlayerId(77) };
    check("v1.accept.zz.7", ChallengeButton::Accept.into());
    check("v1.accept-unrated.zz.7", ChallengeButton::AcceptUnrated.into());
    check("v1.decline.zz.7", ChallengeButton::Decline.into());
    check("v1.withdraw.zz.7", ChallengeButton::Withdraw.into());
    check("v1.challenge.zz.7.kyo,77", ChallengeButton::Send(target).into());
    let draft = |game: Option<&str>| ChallengeDraft {
        game: game.map(Into::into),
        setup: game.map(|_| "middle-plus".into()),
        side: SideWish::Fixed(Side::First),
        pace: game.map(|_| 3),
        rated: true,
        opponent: game.map(|_| PlayerId(77)),
    };
    check("v1.new.zz.7.,,first,,yes,", ChallengeButton::Draft(draft(None)).into());
    check("v1.new-game.zz.7.,,first,,yes,", ChallengeButton::DraftGame(draft(None)).into());
    check("v1.new-setup.zz.7.,,first,,yes,", ChallengeButton::DraftSetup(draft(None)).into());
    check("v1.new-pace.zz.7.,,first,,yes,", ChallengeButton::DraftPace(draft(None)).into());
    check("v1.new-who.zz.7.,,first,,yes,", ChallengeButton::DraftOpponent(draft(None)).into());
    check(
        "v1.new!.zz.7.kyo,middle-plus,first,3,yes,77",
        ChallengeButton::SendDraft(draft(Some("kyo"))).into(),
    );
    let question = |number: Option<i64>, text: Option<&str>| {
        CommandButton::InGame(GameQuestion {
            command: "board".into(),
            number: number.map(|value| ("turn".into(), value)),
            text: text.map(|value| ("what".into(), value.into())),
        })
    };
    check("v1.in-game.zz.7.board", question(None, None).into());
    check("v1.in-game.zz.7.board,turn#12", question(Some(12), None).into());
    check("v1.in-game.zz.7.board,turn#12,what=a, b=c.d", question(Some(12), Some("a, b=c.d")).into());
    let draft = ComputerDraft {
        game: Some("kyo".into()),
        setup: Some("middle".into()),
        level: Some(Level::Careful),
        side: SideWish::Fixed(Side::First),
        pace: Some(14),
        rated: true,
        strict: true,
        public: true,
    };
    check("v1.pc.zz.7.,,,random,,", ComputerButton::Draft(ComputerDraft::EMPTY).into());
    check("v1.pc-game.zz.7.,,,random,,", ComputerButton::Game(ComputerDraft::EMPTY).into());
    check("v1.pc-setup.zz.7.kyo,middle,3,first,14,rsp", ComputerButton::Setup(draft.clone()).into());
    check("v1.pc-level.zz.7.kyo,middle,3,first,14,rsp", ComputerButton::Level(draft.clone()).into());
    check("v1.pc!.zz.7.kyo,middle,3,first,14,rsp", ComputerButton::Start(draft).into());
    check("v1.pc-again.zz.7.4", ComputerButton::Again(4).into());
    check("v1.pc-hint.zz.7.2", ComputerButton::Hint(2).into());
    check("v1.pc-try.zz.7.14", ComputerButton::Try(14).into());
    check("v1.move.zz.7", ComposerButton::Open.into());
    check("v1.dice.zz.7", GameButton::Dice.into());
    check("v1.learn.zz.7.kyo", RulesButton::Learn("kyo".into()).into());
    check("v1.pick.zz.7.3", ComposerButton::Pick(3).into());
    check("v1.page.zz.7.3.12", ComposerButton::Page(MenuPage { version: 3, page: 12 }).into());
    check("v1.undo.zz.7.3", ComposerButton::Undo(3).into());
    check("v1.confirm.zz.7.3", ComposerButton::Confirm(3).into());
    check("v1.discard.zz.7.3", ComposerButton::Discard(3).into());
    check("v1.play.zz.7.O(a10)a11=R+", MoveButton::Play("O(a10)a11=R+".into()).into());
    check("v1.play.zz.7.DI@h8.2 a1b1", MoveButton::Play("DI@h8.2 a1b1".into()).into());
    check("v1.type.zz.7", MoveButton::Type.into());
    check("v1.view.zz.7", GameButton::View.into());
    check("v1.more.zz.7", GameButton::More.into());
    check("v1.resign.zz.7", GameButton::Resign.into());
    check("v1.resign!.zz.7", GameButton::ResignSure.into());
    check("v1.abort.zz.7", GameButton::Abort.into());
    check("v1.abort!.zz.7", GameButton::AbortSure.into());
    check("v1.rematch.zz.7", GameButton::Rematch.into());
    check("v1.draw.zz.7", OfferButton::Draw.into());
    check("v1.draw+.zz.7", OfferButton::DrawAccept.into());
    check("v1.draw-.zz.7", OfferButton::DrawDecline.into());
    check("v1.draw0.zz.7", OfferButton::DrawWithdraw.into());
    check("v1.takeback.zz.7", OfferButton::Takeback.into());
    check("v1.takeback+.zz.7", OfferButton::TakebackAccept.into());
    check("v1.takeback-.zz.7", OfferButton::TakebackDecline.into());
    check("v1.takeback0.zz.7", OfferButton::TakebackWithdraw.into());
    let page = |at, orientation, link| HistoryButton::Show(Some(HistoryPage { at, orientation, link }));
    check("v1.history.zz.7", HistoryButton::Show(None).into());
    check("v1.history.zz.7.0-a", page(0, Orientation::Usual, PageLink::First).into());
    check("v1.history.zz.7.4-b", page(4, Orientation::Usual, PageLink::Back).into());
    check("v1.history.zz.7.6-f", page(6, Orientation::Usual, PageLink::Forward).into());
    check("v1.history.zz.7.9-z", page(9, Orientation::Usual, PageLink::Last).into());
    check("v1.history.zz.7.12~t", page(12, Orientation::Flipped, PageLink::Flip).into());
    check("v1.goto.zz.7", HistoryButton::GoTo(Orientation::Usual).into());
    check("v1.goto.zz.7.~", HistoryButton::GoTo(Orientation::Flipped).into());
    check("v1.turns.zz.7", HistoryButton::List(None).into());
    check("v1.turns.zz.7.12", HistoryButton::List(Some(12)).into());
    check("v1.record.zz.7", HistoryButton::Download.into());
    check("v1.replay.zz.7", HistoryButton::Replay(Orientation::Usual).into());
    check("v1.replay.zz.7.~", HistoryButton::Replay(Orientation::Flipped).into());
    check("v1.review.zz.7", ReviewButton::Open.into());
    check("v1.review-again.zz.7", ReviewButton::Again.into());
    check("v1.review-move.zz.7.14", ReviewButton::Turn(14).into());
    check("v1.note.zz.7", NoteButton::Edit.into());
    check("v1.unplan.zz.7", PlanButton::Cancel(None).into());
    check("v1.unplan.zz.7.2d", PlanButton::Cancel(Some(Id(77))).into());
    let page = RulesPage { game: "kyo".into(), topic: "stacks".into(), link: PageLink::Forward };
    check("v1.rules.zz.7.kyo,stacks,f", RulesButton::Page(page).into());
    let menu = |chapters| RulesButton::Menu(RulesMenu { game: "kyo".into(), chapters });
    check("v1.topics.zz.7.kyo", menu(false).into());
    check("v1.topics.zz.7.kyo,all", menu(true).into());
    check("v1.export.zz.7", PlayerDataButton::Export.into());
    check("v1.forget.zz.7", PlayerDataButton::Delete.into());
    check("v1.forget!.zz.7", PlayerDataButton::DeleteSure.into());
    check("v1.blocks.zz.7.2", BlockButton::List(2).into());
    check("v1.unblock-who.zz.7.2", BlockButton::Choose(2).into());
    check("v1.unblock.zz.7.77", BlockButton::Lift(PlayerId(77)).into());
    check("v1.mod-log.zz.7.2", ModerationButton::Log(2).into());
    let pings = PlayerPage { player: Some(PlayerId(77)), page: 2 };
    check("v1.mod-pings.zz.7.77,2", ModerationButton::Pings(pings).into());
    check("v1.listed.zz.7.yes", ProfileButton::Listed(true).into());
    check("v1.listed.zz.7.no", ProfileButton::Listed(false).into());
    check("v1.end!.zz.7", ServerButton::EndSure.into());
    check("v1.server!.zz.7", ServerButton::DeleteSure.into());
    check("v1.enter.zz.7.E0", MoveButton::Enter("E0".into()).into());
    check("v1.choose.zz.7", MoveButton::Choose.into());
    check("v1.edit.zz.7", MoveButton::Edit(None).into());
    check("v1.edit.zz.7.d2d9", MoveButton::Edit(Some("d2d9".into())).into());
    check("v1.plans.zz.7.2", PlanButton::List(2).into());
    let page = |player| PlayerPage { player, page: 2 };
    check("v1.games.zz.7.me,2", GamesButton::List(page(None)).into());
    check("v1.profile.zz.7.77,2", ProfileButton::Show(page(Some(PlayerId(77)))).into());
    let best = |game: Option<&str>| LeaderboardPage {
        game: game.map(str::to_owned),
        everywhere: game.is_none(),
        page: 2,
    };
    check("v1.best.zz.7.kyo,here,2", LeaderboardButton::List(best(Some("kyo"))).into());
    check("v1.best.zz.7.,all,2", LeaderboardButton::List(best(None)).into());
    check("v1.settings.zz.7", SettingsButton::Show.into());
    check("v1.setting.zz.7", SettingsButton::Choose.into());
    check("v1.set.zz.7.theme", SettingsButton::Set("theme".into()).into());
    check("v1.set-type.zz.7.zone", SettingsButton::Type("zone".into()).into());
    check("v1.server.zz.7", ServerButton::Show.into());
    check("v1.server-part.zz.7", ServerButton::Choose.into());
    check("v1.server-set.zz.7.pace", ServerButton::Set("pace".into()).into());
    check("v1.server-type.zz.7.vacation", ServerButton::Type("vacation".into()).into());
    check("v1.server-channel.zz.7", ServerButton::Channel.into());
    check("v1.server-clear.zz.7", ServerButton::ClearChannels.into());
    check("v1.lessons.zz.7", LessonButton::List(None).into());
    check("v1.lessons.zz.7.kyo", LessonButton::List(Some("kyo".into())).into());
    let course = ExerciseName { game: "kyo".into(), name: "winning".into() };
    check("v1.lesson-course.zz.7.kyo,winning", LessonButton::Course(course).into());
    check("v1.season.zz.7", TournamentButton::Show.into());
    check("v1.season-join.zz.7", TournamentButton::Join.into());
    check("v1.season-leave.zz.7", TournamentButton::Leave.into());
    check("v1.season-leave!.zz.7", TournamentButton::LeaveNow.into());
    check("v1.season-later.zz.7", TournamentButton::LeaveLater.into());
    check("v1.season-challenge.zz.7.0", TournamentButton::Challenge(0).into());
    check("v1.season-opponent.zz.7", TournamentButton::Opponent.into());
    check("v1.season-games.zz.7", TournamentButton::Games.into());
    check("v1.season-table.zz.7", TournamentButton::Table(None).into());
    check("v1.season-table.zz.7.2", TournamentButton::Table(Some(2)).into());
    check("v1.season-file.zz.7", TournamentButton::File.into());
    check("v1.season-rules.zz.7", TournamentButton::Rules.into());
    let league = || TournamentDraft {
        game: Some("kyo".into()),
        setup: Some("middle".into()),
        kind: DraftKind::League { weeks: Some(16), days: 14, start: 7 },
        name: Some("Winter league".into()),
        ..TournamentDraft::EMPTY
    };
    check("v1.lg.zz.7.kyo,middle,16,14,7,r,Winter league", LeagueButton::Draft(league()).into());
    let cup = TournamentDraft { kind: DraftKind::Cup { size: 8, start: 7 }, ..league() };
    check("v1.lg-size.zz.7.kyo,middle,8,,7,r,Winter league", LeagueButton::Size(cup).into());
    let swiss = TournamentDraft { kind: DraftKind::Swiss { start: 7 }, ..league() };
    check("v1.lg.zz.7.kyo,middle,,,7,r,Winter league", LeagueButton::Draft(swiss).into());
    let ladder = TournamentDraft { kind: DraftKind::Ladder, ..league() };
    check("v1.lg.zz.7.kyo,middle,,,,r,Winter league", LeagueButton::Draft(ladder).into());
    check("v1.lg-kind.zz.7.kyo,middle,16,14,7,r,Winter league", LeagueButton::Kind(league()).into());
    check("v1.lg-game.zz.7.kyo,middle,16,14,7,r,Winter league", LeagueButton::Game(league()).into());
    check("v1.lg-setup.zz.7.kyo,middle,16,14,7,r,Winter league", LeagueButton::Setup(league()).into());
    check("v1.lg-time.zz.7.kyo,middle,16,14,7,r,Winter league", LeagueButton::Time(league()).into());
    check("v1.lg-start.zz.7.kyo,middle,16,14,7,r,Winter league", LeagueButton::Start(league()).into());
    check("v1.lg-name.zz.7.kyo,middle,16,14,7,r,Winter league", LeagueButton::Name(league()).into());
    check("v1.lg!.zz.7.kyo,middle,16,14,7,r,Winter league", LeagueButton::Create(league()).into());
    check("v1.manage.zz.7", ManageButton::Acts.into());
    check("v1.manage-start.zz.7", ManageButton::Start.into());
    check("v1.manage-out.zz.7.0", ManageButton::Remove(0).into());
    check("v1.manage-place.zz.7.0", ManageButton::Place(0).into());
    check("v1.manage-reserve.zz.7.5", ManageButton::Reserve(5).into());
    check("v1.manage-game.zz.7.0", ManageButton::Game(0).into());
    let pair = SeasonPair { division: 1, round: 2, first: 3, second: 4 };
    check("v1.manage-result.zz.7.1,2,3,4", ManageButton::Result(pair).into());
    check("v1.manage-undo.zz.7.0", ManageButton::Undo(0).into());
    let act = |act| ManageButton::Sure(act).into();
    check("v1.manage!.zz.7.move,7", act(OrganizerAct::Move(7)));
    check("v1.manage!.zz.7.remove,5", act(OrganizerAct::Remove(5)));
    check("v1.manage!.zz.7.seat,3,5", act(OrganizerAct::Seat { number: 3, reserve: 5 }));
    check("v1.manage!.zz.7.decide,1/2,1,2,3,4", act(OrganizerAct::Decide(pair, TableResult::Drawn)));
    check("v1.manage!.zz.7.undo,1,2,3,4", act(OrganizerAct::Undo(pair)));
    check("v1.manage!.zz.7.end", act(OrganizerAct::End));
    check("v1.manage!.zz.7.off", act(OrganizerAct::Off));
    check("v1.lesson-go.zz.7.kyo", LessonButton::Continue("kyo".into()).into());
    check("v1.lesson-chess.zz.7.lusus", LessonButton::KnowChess("lusus".into()).into());
    check("v1.lesson-list.zz.7.kyo", LessonButton::Choose("kyo".into()).into());
    let lesson = || ExerciseName { game: "kyo".into(), name: "goal".into() };
    check("v1.lesson.zz.7.kyo,goal", LessonButton::Begin(lesson()).into());
    let mark = || ExerciseMark { exercise: lesson(), version: 3, page: 2 };
    check("v1.lesson-pick.zz.7.kyo,goal,3,2", LessonButton::Pick(mark()).into());
    check("v1.lesson-page.zz.7.kyo,goal,3,2", LessonButton::Page(mark()).into());
    check("v1.lesson-undo.zz.7.kyo,goal,3,2", LessonButton::Undo(mark()).into());
    check("v1.lesson-play.zz.7.kyo,goal,3,2", LessonButton::Confirm(mark()).into());
    check("v1.lesson-type.zz.7.kyo,goal,3,2", LessonButton::Type(mark()).into());
    check("v1.lesson-hint.zz.7.kyo,goal,3,2", LessonButton::Hint(mark()).into());
    check("v1.puzzles.zz.7", PuzzleButton::Overview.into());
    check("v1.puzzle-go.zz.7.kyo", PuzzleButton::Open("kyo".into()).into());
    check("v1.puzzle-next.zz.7.kyo", PuzzleButton::Next("kyo".into()).into());
    check("v1.puzzle-pick.zz.7.kyo,goal,3,2", PuzzleButton::Pick(mark()).into());
    check("v1.puzzle-page.zz.7.kyo,goal,3,2", PuzzleButton::Page(mark()).into());
    check("v1.puzzle-undo.zz.7.kyo,goal,3,2", PuzzleButton::Undo(mark()).into());
    check("v1.puzzle-play.zz.7.kyo,goal,3,2", PuzzleButton::Confirm(mark()).into());
    check("v1.puzzle-type.zz.7.kyo,goal,3,2", PuzzleButton::Type(mark()).into());
    check("v1.puzzle-hint.zz.7.kyo,goal,3,2", PuzzleButton::Hint(mark()).into());
    check("v1.puzzle-show.zz.7.kyo,goal,3,2", PuzzleButton::Solution(mark()).into());
    check("v1.puzzle-line.zz.7.kyo,goal,3,2", PuzzleButton::Line(mark()).into());
    check("v1.own-go.zz.7.kyo", OwnPuzzleButton::Open("kyo".into()).into());
    check("v1.own-pick.zz.7.kyo,goal,3,2", OwnPuzzleButton::Pick(mark()).into());
    check("v1.own-page.zz.7.kyo,goal,3,2", OwnPuzzleButton::Page(mark()).into());
    check("v1.own-undo.zz.7.kyo,goal,3,2", OwnPuzzleButton::Undo(mark()).into());
    check("v1.own-play.zz.7.kyo,goal,3,2", OwnPuzzleButton::Confirm(mark()).into());
    check("v1.own-type.zz.7.kyo,goal,3,2", OwnPuzzleButton::Type(mark()).into());
    check("v1.own-show.zz.7.kyo,goal,3,2", OwnPuzzleButton::Solution(mark()).into());
    check("v1.daily.zz.7", DailyButton::Solve.into());
    check("v1.cancel.zz.7", DialogButton::Cancel.into());
}
