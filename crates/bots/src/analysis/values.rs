//! The value of each action to the seat that decides, given only that seat's information.
//!
//! The net evaluates all actions once. The best of them and the played one then get the same number of simulations.
//! These use the same samples of hidden information and the same seeds, so that differences are paired. One half of the
//! simulations determines the best action, the other half measures the loss, and vice versa. Otherwise noise would
//! count as value of the best action (the winner's curse). Points and margin come from games that the net plays to
//! their end for all seats, each from its own observation.
//!
//! An apparent error is judged again by more such games. Its loss is the mean of both measurements, weighted by their
//! errors, and that of the simulations includes the error of the evaluator.

use antipater_engine::{Actions, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::analyzable::{Analyzable, Evaluator, Worth};
use super::bands::Band;
use super::depth::Effort;
use super::lines::{Line, ending, play_on};
use super::mean::mean;
use super::question::Question;
use super::reasons::{Reason, joined};

/// An action with its value.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Valued;
///
/// /// The action with its share in whole percent.
/// fn short(valued: &Valued<&str>) -> String {
///     format!("{} {:.0}%", valued.action, 100.0 * valued.share)
/// }
///
/// assert_eq!(short(&Valued::screened("sell", 0.312)), "sell 31%");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedAction, bound = "")]
pub struct Valued<A> {
    /// The action, as in the record.
    #[schema(value_type = Object)]
    pub action: A,
    /// Others that lead to the same position.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub same: Vec<A>,
    /// The win probability that the net expects at one look. It is not written.
    #[serde(skip)]
    pub prior: f64,
    /// The win probability.
    pub share: f64,
    /// Its standard error, with that of the evaluator.
    pub share_se: f64,
    /// How much less that is than the best action's.
    pub behind: f64,
    /// The standard error of that, by the simulations alone.
    pub behind_se: f64,
    /// Own points at the end, on average.
    pub points: Option<f64>,
    /// Own points less those of the best other.
    pub margin: Option<f64>,
    /// The shares of the kinds of victory (Duel).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Kinds>,
}

/// An action with its value, in JSON form.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::WrittenAction;
///
/// assert!(serde_json::from_str::<WrittenAction>("{}").is_err());
/// ```
pub type WrittenAction = Valued<Value>;

/// The shares of the kinds of victory in a Duel.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Kinds;
///
/// let kinds = Kinds::of([0.5, 0.1, 0.0, 0.3, 0.0, 0.1, 0.0]);
/// assert_eq!((kinds.civilian, kinds.lost_military), (0.5, 0.1));
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedKinds)]
pub struct Kinds {
    /// Own civilian victory.
    pub civilian: f64,
    /// Own scientific supremacy.
    pub science: f64,
    /// Own military supremacy.
    pub military: f64,
    /// The opponent's civilian victory.
    pub lost_civilian: f64,
    /// The opponent's scientific supremacy.
    pub lost_science: f64,
    /// The opponent's military supremacy.
    pub lost_military: f64,
    /// A shared victory.
    pub shared: f64,
}

impl Kinds {
    /// Applies a function to each share.
    pub(super) fn map(self, change: impl Fn(f64) -> f64) -> Kinds {
        Kinds {
            civilian: change(self.civilian),
            science: change(self.science),
            military: change(self.military),
            lost_civilian: change(self.lost_civilian),
            lost_science: change(self.lost_science),
            lost_military: change(self.lost_military),
            shared: change(self.shared),
        }
    }

    /// The shares in the order of the fields.
    pub const fn of(kinds: [f64; 7]) -> Kinds {
        let [
            civilian,
            science,
            military,
            lost_civilian,
            lost_science,
            lost_military,
            shared,
        ] = kinds;
        Kinds {
            civilian,
            science,
            military,
            lost_civilian,
            lost_science,
            lost_military,
            shared,
        }
    }
}

