//! A game with one person and bots: each seat decides on its own observation, and a step is played when all have chosen.

use antipater_bots::BotKind;
use antipater_engine::{BySeat, JointAction, Record, Seat};
use antipater_show::game::Game;
use antipater_show::game::choosing::{bot_of_step, complete};
use antipater_show::guide::Guidable;
use antipater_show::view::{Surroundings, View, Viewer};
use anyhow::{Result, anyhow};

/// The game, the bots and what the person has chosen on this step.
pub(crate) struct Table<G: Guidable> {
    game: Game<G>,
    /// Where the person sits.
    you: Seat,
    /// The level of the bots on the other seats, and their randomness.
    bots: (BotKind, u64),
    chosen: JointAction<G::Action>,
}

impl<G: Guidable> Table<G> {
    /// The table of a record in which nobody has moved, with a person at one seat. It is played on until they are asked.
    pub(crate) fn new(record: Record<G>, you: Seat, level: BotKind, seed: u64) -> Result<Table<G>> {
        let seats = record.players().len();
        let levels: Vec<Option<BotKind>> = Seat::all(seats)
            .map(|seat| (seat != you).then_some(level))
            .collect();
        let game = Game::new(String::new(), &levels, record).map_err(|why| anyhow!(why))?;
        let mut table = Table {
            game,
            you,
            bots: (level, seed),
            chosen: JointAction::new(),
        };
        table.play_on()?;
        Ok(table)
    }

    /// What the person may see.
    pub(crate) fn view(&self) -> View {
        let surroundings = Surroundings {
            choices: self.chosen.iter().count(),
            ..Surroundings::of(&self.game)
        };
        View::of(
            &self.game,
            Viewer::Seat(self.you),
            &self.chosen,
            surroundings,
        )
    }

    /// Whether the person has chosen something that can still be changed.
    pub(crate) fn has_chosen(&self) -> bool {
        self.chosen.iter().next().is_some()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The record so far.
    pub(crate) fn record(&self) -> String {
        self.game.record.write()
    }

    /// The person chooses for a seat. With the last choice the step is played, and what bots alone do after it.
    ///
    /// # Errors
    /// When the choice is not legal; nothing has changed then.
    pub(crate) fn choose(&mut self, seat: Seat, action: G::Action) -> Result<()> {
        let position = self.game.position();
        let legal = position.legal_actions_given(seat, &self.chosen);
        let asked = position.to_act().contains(seat) && position.chooser(seat) == self.you;
        if !asked || !legal.contains(action) {
            return Err(anyhow!("{action:?} is not legal for {seat:?}"));
        }
        self.chosen.set(seat, action);
        self.play_on()
    }

    /// Takes back what the person has chosen on this step.
    pub(crate) fn take_back(&mut self) {
        self.chosen = JointAction::new();
    }

    /// Plays while nothing more is asked of the person.
    fn play_on(&mut self) -> Result<()> {
        loop {
            let position = self.game.position();
            let due = position.to_act();
            let open = |seat: &Seat| {
                position.chooser(*seat) == self.you && self.chosen.get(*seat).is_none()
            };
            if due.is_empty() || due.iter().any(|seat| open(&seat)) {
                return Ok(());
            }
            let (level, seed) = self.bots;
            let step = self.game.record.steps().len();
            let mut bots = BySeat::from_fn(|seat| {
                (seat != self.you).then(|| bot_of_step(level, seed, seat, step))
            });
            let joint = complete(position, self.chosen, &mut bots, |_, _| {});
            self.game
                .play(&joint)
                .map_err(|why| anyhow!("a bot: {why}"))?;
            self.chosen = JointAction::new();
        }
    }
}
