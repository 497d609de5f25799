//! A waiting room: people gather at a table, take seats, and the host fills the others with bots and has the cards
//! dealt. No clock, no store here.

use std::hash::{DefaultHasher, Hash, Hasher};

use antipater_bots::BotKind;
use antipater_engine::Seat;
use rand_core::Rng;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::Error;
use crate::game::AnyGame;
use crate::names;
use crate::order::{self, Order, Wishes};
use crate::places::{self, Place};
use crate::session::{Person, PersonId};
use crate::store::{Stage, TableRow, now};
use crate::view::wire;

/// A table at which people gather.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    pub(crate) row: TableRow,
    pub(crate) order: Order,
    pub(crate) places: Vec<Place>,
}

/// What can be done in a waiting room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Take a seat, or another one; any free one if none is named. Who has none can do so where the table is listed.
    Sit(Option<usize>),
    /// Take a seat as somebody who shows the invitation.
    Join(Option<usize>),
    /// Give the seat up.
    Stand,
    /// Put a bot on a seat (the host).
    Bot(usize, BotKind),
    /// Empty a seat (the host).
    Free(usize),
    /// Put bots on all empty seats (the host).
    Fill,
    /// Wish for something else (the host).
    Order(Box<Order>),
    /// Give the table up (the host).
    Close,
}

/// A waiting room as it may be sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct RoomView {
    /// The name of the table in addresses.
    pub(crate) table: String,
    /// `gathering`.
    #[schema(pattern = "^gathering$")]
    pub(crate) stage: &'static str,
    /// Changes with everything in the room.
    pub(crate) version: u64,
    /// The viewer's seat.
    #[serde(serialize_with = "wire::seat_if_any")]
    #[schema(value_type = Option<u8>)]
    pub(crate) you: Option<Seat>,
    /// Whether the viewer set the table up.
    pub(crate) host: bool,
    /// The seats in their order.
    pub(crate) seats: Vec<RoomSeat>,
    /// What is wished for.
    pub(crate) wishes: Wishes,
    /// What lets others sit down; only those who sit here see it.
    pub(crate) invitation: Option<String>,
    /// Whether every seat has somebody.
    pub(crate) full: bool,
    /// Whether the cards are those of an earlier game.
    pub(crate) same_deal: bool,
    /// The wishes, for the page.
    #[serde(skip)]
    pub(crate) order: Order,
}

/// A seat in a waiting room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct RoomSeat {
    /// The name of who sits here.
    pub(crate) name: Option<String>,
    /// The level of a bot.
    pub(crate) bot: Option<&'static str>,
    /// Whether the seat waits for one certain person.
    pub(crate) kept: bool,
    /// Whether the host sits here.
    pub(crate) host: bool,
}

impl Room {
    /// A new room: the host on the first seat, bots on those that no people are expected on.
    pub(crate) fn open(row: TableRow, host: &Person, order: Order) -> Room {
        let mut room = Room {
            row,
            order,
            places: Vec::new(),
        };
        let name = if room.order.name.is_empty() {
            &host.name
        } else {
            &room.order.name
        };
        room.places = vec![Place::default(); room.order.seats()];
        room.places[0] = Place::person(host.id, name);
        let bots = room.order.seats() - room.order.people();
        for place in room.places.iter_mut().rev().take(bots) {
            *place = Place::bot(room.order.level);
        }
        room
    }

    /// A room for the next game of the same people: their seats are kept for them.
    pub(crate) fn again(row: TableRow, host: &Person, order: Order, before: &[Place]) -> Room {
        let mut places = before.to_vec();
        for place in &mut places {
            place.left = false;
            place.kept = place.person.is_some_and(|person| person != host.id);
            if place.bot.is_some() {
                place.name.clear();
            }
        }
        Room { row, order, places }
    }

    /// A room from the store.
    pub(crate) fn load(row: TableRow) -> Result<Room, String> {
        Ok(Room {
            order: Order::stored(&row.options)?,
            places: places::read(&row.seats, row.host, true)?,
            row,
        })
    }

