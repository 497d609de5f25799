//! Analysis of 7 Wonders, including the Free City: sampled deals on which the net chooses for the others.

use antipater_engine::seven::{Action, Age, Observation, Seven, TURNS};
use antipater_engine::{Actions, JointAction, Seat, State};

use super::analyzable::{Analyzable, Built, Evaluator, Worth};
use super::calibration::{DOUBTS_OF_FREE_CITY, DOUBTS_OF_SEVEN, Doubt, of_seven, scales};
use super::deal::DealtAge;
use super::depth::{CANDIDATES, Depth, Effort};
use super::luck::{LuckEvent, LuckSource, stream};
use super::question::Question;
use super::reasons::{self, Reason};
use crate::budget::Iterations;
use crate::search::{Nets, SevenSearch};
use crate::weights;

impl Analyzable for Seven {
    type Evaluator = SevenSearch<'static>;
    type Dealt = DealtAge;

    const OTHERS_ARE_LUCK: bool = true;

    fn effort(depth: Depth) -> Effort {
        let (simulations, playouts, lines, redeals) = match depth {
            Depth::Quick => (40, 0, 40, 16),
            Depth::Normal => (150, 12, 150, 64),
            Depth::Deep => (1000, 64, 500, 256),
        };
        Effort {
            candidates: CANDIDATES,
            simulations,
            playouts,
            lines,
            redeals,
            luck_simulations: 0,
        }
    }

    fn evaluator(observation: &Observation, seed: u64, stream: u64) -> SevenSearch<'static> {
        let nets = Nets {
            tables: &weights::SEVEN,
            free_city: &weights::FREE_CITY,
        };
        let scales = scales(of_seven(observation.table()));
        let search = SevenSearch::new(nets, Iterations(0), seed, stream);
        search.with_scales(scales)
    }

    fn same(question: &Question<'_, Seven>, one: Action, other: Action) -> bool {
        let table = question.observation.table();
        let after = |action| table.after(question.seat, action, &mut |_| ());
        one.card() == other.card() && after(one) == after(other)
    }

    fn same_card(one: Action, other: Action) -> bool {
        one.card().is_some() && one.card() == other.card()
    }

    fn built(action: Action) -> Option<Built> {
        match action {
            Action::Build { card, .. } | Action::Take { card } => Some(Built::Card(card.name())),
            Action::Stage { .. } => Some(Built::Stage),
            _ => None,
        }
    }

    fn reasons(question: &Question<'_, Seven>, best: Action, played: Action) -> Vec<Reason> {
        reasons::seven::reasons(question, best, played)
    }

    fn note(dealt: &mut DealtAge, position: &Seven) {
        dealt.note(position);
    }

    fn luck(
        dealt: &mut DealtAge,
        step: usize,
        (before, joint, after): (&Seven, &JointAction<Action>, &Seven),
        effort: Effort,
        seed: u64,
    ) -> Vec<LuckEvent> {
        let mut events = dealt.luck(step, after, effort, seed);
        let known = before.observe(Seat::FIRST);
        let evaluator = &mut Seven::evaluator(&known, seed, stream(step, 0));
        for seat in before.players().iter() {
            let mut expected = JointAction::new();
            let chosen = joint.iter();
            chosen
                .filter(|&(other, _)| before.chooser(other) == seat)
                .for_each(|(other, action)| expected.set(other, action));
            evaluator.fill(before, None, &mut expected);
            let mut otherwise = before.clone();
            otherwise.apply_unchecked(&expected);
            let [actual, expected] =
                [after, &otherwise].map(|next| f64::from(evaluator.worth(next, seat)));
            events.push(LuckEvent {
                step,
                source: LuckSource::Others,
                seat,
                amount: actual - expected,
                error: 0.0,
                shared: 0.0,
            });
        }
        events
    }
}

/// One simulation in this number only finds the best action for the Free City to go with each action for the player's
/// own city. Their results are not counted.
const CITY_PART: u32 = 4;

impl Evaluator<Seven> for SevenSearch<'static> {
    fn guess(&mut self, observation: &Observation) -> Seven {
        SevenSearch::guess(self, observation)
    }

    fn screen(
        &mut self,
        question: &Question<'_, Seven>,
        legal: &Actions<Action>,
    ) -> Vec<(Action, f32)> {
        let all = self.look(question.observation, question.seat, question.own, legal);
        all.into_iter()
            .map(|(action, judgement)| (action, judgement.worth))
            .collect()
    }

    fn simulate(
        &mut self,
        question: &Question<'_, Seven>,
        actions: &[Action],
        simulations: u32,
        mut found: impl FnMut(usize, Worth),
    ) -> Doubt {
        let Question {
            observation,
            seat,
            own,
        } = *question;
        let looked = simulations.div_ceil(CITY_PART);
        let choices = self.with_free_city(observation, seat, actions, looked);
        for _ in 0..simulations {
            let choices = choices.iter().copied();
            self.compare(observation, seat, own, choices, |number, judgement| {
                let share = judgement.worth;
                found(number, Worth { share, kinds: None });
            });
        }
        let table = observation.table();
        let of_game = match table.free_city() {
            Some(_) => DOUBTS_OF_FREE_CITY,
            None => DOUBTS_OF_SEVEN,
        };
        match table.phase().clock() {
            // After the last turn, points are counted.
            None | Some((Age::III, TURNS)) => Doubt::default(),
            Some((age, _)) => of_game[age as usize],
        }
    }

    fn policy(&mut self, position: &Seven, seat: Seat, joint: &JointAction<Action>) -> Action {
        match self.best(position, seat, joint) {
            Some((action, _)) => action,
            None => position.legal_actions_given(seat, joint)[0],
        }
    }

    fn share(&mut self, position: &Seven, player: Seat) -> f32 {
        self.worth(position, player)
    }
}
