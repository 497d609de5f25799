//! The story of a judged game for one of its players: how they played, what their city lived on, the moment it turned,
//! one thing to try next time, and the moments worth a look. All of it is data; `sentences` has the words.
//!
//! A story tells a perspective no more than the replay shows it: what a seat could have chosen, and why that was better,
//! only to that seat, or where everything is open.

use std::sync::Arc;

use antipater_bots::analysis::bands::normalized;
use antipater_bots::analysis::{Band, Reason, Report, WrittenDecision, rounded};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{Record, Seat, Victory, duel};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use super::Perspective;
use super::when::{At, Timed};
use crate::game::Hosted;
use crate::hint::Hinted;
use crate::view::hint::Advised;

/// The most moments.
const MOMENTS: usize = 2;
/// A smaller change of the chances turns nothing.
const TURNS: f64 = 0.05;
/// The share of the points from which a city lived on one category.
const MOSTLY: f64 = 0.4;
/// The number of errors whose costs are added up. Each is measured alone, so a longer sum would say too much.
pub(super) const ADDED: usize = 3;
/// The points of coins left at the end that could have been spent better.
const MANY_COINS: i32 = 6;
/// The sum of chances is told up to this share of the win.
const SUM: f64 = 0.9;
/// The largest sum of losses, in a game of two, and the least accuracy for each level but the last.
const LEVELS: [(f64, f64, Level); 4] = [
    (0.0, 95.0, Level::Flawless),
    (0.15, 85.0, Level::Strong),
    (0.5, 70.0, Level::Solid),
    (1.0, 50.0, Level::Uneven),
];

/// A game that has stories.
pub trait Storied: Hinted + Hosted + Timed {
    /// Whether everybody sees an action when it is played.
    fn is_public(action: Self::Action) -> bool;
}

impl Storied for Seven {
    fn is_public(action: seven::Action) -> bool {
        use seven::Action;
        match action {
            Action::Build { .. } | Action::Take { .. } | Action::Decline => true,
            Action::Stage { .. } | Action::Sell { .. } => false,
        }
    }
}

impl Storied for duel::Duel {
    fn is_public(_: duel::Action) -> bool {
        true
    }
}

/// The story of a game for one seat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Story {
    /// The seat whose story it is.
    #[schema(value_type = usize)]
    pub seat: Seat,
    /// How its player played; nothing of a player who has resigned, because a bot played on.
    pub played: Option<Played>,
    /// What the city lived on; nothing of a game that was not played to its end.
    pub lived_on: Option<LivedOn>,
    /// The largest change of the chances, if there was one.
    pub turned: Option<Moment>,
    /// What to try next time.
    pub next_time: Option<NextTime>,
    /// The player's largest errors, or else the largest changes of the chances.
    pub moments: Vec<Moment>,
}

/// A report with the stories of its players: what programs get.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AnalysisWithStories)]
pub struct JudgedGame {
    /// The report.
    #[serde(flatten)]
    pub report: Arc<Report>,
    /// The story of each judged player.
    pub stories: Vec<Story>,
}

impl JudgedGame {
    /// A report of a record, with its stories.
    ///
    /// # Errors
    /// If the report is not one of this record.
    pub fn of<G: Storied>(report: Arc<Report>, record: &Record<G>) -> Result<JudgedGame, String> {
        let seats = report.seats.iter().map(|seat| Perspective::All(seat.seat));
        let stories = seats.map(|perspective| Story::of(&report, record, perspective));
        Ok(JudgedGame {
            stories: stories.collect::<Result<_, String>>()?,
            report,
        })
    }
}

/// How a player played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct Played {
    /// How well.
    pub level: Level,
    /// The number of errors.
    pub errors: usize,
    /// What the largest three of them cost.
    pub cost: Cost,
    /// The largest one.
    pub at: Option<At>,
}

