//! Lists of tables, and tables by their keys.

use antipater_bots::BotKind;
use antipater_engine::Seat;
use antipater_engine::duel::Duel;
use antipater_engine::duel::record::GAME as DUEL;
use antipater_engine::record::game as game_of_record;
use antipater_engine::seven::Seven;
use antipater_show::guide::Guidable;
use antipater_show::options::{DailyTable, TableOptions, day_of};
use antipater_show::view::{Glance, SummarySeat, TableStatus, TableSummary, Viewer};
use antipater_store::ids::PersonId;
use antipater_store::{ChoiceRow, MoveRow, TableRow, TableStage};
use antipater_table::Occupant;

use super::game_log::load;
use super::registry::Tables;
use super::seats::{self, TableSeat};
use crate::error::Error;

/// The most tables in a list.
pub(crate) const LISTED: usize = 30;
/// The most tables of the lobby that a page filters.
pub(crate) const IN_LOBBY: u32 = 200;

impl Tables {
    /// The table with this invitation.
    pub(crate) async fn invited(&self, invitation: &str) -> Result<TableRow, Error> {
        let row = self.services.store.table_by_invitation(invitation).await?;
        row.ok_or(Error::NoTable)
    }

    /// The table with this key for spectators. A deal of a day or of an event cannot be watched while
    /// others may still play it.
    pub(crate) async fn watched(&self, watch: &str) -> Result<TableRow, Error> {
        self.watched_by(watch, None).await
    }

    /// The same for a person, who may watch a daily deal after having finished it.
    pub(crate) async fn watched_by(
        &self,
        watch: &str,
        viewer: Option<PersonId>,
    ) -> Result<TableRow, Error> {
        let row = self.services.store.table_by_watch(watch).await?;
        let row = row.ok_or(Error::NoTable)?;
        let options = TableOptions::stored(&row.options).ok();
        if let Some(event) = options.as_ref().and_then(|options| options.event.as_ref()) {
            self.may_watch_deal(event, viewer).await?;
        }
        let deal = options.and_then(|options| Some((options.game, options.daily?)));
        match (deal, viewer) {
            (Some((game, deal)), Some(viewer)) if deal.day >= self.today() => {
                let finished = self.has_finished(viewer, game, deal).await?;
                finished.then_some(row).ok_or(Error::StillPlayed)
            }
            (Some((_, deal)), None) if deal.day >= self.today() => Err(Error::StillPlayed),
            _ => Ok(row),
        }
    }

    /// The present UTC day, counted since 1970.
    pub(crate) fn today(&self) -> i64 {
        day_of(self.services.clock.unix_seconds())
    }

    /// The tables of a person with daily deals, the first opened first.
    pub(crate) async fn daily(&self, person: PersonId) -> Result<Vec<DailyTable>, Error> {
        let rows = self.services.store.daily_tables(person).await?;
        let tables = rows.into_iter().filter_map(|row| {
            let options = TableOptions::stored(&row.options).ok()?;
            Some(DailyTable {
                table: row.id,
                game: options.game,
                deal: options.daily?,
                over: row.over,
            })
        });
        Ok(tables.collect())
    }

    /// The person's tables, the newest first: either open or finished ones.
    pub(crate) async fn of_person(
        &self,
        person: PersonId,
        finished: bool,
        before: Option<i64>,
    ) -> Result<Vec<TableSummary>, Error> {
        let rows = match finished {
            true => {
                let store = &self.services.store;
                store.tables_of(person, true, before, LISTED as u32).await?
            }
            false => self.open_rows(person, before, LISTED as u32).await?,
        };
        let rows = rows.into_iter();
        Ok(rows.filter_map(|row| summary(row, Some(person))).collect())
    }

    /// The person's open tables, the newest first. Challenges of people whom the person blocks stay unseen.
    pub(super) async fn open_rows(
        &self,
        person: PersonId,
        before: Option<i64>,
        most: u32,
    ) -> Result<Vec<TableRow>, Error> {
        let store = &self.services.store;
        let mut rows = store.tables_of(person, false, before, most).await?;
        let blocked = store.kept_apart(person).await?;
        rows.retain(|row| {
            let mut seats = seats::read(&row.seats).unwrap_or_default().into_iter();
            let waits = |seat: TableSeat| seat.kept && seat.person == Some(person);
            !blocked.contains(&row.host) || !seats.any(waits)
        });
        Ok(rows)
    }

    /// The person's open tables, the newest first, with a glance at each game in progress. They are read from the store,
    /// so another node may hold them.
    pub(crate) async fn unfinished(&self, person: PersonId) -> Result<Vec<TableSummary>, Error> {
        let mut tables = self.of_person(person, false, None).await?;
        for table in &mut tables {
            let Some(seat) = table.you.filter(|_| !table.is_gathering()) else {
                continue;
            };
            let Some((row, moves)) = self.services.store.table(&table.table).await? else {
                continue;
            };
            let choices = self.services.store.choices(&table.table).await?;
            let glance = glance(&row, &moves, &choices, seat);
            let (glance, ends) = glance.unwrap_or_else(|why| {
                tracing::error!("table {} cannot be read: {why}", row.id);
                (None, None)
            });
            let now = self.services.store.ticks_at(&row.id).await?;
            (table.glance, table.time_left) = (glance, ends.map(|end| end - now));
        }
        Ok(tables)
    }

