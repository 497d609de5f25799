//! Games that the net plays to their end behind the actions of a decision, on the same samples of hidden information:
//! their results, points by category, and what the players build next.
//!
//! Two actions are compared sample by sample, so that what they have in common cancels out. Only a difference that is
//! larger than its error becomes a reason.

use antipater_engine::seven::MAX_SEATS;
use antipater_engine::{JointAction, Seat, Victory};

use super::analyzable::{Analyzable, Built, Evaluator};
use super::mean::mean;
use super::question::Question;
use super::reasons::{PointsOf, Reason};

/// The most categories of a score.
const MOST_CATEGORIES: usize = 8;
/// The turns of the player after the decision whose buildings are counted.
const TURNS: usize = 3;
/// The number of standard errors by which a difference must be larger than 0.
const CERTAIN: f64 = 2.5;
/// The same for what is built next, of which many things are compared.
const CERTAIN_OF_BUILDINGS: f64 = 3.0;
/// The smallest difference in points that is a reason.
const POINTS: f64 = 1.0;
/// The smallest difference in the chance of a supremacy that is a reason.
const LIKELIER: f64 = 0.05;
/// The most categories that are told.
const CATEGORIES: usize = 3;
/// A margin of this many points counts as a whole win, or a smaller one where the margins of the games differ less.
const MARGIN: f64 = 10.0;
/// How far these may be from the whole difference, as a share of it; otherwise none is told.
const APART: f64 = 0.3;
/// The smallest difference in how often something is built.
const OFTEN: f64 = 0.25;
/// In how many of 100 games something is built at least to be called usual.
const USUAL: u8 = 50;

/// The end of one game.
#[derive(Clone, Debug)]
struct End {
    share: f64,
    /// Whether the points decided.
    counted: bool,
    /// The player's points by category.
    points: [f64; MOST_CATEGORIES],
    /// The points of every player.
    totals: [f64; MAX_SEATS],
    /// The player's points less those of the best other.
    margin: f64,
    /// What each player builds next, without repetition.
    built: Vec<(Seat, Built)>,
}

impl End {
    /// The share of the win, as if the margin could as well have been `spread` points more or less: a game that is won by
    /// one point proves less than one that is won by ten, unless the points are nearly certain.
    fn likely_share(&self, spread: f64) -> f64 {
        match self.counted && spread >= 1.0 {
            true => f64::midpoint(self.margin / spread, 1.0).clamp(0.0, 1.0),
            false => self.share,
        }
    }
}

/// The games behind one action, one for each sample.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    /// What the first action builds.
    begins: Option<Built>,
    ends: Vec<End>,
}

/// Plays this number of games to their end behind each of these actions.
pub(super) fn play_on<G: Analyzable>(
    question: &Question<'_, G>,
    evaluator: &mut G::Evaluator,
    actions: &[G::Action],
    games: u32,
) -> Vec<Line> {
    let line = |&action: &G::Action| Line {
        begins: G::built(action),
        ends: Vec::new(),
    };
    let mut lines: Vec<Line> = actions.iter().map(line).collect();
    for _ in 0..games {
        let guess = evaluator.guess(question.observation);
        for (line, &action) in lines.iter_mut().zip(actions) {
            line.ends.push(end(question, evaluator, &guess, action));
        }
    }
    lines
}

