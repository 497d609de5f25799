//! A problem: a decision with the view of its seat, and the values of its answers.
//!
//! The problem of a puzzle knows only what the seat knows: its position is a sample that fits the observation, and the
//! view shows nothing else. A problem from a person's own game has that game behind it, and is shown as the seat saw
//! it.

use std::borrow::Cow;
use std::fmt;

use antipater_bots::analysis::bands::{INACCURACY, MISTAKE, normalized};
use antipater_bots::analysis::{
    Analyzable, Depth, Evaluator, Question, Reason, WrittenAction, judge,
};
use antipater_engine::duel::Duel;
use antipater_engine::rng::generator;
use antipater_engine::seven::{Seven, TURNS};
use antipater_engine::{JointAction, Line, Record, Seat, State};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::id::{PuzzleGame, PuzzleId};
use super::stored::Stored;
use super::theme::{LAST_TURN_OF_DUEL, Theme};
use crate::game::Game;
use crate::guide::Guidable;
use crate::replay::{Timed, When};
use crate::texts::{Texts, say};
use crate::view::{SeatView, Surroundings, View, Viewer};
use crate::words::coach::{Coach, Coached, Compared};

/// The turns of the player that are played on in a verdict, the solution included.
const LINE: usize = 3;
/// The number of best actions in a verdict.
const SHOWN: usize = 3;

/// A problem of either game.
#[derive(Clone, Debug)]
pub enum Problem {
    /// Of 7 Wonders.
    Seven(Box<Asked<Seven>>),
    /// Of 7 Wonders Duel.
    Duel(Box<Asked<Duel>>),
}

/// A problem of one game.
#[derive(Clone, Debug)]
pub struct Asked<G: Guidable> {
    game: Game<G>,
    seat: Seat,
    /// The simulated actions, best first.
    candidates: Vec<Candidate<G::Action>>,
    /// Why the best action is better than this one, where more is known than the rules prove.
    reasons: Option<(G::Action, Vec<Reason>)>,
    rating: i32,
}

/// A simulated action.
#[derive(Clone, Debug)]
struct Candidate<A> {
    action: A,
    /// Other actions that lead to the same position.
    same: Vec<A>,
    share: f64,
    behind: f64,
}

/// How good an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The best action, or one of the same value.
    Solved,
    /// Nearly as good: an inaccuracy.
    Near,
    /// Clearly worse.
    Missed,
}

impl Grade {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Solved => "solved",
            Grade::Near => "near",
            Grade::Missed => "missed",
        }
    }

    /// The grade of a loss, given as a win probability at a table with this many players.
    fn of(behind: f64, players: usize) -> Grade {
        let loss = normalized(behind, players);
        if loss <= INACCURACY {
            Grade::Solved
        } else if loss <= MISTAKE {
            Grade::Near
        } else {
            Grade::Missed
        }
    }
}

/// The verdict on an answer, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Answered {
    /// How good it is.
    pub grade: Grade,
    /// The best actions, best first, and the answer if it is not among them.
    pub actions: Vec<ValuedAction>,
    /// The loss compared with the best action, as a win probability.
    pub behind: f64,
    /// The action with which the best one is compared, if the answer is itself the best one.
    pub beside: Option<String>,
    /// Why the best action is better.
    pub why: String,
    /// The reasons as data.
    pub reasons: Vec<Reason>,
    /// Its themes.
    pub themes: Vec<Theme>,
    /// How it goes on after the best action.
    pub line: Vec<Followed>,
}

/// An action after the best one, by the policy of the net, with sampled hidden cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Followed {
    /// When.
    pub when: When,
    /// The name of the player.
    pub name: String,
    /// The action in words.
    pub words: String,
}

/// An action with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct ValuedAction {
    /// The action in the record format.
    pub action: Value,
    /// The action in words.
    pub words: String,
    /// The win probability.
    pub share: f64,
    /// Whether it solves the problem.
    pub solves: bool,
    /// Whether it is the answer.
    pub own: bool,
}

