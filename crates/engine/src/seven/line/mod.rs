//! A position or an observation of 7 Wonders in one line.
//!
//! The fields, separated by spaces:
//!
//! 1. `seven` or `free-city`; 2. `position` or `observation`; 3. the edition; an observation then names its seat;
//! 4. the step that is due: `turn:AGE:TURN`, `seventh:AGE:SEAT`, `discard:AGE:TURN:SEAT` or `over`;
//! 5. the cities in seat order with `/` between them, each `CITY:SIDE:COINS:STAGES:CARDS:TOKENS:FREE`: the tokens are
//!    the victories of the ages and the defeats, as `1.0.0.2`; `FREE` is the last age of Olympia's free build.
//!
//! A position goes on with what was dealt and what was taken:
//!
//! 6. to 8. the hands of the ages, in card order, with `/` between them; with the Free City the third is its pile, the
//!    top card first;
//! 9. the turns so far with `/` between them, for each seat what it took. First the place of the card in the hand as it
//!    was dealt, `a` to `g` (`h` to `n` for cards drawn from the pile). Then its use: `c` built by cost, `h` by chain, `p`
//!    by power, `w` under the wonder, `s` sold, with the coins to the neighbors, as in `a:c2.0`;
//! 10. Babylon's seventh cards by age, likewise;
//! 11. Halicarnassus' picks, as `II:4:Tavern` or `II:4:-`.
//!
//! An observation goes on with what its seat knows, entries of turns and ages again with `/` between them:
//!
//! 6. the turns so far, likewise, but with a card's name where it was built and `?` where it is hidden;
//! 7. the seventh cards; 8. the picks; 9. the number of cards in the discard pile;
//! 10. the own hands; 11. the cards used from them;
//! 12. the discard pile before each own pick; 13. the cards drawn from the Free City's pile, seven entries an age;
//! 14. the cards used for the Free City.
//!
//! Reading checks that the parts are consistent, so that a position can be played on. It does not check the cards of a
//! deal, which positions set up by hand may choose freely, or whether any position has the observation.

mod check;
mod read;
mod write;

use core::str::FromStr;

use self::check::{check_course, check_picks, check_taken};
use self::read::{
    read_card, read_deal, read_deed, read_drawn, read_entries, read_head, read_held, read_picks,
    read_piles, read_seat, read_table, read_taken, read_turns,
};
use self::write::{
    head, write_cards, write_deed, write_known, write_pick, write_pile, write_table, write_taken,
};
use crate::line::{Fields, Line, LineError, OBSERVATION, POSITION, Text, in_form};
use crate::line::{entries, joined};
use crate::seat::{BySeat, Seat};
use crate::seven::cards::Card;
use crate::seven::observe::{Deed, Held, Observation};
use crate::seven::position::{Seven, Taken};
use crate::seven::setup::HAND;
use crate::state::State;

/// The name of 7 Wonders in records.
pub const GAME: &str = "seven";
/// The name of the first edition's game for two with the Free City.
pub const FREE_CITY: &str = "free-city";

impl Line for Seven {
    fn to_line(&self) -> String {
        let mut line = head(&self.table, POSITION);
        write_table(&mut line, &self.table);
        let seats = self.seats();
        for age in &self.deal {
            line.field(joined(
                age.first(seats).iter().map(|hand| write_cards(hand)),
                "/",
            ));
        }
        line.field(entries(self.turns.iter().map(|turn| {
            let turn = turn.first(seats).iter().copied();
            let taken: Option<Vec<Taken>> = turn.collect();
            taken.map(|taken| joined(taken.into_iter().map(write_taken), ","))
        })));
        line.field(entries(self.seventh.map(|taken| taken.map(write_taken))));
        line.field(joined(self.picks.iter().copied().map(write_pick), ","));
        line.finish()
    }