/// How well a game was played: by the cost of its errors, and by the accuracy, which includes small losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Without an error, and an accuracy of at least 95.
    Flawless,
    /// At most 0.15 of the win in a game of two, and at least 85.
    Strong,
    /// At most 0.5, and at least 70.
    Solid,
    /// At most 1, and at least 50.
    Uneven,
    /// More, or less accurate.
    Rough,
}

impl Level {
    /// The name: `flawless`, `strong`, `solid`, `uneven`, `rough`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Flawless => "flawless",
            Level::Strong => "strong",
            Level::Solid => "solid",
            Level::Uneven => "uneven",
            Level::Rough => "rough",
        }
    }
}

/// What errors cost.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct Cost {
    /// Points against the best other, roughly; `None` if it is less than one.
    pub points: Option<i64>,
    /// Chances to win; `None` if the sum would be too large to mean anything.
    pub chances: Option<f64>,
}

/// What a city lived on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum LivedOn {
    /// The category with the most points.
    Points {
        /// The category.
        category: String,
        /// Its points.
        points: i32,
        /// All points.
        total: i32,
        /// The category with the largest difference from the best other player.
        difference: Option<Difference>,
    },
    /// A supremacy ended the game before points counted (Duel).
    Supremacy {
        /// Who won by it.
        #[schema(value_type = usize)]
        winner: Seat,
        /// Which: `military` or `science`.
        #[schema(value_type = String)]
        #[serde(serialize_with = "name")]
        victory: Victory,
    },
}

/// The category in which two players differ most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Difference {
    /// The category.
    pub category: String,
    /// The points of the story's seat in it.
    pub points: i32,
    /// The best other player.
    #[schema(value_type = usize)]
    pub other: Seat,
    /// That player's points in it.
    pub theirs: i32,
}

impl LivedOn {
    /// Whether the category has so many of the points that the city lived on it.
    pub fn is_most(points: i32, total: i32) -> bool {
        f64::from(points) >= MOSTLY * f64::from(total)
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference"
)]
fn name<S: Serializer>(victory: &Victory, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(victory.name())
}

/// A moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Moment {
    /// The move.
    pub at: At,
    /// The seat whose action it was.
    #[schema(value_type = usize)]
    pub acted: Seat,
    /// What was played, as in the record; `None` if the perspective may not know it.
    #[schema(value_type = Option<Object>)]
    pub played: Option<Advised>,
    /// What was better, as in the record, after an error that the perspective may know about.
    #[schema(value_type = Option<Object>)]
    pub better: Option<Advised>,
    /// The chances of the story's seat before the move.
    pub from: f64,
    /// Its chances at the next decision.
    pub to: f64,
    /// What an error of the story's seat cost.
    pub cost: Option<Cost>,
    /// What made the difference, if that is known.
    pub cause: Option<Cause>,
    /// The first reason why the better action is better.
    pub reason: Option<Reason>,
}

/// What changed the chances of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// An error of its player.
    Error,
    /// An error of the opponent (Duel).
    TheirError,
    /// The choices of the others (7 Wonders).
    Others,
    /// Mostly luck.
    Luck,
}

/// One thing to try next time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct NextTime {
    /// The advice.
    pub advice: Advice,
    /// The move that it would have helped most.
    pub at: Option<At>,
}

/// Advice, by the kind of reason that the player's errors have most often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Advice {
    /// Look for moves that win, or prevent a loss, at once.
    Finish,
    /// Count the points of each choice.
    Points,
    /// Mind the coins.
    Coins,
    /// Spend coins: many were left.
    Spend,
    /// Mind the conflicts.
    Shields,
    /// Collect symbols and progress tokens.
    Science,
    /// Use extra turns.
    ExtraTurns,
    /// Produce what is missing.
    Resources,
    /// Prepare chains.
    Chains,
    /// Prepare wonders and stages.
    Stages,
    /// Keep cards from others.
    Deny,
    /// Look at what a card opens to the opponent.
    Cover,
    /// Plan ahead.
    Ahead,
    /// Play stronger opponents: there were no errors.
    Stronger,
}

