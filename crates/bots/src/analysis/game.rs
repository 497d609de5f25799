//! Analysis of a whole record: each decision, the curve of win probabilities, luck, and a summary for each seat.

use std::ops::ControlFlow;

use antipater_engine::{JointAction, Record, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::analyzable::Analyzable;
use super::bands::{Band, MATTERS};
use super::curve::{CurvePoint, Swing, expected, last_turn, point, swings};
use super::decision::{Decision, WrittenDecision};
use super::depth::{Depth, Effort};
use super::luck::LuckEvent;
use super::question::Question;
use super::report::SeatReport;
use super::values::{Values, judge};

/// The options of an analysis.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Depth, Options};
///
/// assert_eq!(Options::default().depth, Depth::Normal);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The depth of each judgment.
    pub depth: Depth,
    /// Judges only the decisions of this player; all by default.
    pub seat: Option<Seat>,
    /// The random seed.
    pub seed: u64,
    /// The simulations behind each candidate action; the depth decides by default. It also limits the games played to
    /// their end, the alternative deals, and the simulations of each of them.
    pub simulations: Option<u32>,
    /// The games that are played on from each action of an apparent error; the depth decides by default.
    pub lines: Option<u32>,
}

impl Options {
    /// The effort for one decision of a game.
    pub fn effort<G: Analyzable>(&self) -> Effort {
        let effort = G::effort(self.depth);
        let simulations = self.simulations.unwrap_or(effort.simulations);
        Effort {
            simulations,
            playouts: effort.playouts.min(simulations),
            lines: self.lines.unwrap_or(effort.lines.min(simulations)),
            redeals: effort.redeals.min(simulations),
            luck_simulations: effort.luck_simulations.min(simulations),
            ..effort
        }
    }
}

/// A judged record. `docs/analysis.md` says what the figures mean.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Analysis, Depth};
///
/// /// How many decisions count.
/// fn counted<A>(analysis: &Analysis<A>) -> usize {
///     analysis.decisions.iter().filter(|decision| decision.counted).count()
/// }
///
/// let nothing: Analysis<()> = Analysis {
///     record: 0,
///     game: "duel".to_owned(),
///     depth: Depth::Quick,
///     seed: 1,
///     seats: Vec::new(),
///     decisions: Vec::new(),
///     curve: Vec::new(),
///     luck: Vec::new(),
///     swings: Vec::new(),
/// };
/// assert_eq!(counted(&nothing), 0);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Analysis, bound = "")]
pub struct Analysis<A> {
    /// The number of the record in its file, from 0.
    pub record: usize,
    /// The game: `seven`, `free-city` or `duel`.
    pub game: String,
    /// The depth: `quick`, `normal` or `deep`.
    #[schema(value_type = String)]
    pub depth: Depth,
    /// The seed of the simulations.
    pub seed: u64,
    /// The summary for each player.
    pub seats: Vec<SeatReport>,
    /// Every decision, in order.
    #[schema(value_type = Vec<WrittenDecision>)]
    pub decisions: Vec<Decision<A>>,
    /// The expected share of each player before move 0 and after each.
    pub curve: Vec<CurvePoint>,
    /// Every luck event.
    pub luck: Vec<LuckEvent>,
    /// The largest changes of the curve, the largest first.
    #[serde(rename = "turning_points")]
    pub swings: Vec<Swing>,
}

/// A judged record in JSON form.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Report;
///
/// assert_eq!(Report::read("{}"), None);
/// ```
pub type Report = Analysis<Value>;

/// Streams of the generator per step: one for each seat, one for the curve.
const STREAMS: u64 = 16;
const CURVE: u64 = 15;

fn stream(step: usize, what: u64) -> u64 {
    STREAMS * step as u64 + what
}

