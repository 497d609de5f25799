//! A Duel judged: tree search behind each action, and what chance turned up.

use antipater_engine::duel::{Action, Duel, Face, Observation, opponent};
use antipater_engine::{Actions, JointAction, Seat, State};

use super::calibration::{DUEL, scales};
use super::depth::{Depth, Effort};
use super::judged::{Evaluator, Judged, Worth};
use super::luck::{LuckEvent, LuckSource};
use super::question::Question;
use super::reasons::{self, Reason};
use super::values::mean;
use crate::budget::Iterations;
use crate::encode::duel::{WORTH, result};
use crate::search::DuelSearch;
use crate::weights;

impl Judged for Duel {
    type Evaluator = DuelSearch<'static>;

    const OTHERS_ARE_LUCK: bool = false;

    fn effort(depth: Depth) -> Effort {
        let (simulations, playouts, redeals, luck_simulations) = match depth {
            Depth::Quick => (80, 4, 12, 50),
            Depth::Normal => (600, 10, 24, 200),
            Depth::Deep => (4000, 64, 64, 600),
        };
        Effort {
            simulations,
            playouts,
            redeals,
            luck_simulations,
        }
    }

    fn evaluator(_: &Observation, seed: u64, stream: u64) -> DuelSearch<'static> {
        let search = DuelSearch::new(&weights::DUEL, Iterations(0), seed, stream);
        search.with_scales(scales(DUEL))
    }

    fn same(_: &Question<'_, Duel>, one: Action, other: Action) -> bool {
        one == other
    }

    fn reasons(question: &Question<'_, Duel>, best: Action, played: Action) -> Vec<Reason> {
        reasons::duel::reasons(question, best, played)
    }

    fn luck(
        evaluator: &mut DuelSearch<'static>,
        step: usize,
        (before, joint, after): (&Duel, &JointAction<Action>, &Duel),
        effort: Effort,
    ) -> Vec<LuckEvent> {
        let Some((seat, action)) = joint.iter().next() else {
            return Vec::new();
        };
        let known = before.observe(seat);
        let Some(source) = source(&known, &after.observe(seat)) else {
            return Vec::new();
        };
        let simulations = effort.luck_simulations;
        let actual = f64::from(searched(evaluator, after, seat, simulations));
        let expected = (0..effort.redeals).map(|_| {
            let mut guess = evaluator.guess(&known);
            guess.apply_unchecked(&JointAction::only(seat, action));
            f64::from(searched(evaluator, &guess, seat, simulations))
        });
        let (expected, error) = mean(expected);
        let event = |seat, amount| LuckEvent {
            step,
            source,
            seat,
            amount,
            error,
        };
        vec![
            event(seat, actual - expected),
            event(opponent(seat), expected - actual),
        ]
    }
}

/// The share of the win that a player can expect by a search of so many simulations.
fn searched(
    evaluator: &mut DuelSearch<'static>,
    position: &Duel,
    player: Seat,
    simulations: u32,
) -> f32 {
    match evaluator.value(position, simulations) {
        Some((seat, worth)) if seat == player => worth,
        Some((_, worth)) => 1.0 - worth,
        None => result(position.table(), player).map_or(0.5, |class| WORTH[class]),
    }
}

/// The chance event between two steps, if there was one.
fn source(before: &Observation, after: &Observation) -> Option<LuckSource> {
    if before.second_offer != after.second_offer {
        return Some(LuckSource::Wonders);
    }
    if after.library.is_some() && before.library.is_none() {
        return Some(LuckSource::Library);
    }
    let faces = |observation: &Observation| observation.ages.as_flattened().to_vec();
    let mut found = None;
    for (old, new) in faces(before).into_iter().zip(faces(after)) {
        if old == Face::Unlaid && new != Face::Unlaid {
            return Some(LuckSource::Layout);
        }
        if old != new {
            found = Some(LuckSource::Reveal);
        }
    }
    found
}

impl Evaluator<Duel> for DuelSearch<'static> {
    fn guess(&mut self, observation: &Observation) -> Duel {
        DuelSearch::guess(self, observation)
    }

    fn screen(&mut self, question: &Question<'_, Duel>, _: &Actions<Action>) -> Vec<(Action, f32)> {
        let guess = self.guess(question.observation);
        let mut all = Vec::new();
        self.look(&guess, |action, judgement| {
            all.push((action, judgement.worth));
        });
        all.sort_by(|one, other| other.1.total_cmp(&one.1));
        all
    }

    fn simulate(
        &mut self,
        question: &Question<'_, Duel>,
        actions: &[Action],
        simulations: u32,
        mut found: impl FnMut(usize, Worth),
    ) {
        let seat = question.seat;
        self.force(question.observation, actions, simulations, |number, end| {
            let share = end.worth(seat);
            let kinds = Some(end.classes(seat));
            found(number, Worth { share, kinds });
        });
    }

    fn policy(&mut self, position: &Duel, seat: Seat, _: &JointAction<Action>) -> Action {
        let mut best: Option<(Action, f32)> = None;
        self.look(position, |action, judgement| {
            if best.is_none_or(|best| judgement.worth > best.1) {
                best = Some((action, judgement.worth));
            }
        });
        best.map_or_else(|| position.legal_actions(seat)[0], |best| best.0)
    }

    fn share(&mut self, position: &Duel, player: Seat) -> f32 {
        searched(self, position, player, 0)
    }
}
