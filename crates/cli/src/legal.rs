//! `antipater legal`: lists the legal actions of a seat at a point of a record, at every point of all records, or in a
//! position.

use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Action, Card, Phase, Seven};
use antipater_engine::{JointAction, Record, Recorded, Seat, SeatSet, State, game_of_line};
use antipater_show::texts::msg;
use anyhow::{Context, Result, bail, ensure};
use clap::Parser;

use crate::game::{WrongUsage, wrong_usage};
use crate::help;
use crate::input::{RecordLine, Records};
use crate::locale::{t, tell};
use crate::output::Output;
use crate::point;
use crate::record::AnyRecord;
use crate::values::{ANY, whole};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-legal"))]
pub(crate) struct Args {
    #[arg(value_name = "FILE|POSITION", help = msg("cli-arg-legal-what"))]
    what: String,
    #[arg(long, value_name = "K", requires_all = ["moves", "seat"], value_parser = whole::<usize>(ANY), help = msg("cli-arg-legal-record"))]
    record: Option<usize>,
    #[arg(long = "move", value_name = "M", requires = "record", value_parser = whole::<usize>(ANY), help = msg("cli-arg-legal-move"))]
    moves: Option<usize>,
    #[arg(long, value_name = "S", value_parser = whole::<usize>(ANY), help = msg("cli-arg-legal-seat"))]
    seat: Option<usize>,
    #[arg(long, value_name = "CARD", conflicts_with = "all", help = msg("cli-arg-legal-own"))]
    own: Option<String>,
    #[arg(long, conflicts_with_all = ["record", "moves", "seat"], help = msg("cli-arg-legal-all"))]
    all: bool,
}

/// A seat at a point of a record.
#[derive(Clone, Copy)]
struct Point {
    moves: usize,
    seat: usize,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut output = Output::new();
    let own = args.own.as_deref();
    match (args.record, args.moves, args.seat) {
        (Some(number), Some(moves), Some(seat)) => {
            let line = Records::open(&args.what)?.find(number)?;
            let listed = match line.read()? {
                AnyRecord::Seven(record) => list(&record, Point { moves, seat }, own),
                AnyRecord::Duel(record) => list(&record, Point { moves, seat }, own),
            };
            let listed = listed.map_err(|error| line.error(format_args!("{error:#}")))?;
            listed.iter().try_for_each(|action| output.line(action))?;
        }
        _ if args.all => {
            let mut records = Records::open(&args.what)?;
            while let Some(line) = records.next()? {
                match line.read()? {
                    AnyRecord::Seven(record) => list_all(&mut output, &line, &record)?,
                    AnyRecord::Duel(record) => list_all(&mut output, &line, &record)?,
                }
            }
        }
        (None, ..) => {
            let game = game_of_line(&args.what);
            let listed = match game {
                _ if game == args.what => Err(missing().into()),
                seven::record::GAME | seven::record::FREE_CITY => {
                    list_in(&point::from_line::<Seven>(&args.what)?, args.seat, own)
                }
                duel::record::GAME => {
                    list_in(&point::from_line::<Duel>(&args.what)?, args.seat, own)
                }
                _ => Err(missing().into()),
            };
            listed?.iter().try_for_each(|action| output.line(action))?;
        }
        _ => return Err(missing().into()),
    }
    output.finish()
}

/// The error of records without a point.
fn missing() -> WrongUsage {
    let what = tell!(
        "cli-usage-missing",
        list = "--record <K>, --move <M>, --seat <S>"
    );
    wrong_usage(format!("{what}\n\n{}", help::usage_of(["legal"], t())))
}

/// Lists the legal actions of a seat at a point, after earlier choices on the same step.
fn list<G: Given>(record: &Record<G>, point: Point, own: Option<&str>) -> Result<Vec<String>> {
    let position = point::position(record, point.moves)?;
    list_in(&position, Some(point.seat), own)
}

/// Lists the legal actions of a seat in a position; by default of each seat to act.
fn list_in<G: Given>(position: &G, seat: Option<usize>, own: Option<&str>) -> Result<Vec<String>> {
    let seats = match seat {
        Some(seat) => SeatSet::only(point::seat(position, seat)?),
        None => position.to_act(),
    };
    let mut listed = Vec::new();
    for seat in seats.iter() {
        let given = match own {
            Some(name) => position.own_choice(seat, name)?,
            None => JointAction::new(),
        };
        let legal = position.legal_actions_given(seat, &given);
        let write = |&action| position.write_action(seat, action);
        listed.extend(legal.iter().map(write));
    }
    Ok(listed)
}

/// A game in which `--own` may give a choice.
trait Given: Recorded {
    /// The choice of the holder of the Free City card that `--own` names, for the legal actions of another seat.
    ///
    /// # Errors
    /// Says why there is no such choice.
    fn own_choice(&self, seat: Seat, name: &str) -> Result<JointAction<Self::Action>>;
}

impl Given for Duel {
    fn own_choice(&self, _: Seat, _: &str) -> Result<JointAction<duel::Action>> {
        bail!(not_in(duel::record::GAME));
    }
}

impl Given for Seven {
    /// Any action with the card stands for it, because only the card makes a difference.
    fn own_choice(&self, seat: Seat, name: &str) -> Result<JointAction<Action>> {
        let table = self.table();
        let Some(free_city) = table.free_city() else {
            bail!(not_in(seven::record::GAME));
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
            Phase::Turn { .. } => self.chooser(free_city),
            Phase::Seventh { .. } | Phase::Discard { .. } | Phase::Over => {
                bail!(tell!("cli-own-nobody"))
            }
        };
        let card = Card::from_name(name).with_context(|| tell!("cli-own-no-card", name = name))?;
        ensure!(
            self.hand(holder).contains(&card),
            tell!(
                "cli-own-not-in-hand",
                card = card.to_string(),
                seat = holder.number()
            )
        );
        Ok(JointAction::only(holder, Action::Sell { card }))
    }
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
