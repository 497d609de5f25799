//! The view of a table: the game, its seats, and the status of the table.

use antipater_engine::seven::Side;
use antipater_engine::{JointAction, Seat, SeatSet};
use serde::Serialize;
use utoipa::ToSchema;

use super::avatar::Avatar;
use super::game_view::{GameView, Viewer};
use super::guide::Guide;
use super::person::PersonKey;
use super::sides;
use super::table_status::TableStatus;
use super::viewable::Viewable;
use crate::game::sides::Boards;
use crate::game::{Game, ScoreHistory};

/// The view of a table for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct View {
    /// The name of the table in addresses.
    pub table: String,
    /// Whether the game is in progress.
    pub stage: GameStage,
    /// The number of the current decision: how often a step was played or undone. It only grows.
    pub decision: usize,
    /// The viewer's number of choices on this step, while the viewer has another choice to make.
    pub choices: usize,
    /// The viewer's seat; `None` for a spectator.
    #[schema(value_type = Option<u8>)]
    pub you: Option<Seat>,
    /// The seat from whose side the table is shown: the viewer's own, or one that a spectator has chosen.
    #[schema(value_type = u8)]
    pub facing: Seat,
    /// The players, in seat order.
    pub seats: Vec<SeatView>,
    /// The seats whose people have resigned. If that ended the game, it has no score sheet.
    #[schema(value_type = Vec<u8>)]
    pub resigned: Vec<Seat>,
    /// The current score of each city, if the table shows it.
    pub scores: Option<Vec<i32>>,
    /// The scores over the game, once it is over.
    #[serde(rename = "course")]
    pub score_history: Option<ScoreHistory>,
    /// The status of the table: clock, chat, links.
    pub table_status: TableStatus,
    /// The guide's messages to the viewer, if a guided table has asked it. Only pages use it.
    #[serde(skip)]
    pub guide: Option<Guide>,
    /// The game.
    #[serde(flatten)]
    pub game: GameView,
}

/// Whether a game is in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = Stage)]
pub enum GameStage {
    /// It is in progress.
    Playing,
    /// It is over.
    Over,
}

/// The player on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The name for display.
    pub name: String,
    /// The level, when a bot sits here.
    pub bot: Option<&'static str>,
    /// The key of the person here.
    #[schema(value_type = Option<String>)]
    pub person: Option<PersonKey>,
    /// Whether this person is a program.
    pub program: bool,
    /// The player's picture. Only pages show it.
    #[serde(skip)]
    pub avatar: Option<Avatar>,
    /// The state of the seat; `None` if it has no decision to make.
    pub state: Option<SeatState>,
    /// The time bank of the person here; `None` at tables without banks.
    pub bank: Option<SeatBank>,
}

/// The time bank of a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
pub struct SeatBank {
    /// What was left when it last began or ceased to run, in milliseconds.
    pub left: i64,
    /// When it will be empty, in milliseconds since 1970; `None` while it does not run.
    pub ends_at: Option<i64>,
    /// The remaining time that counts as little, in milliseconds. Only pages show it.
    #[serde(skip)]
    pub little: i64,
}

/// The state of a seat while the table waits. It says whether the seat has chosen, but not what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatState {
    /// It has not chosen yet.
    Choosing,
    /// It has chosen and waits for others.
    Chosen,
    /// It has not chosen yet, and its person is away.
    Away,
    /// A bot plays for its person.
    Bot,
    /// Its person has left for good.
    Left,
}

/// Facts for a view that are not in the position.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// The number of the present decision.
    pub decision: usize,
    /// The viewer's number of choices on this step.
    pub choices: usize,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// Whether scores are shown during the game.
    pub scores: bool,
    /// The status of the table: clock, chat, links.
    pub table_status: TableStatus,
}

