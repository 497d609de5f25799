//! A finished game looked at step by step: what each seat saw then, what everybody saw, or everything open.
//!
//! A [`Replay`] shows a game that is over, or a record that somebody brought; a running table has none. Every step is
//! played again from the deal, so it is shown as it was.

pub(crate) mod uploads;

use std::fmt;

use antipater_engine::seven::Card;
use antipater_engine::{Seat, State};
use serde::Serialize;

use crate::course::Course;
use crate::game::{AnyGame, Game, Hosted};
use crate::view::{View, Viewer, view, wire};

/// With whose eyes a step is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// With those of a seat: exactly what it saw then.
    Seat(Seat),
    /// With those of somebody who watched, facing this seat.
    Public(Seat),
    /// With everything open, facing this seat.
    All(Seat),
}

impl Eyes {
    /// Reads the eyes of an address: `all`, `public` or the number of a seat; the first two may face a seat.
    pub(crate) fn read(eyes: Option<&str>, facing: Option<&str>, seats: usize) -> Option<Eyes> {
        let seat = |number: &str| {
            let number = number.parse().ok().filter(|&number| number < seats)?;
            Seat::new(number)
        };
        let facing = facing.map_or(Some(Seat::FIRST), seat)?;
        match eyes {
            None | Some("all") => Some(Eyes::All(facing)),
            Some("public") => Some(Eyes::Public(facing)),
            Some(number) => seat(number).map(Eyes::Seat),
        }
    }

    /// Whose city lies in front.
    pub(crate) fn facing(self) -> Seat {
        match self {
            Eyes::Seat(seat) | Eyes::Public(seat) | Eyes::All(seat) => seat,
        }
    }

    /// The same eyes in front of another city; a seat sees from its own place only.
    pub(crate) fn turned(self, facing: Seat) -> Eyes {
        match self {
            Eyes::Seat(_) => Eyes::Seat(facing),
            Eyes::Public(_) => Eyes::Public(facing),
            Eyes::All(_) => Eyes::All(facing),
        }
    }
}

/// The eyes as they stand in an address.
impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eyes::Seat(seat) => write!(f, "eyes={}", seat.number()),
            Eyes::Public(facing) => write!(f, "eyes=public&facing={}", facing.number()),
            Eyes::All(facing) => write!(f, "eyes=all&facing={}", facing.number()),
        }
    }
}

/// A game that can be looked at step by step.
#[derive(Debug)]
pub(crate) struct Replay {
    game: AnyGame,
}

/// A step of a replay.
#[derive(Debug, Serialize)]
pub(crate) struct Shown {
    /// How many steps are played.
    pub(crate) step: usize,
    /// How many steps there are.
    pub(crate) steps: usize,
    /// What is seen.
    pub(crate) view: View,
    /// What the same eyes saw one step later.
    #[serde(skip)]
    pub(crate) next: Option<View>,
    /// The hands of all seats, where everything is open and there are hands.
    pub(crate) hands: Vec<Hand>,
}

/// A hand.
#[derive(Debug, Serialize)]
pub(crate) struct Hand {
    /// Whose it is.
    #[serde(serialize_with = "wire::seat")]
    pub(crate) seat: Seat,
    /// The cards.
    #[serde(serialize_with = "wire::cards")]
    pub(crate) cards: Vec<Card>,
}

impl Replay {
    /// The replay of a game as far as it was played.
    pub(crate) fn of(game: AnyGame) -> Replay {
        Replay { game }
    }

    /// How many seats have a player.
    pub(crate) fn seats(&self) -> usize {
        match &self.game {
            AnyGame::Seven(game) => game.sitting.len(),
            AnyGame::Duel(game) => game.sitting.len(),
        }
    }

    /// How many steps there are.
    pub(crate) fn steps(&self) -> usize {
        match &self.game {
            AnyGame::Seven(game) => game.told.len(),
            AnyGame::Duel(game) => game.told.len(),
        }
    }

    /// The game as a record.
    pub(crate) fn record(&self) -> String {
        self.game.record()
    }

    /// What these eyes see after some steps; beyond the last step it is the last one.
    ///
    /// # Errors
    /// When the game cannot be played again, which is our fault.
    pub(crate) fn show(&self, step: usize, eyes: Eyes) -> Result<Shown, String> {
        let steps = self.steps();
        let step = step.min(steps);
        let (view, hands) = self.seen(step, eyes)?;
        let next = match step < steps {
            true => Some(self.seen(step + 1, eyes)?.0),
            false => None,
        };
        Ok(Shown {
            step,
            steps,
            view,
            next,
            hands,
        })
    }

    fn seen(&self, step: usize, eyes: Eyes) -> Result<(View, Vec<Hand>), String> {
        match &self.game {
            AnyGame::Seven(game) => {
                let game = game.after(step)?;
                let hands = match eyes {
                    Eyes::All(_) => hands(&game.position),
                    Eyes::Seat(_) | Eyes::Public(_) => Vec::new(),
                };
                Ok((seen(&game, eyes), hands))
            }
            AnyGame::Duel(game) => Ok((seen(&game.after(step)?, eyes), Vec::new())),
        }
    }

    /// The points after each step.
    ///
    /// # Errors
    /// When the game cannot be played again, which is our fault.
    pub(crate) fn course(&self) -> Result<Course, String> {
        match &self.game {
            AnyGame::Seven(game) => Course::of(game),
            AnyGame::Duel(game) => Course::of(game),
        }
    }
}

fn seen<G: Hosted>(game: &Game<G>, eyes: Eyes) -> View {
    let mut view = match eyes {
        Eyes::Seat(seat) => view(game, Viewer::Seat(seat)),
        Eyes::Public(facing) => view(game, Viewer::Public { facing }),
        Eyes::All(facing) => View {
            game: game.position.open_view(facing, &game.told),
            ..view(game, Viewer::Public { facing })
        },
    };
    view.scores = Some(game.position.scores());
    view
}

fn hands(position: &antipater_engine::seven::Seven) -> Vec<Hand> {
    let hand = |seat: Seat| Hand {
        seat,
        cards: position.observe(seat).hand().to_vec(),
    };
    let hands = position.players().iter().map(hand);
    hands.filter(|hand| !hand.cards.is_empty()).collect()
}