    /// The row as the store keeps it, and who sits there.
    pub(crate) fn stored(&self) -> (TableRow, Vec<PersonId>) {
        let mut row = self.row.clone();
        row.options = self.order.write();
        row.seats = places::write(&self.places);
        row.listed = self.order.customs.listed;
        (row, self.people())
    }

    /// Changes something for a person.
    ///
    /// # Errors
    /// Says why it may not be.
    pub(crate) fn change(&mut self, person: &Person, change: Change) -> Result<(), Error> {
        if self.row.stage != Stage::Gathering {
            return Err(Error::Started);
        }
        match change {
            Change::Sit(seat) => {
                if self.seat_of(person.id).is_none() && !self.order.customs.listed {
                    return Err(Error::NotYours);
                }
                self.sit(person, seat)
            }
            Change::Join(seat) => self.sit(person, seat),
            Change::Stand => self.stand(person.id),
            Change::Bot(seat, level) => {
                self.only_host(person.id)?;
                *self.emptied(seat)? = Place::bot(level);
                Ok(())
            }
            Change::Free(seat) => {
                self.only_host(person.id)?;
                *self.emptied(seat)? = Place::default();
                Ok(())
            }
            Change::Fill => {
                self.only_host(person.id)?;
                let bot = Place::bot(self.order.level);
                let free = self.places.iter_mut().filter(|place| place.is_free());
                free.for_each(|place| *place = bot.clone());
                Ok(())
            }
            Change::Order(order) => {
                self.only_host(person.id)?;
                self.reorder(*order)
            }
            Change::Close => {
                self.only_host(person.id)?;
                self.row.stage = Stage::Closed;
                Ok(())
            }
        }
    }

    fn only_host(&self, person: PersonId) -> Result<(), Error> {
        if person == self.row.host {
            Ok(())
        } else {
            Err(Error::NotHost)
        }
    }

    /// A seat that the host may fill anew: anyone's but its own.
    fn emptied(&mut self, seat: usize) -> Result<&mut Place, Error> {
        let host = self.row.host;
        let place = self.places.get_mut(seat);
        let place = place.ok_or_else(|| Error::Unreadable(format!("there is no seat {seat}")))?;
        if place.person == Some(host) {
            return Err(Error::SeatTaken);
        }
        Ok(place)
    }

    fn sit(&mut self, person: &Person, seat: Option<usize>) -> Result<(), Error> {
        let own = self.seat_of(person.id);
        let kept = own.filter(|&seat| self.places[seat].kept);
        let Some(seat) = seat.or(kept).or_else(|| own.or_else(|| self.first_free())) else {
            return Err(Error::Full);
        };
        let missing = || Error::Unreadable(format!("there is no seat {seat}"));
        let place = self.places.get(seat).ok_or_else(missing)?;
        if !place.is_free() && place.person != Some(person.id) {
            return Err(Error::SeatTaken);
        }
        if let Some(own) = own {
            self.places[own] = Place::default();
        }
        let others: Vec<String> = self.places.iter().map(|place| place.name.clone()).collect();
        self.places[seat] = Place::person(person.id, &names::unlike(&person.name, &others));
        Ok(())
    }

    fn stand(&mut self, person: PersonId) -> Result<(), Error> {
        let own = self.seat_of(person).ok_or(Error::NotYours)?;
        if person == self.row.host {
            return Err(Error::HostStays);
        }
        self.places[own] = Place::default();
        Ok(())
    }

