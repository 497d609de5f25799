//! The words of a story: whole sentences, for the player or about them.

use antipater_engine::{Seat, Victory};

use super::story::{ADDED, Cause, Cost, LivedOn, Moment, NextTime, Played, Story};
use super::when::At;
use crate::texts::{List, say};
use crate::view::hint::Advised;
use crate::words::coach::Coach;

/// A part of a story in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The words.
    pub words: String,
    /// The move that it is about.
    pub at: Option<At>,
    /// Whether it tells where the game turned, and so says when.
    pub is_turn: bool,
}

/// A moment in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldMoment {
    /// When it was.
    pub when: String,
    /// What was played.
    pub played: Option<String>,
    /// What was better.
    pub better: Option<String>,
    /// What it cost, or how the chances changed.
    pub cost: String,
    /// Why.
    pub why: Option<String>,
}

/// Tells the story of a seat, to its player or to others.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    coach: &'a Coach<'a>,
    story: &'a Story,
    reader: Option<Seat>,
    who: &'static str,
}

impl<'a> Teller<'a> {
    /// A teller; `reader` is the seat of the reader, if there is one.
    pub fn new(coach: &'a Coach<'a>, story: &'a Story, reader: Option<Seat>) -> Teller<'a> {
        let who = match reader == Some(story.seat) {
            true => "you",
            false => "other",
        };
        Teller {
            coach,
            story,
            reader,
            who,
        }
    }

    /// The sentences: how it was played, what the city lived on, where it turned, what to try next time.
    pub fn sentences(self) -> Vec<Told> {
        let Story {
            played,
            lived_on,
            turned,
            next_time,
            ..
        } = self.story;
        let told = |words, at| Told {
            words,
            at,
            is_turn: false,
        };
        let (played, lived_on, turned) = (played.as_ref(), lived_on.as_ref(), turned.as_ref());
        [
            played.map(|played| told(self.played(played), played.at)),
            lived_on.map(|source| told(self.lived_on(source), None)),
            turned.map(|moment| Told {
                is_turn: true,
                ..told(self.turned(moment), Some(moment.at))
            }),
            next_time.map(|next| told(self.next_time(next), next.at)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn name(self) -> String {
        self.coach.name(self.story.seat)
    }

    fn percent(self, share: f64) -> String {
        let t = self.coach.t;
        say!(t, "analysis-percent", number = t.decimal(100.0 * share, 0))
    }

    fn played(self, played: &Played) -> String {
        let t = self.coach.t;
        let level = played.level.name();
        let well = say!(
            t,
            "story-played",
            level = level,
            who = self.who,
            name = self.name()
        );
        let turns = played.errors;
        let which = if turns > ADDED { "worst" } else { "all" };
        let Cost { points, chances } = played.cost;
        let cost = match (points, chances.map(|share| self.percent(share))) {
            _ if turns == 0 => return well,
            (Some(points), Some(percent)) => say!(
                t,
                "story-cost-both",
                which = which,
                turns = turns,
                points = points,
                percent = percent
            ),
            (Some(points), None) => say!(
                t,
                "story-cost-points",
                which = which,
                turns = turns,
                points = points
            ),
            (None, Some(percent)) => say!(
                t,
                "story-cost-chances",
                which = which,
                turns = turns,
                percent = percent
            ),
            (None, None) => return well,
        };
        t.list(List::Sentences, &[well, cost])
    }

    fn lived_on(self, lived_on: &LivedOn) -> String {
        let t = self.coach.t;
        match lived_on {
            LivedOn::Supremacy { winner, victory } => say!(
                t,
                "story-supremacy",
                who = if self.reader == Some(*winner) {
                    "you"
                } else {
                    "other"
                },
                name = self.coach.name(*winner),
                victory = match victory {
                    Victory::Military => "military",
                    Victory::Science | Victory::Civilian => "science",
                }
            ),
            LivedOn::Points {
                category,
                points,
                total,
                difference,
            } => {
                let is_most = LivedOn::is_most(*points, *total);
                let lived_on = say!(
                    t,
                    "story-lived-on",
                    who = self.who,
                    name = self.name(),
                    source = say!(t, "story-source", category = category.as_str()),
                    points = *points,
                    total = *total,
                    how = if is_most { "mostly" } else { "spread" }
                );
                let difference = difference.as_ref();
                let difference = difference.filter(|one| !is_most || one.category != *category);
                let difference = difference.map(|one| {
                    say!(
                        t,
                        "story-difference",
                        name = self.coach.name(one.other),
                        category = self.coach.category(&one.category),
                        points = one.points,
                        theirs = one.theirs
                    )
                });
                let told = [lived_on].into_iter().chain(difference);
                t.list(List::Sentences, &told.collect::<Vec<_>>())
            }
        }
    }

    fn turned(self, moment: &Moment) -> String {
        let t = self.coach.t;
        let turned = say!(
            t,
            "story-turned",
            when = moment.at.when.words(t),
            who = self.who,
            name = self.name(),
            from = self.percent(moment.from),
            to = self.percent(moment.to),
            way = way(moment)
        );
        let told = [turned].into_iter().chain(self.cause(moment));
        t.list(List::Sentences, &told.collect::<Vec<_>>())
    }

    /// What made the difference, as a sentence.
    fn cause(self, moment: &Moment) -> Option<String> {
        let t = self.coach.t;
        match moment.cause? {
            Cause::Error => {
                let better = say!(
                    t,
                    "story-better",
                    action = self.action(moment.better.as_ref()?)
                );
                let why = moment
                    .reason
                    .as_ref()
                    .map(|reason| self.coach.reason(reason));
                let told = [better].into_iter().chain(why);
                Some(t.list(List::Sentences, &told.collect::<Vec<_>>()))
            }
            Cause::TheirError => Some(say!(
                t,
                "story-their-error",
                name = self.coach.name(moment.acted),
                action = self.action(moment.played.as_ref()?)
            )),
            Cause::Others => Some(say!(t, "story-others")),
            Cause::Luck => Some(say!(t, "story-luck", way = way(moment))),
        }
    }

    fn next_time(self, next: NextTime) -> String {
        say!(self.coach.t, "story-next", advice = next.advice.name())
    }

    fn action(self, action: &Advised) -> String {
        self.coach.advised(action.action)
    }

    /// A moment in words.
    pub fn moment(self, moment: &Moment) -> ToldMoment {
        let t = self.coach.t;
        let cost = match moment.cost {
            Some(Cost {
                points: Some(points),
                chances: Some(chances),
            }) => say!(
                t,
                "story-moment-cost",
                points = points,
                percent = self.percent(chances)
            ),
            Some(Cost {
                chances: Some(chances),
                ..
            }) => say!(t, "analysis-lost", percent = self.percent(chances)),
            _ => say!(
                t,
                "story-moment-change",
                from = self.percent(moment.from),
                to = self.percent(moment.to)
            ),
        };
        let why = match (&moment.better, &moment.reason) {
            (Some(_), Some(reason)) => Some(self.coach.reason(reason)),
            (Some(_), None) => Some(say!(t, "coach-several")),
            (None, _) => self.cause(moment),
        };
        ToldMoment {
            when: moment.at.when.words(t),
            played: moment.played.as_ref().map(|played| self.action(played)),
            better: moment.better.as_ref().map(|better| self.action(better)),
            cost,
            why,
        }
    }
}

/// How the chances changed, for selecting forms in messages.
fn way(moment: &Moment) -> &'static str {
    if moment.to < moment.from {
        "fell"
    } else {
        "rose"
    }
}
