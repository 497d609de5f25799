//! The line that answers one decision. Win probabilities are 0 to 1, always those of the player who decides.

use antipater_bots::analysis::{
    Band, Decision, Kinds, LuckEvent, LuckSource, Options, Reason, Valued, rounded, written,
};
use antipater_engine::{Recorded, Seat};
use serde::Serialize;
use serde_json::Value;

use super::{Engine, engine};
use crate::analyze::position::Decided;
use crate::analyze::words::AnalyzedGame;

/// The distance of the lower bound from the share, in standard errors: all but 2.5 % of a normal distribution.
const BOUND: f64 = 1.96;

/// The answer to one decision.
#[derive(Serialize)]
pub(super) struct Answer {
    id: Value,
    /// The number of the move, from 0; none for a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    decision: Option<usize>,
    seat: usize,
    /// The player who chooses: the seat itself, or the holder of the Free City card.
    player: usize,
    /// Whether another answer to this decision follows.
    pub(super) partial: bool,
    game: &'static str,
    depth: &'static str,
    engine: Engine,
    root: Root,
    /// The simulated actions, best first.
    actions: Vec<Candidate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<Played>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) luck: Option<Vec<Luck>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) reasons: Option<Vec<Reason>>,
}

/// The decision as a whole: the value of its best action.
#[derive(Serialize)]
struct Root {
    share: f64,
    se: f64,
    margin: Option<f64>,
    /// The loss of the action that the net prefers without search; 0 if that is the best one.
    difficulty: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    kinds: Option<Kinds>,
    /// Whether the decision counts; only for moves of a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    counted: Option<bool>,
}

/// An action with its value.
#[derive(Serialize)]
struct Candidate {
    action: Value,
    /// Other actions that lead to the same position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    same: Vec<Value>,
    /// 0 for the best.
    order: usize,
    /// The win probability by the net without search.
    prior: f64,
    simulations: u32,
    share: f64,
    se: f64,
    lcb: f64,
    /// The loss compared with the best action.
    loss: f64,
    loss_se: f64,
    points: Option<f64>,
    margin: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kinds: Option<Kinds>,
}

/// The action that was played.
#[derive(Serialize)]
struct Played {
    action: Value,
    /// Its place among the actions.
    order: Option<usize>,
    loss: f64,
    loss_se: f64,
    band: Band,
}

/// The luck of a step from one source.
#[derive(Serialize)]
pub(super) struct Luck {
    source: LuckSource,
    by_seat: Vec<f64>,
    se: Vec<f64>,
}

impl Luck {
    /// The luck of a step, by source.
    pub(super) fn by_source<G: Recorded>(position: &G, events: &[LuckEvent]) -> Vec<Luck> {
        let players: Vec<_> = position.players().iter().collect();
        let mut luck = Vec::new();
        for source in LuckSource::ALL {
            let own = || events.iter().filter(|event| event.source == source);
            if own().next().is_none() {
                continue;
            }
            let of = |value: fn(&LuckEvent) -> f64| {
                let sums = players.iter().map(|&seat| {
                    let of_seat = own().filter(|event| event.seat == seat);
                    rounded(of_seat.map(value).sum())
                });
                sums.collect()
            };
            luck.push(Luck {
                source,
                by_seat: of(|event| event.amount),
                se: of(|event| event.error),
            });
        }
        luck
    }
}

impl Answer {
    /// The answer for a move of a record: the position before it, and its analysis.
    pub(super) fn of_decision<G: AnalyzedGame>(
        id: &Value,
        position: &G,
        decided: &Decision<G::Action>,
        options: &Options,
    ) -> Answer {
        let actions = candidates(position, decided.seat, &decided.best, options);
        let played = written(position, decided.seat, decided.played);
        let is_played = |one: &Candidate| one.action == played || one.same.contains(&played);
        let order = actions.iter().position(is_played);
        Answer {
            decision: Some(decided.step),
            player: decided.player.number(),
            root: Root {
                counted: Some(decided.counted),
                ..Root::of(&actions)
            },
            played: Some(Played {
                action: played,
                order,
                loss: rounded(decided.loss),
                loss_se: rounded(decided.loss_se),
                band: decided.band,
            }),
            reasons: Some(decided.reasons.clone()),
            ..Answer::new(id, position, decided.seat, actions, options)
        }
    }

    /// The answer for a player's decision in a position.
    pub(super) fn of_position<G: AnalyzedGame>(
        id: &Value,
        position: &G,
        decided: &Decided<G::Action>,
        options: &Options,
    ) -> Answer {
        let actions = candidates(position, decided.seat, &decided.values.actions, options);
        Answer {
            player: decided.player.number(),
            ..Answer::new(id, position, decided.seat, actions, options)
        }
    }

    fn new<G: AnalyzedGame>(
        id: &Value,
        position: &G,
        seat: Seat,
        actions: Vec<Candidate>,
        options: &Options,
    ) -> Answer {
        Answer {
            id: id.clone(),
            decision: None,
            seat: seat.number(),
            player: seat.number(),
            partial: false,
            game: position.game(),
            depth: options.depth.name(),
            engine: engine(),
            root: Root::of(&actions),
            actions,
            played: None,
            luck: None,
            reasons: None,
        }
    }
}

impl Root {
    fn of(actions: &[Candidate]) -> Root {
        let best = &actions[0];
        let at_first = actions.iter().max_by(|one, other| {
            one.prior
                .total_cmp(&other.prior)
                .then(other.order.cmp(&one.order))
        });
        Root {
            share: best.share,
            se: best.se,
            margin: best.margin,
            difficulty: at_first.map_or(0.0, |action| action.loss),
            kinds: best.kinds,
            counted: None,
        }
    }
}

fn candidates<G: AnalyzedGame>(
    position: &G,
    seat: Seat,
    valued: &[Valued<G::Action>],
    options: &Options,
) -> Vec<Candidate> {
    // A forced action is not simulated.
    let simulations = match valued {
        [_] => 0,
        _ => options.effort::<G>().simulations,
    };
    let valued = valued.iter().enumerate();
    let candidates = valued.map(|(order, valued)| {
        let told = valued.written(position, seat);
        Candidate {
            action: told.action,
            same: told.same,
            order,
            prior: rounded(valued.prior),
            simulations,
            share: told.share,
            se: told.share_se,
            lcb: rounded(valued.share - BOUND * valued.share_se),
            loss: told.behind,
            loss_se: told.behind_se,
            points: told.points,
            margin: told.margin,
            kinds: told.kinds,
        }
    });
    candidates.collect()
}