/// Analyzes a record, finished or not. `progress` gets the number of judged decisions and of all; it may break, which
/// returns `None`.
pub fn analyze<G: Analyzable>(
    record: &Record<G>,
    options: &Options,
    mut progress: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Option<Analysis<G::Action>> {
    let mut judging = Judging::new(record.clone(), *options);
    let mut heard = 0;
    while judging.advance() {
        let (done, all) = judging.progress();
        if done > heard && progress(done, all).is_break() {
            return None;
        }
        heard = done;
    }
    Some(judging.finish())
}

/// An analysis in small pieces, for programs with other work in between.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Depth, Judging, Options};
/// use antipater_engine::duel::{Record, Setup};
/// use antipater_engine::{JointAction, Seat, State, rng};
///
/// let players = vec!["Ada".to_owned(), "Ben".to_owned()];
/// let mut record = Record::new(players, Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let seat = record.position().to_act().iter().next().unwrap();
/// let action = record.position().legal_actions(seat)[0];
/// record.play(&JointAction::only(seat, action)).unwrap();
/// let options = Options { depth: Depth::Quick, ..Options::default() };
/// let mut judging = Judging::new(record, options);
/// assert_eq!(judging.progress(), (0, 1));
/// while judging.advance() {}
/// assert_eq!(judging.progress(), (1, 1));
/// assert_eq!(judging.finish().decisions.len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Judging<G: Analyzable> {
    record: Record<G>,
    options: Options,
    /// The number of decisions to judge.
    all: usize,
    position: G,
    dealt: G::Dealt,
    step: usize,
    /// The present step, once its luck is computed.
    begun: Option<Begun<G>>,
    decisions: Vec<Decision<G::Action>>,
    luck: Vec<LuckEvent>,
    curve: Vec<CurvePoint>,
}

/// A step with some decisions possibly judged.
#[derive(Clone, Debug)]
struct Begun<G: Analyzable> {
    events: Vec<LuckEvent>,
    /// The players whose luck in the step is already part of a decision.
    told: Vec<Seat>,
    chosen: JointAction<G::Action>,
}

impl<G: Analyzable> Judging<G> {
    /// An analysis of a record, finished or not, at its beginning.
    pub fn new(record: Record<G>, options: Options) -> Judging<G> {
        let position = record.start();
        Judging {
            all: count(&record, |player| wanted(&options, player)),
            curve: vec![point(&position, None, 0, (options.seed, stream(0, CURVE)))],
            record,
            options,
            position,
            dealt: G::Dealt::default(),
            step: 0,
            begun: None,
            decisions: Vec::new(),
            luck: Vec::new(),
        }
    }

    /// The record.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The number of judged decisions, and of all.
    pub fn progress(&self) -> (usize, usize) {
        (self.decisions.len(), self.all)
    }

    /// Does the next piece: the luck of a step, one decision of it, or its point of the curve. Returns whether a piece
    /// was left.
    pub fn advance(&mut self) -> bool {
        let Some(&joint) = self.record.steps().get(self.step) else {
            return false;
        };
        let Some(begun) = &mut self.begun else {
            let after = after(&self.position, &joint);
            let played = (&self.position, &joint, &after);
            let mut events = luck_of_step(&mut self.dealt, self.step, played, &self.options);
            events.retain(|event| wanted(&self.options, event.seat));
            self.begun = Some(Begun {
                events,
                told: Vec::new(),
                chosen: JointAction::new(),
            });
            return true;
        };
        for (seat, played) in joint.iter().skip(begun.chosen.iter().count()) {
            let player = self.position.chooser(seat);
            let judged = wanted(&self.options, player).then(|| {
                let at = (self.step, seat);
                decide(&self.position, at, &begun.chosen, played, &self.options)
            });
            begun.chosen.set(seat, played);
            if let Some(mut decision) = judged {
                if !begun.told.contains(&player) {
                    begun.told.push(player);
                    let own = begun.events.iter();
                    let own = own.filter(|event| event.seat == player && event.source.is_chance());
                    decision.luck = own.map(|event| event.amount).sum();
                }
                self.decisions.push(decision);
                return true;
            }
        }
        self.luck.append(&mut begun.events);
        self.begun = None;
        let earlier = |decision: &Decision<G::Action>| decision.step < self.step;
        let judged = &self.decisions[self.decisions.partition_point(earlier)..];
        if let Some(before) = self.curve.last_mut() {
            expected(before, &self.position, judged);
        }
        self.position = after(&self.position, &joint);
        self.step += 1;
        let last = self.curve.last();
        let random = (self.options.seed, stream(self.step, CURVE));
        let point = point(&self.position, last, self.step, random);
        self.curve.push(point);
        true
    }

