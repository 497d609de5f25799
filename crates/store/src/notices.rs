//! Notices of turns: the addresses at which people want them, and those that are due. What they say, and whether the
//! table still waits, is not known here.

use crate::Store;
use crate::ids::PersonId;
use crate::rows::{key, key_if_any};
use crate::statements::{Row, statement};

/// An address of a person: a browser that has subscribed, or a mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeAddressRow {
    /// The id: the hash of a browser's address, or of the person who has the mail address.
    pub id: [u8; 32],
    /// The person.
    pub person: PersonId,
    /// The token hash of the browser's session, with which the address ends; `None` for mail.
    pub session: Option<[u8; 32]>,
    /// The address at the push service, which is a secret, or the mail address.
    pub address: String,
    /// The browser's public key and its secret (RFC 8291); `None` for mail.
    pub keys: Option<(Vec<u8>, Vec<u8>)>,
    /// The language of the notices, as its tag.
    pub language: String,
    /// The origin of the site, as the person reaches it.
    pub site: String,
    /// Whether the person has confirmed the address.
    pub confirmed: bool,
    /// When it was added, in seconds since 1970.
    pub created_at: i64,
}

/// A notice that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueNotice {
    /// The table.
    pub table: String,
    /// The number of the decision.
    pub turn: usize,
    /// When it became due, in seconds since 1970.
    pub due_at: i64,
    /// How often it was sent in vain.
    pub attempts: u32,
    /// Where to send it.
    pub to: NoticeAddressRow,
    /// The settings of the person.
    pub settings: String,
}

/// The columns that [`address_row`] reads.
macro_rules! address_columns {
    () => {
        "notice_addresses.id, notice_addresses.person, notice_addresses.session, notice_addresses.address, \
         notice_addresses.public_key, notice_addresses.auth, notice_addresses.language, notice_addresses.site, \
         notice_addresses.confirmed, notice_addresses.created_at"
    };
}

impl Store {
    /// Adds an address. It replaces one with the same id or session, and of a person's addresses the `most` newest stay.
    ///
    /// # Errors
    /// If the query fails, or there is no such person or session.
    pub async fn add_notice_address(
        &self,
        row: &NoticeAddressRow,
        most: u32,
    ) -> Result<(), sqlx::Error> {
        let row = row.clone();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let session = row.session.map(Vec::from);
                    let older = "DELETE FROM notice_addresses WHERE id = $1 OR session = $2";
                    let older = statement(older).bind(&row.id[..]).bind(session.clone());
                    older.execute(&mut *connection).await?;
                    let (key, auth) = row.keys.unzip();
                    statement(
                        "INSERT INTO notice_addresses (id, person, session, address, public_key, auth, language, site, \
                         confirmed, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                    )
                    .bind(&row.id[..])
                    .bind(&row.person.0[..])
                    .bind(session)
                    .bind(&row.address)
                    .bind(key)
                    .bind(auth)
                    .bind(&row.language)
                    .bind(&row.site)
                    .bind(i64::from(row.confirmed))
                    .bind(row.created_at)
                    .execute(&mut *connection)
                    .await?;
                    let excess = "DELETE FROM notice_addresses WHERE person = $1 AND id NOT IN (SELECT id \
                         FROM notice_addresses WHERE person = $1 ORDER BY created_at DESC, id LIMIT $2)";
                    let excess = statement(excess).bind(&row.person.0[..]);
                    excess.bind(i64::from(most)).execute(connection).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Removes an address of a person with its notices; `false` if there is none with this id.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn remove_notice_address(
        &self,
        person: PersonId,
        id: [u8; 32],
    ) -> Result<bool, sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "DELETE FROM notice_addresses WHERE person = $1 AND id = $2";
                    let query = statement(query).bind(&person.0[..]).bind(&id[..]);
                    Ok(query.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// The addresses of a person, the oldest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn notice_addresses(
        &self,
        person: PersonId,
    ) -> Result<Vec<NoticeAddressRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            address_columns!(),
            " FROM notice_addresses WHERE person = $1 ORDER BY created_at, id"
        );
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(address_row).collect()
    }

