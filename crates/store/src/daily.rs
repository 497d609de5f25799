//! Tables with daily deals, by person, and their results. The options of a table contain its day.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::Store;
use crate::ids::PersonId;
use crate::rows::key;
use crate::statements::{Row, scalar, statement};
use crate::tables::has_table;

/// A table with a daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRow {
    /// The id of the table.
    pub id: String,
    /// Its options.
    pub options: String,
    /// Whether the game is over.
    pub over: bool,
}

/// The first game of a person with the deal of a game and day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyStart {
    /// The name of the game, with `date-` before it if the deal is not the server's.
    pub game: String,
    /// The UTC day, counted since 1970.
    pub day: i64,
    /// The person.
    pub person: PersonId,
    /// The table.
    pub table: String,
    /// The network that it was opened from, if known.
    pub network: Option<String>,
}

/// How a game of a deal of a day or of an event ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// Seconds since 1970.
    pub finished_at: i64,
    /// The place, from 1.
    pub place: usize,
    /// The lead over the best of the others, in points.
    pub lead: i32,
    /// The points, if they decided.
    pub points: Option<i32>,
    /// What was taken in each decision, as JSON.
    pub taken: String,
}

/// A person's game that counts for a daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyEntryRow {
    /// The person.
    pub person: PersonId,
    /// The person's present name.
    pub name: String,
    /// Whether the person wants to stand in public lists.
    pub public: bool,
    /// The table.
    pub table: String,
    /// The key for spectators of the table.
    pub watch: Option<String>,
    /// Whether it was played elsewhere.
    pub unchecked: bool,
    /// The result.
    pub result: DailyResult,
}

/// Two people who have played the same deals from the same network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameNetworkRow {
    /// One of them.
    pub one: PersonId,
    /// The other one.
    pub other: PersonId,
    /// The number of deals.
    pub deals: usize,
    /// Whether both are signed in with the same kind of browser.
    pub same_device: bool,
}

