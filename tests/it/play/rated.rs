//! Bounds on ratings as players read them: before *Accept*, in lists, and before a deletion.

use sealed_move::dice::Seed;
use sealed_move::domain::{
    ChallengeTerms, ChannelId, GuildId, HomeChannel, InteractionId, Opponent, Pace, PlayerId, SideWish,
    Timestamp,
};
use sealed_move::service::{Caller, ConfirmMode};
use sealed_move_rules::{Side, find};
use serde_json::json;

use super::table::{Table, is_private, words};

impl Table {
    fn player(&self, number: usize) -> PlayerId {
        PlayerId(self.person(number).caller.id.parse().unwrap())
    }

    /// A caller `ago_hours` before `now`. `step` distinguishes interactions.
    fn earlier(&self, number: usize, step: u64, now: i64, ago_hours: i64) -> Caller {
        Caller {
            interaction: InteractionId(1000 + step),
            player: self.player(number),
            now: Timestamp(now - ago_hours * 3_600_000),
            guild: Some(GuildId(self.bed.guild().parse().unwrap())),
            channel: ChannelId(self.channel.parse().unwrap()),
        }
    }

    /// Plays rated games of Aruki between Alice and Bob, of five moves each, which end by Bob's
    /// resignation. Alice answers after nine hours.
    fn play_rated(&self, games: std::ops::Range<u64>) {
        let context = self.running_context();
        let service = context.service();
        let now = self.now();
        for game in games {
            let caller = |number, step: u64, ago| self.earlier(number, 100 * game + step, now, ago);
            let terms = ChallengeTerms {
                game: find("aruki").unwrap(),
                setup: None,
                opponent: Some(Opponent { player: self.player(1), bot: false }),
                side: SideWish::Fixed(Side::First),
                // Long enough that no clock runs out before the moves are stored.
                pace: Pace::new(14).unwrap(),
                rated: true,
                place: HomeChannel { guild: caller(0, 0, 0).guild, channel: caller(0, 0, 0).channel },
            };
            let made = service.challenges.make(&caller(0, 0, 100), terms, Seed::new([7; 32])).unwrap();
            let (_, begun) = service.challenges.accept(&caller(1, 1, 100), made.id, Side::First).unwrap();
            for (number, column) in ["a", "b", "c", "d", "e"].iter().enumerate() {
                let (step, ago) = (2 * number as u64, 91 - 10 * number as i64);
                for (person, turn, ago) in
                    [(0, format!("{column}2{column}3"), ago), (1, format!("{column}11{column}10"), ago - 1)]
                {
                    let call = caller(person, 10 + step + person as u64, ago);
                    let mode = ConfirmMode::Confirmed;
                    service.moves.play(&call, begun.game.id, None, &turn, mode).unwrap();
                }
            }
            service.moves.resign(&caller(1, 50, 48), begun.game.id, None).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_beyond_the_limit_says_that_it_is_unrated() {
    let table = Table::new().await;
    table.play_rated(0..3);
    let (alice, bob) = (table.person(0), table.person(1));
    // Anyone may accept this one. It is rated when it is made.
    alice.ask("challenge", &json!([{ "type": 3, "name": "game", "value": "aruki" }])).await;
    let open = table.wait_for("the open one", |message| words(message).contains("Who's in?")).await;
    assert!(words(&open).contains("· rated ·"), "{}", words(&open));
    // Bob doesn't know Alice, so he sees how she answers only after five games.
    assert!(!words(&open).contains("mostly answers"), "{}", words(&open));
    table.play_rated(3..4);
    let asked = bob.press_and_read(&open, "accept").await;
    assert!(is_private(&asked) && words(&asked).contains("Nothing has begun yet"), "{}", words(&asked));
    assert!(words(&asked).contains("begun 4 rated games of it within 7 days"), "{}", words(&asked));
    assert_eq!(table.ask("SELECT count(*) FROM match"), 4);
    let done = bob.press_and_read(&asked, "accept-unrated").await;
    assert!(words(&done).contains("Challenge accepted!"), "{}", words(&done));
    assert_eq!(table.ask("SELECT count(*) FROM match WHERE rated = 0"), 1);
    // The next challenge says it before *Accept*, and to Alice at once.
    let whom = json!([
        { "type": 3, "name": "game", "value": "aruki" },
        { "type": 6, "name": "opponent", "value": bob.caller.id },
    ]);
    let sent = alice.ask("challenge", &whom).await;
    assert!(
        words(&sent).contains("This game won't be rated: you've begun 4 rated games"),
        "{}",
        words(&sent)
    );
    let limited = format!("· unrated: 4 with <@{}> this week ·", bob.caller.id);
    let challenge = table.wait_for("the challenge", |message| words(message).contains(&limited)).await;
    bob.press(&challenge, "accept").await.ok();
    table.until("it begins", || table.ask("SELECT count(*) FROM match WHERE rated = 0") == 2).await;
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn accept_shows_the_challengers_pace() {
    let table = Table::new().await;
    table.play_rated(0..5);
    // As if Alice had lost the last one on time.
    table.run("UPDATE match SET reason = 'time', winner = 'second' WHERE id = (SELECT max(id) FROM match)");
    let alice = table.person(0);
    alice.ask("challenge", &json!([{ "type": 3, "name": "game", "value": "kyo" }])).await;
    let open = table.wait_for("the open one", |message| words(message).contains("Who's in?")).await;
    let pace =
        format!("<@{}> mostly answers within 9 hours, and lost 1 of 5 games on time.", alice.caller.id);
    assert!(words(&open).contains(&pace), "{}", words(&open));
    table.bed.check_traffic().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deletion_names_the_kept_ratings_first() {
    let table = Table::new().await;
    table.play_rated(0..1);
    let bob = table.person(1);
    let asked = bob.ask("mydata", &json!([])).await;
    let sure = bob.press_and_reread(&asked, "forget").await;
    assert!(
        words(&sure).contains("Ratings stay for 90 days, as numbers without your name or id"),
        "{}",
        words(&sure)
    );
    let done = bob.press_and_reread(&sure, "forget!").await;
    assert!(
        words(&done).contains("If you play rated again within 90 days, they continue"),
        "{}",
        words(&done)
    );
    assert_eq!(table.ask("SELECT count(*) FROM kept_rating"), 1);
    assert_eq!(table.ask(&format!("SELECT count(*) FROM record WHERE player = {}", bob.caller.id)), 0);
}
