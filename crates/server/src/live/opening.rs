//! Opening tables, and changes of a waiting room until the deal. Everything random is drawn here.

use antipater_show::options::TableOptions;
use antipater_store::ids::{PersonId, hex, random_bytes};
use antipater_store::{TableRow, TableStage};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use super::deal_keys;
use super::registry::{LiveTable, Tables};
use super::room::{Room, RoomAction};
use super::seats;
use crate::error::Error;
use crate::people::Person;

/// Bytes of randomness in the id of a table, and in its secret keys.
const ID_BYTES: usize = 12;
const KEY_BYTES: usize = 16;

impl Tables {
    /// Opens a table; deals at once if it waits for no other person.
    pub(crate) async fn open(&self, host: &Person, options: TableOptions) -> Result<String, Error> {
        let room = Room::open(self.new_row(host.id), host, options);
        let tables = self.clone();
        whole(async move { tables.add(room).await }).await
    }

    /// The row of a new table of a host.
    pub(super) fn new_row(&self, host: PersonId) -> TableRow {
        let now = self.services.clock.unix_seconds();
        TableRow {
            invitation: Some(hex(&random_bytes::<KEY_BYTES>())),
            watch: Some(hex(&random_bytes::<KEY_BYTES>())),
            ..TableRow::empty(hex(&random_bytes::<ID_BYTES>()), host, now)
        }
    }

    pub(super) async fn add(&self, mut room: Room) -> Result<String, Error> {
        if room.is_full() {
            self.deal_cards(&mut room).await?;
        } else if room.options.common.listed {
            self.has_lobby_place(room.row.host, None).await?;
        }
        let (row, people) = room.stored();
        self.services.store.add_table(&row, &people).await?;
        self.start_daily(&room, &row.id).await?;
        self.tell(&people);
        if row.listed {
            self.lobby_changed();
        }
        Ok(row.id)
    }

    /// Changes a waiting room.
    pub(crate) async fn change(
        &self,
        id: &str,
        person: &Person,
        change: RoomAction,
    ) -> Result<(), Error> {
        let (tables, id, person) = (self.clone(), id.to_owned(), person.clone());
        whole(async move {
            let closes = change == RoomAction::Close;
            let sits = matches!(change, RoomAction::Sit(_) | RoomAction::Join(_));
            let apart = match change {
                RoomAction::Sit(_) => tables.services.store.kept_apart(person.id).await?,
                _ => Vec::new(),
            };
            if let RoomAction::Options(options) = &change
                && options.common.listed
            {
                tables.has_lobby_place(person.id, Some(&id)).await?;
            }
            tables
                .with_room(&id, async |room: &mut Room| {
                    // Without an invitation, nobody sits down with a person whom they block, or who blocks them.
                    // The answer is that of a table that is gone, so that it does not tell who blocks whom.
                    let enters = room.seat_of(person.id).is_none();
                    if enters && seats::any_of(&room.seats, &apart) {
                        return Err(Error::NoTable);
                    }
                    let sits_freely = matches!(change, RoomAction::Sit(_));
                    if enters && sits_freely && !tables.is_in_range(room, person.id).await? {
                        return Err(Error::OutsideRange);
                    }
                    let accepts = room.awaits(person.id);
                    room.change(&person, change.clone())?;
                    if sits && room.deals_itself(accepts) {
                        room.shuffle(&mut tables.rng());
                        tables.deal_cards(room).await?;
                    }
                    Ok(())
                })
                .await?;
            if closes {
                tables.end_rematch(&id, person.id).await?;
            }
            Ok(())
        })
        .await
    }

    /// Deals in a waiting room.
    pub(crate) async fn deal(&self, id: &str, person: &Person) -> Result<(), Error> {
        let (tables, id, person) = (self.clone(), id.to_owned(), person.id);
        whole(async move {
            tables
                .with_room(&id, async |room: &mut Room| {
                    if person != room.row.host {
                        return Err(Error::NotHost);
                    }
                    tables.deal_cards(room).await
                })
                .await
        })
        .await
    }

    /// A generator for a deal.
    pub(super) fn rng(&self) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.services.randomness.bytes())
    }

    /// Wakes the streams of people who follow their tables.
    fn tell(&self, people: &[PersonId]) {
        for person in people {
            self.services.people.tell(*person);
        }
    }

    pub(super) async fn deal_cards(&self, room: &mut Room) -> Result<(), Error> {
        let earlier = match &room.row.same_deal {
            Some(id) => self
                .services
                .store
                .table_row(id)
                .await?
                .map(|row| row.record),
            None => None,
        };
        self.deal_these(room, earlier.as_deref())
    }

    /// Deals the cards, or those of an earlier record.
    pub(super) fn deal_these(&self, room: &mut Room, earlier: Option<&str>) -> Result<(), Error> {
        let host = room.row.host;
        room.note_households(|person| self.moderation.household_of(person));
        let key = deal_keys::of_table(&self.services.store, &room.options);
        let mut rng = key.map_or_else(|| self.rng(), |key| key.deal(room.options.deal_number()));
        room.deal(host, earlier, &mut rng)?;
        room.row.started_at = Some(self.services.clock.unix_seconds());
        let began = self.services.clock.ticks();
        room.row.step_began = Some(began);
        let time = room.options.common.pace.first();
        room.row.deadline = time.map(|time| began + time);
        Ok(())
    }

    /// Changes a room and stores it; nothing has changed if either fails.
    pub(super) async fn with_room(
        &self,
        id: &str,
        change: impl AsyncFnOnce(&mut Room) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let LiveTable::Room(gathering) = self.find(id).await? else {
            return Err(Error::Started);
        };
        let mut room = gathering.room.lock().await;
        gathering.check()?;
        let mut next = room.clone();
        change(&mut next).await?;
        let (row, people) = next.stored();
        let stored = self.services.store.update_table(&row, &people).await;
        if let Err(error) = stored {
            return Err(self.refused_for_room(id, &gathering, room, error));
        }
        let (_, before) = room.stored();
        self.tell(&before);
        self.tell(&people);
        next.row = row;
        let gathers = next.row.stage == TableStage::Gathering;
        let listed = room.row.listed || next.row.listed;
        *room = next;
        drop(room);
        if !gathers {
            self.forget(id);
        }
        gathering.changes.send_modify(|changes| *changes += 1);
        if listed {
            self.lobby_changed();
        }
        Ok(())
    }
}

/// Runs work to its end even if the caller is gone, so that store and memory agree.
pub(super) async fn whole<T: Send + 'static>(
    work: impl Future<Output = Result<T, Error>> + Send + 'static,
) -> Result<T, Error> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|error| Err(Error::Broken(format!("a task ended: {error}"))))
}