    fn from_line(line: &str) -> Result<Seven, LineError> {
        let mut fields = Fields::new(line);
        let (edition, free_city) = read_head(&mut fields, POSITION)?;
        let table = read_table(&mut fields, edition, free_city)?;
        let ages = ["age I", "age II", "age III"];
        let mut deal = [BySeat::from_fn(|_| [Card::LumberYard; HAND]); 3];
        for (deal, field) in deal.iter_mut().zip(ages) {
            read_deal(fields.next(field)?, &table, deal)?;
        }
        let mut seven = Seven::dealt(table, deal);
        let turns = fields.next("turns")?;
        seven.turns = read_turns(turns, seven.seats(), read_taken)?;
        let seventh = fields.next("seventh cards")?;
        seven.seventh = read_entries(seventh, "three ages at most", read_taken)?;
        let picks = fields.next("picks")?;
        seven.picks = read_picks(picks, edition)?;
        fields.end()?;
        check_course(&seven.table, &seven.turns, &seven.seventh, turns, seventh)?;
        check_taken(&seven, turns, seventh)?;
        check_picks(&seven, picks)?;
        seven.left_over = seven.left_now();
        let stuck = |seat: Seat| seven.legal_actions(seat).is_empty();
        if seven.to_act().iter().any(stuck) {
            return Err(turns.contradiction("a seat has nothing to choose from"));
        }
        in_form(seven, line)
    }
}

impl Line for Observation {
    fn to_line(&self) -> String {
        let mut line = head(&self.table, OBSERVATION);
        line.field(self.seat);
        write_table(&mut line, &self.table);
        let seats = self.table.seats();
        line.field(entries(self.turns.iter().map(|turn| {
            let turn = turn.first(seats).iter().copied();
            let deeds: Option<Vec<Deed>> = turn.collect();
            deeds.map(|deeds| joined(deeds.into_iter().map(write_deed), ","))
        })));
        line.field(entries(self.seventh.map(|deed| deed.map(write_deed))));
        line.field(joined(self.picks.iter().copied().map(write_pick), ","));
        line.field(self.discards);
        let held = |held: &Held| (!held.is_empty()).then(|| write_cards(held));
        line.field(entries(self.hands.iter().map(held)));
        line.field(write_known(&self.used));
        line.field(joined(self.piles.iter().map(write_pile), "/"));
        line.field(write_known(self.drawn.as_flattened()));
        line.field(write_known(&self.city_used));
        line.finish()
    }

    fn from_line(line: &str) -> Result<Observation, LineError> {
        let mut fields = Fields::new(line);
        let (edition, free_city) = read_head(&mut fields, OBSERVATION)?;
        let viewer = fields.next("seat")?;
        let table = read_table(&mut fields, edition, free_city)?;
        let seat = read_seat(viewer, table.seats())?;
        let (turns, seventh) = (fields.next("turns")?, fields.next("seventh cards")?);
        let deed = |text: Text<'_>| read_deed(text, edition);
        let card = |text: Text<'_>| read_card(text, edition);
        let observation = Observation {
            seat,
            turns: read_turns(turns, table.seats(), deed)?,
            seventh: read_entries(seventh, "three ages at most", deed)?,
            picks: read_picks(fields.next("picks")?, edition)?,
            discards: fields.next("discards")?.number("a number of cards")?,
            hands: read_entries(fields.next("hands")?, "at most 18 turns", |text| {
                read_held(text, edition)
            })?
            .map(Option::unwrap_or_default),
            used: read_entries(fields.next("used cards")?, "at most 18 turns", card)?,
            piles: read_piles(fields.next("discard piles")?, edition)?,
            drawn: read_drawn(fields.next("drawn cards")?, edition)?,
            city_used: read_entries(
                fields.next("the Free City's cards")?,
                "at most 18 turns",
                card,
            )?,
            table,
        };
        fields.end()?;
        let Observation {
            table,
            turns: deeds,
            seventh: sevenths,
            ..
        } = &observation;
        check_course(table, deeds, sevenths, turns, seventh)?;
        in_form(observation, line)
    }
}

impl FromStr for Seven {
    type Err = LineError;
    fn from_str(line: &str) -> Result<Seven, LineError> {
        Seven::from_line(line)
    }
}

impl FromStr for Observation {
    type Err = LineError;
    fn from_str(line: &str) -> Result<Observation, LineError> {
        Observation::from_line(line)
    }
}