/// Why an answer cannot be graded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It cannot be parsed; says where and why.
    Unreadable(String),
    /// It is the action of another seat.
    Seat,
    /// The rules do not allow it here.
    Illegal,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::Unreadable(why) => f.write_str(why),
            Misread::Seat => f.write_str("the decision is another seat's"),
            Misread::Illegal => f.write_str("the rules do not allow this action here"),
        }
    }
}

impl Problem {
    /// The problem of a puzzle.
    ///
    /// # Errors
    /// Says what is wrong with the puzzle.
    pub fn of_puzzle(id: PuzzleId, stored: &Stored) -> Result<Problem, String> {
        Ok(match id.game {
            PuzzleGame::Seven => Problem::Seven(Box::new(Asked::of_puzzle(id, stored)?)),
            PuzzleGame::Duel => Problem::Duel(Box::new(Asked::of_puzzle(id, stored)?)),
        })
    }

    /// The view of the seat.
    pub fn view(&self, t: &Texts) -> View {
        match self {
            Problem::Seven(asked) => asked.view(t),
            Problem::Duel(asked) => asked.view(t),
        }
    }

    /// The index of an action among the legal ones, as addresses use it.
    ///
    /// # Errors
    /// Says why the text is not an answer.
    pub fn number(&self, action: &str) -> Result<usize, Misread> {
        match self {
            Problem::Seven(asked) => asked.number(action),
            Problem::Duel(asked) => asked.number(action),
        }
    }

    /// The verdict on the answer with this index; `None` if there is none.
    pub fn answer(&self, t: &Texts, number: usize) -> Option<Answered> {
        match self {
            Problem::Seven(asked) => asked.answer(t, number),
            Problem::Duel(asked) => asked.answer(t, number),
        }
    }

    /// How hard it is, on the scale of [`Rating`](crate::rating::Rating); 0 if it is not a puzzle.
    pub fn rating(&self) -> i32 {
        match self {
            Problem::Seven(asked) => asked.rating,
            Problem::Duel(asked) => asked.rating,
        }
    }

    /// The grade of the answer with this index; `None` if there is none.
    pub fn grade(&self, number: usize) -> Option<Grade> {
        match self {
            Problem::Seven(asked) => asked.grade(number),
            Problem::Duel(asked) => asked.grade(number),
        }
    }
}

impl<G: Coached + Guidable + Timed> Asked<G> {
    /// A decision of a game after its first `step` steps, with the computed values of its actions.
    pub(super) fn of_game(
        game: &Game<G>,
        step: usize,
        seat: Seat,
        judged: &[WrittenAction],
    ) -> Result<Asked<G>, String> {
        let mut game = game.after(step)?;
        // A resignation came later; the seat decides here all the same.
        game.resigned.clear();
        let candidate = |one: &WrittenAction| {
            candidate(
                game.position(),
                (&one.action, &one.same),
                (one.share, one.behind),
            )
        };
        let candidates = judged.iter().map(candidate).collect::<Result<_, _>>()?;
        Ok(Asked {
            game,
            seat,
            candidates,
            reasons: None,
            rating: 0,
        })
    }

    fn players(&self) -> usize {
        self.game.sitting.len()
    }

    /// The names of the seats: those of the game, or numbers in a puzzle.
    fn names(&self, t: &Texts) -> Vec<String> {
        let sitting = self.game.sitting.iter().enumerate();
        let name = |(number, sitting): (usize, &crate::game::Sitting)| {
            if !sitting.name.is_empty() {
                return sitting.name.clone();
            }
            let who = match (number == self.seat.number(), G::FOR_TWO) {
                (true, _) => "you",
                (false, true) => "opponent",
                (false, false) => "other",
            };
            say!(t, "puzzle-player", who = who, number = number + 1)
        };
        sitting.map(name).collect()
    }

    fn view(&self, t: &Texts) -> View {
        let seat = |name| SeatView {
            name,
            bot: None,
            person: None,
            program: false,
            avatar: None,
            state: None,
            bank: None,
        };
        let surroundings = Surroundings {
            seats: self.names(t).into_iter().map(seat).collect(),
            scores: true,
            ..Surroundings::of(&self.game)
        };
        View::of(
            &self.game,
            Viewer::Seat(self.seat),
            &JointAction::new(),
            surroundings,
        )
    }

