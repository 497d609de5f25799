//! The weekly leagues: who wants to be in one, and the groups of each week.

use crate::Store;
use crate::ids::PersonId;
use crate::rows::{PersonRow, key, person_columns, person_row};
use crate::statements::{Row, statement};

/// A person's place in the groups of a week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueSeatRow {
    /// The person.
    pub person: PersonRow,
    /// The group, from 0, the strongest.
    pub group: usize,
}

impl Store {
    /// A person wants to be in a league from now on. Repeating it changes nothing.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn join_league(&self, person: PersonId) -> Result<(), sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "INSERT INTO league_members (person, joined_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                    let query = statement(query).bind(&person.0[..]).bind(now);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// A person wants to be in no league, and leaves that of a week.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn leave_league(&self, person: PersonId, week: i64) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = statement("DELETE FROM league_members WHERE person = $1");
                    query.bind(&person.0[..]).execute(&mut *connection).await?;
                    let query = "DELETE FROM league_seats WHERE person = $1 AND week = $2";
                    let query = statement(query).bind(&person.0[..]).bind(week);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// The people who want to be in a league.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn league_members(&self) -> Result<Vec<PersonId>, sqlx::Error> {
        let query = "SELECT person FROM league_members ORDER BY joined_at, person";
        let rows = statement(query).fetch_all(&self.reading).await?;
        rows.iter()
            .map(|row| Ok(PersonId(key(row, "person")?)))
            .collect()
    }

    /// The latest week up to this one whose groups are made.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn latest_league(&self, week: i64) -> Result<Option<i64>, sqlx::Error> {
        let query = "SELECT max(week) AS latest FROM league_weeks WHERE week <= $1";
        let query = statement(query).bind(week);
        let row = query.fetch_one(&self.reading).await?;
        row.try_get("latest")
    }

    /// The groups of a week.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn league_seats(&self, week: i64) -> Result<Vec<LeagueSeatRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            ", league_seats.grade FROM league_seats JOIN people ON people.id = league_seats.person \
             WHERE league_seats.week = $1 ORDER BY league_seats.grade, people.id"
        );
        let rows = statement(query).bind(week).fetch_all(&self.reading).await?;
        let seat = |row: &Row| {
            Ok(LeagueSeatRow {
                person: person_row(row)?,
                group: row.try_get::<i64>("grade")? as usize,
            })
        };
        rows.iter().map(seat).collect()
    }

    /// Makes the groups of a week, unless they are made.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn make_league(
        &self,
        week: i64,
        seats: Vec<(PersonId, usize)>,
    ) -> Result<(), sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let new = "INSERT INTO league_weeks (week, made_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                    let new = statement(new).bind(week).bind(now);
                    if new.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(());
                    }
                    for (person, group) in &seats {
                        let query = "INSERT INTO league_seats (week, person, grade) VALUES ($1, $2, $3)";
                        let query = statement(query).bind(week).bind(&person.0[..]);
                        query.bind(*group as i64).execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Gives a person a place in a group of a week, unless they have one in that week.
    ///
    /// # Errors
    /// If the query fails, or the week has no groups.
    pub async fn enter_league(
        &self,
        week: i64,
        person: PersonId,
        group: usize,
    ) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "INSERT INTO league_seats (week, person, grade) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                    let query = statement(query).bind(week).bind(&person.0[..]);
                    query.bind(group as i64).execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// The weeks in which a person was in a league, with the group.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn leagues_of(&self, person: PersonId) -> Result<Vec<(i64, usize)>, sqlx::Error> {
        let query = "SELECT week, grade FROM league_seats WHERE person = $1 ORDER BY week";
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        let seat = |row: &Row| Ok((row.try_get("week")?, row.try_get::<i64>("grade")? as usize));
        rows.iter().map(seat).collect()
    }
}
