//! A game at a table: its seats, its position, and the events of each step, folded from the table's log.
//!
//! [`Hosted`] is the interface of a game, implemented in one file per game. [`Game`] is generic over it, and
//! [`AnyGame`] is either game, as read from a record. `view` decides what a viewer may see of it.

mod branch;
pub mod duel;
pub mod hosted;
mod score_history;
pub mod seven;
pub mod sides;

use antipater_bots::BotKind;
use antipater_bots::style::Style;
use antipater_engine::duel::{Duel, record as duel_record};
use antipater_engine::record::{RecordError, game as game_of_record};
use antipater_engine::seven::{Seven, Side};
use antipater_engine::{JointAction, Record, Seat, SeatSet};

pub use self::branch::Branch;
pub use self::hosted::{Hosted, Refusal};
pub use self::score_history::ScoreHistory;
use crate::character::Character;
use crate::names;

/// The player on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// The name for display.
    pub name: String,
    /// The level of a bot; `None` when a person sits here.
    pub bot: Option<BotKind>,
}

impl Sitting {
    /// The style of a bot: that of its character, if its name is that of one.
    pub fn style(&self) -> Style {
        let named = self.bot.and_then(|_| Character::named(&self.name));
        named.map_or(Style::AllRound, Character::style)
    }
}

/// A game at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<G: Hosted> {
    /// The id of the table.
    pub id: String,
    /// The players in seat order.
    pub sitting: Vec<Sitting>,
    /// The events of each step so far.
    pub history: Vec<G::StepEvents>,
    /// The deal and the steps so far.
    pub record: Record<G>,
    /// The scores over the game, computed once when it is over.
    pub score_history: Option<ScoreHistory>,
    /// The seats whose people have resigned, in order.
    pub resigned: Vec<Seat>,
}

/// The log entry that undoes the last remaining step.
pub const UNDO: &str = "\"undo\"";

/// A step in a table's log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoggedStep<'a> {
    /// The step in the record format, the sides of the boards (see [`sides`]), or [`UNDO`].
    pub text: &'a str,
    /// Whether a person played it and so may undo it.
    pub by_person: bool,
}

/// The effect of a step on which decisions can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayBack {
    /// The step is itself a decision that can be undone.
    Begins,
    /// Earlier ones stay undoable, and the step is undone together with them.
    Stays,
    /// Neither the step nor anything before it can be undone.
    Ends,
}

/// A game as stored in the log of its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLog<'a> {
    /// The id of the table.
    pub id: &'a str,
    /// The bots in seat order; `None` where a person sits.
    pub bots: Vec<Option<BotKind>>,
    /// The record of the deal.
    pub record: &'a str,
    /// The steps and undos.
    pub steps: Vec<LoggedStep<'a>>,
    /// The seats whose people have resigned.
    pub resigned: Vec<Seat>,
}

/// The steps of a log that were not undone, in order.
fn kept_steps<'a>(steps: &[LoggedStep<'a>]) -> Vec<LoggedStep<'a>> {
    let mut kept = Vec::new();
    for &step in steps {
        if step.text == UNDO {
            kept.pop();
        } else {
            kept.push(step);
        }
    }
    kept
}

/// Refuses a record that begins at a position: it has no deal, so its cards may be impossible.
fn begun_at_a_deal<G: Hosted>(record: Record<G>) -> Result<Record<G>, RecordError> {
    match record.setup() {
        Some(_) => Ok(record),
        None => Err(RecordError::at("position", "a table begins at a deal")),
    }
}

impl<G: Hosted> Game<G> {
    /// A game at its start.
    ///
    /// # Errors
    /// Says what makes the record unplayable.
    pub fn new(id: String, bots: &[Option<BotKind>], record: Record<G>) -> Result<Game<G>, String> {
        if bots.len() != record.players().len() {
            return Err("some players have no seat".to_owned());
        }
        let sitting = record.players().iter().zip(bots);
        let sitting = sitting.map(|(name, bot)| Sitting {
            name: name.clone(),
            bot: *bot,
        });
        Ok(Game {
            id,
            sitting: sitting.collect(),
            history: Vec::new(),
            record,
            score_history: None,
            resigned: Vec::new(),
        })
    }

