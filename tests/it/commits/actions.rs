//! Every action of the service, prepared so that it changes something.

use sealed_move::domain::{
    ComputerTerms, DailyChange, DailyGames, DraftStep, HomeChannel, Id, Level, OfferAnswer, Opponent,
    OwnPuzzleKey, Pace, PlanRequest, PlayerId, Revision, ServerChange, SettingsChange, SideWish, StartCheck,
    Timestamp, Verdict,
};
use sealed_move::service::{
    Caller, CommitOutcome, ConfirmMode, Error, GivenAway, LessonRendered, PuzzleRendered, Service,
};
use sealed_move_rules::{Game, MoveText, Side, find};

use super::{ActionRow, CommitWorld, Prepared, seeds};
use crate::actions::{ALICE, BOB, CAROL, CHANNEL, GUILD, SEED, request};
use crate::own_puzzles::review_with_a_slip;

fn aruki() -> &'static dyn Game {
    find("aruki").unwrap()
}

/// An action of a player.
fn act<T>(
    world: &mut CommitWorld,
    player: PlayerId,
    act: impl FnOnce(&Service, &Caller) -> Result<T, Error> + Send + 'static,
) -> Prepared {
    let caller = world.call(player);
    Prepared {
        caller,
        act: Box::new(move |service| act(service, &caller).map(drop)),
        outcome: Some(CommitOutcome::Stored),
    }
}

/// A step of composing a move.
fn draft<T>(
    world: &mut CommitWorld,
    player: PlayerId,
    step: impl FnOnce(&Service, &Caller) -> Result<T, Error> + Send + 'static,
) -> Prepared {
    Prepared { outcome: Some(CommitOutcome::Drafted), ..act(world, player, step) }
}

fn terms() -> ComputerTerms {
    ComputerTerms {
        game: aruki(),
        setup: None,
        level: Level::Newcomer,
        side: SideWish::Fixed(Side::First),
        pace: Pace::UNLIMITED,
        rated: false,
        strict: false,
        place: HomeChannel { guild: Some(GUILD), channel: CHANNEL },
    }
}

/// Starts a game of Alice against the computer.
fn computer_game(world: &mut CommitWorld) -> Id {
    let call = world.call(ALICE);
    world.service.computers.begin(&call, &terms(), seeds(), Side::First).unwrap().game.id
}

/// Offers a draw or a takeback by Alice after her move; returns the game and the offer's revision.
fn offer(world: &mut CommitWorld, takeback: bool) -> (Id, Revision) {
    let game = world.game();
    world.play(ALICE, game, "a2a3");
    let call = world.call(ALICE);
    let offers = &world.service.offers;
    let offered = if takeback { offers.offer_takeback(&call, game) } else { offers.offer_draw(&call, game) };
    (game, offered.unwrap().match_view.game.revision)
}

/// Begins a lesson of Bob; returns its name, the version of its draft, and a legal move.
fn lesson(world: &mut CommitWorld) -> (&'static str, u32, String) {
    let call = world.call(BOB);
    let lesson = aruki().courses()[0].lessons[0].name;
    let view = world.service.lessons.begin(&call, aruki(), lesson).unwrap();
    (lesson, view.draft.version, view.board_view.view.legal_moves(1000).unwrap()[0].clone())
}

/// Begins the next puzzle of Bob; returns its name, the version of its draft, and the right move.
fn puzzle(world: &mut CommitWorld) -> (String, u32, String) {
    let call = world.call(BOB);
    let view = world.service.puzzles.next(&call, aruki()).unwrap();
    (view.puzzle.name.clone(), view.draft.version, view.right.unwrap().to_owned())
}

/// A finished game that counts for ratings.
fn rated_game(world: &mut CommitWorld) -> Id {
    let game = world.game();
    world.play(ALICE, game, "a2a3");
    world.play(BOB, game, "a11a10");
    let call = world.call(BOB);
    world.service.moves.resign(&call, game, None).unwrap();
    game
}

/// A finished game with a review that blames Alice's first move.
fn reviewed_game(world: &mut CommitWorld) -> Id {
    let game = rated_game(world);
    let call = world.call(ALICE);
    review_with_a_slip(&world.service, call, game, "O(b2)b3");
    game
}

/// Makes a puzzle of Alice's mistake.
fn own_puzzle(world: &mut CommitWorld) -> OwnPuzzleKey {
    let game = reviewed_game(world);
    let call = world.call(ALICE);
    assert!(world.service.own_puzzles.collect(&call, game).unwrap());
    OwnPuzzleKey { game, record: 0 }
}

fn bob() -> Opponent {
    Opponent { player: BOB, bot: false }
}