impl Advice {
    /// Every advice.
    pub const ALL: [Advice; 14] = [
        Advice::Finish,
        Advice::Points,
        Advice::Coins,
        Advice::Spend,
        Advice::Shields,
        Advice::Science,
        Advice::ExtraTurns,
        Advice::Resources,
        Advice::Chains,
        Advice::Stages,
        Advice::Deny,
        Advice::Cover,
        Advice::Ahead,
        Advice::Stronger,
    ];

    /// The name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Advice::Finish => "finish",
            Advice::Points => "points",
            Advice::Coins => "coins",
            Advice::Spend => "spend",
            Advice::Shields => "shields",
            Advice::Science => "science",
            Advice::ExtraTurns => "extra_turns",
            Advice::Resources => "resources",
            Advice::Chains => "chains",
            Advice::Stages => "stages",
            Advice::Deny => "deny",
            Advice::Cover => "cover",
            Advice::Ahead => "ahead",
            Advice::Stronger => "stronger",
        }
    }

    /// The advice for lost points of a category.
    fn for_points(category: &str) -> Advice {
        match category {
            "military" => Advice::Shields,
            "science" => Advice::Science,
            "wonder" | "wonders" => Advice::Stages,
            _ => Advice::Points,
        }
    }

    /// The advice that an error with these reasons asks for: by the first of them that says more than how many points a
    /// player has by the end.
    fn of(reasons: &[Reason]) -> Advice {
        let told = reasons.iter().find(|reason| !reason.is_a_result());
        let Some(first) = told.or(reasons.first()) else {
            return Advice::Ahead;
        };
        match first {
            Reason::Ending { victory, .. } if *victory == Victory::Military.name() => {
                Advice::Shields
            }
            Reason::Ending { .. } => Advice::Science,
            Reason::Wins | Reason::Averts { .. } | Reason::Threatens { .. } => Advice::Finish,
            Reason::Points { category, .. } => Advice::for_points(category),
            Reason::PointsInAll { more, .. } | Reason::ByEnd { more, .. } => {
                let most = more.first();
                most.map_or(Advice::Points, |most| Advice::for_points(&most.category))
            }
            Reason::Coins { .. } | Reason::Takes { .. } | Reason::Pays { .. } => Advice::Coins,
            Reason::Shields { .. }
            | Reason::Pawn { .. }
            | Reason::Disarms { .. }
            | Reason::CityShields { .. }
            | Reason::CityBehind { .. }
            | Reason::IdleShields { .. } => Advice::Shields,
            Reason::Symbols { .. } | Reason::Token | Reason::KeepsToken { .. } => Advice::Science,
            Reason::Again | Reason::AgainLater | Reason::SavesAgain { .. } => Advice::ExtraTurns,
            Reason::Produces { .. } | Reason::Resources { .. } | Reason::Sells { .. } => {
                Advice::Resources
            }
            Reason::Opens { .. } => Advice::Chains,
            Reason::AffordsStage | Reason::Affords { .. } => Advice::Stages,
            Reason::Denies { .. }
            | Reason::Destroys { .. }
            | Reason::Leaves { .. }
            | Reason::Holds { .. } => Advice::Deny,
            Reason::Covers { .. } => Advice::Cover,
            Reason::Cheaper { .. }
            | Reason::Brings { .. }
            | Reason::Follows { .. }
            | Reason::Usually { .. } => Advice::Ahead,
        }
    }
}