    fn number(&self, action: &str) -> Result<usize, Misread> {
        let position = self.game.position();
        let read = position.read_action(action);
        let (seat, action) = read.map_err(|why| Misread::Unreadable(why.to_string()))?;
        if seat != self.seat {
            return Err(Misread::Seat);
        }
        let legal = position.legal_actions(seat);
        let number = legal.iter().position(|&other| other == action);
        number.ok_or(Misread::Illegal)
    }

    fn action(&self, number: usize) -> Option<G::Action> {
        let legal = self.game.position().legal_actions(self.seat);
        legal.get(number).copied()
    }

    /// The simulated actions, and the place of this one. Judges it now if it is not among them.
    fn with(&self, action: G::Action) -> (Cow<'_, [Candidate<G::Action>]>, usize) {
        let is = |one: &Candidate<G::Action>| one.action == action || one.same.contains(&action);
        if let Some(place) = self.candidates.iter().position(is) {
            return (Cow::Borrowed(&self.candidates), place);
        }
        let position = self.game.position();
        let observation = position.observe(self.seat);
        let question: Question<'_, G> = Question::new(&observation, self.seat);
        let legal = position.legal_actions(self.seat);
        let effort = G::effort(Depth::Quick);
        let behind = judge(&question, &legal, Some(action), effort, 0, 0).loss;
        let best = self.candidates.first().map_or(0.0, |best| best.share);
        let mut all = self.candidates.clone();
        all.push(Candidate {
            action,
            same: Vec::new(),
            share: (best - behind).max(0.0),
            behind,
        });
        (Cow::Owned(all), self.candidates.len())
    }

    fn grade_of(&self, candidate: &Candidate<G::Action>) -> Grade {
        Grade::of(candidate.behind, self.players())
    }

    fn grade(&self, number: usize) -> Option<Grade> {
        let (candidates, place) = self.with(self.action(number)?);
        Some(self.grade_of(&candidates[place]))
    }

    fn answer(&self, t: &Texts, number: usize) -> Option<Answered> {
        let action = self.action(number)?;
        let (candidates, place) = self.with(action);
        let grade = self.grade_of(&candidates[place]);
        let best = candidates.first()?;
        // An answer is compared with the best action; the best action with the best one that does not solve the
        // problem.
        let mut others = candidates.iter();
        let next = others.find(|one| self.grade_of(one) != Grade::Solved);
        let (other, compared) = match (grade, next) {
            (Grade::Solved, Some(next)) => (next.action, Compared::Other),
            (Grade::Solved, None) => (best.action, Compared::Other),
            (Grade::Near | Grade::Missed, _) => (action, Compared::Played),
        };
        let position = self.game.position();
        let observation = position.observe(self.seat);
        let question: Question<'_, G> = Question::new(&observation, self.seat);
        let reasons = match &self.reasons {
            Some((than, reasons)) if *than == other => reasons.clone(),
            _ => G::reasons(&question, best.action, other),
        };
        let coach = Coach::new::<G>(t, self.names(t)).comparing(compared);
        let shown = candidates.iter().enumerate();
        let shown = shown.filter(|(number, _)| *number < SHOWN || *number == place);
        let actions = shown.map(|(number, one)| {
            let own = number == place;
            let action = if own { action } else { one.action };
            let text = position.write_action(self.seat, action);
            ValuedAction {
                action: serde_json::from_str(&text).unwrap_or_default(),
                words: G::action(&coach, action),
                share: one.share,
                solves: self.grade_of(one) == Grade::Solved,
                own,
            }
        });
        Some(Answered {
            grade,
            actions: actions.collect(),
            behind: candidates[place].behind,
            beside: (grade == Grade::Solved && other != best.action)
                .then(|| G::action(&coach, other)),
            why: coach.why(&reasons),
            themes: self.themes(best.action),
            line: self.line(&coach, best.action),
            reasons,
        })
    }

