//! A table as one viewer sees it: the game, who sits there, and what is around.

use antipater_engine::seven::Side;
use antipater_engine::{JointAction, Seat, SeatSet};
use serde::Serialize;
use utoipa::ToSchema;

use super::avatar::Avatar;
use super::game_view::{GameView, Viewer};
use super::guide::Guide;
use super::sides;
use super::table_status::TableStatus;
use super::viewable::Viewable;
use crate::game::sides::Boards;
use crate::game::{Game, ScoreHistory};

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct View {
    /// The name of the table in addresses.
    pub table: String,
    /// Whether the game is in progress.
    pub stage: GameStage,
    /// The number of the current decision: how often a step was played or undone. It only grows.
    pub decision: usize,
    /// How often the viewer has chosen on this step, while the viewer has another choice to make.
    pub choices: usize,
    /// The viewer's seat; `None` for a spectator.
    #[schema(value_type = Option<u8>)]
    pub you: Option<Seat>,
    /// From whose side the table is shown: the viewer's own, or the one that a spectator has chosen.
    #[schema(value_type = u8)]
    pub facing: Seat,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatView>,
    /// The seats whose people have resigned. Where that ended the game, it is over without a score sheet.
    #[schema(value_type = Vec<u8>)]
    pub resigned: Vec<Seat>,
    /// The current score of each city, if the table shows it.
    pub scores: Option<Vec<i32>>,
    /// The score over the game, once it is over.
    #[serde(rename = "course")]
    pub score_history: Option<ScoreHistory>,
    /// Everything around the game: clock, chat, links.
    pub table_status: TableStatus,
    /// What the guide tells the viewer, where a guided table has asked it. It is for the page only.
    #[serde(skip)]
    pub guide: Option<Guide>,
    /// The game.
    #[serde(flatten)]
    pub game: GameView,
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = Stage)]
pub enum GameStage {
    /// It goes on.
    Playing,
    /// It is over.
    Over,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The name for display.
    pub name: String,
    /// The level, when a bot sits here.
    pub bot: Option<&'static str>,
    /// The picture of who sits here. Pages alone show it.
    #[serde(skip)]
    pub avatar: Option<Avatar>,
    /// What this seat is doing; `None` when nothing is asked of it.
    pub state: Option<SeatState>,
}

/// What a seat is doing while the table waits. It says that something was chosen, never what.
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

/// What a view shows besides the game: facts of the table that are not in the position.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// The number of the decision that is to be made now.
    pub decision: usize,
    /// How often the viewer has chosen on this step.
    pub choices: usize,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatView>,
    /// Whether scores are shown during the game.
    pub scores: bool,
    /// Everything around the game: clock, chat, links.
    pub table_status: TableStatus,
}

impl Surroundings {
    /// Facts of a game without a table: in a terminal, or in a replay.
    pub fn of<G: Viewable>(game: &Game<G>) -> Self {
        let due = game.position().to_act().iter();
        let asked: SeatSet = due.map(|seat| game.position().chooser(seat)).collect();
        let seats = Seat::all(game.sitting.len()).zip(&game.sitting);
        let seats = seats.map(|(seat, sitting)| SeatView {
            name: sitting.name.clone(),
            bot: sitting.bot.map(antipater_bots::BotKind::name),
            avatar: None,
            state: (asked.contains(seat) && sitting.bot.is_none()).then_some(SeatState::Choosing),
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
    /// Whether several people sit at the table.
    pub fn is_shared(&self) -> bool {
        self.seats.iter().filter(|seat| seat.bot.is_none()).count() > 1
    }

    /// The table as a viewer sees it. `chosen` is what the person on the viewer's seat alone has chosen on this step.
    pub fn of<G: Viewable>(
        game: &Game<G>,
        viewer: Viewer,
        chosen: &JointAction<G::Action>,
        surroundings: Surroundings,
    ) -> View {
        let seen = game.position().view(viewer, &game.history, chosen);
        View::with(game, viewer, seen, surroundings)
    }

    /// A finished game with everything open, with this city in front.
    pub fn open<G: Viewable>(game: &Game<G>, facing: Seat, surroundings: Surroundings) -> View {
        let seen = game.position().open_view(facing, &game.history);
        View::with(game, Viewer::Public { facing }, seen, surroundings)
    }

    /// A table whose players choose the sides of their boards; `chosen` is what the person on the viewer's seat alone has
    /// chosen. Nothing of the position is in it: the cards are dealt, but nobody has taken them up.
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

    /// A position as a viewer sees it, without a table around it; `names` are those of its players in seat order. It
    /// counts as over when it has a score sheet, which a single observation of 7 Wonders never has.
    pub fn of_position(game: GameView, viewer: Viewer, names: &[String]) -> View {
        let over = match &game {
            GameView::Seven(game) => game.sheet.is_some(),
            GameView::Duel(game) => game.sheet.is_some(),
            GameView::Sides(_) => false,
        };
        let seats = names.iter().map(|name| SeatView {
            name: name.clone(),
            bot: None,
            avatar: None,
            state: None,
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