    /// Other wishes: people keep their order, bots fill what was filled.
    fn reorder(&mut self, order: Order) -> Result<(), Error> {
        if self.row.same_deal.is_some() {
            return Err(Error::SameDeal);
        }
        let seats = order.seats();
        let people: Vec<Place> = self
            .places
            .iter()
            .filter(|place| place.person.is_some())
            .cloned()
            .collect();
        if people.len() > seats {
            return Err(Error::Full);
        }
        let free = order.people().max(people.len()) - people.len();
        let mut places = people;
        places.extend(vec![Place::default(); free]);
        places.resize(seats, Place::bot(order.level));
        self.places = places;
        self.order = order;
        Ok(())
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<usize> {
        let mut places = self.places.iter();
        places.position(|place| place.person == Some(person))
    }

    fn first_free(&self) -> Option<usize> {
        self.places.iter().position(Place::is_free)
    }

    /// Whether every seat has somebody who is there.
    pub(crate) fn is_full(&self) -> bool {
        let filled = |place: &Place| !place.is_free() && !place.kept;
        self.places.iter().all(filled)
    }

    fn people(&self) -> Vec<PersonId> {
        self.places
            .iter()
            .filter_map(|place| place.person)
            .collect()
    }

    /// Deals the cards, those of an earlier record if one is given. The room is then a table.
    ///
    /// # Errors
    /// When somebody is missing, or no deal fulfills the wishes.
    pub(crate) fn deal(
        &mut self,
        person: PersonId,
        earlier: Option<&str>,
        rng: &mut impl Rng,
    ) -> Result<(), Error> {
        if self.row.stage != Stage::Gathering {
            return Err(Error::Started);
        }
        self.only_host(person)?;
        if !self.is_full() {
            return Err(Error::NotFull);
        }
        let mut places = self.places.clone();
        order::name_bots(&mut places, rng);
        let game: AnyGame = match earlier {
            Some(record) => order::deal_again(self.row.id.clone(), &places, record)?,
            None => self.order.deal(self.row.id.clone(), &places, rng)?,
        };
        self.places = places;
        self.row.record = game.record();
        self.row.stage = Stage::Playing;
        self.row.started_at = Some(now());
        Ok(())
    }

    /// A number for what the room is now, which numbers of JSON can carry.
    fn version(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.order.write(), places::write(&self.places)).hash(&mut hasher);
        hasher.finish() >> 11
    }