/// The end of a game that begins with an action.
fn end<G: Analyzable>(
    question: &Question<'_, G>,
    evaluator: &mut G::Evaluator,
    guess: &G,
    action: G::Action,
) -> End {
    let player = guess.chooser(question.seat);
    let mut joint = question.chosen();
    joint.set(question.seat, action);
    let mut position = guess.clone();
    let mut built: Vec<(Seat, Built)> = Vec::new();
    // The player's turns, the judged one included.
    let mut turns = 0;
    loop {
        for seat in position.to_act().iter() {
            if joint.get(seat).is_none() {
                joint.set(seat, evaluator.policy(&position, seat, &joint));
            }
        }
        let acts = joint.get(player).is_some();
        let judged = turns == 0;
        turns += usize::from(acts);
        for (seat, action) in joint.iter().filter(|_| !judged) {
            let soon = match seat == player {
                true => turns <= 1 + TURNS,
                // Until the player's next turn, or at the same time.
                false => turns == 1 || acts && turns == 2,
            };
            if let Some(one) = G::built(action).filter(|_| soon)
                && !built.contains(&(seat, one))
            {
                built.push((seat, one));
            }
        }
        position.apply_unchecked(&joint);
        joint = JointAction::new();
        if position.to_act().is_empty() {
            break;
        }
    }
    let outcome = position.outcome().expect("the game is over");
    let mut totals = [0.0; MAX_SEATS];
    for seat in position.players().iter() {
        totals[seat.number()] = G::points(&outcome.scores[seat]).map(f64::from).sum();
    }
    let mut points = [0.0; MOST_CATEGORIES];
    for (sum, own) in points.iter_mut().zip(G::points(&outcome.scores[player])) {
        *sum = f64::from(own);
    }
    let others = position.players().iter().filter(|&seat| seat != player);
    let best = others.map(|seat| totals[seat.number()]);
    End {
        share: f64::midpoint(outcome.utility(player), 1.0),
        counted: outcome.victory == Victory::Civilian,
        points,
        totals,
        margin: totals[player.number()] - best.fold(f64::NEG_INFINITY, f64::max),
        built,
    }
}

/// The entry with the largest number; of equal ones the first.
fn largest<N: PartialOrd, T>(all: impl Iterator<Item = (N, T)>) -> Option<(N, T)> {
    all.reduce(|best, one| if one.0 > best.0 { one } else { best })
}

impl Line {
    /// Adds the games of another line.
    pub(super) fn extend(&mut self, more: Line) {
        self.ends.extend(more.ends);
    }

    /// The mean points and margin of the player; `None` without games.
    pub(super) fn points(&self) -> Option<(f64, f64)> {
        (!self.ends.is_empty()).then(|| {
            let points = |end: &End| end.points.iter().sum::<f64>();
            (self.mean(points), self.mean(|end| end.margin))
        })
    }

    fn mean(&self, of: impl Fn(&End) -> f64) -> f64 {
        mean(self.ends.iter().map(of)).0
    }

    /// The mean difference from another line in some number, and its standard error.
    fn less(&self, other: &Line, of: impl Fn(&End) -> f64) -> (f64, f64) {
        mean(
            self.ends
                .iter()
                .zip(&other.ends)
                .map(|(one, other)| of(one) - of(other)),
        )
    }

    /// The same in points, where the points decide after both actions.
    fn less_points(&self, other: &Line, of: impl Fn(&End) -> f64) -> (f64, f64) {
        let pairs = self.ends.iter().zip(&other.ends);
        let counted = pairs.filter(|(one, other)| one.counted && other.counted);
        mean(counted.map(|(one, other)| of(one) - of(other)))
    }

    /// How much larger the share of the win is than that of another line, and the standard error.
    pub(super) fn gains(&self, other: &Line) -> (f64, f64) {
        let spread = f64::max(self.spread(), other.spread()).min(MARGIN);
        let (gain, error) = self.less(other, |end| end.likely_share(spread));
        // A rare result may not have occurred at all.
        let least = 0.5 / (self.ends.len().max(1) as f64);
        (gain, error.max(least))
    }

    /// The standard deviation of the margin.
    fn spread(&self) -> f64 {
        let (_, error) = mean(self.ends.iter().map(|end| end.margin));
        error * (self.ends.len() as f64).sqrt()
    }

    /// Whether the player gains fewer points than after another line, beyond the error, in games that points decide
    /// after both; if these are at least half of all.
    pub(super) fn loses_points(&self, other: &Line) -> bool {
        let pairs = self.ends.iter().zip(&other.ends);
        let counted = pairs.filter(|(one, other)| one.counted && other.counted);
        let (margin, error) = self.less_points(other, |end| end.margin);
        2 * counted.count() >= self.ends.len() && margin < -error
    }

