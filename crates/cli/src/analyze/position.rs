//! The decisions of one position, or of what one seat knows of it: every action that was looked at closely, best first.

use antipater_bots::analysis::{Judged, Question, Valued, Values, judge};
use antipater_engine::rng::generator;
use antipater_engine::{JointAction, Line, Recorded, Seat};
use antipater_show::analysis::{Action, rounded};
use antipater_show::words::coach::Coach;
use anyhow::{Context, Result, ensure};
use serde::Serialize;

use super::Args;
use super::words::{Told, percent, points};
use crate::locale::{t, tell};
use crate::output::{Grid, Output};
use crate::point;

/// The form of a line with what one seat knows.
const OBSERVATION: &str = "observation";

/// What one player decides for a seat, judged.
struct Decided<A> {
    seat: Seat,
    player: Seat,
    values: Values<A>,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    depth: &'static str,
    seed: u64,
    decisions: Vec<Decision>,
}

#[derive(Serialize)]
struct Decision {
    seat: usize,
    player: usize,
    actions: usize,
    spread: f64,
    best: Vec<Action>,
}

/// Judges the position of a line, and prints what each player could do.
pub(super) fn run<G: Told>(args: &Args) -> Result<()> {
    let line = args.what.as_str();
    let observed = line.split(' ').nth(1) == Some(OBSERVATION);
    let wanted = |position: &G| {
        args.seat
            .map(|seat| point::player(position, seat))
            .transpose()
    };
    let (position, decided) = if observed {
        let observation = G::Observation::from_line(line)?;
        let seat = G::observer(&observation).with_context(|| tell!("cli-analyze-spectator"))?;
        // Nothing that is guessed is read: what may be done follows from what is known.
        let position = G::sample(&observation, &mut generator(0, 0));
        let other = wanted(&position)?.filter(|&wanted| wanted != seat);
        ensure!(
            other.is_none(),
            tell!("cli-analyze-observer", seat = seat.number())
        );
        let decided = decide(&position, Some(seat), Some(&observation), args);
        (position, decided)
    } else {
        let position = G::from_line(line)?;
        let wanted = wanted(&position)?;
        let decided = decide(&position, wanted, None, args);
        (position, decided)
    };
    ensure!(!decided.is_empty(), tell!("cli-analyze-nobody"));
    let mut output = Output::new();
    if args.json {
        output.json(&report(&position, decided, args))?;
    } else {
        for one in decided {
            print::<G>(&mut output, &one)?;
        }
    }
    output.finish()
}

/// Judges the decisions of the players that are wanted, each on its own observation. The holder of the Free City card is
/// taken to do the best for its own city first.
fn decide<G: Judged>(
    position: &G,
    wanted: Option<Seat>,
    known: Option<&G::Observation>,
    args: &Args,
) -> Vec<Decided<G::Action>> {
    let mut chosen = JointAction::new();
    let mut decided = Vec::new();
    for seat in position.to_act().iter() {
        let player = position.chooser(seat);
        if wanted.is_some_and(|wanted| wanted != player) {
            continue;
        }
        let observation = match known {
            Some(known) => known.clone(),
            None => position.observe(player),
        };
        let own = chosen.get(player).filter(|_| player != seat);
        let question: Question<'_, G> = Question {
            observation: &observation,
            seat,
            own: own.map(|action| (player, action)),
        };
        let legal = position.legal_actions_given(seat, &chosen);
        let effort = G::effort(args.depth);
        let stream = seat.number() as u64;
        let values = judge(&question, &legal, None, effort, args.seed, stream);
        chosen.set(seat, values.actions[0].action);
        decided.push(Decided {
            seat,
            player,
            values,
        });
    }
    decided
}

fn report<G: Recorded>(position: &G, decided: Vec<Decided<G::Action>>, args: &Args) -> Report {
    let decision = |one: Decided<G::Action>| {
        let actions = one.values.actions.iter();
        let best = actions.map(|valued| Action::of(position, one.seat, valued));
        Decision {
            seat: one.seat.number(),
            player: one.player.number(),
            actions: one.values.distinct,
            spread: rounded(one.values.spread),
            best: best.collect(),
        }
    };
    Report {
        game: position.game(),
        depth: args.depth.name(),
        seed: args.seed,
        decisions: decided.into_iter().map(decision).collect(),
    }
}

fn print<G: Told>(output: &mut Output, one: &Decided<G::Action>) -> Result<()> {
    let headings = [
        tell!("cli-seat", seat = one.seat.number()),
        tell!("cli-analyze-share"),
        tell!("cli-analyze-error"),
        tell!("cli-column-points"),
        tell!("cli-analyze-margin"),
    ];
    let coach = Coach::new::<G>(t(), Vec::new());
    let mut grid = Grid::new(1, headings);
    for valued in &one.values.actions {
        grid.row(row::<G>(&coach, valued));
    }
    output.line(format_args!("{grid}\n"))
}

fn row<G: Told>(coach: &Coach<'_>, valued: &Valued<G::Action>) -> Vec<String> {
    vec![
        G::action(coach, valued.action),
        percent(valued.share),
        percent(valued.share_se),
        points(valued.points),
        points(valued.margin),
    ]
}
