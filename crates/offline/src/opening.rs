//! Opens tables. All randomness is drawn here, from the bytes in a request.

use antipater_engine::Seat;
use antipater_pages::handlers::PageError;
use antipater_show::game::{AnyGame, Sitting};
use antipater_show::options::{TableOptions, deal_again};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::error::Error;
use crate::row::{Opened, Row, Sat};

/// The length of the seed of a deal, and of a table's name, in bytes.
const DEAL: usize = 32;
const NAME: usize = 12;

/// The random bytes of a request.
pub(crate) struct Seed {
    deal: [u8; DEAL],
    name: [u8; NAME],
}

impl Seed {
    /// Parses hexadecimal digits.
    ///
    /// # Errors
    /// If their number is wrong.
    pub(crate) fn read(digits: &str) -> Result<Seed, Error> {
        let wrong = || PageError::Broken("a request brings no random bytes".to_owned());
        let byte = |at: usize| {
            let digits = digits.get(2 * at..2 * at + 2)?;
            u8::from_str_radix(digits, 16).ok()
        };
        let bytes: Option<Vec<u8>> = (0..DEAL + NAME).map(byte).collect();
        let bytes = bytes.filter(|_| digits.len() == 2 * (DEAL + NAME));
        let bytes = bytes.ok_or_else(wrong)?;
        let (deal, name) = bytes.split_at(DEAL);
        Ok(Seed {
            deal: deal.try_into().map_err(|_| wrong())?,
            name: name.try_into().map_err(|_| wrong())?,
        })
    }

    /// The name of the table.
    fn table(&self) -> String {
        let digits = self.name.iter().map(|byte| format!("{byte:02x}"));
        digits.collect()
    }

    /// The generator of the deal, as a server derives it from the same bytes.
    fn generator(&self) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.deal)
    }
}

/// A new table: its name and its rows.
pub(crate) type NewTable = (String, Vec<Row>);

fn sat(sitting: &[Sitting]) -> Vec<Sat> {
    let sat = |one: &Sitting| Sat {
        name: one.name.clone(),
        bot: one.bot.map(|level| level.name().to_owned()),
    };
    sitting.iter().map(sat).collect()
}

/// The person on a seat, bots on the others, with names that the generator draws.
fn seats(
    options: &TableOptions,
    (name, seat, count): (&str, usize, usize),
    rng: &mut ChaCha20Rng,
) -> Vec<Sitting> {
    let one = |number: usize| Sitting {
        name: if number == seat {
            name.to_owned()
        } else {
            String::new()
        },
        bot: (number != seat).then_some(options.level),
    };
    let mut sitting: Vec<Sitting> = (0..count).map(one).collect();
    options.name_bots(&mut sitting, rng);
    sitting
}

/// Deals a table for the person and bots, with the cards of an earlier table if its name and its record are given.
///
/// # Errors
/// If no deal has these options.
pub(crate) fn open(
    options: &TableOptions,
    name: &str,
    earlier: Option<(&str, &str)>,
    seed: &Seed,
    at: i64,
) -> Result<NewTable, Error> {
    let mut rng = seed.generator();
    let sitting = seats(options, (name, 0, options.seats()), &mut rng);
    let id = seed.table();
    let game = match earlier {
        Some((_, record)) => deal_again(id.clone(), &sitting, record)?,
        None => options.deal(id.clone(), &sitting, &mut rng)?,
    };
    let opened = Opened {
        at,
        options: options.write(),
        seats: sat(&sitting),
        record: game.record(),
        seed: options.seed_of_date().unwrap_or_else(|| rng.next_u64()),
        same_deal: earlier.map(|(table, _)| table.to_owned()),
        branch: false,
    };
    Ok((id, vec![Row::Opened(Box::new(opened))]))
}

/// Opens a table at which the person plays on from a step of a finished game.
///
/// # Errors
/// If the game has no such seat, or is over at that step.
pub(crate) fn play_on(
    game: &AnyGame,
    table: &str,
    (step, seat): (usize, usize),
    name: &str,
    seed: &Seed,
    at: i64,
) -> Result<NewTable, Error> {
    if Seat::new(seat).is_none() || seat >= game.players() {
        return Err(PageError::Unreadable("seat: nobody plays there".to_owned()).into());
    }
    let mut options = TableOptions::of_game(game);
    name.clone_into(&mut options.name);
    let mut rng = seed.generator();
    let sitting = seats(&options, (name, seat, game.players()), &mut rng);
    let names = sitting.iter().map(|one| one.name.clone()).collect();
    let branch = game.branch(names, step).map_err(PageError::Broken)?;
    let branch = branch.ok_or(Error::Over)?;
    let opened = Opened {
        at,
        options: options.write(),
        seats: sat(&sitting),
        record: branch.record,
        seed: rng.next_u64(),
        same_deal: Some(table.to_owned()),
        branch: true,
    };
    let mut rows = vec![Row::Opened(Box::new(opened))];
    let step = |step: String| Row::Step { step, id: None, at };
    rows.extend(branch.steps.into_iter().map(step));
    Ok((seed.table(), rows))
}
