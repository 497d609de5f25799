//! A game at a table: who sits where, the position, and what was told of each step. Folded from the log; no clock, no
//! store, no bots here.
//!
//! [`Hosted`] is what a table needs of a game, with one file for each game that has it; [`Game`] is any such game, and
//! [`AnyGame`] one of them, as it comes out of the store.

pub mod duel;
pub mod seven;

use std::fmt;

use antipater_bots::{BotKind, Playable};
use antipater_engine::duel::{Duel, record as duel_record};
use antipater_engine::record::{RecordError, game as game_of_record};
use antipater_engine::seven::Seven;
use antipater_engine::{JointAction, Record, Recorded, Seat, SeatSet};

use crate::course::Course;
use crate::guide::Guide;
use crate::places;
use crate::store::{MoveRow, TableRow};
use crate::view::{GameView, Viewer};

/// What a table needs of a game besides its rules, its record and its bots: the narration, and what may be sent.
pub trait Hosted: Playable<Action: Send, Setup: Send> + Recorded + Send + 'static {
    /// What was told of one step.
    type Told: Clone + Eq + fmt::Debug + Send;

    /// Plays one step and tells what happened.
    ///
    /// # Errors
    /// Says whose action is at fault; nothing has changed then.
    fn play(
        &mut self,
        joint: &JointAction<Self::Action>,
    ) -> Result<Self::Told, Self::IllegalAction>;

    /// What the viewer may see.
    fn view(&self, viewer: Viewer, told: &[Self::Told]) -> GameView;

    /// What the viewer may see when it has chosen already for some of the seats it chooses for.
    fn view_given(
        &self,
        viewer: Viewer,
        told: &[Self::Told],
        _chosen: &JointAction<Self::Action>,
    ) -> GameView {
        self.view(viewer, told)
    }

    /// The age in which a step was played, from 1.
    fn age(told: &Self::Told) -> u8;

    /// What somebody may see who looks at a finished game with everything open.
    fn open_view(&self, facing: Seat, told: &[Self::Told]) -> GameView;

    /// The points of each city by category, in the order of the score pad, as the table stands and by what lies open.
    fn points_by_category(&self) -> Vec<Vec<i32>> {
        let points = |seat| Self::points(&self.score(seat)).map(i32::from).collect();
        Seat::all(self.seats()).map(points).collect()
    }

    /// The points of each city as the table stands, by what lies open.
    fn scores(&self) -> Vec<i32> {
        let points = self.points_by_category();
        points.iter().map(|of_city| of_city.iter().sum()).collect()
    }

    /// Whether a step of the game can be taken back at all.
    const TAKES_BACK: bool = false;

    /// Whether the step between two positions may be taken back, because nothing hidden was shown by it.
    fn may_be_taken_back(_before: &Self, _after: &Self, _told: &Self::Told) -> bool {
        false
    }

    /// What a guide says after these moments of a seat, with what it suggests now.
    fn guide(seen: &[GameView], advice: Option<Self::Action>) -> Guide;

    /// Why an action was refused, for those who do not know which game it is.
    fn refusal(why: Self::IllegalAction) -> Refusal;
}

/// Why an action was refused, in any of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// 7 Wonders.
    Seven(antipater_engine::seven::IllegalAction),
    /// 7 Wonders Duel.
    Duel(antipater_engine::duel::IllegalAction),
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// The name for display.
    pub name: String,
    /// The level of a bot; `None` when a person sits here.
    pub bot: Option<BotKind>,
}

/// A game at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<G: Hosted> {
    /// The name of the table in addresses.
    pub id: String,
    /// Who sits where, in seat order.
    pub sitting: Vec<Sitting>,
    /// The position.
    pub position: G,
    /// What was told of each step so far.
    pub told: Vec<G::Told>,
    /// The deal and the steps so far.
    pub record: Record<G>,
    /// The points over the game, counted once when it is over.
    pub course: Option<Course>,
}

/// What stands in the log for a step that was taken back: the last one that still counts.
pub(crate) const UNDO: &str = "\"undo\"";

/// The steps of a log that count, in order.
pub(crate) fn kept_steps(moves: &[MoveRow]) -> Vec<&MoveRow> {
    let mut kept = Vec::new();
    for row in moves {
        if row.step == UNDO {
            kept.pop();
        } else {
            kept.push(row);
        }
    }
    kept
}

impl<G: Hosted> Game<G> {
    /// A game at its start.
    ///
    /// # Errors
    /// Says what makes the record unplayable.
    pub fn new(id: String, bots: &[Option<BotKind>], record: Record<G>) -> Result<Game<G>, String> {
        let position = record.start();
        if bots.len() != position.players().len() {
            return Err("not everybody has a seat".to_owned());
        }
        let sitting = record.players().iter().zip(bots);
        let sitting = sitting.map(|(name, bot)| Sitting {
            name: name.clone(),
            bot: *bot,
        });
        Ok(Game {
            id,
            sitting: sitting.collect(),
            position,
            told: Vec::new(),
            record,
            course: None,
        })
    }