/// Lets Alice block Bob; returns when.
fn block(world: &mut CommitWorld) -> Timestamp {
    let call = world.call(ALICE);
    world.service.blocks.block(&call, bob()).unwrap();
    call.now
}

/// Posts a puzzle in the server.
fn daily(world: &mut CommitWorld) -> Id {
    let call = world.call(CAROL);
    let change = DailyChange {
        channel: Some(CHANNEL),
        games: Some(DailyGames::Only(aruki())),
        hour: Some(0),
        zone: None,
    };
    world.service.dailies.change(&call, GUILD, change).unwrap();
    let later = call.now.plus_days(2);
    world.service.dailies.tick(later).unwrap();
    let daily = |message: &sealed_move::domain::OutboxMessage| {
        message.kind == sealed_move::domain::MessageKind::Daily
    };
    let due = world.service.outbox.due(later, 1000).unwrap();
    due.into_iter().rfind(daily).unwrap().subject
}

macro_rules! rows {
    ($($name:literal: |$world:ident| $prepare:expr;)+) => {
        pub(super) const ACTIONS: &[ActionRow] = &[
            $(ActionRow { name: $name, prepare: |$world| $prepare },)+
        ];
    };
}

rows! {
    "adjudications.propose": |world| {
        let game = world.game();
        act(world, CAROL, move |service, call| {
            service.adjudications.propose(call, GUILD, game, Verdict::Drawn, None)
        })
    };
    "adjudications.end": |world| {
        let game = world.game();
        let call = world.call(CAROL);
        let asked = world.service.adjudications.propose(&call, GUILD, game, Verdict::Drawn, None).unwrap();
        let seen = asked.match_view.game.revision;
        act(world, CAROL, move |service, call| service.adjudications.end(call, GUILD, game, seen))
    };
    "challenges.make": |world| {
        act(world, ALICE, |service, call| service.challenges.make(call, request(Some(BOB)), SEED))
    };
    "challenges.make_in": |world| {
        act(world, ALICE, |service, call| service.challenges.make_in(call, request(None), None, SEED))
    };
    "challenges.rematch": |world| {
        let game = world.finished_game();
        act(world, ALICE, move |service, call| service.challenges.rematch(call, game, SEED, Side::First))
    };
    "challenges.rematch_checked": |world| {
        let game = world.finished_game();
        act(world, ALICE, move |service, call| {
            service.challenges.rematch_checked(call, game, SEED, Side::First, StartCheck::Waived)
        })
    };
    "challenges.accept_checked": |world| {
        let challenge = world.challenge();
        act(world, BOB, move |service, call| {
            service.challenges.accept_checked(call, challenge, Side::First, StartCheck::Waived)
        })
    };
    "challenges.accept_unrated": |world| {
        let challenge = world.challenge();
        act(world, BOB, move |service, call| {
            service.challenges.accept_unrated(call, challenge, Side::First, StartCheck::Waived)
        })
    };
    "challenges.accept": |world| {
        let challenge = world.challenge();
        act(world, BOB, move |service, call| service.challenges.accept(call, challenge, Side::First))
    };
    "challenges.decline": |world| {
        let challenge = world.challenge();
        act(world, BOB, move |service, call| service.challenges.decline(call, challenge))
    };
    "challenges.withdraw": |world| {
        let challenge = world.challenge();
        act(world, ALICE, move |service, call| service.challenges.withdraw(call, challenge))
    };
    "clocks.give_time": |world| {
        let game = world.game();
        act(world, BOB, move |service, call| service.clocks.give_time(call, game))
    };
    "computers.begin": |world| {
        act(world, ALICE, |service, call| service.computers.begin(call, &terms(), seeds(), Side::First))
    };
    "computers.again": |world| {
        let game = computer_game(world);
        let call = world.call(ALICE);
        world.service.moves.resign(&call, game, None).unwrap();
        act(world, ALICE, move |service, call| service.computers.again(call, game, Level::Newcomer, seeds()))
    };
    "computers.hint": |world| {
        let game = computer_game(world);
        act(world, ALICE, move |service, call| service.computers.hint(call, game, None))
    };
    "drafts.open": |world| {
        let game = world.game();
        draft(world, ALICE, move |service, call| service.drafts.open(call, game))
    };
    "drafts.show": |world| {
        let game = world.game();
        let call = world.call(ALICE);
        let rendered = world.service.drafts.open(&call, game).unwrap().rendered_at();
        let shown = act(world, ALICE, move |service, call| service.drafts.show(call, game, rendered));
        Prepared { outcome: None, ..shown }
    };
    "drafts.change": |world| {
        let game = world.game();
        let call = world.call(ALICE);
        let rendered = world.service.drafts.open(&call, game).unwrap().rendered_at();
        draft(world, ALICE, move |service, call| {
            service.drafts.change(call, game, rendered, &DraftStep::Choose("d2".to_owned()))
        })
    };
    "drafts.put": |world| {
        let game = world.game();
        draft(world, ALICE, move |service, call| {
            service.drafts.put(call, game, &MoveText::canonical("O(d2)d3"))
        })
    };
    "drafts.begin": |world| {
        let game = world.game();
        draft(world, ALICE, move |service, call| service.drafts.begin(call, game, "d2"))
    };
    "drafts.store_typed": |world| {
        let game = world.game();
        draft(world, ALICE, move |service, call| service.drafts.store_typed(call, game, "d2 d9"))
    };
    "moves.play": |world| {
        let game = world.game();
        act(world, ALICE, move |service, call| {
            service.moves.play(call, game, None, "a2a3", ConfirmMode::Typed)
        })
    };
    "moves.resign": |world| {
        let game = world.game();
        act(world, ALICE, move |service, call| service.moves.resign(call, game, None))
    };
    "notes.write": |world| {
        let game = world.game();
        act(world, ALICE, move |service, call| service.notes.write(call, game, "left side"))
    };
    "offers.offer_draw": |world| {
        let game = world.game();
        act(world, ALICE, move |service, call| service.offers.offer_draw(call, game))
    };
    "offers.answer_draw": |world| {
        let (game, offered) = offer(world, false);
        act(world, BOB, move |service, call| {
            service.offers.answer_draw(call, game, OfferAnswer::Accept, offered)
        })
    };
    "offers.offer_takeback": |world| {
        let game = world.game();
        world.play(ALICE, game, "a2a3");
        act(world, ALICE, move |service, call| service.offers.offer_takeback(call, game))
    };
    "offers.answer_takeback": |world| {
        let (game, offered) = offer(world, true);
        act(world, BOB, move |service, call| {
            service.offers.answer_takeback(call, game, OfferAnswer::Accept, offered)
        })
    };
    "offers.abort": |world| {
        let game = world.game();
        act(world, ALICE, move |service, call| service.offers.abort(call, game, None))
    };
    "plans.make": |world| {
        let game = world.game();
        world.play(ALICE, game, "a2a3");
        act(world, ALICE, move |service, call| {
            let request = PlanRequest { after: None, foreseen: "a11a10", reply: "b2b3" };
            service.plans.make(call, game, request)
        })
    };
    "plans.cancel": |world| {
        let game = world.game();
        act(world, ALICE, move |service, call| service.plans.cancel(call, game, None))
    };
    "reviews.request": |world| {
        let game = world.finished_game();
        act(world, ALICE, move |service, call| service.reviews.request(call, game, Some(GUILD)))
    };
    "dailies.change": |world| {
        act(world, CAROL, |service, call| {
            let change = DailyChange { channel: Some(CHANNEL), games: None, hour: Some(7), zone: None };
            service.dailies.change(call, GUILD, change)
        })
    };
    "dailies.switch_off": |world| {
        act(world, CAROL, |service, call| service.dailies.switch_off(call, GUILD))
    };
    "daily_tries.open_daily": |world| {
        let daily = daily(world);
        draft(world, CAROL, move |service, call| service.puzzles.open_daily(call, daily))
    };
    "forks.fork": |world| {
        let game = world.finished_game();
        act(world, ALICE, move |service, call| {
            let place = HomeChannel { guild: Some(GUILD), channel: CHANNEL };
            service.computers.fork(call, game, 0, (Some(GUILD), place), seeds())
        })
    };
    "lessons.begin": |world| {
        draft(world, ALICE, |service, call| {
            service.lessons.begin(call, aruki(), aruki().courses()[0].lessons[0].name)
        })
    };
    "lessons.resume": |world| {
        draft(world, CAROL, |service, call| service.lessons.resume(call, aruki()))
    };
    "lessons.skip_chess": |world| {
        act(world, CAROL, |service, call| service.lessons.skip_chess(call, aruki()))
    };
    "lessons.change": |world| {
        let (lesson, version, text) = lesson(world);
        draft(world, BOB, move |service, call| {
            let rendered = LessonRendered { lesson, version };
            service.lessons.change(call, aruki(), rendered, Some(&DraftStep::Put(text)))
        })
    };
    "lessons.confirm": |world| {
        let (lesson, version, text) = lesson(world);
        let call = world.call(BOB);
        let put = Some(&DraftStep::Put(text));
        let rendered = LessonRendered { lesson, version };
        let version = world.service.lessons.change(&call, aruki(), rendered, put).unwrap().draft.version;
        act(world, BOB, move |service, call| {
            service.lessons.confirm(call, aruki(), LessonRendered { lesson, version })
        })
    };
    "lessons.play": |world| {
        let (lesson, version, text) = lesson(world);
        act(world, BOB, move |service, call| {
            service.lessons.play(call, aruki(), LessonRendered { lesson, version }, &text)
        })
    };
    "own_puzzles.collect": |world| {
        let game = reviewed_game(world);
        act(world, ALICE, move |service, call| service.own_puzzles.collect(call, game))
    };
    "own_puzzles.change": |world| {
        let key = own_puzzle(world);
        draft(world, ALICE, move |service, call| {
            service.own_puzzles.change(call, key, 1, Some(&DraftStep::Put("O(b2)b3".to_owned())))
        })
    };
    "own_puzzles.answer": |world| {
        let key = own_puzzle(world);
        act(world, ALICE, move |service, call| service.own_puzzles.answer(call, key, 1, true))
    };
    "puzzles.resume": |world| {
        draft(world, ALICE, |service, call| service.puzzles.resume(call, aruki()))
    };
    "puzzles.next": |world| {
        draft(world, ALICE, |service, call| service.puzzles.next(call, aruki()))
    };
    "puzzles.change": |world| {
        let (puzzle, version, text) = puzzle(world);
        draft(world, BOB, move |service, call| {
            let rendered = PuzzleRendered { puzzle: &puzzle, version };
            service.puzzles.change(call, aruki(), rendered, Some(&DraftStep::Put(text)))
        })
    };
    "puzzles.give_away": |world| {
        let (puzzle, version, _) = puzzle(world);
        act(world, BOB, move |service, call| {
            let rendered = PuzzleRendered { puzzle: &puzzle, version };
            service.puzzles.give_away(call, aruki(), rendered, GivenAway::Line)
        })
    };
    "puzzles.confirm": |world| {
        let (puzzle, version, text) = puzzle(world);
        let call = world.call(BOB);
        let put = Some(&DraftStep::Put(text));
        let rendered = PuzzleRendered { puzzle: &puzzle, version };
        let version = world.service.puzzles.change(&call, aruki(), rendered, put).unwrap().draft.version;
        act(world, BOB, move |service, call| {
            service.puzzles.confirm(call, aruki(), PuzzleRendered { puzzle: &puzzle, version })
        })
    };
    "puzzles.play": |world| {
        let (puzzle, version, text) = puzzle(world);
        act(world, BOB, move |service, call| {
            service.puzzles.play(call, aruki(), PuzzleRendered { puzzle: &puzzle, version }, &text)
        })
    };
    "annulments.annul": |world| {
        let game = rated_game(world);
        act(world, CAROL, move |service, call| service.annulments.annul(call, GUILD, game, "thrown"))
    };
    "annulments.restore": |world| {
        let game = rated_game(world);
        let call = world.call(CAROL);
        world.service.annulments.annul(&call, GUILD, game, "thrown").unwrap();
        act(world, CAROL, move |service, call| service.annulments.restore(call, GUILD, game, "mistake"))
    };
    "moderation.mute": |world| {
        act(world, CAROL, |service, call| service.moderation.mute(call, GUILD, bob(), 3, "spam"))
    };
    "blocks.block": |world| {
        act(world, ALICE, |service, call| service.blocks.block(call, bob()))
    };
    "blocks.lift": |world| {
        block(world);
        act(world, ALICE, |service, call| service.blocks.lift(call, BOB))
    };
    "blocks.lift_kept": |world| {
        let since = block(world);
        let call = world.call(BOB);
        world.service.player_data.forget(&call).unwrap();
        act(world, ALICE, move |service, call| service.blocks.lift_kept(call, since))
    };
    "player_data.forget": |world| {
        world.game();
        act(world, BOB, |service, call| service.player_data.forget(call))
    };
    "players.change_settings": |world| {
        act(world, ALICE, |service, call| {
            let change = SettingsChange { confirm: Some(false), ..SettingsChange::default() };
            service.players.change_settings(call, change)
        })
    };
    "results.set_listed": |world| {
        act(world, ALICE, |service, call| service.results.set_listed(call, true))
    };
    "vacations.take": |world| {
        world.game();
        act(world, ALICE, |service, call| service.vacations.take(call, Some(GUILD), 3))
    };
    "boards.set": |world| {
        act(world, CAROL, |service, call| service.boards.set(call, GUILD, Some(CHANNEL)))
    };
    "server_data.forget": |world| {
        world.game();
        act(world, CAROL, |service, call| service.server_data.forget(call, GUILD))
    };
    "servers.change": |world| {
        act(world, CAROL, |service, call| service.servers.change(call, GUILD, ServerChange::AddChannel(CHANNEL)))
    };
}
