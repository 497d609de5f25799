//! Luck of the deal in 7 Wonders: the true deal of each age against equally likely deals.
//!
//! Cards are dealt when an age begins, and no chance event follows. So the true deal is exchangeable with any other one
//! then, whatever the players do later. Their actions cannot bias the comparison, as they would in the middle of an
//! age. The worth of a deal to a player is the net's value at the end of the age, if the net plays for all seats from
//! its beginning. The player sees the deal hand by hand. When a new hand comes to them, the deals consistent with all
//! hands so far are compared with those consistent with the hands before. Each of these differences has mean zero, and
//! they add up to the worth of the deal.

use std::collections::BTreeMap;

use antipater_engine::rng::below;
use antipater_engine::seven::score::score;
use antipater_engine::seven::{Action, Age, Phase, Seven};
use antipater_engine::{JointAction, Seat, State};
use rand_core::Rng;

use super::analyzable::Analyzable;
use super::depth::Effort;
use super::luck::{LuckEvent, LuckSource, stream};
use super::mean::mean;
use crate::bot::generator;
use crate::learned::Judgement;
use crate::net::exp;
use crate::search::SevenSearch;

/// The noise of the net's play in compared ages: an action at this distance from the best is chosen 0.4 times as often.
/// People do not all play alike, so a deal must not be judged by a single line of play.
const SPREAD: f32 = 0.02;
/// The lead in points that multiplies the odds of winning by e. The margin says more about a deal than the winner:
/// judged by the winners of 16 games, luck added more noise to results than it explained.
const POINTS: f32 = 5.0;
/// Tables with up to this number of players get the full number of deals; larger ones get fewer, because their games
/// take longer.
const PLAYERS: u32 = 4;

/// The deal of the present age, and its value for each player given the hands they have seen.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Depth, Analyzable, LuckSource};
/// use antipater_engine::seven::{BoardOptions, Edition, Seven, Setup};
/// use antipater_engine::{JointAction, State, rng};
///
/// let boards = [BoardOptions::default(); 3];
/// let setup = Setup::deal(Edition::Second, &boards, &mut rng::generator(7, 0)).unwrap();
/// let before = Seven::new(setup).unwrap();
/// let mut dealt = <Seven as Analyzable>::Dealt::default();
/// Seven::note(&mut dealt, &before);
/// let mut joint = JointAction::new();
/// for seat in before.to_act().iter() {
///     joint.set(seat, before.legal_actions(seat)[0]);
/// }
/// let mut after = before.clone();
/// after.apply(&joint).unwrap();
/// let step = (&before, &joint, &after);
/// let events = Seven::luck(&mut dealt, 0, step, Seven::effort(Depth::Quick), 1);
/// // A hand has come to each player that they had not seen.
/// let hands = events.iter().filter(|event| event.source == LuckSource::Deal);
/// assert_eq!(hands.count(), 3);
/// ```
#[derive(Clone, Debug, Default)]
pub struct DealtAge {
    /// The position at the beginning of the age; `None` if the record begins later.
    begin: Option<Seven>,
    /// By player and number of turns begun: the win probability and its standard error.
    promised: BTreeMap<(Seat, u8), (f64, f64)>,
}

impl DealtAge {
    /// Records the beginning of an age.
    pub(super) fn note(&mut self, position: &Seven) {
        if self.begin.as_ref().map(age_of) == Some(age_of(position)) {
            return;
        }
        let begins = matches!(position.table().phase(), Phase::Turn { turn: 1, .. });
        self.begin = begins.then(|| position.clone());
        self.promised.clear();
    }

    /// The luck of the cards that players see for the first time after a step.
    pub(super) fn luck(
        &mut self,
        step: usize,
        after: &Seven,
        effort: Effort,
        seed: u64,
    ) -> Vec<LuckEvent> {
        self.note(after);
        let Phase::Turn { age, turn } = after.table().phase() else {
            return Vec::new();
        };
        let Some(begin) = self.begin.clone() else {
            return Vec::new();
        };
        let players = begin.players().iter();
        let news = players.filter(|&seat| begin.sees_more(seat, age, turn));
        let event = |seat| {
            let known = begin.last_news(seat, age, turn - 1);
            let [before, now] = [known, turn].map(|turns| {
                let found = self.promised.get(&(seat, turns)).copied();
                found.unwrap_or_else(|| self.promise(&begin, (seat, turns), effort, seed))
            });
            LuckEvent {
                step,
                source: LuckSource::Deal,
                seat,
                amount: now.0 - before.0,
                error: before.1.hypot(now.1),
                // The first hand of age I is part of the start, and not luck.
                shared: if known > u8::from(age == Age::I) {
                    before.1
                } else {
                    0.0
                },
            }
        };
        news.map(event).collect()
    }