    /// The room as a visitor sees it.
    pub(crate) fn view(&self, viewer: Option<PersonId>) -> RoomView {
        let you = viewer.and_then(|viewer| self.seat_of(viewer));
        let seats = self.places.iter().map(|place| RoomSeat {
            name: Some(place.name.clone()).filter(|name| !name.is_empty()),
            bot: place.bot.map(BotKind::name),
            kept: place.kept,
            host: place.person == Some(self.row.host),
        });
        RoomView {
            table: self.row.id.clone(),
            stage: Stage::Gathering.name(),
            version: self.version(),
            you: you.and_then(Seat::new),
            host: viewer == Some(self.row.host),
            seats: seats.collect(),
            wishes: Wishes::of(&self.order),
            invitation: self.row.invitation.clone().filter(|_| you.is_some()),
            full: self.is_full(),
            same_deal: self.row.same_deal.is_some(),
            order: self.order.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use antipater_engine::rng::generator;

    use super::*;

    fn person(number: u8, name: &str) -> Person {
        Person {
            id: PersonId([number; 32]),
            name: name.to_owned(),
        }
    }

    fn room(fields: &[(&str, &str)]) -> (Room, Person) {
        let fields: Vec<_> = fields
            .iter()
            .map(|&(field, value)| (field.to_owned(), value.to_owned()))
            .collect();
        let host = person(1, "Ada");
        let order = Order::read(&fields, "").unwrap();
        let row = TableRow::empty("t", host.id, 1);
        (Room::open(row, &host, order), host)
    }

    #[test]
    fn people_take_the_free_seats() {
        let (mut room, host) = room(&[("seats", "5"), ("people", "3")]);
        let bots = |room: &Room| {
            room.places
                .iter()
                .filter(|place| place.bot.is_some())
                .count()
        };
        assert_eq!((room.places.len(), bots(&room)), (5, 2));
        let (boris, second) = (person(2, "Boris"), person(3, "ada"));
        room.change(&boris, Change::Join(Some(2))).unwrap();
        assert!(room.change(&second, Change::Join(Some(2))).is_err());
        assert!(room.change(&second, Change::Join(Some(9))).is_err());
        assert!(room.change(&second, Change::Sit(None)).is_err());
        room.change(&second, Change::Join(None)).unwrap();
        assert_eq!(room.places[1].name, "ada 2");
        assert!(room.change(&person(4, "D"), Change::Join(None)).is_err());
        // Who sits may move, and sits once.
        room.change(&boris, Change::Stand).unwrap();
        room.change(&boris, Change::Join(Some(2))).unwrap();
        room.change(&boris, Change::Sit(None)).unwrap();
        assert_eq!(room.people().len(), 3);
        assert!(room.change(&host, Change::Stand).is_err());
    }

    #[test]
    fn only_the_host_decides_over_seats_and_the_deal() {
        let (mut room, host) = room(&[("people", "2")]);
        let boris = person(2, "Boris");
        let rng = &mut generator(1, 1);
        room.change(&boris, Change::Join(None)).unwrap();
        assert!(room.change(&boris, Change::Free(3)).is_err());
        assert!(room.change(&boris, Change::Fill).is_err());
        assert!(room.change(&boris, Change::Close).is_err());
        assert!(room.deal(boris.id, None, rng).is_err());
        assert!(room.change(&host, Change::Free(0)).is_err());
        room.change(&host, Change::Free(3)).unwrap();
        assert!(room.deal(host.id, None, rng).is_err());
        room.change(&host, Change::Bot(3, BotKind::Random)).unwrap();
        room.deal(host.id, None, rng).unwrap();
        assert!(room.places.iter().all(|place| !place.name.is_empty()));
        assert!(room.change(&host, Change::Close).is_err());
        // The same cards for others.
        let mut next = Room::again(
            TableRow::empty("u", boris.id, 2),
            &boris,
            room.order.clone(),
            &room.places,
        );
        assert!(next.deal(boris.id, Some(&room.row.record), rng).is_err());
        next.change(&host, Change::Sit(None)).unwrap();
        next.deal(boris.id, Some(&room.row.record), rng).unwrap();
        let setup = |record: &str| {
            antipater_engine::seven::Record::read(record)
                .unwrap()
                .setup()
                .clone()
        };
        assert_eq!(setup(&next.row.record), setup(&room.row.record));
    }

    #[test]
    fn bots_fill_what_is_empty_and_nothing_else() {
        let (mut room, host) = room(&[("people", "4"), ("level", "random")]);
        room.change(&person(2, "Boris"), Change::Join(Some(2)))
            .unwrap();
        room.change(&host, Change::Fill).unwrap();
        let bots = room.places.iter().map(|place| place.bot);
        let some = Some(BotKind::Random);
        assert!(bots.eq([None, some, None, some]));
        assert!(room.is_full());
    }

    #[test]
    fn a_room_is_the_same_from_the_store() {
        let (mut room, _) = room(&[("people", "3"), ("listed", "yes"), ("pace", "2d")]);
        let (row, _) = room.stored();
        room.row = row.clone();
        assert_eq!(Room::load(row), Ok(room));
    }

    #[test]
    fn other_wishes_keep_the_people() {
        let (mut room, host) = room(&[("seats", "4"), ("people", "3")]);
        room.change(&person(2, "Boris"), Change::Join(None))
            .unwrap();
        let wish = |fields: &[(&str, &str)]| {
            let fields: Vec<_> = fields
                .iter()
                .map(|&(f, v)| (f.to_owned(), v.to_owned()))
                .collect();
            Change::Order(Box::new(Order::read(&fields, "").unwrap()))
        };
        room.change(&host, wish(&[("seats", "7"), ("people", "4")]))
            .unwrap();
        assert_eq!((room.places.len(), room.people().len()), (7, 2));
        assert_eq!(
            room.places.iter().filter(|place| place.is_free()).count(),
            2
        );
        room.change(&host, wish(&[("game", "duel")])).unwrap();
        assert!(room.is_full());
        room.change(&host, wish(&[("seats", "3"), ("people", "3")]))
            .unwrap();
        room.change(&person(3, "Clio"), Change::Join(None)).unwrap();
        assert!(room.change(&host, wish(&[("game", "duel")])).is_err());
    }
}
