//! Replays: a finished game step by step, as each seat saw it, as spectators saw it, or with everything open.
//!
//! A [`Replay`] shows a finished game, or an uploaded record; a running table has none. Every step is replayed from the
//! deal, so it is shown as it was. A judged one has verdicts (`verdict`) and stories (`story`, in the words of
//! `sentences`). An [`Outlook`] says how games of bots go on from a step.

mod outlook;
mod sentences;
mod story;
mod verdict;
mod when;

use std::fmt;
use std::sync::Arc;

use antipater_bots::analysis::Report;
use antipater_engine::duel::Duel;
use antipater_engine::seven::{Card, Seven};
use antipater_engine::{JointAction, Seat, State};
use serde::Serialize;

pub use self::outlook::Outlook;
pub use self::sentences::{Teller, Told, ToldMoment};
pub use self::story::{
    Advice, Cause, Cost, JudgedGame, Level, LivedOn, Moment, NextTime, Played, Storied, Story,
};
use self::verdict::verdicts;
pub use self::verdict::{Details, Mark, SimulatedAction, Verdict};
pub use self::when::{At, Timed, When};
use crate::game::{AnyGame, Game, ScoreHistory};
use crate::guide::Guidable;
use crate::texts::{Texts, say};
use crate::view::{Surroundings, View, Viewer, wire};
use crate::words::coach::{Coach, Coached};

/// The game of a replay or of an analysis.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// That of a table.
    Table(String),
    /// An uploaded record, by its name.
    Record(String),
}

impl Subject {
    /// The name of the table or of the record.
    pub fn name(&self) -> &str {
        match self {
            Subject::Table(name) | Subject::Record(name) => name,
        }
    }
}

/// The perspective of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// A seat: exactly what it saw then.
    Seat(Seat),
    /// A spectator, facing this seat.
    Public(Seat),
    /// Everything open, facing this seat.
    All(Seat),
}

impl Perspective {
    /// Parses the perspective in an address: `all`, `public` or the number of a seat; the first two may face a seat.
    pub fn read(
        perspective: Option<&str>,
        facing: Option<&str>,
        seats: usize,
    ) -> Option<Perspective> {
        let seat = |number: &str| {
            let number = number.parse().ok().filter(|&number| number < seats)?;
            Seat::new(number)
        };
        let facing = facing.map_or(Some(Seat::FIRST), seat)?;
        match perspective {
            None | Some("all") => Some(Perspective::All(facing)),
            Some("public") => Some(Perspective::Public(facing)),
            Some(number) => seat(number).map(Perspective::Seat),
        }
    }

    /// The seat from whose side the table is shown.
    pub fn facing(self) -> Seat {
        match self {
            Perspective::Seat(seat) | Perspective::Public(seat) | Perspective::All(seat) => seat,
        }
    }

    /// The same kind of perspective, facing another seat; a seat's perspective becomes that of the other seat.
    pub fn turned(self, facing: Seat) -> Perspective {
        match self {
            Perspective::Seat(_) => Perspective::Seat(facing),
            Perspective::Public(_) => Perspective::Public(facing),
            Perspective::All(_) => Perspective::All(facing),
        }
    }
}

/// The perspective as an address writes it.
impl fmt::Display for Perspective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Perspective::Seat(seat) => write!(f, "eyes={}", seat.number()),
            Perspective::Public(facing) => write!(f, "eyes=public&facing={}", facing.number()),
            Perspective::All(facing) => write!(f, "eyes=all&facing={}", facing.number()),
        }
    }
}

/// A game that can be viewed step by step.
#[derive(Debug)]
pub struct Replay {
    game: AnyGame,
}

/// A step of a replay.
#[derive(Debug, Serialize)]
pub struct StepView {
    /// The number of steps played.
    pub step: usize,
    /// The number of all steps.
    pub steps: usize,
    /// The view.
    pub view: View,
    /// The view from the same perspective one step later.
    #[serde(skip)]
    pub next: Option<View>,
    /// The hands of all seats, if everything is open and the game has hands.
    pub hands: Vec<Hand>,
}

/// A story with its words.
#[derive(Clone, PartialEq, Debug)]
pub struct ToldStory {
    /// The story.
    pub story: Story,
    /// Its sentences.
    pub sentences: Vec<Told>,
    /// Its moments in words, in the same order.
    pub moments: Vec<ToldMoment>,
    /// The moment when the game turned, in words.
    pub turned: Option<ToldMoment>,
}

/// The hand of a seat.
#[derive(Debug, Serialize)]
pub struct Hand {
    /// The seat.
    pub seat: Seat,
    /// The cards.
    #[serde(serialize_with = "wire::cards")]
    pub cards: Vec<Card>,
}

impl Replay {
    /// The replay of a game, finished or not.
    pub fn of(game: AnyGame) -> Replay {
        Replay { game }
    }

    /// The number of seats with a player.
    pub fn seats(&self) -> usize {
        match &self.game {
            AnyGame::Seven(game) => game.sitting.len(),
            AnyGame::Duel(game) => game.sitting.len(),
        }
    }

    /// The number of steps.
    pub fn steps(&self) -> usize {
        match &self.game {
            AnyGame::Seven(game) => game.history.len(),
            AnyGame::Duel(game) => game.history.len(),
        }
    }