impl Surroundings {
    /// Facts for a game without a table: in a terminal, or in a replay.
    pub fn of<G: Viewable>(game: &Game<G>) -> Self {
        let due = game.position().to_act().iter();
        let asked: SeatSet = due.map(|seat| game.position().chooser(seat)).collect();
        let seats = Seat::all(game.sitting.len()).zip(&game.sitting);
        let seats = seats.map(|(seat, sitting)| SeatView {
            name: sitting.name.clone(),
            bot: sitting.bot.map(antipater_bots::BotKind::name),
            person: None,
            program: false,
            avatar: sitting.bot.map(|kind| Avatar::of_bot(kind, &sitting.name)),
            state: (asked.contains(seat) && sitting.bot.is_none()).then_some(SeatState::Choosing),
            bank: None,
        });
        Surroundings {
            decision: game.history.len(),
            choices: 0,
            seats: seats.collect(),
            scores: false,
            table_status: TableStatus::default(),
        }
    }
}

impl View {
    /// Whether several people play at the table.
    pub fn is_shared(&self) -> bool {
        self.seats.iter().filter(|seat| seat.bot.is_none()).count() > 1
    }

    /// The view of a table. `chosen` contains only the choices of the person on the viewer's seat.
    pub fn of<G: Viewable>(
        game: &Game<G>,
        viewer: Viewer,
        chosen: &JointAction<G::Action>,
        surroundings: Surroundings,
    ) -> View {
        let seen = game.position().view(viewer, &game.history, chosen);
        View::with(game, viewer, seen, surroundings)
    }

    /// The view of a finished game with everything open, facing this seat.
    pub fn open<G: Viewable>(game: &Game<G>, facing: Seat, surroundings: Surroundings) -> View {
        let seen = game.position().open_view(facing, &game.history);
        View::with(game, Viewer::Public { facing }, seen, surroundings)
    }

    /// The view of a table whose players choose the sides of their boards; `chosen` is only the choice of the person on
    /// the viewer's seat. It contains nothing of the position: the cards are dealt, but not yet in hand.
    pub fn choosing_sides<G: Viewable>(
        game: &Game<G>,
        boards: Boards,
        viewer: Viewer,
        chosen: Option<Side>,
        surroundings: Surroundings,
    ) -> View {
        let seen = sides::View::of(boards, viewer.seat(), chosen);
        let surroundings = Surroundings {
            scores: false,
            ..surroundings
        };
        View::with(game, viewer, GameView::Sides(Box::new(seen)), surroundings)
    }

    /// The view of a position without a table; `names` are those of its players in seat order. It counts as over if it
    /// has a score sheet, which a single observation of 7 Wonders never has.
    pub fn of_position(game: GameView, viewer: Viewer, names: &[String]) -> View {
        let over = match &game {
            GameView::Seven(game) => game.sheet.is_some(),
            GameView::Duel(game) => game.sheet.is_some(),
            GameView::Sides(_) => false,
        };
        let seats = names.iter().map(|name| SeatView {
            name: name.clone(),
            bot: None,
            person: None,
            program: false,
            avatar: None,
            state: None,
            bank: None,
        });
        View {
            table: String::new(),
            stage: if over {
                GameStage::Over
            } else {
                GameStage::Playing
            },
            decision: 0,
            choices: 0,
            you: viewer.seat(),
            facing: viewer.facing(),
            seats: seats.collect(),
            resigned: Vec::new(),
            scores: None,
            score_history: None,
            table_status: TableStatus::default(),
            guide: None,
            game,
        }
    }

    fn with<G: Viewable>(
        game: &Game<G>,
        viewer: Viewer,
        mut seen: GameView,
        surroundings: Surroundings,
    ) -> View {
        if game.given_up() {
            seen.ask_nothing();
        }
        View {
            table: game.id.clone(),
            stage: if game.is_over() {
                GameStage::Over
            } else {
                GameStage::Playing
            },
            decision: surroundings.decision,
            choices: surroundings.choices,
            you: viewer.seat(),
            facing: viewer.facing(),
            seats: surroundings.seats,
            resigned: game.resigned.clone(),
            scores: surroundings.scores.then(|| game.position().scores()),
            score_history: game.score_history.clone(),
            table_status: surroundings.table_status,
            guide: None,
            game: seen,
        }
    }

    /// The name of the person or bot on a seat.
    pub fn name(&self, seat: Seat) -> &str {
        &self.seats[seat.number()].name
    }
}
