//! Analysis of a Duel: tree search behind each action, and the luck of chance events.

use antipater_engine::duel::{Action, Duel, Observation, opponent};
use antipater_engine::{Actions, JointAction, Seat, State};

use super::analyzable::{Analyzable, Built, Evaluator, Worth};
use super::calibration::{DOUBTS_OF_DUEL, DUEL, Doubt, scales};
use super::chance::{alternatives, source};
use super::depth::{CANDIDATES, Depth, Effort};
use super::luck::{LuckEvent, stream};
use super::mean::mean;
use super::question::Question;
use super::reasons::{self, Reason};
use crate::budget::Iterations;
use crate::encode::duel::{WORTH, result};
use crate::learned::Judgement;
use crate::search::DuelSearch;
use crate::search::endgame::{Endgame, LAST_CARDS};
use crate::weights;

impl Analyzable for Duel {
    type Evaluator = DuelSearch<'static>;

    type Dealt = ();

    const OTHERS_ARE_LUCK: bool = false;

    fn effort(depth: Depth) -> Effort {
        let (simulations, playouts, lines, redeals, luck_simulations) = match depth {
            Depth::Quick => (80, 0, 60, 12, 50),
            Depth::Normal => (300, 10, 150, 24, 200),
            Depth::Deep => (3000, 64, 500, 64, 600),
        };
        Effort {
            candidates: CANDIDATES,
            simulations,
            playouts,
            lines,
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

    fn same_card(one: Action, other: Action) -> bool {
        let card = reasons::duel::taken(one);
        card.is_some() && card == reasons::duel::taken(other)
    }

    fn built(action: Action) -> Option<Built> {
        match action {
            Action::Build(card) => Some(Built::Card(card.name())),
            Action::Wonder(_, wonder) => Some(Built::Wonder(wonder.name())),
            _ => None,
        }
    }

    fn reasons(question: &Question<'_, Duel>, best: Action, played: Action) -> Vec<Reason> {
        reasons::duel::reasons(question, best, played)
    }

    fn note((): &mut (), _: &Duel) {}

    fn luck(
        (): &mut (),
        step: usize,
        (before, joint, after): (&Duel, &JointAction<Action>, &Duel),
        effort: Effort,
        seed: u64,
    ) -> Vec<LuckEvent> {
        let Some((seat, action)) = joint.iter().next() else {
            return Vec::new();
        };
        let Some(source) = source(&before.observe(seat), &after.observe(seat)) else {
            return Vec::new();
        };
        let evaluator = &mut Duel::evaluator(&before.observe(seat), seed, stream(step, 0));
        let simulations = effort.luck_simulations;
        let actual = f64::from(searched(evaluator, after, seat, simulations));
        let step_taken = (before, seat, action);
        let most = effort.redeals as usize;
        let others = alternatives(source, step_taken, after, most, evaluator.rng());
        let expected = others
            .positions
            .iter()
            .map(|position| f64::from(searched(evaluator, position, seat, simulations)));
        let (expected, error) = mean(expected);
        let error = if others.complete { 0.0 } else { error };
        let event = |seat, amount| LuckEvent {
            step,
            source,
            seat,
            amount,
            error,
            shared: 0.0,
        };
        vec![
            event(seat, actual - expected),
            event(opponent(seat), expected - actual),
        ]
    }
}

/// The most cards left for exact choices in games that are played on.
const LAST_CARDS_PLAYED_ON: usize = 4;

/// The win probability of a player by a search with this number of simulations.
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
    ) -> Doubt {
        let seat = question.seat;
        let guess = DuelSearch::guess(self, question.observation);
        if let Some(values) = Endgame::solve(&guess, LAST_CARDS) {
            for (number, &action) in actions.iter().enumerate() {
                let value = values.iter().find(|value| value.0 == action);
                let share = value.map_or(0.0, |&(_, appeal)| Judgement::worth_of(appeal));
                // Each half of the simulations has one result.
                (0..2).for_each(|_| found(number, Worth { share, kinds: None }));
            }
            return Doubt::default();
        }
        self.force(question.observation, actions, simulations, |number, end| {
            let share = end.worth(seat);
            let kinds = Some(end.classes(seat));
            found(number, Worth { share, kinds });
        });
        DOUBTS_OF_DUEL[question.observation.table.age as usize]
    }

    fn policy(&mut self, position: &Duel, seat: Seat, _: &JointAction<Action>) -> Action {
        if let Some(action) = Endgame::best(position, LAST_CARDS_PLAYED_ON) {
            return action;
        }
        let mut best: Option<(Action, f32)> = None;
        self.look(position, |action, judgement| {
            if best.is_none_or(|best| judgement.appeal() > best.1) {
                best = Some((action, judgement.appeal()));
            }
        });
        best.map_or_else(|| position.legal_actions(seat)[0], |best| best.0)
    }

    fn share(&mut self, position: &Duel, player: Seat) -> f32 {
        searched(self, position, player, 0)
    }
}