impl Story {
    /// The story of a judged record for the seat that a perspective faces.
    ///
    /// # Errors
    /// If the report is not one of this record.
    pub fn of<G: Storied>(
        report: &Report,
        record: &Record<G>,
        perspective: Perspective,
    ) -> Result<Story, String> {
        let told = Telling {
            report,
            record,
            perspective,
            seat: perspective.facing(),
        };
        let errors = told.errors();
        let swings = told.swings();
        let turned = swings.first().filter(|swing| swing.lasting >= TURNS);
        let moments: Vec<Swing<'_>> = if errors.is_empty() {
            let large = swings.iter().filter(|swing| swing.lasting >= TURNS);
            large.take(MOMENTS).copied().collect()
        } else {
            let worst = errors.iter().take(MOMENTS);
            worst.map(|error| Swing::of(error, &swings)).collect()
        };
        let moments = moments.iter().map(|swing| told.moment(swing));
        let played = told.played(&errors);
        Ok(Story {
            seat: told.seat,
            played,
            lived_on: told.lived_on(),
            turned: turned.map(|swing| told.moment(swing)).transpose()?,
            next_time: told.next_time(&errors, played.map(|played| played.level)),
            moments: moments.collect::<Result<_, String>>()?,
        })
    }
}

/// A decision, and the chances of the story's seat before it and at the next one.
#[derive(Clone, Copy)]
struct Swing<'a> {
    decision: &'a WrittenDecision,
    from: f64,
    to: f64,
    /// How much of the change was not yet there one decision earlier, and still there one later.
    lasting: f64,
}

impl<'a> Swing<'a> {
    /// A change, with the chances one decision earlier and one later.
    fn new(decision: &'a WrittenDecision, [earlier, from, to, later]: [f64; 4]) -> Swing<'a> {
        let way = (to - from).signum();
        let parts = [to - from, later - from, to - earlier];
        let least = parts.map(|part| part * way).into_iter().reduce(f64::min);
        Swing {
            decision,
            from,
            to,
            lasting: least.unwrap_or_default().max(0.0),
        }
    }

    /// An error with the change of the chances around it.
    fn of(error: &'a WrittenDecision, swings: &[Swing<'a>]) -> Swing<'a> {
        let decision = error;
        let around = swings
            .iter()
            .find(|swing| swing.decision.step == error.step);
        match around {
            Some(around) => Swing {
                decision,
                ..*around
            },
            None => {
                let (from, to) = (error.share + error.loss, error.share);
                Swing::new(decision, [from, from, to, to])
            }
        }
    }
}

/// The sources of a story.
struct Telling<'a, G: Storied> {
    report: &'a Report,
    record: &'a Record<G>,
    perspective: Perspective,
    seat: Seat,
}

