//! A problem: a decision with the view of its seat, and the values of its answers.
//!
//! The problem of a puzzle knows only what the seat knows: its position is a sample that fits the observation, and the
//! view shows nothing else. A problem from a person's own game has that game behind it, and is shown as the seat saw
//! it.

use std::fmt;

use antipater_bots::analysis::bands::{INACCURACY, MISTAKE, normalized};
use antipater_bots::analysis::{Analyzable, Question, Reason, WrittenAction};
use antipater_engine::duel::Duel;
use antipater_engine::rng::generator;
use antipater_engine::seven::Seven;
use antipater_engine::{JointAction, Line, Record, Seat, State};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::id::{PuzzleGame, PuzzleId};
use super::stored::Stored;
use crate::game::Game;
use crate::guide::Guidable;
use crate::texts::{Texts, say};
use crate::view::{SeatView, Surroundings, View, Viewer};
use crate::words::coach::{Coach, Coached, Compared};

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
    /// Clearly worse, or not simulated.
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
    /// The loss compared with the best action, as a win probability; `None` if the answer was not simulated.
    pub behind: Option<f64>,
    /// The action with which the best one is compared, if the answer is itself the best one.
    pub beside: Option<String>,
    /// Why the best action is better.
    pub why: String,
    /// The reasons as data.
    pub reasons: Vec<Reason>,
}

/// An action with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct ValuedAction {
    /// The action in the record format.
    pub action: Value,
    /// The action in words.
    pub words: String,
    /// The win probability; `None` if it was not simulated.
    pub share: Option<f64>,
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

    /// The grade of the answer with this index; `None` if there is none.
    pub fn grade(&self, number: usize) -> Option<Grade> {
        match self {
            Problem::Seven(asked) => asked.grade(number),
            Problem::Duel(asked) => asked.grade(number),
        }
    }
}

impl<G: Coached + Guidable> Asked<G> {
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
            avatar: None,
            state: None,
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

    fn candidate(&self, action: G::Action) -> Option<usize> {
        let is = |one: &Candidate<G::Action>| one.action == action || one.same.contains(&action);
        self.candidates.iter().position(is)
    }

    fn grade_at(&self, place: Option<usize>) -> Grade {
        let behind = place.map(|place| self.candidates[place].behind);
        behind.map_or(Grade::Missed, |behind| Grade::of(behind, self.players()))
    }

    fn grade(&self, number: usize) -> Option<Grade> {
        let action = self.action(number)?;
        Some(self.grade_at(self.candidate(action)))
    }

    fn answer(&self, t: &Texts, number: usize) -> Option<Answered> {
        let action = self.action(number)?;
        let place = self.candidate(action);
        let grade = self.grade_at(place);
        let best = self.candidates.first()?;
        let solves =
            |one: &Candidate<G::Action>| Grade::of(one.behind, self.players()) == Grade::Solved;
        // An answer is compared with the best action; the best action with the best one that does not solve the
        // problem.
        let next = self.candidates.iter().find(|one| !solves(one));
        let (other, compared) = match (grade, next) {
            (Grade::Solved, Some(next)) => (next.action, Compared::Other),
            (Grade::Solved, None) => (best.action, Compared::Other),
            (Grade::Near | Grade::Missed, _) => (action, Compared::Played),
        };
        let position = self.game.position();
        let observation = position.observe(self.seat);
        let question: Question<'_, G> = Question::new(&observation, self.seat);
        let reasons = G::reasons(&question, best.action, other);
        let coach = Coach::new::<G>(t, self.names(t)).comparing(compared);
        let shown = self.candidates.iter().enumerate();
        let shown = shown.filter(|(number, _)| *number < SHOWN || Some(*number) == place);
        let mut actions: Vec<ValuedAction> = shown
            .map(|(number, one)| {
                let own = Some(number) == place;
                let action = if own { action } else { one.action };
                self.valued(&coach, action, Some(one), own)
            })
            .collect();
        if place.is_none() {
            actions.push(self.valued(&coach, action, None, true));
        }
        Some(Answered {
            grade,
            actions,
            behind: place.map(|place| self.candidates[place].behind),
            beside: (grade == Grade::Solved && other != best.action)
                .then(|| G::action(&coach, other)),
            why: coach.why(&reasons),
            reasons,
        })
    }

    fn valued(
        &self,
        coach: &Coach<'_>,
        action: G::Action,
        found: Option<&Candidate<G::Action>>,
        own: bool,
    ) -> ValuedAction {
        let text = self.game.position().write_action(self.seat, action);
        ValuedAction {
            action: serde_json::from_str(&text).unwrap_or_default(),
            words: G::action(coach, action),
            share: found.map(|found| found.share),
            solves: found
                .is_some_and(|found| Grade::of(found.behind, self.players()) == Grade::Solved),
            own,
        }
    }
}

impl<G: Coached + Guidable + State<Observation: Line>> Asked<G> {
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
        if candidates.is_empty() {
            return Err("no action is known".to_owned());
        }
        let players = position.players().len();
        let record = Record::from_position(vec![String::new(); players], position);
        let record = record.map_err(|why| why.to_string())?;
        let name = format!("puzzle-{}-{}", id.game, id.number);
        Ok(Asked {
            game: Game::new(name, &vec![None; players], record)?,
            seat,
            candidates,
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
