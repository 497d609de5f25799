//! A new game that starts at a step of a finished one: the same deal, and a log that begins with the steps so far. So
//! all players know exactly what their seats knew then, and hidden cards stay hidden.

use antipater_engine::Record;

use super::AnyGame;
use super::hosted::Hosted;

/// The beginning of such a game, in the form in which tables are stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The record of the deal.
    pub record: String,
    /// The steps already played.
    pub steps: Vec<String>,
}

impl AnyGame {
    /// The game from its deal to a step, for players with these names; `None` if no decision is left there.
    ///
    /// # Errors
    /// If the game cannot be replayed, which is a bug.
    pub fn branch(&self, names: Vec<String>, steps: usize) -> Result<Option<Branch>, String> {
        match self {
            AnyGame::Seven(game) => branch(&game.record, names, steps),
            AnyGame::Duel(game) => branch(&game.record, names, steps),
        }
    }

    /// The whole game for players with these names, in the form in which tables are stored.
    ///
    /// # Errors
    /// If the game cannot be replayed, which is a bug.
    pub fn course(&self, names: Vec<String>) -> Result<Branch, String> {
        let all = usize::MAX;
        Ok(match self {
            AnyGame::Seven(game) => follow(&game.record, names, all)?.0,
            AnyGame::Duel(game) => follow(&game.record, names, all)?.0,
        })
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        match self {
            AnyGame::Seven(game) => game.sitting.len(),
            AnyGame::Duel(game) => game.sitting.len(),
        }
    }
}

fn branch<G: Hosted>(
    game: &Record<G>,
    names: Vec<String>,
    steps: usize,
) -> Result<Option<Branch>, String> {
    let (branch, over) = follow(game, names, steps)?;
    Ok((!over).then_some(branch))
}

/// The game up to a step, and whether it is over there.
fn follow<G: Hosted>(
    game: &Record<G>,
    names: Vec<String>,
    steps: usize,
) -> Result<(Branch, bool), String> {
    let mut record = game.unplayed();
    record.rename(names);
    let mut branch = Branch {
        record: record.write(),
        steps: Vec::new(),
    };
    for joint in game.steps().iter().take(steps) {
        branch.steps.push(record.position().write_step(joint));
        record.play(joint).map_err(|why| why.to_string())?;
    }
    let over = record.position().to_act().is_empty();
    Ok((branch, over))
}