impl<A: Copy> Valued<A> {
    /// Converts the actions to another form.
    pub fn map<B>(&self, form: impl Fn(A) -> B) -> Valued<B> {
        Valued {
            action: form(self.action),
            same: self.same.iter().map(|&action| form(action)).collect(),
            prior: self.prior,
            share: self.share,
            share_se: self.share_se,
            behind: self.behind,
            behind_se: self.behind_se,
            points: self.points,
            margin: self.margin,
            kinds: self.kinds,
        }
    }
}

impl<A> Valued<A> {
    /// An action with only the net's evaluation.
    pub fn screened(action: A, prior: f64) -> Valued<A> {
        Valued {
            action,
            same: Vec::new(),
            prior,
            share: prior,
            share_se: 0.0,
            behind: 0.0,
            behind_se: 0.0,
            points: None,
            margin: None,
            kinds: None,
        }
    }
}

/// The values of the actions of a decision.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Depth, Analyzable, Question, judge};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let known = game.observe(setup.first);
/// let legal = game.legal_actions(setup.first);
/// let question = Question::new(&known, setup.first);
/// let values = judge::<Duel>(&question, &legal, Some(legal[0]), Duel::effort(Depth::Quick), 1, 0);
/// assert!(values.actions.is_sorted_by(|one, other| one.share >= other.share));
/// assert!(values.loss >= 0.0 && values.distinct == 4);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Values<A> {
    /// The simulated actions, best first; of equal ones (to a tenth of a percent), one with the played card.
    pub actions: Vec<Valued<A>>,
    /// The number of actions that lead to different positions.
    pub distinct: usize,
    /// The value of the best action less that of the worst, in win probabilities; the worst has only the net's
    /// evaluation if it was not simulated.
    pub spread: f64,
    /// The index of the played action in `actions`.
    pub played: Option<usize>,
    /// The loss, in win probabilities; at least 0, and 0 without a played action.
    pub loss: f64,
    /// The standard error of the loss.
    pub loss_se: f64,
    /// Whether the best action gains fewer points than the played one, against its share of the win.
    pub contradicted: bool,
    /// Reasons from the search and from games played on, if the played action is an apparent error.
    pub seen: Vec<Reason>,
    /// What the player usually builds after the best action.
    pub usual: Option<Reason>,
}

impl<A: Copy> Values<A> {
    /// Why the best action is better than the played one: facts of the rules, and what the games that were played on
    /// show.
    pub fn reasons<G: Analyzable<Action = A>>(
        &self,
        question: &Question<'_, G>,
        played: A,
    ) -> Vec<Reason> {
        let facts = G::reasons(question, self.actions[0].action, played);
        joined(facts, self.seen.clone(), self.usual.clone())
    }
}