impl Store {
    /// Notes the first game of a person with a daily deal. Ignored if there is one, or no such table.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn start_daily(&self, start: DailyStart) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    if !has_table(connection, &start.table).await? {
                        return Ok(());
                    }
                    let query = "INSERT INTO daily_entries (game, day, person, table_id, network) \
                         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
                    let new = statement(query).bind(start.game).bind(start.day);
                    let new = new.bind(start.person.0.to_vec()).bind(start.table);
                    let new = new.bind(start.network).execute(connection);
                    new.await.map(|_| ())
                })
            })
            .await
    }

    /// Notes how the game of a table ended, if it counts for a daily deal. The first result stays.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn finish_daily(&self, table: &str, result: DailyResult) -> Result<(), sqlx::Error> {
        let table = table.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE daily_entries SET finished_at = $2, place = $3, lead = $4, points = $5, taken = $6 \
                         WHERE table_id = $1 AND finished_at IS NULL";
                    let row = statement(query).bind(table).bind(result.finished_at);
                    let row = row.bind(result.place as i64).bind(i64::from(result.lead));
                    let row = row.bind(result.points.map(i64::from)).bind(result.taken);
                    row.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// The finished games that count for a daily deal, in the order in which they ended.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn daily_entries(
        &self,
        game: &str,
        day: i64,
    ) -> Result<Vec<DailyEntryRow>, sqlx::Error> {
        let query = "SELECT daily_entries.*, people.name, people.rated_since IS NOT NULL AS public, \
             tables.watch, coalesce(tables.brought, 0) > 0 AS unchecked FROM daily_entries JOIN people ON people.id = daily_entries.person \
             JOIN tables ON tables.id = daily_entries.table_id \
             WHERE daily_entries.game = $1 AND day = $2 AND daily_entries.finished_at IS NOT NULL \
             ORDER BY daily_entries.finished_at, daily_entries.table_id";
        let rows = statement(query).bind(game.to_owned()).bind(day);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(entry).collect()
    }

    /// The games of a person that count for daily deals, by day.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn daily_starts_of(
        &self,
        person: PersonId,
    ) -> Result<Vec<(DailyStart, Option<DailyResult>)>, sqlx::Error> {
        let query = "SELECT * FROM daily_entries WHERE person = $1 ORDER BY day, game";
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        let start = |row: &Row| {
            let start = DailyStart {
                game: row.try_get("game")?,
                day: row.try_get("day")?,
                person,
                table: row.try_get("table_id")?,
                network: row.try_get("network")?,
            };
            Ok((start, result_in(row)?))
        };
        rows.iter().map(start).collect()
    }

    /// The number of people who have begun a daily deal, and of those who have finished it.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn daily_players(&self, game: &str, day: i64) -> Result<(usize, usize), sqlx::Error> {
        let query = "SELECT count(*) AS begun, count(finished_at) AS finished FROM daily_entries \
             WHERE game = $1 AND day = $2";
        let row = statement(query).bind(game.to_owned()).bind(day);
        let row = row.fetch_one(&self.reading).await?;
        let number = |name| row.try_get::<i64>(name).map(|number| number as usize);
        Ok((number("begun")?, number("finished")?))
    }

    /// Tables with the deal of a day whose game is over and has no results yet.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn daily_without_results(
        &self,
        game: &str,
        day: i64,
        limit: u32,
    ) -> Result<Vec<String>, sqlx::Error> {
        let query = "SELECT tables.id FROM daily_entries JOIN tables ON tables.id = daily_entries.table_id \
             WHERE daily_entries.game = $1 AND daily_entries.day = $2 AND daily_entries.finished_at IS NULL \
             AND tables.stage = 'over' AND tables.counted = 0 ORDER BY tables.id LIMIT $3";
        let ids = scalar(query).bind(game.to_owned()).bind(day);
        ids.bind(i64::from(limit)).fetch_all(&self.reading).await
    }

    /// The places and leads of all finished games with the server's deals of some days, from the first to before the last, by
    /// deal.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn daily_places(
        &self,
        days: Range<i64>,
    ) -> Result<BTreeMap<(i64, String), Vec<(PersonId, usize, i32)>>, sqlx::Error> {
        let query = "SELECT game, day, person, place, lead FROM daily_entries \
             WHERE game IN ('seven', 'free-city', 'duel') AND day >= $1 AND day < $2 AND finished_at IS NOT NULL";
        let rows = statement(query).bind(days.start).bind(days.end);
        let mut deals: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for row in rows.fetch_all(&self.reading).await? {
            let person = PersonId(key(&row, "person")?);
            let number = |name| row.try_get::<i64>(name);
            let entry = (person, number("place")? as usize, number("lead")? as i32);
            let deal = (number("day")?, row.try_get("game")?);
            deals.entry(deal).or_default().push(entry);
        }
        Ok(deals)
    }

    /// Pairs of people who have played the same deals since a day from the same network, those with the most deals first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn same_networks(
        &self,
        since: i64,
        limit: u32,
    ) -> Result<Vec<SameNetworkRow>, sqlx::Error> {
        let query = "SELECT one.person AS one, other.person AS other, count(*) AS deals, \
             EXISTS (SELECT 1 FROM sessions JOIN sessions AS others ON others.device = sessions.device \
             WHERE sessions.person = one.person AND others.person = other.person AND sessions.device <> '') AS same_device \
             FROM daily_entries AS one \
             JOIN daily_entries AS other ON other.game = one.game AND other.day = one.day \
             AND other.network = one.network AND other.person > one.person \
             WHERE one.day >= $1 GROUP BY one.person, other.person ORDER BY deals DESC, one.person, other.person LIMIT $2";
        let rows = statement(query).bind(since).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        let pair = |row: &Row| {
            Ok(SameNetworkRow {
                one: PersonId(key(row, "one")?),
                other: PersonId(key(row, "other")?),
                deals: row.try_get::<i64>("deals")? as usize,
                same_device: row.try_get("same_device")?,
            })
        };
        rows.iter().map(pair).collect()
    }

    /// The tables of a person that have a daily deal, the first opened first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn daily_tables(&self, person: PersonId) -> Result<Vec<DailyRow>, sqlx::Error> {
        let query = "SELECT tables.id, tables.options, tables.stage FROM seatings JOIN tables ON tables.id = seatings.table_id \
             WHERE seatings.person = $1 AND tables.options LIKE '%[\"daily%' AND tables.stage IN ('playing', 'over') \
             ORDER BY tables.created_at, tables.id";
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        let row = |row: &crate::statements::Row| {
            let stage: String = row.try_get("stage")?;
            Ok(DailyRow {
                id: row.try_get("id")?,
                options: row.try_get("options")?,
                over: stage == "over",
            })
        };
        rows.iter().map(row).collect()
    }
}

fn entry(row: &Row) -> Result<DailyEntryRow, sqlx::Error> {
    let result = result_in(row)?.ok_or(sqlx::Error::RowNotFound)?;
    Ok(DailyEntryRow {
        person: PersonId(key(row, "person")?),
        name: row.try_get("name")?,
        public: row.try_get("public")?,
        table: row.try_get("table_id")?,
        watch: row.try_get("watch")?,
        unchecked: row.try_get("unchecked")?,
        result,
    })
}

/// The result in a row, if the game has ended.
pub(crate) fn result_in(row: &Row) -> Result<Option<DailyResult>, sqlx::Error> {
    let Some(finished_at) = row.try_get("finished_at")? else {
        return Ok(None);
    };
    let number = |name| row.try_get::<i64>(name);
    let points: Option<i64> = row.try_get("points")?;
    Ok(Some(DailyResult {
        finished_at,
        place: number("place")? as usize,
        lead: number("lead")? as i32,
        points: points.map(|points| points as i32),
        taken: row.try_get("taken")?,
    }))
}
