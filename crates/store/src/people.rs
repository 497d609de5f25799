//! People and their sessions.

use crate::Store;
use crate::ids::PersonId;
use crate::nodes::{Invalidation, note_invalidation};
use crate::rows::{
    PersonRow, SessionRow, person_columns, person_row, session_columns, session_row,
};
use crate::statements::{Connection, Done, statement};

impl Store {
    /// Stores a new person with the first session. Recovery code and login are set separately.
    ///
    /// # Errors
    /// If the query fails, or the person or the session exists.
    pub async fn add_person(
        &self,
        person: &PersonRow,
        session: &SessionRow,
    ) -> Result<(), sqlx::Error> {
        let (person, session) = (person.clone(), session.clone());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    statement(
                    "INSERT INTO people (id, name, settings, created_at, program) VALUES ($1, $2, $3, $4, $5)",
                )
                .bind(&person.id.0[..])
                .bind(&person.name)
                .bind(&person.settings)
                .bind(person.created_at)
                .bind(i64::from(person.program))
                .execute(&mut *connection)
                .await?;
                    insert_session(connection, &session).await
                })
            })
            .await
    }

    /// A person; `None` if there is none with this id.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn person(&self, id: PersonId) -> Result<Option<PersonRow>, sqlx::Error> {
        let query = concat!("SELECT ", person_columns!(), " FROM people WHERE id = $1");
        let row = statement(query).bind(&id.0[..]);
        let row = row.fetch_optional(&self.reading).await?;
        row.as_ref().map(person_row).transpose()
    }

    /// The session with this token hash, and its person.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn session(
        &self,
        token: &[u8; 32],
    ) -> Result<Option<(SessionRow, PersonRow)>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            session_columns!(),
            ", ",
            person_columns!(),
            " FROM sessions JOIN people ON people.id = sessions.person WHERE token = $1"
        );
        let row = statement(query).bind(&token[..]);
        let row = row.fetch_optional(&self.reading).await?;
        row.map(|row| Ok((session_row(&row)?, person_row(&row)?)))
            .transpose()
    }

    /// Stores another session of a person.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn add_session(&self, session: &SessionRow) -> Result<(), sqlx::Error> {
        let session = session.clone();
        self.writer
            .write(move |connection| {
                Box::pin(async move { insert_session(connection, &session).await })
            })
            .await
    }

    /// Ends a session of a person; `false` if there is no such session.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn end_session(
        &self,
        person: PersonId,
        token: &[u8; 32],
    ) -> Result<bool, sqlx::Error> {
        let token = *token;
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Person(person)).await?;
                    let done = statement("DELETE FROM sessions WHERE person = $1 AND token = $2")
                        .bind(&person.0[..])
                        .bind(&token[..])
                        .execute(connection)
                        .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }

    /// Makes a person a program for good; `false` if they have sat at a table, or have ratings. Harmless for a program.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn make_program(&self, person: PersonId) -> Result<bool, sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Person(person)).await?;
                    let query = "UPDATE people SET program = 1 WHERE id = $1 AND (program = 1 \
                         OR (NOT EXISTS (SELECT 1 FROM ratings WHERE person = $1) \
                         AND NOT EXISTS (SELECT 1 FROM seatings JOIN tables ON tables.id = seatings.table_id \
                         WHERE seatings.person = $1 AND tables.stage <> 'closed')))";
                    let query = statement(query).bind(&person.0[..]);
                    Ok(query.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// Records when a session was last used, in seconds since 1970. Ignored if there is no such session.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn touch_session(&self, token: &[u8; 32], now: i64) -> Result<(), sqlx::Error> {
        let token = *token;
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    statement("UPDATE sessions SET used_at = $1 WHERE token = $2")
                        .bind(now)
                        .bind(&token[..])
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Ends all sessions last used before a time, in seconds since 1970; returns their number. A session without a
    /// recorded use counts as used now.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn end_unused_sessions(&self, before: i64, now: i64) -> Result<u64, sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    statement("UPDATE sessions SET used_at = $1 WHERE used_at IS NULL")
                        .bind(now)
                        .execute(&mut *connection)
                        .await?;
                    let done = statement("DELETE FROM sessions WHERE used_at < $1")
                        .bind(before)
                        .execute(connection)
                        .await?;
                    Ok(done.rows_affected())
                })
            })
            .await
    }

    /// The sessions of a person, the oldest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn sessions(&self, person: PersonId) -> Result<Vec<SessionRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            session_columns!(),
            " FROM sessions WHERE person = $1 ORDER BY created_at, token"
        );
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(session_row).collect()
    }

    /// Changes a person's name.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn rename(&self, person: PersonId, name: &str) -> Result<(), sqlx::Error> {
        let name = name.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Person(person)).await?;
                    let query = statement("UPDATE people SET name = $1 WHERE id = $2");
                    let query = query.bind(name).bind(&person.0[..]);
                    one(query.execute(connection).await?)
                })
            })
            .await
    }

    /// Stores a person's settings.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn set_settings(&self, person: PersonId, settings: &str) -> Result<(), sqlx::Error> {
        let settings = settings.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Person(person)).await?;
                    let query = statement("UPDATE people SET settings = $1 WHERE id = $2");
                    let query = query.bind(settings).bind(&person.0[..]);
                    one(query.execute(connection).await?)
                })
            })
            .await
    }

    /// Sets or removes the hash of a person's recovery code. If it replaces one, all sessions of the person end except
    /// the one with the token hash `own`.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn set_recovery(
        &self,
        person: PersonId,
        code: Option<[u8; 32]>,
        own: Option<[u8; 32]>,
    ) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Person(person)).await?;
                    end_others(
                        connection,
                        person,
                        own,
                        "SELECT 1 FROM people WHERE id = $1 AND recovery IS NOT NULL",
                    )
                    .await?;
                    let query = statement("UPDATE people SET recovery = $1 WHERE id = $2");
                    let query = query.bind(code.map(Vec::from)).bind(&person.0[..]);
                    one(query.execute(connection).await?)
                })
            })
            .await
    }

    /// The hash of a person's recovery code, and the hash of the password as a PHC string.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn proofs(
        &self,
        person: PersonId,
    ) -> Result<(Option<Vec<u8>>, Option<String>), sqlx::Error> {
        let row = statement("SELECT recovery, password FROM people WHERE id = $1");
        let row = row
            .bind(&person.0[..])
            .fetch_optional(&self.reading)
            .await?;
        let Some(row) = row else {
            return Ok((None, None));
        };
        Ok((row.try_get("recovery")?, row.try_get("password")?))
    }

    /// The person whose recovery code has this hash.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn person_by_recovery(
        &self,
        code: &[u8; 32],
    ) -> Result<Option<PersonRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            " FROM people WHERE recovery = $1"
        );
        let row = statement(query).bind(&code[..]);
        let row = row.fetch_optional(&self.reading).await?;
        row.as_ref().map(person_row).transpose()
    }

    /// Sets a login: a name, and the hash of a password as a PHC string. `false` if another person has the name. If it
    /// replaces one, all sessions of the person end except the one with the token hash `own`.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn set_login(
        &self,
        person: PersonId,
        login: &str,
        password: &str,
        own: Option<[u8; 32]>,
    ) -> Result<bool, sqlx::Error> {
        let (login, password) = (login.to_owned(), password.to_owned());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let taken = statement("SELECT 1 FROM people WHERE login = $1 AND id <> $2");
                    let taken = taken.bind(&login).bind(&person.0[..]);
                    if taken.fetch_optional(&mut *connection).await?.is_some() {
                        return Ok(false);
                    }
                    note_invalidation(connection, Invalidation::Person(person)).await?;
                    end_others(
                        connection,
                        person,
                        own,
                        "SELECT 1 FROM people WHERE id = $1 AND password IS NOT NULL",
                    )
                    .await?;
                    let query =
                        statement("UPDATE people SET login = $1, password = $2 WHERE id = $3");
                    let query = query.bind(login).bind(password).bind(&person.0[..]);
                    one(query.execute(connection).await?)?;
                    Ok(true)
                })
            })
            .await
    }

    /// The person with this login, and the hash of the password.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn login(&self, login: &str) -> Result<Option<(PersonRow, String)>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            ", people.password FROM people WHERE login = $1 AND password IS NOT NULL"
        );
        let row = statement(query).bind(login);
        let row = row.fetch_optional(&self.reading).await?;
        row.map(|row| Ok((person_row(&row)?, row.try_get("password")?)))
            .transpose()
    }
}