    /// The address with this id.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn notice_address(
        &self,
        id: [u8; 32],
    ) -> Result<Option<NoticeAddressRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            address_columns!(),
            " FROM notice_addresses WHERE id = $1"
        );
        let row = statement(query).bind(&id[..]);
        let row = row.fetch_optional(&self.reading).await?;
        row.as_ref().map(address_row).transpose()
    }

    /// Notes that an address is its person's. Ignored if there is none with this id.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn confirm_notice_address(&self, id: [u8; 32]) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE notice_addresses SET confirmed = 1 WHERE id = $1";
                    let query = statement(query).bind(&id[..]);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// Plans the notices of a turn for all confirmed addresses of these people. One of an earlier turn is replaced; one of
    /// the same turn stays, whether it was sent or not.
    ///
    /// # Errors
    /// If the query fails, or there is no such table.
    pub async fn plan_notices(
        &self,
        table: &str,
        turn: usize,
        people: Vec<PersonId>,
        due_at: i64,
    ) -> Result<(), sqlx::Error> {
        let table = table.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for person in people {
                        statement(
                            "INSERT INTO notices (table_id, address, turn, due_at, attempts) \
                             SELECT $1, id, $2, $3, 0 FROM notice_addresses WHERE person = $4 AND confirmed <> 0 \
                             ON CONFLICT (table_id, address) DO UPDATE \
                             SET turn = excluded.turn, due_at = excluded.due_at, attempts = 0 \
                             WHERE notices.turn < excluded.turn",
                        )
                        .bind(&table)
                        .bind(turn as i64)
                        .bind(due_at)
                        .bind(&person.0[..])
                        .execute(&mut *connection)
                        .await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// The notices that are due at this second, the longest due first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn due_notices(&self, now: i64, limit: u32) -> Result<Vec<DueNotice>, sqlx::Error> {
        let query = concat!(
            "SELECT notices.table_id, notices.turn, notices.due_at, notices.attempts, people.settings, ",
            address_columns!(),
            " FROM notices JOIN notice_addresses ON notice_addresses.id = notices.address \
             JOIN people ON people.id = notice_addresses.person \
             WHERE notices.due_at <= $1 ORDER BY notices.due_at, notices.table_id, notices.address LIMIT $2"
        );
        let rows = statement(query).bind(now).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        let due = |row: &Row| {
            Ok(DueNotice {
                table: row.try_get("table_id")?,
                turn: row.try_get::<i64>("turn")? as usize,
                due_at: row.try_get("due_at")?,
                attempts: row.try_get::<i64>("attempts")? as u32,
                to: address_row(row)?,
                settings: row.try_get("settings")?,
            })
        };
        rows.iter().map(due).collect()
    }

    /// Puts a notice off to this second, or ends it; also stores its number of attempts. `false` if it is no longer as
    /// it was read: the turn is another one, or another process had it first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn put_off_notice(
        &self,
        notice: &DueNotice,
        due_at: Option<i64>,
        attempts: u32,
    ) -> Result<bool, sqlx::Error> {
        let notice = notice.clone();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let done = statement(
                        "UPDATE notices SET due_at = $1, attempts = $2 \
                         WHERE table_id = $3 AND address = $4 AND turn = $5 AND due_at = $6",
                    )
                    .bind(due_at)
                    .bind(i64::from(attempts))
                    .bind(&notice.table)
                    .bind(&notice.to.id[..])
                    .bind(notice.turn as i64)
                    .bind(notice.due_at)
                    .execute(connection)
                    .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }
}

fn address_row(row: &Row) -> Result<NoticeAddressRow, sqlx::Error> {
    let key_bytes: Option<Vec<u8>> = row.try_get("public_key")?;
    Ok(NoticeAddressRow {
        id: key(row, "id")?,
        person: PersonId(key(row, "person")?),
        session: key_if_any(row, "session")?,
        address: row.try_get("address")?,
        keys: key_bytes.zip(row.try_get::<Option<Vec<u8>>>("auth")?),
        language: row.try_get("language")?,
        site: row.try_get("site")?,
        confirmed: row.try_get::<i64>("confirmed")? != 0,
        created_at: row.try_get("created_at")?,
    })
}