    /// The tables in the lobby as a visitor sees them, the newest first, `most` at most. Those that gather people whom
    /// the visitor blocks, or who block the visitor, are missing.
    pub(crate) async fn lobby(
        &self,
        viewer: Option<PersonId>,
        most: u32,
    ) -> Result<Vec<TableSummary>, Error> {
        let rows = self.services.store.listed(most).await?;
        self.lobby_of(&rows, viewer).await
    }

    /// The lobby of these rows, as a viewer sees it.
    pub(super) async fn lobby_of(
        &self,
        rows: &[TableRow],
        viewer: Option<PersonId>,
    ) -> Result<Vec<TableSummary>, Error> {
        let apart = match viewer {
            Some(viewer) => self.services.store.kept_apart(viewer).await?,
            None => Vec::new(),
        };
        let open = |row: &TableRow| {
            let seats = seats::read(&row.seats).unwrap_or_default();
            row.stage != TableStage::Gathering || !seats::any_of(&seats, &apart)
        };
        let mut shown = Vec::new();
        for row in rows {
            if !apart.is_empty() && !open(row) {
                continue;
            }
            let host = row.host;
            if let Some(mut table) = summary(row.clone(), viewer) {
                table.ratings = self.range_of(&table.options, host).await?;
                table.open_to_you = table.is_gathering()
                    && table.you.is_none()
                    && table.free > 0
                    && self.fits(table.ratings, &table.options, viewer).await?;
                shown.push(self.without_news(table));
            }
        }
        Ok(shown)
    }

    /// A table in the lobby, without what its spectators see later.
    fn without_news(&self, mut table: TableSummary) -> TableSummary {
        if self.services.watch_delay > 0 && table.you.is_none() {
            table
                .seats
                .iter_mut()
                .for_each(|seat| seat.resigned = false);
        }
        table
    }
}

/// The summary of a table for a person; `None` if it cannot be read.
pub(super) fn summary(row: TableRow, viewer: Option<PersonId>) -> Option<TableSummary> {
    let options = TableOptions::stored(&row.options);
    let seats = seats::read(&row.seats);
    let (options, seats) = match (options, seats) {
        (Ok(options), Ok(seats)) => (options, seats),
        (Err(why), _) | (_, Err(why)) => {
            tracing::error!("table {} cannot be read: {why}", row.id);
            return None;
        }
    };
    let seat = |seat: &TableSeat| SummarySeat {
        name: Some(seat.name.clone()).filter(|name| !name.is_empty()),
        bot: seat.bot.map(BotKind::name),
        person: seat.key(),
        program: seat.program,
        resigned: seat.resigned,
        avatar: seat.avatar(),
    };
    let reserved = seats
        .iter()
        .any(|seat| seat.kept && viewer.is_some() && seat.person == viewer);
    let host = seats.iter().position(|seat| seat.person == Some(row.host));
    let gathers = row.stage == TableStage::Gathering;
    Some(TableSummary {
        table: row.id,
        stage: row.stage.name(),
        challenger: host.filter(|_| reserved && gathers),
        you: viewer.and_then(|viewer| {
            let mut seats = seats.iter();
            seats.position(|seat| seat.person == Some(viewer))
        }),
        seats: seats.iter().map(seat).collect(),
        free: seats.iter().filter(|seat| seat.is_free()).count(),
        declined: seats.iter().any(|seat| seat.declined),
        unanswered: seats.iter().any(|seat| seat.unanswered),
        ratings: None,
        open_to_you: false,
        ladder: options.ladder,
        options,
        same_deal: row.same_deal.is_some(),
        created_at: row.created_at,
        finished_at: row.finished_at,
        glance: None,
        time_left: None,
    })
}

/// What is open to everybody at the table of these rows, from the side of a seat, and when the time of its person is up, in
/// ticks.
fn glance(
    row: &TableRow,
    moves: &[MoveRow],
    choices: &[ChoiceRow],
    seat: usize,
) -> Result<(Option<Glance>, Option<i64>), String> {
    let game = game_of_record(&row.record).map_err(|error| error.to_string())?;
    match game.as_str() {
        DUEL => glance_at::<Duel>(row, moves, choices, seat),
        _ => glance_at::<Seven>(row, moves, choices, seat),
    }
}

fn glance_at<G: Guidable>(
    row: &TableRow,
    moves: &[MoveRow],
    choices: &[ChoiceRow],
    seat: usize,
) -> Result<(Option<Glance>, Option<i64>), String> {
    let seats = seats::read(&row.seats)?;
    // No bot chooses here, so the seed does not matter.
    let table = load::<G>((row, &seats), moves, choices, &[], 0)?;
    let facing = Seat::new(seat).ok_or("there is no such seat")?;
    let nobody = |_| Occupant {
        person: None,
        program: false,
        avatar: None,
        here: false,
    };
    let view = table.view(Viewer::Public { facing }, TableStatus::default(), nobody);
    let ends = table.banks().and_then(|banks| banks.ends(facing));
    Ok((Glance::of(&view), ends.or(table.clock().deadline)))
}