    /// Summarizes the judged decisions.
    pub fn finish(self) -> Analysis<G::Action> {
        let Judging {
            record,
            options,
            position,
            decisions,
            luck,
            curve,
            ..
        } = self;
        let players: Vec<Seat> = position.players().iter().collect();
        let judged = players.iter().copied();
        let judged = judged.filter(|&seat| wanted(&options, seat));
        let outcome = position.outcome();
        let seats = judged
            .map(|seat| {
                let place = players.iter().position(|&other| other == seat);
                let start = curve[0].shares[place.unwrap_or(0)];
                let result = outcome.as_ref();
                let result = result.map(|outcome| f64::midpoint(outcome.utility(seat), 1.0));
                SeatReport::of(seat, players.len(), &decisions, &luck, (start, result))
            })
            .collect();
        let deciding = record.steps().iter().map(|joint| joint.seats().len());
        let last_turn = last_turn(&deciding.collect::<Vec<_>>());
        let swings = swings::<G>(&curve, &decisions, &players, last_turn);
        let mut analysis = Analysis {
            record: 0,
            game: record.game().to_owned(),
            depth: options.depth,
            seed: options.seed,
            seats,
            decisions,
            curve,
            luck,
            swings,
        };
        analysis.balance(G::OTHERS_ARE_LUCK, players.len());
        analysis
    }
}

fn wanted(options: &Options, player: Seat) -> bool {
    options.seat.is_none_or(|seat| seat == player)
}

/// The position after a step of a record.
fn after<G: Analyzable>(position: &G, joint: &JointAction<G::Action>) -> G {
    let mut after = position.clone();
    after.apply_unchecked(joint);
    after
}

/// Only the luck of every step of a record, as in [`analyze`].
pub fn luck<G: Analyzable>(record: &Record<G>, options: &Options) -> Vec<LuckEvent> {
    let mut position = record.start();
    let mut dealt = G::Dealt::default();
    let mut luck = Vec::new();
    for (step, joint) in record.steps().iter().enumerate() {
        let after = after(&position, joint);
        let played = (&position, joint, &after);
        luck.append(&mut luck_of_step(&mut dealt, step, played, options));
        position = after;
    }
    luck.retain(|event| options.seat.is_none_or(|seat| seat == event.seat));
    luck
}

/// Judges the action of a seat in one step of a record, as [`analyze`] does, without the luck of that step. `None` if
/// the seat has no action in it.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Depth, Options, decision};
/// use antipater_engine::duel::{Record, Setup};
/// use antipater_engine::{JointAction, State, rng};
///
/// let players = vec!["Ada".to_owned(), "Ben".to_owned()];
/// let mut record = Record::new(players, Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let seat = record.position().to_act().iter().next().unwrap();
/// let action = record.position().legal_actions(seat)[0];
/// record.play(&JointAction::only(seat, action)).unwrap();
/// let options = Options { depth: Depth::Quick, ..Options::default() };
/// assert_eq!(decision(&record, 0, seat, &options).unwrap().played, action);
/// assert_eq!(decision(&record, 1, seat, &options), None);
/// ```
pub fn decision<G: Analyzable>(
    record: &Record<G>,
    step: usize,
    seat: Seat,
    options: &Options,
) -> Option<Decision<G::Action>> {
    let joint = record.steps().get(step)?;
    let played = joint.get(seat)?;
    let mut chosen = JointAction::new();
    for (earlier, action) in joint.iter().take_while(|&(other, _)| other != seat) {
        chosen.set(earlier, action);
    }
    let position = record.position_after(step);
    Some(decide(&position, (step, seat), &chosen, played, options))
}

