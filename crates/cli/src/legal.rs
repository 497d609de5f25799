//! `antipater legal`: what a seat may do at a point of a record, or at every point of all records.

use antipater_engine::seven::{self, Action, Card, Phase, Seven};
use antipater_engine::{Joint, Seat, State};
use anyhow::{Context, Result, bail, ensure};
use clap::Parser;

use crate::input::{Line, Records};
use crate::output::Output;
use crate::record::{Record, Recorded, Steps};

/// List the legal actions at a point of a recorded game, in the words of records.
#[derive(Parser)]
pub(crate) struct Args {
    /// Records, one JSON object a line; - is standard input.
    file: String,
    /// The record, counted from 0.
    #[arg(long, value_name = "K", required_unless_present = "all")]
    record: Option<usize>,
    /// How many moves are made, as `moves` of the record counts them; all of them is the present position.
    #[arg(long = "move", value_name = "M", required_unless_present = "all")]
    moves: Option<usize>,
    /// The seat, counted from 0; 2 is the Free City. A seat that has nothing to do has no actions.
    #[arg(long, value_name = "S", required_unless_present = "all")]
    seat: Option<usize>,
    /// The card that the holder of the Free City card plays in the own city on this turn, for seat 2 in free-city
    /// only. Without it all is listed that may be legal for the Free City, whichever card that is.
    #[arg(long, value_name = "CARD", conflicts_with = "all")]
    own: Option<String>,
    /// Every decision of every record, the open ones of a running game included, one JSON object a line. The Free
    /// City's actions go with the holder's own choice where the record has it.
    #[arg(long, conflicts_with_all = ["record", "moves", "seat"])]
    all: bool,
}

/// A point of a record at which a seat is asked.
#[derive(Clone, Copy)]
struct Point {
    moves: usize,
    seat: usize,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut records = Records::open(&args.file)?;
    let mut output = Output::new();
    if let (Some(number), Some(moves), Some(seat)) = (args.record, args.moves, args.seat) {
        let line = records.find(number)?;
        let (point, own) = (Point { moves, seat }, args.own.as_deref());
        let listed = match line.read()? {
            Record::Seven(record) => list(&record, point, |position, seat| {
                own_choice(&record, position, seat, own)
            }),
            Record::Duel(record) => list(&record, point, |_, _| {
                ensure!(own.is_none(), not_in(record.game()));
                Ok(Joint::new())
            }),
        };
        let listed = listed.map_err(|error| line.error(format_args!("{error:#}")))?;
        listed.iter().try_for_each(|action| output.line(action))?;
    } else {
        while let Some(line) = records.next()? {
            match line.read()? {
                Record::Seven(record) => list_all(&mut output, &line, &record)?,
                Record::Duel(record) => list_all(&mut output, &line, &record)?,
            }
        }
    }
    output.finish()
}

/// What a seat may do at a point, once that is chosen which `given` says.
fn list<R: Recorded>(
    record: &R,
    point: Point,
    given: impl FnOnce(&R::Game, Seat) -> Result<Joint<<R::Game as State>::Action>>,
) -> Result<Vec<String>> {
    let Point { moves, seat } = point;
    let all = record.steps().len();
    ensure!(moves <= all, "--move {moves} is past its {all} moves");
    let position = record.position(moves)?;
    let last = position.seats() - 1;
    let seat = Seat::new(seat)
        .filter(|seat| seat.number() <= last)
        .with_context(|| format!("--seat {seat} is none of its seats 0 to {last}"))?;
    let given = given(&position, seat)?;
    let legal = position.legal_actions_given(seat, &given);
    let write = |&action| R::action(&position, seat, action);
    Ok(legal.iter().map(write).collect())
}

/// The choice of the holder of the Free City card that `--own` names; anything one can do with the card stands for it,
/// for only which card it is makes a difference.
fn own_choice(
    record: &seven::Record,
    position: &Seven,
    seat: Seat,
    own: Option<&str>,
) -> Result<Joint<Action>> {
    let Some(name) = own else {
        return Ok(Joint::new());
    };
    let table = position.table();
    let Some(free_city) = table.free_city() else {
        bail!(not_in(record.game()));
    };
    ensure!(
        seat == free_city,
        "--own is for the Free City, which is seat {free_city}, and this is seat {seat}"
    );
    let holder = match table.phase() {
        Phase::Turn { .. } => position.chooser(free_city),
        Phase::Seventh { .. } | Phase::Discard { .. } | Phase::Over => {
            bail!(
                "--own: nobody plays a card in the own city besides the Free City's at this point"
            )
        }
    };
    let card =
        Card::from_name(name).with_context(|| format!("--own: no card is called \"{name}\""))?;
    ensure!(
        position.hand(holder).contains(&card),
        "--own: {card} is not in the hand of seat {holder}, which holds the Free City card"
    );
    Ok(Joint::only(holder, Action::Sell { card }))
}

fn not_in(game: &str) -> String {
    format!("--own is for free-city only, and this is {game}")
}

fn list_all<R: Recorded>(output: &mut Output, line: &Line, record: &R) -> Result<()> {
    let mut position = record.start().map_err(|error| line.error(error))?;
    let steps: Steps<R::Game> = record.steps();
    for number in 0..=steps.len() {
        let played = steps.get(number);
        let chosen = played.copied().unwrap_or_default();
        for seat in position.to_act().iter() {
            let legal = position.legal_actions_given(seat, &chosen);
            let write = |&action| R::action(&position, seat, action);
            let actions: Vec<String> = legal.iter().map(write).collect();
            let (record, actions) = (line.record, actions.join(","));
            output.line(format_args!(
                r#"{{"record":{record},"move":{number},"seat":{seat},"legal":[{actions}]}}"#
            ))?;
        }
        if let Some(joint) = played {
            position.apply_unchecked(joint);
        }
    }
    Ok(())
}
