//! A game that others play on from a step of a finished one: the same deal, and a log that begins with the steps so far.
//! So everybody at the new table knows exactly what the seat knew then, and what is hidden is what was hidden.

use antipater_engine::Record;

use super::AnyGame;
use super::hosted::Hosted;

/// The beginning of such a game, as a table keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The record of the deal.
    pub record: String,
    /// The steps that are played already.
    pub steps: Vec<String>,
}

impl AnyGame {
    /// The game from its deal to this step, for players with these names; nothing if nobody has to decide there.
    ///
    /// # Errors
    /// When the game cannot be played again, which is our fault.
    pub fn branch(&self, names: Vec<String>, steps: usize) -> Result<Option<Branch>, String> {
        match self {
            AnyGame::Seven(game) => branch(&game.record, names, steps),
            AnyGame::Duel(game) => branch(&game.record, names, steps),
        }
    }

    /// The game to its end, for players with these names, as a table keeps it; the record of the deal, and the steps.
    ///
    /// # Errors
    /// When the game cannot be played again, which is our fault.
    pub fn course(&self, names: Vec<String>) -> Result<Branch, String> {
        let all = usize::MAX;
        Ok(match self {
            AnyGame::Seven(game) => follow(&game.record, names, all)?.0,
            AnyGame::Duel(game) => follow(&game.record, names, all)?.0,
        })
    }

    /// How many players the game has.
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
