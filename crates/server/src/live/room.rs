//! A waiting room: people gather at a table and take seats; the host fills the others with bots and deals. No clock or
//! store here.

use std::hash::{DefaultHasher, Hash, Hasher};

use antipater_bots::BotKind;
use antipater_engine::Seat;
use antipater_engine::rng::shuffle;
use antipater_engine::seven::Wonder;
use antipater_store::ids::PersonId;
use antipater_store::{MessageRow, TableRow, TableStage};
use rand_core::Rng;

use antipater_table::Refusal;

use crate::error::Error;
use crate::live::seats::{self, TableSeat};
use crate::live::table::shown;
use crate::people::Person;
use crate::people::networks::Network;
use antipater_show::game::{AnyGame, Sitting};
use antipater_show::names;
use antipater_show::options::{self, TableOptions};
use antipater_show::pool::Pool;
use antipater_show::view::{MessageView, RoomSeat, RoomView};

/// A table before the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    pub(crate) row: TableRow,
    pub(crate) options: TableOptions,
    pub(crate) seats: Vec<TableSeat>,
}

/// A change of a waiting room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum RoomAction {
    /// Take a seat, or move to it; any free one if none is named. A person without a seat needs a table that is listed.
    Sit(Option<usize>),
    /// Take a seat by the invitation.
    Join(Option<usize>),
    /// Give up your seat, or decline the one that is reserved for you.
    Stand,
    /// Reserve a free seat for a person (the host).
    Reserve(Person),
    /// Put a bot on a seat (the host).
    Bot(usize, BotKind),
    /// Empty a seat (the host).
    Free(usize),
    /// Put bots on all empty seats (the host).
    Fill,
    /// Change the options (the host).
    Options(Box<TableOptions>),
    /// Take a free wonder, or store a secret order of preference; an empty list takes it back.
    Prefer(Vec<Wonder>),
    /// Close the table (host only).
    Close,
}

impl Room {
    /// A new room: the host on the first seat, bots on those that are not for people.
    pub(crate) fn open(row: TableRow, host: &Person, options: TableOptions) -> Room {
        let mut room = Room {
            row,
            options,
            seats: Vec::new(),
        };
        let name = if room.options.name.is_empty() {
            &host.name
        } else {
            &room.options.name
        };
        room.seats = vec![TableSeat::default(); room.options.seats()];
        room.seats[0] = TableSeat::taken(host, name);
        let bots = room.options.seats() - room.options.people();
        for seat in room.seats.iter_mut().rev().take(bots) {
            *seat = TableSeat::bot(room.options.level);
        }
        room
    }

    /// A room for people who were matched, with bots on the other seats. All seats are random; the first person is the
    /// host.
    pub(crate) fn matched(
        row: TableRow,
        people: &[Person],
        options: TableOptions,
        rng: &mut impl Rng,
    ) -> Room {
        let mut seats = TableSeat::of_people(people);
        seats.resize(options.seats(), TableSeat::bot(options.level));
        shuffle(&mut seats, rng);
        Room {
            row,
            options,
            seats,
        }
    }

    /// A room for the next game of the same people: their seats are reserved for them.
    pub(crate) fn again(
        row: TableRow,
        host: &Person,
        options: TableOptions,
        before: &[TableSeat],
    ) -> Room {
        let mut seats = before.to_vec();
        for seat in &mut seats {
            seat.left = false;
            seat.resigned = false;
            seat.left_after = None;
            seat.household = None;
            seat.wonders.clear();
            seat.kept = seat.person.is_some_and(|person| person != host.id);
            if seat.bot.is_some() {
                seat.name.clear();
            }
        }
        Room {
            row,
            options,
            seats,
        }
    }

    /// A room from the store.
    pub(crate) fn load(row: TableRow) -> Result<Room, String> {
        Ok(Room {
            options: TableOptions::stored(&row.options)?,
            seats: seats::read(&row.seats)?,
            row,
        })
    }

