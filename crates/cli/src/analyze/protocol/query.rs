//! Parsing of queries: every field is checked before anything is judged, and errors name the field.

use std::collections::VecDeque;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::time::Duration;

use antipater_bots::analysis::{Depth, Options};
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{Record, Seat, State, game_of_line};
use serde_json::{Map, Value};

use super::job::{Include, Job, LEAST, OfPosition, OfRecord, Order};
use crate::analyze::words::AnalyzedGame;
use crate::record::AnyRecord;

/// The most simulations of an action that a query may request.
const MOST_SIMULATIONS: u64 = 1_000_000;

/// Why a query is refused.
#[derive(Debug)]
pub(super) struct QueryError {
    pub(super) field: Option<String>,
    pub(super) reason: String,
}

impl QueryError {
    #[allow(clippy::needless_pass_by_value, reason = "callers have a new value")]
    pub(super) fn new(field: Option<&str>, reason: impl Display) -> QueryError {
        QueryError {
            field: field.map(str::to_owned),
            reason: reason.to_string(),
        }
    }
}

/// The request in a line.
pub(super) enum Asked {
    /// Decisions to judge, and the names of unknown fields.
    Decisions {
        job: Box<dyn Job>,
        unknown: Vec<String>,
    },
    /// The version of the program.
    Version,
    /// Terminates the query with this id, or all.
    Terminate(Option<Value>),
}

/// Parses a line: its id, if it has one, and the request.
pub(super) fn read(line: &str, depth: Depth) -> (Value, Result<Asked, QueryError>) {
    let fields = match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => {
            return (
                Value::Null,
                Err(QueryError::new(None, "expected a JSON object")),
            );
        }
        Err(error) => return (Value::Null, Err(QueryError::new(None, error))),
    };
    let mut fields = Fields(fields);
    let id = fields.take("id");
    match id {
        Some(id @ (Value::String(_) | Value::Number(_))) => {
            let asked = asked(&id, fields, depth);
            (id, asked)
        }
        _ => {
            let error = QueryError::new(Some("id"), "expected a string or a number");
            (Value::Null, Err(error))
        }
    }
}

fn asked(id: &Value, mut fields: Fields, depth: Depth) -> Result<Asked, QueryError> {
    match fields.text("action")?.as_deref() {
        None => {}
        Some("query_version") => return Ok(Asked::Version),
        Some("terminate") => return Ok(Asked::Terminate(fields.take("terminate_id"))),
        Some(_) => {
            let reason = "expected query_version or terminate";
            return Err(QueryError::new(Some("action"), reason));
        }
    }
    let order = order(id, &mut fields, depth)?;
    let wanted = Wanted {
        decisions: fields.numbers("decisions")?,
        seats: fields.numbers("seats")?,
    };
    let game = fields.text("game")?;
    let (found, job) = match (fields.take("record"), fields.text("position")?) {
        (Some(record), None) => of_record(&record, &wanted, order)?,
        (None, Some(position)) => of_position(&position, &wanted, order)?,
        _ => {
            let reason = "expected either a record or a position";
            return Err(QueryError::new(Some("record"), reason));
        }
    };
    if game.is_some_and(|game| game != found) {
        let reason = format!("this is a game of {found}");
        return Err(QueryError::new(Some("game"), reason));
    }
    let unknown = fields.0.into_iter().map(|(name, _)| name).collect();
    Ok(Asked::Decisions { job, unknown })
}

/// The options of a query.
fn order(id: &Value, fields: &mut Fields, depth: Depth) -> Result<Order, QueryError> {
    let depth = match fields.text("depth")? {
        None => depth,
        Some(name) => name
            .parse()
            .map_err(|why| QueryError::new(Some("depth"), why))?,
    };
    let simulations = fields.number("simulations", u64::from(LEAST)..=MOST_SIMULATIONS)?;
    let every = fields.number("report_every_ms", 1..=u64::MAX)?;
    let mut include = Include::default();
    for name in fields.texts("include")? {
        match name.as_str() {
            "luck" => include.luck = true,
            "reasons" => include.reasons = true,
            _ => {
                let reason = "expected luck or reasons";
                return Err(QueryError::new(Some("include"), reason));
            }
        }
    }
    let priority = match fields.take("priority") {
        None => 0,
        Some(number) => number
            .as_i64()
            .ok_or_else(|| QueryError::new(Some("priority"), "expected a whole number"))?,
    };
    Ok(Order {
        id: id.clone(),
        priority,
        include,
        every: every.map(Duration::from_millis),
        options: Options {
            lines: None,
            depth,
            seat: None,
            seed: fields.number("seed", 0..=u64::MAX)?.unwrap_or(0),
            simulations: simulations.map(|count| u32::try_from(count).unwrap_or(u32::MAX)),
        },
    })
}

/// The decisions that a query requests; all by default.
struct Wanted {
    decisions: Option<Vec<u64>>,
    seats: Option<Vec<u64>>,
}

impl Wanted {
    /// Whether a player's decisions are requested.
    fn includes(&self, player: Seat) -> bool {
        let player = player.number() as u64;
        self.seats
            .as_ref()
            .is_none_or(|seats| seats.contains(&player))
    }

