//! Exact play at the end of a Duel: the last cards of age III, once all of them are open.
//!
//! Alpha-beta search (D. Knuth and R. Moore, 1975) with a table of the positions it has met.

use std::collections::HashMap;

use antipater_engine::duel::{Action, Age, Duel, Table, Wonder};
use antipater_engine::{Seat, State};

use crate::learned::Judgement;

/// The most cards left for an exact search.
pub(crate) const LAST_CARDS: usize = 8;
/// The most positions of a search; a larger one is given up.
const POSITIONS: u32 = 30_000;

/// The search of one position.
#[derive(Default)]
pub(crate) struct Endgame {
    /// The bounds of the values of positions for the first seat.
    bounds: HashMap<Table, (f32, f32)>,
    positions: u32,
}

/// The search was given up.
struct TooLarge;

impl Endgame {
    /// The value of each action for the seat that decides, by [`Judgement::appeal`]; `None` if something is still hidden
    /// or too much can happen, or more than this number of cards are left.
    pub(crate) fn solve(game: &Duel, cards: usize) -> Option<Vec<(Action, f32)>> {
        let table = game.table();
        let seat = table.phase.seat()?;
        if table.left.len() > cards || !is_open(table) {
            return None;
        }
        let mut search = Endgame::default();
        let mut values = Vec::new();
        for &action in game.legal_actions(seat).iter() {
            let mut next = *game;
            next.play_unchecked(action);
            let value = search.value(&next, 0.0, 1.0).ok()?;
            let own = if seat == Seat::FIRST {
                value
            } else {
                1.0 - value
            };
            values.push((action, own));
        }
        Some(values)
    }

    /// The best action, of equal ones the first; `None` as in [`solve`](Endgame::solve).
    pub(crate) fn best(game: &Duel, cards: usize) -> Option<Action> {
        let values = Endgame::solve(game, cards)?.into_iter();
        let best = values.reduce(|best, one| if one.1 > best.1 { one } else { best });
        best.map(|best| best.0)
    }

    /// The value for the first seat, exact between the two bounds.
    fn value(&mut self, game: &Duel, mut low: f32, mut high: f32) -> Result<f32, TooLarge> {
        if let Some(judgement) = Judgement::ended(game, Seat::FIRST) {
            return Ok(judgement.appeal());
        }
        let table = *game.table();
        let known = self.bounds.get(&table).copied().unwrap_or((0.0, 1.0));
        if known.0 >= high || known.0 == known.1 {
            return Ok(known.0);
        }
        if known.1 <= low {
            return Ok(known.1);
        }
        if self.positions == POSITIONS {
            return Err(TooLarge);
        }
        self.positions += 1;
        let (low_before, high_before) = (low, high);
        let seat = table.phase.seat().expect("the game is not over");
        let first = seat == Seat::FIRST;
        let mut best = if first { 0.0 } else { 1.0 };
        for &action in game.legal_actions(seat).iter() {
            let mut next = *game;
            next.play_unchecked(action);
            let value = self.value(&next, low, high)?;
            if first {
                best = f32::max(best, value);
                low = f32::max(low, best);
            } else {
                best = f32::min(best, value);
                high = f32::min(high, best);
            }
            if low >= high {
                break;
            }
        }
        let bounds = self.bounds.entry(table).or_insert((0.0, 1.0));
        // Beyond a bound of the caller, the value is a bound itself.
        if best > low_before {
            bounds.0 = f32::max(bounds.0, best);
        }
        if best < high_before {
            bounds.1 = f32::min(bounds.1, best);
        }
        Ok(best)
    }
}

/// Whether the rest of the game holds no chance.
fn is_open(table: &Table) -> bool {
    let library = |seat: Seat| table.cities[seat].wonders.contains(Wonder::GreatLibrary);
    table.age == Age::III
        && table.left.minus(table.face_up).is_empty()
        && !Seat::all(2).any(library)
}

#[cfg(test)]
mod tests {
    use antipater_engine::duel::Setup;
    use antipater_engine::rng::{below, generator};

    use super::*;

    /// The value for the first seat without any shortcut.
    fn plain(game: &Duel) -> f32 {
        if let Some(judgement) = Judgement::ended(game, Seat::FIRST) {
            return judgement.appeal();
        }
        let seat = game.table().phase.seat().expect("the game is not over");
        let legal = game.legal_actions(seat);
        let values = legal.iter().map(|&action| {
            let mut next = *game;
            next.play_unchecked(action);
            plain(&next)
        });
        if seat == Seat::FIRST {
            values.fold(0.0, f32::max)
        } else {
            values.fold(1.0, f32::min)
        }
    }

    #[test]
    fn the_last_cards_are_played_as_without_shortcuts() {
        let mut solved = 0;
        for seed in 0..40 {
            let mut rng = generator(seed, 1);
            let mut game = Duel::new(Setup::deal(&mut generator(seed, 0))).unwrap();
            while let Some(seat) = game.table().phase.seat() {
                if game.table().age == Age::III
                    && let Some(values) = Endgame::solve(&game, 4)
                {
                    for (action, value) in values {
                        let mut next = game;
                        next.play_unchecked(action);
                        let first = plain(&next);
                        let own = if seat == Seat::FIRST {
                            first
                        } else {
                            1.0 - first
                        };
                        assert_eq!(value, own, "{action:?}");
                    }
                    solved += 1;
                }
                let legal = game.legal_actions(seat);
                game.play_unchecked(legal[below(&mut rng, legal.len() as u32) as usize]);
            }
        }
        assert!(solved > 60, "{solved}");
    }
}