impl<'a, G: Storied> Telling<'a, G> {
    /// The errors of the player, the largest first.
    fn errors(&self) -> Vec<&'a WrittenDecision> {
        let own = self.report.decisions.iter();
        let own = own.filter(|decision| decision.player == self.seat && is_error(decision));
        let mut errors: Vec<&WrittenDecision> = own.collect();
        errors.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        errors
    }

    fn played(&self, errors: &[&WrittenDecision]) -> Option<Played> {
        let of_seat = |decision: &&WrittenDecision| decision.player == self.seat;
        let chose = self.report.decisions.iter().filter(of_seat);
        if self.record.resigned().contains(self.seat) || !chose.clone().any(|one| one.counted) {
            return None;
        }
        let lost: f64 = errors.iter().map(|error| error.loss).sum();
        let in_a_duel = normalized(lost, self.record.players().len());
        let mut seats = self.report.seats.iter();
        let accuracy = seats.find(|report| report.seat == self.seat);
        let accuracy = accuracy.and_then(|report| report.accuracy).unwrap_or(100.0);
        let level = LEVELS
            .iter()
            .find(|(most, least, _)| in_a_duel <= *most && accuracy >= *least)
            .map_or(Level::Rough, |(_, _, level)| *level);
        let worst = &errors[..errors.len().min(ADDED)];
        let chances = worst.iter().map(|error| error.loss).sum();
        let points = worst.iter().filter_map(|error| self.points_lost(error));
        Some(Played {
            level,
            errors: errors.len(),
            cost: Cost {
                points: Some(points.sum()).filter(|points| *points > 0),
                chances: Some(rounded(chances)).filter(|share| *share <= SUM),
            },
            at: errors.first().map(|error| self.at(error)),
        })
    }

    fn lived_on(&self) -> Option<LivedOn> {
        let end = self.record.position();
        let outcome = end.outcome()?;
        if outcome.victory != Victory::Civilian {
            return Some(LivedOn::Supremacy {
                winner: outcome.winners.iter().next()?,
                victory: outcome.victory,
            });
        }
        let all = end.points_by_category();
        let points = all.get(self.seat.number())?;
        let others = end.players().iter().filter(|&seat| seat != self.seat);
        let other = others.max_by_key(|seat| all[seat.number()].iter().sum::<i32>())?;
        let theirs = &all[other.number()];
        let apart = |place: usize| (points[place] - theirs[place]).abs();
        // Of equal ones the first that is not coins.
        let is_made = |place: usize| G::CATEGORIES[place] != "treasury";
        let places = || (0..points.len()).rev();
        let widest = places().max_by_key(|&place| (apart(place), is_made(place)))?;
        let best = places().max_by_key(|&place| (points[place], is_made(place)))?;
        Some(LivedOn::Points {
            category: G::CATEGORIES.get(best)?.to_string(),
            points: points[best],
            total: points.iter().sum(),
            difference: (apart(widest) > 0).then(|| Difference {
                category: G::CATEGORIES[widest].to_string(),
                points: points[widest],
                other,
                theirs: theirs[widest],
            }),
        })
    }

    fn next_time(&self, errors: &[&WrittenDecision], level: Option<Level>) -> Option<NextTime> {
        if !self.perspective.tells(self.seat) {
            return None;
        }
        let given: Vec<Advice> = errors
            .iter()
            .map(|error| Advice::of(&error.reasons))
            .collect();
        let count = |advice: Advice| given.iter().filter(|one| **one == advice).count();
        // Of equally frequent ones, that of the largest error.
        let place = (0..given.len())
            .rev()
            .max_by_key(|&place| count(given[place]));
        let otherwise = match level {
            Some(Level::Flawless) => Advice::Stronger,
            _ if self.coins_left() >= MANY_COINS => Advice::Spend,
            None => Advice::Stronger,
            Some(_) => Advice::Ahead,
        };
        Some(NextTime {
            advice: place.map_or(otherwise, |place| given[place]),
            at: place.map(|place| self.at(errors[place])),
        })
    }

    /// The points of the coins that a player who did not win had left.
    fn coins_left(&self) -> i32 {
        let end = self.record.position();
        let Some(outcome) = end.outcome() else {
            return 0;
        };
        if outcome.winners.contains(self.seat) {
            return 0;
        }
        let all = end.points_by_category();
        let mut own = G::CATEGORIES.iter().zip(&all[self.seat.number()]);
        let treasury = own.find(|(category, _)| **category == "treasury");
        treasury.map_or(0, |(_, points)| *points)
    }

    /// The points against the best other that an error cost, if it is at least one. None where a supremacy ended the game.
    fn points_lost(&self, error: &WrittenDecision) -> Option<i64> {
        let outcome = self.record.position().outcome();
        if outcome.is_some_and(|outcome| outcome.victory != Victory::Civilian) {
            return None;
        }
        let mut actions = error.best.iter();
        let played = actions.find(|action| action.action == error.played)?;
        let lost = error.best.first()?.margin? - played.margin?;
        Some(lost.round() as i64).filter(|lost| *lost > 0)
    }

    fn at(&self, decision: &WrittenDecision) -> At {
        At {
            step: decision.step,
            when: self.record.position_after(decision.step).when(),
        }
    }

    /// The changes from one decision to the next: those with a known cause first, of these the largest first. In a Duel
    /// the decisions of both count; in 7 Wonders all choose at once, so only the player's own count.
    fn swings(&self) -> Vec<Swing<'a>> {
        let mut decisions: Vec<&WrittenDecision> = Vec::new();
        for decision in &self.report.decisions {
            let counts = G::OTHERS_ARE_LUCK && decision.player != self.seat;
            let again = decisions
                .last()
                .is_some_and(|last| last.step == decision.step);
            // A single action is not simulated.
            if !counts && !again && decision.best.len() > 1 {
                decisions.push(decision);
            }
        }
        let chances = |decision: &&WrittenDecision| {
            let shares = self.report.shares(decision.step)?;
            shares.get(self.seat.number()).copied()
        };
        let Some(mut path) = decisions.iter().map(chances).collect::<Option<Vec<f64>>>() else {
            return Vec::new();
        };
        // The end itself turns nothing: the points were there before.
        path.extend(decisions.last().map(|last| {
            if last.player == self.seat {
                last.share
            } else {
                1.0 - last.share
            }
        }));
        let swings = decisions.iter().enumerate().map(|(number, decision)| {
            let at = |place: usize| path[place.min(path.len() - 1)];
            let earlier = at(number.saturating_sub(1));
            Swing::new(
                decision,
                [earlier, at(number), at(number + 1), at(number + 2)],
            )
        });
        let mut swings: Vec<(bool, Swing<'_>)> = swings
            .map(|swing| {
                let explained = swing.lasting >= TURNS && self.cause(&swing).is_some();
                (explained, swing)
            })
            .collect();
        swings.sort_by(|(explained, one), (other_explained, other)| {
            let lasting = other.lasting.total_cmp(&one.lasting);
            other_explained.cmp(explained).then(lasting)
        });
        swings.into_iter().map(|(_, swing)| swing).collect()
    }

    fn moment(&self, swing: &Swing<'_>) -> Result<Moment, String> {
        let Swing {
            decision, from, to, ..
        } = *swing;
        let position = self.record.position_after(decision.step);
        let may_know = self.perspective.tells(decision.player);
        let action = |written: &serde_json::Value| {
            let text = written.to_string();
            let read = position.read_action(&text).map_err(|why| why.to_string());
            read.map(|(_, action)| (G::advised(action), G::is_public(action), text))
        };
        let (played, is_public, text) = action(&decision.played)?;
        let played = Advised {
            action: played,
            text,
        };
        let error = is_error(decision);
        let best = decision.best.first();
        let best = best.filter(|best| error && may_know && best.action != decision.played);
        let better = match best {
            Some(best) => {
                let (action, _, text) = action(&best.action)?;
                Some(Advised { action, text })
            }
            None => None,
        };
        let told = || decision.reasons.iter().filter(|_| better.is_some());
        let own = decision.player == self.seat;
        Ok(Moment {
            at: self.at(decision),
            acted: decision.seat,
            played: Some(played).filter(|_| may_know || is_public),
            reason: told()
                .find(|reason| !reason.is_a_result())
                .or(told().next())
                .cloned(),
            better,
            from,
            to,
            cost: (own && error).then(|| Cost {
                points: self.points_lost(decision),
                chances: Some(decision.loss),
            }),
            cause: self.cause(swing),
        })
    }

    /// What made at least half of a change: an error, luck, or the choices of the others.
    fn cause(&self, swing: &Swing<'_>) -> Option<Cause> {
        let way = swing.to - swing.from;
        let explains = |amount: f64| amount * way > 0.0 && amount.abs() >= way.abs() / 2.0;
        let own = swing.decision.player == self.seat;
        let sign = if own { -1.0 } else { 1.0 };
        if is_error(swing.decision) && explains(sign * swing.decision.loss) {
            return Some(if own { Cause::Error } else { Cause::TheirError });
        }
        let events = self.report.luck.iter();
        let events =
            events.filter(|event| event.step == swing.decision.step && event.seat == self.seat);
        let sum = |chance: bool| -> f64 {
            let of = events
                .clone()
                .filter(|event| event.source.is_chance() == chance);
            of.map(|event| event.amount).sum()
        };
        if explains(sum(true)) {
            return Some(Cause::Luck);
        }
        explains(sum(false)).then_some(Cause::Others)
    }
}

fn is_error(decision: &WrittenDecision) -> bool {
    decision.counted && decision.band >= Band::Inaccuracy
}
