//! Releases of games: one transaction each, with the match.

use super::rows::LoadedSeason;
use crate::domain::tournament::{Drum, SeasonGame, SeasonPair, SeasonState, TournamentKind, game_seed};
use crate::domain::{
    Challenge, ChallengeState, ChannelId, HomeChannel, Id, InteractionId, MessageKind, PlayerId, Revision,
    Seat, SideWish, StatusSubject, Timestamp, UserError,
};
use crate::service::core::{Core, cached_position};
use crate::service::game::locations::request_thread;
use crate::service::{Caller, Error};
use crate::store::{LockRoot, ReadTx, StoreError, WriteTx};
use sealed_move_rules::Side;

/// Who plays a new match, and how it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct MatchStart {
    /// First side first.
    pub(super) people: [PlayerId; 2],
    /// The interaction that begins it; `None` if it begins by itself.
    pub(super) interaction: Option<InteractionId>,
}

impl Core {
    /// Begins the match of a game; a no-op if it has one or a result, or if a person of it is out.
    pub(super) fn release(&self, season: Id, pair: SeasonPair, now: Timestamp) -> Result<(), Error> {
        let tx = self.store.begin_write()?;
        tx.lock(&[LockRoot::Season(season)])?;
        let Some(loaded) = LoadedSeason::find(&tx, season)? else { return Ok(()) };
        let found = loaded.games().iter().find(|game| game.pair == pair);
        let Some(released) = found.filter(|game| game.game.is_none() && game.result().is_none()) else {
            return Ok(());
        };
        let people = pair.seats().map(|number| {
            loaded.rows.of_seat(number).filter(|entry| !entry.state.is_out()).and_then(|entry| entry.player)
        });
        let [Some(first), Some(second)] = people else { return Ok(()) };
        if loaded.season().state != SeasonState::Running {
            return Ok(());
        }
        tx.lock(&[LockRoot::Player(first), LockRoot::Player(second)])?;
        let start = MatchStart { people: [first, second], interaction: None };
        let id = self.begin_season_match(&tx, &loaded, released, start, now)?;
        if !tx.link_match(season, pair, id)? {
            // Dropping the transaction drops the match.
            return Ok(());
        }
        tx.request_status(StatusSubject::Season(season), now)?;
        tx.commit()?;
        self.notify_outbox();
        Ok(())
    }

    /// Inserts the match of a game and its first notice; returns its id.
    pub(super) fn begin_season_match(
        &self,
        tx: &WriteTx<'_>,
        loaded: &LoadedSeason,
        released: &SeasonGame,
        MatchStart { people, interaction }: MatchStart,
        now: Timestamp,
    ) -> Result<Id, Error> {
        let (tournament, season) = (&loaded.tournament, loaded.season());
        let sealed = season.sealed.ok_or(UserError::NotInThisState)?;
        let seats = loaded.entries().iter().filter_map(|entry| entry.seat);
        let tickets: Vec<u64> = match tournament.kind {
            TournamentKind::League { .. } | TournamentKind::Cup { .. } | TournamentKind::Swiss => {
                seats.map(|seat| seat.ticket).collect()
            }
            // Nobody draws a lot, and people come and go.
            TournamentKind::Ladder => Vec::new(),
        };
        let drum = Drum::new(sealed.0, &tickets);
        let seed = game_seed(&season.seed, &season.id.to_string(), &drum, released.pair, released.begun);
        let limited = self.is_pair_limited(tx, tournament.game, people, now)?;
        let channel = self.game_channel(tx, loaded)?;
        let [first, second] = people.map(Seat::Person);
        let challenger = match released.ladder {
            Some(ladder) if ladder.challenger == released.pair.second => Side::Second,
            Some(_) | None => Side::First,
        };
        let challenge = Challenge {
            id: self.mint.next(now),
            revision: Revision(1),
            game: tournament.game,
            setup: tournament.setup.clone(),
            challenger: [first, second][challenger.index()],
            opponent: Some([first, second][challenger.other().index()]),
            side: SideWish::Fixed(challenger),
            pace: tournament.pace,
            rated: tournament.rated && !limited,
            pair_limited: tournament.rated && limited,
            seed: tournament.game.info().chance.then_some(seed),
            place: HomeChannel { guild: Some(tournament.guild), channel },
            home: None,
            message: None,
            created: now,
            expires: now,
            state: ChallengeState::Accepted,
            rematch_of: None,
            accepts: None,
        };
        // If the game begins by itself, the message with the seal takes the place of an interaction.
        let interaction = interaction.unwrap_or(InteractionId(sealed.0));
        let (guild, player) = (Some(tournament.guild), people[challenger.index()]);
        let caller = Caller { interaction, player, now, guild, channel };
        let (mut game, state) = self.new_match(&challenge, [first, second], &caller)?;
        game.season = Some(season.id);
        tx.insert_challenge(&challenge)?;
        tx.insert_match(&game, challenge.id, &cached_position(&state))?;
        self.count_rated(tx, &game)?;
        request_thread(tx, &game)?;
        tx.enqueue(&self.message(MessageKind::Turn, &game, None, now))?;
        let id = game.id;
        self.states.insert(&game, state);
        Ok(id)
    }

    /// The server's first game channel, else the tournament's.
    pub(super) fn game_channel(
        &self,
        tx: &ReadTx<'_>,
        loaded: &LoadedSeason,
    ) -> Result<ChannelId, StoreError> {
        let settings = tx.server_settings(loaded.tournament.guild)?;
        Ok(settings.channels.first().copied().unwrap_or(loaded.tournament.channel))
    }
}