    /// Replays a log. Also returns the games before each of the last steps, as far as these may be undone.
    ///
    /// # Errors
    /// Says what in the log is invalid.
    pub fn fold(log: &GameLog<'_>) -> Result<(Game<G>, Vec<Game<G>>), String> {
        let record = Record::read(log.record).map_err(|error| error.to_string())?;
        let record = begun_at_a_deal(record).map_err(|error| error.to_string())?;
        let mut game = Game::<G>::new(log.id.to_owned(), &log.bots, record)?;
        let mut before = Vec::new();
        let mut kept = kept_steps(&log.steps);
        if let Some(first) = kept.first().filter(|step| sides::is_sides(step.text)) {
            game.read_sides(first.text)?;
            kept.remove(0);
        }
        for (number, step) in kept.into_iter().enumerate() {
            let joint = game
                .position()
                .read_step(step.text)
                .map_err(|error| format!("step {number}: {error}"))?;
            let earlier = G::TAKES_BACK.then(|| game.clone());
            game.play(&joint)
                .map_err(|error| format!("step {number}: {error}"))?;
            match earlier.map(|earlier| (earlier.way_back(&game, step.by_person), earlier)) {
                Some((WayBack::Begins, earlier)) => before.push(earlier),
                Some((WayBack::Stays, _)) => {}
                None | Some((WayBack::Ends, _)) => before.clear(),
            }
        }
        for &seat in &log.resigned {
            game.resign(seat);
        }
        if game.given_up() {
            before.clear();
        }
        Ok((game, before))
    }

    /// Resigns for a seat. That ends a game for two, and one in which no other person plays on.
    pub fn resign(&mut self, seat: Seat) {
        if !self.resigned.contains(&seat) {
            self.resigned.push(seat);
            self.resigned.sort_by_key(|seat| seat.number());
        }
        let left = self
            .people()
            .iter()
            .any(|seat| !self.resigned.contains(&seat));
        if !self.position().to_act().is_empty() && (G::FOR_TWO || !left) {
            let resigned = self.resigned.iter().copied().collect();
            let ended = self.record.resign(resigned);
            debug_assert_eq!(ended, Ok(()), "players of a running game have resigned");
        }
    }

    /// Whether resignations have ended the game.
    pub fn given_up(&self) -> bool {
        !self.record.resigned().is_empty()
    }

    /// Whether the step that led from this game to `next`, and those before it, may be undone. If one person plays
    /// among bots, the bots' answers are undone together with the person's decision.
    pub fn way_back(&self, next: &Game<G>, by_person: bool) -> WayBack {
        let last = next.history.last().filter(|_| G::TAKES_BACK);
        let shows_nothing =
            last.is_some_and(|step| G::may_be_taken_back(self.position(), next.position(), step));
        let people = self.people();
        let mut acted = self.position().to_act().iter();
        let by_bots = acted.all(|due| !people.contains(self.position().chooser(due)));
        match (shows_nothing, by_person) {
            (true, true) => WayBack::Begins,
            (true, false) if by_bots && people.iter().count() == 1 => WayBack::Stays,
            _ => WayBack::Ends,
        }
    }

    /// The game after its first `steps` steps.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn after(&self, steps: usize) -> Result<Game<G>, String> {
        let bots: Vec<Option<BotKind>> = self.sitting.iter().map(|sitting| sitting.bot).collect();
        let mut game = Game::<G>::new(self.id.clone(), &bots, self.record.unplayed())?;
        for joint in self.record.steps().iter().take(steps) {
            game.play(joint).map_err(|error| error.to_string())?;
        }
        game.resigned.clone_from(&self.resigned);
        Ok(game)
    }

    /// The present position.
    pub fn position(&self) -> &G {
        self.record.position()
    }

    /// The step in its stored form; it is not played.
    pub fn stored_step(&self, joint: &JointAction<G::Action>) -> String {
        self.position().write_step(joint)
    }

    /// The boards, if their sides can be chosen at the table.
    pub fn boards(&self) -> Option<sides::Boards> {
        self.record.setup().and_then(G::boards)
    }

    /// Lays the boards on these sides. The cards stay as dealt.
    ///
    /// # Errors
    /// If the game has no such boards, or has begun.
    pub fn lay_sides(&mut self, sides: &[Side]) -> Result<(), String> {
        if !self.record.steps().is_empty() {
            return Err("the sides are chosen before the first step".to_owned());
        }
        let dealt = self.record.setup();
        let setup = dealt
            .and_then(|setup| G::with_sides(setup, sides))
            .ok_or_else(|| "this deal has no such sides".to_owned())?;
        let names = self.record.players().to_vec();
        self.record = Record::new(names, setup).map_err(|error| error.to_string())?;
        Ok(())
    }

    fn read_sides(&mut self, entry: &str) -> Result<(), String> {
        let boards = self.boards();
        let boards = boards.ok_or_else(|| "this game has no sides to choose".to_owned())?;
        let sides = boards
            .read_sides(entry)
            .map_err(|error| error.to_string())?;
        self.lay_sides(&sides)
    }

    /// Plays one step.
    ///
    /// # Errors
    /// Says whose action is illegal; nothing has changed then.
    pub fn play(&mut self, joint: &JointAction<G::Action>) -> Result<(), G::IllegalAction> {
        let step = G::play(&mut self.record, joint)?;
        self.history.push(step);
        if self.is_over() {
            // A game that was played can always be replayed.
            self.score_history = ScoreHistory::of::<G>(&self.record).ok();
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
        self.given_up() || self.position().to_act().is_empty()
    }
}

