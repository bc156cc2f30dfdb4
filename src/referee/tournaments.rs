//! The operations of tournaments (`TOURNAMENTS.md` §8).

use std::num::NonZeroU64;

use serde_json::{Value, json};

use super::op_result::OpResult;
use super::problem::Problem;
use super::request::Request;
use crate::domain::Id;
use crate::domain::tournament::{
    self, CupWin, Drum, LadderEvent, LadderResult, MAX_SWISS_GROUP, SwissPerson, TableGame, TableKind,
    TablePerson, TableResult, TournamentError,
};

type OpReturn = Result<OpResult, Problem>;

/// Maximum number of people or games in a list.
const MAX_LISTED: usize = 10_000;

/// Maximum number of people with possible ranks.
const MAX_RANKED: usize = 64;

impl From<TournamentError> for Problem {
    fn from(error: TournamentError) -> Self {
        Self::bad_request(error.to_string())
    }
}

fn wrong(field: &str, expected: &str) -> Problem {
    Problem::bad_request(format!("\"{field}\" must be {expected}"))
}

fn whole(value: &Value) -> Option<u32> {
    value.as_u64().and_then(|number| u32::try_from(number).ok())
}

fn wholes(value: &Value) -> Option<Vec<u32>> {
    value.as_array()?.iter().map(whole).collect()
}

/// A snowflake as a decimal text.
fn snowflake(text: &str) -> Option<u64> {
    let canonical = !text.starts_with('0') && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse::<NonZeroU64>().ok().filter(|_| canonical).map(NonZeroU64::get)
}

/// Reads a list whose items `read` understands.
fn list<T>(
    request: &Request,
    field: &str,
    expected: &str,
    read: impl Fn(&Value) -> Option<T>,
) -> Result<Vec<T>, Problem> {
    let items = request.value(field).and_then(Value::as_array).filter(|items| items.len() <= MAX_LISTED);
    items.and_then(|items| items.iter().map(read).collect()).ok_or_else(|| wrong(field, expected))
}

/// Like [`list`], but empty if the field is absent.
fn optional_list<T>(
    request: &Request,
    field: &str,
    expected: &str,
    read: impl Fn(&Value) -> Option<T>,
) -> Result<Vec<T>, Problem> {
    if request.has(field) { list(request, field, expected, read) } else { Ok(Vec::new()) }
}

fn people(request: &Request, field: &str) -> Result<Vec<u32>, Problem> {
    list(request, field, "a list of whole numbers", whole)
}

pub(super) fn lots(request: &Request) -> OpReturn {
    let seed = request.seed()?.ok_or_else(|| wrong("seed", "64 hexadecimal digits"))?;
    let season = request.text("season")?;
    if season.parse::<Id>().is_err() {
        return Err(wrong("season", "an id in base 32"));
    }
    let sealed_at =
        snowflake(request.text("sealed_at")?).ok_or_else(|| wrong("sealed_at", "a decimal id"))?;
    let tickets =
        list(request, "tickets", "a list of decimal ids", |ticket| ticket.as_str().and_then(snowflake))?;
    let mut sorted = tickets.clone();
    sorted.sort_unstable();
    if let Some(doubled) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Problem::bad_request(format!("ticket {} is listed twice", doubled[0])));
    }
    let deciders = optional_list(request, "deciders", "a list of rounds and pairs", |item| {
        <[u32; 2]>::try_from(wholes(item)?).ok()
    })?;
    let drum = Drum::new(sealed_at, &tickets);
    let count = u32::try_from(tickets.len()).unwrap_or(u32::MAX);
    let mut answer = OpResult::default()
        .with("commitment", seed.commitment().to_string())
        .with("drum", drum.to_string())
        .with("order", tournament::lot_order(&seed, season, &drum, count));
    if request.has("deciders") {
        let drawn = deciders
            .iter()
            .map(|[round, pair]| u32::from(!tournament::decider(&seed, season, &drum, *round, *pair)));
        answer = answer.with("deciders", drawn.collect::<Vec<_>>());
    }
    Ok(answer)
}

pub(super) fn rounds(request: &Request) -> OpReturn {
    let season = request.value("season_ms").and_then(Value::as_u64);
    let season = season.ok_or_else(|| wrong("season_ms", "a whole number"))?;
    let rounds = tournament::league_rounds(request.number("count")?, season)?;
    let rounds: Vec<_> = rounds
        .iter()
        .map(|round| {
            let games: Vec<_> = round.games.iter().map(|game| [game.first, game.second]).collect();
            json!({"due_ms": round.due_ms, "games": games})
        })
        .collect();
    Ok(OpResult::default().with("rounds", rounds))
}

pub(super) fn divisions(request: &Request) -> OpReturn {
    let previous = list(request, "previous", "a list of divisions", wholes)?;
    let divisions = tournament::divisions(&previous, &people(request, "in")?, &people(request, "new")?)?;
    Ok(OpResult::default().with("divisions", json!(divisions)))
}

fn table_people(request: &Request) -> Result<Vec<TablePerson>, Problem> {
    list(request, "people", "a list of people with \"n\" and \"lot\"", |person| {
        let struck = match person.get("struck") {
            None | Some(Value::Null) => false,
            Some(struck) => struck.as_bool()?,
        };
        Some(TablePerson { number: whole(person.get("n")?)?, lot: whole(person.get("lot")?)?, struck })
    })
}