    /// In what the games of the best action differ from those of the played one, in its favor.
    pub(super) fn reasons(&self, played: &Line, me: Seat, categories: &[&str]) -> Vec<Reason> {
        let mut all = Vec::new();
        all.extend(self.own_points(played, categories));
        // Of the others only the one with the most points after what was played matters.
        let others = Seat::all(MAX_SEATS).filter(|&seat| seat != me);
        let others = others.map(|seat| (played.mean(|end| end.totals[seat.number()]), seat));
        if let Some((_, seat)) = largest(others) {
            let (gain, error) = played.less_points(self, |end| end.totals[seat.number()]);
            if gain >= POINTS && gain > CERTAIN * error {
                let amount = gain.round() as i16;
                all.push(Reason::Holds { seat, amount });
            }
        }
        all.extend(self.followed(played, me, true));
        all.extend(played.followed(self, me, false));
        all
    }

    /// The points that the player gains by the end.
    fn own_points(&self, played: &Line, categories: &[&str]) -> Option<Reason> {
        let (total, error) = self.less_points(played, |end| end.points.iter().sum());
        if total < POINTS || total < CERTAIN * error {
            return None;
        }
        let gains = categories.iter().enumerate().map(|(number, category)| {
            let (gain, error) = self.less_points(played, |end| end.points[number]);
            (gain, error, *category)
        });
        let mut gains: Vec<(f64, f64, &str)> = gains.collect();
        gains.retain(|(gain, error, _)| gain.abs() >= f64::max(POINTS, CERTAIN * error));
        gains.sort_by(|one, other| other.0.abs().total_cmp(&one.0.abs()));
        gains.truncate(CATEGORIES);
        let sum: f64 = gains.iter().map(|gain| gain.0).sum();
        if (sum - total).abs() > total * APART {
            gains.clear();
        }
        let of = |sign: f64| {
            let told = gains.iter().filter(|gain| gain.0 * sign > 0.0);
            let told = told.map(|(gain, _, category)| PointsOf {
                category: (*category).to_owned(),
                amount: gain.abs().round() as i16,
            });
            told.collect()
        };
        Some(Reason::ByEnd {
            amount: total.round() as i16,
            more: of(1.0),
            fewer: of(-1.0),
        })
    }

    /// What is built next after this line much more often than after another one: by the player, if this line is that of
    /// the best action, and by others, if it is that of the played one.
    fn followed(&self, other: &Line, me: Seat, own: bool) -> Option<Reason> {
        let differs = |what: (Seat, Built)| {
            let builds = |end: &End| f64::from(u8::from(end.built.contains(&what)));
            let (gain, error) = self.less(other, builds);
            (gain >= OFTEN && gain > CERTAIN_OF_BUILDINGS * error).then_some((gain, what))
        };
        let found = self.all_built().into_iter();
        let found = found.filter(|&(seat, what)| match what {
            Built::Card(_) => own == (seat == me),
            Built::Wonder(_) | Built::Stage => own && seat == me,
        });
        // Skips what the first action of the other line builds.
        let found = found.filter(|&(seat, what)| seat != me || Some(what) != other.begins);
        let found = found.filter_map(differs);
        let (_, (seat, what)) = largest(found)?;
        let [often, otherwise] = [self, other].map(|line| line.often((seat, what)));
        match what {
            Built::Card(card) if !own => Some(Reason::Leaves {
                card: card.to_owned(),
                seat,
                often,
                otherwise,
            }),
            _ => Some(Reason::Follows {
                what: what.name(),
                often,
                otherwise,
            }),
        }
    }

    /// What the player builds next most often, if that is usual.
    pub(super) fn usual(&self, me: Seat) -> Option<Reason> {
        let own = self.all_built().into_iter().filter(|&(seat, _)| seat == me);
        let often = own.map(|what| (self.often(what), what.1));
        let (often, what) = largest(often)?;
        let what = what.name();
        (often >= USUAL).then_some(Reason::Usually { what, often })
    }

    /// Everything that is built next in some game, in the order in which it occurs.
    fn all_built(&self) -> Vec<(Seat, Built)> {
        let mut all = Vec::new();
        for &what in self.ends.iter().flat_map(|end| &end.built) {
            if !all.contains(&what) {
                all.push(what);
            }
        }
        all
    }