    /// A player's win probability given the hands of the first `turns` turns of the age, and its standard error.
    fn promise(
        &mut self,
        begin: &Seven,
        (player, turns): (Seat, u8),
        effort: Effort,
        seed: u64,
    ) -> (f64, f64) {
        let age = age_of(begin).map_or(0, |age| age as usize);
        // Before the players have seen a card, all of them share one sample.
        let players: Vec<Seat> = match turns {
            0 => begin.players().iter().collect(),
            _ => vec![player],
        };
        let own = 1 + 8 * u64::from(turns) + players[0].number() as u64;
        let stream = stream(age, own);
        let mut rng = generator(seed, stream);
        let evaluator = &mut Seven::evaluator(&begin.observe(player), seed, !stream);
        let count = begin.players().len() as u32;
        let redeals = (effort.redeals * PLAYERS).div_ceil(count.max(PLAYERS));
        let mut shares = vec![Vec::new(); players.len()];
        for _ in 0..redeals {
            let end = played(
                begin.redealt(players[0], turns, &mut rng),
                evaluator,
                &mut rng,
            );
            for (shares, &seat) in shares.iter_mut().zip(&players) {
                shares.push(worth(&end, seat, evaluator));
            }
        }
        for (shares, seat) in shares.into_iter().zip(players) {
            self.promised
                .insert((seat, turns), mean(shares.into_iter()));
        }
        self.promised[&(player, turns)]
    }
}

fn age_of(position: &Seven) -> Option<Age> {
    position.table().phase().clock().map(|(age, _)| age)
}

/// The position after an age in which the net plays for all seats.
fn played(mut position: Seven, evaluator: &mut SevenSearch<'static>, rng: &mut impl Rng) -> Seven {
    let age = age_of(&position);
    while age_of(&position) == age {
        let mut joint: JointAction<Action> = JointAction::new();
        for seat in position.to_act().iter() {
            let legal = position.legal_actions_given(seat, &joint);
            let chooser = position.chooser(seat);
            let own = joint.get(chooser).map(|action| (chooser, action));
            let all = evaluator.look(&position.observe(chooser), seat, own, &legal);
            joint.set(seat, nearly_best(&all, rng));
        }
        position.apply_unchecked(&joint);
    }
    position
}

/// A player's value after an age: the net's for the next one or, at the end, a win probability by points.
fn worth(end: &Seven, player: Seat, evaluator: &mut SevenSearch<'static>) -> f64 {
    if age_of(end).is_some() {
        return f64::from(evaluator.worth(end, player));
    }
    let points = |seat| {
        Seven::points(&score(end.table(), seat))
            .map(f32::from)
            .sum::<f32>()
    };
    let own = points(player);
    let all: f32 = end
        .players()
        .iter()
        .map(|seat| exp((points(seat) - own) / POINTS))
        .sum();
    f64::from(1.0 / all)
}

/// Draws one of these actions, given best first; better ones are likelier.
fn nearly_best(all: &[(Action, Judgement)], rng: &mut impl Rng) -> Action {
    // Integers make the choice the same on every machine.
    let weight = |worth: f32| {
        let behind = (all[0].1.worth - worth) / SPREAD;
        (1e6 / (1.0 + behind + 0.5 * behind * behind + behind * behind * behind / 6.0)) as u32
    };
    let sum: u32 = all
        .iter()
        .map(|(_, judgement)| weight(judgement.worth))
        .sum();
    let mut left = below(rng, sum);
    for &(action, judgement) in all {
        let weight = weight(judgement.worth);
        if left < weight {
            return action;
        }
        left -= weight;
    }
    all[0].0
}
