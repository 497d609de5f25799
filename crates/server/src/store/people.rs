//! People and the sessions that act for them.

use sqlx::{Row, SqliteConnection};

use crate::ids::PersonId;
use crate::store::Store;
use crate::store::rows::{
    PersonRow, SessionRow, person_columns, person_row, session_columns, session_row,
};

impl Store {
    /// Stores a new person with the first session. Its recovery code and login are set on their own.
    ///
    /// # Errors
    /// When the database refuses, also because the person or the session is there already.
    pub async fn add_person(
        &self,
        person: &PersonRow,
        session: &SessionRow,
    ) -> Result<(), sqlx::Error> {
        let (person, session) = (person.clone(), session.clone());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                    "INSERT INTO people (id, name, settings, created_at) VALUES ($1, $2, $3, $4)",
                )
                .bind(&person.id.0[..])
                .bind(&person.name)
                .bind(&person.settings)
                .bind(person.created_at)
                .execute(&mut *connection)
                .await?;
                    insert_session(connection, &session).await
                })
            })
            .await
    }

    /// A person; `None` when there is none.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn person(&self, id: PersonId) -> Result<Option<PersonRow>, sqlx::Error> {
        let query = concat!("SELECT ", person_columns!(), " FROM people WHERE id = $1");
        let row = sqlx::query(query).bind(&id.0[..]);
        let row = row.fetch_optional(&self.reading).await?;
        row.as_ref().map(person_row).transpose()
    }

    /// The session of a token's hash, with its person.
    ///
    /// # Errors
    /// When the database refuses.
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
        let row = sqlx::query(query).bind(&token[..]);
        let row = row.fetch_optional(&self.reading).await?;
        row.map(|row| Ok((session_row(&row)?, person_row(&row)?)))
            .transpose()
    }

    /// Stores a further session of a person.
    ///
    /// # Errors
    /// When the database refuses, also because there is no such person.
    pub async fn add_session(&self, session: &SessionRow) -> Result<(), sqlx::Error> {
        let session = session.clone();
        self.writer
            .write(move |connection| {
                Box::pin(async move { insert_session(connection, &session).await })
            })
            .await
    }

    /// Ends a session of a person; `false` when the person has no such session.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn end_session(
        &self,
        person: PersonId,
        token: &[u8; 32],
    ) -> Result<bool, sqlx::Error> {
        let token = *token;
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("DELETE FROM sessions WHERE person = $1 AND token = $2")
                        .bind(&person.0[..])
                        .bind(&token[..])
                        .execute(connection)
                        .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }

    /// Ends all sessions of a person that are programs (`api`), or all that are browsers.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn end_sessions(&self, person: PersonId, api: bool) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM sessions WHERE person = $1 AND api = $2")
                        .bind(&person.0[..])
                        .bind(i64::from(api))
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// The sessions of a person, the oldest first.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn sessions(&self, person: PersonId) -> Result<Vec<SessionRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            session_columns!(),
            " FROM sessions WHERE person = $1 ORDER BY created_at, token"
        );
        let rows = sqlx::query(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(session_row).collect()
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// When the database refuses, or there is no such person.
    pub async fn rename(&self, person: PersonId, name: &str) -> Result<(), sqlx::Error> {
        let name = name.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = sqlx::query("UPDATE people SET name = $1 WHERE id = $2");
                    let query = query.bind(name).bind(&person.0[..]);
                    one(query.execute(connection).await?)
                })
            })
            .await
    }

    /// Keeps a person's settings.
    ///
    /// # Errors
    /// When the database refuses, or there is no such person.
    pub async fn set_settings(&self, person: PersonId, settings: &str) -> Result<(), sqlx::Error> {
        let settings = settings.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = sqlx::query("UPDATE people SET settings = $1 WHERE id = $2");
                    let query = query.bind(settings).bind(&person.0[..]);
                    one(query.execute(connection).await?)
                })
            })
            .await
    }

    /// Keeps the hash of a person's recovery code, or forgets it.
    ///
    /// # Errors
    /// When the database refuses, or there is no such person.
    pub async fn set_recovery(
        &self,
        person: PersonId,
        code: Option<[u8; 32]>,
    ) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = sqlx::query("UPDATE people SET recovery = $1 WHERE id = $2");
                    let query = query.bind(code.map(Vec::from)).bind(&person.0[..]);
                    one(query.execute(connection).await?)
                })
            })
            .await
    }

    /// Whose recovery code has this hash.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn person_by_recovery(
        &self,
        code: &[u8; 32],
    ) -> Result<Option<PersonRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            " FROM people WHERE recovery = $1"
        );
        let row = sqlx::query(query).bind(&code[..]);
        let row = row.fetch_optional(&self.reading).await?;
        row.as_ref().map(person_row).transpose()
    }

    /// Keeps what a person logs in with: a name and the hash of a password, as a PHC string. `false` when the name is
    /// somebody else's.
    ///
    /// # Errors
    /// When the database refuses, or there is no such person.
    pub async fn set_login(
        &self,
        person: PersonId,
        login: &str,
        password: &str,
    ) -> Result<bool, sqlx::Error> {
        let (login, password) = (login.to_owned(), password.to_owned());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query =
                        sqlx::query("UPDATE people SET login = $1, password = $2 WHERE id = $3");
                    let query = query.bind(login).bind(password).bind(&person.0[..]);
                    match query.execute(connection).await {
                        Ok(done) => one(done).map(|()| true),
                        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                            Ok(false)
                        }
                        Err(error) => Err(error),
                    }
                })
            })
            .await
    }

    /// Who logs in with this name, and the hash of the password.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn login(&self, login: &str) -> Result<Option<(PersonRow, String)>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            ", people.password FROM people WHERE login = $1 AND password IS NOT NULL"
        );
        let row = sqlx::query(query).bind(login);
        let row = row.fetch_optional(&self.reading).await?;
        row.map(|row| Ok((person_row(&row)?, row.try_get("password")?)))
            .transpose()
    }
}

async fn insert_session(
    connection: &mut SqliteConnection,
    session: &SessionRow,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO sessions (token, person, api, label, created_at) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&session.token[..])
    .bind(&session.person.0[..])
    .bind(i64::from(session.api))
    .bind(&session.label)
    .bind(session.created_at)
    .execute(connection)
    .await?;
    Ok(())
}

/// Refuses a change that found no row to change.
#[allow(clippy::needless_pass_by_value, reason = "as it comes from a query")]
pub(super) fn one(done: sqlx::sqlite::SqliteQueryResult) -> Result<(), sqlx::Error> {
    if done.rows_affected() > 0 {
        Ok(())
    } else {
        Err(sqlx::Error::RowNotFound)
    }
}