/// The luck of all players in one step of a record, as in [`analyze`]; empty without such a step.
pub fn luck_in<G: Analyzable>(
    record: &Record<G>,
    step: usize,
    options: &Options,
) -> Vec<LuckEvent> {
    let Some(joint) = record.steps().get(step) else {
        return Vec::new();
    };
    let mut position = record.start();
    let mut dealt = G::Dealt::default();
    for earlier in &record.steps()[..step] {
        G::note(&mut dealt, &position);
        position.apply_unchecked(earlier);
    }
    let after = after(&position, joint);
    luck_of_step(&mut dealt, step, (&position, joint, &after), options)
}

fn luck_of_step<G: Analyzable>(
    dealt: &mut G::Dealt,
    step: usize,
    played: (&G, &JointAction<G::Action>, &G),
    options: &Options,
) -> Vec<LuckEvent> {
    G::note(dealt, played.0);
    G::luck(dealt, step, played, G::effort(options.depth), options.seed)
}

/// The number of decisions of a record that are judged.
fn count<G: Analyzable>(record: &Record<G>, wanted: impl Fn(Seat) -> bool) -> usize {
    let mut position = record.start();
    let mut all = 0;
    for joint in record.steps() {
        let seats = joint.seats();
        all += seats
            .iter()
            .filter(|&seat| wanted(position.chooser(seat)))
            .count();
        position.apply_unchecked(joint);
    }
    all
}

/// Judges the action of a seat, given earlier choices of the same step.
fn decide<G: Analyzable>(
    position: &G,
    (step, seat): (usize, Seat),
    chosen: &JointAction<G::Action>,
    played: G::Action,
    options: &Options,
) -> Decision<G::Action> {
    let player = position.chooser(seat);
    let observation = position.observe(player);
    let own = chosen.get(player).filter(|_| player != seat);
    let question: Question<'_, G> = Question {
        observation: &observation,
        seat,
        own: own.map(|action| (player, action)),
    };
    let legal = position.legal_actions_given(seat, chosen);
    let stream = stream(step, seat.number() as u64);
    let values = judge(
        &question,
        &legal,
        Some(played),
        options.effort::<G>(),
        options.seed,
        stream,
    );
    let mut band = Band::of(values.loss, values.loss_se, position.players().len());
    if values.contradicted {
        band = band.min(Band::Good);
    }
    let reasons = match band {
        Band::Best => Vec::new(),
        _ => values.reasons(&question, played),
    };
    let Values {
        actions,
        distinct,
        spread,
        played: place,
        loss,
        loss_se,
        ..
    } = values;
    let share = place.map_or(0.0, |place| actions[place].share);
    Decision {
        step,
        seat,
        player,
        played,
        share,
        loss,
        loss_se,
        band,
        counted: distinct > 1 && spread > MATTERS,
        best: actions,
        luck: 0.0,
        reasons,
    }
}

impl<A> Analysis<A> {
    /// Computes the residual of each result: what remains without start, luck, errors and the others.
    fn balance(&mut self, others_are_luck: bool, players: usize) {
        let lost: f64 = self.seats.iter().map(|seat| seat.lost).sum();
        let complete = others_are_luck || self.seats.len() == players;
        for seat in &mut self.seats {
            let others = if others_are_luck {
                seat.others
            } else {
                lost - seat.lost
            };
            let explained = seat.start + seat.luck - seat.lost + others;
            let residual = seat.result.map(|result| result - explained);
            seat.residual = residual.filter(|_| complete);
        }
    }
}