fn table_games(request: &Request) -> Result<Vec<TableGame>, Problem> {
    list(request, "games", "a list of games like [1, 2, \"1-0\"]", |game| {
        let [first, second, result] = game.as_array()?.as_slice() else { return None };
        let result = match result {
            Value::Null => None,
            result => Some(TableResult::from_word(result.as_str()?)?),
        };
        Some(TableGame { first: whole(first)?, second: whole(second)?, result })
    })
}

pub(super) fn standings(request: &Request) -> OpReturn {
    let kind = match request.has("kind").then(|| request.text("kind")).transpose()? {
        None | Some("league") => TableKind::League,
        Some("swiss") => TableKind::Swiss,
        Some(_) => return Err(wrong("kind", "league or swiss")),
    };
    let people = table_people(request)?;
    let byes = optional_list(request, "byes", "a list of whole numbers", whole)?;
    let table = tournament::standings(kind, &people, &table_games(request)?, &byes)?;
    let rows = table.iter().map(|row| {
        let mut fields = json!({
            "n": row.number, "rank": row.rank, "halves": row.halves, "direct": row.direct,
            "wins": row.wins, "sb": row.sonneborn_berger, "late": row.late,
        });
        if kind == TableKind::Swiss {
            fields["buchholz"] = row.buchholz.into();
        }
        fields
    });
    let struck = people.iter().filter(|person| person.struck).map(|person| person.number);
    Ok(OpResult::default().with("table", rows.collect::<Vec<_>>()).with("struck", struck.collect::<Vec<_>>()))
}

pub(super) fn ranks(request: &Request) -> OpReturn {
    let people = table_people(request)?;
    if people.len() > MAX_RANKED {
        return Err(Problem::new("too_many", format!("more than {MAX_RANKED} people")));
    }
    let ranks = tournament::possible_ranks(&people, &table_games(request)?)?;
    let ranks: Vec<_> = ranks.iter().map(|ranks| json!([ranks.number, ranks.best, ranks.worst])).collect();
    Ok(OpResult::default().with("ranks", ranks))
}

pub(super) fn ladder(request: &Request) -> OpReturn {
    let order = people(request, "order")?;
    if !request.has("event") {
        let blocked = optional_list(request, "blocked", "a list of whole numbers", whole)?;
        let may = tournament::may_challenge(&order, request.number("who")?, &blocked)?;
        return Ok(OpResult::default().with("may", may));
    }
    let event = request.value("event").and_then(ladder_event);
    let event = event.ok_or_else(|| wrong("event", "a join, leave, rest or result"))?;
    Ok(OpResult::default().with("order", tournament::after_event(&order, event)?))
}

fn ladder_event(event: &Value) -> Option<LadderEvent> {
    let number = |field: &str| whole(event.get(field)?);
    Some(match event.get("what")?.as_str()? {
        "join" => LadderEvent::Join(number("who")?),
        "leave" | "rest" => LadderEvent::Leave(number("who")?),
        "result" => {
            let (challenger, challenged) = (number("challenger")?, number("challenged")?);
            let winner = match event.get("result")?.as_str()? {
                "won" => Some(challenger),
                "drawn" => None,
                "lost" => Some(challenged),
                _ => return None,
            };
            let absent = match event.get("absent") {
                None | Some(Value::Null) => None,
                Some(absent) => Some(whole(absent)?),
            };
            LadderEvent::Result(LadderResult { challenger, challenged, winner, absent })
        }
        _ => return None,
    })
}

pub(super) fn cup(request: &Request) -> OpReturn {
    let won = optional_list(request, "won", "a list of rounds, pairs and winners", |win| {
        let [round, pair, number] = <[u32; 3]>::try_from(wholes(win)?).ok()?;
        Some(CupWin { round: round as usize, pair: pair as usize, number })
    })?;
    let bracket = tournament::cup_bracket(&people(request, "order")?, &won)?;
    Ok(OpResult::default().with("rounds", json!(bracket.rounds)).with("winner", bracket.winner))
}

pub(super) fn pair(request: &Request) -> OpReturn {
    let people = list(request, "people", "a list of people with their games", swiss_person)?;
    let last = request.value("final").and_then(Value::as_bool);
    let last = last.ok_or_else(|| wrong("final", "true or false"))?;
    if people.len() > MAX_SWISS_GROUP {
        return Err(Problem::new("too_many", format!("more than {MAX_SWISS_GROUP} people")));
    }
    let paired = tournament::pair_swiss(&people, last)?;
    Ok(OpResult::default().with("pairs", json!(paired.pairs)).with("out", paired.out))
}

fn swiss_person(person: &Value) -> Option<SwissPerson> {
    let number = |field: &str| whole(person.get(field)?);
    let side = |side: &Value| match side.as_i64()? {
        1 => Some(true),
        -1 => Some(false),
        _ => None,
    };
    Some(SwissPerson {
        number: number("n")?,
        lot: number("lot")?,
        halves: number("halves")?,
        first_sides: person.get("sides")?.as_array()?.iter().map(side).collect::<Option<_>>()?,
        met: wholes(person.get("met")?)?,
        byes: number("byes")?,
    })
}