    /// In how many of 100 games something is built next.
    fn often(&self, what: (Seat, Built)) -> u8 {
        let builds = |end: &End| f64::from(u8::from(end.built.contains(&what)));
        (100.0 * self.mean(builds)).round() as u8
    }
}

/// The chance of a supremacy that differs most between two actions, in favor of the first, by the shares of the kinds of
/// victory of their simulations (Duel).
pub(super) fn ending(
    best: &[[f32; 7]],
    played: &[[f32; 7]],
    me: Seat,
    rival: Seat,
) -> Option<Reason> {
    // The order of the kinds: the player's civilian, scientific and military victory, and the opponent's three.
    let supremacies = [
        (1, me, Victory::Science),
        (2, me, Victory::Military),
        (4, rival, Victory::Science),
        (5, rival, Victory::Military),
    ];
    let found = supremacies.into_iter().filter_map(|(kind, seat, victory)| {
        let pairs = best.iter().zip(played);
        let (more, error) = mean(pairs.map(|(one, other)| f64::from(one[kind] - other[kind])));
        let gain = if seat == me { more } else { -more };
        let shares = [best, played].map(|all| {
            let (share, _) = mean(all.iter().map(|kinds| f64::from(kinds[kind])));
            (100.0 * share).round() as u8
        });
        let [often, otherwise] = shares;
        let ending = Reason::Ending {
            seat,
            victory: victory.name().to_owned(),
            often,
            otherwise,
        };
        (gain >= LIKELIER && gain > CERTAIN * error).then_some((gain, ending))
    });
    largest(found).map(|(_, ending)| ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games that end with these margins, the odd ones by a supremacy if `supremacies`.
    fn line(
        begins: Option<Built>,
        built: Option<Built>,
        margins: &[f64],
        supremacies: bool,
    ) -> Line {
        let ends = margins.iter().enumerate().map(|(number, &margin)| End {
            share: if margin > 0.0 { 1.0 } else { 0.0 },
            counted: !supremacies || number % 2 == 0,
            points: [0.0; MOST_CATEGORIES],
            totals: [0.0; MAX_SEATS],
            margin,
            built: built.map(|what| (Seat::FIRST, what)).into_iter().collect(),
        });
        Line {
            begins,
            ends: ends.collect(),
        }
    }

    #[test]
    fn a_narrow_win_counts_whole_where_the_points_are_certain() {
        let games = |margins: &[f64]| line(None, None, margins, false);
        let sure = games(&[2.0; 20]).gains(&games(&[-2.0; 20]));
        assert_eq!(sure.0, 1.0);
        // The margins differ by about ten points, so two more are worth a tenth.
        let wide: Vec<f64> = (0..20).map(|n| f64::from(n % 2) * 20.0 - 10.0).collect();
        let shifted: Vec<f64> = wide.iter().map(|margin| margin * 0.5 + 2.0).collect();
        let base: Vec<f64> = wide.iter().map(|margin| margin * 0.5).collect();
        let (gain, _) = games(&shifted).gains(&games(&base));
        assert!((0.1..0.3).contains(&gain), "{gain}");
    }

    #[test]
    fn points_contradict_only_where_they_decide() {
        let lines = |supremacies| {
            let line = |margin| line(None, None, &[margin; 21], supremacies);
            (line(1.0), line(3.0))
        };
        let (few, many) = lines(false);
        assert!(few.loses_points(&many) && !many.loses_points(&few));
        let (mut few, many) = lines(true);
        few.ends.iter_mut().for_each(|end| end.counted = false);
        assert!(!few.loses_points(&many));
    }

    #[test]
    fn what_the_other_action_builds_itself_is_not_missing_there() {
        let sphinx = Built::Wonder("The Sphinx");
        let best = line(None, Some(sphinx), &[1.0; 30], false);
        let without = line(None, None, &[1.0; 30], false);
        let builds = line(Some(sphinx), None, &[1.0; 30], false);
        assert!(best.followed(&without, Seat::FIRST, true).is_some());
        assert_eq!(best.followed(&builds, Seat::FIRST, true), None);
    }
}