/// Judges the legal actions of a decision, and the played one. The same seed and stream give the same values.
///
/// # Panics
/// If there is no legal action.
pub fn judge<G: Analyzable>(
    question: &Question<'_, G>,
    legal: &Actions<G::Action>,
    played: Option<G::Action>,
    effort: Effort,
    seed: u64,
    stream: u64,
) -> Values<G::Action> {
    let mut evaluator = G::evaluator(question.observation, seed, stream);
    let screened = evaluator.screen(question, legal);
    let mut groups = grouped(question, &screened);
    let distinct = groups.len();
    let least = screened.last().map_or(0.0, |last| f64::from(last.1));
    let first_spread = groups[0].prior - least;
    let belongs = |group: &Valued<G::Action>| {
        played.is_some_and(|played| group.action == played || group.same.contains(&played))
    };
    if let Some(place) = groups.iter().position(belongs)
        && place >= effort.candidates
    {
        groups.swap(place, effort.candidates);
        groups.truncate(effort.candidates + 1);
    } else {
        groups.truncate(effort.candidates);
    }
    if distinct == 1 {
        return forced(groups, played.is_some());
    }
    let place = groups.iter().position(belongs);
    let actions: Vec<G::Action> = groups.iter().map(|group| group.action).collect();
    let mut samples: Vec<Samples> = actions.iter().map(|_| Samples::default()).collect();
    let doubt = evaluator.simulate(question, &actions, effort.simulations, |number, worth| {
        samples[number].add(worth);
    });
    let best = best_of(&samples, |_| true);
    let mut lines = play_on(question, &mut evaluator, &actions, effort.playouts);
    let mut verdict = Verdict::default();
    if let Some(place) = place {
        (verdict.loss, verdict.loss_se) = lost(&samples, place);
        if place != best {
            let mut pair = [best, place].map(|number| std::mem::take(&mut lines[number]));
            let both = [actions[best], actions[place]];
            let samples = [&samples[best], &samples[place]];
            verdict.doubt = doubt.difference;
            verdict.check(question, &mut evaluator, both, samples, &mut pair, effort);
            [lines[best], lines[place]] = pair;
        }
    }
    for (group, own) in groups.iter_mut().zip(&samples) {
        (group.share, group.share_se) = own.mean();
        group.share_se = group.share_se.hypot(doubt.share);
        (group.behind, group.behind_se) = difference(&samples[best], own, |_| true);
        group.kinds = own.kinds();
    }
    for (group, line) in groups.iter_mut().zip(&lines) {
        (group.points, group.margin) = line.points().unzip();
    }
    let played = place.map(|place| groups[place].action);
    groups.sort_by(|one, other| other.share.total_cmp(&one.share));
    if let Some(played) = played {
        alike_first::<G>(&mut groups, played);
    }
    let simulated = groups
        .last()
        .map_or(0.0, |last| groups[0].share - last.share);
    let at = |action: G::Action| groups.iter().position(|group| group.action == action);
    Values {
        distinct,
        spread: simulated.max(first_spread),
        played: played.and_then(at),
        // Nobody loses more than there was to win.
        loss: verdict.loss.clamp(0.0, groups[0].share.max(0.0)),
        loss_se: verdict.loss_se,
        contradicted: verdict.contradicted,
        seen: verdict.seen,
        usual: verdict.usual,
        actions: groups,
    }
}

/// The loss of the played action, and why the best one is better.
#[derive(Default)]
struct Verdict {
    loss: f64,
    loss_se: f64,
    /// The error of the evaluator.
    doubt: f64,
    contradicted: bool,
    seen: Vec<Reason>,
    usual: Option<Reason>,
}

impl Verdict {
    /// Judges an apparent error by further games behind the best and the played action.
    fn check<G: Analyzable>(
        &mut self,
        question: &Question<'_, G>,
        evaluator: &mut G::Evaluator,
        actions: [G::Action; 2],
        [best, played]: [&Samples; 2],
        lines: &mut [Line; 2],
        effort: Effort,
    ) {
        let guess = evaluator.guess(question.observation);
        let (me, players) = (guess.chooser(question.seat), guess.players());
        if Band::of(self.loss, self.loss_se, players.len()) < Band::Inaccuracy {
            return;
        }
        let more = play_on(question, evaluator, &actions, effort.lines);
        for (line, more) in lines.iter_mut().zip(more) {
            line.extend(more);
        }
        let [good, poor] = &*lines;
        if self.doubt > 0.0 && effort.lines > 0 {
            let searched = (self.loss, self.loss_se.hypot(self.doubt));
            (self.loss, self.loss_se) = combined(searched, good.gains(poor));
            self.contradicted = good.loses_points(poor);
        }
        let rival = players.iter().find(|&seat| seat != me);
        if let (Some(best), Some(played), Some(rival)) = (&best.kinds, &played.kinds, rival) {
            self.seen.extend(ending(best, played, me, rival));
        }
        let seen = good.reasons(poor, me, <G as State>::CATEGORIES);
        self.seen.extend(seen);
        self.usual = good.usual(me);
    }
}

/// The mean of two measurements, weighted by the inverse squares of their errors, and its error.
fn combined(one: (f64, f64), other: (f64, f64)) -> (f64, f64) {
    let weights = [one.1, other.1].map(|error| 1.0 / (error * error));
    let sum: f64 = weights.iter().sum();
    let mean = (one.0 * weights[0] + other.0 * weights[1]) / sum;
    (mean, (1.0 / sum).sqrt())
}