    /// Refuses seats without a player.
    fn check<G: State>(&self, position: &G) -> Result<(), QueryError> {
        let known = |&seat: &u64| {
            position
                .players()
                .iter()
                .any(|one| one.number() as u64 == seat)
        };
        match self.seats.iter().flatten().find(|&seat| !known(seat)) {
            Some(seat) => {
                let reason = format!("nobody plays on seat {seat}");
                Err(QueryError::new(Some("seats"), reason))
            }
            None => Ok(()),
        }
    }
}

type Found = Result<(&'static str, Box<dyn Job>), QueryError>;

fn of_record(record: &Value, wanted: &Wanted, order: Order) -> Found {
    let read = AnyRecord::read(&record.to_string());
    match read.map_err(|why| QueryError::new(Some("record"), why))? {
        AnyRecord::Seven(record) => decisions(*record, wanted, order),
        AnyRecord::Duel(record) => decisions(*record, wanted, order),
    }
}

fn decisions<G: AnalyzedGame + 'static>(record: Record<G>, wanted: &Wanted, order: Order) -> Found {
    wanted.check(record.position())?;
    let steps = record.steps().len() as u64;
    let chosen = wanted.decisions.as_ref();
    if let Some(step) = chosen.into_iter().flatten().find(|&&step| step >= steps) {
        let reason = format!("there is no move {step}: the record has {steps}, counted from 0");
        return Err(QueryError::new(Some("decisions"), reason));
    }
    let mut position = record.start();
    let mut tasks = VecDeque::new();
    for (number, joint) in record.steps().iter().enumerate() {
        if chosen.is_none_or(|chosen| chosen.contains(&(number as u64))) {
            let seats = joint.seats();
            let asked = seats
                .iter()
                .filter(|&seat| wanted.includes(position.chooser(seat)));
            tasks.extend(asked.map(|seat| (number, seat)));
        }
        position.apply_unchecked(joint);
    }
    let game = record.game();
    Ok((
        game,
        Box::new(OfRecord {
            order,
            record,
            tasks,
        }),
    ))
}

fn of_position(text: &str, wanted: &Wanted, order: Order) -> Found {
    if wanted.decisions.is_some() {
        let reason = "a position has no moves";
        return Err(QueryError::new(Some("decisions"), reason));
    }
    match game_of_line(text) {
        seven::record::GAME | seven::record::FREE_CITY => position::<Seven>(text, wanted, order),
        duel::record::GAME => position::<Duel>(text, wanted, order),
        _ => {
            let reason = "expected a line as `antipater position` prints it";
            Err(QueryError::new(Some("position"), reason))
        }
    }
}

fn position<G: AnalyzedGame + 'static>(text: &str, wanted: &Wanted, order: Order) -> Found {
    let known = crate::analyze::position::Known::<G>::read(text)
        .map_err(|why| QueryError::new(Some("position"), format!("{why:#}")))?;
    wanted.check(known.position())?;
    let game = known.position().game();
    let players: VecDeque<Seat> = {
        let players = known.players().into_iter();
        players.filter(|&player| wanted.includes(player)).collect()
    };
    if players.is_empty() {
        let reason = "none of these seats has anything to decide here";
        return Err(QueryError::new(Some("seats"), reason));
    }
    Ok((
        game,
        Box::new(OfPosition {
            order,
            known,
            players,
        }),
    ))
}

/// The fields of a query that are not parsed yet.
struct Fields(Map<String, Value>);

impl Fields {
    fn take(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name).filter(|value| !value.is_null())
    }

    fn text(&mut self, name: &str) -> Result<Option<String>, QueryError> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(QueryError::new(Some(name), "expected a string")),
        }
    }

    fn number(
        &mut self,
        name: &str,
        range: RangeInclusive<u64>,
    ) -> Result<Option<u64>, QueryError> {
        let Some(value) = self.take(name) else {
            return Ok(None);
        };
        let number = value.as_u64().filter(|number| range.contains(number));
        let (least, most) = (range.start(), range.end());
        number.map(Some).ok_or_else(|| {
            let reason = format!("expected a whole number from {least} to {most}");
            QueryError::new(Some(name), reason)
        })
    }

    fn list(&mut self, name: &str) -> Result<Option<Vec<Value>>, QueryError> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::Array(values)) => Ok(Some(values)),
            Some(_) => Err(QueryError::new(Some(name), "expected a list")),
        }
    }

    fn numbers(&mut self, name: &str) -> Result<Option<Vec<u64>>, QueryError> {
        let Some(values) = self.list(name)? else {
            return Ok(None);
        };
        let numbers: Option<Vec<u64>> = values.iter().map(Value::as_u64).collect();
        let error = || QueryError::new(Some(name), "expected whole numbers from 0");
        numbers.map(Some).ok_or_else(error)
    }

    fn texts(&mut self, name: &str) -> Result<Vec<String>, QueryError> {
        let values = self.list(name)?.unwrap_or_default();
        let texts = values.iter().map(|value| value.as_str().map(str::to_owned));
        let texts: Option<Vec<String>> = texts.collect();
        texts.ok_or_else(|| QueryError::new(Some(name), "expected strings"))
    }
}
