//! `antipater legal`: what a seat may do at a point of a record, or at every point of all records.

use antipater_engine::seven::{self, Action, Card, Phase, Seven};
use antipater_engine::{JointAction, Record, Recorded, Seat, State};
use antipater_show::texts::msg;
use anyhow::{Context, Result, bail, ensure};
use clap::Parser;

use crate::input::{RecordLine, Records};
use crate::locale::tell;
use crate::output::Output;
use crate::record::AnyRecord;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-legal"))]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-records"))]
    file: String,
    #[arg(long, value_name = "K", required_unless_present = "all", help = msg("cli-arg-legal-record"))]
    record: Option<usize>,
    #[arg(long = "move", value_name = "M", required_unless_present = "all", help = msg("cli-arg-legal-move"))]
    moves: Option<usize>,
    #[arg(long, value_name = "S", required_unless_present = "all", help = msg("cli-arg-legal-seat"))]
    seat: Option<usize>,
    #[arg(long, value_name = "CARD", conflicts_with = "all", help = msg("cli-arg-legal-own"))]
    own: Option<String>,
    #[arg(long, conflicts_with_all = ["record", "moves", "seat"], help = msg("cli-arg-legal-all"))]
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
            AnyRecord::Seven(record) => list(&record, point, |position, seat| {
                own_choice(&record, position, seat, own)
            }),
            AnyRecord::Duel(record) => list(&record, point, |_, _| {
                ensure!(own.is_none(), not_in(record.game()));
                Ok(JointAction::new())
            }),
        };
        let listed = listed.map_err(|error| line.error(format_args!("{error:#}")))?;
        listed.iter().try_for_each(|action| output.line(action))?;
    } else {
        while let Some(line) = records.next()? {
            match line.read()? {
                AnyRecord::Seven(record) => list_all(&mut output, &line, &record)?,
                AnyRecord::Duel(record) => list_all(&mut output, &line, &record)?,
            }
        }
    }
    output.finish()
}

/// What a seat may do at a point, given earlier choices on the same step.
fn list<G: Recorded>(
    record: &Record<G>,
    point: Point,
    given: impl FnOnce(&G, Seat) -> Result<JointAction<G::Action>>,
) -> Result<Vec<String>> {
    let Point { moves, seat } = point;
    let all = record.steps().len();
    ensure!(
        moves <= all,
        tell!("cli-legal-move", moves = moves, count = all)
    );
    let position = record.position_after(moves);
    let last = position.seats() - 1;
    let seat = Seat::new(seat)
        .filter(|seat| seat.number() <= last)
        .with_context(|| tell!("cli-legal-seat", seat = seat, last = last))?;
    let given = given(&position, seat)?;
    let legal = position.legal_actions_given(seat, &given);
    let write = |&action| position.write_action(seat, action);
    Ok(legal.iter().map(write).collect())
}

/// The choice of the holder of the Free City card that `--own` names; anything one can do with the card stands for it,
/// for only which card it is makes a difference.
fn own_choice(
    record: &seven::Record,
    position: &Seven,
    seat: Seat,
    own: Option<&str>,
) -> Result<JointAction<Action>> {
    let Some(name) = own else {
        return Ok(JointAction::new());
    };
    let table = position.table();
    let Some(free_city) = table.free_city() else {
        bail!(not_in(record.game()));
    };
    ensure!(
        seat == free_city,
        tell!(
            "cli-own-other-seat",
            city = free_city.number(),
            seat = seat.number()
        )
    );
    let holder = match table.phase() {
        Phase::Turn { .. } => position.chooser(free_city),
        Phase::Seventh { .. } | Phase::Discard { .. } | Phase::Over => {
            bail!(tell!("cli-own-nobody"))
        }
    };
    let card = Card::from_name(name).with_context(|| tell!("cli-own-no-card", name = name))?;
    ensure!(
        position.hand(holder).contains(&card),
        tell!(
            "cli-own-not-in-hand",
            card = card.to_string(),
            seat = holder.number()
        )
    );
    Ok(JointAction::only(holder, Action::Sell { card }))
}

fn not_in(game: &str) -> String {
    tell!("cli-own-other-game", game = game)
}

fn list_all<G: Recorded>(output: &mut Output, line: &RecordLine, record: &Record<G>) -> Result<()> {
    let mut position = record.start();
    let steps = record.steps();
    for number in 0..=steps.len() {
        let played = steps.get(number);
        let chosen = played.copied().unwrap_or_default();
        for seat in position.to_act().iter() {
            let legal = position.legal_actions_given(seat, &chosen);
            let write = |&action| position.write_action(seat, action);
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