/// Actions whose shares differ by less are displayed as equal.
const EQUAL: f64 = 0.0005;

/// Puts the played action in front of equal ones, or else one with the same card: of two equally good actions the more
/// comparable one is shown.
fn alike_first<G: Analyzable>(actions: &mut [Valued<G::Action>], played: G::Action) {
    let most = actions[0].share;
    let equal = actions.partition_point(|valued| most - valued.share < EQUAL);
    let equal = &mut actions[..equal];
    let found = equal
        .iter()
        .position(|valued| valued.action == played)
        .or_else(|| {
            let alike = |valued: &Valued<G::Action>| G::same_card(valued.action, played);
            equal.iter().position(alike)
        });
    if let Some(found) = found {
        equal[..=found].rotate_right(1);
    }
}

/// The actions grouped by the resulting position, best first.
fn grouped<G: Analyzable>(
    question: &Question<'_, G>,
    screened: &[(G::Action, f32)],
) -> Vec<Valued<G::Action>> {
    let mut groups: Vec<Valued<G::Action>> = Vec::new();
    for &(action, prior) in screened {
        let prior = f64::from(prior);
        let same = |group: &&mut Valued<G::Action>| {
            group.prior == prior && G::same(question, group.action, action)
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.same.push(action),
            None => groups.push(Valued::screened(action, prior)),
        }
    }
    assert!(!groups.is_empty(), "a decision has a legal action");
    groups
}

/// The values of a decision without alternatives.
fn forced<A>(actions: Vec<Valued<A>>, played: bool) -> Values<A> {
    Values {
        actions,
        distinct: 1,
        spread: 0.0,
        played: played.then_some(0),
        loss: 0.0,
        loss_se: 0.0,
        contradicted: false,
        seen: Vec::new(),
        usual: None,
    }
}

/// The results of the simulations behind one action.
#[derive(Default)]
struct Samples {
    shares: Vec<f32>,
    /// The shares of the kinds of victory (Duel).
    kinds: Option<Vec<[f32; 7]>>,
}

impl Samples {
    fn add(&mut self, worth: Worth) {
        self.shares.push(worth.share);
        if let Some(kinds) = worth.kinds {
            self.kinds.get_or_insert_default().push(kinds);
        }
    }

    fn mean(&self) -> (f64, f64) {
        mean(self.shares.iter().map(|&share| f64::from(share)))
    }

    fn kinds(&self) -> Option<Kinds> {
        let all = self.kinds.as_ref()?;
        let of = |kind: usize| mean(all.iter().map(|kinds| f64::from(kinds[kind]))).0;
        Some(Kinds::of(core::array::from_fn(of)))
    }
}

/// The difference in value of two actions over a subset of the simulations, and its standard error.
fn difference(one: &Samples, other: &Samples, wanted: impl Fn(usize) -> bool) -> (f64, f64) {
    let pairs = one.shares.iter().zip(&other.shares).enumerate();
    let wanted = pairs.filter(|(number, _)| wanted(*number));
    mean(wanted.map(|(_, (&one, &other))| f64::from(one) - f64::from(other)))
}

/// The action with the greatest value over a subset of the simulations; of equal ones the first.
fn best_of(samples: &[Samples], wanted: impl Fn(usize) -> bool) -> usize {
    let mut best = 0;
    for number in 1..samples.len() {
        if difference(&samples[number], &samples[best], &wanted).0 > 0.0 {
            best = number;
        }
    }
    best
}

/// The loss of an action against the best one of the other half of the simulations.
fn lost(samples: &[Samples], played: usize) -> (f64, f64) {
    let bests = [0, 1].map(|half| best_of(samples, |number| number % 2 == half));
    let lost = |(number, &own): (usize, &f32)| {
        let best = bests[1 - number % 2];
        let most = samples[best].shares.get(number).copied().unwrap_or(own);
        f64::from(most) - f64::from(own)
    };
    mean(samples[played].shares.iter().enumerate().map(lost))
}