/// A game at a table, of either kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyGame {
    /// 7 Wonders.
    Seven(Box<Game<Seven>>),
    /// 7 Wonders Duel.
    Duel(Box<Game<Duel>>),
}

impl AnyGame {
    /// The game of a log.
    ///
    /// # Errors
    /// Says what in the log is invalid.
    pub fn load(log: &GameLog<'_>) -> Result<AnyGame, String> {
        let game = game_of_record(log.record).map_err(|error| error.to_string())?;
        Ok(match game.as_str() {
            duel_record::GAME => AnyGame::Duel(Box::new(Game::fold(log)?.0)),
            _ => AnyGame::Seven(Box::new(Game::fold(log)?.0)),
        })
    }

    /// The game of a record, with this id and no bots.
    ///
    /// # Errors
    /// Says where and why the text is not a record of a game.
    pub fn read(id: &str, record: &str) -> Result<AnyGame, RecordError> {
        fn read<G: Hosted>(id: &str, text: &str) -> Result<Box<Game<G>>, RecordError> {
            let record = begun_at_a_deal(Record::<G>::read(text)?)?;
            let bots = vec![None; record.players().len()];
            let broken = |why: String| RecordError::at("", why);
            let mut game =
                Game::<G>::new(id.to_owned(), &bots, record.unplayed()).map_err(broken)?;
            for joint in record.steps() {
                game.play(joint).map_err(|why| broken(why.to_string()))?;
            }
            game.resigned = record.resigned().iter().collect();
            game.record = record;
            Ok(Box::new(game))
        }
        Ok(match game_of_record(record)?.as_str() {
            duel_record::GAME => AnyGame::Duel(read(id, record)?),
            _ => AnyGame::Seven(read(id, record)?),
        })
    }

    /// The same game with players' names sanitized for display: limited length, one direction of writing, no invisible
    /// characters.
    #[must_use]
    pub fn with_clean_names(self) -> AnyGame {
        fn clean<G: Hosted>(game: &mut Game<G>) {
            let brought = game.record.players().iter();
            let clean: Vec<String> = brought.map(|name| names::imported(name)).collect();
            for (one, name) in game.sitting.iter_mut().zip(&clean) {
                one.name.clone_from(name);
            }
            game.record.rename(clean);
        }
        match self {
            AnyGame::Seven(mut game) => {
                clean(&mut game);
                AnyGame::Seven(game)
            }
            AnyGame::Duel(mut game) => {
                clean(&mut game);
                AnyGame::Duel(game)
            }
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            AnyGame::Seven(game) => game.is_over(),
            AnyGame::Duel(game) => game.is_over(),
        }
    }

    /// Whether another game has the same deal. Players' names may differ.
    pub fn has_deal_of(&self, other: &AnyGame) -> bool {
        match (self, other) {
            (AnyGame::Seven(own), AnyGame::Seven(other)) => {
                own.record.setup().is_some() && own.record.setup() == other.record.setup()
            }
            (AnyGame::Duel(own), AnyGame::Duel(other)) => {
                own.record.setup().is_some() && own.record.setup() == other.record.setup()
            }
            (AnyGame::Seven(_), AnyGame::Duel(_)) | (AnyGame::Duel(_), AnyGame::Seven(_)) => false,
        }
    }

    /// The deal and the steps so far, as a record.
    pub fn record(&self) -> String {
        match self {
            AnyGame::Seven(game) => game.record.write(),
            AnyGame::Duel(game) => game.record.write(),
        }
    }
}
