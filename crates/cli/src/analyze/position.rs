//! The decisions in one position or observation: all simulated actions, best first.

use antipater_bots::analysis::{Options, Question, Valued, Values, WrittenAction, judge, rounded};
use antipater_engine::rng::generator;
use antipater_engine::{JointAction, Recorded, Seat, SeatSet, State};
use antipater_show::words::coach::Coach;
use anyhow::{Context, Result, ensure};
use serde::Serialize;

use super::Args;
use super::words::{AnalyzedGame, percent, points};
use crate::locale::{t, tell};
use crate::output::{Grid, Output};
use crate::point;

/// The format name of an observation.
const OBSERVATION: &str = "observation";

/// A player's judged decision for a seat.
pub(super) struct Decided<A> {
    pub(super) seat: Seat,
    pub(super) player: Seat,
    pub(super) values: Values<A>,
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
    best: Vec<WrittenAction>,
}

/// The content of a line: a position, or an observation.
pub(super) struct Known<G: State> {
    /// For an observation, a sampled position. Sampled parts are never read: legal actions follow from the observation.
    position: G,
    own: Option<(Seat, G::Observation)>,
}

impl<G: AnalyzedGame> Known<G> {
    /// Parses a line.
    ///
    /// # Errors
    /// If it is neither, or the observation of a spectator.
    pub(super) fn read(line: &str) -> Result<Known<G>> {
        if line.split(' ').nth(1) != Some(OBSERVATION) {
            let position = point::from_line::<G>(line)?;
            return Ok(Known {
                position,
                own: None,
            });
        }
        let observation = point::from_line::<G::Observation>(line)?;
        let seat = G::observer(&observation).with_context(|| tell!("cli-analyze-spectator"))?;
        Ok(Known {
            position: G::sample(&observation, &mut generator(0, 0)),
            own: Some((seat, observation)),
        })
    }

    /// The position, for its rules and all public information.
    pub(super) fn position(&self) -> &G {
        &self.position
    }

    /// The observing seat; `None` for a whole position.
    fn observer(&self) -> Option<Seat> {
        self.own.as_ref().map(|(seat, _)| *seat)
    }

    /// The players who have a decision and whose knowledge is in the line.
    pub(super) fn players(&self) -> Vec<Seat> {
        let acting = self.position.to_act().iter();
        let players: SeatSet = acting.map(|seat| self.position.chooser(seat)).collect();
        let known = |player: &Seat| self.observer().is_none_or(|seat| seat == *player);
        players.iter().filter(known).collect()
    }

    /// Judges the decisions of a player by the player's knowledge. The holder of the Free City card is assumed to
    /// choose the best action for its own city first.
    pub(super) fn decide(&self, player: Seat, options: &Options) -> Vec<Decided<G::Action>> {
        let position = &self.position;
        let observation = match &self.own {
            Some((_, known)) => known.clone(),
            None => position.observe(player),
        };
        let mut chosen = JointAction::new();
        let mut decided = Vec::new();
        for seat in position.to_act().iter() {
            if position.chooser(seat) != player {
                continue;
            }
            let own = chosen.get(player).filter(|_| player != seat);
            let question: Question<'_, G> = Question {
                observation: &observation,
                seat,
                own: own.map(|action| (player, action)),
            };
            let legal = position.legal_actions_given(seat, &chosen);
            let stream = seat.number() as u64;
            let effort = options.effort::<G>();
            let values = judge(&question, &legal, None, effort, options.seed, stream);
            chosen.set(seat, values.actions[0].action);
            decided.push(Decided {
                seat,
                player,
                values,
            });
        }
        decided
    }
}

/// Judges the position of a line, and prints the actions of each player.
pub(super) fn run<G: AnalyzedGame>(line: &str, args: &Args) -> Result<()> {
    let known = Known::<G>::read(line)?;
    let wanted = args.seat.map(|seat| point::player(known.position(), seat));
    let wanted = wanted.transpose()?;
    if let Some(seat) = known.observer() {
        ensure!(
            wanted.is_none_or(|wanted| wanted == seat),
            tell!("cli-analyze-observer", seat = seat.number())
        );
    }
    let options = Options {
        depth: args.depth,
        seed: args.seed,
        ..Options::default()
    };
    let players = known.players().into_iter();
    let players = players.filter(|&player| wanted.is_none_or(|wanted| wanted == player));
    let decided: Vec<_> = players
        .flat_map(|player| known.decide(player, &options))
        .collect();
    ensure!(!decided.is_empty(), tell!("cli-analyze-nobody"));
    let mut output = Output::new();
    if args.json {
        output.json(&report(known.position(), decided, args))?;
    } else {
        for one in decided {
            print::<G>(&mut output, &one)?;
        }
    }
    output.finish()
}

fn report<G: Recorded>(position: &G, decided: Vec<Decided<G::Action>>, args: &Args) -> Report {
    let decision = |one: Decided<G::Action>| {
        let actions = one.values.actions.iter();
        let best = actions.map(|valued| valued.written(position, one.seat));
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

fn print<G: AnalyzedGame>(output: &mut Output, one: &Decided<G::Action>) -> Result<()> {
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

fn row<G: AnalyzedGame>(coach: &Coach<'_>, valued: &Valued<G::Action>) -> Vec<String> {
    vec![
        G::action(coach, valued.action),
        percent(valued.share),
        percent(valued.share_se),
        points(valued.points),
        points(valued.margin),
    ]
}