    fn themes(&self, best: G::Action) -> Vec<Theme> {
        let last = match self.game.position().when() {
            When::Draft { .. } => false,
            When::Turn { turn, .. } if G::FOR_TWO => turn >= LAST_TURN_OF_DUEL,
            When::Turn { turn, .. } => turn >= TURNS,
        };
        let reasons = self.reasons.iter().flat_map(|(_, reasons)| reasons);
        let reasons: Vec<Reason> = reasons.cloned().collect();
        Theme::of(&reasons, G::built(best), last)
    }

    /// How it goes on after an action: all that its player does in [`LINE`] turns, and their neighbors in between.
    fn line(&self, coach: &Coach<'_>, action: G::Action) -> Vec<Followed> {
        let mut position = self.game.position().clone();
        let mut evaluator = G::evaluator(&position.observe(self.seat), 0, 0);
        let mut joint = JointAction::only(self.seat, action);
        let players = position.players().len();
        let away = |seat: Seat| (seat.number() + players - self.seat.number()) % players;
        let (mut line, mut turns) = (Vec::new(), 0);
        // The solution itself is not repeated.
        let mut solution = Some(self.seat);
        while turns <= LINE && !position.to_act().is_empty() {
            for seat in position.to_act().iter() {
                if joint.get(seat).is_none() {
                    joint.set(seat, evaluator.policy(&position, seat, &joint));
                }
            }
            let when = position.when();
            turns += usize::from(joint.get(self.seat).is_some());
            for (seat, action) in joint.iter().filter(|_| turns <= LINE) {
                let near = away(seat) <= 1 || away(seat) == players - 1;
                if near && solution != Some(seat) {
                    line.push(Followed {
                        when,
                        name: coach.name(seat),
                        words: G::action(coach, action),
                    });
                }
            }
            solution = None;
            position.apply_unchecked(&joint);
            joint = JointAction::new();
        }
        line
    }
}

impl<G: Coached + Guidable + Timed + State<Observation: Line>> Asked<G> {
    /// The decision of a puzzle, at a position sampled from the observation with a fixed seed.
    fn of_puzzle(id: PuzzleId, stored: &Stored) -> Result<Asked<G>, String> {
        let observation = G::Observation::from_line(&stored.observation);
        let observation = observation.map_err(|why| why.to_string())?;
        let position = G::sample(&observation, &mut generator(0, 0));
        let due = |seat: &Seat| position.to_act().contains(*seat);
        let seat = Seat::new(stored.seat).filter(due);
        let seat = seat.ok_or("nothing is asked of this seat")?;
        if position.observe(seat).to_line() != stored.observation {
            return Err("the seat knows something else".to_owned());
        }
        let found = stored.actions.iter();
        let candidates = found
            .map(|one| candidate(&position, (&one.action, &one.same), (one.share, one.behind)));
        let candidates: Vec<_> = candidates.collect::<Result<_, _>>()?;
        let second = candidates.get(1).ok_or("a single action is known")?;
        let reasons = Some((second.action, stored.reasons.clone()));
        let players = position.players().len();
        let record = Record::from_position(vec![String::new(); players], position);
        let record = record.map_err(|why| why.to_string())?;
        let name = format!("puzzle-{}-{}", id.game, id.number);
        Ok(Asked {
            game: Game::new(name, &vec![None; players], record)?,
            seat,
            candidates,
            reasons,
            rating: stored.rating,
        })
    }
}

/// A simulated action with its equivalents, its share and its loss.
fn candidate<G: Analyzable>(
    position: &G,
    (action, same): (&Value, &[Value]),
    (share, behind): (f64, f64),
) -> Result<Candidate<G::Action>, String> {
    let read = |written: &Value| match position.read_action(&written.to_string()) {
        Ok((_, action)) => Ok(action),
        Err(why) => Err(why.to_string()),
    };
    Ok(Candidate {
        action: read(action)?,
        same: same.iter().map(read).collect::<Result<_, _>>()?,
        share,
        behind,
    })
}
