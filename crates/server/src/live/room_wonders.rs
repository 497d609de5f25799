//! The wonders that people take or prefer in a waiting room: what is accepted, who sees it, and who gets which.

use antipater_engine::seven::Wonder;
use antipater_show::options::{Boards, assign};
use antipater_store::ids::PersonId;
use antipater_table::Refusal;
use rand_core::Rng;

use super::room::Room;
use crate::error::Error;

impl Room {
    /// Takes a free wonder for a person, or stores their order of preference.
    pub(super) fn prefer(&mut self, person: PersonId, wonders: Vec<Wonder>) -> Result<(), Error> {
        if self.row.same_deal.is_some() {
            return Err(Error::SameDeal);
        }
        let own = self.seat_of(person).filter(|&own| !self.seats[own].kept);
        let own = own.ok_or(Refusal::NotYours)?;
        let boards = self.options.boards();
        let most = match boards {
            Boards::Random => {
                let why = "the boards of this table are random".to_owned();
                return Err(Error::Unreadable(why));
            }
            Boards::Chosen => 1,
            Boards::Drafted => Boards::LISTED,
        };
        if wonders.len() > most {
            return Err(Error::Unreadable(format!("wonders: at most {most}")));
        }
        let taken = |wonder| {
            let mut seats = self.seats.iter().enumerate();
            seats.any(|(seat, other)| seat != own && other.wonders.contains(wonder))
        };
        if boards == Boards::Chosen && wonders.iter().any(taken) {
            return Err(Error::WonderTaken);
        }
        self.seats[own].wonders = wonders;
        Ok(())
    }

    /// The wonders of a seat that a viewer on `you` may know.
    pub(super) fn known_wonders(&self, seat: usize, you: Option<usize>) -> Vec<Wonder> {
        if self.options.boards() == Boards::Drafted && you != Some(seat) {
            return Vec::new();
        }
        self.seats[seat].wonders.clone()
    }

    /// The wonders that the seats get at the deal, `None` for a random one; nothing if all boards are random.
    pub(super) fn assigned(&self, rng: &mut impl Rng) -> Vec<Option<Wonder>> {
        if self.options.boards() == Boards::Random {
            return Vec::new();
        }
        let lists = self.seats.iter().map(|seat| seat.wonders.as_slice());
        assign(&lists.collect::<Vec<_>>(), rng)
    }
}