    /// The row for the store, and the people on seats.
    pub(crate) fn stored(&self) -> (TableRow, Vec<PersonId>) {
        let mut row = self.row.clone();
        row.options = self.options.write();
        row.seats = seats::write(&self.seats);
        row.listed = self.options.common.listed;
        row.watchable = self.options.common.is_watchable();
        (row, self.people())
    }

    /// Applies a person's change.
    ///
    /// # Errors
    /// Says why it is not allowed.
    pub(crate) fn change(&mut self, person: &Person, change: RoomAction) -> Result<(), Error> {
        if self.row.stage != TableStage::Gathering {
            return Err(Error::Started);
        }
        match change {
            RoomAction::Sit(seat) => {
                if self.seat_of(person.id).is_none() {
                    if !self.options.common.listed {
                        return Err(Refusal::NotYours.into());
                    }
                    // The cards would be dealt before a person can object.
                    if person.program
                        && !self.has_program_as_host()
                        && Pool::in_lobby(&self.options).is_some()
                    {
                        return Err(Error::NoPrograms);
                    }
                }
                self.sit(person, seat)
            }
            RoomAction::Join(seat) => self.sit(person, seat),
            RoomAction::Stand => self.stand(person.id),
            RoomAction::Reserve(other) => {
                self.only_host(person.id)?;
                self.reserve(&other)
            }
            RoomAction::Bot(seat, level) => {
                self.only_host(person.id)?;
                *self.emptied(seat)? = TableSeat::bot(level);
                Ok(())
            }
            RoomAction::Free(seat) => {
                self.only_host(person.id)?;
                *self.emptied(seat)? = TableSeat::default();
                Ok(())
            }
            RoomAction::Fill => {
                self.only_host(person.id)?;
                let bot = TableSeat::bot(self.options.level);
                let free = self.seats.iter_mut().filter(|seat| seat.is_free());
                free.for_each(|seat| *seat = bot.clone());
                Ok(())
            }
            RoomAction::Options(options) => {
                self.only_host(person.id)?;
                self.change_options(*options)
            }
            RoomAction::Prefer(wonders) => self.prefer(person.id, wonders),
            RoomAction::Close => {
                self.only_host(person.id)?;
                self.row.stage = TableStage::Closed;
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

    fn has_program_as_host(&self) -> bool {
        let host = self.seat_of(self.row.host);
        host.is_some_and(|host| self.seats[host].program)
    }

    /// A seat that the host may fill anew: any except the host's own.
    fn emptied(&mut self, seat: usize) -> Result<&mut TableSeat, Error> {
        let host = self.row.host;
        let sitting = self.seats.get_mut(seat);
        let missing = || Error::Unreadable(format!("there is no seat {seat}"));
        let sitting = sitting.ok_or_else(missing)?;
        if sitting.person == Some(host) {
            return Err(Error::SeatTaken);
        }
        Ok(sitting)
    }

    fn sit(&mut self, person: &Person, seat: Option<usize>) -> Result<(), Error> {
        let own = self.seat_of(person.id);
        let kept = own.filter(|&seat| self.seats[seat].kept);
        let Some(seat) = seat.or(kept).or_else(|| own.or_else(|| self.first_free())) else {
            return Err(Error::Full);
        };
        let missing = || Error::Unreadable(format!("there is no seat {seat}"));
        let sitting = self.seats.get(seat).ok_or_else(missing)?;
        if !sitting.is_free() && sitting.person != Some(person.id) {
            return Err(Error::SeatTaken);
        }
        let before = own.map(|own| std::mem::take(&mut self.seats[own]));
        let others: Vec<String> = self.seats.iter().map(|seat| seat.name.clone()).collect();
        self.seats[seat] = TableSeat {
            wonders: before.map(|seat| seat.wonders).unwrap_or_default(),
            ..TableSeat::taken(person, &names::unlike(&person.name, &others))
        };
        Ok(())
    }

    fn stand(&mut self, person: PersonId) -> Result<(), Error> {
        let own = self.seat_of(person).ok_or(Refusal::NotYours)?;
        if person == self.row.host {
            return Err(Error::HostStays);
        }
        self.seats[own] = TableSeat {
            declined: self.seats[own].kept,
            ..TableSeat::default()
        };
        Ok(())
    }

    /// Reserves a free seat for a person, unless they have one.
    pub(crate) fn reserve(&mut self, person: &Person) -> Result<(), Error> {
        if self.seat_of(person.id).is_some() {
            return Ok(());
        }
        let seat = self.first_free().ok_or(Error::Full)?;
        self.sit(person, Some(seat))?;
        self.seats[seat].kept = true;
        Ok(())
    }

    /// Frees the seats that are reserved; says whether there was one.
    pub(super) fn expire(&mut self) -> bool {
        let kept = self.seats.iter_mut().filter(|seat| seat.kept);
        let freed = kept.map(|seat| {
            *seat = TableSeat {
                unanswered: true,
                ..TableSeat::default()
            };
        });
        freed.count() > 0
    }

    /// Whether a seat is reserved for a person, who has not sat down yet.
    pub(crate) fn awaits(&self, person: PersonId) -> bool {
        let mut seats = self.seats.iter();
        seats.any(|seat| seat.kept && seat.person == Some(person))
    }

    /// Changes the options: people keep their order, and filled seats stay filled.
    fn change_options(&mut self, options: TableOptions) -> Result<(), Error> {
        if self.row.same_deal.is_some() {
            return Err(Error::SameDeal);
        }
        let count = options.seats();
        let people: Vec<TableSeat> = self
            .seats
            .iter()
            .filter(|seat| seat.person.is_some())
            .cloned()
            .collect();
        if people.len() > count {
            return Err(Error::Full);
        }
        let free = options.people().max(people.len()) - people.len();
        let mut seats = people;
        seats.extend(vec![TableSeat::default(); free]);
        seats.resize(count, TableSeat::bot(options.level));
        if options.boards() != self.options.boards() {
            // Otherwise secret orders of preference would lie open as taken wonders.
            seats.iter_mut().for_each(|seat| seat.wonders.clear());
        }
        self.seats = seats;
        self.options = options;
        Ok(())
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<usize> {
        let mut seats = self.seats.iter();
        seats.position(|seat| seat.person == Some(person))
    }

    fn first_free(&self) -> Option<usize> {
        self.seats.iter().position(TableSeat::is_free)
    }

    /// Whether every seat has a player who is there.
    pub(crate) fn is_full(&self) -> bool {
        let filled = |seat: &TableSeat| !seat.is_free() && !seat.kept;
        self.seats.iter().all(filled)
    }

    /// Whether the cards are dealt as soon as every seat is taken: at a table over days, which nobody watches, in the lobby or
    /// once a challenge is accepted.
    pub(crate) fn deals_itself(&self, is_accepted: bool) -> bool {
        let mut options = self.options.clone();
        if is_accepted {
            options.common.listed = true;
            // A challenge is for as many people as it has, and bots.
            options.common.people = options.seats();
        }
        self.is_full() && self.row.same_deal.is_none() && Pool::in_lobby(&options).is_some()
    }

    /// Seats all players at random.
    pub(crate) fn shuffle(&mut self, rng: &mut impl Rng) {
        shuffle(&mut self.seats, rng);
    }

    fn people(&self) -> Vec<PersonId> {
        self.seats.iter().filter_map(|seat| seat.person).collect()
    }

    /// Deals the cards, or those of an earlier record. The room then becomes a table.
    ///
    /// # Errors
    /// If a player is missing, or no deal exists for these options.
    pub(crate) fn deal(
        &mut self,
        person: PersonId,
        earlier: Option<&str>,
        rng: &mut impl Rng,
    ) -> Result<(), Error> {
        if self.row.stage != TableStage::Gathering {
            return Err(Error::Started);
        }
        self.only_host(person)?;
        if !self.is_full() {
            return Err(Error::NotFull);
        }
        let mut sitting: Vec<Sitting> = self.seats.iter().map(TableSeat::sitting).collect();
        self.options.name_bots(&mut sitting, rng);
        let game: AnyGame = match earlier {
            Some(record) => options::deal_again(self.row.id.clone(), &sitting, record)?,
            None => {
                let (id, wonders) = (self.row.id.clone(), self.assigned(rng));
                self.options.deal_with(id, &sitting, &wonders, rng)?
            }
        };
        for (seat, one) in self.seats.iter_mut().zip(sitting) {
            seat.name = one.name;
            seat.wonders.clear();
        }
        self.row.record = game.record();
        self.row.stage = TableStage::Playing;
        Ok(())
    }

    /// Records which of the people at the table share one of these networks.
    pub(crate) fn note_households(&mut self, network: impl Fn(PersonId) -> Option<Network>) {
        let networks = self.seats.iter().map(|seat| network(seat.person?));
        let networks: Vec<Option<Network>> = networks.collect();
        for (seat, own) in self.seats.iter_mut().zip(&networks) {
            let same = networks.iter().enumerate();
            let mut same = same.filter(|(_, other)| own.is_some() && *other == own);
            let first = same.next().and_then(|(number, _)| number.try_into().ok());
            seat.household = first.filter(|_| same.next().is_some());
        }
    }

    /// A hash of what a viewer on `you` may know of the room, small enough to be an exact JSON number.
    fn version(&self, you: Option<usize>, talk: &[MessageView]) -> u64 {
        let mut hasher = DefaultHasher::new();
        let mut seats = self.seats.clone();
        for (number, seat) in seats.iter_mut().enumerate() {
            (!seat.wonders.is_empty()).hash(&mut hasher);
            seat.wonders = self.known_wonders(number, you);
        }
        (self.options.write(), seats::write(&seats)).hash(&mut hasher);
        let said = talk.iter().map(|message| (message.number, &message.name));
        said.for_each(|message| message.hash(&mut hasher));
        hasher.finish() >> 11
    }

    /// The room as a visitor sees it, with its messages.
    pub(crate) fn view<'a>(
        &self,
        viewer: Option<PersonId>,
        said: impl IntoIterator<Item = &'a MessageRow>,
    ) -> RoomView {
        let talk = shown(said, &self.seats);
        let you = viewer.and_then(|viewer| self.seat_of(viewer));
        let seats = self
            .seats
            .iter()
            .enumerate()
            .map(|(number, seat)| RoomSeat {
                name: Some(seat.name.clone()).filter(|name| !name.is_empty()),
                bot: seat.bot.map(BotKind::name),
                person: seat.key(),
                program: seat.program,
                avatar: seat.avatar(),
                kept: seat.kept,
                declined: seat.declined,
                unanswered: seat.unanswered,
                host: seat.person == Some(self.row.host),
                wonders: self.known_wonders(number, you),
                decided: !seat.wonders.is_empty(),
            });
        RoomView {
            table: self.row.id.clone(),
            stage: TableStage::Gathering.name(),
            version: self.version(you, &talk),
            you: you.and_then(Seat::new),
            host: viewer == Some(self.row.host),
            seats: seats.collect(),
            watchable: self.options.common.is_watchable(),
            invitation: self.row.invitation.clone().filter(|_| you.is_some()),
            full: self.is_full(),
            same_deal: self.row.same_deal.is_some(),
            talks: self.options.common.talk,
            talk,
            options: self.options.clone(),
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
            portrait: None,
            program: false,
        }
    }

    fn room(fields: &[(&str, &str)]) -> (Room, Person) {
        let fields: Vec<_> = fields
            .iter()
            .map(|&(field, value)| (field.to_owned(), value.to_owned()))
            .collect();
        let host = person(1, "Ada");
        let options = TableOptions::read(&fields, "").unwrap();
        let row = TableRow::empty("t", host.id, 1);
        (Room::open(row, &host, options), host)
    }

    #[test]
    fn people_take_the_free_seats() {
        let (mut room, host) = room(&[("seats", "5"), ("people", "3")]);
        let bots = |room: &Room| room.seats.iter().filter(|seat| seat.bot.is_some()).count();
        assert_eq!((room.seats.len(), bots(&room)), (5, 2));
        let (boris, second) = (person(2, "Boris"), person(3, "ada"));
        room.change(&boris, RoomAction::Join(Some(2))).unwrap();
        assert!(room.change(&second, RoomAction::Join(Some(2))).is_err());
        assert!(room.change(&second, RoomAction::Join(Some(9))).is_err());
        assert!(room.change(&second, RoomAction::Sit(None)).is_err());
        room.change(&second, RoomAction::Join(None)).unwrap();
        assert_eq!(room.seats[1].name, "ada 2");
        assert!(
            room.change(&person(4, "D"), RoomAction::Join(None))
                .is_err()
        );
        // People with a seat may move, and have only one seat.
        room.change(&boris, RoomAction::Stand).unwrap();
        room.change(&boris, RoomAction::Join(Some(2))).unwrap();
        room.change(&boris, RoomAction::Sit(None)).unwrap();
        assert_eq!(room.people().len(), 3);
        assert!(room.change(&host, RoomAction::Stand).is_err());
    }

    #[test]
    fn only_the_host_decides_over_seats_and_the_deal() {
        let (mut room, host) = room(&[("people", "2")]);
        let boris = person(2, "Boris");
        let rng = &mut generator(1, 1);
        room.change(&boris, RoomAction::Join(None)).unwrap();
        assert!(room.change(&boris, RoomAction::Free(3)).is_err());
        assert!(room.change(&boris, RoomAction::Fill).is_err());
        assert!(room.change(&boris, RoomAction::Close).is_err());
        assert!(room.deal(boris.id, None, rng).is_err());
        assert!(room.change(&host, RoomAction::Free(0)).is_err());
        room.change(&host, RoomAction::Free(3)).unwrap();
        assert!(room.deal(host.id, None, rng).is_err());
        room.change(&host, RoomAction::Bot(3, BotKind::Random))
            .unwrap();
        room.deal(host.id, None, rng).unwrap();
        assert!(room.seats.iter().all(|seat| !seat.name.is_empty()));
        assert!(room.change(&host, RoomAction::Close).is_err());
        // The same cards for other people.
        let mut next = Room::again(
            TableRow::empty("u", boris.id, 2),
            &boris,
            room.options.clone(),
            &room.seats,
        );
        assert!(next.deal(boris.id, Some(&room.row.record), rng).is_err());
        next.change(&host, RoomAction::Sit(None)).unwrap();
        next.deal(boris.id, Some(&room.row.record), rng).unwrap();
        let setup = |record: &str| {
            antipater_engine::seven::Record::read(record)
                .unwrap()
                .setup()
                .cloned()
        };
        assert_eq!(setup(&next.row.record), setup(&room.row.record));
    }

    #[test]
    fn bots_fill_what_is_empty_and_nothing_else() {
        let (mut room, host) = room(&[("people", "4"), ("level", "random")]);
        room.change(&person(2, "Boris"), RoomAction::Join(Some(2)))
            .unwrap();
        room.change(&host, RoomAction::Fill).unwrap();
        let bots = room.seats.iter().map(|seat| seat.bot);
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
    fn other_options_keep_the_people() {
        let (mut room, host) = room(&[("seats", "4"), ("people", "3")]);
        room.change(&person(2, "Boris"), RoomAction::Join(None))
            .unwrap();
        let with = |fields: &[(&str, &str)]| {
            let fields: Vec<_> = fields
                .iter()
                .map(|&(f, v)| (f.to_owned(), v.to_owned()))
                .collect();
            RoomAction::Options(Box::new(TableOptions::read(&fields, "").unwrap()))
        };
        room.change(&host, with(&[("seats", "7"), ("people", "4")]))
            .unwrap();
        assert_eq!((room.seats.len(), room.people().len()), (7, 2));
        assert_eq!(room.seats.iter().filter(|seat| seat.is_free()).count(), 2);
        room.change(&host, with(&[("game", "duel")])).unwrap();
        assert!(room.is_full());
        room.change(&host, with(&[("seats", "3"), ("people", "3")]))
            .unwrap();
        room.change(&person(3, "Clio"), RoomAction::Join(None))
            .unwrap();
        assert!(room.change(&host, with(&[("game", "duel")])).is_err());
    }
}