    /// The game.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The game as a record.
    pub fn record(&self) -> String {
        self.game.record()
    }

    /// The view from a perspective after `step` steps, or after the last one if there are fewer.
    ///
    /// # Errors
    /// If the game cannot be replayed, which is a bug.
    pub fn show(&self, step: usize, perspective: Perspective) -> Result<StepView, String> {
        let steps = self.steps();
        let step = step.min(steps);
        let (view, hands) = self.seen(step, perspective)?;
        let next = match step < steps {
            true => Some(self.seen(step + 1, perspective)?.0),
            false => None,
        };
        Ok(StepView {
            step,
            steps,
            view,
            next,
            hands,
        })
    }

    fn seen(&self, step: usize, perspective: Perspective) -> Result<(View, Vec<Hand>), String> {
        match &self.game {
            AnyGame::Seven(game) => {
                let game = game.after(step)?;
                let hands = match perspective {
                    Perspective::All(_) => hands(game.position()),
                    Perspective::Seat(_) | Perspective::Public(_) => Vec::new(),
                };
                Ok((seen(&game, perspective), hands))
            }
            AnyGame::Duel(game) => Ok((seen(&game.after(step)?, perspective), Vec::new())),
        }
    }

    /// The verdicts on the decisions of the move after `step` steps.
    ///
    /// # Errors
    /// If the analysis is of another game.
    pub fn verdicts(
        &self,
        t: &Texts,
        report: &Report,
        step: usize,
        perspective: Perspective,
    ) -> Result<Vec<Verdict>, String> {
        match &self.game {
            AnyGame::Seven(game) => told(t, game, report, step, perspective),
            AnyGame::Duel(game) => told(t, game, report, step, perspective),
        }
    }

    /// The story of the seat that a perspective faces; it addresses the reader on this seat.
    ///
    /// # Errors
    /// If the analysis is of another game.
    pub fn story(
        &self,
        t: &Texts,
        report: &Report,
        perspective: Perspective,
        reader: Option<Seat>,
    ) -> Result<ToldStory, String> {
        match &self.game {
            AnyGame::Seven(game) => story(t, game, report, perspective, reader),
            AnyGame::Duel(game) => story(t, game, report, perspective, reader),
        }
    }

    /// A report of this game with the stories of all players, for programs.
    ///
    /// # Errors
    /// If the analysis is of another game.
    pub fn judged(&self, report: Arc<Report>) -> Result<JudgedGame, String> {
        match &self.game {
            AnyGame::Seven(game) => JudgedGame::of(report, &game.record),
            AnyGame::Duel(game) => JudgedGame::of(report, &game.record),
        }
    }

    /// When the move after `step` steps is played.
    pub fn when(&self, step: usize) -> When {
        match &self.game {
            AnyGame::Seven(game) => game.record.position_after(step).when(),
            AnyGame::Duel(game) => game.record.position_after(step).when(),
        }
    }

    /// The points after each step.
    ///
    /// # Errors
    /// If the game cannot be replayed, which is a bug.
    pub fn score_history(&self) -> Result<ScoreHistory, String> {
        match &self.game {
            AnyGame::Seven(game) => ScoreHistory::of::<Seven>(&game.record),
            AnyGame::Duel(game) => ScoreHistory::of::<Duel>(&game.record),
        }
    }
}

fn told<G: Coached + Guidable>(
    t: &Texts,
    game: &Game<G>,
    report: &Report,
    step: usize,
    perspective: Perspective,
) -> Result<Vec<Verdict>, String> {
    verdicts(&coach(t, game), &game.record, report, step, perspective)
}

fn coach<'a, G: Coached + Guidable>(t: &'a Texts, game: &Game<G>) -> Coach<'a> {
    let names = game.sitting.iter().map(|sitting| sitting.name.clone());
    let names = names.chain([say!(t, "free-city")]).collect();
    Coach::new::<G>(t, names)
}

fn story<G: Storied + Guidable>(
    t: &Texts,
    game: &Game<G>,
    report: &Report,
    perspective: Perspective,
    reader: Option<Seat>,
) -> Result<ToldStory, String> {
    let story = Story::of(report, &game.record, perspective)?;
    let coach = coach(t, game);
    let teller = Teller::new(&coach, &story, reader);
    let moment = |moment| teller.moment(moment);
    Ok(ToldStory {
        sentences: teller.sentences(),
        moments: story.moments.iter().map(moment).collect(),
        turned: story.turned.as_ref().map(moment),
        story,
    })
}

fn seen<G: Guidable>(game: &Game<G>, perspective: Perspective) -> View {
    let surroundings = Surroundings {
        scores: true,
        ..Surroundings::of(game)
    };
    let viewer = match perspective {
        Perspective::Seat(seat) => Viewer::Seat(seat),
        Perspective::Public(facing) => Viewer::Public { facing },
        Perspective::All(facing) => return View::open(game, facing, surroundings),
    };
    View::of(game, viewer, &JointAction::new(), surroundings)
}

fn hands(position: &antipater_engine::seven::Seven) -> Vec<Hand> {
    let hand = |seat: Seat| Hand {
        seat,
        cards: position.observe(seat).hand().to_vec(),
    };
    let hands = position.players().iter().map(hand);
    hands.filter(|hand| !hand.cards.is_empty()).collect()
}