/// Ends all sessions of a person except one, if a query about the person finds a row.
async fn end_others(
    connection: &mut Connection,
    person: PersonId,
    own: Option<[u8; 32]>,
    condition: &'static str,
) -> Result<(), sqlx::Error> {
    let applies = statement(condition).bind(&person.0[..]);
    if applies.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(());
    }
    statement("DELETE FROM sessions WHERE person = $1 AND token IS DISTINCT FROM $2")
        .bind(&person.0[..])
        .bind(own.map(Vec::from))
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert_session(
    connection: &mut Connection,
    session: &SessionRow,
) -> Result<(), sqlx::Error> {
    statement(
        "INSERT INTO sessions (token, person, api, label, device, created_at, used_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&session.token[..])
    .bind(&session.person.0[..])
    .bind(i64::from(session.api))
    .bind(&session.label)
    .bind(&session.device)
    .bind(session.created_at)
    .bind(session.used_at)
    .execute(connection)
    .await?;
    Ok(())
}

/// Fails if a change has found no row.
#[allow(clippy::needless_pass_by_value, reason = "as it comes from a query")]
pub(super) fn one(done: Done) -> Result<(), sqlx::Error> {
    if done.rows_affected() > 0 {
        Ok(())
    } else {
        Err(sqlx::Error::RowNotFound)
    }
}