    /// The game as the store has it: the fold of its log. With it come the games before each of the last steps, as long
    /// as those may be taken back.
    pub(crate) fn fold(
        row: &TableRow,
        moves: &[MoveRow],
    ) -> Result<(Game<G>, Vec<Game<G>>), String> {
        let places = places::read(&row.seats, row.host, false)?;
        let bots: Vec<Option<BotKind>> = places.iter().map(|place| place.bot).collect();
        let record = Record::read(&row.record).map_err(|error| error.to_string())?;
        let mut game = Game::<G>::new(row.id.clone(), &bots, record)?;
        let mut before = Vec::new();
        for (number, row) in kept_steps(moves).into_iter().enumerate() {
            let joint = game
                .position
                .read_step(&row.step)
                .map_err(|error| format!("step {number}: {error}"))?;
            let earlier = G::TAKES_BACK.then(|| game.clone());
            game.play(&joint)
                .map_err(|error| format!("step {number}: {error}"))?;
            match earlier {
                Some(earlier) if row.client_move_id.is_some() && earlier.may_return_from(&game) => {
                    before.push(earlier);
                }
                _ => before.clear(),
            }
        }
        Ok((game, before))
    }

    /// Whether the step that led from this game to the next may be taken back.
    pub(crate) fn may_return_from(&self, next: &Game<G>) -> bool {
        let told = next.told.last();
        told.is_some_and(|told| G::may_be_taken_back(&self.position, &next.position, told))
    }

    /// The game as it was after some steps of it.
    ///
    /// # Errors
    /// When the record is none of this game.
    pub(crate) fn after(&self, steps: usize) -> Result<Game<G>, String> {
        let bots: Vec<Option<BotKind>> = self.sitting.iter().map(|sitting| sitting.bot).collect();
        let mut game = Game::<G>::new(self.id.clone(), &bots, self.record.unplayed())?;
        for joint in self.record.steps().iter().take(steps) {
            game.play(joint).map_err(|error| error.to_string())?;
        }
        Ok(game)
    }

    /// The step as the store keeps it; the game has not played it yet.
    pub fn stored_step(&self, joint: &JointAction<G::Action>) -> String {
        self.position.write_step(joint)
    }

    /// Plays one step.
    ///
    /// # Errors
    /// Says whose action is at fault; nothing has changed then.
    pub fn play(&mut self, joint: &JointAction<G::Action>) -> Result<(), G::IllegalAction> {
        let told = self.position.play(joint)?;
        self.record.play_unchecked(joint);
        self.told.push(told);
        if self.is_over() {
            // Its own steps can be played again.
            self.course = Course::of(self).ok();
        }
        Ok(())
    }

    /// The seats where people sit.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.sitting.len())
            .filter(|seat| self.sitting[seat.number()].bot.is_none())
            .collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.position.to_act().is_empty()
    }
}

/// A game at a table, whichever it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyGame {
    /// 7 Wonders.
    Seven(Box<Game<Seven>>),
    /// 7 Wonders Duel.
    Duel(Box<Game<Duel>>),
}

impl AnyGame {
    /// The game as the store has it: the fold of its log.
    ///
    /// # Errors
    /// Says what in the stored rows is no game.
    pub fn load(row: &TableRow, moves: &[MoveRow]) -> Result<AnyGame, String> {
        let game = game_of_record(&row.record).map_err(|error| error.to_string())?;
        Ok(match game.as_str() {
            duel_record::GAME => AnyGame::Duel(Box::new(Game::fold(row, moves)?.0)),
            _ => AnyGame::Seven(Box::new(Game::fold(row, moves)?.0)),
        })
    }

    /// The game of a record, with a name of its own and nobody at its table.
    ///
    /// # Errors
    /// Says where the text is no record of a game, and why.
    pub fn read(id: &str, record: &str) -> Result<AnyGame, RecordError> {
        fn read<G: Hosted>(id: &str, text: &str) -> Result<Box<Game<G>>, RecordError> {
            let record = Record::<G>::read(text)?;
            let bots = vec![None; record.players().len()];
            let broken = |why: String| RecordError::at("", why);
            let mut game =
                Game::<G>::new(id.to_owned(), &bots, record.unplayed()).map_err(broken)?;
            for joint in record.steps() {
                game.play(joint).map_err(|why| broken(why.to_string()))?;
            }
            Ok(Box::new(game))
        }
        Ok(match game_of_record(record)?.as_str() {
            duel_record::GAME => AnyGame::Duel(read(id, record)?),
            _ => AnyGame::Seven(read(id, record)?),
        })
    }

    /// The deal and the steps so far, as a record.
    pub(crate) fn record(&self) -> String {
        match self {
            AnyGame::Seven(game) => game.record.write(),
            AnyGame::Duel(game) => game.record.write(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Seven(why) => why.fmt(f),
            Refusal::Duel(why) => why.fmt(f),
        }
    }
}
